// Nothing moves under the player's hand, and what is new comes into sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line, TableState, View } from "../src/wire/received.ts";
import { hasFocus, picture } from "./support/browser.ts";
import { chess } from "./support/stand-in.ts";
import { page, server, sitAt } from "./support/stage.ts";
import { beginClaim } from "./support/sheet.ts";

const boardBox = () => page.locator(".board").boundingBox();

test("the board keeps its size and place beside a panel that grows", async () => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await sitAt(chess);
  const before = await boardBox();
  await beginClaim(page, "claim-repetition");
  await page.getByRole("button", { name: "Claim; it cannot be taken back" }).waitFor();
  assert.deepEqual(await boardBox(), before);
  const panel = await page.locator(".panel").boundingBox();
  assert.ok(before && panel && before.x + before.width < panel.x, "the board does not lie over the panel");
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
] as const) {
  test(`a phone on its side shows the whole board, both names and both clocks: ${width} by ${height}`, async () => {
    await page.setViewportSize({ width, height });
    await sitAt(chess);
    await picture(page, `on-its-side-${width}`);
    const seen = [".board", ".player.white .name", ".player.white .clock", ".player.black .name"];
    for (const selector of [...seen, ".player.black .clock", ".head .person"]) {
      const box = await page.locator(selector).boundingBox();
      assert.ok(box && box.x >= 0 && box.y >= 0, `${selector} begins in the window`);
      assert.ok(box.x + box.width <= width && box.y + box.height <= height, `${selector} ends in the window`);
    }
    const board = await boardBox();
    assert.ok(board && board.height > height - 32, "the board has the height of the window");
    const [whole, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.equal(whole, shown, "nothing is left to be scrolled to");
  });
}

const line = (index: number): Line => ({
  by: index % 2 === 0 ? "white" : "black",
  notation: index % 2 === 0 ? "Nf3" : "Nf6",
  move: index % 2 === 0 ? "g1-f3" : "g8-f6",
});

const lines = Array.from({ length: 300 }, (_, index) => line(index));
const long: TableState = { ...chess, view: { ...chess.view, lines } };

test("the scoresheet of a long game opens at its last move, and stays where its reader rolls it", async () => {
  await sitAt(long);
  const sheet = page.getByRole("region", { name: "Scoresheet" });
  const place = () => sheet.evaluate((list) => list.scrollTop);
  const end = await place();
  assert.ok(end > 1000, `the sheet is rolled to ${end}`);
  await sheet.evaluate((list) => list.scrollTo(0, 0));
  // The running clock has the page drawn anew.
  await page.waitForTimeout(1200);
  assert.equal(await place(), 0);
  server.say({
    type: "update",
    table: "T1",
    seq: 4,
    now: 12_000,
    view: { ...chess.view, from: 298, lines: [line(298), line(299), line(300)] },
  });
  await page.locator("[data-ply='301']").waitFor();
  assert.ok((await place()) >= end);
});

test("a phone shows the last move and all that a player can do without scrolling, however long the game", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitAt(long);
  await picture(page, "long-game-phone");
  const sheet = await page.getByRole("region", { name: "Scoresheet" }).boundingBox();
  const last = await page.locator("[data-ply='300']").boundingBox();
  assert.ok(sheet && last && last.x >= sheet.x && last.x + last.width <= sheet.x + sheet.width);
  assert.ok(last.y >= sheet.y && last.y + last.height <= sheet.y + sheet.height);
  const resign = await page.getByRole("button", { name: "Resign" }).boundingBox();
  assert.ok(resign && resign.y + resign.height <= 844, "one can resign");
});

test("the acts stay where they are while the scoresheet grows", async () => {
  await sitAt(chess);
  const place = () => page.getByRole("button", { name: "Resign" }).boundingBox();
  const before = await place();
  server.table = long;
  await page.reload();
  await page.locator("[data-ply='300']").waitFor();
  assert.deepEqual(await place(), before);
});

