// Over the board, with the real program: hands touch, carry, let go and take off, and the clock is pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { fits, NARROWEST, newPerson, PHONE, picture } from "./support/browser.ts";
import { browser, leave, server } from "./support/program.ts";
import { findAct, sendAct } from "./support/sheet.ts";
import { drag, made, middle, press, stands, twoOverTheBoard } from "./support/wood.ts";

async function dragFromBox(page: Page, name: string, square: string): Promise<void> {
  const box = await page.getByRole("button", { name }).boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, square)), { steps: 5 });
  await page.mouse.up();
}

/** What a screen reader was told, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const said = document.getElementById("said");
    if (said)
      new MutationObserver(() => heard.push(said.textContent ?? "")).observe(said, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard.map((words) =>
        words.replaceAll("\u00a0", " ").trim(),
      ),
    );
}

async function hears(heard: () => Promise<string[]>, words: RegExp): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await heard()).some((text) => words.test(text))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${words} was not said, but ${(await heard()).join(" | ")}`);
}

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
  // Who was right is told so without alarm, and has nothing to appeal against; the other one may.
  await white.locator(".notice .article").first().waitFor();
  assert.equal(await white.locator(".notice.warn").count(), 0);
  assert.equal(await white.getByRole("button", { name: "Appeal…" }).count(), 0);
  await black.locator(".notice.warn .article").first().waitFor();
  await black.getByRole("button", { name: "Appeal…" }).waitFor();
  await leave(pages);
});

/** Fingers come down on squares one after the other, within a moment, and go where they are let go. */
async function withTwoFingers(page: Page, ways: [string, string][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = async (square: string, id: number): Promise<{ x: number; y: number; id: number }> => {
    const [x, y] = await middle(page, square);
    return { x, y, id };
  };
  const from = await Promise.all(ways.map(([square], id) => at(square, id)));
  const to = await Promise.all(ways.map(([, square], id) => at(square, id)));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: typeof from): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", from.slice(0, 1));
  await send("touchStart", from);
  await send("touchMove", to);
  await send("touchEnd", to.slice(1));
  await send("touchEnd", []);
}

test("two fingers castle, in the order in which they touch, and so do two keys", async () => {
  const start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  const pages = await twoOverTheBoard({ time_control: "5400", start }, [{ hasTouch: true }, {}]);
  const [white, black] = pages;
  const [heardByBlack, heardByWhite] = [await listen(black), await listen(white)];
  await withTwoFingers(white, [
    ["e1", "g1"],
    ["h1", "f1"],
  ]);
  await stands(pages, "g1", "white.king");
  await stands(pages, "f1", "white.rook");
  await hears(heardByBlack, /touches e1, h1/);
  await press(white);
  await black.locator("[data-square=e8]").focus();
  await black.keyboard.press("t");
  await black.locator("[data-square=a8]").focus();
  await black.keyboard.press("t");
  await hears(heardByWhite, /touches e8, a8/);
  await black.locator("[data-square=c8]").focus();
  await black.keyboard.press("Enter");
  await stands(pages, "c8", "black.king");
  await leave(pages);
});

test("what was taken off is given back, by mouse and by keyboard", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400" });
  const [white, black] = pages;
  const takeOff = async (square: string): Promise<void> => {
    await white.locator(`[data-square=${square}]`).focus();
    await white.keyboard.press("Delete");
    await Promise.all(
      pages.map((page) => page.locator(`.wood piece[data-on=${square}]`).waitFor({ state: "detached" })),
    );
  };
  await takeOff("g8");
  await dragFromBox(white, "Give back: black knight", "g8");
  await stands(pages, "g8", "black.knight");
  await takeOff("d7");
  await white.getByRole("button", { name: "Give back: black pawn" }).press("Enter");
  await white.locator("[data-square=d7]").press("Enter");
  await stands(pages, "d7", "black.pawn");
  await takeOff("a2");
  await dragFromBox(white, "Take a pawn from the box", "a2");
  await stands(pages, "a2", "white.pawn");
  assert.equal(await black.locator(".notice.warn").count(), 0);
  await leave(pages);
});

test("without an arbiter whoever claims a draw has it examined; a player's colour is written on a phone", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400" }, [
    { viewport: PHONE },
    { viewport: NARROWEST },
  ]);
  const [white, black] = pages;
  await white.locator(".player.white .side").getByText("White").waitFor();
  await black.locator(".player.black .side").getByText("Black").waitFor();
  await fits(black);
  await picture(black, "wood-own-colour");
  for (const [page, from, to, piece] of [
    [white, "e2", "e4", "white.pawn"],
    [black, "e7", "e5", "black.pawn"],
  ] as const) {
    await drag(page, from, to);
    await stands(pages, to, piece);
    await press(page);
  }
  await white.keyboard.press("/");
  await sendAct(await findAct(white, "claim repetition", "claim-repetition"));
  await white.getByRole("button", { name: "Have it examined" }).click();
  await white.locator(".notice.warn").getByText("FIDE 9.5b").first().waitFor();
  await white.locator(".player.white .clock.running").waitFor();
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
  await dragFromBox(white, "Take a queen from the box", "a8");
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
  await fits(white);
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

