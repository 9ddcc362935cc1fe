play-welcome = Pište tahy v libovolné notaci, nebo nápověda; konec ukončí hru.
play-welcome-over-the-board = U desky pište pole, například { $squares }, nebo nápověda; konec ukončí hru.
play-turn = Na tahu je { $who }.
play-refused = Nelze: { $why }
play-no-move = „{ $text }“ tu není tah: { $why }
play-no-sign = „{ $found }“ (sloupec { $column }) nepatří k tahu a není to ani znak za tahem, třeba ! nebo ?!
play-too-many-signs = { $found } je za tahem už navíc
play-squares-by-hand = „{ $text }“ nerozumím: u desky pište pole, například g1f3, a figura bude uchopena a tam puštěna
play-squares-only = na tyto figury pravidla použít nelze; pište pole, například e2-e4
play-hidden = U desky se tahy neukazují
play-no-moves = Ještě nikdo netáhl.
play-number-of-chess960 = --number patří jen k --game chess960
play-clocks = Bílý { $white }, černý { $black }
play-no-clocks = Hraje se bez hodin.
play-offer = { $who } nabízí remízu
play-claim = reklamace se prověřuje
play-open = Lze: { $acts }
play-closed = Teď nelze { $act }: { $why }
play-unknown = Nerozumím „{ $words }“
play-misfit = Nerozumím „{ $words }“: má tu být { $expected }, například: { $example }
play-misfit-why = { $why }; například: { $example }
play-incomplete = Něco chybí: má následovat { $expected }, například: { $example }
play-expected-words = „{ $words }“
play-expected-nothing = konec věty
play-sealed =
    Tajemství vaší obálky nikdo jiný nezná. Poznamenejte si ho: rozhodčí ji otevře těmito slovy.
    otevřít obálku s tahem { $written } a tajemstvím { $secret }
play-envelope-players = Na obálce: { $white } – { $black }
play-envelope-position = pozice { $position }
play-envelope-used = spotřebovaný čas: bílý { $white }, černý { $black }
play-envelope-sealed = tah č. { $number } odevzdal: { $who }
play-envelope-offer = remízu nabídl: { $who }
play-envelope-resumption = partie pokračuje: { $resumption }
play-sent-position = Konečná pozice jde k rozhodčímu: { $position }
play-sent-sheet = partiář: { $sheet }
play-help-topic = { $topic }:
play-help-nothing = Slova „{ $word }“ se žádný úkon netýká; všechny vypíše nápověda úkony.
play-promotion = V co se pěšec mění? d, v, s, j
play-too-small = Na desku je terminál malý: aspoň 18 krát 11.
play-bad-time = „{ $time }“ není časová kontrola: { $error }
play-bad-regulations = takhle hrát nelze: { $error }
play-you-are = Vaše role: { $roles }.
play-watching = Přihlížíte.
play-table = Partie: { $address }
play-link = Soupeř přijde k partii tímto odkazem: { $link }
play-invited = Jste pozváni, vaše role: { $role }. Napište přijmout, nebo odmítnout.
play-invitation-declined = Pozvánku jste odmítli.
play-lag = Zpoždění sítě do { $limit } ms na tah se nezapočítává.
play-waiting-for-friend = čeká se, až soupeř přijde
play-guest = Host { $number }
play-has-come = { $who } je přítomen.
play-has-gone = { $who } odešel.
play-board-changed = Pozice na desce se změnila.
play-lost = Spojení se přerušilo ({ $error }); navazuje se znovu.
play-connected = Spojení je obnoveno.
play-damaged = Záznam tohoto stolu je od zápisu { $entry } poškozený. Vidíte ho tak, jak byl předtím, a hrát se tu dál nedá.
play-no-result = Stůl byl uzavřen bez výsledku.
play-not-connected = spojení teď není
play-unreachable = { $server } není dosažitelný: { $error }
play-strange = server říká něco nesrozumitelného: { $error }
play-bad-server = „{ $text }“ není server; čeká se adresa jako http://localhost:8960
play-key-of-table = --key patří k --table, nebo k adrese partie
play-bad-table = „{ $text }“ není partie; čeká se její označení, nebo adresa z prohlížeče
play-fault = { $fault ->
    [not-found] taková partie tu není, nebo není pro vás
    [not-allowed] vaše role to nedovoluje
    [too-many] příliš mnoho požadavků; { $wait ->
        [0] chvíli počkejte
       *[other] zkuste to znovu za { $wait } s
    }
    [too-slow] trvalo to příliš dlouho; zkuste to znovu
    [lost-race] ve stejné chvíli se stalo něco jiného; podívejte se a zkuste to ještě jednou
    [abandoned] tento stůl byl uzavřen bez výsledku
    [damaged] záznam tohoto stolu je poškozený; lze si ho prohlédnout, ale hrát se tu dál nedá
    [too-many-tables] máte rozehráno příliš mnoho partií
    [log-in-first] server tento token nezná
    [regulations] podle takových předpisů hrát nelze: { $detail }
    [role-taken] toto místo už někdo obsadil
    [going-down] server právě končí
    [storage] server teď nemůže nic uložit; nic se nestalo, zkuste to později
   *[other] server to udělat nemůže: { $detail }
}
play-rematch-possible = Partie skončila: odveta nabídne další, konec ukončí.
play-rematch-not-yet = partie ještě neskončila; odveta je až po ní
play-rematch-asked = Nabídli jste odvetu.
play-rematch-offered = { $who } nabízí odvetu; přijmete ji slovem odveta
play-rematch-agreed = Odveta je domluvena.
play-rematch-begins = Začíná nová partie.
play-rematch-elsewhere = Odveta se hraje na { $address }
play-help =
    Myš nebo šipky a Enter: zvolte figuru a pak její pole.
    Pište: Jf3, e2-e4, jezdec g jedna na f tři
    remíza, přijmout, odmítnout, vzdát; po partii: odveta
    opakování, padesát
    praporek, stop, pokračovat
    U desky se píší pole (g1f3); klepnutí se dotýká a pouští, mezerník stiskne hodiny, Delete nebo pravé tlačítko odebírá figuru;
    opravit g1, postavit dáma e8, pustit, reklamace
    možnosti: co teď lze a co ne, i s důvodem
    Tab otáčí, ? tohle skryje, Esc nechá být, konec ukončí.
    nápověda úkony: jak se píše každý úkon; nápověda hodiny: co se týká hodin
