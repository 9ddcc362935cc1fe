# Co se u partie děje. Jména jsou ta, která mají události v JSON; proč něco nelze, říkají věty ze společného souboru
# i18n/cs/table.ftl.
table-fact = { $fact ->
    [opened] hráči zasedají k partii
    [started] { $absent ->
        [white] partie začíná bez bílého
        [black] partie začíná bez černého
       *[nobody] partie začíná
    }
    [arrived] přichází
    [touched] { $manner ->
        [adjusting] rovná { $squares }
        [accidental] náhodou zavadil o { $squares }
       *[deliberate] dotýká se { $squares }
    }
    [released] pouští { $path }
    [put] staví na { $square } { $kind }
    [let-go] pouští ji
    [taken-off] odebírá { $square }
    [crowned] korunuje dámu na { $square }
    [made] { $move }
    [made-illegally] nepřípustný tah zůstává stát
    [breached] porušení pravidel
    [complained] stěžuje si
    [noticed] upozorňuje na { $what }
    [notice-rejected] upozorňuje na { $what }, ale mýlí se
    [displaced] posouvá figury
    [both-hands-used] táhne oběma rukama
    [went-on] pokračuje, ačkoli tah je proveden
    [castling-declared] ohlašuje rošádu
    [let-stand] nechává to být
    [restoring-proposed] navrhuje vrátit se k pozici po { $to } tazích obou hráčů
    [cancelled] { $exchange ->
        [true] začíná nová partie s prohozenými barvami
       *[false] začíná nová partie
    }
    [clock-placed] { $right_of ->
        [white] hodiny stojí po pravici bílého
       *[black] hodiny stojí po pravici černého
    }
    [admitted] { $player ->
        [white] dovoluje bílému hrát
       *[black] dovoluje černému hrát
    }
    [restored] obnovuje se pozice po { $to } tazích obou hráčů
    [pressed] mačká hodiny
    [stopped] hodiny stojí
    [resumed] hra pokračuje
    [time-added] { $to ->
        [white] bílý
       *[black] černý
    } { $less ->
        [true] ztrácí
       *[false] dostává
    } { $time }
    [time-set] { $of ->
        [white] hodiny bílého jsou nastaveny na
       *[black] hodiny černého jsou nastaveny na
    } { $time }
    [recorded] { $entry ->
        [all] má tahy zapsány
       *[other] píše { $entry }
    }
    [sheet-borrowed] půjčuje si soupeřův partiář
    [sheet-returned] vrací partiář
    [noted] zaznamenává pozici a časy
    [count-lost] zjišťuje, že počet tahů nikdo nezná
    [signed] podepisuje { $white }-{ $black }
    [sealing-ordered] nařizuje tah do obálky
    [sealed] dává tah do obálky
    [adjourned] partie je přerušena
    [scheduled] partie pokračuje: { $resumption }
    [continued] přerušená partie pokračuje
    [envelope-opened] otevírá obálku: { $written }
    [envelope-lost] obálka se ztratila
    [announced] hlásí „{ $words }“
    [repeated] opakuje „{ $words }“
    [two-boards-asked] žádá o dvě šachovnice
    [followed] provádí tah na druhé desce
    [told] dozvídá se počet tahů, { $moves }, a časy
    [touch-reported] hlásí dotek { $square }
    [board-corrected] { $of ->
        [white] deska bílého je opravena
       *[black] deska černého je opravena
    }
    [offered] { $proper ->
        [true] nabízí remízu
       *[false] nabízí remízu v nesprávnou chvíli
    }
    [declined] { $by_touch ->
        [true] odmítá dotykem figury
       *[false] odmítá
    }
    [claimed] { $claim ->
        [repetition] reklamuje remízu opakováním
       *[fifty-moves] reklamuje remízu padesáti tahy
    }
    [claim-rejected] reklamace je neoprávněná: { $found } z { $needed }
    [flag-noticed] { $of ->
        [white] praporek bílého spadl v
       *[black] praporek černého spadl v
    } { $time }
    [flag-claim-rejected] praporek nespadl
    [referred] { $question }
    [ruled] { $ruling ->
        [play-on] rozhoduje, že se hraje dál
        [result] rozhoduje o výsledku
        [postponed] odkládá rozhodnutí
        [rejected] reklamaci zamítá
       *[increment] přidává oběma hráčům čas na tah
    }
    [reported] hlásí: { $incident }
    [penalised] { $offender ->
        [white] trestá bílého
        [black] trestá černého
       *[other] uděluje trest
    }: { $penalty }
    [quickplay-claimed] { $ground ->
        [cannot-win] reklamuje remízu: soupeř nemůže vyhrát běžným způsobem
       *[no-effort] reklamuje remízu: soupeř se o výhru nesnaží
    }
    [increment-requested] žádá přídavek času na tah
    [increment-introduced] oba hráči dostávají { $time } na tah navíc
    [confirmed] potvrzuje
    [scoresheet-shown] nahlíží do partiáře rozhodčího
    [assistant-admitted] { $of ->
        [white] připouští asistenta bílého
       *[black] připouští asistenta černého
    }
    [proved] { $mating ->
        [white] pro bílého
       *[black] pro černého
    }: { $proof }
    [appealed] odvolává se proti { $against }
    [appeal-decided] { $upheld ->
        [true] odvolání vyhovuje
       *[false] odvolání zamítá
    }
    [result-changed] výsledek je nyní { $outcome }
    [game-reopened] partie přece jen neskončila
   *[other] { $fact }
}
table-not-allowed = nesmí { $act }: { $why }
table-refused = { $why }; lze: { $allowed }
table-no-game = ve výchozí pozici není přípustný tah
table-time-control = { $problem ->
    [not-seconds] sloupec { $column }: čeká se počet sekund
    [not-a-time] sloupec { $column }: čeká se čas, například 90, 5 min nebo 1:30
    [not-moves] sloupec { $column }: čeká se počet tahů od 1 do 65535
    [surplus] sloupec { $column }: čeká se konec, další období nebo čas na každý tah
    [too-precise] sloupec { $column }: čekají se nejvýš tři desetinná místa
    [too-large] sloupec { $column }: čeká se menší číslo
    [not-below-sixty] sloupec { $column }: za dvojtečkou se čekají dvě číslice do 59
    [no-time] sloupec { $column }: v tomto období se čeká nějaký čas
    [rest-not-last] sloupec { $column }: čeká se počet tahů, protože následuje další období
    [unknown] sloupec { $column }: čeká se časová kontrola, ne znak pro neznámou
   *[hourglass] sloupec { $column }: čekají se šachové hodiny, ne přesýpací
}
