// A claim or a question that waits for an answer: who claims what, how long already, and what can be done meanwhile.
import { h, type VNode } from "snabbdom";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { isArbiter } from "../arbiter/state.ts";
import { other, type Side } from "../board/squares.ts";
import { clockText, minutesText } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { button, intoSight, notice } from "../ui/parts.ts";
import type { Claim } from "../wire/received.ts";
import { act } from "./commands.ts";
import { type Open, ownSides, type TablePage } from "./state.ts";

/** For somebody at the table, or for one of the sides where both use the page. */
export function waitingView(app: App, page: TablePage, open: Open, as?: Side): VNode | undefined {
  const { claim, question } = open.view;
  if (!claim && !question) return undefined;
  const what = question
    ? h("p", [sentence(app.phrase(question.phrase)), " ", h("span.article", question.article)])
    : claim
      ? claimed(app, open, claim)
      : undefined;
  const buttons = [
    answer(app, open, "examine", as),
    answer(app, open, "accept", as),
    ...byPlayers(app, open, as),
    ownSideOfIt(app, open, as),
  ];
  return notice(
    "asks",
    [h("div.grow", [what, said(app, open), h("p.small", status(app, page, open))]), h("div.row", buttons)],
    "waiting",
    intoSight,
  );
}

/** What the one who called the arbiter has said. */
function said(app: App, { view }: Open): VNode | undefined {
  const { by, note } = view.waiting ?? {};
  return by && note ? h("p", `${sentence(app.t(`word-${by}`))}: ${note}`) : undefined;
}

function claimed(app: App, { info }: Open, { by, claim, intended }: Claim): VNode {
  const { article } = info.claims.find(({ act }) => act === `claim-${claim}`) ?? {};
  const player = sentence(app.t(`word-${by}`));
  // Over the board moves are named by their squares: anything else would tell something.
  const move = intended ? app.t("claimed-with", { move: intended.replace(/-/g, "–") }) : "";
  return h("p", [
    app.t(`claimed-${claim}`, { player }),
    " ",
    move,
    " ",
    article ? h("span.article", article) : "",
  ]);
}

/** Where no arbiter is, the players get on by themselves: with play, or with what is sent to one (FIDE D1). */
function byPlayers(app: App, open: Open, as: Side | undefined): VNode[] {
  if (open.info.seats.arbiter || ownSides(open).length === 0) return [];
  const kinds = (["resume", "confirm"] as const).filter((kind) => open.acts.includes(kind));
  return kinds.map((kind) =>
    button(sentence(app.t(`word-act-${kind}`)), () =>
      act(app, kind === "resume" ? { act: kind, note: "" } : { act: kind }, undefined, as),
    ),
  );
}

/** "Waiting for the arbiter, 0:48". */
function status(app: App, page: TablePage, { view, info }: Open): string {
  if (view.question && !info.seats.arbiter) return app.t("no-arbiter-here");
  const whom = app.t(view.question || info.seats.arbiter ? "waiting-for-arbiter" : "waiting-for-opponent");
  return [whom, waited(app, page)].filter(Boolean).join(", ");
}

/** How long somebody has waited: `0:48`. */
export function waited(app: App, { open, time }: TablePage): string | undefined {
  const since = open?.view.waiting?.since;
  if (since === undefined) return undefined;
  return minutesText(time.now(app.state.now) - since);
}

/** A claim is an offer as well, which the opponent may accept (FIDE 9.1b(3)). */
function answer(app: App, open: Open, kind: "accept" | "examine", as: Side | undefined): VNode | undefined {
  const { claim } = open.view;
  const claimant = claim?.by ?? (kind === "accept" ? offeredBy(open) : undefined);
  const may = as ? claimant === other(as) : open.acts.includes(kind);
  const press = (): void => act(app, { act: kind }, undefined, as);
  return may ? button(app.t(`act-${kind}`), press, kind === "accept" ? "main" : "") : undefined;
}

/** Who has put a question to the arbiter that is an offer as well (FIDE 10.2, D1). */
function offeredBy({ view }: Open): Side | undefined {
  const asked = view.question?.question;
  if (typeof asked !== "object") return undefined;
  if ("quickplay" in asked) return asked.quickplay;
  if ("increment" in asked) return asked.increment;
  return "adjudication" in asked ? asked.adjudication : undefined;
}

/** What the arbiter should know before deciding. */
function ownSideOfIt(app: App, open: Open, as: Side | undefined): VNode | undefined {
  const player = ownSides(open).length > 0;
  if (!player || !open.acts.includes("report")) return undefined;
  return button(app.t("own-side-of-it"), () => void openSheet(app, { as, act: "report" }));
}

/** What was decided, for everybody: the verdict, its article, and the clocks before and after. */
export function answerCard(app: App, page: TablePage, open: Open, dismiss: VNode, as?: Side): VNode {
  const { decided, reset } = page;
  const verdicts = decided.map(({ phrase, article }) =>
    h("p", [sentence(app.phrase(phrase)), " ", h("span.article", article)]),
  );
  const clocks = reset.map(({ side, from, to }) =>
    h("p.clocks", { key: side }, [
      h("span", sentence(app.t(`word-${side}`))),
      h("span.time", clockText(from)),
      h("span", { attrs: { "aria-label": app.t("clock-then") } }, "→"),
      h("span.time", clockText(to)),
    ]),
  );
  const [last] = decided.slice(-1);
  const own = as ? [as] : ownSides(open);
  const [favoured, harmed] = [own, own.map(other)].map((sides) =>
    decided.some(({ favours }) => favours && own.length === 1 && sides.includes(favours)),
  );
  // Who has got their way, and nothing else, has nothing to appeal against.
  const appeal =
    last && open.acts.includes("appeal") && !(favoured && !harmed)
      ? button(
          app.t("appeal"),
          () => void openSheet(app, { as, act: "appeal", drafts: { against: last.article } }),
        )
      : undefined;
  const card = notice(
    harmed ? "warn" : "",
    [h("div.grow", [...verdicts, ...clocks]), h("div.row", [appeal, dismiss])],
    "decided",
  );
  // The arbiter has pressed something far below, and sees here what came of it.
  if (isArbiter(open))
    card.data = {
      ...card.data,
      hook: { insert: (node) => (node.elm as HTMLElement).scrollIntoView({ block: "nearest" }) },
    };
  return card;
}
