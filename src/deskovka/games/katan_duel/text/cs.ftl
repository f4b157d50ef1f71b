# Věty hry Katan – Duel.

game-title = Katan – Duel
option-mode = Hra
option-mode-introductory = První Kataňan (úvodní hra)
option-mode-gold = Období zlata
option-mode-turmoil = Období zmatků
option-mode-progress = Období pokroku
option-mode-duel = Souboj knížat
option-mode-tournament = Turnajová hra
option-start = Začíná
option-start-random = los
option-start-1 = hráč 1
option-start-2 = hráč 2
option-deck = Turnajový balíček
option-deck-commerce = obchod
option-deck-strength = síla
option-deck-progress = pokrok
option-advantage = Žeton při méně než 3 bodech
option-advantage-lost = odkládá se
option-advantage-kept = zůstává, dokud má držitel víc
option-start_stack = Počáteční karty
option-start_stack-different = každý z jiného balíčku
option-start_stack-any = smějí být z téhož balíčku
option-doctor = Doktor pomáhá
option-doctor-card = dvěma krajinám vedle Lázní
option-doctor-city = všem čtyřem krajinám kolem města
option-moneylender = Lichvář bere
option-moneylender-two = dvě suroviny celkem
option-moneylender-three = dvě suroviny navíc, tedy tři
option-relocation = Stěhování karet
option-relocation-swap = jen výměna dvou karet
option-relocation-move = i přesun na volné místo
option-discard = Odhazovací balíček
option-discard-top = ukazuje jen vrchní kartu
option-discard-open = leží celý odkrytý

# Slova

good-lumber = dřevo
    .acc = dřevo
good-brick = cihly
    .acc = cihly
good-ore = ruda
    .acc = rudu
good-grain = obilí
    .acc = obilí
good-wool = vlna
    .acc = vlnu
good-gold = zlato
    .acc = zlato
goods = { $good ->
    [lumber] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [brick] { $count ->
        [one] { $count } cihlu
        [few] { $count } cihly
       *[other] { $count } cihel
    }
    [ore] { $count ->
        [one] { $count } rudu
        [few] { $count } rudy
       *[other] { $count } rud
    }
    [grain] { $count } obilí
    [wool] { $count ->
        [one] { $count } vlnu
        [few] { $count } vlny
       *[other] { $count } vln
    }
   *[gold] { $count ->
        [one] { $count } zlato
        [few] { $count } zlata
       *[other] { $count } zlata
    }
}
any-goods = { $count ->
    [one] { $count } libovolnou surovinu
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}
cards-count = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
land-lumber = les
    .acc = les
    .short = les
land-brick = vrchovina
    .acc = vrchovinu
    .short = vrch
land-ore = pohoří
    .acc = pohoří
    .short = hory
land-grain = pole
    .acc = pole
    .short = pole
land-wool = pastvina
    .acc = pastvinu
    .short = past
land-gold = zlatonosná řeka
    .acc = zlatonosnou řeku
    .short = řeka
symbol-brigand = Zloděj
symbol-trade = Obchod
symbol-celebration = Oslava
symbol-harvest = Bohatá sklizeň
symbol-event-card = otazník
token-0 = žeton síly
token-1 = žeton obchodu
colour-action = akční karta
colour-green = výstavba osady
colour-red = výstavba města
colour-brown = výstavba krajiny
group-building = stavba
group-ship = obchodní loď
group-hero = hrdina
group-unit = jednotka
set-base = Základní sada
set-gold = Období zlata
set-turmoil = Období zmatků
set-progress = Období pokroku
set-short-base = základ
set-short-gold = zlato
set-short-turmoil = zmatky
set-short-progress = pokrok
events-title = Události
source-settlements = vesnice
source-cities = města
source-expansions = karty výstavby
source-strength_advantage = žeton síly
source-trade_advantage = žeton obchodu
topic-played = Zahrané karty
reason-exchange = výměna
reason-booster = násobič výnosů
reason-road = cesta
reason-settlement = vesnice
reason-city = město
reason-search = prohledání balíčku

# Místa: osady mají písmena zleva, první dvě jsou F a G

region-at = { $row ->
    [above] nahoře
   *[below] dole
} { $side ->
    [left] vlevo od { $place }
   *[right] vpravo od { $place }
}
spot-at = { $row ->
    [above] nad { $place }
   *[below] pod { $place }
}
site-at = { $outer ->
    [yes] { spot-at } (vnější místo)
   *[no] { spot-at }
}
land-acc = { $good ->
    [lumber] { land-lumber.acc }
    [brick] { land-brick.acc }
    [ore] { land-ore.acc }
    [grain] { land-grain.acc }
    [wool] { land-wool.acc }
   *[gold] { land-gold.acc }
} { $number }
good-acc = { $good ->
    [lumber] { good-lumber.acc }
    [brick] { good-brick.acc }
    [ore] { good-ore.acc }
    [grain] { good-grain.acc }
    [wool] { good-wool.acc }
   *[gold] { good-gold.acc }
}
side = { $side ->
    [left] vlevo
   *[right] vpravo
}

# Otázky

