// How each kind of field is filled in.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { clockText, dialOf, timeLeft } from "../clock/face.ts";
import { sentence } from "../i18n/speech.ts";
import { isDraughts, type Open } from "../table/state.ts";
import { choiceOf, typedValue } from "../ui/parts.ts";
import {
  EVERY_ACTOR,
  EVERY_COLOUR,
  EVERY_GROUND,
  EVERY_INCIDENT_KIND,
  EVERY_MANNER,
  EVERY_SCORE,
  type FieldKind,
} from "../wire/received.ts";
import { changesControl } from "./changes.ts";
import { readerOf } from "./commands.ts";
import { letterNames } from "./letters.ts";
import { parts, PENALTY_KINDS, readTime } from "./reading.ts";
import { smallBoard } from "./small-board.ts";
import type { Draft, Drafts } from "./state.ts";

/** A place in a form. */
export interface Slot {
  id: string;
  /** What it is called. */
  name: string;
  draft: Draft | undefined;
  /** The same at the moment of asking: quick fingers press before the last letter is drawn. */
  now(): Draft | undefined;
  /** What the other fields hold. */
  drafts: Drafts;
  fill(draft: Draft): void;
  attrs: Record<string, string>;
  open: Open;
}

type Control = (app: App, slot: Slot) => VNode;

const textOf = ({ draft }: Slot): string => (typeof draft === "string" ? draft : "");

function labelled(slot: Slot, control: VNode, ...more: (VNode | undefined)[]): VNode {
  return h("div.field", [h("label", { attrs: { for: slot.id } }, slot.name), control, ...more]);
}

const input = (slot: Slot, attrs: Record<string, string | number> = {}): VNode =>
  h("input.input", {
    attrs: {
      id: slot.id,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      ...slot.attrs,
      ...attrs,
    },
    props: { value: textOf(slot) },
    on: { input: (event: Event) => slot.fill(typedValue(event)) },
  });

const typedText =
  (maxlength: number): Control =>
  (_, slot) =>
    labelled(slot, input(slot, { maxlength }));

const select = (slot: Slot, options: readonly (readonly [string, string])[]): VNode =>
  labelled(
    slot,
    h(
      "select.select",
      {
        attrs: { id: slot.id, ...slot.attrs },
        on: { change: (event: Event) => slot.fill(typedValue(event)) },
      },
      [["", "…"] as const, ...options].map(([value, label]) =>
        h("option", { attrs: { value }, props: { selected: value === textOf(slot) } }, label),
      ),
    ),
  );

const radios =
  (options: readonly string[], word: (option: string) => string): Control =>
  (app, slot) =>
    choiceOf(
      slot.id,
      slot.name,
      options.map((option) => [option, sentence(app.t(word(option)))] as const),
      textOf(slot),
      slot.fill,
    );

/** Squares are typed, or pressed on a small board; each press is put after the others. */
const onBoard =
  (after: (typed: string, square: string) => string): Control =>
  (app, slot) =>
    labelled(
      slot,
      input(slot, { maxlength: 60 }),
      smallBoard(
        app,
        slot.open.position,
        isDraughts(slot.open),
        textOf(slot).match(/[a-h][1-8]/g) ?? [],
        (square) => slot.fill(after(textOf(slot), square)),
      ),
    );

const joinedBy =
  (sign: string) =>
  (typed: string, square: string): string =>
    typed.trim() ? `${typed.trim()}${sign}${square}` : square;

/** The best first. */
const SCORES = [...EVERY_SCORE].reverse();
const scoreText = (score: string): string => (score === "1/2" ? "½" : score);

const checkbox = (id: string, label: string, checked: boolean, change: (checked: boolean) => void): VNode =>
  h("label.check", { key: id }, [
    h("input", {
      attrs: { id, type: "checkbox" },
      props: { checked },
      on: { change: (event: Event) => change((event.target as HTMLInputElement).checked) },
    }),
    label,
  ]);

