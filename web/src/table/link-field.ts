// A link to a role at the table, to be copied and given away.
import type { VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { addressField } from "../ui/address-field.ts";
import type { Link } from "../wire/received.ts";
import { change } from "./hear.ts";
import type { TablePage } from "./state.ts";

export const linkField = (app: App, page: TablePage, { role, key }: Link): VNode =>
  addressField(app, {
    id: `link-${role}`,
    label: app.t(`invite-${role}`),
    path: `/t/${page.id}?key=${key}`,
    copied: page.copied === key,
    copy: () => change(app, { copied: key }),
  });
