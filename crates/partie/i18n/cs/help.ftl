# The help in Czech. In English it stands with the arguments in the code, from where clap takes it.
help-template =
    {"{"}about-with-newline{"}"}
    Použití: {"{"}usage{"}"}

    {"{"}all-args{"}"}{"{"}after-help{"}"}
help-commands = Příkazy
help-command-value = PŘÍKAZ
help-value-address = ADRESA
help-value-article = ČLÁNEK
help-value-colour = BARVA
help-value-conduct = VEDENÍ
help-value-depth = HLOUBKA
help-value-dir = SLOŽKA
help-value-directory = SLOŽKA
help-value-edition = VYDÁNÍ
help-value-encoding = KÓDOVÁNÍ
help-value-fen = FEN
help-value-file = SOUBOR
help-value-format = FORMA
help-value-game = HRA
help-value-id = OZNAČENÍ
help-value-incident = INCIDENT
help-value-key = KLÍČ
help-value-kind = DRUH
help-value-language = JAZYK
help-value-letters = PÍSMENA
help-value-n = N
help-value-name = JMÉNO
help-value-naming = POLE
help-value-notation = NOTACE
help-value-pace = TEMPO
help-value-secret = TAJEMSTVÍ
help-value-shell = SHELL
help-value-supervision = DOHLED
help-value-table = STŮL
help-value-proof = OTISK
help-value-text = TEXT
help-value-time = ČAS
help-value-to = FORMA
help-value-url = URL
help-value-when = KDY
help-value-who = KDO
help-value-number = POČET
help-value-addresses = ADRESY
help-possible = možné: { $values }
help-usual = jinak: { $values }
help-arguments = Argumenty
help-options = Volby
help-examples = Příklady:
help-help = Vypíše nápovědu
help-version = Vypíše verzi
help-exit-codes =
    Návratové kódy:
    {"  "}0  práce je hotova nebo odpověď zní ano
    {"  "}1  našly se závady nebo odpověď zní ne
    {"  "}2  argumenty nebo vstup nedávají smysl
    {"  "}3  něco nešlo přečíst nebo zapsat

help = Šachy, Chess960 a česká dáma podle pravidel.
help-lang = Jazyk programu; jinak rozhoduje prostředí (LC_ALL, LC_MESSAGES, LANG)

help-watch = Sleduje partie rozehrané v souborech PGN a hned hlásí, co lze reklamovat nebo co skončilo samo
help-watch-more = Soubory mohou mít jednu partii i mnoho a mohou se přepisovat i prodlužovat, jak to dělá software elektronických šachovnic. Hlásí se třetí a pátý výskyt pozice, padesát a sedmdesát pět tahů, mrtvé pozice, nepřípustné tahy, výsledky proti šachovnici a nemožné hodiny, s článkem platného vydání. Co opravený soubor už nemá, se odvolá. Partie, které jsou při prvním pohledu skončené, se nehlásí.
help-watch-files = Soubory; mohou vzniknout i později
help-watch-edition = Podle kterého vydání pravidel se partie posuzují; auto je to, které platilo v den partie
help-watch-json = Vypíše objekty JSON, jeden na řádek
help-watch-every = Jak často se dívat, v milisekundách
help-watch-once = Podívá se jednou, ohlásí i skončené partie a skončí

help-dead = Řekne, zda hráči ještě mohou dát mat nějakým sledem přípustných tahů
help-dead-more = Nemůže-li ani jeden, je pozice mrtvá a partie remíza (FIDE 5.2b, 9.6). Je-li dán jeden FEN, návratový kód je 0 pro mrtvou pozici a 1 jinak.
help-dead-fen = Pozice; bez ní se pozice čtou ze standardního vstupu, jedna na řádek
help-dead-json = Vypíše pro každou pozici objekt JSON na samostatném řádku
help-dead-quick = Řekne jen to, co je vidět na první pohled

help-perft = Spočítá varianty dané délky
help-perft-more = Počet je posledním slovem výpisu.
help-perft-depth = Kolik půltahů mají varianty
help-perft-game = Která hra se hraje
help-perft-fen = Pozice, od které se začíná, místo základní
help-perft-number = Základní postavení Chess960 s tímto číslem, 0 až 959
help-perft-divide = Vypíše první tahy, každý s počtem variant, které jím začínají
help-perft-json = Vypíše objekt JSON

