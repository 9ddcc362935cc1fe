# What the rules say, in English. Keys come from the files called phrase.rs; a test tells which are missing here.
# `word-` are words that stand in sentences. A fact that is a word or pieces is given in each grammatical case that the
# language has, by the name of the attribute: $by, $by-acc, $by-ins and so on.

## How facts are put together
piece-on = the { $piece } on { $square }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Words
word-white = White
word-black = Black
word-arbiter = the arbiter
word-white-assistant = White’s assistant
word-black-assistant = Black’s assistant
word-spectator = a spectator
word-pawn = pawn
word-knight = knight
word-bishop = bishop
word-rook = rook
word-queen = queen
word-king = king
word-man = man

## Why a game has ended
word-reason-checkmate = checkmate
word-reason-resignation = resignation
word-reason-stalemate = stalemate
word-reason-dead-position = dead position
word-reason-agreement = agreement
word-reason-repetition = repetition of the position
word-reason-fifty-moves = fifty moves
word-reason-fivefold-repetition = fivefold repetition
word-reason-seventy-five-moves = seventy-five moves
word-reason-flag = the flag has fallen
word-reason-both-flags = both flags have fallen
word-reason-blocked = no move is left
word-reason-no-pieces = no piece is left
word-reason-quiet-moves = fifteen quiet moves
word-reason-three-kings = three kings against one
word-reason-few-pieces = too few pieces
word-reason-nobody-wins = nobody can win
word-reason-absence = absence
word-reason-illegal-move = illegal move
word-reason-illegal-position = illegal position
word-reason-ruling = the arbiter’s ruling
word-reason-penalty = a penalty
word-reason-normal-means = no winning by normal means
word-reason-signed = the signed scoresheets
word-reason-sealed-move = the sealed move

## What can be done
word-act-start = start the game
word-act-arrive = arrive
word-act-call-default = call the default
word-act-move = move
word-act-touch = touch a piece
word-act-release = release a piece
word-act-put = put a new piece
word-act-declare-castling = say that the next move is castling
word-act-let-go = let go of it
word-act-take-off = take a piece off
word-act-crown = crown a king
word-act-press-clock = press the clock
word-act-stop-clocks = call the arbiter
word-act-offer = offer a draw
word-act-accept = accept
word-act-decline = decline
word-act-claim-repetition = claim a draw by repetition
word-act-claim-fifty-moves = claim a draw by fifty moves
word-act-examine = examine the claim
word-act-claim-flag = claim that the flag has fallen
word-act-complain = complain
word-act-notice-illegal-move = point out { word-irregularity-illegal-move }
word-act-notice-illegal-position = point out { word-irregularity-illegal-position }
word-act-notice-displaced-pieces = point out { word-irregularity-displaced-pieces }
word-act-notice-wrong-set-up = point out { word-irregularity-wrong-set-up }
word-act-notice-turned-board = point out { word-irregularity-turned-board }
word-act-notice-exchanged-colours = point out { word-irregularity-exchanged-colours }
word-act-displace = displace pieces
word-act-put-back = put pieces back
word-act-use-both-hands = use both hands
word-act-let-stand = let it stand
word-act-propose-restoring = propose to go back
word-act-order-new-game = order a new game
word-act-place-clock = place the clock
word-act-admit = admit a late player
word-act-restore = restore the position
word-act-resign = resign
word-act-record = record the moves
word-act-borrow-sheet = borrow the opponent’s scoresheet
word-act-return-sheet = give the scoresheet back
word-act-reconstruct = reconstruct the game
word-act-lose-count = declare the count lost
word-act-sign = sign the scoresheets
word-act-order-sealing = order a move to be sealed
word-act-seal = seal a move
word-act-adjourn = adjourn the game
word-act-schedule = schedule the resumption
word-act-continue = continue the adjourned game
word-act-open-envelope = open the envelope
word-act-lose-envelope = declare the envelope lost
word-act-announce = announce a move
word-act-repeat = repeat the opponent’s move
word-act-ask-for-two-boards = ask for two boards
word-act-follow = make the move on the other board
word-act-ask = ask for moves and times
word-act-report-touch = report a touch
word-act-compare-boards = compare the boards
word-act-call-flag = call the flag
word-act-resume = resume play
word-act-add-time = give time
word-act-set-time = set the clock
word-act-rule = rule
word-act-report = report an incident
word-act-penalise = penalise
word-act-claim-quickplay = claim a draw in the quickplay finish
word-act-request-increment = ask for extra time a move
word-act-confirm = confirm the position
word-act-ask-scoresheet = ask for the scoresheet
word-act-admit-assistant = accept an assistant
word-act-appeal = appeal
word-act-decide-appeal = decide the appeal

