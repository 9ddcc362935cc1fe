// The home page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { formView } from "./form-view.ts";
import { groupsView } from "./groups-view.ts";
import { invitationsView } from "./invitations-view.ts";
import { listsView, underWayView } from "./lists-view.ts";

export function homeView(app: App): VNode {
  const { home } = app.state;
  return h("div.home", { key: "home" }, [
    h("div.intro", [h("h1", app.t("home-title")), h("p.soft", app.t("home-subtitle"))]),
    invitationsView(app, home),
    underWayView(app, home),
    h("div.stack", [formView(app, home), groupsView(app, home)]),
    listsView(app, home),
  ]);
}
