perft-number-without-chess960 = --number patří k --game chess960
