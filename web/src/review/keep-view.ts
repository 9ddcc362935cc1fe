// Things to take along: the record of the game, a picture of the position, the address of this page.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { boardSvg, svgAddress } from "../board/svg.ts";
import { copyText } from "../ui/clipboard.ts";
import { button } from "../ui/parts.ts";
import type { Review } from "../wire/received.ts";
import { change } from "./commands.ts";
import { lastSquares, type ReviewPage } from "./state.ts";

export function keep(app: App, page: ReviewPage, review: Review): VNode {
  return h("div.keep", [tools(app, page, review), review.proof ? proof(app, review.proof) : undefined]);
}

/** What two people compare to know that they have the same record. */
function proof(app: App, text: string): VNode {
  return h("details.proof.small", [
    h("summary", app.t("proof")),
    h("p.soft", app.t("proof-how")),
    h("code", { attrs: { translate: "no" } }, text),
  ]);
}

function tools(app: App, page: ReviewPage, review: Review): VNode {
  const draughts = review.info.regulations.game === "czech-draughts";
  const { numbers } = app.state.settings;
  const copy = async (): Promise<void> => {
    if (!(await copyText(`${location.origin}/r/${page.id}#${page.ply}`))) return;
    change(app, { copied: true });
    app.say(app.t("copied"));
  };
  return h("div.row.tools", [
    button(app.t("flip"), () => change(app, { flipped: !page.flipped }), "quiet"),
    draughts
      ? button(app.t("numbers"), () => app.set({ numbers: !numbers }), "quiet", {
          "aria-pressed": String(numbers),
        })
      : undefined,
    button(app.t(page.copied ? "copied" : "share"), () => void copy(), "quiet"),
    h(
      "a.button.quiet",
      { attrs: { href: `/api/v1/tables/${page.id}/record`, download: "" } },
      app.t(draughts ? "download-pdn" : "download-pgn"),
    ),
    button(app.t("board-picture"), () => savePicture(app, page, review), "quiet"),
  ]);
}

/** The picture is made when it is wanted, not with every drawing of the page. */
function savePicture(app: App, page: ReviewPage, review: Review): void {
  const line = review.lines[page.ply - 1];
  const svg = boardSvg({
    position: page.positions[page.ply] ?? new Map(),
    seenBy: page.flipped ? "black" : "white",
    draughts: review.info.regulations.game === "czech-draughts",
    lastMove: lastSquares(line, page.positions[page.ply] ?? new Map()),
    coordinates:
      app.state.settings.numbers && review.info.regulations.game === "czech-draughts" ? "numbers" : "letters",
    label: app.t("board-label"),
  });
  const link = document.createElement("a");
  link.href = svgAddress(svg);
  link.download = `partie-${page.id}-${page.ply}.svg`;
  link.click();
}
