// Tables from a pasted list, with what was understood line by line.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { gameAndTime, lawsAndConduct } from "../home/form-view.ts";
import { editionName, gameName } from "../table/info-view.ts";
import { typedValue } from "../ui/parts.ts";
import { fillTables } from "./commands.ts";
import { MOST_LINES, type ReadLine } from "./pairs.ts";
import type { TablesDraft } from "./state.ts";

/** Whether the list can be sent. */
export const isReadable = (lines: readonly ReadLine[]): boolean =>
  lines.length > 0 && lines.length <= MOST_LINES && lines.every(({ wrong }) => !wrong);

export function pairsField(
  app: App,
  draft: TablesDraft,
  lines: readonly ReadLine[],
  oneName: boolean,
): VNode {
  const choose = async (event: Event): Promise<void> => {
    const field = event.target as HTMLInputElement;
    const text = await field.files?.[0]?.text();
    if (text !== undefined) fillTables(app, { pairs: text, wrong: undefined });
    field.value = "";
  };
  return h("div.stack.tight.pairs", { key: "pairs" }, [
    h("div.field", [
      h("label", { attrs: { for: "pairs" } }, app.t(oneName ? "group-opponents" : "group-pairs")),
      h("textarea.input", {
        attrs: {
          id: "pairs",
          rows: 6,
          spellcheck: "false",
          "aria-describedby": "pairs-hint",
          placeholder: app.t(oneName ? "group-opponents-example" : "group-pairs-example"),
        },
        props: { value: draft.pairs },
        on: { input: (event: Event) => fillTables(app, { pairs: typedValue(event), wrong: undefined }) },
      }),
      h(
        "p.hint",
        { attrs: { id: "pairs-hint" } },
        app.t(oneName ? "group-opponents-hint" : "group-pairs-hint"),
      ),
    ]),
    h("label.file.small", [
      app.t("group-file"),
      " ",
      h("input", {
        attrs: { type: "file", accept: ".txt,.csv,.tsv,text/*" },
        on: { change: (event: Event) => void choose(event) },
      }),
    ]),
    preview(app, lines),
    draft.wrong ? h("p.hint.wrong", { attrs: { role: "alert" } }, draft.wrong) : undefined,
  ]);
}

function preview(app: App, lines: readonly ReadLine[]): VNode | undefined {
  if (lines.length === 0) return undefined;
  const bad = lines.filter(({ wrong }) => wrong).length;
  const summary =
    lines.length > MOST_LINES
      ? app.t("group-too-many-lines", { most: MOST_LINES })
      : bad > 0
        ? app.t("group-lines-wrong", { count: bad })
        : app.t("group-lines-read", { count: lines.length });
  return h("div.preview", [
    h("p.small", { class: { wrong: bad > 0, hint: true }, attrs: { "aria-live": "polite" } }, summary),
    h("ol.read-lines", { attrs: { tabindex: 0, "aria-label": app.t("group-preview") } }, [
      ...lines.slice(0, MOST_LINES).map((line) => readLine(app, line)),
    ]),
  ]);
}

function readLine(app: App, line: ReadLine): VNode {
  if (line.wrong)
    return h("li.wrong", { key: line.line }, [
      h("span.number", "✕"),
      h("span", [
        h("s", line.text),
        " ",
        h(
          "span.fault",
          app.t("group-line-wrong", { line: line.line, why: app.t(`group-bad-${line.wrong}`) }),
        ),
      ]),
    ]);
  return h("li", { key: line.line }, [
    h("span.number", String(line.number)),
    h("span", line.names.join(" – ")),
  ]);
}

/** The regulations of all the tables: as last time, or chosen here. */
export function regulationsView(app: App, draft: TablesDraft): VNode {
  const { home } = app.state;
  const { asLast } = draft;
  if (!asLast)
    return h("div.stack", { key: "regulations" }, [gameAndTime(app, home), lawsAndConduct(app, home.form)]);
  const { game, time_control } = asLast;
  const facts = [
    gameName(app, game),
    time_control === "-" ? app.t("time-none") : app.t("group-same-time"),
    editionName(app, asLast),
    app.t(`conduct-${asLast.conduct}`),
  ];
  return h("div.field", { key: "as-last" }, [
    h("p", [h("strong", app.t("group-as-last")), " ", facts.join(" · ")]),
    h("div.row", [
      h(
        "button.button.quiet",
        { attrs: { type: "button" }, on: { click: () => fillTables(app, { asLast: undefined }) } },
        app.t("group-other-regulations"),
      ),
    ]),
  ]);
}

/** Sends the form; it stays where it is while the answer is awaited, and says when something is missing. */
export function submitButton(label: string, busy: boolean, ready: boolean): VNode {
  const missing = ready ? {} : { "aria-disabled": "true" };
  return h("button.button.main", { attrs: { type: "submit", "aria-busy": String(busy), ...missing } }, label);
}
