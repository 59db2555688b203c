### What every game and every client says.

common-language = English

common-list-empty = none
common-list-middle = { $list }, { $next }
common-list-end = { $list } and { $last }

common-refusal = { $rule }: { $text }
common-not-your-turn = It is { $seat }’s turn.
common-chance-is-due = Dice or tiles must be drawn first.
common-over = The game is over.

common-notation-empty = The line is empty.
common-notation-unknown = The word “{ $word }” is unknown.
common-notation-misfit = “{ $word }” does not fit here ({ $field }).
common-notation-missing = The line is too short: { $field } is missing.
common-notation-excess = The line is too long: “{ $word }” is one word too many.

common-setup-players = The game is for { $fewest } to { $most } players, not for { $players }.
common-setup-option = There is no option “{ $option }”.
common-setup-value = The option “{ $option }” has no value “{ $value }”.
