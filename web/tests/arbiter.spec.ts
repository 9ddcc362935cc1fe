// The arbiter's chair, with the real program and three real browsers: two players, and an arbiter with a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { fits, newPerson, PHONE, picture } from "./support/browser.ts";
import { browser, leave, server } from "./support/program.ts";
import { findAct, sendAct } from "./support/sheet.ts";
import { drag, press, stands, twoOverTheBoard } from "./support/wood.ts";

async function withArbiter(locale: string, time_control = "5400+30"): Promise<[Page, Page, Page]> {
  const [white, black] = await twoOverTheBoard({ time_control });
  await white.getByRole("button", { name: "Invite an arbiter" }).click();
  const arbiter = await newPerson(browser, { viewport: PHONE, locale });
  await arbiter.goto(await white.getByLabel("Link for the arbiter").inputValue());
  await arbiter.locator(".chair").waitFor();
  return [white, black, arbiter];
}

async function turn(page: Page, pages: Page[], from: string, to: string, piece: string): Promise<void> {
  await drag(page, from, to);
  await stands(pages.slice(0, 2), to, piece);
  await press(page);
}

test("an arbiter reads the player's words, is told what the Laws prescribe, carries it out, and play goes on", async () => {
  const pages = await withArbiter("en");
  const [white, black, arbiter] = pages;
  await turn(white, pages, "e2", "e4", "white.pawn");
  await white.keyboard.press("/");
  const call = await findAct(white, "arbiter", "stop-clocks");
  await call.getByLabel("What is it about?").fill("He hums all the time.");
  await sendAct(call);

  const waits = arbiter.locator(".chair .waits");
  await waits.getByText("White: “He hums all the time.”").waitFor();
  await waits.getByText(/White has been waiting for 0:0\d/).waitFor();
  assert.match(await arbiter.title(), /^\(!\) Somebody waits for you/);
  await arbiter.getByLabel("What has happened").selectOption("distraction");
  await arbiter.getByLabel("Who did it").selectOption("black");
  const warning = arbiter.getByRole("button", { name: /Carry out: .*warning/i }).first();
  await warning.waitFor();
  await picture(arbiter, "chair-advice");
  await fits(arbiter);
  await assertAccessible(arbiter, "the arbiter's chair");
  await warning.click();

  await arbiter.getByRole("button", { name: "Clocks" }).click();
  await arbiter.getByLabel(/Time given to White/).fill("+2:00");
  await arbiter.getByText(/^1:33:\d\d$/).waitFor();
  await arbiter.getByLabel("By article").fill("FIDE 13.4b");
  await picture(arbiter, "chair-clocks");
  await assertAccessible(arbiter, "setting the clocks");
  await arbiter.getByRole("button", { name: "Set the clocks" }).click();
  await waits.getByRole("button", { name: "Resume play" }).click();
  await waits.waitFor({ state: "detached" });
  await black.locator(".player.black .clock.running").waitFor();

  await arbiter.getByText("Everything at this table").click();
  const log = arbiter.locator(".happened li");
  await log.filter({ hasText: "“He hums all the time.”" }).first().waitFor();
  await log.filter({ hasText: "penalises Black" }).filter({ hasText: "FIDE 13.4a" }).waitFor();
  await log.filter({ hasText: "White gets 2:00" }).waitFor();
  await picture(arbiter, "chair-log");
  await fits(arbiter);
  await leave(pages);
});

test("a move that the table has put right is ruled on otherwise, and an earlier position is put back", async () => {
  const pages = await withArbiter("cs-CZ");
  const [white, black, arbiter] = pages;
  await turn(white, pages, "e2", "e4", "white.pawn");
  await turn(black, pages, "f8", "b4", "black.bishop");
  await white.keyboard.press("/");
  await sendAct(await findAct(white, "illegal move", "notice-illegal-move"));
  await stands([white, black], "f8", "black.bishop");
  await turn(black, pages, "e7", "e5", "black.pawn");
  await arbiter.locator(".on-record").getByText("jeden nepřípustný tah").waitFor();
  await arbiter.locator(".steps").getByRole("button").nth(1).click();
  await arbiter.getByRole("button", { name: /Vrátit pozici po 1/ }).click();
  const form = arbiter.locator("[data-form=restore]");
  await form.waitFor();
  assert.equal(await form.locator("[data-field=to] input").inputValue(), "1");
  await form.locator("[data-field=article] input").fill("FIDE 13.7b");
  await form.locator("[data-field=note] input, [data-field=note] textarea").first().fill("pokyn rozhodčího");
  await picture(arbiter, "chair-restore");
  await assertAccessible(arbiter, "putting back a position");
  await sendAct(form);
  await stands([white, black], "e7", "black.pawn");
  await leave(pages);
});

test("a spectator's report is noted, a false claim of a draw is examined, and the arbiter calls a flag", async () => {
  const pages = await withArbiter("en", "15");
  const [white, black, arbiter] = pages;
  await turn(white, pages, "e2", "e4", "white.pawn");
  await black.keyboard.press("/");
  await sendAct(await findAct(black, "repetition", "claim-repetition"));

  const spectator = await newPerson(browser, {});
  await spectator.goto(arbiter.url());
  await spectator.locator(".head .person").waitFor();
  const table = new URL(arbiter.url()).pathname.replace("/t/", "");
  const reported = await spectator.request.post(`${server.site}/api/v1/tables/${table}/acts`, {
    data: {
      as: "spectator",
      act: { act: "report", incident: "device", who: "white", note: "It rang twice." },
    },
    headers: { Origin: new URL(server.site).origin },
  });
  assert.ok(reported.ok(), await reported.text());
  const report = arbiter.locator(".chair .notice").filter({ hasText: "“It rang twice.”" });
  await report.waitFor();
  await picture(arbiter, "chair-report");
  await assertAccessible(arbiter, "a report in the arbiter's chair");
  await report.getByRole("button", { name: "Noted" }).click();
  await report.waitFor({ state: "detached" });

  await arbiter.getByRole("button", { name: "Examine the claim" }).click();
  await Promise.all(
    pages.map((page) =>
      page
        .getByText(/has occurred once, not three times/)
        .first()
        .waitFor(),
    ),
  );
  await arbiter.getByText("Black’s flag is down.").waitFor({ timeout: 30_000 });
  await arbiter.locator("[data-act=call-flag]").click();
  await Promise.all(pages.map((page) => page.getByText("1–0").first().waitFor()));
  await leave([...pages, spectator]);
});
