// Czech draughts: what the opponent has done wrong is put right, or stands, as this player alone decides (ČUD 5.4). The
// buttons are always there, so that they hint at nothing.
import type { VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { act } from "../table/commands.ts";
import { button } from "../ui/parts.ts";

export const correctionButtons = (app: App, side?: Side): VNode[] => [
  button(app.t("put-right"), () => act(app, { act: "complain" }, undefined, side), "", {
    "data-act": "complain",
  }),
  button(app.t("let-stand"), () => act(app, { act: "let-stand" }, undefined, side), "", {
    "data-act": "let-stand",
  }),
];
