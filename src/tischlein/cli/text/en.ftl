# In general
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
yes-no = y/n
yes-or-no = Please answer “y” or “n”.
goodbye = See you next time!
goodbye-saved = See you next time! The match is in { $file } and goes on from there.
saved = Saved in { $file }.
not-saved = Could not save in { $file }: { $problem }.

# Games
games-id = Id
games-name = Name
games-players = Players
games-minutes = Minutes
games-options = Options (default first)
games-how = To play: tischlein play ID --set OPTION=VALUE. The rules: tischlein rules ID.

# Wrong arguments
no-such-bot = There is no bot “{ $bot }”. There are: { $known }.
no-people = At least one person must play (--people 1).
too-many-names = These are { $names } names for { $people ->
    [one] one person
   *[other] { $people } people
}; --people lets more play.
too-many-people = { $people } people do not fit at a table with { $players ->
    [one] one seat
   *[other] { $players } seats
} (--players).
wrong-setting = “{ $setting }” is not a setting; it should be --set OPTION=VALUE (see tischlein games).
no-terminal = Playing needs a terminal somebody types into, and there is none here (--pipe takes the answers from a pipe).
cannot-read = { $file } cannot be read: { $problem }.
by-hand = In the match in { $file } dice are rolled by hand, which the terminal cannot do.

# At the table
bot-name = { $bots ->
    [one] Bot
   *[other] Bot { $number }
}
continue = { $file } holds a match of { $game }. Continue it? After “n” a new match overwrites it.
seated = At the table: { $names }
how-to-change = To change that: tischlein play --help, such as --players 3 --name Anna --name Ben.
luck-promised = Fingerprint: { $commitment }
luck-revealed = Seed: { $seed }
    Fingerprint: { $commitment }
    With the seed every roll can be checked; its fingerprint (SHA-256) was fixed from the start.
next-person = It is { $player }'s turn
only-option = the only option
forced-move = { $player } has no choice: { $what }
the-end = The game is over
compose = Or put an answer together: “{ $verb } …”, one word after the other, a “/” between parts.
    { $parts }
hint-help = “?” helps.
hint-commands = Type a number or words. Also: help, undo, score, log, rules WORD, save FILE, quit.

