# Texty stránky, česky. Co říkají pravidla, je v souboru i18n/cs/table.ftl v kořeni projektu.

## Rám
skip = Přejít na obsah
to-home = Partie, úvodní stránka
go-home = Na úvodní stránku
other-language = English
theme-auto = Barvy: podle systému
theme-light = Barvy: světlé
theme-dark = Barvy: tmavé
guest = Host { $number }
deleted-account = Smazaný účet
nobody = zatím nikdo
connecting = Připojování…
connection-lost = Spojení se přerušilo. Zkouším to znovu…
no-such-page = Taková stránka tu není
dismiss = Zavřít
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno

## Proč se něco nepovedlo
fault-malformed = Server téhle stránce nerozuměl. Načtěte ji prosím znovu.
fault-too-large = Bylo to příliš dlouhé.
fault-too-slow = Trvalo to příliš dlouho. Zkuste to znovu.
fault-not-found = Nic takového tu není, nebo to není pro vás.
fault-not-allowed = Vaše role to nedovoluje.
fault-too-many = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
fault-too-many-tables = Máte otevřeno příliš mnoho partií. Některé nejdřív dohrajte.
fault-log-in-first = Nejdřív se přihlaste.
fault-wrong-password = Jméno nebo heslo nesouhlasí.
fault-name-taken = Tohle jméno už někdo má. Zvolte jiné.
fault-name-looks-taken = Tohle jméno je k nerozeznání od jména, které už někdo má. Zvolte jiné.
fault-name-mixes-scripts = Jméno musí být psané jedním písmem: písmena různých abeced vypadají stejně.
fault-bad-credentials = Jméno má 2 až 24 písmen, číslic, - nebo _; heslo má aspoň 8 znaků.
fault-regulations = Podle takových pravidel partie hrát nelze.
fault-other-site = Požadavek přišel z jiného webu.
fault-role-taken = To místo už někdo obsadil.
fault-not-over = Partie ještě neskončila.
fault-abandoned = Tento stůl byl uzavřen bez výsledku.
fault-damaged = Záznam tohoto stolu je poškozený. Lze si ho prohlédnout tam, kde je v pořádku, ale hrát se tu dál nedá.
fault-going-down = Server teď neodpovídá. Zkuste to za chvíli.
fault-storage = Server teď nemůže nic uložit. Nic se nestalo; zkuste to později.
fault-internal = Na serveru se něco pokazilo. Je to zapsáno.
fault-lost-race = Ve stejné chvíli se stalo něco jiného. Podívejte se a zkuste to ještě jednou.
fault-too-many-wait = Příliš mnoho pokusů. Zkuste to znovu za { $time }.
fault-wait = { $why } Zkuste to znovu za { $time }.
wait-seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
   *[other] { $count } sekund
}
wait-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}

## Úvod
home-title = Zahrajte si partii
home-subtitle = Šachy, Chess960 a česká dáma podle úplných pravidel.
new-table = Nová partie
game = Hra
game-chess = Šachy
game-chess960 = Chess960
game-chess960-number = Chess960, pozice { $number }
game-czech-draughts = Česká dáma
time-control = Čas
time-none = Bez hodin
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
time-each-move = { $time } na tah
time-other = Jiný…
time-hint = Minuty na partii a sekundy za každý tah.
time-typed = Časová kontrola vlastními slovy
time-examples = Například 90+30, 40/120, 60, G/60 d5, 3 days/move
time-unread = Tohle není časová kontrola. Zkuste 90+30 nebo 40/120, 60.
pace-standard = vážná partie
pace-rapid = rapid
pace-blitz = blesk
pace-untimed = bez hodin
opponent = Soupeř
opponent-friend = Přítel, přes odkaz
opponent-anybody = Kdokoli
opponent-myself = Oba u této obrazovky
colour = Vaše barva
colour-any = Náhodná
colour-white = Bílá
colour-black = Černá
more-regulations = Další nastavení
laws = Pravidla
edition-fide-2009 = Pravidla FIDE z roku 2009
edition-fide-2014 = Pravidla FIDE z roku 2014
edition-fide-2018 = Pravidla FIDE z roku 2018
edition-fide-2023 = Pravidla FIDE z roku 2023
edition-czech-draughts = Pravidla České unie dámy
conduct = Způsob hry
conduct-assisted = Tahy hlídá program
conduct-over-the-board = Jako u desky
conduct-assisted-hint = Nepřípustný tah program odmítne a hodiny se stisknou s tahem.
conduct-over-the-board-hint = Jako u skutečné desky: nikdo vám neřekne, co je přípustné, a hodiny tisknete sami.
letters = Jazyk zápisu a tahu do obálky
letters-free = Jak kdo píše
private = Soukromá: vidí ji jen ten, kdo má odkaz
open-table = Založit partii
seek = Hledat soupeře
waiting = Čeká se na soupeře
waiting-why = Vaše nabídka je v seznamu pro všechny. Partie začne, jakmile ji někdo přijme.
withdraw = Stáhnout nabídku
open-seeks = Čekají na soupeře
no-seeks = Právě nikdo nečeká.
no-other-seeks = Nikdo jiný právě nečeká.
watch = Partie ke sledování
nothing-to-watch = Žádná veřejná partie se teď nehraje.
under-way = Vaše rozehrané partie
my-games = Moje partie
take = Hrát
seeks-any = jakákoli barva
seeks-white = chce bílou
seeks-black = chce černou
seeks-special = zvláštní řád
more-seeks = { $count ->
    [one] a ještě { $count } další
    [few] a ještě { $count } další
   *[other] a ještě { $count } dalších
}
no-result = bez výsledku
moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
invitations = Pozvánky
invitations-waiting = { $count ->
    [one] { $count } pozvánka
    [few] { $count } pozvánky
   *[other] { $count } pozvánek
}
invitation-came = Dostali jste pozvánku k partii. Pozvánky najdete na úvodní stránce.
invited-against = Jste pozváni k partii s hráčem { $opponent }. Hrajete { $role ->
    [white] bílými
   *[black] černými
}.
invited-to-play = Jste pozváni k partii. Hrajete { $role ->
    [white] bílými
   *[black] černými
}.
invited-otherwise = { $role ->
    [arbiter] Jste pozváni jako rozhodčí.
    [white-assistant] Jste pozváni jako asistent bílého.
    [black-assistant] Jste pozváni jako asistent černého.
   *[spectator] Jste pozváni sledovat partii.
}

