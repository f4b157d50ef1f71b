# Sentences of Rebirth.

game-title = Rebirth
option-map = Map
option-map-scotland = Scotland
option-map-ireland = Ireland
option-start = First player
option-start-random = by lot
option-start-1 = player 1
option-start-2 = player 2
option-start-3 = player 3
option-start-4 = player 4
option-zero_majority = Majority of zero
option-zero_majority-never = nobody fulfils a mission with zero
option-zero_majority-literal = if all have zero, the owner fulfils the mission

# Words

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiles-count = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
tile-farm = farm
    .acc = a farm
tile-energy = power plant
    .acc = a power plant
tile-settlement1 = settlement 1
    .acc = settlement 1
tile-settlement2 = settlement 2
    .acc = settlement 2
tile-settlement3 = settlement 3
    .acc = settlement 3
tile-settlement4 = settlement 4
    .acc = settlement 4
tile-acc = { $tile ->
    [farm] { tile-farm.acc }
    [energy] { tile-energy.acc }
    [settlement1] { tile-settlement1.acc }
    [settlement2] { tile-settlement2.acc }
    [settlement3] { tile-settlement3.acc }
    [settlement4] { tile-settlement4.acc }
   *[hidden] one tile
}
tile-nom = { $tile ->
    [farm] { tile-farm.acc }
    [energy] { tile-energy.acc }
    [settlement1] { tile-settlement1.acc }
    [settlement2] { tile-settlement2.acc }
    [settlement3] { tile-settlement3.acc }
   *[settlement4] { tile-settlement4.acc }
}
ground = { $ground ->
    [farm] a farm space
    [energy] a power plant space
    [blank] a blank space
   *[town] a settlement space
}
landmark = { $landmark ->
    [tara] Hill of Tara
   *[other] { $kind ->
        [castle] { $name } castle
        [cathedral] { $name } cathedral
       *[tower] { $name } tower
    }
}
landmark-gen = { $landmark ->
    [tara] the Hill of Tara
   *[other] { $kind ->
        [castle] { $name } castle
        [cathedral] { $name } cathedral
       *[tower] { $name } tower
    }
}
landmark-short = { $landmark ->
    [tara] Hill of Tara
   *[other] { $name }
}
space = { $town ->
    [none] { $space }
   *[other] { $space } ({ $town })
}
use = bonus-{ $place }
off-the-map = off the map { $place }
mission = { $mission ->
    [hidden] an unknown mission
   *[other] the mission "{ $mission }"
}
source-clusters = clusters
source-settlements = settlements
source-coast = { $map ->
    [scotland] ports
   *[ireland] coast
}
source-missions = missions
source-towers = towers
source-unfinished = unfinished
source-castles = castles
source-cards = fulfilled cards

# Questions

ask-place-tile = Where do you place the tile in your hand?
ask-keep-one = Which of the tiles you drew do you keep?
ask-put-token = On which mission do you put the doubling token?
ask-choose-tower = Which tower do you use now? There are bonuses at { $towers }.
ask-another-tile = The bonus at { landmark-gen }: do you want to place one of your set-aside tiles now?

# Moves

move-place = Place the tile: { space }
move-keep = Keep { tile-acc }
move-use = Use the bonus at { landmark-gen } now
move-double = Put the doubling token on { mission }

# Events

event-covered = With two players { $count ->
    [one] { $count } space is covered
   *[other] { $count } spaces are covered
}.
event-removed = Every player removes { tiles-count }: { $tiles }.
event-row-laid = { $count ->
    [one] { $count } mission lies in the row
   *[other] { $count } missions lie in the row
}: { $missions }.
event-deck-shuffled = The deck of missions is shuffled and has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-tower-laid = The bonus "{ $bonus }" lies at { landmark-gen }.
event-set-aside = { $tiles ->
    [hidden] { $seat } looks at { tiles-count } and sets them aside.
   *[other] { $seat } looks at { tiles-count } and sets them aside: { $tiles }.
}
event-began = { $seat } begins.
event-drew = { $tiles ->
    [hidden] { $seat } draws { tiles-count }.
   *[other] { $seat } draws { tiles-count }: { $tiles }.
}
event-put-back = { $seat } keeps { tile-acc } and puts { tiles-count } back into the supply.
event-placed = { $rule ->
    [place-exception-farm] { $seat } places { tile-acc } by the exception on the power plant space { space }: no farm space and no blank space is free any more.
    [place-exception-energy] { $seat } places { tile-acc } by the exception on the farm space { space }: no power plant space and no blank space is free any more.
   *[other] { $seat } places { tile-acc } on { space }.
}
    .brief = { space }
