// Reads the moves to choose from, as the wire writes them: `g1 f3 Nf3,h3 Nh3;e1 h1 O-O kg1rf1`.
import type { LegalMove } from "../board/choice.ts";
import type { Square } from "../board/squares.ts";

export const readChoices = (text: string): LegalMove[] =>
  text
    .split(";")
    .filter(Boolean)
    .flatMap((piece) => {
      const [origin = "", ...moves] = piece.split(/ (.*)/s);
      return (moves[0] ?? "").split(",").map((move) => readChoice(origin, move));
    });

function readChoice(origin: Square, text: string): LegalMove {
  const [rest = "", notation = "", more = ""] = text.split(" ");
  const promotion = /[QRBN]$/.exec(rest)?.[0];
  const landings = (promotion ? rest.slice(0, -1) : rest).split("-");
  const [, king, rook] = /^k(..)r(..)$/.exec(more) ?? [];
  return {
    move: `${origin}-${rest}`,
    notation,
    squares: [origin, ...landings],
    promotion,
    captured: more.startsWith("x") ? (more.slice(1).match(/../g) ?? []) : [],
    castling: king && rook ? { king, rook } : undefined,
  };
}
