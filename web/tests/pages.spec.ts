// Every page at every size, light and dark, in both languages: for everybody to use, and nothing sticks out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { Review, TableState } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { DESKTOP, hasFocus, launch, NARROWEST, newPerson, PHONE, picture } from "./support/browser.ts";
import { chess, draughts, me, SITE, StandIn } from "./support/stand-in.ts";

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const finished: TableState = {
  ...chess,
  view: {
    ...chess.view,
    choices: "",
    open: "",
    outcome: { white: "1/2", black: "1/2", played: true, reason: "fifty-moves", article: "FIDE 9.3" },
  },
};

const offered: TableState = {
  ...chess,
  info: {
    ...chess.info,
    links: [{ role: "black", key: "k".repeat(24) }],
    invited: [{ role: "arbiter", person: { id: "a3", name: "Bohumila", number: 3 }, yours: false }],
    lag: { limit: 500, gain: 350 },
    seats: { ...chess.info.seats, black: null },
    present: ["white"],
  },
  view: {
    ...chess.view,
    offer: { by: "black", proper: true },
    open: `${chess.view.open} accept decline`,
  },
};

const FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const BOARDS = [
  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
  "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
];

const review: Review = {
  info: finished.info,
  start: FIRST,
  outcome: finished.view.outcome ?? null,
  left: { white: null, black: null },
  lines: [..."ab".repeat(20)].map((_, index) => {
    const white = index % 2 === 0;
    return {
      by: white ? "white" : "black",
      notation: ["e4", "e5", "Nf3", "Nc6"][index % 4] ?? "",
      move: white ? "e2-e4" : "e7-e5",
      offered: index === 7,
      made_at: index * 4000,
      board: BOARDS[index % 2] ?? FIRST,
      check: null,
      left: { white: 300_000 - index * 5500 - (index % 7) * 900, black: 300_000 - index * 6800 },
      spent: 4000 + index * 130,
    };
  }),
};

const lobby = {
  type: "lobby",
  seeks: [
    {
      id: "s1",
      by: { id: "a2", name: "Dana", number: 2 },
      colour: "any",
      game: "chess",
      edition: "fide-2009",
      conduct: "assisted",
      fide_rated: false,
      special: false,
      time_text: "5+3",
    },
  ],
  seek_count: 1,
  watch: [
    {
      table: "W1",
      board: FIRST,
      conduct: "assisted",
      game: "chess",
      opened_at: 0,
      outcome: null,
      plies: 7,
      seats: chess.info.seats,
      time_text: "90+30",
      yours: [],
    },
    {
      table: "W2",
      board: draughts.view.board,
      conduct: "assisted",
      game: "czech-draughts",
      opened_at: 0,
      outcome: null,
      plies: 3,
      seats: chess.info.seats,
      time_text: "",
      yours: [],
    },
  ],
} as const;

const PAGES: { name: string; path: string; table?: TableState; ready: string }[] = [
  { name: "home", path: "/", ready: ".list .item" },
  { name: "account", path: "/account", ready: "form" },
  { name: "table", path: "/t/T1", table: chess, ready: "[role=grid]" },
  { name: "table-offer", path: "/t/T1", table: offered, ready: "[role=grid]" },
  { name: "table-over", path: "/t/T1", table: finished, ready: ".result" },
  { name: "draughts", path: "/t/T1", table: draughts, ready: "[role=grid]" },
  { name: "review", path: "/r/T1#8", ready: ".chart" },
  { name: "unknown", path: "/somewhere", ready: "h1" },
  { name: "no-review", path: "/r/NONE", ready: "h1" },
];

const LOOKS = [
  { name: "desktop-light-en", viewport: DESKTOP, colorScheme: "light", locale: "en-GB" },
  { name: "desktop-dark-cs", viewport: DESKTOP, colorScheme: "dark", locale: "cs-CZ" },
  { name: "phone-light-cs", viewport: PHONE, colorScheme: "light", locale: "cs-CZ" },
  { name: "phone-dark-en", viewport: PHONE, colorScheme: "dark", locale: "en-GB" },
  { name: "narrowest-light-cs", viewport: NARROWEST, colorScheme: "light", locale: "cs-CZ" },
] as const;

