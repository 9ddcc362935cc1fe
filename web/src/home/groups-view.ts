// Many tables at once: the way to open a group, and the groups in which the reader has a role.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { GroupSummary } from "../wire/received.ts";
import type { HomePage } from "./state.ts";

export function groupsView(app: App, { groups = [] }: HomePage): VNode {
  return h("section.card.stack.tight", { attrs: { "aria-labelledby": "groups" } }, [
    h("h2", { attrs: { id: "groups" } }, app.t("groups")),
    groups.length > 0
      ? h(
          "ul.list",
          groups.slice(0, 8).map((group) => item(app, group)),
        )
      : h("p.soft.small", app.t("groups-what")),
    h("div.row", [h("a.button", { attrs: { href: "/g/new" } }, app.t("group-new"))]),
  ]);
}

function item(app: App, { id, title, tables, yours }: GroupSummary): VNode {
  const facts = [
    app.t("group-tables", { count: tables }),
    ...yours.map((role) => app.t(`group-role-${role}`)),
  ];
  return h("li.item", { key: id }, [
    h("a.table-link", { attrs: { href: `/g/${id}` } }, [
      h("span.what", [h("strong", title), h("span.small.soft", facts.join(" · "))]),
    ]),
  ]);
}
