# Sentences that belong to no game.

refusal = { $why } ({ $where })
why-waiting = Somebody else is asked now: { $seats }.
why-other-question = This does not answer what you are asked now: { $question }
chapter-of-book = { $book }: { $chapter }
where = { $chapter }
where-page = { $chapter }, p. { $page }
where-ruling = { $chapter }; our ruling
seat = Player { $number }
nobody = nobody
stand-in-aloud = {" "}(stand-in)
and = { $first } and { $last }
move-yes = Yes
move-no = No
piece-count = { $count }× { $piece }
piece-about = { $piece } ({ $about })
zone-line = { $zone }: { $count ->
    [0] nothing
   *[other] { $pieces }
}.
zone-line-seat = { $zone } ({ $seat }): { $count ->
    [0] nothing
   *[other] { $pieces }
}.
problem = { $field ->
    [seats] { $wrong } players are not possible; allowed: { $allowed }.
    [game] I know no game "{ $wrong }"; I know: { $allowed }.
    [options] The game has no option "{ $wrong }"; it has: { $allowed }.
    [lang] I do not speak "{ $wrong }"; I speak: { $allowed }.
    [bot] I know no opponent "{ $wrong }"; I know: { $allowed }.
    [seed] The seed "{ $wrong }" is not a whole number.
   *[other] Option "{ $field }" cannot be "{ $wrong }"; allowed: { $allowed }.
}
problem-count = Option "{ $field }" takes one value for everybody, or one for each player, which makes { $allowed }, not { $wrong }.
problem-taken = Only one player can have "{ $wrong }" as option "{ $field }"; free are: { $allowed }.
record-foreign = This is not a record of a Deskovka game.
record-truncated = The record is not complete: its last line is missing.
record-line = The record is damaged on line { $line }.
record-game = The record is of a game "{ $game }" that I do not know.
record-version = The record was played by version { $theirs } of the rules and here is version { $ours }; what its game showed was not kept in it.
record-archive = What the record says that its game showed is damaged or too long.
record-content = The record was played with other maps or cards than those here.
record-start = Such a game cannot be started: { $why }
record-illegal = The rules do not allow move number { $move } of the record ({ $rule }).
record-digest = The record does not end as it says when it is replayed.
record-commit = The seed and the salt in the record do not fit the fingerprint shown before the game.
record-deals = The record deals anew too often on line { $line }: at most fifty times.
record-packs = The record was played with the packs { $packs }, which are not here; add their files with --pack.
pack-problem = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, line { $line }: { $why }
}
pack-unreadable = The pack cannot be read.
pack-syntax = This is not how a pack is written ({ $why }).
pack-doubled-key = "{ $word }" stands here twice.
pack-other-game = This is no pack for the game { $id }.
pack-unknown = "{ $word }" has no place here; there may be: { $allowed }.
pack-lacks = "{ $word }" is missing here.
pack-kind = "{ $word }" should be { $kind ->
        [table] a table
        [list] a list
        [number] a whole number from { $low } to { $high }
        [switch] true or false
       *[text] a text
    }.

# Command line: help

