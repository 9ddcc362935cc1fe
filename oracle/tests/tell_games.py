"""Tells the games of a PGN file, one in a line: moves as UCI, glyphs, comments, variations."""

import re
import sys

import chess.pgn


def tell_comment(text):
    words = re.sub(r"\[%(clk|emt|eval) [^]]*\]", " ", text).split()
    return [f"<{' '.join(words)}>"] if words else []


def tell(node, board):
    """What follows a node, at which the board stands."""
    told = []
    while node.variations:
        after = node.variations[0]
        told += tell_move(after, board)
        for variation in node.variations[1:]:
            told += ["("] + tell_comment(variation.starting_comment) + tell_move(variation, board)
            there = board.copy(stack=False)
            there.push(variation.move)
            told += tell(variation, there) + [")"]
        board.push(after.move)
        node = after
    return told


def tell_move(node, board):
    nags = [f"${nag}" for nag in sorted(node.nags)]
    return [board.uci(node.move, chess960=True)] + nags + tell_comment(node.comment)


sys.stdout.reconfigure(encoding="utf-8")
with open(sys.argv[1], encoding="utf-8") as file:
    while game := chess.pgn.read_game(file):
        for error in game.errors:
            print(game.headers, error, file=sys.stderr)
        print(*tell_comment(game.comment), *tell(game, game.board()))