ask-start-hand = Ze kterého balíčku budou tvé počáteční karty?
ask-rearrange = Chceš přeskládat své krajiny? Vyber první ze dvou, které si vymění místa, nebo skonči.
ask-prepare = Přípravné kolo bez kostek: co postavíš?
ask-before-roll = Hoď kostkami; karty na kostky se hrají teď.
ask-set-number = Jaké číslo ukáže kostka výnosů?
ask-buy-at-market = Tržiště: kterou surovinu si vezmeš?
ask-action-phase = Co uděláš v akční fázi?
ask-gain-any = { $why ->
    [none] Vezmi si { any-goods }. Na kterou krajinu?
   *[other] { $why }: vezmi si { any-goods }. Na kterou krajinu?
}
ask-store = Kam uložíš { goods }?
ask-pay-from = Ze které krajiny zaplatíš { goods }?
ask-pay-any = { $why ->
    [none] Zaplať { any-goods }. Ze které krajiny?
   *[other] { $why }: zaplať { any-goods }. Ze které krajiny?
}
ask-demand = { $least ->
    [0] { $why }: chceš si od soupeře vzít ještě něco?
   *[other] { $why }: kterou surovinu si od soupeře vezmeš?
}
ask-give-from = { $why }: ze které krajiny soupeři dáš { good-acc }?
ask-give-back = { $why }: kterou surovinu dáš soupeři?
ask-choose-spot = Kam postavíš { $what }?
ask-choose-region = Ke které krajině vyložíš { $what }?
ask-spare = { $what } stavíš se slevou: kterou surovinu nezaplatíš?
ask-choose-land = Kterou krajinu si vybereš z balíčku krajin?
ask-lay-lands = Nové krajiny jsou { $first } a { $second }: kam přijde { $first }?
ask-ward-off = { $why }: chceš hodit kostkou a útok odvrátit?
ask-bury-under = Pod který balíček vložíš svou kartu { $spot }?
ask-lose-fighter = { $why }: o kterou svou jednotku přijdeš?
ask-burn-building = Žhář: kterou soupeřovu stavbu zničíš?
ask-steal-card = Zrádce: vezmeš si některou soupeřovu kartu?
ask-raid = Loupežná výprava: kterou svou krajinu necháš soupeře doplnit?
ask-lose-ship = Pirátská loď: o kterou svou obchodní loď přijdeš?
ask-relocate = Stěhování: která krajina nebo karta si s jinou vymění místo?
ask-swap-region = Se kterou krajinou si vymění místo ta { $region }?
ask-swap-card = Se kterou kartou si vymění místo ta { $spot }?
ask-treat = Doktor: které Lázně použiješ?
ask-tithe = Stodola na desátky: chceš vlnu, nebo obilí?
ask-fetch-card = { $why }: kterou kartu si vezmeš z odhazovacího balíčku?
ask-search-stack = { $why }: který balíček prohledáš?
ask-take-found = Kterou kartu si vezmeš z balíčku { $stack }?
ask-draw-card = Ze kterého balíčku si dobereš kartu?
ask-put-back = Máš karet víc, než smíš: kterou vložíš pod balíček?
ask-exchange-card = Chceš vyměnit jednu kartu z ruky? Vyber, kterou a pod který balíček ji vložíš, nebo skonči.
ask-get-card = Odkud si vezmeš kartu: z vrchu balíčku, nebo ho za suroviny prohledáš?
ask-buy-from-merchant = Obchodník na cestách: koupíš si za 1 zlato surovinu?
ask-avert = Chceš událost od sebe odvrátit kartou?
ask-sort-out = { $card ->
    [hidden] Bratrská hádka: kterou soupeřovu kartu vložíš pod balíček?
   *[other] Bratrská hádka: první vybraná karta je { $card }, kterou další vložíš pod balíček? Soupeř uvidí jen balíčky.
}
ask-name-building = Svár: vyber stavbu soupeře, celkem tři.
ask-give-up-building = Svár: o kterou z vybraných staveb přijdeš?
ask-calm-riot = { $price ->
    [one] Rebelie: zaplatíš { $price } zlato, nebo se vzdáš jednotky?
   *[other] Rebelie: zaplatíš { $price } zlata, nebo se vzdáš jednotky?
}

# Tahy

move-roll = Hodit kostkami
move-play = { $colour ->
    [action] Zahrát { $what }
   *[other] Postavit { $what }
}
move-number = Nastavit kostku výnosů na { $number }
move-region = Krajina { $region }
move-cache = Úkryt pro zlato
move-good = { $good ->
    [lumber] Dřevo
    [brick] Cihly
    [ore] Ruda
    [grain] Obilí
    [wool] Vlna
   *[gold] Zlato
}
move-at = Místo { $spot }
move-target = Karta { $spot }
move-road = Postavit cestu { side }
move-settle = { $scout ->
    [yes] Postavit vesnici { side } a krajiny vybrat se Zvědem
   *[no] Postavit vesnici { side }
}
move-city = Přestavět vesnici { $place } na město
move-exchange = Vyměnit { good-acc } za jinou surovinu
move-exchange-at = Vyměnit s Velkou obchodní lodí 2 suroviny krajiny { $region }
move-mint = Vyměnit v Mincovně 1 zlato za jinou surovinu
move-remove = Odstranit svou kartu { $spot }
move-under = Vložit { $what } pod balíček { $stack }
move-stack = Balíček { $stack }
move-search = Prohledat balíček { $stack }
move-take = Vzít si { $what }
move-land = Vzít si { land-acc }
move-row = { $row ->
    [above] Nahoru
   *[below] Dolů
}
move-pay = Zaplatit
move-stop = Dost, nic dalšího

# Události

event-began = { $seat } začíná.
event-turn-began = Tah { $turn }: na řadě je { $seat }.
event-cards-taken = { $cards ->
    [hidden] { $seat } si bere { cards-count } z balíčku { $stack }.
   *[other] { $seat } si bere { cards-count } z balíčku { $stack }: { $cards }.
}
event-looked-through = { $seat } si prohlíží balíček { $stack }.
event-regions-swapped = { $seat } vyměňuje krajiny { $region } a { $other }.
event-cards-swapped = { $seat } vyměňuje místa karet { $card } a { $other-card }.
event-card-moved = { $seat } přesouvá { $what } { $spot }.
event-rolled = { $seat } hází: výnos { $number }, událost { $symbol }.
    .brief = { $number }, { $symbol }
