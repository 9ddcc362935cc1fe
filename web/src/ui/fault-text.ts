import type { App } from "../app/app.ts";
import type { Fault } from "../wire/received.ts";

/** Why something cannot be done now, and if the server says so: in how long it can. */
export function faultText(
  app: Pick<App, "t">,
  { fault, retry_after: wait }: Pick<Fault, "fault" | "retry_after">,
): string {
  if (!wait) return app.t(`fault-${fault}`);
  const minutes = Math.ceil(wait / 60);
  const time =
    wait < 120 ? app.t("wait-seconds", { count: wait }) : app.t("wait-minutes", { count: minutes });
  return app.t(fault === "too-many" ? "fault-too-many-wait" : "fault-wait", {
    time,
    why: app.t(`fault-${fault}`),
  });
}
