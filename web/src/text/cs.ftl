# Věty stránky. Věty o hře posílá server v obou jazycích.
motto = stůl pro moderní deskové hry
to-lobby = Zpět do lobby
loading = Chystám stůl…
no-connection = Server neodpovídá. Zkus to za chvíli znovu.
no-table = Takový stůl tu není.
no-page = Na této adrese nic není. Možná v ní kousek chybí.
reconnecting = Spojení vypadlo, připojuji se znovu…
close = Zavřít
yes = Ano
no = Ne
more = Další

language = Jazyk
settings = Nastavení
theme = Světlý nebo tmavý vzhled
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
motion = Pohyb
still-auto = podle systému
still-no = plynulý
still-yes = bez pohybu
others-turns = Tahy ostatních
tempo-slow = pomalu
tempo-normal = běžně
tempo-fast = rychle
tempo-instant = hned
larger-text = Větší písmo
seat-colours = Barvy míst místo barev z krabice
sound = Zvuk, když jsem na tahu
allow-notifications = Povolit upozornění prohlížeče
your-turn-title = Jsi na tahu!

games = Hry
welcome = Stůl pro moderní deskové hry
welcome-about = Rozhodčí, který zná pravidla a řekne proč, a soupeři všech sil. Zdarma a bez účtu.
play-bots = Hrát hned proti botům
play-bots-about = Nic se nenastavuje. Stačí jedno klepnutí a sedíš u stolu.
play-now = Hrát hned
play-game = Hrát hned: { $game }
opponents = Soupeři
change = změnit
guided-about = Naučíš se pravidla za pochodu, průvodce ti radí krok za krokem.
guided-start = S průvodcem: { $game }
guided-look = ukáže, na co se dívat
guided-try = zkusíš si to na plánu
guided-play = dohraješ, jak chceš
invite-friends = Pozvat přátele odkazem
invite-friends-about = Pošleš odkaz, přítel klepne a sedí. Bez registrace, bez hesla.
invite-choose = Vybrat hru a pozvat
new-game = Nová hra
players-count = Počet hráčů
alone = Sám
tables-wait = { $count ->
    [0] Nikde nejsi na tahu
    [one] Čeká na tebe stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
take-turn = Zahrát tah
time-left = zbývá { $time }
who-plays = Kdo bude hrát
seat-kind = Kdo sedí na místě { $number }
kind-me = Já
kind-link = Přítel
kind-here = Na tomto zařízení
kind-bot = Bot
bot-strength = Síla bota na místě { $number }
link-after-start = Odkaz dostaneš hned po založení stolu.
name = Jméno
name-of-seat = Jméno na místě { $number }
option-of-seat = { $option } na místě { $number }
remove-seat = Odebrat místo { $number }
add-seat = Přidat místo
house-rules = Výklady a domácí pravidla
fame = Síň slávy · { $game }
fame-won = vítězství
finished = Dohrané
public-tables = Veřejné stoly
my-turn = jsi na tahu
others-turn = Hrají ostatní
won-by = { $count ->
    [one] Vyhrává { $who }
   *[other] Vyhrávají { $who }
}
make-public = Ukázat stůl ve veřejném seznamu
start = Začít hru
start-waits = { $count ->
    [one] Jeden přítel přijde odkazem; hra začne, až se posadí.
    [few] { $count } přátelé přijdou odkazem; hra začne, až se posadí.
   *[other] { $count } přátel přijde odkazem; hra začne, až se posadí.
}
start-ready = { $count ->
    [one] { $count } místo je obsazené.
    [few] { $count } místa jsou obsazená.
   *[other] { $count } míst je obsazených.
}

sit-down = Čeká tu na tebe místo
invites-you = { $who } tě zve ke stolu
your-seat = tvoje místo
seat-free = volné místo
no-account = bez účtu a bez hesla
are-you = Jsi { $who }?
are-you-about = Na tomto zařízení tě ještě neznáme, ale odkaz patří k tomuto místu.
come-back-as = Vrátit se jako { $who }
not-you = Nejsem { $who }
device-is-told = U stolu se všichni dozvědí, že přibylo zařízení, a majitel místa ho může vyhodit.
link-used = Odkaz už neplatí, místo má { $who }. Jsi-li to ty, otevři na svém prvním zařízení „Další odkazy“: odkaz nebo QR kód odtud tě posadí i tady.
share = Sdílet
share-text = Pojď hrát: { $game }
your-name = Tvoje jméno
sit-down-do = Posadit se
only-watch = Jen se dívat
invite = Pozvat
invite-how = Pošli každému odkaz na jeho místo. Odkaz platí jednou: místo má ten, kdo si první sedne, a vlastní návratový odkaz najde v „Dalších odkazech“.
only-this-computer = Tyhle odkazy fungují jen na tomto počítači. Jak pozvat lidi z tvé sítě nebo na dálku, říká docs/hosting.md.
copy = Kopírovat
copied = Zkopírováno
link-for = Odkaz na místo: { $who }
qr-for = QR kód pro místo: { $who }
host-invites = Odkazy na volná místa posílá ten, kdo stůl založil.
no-open-seats = Žádné místo na odkaz tu není.
devices = Zařízení s tvým místem
device-unknown = Neznámé zařízení
device-this = toto
device-seen = naposledy { $when }
throw-out = Vyhodit
spectator-link = Odkaz pro diváky

players = Hráči
points = body
you = ty
you-watch = díváš se
playing-as = hraješ: { $who }
on-turn = na tahu
connected = u stolu
away = odpojeno
seat-open = čeká se, až někdo přijde
bot-named = bot · { $name }
give-to-bot = Dát místo botovi
reopen = Dát místo někomu novému
reopen-sure = Zeptat se ostatních, jestli smí místo dostat někdo nový ({ $who })? Kdo si pak sedne, uvidí jeho karty.
reopen-do = Zeptat se
back-to-person = Vrátit místo člověku

board = Herní plán
panel = Panel stolu
tab-now = Teď
tab-log = Zápis
tab-rules = Pravidla
tab-chat = Chat
unread = nepřečtených
waiting-for = Čeká se na: { $who }
over = Dohráno
turn-now = { $turn }. tah
turn-of = Tah { $turn } / { $all }
turns-left = zbývá { $left }
progress = Kolik je odehráno
choices-count = { $count ->
    [one] Jedna možnost.
    [few] { $count } možnosti.
   *[other] { $count } možností.
}
help = Trenér (všem u stolu)
help-on = Trenér tu radí všem.
consent = Hrát dál s trenérem?
consent-about = Navrhuje { $who }. Trenér by radil všem stejně a výsledky s jeho pomocí by se nepočítaly do síně slávy. Kdokoli ho může zase vypnout.
consent-proposed = navrhuje
consent-agrees = souhlasí
consent-yours = čeká se na tebe
consent-waits = zatím bez odpovědi
consent-no = Bez trenéra
consent-yes = Souhlasím
coach = Trenér u tohoto stolu
coach-alone = Hraješ jen s boty, takže rozhoduješ sám za sebe. Nápovědu dává na požádání.
coach-agreed = Souhlasí všichni. Trenér radí všem stejně.
coach-warn = Varovat před tahem, který stojí aspoň tolik bodů šance
coach-off = ne
coach-chances = Šance u každé možnosti
coach-bar = Pruh se šancemi všech
coach-counts = Kolik pomoci kdo vzal, se ukáže po hře. Do síně slávy se pak výsledek nepočítá.
coach-end = Hrát dál bez trenéra
hint = Nápověda
hint-step = { $step } ze 3
hint-1 = kam se dívat
hint-2 = jaký tah
hint-3 = který tah
hint-show-1 = Ukázat kam
hint-show-2 = Ukázat jaký
hint-show-3 = Ukázat tah
hint-where = Mezi { $count } z { $all } možností:
hint-chance = vyhrává asi v { $chance } případů (± { $half }).
hint-even = Všechny možnosti jsou skoro stejně dobré.
hint-thinking = Trenér přemýšlí, hrát můžeš i tak …
chances-now = Šance na výhru
chance-to-win = na výhru
doubt = Opravdu { $title }? Stálo by to asi { $loss } { $loss ->
    [one] bod
    [few] body
   *[other] bodů
} šance.
doubt-range = odhad { $from } až { $to }
doubt-think = Ještě přemýšlet
doubt-play = Zahrát přesto
doubt-many = V této hře už bylo varování: { $count }. Má trenér varovat dál?
doubt-go-on = Ano, dál
doubt-no-more = U tohoto stolu už nevarovat
took = Pomoc trenéra
took-hints = nápověda { $count ->
    [one] v jednom tahu
   *[other] v { $count } tazích
}, až k samotnému tahu { $whole }×
took-warnings = varování: { $count }, z toho uposlechnuto { $heeded }
took-chances = šance u možností { $count ->
    [one] v jednom tahu
   *[other] v { $count } tazích
}
took-apart = Výsledek s pomocí se do síně slávy nepočítá.
choices-by-worth = Nejlepší hned
choices-by-place = Možnosti po řadě
log-table = Na stole
guess-mark = ° náhradní údaj: žádný zdroj ho nepotvrzuje
choices-alike = odhad je nerozliší
sort-by-place = po řadě
sort-by-worth = podle odhadu
more-choices = { $count ->
    [one] Ještě jedna možnost
    [few] Další { $count } možnosti
   *[other] Dalších { $count } možností
}
undo = Vrátit tah
skip = Přeskočit animace
plan-next = Naplánovat další tah
plan-more = A když to nepůjde?
plan-title = Můj plán
plan-else = jinak
plan-what = Co zahraješ, až na tebe dojde řada?
plan-no-offers = Teď není co plánovat.
plan-where = Klikni na plánu nebo v seznamu.
plan-stop = Teď neplánovat
plan-this = Naplánovat:
plan-holds = Zahraje se první možnost, která pak jde. Když ti mezitím někdo něco vezme, plán padá. Ostatní o něm nevědí.
plan-drop = Zrušit plán
since-my-turn = Od tvého tahu
touches-you = týká se tě
more-turns = a { $count ->
    [one] další tah
    [few] { $count } další tahy
   *[other] { $count } dalších tahů
}
just-happened = Co se právě stalo
by-itself = samo
whole-log = celý zápis
no-way-back = Vrátit to pak půjde jen se souhlasem ostatních.
show-rule = Ukázat pravidlo
asked-undo = { $who } chce vrátit tah. Souhlasíš?
asked-end = { $who } chce hru ukončit dohodou. Souhlasíš?
asked-seat = { $who } se nevrací. Má místo dostat někdo nový? Souhlasit musí všichni; kdo si pak sedne, uvidí jeho karty.
asked-clock = { $who } už nemá čas. Má místo převzít bot? Když ne, smí přemýšlet, jak dlouho chce.
show-choices = Ukázat možnosti
show-news = Co se stalo
sheet-open = Rozbalit panel
sheet-close = Sbalit panel
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celá mapa
stand-in = náhradní údaje · proč?
stand-in-title = Náhradní údaje (odhady)
show-seat = Ukázat místo: { $who }
agree-end = Navrhnout konec dohodou
agree-end-sure = Navrhnout ostatním, že hra skončí dohodou?
resign = Vzdát se
resign-sure = Opravdu se vzdáváš?
delete = Smazat stůl
delete-sure = Opravdu smazat celý stůl? Nejde to vrátit.
curtain = Na tahu je { $who }
curtain-note = Předej zařízení. Co drží předchozí hráč, je schované.
curtain-lift = Jsem { $who }, ukaž mi můj tah

rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
   *[other] { $count } nálezů
}
rules-none = Nic takového v pravidlech není.
page = s. { $page }
ruling = výklad
chat-write = Napiš ostatním
chat-signs = Rychlé reakce
quick-nice = Pěkný tah!
quick-thanks = Díky
quick-haha = Haha
quick-moment = Moment…
quick-end = Dobrá hra!
keys = Klávesové zkratky
key-choice = vybrat možnost v seznamu podle pořadí
key-confirm = zahrát, co je vybrané
key-undo = vrátit tah
key-chat = otevřít chat
key-escape = zrušit výběr, zavřít
key-help = tento přehled
react-like = Líbí se mi
react-love = Paráda
react-laugh = Směju se
react-wow = Páni
react-to = Zareagovat na zprávu: { $who }
chat-empty = Zatím nikdo nic nenapsal.
send = Poslat

