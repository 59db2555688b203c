### L’aiuto della riga di comando.

usage = Fa giocare giochi da tavolo riga per riga: alla tastiera, fra bot, da una registrazione o da una posizione.
    .examples = Ogni comando ha la sua pagina: azulejo play --help
usage-heading-usage = Uso:
usage-heading-commands = Comandi
usage-heading-arguments = Argomenti
usage-heading-options = Opzioni
usage-line-command = COMANDO [opzioni]
usage-line-options = [opzioni]
usage-lang = Lingua: en, it, es o pt. Altrimenti quella di LC_ALL, LC_MESSAGES o LANG, oppure l’inglese
    .value = L
usage-help = Mostra questa pagina
usage-version = Mostra la versione

usage-play = Gioca alla tastiera, contro i bot o con altri alla stessa tastiera
    .examples =
        Esempi
          azulejo play madeira
          azulejo play madeira --seats human,human,level4 --names Ana,Rui
          azulejo play madeira --load serata.azulejo --save serata.azulejo --force
          azulejo play madeira --load serata.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human
          azulejo play madeira --server http://192.168.1.20:8400 --seats me,open,level3 --name Ana
          azulejo play --server http://192.168.1.20:8400

        Durante la partita scrivi il numero di una scelta, l’inizio delle sue parole o la sua
        notazione; «aiuto» elenca che altro puoi chiedere. Alla fine dell’input la partita viene
        salvata.
usage-play-game = Il gioco; «azulejo games» li elenca. Con --load, --server e --table si può omettere
    .value = GIOCO
usage-play-seats = Chi gioca, in ordine di posto: human, o un bot fra quelli elencati da «azulejo games»; su un server me, open, da level1 a level5 (se manca: tu e due level3)
    .value = TIPO,…
usage-play-names = I nomi dei giocatori, in ordine di posto
    .value = NOME,…
usage-play-options = Un’opzione della preparazione; si può ripetere
    .value = NOME=VALORE
usage-play-seed = Il seme del caso: un numero o 64 cifre esadecimali (se manca: nessuno lo conosce)
    .value = S
usage-play-load = Parte da una registrazione o da uno scenario
    .value = FILE
usage-play-at = Con --load: torna a quando valgono N decisioni
    .value = N
usage-play-save = Tiene la registrazione della partita in questo file
    .value = FILE
usage-play-force = Il file di --save si può sovrascrivere
usage-play-dice = Il caso lo estrae il programma (drawn, se manca) o lo si scrive da un tavolo vero (typed)
    .value = drawn|typed
usage-play-confirm = Chiede conferma prima di un passo che non si può annullare
usage-play-components = Gioca con i componenti di questo file
    .value = FILE
usage-play-server = Gioca a un tavolo su questo server; senza un gioco elenca i tavoli che ci sono
    .value = URL
usage-play-table = Siedi a questo tavolo, torna al tuo posto o guarda: il suo id, o un invito
    .value = TAVOLO
usage-play-watch = Con --table: guarda soltanto
usage-play-name = Come ti chiami sul server
    .value = NOME
usage-play-open = Con --server: al nuovo tavolo chiunque può sedersi e guardare (altrimenti solo su invito)
usage-play-hints = Con --server: al nuovo tavolo si danno consigli (contro soli bot, sempre)
usage-play-practice = Con --server: le decisioni degli altri non impediscono di annullare (contro soli bot, mai)
usage-play-recover = Con --server: riprende i tuoi posti da un altro computer, con il codice che mostra «recupero»
    .value = CODICE
usage-play-session = Il file che ricorda chi sei sul server (se manca: uno per ogni server nella cartella dei dati)
    .value = FILE

usage-sim = Fa giocare ai bot molte partite e dice com’è andata
    .examples =
        Esempio
          azulejo sim madeira --players 4 --games 1000 --seed 1 --json

        Il risultato è lo stesso con qualunque numero di thread. La prima partita ha il seme S, la
        seconda S + 1 e così via: azulejo play madeira --seats random,random --seed S la mostra.
usage-sim-game = Il gioco
    .value = GIOCO
usage-sim-players = Quanti giocatori (se manca: quanti in --seats, oppure 3)
    .value = N
usage-sim-games = Quante partite (se manca: 100)
    .value = K
usage-sim-seed = Il seme della prima partita (se manca: 1)
    .value = S
usage-sim-seats = Quali bot giocano, in ordine di posto (se manca: random)
    .value = BOT,…
usage-sim-options = Un’opzione della preparazione; si può ripetere
    .value = NOME=VALORE
usage-sim-threads = Quanti thread (se manca: quanti ne ha la macchina)
    .value = T
usage-sim-components = Gioca con i componenti di questo file
    .value = FILE
usage-sim-json = Risponde in JSON

usage-arena = Fa giocare i bot gli uni contro gli altri e dice quanto sono forti
    .examples =
        Esempi
          azulejo arena madeira --seats level3,greedy --games 200 --seed 1
          azulejo arena lisboa --seats level3,greedy,greedy,greedy --games 200 --json
          azulejo arena madeira --seats level5,level3 --games 100 --budget 10 --results lungo.jsonl
          azulejo arena lisboa --seats random,greedy,level1,level2,level3 --ladder --chart scala.svg

        Tante partite di fila quanti sono i posti hanno la stessa distribuzione, con i bot che ogni
        volta avanzano di un posto. Le partite sono le stesse con qualunque numero di thread.
usage-arena-game = Il gioco
    .value = GIOCO
usage-arena-seats = Quali bot giocano; «azulejo games» li elenca
    .value = BOT,…
usage-arena-games = Quante partite, con --ladder per ogni coppia (se manca: 100)
    .value = N
usage-arena-seed = Il seme del caso: un numero (se manca: 1)
    .value = S
usage-arena-budget = La quota di prove concessa a livelli e ricerche, in percentuale (se manca: 100)
    .value = PERCENTUALE
usage-arena-threads = Quanti thread (se manca: quanti ne ha la macchina)
    .value = T
usage-arena-results = Tiene ogni partita finita in questo file, e riprende da dove si ferma
    .value = FILE
usage-arena-ladder = Ogni coppia di bot gioca per conto suo; poi tutti su una sola scala
usage-arena-chart = Disegna un grafico in questo file (SVG)
    .value = FILE
usage-arena-json = Risponde in JSON

usage-tune = Adatta i pesi con cui i bot giudicano le posizioni, da partite contro se stessi
    .examples =
        Esempio
          azulejo tune madeira --generations 8 --games 4000 --seed 1 --out madeira.toml

        Lo stesso seme dà lo stesso file con qualunque numero di thread.
usage-tune-game = Il gioco
    .value = GIOCO
usage-tune-generations = Quante volte si gioca e si adatta
    .value = G
usage-tune-games = Partite per ogni numero di giocatori in ogni generazione
    .value = N
usage-tune-seed = Il seme del caso: un numero (se manca: 1)
    .value = S
usage-tune-out = Il file per i pesi
    .value = FILE
usage-tune-from = Parte dai pesi di questo file (se manca: da zero)
    .value = FILE
usage-tune-threads = Quanti thread (se manca: quanti ne ha la macchina)
    .value = T

usage-replay = Verifica ogni riga e ogni impronta di una registrazione e mostra dove porta
usage-replay-file = La registrazione
    .value = FILE
usage-replay-at = Mostra la posizione in cui valgono N decisioni
    .value = N
usage-replay-commitment = L’impegno mostrato dal tavolo prima della partita: lo confronta con quello della registrazione
    .value = ESADECIMALE
usage-replay-components = I componenti con cui si è giocato, se non sono fra quelli pubblicati
    .value = FILE
usage-replay-json = Risponde in JSON

usage-analyse = Riguarda una partita: che cosa ci si poteva aspettare a ogni turno, e dove si è perso di più
    .examples =
        Esempio
          azulejo analyse serata.azulejo --seat A --chart serata.svg

        Ogni decisione è giudicata da ciò che il suo posto poteva sapere. «azulejo play --load FILE
        --at N» torna a una posizione.
usage-analyse-file = La registrazione
    .value = FILE
usage-analyse-seat = Solo i turni di questo posto
    .value = P
usage-analyse-iterations = Quante prove per decisione (se manca: come per un consiglio)
    .value = N
usage-analyse-threads = Quanti thread (se manca: quanti ne ha la macchina)
    .value = T
usage-analyse-chart = Disegna un grafico in questo file (SVG)
    .value = FILE
usage-analyse-components = I componenti con cui si è giocato, se non sono fra quelli pubblicati
    .value = FILE
usage-analyse-json = Risponde in JSON

usage-draw = Disegna una posizione
    .examples =
        Esempio
          azulejo draw serata.azulejo --at 40 --seat A -o serata.png
usage-draw-file = La registrazione
    .value = FILE
usage-draw-at = Disegna la posizione in cui sono in vigore N decisioni (di norma l’ultima)
    .value = N