event-defended = { $warded ->
    [yes] { $seat } hází { $number } a útok odvrací.
   *[no] { $seat } hází { $number } a útok neodvrací.
}
event-gained = { $where ->
    [cache] { $why ->
        [none] { $seat } získává { goods } do Úkrytu pro zlato.
       *[other] { $seat } získává { goods } do Úkrytu pro zlato ({ $why }).
    }
   *[region] { $why ->
        [none] { $seat } získává { goods }.
       *[other] { $seat } získává { goods } ({ $why }).
    }
}
    .brief = získává { goods }
event-spent = { $where ->
    [cache] { $why ->
        [none] { $seat } platí z Úkrytu { goods }.
       *[other] { $seat } platí z Úkrytu { goods } ({ $why }).
    }
   *[region] { $why ->
        [none] { $seat } platí { goods }.
       *[other] { $seat } platí { goods } ({ $why }).
    }
}
    .brief = platí { goods }
event-lost = { $seat } ztrácí { goods } ({ $why }).
    .brief = ztrácí { goods } ({ $why })
event-handed = { $where ->
    [cache] { $seat } dává soupeři { good-acc } z Úkrytu ({ $why }).
   *[region] { $seat } dává soupeři { good-acc } ({ $why }).
}
event-no-room = { $cause ->
    [none] { $seat } nemá kam uložit { lost-goods }.
   *[other] { $seat } nemá kam uložit { lost-goods } ({ $cause }).
}
lost-goods = { $good ->
    [any] { $count ->
        [one] { $count } surovinu, ta propadá
        [few] { $count } suroviny, ty propadají
       *[other] { $count } surovin, ty propadají
    }
   *[other] { $count ->
        [one] { goods }, propadá
        [few] { goods }, propadají
       *[other] { goods }, propadají
    }
}
event-nothing-taken = { $why }: { $seat } si od soupeře nemá co vzít.
event-nothing-happened = { $why }: nic se neděje.
event-event-drawn = { $seat } otáčí událost: { $event }.
    .brief = { $event }
event-events-rebuilt = Balíček událostí je nově zamíchaný.
event-event-averted = { $seat } je před událostí { $event } v bezpečí ({ $why }).
event-card-played = { $colour ->
    [action] { $seat } hraje { $what }: { $does }.
   *[other] { $seat } staví { $what }.
}
    .brief = { $card }
event-card-placed = { $card } leží { $spot } ({ $seat }).
event-cache-placed = { $seat } vykládá { $what } ke krajině { $region }.
event-card-removed = { $rule ->
    [remove-free] { $seat } odstraňuje { $what } { $spot }.
    [attack-face-up] { $seat } přichází o { $what } { $spot }; karta se vrací do veřejného balíčku.
   *[other] { $seat } přichází o { $what } { $spot }; karta jde na odhazovací balíček.
}
    .brief = { $card }
event-card-buried = { $seat } přichází o { $what } { $spot }; karta jde pod balíček { $stack }.
    .brief = { $card }
event-card-put-under = { $card ->
    [hidden] { $seat } vkládá kartu pod balíček { $stack }.
   *[other] { $seat } vkládá { $what } pod balíček { $stack }.
}
event-hand-shown = { $cards ->
    [hidden] { $seat } si prohlíží soupeřovy karty v ruce.
   *[other] { $seat } si prohlíží soupeřovy karty v ruce: { $cards }.
}
event-card-stolen = { $card ->
    [hidden] { $seat } bere soupeři kartu z ruky.
   *[other] { $seat } bere soupeři z ruky { $what }.
}
event-card-lost = { $card ->
    [hidden] { $seat } přichází o kartu z ruky.
   *[other] { $seat } přichází o { $what } z ruky.
}
event-pile-looked-through = { $seat } si prohlíží odhazovací balíček.
event-card-fetched = { $card ->
    [hidden] { $seat } si bere kartu z odhazovacího balíčku.
   *[other] { $seat } si bere z odhazovacího balíčku { $what }.
}
event-open-card-fetched = { $top ->
    [none] { $seat } si bere z odhazovacího balíčku { $what }; balíček je prázdný.
   *[other] { $seat } si bere z odhazovacího balíčku { $what }; nahoře je teď { $top }.
}
event-road-built = { $seat } staví cestu { side }.
    .brief = cesta
event-settlement-built = { $seat } staví vesnici { $place }.
    .brief = vesnice { $place }
event-city-built = { $seat } mění vesnici { $place } na město.
    .brief = město { $place }
event-region-laid = { $seat } přikládá { land-acc } { $region }.
event-regions-shuffled = Balíček krajin se míchá.
event-advantage-moved = { $change ->
    [taken] { $seat } přebírá { $token }, přichází o něj { $seat-loser }.
    [lost] { $seat-loser } přichází o { $token }.
   *[gained] { $seat } získává { $token }.
}
    .brief = { $token }
event-turn-ended = { $seat } končí tah.
event-won = { $rule ->
    [goal-before-roll] Dost bodů má už před hodem: vyhrává { $seats }.
   *[other] Vyhrává { $seats }.
}

# Proč něco nejde

