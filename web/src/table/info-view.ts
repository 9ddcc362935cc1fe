// What was fixed before play: the game, the time control, the edition of the Laws.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { timeName } from "../clock/time-name.ts";
import { nameOf } from "../ui/parts.ts";
import type { Game, TableInfo } from "../wire/received.ts";

export function gameName(app: App, game: Game): string {
  if (typeof game === "string") return app.t(`game-${game}`);
  return app.t("game-chess960-number", { number: String(game.chess960.number) });
}

export function editionName(app: App, { game, edition }: { game: Game; edition: string }): string {
  return app.t(game === "czech-draughts" ? "edition-czech-draughts" : `edition-${edition}`);
}

export function infoView(app: App, { info }: { info: TableInfo }): VNode {
  const { regulations, time_text, seats } = info;
  const facts: [string, string][] = [
    [app.t("game"), gameName(app, regulations.game)],
    [app.t("time-control"), timeName(app, time_text)],
    [app.t("laws"), editionName(app, regulations)],
    [app.t("conduct"), app.t(`conduct-${regulations.conduct}`)],
  ];
  if (seats.arbiter) facts.push([app.t("arbiter"), nameOf(app, seats.arbiter)]);
  return h(
    "dl.facts.small",
    facts.flatMap(([name, value]) => [h("dt.soft", name), h("dd", value)]),
  );
}
