# Settings and labels

players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament = tournament
seat = Seat { $number }
order = { $number ->
    [1] begins
    [2] second in turn
    [3] third in turn
   *[other] { $number }th in turn
}

# The page

language = Language
language-cs = Česky
language-en = English
made-of = { $games ->
    [one] { $games } game between bots
   *[other] { $games } games between bots
} · Deskovka { $version }
contents = Settings
overview = All settings side by side
comparison = Compared with “{ $title }”
settings-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; bots: { $bots }; seed { $seed }
options-line = Options: { $options }.

# Plots

first-player = First player’s wins
fair-line = The dashed line is the fair share.
by-order = Wins by turn order
by-seat = Wins by seat
topic-note = How often seats that had it win, from the best to the worst; small numbers tell in how many of all seats it was.
trait-line = The dashed line is what seats of the same kind ({ $trait }) win.
topic-left-out = { $count ->
    [one] One thing in between, or too rare for a judgement, is only in the table.
   *[other] { $count } things in between, or too rare for a judgement, are only in the table.
}
sources = Points by source
events = What happened
two-note = Mean per seat, with 95 % intervals.
winners = winners
others = the others
length-decisions = Length in decisions
length-turns = Length in turns
length-says = Mean { $mean }; half of the games have { $low } to { $high }, all of them { $min } to { $max }.
length-column = { $low } to { $high }
points-by-setting = Points
points-note = Mean of all seats, with 95 % intervals.
ladder = Rating of the bots
ladder-note = Plackett–Luce ratings with 95 % intervals, the strongest first.
ladder-wins = Wins of the bots
cross = Who finishes ahead of whom
cross-note = How often the bot of the row finishes ahead of the bot of the column; equal places count half.
differences-note = Full dots: this study. Empty dots: the other. Bold: the 95 % interval of the difference leaves out zero.
no-common = The two studies have no setting in common.

# Columns

all-things = All in a table
column-what = What
column-setting = Setting
column-wins = Wins
column-mean = Mean
column-rating = Rating
column-difference = Difference
column-seats = Seats
column-times = Times
column-share = { $share } of seats
column-interval = { $low } to { $high }
column-two = { $one } / { $other }

# At the end

reading = How to read this
reading-wins = A shared win counts in equal parts. Intervals are Wilson’s at 95 %; seats of one game are taken as independent, so they are a little too sure of themselves.
reading-many = Of twenty intervals one misses the truth by chance: the more things are compared, the more will stand out for nothing.
reading-bots = Bots are not people: what wins among them need not win at your table. Whoever had a card may have had it because things went well already.
stand-in = ° marks what no source confirms.
cut = { $count ->
    [one] { $count } game had no end after { $longest } decisions and was cut off: nobody won it, points and places count as they stood.
   *[other] { $count } games had no end after { $longest } decisions and were cut off: nobody won them, points and places count as they stood.
}
problems = { $count ->
    [one] Once a bot made an error and a legal move was played for it.
   *[other] { $count } times a bot made an error and a legal move was played for it.
}
made-with = What it was made with
made-games = { $game }: version { $version }, content { $content }
made-commit = Commit { $commit }
made-digest = Hash of all games: { $digest }
made-python = Python { $python }, polars { $polars }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}
made-study = Study { $name } ({ $hash })
