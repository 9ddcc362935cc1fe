// Whole games between two browsers, with the real program and a real log on disk.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { playMove, tapSquare } from "./support/board.ts";
import { hasFocus, newPerson, PHONE, picture } from "./support/browser.ts";
import { fillForm, play, twoAtATable } from "./support/people.ts";
import { browser, leave, server } from "./support/program.ts";
import { beginClaim } from "./support/sheet.ts";

const result = (page: Page) => page.getByRole("region", { name: /Result|Výsledek/ });

async function assertResult(pages: Page[], ...words: RegExp[]): Promise<void> {
  for (const page of pages) {
    await result(page).waitFor();
    for (const word of words) assert.match(await result(page).innerText(), word);
  }
}

const FOOLS_MATE = ["f2-f3", "e7-e5", "g2-g4", "d8-h4"];

test("two people play chess to mate, look at it again, and play once more", async () => {
  const pages = await twoAtATable(browser, server, { time: "5+0" });
  const [white, black] = pages;
  await play(pages, FOOLS_MATE.slice(0, 3));
  await picture(white, "game-white");
  await picture(black, "game-black");
  await playMove(black, "d8-h4");
  await assertResult(pages, /0–1/, /Black wins/, /Checkmate/, /FIDE 5\.1a/);
  await picture(white, "game-mate");
  await assertAccessible(white, "a table with a result");
  await white.getByRole("button", { name: "Play again" }).click();
  await black.getByRole("button", { name: "Accept another game" }).click();
  for (const page of pages) await page.getByText("No move has been made yet.").waitFor();
  assert.match(await white.locator(".player.black").innerText(), /you/);
  await leave(pages);
});

test("a finished game is reviewed, move by move", async () => {
  const pages = await twoAtATable(browser, server, { time: "3+2" });
  await play(pages, FOOLS_MATE);
  const [white] = pages;
  await white.getByRole("link", { name: "Review" }).click();
  await white.getByText("4 / 4").waitFor();
  await white.getByRole("button", { name: "To the beginning" }).click();
  await white.getByRole("gridcell", { name: "d8, black queen" }).waitFor({ state: "attached" });
  await white.getByRole("button", { name: "Qh4#" }).click();
  await white.getByRole("gridcell", { name: "h4, black queen, last move" }).waitFor({ state: "attached" });
  await picture(white, "review");
  const download = white.waitForEvent("download");
  await white.getByRole("link", { name: "PGN" }).click();
  assert.match(readFileSync(await (await download).path(), "utf8"), /1\. f3 .*Qh4#/s);
  await white.getByText("Proof of the record").click();
  await white.getByText(/^\d+:[0-9a-f]{64}$/).waitFor();
  await assertAccessible(white, "review");
  await leave(pages);
});

test("a draughts game has a capture of two, hop by hop", async () => {
  const pages = await twoAtATable(browser, server, { game: "Czech draughts" });
  const [white, black] = pages;
  await play(pages, ["c3-b4", "b6-a5", "d2-c3", "c7-b6", "b4-c5"]);
  await playMove(black, "d6-b4");
  await black.locator("[data-square=c5][aria-label*=jumped]").waitFor({ state: "attached" });
  await picture(black, "draughts-hop");
  assert.match((await white.locator("[data-square=d6]").getAttribute("aria-label")) ?? "", /black man/);
  await playMove(black, "d2");
  for (const page of pages) {
    await page.getByRole("gridcell", { name: /^c5, empty/ }).waitFor({ state: "attached" });
    await page.getByRole("gridcell", { name: /^c3, empty/ }).waitFor({ state: "attached" });
  }
  await white.getByRole("button", { name: "Resign" }).click();
  await white.getByRole("group", { name: "Resign" }).getByRole("button", { name: "Resign" }).click();
  await assertResult(pages, /0–1/, /Resignation/, /ČUD 7\.2a/);
  await leave(pages);
});

test("a man that must capture is told so", async () => {
  const pages = await twoAtATable(browser, server, { game: "Czech draughts" });
  const [, black] = pages;
  await play(pages, ["c3-b4", "b6-a5", "d2-c3", "c7-b6", "b4-c5"]);
  await playMove(black, "g7-h8");
  await playMove(black, "f6-g5");
  const refusal = black.locator(".notice.warn");
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /must capture.*ČUD/s);
  await leave(pages);
});

test("a draw is claimed by repetition, with the move that is intended and not played", async () => {
  const pages = await twoAtATable(browser, server, {});
  const [white, black] = pages;
  await play(pages, ["g1-f3", "g8-f6", "f3-g1", "f6-g8", "g1-f3", "g8-f6", "f3-g1"]);
  await beginClaim(black, "claim-repetition");
  await playMove(black, "f6-g8");
  await assertResult(pages, /½–½/, /Draw/, /Repetition/, /FIDE 9\.2/);
  assert.equal(await white.locator(".scoresheet").getByText("Ng8").count(), 1);
  await leave(pages);
});

test("a wrong claim is told to both, with the time that it costs", async () => {
  const pages = await twoAtATable(browser, server, { time: "90+30" });
  const [white] = pages;
  await play(pages, ["e2-e4", "e7-e5"]);
  await beginClaim(white, "claim-repetition");
  await white.getByRole("button", { name: "Claim; it cannot be taken back" }).click();
  for (const page of pages) {
    await page
      .locator(".notices")
      .getByText(
        "The claim is wrong: the position has occurred once, not three times; the game goes on FIDE 9.5b",
      )
      .waitFor();
    await page.locator(".notices").getByText("Black gets 3:00 more FIDE 9.5b").waitFor();
  }
  await picture(white, "claim-wrong");
  await play(pages, ["g1-f3"]);
  assert.equal(await white.locator(".notices").getByText("The claim is wrong").count(), 0);
  await leave(pages);
});

test("a draw is offered with a move and accepted; the scoresheet has (=)", async () => {
  const pages = await twoAtATable(browser, server, {});
  const [white, black] = pages;
  await play(pages, ["e2-e4", "e7-e5"]);
  await white.getByRole("button", { name: "Offer a draw" }).click();
  await playMove(white, "g1-f3");
  await black.getByText("White offers a draw.").first().waitFor();
  await black.getByText("Nf3 (=)").waitFor();
  await picture(black, "draw-offer");
  await black.getByRole("button", { name: "Accept" }).click();
  await assertResult(pages, /½–½/, /Agreement/, /FIDE 5\.2c/);
  await leave(pages);
});

test("a flag falls by itself", async () => {
  const pages = await twoAtATable(browser, server, { time: "3 s" });
  await play(pages, ["e2-e4", "e7-e5"]);
  await assertResult(pages, /0–1/, /flag/i, /FIDE 6\.9/);
  for (const page of pages) await page.locator(".player.white .clock.down").waitFor();
  await picture(pages[0], "flag");
  await leave(pages);
});

test("everything works by keyboard alone, from the home page to mate", async () => {
  const page = await newPerson(browser);
  await page.goto(server.site);
  await page.getByRole("heading", { name: "New table" }).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return (
        element?.getAttribute("data-square") ?? element?.getAttribute("name") ?? element?.textContent ?? ""
      );
    });
  const tabTo = async (wanted: string): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      if ((await focused()) === wanted) return;
    }
    assert.fail(`Tab does not come to ${wanted}`);
  };
  await tabTo("opponent");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await tabTo("Open the table");
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  await tabTo("e2");
  // f2-f3 on the grid, the rest typed.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const said = (words: RegExp) =>
    page.locator("#said").filter({ hasText: words }).waitFor({ state: "attached" });
  await said(/White: f3/);
  await page.keyboard.type("e5");
  await page.keyboard.press("Enter");
  await said(/Black: e5/);
  await page.keyboard.type("g4");
  await page.keyboard.press("Enter");
  await said(/White: g4/);
  await page.keyboard.type("Qh4");
  await page.keyboard.press("Enter");
  await said(/Black: queen h4, checkmate\. Black wins: checkmate \(FIDE 5\.1a\)/);
  await assertResult([page], /0–1/);
  await leave([page]);
});

test("a Czech reader plays with Czech letters against an English one", async () => {
  const pages = await twoAtATable(browser, server, {}, [{}, { locale: "cs-CZ" }]);
  const [white, black] = pages;
  await play(pages, ["g1-f3", "g8-f6"]);
  await white.getByText("Nf6").waitFor();
  await black.getByText("Jf6").waitFor();
  await playMove(white, "f3-f4");
  assert.match(await white.locator(".notice.warn").innerText(), /a knight goes two squares/i);
  await black.getByRole("button", { name: "Vzdát se" }).click();
  await black.getByRole("group", { name: "Vzdát se" }).getByRole("button", { name: "Vzdát se" }).click();
  await result(black).waitFor();
  await result(white).waitFor();
  assert.match(await result(black).innerText(), /Vyhrál bílý.*vzdání partie/is);
  await picture(black, "game-czech");
  await leave(pages);
});

