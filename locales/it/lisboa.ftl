### Lisboa.

## Quantità

lisboa-unit-gold =
    { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    }
lisboa-unit-cloth =
    { $count ->
        [one] { $count } tessuto
       *[other] { $count } tessuti
    }
lisboa-unit-books =
    { $count ->
        [one] { $count } libro
       *[other] { $count } libri
    }
lisboa-unit-tools =
    { $count ->
        [one] { $count } attrezzo
       *[other] { $count } attrezzi
    }
lisboa-unit-reis =
    { $count ->
        [one] { $count } reale
       *[other] { $count } reali
    }
# Quanto costa un bene.
lisboa-unit-price = { lisboa-unit-reis }
# Ogni passo del segnalino influenza ne procura uno.
lisboa-unit-moves = { lisboa-unit-reis }
lisboa-unit-wigs =
    { $count ->
        [one] { $count } parrucca
       *[other] { $count } parrucche
    }
lisboa-unit-score = { lisboa-unit-wigs }
lisboa-unit-influence =
    { $count ->
        [one] { $count } punto influenza
       *[other] { $count } punti influenza
    }
# Quanto costa una visita.
lisboa-unit-cost = { lisboa-unit-influence }
lisboa-unit-goods =
    { $count ->
        [one] { $count } bene
       *[other] { $count } beni
    }
lisboa-unit-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
lisboa-unit-officials =
    { $count ->
        [one] { $count } funzionario
       *[other] { $count } funzionari
    }
lisboa-unit-sets =
    { $count ->
        [one] { $count } gruppo di macerie
       *[other] { $count } gruppi di macerie
    }
lisboa-unit-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
lisboa-unit-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
lisboa-unit-stores =
    { $count ->
        [one] { $count } negozio
       *[other] { $count } negozi
    }
lisboa-unit-majorities =
    { $count ->
        [one] { $count } maggioranza
       *[other] { $count } maggioranze
    }
lisboa-unit-decrees =
    { $count ->
        [one] { $count } decreto
       *[other] { $count } decreti
    }
lisboa-unit-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }

# Quantità come le hanno gli eventi e i rifiuti.
lisboa-amount-reis =
    { $amount-size ->
        [one] { $amount-size } reale
       *[other] { $amount-size } reali
    }
lisboa-amount-wigs =
    { $amount-size ->
        [one] { $amount-size } parrucca
       *[other] { $amount-size } parrucche
    }
lisboa-needs-reis =
    { $needs ->
        [one] { $needs } reale
       *[other] { $needs } reali
    }
lisboa-visit-payment =
    { $influence ->
        [0] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $reis-counted }
               *[other] { $reis-counted } e { $wigs-counted }
            }
        }
       *[other] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $influence-counted } e { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $influence-counted } e { $reis-counted }
               *[other] { $influence-counted }, { $reis-counted } e { $wigs-counted }
            }
        }
    }
lisboa-followed-action =
    { $choice-word ->
        [upper] { $noble-word ->
            [builder] { lisboa-state-action-recruit }
            [marquis] { lisboa-state-action-ship }
           *[king] { lisboa-state-action-cardinal }
        }
        [lower] { $noble-word ->
            [builder] { lisboa-state-action-plan }
            [marquis] { lisboa-state-action-produce }
           *[king] { lisboa-state-action-favour }
        }
       *[noble] { $noble-word ->
            [builder] { lisboa-board-build-store }
            [marquis] { lisboa-board-take-decree }
           *[king] { lisboa-board-open-building }
        }
    }
lisboa-owned-ship =
    { $owner-you ->
        [yes] alla tua nave nello spazio { $slot }
       *[no] alla nave di { $owner } nello spazio { $slot }
    }

## Nomi

lisboa-good-gold = oro
    .of = dell’oro
    .one = oro
    .many = ori
    .store = negozio dell’oro
    .stores = negozi dell’oro
lisboa-good-cloth = tessuti
    .of = dei tessuti
    .one = tessuto
    .many = tessuti
    .store = negozio di tessuti
    .stores = negozi di tessuti
lisboa-good-books = libri
    .of = dei libri
    .one = libro
    .many = libri
    .store = negozio di libri
    .stores = negozi di libri
lisboa-good-tools = attrezzi
    .of = degli attrezzi
    .one = attrezzo
    .many = attrezzi
    .store = negozio di attrezzi
    .stores = negozi di attrezzi

lisboa-street-yellow = Rua Áurea
    .colour = il giallo
lisboa-street-pink = Rua Augusta
    .colour = il rosa
lisboa-street-brown = Rua Nova da Princesa
    .colour = il marrone
lisboa-street-blue = Rua Bela da Rainha
    .colour = il blu

lisboa-noble-builder = Costruttore
    .to = dal Costruttore
    .at = al Costruttore
    .with = presso il Costruttore
    .of = del Costruttore
lisboa-noble-marquis = Marchese
    .to = dal Marchese
    .at = al Marchese
    .with = presso il Marchese
    .of = del Marchese
lisboa-noble-king = Re
    .to = dal Re
    .at = al Re
    .with = presso il Re
    .of = del Re

lisboa-deck-builder = Costruttore
    .of = del Costruttore
    .card = carta del Costruttore
    .cards = carte del Costruttore
    .visit = visita il Costruttore
lisboa-deck-marquis = Marchese
    .of = del Marchese
    .card = carta del Marchese
    .cards = carte del Marchese
    .visit = visita il Marchese
lisboa-deck-king = Re
    .of = del Re
    .card = carta del Re
    .cards = carte del Re
    .visit = visita il Re
lisboa-deck-treasury = Tesoro
    .of = del tesoro
    .card = carta tesoro
    .cards = carte tesoro

lisboa-era-blue = 1755–57
lisboa-era-red = 1758–62
lisboa-era-purple = 1763–68
lisboa-era-brown = 1769–77

lisboa-cube-brown = marrone
    .cube = cubetto marrone
    .cubes = cubetti marroni
lisboa-cube-red = rosso
    .cube = cubetto rosso
    .cubes = cubetti rossi
lisboa-cube-blue = blu
    .cube = cubetto blu
    .cubes = cubetti blu

lisboa-state-action-recruit = reclutare funzionari
lisboa-state-action-plan = acquisire un progetto
lisboa-state-action-ship = costruire una nave
lisboa-state-action-produce = produrre
lisboa-state-action-cardinal = incontrare il cardinale
lisboa-state-action-favour = ottenere un favore reale

lisboa-ship-blue = nave blu
lisboa-ship-red = nave rossa
lisboa-ship-purple = nave viola
lisboa-ship-brown = nave marrone

lisboa-facade-yellow-pink = giallo e rosa
lisboa-facade-brown-blue = marrone e blu
lisboa-facade-yellow-brown = giallo e marrone
lisboa-facade-pink-blue = rosa e blu
lisboa-facade-yellow-blue = giallo e blu
lisboa-facade-pink-brown = rosa e marrone

lisboa-architect-blue = architetto blu
    .of = dell’architetto blu
lisboa-architect-green = architetto verde
    .of = dell’architetto verde

lisboa-clergy-surveyor = agrimensore
    .the = l’agrimensore
    .does = i terreni ti costano { $amount } in meno
lisboa-clergy-mason = muratore
    .the = il muratore
    .does = ogni cubetto marrone aggiunge solo { $amount } al prezzo dei tuoi terreni
lisboa-clergy-almoner = elemosiniere
    .the = l’elemosiniere
    .does = ogni progetto che usi richiede { $amount } in meno
lisboa-clergy-clerk = scrivano parrocchiale
    .the = lo scrivano parrocchiale
    .does = ogni funzionario che assumi costa { $amount } in meno
lisboa-clergy-chaplain = cappellano
    .the = il cappellano
    .does = visitare e seguire ti costa { $amount } in meno
lisboa-clergy-builders-confessor = confessore del Costruttore
    .the = il confessore del Costruttore
    .does = visitare il Costruttore e seguire una visita da lui ti costa { $amount } in meno
lisboa-clergy-ministers-confessor = confessore del Ministro
    .the = il confessore del Ministro
    .does = visitare il Marchese e seguire una visita da lui ti costa { $amount } in meno
lisboa-clergy-royal-confessor = confessore reale
    .the = il confessore reale
    .does = visitare il Re e seguire una visita da lui ti costa { $amount } in meno
lisboa-clergy-preacher = predicatore
    .the = il predicatore
    .does = ogni volta che ottieni influenza hai { $amount } in più
lisboa-clergy-friar = frate mercante
    .the = il frate mercante
    .does = ogni bene che vendi frutta { $amount } in più
