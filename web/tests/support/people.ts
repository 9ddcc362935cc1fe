// What people do on the pages: open a table, come by its link, play.
import type { Browser, Locator, Page } from "playwright-core";
import { type Look, newPerson, picture } from "./browser.ts";
import { playMove, pressSquare } from "./board.ts";
import type { Server } from "./server.ts";

export interface Wanted {
  game?: string;
  /** One of the presets, or any text. */
  time?: string;
  opponent?: string;
  colour?: string;
}

const PRESETS = ["1+0", "3+2", "5+0", "10+5", "15+10", "30+20", "90+30", "No clock"];

/** Fills the form on the home page, in English. */
export async function fillForm(
  page: Page,
  { game, time = "No clock", opponent, colour }: Wanted,
): Promise<void> {
  if (game) await page.getByLabel(game, { exact: true }).check();
  if (PRESETS.includes(time)) await page.getByLabel(time, { exact: true }).check();
  else {
    await page.getByLabel("Other…").check();
    await page.getByLabel("Time control in your own words").fill(time);
  }
  if (opponent) await page.getByLabel(opponent, { exact: true }).check();
  if (colour) await page.getByLabel(colour, { exact: true }).check();
}

/** Two people at one table: the first opens it with White, the second comes by the link. */
export async function twoAtATable(
  browser: Browser,
  server: Server,
  wanted: Wanted,
  looks: [Look, Look] = [{}, {}],
): Promise<[Page, Page]> {
  const white = await newPerson(browser, looks[0]);
  await white.goto(server.site);
  await fillForm(white, { colour: "White", ...wanted });
  await white.getByRole("button", { name: "Open the table" }).click();
  const link = await white.getByLabel("Link for Black").inputValue();
  const black = await newPerson(browser, looks[1]);
  await black.goto(link);
  await black.getByRole("grid").waitFor();
  await white.getByLabel("Link for Black").waitFor({ state: "detached" });
  return [white, black];
}

/** The link in the head of every page to a person's account. While nobody is logged in it has the guest's name. */
export const accountLink = (page: Page, name: string | RegExp = /^Guest/): Locator =>
  page.getByRole("banner").getByRole("link", { name });

/** Registers on the account page, which the page then leaves by itself. */
export async function register(page: Page, name: string): Promise<void> {
  await accountLink(page).click();
  await page.getByLabel("Register").check();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill("eight or more");
  await page.getByRole("button", { name: "Register" }).click();
  await accountLink(page, name).waitFor();
}

/** Plays moves in turn by pressing squares, each seen by both before the next. */
export async function play(
  pages: [Page, Page],
  moves: readonly string[],
  press = pressSquare,
): Promise<void> {
  for (const [index, move] of moves.entries()) {
    const mover = pages[index % 2 === 0 ? 0 : 1];
    await playMove(mover, move, press);
    const to = move.split("-").at(-1) ?? "";
    const seen = ["last move", "poslední tah"].map((words) => `[data-square=${to}][aria-label*="${words}"]`);
    for (const page of pages) {
      try {
        await page.locator(seen.join()).waitFor({ state: "attached" });
      } catch (error) {
        await picture(mover, `failed-${move}`);
        throw error;
      }
    }
  }
}
