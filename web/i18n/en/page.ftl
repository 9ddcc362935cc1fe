# The page's own texts, in English. What the rules say is in i18n/en/table.ftl at the project's root.

## The frame
skip = Skip to the page
to-home = Partie, home page
go-home = To the home page
other-language = Česky
theme-auto = Colours: as the system
theme-light = Colours: light
theme-dark = Colours: dark
guest = Guest { $number }
deleted-account = Deleted account
nobody = nobody yet
connecting = Connecting…
connection-lost = The connection is lost. Trying again…
no-such-page = There is no such page
dismiss = Dismiss
cancel = Cancel
copy = Copy
copied = Copied

## What a request can fail for
fault-malformed = The server did not understand this page. Please reload it.
fault-too-large = That was too long.
fault-too-slow = That took too long. Try again.
fault-not-found = There is no such thing here, or it is not for you to see.
fault-not-allowed = Your role does not allow this.
fault-too-many = Too many requests. Wait a moment and try again.
fault-too-many-tables = You have too many open tables. Finish some of them first.
fault-log-in-first = Log in first.
fault-wrong-password = The name or the password is wrong.
fault-name-taken = This name is taken. Choose another one.
fault-name-looks-taken = This name looks like one that is taken. Choose another one.
fault-name-mixes-scripts = A name keeps to one script: letters of different alphabets can look the same.
fault-bad-credentials = A name has 2 to 24 letters, digits, - or _; a password has 8 characters or more.
fault-regulations = No game can be played by these regulations.
fault-other-site = The request came from another site.
fault-role-taken = Somebody has taken this seat already.
fault-not-over = The game is not over.
fault-abandoned = This table was closed without a result.
fault-damaged = The record of this table is damaged. It can be looked at up to where it is sound, and play cannot go on here.
fault-going-down = The server is not there just now. Try again in a moment.
fault-storage = The server cannot save anything just now. Nothing was done; try again later.
fault-internal = Something went wrong on the server. It has been written down.
fault-lost-race = Something else happened at the same moment. Look again and try once more.
fault-too-many-wait = Too many attempts. Try again in { $time }.
fault-wait = { $why } Try again in { $time }.
wait-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Home
home-title = Play a game
home-subtitle = Chess, Chess960 and Czech draughts by the whole of the Laws.
new-table = New table
game = Game
game-chess = Chess
game-chess960 = Chess960
game-chess960-number = Chess960, position { $number }
game-czech-draughts = Czech draughts
time-control = Time
time-none = No clock
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-each-move = { $time } per move
time-other = Other…
time-hint = Minutes for the game and seconds for each move.
time-typed = Time control in your own words
time-examples = For example 90+30, 40/120 then 60, G/60 d5, 3 days/move
time-unread = This is not a time control. Try 90+30 or 40/120, 60.
pace-standard = standard
pace-rapid = rapid
pace-blitz = blitz
pace-untimed = no clock
opponent = Opponent
opponent-friend = A friend, by link
opponent-anybody = Anybody
opponent-myself = Both on this screen
colour = Your colour
colour-any = Random
colour-white = White
colour-black = Black
more-regulations = Options
laws = Laws
edition-fide-2009 = FIDE Laws of 2009
edition-fide-2014 = FIDE Laws of 2014
edition-fide-2018 = FIDE Laws of 2018
edition-fide-2023 = FIDE Laws of 2023
edition-czech-draughts = Rules of the Czech Draughts Union
conduct = Conduct
conduct-assisted = Assisted
conduct-over-the-board = Over the board
conduct-assisted-hint = Illegal moves are refused, and the clock is pressed with the move.
conduct-over-the-board-hint = As at a real board: nobody tells you what is legal, and you press the clock yourself.
letters = Language of written and sealed moves
letters-free = As each player writes
private = Private: only those with a link see it
open-table = Open the table
seek = Look for an opponent
waiting = Waiting for an opponent
waiting-why = Your offer is in the list for everybody. The game begins as soon as somebody takes it.
withdraw = Withdraw
open-seeks = Waiting for an opponent
no-seeks = Nobody is waiting just now.
no-other-seeks = Nobody else is waiting just now.
watch = Tables to watch
nothing-to-watch = No public game is under way.
under-way = Your games under way
my-games = My games
take = Play
seeks-any = any colour
seeks-white = wants White
seeks-black = wants Black
seeks-special = special regulations
more-seeks = and { $count } more
no-result = no result
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
invitations = Invitations
invitations-waiting = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}
invitation-came = You are invited to a game. The home page lists your invitations.
invited-against = You are invited to play { $role ->
    [white] White
   *[black] Black
} against { $opponent }.
invited-to-play = You are invited to play { $role ->
    [white] White
   *[black] Black
}.
invited-otherwise = { $role ->
    [arbiter] You are invited to be the arbiter.
    [white-assistant] You are invited to be White’s assistant.
    [black-assistant] You are invited to be Black’s assistant.
   *[spectator] You are invited to watch.
}

