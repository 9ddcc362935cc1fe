replay-not-utf8 = { $file }: this is no UTF-8 text; a table script expected
replay-nothing = { $file }: there is no partie in it
