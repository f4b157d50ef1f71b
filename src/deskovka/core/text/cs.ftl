# Věty, které nepatří žádné hře.

refusal = { $why } ({ $where })
why-waiting = Na řadě je teď někdo jiný: { $seats }.
why-other-question = Tohle neodpovídá na otázku, která je teď na řadě: { $question }
chapter-of-book = { $book }: { $chapter }
where = { $chapter }
where-page = { $chapter }, s. { $page }
where-ruling = { $chapter }; naše rozhodnutí
seat = Hráč { $number }
nobody = nikdo
stand-in-aloud = {" "}(zástupný údaj)
and = { $first } a { $last }
move-yes = Ano
move-no = Ne
piece-count = { $count }× { $piece }
piece-about = { $piece } ({ $about })
zone-line = { $zone }: { $count ->
    [0] nic
   *[other] { $pieces }
}.
zone-line-seat = { $zone } ({ $seat }): { $count ->
    [0] nic
   *[other] { $pieces }
}.
problem = { $field ->
    [seats] Počet hráčů { $wrong } nejde; povoleno: { $allowed }.
    [game] Hru „{ $wrong }“ neznám; znám: { $allowed }.
    [options] Volbu „{ $wrong }“ hra nemá; má: { $allowed }.
    [lang] Jazyk „{ $wrong }“ neumím; umím: { $allowed }.
    [bot] Soupeře „{ $wrong }“ neznám; znám: { $allowed }.
    [seed] Semínko „{ $wrong }“ není celé číslo.
   *[other] Volba „{ $field }“ nemůže být „{ $wrong }“; povoleno: { $allowed }.
}
problem-count = Volba „{ $field }“ má jednu hodnotu pro všechny, nebo pro každého hráče jeho vlastní; těch má být { $allowed }, ne { $wrong }.
problem-taken = Hodnotu „{ $wrong }“ volby „{ $field }“ může mít jen jeden hráč; volné jsou: { $allowed }.
record-foreign = Tohle není záznam hry z Deskovky.
record-truncated = Záznam není celý: chybí mu poslední řádek.
record-line = Záznam je na řádku { $line } poškozený.
record-game = Záznam je ze hry „{ $game }“, kterou neznám.
record-version = Záznam se hrál podle verze { $theirs } pravidel, tady je verze { $ours } a co hra ukazovala, v něm uložené není.
record-archive = To, co podle záznamu hra ukazovala, je poškozené nebo příliš dlouhé.
record-content = Záznam se hrál s jinými mapami nebo kartami, než jaké jsou tady.
record-start = Takovou hru nelze začít: { $why }
record-illegal = Tah číslo { $move } v záznamu pravidla nedovolují ({ $rule }).
record-digest = Záznam po přehrání končí jinak, než sám uvádí.
record-commit = Semínko a sůl v záznamu nesedí k otisku, který byl ukázán před hrou.
record-deals = Záznam na řádku { $line } rozdává znovu příliš často: jde to nejvýš padesátkrát.
record-packs = Záznam se hrál s opravami { $packs }, které tu nejsou; přidej jejich soubory volbou --pack.
pack-problem = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, řádek { $line }: { $why }
}
pack-unreadable = Soubor s opravami nejde přečíst.
pack-syntax = Takhle se opravy nezapisují ({ $why }).
pack-doubled-key = „{ $word }“ tu je dvakrát.
pack-other-game = Tohle nejsou opravy hry { $id }.
pack-unknown = „{ $word }“ tu nemá co dělat; může tu být: { $allowed }.
pack-lacks = Chybí tu „{ $word }“.
pack-kind = „{ $word }“ má být { $kind ->
        [table] tabulka
        [list] seznam
        [number] celé číslo od { $low } do { $high }
        [switch] ano, nebo ne (true, nebo false)
       *[text] text
    }.

# Příkazová řádka: nápověda