## The board
board-label = Board
board-help = Arrows go from square to square, Enter chooses, Escape lets go. Typing begins a move in the field below.
earlier-position = You are looking at an earlier position.
back-to-game = Back to the game
square-empty = empty
square-jumped = jumped
square-target = may go here
square-last = last move
piece-white-pawn = white pawn
piece-white-knight = white knight
piece-white-bishop = white bishop
piece-white-rook = white rook
piece-white-queen = white queen
piece-white-king = white king
piece-white-man = white man
piece-black-pawn = black pawn
piece-black-knight = black knight
piece-black-bishop = black bishop
piece-black-rook = black rook
piece-black-queen = black queen
piece-black-king = black king
piece-black-man = black man
piece-white-dame = white king
piece-black-dame = black king
promotion-label = The pawn becomes
say-takes = takes
say-becomes = becomes a { $piece }
say-check = check
say-mate = checkmate
say-castles-short = castles short
say-castles-long = castles long

## The table
table-title = Table
opening = Opening…
no-such-table = There is no such table
damaged-record = A part of this table’s record is damaged (from entry { $entry } on).
damaged-record-how = You see the game as it was before that. It cannot be continued; please tell whoever runs this server.
record-damaged = Damaged
no-such-table-why = Perhaps it is private, or the link was not copied in full.
you = you
plays-white = White
plays-black = Black
player-there = is here
player-away = is not connected
ahead = ahead by { $points }
clock-label = Clock of { $player }
flag-down = the flag has fallen
scoresheet = Scoresheet
no-moves-yet = No move has been made yet.
sheet-hidden = Over the board each player keeps the score; it is shown when the game is over.
your-move = Your move
their-move = The opponent has the move
premove-ready = Your next move is ready.
awaits-player = Waiting for the opponent. Then the game can begin.
opponent-away = the opponent is not connected
to-move-white = White has the move
to-move-black = Black has the move
watching = You are watching
being-sent = Being sent…
acts = What you can do
act-press-clock = Press the clock
act-offer = Offer a draw
act-accept = Accept
act-decline = Decline
act-claim-repetition = Claim repetition
act-claim-fifty-moves = Claim fifty moves
act-claim-flag = Claim the flag
act-complain = Complain
act-examine = Have it examined
act-stop-clocks = Call the arbiter
act-resign = Resign
offer-with-move = A draw will be offered with your next move.
offer-yours = You have offered a draw.
offer-by-white = White offers a draw.
offer-by-black = Black offers a draw.
claim-how-repetition = Claim a draw because the position appears for the third time: now, or after a move that you show on the board or type. It will not be played.
claim-how-fifty-moves = Claim a draw because of fifty moves without a capture or a pawn move: now, or with a move that you show on the board or type. It will not be played.
resign-really = Do you really want to resign?
call-arbiter-why = Both clocks stop until the arbiter has decided.
note = What is it about?
type-move = Type a move
type-move-chess = Type a move: Nf3, e4…
type-move-draughts = Type a move: c3-d4, 22-18…
play-typed = Play
typed-unread = Not a legal move, or ambiguous.
allowed = Allowed: { $moves }
flip = Turn the board
numbers = Numbers
figurines = Figurines
sound = Sound
arbiter = Arbiter
invite = Invite a player
invite-how = Send this link. The first person to open it takes the seat.
make-link = { $role ->
    [white] Make a link for White
   *[black] Make a link for Black
}
call-off = Call off the game
invite-an-arbiter = Invite an arbiter
invite-white = Link for White
invite-black = Link for Black
invite-arbiter = Link for the arbiter
invite-white-assistant = Link for White’s assistant
invite-black-assistant = Link for Black’s assistant
invite-spectator = Link to watch
invite-by-name = Or invite an account by name
invite-role = Role
invite-send = Invite
invite-unknown = No account has this name.
invite-unanswered = { $name } is invited to { $role ->
    [white] play White
    [black] play Black
    [arbiter] be the arbiter
    [white-assistant] be White’s assistant
    [black-assistant] be Black’s assistant
   *[spectator] watch
} and has not answered yet.
move-seat = Continue on another device
move-seat-how = You get a link that works once. Open it on the other device to go on playing there; this page will only watch. Your clock keeps running.
move-seat-now = Get the link
moved-seat-how = Open this link on the other device. The first person to open it takes the seat, so keep it to yourself.
stay-here = Keep playing here
free-seat = Free the seat
free-seat-of = { $role ->
    [white] Free the seat of White
   *[black] Free the seat of Black
}
free-seat-how = The player loses the seat. You get a link for the person who takes it. Clocks keep running unless you stop them.
free-seat-reason = Reason
freed-seat = { $role ->
    [white] White’s seat is free
   *[black] Black’s seat is free
}
lost-seat = Your seat was freed. To play on, open its new link.
freed-seat-how = Send this link to the player who takes the seat. It works once.
lag = Network delay
lag-limit = Up to { NUMBER($limit, maximumFractionDigits: 2) } s of network delay per move is not counted.
lag-quota = It comes from an allowance: { NUMBER($first, maximumFractionDigits: 2) } s at the start, { NUMBER($gain, maximumFractionDigits: 2) } s more with each move, at most { NUMBER($most, maximumFractionDigits: 2) } s.
result = Result
outcome-white-wins = White wins
outcome-black-wins = Black wins
outcome-draw = Draw
outcome-black-loses = Black loses, White gets half a point
outcome-white-loses = White loses, Black gets half a point
outcome-both-lose = Both players lose
outcome-unplayed = { $verdict } (not played)
outcome-over = The game is over
rematch = Play again
rematch-offered = You have asked for another game.
rematch-accept = Accept another game
review = Review
download = Download

