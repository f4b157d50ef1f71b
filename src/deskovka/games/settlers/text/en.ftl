# Sentences of Imperial Settlers. The names of cards and factions stand in the data.

game-title = Imperial Settlers
option-faction = Faction
option-faction-drawn = by lot
option-expansion = Expansion
option-expansion-none = none
option-expansion-aztecs = Aztecs
option-format = Format of decks
option-format-standard = standard, 30 cards
option-format-open = open
option-deck = Deck
option-deck-basic = basic
option-deck-aztecs = Aztecs
option-deck-friends = Why Can't We Be Friends
option-deck-atlantis = Atlanteans
option-deck-all = all cards of the faction
option-deck-trio = 3 Is a Magic Number
option-lookout = Lookout
option-lookout-standard = standard
option-lookout-draft = secret choice, then pass on
option-lookout-advanced = advanced, from a row of five cards
option-peaceful = Peaceful variant
option-peaceful-no = no
option-peaceful-yes = yes
option-start = First player
option-start-random = by lot
option-start-1 = player 1
option-start-2 = player 2
option-start-3 = player 3
option-start-4 = player 4
option-start-5 = player 5
option-start-6 = player 6

# Words

good-wood = wood
good-stone = stone
good-food = food
good-gold = gold
good-settler = settler
good-raze = raze token
good-defence = defence token
good-technology = technology
good-vp = VP
good-card = card
good-common = common card
good-faction = faction card
good-favour = favour token
short-wood = wood
short-stone = stone
short-food = food
short-gold = gold
short-settler = settler
short-raze = raze
short-defence = defence
short-technology = technology
short-vp = VP
short-card = card
short-common = common
short-faction = faction
short-favour = favour
short-location = location
short-deal = deal
supply-settler = settlers
goods = { $good ->
    [wood] { $count } wood
    [stone] { $count } stone
    [food] { $count } food
    [gold] { $count } gold
    [settler] { $count ->
        [one] { $count } settler
       *[other] { $count } settlers
    }
    [raze] { $count ->
        [one] { $count } raze token
       *[other] { $count } raze tokens
    }
    [defence] { $count ->
        [one] { $count } defence token
       *[other] { $count } defence tokens
    }
    [technology] { $count } technology
    [favour] { $count ->
        [one] { $count } favour token
       *[other] { $count } favour tokens
    }
    [vp] { $count } VP
    [common] { $count ->
        [one] { $count } common card
       *[other] { $count } common cards
    }
    [faction] { $count ->
        [one] { $count } faction card
       *[other] { $count } faction cards
    }
    [hand] { $count ->
        [one] { $count } card of your hand
       *[other] { $count } cards of your hand
    }
    [deal] { $count ->
        [one] { $count } deal of yours
       *[other] { $count } deals of yours
    }
    [location] { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }
    [site] { $count ->
        [one] { $count } location (or foundations)
       *[other] { $count } locations (or foundations)
    }
   *[card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
either = { $first } or { $last }
free = free
cost-of = { $count }× { $name }
colour-brown = brown
    .acc = brown
    .token = brown
colour-grey = grey
    .acc = grey
    .token = grey
colour-red = red
    .acc = red
    .token = red
colour-pink = pink
    .acc = pink
    .token = pink
colour-gold = gold
    .acc = gold
    .token = gold
colour-black = black
    .acc = black
    .token = black
colour-purple = purple
    .acc = purple
    .token = purple
colour-blue = blue
    .acc = blue
    .token = blue
colour-white = white
    .acc = white
    .token = white
colour-orange = orange
    .acc = orange
    .token = orange
colour-tricolour = tricolour
    .acc = tricolour
    .token = tricolour
colour-any = any colour
colour-none = no colour
card-coloured = { $card } ({ $colour })
row-production = Production
row-feature = Features
row-action = Actions
row-virtual = Locations:
phase-lookout = Lookout
phase-production = Production
phase-action = Action
phase-cleanup = Cleanup
phase-attack = Attack
deck-common = Common cards
deck-attacks = Attack cards
boards = Faction boards
board-about = It produces { $goods }. It keeps over Cleanup: { $keeps }.
board-tricolour = It also gives the tricolour favour token.
attack-card = attack ({ $name })
virtual = virtual player
rank-0 = Commoner
rank-1 = Squire
rank-2 = Noble
rank-3 = Knight
rank-4 = Castellan
rank-5 = King
rank-6 = Emperor
source-production = production
source-features = features
source-actions = actions
source-deals = deals
source-razing = razing
source-bonus = building bonuses
source-common = common locations
source-faction = faction locations
source-gate = Gate
source-kept = kept cards and statues
source-shrine = Shrine
topic-faction = Factions
topic-built = Locations built
topic-used = Locations activated
topic-deal = Deals made
topic-razed = Locations razed

# What a card does: made of the card's data

effect-production = Production: { $does }.
effect-feature = Feature: { $does }.
effect-action = { $pay ->
    [none] Action: { $does }.
   *[other] Action for { $pay }: { $does }.
}
effect-twice = It may be used twice in a round.
effect-bonus = Building bonus: { $does }.
effect-open = Open production: a visitor gets { $goods }.
effect-ends-statue = At the end of the game you get { $goods } for each statue.
effect-ends-kept-card = At the end of the game you get { $goods } for each common location of yours with a card under it.
effect-none = It does nothing by itself.
trigger = { $when }, { $does }
trigger-moment = { $when } { $does }
does-gain = you get { $goods }
does-gain-per-colour = for each { $colour } location of yours you get { $goods } ({ $most } at most)
does-gain-per-samurai = for each samurai of yours you get { $goods } ({ $most } at most)
does-gain-per-open = for each location with open production in all empires you get { $goods } ({ $most } at most)
does-gain-per-favour = for each favour token of yours you get { $goods } ({ $most } at most)
does-gain-per-trio = for each trio of locations of a colour you get { $goods } ({ $most } at most)
does-gain-matching = you choose a colour and get its matching good for each trio of locations of that colour ({ $count } at most)
does-gain-one = you get either { $first } or { $second }
does-gain-any = { $count ->
    [one] you get { $count } good of your choice ({ $goods })
   *[other] you get { $count } goods of your choice ({ $goods })
}
does-look = { $count ->
    [one] you take the top card of your faction deck
   *[other] you look at the top { $count } cards of your faction deck, keep one and discard the others
}
does-samurai = { $count ->
    [one] you place { $count } samurai of the supply before a faction location of yours
   *[other] you place { $count } samurai of the supply before faction locations of yours
}
does-lay-foundation = you lay a card of your hand as foundations and get { $goods }
does-make-lose = an opponent of your choice loses { $goods }
does-produce-other = another production location of yours produces once more
does-produce-any = any production location of yours produces once more
does-build-faction = you build a faction card of your hand; you pay for it, but give no location
does-build-deal = you build the card of one of your deals; you pay for it, but give no location
does-use-other = you use another action location of yours once more, at its price
does-deal-again = a deal of yours gives its good once more
does-deal-with-location = you make a deal with an opponent's faction location
does-drop-deal = you drop an opponent's deal
does-drop-deal-gain = you drop an opponent's deal and get the good it gives
does-take-deal = you take over an opponent's deal
does-steal-resource = you take 1 resource from an opponent's supply
does-raze-any-for = for the usual raze tokens you raze a card of your hand or an opponent's location, and may turn each good it gives into { $goods }
does-raze-enemy = you raze an opponent's location, however it is protected
does-raze-own = you raze a common location of your own
does-copy-raze = you get one good of the raze field of an opponent's location, which stays
does-remove-location = you remove an opponent's location from the game; this is not razing
does-take-over = an opponent's location is yours until the end of the round
does-make-discard = an opponent of your choice discards a card of the hand
does-visit = you use an opponent's open production; its owner gets no settler
does-arrange = you look at the top { $count ->
    [one] common card and put it back
   *[other] { $count } common cards and put them back in any order
}
does-reveal = you reveal { cards-common } more
does-reveal-store = you reveal { cards-common }, keep one here for prayers of this round and discard the others
does-store = you may keep one of them here for later prayers ({ $count } at most)
does-store-top = you keep the top common card here for later prayers ({ $count } at most)
does-may-pay = you may pay { $goods }; then { $does }
does-turn-into = you turn up to { $goods } into as many VP
does-raze-priced = for the usual raze tokens you raze an opponent's location; then { $does }
cards-common = { $count ->
    [one] { $count } common card
   *[other] { $count } common cards
}
does-pray = { $mode ->
    [announce] you announce { one-colour } and pray { $count }{ without-favour }: { $rewards }
    [choose] you pray { $count }{ without-favour } and choose { one-colour }: { $rewards }
    [deal] you pray { $count }{ without-favour } in the colour of that deal's good: { $rewards }
    [built] you pray { $count }{ without-favour } in the colours of the location you built: { $rewards }
    [razed] you pray { $count }{ without-favour } in the colours of the location you razed: { $rewards }
    [named] you pray { $count }{ without-favour } ({ $colours }): { $rewards }
   *[all] you pray { $count }{ without-favour }: { $rewards }
}
without-favour = { $favour ->
    [no] {" "}without favour tokens
   *[yes] {""}
}
one-colour = { $any ->
    [yes] any colour
   *[no] a colour ({ $colours })
}
of-colours = { $several ->
    [yes] of these colours
   *[no] of that colour
}
counted-each = each card { of-colours }
counted-some = { $level ->
    [one] at least { $level } card
   *[other] at least { $level } cards
}
reward-per-colour = for each { $colour } card you get { $goods }
reward-per = for { counted-each } you get { $goods }
reward-matching = for { counted-each } you get 1 matching good
reward-for = for { counted-some } { of-colours } you get { $goods }
reward-else = else for { counted-some } { $goods }
reward-at = for { counted-some } { $goods } more
reward-offer = for { counted-each } you may give the matching resource; you get 1 VP for each resource given and 1 VP for each kind of them
reward-take-card = one card { of-colours } comes to your hand
reward-statue = if there is a card { of-colours }, you mark the colour with a statue
reward-keep-each = you keep one card of each colour under this location
reward-keep-under = you keep one card { of-colours } under the location you built
when-raze = each time you raze something
when-raze-hand = each time you raze a card of your hand
when-raze-enemy = each time you raze an opponent's location
when-deal = each time you make a deal
when-samurai = each time you place a samurai
when-send = each time an opponent sends 2 settlers
when-points = each time you gain at least 2 VP at once
when-build-faction = each time you build a faction location
when-build-colour = each time you build a { $colour } location
when-build-common = each time you build a common location
when-visited = each time an opponent visits your open production
when-trio = each time you complete a trio of locations of a colour by building
when-prayed = each time you reveal cards in a prayer
when-before-reveal = each time before you reveal cards in a prayer
when-cleanup = at the start of Cleanup
when-production = in every Production
when-location-points = each time you get VP from a location that shares a colour with a card under this one
always-store = you may keep all wood, stone and food over Cleanup
always-fortify = razing your common locations costs opponents 1 raze token more
always-gate = at any moment of your turn you may lay cards of your hand here and get 1 VP for each; at the end of the game { $cards } or more of them are worth { $points } VP more
always-shrine = at any moment of your turn you may lay resources here; at the end of the game { $steps }
always-reveal = { $count ->
    [one] in every prayer you reveal { $count } card more
   *[other] in every prayer you reveal { $count } cards more
}
always-favour = { $count ->
    [9] you keep all favour tokens over Cleanup
    [one] you may keep { $count } favour token over Cleanup
   *[other] you may keep { $count } favour tokens over Cleanup
}
shrine-step = { $count ->
    [one] { $count } resource gives { $points } VP
   *[other] { $count } resources give { $points } VP
}

# Questions

ask-act = What will you do? One action, or pass.
ask-free-acts = Do you want to place anything before your turn ends?
ask-send-more = Will you send another 2 settlers?
ask-from-row = Which card do you take?
ask-row-pick = { ask-from-row }
ask-advanced-pick = { ask-from-row }
ask-solo-pick = { $picks ->
    [1] Which of the four cards do you take? Then a random one of the rest goes to the virtual player.
   *[other] Which of the two cards do you take? The other one goes to the virtual player.
}
ask-keep-together = Which card do you keep?
ask-keep-three = { ask-keep-together } You pass the other two on.
ask-keep-two = { ask-keep-together } The other one is discarded.
ask-keep-one = { ask-keep-together } The others are discarded.
ask-gain-one = { $card }: do you want { $first } or { $second }?
ask-gain-any = { $count ->
    [one] { $card }: which good do you take?
   *[other] { $card }: you take { $count } more goods, one by one. Which one now?
}
ask-choose-deck = { $count ->
    [one] From which deck do you draw the card?
   *[other] You draw { $count } cards. From which deck comes the first?
}
ask-produce-again = { $card }: which location produces once more?
ask-place-samurai = { $count ->
    [one] { $card }: before which location do you place the samurai?
   *[other] { $card }: before which location do you place the first of { $count } samurai?
}
ask-pay-with = { $card ->
    [none] You pay { $price }. What of it do you pay with gold?
   *[other] You pay { $price } ({ $card }). What of it do you pay with gold?
}
ask-pay-card = { $rule ->
    [desert-forced] An opponent makes you discard a card. Which one?
   *[other] { $count ->
        [one] Which card of your hand do you discard?
       *[other] You discard { goods-of-hand }. Which one first?
    }
}
goods-of-hand = { $count ->
    [one] { $count } card of your hand
   *[other] { $count } cards of your hand
}
ask-pay-deal = { $count ->
    [one] Which deal of yours do you give up?
   *[other] You give up { $count } deals. Which one first?
}
ask-give-location = { $count ->
    [one] { $card }: which location or foundations of yours do you give?
   *[other] { $card }: you give { $count } locations or foundations. Which one now?
}
ask-build-faction = { $card }: which faction card of your hand do you build?
ask-build-deal = { $card }: the card of which deal do you build?
ask-use-other = { $card }: which action location do you use once more?
ask-deal-again = { $card }: which deal of yours gives its good once more?
ask-drop-deal = { $gains ->
    [yes] { $card }: which deal of an opponent do you drop? You get what it gives.
   *[no] { $card }: which deal of an opponent do you drop?
}
ask-whose-deal = { $card }: several opponents have a deal with { $target }. Whose do you drop?
ask-take-deal = { $card }: which deal of an opponent do you take over?
ask-deal-with-location = { $card }: with which location of an opponent do you make a deal?
ask-raze-enemy = { $card }: which location of an opponent do you raze?
ask-raze-any = { $card }: what do you raze?
ask-convert = { $card }: do you turn { goods } from razing ({ $razed }) into { $points } VP?
ask-razed-deck = From which deck do you draw the card of the raze field ({ $razed })?
ask-convert-card = { $card }: which of the cards drawn do you discard for { $points } VP? You keep the others.
ask-raze-own = { $card }: which common location of yours do you raze?
ask-copy-raze = { $card }: from which location of an opponent do you take a good?
ask-pick-razed = { $card }: which good do you take ({ $target })?
ask-remove-location = { $card }: which location of an opponent do you remove?
ask-take-over = { $card }: which location of an opponent do you take over until the end of the round?
ask-lay-foundation = { $card }: which card of your hand do you lay as foundations?
ask-steal = { $card }: from whom do you take a resource?
ask-steal-good = { $virtual ->
    [yes] { $card }: which resource do you take from the virtual player?
   *[no] { $card }: which resource do you take? { $seat-victim } loses it.
}
ask-make-discard = { $card }: who discards a card of the hand?
ask-make-lose = { $card }: who loses { goods }?
ask-which-gate = Under which Gate does the card go?
ask-choose-victim = The attack hits one of several equal locations. Which one do you lose?
ask-effects = { $built ->
    [none] Production: the order matters. Which location works now?
   *[other] { $built } is built: the order matters. What comes now?
}
ask-announce = { $card }: which colour do you announce?
ask-choose-method = { $card }: do you reveal cards, or trust in favour tokens alone? { asked-colours }
ask-use-stored = { $card }: which stored card do you add to the prayer? { asked-colours }
ask-choose-colour = { $card }: which colour do you choose?
ask-tricolour-as = { $card }: for which colour does the tricolour token stand in this prayer?
ask-take-revealed = Which of the revealed cards do you take into your hand?
ask-keep-each = { $card }: which of the revealed cards do you keep here? One of each colour.
ask-keep-under = Which of the revealed cards do you keep under the new location?
ask-offer-goods = { $price ->
    [none] { $card }: no more resources can be given.
   *[other] { $card }: you may give up to { $price }. What now?
}
ask-store-revealed = { $card }: which of the revealed cards do you keep here?
ask-store-one = { $card }: which of the revealed cards do you keep here to the end of the round?
ask-put-back = Which card do you put back on the common deck now? The last one will be on top.
ask-may-pay = { $card }: do you pay { goods } and use it?
ask-choose-favour = { $count ->
    [one] Of which colour will the new favour token be?
   *[other] You get { goods-of-favour }. Of which colour will the first be?
}
ask-pay-favour = { $count ->
    [one] Which favour token do you give?
   *[other] You pay { goods-of-favour }. Which one first?
}
goods-of-favour = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
ask-drop-favour = { $keeps ->
    [one] Over Cleanup you may keep only { $keeps } favour token. Which one goes back?
   *[other] Over Cleanup you may keep only { $keeps } favour tokens. Which one goes back?
}
ask-visit-free = { $card }: which open production of an opponent do you use?
ask-gain-trios = { $card }: trios of which colour give you the matching good?
ask-raze-priced = { $card }: which location of an opponent do you raze for the usual raze tokens?

# Why not: what exactly is missing

why-lacks = { $what ->
    [build] You still need { $lacks }: { $card } costs { $costs }; { lacks-has }.
    [build-free] You still need { $lacks }: { $card } costs { $costs } without the location; { lacks-has }.
    [deal] You still need { $lacks }: a deal costs { $costs }; { lacks-has }.
    [visit] You still need { $lacks }: a visit to { $card } costs { $costs }; { lacks-has }.
   *[activate] You still need { $lacks }: using { $card } costs { $costs }; { lacks-has }.
}
lacks-has = { $has ->
    [none] { has-none }
   *[other] you have { $has }{ $gold ->
        [0] {""}
       *[other] , the gold is already counted in
    }
}
has-none = { $only ->
    [several] you have none of it
   *[other] you have none
}
goods-of-resources = { $count ->
    [one] { $count } resource ({ $goods })
   *[other] { $count } resources ({ $goods })
}
why-lacks-other = { $kind ->
    [hand] Using { $card } costs { $costs }; { $have ->
        [0] your hand is empty
       *[other] your hand holds { $have }
    }.
    [deal] Using { $card } costs { $costs }; { $have ->
        [0] you have no deal
       *[other] deals that you have: { $have }
    }.
   *[favour] Using { $card } costs { $costs }; { $have ->
        [0] you have no favour token
       *[other] favour tokens that you have: { $have }
    } (the tricolour one does not count).
}
goods-kind = { $kind ->
    [hand] { $count ->
        [one] { $count } card of your hand
       *[other] { $count } cards of your hand
    }
    [deal] { $count ->
        [one] { $count } deal of yours
       *[other] { $count } deals of yours
    }
   *[favour] { goods-of-favour }
}
why-lacks-raze = { $extras ->
    [none] Razing { $card } costs { goods-of-raze }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
   *[other] Razing { $card } costs { goods-of-raze }, for it is protected by { $extras }; you have { $have }.
}
goods-of-raze = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
}
dearer-defended = a defence token
dearer-guarded = a samurai
dearer-fortified = { $count ->
    [one] fortifications
   *[other] { $count }× fortifications
}
why-lacks-settlers = { $have ->
    [0] Two settlers are sent, and you have no settler.
   *[other] Two settlers are sent, and you have only { $have }.
}
why-lacks-good = { $gold ->
    [0] You have { none-of } in your supply.
    [-1] You have { none-of } in your supply, nor gold.
   *[other] You have { none-of } in your supply, and gold is not laid on the Shrine.
}
none-of = { $good ->
    [wood] no wood
    [stone] no stone
   *[food] no food
}
why-too-much-gold = You would pay { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} with gold, but you have { $have } gold.
why-not-in-price = Gold can replace only what is in the price: { $costs }.
why-still-lacks = What you do not pay with gold must be in your supply: you lack { $lacks } for it.
why-nothing-left = Paid like this, too little would be left for what { $card } does, and the action would be wasted. Pay otherwise.
why-lacks-both = { $what ->
    [build] You still need { $lacks }: using { $card } and building { $target } cost { $costs } together; { lacks-has }.
   *[use] You still need { $lacks }: using { $card } and with it { $target } costs { $costs } together; { lacks-has }.
}
why-not-in-hand = { $card } is not in your hand.
why-not-standing = { $card } does not stand in your empire.
why-is-foundations = Foundations are not a location: { $card } lies face down in your empire.
why-not-enemy = { $own ->
    [yes] { $card } is your own location.
   *[no] { $card } stands in no opponent's empire.
}
why-taken-by = Until the end of the round { $card } is with { $seat }.
why-taken-from = { $virtual ->
    [yes] { $card } is the virtual player's and only serves you until the end of the round.
   *[no] { $card } is yours until the end of the round only; its owner is { $seat }.
}
why-wrong-kind = { $kind ->
    [production] { $card } is a production location, which works by itself.
   *[feature] { $card } has a feature, which works by itself.
}
why-works-alone = { $rule ->
    [copy-production] { $card } is not a production location.
    [copy-no-chain] { $card } only repeats another location, so it cannot be repeated.
   *[other] { $card } is not another action location.
}
why-is-faction = { $rule ->
    [defence-common] A defence token protects only a common location, and { $card } is a faction location.
   *[other] Only a common location can be razed like this, and { $card } is a faction location.
}
why-is-common = { $rule ->
    [deal-faction-only] A deal needs a faction card, and { $card } is a common one.
   *[other] Such a deal needs a faction location, and { $card } is a common one.
}
why-not-my-faction = { $rule ->
    [samurai-faction] A samurai stands only before a location of your faction, and { $card } is not one.
   *[other] Only a card of your faction can be built like this, and { $card } is not one.
}
why-no-raze-field = There is no raze field on { $card }, so it cannot be razed.
why-used = { $times ->
    [1] { $card } may work { times-in-round } a round, and has worked { $used }× in this one.
   *[other] { $card } may work { times-in-round } a round and has worked { $used }× in this one, so it cannot work twice at once.
}
times-in-round = { $uses ->
    [1] once
   *[other] twice
}
why-not-among = { $cards ->
    [none] There is nothing to choose from.
   *[other] You choose from: { $cards }.
}
why-not-waiting = { $card ->
    [none] No building bonus is due now. You choose from: { $cards }.
   *[other] Nothing of { $card } is due now. You choose from: { $cards }{ waiting-bonus }.
}
waiting-bonus = { $bonus ->
    [none] { "" }
   *[other] ; the building bonus of { $bonus } is due, too
}
why-good-not-among = You can choose only: { $goods }.
why-not-my-deal = You have no deal { $card }.
why-at-myself = This action aims at an opponent, not at yourself.
why-not-their-deal = { $whose ->
    [nobody] No opponent has the deal { $card }.
   *[player] { $seat } has no deal { $card }.
}
why-is-route = The deal with { $card } does not lie under a faction board; a card beside that location only marks it.
why-protected = { $seat } has passed and cannot be anybody's target in this round.
why-all-passed = Everybody whom { $card } could act on has passed and cannot be a target.
why-no-target = { $needs ->
    [opponent] { $card }: there is no opponent to aim at.
    [resource] { $card }: no opponent has a resource in the supply.
    [deal] { $card }: no opponent has a deal to aim at.
    [own-deal] { $card }: you have no deal under your board.
    [faction-card] { $card }: you have no card of your faction in hand.
    [faction-location] { $card }: no opponent has a faction location.
    [production] { $card }: you have no other production location.
    [action] { $card }: you have no other action location that could be used.
    [own-common] { $card }: you have no common location with a raze field.
    [raze] { $card }: no opponent has a location with a raze field.
    [raze-any] { $card }: neither your hand nor an opponent has a card with a raze field.
    [hand] { $card }: you have no card in hand.
    [open] { $card }: no opponent has open production with room left.
   *[location] { $card }: no opponent has a location.
}
why-no-resource = { $virtual ->
    [yes] The virtual player has no resources.
   *[no] { $seat } has no resource in the supply.
}
why-not-held = { $virtual ->
    [yes] The virtual player has { none-of }.
   *[no] { $seat } has { none-of } in the supply.
}
why-action-done = You have taken your action in this turn; now you may only lay something down or end the turn.
why-empty-deck = { $pile ->
    [0] There is no card in the common deck nor on its discard pile.
    [1] Your faction deck is empty, and nothing can be drawn from it.
   *[other] There is nothing to draw: both decks and the common discard pile are empty.
}
why-not-asked = { $asked ->
    [any] { $colour-first } cannot be named: no common card has that colour.
   *[other] { $colour-first } cannot be named. { asked-colours }
}
why-wrong-colour = { $card } has no colour that is asked for. { asked-colours }
why-not-stored = { $card } is not stored under a location of yours.
why-none-counted = { $colour-first }: no revealed card and no favour token of yours has that colour.
why-has-token = You hold the { $colour-token } favour token already, and there may be one of a colour only.
why-no-token = You do not hold this favour token: { $colour }.
why-has-statue = This colour has its statue already: { $colour }.
why-no-trio = { $colour-first }: a trio needs 3 locations, and you have { $have }.
why-not-open = { $card } has no open production.
why-offered-all = There is no other counted card of the colour of { offered-good }.
offered-good = { $good ->
    [wood] wood
    [stone] stone
   *[food] food
}

# Moves

move-build = Build { $card }
move-deal = Make a deal with { $card }
move-raze = Raze { $card }
move-activate = { $times ->
    [1] Use { $card }
   *[other] Use { $card } twice
}
move-send = Send 2 settlers for { goods }
move-defend = Put the defence token on { $card }
move-guard = Place a samurai before { $card }
move-tuck = Lay { $card } under the Gate
move-lay = Lay { goods } on the Shrine
move-card = { $card }
move-good = { $good ->
    [wood] Wood
    [stone] Stone
    [food] Food
    [gold] Gold
    [settler] Settler
    [raze] Raze token
    [defence] Defence token
    [technology] Technology
    [favour] Favour token
    [vp] Victory point
    [common] From the common deck
    [faction] From your own faction deck
   *[card] Card
}
move-opponent = { $virtual ->
    [yes] Virtual player
   *[no] { $seat }
}
move-pay = { $price ->
    [none] Pay nothing with gold
   *[other] Pay { $price } with gold
}
move-stop = Enough, nothing more
move-leave = Pass for the rest of the round
move-visit = Send a settler to the open production { $card }
move-colour = { $colour-first }
move-reveal = Reveal common cards
move-in-order = As it stands
move-bonus = Building bonus
move-tokens = Count favour tokens only

# Events

event-faction-chosen = { $seat } leads the { $faction }.
event-round-began = Round { $round } begins; { $seat } is the first player.
event-phase-began = { $phase ->
    [lookout] Lookout phase.
    [production] Production phase.
    [action] Action phase.
    [cleanup] Cleanup phase.
   *[attack] The virtual player attacks.
}
event-row-laid = { $cards ->
    [none] There is nothing left to lay in the row.
   *[other] New in the row: { $cards }.
}
event-card-drafted = { $seat } takes { $card } from the row.
    .brief = { $card }
event-card-kept = { $card ->
    [none] { $seat } keeps a card.
   *[other] { $seat } keeps { $card }.
}
event-cards-seen = { $cards ->
    [none] { $seat } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $seat } looks at cards: { $cards }.
}
event-card-drawn = { $card ->
    [none] { $deck ->
        [common] { $seat } draws a common card.
       *[faction] { $seat } draws a faction card.
    }
   *[other] { $deck ->
        [common] { $seat } draws the common card { $card }.
       *[faction] { $seat } draws the faction card { $card }.
    }
}
event-nothing-drawn = { $seat } has no deck to draw from.
event-reshuffled = The discarded common cards are shuffled and become a new deck.
event-card-discarded = { $whose ->
    [nobody] { $card } goes to the discard pile.
   *[player] { $seat } discards { $card }.
}
event-gained = { $card ->
    [none] { $seat } gets { goods }.
   *[other] { $seat } gets { goods } ({ $card }).
}
    .brief = gets { goods }
