# Co říkají pravidla, česky. Klíče jsou ze souborů phrase.rs; co tu chybí, řekne test.
# `word-` jsou slova do vět. Slovo nebo figury dostane věta v každém pádě podle jména přívlastku: $by, $by-acc, $by-ins.

## Jak se údaje skládají
piece-on = { $piece } na { $square }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }

## Slova
word-white = bílý
    .gen = bílého
    .dat = bílému
    .acc = bílého
    .ins = bílým
word-black = černý
    .gen = černého
    .dat = černému
    .acc = černého
    .ins = černým
word-arbiter = rozhodčí
    .gen = rozhodčího
    .dat = rozhodčímu
    .acc = rozhodčího
    .ins = rozhodčím
word-white-assistant = asistent bílého
    .gen = asistenta bílého
    .dat = asistentovi bílého
    .acc = asistenta bílého
    .ins = asistentem bílého
word-black-assistant = asistent černého
    .gen = asistenta černého
    .dat = asistentovi černého
    .acc = asistenta černého
    .ins = asistentem černého
word-spectator = divák
    .gen = diváka
    .dat = divákovi
    .acc = diváka
    .ins = divákem
word-pawn = pěšec
    .gen = pěšce
    .dat = pěšci
    .acc = pěšce
    .ins = pěšcem
word-knight = jezdec
    .gen = jezdce
    .dat = jezdci
    .acc = jezdce
    .ins = jezdcem
word-bishop = střelec
    .gen = střelce
    .dat = střelci
    .acc = střelce
    .ins = střelcem
word-rook = věž
    .gen = věže
    .dat = věži
    .acc = věž
    .ins = věží
word-queen = dáma
    .gen = dámy
    .dat = dámě
    .acc = dámu
    .ins = dámou
word-king = král
    .gen = krále
    .dat = králi
    .acc = krále
    .ins = králem
word-man = kámen
    .gen = kamene
    .dat = kameni
    .acc = kámen
    .ins = kamenem

## Proč partie skončila
word-reason-checkmate = mat
word-reason-resignation = vzdání partie
word-reason-stalemate = pat
word-reason-dead-position = mrtvá pozice
word-reason-agreement = dohoda
word-reason-repetition = opakování pozice
word-reason-fifty-moves = padesát tahů
word-reason-fivefold-repetition = pátý výskyt pozice
word-reason-seventy-five-moves = sedmdesát pět tahů
word-reason-flag = spadl praporek
word-reason-both-flags = spadly oba praporky
word-reason-blocked = hráč nemá tah
word-reason-no-pieces = hráči nezbyl kámen
word-reason-quiet-moves = patnáct tichých tahů
word-reason-three-kings = tři dámy proti jedné
word-reason-few-pieces = málo kamenů
word-reason-nobody-wins = nikdo nemůže vyhrát
word-reason-absence = nepřítomnost
word-reason-illegal-move = nepřípustný tah
word-reason-illegal-position = nepřípustná pozice
word-reason-ruling = rozhodnutí rozhodčího
word-reason-penalty = trest
word-reason-normal-means = poctivou cestou se vyhrát nedalo
word-reason-signed = podepsané partiáře
word-reason-sealed-move = tah v obálce

## Co se dá udělat
word-act-start = zahájit partii
word-act-arrive = přijít k partii
word-act-call-default = vyhlásit kontumaci
word-act-move = táhnout
word-act-touch = dotknout se figury
word-act-release = pustit figuru
word-act-put = postavit novou figuru
word-act-declare-castling = ohlásit rošádu
word-act-let-go = pustit ji
word-act-take-off = odebrat figuru
word-act-crown = korunovat dámu
word-act-press-clock = stisknout hodiny
word-act-stop-clocks = přivolat rozhodčího
word-act-offer = nabídnout remízu
word-act-accept = přijmout
word-act-decline = odmítnout
word-act-claim-repetition = reklamovat remízu opakováním pozice
word-act-claim-fifty-moves = reklamovat remízu padesáti tahy
word-act-examine = prověřit reklamaci
word-act-claim-flag = reklamovat pád praporku
word-act-complain = reklamovat přestupek
word-act-notice-illegal-move = upozornit na { word-irregularity-illegal-move }
word-act-notice-illegal-position = upozornit na { word-irregularity-illegal-position }
word-act-notice-displaced-pieces = upozornit na { word-irregularity-displaced-pieces }
word-act-notice-wrong-set-up = upozornit na { word-irregularity-wrong-set-up }
word-act-notice-turned-board = upozornit na { word-irregularity-turned-board }
word-act-notice-exchanged-colours = upozornit na { word-irregularity-exchanged-colours }
word-act-displace = posunout figury
word-act-put-back = vrátit figury na místo
word-act-use-both-hands = táhnout oběma rukama
word-act-let-stand = nechat to být
word-act-propose-restoring = navrhnout návrat pozice
word-act-order-new-game = nařídit novou partii
word-act-place-clock = určit místo hodin
word-act-admit = připustit opozdilce
word-act-restore = vrátit dřívější pozici
word-act-resign = vzdát se
word-act-record = zapsat tahy
word-act-borrow-sheet = půjčit si soupeřův partiář
word-act-return-sheet = vrátit partiář
word-act-reconstruct = rekonstruovat partii
word-act-lose-count = uznat, že počet tahů se nedá zjistit
word-act-sign = podepsat partiáře
word-act-order-sealing = nařídit tah do obálky
word-act-seal = dát tah do obálky
word-act-adjourn = přerušit partii
word-act-schedule = určit dohrávku
word-act-continue = zahájit dohrávku
word-act-open-envelope = otevřít obálku
word-act-lose-envelope = vyhlásit ztrátu obálky
word-act-announce = ohlásit tah
word-act-repeat = zopakovat soupeřův tah
word-act-ask-for-two-boards = požádat o dvě šachovnice
word-act-follow = provést tah na druhé šachovnici
word-act-ask = zeptat se na tahy a časy
word-act-report-touch = nahlásit dotyk
word-act-compare-boards = porovnat šachovnice
word-act-call-flag = vyhlásit pád praporku
word-act-resume = obnovit hru
word-act-add-time = přidat čas
word-act-set-time = nastavit hodiny
word-act-rule = rozhodnout
word-act-report = ohlásit incident
word-act-penalise = potrestat
word-act-claim-quickplay = žádat o remízu v rychlém zakončení
word-act-request-increment = žádat o přídavek na tah
word-act-confirm = stvrdit pozici
word-act-ask-scoresheet = požádat o zápis
word-act-admit-assistant = přijmout asistenta
word-act-appeal = odvolat se
word-act-decide-appeal = rozhodnout o odvolání

