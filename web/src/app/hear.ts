// What the server says, taken into the state.
import { actFailed } from "../acts/commands.ts";
import { subscribe } from "../group/commands.ts";
import { changeGroup, hearGroup, hearGroupInfo, hearRows } from "../group/hear.ts";
import { enterHome, readMine } from "../home/commands.ts";
import { done, hearInfo, hearTable, hearUpdate, refused } from "../table/hear.ts";
import { openAgain } from "../table/commands.ts";
import type { FromServer } from "../wire/received.ts";
import type { App } from "./app.ts";
import { VERSION } from "./version.ts";

export function hear(app: App, message: FromServer): void {
  switch (message.type) {
    case "hello":
      if (message.version !== VERSION && reloads(message.version)) break;
      app.update({
        me: message,
        ...(message.version === VERSION ? {} : { fault: { fault: "malformed" as const } }),
      });
      if (app.state.route.page === "home") enterHome(app);
      else if (message.person.name) void readMine(app);
      if (app.state.route.page === "table") openAgain(app);
      subscribe(app);
      break;
    case "table":
      hearTable(app, message);
      break;
    case "update":
      hearUpdate(app, message);
      break;
    case "info":
      hearInfo(app, message);
      break;
    case "done":
      done(app, message.id);
      break;
    case "refused":
      refused(app, message.id, message.refusal);
      break;
    case "fault":
      if (message.id !== undefined && message.id !== null && !actFailed(app, message.id))
        done(app, message.id);
      if (message.fault === "not-found" && app.state.table && !app.state.table.open) {
        app.update({ table: { ...app.state.table, missing: true }, fault: undefined });
      } else if (message.fault === "not-found" && app.state.route.page === "group" && app.state.group) {
        changeGroup(app, { missing: true });
      } else app.update({ fault: message });
      break;
    case "lobby":
      app.update({ home: { ...app.state.home, lobby: message } });
      break;
    case "group":
      hearGroup(app, message);
      break;
    case "group-info":
      hearGroupInfo(app, message);
      break;
    case "rows":
      hearRows(app, message.group, message.rows);
      break;
    case "invited":
      app.say(app.t("invitation-came"));
      void readMine(app);
      break;
    case "seated":
      app.go(`/t/${message.table}`);
      break;
    case "pong":
      break;
  }
}

/** A page that was open while the server became a newer one takes the newer page, once. */
function reloads(version: number): boolean {
  const key = "partie-reloaded-for";
  if (sessionStorage.getItem(key) === String(version)) return false;
  sessionStorage.setItem(key, String(version));
  location.reload();
  return true;
}
