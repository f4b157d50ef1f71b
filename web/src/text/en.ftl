# Sentences of the page. Those about a game come from the server in both languages.
motto = a table for modern board games
to-lobby = Back to the lobby
loading = Setting the table…
no-connection = The server does not answer. Try again in a while.
no-table = There is no such table.
no-page = There is nothing at this address. Perhaps a part of it is missing.
reconnecting = Connection lost, trying again…
close = Close
yes = Yes
no = No
more = More

language = Language
settings = Settings
theme = Light or dark
theme-auto = like the system
theme-light = light
theme-dark = dark
motion = Motion
still-auto = like the system
still-no = smooth
still-yes = none
others-turns = Other players' turns
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
tempo-instant = at once
larger-text = Larger text
seat-colours = Seat colours instead of those in the box
sound = Sound when it is my turn
allow-notifications = Allow browser notifications
your-turn-title = It is your turn!

games = Games
welcome = A table for modern board games
welcome-about = A referee who knows the rules and says why, and opponents of all strengths. Free and without an account.
play-bots = Play bots now
play-bots-about = Nothing to set up. One tap and you sit at the table.
play-now = Play now
play-game = Play now: { $game }
opponents = Opponents
change = change
guided-about = You learn the rules as you play; a guide helps you step by step.
guided-start = With the guide: { $game }
guided-look = shows what to look at
guided-try = lets you try it on the board
guided-play = then you play on as you like
invite-friends = Invite friends with a link
invite-friends-about = You send a link, a friend taps it and sits down. No account, no password.
invite-choose = Choose a game and invite
new-game = New game
players-count = Number of players
alone = Alone
tables-wait = { $count ->
    [0] Nothing is waiting for you
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
take-turn = Take your turn
time-left = { $time } left
who-plays = Who plays
seat-kind = Who sits in seat { $number }
kind-me = Me
kind-link = Friend
kind-here = On this device
kind-bot = Bot
bot-strength = Strength of the bot in seat { $number }
link-after-start = You get the link as soon as the table is set.
name = Name
name-of-seat = Name in seat { $number }
option-of-seat = { $option } in seat { $number }
remove-seat = Remove seat { $number }
add-seat = Add a seat
house-rules = Rulings and house rules
fame = Hall of fame · { $game }
fame-won = won
finished = Finished
public-tables = Public tables
my-turn = your turn
others-turn = Others to move
won-by = { $count ->
    [one] { $who } won
   *[other] { $who } won together
}
make-public = Show the table in the public list
start = Start the game
start-waits = { $count ->
    [one] One friend comes by a link; the game begins when they sit down.
   *[other] { $count } friends come by links; the game begins when they sit down.
}
start-ready = { $count ->
    [one] { $count } seat is taken.
   *[other] { $count } seats are taken.
}

sit-down = A seat is waiting for you
invites-you = { $who } invites you to a table
your-seat = your seat
seat-free = free seat
no-account = no account, no password
are-you = Are you { $who }?
are-you-about = We do not know you on this device yet, but the link belongs to this seat.
come-back-as = Come back as { $who }
not-you = I am not { $who }
device-is-told = Everybody at the table hears of the new device, and the seat's owner can throw it out.
link-used = The link is used up, the seat belongs to { $who }. If that is you, open “More links” on your first device: the link or QR code there lets you in here too.
share = Share
share-text = Come and play: { $game }
your-name = Your name
sit-down-do = Sit down
only-watch = Just watch
invite = Invite
invite-how = Send each friend the link to a seat. A link works once: whoever sits down first has the seat, and finds a way back of their own under “More links”.
only-this-computer = These links work only on this computer. How to invite people in your network or far away is told in docs/hosting.md.
copy = Copy
copied = Copied
link-for = Link to the seat of { $who }
qr-for = QR code for the seat of { $who }
host-invites = Whoever opened the table sends the links to free seats.
no-open-seats = No seat here waits for a link.
devices = Devices with your seat
device-unknown = Unknown device
device-this = this one
device-seen = last here { $when }
throw-out = Throw out
spectator-link = Link for spectators

players = Players
points = points
you = you
you-watch = you watch
playing-as = you play { $who }
on-turn = to move
connected = at the table
away = disconnected
seat-open = waiting for somebody to come
bot-named = bot · { $name }
give-to-bot = Give the seat to a bot
reopen = Give the seat to somebody new
reopen-sure = Ask the others whether somebody new may have the seat of { $who }? Its cards open to whoever sits down then.
reopen-do = Ask for it
back-to-person = Give the seat back

board = Board
panel = Panel of the table
tab-now = Now
tab-log = Log
tab-rules = Rules
tab-chat = Chat
unread = unread
waiting-for = Waiting for { $who }
over = Game over
turn-now = Turn { $turn }
turn-of = Turn { $turn } of { $all }
turns-left = { $left } left
progress = How much is played
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
help = Coach (for all at the table)
help-on = The coach helps everybody here.
consent = Go on with the coach?
consent-about = { $who } proposes it. The coach would help everybody alike, and results with its help would not count for the hall of fame. Anybody can switch it off again.
consent-proposed = proposes it
consent-agrees = agrees
consent-yours = waiting for you
consent-waits = has not answered
consent-no = No coach
consent-yes = I agree
coach = The coach at this table
coach-alone = You play against bots alone, so you decide. Hints are yours to ask for.
coach-agreed = All have agreed. The coach helps everybody alike.
coach-warn = Warn me of moves that cost so many points of chance
coach-off = off
coach-chances = Chances beside every choice
coach-bar = Bar with everybody's chance
coach-counts = Help that was taken is shown after the game, which then does not count for the hall of fame.
coach-end = Play on without the coach
hint = Hint
hint-step = { $step } of 3
hint-1 = where to look
hint-2 = what kind of move
hint-3 = which move
hint-show-1 = Show where
hint-show-2 = Show what kind
hint-show-3 = Show the move
hint-where = Among { $count } of the { $all } choices:
hint-chance = wins about { $chance } of the time (± { $half }).
hint-even = All choices are about equally good.
hint-thinking = The coach is thinking; you may play meanwhile …
chances-now = Chance to win
chance-to-win = to win
doubt = Really { $title }? It would cost about { $loss } { $loss ->
    [one] point
   *[other] points
} of chance.
doubt-range = estimate { $from } to { $to }
doubt-think = Think again
doubt-play = Play it anyway
doubt-many = { $count } warnings in this game already. Shall the coach go on warning?
doubt-go-on = Yes, go on
doubt-no-more = No more warnings at this table
took = The coach's help
took-hints = hints in { $count } { $count ->
    [one] turn
   *[other] turns
}, { $whole } of them up to the move
took-warnings = { $count } { $count ->
    [one] warning
   *[other] warnings
}, { $heeded } heeded
took-chances = chances shown in { $count } { $count ->
    [one] turn
   *[other] turns
}
took-apart = A result with help does not count for the hall of fame.
choices-by-worth = Best right now
choices-by-place = Choices in order
log-table = On the table
guess-mark = ° a stand-in: no source confirms it
choices-alike = the guess cannot tell
sort-by-place = in order
sort-by-worth = by worth
more-choices = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
undo = Take back
skip = Skip animations
plan-next = Plan your next turn
plan-more = And if that is not allowed?
plan-title = My plan
plan-else = otherwise
plan-what = What do you play when your turn comes?
plan-no-offers = There is nothing to plan just now.
plan-where = Click on the board or in the list.
plan-stop = Do not plan now
plan-this = Plan:
plan-holds = The first that is allowed then is played. If somebody takes something from you before, the plan is off. Only you know of it.
plan-drop = Drop the plan
since-my-turn = Since your turn
touches-you = touches you
more-turns = { $count ->
    [one] one more turn
   *[other] { $count } more turns
}
just-happened = What has just happened
by-itself = auto
whole-log = whole log
no-way-back = Taking it back will need the others to agree.
show-rule = Show the rule
asked-undo = { $who } wants to take a move back. Do you agree?
asked-end = { $who } wants to end the game by agreement. Do you agree?
asked-seat = { $who } does not come back. Shall the seat go to somebody new? All have to agree; its cards open to whoever sits down then.
asked-clock = { $who } is out of time. Shall a bot take the seat? If not, they may think as long as they like.
show-choices = Show the choices
show-news = What happened
sheet-open = Open the panel
sheet-close = Fold the panel
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
stand-in = stand-ins · why?
stand-in-title = Stand-ins (guesses)
show-seat = Show the seat of { $who }
agree-end = Propose to end the game
agree-end-sure = Propose to the others to end the game by agreement?
resign = Resign
resign-sure = Do you really resign?
delete = Delete the table
delete-sure = Really delete the whole table? It cannot be undone.
curtain = It is the turn of { $who }
curtain-note = Hand the device over. What the previous player holds is hidden.
curtain-lift = I am { $who }, show me my turn

rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-none = The rules have nothing like that.
page = p. { $page }
ruling = ruling
chat-write = Write to the others
chat-signs = Quick reactions
quick-nice = Nice move!
quick-thanks = Thanks
quick-haha = Haha
quick-moment = One moment…
quick-end = Good game!
keys = Keyboard shortcuts
key-choice = pick the choice with this number in the list
key-confirm = play what is picked
key-undo = take back
key-chat = open the chat
key-escape = let go of the choice, close
key-help = this list
react-like = I like it
react-love = Lovely
react-laugh = Ha ha
react-wow = Wow
react-to = React to the message of { $who }
chat-empty = Nobody has written anything yet.
send = Send

won = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } share the win with { $points } points
}
won-lead = { $lead ->
    [one] One point ahead.
   *[other] { $lead } points ahead.
}
ended-played = The game is over, nobody won.
ended-agreed = The game ended by agreement.
ended-resigned = The game ended by resignation.
over-after = { $turns ->
    [one] Over · { $turns } turn
   *[other] Over · { $turns } turns
}
rank = Rank
total = Total
rematch-join = The rematch is waiting: sit down
rematch = Rematch
show-board = Show the board
record = Record
chart = Score over time
chart-about = Chart of all players' points during the game
chart-missing = The chart could not be loaded just now. The replay shows the points move by move.
fair = The shuffle was fixed beforehand
fair-holds = The fingerprint from the start matches the seed.
fair-broken = The fingerprint from the start does not match the seed!
fair-unchecked = Check the fingerprint with deskovka verify on the downloaded record.
fair-before = Fingerprint before turn 1
fair-seed = Seed
fair-salt = Salt