cli-usage = Použití: { $command } [volby]
cli-about = Rozhodčí moderních deskových her: lidé i boti u jednoho stolu.
cli-engine = { $engine ->
    [compiled] přeložený engine
   *[interpreted] nepřeložený engine, boti přemýšlejí pomaleji
}
cli-about-play = Zahraje hru v terminálu proti botům nebo s více lidmi u jedné klávesnice.
cli-about-table = Otevře stůl ve webovém prohlížeči; stejně tak samotné „deskovka“.
cli-about-games = Vypíše hry, které jsou tu nainstalované, a jejich volby.
cli-about-rules = Vypíše pravidla hry s odkazem do knihy pravidel, nebo jen ta, která obsahují dané slovo.
cli-about-cards = Vypíše mapy, karty a počty ve hře a odkud je známe.
cli-about-replay = Přehraje uloženou hru tak, jak ji smí znát divák nebo hráč.
cli-about-verify = Přehraje uloženou hru přísně podle pravidel a řekne, jestli souhlasí.
cli-about-puzzles = Hledá v odehraných hrách hádanky: pozice, kde je jedna odpověď určitě nejlepší.
cli-about-analyse = Rozebere dohranou hru: každé rozhodnutí vedle jiných možností a každé štěstí; na přerušenou práci naváže.
cli-command = PŘÍKAZ
cli-game = HRA
cli-word = [SLOVO]
cli-file = SOUBOR
cli-name = JMÉNO
cli-help-lang = jazyk; jinak platí proměnná DESKOVKA_LANG nebo nastavení systému
cli-help-help = tato nápověda
cli-help-json = výstup pro programy
cli-help-game = jméno hry; všechny vypíše „deskovka games“
cli-help-word = hledané slovo; na velikosti písmen a háčcích nezáleží
cli-help-file = soubor s uloženou hrou
cli-help-stand-ins = jen údaje, které žádný zdroj nepotvrzuje
cli-help-decks = jen balíčky ze souborů a všechno, čím porušují který formát
cli-help-move = jen odpověď s tímto číslem a stůl po ní
cli-help-replay-seat = pohled hráče na tomto místě; jinak pohled diváka
cli-help-plain = celé věty bez obrázků, barev a rámečků, vhodné pro čtečky obrazovky
cli-help-seats = počet hráčů
cli-help-seat = místo, na kterém sedíš (jinak první)
cli-help-people = kolik lidí se střídá u klávesnice (jinak jeden)
cli-help-name = tvé jméno; opakuj pro další lidi
cli-help-bots = soupeři na ostatních místech; několik různých odděl čárkou
cli-help-option = volba hry, třeba --option map=ireland; hodnoty pro jednotlivé hráče odděluj čárkou, pro další volbu opakuj
cli-help-seed = semínko náhody, aby šla hra zopakovat
cli-help-host = adresa, na které stůl poslouchá (jinak 127.0.0.1, jen tento počítač); také DESKOVKA_HOST
cli-help-port = port (jinak 8765, 0 vezme volný); také DESKOVKA_PORT
cli-help-db = databáze (jinak soubor ve složce s tvými daty), např. postgresql://user@host/games; také DESKOVKA_DB
cli-help-public-url = adresa, kterou používají ostatní, za proxy, např. https://hry.example.org; také DESKOVKA_PUBLIC_URL
cli-help-trusted-proxy = adresy proxy, které říkají, odkud klienti přicházejí, oddělené čárkami; také DESKOVKA_TRUSTED_PROXY
cli-help-thinkers = kolik botů smí přemýšlet najednou (jinak počet jader bez jednoho); také DESKOVKA_THINKERS
cli-help-no-browser = neotevře prohlížeč
cli-help-check-db = neotevře stůl, ale vyzkouší s touto verzí všechny uložené stoly a řekne, co by se rozbilo
cli-help-backup = neotevře stůl, ale zapíše všechny uložené stoly do souboru; server přitom může běžet
cli-help-restore = neotevře stůl, ale naplní databázi ze souboru, který zapsal --backup
cli-help-force = přepíše soubor (--backup) nebo uložené stoly (--restore)
cli-help-check-json = --check-db: každý stůl jako JSON pro jiné programy
cli-help-load = pokračuje v uložené hře
cli-help-pack = opraví mapy, karty a počty podle souboru; opakuj pro další
cli-help-export = zapíše mapy, karty a počty do nového souboru s opravami, ze kterého se dá vyjít
cli-no-packs = Hru { $game } opravit nejde.

# Příkazová řádka: co se nepovedlo