const colours: Control = (app, slot) => {
  const chosen: readonly string[] = Array.isArray(slot.draft) ? slot.draft : [];
  return h("fieldset", [
    h("legend", slot.name),
    h(
      "div.row",
      EVERY_COLOUR.map((colour) =>
        checkbox(
          `${slot.id}-${colour}`,
          sentence(app.t(`word-${colour}`)),
          chosen.includes(colour),
          (checked) =>
            slot.fill(EVERY_COLOUR.filter((one) => (one === colour ? checked : chosen.includes(one)))),
        ),
      ),
    ),
  ]);
};

/** A time, with what the clock shows now and what it would show then. */
const time =
  (sets: boolean): Control =>
  (app, slot) => {
    const given = readTime(textOf(slot));
    const whose = slot.drafts["to"] ?? slot.drafts["of"];
    const clocks = slot.open.view.clocks;
    const side = EVERY_COLOUR.find((colour) => colour === whose);
    const page = app.state.table;
    const since = page ? page.time.now(app.state.now) - slot.open.now : 0;
    const left = clocks && side ? timeLeft(dialOf(clocks, side), since) : null;
    const hint =
      left !== null && given !== undefined
        ? app.t("clock-now-after", {
            now: clockText(left),
            after: clockText(Math.max(0, sets ? given : left + given)),
          })
        : app.t(sets ? "clock-time-hint" : "duration-hint");
    return labelled(
      slot,
      input(slot, { maxlength: 12, placeholder: sets ? "45:00" : "+2:00" }),
      h("p.hint", hint),
    );
  };

const RULINGS = ["play-on", "result", "postponed", "rejected", "increment"] as const;

const ruling: Control = (app, slot) => {
  const given = parts(slot.draft);
  const put = (name: string, text: string): void => slot.fill({ ...given, [name]: text });
  const options = RULINGS.map((kind) => [kind, app.t(`ruling-${kind}`)] as const);
  const scores = EVERY_COLOUR.map((colour) =>
    choiceOf(
      `${slot.id}-${colour}`,
      sentence(app.t(`word-${colour}`)),
      SCORES.map((score) => [score, scoreText(score)] as const),
      given[colour] ?? "",
      (score: string) => put(colour, score),
    ),
  );
  return h("div.stack", [
    choiceOf(slot.id, slot.name, options, given["kind"] ?? "", (kind: string) => slot.fill({ kind })),
    ...(given["kind"] === "result" ? scores : []),
    given["kind"] === "postponed"
      ? checkbox(`${slot.id}-more-time`, app.t("ruling-more-time"), given["more-time"] === "yes", (checked) =>
          put("more-time", checked ? "yes" : ""),
        )
      : undefined,
  ]);
};

/** What has to be said beside the kind of a penalty, and how it starts. */
const PENALTY_VALUES: Record<string, { start: string; scores?: true }> = {
  "time-to-opponent": { start: "2:00" },
  "time-from-offender": { start: "2:00" },
  loss: { start: "1", scores: true },
  "fewer-points": { start: "0", scores: true },
  "more-points": { start: "1", scores: true },
  fine: { start: "" },
  "rounds-out": { start: "1" },
};

const penalties: Control = (app, slot) => {
  const given = parts(slot.draft);
  const without = (kind: string): Record<string, string> =>
    Object.fromEntries(Object.entries(given).filter(([name]) => name !== kind));
  const line = (kind: string): VNode => {
    const needs = PENALTY_VALUES[kind];
    const label = app.t(`penalty-${kind}`);
    const chosen = given[kind] !== undefined;
    const toggled = (checked: boolean): void =>
      slot.fill(checked ? { ...given, [kind]: needs?.start ?? "" } : without(kind));
    const value = (text: string): void => slot.fill({ ...given, [kind]: text });
    return h("div.row.penalty", { key: kind }, [
      checkbox(`${slot.id}-${kind}`, label, chosen, toggled),
      chosen && needs ? penaltyValue(label, given[kind] ?? "", needs.scores === true, value) : undefined,
    ]);
  };
  return h("fieldset", [h("legend", slot.name), ...PENALTY_KINDS.map(line)]);
};

