### Lisboa.

## Cantidades

lisboa-unit-gold = { $count } de oro
lisboa-unit-cloth = { $count } de tela
lisboa-unit-books =
    { $count ->
        [one] { $count } libro
       *[other] { $count } libros
    }
lisboa-unit-tools =
    { $count ->
        [one] { $count } herramienta
       *[other] { $count } herramientas
    }
lisboa-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } reales
    }
# Lo que cuesta un bien.
lisboa-unit-price = { lisboa-unit-reis }
# Cada paso del marcador de influencia consigue uno.
lisboa-unit-moves = { lisboa-unit-reis }
lisboa-unit-wigs =
    { $count ->
        [one] { $count } peluca
       *[other] { $count } pelucas
    }
lisboa-unit-score = { lisboa-unit-wigs }
lisboa-unit-influence = { $count } de influencia
# Lo que cuesta una visita.
lisboa-unit-cost = { lisboa-unit-influence }
lisboa-unit-goods =
    { $count ->
        [one] { $count } bien
       *[other] { $count } bienes
    }
lisboa-unit-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
lisboa-unit-officials =
    { $count ->
        [one] { $count } funcionario
       *[other] { $count } funcionarios
    }
lisboa-unit-sets =
    { $count ->
        [one] { $count } set de escombros
       *[other] { $count } sets de escombros
    }
lisboa-unit-steps =
    { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }
lisboa-unit-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
lisboa-unit-stores =
    { $count ->
        [one] { $count } tienda
       *[other] { $count } tiendas
    }
lisboa-unit-majorities =
    { $count ->
        [one] { $count } mayoría
       *[other] { $count } mayorías
    }
lisboa-unit-decrees =
    { $count ->
        [one] { $count } decreto
       *[other] { $count } decretos
    }
lisboa-unit-ships =
    { $count ->
        [one] { $count } barco
       *[other] { $count } barcos
    }

# Cantidades como las tienen los sucesos y los rechazos.
lisboa-amount-reis =
    { $amount-size ->
        [one] { $amount-size } real
       *[other] { $amount-size } reales
    }
lisboa-amount-wigs =
    { $amount-size ->
        [one] { $amount-size } peluca
       *[other] { $amount-size } pelucas
    }
lisboa-needs-reis =
    { $needs ->
        [one] { $needs } real
       *[other] { $needs } reales
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
               *[other] { $reis-counted } y { $wigs-counted }
            }
        }
       *[other] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $influence-counted } y { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $influence-counted } y { $reis-counted }
               *[other] { $influence-counted }, { $reis-counted } y { $wigs-counted }
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
        [yes] a tu barco del hueco { $slot }
       *[no] al barco de { $owner } en el hueco { $slot }
    }

## Nombres

lisboa-good-gold = oro
    .of = del oro
    .one = unidad de oro
    .many = de oro
    .store = tienda de oro
    .stores = tiendas de oro
lisboa-good-cloth = tela
    .of = de la tela
    .one = unidad de tela
    .many = de tela
    .store = tienda de tela
    .stores = tiendas de tela
lisboa-good-books = libros
    .of = de los libros
    .one = libro
    .many = libros
    .store = tienda de libros
    .stores = tiendas de libros
lisboa-good-tools = herramientas
    .of = de las herramientas
    .one = herramienta
    .many = herramientas
    .store = tienda de herramientas
    .stores = tiendas de herramientas

lisboa-street-yellow = Rua Áurea
    .colour = el amarillo
lisboa-street-pink = Rua Augusta
    .colour = el rosa
lisboa-street-brown = Rua Nova da Princesa
    .colour = el marrón
lisboa-street-blue = Rua Bela da Rainha
    .colour = el azul

lisboa-noble-builder = Constructor
    .the = el Constructor
    .to = al Constructor
    .of = del Constructor
lisboa-noble-marquis = Marqués
    .the = el Marqués
    .to = al Marqués
    .of = del Marqués
lisboa-noble-king = Rey
    .the = el Rey
    .to = al Rey
    .of = del Rey

lisboa-deck-builder = Constructor
    .of = del Constructor
    .card = carta del Constructor
    .cards = cartas del Constructor
    .visit = visita al Constructor
lisboa-deck-marquis = Marqués
    .of = del Marqués
    .card = carta del Marqués
    .cards = cartas del Marqués
    .visit = visita al Marqués
lisboa-deck-king = Rey
    .of = del Rey
    .card = carta del Rey
    .cards = cartas del Rey
    .visit = visita al Rey
lisboa-deck-treasury = Tesorería
    .of = de tesorería
    .card = carta de tesorería
    .cards = cartas de tesorería

lisboa-era-blue = 1755–57
lisboa-era-red = 1758–62
lisboa-era-purple = 1763–68
lisboa-era-brown = 1769–77

lisboa-cube-brown = marrón
    .cube = cubo marrón
    .cubes = cubos marrones
lisboa-cube-red = rojo
    .cube = cubo rojo
    .cubes = cubos rojos
lisboa-cube-blue = azul
    .cube = cubo azul
    .cubes = cubos azules

lisboa-state-action-recruit = reclutar funcionarios
lisboa-state-action-plan = adquirir un plano
lisboa-state-action-ship = construir un barco
lisboa-state-action-produce = producir
lisboa-state-action-cardinal = ver al cardenal
lisboa-state-action-favour = obtener un favor real

lisboa-ship-blue = barco azul
lisboa-ship-red = barco rojo
lisboa-ship-purple = barco morado
lisboa-ship-brown = barco marrón

lisboa-facade-yellow-pink = amarillo y rosa
lisboa-facade-brown-blue = marrón y azul
lisboa-facade-yellow-brown = amarillo y marrón
lisboa-facade-pink-blue = rosa y azul
lisboa-facade-yellow-blue = amarillo y azul
lisboa-facade-pink-brown = rosa y marrón

lisboa-architect-blue = arquitecto azul
    .of = del arquitecto azul
lisboa-architect-green = arquitecto verde
    .of = del arquitecto verde

lisboa-clergy-surveyor = agrimensor
    .the = el agrimensor
    .does = los terrenos te cuestan { $amount } menos
lisboa-clergy-mason = albañil
    .the = el albañil
    .does = cada cubo marrón añade solo { $amount } al precio de tus terrenos
lisboa-clergy-almoner = limosnero
    .the = el limosnero
    .does = cada plano que usas pide { $amount } menos
lisboa-clergy-clerk = escribano parroquial
    .the = el escribano parroquial
    .does = cada funcionario que contratas cuesta { $amount } menos
lisboa-clergy-chaplain = capellán
    .the = el capellán
    .does = visitar y seguir te cuesta { $amount } menos
lisboa-clergy-builders-confessor = confesor del Constructor
    .the = el confesor del Constructor
    .does = visitar al Constructor y seguir una visita a él te cuesta { $amount } menos
lisboa-clergy-ministers-confessor = confesor del Ministro
    .the = el confesor del Ministro
    .does = visitar al Marqués y seguir una visita a él te cuesta { $amount } menos
lisboa-clergy-royal-confessor = confesor real
    .the = el confesor real
    .does = visitar al Rey y seguir una visita a él te cuesta { $amount } menos
lisboa-clergy-preacher = predicador
    .the = el predicador
    .does = cada vez que ganas influencia, ganas { $amount } más
lisboa-clergy-friar = fraile mercader
    .the = el fraile mercader
    .does = cada bien que vendes te da { $amount } más
lisboa-clergy-legate = legado
    .the = el legado
    .does = todos los nobles aceptan de ti cualquier bien
lisboa-clergy-provincial = provincial
    .the = el provincial
    .does = en cada turno puedes entregar { $amount } más al comerciar con los nobles
lisboa-clergy-harbour-chaplain = capellán del puerto
    .the = el capellán del puerto
    .does = cada barco que construyes cuesta { $amount } menos
lisboa-clergy-canon = canónigo
    .the = el canónigo
    .does = tu producción no baja ningún precio
lisboa-clergy-lay-brother = hermano lego
    .the = el hermano lego
    .does = cada producción te da { $amount } más de un tipo que produces
lisboa-clergy-guild-chaplain = capellán del gremio
    .the = el capellán del gremio
    .does = cada tienda que construyes te da { $amount } y { $money }
lisboa-clergy-dean = deán
    .the = el deán
    .does = cada edificio público que abres te da { $amount }
