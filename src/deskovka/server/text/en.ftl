# Sentences of the web table; those of the page itself lie with the page.

bot-novice = Novice
bot-beginner = Beginner
bot-intermediate = Intermediate
bot-player = Advanced
bot-master = Master
robot = Bot { $number }

error-not-found = There is nothing here.
error-no-table = There is no such table; perhaps it was deleted.
error-no-game = I know no such game.
error-no-puzzle = There is no such puzzle here; perhaps it was made for older rules.
error-no-seat = There is no such seat at this table.
error-method = This cannot be done here.
error-bad-json = I do not understand the request: { $why }
error-too-long = The message is too long.
error-too-slow = The request comes too slowly.
error-length = Say beforehand how long the request is (Content-Length).
error-many-owners = This seat is open in too many browsers already; at most { $most }.
error-too-many = Too many requests; wait a moment.
error-origin = This request comes from another page.
error-host = This server is not called that.
error-inside = Something went wrong here; nothing was changed.
error-saving = The move could not be saved, so it was not played; try it again in a moment.
error-database = The stored games cannot be reached just now; nothing is lost, try again in a moment.
error-busy = The server is busy with other games' replays just now; try again in a moment.
error-memory = This takes more memory than the server has for one work.
error-many-replays = You have asked for too many replays at once; wait until they are done.
error-many-clocks = Too many games with a clock were opened from the same address and still run (at most { $most }); this one can begin when one of them is over.
error-many-deals = The game has gone on elsewhere { $most } times already; it cannot go on from here once more.
error-damaged = Table { $table } is damaged and cannot be opened; other tables go on. Whoever runs the server finds out more with “deskovka table --check-db”.
error-rounds = The server does not look after some of its tables; this has stopped: { $rounds }.
error-bot-thinks = No bot is stuck on this seat.
error-deck-key = A deck's key is too long; at most { $most } letters.
error-not-host = Only the host of the table may do this.
error-not-yours = This seat is not yours.
error-not-at-table = You do not sit at this table.
error-token = This link does not fit any seat of the table.
error-link-used = This link is used up: somebody sits in the seat already. Whoever it belongs to opens it on the device they sat down with, or by their own way back.
error-other-seat = You sit at this table already. A browser opens one player's seat only, so that nobody sees another one's cards.
error-no-device = No such device has this seat open.
error-last-device = This is the only device with your seat; to leave the game, resign.
error-young-device = This device has had the seat for less than a day, so it cannot throw out an older one.
error-nobody-there = The seat belongs to nobody. The others at the table decide whether somebody new may have it.
error-too-soon = { $name } may still come back. You are the only other player, so the seat opens only after seven days of silence, and not while the time to think runs.
error-one-seat = The others are asked about another seat; wait for that.
error-resigned = You have given up, so the others decide.
error-name-empty = Give a name.
error-name-unseen = The name has letters that cannot be seen.
error-name-long = The name is too long; at most { $most } characters.
error-chat-long = The message is too long; at most { $most } characters.
error-chat-spectator = Only those who sit at the table may write.
error-options-long = The wish is too long.
error-people = “{ $option }” is for people only; it cannot be chosen with bots.
error-no-pack = There is no pack “{ $pack }” here.
error-many-packs = There are too many packs; at most { $most }.
error-no-deck = The file has no deck for this game, or something else beside it.
error-deck-elsewhere = Only whoever sits at the server's own computer can keep a deck here. Download it and send it to whoever runs the server.
error-shelf-full = There are too many files for this game on the server already.
error-deck-not-kept = The file could not be kept on the server.
error-packs-gone = { $count ->
    [one] This table is played with a pack that is gone or has changed: { $packs }. Nothing is lost; put it back into the folder of packs.
   *[other] This table is played with packs that are gone or have changed: { $packs }. Nothing is lost; put them back into the folder of packs.
}
error-need-person = At least one person has to play.
error-one-me = You can take only one seat for yourself; the others are beside you.
error-bot = I know no such strength; I know: { $bots }.
error-present = The player is here; only the seat of somebody absent may go to a bot.
error-time-runs = { $name } still has time to think; a bot can have the seat when it is up.
error-bot-seat = This seat belongs to a bot.
error-bot-plays = A bot plays for this seat now; take the seat back first.
error-started = The game has started.
error-not-started = The game has not started; somebody is still missing.
error-over = The game is over.
error-running = The record is given out only after the game.
error-still-running = The game is still running.
error-frame = I do not understand this message.
error-hello = The first message has to be a greeting.
error-no-undo = You have nothing to take back.
error-plan-asked = It is your turn: there is nothing to plan, just play.
error-old-table = This version cannot go on with a table of version { $version }.
error-not-kept = The game was played by version { $version } of its rules, which is not here, and its moments were not kept when it ended; only its result, its log and its last position are left.
error-other-rules = Only version { $theirs } of the rules, by which the game was played, can go on with it; here is version { $ours }.
error-other-content = Only the maps and cards with which the game was played can go on with it; here are others.
error-record-archive = What the record says that its game showed is damaged or too long, so it cannot be shown.
error-too-long-kept = The game was so long that its moments could not be kept.
error-eyes-not-kept = The game was so long that it was kept only as it really was.
error-truth-later = The whole truth is shown when the game is over.
error-analysis-later = An analysis shows what is hidden, too, so it comes after the end of the game.
error-no-coach = There is no coach at this table: all people who play have to agree to it first.
error-coach-slow = The coach could not find anything out in time.
error-help-later = How much help was taken is shown after the game.
error-analysis-unfinished = The game was not played to its end, and only finished games are analysed.
error-analysis-alone = A game of one player is not analysed: chances to win are compared between seats.
error-analysis-long = Only games of at most { $most } answers are analysed.
error-analysis-rules = The game was played by other rules or cards than those here, so it cannot be analysed here.
error-analysis-inside = An analysis needs a server; a browser does not compute it. Save the record and analyse it there.
error-many-analyses = Many games from your network wait for their analyses already. Try again when one of them is done.
error-not-allowed-then = Such a move was not allowed then.
error-no-analysis = There is no analysis of this game yet.
error-record-long = The file is too large for the record of a game.
error-record-packs = The record was played with packs that do not lie here: { $packs }.
error-same-seats = { $seats } players sat at the table, and as many have to go on.
error-no-moment = There is no such move in the record; the last one has number { $most }.
error-nothing-left = The game was over by then, so there is nothing to go on with.
error-no-guide = This game has no such guide.
error-guide-bots = { $bots ->
    [one] The guided first game is played against one bot.
   *[other] The guided first game is played against { $bots } bots.
}

