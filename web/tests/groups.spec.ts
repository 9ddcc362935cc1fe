// A group of tables with the real program: an organiser, an arbiter with a phone, a deputy, players and spectators.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { GroupState, SeatCard } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { playMove } from "./support/board.ts";
import { fits, newPerson, picture } from "./support/browser.ts";
import { browser, leave, server } from "./support/program.ts";
import { act, ask, linkTo, openGroup, sitDown } from "./support/seats.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const NAMES = ["Nováková – Dvořák", "Horák – Svoboda", "Kučera – Marek", "Malý – Bartoš", "Černá – Růžička"];

const person = async (viewport = DESK, locale = "en-GB"): Promise<Page> => {
  const page = await newPerson(browser, { viewport, locale });
  await page.goto(server.site);
  await page.locator(".head .person").waitFor();
  return page;
};

const numbers = (page: Page, where = ".table-row"): Promise<string[]> =>
  page
    .locator(`${where} .number`)
    .evaluateAll((shown) => shown.map((one) => one.lastChild?.textContent?.trim() ?? ""));

const idOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? "";

const done = async (page: Page, table: string, as: string, what: Parameters<typeof act>[3]): Promise<void> =>
  assert.equal(await act(page, table, as, what), "done");

test("three tables call at once, and an arbiter with a phone deals with them in their order", async () => {
  const organiser = await person();
  await organiser.getByRole("link", { name: "Arbitrate many tables" }).click();
  await organiser.getByLabel("Name", { exact: true }).fill("Brno Open");
  await organiser.getByLabel("Pairs, one to a line").fill(NAMES.join("\n"));
  await organiser.getByText("5 tables", { exact: true }).waitFor();
  await picture(organiser, "groups-new");
  await organiser.getByLabel("I arbitrate these tables myself").uncheck();
  await organiser.getByRole("button", { name: "Open the tables" }).click();
  await organiser.locator(".table-row").nth(4).waitFor();
  const group = idOf(organiser);
  assert.deepEqual(await numbers(organiser), ["1", "2", "3", "4", "5"]);

  const [whites, blacks] = [await person(), await person()];
  const cards = await ask<SeatCard[]>(organiser, `/groups/${group}/cards`);
  await sitDown(whites, cards, "white");
  await sitDown(blacks, cards, "black");
  const { rows } = await ask<GroupState>(organiser, `/groups/${group}`);
  const table = (number: number): string => rows.find((row) => row.number === number)?.table ?? "";
  for (const number of [1, 2, 3, 4])
    await done(whites, table(number), "white", { act: "move", move: "e2-e4", offer: false });

  await organiser.getByText("People (0)").click();
  await organiser.getByLabel("For whom").fill("IA Holá");
  await organiser.getByRole("button", { name: "Make a link" }).click();
  const field = organiser.getByLabel("arbiter · all tables · IA Holá", { exact: true });
  await field.waitFor();
  await organiser.locator(".link-item .qr").waitFor();
  await picture(organiser, "groups-people");
  const arbiter = await person(PHONE);
  await arbiter.goto(await field.inputValue());
  await arbiter.locator(".table-row").nth(4).waitFor();
  assert.equal(new URL(arbiter.url()).search, "");
  await organiser.getByText("People (1)").waitFor();

  for (const [number, note] of [
    [2, "He hums all the time."],
    [1, "The queen is missing."],
    [3, "My phone is empty."],
  ] as const)
    await done(blacks, table(number), "black", { act: "stop-clocks", note });
  await arbiter.locator(".rows-urgent [data-table]").nth(2).waitFor();
  assert.deepEqual(await numbers(arbiter, ".rows-urgent"), ["2", "1", "3"]);
  assert.match(await arbiter.title(), /^\(3\) Brno Open/);
  await fits(arbiter);
  await picture(arbiter, "groups-list-phone");
  await assertAccessible(arbiter, "the list with the real program");

  await arbiter.locator(".rows-urgent .row-link").first().click();
  for (const [index, words] of [
    "He hums all the time.",
    "The queen is missing.",
    "My phone is empty.",
  ].entries()) {
    await arbiter.locator(".chair .waits").getByText(`Black: “${words}”`).waitFor();
    if (index === 0) await picture(arbiter, "groups-table-phone");
    await arbiter.getByRole("button", { name: "Resume play" }).click();
    await arbiter.locator(".chair .waits").waitFor({ state: "detached" });
    if (index < 2) await arbiter.getByRole("button", { name: `Next that needs me (${2 - index})` }).click();
  }
  await arbiter.getByText("Nobody waits").waitFor();
  assert.match(await arbiter.title(), /^(?!\()/);

  // A phone that has died.
  await arbiter.getByRole("button", { name: "New link for Black…" }).click();
  await arbiter.locator("form.asking").getByRole("button", { name: "Free the seat" }).click();
  await arbiter.locator(".invitation .qr").waitFor();
  await arbiter.getByRole("link", { name: /Back to the list/ }).click();
  await arbiter.locator(".group-page").waitFor();
  await arbiter.goBack();
  await arbiter.locator(".chair").waitFor();
  await leave([organiser, whites, blacks, arbiter]);
});

test("a deputy has a sector, and loses it at once when it is revoked", async () => {
  const organiser = await person();
  const { info } = await openGroup(
    organiser,
    { title: "Přebor", private: true, delay_s: 0 },
    { round: 1, pairs: NAMES.join("\n"), regulations: { time_control: "5400+30" } },
  );
  const deputy = await person(PHONE, "cs-CZ");
  await deputy.goto(await linkTo(organiser, info.id, "deputy", { from: 2, to: 3 }));
  await deputy.locator(".table-row").nth(1).waitFor();
  assert.deepEqual(await numbers(deputy), ["2", "3"]);
  await picture(deputy, "groups-deputy");
  await assertAccessible(deputy, "a deputy's list in Czech");
  await organiser.goto(`${server.site}/g/${info.id}`);
  await organiser.getByText("People (1)").click();
  await organiser.getByText("tables 2 to 3").waitFor();
  await organiser.getByRole("button", { name: "Revoke: deputy" }).click();
  await organiser.getByRole("button", { name: "Revoke", exact: true }).click();
  await deputy.getByText("Vaše role v této skupině byla odebrána.").first().waitFor();
  assert.equal(await deputy.locator(".table-row").count(), 0);

  await organiser.getByRole("link", { name: "Cards" }).click();
  await organiser.locator(".seat-card .qr").nth(9).waitFor();
  await picture(organiser, "groups-cards");
  const pdf = (await organiser.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 2);
  await leave([organiser, deputy]);
});

test("an exhibitor goes from board to board, and spectators watch the hall", async () => {
  const exhibitor = await person();
  const { info, rows } = await openGroup(
    exhibitor,
    {
      title: "Simultánka",
      private: false,
      delay_s: 0,
      simultaneous: { colour: "white", organiser_plays: true },
    },
    { round: 1, pairs: "Nováková\nHorák\nMalý", regulations: { time_control: "5400+30" } },
  );
  const others = await person();
  await sitDown(others, await ask<SeatCard[]>(exhibitor, `/groups/${info.id}/cards`), "black");
  const [first, second] = rows.map(({ table }) => table);
  assert.ok(first && second);
  await exhibitor.goto(`${server.site}/g/${info.id}`);
  await exhibitor.locator(".exhibitor .tile.calls").nth(2).waitFor();
  await picture(exhibitor, "groups-exhibitor");
  await assertAccessible(exhibitor, "the boards of an exhibitor");
  await exhibitor.getByRole("link", { name: "Next board (3)" }).click();
  for (const number of [1, 2]) {
    await exhibitor.locator(".group-strip").getByText(`Table ${number}`).waitFor();
    await exhibitor.locator("[data-square=e2]").waitFor();
    await playMove(exhibitor, "e2-e4");
  }
  await exhibitor.locator(".group-strip").getByText("Table 3").waitFor();
  await exhibitor.getByText("3 boards left").waitFor();
  await picture(exhibitor, "groups-exhibition-board");
  await assertAccessible(exhibitor, "a board of an exhibition");
  // Nobody waits after the last move, so the next answer leads on.
  await exhibitor.locator("[data-square=e2]").waitFor();
  await playMove(exhibitor, "e2-e4");
  await exhibitor.locator("[data-square=e4][aria-label*='last move']").waitFor({ state: "attached" });
  await done(others, second, "black", { act: "move", move: "e7-e5", offer: false });
  await exhibitor.locator(".group-strip").getByText("Table 2").waitFor();
  await exhibitor.goBack();
  await exhibitor.locator(".group-page").waitFor();
  await done(others, first, "black", { act: "resign" });
  await exhibitor.getByText("Score 1 : 0").waitFor();

  const spectator = await person();
  await spectator.goto(`${server.site}/g/${info.id}`);
  await spectator.getByText("Round 1 · live").waitFor();
  await spectator.locator(".result-list").getByText("1–0").waitFor();
  await spectator.getByRole("link", { name: "As a hall’s screen" }).click();
  await spectator.locator(".hall.whole .tile").nth(2).waitFor();
  await picture(spectator, "groups-hall");
  await assertAccessible(spectator, "the hall with the real program");
  await leave([exhibitor, others, spectator]);
});