no-good = { $good ->
    [any] žádnou surovinu
    [lumber] žádné dřevo
    [brick] žádné cihly
    [ore] žádnou rudu
    [grain] žádné obilí
    [wool] žádnou vlnu
   *[gold] žádné zlato
}
resources = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}
held = { $count ->
    [0] žádnou kartu nemáš
    [one] máš { $count } kartu
    [few] máš { $count } karty
   *[other] máš { $count } karet
}
why-lacks = Chybí ti { $lacking }: { $thing ->
    [road] cesta stojí { $cost }
    [settlement] vesnice stojí { $cost }
    [city] město stojí { $cost }
    [exchange] za 1 jinou surovinu se dávají { $cost }
    [ship] s obchodní lodí se za 1 jinou surovinu dávají { $cost }
    [mint] Mincovna mění { $cost }
    [riots] uklidnit Rebelii stojí { $cost }
    [merchant] Obchodník na cestách chce za surovinu { $cost }
   *[card] { $card } stojí { $cost }
}, máš { $have }.
why-lacks-despite-discount = I se slevou (o { $less ->
    [one] { $less } surovinu
    [few] { $less } suroviny
   *[other] { $less } surovin
} méně) ti chybí { resources }: { $card } stojí { $cost }, máš { $have }.
why-rest-too-dear = Když nezaplatíš { good-acc }, chybí ti na zbytek ceny { resources }.
why-not-in-price = { $card }: zbývá zaplatit { $cost }, { $good-name } mezi tím není.
why-too-few-goods = { $thing ->
    [search] Prohledat balíček stojí { any-goods }
   *[card] { $card } chce { any-goods }
}, { $own ->
    [0] ty nemáš žádnou
   *[other] ty máš jen { $own }
}.
why-too-few-there = Velká obchodní loď bere 2 suroviny z téže krajiny; { $count ->
    [0] na krajině { $at } neleží žádná
   *[other] na krajině { $at } leží jen { $count }
}.
why-needs-card = { $card }: podmínkou je karta { $kind } ve tvém knížectví, a ta tam neleží.
why-needs-either = { $card }: podmínkou je karta { $kind } nebo { $other-kind } ve tvém knížectví, a neleží tam ani jedna.
why-needs-city-or-commerce = { $card }: podmínkou je město nebo { $points } body obchodu; město nemáš a bodů obchodu máš { $own }.
why-needs-card-or-fewer-points = { $card }: podmínkou je karta { $kind } ve tvém knížectví, nebo méně vítězných bodů, než má soupeř. Ta karta tam neleží a bodů máš { $own }, soupeř { $theirs }.
why-needs-strength = { $card }: podmínkou je žeton síly a ten nemáš; získá ho hráč, který má aspoň 3 body síly a víc než soupeř (ty { $own }, soupeř { $theirs }).
why-needs-progress = { $card }: podmínkou jsou aspoň { $points } body rozvoje, máš { $own }.
why-needs-strong-hero = { $card }: podmínkou je hrdina s bodem síly ve tvém knížectví, a žádný takový tam neleží.
why-no-room-for = { $card }: { good-acc } nemáš kam uložit, všechny takové krajiny jsou plné.
why-no-room-for-number = { $count ->
    [0] { $card }: v tomto tahu padlo { $number } a žádná tvá krajina tohle číslo nemá.
    [one] { $card }: v tomto tahu padlo { $number } a tvá krajina s tímhle číslem je plná.
   *[other] { $card }: v tomto tahu padlo { $number } a všechny tvé krajiny s tímhle číslem jsou plné.
}
why-baths-are-full = { $card }: žádná krajina u tvých Lázní nemá volné místo, nic by nepřibylo.
why-bath-full = Žádná krajina u Lázní { $spot } nemá volné místo, nic by nepřibylo.
why-opponent-lacks = Soupeř nemá { no-good }.
why-no-room-to-take = { $good ->
    [any] Nic z toho, co soupeř má, nemáš kam uložit.
   *[other] { good-acc-capital } nemáš kam uložit.
}
good-acc-capital = { $good ->
    [any] Nic
    [lumber] Dřevo
    [brick] Cihly
    [ore] Rudu
    [grain] Obilí
    [wool] Vlnu
   *[gold] Zlato
}
why-nothing-fits = Soupeř nemá nic, co by se vešlo na některou tvou krajinu.
why-opponent-lacks-fighter = Soupeř nemá žádnou jednotku s bodem síly.
why-opponent-lacks-building = { $count ->
    [0] Soupeř nemá žádnou stavbu.
   *[other] Všechny soupeřovy stavby chrání Požární zbrojnice.
}
why-opponent-hand-empty = Soupeř nemá v ruce žádnou kartu.
why-pile-empty = { $whose ->
    [own] Tvůj odhazovací balíček je prázdný.
    [theirs] Soupeřův odhazovací balíček je prázdný.
   *[common] Odhazovací balíček je prázdný.
}
why-not-in-hand = { $card }: tuhle kartu v ruce nemáš.
why-not-offered = { $card }: ve veřejném balíčku už taková karta neleží.
why-other-moment = { $moment ->
    [action] { $card }: tahle karta se hraje až v akční fázi, teď se teprve hází.
    [roll] { $card }: tahle karta se hraje před hodem, v tomto tahu už kostky padly.
    [settlement] { $card }: tahle karta se hraje jen zároveň se stavbou vesnice.
   *[event] { $card }: tahle karta se hraje, jen když se otočí Rebelie, Svár nebo Bratrská hádka.
}
why-chapel-protects = { $card }: před touhle Rebelií tě už chrání Kaple.
why-nothing-to-answer = Je akční fáze a žádná karta ani událost teď na tvou volbu nečeká; co bylo zahráno, je vyřízené.
why-other-part = { $part ->
    [roll] Kostky v tomto tahu už padly.
    [action] { $now ->
        [roll] Tohle patří až do akční fáze, nejdřív hoď kostkami.
       *[cards] Akční fáze tohoto tahu už skončila.
    }
   *[cards] { $now ->
        [roll] Karty se dobírají a vyměňují až na konci tahu, nejdřív hoď kostkami.
       *[action] Karty se dobírají a vyměňují až po akční fázi, nejdřív ji ukonči.
    }
}
why-must-roll = Hod nelze vynechat: tvůj tah začíná kostkami.
why-have-one = { $card }: tahle karta už ve tvém knížectví leží a podruhé tam být nesmí.
why-only-at-city = { $cities ->
    [0] { $card }: tahle červená karta se staví jen u města a ty žádné nemáš.
   *[other] { $card }: tahle červená karta se staví jen u města; u tvých měst není volné místo, jen u vesnic.
}
why-no-free-site = { $card }: všechna tvá stavební místa jsou obsazená.
why-no-place-there = Na místě { $place } nemáš vesnici ani město.
why-not-on-regions = { $card }: tahle karta patří na stavební místo u vesnice nebo města, ne na krajinu.
why-spot-taken = Místo { $spot } je obsazené.
why-at-settlement = { $card }: tahle červená karta smí ležet jen u města a { $place } je vesnice.
why-covers-elsewhere = { $covered ->
    [0] { $card }: staví se na kartu { $kind } u města, ta tvá ale leží u vesnice { $place }.
   *[other] { $card }: staví se na kartu { $kind }, ta tvá už je ale zakrytá.
}
why-nothing-to-cover = { $card }: staví se na kartu { $kind } a { $spot } žádná taková neleží.
why-no-road-there = { $side ->
    [left] Vlevo žádná cesta nevybíhá, nejdřív ji postav.
   *[right] Vpravo žádná cesta nevybíhá, nejdřív ji postav.
}
why-not-a-settlement = { $thing ->
    [city] Na místě { $place } už město stojí.
   *[nothing] Na místě { $place } žádnou vesnici nemáš.
}
why-none-left = { $thing ->
    [road] Ve společné zásobě už není žádná cesta.
    [settlement] Ve společné zásobě už není žádná vesnice.
   *[city] Ve společné zásobě už není žádné město.
}
why-land-not-there = Krajina { $at } v balíčku krajin není.
why-no-region-there = Na místě { $region } žádnou krajinu nemáš.
why-region-full = Krajina { $at } je plná: leží na ní 3 suroviny.
why-cache-full = Úkryt pro zlato je plný: leží v něm 3 zlata.
why-other-kind = Teď jde o { good-acc } a na krajině { $at } je jiný druh suroviny.
why-cache-is-for-gold = Teď jde o { good-acc } a v Úkrytu je jen zlato.
why-region-empty = Na krajině { $at } žádná surovina neleží.
why-cache-empty = V Úkrytu pro zlato žádné zlato neleží.
why-same-kind = Dáváš { good-acc }, vezmi si jiný druh suroviny.
why-not-received = Padlo { $number } a { good-acc } tím hodem soupeř nezískává.
why-no-ship-beside = U krajiny { $at } žádná tvá Velká obchodní loď neleží.
why-no-mint = Mincovnu ve svém knížectví nemáš.
why-mints-used = { $count ->
    [one] Tvá Mincovna už v tomto tahu pracovala.
   *[other] Tvé Mincovny už v tomto tahu pracovaly.
}
why-must-take = { $why }: vzít si musíš ještě aspoň { $least ->
    [one] { $least } surovinu
    [few] { $least } suroviny
   *[other] { $least } surovin
}, soupeř má co dát.
why-no-card-there = Místo { $spot } je prázdné.
why-wrong-target = { $wanted ->
    [fighter] { $card }: tohle není jednotka s bodem síly.
    [building] { $card }: tohle není stavba.
    [ship] { $card }: tohle není obchodní loď.
    [taxed] { $card }: tohle není jednotka s bodem síly nebo obchodu.
   *[bath] { $card }: tohle nejsou Lázně.
}
why-guarded = { $card }: město { $place } chrání Požární zbrojnice.
why-named-already = { $card }: tuhle stavbu už máš vybranou.
why-not-named = { $card }: tuhle stavbu soupeř nevybral.
why-unchanged = { $thing ->
    [spot] { $card }: obě místa jsou na téže straně jedné osady, výměna by nic nezměnila.
   *[kind] { $card }: obě karty jsou stejné, výměna by nic nezměnila.
}
why-no-partner = { $card }: nemáš jinou kartu, se kterou by si tahle mohla vyměnit místo.
why-not-in-their-hand = { $chosen ->
    [0] { $card }: tuhle kartu soupeř v ruce nemá.
   *[other] { $card }: tuhle kartu už máš vybranou a další takovou soupeř v ruce nemá.
}
why-too-fresh = { $card }: tuhle kartu máš v ruce teprve od konce svého posledního tahu, použít ji jde až od příštího.
why-cannot-avert = { $card }: tahle karta událost neodvrátí.
why-must-draw = V ruce { held } a smíš mít { $limit }: chybějící karty si musíš dobrat.
why-must-put-back = V ruce { held } a smíš mít { $limit }: přebytečné musíš vložit pod balíčky.
why-hand-full = V ruce { held } a víc mít nesmíš; teď smíš jen jednu vyměnit.
why-put-one-first = Nejdřív vyber, kterou kartu z ruky a pod který balíček vložíš.
why-first-cards = { $count ->
    [0] Počáteční karty si bereš tři, zatím nemáš žádnou.
   *[other] Počáteční karty si bereš tři, zatím máš { $count }.
}
why-must-take-card = Jednu kartu už máš odloženou: vezmi si za ni jinou.
why-other-back = { $card }: tahle karta má jiný rub než balíček { $stack }.
why-no-such-stack = Balíček { $stack } tu není, v téhle hře jich je { $count }.
why-stack-empty = Balíček { $stack } je prázdný.
why-their-stack = Balíček { $stack } patří soupeři.
why-stack-taken = Z balíčku { $stack } má své počáteční karty soupeř.
why-not-a-base-stack = Balíček { $stack } není ze základní sady.
why-not-in-stack = { $card }: tahle karta v balíčku { $stack } není.
why-not-in-pile = { $card }: tahle karta na odhazovacím balíčku neleží.

