// The arbiter's chair: who waits, what the Laws prescribe, the clocks, the position, and everything that has happened.
import { h, type VNode } from "snabbdom";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { act } from "../table/commands.ts";
import { isOver, type Open, type TablePage } from "../table/state.ts";
import { newLinkButton } from "../table/free-seat.ts";
import { shownPly } from "../table/look-back.ts";
import { waited } from "../table/waiting-view.ts";
import { button, typedValue } from "../ui/parts.ts";
import { type ActKind, type Actor, type Advice, EVERY_ACTOR, EVERY_INCIDENT_KIND } from "../wire/received.ts";
import { clocksView } from "./clocks-view.ts";
import { askAdvice, carryOut, changeChair, putBack, reasonOf } from "./commands.ts";
import { logView } from "./log-view.ts";
import { recordView } from "./record-view.ts";
import { incidentOf, isArbiter } from "./state.ts";

export function chairView(app: App, page: TablePage, open: Open): VNode | undefined {
  if (!isArbiter(open) || open.info.abandoned || open.info.damaged_from) return undefined;
  return h("section.chair.stack", { key: "chair", attrs: { "aria-labelledby": "chair-title" } }, [
    h("h2", { attrs: { id: "chair-title" } }, app.t("chair")),
    waits(app, page, open),
    seen(app, open),
    ...reports(app, open),
    incidentForm(app, page, open),
    ...adviceView(app, page, open),
    tools(app, page, open),
    page.chair.settingClocks ? clocksView(app, page, open) : undefined,
    recordView(app, open),
    logView(app, page, open),
  ]);
}

/** The question in the player's own words, and how long it has waited. */
function waits(app: App, page: TablePage, open: Open): VNode | undefined {
  const { waiting, question, claim } = open.view;
  if (!waiting) return undefined;
  const who = sentence(app.t(`word-${waiting.by}`));
  const what = question
    ? sentence(app.phrase(question.phrase))
    : claim
      ? app.t(`claimed-${claim.claim}`, { player: who })
      : "";
  return h("div.notice.warn.waits", { key: "waits" }, [
    h("div.grow", [
      h("p", [h("strong", what), " ", question ? h("span.article", question.article) : ""]),
      claim?.intended
        ? h("p", app.t("claimed-with", { move: claim.intended.replace(/-/g, "–") }))
        : undefined,
      waiting.note ? h("p", app.t("said-by", { who, words: waiting.note })) : undefined,
      h("p.small", app.t("waits-since", { who, time: waited(app, page) ?? "" })),
    ]),
    h("div.row", [quick(app, open, "examine", "main"), quick(app, open, "resume", "")]),
  ]);
}

/** What the program saw, and only the arbiter is told. */
function seen(app: App, open: Open): VNode | undefined {
  const { breach, clocks } = open.view;
  const flags = clocks?.fallen ?? [];
  if (!breach && flags.length === 0) return undefined;
  return h("div.notice", { key: "seen" }, [
    h("div.grow", [
      ...flags.map((side) => h("p", { key: side }, app.t(`flag-is-down-${side}`))),
      breach ? h("p", [app.t("breach-stands"), " ", h("span.article", breach)]) : undefined,
    ]),
    h("div.row", [quick(app, open, "call-flag", "main")]),
  ]);
}

/** What others have reported since the arbiter last took something down: in their words, to be noted or acted upon. */
function reports(app: App, { acts, view }: Open): VNode[] {
  const incidents = view.casebook?.incidents ?? [];
  const seen = incidents.map(({ by }) => by).lastIndexOf("arbiter");
  const answered = new Set((view.casebook?.penalties ?? []).map(({ incident }) => incident));
  return incidents.flatMap((one, number) => {
    if (number <= seen || answered.has(number)) return [];
    const who = sentence(app.t(`word-${one.by}`));
    const what = sentence(app.t(`word-incident-${one.incident}`));
    const accused = one.who ? ` (${app.t(`word-${one.who}`)})` : "";
    // It takes down nothing but that: an arbiter who records a ringing phone has seen it, and the game is lost (FIDE 12.3b).
    const note = [app.t("noted-note"), what, one.note].filter(Boolean).join(": ");
    const noted = (): void => act(app, { act: "report", incident: "unforeseen", note }, undefined, "arbiter");
    return [
      h("div.notice", { key: `report-${number}` }, [
        h("div.grow", [
          h("p", [h("strong", app.t("reported-by", { who })), ` ${what}${accused}.`]),
          one.note ? h("p", app.t("said-by", { who, words: one.note })) : undefined,
        ]),
        acts.includes("report") ? h("div.row", [button(app.t("noted"), noted, "")]) : undefined,
      ]),
    ];
  });
}

/** An act without anything to fill in. */
function quick(
  app: App,
  open: Open,
  kind: "examine" | "resume" | "call-flag",
  look: string,
): VNode | undefined {
  if (!open.acts.includes(kind)) return undefined;
  const label = sentence(app.t(`word-act-${kind}`));
  const done = {
    examine: { act: "examine" },
    resume: { act: "resume", note: "" },
    "call-flag": { act: "call-flag", order_unknown: false },
  } as const;
  return button(label, () => act(app, done[kind], undefined, "arbiter"), look, { "data-act": kind });
}