## What is filled in to do an act
word-field-square = a square
word-field-squares = squares
word-field-move = a move
word-field-path = the squares of a move
word-field-piece = a piece
word-field-colour = white or black
word-field-colours = white, black or the players
word-field-duration = an amount of time
word-field-clock-time = a time on the clock
word-field-lag = seconds
word-field-number = a whole number
word-field-article = an article
word-field-note = a reason
word-field-written = what is written
word-field-score = 1, 1/2 or 0
word-field-ruling = a ruling
word-field-penalties = penalties
word-field-incident = an incident
word-field-person = somebody at the table
word-field-ground = a ground for the claim
word-field-manner = a manner of touching
word-field-flag = yes or no
word-field-changes = what stands where now
word-field-commitment = a move to be sealed
word-field-secret = the secret of the envelope
word-field-language = a language

## What acts are about
word-topic-start-and-end = the beginning and the end
word-topic-moves = moves and hands
word-topic-clock = the clock
word-topic-draws = draws
word-topic-irregularities = irregularities
word-topic-scoresheet = the scoresheet
word-topic-adjournment = adjournment
word-topic-cannot-see = blind and visually impaired players
word-topic-arbiter = the arbiter

## Why a chess move is not legal
chess-no-piece = there is no piece on { $square }
chess-not-your-piece = { $piece } belongs to { $owner }, and it is { $turn }’s turn
chess-stays-put = { $piece } must go to another square
chess-how-a-pawn-moves = a pawn goes one square forward, or two from where it began, and captures one square diagonally
chess-how-a-knight-moves = a knight goes two squares one way and one to the side
chess-how-a-bishop-moves = a bishop goes along diagonals
chess-how-a-rook-moves = a rook goes along files and ranks
chess-how-a-queen-moves = a queen goes along files, ranks and diagonals
chess-how-a-king-moves = a king goes one square, unless it castles
chess-not-original-square = { $pawn } has moved before, so it goes one square only
chess-captures-king = the king is never captured
chess-in-the-way = { $by } is in the way
chess-own-piece = your own { $kind } is on { $square }
chess-nothing-to-capture = a pawn goes diagonally only to capture, and nothing is on { $square }
chess-en-passant-too-late = { $pawn } did not make its double step with the last move
chess-king-to-attacked-square = { $square } is attacked by { $by }
chess-check-not-answered = the king would still be in check from { $by }
chess-pinned = { $piece } is pinned: it shields the king from { $by }
chess-en-passant-exposes-king = without the two pawns the king would be in check from { $by }
chess-no-castling-rook = there is no rook on { $square } to castle with
chess-king-has-moved = the king has moved
chess-rook-has-moved = the rook on { $rook } has moved
chess-king-or-rook-has-moved = the king or the rook on { $rook } has moved
chess-castling-blocked = { $by } is in the way of castling
chess-castling-out-of-check = the king is in check from { $by }
chess-castling-through-check = the king would cross { $square }, which is attacked by { $by }
chess-castling-into-check = the king would end on { $square }, which is attacked by { $by }
chess-castling-exposes-king = without the rook on { $rook } the king would be in check from { $by }
chess-promotion-missing = the pawn becomes a queen, rook, bishop or knight on { $square }: say which
chess-promotion-not-allowed = a pawn becomes a queen, rook, bishop or knight, not a { $kind }
chess-not-a-promotion = only a pawn that reaches the last rank becomes a { $kind }

## Why a draughts move is not legal
draughts-too-short = a move names at least two squares, such as c3 d4
draughts-no-piece = there is no piece on { $square }
draughts-not-your-piece = the piece on { $square } is not { $turn }’s
draughts-not-your-turn = it is { $turn }’s turn
draughts-stays-put = the piece would stay on { $square }
draughts-not-diagonal = { $from } and { $to } are not on one diagonal
draughts-man-backward = a man moves forward only, and { $from } to { $to } is not forward
draughts-man-captures-backward = a man captures forward only, and { $square } is behind it
draughts-man-too-far = a man moves one square only, and { $from } to { $to } is farther
draughts-new-king-stops = the man becomes a king on { $square } and stops there
draughts-occupied = { $square } is occupied
draughts-blocked = the piece on { $square } is in the way
draughts-own-piece-jumped = a piece of its own colour on { $square } cannot be jumped
draughts-jumped-twice = the piece on { $square } has been jumped already
draughts-jumped-piece-in-the-way = the jumped piece on { $square } stays until the end and is in the way
draughts-no-room-behind = the piece on { $square } cannot be jumped, because { $behind } is occupied
draughts-nothing-to-jump = there is nothing to capture from { $from } to { $to }
draughts-capture-is-compulsory = the piece on { $by } must capture
draughts-king-must-capture = a king comes before a man: the one on { $kings } must capture
draughts-incomplete = the capture goes on: { $moves }
draughts-wrong-landing = the king must land on { $landings }, where it can go on: { $moves }
draughts-ambiguous = this can be { $moves }

