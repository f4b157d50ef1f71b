# Rebirth: jména toho, co stránka kreslí. Věty o hře posílá server.
rb-tagline = Pokládáš po jednom dílku, rosteš do shluků a přetahuješ se o hrady a sídla.
rb-about = 2 až 4 hráči · asi 60 minut · od 10 let · Reiner Knizia
rb-map-note = { $map ->
    [ireland] pokročilý režim, věže a veřejné mise
   *[scotland] základní režim, tajné mise
}
rb-board = Mapa. Šipkami se pohybuješ po políčkách, Enter hraje, Escape zavře bublinu.
rb-you-may = sem smíš
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
rb-choose = Vyber jeden
rb-nothing = nic
rb-stock = v zásobě { $left }
rb-aside = stranou { $count }
rb-free = Volná pole
rb-public = Veřejné mise
rb-first-later = první / další
rb-have = máš
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