# Co se píše v terminálu

typed-roll = hod
typed-number = číslo { $number }
typed-region = krajina { $place } { $side ->
    [left] vlevo
   *[right] vpravo
} { $row ->
    [above] nahoře
   *[below] dole
}
typed-cache = úkryt
typed-at = { $row ->
    [above] nad { $place }
   *[below] pod { $place }
}
typed-target = karta { typed-site }
typed-site = { $outer ->
    [yes] vně { typed-at }
   *[no] { typed-at }
}
typed-road = cesta { side }
typed-settle = { $scout ->
    [yes] { typed-settlement } zvěd
   *[no] { typed-settlement }
}
typed-settlement = vesnice { side }
typed-city = město { $place }
typed-exchange = výměna { $name }
typed-exchange-at = loď { $name }
typed-mint = ražba
typed-remove = pryč { $name }
typed-under = { $name } pod { $stack }
typed-stack = balíček { $stack }
typed-search = hledat { $stack }
typed-row = { $row ->
    [above] nahoru
   *[below] dolů
}
typed-pay = zaplatit
typed-yes = ano
typed-stop = dost

# Stůl

column-victory = vítězné
column-strength = síla
column-commerce = obchod
column-skill = zručnost
column-progress = rozvoj
column-hand = karty
target = do { $points } bodů
turn = tah { $turn }
dice = kostky { $number } a { $symbol }
dice-none = ještě nepadly kostky
event-now = událost { $event }
stack-of = { $number }: { $name } { $count }
stacks = Balíčky:
supply = Zásoba: cesty { $roads }, vesnice { $settlements }, města { $cities }, krajiny { $regions }, události { $events }
discard = Odhoz: { $cards }
offered = Veřejné karty: { $cards }
hand = V ruce:
hand-empty = V ruce nemáš žádnou kartu.
next-turn = příští tah
may = Můžeš napsat:
free = zdarma
cost-of = { $count }× { $name }
cache-at = Úkryt pro zlato { $region }: { $count } ze 3
village = vesnice { $place }
city = město { $place }
legend = ›{"\u00A0"}to můžeš zvolit; ●{"\u00A0"}surovina na krajině, ○{"\u00A0"}volné místo; písmena jsou osady; ★{"\u00A0"}žeton

