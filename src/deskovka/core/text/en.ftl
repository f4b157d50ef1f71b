# Sentences that belong to no game.

refusal = { $why } ({ $where })
where = { $chapter }
where-page = { $chapter }, p. { $page }
where-ruling = { $chapter }; our ruling
seat = Player { $number }
nobody = nobody
and = { $first } and { $last }
move-yes = Yes
move-no = No
problem = { $field ->
    [seats] { $wrong } players are not possible; allowed: { $allowed }.
    [game] I know no game "{ $wrong }"; I know: { $allowed }.
    [options] The game has no option "{ $wrong }"; it has: { $allowed }.
    [lang] I do not speak "{ $wrong }"; I speak: { $allowed }.
    [bot] I know no opponent "{ $wrong }"; I know: { $allowed }.
    [seed] The seed "{ $wrong }" is not a whole number.
   *[other] Option "{ $field }" cannot be "{ $wrong }"; allowed: { $allowed }.
}
record-foreign = This is not a record of a Deskovka game.
record-truncated = The record is not complete: its last line is missing.
record-line = The record is damaged on line { $line }.
record-game = The record is of a game "{ $game }" that I do not know.
record-version = The record is from version { $theirs } of the rules, here is version { $ours }.
record-content = The record was played with other maps or cards than those here.
record-start = Such a game cannot be started: { $why }
record-illegal = The rules do not allow move number { $move } of the record ({ $rule }).
record-digest = The record does not end as it says when it is replayed.

# Command line: help

cli-usage = Usage: { $command } [options]
cli-about = A referee for modern board games: people and bots at one table.
cli-about-play = Plays a game in the terminal, against bots or with several people at one keyboard.
cli-about-table = Opens the table in the web browser; so does "deskovka" alone.
cli-about-games = Lists the games installed here and their options.
cli-about-rules = Lists the rules of a game with their place in the rulebook, or only those with a given word.
cli-about-cards = Lists the maps, cards and numbers of a game and where we know them from.
cli-about-replay = Replays a saved game as a spectator or a player may know it.
cli-about-verify = Replays a saved game strictly by the rules and says whether it holds.
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
cli-help-move = only the answer with this number, and the table after it
cli-help-replay-seat = the view of the player at this seat; otherwise a spectator's
cli-help-plain = full sentences without pictures, colours and boxes, fit for screen readers
cli-help-seats = number of players
cli-help-seat = the seat where you sit (otherwise the first)
cli-help-people = how many people share the keyboard (otherwise one)
cli-help-name = your name; repeat for further people
cli-help-bots = opponents at the other seats; different ones are separated by commas
cli-help-option = an option of the game, e.g. --option map=ireland; repeat for more
cli-help-seed = the seed of chance, to make the game repeatable
cli-help-host = the address to listen on (otherwise 127.0.0.1, only this computer); also DESKOVKA_HOST
cli-help-port = the port (otherwise 8765, 0 takes a free one); also DESKOVKA_PORT
cli-help-db = the database (otherwise a file in your data folder), e.g. postgresql://user@host/games; also DESKOVKA_DB
cli-help-public-url = the address that others use, behind a proxy, e.g. https://games.example.org; also DESKOVKA_PUBLIC_URL
cli-help-trusted-proxy = addresses of proxies that say where clients come from, separated by commas; also DESKOVKA_TRUSTED_PROXY
cli-help-thinkers = how many bots may think at the same time (otherwise the number of cores less one); also DESKOVKA_THINKERS
cli-help-no-browser = does not open the browser
cli-help-load = goes on with a saved game

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
cli-unwritable = The file "{ $file }" cannot be written: { $why }.
cli-not-over = The file "{ $file }" exists and is not a saved game, so I do not overwrite it.
cli-output = The output cannot be written: { $why }.
cli-interrupted = Interrupted; nothing was saved.
cli-eof = The input has ended, so I leave the table; nothing was saved.
cli-no-server = The web table needs more packages ({ $module } is missing): pip install "deskovka[server]".
cli-no-database = The table cannot be opened with the database { $db }: { $why }.
cli-no-door = The table cannot be opened at { $where }: { $why }.
cli-table-ready = The table is ready: { $url } (Ctrl-C ends it)
cli-table-others = Others open it at: { $urls }
cli-table-local = Only this computer can reach it; --host 0.0.0.0 lets in others from your network.
cli-table-closed = The table is closed; the games are kept in { $db }.

# Command line: listings

cli-seats = players: { $seats }
cli-value = { $value } = { $title }
cli-no-rule = The word "{ $word }" is not in the rules.
cli-ruling = Our ruling: { $why }
cli-source = { $source ->
    [R] from the rulebook
    [P] from a public source
    [M] generally known
   *[S] stand-in, no source confirms it
}
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
cli-unknown = "{ $word }" is no move and no command; type ? to see what you can do.
cli-saved = Saved to the file { $file }.
cli-undone = Taken back.
cli-undo-offer = bots do not mind; if the table agrees, "{ $command }" takes it back
cli-total = total
cli-won = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The victory is shared by { $names }.
}
cli-over = The game is over. "save FILE" keeps its record, "log" lists it, Enter leaves.
cli-bye = Goodbye.
cli-do-help = help
    .does = shows what you can do; so does ?
cli-do-why = why
    .does = why MOVE (or ? MOVE) says why a move is not allowed, or that it is
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