event-paid = { $card ->
    [none] { $seat } pays { goods }.
   *[other] { $seat } pays { goods } ({ $card }).
}
    .brief = pays { goods }
event-goods-lost = { $seat } loses { goods } ({ $card }).
    .brief = loses { goods }
event-built = { $seat } builds { $card }.
    .brief = { $card }
event-location-given = { $seat } gives the location { $card }.
event-foundation-given = { $seat } gives foundations ({ $card }).
event-deal-made = { $seat } makes a deal with { $card }.
    .brief = { $card }
event-route-opened = { $seat } makes a deal with an opponent's location, { $card }.
    .brief = { $card }
event-deal-dropped = { $virtual ->
    [yes] The virtual player loses { $card }.
   *[no] { $seat } loses the deal { $card }.
}
event-deal-taken = { $virtual ->
    [yes] { $seat } takes over { $card } of the virtual player as a deal.
   *[no] { $seat } takes over the deal { $card }; { $seat-from } loses it.
}
event-razed-from-hand = { $seat } razes { $card } from the hand.
    .brief = { $card }
event-razed = { $virtual ->
    [yes] { $seat } razes { $card } of the virtual player.
   *[no] { $own ->
        [yes] { $seat } razes their own location { $card }.
       *[no] { $seat } razes { $card }; { $seat-of } loses it.
    }
}
    .brief = { $card }
