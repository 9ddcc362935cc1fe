show-turn = { $turn ->
    [White] na tahu je bílý
   *[Black] na tahu je černý
}
show-png-to-terminal = obrázek PNG na terminál nepatří; soubor určete volbou -o
