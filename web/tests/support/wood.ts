// Over the board, with the real program: hands of people on the pages.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { TableMade } from "../../src/wire/received.ts";
import type { Regulations } from "../../src/wire/sent.ts";
import { type Look, newPerson } from "./browser.ts";
import { browser, server } from "./program.ts";

/** Two people over the board: White opens the table, Black comes by the link. */
export async function twoOverTheBoard(
  regulations: Regulations,
  looks: [Look, Look] = [{}, {}],
): Promise<[Page, Page]> {
  const white = await newPerson(browser, looks[0]);
  await white.goto(server.site);
  const { table, links } = await made(white, { ...regulations, conduct: "over-the-board" });
  await white.goto(`${server.site}/t/${table}`);
  const black = await newPerson(browser, looks[1]);
  await black.goto(`${server.site}/t/${table}?key=${links.find(({ role }) => role === "black")?.key}`);
  await black.locator(".wood piece").first().waitFor();
  await white.getByLabel("Link for Black").waitFor({ state: "detached" });
  return [white, black];
}

export async function made(page: Page, regulations: Regulations, opponent = "friend"): Promise<TableMade> {
  // The page asks who it is, too, and two first questions at once would make two guests of one person.
  await page.locator(".head .person").waitFor();
  const body = { opponent, colour: "white", regulations };
  const answer = await page.request.post(`${server.site}/api/v1/tables`, {
    data: body,
    headers: { Origin: new URL(server.site).origin },
  });
  assert.ok(answer.ok(), await answer.text());
  return (await answer.json()) as TableMade;
}

/** The middle of a square as this page shows it. */
export async function middle(page: Page, square: string): Promise<[number, number]> {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function drag(page: Page, from: string, ...over: string[]): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const square of over) {
    await page.mouse.move(...(await middle(page, square)), { steps: 4 });
    // A hop is a piece that rests over a square: the time is the gesture.
    if (over.length > 1) await page.waitForTimeout(260);
  }
  await page.mouse.up();
}

export const stands = (pages: Page[], square: string, piece: string): Promise<unknown> =>
  Promise.all(pages.map((page) => page.locator(`.wood piece.${piece}[data-on=${square}]`).waitFor()));

export const press = async (page: Page): Promise<void> => {
  await page.locator(".press-clock").click();
  await page.locator(".sending:not(.on)").waitFor();
};
