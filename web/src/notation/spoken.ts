// A move in words, for those who listen.
import type { Speech } from "../i18n/speech.ts";

const PIECES: Record<string, string> = {
  K: "word-king",
  Q: "word-queen",
  R: "word-rook",
  B: "word-bishop",
  N: "word-knight",
};

const SAN = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=?([QRBN]))?(?: e\.p\.)?([+#]?)$/;

/** What to say for a move in the notation of the table (English letters). */
export function spoken(move: string, speech: Speech): string {
  const castles = /^([O0]-[O0](-[O0])?)([+#]?)$/.exec(move);
  if (castles)
    return ending(speech.text(castles[2] ? "say-castles-long" : "say-castles-short"), castles[3], speech);
  const chess = SAN.exec(move);
  if (chess) return spokenChess(chess, speech);
  return spokenDraughts(move, speech);
}

function spokenChess(
  [, letter = "", from, takes, to, becomes, end]: RegExpExecArray,
  speech: Speech,
): string {
  const words = [
    letter && speech.text(PIECES[letter] ?? letter),
    from,
    takes && speech.text("say-takes"),
    to,
    becomes && speech.text("say-becomes", { piece: speech.text(PIECES[becomes] ?? becomes) }),
  ];
  return ending(words.filter(Boolean).join(" "), end, speech);
}

function ending(said: string, sign: string | undefined, speech: Speech): string {
  if (sign === "#") return `${said}, ${speech.text("say-mate")}`;
  return sign === "+" ? `${said}, ${speech.text("say-check")}` : said;
}

/** Draughts joins squares by `-`, and by `:` or `x` when it captures. */
function spokenDraughts(move: string, speech: Speech): string {
  return move.replaceAll("-", " ").replaceAll(/\s*[:x]\s*/g, ` ${speech.text("say-takes")} `);
}