function penaltyValue(label: string, text: string, scores: boolean, fill: (text: string) => void): VNode {
  const on = { [scores ? "change" : "input"]: (event: Event) => fill(typedValue(event)) };
  if (!scores)
    return h("input.input", { attrs: { "aria-label": label, maxlength: 40 }, props: { value: text }, on });
  return h(
    "select.select",
    { attrs: { "aria-label": label }, on },
    SCORES.map((score) =>
      h("option", { attrs: { value: score }, props: { selected: score === text } }, scoreText(score)),
    ),
  );
}

const incident: Control = (app, slot) =>
  select(
    slot,
    EVERY_INCIDENT_KIND.map((kind) => [kind, sentence(app.t(`word-incident-${kind}`))] as const).sort(
      (one, two) => one[1].localeCompare(two[1], app.speech.language),
    ),
  );

const piece: Control = (app, slot) => {
  const kinds = isDraughts(slot.open)
    ? ["man", "king"]
    : ["queen", "rook", "bishop", "knight", "pawn", "king"];
  return radios(kinds, (kind) => (isDraughts(slot.open) && kind === "king" ? "word-dame" : `word-${kind}`))(
    app,
    slot,
  );
};

const note: Control = (_, slot) =>
  labelled(
    slot,
    h("textarea.input", {
      attrs: { id: slot.id, rows: 2, maxlength: 1000, ...slot.attrs },
      props: { value: textOf(slot) },
      on: { input: (event: Event) => slot.fill((event.target as HTMLTextAreaElement).value) },
    }),
  );

/** The move is written down, and a secret is kept with it in this browser: both open the envelope. */
const commitment: Control = (app, slot) => {
  const { written = "", secret = "" } = parts(slot.draft);
  return labelled(
    slot,
    h("input.input", {
      attrs: { id: slot.id, autocomplete: "off", maxlength: 40, ...slot.attrs },
      props: { value: written },
      on: { input: (event: Event) => slot.fill({ written: typedValue(event), secret }) },
    }),
    h("p.hint", [app.t("seal-secret"), " ", h("code", secret)]),
  );
};

/** The declared language, or the page's own, unless another one is chosen. */
const language: Control = (app, slot) => {
  const draft = textOf(slot) || readerOf(app, slot.open).letters;
  return select({ ...slot, draft }, letterNames(app));
};

export const CONTROLS: Record<FieldKind, Control> = {
  square: onBoard((_, square) => square),
  squares: onBoard(joinedBy(" ")),
  move: onBoard(joinedBy("-")),
  path: onBoard(joinedBy("-")),
  piece,
  colour: radios(EVERY_COLOUR, (colour) => `word-${colour}`),
  colours,
  duration: time(false),
  "clock-time": time(true),
  lag: () => h("span"),
  number: (_, slot) => labelled(slot, input(slot, { inputmode: "numeric", maxlength: 6 })),
  article: (app, slot) =>
    labelled(slot, input(slot, { maxlength: 40, placeholder: app.t("article-example") })),
  note,
  written: typedText(200),
  score: (_, slot) =>
    choiceOf(
      slot.id,
      slot.name,
      SCORES.map((score) => [score, scoreText(score)] as const),
      textOf(slot),
      slot.fill,
    ),
  ruling,
  penalties,
  incident,
  person: (app, slot) =>
    select(
      slot,
      EVERY_ACTOR.map((person) => [person, sentence(app.t(`word-${person}`))] as const),
    ),
  ground: radios(EVERY_GROUND, (ground) => `ground-${ground}`),
  manner: radios(EVERY_MANNER, (manner) => `manner-${manner}`),
  flag: (_, slot) =>
    checkbox(slot.id, slot.name, textOf(slot) === "yes", (checked) => slot.fill(checked ? "yes" : "")),
  changes: changesControl,
  commitment,
  secret: typedText(100),
  language,
};
