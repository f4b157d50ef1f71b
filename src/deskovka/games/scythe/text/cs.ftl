# Věty hry Scythe. Jména frakcí, desek a úkolů stojí v datech a jsou v prvním pádě.

game-title = Scythe
option-faction = Frakce
option-faction-dealt = losem
option-faction-nordic = Severská království
option-faction-rusviet = Rusvětský svaz
option-faction-crimea = Krymský chanát
option-faction-saxony = Saská říše
option-faction-polania = Polanská republika
option-mat = Deska hráče
option-mat-dealt = losem
option-mat-industrial = Průmyslová
option-mat-engineering = Inženýrská
option-mat-patriotic = Vlastenecká
option-mat-mechanical = Mechanická
option-mat-agricultural = Zemědělská
option-relentless = Rusvěti a karta Továrny
option-relentless-rulebook = smí ji použít i dvakrát za sebou (kniha)
option-relentless-faq = dvakrát za sebou ji použít nesmí (pozdější výklad)
option-encounters = Setkání
option-encounters-open = cena i zisk jsou vidět předem
option-encounters-blind = naslepo, karta se otočí až po volbě
option-gifts = Hráči si smí dávat mince
option-gifts-no = ne
option-gifts-yes = ano
option-banned = Nevyvážené dvojice frakce a desky
option-banned-no = smí se hrát
option-banned-yes = nehrají se
option-solo = Pro jednoho: obtížnost soupeře
option-solo-autometta = Autometta (lehká)
option-solo-automa = Automa (běžná)
option-solo-automaszyna = Automaszyna (těžká)
option-solo-ultimaszyna = Ultimaszyna (velmi těžká)
option-opponent = Pro jednoho: frakce soupeře
option-opponent-dealt = losem
option-opponent-nordic = Severská království
option-opponent-rusviet = Rusvětský svaz
option-opponent-crimea = Krymský chanát
option-opponent-saxony = Saská říše
option-opponent-polania = Polanská republika

# Slova

terrain-mountain = hory
    .short = hory
    .ford = hor
terrain-tundra = tundra
    .short = tund
    .ford = tundry
terrain-farm = farma
    .short = farm
    .ford = farem
terrain-forest = les
    .short = les
    .ford = lesů
terrain-village = vesnice
    .short = vesn
    .ford = vesnic
terrain-lake = jezero
    .short = jez.
    .ford = jezer
terrain-factory = Továrna
    .short = TOVÁ
    .ford = Továrny
place-hex = { $name } ({ $terrain })
    .from = z { $name } ({ $terrain })
place-base = základna { $name }
    .acc = základnu { $name }
    .from = ze základny { $name }
    .loc = základně { $name }
base-nordic = Severských království
    .short = Sever
base-rusviet = Rusvětského svazu
    .short = Rusvět
base-crimea = Krymského chanátu
    .short = Krym
base-saxony = Saské říše
    .short = Sasko
base-polania = Polanské republiky
    .short = Polanie
base-albion = Albionu
    .short = Albion
base-togawa = Togawy
    .short = Togawa
good-oil = ropa
    .acc = ropu
    .letter = r
good-metal = kov
    .acc = kov
    .letter = k
good-wood = dřevo
    .acc = dřevo
    .letter = d
good-food = jídlo
    .acc = jídlo
    .letter = j
good-worker = dělník
    .acc = dělníka
    .letter = D
goods = { $good ->
    [oil] { $count ->
        [one] { $count } ropu
        [few] { $count } ropy
       *[other] { $count } rop
    }
    [metal] { $count ->
        [one] { $count } kov
        [few] { $count } kovy
       *[other] { $count } kovů
    }
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [food] { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
    [worker] { $count ->
        [one] { $count } dělníka
        [few] { $count } dělníky
       *[other] { $count } dělníků
    }
    [coins] { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
    [power] { $count ->
        [0] žádnou moc
        [one] { $count } bod moci
        [few] { $count } body moci
       *[other] { $count } bodů moci
    }
    [popularity] { $count ->
        [one] { $count } bod popularity
        [few] { $count } body popularity
       *[other] { $count } bodů popularity
    }
    [cards] { $count ->
        [one] { $count } bojovou kartu
        [few] { $count } bojové karty
       *[other] { $count } bojových karet
    }
    [mech] { $count ->
        [0] žádného mecha
        [one] { $count } mecha
        [few] { $count } mechy
       *[other] { $count } mechů
    }
    [cube] { $count ->
        [0] žádné vylepšení
       *[other] { $count } vylepšení
    }
    [structure] { $count ->
        [one] { $count } stavbu
        [few] { $count } stavby
       *[other] { $count } staveb
    }
    [recruit] { $count ->
        [one] { $count } rekruta
        [few] { $count } rekruty
       *[other] { $count } rekrutů
    }
    [star] { $count ->
        [one] { $count } hvězdu
        [few] { $count } hvězdy
       *[other] { $count } hvězd
    }
    [upgrade] Vylepšení
    [deploy] Nasazení
    [build] Stavbu
    [enlist] Verbování
    [produce] { $count ->
        [one] Produkci na { $count } území
       *[other] Produkci na { $count } územích
    }
   *[any] { $count ->
        [one] { $count } libovolnou surovinu
        [few] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }
}
short-goods = { $good ->
    [coins] { $count }{"\u00A0"}$
    [power] { $count }{"\u00A0"}moc
    [popularity] { $count }{"\u00A0"}pop
    [cards] { $count }{"\u00A0"}BK
    [oil] { $count }{"\u00A0"}ropa
    [metal] { $count }{"\u00A0"}kov
    [wood] { $count }{"\u00A0"}dřevo
    [food] { $count }{"\u00A0"}jídlo
    [units] { $count }{"\u00A0"}jednotky
    [territories] { $count }{"\u00A0"}území
   *[any] { $count }{"\u00A0"}suroviny
}
nothing = nic
unit-character = postava
    .acc = postavu
    .subject = postava
    .letter = P
unit-mech = mech
    .acc = mecha
    .subject = mech
    .letter = M
unit-labourer = dělník
    .acc = dělníka
    .subject = dělník
    .letter = d
top-move = Pohyb
    .acc = Pohyb
top-trade = Obchod
    .acc = Obchod
top-produce = Produkce
    .acc = Produkci
top-bolster = Podpora
    .acc = Podporu
top-factory = karta Továrny
    .acc = kartu Továrny
bottom-upgrade = Vylepšení
    .acc = Vylepšení
bottom-deploy = Nasazení
    .acc = Nasazení
bottom-build = Stavba
    .acc = Stavbu
bottom-enlist = Verbování
    .acc = Verbování
bottom-factory = Pohyb z karty Továrny
    .acc = Pohyb z karty Továrny
structure-mine = důl
    .acc = důl
    .letter = D
    .about = Pro tvé jednotky je tunelem, i když území ovládá někdo jiný.
structure-armory = zbrojnice
    .acc = zbrojnici
    .letter = Z
    .about = Při každém Obchodu ti dá 1 bod moci.
structure-mill = mlýn
    .acc = mlýn
    .letter = M
    .about = Při Produkci přidá své území navíc a sám vyrobí jeden kus, pokud území ovládáš.
structure-monument = památník
    .acc = památník
    .letter = P
    .about = Při každé Podpoře ti dá 1 bod popularity.
cube-units = Pohyb o jednotku víc
    .short = jednotka
cube-coins = Pohyb o minci víc
    .short = mince
cube-popularity = Obchod o bod popularity víc
    .short = popularita
cube-territories = Produkce o území víc
    .short = území
cube-power = Podpora o bod moci víc
    .short = moc
cube-cards = Podpora o bojovou kartu víc
    .short = karta
star-upgrades = 6 vylepšení
    .short = vylepšení
star-mechs = 4 mechové
    .short = mechové
star-structures = 4 stavby
    .short = stavby
star-recruits = 4 rekruti
    .short = rekruti
star-workers = 8 dělníků
    .short = dělníci
star-objective = splněný úkol
    .short = úkol
star-combat = vítězství v boji
    .short = boj
star-popularity = 18 bodů popularity
    .short = popularita
star-power = 16 bodů moci
    .short = moc
source-coins = mince
source-stars = hvězdy
source-territories = území
source-resources = suroviny
source-structures = stavby
source-automa-coins = soupeř: mince
source-automa-stars = soupeř: hvězdy
source-automa-territories = soupeř: území
reason-structure-armory = zbrojnice
reason-structure-monument = památník
reason-enlist-ongoing = průběžný bonus
reason-enlist-bonus = jednorázový bonus
reason-encounter = setkání
reason-factory = karta Továrny
reason-combat-consolation = útěcha
reason-combat = boj
reason-nordic-artillery = Dělostřelectvo
reason-saxony-disarm = Odzbrojení
reason-combat-popularity = zahnaní dělníci
reason-produce = produkce
reason-gift = dar
reason-crimea-coercion = Nátlak
reason-automa-recruits = rekrut
reason-track-end = stupnice je na konci
reason-no-cards = bojové karty došly

# Dovednosti

ability-riverwalk = Brodění
    .about = Postava a mechové smí přes řeku do { $terrains }.
ability-speed = Rychlost
    .about = Postava a mechové jdou o krok dál.
ability-seaworthy = Plavba
    .about = Postava a mechové smí na jezera a po prohraném boji ustoupit na sousední jezero.
ability-artillery = Dělostřelectvo
    .about = Před bojem smíš zaplatit 1 bod moci a soupeř přijde o 2.
ability-township = Sovět
    .about = Vesnice, které ovládáš, a Továrna spolu pro postavu a mechy sousedí.
ability-peoples-army = Lidová armáda
    .about = Kde s tebou v boji stojí dělník, smíš přidat o bojovou kartu víc.
ability-wayfare = Kočovník
    .about = Postava a mechové smí jedním krokem na základnu, kterou nikdo nemá, a z území i na vlastní.
ability-scout = Průzkumník
    .about = Před bojem vezmeš soupeři náhodnou bojovou kartu.
ability-underpass = Podzemí
    .about = Hory, které ovládáš, tunely a tvůj důl spolu pro postavu a mechy sousedí.
ability-disarm = Odzbrojení
    .about = Před bojem na tunelu nebo na tvém dole přijde soupeř o 2 body moci.
ability-submerge = Potápění
    .about = Postava a mechové smí na jezera a z jezera na kterékoli jiné jezero.
ability-camaraderie = Kamarádství
    .about = Za dělníky zahnané v boji neztrácíš popularitu.
faction-swim = Plavání
    .about = Dělníci smí přes řeky.
faction-relentless = Neústupnost
    .about = Smíš zůstat na stejné části desky jako minule.
faction-coercion = Nátlak
    .about = Jednou za tah smíš bojovou kartou zaplatit místo jedné suroviny.
faction-dominate = Dominance
    .about = Hvězdy za boj a za úkoly nemají limit.
faction-meander = Vynalézavost
    .about = Při setkání smíš zvolit dvě možnosti.

# Karty v našich slovech

offer = { $cost ->
    [none] zdarma: { $gain }
   *[other] za { $cost }: { $gain }
}
offer-or = { $first }, nebo { $last }
lettered = { $letter }){"\u00A0"}{ $offer }
factory-about = { $offer }; potom pohyb jedné jednotky až o 2 území.
objective-about = { $end ->
    [yes] Na konci svého tahu stačí { $needs }.
   *[no] Kdykoli ve svém tahu, jen ne uprostřed akce, stačí { $needs }.
}
need-terrain = ovládat aspoň { $number } území typu { $terrain }
need-factory = ovládat Továrnu
need-owned = { $sign ->
    [ge] mít aspoň { goods }
    [le] mít nejvýš { goods }
   *[eq] { $count ->
        [0] nemít { goods }
       *[other] mít přesně { goods }
    }
}
need-most-power = mít nejvíc moci (shoda stačí)
need-driven-off = zahnat v tomto tahu aspoň { $number ->
    [one] { $number } dělníka
   *[other] { $number } dělníky
}
need-factory-card = { $number ->
    [0] nemít kartu Továrny
   *[other] mít kartu Továrny
}
need-combat-stars = mít hvězdu za boj
need-tunnel = ovládat aspoň { $number } území s tunelem
need-beside-factory = ovládat aspoň { $number } území vedle Továrny
need-around-a-lake = ovládat aspoň { $number } území kolem jednoho jezera
need-stockpile = mít na jednom ovládaném území aspoň { $number } surovin, mezi nimi všechny čtyři druhy
need-pieces-together = mít na jednom území dohromady aspoň { $number } jednotek a staveb
need-wolf-resources = ovládat území s aspoň { $number } surovinami, kde stojí postava, právě jeden mech a právě jeden dělník
need-least-resource = ovládat aspoň { $number } kus od každé suroviny
need-most-resource = ovládat aspoň { $number } kusů jedné suroviny
need-workers-without-recruits = mít stejně dělníků jako rekrutů
tile-lakes-adjacent = jezera vedle tvých staveb
tile-tunnels-adjacent = tunely vedle tvých staveb
tile-encounters-adjacent = území setkání vedle tvých staveb
tile-on-tunnels = tvé stavby na tunelech
tile-longest-line = tvé stavby v nejdelší řadě
tile-on-farms-tundras = tvé stavby na farmách a tundrách
tile-about = Za { $what } jsou na konci mince: { $steps }.
tile-step = { $count }: { $coins }
tile-steps = { $from }–{ $count }: { $coins }
tile-more = { $from } a víc: { $coins }
group-factions = Frakce
group-mats = Desky hráčů
group-structures = Stavby
group-tiles = Stavební bonusy
group-encounters = Setkání
group-factory = Karty Továrny
group-objectives = Úkoly
group-combat = Bojové karty
group-automa = Karty soupeře
group-trackers = Ukazatele soupeře
group-orders = Tahy soupeře
faction-about = Začíná s mocí { $power }, bojové karty { $cards }. { $ability }: { $about }
mech-about = { $ability }: { $about }
mat-about = Číslo { $number }; začíná s popularitou { $popularity }, mince { $coins }. { $sections }.
section-about = { $coins ->
    [0] { $top } / { $bottom } za { $cost } (nejméně { $least })
   *[other] { $top } / { $bottom } za { $cost } (nejméně { $least }), přinese { $income }
}
encounter-name = Setkání { $number }
factory-name = Karta Továrny { $number }
combat-name = { $copies }× bojová karta hodnoty { $value }

# Otázky

ask-choose-section = Na kterou část desky postavíš figurku akce?
ask-top-action = { $section ->
    [factory] Zahraješ horní akci karty Továrny?
   *[other] Zahraješ horní akci nad akcí { $bottom }?
}
ask-bottom-action = { $section ->
    [factory] Zahraješ Pohyb z karty Továrny?
   *[other] Zahraješ spodní akci { $bottom }?
}
ask-pay-from = Platíš ještě { goods }. Odkud půjde další kus?
ask-end-turn = Konec tahu. Ukážeš splněný úkol?
ask-move-units = { $units ->
    [one] Smíš táhnout ještě { $units } jednotkou. Kterou?
   *[other] Smíš táhnout ještě { $units } jednotkami. Kterou teď?
}
ask-travel = { $load ->
    [none] Táhne { $name }, teď na { $at-loc }. Kam půjde, co naloží?
   *[other] Táhne { $name }, teď na { $at-loc }, a veze { $load }. Kam půjde, co naloží nebo složí?
}
ask-choose-battle = Na kterém území se bojuje dřív?
ask-use-artillery = Zaplatíš před bojem 1 bod moci? { $seat-enemy } pak přijde o 2.
ask-dials = Boj o { $place }: útočí { $seat-attacker }, brání se { $seat-defender }. Kolik moci a které bojové karty dáš?
ask-retreat-to = Prohra v boji o { $place }. Kam ustoupíš?
ask-choose-option = { $taken ->
    [0] Setkání na { $place-loc }: { $offers }. Co zvolíš?
   *[other] Smíš zvolit ještě jednu možnost: { $offers }. Kterou, nebo dost?
}
ask-choose-blind = Setkání na { $place-loc }. Kterou ze tří možností zvolíš? Cenu a zisk uvidíš až pak.
ask-take-factory = Kterou kartu Továrny si necháš?
ask-discard-cards = { $count ->
    [one] Kterou bojovou kartou zaplatíš?
   *[other] Zaplatíš { goods }. Která bude první?
}
ask-take-some = Smíš vzít až { goods }. Kolik?
ask-new-workers = Smíš vzít až { goods } na { $place-acc }. Kolik?
ask-goods-where = Dostaneš { goods }. Na které území s tvým dělníkem?
ask-pick-goods = Smíš vzít ještě { goods } na { $place-acc }. Kterou teď?
ask-produce-at = { $left ->
    [0] Území s mlýnem smí produkovat navíc. Bude?
    [one] Smíš produkovat ještě na { $left } území. Na kterém?
   *[other] Smíš produkovat ještě na { $left } územích. Na kterém teď?
}
ask-upgrade-cube = Kterou kostku technologie přesuneš?
ask-upgrade-square = Cenu které akce kostka zakryje? ({ $cube })
ask-deploy-mech = { $place ->
    [none] Kterého mecha nasadíš?
   *[other] Kterého mecha nasadíš na { $place-acc }?
}
ask-deploy-at = Na které území s tvým dělníkem mecha nasadíš?
ask-build-structure = { $place ->
    [none] Co postavíš?
   *[other] Co postavíš na { $place-loc }?
}
ask-build-at = Na kterém území s tvým dělníkem postavíš { $structure-acc }?
ask-enlist-recruit = Rekruta které akce naverbuješ?
ask-enlist-bonus = Jaký jednorázový bonus si za rekruta z akce { $bottom } vezmeš?
ask-bribe = Před bojem smíš dát mince tomu, kdo bojuje: útočí { $seat-attacker }, brání se { $seat-defender }. Dáš?

# Tahy

move-section = { $section ->
    [factory] Karta Továrny
   *[other] Část s akcí { $bottom }
}
move-top = { $choice ->
    [0] Horní akce, první výnos
   *[other] Horní akce, druhý výnos
}
move-less = { $choice ->
    [0] Horní akce, z prvního výnosu jen část
   *[other] Horní akce, z druhého výnosu jen část
}
move-bottom = { $coins ->
    [0] Spodní akce bez mincí
    [2] Spodní akce, z mincí jen část
   *[other] Spodní akce
}
move-skip = Vynechat
move-unit = Táhnout: { $name }, { $place }
move-load = Naložit { $name-acc }
move-load-walker = Naložit dělníka, který už šel
move-unload = Složit { $name-acc }
move-unload-walker = Složit dělníka, který už šel
move-go = Jít na { $place-acc }
move-place = { $place }
move-good = { $good ->
    [oil] Ropa
    [metal] Kov
    [wood] Dřevo
   *[food] Jídlo
}
move-number = { $number ->
    [0] Nevzít nic
   *[other] Vzít { $number }
}
move-cube = Kostka: { $cube }
move-square = Zlevnit akci { $bottom }
move-ability = { $number ->
    [0] Nasadit mecha s Broděním
    [1] Nasadit mecha s dovedností pro cestu
    [2] Nasadit mecha s dovedností pro boj
   *[3] Nasadit mecha s Rychlostí
}
move-structure = Postavit { $structure-acc }
move-recruit = Naverbovat rekruta akce { $bottom }
move-bonus = Získat { goods }
move-share = Z bonusu ({ goods }) jen část
move-option = Možnost { $letter }
move-part = Možnost { $letter }, ale vzít si jen část zisku
move-take = Vzít si kartu Továrny { $number } ({ $offer })
move-card = Bojová karta hodnoty { $value }
move-fight = { $cards ->
    [none] Ukazatel na { $power }, bez karet
   *[other] Ukazatel na { $power }, karty { $cards }
}
move-reveal = Ukázat splněný úkol { $objective }
move-gift = Darovat { goods }, dostane je { $seat }
move-wish = { $take ->
    [no] Průběžný bonus za { $bottom } ({ goods }) odteď nechávat
   *[yes] Průběžný bonus za { $bottom } ({ goods }) zase brát
}
move-done = Dost

# Události

event-mats-dealt = { $seat } má frakci { $faction } a desku { $mat }.
event-objectives-dealt = { $objectives ->
    [none] { $seat } dostává dva tajné úkoly.
   *[other] { $seat } dostává úkoly: { $objectives }.
}
event-turn-began = { $turn }. tah hraje { $seat }.
event-section-chosen = { $section ->
    [factory] { $seat } staví figurku akce na kartu Továrny.
   *[other] { $seat } staví figurku akce na část s akcí { $bottom }.
}
event-top-taken = { $top-key ->
    [factory] { $seat } hraje horní akci karty Továrny.
   *[other] { $seat } hraje { $top-acc }.
}
    .brief = { $top }
event-bottom-taken = { $seat } hraje { $bottom-acc }.
    .brief = { $bottom }
event-gained = { $why ->
    [none] { $seat } získává { goods }.
   *[other] { $seat } získává { goods } ({ $why }).
}
    .brief = získává { goods }
event-forfeited = { $why ->
    [none] { $seat } nemůže získat { goods }.
   *[other] { $seat } nemůže získat { goods } ({ $why }).
}
event-bonus-left = { $seat } nechává průběžný bonus za { $bottom } ({ goods }).
event-wished = { $take ->
    [no] { $seat } odteď nechává průběžný bonus za { $bottom } ({ goods }).
   *[yes] { $seat } zase bere průběžný bonus za { $bottom } ({ goods }).
}
event-lost = { $why ->
    [none] { $seat } platí { goods }.
   *[other] { $paid ->
        [no] { $seat } přichází o { goods } ({ $why }).
       *[yes] { $seat } platí { goods } ({ $why }).
    }
}
    .brief = platí { goods }
event-card-drawn = { $value ->
    [hidden] { $seat } si bere bojovou kartu.
   *[other] { $seat } si bere bojovou kartu hodnoty { $value }.
}
    .brief = bojová karta
event-cards-reshuffled = Odhozené bojové karty se míchají a je z nich nový balíček.
event-card-spent = { $why ->
    [none] { $seat } odhazuje bojovou kartu hodnoty { $value }.
   *[other] { $seat } odhazuje bojovou kartu hodnoty { $value } ({ $why }).
}
event-card-stolen = { $value ->
    [hidden] { $seat } bere náhodnou bojovou kartu, přichází o ni { $seat-from }.
   *[other] { $seat } bere náhodnou bojovou kartu hodnoty { $value }, přichází o ni { $seat-from }.
}
event-card-missed = { $value ->
    [hidden] { $seat } ví, o kterou kartu přichází.
   *[other] { $seat } přichází o bojovou kartu hodnoty { $value }.
}
event-goods-placed = { $seat } dostává { goods } na { $place-acc }.
    .brief = { goods } na { $place-acc }
event-goods-paid = { $seat } platí { goods } { $place-from }.
    .brief = platí { goods } { $place-from }
event-workers-placed = { $seat } dostává { goods } na { $place-acc }.
    .brief = { goods } na { $place-acc }
event-workers-sent-home = { $seat } stahuje { goods } { $place-from } na základnu.
    .brief = { goods } jde { $place-from } na základnu
event-unit-moved = { $load ->
    [none] { $seat }: { $name } jde { $at-from } na { $to-acc }.
   *[other] { $seat }: { $name } jde { $at-from } na { $to-acc } a veze { $load }.
}
    .brief = { $at } → { $to }
event-mech-deployed = { $seat } nasazuje mecha na { $place-acc } a odkrývá dovednost { $ability }.
    .brief = { $ability }, { $place }
event-structure-built = { $seat } staví { $structure-acc } na { $place-loc }.
    .brief = { $structure }, { $place }
event-upgraded = { $seat } vylepšuje: { $cube }, levnější { $bottom }.
    .brief = { $cube }, { $bottom } levněji
event-enlisted = { $seat } verbuje rekruta akce { $bottom } za { goods }.
    .brief = { $bottom }, hned { goods }
event-battle-began = { $seat } útočí na { $place-acc }, brání se { $seat-against }.
    .brief = { $place }, brání { $seat-against }
event-ability-used = { $seat } používá dovednost { $ability }.
event-fought = { $seat } má v boji sílu { $total }: na ukazateli { $power }, z karet { $cards }.
    .brief = síla { $total }
event-battle-won = { $rule ->
    [combat-tie] Shoda v boji o { $place }: jako útočník vítězí { $seat }.
   *[other] V boji o { $place } vítězí { $seat }.
}
    .brief = vyhrává, { $place }
event-retreated = { $seat } ustupuje na { $place-acc }.
    .brief = ustupuje → { $place }
event-encountered = { $seat } má setkání na { $place-loc }: { $offers }.
    .brief = setkání, { $place }
event-option-taken = { $seat } volí možnost { $letter }, { $offer }.
    .brief = { $letter }: { $offer }
event-factory-seen = { $seat } si prohlíží karty Továrny.
event-factory-taken = { $seat } si bere kartu Továrny { $number } ({ $offer }).
    .brief = karta { $number }: { $offer }
event-objective-revealed = { $seat } ukazuje splněný úkol { $objective }: { $needs }.
    .brief = { $objective }
event-star-placed = { $seat } klade { $stars }. hvězdu ({ $star }).
    .brief = hvězda { $stars }, { $star }
event-coins-given = { $seat } daruje { goods }, dostává je { $seat-to }.
event-load-returned = { $seat } vrací { $at-from } na { $to-acc }: { $load }.
event-units-returned = K boji o { $place } už nedojde, { $seat } se vrací zpět.
event-automa-dealt = { $seat } má frakci { $faction } a ukazatel { $level }.
event-automa-turned = { $seat } otáčí kartu { $number }. { $about }
    .brief = karta { $number }
event-automa-skipped = { $seat } otáčí kartu { $number }, která na tomto ukazateli nedělá nic.
    .brief = karta { $number }
event-automa-stayed = { $seat } nemůže provést žádný tah z karty.
event-automa-shuffled = { $seat } míchá všechny své karty.
event-automa-judged = { $rule ->
    [automa-tokens] { $seat } otáčí kartu { $number }, která říká, co se najde.
   *[other] { $seat } otáčí kartu { $number } k boji. { $about }
}
event-automa-beaten = { $seat } prohrává boj na { $place-loc }, mechové a postava se vracejí na desku.
event-fighter-came = { $seat } dostává { $unit-acc } na { $place-acc }.
    .brief = { $place }
event-token-taken = { $seat } odstraňuje setkání na { $place-loc }.
event-tokens-found = { $count ->
    [0] { $seat } na { $place-loc } nic nenachází.
   *[other] { $seat } nachází { goods } na { $place-loc }.
}
event-tracker-advanced = { $seat }: ukazatel postupuje na pole { $space }.
event-tracker-star = { $seat } klade { $stars }. hvězdu (ukazatel).
event-scheme-began = { $seat }: začíná druhé schéma.
event-game-ended = Šestá hvězda leží na stupnici, hra končí a sčítají se mince.

event-tie-broken = { $tie ->
    [pieces] Shoda na { $coins } mincích: vyhrává { $seat }, má na plánu víc dělníků, mechů a staveb ({ $most } ku { $next }).
    [power] Shoda na { $coins } mincích: vyhrává { $seat }, má víc moci ({ $most } ku { $next }).
    [popularity] Shoda na { $coins } mincích: vyhrává { $seat }, má víc popularity ({ $most } ku { $next }).
    [resources] Shoda na { $coins } mincích: vyhrává { $seat }, má víc surovin ({ $most } ku { $next }).
    [territories] Shoda na { $coins } mincích: vyhrává { $seat }, ovládá víc území ({ $most } ku { $next }).
    [stars] Shoda na { $coins } mincích: vyhrává { $seat }, má víc hvězd ({ $most } ku { $next }).
   *[all] Shoda na { $coins } mincích i ve všem ostatním: vyhrává { $seat }.
}
event-tie-shared = Shoda na { $coins } mincích i ve všem ostatním: společně vyhrávají { $seats }.

# Co se počítá

count-battle-began = Boje
count-encountered = Setkání
count-mech-deployed = Nasazení mechové
count-structure-built = Stavby
topic-faction = Frakce
topic-mat = Desky hráčů
topic-pair = Frakce s deskami
topic-star = Položené hvězdy
topic-mech = Dovednosti mechů
topic-factory = Karty Továrny
topic-objective = Splněné úkoly

# Co se píše v terminálu

typed-base = základna { $name }
typed-section = { $section ->
    [factory] karta továrny
   *[other] část { $bottom }
}
typed-top = { $choice ->
    [0] nahoře
   *[other] nahoře 2
}
typed-less = { $choice ->
    [0] nahoře jen část
   *[other] nahoře 2 jen část
}
typed-less-named = { $what } jen část
typed-bottom = { $coins ->
    [0] dole bez mincí
    [2] dole část mincí
   *[other] dole
}
typed-bottom-named = { $coins ->
    [0] { $bottom } bez mincí
    [2] { $bottom } část mincí
   *[other] { $bottom }
}
typed-skip = vynech
typed-unit = { $name } { $place }
typed-load = nalož { $name-acc }
typed-load-walker = nalož dělníka, co šel
typed-unload = slož { $name-acc }
typed-unload-walker = slož dělníka, co šel
typed-go = jdi { $place }
typed-at = pole { $place }
typed-number = vezmi { $number }
typed-cube = kostka { $name }
typed-square = zlevni { $bottom }
typed-ability = mech { $number }
typed-recruit = rekrut { $bottom }
typed-bonus = bonus { $name }
typed-share = bonus { $name } jen část
typed-wish = { $take ->
    [no] nech { $name }
   *[yes] ber { $name }
}
typed-option = možnost { $letter }
typed-part = část { $letter }
typed-take = karta { $number }
typed-card = hodnota { $value }
typed-fight = { $cards ->
    [none] síla { $power }
   *[other] síla { $power } + { $cards }
}
typed-reveal = úkol { $number }
typed-gift = dej { $coins } hráči { $number }
typed-yes = ano
typed-no = ne
typed-done = dost
typed-coins = mince
typed-resources = suroviny
typed-popularity = popularita
typed-power = moc
typed-cards = karty
typed-use = zahraj
typed-first = první
typed-second = druhé

# Stůl

head = Tah { $turn }, hraje { $seat }
over = Konec hry
line-tile = Stavební bonus: { $about }
line-fight = Boj o { $place }: útočí { $seat-attacker } (moc { $power-attacker }, nejvýš karet { $cards-attacker }), brání se { $seat-defender } (moc { $power-defender }, nejvýš karet { $cards-defender })
player-head = { $seat } ({ $faction }, deska { $mat })
player-tracks = moc { $power }, popularita { $popularity }, mince { $coins }, bojové karty { $cards }, skóre teď { $points }
player-stars = hvězdy { $count }
player-stars-for = hvězdy { $count } ({ $stars })
player-made = vylepšení { $upgrades }, mechové { $mechs }, stavby { $structures }, rekruti { $recruits }, dělníci { $workers }
player-abilities = dovednosti: { $abilities }
player-declined = nechává průběžné bonusy: { $bonuses }
player-last = naposled { $section }
section-line = { $top }: { $does } | { $bottom }: { $cost } → { $income }
section-line-factory = Karta Továrny { $number }: { $offer } | Pohyb: 1 jednotka až o 2 území
section-words = { $coins ->
    [0] { $top } ({ $does }), pod tím { $bottom } za { $cost }
   *[other] { $top } ({ $does }), pod tím { $bottom } za { $cost }, přinese { $income }
}
section-words-factory = karta Továrny ({ $offer }), pod tím Pohyb jedné jednotky až o 2 území
does-move = { $units } nebo { $coins }
does-trade = { $cost } → { $goods } nebo { $popularity }
does-produce = { $cost } → { $territories }
does-bolster = { $cost } → { $power } nebo { $cards }
free = zdarma
plus = { $first } + { $more }
recruit-mark = { $left ->
    [yes] bonus { $good } necháváš
   *[no] bonus { $good }
}
line-hand = Bojové karty v ruce: { $cards }
line-objective = Úkol { $number }, { $name }: { $about }
line-choices = Můžeš napsat:
line-strength = { $count ->
    [0] Můžeš napsat „síla“ a moc od 0 do { $power }.
    [one] Můžeš napsat „síla“ a moc od 0 do { $power }, za „+“ nejvýš { $count } svou kartu: síla 0 + 3.
    [few] Můžeš napsat „síla“ a moc od 0 do { $power }, za „+“ nejvýš { $count } své karty od nejnižší: síla 0 + 2 3.
   *[other] Můžeš napsat „síla“ a moc od 0 do { $power }, za „+“ nejvýš { $count } svých karet od nejnižší: síla 0 + 2 3.
}
line-factory = Karty Továrny, které znáš: { $cards }
line-known = Z bojových karet, které má { $seat }, znáš: { $cards }
legend = P postava, M mech, d dělník, ⌂ stavba (D důl, Z zbrojnice, M mlýn, P památník); r ropa, k kov, d dřevo, j jídlo; ≈ řeka, ∩ tunel, ? setkání; › sem nebo odsud teď jde táhnout; „?{"\u00A0"}C2“ řekne, co tam je

# Stůl ve větách

say-turn = { $turn }. tah, hraje { $seat }.
say-over = Hra skončila.
say-player = { $seat } vede frakci { $faction } s deskou { $mat }: moc { $power }, popularita { $popularity }, mince { $coins }, bojové karty { $cards }, kdyby hra teď skončila, bylo by to { $points }.
say-stars = { $seat } má hvězdy: { $stars }.
say-made = { $seat }: { $made }.
say-abilities = { $seat } má dovednosti: { $abilities }.
say-declined = { $seat } nechává průběžné bonusy: { $bonuses }.
say-section = { $seat } má figurku akce na části { $section }.
say-units = { $seat } má na { $place-loc }: { $what }.
say-loose = Kdo obsadí { $place-acc }, získá { $goods }.
say-tokens = Setkání čekají na { $places }.
say-own-section = Tvoje deska: { $line }.
say-hand = V ruce máš bojové karty { $cards }.
say-hand-empty = V ruce nemáš žádnou bojovou kartu.
say-objective = Tvůj úkol { $number }, { $name }: { $about }
say-left = Na deskách ti zbývá: { $what }.

# Co je která volba

about-move = pohyb až { $count } jednotek
about-goods = Dá se tu vzít { $goods }.
about-mark = { $mark ->
    [tunnel] Vede tu tunel.
   *[encounter] Čeká tu setkání.
}
about-yields = Dělník tu vyrobí: { $good }.
about-rivers = Řeka je mezi tímto územím a { $places }.

# Automatický soupeř

automa-name = Automa
automa-card-name = Karta Automy { $number }
tracker-name = Ukazatel { $name }
order-name = { $order ->
    [worker] Tah dělníka
    [mech] Tah mecha
    [character] Tah postavy
    [explore] K setkání nebo do Továrny
    [raid] Proti dělníkům
   *[fight] Proti mechovi nebo postavě
}
order-about = Táhne { $units } na { $goal }; { $count ->
    [0] z více možností má přednost první v pořadí čtení.
   *[other] z více možností má přednost ta { $wishes }, pak první v pořadí čtení.
}
order-stand-in = Veřejné zdroje přednosti tohoto tahu neříkají.
order-units = { $first }, jinak { $last },
target-free = pole bez jednotek
target-clear = pole bez tvých jednotek
target-explore = Továrnu nebo pole se setkáním
target-raid = pole, kde máš jen dělníky
target-fight = pole, kde máš mecha nebo postavu
prefer-most-neighbours = vedle nejvíc jeho jednotek
prefer-near-factory = nejblíž Továrně
prefer-near-enemy = nejblíž tvým jednotkám
prefer-no-enemy = bez tvých jednotek
prefer-no-own-mech = bez jeho mecha
prefer-own-workers = s jeho dělníky
prefer-most-workers = s nejvíc tvými dělníky
prefer-fewest-fighters = s nejmíň tvými mechy a postavami
automa-order = { $order ->
    [worker] dělník tam, kde je nablízku nejvíc jeho jednotek
    [mech] mech k jeho dělníkům nebo směrem k tobě
    [character] postava k jeho dělníkům
    [explore] postava do Továrny nebo k setkání
    [raid] útok na dělníky
   *[fight] útok na mecha nebo postavu s mocí aspoň { $power }
}
automa-only = { $move } (jen { $faction })
automa-deploy = { $count ->
    [one] mecha nebo postavu
    [few] { $count } mechy nebo postavu
   *[other] { $count } mechů nebo postavu
}
automa-moves = První možný tah: { $moves }.
automa-none = Netáhne ani nic nezíská.
automa-gain = Zisk: { $gain }.
automa-more = { $faction } bere navíc { $gain }.
automa-bonus = Tvůj rekrut s tímto bonusem ti přinese { $gain }.
automa-star = { $star ->
    [yes] Ukazatel postoupí.
   *[no] Ukazatel stojí.
}
automa-fight = V boji utratí z moci { $low }, má-li jí do 7, { $middle } do 13, { $high }, má-li víc, a přidá bojové karty: { $cards }. Kde ho zaženeš, najdeš { $tokens }.
automa-schemes = První schéma: { $first } Druhé schéma: { $second } { $star } { $fight }
over-alone = { $won ->
    [yes] Hra skončila, hráč vyhrává { $mine } ku { $theirs }.
   *[no] Hra skončila, { $seat } vyhrává { $theirs } ku { $mine }.
}
automa-sources = { $seat } má mince { $coins }, za hvězdy { $stars } a za území { $territories }.
automa-idle = Na tomto ukazateli nedělá nic.
automa-skipped = Na ukazateli Autometta nedělá nic.
tracker-about = Hvězdy na polích { $stars }; vodu překračuje od pole { $water }; druhé schéma začíná na poli { $second }.
tracker-victories = { $count ->
    [0] Za boj hvězdu nedostane.
    [one] Hvězdu dostane nejvýš za { $count } boj.
    [few] Hvězdu dostane nejvýš za { $count } boje.
   *[other] Hvězdu dostane nejvýš za { $count } bojů.
}
tracker-skips = Některé karty nedělají nic.
tracker-stand-in = Veřejné zdroje neříkají, za kolik bojů dostane hvězdu.
automa-head = { $seat } ({ $faction }, { $level })
automa-tracks = moc { $power }, mince { $coins }, zakryté bojové karty { $cards }, skóre teď { $points }
automa-stars = { $won ->
    [0] hvězdy { $count }
   *[other] hvězdy { $count }, z toho za boj { $won }
}
automa-made = dělníci { $workers }, mechové { $mechs }
automa-tracker = ukazatel { $space } z { $last }
automa-next-star = { $steps ->
    [one] hvězda za { $steps } krok
    [few] hvězda za { $steps } kroky
   *[other] hvězda za { $steps } kroků
}
automa-water = { $steps ->
    [0] překračuje vodu
    [one] vodu překročí za { $steps } krok
    [few] vodu překročí za { $steps } kroky
   *[other] vodu překročí za { $steps } kroků
}
automa-scheme = { $steps ->
    [0] druhé schéma
    [one] druhé schéma za { $steps } krok
    [few] druhé schéma za { $steps } kroky
   *[other] druhé schéma za { $steps } kroků
}
automa-deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
automa-last = Poslední karta soupeře, číslo { $number }: { $about }
say-automa = Soupeř je { $head }: { $parts }.

# Chyby v balíku oprav

pack-move = „{ $line }“: za tahem smí stát jedno číslo a jedna frakce.
pack-labourer = Dělník chodí jen tam, kde hráč nemá jednotky; „to“ může být: { $allowed }.

# Proč to nejde

held = { $good ->
    [power] { $count ->
        [one] { $count } bod moci
        [few] { $count } body moci
       *[other] { $count } bodů moci
    }
   *[other] { goods }
}
unmet = { $kind ->
    [plain] { $need }
    [difference] { $need } (teď je rozdíl { $have })
   *[count] { $need } (teď { $have })
}
why-short = Potřebuješ ještě { $missing }: stojí to { $cost }, máš { $have }.
why-short-on-map = { $coerces ->
    [yes] Potřebuješ ještě { $missing }: { $bottom } stojí { $cost }, na svých územích máš { $have } a jen jeden kus jde zaplatit bojovou kartou.
   *[no] Potřebuješ ještě { $missing }: { $bottom } stojí { $cost } a na svých územích máš { $have }.
}
why-same-section = { $section ->
    [factory] Figurka akce stojí na kartě Továrny z minulého tahu; musí na jinou část.
   *[other] Figurka akce stojí z minulého tahu na části { $top } a { $bottom }; musí na jinou.
}
why-action-order = { $now ->
    [0] Nejdřív se rozhoduje o horní akci, spodní přijde po ní.
    [1] Horní akci máš v tomhle tahu za sebou, na řadě je spodní.
   *[2] Obě akce máš v tomhle tahu za sebou.
}
why-unit-first = Nejdřív vyber jednotku, která potáhne; smí jich táhnout ještě { $units }.
why-still-moving = { $unit ->
    [character] Nejdřív dokonči pohyb postavy, která je teď na { $at-loc }.
    [mech] Nejdřív dokonči pohyb mecha, který je teď na { $at-loc }.
   *[labourer] Nejdřív dokonči pohyb dělníka, který je teď na { $at-loc }.
}
why-no-unit = { $unit ->
    [character] Na { $place-loc } tvoje postava nestojí.
    [mech] Na { $place-loc } nemáš žádného mecha.
   *[labourer] Na { $place-loc } nemáš žádného dělníka.
}
why-has-moved = { $unit ->
    [character] Postava už v téhle akci šla.
    [mech] { $count ->
        [one] Mech na { $place-loc } už v téhle akci šel.
       *[other] Všichni mechové na { $place-loc } už v téhle akci šli.
    }
   *[labourer] { $count ->
        [one] Dělník na { $place-loc } už v téhle akci šel.
       *[other] Všichni dělníci na { $place-loc } už v téhle akci šli.
    }
}
why-stopped-by-fighters = Na { $place-loc } má postavu nebo mecha { $seat }; { $name } tam svůj pohyb končí.
why-has-stopped = { $cause ->
    [1] Soupeřovi dělníci právě odešli { $place-from }; { $name } tam svůj pohyb končí.
    [2] Na { $place-loc } leží žeton setkání; { $name } tam svůj pohyb končí.
    [3] Pohyb je jeden krok na sousední území a { $name } na { $place-loc } ho má za sebou.
    [4] Rychlost mají jen postava a mechové; { $name } na { $place-loc } má svůj jediný krok za sebou.
   *[5] V téhle akci má { $name } na { $place-loc } svůj pohyb za sebou.
}
why-worker-alone = Na { $place-loc } má jednotky { $seat }; dělník tam sám nesmí.
why-enemy-there = Na { $place-loc } má jednotky { $seat }.
why-held-there = Na { $place-loc } má postavu nebo mecha { $seat }; dělník odtud sám neodejde.
why-not-beside = Na { $to-acc } se odtud jedním krokem dojít nedá: { $name } stojí na { $at-loc }.
why-stands-there = Na { $place-loc } už tahle jednotka stojí.
why-river-between = Na { $to-acc } vede odtud cesta přes řeku a { $name } ji nepřekročí.
why-wrong-ford = Tvoje Brodění vede přes řeku jen do { $terrains }, ne na { $to-acc }.
why-not-controlled = Území { $place } neovládáš.
why-base-in-play = Kočovník na { $place-acc } nevede: za tu frakci hraje { $seat }.
why-none-there = { $good ->
    [worker] Na { $place-loc } nemáš volného dělníka, který by nastoupil.
    [oil] Na { $place-loc } není žádná volná ropa.
    [metal] Na { $place-loc } není žádný volný kov.
    [wood] Na { $place-loc } není žádné volné dřevo.
   *[food] Na { $place-loc } není žádné volné jídlo.
}
why-none-aboard = { $good ->
    [worker] Jednotka neveze žádného dělníka.
    [oil] Jednotka neveze žádnou ropu.
    [metal] Jednotka neveze žádný kov.
    [wood] Jednotka neveze žádné dřevo.
   *[food] Jednotka neveze žádné jídlo.
}
why-alone-on-lake = Na { $place-loc } nesmíš bez své postavy nebo mecha nechat { $load }.
why-no-worker-at = Na { $place-loc } nemáš dělníka.
why-occupied = Na { $place-loc } už má stavbu { $seat }: { $structure }.
why-only-so = Vzít si smíš nejvýš { goods }.
why-workers-left = { $count ->
    [0] Na desce ti nezbývá žádný dělník.
    [one] Na desce ti zbývá jen { $count } dělník.
    [few] Na desce ti zbývají jen { $count } dělníci.
   *[other] Na desce ti zbývá jen { $count } dělníků.
}
why-all-produced = { $count ->
    [one] Víc území už produkovat nesmí: tahle produkce proběhla na { $count } území.
   *[other] Víc území už produkovat nesmí: tahle produkce proběhla na { $count } územích.
}
why-land-yields = Tohle území nic nedává: { $place }.
why-mill-taken = Území { $place } s tvým mlýnem ovládá { $seat }.
why-less-power = Na ukazatel chceš { $power }, máš ale jen { held }.
why-fewer-cards = { $cards ->
    [one] Přidat chceš { $cards } kartu, v tomhle boji smíš nejvýš { goods }.
    [few] Přidat chceš { $cards } karty, v tomhle boji smíš nejvýš { goods }.
   *[other] Přidat chceš { $cards } karet, v tomhle boji smíš nejvýš { goods }.
}
why-hand-has = { $hand ->
    [none] V ruce nemáš žádnou bojovou kartu.
   *[other] V ruce máš jen bojové karty { $hand }.
}
why-unfulfilled = Úkol { $objective } teď splněný není, chybí: { $lacking }.
why-gift-short = { $count ->
    [0] Darovat chceš { $gift }, žádnou minci ale nemáš.
   *[other] Darovat chceš { $gift }, máš ale jen { $have }.
}
why-ability-needs = { $ability } tudy nevede: { $place } neovládáš.
why-new-mine = Důl na { $place-loc } stojí teprve od tohoto tahu, sloužit začne od příštího.

# Co je na čem vytištěno

printed-ability = schopnost
printed-any = libovolné suroviny
printed-around-a-lake = území kolem jednoho jezera
printed-artillery = Dělostřelectvo
printed-beside-factory = území vedle Továrny
printed-bolster = Podpora
printed-bonus = bonus rekruta
printed-build = Stavba
printed-camaraderie = Kamarádství
printed-character = postava
printed-clear = pole bez jednotek hráče
printed-coercion = Nátlak
printed-coins = mince
printed-combat = síla v boji
printed-combat-cards = bojové karty
printed-combat-stars = hvězdy za boj
printed-crimea = Krymský chanát
printed-deploy = Nasazení
printed-disarm = Odzbrojení
printed-dominate = Dominance
printed-driven-off = zahnaní dělníci
printed-either = jen jeden ze zisků
printed-end = jen na konci tahu
printed-enlist = Verbování
printed-explore = průzkum
printed-factory = Továrna
printed-factory-card = karta Továrny
printed-fight = útok
printed-forest = les
printed-gain = zisk
printed-least-resource = od každé suroviny
printed-meander = Vynalézavost
printed-mech = mech
printed-mechs = mechové
printed-more = navíc
printed-most-neighbours = nejvíc vlastních jednotek vedle
printed-most-power = nejvíc moci
printed-most-resource = jedné suroviny
printed-mountain = hory
printed-move = Pohyb
printed-moves = tahy
printed-near-enemy = blízko hráče
printed-near-factory = blízko Továrny
printed-needs = podmínky
printed-no-enemy = bez hráče
printed-no-own-mech = bez vlastního mecha
printed-nordic = Severská království
printed-one-time = jednorázové bonusy
printed-ongoing = průběžný bonus
printed-options = možnosti
printed-order = tah
printed-own-workers = k vlastním dělníkům
printed-peoples-army = Lidová armáda
printed-pieces-together = figurky pohromadě
printed-polania = Polanská republika
printed-power = moc
printed-prefer = přednost
printed-produce = Produkce
printed-raid = proti dělníkům
printed-recruits = rekruti
printed-relentless = Neústupnost
printed-riverwalk = Brodění
printed-rusviet = Rusvětský svaz
printed-saxony = Saská říše
printed-schemes = schémata
printed-scout = Průzkumník
printed-seaworthy = Plavba
printed-second = druhé schéma od pole
printed-sections = části
printed-skipped = přeskakuje se
printed-skips = přeskakuje karty
printed-speed = Rychlost
printed-squares = zakrytelná pole ceny
printed-star = hvězda
printed-stars = hvězdy na polích
printed-stockpile = zásoba
printed-structures = stavby
printed-submerge = Potápění
printed-swim = Plavání
printed-territories = území
printed-to = kam
printed-tokens = nalezené suroviny
printed-top = horní akce
printed-township = Sovět
printed-trade = Obchod
printed-tundra = tundra
printed-tunnel = tunel
printed-underpass = Podzemí
printed-units = jednotky
printed-upgrade = Vylepšení
printed-upgrades = vylepšení
printed-victories = hvězdy za boj nejvýš
printed-village = vesnice
printed-water = vodu překračuje od pole
printed-wayfare = Kočovník
printed-wolf-resources = suroviny u postavy s mechem a dělníkem
printed-worker = dělník
printed-workers = dělníci
printed-workers-without-recruits = o kolik víc dělníků než rekrutů

# Forms of packs.
question-order = Podívej se do pravidel automatického soupeře: kam tímhle tahem jde a čemu dává přednost?
question-tracker = Vezmi si kartu ukazatele: na kterých polích jsou hvězdy a kolik jich je za boje?
question-rule = Najdi to v pravidlech automatického soupeře: hraje se to takhle? Jiné znění zatím nejde zapsat.
field-combat = síla do boje (do 7, do 13, víc)
field-cards = karty boje
field-tokens = suroviny po vyhnání
field-star = posouvá ukazatel
field-skipped = na nejlehčím ukazateli se přeskočí
field-first = první schéma
field-second = druhé schéma
field-second-scheme-from = druhé schéma od pole
field-water = přes vodu od pole
field-stars = hvězdy na polích
field-victories = hvězd za boje
field-skips = přeskakuje označené karty
field-units = jednotky
field-to = kam
field-prefer = dává přednost
field-moves = tahy
field-gain = získá
field-more = některé frakce navíc
field-bonus = bonus náboru
