"""Counts games of Russian draughts with py-draughts: prints positions and seconds."""

import sys
import time

from draughts import RussianBoard


def perft(board, depth):
    moves = board.legal_moves
    if depth == 1:
        return len(moves)
    positions = 0
    for move in moves:
        board.push(move)
        positions += perft(board, depth - 1)
        board.pop()
    return positions


begun = time.perf_counter()
positions = perft(RussianBoard(), int(sys.argv[1]))
print(positions, time.perf_counter() - begun)
