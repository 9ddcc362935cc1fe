// The pictures of the pieces, as addresses that hold them.
import whitePawn from "../../assets/pieces/white-pawn.svg";
import blackPawn from "../../assets/pieces/black-pawn.svg";
import whiteKnight from "../../assets/pieces/white-knight.svg";
import blackKnight from "../../assets/pieces/black-knight.svg";
import whiteBishop from "../../assets/pieces/white-bishop.svg";
import blackBishop from "../../assets/pieces/black-bishop.svg";
import whiteRook from "../../assets/pieces/white-rook.svg";
import blackRook from "../../assets/pieces/black-rook.svg";
import whiteQueen from "../../assets/pieces/white-queen.svg";
import blackQueen from "../../assets/pieces/black-queen.svg";
import whiteKing from "../../assets/pieces/white-king.svg";
import blackKing from "../../assets/pieces/black-king.svg";
import whiteMan from "../../assets/pieces/white-man.svg";
import blackMan from "../../assets/pieces/black-man.svg";
import whiteDame from "../../assets/pieces/white-dame.svg";
import blackDame from "../../assets/pieces/black-dame.svg";
import type { Piece } from "./position.ts";

const PICTURES: Record<string, string> = {
  "white-pawn": whitePawn,
  "black-pawn": blackPawn,
  "white-knight": whiteKnight,
  "black-knight": blackKnight,
  "white-bishop": whiteBishop,
  "black-bishop": blackBishop,
  "white-rook": whiteRook,
  "black-rook": blackRook,
  "white-queen": whiteQueen,
  "black-queen": blackQueen,
  "white-king": whiteKing,
  "black-king": blackKing,
  "white-man": whiteMan,
  "black-man": blackMan,
  "white-dame": whiteDame,
  "black-dame": blackDame,
};

export function picture({ colour, kind }: Piece, draughts: boolean): string {
  return PICTURES[`${colour}-${draughts && kind === "king" ? "dame" : kind}`] ?? "";
}
