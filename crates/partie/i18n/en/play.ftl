play-welcome = Type moves in any notation, or help; quit ends.
play-welcome-over-the-board = Over the board type squares, as in { $squares }, or help; quit ends.
play-turn = { $who } to move.
play-refused = Refused: { $why }
play-no-move = "{ $text }" is no move here: { $why }
play-no-sign = "{ $found }" (column { $column }) is neither part of a move nor a sign behind it, such as ! or ?!
play-too-many-signs = { $found } is one sign too many behind a move
play-squares-by-hand = “{ $text }” is not understood: over the board type squares, as in g1f3, and the piece is touched and let go there
play-squares-only = the rules cannot be applied to these pieces; write squares, as in e2-e4
play-hidden = The moves are not shown over the board
play-no-moves = Nobody has moved yet.
play-number-of-chess960 = --number goes with --game chess960 only
play-clocks = White { $white }, Black { $black }
play-no-clocks = No clock is used.
play-offer = { $who } offers a draw
play-claim = a claim is being examined
play-open = You may: { $acts }
play-closed = Not now: { $act }, because { $why }
play-unknown = "{ $words }" is not understood
play-misfit = "{ $words }" is not understood: expected { $expected }, as in: { $example }
play-misfit-why = { $why }; as in: { $example }
play-incomplete = Something is missing: expected { $expected }, as in: { $example }
play-expected-words = "{ $words }"
play-expected-nothing = nothing more
play-sealed =
    Nobody else knows the secret of your envelope. Write this down: the arbiter opens it with these words.
    open the envelope with { $written } and the secret { $secret }
play-envelope-players = On the envelope: { $white } against { $black }
play-envelope-position = position { $position }
play-envelope-used = time used: White { $white }, Black { $black }
play-envelope-sealed = { $who } has sealed move { $number }
play-envelope-offer = a draw was offered: { $who }
play-envelope-resumption = the game goes on: { $resumption }
play-sent-position = The final position goes to an arbiter: { $position }
play-sent-sheet = scoresheet: { $sheet }
play-help-topic = { $topic }:
play-help-nothing = No act is about "{ $word }"; help acts lists them all.
play-promotion = What does the pawn become? q, r, b, n
play-too-small = The terminal is too small for a board: 18 by 11 at least.
play-bad-time = "{ $time }" is no time control: { $error }
play-bad-regulations = no game can be played like this: { $error }
play-you-are = You are { $roles }.
play-watching = You are watching.
play-table = The table: { $address }
play-link = Your friend plays with this link: { $link }
play-invited = You are invited to be { $role }: type accept or decline.
play-invitation-declined = You have declined the invitation.
play-lag = Up to { $limit } ms of network delay per move is not counted.
play-waiting-for-friend = waiting for your friend to take the seat
play-guest = Guest { $number }
play-has-come = { $who } is there.
play-has-gone = { $who } is away.
play-board-changed = The board has changed.
play-lost = The connection is lost ({ $error }); it is being made again.
play-connected = Connected again.
play-damaged = The record of this table is damaged from entry { $entry } on. You see it as it was before that, and play cannot go on here.
play-no-result = The table was closed without a result.
play-not-connected = there is no connection just now
play-unreachable = { $server } cannot be reached: { $error }
play-strange = the server says something that is not understood: { $error }
play-bad-server = "{ $text }" is no server; expected an address such as http://localhost:8960
play-key-of-table = --key goes with --table, or with the address of a table
play-bad-table = "{ $text }" is no table; expected its id, or its address as the browser shows it
play-fault = { $fault ->
    [not-found] there is no such table here, or it is not for you to see
    [not-allowed] your role does not allow this
    [too-many] too many requests; { $wait ->
        [0] wait a moment
       *[other] try again in { $wait } s
    }
    [too-slow] that took too long; try again
    [lost-race] something else happened at the same moment; look again and try once more
    [abandoned] this table was closed without a result
    [damaged] the record of this table is damaged; it can be looked at, and play cannot go on here
    [too-many-tables] you have too many open tables
    [log-in-first] the server does not know this token
    [regulations] no game can be played by these regulations: { $detail }
    [role-taken] somebody has taken this seat already
    [going-down] the server is shutting down
    [storage] the server cannot save anything just now; nothing was done, try again later
   *[other] the server cannot do this: { $detail }
}
play-rematch-possible = The game is over: rematch asks for another one, quit ends.
play-rematch-not-yet = the game is not over; a rematch comes after it
play-rematch-asked = You have asked for a rematch.
play-rematch-offered = { $who } asks for a rematch; type rematch to agree
play-rematch-agreed = The rematch is agreed.
play-rematch-begins = A new game begins.
play-rematch-elsewhere = The rematch is at { $address }
play-help =
    Mouse or arrows and Enter: choose a piece, then its square.
    Type: Nf3, e2-e4, knight g1 to f3
    draw, accept, decline, resign; after the game: rematch
    claim repetition, claim fifty
    flag, stop, resume
    Over the board squares are typed (g1f3); click touches and releases, Space presses the clock, Delete or the right button takes a piece off;
    adjust g1, put queen e8, go, complain
    acts: what may be done now, and what not for which reason
    Tab flips, ? hides this, Esc lets be, quit ends.
    help acts: how every act is typed; help clock: those about the clock
play-help-draughts =
    Mouse or arrows and Enter: choose a piece, then its square, or each square of a capture.
    Type: c3-d4, c3xe5xg7, or the numbers of the squares: 22-18
    draw, accept, decline, resign; after the game: rematch
    flag, stop, resume
    Over the board squares are typed (c3d4); click touches and releases, Space presses the clock, Delete or the right button takes a piece off;
    adjust c3, go, complain
    acts: what may be done now, and what not for which reason
    Tab flips, ? hides this, Esc lets be, quit ends.
    help acts: how every act is typed; help clock: those about the clock
play-help-plain-draughts =
    Moves: c3-d4, c3xe5xg7, or the numbers of the squares: 22-18; with (=) behind for a draw offer.
    board, moves, clock, acts, flip, quit
    draw, accept, decline, resign; after the game: rematch
    flag, stop, arbiter resume
    Over the board squares only: c3d4, touch c3, release c3-d4, off d4, go, press, adjust c3, complain
    White, black or arbiter in front says who acts.
    help acts: how every act is typed; help clock: those about the clock
play-help-plain =
    Moves: Nf3, e2-e4, g1f3, knight g1 to f3; with (=) behind for a draw offer.
    board, moves, clock, acts, flip, quit
    draw, accept, decline, resign, claim repetition, claim fifty, claim repetition Nf3; after the game: rematch
    flag, stop, arbiter resume, examine
    Over the board squares only: g1f3, touch g1, release g1-f3, off d5, put queen e8, go, press, adjust g1, complain
    White, black or arbiter in front says who acts.
    help acts: how every act is typed; help clock: those about the clock
