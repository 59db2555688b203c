### The help of the command line.

usage = Plays board games in plain lines: at the keyboard, by bots, from a record or from a position.
    .examples = Every command has a page of its own: azulejo play --help
usage-heading-usage = Usage:
usage-heading-commands = Commands
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-line-command = COMMAND [options]
usage-line-options = [options]
usage-lang = Language: en, it, es or pt. Otherwise what LC_ALL, LC_MESSAGES or LANG says, or English
    .value = L
usage-help = Show this page
usage-version = Show the version

usage-play = Play a game at the keyboard, against bots or with others at the same keyboard
    .examples =
        Examples
          azulejo play madeira
          azulejo play madeira --seats human,human,level4 --names Ana,Rui
          azulejo play madeira --load evening.azulejo --save evening.azulejo --force
          azulejo play madeira --load evening.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human
          azulejo play madeira --server http://192.168.1.20:8400 --seats me,open,level3 --name Ana
          azulejo play --server http://192.168.1.20:8400

        While playing, type the number of a choice, the beginning of its words or its notation;
        “help” lists what else you can ask. The end of input saves the game and leaves.
usage-play-game = The game; “azulejo games” lists them. May be left out with --load, --server and --table
    .value = GAME
usage-play-seats = Who plays, in seat order: human, or a bot that “azulejo games” lists; on a server me, open, level1 to level5 (default: you and two of level3)
    .value = KIND,…
usage-play-names = The names of the players, in seat order
    .value = NAME,…
usage-play-options = An option of the set-up; may be repeated
    .value = NAME=VALUE
usage-play-seed = The seed of all chance: a number or 64 hexadecimal digits (default: nobody knows it)
    .value = S
usage-play-load = Begin from a record or from a scenario
    .value = FILE
usage-play-at = With --load: go back to where N decisions are in force
    .value = N
usage-play-save = Keep the record of the game in this file
    .value = FILE
usage-play-force = The file of --save may be overwritten
usage-play-dice = Chance is drawn by the program (default), or typed in from a real table
    .value = drawn|typed
usage-play-confirm = Ask before a step that cannot be taken back
usage-play-components = Play with the components in this file
    .value = FILE
usage-play-server = Play at a table on this server; without a game it lists the tables there
    .value = URL
usage-play-table = Sit down at this table, come back to it or watch it: its id, or an invitation
    .value = TABLE
usage-play-watch = With --table: only watch
usage-play-name = What you are called on the server
    .value = NAME
usage-play-open = With --server: anybody may join and watch the new table (otherwise by invitation only)
usage-play-hints = With --server: hints are given at the new table (against bots alone they always are)
usage-play-practice = With --server: the decisions of others do not stand in the way of undo (against bots alone they never do)
usage-play-recover = With --server: take up your seats from another computer with the code it shows for “recovery”
    .value = CODE
usage-play-session = The file that keeps who you are on the server (default: one for each server in your data folder)
    .value = FILE

usage-sim = Let bots play many games, and tell what came of them
    .examples =
        Example
          azulejo sim madeira --players 4 --games 1000 --seed 1 --json

        The result is the same on any number of threads. The first game has the seed S, the next
        S + 1 and so on: azulejo play madeira --seats random,random --seed S shows it.
usage-sim-game = The game
    .value = GAME
usage-sim-players = How many players (default: as many as --seats, or 3)
    .value = N
usage-sim-games = How many games (default: 100)
    .value = K
usage-sim-seed = The seed of the first game (default: 1)
    .value = S
usage-sim-seats = Which bots play, in seat order (default: random)
    .value = BOT,…
usage-sim-options = An option of the set-up; may be repeated
    .value = NAME=VALUE
usage-sim-threads = How many threads (default: as many as the machine has)
    .value = T
usage-sim-components = Play with the components in this file
    .value = FILE
usage-sim-json = Answer in JSON

usage-arena = Let bots play against each other, and tell how strong they are
    .examples =
        Examples
          azulejo arena madeira --seats level3,greedy --games 200 --seed 1
          azulejo arena lisboa --seats level3,greedy,greedy,greedy --games 200 --json
          azulejo arena madeira --seats level5,level3 --games 100 --budget 10 --results long.jsonl
          azulejo arena lisboa --seats random,greedy,level1,level2,level3 --ladder --chart ladder.svg

        As many games in a row as there are seats have the same deal, with the bots moved on by a
        seat each time. The games are the same on any number of threads.
usage-arena-game = The game
    .value = GAME
usage-arena-seats = Which bots play; “azulejo games” lists them
    .value = BOT,…
usage-arena-games = How many games, with --ladder for each pair (default: 100)
    .value = N
usage-arena-seed = The seed of all chance: a number (default: 1)
    .value = S
usage-arena-budget = The share of their trials that levels and searches get, in percent (default: 100)
    .value = PERCENT
usage-arena-threads = How many threads (default: as many as the machine has)
    .value = T
usage-arena-results = Keep every finished game in this file, and go on where it stops
    .value = FILE
usage-arena-ladder = Every pair of the bots plays by itself; then all are put on one scale
usage-arena-chart = Draw a chart into this file (SVG)
    .value = FILE
usage-arena-json = Answer in JSON

usage-tune = Fit what bots judge positions by, from games they play against themselves
    .examples =
        Example
          azulejo tune madeira --generations 8 --games 4000 --seed 1 --out madeira.toml

        The same seed gives the same file on any number of threads.
usage-tune-game = The game
    .value = GAME
usage-tune-generations = How many times to play and fit
    .value = G
