law-text = { $text }: { $count } článků
law-kind = { $kind ->
    [rule] pravidlo
    [ruling] rozhoduje rozhodčí
    [conduct] chování
   *[definition] vymezení
}
law-no-number = „{ $cited }“ není článek; pište například 9.2a, FIDE 2014/9.6a nebo ČUD 4.14
law-no-such-article = { $cited }: takový článek není
