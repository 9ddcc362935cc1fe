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

## What can be done
word-act-start = start the game
word-act-arrive = arrive
word-act-call-default = call the default
word-act-move = move
word-act-touch = touch a piece
word-act-release = release a piece
word-act-put = put a new piece
word-act-let-go = let go of it
word-act-take-off = take a piece off
word-act-press-clock = press the clock
word-act-stop-clocks = call the arbiter
word-act-offer = offer a draw
word-act-accept = accept
word-act-decline = decline
word-act-claim-repetition = claim a draw by repetition
word-act-claim-fifty-moves = claim a draw by fifty moves
word-act-examine = have the claim examined
word-act-claim-flag = claim that the flag has fallen
word-act-complain = complain
word-act-notice-illegal-move = notice an illegal move
word-act-notice-illegal-position = notice an illegal position
word-act-notice-displaced-pieces = notice displaced pieces
word-act-notice-wrong-set-up = notice a wrong set-up
word-act-notice-turned-board = notice a turned board
word-act-notice-exchanged-colours = notice exchanged colours
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
chess-own-piece = your own piece is there: { $piece }
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
why-game-over = the game is over: { $score }, { $reason }
why-not-for-you = this is not for { $who } to do
why-only-over-the-board = this is done over the board only
why-not-your-turn = { $turn } has the move
why-move-is-made = the move is made and cannot be changed
why-has-started = the game has begun already
why-not-started = the game has not begun
why-two-squares = a move goes from one square to another
why-no-promotion-piece = a man becomes a king and nothing else
why-light-square = draughts are played on the dark squares
why-unreadable = this is no move: { $error }
why-nothing-there = nothing stands on { $square }
why-nothing-in-hand = there is no new piece in hand
why-must-be-restored = the position has to be restored first
why-clock-not-running = the player’s clock does not run
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
why-not-irregular = the rules know no such irregularity
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
why-scores-exceed-the-game = the scores are more than the game is worth
why-no-quickplay-finish = this is no quickplay finish
why-quickplay-not-announced = the event has not announced the rules for quickplay finishes
why-two-minutes-left = there are two minutes or more left
why-flag-is-down = the flag has fallen
why-sheet-incomplete = the scoresheet is not complete
why-claim-needs-answer = a claim is granted, postponed or rejected
why-no-increment-requests = this edition knows no extra time a move
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

## What a player is bound to
bond-move-the = the piece on { $square } must move
bond-capture = the piece on { $square } must be captured
bond-capture-with = the piece on { $square } must be captured by the one on { $with }
bond-castle = the king must castle with the rook on { $square }
bond-move-the-king = castling is not legal, and the king on { $square } must move
bond-promote = the pawn must be promoted on { $square }
bond-promote-to = the pawn must become a { $kind }
bond-play-written = the move written down, { $move }, must be played

## What waits for the arbiter
question-agreement = the arbiter decides whether the players may agree to a draw
question-flag = the arbiter decides whether { $player }’s opponent could still mate
question-resignation = the arbiter decides whether { $player }, who resigns, could still be mated
question-illegal-move = the arbiter decides whether { $player }’s opponent could still mate after an illegal move
question-complaint = the arbiter decides what follows from the complaint
question-help = the arbiter decides when play goes on
question-quickplay = the arbiter decides whether { $player }’s opponent can win by normal means, and tries to
question-adjudication = an arbiter decides the game that { $player } claims as a draw
question-increment = the arbiter decides whether there is extra time a move, as { $player } asks
question-device = the arbiter decides whether { $player }, who loses, could still be mated

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

## Incidents
word-incident-disrepute = somebody brought the game into disrepute
word-incident-assault = somebody attacked the opponent
word-incident-left-venue = somebody left without permission
word-incident-left-without-report = somebody did not tell the arbiter of leaving
word-incident-notes = somebody used notes, advice or another board
word-incident-device = a phone made a sound, or since 2014 a device was there
word-incident-bag-opened = a bag with a device in it was opened without permission
word-incident-search-refused = somebody refused to be searched
word-incident-smoking = somebody smoked where it is not allowed
word-incident-scoresheet-misused = other things than facts of the game were written on the scoresheet
word-incident-scoresheet-hidden = the arbiter could not see the scoresheet
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
word-incident-touched-out-of-turn = somebody touched pieces out of turn
word-incident-clock-place = it is asked where the clock stands
word-incident-unforeseen = something that the Laws do not foresee

## What follows from them
word-effect-warning = a warning
word-effect-time-to-either = time more for one or both players
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
word-effect-put-back = the player puts the pieces back on the own time
word-effect-new-game = a new game is played
word-effect-turn-board = the position goes to a board that lies right
word-effect-replace-clock = the clock is replaced and set
word-effect-set-clock = the clock is stopped and set right
word-effect-wait-for-move = the arbiter waits for the next move, and it is a draw if nothing has changed
word-effect-play-on = play goes on
word-effect-draw = the game is drawn
word-effect-postpone = the decision is postponed, perhaps with 2 minutes for the opponent
word-effect-reject = the claim is rejected, and the opponent gets 2 minutes
word-effect-increment = 5 seconds more a move for both, and 2 minutes for the opponent
word-effect-opponent-chooses = the opponent chooses: put it right, or let it stand
word-effect-as-judged = as the arbiter judges
word-effect-time-to-opponent = { $minutes ->
    [0] time more for the opponent
    [one] one minute more for the opponent
   *[other] { $minutes } minutes more for the opponent
}
word-effect-time-from-offender = { $minutes ->
    [0] time less for the offender
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
