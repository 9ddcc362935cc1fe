// Where draughtsmen may be sent in advance: anywhere on their diagonals, for the position will have changed.
import type { Position } from "./position.ts";
import { fileOf, rankOf, type Side, type Square, squareAt } from "./squares.ts";

export function draughtsPremoves(position: Position, side: Side): Map<Square, Square[]> {
  const premoves = new Map<Square, Square[]>();
  for (const [square, piece] of position) {
    if (piece.colour === side) premoves.set(square, diagonals(square, piece.kind === "king" ? 7 : 2));
  }
  return premoves;
}

function diagonals(from: Square, farthest: number): Square[] {
  const squares: Square[] = [];
  for (const [right, up] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (let far = 1; far <= farthest; far += 1) {
      const [file, rank] = [fileOf(from) + right * far, rankOf(from) + up * far];
      if (file >= 0 && file < 8 && rank >= 0 && rank < 8) squares.push(squareAt(file, rank));
    }
  }
  return squares;
}