## Deska
board-label = Hrací deska
board-help = Šipky vedou z pole na pole, Enter vybírá, Escape pouští. Psaním začnete tah v poli níže.
earlier-position = Díváte se na dřívější pozici.
back-to-game = Zpět do partie
square-empty = prázdné
square-jumped = přeskočeno
square-target = sem lze jít
square-last = poslední tah
piece-white-pawn = bílý pěšec
piece-white-knight = bílý jezdec
piece-white-bishop = bílý střelec
piece-white-rook = bílá věž
piece-white-queen = bílá dáma
piece-white-king = bílý král
piece-white-man = bílý kámen
piece-black-pawn = černý pěšec
piece-black-knight = černý jezdec
piece-black-bishop = černý střelec
piece-black-rook = černá věž
piece-black-queen = černá dáma
piece-black-king = černý král
piece-black-man = černý kámen
piece-white-dame = bílá dáma
piece-black-dame = černá dáma
promotion-label = Pěšec se promění v
say-takes = bere
say-becomes = promění se: { $piece }
say-check = šach
say-mate = mat
say-castles-short = malá rošáda
say-castles-long = velká rošáda

## Partie
table-title = Partie
opening = Otevírá se…
no-such-table = Taková partie tu není
damaged-record = Část záznamu tohoto stolu je poškozená (od zápisu { $entry }).
damaged-record-how = Partii vidíte ve stavu před poškozením a pokračovat v ní nelze. Dejte prosím vědět provozovateli serveru.
record-damaged = Poškozeno
no-such-table-why = Možná je soukromá, nebo odkaz není celý.
you = vy
plays-white = bílý
plays-black = černý
player-there = je tady
player-away = není připojen
ahead = napřed o { $points }
clock-label = Hodiny, { $player }
flag-down = praporek spadl
scoresheet = Zápis partie
no-moves-yet = Zatím se netáhlo.
sheet-hidden = U desky si každý zapisuje sám; zápis se ukáže po partii.
your-move = Jste na tahu
their-move = Na tahu je soupeř
premove-ready = Váš příští tah je připraven.
awaits-player = Čeká se na soupeře. Pak může partie začít.
opponent-away = soupeř není připojen
to-move-white = Na tahu je bílý
to-move-black = Na tahu je černý
watching = Díváte se
being-sent = Odesílá se…
acts = Co můžete udělat
act-press-clock = Stisknout hodiny
act-offer = Nabídnout remízu
act-accept = Přijmout
act-decline = Odmítnout
act-claim-repetition = Reklamovat opakování
act-claim-fifty-moves = Reklamovat 50 tahů
act-claim-flag = Reklamovat pád praporku
act-complain = Stěžovat si
act-examine = Nechat prověřit
act-stop-clocks = Přivolat rozhodčího
act-resign = Vzdát se
offer-with-move = S příštím tahem nabídnete remízu.
offer-yours = Nabídli jste remízu.
offer-by-white = Bílý nabízí remízu.
offer-by-black = Černý nabízí remízu.
claim-how-repetition = Reklamujete remízu, protože pozice vzniká potřetí: teď, nebo po tahu, který ukážete na desce či napíšete. Ten tah se nezahraje.
claim-how-fifty-moves = Reklamujete remízu pro padesát tahů bez braní a tahu pěšcem: teď, nebo s tahem, který ukážete na desce či napíšete. Ten tah se nezahraje.
resign-really = Opravdu se chcete vzdát?
call-arbiter-why = Oboje hodiny se zastaví, dokud rozhodčí nerozhodne.
note = O co jde?
type-move = Napište tah
type-move-chess = Napište tah: Jf3, e4…
type-move-draughts = Napište tah: c3-d4, 22-18…
play-typed = Zahrát
typed-unread = Takový tah možný není, nebo není jednoznačný.
allowed = Lze zahrát: { $moves }
flip = Otočit desku
numbers = Čísla polí
figurines = Figurky
sound = Zvuk
arbiter = Rozhodčí
invite = Pozvěte hráče
invite-how = Pošlete tento odkaz. Místo obsadí, kdo ho otevře první.
make-link = { $role ->
    [white] Vytvořit odkaz pro bílého
   *[black] Vytvořit odkaz pro černého
}
call-off = Zrušit partii
invite-an-arbiter = Pozvat rozhodčího
invite-white = Odkaz pro bílého
invite-black = Odkaz pro černého
invite-arbiter = Odkaz pro rozhodčího
invite-white-assistant = Odkaz pro asistenta bílého
invite-black-assistant = Odkaz pro asistenta černého
invite-spectator = Odkaz ke sledování
invite-by-name = Nebo pozvěte někoho s účtem
invite-role = Role
invite-send = Pozvat
invite-unknown = Účet s tímto jménem tu není.
invite-unanswered = Pozvánka čeká na odpověď: { $name }, { $role ->
    [white] bílý
    [black] černý
    [arbiter] rozhodčí
    [white-assistant] asistent bílého
    [black-assistant] asistent černého
   *[spectator] divák
}.
move-seat = Pokračovat na jiném zařízení
move-seat-how = Dostanete odkaz na jedno použití. Otevřete ho na druhém zařízení a hrajte dál tam; tady budete partii jen sledovat. Vaše hodiny se nezastaví.
move-seat-now = Získat odkaz
moved-seat-how = Otevřete tento odkaz na druhém zařízení. Kdo ho první otevře, převezme vaše místo, proto ho nikomu nedávejte.
stay-here = Hrát dál tady
free-seat = Uvolnit místo
free-seat-of = { $role ->
    [white] Uvolnit místo bílého
   *[black] Uvolnit místo černého
}
free-seat-how = Hráč přijde o místo. Dostanete odkaz pro toho, kdo ho převezme. Hodiny se nezastaví, pokud je nezastavíte vy.
free-seat-reason = Důvod
freed-seat = { $role ->
    [white] Místo bílého je volné
   *[black] Místo černého je volné
}
lost-seat = Vaše místo bylo uvolněno. Chcete-li hrát dál, otevřete jeho nový odkaz.
freed-seat-how = Pošlete tento odkaz hráči, který místo převezme. Platí jednou.
lag = Zpoždění sítě
lag-limit = Zpoždění sítě do { NUMBER($limit, maximumFractionDigits: 2) } s na tah se nezapočítává.
lag-quota = Čerpá se ze zásoby: na začátku { NUMBER($first, maximumFractionDigits: 2) } s, s každým tahem o { NUMBER($gain, maximumFractionDigits: 2) } s víc, nejvýš { NUMBER($most, maximumFractionDigits: 2) } s.
result = Výsledek
outcome-white-wins = Vyhrál bílý
outcome-black-wins = Vyhrál černý
outcome-draw = Remíza
outcome-black-loses = Černý prohrál, bílý má půl bodu
outcome-white-loses = Bílý prohrál, černý má půl bodu
outcome-both-lose = Prohráli oba hráči
outcome-unplayed = { $verdict } (nesehraná partie)
outcome-over = Partie skončila
rematch = Odveta
rematch-offered = Požádali jste o odvetu.
rematch-accept = Přijmout odvetu
review = Přehrát
download = Stáhnout

