// Over the board, with the real program: hands touch, carry, let go and take off, and the clock is pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Regulations } from "../src/wire/sent.ts";
import type { TableMade } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { type Look, newPerson, PHONE, picture } from "./support/browser.ts";
import { browser, leave, server } from "./support/program.ts";
import { findAct, sendAct } from "./support/sheet.ts";

/** Two people over the board: White opens the table, Black comes by the link. */
async function twoOverTheBoard(
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

async function made(page: Page, regulations: Regulations, opponent = "friend"): Promise<TableMade> {
  await page.request.get(`${server.site}/api/v1/me`);
  const body = { opponent, colour: "white", regulations };
  const answer = await page.request.post(`${server.site}/api/v1/tables`, {
    data: body,
    headers: { Origin: new URL(server.site).origin },
  });
  assert.ok(answer.ok(), await answer.text());
  return (await answer.json()) as TableMade;
}

/** The middle of a square as this page shows it. */
async function middle(page: Page, square: string): Promise<[number, number]> {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: string, ...over: string[]): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const square of over) {
    await page.mouse.move(...(await middle(page, square)), { steps: 4 });
    // A hop is a piece that rests over a square: the time is the gesture.
    if (over.length > 1) await page.waitForTimeout(260);
  }
  await page.mouse.up();
}

const stands = (pages: Page[], square: string, piece: string): Promise<unknown> =>
  Promise.all(pages.map((page) => page.locator(`.wood piece.${piece}[data-on=${square}]`).waitFor()));

const press = async (page: Page): Promise<void> => {
  await page.locator(".press-clock").click();
  await page.locator(".sending:not(.on)").waitFor();
};

test("an illegal move stands until the opponent notices it, and then it is put right and paid for", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400+30" });
  const [white, black] = pages;
  await drag(white, "e2", "e4");
  await stands(pages, "e4", "white.pawn");
  await press(white);
  // Nobody says that a bishop does not jump.
  await drag(black, "f8", "b4");
  await stands(pages, "b4", "black.bishop");
  await press(black);
  assert.equal(await white.locator(".notice.warn").count(), 0);
  await picture(black, "wood-desktop");
  await assertAccessible(black, "over the board");

  await white.keyboard.press("/");
  await sendAct(await findAct(white, "illegal move", "notice-illegal-move"));
  await stands(pages, "f8", "black.bishop");
  await white.locator(".notice.warn .article").first().waitFor();
  await leave(pages);
});

test("a piece is captured, a king castles, and a pawn becomes a queen, all by hand", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400" });
  const [white, black] = pages;
  const turns: [Page, string, string, string][] = [
    [white, "e2", "e4", "white.pawn"],
    [black, "d7", "d5", "black.pawn"],
    [white, "e4", "d5", "white.pawn"],
    [black, "c7", "c6", "black.pawn"],
    [white, "d5", "c6", "white.pawn"],
    [black, "e7", "e6", "black.pawn"],
    [white, "c6", "b7", "white.pawn"],
    [black, "a7", "a6", "black.pawn"],
    [white, "g1", "f3", "white.knight"],
    [black, "a6", "a5", "black.pawn"],
    [white, "f1", "e2", "white.bishop"],
    [black, "a5", "a4", "black.pawn"],
  ];
  for (const [page, from, to, piece] of turns) {
    await drag(page, from, to);
    await stands(pages, to, piece);
    await press(page);
  }
  await drag(white, "e1", "g1");
  await drag(white, "h1", "f1");
  await stands(pages, "f1", "white.rook");
  await press(white);
  await drag(black, "a4", "a3");
  await stands(pages, "a3", "black.pawn");
  await press(black);
  // The pawn takes on a8 and becomes a queen.
  await drag(white, "b7", "a8");
  await stands(pages, "a8", "white.pawn");
  await white.locator("[data-square=a8]").focus();
  await white.keyboard.press("p");
  await white.keyboard.press("q");
  await stands(pages, "a8", "white.queen");
  await white.keyboard.press("Space");
  await white.locator(".player.black .clock.running").waitFor();
  await leave(pages);
});

test("by keyboard alone, on a phone, and in Czech: a touched piece binds, and the clock is pressed with Space", async () => {
  const pages = await twoOverTheBoard({ time_control: "300+3" }, [{ viewport: PHONE, locale: "cs-CZ" }, {}]);
  const [white, black] = pages;
  await white.locator("[data-square=e2]").focus();
  await white.keyboard.press("Enter");
  await white.locator("[data-square=e4]").focus();
  await white.keyboard.press("Enter");
  await stands(pages, "e4", "white.pawn");
  await white.keyboard.press("Space");
  await black.locator(".player.black .clock.running").waitFor();
  await picture(white, "wood-phone");
  await assertAccessible(white, "over the board on a phone");
  await white.getByRole("button", { name: "Opravuji" }).click();
  await leave(pages);
});

test("in draughts what was jumped is taken off afterwards", async () => {
  const pages = await twoOverTheBoard({ game: "czech-draughts", time_control: "1800" });
  const [white, black] = pages;
  await drag(white, "c3", "d4");
  await stands(pages, "d4", "white.man");
  await press(white);
  await drag(black, "f6", "e5");
  await stands(pages, "e5", "black.man");
  await press(black);
  await drag(white, "d4", "f6");
  await stands(pages, "f6", "white.man");
  await white.mouse.click(...(await middle(white, "e5")));
  await Promise.all(
    pages.map((page) => page.locator(".wood piece[data-on=e5]").waitFor({ state: "detached" })),
  );
  await press(white);
  await black.locator(".player.black .clock.running").waitFor();
  await picture(black, "wood-draughts");
  await leave(pages);
});

test("a capture of two is carried hop by hop, and ends the game when both pieces are off", async () => {
  const pages = await twoOverTheBoard({ game: "czech-draughts", start: "W:Wc3:Bd4,f6" });
  const [white] = pages;
  await drag(white, "c3", "e5", "g7");
  await stands(pages, "g7", "white.man");
  for (const jumped of ["d4", "f6"]) {
    await white.mouse.click(...(await middle(white, jumped)));
    await white.locator(`.wood piece[data-on=${jumped}]`).waitFor({ state: "detached" });
  }
  await white.locator(".result .score").getByText("1–0").waitFor();
  await leave(pages);
});

test("one tablet between two: each edge acts for its own side", async () => {
  const page = await newPerson(browser, { viewport: { width: 820, height: 1180 }, hasTouch: true });
  await page.goto(server.site);
  const { table } = await made(page, { time_control: "900+10", conduct: "over-the-board" }, "myself");
  await page.goto(`${server.site}/t/${table}`);
  await page.locator(".wood piece").first().waitFor();
  const edge = (side: string) => page.getByRole("group", { name: side, exact: true });
  await drag(page, "e2", "e4");
  await stands([page], "e4", "white.pawn");
  await edge("White").getByRole("button", { name: "Press the clock" }).click();
  await page.locator(".player.black .clock.running").waitFor();
  await drag(page, "e7", "e5");
  await stands([page], "e5", "black.pawn");
  await edge("Black").getByRole("button", { name: "Press the clock" }).click();
  await page.locator(".player.white .clock.running").waitFor();
  await picture(page, "tablet");
  await assertAccessible(page, "one tablet between two");
  await edge("Black").getByRole("button", { name: "More…" }).click();
  await page.locator("dialog li").first().waitFor();
  await picture(page, "tablet-sheet");
  await sendAct(await findAct(page, "resign", "resign"));
  await page.locator(".result .score").getByText("1–0").waitFor();
  await leave([page]);
});
