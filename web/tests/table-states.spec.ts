// What the table page shows and sends, with a stand-in for the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableState } from "../src/wire/received.ts";
import { hasFocus, picture } from "./support/browser.ts";
import { pressSquare, squareBox } from "./support/board.ts";
import { chess, draughts, SITE } from "./support/stand-in.ts";
import { page, server, sitAt } from "./support/stage.ts";
import { beginClaim } from "./support/sheet.ts";

const acts = () => server.heard.filter((message) => message.type === "act").map((message) => message.act);

async function untilActs(count: number) {
  await assertSoon(() => acts().length === count, `${count} acts were sent`);
  return acts();
}

async function assertSoon(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await holds()) return;
    await page.waitForTimeout(50);
  }
  assert.fail(what);
}

const said = (words: RegExp) =>
  page.locator("#said").filter({ hasText: words }).waitFor({ state: "attached" });

const withoutBlack = { ...chess.info.seats, black: null };
/** Before the first move no clock runs. */
const unbegun: TableState = {
  ...chess,
  view: { ...chess.view, lines: [], clocks: { white: 300_000, black: 300_000 } },
};

test("a move shows as being sent until the server has it", async () => {
  await sitAt(chess);
  await pressSquare(page, "e2");
  await pressSquare(page, "e4");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e4", offer: false }]);
  await page.getByText("Being sent…").waitFor();
  assert.equal(await page.locator(".scoresheet").getByText("e4").count(), 0);
  await picture(page, "being-sent");
});

test("the board knows where it is when something above it comes or goes", async () => {
  await sitAt(chess);
  await pressSquare(page, "e2");
  await page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforebegin", "<div style='height: 60px'>"),
  );
  await pressSquare(page, "e4");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e4", offer: false }]);
});

test("a refused move goes back, with the reason and the article", async () => {
  server.onAct = ({ id }) =>
    server.say({
      type: "refused",
      id,
      refusal: {
        article: "FIDE 3.7",
        phrase: { key: "chess-nothing-to-capture", facts: { square: { text: "d3" } } },
        moves: ["e2-e3", "e2-e4"],
      },
    });
  await sitAt(chess);
  await pressSquare(page, "e2");
  await pressSquare(page, "d3");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-d3", offer: false }]);
  const refusal = page.locator(".notice.warn");
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /nothing is on d3.*FIDE 3\.7.*Allowed: e3, e4/s);
  await said(/nothing is on d3/);
  assert.match((await page.locator("[data-square=e2]").getAttribute("aria-label")) ?? "", /white pawn/);
  await picture(page, "refused");
});

test("a piece dropped where it may not go is explained too", async () => {
  await sitAt(chess);
  const [from, to] = [await squareBox(page, "e2"), await squareBox(page, "e5")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e5", offer: false }]);
});

test("a pawn asks what it becomes", async () => {
  await sitAt(chess);
  await pressSquare(page, "a7");
  await pressSquare(page, "a8");
  await page.getByRole("dialog", { name: "The pawn becomes" }).waitFor();
  await picture(page, "promotion");
  await page.getByRole("button", { name: "white knight" }).click();
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "a7-a8N", offer: false }]);
});

test("a pawn is promoted by keyboard, and the focus comes back to the board", async () => {
  await sitAt(chess);
  await page.locator("[data-square=a7]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.getByRole("dialog", { name: "The pawn becomes" }).waitFor();
  assert.equal(await focused(), "white queen");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await focused(), "white knight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "white rook");
  await page.keyboard.press("Enter");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "a7-a8R", offer: false }]);
  await assertSoon(async () => /^a8/.test((await focused()) ?? ""), "the focus is on a8");
});

test("a table whose record is damaged says so and offers nothing", async () => {
  const { clocks: _, ...view } = chess.view;
  await sitAt({
    ...chess,
    info: { ...chess.info, damaged_from: 12 },
    view: { ...view, choices: "", open: "" },
  });
  await page.getByText("A part of this table’s record is damaged (from entry 12 on).").waitFor();
  assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0);
  assert.equal(await page.getByRole("button", { name: "Continue on another device" }).count(), 0);
  await picture(page, "damaged");
});