lisboa-clergy-legate = legato
    .the = il legato
    .does = ogni nobile accetta da te qualsiasi bene
lisboa-clergy-provincial = provinciale
    .the = il provinciale
    .does = a ogni turno puoi offrire ai nobili { $amount } in più
lisboa-clergy-harbour-chaplain = cappellano del porto
    .the = il cappellano del porto
    .does = ogni nave che costruisci costa { $amount } in meno
lisboa-clergy-canon = canonico
    .the = il canonico
    .does = la tua produzione non abbassa alcun prezzo
lisboa-clergy-lay-brother = fratello laico
    .the = il fratello laico
    .does = a ogni produzione ottieni { $amount } in più di un tipo che produci
lisboa-clergy-guild-chaplain = cappellano delle corporazioni
    .the = il cappellano delle corporazioni
    .does = ogni negozio che costruisci ti dà { $amount } e { $money }
lisboa-clergy-dean = decano
    .the = il decano
    .does = ogni edificio pubblico che apri ti dà { $amount }
lisboa-clergy-notary = notaio
    .the = il notaio
    .does = ogni decreto che prendi ti dà { $amount }
lisboa-clergy-nuncio = nunzio
    .the = il nunzio
    .does = seguire una visita non ti costa nulla
lisboa-clergy-cellarer = cellerario
    .the = il cellerario
    .does = il tuo magazzino tiene { $amount } in più di ogni tipo
lisboa-clergy-pilots-chaplain = cappellano dei piloti
    .the = il cappellano dei piloti
    .does = ogni tua nave che salpa ti dà { $amount } in più
lisboa-clergy-treasurer-canon = canonico tesoriere
    .the = il canonico tesoriere
    .does = ogni pagamento in reali ti costa { $amount } in meno

lisboa-tile-yellow = negozio dell’oro
    .street = Rua Áurea
lisboa-tile-pink = negozio di tessuti
    .street = Rua Augusta
lisboa-tile-brown = negozio di libri
    .street = Rua Nova da Princesa
lisboa-tile-blue = negozio di attrezzi
    .street = Rua Bela da Rainha
lisboa-tile-small = piccolo negozio di attrezzi
    .street = Rua Bela da Rainha

lisboa-houses-left = casette di sinistra
lisboa-houses-middle = casette centrali
lisboa-houses-right = casette di destra

lisboa-land-row-a = fila A
    .letter = A
    .in = nella fila A
lisboa-land-row-b = fila B
    .letter = B
    .in = nella fila B
lisboa-land-row-c = fila C
    .letter = C
    .in = nella fila C
lisboa-land-row-d = fila D
    .letter = D
    .in = nella fila D
lisboa-land-row-e = fila E
    .letter = E
    .in = nella fila E

lisboa-use-gold = per prendere 1 oro
lisboa-use-portfolio = nel portafoglio
lisboa-use-visit = a corte, per una visita
lisboa-use-sponsor = a corte, per sponsorizzarne l’evento

lisboa-standing-office = ufficio
    .from = dall’ufficio
    .in = nell’ufficio
lisboa-standing-plaza = piazza
    .from = dalla piazza
    .in = nella piazza

lisboa-line-row = fila
    .from = dalla fila
lisboa-line-column = colonna
    .from = dalla colonna

lisboa-side-ahead = davanti a lui
lisboa-side-behind = dietro di lui

lisboa-slot-free = spazio libero
    .in = in uno spazio libero
lisboa-slot-top1 = spazio superiore 1
    .in = nello spazio superiore 1
lisboa-slot-top2 = spazio superiore 2
    .in = nello spazio superiore 2
lisboa-slot-top3 = spazio superiore 3
    .in = nello spazio superiore 3
lisboa-slot-bottom1 = spazio inferiore 1
    .in = nello spazio inferiore 1
lisboa-slot-bottom2 = spazio inferiore 2
    .in = nello spazio inferiore 2
lisboa-slot-bottom3 = spazio inferiore 3
    .in = nello spazio inferiore 3

lisboa-follow-noble = la sua azione del nobile
lisboa-follow-upper = la sua prima azione di stato
lisboa-follow-lower = la sua seconda azione di stato

lisboa-account-start = inizio
lisboa-account-stores = nuovi negozi
lisboa-account-buildings = edifici pubblici
lisboa-account-sailing = navi salpate
lisboa-account-church = chiesa
lisboa-account-court = influenza al massimo
lisboa-account-rewards = ricompense e penalità
lisboa-account-clergy = tessere clero
lisboa-account-visits = costo delle visite
lisboa-account-sets = gruppi di macerie
lisboa-account-hulls = navi
lisboa-account-trades = maggioranze di negozi
lisboa-account-money = reali e influenza
lisboa-account-decrees = decreti
lisboa-account-plans = funzionari sui progetti
lisboa-account-favours = favori reali
lisboa-account-cubes = cubetti di macerie

lisboa-title-jester = Giullare
lisboa-title-servant = Servo di corte
lisboa-title-favourite = Favorito del Re
lisboa-title-right-hand = Braccio destro del Marchese

lisboa-tie-break-most = nessuna parità
lisboa-tie-break-topmost = a parità, la fila più in alto
lisboa-tie-break-leftmost = a parità, quanto sta più a sinistra
lisboa-tie-break-western = fra due strade, quella a ovest
lisboa-tie-break-blue = a parità, l’architetto blu
lisboa-tie-break-column = a parità, il cubetto della colonna
lisboa-tie-break-nearest = a parità, il cantiere più vicino all’estremità ovest della fila D, in senso orario
lisboa-tie-break-helper = fra due tessere pari, quella indicata dall’aiutante

# A place of the church; people count from 1.
lisboa-place = { $number }
    .between = fra le tessere { $behind } e { $number }

lisboa-land = terreno { $row-letter }{ $column }
    .the = il terreno { $row-letter }{ $column }
    .of = del terreno { $row-letter }{ $column }
    .on = sul terreno { $row-letter }{ $column }
    .reward = { $reward }

lisboa-site-west-a = a ovest della fila A
    .reward = { $reward }
lisboa-site-west-b = a ovest della fila B
    .reward = { $reward }
lisboa-site-west-c = a ovest della fila C
    .reward = { $reward }
lisboa-site-west-d = a ovest della fila D
    .reward = { $reward }
lisboa-site-west-e = a ovest della fila E
    .reward = { $reward }
lisboa-site-north-yellow = a nord di Rua Áurea
    .reward = { $reward }
lisboa-site-north-pink = a nord di Rua Augusta
    .reward = { $reward }
lisboa-site-north-brown = a nord di Rua Nova da Princesa
    .reward = { $reward }
lisboa-site-north-blue = a nord di Rua Bela da Rainha
    .reward = { $reward }
lisboa-site-east-a = a est della fila A
    .reward = { $reward }
lisboa-site-east-b = a est della fila B
    .reward = { $reward }
lisboa-site-east-c = a est della fila C
    .reward = { $reward }
lisboa-site-east-d = a est della fila D
    .reward = { $reward }
lisboa-site-east-e = a est della fila E
    .reward = { $reward }

lisboa-card =
    { $deck-word ->
        [treasury] { $deck } (evento: { $effect }; nel portafoglio: { $benefit })
       *[noble] { $deck } (influenza { $influence }; nel portafoglio: { $effect })
    }
    .does = { $effect-does }

lisboa-decree =
    { $per ->
        [0] { $wigs-counted } per { $what }
        [one] { $wigs-counted } per ogni { $what }
       *[other] { $wigs-counted } ogni { $per } { $what-many }
    }

## Che cosa fanno carte, terreni e cantieri: in breve, e come cosa da fare

lisboa-effect-good = { $good-counted }
    .does = prendi { $good-counted }
lisboa-effect-reis = { $reis-counted }
    .does = prendi { $reis-counted }
lisboa-effect-wigs = { $wigs-counted }
    .does = ottieni { $wigs-counted }
lisboa-effect-influence = ottieni influenza
    .does = ottieni l’influenza della tua riga superiore
lisboa-effect-recruit = recluta { $officials-counted }
    .does =
        { $officials ->
            [one] recluta { $officials-counted }
           *[other] recluta fino a { $officials-counted }, ognuno in un ufficio diverso
        }
lisboa-effect-plan = progetto
    .does = acquisisci un progetto
lisboa-effect-favour = favore reale
    .does = prendi un favore reale che non hai
lisboa-effect-produce = produci
    .does = produci 1 bene per ogni tuo negozio
lisboa-effect-cardinal-exactly = cardinale { $steps }
    .does = sposta il cardinale di esattamente { $steps-counted } e prendi una tessera clero accanto a lui
