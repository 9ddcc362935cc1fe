// How seats are filled, freed and kept, with the real program: invitations, other devices, arbiters, accounts.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { hasFocus, newPerson, PHONE, picture } from "./support/browser.ts";
import { accountLink, fillForm, play, register, twoAtATable } from "./support/people.ts";
import { browser, leave, server } from "./support/program.ts";

async function invite(host: Page, name: string): Promise<void> {
  await host.getByLabel("Or invite an account by name").fill(name);
  await host.getByRole("button", { name: "Invite", exact: true }).click();
}

test("an account is invited by name, declines, is invited again, accepts and plays", async () => {
  const dana = await newPerson(browser, { viewport: PHONE });
  await dana.goto(server.site);
  await register(dana, "Dana");
  const host = await newPerson(browser);
  await host.goto(server.site);
  await fillForm(host, { colour: "White" });
  await host.getByRole("button", { name: "Open the table" }).click();
  await invite(host, "Nobody-here");
  await host.getByText("No account has this name.").waitFor();
  await invite(host, "dana");
  const unanswered = host.getByText("Dana is invited to play Black and has not answered yet.", {
    exact: true,
  });
  await unanswered.first().waitFor();
  await picture(host, "invited-host");
  await assertAccessible(host, "the organiser's table");

  const invitations = dana.getByRole("region", { name: "Invitations" });
  await invitations.getByText(/You are invited to play Black against Guest \d+\./).waitFor();
  await picture(dana, "invited-home");
  await assertAccessible(dana, "home with an invitation");
  await invitations.getByRole("button", { name: "Decline" }).click();
  await invitations.waitFor({ state: "detached" });
  await host.locator(".invitation").filter({ hasText: "not answered" }).waitFor({ state: "detached" });

  await dana.getByRole("link", { name: "Dana" }).click();
  await invite(host, "Dana");
  await dana.getByRole("link", { name: "1 invitation" }).click();
  await invitations.getByRole("link").click();
  await dana.getByText(/You are invited to play Black against/).waitFor();
  await picture(dana, "invited-table");
  await assertAccessible(dana, "the table of an invitation");
  await dana.getByRole("button", { name: "Accept" }).click();
  await dana.getByText("The opponent has the move").waitFor();
  await play([host, dana], ["e2-e4", "e7-e5"]);
  await leave([host, dana]);
});

test("an invitation to a game that was called off does not stay in the list", async () => {
  const emil = await newPerson(browser);
  await emil.goto(server.site);
  await register(emil, "Emil");
  await emil.goto(server.site);
  const host = await newPerson(browser);
  await host.goto(server.site);
  await fillForm(host, { colour: "White" });
  await host.getByRole("button", { name: "Open the table" }).click();
  await invite(host, "Emil");
  const invitations = emil.getByRole("region", { name: "Invitations" });
  await invitations.getByText(/You are invited to play Black/).waitFor();
  await host.getByRole("button", { name: "Call off the game" }).click();
  await host.waitForURL(`${server.site}/`);
  // As when somebody comes back to the page.
  await emil.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await invitations.waitFor({ state: "detached" });
  await leave([host, emil]);
});

test("a player goes on playing on another device, or stays after all", async () => {
  const [white, black] = await twoAtATable(browser, server, { time: "10+5" }, [{}, { viewport: PHONE }]);
  await play([white, black], ["e2-e4"]);
  await black.getByRole("button", { name: "Continue on another device" }).click();
  await black.getByText("this page will only watch").waitFor();
  await picture(black, "move-seat-asked");
  await black.keyboard.press("Escape");
  await hasFocus(black.getByRole("button", { name: "Continue on another device" }));
  await black.keyboard.press("Enter");
  await black.getByRole("button", { name: "Get the link" }).click();
  await black.getByText("You are watching").waitFor();
  await picture(black, "move-seat-link");
  await assertAccessible(black, "a seat on its way");
  await black.reload();
  await black.getByRole("button", { name: "Keep playing here" }).click();
  await black.getByText("Your move", { exact: true }).waitFor();
  assert.equal(await black.getByLabel("Link for Black").count(), 0);

  await black.getByRole("button", { name: "Continue on another device" }).click();
  await black.getByRole("button", { name: "Get the link" }).click();
  const link = await black.getByLabel("Link for Black").inputValue();
  const phone = await newPerson(browser, { viewport: PHONE });
  await phone.goto(link);
  await phone.getByText("Your move", { exact: true }).waitFor();
  await black.getByLabel("Link for Black").waitFor({ state: "detached" });
  assert.equal(await black.locator(".notice").getByText("Your seat was freed.").count(), 0);
  await play([phone, white], ["e7-e5", "g1-f3"]);
  await leave([white, black, phone]);
});

