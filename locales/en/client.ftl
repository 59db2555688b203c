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
    .help = explain a favour, reward, building, character or request
client-command-save = save
    .usage = save [FILE]
    .help = save the game
client-command-help = help
    .usage = help
    .help = show this page
client-command-quit = quit
    .usage = quit
    .help = save if a file is known, and leave

## Playing

client-help-heading = Type the number of a choice, the first letters of it, its notation, or one of these words:
client-choose = Your choice (“help” for help):
client-choice-off = ({ $choice }: { $reason })
client-choice-unknown = “{ $text }” is none of the choices. Type a number from 1 to { $count }, or “help”.
client-choice-ambiguous = “{ $text }” could mean { $choices }. Type a little more.
client-command-needs-choice = Which choice? Type it after “{ $command }”.
client-explain-unknown = There is nothing to explain about “{ $text }”.
client-done = { $seat }: { $choice }
client-nothing-yet = Nothing has happened yet.
client-nothing-since = Nothing has happened since your last turn.
client-nothing-unseen = Nothing is left to be drawn.
client-why-allowed = This is allowed: { $choice }.
client-why-refused = Not allowed: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = It changes nothing that can be foreseen.
client-preview-reveals = Then something comes to light, so it cannot be taken back.
client-preview-hands-on = Then another player decides.
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
client-score-total = total
client-score-forecast = with forecast
client-score-hidden = What is hidden is left out.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] You win with { $points } points.
       *[no] { $seat } wins with { $points } points.
    }
client-winners = { $seats } share the victory with { $points } points.
client-reconstructed = reconstructed component
client-demonstration = A demonstration: four players choose at random, with seed { $seed }.
client-saved = Saved to { $file }.
client-save-where = Which file? Type it after “{ $command }”.
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
client-error-name = The name “{ $name }” is unknown.
client-error-name-near = The name “{ $name }” is unknown. Did you mean “{ $near }”?
client-error-language = The language “{ $language }” is unknown. Known: { $known }.
client-error-seat-kind = “{ $kind }” cannot take a seat. Known: { $known }.
client-error-seed = “{ $seed }” is no seed: give a number or 64 hexadecimal digits.
client-error-option = “{ $text }” is no option: write NAME=VALUE.
client-error-pieces = { $name }: { $found } in all, but there must be { $expected }.