## Co se k úkonu vyplňuje
word-field-square = pole
word-field-squares = pole
word-field-move = tah
word-field-path = pole tahu
word-field-piece = figura
word-field-colour = bílý nebo černý
word-field-colours = bílý, černý nebo oba hráči
word-field-duration = doba
word-field-clock-time = čas na hodinách
word-field-lag = vteřiny
word-field-number = celé číslo
word-field-article = článek
word-field-note = důvod
word-field-written = co je napsáno
word-field-score = 1, 1/2 nebo 0
word-field-ruling = rozhodnutí
word-field-penalties = tresty
word-field-incident = incident
word-field-person = někdo u partie
word-field-ground = důvod reklamace
word-field-manner = způsob doteku
word-field-flag = ano, nebo ne
word-field-changes = co teď kde stojí
word-field-commitment = tah do obálky
word-field-secret = tajemství obálky
word-field-language = jazyk

## Čeho se úkony týkají
word-topic-start-and-end = začátek a konec
word-topic-moves = tahy a ruce
word-topic-clock = hodiny
word-topic-draws = remíza
word-topic-irregularities = nesrovnalosti
word-topic-scoresheet = partiář
word-topic-adjournment = přerušení
word-topic-cannot-see = nevidomí a slabozrací hráči
word-topic-arbiter = rozhodčí

## Proč není šachový tah přípustný
chess-no-piece = na { $square } nestojí žádná figura
chess-not-your-piece = { $piece } patří soupeři; na tahu je { $turn }
chess-stays-put = { $piece } musí jít na jiné pole
chess-how-a-pawn-moves = pěšec jde o jedno pole vpřed, ze základního postavení i o dvě, a bere o jedno pole šikmo
chess-how-a-knight-moves = jezdec jde o dvě pole jedním směrem a o jedno do strany
chess-how-a-bishop-moves = střelec chodí po diagonálách
chess-how-a-rook-moves = věž chodí po sloupcích a řadách
chess-how-a-queen-moves = dáma chodí po sloupcích, řadách a diagonálách
chess-how-a-king-moves = král jde o jedno pole, pokud nedělá rošádu
chess-not-original-square = { $pawn } už táhl, a proto jde jen o jedno pole
chess-captures-king = král se nikdy nebere
chess-in-the-way = v cestě stojí { $by }
chess-own-piece = na { $square } stojí vaše vlastní figura: { $kind }
chess-nothing-to-capture = pěšec jde šikmo, jen když bere, a na { $square } nic není
chess-en-passant-too-late = { $pawn } neudělal dvojkrok posledním tahem
chess-king-to-attacked-square = pole { $square } napadá { $by }
chess-check-not-answered = král by zůstal v šachu; šach dává { $by }
chess-pinned = { $piece } je ve vazbě: kryje krále, na kterého míří { $by }
chess-en-passant-exposes-king = bez obou pěšců by král byl v šachu; dával by ho { $by }
chess-no-castling-rook = na { $square } není věž k rošádě
chess-king-has-moved = král už táhl
chess-rook-has-moved = věž na { $rook } už táhla
chess-king-or-rook-has-moved = král nebo věž na { $rook } už táhli
chess-castling-blocked = rošádě stojí v cestě { $by }
chess-castling-out-of-check = král je v šachu; dává ho { $by }
chess-castling-through-check = král by přešel přes { $square }, které napadá { $by }
chess-castling-into-check = král by skončil na { $square }, které napadá { $by }
chess-castling-exposes-king = bez věže na { $rook } by král byl v šachu; dával by ho { $by }
chess-promotion-missing = na { $square } se pěšec promění v dámu, věž, střelce nebo jezdce: řekněte, v co
chess-promotion-not-allowed = pěšec se mění v dámu, věž, střelce nebo jezdce, ne v { $kind-acc }
chess-not-a-promotion = v { $kind-acc } se mění jen pěšec, který dojde na poslední řadu

