play-welcome = Pište tahy v libovolné notaci, nebo nápověda; konec ukončí hru.
play-turn = Na tahu je { $who }.
play-refused = Nelze: { $why }
play-no-move = „{ $text }“ tu není tah: { $why }
play-squares-only = na tyto figury pravidla použít nelze; pište pole, například e2-e4
play-hidden = U šachovnice se tahy neukazují (FIDE 13.6).
play-clocks = Bílý { $white }, černý { $black }
play-no-clocks = Hraje se bez hodin.
play-offer = { $who } nabízí remízu
play-claim = nárok se přezkoumává
play-question = rozhoduje rozhodčí
play-promotion = V co se pěšec mění? d, v, s, j
play-too-small = Na šachovnici je terminál malý: aspoň 18 krát 11.
play-bad-time = „{ $time }“ není časová kontrola: { $error }
play-bad-regulations = takhle hrát nelze: { $error }
play-help =
    Myš nebo šipky a Enter: zvolte figuru a pak její pole.
    Pište: Jf3, e2-e4, jezdec g jedna na f tři
    remíza, přijmout, odmítnout, vzdát
    opakování, padesát
    praporek, stop, pokračovat
    U šachovnice: klepnutí se dotýká a pouští, mezerník mačká hodiny, Delete nebo pravé tlačítko odebírá figuru;
    rovnám g1, postavit dáma e8, pustit, stížnost
    Tab otáčí, ? tohle skryje, Esc nechá být, konec ukončí.
play-help-plain =
    Tahy: Jf3, e2-e4, g1f3, jezdec g jedna na f tři; s (=) na konci i nabídka remízy.
    deska, tahy, čas, otočit, konec
    remíza, přijmout, odmítnout, vzdát, opakování, padesát, opakování Jf3
    praporek, stop, rozhodčí pokračovat, přezkoumat
    U šachovnice: dotek g1, tah g1-f3, odebrat d5, postavit dáma e8, pustit, hodiny, rovnám g1, stížnost
    Bílý, černý nebo rozhodčí na začátku říká, kdo to dělá.