## Why an act is refused
why-seat-empty = a seat is still empty; the game begins when both players are there
why-no-arbiter = this table has no arbiter; its organiser can invite one
why-game-over = the game is over: { $score }, { $reason }
why-not-for-you = this is not for { $who } to do
why-make-it-by-hand = over the board a move is made by hand: touch the piece and let it go
why-only-over-the-board = this is done over the board only
why-not-your-turn = { $turn } has the move
why-move-is-made = the move is made and cannot be changed
why-has-started = the game has begun already
why-not-started = the game has not begun
why-two-squares = a move goes from one square to another
why-no-promotion-piece = a man becomes a king and nothing else
why-light-square = draughts are played on the dark squares
why-unknown-article = there is no article “{ $article }”
why-unreadable = this is no move: { $error }
breach-illegal-move = an illegal move
breach-touch-move = a piece that was touched was not moved or captured
breach-another-piece = another piece was moved than the one touched
breach-both-hands = both hands were used for one move
breach-pressed-without-move = the clock was pressed without a move
breach-displaced = displaced pieces were not put back
breach-writing = the scoresheet was not kept up to date
breach-other = something else against the rules
why-move-unread = this cannot be read as a move; write it as it stands on a scoresheet, or as two squares
why-move-ambiguous = several pieces can go there; say which one
why-no-piece-meant = you have no such piece: { $piece }
why-nothing-there = nothing stands on { $square }
why-nothing-touched = say which squares were touched
why-piece-of-another-game = this game has no such piece: { $piece }
why-nothing-in-hand = there is no new piece in hand
why-only-in-chess960 = castling is declared in Chess960 only
why-must-be-restored = the position has to be restored first
why-clock-not-running = the player’s clock does not run
why-flag-called-by-itself = a flag that falls is called at once, by itself
why-no-clock = no clock is used
why-clocks-stopped = the clocks stand still
why-clocks-running = a clock runs already
why-no-move-made = no move has been made
why-no-offer = there is no offer
why-offer-stands = the offer still stands
why-agreement-from-move = a draw can be agreed when each player has completed { $number } moves
why-each-must-move = each player has to make a move first
why-no-agreement = the regulations allow no agreement
why-touched-before-claim = a piece was touched before the claim
why-claim-under-examination = a claim is being examined
why-no-claim = there is no claim
why-no-claims-needed = such a draw comes without a claim
why-complaint-too-late = the player has touched a piece since
why-no-illegal-move = no illegal move stands
why-illegal-move-stands = the move stands: it was not claimed before the next one
why-only-on-claim = the arbiter acts only on a claim of a player
why-nothing-displaced = no piece is out of place
why-start-stands = each player has completed { $number } moves, and the start stands
why-only-the-opponent = only { $player } decides about it
why-not-irregular = these rules have no such irregularity
why-not-late = { $player } has not come too late
why-not-by-arbiter = the arbiter has no choice here
why-no-such-move = { $number } moves have not been made
why-nothing-to-decide = nothing waits for a decision
why-arbiter-stays-silent = only the players may point to the flag
why-no-flag-down = no flag has fallen
why-is-present = { $player } is there
why-not-there = { $player } has not arrived
why-nobody-absent = both players are there
why-default-time-runs = the default time is not over
why-note-missing = a decision needs its reason in words
why-no-penalty = a penalty has to be named
why-no-such-penalty = this edition has no such penalty
why-penalty-for-players-only = this penalty is for players only
why-no-such-incident = there is no such incident
why-nothing-to-crown = no king on { $square } waits to be crowned
why-opponent-crowns = { $player } crowns the new king; its owner may do it once { $player } has moved without doing so
why-no-such-result = { $result } is not a result: a game is won by one player or drawn
why-scores-exceed-the-game = the scores are more than the game is worth
why-no-quickplay-finish = this is no quickplay finish
why-quickplay-not-announced = the event has not announced the rules for quickplay finishes
why-two-minutes-left = there are two minutes or more left
why-flag-is-down = the flag has fallen
why-sheet-incomplete = the scoresheet is not complete
why-claim-needs-answer = a claim is granted, postponed or rejected
why-no-increment-requests = this edition has no extra time per move
why-offer-not-declined = the opponent has not declined the draw yet
why-nothing-to-confirm = there is nothing to confirm
why-no-scoresheet-kept = no arbiter records this game
why-shown-five-times = it was shown five times already
why-no-appeals = the event allows no appeals
why-nothing-to-appeal = no decision was made by that article
why-final-decision = that decision is final
why-appeal-pending = the appeal is not decided yet
why-no-appeal = there is no appeal
why-has-assistant = { $player } has an assistant already
why-assistant-not-admitted = the arbiter has accepted no assistant of { $player }
why-in-advance = the move has not been played yet
why-behind = { $missing } moves have to be written down first
why-not-a-sign = { $signs } is not a sign that this game has behind a move
why-not-an-entry = an entry is a few words in one line
why-no-such-line = there is no such line on the scoresheet
why-sheets-in-envelope = the scoresheets are in the envelope
why-sheet-complete = the scoresheet is complete
why-sheet-borrowed = the opponent’s scoresheet has to be given back first
why-nothing-borrowed = no scoresheet was borrowed
why-some-sheet-complete = a scoresheet is complete
why-clocks-run = the clocks have to be stopped first
why-players-write = a player still has to write
why-not-over = the game is not over
why-has-signed = the player has signed
why-is-adjourned = the game is adjourned
why-not-adjourned = the game is not adjourned
why-seals-now = a move is being sealed
why-not-the-sealer = { $player } seals the move
why-nothing-sealed = nothing is sealed yet
why-not-a-commitment = a commitment is 64 hexadecimal digits
why-not-what-was-sealed = this is not what was sealed
why-envelope-closed = the envelope has to be opened first
why-no-envelope = there is no envelope to open
why-no-early-adjournment = nobody has ordered a move to be sealed
why-pointed-out-too-late = nobody pointed it out before their first move
why-no-special-board = nobody plays at a special board
why-must-follow = the opponent’s move has to be made on your own board first
why-must-repeat = the opponent’s move has to be repeated aloud first
why-nothing-to-repeat = there is no move of the opponent to repeat
why-repeated-wrongly = “{ $words }” is not the move that the opponent made
why-has-special-board = { $player } has a board that can be felt already
why-nothing-to-follow = there is no move to make on your own board
why-not-announced = the move has to be announced first
why-not-in-its-hole = the piece has to be put into its hole first
why-captured-stands = the captured piece has to be taken off first
why-no-assistant = the player has no assistant
why-boards-agree = the boards show the same position
why-boards-differ = the boards differ on { $squares }

