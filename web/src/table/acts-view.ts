// What the player may do, and for what is closed: why not.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { claimButton, claimCost } from "../acts/claims-view.ts";
import { correctionButtons } from "../hands/correction-view.ts";
import { hasHands } from "../hands/state.ts";
import { button, intoSight, notice, typedValue } from "../ui/parts.ts";
import type { ActKind, Refusal } from "../wire/received.ts";
import type { Side } from "../board/squares.ts";
import { act, ask, askWhy, claim } from "./commands.ts";
import { change } from "./hear.ts";
import { type Asking, awaitsPlayer, isDraughts, isOver, type Open, type TablePage } from "./state.ts";

/** The acts that have a button, in this order. Answers to an offer or a claim stand beside it. */
const SHOWN: ActKind[] = ["press-clock", "offer", "claim-flag", "stop-clocks", "resign"];

const SHOWN_ON_WOOD: ActKind[] = ["offer", "resign"];

export function actsView(app: App, page: TablePage, open: Open): VNode | undefined {
  if (isOver(open) || awaitsPlayer(open)) return undefined;
  if (page.asking) return asking(app, open, page.asking);
  const shown = hasHands(open) ? SHOWN_ON_WOOD : SHOWN;
  const acts = shown.map((kind) => actButton(app, page, open, kind)).filter((node) => node !== undefined);
  // After the offer.
  acts.splice(shown.indexOf("offer") + 1, 0, ...claiming(app, open));
  return acts.length > 0
    ? h(
        "div.acts",
        { attrs: { role: "group", "aria-label": app.t("acts"), "data-after": ".result .button" } },
        acts,
      )
    : undefined;
}

/** Whatever can be claimed stands together, with its price; over the board there is also what draughts leaves to a player. */
function claiming(app: App, open: Open): VNode[] {
  const claims = open.info.claims.some(({ act }) => act !== "stop-clocks") ? [claimButton(app)] : [];
  const buttons = [...claims, ...(hasHands(open) && isDraughts(open) ? correctionButtons(app) : [])];
  return buttons.map((said, index) => h("div.act", { key: `claim-${index}` }, [said]));
}

function actButton(app: App, page: TablePage, open: Open, kind: ActKind): VNode | undefined {
  const label = app.t(`act-${kind}`);
  if (!open.acts.includes(kind))
    return open.info.acts.includes(kind) ? closedAct(app, page, kind, label) : undefined;
  const pressed = kind === "offer" && page.offering;
  return h("div.act", { key: kind }, [
    button(label, () => begin(app, page, open, kind), kind === "resign" ? "warn" : "", {
      "data-act": kind,
      ...(kind === "offer" ? { "aria-pressed": String(pressed) } : {}),
    }),
  ]);
}

const reasonOf = (page: TablePage | undefined, kind: ActKind): Refusal | undefined =>
  page?.reasons?.find(({ act }) => act === kind)?.refusal ?? undefined;

/** A closed act can be reached and pressed: it tells why it is closed, as soon as the server has said so. */
function closedAct(app: App, page: TablePage, kind: ActKind, label: string): VNode {
  const id = `why-${kind}`;
  const shown = page.explained === kind;
  const reason = reasonOf(page, kind);
  const explain = async (): Promise<void> => {
    change(app, { explained: shown ? undefined : kind });
    await askWhy(app);
    const known = reasonOf(app.state.table, kind);
    if (known) app.say(whyNot(app, known));
  };
  const wonder = (): void => void askWhy(app);
  return h("div.act", { key: kind, class: { shown }, on: { mouseenter: wonder, focusin: wonder } }, [
    button(label, () => void explain(), "", { "aria-disabled": "true", "aria-describedby": id }),
    h(
      "div.why",
      { attrs: { id, role: "tooltip" }, class: { unknown: !reason } },
      reason ? [h("span", sentence(app.phrase(reason.phrase))), " ", h("span.article", reason.article)] : [],
    ),
  ]);
}

