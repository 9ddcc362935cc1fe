// A seat moves to another device of its player, or the arbiter frees it: one new link leads to it.
import { h, type VNode } from "snabbdom";
import type { App } from "../app/app.ts";
import type { Side } from "../board/squares.ts";
import { post } from "../net/http.ts";
import { qrView } from "../ui/address-field.ts";
import { button, typedValue } from "../ui/parts.ts";
import type { Granted, Link, TableState } from "../wire/received.ts";
import type { Free } from "../wire/sent.ts";
import { forgetFreed, keepFreed } from "./freed-link.ts";
import { change, hearTable } from "./hear.ts";
import { linkField } from "./link-field.ts";
import { type Freeing, isOver, type Open, ownSides, type TablePage } from "./state.ts";

/** Where the focus goes when the question is answered or dropped: a seat that is free cannot be freed again. */
const focusAfter = (role: Side): string => `#link-${role}, [data-frees=${role}]`;

/** For a player. Two seats would need two links, and then nobody is left here to play. */
export function moveSeatButton(app: App, open: Open): VNode | undefined {
  const [own, second] = ownSides(open);
  if (!own || second || isOver(open)) return undefined;
  const begin = (): void => change(app, { freeing: { role: own, reason: undefined } });
  return button(app.t("move-seat"), begin, "quiet", { "data-frees": own });
}

const mayFree = (open: Open, side: Side): boolean =>
  open.info.yours.includes("arbiter") && Boolean(open.info.seats[side]) && !isOver(open);

const beginFreeing = (app: App, role: Side, reason: string): void =>
  change(app, { freeing: { role, reason } });

/** For the arbiter: the way to the seat for a player whose device is lost. */
export function newLinkButton(app: App, open: Open, side: Side): VNode | undefined {
  if (!mayFree(open, side)) return undefined;
  const begin = (): void => beginFreeing(app, side, app.t("new-link-reason"));
  return button(app.t("new-link-for", { role: side }), begin, "", { "data-new-link": side });
}

/** For the arbiter, beside each seat that is taken. */
export function freeSeatButton(app: App, open: Open, side: Side): VNode | undefined {
  if (!mayFree(open, side)) return undefined;
  const begin = (): void => beginFreeing(app, side, "");
  return button(app.t("free-seat"), begin, "quiet free-seat", {
    "data-frees": side,
    "aria-label": app.t("free-seat-of", { role: side }),
  });
}

/** Asks whether the seat is really to be freed. */
export function freeingView(app: App, { id, freeing }: TablePage): VNode | undefined {
  if (!freeing) return undefined;
  const { role, reason } = freeing;
  const own = reason === undefined;
  const drop = (): void => change(app, { freeing: undefined });
  const pressed = (event: Event): void => {
    event.preventDefault();
    void free(app, id, freeing);
  };
  const label = own ? app.t("move-seat") : app.t("free-seat-of", { role });
  return h(
    "form.asking",
    {
      key: `freeing-${role}`,
      attrs: { "aria-label": label, "data-after": focusAfter(role) },
      hook: {
        insert: (node) => (node.elm as HTMLElement).querySelector<HTMLElement>("input, button")?.focus(),
      },
      on: { submit: pressed, keydown: (event: KeyboardEvent) => event.key === "Escape" && drop() },
    },
    [
      h("p", app.t(own ? "move-seat-how" : "free-seat-how")),
      own ? undefined : reasonField(app, { role, reason }),
      h("div.row", [
        h("button.button.main", { attrs: { type: "submit" } }, app.t(own ? "move-seat-now" : "free-seat")),
        button(app.t("cancel"), drop),
      ]),
    ],
  );
}

function reasonField(app: App, { role, reason = "" }: Freeing): VNode {
  return h("div.field", [
    h("label", { attrs: { for: "free-reason" } }, app.t("free-seat-reason")),
    h("input.input", {
      attrs: { id: "free-reason", required: true, maxlength: 200 },
      props: { value: reason },
      on: { input: (event: Event) => change(app, { freeing: { role, reason: typedValue(event) } }) },
    }),
  ]);
}

async function free(app: App, table: string, { role, reason }: Freeing): Promise<void> {
  const asked: Free = { role, ...(reason === undefined ? {} : { reason }) };
  await app.attempt(async () => {
    const granted = await post<Granted>(`/tables/${table}/free`, asked);
    if (granted.state !== "by") return;
    const own = reason === undefined;
    if (own) keepFreed(table, granted.link);
    change(app, { freeing: undefined, freed: { ...granted.link, own, qr: granted.qr ?? null } });
  });
}

/** The link to the seat that was freed here, until it is taken. */
export function freedView(app: App, page: TablePage): VNode | undefined {
  const { freed } = page;
  if (!freed) return undefined;
  const label = app.t("freed-seat", { role: freed.role });
  const back = (): void => void takeBack(app, page.id, freed);
  // Whoever has asked for it far below must see it.
  const show = (node: VNode): void => (node.elm as HTMLElement).scrollIntoView({ block: "nearest" });
  const data = { key: "freed", attrs: { "aria-label": label }, hook: { insert: show } };
  return h("section.invitation.card", data, [
    h("h2", label),
    h("p.small.soft", app.t(freed.own ? "moved-seat-how" : "freed-seat-how")),
    linkField(app, page, freed),
    freed.qr ? qrView(freed.qr, label) : undefined,
    freed.own ? h("div.row", [button(app.t("stay-here"), back, "quiet")]) : undefined,
  ]);
}

async function takeBack(app: App, table: string, { key }: Link): Promise<void> {
  await app.attempt(async () => {
    const taken = await post<TableState>(`/tables/${table}/join`, { key });
    forgetFreed(table);
    change(app, { freed: undefined });
    hearTable(app, taken);
    app.socket.say({ type: "open", table });
  });
}
