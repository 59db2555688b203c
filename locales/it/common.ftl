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
common-not-your-turn = È il turno di { $seat }.
common-chance-is-due = Prima deve decidere il caso.
common-over = La partita è finita.

common-notation-empty = La riga è vuota.
common-notation-unknown = La parola «{ $word }» è sconosciuta.
common-notation-misfit = «{ $word }» non va bene qui ({ $field }).
common-notation-missing = La riga è troppo corta: manca { $field }.
common-notation-excess = La riga è troppo lunga: «{ $word }» è di troppo.

common-setup-players = Il gioco è per { $fewest }–{ $most } giocatori, non per { $players }.
common-setup-option = L’opzione «{ $option }» non esiste.
common-setup-value = L’opzione «{ $option }» non ha il valore «{ $value }».

common-undo-nothing = Non c’è niente da annullare.
common-undo-revealed = Non si può più tornare indietro: nel frattempo si è scoperto qualcosa.
common-undo-drawn = Non si può più tornare indietro: nel frattempo è intervenuto il caso.
common-undo-decided =
    { $seat-you ->
        [yes] Non si può più tornare indietro: nel frattempo hai deciso tu.
       *[no] Non si può più tornare indietro: nel frattempo ha deciso { $seat }.
    }

common-record-none = Non è la registrazione di una partita.
common-record-format = Il formato «{ $format }» è sconosciuto.
common-record-line = La riga «{ $text }» è sconosciuta.
common-record-repeated = «{ $key }» compare due volte.
common-record-missing = Manca «{ $key }».
common-record-value = «{ $value }» non va bene per «{ $key }».
common-record-misplaced = «{ $text }» è nel posto sbagliato.
common-record-cut-off = L’ultima riga è troncata.
common-record-truncated = La partita era finita, ma manca la fine della registrazione.
common-record-miscounted =
    { $stated ->
        [one] Era stata scritta { $stated } riga; qui ce ne sono { $found }.
       *[other] Erano state scritte { $stated } righe; qui ce ne sono { $found }.
    }
common-record-running = C’è un risultato, ma la partita era ancora in corso.

common-replay-game = La registrazione è di «{ $stated }», non di «{ $known }».
common-replay-rules = La partita è stata giocata con la revisione { $stated } delle regole; questo programma conosce la { $known }.
common-replay-components = L’insieme di componenti { $hash } è sconosciuto. Indica il suo file con --components.
common-replay-hidden = Questa riga è nascosta. Si può rivedere solo una registrazione completa.
common-replay-undo = L’annullamento porta a { $to }.
common-replay-fingerprint = L’impronta non torna: è scritto { $stated }, ma risulta { $found }. La registrazione è stata alterata.
common-replay-seed = Dal seme esce un’altra cosa: { $drawn }
common-replay-not-over = La registrazione dice che la partita è finita, ma non lo è.
common-replay-result = La partita è finita in un altro modo: { $found }
common-replay-position = La posizione { $stated } non esiste; l’ultima è la { $last }.