event-scored = { $source ->
    [clusters] { $seat } scores { points } for a cluster.
    [coast] { $map ->
        [scotland] { $seat } scores { points } for a port.
       *[ireland] { $seat } scores { points } for a place on the coast.
    }
    [settlements] { $seat } scores { points } for a finished settlement.
    [unfinished] { $seat } scores { points } for unfinished settlements.
    [towers] { $seat } scores { points } for a tower.
   *[castles] { $seat } scores { points } for castles.
}
event-settlement-scored = { $seat } scores { points } for the finished settlement { $town }.
    .brief = { $town }
event-unfinished-scored = { $count ->
    [one] { $seat } scores { points } for the unfinished settlement { $towns }.
   *[other] { $seat } scores { points } for unfinished settlements: { $towns }.
}
event-castle-taken = { $held ->
    [no] { $seat } occupies { landmark }.
   *[yes] { $rule ->
        [castle-tie-plain] { $seat } takes over { landmark } from { $seat-loser }, having more farms and power plants at an equal number of tiles.
       *[other] { $seat } takes over { landmark } from { $seat-loser }.
    }
}
    .brief = { $name }
event-castle-kept = At a tie { $seat } keeps { landmark }.
    .brief = { $name }
event-mission-drawn = { $mission ->
    [hidden] { $seat } takes a mission card at { landmark-gen }.
   *[other] { $seat } takes { mission } at { landmark-gen }.
}
    .brief = { $name }
event-mission-fulfilled = { $rule ->
    [mission-first] { $seat } is the first to fulfil { mission } and scores { points }.
    [tower-doubling-pays] { $seat } fulfils { mission } under the doubling token and scores { points }.
   *[other] { $seat } fulfils { mission } and scores { points }.
}
    .brief = { $mission }
event-tower-reached = { $seat } has the first own tile next to { landmark-gen }: "{ $bonus }".
    .brief = { $name }: { $bonus }
event-tower-ignored = { $rule ->
    [tower-another-once] The bonus at { landmark-gen } does not work now: { $seat } may place another tile only once in a turn.
   *[other] { $seat } passes up the bonus at { landmark-gen }.
}
event-tile-fetched = { $tile ->
    [hidden] { $seat } draws one of the set-aside tiles.
   *[other] { $seat } draws { tile-acc } from the set-aside tiles.
}
event-token-placed = { $seat } puts the doubling token on { mission }.
event-token-useless = { $seat } has already fulfilled all missions of the row; the doubling token is lost.
event-ended = All tiles are placed, the game ends.
event-card-scored = { $counts ->
    [none] { $points ->
        [0] { $seat } shows { mission }, but scores nothing for it.
       *[other] { $seat } shows { mission } and scores { points }.
    }
   *[other] { $points ->
        [0] { $seat } shows { mission }, but scores nothing for it (in the order of players { $counts }).
       *[other] { $seat } shows { mission } and scores { points } (in the order of players { $counts }).
    }
}
event-tie-broken = At equal influence { $seat } comes before { $seat-behind }.
event-won = { $rule ->
    [tie-edinburgh] Edinburgh castle decides the tie for first place: { $seats } holds it and wins.
    [tie-stirling] None of the tied players holds Edinburgh castle, so Stirling castle decides: { $seats } holds it and wins.
    [tie-stirling-nobody] None of the tied players holds Edinburgh castle, and nobody at all holds Stirling castle: { $seats } share the win.
    [tie-blarney] Blarney castle decides the tie for first place: { $seats } holds it and wins.
    [tie-tara] None of the tied players holds Blarney castle, so the Hill of Tara decides: { $seats } has most tiles next to it and wins.
    [tie-tara-shared] None of the tied players holds Blarney castle, and the tiles next to the Hill of Tara are tied too: { $seats } share the win.
    [tie-tara-nobody] None of the tied players holds Blarney castle, and nobody has a tile next to the Hill of Tara: { $seats } share the win.
   *[other] { $seats } wins.
}

# Why not

why-on-landmark = Tiles never go on the space of { landmark-gen }.
why-off-the-map = There is no space for tiles there, only water.
why-covered-space = With two players the space { space } is covered by a tile that belongs to nobody; { $count ->
    [one] it is the only one
   *[other] there are { $count } of them
}.
why-occupied = { space } is taken by { tile-nom } of { $seat }.
why-own-tile = { space } is taken by { tile-nom } of yours.
why-wrong-ground = { $tile ->
    [farm] You have a farm in hand: it goes only on a farm space or on a blank space, and { space } is { ground }.
    [energy] You have a power plant in hand: it goes only on a power plant space or on a blank space, and { space } is { ground }.
   *[other] You have { tile-acc } in hand: it goes only on a settlement space, and { space } is { ground }.
}
why-not-yet = { $tile ->
    [farm] A farm may go on the power plant space { $space } only once the whole board has no free farm space and no free blank space. Still free: { $fields ->
        [0] { left-blank }
       *[other] { $blanks ->
            [0] { left-farm }
           *[other] { left-farm } and { left-blank }
        }
    }.
   *[energy] A power plant may go on the farm space { $space } only once the whole board has no free power plant space and no free blank space. Still free: { $fields ->
        [0] { left-blank }
       *[other] { $blanks ->
            [0] { left-energy }
           *[other] { left-energy } and { left-blank }
        }
    }.
}
left-farm = { $fields ->
    [one] { $fields } farm space
   *[other] { $fields } farm spaces
}
left-energy = { $fields ->
    [one] { $fields } power plant space
   *[other] { $fields } power plant spaces
}
left-blank = { $blanks ->
    [one] { $blanks } blank space
   *[other] { $blanks } blank spaces
}
why-only-exceptions = { $tile ->
    [farm] You have a farm in hand, and no farm space and no blank space is free any more: by the exception it goes only on a power plant space, and { space } is { ground }.
   *[energy] You have a power plant in hand, and no power plant space and no blank space is free any more: by the exception it goes only on a farm space, and { space } is { ground }.
}
why-must-place = You have drawn { tile-acc } and must place it: the bonus could be passed up only before the draw.
why-not-drawn = You did not draw { tile-nom }. You choose from these: { $tiles }.
why-not-in-row = { $mission ->
    [hidden] There is no such mission in Ireland; the doubling token goes on a mission of the row.
   *[other] The mission "{ $mission }" does not lie in the row, so the doubling token cannot go there.
}
why-already-fulfilled = You have fulfilled the mission "{ $mission }" already; the doubling token goes on one that you are yet to fulfil.
why-not-reached = { $kind ->
    [nowhere] There is no such tower on the map. You choose from the bonuses at { $towers }.
    [tower] You are not placing your first tile next to { landmark-gen } now. You choose from the bonuses at { $towers }.
   *[other] There is no tower bonus at { landmark-gen }. You choose from the bonuses at { $towers }.
}

# The table

hand = { $tiles ->
    [none] Your hand is empty.
   *[other] In hand: { $tiles }.
}
aside = { $tiles ->
    [none] You have nothing set aside.
   *[other] Set aside: { $tiles }.
}
card = Mission "{ $name }" ({ points }): { $about }
card-fulfilled = Fulfilled mission "{ $name }" ({ points }): { $about }
row-mission = Mission { $id } "{ $name }" for { points } to the first, { $later } to later ones: { $about }
row-fulfilled = Mission { $id } is fulfilled by (the first one first): { $seats }.
row-token = The doubling token on mission { $id } is put by { $seats }.
bonus = The bonus "{ $name }" is at: { $places }. { $about }
bonus-reached = Tiles next to { landmark-gen }: { $seats }.
tiles-on-map = { $tiles ->
    [none] { $seat } has no tile on the map.
   *[other] { $seat } has on the map: { $tiles }.
}
tiles-at = { $tile } { $spaces }
covered-spaces = Covered spaces: { $spaces }.
castles-held = { $castles ->
    [none] { $seat } holds no castle.
   *[other] { $seat } holds { $castles }.
}
castles-free = Held by nobody: { $castles }.
stock = { $seat }: { $supply } in the supply, { $aside } set aside, mission cards: { $cards }.
score = { $sources ->
    [none] { $seat } has { points }.
   *[other] { $seat } has { points }: { $sources }.
}
source-points = { $source } { $number }
if-ended = If the game ended now: { $seats }. Cards that you cannot see are not counted.
if-ended-seat = { $seat } { $points }
column-total = total
column-if-ended = end
column-clusters = clusters
column-settlements = settl.
column-coast = { source-coast }
column-missions = missions
column-towers = towers
column-unfinished = unfin.
column-castles = castles
column-cards = cards
column-supply-left = supply
column-aside-left = aside
column-cards-left = held
heading-castles = Castles:
heading-cathedrals = Cathedrals:
legend-scotland = f field, e grid, . no symbol, Abc/( ) settlement, + port, ×× covered, #{"\u00A0"}castle, †{"\u00A0"}cathedral; row and number = space ("?{"\u00A0"}E2" tells more); °{"\u00A0"}stand-in
legend-ireland = f field, e grid, . no symbol, Abc/( ) settlement, + coast, ×× covered, #{"\u00A0"}castle, ^{"\u00A0"}tower; row and number = space ("?{"\u00A0"}E2" tells more); °{"\u00A0"}stand-in
legend-row = Missions of the row (points to first/later; ✓ fulfilled, ×2 doubling token):
legend-tiles = { $choice ->
    [none] F farm, E power plant, 1 to 4 settlement
   *[other] F farm, E power plant, 1 to 4 settlement; { $choice } = you may
}
map-name = Map: { $name }.