# Stůl ve větách

say-turn = { $turn ->
    [0] Hra se teprve připravuje.
   *[other] Tah { $turn }, na řadě je { $seat }.
}
say-dice = Padlo { $number } a { $symbol }.
say-points = { $seat } má { $victory ->
    [one] { $victory } vítězný bod
    [few] { $victory } vítězné body
   *[other] { $victory } vítězných bodů
} z { $target }: síla { $strength }, obchod { $commerce }, zručnost { $skill }, rozvoj { $progress }, karet v ruce { $hand }.
say-token = { $seat } má { $token }.
say-place = { $seat }, { $place }: { $cards }.
say-free = zatím bez karet
say-above = nahoře { $cards }
say-below = dole { $cards }
say-region = { $name } { $region } ({ $goods })
say-regions = { $seat } má krajiny: { $regions }.
say-road = { $seat } má vybíhající cestu { side }.
say-hand = V ruce: { $cards }.
say-drawn = Až příští tah: { $cards }.
say-stacks = Dobírací balíčky: { $stacks }.
say-supply = Ve společné zásobě: cesty { $roads }, vesnice { $settlements }, města { $cities }, krajiny { $regions }, události { $events }.
say-discard = { $count ->
    [one] Na odhazovacím balíčku leží jen { $card }.
    [few] Odhazovací balíček má { $count } karty, nahoře je { $card }.
   *[other] Odhazovací balíček má { $count } karet, nahoře je { $card }.
}
say-open-pile = Na odhazovacím balíčku leží odkryté: { $cards }.
say-offered = Lícem nahoru leží: { $cards }.
say-cache = { $seat } má Úkryt pro zlato { $region }, v něm zlata { $count }.
say-card = { $name } ({ $cost })
say-goods = { $good ->
    [brick] { $count ->
        [one] { $count } cihla
       *[other] { goods }
    }
    [ore] { $count ->
        [one] { $count } ruda
       *[other] { goods }
    }
    [wool] { $count ->
        [one] { $count } vlna
       *[other] { goods }
    }
   *[other] { goods }
}
note-hand = { $seat } má v ruce jistě: { $cards }.
note-stack = Balíček { $stack } odshora: { $cards }.
note-unknown = { $count ->
    [one] 1 neznámá
    [few] { $count } neznámé
   *[other] { $count } neznámých
}
note-pile = Pod vrchní kartou odhozu leží: { $cards }.
note-maybe = { $cards }: { $places }.
note-or = { $one } nebo { $other }
note-in-hand = v ruce ({ $seat })
note-in-stack = někde v balíčku { $stack }
note-in-pile = v odhozu

# Co je která volba

about-region = { $name }, { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
} ze 3 ({ $good })
about-cache = Úkryt pro zlato, { $count } ze 3
about-exchange = { goods } za 1 jinou surovinu
about-search = Prohledat balíček { $stack } ({ $name }) za { any-goods }
about-search-free = Zdarma prohledat balíček { $stack } ({ $name })
about-stack = { $name }, karet: { $count }
about-pay = Zaplatit { goods }

# Co je odhad