cli-usage = Usage: { $command } [options]
cli-about = A referee for modern board games: people and bots at one table.
cli-engine = { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine, slower bots
}
cli-about-play = Plays a game in the terminal, against bots or with several people at one keyboard.
cli-about-table = Opens the table in the web browser; so does "deskovka" alone.
cli-about-games = Lists the games installed here and their options.
cli-about-rules = Lists the rules of a game with their place in the rulebook, or only those with a given word.
cli-about-cards = Lists the maps, cards and numbers of a game and where we know them from.
cli-about-replay = Replays a saved game as a spectator or a player may know it.
cli-about-verify = Replays a saved game strictly by the rules and says whether it holds.
cli-about-puzzles = Searches played games for puzzles: positions where one answer is surely the best.
cli-about-analyse = Analyses a finished game: every choice beside what else was possible, and every stroke of luck; it goes on where it was stopped.
cli-command = COMMAND
cli-game = GAME
cli-word = [WORD]
cli-file = FILE
cli-name = NAME
cli-help-lang = language; otherwise the variable DESKOVKA_LANG or the system's setting decides
cli-help-help = this help
cli-help-json = output for programs
cli-help-game = the game's name; "deskovka games" lists them
cli-help-word = the word to look for; case and accents do not matter
cli-help-file = the file of a saved game
cli-help-stand-ins = only data that no source confirms
cli-help-decks = only decks of packs, with all that breaks each format
cli-help-move = only the answer with this number, and the table after it
cli-help-replay-seat = the view of the player at this seat; otherwise a spectator's
cli-help-plain = full sentences without pictures, colours and boxes, fit for screen readers
cli-help-seats = number of players
cli-help-seat = the seat where you sit (otherwise the first)
cli-help-people = how many people share the keyboard (otherwise one)
cli-help-name = your name; repeat for further people
cli-help-bots = opponents at the other seats; different ones are separated by commas
cli-help-option = an option of the game, e.g. --option map=ireland; separate values of single players by commas, repeat for more options
cli-help-seed = the seed of chance, to make the game repeatable
cli-help-host = the address to listen on (otherwise 127.0.0.1, only this computer); also DESKOVKA_HOST
cli-help-port = the port (otherwise 8765, 0 takes a free one); also DESKOVKA_PORT
cli-help-db = the database (otherwise a file in your data folder), e.g. postgresql://user@host/games; also DESKOVKA_DB
cli-help-public-url = the address that others use, behind a proxy, e.g. https://games.example.org; also DESKOVKA_PUBLIC_URL
cli-help-trusted-proxy = addresses of proxies that say where clients come from, separated by commas; also DESKOVKA_TRUSTED_PROXY
cli-help-thinkers = how many bots may think at the same time (otherwise the number of cores less one); also DESKOVKA_THINKERS
cli-help-no-browser = does not open the browser
cli-help-check-db = opens no table, but tries every stored one with this version and says what would break
cli-help-backup = opens no table, but writes all stored ones into this file; the server may be running
cli-help-restore = opens no table, but fills the database from a file that --backup wrote
cli-help-force = overwrites the file (--backup) or the stored tables (--restore)
cli-help-check-json = --check-db: every table as JSON for other programs
cli-help-load = goes on with a saved game
cli-help-pack = corrects maps, cards and numbers by a file; repeat for more
cli-help-export = writes maps, cards and numbers into a new pack to start from
cli-no-packs = The game { $game } cannot be corrected by packs.

# Command line: what went wrong

cli-bad-option = The option { $option } is not written like this; see "{ $command } --help".
cli-extra = I do not understand "{ $word }" on the command line; try "{ $command } --help".
cli-no-command = I know no command "{ $word }"; I know: { $commands }.
cli-which-game = Say which game you mean; I know: { $games }.
cli-which-file = Give the name of a file.
cli-bad-wish = An option of the game is written name=value, not "{ $wish }".
cli-bad-seed = The seed must be a whole number, not "{ $seed }".
cli-other-game = The file holds another game: { $game }.
cli-load-alone = --load takes the number of players, names, options and seed from the file; do not give them as well.
cli-no-file = The file "{ $file }" does not exist.
cli-not-a-file = "{ $file }" is not an ordinary file.
cli-unreadable = The file "{ $file }" cannot be read.
cli-unwritable = The file "{ $file }" cannot be written: { cli-reason }.
cli-reason = { $why ->
    [missing] there is no such folder
    [permission] permission is missing
    [folder] it is a folder
    [space] the disk is full
    [exists] it exists already
   *[other] the system did not allow it
}
cli-not-over = The file "{ $file }" exists and is not a saved game, so I do not overwrite it.
cli-output = The output cannot be written: { cli-reason }.
cli-interrupted = Interrupted; nothing was saved.
cli-eof = The input has ended, so I leave the table; nothing was saved.
cli-no-database = The table cannot be opened with the database { $db }: { $why }.
cli-db-used = The database { $db } is used by a running server; stop it first.
cli-db-occupied = The file { $db } is used by another server; a file serves only one, for several give --db with a PostgreSQL address.
cli-no-door = The table cannot be opened at { $where }: { $why }.
cli-table-ready = The table is ready: { $url } (Ctrl-C ends it)
cli-table-others = Others open it at: { $urls }
cli-table-local = Only this computer can reach it; --host 0.0.0.0 lets in others from your network.
cli-table-closed = The table is closed; the games are kept in { $db }.
cli-one-at-a-time = Give only one of --check-db, --backup and --restore.
cli-check-progress = Trying the tables
cli-check-broken = Table { $table } ({ $game }, version { $version }) would break: { $why ->
    [game] this game is not installed
    [packs] its packs are missing or have changed
    [options] its options are not known any more
    [snapshot] its state cannot be read
   *[replay] its moves lead elsewhere
}.
cli-check-replays = { $count ->
    [one] One table replays from its start to the same state.
   *[other] { $count } tables replay from their start to the same state.
}
cli-check-opens = { $count ->
    [one] One table was made by another version and opens.
   *[other] { $count } tables were made by another version and open.
}
cli-check-kept = { $count ->
    [one] One finished table is shown as it was kept.
   *[other] { $count } finished tables are shown as they were kept.
}
cli-check-lost = { $count ->
    [one] One finished table was played by other rules, and its moments were not kept: only its result, its log and its last position are left.
   *[other] { $count } finished tables were played by other rules, and their moments were not kept: only their results, their logs and their last positions are left.
}
cli-check-waits = { $count ->
    [one] One table waits for players.
   *[other] { $count } tables wait for players.
}
cli-check-good = Nothing in { $db } would break.
cli-check-bad = { $count ->
    [one] One table in { $db } would break.
   *[other] { $count } tables in { $db } would break.
}
cli-backup-done = { $count ->
    [one] One table is written to "{ $file }"; it also holds the seeds of running games, so keep it to yourself.
   *[other] { $count } tables are written to "{ $file }"; it also holds the seeds of running games, so keep it to yourself.
}
cli-restore-done = { $count ->
    [one] One table is restored to { $db }.
   *[other] { $count } tables are restored to { $db }.
}
cli-backup-nothing = The database { $db } holds no tables of ours.
cli-backup-foreign = The file is no whole backup of ours; nothing was changed.
cli-backup-newer = The backup was written by a newer version; nothing was changed.
cli-backup-not-empty = The database { $db } holds tables already; --force overwrites them.

