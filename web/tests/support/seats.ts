// People at the tables of a group who act by messages, as any program can: a browser for each would be too many.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Colour, GroupState, SeatCard } from "../../src/wire/received.ts";
import type { Act, NewGroup, NewTables } from "../../src/wire/sent.ts";

/** Asks the server as the person of this page. */
export async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const { origin } = new URL(page.url());
  const address = `${origin}/api/v1${path}`;
  const answer = await (body === undefined
    ? page.request.get(address)
    : page.request.post(address, { data: body, headers: { Origin: origin } }));
  const text = await answer.text();
  assert.ok(answer.ok(), `${path}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** Opens a group with tables, and answers with it as its organiser sees it. */
export async function openGroup(page: Page, group: NewGroup, tables: NewTables): Promise<GroupState> {
  await page.locator(".head .person").waitFor();
  const { info } = await ask<GroupState>(page, "/groups", group);
  return ask<GroupState>(page, `/groups/${info.id}/tables`, tables);
}

/** Makes a link to a role, as its address. */
export async function linkTo(page: Page, group: string, role: string, sector?: object): Promise<string> {
  const { key } = await ask<{ key: string }>(page, `/groups/${group}/links`, { role, sector, name: role });
  return `${new URL(page.url()).origin}/g/${group}?key=${key}`;
}

/** Whoever uses this page sits down on all seats of a colour. */
export async function sitDown(page: Page, cards: readonly SeatCard[], side: Colour): Promise<void> {
  for (const { table, link, colour } of cards)
    if (link && colour === side) await ask(page, `/tables/${table}/join`, { key: link.key });
}

/** Does an act by a message, and answers with how the server has answered it. */
export function act(page: Page, table: string, as: string, done: Act): Promise<string> {
  return page.evaluate(
    async ([table, as, act]) => {
      const state = window as unknown as { line?: Promise<WebSocket>; sent?: number };
      state.line ??= new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/ws`);
        socket.addEventListener("message", () => resolve(socket), { once: true });
      });
      const socket = await state.line;
      const id = (state.sent = (state.sent ?? 0) + 1);
      return new Promise<string>((resolve) => {
        socket.addEventListener("message", (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as { type: string; id?: number };
          if (message.id === id) resolve(message.type === "done" ? "done" : event.data);
        });
        socket.send(JSON.stringify({ type: "act", id, table, as, act }));
      });
    },
    [table, as, done] as const,
  );
}
