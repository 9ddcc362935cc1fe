// One tablet between two players, with the real program.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { Lobby } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { fits, type Look, NARROWEST, newPerson, picture } from "./support/browser.ts";
import { browser, leave, server } from "./support/program.ts";
import { chooseAct, findAct, sendAct } from "./support/sheet.ts";
import { drag, made, stands } from "./support/wood.ts";
import type { Regulations } from "../src/wire/sent.ts";

const UPRIGHT = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 820 };

async function tablet(look: Look, regulations: Regulations = { time_control: "900+10" }): Promise<Page> {
  const page = await newPerson(browser, { hasTouch: true, ...look });
  // Whether the page wants the screen to stay on. As a text, because the test's own compiler adds calls to functions.
  await page.addInitScript(`Object.defineProperty(navigator, "wakeLock", { value: { request: () => {
    document.documentElement.dataset.awake = "yes";
    return Promise.reject(new Error("not in a test"));
  } } })`);
  await page.goto(server.site);
  const { table } = await made(page, { ...regulations, conduct: "over-the-board" }, "myself");
  await page.goto(`${server.site}/t/${table}`);
  await page.locator(".wood piece").first().waitFor();
  return page;
}

const edge = (page: Page, side: string): Locator => page.getByRole("group", { name: side, exact: true });

/** Everything that the players need lies on the screen, without scrolling. */
async function allOnScreen(page: Page): Promise<void> {
  const size = page.viewportSize();
  assert.ok(size);
  const needed = await page.locator(".board, .edge.shared button:not(.unused)").all();
  assert.ok(needed.length > 16);
  for (const element of needed) {
    const box = await element.boundingBox();
    const what = (await element.getAttribute("aria-label")) ?? (await element.innerText());
    assert.ok(box && box.x >= 0 && box.y >= 0, `${what} begins off the screen`);
    assert.ok(
      box.x + box.width <= size.width && box.y + box.height <= size.height,
      `${what} ends off the screen`,
    );
  }
}

test("one tablet between two: each edge acts for its own side, and both read what is answered", async () => {
  const page = await tablet({ viewport: UPRIGHT });
  await allOnScreen(page);
  await drag(page, "e2", "e4");
  await stands([page], "e4", "white.pawn");
  await edge(page, "White").getByRole("button", { name: "Press the clock" }).click();
  await edge(page, "Black").locator(".press-clock.running").waitFor();
  await drag(page, "e7", "e5");
  await stands([page], "e5", "black.pawn");
  await edge(page, "Black").getByRole("button", { name: "Press the clock" }).click();
  await edge(page, "White").locator(".press-clock.running").waitFor();
  await picture(page, "tablet");
  await assertAccessible(page, "one tablet between two");

  await edge(page, "Black").getByRole("button", { name: "Claim…" }).click();
  const claim = await chooseAct(page, "notice-illegal-move");
  await picture(page, "tablet-claim");
  await sendAct(claim);
  for (const side of ["White", "Black"]) await edge(page, side).locator(".notice .article").waitFor();
  await allOnScreen(page);
  await picture(page, "tablet-answer");
  await assertAccessible(page, "an answer on a tablet");
  await edge(page, "White").getByRole("button", { name: "Dismiss" }).click();

  // White's clock runs, and the hand that adjusts on e5 is Black's.
  await edge(page, "Black").getByRole("button", { name: "I adjust" }).click();
  await page.mouse.move(10, 10);
  await drag(page, "e5", "e5");
  await edge(page, "Black").getByRole("button", { name: "Offer a draw" }).click();
  await edge(page, "White").getByText("Black offers a draw.").waitFor();
  await edge(page, "Black").getByText("You have offered a draw.").waitFor();
  await edge(page, "White").getByRole("button", { name: "Decline" }).click();
  await edge(page, "White").getByText("Black offers a draw.").waitFor({ state: "detached" });

  await edge(page, "Black").getByRole("button", { name: "More…" }).click();
  await page.locator("dialog li").first().waitFor();
  await picture(page, "tablet-sheet");
  await sendAct(await findAct(page, "resign", "resign"));
  await page.locator(".result .score").getByText("1–0").waitFor();
  await leave([page]);
});

