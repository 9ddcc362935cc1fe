table-actor = { $actor ->
    [white] White
    [black] Black
    [arbiter] the arbiter
    [white-assistant] White's assistant
    [black-assistant] Black's assistant
   *[spectator] a spectator
}
table-act = { $act ->
    [start] start the game
    [arrive] arrive
    [call-default] call the default
    [move] move
    [touch] touch pieces
    [release] release a piece
    [put] put a new piece
    [let-go] let go of it
    [take-off] take a piece off
    [press-clock] press the clock
    [stop-clocks] stop the clocks
    [offer] offer a draw
    [accept] accept
    [decline] decline
    [claim-repetition] claim repetition
    [claim-fifty-moves] claim fifty moves
    [examine] examine the claim
    [claim-flag] claim the flag
    [complain] complain
    [resign] resign
    [record] record the moves
    [call-flag] call the flag
    [resume] resume play
    [add-time] add time
    [set-time] set the clock
    [rule] rule
   *[other] { $act }
}
table-reason = { $reason ->
    [checkmate] checkmate
    [resignation] resignation
    [stalemate] stalemate
    [dead-position] dead position
    [agreement] agreement
    [repetition] repetition
    [fifty-moves] fifty moves
    [fivefold-repetition] fivefold repetition
    [seventy-five-moves] seventy-five moves
    [flag] flag
    [both-flags] both flags
    [blocked] blocked
    [no-pieces] no pieces left
    [quiet-moves] moves without progress
    [three-kings] three kings against one
    [few-pieces] few pieces left
    [nobody-wins] nobody wins
    [absence] absence
    [ruling] ruling
   *[other] { $reason }
}
table-fact = { $fact ->
    [opened] the players sit down
    [started] the game begins
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
    [made] { $move }
    [made-illegally] an illegal move stands
    [breached] a breach of the Laws
    [complained] complains
    [pressed] presses the clock
    [stopped] the clocks are stopped
    [resumed] play goes on
    [time-added] { $to ->
        [white] White gets
       *[black] Black gets
    } { $time }
    [time-set] { $of ->
        [white] White's clock is set to
       *[black] Black's clock is set to
    } { $time }
    [recorded] has written down the moves
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
        [white] White's flag fell at
       *[black] Black's flag fell at
    } { $time }
    [flag-claim-rejected] the flag is not down
    [referred] the arbiter decides
    [ruled] rules
   *[other] { $fact }
}
table-refused = { $why }; allowed: { $allowed }
table-why = { $why ->
    [game-over] the game is over: { $about }
    [not-for-you] this is not for { $about } to do
    [only-over-the-board] this is done over the board only
    [not-your-turn] { $about ->
        [white] White has the move
       *[black] Black has the move
    }
    [move-is-made] the move is made and cannot be changed
    [has-started] the game has begun already
    [not-started] the game has not begun
    [two-squares] a move goes from one square to another
    [no-promotion-piece] a man becomes a king and nothing else
    [light-square] draughts are played on the dark squares
    [nothing-there] nothing stands on { $about }
    [nothing-in-hand] there is no new piece in hand
    [must-be-restored] the position has to be restored first
    [clock-not-running] the player's clock does not run
    [no-clock] no clock is used
    [clocks-stopped] the clocks stand still
    [clocks-running] a clock runs already
    [no-move-made] no move has been made
    [no-offer] there is no offer
    [offer-stands] the offer still stands
    [agreement-from-move] a draw can be agreed when each player has completed { $about } moves
    [each-must-move] each player has to make a move first
    [no-agreement] the regulations allow no agreement
    [touched-before-claim] a piece was touched before the claim
    [claim-under-examination] a claim is being examined
    [no-claim] there is no claim
    [no-claims-needed] such a draw comes without a claim
    [complaint-too-late] the player has touched a piece since
    [arbiter-decides] the arbiter decides first
    [nothing-to-decide] nothing waits for a decision
    [arbiter-stays-silent] only the players may point to the flag
    [no-flag-down] no flag has fallen
    [is-present] { $about ->
        [white] White is there
       *[black] Black is there
    }
    [not-there] { $about ->
        [white] White has not arrived
       *[black] Black has not arrived
    }
    [nobody-absent] both players are there
    [default-time-runs] the default time is not over
   *[note-missing] a decision needs its reason in words
}
table-duty = { $duty ->
    [move] the piece on { $square } must move
    [capture] the piece on { $square } must be captured
    [capture-with] the piece on { $square } must be captured by the one on { $other }
    [castle] the king must castle with the rook on { $square }
    [move-king] castling is not legal, and the king on { $square } must move
    [promote] the pawn must be promoted on { $square }
    [promote-to] the pawn must become a { $other }
   *[written-move] the move written down, { $square }, must be played
}