won = { $count ->
    [one] Vyhrává { $who } se ziskem { $points } { $points ->
        [one] bodu
       *[other] bodů
    }
   *[other] O vítězství se dělí { $who }, mají { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
}
won-lead = { $lead ->
    [one] Náskok { $lead } bod.
    [few] Náskok { $lead } body.
   *[other] Náskok { $lead } bodů.
}
ended-played = Hra skončila, nikdo nevyhrál.
ended-agreed = Hra skončila dohodou.
ended-resigned = Hra skončila vzdáním.
over-after = { $turns ->
    [one] Dohráno · { $turns } tah
    [few] Dohráno · { $turns } tahy
   *[other] Dohráno · { $turns } tahů
}
rank = Pořadí
total = Celkem
rematch-join = Odveta čeká: přisednout
rematch = Odveta
show-board = Ukázat plán
record = Záznam
chart = Vývoj bodů
chart-about = Graf bodů všech hráčů v průběhu hry
chart-missing = Graf se teď nepodařilo načíst. Body po tazích ukáže přehrání hry.
fair = Míchání bylo dané předem
fair-holds = Otisk ze začátku souhlasí se semínkem.
fair-broken = Otisk ze začátku se semínkem nesouhlasí!
fair-unchecked = Otisk ověří příkaz deskovka verify ze staženého záznamu.
fair-before = Otisk před 1. tahem
fair-seed = Semínko
fair-salt = Sůl

waiting-start = Stůl je připravený
waiting-note = { $count ->
    [0] Hra začíná…
    [one] Čeká se na jednoho hráče. Hra začne, jakmile se posadí.
    [few] Čeká se na { $count } hráče. Hra začne, jakmile se posadí.
   *[other] Čeká se na { $count } hráčů. Hra začne, jakmile se posadí.
}
seat-number = Místo { $number }
more-links = Další odkazy
own-link = Tvoje cesta zpět: tento odkaz otevře tvoje místo na jiném zařízení. Schovej si ho a nikomu ho neposílej, kdo ho má, vidí tvoje karty.
free-seat = Uvolnit místo

rather-not = Raději ne
play-anyway = Ano, hrát
agree-end-do = Navrhnout konec
resign-do = Vzdát se
resigned = vzdáno
delete-do = Smazat
waits-undo = Ptám se ostatních, jestli smíš tah vrátit.
waits-end = Konec dohodou je navržený. Čeká se, až ostatní řeknou ano nebo ne.
waits-seat = Ostatní se rozhodují, jestli tvoje místo dostane někdo nový. Jsi tu, takže zůstává tvoje.
waits-clock = Vypršel ti čas. Ostatní rozhodují, jestli za tebe bude hrát bot; stále můžeš odpovědět.
undo-asks = Od té doby hráli ostatní; zeptám se jich.
show-place = Ukázat na plánu
show-place-of = Ukázat na plánu tah { $number }
show-again = ukázat znovu
players-exactly = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
players-from-to = { $to ->
    [few] { $from } až { $to } hráči
   *[other] { $from } až { $to } hráčů
}
options = Volby
packs = Balíčky oprav
packs-none = žádný
packs-about = Soubory, kterými majitelé tištěné hry opravují naše odhady.
pack-changes = { $count ->
    [one] mění { $count } položku
    [few] mění { $count } položky
   *[other] mění { $count } položek
}
pack-what = Co mění
not-started = čeká na hráče
delete-of = Smazat stůl: { $who }
in-force = Podle čeho se tu hraje

# Ohlédnutí za hrou

replay = Přehrát hru
analysis = Rozbor
statistics = Statistika
loading-replay = Přehrávám záznam…
back-to-table = Zpět ke stolu
replay-finished = Přehrávání dohrané hry
replay-kept = Tak, jak se ukazovala, když skončila, podle verze { $version } pravidel; pokračovat a ověřovat jde jen s nimi.
replay-recorded = Podle záznamu, neověřeno: hra ze souboru se hrála s jinými pravidly, mapami nebo kartami, než jaké jsou tady.
replay-running = Přehrávání rozehrané hry
played-on = hráno { $day }
from-file = ze souboru
goes-on-from = pokračování od tahu { $move }
just-moved = právě hrál
played-you = tvoje místo
played-person = člověk
after-move = Po tahu { $move }
at-start = Na začátku
move-number = krok { $move }
move-of = krok { $move } / { $all }
place = { $unit ->
    [turn] tah
    [round] kolo
   *[answer] krok
} { $number }
place-of = { place } / { $all }
step-in-turn = v tahu krok { $done } z { $all }
turn-steps = Tento tah po krocích
turn-steps-keys = Přehrát kroky tohoto tahu: Enter
moment = Chvíle hry
to-start = Na začátek
one-back = O { $unit ->
    [turn] tah
    [round] kolo
   *[answer] krok
} zpět
play = Přehrát
pause = Zastavit
one-on = O { $unit ->
    [turn] tah
    [round] kolo
   *[answer] krok
} dál
step-by = Krok
step-answer = krok
step-turn = tah
step-round = kolo
step-answer-keys = Po rozhodnutích: šipky
step-turn-keys = Po tazích: Shift a šipky
step-round-keys = Po kolech: Page Up, Page Down
to-end = Na konec
tempo = Tempo
turning = zlomový tah
link-here = Odkaz sem
link-in-address = Je v adrese stránky
around-move = Kolem tahu { $move }
only-around = jen okolí
chart-jump = Klikni do grafu a skočíš na tah.
eyes = Pohled
eyes-truth = Celá pravda
eyes-truth-note = i to skryté
eyes-seats = Očima hráče
eyes-seat = Jen co vidí { $who }
eyes-spectator = Jako divák
hands-then = Kdo co v tu chvíli drží
open-record = Otevřít záznam ze souboru
open-other = Otevřít jiný
record-too-large = Soubor je na záznam hry příliš velký.
go-on = Pokračovat odtud
go-on-over = V tu chvíli už hra skončila.
go-on-rules = Pokračovat umí jen verze { $version } pravidel, podle které se hra hrála.
go-on-from = Pokračovat od tahu { $move }
go-on-note = Založí nový stůl. Co leží na stole, zůstane; co bylo skryté, se znovu zamíchá, protože semínko dohrané hry už každý zná.
ended-opened = Nedohraná hra ze souboru.
statistics-partly = Hra ještě běží, a tak se počítá jen to, co smíš vidět.
by-source = Z čeho přibývaly body
by-source-of = { $who }: { $what }
happened = Co se u stolu dělo
time = Čas u stolu
time-total = celkem
time-mean = na tah
time-longest = nejdelší
time-unknown = Záznam ze souboru časy neobsahuje.
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min
nobody = všichni
guided = První hra s průvodcem
guide-step = Průvodce { $step } / { $all }
guide-fold = Sbalit průvodce
guide-unfold = Rozbalit průvodce
guide-rules = Co říkají pravidla
guide-back = Zpět
guide-next = Dál
guide-end = Rozumím
guide-skip = přeskočit
guide-do = Zkus to na plánu.
they-decide = Teď řeší: { $ask }
plan-short = Plán
guide-later = Teď to nejde. Hraj dál, průvodce počká.

# Hodiny

clocks = Hodiny
clocks-off = Bez hodin
clocks-brisk = Svižně: 2 minuty na tah, 30 minut na hru
clocks-calm = V klidu: 10 minut na tah, 2 hodiny na hru
clocks-letters = Na dálku: 3 dny na tah
clocks-own = Vlastní čas
clocks-none = Bez limitu se čas neměří.
per-move = Na tah
per-game = Na celou hru
no-limit = bez limitu
unit-of = { $what }, jednotka
unit-seconds = sekundy
unit-minutes = minuty
unit-hours = hodiny
unit-days = dny
clock-out = Když čas vyprší
out-ask = rozhodne stůl
out-bot = hraje bot
days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
whole-hours = { $hours } h
whole-minutes = { $minutes } min
terms-move = { $time } na tah
terms-game = { $time } na hru
terms-bot = Hodiny: { $limits }. Komu čas vyprší, za toho hraje bot, dokud si místo nevezme zpět.
terms-ask = Hodiny: { $limits }. Komu čas vyprší, o tom rozhodnou ostatní: bot, nebo čas navíc.
clock-about = { $minutes ->
    [one] na tah zbývá nejvýš minuta
    [few] na tah zbývají nejvýš { $minutes } minuty
   *[other] na tah zbývá nejvýš { $minutes } minut
}
clock-game-left = { $minutes ->
    [one] na hru nejvýš minuta
    [few] na hru nejvýš { $minutes } minuty
   *[other] na hru nejvýš { $minutes } minut
}
clock-game = Zbývá na celou hru
clock-game-short = na hru
clock-ends = čas dochází
clock-late = čas vypršel
clock-free = bez limitu
clock-soon = { $seconds ->
    [one] Dochází ti čas, zbývá { $seconds } sekunda.
    [few] Dochází ti čas, zbývají { $seconds } sekundy.
   *[other] Dochází ti čas, zbývá { $seconds } sekund.
}
bot-for-you = { $who }: hraje bot. Místo je pořád tvoje.
bot-back-soon = { $who }: místo dostaneš zpátky, jakmile bot odpoví.
bot-stuck = { $who }: bot teď nedokáže přemýšlet a hra na něj čeká.
think-again = Zkusit znovu
easier-bot = Posadit tam začátečníka
take-back = Vzít si místo zpět
earlier = Starší zápis
decks-title = Stavba balíčků
decks-build = Sestavit balíček

# Hádanky
puzzles = Hádanky
puzzles-all = Všechny hádanky
puzzles-none = Hra { $game } zatím pro tato pravidla a karty žádné hádanky nemá.
puzzles-done = Vyřešeno { $done } z { $all }
puzzles-how = Pozice jsou z her botů. Každou posoudilo mnoho představených pokračování a nezávislé silnější hledání; shodly se, že jedna odpověď je jasně nejlepší.
loading-puzzles = Hledám hádanky…
puzzle-of-day = Hádanka dne
puzzle-same = Dnes ji mají všichni stejnou.
puzzle-solve = Řešit hádanku
puzzle-done-today = Hotovo, podívat se znovu
puzzle-number = Hádanka { $number }
puzzle-number-done = Hádanka { $number }, hotová
puzzle-about = O čem je hádanka
puzzle-answer = Odpověď
puzzle-find = { $who } je na tahu. Najdi nejlepší odpověď.
puzzle-from = Ze hry botů, { $moves ->
    [one] po jedné odpovědi
    [few] po { $moves } odpovědích
   *[other] po { $moves } odpovědích
}. Vidíš jen to, co vidí hráč na tahu. Jména jsou vymyšlená.
puzzle-choices = Na výběr je
puzzle-tried = Už zkoušeno, šance:
puzzle-chance = šance na výhru { $chance }
puzzle-wrong = To není ono, zkus to znovu
puzzle-right = { $tries ->
    [one] Výborně, napoprvé
    [2] Výborně, na druhý pokus
    [3] Výborně, na třetí pokus
   *[other] Výborně, na { $tries }. pokus
}
puzzle-shown = Tohle bylo řešení
puzzle-best = Nejlepší odpověď: { $move }
puzzle-nearly = { $move }: správně, prakticky stejně dobré jako nejlepší odpověď.
puzzle-is-best = nejlepší odpověď
puzzle-is-near = taky správně
puzzle-yours = tvoje odpověď
puzzle-worths = Šance na výhru podle odpovědi
puzzle-why = Proč
puzzle-why-note = Co nejlepší odpověď průměrně přinese do konce hry proti druhé nejlepší:
puzzle-show = Ukázat řešení
puzzle-next = Další hádanka
puzzle-share = Zkopírovat odkaz na hádanku
streak = Tvoje řada
streak-days = { $days ->
    [0] zatím žádný den
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
}
