### Un tavolo su un server, nel client testuale.

## Comandi: la parola, come si scrive, che cosa fa

client-command-say = scrivi
    .usage = scrivi TESTO
    .help = dice qualcosa a chi è al tavolo
client-command-seats = posti
    .usage = posti
    .help = mostra chi siede dove, e come ritrovare il tavolo
client-command-invite = invita
    .usage = invita
    .help = crea un link per i posti liberi, se il tavolo l’hai aperto tu
client-command-hand = affida
    .usage = affida POSTO level1…level5, oppure affida POSTO open
    .help = affida a un bot un posto che nessuno occupa, o libera quello di un bot, se il tavolo l’hai aperto tu
client-command-leave = abbandona
    .usage = abbandona
    .help = rinuncia al tuo posto
client-command-recovery = recupero
    .usage = recupero
    .help = mostra un codice che porta i tuoi posti su un altro computer
client-command-recover = recupera
    .usage = recupera CODICE
    .help = riprende i tuoi posti da un altro computer
network-quit = esce dal programma; il tuo posto resta tuo

## All’ingresso

network-ask-name = Come ti chiami?
network-forgotten = Il server non ti conosce più: lì entri di nuovo come ospite.
network-recovered = Ora i tuoi posti sono qui.
network-recovery = Il tuo codice è { $code }. Sull’altro computer scrivi: azulejo play --server { $address } --recover { $code }
network-recover-before = Si può fare solo prima di sedersi: azulejo play --server URL --recover CODICE
network-lobby = Scrivi il numero di un tavolo, incolla un invito, o scrivi il nome di un gioco per aprire un tavolo nuovo.
network-lobby-unknown = Nell’elenco non c’è il tavolo «{ $text }».
network-no-tables = Non c’è ancora nessun tavolo.
network-tables-mine = I tuoi tavoli
network-tables-open = Aperti a tutti
network-table =
    { $state ->
        [gathering] { $game } con { $people }: si aspettano i giocatori
        [yours] { $game } con { $people }: tocca a te
        [over] { $game } con { $people }: la partita è finita
        [closed] { $game } con { $people }: chiuso
       *[running] { $game } con { $people }: la partita è in corso
    }

## Al tavolo

network-you = tu
network-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
network-seat = { $seat }: { $person }
network-seat-left = Ora il posto { $seat } è libero.
network-seat-yours = Il posto { $seat } è tuo.
network-seat-taken = { $person } prende il posto { $seat }.
network-watching = Qui non hai un posto: guardi la partita.
network-invitation = Per chi vuoi invitare: azulejo play --table { $link }
network-gathering =
    { $count ->
        [0] Ci sono tutti. Si aspetta che cominci chi ha aperto il tavolo.
        [one] Un posto è ancora libero. La partita comincia quando qualcuno lo prende.
       *[other] { $count } posti sono ancora liberi. La partita comincia quando sono tutti occupati.
    }
network-said = { $name }: «{ $text }»
network-rematch = Le stesse persone possono giocare di nuovo al tavolo { $table }.
network-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
network-left = Al momento nessuno occupa il posto { $seat }.
network-left-host = Al momento nessuno occupa il posto { $seat }. «affida { $seat } level3» lo dà a un bot, «invita» crea un link per chi lo vuole.
network-hand-how = Si scrive così: { $usage }
network-leave-sure = Rinunci al tuo posto. Confermi?
network-left-seat = Hai lasciato il tuo posto.
network-seat-kept = Il tuo posto resta tuo. Per tornare: azulejo play --server { $address } --table { $table }
network-table-id = Il tavolo è { $table }.
network-commitment = Ciò che il caso porterà è fissato da { $commitment }; «azulejo replay» lo confronta con la registrazione.
network-lost = La connessione con il server si è interrotta. Riprovo…
network-back = Di nuovo in linea.

## Errori

network-error-no-server = Quale server? Aggiungi --server con il suo indirizzo, oppure dai il link intero.
network-error-address = «{ $text }» non è l’indirizzo di un server: scrivilo come http://192.168.1.20:8400
network-error-unreachable = Nessuno risponde a { $address }. Il server è acceso, e l’indirizzo è giusto?
network-error-strange = Ciò che risponde a { $address } non è un server di questi giochi, o è di un’altra versione ({ $reason }).
network-error-unsure = La connessione con { $address } si è interrotta prima della risposta. Prima di riprovare guarda se il tavolo è stato aperto: azulejo play --server { $address }
network-error-table = Qui non c’è nessun tavolo «{ $text }», oppure non è per te.
network-error-session = Questa non è una sessione. Sposta il file per entrare di nuovo come ospite.
