table-actor = { $actor ->
    [white] bílý
    [black] černý
    [arbiter] rozhodčí
    [white-assistant] asistent bílého
    [black-assistant] asistent černého
   *[spectator] divák
}
table-act = { $act ->
    [start] zahájit partii
    [arrive] dostavit se
    [call-default] vyhlásit kontumaci
    [move] táhnout
    [touch] dotknout se figur
    [release] pustit figuru
    [put] postavit novou figuru
    [let-go] pustit ji
    [take-off] odebrat figuru
    [press-clock] zmáčknout hodiny
    [stop-clocks] zastavit hodiny
    [offer] nabídnout remízu
    [accept] přijmout
    [decline] odmítnout
    [claim-repetition] nárokovat opakování
    [claim-fifty-moves] nárokovat padesát tahů
    [examine] přezkoumat nárok
    [claim-flag] reklamovat praporek
    [complain] stěžovat si
    [resign] vzdát
    [record] zapsat tahy
    [call-flag] ohlásit praporek
    [resume] pokračovat ve hře
    [add-time] přidat čas
    [set-time] nastavit hodiny
    [rule] rozhodnout
   *[other] { $act }
}
table-reason = { $reason ->
    [checkmate] mat
    [resignation] vzdáním
    [stalemate] pat
    [dead-position] mrtvá pozice
    [agreement] dohodou
    [repetition] opakování
    [fifty-moves] padesát tahů
    [fivefold-repetition] pětkrát táž pozice
    [seventy-five-moves] sedmdesát pět tahů
    [flag] praporek
    [both-flags] oba praporky
    [blocked] zablokování
    [no-pieces] nezbyla žádná figura
    [quiet-moves] tahy bez postupu
    [three-kings] tři dámy proti jedné
    [few-pieces] málo figur
    [nobody-wins] nikdo nevyhrává
    [absence] nedostavení
    [ruling] rozhodnutí
   *[other] { $reason }
}
table-fact = { $fact ->
    [opened] hráči zasedají k partii
    [started] partie začíná
    [arrived] přichází
    [touched] { $manner ->
        [adjusting] rovná { $squares }
        [accidental] náhodou zavadil o { $squares }
       *[deliberate] dotýká se { $squares }
    }
    [released] pouští { $path }
    [put] staví na { $square } novou figuru ({ $kind ->
        [queen] dáma
        [rook] věž
        [bishop] střelec
        [knight] jezdec
       *[other] { $kind }
    })
    [let-go] pouští ji
    [taken-off] odebírá { $square }
    [made] { $move }
    [made-illegally] nepřípustný tah platí
    [breached] porušení pravidel
    [complained] stěžuje si
    [pressed] mačká hodiny
    [stopped] hodiny stojí
    [resumed] hra pokračuje
    [time-added] { $to ->
        [white] bílý dostává
       *[black] černý dostává
    } { $time }
    [time-set] { $of ->
        [white] hodiny bílého jsou nastaveny na
       *[black] hodiny černého jsou nastaveny na
    } { $time }
    [recorded] má tahy zapsány
    [offered] { $proper ->
        [true] nabízí remízu
       *[false] nabízí remízu v nesprávnou chvíli
    }
    [declined] { $by_touch ->
        [true] odmítá dotykem figury
       *[false] odmítá
    }
    [claimed] { $claim ->
        [repetition] nárokuje remízu opakováním
       *[fifty-moves] nárokuje remízu padesáti tahy
    }
    [claim-rejected] nárok je neoprávněný: { $found } z { $needed }
    [flag-noticed] { $of ->
        [white] praporek bílého spadl v
       *[black] praporek černého spadl v
    } { $time }
    [flag-claim-rejected] praporek nespadl
    [referred] rozhoduje rozhodčí
    [ruled] rozhoduje
   *[other] { $fact }
}
table-refused = { $why }; lze: { $allowed }
table-why = { $why ->
    [game-over] partie skončila: { $about }
    [not-for-you] tohle nepřísluší ({ $about })
    [only-over-the-board] to se dělá jen u šachovnice
    [not-your-turn] { $about ->
        [white] na tahu je bílý
       *[black] na tahu je černý
    }
    [move-is-made] tah je proveden a změnit ho nelze
    [has-started] partie už začala
    [not-started] partie ještě nezačala
    [two-squares] tah vede z jednoho pole na druhé
    [no-promotion-piece] kámen se mění v dámu a v nic jiného
    [light-square] dáma se hraje na tmavých polích
    [nothing-there] na { $about } nic nestojí
    [nothing-in-hand] hráč nedrží novou figuru
    [must-be-restored] nejdřív je třeba obnovit pozici
    [clock-not-running] hráčovy hodiny neběží
    [no-clock] hraje se bez hodin
    [clocks-stopped] hodiny stojí
    [clocks-running] hodiny už běží
    [no-move-made] žádný tah proveden nebyl
    [no-offer] žádná nabídka není
    [offer-stands] nabídka stále platí
    [agreement-from-move] na remíze se lze dohodnout, až každý hráč dokončí { $about } tahů
    [each-must-move] nejdřív musí každý hráč udělat tah
    [no-agreement] předpisy dohodu nedovolují
    [touched-before-claim] hráč se před nárokem dotkl figury
    [claim-under-examination] nárok se přezkoumává
    [no-claim] žádný nárok není
    [no-claims-needed] taková remíza přichází sama
    [complaint-too-late] hráč se mezitím dotkl figury
    [arbiter-decides] nejdřív rozhodne rozhodčí
    [nothing-to-decide] na rozhodnutí nic nečeká
    [arbiter-stays-silent] na praporek smějí upozornit jen hráči
    [no-flag-down] žádný praporek nespadl
    [is-present] { $about ->
        [white] bílý je přítomen
       *[black] černý je přítomen
    }
    [not-there] { $about ->
        [white] bílý se nedostavil
       *[black] černý se nedostavil
    }
    [nobody-absent] oba hráči jsou přítomni
    [default-time-runs] čekací doba neuplynula
   *[note-missing] rozhodnutí potřebuje slovní odůvodnění
}
table-duty = { $duty ->
    [move] figura na { $square } musí táhnout
    [capture] figura na { $square } musí být vzata
    [capture-with] figuru na { $square } musí vzít ta na { $other }
    [castle] král musí udělat rošádu s věží na { $square }
    [move-king] rošáda není přípustná a král na { $square } musí táhnout
    [promote] pěšec se musí proměnit na { $square }
    [promote-to] pěšec se musí proměnit ({ $other })
   *[written-move] zapsaný tah { $square } se musí zahrát
}
