// The list of a group's tables, its forms and its hall, before a stand-in for the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GroupRow, QrCode, SeatCard } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { fits, picture } from "./support/browser.ts";
import { asking, AT, claiming, fortyTables, groupInfo, tableRow } from "./support/group.ts";
import { page, server } from "./support/stage.ts";
import { chess, SITE } from "./support/stand-in.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const numbers = (): Promise<string[]> =>
  page
    .locator(".table-row .number")
    .evaluateAll((shown) => shown.map((one) => one.lastChild?.textContent?.trim() ?? ""));

/** Waits until the list begins like this: the page draws with the next frame. */
async function begins(...expected: string[]): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await numbers()).slice(0, expected.length).join() === expected.join()) break;
    await page.waitForTimeout(20);
  }
  assert.deepEqual((await numbers()).slice(0, expected.length), expected);
}

const tell = (...rows: GroupRow[]): void => server.say({ type: "rows", group: "G1", rows });

/** Whatever the clocks say: a second has passed at the server too. */
const later = (row: GroupRow): GroupRow => ({ ...row, at: AT + 1000, seq: row.seq + 1 });

async function openList(part = ""): Promise<void> {
  server.group = fortyTables();
  await page.goto(`${SITE}/g/G1${part}`);
  await page
    .locator(part === "/hall" ? ".tile" : ".table-row")
    .first()
    .waitFor();
}

test("what needs the arbiter stands first, by waiting time, and every state has a sign and a word", async () => {
  await page.setViewportSize(PHONE);
  await openList();
  assert.deepEqual((await numbers()).slice(0, 7), ["12", "31", "4", "7", "9", "17", "1"]);
  assert.deepEqual((await numbers()).slice(-2), ["6", "14"]);
  const first = page.locator(".table-row").first();
  await first.getByText("Clocks stopped by White").waitFor();
  await first.getByText("“The promotion queen is missing.”").waitFor();
  await first.getByText(/^2:1\d$/).waitFor();
  for (const row of await page.locator(".table-row").all())
    assert.match(((await row.locator(".state").textContent()) ?? "").trim(), /^[!=⚑◔▸○●] \S/);
  assert.match(await page.title(), /^\(4\) Brno Open/);
  await fits(page);
  await picture(page, "group-list-phone");
  await assertAccessible(page, "the list of a group");
  await page.getByRole("button", { name: "Česky" }).click();
  await page.getByText("Hodiny zastavil bílý").waitFor();
  await fits(page);
  await assertAccessible(page, "the list of a group in Czech");
  await page.setViewportSize(DESK);
  await picture(page, "group-list-desk");
});

test("the list is filtered by state, by name and by number", async () => {
  await openList();
  await page.getByRole("button", { name: "2 over" }).click();
  await begins("6", "14");
  assert.equal((await numbers()).length, 2);
  await page.getByRole("button", { name: "4 need me" }).click();
  await begins("12", "31", "4", "7");
  assert.equal((await numbers()).length, 4);
  await page.getByRole("button", { name: "All 40" }).click();
  await page.getByLabel("Name or number").fill("dvorak");
  await begins("12", "27");
  assert.equal((await numbers()).length, 2);
  await page.getByLabel("Name or number").fill("33");
  await begins("33");
  assert.equal((await numbers()).length, 1);
});

test("an update of one table touches its own row and no other", async () => {
  await openList();
  await page.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      for (const { target, type } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        // Clocks tick everywhere.
        if (type === "characterData" && at?.closest("[data-ticks]")) continue;
        const row = at?.closest("[data-table]");
        if (row) touched.add(row.getAttribute("data-table") ?? "");
        else if (at?.closest(".rows")) touched.add("the list");
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const row = tableRow(20);
  tell(
    later({
      ...row,
      glance: {
        ...row.glance,
        turn: "white",
        clocks: { white: 1_234_000, black: 2_000_000, running: "white" },
      },
    }),
  );
  await page.locator("[data-table=T20] .row-player.white .running").waitFor();
  await page.locator("[data-table=T20]").getByText("20:34").waitFor();
  const touched = await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched]);
  assert.deepEqual(touched, ["T20"]);
});