usage-tune-games = Games of each number of players in each generation
    .value = N
usage-tune-seed = The seed of all chance: a number (default: 1)
    .value = S
usage-tune-out = The file for the weights
    .value = FILE
usage-tune-from = Begin with the weights in this file (default: from nothing)
    .value = FILE
usage-tune-threads = How many threads (default: as many as the machine has)
    .value = T

usage-replay = Check every line and fingerprint of a record, and show where it leads
usage-replay-file = The record
    .value = FILE
usage-replay-at = Show the position where N decisions are in force
    .value = N
usage-replay-commitment = The commitment that the table showed before the game: compare it with the record’s
    .value = HEX
usage-replay-components = The components it was played with, if they are not among the released ones
    .value = FILE
usage-replay-json = Answer in JSON

usage-analyse = Look back at a game: what was to be expected turn by turn, and where the most was lost
    .examples =
        Example
          azulejo analyse evening.azulejo --seat A --chart evening.svg

        Every decision is judged by what its seat could know. “azulejo play --load FILE --at N”
        goes back to a position.
usage-analyse-file = The record
    .value = FILE
usage-analyse-seat = Only the turns of this seat
    .value = S
usage-analyse-iterations = How many trials for a decision (default: as for a hint)
    .value = N
usage-analyse-threads = How many threads (default: as many as the machine has)
    .value = T
usage-analyse-chart = Draw a chart into this file (SVG)
    .value = FILE
usage-analyse-components = The components it was played with, if they are not among the released ones
    .value = FILE
usage-analyse-json = Answer in JSON

usage-draw = Draw a position as a picture
    .examples =
        Example
          azulejo draw evening.azulejo --at 40 --seat A -o evening.png
usage-draw-file = The record
    .value = FILE
usage-draw-at = Draw the position where N decisions are in force (default: the last one)
    .value = N
usage-draw-output = The picture: FILE.svg or FILE.png; FILE.json holds what a server sends to a browser, FILE.jsonl the same for several positions (--at N,N…) in all languages
    .value = FILE
usage-draw-seat = See it as this seat does (default: as one who watches)
    .value = S
usage-draw-area = Only this part of the table
    .value = ID
usage-draw-dark = In the colours of the night
usage-draw-scale = How many points a unit has in a PNG
    .value = N
usage-draw-components = The components it was played with, if they are not among the released ones
    .value = FILE

usage-check = Check that scenarios hold
    .examples =
        A line tells of each failure; the last line counts. The exit code is 1 if any failed.
usage-check-paths = Scenario files, or folders of them
    .value = PATH

usage-games = List the games: how many may play, options, component sets
usage-games-json = Answer in JSON

usage-demo = Show a few turns of a game, told in words
usage-demo-game = The game (default: madeira)
    .value = GAME
usage-demo-seats = Which bots play, in seat order (default: three of greedy)
    .value = BOT,…
usage-demo-seed = The seed of all chance (default: 7)
    .value = S

usage-serve = Run a server where friends and bots play
    .examples =
        Examples
          azulejo serve
          azulejo serve --bind 127.0.0.1:8400 --database /srv/azulejo.db
          azulejo serve --config azulejo.toml

        Each option can also be set by the environment (AZULEJO_BIND) and in the file (bind = "…").
usage-serve-bind = Where to listen (default: 0.0.0.0:8400)
    .value = ADDRESS
usage-serve-database = The file that keeps everything (default: azulejo.db in your data folder)
    .value = FILE
usage-serve-base_url = The address people use, for links and cookies
    .value = URL
usage-serve-trusted_proxies = Proxies whose word is taken for the address of a caller
    .value = IP,…
usage-serve-bot_threads = How many bots may think at once (default: one less than the machine has cores)
    .value = T
usage-serve-limits = Limits by name, such as requests=50/200,bots=60 (“docs/operations.md” lists them)
    .value = NAME=VALUE,…
usage-serve-config = A file with the same options
    .value = FILE

usage-verify = Replay every table that is kept, and check its fingerprints
usage-verify-database = The file that keeps everything (default: azulejo.db in your data folder)
    .value = FILE

usage-backup = Copy everything that is kept into a file, while the server runs
usage-backup-file = The file for the copy; it must not exist
    .value = FILE
usage-backup-database = The file that keeps everything (default: azulejo.db in your data folder)
    .value = FILE

usage-load = Measure how much a server can bear on this machine
    .examples =
        Examples
          azulejo load
          azulejo load --rate 1000
          azulejo load --tables 1 --rate 1 --idle 5000
          azulejo load --rate 200 --bots 20

        It starts a server of its own on a fresh database and plays whole games at it.
usage-load-game = The game (default: madeira)
    .value = GAME
usage-load-tables = Tables at which people play (default: 200)
    .value = N
usage-load-players = People at each table (default: 4)
    .value = N
usage-load-seconds = For how long (default: 10)
    .value = N
usage-load-rate = Actions a second, all tables together (default: each table as fast as it is answered)
    .value = N
usage-load-idle = More sockets that only wait (default: none)
    .value = N
usage-load-bots = More tables at which the strongest bots play (default: none)
    .value = N
usage-load-positions = Positions of finished games asked for afterwards (default: none)
    .value = N
usage-load-words = Ask for sentences in this language with every push (default: notation alone)
    .value = LANG
usage-load-folder = Where the database is made (default: the folder for temporary files)
    .value = FOLDER
usage-load-json = Answer in JSON

usage-completions = Print what a shell needs to complete this command line
    .examples =
        Example
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell or zsh
    .value = SHELL
