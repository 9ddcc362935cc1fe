// The links that the organiser gives away.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { post, remove } from "../net/http.ts";
import { copyText } from "../ui/clipboard.ts";
import { button } from "../ui/parts.ts";
import type { Link } from "../wire/received.ts";
import { change } from "./hear.ts";
import { isOver, type Open, type TablePage } from "./state.ts";

export function invitation(app: App, page: TablePage, open: Open): VNode | undefined {
  const { links, organiser } = open.info;
  if (!organiser || links.length === 0 || isOver(open)) return undefined;
  return h("section.invitation.card", { attrs: { "aria-label": app.t("invite") } }, [
    h("h2", app.t("invite")),
    h("p.small.soft", app.t("invite-how")),
    ...links.map((link) => linkField(app, page, link)),
    open.info.seats.white && open.info.seats.black ? undefined : callOff(app, page),
  ]);
}

/** For an organiser who does not want to wait any longer. */
function callOff(app: App, page: TablePage): VNode {
  const end = (): Promise<void> =>
    app.attempt(async () => {
      await remove(`/tables/${page.id}`);
      app.go("/");
    });
  return h("div.row", [button(app.t("call-off"), () => void end(), "quiet")]);
}

/** For the organiser of a table that has no arbiter and has invited none. */
export function inviteArbiter(app: App, page: TablePage, { info, view }: Open): VNode | undefined {
  const invited = info.seats.arbiter !== null || info.links.some(({ role }) => role === "arbiter");
  if (!info.organiser || invited || isOver({ info, view })) return undefined;
  const invite = (): Promise<void> =>
    app.attempt(async () => {
      await post(`/tables/${page.id}/grants`, { role: "arbiter" });
    });
  return button(app.t("invite-an-arbiter"), () => void invite(), "quiet");
}

function linkField(app: App, page: TablePage, { role, key }: Link): VNode {
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
