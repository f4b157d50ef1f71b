# Scythe: jména toho, co stránka kreslí. Věty o hře posílá server.
sy-tagline = Pole, továrny a mechové: vyráběj, stav, verbuj a bojuj, dokud někdo nepoloží šestou hvězdu.
sy-about = asi 115 minut · od 14 let · Jamey Stegmaier
sy-title = střední Evropa
sy-six-stars = do šesté hvězdy
sy-round = { $round }. kolo
sy-over = Dohráno · { $round }. kolo, { $turn }. tah
sy-board = Stůl. Šipkami se pohybuješ po mapě a deskách, Enter volí.
sy-map = Mapa. Šipkami se pohybuješ z území na území, Enter volí.
sy-ask-option = { $taken ->
    [0] Setkání na { $place }. Co zvolíš?
   *[other] Smíš zvolit ještě jednu možnost. Kterou, nebo dost?
}
sy-ask-travel = { $kind ->
    [character] Kam půjde postava a co vezme s sebou?
    [mech] Kam půjde mech a co naloží?
   *[worker] Kam půjde dělník a co vezme s sebou?
}
sy-ask-top = { $name }: co si vybereš?
sy-ask-bottom = { $name }, cena: { $goods }. Zahraješ?
sy-may = smíš
sy-or = nebo
sy-for = cena: { $goods }
sy-letter = { $terrain ->
    [mountain] H
    [tundra] T
    [farm] F
    [forest] L
    [village] V
    [lake] J
   *[factory] Továrna
}
sy-free-base = volná
sy-tunnel = tunel
sy-encounter = setkání
sy-tunnel-about = Tunely spolu sousedí.
sy-encounter-about = Postavu, která sem vejde, čeká setkání.
sy-factory-hex = Kdo sem poprvé vejde s postavou, vezme si kartu. Na konci platí za tři území.
sy-yields = vyrábí
sy-goods = { $good ->
    [oil] { $count ->
        [one] { $count } ropa
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
        [one] { $count } dělník
        [few] { $count } dělníci
       *[other] { $count } dělníků
    }
    [character] postava
    [mech] { $count ->
        [one] { $count } mech
        [few] { $count } mechové
       *[other] { $count } mechů
    }
    [units] { $count ->
        [one] { $count } jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    }
    [territories] { $count } území
    [coins] { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    [power] { $count ->
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
        [one] { $count } bojová karta
        [few] { $count } bojové karty
       *[other] { $count } bojových karet
    }
    [upgrade] Vylepšení
    [deploy] Nasazení
    [build] Stavba
    [enlist] Verbování
    [produce] { $count ->
        [one] Produkce na { $count } území
       *[other] Produkce na { $count } územích
    }
   *[any] { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
}
sy-affords = máš
sy-lacks = chybí { $goods }
sy-short = chybí { $count }
sy-now = právě hraješ
sy-last = minulý tah
sy-no-coins = bez mincí
sy-some-coins = jen část mincí
sy-wish = { $take ->
    [no] Nechávat bonus: { $name }
   *[yes] Brát bonus: { $name }
}
sy-declined = Bonus rekruta se nechává: { $good ->
    [power] moc
    [coins] mince
    [popularity] popularita
   *[cards] bojová karta
}
sy-part = jen část
sy-recruit = Bonus rekruta: { $good ->
    [power] moc
    [coins] mince
    [popularity] popularita
   *[cards] bojová karta
}, kdykoli ty nebo soused hrajete tuto akci
sy-factory-card = Karta Továrny
sy-factory-number = Karta { $number }
sy-factory-cards = Karty Továrny
sy-factory-about = Karta je pátou částí tvé desky. Pod její akcí smí jedna jednotka táhnout až o dvě území.
sy-factory-move = Pohyb jedné jednotky až o 2 území
sy-two-steps = až o 2 území
sy-mats = Desky, { $name }
sy-my-mats = Moje desky
sy-show-mats = desky
sy-mechs = Mechové a jejich dovednosti
sy-structures = Stavby
sy-bonuses = Jednorázové bonusy rekrutů
sy-unlocked = Odkryto.
sy-locked = Mech je ještě na desce.
sy-built = Stojí na mapě.
sy-on-mat = Je ještě na desce.
sy-taken = vybráno
sy-waits = čeká
sy-hand = Boj
sy-card = { $count ->
    [one] bojová karta { $value }
   *[other] bojová karta { $value }, { $count }×
}
sy-cards = { $count ->
    [one] { $count } bojová karta
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
}
sy-no-cards = žádná karta
sy-stars = Stupnice hvězd
sy-star = { $star ->
    [upgrades] vylepšení
    [mechs] mechové
    [structures] stavby
    [recruits] rekruti
    [workers] dělníci
    [objective] úkol
    [combat] boj
    [popularity] 18
   *[power] 16
}
sy-nobody = nikdo
sy-track = { $kind ->
    [power] Moc
   *[popularity] Popularita
}
sy-stat = { $what ->
    [stars] hvězdy
    [power] moc
    [popularity] popularita
   *[coins] mince
}
sy-end-only = Tím tvůj tah končí.
sy-enough = { $step ->
    [MoveUnits] Dost pohybu
    [Travel] Tady zůstat
    [ProduceAt] Dost produkce
    [EndTurn] Konec tahu
   *[other] Dost
}
sy-skip = { $step ->
    [TopAction] Vynechat horní akci
    [BottomAction] Vynechat spodní akci
   *[other] Vynechat
}
sy-go-to = Jít: { $place }
sy-cargo = Jednotka a náklad
sy-steps = { $count ->
    [one] dojde ještě o { $count } území
   *[other] dojde ještě o { $count } území
}
sy-of = z { $count }
sy-load = Naložit: { $good }
sy-unload = Složit: { $good }
sy-walked = dělník, který už šel
sy-nothing-to-load = Není tu co naložit.
sy-will-fight = { $place }: bude boj, brání se { $who }
sy-forces = Po všech přesunech. Tvoje moc: { $power }, karty: { $hand }. Soupeřova moc: { $enemy }, karty: { $cards }.
sy-will-drive = { $count ->
    [one] Zaženeš { $count } dělníka
    [few] Zaženeš { $count } dělníky
   *[other] Zaženeš { $count } dělníků
}, { $popularity ->
    [0] nic tě to nestojí, popularitu nemáš
    [one] stojí tě to { $popularity } bod popularity
    [few] stojí tě to { $popularity } body popularity
   *[other] stojí tě to { $popularity } bodů popularity
}{ $comrade ->
    [yes] {""} (Kamarádství platí jen v boji)
   *[no] {""}
}
sy-give = Dát někomu mince
sy-give-to = Komu
sy-give-coins = Kolik
sy-if-ended = Kdyby hra skončila teď
sy-tile = Stavební bonus
sy-objectives = Moje úkoly
sy-only-you = vidíš jen ty
sy-no-objectives = Žádný úkol už nemáš.
sy-reveal = Ukázat splněný úkol
sy-combat = Boj: { $place }
sy-stage = { $stage ->
    [prepare] Dovednosti
    [dials] Tajná volba
   *[over] Odhalení
}
sy-attacks = útočí
sy-defends = brání se
sy-against = proti
sy-tie = při shodě vyhrává útočník
sy-won = vítězí { $who }
sy-sum = ukazatel { $power }, karty { $cards }
sy-dial = Ukazatel moci
sy-less = Míň
sy-more = Víc
sy-card-of = { $count ->
    [one] bojová karta { $value }
   *[other] bojová karta { $value }: zvoleno { $mine } ze { $count }
}
sy-tracks = Stupnice síly, popularity a hvězdy
sy-whole-mats = celé desky
sy-less-mats = jen akce
sy-may-cards = { $count ->
    [0] kartu přidat nesmíš
    [one] smíš přidat { $count } kartu
    [few] smíš přidat { $count } karty
   *[other] smíš přidat { $count } karet
}
sy-limits = ukazatel nejvýš { $dial }, karet nejvýš { $cards } z { $hand }
sy-chosen = zvoleno
sy-if-won = Když vyhraješ
sy-if-won-about = Území je tvoje i se surovinami; máš-li ještě hvězdu za boj, položíš ji.{ $popularity ->
    [0] {""}
    [one] {""} Za zahnané dělníky ztratíš { $popularity } bod popularity.
    [few] {""} Za zahnané dělníky ztratíš { $popularity } body popularity.
   *[other] {""} Za zahnané dělníky ztratíš { $popularity } bodů popularity.
}
sy-if-lost = Když prohraješ
sy-if-lost-about = { $lake ->
    [yes] Mechové a postava ustoupí na základnu, nebo na jezero vedle bojiště, dělníci na základnu; náklad tu zůstane.
   *[no] Tvoje jednotky ustoupí na základnu a náklad tu zůstane.
} Jestli máš sílu aspoň 1, vezmeš si bojovou kartu.
sy-retreat = Kam ustoupíš?
sy-retreats = { $who } vybírá, kam ustoupí.
sy-in-any-case = V každém případě
sy-in-any-case-about = Zaplatíš moc { $power }, zbude ti { $left }. Přiložené karty odhodíš: { $cards }.
sy-confirm = { $cards ->
    [none] Potvrdit { $power } bez karet
   *[other] Potvrdit { $power } + karty { $cards }
}
sy-no-way-back = Potvrzenou volbu už nejde vzít zpět.
sy-other-chooses = Máš zvoleno. Čeká se na soupeře.
sy-watch = Díváš se. Volbu uvidíš, až zvolí oba.
sy-go-on = Dál
sy-encounter-at = Setkání: { $place }
sy-blind = Vyber naslepo. Cenu a zisk uvidíš až po volbě.
sy-watch-offer = Vybírá { $who }.
sy-face-down = neznámá karta
sy-only-part = Vzít si jen část
sy-final = Jak se počítalo
sy-warn = { $what ->
    [objective] Máš splněný úkol a můžeš ho ukázat. Opravdu ukončit tah?
   *[fight] Do boje nedáváš nic. Opravdu potvrdit?
}
sy-guess = náhradní údaj
sy-automa-points = Skóre soupeře, kdyby hra skončila teď
sy-automa-has = { $what ->
    [stars] hvězdy
    [power] moc
    [cards] bojové karty lícem dolů
    [coins] mince
    [workers] dělníci
   *[mechs] mechové
}
sy-tracker = Ukazatel hvězd: místo { $space } z { $last }
sy-tracker-stars = Hvězdy na ukazateli soupeře
sy-automa-next = Co je vidět předem
sy-next-star = { $steps ->
    [one] další hvězda za { $steps } krok
    [few] další hvězda za { $steps } kroky
   *[other] další hvězda za { $steps } kroků
}
sy-next-water = { $steps ->
    [0] řeky a jezera ho nezastaví
    [one] přes vodu se dostane za { $steps } krok
    [few] přes vodu se dostane za { $steps } kroky
   *[other] přes vodu se dostane za { $steps } kroků
}
sy-next-scheme = { $steps ->
    [0] platí druhé poloviny karet
    [one] druhé poloviny karet za { $steps } krok
    [few] druhé poloviny karet za { $steps } kroky
   *[other] druhé poloviny karet za { $steps } kroků
}
sy-automa-deck = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
sy-automa-won = { $count ->
    [one] { $count } hvězda za boj
    [few] { $count } hvězdy za boj
   *[other] { $count } hvězd za boj
}
sy-automa-card = Poslední karta: { $number }
sy-automa-how = Jak vybírá jednotku a cíl
sy-automa-skips = Na tomto ukazateli karta nedělá nic.
sy-card-decides = rozhodne otočená karta; bojových karet má { $hand }
sy-alone-won = Vyhráváš: { $mine } proti { $theirs }.
sy-alone-lost = Soupeř vyhrává: { $theirs } proti { $mine }.
sy-alone-sources = Soupeř má mince { $coins }, za hvězdy { $stars } a za území { $territories }.
sy-ask-end = Potvrzovat konec tahu