usage-draw-output = L’immagine: FILE.svg o FILE.png; FILE.json contiene ciò che un server manda a un browser, FILE.jsonl lo stesso per più posizioni (--at N,N…) in tutte le lingue
    .value = FILE
usage-draw-seat = Come la vede questo posto (di norma come chi guarda)
    .value = P
usage-draw-area = Solo questa parte del tavolo
    .value = ID
usage-draw-dark = Nei colori della notte
usage-draw-scale = Quanti punti ha un’unità in un PNG
    .value = N
usage-draw-components = I componenti con cui si è giocato, se non sono tra quelli pubblicati
    .value = FILE

usage-check = Verifica che gli scenari tornino
    .examples =
        Una riga per ogni errore; l’ultima li conta. Il codice d’uscita è 1 se qualcosa non torna.
usage-check-paths = File di scenari, o cartelle che ne contengono
    .value = PERCORSO

usage-games = Elenca i giochi: quanti giocatori, opzioni, insiemi di componenti
usage-games-json = Risponde in JSON

usage-demo = Mostra qualche turno di una partita, raccontato a parole
usage-demo-game = Il gioco (se manca: madeira)
    .value = GIOCO
usage-demo-seats = Quali bot giocano, in ordine di posto (se manca: tre greedy)
    .value = BOT,…
usage-demo-seed = Il seme del caso (se manca: 7)
    .value = S

usage-serve = Avvia un server dove giocano amici e bot
    .examples =
        Esempi
          azulejo serve
          azulejo serve --bind 127.0.0.1:8400 --database /srv/azulejo.db
          azulejo serve --config azulejo.toml

        Ogni opzione si può dare anche con l’ambiente (AZULEJO_BIND) e nel file (bind = "…").
usage-serve-bind = Dove ascoltare (se manca: 0.0.0.0:8400)
    .value = INDIRIZZO
usage-serve-database = Il file che conserva tutto (se manca: azulejo.db nella cartella dei dati)
    .value = FILE
usage-serve-base_url = L’indirizzo che usano le persone, per i link e i cookie
    .value = URL
usage-serve-trusted_proxies = I proxy di cui ci si fida per l’indirizzo di chi chiama
    .value = IP,…
usage-serve-bot_threads = Quanti bot possono pensare insieme (se manca: uno meno dei core della macchina)
    .value = T
usage-serve-limits = Limiti per nome, per esempio requests=50/200,bots=60 (l’elenco è in «docs/operations.md»)
    .value = NOME=VALORE,…
usage-serve-config = Un file con le stesse opzioni
    .value = FILE

usage-verify = Rigioca ogni tavolo conservato e ne controlla le impronte
usage-verify-database = Il file che conserva tutto (se manca: azulejo.db nella cartella dei dati)
    .value = FILE

usage-backup = Copia in un file tutto ciò che è conservato, mentre il server è in funzione
usage-backup-file = Il file per la copia; non deve esistere
    .value = FILE
usage-backup-database = Il file che conserva tutto (se manca: azulejo.db nella cartella dei dati)
    .value = FILE

usage-load = Misura quanto regge un server su questa macchina
    .examples =
        Esempi
          azulejo load
          azulejo load --rate 1000
          azulejo load --tables 1 --rate 1 --idle 5000
          azulejo load --rate 200 --bots 20

        Avvia un server tutto suo su una base di dati nuova e vi gioca partite intere.
usage-load-game = Il gioco (predefinito: madeira)
    .value = GIOCO
usage-load-tables = I tavoli a cui giocano persone (predefinito: 200)
    .value = N
usage-load-players = Le persone a ogni tavolo (predefinito: 4)
    .value = N
usage-load-seconds = Per quanti secondi (predefinito: 10)
    .value = N
usage-load-rate = Azioni al secondo, tutti i tavoli insieme (predefinito: ogni tavolo appena riceve risposta)
    .value = N
usage-load-idle = Altre connessioni che aspettano soltanto (predefinito: nessuna)
    .value = N
usage-load-bots = Altri tavoli a cui giocano i bot più forti (predefinito: nessuno)
    .value = N
usage-load-positions = Posizioni di partite finite da chiedere alla fine (predefinito: nessuna)
    .value = N
usage-load-words = Chiede frasi in questa lingua a ogni invio (predefinito: la sola notazione)
    .value = LINGUA
usage-load-folder = Dove si crea la base di dati (predefinito: la cartella dei file temporanei)
    .value = CARTELLA
usage-load-json = Rispondi in JSON

usage-completions = Stampa ciò che serve a una shell per completare questa riga di comando
    .examples =
        Esempio
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell o zsh
    .value = SHELL