test("both hear what hands do, each in their own language, and everybody hears: I adjust", async () => {
  const pages = await twoOverTheBoard({ time_control: "900" }, [
    {},
    { locale: "cs-CZ", viewport: NARROWEST },
  ]);
  const [white, black] = pages;
  const [byWhite, byBlack] = [await listen(white), await listen(black)];
  await white.getByRole("button", { name: "I adjust" }).click();
  await white.mouse.move(...(await middle(white, "g1")));
  await white.mouse.down();
  await black.getByText("„Opravuji“").waitFor();
  await black.locator(".wood piece.lifted[data-on=g1]").waitFor();
  await picture(black, "hand-adjusts-phone");
  await fits(black);
  await assertAccessible(black, "a hand that adjusts");
  await white.mouse.up();
  await hears(byBlack, /bílý opravuje g1/);
  await white.getByRole("button", { name: "I adjust" }).click();
  await drag(white, "e2", "e4");
  await stands(pages, "e4", "white.pawn");
  await hears(byWhite, /white pawn from e2 to e4/);
  await hears(byBlack, /bílý pěšec z e2 na e4/);
  await press(white);
  await hears(byBlack, /bílý stiskl hodiny/);
  // Nobody hears more of an illegal move than of a legal one.
  await drag(black, "b8", "b4");
  await hears(byWhite, /^black knight from b8 to b4$/);
  await drag(black, "b4", "b8");
  await drag(black, "d7", "d5");
  await stands(pages, "d5", "black.pawn");
  await press(black);
  await drag(white, "e4", "d5");
  await hears(byBlack, /z d5 mizí černý pěšec/i);
  await leave(pages);
});

test("pieces fall over, are shown as they lie, and are put back", async () => {
  const pages = await twoOverTheBoard({ time_control: "900" });
  const [white] = pages;
  await white.keyboard.press("/");
  await white.locator("dialog li").first().waitFor();
  await white.getByRole("searchbox").fill("displace");
  await white.keyboard.press("Enter");
  await white.getByText("Move the pieces to where they stand now").waitFor();
  await drag(white, "d1", "e3");
  await drag(white, "e1", "d1");
  await picture(white, "fallen");
  await assertAccessible(white, "fallen pieces");
  await white.getByRole("button", { name: "That is how they stand" }).click();
  await stands(pages, "e3", "white.queen");
  await stands(pages, "d1", "white.king");
  await white.getByRole("button", { name: "Put them back" }).click();
  await stands(pages, "d1", "white.queen");
  await stands(pages, "e1", "white.king");
  await leave(pages);
});

test("in draughts the opponent crowns by a tap, and lets a mistake stand or has it put right", async () => {
  const pages = await twoOverTheBoard({ game: "czech-draughts", start: "W:Wc7,a1:Bh4,f6" }, [
    {},
    { viewport: PHONE, locale: "cs-CZ" },
  ]);
  const [white, black] = pages;
  await drag(white, "c7", "d8");
  await stands(pages, "d8", "white.dame");
  await black.mouse.click(...(await middle(black, "d8")));
  await black.locator(".sending.on").waitFor({ state: "detached" });
  // The man on h4 goes backwards: White has it put right.
  await drag(black, "h4", "g5");
  await stands(pages, "g5", "black.man");
  await picture(black, "draughts-phone");
  await fits(black);
  await white.getByRole("button", { name: "Put the opponent’s error right" }).click();
  await stands(pages, "h4", "black.man");
  await drag(black, "h4", "g5");
  await stands(pages, "g5", "black.man");
  await white.getByRole("button", { name: "Let the error stand" }).click();
  await white.locator(".sending:not(.on)").waitFor();
  const said = await white.locator(".notice.warn").allInnerTexts();
  assert.doesNotMatch(said.join(), /not so|refused|cannot/, "what was let stand was wrong");
  await assertAccessible(black, "draughts over the board");
  await leave(pages);
});

test("an empty seat is a reason only while it is empty, and what was said goes with the language", async () => {
  const white = await newPerson(browser);
  await white.goto(server.site);
  const { table, links } = await made(white, { time_control: "5400", conduct: "over-the-board" });
  await white.goto(`${server.site}/t/${table}`);
  await drag(white, "e2", "e4");
  await white.locator(".notice.warn").getByText("A seat is still empty").waitFor();
  assert.match(await white.locator("#said").innerText(), /a seat is still empty/);
  await white.getByRole("button", { name: "Česky" }).click();
  await white.waitForFunction(() => document.getElementById("said")?.textContent === "");
  const black = await newPerson(browser);
  await black.goto(`${server.site}/t/${table}?key=${links.find(({ role }) => role === "black")?.key}`);
  await white.locator(".notice.warn").waitFor({ state: "detached" });
  await leave([white, black]);
});

test("a move in the sheet of acts is refused with its reason, as a typed one is", async () => {
  const page = await newPerson(browser);
  await page.goto(server.site);
  const { table } = await made(page, { time_control: "5400" }, "myself");
  await page.goto(`${server.site}/t/${table}`);
  await page.locator("piece").first().waitFor();
  await page.keyboard.press("/");
  const form = await findAct(page, "move", "move");
  await form.locator("[data-field=move] input").fill("Ke3");
  await form.locator("[type=submit]").click();
  await form.locator(".notice.warn .article").waitFor();
  await leave([page]);
});