## Review
no-review = There is no game to review
no-review-why = Either there is no such table, or the game is not over.
unnoticed = Nobody noticed
unnoticed-mark = (breach)
review-start = The beginning
review-help = Arrows go from square to square. Outside the board, arrow keys, Home and End go through the game.
steps = Go through the game
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = To the end
spent = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
chart-label = Time left after each move, up to { $most }
chart-most = up to { $most }
share = Copy the link
download-pgn = Download PGN
proof = Proof of the record
proof-how = Whoever has the same proof has the same record. The downloaded file carries it as the tag Proof, and the command partie verify compares it with the server’s log.
download-pdn = Download PDN
board-picture = Picture of the board

## The account
account = Your account
account-why = You can play as a guest at once. With an account you keep your name and your games on every computer.
account-mode = What do you want to do?
log-in = Log in
register = Register
name = Name
name-hint = 2 to 24 letters, digits, - or _
password = Password
password-hint = At least 8 characters
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-everywhere-hint = Ends every session on every computer and revokes all tokens.
sessions = Where you are logged in
session-unknown = Unknown browser
session-dates = since { $begun } · last used { $used }
session-current = this browser
session-end = End
change-password = Change the password
change-password-hint = Every other browser is logged out. Tokens stay.
old-password = Current password
new-password = New password
password-wrong = The password is wrong.
password-changed = The password is changed. Every other browser has been logged out.
delete-account = Delete the account
delete-account-why = This cannot be undone. Your games stay, without your name, and nobody else can take the name. Games under way go on without you. All sessions and tokens end.
delete-name = Type your name to confirm
delete-other-name = This is not the name of the account.
delete-account-now = Delete it for good
account-deleted = The account is deleted. You are a guest again.
token-lasts = It expires after
token-for-ever = never
token-expires = until { $date }
tokens = Tokens for programs
tokens-why = A program with a token can do in your name what the token allows.
token-name = What is it for?
token-allows = It allows
token-make = Make a token
token-secret = The new token
token-once = It is shown only now. Keep it safe.
revoke = Revoke
scope-read = to see what you see
scope-play = to play
scope-arbitrate = to act as arbiter
scope-organise = to open tables