## Přehrávání
no-review = Není co přehrávat
no-review-why = Buď taková partie není, nebo ještě neskončila.
unnoticed = Čeho si nikdo nevšiml
unnoticed-mark = (proti pravidlům)
review-start = Začátek
review-help = Šipky vedou z pole na pole. Mimo desku procházejí šipky, Home a End partii.
steps = Procházet partii
step-first = Na začátek
step-back = O tah zpět
step-on = O tah dál
step-last = Na konec
spent = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
chart-label = Zbývající čas po každém tahu, nejvýš { $most }
chart-most = nejvýš { $most }
share = Kopírovat odkaz
download-pgn = Stáhnout PGN
proof = Otisk záznamu
proof-how = Kdo má stejný otisk, má stejný záznam. Stažený soubor ho nese ve značce Proof a se záznamem serveru ho porovná příkaz partie verify.
download-pdn = Stáhnout PDN
board-picture = Obrázek desky

## Účet
account = Váš účet
account-why = Hrát můžete hned jako host. S účtem si necháte jméno i partie na každém počítači.
account-mode = Co chcete udělat?
log-in = Přihlásit se
register = Registrovat se
name = Jméno
name-hint = 2 až 24 písmen, číslic, - nebo _
password = Heslo
password-hint = Aspoň 8 znaků
log-out = Odhlásit se
log-out-everywhere = Odhlásit se všude
log-out-everywhere-hint = Ukončí všechna přihlášení na všech počítačích a zruší všechny tokeny.
sessions = Kde jste přihlášeni
session-unknown = Neznámý prohlížeč
session-dates = od { $begun } · naposledy { $used }
session-current = tento prohlížeč
session-end = Ukončit
change-password = Změnit heslo
change-password-hint = Všechny ostatní prohlížeče se odhlásí. Tokeny zůstanou.
old-password = Současné heslo
new-password = Nové heslo
password-wrong = Heslo nesouhlasí.
password-changed = Heslo je změněno. Ostatní prohlížeče jsou odhlášené.
delete-account = Smazat účet
delete-account-why = Nejde to vrátit. Vaše partie zůstanou, ale bez vašeho jména, a to jméno už nikdo jiný nedostane. Rozehrané partie poběží bez vás. Všechna přihlášení a tokeny skončí.
delete-name = Pro potvrzení napište své jméno
delete-other-name = Tohle není jméno účtu.
delete-account-now = Smazat natrvalo
account-deleted = Účet je smazán. Jste zase host.
token-lasts = Platí
token-for-ever = bez omezení
token-expires = platí do { $date }
tokens = Tokeny pro programy
tokens-why = Program s tokenem může vaším jménem dělat to, co token dovoluje.
token-name = K čemu je?
token-allows = Dovoluje
token-make = Vytvořit token
token-secret = Nový token
token-once = Ukáže se jen teď. Dobře ho uložte.
revoke = Zrušit
scope-read = vidět, co vidíte vy
scope-play = hrát
scope-arbitrate = být rozhodčím
scope-organise = otevírat partie

## Všechny úkony
more-acts = Další…
all-acts = Co všechno můžete udělat
find-act = Najít úkon, přestupek nebo slovo
no-act-found = Nic takového tu není. Zkuste jiné slovo.
closed-acts = { $count ->
    [one] Teď nelze: 1, s důvodem
    [few] Teď nelze: { $count }, s důvody
   *[other] Teď nelze: { $count }, s důvody
}
act-as = Jako
acting-as = Jednáte jako { $role }.
act-done = Hotovo.
close = Zavřít
back = Zpět
optional-field = { $label } (nepovinné)
form-incomplete = Něco chybí nebo se nedá přečíst.

field-absent = Kdo chybí
field-move = Tah
field-offer = Nabídnout s ním remízu
field-squares = Pole v pořadí, v jakém se jich dotýkáte
field-manner = Jak
field-colour = Čí je to figura, není-li vaše
field-path = Cesta figury pole po poli
field-kind = Figura
field-square = Pole
field-note = Důvod
field-stop-clocks-note = O co jde?
field-report-note = Co se stalo
field-resume-note = Poznámka
field-intended = Tah, který zapíšete a nezahrajete
field-ply = Který tah, počítáno za oba hráče od 1
field-changes = Co teď kde stojí
field-to = Kolik tahů zůstane, počítáno za oba hráče
field-add-time-to = Komu
field-exchange = S prohozenými barvami
field-article = Článek
field-right_of = Po čí pravici stojí hodiny
field-player = Hráč
field-white_ms = Hodiny bílého
field-black_ms = Hodiny černého
field-entry = Co zapíšete
field-line = Který řádek opravujete, počítáno za oba hráče od 1
field-moves = Kolik tahů bylo zahráno
field-admit-assistant-moves = Smí provádět tahy na šachovnici
field-white = Bílý získá
field-black = Černý získá
field-commitment = Tah do obálky, jak ho píšete
field-resumption = Kdy a kde se bude pokračovat
field-written = Co stojí v obálce
field-secret = Heslo k obálce
field-language = Jazyk písmen pro figury
field-words = Co se ohlašuje
field-of = Čí
field-order_unknown = Spadly oba praporky a neví se, který dřív
field-ms = Kolik
field-set-time-ms = Na hodinách bude
field-completed = Dokončené tahy
field-ruling = Rozhodnutí
field-incident = Co se stalo
field-penalise-incident = Číslo ohlášeného přestupku
field-who = Kdo to udělal
field-witness = Kdo to viděl
field-offender = Kdo se trestá
field-penalties = Tresty
field-ground = Proč je to remíza
field-against = Rozhodnutí podle článku

expected-square = Uveďte pole, třeba e4.
expected-squares = Uveďte pole, třeba e1 h1.
expected-move = Uveďte tah, třeba Jf3 nebo g1-f3.
expected-path = Uveďte aspoň dvě pole, třeba e2-e5.
expected-piece = Vyberte figuru.
expected-colour = Vyberte bílého nebo černého.
expected-colours = Vyberte bílého, černého nebo oba.
expected-duration = Uveďte čas, třeba +2:00 nebo -0:30.
expected-clock-time = Uveďte čas, třeba 45:00 nebo 1:30:00.
expected-lag = Uveďte čas.
expected-number = Uveďte celé číslo.
expected-article = Uveďte článek, třeba FIDE 13.4.
expected-note = Uveďte důvod.
expected-written = Něco sem napište.
expected-score = Vyberte, kolik hráč získá.
expected-ruling = Vyberte rozhodnutí a u výsledku, kolik kdo získá.
expected-penalties = Vyberte aspoň jeden trest a vybrané doplňte.
expected-incident = Vyberte, co se stalo.
expected-person = Vyberte osobu.
expected-ground = Vyberte důvod.
expected-manner = Vyberte jak.
expected-flag = Vyberte.
expected-changes = Aspoň u jednoho pole uveďte, co na něm stojí.
expected-commitment = Napište tah.
expected-secret = Uveďte heslo. Ukázalo se při zalepení tahu.
expected-language = Vyberte jazyk.

duration-hint = Minuty a sekundy, odečtení s mínusem: +2:00, -0:30
clock-time-hint = Minuty a sekundy, případně i hodiny: 45:00, 1:30:00
clock-now-after = Teď { $now }, pak { $after }
article-example = FIDE 13.4
seal-secret = Heslo, kterým se obálka otevře, si pamatuje tento prohlížeč. Opište si je i vy:
changes-piece = Figura
changes-square = Pole
changes-put = Postavit
changes-nothing = nic (pole je prázdné)
changes-remove = Nechat { $square }, jak je

ruling-play-on = Hraje se dál
ruling-result = Partie končí
ruling-postponed = Rozhodnutí se odkládá
ruling-rejected = Reklamace se zamítá
ruling-increment = Oběma 5 sekund na tah navíc
ruling-more-time = Soupeř dostane 2 minuty
penalty-warning = Napomenutí
penalty-time-to-opponent = Čas navíc pro soupeře
penalty-time-from-offender = Odečtení času viníkovi
penalty-loss = Prohra partie
penalty-fewer-points = Méně bodů viníkovi
penalty-more-points = Více bodů soupeři
penalty-fine = Pokuta
penalty-rounds-out = Vyloučení z kol
penalty-expulsion = Vyloučení
ground-cannot-win = soupeř nemůže vyhrát běžnými prostředky
ground-no-effort = soupeř se nesnaží vyhrát běžnými prostředky
manner-deliberate = úmyslně
manner-together = úmyslně, všech najednou
manner-unclear = možná náhodou
manner-accidental = náhodou
manner-adjusting = na opravu, po ohlášení
manner-feeling = hmatem, na zvláštní šachovnici

envelope = Obálka
envelope-position = Pozice
envelope-used = Spotřebovaný čas, bílý – černý
envelope-sealed-by = Tah odevzdal
envelope-number = Číslo tahu
envelope-offer = Remízu nabídl
envelope-resumption = Dohrávka
submitted = Posláno rozhodčímu
submitted-position = Konečná pozice
submitted-sheet = Partiář
submitted-confirmed = Potvrzeno soupeřem
submitted-yes = Ano
submitted-not-yet = Zatím ne

## Ruce u šachovnice
i-adjust = Opravuji
says-adjust = „Opravuji“
it-slipped = To bylo omylem
take-off = Sundat
box = Krabička s figurami
put-piece = Postavit na { $square }: { $piece }
wood-help = Šipkami procházíte šachovnici. Enter se figury dotkne, Enter na jiném poli ji tam pustí. Delete figuru sundá, A ohlásí „opravuji“, T na dvou figurách se dotkne obou najednou, P a pak D, V, S nebo J postaví figuru z krabičky, mezerník stiskne hodiny.
square-touched = v ruce
hand-touches = { $player } se dotýká { $squares }
give-back = Vrátit na desku: { $piece }
take-from-box = Vzít z krabičky: { $piece }
form-failed = Server tomu nerozuměl. Zkontrolujte, co jste vyplnili.

## Reklamace
claim-something = Reklamovat…
claims = Co reklamujete?
claim-finally = Reklamovat; nelze vzít zpět
claims-notice-illegal-move = Nepřípustný tah
claims-complain = Porušené pravidlo „dotknuto – hráno“
claims-complain-draughts = Jiný přestupek u desky
claims-claim-flag = Spadlý praporek
claims-claim-repetition = Trojí opakování pozice
claims-claim-fifty-moves = Padesát tahů
claims-claim-quickplay = Běžnými prostředky se vyhrát nedá
claims-stop-clocks = Něco jiného
claim-when-notice-illegal-move = Kdykoli během partie: vrátí se pozice před ním.
claim-when-notice-illegal-move-soon = Jen dokud sami netáhnete.
claim-when-notice-illegal-move-draughts = Soupeřův poslední tah pravidla nedovolují a chcete ho opravit.
claim-when-complain = Dokud se sami nedotknete figury.
claim-when-complain-draughts = Soupeř u desky porušil pravidla a chcete to napravit.
claim-when-claim-flag = Soupeři spadl praporek.
claim-when-claim-repetition = Když jste na tahu a ještě jste se nedotkli figury. Vznikne-li pozice až vaším tahem, zapište ho a nehrajte.
claim-when-claim-fifty-moves = Když jste na tahu a ještě jste se nedotkli figury, po padesáti tazích každého hráče bez braní a tahu pěšcem. Doplní-li je až váš tah, zapište ho a nehrajte.
claim-when-claim-quickplay = Když jste na tahu a zbývají vám méně než dvě minuty.
claim-when-stop-clocks = Oboje hodiny se zastaví a přijde rozhodčí.
claim-gives = Nemáte-li pravdu, dostane soupeř navíc { $time }.
claim-free = Nemáte-li pravdu, nic to nestojí.
claim-counted = Nemáte-li pravdu, nic to nestojí, ale počítá se to: opakované reklamace soupeře ruší.
claim-penalised = Bez vážného důvodu vás může rozhodčí potrestat.
intended-squares = Tah, který zapíšete a nezahrajete, pole po poli
expected-move-squares = Uveďte dvě pole, třeba g1-f3.

## Co čeká na odpověď
claimed-repetition = { $player } reklamuje remízu: pozice je na šachovnici potřetí.
claimed-fifty-moves = { $player } reklamuje remízu: padesát tahů bez braní a tahu pěšcem.
claimed-with = Zamýšlený tah: { $move }.
waiting-for-arbiter = Čeká se na rozhodčího
no-arbiter-here = U stolu není rozhodčí. Dohodněte se se soupeřem, nebo rozhodčího pozvěte odkazem.
waiting-for-opponent = Čeká se na odpověď soupeře
own-side-of-it = Jak to vidím já…
appeal = Odvolat se…
clock-then = potom

## Jeden tablet pro dva
that-was-me = To byla moje ruka
taken-off = { $count ->
    [0] Nic není sebráno
    [one] Sebráno: { $count }
    [few] Sebráno: { $count }
   *[other] Sebráno: { $count }
}
full-screen = Celá obrazovka
leave-table = Odejít od partie
stay-at-table = Zůstat
leaving-waits = Chcete odejít. Soupeř musí souhlasit.
leaving-back = Odejít od partie? Stiskněte Zpět ještě jednou, nebo zvolte. Hodiny běží dál.
facing = Figury čelem ke svému hráči
touch-second = Dotek obou najednou: { $square } a figura, na které stisknete T
leaving-asked = Soupeř chce od partie odejít. Hodiny běží dál.

## Co spadlo a co se napravuje
fallen-how = Přesuňte figury tam, kde teď stojí, nebo je odtáhněte ze šachovnice.
fallen-so = Takhle stojí
fallen-now = Figury spadly nebo se posunuly.
put-back = Vrátit na místo
put-right = Napravit přestupek soupeře
let-stand = Nechat přestupek být
hand-adjusts = { $player } opravuje { $squares }
hand-brushes = { $player } zavadil o { $squares }
hand-lets-go = { $piece } z { $from } na { $to }
hand-takes-off = Z { $square } mizí { $piece }
hand-puts = { $piece } na { $square }
clock-pressed = { $player } stiskl hodiny

## Dáma má kameny, ne figury
word-dame = dáma
word-act-touch-draughts = dotknout se kamene
word-act-release-draughts = pustit kámen
word-act-put-draughts = postavit nový kámen
word-act-let-go-draughts = pustit ho
word-act-take-off-draughts = odebrat kámen
word-act-displace-draughts = posunout kameny
word-act-put-back-draughts = vrátit kameny na místo
word-act-notice-displaced-pieces-draughts = upozornit na posunuté kameny
field-path-draughts = Cesta kamene pole po poli
field-kind-draughts = Kámen
expected-piece-draughts = Vyberte kámen.
changes-piece-draughts = Kámen
wood-help-draughts = Šipkami procházíte desku. Enter se kamene dotkne, Enter na jiném poli ho tam pustí. Delete kámen sundá, A ohlásí „opravuji“, mezerník stiskne hodiny.
fallen-how-draughts = Přesuňte kameny tam, kde teď stojí, nebo je odtáhněte z desky.
fallen-now-draughts = Kameny se posunuly.
why-nothing-in-hand-draughts = v ruce není žádný nový kámen
why-complaint-too-late-draughts = hráč se mezitím dotkl kamene
why-nothing-displaced-draughts = žádný kámen není jinde, než má být
bond-move-the-draughts = kámen na { $square } musí táhnout
bond-capture-draughts = kámen na { $square } musí být sebrán
bond-capture-with-draughts = kámen na { $square } musí sebrat kámen na { $with }

