// What the hands on this page do over the board, before the server has it.
import type { Kind, Piece, Position } from "../board/position.ts";
import { other, type Side, type Square } from "../board/squares.ts";
import { isOver, type Open, ownSides, type TablePage } from "../table/state.ts";
import type { Act, Change } from "../wire/sent.ts";

/** An act of a hand, and whose hand it is. */
export interface Handed {
  as: Side;
  act: Act;
}

export interface Hand {
  /** What the hand has done and the server has not confirmed; the first may be on its way. */
  queue: readonly Handed[];
  /** The piece that the next square takes along. */
  chosen: Square | undefined;
  /** The first of two pieces that are to be touched together by keyboard. */
  firstOfTwo: Square | undefined;
  /** A piece that was only brushed: perhaps it slipped. */
  brushed: Square | undefined;
  /** A piece from beside the board, for the next square: whose it is, and who has taken it up. */
  fromBox: { kind: Kind; side: Side; colour: Side } | undefined;
  /** How the pieces stand while somebody shows how they have fallen. */
  fallen: Position | undefined;
  /** Pieces were shown to have fallen, and may be put back. */
  displaced: boolean;
  /** Who has said "I adjust"; touches bind to nothing meanwhile. */
  adjusting: Side | undefined;
  /** Whose hand was on the board last, what it touched, and whether it has let a piece go since the clock was pressed. */
  last: { side: Side; touched: readonly Square[]; released: boolean } | undefined;
  /** Who has said "That was me": the hands are theirs until the clock is pressed. */
  claimedBy: Side | undefined;
  /** Who wants to leave a tablet that both use; somebody, if the browser's Back was pressed. */
  leaving: Side | "somebody" | undefined;
}

export const EMPTY_HAND: Hand = {
  queue: [],
  chosen: undefined,
  firstOfTwo: undefined,
  brushed: undefined,
  fromBox: undefined,
  fallen: undefined,
  displaced: false,
  adjusting: undefined,
  last: undefined,
  claimedBy: undefined,
  leaving: undefined,
};

/** Over the board the page is wood: it carries hands and advises nobody (FIDE 12.3, 13.6). */
export const isWood = (open: Open): boolean =>
  open.info.regulations.conduct === "over-the-board" && !isOver(open);

/** Whether this person's hands may be on the board. */
export const hasHands = (open: Open): boolean => isWood(open) && ownSides(open).length > 0;

/** One page lies between two players, who both use it. */
export const sharesTablet = (open: Open): boolean => isWood(open) && ownSides(open).length > 1;

/**
 * Whose hand it is. Where one person holds both seats, it belongs to the side whose clock runs; after it has let go of a
 * piece, to the owner of the piece that is touched next, for a reply may come before the clock is pressed.
 */
export function whoseHand(open: Open, { last, claimedBy, adjusting }: Hand, piece: Piece | undefined): Side {
  const [own = "white", both] = ownSides(open);
  if (!both) return own;
  const said = adjusting ?? claimedBy;
  if (said) return said;
  const running = open.view.clocks?.running ?? undefined;
  if (running && !(last?.side === running && last.released && piece?.colour === other(running)))
    return running;
  return piece?.colour ?? last?.side ?? "white";
}

/** How the pieces stand when everything is done that the hands have begun. */
export function laid(position: Position, queue: readonly Handed[]): Position {
  const now = new Map(position);
  for (const { as, act } of queue) {
    if (act.act === "release") {
      const squares = act.path.match(/[a-h][1-8]/g) ?? [];
      const [from = "", to = ""] = [squares[0], squares.at(-1)];
      const piece = now.get(from);
      if (!piece || from === to) continue;
      now.delete(from);
      now.set(to, piece);
    } else if (act.act === "take-off") now.delete(act.square);
    else if (act.act === "displace") {
      for (const { square, piece } of act.changes) {
        if (piece) now.set(square, piece as Piece);
        else now.delete(square);
      }
    } else if (act.act === "put") now.set(act.square, { colour: act.colour ?? as, kind: act.kind });
  }
  return now;
}

/** How the pieces stand as this page shows them. */
export function standing({ open, hand }: Pick<TablePage, "open" | "hand">): Position {
  return hand.fallen ?? laid(open?.position ?? new Map(), hand.queue);
}

/** What is different between two positions, square by square. */
export function changes(before: Position, after: Position): Change[] {
  const squares = [...new Set([...before.keys(), ...after.keys()])];
  return squares.flatMap((square): Change[] => {
    const [was, is] = [before.get(square), after.get(square)];
    return was?.kind === is?.kind && was?.colour === is?.colour ? [] : [{ square, piece: is ?? null }];
  });
}