lisboa-effect-cardinal-up-to = cardinale fino a { $steps }
    .does = sposta il cardinale fino a { $steps-counted } e prendi una tessera clero accanto a lui
lisboa-effect-pile-cube = cubetto di macerie
    .does = prendi un cubetto a scelta dal mucchio di macerie
lisboa-effect-goods = { $goods-counted } a scelta
    .does = prendi { $goods-counted } a scelta
lisboa-effect-ship = costruisci una nave
    .does = costruisci una nave
lisboa-effect-store = costruisci un negozio
    .does = costruisci un negozio
lisboa-effect-decree = prendi un decreto
    .does = prendi un decreto
lisboa-effect-building = apri un edificio pubblico
    .does = apri un edificio pubblico
lisboa-effect-state-actions =
    { $actions ->
        [one] un’azione di stato
       *[other] { $actions } azioni di stato
    }
    .does =
        { $actions ->
            [one] fai un’azione di stato a scelta senza pagare beni
           *[other] fai { $actions } azioni di stato diverse a scelta senza pagare beni
        }
lisboa-effect-lose-officials = −{ $officials-counted }
    .does = perdi { $officials-counted }
lisboa-effect-lose-reis = −{ $reis-counted }
    .does = perdi { $reis-counted }
lisboa-effect-lose-wigs = −{ $wigs-counted }
    .does = perdi { $wigs-counted }
lisboa-effect-lose-goods = −{ $goods-counted }
    .does = perdi { $goods-counted }
lisboa-effect-lose-favour = −1 favore reale
    .does = perdi un favore reale
lisboa-effect-lose-clergy = −1 tessera clero
    .does = perdi una tessera clero

lisboa-benefit-payment = pagamenti −{ $reis }
    .does = ogni pagamento in reali ti costa { $reis-counted } in meno
lisboa-benefit-sale = vendite +{ $reis }
    .does = ogni bene che vendi frutta { $reis-counted } in più
lisboa-benefit-land = terreni −{ $reis }
    .does = i terreni ti costano { $reis-counted } in meno
lisboa-benefit-hiring = assunzioni −{ $reis }
    .does = ogni funzionario che assumi costa { $reis-counted } in meno

## Che cosa contano i decreti: «per ogni …», «ogni 2 …», e che cosa di preciso

lisboa-count-stores-of = { $good-store }
    .many = { $good-stores }
    .note = Contano i tuoi negozi.
lisboa-count-stores-in-row = negozio { $row-in }
    .many = negozi { $row-in }
    .note = Contano i tuoi negozi.
lisboa-count-stores-in-column = negozio nella colonna { $column }
    .many = negozi nella colonna { $column }
    .note = Contano i tuoi negozi.
lisboa-count-buildings-of = edificio pubblico { $architect-of }
    .many = edifici pubblici { $architect-of }
    .note = Contano tutti gli edifici aperti, di chiunque siano.
lisboa-count-buildings-west = edificio pubblico a ovest
    .many = edifici pubblici a ovest
    .note = Contano tutti gli edifici aperti, di chiunque siano.
lisboa-count-buildings-north = edificio pubblico a nord
    .many = edifici pubblici a nord
    .note = Contano tutti gli edifici aperti, di chiunque siano.
lisboa-count-buildings-east = edificio pubblico a est
    .many = edifici pubblici a est
    .note = Contano tutti gli edifici aperti, di chiunque siano.
lisboa-count-buildings-showing = edificio pubblico che mostra { $street-colour }
    .many = edifici pubblici che mostrano { $street-colour }
    .note = Contano tutti gli edifici aperti con il colore di { $street }, di chiunque siano.
lisboa-count-completed-plans = progetto completato
    .many = progetti completati
    .note = Contano i tuoi progetti.
lisboa-count-completed-plans-of = progetto completato { $architect-of }
    .many = progetti completati { $architect-of }
    .note = Contano i tuoi progetti.
lisboa-count-officials-on-plans = funzionario sui progetti completati
    .many = funzionari sui progetti completati
    .note = Contano i funzionari stampati sui tuoi progetti completati.
lisboa-count-officials-with = funzionario { $noble-with }
    .many = funzionari { $noble-with }
    .note = Contano i tuoi funzionari nell’ufficio e nella piazza { $noble-of }.
lisboa-count-officials-in-plazas = funzionario in una piazza
    .many = funzionari nelle piazze
    .note = Contano i tuoi funzionari.
lisboa-count-officials-in-offices = funzionario in un ufficio
    .many = funzionari negli uffici
    .note = Contano i tuoi funzionari.
lisboa-count-ships = nave
    .many = navi
    .note = Contano le tue navi.
lisboa-count-ships-of-hull = nave con scafo da { $hull } o più
    .many = navi con scafo da { $hull } o più
    .note = Contano le tue navi.
lisboa-count-hulls = punto di scafo
    .many = punti di scafo
    .note = Si sommano gli scafi di tutte le tue navi.
lisboa-count-goods-on-docks = bene nei porti
    .many = beni nei porti
    .note = Contano i beni e le casse nei porti delle tue navi, chiunque li abbia venduti.
lisboa-count-cards-of = { $deck-card } nel portafoglio
    .many = { $deck-cards } nel portafoglio
    .note = Conta il tuo portafoglio.
lisboa-count-printed-influence = punto influenza nella riga superiore
    .many = punti influenza nella riga superiore
    .note = Conta l’influenza stampata su carte e navi della tua riga superiore.
lisboa-count-goods-of = { $good-one } in magazzino
    .many = { $good-many } in magazzino
    .note = Conta il tuo magazzino.
lisboa-count-good-sets = gruppo dei quattro beni
    .many = gruppi dei quattro beni
    .note = Contano i gruppi nel tuo magazzino.
lisboa-count-clergy-tiles = tessera clero
    .many = tessere clero
    .note = Contano le tessere che hai ancora.
lisboa-count-favours = favore reale
    .many = favori reali
    .note = Contano i favori che hai ancora.
lisboa-count-cubes = { $cube-cube }
    .many = { $cube-cubes }
    .note = Contano i cubetti sulla tua plancia.
lisboa-count-rubble-sets = gruppo di macerie
    .many = gruppi di macerie
    .note = Contano i tuoi gruppi, anche se ne hai speso il segnalino.
lisboa-count-loose-cubes = cubetto senza gruppo
    .many = cubetti senza gruppo
    .note = Contano i cubetti sulla tua plancia che non formano un gruppo.
lisboa-count-reis = reale
    .many = reali
    .note = Contano le tue monete, non l’influenza.
lisboa-count-influence = punto influenza
    .many = punti influenza
    .note = Conta la posizione del tuo segnalino.
lisboa-count-stores = negozio
    .many = negozi
    .note = Contano i tuoi negozi.
lisboa-count-best-row = negozio nella fila migliore
    .many = negozi nella fila migliore
    .note = Conta la fila dove hai più negozi.
lisboa-count-others-decrees = decreto degli altri
    .many = decreti degli altri
    .note = Contano insieme i decreti di tutti gli altri giocatori.

lisboa-condition-portfolio-full = un portafoglio pieno
    .note = È pieno quando ha tante carte e navi quanta è la tua capacità, al massimo { $figure-portfolio }.
lisboa-condition-clergy-full = { $figure-clergy } tessere clero
    .note = Devi averle ancora tutte.
lisboa-condition-favours-full = tutti e tre i favori reali
    .note = Devi averli ancora tutti.
lisboa-condition-influence-full = l’influenza a { $figure-top }
    .note = Il tuo segnalino deve essere sull’ultimo spazio.
lisboa-condition-houses-full = tutte le { $houses } in città
    .note = Le tue casette di quel gruppo devono essere tutte in città.
lisboa-condition-all-streets = negozi su tutte e quattro le strade
    .note = Ti serve un tuo negozio su ogni strada.
lisboa-condition-most-stores = il maggior numero di negozi
    .note = Vale anche la parità; te ne serve almeno uno.
lisboa-condition-most-ships = il maggior numero di navi
    .note = Vale anche la parità; te ne serve almeno una.
lisboa-condition-most-plans = il maggior numero di progetti completati
    .note = Vale anche la parità; te ne serve almeno uno.
lisboa-condition-most-reis = il maggior numero di reali
    .note = Contano le monete, non l’influenza. Vale anche la parità; te ne serve almeno uno.

## Che cosa richiede un titolo della partita in solitario

lisboa-need-wigs = più parrucche di Lacerda
lisboa-need-stores = almeno { $stores-counted }
lisboa-need-stores-as-many = almeno tanti negozi quanti ne ha lui
lisboa-need-stores-more = più negozi di lui
lisboa-need-majorities = almeno { $majorities-counted }
lisboa-need-reis = almeno { $reis-counted }
lisboa-need-decrees = almeno { $decrees-counted }
lisboa-need-ships = almeno { $ships-counted }

