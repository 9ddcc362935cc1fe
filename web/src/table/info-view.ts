// What was fixed before play: the game, the time control, the edition of the Laws.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { timeName } from "../clock/time-name.ts";
import { nameOf } from "../ui/parts.ts";
import type { Game, Lag, TableInfo } from "../wire/received.ts";

export function gameName(app: App, game: Game): string {
  if (typeof game === "string") return app.t(`game-${game}`);
  return app.t("game-chess960-number", { number: String(game.chess960.number) });
}

export function editionName(app: App, { game, edition }: { game: Game; edition: string }): string {
  return app.t(game === "czech-draughts" ? "edition-czech-draughts" : `edition-${edition}`);
}

export function infoView(app: App, { info }: { info: TableInfo }): VNode {
  const { regulations, time_text, seats, lag } = info;
  const facts: [string, string | VNode[]][] = [
    [app.t("game"), gameName(app, regulations.game)],
    [app.t("time-control"), timeName(app, time_text)],
    [app.t("laws"), editionName(app, regulations)],
    [app.t("conduct"), app.t(`conduct-${regulations.conduct}`)],
  ];
  if (lag) facts.push([app.t("lag"), lagText(app, lag)]);
  if (seats.arbiter) facts.push([app.t("arbiter"), nameOf(app, seats.arbiter)]);
  return h(
    "dl.facts.small",
    facts.flatMap(([name, value]) => [h("dt.soft", name), h("dd", value)]),
  );
}

/** What both players should know of a slow connection: how much of it costs no time. */
function lagText(app: App, { limit, gain }: Lag): VNode[] {
  const seconds = (gains: number): number => (gains * gain) / 1000;
  return [
    h("p", app.t("lag-limit", { limit: limit / 1000 })),
    h("p.soft", app.t("lag-quota", { first: seconds(3), gain: seconds(1), most: seconds(7) })),
  ];
}
