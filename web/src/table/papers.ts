// What stands on papers that people keep: the envelope of an adjourned game (FIDE G2), and what goes to an arbiter with a
// claim (FIDE D1).
import { clockText } from "../clock/face.ts";
import type { Adjourned, Colour, Submitted } from "../wire/received.ts";

/** What a fact is called, and what it is. */
export type PaperFact = readonly [string, string];

/** The words of the page, and what the players are called. */
export interface Words {
  t(key: string): string;
  name(side: Colour): string;
}

export function onEnvelope(adjourned: Adjourned | null | undefined, { t, name }: Words): PaperFact[] {
  const { envelope, resumption } = adjourned ?? {};
  if (!envelope) return [];
  const { position, used, by, number, offer } = envelope;
  return [
    [t("word-white"), name("white")],
    [t("word-black"), name("black")],
    [t("envelope-position"), position],
    [t("envelope-used"), `${clockText(used.white)} – ${clockText(used.black)}`],
    [t("envelope-sealed-by"), name(by)],
    [t("envelope-number"), String(number)],
    ...(offer ? [[t("envelope-offer"), name(offer)] as const] : []),
    ...(resumption ? [[t("envelope-resumption"), resumption] as const] : []),
  ];
}

export function sentToArbiter(submitted: Submitted | null | undefined, { t }: Words): PaperFact[] {
  if (!submitted) return [];
  const { position, sheet, confirmed } = submitted;
  return [
    [t("submitted-position"), position],
    ...(sheet?.length ? [[t("submitted-sheet"), sheet.join(" ")] as const] : []),
    [t("submitted-confirmed"), t(confirmed ? "submitted-yes" : "submitted-not-yet")],
  ];
}
