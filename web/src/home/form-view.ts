// The form for a new table.
import { h, type VNode } from "snabbdom";
import { letterNames } from "../acts/letters.ts";
import type { App } from "../app/app.ts";
import { button, check, choiceOf, typedValue } from "../ui/parts.ts";
import { EVERY_EDITION } from "../wire/received.ts";
import { fill, submit, withdraw } from "./commands.ts";
import { GAMES, type HomePage, type NewTableForm, OPPONENTS, TIMES } from "./state.ts";

export function formView(app: App, home: HomePage): VNode {
  const { form } = home;
  if (home.seek) return waiting(app, home.seek);
  const pressed = (event: Event): void => {
    event.preventDefault();
    void submit(app);
  };
  return h(
    "form.card.new-table.stack",
    { attrs: { "aria-labelledby": "new-table", "data-after": ".waiting button" }, on: { submit: pressed } },
    [
      h("h2", { attrs: { id: "new-table" } }, app.t("new-table")),
      gameAndTime(app, home),
      choiceOf(
        "opponent",
        app.t("opponent"),
        OPPONENTS.map((kind) => [kind, app.t(`opponent-${kind}`)] as const),
        form.opponent,
        (opponent) => fill(app, { opponent }),
      ),
      form.opponent === "myself"
        ? undefined
        : choiceOf(
            "colour",
            app.t("colour"),
            (["any", "white", "black"] as const).map(
              (colour) => [colour, app.t(`colour-${colour}`)] as const,
            ),
            form.colour,
            (colour) => fill(app, { colour }),
          ),
      more(app, home),
      h(
        "button.button.main",
        { attrs: { type: "submit", "aria-busy": String(home.busy) } },
        app.t(form.opponent === "anybody" ? "seek" : "open-table"),
      ),
    ],
  );
}

export const gameAndTime = (app: App, home: HomePage): VNode =>
  h("div.stack", [
    choiceOf(
      "game",
      app.t("game"),
      GAMES.map((game) => [game, app.t(`game-${game}`)] as const),
      home.form.game,
      (game) => fill(app, { game }),
    ),
    times(app, home),
  ]);

function times(app: App, { form, time }: HomePage): VNode {
  const options = [
    ...TIMES.map((text) => [text, text] as const),
    ["none", app.t("time-none")] as const,
    ["other", app.t("time-other")] as const,
  ];
  return h("div.stack.tight", [
    choiceOf("time", app.t("time-control"), options, form.time, (chosen) => fill(app, { time: chosen })),
    form.time === "other" ? typedTime(app, form.typedTime, time) : h("p.hint", app.t("time-hint")),
  ]);
}

function typedTime(app: App, text: string, read: HomePage["time"]): VNode {
  const wrong = read === "unread";
  const meaning = wrong
    ? app.t("time-unread")
    : read
      ? `${read.text} · ${app.t(`pace-${read.pace}`)}`
      : app.t("time-examples");
  return h("div.field", [
    h("label.unseen", { attrs: { for: "typed-time" } }, app.t("time-typed")),
    h("input.input", {
      attrs: {
        id: "typed-time",
        maxlength: 80,
        "aria-describedby": "time-meaning",
        "aria-invalid": String(wrong),
        placeholder: "40/90, 30 +30",
      },
      props: { value: text },
      hook: { insert: (node) => (node.elm as HTMLElement).focus() },
      on: { input: (event: Event) => fill(app, { typedTime: typedValue(event) }) },
    }),
    h("p.hint", { class: { wrong }, attrs: { id: "time-meaning", "aria-live": "polite" } }, meaning),
  ]);
}

function more(app: App, { form }: HomePage): VNode {
  return h("details", [
    h("summary", app.t("more-regulations")),
    h("div.stack", [
      lawsAndConduct(app, form),
      form.opponent === "anybody"
        ? undefined
        : check(app.t("private"), form.private, (chosen) => fill(app, { private: chosen })),
    ]),
  ]);
}

/** By which Laws the game is played, and how. */
export function lawsAndConduct(app: App, form: NewTableForm): VNode {
  const draughts = form.game === "czech-draughts";
  return h("div.stack", [
    draughts
      ? h("p.hint", app.t("edition-czech-draughts"))
      : h("div.field", [
          h("label", { attrs: { for: "edition" } }, app.t("laws")),
          h(
            "select.select",
            {
              attrs: { id: "edition" },
              props: { value: form.edition },
              on: {
                change: (event: Event) =>
                  fill(app, {
                    edition: EVERY_EDITION.find((edition) => edition === typedValue(event)) ?? form.edition,
                  }),
              },
            },
            EVERY_EDITION.map((edition) =>
              h(
                "option",
                { attrs: { value: edition, selected: edition === form.edition } },
                app.t(`edition-${edition}`),
              ),
            ),
          ),
        ]),
    choiceOf(
      "conduct",
      app.t("conduct"),
      (["assisted", "over-the-board"] as const).map((kind) => [kind, app.t(`conduct-${kind}`)] as const),
      form.conduct,
      (conduct) => fill(app, { conduct }),
    ),
    h("p.hint", app.t(`conduct-${form.conduct}-hint`)),
    draughts || form.conduct === "assisted" ? undefined : letters(app, form.letters),
  ]);
}

/** FIDE C3: in which language moves are written on the scoresheet and sealed. */
function letters(app: App, chosen: string): VNode {
  const options = [["", app.t("letters-free")] as const, ...letterNames(app)];
  const choose = (event: Event): void =>
    fill(app, { letters: options.find(([tag]) => tag === typedValue(event))?.[0] ?? "" });
  return h("div.field", [
    h("label", { attrs: { for: "letters" } }, app.t("letters")),
    h(
      "select.select",
      { attrs: { id: "letters" }, on: { change: choose } },
      options.map(([tag, name]) =>
        h("option", { attrs: { value: tag }, props: { selected: tag === chosen } }, name),
      ),
    ),
  ]);
}

function waiting(app: App, seek: string): VNode {
  const attrs = { "aria-live": "polite", "data-after": ".new-table button" };
  return h("section.card.stack.waiting", { attrs }, [
    h("h2", app.t("waiting")),
    h("div.row.nowrap", [h("span.spinner"), h("p", app.t("waiting-why"))]),
    button(app.t("withdraw"), () => void withdraw(app, seek)),
  ]);
}
