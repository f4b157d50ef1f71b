# Katan – Duel: jména toho, co stránka kreslí. Věty o hře posílá server.
kd-tagline = Každý rozšiřuje své knížectví: staví cesty, vesnice a města, sbírá suroviny a hraje karty.
kd-about = asi 45 minut · od 10 let · Klaus Teuber
kd-mode = { $mode ->
    [introductory] základní karty, do 7 bodů
    [gold] obchod a zlato, do 12 bodů
    [turmoil] útoky a obrana, do 12 bodů
    [progress] věda a stavby, do 12 bodů
    [duel] všechny sady, do 13 bodů
   *[tournament] vlastní balíčky
}
kd-target = do { $target } bodů
kd-board = Stůl. Šipkami se pohybuješ mezi kartami, Enter volí, Escape zavře bublinu.
kd-may = smíš
kd-realm = Knížectví: { $name }
kd-centre = Střed stolu
kd-region = { $name } { $number }, { $good } { $count } ze { $room }
kd-of-room = { $count } ze { $room }
kd-row = { $row ->
    [above] nahoře
   *[below] dole
}
kd-place = { $kind ->
    [city] město { $letter }
   *[settlement] vesnice { $letter }
}
kd-place-short = { $kind ->
    [city] Město
   *[settlement] Vesnice
}
kd-site = { $row ->
    [above] nad { $letter }
   *[below] pod { $letter }
}{ $outer ->
    [yes] {" "}(vně)
   *[no] {""}
}
kd-free-site = volné místo
kd-here = sem
kd-road = cesta
kd-build-road = { $side ->
    [left] místo pro cestu vlevo
   *[right] místo pro cestu vpravo
}
kd-build-settlement = { $side ->
    [left] místo pro vesnici vlevo
   *[right] místo pro vesnici vpravo
}
kd-dice = Kostky: { $number } a { $symbol }
kd-dice-none = Ještě nepadly kostky
kd-before = před hodem
kd-event-card = karta události
kd-enlarge = zvětšit
kd-stacks = Balíčky
kd-stack = Balíček { $number }, { $name }, karet: { $count }
kd-set = { $set ->
    [gold] zlato
    [turmoil] zmatky
    [progress] pokrok
   *[base] { $number ->
        [0] základní sada
       *[other] { $number }
    }
}
kd-offered = Lícem nahoru: { $name }, zbývá { $count }
kd-events = události
kd-events-left = Události, karet: { $count }
kd-discard = Odhoz, karet: { $count }, nahoře { $name }
kd-left = { $what ->
    [road] Cesty
    [settlement] Vesnice
    [city] Města
   *[region] Krajiny
} v zásobě: { $count }
kd-supply = { $what ->
    [road] cesty
    [settlement] vesnice
    [city] města
   *[region] krajiny
}
kd-kind = { $colour ->
    [action] akční karta
    [red] stavba jen k městu
    [brown] výstavba krajiny
   *[green] { $group ->
        [ship] obchodní loď
        [hero] hrdina
        [unit] jednotka
       *[building] stavba osady
    }
}
kd-spine = { $colour ->
    [action] akce
    [red] stavba města
    [brown] krajina
   *[green] stavba
}
kd-free = bez ceny
kd-once = jen jednou v knížectví
kd-points-victory = vítězství
kd-points-commerce = obchod
kd-points-strength = síla
kd-points-skill = zručnost
kd-points-progress = rozvoj
kd-with-advantage = { $kind }, má výhodu
kd-advantage = { $kind ->
    [strength] Výhoda síly
   *[commerce] Výhoda obchodu
}
kd-no-goods = chybí { $goods }
kd-no-goods-of = chybí ještě { $count } z: { $goods }
kd-no-condition = podmínka karty neplatí
kd-no-site = není volné místo
kd-no-city = jen k městu
kd-no-once = už ji máš
kd-no-supply = už žádná není
kd-no-moment = jindy, ne teď
kd-no-later = až příští tah
kd-no-effect = nic by nepřinesla
kd-no-set = kostka už je určená
kd-no-now = teď nejde
kd-hand = Karty v ruce
kd-hand-of = { $name } drží karty: { $count }
kd-notes = Co víš o skrytých kartách
kd-note-hand = { $name } má v ruce jistě: { $cards }.
kd-note-stack = Balíček { $stack } odshora: { $cards }.
kd-note-unknown = { $count ->
    [one] 1 neznámá
    [few] { $count } neznámé
   *[other] { $count } neznámých
}
kd-note-pile = Pod vrchní kartou odhozu leží: { $cards }.
kd-note-maybe = { $cards }: { $places }.
kd-note-or = { $one } nebo { $other }
kd-note-in-hand = v ruce ({ $name })
kd-note-in-stack = někde v balíčku { $stack }
kd-note-in-pile = v odhozu
kd-hand-empty = Nemáš v ruce žádnou kartu.
kd-choose-site = { $name }: vyber místo
kd-choose-stack = { $name }: pod který balíček?
kd-end-actions = Ukončit akční fázi
kd-price = cena: { $goods }
kd-price-free = zdarma
kd-take-top = Vrchní karta balíčku { $number }
kd-put-down = Zpět
kd-lay = { $above } nahoru, { $below } dolů
kd-turn-of = Tah: { $name }
kd-step-roll = Hod kostkami
kd-step-yield = Výnosy a událost
kd-step-act = Stavba, akce, výměna
kd-step-fill = Doplnit ruku
kd-step-swap = Vyměnit 1 kartu
kd-robbery = Kdyby přišel zloděj
kd-counted = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}
kd-sheltered = { $count } v úkrytu
kd-lost = ztráta
kd-safe = nic neztratí, limit je { $limit }
kd-principalities = Z čeho jsou body
