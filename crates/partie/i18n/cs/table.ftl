# Co program říká o partii; co se u ní děje a proč něco nelze, říkají věty ze společného souboru i18n/cs/table.ftl.
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