test("names, board and clocks have the same edges, and every square has whole pixels", async () => {
  await sitAt(chess);
  for (const [width, height] of [
    [1280, 800],
    [1003, 777],
    [390, 844],
    [323, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [board, clock] = [await boardBox(), await page.locator(".player.white .clock").boundingBox()];
    assert.ok(board && clock);
    assert.equal(board.width % 8, 0, `${board.width} at ${width}`);
    assert.equal(board.x + board.width, clock.x + clock.width, `the edges at ${width}`);
  }
});

test("only the new move is said, though the server repeats the two before it", async () => {
  await sitAt(chess);
  const lines = [...(chess.view.lines ?? []), { ...line(2), notation: "Bc4" }];
  server.say({ type: "update", table: "T1", seq: 4, now: 12_000, view: { ...chess.view, lines } });
  await page
    .locator("#said")
    .filter({ hasText: "Bc4" })
    .or(page.getByText("bishop c4"))
    .first()
    .waitFor({ state: "attached" });
  assert.equal(await page.locator("#said").innerText(), "White: bishop c4");
});

test("nothing moves when the line breaks", async () => {
  await sitAt(chess);
  const before = await boardBox();
  server.answers = false;
  await server.drop();
  await page.getByText("The connection is lost. Trying again…").waitFor();
  assert.deepEqual(await boardBox(), before);
});

test("a link is copied also where the browser has no clipboard for pages without TLS", async () => {
  const links = [
    { role: "black", key: "k".repeat(24) },
    { role: "arbiter", key: "a".repeat(24) },
  ] as const;
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await sitAt({ ...chess, info: { ...chess.info, links: [...links] } });
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Copy", exact: true }).count(), 1);
});

test("a typed move goes out of its field however quickly Enter comes, and waits for one on its way", async () => {
  await sitAt(chess);
  const field = page.getByLabel("Type a move");
  // All in one turn of the browser, before anything is drawn.
  const typeQuickly = (move: string) =>
    field.evaluate((input, text) => {
      (input as HTMLInputElement).value = text;
      input.dispatchEvent(new Event("input"));
      (input as HTMLInputElement).form?.requestSubmit();
    }, move);
  await typeQuickly("e4");
  assert.equal(await field.inputValue(), "");
  await typeQuickly("Kf1");
  assert.equal(await field.inputValue(), "Kf1");
  assert.equal(server.heard.filter(({ type }) => type === "act").length, 1);
});

test("who resigns by keyboard is led to what can be done next", async () => {
  await sitAt(chess);
  await page.getByRole("button", { name: "Resign" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Do you really want to resign?").waitFor();
  await page.keyboard.press("Enter");
  const outcome = {
    white: "0",
    black: "1",
    played: true,
    reason: "resignation",
    article: "FIDE 5.1b",
  } as const;
  const view = { ...chess.view, from: 2, lines: [], choices: "", open: "", outcome };
  server.say({ type: "update", table: "T1", seq: 4, now: 12_000, view });
  await hasFocus(page.getByRole("button", { name: "Play again" }));
});

test("an offer and the result come into sight, wherever the player has scrolled to", async () => {
  await page.setViewportSize({ width: 568, height: 320 });
  await sitAt(chess);
  const update = (seq: number, view: Partial<View>) =>
    server.say({
      type: "update",
      table: "T1",
      seq,
      now: 12_000,
      view: { ...chess.view, from: 2, lines: [], ...view },
    });
  const seen = async (selector: string) => {
    const [shown, panel] = [page.locator(selector), page.locator(".panel")];
    await shown.waitFor();
    const [box, around] = [await shown.boundingBox(), await panel.boundingBox()];
    assert.ok(box && around && box.y >= around.y, `${selector} is seen`);
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  };
  await page.locator(".panel").evaluate((element) => element.scrollTo(0, element.scrollHeight));
  update(4, { offer: { by: "black", proper: true }, open: "accept decline" });
  await seen(".notice.asks");
  update(5, { outcome: { white: "0", black: "1", played: true, reason: "checkmate", article: "FIDE 5.1a" } });
  await seen(".result");
});
