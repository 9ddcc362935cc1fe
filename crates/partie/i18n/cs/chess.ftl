# Why a text is not a move.
chess-text-expected = { $expected ->
    [move] čeká se figura, pole nebo rošáda
    [file] čeká se sloupec a až h
    [rank] čeká se řada 1 až 8
    [castling] rošáda je 0-0 nebo 0-0-0
    [promotion] čeká se, v co se pěšec mění: v dámu, věž, střelce nebo jezdce
    [lower-case] sloupce se píší malými písmeny, velká znamenají figury
    [word] čeká se slovo hlášení tahu
    [castling-side] u rošády se hlásí strana
   *[end] nic dalšího se tu nečeká
}
chess-text-foreign-letter = { $letter } v těchto písmenech není figura ({ $letters })
chess-text-null-move = prázdný tah není tah: hráči se v tazích střídají
chess-text-ambiguous = hodí se víc přípustných tahů: { $moves }
chess-text-no-such-piece = taková figura, která by táhla, na šachovnici není

# What is wrong with a FEN.
chess-fen = FEN nelze přečíst, sloupec { $column }: { $problem }
chess-fen-missing = text končí příliš brzy
chess-fen-surplus = nic dalšího se tu nečeká
chess-fen-spacing = části se oddělují vždy jednou mezerou
chess-fen-not-a-piece = čeká se figura (KQRBNP nebo kqrbnp), číslice 1 až 8 nebo /, ne '{ $found }'
chess-fen-rank-too-long = { $rank }. řada má víc než osm polí
chess-fen-rank-too-short = { $rank }. řada má méně než osm polí
chess-fen-digits-together = sousední prázdná pole se počítají jednou číslicí
chess-fen-wrong-number-of-ranks = šachovnice má osm řad oddělených /
chess-fen-not-a-turn = na tahu je w nebo b
chess-fen-not-a-castling-right = práva na rošádu jsou -, nebo písmena z KQkq či ze sloupců věží, ne '{ $found }'
chess-fen-castling-twice = '{ $found }' je druhé právo na rošádu na téže straně téhož krále
chess-fen-castling-order = práva na rošádu mají pořadí KQkq, nebo jsou všechna písmeny sloupců věží
chess-fen-no-such-castling = '{ $found }' potřebuje tu věž i krále, ne v rohu, na jejich první řadě
chess-fen-not-a-square = pole pro braní mimochodem je -, nebo pole jako e3
chess-fen-nothing-passed = přes { $square } žádný pěšec právě přejít nemohl
chess-fen-not-a-number = čeká se celé číslo od { $least } do 65535
chess-fen-kings = { $colour ->
    [White] bílý
   *[Black] černý
} nemá jednoho krále, ale { $count }
chess-fen-too-many-pieces = { $colour ->
    [White] bílý
   *[Black] černý
} má { $count } figur, víc než 16
chess-fen-too-many-pawns = { $colour ->
    [White] bílý
   *[Black] černý
} má { $count } pěšců, víc než osm
chess-fen-pawn-on-edge = pěšec na { $square }: na první a poslední řadě pěšec stát nemůže
chess-fen-opponent-in-check = { $colour ->
    [White] bílý
   *[Black] černý
} je v šachu, ale není na tahu
chess-fen-other = taková pozice není možná

# What is wrong with a PGN file.
chess-pgn-expected = { $what ->
    [tag-name] jméno značky
    [tag-value] hodnota značky v uvozovkách
    [closing-quote] uvozovka za hodnotou značky
    [closing-bracket] ] za hodnotou značky
   *[movetext] tah, komentář, varianta nebo výsledek
}
chess-pgn-unexpected = { $found } sem nepatří; má tu být { $expected }
chess-pgn-line-ends = má tu být { $expected }, ale řádek končí
chess-pgn-ends-early = má tu být { $expected }, ale soubor končí
chess-pgn-tag-twice = značka { $name } je tu dvakrát; platí první
chess-pgn-unclosed-comment = komentář není uzavřen znakem {"}"}
chess-pgn-unclosed-variation = varianta není uzavřena závorkou )
chess-pgn-no-variation = není otevřena varianta, kterou by ) uzavřela
chess-pgn-nothing-to-vary = variantě musí předcházet tah, který nahrazuje
chess-pgn-too-deep = varianty jsou vnořeny hlouběji než { $depth }
chess-pgn-not-a-nag = po $ se čeká číslo od 0 do 255
chess-pgn-fen = taková pozice není možná: { $problem }
chess-pgn-variant = pravidla hry „{ $name }“ tu neznáme, jen šachy a Chess960