cli-bad-option = Volba { $option } se takhle nepíše; jak se píše, řekne „{ $command } --help“.
cli-extra = Slovu „{ $word }“ na příkazové řádce nerozumím; zkus „{ $command } --help“.
cli-no-command = Příkaz „{ $word }“ neznám; znám: { $commands }.
cli-which-game = Napiš, kterou hru myslíš; znám: { $games }.
cli-which-file = Napiš jméno souboru.
cli-bad-wish = Volba hry se píše jméno=hodnota, ne „{ $wish }“.
cli-bad-seed = Semínko musí být celé číslo, ne „{ $seed }“.
cli-other-game = V souboru je jiná hra: { $game }.
cli-load-alone = Počet hráčů, jména, volby hry i semínko bere --load ze souboru; nezadávej je zároveň.
cli-no-file = Soubor „{ $file }“ neexistuje.
cli-not-a-file = „{ $file }“ není obyčejný soubor.
cli-unreadable = Soubor „{ $file }“ nejde přečíst.
cli-unwritable = Do souboru „{ $file }“ nejde psát: { cli-reason }.
cli-reason = { $why ->
    [missing] taková složka neexistuje
    [permission] chybí oprávnění
    [folder] je to složka
    [space] na disku není místo
    [exists] už existuje
   *[other] systém to nedovolil
}
cli-not-over = Soubor „{ $file }“ už existuje a není to uložená hra, proto ho nepřepíšu.
cli-output = Výstup nejde zapsat: { cli-reason }.
cli-interrupted = Přerušeno; nic se neuložilo.
cli-eof = Vstup skončil, odcházím od stolu; nic se neuložilo.
cli-no-database = Stůl nejde otevřít s databází { $db }: { $why }.
cli-db-used = Databázi { $db } používá běžící server; nejdřív ho zastav.
cli-db-occupied = Soubor { $db } už používá jiný server; soubor slouží jen jednomu, pro víc serverů zadej --db s adresou PostgreSQL.
cli-no-door = Stůl nejde otevřít na adrese { $where }: { $why }.
cli-table-ready = Stůl je připraven: { $url } (Ctrl-C ho zavře)
cli-table-others = Ostatní ho otevřou na adrese: { $urls }
cli-table-local = Dostane se k němu jen tento počítač; další z tvé sítě pustí --host 0.0.0.0.
cli-table-closed = Stůl je zavřený; hry jsou uložené v { $db }.
cli-one-at-a-time = Zadej jen jedno z --check-db, --backup a --restore.
cli-check-progress = Zkouším stoly
cli-check-broken = Stůl { $table } ({ $game }, verze { $version }) by se rozbil: { $why ->
    [game] tato hra tu není
    [packs] jeho balíčky tu nejsou nebo se změnily
    [options] její volby už nejsou známé
    [snapshot] jeho stav nejde přečíst
   *[replay] jeho tahy vedou jinam
}.
cli-check-replays = { $count ->
    [one] Jeden stůl se přehraje od začátku do stejného stavu.
    [few] { $count } stoly se přehrají od začátku do stejného stavu.
   *[other] { $count } stolů se přehraje od začátku do stejného stavu.
}
cli-check-opens = { $count ->
    [one] Jeden stůl vznikl v jiné verzi a jde otevřít.
    [few] { $count } stoly vznikly v jiné verzi a jdou otevřít.
   *[other] { $count } stolů vzniklo v jiné verzi a jde otevřít.
}
cli-check-kept = { $count ->
    [one] Jeden dohraný stůl se ukáže tak, jak se uložil.
    [few] { $count } dohrané stoly se ukážou tak, jak se uložily.
   *[other] { $count } dohraných stolů se ukáže tak, jak se uložily.
}
cli-check-lost = { $count ->
    [one] Jeden dohraný stůl se hrál podle jiných pravidel a jeho tahy se neuložily: zůstal jen výsledek, zápis a poslední pozice.
    [few] { $count } dohrané stoly se hrály podle jiných pravidel a jejich tahy se neuložily: zůstaly jen výsledky, zápisy a poslední pozice.
   *[other] { $count } dohraných stolů se hrálo podle jiných pravidel a jejich tahy se neuložily: zůstaly jen výsledky, zápisy a poslední pozice.
}
cli-check-waits = { $count ->
    [one] Jeden stůl čeká na hráče.
    [few] { $count } stoly čekají na hráče.
   *[other] { $count } stolů čeká na hráče.
}
cli-check-good = V { $db } by se nerozbilo nic.
cli-check-bad = { $count ->
    [one] V { $db } by se rozbil jeden stůl.
    [few] V { $db } by se rozbily { $count } stoly.
   *[other] V { $db } by se rozbilo { $count } stolů.
}
cli-backup-done = { $count ->
    [one] Jeden stůl je zapsaný do „{ $file }“; soubor obsahuje i semínka běžících her, tak ho nikomu nedávej.
    [few] { $count } stoly jsou zapsané do „{ $file }“; soubor obsahuje i semínka běžících her, tak ho nikomu nedávej.
   *[other] { $count } stolů je zapsaných do „{ $file }“; soubor obsahuje i semínka běžících her, tak ho nikomu nedávej.
}
cli-restore-done = { $count ->
    [one] Jeden stůl je obnovený v { $db }.
    [few] { $count } stoly jsou obnovené v { $db }.
   *[other] { $count } stolů je obnovených v { $db }.
}
cli-backup-nothing = V databázi { $db } nejsou žádné naše stoly.
cli-backup-foreign = Soubor není naše úplná záloha; nic se nezměnilo.
cli-backup-newer = Zálohu zapsala novější verze; nic se nezměnilo.
cli-backup-not-empty = V databázi { $db } už stoly jsou; --force je přepíše.

