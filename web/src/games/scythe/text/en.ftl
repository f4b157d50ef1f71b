# Scythe: names of what the page draws. Sentences about the game come from the server.
sy-tagline = Fields, factories and mechs: produce, build, enlist and fight until somebody places a sixth star.
sy-about = about 115 minutes · from 14 years · Jamey Stegmaier
sy-title = central Europe
sy-six-stars = until the sixth star
sy-round = Round { $round }
sy-over = Over · { $round } rounds, { $turn } turns
sy-board = The table. Arrows lead over map and mats, Enter chooses.
sy-map = Map. Arrows lead from territory to territory, Enter chooses.
sy-ask-option = { $taken ->
    [0] Encounter at { $place }. What do you choose?
   *[other] You may choose one more option. Which, or is it enough?
}
sy-ask-travel = { $kind ->
    [character] Where does the character go, and what does it take along?
    [mech] Where does the mech go, and what does it load?
   *[worker] Where does the worker go, and what does it take along?
}
sy-ask-top = { $name }: what do you choose?
sy-ask-bottom = { $name } for { $goods }. Play it?
sy-may = you may
sy-or = or
sy-for = for { $goods }
sy-letter = { $terrain ->
    [mountain] M
    [tundra] T
    [farm] F
    [forest] W
    [village] V
    [lake] L
   *[factory] Factory
}
sy-free-base = free
sy-tunnel = tunnel
sy-encounter = encounter
sy-tunnel-about = Tunnels are next to each other.
sy-encounter-about = A character who enters has an encounter.
sy-factory-hex = Whoever enters with the character first takes a card. At the end it counts as three territories.
sy-yields = yields
sy-goods = { $good ->
    [oil] { $count } oil
    [metal] { $count } metal
    [wood] { $count } wood
    [food] { $count } food
    [worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [character] character
    [mech] { $count ->
        [one] { $count } mech
       *[other] { $count } mechs
    }
    [units] { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
    [territories] { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [power] { $count } power
    [popularity] { $count } popularity
    [cards] { $count ->
        [one] { $count } combat card
       *[other] { $count } combat cards
    }
    [upgrade] Upgrade
    [deploy] Deploy
    [build] Build
    [enlist] Enlist
    [produce] Produce on { $count } territories
   *[any] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
}
sy-affords = ready
sy-lacks = { $goods } missing
sy-short = { $count } short
sy-now = playing now
sy-last = last turn
sy-no-coins = without coins
sy-some-coins = only some of the coins
sy-wish = { $take ->
    [no] Leave the bonus: { $name }
   *[yes] Take the bonus: { $name }
}
sy-declined = The bonus of the recruit is left: { $good ->
    [power] power
    [coins] coin
    [popularity] popularity
   *[cards] combat card
}
sy-part = a part only
sy-recruit = Recruit's bonus: { $good ->
    [power] power
    [coins] a coin
    [popularity] popularity
   *[cards] a combat card
}, whenever you or a neighbour plays this action
sy-factory-card = Factory card
sy-factory-number = Card { $number }
sy-factory-cards = Factory cards
sy-factory-about = The card is a fifth section of your mat. Below its action one unit may go up to two territories.
sy-factory-move = Move of one unit up to 2 territories
sy-two-steps = up to 2 territories
sy-mats = Mats of { $name }
sy-my-mats = My mats
sy-show-mats = mats
sy-mechs = Mechs and their abilities
sy-structures = Structures
sy-bonuses = One-time bonuses of recruits
sy-unlocked = Unlocked.
sy-locked = The mech is still on the mat.
sy-built = Stands on the map.
sy-on-mat = Is still on the mat.
sy-taken = taken
sy-waits = waiting
sy-hand = Combat
sy-card = { $count ->
    [one] combat card { $value }
   *[other] combat card { $value }, { $count } times
}
sy-cards = { $count ->
    [one] { $count } combat card
   *[other] { $count } combat cards
}
sy-no-cards = no card
sy-stars = Star track
sy-star = { $star ->
    [upgrades] upgrades
    [mechs] mechs
    [structures] builds
    [recruits] recruits
    [workers] workers
    [objective] goal
    [combat] combat
    [popularity] 18
   *[power] 16
}
sy-nobody = nobody
sy-track = { $kind ->
    [power] Power
   *[popularity] Popularity
}
sy-stat = { $what ->
    [stars] stars
    [power] power
    [popularity] popularity
   *[coins] coins
}
sy-end-only = Your turn ends here.
sy-enough = { $step ->
    [MoveUnits] Enough moves
    [Travel] Stay here
    [ProduceAt] Enough produced
    [EndTurn] End the turn
   *[other] Enough
}
sy-skip = { $step ->
    [TopAction] Leave out the top action
    [BottomAction] Leave out the bottom action
   *[other] Leave it out
}
sy-go-to = Go to { $place }
sy-cargo = Unit and cargo
sy-steps = { $count ->
    [one] may go { $count } more territory
   *[other] may go { $count } more territories
}
sy-of = of { $count }
sy-load = Load { $good }
sy-unload = Put down { $good }
sy-walked = a worker who has walked
sy-nothing-to-load = There is nothing to load here.
sy-will-fight = { $place }: there will be a combat, { $who } defends
sy-forces = After all moves. You have power { $power } and { $hand } cards, the other one power { $enemy } and { $cards } cards.
sy-will-drive = { $count ->
    [one] You drive off { $count } worker
   *[other] You drive off { $count } workers
} and lose { $popularity ->
    [0] nothing: you have no popularity
   *[other] { $popularity } popularity
}{ $comrade ->
    [yes] {""} (Camaraderie only counts in combat)
   *[no] {""}
}
sy-give = Give somebody coins
sy-give-to = To whom
sy-give-coins = How many
sy-if-ended = If the game ended now
sy-tile = Structure bonus
sy-objectives = My objectives
sy-only-you = only you see them
sy-no-objectives = You have no objective left.
sy-reveal = Show this objective
sy-combat = Combat: { $place }
sy-stage = { $stage ->
    [prepare] Abilities
    [dials] Secret choice
   *[over] Reveal
}
sy-attacks = attacks
sy-defends = defends
sy-against = against
sy-tie = the attacker wins ties
sy-won = { $who } wins
sy-sum = dial { $power }, cards { $cards }
sy-dial = Power dial
sy-less = Less
sy-more = More
sy-card-of = { $count ->
    [one] combat card { $value }
   *[other] combat card { $value }: { $mine } of { $count } chosen
}
sy-tracks = Tracks of power, popularity and stars
sy-whole-mats = whole mats
sy-less-mats = actions only
sy-may-cards = { $count ->
    [0] you may add no card
    [one] you may add { $count } card
   *[other] you may add { $count } cards
}
sy-limits = dial up to { $dial }, up to { $cards } of { $hand } cards
sy-chosen = chosen
sy-if-won = If you win
sy-if-won-about = The territory and its resources are yours; you place a star if you have one left for combat.{ $popularity ->
    [0] {""}
   *[other] {""} You lose { $popularity } popularity for workers driven off.
}
sy-if-lost = If you lose
sy-if-lost-about = { $lake ->
    [yes] Mechs and character retreat to the home base or to a lake beside the battle, workers to the home base; what they carried stays.
   *[no] Your units retreat to the home base and leave what they carried.
} With a strength of at least 1 you draw a combat card.
sy-retreat = Where do you retreat to?
sy-retreats = { $who } chooses where to retreat.
sy-in-any-case = In any case
sy-in-any-case-about = You pay { $power } power and keep { $left }. Cards you add are discarded: { $cards }.
sy-confirm = { $cards ->
    [none] Confirm { $power } without cards
   *[other] Confirm { $power } + cards { $cards }
}
sy-no-way-back = What is confirmed cannot be taken back.
sy-other-chooses = You have chosen. The other one is still thinking.
sy-watch = You watch. The choices are shown when both are made.
sy-go-on = Go on
sy-encounter-at = Encounter: { $place }
sy-blind = Choose blindly. Cost and gain are shown afterwards.
sy-watch-offer = { $who } chooses.
sy-face-down = unknown card
sy-only-part = Take a part only
sy-final = How it was counted
sy-warn = { $what ->
    [objective] You have fulfilled an objective and could show it. End the turn?
   *[fight] You put nothing into this combat. Confirm?
}
sy-guess = stand-in
sy-automa-points = The opponent's score if the game ended now
sy-automa-has = { $what ->
    [stars] stars
    [power] power
    [cards] closed combat cards
    [coins] coins
    [workers] workers
   *[mechs] mechs
}
sy-tracker = Star tracker: space { $space } of { $last }
sy-tracker-stars = Stars on the opponent's tracker
sy-automa-next = What can be seen coming
sy-next-star = { $steps ->
    [one] next star in { $steps } step
   *[other] next star in { $steps } steps
}
sy-next-water = { $steps ->
    [0] rivers and lakes do not stop it
    [one] crosses water in { $steps } step
   *[other] crosses water in { $steps } steps
}
sy-next-scheme = { $steps ->
    [0] the second halves of the cards hold
    [one] second halves of the cards in { $steps } step
   *[other] second halves of the cards in { $steps } steps
}
sy-automa-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
sy-automa-won = { $count ->
    [one] { $count } star for combat
   *[other] { $count } stars for combat
}
sy-automa-card = Last card: { $number }
sy-automa-how = How it picks unit and goal
sy-automa-skips = The card does nothing on this tracker.
sy-card-decides = a turned card decides; it has { $hand } combat cards
sy-alone-won = You win: { $mine } to { $theirs }.
sy-alone-lost = The opponent wins: { $theirs } to { $mine }.
sy-alone-sources = The opponent has { $coins } in coins, { $stars } for stars and { $territories } for territories.
sy-ask-end = Confirm the end of my turn
