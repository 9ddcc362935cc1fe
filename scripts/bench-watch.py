#!/usr/bin/env python3
"""How soon `partie watch` tells of a claim at one of 500 boards: scripts/bench-watch.py PARTIE [BOARDS]"""
import json, os, random, statistics, subprocess, sys, tempfile, threading, time

partie, boards = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500
EVERY_MS, ROUNDS = 100, 20
# Two occurrences of a position, a long quiet game before them, and the move that makes it three.
OPENING = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4"
TWICE = OPENING + " Nc6 14. Nb3 a5 15. Kh1 Kh8 16. Kg1 Kg8 17. Kh1 Kh8 18. Kg1"
THIRD = TWICE + " Kg8"


def game(board, moves):
    return (f'[Event "Open"]\n[Date "2024.05.01"]\n[Round "1.{board}"]\n[White "White {board}"]\n'
            f'[Black "Black {board}"]\n[Result "*"]\n\n{moves} *\n\n')


def main():
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "live.pgn")
        third = set()

        def write():
            text = "".join(game(board, THIRD if board in third else TWICE) for board in range(1, boards + 1))
            with open(path + ".new", "w") as file:
                file.write(text)
            os.replace(path + ".new", path)

        write()
        watcher = subprocess.Popen([partie, "watch", "--json", "--every", str(EVERY_MS), path], stdout=subprocess.PIPE, text=True)
        told = {}
        arrived = threading.Condition()

        def read():
            for line in watcher.stdout:
                with arrived:
                    told[int(json.loads(line)["board"])] = time.monotonic()
                    arrived.notify()

        threading.Thread(target=read, daemon=True).start()
        time.sleep(1)
        took = []
        for board in random.Random(1).sample(range(1, boards + 1), ROUNDS):
            third.add(board)
            write()
            written = time.monotonic()
            with arrived:
                if not arrived.wait_for(lambda: board in told, timeout=10):
                    sys.exit(f"board {board} was not told of")
            took.append((told[board] - written) * 1000)
            time.sleep(0.05)
        used = open(f"/proc/{watcher.pid}/stat").read().rsplit(")", 1)[1].split()
        watcher.kill()
        cpu = (int(used[11]) + int(used[12])) * 10
        print(f"watch: {boards} boards in one file, looked at every {EVERY_MS} ms, {ROUNDS} claims: told after "
              f"{statistics.median(took):.0f} ms (median), {max(took):.0f} ms at most; {cpu} ms of a core in all")


main()
