law-text = { $text }: { $count } articles
law-kind = { $kind ->
    [rule] rule
    [ruling] the arbiter rules
    [conduct] conduct
   *[definition] definition
}
law-no-number = "{ $cited }" names no article; write for example 9.2a, FIDE 2014/9.6a or ČUD 4.14
law-no-such-article = { $cited }: there is no such article