stand-in-target = Odhad: že se turnajová hra hraje na 15 bodů, víme jen z druhé ruky.
stand-in-deck = Odhad: velikost turnajového balíčku a tři balíčky po deseti kartách.
stand-in-decks = Naše vlastní sestava turnajového balíčku, aby se dalo hned hrát.
stand-in-card = Odhad z balíčku oprav.
centre-title = Centrální karty
regions-title = Krajiny
regions-of = { $whose ->
    [red] Počáteční krajiny hráče 1
    [blue] Počáteční krajiny hráče 2
   *[stack] Krajiny v balíčku
}
number-target = K vítězství v turnajové hře: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
number-stacks = Dobírací balíčky každého hráče: { $count }
number-stack-size = Karty v jednom dobíracím balíčku: { $count }
number-hand = Karty na začátku v ruce: { $count }
deck-named = Turnajový balíček „{ $name }“
pack-deck-id = Balíček se nemůže jmenovat „{ $id }“: jméno tvoří malá písmena bez diakritiky, číslice, - a _, nejvýš 30 znaků.
pack-half-moons = Karet s půlměsícem ({ $count }) nemůže být víc než karet.
pack-set-size = { $field ->
    [copies] Karet
   *[half_moons] Půlměsíců
} má být dohromady { $needed } ({ $names }), s opravami je jich { $count }.
pack-regions = Krajin druhu „{ $good }“ tu má být { $needed }, každá s jiným číslem.
pack-no-deck = Takovým počtům nevyhovuje žádný turnajový balíček; přidej vlastní.
pack-deck-card = Karta „{ $card }“ v krabici není; všechny vypíše „deskovka cards katan-duel“.
pack-deck-copies = Karta „{ $card }“ je v balíčku { $count }×, v krabici ale jen { $most }×.
pack-deck-size = { $part ->
    [start] Karet do začátku
    [events] Událostí
   *[cards] Karet v balíčcích
} má být { $needed }, je jich tu { $count }.
pack-deck-event = Událost „{ $event }“ jde přidat nejvýš { $most }×, tady je { $count }×.

# Karty

card-brigitta = Brigitta, moudrá žena
    .acc = Brigittu, moudrou ženu
    .short = Brigitta
    .does = určí si číslo na kostce výnosů
card-goldsmith = Zlatník
    .acc = Zlatníka
    .short = Zlatník
    .does = dá 3 zlata za 2 libovolné suroviny
card-merchant_caravan = Obchodní karavana
    .acc = Obchodní karavanu
    .short = Karavana
    .does = vymění 2 suroviny za 2 libovolné
card-scout = Zvěd
    .acc = Zvěda
    .short = Zvěd
    .does = vybere si obě nové krajiny
card-relocation = Stěhování
    .acc = Stěhování
    .short = Stěhování
    .does = dvě krajiny nebo dvě karty si vymění místa
card-brick_factory = Cihelna
    .acc = Cihelnu
    .short = Cihelna
card-iron_foundry = Huť
    .acc = Huť
    .short = Huť
card-grain_mill = Mlýn
    .acc = Mlýn
    .short = Mlýn
card-lumber_camp = Pila
    .acc = Pilu
    .short = Pila
card-weavers_shop = Přádelna
    .acc = Přádelnu
    .short = Přádelna
card-parish_hall = Obecní dům
    .acc = Obecní dům
    .short = Obecní dům
card-abbey = Klášter
    .acc = Klášter
    .short = Klášter
card-storehouse = Skladiště
    .acc = Skladiště
    .short = Skladiště
card-marketplace = Tržiště
    .acc = Tržiště
    .short = Tržiště
card-toll_bridge = Celnice
    .acc = Celnici
    .short = Celnice
card-brick_ship = Obchodní loď s cihlami
    .acc = Obchodní loď s cihlami
    .short = Loď cihly
card-grain_ship = Obchodní loď s obilím
    .acc = Obchodní loď s obilím
    .short = Loď obilí
card-ore_ship = Obchodní loď s rudou
    .acc = Obchodní loď s rudou
    .short = Loď ruda
card-wool_ship = Obchodní loď s vlnou
    .acc = Obchodní loď s vlnou
    .short = Loď vlna
card-lumber_ship = Obchodní loď se dřevem
    .acc = Obchodní loď se dřevem
    .short = Loď dřevo
card-gold_ship = Obchodní loď se zlatem
    .acc = Obchodní loď se zlatem
    .short = Loď zlato
card-austin = Austin
    .acc = Austina
    .short = Austin
card-candamir = Candamir
    .acc = Candamira
    .short = Candamir
card-harald = Harald
    .acc = Haralda
    .short = Harald
card-inga = Inga
    .acc = Ingu
    .short = Inga
card-osmund = Osmund
    .acc = Osmunda
    .short = Osmund
card-siglind = Siglind
    .acc = Siglind
    .short = Siglind
card-large_trade_ship = Velká obchodní loď
    .acc = Velkou obchodní loď
    .short = Velká loď
card-gudrun = Gudrun, postrach moří
    .acc = Gudrun, postrach moří
    .short = Gudrun
    .does = soupeř dá za každou Pirátskou loď až 2 zlata
card-trade_master = Mistr obchodník
    .acc = Mistra obchodníka
    .short = Mistr
    .does = vezme si od soupeře 1 nebo 2 suroviny
card-merchant = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .does = vezme si od soupeře 1 nebo 2 suroviny a jednu mu vrátí
card-brigands = Loupežná výprava
    .acc = Loupežnou výpravu
    .short = Výprava
    .does = soupeř doplní jednu krajinu svými surovinami
card-reiner = Reiner, herold
    .acc = Reinera, herolda
    .short = Reiner
    .does = událostí tohoto tahu je Oslava a přinese o surovinu víc