waiting-start = The table is set
waiting-note = { $count ->
    [0] The game begins…
    [one] One player is missing. The game begins as soon as they sit down.
   *[other] { $count } players are missing. The game begins as soon as they sit down.
}
seat-number = Seat { $number }
more-links = More links
own-link = Your way back: this link opens your seat on another device. Keep it to yourself: whoever has it sees your cards.
free-seat = Free the seat

rather-not = Rather not
play-anyway = Yes, do it
agree-end-do = Propose the end
resign-do = Resign
resigned = resigned
delete-do = Delete
waits-undo = Asking the others whether you may take the move back.
waits-end = You proposed the end. Waiting for the others to say yes or no.
waits-seat = The others are deciding whether somebody new may have your seat. You are here, so it stays yours.
waits-clock = Your time is up. The others decide whether a bot plays for you; you may still answer.
undo-asks = Others have moved since; they will be asked.
show-place = Show on the board
show-place-of = Show move { $number } on the board
show-again = show again
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-from-to = { $from } to { $to } players
options = Options
packs = Packs of corrections
packs-none = none
packs-about = Files by which owners of the printed game correct our guesses.
pack-changes = { $count ->
    [one] changes { $count } entry
   *[other] changes { $count } entries
}
pack-what = What it changes
not-started = waits for players
delete-of = Delete the table: { $who }
in-force = What is in force here

