game-title = Šarvátka

option-length = Délka
option-length-short = dvě kola
option-length-long = čtyři kola
option-purse = Měšec
option-purse-poor = chudý
option-purse-rich = bohatý

why-too-dear = { $card } stojí { $wood } dřeva a { $iron } železa; máš { $has_wood } dřeva, { $has_iron } železa a { $has_gold } zlata.
good-wood = dřevo
good-iron = železo
good-gold = zlato

card-hidden = skrytá karta
card-camp = tábor { $number }
card-forge = kovárna { $number }
card-tower = věž { $number }
card-spy = zvěd { $number }
card-feast = hostina { $number }
card-harvest = sklizeň { $number }
card-ambush = přepadení { $number }

ask-draft = Kterou kartu si necháváš? Druhá jde doleva.
ask-wager = Kolik zlata sázíš na vrchní kartu?
ask-action = Hraješ kartu, útočíš, nebo odpočíváš?
ask-pay = Čím platíš? Zbývá: dřevo { $wood }, železo { $iron }.
ask-choose = Kterou surovinu si bereš?
ask-spy-choice = Odhazuješ vrchní kartu (1), nebo bereš zlato (2)?
ask-toast = Zaplatíš železo za bod?
ask-ambush = { $seat_attacker } na tebe útočí. Přepadne ho tvůj spojenec?
ask-loot = Co bereš? Napadený: { $seat_target }.

move-yes = Ano
move-no = Ne
move-pick = Možnost { $number }
move-keep = Nechat si: { $card }
move-bid = Vsadit { $gold }
move-play = Zahrát: { $card }
move-attack = Zaútočit: { $seat_target }
move-rest = Odpočívat
move-spend = Zaplatit: { $good }
move-take = Vzít: { $good }

event-dealt = { $known ->
    [0] { $seat } dostává karty: { $count }.
   *[other] { $seat } dostává karty: { $cards }.
}
event-passed = { $seat } posílá doleva: { $card }.
event-ally-came = { $seat } má spojence: { $card }.
event-round-began = { $left ->
    [0] Začíná poslední kolo.
    [one] Začíná kolo, po něm zbývá { $left }.
    [few] Začíná kolo, po něm zbývají { $left }.
   *[other] Začíná kolo, po něm zbývá { $left }.
}
event-bids-shown = Sázky jsou: { $bids }.
event-prize-lost = { $baron ->
    [0] Kartu { $card } nikdo nevyhrává, odhazuje se.
   *[other] Baron vyhrává kartu { $card } a dostává body: { $baron }.
}
event-laid = { $seat } vykládá: { $card }.
event-gained = { $seat } získává: { $good }.
event-paid = { $seat } přichází o: { $good }.
event-scored = { $points ->
    [one] { $seat } má { $points } bod navíc.
    [few] { $seat } má { $points } body navíc.
   *[other] { $seat } má { $points } bodů navíc.
}
event-looked = { $known ->
    [0] { $seat } se dívá do balíčku; karet: { $count }.
   *[other] { $seat } se dívá do balíčku: { $cards }.
}
event-dropped = { $seat } odhazuje vrchní kartu: { $card }.
event-attacked = { $seat } útočí. Napadený: { $seat_target }.
event-nothing-looted = { $seat } nemá co vzít.
event-ambushed = { $seat } odkrývá spojence a přepadá útočníka: { $card }.

card-about = dřevo { $wood }, železo { $iron }; body { $points }
zone-goods = Zásoby
zone-laid = Vyložené karty
zone-hand = V ruce
zone-ally = Spojenec
zone-stack = Balíček
zone-discarded = Odhozené karty
attack-here = Zaútočit

source-cards = karty
source-prizes = odměny
source-fights = boje
source-feasts = hostiny
source-baron = baron
topic-laid = Vyložené karty
