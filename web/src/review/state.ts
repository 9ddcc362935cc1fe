// The review page: a game and the move that is shown.
import { readBoard } from "../board/fen.ts";
import type { Position } from "../board/position.ts";
import { other, type Square } from "../board/squares.ts";
import type { Line, Review, ReviewLine, Unnoticed } from "../wire/received.ts";

export interface ReviewPage {
  id: string;
  review: Review | undefined;
  missing: boolean;
  /** How many moves have been made in what is shown. */
  ply: number;
  flipped: boolean;
  cursor: Square;
  /** The positions, the first one before any move. */
  positions: Position[];
  copied: boolean;
}

export const newReviewPage = (id: string): ReviewPage => ({
  id,
  review: undefined,
  missing: false,
  ply: 0,
  flipped: false,
  cursor: "e2",
  positions: [],
  copied: false,
});

export const allPositions = (review: Review): Position[] =>
  [review.start, ...review.lines.map((line) => line.board)].map(readBoard);

/** Where a move began and ended. Castling is told by the squares of king and rook, and shown by where the king stands now. */
export function lastSquares(line: Line | undefined, after: Position): Square[] {
  const squares = line?.move?.replace(/[QRBN]$/, "").split("-") ?? [];
  if (!line?.notation.startsWith("O-O")) return squares;
  const king = [...after].find(([, { kind, colour }]) => kind === "king" && colour === line.by);
  return [squares[0], king?.[0]].filter((square) => square !== undefined);
}

/** What the clocks showed before the first move: what its player's opponent still had after it. */
export function timeAtStart([first]: readonly ReviewLine[]): number | undefined {
  return (first && first.left[other(first.by)]) ?? undefined;
}

/** Something against the Laws, and the move at which nobody noticed it. */
export interface Found {
  ply: number;
  line: ReviewLine;
  breach: Unnoticed;
}

export const unnoticed = (lines: readonly ReviewLine[]): Found[] =>
  lines.flatMap((line, index) => (line.breaches ?? []).map((breach) => ({ ply: index + 1, line, breach })));