# Looking back

replay = Replay the game
analysis = Analysis
statistics = Statistics
loading-replay = Replaying the record…
back-to-table = Back to the table
replay-finished = Replay of a finished game
replay-kept = As it was shown when it ended, by version { $version } of the rules; to go on or to verify, those rules are needed.
replay-recorded = As recorded, not verified: the file's game was played by other rules, maps or cards than those here.
replay-running = Replay of a running game
played-on = played on { $day }
from-file = from a file
goes-on-from = goes on from move { $move }
just-moved = has just moved
played-you = your seat
played-person = person
after-move = After move { $move }
at-start = At the start
move-number = step { $move }
move-of = step { $move } / { $all }
place = { $unit ->
    [turn] turn
    [round] round
   *[answer] step
} { $number }
place-of = { place } / { $all }
step-in-turn = step { $done } of { $all } in the turn
turn-steps = This turn step by step
turn-steps-keys = Show the steps of this turn: Enter
moment = Moment of the game
to-start = To the start
one-back = One { $unit ->
    [turn] turn
    [round] round
   *[answer] step
} back
play = Play
pause = Pause
one-on = One { $unit ->
    [turn] turn
    [round] round
   *[answer] step
} on
step-by = Step
step-answer = step
step-turn = turn
step-round = round
step-answer-keys = By decisions: arrows
step-turn-keys = By turns: Shift and arrows
step-round-keys = By rounds: Page Up, Page Down
to-end = To the end
tempo = Tempo
turning = turning point
link-here = Link to here
link-in-address = It is in the address bar
around-move = Around move { $move }
only-around = only around here
chart-jump = Click into the chart to jump to a move.
eyes = View
eyes-truth = The whole truth
eyes-truth-note = hidden things too
eyes-seats = As a player
eyes-seat = Only what { $who } sees
eyes-spectator = As a spectator
hands-then = Who holds what at this moment
open-record = Open a record from a file
open-other = Open another
record-too-large = The file is too large for the record of a game.
go-on = Go on from here
go-on-over = The game is over at this moment.
go-on-rules = Only version { $version } of the rules, by which the game was played, can go on with it.
go-on-from = Go on from move { $move }
go-on-note = Opens a new table. What lies on the table stays; what was hidden is shuffled anew, for everybody knows the seed of the finished game by now.
ended-opened = An unfinished game from a file.
statistics-partly = The game is still running, so only what you may see is counted.
by-source = Where the points came from
by-source-of = { $who }: { $what }
happened = What happened at the table
time = Time at the table
time-total = in all
time-mean = per move
time-longest = longest
time-unknown = A record from a file holds no times.
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s
hours = { $hours } h { $minutes } min
nobody = everybody
guided = Guided first game
guide-step = Guide { $step } / { $all }
guide-fold = Fold the guide
guide-unfold = Unfold the guide
guide-rules = What the rules say
guide-back = Back
guide-next = Next
guide-end = Got it
guide-skip = skip
guide-do = Try it on the board.
they-decide = Now deciding: { $ask }
plan-short = Plan
guide-later = Not possible now. Play on, the guide waits.

