# What happens at a table. The names are those that events have in JSON; why something is refused is told by the
# sentences of the project's own i18n/en/table.ftl.
table-fact = { $fact ->
    [opened] the players sit down
    [started] { $absent ->
        [white] the game begins without White
        [black] the game begins without Black
       *[nobody] the game begins
    }
    [arrived] arrives
    [touched] { $manner ->
        [adjusting] adjusts { $squares }
        [accidental] touches { $squares } by accident
       *[deliberate] touches { $squares }
    }
    [released] releases { $path }
    [put] puts a { $kind } on { $square }
    [let-go] lets go
    [taken-off] takes off { $square }
    [crowned] crowns the king on { $square }
    [made] { $move }
    [made-illegally] an illegal move stands
    [breached] a breach of the Laws
    [complained] complains
    [noticed] notices { $what }
    [notice-rejected] notices { $what }, but is wrong
    [displaced] displaces pieces
    [both-hands-used] uses both hands
    [went-on] goes on although the move is made
    [castling-declared] says that the next move is castling
    [let-stand] lets it stand
    [restoring-proposed] proposes to go back to the position after { $to } moves of both players
    [cancelled] { $exchange ->
        [true] a new game begins, with the colours exchanged
       *[false] a new game begins
    }
    [clock-placed] { $right_of ->
        [white] the clock stands on White’s right
       *[black] the clock stands on Black’s right
    }
    [admitted] { $player ->
        [white] lets White play
       *[black] lets Black play
    }
    [restored] the position after { $to } moves of both players is restored
    [pressed] presses the clock
    [stopped] the clocks are stopped
    [resumed] play goes on
    [time-added] { $to ->
        [white] White
       *[black] Black
    } { $less ->
        [true] loses
       *[false] gets
    } { $time }
    [time-set] { $of ->
        [white] White’s clock is set to
       *[black] Black’s clock is set to
    } { $time }
    [recorded] { $entry ->
        [all] has written down the moves
       *[other] writes { $entry }
    }
    [sheet-borrowed] borrows the opponent’s scoresheet
    [sheet-returned] gives the scoresheet back
    [noted] notes the position and the times
    [count-lost] finds that nobody knows how many moves were made
    [signed] signs { $white }-{ $black }
    [sealing-ordered] orders a move to be sealed
    [sealed] seals a move
    [adjourned] the game is adjourned
    [scheduled] the game goes on: { $resumption }
    [continued] the adjourned game goes on
    [envelope-opened] opens the envelope: { $written }
    [envelope-lost] the envelope is lost
    [announced] announces “{ $words }”
    [repeated] repeats “{ $words }”
    [two-boards-asked] asks for two boards
    [followed] makes the move on the other board
    [told] is told the number of moves, { $moves }, and the times
    [touch-reported] reports that { $square } was touched
    [board-corrected] { $of ->
        [white] White’s board is put right
       *[black] Black’s board is put right
    }
    [offered] { $proper ->
        [true] offers a draw
       *[false] offers a draw at the wrong moment
    }
    [declined] { $by_touch ->
        [true] declines by touching a piece
       *[false] declines
    }
    [claimed] { $claim ->
        [repetition] claims a draw by repetition
       *[fifty-moves] claims a draw by fifty moves
    }
    [claim-rejected] the claim is wrong: { $found } of { $needed }
    [flag-noticed] { $of ->
        [white] White’s flag fell at
       *[black] Black’s flag fell at
    } { $time }
    [flag-claim-rejected] the flag is not down
    [referred] { $question }
    [ruled] { $ruling ->
        [play-on] rules that the game goes on
        [result] rules how the game ends
        [postponed] postpones the decision
        [rejected] rejects the claim
       *[increment] gives both players more time a move
    }
    [reported] reports: { $incident }
    [penalised] { $offender ->
        [white] punishes White
        [black] punishes Black
       *[other] gives a penalty
    }: { $penalty }
    [quickplay-claimed] { $ground ->
        [cannot-win] claims a draw: the opponent cannot win by normal means
       *[no-effort] claims a draw: the opponent makes no effort to win
    }
    [increment-requested] asks for extra time a move
    [increment-introduced] both players get { $time } more a move
    [confirmed] confirms
    [scoresheet-shown] is shown the arbiter’s scoresheet
    [assistant-admitted] { $of ->
        [white] admits an assistant of White
       *[black] admits an assistant of Black
    }
    [proved] { $mating ->
        [white] for White
       *[black] for Black
    } { $proof }
    [appealed] appeals against { $against }
    [appeal-decided] { $upheld ->
        [true] upholds the appeal
       *[false] rejects the appeal
    }
    [result-changed] the result is now { $outcome }
    [game-reopened] the game is not over after all
   *[other] { $fact }
}
table-not-allowed = may not { $act }: { $why }
table-refused = { $why }; allowed: { $allowed }
table-no-game = there is no legal move in the start position
table-time-control = { $problem ->
    [not-seconds] column { $column }: expected a number of seconds
    [not-a-time] column { $column }: expected a time, such as 90, 5 min or 1:30
    [not-moves] column { $column }: expected a number of moves from 1 to 65535
    [surplus] column { $column }: expected the end, another period or the time for each move
    [too-precise] column { $column }: expected at most three decimals
    [too-large] column { $column }: expected a smaller number
    [not-below-sixty] column { $column }: expected two digits below 60 after the colon
    [no-time] column { $column }: expected some time in this period
    [rest-not-last] column { $column }: expected a number of moves, because another period follows
    [unknown] column { $column }: expected a time control, not the sign for an unknown one
   *[hourglass] column { $column }: expected a chess clock, not an hourglass
}