## Che cosa si può fare

lisboa-action-keep = Tieni { $clergy-the }: { $clergy-does }
lisboa-action-draft = Tieni { $card }
lisboa-action-play =
    { $purpose-word ->
        [gold] Scarta per 1 oro: { $card }
        [portfolio] Nel portafoglio: { $card }
        [visit] Visita a corte: { $card }
       *[sponsor] Sponsorizza l’evento: { $card }
    }
lisboa-action-slot =
    { $slot-word ->
        [free] Usa uno spazio libero
       *[other] Sostituisci quello che c’è { $slot-in }
    }
lisboa-action-sell = Vendi { $good-counted } { lisboa-owned-ship }
lisboa-action-trade = Offri { $good-counted } per { $action }
lisboa-action-state = Azione di stato: { $action }
lisboa-action-follow = Segui per { $choice }
lisboa-action-pay =
    { $moves ->
        [0] Paga { $reis-counted } in monete
       *[other] { $reis ->
            [0] Paga { $moves-counted } con l’influenza
           *[other] Paga { $reis-counted } in monete e { $moves-counted } con l’influenza
        }
    }
lisboa-action-pay-visit = Paga { lisboa-visit-payment }
lisboa-action-recruit = Metti un funzionario nell’ufficio { $noble-of }
lisboa-action-plan = Acquisisci il primo progetto { $architect-of }
lisboa-action-favour = Prendi il favore { $noble-of }
lisboa-action-cardinal = Sposta il cardinale di { $steps-counted } e prendi la tessera { $side }
lisboa-action-take-good = Prendi { $good-counted }
lisboa-action-give = Cedi { $good-counted }
lisboa-action-pile = Prendi un { $cube-cube } dal mucchio
lisboa-action-tile = Scegli un { $tile } ({ $tile-street })
lisboa-action-land = Costruisci { $land-on } (ricompensa: { $land-reward })
lisboa-action-cube = Prendi un { $cube-cube } { $line-from }
lisboa-action-house = Usa una delle { $houses }
lisboa-action-site = Costruisci { $site } (ricompensa: { $site-reward })
lisboa-action-use-plan = Usa un progetto { $architect-of } ({ $officials-counted })
lisboa-action-dismiss = Togli un funzionario { $standing-from } { $noble-of }
lisboa-action-decree = Prendi il decreto «{ $decree }»
lisboa-action-return = Cedi il favore { $noble-of }
lisboa-action-offer = Cedi { $clergy-the }
lisboa-action-discard = Scarta { $card }
lisboa-action-reward = Prendi la ricompensa di { $card }
lisboa-action-take = Prendi la carta del mazzo { $deck-of }
lisboa-action-stop = Non fare altro

## Che cosa porta il caso

lisboa-outcome-first = Primo giocatore: { $seat }
    .ask = Chi comincia?
lisboa-outcome-scoring = Tessere punteggio: { $values-sequence }
    .ask = Quali tessere punteggio ci sono sotto le colonne da 1 a 4?
lisboa-outcome-building = Edificio pubblico { $architect-of }: { $facade }
    .ask = Quali colori mostra il prossimo edificio pubblico { $architect-of }?
lisboa-outcome-row-rubble = Macerie { $row-in }: { $cubes-sequence }
    .ask = Quali cubetti ci sono { $row-in }?
lisboa-outcome-column-rubble = Macerie nella colonna { $column }: { $cubes-sequence }
    .ask = Quali cubetti ci sono nella colonna { $column }?
lisboa-outcome-site-rubble = Macerie { $site }: { $cubes-sequence }
    .ask = Quali cubetti ci sono nel cantiere { $site }?
lisboa-outcome-pile-rubble = Mucchio di macerie: { $cubes-sequence }
    .ask = Quali cubetti ci sono nel mucchio di macerie?
lisboa-outcome-clergy-pair = Tessere clero per { $seat }: { $tiles-sequence }
    .ask = Quali due tessere clero guarda { $seat }?
lisboa-outcome-clergy = Chiesa, tessera { $place }: { $tile }
    .ask = Quale tessera clero arriva in chiesa come tessera { $place }?
lisboa-outcome-start-favour = Favore reale per { $seat }: { $noble }
    .ask = Con quale favore reale comincia { $seat }?
lisboa-outcome-start-plan = Progetto iniziale per { $seat }: { $architect }
    .ask = Con il progetto di quale architetto comincia { $seat }?
lisboa-outcome-decree = Nuovo decreto: { $decree }
    .ask = Quale decreto esce?
lisboa-outcome-hand = Mano di { $seat }: { $cards-sequence }
    .ask = Quali carte pesca { $seat }?
lisboa-outcome-card = Carta scoperta del mazzo { $deck-of }: { $card }
    .ask = Quale carta è ora scoperta sul mazzo { $deck-of }?
lisboa-outcome-helper = Per Lacerda: { $card }
    .ask = Quale carta si rivela per Lacerda?

## Che cosa c’è da decidere

lisboa-prompt-keep = Scegli la tessera clero da tenere; l’altra torna indietro.
    .waiting = { $seat } sceglie una tessera clero.
lisboa-prompt-draft =
    { $left ->
        [one] Scegli la carta da tenere.
       *[other] Scegli una carta da tenere. Ne tieni { $left }.
    }
    .waiting = { $seat } sceglie le carte da tenere (ancora { $left }).
lisboa-prompt-play = Tocca a te: gioca una carta.
    .waiting = { $seat } sceglie una carta da giocare.
lisboa-prompt-slot = Scegli dove va la carta nel tuo portafoglio.
    .waiting = { $seat } sceglie uno spazio per una carta.
lisboa-prompt-ship-slot = Scegli dove va la { $ship } nel tuo portafoglio. Se sostituisce una tua nave, costa meno.
    .waiting = { $seat } sceglie uno spazio per una { $ship }.
lisboa-prompt-ship-goods =
    { $left ->
        [one] Scegli il bene da cedere per la nave.
       *[other] Scegli un bene da cedere per la nave. Ne servono { $left }, tutti diversi.
    }
    .waiting = { $seat } sceglie i beni da cedere per una nave (ancora { $left }).
lisboa-prompt-market = Vendi beni alle navi, o fai offerte ai nobili.
    .waiting = { $seat } sceglie se vendere beni o fare offerte ai nobili.
lisboa-prompt-sell-more = Vendi un altro bene, o fermati.
    .stop = Non vendere altro
    .waiting = { $seat } decide se vendere altri beni.
lisboa-prompt-trade-more = Offri un altro bene ai nobili, o fermati.
    .stop = Non offrire altro
    .waiting = { $seat } decide se offrire un altro bene (ancora { $left }).
lisboa-prompt-state = Sei { $noble-to }: fai prima una delle sue azioni di stato, o passa subito all’azione del nobile.
    .stop = Salta l’azione di stato
    .waiting = { $seat } sceglie un’azione di stato { $noble-of }.
lisboa-prompt-any-state =
    { $left ->
        [one] Scegli un’azione di stato.
       *[other] Scegli un’azione di stato. Ne puoi fare { $left } diverse.
    }
    .waiting = { $seat } sceglie un’azione di stato (ancora { $left }).
lisboa-prompt-follow =
    { $cost ->
        [0] Segui la visita { $noble-at }? Restituisci il suo favore e non paghi nulla.
       *[other] Segui la visita { $noble-at }? Restituisci il suo favore e paghi { $cost-counted }; ciò che ti manca lo paghi in parrucche.
    }
    .stop = Non seguire la visita
    .follow = Segui la visita: { lisboa-followed-action }
    .waiting = { $seat } decide se seguire la visita { $noble-at } per { $cost-counted }.
lisboa-prompt-pay = Scegli come pagare { $reis-counted }.
    .waiting = { $seat } sceglie come pagare { $reis-counted }.
lisboa-prompt-pay-visit = Scegli come pagare { $cost-counted } per andare { $noble-to }.
    .waiting = { $seat } sceglie come pagare { $cost-counted } per andare { $noble-to }.
lisboa-prompt-recruit =
    { $left ->
        [one] Scegli un ufficio per un funzionario, o fermati.
       *[other] Scegli un ufficio per un funzionario, o fermati. Ne puoi mettere { $left }, ognuno in un ufficio diverso.
    }
    .stop = Non mettere altri funzionari
    .waiting = { $seat } sceglie un ufficio per un funzionario (ancora { $left }).
lisboa-prompt-plan = Scegli di quale architetto acquisire un progetto.
    .waiting = { $seat } sceglie un progetto.
