// Both clocks with what they show now, what is given or taken, and what they show then.
import { h, type VNode } from "snabbdom";
import { readTime } from "../acts/reading.ts";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { clockText, dialOf, timeLeft } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import type { Open, TablePage } from "../table/state.ts";
import { typedValue } from "../ui/parts.ts";
import { articleOf, changeChair, giveTime, typeChange } from "./commands.ts";

export function clocksView(app: App, page: TablePage, open: Open): VNode | undefined {
  const { clocks } = open.view;
  if (!clocks) return undefined;
  const since = page.time.now(app.state.now) - open.now;
  const row = (side: Side): VNode => {
    const left = timeLeft(dialOf(clocks, side), since);
    const typed = page.chair.change[side];
    const ms = readTime(typed) ?? 0;
    const name = sentence(app.t(`word-${side}`));
    return h("tr", { key: side }, [
      h("th", { attrs: { scope: "row" } }, name),
      h("td.time", left === null ? "–" : clockText(left)),
      h("td", [
        h("input.input", {
          attrs: {
            placeholder: "+2:00",
            maxlength: 9,
            autocomplete: "off",
            "aria-label": app.t("clock-change-of", { player: name }),
            "aria-invalid": String(typed !== "" && readTime(typed) === undefined),
          },
          props: { value: typed },
          on: { input: (event: Event) => typeChange(app, side, typedValue(event)) },
        }),
      ]),
      h("td.time", left === null ? "–" : clockText(Math.max(0, left + ms))),
      left !== null && ms < 0 && left + ms <= 0
        ? h("td.hint.wrong", { attrs: { role: "alert" } }, app.t("flag-would-fall"))
        : undefined,
    ]);
  };
  return h(
    "form.stack.set-clocks",
    {
      key: "clocks",
      on: {
        submit: (event: Event) => {
          event.preventDefault();
          giveTime(app);
        },
      },
    },
    [
      h("table", [
        h("caption.unseen", app.t("tool-clocks")),
        h("thead", [
          h("tr", [
            h("td"),
            ...["clock-now", "clock-change", "clock-after"].map((key) =>
              h("th", { attrs: { scope: "col" } }, app.t(key)),
            ),
          ]),
        ]),
        h("tbody", [row("white"), row("black")]),
      ]),
      h("div.row", [
        h("div.field", [
          h("label", { attrs: { for: "chair-article" } }, app.t("by-article")),
          h("input.input", {
            attrs: { id: "chair-article", maxlength: 30, required: true, placeholder: "FIDE 13.4b" },
            props: { value: articleOf(page) },
            on: { input: (event: Event) => changeChair(app, { article: typedValue(event) }) },
          }),
        ]),
        h("button.button.main", { attrs: { type: "submit" } }, app.t("set-clocks")),
      ]),
    ],
  );
}
