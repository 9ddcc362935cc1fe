endgames-no-home = there is no home directory: name a folder for the tables
endgames-building = { $pieces } pieces
endgames-there = { $pieces } pieces: { $file } is there already
endgames-written = { $pieces } pieces: { $file } written
endgames-missing = there are no tables for { $pieces } pieces; up to 5 can be built with partie endgames build --pieces
endgames-over = a side has no pieces, so the game is over
endgames-drawn = draw
endgames-won = { $winner ->
    [white] White
   *[black] Black
} has won
endgames-wins = { $winner ->
    [white] White
   *[black] Black
} wins in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
endgames-zeroing = next capture or man's move: after { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
