// What is heard, and that it can be switched off.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pressSquare } from "./support/board.ts";
import { chess } from "./support/stand-in.ts";
import { page, server, sitAt } from "./support/stage.ts";

beforeEach(async () => {
  await page.addInitScript(() => {
    const struck = Object.assign(window, { struck: [] as number[] }).struck;
    const Node = window.OscillatorNode;
    window.OscillatorNode = class extends Node {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        struck.push(options?.frequency ?? 0);
      }
    };
  });
});

const struck = () => page.evaluate(() => (window as unknown as { struck: number[] }).struck.length);

async function opponentMoves(seq: number, board: string): Promise<void> {
  const view = { ...chess.view, board };
  server.say({ type: "update", table: "T1", seq, now: 10_000 + seq, view });
  const king = board.startsWith("3k") ? "d8" : "e8";
  await page.locator(`[data-square=${king}][aria-label*="black king"]`).waitFor({ state: "attached" });
}

test("a move is heard, unless sound is switched off, and that is remembered", async () => {
  await sitAt(chess);
  await pressSquare(page, "d5");
  assert.equal(await struck(), 0);
  await opponentMoves(4, chess.view.board.replace("4k3", "3k4"));
  const once = await struck();
  assert.ok(once > 0, "the move is heard");
  const setting = page.getByRole("button", { name: "Sound" });
  assert.equal(await setting.getAttribute("aria-pressed"), "true");
  await setting.click();
  await opponentMoves(5, chess.view.board);
  assert.equal(await struck(), once);
  await page.reload();
  await page.getByRole("grid").waitFor();
  assert.equal(await setting.getAttribute("aria-pressed"), "false");
});

test("a player whose time runs out is warned once", async () => {
  const short = structuredClone(chess);
  short.view.clocks!.white = 21_500;
  await sitAt(short);
  await pressSquare(page, "d5");
  assert.equal(await struck(), 0);
  await page.locator(".player.white .clock.low").waitFor();
  const once = await struck();
  assert.ok(once > 0, "the warning is heard");
  await page.waitForTimeout(500);
  assert.equal(await struck(), once);
});
