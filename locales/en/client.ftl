### The text client.

## Commands: the word, how it is typed, what it does

client-command-board = board
    .usage = board
    .help = show the table
client-command-me = me
    .usage = me
    .help = show what you have
client-command-score = score
    .usage = score
    .help = show the points by source, and what the position would still bring
client-command-log = log
    .usage = log [NUMBER]
    .help = show what happened, or its last lines
client-command-since = since
    .usage = since
    .help = show what happened since your last turn
client-command-unseen = unseen
    .usage = unseen
    .help = show what is still to be drawn, as anyone could count it
client-command-hint = hint
    .usage = hint
    .help = show the three best choices, what to expect of them and why
client-command-preview = preview
    .usage = preview CHOICE
    .help = show what a choice costs and brings, without doing it
client-command-why = why
    .usage = why CHOICE
    .help = say why a choice is not allowed, and which rule says so
client-command-undo = undo
    .usage = undo
    .help = take back your last choice, if nothing has come to light since
client-command-explain = explain
    .usage = explain NAME
    .help = explain a card, tile, place or whatever else has a name
client-command-save = save
    .usage = save [FILE]
    .help = save the game
client-command-help = help
    .usage = help
    .help = show this page
client-command-quit = quit
    .usage = quit
    .help = save the game and leave

## Playing

client-help-heading = Type the number of a choice, the first letters of it, its notation, or one of these words:
client-choice-unknown = “{ $text }” is none of the choices. Type a number from 1 to { $count }, or “help”.
client-choice-ambiguous = “{ $text }” could mean { $choices }. Type a little more.
client-command-needs-choice = Which choice? Type it after “{ $command }”.
client-explain-unknown = There is nothing to explain about “{ $text }”.
client-nothing-yet = Nothing has happened yet.
client-nothing-since = Nothing has happened since your last turn.
client-nothing-unseen = Nothing is left to be drawn.
client-why-allowed = This is allowed: { $choice }.
client-why-refused = Not allowed: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = It changes nothing that can be foreseen.
client-preview-reveals = Then something comes to light, so it cannot be taken back.
client-preview-hands-on = Then another player decides.
client-expected =
    { $sign ->
        [plus] { $points }, { $ahead } more than { $rival }
        [minus] { $points }, { $ahead } fewer than { $rival }
       *[zero] { $points }, as many as { $rival }
    }
client-hint-stopped = The machine was busy: this was thought over less than usual.
client-hint =
    { $reasons-count ->
        [0] { $choice }. At the end expect { $expected }.
       *[other] { $choice }. At the end expect { $expected }. What it has over other choices: { $reasons }.
    }
client-hint-gains = { $choice }. At the end expect { $expected }. What it mainly brings: { $reasons }.
client-hint-numbered = { $number }. { $hint }
client-hint-source = { $source } (+{ $points })
client-undone =
    { $count ->
        [one] Your last choice is taken back.
       *[other] { $count } choices are taken back.
    }
client-confirm = { $choice }: this cannot be taken back. Do it?
client-yes-or-no = (yes or no)
client-yes = yes
client-no = no
client-hand-over = Please hand over to { $seat }. { $seat } presses Enter to go on.
client-hand-over-done = { $seat }, it is your turn.
client-ask-outcome = Type it in as in { $example }
client-score-heading = Points
client-score-hidden = What is hidden is left out.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] You win with { $points } points.
       *[no] { $seat } wins with { $points } points.
    }
client-winners = { $seats } share the victory with { $points } points.
client-reconstructed = reconstructed component
client-saved = Saved to { $file }.
client-overwrite = { $file } exists already. Overwrite it?
client-kept = { $file } is left as it was.
client-end-of-input = The input has ended.
client-goodbye = Goodbye.
client-check-summary = { $passed } passed, { $failed } failed
client-replay-good =
    { $count ->
        [one] { $file }: { $count } line, all as it should be.
       *[other] { $file }: { $count } lines, all as it should be.
    }

## Errors

client-error-file = { $file }: { $reason }
client-error-line = { $file }, line { $line }: { $reason }
client-error-unreadable = The file cannot be read ({ $reason }).
client-error-unwritable = The file cannot be written ({ $reason }).
client-error-exists = The file exists already; nothing was overwritten.
client-error-game = The game “{ $game }” is unknown. Known: { $known }.
client-error-language = The language “{ $language }” is unknown. Known: { $known }.
client-error-seat-kind = “{ $kind }” cannot take a seat. Known: { $known }.
client-error-ending = the name of a picture ends in .svg or .png; what a browser draws it from ends in .json, or in .jsonl for several positions
client-error-area = “{ $area }” is no part of this table. Known: { $known }.
client-error-picture = The picture could not be painted.
client-error-seat = “{ $seat }” is not a seat of this game. Known: { $known }.
client-error-budget = “{ $budget }” is not a budget: give a share from 1 to 100 percent.
client-error-ladder = A ladder needs at least two bots, each of them once.
client-error-results-other = The file holds something other than the results of this match.
client-error-results-line = This is not the result of a game.
client-error-seed = “{ $seed }” is not a seed: give a number or 64 hexadecimal digits.
client-error-option = “{ $text }” is not an option: write NAME=VALUE.