event-removed = { $virtual ->
    [yes] { $seat } removes { $card } of the virtual player.
   *[no] { $seat } removes { $card }; { $seat-of } loses it.
}
    .brief = { $card }
event-foundations-laid = { $card } becomes foundations ({ $seat }).
    .brief = { $card }: foundations
event-foundations-hidden = { $card ->
    [none] { $seat } lays a { $deck ->
        [common] common
       *[faction] faction
    } card of the hand as foundations.
   *[other] { $seat } lays { $card } as foundations.
}
event-activated = { $times ->
    [1] { $seat } uses { $card }.
   *[other] { $seat } uses { $card } twice.
}
    .brief = { $card }
event-copied = { $seat } uses { $card } once more.
    .brief = { $card } once more
event-taken-over = { $virtual ->
    [yes] { $seat } takes over { $card } of the virtual player until the end of the round.
   *[no] { $seat } takes over { $card } until the end of the round; { $seat-of } loses it.
}
    .brief = { $card }
event-given-back = { $virtual ->
    [yes] { $card } goes back to the virtual player.
   *[no] { $seat } has { $card } back.
}
event-defended = { $seat } protects { $card } with the defence token.
    .brief = { $card }
event-samurai-placed = { $seat } places a samurai before { $card }.
    .brief = { $card }
