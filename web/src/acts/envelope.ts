// A sealed move: what is handed in shows nothing of it, and this browser keeps what opens the envelope.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What is handed in, as the table asks for it: the hash of the move as written, a line feed and the secret. */
export const sealed = (written: string, secret: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${written.trim()}\n${secret}`)));

/** A secret that nobody guesses, short enough to be written on paper. */
export function newSecret(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const drawn = crypto.getRandomValues(new Uint8Array(20));
  return [...drawn].map((byte) => letters[byte % letters.length]).join("");
}

const key = (table: string): string => `partie-envelope-${table}`;

export interface Envelope {
  written: string;
  secret: string;
}

export const keepEnvelope = (table: string, envelope: Envelope): void =>
  localStorage.setItem(key(table), JSON.stringify(envelope));

/** The envelope that was sealed in this browser. */
export function keptEnvelope(table: string): Envelope | undefined {
  const kept = localStorage.getItem(key(table));
  return kept ? (JSON.parse(kept) as Envelope) : undefined;
}
