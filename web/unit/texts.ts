// The texts of both languages, read from their files.
import { readFileSync } from "node:fs";
import { type Language, speech } from "../src/i18n/speech.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

export const sources = (language: Language): string[] => [
  read(`../../i18n/${language}/table.ftl`),
  read(`../i18n/${language}/page.ftl`),
];

export const english = speech("en", sources("en"));
export const czech = speech("cs", sources("cs"));