## What a player is bound to
bond-move-the = the piece on { $square } must move
bond-capture = the piece on { $square } must be captured
bond-capture-with = the piece on { $square } must be captured by the one on { $with }
bond-castle = the king must castle with the rook on { $square }
bond-move-the-king = castling is not legal, and the king on { $square } must move
bond-promote = the pawn must be promoted on { $square }
bond-promote-to = the pawn must become a { $kind }
bond-keep-to = the piece was let go, so the move { $move } is made
bond-play-written = the move written down, { $move }, must be played

## What waits for the arbiter
question-agreement = the arbiter decides whether the players may agree to a draw
question-flag = the arbiter decides whether { $player }’s opponent could still mate
question-resignation = the arbiter decides whether { $player }, who resigns, could still be mated
question-illegal-move = the arbiter decides whether { $player }’s opponent could still mate after an illegal move
question-complaint = the arbiter decides what follows from the complaint
question-help = the clocks are stopped, and the arbiter is needed
question-quickplay = the arbiter decides whether { $player }’s opponent can win by normal means, and tries to
question-adjudication = an arbiter decides the game that { $player } claims as a draw
question-increment = the arbiter decides whether there is extra time per move, as { $player } asks
question-device = the arbiter decides whether { $player }, who loses, could still be mated
question-both-flags = the arbiter decides what follows, since both flags are down and nobody knows which fell first
question-sealed-move = the arbiter decides whether { $player }, who sealed no proper move, could still be mated

## What was decided beside the moves and the result
verdict-admitted = { $player } has come late and may play
verdict-appeal-rejected = { $player }’s appeal is rejected
verdict-appealed = { $player } appeals against the decision by { $article }
verdict-let-stand = { $player } lets the opponent’s error stand
verdict-appeal-upheld = { $player }’s appeal is upheld
verdict-assistant-admitted = { $player } may have an assistant
verdict-board-corrected = { $player }’s board is put right
verdict-claim-of-moves-wrong = the claim is wrong: { $found ->
    [one] only one move by each player was
   *[other] only { $found } moves by each player were
} without a capture or a pawn move, not { $needed }; the game goes on
verdict-claim-of-repetition-wrong = the claim is wrong: the position { $found ->
    [0] has not occurred yet
    [1] has occurred once
    [2] has occurred twice
   *[other] has occurred { $found } times
}, not { $needed ->
    [3] three times
    [5] five times
   *[other] { $needed } times
}; the game goes on
verdict-clock-placed = the clock stands on { $player }’s right
verdict-clock-set = { $player }’s clock is set to { $time }
verdict-complaint-right = the complaint is justified
verdict-complaint-wrong = the complaint is not justified; the game goes on
verdict-count-lost = nobody can show how many moves were made
verdict-draw-declined = { $player } declines the draw
verdict-envelope-lost = the envelope is lost
verdict-flag-not-down = no flag has fallen
verdict-game-reopened = the game is not over after all
verdict-increment-introduced = both players get { $seconds } seconds more for every move
verdict-irregular = { $by ->
    [word-arbiter] the arbiter has found:
   *[other] the claim is right:
} { $what ->
    [illegal-move] the move was illegal
    [illegal-position] the position is illegal
    [displaced-pieces] pieces are out of place
    [wrong-set-up] the pieces were set up wrongly
    [turned-board] the board lies the wrong way round
   *[exchanged-colours] the colours are exchanged
}
verdict-new-game = the game is void, and a new one begins
verdict-new-game-exchanged = the game is void, and a new one begins with the colours exchanged
verdict-nothing-irregular = what was claimed is not so; the game goes on
verdict-penalised = { $player } is penalised
verdict-penalised-expulsion = { $player } is expelled from the event
verdict-penalised-fewer-points = { $player } is penalised: { word-penalty-fewer-points }
verdict-penalised-fine = { $player } is penalised: { word-penalty-fine }
verdict-penalised-loss = { $player } is penalised: { word-penalty-loss }
verdict-penalised-more-points = { $player } is penalised: { word-penalty-more-points }
verdict-penalised-rounds-out = { $player } is penalised: { word-penalty-rounds-out }
verdict-restored = { $number ->
    [0] the starting position is put back
   *[other] the position after { $mover }’s move { $number } is put back
}
verdict-restoring-proposed = { $player } proposes to go back to { $number ->
    [0] the starting position
   *[other] the position after { $mover }’s move { $number }
}
verdict-result-changed = the result is changed: { $score }, { $reason }
verdict-resumed = play is resumed
verdict-ruled-play-on = the arbiter has decided that the game goes on
verdict-ruled-postponed = the arbiter decides about the claim later; the game goes on
verdict-ruled-rejected = the arbiter has rejected the claim; the game goes on
verdict-ruled-result = the arbiter has decided the result: { $score }
verdict-scheduled = the game goes on: { $resumption }
verdict-sealing-ordered = the next move is to be sealed
verdict-server-was-down = the server was down; no clock ran meanwhile
verdict-server-was-paused = the server was paused; no clock ran meanwhile
verdict-server-was-slow = the server could not save the move at once; no clock ran meanwhile
verdict-time-given = { $player } gets { $time } more
verdict-time-taken = { $player } loses { $time }
verdict-warned = { $player } is warned

