// What is said to people: a key and facts become a sentence in one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase, Said } from "../wire/received.ts";
import { bound } from "./bound.ts";

export const LANGUAGES = ["en", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Values = Record<string, FluentVariable>;

/** The grammatical cases that a language may have beside the basic form, as the attributes of its words. */
const CASES = ["gen", "dat", "acc", "ins"] as const;

export interface Speech {
  readonly language: Language;
  /** A text of the page. */
  text(key: string, values?: Values): string;
  /** A sentence of the rules. */
  phrase(phrase: Phrase): string;
  has(key: string): boolean;
}

/** With a capital at the beginning, to stand alone. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The texts of one language, from the sources of its Fluent files. */
export function speech(language: Language, sources: readonly string[]): Speech {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }

  function format(key: string, form: string | undefined, values: Values): string | undefined {
    const message = bundle.getMessage(key);
    const pattern = (form && message?.attributes[form]) || message?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : undefined;
  }

  const laidOut = language === "cs" ? bound : (plain: string): string => plain;
  const text = (key: string, values: Values = {}): string => laidOut(format(key, undefined, values) ?? key);

  function joined(items: readonly string[], key: "list-and" | "list-or"): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : text(key, { first: items.slice(0, -1).join(", "), last });
  }

  function said(fact: Said, form?: string): FluentVariable {
    if ("word" in fact) return format(fact.word, form, {}) ?? fact.word;
    if ("text" in fact) return fact.text;
    if ("number" in fact) return fact.number;
    if ("one-of" in fact) return joined(fact["one-of"], "list-or");
    const pieces = fact.pieces.map(([word, square]) =>
      text("piece-on", { piece: format(word, form, {}) ?? word, square }),
    );
    return joined(pieces, "list-and");
  }

  function phrase({ key, facts = {} }: Phrase): string {
    const values: Values = {};
    for (const [name, fact] of Object.entries(facts)) {
      values[name] = said(fact);
      for (const form of CASES) values[`${name}-${form}`] = said(fact, form);
    }
    return text(key, values);
  }

  return { language, text, phrase, has: (key) => bundle.hasMessage(key) };
}