help-endgames = Tabulky koncovek české dámy: vyhraná, prohraná a remízová postavení s málo figurami
help-endgames-build = Vytvoří tabulky, které ještě nejsou hotové
help-endgames-build-more = Každý počet figur má jeden soubor. Co je hotové, to se nepočítá znovu.
help-endgames-build-pieces = Do kolika figur na desce
help-endgames-build-to = Kam soubory uložit; jinak do partie/endgames ve složce dat uživatele
help-endgames-probe = Řekne, jak postavení dopadne při nejlepší hře a kam vedou jednotlivé tahy
help-endgames-probe-more = Počítadla článků 6.2 až 6.4 stojí přitom na nule. Tabulky do čtyř figur se vytvoří v paměti, nejsou-li uložené.
help-endgames-probe-fen = Postavení české dámy
help-endgames-probe-from = Kde jsou soubory; jinak v partie/endgames ve složce dat uživatele
help-endgames-probe-json = Vypíše objekt JSON

help-uci = Hraje šachy jako engine pro programy, které umějí UCI
help-uci-more = Příkazy čte ze standardního vstupu. Když vstup skončí, hledání s omezením se ještě dokončí.

help-chess960 = Ukáže základní postavení Chess960
help-chess960-number = Číslo 0 až 959, nebo random pro vylosované
help-chess960-json = Vypíše objekt JSON

help-completions = Vypíše doplňování příkazů pro shell
help-completions-shell = Který shell

help-man = Vypíše manuálovou stránku, nebo zapíše stránky všech příkazů do složky
help-man-directory = Kam stránky zapsat, jednu pro každý příkaz

help-check = Zkontroluje soubory PGN a PDN: tahy, výsledky, remízy, hodiny
help-check-more = Závada je proti pravidlům nebo si odporuje: nepřípustný tah, výsledek, který vyvrací šachovnice, tahy po konci partie, hodiny, kterým přibyl čas. Poznámka říká, co by chtěl rozhodčí vědět: opakování nebo padesát tahů, které nikdo reklamovat nemusel. Soubory libovolné velikosti se čtou postupně, i zabalené gzipem nebo zstd. Výsledek, který PGN nezná, třeba 1/2-0, je ve značce Result a tahy končí *; nesehraná partie má Termination "unplayed".
help-check-files = Soubory; - je standardní vstup
help-check-edition = Podle kterého vydání pravidel se partie posuzují; auto je to, které platilo v den partie
help-check-format = Co v souborech je; jinak to prozradí jméno nebo obsah
help-check-encoding = Kódování souborů; jinak UTF-8, nebo to, jak vypadají
help-check-quiet = Říkat jen závady
help-check-only = Říkat jen tyto druhy nálezů; víc jich oddělují čárky
help-check-ignore = Tyto druhy nálezů neříkat
help-check-json = Vypíše objekt JSON pro každý nález a jeden pro každý soubor, každý na samostatném řádku
help-check-color = Kdy psát barevně
help-check-no-progress = Neukazovat průběh
help-check-jobs = Kolik procesorů použít; jinak všechny

help-law = Vypíše článek pravidel, našimi slovy
help-law-more = Článek se vypíše i s odstavci pod ním. Bez článku se vypíší texty.
help-law-article = Číslo článku, s textem nebo bez: 9.2a, FIDE 9.2a, FIDE 2014/9.6a, ČUD 4.14
help-law-edition = Text, ve kterém článek stojí
help-law-json = Vypíše objekty JSON, jeden na řádek
help-law-search = Najde články, které o něčem mluví
help-law-search-more = Musí v nich být všechna slova v libovolném pořadí; na velikosti písmen, diakritice a koncovkách nezáleží. Nenajde-li se nic, je návratový kód 1.
help-law-search-words = Slova, nebo jejich začátky
help-law-search-edition = Jen v tomto textu
help-law-search-json = Vypíše objekty JSON, jeden na řádek

