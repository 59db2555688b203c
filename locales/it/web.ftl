### Il client per il browser.

## Ovunque

web-title-front = Azulejo: Lisboa e Madeira
web-title-new = Un nuovo tavolo – Azulejo
web-title-tables = Tavoli – Azulejo
web-title-join = Un invito – Azulejo
web-title-settings = Impostazioni – Azulejo
web-title-about = Informazioni – Azulejo
web-title-nowhere = Pagina non trovata – Azulejo
web-title-table = Tavolo – Azulejo
web-title-table-of = { $game } – Azulejo
web-title-turn = ● Tocca a te: { $game }
web-title-hand-over = ● Tocca a { $name }: { $game }
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-tables = Tavoli
web-nav-settings = Impostazioni
web-nav-about = Informazioni
web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-language-pt = Português
web-close = Chiudi
web-copy = Copia
web-copied = Copiato.
web-copy-by-hand = Il testo è selezionato: copialo con Ctrl+C, o tenendovi premuto il dito.
web-keep = Salva
web-kept = Salvato.
web-loading = Un momento…
web-you = tu
web-your-name = Il tuo nome
web-to-front = Alla pagina iniziale
web-unreachable = Il server non risponde. Riprova tra un momento.
web-unreachable-waiting = Il server non risponde. Nuovo tentativo in corso…
web-mishap = Qualcosa è andato storto in questa pagina. Ricaricala: la tua partita è al sicuro sul server.
web-reload = Ricarica
web-again = Riprova
web-noscript = Azulejo ha bisogno di JavaScript. Abilitalo per questa pagina.
web-nowhere = Qui non c’è niente
    .about = Forse l’indirizzo contiene un errore, o la pagina è stata spostata.
web-table-gone = Questo tavolo non si può aprire

## Pagina iniziale ed elenchi di tavoli

web-front-title = Due grandi giochi dal Portogallo
web-front-intro = Gioca a Lisboa e a Madeira nel browser: contro i bot, con amici lontani, o tutti intorno a un solo dispositivo. Ogni regola è applicata e spiegata. Gratis e senza account.
web-front-play = Gioca a { $game } contro due bot
web-front-new = Prepara un tavolo
web-game-lisboa = Lisboa
    .facts = Da 1 a 4 giocatori · circa due ore
    .about = Dopo il terremoto del 1755, ricostruisci la città con il Re, il Marchese e il Costruttore, e guadagna le parrucche più belle.
web-game-madeira = Madeira
    .facts = Da 2 a 4 giocatori · circa due ore
    .about = Colonizza l’isola del legno, del grano, dello zucchero e del vino, esaudisci le richieste della Corona e tieni lontani i pirati.
web-tables-mine = I tuoi tavoli
web-tables-all = Tutti i tuoi tavoli
web-tables-none = Non hai partite in corso. Iniziane una qui sopra.
web-tables-open = Tavoli aperti
web-tables-none-open = In questo momento nessuno aspetta giocatori.
web-status-yours = Tocca a te
web-status-running = Decide { $seat }
web-status-gathering = In attesa di giocatori
web-status-over = La partita è finita
web-status-closed = Questo tavolo è stato chiuso prima dell’inizio della partita.
web-play-on = Gioca
web-open-table = Apri
web-watch = Guarda
web-join = Partecipa
web-seat-free = posto libero

## Un nuovo tavolo

web-new-title = Un nuovo tavolo
web-new-game = Gioco
web-new-players = Da { $fewest } a { $most } giocatori
web-new-seats = Chi gioca
web-new-seat = Posto { $seat }
web-new-me = Io
web-new-open = Qualcuno che invito con un link
    .about = Ricevi un link per i posti liberi. La partita inizia quando ci sono tutti.
web-new-here = Un’altra persona su questo dispositivo
    .about = Lo schermo chiede di passare il dispositivo e nel frattempo non mostra la mano di nessuno.