## What a clock cannot do
clock-not-running = neither clock is running
clock-other-is-running = it is { $player }’s clock that is running
clock-already-started = the clock was started before
clock-not-paused = the clock is not paused
clock-stopped = the clock was stopped for good
clock-back-in-time = the clock was used at a later moment
clock-below-zero = a time cannot be below zero
clock-untimed = the player has no clock
clock-not-that-period = the clock is in the period of the next move
clock-too-large = the time or the number of moves would become too large

## What somebody notices
word-irregularity-illegal-move = an illegal move
word-irregularity-illegal-position = an illegal position
word-irregularity-displaced-pieces = displaced pieces
word-irregularity-wrong-set-up = a wrong set-up
word-irregularity-turned-board = a turned board
word-irregularity-exchanged-colours = exchanged colours

## Incidents
word-incident-disrepute = somebody brought the game into disrepute
word-incident-assault = somebody attacked the opponent
word-incident-left-venue = somebody left without permission
word-incident-left-without-report = somebody did not tell the arbiter of leaving
word-incident-notes = somebody used notes, advice or another board
word-incident-device = a player’s phone rang, or a player had a device
word-incident-bag-opened = a bag with a device in it was opened without permission
word-incident-search-refused = somebody refused to be searched
word-incident-smoking = somebody smoked where it is not allowed
word-incident-scoresheet-misused = other things than facts of the game were written on the scoresheet
word-incident-scoresheet-hidden = the arbiter could not see the scoresheet
word-incident-other-notation = the moves are not written in algebraic notation
word-incident-distraction = somebody disturbed the opponent
word-incident-refusal = somebody kept refusing to obey the Laws
word-incident-refusal-by-both = both players kept refusing to obey the Laws
word-incident-wrong-hand = the clock was pressed with the other hand, or a finger kept on it
word-incident-clock-mishandled = the clock was hit, picked up or knocked over
word-incident-two-hands = a move was made with both hands
word-incident-pressed-without-move = the clock was pressed without a move
word-incident-clocks-stopped = the clocks were stopped to call the arbiter
word-incident-touch-move = the touch rules were broken
word-incident-displaced = pieces were knocked out of place
word-incident-illegal-move = an illegal move was completed
word-incident-unfinished-promotion = a pawn was left on the last rank
word-incident-both-kings-in-check = both kings are in check
word-incident-wrong-set-up = the pieces were set up wrongly
word-incident-board-turned = the board lies the wrong way
word-incident-colours-reversed = the colours were exchanged
word-incident-clock-defective = the clock is broken
word-incident-clock-set-wrongly = the clock was set wrongly
word-incident-both-flags = both flags are down and nobody knows which fell first
word-incident-flag = a flag has fallen
word-incident-resignation = somebody resigned
word-incident-late = somebody did not come in time
word-incident-wrong-claim = a draw was claimed wrongly
word-incident-agreement = the players want to agree to a draw and need consent
word-incident-quickplay-claim = a draw was claimed in a quickplay finish
word-incident-increment-request = extra time for every move was asked for in a quickplay finish
word-incident-disturbance = something outside disturbed the game
word-incident-interference = somebody else interfered
word-incident-phone-in-the-hall = somebody else used a phone in the hall
word-incident-castling-unannounced = castling in Chess960 was not announced
word-incident-castling-unclear = castling in Chess960 was carried out unclearly
word-incident-offer-at-the-wrong-moment = somebody offered a draw at the wrong moment
word-incident-touched-out-of-turn = somebody touched pieces out of turn
word-incident-clock-place = it is asked where the clock stands
word-incident-unforeseen = something that the Laws do not foresee

