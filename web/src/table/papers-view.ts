// The envelope of an adjourned game, and what goes to an arbiter with a claim, for everybody to read.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { nameOf } from "../ui/parts.ts";
import { onEnvelope, type PaperFact, sentToArbiter, type Words } from "./papers.ts";
import type { Open } from "./state.ts";

export function papersView(app: App, { view, info }: Open): (VNode | undefined)[] {
  const words: Words = {
    t: (key) => sentence(app.t(key)),
    name: (side) => nameOf(app, info.seats[side]),
  };
  return [
    paper(app, "envelope", onEnvelope(view.adjourned, words)),
    paper(app, "submitted", sentToArbiter(view.submitted, words)),
  ];
}

function paper(app: App, id: string, facts: readonly PaperFact[]): VNode | undefined {
  if (facts.length === 0) return undefined;
  return h("section.card", { key: id, attrs: { "aria-labelledby": id } }, [
    h("h2", { attrs: { id } }, app.t(id)),
    h(
      "dl.facts.small",
      facts.flatMap(([name, value]) => [h("dt.soft", name), h("dd", value)]),
    ),
  ]);
}
