# Věty webového stolu; věty samotné stránky leží u ní.

bot-novice = Nováček
bot-beginner = Začátečník
bot-intermediate = Mírně pokročilý
bot-player = Pokročilý
bot-master = Mistr
robot = Bot { $number }

error-not-found = Tady nic není.
error-no-table = Takový stůl neexistuje; možná ho někdo smazal.
error-no-game = Takovou hru neznám.
error-no-puzzle = Taková hádanka tu není; možná byla udělaná pro starší pravidla.
error-no-seat = Takové místo u stolu není.
error-method = Tohle tady nejde.
error-bad-json = Požadavku nerozumím: { $why }
error-too-long = Zpráva je příliš dlouhá.
error-too-slow = Požadavek přichází příliš pomalu.
error-length = Délku požadavku je třeba říct předem (Content-Length).
error-many-owners = Toto místo je už otevřené v příliš mnoha prohlížečích, smí být nejvýš v { $most }.
error-too-many = Příliš mnoho požadavků, chvíli počkej.
error-origin = Požadavek přichází z cizí stránky.
error-host = Tento server se tak nejmenuje.
error-inside = Něco se tu pokazilo; nic se nezměnilo.
error-saving = Tah se nepodařilo uložit, a tak neplatí; zkus ho za chvíli znovu.
error-database = Uložené hry teď nejsou dostupné; nic se neztratilo, zkus to za chvíli.
error-busy = Server se teď zabývá jinými záznamy; zkus to za chvíli znovu.
error-memory = Tohle potřebuje víc paměti, než jí má server na jednu práci.
error-many-replays = Žádáš o příliš mnoho záznamů najednou; počkej, až se dokončí.
error-many-clocks = Z téže adresy už běží příliš mnoho her s hodinami (nejvýš { $most }); tahle může začít, až některá skončí.
error-many-deals = Ve hře se už { $most }krát pokračovalo jinde; odsud to znovu nejde.
error-damaged = Stůl { $table } je poškozený a nejde otevřít; ostatní stoly hrají dál. Kdo provozuje server, zjistí víc příkazem „deskovka table --check-db“.
error-rounds = Server se o některé stoly nestará; přestalo tohle: { $rounds }.
error-bot-thinks = Na tomhle místě žádný bot neuvázl.
error-deck-key = Klíč balíčku je příliš dlouhý; smí mít nejvýš { $most } znaků.
error-not-host = Tohle smí jen hostitel stolu.
error-not-yours = Toto místo není tvoje.
error-not-at-table = U tohoto stolu nesedíš.
error-token = Odkaz nepatří k žádnému místu u stolu.
error-link-used = Odkaz už neplatí: na místě někdo sedí. Komu patří, ten ho otevře na zařízení, na kterém si sedl, nebo svým návratovým odkazem.
error-other-seat = U tohoto stolu už sedíš. Prohlížeč otevře místo jen jednoho hráče, aby nikdo neviděl cizí karty.
error-no-device = Na takovém zařízení toto místo otevřené není.
error-last-device = Tvoje místo je otevřené jen tady; ze hry odejdeš tím, že se vzdáš.
error-young-device = Toto zařízení má místo kratší dobu než den, starší proto vyhodit nemůže.
error-nobody-there = Místo nikomu nepatří. Jestli ho dostane někdo nový, rozhodnou ostatní u stolu.
error-too-soon = { $name } se ještě může vrátit. Jiný hráč než ty u stolu není, místo se proto uvolní až po sedmi dnech ticha, a ne dokud běží čas na rozmyšlenou.
error-one-seat = Ostatní právě rozhodují o jiném místě; počkej na ně.
error-resigned = Hru už máš vzdanou, rozhodují ostatní.
error-name-empty = Napiš jméno.
error-name-unseen = Ve jméně jsou písmena, která nejsou vidět.
error-name-long = Jméno je příliš dlouhé, smí mít nejvýš { $most } znaků.
error-chat-long = Zpráva je příliš dlouhá, smí mít nejvýš { $most } znaků.
error-chat-spectator = Psát smí jen ti, kdo sedí u stolu.
error-options-long = Přání je příliš dlouhé.
error-people = Volba „{ $option }“ je jen pro lidi, s boty ji zapnout nejde.
error-no-pack = Balíček „{ $pack }“ tu neleží.
error-many-packs = Balíčků je příliš mnoho, smí jich být nejvýš { $most }.
error-no-deck = V souboru není žádný balíček karet pro tuhle hru, nebo je v něm i něco jiného.
error-deck-elsewhere = Balíček karet tu může uložit jen ten, kdo sedí přímo u počítače se serverem. Stáhni ho a pošli tomu, kdo server provozuje.
error-shelf-full = Souborů pro tuhle hru už je na serveru příliš mnoho.
error-deck-not-kept = Soubor se na serveru nepodařilo uložit.
error-packs-gone = { $count ->
    [one] U tohoto stolu se hraje s balíčkem, který tu už není nebo se změnil: { $packs }. Nic se neztratilo; vrať ho do složky balíčků.
   *[other] U tohoto stolu se hraje s balíčky, které tu už nejsou nebo se změnily: { $packs }. Nic se neztratilo; vrať je do složky balíčků.
}
error-need-person = Aspoň jeden hráč musí být člověk.
error-one-me = Pro sebe můžeš mít jen jedno místo, ostatní jsou vedle tebe.
error-bot = Takovou sílu neznám; znám: { $bots }.
error-present = Hráč je tady; botovi lze předat jen místo nepřítomného.
error-time-runs = { $name } má ještě čas na rozmyšlenou; botovi jde místo předat, až vyprší.
error-bot-seat = Toto místo patří botovi.
error-bot-plays = Za toto místo teď hraje bot; nejdřív si ho vezmi zpět.
error-started = Hra už začala.
error-not-started = Hra ještě nezačala, někdo chybí.
error-over = Hra skončila.
error-running = Záznam se vydává až po hře.
error-still-running = Hra ještě běží.
error-frame = Této zprávě nerozumím.
error-hello = První zprávou musí být pozdrav.
error-no-undo = Nemáš co vrátit.
error-plan-asked = Jsi na tahu: není co plánovat, rovnou hraj.
error-old-table = Tato verze neumí pokračovat u stolu verze { $version }.
error-not-kept = Hra se hrála podle verze { $version } pravidel, která tu není, a její tahy se na konci neuložily; zůstal jen výsledek, zápis a poslední pozice.
error-other-rules = Pokračovat umí jen verze { $theirs } pravidel, podle které se hra hrála; tady je verze { $ours }.
error-other-content = Pokračovat jde jen s mapami a kartami, se kterými se hra hrála; tady jsou jiné.
error-record-archive = To, co podle záznamu hra ukazovala, je poškozené nebo příliš dlouhé, takže to nejde ukázat.
error-too-long-kept = Hra byla tak dlouhá, že se její tahy nedaly uložit.
error-eyes-not-kept = Hra byla tak dlouhá, že se uložila jen tak, jak doopravdy byla.
error-truth-later = Celá pravda se ukáže, až hra skončí.
error-analysis-later = Rozbor ukazuje i to, co je skryté, takže je až po konci hry.
error-no-coach = U tohoto stolu trenér není: nejdřív s ním musí souhlasit všichni, kdo hrají.
error-coach-slow = Trenér nestihl na nic přijít.
error-help-later = Kolik kdo vzal pomoci, se ukáže až po hře.
error-analysis-unfinished = Hra se nedohrála do konce a rozebírají se jen dohrané hry.
error-analysis-alone = Hra jednoho hráče se nerozebírá: šance na výhru se srovnávají mezi místy.
error-analysis-long = Rozebírají se jen hry, které mají nejvýš { $most } odpovědí.
error-analysis-rules = Hra se hrála podle jiných pravidel nebo karet, než jsou tady, takže ji tu nejde rozebrat.
error-analysis-inside = Rozbor potřebuje server, v prohlížeči se nepočítá. Stáhni si záznam a rozeber ho tam.
error-many-analyses = Z tvé sítě už na rozbor čeká hodně her. Zkus to, až některá skončí.
error-not-allowed-then = Takový tah v tu chvíli nešel zahrát.
error-no-analysis = Rozbor této hry tu ještě není.
error-record-long = Soubor je na záznam hry příliš velký.
error-record-packs = Záznam se hrál s balíčky, které tu neleží: { $packs }.
error-same-seats = { $seats ->
    [few] U stolu hráli { $seats } hráči, pokračovat jich musí stejně.
   *[other] U stolu hrálo { $seats } hráčů, pokračovat jich musí stejně.
}
error-no-moment = Takový tah v záznamu není, poslední má číslo { $most }.
error-nothing-left = V tu chvíli už hra skončila, není jak pokračovat.
error-no-guide = Takového průvodce tahle hra nemá.
error-guide-bots = { $bots ->
    [one] První hru s průvodcem hraješ proti jednomu botovi.
   *[other] První hru s průvodcem hraješ proti { $bots } botům.
}

