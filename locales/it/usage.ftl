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
          azulejo play madeira --seats human,human,random --names Ana,Rui
          azulejo play madeira --load serata.azulejo --save serata.azulejo --force
          azulejo play madeira --load serata.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human

        Durante la partita scrivi il numero di una scelta, l’inizio delle sue parole o la sua
        notazione; «aiuto» elenca che altro puoi chiedere. Alla fine dell’input la partita viene
        salvata.
usage-play-game = Il gioco; «azulejo games» li elenca. Con --load si può omettere
    .value = GIOCO
usage-play-seats = Chi gioca, in ordine di posto: human o random (se manca: tu e due bot)
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
usage-play-confirm = Chiede conferma prima di un passo che non si può ritirare
usage-play-components = Gioca con i componenti di questo file
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

usage-replay = Verifica ogni riga e ogni impronta di una registrazione e mostra dove porta
usage-replay-file = La registrazione
    .value = FILE
usage-replay-at = Mostra la posizione in cui valgono N decisioni
    .value = N
usage-replay-components = I componenti con cui si è giocato, se non sono fra quelli pubblicati
    .value = FILE
usage-replay-json = Risponde in JSON

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
usage-demo-seed = Il seme del caso (se manca: 7)
    .value = S

usage-completions = Stampa ciò che serve a una shell per completare questa riga di comando
    .examples =
        Esempio
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell o zsh
    .value = SHELL
