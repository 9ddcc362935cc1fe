check-fault = fault
check-note = note
check-game = game { $game }
check-summary = { $games ->
    [one] one game
   *[other] { $games } games
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}{ $files ->
    [one] {""}
   *[other] , { $files } files
}: { $faults ->
    [0] no faults
    [one] one fault
   *[other] { $faults } faults
}, { $notes ->
    [0] no notes
    [one] one note
   *[other] { $notes } notes
}
check-empty = { $file } is empty
check-no-game = { $file }: there is no game in it
check-not-utf8 = this is not UTF-8; it is read as { $encoding }
check-move-number = the number is { $written }, but this is move { $is }
check-no-check = the move has a +, but it gives no check
check-no-mate = the move has a #, but it is no mate
check-setup-without-fen = SetUp says that there is a position in the tag FEN, but there is no such tag
check-endless = no game ends here within 64 megabytes; this part is passed over
check-in-variation = in a variation: { $why }
check-after-the-end = moves after the end of the game: { $end } with { $at }
check-result-against-board = { $end }, but the result is { $result }
check-results-differ = the tag says { $tag }, but the moves end with { $end }
check-no-such-result = { $result } is not a result: a game is won by one player or drawn
check-no-result = the moves end without a result
check-winner-cannot-mate = the winner could not mate by any series of legal moves: it is a draw
check-milestone = { $name ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead] the position is dead
    [repetition] the position has occurred three times
    [fifty-moves] fifty moves by each player without a capture or a pawn move
    [fivefold-repetition] the position has occurred five times
    [seventy-five-moves] seventy-five moves by each player without a capture or a pawn move
    [blocked] all pieces are blocked
    [no-pieces] no pieces are left
    [quiet-moves] fifteen moves by each player without a capture or a man's move
    [three-kings] fifteen moves of three kings against one
    [few-pieces] five moves with so few pieces
   *[nobody-wins] nobody can win
}
check-clock-too-much = the clock shows { $shown }, but can show { $expected } at most
check-clock-elapsed = the clock shows { $shown }, but after the time that the move took it should be { $expected }
check-time-control = the time control "{ $text }" cannot be read, so the clocks are not checked
check-undated = { $games ->
        [one] One game
       *[other] { $games } games
    } without a date: judged by the edition of 2009 (--edition chooses another one)