event-tucked = { $card ->
    [none] { $seat } lays a { $deck ->
        [common] common
       *[faction] faction
    } card under the Gate.
   *[other] { $seat } lays { $card } under the Gate.
}
    .brief = under the Gate
event-gate-chosen = { $seat } lays it under { $card }.
event-laid = { $seat } lays { goods } on the Shrine.
event-passed = { $seat } passes.
    .brief = passes
event-cleaned-up = { $seat } clears the supply.
event-goods-returned = { $seat } gives back { $lost } in Cleanup.
event-lost-with-location = What lay on { $card } goes with it: { $lost }.
lost-resources = { $count } { $count ->
    [one] resource
   *[other] resources
}
lost-statues = { $count } { $count ->
    [one] statue
   *[other] statues
}
event-virtual-took = The virtual player gets { $card }.
event-collected = { $card } goes to the Collection.
event-attack-revealed = A new attack card: { $name }.
event-attack-missed = The attack finds no target.
event-attacked = { $seat } loses { $card } in an attack.
    .brief = { $card }
event-game-ended = The last round is over; points are counted.
event-tie-broken = { $by ->
    [goods] Most points: { $seats }; resources and settlers in the supply decide, and { $seat } has { $count } against { $other }.
    [cards] Most points and the same supply: { $seats }; cards in hand decide, and { $seat } has { $count } against { $other }.
   *[shared] Most points, the same supply and as many cards in hand: { $seats }; the victory is shared.
}
event-prayer-began = { $seat } prays ({ $card }). { asked-colours }
asked-colours = { $asked ->
    [none] There is no colour to ask for.
    [any] It may be any colour.
    [one] The colour is: { $colours }.
   *[several] The colours are: { $colours }.
}
event-colour-named = { $rule ->
    [prayer-announce] { $seat } announces a colour: { $colour }.
    [prayer-choose] { $seat } chooses a colour: { $colour }.
   *[favour-tricolour] The tricolour token ({ $seat }) stands for a { $colour-acc } card.
}
event-tokens-trusted = { $seat } reveals nothing and counts favour tokens only.
event-prayer-revealed = { $cards ->
    [none] { $seat } has nothing to reveal.
   *[other] { $seat } reveals: { $cards }.
}
event-prayer-counted = { $tokens ->
    [0] Colour { $colour }: { cards-counted }.
    [one] Colour { $colour }: { cards-counted }, { $tokens } of them by a favour token.
   *[other] Colour { $colour }: { cards-counted }, { $tokens } of them by favour tokens.
}
cards-counted = { $count ->
    [one] { $count } card counts
   *[other] { $count } cards count
}
event-prayer-failed = The prayer ({ $seat }) brings nothing: no revealed card has an asked colour.
event-prayer-idle = The prayer is heard, but brings nothing ({ $seat }).
event-favours-missed = { $seat } holds a favour token of every colour: { $count } more { $count ->
    [one] is
   *[other] are
} lost.
event-samurai-lost = { $seat } has no place for { $count } samurai of { $card }: lost.
event-stored-used = { $seat } adds the stored card { $card } to the prayer.
event-card-stored = { $seat } keeps { $card } under { $location }.
event-store-full = There is no room left under { $card }: { $seat } keeps no card.
event-favour-gained = { $seat } gets the { $colour-token } favour token.
event-favour-lost = { $rule ->
    [favour-pay] { $seat } pays the { $colour-token } favour token.
   *[favour-keep] { $seat } gives the { $colour-token } favour token back.
}
event-favours-given-back = { $count ->
    [one] In Cleanup { $seat } gives the { $favours } favour token back.
   *[other] In Cleanup { $seat } gives favour tokens back: { $favours }.
}
event-visited = { $virtual ->
    [yes] { $seat } visits the open production { $card } of the virtual player.
   *[no] { $seat } visits the open production { $card }; { $seat-of } is the host.
}
    .brief = { $card }