# Places

water = water
row-ends = There is no space { $space } on the map; this row has { $first } to { $last }.
row-of-water = There is no space { $space } on the map: this row is only water. Rows { $first } to { $last } have spaces.
no-row = There is no space { $space } on the map: rows { $first } to { $last } have spaces.
terrain-farm = field
terrain-energy = grid
terrain-blank = no symbol
terrain-town = { $count ->
    [one] settlement { $name } of { $count } space
   *[other] settlement { $name } of { $count } spaces
}
on-the-coast = { $map ->
    [scotland] port
   *[ireland] coast
}
next-to = { $note ->
    [none] next to { landmark-gen }
   *[other] next to { landmark-gen } ({ $note })
}
held-by = held by { $seat }
reached-by = tiles of { $seats }
is-covered = covered
tile-of = { $tile } ({ $seat })
neighbour = { $space } { $what }
neighbours = { $spaces ->
    [none] No space is next to it.
   *[other] Next to it: { $spaces }.
}
gain = { points } at once

# What is guessed

stand-in-map = The layout of the map is our own; the numbers follow the rules, but the printed map, most names and the covered spaces are guessed.
stand-in-majority = Guessed: that the deck has a card with just this condition and these points.
stand-in-bonus = Guessed: how many cards without a condition the deck has.
stand-in-public = Guessed: the condition and the points of this mission.
stand-in-removed = Guessed: which three different settlements are removed with four players.

# Scotland: missions
mission-SM01 = Most ports
    .about = Nobody has tiles on more ports than you.
mission-SM02 = Master of medium settlements
    .about = Nobody has both tiles in more medium settlements than you.
mission-SM03 = Most power plants
    .about = Nobody has more power plant clusters of three or more tiles than you.
mission-SM04 = Most farms
    .about = Nobody has more farm clusters of three or more tiles than you.
mission-SM05 = Most castles
    .about = Nobody holds more castles than you.
mission-SM06 = Invergarry castle
    .about = Nobody has more tiles next to Invergarry castle than you.
mission-SM07 = Edinburgh castle
    .about = Nobody has more tiles next to Edinburgh castle than you.
mission-SM08 = Stirling castle
    .about = Nobody has more tiles next to Stirling castle than you.
mission-SM09 = Eilean Donan castle
    .about = Nobody has more tiles next to Eilean Donan castle than you.
mission-SM10 = Dunrobin castle
    .about = Nobody has more tiles next to Dunrobin castle than you.
mission-SM11 = Sinclair castle
    .about = Nobody has more tiles next to Sinclair castle than you.
mission-SM12 = Balmoral castle
    .about = Nobody has more tiles next to Balmoral castle than you.
mission-SM13 = Fyvie castle
    .about = Nobody has more tiles next to Fyvie castle than you.
mission-SM14 = Glamis castle
    .about = Nobody has more tiles next to Glamis castle than you.
mission-SM15 = Inveraray castle
    .about = Nobody has more tiles next to Inveraray castle than you.
mission-SM16 = Culzean castle
    .about = Nobody has more tiles next to Culzean castle than you.
mission-SM17 = Hermitage castle
    .about = Nobody has more tiles next to Hermitage castle than you.
