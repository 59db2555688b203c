### Il client testuale.

## Comandi: la parola, come si scrive, che cosa fa

client-command-board = tavolo
    .usage = tavolo
    .help = mostra il tavolo
client-command-me = io
    .usage = io
    .help = mostra ciò che hai
client-command-score = punti
    .usage = punti
    .help = mostra i punti per fonte, e quanto renderebbe ancora la posizione
client-command-log = diario
    .usage = diario [NUMERO]
    .help = mostra ciò che è successo, o le ultime righe
client-command-since = novità
    .usage = novità
    .help = mostra ciò che è successo dal tuo ultimo turno
client-command-unseen = resto
    .usage = resto
    .help = mostra ciò che resta da pescare, come chiunque potrebbe contarlo
client-command-hint = consiglio
    .usage = consiglio
    .help = mostra le tre scelte migliori, che cosa aspettarsi e perché
client-command-preview = anteprima
    .usage = anteprima SCELTA
    .help = mostra quanto costa e rende una scelta, senza farla
client-command-why = perché
    .usage = perché SCELTA
    .help = dice perché una scelta non è permessa, e quale regola lo dice
client-command-undo = annulla
    .usage = annulla
    .help = annulla la tua ultima scelta, se da allora non si è scoperto nulla
client-command-explain = spiega
    .usage = spiega NOME
    .help = spiega una carta, una tessera, un luogo o altro che abbia un nome
client-command-save = salva
    .usage = salva [FILE]
    .help = salva la partita
client-command-help = aiuto
    .usage = aiuto
    .help = mostra questa pagina
client-command-quit = esci
    .usage = esci
    .help = salva la partita ed esce

## Durante la partita

client-help-heading = Scrivi il numero di una scelta, le sue prime lettere, la sua notazione, oppure una di queste parole:
client-choice-unknown = «{ $text }» non è fra le scelte. Scrivi un numero da 1 a { $count }, oppure «aiuto».
client-choice-ambiguous = «{ $text }» potrebbe essere { $choices }. Scrivi qualche lettera in più.
client-command-needs-choice = Quale scelta? Scrivila dopo «{ $command }».
client-explain-unknown = Non c’è niente da spiegare su «{ $text }».
client-nothing-yet = Non è ancora successo niente.
client-nothing-since = Dal tuo ultimo turno non è successo niente.
client-nothing-unseen = Non resta niente da pescare.
client-why-allowed = È permesso: { $choice }.
client-why-refused = Non è permesso: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = Non cambia nulla che si possa prevedere.
client-preview-reveals = Poi si scopre qualcosa: non si potrà tornare indietro.
client-preview-hands-on = Poi decide un altro giocatore.
client-expected =
    { $sign ->
        [plus] { $points }, { $ahead } in più di { $rival }
        [minus] { $points }, { $ahead } in meno di { $rival }
       *[zero] { $points }, come { $rival }
    }
client-hint-stopped = La macchina era occupata: ci ha pensato meno del solito.
client-hint =
    { $reasons-count ->
        [0] { $choice }. Alla fine ci si può aspettare { $expected }.
       *[other] { $choice }. Alla fine ci si può aspettare { $expected }. Ciò che ha in più rispetto alle altre scelte: { $reasons }.
    }
client-hint-gains = { $choice }. Alla fine ci si può aspettare { $expected }. Ciò che porta soprattutto: { $reasons }.
client-hint-numbered = { $number }. { $hint }
client-hint-source = { $source } (+{ $points })
client-undone =
    { $count ->
        [one] La tua ultima scelta è annullata.
       *[other] Sono state annullate { $count } scelte.
    }
client-confirm = { $choice }: non si potrà tornare indietro. Procedo?
client-yes-or-no = (sì o no)
client-yes = sì
client-no = no
client-hand-over = Cedi il posto. { $seat } preme Invio per continuare.
client-hand-over-done = { $seat }, tocca a te.
client-ask-outcome = Scrivilo così: { $example }
client-score-heading = Punti
client-score-hidden = Ciò che è nascosto non è contato.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Vinci con { $points } punti.
       *[no] Vince { $seat } con { $points } punti.
    }
