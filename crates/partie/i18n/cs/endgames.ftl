endgames-no-home = není domovská složka: uveďte složku pro tabulky
endgames-building = { $pieces ->
    [few] { $pieces } figury
   *[other] { $pieces } figur
}
endgames-there = { $pieces ->
    [few] { $pieces } figury
   *[other] { $pieces } figur
}: { $file } už je hotový
endgames-written = { $pieces ->
    [few] { $pieces } figury
   *[other] { $pieces } figur
}: { $file } zapsán
endgames-missing = { $pieces ->
    [few] pro { $pieces } figury
   *[other] pro { $pieces } figur
} nejsou tabulky; do 5 figur je vytvoří partie endgames build --pieces
endgames-over = jedna strana nemá figury, partie tedy skončila
endgames-drawn = remíza
endgames-won = { $winner ->
    [white] bílý
   *[black] černý
} vyhrál
endgames-wins = { $winner ->
    [white] bílý
   *[black] černý
} vyhraje za { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
endgames-zeroing = další braní nebo tah kamenem: za { $plies ->
    [one] 1 půltah
    [few] { $plies } půltahy
   *[other] { $plies } půltahů
}
