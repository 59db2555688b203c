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
          azulejo play madeira --seats human,human,random --names Ana,Rui
          azulejo play madeira --load evening.azulejo --save evening.azulejo --force
          azulejo play madeira --load evening.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human

        While playing, type the number of a choice, the beginning of its words or its notation;
        “help” lists what else you can ask. The end of input saves the game and leaves.
usage-play-game = The game; “azulejo games” lists them. May be left out with --load
    .value = GAME
usage-play-seats = Who plays, in seat order: human or random (default: you and two bots)
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

usage-replay = Check every line and fingerprint of a record, and show where it leads
usage-replay-file = The record
    .value = FILE
usage-replay-at = Show the position where N decisions are in force
    .value = N
usage-replay-components = The components it was played with, if they are not among the released ones
    .value = FILE
usage-replay-json = Answer in JSON

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
usage-demo-seed = The seed of all chance (default: 7)
    .value = S

usage-completions = Print what a shell needs to complete this command line
    .examples =
        Example
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell or zsh
    .value = SHELL
