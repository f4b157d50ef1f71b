# The analysis of a finished game

an-title = Analysis
an-none = An analysis shows where the game was decided: the chance to win after every move, the costliest decisions, and luck.
an-start = Analyse the game
an-start-note = It is computed while nobody plays; a long game takes several minutes. You may close the page, the result stays here.
an-read-only = Only those who sat at the table can start the analysis.
an-waiting = { $ahead ->
    [0] The analysis begins as soon as there is time
    [one] { $ahead } other analysis comes first
   *[other] { $ahead } other analyses come first
}
an-stage-calibrate = Finding out what a lead is worth
an-stage-quick = Quick pass
an-stage-refine = Refining
an-stage-explain = Looking for explanations
an-progress = { $done } of { $total }
an-left = about { $time }
an-quick-done = The quick pass is done.
an-failed = The analysis could not be finished. What is done stays.
an-again = Try again
an-loading = Loading the analysis…

# Chart

an-chances = Chance to win
an-interval = 95 % uncertainty
an-luck-mark = much good or bad luck
an-chart-said = The chance to win after every answer. { $who }: { $start } % at the start, { $low } % at least, { $high } % at most, { $end } % at the end.
an-as-table = Show as a table
an-answer = move
an-chart-keys = Move of the analysis

# Players

an-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
an-accuracy = accuracy
an-few = too few decisions
an-good-luck = good luck
an-bad-luck = bad luck
an-without = without luck
an-points-of-chance = points of chance
an-account = How it came about: { $who }
an-account-start = start of the game
an-account-luck = luck
an-account-own = own mistakes
an-account-others = others' mistakes
an-account-gains = moves better than the quick player's
an-account-remainder = remainder
an-account-result = result
an-parts = Accuracy in parts of the game
an-part-0 = start
an-part-1 = middle
an-part-2 = end
an-without-said = With average chance the result of { $who } would be about { $share } %. Luck and mistakes are estimates; their sum always agrees with the real result.

# Decisions

an-costliest = Costliest decisions
an-everybody = all
an-nobody-costly = No decision surely cost 5 points of chance or more.
an-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} · { $fine } without a noticeable loss
an-number = Move { $number }
an-cost = { $loss ->
    [one] Cost { $loss } point of chance
   *[other] Cost { $loss } points of chance
}
an-no-cost = No noticeable loss
an-verdict-blunder = blunder
an-verdict-mistake = mistake
an-verdict-inaccuracy = inaccuracy
an-verdict-unsure = within uncertainty
an-verdict-fine = fine
an-best = the analysis prefers it
an-played = played
an-better = better than played
an-worse = worse than played
an-both = played, and nothing was better
an-why = What the better move would have brought, on average
an-why-half = The averages are exact to about ± { $half } points.
an-why-later = The explanation is still being computed.
an-to-replay = In the replay
an-before = Previous move
an-after = Next move
an-rather = better: { $move }

# Luck

an-luck = Good and bad luck
an-luck-deal = the deal
an-luck-sum = The sum over all players is always 0.
an-luck-none = Chance brought nothing noticeable in this game.
an-how = How to read it
an-how-said = A chance is an estimate: for each decision { $worlds } worlds are imagined by what the player could know then, and the same quick player goes on for everybody. Smaller numbers are the 95 % interval; what is smaller than the interval is not called a mistake. Luck compares each event with { $redraws } others that could have come.
an-classes = Three degrees of loss: 5 inaccuracy, 10 mistake, 15 blunder.

# Learn from your mistakes

an-learn = { $count ->
    [0] Learn from your mistakes
   *[other] Learn from your mistakes ({ $count })
}
an-learn-whose = Learn from mistakes: { $who } ({ $count })
an-learn-title = Mistake { $number } of { $all }
an-learn-task = { $who } is to move. Find a better move than the one that was played.
an-learn-choices = All choices
an-learn-play = Try: { $move }
an-learn-pick = Choose a move on the board or in the list.
an-learn-trying = Trying…
an-learn-right = Right! The chance is { $chance } %.
an-learn-best = Well done, this is the best move! The chance is { $chance } %.
an-learn-wrong = { $loss ->
    [one] There is a better one: this costs { $loss } point of chance.
   *[other] There is a better one: this costs { $loss } points of chance.
}
an-learn-same = This was played in the game, too. There is a better one.
an-learn-show = Show
an-learn-skip = Skip
an-learn-next = Next
an-learn-end = Done
an-learn-close = Back to the analysis
an-learn-shown = The best move: { $move }. Its chance is { $chance } %, the played one had { $played } %.
an-learn-sum = { $right } of { $all } at the first try
an-learn-none = No mistake and no blunder. There is nothing to learn from.
