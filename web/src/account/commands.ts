// What happens on the account page.
import type { App } from "../app/app.ts";
import { pathOf, type Route } from "../app/route.ts";
import { get, post, remove, RequestFailed } from "../net/http.ts";
import type { Me, Session, Token, TokenMade } from "../wire/received.ts";
import type { Confirmation, NewToken, PasswordChange } from "../wire/sent.ts";
import { type AccountForm, type AccountPage, emptyAccount } from "./state.ts";

const DAY_MS = 86_400_000;

export function change(app: App, changed: Partial<AccountPage>): void {
  app.update({ account: { ...app.state.account, ...changed } });
}

export function enterAccount(app: App, before: Route | undefined): void {
  change(app, { ...emptyAccount, cameFrom: pathOf(before) });
  if (app.state.me?.person.name) void readAll(app);
}

async function readAll(app: App): Promise<void> {
  await app.attempt(async () => {
    const [sessions, tokens] = await Promise.all([get<Session[]>("/sessions"), get<Token[]>("/tokens")]);
    change(app, { sessions, tokens });
  });
}

export async function submit(app: App): Promise<void> {
  const { mode, name, password, busy } = app.state.account;
  if (busy) return;
  change(app, { busy: true });
  await app.attempt(async () => {
    app.update({ me: await post<Me>(`/${mode}`, { name, password }) });
    // The server knows an open line by whom it was opened.
    app.socket.reconnect();
    goBack(app);
  });
  change(app, { busy: false });
}

export async function logOut(app: App, everywhere: boolean): Promise<void> {
  await app.attempt(async () => {
    await post(everywhere ? "/logout-everywhere" : "/logout");
    await app.greet();
    goBack(app);
  });
}

function goBack(app: App): void {
  const { cameFrom } = app.state.account;
  change(app, { ...emptyAccount });
  app.go(cameFrom);
}

/** Asks the server, and says beside the form what it failed for. */
async function attemptIn(app: App, form: AccountForm, request: () => Promise<void>): Promise<void> {
  change(app, { failed: undefined, passwordChanged: false });
  try {
    await request();
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    change(app, { failed: { form, why: error.fault } });
  }
}

export async function endSession(app: App, id: number): Promise<void> {
  await app.attempt(async () => {
    await remove(`/sessions/${id}`);
    change(app, { sessions: app.state.account.sessions?.filter((session) => session.id !== id) });
  });
}

export async function changePassword(app: App): Promise<void> {
  const { oldPassword, newPassword } = app.state.account;
  const asked: PasswordChange = { old: oldPassword, new: newPassword };
  await attemptIn(app, "password", async () => {
    await post("/password", asked);
    const sessions = app.state.account.sessions?.filter(({ current }) => current);
    change(app, { oldPassword: "", newPassword: "", passwordChanged: true, sessions });
    app.say(app.t("password-changed"));
  });
}

export async function deleteAccount(app: App): Promise<void> {
  const { deletePassword, deleteName } = app.state.account;
  if (deleteName.trim() !== app.state.me?.person.name) {
    change(app, { failed: { form: "delete", why: "other-name" } });
    return;
  }
  const asked: Confirmation = { password: deletePassword };
  await attemptIn(app, "delete", async () => {
    await post("/delete-account", asked);
    await app.greet();
    goBack(app);
    app.say(app.t("account-deleted"));
  });
}

export async function makeToken(app: App): Promise<void> {
  const { tokenName, scopes, tokenDays } = app.state.account;
  const ends = tokenDays > 0 ? { expires_at: Date.now() + tokenDays * DAY_MS } : {};
  const asked: NewToken = { name: tokenName, scopes, ...ends };
  await app.attempt(async () => {
    const made = await post<TokenMade>("/tokens", asked);
    change(app, {
      secret: made.secret,
      tokenName: "",
      tokens: [...(app.state.account.tokens ?? []), made.token],
    });
  });
}

export async function revoke(app: App, id: number): Promise<void> {
  await app.attempt(async () => {
    await remove(`/tokens/${id}`);
    change(app, { tokens: app.state.account.tokens?.filter((token) => token.id !== id) });
  });
}