lisboa-prompt-favour = Scegli un favore reale.
    .waiting = { $seat } sceglie un favore reale.
lisboa-prompt-cardinal =
    { $steps ->
        [one] Sposta il cardinale di 1 passo in senso orario e scegli una delle tessere accanto a lui.
       *[other] Sposta il cardinale in senso orario, fino a { $steps-counted }, e scegli una delle tessere accanto a lui.
    }
    .waiting = { $seat } incontra il cardinale (fino a { $steps-counted }).
lisboa-prompt-produce-more =
    { $left ->
        [one] Scegli un tipo che hai prodotto: ne prendi 1 in più.
       *[other] Scegli un tipo che hai prodotto: ne prendi 1 in più. Scegli { $left } volte.
    }
    .waiting = { $seat } sceglie di quale bene produrre di più (ancora { $left }).
lisboa-prompt-goods =
    { $left ->
        [one] Scegli un bene da prendere.
       *[other] Scegli un bene da prendere. Ne prendi { $left }.
    }
    .waiting = { $seat } sceglie i beni da prendere (ancora { $left }).
lisboa-prompt-lose-good =
    { $left ->
        [one] Scegli il bene da perdere.
       *[other] Scegli un bene da perdere. Ne perdi { $left }.
    }
    .waiting = { $seat } sceglie i beni da perdere (ancora { $left }).
lisboa-prompt-lose-official =
    { $left ->
        [one] Scegli il funzionario da perdere.
       *[other] Scegli un funzionario da perdere. Ne perdi { $left }.
    }
    .waiting = { $seat } sceglie i funzionari da perdere (ancora { $left }).
lisboa-prompt-lose-favour = Scegli il favore reale da perdere.
    .waiting = { $seat } sceglie il favore reale da perdere.
lisboa-prompt-lose-clergy = Scegli la tessera clero da perdere.
    .waiting = { $seat } sceglie la tessera clero da perdere.
lisboa-prompt-pile = Scegli un cubetto dal mucchio di macerie.
    .waiting = { $seat } sceglie un cubetto dal mucchio di macerie.
lisboa-prompt-tile = Scegli quale negozio costruire.
    .waiting = { $seat } sceglie quale negozio costruire.
lisboa-prompt-land = Scegli il terreno per il tuo { $tile } ({ $tile-street }).
    .waiting = { $seat } sceglie il terreno per un { $tile }.
lisboa-prompt-cube = Scegli un cubetto dalla fila o dalla colonna { $land-of }. Ogni cubetto che resta aumenta il prezzo del terreno.
    .waiting = { $seat } sceglie un cubetto dalla fila o dalla colonna { $land-of }.
lisboa-prompt-house = Scegli il gruppo da cui prendere la casetta per il negozio.
    .waiting = { $seat } sceglie una casetta.
lisboa-prompt-site = Scegli il cantiere dell’edificio pubblico.
    .waiting = { $seat } sceglie il cantiere di un edificio pubblico.
lisboa-prompt-use-plan = Scegli il progetto per l’edificio pubblico { $site }.
    .waiting = { $seat } sceglie il progetto per l’edificio pubblico { $site }.
lisboa-prompt-officials =
    { $left ->
        [one] Scegli il funzionario che torna sulla tua plancia per il progetto.
       *[other] Scegli un funzionario che torna sulla tua plancia per il progetto. Ne devono tornare { $left }.
    }
    .waiting = { $seat } sceglie i funzionari per un progetto (ancora { $left }).
lisboa-prompt-decree = Scegli un decreto.
    .waiting = { $seat } sceglie un decreto.
lisboa-prompt-extra-decree = Puoi spendere il segnalino di un gruppo di macerie per un altro decreto.
    .stop = Non prendere altri decreti
    .waiting = { $seat } decide se spendere il segnalino di un gruppo di macerie per un altro decreto.
lisboa-prompt-offer = Punteggio della chiesa: cedi tessere clero per le parrucche indicate sul retro, o fermati. Se ne cedi, poi ottieni influenza una volta.
    .stop = Tieni le tessere rimaste
    .waiting = { $seat } decide quali tessere clero cedere alla chiesa.
lisboa-prompt-discard = Nuovo periodo: scarta quante carte vuoi dalla mano. Poi prendi la ricompensa di una carta scartata per ogni nobile.
    .stop = Tieni le carte rimaste
    .waiting = { $seat } scarta carte per il nuovo periodo.
lisboa-prompt-reward = Scegli una carta scartata di cui prendere la ricompensa: una per ogni nobile.
    .waiting = { $seat } sceglie la ricompensa di una carta scartata.
lisboa-prompt-take = Prendi in mano una carta scoperta.
    .waiting = { $seat } sceglie una carta scoperta.

## Titoli sopra le scelte

lisboa-group-card = { $card }
lisboa-group-clergy = Tessere clero
lisboa-group-cards = Carte
lisboa-group-slots = Portafoglio
lisboa-group-ship =
    { $owner-you ->
        [yes] Vendi alla tua nave nello spazio { $slot }
       *[no] Vendi alla nave di { $owner } nello spazio { $slot }
    }
lisboa-group-trade = Offerte ai nobili: { $action }
lisboa-group-state = Azioni di stato
lisboa-group-follow = Seguire
lisboa-group-pay =
    { $from ->
        [0] Pagamento
       *[other] Pagamento, da { $from } in su
    }
lisboa-group-nobles = Nobili
lisboa-group-architects = Architetti
lisboa-group-goods = Beni
lisboa-group-cubes =
    { $line-word ->
        [column] Macerie della colonna
       *[row] Macerie della fila
    }
lisboa-group-pile = Mucchio di macerie
lisboa-group-tiles = Tessere città
lisboa-group-row = Fila { $row-letter }
lisboa-group-houses = Casette
lisboa-group-west = Ovest
lisboa-group-north = Nord
lisboa-group-east = Est
lisboa-group-plans = Progetti
lisboa-group-officials = Funzionari
lisboa-group-decrees = Decreti
lisboa-group-decks = Carte scoperte
lisboa-group-stop = Altrimenti

## Che cosa è successo

lisboa-event-first =
    { $seat-you ->
        [yes] Cominci tu.
       *[no] Comincia { $seat }.
    }
lisboa-event-scoring = Tessere punteggio sotto le colonne da 1 a 4: { $values-sequence }.
lisboa-event-building-shown = Nuovo edificio pubblico { $architect-of }: { $facade }.
lisboa-event-row-rubble = Macerie { $row-in }: { $cubes-sequence }.
lisboa-event-column-rubble = Macerie nella colonna { $column }: { $cubes-sequence }.
lisboa-event-site-rubble = Macerie { $site }: { $cubes-sequence }.
lisboa-event-pile-rubble = Mucchio di macerie: { $cubes-sequence }.
lisboa-event-clergy-pair =
    { $seat-you ->
        [yes] Guardi due tessere clero: { $tiles }.
       *[no] { $seat } guarda due tessere clero: { $tiles }.
    }
lisboa-event-clergy-kept =
    { $seat-you ->
        [yes] Tieni { $clergy-the }.
       *[no] { $seat } tiene { $clergy-the }.
    }
lisboa-event-clergy-shown = In chiesa, come tessera { $place }, arriva { $tile-the }.
lisboa-event-start-favour =
    { $seat-you ->
        [yes] Cominci con il favore { $noble-of }.
       *[no] { $seat } comincia con il favore { $noble-of }.
    }
lisboa-event-start-plan =
    { $seat-you ->
        [yes] Cominci con un progetto { $architect-of }.
       *[no] { $seat } comincia con un progetto { $architect-of }.
    }
lisboa-event-decree-shown = Nuovo decreto: { $decree }.
lisboa-event-hand =
    { $seat-you ->
        [yes] Peschi { $cards }.
       *[no] { $seat } pesca { $cards }.
    }
lisboa-event-hand-dealt =
    { $seat-you ->
        [yes] Peschi { $cards-counted }.
       *[no] { $seat } pesca { $cards-counted }.
    }
lisboa-event-drafted =
    { $seat-you ->
        [yes] Tieni { $card }.
       *[no] { $seat } tiene { $card }.
    }
lisboa-event-draft-made =
    { $seat-you ->
        [yes] Hai scelto una carta.
       *[no] { $seat } ha scelto una carta.
    }
lisboa-event-draft-passed = Le altre carte passano a sinistra.
lisboa-event-draft-received =
    { $seat-you ->
        [yes] Ricevi da { $from }: { $cards }.
       *[no] { $from-you ->
            [yes] { $seat } riceve da te: { $cards }.
           *[no] { $seat } riceve da { $from }: { $cards }.
        }
    }