lisboa-clergy-notary = notario
    .the = el notario
    .does = cada decreto que tomas te da { $amount }
lisboa-clergy-nuncio = nuncio
    .the = el nuncio
    .does = seguir una visita no te cuesta nada
lisboa-clergy-cellarer = cillerero
    .the = el cillerero
    .does = tu almacén admite { $amount } más de cada tipo
lisboa-clergy-pilots-chaplain = capellán de los pilotos
    .the = el capellán de los pilotos
    .does = cada barco tuyo que zarpa te da { $amount } más
lisboa-clergy-treasurer-canon = canónigo tesorero
    .the = el canónigo tesorero
    .does = cada pago en reales te cuesta { $amount } menos

lisboa-tile-yellow = tienda de oro
    .street = Rua Áurea
lisboa-tile-pink = tienda de tela
    .street = Rua Augusta
lisboa-tile-brown = tienda de libros
    .street = Rua Nova da Princesa
lisboa-tile-blue = tienda de herramientas
    .street = Rua Bela da Rainha
lisboa-tile-small = tienda pequeña de herramientas
    .street = Rua Bela da Rainha

lisboa-houses-left = casas de la izquierda
lisboa-houses-middle = casas del centro
lisboa-houses-right = casas de la derecha

lisboa-land-row-a = fila A
    .letter = A
    .in = en la fila A
lisboa-land-row-b = fila B
    .letter = B
    .in = en la fila B
lisboa-land-row-c = fila C
    .letter = C
    .in = en la fila C
lisboa-land-row-d = fila D
    .letter = D
    .in = en la fila D
lisboa-land-row-e = fila E
    .letter = E
    .in = en la fila E

lisboa-use-gold = para tomar 1 de oro
lisboa-use-portfolio = en el portafolio
lisboa-use-visit = en la corte, para una visita
lisboa-use-sponsor = en la corte, para patrocinar su evento

lisboa-standing-office = oficina
    .the = la oficina
lisboa-standing-plaza = plaza
    .the = la plaza

lisboa-line-row = fila
    .of = de la fila
lisboa-line-column = columna
    .of = de la columna

lisboa-side-ahead = de delante
lisboa-side-behind = de detrás

lisboa-slot-free = hueco libre
    .in = en un hueco libre
lisboa-slot-top1 = hueco superior 1
    .in = en el hueco superior 1
lisboa-slot-top2 = hueco superior 2
    .in = en el hueco superior 2
lisboa-slot-top3 = hueco superior 3
    .in = en el hueco superior 3
lisboa-slot-bottom1 = hueco inferior 1
    .in = en el hueco inferior 1
lisboa-slot-bottom2 = hueco inferior 2
    .in = en el hueco inferior 2
lisboa-slot-bottom3 = hueco inferior 3
    .in = en el hueco inferior 3

lisboa-follow-noble = su acción de noble
lisboa-follow-upper = su primera acción de Estado
lisboa-follow-lower = su segunda acción de Estado

lisboa-account-start = inicio
lisboa-account-stores = tiendas nuevas
lisboa-account-buildings = edificios públicos
lisboa-account-sailing = barcos que zarpan
lisboa-account-church = iglesia
lisboa-account-court = influencia al máximo
lisboa-account-rewards = recompensas y penalizaciones
lisboa-account-clergy = losetas de clero
lisboa-account-visits = pago de visitas
lisboa-account-sets = sets de escombros
lisboa-account-hulls = barcos
lisboa-account-trades = mayorías de tiendas
lisboa-account-money = reales e influencia
lisboa-account-decrees = decretos
lisboa-account-plans = funcionarios en planos
lisboa-account-favours = favores reales
lisboa-account-cubes = cubos de escombros

lisboa-title-jester = Bufón
lisboa-title-servant = Sirviente de la corte
lisboa-title-favourite = Favorito del Rey
lisboa-title-right-hand = Mano derecha del Marqués

lisboa-tie-break-most = sin empate
lisboa-tie-break-topmost = en caso de empate, la fila más alta
lisboa-tie-break-leftmost = en caso de empate, lo que está más a la izquierda
lisboa-tie-break-western = entre dos calles, la del oeste
lisboa-tie-break-blue = en caso de empate, el arquitecto azul
lisboa-tie-break-column = en caso de empate, el cubo de la columna
lisboa-tie-break-nearest = en caso de empate, la obra más cercana al extremo oeste de la fila D, en sentido horario
lisboa-tie-break-helper = entre dos losetas iguales, la que señala el ayudante

# A place of the church; people count from 1.
lisboa-place = { $number }
    .between = entre las losetas { $behind } y { $number }

lisboa-land = terreno { $row-letter }{ $column }
    .the = el terreno { $row-letter }{ $column }
    .of = del terreno { $row-letter }{ $column }
    .on = en el terreno { $row-letter }{ $column }
    .reward = { $reward }

lisboa-site-west-a = al oeste de la fila A
    .reward = { $reward }
lisboa-site-west-b = al oeste de la fila B
    .reward = { $reward }
lisboa-site-west-c = al oeste de la fila C
    .reward = { $reward }
lisboa-site-west-d = al oeste de la fila D
    .reward = { $reward }
lisboa-site-west-e = al oeste de la fila E
    .reward = { $reward }
lisboa-site-north-yellow = al norte de la Rua Áurea
    .reward = { $reward }
lisboa-site-north-pink = al norte de la Rua Augusta
    .reward = { $reward }
lisboa-site-north-brown = al norte de la Rua Nova da Princesa
    .reward = { $reward }
lisboa-site-north-blue = al norte de la Rua Bela da Rainha
    .reward = { $reward }
lisboa-site-east-a = al este de la fila A
    .reward = { $reward }
lisboa-site-east-b = al este de la fila B
    .reward = { $reward }
lisboa-site-east-c = al este de la fila C
    .reward = { $reward }
lisboa-site-east-d = al este de la fila D
    .reward = { $reward }
lisboa-site-east-e = al este de la fila E
    .reward = { $reward }

lisboa-card =
    { $deck-word ->
        [treasury] { $deck } (evento: { $effect }; en portafolio: { $benefit })
       *[noble] { $deck } (influencia { $influence }; en portafolio: { $effect })
    }
    .does = { $effect-does }

lisboa-decree =
    { $per ->
        [0] { $wigs-counted } por { $what }
        [one] { $wigs-counted } por cada { $what }
       *[other] { $wigs-counted } por cada { $per } { $what-many }
    }

## Lo que hacen cartas, terrenos y obras: en breve, y como cosa que hacer

lisboa-effect-good = { $good-counted }
    .does = toma { $good-counted }
lisboa-effect-reis = { $reis-counted }
    .does = toma { $reis-counted }
lisboa-effect-wigs = { $wigs-counted }
    .does = gana { $wigs-counted }
lisboa-effect-influence = gana influencia
    .does = gana la influencia de tu fila superior
lisboa-effect-recruit = recluta { $officials-counted }
    .does =
        { $officials ->
            [one] recluta { $officials-counted }
           *[other] recluta hasta { $officials-counted }, cada uno en una oficina distinta
        }
lisboa-effect-plan = plano
    .does = adquiere un plano
lisboa-effect-favour = favor real
    .does = toma un favor real que no tengas
lisboa-effect-produce = produce
    .does = produce 1 bien por cada tienda tuya
lisboa-effect-cardinal-exactly = cardenal { $steps }
    .does = mueve al cardenal exactamente { $steps-counted } y toma una loseta de clero contigua
lisboa-effect-cardinal-up-to = cardenal hasta { $steps }
    .does = mueve al cardenal hasta { $steps-counted } y toma una loseta de clero contigua
lisboa-effect-pile-cube = cubo de escombros
    .does = toma un cubo a tu elección de la pila de escombros
lisboa-effect-goods = { $goods-counted } a elegir
    .does = toma { $goods-counted } a tu elección
lisboa-effect-ship = construye un barco
    .does = construye un barco
lisboa-effect-store = construye una tienda
    .does = construye una tienda
lisboa-effect-decree = toma un decreto
    .does = toma un decreto
lisboa-effect-building = abre un edificio público
    .does = abre un edificio público