# Command line: listings

cli-seats = players: { $seats }
cli-per-seat = for each player, separated by commas
cli-only = only where { $option } is { $values }
cli-only-seats = only with { $seats } players
cli-value = { $value } = { $title }
cli-no-rule = The word "{ $word }" is not in the rules.
cli-ruling = Our ruling: { $why }
cli-source = { $source ->
    [R] from the rulebook
    [P] from a public source
    [M] generally known
   *[S] stand-in, no source confirms it
}
cli-no-decks = The packs bring no deck.
cli-deck-right = fine
cli-stand-ins = { $count ->
    [0] All data have a source.
    [one] { $count } item has no source:
   *[other] { $count } items have no source:
}
cli-moment-start = Start: { $game }
cli-moment = { $number }. { $who }
cli-moment-said = { $number }. { $who }: { $said }
cli-verified = { $end ->
    [yes] The record holds: { $game }, rules version { $version }, maps and cards as here, answers allowed by the rules: { $moves }, the end of the game and the digest { $digest } agree.
   *[no] The record holds: { $game }, rules version { $version }, maps and cards as here, answers allowed by the rules: { $moves }, the digest { $digest } agrees, the game is not over yet.
}
cli-other-rules = To verify the record or to go on with it, the rules, maps and cards are needed by which it was played (version { $version }), and they are not here; deskovka replay shows it as recorded.
cli-as-recorded = As recorded, not verified: the game was played by other rules, maps or cards than those here (version { $version }).
cli-fields = Only the rules by which the game was played can draw its table here; this is what lay on it, as the game stores it.
cli-eyes-not-kept = The game was so long that it was kept only as it really was.
cli-verified-promise = Seed and salt fit the fingerprint { $hash }; compare it with the one shown before the game.

# A game in the terminal