say-undo-refused = { $name } does not agree to taking back.
say-end-refused = { $name } does not agree to ending the game.
say-clock-refused = { $name } wants to wait for whoever is late.
say-help-refused = { $name } plays without the coach, so nobody has it any more.
say-seat-refused = { $name } does not agree to somebody new in the seat.
say-bot-stuck = { $name } cannot think just now. Let the bot try again, or the host puts another in its place.
say-bot-guesses = { $name } has made a mistake in thinking and plays the first move that is allowed.
say-plan-played = Your plan is played.
say-plan-other = Your plan is not played: the question is another one.
say-plan-touched = Your plan is not played: somebody has taken something from you, or moves were taken back.
say-plan-dropped = Your plan does not hold any more. { $why }
say-deleted = The table was deleted.
say-removed = The host has taken you from the table.
say-thrown-out = You were thrown out of the seat on this device.
say-beside = This seat is open on another device too, and whoever has that one sees the same cards. If it is not yours, do not play on: ask for an invitation of your own.
say-stopping = The server is restarting; the game goes on in a moment.
say-placeholder = The page of the table is not built yet; "make play" builds it.

note-device = The seat of { $name } was opened on a further device.
note-devices = The seat of { $name } is open on { $count } devices, as in the last game.
note-thrown-out = { $name } threw a device out of the seat; the old ways back to it are dead.
note-bot = The host let a bot play for { $name }, who was away; it plays on until the seat is taken back.
note-late = { $name } has run out of time; a bot plays on until the seat is taken back.
note-open = The seat of { $name } is open to somebody new, as the others agreed; until then a bot plays on.
note-open-host = The seat of { $name } is open to somebody new, as the others agreed; until then a bot plays on. The host is now { $host }.
note-sat = { $name } sits down in the seat that { $old } had.
note-end = { $name } proposed the end and nobody objected, so the game is over.
note-undo-lapsed = { $name } wanted to take back, but not everybody said yes in time.
note-seat-lapsed = Not everybody said yes in time to somebody new in the seat of { $name }.
preview-motto = A table for modern board games: a referee who knows the rules, and opponents of all strengths.
preview-invites = { $host } invites you to a table: { $game }
preview-company = { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $names }

error-notice-address = Notices cannot be sent to this address.
error-notice-service = This server does not know the service “{ $host }”; whoever runs the server can allow it.
error-notice-stranger = Only somebody who has a table here can turn on notices.
error-notice-kind = This server sends no notices of this kind.
error-notice-zone = I know no such time zone.
error-notice-none = You have not turned on such notices.
error-notice-mail = This is no mail address.
error-notice-codes = Enough codes have been sent. Ask for another one in an hour.
error-notice-mail-server = The mail server did not take the letter. Try again in a moment, or check the address.
error-notice-code = The code is wrong, or older than an hour.
error-notice-unconfirmed = Confirm the address first, by the code that came there.

notice-turn = it is your turn
notice-waits = the others are waiting for you
notice-over = the game is over
notice-invited = there is a rematch, and your seat is free
notice-asked-undo = { $name } would like to take a move back
notice-asked-end = { $name } proposes to end the game
notice-asked-clock = { $name } is out of time; shall a bot play on?
notice-asked-seat = shall somebody new have the seat of { $name }?
notice-asked-own = the others want to give your seat to somebody new
notice-company = At the table: { $names }
notice-mail-subject = Deskovka: { $count ->
    [one] { $count } message from your tables
    *[other] { $count } messages from your tables
  }
notice-mail-end = No more of these letters? { $link }
notice-mail-ask = Deskovka: code { $code }
notice-mail-ask-body = Somebody wants to hear here from { $home } that it is their turn. If that is you, type this code into the page:

    { $code }

    It is good for an hour. Otherwise do nothing, and no further letter will come.
notice-test = Notices work
notice-test-body = This is how you hear that it is your turn.
notice-test-sent = The service has taken the test; it should arrive in a moment.
notice-test-again = The service does not answer just now; try again in a moment.
notice-test-refused = The service refuses it. Turn the notices off and on again.
notice-test-gone = Nobody listens at that address any more, so these notices are off. Turn them on again.