event-statue-placed = { $seat } places a statue. Colour: { $colour }.
event-deck-arranged = { $cards ->
    [none] { $seat } puts a card back on the common deck.
   *[other] { $seat } puts { $cards } back on the common deck.
}

# What is typed in the terminal

typed-build = build { $card }
typed-deal = deal { $card }
typed-raze = raze { $card }
typed-activate = { $times ->
    [1] use { $card }
   *[other] use { $card } twice
}
typed-send = send { $name }
typed-defend = defend { $card }
typed-guard = samurai { $card }
typed-tuck = gate { $card }
typed-lay = shrine { $name }
typed-opponent = player { $number }
typed-pay = { $price ->
    [none] no gold
   *[other] gold { $price }
}
typed-stop = done
typed-leave = pass
typed-visit = visit { $card }
typed-colour = colour { $colour }
typed-reveal = reveal
typed-in-order = as it stands
typed-bonus = bonus
typed-tokens = tokens
typed-yes = yes
typed-no = no

# The table

round = round { $round } of { $rounds }
first = { $seat } is first
over = game over
decks = common deck { $deck }, discarded { $discard }
line-row = Row:
line-deals = Deals:
line-foundations = Foundations: { $count }
line-under = Under the Gate: { $count }
line-noted = Remembered { $places }:
line-offered = On the Shrine: { $count }
line-favours = Favour tokens: { $colours }
line-statues = Statues: { $colours }
line-stored = Under { $card }:
line-revealed = Revealed:
line-hand = Hand:
line-aside = To choose from:
line-choices = You may type:
line-collection = Collection { $count }, your faction locations { $own }
line-attacks = Attack line:
line-threats = The next attack would hit:
threat = { $name } the location { $cards }
hand-empty = You have no card in your hand.
hand-count = hand { $count }
deck-count = deck { $count }
passed-mark = passed
raze-field = raze: { $goods }
deal-field = deal: { $good }
points-now = { $points } VP
nothing-there = nothing
used-mark = used
defended-mark = defended
guarded-mark = samurai
taken-mark = taken over
guests-mark = guests { $count }/{ $most }
route-mark = another's location
legend = ›{"\u00A0"}you can do something with it now; "?{"\u00A0"}COM021" says what a card does and what you can do with it; °{"\u00A0"}a guess
won-alone = Victory; rank { $rank }.
lost-alone = Defeat: there are at least as many cards in the Collection as you have faction locations.

