### Madeira.

## Quantità

madeira-unit-wheat =
    { $count ->
        [one] { $count } grano
       *[other] { $count } grani
    }
madeira-unit-sugar =
    { $count ->
        [one] { $count } zucchero
       *[other] { $count } zuccheri
    }
madeira-unit-wine =
    { $count ->
        [one] { $count } vino
       *[other] { $count } vini
    }
madeira-unit-wood =
    { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
madeira-unit-bread =
    { $count ->
        [one] { $count } pane
       *[other] { $count } pani
    }
madeira-unit-reis = { $count } real
# Quanto costa un edificio.
madeira-unit-cost = { madeira-unit-reis }
madeira-unit-points = { $count } PP
madeira-unit-score = { madeira-unit-points }
madeira-unit-pirates =
    { $count ->
        [one] { $count } pirata
       *[other] { $count } pirati
    }
madeira-unit-workers =
    { $count ->
        [one] { $count } lavoratore
       *[other] { $count } lavoratori
    }
madeira-unit-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
madeira-unit-favours =
    { $count ->
        [one] { $count } favore
       *[other] { $count } favori
    }

## Nomi

madeira-good-wheat = grano
    .pair = 2 grani
    .market = Mercato del grano
madeira-good-sugar = zucchero
    .pair = 2 zuccheri
    .market = Mercato dello zucchero
madeira-good-wine = vino
    .pair = 2 vini
    .market = Mercato del vino

madeira-thing-wheat = grano
madeira-thing-sugar = zucchero
madeira-thing-wine = vino
madeira-thing-wood = legno
madeira-thing-bread = pane
madeira-thing-reis = real

madeira-building-moinho = Moinho
    .at = al Moinho
    .from = dal Moinho
    .to = al Moinho
    .of = del Moinho
madeira-building-capitania = Capitania
    .at = alla Capitania
    .from = dalla Capitania
    .to = alla Capitania
    .of = della Capitania
madeira-building-alfandega = Alfândega
    .at = all’Alfândega
    .from = dall’Alfândega
    .to = all’Alfândega
    .of = dell’Alfândega
madeira-building-coroa = Casa da Coroa
    .at = alla Casa da Coroa
    .from = dalla Casa da Coroa
    .to = alla Casa da Coroa
    .of = della Casa da Coroa
madeira-building-fortaleza = Fortaleza
    .at = alla Fortaleza
    .from = dalla Fortaleza
    .to = alla Fortaleza
    .of = della Fortaleza

madeira-character-administrator = amministratore
    .on = sull’amministratore
    .of = dell’amministratore
madeira-character-guildmaster = mastro della gilda
    .on = sul mastro della gilda
    .of = del mastro della gilda
madeira-character-commander = comandante
    .on = sul comandante
    .of = del comandante
madeira-character-mayor = sindaco
    .on = sul sindaco
    .of = del sindaco
madeira-character-harvester = raccoglitore
    .on = sul raccoglitore
    .of = del raccoglitore

madeira-city-porto-santo = Porto Santo
    .in = a Porto Santo
    .of = di Porto Santo
madeira-city-funchal = Funchal
    .in = a Funchal
    .of = di Funchal
madeira-city-machico = Machico
    .in = a Machico
    .of = di Machico

madeira-colony-acores = Açores
    .to = alle Açores
    .from = dalle Açores
    .in = alle Açores
madeira-colony-brasil = Brasil
    .to = in Brasil
    .from = dal Brasil
    .in = in Brasil
madeira-colony-india = Índia
    .to = in Índia
    .from = dall’Índia
    .in = in Índia

madeira-guild-orange = gilda arancione
    .of = della gilda arancione
madeira-guild-green = gilda verde
    .of = della gilda verde
madeira-guild-blue = gilda blu
    .of = della gilda blu
madeira-guild-purple = gilda viola
    .of = della gilda viola

madeira-favour-monk = monaco
    .the = il monaco
    .does = prendi { $figure-monk }
madeira-favour-bishop = vescovo
    .the = il vescovo
    .does = sposta un tuo segnalino azione su un altro edificio
madeira-favour-patron = mecenate
    .the = il mecenate
    .does = prendi { $figure-patron }
madeira-favour-treasurer = tesoriere
    .the = il tesoriere
    .does = prendi { $figure-treasurer }
madeira-favour-miller = mugnaia
    .the = la mugnaia
    .does = sali di un livello al mulino
madeira-favour-engineer = ingegnere
    .the = l’ingegnere
    .does = raccogli altre { $figure-engineer } volte con il prossimo dado
madeira-favour-navigator = navigatore
    .the = il navigatore
    .does = muovi una nave
madeira-favour-explorer = esploratore
    .the = l’esploratore
    .does = sposta un lavoratore da dove vuoi a dove vuoi
madeira-favour-diplomat = diplomatico
    .the = il diplomatico
    .does = qui agisci come se avessi { $figure-diplomat } in più
madeira-favour-lord = lord
    .the = il lord
    .does = questo edificio non ti costa nulla
madeira-favour-lady = lady
    .the = la lady
    .does = paga { $figure-lady } e fai l’azione di un edificio a scelta
madeira-favour-policeman = poliziotto
    .the = il poliziotto
    .does = scarta metà dei tuoi pirati

madeira-request-trade = rotte commerciali
    .the = la richiesta «rotte commerciali»
madeira-request-urbanisation = urbanizzazione
    .the = la richiesta «urbanizzazione»
madeira-request-expeditions = spedizioni
    .the = la richiesta «spedizioni»
madeira-request-prosperity = prosperità della nazione
    .the = la richiesta «prosperità della nazione»
madeira-request-influence = influenza delle gilde
    .the = la richiesta «influenza delle gilde»

madeira-reward-island = isola
    .does = sposta un lavoratore in una piantagione o nella foresta
madeira-reward-guard = guardia cittadina
    .does = sposta un lavoratore alla guardia cittadina e scarta fino a { $figure-discard }
madeira-reward-windmill = mulino a vento
    .does = sali di un livello al mulino
madeira-reward-guild = gilda
    .does = gira un favore a faccia in su
madeira-reward-medal = medaglia
    .does = ottieni { $figure-medal }
madeira-reward-support = sostegno reale
    .does = scarta fino a { $figure-discard } o prendi { $figure-support }
madeira-reward-city = città
    .does = ottieni { $figure-city } e puoi spostare un lavoratore in una città
madeira-reward-booty = bottino
    .does = prendi { $figure-booty }

madeira-die-guild = dado gilda
    .a = un dado gilda
madeira-die-pirate = dado pirata
    .a = un dado pirata

madeira-row-i = fila I
    .the = la fila I
    .of = della fila I
    .from = dalla fila I
    .in = nella fila I
madeira-row-ii = fila II
    .the = la fila II
    .of = della fila II
    .from = dalla fila II
    .in = nella fila II
madeira-row-iii = fila III
    .the = la fila III
    .of = della fila III
    .from = dalla fila III
    .in = nella fila III
madeira-row-iv = fila IV
    .the = la fila IV
    .of = della fila IV
    .from = dalla fila IV
    .in = nella fila IV

madeira-rank-i = spazio I
    .to = nello spazio I
madeira-rank-ii = spazio II
    .to = nello spazio II
madeira-rank-iii = spazio III
    .to = nello spazio III
madeira-rank-iv = spazio IV
    .to = nello spazio IV

madeira-pass-gain-reis = prendi i real
    .that = i real
madeira-pass-gain-city = ottieni { $figure-pass-city } e puoi spostare un lavoratore in una città
    .that = lo spostamento in una città
madeira-pass-gain-guard = sposta un lavoratore alla guardia cittadina
    .that = lo spostamento alla guardia cittadina
madeira-pass-gain-ship = muovi una nave
    .that = il movimento di una nave

madeira-mill-gain-bread = pane
madeira-mill-gain-reis = real

madeira-relief-pirates = Scarta fino a { $figure-discard }
madeira-relief-bread = Prendi { $figure-support }

madeira-errand-plantation = in una piantagione o nella foresta
    .piece = un lavoratore
    .the = il lavoratore
madeira-errand-city = in uno spazio libero di una città
    .piece = un lavoratore
    .the = il lavoratore
madeira-errand-colony = in una colonia
    .piece = un lavoratore
    .the = il lavoratore
madeira-errand-guard = alla guardia cittadina
    .piece = un lavoratore
    .the = il lavoratore
madeira-errand-mayor = in un altro spazio di una città
    .piece = un tuo lavoratore o un cittadino neutrale
    .the = il lavoratore o il cittadino
madeira-errand-explorer = in un posto a scelta
    .piece = un lavoratore
    .the = il lavoratore

madeira-size-small = azione piccola
    .the = l’azione piccola
madeira-size-large = azione grande
    .the = l’azione grande

madeira-phase-setup = Preparazione della partita
madeira-phase-a = Fase A: preparazione
madeira-phase-b = Fase B: personaggi
madeira-phase-c = Fase C: edifici
madeira-phase-d = Fase D: mantenimento
madeira-phase-e = Fase E: richieste della Corona
madeira-phase-over = Fine della partita

madeira-account-trade = rotte commerciali
madeira-account-urbanisation = urbanizzazione
madeira-account-expeditions = spedizioni
madeira-account-prosperity = prosperità della nazione
madeira-account-influence = influenza delle gilde
madeira-account-city = arrivi nelle città
madeira-account-colonies = arrivi nelle colonie
madeira-account-windmill = mulino a vento
madeira-account-honour = onore della guardia
madeira-account-medals = medaglie
madeira-account-resources = risorse avanzate
madeira-account-pirates = pirati

madeira-place-reserve = riserva
    .to = nella riserva
    .from = dalla riserva
    .in = nella riserva
    .voyage = nella riserva
madeira-place-guard = guardia cittadina
    .to = alla guardia cittadina
    .from = dalla guardia cittadina
    .in = alla guardia cittadina
madeira-place-forest = foresta
    .to = nella foresta
    .from = dalla foresta
    .in = nella foresta

madeira-field = piantagione { $word }
    .the = la piantagione { $word }
    .to = nella piantagione { $word }
    .from = dalla piantagione { $word }
    .in = nella piantagione { $word }

madeira-space-porto-santo = spazio { $number } di Porto Santo
    .to = nello spazio { $number } di Porto Santo
    .from = dallo spazio { $number } di Porto Santo
    .in = nello spazio { $number } di Porto Santo
madeira-space-funchal = spazio { $number } di Funchal
    .to = nello spazio { $number } di Funchal
    .from = dallo spazio { $number } di Funchal
    .in = nello spazio { $number } di Funchal
madeira-space-machico = spazio { $number } di Machico
    .to = nello spazio { $number } di Machico
    .from = dallo spazio { $number } di Machico
    .in = nello spazio { $number } di Machico

madeira-district-porto-santo = distretto { $number } di Porto Santo
    .the = il distretto { $number } di Porto Santo
    .in = nel distretto { $number } di Porto Santo
    .price = { $wood }
madeira-district-funchal = distretto { $number } di Funchal
    .the = il distretto { $number } di Funchal
    .in = nel distretto { $number } di Funchal
    .price = { $wood }
madeira-district-machico = distretto { $number } di Machico
    .the = il distretto { $number } di Machico
    .in = nel distretto { $number } di Machico
    .price = { $wood }

madeira-landing-acores = approdo { $number } delle Açores
    .to = all’approdo { $number } delle Açores
    .from = dall’approdo { $number } delle Açores
    .in = all’approdo { $number } delle Açores
    .voyage = all’approdo { $number } delle Açores ({ $wine })
madeira-landing-brasil = approdo { $number } del Brasil
    .to = all’approdo { $number } del Brasil
    .from = dall’approdo { $number } del Brasil
    .in = all’approdo { $number } del Brasil
    .voyage = all’approdo { $number } del Brasil ({ $wine })
madeira-landing-india = approdo { $number } dell’Índia
    .to = all’approdo { $number } dell’Índia
    .from = dall’approdo { $number } dell’Índia
    .in = all’approdo { $number } dell’Índia
    .voyage = all’approdo { $number } dell’Índia ({ $wine })

madeira-route-wheat = rotta del grano { $number }
    .to = sulla rotta del grano { $number }
    .from = dalla rotta del grano { $number }
    .in = sulla rotta del grano { $number }
    .voyage = sulla rotta del grano { $number } ({ $goods } per { $reis })
    .good = grano
madeira-route-sugar = rotta dello zucchero { $number }
    .to = sulla rotta dello zucchero { $number }
    .from = dalla rotta dello zucchero { $number }
    .in = sulla rotta dello zucchero { $number }
    .voyage = sulla rotta dello zucchero { $number } ({ $goods } per { $reis })
    .good = zucchero
madeira-route-wine = rotta del vino { $number }
    .to = sulla rotta del vino { $number }
    .from = dalla rotta del vino { $number }
    .in = sulla rotta del vino { $number }
    .voyage = sulla rotta del vino { $number } ({ $goods } per { $reis })
    .good = vino

## Che cosa si può fare

madeira-action-settle = Metti un lavoratore { $space-in }
madeira-action-plant = Metti un lavoratore { $place-in }
madeira-action-row = Scegli { $row-the }
madeira-action-request = Prendi { $request-the }
madeira-action-guild = Gira a faccia in su i tuoi favori { $guild-of }
madeira-action-convert =
    { $second-same ->
        [yes] Dai { $first-pair } per 1 { $take }
       *[no] Dai 1 { $first } e 1 { $second } per 1 { $take }
    }
madeira-action-mill-up = Dai { $figure-mill-wheat } e sali di un livello al mulino
madeira-action-mill-down = Scendi di un livello al mulino e prendi { $take }
madeira-action-favour = Usa { $favour-the }: { $favour-does }
madeira-action-place = Piazza { $die-a } di valore { $face } { $building-at }
madeira-action-pass = Passa e vai { $rank-to }: { $gain }
madeira-action-act = Fai l’azione del personaggio
madeira-action-harvest = Raccogli
madeira-action-again = Raccogli ancora { $field-in }
madeira-action-move = Spostane uno { $from-from }
madeira-action-to = Spostalo { $place-to }
madeira-action-sail = Salpa { $from-from }
madeira-action-sail-to = Naviga { $berth-voyage }
madeira-action-reward = { $colony }, { $reward }: { $reward-does }
madeira-action-support = { $relief }
madeira-action-build = Costruisci { $district-the } con { $district-price } e prendi il suo favore
madeira-action-wood = Prendi 1 legno { $source-from }
madeira-action-pay = Paga
madeira-action-pirates = Prendi i pirati
madeira-action-lady = Fai l’azione { $building-of }
madeira-action-marker = Sposta il tuo segnalino { $building-from }
madeira-action-marker-to = Sposta il segnalino { $building-to }
madeira-action-turn-up = Gira { $favour-the } a faccia in su
madeira-action-honour = Richiama una guardia e ottieni { $figure-honour }
madeira-action-maintain = Paga { $wood-counted }
madeira-action-feed = Paga { $bread-counted }
madeira-action-score = Valuta { $request-the }
madeira-action-spend = Paga { $reis-counted }
madeira-action-stop = Non fare altro

## Che cosa porta il caso

madeira-outcome-starts = Richieste iniziali: { $requests-sequence }
    .ask = Quale richiesta iniziale ha ogni giocatore, nell’ordine dei posti?
madeira-outcome-row-requests = Richieste { $row-of }: { $requests-sequence }
    .ask = Quali richieste ci sono { $row-in }?
madeira-outcome-city-favours = Favori { $city-in }: { $favours-sequence }
    .ask = Quali favori ci sono { $city-in }, da sinistra a destra?
madeira-outcome-rewards-a = Ricompense del Re A: { $rewards-sequence }
    .ask = Quali ricompense del Re A ci sono sulle colonie, dalle Açores all’Índia?
madeira-outcome-rewards-b = Ricompense del Re B: { $rewards-sequence }
    .ask = Quali ricompense del Re B ci sono sulle colonie, dalle Açores all’Índia?
madeira-outcome-characters = Personaggi: { $characters-sequence }
    .ask = Quali personaggi ci sono sugli edifici, in ordine e senza quello vuoto?
madeira-outcome-pirate-dice = Dadi pirata: { $faces-sequence }
    .ask = Che cosa mostrano i dadi pirata?
madeira-outcome-row-dice = Dadi { $row-of }: { $faces-sequence }
    .ask = Che cosa mostrano i dadi { $row-of }?
madeira-outcome-roll =
    { $pirate-count ->
        [0] Dadi { $building-at }: { $guild-sequence }
       *[other] Dadi { $building-at }: { $guild-sequence }; dado pirata: { $pirate-sequence }
    }
    .ask = Che cosa mostrano i dadi { $building-at }, prima quelli gilda?

## Che cosa c’è da decidere

madeira-prompt-settle = Scegli lo spazio di una città per un tuo lavoratore.
    .waiting = { $seat } sceglie uno spazio di una città.
madeira-prompt-plant =
    { $left ->
        [one] Scegli una piantagione, o la foresta, per l’ultimo lavoratore da mettere.
       *[other] Scegli una piantagione, o la foresta, per un lavoratore. Ne restano { $left } da mettere.
    }
    .waiting = { $seat } sceglie una piantagione (ancora { $left }).
madeira-prompt-row = Scegli una fila della plancia delle gilde: i suoi dadi, una sua richiesta e il suo posto nell’ordine della fase B.
    .waiting = { $seat } sceglie una fila della plancia delle gilde.
madeira-prompt-request = Scegli una richiesta della Corona { $row-from }.
    .waiting = { $seat } sceglie una richiesta della Corona { $row-from }.
madeira-prompt-guild = Scegli la gilda di cui girare i favori a faccia in su.
    .waiting = { $seat } sceglie una gilda.
madeira-prompt-turn = Tocca a te: piazza un dado o passa.
    .waiting = { $seat } sceglie un dado da piazzare.
madeira-prompt-character =
    { $character-word ->
        [harvester] Hai scelto il raccoglitore { $building-of }: raccogli o non fare nulla.
       *[other] Fai l’azione { $character-of } { $building-at }, raccogli o non fare nulla.
    }
    .stop = Non fare nulla qui
    .waiting = { $seat } decide l’azione { $character-of } { $building-at }.
madeira-prompt-harvest-again =
    { $left ->
        [one] Scegli una piantagione in cui raccogliere ancora una volta.
       *[other] Scegli una piantagione in cui raccogliere ancora. Ti restano { $left } raccolti.
    }
    .stop = Non raccogliere altro
    .waiting = { $seat } sceglie dove raccogliere ancora (ancora { $left }).
madeira-prompt-engineer =
    { $left ->
        [one] Il tuo ingegnere: scegli una piantagione in cui raccogliere ancora una volta, o fermati.
       *[other] Il tuo ingegnere: scegli una piantagione in cui raccogliere ancora, o fermati. Ti restano { $left } raccolti.
    }
    .stop = Non raccogliere altro
    .waiting = { $seat } sceglie una piantagione per l’ingegnere (ancora { $left }).
madeira-prompt-move =
    { $left ->
        [one] Scegli { $errand-piece } da spostare { $errand }.
       *[other] Scegli { $errand-piece } da spostare { $errand }. Ne puoi spostare fino a { $left }.
    }
    .stop = Lascia tutti dove sono
    .waiting = { $seat } sceglie chi spostare { $errand } (ancora { $left }).
madeira-prompt-to = Scegli dove va { $errand-the } che parte { $from-from }.
    .stop = Lascia { $errand-the } dov’è
    .waiting = { $seat } sceglie dove va { $errand-the } che parte { $from-from }.
madeira-prompt-sail =
    { $left ->
        [one] Puoi muovere una nave. Quale?
       *[other] Puoi muovere fino a { $left } navi. Quale per prima?
    }
    .stop = Lascia le navi dove sono
    .waiting = { $seat } sceglie una nave da far salpare (ancora { $left }).
madeira-prompt-sail-to = Scegli dove va la nave che parte { $from-from }.
    .stop = Lascia la nave dov’è
    .waiting = { $seat } sceglie dove va la nave che parte { $from-from }.
madeira-prompt-reward =
    { $left ->
        [one] Scegli una ricompensa del Re.
       *[other] Scegli una ricompensa del Re. Ne hai { $left } da scegliere.
    }
    .stop = Non prendere ricompense
    .waiting = { $seat } sceglie una ricompensa del Re (ancora { $left }).
madeira-prompt-support = Sostegno reale: scarta pirati o prendi pane.
    .waiting = { $seat } sceglie fra pirati e pane.
madeira-prompt-build = Scegli un distretto da costruire: il suo favore sarà tuo.
    .stop = Non costruire nulla
    .waiting = { $seat } sceglie un distretto da costruire.
madeira-prompt-buy-wood =
    { $left ->
        [one] Ti manca { $left } legno: scegli dove comprarlo.
       *[other] Ti mancano { $left } legni: scegli dove comprare il prossimo.
    }
    .waiting = { $seat } sceglie dove comprare il legno (ancora { $left }).
madeira-prompt-take-wood =
    { $left ->
        [one] Scegli dove prendere { $left } legno.
       *[other] Scegli dove prendere il prossimo legno. Ne puoi prendere { $left }.
    }
    .waiting = { $seat } sceglie dove prendere il legno (ancora { $left }).
madeira-prompt-debt = Paga { $reis-counted } per il legno che hai comprato.
    .waiting = { $seat } paga { $reis-counted } per il legno.
madeira-prompt-building =
    { $cost ->
        [0] Non paghi nulla { $building-at }: agisci, o prendi { $pirates-counted }.
       *[other] { $building }: paga { $cost-counted } e agisci, o prendi { $pirates-counted }.
    }
    .waiting = { $seat } decide { $building-at }: { $cost-counted } o { $pirates-counted }.
madeira-prompt-lady = Scegli l’edificio di cui la tua lady fa l’azione.
    .waiting = { $seat } sceglie un edificio per la lady.
madeira-prompt-marker = Scegli il segnalino azione che il tuo vescovo sposta.
    .waiting = { $seat } sceglie un segnalino azione per il vescovo.
madeira-prompt-marker-to = Scegli dove va il segnalino che parte { $from-from }.
    .waiting = { $seat } sceglie dove va il segnalino che parte { $from-from }.
madeira-prompt-turn-up =
    { $left ->
        [one] Scegli un favore da girare a faccia in su.
       *[other] Scegli un favore da girare a faccia in su. Ne puoi girare fino a { $left }.
    }
    .stop = Non girare altri favori
    .waiting = { $seat } sceglie un favore da girare a faccia in su (ancora { $left }).
madeira-prompt-prepare = Prima del mantenimento: usa il mulino, o vai avanti.
    .stop = Passa al mantenimento
    .waiting = { $seat } si prepara al mantenimento.
madeira-prompt-honour = Hai più guardie di chiunque altro: ne richiami una per { $figure-honour }?
    .stop = Lascia la guardia dov’è
    .waiting = { $seat } decide se richiamare una guardia.
madeira-prompt-maintain =
    { $ships ->
        [one] La tua nave chiede 1 legno. Lo paghi? Se no, arriva un pirata.
       *[other] Le tue { $ships } navi chiedono { $ships } legni. Quanti ne paghi? Per ognuno che manca arriva un pirata.
    }
    .waiting = { $seat } decide quanto legno pagare per { $ships-counted }.
madeira-prompt-feed =
    { $need ->
        [0] I tuoi lavoratori non chiedono pane. Puoi ancora usare il mulino.
        [one] I tuoi lavoratori chiedono 1 pane. Lo paghi? Se no, arriva un pirata.
       *[other] I tuoi lavoratori chiedono { $need } pani. Quanti ne paghi? Per ognuno che manca arriva un pirata.
    }
    .waiting =
        { $need ->
            [0] { $seat } non ha nessuno da sfamare e può usare il mulino.
            [one] { $seat } decide se pagare 1 pane.
           *[other] { $seat } decide quanti pani pagare, su { $need }.
        }
madeira-prompt-score =
    { $left ->
        [one] Scegli una richiesta della Corona da valutare.
       *[other] Scegli una richiesta della Corona da valutare. Ne valuti { $left }.
    }
    .waiting = { $seat } sceglie una richiesta della Corona da valutare (ancora { $left }).
madeira-prompt-spend = Prosperità della nazione: quanti real paghi (al massimo { $most })? Ognuno vale 1 PP.
    .waiting = { $seat } decide quanti real pagare per la prosperità (al massimo { $most }).

## Titoli sopra le scelte

madeira-group-city = { $city }
madeira-group-region = Regione { $region }
madeira-group-colonies = Colonie
madeira-group-elsewhere = Foresta, guardia, riserva
madeira-group-rows = Plancia delle gilde
madeira-group-requests = Richieste della Corona
madeira-group-guilds = Gilde
madeira-group-convert = Mulino: scambia beni
madeira-group-windmill = Mulino: sali o scendi
madeira-group-favours = Favori delle gilde
madeira-group-guild-die = Dado gilda di valore { $face }
madeira-group-pirate-die = Dado pirata di valore { $face }
madeira-group-pass = Passa
madeira-group-act = Azione
madeira-group-again = Altro raccolto
madeira-group-landings = Approdi { $colony-in }
madeira-group-routes = { $market-market }
madeira-group-from-landings = Nave { $colony-from }
madeira-group-from-routes =
    { $market-word ->
        [wheat] Nave dal mercato del grano
        [sugar] Nave dal mercato dello zucchero
       *[wine] Nave dal mercato del vino
    }
madeira-group-from-reserve = Nave dalla riserva
madeira-group-rewards = Ricompense del Re
madeira-group-districts = Distretti { $city-of }
madeira-group-wood-region = Legno nella regione { $region }
madeira-group-forest = Foresta
madeira-group-buildings = Edifici
madeira-group-honour = Guardia cittadina
madeira-group-amount =
    { $from ->
        [0] Quanto pagare
       *[other] Da { $from } in su
    }
madeira-group-stop = Altrimenti

## Che cosa è successo

madeira-event-start-request =
    { $seat-you ->
        [yes] Cominci con { $request-the }.
       *[no] { $seat } comincia con { $request-the }.
    }
madeira-event-order = Ordine di turno: { $seats-sequence }.
madeira-event-row-requests = Richieste { $row-of }: { $requests }.
madeira-event-city-favours = Favori { $city-in }: { $favours }.
madeira-event-colony-reward = Ricompensa del Re { $colony-in }: { $reward }.
madeira-event-settled =
    { $seat-you ->
        [yes] Metti un lavoratore { $space-in }.
       *[no] { $seat } mette un lavoratore { $space-in }.
    }
madeira-event-planted =
    { $seat-you ->
        [yes] Metti un lavoratore { $place-in }.
       *[no] { $seat } mette un lavoratore { $place-in }.
    }
madeira-event-posted =
    { $seat-you ->
        [yes] Metti { $workers-counted } alla guardia cittadina.
       *[no] { $seat } mette { $workers-counted } alla guardia cittadina.
    }
madeira-event-round = Round { $round }
madeira-event-phase = { $phase }
madeira-event-character = { $building }: { $character }.
madeira-event-pirate-dice = I dadi pirata mostrano { $faces }.
madeira-event-row-dice = I dadi { $row-of } mostrano { $faces }.
madeira-event-row-chosen =
    { $seat-you ->
        [yes] Hai scelto { $row-the }.
       *[no] { $seat } sceglie { $row-the }.
    }
madeira-event-request-taken =
    { $seat-you ->
        [yes] Prendi { $request-the }.
       *[no] { $seat } prende { $request-the }.
    }
madeira-event-refreshed =
    { $favours-count ->
        [0] { $seat-you ->
            [yes] Non hai favori { $guild-of } da girare.
           *[no] { $seat } non ha favori { $guild-of } da girare.
        }
        [one] { $seat-you ->
            [yes] Giri a faccia in su un tuo favore { $guild-of }: { $favours }.
           *[no] { $seat } gira a faccia in su un favore { $guild-of }: { $favours }.
        }
       *[other] { $seat-you ->
            [yes] Giri a faccia in su i tuoi favori { $guild-of }: { $favours }.
           *[no] { $seat } gira a faccia in su i favori { $guild-of }: { $favours }.
        }
    }
madeira-event-gained =
    { $seat-you ->
        [yes] Ottieni { $thing-counted }.
       *[no] { $seat } ottiene { $thing-counted }.
    }
madeira-event-paid =
    { $seat-you ->
        [yes] Paghi { $thing-counted }.
       *[no] { $seat } paga { $thing-counted }.
    }
madeira-event-points =
    { $points-sign ->
        [minus] { $seat-you ->
            [yes] Perdi { $points-size } PP ({ $account }).
           *[no] { $seat } perde { $points-size } PP ({ $account }).
        }
       *[plus] { $seat-you ->
            [yes] Ottieni { $points-size } PP ({ $account }).
           *[no] { $seat } ottiene { $points-size } PP ({ $account }).
        }
    }
madeira-event-pirates-came =
    { $seat-you ->
        [yes] Prendi { $pirates-counted }.
       *[no] { $seat } prende { $pirates-counted }.
    }
madeira-event-pirates-left =
    { $seat-you ->
        [yes] Scarti { $pirates-counted }.
       *[no] { $seat } scarta { $pirates-counted }.
    }
madeira-event-converted =
    { $second-same ->
        [yes] { $seat-you ->
            [yes] Scambi { $first-pair } con 1 { $take }.
           *[no] { $seat } scambia { $first-pair } con 1 { $take }.
        }
       *[no] { $seat-you ->
            [yes] Scambi 1 { $first } e 1 { $second } con 1 { $take }.
           *[no] { $seat } scambia 1 { $first } e 1 { $second } con 1 { $take }.
        }
    }
madeira-event-mill-up =
    { $seat-you ->
        [yes] Sali al livello { $level } del mulino.
       *[no] { $seat } sale al livello { $level } del mulino.
    }
madeira-event-mill-down =
    { $seat-you ->
        [yes] Scendi al livello { $level } del mulino.
       *[no] { $seat } scende al livello { $level } del mulino.
    }
madeira-event-favour-used =
    { $seat-you ->
        [yes] Usi { $favour-the }.
       *[no] { $seat } usa { $favour-the }.
    }
madeira-event-favour-taken =
    { $seat-you ->
        [yes] Costruisci { $district-the } e prendi { $favour-the }.
       *[no] { $seat } costruisce { $district-the } e prende { $favour-the }.
    }
madeira-event-favour-up =
    { $seat-you ->
        [yes] Giri { $favour-the } a faccia in su.
       *[no] { $seat } gira { $favour-the } a faccia in su.
    }
madeira-event-die-placed =
    { $seat-you ->
        [yes] Piazzi { $die-a } di valore { $face } { $character-on } { $building-at }.
       *[no] { $seat } piazza { $die-a } di valore { $face } { $character-on } { $building-at }.
    }
madeira-event-passed =
    { $seat-you ->
        [yes] Passi e vai { $rank-to } dell’ordine di turno.
       *[no] { $seat } passa e va { $rank-to } dell’ordine di turno.
    }
madeira-event-harvested =
    { $seat-you ->
        [yes] Raccogli { $thing-counted } { $field-in }.
       *[no] { $seat } raccoglie { $thing-counted } { $field-in }.
    }
madeira-event-worker-moved =
    { $seat-you ->
        [yes] Sposti un lavoratore { $from-from } { $to-to }.
       *[no] { $seat } sposta un lavoratore { $from-from } { $to-to }.
    }
madeira-event-citizen-moved =
    { $seat-you ->
        [yes] Sposti un cittadino neutrale { $from-from } { $to-to }.
       *[no] { $seat } sposta un cittadino neutrale { $from-from } { $to-to }.
    }
madeira-event-ship-moved =
    { $seat-you ->
        [yes] Muovi una nave { $from-from } { $to-to }.
       *[no] { $seat } muove una nave { $from-from } { $to-to }.
    }
madeira-event-rewarded =
    { $seat-you ->
        [yes] Il Re ti ricompensa { $colony-in }: { $reward }.
       *[no] Il Re ricompensa { $seat } { $colony-in }: { $reward }.
    }
madeira-event-wood-bought =
    { $seat-you ->
        [yes] Compri 1 legno { $source-from }.
       *[no] { $seat } compra 1 legno { $source-from }.
    }
madeira-event-wood-taken =
    { $seat-you ->
        [yes] Prendi 1 legno { $source-from }.
       *[no] { $seat } prende 1 legno { $source-from }.
    }
madeira-event-debt-paid =
    { $seat-you ->
        [yes] Paghi { $reis-counted } per { $wood-counted }.
       *[no] { $seat } paga { $reis-counted } per { $wood-counted }.
    }
madeira-event-marker-moved =
    { $seat-you ->
        [yes] Sposti un segnalino azione { $from-from } { $to-to }.
       *[no] { $seat } sposta un segnalino azione { $from-from } { $to-to }.
    }
madeira-event-rolled =
    { $pirate-count ->
        [0] { $guild-count ->
            [0] Non ci sono dadi { $building-at }.
            [one] Il dado { $building-at } mostra { $guild }.
           *[other] I dadi { $building-at } mostrano { $guild }.
        }
       *[other] { $guild-count ->
            [0] { $building }: il dado pirata mostra { $pirate }.
            [one] { $building }: il dado mostra { $guild }, il dado pirata { $pirate }.
           *[other] { $building }: i dadi mostrano { $guild }, il dado pirata { $pirate }.
        }
    }
madeira-event-building-cost = Costo { $building-at }: { $cost-counted }; chi non paga prende { $pirates-counted }.
madeira-event-building-paid =
    { $cost ->
        [0] { $seat-you ->
            [yes] Non paghi nulla { $building-at }.
           *[no] { $seat } non paga nulla { $building-at }.
        }
       *[other] { $seat-you ->
            [yes] Paghi { $building-at }.
           *[no] { $seat } paga { $building-at }.
        }
    }
madeira-event-building-refused =
    { $seat-you ->
        [yes] Non paghi { $building-at }.
       *[no] { $seat } non paga { $building-at }.
    }
madeira-event-building-used =
    { $seat-you ->
        [yes] Fai { $size-the } { $building-of }.
       *[no] { $seat } fa { $size-the } { $building-of }.
    }
madeira-event-building-idle =
    { $seat-you ->
        [yes] Non agisci { $building-at }.
       *[no] { $seat } non agisce { $building-at }.
    }
madeira-event-honour =
    { $seat-you ->
        [yes] L’onore della guardia è tuo.
       *[no] L’onore della guardia è di { $seat }.
    }
madeira-event-honour-declined =
    { $seat-you ->
        [yes] Lasci tutte le tue guardie al loro posto.
       *[no] { $seat } lascia tutte le guardie al loro posto.
    }
madeira-event-honour-tied = Nessuno ha più guardie di chiunque altro: niente onore in questo round.
madeira-event-income =
    { $seat-you ->
        [yes] Ricevi { $thing-counted } { $colony-from }.
       *[no] { $seat } riceve { $thing-counted } { $colony-from }.
    }
madeira-event-maintained =
    { $ships ->
        [one] { $wood ->
            [0] { $seat-you ->
                [yes] Non mantieni la tua nave.
               *[no] { $seat } non mantiene la sua nave.
            }
           *[other] { $seat-you ->
                [yes] Mantieni la tua nave.
               *[no] { $seat } mantiene la sua nave.
            }
        }
       *[other] { $wood ->
            [0] { $seat-you ->
                [yes] Non mantieni nessuna delle tue { $ships } navi.
               *[no] { $seat } non mantiene nessuna delle sue { $ships } navi.
            }
           *[other] { $seat-you ->
                [yes] Mantieni { $wood } delle tue { $ships } navi.
               *[no] { $seat } mantiene { $wood } delle sue { $ships } navi.
            }
        }
    }
madeira-event-fed =
    { $need ->
        [0] { $seat-you ->
            [yes] Il tuo mulino sfama tutti i tuoi lavoratori.
           *[no] Il mulino di { $seat } sfama tutti i lavoratori.
        }
        [one] { $seat-you ->
            [yes] I tuoi lavoratori chiedono { $need } pane.
           *[no] I lavoratori di { $seat } chiedono { $need } pane.
        }
       *[other] { $seat-you ->
            [yes] I tuoi lavoratori chiedono { $need } pani.
           *[no] I lavoratori di { $seat } chiedono { $need } pani.
        }
    }
madeira-event-scored =
    { $seat-you ->
        [yes] Valuti { $request-the }: { $points-counted }.
       *[no] { $seat } valuta { $request-the }: { $points-counted }.
    }
madeira-event-field-converted = D’ora in poi { $field-the } produce { $good }.
madeira-event-leftovers =
    { $seat-you ->
        [yes] Hai ancora risorse per { $reis-counted }: { $points-counted }.
       *[no] { $seat } ha ancora risorse per { $reis-counted }: { $points-counted }.
    }
madeira-event-pirates-counted =
    { $seat-you ->
        [yes] Finisci con { $pirates-counted }.
       *[no] { $seat } finisce con { $pirates-counted }.
    }
madeira-event-over = La partita è finita.

## Perché qualcosa non è permesso

madeira-refusal-other-decision = Non è questo che devi decidere adesso.
madeira-refusal-outcome-does-not-fit = Con questi dadi o queste tessere non può uscire.
madeira-refusal-space-occupied = C’è già qualcuno { $space-in }.
madeira-refusal-district-not-built = Nessuno può abitare { $district-in } finché non è costruito.
madeira-refusal-plantation-occupied = C’è già un altro lavoratore { $place-in }; all’inizio ognuno dev’essere solo.
madeira-refusal-region-used = Il tuo primo lavoratore è già nella regione { $region }. All’inizio i due non possono stare nella stessa regione.
madeira-refusal-not-a-plantation = All’inizio questo lavoratore va in una piantagione o nella foresta.
madeira-refusal-row-taken = Qualcuno ha già scelto { $row-the }.
madeira-refusal-not-in-this-game = Con questo numero di giocatori non si usa.
madeira-refusal-request-not-in-row = La richiesta «{ $request }» non è { $row-in }.
madeira-refusal-guild-not-in-row = La { $guild } non è { $row-in }.
madeira-refusal-guild-has-nothing-to-turn = Non hai favori { $guild-of } a faccia in giù.
madeira-refusal-windmill-closed = Il mulino si usa solo nelle fasi B, C e D, quando hai qualcosa da decidere.
madeira-refusal-windmill-down-closed = Al mulino si può scendere solo nelle fasi B e C.
madeira-refusal-goods-missing =
    { $needs ->
        [one] Non hai abbastanza { $good }: ne serve { $needs }, ne hai { $has }.
       *[other] Non hai abbastanza { $good }: ne servono { $needs }, ne hai { $has }.
    }
madeira-refusal-conversion-pointless = Daresti { $good } per avere { $good }. Prendi un altro bene.
madeira-refusal-no-prestige-to-lose = Al livello più basso del mulino questo costa { $figure-mill-points }, e non ne hai abbastanza.
madeira-refusal-debt-unpayable = Il legno costerebbe in tutto { $owes } real. Puoi arrivare al massimo a { $reach }.
madeira-refusal-favour-not-owned = Non possiedi { $favour-the }.
madeira-refusal-favour-face-down = Hai { $favour-the } a faccia in giù: si usa solo a faccia in su.
madeira-refusal-favour-spent-this-turn = In questo turno hai già usato un favore.
madeira-refusal-favour-wrong-phase = In questa fase non puoi usare { $favour-the }.
madeira-refusal-favour-without-effect = In questo momento { $favour-the } non avrebbe effetto.
madeira-refusal-lady-reis-missing = La lady costa { $needs } real. Ne hai { $has }.
madeira-refusal-no-worker-in-region = Non hai lavoratori nelle piantagioni della regione { $region }.
madeira-refusal-marker-not-there = Non hai segnalini azione { $building-at }.
madeira-refusal-marker-already-there = Il segnalino è già { $building-at }. Scegli un altro edificio.
madeira-refusal-die-not-there =
    { $die-word ->
        [pirate] Alla guardia cittadina non c’è un dado pirata di valore { $face }.
       *[guild] Non hai un dado gilda di valore { $face }.
    }
madeira-refusal-no-guard-for-pirate-die = Un dado pirata richiede un tuo lavoratore alla guardia cittadina. Lì non ne hai.
madeira-refusal-character-full =
    { $dice ->
        [one] C’è { $dice } posto per i dadi { $character-on }, ed è occupato.
       *[other] Ci sono { $dice } posti per i dadi { $character-on }, e sono tutti occupati.
    }
madeira-refusal-pirate-die-there = C’è già un dado pirata { $character-on }.
madeira-refusal-bread-missing =
    { $needs ->
        [one] Piazzare questo dado costa { $needs } pane. Ne hai { $has }.
       *[other] Piazzare questo dado costa { $needs } pani. Ne hai { $has }.
    }
madeira-refusal-rank-taken = C’è già qualcuno { $rank-to }.
madeira-refusal-rank-gain-missing = Passando { $rank-to } non ottieni { $gain-that }.
madeira-refusal-nothing-to-do = Qui non c’è niente che tu possa fare.
madeira-refusal-nothing-to-harvest = Non hai niente da raccogliere nella regione { $region }: nessun tuo lavoratore è in una sua piantagione.
madeira-refusal-harvester-only-harvests = Con il raccoglitore si può soltanto raccogliere.
madeira-refusal-field-not-harvested = Con questo dado non hai raccolto { $field-in }.
madeira-refusal-harvest-compulsory = Il secondo raccolto del raccoglitore è obbligatorio. Scegli una piantagione.
madeira-refusal-no-piece-there = Non c’è nessuno { $place-in } che tu possa spostare { $errand }.
madeira-refusal-piece-already-moved = Chi è { $place-in } si è appena mosso. Scegline un altro.
madeira-refusal-origin-not-allowed = Adesso non si può spostare nessuno { $place-from } { $errand }.
madeira-refusal-destination-not-allowed = Questo spostamento va { $errand }, non { $place-to }.
madeira-refusal-same-place = È già { $place-in }. Scegli un altro posto.
madeira-refusal-worker-already-there = Hai già un lavoratore { $place-in }; ce ne sta uno per giocatore.
madeira-refusal-nowhere-to-go = Ora nessuno può spostarsi { $place-from } { $errand }: gli spazi sono tutti occupati.
madeira-refusal-space-taken = C’è già qualcuno { $space-in }.
madeira-refusal-no-ship-there = Non hai navi { $berth-in }.
madeira-refusal-ship-already-moved = La nave { $berth-in } è appena arrivata. Scegline un’altra.
madeira-refusal-berth-occupied = C’è già una nave { $berth-in }.
madeira-refusal-ships-never-return = Una nave non torna mai nella riserva.
madeira-refusal-wine-missing =
    { $needs ->
        [one] Navigare { $landing-to } costa { $needs } vino. Ne hai { $has }.
       *[other] Navigare { $landing-to } costa { $needs } vini. Ne hai { $has }.
    }
madeira-refusal-cargo-missing =
    { $needs ->
        [one] Non hai abbastanza { $route-good } per navigare { $route-to }: ne serve { $needs }, ne hai { $has }.
       *[other] Non hai abbastanza { $route-good } per navigare { $route-to }: ne servono { $needs }, ne hai { $has }.
    }
madeira-refusal-wood-missing =
    { $needs ->
        [one] Questo costa { $needs } legno. Ne hai { $has } e non puoi comprarne abbastanza.
       *[other] Questo costa { $needs } legni. Ne hai { $has } e non puoi comprarne abbastanza.
    }
madeira-refusal-no-harbour-in-reach = Non c’è uno spazio libero che tu possa pagare.
madeira-refusal-reward-not-earned = Nessuna tua nave ha appena meritato la ricompensa «{ $reward }» { $colony-in }.
madeira-refusal-reward-without-effect = La ricompensa «{ $reward }» ora non ti darebbe nulla.
madeira-refusal-district-already-built = Qualcuno ha già costruito { $district-the }.
madeira-refusal-no-wood-there = Non c’è legno { $source-in }.
madeira-refusal-no-access-to-wood = Non hai un lavoratore { $source-in }, quindi non puoi avere il suo legno.
madeira-refusal-choose-compulsory = Qui una scelta è obbligatoria.
madeira-refusal-cost-missing = Questo costa { $needs } real. Ne hai { $has }.
madeira-refusal-favour-already-up = Hai già { $favour-the } a faccia in su.
madeira-refusal-debt-missing = Il legno che hai comprato costa { $needs } real. Ne hai { $has }.
madeira-refusal-too-much-wood =
    { $most ->
        [one] Qui puoi pagare al massimo { $most } legno.
       *[other] Qui puoi pagare al massimo { $most } legni.
    }
madeira-refusal-too-much-bread =
    { $most ->
        [one] Qui puoi pagare al massimo { $most } pane.
       *[other] Qui puoi pagare al massimo { $most } pani.
    }
madeira-refusal-too-much-reis = Qui puoi pagare al massimo { $most } real.
madeira-refusal-request-not-held = Non hai { $request-the }.

## Spiegazioni

madeira-about-character-administrator = Sposta fino a 2 lavoratori, ognuno in una piantagione o nella foresta, dove non ne hai.
madeira-about-character-guildmaster = Costruisci un distretto: paga il suo legno e prendi il suo favore, a faccia in giù.
madeira-about-character-commander = Muovi fino a 2 navi in approdi o rotte commerciali liberi, poi prendi i real e le ricompense del Re.
madeira-about-character-mayor = Sposta fino a 2 pezzi fra gli spazi delle città. Poi ogni città dove hai un lavoratore dà { $figure-mayor-worker } per ogni tuo lavoratore e { $figure-mayor-citizen } per ogni cittadino neutrale: Porto Santo pane, Funchal real, Machico legno.
madeira-about-character-harvester = Si può soltanto raccogliere, e poi si raccoglie un’altra volta in una delle piantagioni in cui si è appena raccolto.
madeira-about-building-moinho = Piccola (1 o 2 lavoratori nella regione { $region }): prendi { $small }. Grande (3 o più): prendi { $large }.
madeira-about-building-capitania = Piccola (1 o 2 lavoratori nella regione { $region }): ottieni { $small-points } e sposta al massimo { $small } in una città. Grande (3 o più): ottieni { $large-points } e sposta fino a { $large }.
madeira-about-building-alfandega = Piccola (1 o 2 lavoratori nella regione { $region }): sposta al massimo { $small } in una colonia. Grande (3 o più): fino a { $large }. Ognuno dà { $figure-per-ship } per ogni tua nave in quella colonia.
madeira-about-building-coroa = Piccola (1 o 2 lavoratori nella regione { $region }): gira al massimo { $small } a faccia in su. Grande (3 o più): fino a { $large }.
madeira-about-building-fortaleza = Piccola (1 o 2 lavoratori nella regione { $region }): sposta al massimo { $small } alla guardia cittadina. Grande (3 o più): fino a { $large }. Per ognuno scarta fino a { $figure-discard }.
madeira-about-favour-monk = Prendi { $figure-monk } dalle piantagioni dove hai un lavoratore, o dalla scorta se ne hai uno nella foresta.
madeira-about-favour-bishop = Sposta un tuo segnalino azione da un edificio a un altro qualsiasi.
madeira-about-favour-patron = Prendi { $figure-patron }.
madeira-about-favour-treasurer = Prendi { $figure-treasurer }.
madeira-about-favour-miller = Sali di un livello al mulino; al livello più alto ottieni invece { $figure-mill-points }.
madeira-about-favour-engineer = Nella fase B, prima di piazzare un dado: se con quel dado raccogli, raccogli altre { $figure-engineer } volte nelle tue piantagioni di quella regione.
madeira-about-favour-navigator = Muovi 1 nave, come con il comandante.
madeira-about-favour-explorer = Sposta 1 lavoratore da dove vuoi a dove vuoi. In una città: { $figure-explorer }. In una colonia: { $figure-per-ship } per ogni tua nave lì. Alla guardia cittadina: scarta fino a { $figure-discard }.
madeira-about-favour-diplomat = Nella fase C, prima di pagare: per l’azione conti { $figure-diplomat } in più nella regione.
madeira-about-favour-lord = Nella fase C, prima di pagare: l’edificio non ti costa nulla.
madeira-about-favour-lady = Paga { $figure-lady } e fai subito l’azione di un edificio nella cui regione hai un lavoratore.
madeira-about-favour-policeman = Scarta metà dei tuoi pirati, arrotondando per difetto.
madeira-about-reward-island = Sposta 1 lavoratore in una piantagione o nella foresta, dove non ne hai.
madeira-about-reward-guard = Sposta 1 lavoratore alla guardia cittadina e scarta fino a { $figure-discard }.
madeira-about-reward-windmill = Sali di un livello al mulino; al livello più alto ottieni invece { $figure-mill-points }.
madeira-about-reward-guild = Gira 1 tuo favore a faccia in su.
madeira-about-reward-medal = Ottieni { $figure-medal }.
madeira-about-reward-support = Scarta fino a { $figure-discard }, o prendi { $figure-support }.
madeira-about-reward-city = Ottieni { $figure-city }; puoi spostare 1 lavoratore in uno spazio libero di una città.
madeira-about-reward-booty = Prendi { $figure-booty }.
madeira-about-request-trade = PP per un massimo di { $figure-ships } tue nei mercati, secondo il mercato e il round.
madeira-about-request-urbanisation = PP per una città: di più se hai lì più lavoratori di tutti, di meno altrimenti.
madeira-about-request-expeditions = PP per un massimo di { $figure-ships } tue nelle colonie, secondo la colonia e il round.
madeira-about-request-prosperity = Paga fino a { $figure-prosperity }; ognuno vale 1 PP.
madeira-about-request-influence = { $figure-influence } per ogni gilda di cui hai un favore a faccia in su, fino a { $figure-favours } gilde.

## Da dove viene il valore di una posizione

madeira-term-points = PP subito
madeira-term-goods = beni e real
madeira-term-food = pane e mulino
madeira-term-wood = legno
madeira-term-workers = lavoratori
madeira-term-cities = città
madeira-term-ships = navi
madeira-term-favours = favori delle gilde
madeira-term-requests = richieste della Corona
madeira-term-dice = dadi
madeira-term-buildings = edifici
madeira-term-order = ordine di turno e turni che restano
madeira-term-pirates = meno pirati
