serve-ready = Partie běží na { $address }
serve-no-browser = prohlížeč nešlo otevřít: { $opener }: { $error }
serve-taken = na { $address } už naslouchá jiný program; jinou adresu zvolte pomocí --listen
serve-not-here = tento počítač nemá adresu { $address }; 127.0.0.1 je jen pro tento počítač, 0.0.0.0 pro všechny, kdo na něj dosáhnou
serve-port-not-allowed = na { $address } nedovolí systém naslouchat každému; pomocí --listen zvolte port nad 1023
serve-listen = na { $address } nelze naslouchat: { $error }
serve-directory = do { $file } nelze nic uložit: { $error }; jinou složku zvolte pomocí --data
serve-file = { $file } nelze použít: { $error }
serve-in-use = používá ho jiný program; možná už server běží
serve-damaged = je poškozený, nebo ho nezapsal tento program ({ $error }); nahradit ho může kopie, kterou dělá partie backup
serve-newer = zapsal ho novější program (verze { $version }, a tento zná nejvýš { $known })
serve-older = zapsal ho starší program (verze { $version }); až se server jednou spustí, bude to { $known }
serve-table = stůl { $table } nelze přečíst: { $error }
serve-exists = { $file } už existuje, a nic se nepřepisuje
serve-system = server nelze spustit: { $error }
serve-no-table = stůl { $table } neexistuje
serve-followed = { $file } nelze použít: partie backup tam zapisuje kopii; nejdřív ji zastavte, nebo zvolte jinou složku
serve-log-damaged = { $file } je poškozený na { $places ->
        [one] jednom místě
       *[other] { $places } místech
    }; kde, to řekne partie verify
serve-replaced = { $file } už není záznam, který se kopíroval: nahradil ho starší nebo úplně jiný. Chcete-li sledovat ten, spusťte příkaz znovu; kopie se tím nahradí
serve-config-wrong = { $file }:{ $line }:{ $column }: { $why }
serve-config-unknown = nastavení { $key } neexistuje; existují { $known }
serve-config-value = { $key } má hodnotu nesprávného druhu; čeká se text v uvozovkách, u přepínače true nebo false, a kde jich smí být víc, seznam v hranatých závorkách
serve-config-good = Nastavení je v pořádku.
