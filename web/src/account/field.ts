// A labelled field, and what a form of the account page failed for.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { faultText } from "../ui/fault-text.ts";
import type { AccountForm } from "./state.ts";

export function field(
  id: string,
  label: string,
  hint: string,
  data: Parameters<typeof h>[1] & { attrs: object },
): VNode {
  const described = hint ? { "aria-describedby": `${id}-hint` } : {};
  return h("div.field", [
    h("label", { attrs: { for: id } }, label),
    h("input.input", { ...data, attrs: { id, ...data.attrs, ...described } }),
    hint ? h("p.hint", { attrs: { id: `${id}-hint` } }, hint) : undefined,
  ]);
}

/** Beside the form: the page is long, and its head may be out of sight. */
export function formFault(app: App, form: AccountForm): VNode | undefined {
  const { failed } = app.state.account;
  if (failed?.form !== form) return undefined;
  const { why } = failed;
  const text =
    why === "other-name"
      ? app.t("delete-other-name")
      : why.fault === "wrong-password"
        ? app.t("password-wrong")
        : faultText(app, why);
  return h("p.hint.wrong", { key: "fault", attrs: { role: "alert" } }, text);
}
