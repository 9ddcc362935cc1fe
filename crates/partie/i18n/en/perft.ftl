perft-number-without-chess960 = --number goes with --game chess960