test("nothing moves under a finger or the focus, and what is new is counted", async () => {
  await openList();
  const before = await numbers();
  await page.locator("[data-table=T1] .row-link").focus();
  tell(later(asking(25, 1, "Noise!")));
  await page.getByRole("button", { name: "1 new" }).waitFor();
  assert.deepEqual(await numbers(), before);
  await picture(page, "group-new");
  await assertAccessible(page, "something new in the list");
  await page.getByRole("button", { name: "1 new" }).click();
  await page.locator(".rows-urgent [data-table=T25]").waitFor();
  await begins("12", "31", "25");

  const box = await page.locator("#rows-rest").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  tell(later(claiming(26, 1)));
  await page.getByRole("button", { name: "1 new" }).waitFor();
  assert.deepEqual((await numbers()).slice(0, 3), ["12", "31", "25"]);
  await page.mouse.up();
  await page.locator(".rows-urgent [data-table=T26]").waitFor();
});

test("a press leads to the table, and back to the list or on to the next that needs the arbiter", async () => {
  await page.setViewportSize(PHONE);
  const place = { group: "G1", title: "Brno Open", round: 1, number: 12 };
  server.table = {
    ...chess,
    info: { ...chess.info, id: "T12", yours: ["arbiter"], group: place, links: [] },
    view: { ...chess.view, role: "arbiter" },
  };
  await openList();
  await page.locator("[data-table=T12] .row-link").click();
  await page.locator(".chair").waitFor();
  await page.getByRole("button", { name: "Next that needs me (3)" }).waitFor();
  await fits(page);
  await picture(page, "group-table-phone");
  await assertAccessible(page, "a table of a group");
  assert.equal(await page.locator(".group-side").count(), 0);
  await page.setViewportSize(DESK);
  await page.locator(".group-side .table-row.open[data-table=T12]").waitFor();
  await picture(page, "group-table-desk");
  await assertAccessible(page, "list, table and decision side by side");
  await page.setViewportSize(PHONE);
  await page.goBack();
  await page.locator(".group-page").waitFor();
  await page.goForward();
  await page.locator(".chair").waitFor();
  await page.keyboard.press("n");
  await page.waitForURL("**/t/T31");
});

