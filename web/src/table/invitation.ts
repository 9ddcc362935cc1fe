// What the organiser does to fill the seats: links to give away, and accounts invited by name.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { post, remove } from "../net/http.ts";
import { button, nameOf } from "../ui/parts.ts";
import type { Invitation } from "../wire/received.ts";
import { inviteForm } from "./invite-form.ts";
import { linkField } from "./link-field.ts";
import { awaitsPlayer, hasEmptySeat, isOver, type Open, type TablePage } from "./state.ts";

export function invitation(app: App, page: TablePage, open: Open): VNode | undefined {
  const { links, invited = [], organiser } = open.info;
  const shown = links.filter(({ key }) => key !== page.freed?.key);
  const unanswered = invited.filter(({ yours }) => !yours);
  if (!organiser || isOver(open) || !(hasEmptySeat(open) || shown.length > 0 || unanswered.length > 0))
    return undefined;
  return h("section.invitation.card", { key: "invite", attrs: { "aria-label": app.t("invite") } }, [
    h("h2", app.t("invite")),
    shown.length > 0 ? h("p.small.soft", app.t("invite-how")) : undefined,
    ...shown.map((link) => linkField(app, page, link)),
    ...withoutLink(open).map((side) => makeLink(app, page, side)),
    ...unanswered.map((one) => unansweredLine(app, one)),
    inviteForm(app, page, open),
    awaitsPlayer(open) ? callOff(app, page) : undefined,
  ]);
}

/**
 * Empty seats before the game to which no link is shown: the server forgets the keys of open links with its own secret, which
 * no backup has.
 */
const withoutLink = (open: Open): Side[] =>
  awaitsPlayer(open)
    ? (["white", "black"] as const).filter(
        (side) => !open.info.seats[side] && !open.info.links.some(({ role }) => role === side),
      )
    : [];

function makeLink(app: App, page: TablePage, role: Side): VNode {
  const make = (): Promise<void> => app.attempt(() => post(`/tables/${page.id}/grants`, { role }));
  return h("div.row", { key: `make-${role}` }, [button(app.t("make-link", { role }), () => void make())]);
}

const unansweredLine = (app: App, { person, role }: Invitation): VNode =>
  h(
    "p.small",
    { key: `${person.id} ${role}` },
    app.t("invite-unanswered", { name: nameOf(app, person), role }),
  );

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