export const whyNot = (app: App, { phrase, article }: Refusal): string =>
  `${app.phrase(phrase)} (${article})`;

function begin(app: App, page: TablePage, open: Open, kind: ActKind): void {
  if (kind === "resign") ask(app, { act: kind });
  else if (kind === "stop-clocks") ask(app, { act: kind, note: "" });
  else if (kind === "offer") offer(app, page, open);
  else if (kind === "press-clock" || kind === "claim-flag") act(app, { act: kind });
}

/** FIDE 9.1b: a draw is offered with a move. Who has the move offers with the next one. */
function offer(app: App, page: TablePage, open: Open): void {
  if (open.view.turn === open.view.role) change(app, { offering: !page.offering });
  else act(app, { act: "offer" });
}

function asking(app: App, open: Open, begun: Asking): VNode {
  const drop = button(app.t("cancel"), () => ask(app, undefined));
  if (begun.act === "resign") {
    return panel(
      app,
      "resign",
      [h("p", app.t("resign-really"))],
      [button(app.t("act-resign"), () => act(app, { act: "resign" }), "main"), drop],
    );
  }
  if (begun.act === "stop-clocks") {
    return panel(
      app,
      begun.act,
      [h("p", app.t("call-arbiter-why")), note(app, begun.note)],
      [
        button(app.t("act-stop-clocks"), () => act(app, { act: "stop-clocks", note: begun.note }), "main"),
        drop,
      ],
    );
  }
  const kind = begun.act === "claim-repetition" ? "repetition" : "fifty-moves";
  return panel(
    app,
    begun.act,
    [h("p", app.t(`claim-how-${kind}`)), ...costs(app, open, begun.act)],
    [button(app.t("claim-finally"), () => claim(app, kind), "main"), drop],
  );
}

/** What a wrong claim costs here. */
function costs(app: App, open: Open, kind: ActKind): VNode[] {
  const claim = open.info.claims.find(({ act }) => act === kind);
  return claim ? [claimCost(app, claim)] : [];
}

function note(app: App, value: string): VNode {
  return h("div.field", [
    h("label", { attrs: { for: "note" } }, app.t("note")),
    h("input.input", {
      attrs: { id: "note", maxlength: 200 },
      props: { value },
      on: {
        input: (event: Event) => change(app, { asking: { act: "stop-clocks", note: typedValue(event) } }),
      },
    }),
  ]);
}

function panel(app: App, kind: ActKind, body: VNode[], buttons: VNode[]): VNode {
  return h(
    "div.asking",
    {
      key: `asking-${kind}`,
      attrs: {
        role: "group",
        "aria-label": app.t(`act-${kind}`),
        "data-after": `${kind.startsWith("claim-") ? "[data-claims]" : `[data-act=${kind}]`}, .result .button`,
      },
      hook: {
        insert: (node) => (node.elm as HTMLElement).querySelector<HTMLElement>("input, button")?.focus(),
      },
      on: { keydown: (event: KeyboardEvent) => event.key === "Escape" && ask(app, undefined) },
    },
    [...body, h("div.row", buttons)],
  );
}

/** An offer that waits for an answer, for somebody at the table or for one of two sides that use the page. */
export function offerView(app: App, open: Open, as?: Side): VNode | undefined {
  const { offer: offered, claim, role } = open.view;
  if (!offered || claim) return undefined;
  const own = as ? offered.by === as : offered.by === role && open.info.yours.length === 1;
  if (own) return notice("", [h("p", app.t("offer-yours"))], "offer");
  const answer = (kind: "accept" | "decline"): VNode | undefined =>
    as || open.acts.includes(kind)
      ? button(
          app.t(`act-${kind}`),
          () => act(app, { act: kind }, undefined, as),
          kind === "accept" ? "main" : "",
        )
      : undefined;
  return notice(
    "asks",
    [h("p", app.t(`offer-by-${offered.by}`)), answer("accept"), answer("decline")],
    "offer",
    intoSight,
  );
}