test("an organiser who sees no link to an empty seat makes one", async () => {
  const asked: unknown[] = [];
  await sitAt({ ...unbegun, info: { ...chess.info, seats: withoutBlack } });
  await page.route(`${SITE}/api/v1/tables/T1/grants`, async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { state: "by", link: { role: "black", key: "k" } } });
  });
  await page.getByRole("button", { name: "Make a link for Black" }).click();
  await assertSoon(() => asked.length === 1, "a link was asked for");
  assert.deepEqual(asked, [{ role: "black" }]);
});

test("no arbiter can be called where none is", async () => {
  await sitAt(chess);
  const call = page.getByRole("button", { name: "Call the arbiter" });
  assert.equal(await call.getAttribute("aria-disabled"), "true");
  server.say({
    type: "info",
    ...chess.info,
    seats: { ...chess.info.seats, arbiter: { id: "a3", name: "Olga", number: 3 } },
  });
  server.say({
    type: "update",
    table: "T1",
    seq: 3,
    now: 10_001,
    view: { ...chess.view, open: `${chess.view.open} stop-clocks` },
  });
  await page.getByText("Olga").waitFor();
  await call.click();
  await page.getByText("Both clocks stop until the arbiter has decided.").waitFor();
});

test("castling is the king on its square or on the rook", async () => {
  await sitAt(chess);
  await pressSquare(page, "e1");
  await pressSquare(page, "g1");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e1-h1", offer: false }]);
});

test("a closed act says why, on focus and when pressed", async () => {
  await sitAt(chess);
  const closed = page.getByRole("button", { name: "Claim the flag" });
  assert.equal(await closed.getAttribute("aria-disabled"), "true");
  await closed.focus();
  const why = page.locator("#why-claim-flag");
  await why.filter({ hasText: /No flag has fallen FIDE 6\.8/ }).waitFor();
  await picture(page, "why-not");
  await page.keyboard.press("Enter");
  await said(/no flag has fallen/);
  assert.equal(acts().length, 0);
});

test("the reason of a closed act is asked for again when the position has changed under it", async () => {
  await sitAt(chess);
  const closed = page.getByRole("button", { name: "Claim the flag" });
  await closed.focus();
  const why = page.locator("#why-claim-flag");
  await why.filter({ hasText: "No flag has fallen" }).waitFor();
  server.documents.set("/tables/T1/acts", [
    { act: "claim-flag", refusal: { article: "FIDE 9.5", phrase: { key: "why-claim-under-examination" } } },
  ]);
  server.say({ type: "update", table: "T1", seq: 4, now: 12_000, view: chess.view });
  await why.filter({ hasText: "A claim is being examined FIDE 9.5" }).waitFor();
});

test("a draw is offered with the next move", async () => {
  await sitAt(chess);
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await page.getByText("A draw will be offered with your next move.").waitFor();
  await pressSquare(page, "e2");
  await pressSquare(page, "e3");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e3", offer: true }]);
});

test("a claim may come with a move that is shown and not played", async () => {
  await sitAt(chess);
  await beginClaim(page, "claim-repetition");
  await picture(page, "claim");
  await pressSquare(page, "e1");
  await pressSquare(page, "f1");
  assert.deepEqual(await untilActs(1), [{ act: "claim", claim: "repetition", intended: "e1-f1" }]);
});

test("resigning is confirmed", async () => {
  await sitAt(chess);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByText("Do you really want to resign?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Do you really want to resign?").waitFor({ state: "detached" });
  await hasFocus(page.getByRole("button", { name: "Resign" }));
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("group", { name: "Resign" }).getByRole("button", { name: "Resign" }).click();
  assert.deepEqual(await untilActs(1), [{ act: "resign" }]);
});

test("a capture of two goes hop by hop, and the jumped man stays, crossed out", async () => {
  await sitAt(draughts);
  await pressSquare(page, "c3");
  await pressSquare(page, "e5");
  await page.locator("square.jumped").waitFor({ state: "attached" });
  assert.match(
    (await page.locator("[data-square=d4]").getAttribute("aria-label")) ?? "",
    /black man, jumped/,
  );
  assert.equal(acts().length, 0);
  await picture(page, "hop-by-hop");
  await pressSquare(page, "g7");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "c3-e5-g7", offer: false }]);
});

