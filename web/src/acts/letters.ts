// The languages in whose letters moves can be written (FIDE C3), as the reader calls them.
import type { App } from "../app/app.ts";
import { sentence } from "../i18n/speech.ts";
import { EVERY_LANGUAGE, type Language } from "../wire/received.ts";

export function letterNames(app: App): (readonly [Language, string])[] {
  const { language: own } = app.state.settings;
  const names = new Intl.DisplayNames([own], { type: "language" });
  const named = (tag: string): string =>
    tag === "figurine" ? app.t("figurines") : sentence(names.of(tag) ?? tag);
  return EVERY_LANGUAGE.map((tag) => [tag, named(tag)] as const).sort((one, two) =>
    one[1].localeCompare(two[1], own),
  );
}