web-new-here-name = Nome di questa persona
web-new-player = Giocatore { $number }
web-new-bots = Bot
web-new-bot = Bot, livello { $level }: { $title }
web-new-more = Aggiungi un posto
web-new-fewer = Togli un posto
web-new-options = Opzioni
web-new-table = Al tavolo
web-new-hints = Dare consigli a chi li chiede
web-new-practice = Per fare pratica: posso annullare una scelta anche dopo le mosse dei bot
web-new-visible = Mostrare il tavolo a tutti: chiunque può guardare e prendere un posto libero
web-new-open-table = Apri il tavolo
web-new-begin = Inizia

## Un invito

web-join-title = Hai un invito
web-join-about = Scrivi come gli altri possono chiamarti e prendi posto.
web-invite = Link per i tuoi amici
    .about = Chi lo apre prende un posto libero. Mandalo a chi vuoi che giochi con te.

## Prima della partita

web-gathering =
    { $free ->
        [0] Ci sono tutti.
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
web-sit-here = Siediti qui
web-give-to-bot = Dallo a un bot
web-bot-strength = Bot per il posto { $seat }
web-come-back = Riprendi il tuo posto
web-start = Inizia
web-close-table = Chiudi questo tavolo
web-leave = Lascia il tuo posto
    .about = Chi ha aperto il tavolo può dare il tuo posto a un bot o a un’altra persona. Puoi tornare finché nessun altro lo occupa.
    .do = Lascia
    .host = Il tavolo l’hai aperto tu: dopo averlo lasciato puoi ancora dare il posto a un bot o a un’altra persona, oppure riprenderlo.
    .stay = Resta
web-bot-level = bot, livello { $level }
web-stands-in = al posto di { $name }

## Un dispositivo per tutti

web-hand-over = Passa il dispositivo a { $name }
    .about = Non si vede niente finché { $name } non dà il via.
    .ready = Sono { $name }

## Decidere

web-your-turn = Tocca a te
web-over = La partita è finita.
web-choices = Scelte
web-choices-open =
    { $count ->
        [one] 1 scelta
       *[other] { $count } scelte
    }
web-choices-closed =
    { $count ->
        [one] { $count } adesso non è possibile: perché?
       *[other] { $count } adesso non sono possibili: perché?
    }
web-preview = { $choice }:
web-preview-none = Passa su una scelta per vedere qui che cosa comporta.
web-preview-reveals = Poi si scopre qualcosa: non si può più annullare.
web-preview-more =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
web-preview-hands-on = Poi la decisione passa a un altro giocatore.
web-confirm-yes = Conferma
web-confirm-no = Scegli di nuovo
web-confirm-unknown = In questo momento non si può dire che cosa ne segue: forse non si potrà annullare.
web-undo = Annulla
web-reset-turn = Annulla tutto il turno
web-undid = { $name } annulla l’ultima scelta.
web-taken-back = (annullato)
web-hint = Consiglio
web-hint-thinking = Ci penso…
web-hint-stopped = La macchina era occupata: ci ha pensato meno del solito.
web-rule = Regola
web-rule-title = Regola { $rule }
web-lost = La connessione è caduta. Nuovo tentativo in corso; niente di ciò che hai deciso va perso.
web-sending-waits = La tua scelta è al sicuro e parte appena il server risponde.
web-sheet-open = Mostra le scelte
web-sheet-close = Comprimi il riquadro delle scelte

## Che cosa è successo

web-since = Dal tuo ultimo turno
web-since-more =
    { $count ->
        [one] Nel diario c’è un’altra riga.
       *[other] Nel diario ci sono altre { $count } righe.
    }
web-hurts = – ti costa qualcosa
web-log = Diario
web-log-who = Di chi
web-log-everybody = Tutti
web-log-what = Che cosa
web-log-all = Tutto
web-log-since = Dal mio ultimo turno
web-log-points = Punti
web-log-hurts = Ciò che mi è costato qualcosa
web-log-chance = Pescate e tiri di dado
web-log-talk = Chat
web-log-table = Al tavolo
web-log-nothing = Ancora niente.
web-log-newest = Prima il turno più recente
web-log-oldest = Prima il turno più vecchio
web-log-more = Mostra altro
web-log-earlier = Mostra ciò che è successo prima
web-begun = La partita inizia.
web-said = { $name }: «{ $text }»
web-seat-taken = { $name } prende il posto { $seat }.
web-seat-left = Il posto { $seat } è libero.
web-talk = Chat
web-talk-none = Nessuno ha ancora detto niente.
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-talk-watching = guarda soltanto

## Il tavolo

web-side = Giocatori, diario e chat
web-parts = Parti del tavolo
web-part-table = Tavolo
web-part-me = Io
web-part-others = Altri
web-jump = Luoghi del tavolo
web-players = Giocatori
web-deciding = sta decidendo
web-points = Punti
web-forecast = Allo stato attuale
web-scores = Punti per fonte
web-scores-source = Fonte
web-scores-total = Totale
web-scores-hidden = Ciò che è ancora nascosto non è contato.
web-provenance-deduced = Queste cifre sono ricavate da fonti pubbliche (vedi «{ web-nav-about }»).
web-provenance-reconstructed = Queste cifre sono una nostra ricostruzione (vedi «{ web-nav-about }»).
web-record = Scarica la registrazione
web-report = Segnala un problema
    .about = Ottieni un file con tutto ciò che puoi vedere di questa partita. Mandalo a chi gestisce il server (forse sei tu) e di’ che cosa non va.
    .words = Che cosa è successo, e che cosa ti aspettavi?
    .do = Scarica la segnalazione

## La fine

web-points-counted =
    { $game ->
        [lisboa] { $points } parrucche
       *[other] { $points } PP
    }
web-end-won = Hai vinto con { $counted }
web-end-winner = { $name } vince con { $counted }
web-end-winners = { $names } condividono la vittoria con { $counted }
web-rematch = Gioca ancora
web-rematch-opened = È aperto un nuovo tavolo per gli stessi giocatori.
web-end-course = Punti turno per turno
web-end-analysis = Uno sguardo indietro
    .about = Un bot può esaminare ogni decisione della partita e dire dove si è perso di più.
    .do = Analizza la partita
    .thinking = Decisioni esaminate dal bot: { $done } su { $of }…
    .none = In nessun momento c’era qualcosa di chiaramente migliore da fare.
    .chart = Punti attesi alla fine, turno per turno
web-end-fair = Il sorteggio è stato onesto?
    .about = Prima della partita il server ha pubblicato un impegno sul suo segreto. Insieme alle parole dei giocatori il segreto dà il seme da cui è stato estratto tutto; «azulejo replay» lo verifica.
    .commitment = Impegno:
    .seed = Seme:
web-chart-figures = Lo stesso in cifre
web-chart-turn = Turno

## Impostazioni

web-settings-you = Tu
web-settings-look = Aspetto
web-settings-theme = Colori della pagina
web-theme-system = Come su questo dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-settings-colours = Colori dei giocatori
web-settings-faint = Il colore di { $seat } si vede male su uno dei due sfondi.
web-settings-colours-usual = Torna ai colori consueti
web-settings-playing = Durante la partita
web-settings-confirm = Chiedere conferma prima di una scelta
web-confirm-final = Quando si scopre qualcosa o poi decide un altro giocatore
web-confirm-always = Sempre
web-confirm-never = Mai
web-settings-shortcuts = Scorciatoie da tastiera («?» al tavolo le elenca)
web-settings-turn = Quando tocca a te
web-settings-sound = Emettere un suono
web-settings-sound-again = Ripeterlo ogni mezzo minuto
web-settings-notify = Mostrare una notifica
web-settings-notify-blocked = Il tuo browser non permette notifiche da questa pagina.
web-settings-elsewhere = I tuoi posti su un altro dispositivo
    .about = Qui non ci sono password: la chiave è il tuo browser. Un codice di recupero porta i tuoi posti su un altro browser.
web-settings-show-code = Mostra il mio codice di recupero
web-settings-code = Codice di recupero
    .about = Tienilo per te: chi ha il codice ha i tuoi posti.
web-settings-recover = Codice da un altro dispositivo
web-settings-recover-do = Porta qui i miei posti
web-settings-recovered = Ora i tuoi posti sono qui.

## Tastiera

web-keys = Scorciatoie da tastiera
web-key-choices = alle scelte
web-key-table = al tavolo
web-key-me = a ciò che è mio
web-key-points = ai giocatori e ai punti
web-key-log = al diario
web-key-talk = alla chat
web-key-undo = annulla
web-key-hint = chiedi un consiglio
web-key-list = questo elenco
web-key-arrows = da una scelta all’altra, da un luogo all’altro
web-key-zoom = ingrandisci, rimpicciolisci, mostra tutto il tavolo (sulla plancia)
web-key-move = sposta la plancia
web-key-skip = vai alla fine mentre i pezzi si muovono
web-key-escape = chiudi una spiegazione; scegli di nuovo

## Informazioni

web-about = Azulejo in breve
web-about-fan = Non ufficiale
    .text = Questa è una realizzazione amatoriale di Lisboa e Madeira. Non contiene né immagini né testi degli editori: solo regole con parole nostre, fatti e cifre. Se i giochi ti piacciono, comprali.
web-about-reconstructed = Che cosa è ricostruito
    .text = Non tutte le cifre dei componenti sono pubbliche. Ciò che è stato dedotto o ricostruito è segnato con * e la sua spiegazione lo dice.
web-about-fair = Un sorteggio onesto
    .text = Prima di una partita il server pubblica un impegno sul suo segreto; dopo, chiunque può verificare che niente è stato cambiato.
web-about-privacy = Che cosa viene conservato
    .text = Il tuo nome, i tuoi posti e le partite, su questo server; le tue impostazioni, in questo browser. Un solo cookie conserva il tuo posto. Nessuno viene tracciato, niente viene mandato altrove.
web-about-everyone = Per tutti
    .text = Si può fare tutto con il mouse, con un dito, con la sola tastiera o con un lettore di schermo. Se qualcosa ti ostacola, segnalalo.
web-about-made = Fatto con
    .text = Caratteri: EB Garamond e Source Sans 3, con licenza SIL Open Font. Icone e piastrelle sono disegnate per questo progetto. Il codice è libero, con licenza MIT o Apache 2.0.

## The drawn board

web-board = Plancia
web-board-help = Trascina per spostare la plancia; gira la rotella o avvicina e allontana due dita per lo zoom. Con la tastiera: più e meno ingrandiscono e rimpiccioliscono, 0 mostra tutto il tavolo, le frecce spostano. Tutto ciò che vi si trova è detto a parole qui sotto.
web-board-switch = Come si mostra il tavolo
web-board-drawn = Plancia
web-board-words = A parole
web-board-view = Vista della plancia
web-board-area = Parte del tavolo
web-board-free = Vista libera
web-board-common = Plancia comune
web-board-mine = Le mie cose
web-board-whole = Tutto il tavolo
web-board-previous = Parte precedente
web-board-next = Parte successiva
web-board-further = Rimpicciolisci
web-board-closer = Ingrandisci
web-board-speed = Animazioni
web-board-speed-slow = Lente
web-board-speed-normal = Normali
web-board-speed-fast = Veloci
web-board-speed-off = Disattivate
web-board-telling = Che cosa è successo sul tavolo…
web-board-skip = Vai alla fine
web-board-choices =
    { $count ->
        [one] { $name }: { $count } scelta
       *[other] { $name }: { $count } scelte
    }
web-board-more =
    { $count ->
        [one] … un’altra scelta
       *[other] … altre { $count } scelte
    }
web-board-menu = { $name }: scelte
web-board-loose = Altre scelte
web-board-back = Indietro: { $area }
web-board-elsewhere = Altre scelte in:
web-since-watch = Rivedi

## Le regole

web-nav-rules = Regole
web-rules-title = Le regole di { $game }
web-rules-games = Giochi
web-rules-more = Continua nelle regole
web-settings-name-holds = Vale per i tavoli a cui ti siederai da ora in poi.
web-title-rules = Regole – Azulejo
