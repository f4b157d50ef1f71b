game-title = Prší
card = { $suit ->
    [0] srdcov
    [1] kulov
    [2] listov
   *[3] žaludov
}{ $rank ->
    [0] á sedma
    [1] á osma
    [2] á devítka
    [3] á desítka
    [4] ý spodek
    [5] ý svršek
    [6] ý král
   *[7] é eso
}
suit = { $suit ->
    [0] srdce
    [1] kule
    [2] listy
   *[3] žaludy
}
back = rub karty

ask-turn = { $due ->
    [0] { $ace ->
        [0] Kterou kartu hraješ, nebo si lízneš?
       *[1] Přebíjíš esem, nebo stojíš?
    }
    [few] Přebíjíš sedmou, nebo bereš { $due } karty?
   *[other] Přebíjíš sedmou, nebo bereš { $due } karet?
}
ask-name-suit = Jakou barvu měníš?
move-play = Zahrát: { $card }
move-draw = Líznout
move-stand = Stát
move-name = Barva: { $suit }
why-does-not-fit = Navrchu je { $top } a platí { $suit }.

event-drawn = { $known ->
    [0] { $count ->
        [0] { $seat } nemá co líznout.
        [one] { $seat } bere { $count } kartu.
        [few] { $seat } bere { $count } karty.
       *[other] { $seat } bere { $count } karet.
    }
   *[other] { $seat } bere: { $cards }.
}
event-turned-up = Začíná se na kartu: { $card }.
event-played = { $seat } hraje: { $card }.
event-named = { $seat } mění barvu: { $suit }.
event-stood = { $seat } stojí.
event-reshuffled = Zahrané karty se míchají do nového balíčku.
event-went-out = { $seat } nemá žádnou kartu a vyhrává.

zone-hand = V ruce
zone-stock = Balíček
zone-top = Navrchu
zone-suits = Barvy
in-force = platí
source-cards = zbylé karty
