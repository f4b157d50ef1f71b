game-title = Skirmish

option-length = Length
option-length-short = two rounds
option-length-long = four rounds
option-purse = Purse
option-purse-poor = poor
option-purse-rich = rich

why-too-dear = { $card } costs { $wood } wood and { $iron } iron; you have { $has_wood } wood, { $has_iron } iron and { $has_gold } gold.
good-wood = wood
good-iron = iron
good-gold = gold

card-hidden = a hidden card
card-camp = camp { $number }
card-forge = forge { $number }
card-tower = tower { $number }
card-spy = spy { $number }
card-feast = feast { $number }
card-harvest = harvest { $number }
card-ambush = ambush { $number }

ask-draft = Which card do you keep? The other one goes to the left.
ask-wager = How much gold do you bid for the top card?
ask-action = Play a card, attack, or rest?
ask-pay = What do you pay with? Still due: wood { $wood }, iron { $iron }.
ask-choose = Which good do you take?
ask-spy-choice = Discard the top card (1), or take one gold (2)?
ask-toast = Do you pay one iron for a point?
ask-ambush = { $seat_attacker } attacks you. Does your ally ambush?
ask-loot = What do you take from { $seat_target }?

move-yes = Yes
move-no = No
move-pick = Option { $number }
move-keep = Keep { $card }
move-bid = Bid { $gold }
move-play = Play { $card }
move-attack = Attack { $seat_target }
move-rest = Rest
move-spend = Pay { $good }
move-take = Take { $good }

event-dealt = { $known ->
    [0] { $seat } is dealt cards: { $count }.
   *[other] { $seat } is dealt: { $cards }.
}
event-passed = { $seat } passes { $card } to the left.
event-ally-came = { $seat } gets an ally: { $card }.
event-round-began = { $left ->
    [0] The last round begins.
    [one] A round begins; { $left } more follows.
   *[other] A round begins; { $left } more follow.
}
event-bids-shown = The bids are: { $bids }.
event-prize-lost = { $baron ->
    [0] Nobody wins { $card }; it is discarded.
   *[other] The Baron wins { $card } and scores { $baron }.
}
event-laid = { $seat } lays { $card }.
event-gained = { $seat } gets { $good }.
event-paid = { $seat } loses { $good }.
event-scored = { $points ->
    [one] { $seat } scores { $points } point.
   *[other] { $seat } scores { $points } points.
}
event-looked = { $known ->
    [0] { $seat } looks at the stack; cards: { $count }.
   *[other] { $seat } looks at the stack: { $cards }.
}
event-dropped = { $seat } discards the top card: { $card }.
event-attacked = { $seat } attacks { $seat_target }.
event-nothing-looted = { $seat } finds nothing to take.
event-ambushed = { $seat } springs an ambush: { $card }.

card-about = wood { $wood }, iron { $iron }; points { $points }
zone-goods = Goods
zone-laid = Cards on the table
zone-hand = In hand
zone-ally = Ally
zone-stack = Stack
zone-discarded = Discarded cards
attack-here = Attack

source-cards = cards
source-prizes = prizes
source-fights = fights
source-feasts = feasts
source-baron = the Baron
topic-laid = Cards laid
