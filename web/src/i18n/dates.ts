// Days and times as the reader's language writes them.
import type { Language } from "./speech.ts";

export const dayText = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium" }).format(ms);

export const timeText = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(ms);
