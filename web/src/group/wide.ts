// How large the window is: where there is room the list stands beside the table, and a hall's screen shows more boards.
import type { App } from "../app/app.ts";

export const isWide = (): boolean => matchMedia("(min-width: 1200px)").matches;

export const watchWidth = (app: App): void =>
  addEventListener("resize", () => {
    if (app.state.group) app.redraw();
  });
