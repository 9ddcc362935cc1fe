# Why a text is not a move.
draughts-text-square-missing = čeká se pole jako c3 nebo 22, ale text končí
draughts-text-square-expected = čeká se pole jako c3 nebo 22, ne '{ $found }'
draughts-text-light-square = { $text } je světlé pole; hraje se na tmavých, například na a1
draughts-text-no-such-number = pole { $text } není; pole mají čísla 1 až 32
draughts-text-not-a-square = „{ $text }“ není pole; čeká se například c3 nebo 22
draughts-text-not-a-sign = „{ $found }“ není značka; čeká se některá z ! !! ? ?? ?! !? * + = +1 -1 a.l.
draughts-text-unknown-word = „{ $found }“ není srozumitelné; čeká se pole, na, bere, to nebo takes
draughts-text-nothing-captured = { $move } nic nebere, ale podle zápisu má
draughts-text-other = to není tah

# What is wrong with a FEN.
draughts-fen = FEN nelze přečíst, sloupec { $column }: { $problem }
draughts-fen-not-a-turn = čeká se strana na tahu, W nebo B
draughts-fen-turn-unknown = neví se, kdo je na tahu; čeká se W nebo B
draughts-fen-colon-expected = čeká se dvojtečka, čárka nebo konec textu
draughts-fen-colour-expected = po dvojtečce se čeká W nebo B a seznam polí
draughts-fen-backward-range = rozsah od { $from } do { $to } jde pozpátku
draughts-fen-range-of-letters = rozsah potřebuje čísla, například 21-32
draughts-fen-not-a-counter = po H nebo F se čeká číslo
draughts-fen-counter-twice = H a F smějí být jen jednou
draughts-fen-surplus = po tečce se nic dalšího nečeká
draughts-fen-square-taken = na { $square } stojí dvě figury
draughts-fen-man-on-last-row = na { $square } stojí kámen, kde se mění v dámu
draughts-fen-too-many-pieces = { $colour ->
    [White] bílý
   *[Black] černý
} má { $count } figur; nejvíc jich je 12
draughts-fen-other = taková pozice není možná

# What is wrong with a PDN file.
draughts-pdn-unexpected = čeká se značka, tah, komentář, varianta nebo výsledek, ne '{ $found }'
draughts-pdn-unclosed-comment = komentář není uzavřen znakem {"}"}
draughts-pdn-unclosed-setup = postavení není uzavřeno znakem /
draughts-pdn-bad-tag = značka vypadá jako [Event "Praha"]
draughts-pdn-tag-twice = partie už má značku { $name }
draughts-pdn-game-type = „{ $found }“ není česká dáma; čeká se 29 nebo "29,W,8,8,A0,0"
draughts-pdn-bad-number = čeká se celé číslo do 65535
draughts-pdn-not-a-setup = čeká se postavení jako /FEN "W:Wc3:Bd6"/
draughts-pdn-no-white-move = na tahu je bílý a jeho tah nelze vynechat
draughts-pdn-nothing-to-vary = varianta musí následovat po tahu, který nahrazuje
draughts-pdn-unclosed-variation = varianta není uzavřena závorkou )
draughts-pdn-no-variation = není otevřena varianta, kterou by šlo uzavřít
draughts-pdn-other = tohle nelze přečíst
