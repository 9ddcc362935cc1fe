// To change the password.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { typedValue } from "../ui/parts.ts";
import { change, changePassword } from "./commands.ts";
import { field, formFault } from "./field.ts";
import type { AccountPage } from "./state.ts";

export function passwordView(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void changePassword(app);
  };
  const secret = { type: "password", required: true, minlength: 8, maxlength: 200 };
  return h(
    "section.card.stack",
    { key: "change-password", attrs: { "aria-labelledby": "change-password" } },
    [
      h("h2", { attrs: { id: "change-password" } }, app.t("change-password")),
      h("form.stack", { on: { submit: pressed } }, [
        h("p.hint", app.t("change-password-hint")),
        field("old-password", app.t("old-password"), "", {
          attrs: { ...secret, autocomplete: "current-password" },
          props: { value: account.oldPassword },
          on: { input: (event: Event) => change(app, { oldPassword: typedValue(event) }) },
        }),
        field("new-password", app.t("new-password"), app.t("password-hint"), {
          attrs: { ...secret, autocomplete: "new-password" },
          props: { value: account.newPassword },
          on: { input: (event: Event) => change(app, { newPassword: typedValue(event) }) },
        }),
        formFault(app, "password"),
        account.passwordChanged ? h("p.hint", { key: "changed" }, app.t("password-changed")) : undefined,
        h("button.button", { attrs: { type: "submit" } }, app.t("change-password")),
      ]),
    ],
  );
}