lisboa-effect-state-actions =
    { $actions ->
        [one] una acción de Estado
       *[other] { $actions } acciones de Estado
    }
    .does =
        { $actions ->
            [one] haz cualquier acción de Estado sin pagar bienes
           *[other] haz { $actions } acciones de Estado distintas a tu elección sin pagar bienes
        }
lisboa-effect-lose-officials = −{ $officials-counted }
    .does = pierde { $officials-counted }
lisboa-effect-lose-reis = −{ $reis-counted }
    .does = pierde { $reis-counted }
lisboa-effect-lose-wigs = −{ $wigs-counted }
    .does = pierde { $wigs-counted }
lisboa-effect-lose-goods = −{ $goods-counted }
    .does = pierde { $goods-counted }
lisboa-effect-lose-favour = −1 favor real
    .does = pierde un favor real
lisboa-effect-lose-clergy = −1 loseta de clero
    .does = pierde una loseta de clero

lisboa-benefit-payment = pagos −{ $reis }
    .does = cada pago en reales te cuesta { $reis-counted } menos
lisboa-benefit-sale = ventas +{ $reis }
    .does = cada bien que vendes te da { $reis-counted } más
lisboa-benefit-land = terrenos −{ $reis }
    .does = los terrenos te cuestan { $reis-counted } menos
lisboa-benefit-hiring = contratación −{ $reis }
    .does = cada funcionario que contratas cuesta { $reis-counted } menos

## Lo que cuentan los decretos: «por cada …», «por cada 2 …», y qué exactamente

lisboa-count-stores-of = { $good-store }
    .many = { $good-stores }
    .note = Cuentan tus tiendas.
lisboa-count-stores-in-row = tienda { $row-in }
    .many = tiendas { $row-in }
    .note = Cuentan tus tiendas.
lisboa-count-stores-in-column = tienda en la columna { $column }
    .many = tiendas en la columna { $column }
    .note = Cuentan tus tiendas.
lisboa-count-buildings-of = edificio público { $architect-of }
    .many = edificios públicos { $architect-of }
    .note = Cuentan todos los edificios abiertos, sean de quien sean.
lisboa-count-buildings-west = edificio público al oeste
    .many = edificios públicos al oeste
    .note = Cuentan todos los edificios abiertos, sean de quien sean.
lisboa-count-buildings-north = edificio público al norte
    .many = edificios públicos al norte
    .note = Cuentan todos los edificios abiertos, sean de quien sean.
lisboa-count-buildings-east = edificio público al este
    .many = edificios públicos al este
    .note = Cuentan todos los edificios abiertos, sean de quien sean.
lisboa-count-buildings-showing = edificio público que muestre { $street-colour }
    .many = edificios públicos que muestren { $street-colour }
    .note = Cuentan todos los edificios abiertos con el color de la { $street }, sean de quien sean.
lisboa-count-completed-plans = plano completado
    .many = planos completados
    .note = Cuentan tus planos.
lisboa-count-completed-plans-of = plano completado { $architect-of }
    .many = planos completados { $architect-of }
    .note = Cuentan tus planos.
lisboa-count-officials-on-plans = funcionario en planos completados
    .many = funcionarios en planos completados
    .note = Cuentan los funcionarios impresos en tus planos completados.
lisboa-count-officials-with = funcionario con { $noble-the }
    .many = funcionarios con { $noble-the }
    .note = Cuentan tus funcionarios en la oficina y la plaza { $noble-of }.
lisboa-count-officials-in-plazas = funcionario en una plaza
    .many = funcionarios en las plazas
    .note = Cuentan tus funcionarios.
lisboa-count-officials-in-offices = funcionario en una oficina
    .many = funcionarios en las oficinas
    .note = Cuentan tus funcionarios.
lisboa-count-ships = barco
    .many = barcos
    .note = Cuentan tus barcos.
lisboa-count-ships-of-hull = barco de casco { $hull } o más
    .many = barcos de casco { $hull } o más
    .note = Cuentan tus barcos.
lisboa-count-hulls = punto de casco
    .many = puntos de casco
    .note = Se suman los cascos de todos tus barcos.
lisboa-count-goods-on-docks = bien en los muelles
    .many = bienes en los muelles
    .note = Cuentan los bienes y las cajas en los muelles de tus barcos, los venda quien los venda.
lisboa-count-cards-of = { $deck-card } en el portafolio
    .many = { $deck-cards } en el portafolio
    .note = Cuenta tu portafolio.
lisboa-count-printed-influence = punto de influencia en la fila superior
    .many = puntos de influencia en la fila superior
    .note = Cuenta la influencia impresa en las cartas y barcos de tu fila superior.
lisboa-count-goods-of = { $good-one } en el almacén
    .many = { $good-many } en el almacén
    .note = Cuenta tu almacén.
lisboa-count-good-sets = grupo de los cuatro bienes
    .many = grupos de los cuatro bienes
    .note = Cuentan los grupos de tu almacén.
lisboa-count-clergy-tiles = loseta de clero
    .many = losetas de clero
    .note = Cuentan las losetas que aún tengas.
lisboa-count-favours = favor real
    .many = favores reales
    .note = Cuentan los favores que aún tengas.
lisboa-count-cubes = { $cube-cube }
    .many = { $cube-cubes }
    .note = Cuentan los cubos de tu tablero.
lisboa-count-rubble-sets = set de escombros
    .many = sets de escombros
    .note = Cuentan tus sets, hayas gastado o no su marcador.
lisboa-count-loose-cubes = cubo sin set
    .many = cubos sin set
    .note = Cuentan los cubos de tu tablero que no forman un set.
lisboa-count-reis = real
    .many = reales
    .note = Cuentan tus monedas, no la influencia.
lisboa-count-influence = punto de influencia
    .many = puntos de influencia
    .note = Cuenta la posición de tu marcador.
lisboa-count-stores = tienda
    .many = tiendas
    .note = Cuentan tus tiendas.
lisboa-count-best-row = tienda en la mejor fila
    .many = tiendas en la mejor fila
    .note = Cuenta la fila donde tengas más tiendas.
lisboa-count-others-decrees = decreto de los demás
    .many = decretos de los demás
    .note = Cuentan juntos los decretos de todos los demás jugadores.

lisboa-condition-portfolio-full = un portafolio lleno
    .note = Está lleno cuando tiene tantas cartas y barcos como tu capacidad, { $figure-portfolio } como mucho.
lisboa-condition-clergy-full = { $figure-clergy } losetas de clero
    .note = Debes tenerlas aún todas.
lisboa-condition-favours-full = los tres favores reales
    .note = Debes tenerlos aún todos.
lisboa-condition-influence-full = influencia { $figure-top }
    .note = Tu marcador debe estar en el último espacio.
lisboa-condition-houses-full = todas las { $houses } construidas
    .note = Tus casas de ese grupo deben estar todas en la ciudad.
lisboa-condition-all-streets = tiendas en las cuatro calles
    .note = Necesitas una tienda tuya en cada calle.
lisboa-condition-most-stores = el mayor número de tiendas
    .note = El empate vale; necesitas al menos una.
lisboa-condition-most-ships = el mayor número de barcos
    .note = El empate vale; necesitas al menos uno.
lisboa-condition-most-plans = el mayor número de planos completados
    .note = El empate vale; necesitas al menos uno.
lisboa-condition-most-reis = el mayor número de reales
    .note = Cuentan las monedas, no la influencia. El empate vale; necesitas al menos uno.

## Lo que pide un título de la partida en solitario

lisboa-need-wigs = más pelucas que Lacerda
lisboa-need-stores = al menos { $stores-counted }
lisboa-need-stores-as-many = al menos tantas tiendas como él
lisboa-need-stores-more = más tiendas que él
lisboa-need-majorities = al menos { $majorities-counted }
lisboa-need-reis = al menos { $reis-counted }
lisboa-need-decrees = al menos { $decrees-counted }
lisboa-need-ships = al menos { $ships-counted }

## Lo que se puede hacer

lisboa-action-keep = Quédate con { $clergy-the }: { $clergy-does }
lisboa-action-draft = Quédate con { $card }
lisboa-action-play =
    { $purpose-word ->
        [gold] Descarta por 1 de oro: { $card }
        [portfolio] Al portafolio: { $card }
        [visit] Visita la corte: { $card }
       *[sponsor] Patrocina el evento: { $card }
    }
