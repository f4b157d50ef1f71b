# Settlers: names of what the page draws. Sentences about the game come from the server.
st-tagline = A few settlers grow into an empire: build locations, make deals, raze, and send people to work.
st-about = about 60 minutes · ages 10 and up · Ignacy Trzewiczek
st-lookout = { $lookout ->
    [draft] three cards: keep one, pass two on
    [advanced] choose from five open cards
   *[standard] choose from an open row
}
st-title = { $expansion ->
    [aztecs] Aztecs{ $lookout ->
        [draft] , with passing cards
        [advanced] , row of five cards
       *[standard] {""}
    }
   *[none] { $lookout ->
        [draft] with passing cards
        [advanced] row of five cards
       *[standard] basic game
    }
}{ $peaceful ->
    [yes] , peaceful
   *[no] {""}
}
st-rounds = { $all } rounds
st-over = Over · { $all } rounds
st-round-phase = Round { $round } of { $all } · { $phase ->
    [lookout] lookout
    [production] production
    [cleanup] cleanup
    [attack] attack
   *[action] actions
}
st-round = Round { $round } of { $all }
st-phase = { $phase ->
    [lookout] Lookout phase
    [production] Production phase
    [cleanup] Cleanup phase
    [attack] Attack
   *[action] Action phase
}
st-phase-short = { $phase ->
    [lookout] Lookout
    [production] Production
    [cleanup] Cleanup
    [attack] Attacks
   *[action] Actions
}
st-board = The table. Arrows move between cards, Enter chooses, Escape puts a card down.
st-may = you may
st-empire = Empire: { $name }
st-empires = Empires
st-mine = My empire
st-virtual = Virtual player
st-open-empire = Show the empire, { $name }, locations: { $count }
st-locations = locations
st-passed = passed
st-row = { $kind ->
    [production] Production
    [feature] Features
   *[action] Actions
}, { $deck ->
    [faction] faction locations
   *[common] common locations
}
st-kind = { $kind ->
    [production] Production
    [feature] Feature
   *[action] Action
}
st-colour = { $colour ->
    [brown] brown
    [grey] grey
    [red] red
    [pink] pink
    [gold] gold
    [black] black
    [purple] purple
    [white] white
    [orange] orange
   *[blue] blue
}
st-good = { $good ->
    [wood] wood
    [stone] stone
    [food] food
    [gold] gold
    [settler] settler
    [raze] raze token
    [defence] defence token
    [vp] VP
    [card] card
    [common] common card
    [technology] technology token
    [favour] favour token
   *[faction] faction card
}
st-goods = { $count } { $good ->
    [wood] wood
    [stone] stone
    [food] food
    [gold] gold
    [settler] { $count ->
        [one] settler
       *[other] settlers
    }
    [technology] technology
    [favour] favour
   *[raze] raze
}
st-common-card = Common card
st-copies = { $count }× in the deck
st-free = free
st-razing = raze
st-bonus = when built
st-deal = deal
st-every-round = every round
st-survives = survives Cleanup
st-send = Send
st-send-for = Send two settlers: { $good }
st-enough = Enough, no more
st-pass = Pass
st-end-turn = End my turn
st-deals = Deals
st-deal-with = Deal, { $name }: { $good }
st-deal-brings = deal: { $good }
st-attack = attack card
st-supply = Supply
st-deck-common = common
st-discard = discard
st-drop-raze = raze
st-hand = Cards in hand
st-hand-of = { $name } holds cards: { $count }
st-hand-empty = You have no cards in hand.
st-lacks = { $goods } short
st-lacks-short = short
st-lacks-site = no location to give
st-foundations = Foundations
st-foundations-of = Foundations ({ $name })
st-defended = defended
st-guarded = guarded by a samurai
st-used = { $count ->
    [one] used
   *[other] used { $count } times
}
st-lent = borrowed, belongs to { $name }
st-on-shrine = on the Shrine { $count }, VP { $points }
st-under-gate = cards under the Gate: { $count }
st-under-known = you know: { $cards }
st-under-perhaps = under it or still in hand: { $cards }
st-perhaps = It is { $places }
st-or = {" "}or{" "}
st-place = { $kind ->
    [aside] among the cards looked at
    [foundations] in the foundations
    [deck] on top of the common deck
    [gate] under the Gate
   *[hand] in hand
}
st-uses = What to do with it now
st-use = { $use ->
    [Build] Build
    [Deal] Make a deal
    [Raze] Raze
    [Activate] { $times ->
        [one] Activate
       *[other] Activate twice
    }
    [Defend] Place a defence token
    [Guard] Place a samurai
    [Visit] Send a settler to visit
    [Tuck] Put under the Gate
   *[Lay] To the Shrine: { $good }
}
st-cannot = { $what }: not now
st-pays = you pay
st-gains = you get
st-helps = This would help:
st-pay-with = How will you pay?
st-row-open = Open cards
st-choose-from = Cards to choose from
st-virtual-has = Locations of the virtual player: { $count }
st-attack-line = Line of attacks
st-attacks-left = { $count } left
st-attack-card = Attack card { $number }: { $good }
st-next-attack = What the next attack hits
st-chance = { $count } of { $all }
st-hits-nothing = hits nothing
st-you-choose = you choose
st-show-virtual = Show the virtual player
st-collection = Collection { $count } against your { $mine } faction locations
st-track = Score track
st-solo-won = The virtual player is beaten
st-solo-lost = The virtual player won
st-solo-count = Your faction locations { $mine }, cards in the Collection { $collection }.
st-rank = Your rank: { $rank }
st-stand-in-what = { $what ->
    [values] stand-in values
    [effect] stand-in effect
   *[all] stand-in
}
st-stand-in-board = the board's values are stand-ins
st-open = a visit
st-token = { $colour ->
    [brown] brown token
    [grey] grey token
    [red] red token
    [pink] pink token
    [gold] gold token
    [black] black token
    [purple] purple token
    [white] white token
    [blue] blue token
   *[tricolour] tricolour token
}
st-favours = Favour tokens: { $tokens }
st-favour = Favour
st-favour-why = { $what ->
    [failed] no asked colour came up, so tokens add nothing
    [tokens] each token of an asked colour is like a card
    [adds] an asked colour came up, so tokens add to it and stay
   *[may] they add if at least one asked colour comes up
}
st-token-effect = { $what ->
    [adds] +1 { $colour }
    [may] adds 1 if an asked card comes up
    [choose] for which colour does it stand?
    [failed] added nothing
   *[not-asked] its colour is not asked for
}
st-trios = Trios
st-stored = Stored cards
st-stored-why = one that is used is discarded afterwards
st-stored-under = under it for prayers: { $cards }
st-was-stored = stored
st-was-kept = kept
st-statues = statues: { $colours }
st-visited = { $count ->
    [one] one visit
   *[other] two visits
}
st-prays = { $name } prays
st-prayer-of = Prayer, { $name }: { $card }
st-prayers = Recent prayers
st-show-prayer = Show the whole prayer
st-asked = { $what ->
    [Announce] announce a colour
    [ChooseColour] choose a colour
    [named] the colour named
   *[all] asked colours
}
st-method = How do you pray?
st-method-reveal = { $count ->
    [one] Tokens add only if the card has an asked colour.
   *[other] Tokens add only if at least one asked colour comes up.
}
st-method-tokens = A sure thing: tokens of asked colours count as cards, nothing is revealed.
st-no-reveal = Tokens only
st-no-reveal-why = nothing is revealed, each token of an asked colour counts as a card
st-revealed = { $count ->
    [0] There is nothing to reveal
    [one] { $count } common card revealed
   *[other] { $count } common cards revealed
}
st-fit = { $count ->
    [0] none has an asked colour
    [one] one has an asked colour
   *[other] { $count } have an asked colour
}
st-colourless = colourless
st-counting = What counts
st-offering = Offering
st-offering-why = a point for each resource, and one more for each kind
st-may-give = up to { $count }, { $stock } in supply
st-offer-worth = offered so far
st-prayer-brings = the prayer brought
st-prayer-failed = No asked colour came up: the prayer brought nothing.
st-prayer-nothing = The prayer brought nothing.
st-nothing-gained = nothing
st-how-counted = How it is counted
st-deck-faction = Faction
st-deck-format = Format
st-deck-format-about = { $format ->
    [open] Any other cards of your faction may be mixed into its basic deck.
   *[standard] Exactly 30 cards: 3 titles in three copies, 6 in two, 9 single; beside basic cards those of one expansion.
}
st-deck-ready = Ready decks
st-deck-base = Basic deck
st-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
st-deck-cards = { $count ->
    [one] card
   *[other] cards
}
st-deck-mine = My deck
st-deck-name = Name of the deck
st-deck-name-default = My deck, { $faction }
st-deck-of = of { $wanted }
st-deck-right = Format “{ $format }”: all right
st-deck-wrong = Format “{ $format }”: not like this
st-deck-other = It is all right in the format “{ $format }”.
st-deck-switch = Switch
st-deck-empty = There is no card in the deck yet.
st-deck-play = Play with this deck
st-deck-elsewhere = Only whoever sits at the server's own computer can keep a deck here. Download the file and send it to them.
st-deck-download = Download
st-deck-open = Open
st-deck-too-large = A file as large as this is no deck.
st-deck-list = Cards in the deck
st-deck-remove = Remove: { $card }
st-ask-free = Ask me after my action whether there is more