function incidentForm(app: App, page: TablePage, open: Open): VNode | undefined {
  if (isOver(open)) return undefined;
  const incident = incidentOf(page.chair, open);
  const names = EVERY_INCIDENT_KIND.map(
    (kind) => [kind, sentence(app.t(`word-incident-${kind}`))] as const,
  ).sort(([, one], [, two]) => one.localeCompare(two, app.state.settings.language));
  const look = (changed: Parameters<typeof changeChair>[1]): void => {
    changeChair(app, changed);
    void askAdvice(app);
  };
  return h("div.incident", { key: "incident" }, [
    picked(app, "incident", names, incident?.kind ?? "", (kind) =>
      look({ incident: EVERY_INCIDENT_KIND.find((known) => known === kind) }),
    ),
    picked(
      app,
      "incident-who",
      EVERY_ACTOR.map((actor) => [actor, sentence(app.t(`word-${actor}`))] as const),
      incident?.who ?? "",
      (who) => look({ who: EVERY_ACTOR.find((known): known is Actor => known === who) }),
    ),
    h("div.field", [
      h("label", { attrs: { for: "chair-reason" } }, app.t("reason")),
      h("input.input", {
        attrs: { id: "chair-reason", maxlength: 200, autocomplete: "off" },
        props: { value: reasonOf(app) },
        on: { input: (event: Event) => changeChair(app, { reason: typedValue(event) }) },
      }),
    ]),
  ]);
}

function picked(
  app: App,
  name: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
  choose: (value: string) => void,
): VNode {
  const id = `chair-${name}`;
  return h("div.field", [
    h("label", { attrs: { for: id } }, app.t(name)),
    h(
      "select.select",
      {
        attrs: { id },
        props: { value: chosen },
        on: { change: (event: Event) => choose(typedValue(event)) },
      },
      [["", "—"] as const, ...options].map(([value, label]) =>
        h("option", { key: value, attrs: { value, selected: value === chosen } }, label),
      ),
    ),
  ]);
}

/** Prescribed first, each with its article; what the arbiter may choose is below. */
function adviceView(app: App, page: TablePage, open: Open): VNode[] {
  const { advice } = page.chair;
  if (!advice || !incidentOf(page.chair, open) || isOver(open)) return [];
  const part = (prescribed: boolean, title: string): VNode[] => {
    const items = advice.all.filter((one) => one.prescribed === prescribed);
    if (items.length === 0) return [];
    return [
      h("h3", { key: title }, app.t(title)),
      h(
        "ul.advice",
        { key: `${title}-list` },
        items.map((one) => item(app, one)),
      ),
    ];
  };
  if (advice.all.length === 0) return [h("p.soft", { key: "no-advice" }, app.t("no-advice"))];
  return [...part(true, "laws-prescribe"), ...part(false, "you-may")];
}

function item(app: App, advice: Advice): VNode {
  const words = sentence(app.phrase(advice.phrase));
  const key = `${advice.article} ${words}`;
  // What ends the game or sends somebody away is asked twice: a thumb slips.
  const asks = app.state.table?.chair.asksTwice === key;
  const label = app.t(asks ? "carry-out-sure" : advice.act ? "carry-out" : "fill-in");
  const press = (): void => {
    if (isGrave(advice) && !asks) changeChair(app, { asksTwice: key });
    else carryOut(app, advice);
  };
  return h("li", { key, class: { prescribed: advice.prescribed } }, [
    h("span.grow", [words, " ", h("span.article", advice.article)]),
    advice.form
      ? button(label, press, asks ? "danger" : advice.prescribed && advice.act ? "main" : "", {
          "aria-label": `${label}: ${words}`,
        })
      : undefined,
  ]);
}

/** Whether it decides the game, or takes somebody out of it. */
function isGrave({ act: advised }: Advice): boolean {
  if (!advised) return false;
  const text = JSON.stringify(advised);
  return advised.act === "penalise"
    ? /loss|expulsion/.test(text)
    : advised.act === "rule" && /result/.test(text);
}

/** The forms that an arbiter needs most. */
const FORMS: readonly (readonly [ActKind, string])[] = [
  ["penalise", "tool-penalty"],
  ["rule", "tool-result"],
  ["report", "tool-report"],
  ["decide-appeal", "tool-appeal"],
];

/** The arbiter's own right to stop the clocks (FIDE 6.12a). */
function stopClocks(app: App, open: Open): VNode | undefined {
  if (!open.acts.includes("stop-clocks")) return undefined;
  const stop = (): void => act(app, { act: "stop-clocks", note: "" }, undefined, "arbiter");
  return button(app.t("tool-stop-clocks"), stop, "", { "data-tool": "stop-clocks" });
}

function tools(app: App, page: TablePage, open: Open): VNode {
  const ply = shownPly(page, open);
  return h(
    "div.row.chair-tools",
    { key: "tools", attrs: { role: "group", "aria-label": app.t("chair-tools") } },
    [
      stopClocks(app, open),
      isOver(open)
        ? undefined
        : button(
            app.t("tool-clocks"),
            () => changeChair(app, { settingClocks: !page.chair.settingClocks }),
            "",
            { "aria-expanded": String(page.chair.settingClocks) },
          ),
      open.acts.includes("restore")
        ? button(app.t(page.back ? "put-this-back" : "tool-position", { ply: String(ply) }), () =>
            putBack(app, ply),
          )
        : undefined,
      ...FORMS.filter(([kind]) => open.acts.includes(kind)).map(([kind, key]) =>
        button(app.t(key), () => void openSheet(app, { as: "arbiter", act: kind }), "", {
          "data-tool": kind,
        }),
      ),
      // A phone that has died: its player goes on with another one.
      ...(["white", "black"] as const).map((side) => newLinkButton(app, open, side)),
    ],
  );
}
