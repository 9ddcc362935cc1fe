// What belongs to an account, with the real program: sessions, the password, tokens, deletion.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./support/axe.ts";
import { newPerson, PHONE, picture } from "./support/browser.ts";
import { accountLink, register } from "./support/people.ts";
import { browser, server } from "./support/program.ts";

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto(`${server.site}/account`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

const sessions = (page: Page) => page.getByRole("region", { name: "Where you are logged in" });

test("sessions are listed and ended, and another password ends the others", async () => {
  const desk = await newPerson(browser);
  await desk.goto(server.site);
  await register(desk, "Vera");
  const phone = await newPerson(browser, { viewport: PHONE, colorScheme: "dark" });
  await logIn(phone, "Vera", "eight or more");
  await phone.getByRole("link", { name: "Vera", exact: true }).click();
  await sessions(phone).getByText("this browser").waitFor();
  assert.equal(await sessions(phone).getByRole("listitem").count(), 2);
  await picture(phone, "account-sessions-phone");
  await assertAccessible(phone, "sessions");

  const end = sessions(phone).getByRole("button", { name: "End" });
  await end.click();
  await end.waitFor({ state: "detached" });
  assert.equal(await sessions(phone).getByRole("listitem").count(), 1);
  await accountLink(desk).waitFor();
  await logIn(desk, "Vera", "eight or more");
  await desk.getByRole("link", { name: "Vera", exact: true }).waitFor();

  await phone.getByLabel("Current password").fill("not this one");
  await phone.getByLabel("New password").fill("nine or more");
  await phone.getByRole("button", { name: "Change the password" }).click();
  await phone.getByText("The password is wrong.").waitFor();
  await phone.getByLabel("Current password").fill("eight or more");
  await phone.getByRole("button", { name: "Change the password" }).click();
  await phone.locator("form").getByText("The password is changed.").waitFor();
  await accountLink(desk).waitFor();
  await logIn(desk, "Vera", "nine or more");
  await desk.getByRole("link", { name: "Vera", exact: true }).waitFor();
  await desk.context().close();
  await phone.context().close();
});

test("a token can have an end", async () => {
  const page = await newPerson(browser, { locale: "cs-CZ" });
  await page.goto(`${server.site}/account`);
  await page.getByLabel("Registrovat se").check();
  await page.getByLabel("Jméno").fill("Božena");
  await page.getByLabel("Heslo").fill("osm nebo víc");
  await page.getByRole("button", { name: "Registrovat se" }).click();
  await page.getByRole("link", { name: "Božena" }).click();
  await page.getByLabel("K čemu je?").fill("robot");
  await page.getByLabel("Platí").selectOption({ label: "30\u00a0dní" });
  await page.getByRole("button", { name: "Vytvořit token" }).click();
  await page.getByText(/platí do \d+\. \d+\. \d{4}/).waitFor();
  await page.getByLabel("Nový token").scrollIntoViewIfNeeded();
  await picture(page, "account-token");
  await page.context().close();
});

test("an account is deleted with its password and its typed name", async () => {
  const page = await newPerson(browser);
  await page.goto(server.site);
  await register(page, "Ludmila");
  await page.getByRole("link", { name: "Ludmila" }).click();
  await page.getByText("Delete the account").click();
  await page.getByText("nobody else can take the name").waitFor();
  const form = page.locator("details form");
  await form.getByLabel("Password").fill("not this one");
  await form.getByLabel("Type your name to confirm").fill("Ludmilla");
  const confirm = form.getByRole("button", { name: "Delete it for good" });
  await confirm.click();
  await form.getByText("This is not the name of the account.").waitFor();
  await form.getByLabel("Type your name to confirm").fill("Ludmila");
  await confirm.click();
  await form.getByText("The password is wrong.").waitFor();
  await picture(page, "account-delete");
  await assertAccessible(page, "deleting an account");
  await form.getByLabel("Password").fill("eight or more");
  await confirm.click();
  await accountLink(page).waitFor();
  await logIn(page, "Ludmila", "eight or more");
  await page.getByText("The name or the password is wrong.").waitFor();
  await page.context().close();
});

test("wrong passwords say how long to wait", async () => {
  const page = await newPerson(browser);
  await page.goto(`${server.site}/account`);
  await page.getByLabel("Name").fill("Vera");
  await page.getByLabel("Password").fill("not this one");
  const waits = page.getByText(/Too many attempts\. Try again in \d+ seconds?\./);
  const wrong = page.getByText("The name or the password is wrong.");
  for (let tries = 0; tries < 12 && (await waits.count()) === 0; tries += 1) {
    await page.getByRole("button", { name: "Log in" }).click();
    await page.locator("[aria-busy=false][type=submit]").waitFor();
    await wrong.or(waits).first().waitFor();
  }
  await waits.waitFor();
  await picture(page, "account-wait");
  await page.context().close();
});