mission-SM18 = Biggest farm
    .about = Nobody has a bigger farm cluster than you.
mission-SM19 = Biggest power plant
    .about = Nobody has a bigger power plant cluster than you.
mission-SM20 = Most small settlements
    .about = Nobody has tiles in more small settlements than you.
mission-SM21 = Most large settlements
    .about = Nobody has a tile in more large settlements than you.
mission-SM22 = Most cathedrals
    .about = Nobody has a cathedral on more cathedral spaces than you.
mission-SM23 = Most open land
    .about = Nobody has tiles on more spaces without a symbol than you.
mission-SM24 = Biggest clan land
    .about = Nobody has a bigger connected group of tiles of any type than you.
mission-SM25 = Cathedral bonus
    .about = Points without a condition.
mission-SM26 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM27 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM28 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM29 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM30 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM31 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM32 = { mission-SM25 }
    .about = { mission-SM25.about }

# Ireland: missions
mission-IM01 = Four spaces at a castle
    .about = Have tiles on four spaces around the same castle.
mission-IM02 = Four spaces at a tower
    .about = Have tiles on four spaces around the same tower.
mission-IM03 = Three places on the coast
    .about = Have tiles on three coastal spaces marked 1+.
mission-IM04 = Three small settlements
    .about = Have a tile in three small settlements.
mission-IM05 = Two farm clusters
    .about = Have two separate farm clusters of at least three tiles each.
mission-IM06 = Two power plant clusters
    .about = Have two separate power plant clusters of at least three tiles each.
mission-IM07 = Linked towers
    .about = One connected group of your tiles is next to four towers.
mission-IM08 = Linked castles
    .about = One connected group of your tiles is next to four castles.
mission-IM09 = Four medium settlements
    .about = Have a tile in four medium settlements.
mission-IM10 = One big cluster
    .about = Have a farm or power plant cluster of at least five tiles.
mission-IM11 = Three large settlements
    .about = Have a tile in three large or great settlements.
mission-IM12 = At five castles
    .about = Have a tile next to five different castles.

# Ireland: tower bonuses
bonus-set_13 = 13 points for three towers
    .about = Once you have a tile next to all three towers of this bonus, you score 13 points.
bonus-place_another = Another tile
    .about = You may at once draw, place and score one of your set-aside tiles.
bonus-draw_three = Three tiles to choose from
    .about = At the end of the turn you draw three tiles instead of one, and next time you place one of them.
bonus-three_points = 3 points
    .about = You score 3 points at once.
bonus-private_mission = Private mission
    .about = You draw a mission card that only you can fulfil; at the end it scores its higher value.
bonus-doubling = Doubling
    .about = Once you have a tile next to both towers of this bonus, you mark a mission of the row that will then score double for you.

# Corrections by owners of the game

stand-in-number = A guess: this number.
mission-castle = { $name } castle
    .about = Nobody has more tiles next to { $name } castle than you.
pack-code = "{ $code }" is no code of a place: settlements have two small letters, castles C and a number, the others { $other } and a number.
pack-doubled-id = The place "{ $id }" is already here.
pack-overlap = "{ $token }" reaches into the hex "{ $other }" beside it.
pack-column = "{ $token }" in column { $column } does not start where a hex can be; hexes are six columns apart, in the next row shifted by three.
pack-token = The mark "{ $token }" means nothing in the drawing of a map.
pack-doubled = "{ $code }" is on the map twice.
pack-not-drawn = "{ $code }" is not on the map.
pack-castles = There are { $count } castles, but only { $most } pieces.
pack-others = There are { $count } { $map ->
    [scotland] cathedrals
   *[ireland] towers
}, there should be { $needed }.
pack-blocked = There are { $count } spaces marked "!", there should be { $needed }.
pack-port = The port "+" on the space { $space } is not in a settlement; in Scotland only settlement spaces have ports.
pack-too-large = The map is too large: at most { $spaces } places and { $rows } rows fit.
pack-apart = The spaces of the settlement "{ $code }" do not touch.
pack-town-size = The settlement "{ $code }" has { $count } spaces, it may have at most { $most }.
pack-tie-breaks = Ties are to be broken by { $map ->
    [scotland] two castles
   *[ireland] a castle and a tower
}.
pack-no-castle = The castle "{ $castle }" of mission { $mission } is not on the map.
pack-prizes = There should be { $count } numbers here.
pack-row = The row is to have { $count } missions, but so many must be left for private missions that it may have at most { $most }.
pack-bonuses = There are { $count } bonuses, there should be as many as towers.
pack-tiles = There are { $count } tiles of a colour, there should be { $needed }.
pack-removed = More tiles leave the game than a colour has.
pack-room-towns = With { $seats } players there are { $count } settlement spaces for { $needed } settlement tiles.
pack-room = With { $seats } players there are { $count } spaces outside settlements for { $needed } farms and power plants.
pack-aside = At least as many tiles must be set aside as towers let one place another, and at least one must be left.
pack-no-name = Mission { $id } asks for what none of our cards does, so it needs a name.

