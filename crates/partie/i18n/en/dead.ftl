dead-nothing-given = give a FEN, or one a line on the standard input
dead-bad-lines = { $count ->
    [one] one line is no position
   *[other] { $count } lines are no positions
}
dead-player = { $player ->
    [white] white
   *[black] black
}: { $verdict ->
    [winnable] winnable
    [unwinnable] unwinnable
   *[unknown] unknown
} ({ $why }; { $time })
dead-dead = dead: { $dead ->
    [yes] yes
    [no] no
   *[unknown] unknown
}
dead-mated = the king is mated
dead-effort = the effort was not enough
dead-material = not enough material
dead-fortress = no man can ever leave its squares, and no mate is possible on them
dead-closed = no mate in any of the { $count } positions that can be reached
dead-roaming = no mate in any of the { $count } placements of the men that matter, wherever the others roam
