# Katan – Duel: names of what the page draws. Sentences about the game come from the server.
kd-tagline = Everybody enlarges a principality: roads, settlements and cities, resources and cards.
kd-about = about 45 minutes · from 10 years · Klaus Teuber
kd-mode = { $mode ->
    [introductory] base cards, to 7 points
    [gold] trade and gold, to 12 points
    [turmoil] attack and defence, to 12 points
    [progress] science and buildings, to 12 points
    [duel] all sets, to 13 points
   *[tournament] decks of your own
}
kd-target = to { $target } points
kd-board = Table. Arrows move between cards, Enter chooses, Escape closes the bubble.
kd-may = you may
kd-realm = Principality: { $name }
kd-centre = Middle of the table
kd-region = { $name } { $number }, { $good } { $count } of { $room }
kd-of-room = { $count } of { $room }
kd-row = { $row ->
    [above] above
   *[below] below
}
kd-place = { $kind ->
    [city] city { $letter }
   *[settlement] settlement { $letter }
}
kd-place-short = { $kind ->
    [city] City
   *[settlement] Settlement
}
kd-site = { $row ->
    [above] above { $letter }
   *[below] below { $letter }
}{ $outer ->
    [yes] {" "}(outer)
   *[no] {""}
}
kd-free-site = free site
kd-here = here
kd-road = road
kd-build-road = { $side ->
    [left] room for a road on the left
   *[right] room for a road on the right
}
kd-build-settlement = { $side ->
    [left] room for a settlement on the left
   *[right] room for a settlement on the right
}
kd-dice = Dice: { $number } and { $symbol }
kd-dice-none = The dice are still to roll
kd-before = roll first
kd-event-card = event card
kd-enlarge = enlarge
kd-stacks = Stacks
kd-stack = Stack { $number }, { $name }, cards: { $count }
kd-set = { $set ->
    [gold] gold
    [turmoil] turmoil
    [progress] progress
   *[base] { $number ->
        [0] base set
       *[other] { $number }
    }
}
kd-offered = Face up: { $name }, { $count } left
kd-events = events
kd-events-left = Events, cards: { $count }
kd-discard = Discard pile, cards: { $count }, { $name } on top
kd-left = { $what ->
    [road] Roads
    [settlement] Settlements
    [city] Cities
   *[region] Regions
} left: { $count }
kd-supply = { $what ->
    [road] roads
    [settlement] settlem.
    [city] cities
   *[region] regions
}
kd-kind = { $colour ->
    [action] action card
    [red] building, only at a city
    [brown] region expansion
   *[green] { $group ->
        [ship] trade ship
        [hero] hero
        [unit] unit
       *[building] building
    }
}
kd-spine = { $colour ->
    [action] action
    [red] city building
    [brown] region
   *[green] expansion
}
kd-free = no cost
kd-once = only one in a principality
kd-points-victory = victory
kd-points-commerce = commerce
kd-points-strength = strength
kd-points-skill = skill
kd-points-progress = progress
kd-with-advantage = { $kind }, has the advantage
kd-advantage = { $kind ->
    [strength] Strength advantage
   *[commerce] Trade advantage
}
kd-no-goods = lacks { $goods }
kd-no-goods-of = lacks { $count } of: { $goods }
kd-no-condition = its condition is not met
kd-no-site = no free site
kd-no-city = only at a city
kd-no-once = you have one
kd-no-supply = none is left
kd-no-moment = not at this moment
kd-no-later = from your next turn
kd-no-effect = it would bring nothing
kd-no-set = the die is set
kd-no-now = not now
kd-hand = Cards in hand
kd-hand-of = { $name } holds cards: { $count }
kd-notes = What you know of hidden cards
kd-note-hand = { $name } holds for certain: { $cards }.
kd-note-stack = Stack { $stack } from the top: { $cards }.
kd-note-unknown = { $count ->
    [one] 1 unknown
   *[other] { $count } unknown
}
kd-note-pile = Below the top of the discard pile: { $cards }.
kd-note-maybe = { $cards }: { $places }.
kd-note-or = { $one } or { $other }
kd-note-in-hand = in hand ({ $name })
kd-note-in-stack = somewhere in stack { $stack }
kd-note-in-pile = in the discard pile
kd-hand-empty = You have no cards in hand.
kd-choose-site = { $name }: choose a site
kd-choose-stack = { $name }: under which stack?
kd-end-actions = End the action phase
kd-price = costs { $goods }
kd-price-free = free
kd-take-top = Top card of stack { $number }
kd-put-down = Back
kd-lay = { $above } above, { $below } below
kd-turn-of = Turn of { $name }
kd-step-roll = Roll the dice
kd-step-yield = Production and event
kd-step-act = Build, act, exchange
kd-step-fill = Fill up the hand
kd-step-swap = Exchange 1 card
kd-robbery = If brigands came
kd-counted = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
kd-sheltered = { $count } sheltered
kd-lost = loss
kd-safe = loses nothing, the limit is { $limit }
kd-principalities = Where the points come from
