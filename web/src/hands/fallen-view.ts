// Pieces have fallen, or were knocked over: they are dragged to where they lie, and put back later (FIDE 7.3, ČUD 5.7).
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { TablePage } from "../table/state.ts";
import { button, intoSight, notice } from "../ui/parts.ts";
import { endFallen, putBack } from "./commands.ts";

export function fallenView(app: App, { hand }: TablePage): VNode | undefined {
  if (hand.fallen)
    return notice(
      "asks",
      [
        h("p.grow", app.inGame("fallen-how")),
        h("div.row", [
          button(app.t("fallen-so"), () => endFallen(app, true), "main"),
          button(app.t("cancel"), () => endFallen(app, false)),
        ]),
      ],
      "fallen",
      intoSight,
    );
  if (!hand.displaced) return undefined;
  return notice(
    "",
    [h("p.grow", app.inGame("fallen-now")), button(app.t("put-back"), () => putBack(app), "main")],
    "displaced",
    intoSight,
  );
}