## Every act
more-acts = More…
all-acts = Everything you can do
find-act = Find an act, an incident or a word for it
no-act-found = Nothing by that name. Try another word.
closed-acts = { $count ->
    [one] Not possible now: 1, with the reason
   *[other] Not possible now: { $count }, with the reasons
}
act-as = As
acting-as = You are doing this as { $role }.
act-done = Done.
close = Close
back = Back
optional-field = { $label } (optional)
form-incomplete = Something is missing or cannot be read.

field-absent = Who is not there
field-move = Move
field-offer = Offer a draw with it
field-squares = Squares, in the order in which they are touched
field-manner = How
field-colour = Whose piece it is, if not your own
field-path = The piece’s way, square by square
field-kind = Piece
field-square = Square
field-note = Reason
field-stop-clocks-note = What is it about?
field-report-note = What happened
field-resume-note = Remark
field-intended = The move you write down and do not play
field-ply = Which move, counting those of both players from 1
field-changes = What stands where now
field-to = How many moves are kept, counting those of both players
field-add-time-to = To whom
field-exchange = With colours exchanged
field-article = Article
field-right_of = On whose right the clock stands
field-player = Player
field-white_ms = White’s clock
field-black_ms = Black’s clock
field-entry = What you write
field-line = Line to correct, counting the moves of both players from 1
field-moves = How many moves were made
field-admit-assistant-moves = May make the moves on the board
field-white = White gets
field-black = Black gets
field-commitment = The move to seal, as you write it
field-resumption = When and where the game goes on
field-written = What stands in the envelope
field-secret = The secret kept with it
field-language = Language of the letters for the pieces
field-words = What is announced
field-of = Whose
field-order_unknown = Both flags are down, and nobody knows which fell first
field-ms = How much
field-set-time-ms = The clock shows
field-completed = Moves completed
field-ruling = Decision
field-incident = What happened
field-penalise-incident = Number of the reported incident
field-who = Who did it
field-witness = Who saw it
field-offender = Who is penalised
field-penalties = Penalties
field-ground = Why it is a draw
field-against = Decision under which article