lisboa-action-slot =
    { $slot-word ->
        [free] Usa un hueco libre
       *[other] Sustituye lo que hay { $slot-in }
    }
lisboa-action-sell = Vende { $good-counted } { lisboa-owned-ship }
lisboa-action-trade = Entrega { $good-counted } para { $action }
lisboa-action-state = Acción de Estado: { $action }
lisboa-action-follow = Sigue la visita para { $choice }
lisboa-action-pay =
    { $moves ->
        [0] Paga { $reis-counted } en monedas
       *[other] { $reis ->
            [0] Paga { $moves-counted } con influencia
           *[other] Paga { $reis-counted } en monedas y { $moves-counted } con influencia
        }
    }
lisboa-action-pay-visit = Paga { lisboa-visit-payment }
lisboa-action-recruit = Pon un funcionario en la oficina { $noble-of }
lisboa-action-plan = Adquiere el plano de arriba { $architect-of }
lisboa-action-favour = Toma el favor { $noble-of }
lisboa-action-cardinal = Mueve al cardenal { $steps-counted } y toma la loseta { $side }
lisboa-action-take-good = Toma { $good-counted }
lisboa-action-give = Entrega { $good-counted }
lisboa-action-pile = Toma un { $cube-cube } de la pila
lisboa-action-tile = Elige una { $tile } ({ $tile-street })
lisboa-action-land = Construye { $land-on } (recompensa: { $land-reward })
lisboa-action-cube = Toma un { $cube-cube } { $line-of }
lisboa-action-house = Usa una de las { $houses }
lisboa-action-site = Construye { $site } (recompensa: { $site-reward })
lisboa-action-use-plan = Usa un plano { $architect-of } ({ $officials-counted })
lisboa-action-dismiss = Retira un funcionario de { $standing-the } { $noble-of }
lisboa-action-decree = Toma el decreto «{ $decree }»
lisboa-action-return = Entrega el favor { $noble-of }
lisboa-action-offer = Entrega { $clergy-the }
lisboa-action-discard = Descarta { $card }
lisboa-action-reward = Toma la recompensa de { $card }
lisboa-action-take = Toma la carta del mazo { $deck-of }
lisboa-action-stop = No hagas nada más

## Lo que trae el azar

lisboa-outcome-first = Primer jugador: { $seat }
    .ask = ¿Quién empieza?
lisboa-outcome-scoring = Losetas de puntuación: { $values-sequence }
    .ask = ¿Qué losetas de puntuación hay bajo las columnas 1 a 4?
lisboa-outcome-building = Edificio público { $architect-of }: { $facade }
    .ask = ¿Qué colores muestra el siguiente edificio público { $architect-of }?
lisboa-outcome-row-rubble = Escombros { $row-in }: { $cubes-sequence }
    .ask = ¿Qué cubos hay { $row-in }?
lisboa-outcome-column-rubble = Escombros en la columna { $column }: { $cubes-sequence }
    .ask = ¿Qué cubos hay en la columna { $column }?
lisboa-outcome-site-rubble = Escombros { $site }: { $cubes-sequence }
    .ask = ¿Qué cubos hay en la obra { $site }?
lisboa-outcome-pile-rubble = Pila de escombros: { $cubes-sequence }
    .ask = ¿Qué cubos hay en la pila de escombros?
lisboa-outcome-clergy-pair = Losetas de clero para { $seat }: { $tiles-sequence }
    .ask = ¿Qué dos losetas de clero mira { $seat }?
lisboa-outcome-clergy = Iglesia, loseta { $place }: { $tile }
    .ask = ¿Qué loseta de clero llega a la iglesia como loseta { $place }?
lisboa-outcome-start-favour = Favor real para { $seat }: { $noble }
    .ask = ¿Con qué favor real empieza { $seat }?
lisboa-outcome-start-plan = Plano inicial para { $seat }: { $architect }
    .ask = ¿Con el plano de qué arquitecto empieza { $seat }?
lisboa-outcome-decree = Nuevo decreto: { $decree }
    .ask = ¿Qué decreto sale?
lisboa-outcome-hand = Mano de { $seat }: { $cards-sequence }
    .ask = ¿Qué cartas roba { $seat }?
lisboa-outcome-card = Boca arriba en el mazo { $deck-of }: { $card }
    .ask = ¿Qué carta queda boca arriba en el mazo { $deck-of }?
lisboa-outcome-helper = Para Lacerda: { $card }
    .ask = ¿Qué carta se revela para Lacerda?

## Lo que hay que decidir

lisboa-prompt-keep = Elige la loseta de clero con la que te quedas; la otra se devuelve.
    .waiting = { $seat } elige una loseta de clero.
lisboa-prompt-draft =
    { $left ->
        [one] Elige la carta con la que te quedas.
       *[other] Elige una carta con la que quedarte. Te quedas con { $left }.
    }
    .waiting = { $seat } elige con qué cartas se queda (pendientes: { $left }).
lisboa-prompt-play = Es tu turno: juega una carta.
    .waiting = { $seat } elige una carta para jugar.
lisboa-prompt-slot = Elige dónde va la carta en tu portafolio.
    .waiting = { $seat } elige un hueco para una carta.
lisboa-prompt-ship-slot = Elige dónde va el { $ship } en tu portafolio. Si sustituye a un barco tuyo, cuesta menos.
    .waiting = { $seat } elige un hueco para un { $ship }.
lisboa-prompt-ship-goods =
    { $left ->
        [one] Elige el bien que entregas por el barco.
       *[other] Elige un bien que entregar por el barco. Faltan { $left }, todos distintos.
    }
    .waiting = { $seat } elige los bienes que entrega por un barco (pendientes: { $left }).
lisboa-prompt-market = Vende bienes a los barcos o comercia con los nobles.
    .waiting = { $seat } elige entre vender bienes y comerciar con los nobles.
lisboa-prompt-sell-more = Vende otro bien o termina.
    .stop = No vendas nada más
    .waiting = { $seat } decide si vende más bienes.
lisboa-prompt-trade-more = Comercia otra vez con los nobles o termina.
    .stop = No comercies más
    .waiting = { $seat } decide si comercia otra vez con los nobles (pendientes: { $left }).
lisboa-prompt-state = Estás con { $noble-the }: haz primero una de sus acciones de Estado, o pasa directamente a su acción de noble.
    .stop = Sáltate la acción de Estado
    .waiting = { $seat } elige una acción de Estado { $noble-of }.
lisboa-prompt-any-state =
    { $left ->
        [one] Elige una acción de Estado.
       *[other] Elige una acción de Estado. Puedes hacer { $left } distintas.
    }
    .waiting = { $seat } elige una acción de Estado (pendientes: { $left }).
lisboa-prompt-follow =
    { $cost ->
        [0] ¿Sigues la visita { $noble-to }? Devuelves su favor y no pagas nada.
       *[other] ¿Sigues la visita { $noble-to }? Devuelves su favor y pagas { $cost-counted }; la que falte, en pelucas.
    }
    .stop = No sigas la visita
    .follow = Sigue la visita: { lisboa-followed-action }
    .waiting = { $seat } decide si sigue la visita { $noble-to } por { $cost-counted }.
lisboa-prompt-pay = Elige cómo pagas { $reis-counted }.
    .waiting = { $seat } elige cómo paga { $reis-counted }.
lisboa-prompt-pay-visit = Elige cómo pagas { $cost-counted } por acudir { $noble-to }.
    .waiting = { $seat } elige cómo paga { $cost-counted } por acudir { $noble-to }.
lisboa-prompt-recruit =
    { $left ->
        [one] Elige una oficina para un funcionario, o termina.
       *[other] Elige una oficina para un funcionario, o termina. Puedes poner { $left }, cada uno en una oficina distinta.
    }
    .stop = No pongas más funcionarios
    .waiting = { $seat } elige una oficina para un funcionario (pendientes: { $left }).
lisboa-prompt-plan = Elige el arquitecto cuyo plano adquieres.
    .waiting = { $seat } elige un plano.
lisboa-prompt-favour = Elige un favor real.
    .waiting = { $seat } elige un favor real.
lisboa-prompt-cardinal =
    { $steps ->
        [one] Mueve al cardenal 1 espacio en sentido horario y elige una de las losetas contiguas.
       *[other] Mueve al cardenal en sentido horario, hasta { $steps-counted }, y elige una de las losetas contiguas.
    }
    .waiting = { $seat } mueve al cardenal (hasta { $steps-counted }).
