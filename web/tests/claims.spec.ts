// Claims over the board, with the real program: the sheet with their prices, and the card that answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { fits, NARROWEST, newPerson, PHONE, picture } from "./support/browser.ts";
import { browser, leave } from "./support/program.ts";
import { chooseAct, sendAct } from "./support/sheet.ts";
import { drag, press, stands, twoOverTheBoard } from "./support/wood.ts";

const claims = async (page: Page): Promise<string[]> => {
  await page.locator(".claims li").first().waitFor();
  const names = await page.locator(".claims li button").allInnerTexts();
  return names.map((name) => name.replaceAll("\u00a0", " "));
};

test("a claim tells its price first, and a wrong one is answered on a card for both", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400" }, [{}, { viewport: PHONE, locale: "cs-CZ" }]);
  const [white, black] = pages;
  await white.getByRole("button", { name: "Claim…" }).click();
  assert.deepEqual(await claims(white), [
    "An illegal move",
    "Touch-move was broken",
    "The flag has fallen",
    "Third occurrence of the position",
    "Fifty moves",
    "No winning by normal means",
    "Something else",
  ]);
  await picture(white, "claims");
  await assertAccessible(white, "the sheet of claims");
  const form = await chooseAct(white, "claim-repetition");
  await form.getByText("If you are wrong, your opponent gets 3:00 more. FIDE 9.5b").waitFor();
  const intended = form.getByLabel(/The move that you write down/);
  // Over the board a move is two squares: anything else would need to know what is legal.
  await intended.fill("Nf3");
  await form.getByRole("button", { name: "Claim; it cannot be taken back" }).click();
  await form.getByText("Enter two squares, such as g1-f3.").waitFor();
  await intended.fill("g1-f3");
  await picture(white, "claim-form");
  await assertAccessible(white, "the form of a claim");
  await sendAct(form);

  await white.getByText(/Waiting for the opponent’s answer, 0:0\d/).waitFor();
  await black.getByText(/Bílý reklamuje remízu.*Zamýšlený tah: g1–f3/).waitFor();
  await picture(black, "claim-waits-phone");
  await fits(black);
  await assertAccessible(black, "a claim that waits");
  await black.getByRole("button", { name: "Nechat prověřit" }).click();
  for (const page of pages) await page.locator(".notice .clocks .time").nth(1).waitFor();
  assert.match(
    await white.locator(".notice .clocks").innerText(),
    /^Black\s+1:(29|30):\d\d\s+→\s+1:3[23]:\d\d$/,
  );
  await picture(white, "claim-answered");
  await picture(black, "claim-answered-phone");
  await fits(black);
  await assertAccessible(white, "the answer to a claim");
  await assertAccessible(black, "the answer to a claim on a phone");
  await leave(pages);
});

test("a player calls the arbiter: both see who waits and how long, and each tells their side", async () => {
  const pages = await twoOverTheBoard({ time_control: "5400", edition: "fide-2023" });
  const [white, black] = pages;
  await white.getByRole("button", { name: "Invite an arbiter" }).click();
  const arbiter = await newPerson(browser);
  await arbiter.goto(await white.getByLabel("Link for the arbiter").inputValue());
  await arbiter.getByRole("grid").waitFor();
  await drag(white, "e2", "e4");
  await stands(pages, "e4", "white.pawn");
  await press(white);

  await black.getByRole("button", { name: "Claim…" }).click();
  await black.locator(".claims").getByText("your opponent gets 2:00 more").first().waitFor();
  const call = await chooseAct(black, "stop-clocks");
  await call.getByLabel("What is it about?").fill("My opponent talks to me.");
  await sendAct(call);
  for (const page of pages) {
    await page.getByText(/Waiting for the arbiter, 0:0\d/).waitFor();
    await page.getByText("Black: My opponent talks to me.").waitFor();
  }
  await white.getByRole("button", { name: "My side of it…" }).click();
  const report = white.locator("[data-form=report]");
  await report.getByLabel("What happened").first().waitFor();
  await picture(white, "claim-own-side");
  await white.keyboard.press("Escape");
  await white.keyboard.press("Escape");
  await picture(white, "arbiter-awaited");
  await assertAccessible(white, "waiting for the arbiter");
  await leave([...pages, arbiter]);
});

test("in draughts nothing is claimed that comes by itself", async () => {
  const pages = await twoOverTheBoard({ game: "czech-draughts", time_control: "1800" }, [
    { locale: "cs-CZ", viewport: NARROWEST },
    {},
  ]);
  await pages[0].getByRole("button", { name: "Reklamovat…" }).click();
  assert.deepEqual(await claims(pages[0]), [
    "Nepřípustný tah",
    "Jiný přestupek u desky",
    "Spadlý praporek",
    "Něco jiného",
  ]);
  await picture(pages[0], "claims-draughts-phone");
  await fits(pages[0]);
  await assertAccessible(pages[0], "claims in draughts, on a phone");
  await leave(pages);
});
