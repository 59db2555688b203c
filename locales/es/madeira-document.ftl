### La mesa de Madeira como documento: títulos, nombres de los elementos, su estado y para qué sirven.

## Cómo va la partida

madeira-document-where = Cómo va la partida
madeira-document-round = Ronda
madeira-document-stage = Ronda { $round }
madeira-document-order = Orden de turno
madeira-document-turn = En este turno
madeira-document-turn-nothing = aún ningún favor usado
madeira-document-turn-favour = ya se ha usado un favor
madeira-document-turn-engineer =
    { $count ->
        [one] { $count } cosecha más con el ingeniero
       *[other] { $count } cosechas más con el ingeniero
    }
madeira-document-turn-lord = el lord: este edificio no cuesta nada
madeira-document-turn-diplomat = el diplomático cuenta en este edificio
madeira-document-turn-bought = { $wood-counted } por pagar al final del turno
madeira-document-turn-due = { $reis-counted } por cobrar de las rutas comerciales
madeira-document-turn-landed = { $ships } por recompensar { $colony-in }

## Columnas de las tablas

madeira-document-points = PP
madeira-document-workers = Trabajadores en la reserva
madeira-document-ships = Barcos en la reserva
madeira-document-windmill = Molino
madeira-document-windmill-level = { $name }: nivel { $level }
madeira-document-pirates = Piratas
madeira-document-character = Personaje
madeira-document-guild-dice = Dados de gremio
madeira-document-pirate-die = Dado pirata
madeira-document-markers = Marcadores de acción
madeira-document-markers-out = Marcadores de acción en edificios
madeira-document-chosen = Elegida por
madeira-document-guilds = Gremios
madeira-document-favour = Favor
madeira-document-wood = Madera para construir
madeira-document-left = Casilla izquierda
madeira-document-right = Casilla derecha
madeira-document-held = En la mano
madeira-document-scored = Puntuadas en esta ronda
# Una columna y la petición de la que habla.
madeira-document-of-request = { $what } ({ $request })
madeira-document-request-left = { $request }, aún en esta fila

## Estados

madeira-document-hidden = ocultos
madeira-document-free = libre
madeira-document-space = { $number }: { $who }
madeira-document-built = construido
madeira-document-unbuilt = sin construir
madeira-document-undealt = aún sin repartir
madeira-document-not-chosen = aún sin elegir
madeira-document-not-in-play = fuera de juego con tan pocos jugadores
madeira-document-twin = cerrada mientras su gemela esté ocupada
madeira-document-no-character = aún ninguno
madeira-document-no-dice = ninguno
madeira-document-no-markers = ninguno
madeira-document-no-ships = ninguno
madeira-document-up = boca arriba
madeira-document-down = boca abajo
madeira-document-favour-state = { $side }; { $guild }
madeira-document-favours-count = { $up } boca arriba, { $down } boca abajo
madeira-document-ship-of = barco de { $seat }
madeira-document-workers-here = trabajadores: { $workers }
madeira-document-guard =
    { $dice-count ->
        [0] trabajadores: { $guards }; ningún dado pirata
       *[other] trabajadores: { $guards }; dados pirata { $dice }
    }
madeira-document-rank =
    { $state ->
        [free] vacía; quien la ocupa al pasar recibe { $gains }
        [order] { $taken }, por orden de turno; quien la ocupa al pasar en la fase B recibe { $gains }
       *[taken] { $taken }, que ya ha pasado; da { $gains }
    }
madeira-document-field =
    { $workers-count ->
        [0] { $grown }
       *[other] { $grown }; trabajadores: { $workers }
    }

## Para qué sirven

madeira-document-guard-about = Un trabajador aquí te permite colocar un dado pirata y después vuelve a tu reserva. En la fase D, quien tenga más que nadie puede recuperar uno a cambio de { $figure-honour }.
madeira-document-guild-about = En la fase A cada uno elige una fila: da tres dados y una de sus peticiones de la Corona, y pone boca arriba los favores de su gremio. La fila es también el puesto en el orden de la fase B.
madeira-document-column-about = La columna muestra el orden de turno. Quien pasa en la fase B ocupa una casilla vacía y toma sus reales, o bien su acción. Desde entonces las casillas son el nuevo orden de turno.
madeira-document-field-about = Un trabajador aquí cosecha 1 de madera mientras quede, y después { $crop }. Cuenta para los edificios de la región { $region }.
madeira-document-forest-about = Un trabajador aquí puede comprar o tomar madera del suministro. El bosque no pertenece a ninguna región y nunca se cosecha.
madeira-document-city-about = Aquí el alcalde da { $income }. Urbanización: { $most } con más trabajadores que nadie; si no, { $otherwise }.
madeira-document-colony-title = Colonia: { $colony }
madeira-document-colony-about = Cada trabajador aquí da 1 de { $good } en la fase D.
madeira-document-landing-about = Atracar aquí cuesta { $wine-counted }; después el barco recibe una de las recompensas del Rey de la colonia.
madeira-document-route-about = Un barco que llega aquí entrega { $goods-counted } y cobra { $reis-counted }.
madeira-document-windmill-about = Su nivel dice cuántos trabajadores comen sin pan. En las fases B, C y D puedes dar 2 bienes por 1, o { $figure-mill-wheat } por un nivel; en las fases B y C también un nivel por pan o reales.
madeira-document-pirates-about = Solo los ve quien los tiene. Al final, quien tenga más pierde más puntos.

## Plantaciones, y lo que tiene un jugador

madeira-document-plantations = Plantaciones
madeira-document-reward = Recompensa del Rey
madeira-document-reserve = Reserva
madeira-document-out = En el tablero y a mano
madeira-document-workers-out = Trabajadores en el tablero
madeira-document-ships-out = Barcos en el mar
madeira-document-dice = Dados de gremio en la mano
madeira-document-own-dice = Tus dados de gremio
madeira-document-row = Fila del tablero de gremios
madeira-document-rank-taken = Casilla del orden de turno
madeira-document-requests = Peticiones de la Corona
madeira-document-favours = Favores de los gremios
madeira-document-accounts = PP por origen

## Lo que queda por salir

madeira-document-unseen = Por salir o fuera del juego
madeira-document-unseen-favours = Favores aún sin repartir
madeira-document-unseen-requests = Peticiones de la Corona aún sin repartir
madeira-document-unseen-starts = Peticiones iniciales aún sin repartir
madeira-document-unseen-starts-out = Peticiones iniciales fuera del juego
madeira-document-unseen-rewards = Recompensas del Rey aún sin repartir
madeira-document-unseen-rewards-out = Recompensas del Rey fuera del juego
madeira-document-unseen-characters = Personajes
madeira-document-unseen-dice = Dados
