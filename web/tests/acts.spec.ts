// The sheet of all acts, with the real program: every act of the catalogue has a form that is filled in by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ActField, ActForm, ActState } from "../src/wire/received.ts";
import { assertAccessible } from "./support/axe.ts";
import { hasFocus, newPerson, PHONE, picture } from "./support/browser.ts";
import { play, twoAtATable } from "./support/people.ts";
import { browser, leave, server } from "./support/program.ts";
import { chooseAct, findAct, sendAct } from "./support/sheet.ts";

/** The keys that fill in a field of each kind, from where the focus comes into it. */
const KEYS: Record<ActField["kind"], (page: Page) => Promise<void>> = {
  square: typing("e4"),
  squares: typing("e1 h1"),
  move: typing("g1-f3"),
  path: typing("e2-e5"),
  piece: pressing("Space"),
  colour: pressing("Space"),
  colours: pressing("Space"),
  duration: typing("+2:00"),
  "clock-time": typing("45:00"),
  lag: pressing(),
  number: typing("1"),
  article: typing("FIDE 13.4"),
  note: typing("because of a test"),
  written: typing("Nf3"),
  score: pressing("Space"),
  ruling: pressing("Space"),
  penalties: pressing("Space"),
  incident: pressing("ArrowDown"),
  person: pressing("ArrowDown"),
  ground: pressing("Space"),
  manner: pressing("Space"),
  flag: pressing("Space"),
  changes: async (page) => {
    await pressing("ArrowDown", "Tab")(page);
    await page.keyboard.type("e4");
    await pressing("Tab", "Enter")(page);
  },
  commitment: typing("Nf3"),
  secret: typing("my secret"),
  language: pressing("ArrowDown"),
};

function typing(text: string): (page: Page) => Promise<void> {
  return (page) => page.keyboard.type(text);
}

function pressing(...keys: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
}

/** Goes on with the Tab key until the focus is where it should be. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the Tab key does not lead to ${selector}`);
}

test("every act of the catalogue has a form that is filled in by keyboard, and the server understands it", async () => {
  const pages = await twoAtATable(browser, server, { time: "10+5" });
  const watcher = await newPerson(browser);
  const forms = (await (await watcher.request.get(`${server.site}/api/v1/acts`)).json()) as ActForm[];
  // A spectator is refused nearly everything, after it was read. Here all of it looks open.
  const states = forms.map(({ kind }): ActState => ({ act: kind }));
  await watcher.route("**/acts?as=*", (route) => route.fulfill({ json: states }));
  await watcher.goto(pages[0].url());
  await watcher.getByText("You are watching").waitFor();
  for (const form of forms) {
    await watcher.keyboard.press("/");
    await hasFocus(watcher.getByRole("searchbox"));
    await watcher.keyboard.type(form.said[0] ?? "");
    await watcher.locator(`[data-kind=${form.kind}]`).first().waitFor();
    await tabTo(watcher, `[data-kind=${form.kind}]`);
    await watcher.keyboard.press("Enter");
    await watcher.locator(`[data-form=${form.kind}]`).waitFor();
    const text = await watcher.locator("dialog").innerText();
    assert.doesNotMatch(text, /(field|word|ruling|penalty|manner|ground)-/, "a text is missing");
    for (const field of form.fields.filter(({ kind }) => kind !== "lag")) {
      await tabTo(watcher, `[data-field=${field.name}]`);
      await KEYS[field.kind](watcher);
    }
    await tabTo(watcher, "[data-form] [type=submit]");
    await watcher.keyboard.press("Enter");
    const answered = form.who.includes("spectator")
      ? watcher.locator("dialog").waitFor({ state: "detached" })
      : watcher.locator("dialog .notice.warn .article").waitFor();
    await answered.catch(async (error: unknown) => {
      await picture(watcher, `failed-form-${form.kind}`);
      throw new Error(`${form.kind}: ${String(error)}`);
    });
    if (!form.who.includes("spectator")) await pressing("Escape", "Escape")(watcher);
    await watcher.locator("dialog").waitFor({ state: "detached" });
  }
  await leave([...pages, watcher]);
});

test("a player calls the arbiter, who gives time and lets play go on, from a phone", async () => {
  const [white, black] = await twoAtATable(browser, server, { time: "10+5" });
  await white.getByRole("button", { name: "Invite an arbiter" }).click();
  const arbiter = await newPerson(browser, { viewport: PHONE });
  await arbiter.goto(await white.getByLabel("Link for the arbiter").inputValue());
  await play([white, black], ["e2-e4", "e7-e5"]);

  await white.keyboard.press("/");
  const call = await findAct(white, "rozhodci", "stop-clocks");
  await call.getByLabel("What is it about?").fill("The lamp has gone out.");
  await picture(white, "sheet-call");
  await sendAct(call);

  await arbiter.getByRole("button", { name: "More…" }).click();
  await arbiter.locator("dialog li").first().waitFor();
  await picture(arbiter, "sheet-arbiter-phone");
  await assertAccessible(arbiter, "the sheet of all acts");
  await arbiter.getByText(/Not possible now/).click();
  await assertAccessible(arbiter, "the sheet with closed acts");
  const form = await chooseAct(arbiter, "add-time");
  await form.locator("[type=submit]").click();
  await form.getByText("Choose White or Black.").waitFor();
  await picture(arbiter, "sheet-form-wrong");
  await assertAccessible(arbiter, "a form with something missing");
  await form.getByLabel("Black", { exact: true }).check();
  await form.getByLabel("How much").fill("+2:00");
  await form.getByText(/Now 10:\d\d, then 12:\d\d/).waitFor();
  await form.getByLabel("Article").fill("FIDE 13.4");
  await form.getByLabel("Reason").fill("A disturbance from outside.");
  await picture(arbiter, "sheet-form");
  await sendAct(form);

  await arbiter.getByRole("button", { name: "More…" }).click();
  await sendAct(await chooseAct(arbiter, "resume"));
  await play([white, black], ["g1-f3", "b8-c6"]);
  await leave([white, black, arbiter]);
});
