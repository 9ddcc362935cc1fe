// The page of a group: the list for those who arbitrate, the boards for the exhibitor, the hall for everybody else.
import { h, type VNode } from "snabbdom";
import type { GroupPart } from "../app/route.ts";
import type { App } from "../app/app.ts";
import { button, notice, nothingHere, typedField } from "../ui/parts.ts";
import { addTables, arbitrateMyself, beginAdding, fillTables } from "./commands.ts";
import { cardsView } from "./cards-view.ts";
import { awaiting, boardsInOrder, boardsLeft, scoreSoFar } from "./exhibition.ts";
import { hallView } from "./hall-view.ts";
import { changeGroup } from "./hear.ts";
import { listView } from "./list-view.ts";
import { isClosed, passes } from "./order.ts";
import { readPairs } from "./pairs.ts";
import { peopleView } from "./people-view.ts";
import { resultsView } from "./results-view.ts";
import {
  type GroupPage,
  holds,
  isExhibitor,
  lastRound,
  ownSide,
  seesList,
  type TablesDraft,
} from "./state.ts";
import { points } from "./strip-view.ts";
import { isReadable, pairsField, regulationsView, submitButton } from "./tables-form.ts";
import { tileView } from "./tile-view.ts";

export function groupView(app: App, part: GroupPart): VNode {
  const { group } = app.state;
  if (!group || group.missing) return missing(app, group);
  if (!group.info) return h("div.card.row", [h("span.spinner"), app.t("opening")]);
  if (part === "hall") return hallView(app, group, true);
  if (part === "cards") return cardsView(app, group);
  return groupPage(app, group);
}

const missing = (app: App, group: GroupPage | undefined): VNode =>
  nothingHere(app, app.t("no-such-group"), app.t(group?.info ? "group-revoked" : "no-such-group-why"));

function groupPage(app: App, group: GroupPage): VNode {
  const plays = isExhibitor(group);
  // Whoever plays everywhere arbitrates nowhere.
  const sees = seesList(group) && !plays;
  return h("div.group-page.stack", { key: group.id }, [
    head(app, group),
    group.revoked ? notice("warn", [h("p", app.t("group-revoked"))], "revoked") : undefined,
    group.adding ? addingView(app, group, group.adding) : undefined,
    plays ? exhibitorView(app, group) : undefined,
    sees ? listView(app, group) : undefined,
    sees ? foldedResults(app, group) : undefined,
    peopleView(app, group),
    sees || plays ? undefined : hallView(app, group, false),
    sees ? undefined : resultsView(app, group),
  ]);
}

function head(app: App, group: GroupPage): VNode {
  const { sound } = app.state.settings;
  const playing = group.rows.filter((row) => passes(row, "playing")).length;
  const facts = [
    app.t("group-tables", { count: group.rows.length }),
    app.t("group-in-play", { count: playing }),
    ...(group.info?.private ? [app.t("group-is-private")] : []),
  ];
  const link = (path: string, label: string): VNode =>
    h("a.button", { attrs: { href: `/g/${group.id}/${path}` } }, label);
  return h("header.group-head", { key: "head" }, [
    h("div.grow", [h("h1", group.info?.title ?? ""), h("p.soft", facts.join(" · "))]),
    h("div.row", [
      holds(group, "organiser", "arbiter") && !group.adding
        ? button(app.t("group-add"), () => void beginAdding(app), "", { "data-adds": true })
        : undefined,
      holds(group, "organiser", "arbiter") && group.rows.length > 0
        ? link("cards", app.t("group-cards"))
        : undefined,
      holds(group, "organiser") && !holds(group, "arbiter", "exhibitor")
        ? button(app.t("group-arbitrate-myself"), () => void arbitrateMyself(app))
        : undefined,
      seesList(group) ? link("hall", app.t("group-hall")) : undefined,
      seesList(group)
        ? button(app.t("sound"), () => app.set({ sound: !sound }), "quiet", { "aria-pressed": String(sound) })
        : undefined,
    ]),
  ]);
}

const foldedResults = (app: App, group: GroupPage): VNode | undefined =>
  group.rows.length > 0
    ? h("details.folded-results", { key: "folded-results" }, [
        h("summary", app.t("group-results", { count: group.rows.filter(isClosed).length })),
        resultsView(app, group),
      ])
    : undefined;

function addingView(app: App, group: GroupPage, draft: TablesDraft): VNode {
  const oneName = Boolean(group.info?.simultaneous);
  const round = Number(draft.round);
  const there = new Set(group.rows.filter((row) => row.round === round).map(({ number }) => number));
  const lines = readPairs(draft.pairs, oneName ? 1 : 2, there);
  const known = Number.isInteger(round) && round >= 1 && round <= lastRound(group.rows) + 1;
  const ready = known && isReadable(lines);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (ready) void addTables(app);
  };
  return h(
    "form.card.stack.adding",
    { key: "adding", attrs: { "data-after": "[data-adds]" }, on: { submit } },
    [
      h("h2", app.t("group-add")),
      typedField(
        "round",
        app.t("group-which-round"),
        draft.round,
        (typed) => fillTables(app, { round: typed }),
        {
          type: "number",
          min: 1,
          max: lastRound(group.rows) + 1,
        },
      ),
      pairsField(app, draft, lines, oneName),
      regulationsView(app, draft),
      h("div.row", [
        submitButton(app.t("group-add-now"), draft.busy, ready),
        button(app.t("cancel"), () => changeGroup(app, { adding: undefined })),
      ]),
    ],
  );
}

/** The boards of somebody who plays all of them: where it is their move first. */
function exhibitorView(app: App, group: GroupPage): VNode {
  const waiting = new Set(awaiting(group).map(({ table }) => table));
  const [next] = waiting;
  const [own, others] = scoreSoFar(group);
  return h("section.exhibitor.stack", { key: "exhibitor", attrs: { "aria-labelledby": "exhibitor" } }, [
    h("div.row", [
      h("h2", { attrs: { id: "exhibitor" } }, app.t("group-your-boards")),
      h("span.small", app.t("group-boards-left", { count: boardsLeft(group) })),
      h("span.small", app.t("group-score", { own: points(own), others: points(others) })),
      next
        ? h(
            "a.button.main",
            { attrs: { href: `/t/${next}` } },
            app.t("group-next-board", { count: waiting.size }),
          )
        : undefined,
    ]),
    h(
      "ul.tiles.small-tiles",
      boardsInOrder(group).map((row) => tileView(app, row, ownSide(row) ?? "white", waiting.has(row.table))),
    ),
  ]);
}