lisboa-event-card-shown = Carta scoperta del mazzo { $deck-of }: { $card }.
lisboa-event-turn =
    { $seat-you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $seat }.
    }
lisboa-event-docked =
    { $seat-you ->
        [yes] La tua nave nello spazio { $slot } è di nuovo in porto.
       *[no] La nave di { $seat } nello spazio { $slot } è di nuovo in porto.
    }
lisboa-event-played =
    { $purpose-word ->
        [gold] { $seat-you ->
            [yes] Scarti { $card } { $purpose }.
           *[no] { $seat } scarta { $card } { $purpose }.
        }
       *[other] { $seat-you ->
            [yes] Giochi { $card } { $purpose }.
           *[no] { $seat } gioca { $card } { $purpose }.
        }
    }
lisboa-event-placed =
    { $seat-you ->
        [yes] Ora hai nel portafoglio { $card }.
       *[no] { $seat } ora ha nel portafoglio { $card }.
    }
lisboa-event-replaced =
    { $seat-you ->
        [yes] Scarti { $card } dal tuo portafoglio.
       *[no] { $seat } scarta { $card } dal portafoglio.
    }
lisboa-event-ship-lost =
    { $seat-you ->
        [yes] Scarti una { $ship } dal tuo portafoglio.
       *[no] { $seat } scarta una { $ship } dal portafoglio.
    }
lisboa-event-gained =
    { $seat-you ->
        [yes] Prendi { $good-counted }.
       *[no] { $seat } prende { $good-counted }.
    }
lisboa-event-lost =
    { $seat-you ->
        [yes] Cedi { $good-counted }.
       *[no] { $seat } cede { $good-counted }.
    }
lisboa-event-no-room =
    { $seat-you ->
        [yes] Perdi { $good-counted }: in magazzino non c’è posto.
       *[no] { $seat } perde { $good-counted }: in magazzino non c’è posto.
    }
lisboa-event-reis =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Paghi { lisboa-amount-reis }.
           *[no] { $seat } paga { lisboa-amount-reis }.
        }
       *[other] { $seat-you ->
            [yes] Ricevi { lisboa-amount-reis }.
           *[no] { $seat } riceve { lisboa-amount-reis }.
        }
    }
lisboa-event-wigs =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Perdi { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } perde { lisboa-amount-wigs } ({ $account }).
        }
       *[other] { $seat-you ->
            [yes] Ottieni { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } ottiene { lisboa-amount-wigs } ({ $account }).
        }
    }
lisboa-event-influence =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] La tua influenza scende di { $amount-size } e arriva a { $level }.
           *[no] L’influenza di { $seat } scende di { $amount-size } e arriva a { $level }.
        }
        [zero] { $seat-you ->
            [yes] La tua influenza resta a { $level }.
           *[no] L’influenza di { $seat } resta a { $level }.
        }
       *[other] { $seat-you ->
            [yes] La tua influenza sale di { $amount-size } e arriva a { $level }.
           *[no] L’influenza di { $seat } sale di { $amount-size } e arriva a { $level }.
        }
    }
lisboa-event-treasury = Il segnalino del tesoro reale è ora sullo spazio { $space }.
lisboa-event-price = Il prezzo { $good-of } scende a { $price-counted }.
lisboa-event-sold =
    { $seat-you ->
        [yes] Vendi { $good-counted } { lisboa-owned-ship } per { $reis-counted }.
       *[no] { $seat } vende { $good-counted } { lisboa-owned-ship } per { $reis-counted }.
    }
lisboa-event-sailed =
    { $seat-you ->
        [yes] La tua { $ship } salpa.
       *[no] La { $ship } di { $seat } salpa.
    }
lisboa-event-traded =
    { $seat-you ->
        [yes] Offri { $good-counted } per { $action }.
       *[no] { $seat } offre { $good-counted } per { $action }.
    }
lisboa-event-state =
    { $seat-you ->
        [yes] La tua azione di stato: { $action }.
       *[no] Azione di stato di { $seat }: { $action }.
    }
lisboa-event-visited =
    { $seat-you ->
        [yes] Vai { $noble-to } e paghi { lisboa-visit-payment }.
       *[no] { $seat } va { $noble-to } e paga { lisboa-visit-payment }.
    }
lisboa-event-followed =
    { $seat-you ->
        [yes] Segui la visita { $noble-at }: { lisboa-followed-action }.
       *[no] { $seat } segue la visita { $noble-at }: { lisboa-followed-action }.
    }
lisboa-event-sponsored =
    { $seat-you ->
        [yes] Sponsorizzi l’evento di { $card } per { $reis-counted }.
       *[no] { $seat } sponsorizza l’evento di { $card } per { $reis-counted }.
    }
lisboa-event-recruited =
    { $seat-you ->
        [yes] Metti un funzionario nell’ufficio { $noble-of }.
       *[no] { $seat } mette un funzionario nell’ufficio { $noble-of }.
    }
lisboa-event-displaced =
    { $seat-you ->
        [yes] Un tuo funzionario deve lasciare l’ufficio { $noble-of } per la piazza.
       *[no] Un funzionario di { $seat } deve lasciare l’ufficio { $noble-of } per la piazza.
    }
lisboa-event-plan-taken =
    { $seat-you ->
        [yes] Acquisisci un progetto { $architect-of } ({ $officials-counted }).
       *[no] { $seat } acquisisce un progetto { $architect-of } ({ $officials-counted }).
    }
lisboa-event-favour-taken =
    { $seat-you ->
        [yes] Prendi il favore { $noble-of }.
       *[no] { $seat } prende il favore { $noble-of }.
    }
lisboa-event-favour-returned =
    { $seat-you ->
        [yes] Restituisci il favore { $noble-of }.
       *[no] { $seat } restituisce il favore { $noble-of }.
    }
lisboa-event-ship-built =
    { $seat-you ->
        [yes] Costruisci una { $ship }.
       *[no] { $seat } costruisce una { $ship }.
    }
lisboa-event-cardinal-moved =
    { $seat-you ->
        [yes] Sposti il cardinale, ora { $place-between }.
       *[no] { $seat } sposta il cardinale, ora { $place-between }.
    }
lisboa-event-clergy-taken =
    { $seat-you ->
        [yes] Prendi { $clergy-the }.
       *[no] { $seat } prende { $clergy-the }.
    }
lisboa-event-clergy-offered =
    { $seat-you ->
        [yes] Cedi alla chiesa { $clergy-the }.
       *[no] { $seat } cede alla chiesa { $clergy-the }.
    }
lisboa-event-clergy-lost =
    { $seat-you ->
        [yes] Perdi { $clergy-the }.
       *[no] { $seat } perde { $clergy-the }.
    }
lisboa-event-cube-taken =
    { $seat-you ->
        [yes] Prendi un { $cube-cube }.
       *[no] { $seat } prende un { $cube-cube }.
    }
lisboa-event-cube-removed =
    { $seat-you ->
        [yes] Non hai posto per un altro { $cube-cube }: esce dal gioco.
       *[no] { $seat } non ha posto per un altro { $cube-cube }: esce dal gioco.
    }
lisboa-event-set-completed =
    { $seat-you ->
        [yes] Completi un gruppo e ora hai { $sets-counted }.
       *[no] { $seat } completa un gruppo e ora ha { $sets-counted }.
    }
lisboa-event-store-built =
    { $seat-you ->
        [yes] Costruisci un { $tile } { $land-on } ({ $tile-street }).
       *[no] { $seat } costruisce un { $tile } { $land-on } ({ $tile-street }).
    }
lisboa-event-land-paid =
    { $seat-you ->
        [yes] Il tuo { $land } costa { $reis-counted }.
       *[no] Il { $land } di { $seat } costa { $reis-counted }.
    }
lisboa-event-house-placed =
    { $seat-you ->
        [yes] Usi una delle { $houses }.
       *[no] { $seat } usa una delle { $houses }.
    }
lisboa-event-building-opened =
    { $seat-you ->
        [yes] Apri un edificio pubblico { $architect-of } { $site }: { $facade }.
       *[no] { $seat } apre un edificio pubblico { $architect-of } { $site }: { $facade }.
    }
lisboa-event-official-returned =
    { $seat-you ->
        [yes] Riprendi un funzionario { $standing-from } { $noble-of }.
       *[no] { $seat } riprende un funzionario { $standing-from } { $noble-of }.
    }
lisboa-event-hired =
    { $seat-you ->
        [yes] Assumi { $officials-counted } per { $reis-counted }.
       *[no] { $seat } assume { $officials-counted } per { $reis-counted }.
    }