expected-square = A square is needed, such as e4.
expected-squares = Squares are needed, such as e1 h1.
expected-move = A move is needed, such as Nf3 or g1-f3.
expected-path = At least two squares are needed, such as e2-e5.
expected-piece = Choose a piece.
expected-colour = Choose White or Black.
expected-colours = Choose White, Black or both.
expected-duration = A time is needed, such as +2:00 or -0:30.
expected-clock-time = A time is needed, such as 45:00 or 1:30:00.
expected-lag = A time is needed.
expected-number = A whole number is needed.
expected-article = An article is needed, such as FIDE 13.4.
expected-note = Say why.
expected-written = Something has to be written here.
expected-score = Choose what the player gets.
expected-ruling = Choose a decision, and with a result what both players get.
expected-penalties = Choose at least one penalty, and complete those that you have chosen.
expected-incident = Choose what happened.
expected-person = Choose somebody.
expected-ground = Choose a reason.
expected-manner = Choose how.
expected-flag = Choose.
expected-changes = Say for at least one square what stands on it.
expected-commitment = Write the move.
expected-secret = The secret is needed. It was shown when the move was sealed.
expected-language = Choose a language.

duration-hint = Minutes and seconds, with a minus to take time away: +2:00, -0:30
clock-time-hint = Minutes and seconds, or hours too: 45:00, 1:30:00
clock-now-after = Now { $now }, then { $after }
article-example = FIDE 13.4
seal-secret = This browser keeps the secret that opens the envelope. Write it down as well:
changes-piece = Piece
changes-square = Square
changes-put = Put it there
changes-nothing = nothing (the square is empty)
changes-remove = Leave { $square } as it is

ruling-play-on = Play goes on
ruling-result = The game is over
ruling-postponed = Decided later
ruling-rejected = The claim is rejected
ruling-increment = 5 seconds more per move for both
ruling-more-time = The opponent gets 2 minutes
penalty-warning = Warning
penalty-time-to-opponent = More time for the opponent
penalty-time-from-offender = Less time for the offender
penalty-loss = Loss of the game
penalty-fewer-points = Fewer points for the offender
penalty-more-points = More points for the opponent
penalty-fine = Fine
penalty-rounds-out = Rounds left out
penalty-expulsion = Expulsion
ground-cannot-win = the opponent cannot win by normal means
ground-no-effort = the opponent makes no effort to win by normal means
manner-deliberate = on purpose
manner-together = on purpose, all at once
manner-unclear = perhaps by accident
manner-accidental = by accident
manner-adjusting = to adjust, after saying so
manner-feeling = to feel, on a special board

envelope = The envelope
envelope-position = Position
envelope-used = Time used, White – Black
envelope-sealed-by = Sealed by
envelope-number = Move number
envelope-offer = Draw offered by
envelope-resumption = To be continued
submitted = Sent to an arbiter
submitted-position = Final position
submitted-sheet = Scoresheet
submitted-confirmed = Confirmed by the opponent
submitted-yes = Yes
submitted-not-yet = Not yet

## Hands over the board
i-adjust = I adjust
says-adjust = “I adjust”
it-slipped = It slipped
take-off = Take it off
box = Spare pieces
put-piece = Put a { $piece } on { $square }
wood-help = Arrows go over the board. Enter touches a piece, Enter on another square lets it go there. Delete takes a piece off, A says “I adjust”, T on two pieces touches both together, P and then Q, R, B or N puts a piece, Space presses the clock.
square-touched = in the hand
hand-touches = { $player } touches { $squares }
give-back = Give back: { $piece }
take-from-box = Take a { $piece } from the box
form-failed = The server could not read this. Check what you have filled in.

