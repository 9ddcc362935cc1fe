convert-no-game = there is no such game in the file
convert-other-game = chess goes to PGN and draughts to PDN
convert-unread = { $count ->
    [one] one game
   *[other] { $count } games
} of { $games } could not be read
convert-incomplete = { $count ->
    [one] one game is
   *[other] { $count } games are
} converted without what could not be read
convert-left-as-it-was = { $file } is left as it was: converting it in place would lose what could not be read; write to another file
convert-bad-json = { $file }:{ $line }:{ $column }: { $cut-off ->
    [yes] the JSON ends in the midst of a game
   *[no] this is no JSON
}
convert-bad-game = { $file }, game { $game }: { $error }
convert-bad-move = move { $number }, { $move }: { $error }
convert-scoresheet = Scoresheet
convert-white = White
convert-black = Black
convert-event = Event
convert-round = Round
convert-site = Place
convert-date = Date
convert-result = Result
convert-number = No.
convert-signed-white = signed: White
convert-signed-black = signed: Black
convert-signed-arbiter = signed: arbiter