# Clocks

clocks = Clocks
clocks-off = No clocks
clocks-brisk = Brisk: 2 minutes per move, 30 minutes per game
clocks-calm = Calm: 10 minutes per move, 2 hours per game
clocks-letters = Slow: 3 days per move
clocks-own = Own times
clocks-none = Without a limit no time is measured.
per-move = Per move
per-game = Per game
no-limit = no limit
unit-of = { $what }, unit
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
unit-days = days
clock-out = When time runs out
out-ask = the table decides
out-bot = a bot plays
days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
whole-hours = { $hours } h
whole-minutes = { $minutes } min
terms-move = { $time } per move
terms-game = { $time } per game
terms-bot = Clocks: { $limits }. When time runs out, a bot plays until the seat is taken back.
terms-ask = Clocks: { $limits }. When time runs out, the others decide: a bot, or more time.
clock-about = { $minutes ->
    [one] at most one minute for this move
   *[other] at most { $minutes } minutes for this move
}
clock-game-left = { $minutes ->
    [one] at most one minute for the game
   *[other] at most { $minutes } minutes for the game
}
clock-game = Left for the whole game
clock-game-short = for the game
clock-ends = time is running out
clock-late = out of time
clock-free = no limit
clock-soon = { $seconds ->
    [one] Your time is running out, { $seconds } second is left.
   *[other] Your time is running out, { $seconds } seconds are left.
}
bot-for-you = { $who }: a bot plays. The seat is still yours.
bot-back-soon = { $who }: you get the seat back as soon as the bot has answered.
bot-stuck = { $who }: the bot cannot think just now, and the game waits for it.
think-again = Try again
easier-bot = Seat a beginner instead
take-back = Take the seat back
earlier = Earlier lines
decks-title = Building decks
decks-build = Build a deck

# Puzzles
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-none = { $game } has no puzzles yet for these rules and cards.
puzzles-done = { $done } of { $all } solved
puzzles-how = The positions come from bots' games. Many imagined continuations and a stronger search that knew nothing of them judged each; they agreed that one answer is clearly best.
loading-puzzles = Looking for puzzles…
puzzle-of-day = Puzzle of the day
puzzle-same = Everybody has the same one today.
puzzle-solve = Solve the puzzle
puzzle-done-today = Done, look at it again
puzzle-number = Puzzle { $number }
puzzle-number-done = Puzzle { $number }, done
puzzle-about = What the puzzle is about
puzzle-answer = Answer
puzzle-find = { $who } is to move. Find the best answer.
puzzle-from = From a bots' game, after { $moves ->
    [one] one answer
   *[other] { $moves } answers
}. You see only what the player to move sees. The names are invented.
puzzle-choices = To choose from
puzzle-tried = Tried already, chance:
puzzle-chance = chance to win { $chance }
puzzle-wrong = Not that one, try again
puzzle-right = { $tries ->
    [one] Well done, first try
    [2] Well done, second try
    [3] Well done, third try
   *[other] Well done, try number { $tries }
}
puzzle-shown = This was the answer
puzzle-best = The best answer: { $move }
puzzle-nearly = { $move }: right, practically as good as the best answer.
puzzle-is-best = the best answer
puzzle-is-near = right, too
puzzle-yours = your answer
puzzle-worths = Chance to win by answer
puzzle-why = Why
puzzle-why-note = What the best answer brings to the end of the game on average, beside the second best:
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-share = Copy a link to the puzzle
streak = Your streak
streak-days = { $days ->
    [0] no day yet
    [one] one day
   *[other] { $days } days
}