lisboa-prompt-produce-more =
    { $left ->
        [one] Elige un tipo que hayas producido: tomas 1 más.
       *[other] Elige un tipo que hayas producido: tomas 1 más. Eliges { $left } veces.
    }
    .waiting = { $seat } elige de qué bien produce más (pendientes: { $left }).
lisboa-prompt-goods =
    { $left ->
        [one] Elige un bien que tomar.
       *[other] Elige un bien que tomar. Tomas { $left }.
    }
    .waiting = { $seat } elige los bienes que toma (pendientes: { $left }).
lisboa-prompt-lose-good =
    { $left ->
        [one] Elige el bien que pierdes.
       *[other] Elige un bien que perder. Pierdes { $left }.
    }
    .waiting = { $seat } elige los bienes que pierde (pendientes: { $left }).
lisboa-prompt-lose-official =
    { $left ->
        [one] Elige el funcionario que pierdes.
       *[other] Elige un funcionario que perder. Pierdes { $left }.
    }
    .waiting = { $seat } elige los funcionarios que pierde (pendientes: { $left }).
lisboa-prompt-lose-favour = Elige el favor real que pierdes.
    .waiting = { $seat } elige el favor real que pierde.
lisboa-prompt-lose-clergy = Elige la loseta de clero que pierdes.
    .waiting = { $seat } elige la loseta de clero que pierde.
lisboa-prompt-pile = Elige un cubo de la pila de escombros.
    .waiting = { $seat } elige un cubo de la pila de escombros.
lisboa-prompt-tile = Elige qué tienda construyes.
    .waiting = { $seat } elige qué tienda construye.
lisboa-prompt-land = Elige el terreno para tu { $tile } ({ $tile-street }).
    .waiting = { $seat } elige el terreno para una { $tile }.
lisboa-prompt-cube = Elige un cubo de la fila o de la columna { $land-of }. Cada cubo que quede allí sube el precio del terreno.
    .waiting = { $seat } elige un cubo de la fila o de la columna { $land-of }.
lisboa-prompt-house = Elige el grupo del que tomas la casa para tu tienda.
    .waiting = { $seat } elige una casa.
lisboa-prompt-site = Elige la obra del edificio público.
    .waiting = { $seat } elige la obra de un edificio público.
lisboa-prompt-use-plan = Elige el plano para el edificio público { $site }.
    .waiting = { $seat } elige el plano para el edificio público { $site }.
lisboa-prompt-officials =
    { $left ->
        [one] Elige el funcionario que vuelve a tu tablero por el plano.
       *[other] Elige un funcionario que vuelva a tu tablero por el plano. Deben volver { $left }.
    }
    .waiting = { $seat } elige los funcionarios para un plano (pendientes: { $left }).
lisboa-prompt-decree = Elige un decreto.
    .waiting = { $seat } elige un decreto.
lisboa-prompt-extra-decree = Puedes gastar el marcador de un set de escombros para tomar otro decreto.
    .stop = No tomes otro decreto
    .waiting = { $seat } decide si gasta el marcador de un set de escombros para tomar otro decreto.
lisboa-prompt-offer = Puntuación de la iglesia: entrega losetas de clero por las pelucas de su reverso, o termina. Si entregas alguna, luego ganas influencia una vez.
    .stop = Conserva las losetas que quedan
    .waiting = { $seat } decide qué losetas de clero entrega a la iglesia.
lisboa-prompt-discard = Nuevo periodo: descarta las cartas que quieras de tu mano. Luego tomas la recompensa de una carta descartada de cada noble.
    .stop = Conserva las cartas que quedan
    .waiting = { $seat } descarta cartas para el nuevo periodo.
lisboa-prompt-reward = Elige la carta descartada cuya recompensa tomas: una de cada noble.
    .waiting = { $seat } elige la recompensa de una carta descartada.
lisboa-prompt-take = Toma una carta boca arriba y añádela a tu mano.
    .waiting = { $seat } elige una carta boca arriba.

## Títulos sobre las opciones

lisboa-group-card = { $card }
lisboa-group-clergy = Losetas de clero
lisboa-group-cards = Cartas
lisboa-group-slots = Portafolio
lisboa-group-ship =
    { $owner-you ->
        [yes] Vender a tu barco del hueco { $slot }
       *[no] Vender al barco de { $owner } en el hueco { $slot }
    }
lisboa-group-trade = Comerciar con los nobles: { $action }
lisboa-group-state = Acciones de Estado
lisboa-group-follow = Seguir la visita
lisboa-group-pay =
    { $from ->
        [0] Pago
       *[other] Pago, desde { $from }
    }
lisboa-group-nobles = Nobles
lisboa-group-architects = Arquitectos
lisboa-group-goods = Bienes
lisboa-group-cubes =
    { $line-word ->
        [column] Escombros de la columna
       *[row] Escombros de la fila
    }
lisboa-group-pile = Pila de escombros
lisboa-group-tiles = Losetas de ciudad
lisboa-group-row = Fila { $row-letter }
lisboa-group-houses = Casas
lisboa-group-west = Oeste
lisboa-group-north = Norte
lisboa-group-east = Este
lisboa-group-plans = Planos
lisboa-group-officials = Funcionarios
lisboa-group-decrees = Decretos
lisboa-group-decks = Cartas boca arriba
lisboa-group-stop = Si no

## Lo que ha pasado

lisboa-event-first =
    { $seat-you ->
        [yes] Empiezas tú.
       *[no] Empieza { $seat }.
    }
lisboa-event-scoring = Losetas de puntuación bajo las columnas 1 a 4: { $values-sequence }.
lisboa-event-building-shown = Nuevo edificio público { $architect-of }: { $facade }.
lisboa-event-row-rubble = Escombros { $row-in }: { $cubes-sequence }.
lisboa-event-column-rubble = Escombros en la columna { $column }: { $cubes-sequence }.
lisboa-event-site-rubble = Escombros { $site }: { $cubes-sequence }.
lisboa-event-pile-rubble = Pila de escombros: { $cubes-sequence }.
lisboa-event-clergy-pair =
    { $seat-you ->
        [yes] Miras dos losetas de clero: { $tiles }.
       *[no] { $seat } mira dos losetas de clero: { $tiles }.
    }
lisboa-event-clergy-kept =
    { $seat-you ->
        [yes] Te quedas con { $clergy-the }.
       *[no] { $seat } se queda con { $clergy-the }.
    }
lisboa-event-clergy-shown = Llega a la iglesia, como loseta { $place }, { $tile-the }.
lisboa-event-start-favour =
    { $seat-you ->
        [yes] Empiezas con el favor { $noble-of }.
       *[no] { $seat } empieza con el favor { $noble-of }.
    }
lisboa-event-start-plan =
    { $seat-you ->
        [yes] Empiezas con un plano { $architect-of }.
       *[no] { $seat } empieza con un plano { $architect-of }.
    }
lisboa-event-decree-shown = Nuevo decreto: { $decree }.
lisboa-event-hand =
    { $seat-you ->
        [yes] Robas { $cards }.
       *[no] { $seat } roba { $cards }.
    }
lisboa-event-hand-dealt =
    { $seat-you ->
        [yes] Robas { $cards-counted }.
       *[no] { $seat } roba { $cards-counted }.
    }
lisboa-event-drafted =
    { $seat-you ->
        [yes] Te quedas con { $card }.
       *[no] { $seat } se queda con { $card }.
    }
lisboa-event-draft-made =
    { $seat-you ->
        [yes] Has elegido una carta.
       *[no] { $seat } ha elegido una carta.
    }
lisboa-event-draft-passed = Las demás cartas pasan a la izquierda.
lisboa-event-draft-received =
    { $seat-you ->
        [yes] Recibes de { $from }: { $cards }.
       *[no] { $from-you ->
            [yes] { $seat } recibe de ti: { $cards }.
           *[no] { $seat } recibe de { $from }: { $cards }.
        }
    }
lisboa-event-card-shown = Boca arriba en el mazo { $deck-of }: { $card }.
lisboa-event-turn =
    { $seat-you ->
        [yes] Es tu turno.
       *[no] Es el turno de { $seat }.
    }
