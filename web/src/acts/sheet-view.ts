// Everything that can be done at the table: a sheet with a search, the open acts first, the closed ones with why not.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import { LANGUAGES, sentence } from "../i18n/speech.ts";
import { speechIn } from "../i18n/languages.ts";
import { sharesTablet } from "../hands/state.ts";
import { type Open, seenBy, type TablePage } from "../table/state.ts";
import { button, choiceOf, typedValue } from "../ui/parts.ts";
import { type ActForm, type ActState, EVERY_INCIDENT_KIND, type Refusal } from "../wire/received.ts";
import { actAs, changeSheet, choose, closeSheet, openSheet } from "./commands.ts";
import { claimsView } from "./claims-view.ts";
import { formView } from "./form-view.ts";
import { type Entry, found } from "./search.ts";
import type { ActSheet, Choice } from "./state.ts";

const SEARCH_ID = "act-search";

/** The button that opens the sheet. After the end there is still something to do: sheets to sign, appeals. */
export function moreButton(app: App, { info }: Open): VNode | undefined {
  if (info.abandoned || info.damaged_from) return undefined;
  return button(app.t("more-acts"), () => void openSheet(app), "", {
    "data-more": "",
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": "/",
  });
}

export function sheetView(app: App, page: TablePage, open: Open): VNode | undefined {
  const { sheet } = page;
  if (!sheet) return undefined;
  const form = sheet.forms.find(({ kind }) => kind === sheet.filling?.act);
  const title = form ? titleOf(app, sheet, form) : app.t(sheet.listed === "claims" ? "claims" : "all-acts");
  return h(
    "dialog.sheet",
    {
      key: "sheet",
      // In front of the player who has asked for it.
      class: { turned: sharesTablet(open) && sheet.as !== seenBy(page) },
      attrs: { "aria-labelledby": "sheet-title", "data-after": "[data-more]" },
      hook: {
        insert: ({ elm }) => (elm as HTMLDialogElement).showModal(),
        destroy: ({ elm }) => (elm as HTMLDialogElement).close(),
      },
      on: {
        // Escape goes back to the list first. As a key, because a browser lets a dialog keep itself open only once.
        keydown: (event: KeyboardEvent) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          if (app.state.table?.sheet?.filling) changeSheet(app, { filling: undefined });
          else closeSheet(app);
        },
        close: () => closeSheet(app),
        click: (event: Event) => event.target === event.currentTarget && !sheet.filling && closeSheet(app),
      },
    },
    [
      h("header.row", [
        form ? back(app) : undefined,
        h("h2", { attrs: { id: "sheet-title" } }, title),
        button("×", () => closeSheet(app), "quiet", { "aria-label": app.t("close") }),
      ]),
      form && sheet.filling
        ? formView(app, open, sheet, form, sheet.filling)
        : sheet.listed === "claims"
          ? claimsView(app, sheet, open)
          : h("div.stack", { key: "list" }, [roles(app, sheet, open), search(app, sheet), list(app, sheet)]),
    ],
  );
}

const titleOf = (app: App, { listed }: ActSheet, { kind }: ActForm): string =>
  listed === "claims" ? app.inGame(`claims-${kind}`) : sentence(app.inGame(`word-act-${kind}`));

const back = (app: App): VNode =>
  button("←", () => changeSheet(app, { filling: undefined }), "quiet", { "aria-label": app.t("back") });

/** Somebody with several roles says in which of them they act. */
function roles(app: App, sheet: ActSheet, open: Open): VNode | undefined {
  if (open.info.yours.length < 2 || sharesTablet(open)) return undefined;
  const options = open.info.yours.map((role) => [role, sentence(app.t(`word-${role}`))] as const);
  return choiceOf("act-as", app.t("act-as"), options, sheet.as, (as) => actAs(app, as));
}

function search(app: App, sheet: ActSheet): VNode {
  return h("div.field", [
    h("label", { attrs: { for: SEARCH_ID } }, app.t("find-act")),
    h("input.input", {
      attrs: { id: SEARCH_ID, type: "search", autocomplete: "off", maxlength: 60, autofocus: true },
      props: { value: sheet.search },
      hook: { insert: ({ elm }) => (elm as HTMLElement).focus() },
      on: {
        input: (event: Event) => changeSheet(app, { search: typedValue(event) }),
        keydown: (event: KeyboardEvent) => {
          if (event.key === "Enter") chooseFirst(app);
          else walk(event);
        },
      },
    }),
  ]);
}

/** The arrows go from the search to the acts and back. */
function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const stops = [...document.querySelectorAll<HTMLElement>(`.sheet #${SEARCH_ID}, .sheet li button`)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, at + step)]?.focus();
  event.preventDefault();
}

