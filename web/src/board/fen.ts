// Reads the board of the wire: rows from the 8th to the 1st, White in capitals, `M` for a man.
import type { Kind, Piece, Position } from "./position.ts";
import { type Square, squareAt } from "./squares.ts";

const KIND: Record<string, Kind> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
  m: "man",
};

export function readBoard(text: string): Position {
  const position = new Map<Square, Piece>();
  text.split("/").forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      const kind = KIND[sign.toLowerCase()];
      if (!kind) {
        file += Number(sign);
        continue;
      }
      position.set(squareAt(file, 7 - index), {
        kind,
        colour: sign === sign.toLowerCase() ? "black" : "white",
      });
      file += 1;
    }
  });
  return position;
}
