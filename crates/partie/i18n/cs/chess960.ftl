chess960-number = pozice { $number }
chess960-not-a-number = „{ $text }“ není číslo pozice; čeká se 0 až 959, nebo random
chess960-no-dice = systém nedává náhodná čísla: { $error }
