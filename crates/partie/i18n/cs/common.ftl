common-cannot-read = { $file } nelze číst: { $error }
common-cannot-write = { $file } nelze zapsat: { $error }
common-stdin = standardní vstup
common-binary = { $file }:{ $line }: tohle není text; čeká se soubor partií PGN nebo PDN
common-markup = { $file }: tohle je webová stránka, ne soubor partií
common-packed = soubor { $file } je zabalený programem { $how }, což se tu nečte; rozbalte ho, nebo ho zabalte gzipem či zstd
common-utf16 = { $file }:1: tohle je UTF-16; uložte soubor jako UTF-8
common-system = { $kind ->
    [not-found] takový soubor ani složka není
    [not-allowed] není to dovoleno
    [no-directory] část cesty je soubor, ne složka
    [directory] je to složka
    [exists] soubor toho jména už tu je
    [full] disk je plný
    [read-only] na tento disk nelze zapisovat
    [refused] nikdo tam nenaslouchá
    [broken] spojení je přerušené
    [no-way] nevede tam cesta
    [late] nikdo neodpovídá
   *[other] { $error }
}
