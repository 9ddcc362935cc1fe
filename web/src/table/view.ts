// The table page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { other } from "../board/squares.ts";
import { moreButton, sheetView } from "../acts/sheet-view.ts";
import { hasHands, isWood, sharesTablet } from "../hands/state.ts";
import { ownEdge } from "../hands/edge-view.ts";
import { sharedEdge } from "../hands/tablet-view.ts";
import { woodView } from "../hands/wood-view.ts";
import { steps } from "../review/steps.ts";
import { button, notice, nothingHere, typedValue } from "../ui/parts.ts";
import { chairView } from "../arbiter/chair-view.ts";
import { listBeside, stripView } from "../group/strip-view.ts";
import { actsView } from "./acts-view.ts";
import { boardView, TYPED_ID } from "./board-view.ts";
import { typed } from "./commands.ts";
import { change } from "./hear.ts";
import { freedView, freeingView, moveSeatButton } from "./free-seat.ts";
import { infoView } from "./info-view.ts";
import { invitation, inviteArbiter } from "./invitation.ts";
import { invitedView } from "./invited.ts";
import { lookBack, mayLookBack, shownPly } from "./look-back.ts";
import { notices } from "./notices.ts";
import { papersView } from "./papers-view.ts";
import { playerBar } from "./players.ts";
import { scoresheet } from "./scoresheet.ts";
import { awaitsPlayer, isDraughts, isOver, isPlayer, type Open, seenBy, type TablePage } from "./state.ts";

export function tableView(app: App): VNode {
  const page = app.state.table;
  if (!page) return h("div");
  if (page.missing) return missing(app, page);
  if (!page.open) return h("div.card.row", [h("span.spinner"), app.t("opening")]);
  return opened(app, page, page.open);
}

/** A private table is not shown any more to a player who has freed the seat, but the link still leads to it. */
const missing = (app: App, page: TablePage): VNode =>
  h("div.stack", [
    freedView(app, page),
    nothingHere(app, app.t("no-such-table"), app.t("no-such-table-why")),
  ]);

function opened(app: App, page: TablePage, open: Open): VNode {
  const list = listBeside(app, open);
  const strip = stripView(app, open);
  if (!list && !strip) return tablePage(app, page, open);
  return h("div.of-group", { key: "of-group", class: { beside: Boolean(list) } }, [
    list,
    h("div.at-table", { key: "at-table" }, [strip, tablePage(app, page, open)]),
  ]);
}

function tablePage(app: App, page: TablePage, open: Open): VNode {
  const below = seenBy(page);
  return h("div.table-page", { key: page.id, class: { shared: sharesTablet(open) } }, [
    h("h1.unseen", app.t("table-title")),
    h("section.board-side", { attrs: { "aria-label": app.t("board-label") } }, [
      sharedEdge(app, page, open, other(below), true),
      sharesTablet(open) ? undefined : playerBar(app, page, open, other(below)),
      isWood(open) && !page.back ? woodView(app, page, open) : boardView(app, page, open),
      sharesTablet(open) ? undefined : playerBar(app, page, open, below),
      sharedEdge(app, page, open, below, false),
    ]),
    h("div.panel", [
      ownEdge(app, page, open),
      invitedView(app, open),
      freedView(app, page),
      invitation(app, page, open),
      sharesTablet(open) ? undefined : notices(app, page, open),
      chairView(app, page, open),
      ...papersView(app, open),
      ...(open.told && !hasHands(open) ? moves(app, page, open) : [h("p.soft.small", app.t("sheet-hidden"))]),
      isPlayer(open) && !sharesTablet(open) ? actsView(app, page, open) : undefined,
      sharesTablet(open) ? undefined : moreButton(app, open),
      isPlayer(open) && !isOver(open) && !awaitsPlayer(open) && !hasHands(open)
        ? typedForm(app, page, open)
        : undefined,
      freeingView(app, page),
      boardTools(app, page, open),
      infoView(app, open),
    ]),
    sheetView(app, page, open),
  ]);
}

function moves(app: App, page: TablePage, open: Open): VNode[] {
  if (!mayLookBack(open)) return [scoresheet(app, open)];
  const { info, lines } = open;
  const shown = shownPly(page, open);
  const show = (ply: number): void => void lookBack(app, ply);
  return [
    scoresheet(app, { info, lines, shown, show }),
    steps(app, shown, lines.length, show),
    // Below the buttons, which stay under the finger that goes back move by move.
    ...(page.back ? [earlier(app)] : []),
  ];
}

function earlier(app: App): VNode {
  const back = button(app.t("back-to-game"), () => change(app, { back: undefined }));
  return notice("", [h("p", app.t("earlier-position")), back], "earlier");
}

function typedForm(app: App, page: TablePage, open: Open): VNode {
  const submit = (event: Event): void => {
    event.preventDefault();
    typed(app);
    // Quick fingers press Enter before the last letter is drawn, and then the drawing sees nothing to empty.
    const field = document.getElementById(TYPED_ID);
    if (field instanceof HTMLInputElement) field.value = app.state.table?.typed ?? "";
  };
  return h("form.typed", { on: { submit } }, [
    h("label.unseen", { attrs: { for: TYPED_ID } }, app.t("type-move")),
    h("input.input", {
      attrs: {
        id: TYPED_ID,
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        maxlength: 40,
        placeholder: app.t(isDraughts(open) ? "type-move-draughts" : "type-move-chess"),
        "aria-invalid": page.unread ? "true" : "false",
        ...(page.unread ? { "aria-describedby": "typed-wrong" } : {}),
      },
      props: { value: page.typed },
      on: { input: (event: Event) => change(app, { typed: typedValue(event), unread: false }) },
    }),
    h("button.button", { attrs: { type: "submit" } }, app.t("play-typed")),
    page.unread ? h("p.hint.wrong", { attrs: { id: "typed-wrong" } }, app.t("typed-unread")) : undefined,
  ]);
}

function boardTools(app: App, page: TablePage, open: Open): VNode {
  const { notation, numbers, sound, facing } = app.state.settings;
  const figurines = notation === "figurines";
  return h("div.row.tools", [
    button(app.t("flip"), () => change(app, { flipped: !page.flipped }), "quiet"),
    isDraughts(open)
      ? toggle(app.t("numbers"), numbers, () => app.set({ numbers: !numbers }))
      : toggle(app.t("figurines"), figurines, () =>
          app.set({ notation: figurines ? "letters" : "figurines" }),
        ),
    toggle(app.t("sound"), sound, () => app.set({ sound: !sound })),
    sharesTablet(open) ? toggle(app.inGame("facing"), facing, () => app.set({ facing: !facing })) : undefined,
    inviteArbiter(app, page, open),
    page.freeing ? undefined : moveSeatButton(app, open),
  ]);
}

const toggle = (label: string, on: boolean, press: () => void): VNode =>
  button(label, press, "quiet", { "aria-pressed": String(on) });
