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
client-command-preview = anteprima
    .usage = anteprima SCELTA
    .help = mostra quanto costa e rende una scelta, senza farla
client-command-why = perché
    .usage = perché SCELTA
    .help = dice perché una scelta non è permessa, e quale regola lo dice
client-command-undo = annulla
    .usage = annulla
    .help = ritira la tua ultima scelta, se da allora non si è scoperto nulla
client-command-explain = spiega
    .usage = spiega NOME
    .help = spiega un favore, una ricompensa, un edificio, un personaggio o una richiesta
client-command-save = salva
    .usage = salva [FILE]
    .help = salva la partita
client-command-help = aiuto
    .usage = aiuto
    .help = mostra questa pagina
client-command-quit = esci
    .usage = esci
    .help = salva, se il file è noto, ed esce

## Durante la partita

client-help-heading = Scrivi il numero di una scelta, le sue prime lettere, la sua notazione, oppure una di queste parole:
client-choose = La tua scelta («aiuto» per le istruzioni):
client-choice-off = ({ $choice }: { $reason })
client-choice-unknown = «{ $text }» non è fra le scelte. Scrivi un numero da 1 a { $count }, oppure «aiuto».
client-choice-ambiguous = «{ $text }» potrebbe essere { $choices }. Scrivi qualche lettera in più.
client-command-needs-choice = Quale scelta? Scrivila dopo «{ $command }».
client-explain-unknown = Non c’è niente da spiegare su «{ $text }».
client-done = { $seat }: { $choice }
client-nothing-yet = Non è ancora successo niente.
client-nothing-since = Dal tuo ultimo turno non è successo niente.
client-nothing-unseen = Non resta niente da pescare.
client-why-allowed = È permesso: { $choice }.
client-why-refused = Non è permesso: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = Non cambia nulla che si possa prevedere.
client-preview-reveals = Poi si scopre qualcosa: non si potrà tornare indietro.
client-preview-hands-on = Poi decide un altro giocatore.
client-undone =
    { $count ->
        [one] La tua ultima scelta è ritirata.
       *[other] Sono state ritirate { $count } scelte.
    }
client-confirm = { $choice }: non si potrà tornare indietro. Procedo?
client-yes-or-no = (sì o no)
client-yes = sì
client-no = no
client-hand-over = Cedi il posto. { $seat } preme Invio per continuare.
client-hand-over-done = { $seat }, tocca a te.
client-ask-outcome = Scrivilo così: { $example }
client-score-heading = Punti
client-score-total = totale
client-score-forecast = con la previsione
client-score-hidden = Ciò che è nascosto non è contato.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Vinci con { $points } punti.
       *[no] Vince { $seat } con { $points } punti.
    }
client-winners = Vincono insieme { $seats } con { $points } punti.
client-reconstructed = componente ricostruito
client-demonstration = Una dimostrazione: quattro giocatori scelgono a caso, con il seme { $seed }.
client-saved = Salvato in { $file }.
client-save-where = In quale file? Scrivilo dopo «{ $command }».
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
client-error-name = Il nome «{ $name }» è sconosciuto.
client-error-name-near = Il nome «{ $name }» è sconosciuto. Intendevi «{ $near }»?
client-error-language = La lingua «{ $language }» è sconosciuta. Sono note: { $known }.
client-error-seat-kind = «{ $kind }» non può sedersi al tavolo. Sono noti: { $known }.
client-error-seed = «{ $seed }» non è un seme: scrivi un numero o 64 cifre esadecimali.
client-error-option = «{ $text }» non è un’opzione: scrivi NOME=VALORE.
client-error-pieces = { $name }: sono { $found } in tutto, ma devono essere { $expected }.