## Claims
claim-something = Claim…
claims = What do you claim?
claim-finally = Claim; it cannot be taken back
claims-notice-illegal-move = An illegal move
claims-complain = Touch-move was broken
claims-complain-draughts = Another irregularity at the board
claims-claim-flag = The flag has fallen
claims-claim-repetition = Third occurrence of the position
claims-claim-fifty-moves = Fifty moves
claims-claim-quickplay = No winning by normal means
claims-stop-clocks = Something else
claim-when-notice-illegal-move = At any time in the game: the position before it comes back.
claim-when-notice-illegal-move-soon = Only until you make your next move.
claim-when-notice-illegal-move-draughts = Your opponent’s last move was not allowed, and you want it put right.
claim-when-complain = Until you touch a piece yourself.
claim-when-complain-draughts = Your opponent has broken a rule at the board, and you want it put right.
claim-when-claim-flag = Your opponent’s flag is down.
claim-when-claim-repetition = On your move, before you touch a piece. If your own next move brings the position about, write it down instead of playing it.
claim-when-claim-fifty-moves = On your move, before you touch a piece, after fifty moves of each player without a capture or a pawn move. If your own next move completes them, write it down instead of playing it.
claim-when-claim-quickplay = On your move, with less than two minutes left.
claim-when-stop-clocks = Both clocks stop, and the arbiter is called.
claim-gives = If you are wrong, your opponent gets { $time } more.
claim-free = If you are wrong, it costs nothing.
claim-counted = If you are wrong, it costs nothing, but it is counted: claiming again and again disturbs the opponent.
claim-penalised = Without a good reason you may be penalised.
intended-squares = The move that you write down and do not play, from square to square
expected-move-squares = Enter two squares, such as g1-f3.

## What waits for an answer
claimed-repetition = { $player } claims a draw: the position occurs for the third time.
claimed-fifty-moves = { $player } claims a draw: fifty moves without a capture or a pawn move.
claimed-with = Intended move: { $move }.
waiting-for-arbiter = Waiting for the arbiter
no-arbiter-here = No arbiter is at this table. Settle it with your opponent, or invite an arbiter by link.
waiting-for-opponent = Waiting for the opponent’s answer
own-side-of-it = My side of it…
appeal = Appeal…
clock-then = then

## One tablet between two
that-was-me = That was me
taken-off = { $count ->
    [0] Nothing taken off
    [one] { $count } piece taken off
   *[other] { $count } pieces taken off
}
full-screen = Full screen
leave-table = Leave the table
stay-at-table = Stay
leaving-waits = You want to leave. Your opponent has to agree.
leaving-back = Leave the table? Press Back again, or choose. The clocks keep running.
facing = Pieces face their player
touch-second = Touch together: { $square } and the piece that you press T on next
leaving-asked = Your opponent wants to leave the table. The clocks keep running.

## What has fallen, and what is put right
fallen-how = Move the pieces to where they stand now, or drag them off the board.
fallen-so = That is how they stand
fallen-now = Pieces have fallen.
put-back = Put them back
put-right = Put the opponent’s error right
let-stand = Let the error stand
hand-adjusts = { $player } adjusts { $squares }
hand-brushes = { $player } brushes { $squares }
hand-lets-go = { $piece } from { $from } to { $to }
hand-takes-off = { $piece } taken off { $square }
hand-puts = { $piece } put on { $square }
clock-pressed = { $player } has pressed the clock

## Words of draughts
word-dame = king
word-act-touch-draughts = touch a piece
word-act-release-draughts = release a piece
word-act-put-draughts = put a new piece
word-act-let-go-draughts = let go of it
word-act-take-off-draughts = take a piece off
word-act-displace-draughts = displace pieces
word-act-put-back-draughts = put pieces back
word-act-notice-displaced-pieces-draughts = point out displaced pieces
field-path-draughts = The piece’s way, square by square
field-kind-draughts = Piece
expected-piece-draughts = Choose a piece.
changes-piece-draughts = Piece
wood-help-draughts = Arrows go over the board. Enter touches a piece, Enter on another square lets it go there. Delete takes a piece off, A says “I adjust”, Space presses the clock.
fallen-how-draughts = Move the pieces to where they stand now, or drag them off the board.
fallen-now-draughts = Pieces have moved out of place.
why-nothing-in-hand-draughts = there is no new piece in hand
why-complaint-too-late-draughts = the player has touched a piece since
why-nothing-displaced-draughts = no piece is out of place
bond-move-the-draughts = the piece on { $square } must move
bond-capture-draughts = the piece on { $square } must be captured
bond-capture-with-draughts = the piece on { $square } must be captured by the one on { $with }