## What follows from them
word-effect-warning = a warning
word-effect-time-to-either = more time for one or both players
word-effect-loss = the game is lost, and the opponent wins
word-effect-loss-or-draw = the game is lost, or drawn if the opponent could not mate
word-effect-loss-or-half = the game is lost, with half a point if the opponent could not mate
word-effect-loss-for-half = the game is lost, and the opponent gets half a point
word-effect-loss-as-judged = the game is lost, and the arbiter decides what the opponent gets
word-effect-both-lose = both players lose
word-effect-fewer-points = fewer points for the offender
word-effect-more-points = more points for the opponent
word-effect-fine = a fine that was announced
word-effect-rounds-out = rounds left out
word-effect-expulsion = expulsion from the event
word-effect-sending-out = sending the person out
word-effect-restore = the position is restored and the clocks are set
word-effect-becomes-queen = the pawn becomes a queen
word-effect-stands = it stands, unless both players agree otherwise
word-effect-touch-move = the player moves as the touch rules demand
word-effect-put-back = the player puts the pieces back on their own time
word-effect-new-game = a new game is played
word-effect-turn-board = the position goes to a board that lies right
word-effect-replace-clock = the clock is replaced and set
word-effect-set-clock = the clock is stopped and set right
word-effect-wait-for-move = the arbiter waits for the next move, and it is a draw if nothing has changed
word-effect-play-on = play goes on
word-effect-draw = the game is drawn
word-effect-postpone = the decision is postponed, perhaps with 2 minutes for the opponent
word-effect-reject = the claim is rejected, and the opponent gets 2 minutes
word-effect-increment = 5 seconds more per move for both, and 2 minutes for the opponent
word-effect-opponent-chooses = the opponent alone chooses: put it right, or let it stand; nobody is penalised
word-effect-as-judged = as the arbiter judges
word-effect-time-to-opponent = { $minutes ->
    [0] more time for the opponent
    [one] one minute more for the opponent
   *[other] { $minutes } minutes more for the opponent
}
word-effect-time-from-offender = { $minutes ->
    [0] less time for the offender
    [one] one minute less for the offender
   *[other] { $minutes } minutes less for the offender
}

## Penalties
word-penalty-warning = a warning
word-penalty-time-to-opponent = { $seconds } seconds more for the opponent
word-penalty-time-from-offender = { $seconds } seconds less
word-penalty-loss = loss of the game, { $score } for the opponent
word-penalty-fewer-points = at most { $score } from this game
word-penalty-more-points = at least { $score } from this game for the opponent
word-penalty-fine = a fine of { $amount }
word-penalty-rounds-out = { $rounds } rounds left out
word-penalty-expulsion = expulsion

## Why somebody could still mate, or not
word-proof-helpmate = mate is possible: { $moves }
word-proof-too-few-pieces = mate is impossible: the pieces are too few
word-proof-locked-position = mate is impossible: the position is locked
word-proof-every-position = mate is impossible: none of the { $number } positions that can come about is one

# What happens at a table: `partie replay`, the terminal, and the arbiter's list. The names are those that facts have in JSON.
fact = { $fact ->
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
    [ruled] { $ruling ->
        [play-on] rules that the game goes on
        [result] rules how the game ends
        [postponed] postpones the decision
        [rejected] rejects the claim
       *[increment] gives both players more time a move
    }
    [reported] reports: { $incident }
    [penalised] { $offender ->
        [white] penalises White
        [black] penalises Black
       *[other] gives a penalty
    }
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
        [white] proof about White
       *[black] proof about Black
    }
    [appealed] appeals
    [appeal-decided] { $upheld ->
        [true] upholds the appeal
       *[false] rejects the appeal
    }
    [result-changed] changes the result
    [game-reopened] the game is not over after all
   *[other] { $fact }
}
