// A browser and the real program, which all tests of a file share.
import { after, before } from "node:test";
import type { Browser, Page } from "playwright-core";
import { launch } from "./browser.ts";
import { Server } from "./server.ts";

export let browser: Browser;
export let server: Server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});
after(async () => {
  await browser.close();
  await server.end();
});

export async function leave(pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}
