// A board as a picture of its own: for lists, and to be kept or sent.
import { picture } from "./pictures.ts";
import type { Position } from "./position.ts";
import { draughtsNumber, isDark, rows, type Side, type Square } from "./squares.ts";

export interface SvgLook {
  position: Position;
  seenBy: Side;
  draughts: boolean;
  lastMove?: readonly Square[];
  /** How squares are named at the edge, if at all. */
  coordinates?: "letters" | "numbers";
  label: string;
}

const SIZE = 45;
const LIGHT = "#ebe5d3";
const DARK = "#8b9d83";
const LAST = "#d6b43c";

const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function boardSvg(look: SvgLook): string {
  const parts: string[] = [];
  rows(look.seenBy).forEach((row, y) => {
    row.forEach((square, x) => parts.push(drawn(square, x, y, look)));
  });
  const side = SIZE * 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" role="img">` +
    `<title>${escaped(look.label)}</title>${parts.join("")}</svg>`
  );
}

function drawn(square: Square, x: number, y: number, look: SvgLook): string {
  const [left, top] = [x * SIZE, y * SIZE];
  const ground = `<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="${isDark(square) ? DARK : LIGHT}"/>`;
  const last = look.lastMove?.includes(square)
    ? `<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="${LAST}" opacity=".5"/>`
    : "";
  const piece = look.position.get(square);
  const image = piece
    ? `<image x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" href="${escaped(picture(piece, look.draughts))}"/>`
    : "";
  return ground + last + names(square, x, y, look) + image;
}

function names(square: Square, x: number, y: number, look: SvgLook): string {
  if (!look.coordinates) return "";
  const fill = isDark(square) ? "#f6f3e8" : "#51604b";
  const sign = (text: string, left: number, top: number): string =>
    `<text x="${left}" y="${top}" font-family="sans-serif" font-size="8" fill="${fill}">${text}</text>`;
  const [left, top] = [x * SIZE, y * SIZE];
  if (look.coordinates === "numbers")
    return isDark(square) ? sign(String(draughtsNumber(square)), left + 2, top + 9) : "";
  const rank = x === 0 ? sign(square.charAt(1), left + 2, top + 9) : "";
  const file = y === 7 ? sign(square.charAt(0), left + SIZE - 7, top + SIZE - 3) : "";
  return rank + file;
}

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
