### Il tavolo di Lisboa, riga per riga.

# Chi gioca il secondo posto nella partita in solitario.
lisboa-automated = Lacerda

## A che punto è la partita

lisboa-board-where =
    Periodo { $period }. Valore del tesoro { $reis }, influenza del tesoro { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }.{ $ends ->
        [yes] {" "}Fino alla fine: { $turns }.
       *[no] {""}
    }
lisboa-board-wigs = Parrucche: { $players }.
lisboa-board-turn = Primo giocatore: { $first }. Di turno: { $now }.
lisboa-board-turn-later = Prima del primo turno ognuno sceglie una tessera clero. Primo giocatore: { $first }.
lisboa-board-prices = Prezzi in reali: { $prices }.
lisboa-board-lacerda = Cortigiano di Lacerda: { $courtier }. Aiutante sul mazzo: { $helper }.
# Un nome con una quantità, in un elenco.
lisboa-board-share = { $seat } { $count }
lisboa-board-about = { $name }: { $about }
lisboa-board-nobody = nessuno
lisboa-board-nothing = niente
lisboa-board-later = arriva dopo le tessere clero
lisboa-board-no-goods = nessun bene
lisboa-board-neutral = neutrale

## Un giocatore

# La riga breve all’inizio di un turno.
lisboa-board-have = Hai { $reis }, influenza { $influence } e { $goods }, con posto per { $room } di ogni tipo; { $officials } sulla plancia; { $cards } in mano.
lisboa-board-player = { $seat }: { $wigs }
lisboa-board-stock = { $reis }, influenza { $influence } (ogni volta che ne ottiene: { $gain }); { $goods }, con posto per { $room } di ogni tipo.
lisboa-board-influence = Influenza { $influence }.
lisboa-board-portfolio = Portafoglio, con posto per { $room }: riga superiore { $top }; riga inferiore { $bottom }.
lisboa-board-ships = Navi: { $ships }.
lisboa-board-officials = Funzionari: { lisboa-document-officials-state }.
lisboa-board-standing = { $standing }: { $there }
lisboa-board-rubble = Macerie: { $cubes }; { $sets }; segnalini dal Marchese: { $markers }.
lisboa-board-cubes = Macerie: { $cubes }.
lisboa-board-clergy = Clero: { $clergy }.
lisboa-board-favours = Favori reali: { $favours }.
lisboa-board-plans-open = Progetti aperti: { $plans }.
lisboa-board-plans-done = Progetti completati: { $plans }.
lisboa-board-plan = { $architect } ({ $officials })
lisboa-board-stores = Negozi: { $stores }.
lisboa-board-own-store = { $land } { $good }
lisboa-board-houses = { $houses }: costruite { $built } su { $all }. { $about }
lisboa-board-has-decrees = Decreti: { $decrees }.
lisboa-board-heading-hand = La tua mano (la vedi solo tu)
lisboa-board-hand =
    { $known-count ->
        [0] In mano: { $cards }.
       *[other] In mano: { $cards }, fra cui { $known }.
    }

## Il tabellone

lisboa-board-heading-court = Corte reale
lisboa-board-noble =
    { $noble }: ufficio { $office }{ $plaza-count ->
        [0] {""}
       *[other] ; piazza { $plaza }
    }; favori rimasti { $favours }{ $yours ->
        [yes] ; una visita ti costa { $cost }
       *[no] {""}
    }.
lisboa-board-office = { $there } (occupati { $taken } su { $spaces })
lisboa-board-heading-architects = Architetti
lisboa-board-architect =
    { $architect }: disponibile { $available }; poi { $next }; altri { $left } nella pila; { $plans ->
        [yes] primo progetto per { $officials }
       *[no] nessun progetto rimasto
    }.
lisboa-board-heading-church = Chiesa
lisboa-board-cardinal = Il cardinale è { $cardinal }. Punteggio della chiesa quando arriva { $influence }; il tesoro sale quando arriva { $treasury }.
lisboa-board-church = Tessera { $place }: { $tile }
lisboa-board-heading-cards = Carte politiche
lisboa-board-deck =
    { $empty ->
        [yes] { $deck }: nessuna carta scoperta. Coperte: { $left }.
       *[no] { $card } Coperte: { $left }.
    }
lisboa-board-heading-decrees = Decreti
lisboa-board-decree-now = Per te adesso: { $wigs }.
lisboa-board-heading-ships = Navi
lisboa-board-yard = Cantiere navale: { $ships }.
lisboa-board-docked = { $seat }, spazio { $slot }: { $ship }.
lisboa-board-ship =
    { $ship } (carico { $load } su { $hull }, { $reis } in più per ogni bene{ $at-sea ->
        [yes] , in mare
       *[no] {""}
    })
