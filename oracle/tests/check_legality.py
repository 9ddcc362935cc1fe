# For each game of a file: how many moves of its main line python-chess plays, and whether it then stumbles.
import logging
import sys

import chess.pgn

logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
with open(sys.argv[1], encoding="utf-8") as file:
    while (game := chess.pgn.read_game(file)) is not None:
        print(sum(1 for _ in game.mainline_moves()), "illegal" if game.errors else "legal")