# The arbiter's chair
chair = The arbiter’s chair
chair-tools = What you can do
said-by = { $who }: “{ $words }”
waits-since = { $who } has been waiting for { $time }.
flag-is-down-white = White’s flag is down.
flag-is-down-black = Black’s flag is down.
breach-stands = An article was broken, and nobody has complained yet:
incident = What has happened
incident-who = Who did it
reason = Reason
laws-prescribe = The Laws prescribe
you-may = You may
no-advice = The Laws leave this to you.
carry-out = Carry out
fill-in = Fill in…
tool-clocks = Clocks
tool-position = Put back a position…
put-this-back = Put back the position after { $ply } moves…
tool-penalty = Penalty…
tool-result = Ruling…
tool-report = Record an incident…
tool-appeal = Decide the appeal…
clock-now = Now
clock-change = Change
clock-after = After
clock-change-of = Time given to { $player }, or taken with a minus sign
by-article = By article
set-clocks = Set the clocks
everything = Everything at this table
download-log = Download the log
somebody-waits = Somebody waits for you
on-record = On record
count-illegal-moves = { $count ->
    [one] one illegal move
   *[other] { $count } illegal moves
}
count-offers = { $count ->
    [one] one draw offer
   *[other] { $count } draw offers
}
count-failed-claims = { $count ->
    [one] one wrong claim
   *[other] { $count } wrong claims
}
count-wrong-notices = { $count ->
    [one] pointed once to what was not there
   *[other] pointed { $count } times to what was not there
}
appeal-waits = { $who } appeals: { $note }
clock-runs-white = White’s clock runs
clock-runs-black = Black’s clock runs
flag-would-fall = This makes the flag fall.
arbiter-called = { $who } calls the arbiter
sign-sheet = Sign the scoresheet…

# A group of tables
groups = Many tables at once
groups-what = One list for the arbiter of many games, with a card for every seat, or one player against many.
group-new = Arbitrate many tables
group-title = Name
group-title-example = Club evening
group-kind = Who plays
group-kind-pairs = Pairs
group-kind-simultaneous = One against all
group-exhibitor-colour = Colour of the one who plays all
group-colours-alternate = In turn
group-organiser-plays = I play at all of these tables myself
group-arbitrates = I arbitrate these tables myself
group-arbitrate-myself = Arbitrate myself
group-watching = Who may watch
group-private = Private: only those with a role or a link see it
group-delay = Spectators’ delay in seconds
group-delay-hint = Spectators see everything later by this much, and only in the hall.
group-open = Open the tables
group-pairs = Pairs, one to a line
group-pairs-example =
    1 Nováková – Dvořák
    2 Horák – Svoboda
group-pairs-hint = A number, White and Black. Names are separated by a dash, a tab or a semicolon; numbers may be left out.
group-opponents = Opponents, one to a line
group-opponents-example =
    Nováková
    Dvořák
