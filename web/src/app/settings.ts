// What the reader has chosen for this browser.
import { preferred } from "../i18n/preferred.ts";
import type { Language } from "../i18n/speech.ts";
import type { Notation } from "../notation/letters.ts";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  notation: Notation;
  /** Draughts: squares are called by numbers. */
  numbers: boolean;
  sound: boolean;
  /** On a tablet between two players the pieces of the far side are turned to their player. */
  facing: boolean;
}

const PLACE = "partie-settings";

export function loadSettings(): Settings {
  const settings: Settings = {
    language: preferred(navigator.languages),
    theme: "auto",
    notation: "letters",
    numbers: false,
    sound: true,
    facing: false,
  };
  try {
    return { ...settings, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return settings;
  }
}

/** Keeps what was chosen, not what was found out, so that the browser's language goes on deciding until it is not wanted. */
export function keepSetting(changed: Partial<Settings>): void {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    localStorage.setItem(PLACE, JSON.stringify({ ...kept, ...changed }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function applySettings({ language, theme }: Settings): void {
  document.documentElement.lang = language;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
