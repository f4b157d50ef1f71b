# Rebirth: jména toho, co stránka kreslí. Věty o hře posílá server.
rb-tagline = Pokládáš po jednom dílku, rosteš do shluků a přetahuješ se o hrady a sídla.
rb-about = asi 60 minut · od 10 let · Reiner Knizia
rb-map-note = { $map ->
    [ireland] pokročilý režim, věže a veřejné mise
   *[scotland] základní režim, tajné mise
}
rb-board = Mapa. Šipkami se pohybuješ po políčkách, Enter hraje, Escape zavře bublinu.
rb-you-may = sem smíš
rb-you-may-use = tento bonus teď můžeš využít
rb-covered = zakryté
rb-tile-of = { $tile }, patří: { $who }
rb-coast = { $map ->
    [scotland] přístav
   *[ireland] pobřeží +1
}
rb-landmark = { $kind ->
    [castle] hrad { $name }
    [cathedral] katedrála { $name }
   *[tower] věž { $name }
}
rb-beside = { $kind ->
    [castle] u hradu { $name }
    [cathedral] u katedrály { $name }
   *[tower] u věže { $name }
}
rb-held = drží { $who }
rb-ground = { $terrain ->
    [farm] pole farmy
    [energy] pole elektrárny
   *[blank] prázdné pole
}
rb-field = { $terrain ->
    [farm] farma
    [energy] elektrárna
    [town] sídlo
   *[blank] prázdné
}
rb-in-town = sídlo { $name }, velikost { $size }
rb-hand = V ruce
rb-choose = Který si necháš?
rb-nothing = nic
rb-stock = v zásobě { $left }
rb-aside = stranou { $count }
rb-free = Volná pole
rb-public = Veřejné mise
rb-first-later = první / další
rb-have = máš
rb-done = splněno
rb-own = Moje tajné mise
rb-only-you = vidíš jen ty
rb-no-cards = Zatím žádná. První dílek u katedrály přinese misi.
rb-shown = Odhalené mise
rb-castles = Hrady
rb-nobody = nikdo
rb-reached = { $kind ->
    [cathedral] Katedrály
   *[tower] Věže
}
rb-left = Dílky v zásobě
rb-place-on = Položit na { $space }
rb-progress = { $mine } z { $of }
rb-race = ty { $mine }
rb-ahead = vedeš
rb-shared = shoda stačí
rb-eg-yes = ano
rb-eg-no = ne
rb-eg-farm = pole farmy
rb-eg-energy = pole elektrárny
rb-eg-blank = prázdné pole
rb-eg-town = pole sídla
rb-eg-castle = hrad
rb-eg-cathedral = katedrála
rb-eg-tower = věž
rb-eg-own = { $kind ->
    [farm] tvoje farma
    [energy] tvoje elektrárna
   *[town] tvoje sídlo
}
rb-eg-other = { $kind ->
    [farm] cizí farma
    [energy] cizí elektrárna
   *[town] cizí sídlo
}
rb-unknown = není vidět
rb-secret = tajná mise
rb-if-ended = Kdyby hra skončila teď
rb-track-only = jen stupnice
rb-on-track = na stupnici { $points } · { $rank }.
rb-part = { $part ->
    [track] na stupnici
    [castles] hrady
    [settlements] rozestavěná sídla
    [missions] moje karty misí
   *[open] karty, které ještě nic nepřinášejí
}
rb-up-to = až { $points }
rb-unseen = { $count ->
    [one] a jedna tajná karta
    [few] a { $count } tajné karty
   *[other] a { $count } tajných karet
}