help-show = Ukáže pozici šachů nebo dámy: v terminálu, jako SVG nebo jako PNG
help-show-fen = Pozice, nebo start či draughts pro základní postavení šachů a dámy
help-show-svg = Zapíše obrázek SVG
help-show-png = Zapíše obrázek PNG
help-show-output = Kam obrázek zapsat; jinak na standardní výstup
help-show-size = Kolik pixelů má strana obrázku
help-show-flip = Šachovnice z pohledu černého
help-show-ascii = Písmena místo obrázků figur
help-show-json = Vypíše objekt JSON s pozicí a jejími přípustnými tahy

help-convert = Převede partie: notace a jazyky, PGN, PDN, JSON, partiáře k tisku
help-convert-more = Co je to za soubor, prozradí jméno nebo obsah. Tahy mohou být psány písmeny kteréhokoli jazyka, pojmenuje-li ho --from.
help-convert-files = Soubory, jeden za druhým; - je standardní vstup
help-convert-to = Co zapsat; jinak PGN pro šachy a PDN pro dámu
help-convert-from = Písmena figur v souboru: en, cs, de, figurine a další
help-convert-letters = Písmena figur, která se mají psát; na partiáři jsou to písmena jazyka
help-convert-notation = Jak se píší šachové tahy
help-convert-naming = Jak se jmenují pole v dámě
help-convert-number = Jen tato partie, počítáno od 1 přes všechny soubory
help-convert-encoding = Kódování souborů; jinak UTF-8, nebo to, jak vypadají. Zapisuje se UTF-8
help-convert-jobs = Kolik procesorů použít; jinak všechny
help-convert-output = Kam zapsat; jinak na standardní výstup

help-replay = Přehraje skript partie a vypíše, co se děje, i s články
help-replay-more = Skript vypráví partii slovy: kdo se dotýká, táhne, stiskne hodiny, nabízí, reklamuje. Nevyjde-li, jak říká, je návratový kód 1.
help-replay-file = Skript; - je standardní vstup
help-replay-json = Vypíše každou událost jako objekt JSON, jeden na řádek

help-play = Hraje partii na tomto terminálu: dva lidé u jedné klávesnice, nebo na serveru
help-play-more = Tahy se dělají myší, šipkami a Enterem, nebo se píší v libovolné notaci. U desky jsou dotyk, puštění a stisk hodin samostatné úkony a nepřípustný tah zahrát lze.
help-play-game = Která hra se hraje
help-play-number = Číslo základního postavení Chess960; jinak se losuje
help-play-fen = Jiná pozice, od které se začíná
help-play-time = Kolik času hráči mají, jak se to píše: 90+30, 5, 40/90 SD/30 +30
help-play-conduct = Zda software pomáhá, nebo táhnou ruce jako u skutečné desky
help-play-edition = Podle kterého vydání pravidel
help-play-plain = Píše, co se děje, po řádcích, pro odečítače obrazovky a roury
help-play-ascii = Písmena místo obrázků figur
help-play-log = Zapisuje události do souboru jako řádky JSON
help-play-server = Hrát na tomto serveru, nebo partii, jejíž adresu jste zkopírovali z prohlížeče
help-play-table = Partie na serveru; jinak se otevře nová a vypíše se odkaz pro soupeře
help-play-key = Klíč odkazu, se kterým se stanete hráčem
help-play-token = Hrát pod účtem, kterému patří tento token; jinak jako host
help-play-guest = Hrát jako jiný host než obvykle, pod libovolným jménem: z jednoho počítače tak mohou hrát dva hosté
help-play-colour = Za kterou barvu, v nové partii
help-play-both-sides = Obě strany z tohoto terminálu, v nové partii

help-advise = Řekne, co pravidla předepisují při incidentu, vydání po vydání
help-advise-more = Bez incidentu se vypíší jejich druhy; na terminálu se pak program zeptá na ten váš.
help-advise-incident = Co se stalo, jménem ze seznamu
help-advise-edition = Jen podle tohoto textu
help-advise-pace = Jak rychlá je partie
help-advise-supervision = Zda je v rapid šachu a blesku dost rozhodčích
help-advise-who = Kdo to udělal
help-advise-offence = Kolikátý takový přestupek to je
help-advise-moves = Kolik tahů každý z hráčů dokončil
help-advise-replied = Soupeř od té doby táhl
help-advise-no-mate = Soupeř nemohl dát mat žádnou řadou přípustných tahů
help-advise-json = Vypíše objekty JSON, jeden na řádek

