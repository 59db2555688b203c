### Il tavolo di Lisboa, riga per riga.

# Chi gioca il secondo posto nella partita in solitario.
lisboa-automated = Lacerda

## A che punto è la partita

lisboa-board-where =
    Periodo { $period }. Valore del tesoro { $reis }, influenza del tesoro { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }.{ $ends ->
        [yes] {" "}Alla fine: { $turns }.
       *[no] {""}
    }
lisboa-board-wigs = Parrucche: { $players }.
lisboa-board-turn = Primo giocatore: { $first }. Di turno: { $now }.
lisboa-board-prices = Prezzi in reali: { $prices }.
lisboa-board-lacerda = Cortigiano di Lacerda: { $courtier }. Aiutante sul mazzo: { $helper }.
# Un nome con una quantità, in un elenco.
lisboa-board-share = { $seat } { $count }
lisboa-board-about = { $name }: { $about }
lisboa-board-nobody = nessuno
lisboa-board-nothing = niente
lisboa-board-no-goods = nessun bene
lisboa-board-neutral = neutrale

## Un giocatore

# La riga breve all’inizio di un turno.
lisboa-board-have = Hai { $reis }, influenza { $influence } e { $goods }, con posto per { $room } di ogni tipo; { $officials } sulla plancia; { $cards } in mano.
lisboa-board-player = { $seat }: { $wigs }
lisboa-board-stock = { $reis }, influenza { $influence } (ogni volta che ne ottiene: { $gain }); { $goods }, con posto per { $room } di ogni tipo.
lisboa-board-influence = Influenza { $influence }.
lisboa-board-portfolio = Portafoglio, con posto per { $room }: fila superiore { $top }; fila inferiore { $bottom }.
lisboa-board-ships = Navi: { $ships }.
lisboa-board-officials = Funzionari: { $board } sulla plancia; { $office }; { $plaza }.
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
lisboa-board-office = { $there } ({ $taken } spazi su { $spaces })
lisboa-board-heading-architects = Architetti
lisboa-board-architect =
    { $architect }: disponibile { $available }; poi { $next }; altri { $left } nella pila; { $plans ->
        [yes] primo progetto per { $officials }
       *[no] nessun progetto rimasto
    }.
lisboa-board-heading-church = Chiesa
lisboa-board-cardinal = Il cardinale è al posto { $place }, fra le tessere { $behind } e { $place }. Punteggio della chiesa al posto { $influence }, il tesoro sale al posto { $treasury }.
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
lisboa-board-column = Colonna { $column }: { $wigs } per ogni edificio; macerie { $cubes }.
lisboa-board-row = { $row }: macerie { $cubes }.
lisboa-board-store = { $land }: { $store } di { $owner }, { $street }.
lisboa-board-land =
    { $yours ->
        [yes] { $land }: libero; adesso ti costa { $reis }; ricompensa: { $reward }.
       *[no] { $land }: libero; ricompensa: { $reward }.
    }
lisboa-board-heading-sites = Cantieri per gli edifici pubblici
lisboa-board-building = { $site }: { $facade } ({ $architect }).
lisboa-board-site = { $site }: libero; macerie { $cubes }; ricompensa: { $reward }.
lisboa-board-heading-players = Giocatori
lisboa-board-reconstructed = Alcune cifre sono ricostruite: «spiega» e un nome lo dice.

## Accanto a una scelta

lisboa-board-worth = adesso vale { $wigs }
lisboa-board-costs = costa { $cost }
lisboa-board-clergy-wigs = { $wigs } se la dai alla chiesa
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
lisboa-board-site-cubes = macerie { $cubes }
lisboa-board-plan-detail =
    { $hired ->
        [0] { $facade }; richiama { $own }; parrucche: { $wigs }
       *[other] { $facade }; richiama { $own }, assume { $hired-counted } per { $reis }; parrucche: { $wigs }
    }

## Che cosa deve ancora uscire

lisboa-unseen-hands = Gli altri nascondono { $cards }; possono essere di queste, il resto è fuori dal gioco:
lisboa-unseen-deck = { $deck }, { $cards } a faccia in giù:
lisboa-unseen-period = Nel periodo 2 le mani si pescano dalle carte { $hands }, e i mazzi sono quelli { $decks }.
lisboa-unseen-clergy = Tessere clero nel sacchetto: { $clergy }.
lisboa-unseen-buildings = Edifici pubblici non ancora visti: { $buildings }.
lisboa-unseen-building = { $count } con { $blue } sul lato blu e { $green } sul lato verde
lisboa-unseen-decrees = { $decrees } ancora da pescare:
