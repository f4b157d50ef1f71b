# Sentences of Scythe. The names of factions, mats and objectives stand in the data.

game-title = Scythe
option-faction = Faction
option-faction-dealt = by lot
option-faction-nordic = Nordic Kingdoms
option-faction-rusviet = Rusviet Union
option-faction-crimea = Crimean Khanate
option-faction-saxony = Saxony Empire
option-faction-polania = Republic of Polania
option-mat = Player mat
option-mat-dealt = by lot
option-mat-industrial = Industrial
option-mat-engineering = Engineering
option-mat-patriotic = Patriotic
option-mat-mechanical = Mechanical
option-mat-agricultural = Agricultural
option-relentless = The Rusviets and the Factory card
option-relentless-rulebook = may be used twice running (the book)
option-relentless-faq = may not be used twice running (later ruling)
option-encounters = Encounters
option-encounters-open = cost and gain are seen before
option-encounters-blind = blind, the card is turned after the choice
option-gifts = Players may give coins
option-gifts-no = no
option-gifts-yes = yes
option-banned = Unbalanced pairs of faction and mat
option-banned-no = may be played
option-banned-yes = are not played
option-solo = Alone: difficulty of the opponent
option-solo-autometta = Autometta (easy)
option-solo-automa = Automa (normal)
option-solo-automaszyna = Automaszyna (hard)
option-solo-ultimaszyna = Ultimaszyna (very hard)
option-opponent = Alone: faction of the opponent
option-opponent-dealt = by lot
option-opponent-nordic = Nordic Kingdoms
option-opponent-rusviet = Rusviet Union
option-opponent-crimea = Crimean Khanate
option-opponent-saxony = Saxony Empire
option-opponent-polania = Republic of Polania

# Words

terrain-mountain = mountain
    .short = moun
    .ford = mountains
terrain-tundra = tundra
    .short = tund
    .ford = tundra
terrain-farm = farm
    .short = farm
    .ford = farms
terrain-forest = forest
    .short = fore
    .ford = forests
terrain-village = village
    .short = vill
    .ford = villages
terrain-lake = lake
    .short = lake
    .ford = lakes
terrain-factory = the Factory
    .short = FACT
    .ford = the Factory
place-hex = { $name } ({ $terrain })
    .from = from { $name } ({ $terrain })
place-base = the home base of { $name }
    .acc = the home base of { $name }
    .from = from the home base of { $name }
    .loc = the home base of { $name }
base-nordic = the Nordic Kingdoms
    .short = Nordic
base-rusviet = the Rusviet Union
    .short = Rusviet
base-crimea = the Crimean Khanate
    .short = Crimea
base-saxony = the Saxony Empire
    .short = Saxony
base-polania = the Republic of Polania
    .short = Polania
base-albion = Albion
    .short = Albion
base-togawa = Togawa
    .short = Togawa
good-oil = oil
    .acc = oil
    .letter = o
good-metal = metal
    .acc = metal
    .letter = m
good-wood = wood
    .acc = wood
    .letter = w
good-food = food
    .acc = food
    .letter = f
good-worker = worker
    .acc = worker
    .letter = W