client-winners = Vincono insieme { $seats } con { $points } punti.
client-reconstructed = componente ricostruito
client-saved = Salvato in { $file }.
client-overwrite = { $file } esiste già. Lo sovrascrivo?
client-kept = { $file } è rimasto com’era.
client-end-of-input = Non c’è altro da leggere.
client-goodbye = Arrivederci.
client-check-summary = { $passed } riusciti, { $failed } falliti
client-replay-good =
    { $count ->
        [one] { $file }: { $count } riga, tutto in ordine.
       *[other] { $file }: { $count } righe, tutto in ordine.
    }

## Errori

client-error-file = { $file }: { $reason }
client-error-line = { $file }, riga { $line }: { $reason }
client-error-unreadable = Il file non si può leggere ({ $reason }).
client-error-unwritable = Il file non si può scrivere ({ $reason }).
client-error-exists = Il file esiste già; non è stato sovrascritto nulla.
client-error-game = Il gioco «{ $game }» è sconosciuto. Sono noti: { $known }.
client-error-language = La lingua «{ $language }» è sconosciuta. Sono note: { $known }.
client-error-seat-kind = «{ $kind }» non può sedersi al tavolo. Sono noti: { $known }.
client-error-ending = un’immagine finisce in .svg o .png, ciò da cui un browser la disegna in .json, di più posizioni con .jsonl
client-error-area = «{ $area }» non è una parte di questo tavolo. Sono note: { $known }.
client-error-picture = Non è stato possibile dipingere l’immagine.
client-error-seat = «{ $seat }» non è un posto di questa partita. Conosciuti: { $known }.
client-error-budget = «{ $budget }» non è una quota: indica una percentuale da 1 a 100.
client-error-ladder = Per una scala servono almeno due bot, ciascuno una volta sola.
client-error-results-other = Il file non contiene i risultati di questo incontro.
client-error-results-line = Questo non è il risultato di una partita.
client-error-seed = «{ $seed }» non è un seme: scrivi un numero o 64 cifre esadecimali.
client-error-option = «{ $text }» non è un’opzione: scrivi NOME=VALORE.

## Che cosa non va in una riga di comando

client-error-argument = «{ $argument }» non si capisce. «azulejo --help» elenca comandi e opzioni.
client-error-command = Il comando «{ $command }» non esiste. «azulejo --help» li elenca.
client-error-no-command = Quale comando? «azulejo --help» li elenca.
client-error-missing = Manca qualcosa: { $argument }.
client-error-repeated = { $argument } compare due volte.
client-error-conflict = { $argument } non va insieme a { $prior }.
client-error-no-value = { $argument } vuole un valore.
client-error-value = «{ $value }» non va bene per { $argument }.
client-error-value-known = «{ $value }» non va bene per { $argument }. Valori possibili: { $known }.
client-error-other = La riga di comando non si capisce. «azulejo --help» mostra come scriverla.
client-error-seats =
    { $stated ->
        [one] È indicato { $stated } posto, ma al tavolo ce ne sono { $seats }.
       *[other] Sono indicati { $stated } posti, ma al tavolo ce ne sono { $seats }.
    }
client-error-names = Ci sono più nomi ({ $names }) che posti ({ $seats }).
client-error-zero = Servono almeno una partita e un thread.
client-error-refused = «{ $text }» non è possibile. { $reason }
client-error-output = La risposta non si è potuta scrivere ({ $reason }).

client-reason-not-found = il file non esiste
client-reason-not-allowed = non è permesso
client-reason-folder = è una cartella
client-reason-exists = esiste già
client-reason-not-text = non è un testo

## Al tavolo

# Come si chiama chi non ha un nome.
client-name =
    { $seat ->
        [A] Ana
        [B] Bruno
        [C] Clara
       *[D] Duarte
    }
