// The sheet of all acts, used as a person uses it: look for an act, take the first one found, and do it.
import type { Locator, Page } from "playwright-core";
import type { ActKind } from "../../src/wire/received.ts";

/** Opens an act's form from the sheet. The list is drawn before the form is, so only the form's own mark tells them apart. */
export async function findAct(page: Page, words: string, kind: ActKind): Promise<Locator> {
  await page.locator("dialog li").first().waitFor();
  await page.getByRole("searchbox").fill(words);
  await page.keyboard.press("Enter");
  const form = page.locator(`[data-form=${kind}]`);
  await form.waitFor();
  return form;
}

/** Chooses an act from the list by its button. */
export async function chooseAct(page: Page, kind: ActKind): Promise<Locator> {
  await page.locator(`dialog li [data-kind=${kind}]`).click();
  const form = page.locator(`[data-form=${kind}]`);
  await form.waitFor();
  return form;
}

/** Sends the form and waits until the server has taken it. */
export async function sendAct(form: Locator): Promise<void> {
  await form.locator("[type=submit]").click();
  await form.waitFor({ state: "detached" });
}
