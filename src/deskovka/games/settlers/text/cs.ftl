# Věty hry Settlers: Zrod impéria. Jména karet a frakcí stojí v datech a jsou v prvním pádě.

game-title = Settlers: Zrod impéria
option-faction = Frakce
option-faction-drawn = losem
option-expansion = Rozšíření
option-expansion-none = žádné
option-expansion-aztecs = Aztékové
option-format = Formát balíčků
option-format-standard = standardní, 30 karet
option-format-open = otevřený
option-deck = Balíček
option-deck-basic = základní
option-deck-aztecs = Aztékové
option-deck-friends = Proč se nepřátelit
option-deck-atlantis = Atlantida
option-deck-trio = Síla trojice
option-deck-all = všechny karty frakce
option-lookout = Rozhled
option-lookout-standard = běžný
option-lookout-draft = tajný výběr s posíláním
option-lookout-advanced = pokročilý, z řady pěti karet
option-peaceful = Mírumilovná varianta
option-peaceful-no = ne
option-peaceful-yes = ano
option-start = Začíná
option-start-random = los
option-start-1 = hráč 1
option-start-2 = hráč 2
option-start-3 = hráč 3
option-start-4 = hráč 4
option-start-5 = hráč 5
option-start-6 = hráč 6

# Slova

good-wood = dřevo
good-stone = kámen
good-food = jídlo
good-gold = zlato
good-settler = osadník
good-raze = žeton boření
good-defence = obranný žeton
good-technology = technologie
good-vp = VB
good-card = karta
good-common = běžná karta
good-faction = frakční karta
good-favour = žeton přízně
short-wood = dřevo
short-stone = kámen
short-food = jídlo
short-gold = zlato
short-settler = osadník
short-raze = boření
short-defence = obrana
short-technology = technologie
short-vp = VB
short-card = karta
short-common = běžná
short-faction = frakční
short-favour = přízeň
short-location = lokace
short-deal = dohoda
supply-settler = osadníci
goods = { $good ->
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    [food] { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
    [gold] { $count ->
        [one] { $count } zlatou minci
        [few] { $count } zlaté mince
       *[other] { $count } zlatých mincí
    }
    [settler] { $count ->
        [one] { $count } osadníka
        [few] { $count } osadníky
       *[other] { $count } osadníků
    }
    [raze] { $count ->
        [one] { $count } žeton boření
        [few] { $count } žetony boření
       *[other] { $count } žetonů boření
    }
    [defence] { $count ->
        [one] { $count } obranný žeton
        [few] { $count } obranné žetony
       *[other] { $count } obranných žetonů
    }
    [technology] { $count ->
        [one] { $count } technologii
        [few] { $count } technologie
       *[other] { $count } technologií
    }
    [favour] { $count ->
        [one] { $count } žeton přízně
        [few] { $count } žetony přízně
       *[other] { $count } žetonů přízně
    }
    [vp] { $count } VB
    [common] { $count ->
        [one] { $count } běžnou kartu
        [few] { $count } běžné karty
       *[other] { $count } běžných karet
    }
    [faction] { $count ->
        [one] { $count } frakční kartu
        [few] { $count } frakční karty
       *[other] { $count } frakčních karet
    }
    [hand] { $count ->
        [one] { $count } kartu z ruky
        [few] { $count } karty z ruky
       *[other] { $count } karet z ruky
    }
    [deal] { $count ->
        [one] { $count } svou dohodu
        [few] { $count } své dohody
       *[other] { $count } svých dohod
    }
    [location] { $count ->
        [one] { $count } lokaci
        [few] { $count } lokace
       *[other] { $count } lokací
    }
    [site] { $count ->
        [one] { $count } lokaci (či základy)
        [few] { $count } lokace (či základy)
       *[other] { $count } lokací (či základů)
    }
   *[card] { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
either = { $first } nebo { $last }
free = zdarma
cost-of = { $count }× { $name }
colour-brown = hnědá
    .acc = hnědou
    .token = hnědý
colour-grey = šedá
    .acc = šedou
    .token = šedý
colour-red = červená
    .acc = červenou
    .token = červený
colour-pink = růžová
    .acc = růžovou
    .token = růžový
colour-gold = zlatá
    .acc = zlatou
    .token = zlatý
colour-black = černá
    .acc = černou
    .token = černý
colour-purple = fialová
    .acc = fialovou
    .token = fialový
colour-blue = modrá
    .acc = modrou
    .token = modrý
colour-white = bílá
    .acc = bílou
    .token = bílý
colour-orange = oranžová
    .acc = oranžovou
    .token = oranžový
colour-tricolour = trojbarevná
    .acc = trojbarevnou
    .token = trojbarevný
colour-any = kterákoli barva
colour-none = bez barvy
card-coloured = { $card } ({ $colour })
row-production = Produkce
row-feature = Vlastnosti
row-action = Akce
row-virtual = Lokace:
phase-lookout = Rozhled
phase-production = Produkce
phase-action = Akce
phase-cleanup = Úklid
phase-attack = Útok
deck-common = Běžné karty
deck-attacks = Útočné karty
boards = Desky frakcí
board-about = Produkuje { $goods }. Přes Úklid uchová: { $keeps }.
board-tricolour = K tomu dává trojbarevný žeton přízně.
attack-card = útok ({ $name })
virtual = virtuální hráč
rank-0 = Muž z lidu
rank-1 = Panoš
rank-2 = Šlechtic
rank-3 = Rytíř
rank-4 = Kastelán
rank-5 = Král
rank-6 = Císař
source-production = produkce
source-features = vlastnosti
source-actions = akce
source-deals = dohody
source-razing = boření
source-bonus = bonusy za postavení
source-common = běžné lokace
source-faction = frakční lokace
source-gate = Brána
source-kept = uložené karty a sochy
source-shrine = Svatyně
topic-faction = Frakce
topic-built = Postavené lokace
topic-used = Použité lokace
topic-deal = Uzavřené dohody
topic-razed = Zbořené lokace

# Co karta umí: skládá se z dat karty

effect-production = Produkce: { $does }.
effect-feature = Vlastnost: { $does }.
effect-action = { $pay ->
    [none] Akce: { $does }.
   *[other] Akce za { $pay }: { $does }.
}
effect-twice = Smí se použít dvakrát za kolo.
effect-bonus = Bonus za postavení: { $does }.
effect-open = Otevřená produkce: návštěvník získá { $goods }.
effect-ends-statue = Na konci hry získáš za každou sochu { $goods }.
effect-ends-kept-card = Na konci hry získáš za každou svou běžnou lokaci, pod kterou leží karta, { $goods }.
effect-none = Sama nic nedělá.
trigger = { $when }, { $does }
trigger-moment = { $when } { $does }
does-gain = získáš { $goods }
does-gain-per-colour = za každou svou { $colour } lokaci získáš { $goods } (nejvýš { $most })
does-gain-per-samurai = za každého svého samuraje získáš { $goods } (nejvýš { $most })
does-gain-per-open = za každou lokaci s otevřenou produkcí ve všech impériích získáš { $goods } (nejvýš { $most })
does-gain-per-favour = za každý svůj žeton přízně získáš { $goods } (nejvýš { $most })
does-gain-per-trio = za každou svou trojici lokací jedné barvy získáš { $goods } (nejvýš { $most })
does-gain-matching = vybereš barvu a za každou svou trojici lokací té barvy získáš odpovídající prostředek (nejvýš { $count })
does-gain-one = získáš buď { $first }, nebo { $second }
does-gain-any = { $count ->
    [one] získáš { $count } prostředek podle své volby ({ $goods })
    [few] získáš { $count } prostředky podle své volby ({ $goods })
   *[other] získáš { $count } prostředků podle své volby ({ $goods })
}
does-look = { $count ->
    [one] vezmeš si horní kartu svého frakčního balíčku
    [few] podíváš se na { $count } horní karty svého frakčního balíčku, jednu si necháš a ostatní odhodíš
   *[other] podíváš se na { $count } horních karet svého frakčního balíčku, jednu si necháš a ostatní odhodíš
}
does-samurai = { $count ->
    [one] postavíš ze zásoby { $count } samuraje ke své frakční lokaci
    [few] postavíš ze zásoby { $count } samuraje ke svým frakčním lokacím
   *[other] postavíš ze zásoby { $count } samurajů ke svým frakčním lokacím
}
does-lay-foundation = položíš kartu z ruky jako základy a získáš { $goods }
does-make-lose = soupeř, kterého vybereš, přijde o { $goods }
does-produce-other = jiná tvoje produkční lokace vyprodukuje ještě jednou
does-produce-any = libovolná tvoje produkční lokace vyprodukuje ještě jednou
does-build-faction = postavíš z ruky frakční kartu; zaplatíš ji, ale lokaci neodevzdáváš
does-build-deal = postavíš kartu jedné ze svých dohod; zaplatíš ji, ale lokaci neodevzdáváš
does-use-other = použiješ jinou svou akční lokaci ještě jednou, za její cenu
does-deal-again = jedna tvoje dohoda dá svůj prostředek ještě jednou
does-deal-with-location = uzavřeš dohodu se soupeřovou frakční lokací
does-drop-deal = zrušíš soupeřovu dohodu
does-drop-deal-gain = zrušíš soupeřovu dohodu a získáš prostředek, který dává
does-take-deal = převezmeš soupeřovu dohodu
does-steal-resource = vezmeš soupeři ze zásoby 1 surovinu
does-raze-any-for = za obvyklé žetony boření zboříš kartu z ruky nebo soupeřovu lokaci a každý získaný prostředek smíš vyměnit za { $goods }
does-raze-enemy = zboříš soupeřovu lokaci, ať je chráněná jakkoli
does-raze-own = zboříš svou běžnou lokaci
does-copy-raze = získáš jeden prostředek z pole „Zboř a získáš“ některé soupeřovy lokace, která stojí dál
does-remove-location = odstraníš ze hry soupeřovu lokaci; není to boření
does-take-over = soupeřova lokace je do konce kola tvoje
does-make-discard = soupeř, kterého vybereš, odhodí kartu z ruky
does-visit = použiješ soupeřovu otevřenou produkci; majitel za to osadníka nedostane
does-arrange = podíváš se na { $count ->
    [one] { $count } horní běžnou kartu a vrátíš ji
    [few] { $count } horní běžné karty a vrátíš je v libovolném pořadí
   *[other] { $count } horních běžných karet a vrátíš je v libovolném pořadí
}
does-reveal = odhalíš navíc { cards-common }
does-reveal-store = odhalíš { cards-common }, jednu sem uložíš pro vzývání v tomto kole a ostatní odhodíš
does-store = jednu z nich sem smíš uložit pro příští vzývání (nejvýš { $count })
does-store-top = sem uložíš horní běžnou kartu pro příští vzývání (nejvýš { $count })
does-may-pay = smíš zaplatit { $goods }, pak { $does }
does-turn-into = vyměníš nejvýš { $goods } za stejný počet VB
does-raze-priced = za obvyklé žetony boření zboříš soupeřovu lokaci, pak { $does }
cards-common = { $count ->
    [one] { $count } běžnou kartu
    [few] { $count } běžné karty
   *[other] { $count } běžných karet
}
does-pray = { $mode ->
    [announce] ohlásíš { one-colour } a vzýváš bohy { $count }{ without-favour }: { $rewards }
    [choose] vzýváš bohy { $count }{ without-favour } a vybereš { one-colour }: { $rewards }
    [deal] vzýváš bohy { $count }{ without-favour } v barvě prostředku té dohody: { $rewards }
    [built] vzýváš bohy { $count }{ without-favour } v barvách postavené lokace: { $rewards }
    [razed] vzýváš bohy { $count }{ without-favour } v barvách zbořené lokace: { $rewards }
    [named] vzýváš bohy { $count }{ without-favour } ({ $colours }): { $rewards }
   *[all] vzýváš bohy { $count }{ without-favour }: { $rewards }
}
without-favour = { $favour ->
    [no] {" "}bez žetonů přízně
   *[yes] {""}
}
one-colour = { $any ->
    [yes] libovolnou barvu
   *[no] barvu ({ $colours })
}
of-colours = { $several ->
    [yes] těch barev
   *[no] té barvy
}
counted-each = každou kartu { of-colours }
counted-some = { $level ->
    [one] aspoň { $level } kartu
    [few] aspoň { $level } karty
   *[other] aspoň { $level } karet
}
reward-per-colour = za každou { $colour } kartu získáš { $goods }
reward-per = za { counted-each } získáš { $goods }
reward-matching = za { counted-each } získáš 1 odpovídající prostředek
reward-for = za { counted-some } { of-colours } získáš { $goods }
reward-else = jinak za { counted-some } { $goods }
reward-at = za { counted-some } navíc { $goods }
reward-offer = za { counted-each } smíš odevzdat odpovídající surovinu; získáš 1 VB za každou odevzdanou surovinu a 1 VB za každý jejich druh
reward-take-card = jednu kartu { of-colours } si vezmeš do ruky
reward-statue = je-li mezi nimi karta { of-colours }, označíš barvu sochou
reward-keep-each = od každé barvy uložíš jednu kartu pod tuto lokaci
reward-keep-under = jednu kartu { of-colours } uložíš pod postavenou lokaci
when-raze = pokaždé když něco zboříš
when-raze-hand = pokaždé když zboříš kartu z ruky
when-raze-enemy = pokaždé když zboříš soupeřovu lokaci
when-deal = pokaždé když uzavřeš dohodu
when-samurai = pokaždé když postavíš samuraje
when-send = pokaždé když soupeř vyšle 2 osadníky
when-points = pokaždé když naráz získáš aspoň 2 VB
when-build-faction = pokaždé když postavíš frakční lokaci
when-build-colour = pokaždé když postavíš { $colour } lokaci
when-build-common = pokaždé když postavíš běžnou lokaci
when-visited = pokaždé když soupeř navštíví tvou otevřenou produkci
when-trio = pokaždé když stavbou dokončíš trojici lokací jedné barvy
when-prayed = pokaždé když při vzývání odhalíš karty
when-before-reveal = pokaždé než při vzývání odhalíš karty
when-cleanup = na začátku Úklidu
when-production = v každé Produkci
when-location-points = pokaždé když získáš VB z lokace téže barvy, jakou má některá karta pod touto lokací
always-store = přes Úklid smíš uchovat všechno dřevo, kámen a jídlo
always-fortify = zboření tvých běžných lokací stojí soupeře o 1 žeton boření víc
always-gate = kdykoli ve svém tahu sem smíš odložit karty z ruky, za každou získáš 1 VB; na konci hry jsou za aspoň { $cards } karty ještě { $points } VB
always-shrine = kdykoli ve svém tahu sem smíš odložit suroviny; na konci hry dají { $steps }
always-reveal = { $count ->
    [one] při každém vzývání odhalíš o { $count } kartu víc
    [few] při každém vzývání odhalíš o { $count } karty víc
   *[other] při každém vzývání odhalíš o { $count } karet víc
}
always-favour = { $count ->
    [9] přes Úklid si necháš všechny žetony přízně
    [one] přes Úklid si smíš nechat { $count } žeton přízně
    [few] přes Úklid si smíš nechat { $count } žetony přízně
   *[other] přes Úklid si smíš nechat { $count } žetonů přízně
}
shrine-step = { $count ->
    [few] { $count } suroviny { $points } VB
   *[other] { $count } surovin { $points } VB
}

# Otázky

ask-act = Co uděláš? Jednu akci, nebo pas.
ask-free-acts = Chceš ještě něco položit, než tvůj tah skončí?
ask-send-more = Vyšleš ještě další 2 osadníky?
ask-from-row = Kterou kartu si vezmeš?
ask-row-pick = { ask-from-row }
ask-advanced-pick = { ask-from-row }
ask-solo-pick = { $picks ->
    [1] Kterou ze čtyř karet si vezmeš? Jedna ze zbylých pak náhodou připadne virtuálnímu hráči.
   *[other] Kterou ze dvou karet si vezmeš? Druhá připadne virtuálnímu hráči.
}
ask-keep-together = Kterou kartu si necháš?
ask-keep-three = { ask-keep-together } Ostatní dvě pošleš dál.
ask-keep-two = { ask-keep-together } Druhá se odhodí.
ask-keep-one = { ask-keep-together } Ostatní se odhodí.
ask-gain-one = { $card }: chceš { $first }, nebo { $second }?
ask-gain-any = { $count ->
    [one] { $card }: který prostředek si vezmeš?
   *[other] { $card }: vezmeš si ještě { $count } prostředky po jednom. Který teď?
}
ask-choose-deck = { $count ->
    [one] Ze kterého balíčku si dobereš kartu?
    [few] Dobíráš { $count } karty. Ze kterého balíčku bude první?
   *[other] Dobíráš { $count } karet. Ze kterého balíčku bude první?
}
ask-produce-again = { $card }: která lokace vyprodukuje ještě jednou?
ask-place-samurai = { $count ->
    [one] { $card }: ke které lokaci postavíš samuraje?
   *[other] { $card }: ke které lokaci postavíš prvního z { $count } samurajů?
}
ask-pay-with = { $card ->
    [none] Platíš { $price }. Co z toho zaplatíš zlatem?
   *[other] Platíš { $price } ({ $card }). Co z toho zaplatíš zlatem?
}
ask-pay-card = { $rule ->
    [desert-forced] Soupeř tě nutí odhodit kartu. Kterou?
   *[other] { $count ->
        [one] Kterou kartu z ruky odhodíš?
       *[other] Odhodíš { goods-of-hand }. Která bude první?
    }
}
goods-of-hand = { $count ->
    [few] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
ask-pay-deal = { $count ->
    [one] Které své dohody se vzdáš?
    [few] Vzdáš se { $count } dohod. Která bude první?
   *[other] Vzdáš se { $count } dohod. Která bude první?
}
ask-give-location = { $count ->
    [one] { $card }: kterou svou lokaci nebo základy odevzdáš?
   *[other] { $card }: odevzdáš { $count } lokace nebo základy. Které teď?
}
ask-build-faction = { $card }: kterou frakční kartu z ruky postavíš?
ask-build-deal = { $card }: kartu které dohody postavíš?
ask-use-other = { $card }: kterou akční lokaci použiješ ještě jednou?
ask-deal-again = { $card }: která tvoje dohoda dá svůj prostředek ještě jednou?
ask-drop-deal = { $gains ->
    [yes] { $card }: kterou soupeřovu dohodu zrušíš? Dostaneš, co dává.
   *[no] { $card }: kterou soupeřovu dohodu zrušíš?
}
ask-whose-deal = { $card }: dohodu s lokací { $target } má víc soupeřů. Čí zrušíš?
ask-take-deal = { $card }: kterou soupeřovu dohodu převezmeš?
ask-deal-with-location = { $card }: se kterou soupeřovou lokací uzavřeš dohodu?
ask-raze-enemy = { $card }: kterou soupeřovu lokaci zboříš?
ask-raze-any = { $card }: co zboříš?
ask-convert = { $card }: vyměníš { goods } z boření ({ $razed }) za { $points } VB?
ask-razed-deck = Ze kterého balíčku si dobereš kartu z boření ({ $razed })?
ask-convert-card = { $card }: kterou z dobraných karet odhodíš za { $points } VB? Ostatní si necháš.
ask-raze-own = { $card }: kterou svou běžnou lokaci zboříš?
ask-copy-raze = { $card }: ze které soupeřovy lokace si vezmeš prostředek?
ask-pick-razed = { $card }: který prostředek si vezmeš ({ $target })?
ask-remove-location = { $card }: kterou soupeřovu lokaci odstraníš?
ask-take-over = { $card }: kterou soupeřovu lokaci převezmeš do konce kola?
ask-lay-foundation = { $card }: kterou kartu z ruky položíš jako základy?
ask-steal = { $card }: komu vezmeš surovinu?
ask-steal-good = { $virtual ->
    [yes] { $card }: kterou surovinu vezmeš virtuálnímu hráči?
   *[no] { $card }: kterou surovinu vezmeš? Přijde o ni { $seat-victim }.
}
ask-make-discard = { $card }: kdo odhodí kartu z ruky?
ask-make-lose = { $card }: kdo přijde o { goods }?
ask-which-gate = Pod kterou Bránu ta karta půjde?
ask-choose-victim = Útok zasáhne jednu ze stejně cenných lokací. O kterou přijdeš?
ask-effects = { $built ->
    [none] Produkce: na pořadí záleží. Která lokace pracuje teď?
   *[other] Postavení lokace { $built }: na pořadí záleží. Co platí teď?
}
ask-announce = { $card }: kterou barvu ohlásíš?
ask-choose-method = { $card }: odhalíš karty, nebo se spolehneš jen na žetony přízně? { asked-colours }
ask-use-stored = { $card }: kterou uloženou kartu přidáš k vzývání? { asked-colours }
ask-choose-colour = { $card }: kterou barvu vybereš?
ask-tricolour-as = { $card }: za kterou barvu platí v tomto vzývání trojbarevný žeton?
ask-take-revealed = Kterou z odhalených karet si vezmeš do ruky?
ask-keep-each = { $card }: kterou z odhalených karet sem uložíš? Od každé barvy jednu.
ask-keep-under = Kterou z odhalených karet uložíš pod novou lokaci?
ask-offer-goods = { $price ->
    [none] { $card }: víc surovin už odevzdat nejde.
   *[other] { $card }: smíš odevzdat až { $price }. Co teď?
}
ask-store-revealed = { $card }: kterou z odhalených karet sem uložíš?
ask-store-one = { $card }: kterou z odhalených karet sem uložíš do konce kola?
ask-put-back = Kterou kartu vrátíš na společný balíček teď? Poslední bude navrchu.
ask-may-pay = { $card }: zaplatíš { goods } a využiješ ji?
ask-choose-favour = { $count ->
    [one] Jaké barvy bude nový žeton přízně?
   *[other] Získáváš { goods-of-favour }. Jaké barvy bude první?
}
ask-pay-favour = { $count ->
    [one] Který žeton přízně odevzdáš?
   *[other] Platíš { goods-of-favour }. Který bude první?
}
goods-of-favour = { $count ->
    [one] { $count } žeton přízně
    [few] { $count } žetony přízně
   *[other] { $count } žetonů přízně
}
ask-drop-favour = { $keeps ->
    [one] Přes Úklid si smíš nechat jen { $keeps } žeton přízně. Který vrátíš?
    [few] Přes Úklid si smíš nechat jen { $keeps } žetony přízně. Který vrátíš?
   *[other] Přes Úklid si smíš nechat jen { $keeps } žetonů přízně. Který vrátíš?
}
ask-visit-free = { $card }: kterou soupeřovu otevřenou produkci použiješ?
ask-gain-trios = { $card }: trojice které barvy ti dají odpovídající prostředek?
ask-raze-priced = { $card }: kterou soupeřovu lokaci zboříš za obvyklé žetony boření?

# Proč ne: co přesně chybí

why-lacks = { $what ->
    [build] Potřebuješ ještě { $lacks }: karta { $card } stojí { $costs }; { lacks-has }.
    [build-free] Potřebuješ ještě { $lacks }: karta { $card } stojí bez lokace { $costs }; { lacks-has }.
    [deal] Potřebuješ ještě { $lacks }: dohoda stojí { $costs }; { lacks-has }.
    [visit] Potřebuješ ještě { $lacks }: návštěva lokace { $card } stojí { $costs }; { lacks-has }.
   *[activate] Potřebuješ ještě { $lacks }: použití lokace { $card } stojí { $costs }; { lacks-has }.
}
lacks-has = { $has ->
    [none] { has-none }
   *[other] máš { $has }{ $gold ->
        [0] {""}
       *[other] , se zlatem se už počítá
    }
}
has-none = { $only ->
    [several] nic z toho nemáš
    [wood] žádné nemáš
    [food] žádné nemáš
    [settler] žádného nemáš
    [stone] žádný nemáš
    [raze] žádný nemáš
   *[gold] žádnou nemáš
}
goods-of-resources = { $count ->
    [one] { $count } surovinu ({ $goods })
    [few] { $count } suroviny ({ $goods })
   *[other] { $count } surovin ({ $goods })
}
why-lacks-other = { $kind ->
    [hand] Použití lokace { $card } stojí { $costs }; v ruce { $have ->
        [0] žádnou nemáš
       *[other] máš { $have }
    }.
    [deal] Použití lokace { $card } stojí { $costs }; { $have ->
        [0] žádnou dohodu nemáš
       *[other] dohod máš { $have }
    }.
   *[favour] Použití lokace { $card } stojí { $costs }; { $have ->
        [0] žádný žeton přízně nemáš
       *[other] žetonů přízně máš { $have }
    } (trojbarevný se nepočítá).
}
goods-kind = { $kind ->
    [hand] { $count ->
        [one] { $count } kartu z ruky
        [few] { $count } karty z ruky
       *[other] { $count } karet z ruky
    }
    [deal] { $count ->
        [one] { $count } tvoji dohodu
        [few] { $count } tvoje dohody
       *[other] { $count } tvých dohod
    }
   *[favour] { goods-of-favour }
}
why-lacks-raze = { $extras ->
    [none] { $count ->
        [one] Zbořit kartu { $card } stojí { goods-of-raze } a ty žádný nemáš.
       *[other] Zbořit lokaci { $card } stojí { goods-of-raze } a ty máš { $have }.
    }
   *[other] Zbořit lokaci { $card } stojí { goods-of-raze }, protože ji chrání { $extras }; ty máš { $have }.
}
goods-of-raze = { $count ->
    [one] { $count } žeton boření
    [few] { $count } žetony boření
   *[other] { $count } žetonů boření
}
dearer-defended = obranný žeton
dearer-guarded = samuraj
dearer-fortified = { $count ->
    [one] opevnění
   *[other] { $count }× opevnění
}
why-lacks-settlers = { $have ->
    [0] Vysílají se 2 osadníci a ty nemáš žádného.
   *[other] Vysílají se 2 osadníci a ty máš jen { $have }.
}
why-lacks-good = { $gold ->
    [0] V zásobě nemáš { none-of }.
    [-1] V zásobě nemáš { none-of } ani zlato.
   *[other] V zásobě nemáš { none-of } a zlato se na Svatyni nepokládá.
}
none-of = { $good ->
    [wood] žádné dřevo
    [stone] žádný kámen
   *[food] žádné jídlo
}
why-too-much-gold = Zlatem chceš zaplatit { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
} a zlatých mincí máš { $have }.
why-not-in-price = Zlatem jde nahradit jen to, co je v ceně: { $costs }.
why-still-lacks = Co nezaplatíš zlatem, musíš mít v zásobě: chybí ti k tomu { $lacks }.
why-nothing-left = Takhle by ti na to, co lokace { $card } umí, nezbylo dost prostředků a akce by propadla. Zaplať jinak.
why-lacks-both = { $what ->
    [build] Potřebuješ ještě { $lacks }: použití lokace { $card } a stavba karty { $target } stojí dohromady { $costs }; { lacks-has }.
   *[use] Potřebuješ ještě { $lacks }: použití lokace { $card } a s ní lokace { $target } stojí dohromady { $costs }; { lacks-has }.
}
why-not-in-hand = Kartu { $card } nemáš v ruce.
why-not-standing = Lokace { $card } ve tvém impériu nestojí.
why-is-foundations = Základy nejsou lokace: karta { $card } leží ve tvém impériu lícem dolů.
why-not-enemy = { $own ->
    [yes] Lokace { $card } je tvoje vlastní.
   *[no] Lokace { $card } v žádném soupeřově impériu nestojí.
}
why-taken-by = Lokaci { $card } má do konce kola { $seat }.
why-taken-from = { $virtual ->
    [yes] Lokace { $card } patří virtuálnímu hráči, do konce kola ti jen slouží.
   *[no] Lokaci { $card } máš jen do konce kola, majitelem je { $seat }.
}
why-wrong-kind = { $kind ->
    [production] Lokace { $card } je produkční, ta pracuje sama.
   *[feature] Lokace { $card } má vlastnost, ta pracuje sama.
}
why-works-alone = { $rule ->
    [copy-production] Lokace { $card } není produkční.
    [copy-no-chain] Lokace { $card } jen opakuje jinou, zopakovat se proto nedá.
   *[other] Lokace { $card } není jiná akční lokace.
}
why-is-faction = { $rule ->
    [defence-common] Obranný žeton chrání jen běžnou lokaci a lokace { $card } je frakční.
   *[other] Zbořit takhle jde jen běžnou lokaci a lokace { $card } je frakční.
}
why-is-common = { $rule ->
    [deal-faction-only] Dohodu jde uzavřít jen s frakční kartou a karta { $card } je běžná.
   *[other] Dohodu jde takhle uzavřít jen s frakční lokací a lokace { $card } je běžná.
}
why-not-my-faction = { $rule ->
    [samurai-faction] Samuraj smí stát jen u lokace tvé frakce a lokace { $card } k ní nepatří.
   *[other] Postavit takhle jde jen kartu tvé frakce a karta { $card } k ní nepatří.
}
why-no-raze-field = Na kartě { $card } pole „Zboř a získáš“ není, zbořit ji proto nejde.
why-used = { $times ->
    [1] Lokace { $card } smí pracovat { times-in-round } za kolo a v tomto kole už pracovala { $used }×.
   *[other] Lokace { $card } smí pracovat { times-in-round } za kolo a v tomto kole pracovala { $used }×, dvakrát najednou tedy nejde.
}
times-in-round = { $uses ->
    [1] jednou
   *[other] dvakrát
}
why-not-among = { $cards ->
    [none] Není z čeho vybírat.
   *[other] Vybíráš z těchto: { $cards }.
}
why-not-waiting = { $card ->
    [none] Žádný bonus za postavení teď nečeká. Vybíráš z těchto: { $cards }.
   *[other] Karta { $card } teď nic nedělá. Vybíráš z těchto: { $cards }{ waiting-bonus }.
}
waiting-bonus = { $bonus ->
    [none] { "" }
   *[other] ; čeká i bonus za postavení lokace { $bonus }
}
why-good-not-among = Vybrat jde jen: { $goods }.
why-not-my-deal = Dohodu { $card } nemáš.
why-at-myself = Tahle akce míří na soupeře, ne na tebe.
why-not-their-deal = { $whose ->
    [nobody] Dohodu { $card } žádný soupeř nemá.
   *[player] { $seat } dohodu { $card } nemá.
}
why-is-route = Dohoda s lokací { $card } neleží pod deskou frakce, jen ji značí karta u té lokace.
why-protected = Kdo už pasoval, není do konce kola cílem ničí akce: { $seat }.
why-all-passed = Všichni, na koho by lokace { $card } mohla působit, už pasovali a cílem být nemohou.
why-no-target = { $needs ->
    [opponent] { $card }: není soupeř, na kterého by šlo zamířit.
    [resource] { $card }: žádný soupeř nemá v zásobě surovinu.
    [deal] { $card }: žádný soupeř nemá dohodu, na kterou by šlo zamířit.
    [own-deal] { $card }: nemáš pod deskou žádnou dohodu.
    [faction-card] { $card }: nemáš v ruce žádnou kartu své frakce.
    [faction-location] { $card }: žádný soupeř nemá frakční lokaci.
    [production] { $card }: nemáš žádnou jinou produkční lokaci.
    [action] { $card }: nemáš jinou akční lokaci, kterou by šlo použít.
    [own-common] { $card }: nemáš běžnou lokaci s polem „Zboř a získáš“.
    [raze] { $card }: žádný soupeř nemá lokaci s polem „Zboř a získáš“.
    [raze-any] { $card }: v ruce ani u soupeře není karta s polem „Zboř a získáš“.
    [hand] { $card }: nemáš v ruce žádnou kartu.
    [open] { $card }: žádný soupeř nemá otevřenou produkci, kde je ještě místo.
   *[location] { $card }: žádný soupeř nemá lokaci.
}
why-no-resource = { $virtual ->
    [yes] Virtuální hráč žádné suroviny nemá.
   *[no] { $seat } nemá v zásobě žádnou surovinu.
}
why-not-held = { $virtual ->
    [yes] Virtuální hráč nemá { none-of }.
   *[no] { $seat } nemá v zásobě { none-of }.
}
why-action-done = Svou akci máš v tomto tahu už za sebou; teď smíš jen něco odložit, nebo tah skončit.
why-empty-deck = { $pile ->
    [0] Ve společném balíčku ani na jeho odhazovací hromádce není žádná karta.
    [1] Tvůj frakční balíček je prázdný a nic z něj dobrat nejde.
   *[other] Není odkud dobrat: oba balíčky i odhazovací hromádka běžných karet jsou prázdné.
}
why-not-asked = { $asked ->
    [any] { $colour-first } to být nemůže: žádná běžná karta tu barvu nemá.
   *[other] { $colour-first } to být nemůže. { asked-colours }
}
why-wrong-colour = Karta { $card } žádnou z hledaných barev nemá. { asked-colours }
why-not-stored = Karta { $card } není uložená pod tvou lokací.
why-none-counted = { $colour-first }: žádná odhalená karta ani tvůj žeton přízně tu barvu nemá.
why-has-token = Máš už { $colour-token } žeton přízně a druhý téže barvy mít nesmíš.
why-no-token = Žeton přízně té barvy nemáš: { $colour }.
why-has-statue = Barva { $colour } už svou sochu má.
why-no-trio = { $colour-first }: na trojici jsou potřeba 3 lokace a stojí ti { $have }.
why-not-open = Lokace { $card } otevřenou produkci nemá.
why-offered-all = Na { offered-good } tu není žádná další započítaná karta té barvy.
offered-good = { $good ->
    [wood] dřevo
    [stone] kámen
   *[food] jídlo
}

# Tahy

move-build = Postavit lokaci { $card }
move-deal = Uzavřít dohodu s kartou { $card }
move-raze = Zbořit kartu { $card }
move-activate = { $times ->
    [1] Použít lokaci { $card }
   *[other] Použít lokaci { $card } dvakrát
}
move-send = Vyslat 2 osadníky pro { goods }
move-defend = Položit obranný žeton na lokaci { $card }
move-guard = Postavit samuraje k lokaci { $card }
move-tuck = Odložit kartu { $card } pod Bránu
move-lay = Odložit { goods } na Svatyni
move-card = { $card }
move-good = { $good ->
    [wood] Dřevo
    [stone] Kámen
    [food] Jídlo
    [gold] Zlato
    [settler] Osadník
    [raze] Žeton boření
    [defence] Obranný žeton
    [technology] Technologie
    [favour] Žeton přízně
    [vp] Vítězný bod
    [common] Ze společného balíčku
    [faction] Z balíčku vlastní frakce
   *[card] Karta
}
move-opponent = { $virtual ->
    [yes] Virtuální hráč
   *[no] { $seat }
}
move-pay = { $price ->
    [none] Neplatit zlatem nic
   *[other] Zlatem zaplatit { $price }
}
move-stop = Dost, nic dalšího
move-leave = Pasovat do konce kola
move-visit = Poslat osadníka na otevřenou produkci { $card }
move-colour = { $colour-first }
move-reveal = Odhalit běžné karty
move-tokens = Počítat jen žetony přízně
move-in-order = Jak to stojí
move-bonus = Bonus za postavení

# Události

event-faction-chosen = { $seat } vede frakci { $faction }.
event-round-began = Začíná { $round }. kolo, prvním hráčem je { $seat }.
event-phase-began = { $phase ->
    [lookout] Fáze Rozhledu.
    [production] Fáze Produkce.
    [action] Fáze Akcí.
    [cleanup] Fáze Úklidu.
   *[attack] Útok virtuálního hráče.
}
event-row-laid = { $cards ->
    [none] Do řady už není co vyložit.
   *[other] V řadě přibývá { $cards }.
}
event-card-drafted = { $seat } si bere z řady kartu { $card }.
    .brief = { $card }
event-card-kept = { $card ->
    [none] { $seat } si nechává kartu.
   *[other] { $seat } si nechává kartu { $card }.
}
event-cards-seen = { $cards ->
    [none] { $seat } si prohlíží { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
   *[other] { $seat } si prohlíží karty: { $cards }.
}
event-card-drawn = { $card ->
    [none] { $deck ->
        [common] { $seat } si dobírá běžnou kartu.
       *[faction] { $seat } si dobírá frakční kartu.
    }
   *[other] { $deck ->
        [common] { $seat } si dobírá běžnou kartu { $card }.
       *[faction] { $seat } si dobírá frakční kartu { $card }.
    }
}
event-nothing-drawn = { $seat } nemá odkud dobrat kartu.
event-reshuffled = Odhozené běžné karty se míchají a je z nich nový balíček.
event-card-discarded = { $whose ->
    [nobody] Na odhazovací hromádku jde { $card }.
   *[player] { $seat } odhazuje kartu { $card }.
}
event-gained = { $card ->
    [none] { $seat } získává { goods }.
   *[other] { $seat } získává { goods } ({ $card }).
}
    .brief = získává { goods }
event-paid = { $card ->
    [none] { $seat } platí { goods }.
   *[other] { $seat } platí { goods } ({ $card }).
}
    .brief = platí { goods }
event-goods-lost = { $seat } přichází o { goods } ({ $card }).
    .brief = ztrácí { goods }
event-built = { $seat } staví lokaci { $card }.
    .brief = { $card }
event-location-given = { $seat } odevzdává lokaci { $card }.
event-foundation-given = { $seat } odevzdává základy ({ $card }).
event-deal-made = { $seat } uzavírá dohodu s kartou { $card }.
    .brief = { $card }
event-route-opened = { $seat } uzavírá dohodu se soupeřovou lokací { $card }.
    .brief = { $card }
event-deal-dropped = { $virtual ->
    [yes] Virtuální hráč přichází o kartu { $card }.
   *[no] { $seat } přichází o dohodu { $card }.
}
event-deal-taken = { $virtual ->
    [yes] { $seat } přebírá jako dohodu { $card } virtuálního hráče.
   *[no] { $seat } přebírá dohodu { $card }, přichází o ni { $seat-from }.
}
event-razed-from-hand = { $seat } boří z ruky kartu { $card }.
    .brief = { $card }
event-razed = { $virtual ->
    [yes] { $seat } boří virtuálnímu hráči lokaci { $card }.
   *[no] { $own ->
        [yes] { $seat } boří svou lokaci { $card }.
       *[no] { $seat } boří lokaci { $card }, přichází o ni { $seat-of }.
    }
}
    .brief = { $card }
event-removed = { $virtual ->
    [yes] { $seat } odstraňuje virtuálnímu hráči lokaci { $card }.
   *[no] { $seat } odstraňuje lokaci { $card }, přichází o ni { $seat-of }.
}
    .brief = { $card }
event-foundations-laid = Z lokace { $card } jsou základy ({ $seat }).
    .brief = { $card }: základy
event-foundations-hidden = { $card ->
    [none] { $seat } pokládá { $deck ->
        [common] běžnou
       *[faction] frakční
    } kartu z ruky jako základy.
   *[other] { $seat } pokládá jako základy kartu { $card }.
}
event-activated = { $times ->
    [1] { $seat } používá lokaci { $card }.
   *[other] { $seat } používá dvakrát lokaci { $card }.
}
    .brief = { $card }
event-copied = { $seat } používá ještě jednou lokaci { $card }.
    .brief = znovu { $card }
event-taken-over = { $virtual ->
    [yes] { $seat } přebírá do konce kola lokaci { $card } virtuálního hráče.
   *[no] { $seat } přebírá do konce kola lokaci { $card }, přichází o ni { $seat-of }.
}
    .brief = { $card }
event-given-back = { $virtual ->
    [yes] Lokace { $card } se vrací virtuálnímu hráči.
   *[no] Lokaci { $card } má zpět { $seat }.
}
event-defended = { $seat } chrání lokaci { $card } obranným žetonem.
    .brief = { $card }
event-samurai-placed = { $seat } staví samuraje k lokaci { $card }.
    .brief = { $card }
event-tucked = { $card ->
    [none] { $seat } odkládá { $deck ->
        [common] běžnou
       *[faction] frakční
    } kartu pod Bránu.
   *[other] { $seat } odkládá pod Bránu kartu { $card }.
}
    .brief = pod Bránu
event-gate-chosen = { $seat } ji pokládá pod lokaci { $card }.
event-laid = { $seat } odkládá { goods } na Svatyni.
event-passed = { $seat } pasuje.
    .brief = pasuje
event-cleaned-up = { $seat } uklízí zásobu.
event-goods-returned = { $seat } vrací v Úklidu { $lost }.
event-lost-with-location = S lokací { $card } mizí i { $lost }.
lost-resources = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}
lost-statues = { $count ->
    [one] { $count } socha
    [few] { $count } sochy
   *[other] { $count } soch
}
event-virtual-took = Virtuální hráč dostává lokaci { $card }.
event-collected = Do Sbírky jde { $card }.
event-attack-revealed = Nová útočná karta: { $name }.
event-attack-missed = Útok nenašel žádný cíl.
event-attacked = { $seat } přichází při útoku o lokaci { $card }.
    .brief = { $card }
event-game-ended = Poslední kolo skončilo, sčítají se body.
event-tie-broken = { $by ->
    [goods] Nejvíc bodů mají { $seats }; rozhodují suroviny a osadníci v zásobě a { $seat } jich má { $count } proti { $other }.
    [cards] Nejvíc bodů i stejnou zásobu mají { $seats }; rozhodují karty v ruce a { $seat } jich má { $count } proti { $other }.
   *[shared] Nejvíc bodů, stejnou zásobu i stejně karet v ruce mají { $seats }; vítězství je společné.
}
event-prayer-began = { $seat } vzývá bohy ({ $card }). { asked-colours }
asked-colours = { $asked ->
    [none] O žádnou barvu nejde.
    [any] Jde o kteroukoli barvu.
    [one] Jde o barvu: { $colours }.
   *[several] Jde o barvy: { $colours }.
}
event-colour-named = { $rule ->
    [prayer-announce] { $seat } ohlašuje barvu: { $colour }.
    [prayer-choose] { $seat } vybírá barvu: { $colour }.
   *[favour-tricolour] Trojbarevný žeton ({ $seat }) platí za { $colour-acc } kartu.
}
event-tokens-trusted = { $seat } neodhaluje karty, počítá jen žetony přízně.
event-prayer-revealed = { $cards ->
    [none] { $seat } nemá co odhalit.
   *[other] { $seat } odhaluje: { $cards }.
}
event-prayer-counted = { $tokens ->
    [0] Barva { $colour }: platí { cards-counted }.
    [one] Barva { $colour }: platí { cards-counted }, z toho { $tokens } díky žetonu přízně.
   *[other] Barva { $colour }: platí { cards-counted }, z toho { $tokens } díky žetonům přízně.
}
cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
event-prayer-failed = Vzývání přišlo vniveč ({ $seat }): žádná odhalená karta nemá hledanou barvu.
event-prayer-idle = Vzývání uspělo, ale nic nepřineslo ({ $seat }).
event-favours-missed = { $seat } má žeton přízně od každé barvy, { $count ->
    [one] { $count } další propadá
    [few] { $count } další propadají
   *[other] { $count } dalších propadá
}.
event-samurai-lost = { $seat } nemá kam postavit { $count ->
    [one] { $count } samuraje, ten propadá
    [few] { $count } samuraje, ti propadají
   *[other] { $count } samurajů, ti propadají
} ({ $card }).
event-stored-used = { $seat } přidává k vzývání uloženou kartu { $card }.
event-card-stored = { $seat } ukládá kartu { $card } pod lokaci { $location }.
event-store-full = Pod lokací { $card } už není místo: { $seat } žádnou kartu neukládá.
event-favour-gained = { $seat } získává { $colour-token } žeton přízně.
event-favour-lost = { $rule ->
    [favour-pay] { $seat } odevzdává { $colour-token } žeton přízně.
   *[favour-keep] { $seat } vrací { $colour-token } žeton přízně.
}
event-favours-given-back = { $count ->
    [one] V Úklidu { $seat } vrací { $favours } žeton přízně.
   *[other] V Úklidu { $seat } vrací žetony přízně: { $favours }.
}
event-visited = { $virtual ->
    [yes] { $seat } navštěvuje u virtuálního hráče otevřenou produkci { $card }.
   *[no] { $seat } navštěvuje otevřenou produkci { $card }, hostí { $seat-of }.
}
    .brief = { $card }
event-statue-placed = { $seat } staví sochu. Barva: { $colour }.
event-deck-arranged = { $cards ->
    [none] { $seat } vrací kartu na společný balíček.
   *[other] { $seat } vrací na společný balíček kartu { $cards }.
}

# Co se píše v terminálu

typed-build = postav { $card }
typed-deal = dohoda { $card }
typed-raze = zboř { $card }
typed-activate = { $times ->
    [1] použij { $card }
   *[other] použij { $card } dvakrát
}
typed-send = vyšli { $name }
typed-defend = braň { $card }
typed-guard = samuraj { $card }
typed-tuck = brána { $card }
typed-lay = svatyně { $name }
typed-opponent = hráč { $number }
typed-pay = { $price ->
    [none] bez zlata
   *[other] zlatem { $price }
}
typed-stop = dost
typed-leave = pas
typed-visit = navštiv { $card }
typed-colour = barva { $colour }
typed-reveal = odhal
typed-tokens = žetony
typed-in-order = jak to stojí
typed-bonus = bonus
typed-yes = ano
typed-no = ne

# Stůl

round = kolo { $round } z { $rounds }
first = začíná { $seat }
over = konec hry
decks = společný balíček { $deck }, odhozeno { $discard }
line-row = Řada:
line-deals = Dohody:
line-foundations = Základy: { $count }
line-under = Pod Bránou: { $count }
line-noted = Zapamatováno { $places }:
line-offered = Na Svatyni: { $count }
line-favours = Žetony přízně: { $colours }
line-statues = Sochy: { $colours }
line-stored = Pod { $card }:
line-revealed = Odhaleno:
line-hand = V ruce:
line-aside = Na výběr:
line-choices = Můžeš napsat:
line-collection = Sbírka { $count }, tvoje frakční lokace { $own }
line-attacks = Útočná řada:
line-threats = Příští útok by zasáhl:
threat = { $name } lokaci { $cards }
hand-empty = V ruce nemáš žádnou kartu.
hand-count = v ruce { $count }
deck-count = balíček { $count }
passed-mark = pasuje
raze-field = zboř: { $goods }
deal-field = dohoda: { $good }
points-now = { $points } VB
nothing-there = nic
used-mark = použito
defended-mark = obrana
guarded-mark = samuraj
taken-mark = převzato
guests-mark = hosté { $count }/{ $most }
route-mark = cizí lokace
legend = ›{"\u00A0"}s tím jde teď něco udělat; „?{"\u00A0"}COM021“ řekne, co karta umí a co s ní jde; °{"\u00A0"}odhad
won-alone = Vítězství, hodnost { $rank }.
lost-alone = Prohra: ve Sbírce je aspoň tolik karet, kolik máš frakčních lokací.

# Stůl ve větách

say-round = Kolo { $round } z { $rounds }, fáze { $phase }, prvním hráčem je { $seat }.
say-over = Hra skončila.
say-player = { $seat } vede frakci { $faction }, má { $points } VB a v zásobě { $goods }. V ruce { $count ->
    [one] je { $count } karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}, ve frakčním balíčku { $deck }.
say-passed = { $seat } už v tomto kole pasuje.
say-locations = { $seat }, { $kind }: { $cards }.
say-no-locations = { $seat } zatím nemá žádnou lokaci.
say-deals = { $seat } má dohody: { $cards }.
say-foundations = { $seat } má { $count ->
    [one] { $count } základy
    [few] { $count } základy
   *[other] { $count } základů
}.
say-under = { $seat } má pod Bránou { cards-under }.
cards-under = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
say-offered = { $seat } má na Svatyni { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
}.
say-favours = { $seat } má žetony přízně: { $colours }.
say-statues = { $seat } má sochy barev: { $colours }.
say-stored = { $seat } má pod lokací { $card } uloženo: { $cards }.
say-revealed = Odhalené leží { $cards }.
say-row = V řadě leží { $cards }.
say-decks = Ve společném balíčku je { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } karet
}, odhozeno { $discard }.
say-virtual = Virtuální hráč má lokace: { $cards }.
say-virtual-none = Virtuální hráč nemá žádnou lokaci.
say-attacks = Útočná řada od první karty: { $cards }.
say-threats = Co by zasáhla příští útočná karta: { $cards }.
say-collection = Ve Sbírce je { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, proti nim stojí frakční lokace: { $own }.
say-hand = V ruce: { $cards }.
say-aside = Na výběr máš: { $cards }.
say-noted = Víš, že { $seat } má { $places }: { $cards }.
place-hand = v ruce
place-aside = mezi prohlíženými kartami
place-foundations = v základech
place-deck = navrchu společného balíčku
place-gate = pod Bránou
say-card = { $card } ({ $notes })

# Co je která volba

about-card = { $card } ({ $cost })
about-colour = Barva: { $colour }.
about-deal = Dohoda dává každé kolo { goods }.
about-raze = Zbořením získáš { $goods }.
about-make-deal = { $card }, každé kolo { goods }
about-raze-cost = { $card } za { goods }, získáš { $gain }
about-may = { $move }: ano.
about-may-not = { $move }: ne. { $why }

# Co je odhad

stand-in-effect = Odhad: co karta umí, žádný zdroj nepotvrzuje. { $about }
stand-in-values = Odhad: cenu, barvu a dohodu karty žádný zdroj nepotvrzuje; co umí, je z pravidel. { $about }
stand-in-card = Odhad: cenu, barvu a dohodu karty ani to, co umí, žádný zdroj nepotvrzuje. { $about }
stand-in-board = Odhad: co deska produkuje a uchová, žádný zdroj nepotvrzuje. { $about }
stand-in-attack = { $count ->
    [0] Odhad: tento prostředek na žádné útočné kartě není.
    [one] Odhad: tento prostředek je na { $count } útočné kartě ze 16.
   *[other] Odhad: tento prostředek je na { $count } útočných kartách ze 16.
}

# Balíčky

faction-needs-expansion = Tahle frakce patří k rozšíření Aztékové: nejdřív je zapni.
option-needs-deck = K základním balíčkům otevřená hra nic nepřidává: vyber aspoň jeden balíček s kartami rozšíření.
option-needs-expansion = Bez rozšíření Aztékové se hraje se základními balíčky: nejdřív je zapni.
seats-need-expansion = Základní hra má 4 desky frakcí; pátou přidá rozšíření Aztékové. Víc než čtyři hráče autoři kvůli délce hry nedoporučují.
seats-no-board = Šestá deska v krabici není, Atlanťané jsou v jiném rozšíření; dodat ji může jen soubor s opravami.
faction-no-board = Z téhle frakce jsou v krabici jen karty do balíčku; její deska a základní balíček patří k jinému rozšíření, dodat je může jen soubor s opravami.
deck-about = { $faction }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
deck-foreign = { $card } není karta téhle frakce.
deck-twice = { $card } je v seznamu víckrát; každá karta se píše jednou, kopie se počítají samy.
deck-expansions = Vedle základních karet smějí být v balíčku karty jen z jednoho rozšíření, tady jsou z těchto: { $sets }.
deck-size = V balíčku { deck-cards }, má jich být { $wanted }.
deck-missing = V otevřené hře se karty k základnímu balíčku jen přidávají; ze základního { $count ->
    [one] tu chybí
    [few] tu chybějí
   *[other] tu chybí
} { $cards }.
deck-drawn = Frakci určí až los a tenhle balíček nemá každá z těch, které mohou přijít.
deck-cards = { $size ->
    [one] je { $size } karta
    [few] jsou { $size } karty
   *[other] je { $size } karet
}
deck-shape = { $copies ->
    [1] Názvů s jedinou kartou má být { $wanted }, je jich { $count }.
    [2] Názvů po dvou kartách má být { $wanted }, je jich { $count }.
   *[3] Názvů po třech kartách má být { $wanted }, je jich { $count }.
}
atlanteans = Atlanťané (jen karty, deska v krabici není)

# Opravy ze souborů

pack-attacks = Útočných karet má být { $wanted }, tady jich je { $count }.
pack-word = „{ $word }“ v tomhle jazyce karet nic neznamená; co znamená něco, vypisuje docs/packs.md.
pack-no-board = Za frakci „{ $faction }“ hrát nejde: v krabici jsou jen její karty, deska a základní balíček patří k jinému rozšíření. Dodat je může soubor, který má [faction.{ $faction }].
pack-no-deck = Frakce „{ $faction }“ nemá základní balíček; jeho karty jsou záznamy [card.…] s poli faction = "{ $faction }" a ids.
pack-card-id = Číslo karty „{ $word }“ nejde: má mít tři velká písmena a tři číslice a každá karta jiné.
pack-new-id = Jméno „{ $word }“ nejde: je obsazené, nebo není jen z malých písmen bez diakritiky, číslic a spojovníků.

# Co je na kartách a deskách vytištěné

printed-hand = karta z ruky
printed-barbarians = Barbaři
printed-romans = Římané
printed-egyptians = Egypťané
printed-japanese = Japonci
printed-aztecs = Aztékové
printed-atlanteans = Atlanťané
printed-friends = { option-deck-friends }
printed-atlantis = { option-deck-atlantis }
printed-trio = { option-deck-trio }

# Forms of packs.
question-board = Vezmi si desku frakce: co dává v produkci a co si frakce nechává?
question-card = Najdi kartu v balíčku: co stojí, jaká je na ní dohoda a co dělá?
question-effect = Najdi kartu v balíčku a přečti ji: dělá právě tohle?
question-attack = Projdi 16 karet útoku: na kolika je { $good }?
field-kind = druh
field-colours = barvy
field-cost = cena stavby
field-raze = za zboření
field-deal = dohoda
field-pay = použití stojí
field-uses = použití za kolo
field-when = pokaždé když
field-always = stále
field-does = co karta dělá
field-bonus = bonus za stavbu
field-ends = na konci hry
field-open = návštěvník dostane
field-worth = body za lokaci
field-effect = odkud víš, co dělá
field-produces = produkce
field-keeps = nechává si
field-tricolour = dává trojbarevný žeton
field-copies = kusů
ends-none = nic
ends-statues = 2 body za sochu
ends-kept = 2 body za uloženou kartu