cli-bot-name = Bot { $number }
cli-hello = { $game }. At the table: { $names }.
cli-promise = Chance is fixed beforehand. Hash of seed and salt (SHA-256): { $hash }
cli-proof = Seed { $seed }, salt { $salt }; the hash shown at the start is SHA-256 of the text "{ $seed }:{ $salt }".
cli-has-stand-ins = Some maps or cards are stand-ins; "{ $command }" says which.
cli-how = Type moves; ? shows what you can do, and "quit" ends.
cli-pass-on = Pass the device on: it is the turn of { $who }.
cli-press-enter = When nobody else is looking, press Enter:
cli-prompt = { $who }, type a move, its number or a question mark:
cli-prompt-over = The game is over. Type a command, or press Enter to end:
cli-turn = { $who }: { $question }
cli-choices = { $count ->
    [one] You have { $count } choice: { $choices }.
   *[other] You have { $count } choices: { $choices }.
}
cli-you-can = You can:
cli-you-may = Yes, you may: { $move }
cli-commands = Commands:
cli-ambiguous = "{ $word }" can mean: { $moves }.
cli-narrow = The picture needs a window at least { $columns } characters wide, so I describe the table.
cli-stand-in = { $sign } stand-in, no source confirms it
cli-no-undo = You have not answered anything yet, so there is nothing to take back.
cli-unknown = "{ $word }" is no move and no command; type ? to see what you can do.
cli-saved = Saved to the file { $file }.
cli-undone = Taken back.
cli-undo-offer = bots do not mind; if the table agrees, "{ $command }" takes it back
cli-total = total
cli-won = { $count ->
    [0] The player has lost.
    [one] The winner is { $names }.
   *[other] The victory is shared by { $names }.
}
cli-over = The game is over. "save FILE" keeps its record, "log" lists it, Enter leaves.
cli-bye = Goodbye.
cli-do-help = help
    .does = shows what you can do; so does ?
cli-do-why = why
    .does = why PLACE (or ? PLACE) says what is there, and why a move is allowed there or not
cli-do-undo = undo
    .does = takes back your last answer, as long as nothing was shown since
    .agreed = takes back your last answer and all that happened after it
cli-do-save = save
    .does = save FILE saves the game
cli-do-load = load
    .does = load FILE goes on with a saved game
cli-do-log = log
    .does = lists what has happened so far
cli-do-score = score
    .does = lists the points and where they come from
cli-do-rules = rules
    .does = rules WORD finds a word in the rules
cli-do-lang = lang
    .does = lang cs switches to Czech, lang en to English
cli-do-quit = quit
    .does = leaves the table without saving
bot-novice = novice
bot-beginner = beginner
bot-intermediate = intermediate
bot-player = advanced
bot-master = master

# Laboratory

cli-lab-about-simulate = Plays many games between bots and tells their points, lengths and win rates.
cli-lab-about-tournament = Lets bots play each other, every seed from every seat, and tells their ratings and who beats whom.
cli-lab-about-bench = Measures how fast the games run on this machine.
cli-lab-help-games-simulate = number of games (otherwise 100)
cli-lab-help-games-tournament = number of games of each set of opponents (otherwise 20); rounded up so that everybody sits at every seat
cli-lab-help-bots-simulate = bots by seat, separated by commas, or one for all: random, greedy, search:simulations=200, search:seconds=1, novice, beginner, intermediate, player, master
cli-lab-help-bots-tournament = different bots, separated by commas: random, greedy, search:simulations=200, search:seconds=1, novice, beginner, intermediate, player, master
cli-lab-help-seed = the seed that all games come from (otherwise 0)
cli-lab-help-jobs = how many processes play at the same time (otherwise one per core); the result does not depend on it
cli-lab-help-out = a file to which games are saved as they finish, one per line; the same command with the same file goes on after an interruption
cli-lab-help-seconds = how long each game is measured (otherwise 2 seconds)
cli-lab-any-game = [GAME]
cli-lab-help-any-game = only this game; otherwise all that are installed
cli-lab-progress = Playing
cli-lab-resumed = { $count ->
    [one] The file "{ $file }" already holds { $count } finished game.
   *[other] The file "{ $file }" already holds { $count } finished games.
}
cli-lab-interrupted = { $kept ->
    [yes] Interrupted after { $done } of { $of } games; the same command goes on with the file "{ $file }".
   *[no] Interrupted after { $done } of { $of } games; without --out no games are saved.
}
cli-lab-broken = { $kept ->
    [yes] One of the processes ended too early, after { $done } of { $of } games; the same command goes on with the file "{ $file }".
   *[no] One of the processes ended too early, after { $done } of { $of } games; without --out no games are saved.
}
cli-lab-foreign = The file "{ $file }" exists and holds no games of the laboratory, so I do not write to it.
cli-lab-damaged = The file "{ $file }" is damaged on line { $line }, so I do not write to it.
cli-lab-other = Line { $line } of the file "{ $file }" holds a game of another run; choose another file, or repeat the first command.
cli-lab-bots-per-seat = There are { $bots } bots and { $seats } seats; give one bot for all seats, or one for each seat.
cli-lab-two-bots = A tournament needs at least two bots, each of them only once.
cli-lab-two-seats = A tournament needs a game for at least two players.
cli-lab-no-ratings = Without the library openskill there are no ratings; pip install "deskovka[lab]" adds it.
cli-lab-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, players: { $seats }, seed { $seed }
cli-lab-seat = { $seat }. { $bot }
cli-lab-bot = bot
cli-lab-mean = mean
cli-lab-sd = sd
cli-lab-min = min
cli-lab-max = max
cli-lab-wins = wins
cli-lab-interval = 95 % interval
cli-lab-problems = bot errors
cli-lab-rating = rating (95 %)
cli-lab-played = played
cli-lab-percent = { $rate } %
cli-lab-sources = Mean points by source:
cli-lab-length = Decisions per game: mean { $mean }, sd { $sd }, min { $min }, max { $max }.
cli-lab-cut = { $count ->
    [one] { $count } game had no end after { $longest } decisions and was cut off: nobody won it, points and places count as they stood.
   *[other] { $count } games had no end after { $longest } decisions and were cut off: nobody won them, points and places count as they stood.
}
cli-lab-shared-wins = A shared win counts in equal parts (half for each of two winners); intervals of wins are Wilson's.
cli-lab-problem = A bot made an error and a legal move was played for it: { $why }
cli-lab-cross = How often the bot of the row finishes ahead of the bot of the column (equal places count half):
cli-lab-ahead-of = ahead of
cli-lab-game = game
cli-lab-engine = engine
cli-lab-players = players
cli-lab-decisions-per-second = decisions per second
cli-lab-decisions-per-game = decisions per game
cli-lab-clone = copy of a state (µs)
cli-lab-compiled = { $yes ->
    [yes] compiled
   *[no] interpreted
}
cli-bot-bug = { $name } has a bug and plays the first move allowed ({ $problem }).
cli-lab-packs = { $kept ->
    [yes] A pack changed during the run, after { $done } of { $of } games; the finished ones are in the file "{ $file }".
   *[no] A pack changed during the run, after { $done } of { $of } games; without --out no games are saved.
}
cli-lab-other-program = { $kept ->
    [yes] Deskovka was changed during the run, after { $done } of { $of } games; the finished ones are in the file "{ $file }".
   *[no] Deskovka was changed during the run, after { $done } of { $of } games; without --out no games are saved.
}