help-serve = Obsluhuje stoly pro prohlížeče: hra, přihlížení, rozhodování. Dělá se to, není-li zadán příkaz
help-serve-data = Kde je uložen záznam a účty; jinak `partie` v uživatelově datové složce
help-serve-config = Soubor s nastavením (TOML); co je zadáno přímo nebo v prostředí (PARTIE_LISTEN ...), má přednost
help-serve-print-config = Vypíše celé platné nastavení jako takový soubor a nic jiného nedělá
help-serve-check-config = Zkontroluje nastavení a nic jiného nedělá
help-serve-listen = Kde naslouchat; samotný port je jen na tomto počítači
help-serve-origin = Adresa, kterou lidé používají, stojí-li před serverem proxy
help-serve-proxies = Kolik proxy stojí před serverem: každá přidává jednu adresu do X-Forwarded-For
help-serve-behind-proxy = Před serverem stojí jedna proxy, totéž co --proxies 1
help-serve-trust = Pro tyto adresy, třeba 192.168.7.0/24 v hracím sále, neplatí omezení na jednu adresu; lze opakovat
help-serve-private = Každý stůl ukáže jen těm, kdo u něj mají roli nebo odkaz
help-serve-open = Otevře stránku v prohlížeči

help-export = Vypíše, co se stalo u stolů serveru: zápisy jako řádky JSON, nebo partie jako PGN či PDN
help-export-more = Přes poškozená místa pokračuje a na chybový výstup napíše, co vynechal; pak končí kódem 1.
help-export-data = Kde je uložen záznam a účty; jinak `partie` v uživatelově datové složce
help-export-table = Jen tento stůl
help-export-format = V jaké podobě

help-backup = Zkopíruje záznam a účty serveru, ať běží, nebo ne
help-backup-more = S volbou --follow kopie sleduje záznam se zpožděním nejvýš sekundy, dokud program nezastavíte; server se mezitím může zastavit, spadnout i znovu spustit. Kopii lze kdykoli použít jako data serveru. Každý nový zápis se před zkopírováním ověří: je-li záznam poškozen, program řekne kde a skončí, a kopie zůstane dobrá. V kopii, kterou záznam začíná, se pokračuje. Účty se kopírují znovu, když se změní, nejvýš jednou za sekundu a tak zřídka, aby to nezabralo víc než desetinu času.
help-backup-data = Kde je uložen záznam a účty; jinak `partie` v uživatelově datové složce
help-backup-follow = Pokračovat a sledovat záznam, dokud se program nezastaví
help-backup-to = Složka pro kopii; je-li třeba, založí se, a starší kopie se v ní nahradí

help-restore = Obnoví záznam a účty z kopie, kterou udělal backup; nejdřív ji ověří
help-restore-more = Nic se nenahradí dřív, než se každý zápis porovná se svým otiskem a účty zkontroluje SQLite. Co už na místě je, se nikdy nemaže. Server nesmí běžet.
help-restore-data = Kde je uložen záznam a účty; jinak `partie` v uživatelově datové složce
help-restore-from = Složka s kopií
help-restore-replace = Záznam, který už na místě je, přesunout do složky vedle něj
help-restore-damaged = Obnovit i poškozenou kopii tak, jak je: každý stůl po poslední dobrý zápis

help-verify = Ověří, že záznam serveru je takový, jak byl zapsán, nebo vypíše otisk záznamu stolu
help-verify-more = Každý zápis nese otisk sebe a všech předchozích zápisů svého stolu, takže se pozná, byl-li některý změněn, vynechán nebo přesunut. Se stolem vypíše otisk jeho záznamu: kdo mají stejný otisk, mají stejný záznam. Je-li zadán i otisk, třeba ze značky Proof v souboru PGN nebo PDN, odpoví, zda jím záznam stolu začíná. Ať server běží, nebo ne.
help-verify-data = Kde je uložen záznam a účty; jinak `partie` v uživatelově datové složce
help-verify-table = Stůl, o jehož záznam jde
help-verify-proof = Otisk, se kterým se má záznam porovnat
