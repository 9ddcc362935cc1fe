// The browsers that are logged in.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { dayText, timeText } from "../i18n/dates.ts";
import { button } from "../ui/parts.ts";
import type { Session } from "../wire/received.ts";
import { endSession } from "./commands.ts";
import type { AccountPage } from "./state.ts";

export function sessionsView(app: App, { sessions }: AccountPage): VNode {
  const attrs = { "aria-labelledby": "sessions", "data-after": "#sessions" };
  return h("section.card", { key: "sessions", attrs }, [
    h("h2", { attrs: { id: "sessions", tabindex: -1 } }, app.t("sessions")),
    h(
      "ul.list",
      (sessions ?? []).map((session) => item(app, session)),
    ),
  ]);
}

function item(app: App, { id, browser, begun_at, used_at, current }: Session): VNode {
  const { language } = app.state.settings;
  const dates = { begun: dayText(language, begun_at), used: timeText(language, used_at) };
  const named = `session-${id}`;
  return h("li.item", { key: id }, [
    h("div.what", [
      h("strong", { attrs: { id: named } }, browser || app.t("session-unknown")),
      h("span.small.soft", app.t("session-dates", dates)),
    ]),
    current
      ? h("span.small.soft", app.t("session-current"))
      : button(app.t("session-end"), () => void endSession(app, id), "warn", { "aria-describedby": named }),
  ]);
}
