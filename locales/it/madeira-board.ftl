### Il tavolo di Madeira, riga per riga.

## A che punto è la partita

madeira-board-where =
    { $round ->
        [0] { $phase }.
       *[other] Round { $round }. { $phase }.
    }
madeira-board-order = Ordine di turno: { $seats }.
madeira-board-points = PP: { $players }.
# Un nome con una quantità, in un elenco.
madeira-board-share = { $seat } { $count }
madeira-board-nobody = nessuno
madeira-board-nothing = niente

## Un giocatore

# La riga breve all’inizio di un turno.
madeira-board-have =
    { $dice-count ->
        [0] Hai { $things }; { $workers } e { $ships } nella riserva; mulino al livello { $mill }; { $pirates }.
       *[other] Hai { $things }; { $workers } e { $ships } nella riserva; mulino al livello { $mill }; { $pirates }; dadi gilda { $dice }.
    }
madeira-board-player = { $seat }: { $points }
madeira-board-reserve = Riserva: { $things }; { $workers } e { $ships }.
madeira-board-workers = Lavoratori sul tabellone: { $places }.
madeira-board-ships = Navi in mare: { $places }.
madeira-board-guards = { $count } alla guardia cittadina
madeira-board-colonists = { $count } { $colony-in }
madeira-board-windmill =
    { $need ->
        [0] Il mulino al livello { $mill } ne sfama { $feeds }; { $workers } sul tabellone: non serve pane.
        [one] Il mulino al livello { $mill } ne sfama { $feeds }; { $workers } sul tabellone: serve { $bread-counted }.
       *[other] Il mulino al livello { $mill } ne sfama { $feeds }; { $workers } sul tabellone: servono { $bread-counted }.
    }
madeira-board-pirates = Pirati: { $pirates } (lo vedi solo tu).
madeira-board-dice = Dadi gilda in mano: { $dice }.
madeira-board-markers = Segnalini azione: { $places }.
madeira-board-marker =
    { $count ->
        [one] { $building-at }
       *[other] { $count } { $building-at }
    }
madeira-board-requests = Richieste della Corona: { $requests }.
madeira-board-favours-up = Favori a faccia in su: { $favours }.
madeira-board-favours-down = Favori a faccia in giù: { $favours }.

## Il tabellone

madeira-board-heading-buildings = Edifici
madeira-board-building =
    { $building }, regione { $region }: { $character ->
        [none] ancora nessun personaggio
       *[other] { $character }
    }{ $dice-count ->
        [0] {""}
       *[other] ; dadi { $dice }
    }{ $pirate ->
        [0] {""}
       *[other] ; dado pirata { $pirate }
    }{ $markers-count ->
        [0] {""}
       *[other] ; segnalini { $markers }
    }.
madeira-board-guard =
    { $dice-count ->
        [0] Guardia cittadina: { $guards }; nessun dado pirata.
       *[other] Guardia cittadina: { $guards }; dadi pirata { $dice }.
    }

madeira-board-heading-guild = Plancia delle gilde
madeira-board-row =
    { $row } ({ $guilds }): { $state ->
        [free] dadi { $dice }
        [undealt] ancora senza dadi
       *[taken] scelta da { $taken }
    }; richieste { $requests }.
madeira-board-heading-column = Colonna dell’ordine di turno
madeira-board-rank =
    { $state ->
        [free] { $rank }: { $gains }.
        [order] { $rank }: { $taken }, per ordine di turno; { $gains }.
       *[taken] { $rank }: { $taken }.
    }
madeira-board-gain-city = { $points } e un lavoratore in città
madeira-board-gain-guard = un lavoratore alla guardia cittadina
madeira-board-gain-ship = il movimento di una nave
madeira-board-or = { $list } o { $next }
madeira-board-or-else = { $list }; oppure { $next }

madeira-board-heading-region = Regione { $region }
# Che cosa dà una piantagione.
madeira-board-grown =
    { $crop }{ $becomes ->
        [none] {""}
       *[other] {" "}(può diventare { $becomes })
    }{ $wood ->
        [0] {""}
       *[other] , { $wood-counted }
    }