## Proč není tah v dámě přípustný
draughts-too-short = tah má nejméně dvě pole, například c3 d4
draughts-no-piece = na { $square } nestojí žádný kámen
draughts-not-your-piece = kámen na { $square } nepatří hráči, který je na tahu ({ $turn })
draughts-not-your-turn = na tahu je { $turn }
draughts-stays-put = kámen by zůstal na { $square }
draughts-not-diagonal = { $from } a { $to } neleží na jedné diagonále
draughts-man-backward = kámen chodí jen dopředu a z { $from } na { $to } to dopředu není
draughts-man-captures-backward = kámen bere jen dopředu a { $square } je za ním
draughts-man-too-far = kámen jde jen o jedno pole a z { $from } na { $to } je to dál
draughts-new-king-stops = kámen se na { $square } stane dámou a tam končí
draughts-occupied = pole { $square } je obsazené
draughts-blocked = v cestě stojí kámen na { $square }
draughts-own-piece-jumped = vlastní kámen na { $square } se přeskočit nesmí
draughts-jumped-twice = kámen na { $square } už byl přeskočen
draughts-jumped-piece-in-the-way = přeskočený kámen na { $square } zůstává do konce a stojí v cestě
draughts-no-room-behind = kámen na { $square } nejde přeskočit, protože { $behind } je obsazené
draughts-nothing-to-jump = mezi { $from } a { $to } není co brát
draughts-capture-is-compulsory = skákat se musí: brát má kámen na { $by }
draughts-king-must-capture = dáma má přednost před kamenem: brát musí dáma na { $kings }
draughts-incomplete = braní pokračuje: { $moves }
draughts-wrong-landing = dáma musí dopadnout na { $landings }, odkud může brát dál: { $moves }
draughts-ambiguous = může to být { $moves }

## O čem se rozhodlo vedle tahů a výsledku
verdict-admitted = { $player } přišel pozdě a smí hrát
verdict-appeal-rejected = odvolání { $player-gen } bylo zamítnuto
verdict-appealed = { $player } se odvolává proti rozhodnutí podle { $article }
verdict-let-stand = { $player } nechává přestupek soupeře být
verdict-appeal-upheld = odvolání { $player-gen } bylo vyhověno
verdict-assistant-admitted = { $player } smí mít asistenta
verdict-board-corrected = deska { $player-gen } je opravena
verdict-claim-of-moves-wrong = reklamace není oprávněná: bez braní a tahu pěšcem { $found ->
    [one] je teprve { $found } tah
    [few] jsou teprve { $found } tahy
   *[other] je teprve { $found } tahů
} každého hráče, ne { $needed }; partie pokračuje
verdict-claim-of-repetition-wrong = reklamace není oprávněná: pozice { $found ->
    [0] ještě nenastala
    [1] nastala jednou
    [2] nastala dvakrát
   *[other] nastala { $found }krát
}, ne { $needed ->
    [3] třikrát
    [5] pětkrát
   *[other] { $needed }krát
}; partie pokračuje
verdict-clock-placed = hodiny stojí po pravici { $player-gen }
verdict-clock-set = hodiny { $player-gen } jsou nastaveny na { $time }
verdict-complaint-right = reklamace je oprávněná
verdict-complaint-wrong = reklamace není oprávněná, partie pokračuje
verdict-count-lost = počet provedených tahů nelze zjistit
verdict-draw-declined = { $player } odmítá remízu
verdict-envelope-lost = obálka se ztratila
verdict-flag-not-down = žádný praporek nespadl
verdict-game-reopened = partie přece jen neskončila
verdict-increment-introduced = oba hráči dostávají na každý tah navíc { $seconds } s
verdict-irregular = { $by ->
    [word-arbiter] rozhodčí zjistil:
   *[other] reklamace je oprávněná:
} { $what ->
    [illegal-move] tah byl nepřípustný
    [illegal-position] pozice je nepřípustná
    [displaced-pieces] figury nestojí na svých místech
    [wrong-set-up] základní postavení bylo špatné
    [turned-board] deska je špatně otočená
   *[exchanged-colours] barvy jsou prohozené
}
verdict-new-game = partie se ruší a začíná nová
verdict-new-game-exchanged = partie se ruší a začíná nová s prohozenými barvami
verdict-nothing-irregular = to, co se reklamuje, nenastalo; partie pokračuje
verdict-penalised = { $player } je potrestán
verdict-penalised-expulsion = { $player } je vyloučen ze soutěže
verdict-penalised-fewer-points = { $player } je potrestán: { word-penalty-fewer-points }
verdict-penalised-fine = { $player } je potrestán: { word-penalty-fine }
verdict-penalised-loss = { $player } je potrestán: { word-penalty-loss }
verdict-penalised-more-points = { $player } je potrestán: { word-penalty-more-points }
verdict-penalised-rounds-out = { $player } je potrestán: { word-penalty-rounds-out }
verdict-restored = { $number ->
    [0] vrací se základní postavení
   *[other] vrací se pozice po { $number }. tahu { $mover-gen }
}
verdict-restoring-proposed = { $player } navrhuje vrátit se { $number ->
    [0] k základnímu postavení
   *[other] k pozici po { $number }. tahu { $mover-gen }
}
verdict-result-changed = výsledek se mění: { $score }, { $reason }
verdict-resumed = hra pokračuje
verdict-ruled-play-on = rozhodčí rozhodl, že partie pokračuje
verdict-ruled-postponed = rozhodčí o reklamaci rozhodne později, partie pokračuje
verdict-ruled-rejected = rozhodčí reklamaci zamítl, partie pokračuje
verdict-ruled-result = rozhodčí určil výsledek: { $score }
verdict-scheduled = partie pokračuje: { $resumption }
verdict-sealing-ordered = příští tah se dává do obálky
verdict-server-was-down = server byl mimo provoz; nikomu mezitím čas neběžel
verdict-server-was-paused = server se na chvíli zastavil; nikomu mezitím čas neběžel
verdict-server-was-slow = server nestihl tah hned uložit; nikomu mezitím čas neběžel
verdict-time-given = { $player } dostává navíc { $time }
verdict-time-taken = { $player } přichází o { $time }
verdict-warned = { $player } dostává napomenutí

## Proč něco nejde
why-seat-empty = jedno místo je ještě volné; partie začne, až tu budou oba hráči
why-no-arbiter = u tohoto stolu není rozhodčí; pozvat ho může ten, kdo stůl založil
why-game-over = partie skončila: { $score }, { $reason }
why-not-for-you = tohle nepřísluší tomu, kdo je tu jako { $who }
why-make-it-by-hand = u desky se tah provede rukou: dotkněte se figury a pusťte ji
why-only-over-the-board = tohle se dělá jen u desky
why-not-your-turn = na tahu je { $turn }
why-move-is-made = tah je proveden a nedá se změnit
why-has-started = partie už začala
why-not-started = partie ještě nezačala
why-two-squares = tah vede z jednoho pole na druhé
why-no-promotion-piece = kámen se mění v dámu a v nic jiného
why-light-square = dáma se hraje na tmavých polích
why-unknown-article = článek „{ $article }“ neexistuje
why-unreadable = tohle není tah: { $error }
breach-illegal-move = nemožný tah
breach-touch-move = dotčená figura nebyla tažena nebo brána
breach-another-piece = bylo taženo jiným kamenem, než kterého se hráč dotkl
breach-both-hands = jeden tah byl proveden oběma rukama
breach-pressed-without-move = hodiny byly stisknuty bez tahu
breach-displaced = posunuté figury nebyly vráceny na svá místa
breach-writing = zápis partie nebyl úplný
breach-other = něco jiného proti pravidlům
why-move-unread = tohle se nedá přečíst jako tah; napište ho jako do partiáře, nebo dvěma poli
why-move-ambiguous = na to pole může jít víc figur; napište, která z nich
why-no-piece-meant = takovou figuru nemáte: { $piece }
why-nothing-there = na { $square } nic nestojí
why-nothing-touched = napište, na kterých polích se hráč figur dotkl
why-piece-of-another-game = takovou figuru tato hra nemá: { $piece }
why-nothing-in-hand = v ruce není žádná nová figura
why-only-in-chess960 = rošáda se ohlašuje jen ve Fischerových šachách
why-must-be-restored = nejdřív se musí obnovit pozice
why-clock-not-running = hráči neběží čas
why-flag-called-by-itself = pád praporku ohlásí hodiny samy, hned jak k němu dojde
why-no-clock = hraje se bez hodin
why-clocks-stopped = hodiny stojí
why-clocks-running = hodiny už běží
why-no-move-made = ještě nebyl proveden žádný tah
why-no-offer = není tu žádná nabídka
why-offer-stands = nabídka stále platí
why-agreement-from-move = na remíze se lze dohodnout, až každý dokončí tahů: { $number }
why-each-must-move = nejdřív musí každý udělat aspoň jeden tah
why-no-agreement = řád soutěže dohodu nepřipouští
why-touched-before-claim = hráč se před reklamací dotkl figury
why-claim-under-examination = prověřuje se reklamace
why-no-claim = není tu žádná reklamace
why-no-claims-needed = taková remíza nastává bez reklamace
why-complaint-too-late = hráč se mezitím dotkl figury
why-no-illegal-move = žádný nepřípustný tah nestojí
why-illegal-move-stands = tah platí: nebyl napaden před dalším tahem
why-only-on-claim = rozhodčí jedná, jen když to hráč napadne
why-nothing-displaced = žádná figura není jinde, než má být
why-start-stands = oba mají dokončeno tahů: { $number }, a začátek partie platí
why-only-the-opponent = rozhoduje o tom jen { $player }
why-not-irregular = takovou nesprávnost pravidla neznají
why-not-late = { $player } nepřichází pozdě
why-not-by-arbiter = rozhodčí tu nemá na vybranou
why-no-such-move = tolik tahů ({ $number }) odehráno není
why-nothing-to-decide = nic tu na rozhodnutí nečeká
why-arbiter-stays-silent = na praporek smějí upozornit jen hráči
why-no-flag-down = žádný praporek nespadl
why-is-present = { $player } je přítomen
why-not-there = { $player } ještě nepřišel
why-nobody-absent = oba hráči jsou přítomni
why-default-time-runs = čekací doba ještě neuplynula
why-note-missing = rozhodnutí potřebuje slovní odůvodnění
why-no-penalty = je třeba určit trest
why-no-such-penalty = toto vydání pravidel takový trest nezná
why-penalty-for-players-only = tento trest je jen pro hráče
why-no-such-incident = takový incident v záznamu není
why-nothing-to-crown = na { $square } nestojí dáma, která čeká na korunovaci
why-opponent-crowns = novou dámu korunuje { $player }; neudělá-li to do svého tahu, smí ji korunovat její majitel
why-no-such-result = { $result } není výsledek: partii vyhraje jeden z hráčů, nebo je remíza
why-scores-exceed-the-game = body jsou vyšší, než za kolik se o partii hraje
why-no-quickplay-finish = toto není rychlé zakončení
why-quickplay-not-announced = soutěž pravidla rychlého zakončení neohlásila
why-two-minutes-left = zbývají dvě minuty nebo víc
why-flag-is-down = praporek už spadl
why-sheet-incomplete = zápis partie není úplný
why-claim-needs-answer = žádosti se vyhoví, odloží se, nebo zamítne
why-no-increment-requests = toto vydání pravidel přídavek na tah nezná
why-offer-not-declined = soupeř remízu ještě neodmítl
why-nothing-to-confirm = není co stvrdit
why-no-scoresheet-kept = tuto partii žádný rozhodčí nezapisuje
why-shown-five-times = zápis už byl ukázán pětkrát
why-no-appeals = soutěž odvolání nepřipouští
why-nothing-to-appeal = podle toho článku se nerozhodlo
why-final-decision = proti tomuto rozhodnutí se nelze odvolat
why-appeal-pending = o odvolání se ještě nerozhodlo
why-no-appeal = žádné odvolání nebylo podáno
why-has-assistant = { $player } už asistenta má
why-assistant-not-admitted = { $player } nemá asistenta, kterého by rozhodčí přijal
why-in-advance = tah ještě nebyl zahrán
why-behind = nejdřív je třeba dopsat tahů: { $missing }
why-not-a-sign = { $signs } není znak, který se v této hře píše za tah
why-not-an-entry = zápis tahu je pár slov na jednom řádku
why-no-such-line = takový řádek v partiáři není
why-sheets-in-envelope = partiáře jsou v obálce
why-sheet-complete = zápis je úplný
why-sheet-borrowed = nejdřív je třeba vrátit soupeřův partiář
why-nothing-borrowed = žádný partiář není půjčený
why-some-sheet-complete = aspoň jeden zápis je úplný
why-clocks-run = nejdřív je třeba zastavit hodiny
why-players-write = jeden z hráčů má stále povinnost zapisovat
why-not-over = partie neskončila
why-has-signed = hráč už podepsal
why-is-adjourned = partie je přerušena
why-not-adjourned = partie není přerušena
why-seals-now = právě se dává tah do obálky
why-not-the-sealer = tah do obálky dává { $player }
why-nothing-sealed = v obálce ještě nic není
why-not-a-commitment = otisk tahu má 64 šestnáctkových číslic
why-not-what-was-sealed = tohle v obálce nebylo
why-envelope-closed = nejdřív je třeba otevřít obálku
why-no-envelope = není tu žádná obálka k otevření
why-no-early-adjournment = tah do obálky nikdo nenařídil
why-pointed-out-too-late = nikdo na to neupozornil před svým prvním tahem
why-no-special-board = nikdo tu nehraje na upravené šachovnici
why-must-follow = nejdřív je třeba provést soupeřův tah na vlastní šachovnici
why-must-repeat = nejdřív je třeba soupeřův tah nahlas zopakovat
why-nothing-to-repeat = není co opakovat, soupeř netáhl
why-repeated-wrongly = „{ $words }“ není tah, který soupeř zahrál
why-has-special-board = { $player } už hmatovou šachovnici má
why-nothing-to-follow = není tu žádný tah k provedení na vlastní šachovnici
why-not-announced = nejdřív je třeba tah ohlásit
why-not-in-its-hole = nejdřív je třeba figuru zasunout do dírky
why-captured-stands = nejdřív je třeba odstranit vzatou figuru
why-no-assistant = hráč nemá asistenta
why-boards-agree = na obou šachovnicích je stejná pozice
why-boards-differ = šachovnice se liší na polích { $squares }

## K čemu je hráč zavázán
bond-move-the = figura na { $square } musí táhnout
bond-capture = figura na { $square } musí být sebrána
bond-capture-with = figuru na { $square } musí sebrat figura na { $with }
bond-castle = král musí udělat rošádu s věží na { $square }
bond-move-the-king = rošáda není přípustná a král na { $square } musí táhnout
bond-promote = pěšec se musí proměnit na { $square }
bond-promote-to = pěšec se musí proměnit v { $kind-acc }
bond-keep-to = figura byla puštěna, takže tah { $move } je proveden
bond-play-written = musí se zahrát zapsaný tah { $move }

## Co čeká na rozhodčího
question-agreement = rozhodčí rozhodne, zda se hráči smějí dohodnout na remíze
question-flag = rozhodčí rozhodne, zda soupeř ještě mohl dát mat ({ $player } překročil čas)
question-resignation = rozhodčí rozhodne, zda { $player }, který se vzdává, ještě mohl dostat mat
question-illegal-move = rozhodčí rozhodne, zda by po nepřípustném tahu mohl být { $player } ještě matován
question-complaint = rozhodčí rozhodne, co plyne z reklamace
question-help = hodiny stojí a je potřeba rozhodčí
question-quickplay = rozhodčí posoudí, zda soupeř může vyhrát poctivou cestou a snaží se o to (žádá { $player })
question-adjudication = rozhodčí určí výsledek partie ({ $player } žádá o remízu)
question-increment = rozhodčí rozhodne o přídavku na tah (žádá { $player })
question-device = rozhodčí rozhodne, zda { $player }, který prohrává, ještě mohl dostat mat
question-both-flags = rozhodčí rozhodne, co dál: spadly oba praporky a neví se, který dřív
question-sealed-move = rozhodčí rozhodne, zda { $player }, který nezapečetil řádný tah, ještě mohl dostat mat

## Co hodiny nemohou
clock-not-running = žádné hodiny neběží
clock-other-is-running = běží čas, který má { $player }
clock-already-started = hodiny už byly spuštěny
clock-not-paused = hodiny nestojí
clock-stopped = hodiny byly zastaveny nadobro
clock-back-in-time = hodiny už byly použity později
clock-below-zero = čas nemůže být záporný
clock-untimed = hráč nemá hodiny
clock-not-that-period = hodiny jsou v období příštího tahu
clock-too-large = čas nebo počet tahů by byl příliš velký

## Na co se upozorňuje
word-irregularity-illegal-move = nepřípustný tah
word-irregularity-illegal-position = nepřípustnou pozici
word-irregularity-displaced-pieces = posunuté figury
word-irregularity-wrong-set-up = špatné základní postavení
word-irregularity-turned-board = otočenou desku
word-irregularity-exchanged-colours = prohozené barvy

## Incidenty
word-incident-disrepute = někdo dělal šachům ostudu
word-incident-assault = někdo napadl soupeře
word-incident-left-venue = někdo odešel bez dovolení
word-incident-left-without-report = někdo neohlásil, že odchází
word-incident-notes = někdo použil zápisky, radu nebo druhou desku
word-incident-device = hráči zazvonil telefon, nebo měl u sebe přístroj
word-incident-bag-opened = někdo bez dovolení otevřel tašku s přístrojem
word-incident-search-refused = někdo odmítl prohlídku
word-incident-smoking = někdo kouřil, kde se nesmí
word-incident-scoresheet-misused = do partiáře se psalo něco jiného než fakta o partii
word-incident-scoresheet-hidden = rozhodčí neviděl na partiář
word-incident-other-notation = tahy nejsou zapsány algebraickou notací
word-incident-distraction = někdo rušil soupeře
word-incident-refusal = někdo se pravidlům soustavně vzpíral
word-incident-refusal-by-both = oba se pravidlům soustavně vzpírali
word-incident-wrong-hand = hodiny zmáčkla druhá ruka, nebo na nich zůstal prst
word-incident-clock-mishandled = někdo do hodin bouchl, zvedl je nebo převrhl
word-incident-two-hands = tah byl proveden oběma rukama
word-incident-pressed-without-move = hodiny byly zmáčknuty bez tahu
word-incident-clocks-stopped = hodiny byly zastaveny kvůli rozhodčímu
word-incident-touch-move = bylo porušeno pravidlo dotčeno-taženo
word-incident-displaced = figury byly shozeny nebo posunuty
word-incident-illegal-move = byl dokončen nepřípustný tah
word-incident-unfinished-promotion = na poslední řadě zůstal pěšec
word-incident-both-kings-in-check = v šachu jsou oba králové
word-incident-wrong-set-up = figury byly špatně rozestaveny
word-incident-board-turned = deska leží otočená
word-incident-colours-reversed = hráči si prohodili barvy
word-incident-clock-defective = hodiny jsou rozbité
word-incident-clock-set-wrongly = hodiny byly špatně seřízené
word-incident-both-flags = leží oba praporky a neví se, který spadl dřív
word-incident-flag = spadl praporek
word-incident-resignation = někdo se vzdal
word-incident-late = někdo nepřišel včas
word-incident-wrong-claim = reklamace remízy byla neoprávněná
word-incident-agreement = hráči se chtějí dohodnout na remíze a potřebují souhlas
word-incident-quickplay-claim = v rychlém zakončení někdo žádá o remízu
word-incident-increment-request = v rychlém zakončení někdo žádá o přídavek na tah
word-incident-disturbance = hru narušilo něco zvenčí
word-incident-interference = do partie zasáhl někdo cizí
word-incident-phone-in-the-hall = někdo cizí použil v sále telefon
word-incident-castling-unannounced = rošáda ve Fischerových šachách nebyla ohlášena
word-incident-castling-unclear = rošáda ve Fischerových šachách byla provedena nejasně
word-incident-offer-at-the-wrong-moment = někdo nabídl remízu v nevhodnou chvíli
word-incident-touched-out-of-turn = někdo sahal na figury, když nebyl na tahu
word-incident-clock-place = je třeba určit, kde stojí hodiny
word-incident-unforeseen = něco, s čím pravidla nepočítají

## Co z nich plyne
word-effect-warning = napomenutí
word-effect-time-to-either = čas navíc pro jednoho nebo oba hráče
word-effect-loss = partie je prohraná a soupeř vyhrává
word-effect-loss-or-draw = partie je prohraná, a nemohl-li soupeř dát mat, je to remíza
word-effect-loss-or-half = partie je prohraná, a nemohl-li soupeř dát mat, má půl bodu
word-effect-loss-for-half = partie je prohraná a soupeř má půl bodu
word-effect-loss-as-judged = partie je prohraná a kolik má soupeř, určí rozhodčí
word-effect-both-lose = prohráli oba
word-effect-fewer-points = méně bodů pro viníka
word-effect-more-points = více bodů pro soupeře
word-effect-fine = ohlášená pokuta
word-effect-rounds-out = vynechání kol
word-effect-expulsion = vyloučení ze soutěže
word-effect-sending-out = vykázání ze sálu
word-effect-restore = pozice se vrátí a hodiny se seřídí
word-effect-becomes-queen = pěšec se vymění za dámu
word-effect-stands = platí to, nedomluví-li se hráči jinak
word-effect-touch-move = hráč táhne podle toho, nač sáhl
word-effect-put-back = hráč vrátí figury na místo ve svém čase
word-effect-new-game = hraje se nová partie
word-effect-turn-board = pozice se přestaví na správně otočenou desku
word-effect-replace-clock = hodiny se vymění a seřídí
word-effect-set-clock = hodiny se zastaví a opraví
word-effect-wait-for-move = rozhodčí počká na další tah, a nic-li se nezmění, je to remíza
word-effect-play-on = hraje se dál
word-effect-draw = je to remíza
word-effect-postpone = rozhodnutí se odloží, soupeř může dostat 2 minuty
word-effect-reject = žádost se zamítne a soupeř dostane 2 minuty
word-effect-increment = oba dostávají na tah 5 sekund navíc a soupeř 2 minuty
word-effect-opponent-chooses = volí jen soupeř: opravit, nebo nechat být; nikdo se netrestá
word-effect-as-judged = jak rozhodčí uzná
word-effect-time-to-opponent = { $minutes ->
    [0] čas navíc pro soupeře
    [one] { $minutes } minuta navíc pro soupeře
    [few] { $minutes } minuty navíc pro soupeře
   *[other] { $minutes } minut navíc pro soupeře
}
word-effect-time-from-offender = { $minutes ->
    [0] méně času pro viníka
    [one] o { $minutes } minutu méně pro viníka
    [few] o { $minutes } minuty méně pro viníka
   *[other] o { $minutes } minut méně pro viníka
}

## Tresty
word-penalty-warning = napomenutí
word-penalty-time-to-opponent = o { $seconds } s víc pro soupeře
word-penalty-time-from-offender = o { $seconds } s méně
word-penalty-loss = prohraná partie, soupeř má { $score }
word-penalty-fewer-points = z této partie nejvýš { $score }
word-penalty-more-points = soupeř má z této partie aspoň { $score }
word-penalty-fine = pokuta { $amount }
word-penalty-rounds-out = vynechaná kola: { $rounds }
word-penalty-expulsion = vyloučení ze soutěže

## Proč ještě někdo mohl, nebo nemohl dát mat
word-proof-helpmate = mat je možný: { $moves }
word-proof-too-few-pieces = mat možný není: figur je málo
word-proof-locked-position = mat možný není: pozice je uzavřená
word-proof-every-position = mat možný není: není jím žádná z možných pozic ({ $number })

# Co se u partie děje: `partie replay`, terminál a přehled rozhodčího. Jména jsou ta, která mají fakta v JSON.
fact = { $fact ->
    [opened] hráči zasedají k partii
    [started] { $absent ->
        [white] partie začíná bez bílého
        [black] partie začíná bez černého
       *[nobody] partie začíná
    }
    [arrived] přichází
    [touched] { $manner ->
        [adjusting] opravuje { $squares }
        [accidental] náhodou zavadil o { $squares }
       *[deliberate] dotýká se { $squares }
    }
    [released] pouští { $path }
    [put] staví na { $square } { $kind-acc }
    [let-go] pouští ji
    [taken-off] odebírá { $square }
    [crowned] korunuje dámu na { $square }
    [made] { $move }
    [made-illegally] nepřípustný tah zůstává stát
    [breached] porušení pravidel
    [complained] stěžuje si
    [noticed] upozorňuje na { $what }
    [notice-rejected] upozorňuje na { $what }, ale mýlí se
    [displaced] posouvá figury
    [both-hands-used] táhne oběma rukama
    [went-on] pokračuje, ačkoli je tah proveden
    [castling-declared] ohlašuje rošádu
    [let-stand] nechává to být
    [restoring-proposed] navrhuje vrátit se k pozici po { $to } tazích obou hráčů
    [cancelled] { $exchange ->
        [true] začíná nová partie s prohozenými barvami
       *[false] začíná nová partie
    }
    [clock-placed] { $right_of ->
        [white] hodiny stojí po pravici bílého
       *[black] hodiny stojí po pravici černého
    }
    [admitted] { $player ->
        [white] dovoluje bílému hrát
       *[black] dovoluje černému hrát
    }
    [restored] obnovuje se pozice po { $to } tazích obou hráčů
    [pressed] stiskne hodiny
    [stopped] hodiny stojí
    [resumed] hra pokračuje
    [time-added] { $to ->
        [white] bílý
       *[black] černý
    } { $less ->
        [true] ztrácí
       *[false] dostává
    } { $time }
    [time-set] { $of ->
        [white] hodiny bílého jsou nastaveny na
       *[black] hodiny černého jsou nastaveny na
    } { $time }
    [recorded] { $entry ->
        [all] má tahy zapsány
       *[other] píše { $entry }
    }
    [sheet-borrowed] půjčuje si soupeřův partiář
    [sheet-returned] vrací partiář
    [noted] zaznamenává pozici a časy
    [count-lost] zjišťuje, že počet tahů nikdo nezná
    [signed] podepisuje { $white }-{ $black }
    [sealing-ordered] nařizuje tah do obálky
    [sealed] dává tah do obálky
    [adjourned] partie je přerušena
    [scheduled] partie pokračuje: { $resumption }
    [continued] přerušená partie pokračuje
    [envelope-opened] otevírá obálku: { $written }
    [envelope-lost] obálka se ztratila
    [announced] hlásí „{ $words }“
    [repeated] opakuje „{ $words }“
    [two-boards-asked] žádá o dvě šachovnice
    [followed] provádí tah na druhé desce
    [told] dozvídá se počet tahů, { $moves }, a časy
    [touch-reported] hlásí dotek { $square }
    [board-corrected] { $of ->
        [white] deska bílého je opravena
       *[black] deska černého je opravena
    }
    [offered] { $proper ->
        [true] nabízí remízu
       *[false] nabízí remízu v nesprávnou chvíli
    }
    [declined] { $by_touch ->
        [true] odmítá dotykem figury
       *[false] odmítá
    }
    [claimed] { $claim ->
        [repetition] reklamuje remízu opakováním
       *[fifty-moves] reklamuje remízu padesáti tahy
    }
    [claim-rejected] reklamace je neoprávněná: { $found } z { $needed }
    [flag-noticed] { $of ->
        [white] praporek bílého spadl v
       *[black] praporek černého spadl v
    } { $time }
    [flag-claim-rejected] praporek nespadl
    [ruled] { $ruling ->
        [play-on] rozhoduje, že se hraje dál
        [result] rozhoduje o výsledku
        [postponed] odkládá rozhodnutí
        [rejected] reklamaci zamítá
       *[increment] přidává oběma hráčům čas na tah
    }
    [reported] hlásí: { $incident }
    [penalised] { $offender ->
        [white] trestá bílého
        [black] trestá černého
       *[other] uděluje trest
    }
    [quickplay-claimed] { $ground ->
        [cannot-win] reklamuje remízu: soupeř nemůže vyhrát běžným způsobem
       *[no-effort] reklamuje remízu: soupeř se o výhru nesnaží
    }
    [increment-requested] žádá přídavek času na tah
    [increment-introduced] oba hráči dostávají { $time } na tah navíc
    [confirmed] potvrzuje
    [scoresheet-shown] nahlíží do partiáře rozhodčího
    [assistant-admitted] { $of ->
        [white] připouští asistenta bílého
       *[black] připouští asistenta černého
    }
    [proved] { $mating ->
        [white] důkaz o bílém
       *[black] důkaz o černém
    }
    [appealed] odvolává se
    [appeal-decided] { $upheld ->
        [true] odvolání vyhovuje
       *[false] odvolání zamítá
    }
    [result-changed] mění výsledek
    [game-reopened] partie přece jen neskončila
   *[other] { $fact }
}