/** What was found, as it is open or closed; nothing until the server has said so. */
function listed(app: App, sheet: ActSheet): Record<"open" | "closed", Entry<Choice>[]> | undefined {
  const { states, search } = sheet;
  if (!states) return undefined;
  const entries = found(entriesOf(app, sheet, states), search);
  const isOpen = ({ what }: Entry<Choice>): boolean => refusalOf(states, what) === undefined;
  return { open: entries.filter(isOpen), closed: entries.filter((entry) => !isOpen(entry)) };
}

/** From the state, not from what is drawn: quick fingers press Enter before the list has followed. */
function chooseFirst(app: App): void {
  const sheet = app.state.table?.sheet;
  const [first] = (sheet && listed(app, sheet)?.open) ?? [];
  if (first) choose(app, first.what);
}

function list(app: App, sheet: ActSheet): VNode {
  const entries = listed(app, sheet);
  if (!entries) return h("div.row", [h("span.spinner"), app.t("opening")]);
  if (entries.open.length + entries.closed.length === 0) return h("p.soft", app.t("no-act-found"));
  return h("div.stack", { on: { keydown: walk } }, [
    ...groups(app, sheet, entries.open, "open"),
    ...closedActs(app, sheet, entries.closed),
  ]);
}

const refusalOf = (states: readonly ActState[], { act }: Choice): Refusal | undefined =>
  states.find((state) => state.act === act)?.refusal ?? undefined;

/** Every act of the role; and while something is looked for, every incident as well, since it can be reported. */
function entriesOf(app: App, sheet: ActSheet, states: readonly ActState[]): Entry<Choice>[] {
  const acts = sheet.forms
    .filter(({ kind }) => states.some(({ act }) => act === kind))
    .map((form) => entryOf(app, form));
  const reports = sheet.search && states.some(({ act }) => act === "report") ? EVERY_INCIDENT_KIND : [];
  const incidents = reports.map((incident): Entry<Choice> => {
    const word = `word-incident-${incident}`;
    return {
      what: { act: "report", incident },
      name: `${sentence(app.t("word-act-report"))}: ${app.t(word)}`,
      words: [...LANGUAGES.map((language) => speechIn(language).text(word)), incident],
    };
  });
  return [...acts, ...incidents];
}

function entryOf(app: App, { kind, said, topic }: ActForm): Entry<Choice> {
  const names = LANGUAGES.map((language) => speechIn(language).text(`word-act-${kind}`));
  return {
    what: { act: kind },
    name: sentence(app.inGame(`word-act-${kind}`)),
    words: [...names, ...said, app.t(`word-topic-${topic}`)],
  };
}

/** The closed ones, folded away unless something is looked for. */
function closedActs(app: App, sheet: ActSheet, entries: readonly Entry<Choice>[]): VNode[] {
  if (entries.length === 0) return [];
  const inside = groups(app, sheet, entries, "closed");
  if (sheet.search) return inside;
  return [
    h("details", { key: "closed" }, [
      h("summary", app.t("closed-acts", { count: entries.length })),
      ...inside,
    ]),
  ];
}

function groups(
  app: App,
  sheet: ActSheet,
  entries: readonly Entry<Choice>[],
  key: "open" | "closed",
): VNode[] {
  const topicOf = ({ what }: Entry<Choice>): string =>
    sheet.forms.find(({ kind }) => kind === what.act)?.topic ?? "";
  // What was found stays in the order in which it fits best.
  const topics = sheet.search ? [""] : [...new Set(sheet.forms.map(({ topic }) => topic))];
  return topics.flatMap((topic) => {
    const inside = topic ? entries.filter((entry) => topicOf(entry) === topic) : entries;
    if (inside.length === 0) return [];
    const name = topic ? [h("h3", sentence(app.t(`word-topic-${topic}`)))] : [];
    const items = inside.map((entry) => item(app, entry, refusalOf(sheet.states ?? [], entry.what)));
    return [h("section", { key: `${key}-${topic}` }, [...name, h("ul.act-list", items)])];
  });
}

function item(app: App, { what, name }: Entry<Choice>, refusal: Refusal | undefined): VNode {
  const key = `${what.act}-${what.incident ?? ""}`;
  if (!refusal)
    return h("li", { key }, [button(name, () => choose(app, what), "", { "data-kind": what.act })]);
  const id = `closed-${key}`;
  const why = sentence(app.phrase(refusal.phrase));
  return h("li.closed", { key }, [
    button(name, () => app.say(`${why} ${refusal.article}`), "", {
      "aria-disabled": "true",
      "aria-describedby": id,
      "data-kind": what.act,
    }),
    h("p.small.soft", { attrs: { id } }, [why, " ", h("span.article", refusal.article)]),
  ]);
}
