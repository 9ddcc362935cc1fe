// A card for every seat of a round, to be printed and cut: eight on a page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { qrView } from "../ui/address-field.ts";
import { button } from "../ui/parts.ts";
import type { SeatCard } from "../wire/received.ts";
import { readCards } from "./commands.ts";
import { roundChoice } from "./list-view.ts";
import { type GroupPage, roundsOf } from "./state.ts";

const ON_A_PAGE = 8;

export function cardsView(app: App, group: GroupPage): VNode {
  const cards = group.cards ?? [];
  const pages = Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, page) =>
    cards.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return h("div.cards-page", { key: "cards" }, [
    h("div.row.cards-head", [
      h("a.button.quiet", { attrs: { href: `/g/${group.id}` } }, `‹ ${group.info?.title ?? ""}`),
      h("h1", app.t("group-cards")),
      rounds(app, group),
      button(app.t("group-print"), () => print(), "main"),
    ]),
    group.cards && cards.length === 0 ? h("p.soft", app.t("group-no-tables")) : undefined,
    ...pages.map((page, index) =>
      h(
        "ul.paper",
        { key: index },
        page.map((card) => cardView(app, group, card)),
      ),
    ),
  ]);
}

function rounds(app: App, group: GroupPage): VNode | undefined {
  const all = roundsOf(group.rows);
  if (all.length < 2) return undefined;
  return roundChoice(app, group, all, () => void readCards(app));
}

function cardView(app: App, group: GroupPage, card: SeatCard): VNode {
  const label = `${app.t("group-table-number", { number: card.number })}, ${app.t(`plays-${card.colour}`)}`;
  return h(`li.seat-card.${card.colour}`, { key: `${card.table}-${card.colour}` }, [
    h("div.seat", [
      h("p.title", `${group.info?.title ?? ""} · ${app.t("group-round", { round: card.round })}`),
      h("p.number", String(card.number)),
      h("p.colour", [
        h("span.pin", { attrs: { "aria-hidden": "true" } }),
        " ",
        app.t(`colour-${card.colour}`),
      ]),
      h("p.name", card.name),
      h("p.opponent", app.t("group-against", { opponent: card.opponent })),
    ]),
    card.qr && card.link
      ? h("div.code", [qrView(card.qr, label), h("p.address", `${location.host}/t/${card.table}`)])
      : h("p.code.taken", app.t("group-seat-taken")),
  ]);
}
