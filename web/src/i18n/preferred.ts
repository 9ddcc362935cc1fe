import { type Language, LANGUAGES } from "./speech.ts";

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The first language of the browser that we speak; Slovak readers are served best by Czech. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (base === "sk") return "cs";
    if (isLanguage(base)) return base;
  }
  return "en";
}
