// The account page: what is typed, and what came of it.
import type { Scope } from "../wire/sent.ts";
import type { Token } from "../wire/received.ts";

export interface AccountPage {
  /** Whether an account is made or entered. */
  mode: "login" | "register";
  name: string;
  password: string;
  busy: boolean;
  tokens: Token[] | undefined;
  tokenName: string;
  scopes: Scope[];
  /** The secret of a token that was just made; it is shown once. */
  secret: string | undefined;
}

export const emptyAccount: AccountPage = {
  mode: "login",
  name: "",
  password: "",
  busy: false,
  tokens: undefined,
  tokenName: "",
  scopes: ["read"],
  secret: undefined,
};