# Answers to input
type-something = Type the number of an option.
no-such-number = Possible: { $least } to { $most }.
several-options = “{ $text }” fits several options: { $numbers }.
no-such-option-here = “{ $text }” fits none of the options.
help-rules = The rules say:
help-commands = You can type:
    a number                chooses that option
    words, such as “D2”     choose the option that contains them
    undo [NAME]             takes back your last decision (or NAME's)
    score                   shows all points so far
    log                     tells everything that happened so far
    rules WORD              searches the rules
    save FILE               saves the match
    quit                    leaves the table
rules-what = What are you looking for? For example: rules silver
rules-none = No rule contains “{ $text }”.
rules-more = { $count ->
    [one] One more rule fits
   *[other] { $count } more rules fit
}; with more words there are fewer.
log-empty = Nothing has happened so far.
save-where = In which file? For example: save match.json
overwrite = { $file } exists already. Overwrite it?
undo-nobody = Nobody here is called “{ $name }”.
undo-consent = { $person }, may { $player } take that back?
really-quit = The match is not saved (save FILE). Quit all the same?

# Points
score-sum = Sum

# Rules
rules-example = Example
rules-decision = Our reading
rules-clarification = Clarification
rules-untestable = Untestable
rules-tests = Tested by
rules-code = Cited in
rules-no-code = No line of code cites it.
rules-untested = It has no test yet.
rules-tests-elsewhere = Its tests are not here: they are in the source repository, not in an installed package.
rules-no-rule = No game has a rule { $id }.
rules-no-section = There is no section “{ $section }”. There are: { $known }.
rules-count = { $rules } rules.
rules-no-tests = Which rules are covered by tests is only known in a source checkout.
rules-broken-test = The test file { $file } is broken in line { $line }; without it nobody can say what is tested.
rules-summary = { $rules } rules: { $tested } tested, { $untestable } untestable, { $open } open
rules-marks = { $tested } tested  { $untestable } untestable  { $open } open

# Replay
replay-no-entry = The match has { $entries } entries; there is no position after { $number }.
replay-no-seat = There is no player { $seat } in this match, only 1 to { $players }.
replay-position = Position after { $number } of { $entries } entries
press-enter = Enter to go on
taken-back = taken back
luck-right = Every roll agrees with the seed.
luck-wrong = These rolls do not come from the seed: entries { $entries }.
luck-by-hand = In this match dice were rolled by hand.

# Simulating
simulate-no-games = At least one game must be played (--games 1).
simulate-no-workers = At least one process must play (--workers 1).
simulate-progress = The bots are playing
simulate-seats = { $players } players need { $players } bots, but { $bots ->
    [one] one is
   *[other] { $bots } are
} named (--bots, separated by commas).
simulate-bot = Bot
simulate-mean = Points
simulate-interval = 95%
simulate-deviation = Deviation
simulate-median = Median
simulate-range = Range
simulate-wins = Wins
simulate-games = { $whole ->
    [yes] { $games ->
        [one] 1 game
       *[other] { $games } games
    }
   *[no] { $games } of { $asked } games
} with the seeds { $seed } to { $last }. “95%” is the range that holds the true value with 95% confidence.
simulate-rounds = { $rounds } rounds a game, on average.
simulate-teams = Partners win together: the victory of a team is a whole one for each of them.
simulate-nothing = No game was finished.

# Measuring
bench-seconds = Measuring takes more than 0 seconds (--seconds 5).
bench-no-peer = The peer catanatron is missing: pip install 'tischlein[peer]'.
bench-game = Game
bench-players = Seats
bench-decisions = Decisions/s
bench-games = Games/s
bench-copy = Copy, µs
bench-plain = Loop
bench-simulation = Bots
bench-times = Ratio
bench-everything = { $game }, everything
bench-measuring = Measuring
bench-compiling = Compiling the rules for comparison; what has not changed is kept for the next time (--alone does without) ...
bench-progress = Compiling
bench-compiled = compiled { $done } of { $total }
bench-compiling-failed = The rules could not be compiled, so only the interpreted ones were measured:
    { $why }
bench-rules = Rules
bench-way-plain = interpreted
bench-way-compiled = compiled
bench-how = Random play on one core, Python { $python }. Loop and bots: cost of a game with a plain loop over options and play, and between random bots, beside a play-out.
bench-not-compiled = The rules cannot be compiled here: that takes the repository, a C compiler, and what “make compile” installs.

# The Castles of Burgundy: The Dice Game
dice-duchy = Duchy { $duchy }
dice-round = phase { $phase }, round { $round }
dice-phase = Phase
dice-time = Time
dice-points = Points
dice-size = of { $size }
dice-bonuses = Bonuses
dice-castle = Castle
dice-kind = Kind
dice-number = Numbers
dice-extra = Extra
dice-rule = { $colour ->
    [purple] 1 or 2
    [gray] 3 or 4
    [blue] 5 or 6
    [orange] different
    [green] like neighbour
   *[yellow] equal
}

# The server
serve-not-installed = The server needs a few more packages: pip install 'tischlein[server]'.
serve-open = Listening on { $host }: everybody who can reach this machine can set tables and play here.
serve-at = Tables are served at { $url } and kept in { $data }. Ctrl+C stops the server; games go on when it is back.
serve-no-page = The page for the browser has not been built (make page); programs can play all the same.
serve-port-taken = Port { $port } cannot be used on this machine now, perhaps because a server is running there. Try --port { $other }.
serve-compiling = The rules are being compiled in the background, so that bots think faster; that is done once (--no-compile does without).

# Backups and databases
backup-written = { $file } holds everything now: { $people ->
    [one] one person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}. It holds secrets too: keep it as safe as the database itself.
backup-exists = { $file } exists already. With --force it is overwritten.
backup-foreign = { $file } is not a backup of Tischlein.
backup-newer = { $file } was written by a newer Tischlein. Update this one, then try again.
backup-damaged = { $file } is damaged or incomplete. Nothing has been restored.
restore-done = { $file } is restored: { $people ->
    [one] one person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
restore-not-empty = This database is not empty. A backup is only restored into an empty one; nothing has been changed.
store-both = Give either --data or --database, not both.
store-no-driver = PostgreSQL needs one more package: pip install 'tischlein[postgres]'.
store-newer = This database was written by a newer Tischlein. Update this one, then try again.
store-older = This database was written by an older Tischlein. Start the server of this version once, which brings it forward, or make the backup with the older version.
store-missing = There is no database of Tischlein there. Say where it is with --data or --database.
store-not-utf8 = This database has the encoding { $encoding }. Tischlein needs one with UTF8.
store-unreachable = The database cannot be used: { $problem }.

# The Castles of Burgundy
burgundy-round = Phase { $phase }, round { $round }; white die { $white }; order: { $order }
burgundy-target = Points: { $counter } of { $target }
burgundy-depot = Depot
burgundy-tiles = Tiles
burgundy-goods = Goods
burgundy-shields = Shields
burgundy-black = black
burgundy-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
}; dice: { $dice }; key spaces: { $keys }
burgundy-estate = Silver { $silver }, workers { $workers }; goods: { $goods }; sold: { $sold }
burgundy-common = Common key spaces: { $keys }
burgundy-own-shields = Shields: { $shields }

# Felinia
felinia-round = Round { $round }: { $phase ->
    [placing] placing
    [trading] trading
    [exploring] exploring
    [storing] storing
    [preparing] preparing
   *[over] the game is over
}; start player: { $first }
felinia-closing = The last exploring phase: all ships sail.
felinia-ashore = Ashore: { $player }, { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
felinia-market = Market
felinia-goods = Goods
felinia-tokens = Tokens (from the top)
felinia-price = Price
felinia-closed = closed
felinia-guild = Guild
felinia-bonus = Bonus tiles: { $tiles }
felinia-ship = Ship
felinia-passage = Each merchant pays
felinia-aboard = Aboard
felinia-stack = Ship tiles to come: { $gray } + { $blue } with blue backs.
felinia-next = Next: { $ship }.
felinia-supply = Cards in the supply: { $cards }. In the bag: { $bag }.
felinia-places-left = Mysterious places in the stack: { $count }.
felinia-places-known = Of these you know: { $cards }.
felinia-drawn = You have drawn: { $cards }
felinia-face-down = face down: { $tiles }
felinia-province = { $kind ->
    [harbour] harbour
    [post] post { $number }
   *[other] crossing { $number }
}
felinia-ways = { $count ->
    [one] crossing { $crossings }
   *[other] crossings { $crossings }
}
felinia-tile = { $tile ->
    [lion] lion
    [cheetah] cheetah
    [panther] panther
    [tiger] tiger
    [puma] puma
    [provision_points] “provisions count”
    [spice_points] “spices count”
    [lone_merchants] “lone merchants”
    [mystery_points] “mysterious places”
    [provision_income] “more provisions”
    [treasure] “treasure”
    [silver_income] “more silver”
   *[gold_income] “more gold”
}
felinia-at-least = { $points ->
    [one] 1 point
   *[other] { $points } points
} without hidden tiles
felinia-things = silver { $silver }, gold { $gold }, spice { $spice }, merchants { $merchants }
felinia-provisions = provisions { $count }
felinia-unplaced = tokens { $count }
felinia-tiles = Tiles: { $tiles }
felinia-special = special tile { $tile }
felinia-own-bonus = bonus tile “{ $tile }”
felinia-hidden = Tiles: { $tiles }, bonus tiles: { $bonus } (face down)
felinia-places = Mysterious places: { $count } ({ $cards })

# Help: what surrounds it
manual-usage = Usage:
manual-arguments = Arguments
manual-options = Options
manual-commands = Commands
manual-options-metavar = [OPTIONS]
manual-subcommand-metavar = COMMAND [ARGS]...
manual-default = [default: { $value }]
manual-environment = [environment: { $name }]
manual-required = [required]
manual-help = Show this help.
manual-lang = Language: en or de (default: that of your terminal).
manual-data = Folder of the database.
manual-database = postgresql://... instead of a file in the folder.

# Help: the program
manual-tischlein = Board games at one table: play them, read their rules, let bots play them.
manual-tischlein-version = Say which version this is.

# Help: the commands
manual-games = List the games with their players, duration and options.
manual-games-json = Print the list as JSON.
manual-play = Play a game at this terminal: without options, you against one bot.
manual-play-game = Which game; “tischlein games” lists them.
manual-play-players = How many play, bots included (default: 2 where possible).
manual-play-people = How many of them are people (default: 1); they sit in the first seats.
manual-play-name = Name of a person; repeat it for the next one.
manual-play-bot = Who plays the other seats: { $bots }.
manual-play-set = An option of the game, such as sheet=B.
manual-play-element = An element to play with; repeat it for more.
manual-play-seed = The same seed gives the same luck (default: a secret one).
manual-play-save = Keep the match in this file after every move; continue it if it exists.
manual-play-pipe = Take the answers from a pipe instead of a terminal.
manual-rules = Show the rules of a game in our words, each with its number, and which of them have tests.
manual-rules-game = Which game; “tischlein games” lists them. Or the number of a rule: it is shown with the code and the tests that cite it.
manual-rules-wanted = One rule, or words to search for.
manual-rules-section = Only this section.
manual-rules-summary = Only the numbers.
manual-rules-open = Only rules that have no test yet.
manual-replay = Tell a saved match again, show where it stands, and check its luck.
manual-replay-file = A match that was saved.
manual-replay-to = Stop after so many entries of the log (default: at the end).
manual-replay-seat = See it as this player, 1, 2 ... (default: as a spectator).
manual-replay-step = Wait for Enter after each entry.
manual-simulate = Let bots play many games, and say how they did. Bots change seats from game to game. Ctrl+C ends it with what has been played.
manual-simulate-game = Which game; “tischlein games” lists them.
manual-simulate-games = How many games.
manual-simulate-players = How many players (default: one per bot).
manual-simulate-bots = Bots by name ({ $bots }), separated by commas; a single one takes all seats.
manual-simulate-seed = Number of the first game: the same seed, the same games.
manual-simulate-element = An element to play with; repeat it for more.
manual-simulate-set = An option of the game, such as sheet=B.
manual-simulate-workers = How many processes share a long simulation (default: one per core).
manual-simulate-json = Print the report as JSON.
manual-bench = Measure random play on one core, interpreted and compiled: decisions and games per second, time to copy a position.
manual-bench-game = Which game (default: all).
manual-bench-seconds = How long to measure each line.
manual-bench-alone = Only as the rules run here, not beside the other way.
manual-bench-peer = Measure catanatron in the same run (pip install 'tischlein[peer]').
manual-bench-json = Print the figures as JSON.
manual-serve = Run a server: people play in the browser, programs over HTTP and WebSocket (see docs/protocol.md).
manual-serve-host = Address to listen on.
manual-serve-port = Port to listen on.
manual-serve-log = Form of the log lines.
manual-serve-log-level = What is logged.
manual-serve-open = Open the page in the browser.
manual-serve-compile = Compile the rules in the background, for faster bots (in the repository, after “make test” or “make compile”).
manual-backup = Write everything a server keeps into one file. The server may go on meanwhile.
manual-backup-file = The file to write, for example club.backup.
manual-backup-force = Overwrite the file if there is one.
manual-restore = Fill an empty database with a backup, all or nothing. It may be of the other kind: this is also how to move.
manual-restore-file = A file that “tischlein backup” has written.
