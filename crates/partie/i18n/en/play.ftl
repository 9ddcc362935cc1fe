play-welcome = Type moves in any notation, or help; quit ends.
play-turn = { $who } to move.
play-refused = Refused: { $why }
play-no-move = "{ $text }" is no move here: { $why }
play-squares-only = the rules cannot be applied to these pieces; write squares, as in e2-e4
play-hidden = The moves are not shown over the board (FIDE 13.6).
play-clocks = White { $white }, Black { $black }
play-no-clocks = No clock is used.
play-offer = { $who } offers a draw
play-claim = a claim is being examined
play-question = the arbiter decides
play-promotion = What does the pawn become? q, r, b, n
play-too-small = The terminal is too small for a board: 18 by 11 at least.
play-bad-time = "{ $time }" is no time control: { $error }
play-bad-regulations = no game can be played like this: { $error }
play-help =
    Mouse or arrows and Enter: choose a piece, then its square.
    Type: Nf3, e2-e4, knight g1 to f3
    draw, accept, decline, resign
    claim repetition, claim fifty
    flag, stop, resume
    Over the board: click touches and releases, Space presses the clock, Delete or the right button takes a piece off;
    adjust g1, put queen e8, go, complain
    Tab flips, ? hides this, Esc lets be, quit ends.
play-help-plain =
    Moves: Nf3, e2-e4, g1f3, knight g1 to f3; with (=) behind for a draw offer.
    board, moves, clock, flip, quit
    draw, accept, decline, resign, claim repetition, claim fifty, claim repetition Nf3
    flag, stop, arbiter resume, examine
    Over the board: touch g1, release g1-f3, off d5, put queen e8, go, press, adjust g1, complain
    White, black or arbiter in front says who acts.
