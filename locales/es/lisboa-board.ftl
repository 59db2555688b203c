### La mesa de Lisboa, línea a línea.

# Quién ocupa el segundo asiento en la partida en solitario.
lisboa-automated = Lacerda

## Cómo va la partida

lisboa-board-where =
    Periodo { $period }. Valor de la tesorería { $reis }, influencia de la tesorería { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }.{ $ends ->
        [yes] {" "}Hasta el final: { $turns }.
       *[no] {""}
    }
lisboa-board-wigs = Pelucas: { $players }.
lisboa-board-turn = Jugador inicial: { $first }. Turno: { $now }.
lisboa-board-turn-later = Antes del primer turno cada cual elige una loseta de clero. Jugador inicial: { $first }.
lisboa-board-prices = Precios en reales: { $prices }.
lisboa-board-lacerda = Cortesano de Lacerda: { $courtier }. Ayudante en el mazo: { $helper }.
# Un nombre con una cantidad, en una lista.
lisboa-board-share = { $seat } { $count }
lisboa-board-about = { $name }: { $about }
lisboa-board-nobody = nadie
lisboa-board-nothing = nada
lisboa-board-later = llega después de las losetas de clero
lisboa-board-no-goods = ningún bien
lisboa-board-neutral = neutral

## Un jugador

# La línea breve al empezar un turno.
lisboa-board-have = Tienes { $reis }, influencia { $influence } y { $goods }, con sitio para { $room } de cada tipo; { $officials } en tu tablero; { $cards } en la mano.
lisboa-board-player = { $seat }: { $wigs }
lisboa-board-stock = { $reis }, influencia { $influence } (cada vez que la gana: { $gain }); { $goods }, con sitio para { $room } de cada tipo.
lisboa-board-influence = Influencia { $influence }.
lisboa-board-portfolio = Portafolio, con sitio para { $room }: fila superior { $top }; fila inferior { $bottom }.
lisboa-board-ships = Barcos: { $ships }.
lisboa-board-officials = Funcionarios: { lisboa-document-officials-state }.
lisboa-board-standing = { $standing }: { $there }
lisboa-board-rubble = Escombros: { $cubes }; { $sets }; marcadores con el Marqués: { $markers }.
lisboa-board-cubes = Escombros: { $cubes }.
lisboa-board-clergy = Clero: { $clergy }.
lisboa-board-favours = Favores reales: { $favours }.
lisboa-board-plans-open = Planos abiertos: { $plans }.
lisboa-board-plans-done = Planos completados: { $plans }.
lisboa-board-plan = { $architect } ({ $officials })
lisboa-board-stores = Tiendas: { $stores }.
lisboa-board-own-store = { $land } { $good }
lisboa-board-houses = { $houses }: construidas { $built } de { $all }. { $about }
lisboa-board-has-decrees = Decretos: { $decrees }.
lisboa-board-heading-hand = Tu mano (solo la ves tú)
lisboa-board-hand =
    { $known-count ->
        [0] En la mano: { $cards }.
       *[other] En la mano: { $cards }, entre ellas { $known }.
    }

## El tablero

lisboa-board-heading-court = Corte real
lisboa-board-noble =
    { $noble }: oficina { $office }{ $plaza-count ->
        [0] {""}
       *[other] ; plaza { $plaza }
    }; favores que quedan: { $favours }{ $yours ->
        [yes] ; una visita te cuesta { $cost }
       *[no] {""}
    }.
lisboa-board-office = { $there } ({ $taken } de { $spaces } espacios ocupados)
lisboa-board-heading-architects = Arquitectos
lisboa-board-architect =
    { $architect }: disponible { $available }; después { $next }; en la pila, { $left } más; { $plans ->
        [yes] plano de arriba para { $officials }
       *[no] no quedan planos
    }.
lisboa-board-heading-church = Iglesia
lisboa-board-cardinal = El cardenal está { $cardinal }. Puntuación de la iglesia cuando llega { $influence }; la tesorería sube cuando llega { $treasury }.
lisboa-board-church = Loseta { $place }: { $tile }
lisboa-board-heading-cards = Cartas políticas
lisboa-board-deck =
    { $empty ->
        [yes] { $deck }: ninguna carta boca arriba. Boca abajo: { $left }.
       *[no] { $card } Boca abajo: { $left }.
    }
lisboa-board-heading-decrees = Decretos
lisboa-board-decree-now = Para ti ahora: { $wigs }.
lisboa-board-heading-ships = Barcos
lisboa-board-yard = Astillero: { $ships }.
lisboa-board-docked = { $seat }, hueco { $slot }: { $ship }.
lisboa-board-ship =
    { $ship } (carga { $load } de { $hull }, { $reis } más por cada bien{ $at-sea ->
        [yes] , en el mar
       *[no] {""}
    })
