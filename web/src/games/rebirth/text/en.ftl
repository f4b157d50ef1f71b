# Rebirth: names of what the page draws. Sentences about the game come from the server.
rb-tagline = You place one tile at a time, grow into clusters and contest castles and settlements.
rb-about = about 60 minutes · age 10 and up · Reiner Knizia
rb-map-note = { $map ->
    [ireland] advanced mode, towers and public missions
   *[scotland] basic mode, secret missions
}
rb-board = Map. Arrow keys move between spaces, Enter plays, Escape closes a bubble.
rb-you-may = you may place here
rb-you-may-use = you may use this bonus now
rb-covered = covered
rb-tile-of = { $tile } of { $who }
rb-coast = { $map ->
    [scotland] port
   *[ireland] coast +1
}
rb-landmark = { $kind ->
    [castle] castle { $name }
    [cathedral] cathedral { $name }
   *[tower] tower { $name }
}
rb-beside = { $kind ->
    [castle] next to castle { $name }
    [cathedral] next to cathedral { $name }
   *[tower] next to tower { $name }
}
rb-held = held by { $who }
rb-ground = { $terrain ->
    [farm] farm space
    [energy] power plant space
   *[blank] blank space
}
rb-field = { $terrain ->
    [farm] farm
    [energy] power plant
    [town] settlement
   *[blank] blank
}
rb-in-town = settlement { $name }, size { $size }
rb-hand = In hand
rb-choose = Which one do you keep?
rb-nothing = nothing
rb-stock = { $left } in supply
rb-aside = { $count } set aside
rb-free = Free spaces
rb-public = Public missions
rb-first-later = first / later
rb-have = done
rb-done = fulfilled
rb-own = My secret missions
rb-only-you = only you see them
rb-no-cards = None yet. Your first tile next to a cathedral brings one.
rb-shown = Missions shown
rb-castles = Castles
rb-nobody = nobody
rb-reached = { $kind ->
    [cathedral] Cathedrals
   *[tower] Towers
}
rb-left = Tiles in supply
rb-place-on = Place on { $space }
rb-progress = { $mine } of { $of }
rb-race = you { $mine }
rb-ahead = you lead
rb-shared = a tie is enough
rb-eg-yes = yes
rb-eg-no = no
rb-eg-farm = farm space
rb-eg-energy = power plant space
rb-eg-blank = blank space
rb-eg-town = settlement space
rb-eg-castle = castle
rb-eg-cathedral = cathedral
rb-eg-tower = tower
rb-eg-own = { $kind ->
    [farm] your farm
    [energy] your power plant
   *[town] your settlement
}
rb-eg-other = { $kind ->
    [farm] another's farm
    [energy] another's power plant
   *[town] another's settlement
}
rb-unknown = not seen
rb-secret = secret mission
rb-if-ended = If it ended now
rb-track-only = track only
rb-on-track = on the track { $points }, place { $rank }
rb-part = { $part ->
    [track] on the track
    [castles] castles
    [settlements] unfinished settlements
    [missions] my mission cards
   *[open] cards that bring nothing yet
}
rb-up-to = up to { $points }
rb-unseen = { $count ->
    [one] and one secret card
   *[other] and { $count } secret cards
}
