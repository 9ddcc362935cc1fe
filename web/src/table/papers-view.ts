// The envelope of an adjourned game, and what goes to an arbiter with a claim, for everybody to read.
import { h, type VNode } from "snabbdom";
import { openSheet } from "../acts/commands.ts";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { button, nameOf } from "../ui/parts.ts";
import { onEnvelope, type PaperFact, sentToArbiter, type Words } from "./papers.ts";
import { isPlayer, type Open } from "./state.ts";

export function papersView(app: App, open: Open): (VNode | undefined)[] {
  const { view, info } = open;
  const words: Words = {
    t: (key) => sentence(app.t(key)),
    name: (side) => nameOf(app, info.seats[side]),
  };
  return [
    paper(app, "envelope", onEnvelope(view.adjourned, words), kept(app, open)),
    paper(app, "submitted", sentToArbiter(view.submitted, words)),
  ];
}

/** Where no arbiter keeps the envelope, the players go on from it themselves (FIDE G5, G7, G11a). */
function kept(app: App, open: Open): VNode | undefined {
  if (open.info.seats.arbiter || !isPlayer(open)) return undefined;
  const acts = (["schedule", "continue", "open-envelope", "lose-envelope"] as const).filter((act) =>
    open.acts.includes(act),
  );
  const press = (act: (typeof acts)[number]): VNode =>
    button(`${sentence(app.t(`word-act-${act}`))}…`, () => void openSheet(app, { act }));
  return acts.length > 0 ? h("div.row", acts.map(press)) : undefined;
}

function paper(app: App, id: string, facts: readonly PaperFact[], below?: VNode): VNode | undefined {
  if (facts.length === 0) return undefined;
  return h("section.card", { key: id, attrs: { "aria-labelledby": id } }, [
    h("h2", { attrs: { id } }, app.t(id)),
    h(
      "dl.facts.small",
      facts.flatMap(([name, value]) => [h("dt.soft", name), h("dd", value)]),
    ),
    below,
  ]);
}
