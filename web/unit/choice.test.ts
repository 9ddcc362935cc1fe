import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, type LegalMove, nextSquares } from "../src/board/choice.ts";

function legal(move: string, captured: string[] = []): LegalMove {
  const promotion = /[QRBN]$/.exec(move)?.[0];
  const squares = (promotion ? move.slice(0, -1) : move).split("-");
  return { move, notation: move, squares, promotion, captured, castling: undefined };
}

function castling(king: string, rook: string): LegalMove {
  const [file, side] = rook > king ? ["g", "f"] : ["c", "d"];
  return { ...legal(`${king}-${rook}`), castling: { king: `${file}1`, rook: `${side}1` } };
}

test("an ordinary move is done with its second square", () => {
  const moves = [legal("e2-e3"), legal("e2-e4"), legal("g1-f3")];
  assert.deepEqual(
    [...nextSquares(moves, [])],
    [
      ["e2", ["e3", "e4"]],
      ["g1", ["f3"]],
    ],
  );
  assert.deepEqual(choose(moves, ["e2"], "e4"), { step: "done", move: moves[1] });
  assert.equal(choose(moves, ["e2"], "e5"), undefined);
});

test("a pawn on the last rank waits for its piece", () => {
  const moves = ["Q", "R", "B", "N"].map((letter) => legal(`e7-e8${letter}`));
  assert.deepEqual(choose(moves, ["e7"], "e8"), { step: "promote", moves });
});

test("a capture of two goes hop by hop", () => {
  const moves = [legal("c3-e5-g7", ["d4", "f6"]), legal("c3-e5-c7", ["d4", "d6"])];
  assert.deepEqual([...nextSquares(moves, [])], [["c3", ["e5"]]]);
  assert.deepEqual(choose(moves, ["c3"], "e5"), { step: "on", path: ["c3", "e5"], jumped: ["d4"] });
  assert.deepEqual([...nextSquares(moves, ["c3", "e5"])], [["e5", ["g7", "c7"]]]);
  assert.deepEqual(choose(moves, ["c3", "e5"], "c7"), { step: "done", move: moves[1] });
});

test("castling is the king to its rook, or to where it will stand", () => {
  const moves = [castling("e1", "h1"), legal("e1-f1")];
  assert.deepEqual([...nextSquares(moves, [])], [["e1", ["h1", "g1", "f1"]]]);
  assert.deepEqual(choose(moves, ["e1"], "g1"), { step: "done", move: moves[0] });
  assert.deepEqual(choose(moves, ["e1"], "h1"), { step: "done", move: moves[0] });
});

test("in Chess960 the king's own step to the square comes first", () => {
  const moves = [castling("f1", "h1"), legal("f1-g1")];
  assert.deepEqual([...nextSquares(moves, [])], [["f1", ["h1", "g1"]]]);
  assert.deepEqual(choose(moves, ["f1"], "g1"), { step: "done", move: moves[1] });
});
