### La mesa de Madeira, línea a línea.

## Cómo va la partida

madeira-board-where =
    { $round ->
        [0] { $phase }.
       *[other] Ronda { $round }. { $phase }.
    }
madeira-board-order = Orden de turno: { $seats }.
madeira-board-points = PP: { $players }.
# Un nombre con una cantidad, en una lista.
madeira-board-share = { $seat } { $count }
madeira-board-nobody = nadie
madeira-board-nothing = nada

## Un jugador

# La línea breve al empezar un turno.
madeira-board-have =
    { $dice-count ->
        [0] Tienes { $things }; { $workers } y { $ships } en la reserva; molino en el nivel { $mill }; { $pirates }.
       *[other] Tienes { $things }; { $workers } y { $ships } en la reserva; molino en el nivel { $mill }; { $pirates }; dados de gremio { $dice }.
    }
madeira-board-player = { $seat }: { $points }
madeira-board-reserve = Reserva: { $things }; { $workers } y { $ships }.
madeira-board-workers = Trabajadores en el tablero: { $places }.
madeira-board-ships = Barcos en el mar: { $places }.
madeira-board-guards = { $count } en la guardia de la ciudad
madeira-board-colonists = { $count } { $colony-in }
madeira-board-windmill =
    { $need ->
        [0] El molino en el nivel { $mill } alimenta a { $feeds }; { $workers } en el tablero: no hace falta pan.
        [one] El molino en el nivel { $mill } alimenta a { $feeds } de { $workers } en el tablero: hace falta { $bread-counted }.
       *[other] El molino en el nivel { $mill } alimenta a { $feeds } de { $workers } en el tablero: hacen falta { $bread-counted }.
    }
madeira-board-pirates = Piratas: { $pirates } (solo lo ves tú).
madeira-board-dice = Dados de gremio en la mano: { $dice }.
madeira-board-markers = Marcadores de acción: { $places }.
madeira-board-marker =
    { $count ->
        [one] { $building-at }
       *[other] { $count } { $building-at }
    }
madeira-board-requests = Peticiones de la Corona: { $requests }.
madeira-board-favours-up = Favores boca arriba: { $favours }.
madeira-board-favours-down = Favores boca abajo: { $favours }.

## El tablero

madeira-board-heading-buildings = Edificios
madeira-board-building =
    { $building }, región { $region }: { $character ->
        [none] aún sin personaje
       *[other] { $character }
    }{ $dice-count ->
        [0] {""}
       *[other] ; dados { $dice }
    }{ $pirate ->
        [0] {""}
       *[other] ; dado pirata { $pirate }
    }{ $markers-count ->
        [0] {""}
       *[other] ; marcadores { $markers }
    }.
madeira-board-guard =
    { $dice-count ->
        [0] Guardia de la ciudad: { $guards }; ningún dado pirata.
       *[other] Guardia de la ciudad: { $guards }; dados pirata { $dice }.
    }

madeira-board-heading-guild = Tablero de gremios
madeira-board-row =
    { $row } ({ $guilds }): { $state ->
        [free] dados { $dice }
        [undealt] aún sin dados
       *[taken] elegida por { $taken }
    }; peticiones { $requests }.
madeira-board-heading-column = Columna del orden de turno
madeira-board-rank =
    { $state ->
        [free] { $rank }: { $gains }.
        [order] { $rank }: { $taken }, por orden de turno; { $gains }.
       *[taken] { $rank }: { $taken }.
    }
madeira-board-gain-city = { $points } y un trabajador a una ciudad
madeira-board-gain-guard = un trabajador a la guardia de la ciudad
madeira-board-gain-ship = el movimiento de un barco
madeira-board-or = { $list } o { $next }
madeira-board-or-else = { $list }; o bien { $next }

madeira-board-heading-region = Región { $region }
# Lo que da una plantación.
madeira-board-grown =
    { $crop }{ $becomes ->
        [none] {""}
       *[other] {" "}(puede pasar a { $becomes })
    }{ $wood ->
        [0] {""}
       *[other] , { $wood-counted }
    }