lisboa-event-docked =
    { $seat-you ->
        [yes] Tu barco del hueco { $slot } vuelve a puerto.
       *[no] El barco de { $seat } en el hueco { $slot } vuelve a puerto.
    }
lisboa-event-played =
    { $purpose-word ->
        [gold] { $seat-you ->
            [yes] Descartas { $card } { $purpose }.
           *[no] { $seat } descarta { $card } { $purpose }.
        }
       *[other] { $seat-you ->
            [yes] Juegas { $card } { $purpose }.
           *[no] { $seat } juega { $card } { $purpose }.
        }
    }
lisboa-event-placed =
    { $seat-you ->
        [yes] Ahora tienes en el portafolio { $card }.
       *[no] { $seat } tiene ahora en el portafolio { $card }.
    }
lisboa-event-replaced =
    { $seat-you ->
        [yes] Descartas de tu portafolio { $card }.
       *[no] { $seat } descarta de su portafolio { $card }.
    }
lisboa-event-ship-lost =
    { $seat-you ->
        [yes] Descartas de tu portafolio un { $ship }.
       *[no] { $seat } descarta de su portafolio un { $ship }.
    }
lisboa-event-gained =
    { $seat-you ->
        [yes] Tomas { $good-counted }.
       *[no] { $seat } toma { $good-counted }.
    }
lisboa-event-lost =
    { $seat-you ->
        [yes] Entregas { $good-counted }.
       *[no] { $seat } entrega { $good-counted }.
    }
lisboa-event-no-room =
    { $seat-you ->
        [yes] Pierdes { $good-counted }: tu almacén está lleno.
       *[no] { $seat } pierde { $good-counted }: su almacén está lleno.
    }
lisboa-event-reis =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Pagas { lisboa-amount-reis }.
           *[no] { $seat } paga { lisboa-amount-reis }.
        }
       *[other] { $seat-you ->
            [yes] Recibes { lisboa-amount-reis }.
           *[no] { $seat } recibe { lisboa-amount-reis }.
        }
    }
lisboa-event-wigs =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Pierdes { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } pierde { lisboa-amount-wigs } ({ $account }).
        }
       *[other] { $seat-you ->
            [yes] Ganas { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } gana { lisboa-amount-wigs } ({ $account }).
        }
    }
lisboa-event-influence =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Tu influencia baja { $amount-size } y queda en { $level }.
           *[no] La influencia de { $seat } baja { $amount-size } y queda en { $level }.
        }
        [zero] { $seat-you ->
            [yes] Tu influencia sigue en { $level }.
           *[no] La influencia de { $seat } sigue en { $level }.
        }
       *[other] { $seat-you ->
            [yes] Tu influencia sube { $amount-size } y queda en { $level }.
           *[no] La influencia de { $seat } sube { $amount-size } y queda en { $level }.
        }
    }
lisboa-event-treasury = El marcador de la tesorería está ahora en el espacio { $space }.
lisboa-event-price = El precio { $good-of } baja a { $price-counted }.
lisboa-event-sold =
    { $seat-you ->
        [yes] Vendes { $good-counted } { lisboa-owned-ship } por { $reis-counted }.
       *[no] { $seat } vende { $good-counted } { lisboa-owned-ship } por { $reis-counted }.
    }
lisboa-event-sailed =
    { $seat-you ->
        [yes] Tu { $ship } zarpa.
       *[no] El { $ship } de { $seat } zarpa.
    }
lisboa-event-traded =
    { $seat-you ->
        [yes] Comercias con los nobles: { $good-counted } para { $action }.
       *[no] { $seat } comercia con los nobles: { $good-counted } para { $action }.
    }
lisboa-event-state =
    { $seat-you ->
        [yes] Tu acción de Estado: { $action }.
       *[no] Acción de Estado de { $seat }: { $action }.
    }
lisboa-event-visited =
    { $seat-you ->
        [yes] Acudes { $noble-to } y pagas { lisboa-visit-payment }.
       *[no] { $seat } acude { $noble-to } y paga { lisboa-visit-payment }.
    }
lisboa-event-followed =
    { $seat-you ->
        [yes] Sigues la visita { $noble-to }: { lisboa-followed-action }.
       *[no] { $seat } sigue la visita { $noble-to }: { lisboa-followed-action }.
    }
lisboa-event-sponsored =
    { $seat-you ->
        [yes] Patrocinas el evento de { $card } por { $reis-counted }.
       *[no] { $seat } patrocina el evento de { $card } por { $reis-counted }.
    }
lisboa-event-recruited =
    { $seat-you ->
        [yes] Pones un funcionario en la oficina { $noble-of }.
       *[no] { $seat } pone un funcionario en la oficina { $noble-of }.
    }
lisboa-event-displaced =
    { $seat-you ->
        [yes] Un funcionario tuyo debe dejar la oficina { $noble-of } y sale a la plaza.
       *[no] Un funcionario de { $seat } debe dejar la oficina { $noble-of } y sale a la plaza.
    }
lisboa-event-plan-taken =
    { $seat-you ->
        [yes] Adquieres un plano { $architect-of } ({ $officials-counted }).
       *[no] { $seat } adquiere un plano { $architect-of } ({ $officials-counted }).
    }
lisboa-event-favour-taken =
    { $seat-you ->
        [yes] Tomas el favor { $noble-of }.
       *[no] { $seat } toma el favor { $noble-of }.
    }
lisboa-event-favour-returned =
    { $seat-you ->
        [yes] Devuelves el favor { $noble-of }.
       *[no] { $seat } devuelve el favor { $noble-of }.
    }
lisboa-event-ship-built =
    { $seat-you ->
        [yes] Construyes un { $ship }.
       *[no] { $seat } construye un { $ship }.
    }
lisboa-event-cardinal-moved =
    { $seat-you ->
        [yes] Mueves al cardenal, ahora { $place-between }.
       *[no] { $seat } mueve al cardenal, ahora { $place-between }.
    }
lisboa-event-clergy-taken =
    { $seat-you ->
        [yes] Tomas { $clergy-the }.
       *[no] { $seat } toma { $clergy-the }.
    }
lisboa-event-clergy-offered =
    { $seat-you ->
        [yes] Entregas a la iglesia { $clergy-the }.
       *[no] { $seat } entrega a la iglesia { $clergy-the }.
    }
lisboa-event-clergy-lost =
    { $seat-you ->
        [yes] Pierdes { $clergy-the }.
       *[no] { $seat } pierde { $clergy-the }.
    }
lisboa-event-cube-taken =
    { $seat-you ->
        [yes] Tomas un { $cube-cube }.
       *[no] { $seat } toma un { $cube-cube }.
    }
lisboa-event-cube-removed =
    { $seat-you ->
        [yes] No tienes sitio para otro { $cube-cube }: sale del juego.
       *[no] { $seat } no tiene sitio para otro { $cube-cube }: sale del juego.
    }
lisboa-event-set-completed =
    { $seat-you ->
        [yes] Completas un set y ahora tienes { $sets-counted }.
       *[no] { $seat } completa un set y ahora tiene { $sets-counted }.
    }
lisboa-event-store-built =
    { $seat-you ->
        [yes] Construyes una { $tile } { $land-on } ({ $tile-street }).
       *[no] { $seat } construye una { $tile } { $land-on } ({ $tile-street }).
    }
lisboa-event-land-paid =
    { $seat-you ->
        [yes] Tu { $land } cuesta { $reis-counted }.
       *[no] El { $land } de { $seat } cuesta { $reis-counted }.
    }
lisboa-event-house-placed =
    { $seat-you ->
        [yes] Usas una de las { $houses }.
       *[no] { $seat } usa una de las { $houses }.
    }
lisboa-event-building-opened =
    { $seat-you ->
        [yes] Abres un edificio público { $architect-of } { $site }: { $facade }.
       *[no] { $seat } abre un edificio público { $architect-of } { $site }: { $facade }.
    }
lisboa-event-official-returned =
    { $seat-you ->
        [yes] Recuperas un funcionario de { $standing-the } { $noble-of }.
       *[no] { $seat } recupera un funcionario de { $standing-the } { $noble-of }.
    }
lisboa-event-hired =
    { $seat-you ->
        [yes] Contratas { $officials-counted } por { $reis-counted }.
       *[no] { $seat } contrata { $officials-counted } por { $reis-counted }.
    }