# Studies

cli-study-about = Plays a study, that is many games described by a small file, on all cores or on a Ray cluster; writes tables and a report with plots.
cli-study-word = [STUDY]
cli-study-folder = FOLDER
cli-study-address = ADDRESS
cli-study-help-study = a file of a study, or the name of a ready one; without it the ready ones are listed
cli-study-help-out = the folder for the results (otherwise one of the study's name, here); the same command with the same folder goes on after an interruption
cli-study-help-games = number of games of each setting, instead of what the study says
cli-study-help-seed = the seed that all games come from, instead of the study's
cli-study-help-ray = a Ray cluster plays: auto, HOST:PORT, or local to start one here with --jobs workers
cli-study-help-against = results of another study to compare with in the report
cli-study-ready = Ready studies:
cli-study-resumed = { $count ->
    [one] The folder "{ $folder }" already holds { $count } finished game.
   *[other] The folder "{ $folder }" already holds { $count } finished games.
}
cli-study-stopped = { $why ->
    [interrupted] Interrupted
    [packs] A pack changed during the run
    [other-program] A worker has another version of Deskovka
   *[broken] The workers ended again and again
} after { $done } of { $of } games; the same command goes on with the folder "{ $folder }".
cli-study-foreign = The folder "{ $folder }" holds something else than a study, so I do not write to it.
cli-study-damaged = The list of games in the folder "{ $folder }" is damaged on line { $line }, so I do not write to it.
cli-study-other = The folder "{ $folder }" holds another study, or the same one with another version of a game; choose another folder.
cli-study-not-a-folder = "{ $folder }" is not a folder.
cli-study-no-figures = The folder "{ $folder }" holds no results of a study.
cli-study-needs = This needs one more package ({ $module } is missing): pip install "deskovka[{ $extra }]".
cli-study-no-ray = There is no Ray cluster at the address { $address }.
cli-study-bad = The study "{ $study }" cannot be played: { $why }
cli-study-toml = it is no TOML ({ $why }).
cli-study-no-setting = it needs at least one [[setting]].
cli-study-unknown = "{ $field }" means nothing in a { $where ->
    [study] study
   *[setting] setting
}; I know: { $allowed }.
cli-study-value = "{ $field }" cannot be { $wrong }.
cli-study-tournament = a tournament needs two or more different bots and a game for at least two players.
cli-study-bots-per-seat = { cli-lab-bots-per-seat }
cli-study-setting = setting
cli-study-games = games
cli-study-first = first player's wins
cli-study-interval = 95 % interval
cli-study-points = points
cli-study-length = decisions
cli-study-digest = Hash of all games: { $digest }
cli-study-written = Report: { $file }

# What is printed on components (deskovka cards)

printed-action = action
printed-at-least = at least
printed-base = base
printed-black = black
printed-blank = blank
printed-blue = blue
printed-brick = brick
printed-brown = brown
printed-building = building
printed-card = card
printed-cards = cards
printed-castles = castles
printed-cathedrals = cathedrals
printed-centre = centre
printed-city = city
printed-class = kind
printed-colour = colour
printed-colours = colours
printed-commerce = commerce
printed-common = common
printed-copies = copies
printed-cost = cost
printed-deal = deal
printed-deck = deck
printed-defence = defence token
printed-energy = energy
printed-event = event
printed-events = events
printed-face-up = face up
printed-faction = faction
printed-farm = farm
printed-favour = favour token
printed-feature = feature
printed-first = to the first
printed-food = food
printed-gold = gold
printed-good = good
printed-grain = grain
printed-green = green
printed-grey = grey
printed-half-moons = half-moons
printed-hero = hero
printed-influence = influence
printed-keeps = keeps
printed-kind = kind
printed-later = to later ones
printed-location = location
printed-lumber = lumber
printed-metal = metal
printed-number = number
printed-numbers = numbers
printed-oil = oil
printed-once = once only
printed-open = for opening
printed-orange = orange
printed-ore = ore
printed-pays = cost of use
printed-pink = pink
printed-points = points
printed-popularity = popularity
printed-power = power
printed-produces = produces
printed-production = production
printed-progress = progress
printed-purple = purple
printed-raze = raze
printed-red = red
printed-region = region
printed-road = road
printed-set = set
printed-settlement = settlement
printed-settler = settler
printed-settlers = settlers
printed-ship = ship
printed-sites = building sites
printed-skill = skill
printed-spaces = spaces
printed-stack = in the stack
printed-start = at the start
printed-stone = stone
printed-strength = strength
printed-technology = technology
printed-tricolour = tricolour tokens
printed-type = type
printed-unit = unit
printed-uses = uses
printed-value = value
printed-victory = victory
printed-vp = VP
printed-white = white
printed-wood = wood
printed-wool = wool

# Command line: analysis

cli-analyse-help-budget = how many worlds are imagined for each decision (otherwise 120)
cli-analyse-help-quick = only the quick pass: no refining of large losses, no reasons in words
cli-analyse-help-report = also a page with the analysis, in one file beside the record
cli-analyse-report = The page with the analysis is in the file "{ $file }".
cli-analyse-help-seed = the seed of the analysis; the same one comes to the same numbers (otherwise 0)
cli-analyse-calibrate = What leads are worth
cli-analyse-quick = Quick pass
cli-analyse-refine = Refining
cli-analyse-explain = Reasons
cli-analyse-foreign = The file "{ $file }" exists and holds no analysis, so I do not write to it.
cli-analyse-stopped = { $why ->
    [interrupted] Interrupted
   *[broken] One of the processes ended too early
}; what is done stands in the file "{ $file }", and the same command goes on with it.

# deskovka lab puzzles

cli-puzzles-help-files = saved games, or files that "deskovka simulate --out" has written
cli-puzzles-help-out = where the puzzles are written, one in a line; what was searched is kept beside it
cli-puzzles-help-most = how many puzzles of each game are chosen, of varied themes (otherwise 60)
cli-puzzles-which = Name the games to search, and the file for the puzzles: deskovka lab puzzles games.jsonl --out puzzles.jsonl.
cli-puzzles-progress = Games searched
cli-puzzles-game = game
cli-puzzles-theme = theme
cli-puzzles-count = puzzles
cli-puzzles-gap = second best costs
cli-puzzles-found = { $count ->
    [0] No puzzle
    [one] One puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
} in the file "{ $file }".

# Forms of packs.
field-source = how you know
field-name = name
known-R = from the box or the rulebook
known-P = from a public source
known-M = from memory
known-S = it is a guess
