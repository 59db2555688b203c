### Ciò che dicono tutti i giochi e tutti i client.

common-language = Italiano

common-list-empty = nessuno
common-list-middle = { $list }, { $next }
common-list-end =
    { $last-initial ->
        [e] { $list } ed { $last }
       *[other] { $list } e { $last }
    }

common-refusal = { $rule }: { $text }
common-not-your-turn = Tocca a { $seat }.
common-chance-is-due = Prima bisogna tirare i dadi o pescare le tessere.
common-over = La partita è finita.

common-notation-empty = La riga è vuota.
common-notation-unknown = La parola «{ $word }» è sconosciuta.
common-notation-misfit = «{ $word }» non va bene qui ({ $field }).
common-notation-missing = La riga è troppo corta: manca { $field }.
common-notation-excess = La riga è troppo lunga: «{ $word }» è di troppo.

common-setup-players = Il gioco è per { $fewest }–{ $most } giocatori, non per { $players }.
common-setup-option = L’opzione «{ $option }» non esiste.
common-setup-value = L’opzione «{ $option }» non ha il valore «{ $value }».
