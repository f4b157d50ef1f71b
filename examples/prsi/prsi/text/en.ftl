game-title = Prší
card = { $rank ->
    [0] 7
    [1] 8
    [2] 9
    [3] 10
    [4] jack
    [5] queen
    [6] king
   *[7] ace
} of { suit }
suit = { $suit ->
    [0] hearts
    [1] bells
    [2] leaves
   *[3] acorns
}
back = back of a card

ask-turn = { $due ->
    [0] { $ace ->
        [0] Which card do you play, or do you draw?
       *[1] Do you answer with an ace, or stand?
    }
   *[other] Do you answer with a seven, or draw { $due } cards?
}
ask-name-suit = Which suit do you name?
move-play = Play the { $card }
move-draw = Draw
move-stand = Stand
move-name = Suit: { $suit }
why-does-not-fit = The top card is the { $top }, and { $suit } are to be followed.

event-drawn = { $known ->
    [0] { $count ->
        [0] { $seat } finds nothing to draw.
        [one] { $seat } takes { $count } card.
       *[other] { $seat } takes { $count } cards.
    }
   *[other] { $seat } takes: { $cards }.
}
event-turned-up = The first card is the { $card }.
event-played = { $seat } plays the { $card }.
event-named = { $seat } names a suit: { $suit }.
event-stood = { $seat } stands.
event-reshuffled = The played cards are shuffled into a new stock.
event-went-out = { $seat } has no card left and wins.

zone-hand = In hand
zone-stock = Stock
zone-top = Top card
zone-suits = Suits
in-force = to be followed
source-cards = cards left
