// A page before a stand-in for the server, new for each test of a file.
import { after, before, beforeEach } from "node:test";
import type { Browser, Page } from "playwright-core";
import type { TableState } from "../../src/wire/received.ts";
import { launch, newPerson } from "./browser.ts";
import { SITE, StandIn } from "./stand-in.ts";

let browser: Browser;
export let page: Page;
export let server: StandIn;

before(async () => {
  browser = await launch();
});
after(() => browser.close());
beforeEach(async () => {
  await page?.context().close();
  page = await newPerson(browser);
  server = await StandIn.before(page);
});

export async function sitAt(table: TableState): Promise<void> {
  server.table = table;
  await page.goto(`${SITE}/t/T1`);
  await page.getByRole("grid").waitFor();
}