lisboa-event-plan-completed =
    { $seat-you ->
        [yes] Completas un plano { $architect-of } ({ $officials-counted }).
       *[no] { $seat } completa un plano { $architect-of } ({ $officials-counted }).
    }
lisboa-event-decree-taken =
    { $seat-you ->
        [yes] Tomas el decreto «{ $decree }».
       *[no] { $seat } toma el decreto «{ $decree }».
    }
lisboa-event-marker-spent =
    { $seat-you ->
        [yes] Gastas el marcador de un set de escombros para tomar otro decreto.
       *[no] { $seat } gasta el marcador de un set de escombros para tomar otro decreto.
    }
lisboa-event-card-taken =
    { $seat-you ->
        [yes] Añades a tu mano { $card }.
       *[no] { $seat } toma { $card }.
    }
lisboa-event-church =
    { $seat-you ->
        [yes] Puntuación de la iglesia, empezando por ti.
       *[no] Puntuación de la iglesia, empezando por { $seat }.
    }
lisboa-event-period-due =
    { $seat-you ->
        [yes] Cierras el periodo: acaba tras este turno.
       *[no] { $seat } cierra el periodo: acaba tras este turno.
    }
lisboa-event-period = Empieza el periodo { $period }.
lisboa-event-discarded =
    { $seat-you ->
        [yes] Descartas { $card }.
       *[no] { $seat } descarta { $card }.
    }
lisboa-event-end-due =
    { $turns ->
        [one] { $seat-you ->
            [yes] Provocas el final de la partida: queda { $turns-counted }.
           *[no] { $seat } provoca el final de la partida: queda { $turns-counted }.
        }
       *[other] { $seat-you ->
            [yes] Provocas el final de la partida: quedan { $turns-counted }.
           *[no] { $seat } provoca el final de la partida: quedan { $turns-counted }.
        }
    }
lisboa-event-nothing-possible =
    { $seat-you ->
        [yes] Aquí no puedes hacer nada.
       *[no] Aquí { $seat } no puede hacer nada.
    }
lisboa-event-majority =
    { $seat-you ->
        [yes] Tus { $good-stores } dan { $wigs-counted }.
       *[no] Las { $good-stores } de { $seat } dan { $wigs-counted }.
    }
lisboa-event-over = La partida ha terminado.

lisboa-event-helper = Se revela { $card }: el ayudante empieza en el mazo { $deck-of }.
lisboa-event-courtier = El cortesano de Lacerda empieza con { $noble-the }.
lisboa-event-courtier-moved = El cortesano de Lacerda pasa a estar con { $noble-the }.
lisboa-event-helper-moved = El ayudante pasa al mazo { $deck-of }.
lisboa-event-card-dropped = Del mazo del ayudante se descarta { $card }.
lisboa-event-chose = Elección de Lacerda: { $why }.
lisboa-event-solo-building = Desde el principio hay un edificio público { $architect-of } { $site }: { $facade }.
lisboa-event-title =
    { $seat-you ->
        [yes] Tu título: { $title }.
       *[no] Título de { $seat }: { $title }.
    }

## Por qué algo no está permitido

lisboa-refusal-other-decision = No es eso lo que tienes que decidir ahora.
lisboa-refusal-outcome-does-not-fit = Eso no puede salir aquí.
lisboa-refusal-not-offered = Solo puedes elegir entre lo que has recibido.
lisboa-refusal-card-not-offered = { $card } no está entre las cartas que puedes elegir.
lisboa-refusal-card-not-in-hand = No tienes en la mano { $card }.
lisboa-refusal-card-not-noble = { $card } no es una carta de noble: en la corte sirve para patrocinar su evento.
lisboa-refusal-card-not-treasury = { $card } no es una carta de tesorería: en la corte sirve para visitar a su noble.
lisboa-refusal-nothing-to-sell-or-trade = Tras { $card } no podrías ni vender un bien ni comerciar con los nobles, y una de las dos cosas es obligatoria.
lisboa-refusal-visit-unpayable = Visitar { $noble-to } te cuesta { $needs } de influencia. Tienes { $influence }, y { $wigs-counted } para lo que falta.
lisboa-refusal-fee-unpayable = Esto cuesta { lisboa-needs-reis }. Puedes reunir { $has }, con la influencia incluida.
lisboa-refusal-no-house = Ya has usado todas tus casas: no puedes construir una tienda.
lisboa-refusal-no-tile = Para ninguna de las tiendas disponibles hay un terreno libre.
lisboa-refusal-no-land-payable = No hay ningún terreno que puedas pagar. Incluso { $land-the } cuesta { lisboa-needs-reis }, y puedes reunir { $has }, con la influencia incluida.
lisboa-refusal-no-site = No hay ninguna obra libre para un edificio público.
lisboa-refusal-no-plan = Para abrir un edificio público hace falta un plano abierto que sirva para la obra. No tienes ninguno.
lisboa-refusal-no-building = No quedan edificios públicos { $architect-of }.
lisboa-refusal-hire-unpayable = Para construir { $site } debes contratar los funcionarios que te faltan por { lisboa-needs-reis }. Puedes reunir { $has }, con la influencia incluida.
lisboa-refusal-no-decree = No quedan decretos.
lisboa-refusal-event-impossible = El evento de { $card } no tendría ahora ningún efecto.
lisboa-refusal-spoils-the-rest = Después no podrías hacer lo que aún debes hacer.
lisboa-refusal-slot-empty = No hay nada { $slot-in }.
lisboa-refusal-slot-not-free = Descarta una carta de la misma fila, o usa un hueco libre.
lisboa-refusal-capacity-full =
    { $capacity ->
        [one] Tu portafolio está lleno: cabe solo { $capacity } carta o barco. Sustituye lo que hay; los sets de escombros dan más espacio.
       *[other] Tu portafolio está lleno: caben { $capacity } entre cartas y barcos. Sustituye algo; los sets de escombros dan más espacio.
    }
lisboa-refusal-row-full = Esta fila de tu portafolio está llena. Sustituye una carta.
lisboa-refusal-good-missing = No tienes { $good }.
lisboa-refusal-no-such-ship =
    { $owner-you ->
        [yes] No tienes ningún barco en el hueco { $slot }.
       *[no] { $owner } no tiene ningún barco en el hueco { $slot }.
    }
lisboa-refusal-ship-at-sea =
    { $owner-you ->
        [yes] Tu barco del hueco { $slot } está en el mar hasta tu próximo turno.
       *[no] El barco de { $owner } en el hueco { $slot } está en el mar hasta su próximo turno.
    }
lisboa-refusal-ship-full =
    { $owner-you ->
        [yes] Tu barco del hueco { $slot } está lleno.
       *[no] El barco de { $owner } en el hueco { $slot } está lleno.
    }
lisboa-refusal-already-covered = En este turno ya has entregado un bien por la acción de Estado «{ $action }».
lisboa-refusal-good-not-accepted =
    { $noble-word ->
        [builder] El Constructor acepta herramientas u oro, no { $good }.
        [marquis] El Marqués acepta libros u oro, no { $good }.
       *[king] El Rey acepta tela u oro, no { $good }.
    }
lisboa-refusal-not-this-noble = La acción de Estado «{ $action }» no es { $noble-of }.
lisboa-refusal-already-done = Ya has hecho la acción de Estado «{ $action }». Elige otra.
lisboa-refusal-no-official = No tienes funcionarios que enviar.
lisboa-refusal-office-used = Acabas de poner un funcionario en la oficina { $noble-of }. Elige otra oficina.
lisboa-refusal-no-plan-left = No quedan planos { $architect-of }.
lisboa-refusal-no-plans-left = No quedan planos de ninguno de los arquitectos.
lisboa-refusal-no-ship-left = El astillero está vacío.
lisboa-refusal-ship-unpayable =
    { $needs ->
        [one] Este barco cuesta { $needs } bien. Tienes { $has }.
       *[other] Este barco cuesta { $needs } bienes distintos. Tienes { $has }.
    }
lisboa-refusal-nothing-produced = No producirías nada: ninguna tienda tuya produce un bien para el que tengas sitio.
lisboa-refusal-not-produced = No has producido { $good }.
lisboa-refusal-no-room-for-good = No tienes sitio para más { $good }.
lisboa-refusal-clergy-full = Ya tienes { $figure-clergy } losetas de clero: no hay sitio para más.
lisboa-refusal-no-tile-there = No hay ninguna loseta de clero que tomar.
lisboa-refusal-steps-not-allowed =
    { $most ->
        [one] Aquí el cardenal se mueve exactamente 1 espacio.
       *[other] Aquí el cardenal se mueve de 1 a { $most } espacios.
    }
