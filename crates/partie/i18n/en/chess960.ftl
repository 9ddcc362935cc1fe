chess960-number = position { $number }
chess960-not-a-number = "{ $text }" is no number of a position; expected 0 to 959, or random
chess960-no-dice = the system gives no random numbers: { $error }