# The table in sentences

say-round = Round { $round } of { $rounds }, { $phase } phase; { $seat } is the first player.
say-over = The game is over.
say-player = { $seat } leads the { $faction }, has { $points } VP and in the supply { $goods }. { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand, { $deck } in the faction deck.
say-passed = { $seat } has passed in this round.
say-locations = { $seat }, { $kind }: { $cards }.
say-no-locations = { $seat } has no location yet.
say-deals = { $seat } has these deals: { $cards }.
say-foundations = { $seat } has { $count ->
    [one] { $count } pile of foundations
   *[other] { $count } piles of foundations
}.
say-under = { $seat } has { cards-under } under the Gate.
cards-under = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
say-offered = { $seat } has { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} on the Shrine.
say-favours = { $seat } has these favour tokens: { $colours }.
say-statues = { $seat } has statues of these colours: { $colours }.
say-stored = { $seat } keeps under { $card }: { $cards }.
say-revealed = Revealed: { $cards }.
say-row = In the row: { $cards }.
say-decks = { $deck ->
    [one] { $deck } card is
   *[other] { $deck } cards are
} in the common deck, { $discard } discarded.
say-virtual = The virtual player has these locations: { $cards }.
say-virtual-none = The virtual player has no location.
say-attacks = The attack line from its first card: { $cards }.
say-threats = What the next attack card would hit: { $cards }.
say-collection = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} in the Collection; faction locations against it: { $own }.
say-hand = In your hand: { $cards }.
say-aside = To choose from: { $cards }.
say-noted = You know that { $seat } has { $places }: { $cards }.
place-hand = in hand
place-aside = among the cards looked at
place-foundations = in the foundations
place-deck = on top of the common deck
place-gate = under the Gate
say-card = { $card } ({ $notes })