goods = { $good ->
    [oil] { $count } oil
    [metal] { $count } metal
    [wood] { $count } wood
    [food] { $count } food
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [power] { $count ->
        [0] any power
       *[other] { $count } power
    }
    [popularity] { $count } popularity
    [cards] { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }
    [mech] { $count ->
        [0] any mech
        [one] { $count } mech
       *[other] { $count } mechs
    }
    [cube] { $count ->
        [0] any upgrade
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
    [structure] { $count ->
        [one] { $count } structure
       *[other] { $count } structures
    }
    [recruit] { $count ->
        [one] { $count } recruit
       *[other] { $count } recruits
    }
    [star] { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
    [upgrade] Upgrade
    [deploy] Deploy
    [build] Build
    [enlist] Enlist
    [produce] { $count ->
        [one] Produce on { $count } territory
       *[other] Produce on { $count } territories
    }
   *[any] { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
}
short-goods = { $good ->
    [coins] { $count }{"\u00A0"}$
    [power] { $count }{"\u00A0"}power
    [popularity] { $count }{"\u00A0"}pop
    [cards] { $count }{"\u00A0"}CC
    [oil] { $count }{"\u00A0"}oil
    [metal] { $count }{"\u00A0"}metal
    [wood] { $count }{"\u00A0"}wood
    [food] { $count }{"\u00A0"}food
    [units] { $count }{"\u00A0"}units
    [territories] { $count }{"\u00A0"}territories
   *[any] { $count }{"\u00A0"}resources
}
nothing = nothing
unit-character = character
    .acc = the character
    .subject = the character
    .letter = C
unit-mech = mech
    .acc = a mech
    .subject = a mech
    .letter = M
unit-labourer = worker
    .acc = a worker
    .subject = a worker
    .letter = w
top-move = Move
    .acc = Move
top-trade = Trade
    .acc = Trade
top-produce = Produce
    .acc = Produce
top-bolster = Bolster
    .acc = Bolster
top-factory = Factory card
    .acc = the Factory card
bottom-upgrade = Upgrade
    .acc = Upgrade
bottom-deploy = Deploy
    .acc = Deploy
bottom-build = Build
    .acc = Build
bottom-enlist = Enlist
    .acc = Enlist
bottom-factory = Move of the Factory card
    .acc = the Move of the Factory card
structure-mine = Mine
    .acc = the Mine
    .letter = N
    .about = It is a tunnel for your units, even where somebody else controls the territory.
structure-armory = Armory
    .acc = the Armory
    .letter = A
    .about = It gives you 1 power with every Trade.
structure-mill = Mill
    .acc = the Mill
    .letter = L
    .about = With Produce its territory is one more and it makes one piece itself, as long as you control it.
structure-monument = Monument
    .acc = the Monument
    .letter = T
    .about = It gives you 1 popularity with every Bolster.
cube-units = Move with a unit more
    .short = unit
cube-coins = Move with a coin more
    .short = coin
cube-popularity = Trade with a popularity more
    .short = popularity
cube-territories = Produce with a territory more
    .short = territory
cube-power = Bolster with a power more
    .short = power
cube-cards = Bolster with a combat card more
    .short = card
star-upgrades = 6 upgrades
    .short = upgrades
star-mechs = 4 mechs
    .short = mechs
star-structures = 4 structures
    .short = structures
star-recruits = 4 recruits
    .short = recruits
star-workers = 8 workers
    .short = workers
star-objective = a fulfilled objective
    .short = objective
star-combat = a victory in combat
    .short = combat
star-popularity = 18 popularity
    .short = popularity
star-power = 16 power
    .short = power
source-coins = coins
source-stars = stars
source-territories = territories
source-resources = resources
source-structures = structures
source-automa-coins = opponent: coins
source-automa-stars = opponent: stars
source-automa-territories = opponent: territories
reason-structure-armory = Armory
reason-structure-monument = Monument
reason-enlist-ongoing = ongoing bonus
reason-enlist-bonus = one-time bonus
reason-encounter = encounter
reason-factory = Factory card
reason-combat-consolation = consolation
reason-combat = combat
reason-nordic-artillery = Artillery
reason-saxony-disarm = Disarm
reason-combat-popularity = workers driven off
reason-produce = production
reason-gift = gift
reason-crimea-coercion = Coercion
reason-automa-recruits = a recruit
reason-track-end = the track ends there
reason-no-cards = there are no combat cards left

# Abilities

ability-riverwalk = Riverwalk
    .about = Character and mechs may cross rivers to { $terrains }.
ability-speed = Speed
    .about = Character and mechs go one step further.
ability-seaworthy = Seaworthy
    .about = Character and mechs may enter lakes, and retreat to a lake beside a lost combat.
ability-artillery = Artillery
    .about = Before a combat you may pay 1 power, and the opponent loses 2.
ability-township = Township
    .about = Villages that you control and the Factory are adjacent for character and mechs.
ability-peoples-army = People's Army
    .about = Where a worker stands with you in a combat, you may add one more combat card.
ability-wayfare = Wayfare
    .about = Character and mechs may go in one step to a home base that nobody has, and from a territory to their own.
ability-scout = Scout
    .about = Before a combat you take a random combat card of the opponent.
ability-underpass = Underpass
    .about = Mountains that you control, tunnels and your Mine are adjacent for character and mechs.
ability-disarm = Disarm
    .about = Before a combat on a tunnel or on your Mine the opponent loses 2 power.
ability-submerge = Submerge
    .about = Character and mechs may enter lakes, and go from a lake to any other lake.
ability-camaraderie = Camaraderie
    .about = Workers driven off in combat cost you no popularity.
faction-swim = Swim
    .about = Workers may cross rivers.
faction-relentless = Relentless
    .about = You may stay on the section of your last turn.
faction-coercion = Coercion
    .about = Once a turn a combat card may stand for one resource.
faction-dominate = Dominate
    .about = Stars for combat and objectives have no limit.
faction-meander = Meander
    .about = You may choose two options of an encounter.

# Cards in our own words

offer = { $cost ->
    [none] free: { $gain }
   *[other] for { $cost }: { $gain }
}
offer-or = { $first } or else { $last }
lettered = { $letter }){"\u00A0"}{ $offer }
factory-about = { $offer }; then a move of one unit by up to 2 territories.
objective-about = { $end ->
    [yes] At the end of your turn you have to { $needs }.
   *[no] Any time in your turn, but not inside an action, you have to { $needs }.
}
need-terrain = control at least { $number } territories of the kind { $terrain }
need-factory = control the Factory
need-owned = { $sign ->
    [ge] have at least { goods }
    [le] have at most { goods }
   *[eq] { $count ->
        [0] be without { goods }
       *[other] have exactly { goods }
    }
}
need-most-power = have the most power (a tie will do)
need-driven-off = drive off at least { $number ->
    [one] { $number } worker
   *[other] { $number } workers
} in this turn
need-factory-card = { $number ->
    [0] be without a Factory card
   *[other] have a Factory card
}
need-combat-stars = have a star for combat
need-tunnel = control at least { $number } territories with a tunnel
need-beside-factory = control at least { $number } territories beside the Factory
need-around-a-lake = control at least { $number } territories around one lake
need-stockpile = have at least { $number } resources on one territory that you control, all four kinds among them
need-pieces-together = have at least { $number } units and structures together on one territory
need-wolf-resources = control a territory with at least { $number } resources where your character, exactly one mech and exactly one worker stand
need-least-resource = control at least { $number } of every resource
need-most-resource = control at least { $number } of one resource
need-workers-without-recruits = have as many workers as recruits
tile-lakes-adjacent = lakes beside your structures
tile-tunnels-adjacent = tunnels beside your structures
tile-encounters-adjacent = encounter territories beside your structures
tile-on-tunnels = your structures on tunnels
tile-longest-line = your structures in the longest line
tile-on-farms-tundras = your structures on farms and tundra
tile-about = For { $what } there are coins at the end: { $steps }.
tile-step = { $count }: { $coins }
tile-steps = { $from }–{ $count }: { $coins }
tile-more = { $from } or more: { $coins }
group-factions = Factions
group-mats = Player mats
group-structures = Structures
group-tiles = Structure bonuses
group-encounters = Encounters
group-factory = Factory cards
group-objectives = Objectives
group-combat = Combat cards
group-automa = Cards of the opponent
group-trackers = Trackers of the opponent
group-orders = Moves of the opponent
faction-about = Starts with power { $power }, combat cards { $cards }. { $ability }: { $about }
mech-about = { $ability }: { $about }
mat-about = Number { $number }; starts with popularity { $popularity }, coins { $coins }. { $sections }.
section-about = { $coins ->
    [0] { $top } / { $bottom } for { $cost } (at least { $least })
   *[other] { $top } / { $bottom } for { $cost } (at least { $least }), brings { $income }
}
encounter-name = Encounter { $number }
factory-name = Factory card { $number }
combat-name = { $copies }× combat card of value { $value }

# Questions

ask-choose-section = To which section does your action pawn go?
ask-top-action = { $section ->
    [factory] Do you take the top action of the Factory card?
   *[other] Do you take the top action above { $bottom }?
}
ask-bottom-action = { $section ->
    [factory] Do you take the Move of the Factory card?
   *[other] Do you take the bottom action { $bottom }?
}
ask-pay-from = You still pay { goods }. Where does the next one come from?
ask-end-turn = The end of your turn. Do you show a fulfilled objective?
ask-move-units = { $units ->
    [one] You may move { $units } more unit. Which one?
   *[other] You may move { $units } more units. Which one now?
}
ask-travel = { $load ->
    [none] The { $name } is on { $at-loc }. Where does it go, what does it load?
   *[other] The { $name } is on { $at-loc } and carries { $load }. Where does it go, what does it load or put down?
}
ask-choose-battle = Which combat comes first?
ask-use-artillery = Do you pay 1 power before the combat? { $seat-enemy } then loses 2.
ask-dials = Combat for { $place }: { $seat-attacker } attacks, { $seat-defender } defends. How much power and which combat cards do you give?
ask-retreat-to = You lost the combat for { $place }. Where do you retreat to?
ask-choose-option = { $taken ->
    [0] An encounter on { $place-loc }: { $offers }. What do you choose?
   *[other] You may choose one more option: { $offers }. Which one, or no more?
}
ask-choose-blind = An encounter on { $place-loc }. Which of the three options do you choose? Cost and gain are shown afterwards.
ask-take-factory = Which Factory card do you keep?
ask-discard-cards = { $count ->
    [one] Which combat card do you pay?
   *[other] You pay { goods }. Which one first?
}
ask-take-some = You may take up to { goods }. How much?
ask-new-workers = You may take up to { goods } on { $place-acc }. How many?
ask-goods-where = You get { goods }. To which territory with a worker of yours?
ask-pick-goods = You may take { goods } on { $place-acc }. Which one now?
ask-produce-at = { $left ->
    [0] The territory of the Mill may produce in addition. Does it?
    [one] You may produce on { $left } more territory. Which one?
   *[other] You may produce on { $left } more territories. Which one now?
}
ask-upgrade-cube = Which technology cube do you move?
ask-upgrade-square = The cost of which action does the cube cover? ({ $cube })
ask-deploy-mech = { $place ->
    [none] Which mech do you deploy?
   *[other] Which mech do you deploy on { $place-acc }?
}
ask-deploy-at = On which territory with a worker of yours do you deploy the mech?
ask-build-structure = { $place ->
    [none] What do you build?
   *[other] What do you build on { $place-loc }?
}
ask-build-at = On which territory with a worker of yours do you build { $structure-acc }?
ask-enlist-recruit = The recruit of which action do you enlist?
ask-enlist-bonus = Which one-time bonus do you take for the recruit of { $bottom }?
ask-bribe = Before the combat you may give coins to those who fight: { $seat-attacker } attacks, { $seat-defender } defends. Do you?

# Moves

move-section = { $section ->
    [factory] The Factory card
   *[other] The section of { $bottom }
}
move-top = { $choice ->
    [0] The top action, first benefit
   *[other] The top action, second benefit
}
move-less = { $choice ->
    [0] Top action, only a part of the first benefit
   *[other] Top action, only a part of the second benefit
}
move-bottom = { $coins ->
    [0] The bottom action without coins
    [2] The bottom action with a part of its coins
   *[other] The bottom action
}
move-skip = Leave it out
move-unit = Move: { $name }, { $place }
move-load = Load { $name-acc }
move-load-walker = Load a worker who has walked
move-unload = Put down { $name-acc }
move-unload-walker = Put down a worker who has walked
move-go = Go to { $place-acc }
move-place = { $place }
move-good = { $good ->
    [oil] Oil
    [metal] Metal
    [wood] Wood
   *[food] Food
}
move-number = { $number ->
    [0] Take nothing
   *[other] Take { $number }
}
move-cube = The cube: { $cube }
move-square = Make { $bottom } cheaper
move-ability = { $number ->
    [0] Deploy the mech with Riverwalk
    [1] Deploy the mech with the travelling ability
    [2] Deploy the mech with the combat ability
   *[3] Deploy the mech with Speed
}
move-structure = Build { $structure-acc }
move-recruit = Enlist the recruit of { $bottom }
move-bonus = Gain { goods }
move-share = Only a part of the bonus ({ goods })
move-option = Option { $letter }
move-part = Option { $letter }, but take only a part of the gain
move-take = Take Factory card { $number } ({ $offer })
move-card = A combat card of value { $value }
move-fight = { $cards ->
    [none] { $power } on the dial, no cards
   *[other] { $power } on the dial, cards { $cards }
}
move-reveal = Show the fulfilled objective { $objective }
move-gift = Give { goods } to { $seat }
move-wish = { $take ->
    [no] Leave the ongoing bonus of { $bottom } ({ goods }) from now on
   *[yes] Take the ongoing bonus of { $bottom } ({ goods }) again
}
move-done = No more

# Events

event-mats-dealt = { $seat } has the faction { $faction } and the mat { $mat }.
event-objectives-dealt = { $objectives ->
    [none] { $seat } gets two secret objectives.
   *[other] { $seat } gets the objectives { $objectives }.
}
event-turn-began = Turn { $turn }: { $seat } plays.
event-section-chosen = { $section ->
    [factory] { $seat } puts the action pawn on the Factory card.
   *[other] { $seat } puts the action pawn on the section of { $bottom }.
}
event-top-taken = { $top-key ->
    [factory] { $seat } takes the top action of the Factory card.
   *[other] { $seat } takes { $top-acc }.
}
    .brief = { $top }
event-bottom-taken = { $seat } takes { $bottom-acc }.
    .brief = { $bottom }
event-gained = { $why ->
    [none] { $seat } gains { goods }.
   *[other] { $seat } gains { goods } ({ $why }).
}
    .brief = gains { goods }
event-forfeited = { $why ->
    [none] { $seat } cannot gain { goods }.
   *[other] { $seat } cannot gain { goods } ({ $why }).
}
event-bonus-left = { $seat } leaves the ongoing bonus of { $bottom } ({ goods }).
event-wished = { $take ->
    [no] { $seat } leaves the ongoing bonus of { $bottom } ({ goods }) from now on.
   *[yes] { $seat } takes the ongoing bonus of { $bottom } ({ goods }) again.
}
event-lost = { $why ->
    [none] { $seat } pays { goods }.
   *[other] { $paid ->
        [no] { $seat } loses { goods } ({ $why }).
       *[yes] { $seat } pays { goods } ({ $why }).
    }
}
    .brief = pays { goods }
event-card-drawn = { $value ->
    [hidden] { $seat } takes a combat card.
   *[other] { $seat } takes a combat card of value { $value }.
}
    .brief = combat card
event-cards-reshuffled = The discarded combat cards are shuffled and become a new deck.
event-card-spent = { $why ->
    [none] { $seat } discards a combat card of value { $value }.
   *[other] { $seat } discards a combat card of value { $value } ({ $why }).
}
event-card-stolen = { $value ->
    [hidden] { $seat } takes a random combat card of { $seat-from }.
   *[other] { $seat } takes a random combat card of { $seat-from }, its value is { $value }.
}
event-card-missed = { $value ->
    [hidden] { $seat } knows which card is lost.
   *[other] { $seat } loses a combat card of value { $value }.
}
event-goods-placed = { $seat } gets { goods } on { $place-acc }.
    .brief = { goods } on { $place-acc }
event-goods-paid = { $seat } pays { goods } { $place-from }.
    .brief = pays { goods } { $place-from }
event-workers-placed = { $seat } gets { goods } on { $place-acc }.
    .brief = { goods } on { $place-acc }
event-workers-sent-home = { $seat } takes { goods } { $place-from } back to the home base.
    .brief = { goods } { $place-from } to the home base
event-unit-moved = { $load ->
    [none] { $seat }: the { $name } goes { $at-from } to { $to-acc }.
   *[other] { $seat }: the { $name } goes { $at-from } to { $to-acc } and carries { $load }.
}
    .brief = { $at } → { $to }
event-mech-deployed = { $seat } deploys a mech on { $place-acc } and unlocks { $ability }.
    .brief = { $ability }, { $place }
event-structure-built = { $seat } builds { $structure-acc } on { $place-loc }.
    .brief = { $structure }, { $place }
event-upgraded = { $seat } upgrades: { $cube }, { $bottom } is cheaper.
    .brief = { $cube }, { $bottom } cheaper
event-enlisted = { $seat } enlists the recruit of { $bottom } for { goods }.
    .brief = { $bottom }, at once { goods }
event-battle-began = { $seat } attacks { $place-acc }, { $seat-against } defends.
    .brief = { $place }, { $seat-against } defends
event-ability-used = { $seat } uses { $ability }.
event-fought = { $seat } has a strength of { $total }: { $power } on the dial, { $cards } from cards.
    .brief = strength { $total }
event-battle-won = { $rule ->
    [combat-tie] A tie in the combat for { $place }: as the attacker { $seat } wins.
   *[other] { $seat } wins the combat for { $place }.
}
    .brief = wins, { $place }
event-retreated = { $seat } retreats to { $place-acc }.
    .brief = retreats → { $place }
event-encountered = { $seat } has an encounter on { $place-loc }: { $offers }.
    .brief = encounter, { $place }
event-option-taken = { $seat } chooses option { $letter }, { $offer }.
    .brief = { $letter }: { $offer }
event-factory-seen = { $seat } looks at the Factory cards.
event-factory-taken = { $seat } takes Factory card { $number } ({ $offer }).
    .brief = card { $number }: { $offer }
event-objective-revealed = { $seat } shows the fulfilled objective { $objective }: { $needs }.
    .brief = { $objective }
event-star-placed = { $seat } places star number { $stars } ({ $star }).
    .brief = star { $stars }, { $star }
event-coins-given = { $seat } gives { goods } to { $seat-to }.
event-load-returned = { $seat } takes back { $at-from } to { $to-acc }: { $load }.
event-units-returned = There is no combat for { $place } any more, { $seat } goes back.
event-automa-dealt = { $seat } leads the faction { $faction } by the tracker { $level }.
event-automa-turned = { $seat } turns card { $number }. { $about }
    .brief = card { $number }
event-automa-skipped = { $seat } turns card { $number }, which does nothing on this tracker.
    .brief = card { $number }
event-automa-stayed = { $seat } cannot make any move of the card.
event-automa-shuffled = All cards of { $seat } are shuffled.
event-automa-judged = { $rule ->
    [automa-tokens] { $seat } turns card { $number }, which says what is found.
   *[other] { $seat } turns card { $number } for the combat. { $about }
}
event-automa-beaten = { $seat } loses the combat on { $place-loc }, its mechs and character go back to the mat.
event-fighter-came = { $seat } gets { $unit-acc } on { $place-acc }.
    .brief = { $place }
event-token-taken = { $seat } removes the encounter on { $place-loc }.
event-tokens-found = { $count ->
    [0] { $seat } finds nothing on { $place-loc }.
   *[other] { $seat } finds { goods } on { $place-loc }.
}
event-tracker-advanced = The tracker of { $seat } comes to space { $space }.
event-tracker-star = { $seat } places star number { $stars } (tracker).
event-scheme-began = The second scheme begins for { $seat }.
event-game-ended = The sixth star is placed, the game ends and coins are counted.

event-tie-broken = { $tie ->
    [pieces] A tie at { $coins } coins: { $seat } wins with more workers, mechs and structures on the map ({ $most } to { $next }).
    [power] A tie at { $coins } coins: { $seat } wins with more power ({ $most } to { $next }).
    [popularity] A tie at { $coins } coins: { $seat } wins with more popularity ({ $most } to { $next }).
    [resources] A tie at { $coins } coins: { $seat } wins with more resources ({ $most } to { $next }).
    [territories] A tie at { $coins } coins: { $seat } wins with more territories ({ $most } to { $next }).
    [stars] A tie at { $coins } coins: { $seat } wins with more stars ({ $most } to { $next }).
   *[all] A tie at { $coins } coins and in everything else: { $seat } wins.
}
event-tie-shared = A tie at { $coins } coins and in everything else: { $seats } win together.

# What is counted

count-battle-began = Combats
count-encountered = Encounters
count-mech-deployed = Mechs deployed
count-structure-built = Structures
topic-faction = Factions
topic-mat = Player mats
topic-pair = Factions with mats
topic-star = Stars placed
topic-mech = Mech abilities
topic-factory = Factory cards
topic-objective = Objectives revealed

# What is typed in a terminal

typed-base = base { $name }
typed-section = { $section ->
    [factory] factory card
   *[other] section { $bottom }
}
typed-top = { $choice ->
    [0] top
   *[other] top 2
}
typed-less = { $choice ->
    [0] top in part
   *[other] top 2 in part
}
typed-less-named = { $what } in part
typed-bottom = { $coins ->
    [2] below with some coins
    [0] bottom without coins
   *[other] bottom
}
typed-bottom-named = { $coins ->
    [2] { $bottom } with some coins
    [0] { $bottom } without coins
   *[other] { $bottom }
}
typed-skip = skip
typed-unit = { $name } { $place }
typed-load = load { $name-acc }
typed-load-walker = load a walked worker
typed-unload = drop { $name-acc }
typed-unload-walker = drop a walked worker
typed-go = go { $place }
typed-at = hex { $place }
typed-number = take { $number }
typed-cube = cube { $name }
typed-square = cheaper { $bottom }
typed-ability = mech { $number }
typed-recruit = recruit { $bottom }
typed-bonus = bonus { $name }
typed-share = bonus { $name } only a part
typed-wish = { $take ->
    [no] leave { $name }
   *[yes] accept { $name }
}
typed-option = option { $letter }
typed-part = part { $letter }
typed-take = card { $number }
typed-card = value { $value }
typed-fight = { $cards ->
    [none] strength { $power }
   *[other] strength { $power } + { $cards }
}
typed-reveal = objective { $number }
typed-gift = give { $coins } to player { $number }
typed-yes = yes
typed-no = no
typed-done = done
typed-coins = coins
typed-resources = resources
typed-popularity = popularity
typed-power = power
typed-cards = cards
typed-use = take
typed-first = first
typed-second = second

# The table

head = Turn { $turn }, { $seat } plays
over = The game is over
line-tile = Structure bonus: { $about }
line-fight = Combat for { $place }: { $seat-attacker } attacks (power { $power-attacker }, cards at most { $cards-attacker }), { $seat-defender } defends (power { $power-defender }, cards at most { $cards-defender })
player-head = { $seat } ({ $faction }, mat { $mat })
player-tracks = power { $power }, popularity { $popularity }, coins { $coins }, combat cards { $cards }, score now { $points }
player-stars = stars { $count }
player-stars-for = stars { $count } ({ $stars })
player-made = upgrades { $upgrades }, mechs { $mechs }, structures { $structures }, recruits { $recruits }, workers { $workers }
player-abilities = abilities: { $abilities }
player-declined = leaves ongoing bonuses: { $bonuses }
player-last = last { $section }
section-line = { $top }: { $does } | { $bottom }: { $cost } → { $income }
section-line-factory = Factory card { $number }: { $offer } | Move: 1 unit by up to 2 territories
line-known = Of the combat cards of { $seat } you know: { $cards }
section-words = { $coins ->
    [0] { $top } ({ $does }), below it { $bottom } for { $cost }
   *[other] { $top } ({ $does }), below it { $bottom } for { $cost }, brings { $income }
}
section-words-factory = Factory card ({ $offer }), below it a Move of one unit by up to 2 territories
does-move = { $units } or { $coins }
does-trade = { $cost } → { $goods } or { $popularity }
does-produce = { $cost } → { $territories }
does-bolster = { $cost } → { $power } or { $cards }
free = free
plus = { $first } + { $more }
recruit-mark = { $left ->
    [yes] bonus { $good } left
   *[no] bonus { $good }
}
line-hand = Combat cards in hand: { $cards }
line-objective = Objective { $number }, { $name }: { $about }
line-choices = You can type:
line-strength = { $count ->
    [0] You can type "strength" and a power from 0 to { $power }.
    [one] You can type "strength" and a power from 0 to { $power }, after "+" { $count } card of yours at most: strength 0 + 3.
   *[other] You can type "strength" and a power from 0 to { $power }, after "+" { $count } cards of yours at most, the lowest first: strength 0 + 2 3.
}
line-factory = Factory cards that you know: { $cards }
legend = C character, M mech, w worker, ⌂ structure (N Mine, A Armory, L Mill, T Monument); o oil, m metal, w wood, f food; ≈ river, ∩ tunnel, ? encounter; › you can move to or from here; "?{"\u00A0"}C2" says what is there

# The table in sentences

say-turn = Turn { $turn }, { $seat } plays.
say-over = The game is over.
say-player = { $seat } leads { $faction } with the mat { $mat }: power { $power }, popularity { $popularity }, coins { $coins }, combat cards { $cards }; if the game ended now, it would be { $points }.
say-stars = { $seat } has stars: { $stars }.
say-made = { $seat }: { $made }.
say-abilities = { $seat } has the abilities: { $abilities }.
say-declined = { $seat } leaves ongoing bonuses: { $bonuses }.
say-section = The action pawn of { $seat } is on { $section }.
say-units = { $seat } has on { $place-loc }: { $what }.
say-loose = Whoever takes { $place-acc } gets { $goods }.
say-tokens = Encounters wait on { $places }.
say-own-section = Your mat: { $line }.
say-hand = You hold the combat cards { $cards }.
say-hand-empty = You hold no combat card.
say-objective = Your objective { $number }, { $name }: { $about }
say-left = Left on your mats: { $what }.

# What a choice means

about-move = Move of up to { $count } units
about-goods = Resources to take: { $goods }.
about-mark = { $mark ->
    [tunnel] There is a tunnel.
   *[encounter] An encounter waits here.
}
about-yields = A worker makes here: { $good }.
about-rivers = A river lies between this territory and { $places }.

# The automatic opponent

automa-name = Automa
automa-card-name = Automa card { $number }
tracker-name = Tracker { $name }
order-name = { $order ->
    [worker] Move of a worker
    [mech] Move of a mech
    [character] Move of the character
    [explore] To an encounter or the Factory
    [raid] Against workers
   *[fight] Against a mech or character
}
order-about = It moves { $units } to { $goal }; { $count ->
    [0] of several it prefers the first in the order of reading.
   *[other] of several it prefers the one { $wishes }, then the first in the order of reading.
}
order-stand-in = Public sources do not tell the priorities of this move.
order-units = { $first }, else { $last },
target-free = a hex without any unit
target-clear = a hex without units of yours
target-explore = the Factory or a hex with an encounter
target-raid = a hex with nothing but workers of yours
target-fight = a hex with a mech or the character of yours
prefer-most-neighbours = beside most of its units
prefer-near-factory = nearest to the Factory
prefer-near-enemy = nearest to your units
prefer-no-enemy = without units of yours
prefer-no-own-mech = without a mech of its own
prefer-own-workers = with workers of its own
prefer-most-workers = with most workers of yours
prefer-fewest-fighters = with fewest mechs and characters of yours
automa-order = { $order ->
    [worker] a worker to where most of its units are near
    [mech] a mech to its workers or towards you
    [character] the character to its workers
    [explore] the character to the Factory or an encounter
    [raid] an attack on workers
   *[fight] an attack on a mech or character with power { $power } or more
}
automa-only = { $move } (only { $faction })
automa-deploy = { $count ->
    [one] a mech or the character
   *[other] { $count } mechs or the character
}
automa-moves = The first possible move: { $moves }.
automa-none = It neither moves nor gains.
automa-gain = Gain: { $gain }.
automa-more = { $faction } also gains { $gain }.
automa-bonus = Your recruit of this bonus brings you { $gain }.
automa-star = { $star ->
    [yes] The tracker advances.
   *[no] The tracker stays.
}
automa-fight = In a combat it spends { $low } power if it has up to 7, { $middle } up to 13, { $high } with more, and adds combat cards: { $cards }. Where it is driven off you find { $tokens }.
automa-schemes = First scheme: { $first } Second scheme: { $second } { $star } { $fight }
over-alone = { $won ->
    [yes] The game is over, the player wins { $mine } to { $theirs }.
   *[no] The game is over, { $seat } wins { $theirs } to { $mine }.
}
automa-sources = { $seat } has { $coins } in coins, { $stars } for stars and { $territories } for territories.
automa-idle = It does nothing on this tracker.
automa-skipped = On the tracker Autometta it does nothing.
tracker-about = Stars on the spaces { $stars }; it crosses water from space { $water } on; the second scheme begins on space { $second }.
tracker-victories = { $count ->
    [0] Combats bring it no star.
    [one] At most { $count } combat brings it a star.
   *[other] At most { $count } combats bring it a star each.
}
tracker-skips = Some cards do nothing.
tracker-stand-in = Public sources do not say how many combats bring it a star.
automa-head = { $seat } ({ $faction }, { $level })
automa-tracks = power { $power }, coins { $coins }, closed combat cards { $cards }, score now { $points }
automa-stars = { $won ->
    [0] stars { $count }
   *[other] stars { $count }, of them for combat { $won }
}
automa-made = workers { $workers }, mechs { $mechs }
automa-tracker = tracker { $space } of { $last }
automa-next-star = { $steps ->
    [one] a star after { $steps } step
   *[other] a star after { $steps } steps
}
automa-water = { $steps ->
    [0] crosses water
    [one] crosses water after { $steps } step
   *[other] crosses water after { $steps } steps
}
automa-scheme = { $steps ->
    [0] second scheme
    [one] second scheme after { $steps } step
   *[other] second scheme after { $steps } steps
}
automa-deck = { $count ->
    [one] { $count } card in its deck
   *[other] { $count } cards in its deck
}
automa-last = Its last card, number { $number }: { $about }
say-automa = The opponent is { $head }: { $parts }.

# What is wrong with a pack

pack-move = "{ $line }": after the move there may be one number and one faction.
pack-labourer = A worker goes only where the player has no units; "to" may be: { $allowed }.

# Why not

held = { $good ->
    [power] { $count } power
   *[other] { goods }
}
unmet = { $kind ->
    [plain] { $need }
    [difference] { $need } (the difference is { $have } now)
   *[count] { $need } (now { $have })
}
why-short = You still need { $missing }: it costs { $cost }, you have { $have }.
why-short-on-map = { $coerces ->
    [yes] You still need { $missing }: { $bottom } costs { $cost }, you have { $have } on your territories, and a combat card pays for only one.
   *[no] You still need { $missing }: { $bottom } costs { $cost }, and you have { $have } on your territories.
}
why-same-section = { $section ->
    [factory] The action pawn stands on the Factory card since your last turn; it must go to another section.
   *[other] The action pawn stands on the section of { $top } and { $bottom } since your last turn; it must go to another one.
}
why-action-order = { $now ->
    [0] First you decide about the top action; the bottom one comes after it.
    [1] The top action of this turn is behind you; now it is the bottom one.
   *[2] Both actions of this turn are behind you.
}
why-unit-first = First choose a unit to move; { $units } more may move.
why-still-moving = { $unit ->
    [character] First finish the move of the character, now on { $at-loc }.
    [mech] First finish the move of the mech, now on { $at-loc }.
   *[labourer] First finish the move of the worker, now on { $at-loc }.
}
why-no-unit = { $unit ->
    [character] Your character does not stand on { $place-loc }.
    [mech] You have no mech on { $place-loc }.
   *[labourer] You have no worker on { $place-loc }.
}
why-has-moved = { $unit ->
    [character] The character has moved in this action.
    [mech] { $count ->
        [one] The mech on { $place-loc } has moved in this action.
       *[other] All mechs on { $place-loc } have moved in this action.
    }
   *[labourer] { $count ->
        [one] The worker on { $place-loc } has moved in this action.
       *[other] All workers on { $place-loc } have moved in this action.
    }
}
why-stopped-by-fighters = { $seat } has a character or a mech on { $place-loc }; the { $name } ends its move there.
why-has-stopped = { $cause ->
    [1] Workers of an opponent have just gone { $place-from }; the { $name } ends its move there.
    [2] An encounter token lies on { $place-loc }; the { $name } ends its move there.
    [3] A move is one step to an adjacent territory, and the { $name } on { $place-loc } has taken it.
    [4] Only the character and mechs have Speed; the { $name } on { $place-loc } has taken its one step.
   *[5] In this action the { $name } on { $place-loc } has finished its move.
}
why-worker-alone = { $seat } has units on { $place-loc }; a worker may not go there alone.
why-enemy-there = { $seat } has units on { $place-loc }.
why-held-there = A character or mech of { $seat } stands on { $place-loc }; the worker does not leave there alone.
why-not-beside = One step does not lead to { $to-acc }: the { $name } stands on { $at-loc }.
why-stands-there = The unit stands on { $place-loc } already.
why-river-between = The way to { $to-acc } leads across a river from here, and the { $name } does not cross it.
why-wrong-ford = Your Riverwalk leads across rivers only to { $terrains }, not to { $to-acc }.
why-not-controlled = You do not control { $place }.
why-base-in-play = Wayfare does not lead to { $place-acc }: { $seat } plays that faction.
why-none-there = { $good ->
    [worker] There is no free worker of yours on { $place-loc } who could get on.
   *[other] There is no free { $good } on { $place-loc }.
}
why-none-aboard = { $good ->
    [worker] The unit carries no worker.
   *[other] The unit carries no { $good }.
}
why-alone-on-lake = Without your character or a mech you may not leave this on { $place-loc }: { $load }.
why-no-worker-at = You have no worker on { $place-loc }.
why-occupied = { $seat } has a structure on { $place-loc }: { $structure }.
why-only-so = You may take { goods } at most.
why-workers-left = { $count ->
    [0] No worker is left on your mat.
    [one] Only { $count } worker is left on your mat.
   *[other] Only { $count } workers are left on your mat.
}
why-all-produced = { $count ->
    [one] No more territories may produce: this production has been done on { $count }.
   *[other] No more territories may produce: this production has been done on { $count }.
}
why-land-yields = This territory yields nothing: { $place }.
why-mill-taken = { $seat } controls { $place }, where your Mill stands.
why-less-power = You want { $power } on the dial, but you have only { held }.
why-fewer-cards = { $cards ->
    [one] You want to add { $cards } card; in this combat you may add { goods } at most.
   *[other] You want to add { $cards } cards; in this combat you may add { goods } at most.
}
why-hand-has = { $hand ->
    [none] You have no combat card in your hand.
   *[other] In your hand are only the combat cards { $hand }.
}
why-unfulfilled = The objective { $objective } is not fulfilled now; it lacks: { $lacking }.
why-gift-short = { $count ->
    [0] You want to give { $gift }, but you have no coins.
   *[other] You want to give { $gift }, but you have only { $have }.
}
why-ability-needs = { $ability } does not lead this way: you do not control { $place }.
why-new-mine = The Mine on { $place-loc } was built in this turn and serves from your next one on.

# What is printed on components

printed-ability = ability
printed-any = resources of any kind
printed-around-a-lake = territories around a lake
printed-artillery = Artillery
printed-beside-factory = territories beside the Factory
printed-bolster = Bolster
printed-bonus = recruit bonus
printed-build = Build
printed-camaraderie = Camaraderie
printed-character = character
printed-clear = a hex without units of the player
printed-coercion = Coercion
printed-coins = coins
printed-combat = power in combat
printed-combat-cards = combat cards
printed-combat-stars = stars for combat
printed-crimea = Crimea
printed-deploy = Deploy
printed-disarm = Disarm
printed-dominate = Dominate
printed-driven-off = workers driven off
printed-either = only one of the gains
printed-end = only at the end of the turn
printed-enlist = Enlist
printed-explore = explore
printed-factory = Factory
printed-factory-card = Factory card
printed-fight = fight
printed-forest = forest
printed-gain = gain
printed-least-resource = of every resource
printed-meander = Meander
printed-mech = mech
printed-mechs = mechs
printed-more = in addition
printed-most-neighbours = most own units beside
printed-most-power = most power
printed-most-resource = of one resource
printed-mountain = mountain
printed-move = Move
printed-moves = moves
printed-near-enemy = near the player
printed-near-factory = near the Factory
printed-needs = conditions
printed-no-enemy = without the player
printed-no-own-mech = without an own mech
printed-nordic = Nordic
printed-one-time = one-time bonuses
printed-ongoing = ongoing bonus
printed-options = options
printed-order = move
printed-own-workers = to own workers
printed-peoples-army = People's Army
printed-pieces-together = pieces together
printed-polania = Polania
printed-power = power
printed-prefer = prefers
printed-produce = Produce
printed-raid = against workers
printed-recruits = recruits
printed-relentless = Relentless
printed-riverwalk = Riverwalk
printed-rusviet = Rusviet
printed-saxony = Saxony
printed-schemes = schemes
printed-scout = Scout
printed-seaworthy = Seaworthy
printed-second = second scheme from space
printed-sections = sections
printed-skipped = skipped
printed-skips = skips cards
printed-speed = Speed
printed-squares = squares that cubes can cover
printed-star = star
printed-stars = stars on spaces
printed-stockpile = stockpile
printed-structures = structures
printed-submerge = Submerge
printed-swim = Swim
printed-territories = territories
printed-to = where to
printed-tokens = resources found
printed-top = top action
printed-township = Township
printed-trade = Trade
printed-tundra = tundra
printed-tunnel = tunnel
printed-underpass = Underpass
printed-units = units
printed-upgrade = Upgrade
printed-upgrades = upgrades
printed-victories = stars for combats at most
printed-village = village
printed-water = crosses water from space
printed-wayfare = Wayfare
printed-wolf-resources = resources with character, mech and worker
printed-worker = worker
printed-workers = workers
printed-workers-without-recruits = more workers than recruits by

# Forms of packs.
question-order = Look into the rules of the automatic opponent: where does this move go, and what does it prefer?
question-tracker = Take the tracker card: on which spaces are its stars, and how many are there for combats?
question-rule = Find it in the rules of the automatic opponent: is it played like this? Another wording cannot be written yet.
field-combat = power in combat (up to 7, up to 13, more)
field-cards = combat cards
field-tokens = resources when driven off
field-star = advances the tracker
field-skipped = skipped on the easiest tracker
field-first = first scheme
field-second = second scheme
field-second-scheme-from = second scheme from space
field-water = crosses water from space
field-stars = stars on spaces
field-victories = stars for combats
field-skips = skips marked cards
field-units = units
field-to = where to
field-prefer = prefers
field-moves = moves
field-gain = gains
field-more = some factions also
field-bonus = recruit bonus
