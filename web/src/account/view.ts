// The account page: to register and log in, or all that belongs to the account.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { button } from "../ui/parts.ts";
import { logOut } from "./commands.ts";
import { deleteView } from "./delete-view.ts";
import { entryView } from "./entry-view.ts";
import { passwordView } from "./password-view.ts";
import { sessionsView } from "./sessions-view.ts";
import { tokensView } from "./tokens-view.ts";

export function accountView(app: App): VNode {
  const { me, account } = app.state;
  const name = me?.person.name;
  return h("div.narrow.stack", { key: "account" }, name ? known(app, name) : [entryView(app, account)]);
}

function known(app: App, name: string): VNode[] {
  const { account } = app.state;
  return [
    h("section.card.stack", { key: "known" }, [
      h("h1", name),
      h("div.row", [
        button(app.t("log-out"), () => void logOut(app, false)),
        button(app.t("log-out-everywhere"), () => void logOut(app, true), "warn"),
      ]),
      h("p.hint", app.t("log-out-everywhere-hint")),
    ]),
    sessionsView(app, account),
    passwordView(app, account),
    tokensView(app, account),
    deleteView(app, account),
  ];
}
