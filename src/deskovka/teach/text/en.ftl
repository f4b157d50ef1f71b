# Why there is no analysis

no-analysis-unfinished = The game has not ended, and only finished games are analysed.
no-analysis-alone = A game with one player is not analysed: chances to win are compared between seats.

# How a decision is called

verdict-blunder = blunder
verdict-mistake = mistake
verdict-inaccuracy = inaccuracy
verdict-unsure = within uncertainty
verdict-fine = no loss to speak of

# The decisions that cost most

decision = Move { $number }, { $who }: { $verdict }, cost { $loss } ± { $half } { $loss ->
    [one] point
   *[other] points
} of chance.
decision-played = Played: { $move } ({ $chance })
decision-best = The analysis prefers: { $move } ({ $chance })

# Why: final points by source with the preferred answer instead of the played one

why = On average the preferred move would have brought { $differences }.
why-more = { $who } { $points } more points for { $source }
why-less = { $who } { $points } fewer points for { $source }

# Players

player = player
accuracy = accuracy
accuracy-parts = beginning / middle / end
blunders = blunders
mistakes = mistakes
inaccuracies = inaccuracies
unsure = within uncertainty
too-few = too few decisions

# How it came about

account = How it came about
account-start = start
account-luck = luck
account-own = own mistakes
account-others = others' mistakes
account-gains = better than the quick player
account-remainder = left over
account-result = result
account-without = without luck

# Luck

luck = Luck
luck-deal = The deal: { $luck } { $count ->
    [one] point
   *[other] points
} of chance for { $who }.
luck-draw = Move { $number } ({ $actor }): { $luck } { $count ->
    [one] point
   *[other] points
} of chance for { $who }.

# The whole

title = Analysis: { $game }
costliest = Costliest decisions
nothing-costly = No decision surely cost 5 points of chance or more.
honesty = Chances are estimates from { $worlds } imagined worlds for each decision, judged only by what the player could know and continued by a quick player; ± is a 95 % interval. Luck compares each event with { $redraws } that might have come. Luck and mistakes are estimates, their sum with what is left over is exact; left over is what came to light about hidden things, and what the estimates miss.

# The page

report-chances = Chance to win
report-chart = Chances to win of all players after each of { $answers } answers; the numbers are those of the costliest decisions.
report-best = the analysis prefers it
report-played = played
report-other = another choice
report-board = The table before the decision, as its player saw it

# What a puzzle is about: a source of points, or this

theme-end = the end of the game

# The coach: what kind of move is good now

kind-own = What matters most now: { $sources }.
kind-keep = With a weaker move { $who } would get more points for { $source }.
kind-none = No single source of points stands out; think of the whole position.
