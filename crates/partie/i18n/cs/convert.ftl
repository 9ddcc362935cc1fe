convert-no-game = taková partie v souboru není
convert-other-game = šachy patří do PGN a dáma do PDN
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
