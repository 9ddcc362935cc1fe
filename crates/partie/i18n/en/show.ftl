show-turn = { $turn ->
    [White] White to move
   *[Black] Black to move
}
show-png-to-terminal = a PNG picture does not go to a terminal; name a file with -o
