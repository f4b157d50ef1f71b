# Sentences of Katan – Duel.

game-title = Katan – Duel
option-mode = Game
option-mode-introductory = The First Catanians (introductory game)
option-mode-gold = Era of Gold
option-mode-turmoil = Era of Turmoil
option-mode-progress = Era of Progress
option-mode-duel = Duel of the Princes
option-mode-tournament = Tournament game
option-start = First player
option-start-random = by lot
option-start-1 = player 1
option-start-2 = player 2
option-deck = Tournament deck
option-deck-commerce = commerce
option-deck-strength = strength
option-deck-progress = progress
option-advantage = Advantage below 3 points
option-advantage-lost = is lost
option-advantage-kept = is kept while the holder has more
option-start_stack = Start hands
option-start_stack-different = come from different stacks
option-start_stack-any = may come from the same stack
option-doctor = The Doctor helps
option-doctor-card = the two regions beside the Bath House
option-doctor-city = all four regions of the city
option-moneylender = The Moneylender takes
option-moneylender-two = two resources in all
option-moneylender-three = two resources more, that is three
option-relocation = Relocating cards
option-relocation-swap = only swaps two cards
option-relocation-move = may also move one to a free site
option-discard = Discard pile
option-discard-top = shows its top card only
option-discard-open = lies open

# Words

good-lumber = lumber
    .acc = lumber
good-brick = brick
    .acc = brick
good-ore = ore
    .acc = ore
good-grain = grain
    .acc = grain
good-wool = wool
    .acc = wool
good-gold = gold
    .acc = gold
