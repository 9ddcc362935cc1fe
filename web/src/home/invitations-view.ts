// The tables to which the reader is invited, above everything else: the organiser waits for an answer.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { timeName } from "../clock/time-name.ts";
import { gameName } from "../table/info-view.ts";
import { answerButtons, answerInvitation, invitedText } from "../table/invited.ts";
import { nameOf } from "../ui/parts.ts";
import type { Actor, TableSummary } from "../wire/received.ts";
import { readMine } from "./commands.ts";
import { type HomePage, invitations } from "./state.ts";

export function invitationsView(app: App, home: HomePage): VNode | undefined {
  const items = invitations(home).flatMap((table) =>
    (table.invited ?? []).map((role) => item(app, table, role)),
  );
  if (items.length === 0) return undefined;
  const attrs = { "aria-labelledby": "invitations", "data-after": "[aria-labelledby=invitations] a" };
  return h("section.card", { key: "invitations", attrs }, [
    h("h2", { attrs: { id: "invitations" } }, app.t("invitations")),
    h("ul.list", items),
  ]);
}

function item(app: App, summary: TableSummary, role: Actor): VNode {
  const { table, seats, game, time_text } = summary;
  const id = `invited-${table}-${role}`;
  const names = `${nameOf(app, seats.white)} – ${nameOf(app, seats.black)}`;
  // A player reads the opponent's name in the text itself.
  const plays = role === "white" || role === "black";
  const facts = [gameName(app, game), timeName(app, time_text), ...(plays ? [] : [names])];
  return h("li.item.wraps", { key: id }, [
    h("a.table-link", { attrs: { href: `/t/${table}` } }, [
      h("span.what", [
        h("strong", { attrs: { id } }, invitedText(app, role, seats)),
        h("span.small.soft", facts.join(" · ")),
      ]),
    ]),
    answerButtons(id, app, (accept) => void answer(app, table, role, accept)),
  ]);
}

async function answer(app: App, table: string, role: Actor, accept: boolean): Promise<void> {
  await app.attempt(async () => {
    await answerInvitation(table, role, accept);
    if (accept) app.go(`/t/${table}`);
  });
  // Also when the answer was refused: then the invitation is no longer there.
  await readMine(app);
}