client-kind-human = alla tastiera
client-kind-random = gioca a caso
client-kind-automated = gioca secondo regole proprie
client-kind-greedy = prende ciò che al momento sembra meglio
client-kind-level = livello { $level }, { $name }
client-kind-share = livello { $level }, { $name }, riflessione: { $percent }%
client-kind-search =
    { $count ->
        [one] pensa in anticipo, { $count } prova per decisione
       *[other] pensa in anticipo, { $count } prove per decisione
    }
# I livelli dei bot, dal più debole.
client-level =
    { $level ->
        [1] principiante
        [2] apprendista
        [3] artigiano
        [4] esperto
       *[5] maestro
    }
client-seated = { $seat } ({ $kind })
client-welcome = { $game }. Al tavolo: { $people }.
client-welcome-help = Scrivi il numero di una scelta, l’inizio delle sue parole, oppure «aiuto».
client-help-line = { $usage }: { $help }
client-help-enter = Invio da solo mostra di nuovo le scelte.
client-choice = { $choice }: { $detail }
client-as-before = { $group } (da { $first } a { $last }, come prima)
client-quoted = «{ $text }»
client-why-nothing = Tutto ciò che viene in questione è permesso.
client-explain = { $name }: { $text }
client-undid =
    { $seat-you ->
        [yes] Annulli la tua ultima scelta.
       *[no] { $seat } annulla l’ultima scelta.
    }
client-dice-short = Basta ciò che è uscito: { $example }
client-dice-words = Le parole: { $words }
client-dice-word = { $word } ({ $name })
client-score-seat = { $seat }: { $points }, con la previsione { $forecast }
client-score-source =
    { $forecast ->
        [0] { "  " }{ $source } { $points }
       *[other] { "  " }{ $source } { $points } ({ $sign ->
            [minus] −
           *[plus] +
        }{ $size })
    }
client-standing = La classifica finale
client-position = Posizione { $position }
client-check-none = Qui non c’è nessuno scenario.

## Altri comandi

client-game = { $title } ({ $name }): da { $fewest } a { $most } giocatori
client-game-option = { "  " }opzione { $option }: { $values } (se manca: { $default })
client-game-components = { "  " }componenti { $name }: { $hash }
client-games-bots = Chi può sedersi al tavolo oltre alle persone:
client-games-bot = { "  " }{ $bot }: { $kind }
client-demonstration = { $game }: una dimostrazione con { $people }. Il seme è { $seed }.
client-demonstration-end = La dimostrazione finisce qui. Per giocare: azulejo play { $name }
client-sim-speed =
    { $games ->
        [one] { $games } partita con { $decisions } decisioni in { $seconds } s: { $speed } partite e { $decision-speed } decisioni al secondo.
       *[other] { $games } partite con { $decisions } decisioni in { $seconds } s: { $speed } partite e { $decision-speed } decisioni al secondo.
    }
client-sim-length = Decisioni per partita: in media { $mean }, dispersione { $spread }, da { $least } a { $most }.
client-sim-seat = { $seat } ({ $kind }): in media { $mean } punti, dispersione { $spread }, da { $least } a { $most }; vittorie: { $wins }.

## Incontri fra bot

client-arena =
    { $games ->
        [one] { $game }: { $games } partita in { $players } con il seme { $seed }; quota di prove: { $budget }%.
       *[other] { $game }: { $games } partite in { $players } con il seme { $seed }; quota di prove: { $budget }%.
    }
client-arena-bot = Bot
client-arena-games = Partite
client-arena-wins = Vittorie
client-arena-interval = Intervallo 95%
client-arena-margin = Distacco
client-arena-points = Punti
client-arena-decision = Per decisione
client-arena-slow = Oltre { $limit } s
client-arena-turn = Turno più lungo
client-arena-rating = Forza
client-arena-ladder = La scala; { $bot } sta a 0, e 400 punti valgono dieci vittorie contro una.
client-arena-title = { $title } { $count }
client-arena-titles = Titoli di { $bot }: { $titles }.
client-chart-arena =
    { $games ->
        [one] { $game }: quota di vittorie in { $games } partita
       *[other] { $game }: quota di vittorie in { $games } partite
    }