test("a tablet on its side, in Czech: all is on the screen, a hand is claimed, and both have to agree to leave", async () => {
  const page = await tablet({ viewport: LYING, locale: "cs-CZ" });
  await allOnScreen(page);
  await picture(page, "tablet-lying");
  await assertAccessible(page, "a tablet on its side");
  assert.equal(await page.locator("html").getAttribute("data-awake"), "yes");
  const fills = edge(page, "bílý").getByRole("button", { name: "Celá obrazovka" });
  await fills.click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await fills.click();
  await page.waitForFunction(() => document.fullscreenElement === null);
  await edge(page, "černý").getByRole("button", { name: "To byla moje ruka" }).click();
  await edge(page, "černý").locator("[aria-pressed=true]").waitFor();
  await edge(page, "bílý").getByRole("button", { name: "Odejít od partie" }).click();
  await edge(page, "bílý").getByText("Soupeř musí souhlasit.").waitFor();
  await picture(page, "tablet-leaving");
  await assertAccessible(page, "leaving a tablet");
  await edge(page, "černý").locator(".notice").getByRole("button", { name: "Odejít od partie" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  await leave([page]);
});

test("Back asks before it takes the game away, the far pieces can face their player, and both are remembered", async () => {
  const page = await tablet({ viewport: UPRIGHT });
  const facing = page.getByRole("button", { name: "Pieces face their player" });
  await facing.click();
  await page.locator(".wood.facing-black").waitFor();
  const turned = (): Promise<string> =>
    page.locator("piece.black.king").evaluate((king) => getComputedStyle(king).rotate);
  assert.equal(await turned(), "180deg");
  await drag(page, "e2", "e4");
  await stands([page], "e4", "white.pawn");
  const table = page.url();
  await page.evaluate(() => history.back());
  for (const side of ["White", "Black"]) await edge(page, side).getByText("Leave the table?").waitFor();
  await picture(page, "tablet-back");
  await edge(page, "Black").getByRole("button", { name: "Stay" }).click();
  await edge(page, "White").getByText("Leave the table?").waitFor({ state: "detached" });
  assert.equal(page.url(), table);
  await page.reload();
  await page.locator(".wood.facing-black").waitFor();
  await page.evaluate(() => history.back());
  await edge(page, "White").getByText("Leave the table?").waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => location.pathname === "/");
  await leave([page]);
});

test("a game on one screen is nobody else's: it is in no list, and others cannot open it", async () => {
  const page = await tablet({ viewport: NARROWEST }, { game: "czech-draughts", time_control: "600" });
  await fits(page);
  await picture(page, "tablet-phone");
  await drag(page, "c3", "d4");
  await stands([page], "d4", "white.man");
  await edge(page, "White").getByRole("button", { name: "Press the clock" }).click();
  const other = await newPerson(browser);
  await other.goto(page.url());
  await other.getByRole("heading", { name: "There is no such table" }).waitFor();
  const id = page.url().split("/").at(-1) ?? "";
  const lobby = (await (await other.request.get(`${server.site}/api/v1/lobby`)).json()) as Lobby;
  assert.ok(!JSON.stringify(lobby).includes(id));
  await leave([page, other]);
});

test("whatever is ruled on a tablet, it never covers the board, and the king that must move can be moved", async () => {
  const page = await tablet({ viewport: UPRIGHT, locale: "cs-CZ" });
  await drag(page, "e2", "e4");
  await stands([page], "e4", "white.pawn");
  await edge(page, "bílý").locator(".press-clock").click();
  await edge(page, "černý").locator(".press-clock.running").waitFor();
  await drag(page, "e8", "e6");
  await stands([page], "e6", "black.king");
  await edge(page, "černý").locator(".press-clock").click();
  await edge(page, "bílý").locator(".press-clock.running").waitFor();
  await edge(page, "bílý").getByRole("button", { name: "Reklamovat…" }).click();
  await sendAct(await chooseAct(page, "notice-illegal-move"));
  await stands([page], "e8", "black.king");
  await edge(page, "černý").locator(".notice .article").first().waitFor();
  await picture(page, "tablet-ruling");
  await assertAccessible(page, "a ruling on a tablet");
  const board = await page.locator(".board").boundingBox();
  for (const notices of await page.locator(".edge.shared > .notices").all()) {
    const box = await notices.boundingBox();
    assert.ok(board && box);
    assert.ok(
      box.y + box.height <= board.y + 1 || box.y >= board.y + board.height - 1,
      "it covers the board",
    );
  }
  await leave([page]);
});