group-opponents-hint = One name to a line; a number before it is that of the table.
group-file = Or take a text file:
group-preview = What was read
group-lines-read = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
group-lines-wrong = { $count ->
    [one] { $count } line cannot be read
   *[other] { $count } lines cannot be read
}
group-too-many-lines = At most { $most } tables at once.
group-line-wrong = Line { $line }: { $why }
group-bad-two-names = two names are needed, with a dash between them.
group-bad-name = a name is needed.
group-bad-number = a table has a number from 1 to 9999.
group-bad-number-twice = this number is there twice.
group-bad-number-there = the round has a table with this number already.
group-bad-pair-twice = this pair is there twice.
group-bad-long-name = a name has at most 80 characters.
group-bad-one-dash = one dash between the names is enough.
group-bad-quotes = the quotation marks do not fit.
group-bad-control = a name has no control characters.
group-as-last = As last time:
group-same-time = same time
group-other-regulations = Choose others
group-add = Add tables
group-add-now = Open these tables
group-tables-added = The tables are open.
group-which-round = Round
group-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
group-in-play = { $count } in play
group-is-private = private
group-cards = Cards
group-print = Print
group-against = against { $opponent }
group-seat-taken = This seat is taken.
group-hall = Hall
group-hall-open = As a hall’s screen
group-live = live
group-delayed = { $time } later
group-pages = Pages
group-page-before = Previous page
group-page-after = Next page
group-pause = Pause
group-turn = Turn pages
group-results = Results ({ $count })
group-over-of = { $over } of { $all } over
group-result-playing = in play
group-result-waiting = not begun
group-csv = Results (CSV)
group-pgn = Games (PGN)
group-round = Round { $round }
group-round-label = Round
group-all-rounds = All rounds
group-table = Table
group-table-number = Table { $number }
group-filter = Which tables
group-filter-needs-me = ! { $count } need me
group-filter-playing = ▸ { $count } in play
group-filter-not-begun = ○ { $count } not begun
group-filter-over = ● { $count } over
group-filter-all = All { $count }
group-search = Name or number
group-section-urgent = Waiting for you
group-section-seen = To be seen to
group-section-low = Under five minutes
group-section-rest = Other tables
group-section-over = Over
group-none-found = No table is like that now.
group-no-tables = There are no tables yet.
group-new-ones = { $count } new
group-stopped = Clocks stopped
group-stopped-by = Clocks stopped by { $who }
group-claimed = Draw claimed
group-claimed-by = Draw claimed by { $who }
group-by-white = White
group-by-black = Black
group-by-white-assistant = White’s assistant
group-by-black-assistant = Black’s assistant
group-by-arbiter = the arbiter
group-by-spectator = a spectator
group-claim-repetition = Third occurrence of the position.
group-claim-fifty-moves = Fifty moves without a capture or a pawn’s move.
group-words = “{ $words }”
group-state-irregularity = Irregular on the board
group-state-low = short of time
group-state-playing = in play
group-state-stopped = clocks stopped
group-state-adjourned = adjourned
group-state-waiting = not begun
group-unsigned = not signed
group-runs = runs
group-offences = { $count ->
    [one] { $count } offence
   *[other] { $count } offences
}
group-called-call = Table { $number }: somebody waits for you.
group-called-hurry = Table { $number }: a flag is down.
group-strip = The group
group-back = Back to the list:
group-next-need = Next that needs me ({ $count })
group-only-this = Only this table needs you
group-nobody-waits = Nobody waits
group-board-before = Previous board
group-board-after = Following board
group-next-board = Next board ({ $count })
group-boards-left = { $count ->
    [one] { $count } board left
   *[other] { $count } boards left
}
group-score = Score { $own } : { $others }
group-goes-on = Go on after a move
group-your-boards = Your boards
group-people = People ({ $count })
group-no-holders = Nobody has a role yet.
group-role = Role
group-role-organiser = organiser
group-role-arbiter = arbiter
group-role-deputy = deputy arbiter
group-role-exhibitor = plays at every table
group-from = From table
group-to = To table
group-for-whom = For whom
group-make-link = Make a link
group-sector-hint = Without numbers the role is for all tables, future ones too.
group-sector-wrong = From a table to the same or a later one.
group-sector = tables { $from } to { $to }
group-all-tables = all tables
group-qr-of = QR code: { $label }
group-since = since { $time }
group-revoke = Revoke
group-revoke-of = Revoke: { $of }
group-revoke-really = Really? The role ends at once.
group-revoked = Your role in this group was revoked.
no-such-group = There is no such group of tables
no-such-group-why = It is private, or the address is wrong.
new-link-for = { $role ->
    [white] New link for White…
   *[black] New link for Black…
}
new-link-reason = another device
group-state-report = Something was reported
reported-by = { $who } reports:
noted = Noted
noted-note = noted
carry-out-sure = Carry out: are you sure?
tool-stop-clocks = Stop the clocks
