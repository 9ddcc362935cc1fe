common-cannot-read = { $file } nelze číst: { $error }
common-cannot-write = { $file } nelze zapsat: { $error }
common-stdin = standardní vstup
common-binary = { $file }:{ $line }: tohle není text; čeká se soubor partií PGN nebo PDN
common-utf16 = { $file }:1: tohle je UTF-16; uložte soubor jako UTF-8
