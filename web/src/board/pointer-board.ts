// The one place that knows Chessground: it draws the pieces, animates them and takes the pointer.
// Presses of keys come through `press`, so that there is one way to choose a move.
import { Chessground } from "@lichess-org/chessground";
import type { Api } from "@lichess-org/chessground/api";
import type { DrawShape } from "@lichess-org/chessground/draw";
import type { Key, Piece as GroundPiece, Role } from "@lichess-org/chessground/types";
import type { Piece, Position } from "./position.ts";
import { other, type Side, type Square } from "./squares.ts";

/** All that the board shows. */
export interface BoardLook {
  position: Position;
  seenBy: Side;
  /** Whose pieces this person may move, now or in advance. */
  mover: Side | undefined;
  /** Whether that is now. */
  now: boolean;
  targets: ReadonlyMap<Square, Square[]>;
  /** Where pieces may be sent in advance; undefined leaves chess to Chessground. */
  premoves: ReadonlyMap<Square, Square[]> | undefined;
  lastMove: readonly Square[];
  check: Square | undefined;
  marks: ReadonlyMap<Square, string>;
  /** The piece that goes on capturing. */
  chosen: Square | undefined;
  /** What a pawn that was sent in advance becomes, and where. */
  becomes: [Square, Piece] | undefined;
  draughts: boolean;
}

/** A board that is only looked at. */
export const still = (position: Position, seenBy: Side, draughts: boolean): BoardLook => ({
  position,
  seenBy,
  mover: undefined,
  now: false,
  targets: new Map(),
  premoves: undefined,
  lastMove: [],
  check: undefined,
  marks: new Map(),
  chosen: undefined,
  becomes: undefined,
  draughts,
});

export interface BoardEvents {
  /** The player has sent a piece to a square where it may go. */
  moved(from: Square, to: Square): void;
  /** The player has tried to send a piece where it may not go. */
  tried(from: Square, to: Square): void;
  /** A square was chosen, or none. */
  chose(square: Square | undefined): void;
  premoved(squares: [Square, Square] | undefined): void;
}

const MOVE_MS = 180;

export class PointerBoard {
  private readonly ground: Api;
  private look: BoardLook | undefined;
  private chosen: Square | undefined;
  private justMoved = false;

  constructor(
    element: HTMLElement,
    private readonly events: BoardEvents,
  ) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.ground = Chessground(element, {
      coordinates: false,
      disableContextMenu: true,
      animation: { enabled: !calm, duration: MOVE_MS },
      movable: { free: false, events: { after: (from, to) => this.moved(from, to) } },
      premovable: {
        events: { set: (from, to) => events.premoved([from, to]), unset: () => events.premoved(undefined) },
      },
      events: { select: (square) => this.selected(square) },
      draggable: { showGhost: true },
      drawable: { enabled: false },
    });
    this.measureAnew(element);
    this.watchDrops(element);
  }

  /** Draws what is new; does nothing if nothing is. */
  show(look: BoardLook): void {
    if (look === this.look) return;
    const before = this.look;
    this.look = look;
    const turn = look.mover && (look.now ? look.mover : other(look.mover));
    this.ground.set({
      orientation: look.seenBy,
      turnColor: turn ?? "white",
      check: (look.check && look.position.get(look.check)?.colour) || false,
      lastMove: look.lastMove as Key[],
      viewOnly: false,
      movable: { color: look.mover, dests: new Map(look.targets) as Map<Key, Key[]> },
      premovable: {
        enabled: !look.now,
        customDests: look.premoves && (new Map(look.premoves) as Map<Key, Key[]>),
      },
      highlight: { custom: new Map(look.marks) as Map<Key, string> },
    } as Parameters<Api["set"]>[0]);
    this.ground.setPieces(this.difference(look));
    this.ground.setAutoShapes(look.becomes ? [shape(look.becomes)] : []);
    if (look.chosen) this.ground.selectSquare(look.chosen as Key);
    else if (before?.chosen || !look.mover) this.ground.selectSquare(null);
    if (look.now) this.ground.playPremove();
    else if (!look.mover) this.ground.cancelPremove();
    this.tellChosen();
  }

  /** A square is pressed by keyboard. */
  press(square: Square): void {
    const from = this.chosen;
    this.justMoved = false;
    this.ground.selectSquare(square as Key);
    if (from && from !== square) this.tell(from, square);
    this.tellChosen();
  }

  /** Lets go of what was chosen. */
  cancel(): void {
    this.ground.cancelMove();
    this.tellChosen();
  }

  destroy(): void {
    this.ground.destroy();
  }

  private moved(from: Square, to: Square): void {
    this.justMoved = true;
    this.events.moved(from, to);
    this.tellChosen();
  }

  private selected(square: Square): void {
    const from = this.chosen;
    if (from && from !== square) this.tell(from, square);
    this.tellChosen();
  }

  /** If no move has come of it after a moment, the player has tried what is not legal. */
  private tell(from: Square, to: Square): void {
    this.justMoved = false;
    setTimeout(() => {
      const { selected, premovable } = this.ground.state;
      const went = this.justMoved || premovable.current?.[1] === to || selected !== undefined;
      if (!went && this.look?.now && this.look.mover) this.events.tried(from, to);
    }, 20);
  }

  private tellChosen(): void {
    const chosen = this.ground.state.selected;
    if (chosen === this.chosen) return;
    this.chosen = chosen;
    this.events.chose(chosen);
  }

  /** Chessground remembers where the board is until the page scrolls; a notice that comes or goes above moves it too. */
  private measureAnew(element: HTMLElement): void {
    const measure = (): void => this.ground.state.dom.bounds.clear();
    for (const start of ["touchstart", "mousedown"])
      element.addEventListener(start, measure, { capture: true, passive: true });
  }

  /** Chessground says nothing when a piece is dropped where it may not go. */
  private watchDrops(element: HTMLElement): void {
    const dropped = (event: MouseEvent | TouchEvent): void => {
      const dragged = this.ground.state.draggable.current;
      const place = "changedTouches" in event ? event.changedTouches[0] : event;
      if (!dragged?.started || !place) return;
      const to = this.ground.getKeyAtDomPos([place.clientX, place.clientY]);
      if (to && to !== dragged.orig) this.tell(dragged.orig, to);
    };
    element.addEventListener("mouseup", dropped, { capture: true });
    element.addEventListener("touchend", dropped, { capture: true });
  }

  private difference({ position, draughts }: BoardLook): Map<Key, GroundPiece | undefined> {
    const pieces = new Map<Key, GroundPiece | undefined>();
    for (const square of this.ground.state.pieces.keys()) {
      if (!position.has(square)) pieces.set(square, undefined);
    }
    for (const [square, piece] of position) pieces.set(square as Key, groundPiece(piece, draughts));
    return pieces;
  }
}

const shape = ([square, { colour, kind }]: [Square, Piece]): DrawShape => ({
  orig: square as Key,
  piece: { color: colour, role: kind as Role },
});

/** Draughts has roles of its own, which are only names of CSS classes to Chessground. */
function groundPiece({ colour, kind }: Piece, draughts: boolean): GroundPiece {
  const role = draughts && kind === "king" ? "dame" : kind;
  return { color: colour, role: role as Role };
}
