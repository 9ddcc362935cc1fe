// Hands on the board.
import type { Page } from "playwright-core";

/** The middle of a square. */
export async function squareBox(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  if (!box) throw new Error(`there is no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function pressSquare(page: Page, square: string): Promise<void> {
  await page.locator(`[data-square=${square}]`).scrollIntoViewIfNeeded();
  const { x, y } = await squareBox(page, square);
  await page.mouse.click(x, y);
}

/** The same with a finger. */
export async function tapSquare(page: Page, square: string): Promise<void> {
  await page.locator(`[data-square=${square}]`).scrollIntoViewIfNeeded();
  const { x, y } = await squareBox(page, square);
  await page.touchscreen.tap(x, y);
}

/** Plays a move by pressing its squares one after the other. */
export async function playMove(page: Page, move: string, press = pressSquare): Promise<void> {
  for (const square of move.split("-")) await press(page, square);
}
