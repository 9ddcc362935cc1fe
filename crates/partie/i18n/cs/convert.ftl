convert-no-game = taková partie v souboru není
convert-other-game = šachy patří do PGN a dáma do PDN
convert-unread = { $games ->
    [one] jedinou partii nelze přečíst
   *[other] z { $games } partií nelze přečíst { $count ->
        [one] jednu
       *[other] { $count }
    }
}
convert-incomplete = { $count ->
    [one] jedna partie je převedena
    [few] { $count } partie jsou převedeny
   *[other] { $count } partií je převedeno
} bez toho, co nelze přečíst
convert-left-as-it-was = soubor { $file } zůstal, jak byl: převodem na místě by se ztratilo, co přečíst nelze; zapište do jiného souboru
convert-bad-json = { $file }:{ $line }:{ $column }: { $cut-off ->
    [yes] JSON končí uprostřed partie
   *[no] tohle není JSON
}
convert-bad-game = { $file }, partie { $game }: { $error }
convert-bad-move = tah { $number }, { $move }: { $error }
convert-scoresheet = Partiář
convert-white = Bílý
convert-black = Černý
convert-event = Soutěž
convert-round = Kolo
convert-site = Místo
convert-date = Datum
convert-result = Výsledek
convert-number = Tah
convert-signed-white = podpis bílého
convert-signed-black = podpis černého
convert-signed-arbiter = podpis rozhodčího
