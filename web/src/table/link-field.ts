// A link to a role, to be copied and given away.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { copyText } from "../ui/clipboard.ts";
import { button } from "../ui/parts.ts";
import type { Link } from "../wire/received.ts";
import { change } from "./hear.ts";
import type { TablePage } from "./state.ts";

export function linkField(app: App, page: TablePage, { role, key }: Link): VNode {
  const address = `${location.origin}/t/${page.id}?key=${key}`;
  const copy = async (): Promise<void> => {
    if (!(await copyText(address))) return;
    change(app, { copied: key });
    app.say(app.t("copied"));
  };
  return h("div.field", { key }, [
    h("label.small", { attrs: { for: `link-${role}` } }, app.t(`invite-${role}`)),
    h("div.row.nowrap", [
      h("input.input", {
        attrs: { id: `link-${role}`, readonly: true, value: address },
        on: { focus: (event: FocusEvent) => (event.target as HTMLInputElement).select() },
      }),
      button(app.t(page.copied === key ? "copied" : "copy"), () => void copy()),
    ]),
  ]);
}