test("the keyboard does everything: the grid, Enter, Escape, typed moves", async () => {
  await sitAt(chess);
  await page.locator("[data-square=e2]").focus();
  await page.keyboard.press("Enter");
  await assertSoon(
    async () => (await page.locator("[data-square=e2]").getAttribute("aria-selected")) === "true",
    "e2 is chosen",
  );
  await page.keyboard.press("Escape");
  await assertSoon(
    async () => (await page.locator("[data-square=e2]").getAttribute("aria-selected")) === "false",
    "e2 is let go",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await assertSoon(
    async () => /may go here/.test((await page.locator("[data-square=e3]").getAttribute("aria-label")) ?? ""),
    "e3 is a target",
  );
  assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
  await page.keyboard.press("Enter");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e3", offer: false }]);
});

test("typing on the board begins a move", async () => {
  await sitAt(chess);
  await page.locator("[data-square=e2]").focus();
  await page.keyboard.type("kf1");
  await page.keyboard.press("Enter");
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e1-f1", offer: false }]);
});

test("what is typed and no choice goes to the server, which says why not", async () => {
  const refusal = { article: "FIDE 3.8a", phrase: { key: "chess-how-a-king-moves", facts: {} } };
  server.onTyped = ({ id }) => server.say({ type: "refused", id, refusal });
  await sitAt(chess);
  await page.getByLabel("Type a move").fill("Ke3");
  await page.keyboard.press("Enter");
  await page.getByText("FIDE 3.8a").first().waitFor();
  assert.equal(await page.getByLabel("Type a move").inputValue(), "Ke3");
  assert.equal(acts().length, 0);
});

test("an old refusal goes away when another piece is taken, and when something new happens", async () => {
  const refusal = { article: "FIDE 3.7", phrase: { key: "chess-stays-put", facts: {} } };
  server.onAct = ({ id }) => server.say({ type: "refused", id, refusal });
  await sitAt(chess);
  const shown = page.locator(".notice.warn");
  await pressSquare(page, "e2");
  await pressSquare(page, "d3");
  await shown.waitFor();
  await pressSquare(page, "e1");
  await shown.waitFor({ state: "detached" });
  await pressSquare(page, "e3");
  await shown.waitFor();
  const view = { ...chess.view, from: 2, lines: [], offer: { by: "black" as const, proper: true } };
  server.say({ type: "update", table: "T1", seq: 4, now: 12_000, view });
  await page.getByRole("main").getByText("Black offers a draw.").waitFor();
  assert.equal(await shown.count(), 0);
});

test("a premove is played as soon as it is the player's turn", async () => {
  const theirs: TableState = { ...chess, view: { ...chess.view, turn: "black", choices: "" } };
  await sitAt(theirs);
  await pressSquare(page, "e2");
  await pressSquare(page, "e4");
  await page.locator("square.current-premove").first().waitFor({ state: "attached" });
  await picture(page, "premove");
  assert.equal(acts().length, 0);
  const board = chess.view.board.replace("4k3", "3k4");
  server.say({
    type: "update",
    table: "T1",
    seq: 4,
    now: 12_000,
    view: { ...chess.view, from: 2, lines: [], board },
  });
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "e2-e4", offer: false }]);
});

test("a pawn sent in advance is asked then what it becomes, and is promoted without another question", async () => {
  const theirs: TableState = { ...chess, view: { ...chess.view, turn: "black", choices: "" } };
  const answer = () =>
    server.say({
      type: "update",
      table: "T1",
      seq: 4,
      now: 12_000,
      view: { ...chess.view, from: 2, lines: [] },
    });
  const chooser = page.getByRole("dialog", { name: "The pawn becomes" });
  await sitAt(theirs);
  await pressSquare(page, "a7");
  await pressSquare(page, "a8");
  await chooser.waitFor();
  await page.keyboard.press("Escape");
  await chooser.waitFor({ state: "detached" });
  await page.locator("square.current-premove").first().waitFor({ state: "hidden" });
  await pressSquare(page, "a7");
  await pressSquare(page, "a8");
  await page.getByRole("button", { name: "white rook" }).click();
  await chooser.waitFor({ state: "detached" });
  await page.locator("cg-auto-pieces piece.white.rook").waitFor({ state: "attached" });
  await picture(page, "premoved-promotion");
  assert.equal(acts().length, 0);
  answer();
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "a7-a8R", offer: false }]);
  await page.locator("cg-auto-pieces piece").waitFor({ state: "detached" });
});