goods = { $count } { good-acc }
any-goods = { $count ->
    [one] any { $count } resource
   *[other] any { $count } resources
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
land-lumber = forest
    .acc = forest
    .short = wood
land-brick = hills
    .acc = hills
    .short = hill
land-ore = mountains
    .acc = mountains
    .short = mtn
land-grain = fields
    .acc = fields
    .short = farm
land-wool = pasture
    .acc = pasture
    .short = past
land-gold = gold field
    .acc = gold field
    .short = gold
symbol-brigand = Brigand Attack
symbol-trade = Trade
symbol-celebration = Celebration
symbol-harvest = Plentiful Harvest
symbol-event-card = question mark
token-0 = the strength advantage
token-1 = the trade advantage
colour-action = action card
colour-green = settlement expansion
colour-red = city expansion
colour-brown = region expansion
group-building = building
group-ship = trade ship
group-hero = hero
group-unit = unit
set-base = Base set
set-gold = Era of Gold
set-turmoil = Era of Turmoil
set-progress = Era of Progress
set-short-base = base
set-short-gold = gold
set-short-turmoil = turmoil
set-short-progress = progress
events-title = Events
source-settlements = settlements
source-cities = cities
source-expansions = expansions
source-strength_advantage = strength advantage
source-trade_advantage = trade advantage
topic-played = Cards played
reason-exchange = exchange
reason-booster = booster
reason-road = road
reason-settlement = settlement
reason-city = city
reason-search = looking through a stack

# Where: settlements and cities have letters from the left, the first two are F and G

region-at = { $row ->
    [above] above,
   *[below] below,
} { $side ->
    [left] left of { $place }
   *[right] right of { $place }
}
spot-at = { $row ->
    [above] above { $place }
   *[below] below { $place }
}
site-at = { $outer ->
    [yes] { spot-at } (outer site)
   *[no] { spot-at }
}
land-acc = { $good ->
    [lumber] { land-lumber.acc }
    [brick] { land-brick.acc }
    [ore] { land-ore.acc }
    [grain] { land-grain.acc }
    [wool] { land-wool.acc }
   *[gold] { land-gold.acc }
} { $number }
good-acc = { $good ->
    [lumber] { good-lumber.acc }
    [brick] { good-brick.acc }
    [ore] { good-ore.acc }
    [grain] { good-grain.acc }
    [wool] { good-wool.acc }
   *[gold] { good-gold.acc }
}
side = { $side ->
    [left] on the left
   *[right] on the right
}

# Questions

ask-start-hand = Which stack do your first cards come from?
ask-rearrange = Do you want to rearrange your regions? Choose the first of two that change places, or stop.
ask-prepare = Preparatory round without dice: what do you build?
ask-before-roll = Roll the dice; cards that set them are played now.
ask-set-number = What shall the production die show?
ask-buy-at-market = Marketplace: which resource do you take?
ask-action-phase = What do you do in your action phase?
ask-gain-any = { $why ->
    [none] Take { any-goods }. On which region?
   *[other] { $why }: take { any-goods }. On which region?
}
ask-store = Where do you store { goods }?
ask-pay-from = Which region pays { goods }?
ask-pay-any = { $why ->
    [none] Pay { any-goods }. From which region?
   *[other] { $why }: pay { any-goods }. From which region?
}
ask-demand = { $least ->
    [0] { $why }: do you want to take something else from your opponent?
   *[other] { $why }: which resource do you take from your opponent?
}
ask-give-from = { $why }: which region gives your opponent { good-acc }?
ask-give-back = { $why }: which resource do you give your opponent?
ask-choose-spot = Where do you build { $what }?
ask-choose-region = Beside which region do you lay { $what }?
ask-spare = You build { $what } at a discount: which resource do you not pay?
ask-choose-land = Which region do you choose from the region stack?
ask-lay-lands = The new regions are { $first } and { $second }: where does { $first } go?
ask-ward-off = { $why }: do you want to roll to ward it off?
ask-bury-under = Under which stack do you put the card { $spot }?
ask-lose-fighter = { $why }: which of your units do you give up?
ask-burn-building = Arsonist: which building of your opponent burns?
ask-steal-card = Traitor: do you take one of your opponent's cards?
ask-raid = Brigands: which of your regions does your opponent fill up?
ask-lose-ship = Pirate Ship: which of your trade ships do you lose?
ask-relocate = Relocation: which region or card changes places with another?
ask-swap-region = Which region changes places with the one { $region }?
ask-swap-card = Which card changes places with the one { $spot }?
ask-treat = Doctor: which Bath House do you use?
ask-tithe = Tithe Barn: do you want wool or grain?
ask-fetch-card = { $why }: which card do you take from the discard pile?
ask-search-stack = { $why }: which stack do you look through?
ask-take-found = Which card do you take from stack { $stack }?
ask-draw-card = From which stack do you draw a card?
ask-put-back = You hold more cards than allowed: which one goes under a stack?
ask-exchange-card = Do you want to exchange a card of your hand? Choose it and the stack it goes under, or stop.
ask-get-card = Where does your card come from: the top of a stack, or do you pay and look through one?
ask-buy-from-merchant = Traveling Merchant: do you buy a resource for 1 gold?
ask-avert = Do you keep the event away from you with a card?
ask-sort-out = { $card ->
    [hidden] Fraternal Feuds: which of your opponent's cards goes under a stack?
   *[other] Fraternal Feuds: the first card is { $card }; which other one goes under a stack? Your opponent will see the stacks only.
}
ask-name-building = Feud: name a building of your opponent, three in all.
ask-give-up-building = Feud: which of the named buildings do you lose?
ask-calm-riot = Riots: do you pay { $price } gold, or give up a unit?

# Moves

move-roll = Roll the dice
move-play = { $colour ->
    [action] Play { $what }
   *[other] Build { $what }
}
move-number = Set the production die to { $number }
move-region = The region { $region }
move-cache = Gold Cache
move-good = { $good ->
    [lumber] Lumber
    [brick] Brick
    [ore] Ore
    [grain] Grain
    [wool] Wool
   *[gold] Gold
}
move-at = The site { $spot }
move-target = The card { $spot }
move-road = Build a road { side }
move-settle = { $scout ->
    [yes] Build a settlement { side } and choose its regions with the Scout
   *[no] Build a settlement { side }
}
move-city = Turn settlement { $place } into a city
move-exchange = Exchange { good-acc } for another resource
move-exchange-at = Exchange 2 resources of the region { $region } with the Large Trade Ship
move-mint = Exchange 1 gold for another resource in the Mint
move-remove = Remove your card { $spot }
move-under = Put { $what } under stack { $stack }
move-stack = Stack { $stack }
move-search = Look through stack { $stack }
move-take = Take { $what }
move-land = Take { land-acc }
move-row = { $row ->
    [above] Above
   *[below] Below
}
move-pay = Pay
move-stop = Enough, nothing more

# Events

event-began = { $seat } begins.
event-turn-began = Turn { $turn }: { $seat } is to play.
event-cards-taken = { $cards ->
    [hidden] { $seat } takes { cards-count } from stack { $stack }.
   *[other] { $seat } takes { cards-count } from stack { $stack }: { $cards }.
}
event-looked-through = { $seat } looks through stack { $stack }.
event-regions-swapped = { $seat } swaps the regions { $region } and { $other }.
event-cards-swapped = { $seat } swaps the cards { $card } and { $other-card }.
event-card-moved = { $seat } moves { $what } to the site { $spot }.
event-rolled = { $seat } rolls: production { $number }, event { $symbol }.
    .brief = { $number }, { $symbol }
event-defended = { $warded ->
    [yes] { $seat } rolls { $number } and wards the attack off.
   *[no] { $seat } rolls { $number } and does not ward the attack off.
}
event-gained = { $where ->
    [cache] { $why ->
        [none] { $seat } gets { goods } into the Gold Cache.
       *[other] { $seat } gets { goods } into the Gold Cache ({ $why }).
    }
   *[region] { $why ->
        [none] { $seat } gets { goods }.
       *[other] { $seat } gets { goods } ({ $why }).
    }
}
    .brief = gets { goods }
event-spent = { $where ->
    [cache] { $why ->
        [none] { $seat } pays { goods } from the Gold Cache.
       *[other] { $seat } pays { goods } from the Gold Cache ({ $why }).
    }
   *[region] { $why ->
        [none] { $seat } pays { goods }.
       *[other] { $seat } pays { goods } ({ $why }).
    }
}
    .brief = pays { goods }
event-lost = { $seat } loses { goods } ({ $why }).
    .brief = loses { goods } ({ $why })
event-handed = { $where ->
    [cache] { $seat } gives the opponent { good-acc } from the Gold Cache ({ $why }).
   *[region] { $seat } gives the opponent { good-acc } ({ $why }).
}
event-no-room = { $cause ->
    [none] { $seat } has no room for { lost-goods }.
   *[other] { $seat } has no room for { lost-goods } ({ $cause }).
}
lost-goods = { $good ->
    [any] { $count ->
        [one] { $count } resource; it is lost
       *[other] { $count } resources; they are lost
    }
   *[other] { goods }; it is lost
}
event-nothing-taken = { $why }: { $seat } can take nothing from the opponent.
event-nothing-happened = { $why }: nothing happens.
event-event-drawn = { $seat } turns over an event: { $event }.
    .brief = { $event }
event-events-rebuilt = The event stack is shuffled anew.
event-event-averted = { $seat } is safe from { $event } ({ $why }).
event-card-played = { $colour ->
    [action] { $seat } plays { $what }: { $does }.
   *[other] { $seat } builds { $what }.
}
    .brief = { $card }
event-card-placed = { $card } lies { $spot } ({ $seat }).
event-cache-placed = { $seat } lays { $what } beside the region { $region }.
event-card-removed = { $rule ->
    [remove-free] { $seat } removes { $what } { $spot }.
    [attack-face-up] { $seat } loses { $what } { $spot }; the card returns to the face-up stack.
   *[other] { $seat } loses { $what } { $spot }; the card is discarded.
}
    .brief = { $card }
event-card-buried = { $seat } loses { $what } { $spot }; the card goes under stack { $stack }.
    .brief = { $card }
event-card-put-under = { $card ->
    [hidden] { $seat } puts a card under stack { $stack }.
   *[other] { $seat } puts { $what } under stack { $stack }.
}
event-hand-shown = { $cards ->
    [hidden] { $seat } looks at the opponent's hand.
   *[other] { $seat } looks at the opponent's hand: { $cards }.
}
event-card-stolen = { $card ->
    [hidden] { $seat } takes a card from the opponent's hand.
   *[other] { $seat } takes { $what } from the opponent's hand.
}
event-card-lost = { $card ->
    [hidden] { $seat } loses a card of the hand.
   *[other] { $seat } loses { $what } from the hand.
}
event-pile-looked-through = { $seat } looks through the discard pile.
event-card-fetched = { $card ->
    [hidden] { $seat } takes a card from the discard pile.
   *[other] { $seat } takes { $what } from the discard pile.
}
event-open-card-fetched = { $top ->
    [none] { $seat } takes { $what } from the discard pile, which is empty now.
   *[other] { $seat } takes { $what } from the discard pile; { $top } is on top now.
}
event-road-built = { $seat } builds a road { side }.
    .brief = road
event-settlement-built = { $seat } builds settlement { $place }.
    .brief = settlement { $place }
event-city-built = { $seat } turns settlement { $place } into a city.
    .brief = city { $place }
event-region-laid = { $seat } lays { land-acc } { $region }.
event-regions-shuffled = The region stack is shuffled.
event-advantage-moved = { $change ->
    [taken] { $seat } takes { $token } from { $seat-loser }.
    [lost] { $seat-loser } loses { $token }.
   *[gained] { $seat } gets { $token }.
}
    .brief = { $token }
event-turn-ended = { $seat } ends the turn.
event-won = { $rule ->
    [goal-before-roll] Enough points even before the roll: the winner is { $seats }.
   *[other] The winner is { $seats }.
}

# Why something is not possible

no-good = { $good ->
    [any] no resources
    [lumber] no lumber
    [brick] no brick
    [ore] no ore
    [grain] no grain
    [wool] no wool
   *[gold] no gold
}
resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
held = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
why-lacks = You lack { $lacking }: { $thing ->
    [road] a road costs { $cost }
    [settlement] a settlement costs { $cost }
    [city] a city costs { $cost }
    [exchange] 1 other resource is exchanged for { $cost }
    [ship] with a trade ship 1 other resource is exchanged for { $cost }
    [mint] a Mint exchanges { $cost }
    [riots] calming the Riots costs { $cost }
    [merchant] the Traveling Merchant wants { $cost } for a resource
   *[card] { $card } costs { $cost }
}, you have { $have }.
why-lacks-despite-discount = Even at a discount of { $less } you lack { resources }: { $card } costs { $cost }, you have { $have }.
why-rest-too-dear = If you do not pay { good-acc }, you lack { resources } for the rest of the price.
why-not-in-price = { $card }: what is left to pay is { $cost }; { $good-name } is not among it.
why-too-few-goods = { $thing ->
    [search] Looking through a stack costs { any-goods }
   *[card] { $card } wants { any-goods }
}, { $own ->
    [0] and you have nothing
   *[other] and you have only { $own }
}.
why-too-few-there = The Large Trade Ship takes 2 resources from one region; { $count ->
    [0] nothing lies on { $at }
   *[other] on { $at } there is only { $count }
}.
why-needs-card = { $card } needs your own { $kind }, which does not lie in your principality.
why-needs-either = { $card } needs your own { $kind } or { $other-kind }; neither lies in your principality.
why-needs-city-or-commerce = { $card } needs a city or { $points } commerce points; you have no city, and your commerce points are { $own }.
why-needs-card-or-fewer-points = { $card } needs your own { $kind } or fewer victory points than your opponent has. You have no such card, and the points are { $own } to { $theirs }.
why-needs-strength = { $card } needs the strength advantage, which you do not have; it goes to a player with at least 3 strength points and more than the other ({ $own } to { $theirs }).
why-needs-progress = { $card } needs at least { $points } progress points; you have { $own }.
why-needs-strong-hero = { $card } needs a hero with a strength point; no such hero lies in your principality.
why-no-room-for = { $card }: you have no room for { good-acc }, all such regions are full.
why-no-room-for-number = { $count ->
    [0] { $card }: the roll of this turn is { $number }, and no region of yours has this number.
    [one] { $card }: the roll of this turn is { $number }, and your region with this number is full.
   *[other] { $card }: the roll of this turn is { $number }, and all your regions with this number are full.
}
why-baths-are-full = { $card }: no region beside your Bath Houses has room, it would bring nothing.
why-bath-full = No region beside the Bath House { $spot } has room, it would bring nothing.
why-opponent-lacks = Your opponent has { no-good }.
why-no-room-to-take = { $good ->
    [any] You have no room for anything that your opponent has.
   *[other] You have no room for { good-acc-capital }.
}
good-acc-capital = { $good ->
    [any] anything
   *[other] { good-acc }
}
why-nothing-fits = Your opponent has nothing that fits on a region of yours.
why-opponent-lacks-fighter = Your opponent has no unit with a strength point.
why-opponent-lacks-building = { $count ->
    [0] Your opponent has no building.
   *[other] A Fire Brigade guards all buildings of your opponent.
}
why-opponent-hand-empty = Your opponent holds no cards.
why-pile-empty = { $whose ->
    [own] Your discard pile is empty.
    [theirs] Your opponent's discard pile is empty.
   *[common] The discard pile is empty.
}
why-not-in-hand = { $card }: you do not hold this card.
why-not-offered = { $card }: there is no such card left in the face-up stack.
why-other-moment = { $moment ->
    [action] { $card }: this card is played only in the action phase, and you have not rolled yet.
    [roll] { $card }: this card is played before the roll, and the dice of this turn have fallen.
    [settlement] { $card }: this card is played only together with building a settlement.
   *[event] { $card }: this card is played only when Riots, Feud or Fraternal Feuds is turned over.
}
why-chapel-protects = { $card }: a Chapel already protects you from these Riots.
why-nothing-to-answer = It is the action phase, and no card or event waits for a choice of yours; what was played is done.
why-other-part = { $part ->
    [roll] The dice of this turn have fallen already.
    [action] { $now ->
        [roll] This belongs to the action phase; roll the dice first.
       *[cards] The action phase of this turn is over.
    }
   *[cards] { $now ->
        [roll] Cards are drawn and exchanged at the end of the turn; roll the dice first.
       *[action] Cards are drawn and exchanged after the action phase; end it first.
    }
}
why-must-roll = The roll cannot be left out: your turn begins with the dice.
why-have-one = { $card }: this card lies in your principality already, and only one may.
why-only-at-city = { $cities ->
    [0] { $card }: this red card is built only at a city, and you have no city.
   *[other] { $card }: this red card is built only at a city; your cities have no free site, only settlements have.
}
why-no-free-site = { $card }: all your building sites are taken.
why-no-place-there = You have neither settlement nor city at { $place }.
why-not-on-regions = { $card }: this card belongs on a site of a settlement or city, not on a region.
why-spot-taken = The site { $spot } is taken.
why-at-settlement = { $card }: this red card may lie only at a city, and { $place } is a settlement.
why-covers-elsewhere = { $covered ->
    [0] { $card } is built on your { $kind } at a city, but yours lies at settlement { $place }.
   *[other] { $card } is built on your { $kind }, but yours is covered already.
}
why-nothing-to-cover = { $card } is built on your { $kind }, and no such card lies { $spot }.
why-no-road-there = { $side ->
    [left] No road leads out on the left; build one first.
   *[right] No road leads out on the right; build one first.
}
why-not-a-settlement = { $thing ->
    [city] A city stands at { $place } already.
   *[nothing] You have no settlement at { $place }.
}
why-none-left = { $thing ->
    [road] No road is left in the common supply.
    [settlement] No settlement is left in the common supply.
   *[city] No city is left in the common supply.
}
why-land-not-there = The region { $at } is not in the region stack.
why-no-region-there = You have no region at the spot { $region }.
why-region-full = The region { $at } is full: 3 resources lie there.
why-cache-full = The Gold Cache is full: 3 gold lie there.
why-other-kind = This is about { good-acc }, and the region { $at } holds another kind.
why-cache-is-for-gold = This is about { good-acc }, and the Gold Cache holds only gold.
why-region-empty = No resource lies on the region { $at }.
why-cache-empty = No gold lies in the Gold Cache.
why-same-kind = You give { good-acc }, so take another kind of resource.
why-not-received = The roll is { $number }, and your opponent receives no { good-acc } by it.
why-no-ship-beside = No Large Trade Ship of yours lies beside { $at }.
why-no-mint = You have no Mint in your principality.
why-mints-used = { $count ->
    [one] Your Mint has worked in this turn already.
   *[other] Your Mints have worked in this turn already.
}
why-must-take = { $why }: you must take at least { $least ->
    [one] { $least } more resource
   *[other] { $least } more resources
}; your opponent has some to give.
why-no-card-there = The site { $spot } is empty.
why-wrong-target = { $wanted ->
    [fighter] { $card }: this is no unit with a strength point.
    [building] { $card }: this is no building.
    [ship] { $card }: this is no trade ship.
    [taxed] { $card }: this is no unit with a strength or commerce point.
   *[bath] { $card }: this is no Bath House.
}
why-guarded = { $card }: a Fire Brigade guards city { $place }.
why-named-already = { $card }: you have named this building already.
why-not-named = { $card }: your opponent did not name this building.
why-unchanged = { $thing ->
    [spot] { $card }: both sites are on the same side of one place, the swap would change nothing.
   *[kind] { $card }: both cards are the same, the swap would change nothing.
}
why-no-partner = { $card }: you have no other card that could change places with it.
why-not-in-their-hand = { $chosen ->
    [0] { $card }: your opponent does not hold this card.
   *[other] { $card }: you have chosen this card already, and your opponent holds no other.
}
why-too-fresh = { $card }: you have held this card only since the end of your last turn; it can be used from your next turn on.
why-cannot-avert = { $card }: this card keeps no event away.
why-must-draw = You hold { held } and may hold { $limit }: the missing ones must be drawn.
why-must-put-back = You hold { held } and may hold { $limit }: the surplus must go under stacks.
why-hand-full = You hold { held } and may hold no more; now you may only exchange one.
why-put-one-first = First choose which card of your hand goes under which stack.
why-first-cards = { $count ->
    [0] You take three first cards, and you have none so far.
   *[other] You take three first cards, and you have { $count } so far.
}
why-must-take-card = You have put a card away: take another one for it.
why-other-back = { $card }: this card has another back than stack { $stack }.
why-no-such-stack = There is no stack { $stack }; this game has { $count }.
why-stack-empty = Stack { $stack } is empty.
why-their-stack = Stack { $stack } belongs to your opponent.
why-stack-taken = Your opponent's first cards come from stack { $stack }.
why-not-a-base-stack = Stack { $stack } is not one of the base set.
why-not-in-stack = { $card }: this card is not in stack { $stack }.
why-not-in-pile = { $card }: this card is not on the discard pile.

# What is typed in the terminal

typed-roll = roll
typed-number = number { $number }
typed-region = region { $place } { $side ->
    [left] left
   *[right] right
} { $row ->
    [above] above
   *[below] below
}
typed-cache = cache
typed-at = { $row ->
    [above] above { $place }
   *[below] below { $place }
}
typed-target = card { typed-site }
typed-site = { $outer ->
    [yes] outer { typed-at }
   *[no] { typed-at }
}
typed-road = { $side ->
    [left] road left
   *[right] road right
}
typed-settle = { $scout ->
    [yes] { typed-settlement } scout
   *[no] { typed-settlement }
}
typed-settlement = { $side ->
    [left] settlement left
   *[right] settlement right
}
typed-city = city { $place }
typed-exchange = exchange { $name }
typed-exchange-at = ship { $name }
typed-mint = coin
typed-remove = remove { $name }
typed-under = { $name } under { $stack }
typed-stack = stack { $stack }
typed-search = search { $stack }
typed-row = { $row ->
    [above] above
   *[below] below
}
typed-pay = pay
typed-yes = yes
typed-stop = done

# The table

column-victory = victory
column-strength = strength
column-commerce = commerce
column-skill = skill
column-progress = progress
column-hand = cards
target = to { $points } points
turn = turn { $turn }
dice = dice { $number } and { $symbol }
dice-none = dice not rolled yet
event-now = event { $event }
stack-of = { $number }: { $name } { $count }
stacks = Stacks:
supply = Supply: roads { $roads }, settlements { $settlements }, cities { $cities }, regions { $regions }, events { $events }
discard = Discarded: { $cards }
offered = Face up: { $cards }
hand = Your hand:
hand-empty = Your hand is empty.
next-turn = next turn
may = You may type:
free = free
cost-of = { $count }× { $name }
cache-at = Gold Cache { $region }: { $count } of 3
village = settlement { $place }
city = city { $place }
legend = ›{"\u00A0"}you may choose it; ●{"\u00A0"}resource on a region, ○{"\u00A0"}free space; letters are places; ★{"\u00A0"}advantage

# The table in sentences

say-turn = { $turn ->
    [0] The game is being prepared.
   *[other] Turn { $turn }, { $seat } is to play.
}
say-dice = The dice show { $number } and { $symbol }.
say-points = { $seat } has { $victory ->
    [one] { $victory } victory point
   *[other] { $victory } victory points
} of { $target }: strength { $strength }, commerce { $commerce }, skill { $skill }, progress { $progress }, cards in hand { $hand }.
say-token = { $seat } has { $token }.
say-place = { $seat }, { $place }: { $cards }.
say-free = no cards yet
say-above = above { $cards }
say-below = below { $cards }
say-region = { $name } { $region } ({ $goods })
say-regions = { $seat } has the regions: { $regions }.
say-road = { $seat } has an open road { side }.
say-hand = Your hand: { $cards }.
say-drawn = Next turn only: { $cards }.
say-stacks = Draw stacks: { $stacks }.
say-supply = In the common supply: roads { $roads }, settlements { $settlements }, cities { $cities }, regions { $regions }, events { $events }.
say-discard = { $count ->
    [one] Only { $card } is on the discard pile.
   *[other] The discard pile has { $count } cards; { $card } is on top.
}
say-open-pile = On the discard pile, which lies open: { $cards }.
say-offered = Lying face up: { $cards }.
say-cache = { $seat } has the Gold Cache { $region } with gold { $count }.
say-card = { $name } ({ $cost })
say-goods = { goods }
note-hand = { $seat } holds for certain: { $cards }.
note-stack = Stack { $stack } from the top: { $cards }.
note-unknown = { $count ->
    [one] 1 unknown
   *[other] { $count } unknown
}
note-pile = Below the top of the discard pile: { $cards }.
note-maybe = { $cards }: { $places }.
note-or = { $one } or { $other }
note-in-hand = in hand ({ $seat })
note-in-stack = somewhere in stack { $stack }
note-in-pile = in the discard pile

# What a choice is

about-region = { $name }, { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} of 3 ({ $good })
about-cache = Gold Cache, { $count } of 3
about-exchange = { goods } for 1 other resource
about-search = Look through stack { $stack } ({ $name }) for { any-goods }
about-search-free = Look through stack { $stack } ({ $name }) free of charge
about-stack = { $name }, cards: { $count }
about-pay = Pay { goods }

# What is a guess

stand-in-target = A guess: that the tournament is played to 15 points is known at second hand only.
stand-in-deck = A guess: the size of a tournament deck and its three stacks of ten cards.
stand-in-decks = A tournament deck of our own, so that one can play at once.
stand-in-card = A guess of a pack.
centre-title = Centre cards
regions-title = Regions
regions-of = { $whose ->
    [red] Start regions of player 1
    [blue] Start regions of player 2
   *[stack] Regions of the stack
}
number-target = To win the tournament: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
number-stacks = Draw stacks of each player: { $count }
number-stack-size = Cards in a draw stack: { $count }
number-hand = Cards of the start hand: { $count }
deck-named = Tournament deck "{ $name }"
pack-deck-id = A deck cannot be called "{ $id }": its name has small letters without accents, digits, - and _, at most 30 of them.
pack-half-moons = There cannot be more cards with a half-moon ({ $count }) than cards.
pack-set-size = { $field ->
    [copies] There should be { $needed } cards
   *[half_moons] There should be { $needed } half-moons
} in all ({ $names }), with the corrections there are { $count }.
pack-regions = There should be { $needed } "{ $good }" here, each with another number.
pack-no-deck = No tournament deck fits such numbers; add one of your own.
pack-deck-card = There is no card "{ $card }" in the box; "deskovka cards katan-duel" lists them all.
pack-deck-copies = The deck has the card "{ $card }" { $count } times, but the box has only { $most }.
pack-deck-size = { $part ->
    [start] The start hand should have
    [events] There should be
   *[cards] The stacks should have
} { $needed } { $part ->
    [events] events
   *[cards] cards
}, here are { $count }.
pack-deck-event = The event "{ $event }" may be added { $most ->
    [one] once
   *[other] { $most } times
} at most, here it is { $count } times.

# Cards

card-brigitta = Brigitta, the Wise Woman
    .acc = Brigitta, the Wise Woman
    .short = Brigitta
    .does = chooses the number of the production die
card-goldsmith = Goldsmith
    .acc = the Goldsmith
    .short = Goldsmith
    .does = gives 3 gold for any 2 resources
card-merchant_caravan = Merchant Caravan
    .acc = the Merchant Caravan
    .short = Caravan
    .does = exchanges 2 resources for any 2
card-scout = Scout
    .acc = the Scout
    .short = Scout
    .does = chooses both new regions
card-relocation = Relocation
    .acc = Relocation
    .short = Relocation
    .does = two regions or two cards change places
card-brick_factory = Brick Factory
    .acc = the Brick Factory
    .short = Brickworks
card-iron_foundry = Iron Foundry
    .acc = the Iron Foundry
    .short = Foundry
card-grain_mill = Grain Mill
    .acc = the Grain Mill
    .short = Mill
card-lumber_camp = Lumber Camp
    .acc = the Lumber Camp
    .short = Camp
card-weavers_shop = Weaver's Shop
    .acc = the Weaver's Shop
    .short = Weaver
card-parish_hall = Parish Hall
    .acc = the Parish Hall
    .short = Parish
card-abbey = Abbey
    .acc = the Abbey
    .short = Abbey
card-storehouse = Storehouse
    .acc = the Storehouse
    .short = Storehouse
card-marketplace = Marketplace
    .acc = the Marketplace
    .short = Market
card-toll_bridge = Toll Bridge
    .acc = the Toll Bridge
    .short = Toll
card-brick_ship = Brick Ship
    .acc = the Brick Ship
    .short = Brick ship
card-grain_ship = Grain Ship
    .acc = the Grain Ship
    .short = Grain ship
card-ore_ship = Ore Ship
    .acc = the Ore Ship
    .short = Ore ship
card-wool_ship = Wool Ship
    .acc = the Wool Ship
    .short = Wool ship
card-lumber_ship = Lumber Ship
    .acc = the Lumber Ship
    .short = Lumber ship
card-gold_ship = Gold Ship
    .acc = the Gold Ship
    .short = Gold ship
card-austin = Austin
    .acc = Austin
    .short = Austin
card-candamir = Candamir
    .acc = Candamir
    .short = Candamir
card-harald = Harald
    .acc = Harald
    .short = Harald
card-inga = Inga
    .acc = Inga
    .short = Inga
card-osmund = Osmund
    .acc = Osmund
    .short = Osmund
card-siglind = Siglind
    .acc = Siglind
    .short = Siglind
card-large_trade_ship = Large Trade Ship
    .acc = the Large Trade Ship
    .short = Large ship
card-gudrun = Gudrun, Terror of the Seas
    .acc = Gudrun, Terror of the Seas
    .short = Gudrun
    .does = the opponent gives up to 2 gold for each Pirate Ship
card-trade_master = Trade Master
    .acc = the Trade Master
    .short = Master
    .does = takes 1 or 2 resources from the opponent
card-merchant = Merchant
    .acc = the Merchant
    .short = Merchant
    .does = takes 1 or 2 resources from the opponent and gives one back
card-brigands = Brigands
    .acc = the Brigands
    .short = Brigands
    .does = the opponent fills up a region with own resources
card-reiner = Reiner the Herald
    .acc = Reiner the Herald
    .short = Reiner
    .does = the event of this turn is a Celebration, with one resource more
card-gold_cache = Gold Cache
    .acc = the Gold Cache
    .short = Gold cache
card-pirate_ship = Pirate Ship
    .acc = the Pirate Ship
    .short = Pirates
card-moneylender = Moneylender
    .acc = the Moneylender
    .short = Lender
card-harbor = Harbor
    .acc = the Harbor
    .short = Harbor
card-trading_base = Trading Base
    .acc = the Trading Base
    .short = Base
card-merchant_guild = Merchant Guild
    .acc = the Merchant Guild
    .short = Guild
card-mint = Mint
    .acc = the Mint
    .short = Mint
card-salt_silo = Salt Silo
    .acc = the Salt Silo
    .short = Silo
card-staple_house = Staple House
    .acc = the Staple House
    .short = Staple
card-voyage_of_plunder = Voyage of Plunder
    .acc = the Voyage of Plunder
    .short = Voyage
    .does = takes 1 resource from the opponent, or 2 if the opponent has more victory points
card-archer = Archer
    .acc = the Archer
    .short = Archer
    .does = the opponent loses a unit with a strength point
card-arsonist = Arsonist
    .acc = the Arsonist
    .short = Arsonist
    .does = the opponent loses an unguarded building
card-sebastian = Sebastian the Itinerant Preacher
    .acc = Sebastian the Itinerant Preacher
    .short = Sebastian
    .does = the event passes this player by
card-traitor = Traitor
    .acc = the Traitor
    .short = Traitor
    .does = looks at the opponent's hand and may take a card
card-lookout_tower = Lookout Tower
    .acc = the Lookout Tower
    .short = Lookout
card-drill_ground = Drill Ground
    .acc = the Drill Ground
    .short = Drill
card-carl = Carl Forkbeard
    .acc = Carl Forkbeard
    .short = Carl
card-heinrich = Heinrich the Sentinel
    .acc = Heinrich the Sentinel
    .short = Heinrich
card-irmgard = Irmgard, Keeper of the Light
    .acc = Irmgard, Keeper of the Light
    .short = Irmgard
card-fairgrounds = Fairgrounds
    .acc = the Fairgrounds
    .short = Fair
card-fire_brigade = Fire Brigade
    .acc = the Fire Brigade
    .short = Firemen
card-large_festival_hall = Large Festival Hall
    .acc = the Large Festival Hall
    .short = Festival
card-chapel_low = Chapel (1–3)
    .acc = the Chapel (1–3)
    .short = Chapel 1-3
card-chapel_high = Chapel (4–6)
    .acc = the Chapel (4–6)
    .short = Chapel 4-6
card-hedge_tavern = Hedge Tavern
    .acc = the Hedge Tavern
    .short = Tavern
card-tithe_barn = Tithe Barn
    .acc = the Tithe Barn
    .short = Barn
card-benjamin = Benjamin the Traveling Scholar
    .acc = Benjamin the Traveling Scholar
    .short = Benjamin
    .does = regions with this turn's number get one resource more
card-three_field_system = Three-Field System
    .acc = the Three-Field System
    .short = Fields
    .does = gets up to 2 grain
card-mineral_mining = Mineral Mining
    .acc = Mineral Mining
    .short = Mining
    .does = gets up to 2 ore
card-guido = Guido the Ambassador
    .acc = Guido the Ambassador
    .short = Guido
    .does = takes a card from the discard pile
card-gustav = Gustav the Librarian
    .acc = Gustav the Librarian
    .short = Gustav
    .does = takes a card from the discard pile
card-doctor = Doctor
    .acc = the Doctor
    .short = Doctor
    .does = the regions beside a Bath House get a resource each
card-chief_cannoneer = Chief Cannoneer
    .acc = the Chief Cannoneer
    .short = Cannoneer
card-pharmacy = Pharmacy
    .acc = the Pharmacy
    .short = Pharmacy
card-bath_house = Bath House
    .acc = the Bath House
    .short = Baths
card-building_crane = Building Crane
    .acc = the Building Crane
    .short = Crane
card-library = Library
    .acc = the Library
    .short = Library
card-parliament = Parliament
    .acc = the Parliament
    .short = Parliament
card-town_hall = Town Hall
    .acc = the Town Hall
    .short = Town hall
card-university = University
    .acc = the University
    .short = University
card-chapel = Chapel
card-fraternal_feuds = Fraternal Feuds
card-invention = Invention
card-year_of_plenty = Year of Plenty
card-traveling_merchant = Traveling Merchant
card-feud = Feud
card-yule = Yule
card-trade_ships_race = Trade Ships Race
card-gift_for_the_prince = Gift for the Prince
card-riots = Riots
card-plague = Plague

# Forms of packs.
question-numbers = Look into the rules of the tournament: which number is there?
question-deck = Is this a deck you play tournaments with? Go through it card by card.
question-card = Take the card into your hand: what does it cost, what does it bring, how many are there?
question-event = Count these events: how many are there, and how many have a half-moon?
question-region = Lay out the regions: which numbers do they show?
field-value = number
field-copies = copies
field-half-moons = with a half-moon
field-cost = cost
field-once = once only (1x)
field-start = cards to start with
field-events = events
field-cards = cards
