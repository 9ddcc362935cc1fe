// The account page: what is typed, and what came of it.
import type { Scope } from "../wire/sent.ts";
import type { Fault, Session, Token } from "../wire/received.ts";

/** How many days a token can last; 0 is for ever. */
export const TOKEN_DAYS = [0, 30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];

/** The forms that say beside themselves what they failed for. */
export type AccountForm = "password" | "delete";

export interface AccountPage {
  /** Whether an account is made or entered. */
  mode: "login" | "register";
  name: string;
  password: string;
  busy: boolean;
  /** The page to go back to: a player who logs in in the middle of a game goes on playing. */
  cameFrom: string;
  sessions: Session[] | undefined;
  oldPassword: string;
  newPassword: string;
  passwordChanged: boolean;
  deletePassword: string;
  deleteName: string;
  failed: { form: AccountForm; why: Fault | "other-name" } | undefined;
  tokens: Token[] | undefined;
  tokenName: string;
  scopes: Scope[];
  tokenDays: TokenDays;
  /** The secret of a token that was just made; it is shown once. */
  secret: string | undefined;
}

export const emptyAccount: AccountPage = {
  mode: "login",
  name: "",
  password: "",
  busy: false,
  cameFrom: "/",
  sessions: undefined,
  oldPassword: "",
  newPassword: "",
  passwordChanged: false,
  deletePassword: "",
  deleteName: "",
  failed: undefined,
  tokens: undefined,
  tokenName: "",
  scopes: ["read"],
  tokenDays: 0,
  secret: undefined,
};
