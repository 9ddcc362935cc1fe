// The frame around every page.
import { h, type VNode } from "snabbdom";
import icon from "../../assets/icon.svg";
import { accountView } from "../account/view.ts";
import { newGroupView } from "../group/new-view.ts";
import { groupView } from "../group/view.ts";
import { invitations } from "../home/state.ts";
import { homeView } from "../home/view.ts";
import { reviewView } from "../review/view.ts";
import { tableView } from "../table/view.ts";
import { faultText } from "../ui/fault-text.ts";
import { button, nameOf, nothingHere, notice } from "../ui/parts.ts";
import type { App } from "./app.ts";
import type { Theme } from "./settings.ts";

export function appView(app: App): VNode {
  return h("div#page", [
    h("a.skip.button", { attrs: { href: "#main" } }, app.t("skip")),
    offline(app),
    head(app),
    h("main", { attrs: { id: "main", tabindex: -1 } }, [fault(app), page(app)]),
    h("div.unseen", { attrs: { role: "status", "aria-live": "polite", id: "said" } }, app.state.said),
  ]);
}

function page(app: App): VNode {
  switch (app.state.route.page) {
    case "home":
      return homeView(app);
    case "table":
      return tableView(app);
    case "group":
      return groupView(app, app.state.route.part);
    case "new-group":
      return newGroupView(app);
    case "review":
      return reviewView(app);
    case "account":
      return accountView(app);
    case "unknown":
      return nothingHere(app, app.t("no-such-page"));
  }
}

function head(app: App): VNode {
  const { settings, me } = app.state;
  const czech = settings.language === "cs";
  return h("header.head", [
    h("a.brand", { attrs: { href: "/", "aria-label": app.t("to-home") } }, [
      h("img", { attrs: { src: icon, alt: "" } }),
      h("span.name", "Partie"),
    ]),
    button(app.t("other-language"), () => app.set({ language: czech ? "en" : "cs" }), "quiet", {
      lang: czech ? "en" : "cs",
    }),
    themeButton(app, settings.theme),
    invitationCount(app),
    me
      ? h("a.button.quiet.person", { attrs: { href: "/account" } }, [
          h("span.name", nameOf(app, me.person)),
          me.person.name ? undefined : h("span.soft.wide", app.t("log-in")),
        ])
      : undefined,
  ]);
}

/** On every page but the one that lists them. */
function invitationCount(app: App): VNode | undefined {
  const count = invitations(app.state.home).length;
  if (count === 0 || app.state.route.page === "home") return undefined;
  const label = app.t("invitations-waiting", { count });
  return h("a.button.quiet", { attrs: { href: "/", "aria-label": label, title: label } }, `✉ ${count}`);
}

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const SIGN: Record<Theme, string> = { auto: "◐", light: "☀", dark: "☾" };

function themeButton(app: App, theme: Theme): VNode {
  const label = app.t(`theme-${theme}`);
  return button(SIGN[theme], () => app.set({ theme: NEXT[theme] }), "quiet", {
    "aria-label": label,
    title: label,
  });
}

function offline(app: App): VNode | undefined {
  if (app.state.connection === "open") return undefined;
  const lost = app.state.connection === "lost";
  return h("div.notice.offline", { key: "offline", class: { warn: lost }, attrs: { role: "status" } }, [
    h("span.spinner"),
    h("p", app.t(lost ? "connection-lost" : "connecting")),
  ]);
}

function fault(app: App): VNode | undefined {
  const { fault } = app.state;
  if (!fault) return undefined;
  return h("div", { attrs: { role: "alert" } }, [
    notice("warn", [
      h("p", faultText(app, fault)),
      button("×", () => app.update({ fault: undefined }), "quiet", { "aria-label": app.t("dismiss") }),
    ]),
  ]);
}
