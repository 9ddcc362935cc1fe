// Who has which role in a group, and the links that give one.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { timeText } from "../i18n/dates.ts";
import { addressField, qrView } from "../ui/address-field.ts";
import { button, nameOf, typedField, typedValue } from "../ui/parts.ts";
import {
  EVERY_GROUP_ROLE,
  type GroupHolder,
  type GroupLink,
  type GroupRole,
  type Sector,
} from "../wire/received.ts";
import { makeLink, revoke, sectorOf } from "./commands.ts";
import { changeGroup } from "./hear.ts";
import { type GroupPage, holds, type LinkDraft } from "./state.ts";

export function peopleView(app: App, group: GroupPage): VNode | undefined {
  if (!group.info || !holds(group, "organiser", "arbiter")) return undefined;
  const { links = [], holders = [] } = group.info;
  return h("details.people", { key: "people" }, [
    h("summary", app.t("group-people", { count: holders.length })),
    h("div.stack", [
      holders.length > 0
        ? h(
            "ul.list",
            holders.map((holder) => holderItem(app, group, holder)),
          )
        : h("p.soft.small", app.t("group-no-holders")),
      linkForm(app, group),
      ...links.map((link) => linkItem(app, group, link)),
    ]),
  ]);
}

/** The organiser gives every role, an arbiter only that of a deputy. */
const mayGive = (group: GroupPage, role: GroupRole): boolean => {
  if (role === "organiser" || (role === "exhibitor" && !group.info?.simultaneous)) return false;
  return holds(group, "organiser") || role === "deputy";
};

function linkForm(app: App, group: GroupPage): VNode {
  const roles = EVERY_GROUP_ROLE.filter((role) => mayGive(group, role));
  const role = roles.includes(group.link.role) ? group.link.role : (roles[0] ?? "deputy");
  const draft = { ...group.link, role };
  const fill = (filled: Partial<LinkDraft>): void => changeGroup(app, { link: { ...draft, ...filled } });
  const wrong = sectorOf(draft) === "wrong";
  const number = { inputmode: "numeric", maxlength: 4, "aria-invalid": String(wrong) };
  const submit = (event: Event): void => {
    event.preventDefault();
    changeGroup(app, { link: draft });
    void makeLink(app);
  };
  return h("form.link-form", { key: "link-form", on: { submit } }, [
    h("div.field", [
      h("label", { attrs: { for: "link-role" } }, app.t("group-role")),
      h(
        "select.select",
        {
          attrs: { id: "link-role" },
          on: {
            change: (event: Event) =>
              fill({ role: roles.find((known) => known === typedValue(event)) ?? role }),
          },
        },
        roles.map((one) =>
          h(
            "option",
            { key: one, attrs: { value: one }, props: { selected: one === role } },
            app.t(`group-role-${one}`),
          ),
        ),
      ),
    ]),
    ...(role === "exhibitor"
      ? []
      : [
          typedField("sector-from", app.t("group-from"), draft.from, (from) => fill({ from }), number),
          typedField("sector-to", app.t("group-to"), draft.to, (to) => fill({ to }), number),
        ]),
    typedField("link-name", app.t("group-for-whom"), draft.name, (name) => fill({ name }), { maxlength: 80 }),
    h("button.button.main", { attrs: { type: "submit" } }, app.t("group-make-link")),
    h("p.hint", { class: { wrong } }, app.t(wrong ? "group-sector-wrong" : "group-sector-hint")),
  ]);
}

const sectorText = (app: App, sector: Sector | null | undefined): string =>
  sector ? app.t("group-sector", { from: sector.from, to: sector.to }) : app.t("group-all-tables");

/** A role, for which tables, and for whom. */
const roleText = (app: App, { role, sector, name }: Pick<GroupLink, "role" | "sector" | "name">): string =>
  [app.t(`group-role-${role}`), role === "exhibitor" ? "" : sectorText(app, sector), name ?? ""]
    .filter(Boolean)
    .join(" · ");

function linkItem(app: App, group: GroupPage, link: GroupLink): VNode {
  const label = roleText(app, link);
  const code = group.codes.get(link.id);
  return h("div.card.link-item", { key: link.id }, [
    addressField(app, {
      id: `group-link-${link.id}`,
      label,
      path: `/g/${group.id}?key=${link.key}`,
      copied: group.copied === link.key,
      copy: () => changeGroup(app, { copied: link.key }),
    }),
    h("div.row", [
      code ? qrView(code, app.t("group-qr-of", { label })) : undefined,
      revokeButton(app, group, "links", link.id, label),
    ]),
  ]);
}

function holderItem(app: App, group: GroupPage, holder: GroupHolder): VNode {
  const name = nameOf(app, holder.person);
  const may = mayGive(group, holder.role);
  return h("li.item.wraps", { key: holder.id }, [
    h("span.what", [
      h("strong", holder.name ? `${holder.name} (${name})` : name),
      h(
        "span.small.soft",
        [
          roleText(app, { role: holder.role, sector: holder.sector ?? null }),
          app.t("group-since", { time: timeText(app.state.settings.language, holder.since) }),
        ].join(" · "),
      ),
    ]),
    may ? revokeButton(app, group, "holders", holder.id, holder.name || name) : undefined,
  ]);
}

/** Asks once more: whoever loses a role is out at once. */
function revokeButton(app: App, group: GroupPage, kind: "links" | "holders", id: string, of: string): VNode {
  if (group.revoking !== id)
    return button(app.t("group-revoke"), () => changeGroup(app, { revoking: id }), "quiet", {
      "aria-label": app.t("group-revoke-of", { of }),
      "data-revoke": id,
    });
  return h(
    "div.row.asking",
    {
      attrs: {
        role: "group",
        "aria-label": app.t("group-revoke-of", { of }),
        "data-after": `[data-revoke="${id}"]`,
      },
      hook: { insert: (node) => (node.elm as HTMLElement).querySelector("button")?.focus() },
    },
    [
      h("span.small", app.t("group-revoke-really")),
      button(app.t("group-revoke"), () => void revoke(app, kind, id), "warn"),
      button(app.t("cancel"), () => changeGroup(app, { revoking: undefined })),
    ],
  );
}