card-gold_cache = Úkryt pro zlato
    .acc = Úkryt pro zlato
    .short = Úkryt zlata
card-pirate_ship = Pirátská loď
    .acc = Pirátskou loď
    .short = Piráti
card-moneylender = Lichvář
    .acc = Lichváře
    .short = Lichvář
card-harbor = Přístav
    .acc = Přístav
    .short = Přístav
card-trading_base = Obchodní kancelář
    .acc = Obchodní kancelář
    .short = Kancelář
card-merchant_guild = Cech obchodníků
    .acc = Cech obchodníků
    .short = Cech
card-mint = Mincovna
    .acc = Mincovnu
    .short = Mincovna
card-salt_silo = Zásobárna soli
    .acc = Zásobárnu soli
    .short = Zásobárna
card-staple_house = Sklad zboží
    .acc = Sklad zboží
    .short = Sklad
card-voyage_of_plunder = Plavba za kořistí
    .acc = Plavbu za kořistí
    .short = Plavba
    .does = vezme si od soupeře 1 surovinu, a má-li soupeř víc vítězných bodů, 2
card-archer = Lučištník
    .acc = Lučištníka
    .short = Lučištník
    .does = soupeř přijde o jednotku s bodem síly
card-arsonist = Žhář
    .acc = Žháře
    .short = Žhář
    .does = soupeř přijde o nechráněnou stavbu
card-sebastian = Sebastian, potulný kazatel
    .acc = Sebastiana, potulného kazatele
    .short = Sebastian
    .does = událost tohoto hráče mine
card-traitor = Zrádce
    .acc = Zrádce
    .short = Zrádce
    .does = podívá se soupeři do ruky a smí si vzít kartu
card-lookout_tower = Pozorovatelna
    .acc = Pozorovatelnu
    .short = Pozorovatelna
card-drill_ground = Cvičiště
    .acc = Cvičiště
    .short = Cvičiště
card-carl = Carl Rozvětvený Vous
    .acc = Carla Rozvětveného Vouse
    .short = Carl
card-heinrich = Heinrich, strážce
    .acc = Heinricha, strážce
    .short = Heinrich
card-irmgard = Irmgard, strážkyně světla
    .acc = Irmgard, strážkyni světla
    .short = Irmgard
card-fairgrounds = Místo pro konání oslav
    .acc = Místo pro konání oslav
    .short = Oslavy
card-fire_brigade = Požární zbrojnice
    .acc = Požární zbrojnici
    .short = Zbrojnice
card-large_festival_hall = Velká slavnostní síň
    .acc = Velkou slavnostní síň
    .short = Síň
card-chapel_low = Kaple (1–3)
    .acc = Kapli (1–3)
    .short = Kaple 1-3
card-chapel_high = Kaple (4–6)
    .acc = Kapli (4–6)
    .short = Kaple 4-6
card-hedge_tavern = Špeluňka
    .acc = Špeluňku
    .short = Špeluňka
card-tithe_barn = Stodola na desátky
    .acc = Stodolu na desátky
    .short = Stodola
card-benjamin = Benjamin, potulný učitel
    .acc = Benjamina, potulného učitele
    .short = Benjamin
    .does = krajiny s číslem tohoto tahu dostanou ještě po surovině
card-three_field_system = Trojpolní hospodářství
    .acc = Trojpolní hospodářství
    .short = Trojpolí
    .does = získá až 2 obilí
card-mineral_mining = Stavba slojí
    .acc = Stavbu slojí
    .short = Sloje
    .does = získá až 2 rudy
card-guido = Guido, velvyslanec
    .acc = Guida, velvyslance
    .short = Guido
    .does = vezme si kartu z odhazovacího balíčku
card-gustav = Gustav, knihovník
    .acc = Gustava, knihovníka
    .short = Gustav
    .does = vezme si kartu z odhazovacího balíčku
card-doctor = Doktor
    .acc = Doktora
    .short = Doktor
    .does = krajiny u jedněch Lázní dostanou po surovině
card-chief_cannoneer = Kanonýr
    .acc = Kanonýra
    .short = Kanonýr
card-pharmacy = Lékárna
    .acc = Lékárnu
    .short = Lékárna
card-bath_house = Lázně
    .acc = Lázně
    .short = Lázně
card-building_crane = Stavební jeřáb
    .acc = Stavební jeřáb
    .short = Jeřáb
card-library = Knihovna
    .acc = Knihovnu
    .short = Knihovna
card-parliament = Sněmovna
    .acc = Sněmovnu
    .short = Sněmovna
card-town_hall = Radnice
    .acc = Radnici
    .short = Radnice
card-university = Univerzita
    .acc = Univerzitu
    .short = Univerzita
card-chapel = Kaple
card-fraternal_feuds = Bratrská hádka
card-invention = Vynález
card-year_of_plenty = Výnosný rok
card-traveling_merchant = Obchodník na cestách
card-feud = Svár
card-yule = Vánoce
card-trade_ships_race = Závod obchodních lodí
card-gift_for_the_prince = Dar knížeti
card-riots = Rebelie
card-plague = Mor

# Forms of packs.
question-numbers = Podívej se do pravidel turnaje: jaké číslo tam je?
question-deck = Hrají se u tebe turnaje s takovým balíčkem? Projdi ho kartu po kartě.
question-card = Vezmi si kartu do ruky: co stojí, co přináší a kolik jich je?
question-event = Spočítej tyto události: kolik jich je a kolik má půlměsíc?
question-region = Rozlož krajiny: jaká čísla na nich jsou?
field-value = číslo
field-copies = kusů
field-half-moons = s půlměsícem
field-cost = cena
field-once = jen jednou (1x)
field-start = karty do začátku
field-events = události
field-cards = karty
