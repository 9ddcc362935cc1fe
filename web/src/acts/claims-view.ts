// What can be claimed: always the same choices, since leaving one out would tell something. Each says when it applies, and
// what it costs to be wrong.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { clockText } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { isWood } from "../hands/state.ts";
import { ask } from "../table/commands.ts";
import type { Open } from "../table/state.ts";
import { button } from "../ui/parts.ts";
import type { ActKind, ActState, Actor, Claimable } from "../wire/received.ts";
import { choose, closeSheet, openSheet } from "./commands.ts";
import type { ActSheet } from "./state.ts";

/** The button that opens the sheet of claims, for one of the sides where both use the page. */
export const claimButton = (app: App, as?: Actor): VNode =>
  button(app.t("claim-something"), () => void openSheet(app, { as, listed: "claims" }), "", {
    "data-claims": as ?? "",
    "aria-haspopup": "dialog",
  });

export function claimsView(app: App, { states }: ActSheet, open: Open): VNode {
  const items = open.info.claims.map((claim) => {
    const closed = states?.find(({ act }) => act === claim.act)?.refusal;
    return item(app, open, claim, closed);
  });
  return h("ul.act-list.claims", { key: "claims" }, items);
}

function item(app: App, open: Open, claim: Claimable, closed: ActState["refusal"]): VNode {
  const { act } = claim;
  const id = `claim-${act}`;
  const why = closed ? sentence(app.phrase(closed.phrase)) : "";
  const press = (): void => (closed ? app.say(`${why} ${closed.article}`) : begin(app, open, act));
  return h("li", { key: act, class: { closed: Boolean(closed) } }, [
    button(app.inGame(`claims-${act}`), press, "", {
      "data-kind": act,
      "aria-describedby": id,
      ...(closed ? { "aria-disabled": "true" } : {}),
    }),
    h(
      "div.small",
      { attrs: { id } },
      closed ? [h("p.soft", [why, " ", h("span.article", closed.article)])] : claimTerms(app, claim),
    ),
  ]);
}

/** With the help of the program an intended move is shown on the board itself; everything else has a form. */
function begin(app: App, open: Open, act: ActKind): void {
  if (isWood(open) || (act !== "claim-repetition" && act !== "claim-fifty-moves")) {
    choose(app, { act });
    return;
  }
  closeSheet(app);
  ask(app, { act });
}

/** When it may be claimed, and what a wrong claim costs. */
export function claimTerms(app: App, claim: Claimable): VNode[] {
  const { act, article } = claim;
  const when = app.inGame(`claim-when-${act}${claim.before_next_move ? "-soon" : ""}`);
  return [h("p", cited(when, article)), claimCost(app, claim)];
}

export const claimCost = (app: App, claim: Claimable): VNode =>
  h("p.soft", cited(costOf(app, claim), claim.wrong));

const cited = (text: string, article: string | null | undefined): (VNode | string)[] =>
  article ? [text, " ", h("span.article", article)] : [text];

function costOf(app: App, { act, gives, wrong }: Claimable): string {
  if (gives) return app.t("claim-gives", { time: clockText(gives) });
  if (!wrong) return app.t("claim-free");
  return app.t(act === "stop-clocks" ? "claim-penalised" : "claim-counted");
}
