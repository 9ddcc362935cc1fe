// What is on record of each player so far: offences, offers and claims in vain, penalties; and the appeals that wait.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { sentence } from "../i18n/speech.ts";
import type { Open } from "../table/state.ts";
import type { Appeal, Given, Persistence } from "../wire/received.ts";

const COUNTS = ["illegal_moves", "offers", "failed_claims", "wrong_notices"] as const;

export function recordView(app: App, { view }: Open): VNode | undefined {
  const { persistence, casebook } = view;
  const penalties = casebook?.penalties ?? [];
  const rows = (["white", "black"] as const).flatMap((side) =>
    row(app, side, persistence?.[side], penalties),
  );
  const appeals = (casebook?.appeals ?? []).filter(({ upheld }) => upheld === null);
  if (rows.length + appeals.length === 0) return undefined;
  return h("div.on-record", { key: "on-record" }, [
    h("h3", app.t("on-record")),
    h("ul", [...rows, ...appeals.map((one, index) => appeal(app, one, index))]),
  ]);
}

function row(app: App, side: Side, counted: Persistence | undefined, penalties: Given[]): VNode[] {
  const counts = COUNTS.flatMap((name) => {
    const count = counted?.[name] ?? 0;
    return count > 0 ? [app.t(`count-${name.replace("_", "-")}`, { count })] : [];
  });
  const given = penalties.filter(({ offender }) => offender === side).flatMap((one) => [penalty(app, one)]);
  if (counts.length + given.length === 0) return [];
  const parts = [...counts.map((count) => h("span", count)), ...given];
  return [h("li", { key: side }, [h("strong", sentence(app.t(`word-${side}`))), ...parts])];
}

function penalty(app: App, { penalty, article }: Given): VNode {
  const kind = typeof penalty === "string" ? penalty : (Object.keys(penalty)[0] ?? "");
  return h("span", [sentence(app.t(`penalty-${kind}`)), " ", h("span.article", article)]);
}

function appeal(app: App, { by, against, note }: Appeal, index: number): VNode {
  const words = app.t("appeal-waits", { who: sentence(app.t(`word-${by}`)), note });
  return h("li", { key: `appeal-${index}` }, [h("span", words), h("span.article", against)]);
}
