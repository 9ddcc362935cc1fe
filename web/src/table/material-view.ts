// The pieces by which a player is ahead, under the name.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { surplus } from "../board/material.ts";
import type { Position } from "../board/position.ts";
import { other, type Side } from "../board/squares.ts";

/** Over the board nobody reckons it up for the players. */
export function materialView(
  app: App,
  position: Position,
  side: Side,
  draughts: boolean,
  reckons = true,
): VNode | undefined {
  const { kinds, ahead } = surplus(position, side, draughts);
  if (kinds.length === 0) return undefined;
  return h("div.material", [
    h(
      "span.cg-wrap",
      { attrs: { "aria-hidden": "true" } },
      kinds.map((kind) => h(`piece.${other(side)}.${kind}`)),
    ),
    reckons && ahead > 0
      ? h("span.ahead", [
          h("span", { attrs: { "aria-hidden": "true" } }, `+${ahead}`),
          h("span.unseen", app.t("ahead", { points: String(ahead) })),
        ])
      : undefined,
  ]);
}
