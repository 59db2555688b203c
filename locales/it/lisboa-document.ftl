### Il tavolo di Lisboa come documento: titoli, nomi delle voci, il loro stato e a che cosa servono.

## A che punto è la partita

lisboa-document-where = A che punto è la partita
lisboa-document-period = Periodo
lisboa-document-period-state =
    { $over ->
        [yes] La partita è finita.
       *[no] { $period } di 2.{ $period-due ->
            [yes] {" "}La sua fine è dovuta a { $period-by }.
           *[no] {""}
        }{ $end-due ->
            [yes] {" "}La fine della partita è dovuta a { $end-by }.
           *[no] {""}
        }{ $ends ->
            [yes] {" "}Fino alla fine: { $turns }.
           *[no] {""}
        }
    }
lisboa-document-treasury = Tesoro
lisboa-document-treasury-state =
    Spazio { $space }: valore { $reis }, influenza { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }
lisboa-document-treasury-about = Il suo valore conta nel prezzo dei terreni, dei funzionari da assumere e delle carte tesoro; la sua influenza nel costo di una visita.
lisboa-document-stage = Periodo { $period }
lisboa-document-order = Di chi è il turno
lisboa-document-turn = In questo turno
lisboa-document-turn-covered = coperte da un bene: { $list }
lisboa-document-turn-done = già fatte con l’evento: { $list }
lisboa-document-turn-produced = prodotti: { $list }
lisboa-document-turn-given = dati per una nave: { $list }
lisboa-document-turn-spent = segnalino di un gruppo speso per un decreto: { $list }
lisboa-document-turn-church = punteggio della chiesa alla fine del turno, a partire da { $list }
lisboa-document-turn-offered = tessere clero cedute alla chiesa: { $list }
lisboa-document-turn-taken = ultima carta presa dal mazzo: { $list }
lisboa-document-turn-discarded = scartate alla fine del periodo: { $list }
lisboa-document-turn-rewarded = ricompense prese alla fine del periodo: { $list }
lisboa-document-turn-traded = offerti finora ai nobili: { $list }
lisboa-document-courtier = Cortigiano di Lacerda
lisboa-document-courtier-about = Nel suo prossimo turno Lacerda visita il nobile successivo a questo.
lisboa-document-courtiers = Cortigiani
lisboa-document-courtier-of = Cortigiano di { $person }
lisboa-document-courtier-of-about = Un cortigiano resta presso il nobile visitato finché non si conclude la visita, compreso chi la segue.
lisboa-document-courtier-visits = in visita dal { $noble }
lisboa-document-courtier-waits = attende in anticamera
lisboa-document-helper = Aiutante di Lacerda
lisboa-document-helper-about = Sul mazzo del Re o del tesoro Lacerda fa l’azione di stato superiore, altrimenti quella inferiore.
lisboa-document-prices = Prezzi dei beni
lisboa-document-prices-about = I prezzi scendono quando si produce e non salgono mai.
lisboa-document-tracks = Influenza e parrucche
lisboa-document-influence-track = Tracciato dell’influenza
lisboa-document-influence-track-about = Per pagare un reale con l’influenza il segnalino va a sinistra fino alla prossima casella che ne mostra uno. L’influenza guadagnata che porta all’ultima casella dà una parrucca.
lisboa-document-wig-track = Tracciato delle parrucche
lisboa-document-wig-track-about = Cinquanta caselle. Una cifra su un segnalino dice quanti giri ha fatto.
lisboa-document-options = Opzioni di questa partita

## Colonne delle tabelle

lisboa-document-wigs = Parrucche
lisboa-document-reis = Reali
lisboa-document-influence = Influenza
lisboa-document-officials-board = Funzionari sulla plancia
lisboa-document-stores = Negozi
lisboa-document-decrees = Decreti
lisboa-document-decrees-about = I decreti si prendono dal Marchese e si valutano alla fine.
lisboa-document-hand = Carte in mano
lisboa-document-own-hand = La tua mano
lisboa-document-office = Ufficio
lisboa-document-plaza = Piazza
lisboa-document-favours-left = Favori rimasti
lisboa-document-visit = Una visita ti costa
lisboa-document-visit-about = L’influenza del tesoro e 1 per ogni funzionario altrui nell’ufficio.
lisboa-document-each = diverso per ogni giocatore
lisboa-document-available = Edificio pubblico disponibile
lisboa-document-next = Prossimo edificio pubblico
lisboa-document-stack = Edifici pubblici nella pila
lisboa-document-plan = Progetti
lisboa-document-clergy-tile = Tessera clero
lisboa-document-shown = Scoperta
lisboa-document-face-down = Coperte
# Una colonna e il nobile o l’architetto di cui parla.
lisboa-document-of = { $what } ({ $whose })

## La corte, la chiesa e il cantiere navale

lisboa-document-state-actions = Azioni di stato
lisboa-document-state-action =
    { $covered ->
        [yes] { $noble }; coperta in questo turno
       *[no] { $noble }
    }
lisboa-document-plans =
    { $plans ->
        [0] esauriti
        [one] { $plans }, per { $officials }
       *[other] { $plans }, il primo per { $officials }
    }
lisboa-document-cardinal = Cardinale
lisboa-document-church-place = Tessera { $place }
lisboa-document-no-decree = Spazio per un decreto
lisboa-document-shipyard = Cantiere navale
lisboa-document-yard =
    { $top ->
        [yes] { $count }; in cima
       *[no] { $count }
    }

## Il centro della città

