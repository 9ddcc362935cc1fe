// How much time the players had left after each move.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { clockText } from "../clock/face.ts";
import type { Colour, ReviewLine } from "../wire/received.ts";
import { timeAtStart } from "./state.ts";

const WIDTH = 320;
const HEIGHT = 90;

/** Points for a player's time after each move; the farther right, the later. */
export function timeLine(lines: readonly ReviewLine[], side: Colour, most: number): string {
  const left = [timeAtStart(lines) ?? null, ...lines.map((line) => line.left[side])];
  return left
    .map((ms, ply) => [ply, ms] as const)
    .filter((point): point is [number, number] => point[1] !== null)
    .map(
      ([ply, left]) =>
        `${round((ply / lines.length) * WIDTH)},${round(HEIGHT - (left / most) * (HEIGHT - 6))}`,
    )
    .join(" ");
}

const round = (number: number): number => Math.round(number * 10) / 10;

export function timeChart(
  app: App,
  lines: readonly ReviewLine[],
  ply: number,
  show: (ply: number) => void,
): VNode | undefined {
  const times = lines.flatMap((line) => [line.left.white, line.left.black]).filter((left) => left !== null);
  const most = Math.max(1, ...times);
  if (times.length === 0) return undefined;
  const clicked = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    show(Math.round(((event.clientX - box.left) / box.width) * lines.length));
  };
  const line = (side: Colour): VNode =>
    h(`polyline.${side}`, { attrs: { points: timeLine(lines, side, most) } });
  const at = (ply / lines.length) * WIDTH;
  return h("figure.chart", [
    h(
      "svg",
      {
        attrs: {
          viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
          preserveAspectRatio: "none",
          role: "img",
          "aria-label": app.t("chart-label", { most: clockText(most) }),
        },
        on: { click: clicked },
      },
      [line("white"), line("black"), h("line.at", { attrs: { x1: at, x2: at, y1: 0, y2: HEIGHT } })],
    ),
    h("figcaption.small.soft", [
      h("span.key.white", app.t("word-white")),
      h("span.key.black", app.t("word-black")),
      h("span", app.t("chart-most", { most: clockText(most) })),
    ]),
  ]);
}