lisboa-board-heading-downtown = Centro de la ciudad
lisboa-board-tiles = Losetas de ciudad expuestas: { $tiles }. En las pilas: { $large } grandes, { $small } pequeñas.
lisboa-board-pile = Pila de escombros: { $cubes }.
lisboa-board-column = Columna { $column }: { $wigs } por cada edificio; escombros: { $cubes }.
lisboa-board-row = { $row }, escombros: { $cubes }.
lisboa-board-store = { $land }: { $store } de { $owner }, { $street }.
lisboa-board-land =
    { $yours ->
        [yes] { $land }: libre; te cuesta { $reis } antes de tomar un cubo; recompensa: { $reward }.
       *[no] { $land }: libre; recompensa: { $reward }.
    }
lisboa-board-heading-sites = Obras para edificios públicos
lisboa-board-building = { $site }: { $facade } ({ $architect }).
lisboa-board-site = { $site }: libre; escombros: { $cubes }; recompensa: { $reward }.
lisboa-board-heading-players = Jugadores
lisboa-board-reconstructed = Algunas cifras están reconstruidas: «explicar» seguido de un nombre dice si es el caso.

## Junto a una opción

lisboa-board-worth = ahora vale { $wigs }
lisboa-board-costs = cuesta { $cost }
lisboa-board-no-state = solo: { $does }
lisboa-board-no-follow = conservas el favor
lisboa-board-no-extra-decree = conservas el marcador
lisboa-board-no-reward = no da nada
lisboa-board-reward = recompensa: { $does }
lisboa-board-into-portfolio = { $brings }; luego vende o comercia
lisboa-board-visit = acción de Estado y luego { $does }; cuesta { $cost }
lisboa-board-does-for = { $does }; cuesta { $cost }
lisboa-board-tile-detail =
    { $lands ->
        [one] 1 terreno libre
       *[other] { $lands } terrenos libres
    }, desde { $reis } tras tomar el cubo; { $most ->
        [0] ninguna peluca
       *[other] hasta { $wigs }
    }
lisboa-board-site-wigs =
    { $wigs-count ->
        [0] con el { $architect } nadie gana pelucas
       *[other] pelucas con el { $architect }: { $wigs }
    }
lisboa-board-further = { $list }; { $next }
lisboa-board-pay-influence =
    { $level ->
        [one] requiere { $influence }: queda { $level }
       *[other] requiere { $influence }: quedan { $level }
    }
lisboa-board-clergy-wigs = { $wigs } al entregar la loseta a la iglesia
lisboa-board-sale =
    { $sails ->
        [yes] { $reis }; el barco zarpa
       *[no] { $reis }; luego carga { $load } de { $hull }
    }
lisboa-board-build-store = construir una tienda
lisboa-board-take-decree = tomar un decreto
lisboa-board-open-building = abrir un edificio público
lisboa-board-cardinal-detail =
    { $clergy }, { $does }; { $worth }{ $treasury ->
        [yes] ; la tesorería sube
       *[no] {""}
    }{ $scoring ->
        [yes] ; puntuación de la iglesia después de este turno
       *[no] {""}
    }
lisboa-board-land-detail = cuesta { $reis } antes de tomar un cubo; da { $wigs }
lisboa-board-then-land = entonces el terreno cuesta { $reis }
lisboa-board-site-cubes = escombros: { $cubes }
lisboa-board-plan-detail =
    { $facade }; { $hired ->
        [0] retira { $own }
       *[other] retira { $own }, contrata { $hired-counted } por { $reis }
    }; { $wigs-count ->
        [0] nadie gana pelucas
       *[other] pelucas: { $wigs }
    }

## Qué queda por salir

lisboa-unseen-hands = Los demás ocultan { $cards }; pueden ser de estas; las demás están fuera del juego:
lisboa-unseen-deck = { $deck }, { $cards } boca abajo:
lisboa-unseen-period = En el periodo 2 las manos se roban de las cartas de { $hands }, y los mazos son los de { $decks }.
lisboa-unseen-clergy = Losetas de clero en la bolsa: { $clergy }.
lisboa-unseen-buildings = Edificios públicos aún no vistos: { $buildings }.
lisboa-unseen-building = { $count } con { $blue } en el lado azul y { $green } en el lado verde
lisboa-unseen-decrees = { $decrees } por salir:
