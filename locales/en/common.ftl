### What every game and every client says.

common-language = English

common-list-empty = none
common-list-middle = { $list }, { $next }
common-list-end = { $list } and { $last }

common-refusal = { $rule }: { $text }
common-not-your-turn = It is { $seat }’s turn.
common-chance-is-due = Something must be drawn or rolled first.
common-over = The game is over.

common-notation-empty = The line is empty.
common-notation-unknown = The word “{ $word }” is unknown.
common-notation-misfit = “{ $word }” does not fit here ({ $field }).
common-notation-missing = The line is too short: { $field } is missing.
common-notation-excess = The line is too long: “{ $word }” is one word too many.

common-setup-players = The game is for { $fewest } to { $most } players, not { $players }.
common-setup-option = There is no option “{ $option }”.
common-setup-value = The option “{ $option }” has no value “{ $value }”.

common-undo-nothing = There is nothing to take back.
common-undo-revealed = This can no longer be taken back: something has come to light since.
common-undo-drawn = This can no longer be taken back: something has been drawn or rolled since.
common-undo-decided =
    { $seat-you ->
        [yes] This can no longer be taken back: you have decided since.
       *[no] This can no longer be taken back: { $seat } has decided since.
    }

common-record-none = This is not the record of a game.
common-record-format = The format “{ $format }” is unknown.
common-record-line = The line “{ $text }” is unknown.
common-record-repeated = “{ $key }” is there twice.
common-record-missing = “{ $key }” is missing.
common-record-value = “{ $value }” does not fit “{ $key }”.
common-record-misplaced = “{ $text }” is in the wrong place.
common-record-cut-off = The last line is cut off.
common-record-truncated = The game was over, but the end of the record is missing.
common-record-miscounted =
    { $stated ->
        [one] { $stated } line was written; { $found } are here.
       *[other] { $stated } lines were written; { $found } are here.
    }
common-record-running = There is a result, but the game was still running.

common-replay-game = The record is of “{ $stated }”, not of “{ $known }”.
common-replay-rules = The game was played under rules revision { $stated }; this program knows { $known }.
common-replay-components = The component set { $hash } is unknown. Name its file with --components.
common-replay-hidden = This line is hidden. Only a full record can be replayed.
common-replay-undo = The undo leads to { $to }.
common-replay-fingerprint = The fingerprint does not fit: { $stated } is written, { $found } comes out. The record was altered.
common-replay-seed = The seed gives something else: { $drawn }
common-replay-not-over = The record says that the game is over, but it is not.
common-replay-result = The game ended otherwise: { $found }
common-replay-position = There is no position { $stated }; the last is { $last }.