# What a choice is

about-card = { $card } ({ $cost })
about-colour = Colour: { $colour }.
about-deal = A deal gives { goods } in every round.
about-raze = Razing it gives { $goods }.
about-make-deal = { $card }, { goods } in every round
about-raze-cost = { $card } for { goods }, you get { $gain }
about-may = { $move }: yes.
about-may-not = { $move }: no. { $why }

# What is guessed

stand-in-effect = A guess: no source confirms what the card does. { $about }
stand-in-values = A guess: no source confirms cost, colour and deal of the card; what it does is in the rulebook. { $about }
stand-in-card = A guess: no source confirms cost, colour and deal of the card, nor what it does. { $about }
stand-in-board = A guess: no source confirms what the board produces and keeps. { $about }
stand-in-attack = { $count ->
    [0] A guess: this good is on no attack card.
    [one] A guess: this good is on { $count } attack card of 16.
   *[other] A guess: this good is on { $count } attack cards of 16.
}

# Decks

faction-needs-expansion = This faction belongs to the Aztecs expansion: switch it on first.
option-needs-deck = The open game adds nothing to basic decks: choose at least one deck with cards of an expansion.
option-needs-expansion = Without the Aztecs expansion basic decks are played: switch it on first.
seats-need-expansion = The base game has 4 faction boards; the Aztecs expansion adds a fifth. The authors advise against more than four players, for games get long.
seats-no-board = There is no sixth board in the box, the Atlanteans come with another expansion; only a file with corrections can bring it.
faction-no-board = Of this faction only cards for decks are in the box; its board and basic deck belong to another expansion, and only a pack can bring them.
deck-about = { $faction }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-foreign = { $card } is no card of this faction.
deck-twice = { $card } is listed several times; each title is written once, its copies count by themselves.
deck-expansions = Beside basic cards a deck may hold cards of one expansion only; here they are of these: { $sets }.
deck-size = { deck-cards } in the deck; there should be { $wanted }.
deck-missing = In the open game cards are only added to the basic deck; { $count ->
    [one] this title of it is
   *[other] these titles of it are
} missing: { $cards }.
deck-drawn = The faction is drawn by lot, and not every one that may come has this deck.
deck-cards = { $size ->
    [one] There is { $size } card
   *[other] There are { $size } cards
}
deck-shape = { $copies ->
    [1] Titles of a single card: there should be { $wanted }, here are { $count }.
    [2] Titles of two cards: there should be { $wanted }, here are { $count }.
   *[3] Titles of three cards: there should be { $wanted }, here are { $count }.
}
atlanteans = Atlanteans (cards only, their board is not in the box)

