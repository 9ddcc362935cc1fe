// A hall's screen: the boards of a round, live, page by page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { keepsAwake, screenButton } from "../hands/tablet.ts";
import { button } from "../ui/parts.ts";
import type { GroupRow } from "../wire/received.ts";
import { boardsThatFit } from "./boards-that-fit.ts";
import { changeGroup } from "./hear.ts";
import { type GroupPage, lastRound } from "./state.ts";
import { tileView } from "./tile-view.ts";

const TURN_MS = 20_000;

export function hallView(app: App, group: GroupPage, whole: boolean): VNode {
  const round = group.round ?? lastRound(group.rows);
  const rows = group.rows.filter((row) => row.round === round);
  const { across, down } = boardsThatFit(innerWidth, whole ? innerHeight : 2 * innerHeight, rows.length);
  const each = Math.max(1, across * down);
  const pages = Math.max(1, Math.ceil(rows.length / each));
  const page = group.hall.page % pages;
  const shown = rows.slice(page * each, (page + 1) * each);
  return h(
    "section.hall",
    {
      key: whole ? "hall" : "hall-part",
      class: { whole },
      attrs: { "aria-label": app.t("group-hall") },
      hook: whole ? { insert: keepsAwake.insert, destroy: keepsAwake.destroy } : {},
    },
    [
      head(app, group, round, pages, page, whole),
      boards(app, shown, across, Math.ceil(shown.length / across)),
      turning(app, pages),
    ],
  );
}

function head(app: App, group: GroupPage, round: number, pages: number, page: number, whole: boolean): VNode {
  const { info } = group;
  const facts = [
    ...(round > 0 ? [app.t("group-round", { round })] : []),
    info && info.delay_s > 0
      ? app.t("group-delayed", { time: delayText(app, info.delay_s) })
      : app.t("group-live"),
  ];
  const turn = (by: number): void =>
    changeGroup(app, { hall: { ...group.hall, page: (page + by + pages) % pages, paused: true } });
  return h("div.hall-head", [
    h("div.grow", [
      h(whole ? "h1" : "h2", whole ? (info?.title ?? "") : app.t("group-hall")),
      h("p.soft", facts.join(" · ")),
    ]),
    pages > 1
      ? h("div.row", { attrs: { role: "group", "aria-label": app.t("group-pages") } }, [
          button("‹", () => turn(-1), "", { "aria-label": app.t("group-page-before") }),
          h("span.small", `${page + 1}/${pages}`),
          button("›", () => turn(1), "", { "aria-label": app.t("group-page-after") }),
          button(
            app.t(group.hall.paused ? "group-turn" : "group-pause"),
            () => changeGroup(app, { hall: { ...group.hall, paused: !group.hall.paused } }),
            "",
            { "aria-pressed": String(group.hall.paused) },
          ),
        ])
      : undefined,
    whole
      ? screenButton(app)
      : h("a.button", { attrs: { href: `/g/${group.id}/hall` } }, app.t("group-hall-open")),
  ]);
}

const delayText = (app: App, seconds: number): string =>
  seconds < 120
    ? app.t("wait-seconds", { count: seconds })
    : app.t("wait-minutes", { count: Math.round(seconds / 60) });

function boards(app: App, rows: readonly GroupRow[], across: number, down: number): VNode {
  if (rows.length === 0) return h("p.soft", app.t("group-no-tables"));
  return h(
    "ul.tiles",
    { style: { "--across": String(across), "--down": String(down) } },
    rows.map((row) => tileView(app, row, "white", false)),
  );
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Turns the pages while the boards are there. */
function turning(app: App, pages: number): VNode | undefined {
  if (pages < 2) return undefined;
  const turn = (): void => {
    const { group } = app.state;
    if (group && !group.hall.paused) changeGroup(app, { hall: { ...group.hall, page: group.hall.page + 1 } });
  };
  return h("span.turning", {
    key: "turning",
    hook: {
      insert: () => {
        clearInterval(timer);
        timer = setInterval(turn, TURN_MS);
      },
      destroy: () => clearInterval(timer),
    },
  });
}
