// Debian's Chromium, driven by Playwright.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";

const project = fileURLToPath(new URL("../../../", import.meta.url));

const PLACES = [
  process.env["PARTIE_CHROMIUM"],
  "/usr/bin/chromium",
  `${project}target/tools/root/usr/bin/chromium`,
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 740 };
export const NARROWEST = { width: 320, height: 640 };

export function launch(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (!executablePath) throw new Error("Chromium is missing: run scripts/tools.sh");
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
}

export type Look = Pick<
  BrowserContextOptions,
  "viewport" | "colorScheme" | "locale" | "hasTouch" | "isMobile"
>;

/** A page of its own person: cookies are not shared. Errors in the page fail the test. */
export async function newPerson(browser: Browser, look: Look = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...look,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/**
 * Keeps a picture of the page in target/screenshots: all of it on a phone, on a desktop what the window shows, because
 * there the board has the height of the window and a picture of a longer page would change it.
 */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = `${project}target/screenshots`;
  mkdirSync(folder, { recursive: true });
  const fullPage = (page.viewportSize()?.width ?? 0) < DESKTOP.width;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

/** Waits until an element has the focus: the page draws with the next frame, so the focus moves after the key press. */
export async function hasFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
}

/** Nothing makes the page scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok((wide ?? 0) <= (window ?? 0), `${wide} pixels are shown in ${window}`);
}
