// What a dial shows, worked out between two messages of the server.

import type { Side } from "../board/squares.ts";
import type { Clocks } from "../wire/received.ts";

/** A dial at the moment when the server wrote its message. */
export interface Dial {
  /** The time left; null without a clock. */
  shown: number | null;
  /** What is left of a delay before the time runs. */
  delay: number | null;
  running: boolean;
  fallen: boolean;
}

/** One player's dial. */
export const dialOf = (clocks: Clocks, side: Side): Dial => ({
  shown: clocks[side] ?? null,
  delay: clocks.running === side ? (clocks.delay ?? null) : null,
  running: clocks.running === side,
  fallen: clocks.fallen?.includes(side) ?? false,
});

/** Below this tenths of a second are shown. */
const LOW_MS = 20_000;

/** The time left so many milliseconds after the message. */
export function timeLeft(dial: Dial, sinceMs: number): number | null {
  if (dial.shown === null || !dial.running) return dial.shown;
  const delay = dial.delay ?? 0;
  return Math.max(0, dial.shown - Math.max(0, Math.max(0, sinceMs) - delay));
}

/** A clock that was set to another time than the one that it had run to. */
export interface ClockReset {
  side: Side;
  from: number;
  to: number;
}

/** The clocks that were changed between two messages, so many milliseconds apart. */
export function resets(before: Clocks, after: Clocks, passedMs: number): ClockReset[] {
  return (["white", "black"] as const).flatMap((side) => {
    const [from, to] = [timeLeft(dialOf(before, side), passedMs), dialOf(after, side).shown];
    return from === null || to === null || Math.abs(to - from) < 1000 ? [] : [{ side, from, to }];
  });
}

export const isLow = (leftMs: number): boolean => leftMs < LOW_MS;

const two = (number: number): string => String(number).padStart(2, "0");

/** `1:02:03`, `4:05`, and `0:19.8` when little is left. A player who has time never reads zero. */
export function clockText(leftMs: number): string {
  if (isLow(leftMs)) {
    const tenths = Math.ceil(leftMs / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(leftMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long until the text changes, so that the page is drawn only when it must be. */
export function nextChangeMs(leftMs: number): number {
  if (leftMs <= 0) return 1000;
  const step = leftMs <= LOW_MS ? 100 : 1000;
  return ((leftMs - 1) % step) + 1;
}

/** How long somebody has waited: `0:48`, `75:02`. */
export function minutesText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