# Příkazová řádka: výpisy

cli-seats = hráčů: { $seats }
cli-per-seat = pro každého hráče zvlášť, oddělené čárkou
cli-only = jen když { $option } je { $values }
cli-only-seats = jen při počtu hráčů { $seats }
cli-value = { $value } = { $title }
cli-no-rule = Slovo „{ $word }“ v pravidlech není.
cli-ruling = Naše rozhodnutí: { $why }
cli-source = { $source ->
    [R] z pravidel
    [P] z veřejného zdroje
    [M] všeobecně známé
   *[S] zástupný údaj, žádný zdroj ho nepotvrzuje
}
cli-no-decks = Soubory s opravami žádný balíček nepřidávají.
cli-deck-right = v pořádku
cli-stand-ins = { $count ->
    [0] Všechny údaje jsou podložené.
    [one] { $count } údaj nepotvrzuje žádný zdroj:
    [few] { $count } údaje nepotvrzuje žádný zdroj:
   *[other] { $count } údajů nepotvrzuje žádný zdroj:
}
cli-moment-start = Začátek: { $game }
cli-moment = { $number }. { $who }
cli-moment-said = { $number }. { $who }: { $said }
cli-verified = { $end ->
    [yes] Záznam souhlasí: { $game }, verze pravidel { $version }, mapy a karty jako tady, odpovědí podle pravidel: { $moves }, konec hry i otisk { $digest } odpovídají.
   *[no] Záznam souhlasí: { $game }, verze pravidel { $version }, mapy a karty jako tady, odpovědí podle pravidel: { $moves }, otisk { $digest } odpovídá, hra ještě neskončila.
}
cli-other-rules = Ověřit záznam nebo v něm pokračovat jde jen s pravidly, mapami a kartami, se kterými se hrál (verze { $version }), a ty tu nejsou; deskovka replay ho ukáže tak, jak je zapsaný.
cli-as-recorded = Podle záznamu, neověřeno: hra se hrála s jinými pravidly, mapami nebo kartami, než jaké jsou tady (verze { $version }).
cli-fields = Stůl tu umí nakreslit jen pravidla, podle kterých se hrálo; toto na něm leželo, jak si to hra ukládá.
cli-eyes-not-kept = Hra byla tak dlouhá, že se uložila jen tak, jak doopravdy byla.
cli-verified-promise = Semínko a sůl sedí k otisku { $hash }; porovnej ho s tím, který byl ukázán před hrou.

# Hra v terminálu

