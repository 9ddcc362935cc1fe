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

/** Plays a move by pressing its squares, and waits until the server has it. */
export async function playMove(page: Page, move: string): Promise<void> {
  for (const square of move.split("-")) await pressSquare(page, square);
}
