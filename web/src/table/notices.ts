// What the player should know now: a result, a refusal, a move on its way, what the arbiter has to decide.
import { h, type VNode } from "snabbdom";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { isArbiter } from "../arbiter/state.ts";
import { fallenView } from "../hands/fallen-view.ts";
import { hasHands } from "../hands/state.ts";
import { leavingView } from "../hands/tablet.ts";
import { other, type Side } from "../board/squares.ts";
import { button, intoSight, notice } from "../ui/parts.ts";
import type { Refusal, TableInfo } from "../wire/received.ts";
import { rematch } from "./commands.ts";
import { offerView } from "./acts-view.ts";
import { change } from "./hear.ts";
import { writtenMove } from "./notation.ts";
import { answerCard, waitingView } from "./waiting-view.ts";
import { reason, score, verdict } from "./outcome.ts";
import { awaitsPlayer, isOver, isPlayer, type Open, ownSides, type TablePage } from "./state.ts";

export function notices(app: App, page: TablePage, open: Open): VNode {
  return h("div.notices", [
    result(app, open),
    open.info.abandoned ? notice("", [h("p", app.t("fault-abandoned"))], "closed") : undefined,
    damaged(app, open.info),
    page.lostSeat ? notice("warn", [h("p", app.t("lost-seat"))], "lost-seat") : undefined,
    offerView(app, open),
    // The arbiter's chair has its own.
    isArbiter(open) ? undefined : waitingView(app, page, open),
    fallenView(app, page),
    bound(app, open),
    page.refusal ? refusal(app, page.refusal) : undefined,
    page.decided.length > 0 ? answerCard(app, page, open, dismissed(app)) : undefined,
    page.offering ? notice("", [h("p", app.t("offer-with-move"))], "offering") : undefined,
    // Always there, so that nothing jumps when a move is sent.
    h(
      "p.sending.small.soft",
      { class: { on: Boolean(page.sending) } },
      page.sending ? app.t("being-sent") : status(app, page, open),
    ),
  ]);
}

/** What each of two players at one tablet has to read, in the half in front of them. */
export function noticesFor(app: App, page: TablePage, open: Open, side: Side): VNode {
  return h("div.notices", { key: "notices" }, [
    offerView(app, open, side),
    waitingView(app, page, open, side),
    fallenView(app, page),
    bound(app, open),
    page.refusal ? refusal(app, page.refusal) : undefined,
    page.decided.length > 0 ? answerCard(app, page, open, dismissed(app), side) : undefined,
    leavingView(app, page, side),
  ]);
}

/** The server shows such a table as it was before the damage. */
export function damaged(app: App, { damaged_from: entry }: TableInfo): VNode | undefined {
  if (!entry) return undefined;
  const words = [h("p", app.t("damaged-record", { entry })), h("p.small", app.t("damaged-record-how"))];
  return notice("warn.asks", words, "damaged");
}

function status(app: App, { premove }: TablePage, open: Open): string {
  const { turn } = open.view;
  if (isOver(open)) return "\u00a0";
  if (awaitsPlayer(open)) return app.t("awaits-player");
  if (hasHands(open)) return opponentAway(app, open) || "\u00a0";
  if (!turn) return "\u00a0";
  if (isArbiter(open)) return app.t(`to-move-${turn}`);
  if (!isPlayer(open)) return `${app.t("watching")} · ${app.t(`to-move-${turn}`)}`;
  const [own, both] = ownSides(open);
  if (both) return app.t(`to-move-${turn}`);
  const move = turn === own ? "your-move" : premove ? "premove-ready" : "their-move";
  return [app.t(move), opponentAway(app, open)].filter(Boolean).join(" · ");
}

function opponentAway(app: App, open: Open): string {
  const [own, both] = ownSides(open);
  return own && !both && !open.info.present.includes(other(own)) ? app.t("opponent-away") : "";
}

function result(app: App, open: Open): VNode | undefined {
  const { outcome } = open.view;
  if (!outcome) return undefined;
  const { id, rematch: offered, yours } = open.info;
  const mine = offered && yours.includes(offered.by);
  const again = (): VNode | undefined => {
    if (!isPlayer(open)) return undefined;
    if (mine && yours.length === 1) return h("span.small", app.t("rematch-offered"));
    return button(app.t(offered ? "rematch-accept" : "rematch"), () => void rematch(app), "main");
  };
  return h("section.result", { key: "result", hook: intoSight, attrs: { "aria-label": app.t("result") } }, [
    h("p.score", score(outcome)),
    h("p.verdict", verdict(app, outcome)),
    h("p.soft", [sentence(reason(app, outcome)), " ", h("span.article", outcome.article)]),
    h("div.row", [
      signButton(app, open),
      again(),
      h("a.button", { attrs: { href: `/r/${id}` } }, app.t("review")),
      h("a.button", { attrs: { href: `/api/v1/tables/${id}/record`, download: "" } }, app.t("download")),
    ]),
  ]);
}

/** FIDE 8.7: over the board both sign the result. */
function signButton(app: App, open: Open): VNode | undefined {
  const { outcome } = open.view;
  if (!outcome || !open.acts.includes("sign") || open.info.regulations.conduct === "assisted")
    return undefined;
  const drafts = { white: outcome.white, black: outcome.black };
  return button(app.t("sign-sheet"), () => void openSheet(app, { act: "sign", drafts }), "main");
}

function refusal(app: App, refused: Refusal): VNode {
  return notice(
    "warn",
    [
      h("p", [
        sentence(app.phrase(refused.phrase)),
        " ",
        h("span.article", refused.article),
        allowed(app, refused),
      ]),
      button("×", () => change(app, { refusal: undefined }), "quiet", { "aria-label": app.t("dismiss") }),
    ],
    "refusal",
  );
}

const dismissed = (app: App): VNode =>
  button("×", () => change(app, { decided: [], reset: [] }), "quiet", { "aria-label": app.t("dismiss") });

function allowed(app: App, { moves }: Refusal): VNode | undefined {
  const open = app.state.table?.open;
  if (!open || !moves?.length || moves.length > 12) return undefined;
  const names = moves.map((move) =>
    writtenMove(app, open, open.legal.find((legal) => legal.move === move)?.notation ?? move),
  );
  return h("span.small.allowed", app.t("allowed", { moves: names.join(", ") }));
}

function bound(app: App, open: Open): VNode | undefined {
  const duty = isOver(open) ? undefined : open.view.bound;
  return duty
    ? notice("", [h("p", [sentence(app.phrase(duty.phrase)), " ", h("span.article", duty.article)])], "bound")
    : undefined;
}