## What is wrong with a command line

client-error-argument = “{ $argument }” is not understood. “azulejo --help” lists the commands and options.
client-error-command = There is no command “{ $command }”. “azulejo --help” lists them.
client-error-no-command = Which command? “azulejo --help” lists them.
client-error-missing = Something is missing: { $argument }.
client-error-repeated = { $argument } is given twice.
client-error-conflict = { $argument } does not go together with { $prior }.
client-error-no-value = { $argument } needs a value.
client-error-value = “{ $value }” does not fit { $argument }.
client-error-value-known = “{ $value }” does not fit { $argument }. Possible: { $known }.
client-error-other = The command line is not understood. “azulejo --help” shows how to write it.
client-error-seats =
    { $stated ->
        [one] { $stated } seat is named, but there are { $seats } at the table.
       *[other] { $stated } seats are named, but there are { $seats } at the table.
    }
client-error-names = There are more names ({ $names }) than seats ({ $seats }).
client-error-zero = At least one game and one thread are needed.
client-error-refused = “{ $text }” is not possible. { $reason }
client-error-output = The answer could not be written ({ $reason }).

client-reason-not-found = there is no such file
client-reason-not-allowed = it is not allowed
client-reason-folder = it is a folder
client-reason-exists = it exists already
client-reason-not-text = it is not a text

## At the table

# What people are called when nobody named them.
client-name =
    { $seat ->
        [A] Ana
        [B] Bruno
        [C] Clara
       *[D] Duarte
    }
client-kind-human = at the keyboard
client-kind-random = plays at random
client-kind-automated = plays by rules of his own
client-kind-greedy = takes what looks best at once
client-kind-level = level { $level }, { $name }
client-kind-share = level { $level }, { $name }, with { $percent }% of its thinking
client-kind-search =
    { $count ->
        [one] thinks ahead, { $count } trial for a decision
       *[other] thinks ahead, { $count } trials for a decision
    }
# The levels of the bots, weakest first.
client-level =
    { $level ->
        [1] beginner
        [2] apprentice
        [3] journeyman
        [4] expert
       *[5] master
    }
client-seated = { $seat } ({ $kind })
client-welcome = { $game } with { $people }.
client-welcome-help = Type the number of a choice, the beginning of its words, or “help”.
client-help-line = { $usage }: { $help }
client-help-enter = Enter alone shows the choices again.
client-choice = { $choice }: { $detail }
client-as-before = { $group } ({ $first } to { $last }, as before)
client-quoted = “{ $text }”
client-why-nothing = Everything you might choose here is allowed.
client-explain = { $name }: { $text }
client-undid =
    { $seat-you ->
        [yes] You take back your last choice.
       *[no] { $seat } takes back the last choice.
    }
client-dice-short = What is drawn is enough: { $example }
client-dice-words = The words: { $words }
client-dice-word = { $word } ({ $name })
client-score-seat = { $seat }: { $points }, with forecast { $forecast }
client-score-source =
    { $forecast ->
        [0] { "  " }{ $source } { $points }
       *[other] { "  " }{ $source } { $points } ({ $sign ->
            [minus] −
           *[plus] +
        }{ $size })
    }
client-standing = The final standing
client-position = Position { $position }
client-check-none = There is no scenario here.

## Other commands

client-game = { $title } ({ $name }): { $fewest } to { $most } players
client-game-option = { "  " }option { $option }: { $values } (default: { $default })
client-game-components = { "  " }components { $name }: { $hash }
client-games-bots = Who can take a seat beside people:
client-games-bot = { "  " }{ $bot }: { $kind }
client-demonstration = { $game }: a demonstration with { $people }. The seed is { $seed }.
client-demonstration-end = The demonstration ends here. To play yourself: azulejo play { $name }
client-sim-speed =
    { $games ->
        [one] { $games } game with { $decisions } decisions in { $seconds } s: { $speed } games and { $decision-speed } decisions per second.
       *[other] { $games } games with { $decisions } decisions in { $seconds } s: { $speed } games and { $decision-speed } decisions per second.
    }
client-sim-length = Decisions per game: { $mean } on average, spread { $spread }, from { $least } to { $most }.
client-sim-seat = { $seat } ({ $kind }): { $mean } points on average, spread { $spread }, from { $least } to { $most }; wins: { $wins }.

## Matches of bots

client-arena =
    { $games ->
        [one] { $game }: { $games } game of { $players } with seed { $seed }, at { $budget }% of the budget.
       *[other] { $game }: { $games } games of { $players } with seed { $seed }, at { $budget }% of the budget.
    }
client-arena-bot = Bot
client-arena-games = Games
client-arena-wins = Wins
client-arena-interval = 95% interval
client-arena-margin = Margin
client-arena-points = Points
client-arena-decision = Per decision
client-arena-slow = Over { $limit } s
client-arena-turn = Longest turn
client-arena-rating = Rating
client-arena-ladder = The ladder; { $bot } is at 0, and 400 points stand for ten wins to one.
client-arena-title = { $title } { $count }
client-arena-titles = Titles of { $bot }: { $titles }.
client-chart-arena =
    { $games ->
        [one] { $game }: share of wins in { $games } game
       *[other] { $game }: share of wins in { $games } games
    }
client-chart-share = Wins in percent, with the 95% interval
client-chart-ladder =
    { $games ->
        [one] { $game }: strength from { $games } game of each pair
       *[other] { $game }: strength from { $games } games of each pair
    }
client-chart-rating = Rating against { $bot }, with the 95% interval

## Looking back at a game

client-analyse =
    { $turns ->
        [one] { $game }: { $turns } turn. What everybody could expect to end with, from { $iterations } trials for a decision:
       *[other] { $game }: { $turns } turns. What everybody could expect to end with, from { $iterations } trials for a decision:
    }
client-analyse-person = { $seat } { $points }
client-analyse-turn = Turn { $turn }, { $seat } to play: { $standing }
client-analyse-end = The end: { $standing }
client-analyse-swings = Where the most was lost:
client-analyse-no-swings = There was never anything clearly better to do.
client-analyse-swing = Turn { $turn }: { $seat } chose “{ $done }” and could expect { $done-expected }; “{ $best }” promised { $best-expected }.
client-chart-analyse = { $game }: expected final points by turn
client-chart-turn = Turn
client-chart-points = Points

client-serve = The tables are open at { $address }
client-serve-friends = For friends in the same network: { $address }
client-serve-public = For everybody: { $address }
client-serve-stop = Everything is kept in { $file }. Stop with Ctrl+C.
client-serve-stopped = The server has stopped. Nothing is lost.
client-serve-in-use = “{ $file }” is in use by another server.
client-serve-bad-address = “{ $text }” is not an address: write IP:PORT, such as 127.0.0.1:8400.
client-serve-bad-setting = “{ $value }” is not a value that “{ $name }” can have.
client-serve-failed = The server cannot run: { $reason }

client-load-failed = The load could not be measured: { $reason }
client-load-actions = { $actions } actions in { $seconds } seconds at { $tables } tables: { $rate } per second
client-load-answers = Answered, in milliseconds: half within { $half }, 99% within { $most }, all within { $longest }
client-load-arrivals = Told to every other seat, in milliseconds: half within { $half }, 99% within { $most }, all within { $longest }
client-load-positions = Positions of finished games, in milliseconds: half within { $half }, 99% within { $most }, all within { $longest }
client-load-server = The server used { $cores } seconds of a core and has { $memory } MiB in memory
client-load-idle = { $sockets } waiting sockets cost it { $memory } MiB
client-load-lost = { $actions } actions were not told to everybody
client-load-ran-out = Some tables ran out of games before the time was over: the figures are too low.
client-verify-table = Table { $table }: { $reason }
client-verify =
    { $tables ->
        [one] One table replayed, { $faults } at fault.
       *[other] { $tables } tables replayed, { $faults } at fault.
    }
client-replay-blank =
    { $count ->
        [one] One line is blank, because whoever reported this may not know it; the game is shown as it may have been.
       *[other] { $count } lines are blank, because whoever reported this may not know them; the game is shown as it may have been.
    }
client-replay-view = the record leads to { $name } { $found }, but { $seen } was seen
client-replay-fair = Chance was fair: the secret is the one that was committed to, and the seed follows from it.
client-replay-other-secret = the secret is not the one that was committed to
client-replay-other-commitment = it names another commitment, not the one you noted
client-replay-other-seed = the seed does not follow from the secret and what the players added
client-replay-unreadable = what it says about its chance cannot be read