test("a pasted list is shown line by line, and a bad line says why", async () => {
  await page.setViewportSize(PHONE);
  await page.goto(SITE);
  await page.getByRole("link", { name: "Arbitrate many tables" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Club evening");
  await page
    .getByLabel("Pairs, one to a line")
    .fill("1 Nováková – Dvořák\nHorák\n3;Kučera;Marek\n3 Malý - Bartoš-Veselý");
  await page.getByText("2 lines cannot be read").waitFor();
  assert.deepEqual(await page.locator(".read-lines li").allInnerTexts(), [
    "1\nNováková – Dvořák",
    "✕\nHorák\nLine 2: two names are needed, with a dash between them.",
    "3\nKučera – Marek",
    "✕\n3 Malý - Bartoš-Veselý\nLine 4: this number is there twice.",
  ]);
  await fits(page);
  await picture(page, "group-new-form");
  await assertAccessible(page, "opening a group");
  await page.locator(".file input").setInputFiles({
    name: "pairs.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Malý – Bartoš\nČerná – Růžička\n"),
  });
  await page.getByText("2 tables", { exact: true }).waitFor();
  server.documents.set("/groups", { info: groupInfo, rows: [] });
  server.documents.set("/groups/G1/links", { id: "L1", role: "arbiter", key: "k" });
  server.documents.set("/groups/G1/join", { info: groupInfo, rows: [] });
  server.documents.set("/time-control", { time_control: "600+5", text: "10+5", pace: "rapid" });
  server.documents.set("/groups/G1/tables", { info: groupInfo, rows: [tableRow(1), tableRow(2)] });
  await page.getByRole("button", { name: "Open the tables" }).click();
  await page.waitForURL("**/g/G1");
  await page.locator(".table-row").nth(1).waitFor();
  assert.deepEqual(await numbers(), ["1", "2"]);
});

const QR: QrCode = { size: 21, path: "M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z" };

test("roles are given by links and revoked after a question", async () => {
  server.group = fortyTables();
  server.group.info = {
    ...groupInfo,
    links: [{ id: "L1", role: "deputy", sector: { from: 1, to: 20 }, name: "Holá", key: "secret" }],
    holders: [
      { id: "H1", role: "arbiter", name: "IA Malá", person: { id: "g2", name: null, number: 22 }, since: AT },
    ],
  };
  await page.goto(`${SITE}/g/G1`);
  await page.getByText("People (1)").click();
  await page.getByLabel("deputy arbiter · tables 1 to 20 · Holá", { exact: true }).waitFor();
  await page.locator(".people").scrollIntoViewIfNeeded();
  await picture(page, "group-people");
  await assertAccessible(page, "the people of a group");
  await page.getByRole("button", { name: "Revoke: IA Malá" }).click();
  await page.getByText("Really? The role ends at once.").waitFor();
  await assertAccessible(page, "revoking a role");
  server.documents.set("/groups/G1/holders/H1", {});
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await page.getByText("People (0)").waitFor();
});

test("the cards of all seats are printed eight to a page", async () => {
  server.group = fortyTables();
  const cards = server.group.rows.slice(0, 9).flatMap((row): SeatCard[] =>
    (["white", "black"] as const).map((colour) => ({
      table: row.table,
      round: 1,
      number: row.number,
      colour,
      name: row[colour],
      opponent: row[colour === "white" ? "black" : "white"],
      link: { role: colour, key: "k" },
      qr: QR,
    })),
  );
  server.documents.set("/groups/G1/cards", cards);
  await page.goto(`${SITE}/g/G1/cards`);
  await page.locator(".seat-card").nth(17).waitFor();
  await picture(page, "group-cards");
  await assertAccessible(page, "cards to print");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 3);
});

test("a hall's screen shows the boards page by page", async () => {
  await page.setViewportSize(DESK);
  await openList("/hall");
  assert.ok((await page.locator(".tile").count()) <= 12);
  await page.getByText("1/5").waitFor();
  await page.getByText("Round 1 · live").waitFor();
  const across = await page
    .locator(".tile")
    .evaluateAll((tiles) => new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size);
  const bottom = await page
    .locator(".tile")
    .last()
    .evaluate((tile) => tile.getBoundingClientRect().bottom);
  assert.ok(across >= 3 && bottom <= DESK.height, `${across} boards across, down to ${bottom}`);
  await picture(page, "group-hall-desk");
  await assertAccessible(page, "a hall's screen");
  // Somebody who wants less motion turns the pages.
  await page.getByRole("button", { name: "Turn pages" }).waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("2/5").waitFor();
});

test("spectators get the hall and the results", async () => {
  await page.setViewportSize(PHONE);
  server.group = fortyTables();
  server.group.info = { ...groupInfo, yours: [], delay_s: 300 };
  await page.goto(`${SITE}/g/G1`);
  await page.getByText("Round 1 · 5 minutes later").waitFor();
  await page.locator(".result-list li").nth(39).waitFor();
  assert.equal(await page.locator(".table-row").count(), 0);
  await fits(page);
  await picture(page, "group-hall-phone");
  await assertAccessible(page, "a group for spectators");
});

test("a role that was revoked is gone at once", async () => {
  await openList();
  server.say({ type: "group-info", ...groupInfo, yours: [] });
  await page.getByText("Your role in this group was revoked.").first().waitFor();
  assert.equal(await page.locator(".table-row").count(), 0);
});
