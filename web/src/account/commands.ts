// What happens on the account page.
import type { App } from "../app/app.ts";
import { get, post, remove } from "../net/http.ts";
import type { Me, Token, TokenMade } from "../wire/received.ts";
import { type AccountPage, emptyAccount } from "./state.ts";

export function change(app: App, changed: Partial<AccountPage>): void {
  app.update({ account: { ...app.state.account, ...changed } });
}

export function enterAccount(app: App): void {
  change(app, { ...emptyAccount });
  if (app.state.me?.person.name) void readTokens(app);
}

async function readTokens(app: App): Promise<void> {
  await app.attempt(async () => change(app, { tokens: await get<Token[]>("/tokens") }));
}

export async function submit(app: App): Promise<void> {
  const { mode, name, password, busy } = app.state.account;
  if (busy) return;
  change(app, { busy: true });
  await app.attempt(async () => {
    app.update({ me: await post<Me>(`/${mode}`, { name, password }) });
    change(app, { ...emptyAccount });
    app.socket.reconnect();
    app.go("/");
  });
  change(app, { busy: false });
}

export async function logOut(app: App, everywhere: boolean): Promise<void> {
  await app.attempt(async () => {
    await post(everywhere ? "/logout-everywhere" : "/logout");
    change(app, { ...emptyAccount });
    await app.greet();
    app.go("/");
  });
}

export async function makeToken(app: App): Promise<void> {
  const { tokenName, scopes } = app.state.account;
  await app.attempt(async () => {
    const made = await post<TokenMade>("/tokens", { name: tokenName, scopes });
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