lisboa-event-plan-completed =
    { $seat-you ->
        [yes] Completi un progetto { $architect-of } ({ $officials-counted }).
       *[no] { $seat } completa un progetto { $architect-of } ({ $officials-counted }).
    }
lisboa-event-decree-taken =
    { $seat-you ->
        [yes] Prendi il decreto «{ $decree }».
       *[no] { $seat } prende il decreto «{ $decree }».
    }
lisboa-event-marker-spent =
    { $seat-you ->
        [yes] Spendi il segnalino di un gruppo di macerie per un altro decreto.
       *[no] { $seat } spende il segnalino di un gruppo di macerie per un altro decreto.
    }
lisboa-event-card-taken =
    { $seat-you ->
        [yes] Prendi in mano { $card }.
       *[no] { $seat } prende { $card }.
    }
lisboa-event-church =
    { $seat-you ->
        [yes] Punteggio della chiesa, a cominciare da te.
       *[no] Punteggio della chiesa, a cominciare da { $seat }.
    }
lisboa-event-period-due =
    { $seat-you ->
        [yes] Concludi il periodo: finisce dopo questo turno.
       *[no] { $seat } conclude il periodo: finisce dopo questo turno.
    }
lisboa-event-period = Comincia il periodo { $period }.
lisboa-event-discarded =
    { $seat-you ->
        [yes] Scarti { $card }.
       *[no] { $seat } scarta { $card }.
    }
lisboa-event-end-due =
    { $seat-you ->
        [yes] Provochi la fine della partita: ancora { $turns-counted }.
       *[no] { $seat } provoca la fine della partita: ancora { $turns-counted }.
    }
lisboa-event-nothing-possible =
    { $seat-you ->
        [yes] Qui non puoi fare nulla.
       *[no] Qui { $seat } non può fare nulla.
    }
lisboa-event-majority =
    { $seat-you ->
        [yes] I tuoi { $good-stores } danno { $wigs-counted }.
       *[no] I { $good-stores } di { $seat } danno { $wigs-counted }.
    }
lisboa-event-over = La partita è finita.

lisboa-event-helper = Si rivela { $card }: l’aiutante comincia sul mazzo { $deck-of }.
lisboa-event-courtier = Il cortigiano di Lacerda parte { $noble-to }.
lisboa-event-courtier-moved = Il cortigiano di Lacerda passa { $noble-at }.
lisboa-event-helper-moved = L’aiutante si sposta sul mazzo { $deck-of }.
lisboa-event-card-dropped = Dal mazzo dell’aiutante si scarta { $card }.
lisboa-event-chose = Scelta di Lacerda: { $why }.
lisboa-event-solo-building = Fin dall’inizio c’è un edificio pubblico { $architect-of } { $site }: { $facade }.
lisboa-event-title =
    { $seat-you ->
        [yes] Il tuo titolo: { $title }.
       *[no] Titolo di { $seat }: { $title }.
    }

## Perché qualcosa non è permesso

lisboa-refusal-other-decision = Non è questo che devi decidere adesso.
lisboa-refusal-outcome-does-not-fit = Qui non può uscire.
lisboa-refusal-not-offered = Puoi scegliere solo fra quello che hai ricevuto.
lisboa-refusal-card-not-offered = { $card } non è fra le carte che puoi scegliere.
lisboa-refusal-card-not-in-hand = Non hai in mano { $card }.
lisboa-refusal-card-not-noble = { $card } non è una carta nobile: a corte serve a sponsorizzare il suo evento.
lisboa-refusal-card-not-treasury = { $card } non è una carta tesoro: a corte serve a visitare il suo nobile.
lisboa-refusal-nothing-to-sell-or-trade = Dopo { $card } non potresti né vendere un bene né fare offerte ai nobili, e una delle due cose è obbligatoria.
lisboa-refusal-visit-unpayable =
    { $needs ->
        [one] Andare { $noble-to } ti costa { $needs } punto influenza. Ne hai { $influence }, e { $wigs-counted } per quello che manca.
       *[other] Andare { $noble-to } ti costa { $needs } punti influenza. Ne hai { $influence }, e { $wigs-counted } per quello che manca.
    }
lisboa-refusal-fee-unpayable = Questo costa { lisboa-needs-reis }. Ne puoi raccogliere { $has }, influenza compresa.
lisboa-refusal-no-house = Hai già usato tutte le tue casette: non puoi costruire un negozio.
lisboa-refusal-no-tile = Per nessuno dei negozi disponibili c’è un terreno libero.
lisboa-refusal-no-land-payable = Non c’è un terreno che tu possa pagare. Perfino { $land-the } costa { lisboa-needs-reis }, e ne puoi raccogliere { $has }, influenza compresa.
lisboa-refusal-no-site = Non c’è un cantiere libero per un edificio pubblico.
lisboa-refusal-no-plan = Per aprire un edificio pubblico serve un progetto aperto adatto al cantiere. Non ne hai.
lisboa-refusal-no-building = Non restano edifici pubblici { $architect-of }.
lisboa-refusal-hire-unpayable = Per costruire { $site } devi assumere i funzionari che ti mancano per { lisboa-needs-reis }. Ne puoi raccogliere { $has }, influenza compresa.
lisboa-refusal-no-decree = Non restano decreti.
lisboa-refusal-event-impossible = L’evento di { $card } ora non avrebbe effetto.
lisboa-refusal-spoils-the-rest = Dopo non potresti fare quello che ancora devi fare.
lisboa-refusal-slot-empty = Non c’è nulla { $slot-in }.
lisboa-refusal-slot-not-free = Scarta una carta della stessa riga, o usa uno spazio libero.
lisboa-refusal-capacity-full =
    { $capacity ->
        [one] Il tuo portafoglio è pieno: ha posto per { $capacity } carta o nave. Sostituiscila; i gruppi di macerie danno più posto.
       *[other] Il tuo portafoglio è pieno: ha posto per { $capacity } fra carte e navi. Sostituiscine una; i gruppi di macerie danno più posto.
    }
lisboa-refusal-row-full = Questa riga del tuo portafoglio è piena. Sostituisci una carta.
lisboa-refusal-good-missing = Non hai { $good }.
lisboa-refusal-no-such-ship =
    { $owner-you ->
        [yes] Non hai navi nello spazio { $slot }.
       *[no] { $owner } non ha navi nello spazio { $slot }.
    }
lisboa-refusal-ship-at-sea =
    { $owner-you ->
        [yes] La tua nave nello spazio { $slot } è in mare fino al tuo prossimo turno.
       *[no] La nave di { $owner } nello spazio { $slot } è in mare fino al suo prossimo turno.
    }
lisboa-refusal-ship-full =
    { $owner-you ->
        [yes] La tua nave nello spazio { $slot } è piena.
       *[no] La nave di { $owner } nello spazio { $slot } è piena.
    }
lisboa-refusal-already-covered = In questo turno hai già fatto un’offerta per l’azione di stato «{ $action }».
lisboa-refusal-good-not-accepted =
    { $noble-word ->
        [builder] Il Costruttore accetta attrezzi o oro, non { $good }.
        [marquis] Il Marchese accetta libri o oro, non { $good }.
       *[king] Il Re accetta tessuti o oro, non { $good }.
    }
lisboa-refusal-not-this-noble = L’azione di stato «{ $action }» non si fa { $noble-to }.
lisboa-refusal-already-done = Hai già fatto l’azione di stato «{ $action }». Scegline un’altra.
lisboa-refusal-no-official = Non hai funzionari da mandare.
lisboa-refusal-office-used = Hai appena messo un funzionario nell’ufficio { $noble-of }. Scegli un altro ufficio.
lisboa-refusal-no-plan-left = Non restano progetti { $architect-of }.
lisboa-refusal-no-plans-left = Non restano progetti di nessuno dei due architetti.
lisboa-refusal-no-ship-left = Il cantiere navale è vuoto.
lisboa-refusal-ship-unpayable =
    { $needs ->
        [one] Questa nave costa { $needs } bene. Ne hai { $has }.
       *[other] Questa nave costa { $needs } beni diversi. Ne hai { $has }.
    }
lisboa-refusal-nothing-produced = Non otterresti nulla: nessun tuo negozio produce un bene per cui hai posto.
lisboa-refusal-not-produced = Non hai prodotto { $good }.
lisboa-refusal-no-room-for-good =
    { $good-word ->
        [gold] Non hai posto per altro { $good }.
       *[other] Non hai posto per altri { $good }.
    }