# Místo rozhodčího
chair = Rozhodčí
chair-tools = Co můžete udělat
said-by = { $who }: „{ $words }“
waits-since = { $who } čeká { $time }.
flag-is-down-white = Bílému spadl praporek.
flag-is-down-black = Černému spadl praporek.
breach-stands = Článek byl porušen a nikdo to zatím nereklamoval:
incident = Co se stalo
incident-who = Kdo to udělal
reason = Důvod
laws-prescribe = Pravidla předepisují
you-may = Můžete
no-advice = Pravidla to nechávají na vás.
carry-out = Provést
fill-in = Vyplnit…
tool-clocks = Hodiny
tool-position = Vrátit pozici…
put-this-back = Vrátit pozici po { $ply } tazích obou hráčů…
tool-penalty = Trest…
tool-result = Rozhodnutí…
tool-report = Zapsat událost…
tool-appeal = Rozhodnout o odvolání…
clock-now = Nyní
clock-change = Změna
clock-after = Potom
clock-change-of = Čas, který { $player } dostane; se znaménkem minus ztratí
by-article = Podle článku
set-clocks = Nastavit hodiny
everything = Všechno, co se u partie stalo
download-log = Stáhnout záznam událostí
somebody-waits = Čekají na vás
on-record = Dosud zaznamenáno
count-illegal-moves = { $count ->
    [one] jeden nepřípustný tah
    [few] { $count } nepřípustné tahy
   *[other] { $count } nepřípustných tahů
}
count-offers = { $count ->
    [one] jedna nabídka remízy
    [few] { $count } nabídky remízy
   *[other] { $count } nabídek remízy
}
count-failed-claims = { $count ->
    [one] jedna neoprávněná reklamace
    [few] { $count } neoprávněné reklamace
   *[other] { $count } neoprávněných reklamací
}
count-wrong-notices = { $count ->
    [one] jedno mylné upozornění
    [few] { $count } mylná upozornění
   *[other] { $count } mylných upozornění
}
appeal-waits = { $who } se odvolává: { $note }
clock-runs-white = běží hodiny bílého
clock-runs-black = běží hodiny černého
flag-would-fall = Tím praporek spadne.
arbiter-called = { $who } volá rozhodčího
sign-sheet = Podepsat partiář…

# Skupina stolů
groups = Více stolů najednou
groups-what = Jeden přehled pro rozhodčího mnoha partií a lístek ke každému místu, nebo jeden hráč proti mnoha.
group-new = Rozhodovat více stolů
group-title = Název
group-title-example = Klubový večer
group-kind = Kdo hraje
group-kind-pairs = Dvojice
group-kind-simultaneous = Simultánka
group-exhibitor-colour = Barva simultánního hráče
group-colours-alternate = Střídavě
group-organiser-plays = U všech stolů hraju sám
group-arbitrates = Stoly rozhoduji sám
group-arbitrate-myself = Rozhodovat sám
group-watching = Kdo smí sledovat
group-private = Soukromá: vidí ji jen ten, kdo má roli nebo odkaz
group-delay = Zpoždění pro diváky v sekundách
group-delay-hint = Diváci vidí všechno o tolik později, a jen v sále.
group-open = Otevřít stoly
group-pairs = Dvojice, každá na řádku
group-pairs-example =
    1 Nováková – Dvořák
    2 Horák – Svoboda
group-pairs-hint = Číslo, bílý a černý. Jména odděluje pomlčka, tabulátor nebo středník; čísla mohou chybět.
group-opponents = Soupeři, každý na řádku
group-opponents-example =
    Nováková
    Dvořák
