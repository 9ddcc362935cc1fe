// Everything that has happened at the table, the newest first, each with its reason and article.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { writtenMove } from "../table/notation.ts";
import type { Open, TablePage } from "../table/state.ts";
import type { Happened, Phrase } from "../wire/received.ts";
import { changeChair, readLog } from "./commands.ts";

export function logView(app: App, page: TablePage, open: Open): VNode {
  const { log } = page.chair;
  const toggled = (event: Event): void => {
    if (!(event.target instanceof HTMLDetailsElement)) return;
    if (event.target.open) void readLog(app);
    else changeChair(app, { log: undefined });
  };
  return h("details.happened", { key: "log", props: { open: Boolean(log) }, on: { toggle: toggled } }, [
    h("summary", app.t("everything")),
    h(
      "ol",
      { attrs: { reversed: true } },
      (log?.events ?? []).map((event, index) => item(app, open, event, index)).reverse(),
    ),
    h("div.row", [
      h(
        "a.button",
        { attrs: { href: `/api/v1/tables/${open.info.id}/record`, download: "" } },
        app.t("download"),
      ),
      h(
        "a.button",
        { attrs: { href: `/api/v1/tables/${open.info.id}/log`, download: `${open.info.id}.jsonl` } },
        app.t("download-log"),
      ),
    ]),
  ]);
}

/** A move in the reader's letters. */
function inLetters(app: App, open: Open, phrase: Phrase): Phrase {
  const move = phrase.facts?.["move"];
  if (!move || !("text" in move)) return phrase;
  return { ...phrase, facts: { ...phrase.facts, move: { text: writtenMove(app, open, move.text) } } };
}

function item(
  app: App,
  open: Open,
  { at, by, phrase, about, article, note }: Happened,
  index: number,
): VNode {
  const seconds = Math.floor(at / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const time = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const said = [
    app.phrase(inLetters(app, open, phrase)),
    about ? app.phrase(about) : "",
    note ? `“${note}”` : "",
  ]
    .filter(Boolean)
    .join(": ");
  return h("li", { key: index }, [
    h("span.time.small.soft", time),
    h("span", [`${sentence(app.t(`word-${by}`))}: ${said} `, article ? h("span.article", article) : ""]),
  ]);
}