test("the arbiter frees a seat with a reason", async () => {
  const [white, black] = await twoAtATable(browser, server, { time: "10+5" });
  await white.getByRole("button", { name: "Invite an arbiter" }).click();
  const arbiter = await newPerson(browser, { viewport: PHONE });
  await arbiter.goto(await white.getByLabel("Link for the arbiter").inputValue());
  await play([white, black], ["e2-e4"]);
  await arbiter.getByRole("button", { name: "Free the seat of Black" }).click();
  await arbiter
    .getByRole("form", { name: "Free the seat of Black" })
    .getByLabel("Reason")
    .fill("The player’s phone is broken.");
  await picture(arbiter, "free-seat-asked");
  await assertAccessible(arbiter, "the arbiter frees a seat");
  await arbiter.getByRole("button", { name: "Free the seat", exact: true }).click();
  await arbiter.getByRole("heading", { name: "Black’s seat is free" }).waitFor();
  await picture(arbiter, "free-seat-link");
  await black.locator(".notice").getByText("Your seat was freed.").waitFor();
  await black.getByText("You are watching").waitFor();
  const next = await newPerson(browser);
  await next.goto(await arbiter.getByLabel("Link for Black").inputValue());
  await next.getByText("Your move", { exact: true }).waitFor();
  await play([next, white], ["e7-e5", "g1-f3"]);
  await leave([white, black, arbiter, next]);
});

test("the players read how much network delay costs no time", async () => {
  const pages = await twoAtATable(browser, server, { time: "5+0" }, [{}, { locale: "cs-CZ" }]);
  await pages[0].getByText("Up to 0.5 s of network delay per move is not counted.").waitFor();
  await pages[0].getByText("3 s at the start, 1 s more with each move, at most 7 s.").waitFor();
  await pages[1].getByText("Zpoždění sítě do 0,5 s na tah se nezapočítává.").waitFor();
  await pages[0].getByText("Up to 0.5 s").scrollIntoViewIfNeeded();
  await picture(pages[0], "lag");
  await leave(pages);
});

test("a guest who registers in the middle of a game plays on, and again after logging out", async () => {
  const pages = await twoAtATable(browser, server, { time: "10+5" });
  const [white, black] = pages;
  await play(pages, ["e2-e4", "e7-e5"]);
  await register(white, "Zdena");
  await white.getByText("Your move", { exact: true }).waitFor();
  await play(pages, ["g1-f3", "b8-c6"]);
  await white.getByRole("link", { name: "Zdena", exact: true }).click();
  await white.getByRole("button", { name: "Log out", exact: true }).click();
  await accountLink(white).waitFor();
  await white.getByText("Your move", { exact: true }).waitFor();
  await play(pages, ["f1-b5", "a7-a6"]);
  await accountLink(white).click();
  await white.getByLabel("Name").fill("Zdena");
  await white.getByLabel("Password").fill("eight or more");
  await white.getByRole("button", { name: "Log in" }).click();
  await white.getByText("Your move", { exact: true }).waitFor();
  await play(pages, ["b5-a4", "g8-f6"]);
  await leave([white, black]);
});

test("an account withdraws the seek of the guest that it was", async () => {
  const page = await newPerson(browser);
  await page.goto(server.site);
  await fillForm(page, { opponent: "Anybody" });
  await page.getByRole("button", { name: "Look for an opponent" }).click();
  await page.getByRole("heading", { name: "Waiting for an opponent" }).first().waitFor();
  // Another page of the same browser logs in.
  const other = await page.context().newPage();
  await other.goto(server.site);
  await register(other, "Otakar");
  const seeks = other.getByRole("region", { name: "Waiting for an opponent" });
  await seeks.getByRole("button", { name: "Withdraw" }).click();
  await other.getByText("Nobody is waiting just now.").waitFor();
  await leave([page]);
});