group-opponents-hint = Na každém řádku jedno jméno; číslo před ním je číslo stolu.
group-file = Nebo vezměte textový soubor:
group-preview = Co bylo přečteno
group-lines-read = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
group-lines-wrong = { $count ->
    [one] { $count } řádek nelze přečíst
    [few] { $count } řádky nelze přečíst
   *[other] { $count } řádků nelze přečíst
}
group-too-many-lines = Najednou nejvýš { $most } stolů.
group-line-wrong = Řádek { $line }: { $why }
group-bad-two-names = chybí dvě jména s pomlčkou mezi nimi.
group-bad-name = chybí jméno.
group-bad-number = stůl má číslo od 1 do 9999.
group-bad-number-twice = toto číslo je tu dvakrát.
group-bad-number-there = stůl s tímto číslem už v kole je.
group-bad-pair-twice = tato dvojice je tu dvakrát.
group-bad-long-name = jméno má nejvýš 80 znaků.
group-bad-one-dash = mezi jmény stačí jedna pomlčka.
group-bad-quotes = uvozovky nejsou v pořádku.
group-bad-control = ve jméně jsou řídicí znaky.
group-as-last = Jako minule:
group-same-time = stejný čas
group-other-regulations = Zvolit jiné
group-add = Přidat stoly
group-add-now = Otevřít tyto stoly
group-tables-added = Stoly jsou otevřené.
group-which-round = Kolo
group-tables = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
group-in-play = hraje se u { $count }
group-is-private = soukromá
group-cards = Lístky
group-print = Vytisknout
group-against = soupeř: { $opponent }
group-seat-taken = Toto místo je obsazené.
group-hall = Sál
group-hall-open = Jako obrazovka v sále
group-live = živě
group-delayed = se zpožděním { $time }
group-pages = Stránky
group-page-before = Předchozí stránka
group-page-after = Další stránka
group-pause = Pozastavit
group-turn = Otáčet stránky
group-results = Výsledky ({ $count })
group-over-of = skončilo { $over } z { $all }
group-result-playing = hraje se
group-result-waiting = nezačalo
group-csv = Výsledky (CSV)
group-pgn = Partie (PGN)
group-round = { $round }. kolo
group-round-label = Kolo
group-all-rounds = Všechna kola
group-table = Stůl
group-table-number = Stůl { $number }
group-filter = Které stoly
group-filter-needs-me = ! { $count } čeká na mě
group-filter-playing = ▸ { $count } se hraje
group-filter-not-begun = ○ { $count } nezačalo
group-filter-over = ● { $count } skončilo
group-filter-all = Všechny { $count }
group-search = Jméno nebo číslo
group-section-urgent = Čekají na vás
group-section-seen = Podívejte se
group-section-low = Méně než pět minut
group-section-rest = Ostatní stoly
group-section-over = Skončily
group-none-found = Takový stůl tu teď není.
group-no-tables = Zatím tu nejsou žádné stoly.
group-new-ones = { $count ->
    [one] { $count } nový
    [few] { $count } nové
   *[other] { $count } nových
}
group-stopped = Hodiny stojí
group-stopped-by = Hodiny zastavil { $who }
group-claimed = Reklamace remízy
group-claimed-by = Remízu reklamuje { $who }
group-by-white = bílý
group-by-black = černý
group-by-white-assistant = asistent bílého
group-by-black-assistant = asistent černého
group-by-arbiter = rozhodčí
group-by-spectator = divák
group-claim-repetition = Pozice je na šachovnici potřetí.
group-claim-fifty-moves = Padesát tahů bez braní a tahu pěšcem.
group-words = „{ $words }“
group-state-irregularity = Něco na desce není v pořádku
group-state-low = málo času
group-state-playing = hraje se
group-state-stopped = hodiny stojí
group-state-adjourned = přerušeno
group-state-waiting = nezačalo
group-unsigned = nepodepsáno
group-runs = běží
group-offences = { $count ->
    [one] { $count } přestupek
    [few] { $count } přestupky
   *[other] { $count } přestupků
}
group-called-call = Stůl { $number }: čekají na vás.
group-called-hurry = Stůl { $number }: spadl praporek.
group-strip = Skupina stolů
group-back = Zpět na přehled:
group-next-need = Další, kde čekají ({ $count })
group-only-this = Čekají na vás jen tady
group-nobody-waits = Nikdo nečeká
group-board-before = Předchozí deska
group-board-after = Následující deska
group-next-board = Další deska ({ $count })
group-boards-left = { $count ->
    [one] zbývá { $count } deska
    [few] zbývají { $count } desky
   *[other] zbývá { $count } desek
}
group-score = Skóre { $own } : { $others }
group-goes-on = Po tahu přejít dál
group-your-boards = Vaše desky
group-people = Lidé ({ $count })
group-no-holders = Zatím nikdo nemá roli.
group-role = Role
group-role-organiser = pořadatel
group-role-arbiter = rozhodčí
group-role-deputy = zástupce rozhodčího
group-role-exhibitor = simultánní hráč
group-from = Od stolu
group-to = Do stolu
group-for-whom = Pro koho
group-make-link = Vytvořit odkaz
group-sector-hint = Bez čísel platí role u všech stolů, i budoucích.
group-sector-wrong = Od stolu ke stejnému nebo vyššímu číslu.
group-sector = stoly { $from } až { $to }
group-all-tables = všechny stoly
group-qr-of = QR kód: { $label }
group-since = od { $time }
group-revoke = Odebrat
group-revoke-of = Odebrat: { $of }
group-revoke-really = Opravdu? Role skončí hned.
group-revoked = Vaše role v této skupině byla odebrána.
no-such-group = Taková skupina stolů tu není
no-such-group-why = Je soukromá, nebo je adresa chybná.
new-link-for = { $role ->
    [white] Nový odkaz pro bílého…
   *[black] Nový odkaz pro černého…
}
new-link-reason = jiné zařízení
group-state-report = Někdo něco ohlásil
reported-by = { $who } hlásí:
noted = Beru na vědomí
noted-note = vzato na vědomí
carry-out-sure = Opravdu provést?
tool-stop-clocks = Zastavit hodiny