for (const look of LOOKS) {
  test(`every page: ${look.name}`, async (run) => {
    const page = await newPerson(browser, look);
    const server = await StandIn.before(page);
    server.lobby = structuredClone(lobby) as unknown as typeof server.lobby;
    server.documents.set("/tables/T1/review", review);
    server.documents.set("/my/tables", [
      { ...lobby.watch[0], table: "M1", yours: ["white"], outcome: finished.view.outcome },
      { ...lobby.watch[0], table: "M2", invited: ["black"], seats: { ...chess.info.seats, black: null } },
    ]);
    for (const { name, path, table, ready } of PAGES) {
      await run.test(name, async () => {
        server.table = table;
        await page.goto("about:blank");
        await page.goto(SITE + path);
        await page.locator(ready).first().waitFor();
        await page.waitForTimeout(150);
        await picture(page, `${name}-${look.name}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= look.viewport.width, `${name} is ${width} wide`);
        await assertAccessible(page, name);
      });
    }
    await page.context().close();
  });
}

test("the language follows the browser, can be switched, and stays so", async () => {
  const page = await newPerson(browser, { locale: "cs-CZ" });
  const server = await StandIn.before(page);
  server.table = chess;
  await page.goto(`${SITE}/t/T1`);
  await page.getByText("Jf3").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "cs");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("Nf3").waitFor();
  await page.reload();
  await page.getByText("Nf3").waitFor();
  await page.getByRole("button", { name: "Figurines" }).click();
  await page.getByText("♘f3").waitFor();
  await page.context().close();
});

test("draughts squares have letters or numbers", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.table = draughts;
  await page.goto(`${SITE}/t/T1`);
  await page.getByRole("button", { name: "Numbers" }).click();
  await page.getByRole("gridcell", { name: "22, white man" }).waitFor({ state: "attached" });
  await picture(page, "draughts-numbers");
  await page.context().close();
});

test("review goes through the game with the arrows, Home, End and a click", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.documents.set("/tables/T1/review", review);
  await page.goto(`${SITE}/r/T1`);
  const at = (ply: number) => page.getByText(`${ply} / 40`, { exact: true }).waitFor();
  await at(40);
  await page.keyboard.press("ArrowLeft");
  await at(39);
  await page.getByRole("button", { name: "To the beginning" }).focus();
  await page.keyboard.press("Enter");
  await at(0);
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.getByRole("region", { name: "Scoresheet" }).focus();
  await page.keyboard.press("End");
  await at(40);
  await page.keyboard.press("ArrowLeft");
  await at(39);
  await page.keyboard.press("Home");
  await at(0);
  assert.equal(await page.locator(".player.white .time").innerText(), "5:00");
  await page.getByRole("button", { name: "Nc6 (=)" }).click();
  await at(8);
  assert.equal(await page.locator(".move[tabindex='0']").count(), 1);
  await page.keyboard.press("ArrowRight");
  await at(9);
  await hasFocus(page.locator("[data-ply='9'] > *"));
  await page.keyboard.press("ArrowLeft");
  await at(8);
  assert.equal(new URL(page.url()).hash, "#8");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture" }).click();
  assert.equal((await download).suggestedFilename(), "partie-T1-8.svg");
  await page.context().close();
});

test("the longest names fit into the narrowest page", async () => {
  const page = await newPerson(browser, { viewport: NARROWEST });
  const server = await StandIn.before(page);
  const person = { id: "a9", name: "W".repeat(24), number: 9 };
  server.documents.set("/me", { ...me, person });
  server.documents.set("/tokens", []);
  server.greeting = { ...me, person };
  server.table = { ...chess, info: { ...chess.info, seats: { ...chess.info.seats, white: person } } };
  for (const path of ["/", "/account", "/t/T1"]) {
    await page.goto(SITE + path);
    await page.getByRole("link", { name: person.name }).waitFor();
    await page.waitForTimeout(150);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, NARROWEST.width, path);
  }
  const [you, clock] = [page.locator(".player.white .side"), page.locator(".player.white .clock")];
  const [youBox, clockBox] = [await you.boundingBox(), await clock.boundingBox()];
  assert.ok(youBox && clockBox && youBox.x + youBox.width <= clockBox.x, "the name makes room");
  await picture(page, "longest-name");
  await page.context().close();
});

test("forced colours leave the board and what is chosen to be seen", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.table = chess;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${SITE}/t/T1`);
  await page.getByRole("grid").waitFor();
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  assert.match(await style(".board", "background-image"), /conic-gradient/);
  assert.notEqual(
    await style(".scoresheet .current", "background-color"),
    await style(".scoresheet", "background-color"),
  );
  await picture(page, "forced-colours");
  await page.context().close();
});

test("the tab says who plays, and whose move it is", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.table = chess;
  server.documents.set("/tables/T1/review", review);
  await page.goto(`${SITE}/t/T1`);
  await page.getByRole("grid").waitFor();
  assert.equal(await page.title(), "Your move · Guest 17 – Dana · Partie");
  await page.goto(`${SITE}/r/T1`);
  await page.locator(".chart").waitFor();
  assert.equal(await page.title(), "Review · Guest 17 – Dana · Partie");
  await page.context().close();
});

test("the tab says so also while it is in the background, where nothing is drawn", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.table = { ...chess, view: { ...chess.view, turn: "black", choices: "" } };
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto(`${SITE}/t/T1`);
  const titled = (title: string) =>
    page.waitForFunction((wanted) => document.title === wanted, title, { polling: 50 });
  await titled("Guest 17 – Dana · Partie");
  server.say({
    type: "update",
    table: "T1",
    seq: 4,
    now: 12_000,
    view: { ...chess.view, from: 2, lines: [] },
  });
  await titled("Your move · Guest 17 – Dana · Partie");
  await page.context().close();
});

test("a guest's name is shown", async () => {
  const page = await newPerson(browser);
  await StandIn.before(page);
  await page.goto(SITE);
  await page.getByRole("link", { name: `Guest ${me.person.number} Log in` }).waitFor();
  await page.context().close();
});

test("under the name stands by what its player is ahead", async () => {
  const page = await newPerson(browser);
  const server = await StandIn.before(page);
  server.table = chess;
  await page.goto(`${SITE}/t/T1`);
  const material = page.locator(".player.white .material");
  await material.getByText("ahead by 7").waitFor({ state: "attached" });
  assert.deepEqual(
    await material.locator("piece").evaluateAll((pieces) => pieces.map((one) => one.className)),
    ["black rook", "black pawn", "black pawn"],
  );
  assert.equal(await page.locator(".player.black .material").count(), 0);
  await page.context().close();
});

test("a game that goes on stands above the form for a new one, the finished ones below it", async () => {
  const page = await newPerson(browser, { viewport: PHONE });
  const server = await StandIn.before(page);
  const own = { ...lobby.watch[0], yours: ["white"] };
  server.documents.set("/my/tables", [
    { ...own, table: "M1", outcome: finished.view.outcome },
    { ...own, table: "M2" },
  ]);
  await page.goto(SITE);
  const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
  await page.getByRole("region", { name: "Your games under way" }).getByRole("link").waitFor();
  const form = (await page.getByRole("form", { name: "New table" }).boundingBox())?.y ?? 0;
  assert.ok((await top("Your games under way")) < form && form < (await top("My games")));
  await picture(page, "home-under-way");
  await page.context().close();
});

test("all that belongs to an account fits into the narrowest page", async () => {
  const page = await newPerson(browser, { viewport: NARROWEST, locale: "cs-CZ" });
  const server = await StandIn.before(page);
  server.greeting = { ...me, person: { id: "a1", name: "Maxmiliana_z_Pernstejna_", number: 1 } };
  server.documents.set("/me", server.greeting);
  const times = { begun_at: 1_700_000_000_000, used_at: 1_730_000_000_000 };
  server.documents.set("/sessions", [
    { id: 1, browser: "Firefox, Linux", current: true, ...times },
    { id: 2, browser: "", current: false, ...times },
  ]);
  server.documents.set("/tokens", [
    { id: 1, name: "t".repeat(60), scopes: ["read", "play"], made_at: 0, expires_at: 1_900_000_000_000 },
  ]);
  await page.goto(`${SITE}/account`);
  await page.getByText("Neznámý prohlížeč").waitFor();
  await page.locator("summary").click();
  await picture(page, "account-narrowest");
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= NARROWEST.width);
  await assertAccessible(page, "account");
  await page.context().close();
});
