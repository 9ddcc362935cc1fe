// The link to the player's own seat while it is on its way to another device. A phone may throw the page away
// while its owner sends the link in another program, and without the link the seat would be lost.
import type { Link } from "../wire/received.ts";
import type { Freed } from "./state.ts";

const place = (table: string): string => `partie-freed-${table}`;

export function keepFreed(table: string, link: Link): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(link));
  } catch {
    // The page itself still has it.
  }
}

export function keptFreed(table: string): Freed | undefined {
  try {
    const link = JSON.parse(sessionStorage.getItem(place(table)) ?? "null") as Link | null;
    return link ? { ...link, own: true } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetFreed(table: string): void {
  try {
    sessionStorage.removeItem(place(table));
  } catch {
    // Then it was not kept either.
  }
}
