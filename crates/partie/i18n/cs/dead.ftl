dead-nothing-given = zadejte FEN, nebo je pošlete po řádcích na standardní vstup
dead-bad-lines = { $count ->
    [one] jeden řádek není pozice
    [few] { $count } řádky nejsou pozice
   *[other] { $count } řádků není pozice
}
dead-player = { $player ->
    [white] bílý
   *[black] černý
}: { $verdict ->
    [winnable] může vyhrát
    [unwinnable] nemůže vyhrát
   *[unknown] nevíme
} ({ $why }; { $time })
dead-dead = mrtvá pozice: { $dead ->
    [yes] ano
    [no] ne
   *[unknown] nevíme
}
dead-mated = král dostal mat
dead-effort = úsilí nestačilo
dead-material = málo materiálu
dead-fortress = žádný kámen nikdy neopustí svá pole a mat na nich není možný
dead-closed = v žádné z { $count } dosažitelných pozic není mat
dead-roaming = mat není v žádném z { $count } rozestavení figur, na kterých záleží, ať jsou ostatní kdekoli
