kept-no-home = není domovská složka: řekněte pomocí --data, kam data ukládat
kept-damaged-table =
    stůl { $table }: { $flaw ->
        [missing] zápis { $entry } chybí
        [unreadable] zápis { $entry } nejde přečíst
       *[altered] zápis { $entry } neodpovídá tomu, co bylo zapsáno
    }; od něj dál záznam neplatí
kept-damaged-position =
    { $flaw ->
        [missing] na místě { $position } chybí zápis
        [unreadable] zápis na místě { $position } nejde přečíst
       *[altered] zápis na místě { $position } neodpovídá tomu, co bylo zapsáno
    }, a není známo, ke kterému stolu patří
kept-not-understood = stůl { $table } je vynechán: { $error }
kept-sound =
    { $entries ->
        [one] 1 zápis
        [few] { $entries } zápisy
       *[other] { $entries } zápisů
    } u { $tables ->
        [one] 1 stolu
       *[other] { $tables } stolů
    }: vše je tak, jak bylo zapsáno
kept-not-sound =
    prohlédnuto: { $entries ->
        [one] 1 zápis
        [few] { $entries } zápisy
       *[other] { $entries } zápisů
    } u { $tables ->
        [one] 1 stolu
       *[other] { $tables } stolů
    }; záznam je poškozen na { $damaged ->
        [one] jednom místě
       *[other] { $damaged } místech
    }
kept-no-proof = otisk: čeká se číslo zápisu, dvojtečka a 64 šestnáctkových číslic
kept-proved = ano: až po zápis { $entry } je to záznam stolu { $table }
kept-proved-whole = ano: je to celý záznam stolu { $table }
kept-cannot-tell = nelze rozhodnout: záznam stolu { $table } je poškozen už před zápisem { $entry }
kept-not-proved = ne: toto není záznam stolu { $table }
kept-follows = kopie v { $directory } má vše až po místo { $position } a sleduje záznam
kept-not-copied = { $file } je poškozený, a proto nenahradí starší kopii; kdo ho chce přesto zkopírovat, ať zvolí jinou složku
kept-not-followed = { $file } je poškozený, takže se z něj dál nekopíruje; kopie zůstává taková, jaká byla před poškozením
kept-not-restored = { $file } je poškozený a nic se neobnovilo; s volbou --damaged se každý stůl obnoví po poslední dobrý zápis
kept-restored =
    obnoveno: { $entries ->
        [one] 1 zápis
        [few] { $entries } zápisy
       *[other] { $entries } zápisů
    } u { $tables ->
        [one] 1 stolu
       *[other] { $tables } stolů
    }, poslední je z { $date } UTC
kept-restored-nothing = obnoveno: záznam bez zápisů
kept-aside = co tu bylo předtím, je v { $directory }
kept-no-key = soubor server.key není součástí zálohy a zde žádný není: dosud otevřené odkazy fungují dál, ale už je nelze znovu zobrazit