cli-bot-name = Bot { $number }
cli-hello = { $game }. U stolu: { $names }.
cli-promise = Náhoda je daná předem. Otisk semínka a soli (SHA-256): { $hash }
cli-proof = Semínko { $seed }, sůl { $salt }; otisk ukázaný na začátku je SHA-256 textu „{ $seed }:{ $salt }“.
cli-has-stand-ins = Některé mapy nebo karty jsou zástupné; které, řekne „{ $command }“.
cli-how = Piš tahy; ? ukáže, co můžeš, a „konec“ skončí.
cli-pass-on = Předejte zařízení: na řadě je { $who }.
cli-press-enter = Až se nebude dívat nikdo jiný, stiskněte Enter:
cli-prompt = { $who }, napiš tah, jeho číslo nebo otazník:
cli-prompt-over = Hra skončila. Napiš příkaz, nebo stiskni Enter pro konec:
cli-turn = { $who }: { $question }
cli-choices = { $count ->
    [one] Máš { $count } možnost: { $choices }.
    [few] Máš { $count } možnosti: { $choices }.
   *[other] Máš { $count } možností: { $choices }.
}
cli-you-can = Můžeš:
cli-you-may = Ano, to smíš: { $move }
cli-commands = Příkazy:
cli-ambiguous = „{ $word }“ může znamenat: { $moves }.
cli-narrow = Na obrázek je potřeba okno široké aspoň { $columns } znaků, proto stůl popíšu.
cli-stand-in = { $sign } zástupný údaj, žádný zdroj ho nepotvrzuje
cli-no-undo = Zatím jsi na nic neodpověděl, není co vracet.
cli-unknown = „{ $word }“ není tah ani příkaz; napiš ?, a uvidíš, co můžeš.
cli-saved = Uloženo do souboru { $file }.
cli-undone = Vráceno.
cli-undo-offer = botům to nevadí a shodne-li se stůl, vrátí to „{ $command }“
cli-total = celkem
cli-won = { $count ->
    [0] Hráč prohrává.
    [one] Vítězem je { $names }.
   *[other] O vítězství se dělí { $names }.
}
cli-over = Hra skončila. „ulož SOUBOR“ uloží její záznam, „průběh“ ji vypíše, Enter odejde.
cli-bye = Na shledanou.
cli-do-help = pomoc
    .does = ukáže, co můžeš; stejně tak ?
cli-do-why = proč
    .does = proč MÍSTO (nebo ? MÍSTO) řekne, co tam je a proč tam tah jde nebo nejde
cli-do-undo = zpět
    .does = vrátí tvou poslední odpověď, dokud se po ní nic neukázalo
    .agreed = vrátí tvou poslední odpověď i s tím, co se stalo po ní
cli-do-save = ulož
    .does = ulož SOUBOR uloží hru
cli-do-load = nahraj
    .does = nahraj SOUBOR pokračuje v uložené hře
cli-do-log = průběh
    .does = vypíše, co se zatím stalo
cli-do-score = body
    .does = vypíše body a za co jsou
cli-do-rules = pravidla
    .does = pravidla SLOVO najde slovo v pravidlech
cli-do-lang = jazyk
    .does = jazyk en přepne do angličtiny, jazyk cs do češtiny
cli-do-quit = konec
    .does = odejde od stolu bez uložení
bot-novice = nováček
bot-beginner = začátečník
bot-intermediate = mírně pokročilý
bot-player = pokročilý
bot-master = mistr

# Laboratoř

cli-lab-about-simulate = Odehraje mnoho her mezi boty a vypíše body, délky a podíl výher.
cli-lab-about-tournament = Nechá boty hrát proti sobě, každé semínko ze všech míst, a vypíše jejich sílu a vzájemné výsledky.
cli-lab-about-bench = Změří, jak rychle hry běží na tomto počítači.
cli-lab-help-games-simulate = počet her (jinak 100)
cli-lab-help-games-tournament = počet her každé sestavy soupeřů (jinak 20); zaokrouhlí se nahoru, aby se vystřídala všechna místa
cli-lab-help-bots-simulate = boti podle míst oddělení čárkou, nebo jeden pro všechna: random, greedy, search:simulations=200, search:seconds=1, nováček, začátečník, mírně pokročilý, hráč, mistr
cli-lab-help-bots-tournament = různí boti oddělení čárkou: random, greedy, search:simulations=200, search:seconds=1, nováček, začátečník, mírně pokročilý, hráč, mistr
cli-lab-help-seed = semínko, ze kterého vychází všechny hry (jinak 0)
cli-lab-help-jobs = kolik procesů hraje zároveň (jinak tolik, kolik je jader); výsledek na tom nezávisí
cli-lab-help-out = soubor, do kterého se hry průběžně ukládají, každá na svůj řádek; stejný příkaz s týmž souborem v přerušené práci pokračuje
cli-lab-help-seconds = jak dlouho se každá hra měří (jinak 2 sekundy)
cli-lab-any-game = [HRA]
cli-lab-help-any-game = jen tato hra; jinak všechny nainstalované
cli-lab-progress = Hraje se
cli-lab-resumed = { $count ->
    [one] V souboru „{ $file }“ je už { $count } dohraná hra.
    [few] V souboru „{ $file }“ jsou už { $count } dohrané hry.
   *[other] V souboru „{ $file }“ je už { $count } dohraných her.
}
cli-lab-interrupted = { $kept ->
    [yes] Přerušeno, dohráno { $done } z { $of }; stejný příkaz naváže na soubor „{ $file }“.
   *[no] Přerušeno, dohráno { $done } z { $of }; bez --out se hry neukládají.
}
cli-lab-broken = { $kept ->
    [yes] Jeden z procesů skončil předčasně, dohráno { $done } z { $of }; stejný příkaz naváže na soubor „{ $file }“.
   *[no] Jeden z procesů skončil předčasně, dohráno { $done } z { $of }; bez --out se hry neukládají.
}
cli-lab-foreign = Soubor „{ $file }“ už existuje a nejsou v něm hry z laboratoře, proto do něj nepíšu.
cli-lab-damaged = Soubor „{ $file }“ je na řádku { $line } poškozený, proto do něj nepíšu.
cli-lab-other = V souboru „{ $file }“ je na řádku { $line } hra z jiného zadání; zvol jiný soubor, nebo zopakuj původní příkaz.
cli-lab-bots-per-seat = Botů je { $bots } a míst { $seats }; zadej jednoho bota pro všechna místa, nebo pro každé místo jednoho.
cli-lab-two-bots = Turnaj potřebuje aspoň dva boty a každého jen jednou.
cli-lab-two-seats = Turnaj potřebuje hru aspoň pro dva hráče.
cli-lab-no-ratings = Bez knihovny openskill síla botů nebude spočtená; přidá ji pip install "deskovka[lab]".
cli-lab-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, počet hráčů { $seats }, semínko { $seed }
cli-lab-seat = { $seat }. { $bot }
cli-lab-bot = bot
cli-lab-mean = průměr
cli-lab-sd = odchylka
cli-lab-min = nejméně
cli-lab-max = nejvíce
cli-lab-wins = výhry
cli-lab-interval = 95% interval
cli-lab-problems = chyby bota
cli-lab-rating = síla (95%)
cli-lab-played = účastí
cli-lab-percent = { $rate } %
cli-lab-sources = Průměrné body podle zdroje:
cli-lab-length = Rozhodnutí na hru: průměr { $mean }, odchylka { $sd }, nejméně { $min }, nejvíce { $max }.
cli-lab-cut = { $count ->
    [one] { $count } hra neskončila ani po { $longest } rozhodnutích a byla uťata: nikdo ji nevyhrál, body a pořadí platí, jak právě stály.
    [few] { $count } hry neskončily ani po { $longest } rozhodnutích a byly uťaty: nikdo je nevyhrál, body a pořadí platí, jak právě stály.
   *[other] { $count } her neskončilo ani po { $longest } rozhodnutích a bylo uťato: nikdo je nevyhrál, body a pořadí platí, jak právě stály.
}
cli-lab-shared-wins = O společnou výhru se vítězové dělí rovným dílem (dva po polovině); intervaly výher jsou Wilsonovy.
cli-lab-problem = Bot udělal chybu a hrál se místo něj povolený tah: { $why }
cli-lab-cross = Jak často skončí bot v řádku před botem ve sloupci (stejné pořadí se počítá napůl):
cli-lab-ahead-of = před
cli-lab-game = hra
cli-lab-engine = engine
cli-lab-players = hráčů
cli-lab-decisions-per-second = rozhodnutí za sekundu
cli-lab-decisions-per-game = rozhodnutí na hru
cli-lab-clone = kopie stavu (µs)
cli-lab-compiled = { $yes ->
    [yes] přeložený
   *[no] nepřeložený
}
cli-bot-bug = { $name } má chybu a hraje první možný tah ({ $problem }).
cli-lab-packs = { $kept ->
    [yes] Balíček oprav se za běhu změnil, dohráno { $done } z { $of }; hotové hry jsou v souboru „{ $file }“.
   *[no] Balíček oprav se za běhu změnil, dohráno { $done } z { $of }; bez --out se hry neukládají.
}
cli-lab-other-program = { $kept ->
    [yes] Deskovka se za běhu změnila, dohráno { $done } z { $of }; hotové hry jsou v souboru „{ $file }“.
   *[no] Deskovka se za běhu změnila, dohráno { $done } z { $of }; bez --out se hry neukládají.
}

# Studie

cli-study-about = Zahraje studii, tedy mnoho her popsaných malým souborem, na všech jádrech nebo na clusteru Ray; zapíše tabulky a zprávu s grafy.
cli-study-word = [STUDIE]
cli-study-folder = SLOŽKA
cli-study-address = ADRESA
cli-study-help-study = soubor se studií nebo jméno hotové; bez něj se hotové studie vypíšou
cli-study-help-out = složka pro výsledky (jinak zde složka se jménem studie); stejný příkaz se stejnou složkou po přerušení pokračuje
cli-study-help-games = počet her každého nastavení místo toho, který udává studie
cli-study-help-seed = semínko, ze kterého pocházejí všechny hry, místo toho ze studie
cli-study-help-ray = hraje cluster Ray: auto, POČÍTAČ:PORT, nebo local, který ho spustí zde s --jobs pracovníky
cli-study-help-against = výsledky jiné studie, se kterou se má zpráva srovnat
cli-study-ready = Hotové studie:
cli-study-resumed = { $count ->
    [one] Ve složce „{ $folder }“ už je { $count } dohraná hra.
    [few] Ve složce „{ $folder }“ už jsou { $count } dohrané hry.
   *[other] Ve složce „{ $folder }“ už je { $count } dohraných her.
}
cli-study-stopped = { $why ->
    [interrupted] Přerušeno
    [packs] Během hraní se změnil balíček
    [other-program] Některý pracovník má jinou verzi Deskovky
   *[broken] Pracovníci opakovaně skončili předčasně
}, dohráno { $done } z { $of }; stejný příkaz pokračuje ve složce „{ $folder }“.
cli-study-foreign = Ve složce „{ $folder }“ je něco jiného než studie, takže do ní nepíšu.
cli-study-damaged = Seznam her ve složce „{ $folder }“ je poškozený na řádku { $line }, takže do ní nepíšu.
cli-study-other = Ve složce „{ $folder }“ je jiná studie nebo stejná s jinou verzí hry; zvol jinou složku.
cli-study-not-a-folder = „{ $folder }“ není složka.
cli-study-no-figures = Ve složce „{ $folder }“ nejsou výsledky žádné studie.
cli-study-needs = K tomu je potřeba další balíček (chybí { $module }): pip install "deskovka[{ $extra }]".
cli-study-no-ray = Na adrese { $address } není žádný cluster Ray.
cli-study-bad = Studii „{ $study }“ nejde zahrát: { $why }
cli-study-toml = není to TOML ({ $why }).
cli-study-no-setting = potřebuje aspoň jedno [[setting]].
cli-study-unknown = „{ $field }“ nic neznamená { $where ->
    [study] ve studii
   *[setting] v nastavení
}; znám: { $allowed }.
cli-study-value = „{ $field }“ nemůže být { $wrong }.
cli-study-tournament = turnaj potřebuje dva nebo víc různých botů a hru aspoň pro dva hráče.
cli-study-bots-per-seat = { cli-lab-bots-per-seat }
cli-study-setting = nastavení
cli-study-games = her
cli-study-first = výhry začínajícího
cli-study-interval = 95% interval
cli-study-points = body
cli-study-length = rozhodnutí
cli-study-digest = Otisk všech her: { $digest }
cli-study-written = Zpráva: { $file }

# Co je vytištěno na součástkách (deskovka cards)

printed-action = akce
printed-at-least = nejméně
printed-base = základní
printed-black = černá
printed-blank = prázdné
printed-blue = modrá
printed-brick = cihly
printed-brown = hnědá
printed-building = stavba
printed-card = karta
printed-cards = karty
printed-castles = hrady
printed-cathedrals = katedrály
printed-centre = střed
printed-city = město
printed-class = druh
printed-colour = barva
printed-colours = barvy
printed-commerce = obchod
printed-common = běžná
printed-copies = kusy
printed-cost = cena
printed-deal = dohoda
printed-deck = balíček
printed-defence = obranný žeton
printed-energy = elektrárna
printed-event = událost
printed-events = události
printed-face-up = lícem nahoru
printed-faction = frakce
printed-farm = farma
printed-favour = žeton přízně
printed-feature = s vlastností
printed-first = prvnímu
printed-food = jídlo
printed-gold = zlato
printed-good = zboží
printed-grain = obilí
printed-green = zelená
printed-grey = šedá
printed-half-moons = půlměsíce
printed-hero = hrdina
printed-influence = vliv
printed-keeps = nechává si
printed-kind = druh
printed-later = dalším
printed-location = lokace
printed-lumber = dřevo
printed-metal = kov
printed-number = číslo
printed-numbers = čísla
printed-oil = ropa
printed-once = jen jednou
printed-open = za otevření
printed-orange = oranžová
printed-ore = ruda
printed-pays = cena použití
printed-pink = růžová
printed-points = body
printed-popularity = popularita
printed-power = síla
printed-produces = produkuje
printed-production = produkční
printed-progress = rozvoj
printed-purple = fialová
printed-raze = zboření
printed-red = červená
printed-region = krajina
printed-road = silnice
printed-set = sada
printed-settlement = sídlo
printed-settler = osadník
printed-settlers = osadníci
printed-ship = loď
printed-sites = místa na výstavbu
printed-skill = obratnost
printed-spaces = políčka
printed-stack = v balíčku
printed-start = na začátku
printed-stone = kámen
printed-strength = síla
printed-technology = technologie
printed-tricolour = trojbarevné žetony
printed-type = typ
printed-unit = jednotka
printed-uses = použití
printed-value = hodnota
printed-victory = vítězné
printed-vp = VB
printed-white = bílá
printed-wood = dřevo
printed-wool = vlna

# Příkazová řádka: rozbor

cli-analyse-help-budget = kolik světů se představí pro každé rozhodnutí (jinak 120)
cli-analyse-help-quick = jen rychlý průchod: velké ztráty se nezpřesňují a důvody se neříkají
cli-analyse-help-report = navíc stránka s rozborem v jednom souboru vedle záznamu
cli-analyse-report = Stránka s rozborem je v souboru „{ $file }“.
cli-analyse-help-seed = semínko rozboru; se stejným vyjdou stejná čísla (jinak 0)
cli-analyse-calibrate = Jakou cenu má náskok
cli-analyse-quick = Rychlý průchod
cli-analyse-refine = Zpřesňuje se
cli-analyse-explain = Důvody
cli-analyse-foreign = Soubor „{ $file }“ už existuje a není v něm rozbor, proto do něj nepíšu.
cli-analyse-stopped = { $why ->
    [interrupted] Přerušeno
   *[broken] Jeden z procesů skončil předčasně
}; co je hotové, je v souboru „{ $file }“ a stejný příkaz na to naváže.

# deskovka lab puzzles

cli-puzzles-help-files = uložené hry nebo soubory, které zapsal příkaz „deskovka simulate --out“
cli-puzzles-help-out = kam se hádanky zapíšou, každá na jeden řádek; vedle se uloží, co už je prohledané
cli-puzzles-help-most = kolik hádanek z každé hry se vybere, s různými tématy (jinak 60)
cli-puzzles-which = Napiš, které hry prohledat a kam hádanky zapsat: deskovka lab puzzles partie.jsonl --out hadanky.jsonl.
cli-puzzles-progress = Prohledané hry
cli-puzzles-game = hra
cli-puzzles-theme = téma
cli-puzzles-count = hádanky
cli-puzzles-gap = druhá nejlepší stojí
cli-puzzles-found = { $count ->
    [0] Žádná hádanka
    [one] Jedna hádanka
    [few] { $count } hádanky
   *[other] { $count } hádanek
} { $games ->
    [one] z jedné hry
   *[other] z { $games } her
} v souboru „{ $file }“.

# Forms of packs.
field-source = odkud to víš
field-name = název
known-R = z krabice nebo z pravidel
known-P = z veřejného zdroje
known-M = z paměti
known-S = je to odhad