say-undo-refused = { $name } nesouhlasí s vrácením tahu.
say-end-refused = { $name } nesouhlasí s ukončením hry.
say-clock-refused = { $name } chce na opozdilce počkat.
say-help-refused = { $name } chce hrát bez trenéra, takže už neradí nikomu.
say-seat-refused = { $name } s někým novým na místě nesouhlasí.
say-bot-stuck = { $name } teď nedokáže přemýšlet. Nech bota zkusit to znovu, nebo ho hostitel vymění za jiného.
say-bot-guesses = { $name } se při přemýšlení spletl a hraje první dovolený tah.
say-plan-played = Tvůj plán se hraje.
say-plan-other = Plán se nehraje: ptáme se na něco jiného.
say-plan-touched = Plán se nehraje: mezitím ti někdo něco vzal, nebo se hra vrátila zpět.
say-plan-dropped = Plán už neplatí. { $why }
say-deleted = Stůl byl smazán.
say-removed = Hostitel ti místo u stolu vzal.
say-thrown-out = Na tomto zařízení už místo otevřené nemáš, vyhodilo tě jiné.
say-beside = Místo je otevřené i na jiném zařízení, a kdo ho má, vidí stejné karty. Není-li tvoje, nehraj dál a řekni si o vlastní pozvánku.
say-stopping = Server se restartuje, hra hned pokračuje.
say-placeholder = Stránka stolu ještě není sestavená; sestaví ji „make play“.

note-device = { $name }: místo je otevřené na dalším zařízení.
note-devices = { $name }: místo je otevřené na { $count } zařízeních, stejně jako v minulé hře.
note-thrown-out = { $name } vyhazuje jedno zařízení ze svého místa; staré návratové odkazy neplatí.
note-bot = { $name } tu není, hostitel tedy předává místo botovi; dá se kdykoli vzít zpět.
note-late = { $name }: čas vypršel. Dál hraje bot; místo se dá kdykoli vzít zpět.
note-open = { $name }: místo je po dohodě ostatních volné pro někoho nového, do té doby hraje bot.
note-open-host = { $name }: místo je po dohodě ostatních volné pro někoho nového, do té doby hraje bot. Hostitelem stolu je teď { $host }.
note-sat = { $name } si sedá na místo, které patřilo jinému hráči ({ $old }).
note-end = { $name } navrhuje konec a nikdo není proti, hra tedy končí.
note-undo-lapsed = { $name } chce brát zpět, ale včas nesouhlasí všichni, takže se hraje dál.
note-seat-lapsed = { $name }: místo zůstává, s někým novým včas nesouhlasí všichni.
preview-motto = Stůl pro moderní deskové hry: rozhodčí, který zná pravidla, a soupeři všech sil.
preview-invites = { $host } tě zve ke stolu: { $game }
preview-company = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} · { $names }

error-notice-address = Na tuhle adresu upozornění posílat nejde.
error-notice-service = Službu „{ $host }“ tento server nezná; povolit ji může ten, kdo server provozuje.
error-notice-stranger = Upozornění si může zapnout jen ten, kdo tu má nějaký stůl.
error-notice-kind = Takhle tento server upozornění neposílá.
error-notice-zone = Takové časové pásmo neznám.
error-notice-none = Takové upozornění zapnuté nemáš.
error-notice-mail = Tohle není e-mailová adresa.
error-notice-codes = Kódů už odešlo dost. Další si vyžádej za hodinu.
error-notice-mail-server = Poštovní server teď dopis nevzal. Zkus to za chvíli, nebo zkontroluj adresu.
error-notice-code = Kód nesedí, nebo je starší než hodinu.
error-notice-unconfirmed = Nejdřív potvrď adresu kódem, který na ni přišel.

notice-turn = jsi na tahu
notice-waits = ostatní na tebe čekají
notice-over = hra skončila
notice-invited = hraje se znovu a tvoje místo je volné
notice-asked-undo = { $name } chce vzít tah zpět
notice-asked-end = { $name } navrhuje hru ukončit
notice-asked-clock = { $name } nestihl čas, má dál hrát bot?
notice-asked-seat = má místo hráče { $name } dostat někdo nový?
notice-asked-own = ostatní chtějí dát tvoje místo někomu novému
notice-company = U stolu: { $names }
notice-mail-subject = Deskovka: { $count ->
    [one] { $count } zpráva od stolů
    [few] { $count } zprávy od stolů
    *[other] { $count } zpráv od stolů
  }
notice-mail-end = Už takové dopisy nechceš? { $link }
notice-mail-ask = Deskovka: kód { $code }
notice-mail-ask-body = Někdo chce, aby sem z { $home } chodilo, že je na tahu. Jsi-li to ty, opiš na stránce tento kód:

    { $code }

    Platí hodinu. Jinak nedělej nic, další dopis nepřijde.
notice-test = Upozornění fungují
notice-test-body = Takhle přijde zpráva, že jsi na tahu.
notice-test-sent = Služba zkušební zprávu přijala; za chvíli by měla přijít.
notice-test-again = Služba teď neodpovídá; zkus to za chvíli.
notice-test-refused = Služba zprávu odmítla. Vypni upozornění a zapni je znovu.
notice-test-gone = Na té adrese už nikdo neposlouchá, a tak je upozornění vypnuté. Zapni ho znovu.