play-help-draughts =
    Myš nebo šipky a Enter: zvolte kámen a pak jeho pole, nebo každé pole skoku.
    Pište: c3-d4, c3xe5xg7, nebo čísla polí: 22-18
    remíza, přijmout, odmítnout, vzdát; po partii: odveta
    praporek, stop, pokračovat
    U desky se píší pole (c3d4); klepnutí se dotýká a pouští, mezerník stiskne hodiny, Delete nebo pravé tlačítko odebírá kámen;
    opravit c3, pustit, reklamace
    možnosti: co teď lze a co ne, i s důvodem
    Tab otáčí, ? tohle skryje, Esc nechá být, konec ukončí.
    nápověda úkony: jak se píše každý úkon; nápověda hodiny: co se týká hodin
play-help-plain-draughts =
    Tahy: c3-d4, c3xe5xg7, nebo čísla polí: 22-18; s (=) na konci i nabídka remízy.
    deska, tahy, čas, možnosti, otočit, konec
    remíza, přijmout, odmítnout, vzdát; po partii: odveta
    praporek, stop, rozhodčí pokračovat
    U desky jen pole: c3d4, dotek c3, tah c3-d4, odebrat d4, pustit, hodiny, opravit c3, reklamace
    Bílý, černý nebo rozhodčí na začátku říká, kdo to dělá.
    nápověda úkony: jak se píše každý úkon; nápověda hodiny: co se týká hodin
play-help-plain =
    Tahy: Jf3, e2-e4, g1f3, jezdec g jedna na f tři; s (=) na konci i nabídka remízy.
    deska, tahy, čas, možnosti, otočit, konec
    remíza, přijmout, odmítnout, vzdát, opakování, padesát, opakování Jf3; po partii: odveta
    praporek, stop, rozhodčí pokračovat, přezkoumat
    U desky jen pole: g1f3, dotek g1, tah g1-f3, odebrat d5, postavit dáma e8, pustit, hodiny, opravit g1, reklamace
    Bílý, černý nebo rozhodčí na začátku říká, kdo to dělá.
    nápověda úkony: jak se píše každý úkon; nápověda hodiny: co se týká hodin