madeira-board-field =
    { $workers-count ->
        [0] { $field }: { $grown }.
       *[other] { $field }: { $grown }; { $workers }.
    }
madeira-board-forest = Foresta: { $workers }.

madeira-board-heading-cities = Città
madeira-board-city = { $city }: { $spaces }{ $free-count ->
        [0] ; nessuno spazio libero
        [one] ; spazio libero { $free }
       *[other] ; spazi liberi { $free }
    }.
madeira-board-space = { $number } { $who }
madeira-board-citizen = cittadino neutrale
madeira-board-unbuilt = { $city }, da costruire: { $districts }.
madeira-board-district = { $number } { $favour } ({ $wood-counted })
madeira-board-all-built = { $city }: tutti i distretti sono costruiti.

madeira-board-heading-colonies = Colonie
madeira-board-colony =
    { $colony }: ricompense { $rewards }; porta { $good }{ $workers-count ->
        [0] {""}
        [one] ; lavoratore { $workers }
       *[other] ; lavoratori { $workers }
    }{ $ships-count ->
        [0] {""}
        [one] ; nave { $ships }
       *[other] ; navi { $ships }
    }{ $free-count ->
        [0] ; nessun approdo libero
        [one] ; approdo libero { $free }
       *[other] ; approdi liberi { $free }
    }. { $points }
madeira-board-landing = { $number } per { $wine-counted }
madeira-board-heading-markets = Mercati
madeira-board-market =
    { $market }: { $free-count ->
        [0] nessuna rotta libera
        [one] rotta libera { $free }
       *[other] rotte libere { $free }
    }{ $ships-count ->
        [0] {""}
        [one] ; nave { $ships }
       *[other] ; navi { $ships }
    }. { $points }
madeira-board-route = { $number }: { $goods-counted } per { $reis-counted }
madeira-board-berth = { $seat } { $numbers }
madeira-board-ship-points = Una nave vale { $first }, { $second } e { $third } PP nei round 1, 3 e 5.
madeira-board-heading-players = Giocatori
madeira-board-reconstructed = Alcune cifre sono ricostruite: «spiega» seguito da un nome lo dice.

## Accanto a una scelta

madeira-board-row-detail = dadi { $dice }; { $guilds }
madeira-board-costs = { $character }; costa { $bread }
madeira-board-no-action = nessun lavoratore nella regione, quindi nessuna azione
madeira-board-further = { $list }; { $next }
madeira-board-size-does = { $size }: { $does }
madeira-board-moinho = prendi { $amount }
madeira-board-capitania = ottieni { $points }, sposta al massimo { $amount } in una città
madeira-board-alfandega = sposta al massimo { $amount } in una colonia
madeira-board-coroa = gira al massimo { $amount } a faccia in su
madeira-board-fortaleza = sposta al massimo { $amount } alla guardia cittadina
madeira-board-bought = compri { $wood } per { $reis }
madeira-board-pirates-come = porta { $pirates }
madeira-board-mill-top = sei già in cima: ottieni { $points } invece di salire
madeira-board-mill-bottom = sei già in fondo: perdi { $points } invece di scendere
madeira-board-maintenance-ahead = ti serviranno { $wood } e { $bread }; hai { $has-wood } e { $has-bread }
madeira-board-collects = poi incassi { $gains }

## Che cosa deve ancora uscire

madeira-unseen-favours = Favori non ancora distribuiti: { $favours }.
madeira-unseen-requests = Richieste della Corona non ancora distribuite: { $requests }.
madeira-unseen-starts = Richieste iniziali non ancora distribuite: { $requests }.
madeira-unseen-starts-out = Richieste iniziali fuori dal gioco: { $requests }.
madeira-unseen-rewards = Ricompense del Re non ancora distribuite: { $rewards }.
madeira-unseen-rewards-out = Ricompense del Re fuori dal gioco: { $rewards }.
madeira-unseen-characters = I quattro personaggi si mescolano di nuovo in ogni round che resta.
madeira-unseen-dice = Ogni dado mostra { $faces } con uguale probabilità.
