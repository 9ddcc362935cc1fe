// To register and to log in.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { choiceOf, typedValue } from "../ui/parts.ts";
import { change, submit } from "./commands.ts";
import { field } from "./field.ts";
import type { AccountPage } from "./state.ts";

export function entryView(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void submit(app);
  };
  const registers = account.mode === "register";
  return h("form.card.stack", { key: "entry", on: { submit: pressed } }, [
    h("h1", app.t("account")),
    h("p.soft", app.t("account-why")),
    choiceOf(
      "mode",
      app.t("account-mode"),
      [
        ["login", app.t("log-in")],
        ["register", app.t("register")],
      ] as const,
      account.mode,
      (mode) => change(app, { mode }),
    ),
    field("name", app.t("name"), registers ? app.t("name-hint") : "", {
      attrs: { autocomplete: "username", required: true, minlength: 2, maxlength: 24, autocapitalize: "off" },
      props: { value: account.name },
      on: { input: (event: Event) => change(app, { name: typedValue(event) }) },
    }),
    field("password", app.t("password"), registers ? app.t("password-hint") : "", {
      attrs: {
        type: "password",
        autocomplete: registers ? "new-password" : "current-password",
        required: true,
        minlength: 8,
        maxlength: 200,
      },
      props: { value: account.password },
      on: { input: (event: Event) => change(app, { password: typedValue(event) }) },
    }),
    h(
      "button.button.main",
      { attrs: { type: "submit", "aria-busy": String(account.busy) } },
      app.t(registers ? "register" : "log-in"),
    ),
  ]);
}
