check-fault = závada
check-note = poznámka
check-game = partie { $game }
check-summary = { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}{ $files ->
    [one] {""}
    [few] , { $files } soubory
   *[other] , { $files } souborů
}: { $faults ->
    [0] žádná závada
    [one] jedna závada
    [few] { $faults } závady
   *[other] { $faults } závad
}, { $notes ->
    [0] žádná poznámka
    [one] jedna poznámka
    [few] { $notes } poznámky
   *[other] { $notes } poznámek
}
check-empty = soubor { $file } je prázdný
check-no-game = { $file }: není v něm žádná partie
check-not-utf8 = tohle není UTF-8; čte se jako { $encoding }
check-move-number = číslo je { $written }, ale jde o { $is }. tah
check-no-check = tah má znaménko +, ale šach nedává
check-no-mate = tah má znaménko #, ale mat to není
check-setup-without-fen = podle SetUp má být pozice ve značce FEN, ale ta tu není
check-endless = v 64 megabajtech tu žádná partie nekončí; tahle část se přeskakuje
check-in-variation = ve variantě: { $why }
check-after-the-end = tahy po konci partie: { $end } tahem { $at }
check-result-against-board = { $end }, ale výsledek je { $result }
check-results-differ = značka říká { $tag }, ale tahy končí { $end }
check-no-such-result = { $result } není výsledek: partii vyhraje jeden z hráčů, nebo je remíza
check-no-result = tahy končí bez výsledku
check-winner-cannot-mate = vítěz nemohl dát mat žádným sledem přípustných tahů: je to remíza
check-milestone = { $name ->
    [checkmate] mat
    [stalemate] pat
    [dead] pozice je mrtvá
    [repetition] pozice nastala potřetí
    [fifty-moves] padesát tahů každého hráče bez braní a tahu pěšcem
    [fivefold-repetition] pozice nastala popáté
    [seventy-five-moves] sedmdesát pět tahů každého hráče bez braní a tahu pěšcem
    [blocked] všechny figury jsou zablokované
    [no-pieces] nezbyla žádná figura
    [quiet-moves] patnáct tahů každého hráče bez braní a tahu kamenem
    [three-kings] patnáct tahů tří dam proti jedné
    [few-pieces] pět tahů s tak málo figurami
   *[nobody-wins] nikdo nemůže vyhrát
}
check-clock-too-much = hodiny ukazují { $shown }, ale mohou ukazovat nejvýš { $expected }
check-clock-elapsed = hodiny ukazují { $shown }, ale po čase, který tah trval, mají ukazovat { $expected }
check-time-control = časovou kontrolu „{ $text }“ nelze přečíst, proto se hodiny nekontrolují
check-undated = { $games ->
        [one] Jedna partie
        [few] { $games } partie
       *[other] { $games } partií
    } bez data: posuzuje se podle vydání 2009 (jiné zvolí --edition)