# Corrections by packs

pack-attacks = There should be { $wanted } attack cards, here are { $count }.
pack-word = "{ $word }" means nothing in the language of cards; docs/packs.md lists what does.
pack-no-board = Nobody can play the faction "{ $faction }": only its cards are in the box, its board and basic deck belong to another expansion. A pack with [faction.{ $faction }] can bring them.
pack-no-deck = The faction "{ $faction }" has no basic deck; its cards are entries [card.…] with the fields faction = "{ $faction }" and ids.
pack-card-id = The card number "{ $word }" does not do: it takes three capital letters and three digits, different ones for every card.
pack-new-id = The name "{ $word }" does not do: it is taken, or not made of small letters, digits and hyphens only.

# What is printed on cards and boards

printed-hand = a card of the hand
printed-barbarians = Barbarians
printed-romans = Romans
printed-egyptians = Egyptians
printed-japanese = Japanese
printed-aztecs = Aztecs
printed-atlanteans = Atlanteans
printed-friends = { option-deck-friends }
printed-atlantis = { option-deck-atlantis }
printed-trio = { option-deck-trio }

# Forms of packs.
question-board = Take the faction board: what does it produce, and what does the faction keep?
question-card = Find the card in its deck: what does it cost, which deal is on it, what does it do?
question-effect = Find the card in its deck and read it: does it do just this?
question-attack = Go through the 16 attack cards: how many show { $good }?
field-kind = kind
field-colours = colours
field-cost = cost
field-raze = for razing
field-deal = deal
field-pay = use costs
field-uses = uses in a round
field-when = whenever
field-always = always
field-does = what the card does
field-bonus = bonus for building
field-ends = at the end
field-open = a visitor gets
field-worth = points of the location
field-effect = how you know what it does
field-produces = produces
field-keeps = keeps
field-tricolour = gives the tricolour token
field-copies = copies
ends-none = nothing
ends-statues = 2 points for each statue
ends-kept = 2 points for each kept card
