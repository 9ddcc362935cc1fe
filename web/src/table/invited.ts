// A role that was offered to the reader, who takes it or does not: at the table, and in the list on the home page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { post } from "../net/http.ts";
import { button, intoSight, nameOf } from "../ui/parts.ts";
import type { Actor, Seats } from "../wire/received.ts";
import type { InvitationAnswer } from "../wire/sent.ts";
import { isOver, type Open } from "./state.ts";

export function invitedText(app: App, role: Actor, seats: Seats): string {
  if (role !== "white" && role !== "black") return app.t("invited-otherwise", { role });
  const opponent = role === "white" ? seats.black : seats.white;
  return opponent
    ? app.t("invited-against", { role, opponent: nameOf(app, opponent) })
    : app.t("invited-to-play", { role });
}

/** The buttons, described by the text that has this id. */
export function answerButtons(id: string, app: App, answer: (accept: boolean) => void): VNode {
  const described = { "aria-describedby": id };
  return h("div.row.nowrap", [
    button(app.t("act-accept"), () => answer(true), "main", described),
    button(app.t("act-decline"), () => answer(false), "", described),
  ]);
}

export async function answerInvitation(table: string, role: Actor, accept: boolean): Promise<void> {
  const answer: InvitationAnswer = { role, accept };
  await post(`/tables/${table}/invitation`, answer);
}

/** At the table. The server shows the seat that was taken; a private table is not shown after declining. */
export function invitedView(app: App, open: Open): VNode | undefined {
  const { id, seats, invited = [] } = open.info;
  const offered = invited.filter(({ yours }) => yours);
  if (offered.length === 0 || isOver(open)) return undefined;
  const answer = (role: Actor, accept: boolean): Promise<void> =>
    app.attempt(async () => {
      await answerInvitation(id, role, accept);
      if (!accept && open.info.private) app.go("/");
    });
  return h(
    "section.invitation.card",
    { key: "invited", hook: intoSight, attrs: { "aria-label": app.t("invitations") } },
    offered.map(({ role }) =>
      h("div.stack.tight", { key: role }, [
        h("p", { attrs: { id: `invited-${role}` } }, invitedText(app, role, seats)),
        answerButtons(`invited-${role}`, app, (accept) => void answer(role, accept)),
      ]),
    ),
  );
}