lisboa-board-heading-downtown = Centro della città
lisboa-board-tiles = Tessere città esposte: { $tiles }. Nelle pile: { $large } grandi, { $small } piccole.
lisboa-board-pile = Mucchio di macerie: { $cubes }.
lisboa-board-column = Colonna { $column }: { $wigs } per ogni edificio; macerie: { $cubes }.
lisboa-board-row = { $row }, macerie: { $cubes }.
lisboa-board-store = { $land }: { $store } di { $owner }, { $street }.
lisboa-board-land =
    { $yours ->
        [yes] { $land }: libero; ti costa { $reis } prima di togliere un cubetto; ricompensa: { $reward }.
       *[no] { $land }: libero; ricompensa: { $reward }.
    }
lisboa-board-heading-sites = Cantieri per gli edifici pubblici
lisboa-board-building = { $site }: { $facade } ({ $architect }).
lisboa-board-site = { $site }: libero; macerie: { $cubes }; ricompensa: { $reward }.
lisboa-board-heading-players = Giocatori
lisboa-board-reconstructed = Alcune cifre sono ricostruite: «spiega» seguito da un nome lo dice.

## Accanto a una scelta

lisboa-board-worth = adesso vale { $wigs }
lisboa-board-costs = costa { $cost }
lisboa-board-no-state = solo: { $does }
lisboa-board-no-follow = tieni il favore
lisboa-board-no-extra-decree = tieni il segnalino
lisboa-board-no-reward = non dà nulla
lisboa-board-reward = ricompensa: { $does }
lisboa-board-into-portfolio = { $brings }; poi vendi o fai offerte ai nobili
lisboa-board-visit = azione di stato, poi { $does }; costa { $cost }
lisboa-board-does-for = { $does }; costa { $cost }
lisboa-board-tile-detail =
    { $lands ->
        [one] 1 terreno libero
       *[other] { $lands } terreni liberi
    }, a partire da { $reis } una volta tolto il cubetto; { $most ->
        [0] nessuna parrucca
       *[other] fino a { $wigs }
    }
lisboa-board-site-wigs =
    { $wigs-count ->
        [0] con l’{ $architect } nessuno ottiene parrucche
       *[other] parrucche con l’{ $architect }: { $wigs }
    }
lisboa-board-further = { $list }; { $next }
lisboa-board-pay-influence =
    { $level ->
        [one] richiede { $influence }: ne resta { $level }
       *[other] richiede { $influence }: ne restano { $level }
    }
lisboa-board-clergy-wigs = alla chiesa vale { $wigs }
lisboa-board-sale =
    { $sails ->
        [yes] { $reis }; la nave salpa
       *[no] { $reis }; poi carico { $load } su { $hull }
    }
lisboa-board-build-store = costruire un negozio
lisboa-board-take-decree = prendere un decreto
lisboa-board-open-building = aprire un edificio pubblico
lisboa-board-cardinal-detail =
    { $clergy }, { $does }; { $worth }{ $treasury ->
        [yes] ; il tesoro sale
       *[no] {""}
    }{ $scoring ->
        [yes] ; punteggio della chiesa dopo questo turno
       *[no] {""}
    }
lisboa-board-land-detail = costa { $reis } prima di togliere un cubetto; dà { $wigs }
lisboa-board-then-land = poi il terreno costa { $reis }
lisboa-board-site-cubes = macerie ({ $cubes })
lisboa-board-plan-detail =
    { $facade }; { $hired ->
        [0] riprendi { $own }
       *[other] riprendi { $own }, assumi { $hired-counted } per { $reis }
    }; { $wigs-count ->
        [0] nessuno ottiene parrucche
       *[other] chi ottiene parrucche: { $wigs }
    }

## Che cosa deve ancora uscire

lisboa-unseen-hands = Gli altri nascondono { $cards }; possono essere fra queste, il resto è fuori dal gioco:
lisboa-unseen-deck = { $deck }, { $cards } a faccia in giù:
lisboa-unseen-period = Nel periodo 2 le mani si pescano dalle carte { $hands }, e i mazzi sono quelli { $decks }.
lisboa-unseen-clergy = Tessere clero nel sacchetto: { $clergy }.
lisboa-unseen-buildings = Edifici pubblici non ancora visti: { $buildings }.
lisboa-unseen-building = { $count } con { $blue } sul lato blu e { $green } sul lato verde
lisboa-unseen-decrees = { $decrees } ancora da pescare:
