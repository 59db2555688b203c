### Il tavolo di Madeira come documento: titoli, nomi delle voci, il loro stato e a che cosa servono.

## A che punto è la partita

madeira-document-where = A che punto è la partita
madeira-document-round = Round
madeira-document-stage = Round { $round }
madeira-document-order = Ordine di turno
madeira-document-turn = In questo turno
madeira-document-turn-nothing = ancora nessun favore usato
madeira-document-turn-favour = è già stato usato un favore
madeira-document-turn-engineer =
    { $count ->
        [one] { $count } raccolto in più con l’ingegnere
       *[other] { $count } raccolti in più con l’ingegnere
    }
madeira-document-turn-lord = il lord: questo edificio non costa niente
madeira-document-turn-diplomat = il diplomatico conta in questo edificio
madeira-document-turn-bought = { $wood-counted } da pagare alla fine del turno
madeira-document-turn-due = { $reis-counted } in arrivo dalle rotte commerciali
madeira-document-turn-landed = { $ships } da ricompensare { $colony-in }

## Colonne delle tabelle

madeira-document-points = PP
madeira-document-workers = Lavoratori nella riserva
madeira-document-ships = Navi nella riserva
madeira-document-windmill = Mulino
madeira-document-windmill-level = { $name }: livello { $level }
madeira-document-pirates = Pirati
madeira-document-character = Personaggio
madeira-document-guild-dice = Dadi gilda
madeira-document-pirate-die = Dado pirata
madeira-document-markers = Segnalini azione
madeira-document-markers-out = Segnalini azione sugli edifici
madeira-document-chosen = Scelta da
madeira-document-guilds = Gilde
madeira-document-favour = Favore
madeira-document-wood = Legno per costruire
madeira-document-left = Spazio a sinistra
madeira-document-right = Spazio a destra
madeira-document-held = In mano
madeira-document-scored = Valutate in questo round
# Una colonna e la richiesta di cui parla.
madeira-document-of-request = { $what } ({ $request })
madeira-document-request-left = { $request }, ancora in questa fila

## Stati

madeira-document-hidden = nascosti
madeira-document-free = libero
madeira-document-space = { $number }: { $who }
madeira-document-built = costruito
madeira-document-unbuilt = non costruito
madeira-document-undealt = non ancora distribuita
madeira-document-not-chosen = ancora da scegliere
madeira-document-not-in-play = fuori dal gioco con così pochi giocatori
madeira-document-twin = chiusa finché la rotta gemella è occupata
madeira-document-no-character = ancora nessuno
madeira-document-no-dice = nessuno
madeira-document-no-markers = nessuno
madeira-document-no-ships = nessuna
madeira-document-up = a faccia in su
madeira-document-down = a faccia in giù
madeira-document-favour-state = { $side }; { $guild }
madeira-document-favours-count = { $up } a faccia in su, { $down } a faccia in giù
madeira-document-ship-of = nave di { $seat }
madeira-document-workers-here = lavoratori: { $workers }
madeira-document-guard =
    { $dice-count ->
        [0] lavoratori: { $guards }; nessun dado pirata
       *[other] lavoratori: { $guards }; dadi pirata { $dice }
    }
madeira-document-rank =
    { $state ->
        [free] vuoto; chi passa e lo occupa ottiene { $gains }
        [order] { $taken }, per ordine di turno; chi passa e lo occupa nella fase B ottiene { $gains }
       *[taken] { $taken }, che ha già passato; dà { $gains }
    }
madeira-document-field =
    { $workers-count ->
        [0] { $grown }
       *[other] { $grown }; lavoratori: { $workers }
    }

## A che cosa servono

madeira-document-guard-about = Un lavoratore qui ti permette di piazzare un dado pirata e poi torna nella tua riserva. Chi da solo ne ha di più nella fase D può riprenderne uno per { $figure-honour }.
madeira-document-guild-about = Nella fase A ciascuno sceglie una fila: dà tre dadi e una delle sue richieste della Corona, e gira a faccia in su i favori della sua gilda. La fila è anche il posto nell’ordine della fase B.
madeira-document-column-about = La colonna mostra l’ordine di turno. Chi passa nella fase B prende uno spazio vuoto e i suoi real, oppure l’azione indicata. Da quel momento gli spazi sono il nuovo ordine di turno.
madeira-document-field-about = Un lavoratore qui raccoglie 1 legno finché ce n’è, poi { $crop }. Conta per gli edifici della regione { $region }.
madeira-document-forest-about = Un lavoratore qui può comprare o prendere legno dalla scorta. La foresta non appartiene a nessuna regione e non si raccoglie mai.
madeira-document-city-about = Qui il sindaco frutta { $income }. Urbanizzazione: { $most } con più lavoratori di tutti, altrimenti { $otherwise }.
madeira-document-colony-title = Colonia: { $colony }
madeira-document-colony-about = Ogni lavoratore qui frutta 1 { $good } nella fase D.
madeira-document-landing-about = Approdare qui costa { $wine-counted }; poi la nave riceve una delle ricompense del Re della colonia.
madeira-document-route-about = Una nave che arriva qui consegna { $goods-counted } e incassa { $reis-counted }.
madeira-document-windmill-about = Il suo livello dice quanti lavoratori mangiano senza pane. Nelle fasi B, C e D puoi dare 2 beni per 1 bene, oppure { $figure-mill-wheat } per un livello; nelle fasi B e C anche un livello per pane o real.
madeira-document-pirates-about = Li vede solo chi li ha. Alla fine chi ne ha di più perde più punti.

## Piantagioni, e ciò che ha un giocatore

madeira-document-plantations = Piantagioni
madeira-document-reward = Ricompensa del Re
madeira-document-reserve = Riserva
madeira-document-out = Sul tabellone e a disposizione
madeira-document-workers-out = Lavoratori sul tabellone
madeira-document-ships-out = Navi in mare
madeira-document-dice = Dadi gilda in mano
madeira-document-own-dice = I tuoi dadi gilda
madeira-document-row = Fila della plancia delle gilde
madeira-document-rank-taken = Spazio dell’ordine di turno
madeira-document-requests = Richieste della Corona
madeira-document-favours = Favori delle gilde
madeira-document-accounts = PP per fonte

## Che cosa resta da pescare

madeira-document-unseen = Ancora da uscire o fuori dal gioco
madeira-document-unseen-favours = Favori non ancora distribuiti
madeira-document-unseen-requests = Richieste della Corona non ancora distribuite
madeira-document-unseen-starts = Richieste iniziali non ancora distribuite
madeira-document-unseen-starts-out = Richieste iniziali fuori dal gioco
madeira-document-unseen-rewards = Ricompense del Re non ancora distribuite
madeira-document-unseen-rewards-out = Ricompense del Re fuori dal gioco
madeira-document-unseen-characters = Personaggi
madeira-document-unseen-dice = Dadi
