// To delete the account: the password and the typed name, because it cannot be undone.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { typedValue } from "../ui/parts.ts";
import { change, deleteAccount } from "./commands.ts";
import { field, formFault } from "./field.ts";
import type { AccountPage } from "./state.ts";

export function deleteView(app: App, account: AccountPage): VNode {
  const pressed = (event: Event): void => {
    event.preventDefault();
    void deleteAccount(app);
  };
  return h("details.card", { key: "delete-account" }, [
    h("summary", app.t("delete-account")),
    h("form.stack", { on: { submit: pressed } }, [
      h("p", app.t("delete-account-why")),
      field("delete-password", app.t("password"), "", {
        attrs: { type: "password", autocomplete: "current-password", required: true, maxlength: 200 },
        props: { value: account.deletePassword },
        on: { input: (event: Event) => change(app, { deletePassword: typedValue(event) }) },
      }),
      field("delete-name", app.t("delete-name"), "", {
        attrs: { autocomplete: "off", autocapitalize: "off", spellcheck: "false", required: true },
        props: { value: account.deleteName },
        on: { input: (event: Event) => change(app, { deleteName: typedValue(event) }) },
      }),
      formFault(app, "delete"),
      h("button.button.warn", { attrs: { type: "submit" } }, app.t("delete-account-now")),
    ]),
  ]);
}