lisboa-document-lands = Terreni
lisboa-document-lands-about = Un terreno costa il valore del tesoro, e di più per ogni cubetto di macerie nella sua fila e nella sua colonna.
lisboa-document-column = Colonna { $column }
lisboa-document-columns = Colonne
lisboa-document-column-state = { $wigs } per ogni edificio; macerie: { $cubes }
lisboa-document-column-about = Un negozio in questa colonna dà queste parrucche per ogni edificio pubblico del suo colore ai due capi della sua fila e per quello in cima alla sua via: quando si costruisce il negozio e quando si apre un tale edificio.
lisboa-document-rubble = Macerie
lisboa-document-rubble-here = macerie: { $cubes }
lisboa-document-no-rubble = nessuna
lisboa-document-pile = Mucchio di macerie
lisboa-document-removed = fuori dal gioco: { $count }
lisboa-document-not-in-play = fuori dal gioco con due giocatori
lisboa-document-store = { $store } di { $owner }, { $street }
lisboa-document-land =
    { $yours ->
        [yes] libero; ti costa { $reis } prima di togliere un cubetto; ricompensa: { $reward }
       *[no] libero; ricompensa: { $reward }
    }
lisboa-document-tiles = Tessere città
lisboa-document-on-display = esposta
lisboa-document-gone = esaurita
lisboa-document-tiles-large = Tessere grandi nella pila
lisboa-document-tiles-small = Tessere piccole nella pila
lisboa-document-building = edificio pubblico, { $facade } ({ $architect })
lisboa-document-site = libero; macerie: { $cubes }; ricompensa: { $reward }

## Un giocatore

lisboa-document-stock = Scorte
lisboa-document-room = Posto per { $room } di ogni bene.
lisboa-document-influence-state = { $influence }; a ogni guadagno { $gain } in più
lisboa-document-portfolio = Portafoglio
lisboa-document-portfolio-room = Posto per { $room } fra carte e navi.
lisboa-document-empty-slot = vuoto
lisboa-document-fourth-dock = Quarto porto
lisboa-document-ship-state = { $slot }; { $ship }; a bordo: { $cargo }
lisboa-document-pieces = Sul tabellone
lisboa-document-officials = Funzionari
lisboa-document-officials-state = { $board } sulla plancia; { $office }; { $plaza }
lisboa-document-officials-about = In un ufficio ognuno rende più cara agli altri la visita a quel nobile. Per un progetto tornano sulla tua plancia.
lisboa-document-houses = costruite { $built } su { $all }
lisboa-document-rubble-state =
    { $lacerda ->
        [yes] { $cubes }
       *[no] { $cubes }; { $sets }; segnalini dal Marchese: { $markers }
    }
lisboa-document-sets-about = Un cubetto marrone, uno rosso e uno blu formano un gruppo. Ogni gruppo dà posto a una carta in più e a un bene in più di ogni tipo, e il suo segnalino può essere speso per un altro decreto.
lisboa-document-no-stores = nessuno
lisboa-document-tiles-held = Tessere e decreti
lisboa-document-favours = Favori reali
lisboa-document-favours-about = Quando un altro giocatore visita quel nobile, puoi restituire il favore e seguire la visita. Alla fine un favore che hai ancora vale { $figure-favour }.
lisboa-document-no-favours = nessuno
lisboa-document-plans-open = Progetti aperti
lisboa-document-plans-open-about = Con un progetto apri un edificio pubblico del suo architetto: tornano sulla tua plancia tanti funzionari quanti ne mostra.
lisboa-document-plans-done = Progetti completati
lisboa-document-plans-done-about = Progetti il cui edificio pubblico è aperto. Alla fine chi vi ha più funzionari ottiene parrucche.
lisboa-document-no-plans = nessuno
lisboa-document-clergy = Clero
lisboa-document-clergy-about = Ogni tessera ti aiuta finché ce l’hai. Nel punteggio della chiesa puoi cederle in cambio di parrucche.
lisboa-document-no-clergy = nessuna tessera
lisboa-document-hidden = nascoste: { $cards } del { $era }
lisboa-document-own-hidden = { $cards } del { $era } che vedi solo tu
lisboa-document-known = note a tutti: { $cards }
lisboa-document-to-keep = una delle due fra cui scegliere
lisboa-document-offered = fra cui scegliere
lisboa-document-picked = tenuta nel draft
lisboa-document-draft = Viste nel draft
lisboa-document-draft-state = passate: { $passed }; ricevute: { $received }
lisboa-document-accounts = Parrucche per fonte

## Che cosa deve ancora uscire

lisboa-document-unseen = Non ancora visto
lisboa-document-unseen-hands = Carte che gli altri nascondono
lisboa-document-unseen-hands-state = { $cards } fra queste: { $candidates }
lisboa-document-unseen-deck = { $deck }, a faccia in giù
lisboa-document-unseen-period = Secondo periodo
lisboa-document-unseen-bag = Sacchetto del clero
lisboa-document-unseen-bag-left =
    { $count ->
        [0] vuoto
        [one] resta { $count } tessera
       *[other] restano { $count } tessere
    }
lisboa-document-unseen-bag-list = Tessere clero nel sacchetto
lisboa-document-unseen-buildings = Edifici pubblici non ancora visti
lisboa-document-unseen-decrees = Mazzo dei decreti
lisboa-document-unseen-decrees-left =
    { $count ->
        [0] finito
        [one] resta { $decrees }
       *[other] restano { $decrees }
    }
lisboa-document-unseen-decrees-list = Decreti ancora da pescare
lisboa-document-unseen-gone = Carte fuori dal gioco