lisboa-refusal-clergy-full = Hai già { $figure-clergy } tessere clero: non c’è posto per altre.
lisboa-refusal-no-tile-there = Non c’è una tessera clero da prendere.
lisboa-refusal-steps-not-allowed =
    { $most ->
        [one] Qui il cardinale si sposta di 1 passo esatto.
       *[other] Qui il cardinale si sposta da 1 a { $most } passi.
    }
lisboa-refusal-favour-held = Hai già il favore { $noble-of }.
lisboa-refusal-no-favour-left = Non restano favori { $noble-of }.
lisboa-refusal-all-favours-held = Hai già il favore di tutti e tre i nobili.
lisboa-refusal-favour-missing = Non hai il favore { $noble-of }.
lisboa-refusal-good-already-given = Per questa nave hai già ceduto { $good }. I beni devono essere diversi.
lisboa-refusal-no-cube = Non c’è un { $cube-cube } da prendere.
lisboa-refusal-pile-empty = Il mucchio di macerie è vuoto.
lisboa-refusal-tile-not-shown = Al momento non è disponibile un { $tile }.
lisboa-refusal-land-taken = C’è già un negozio { $land-on }.
lisboa-refusal-land-not-in-play = Con questo numero di giocatori non si usa { $land-the }.
lisboa-refusal-land-not-on-street = Un { $tile } deve affacciarsi su { $tile-street }, e { $land-the } non la tocca.
lisboa-refusal-land-wrong-size =
    { $tile-word ->
        [small] Un { $tile } sta solo nella colonna 5, non { $land-on }.
       *[large] Un { $tile } richiede un terreno grande; { $land-the } è piccolo.
    }
lisboa-refusal-land-unpayable = Per costruire { $land-on } pagheresti { lisboa-needs-reis }. Ne puoi raccogliere { $has }, influenza compresa.
lisboa-refusal-houses-used = Hai già usato tutte le tue { $houses }.
lisboa-refusal-site-taken = C’è già un edificio pubblico { $site }.
lisboa-refusal-site-not-in-play = Con questo numero di giocatori non si costruisce nulla { $site }.
lisboa-refusal-colour-missing = Un edificio pubblico { $site } deve mostrare il colore della strada.
lisboa-refusal-plan-not-held = Non hai un progetto aperto { $architect-of } da { $officials-counted }.
lisboa-refusal-official-not-there = Non hai funzionari { $standing-in } { $noble-of }.
lisboa-refusal-decree-not-shown = Il decreto «{ $decree }» non è disponibile.
lisboa-refusal-clergy-not-held = Non hai { $clergy-the }.
lisboa-refusal-reward-used = Non puoi prendere la ricompensa di { $card }: ne spetta una per ogni nobile, da una carta appena scartata.
lisboa-refusal-deck-empty = Non ci sono carte sul mazzo { $deck-of }.
lisboa-refusal-payment-wrong = Monete e influenza insieme devono fare { lisboa-needs-reis }.
lisboa-refusal-visit-payment-wrong = Il pagamento deve arrivare a { $needs } in tutto. I reali valgono con entrambe le casette di sinistra in città, le parrucche quando l’influenza è finita.
lisboa-refusal-compulsory = Qui una scelta è obbligatoria.

## Spiegazioni

lisboa-about-noble-builder = Manuel da Maia. Accetta attrezzi o oro. Azioni di stato: reclutare funzionari, acquisire un progetto. Azione del nobile: costruire un negozio.
lisboa-about-noble-marquis = Il Marquês de Pombal, il Ministro. Accetta libri o oro. Azioni di stato: costruire una nave, produrre. Azione del nobile: prendere un decreto.
lisboa-about-noble-king = Dom José I. Accetta tessuti o oro. Azioni di stato: incontrare il cardinale, ottenere un favore reale. Azione del nobile: aprire un edificio pubblico.
lisboa-about-state-action-recruit = Metti fino a 2 tuoi funzionari in uffici diversi. Se un ufficio è pieno, chi ne ha di più ne perde uno, che va nella piazza.
lisboa-about-state-action-plan = Prendi il primo progetto di uno dei due architetti.
lisboa-about-state-action-ship = Paga tanti beni diversi quanto è lo scafo della prima nave del cantiere navale, o la differenza se sostituisce una tua nave. Il tesoro reale sale di 1 e ottieni influenza.
lisboa-about-state-action-produce = Prendi 1 bene per ogni tuo negozio, finché hai posto. Il prezzo di ogni tipo che hai preso scende di 1.
lisboa-about-state-action-cardinal = Sposta il cardinale di 1 o 2 passi e prendi una delle tessere clero accanto a lui. Se raggiunge o supera il simbolo del tesoro, il tesoro reale sale; se raggiunge o supera quello dell’influenza, c’è il punteggio della chiesa.
lisboa-about-state-action-favour = Prendi un favore reale che non hai. Con quello puoi seguire la visita di un altro giocatore; alla fine vale { $figure-favour }.
lisboa-about-houses-left = Quando sono tutte in città, puoi pagare reali invece di influenza per visitare o seguire.
lisboa-about-houses-middle = Con una o due in città, le navi ti costano 1 bene in meno; con tutte, sono gratis.
lisboa-about-houses-right = Con una o due in città, quando produci ottieni 1 bene in più di un tipo che produci; con tutte, 1 in più di ogni tipo.
lisboa-about-street = I negozi che si affacciano su questa strada vendono { $good }. Passa fra le colonne { $west } e { $east }.
lisboa-about-architect-blue = Ogni progetto mostra quanti funzionari servono per aprire un edificio pubblico di questo architetto.
lisboa-about-architect-green = Ogni progetto mostra quanti funzionari servono per aprire un edificio pubblico di questo architetto.
lisboa-about-cube-brown = Macerie del terremoto. Aggiunge { $reis } al prezzo di ogni terreno nella sua fila o colonna. Con un cubetto rosso e uno blu forma un gruppo.
lisboa-about-cube-red = Macerie del fuoco. Aggiunge { $reis } al prezzo di ogni terreno nella sua fila o colonna. Con un cubetto marrone e uno blu forma un gruppo.
lisboa-about-cube-blue = Macerie dello tsunami. Aggiunge { $reis } al prezzo di ogni terreno nella sua fila o colonna. Con un cubetto marrone e uno rosso forma un gruppo.
lisboa-about-ship =
    { $reis ->
        [0] Scafo { $hull }: salpa con { $goods-counted } e dà 1 parrucca per ognuno a chi la possiede. Mostra { $influence-counted }.
       *[other] Scafo { $hull }: salpa con { $goods-counted } e dà 1 parrucca per ognuno a chi la possiede. Mostra { $influence-counted }. Paga { $reis-counted } in più per ogni bene.
    }
lisboa-about-clergy = Finché ce l’hai, { $name-does }. Se cedi la tessera alla chiesa, ottieni { $wigs }.
lisboa-about-land = Se costruisci qui: { $reward-does }.
lisboa-about-site = Se apri qui un edificio pubblico: { $reward-does }.
lisboa-about-card =
    { $deck-word ->
        [treasury] { $era }. A corte, come evento che costa il valore del tesoro in reali: { $effect-does }. Nel portafoglio: prendi il valore del tesoro in reali, e finché resta lì { $benefit-does }.
       *[noble] { $era }, influenza { $influence }. Nel portafoglio: { $effect-does }. A corte: { $deck-visit }.
    }
lisboa-about-decree =
    { $players ->
        [3] Si valuta alla fine, solo in 3 o 4 giocatori. { $what-note }
       *[other] Si valuta alla fine. { $what-note }
    }
lisboa-about-title-jester = Non hai meritato nessuno degli altri titoli.
lisboa-about-title = Servono { $needs }.

## Da dove viene il valore di una posizione

lisboa-term-wigs = parrucche subito
lisboa-term-money = reali
lisboa-term-influence = influenza
lisboa-term-goods = beni
lisboa-term-stores = negozi
lisboa-term-majorities = maggioranze
lisboa-term-buildings = progetti ed edifici pubblici
lisboa-term-officials = funzionari
lisboa-term-rubble = macerie
lisboa-term-church = tessere clero
lisboa-term-favours = favori reali
lisboa-term-decrees = decreti
lisboa-term-ships = navi
lisboa-term-portfolio = portafoglio
lisboa-term-hand = carte in mano
lisboa-term-tempo = turni che restano e tesoro

lisboa-option-draft = Mani iniziali
lisboa-option-draft-off = distribuite a caso
lisboa-option-draft-on = scelte una carta alla volta (draft)
lisboa-option-tools = Parrucche per il maggior numero di negozi di attrezzi, il secondo e il terzo
lisboa-option-tools-6-3-1 = 6, 3 e 1
lisboa-option-tools-6-4-2 = 6, 4 e 2 (una ristampa)
