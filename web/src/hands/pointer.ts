// Fingers and mouse on the wooden board: what was touched, how long, and where it was let go.
import { rows, type Side, type Square } from "../board/squares.ts";

/** A press that lasts so long is meant. */
const HOLD_MS = 150;
/** And so is one that goes so far, in pixels. */
const CARRY_PX = 8;
/** A piece that rests over a square for so long has hopped there (ČUD 4.9). */
const HOP_MS = 200;
/** Two fingers that come down within so long touch together. */
const TOGETHER_MS = 150;
/** Whatever is wider is a palm. */
const PALM_PX = 60;

export interface PointerEvents {
  seenBy(): Side;
  isPiece(square: Square): boolean;
  /** Whether resting over a square on the way is a hop. */
  hops(): boolean;
  touched(square: Square): void;
  /** Two hands, or two fingers, on two pieces: in the order in which they came down. */
  touchedTogether(squares: readonly [Square, Square]): void;
  tapped(square: Square): void;
  carried(path: Square[]): void;
  takenOff(square: Square): void;
}

interface Pressed {
  pointer: number;
  at: number;
  square: Square;
  x: number;
  y: number;
  meant: boolean;
  carrying: boolean;
  path: Square[];
  over: Square | undefined;
}

export class HandPointer {
  private pressed: Pressed | undefined;
  /** The other of two that came down together. */
  private second: Pressed | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private hopping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: HTMLElement,
    private readonly events: PointerEvents,
  ) {
    board.addEventListener("pointerdown", (event) => this.down(event));
    board.addEventListener("pointermove", (event) => this.move(event));
    board.addEventListener("pointerup", (event) => this.up(event));
    board.addEventListener("pointercancel", () => this.dropAll());
    board.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  private down(event: PointerEvent): void {
    const square = this.squareAt(event);
    if (!square || event.button !== 0 || event.width > PALM_PX) return;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event;
    const down = { pointer, at, square, x, y, meant: false, carrying: false, path: [square], over: square };
    if (this.pressed && !this.isTogether(this.pressed, down)) return;
    event.preventDefault();
    this.board.setPointerCapture(event.pointerId);
    if (this.pressed) {
      this.together(this.pressed, down);
      return;
    }
    this.pressed = down;
    if (this.events.isPiece(square)) this.holding = setTimeout(() => this.isMeant(), HOLD_MS);
  }

  /** FIDE 4.4: king and rook may be touched at once. Any other second finger is ignored. */
  private isTogether(first: Pressed, { at, square }: Pressed): boolean {
    const soon = at - first.at <= TOGETHER_MS && !first.meant && !this.second;
    return soon && square !== first.square && [first.square, square].every((one) => this.events.isPiece(one));
  }

  private together(first: Pressed, second: Pressed): void {
    clearTimeout(this.holding);
    first.meant = second.meant = true;
    this.second = second;
    this.events.touchedTogether([first.square, second.square]);
  }

  private pressedBy({ pointerId }: PointerEvent): Pressed | undefined {
    return [this.pressed, this.second].find((pressed) => pressed?.pointer === pointerId);
  }

  private isMeant(pressed: Pressed | undefined = this.pressed): void {
    clearTimeout(this.holding);
    if (!pressed || pressed.meant || !this.events.isPiece(pressed.square)) return;
    pressed.meant = true;
    this.events.touched(pressed.square);
  }

  private move(event: PointerEvent): void {
    const pressed = this.pressedBy(event);
    if (!pressed || !this.events.isPiece(pressed.square)) return;
    const [right, down] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!pressed.carrying && Math.hypot(right, down) < CARRY_PX) return;
    pressed.carrying = true;
    this.isMeant(pressed);
    const piece = this.pieceOn(pressed.square);
    piece?.classList.add("carried");
    // Not a transform: a piece that faces the other player is turned.
    if (piece) piece.style.translate = `${right}px ${down}px`;
    const over = this.squareAt(event);
    if (over === pressed.over) return;
    pressed.over = over;
    clearTimeout(this.hopping);
    if (over && this.events.hops())
      this.hopping = setTimeout(() => over !== pressed.path.at(-1) && pressed.path.push(over), HOP_MS);
  }

  private up(event: PointerEvent): void {
    const pressed = this.pressedBy(event);
    if (!pressed) return;
    this.drop(pressed);
    const to = this.squareAt(event);
    if (!pressed.carrying) {
      if (!pressed.meant) this.events.tapped(pressed.square);
    } else if (!to) this.events.takenOff(pressed.square);
    else if (to !== pressed.square || pressed.path.length > 1) {
      const path = pressed.path.at(-1) === to ? pressed.path : [...pressed.path, to];
      this.events.carried(path);
    }
  }

  /** The piece is drawn where it stands again. */
  private drop(pressed: Pressed): void {
    clearTimeout(this.holding);
    clearTimeout(this.hopping);
    const piece = this.pieceOn(pressed.square);
    piece?.classList.remove("carried");
    if (piece) piece.style.translate = "";
    if (pressed === this.pressed) [this.pressed, this.second] = [this.second, undefined];
    else this.second = undefined;
  }

  private dropAll(): void {
    if (this.second) this.drop(this.second);
    if (this.pressed) this.drop(this.pressed);
  }

  private pieceOn(square: Square): HTMLElement | null {
    return this.board.querySelector<HTMLElement>(`piece[data-on="${square}"]`);
  }

  private squareAt(event: PointerEvent): Square | undefined {
    return squareUnder(this.board, this.events.seenBy(), event);
  }
}

/** The square of a board at which somebody points, as this side sees it. */
export function squareUnder(board: Element, seenBy: Side, event: PointerEvent): Square | undefined {
  const { left, top, width, height } = board.getBoundingClientRect();
  const column = Math.floor((8 * (event.clientX - left)) / width);
  const row = Math.floor((8 * (event.clientY - top)) / height);
  return rows(seenBy)[row]?.[column];
}
