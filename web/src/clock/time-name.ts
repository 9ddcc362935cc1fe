// A time control as the server writes it, in the reader's language.
import type { App } from "../app/app.ts";

export function timeName(app: Pick<App, "t">, text: string): string {
  if (text === "" || text === "-" || text === "untimed") return app.t("time-none");
  const each = /^(.+)\/move$/.exec(text)?.[1];
  if (each) return app.t("time-each-move", { time: inDays(app, each) });
  return /^\d+$/.test(text) ? `${text} min` : text;
}

function inDays(app: Pick<App, "t">, text: string): string {
  const days = /^(\d+) days?$/.exec(text)?.[1];
  return days ? app.t("time-days", { count: Number(days) }) : text;
}