lisboa-refusal-favour-held = Ya tienes el favor { $noble-of }.
lisboa-refusal-no-favour-left = No quedan favores { $noble-of }.
lisboa-refusal-all-favours-held = Ya tienes el favor de los tres nobles.
lisboa-refusal-favour-missing = No tienes el favor { $noble-of }.
lisboa-refusal-good-already-given = Por este barco ya has entregado { $good }. Los bienes deben ser distintos.
lisboa-refusal-no-cube = No hay ningún { $cube-cube } que tomar.
lisboa-refusal-pile-empty = La pila de escombros está vacía.
lisboa-refusal-tile-not-shown = Ahora no hay ninguna { $tile } disponible.
lisboa-refusal-land-taken = Ya hay una tienda { $land-on }.
lisboa-refusal-land-not-in-play = Con este número de jugadores no se usa { $land-the }.
lisboa-refusal-land-not-on-street = Una { $tile } debe dar a la { $tile-street }, y { $land-the } no la toca.
lisboa-refusal-land-wrong-size =
    { $tile-word ->
        [small] Una { $tile } solo cabe en la columna 5, no { $land-on }.
       *[large] Una { $tile } necesita un terreno grande; { $land-the } es pequeño.
    }
lisboa-refusal-land-unpayable = Para construir { $land-on } pagarías { lisboa-needs-reis }. Puedes reunir { $has }, con la influencia incluida.
lisboa-refusal-houses-used = Ya has usado todas tus { $houses }.
lisboa-refusal-site-taken = Ya hay un edificio público { $site }.
lisboa-refusal-site-not-in-play = Con este número de jugadores no se construye nada { $site }.
lisboa-refusal-colour-missing = Un edificio público { $site } debe mostrar el color de la calle.
lisboa-refusal-plan-not-held = No tienes ningún plano abierto { $architect-of } con { $officials-counted }.
lisboa-refusal-official-not-there = No tienes funcionarios en { $standing-the } { $noble-of }.
lisboa-refusal-decree-not-shown = El decreto «{ $decree }» no está disponible.
lisboa-refusal-clergy-not-held = No tienes { $clergy-the }.
lisboa-refusal-reward-used = No puedes tomar la recompensa de { $card }: hay una por noble, de una carta recién descartada.
lisboa-refusal-deck-empty = No hay cartas en el mazo { $deck-of }.
lisboa-refusal-payment-wrong = Monedas e influencia deben sumar { lisboa-needs-reis }.
lisboa-refusal-visit-payment-wrong = El pago debe sumar { $needs }. Los reales valen con las dos casas de la izquierda construidas; las pelucas, cuando ya no te queda influencia.
lisboa-refusal-compulsory = Tienes que elegir uno.

## Explicaciones

lisboa-about-noble-builder = Manuel da Maia. Acepta herramientas u oro. Acciones de Estado: reclutar funcionarios, adquirir un plano. Acción de noble: construir una tienda.
lisboa-about-noble-marquis = El Marquês de Pombal, el Ministro. Acepta libros u oro. Acciones de Estado: construir un barco, producir. Acción de noble: tomar un decreto.
lisboa-about-noble-king = Dom José I. Acepta tela u oro. Acciones de Estado: ver al cardenal, obtener un favor real. Acción de noble: abrir un edificio público.
lisboa-about-state-action-recruit = Pon hasta 2 funcionarios tuyos en oficinas distintas. Si una oficina está llena, quien tenga más en ella pierde uno, que sale a la plaza.
lisboa-about-state-action-plan = Toma el plano de arriba de uno de los arquitectos.
lisboa-about-state-action-ship = Paga tantos bienes distintos como el casco del primer barco del astillero, o la diferencia con un barco tuyo al que sustituye. La tesorería sube 1 y ganas influencia.
lisboa-about-state-action-produce = Toma 1 bien por cada tienda tuya, mientras tengas sitio. El precio de cada tipo que has tomado baja 1.
lisboa-about-state-action-cardinal = Mueve al cardenal 1 o 2 espacios y toma una de las losetas de clero contiguas. Si pasa por el símbolo de la tesorería, esta sube; si pasa por el de la influencia, hay puntuación de la iglesia.
lisboa-about-state-action-favour = Toma un favor real que no tengas. Con él puedes seguir la visita de otro jugador; al final vale { $figure-favour }.
lisboa-about-houses-left = Con todas construidas, puedes pagar reales en vez de influencia para visitar o seguir.
lisboa-about-houses-middle = Con una o dos construidas, los barcos te cuestan 1 bien menos; con todas, son gratis.
lisboa-about-houses-right = Con una o dos construidas, producir te da 1 bien más de un tipo que produces; con todas, 1 más de cada tipo.
lisboa-about-street = Las tiendas que dan a esta calle venden { $good }. Va entre las columnas { $west } y { $east }.
lisboa-about-architect-blue = Cada plano muestra cuántos funcionarios hacen falta para abrir un edificio público de este arquitecto.
lisboa-about-architect-green = Cada plano muestra cuántos funcionarios hacen falta para abrir un edificio público de este arquitecto.
lisboa-about-cube-brown = Escombros del terremoto. Añade { $reis } al precio de cada terreno de su fila o columna. Con un cubo rojo y uno azul forma un set.
lisboa-about-cube-red = Escombros del incendio. Añade { $reis } al precio de cada terreno de su fila o columna. Con un cubo marrón y uno azul forma un set.
lisboa-about-cube-blue = Escombros del tsunami. Añade { $reis } al precio de cada terreno de su fila o columna. Con un cubo marrón y uno rojo forma un set.
lisboa-about-ship =
    { $reis ->
        [0] Casco { $hull }: zarpa con { $goods-counted } y da 1 peluca por cada uno a su dueño. Muestra { $influence-counted }.
       *[other] Casco { $hull }: zarpa con { $goods-counted } y da 1 peluca por cada uno a su dueño. Muestra { $influence-counted }. Paga { $reis-counted } más por cada bien.
    }
lisboa-about-clergy = Mientras la tengas, { $name-does }. Vale { $wigs } cuando la entregas a la iglesia.
lisboa-about-land = Si construyes aquí: { $reward-does }.
lisboa-about-site = Si abres aquí un edificio público: { $reward-does }.
lisboa-about-card =
    { $deck-word ->
        [treasury] { $era }. En la corte, como evento que cuesta el valor de la tesorería en reales: { $effect-does }. En el portafolio: toma el valor de la tesorería en reales, y mientras siga ahí { $benefit-does }.
       *[noble] { $era }, influencia { $influence }. En el portafolio: { $effect-does }. En la corte: { $deck-visit }.
    }
lisboa-about-decree =
    { $players ->
        [3] Se puntúa al final, solo con 3 o 4 jugadores. { $what-note }
       *[other] Se puntúa al final. { $what-note }
    }
lisboa-about-title-jester = No has merecido ninguno de los demás títulos.
lisboa-about-title = Hacen falta { $needs }.

## De dónde viene el valor de una posición

lisboa-term-wigs = pelucas inmediatas
lisboa-term-money = reales
lisboa-term-influence = influencia
lisboa-term-goods = bienes
lisboa-term-stores = tiendas
lisboa-term-majorities = mayorías
lisboa-term-buildings = planos y edificios públicos
lisboa-term-officials = funcionarios
lisboa-term-rubble = escombros
lisboa-term-church = losetas de clero
lisboa-term-favours = favores reales
lisboa-term-decrees = decretos
lisboa-term-ships = barcos
lisboa-term-portfolio = portafolio
lisboa-term-hand = cartas en la mano
lisboa-term-tempo = turnos que quedan y tesorería

lisboa-option-draft = Manos iniciales
lisboa-option-draft-off = repartidas al azar
lisboa-option-draft-on = elegidas carta a carta (draft)
lisboa-option-tools = Pelucas por ser el primero, segundo y tercero en tiendas de herramientas
lisboa-option-tools-6-3-1 = 6, 3 y 1
lisboa-option-tools-6-4-2 = 6, 4 y 2 (una de las ediciones)