# What the statistics of a table count

tile-number = { $value ->
    [0] { tile-farm }
    [1] { tile-energy }
    [2] { tile-settlement1 }
    [3] { tile-settlement2 }
    [4] { tile-settlement3 }
   *[5] { tile-settlement4 }
}
count-drew = Tiles drawn
    .tiles = { tile-number }
count-placed = Tiles placed
    .tile = { tile-number }
count-castle-taken = Castles taken
count-mission-drawn = Secret missions gained
count-mission-fulfilled = Public missions fulfilled
count-tower-reached = Towers reached
topic-castle = Castles taken
topic-tower = Tower bonuses
topic-mission = Public missions fulfilled
topic-card = Mission cards at the end

# What is printed, and how the list calls it

number-removed_with = Number of players with which tiles are removed
number-aside_scotland = Tiles set aside in Scotland
number-aside_ireland = Tiles set aside in Ireland
number-mission_row = Missions in the row
number-castle_points = Points for a castle at the end
number-port_points = Points for a port
number-coast_points = Points for a place on the coast
number-prizes_2 = Points for a medium settlement
number-prizes_3 = Points for a large settlement
number-prizes_4 = Points for a great settlement
printed-castle = castle
printed-cluster-at-least = tiles of a cluster, at least
printed-coast = places on the coast
printed-covered = covered with two players
printed-near = next to
printed-ports = ports
printed-removed-with-four = removed with four players
printed-settlements-by-size = settlements
printed-size-1 = small
printed-size-2 = medium
printed-size-3 = large
printed-size-4 = great
printed-sizes = sizes
printed-tiles = tiles
printed-tower = tower
printed-towers = towers
printed-town = settlement

# Forms of packs.
question-map = Lay your board beside this picture: do spaces, castles, names and covered places agree, row by row?
question-mission = Go through the missions: is there a card with this condition? How many points does it show?
question-public = Find the card among the missions of Ireland: what does it ask for, and how many points go to the first and to later players?
question-removed = Look at the set-up for four players: which three settlements go back to the box?
question-number = Look into the rulebook or on the board: which number is there?
tiles-colour = Tiles of one colour
tiles-removed-plain = Farms and power plants that go back to the box
tiles-removed-settlements = Settlements that go back to the box
tiles-about = How many tiles there are of each kind.
field-first-row = first row
field-origin = origin
field-tie-breaks = places that break ties
field-drawing = map
field-places = places
field-value = number
field-copies = copies
field-points = points
field-effect = condition
field-first = points to the first
field-later = points to later ones
field-at-least = at least
field-cluster-at-least = tiles of a cluster, at least
field-castle = castle
field-near = next to
field-sizes = sizes of settlements
field-tiles = tiles
field-about = text of the card
effect-ports-occupied = most ports
effect-medium-settlements-full = most full medium settlements
effect-energy-clusters-3plus = most clusters of three or more power plants
effect-farm-clusters-3plus = most clusters of three or more farms
effect-castle-adjacent-hexes = most spaces next to one castle
effect-castles-controlled = most castles
effect-largest-farm-cluster = largest cluster of farms
effect-largest-energy-cluster = largest cluster of power plants
effect-small-settlements-occupied = most small settlements
effect-large-settlements-present = most large settlements
effect-cathedrals-reached = most cathedrals
effect-blank-hexes-occupied = most blank spaces
effect-largest-group-any = largest group of any tiles
effect-bonus = points without a condition
effect-adjacent-to-one = spaces next to one place
effect-adjacent-to-many = spaces next to different places
effect-occupied-hexes = places on the coast
effect-settlements-present = presence in settlements
effect-clusters = clusters of tiles
effect-link = a group that links places