test("the question what a premoved pawn becomes stays open when the opponent moves meanwhile", async () => {
  await sitAt({ ...chess, view: { ...chess.view, turn: "black", choices: "" } });
  await pressSquare(page, "a7");
  await pressSquare(page, "a8");
  const queen = page.getByRole("button", { name: "white queen" });
  await queen.waitFor();
  server.say({
    type: "update",
    table: "T1",
    seq: 4,
    now: 12_000,
    view: { ...chess.view, from: 2, lines: [] },
  });
  await page.getByText("Your move", { exact: true }).waitFor();
  await page.waitForTimeout(100);
  await queen.click();
  assert.deepEqual(await untilActs(1), [{ act: "move", move: "a7-a8Q", offer: false }]);
});

test("nobody moves, offers or resigns before both seats are taken", async () => {
  await sitAt({ ...unbegun, info: { ...chess.info, present: ["white"], seats: withoutBlack } });
  await page.getByText("Waiting for the opponent. Then the game can begin.").waitFor();
  assert.doesNotMatch(await page.title(), /Your move/);
  await pressSquare(page, "e2");
  await pressSquare(page, "e4");
  assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0);
  assert.equal(await page.getByLabel("Type a move").count(), 0);
  server.say({ type: "info", ...chess.info });
  await page.getByText("Your move", { exact: true }).waitFor();
  assert.equal(acts().length, 0);
  await pressSquare(page, "e2");
  await pressSquare(page, "e4");
  await untilActs(1);
});

test("a seat that is freed during the game holds nothing up", async () => {
  await sitAt({ ...chess, info: { ...chess.info, present: ["white"], seats: withoutBlack } });
  await pressSquare(page, "e2");
  await pressSquare(page, "e4");
  await untilActs(1);
});

test("an opponent who has lost the connection is said to have", async () => {
  await sitAt({ ...chess, info: { ...chess.info, present: ["white"] } });
  await page.getByText("Your move · the opponent is not connected").waitFor();
  server.say({ type: "info", ...chess.info });
  await page.getByText("Your move", { exact: true }).waitFor();
});

test("a network that is gone is shown at once, and not when the server has been silent for long", async () => {
  await sitAt(chess);
  await page.context().setOffline(true);
  await page.getByText("The connection is lost. Trying again…").waitFor({ timeout: 3000 });
});

test("a broken line is shown, nothing can be moved, and the page comes back by itself", async () => {
  await sitAt(chess);
  server.answers = false;
  await server.drop();
  await page.getByText("The connection is lost. Trying again…").waitFor();
  await picture(page, "connection-lost");
  server.answers = true;
  await page
    .getByText("The connection is lost. Trying again…")
    .waitFor({ state: "detached", timeout: 15_000 });
  assert.equal(server.heard.filter(({ type }) => type === "open").length, 2);
});

test("the clock counts down by itself, with tenths when little is left", async () => {
  const low = structuredClone(chess);
  low.view.clocks!.white = 19_000;
  await sitAt(low);
  const time = page.getByRole("timer", { name: "Clock of White" });
  await assertSoon(async () => /0:18\.\d/.test(await time.innerText()), "the clock runs");
  assert.match(await page.getByRole("timer", { name: "Clock of Black" }).innerText(), /0:14\.3/);
});

test("the pieces stand on their squares when the window changes its size", async () => {
  await sitAt(chess);
  for (const width of [700, 1100, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await assertSoon(async () => {
      const king = await page.locator("cg-board piece.white.king").boundingBox();
      const { x, y } = await squareBox(page, "e1");
      return (
        king !== null &&
        Math.abs(king.x + king.width / 2 - x) < 2 &&
        Math.abs(king.y + king.height / 2 - y) < 2
      );
    }, `the king stands on e1 at ${width}`);
  }
});

test("a page that meets a newer server takes the newer page, once", async () => {
  server.greeting = { ...server.greeting, version: 999 };
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto(`${SITE}/t/T1`);
  await assertSoon(() => loads === 2, "the page was loaded again");
  await page.getByText("The server did not understand").first().waitFor();
  assert.equal(loads, 2);
});