test("a player looks back at earlier positions, and the next move leads back to the game", async () => {
  const pages = await twoAtATable(browser, server, {});
  const [white] = pages;
  const square = (name: string, holds: string) =>
    white.locator(`[data-square=${name}][aria-label*="${holds}"]`).waitFor({ state: "attached" });
  await play(pages, ["e2-e4", "e7-e5", "g1-f3", "b8-c6"]);
  await white.getByRole("button", { name: "e4", exact: true }).click();
  await white.getByText("You are looking at an earlier position.").waitFor();
  await square("g1", "white knight");
  await square("e7", "black pawn");
  await picture(white, "looking-back");
  await white.keyboard.press("ArrowRight");
  await square("e5", "black pawn");
  await white.getByRole("button", { name: "To the beginning" }).click();
  await square("e2", "white pawn");
  await white.getByRole("button", { name: "Back to the game" }).click();
  await square("c6", "black knight");
  const back = white.getByRole("button", { name: "One move back" });
  const place = await back.boundingBox();
  await back.click();
  await square("b8", "black knight");
  assert.deepEqual(await back.boundingBox(), place);
  await white.getByRole("button", { name: "To the end" }).click();
  await play(pages, ["f1-c4"]);
  await white.getByRole("button", { name: "e5", exact: true }).click();
  await square("f1", "white bishop");
  await playMove(pages[1], "g8-f6");
  await square("f6", "black knight");
  await leave(pages);
});

test("phones play with fingers", async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const pages = await twoAtATable(browser, server, { time: "10+5" }, [phone, phone]);
  await play(pages, FOOLS_MATE, tapSquare);
  await assertResult(pages, /0–1/);
  await picture(pages[0], "game-phone");
  await leave(pages);
});

test("Chess960 draws lots for the position", async () => {
  const pages = await twoAtATable(browser, server, { game: "Chess960" });
  await pages[0].getByText(/Chess960, position \d+/).waitFor();
  await play(pages, ["e2-e4"]);
  await leave(pages);
});

test("somebody who waits is found by somebody else", async () => {
  const [first, second] = [await newPerson(browser), await newPerson(browser)];
  await first.goto(server.site);
  await fillForm(first, { time: "15+10", opponent: "Anybody" });
  await first.getByRole("button", { name: "Look for an opponent" }).click();
  await first.getByRole("heading", { name: "Waiting for an opponent" }).first().waitFor();
  await first.reload();
  await first.getByRole("button", { name: "Withdraw" }).click();
  await first.getByText("Nobody is waiting just now.").waitFor();
  await fillForm(first, { time: "15+10", opponent: "Anybody" });
  await first.getByRole("button", { name: "Look for an opponent" }).click();
  await first.getByText("Nobody else is waiting just now.").waitFor();
  await hasFocus(first.getByRole("button", { name: "Withdraw" }));
  await second.goto(server.site);
  await second.getByRole("button", { name: "Play" }).click();
  for (const page of [first, second]) await page.getByRole("grid").waitFor();
  await leave([first, second]);
});

test("a spectator watches, and the power goes out: everybody comes back to the same game", async () => {
  const pages = await twoAtATable(browser, server, { time: "90+30" });
  await play(pages, ["e2-e4", "e7-e5"]);
  const watcher = await newPerson(browser);
  await watcher.goto(server.site);
  await watcher.getByRole("region", { name: "Tables to watch" }).getByRole("link").first().click();
  await watcher.getByText("You are watching").waitFor();
  await server.kill();
  for (const page of [...pages, watcher])
    await page.getByText("The connection is lost. Trying again…").waitFor();
  await server.restart();
  for (const page of [...pages, watcher])
    await page
      .getByText("The connection is lost. Trying again…")
      .waitFor({ state: "detached", timeout: 20_000 });
  await play(pages, ["g1-f3", "b8-c6"]);
  await watcher.getByText("Nc6").waitFor();
  await leave([...pages, watcher]);
});

test("somebody registers, logs out and comes back", async () => {
  const page = await newPerson(browser);
  await page.goto(`${server.site}/account`);
  await page.getByLabel("Register").check();
  await page.getByLabel("Name").fill("Vera");
  await page.getByLabel("Password").fill("eight or more");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("link", { name: "Vera" }).click();
  await page.getByRole("heading", { name: "Vera" }).waitFor();
  await picture(page, "account");
  await assertAccessible(page, "account");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Name").fill("Vera");
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("The name or the password is wrong.").waitFor();
  await page.getByLabel("Password").fill("eight or more");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Vera" }).waitFor();
  await leave([page]);
});

test("a table that a friend has not come to is called off", async () => {
  const host = await newPerson(browser);
  await host.goto(server.site);
  await fillForm(host, { colour: "White" });
  await host.getByRole("button", { name: "Open the table" }).click();
  const link = await host.getByLabel("Link for Black").inputValue();
  await picture(host, "waits-for-a-friend");
  await host.getByRole("button", { name: "Call off the game" }).click();
  await host.getByRole("region", { name: "My games" }).getByText("no result").click();
  await host.getByText("closed without a result").waitFor();
  assert.equal(await host.getByRole("button", { name: "Resign" }).count(), 0);
  await picture(host, "called-off");
  const friend = await newPerson(browser);
  await friend.goto(link);
  await friend.getByText("closed without a result").first().waitFor();
});