madeira-board-field =
    { $workers-count ->
        [0] { $field }: { $grown }.
       *[other] { $field }: { $grown }; { $workers }.
    }
madeira-board-forest = Bosque: { $workers }.

madeira-board-heading-cities = Ciudades
madeira-board-city = { $city }: { $spaces }{ $free-count ->
        [0] ; ninguna casilla libre
        [one] ; casilla libre { $free }
       *[other] ; casillas libres { $free }
    }.
madeira-board-space = { $number } { $who }
madeira-board-citizen = ciudadano neutral
madeira-board-unbuilt = { $city }, sin construir: { $districts }.
madeira-board-district = { $number } { $favour } ({ $wood-counted })
madeira-board-all-built = { $city }: todos los distritos están construidos.

madeira-board-heading-colonies = Colonias
madeira-board-colony =
    { $colony }: recompensas { $rewards }; trae { $good }{ $workers-count ->
        [0] {""}
        [one] ; trabajador { $workers }
       *[other] ; trabajadores { $workers }
    }{ $ships-count ->
        [0] {""}
        [one] ; barco { $ships }
       *[other] ; barcos { $ships }
    }{ $free-count ->
        [0] ; ningún desembarco libre
        [one] ; desembarco libre { $free }
       *[other] ; desembarcos libres { $free }
    }. { $points }
madeira-board-landing = { $number } por { $wine-counted }
madeira-board-heading-markets = Mercados
madeira-board-market =
    { $market }: { $free-count ->
        [0] ninguna ruta libre
        [one] ruta libre { $free }
       *[other] rutas libres { $free }
    }{ $ships-count ->
        [0] {""}
        [one] ; barco { $ships }
       *[other] ; barcos { $ships }
    }. { $points }
madeira-board-route = { $number }: { $goods-counted } por { $reis-counted }
madeira-board-berth = { $seat } { $numbers }
madeira-board-ship-points = Un barco vale { $first }, { $second } y { $third } PP en las rondas 1, 3 y 5.
madeira-board-heading-players = Jugadores
madeira-board-reconstructed = Algunas cifras están reconstruidas: «explicar» seguido de un nombre dice si es el caso.

## Junto a una elección

madeira-board-row-detail = dados { $dice }; { $guilds }
madeira-board-costs = { $character }; cuesta { $bread }
madeira-board-no-action = sin trabajadores en la región no hay acción
madeira-board-further = { $list }; { $next }
madeira-board-size-does = { $size }: { $does }
madeira-board-moinho = toma { $amount }
madeira-board-capitania = gana { $points }, mueve como máximo { $amount } a una ciudad
madeira-board-alfandega = mueve como máximo { $amount } a una colonia
madeira-board-coroa = pon como máximo { $amount } boca arriba
madeira-board-fortaleza = mueve como máximo { $amount } a la guardia de la ciudad
madeira-board-bought = compras { $wood } por { $reis }
madeira-board-pirates-come = trae { $pirates }
madeira-board-mill-top = ya estás arriba del todo: ganas { $points } en vez de subir
madeira-board-mill-bottom = ya estás abajo del todo: pierdes { $points } en vez de bajar
madeira-board-maintenance-ahead = necesitarás { $wood } y { $bread }; tienes { $has-wood } y { $has-bread }
madeira-board-collects = luego cobras { $gains }

## Lo que queda por salir

madeira-unseen-favours = Favores aún sin repartir: { $favours }.
madeira-unseen-requests = Peticiones de la Corona aún sin repartir: { $requests }.
madeira-unseen-starts = Peticiones iniciales aún sin repartir: { $requests }.
madeira-unseen-starts-out = Peticiones iniciales fuera del juego: { $requests }.
madeira-unseen-rewards = Recompensas del Rey aún sin repartir: { $rewards }.
madeira-unseen-rewards-out = Recompensas del Rey fuera del juego: { $rewards }.
madeira-unseen-characters = Los cuatro personajes se barajan de nuevo en cada ronda que queda.
madeira-unseen-dice = Cada dado muestra { $faces } con la misma probabilidad.
