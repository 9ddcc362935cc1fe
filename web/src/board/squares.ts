// Squares and what can be seen of them: names, colours, neighbours, the numbers of draughts.

export type Square = string;
export type Side = "white" | "black";

const FILES = "abcdefgh";

export const fileOf = (square: Square): number => square.charCodeAt(0) - 97;
export const rankOf = (square: Square): number => square.charCodeAt(1) - 49;
export const squareAt = (file: number, rank: number): Square => `${FILES[file] ?? ""}${rank + 1}`;
export const isDark = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 0;
export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** The rows of the board from top to bottom as this side sees them. */
export function rows(seenBy: Side): Square[][] {
  const order = [0, 1, 2, 3, 4, 5, 6, 7];
  const ranks = seenBy === "white" ? [...order].reverse() : order;
  const files = seenBy === "white" ? order : [...order].reverse();
  return ranks.map((rank) => files.map((file) => squareAt(file, rank)));
}

/** The square so many columns to the right and rows up, as this side sees the board; the edge stops it. */
export function step(from: Square, right: number, up: number, seenBy: Side): Square {
  const sign = seenBy === "white" ? 1 : -1;
  const within = (number: number): number => Math.min(7, Math.max(0, number));
  return squareAt(within(fileOf(from) + sign * right), within(rankOf(from) + sign * up));
}

/** ČUD numbers the dark squares from 1 at the top left of White's view to 32. */
export function draughtsNumber(square: Square): number | undefined {
  if (!isDark(square)) return undefined;
  return (7 - rankOf(square)) * 4 + Math.floor(fileOf(square) / 2) + 1;
}
