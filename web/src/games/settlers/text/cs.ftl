# Settlers: jména toho, co stránka kreslí. Věty o hře posílá server.
st-tagline = Z pár osadníků vyroste říše: stav lokace, uzavírej dohody, boř a posílej lidi do práce.
st-about = asi 60 minut · od 10 let · Ignacy Trzewiczek
st-lookout = { $lookout ->
    [draft] tři karty, jednu nech, dvě pošli dál
    [advanced] výběr z pěti odkrytých
   *[standard] výběr z odkryté řady
}
st-title = { $expansion ->
    [aztecs] Aztékové{ $lookout ->
        [draft] , s posíláním karet
        [advanced] , řada pěti karet
       *[standard] {""}
    }
   *[none] { $lookout ->
        [draft] s posíláním karet
        [advanced] řada pěti karet
       *[standard] základní hra
    }
}{ $peaceful ->
    [yes] , mírová
   *[no] {""}
}
st-rounds = { $all } kol
st-over = Dohráno · { $all } kol
st-round-phase = { $round }. kolo z { $all } · { $phase ->
    [lookout] rozhled
    [production] produkce
    [cleanup] úklid
    [attack] útok
   *[action] akce
}
st-round = { $round }. kolo z { $all }
st-phase = { $phase ->
    [lookout] Fáze rozhledu
    [production] Fáze produkce
    [cleanup] Fáze úklidu
    [attack] Útok
   *[action] Fáze akcí
}
st-phase-short = { $phase ->
    [lookout] Rozhled
    [production] Produkce
    [cleanup] Úklid
    [attack] Útoky
   *[action] Akce
}
st-board = Stůl. Šipkami se pohybuješ mezi kartami, Enter volí, Escape kartu odloží.
st-may = smíš
st-empire = Říše: { $name }
st-empires = Říše
st-mine = Moje říše
st-virtual = Virtuální hráč
st-open-empire = Ukázat říši, { $name }, lokací: { $count }
st-locations = lokací
st-passed = pas
st-row = { $kind ->
    [production] Produkce
    [feature] Vlastnosti
   *[action] Akce
}, { $deck ->
    [faction] frakční lokace
   *[common] běžné lokace
}
st-kind = { $kind ->
    [production] Produkce
    [feature] Vlastnost
   *[action] Akce
}
st-colour = { $colour ->
    [brown] hnědá
    [grey] šedá
    [red] červená
    [pink] růžová
    [gold] zlatá
    [black] černá
    [purple] fialová
    [white] bílá
    [orange] oranžová
   *[blue] modrá
}
st-good = { $good ->
    [wood] dřevo
    [stone] kámen
    [food] jídlo
    [gold] zlato
    [settler] osadník
    [raze] žeton boření
    [defence] obranný žeton
    [vp] VB
    [card] karta
    [common] běžná karta
    [technology] žeton technologie
    [favour] žeton přízně
   *[faction] frakční karta
}
st-goods = { $count } { $good ->
    [wood] { $count ->
        [one] dřevo
        [few] dřeva
       *[other] dřev
    }
    [stone] { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    [food] jídlo
    [gold] zlato
    [settler] { $count ->
        [one] osadník
        [few] osadníci
       *[other] osadníků
    }
    [technology] technologie
    [favour] přízeň
   *[raze] boření
}
st-common-card = Běžná karta
st-copies = { $count }× v balíčku
st-free = zdarma
st-razing = boření
st-bonus = při stavbě
st-deal = dohoda
st-every-round = každé kolo
st-survives = po úklidu zůstává
st-send = Vyslat
st-send-for = Vyslat dva osadníky: { $good }
st-enough = Dost, víc neposílám
st-pass = Pasovat
st-end-turn = Konec tahu
st-deals = Dohody
st-deal-with = Dohoda, { $name }: { $good }
st-deal-brings = dohoda: { $good }
st-attack = karta útoku
st-supply = Zásoba
st-deck-common = běžné
st-discard = odhoz
st-drop-raze = zbořit
st-hand = Karty v ruce
st-hand-of = { $name } drží karty: { $count }
st-hand-empty = Nemáš v ruce žádnou kartu.
st-lacks = chybí { $goods }
st-lacks-short = chybí
st-lacks-site = chybí lokace
st-foundations = Základy
st-foundations-of = Základy ({ $name })
st-defended = bráněná
st-guarded = hlídá samuraj
st-used = { $count ->
    [one] použitá
   *[other] použitá { $count }×
}
st-lent = půjčená, patří: { $name }
st-on-shrine = na Svatyni { $count }, bodů { $points }
st-under-gate = pod Bránou karet: { $count }
st-under-known = víš o nich: { $cards }
st-under-perhaps = pod ní, nebo v ruce: { $cards }
st-perhaps = Leží { $places }
st-or = {" "}nebo{" "}
st-place = { $kind ->
    [aside] mezi prohlíženými kartami
    [foundations] v základech
    [deck] navrchu společného balíčku
    [gate] pod Bránou
   *[hand] v ruce
}
st-uses = Co s ní teď
st-use = { $use ->
    [Build] Postavit
    [Deal] Uzavřít dohodu
    [Raze] Zbořit
    [Activate] { $times ->
        [one] Aktivovat
       *[other] Aktivovat dvakrát
    }
    [Defend] Položit obranný žeton
    [Guard] Usadit samuraje
    [Visit] Poslat osadníka na návštěvu
    [Tuck] Vložit pod Bránu
   *[Lay] Na Svatyni: { $good }
}
st-cannot = { $what } nejde
st-pays = zaplatíš
st-gains = získáš
st-helps = Pomůže:
st-pay-with = Čím zaplatíš?
st-row-open = Odkryté karty
st-choose-from = Karty na výběr
st-virtual-has = Lokace virtuálního hráče: { $count }
st-attack-line = Řada útoků
st-attacks-left = zbývá { $count }
st-attack-card = { $number }. karta útoku: { $good }
st-next-attack = Co trefí další útok
st-chance = { $count } z { $all }
st-hits-nothing = nic netrefí
st-you-choose = vybereš si
st-show-virtual = Ukázat virtuálního hráče
st-collection = Sbírka { $count } proti tvým { $mine } frakčním lokacím
st-track = Bodovací stupnice
st-solo-won = Virtuální hráč je poražen
st-solo-lost = Virtuální hráč vyhrál
st-solo-count = Tvé frakční lokace { $mine }, karet ve Sbírce { $collection }.
st-rank = Tvoje hodnost: { $rank }
st-stand-in-what = { $what ->
    [values] náhradní hodnoty
    [effect] náhradní účinek
   *[all] náhradní údaj
}
st-stand-in-board = náhradní údaje desky
st-open = návštěva
st-token = { $colour ->
    [brown] hnědý žeton
    [grey] šedý žeton
    [red] červený žeton
    [pink] růžový žeton
    [gold] zlatý žeton
    [black] černý žeton
    [purple] fialový žeton
    [white] bílý žeton
    [blue] modrý žeton
   *[tricolour] trojbarevný žeton
}
st-favours = Žetony přízně: { $tokens }
st-favour = Přízeň
st-favour-why = { $what ->
    [failed] nepřišla žádná žádaná barva, žetony proto nepřidávají nic
    [tokens] každý žeton žádané barvy je jako karta
    [adds] přišla žádaná barva, žetony proto přidávají a zůstávají ti
   *[may] přidají, jestli přijde aspoň jedna žádaná barva
}
st-token-effect = { $what ->
    [adds] +1 { $colour }
    [may] přidá 1, když přijde žádaná karta
    [choose] za kterou barvu platí?
    [failed] nepřidal nic
   *[not-asked] jeho barva žádaná není
}
st-trios = Trojice
st-stored = Uložené karty
st-stored-why = použitá se pak odhodí
st-stored-under = pod ní pro vzývání: { $cards }
st-was-stored = uložená
st-was-kept = ponechaná
st-statues = sochy: { $colours }
st-visited = { $count ->
    [one] jedna návštěva
   *[other] dvě návštěvy
}
st-prays = { $name } vzývá bohy
st-prayer-of = Vzývání bohů, { $name }: { $card }
st-prayers = Nedávná vzývání
st-show-prayer = Ukázat celé vzývání
st-asked = { $what ->
    [Announce] ohlas barvu
    [ChooseColour] vyber barvu
    [named] zvolená barva
   *[all] žádané barvy
}
st-method = Jak budeš vzývat?
st-method-reveal = { $count ->
    [one] Žetony přidají, jen když karta bude mít žádanou barvu.
   *[other] Žetony přidají, jen když přijde aspoň jedna žádaná barva.
}
st-method-tokens = Jistota: žetony žádaných barev platí jako karty, nic se neodhalí.
st-no-reveal = Jen žetony
st-no-reveal-why = nic se neodhaluje, každý žeton žádané barvy platí jako jedna karta
st-revealed = { $count ->
    [0] Není co odhalit
    [one] Odhalena { $count } běžná karta
    [few] Odhaleny { $count } běžné karty
   *[other] Odhaleno { $count } běžných karet
}
st-fit = { $count ->
    [0] žádanou barvu nemá žádná
    [one] žádanou barvu má jedna
    [few] žádanou barvu mají { $count }
   *[other] žádanou barvu má { $count }
}
st-colourless = bez barvy
st-counting = Co se počítá
st-offering = Oběť
st-offering-why = za každou surovinu bod a další za každý její druh
st-may-give = smíš dát až { $count }, v zásobě { $stock }
st-offer-worth = zatím za oběť
st-prayer-brings = vzývání přineslo
st-prayer-failed = Nepřišla žádná žádaná barva, vzývání nepřineslo nic.
st-prayer-nothing = Vzývání nepřineslo nic.
st-nothing-gained = nic
st-how-counted = Jak se to počítá
st-deck-faction = Frakce
st-deck-format = Formát
st-deck-format-about = { $format ->
    [open] Do základního balíčku smíš přimíchat další karty své frakce.
   *[standard] Přesně 30 karet: 3 trojité, 6 dvojitých, 9 jednotlivých, vedle základních jen z jednoho rozšíření.
}
st-deck-ready = Hotové balíčky
st-deck-base = Základní balíček
st-deck-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
st-deck-cards = { $count ->
    [one] karta
    [few] karty
   *[other] karet
}
st-deck-mine = Můj balíček
st-deck-name = Jméno balíčku
st-deck-name-default = Můj balíček, { $faction }
st-deck-of = z { $wanted }
st-deck-right = Formát „{ $format }“: v pořádku
st-deck-wrong = Formát „{ $format }“: takhle ne
st-deck-other = Ve formátu „{ $format }“ je v pořádku.
st-deck-switch = Přepnout
st-deck-empty = V balíčku zatím není žádná karta.
st-deck-play = Hrát s tímhle balíčkem
st-deck-elsewhere = Vlastní balíček tu může uložit jen ten, kdo sedí u počítače se serverem. Stáhni soubor a pošli mu ho.
st-deck-download = Stáhnout
st-deck-open = Otevřít
st-deck-too-large = Tak velký soubor balíčkem karet není.
st-deck-list = Karty v balíčku
st-deck-remove = Odebrat: { $card }
st-ask-free = Ptát se po akci, jestli ještě něco