client-chart-share = Vittorie in percentuale, con l’intervallo del 95%
client-chart-ladder =
    { $games ->
        [one] { $game }: forza secondo { $games } partita per coppia
       *[other] { $game }: forza secondo { $games } partite per coppia
    }
client-chart-rating = Forza rispetto a { $bot }, con l’intervallo del 95%

## Uno sguardo indietro a una partita

client-analyse =
    { $turns ->
        [one] { $game }: { $turns } turno. I punti finali che ciascuno poteva aspettarsi, con { $iterations } prove per decisione:
       *[other] { $game }: { $turns } turni. I punti finali che ciascuno poteva aspettarsi, con { $iterations } prove per decisione:
    }
client-analyse-person = { $seat } { $points }
client-analyse-turn = Turno { $turn }, gioca { $seat }: { $standing }
client-analyse-end = Alla fine: { $standing }
client-analyse-swings = Dove si è perso di più:
client-analyse-no-swings = In nessun momento c’era qualcosa di nettamente migliore.
client-analyse-swing = Turno { $turn }: { $seat } sceglie «{ $done }» e può aspettarsi { $done-expected }; «{ $best }» prometteva { $best-expected }.
client-chart-analyse = { $game }: punti finali attesi, turno per turno
client-chart-turn = Turno
client-chart-points = Punti

client-serve = I tavoli sono aperti su { $address }
client-serve-friends = Per gli amici nella stessa rete: { $address }
client-serve-public = Per tutti: { $address }
client-serve-stop = Tutto è conservato in { $file }. Per fermare: Ctrl+C.
client-serve-stopped = Il server si è fermato. Nulla è andato perso.
client-serve-in-use = «{ $file }» è in uso da un altro server.
client-serve-bad-address = «{ $text }» non è un indirizzo: scrivi IP:PORTA, per esempio 127.0.0.1:8400.
client-serve-bad-setting = «{ $value }» non è un valore possibile per «{ $name }».
client-serve-failed = Il server non può funzionare: { $reason }

client-load-failed = Non è stato possibile misurare il carico: { $reason }
client-load-actions = { $actions } azioni in { $seconds } secondi a { $tables } tavoli: { $rate } al secondo
client-load-answers = Risposta, in millisecondi: metà entro { $half }, il 99% entro { $most }, tutte entro { $longest }
client-load-arrivals = Annunciate a tutti gli altri posti, in millisecondi: metà entro { $half }, il 99% entro { $most }, tutte entro { $longest }
client-load-positions = Posizioni di partite finite, in millisecondi: metà entro { $half }, il 99% entro { $most }, tutte entro { $longest }
client-load-server = Il server ha usato { $cores } secondi di un processore e occupa { $memory } MiB di memoria
client-load-idle = { $sockets } connessioni in attesa gli costano { $memory } MiB
client-load-lost = { $actions } azioni non sono state annunciate a tutti
client-load-ran-out = Alcuni tavoli hanno finito le partite prima del tempo: le cifre sono troppo basse.
client-verify-table = Tavolo { $table }: { $reason }
client-verify =
    { $tables ->
        [one] Un tavolo rigiocato, { $faults } con errori.
       *[other] { $tables } tavoli rigiocati, { $faults } con errori.
    }
client-replay-blank =
    { $count ->
        [one] Una riga è vuota, perché chi l’ha segnalata non può conoscerla; la partita è mostrata come può essere stata.
       *[other] { $count } righe sono vuote, perché chi le ha segnalate non può conoscerle; la partita è mostrata come può essere stata.
    }
client-replay-view = la registrazione porta a { $name } { $found }, ma si vedeva { $seen }
client-replay-fair = Il sorteggio è stato onesto: il segreto è quello promesso e il seme ne discende.
client-replay-other-secret = il segreto non è quello promesso
client-replay-other-commitment = parla di un impegno diverso da quello che hai annotato
client-replay-other-seed = il seme non discende dal segreto e da ciò che i giocatori hanno aggiunto
client-replay-unreadable = ciò che dice del caso non si può leggere
