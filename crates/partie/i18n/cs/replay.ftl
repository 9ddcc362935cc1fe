replay-not-utf8 = { $file }: tohle není text v UTF-8; čeká se skript partie
replay-nothing = { $file }: není v něm žádná partie
