// One table in the list. It is drawn anew only when something of its own has changed; its clocks tick by themselves.
import { h, thunk, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { sentence } from "../i18n/speech.ts";
import { reason, score } from "../table/outcome.ts";
import type { GroupRow, Phrase, Question } from "../wire/received.ts";
import { playerOf } from "./names.ts";
import { isShort, type RowState, shortSides, SIGNS, stateOf } from "./order.ts";

export function rowView(app: App, row: GroupRow, sinceMs: number, manyRounds: boolean): VNode {
  const short = isShort(row, sinceMs);
  const sides = shortSides(row, sinceMs).join(" ");
  const { language } = app.state.settings;
  const open = app.state.table?.id === row.table;
  return thunk("li.table-row", row.table, drawn, [app, row, short, sides, open, manyRounds, language]);
}

function drawn(
  app: App,
  row: GroupRow,
  short: boolean,
  sides: string,
  open: boolean,
  manyRounds: boolean,
): VNode {
  const state = stateOf(row, short);
  const number = manyRounds ? `${row.round}.${row.number}` : String(row.number);
  return h("li.table-row", { class: { [`is-${state}`]: true, open }, attrs: { "data-table": row.table } }, [
    h("a.row-link", { attrs: { href: `/t/${row.table}`, ...(open ? { "aria-current": "true" } : {}) } }, [
      h("span.row-head", [
        h("span.number", [h("span.unseen", app.t("group-table")), " ", number]),
        h("span.state", [
          h("span.sign", { attrs: { "aria-hidden": "true" } }, SIGNS[state]),
          " ",
          wordOf(app, row, state),
        ]),
        row.glance.waiting ? ticking(row, "waited") : undefined,
      ]),
      ...saidView(app, row, state),
      playerView(app, row, "white", sides),
      playerView(app, row, "black", sides),
    ]),
  ]);
}

const ticking = (row: GroupRow, what: "waited" | Side): VNode =>
  h("span.time", { class: { [what]: true }, attrs: { "data-ticks": what, "data-of": row.table } });

function playerView(app: App, row: GroupRow, side: Side, sides: string): VNode {
  const { clocks, offences } = row.glance;
  const running = clocks?.running === side;
  const low = sides.includes(side);
  const fallen = clocks?.fallen?.includes(side) ?? false;
  const count = offences?.[side] ?? 0;
  return h(`span.row-player.${side}`, { key: side, class: { absent: !row.seated.includes(side) } }, [
    h("span.pin", { attrs: { role: "img", "aria-label": app.t(`word-${side}`) } }),
    h("span.name", playerOf(app, row, side)),
    count > 0
      ? h("span.offences", { attrs: { title: app.t("group-offences", { count }) } }, [
          h("span", { attrs: { "aria-hidden": "true" } }, `✎ ${count}`),
          h("span.unseen", app.t("group-offences", { count })),
        ])
      : undefined,
    clocks && clocks[side] !== null && clocks[side] !== undefined
      ? h("span.row-clock", { class: { running, low, fallen } }, [
          fallen ? sign("⚑", app.t("flag-down")) : low ? sign("◔", app.t("group-state-low")) : undefined,
          running ? sign("▸", app.t("group-runs")) : undefined,
          ticking(row, side),
        ])
      : undefined,
  ]);
}

const sign = (shown: string, label: string): VNode =>
  h("span.sign", { key: shown, attrs: { role: "img", "aria-label": label } }, shown);

function wordOf(app: App, row: GroupRow, state: RowState): string {
  const { waiting, claim, clocks, stage } = row.glance;
  switch (state) {
    case "question":
      return waiting
        ? app.t("group-stopped-by", { who: app.t(`group-by-${waiting.by}`) })
        : app.t("group-stopped");
    case "claim":
      return claim
        ? app.t("group-claimed-by", { who: app.t(`group-by-${claim.by}`) })
        : app.t("group-claimed");
    case "flag": {
      const [side] = clocks?.fallen ?? [];
      return side ? app.t(`flag-is-down-${side}`).replace(/\.$/, "") : app.t("flag-down");
    }
    case "over":
      return overText(app, row);
    case "playing":
      return app.t(
        stage === "stopped" || stage === "adjourned" ? `group-state-${stage}` : "group-state-playing",
      );
    case "irregularity":
    case "report":
    case "low":
    case "waiting":
      return app.t(`group-state-${state}`);
  }
}

export function overText(app: App, { outcome, glance }: GroupRow): string {
  if (!outcome) return app.t("no-result");
  const unsigned = glance.needs?.includes("unsigned") ? [app.t("group-unsigned")] : [];
  return [`${score(outcome)} ${reason(app, outcome)}`, ...unsigned].join(" · ");
}

/** What it is about, in the words of the one who waits. */
function saidView(app: App, { glance }: GroupRow, state: RowState): VNode[] {
  if (state !== "question" && state !== "claim") return [];
  const { waiting, claim, question } = glance;
  const about =
    state === "claim" && claim
      ? [
          app.t(`group-claim-${claim.claim}`),
          claim.intended ? app.t("claimed-with", { move: claim.intended.replace(/-/g, "–") }) : "",
        ]
      : question && question !== "help"
        ? [sentence(app.phrase(questionPhrase(question)))]
        : [];
  const words = about.filter(Boolean).join(" ");
  return [
    ...(waiting?.note
      ? [h("span.words", { key: "note" }, app.t("group-words", { words: waiting.note }))]
      : []),
    ...(words ? [h("span.about.small", { key: "about" }, words)] : []),
  ];
}

/** As the server names it in a view. */
function questionPhrase(question: Question): Phrase {
  if (typeof question === "string") return { key: `question-${question}` };
  const [[kind, player] = ["help", "white"]] = Object.entries(question);
  return { key: `question-${kind}`, facts: { player: { word: `word-${player}` } } };
}
