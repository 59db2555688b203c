### Madeira.

## Cantidades

madeira-unit-wheat = { $count } de trigo
madeira-unit-sugar = { $count } de azúcar
madeira-unit-wine = { $count } de vino
madeira-unit-wood = { $count } de madera
madeira-unit-bread =
    { $count ->
        [one] { $count } pan
       *[other] { $count } panes
    }
madeira-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } reales
    }
# Lo que cuesta un edificio.
madeira-unit-cost = { madeira-unit-reis }
madeira-unit-points = { $count } PP
madeira-unit-score = { madeira-unit-points }
madeira-unit-pirates =
    { $count ->
        [one] { $count } pirata
       *[other] { $count } piratas
    }
madeira-unit-workers =
    { $count ->
        [one] { $count } trabajador
       *[other] { $count } trabajadores
    }
madeira-unit-ships =
    { $count ->
        [one] { $count } barco
       *[other] { $count } barcos
    }
madeira-unit-favours =
    { $count ->
        [one] { $count } favor
       *[other] { $count } favores
    }

## Nombres

madeira-good-wheat = trigo
    .pair = 2 de trigo
    .market = Mercado de trigo
madeira-good-sugar = azúcar
    .pair = 2 de azúcar
    .market = Mercado de azúcar
madeira-good-wine = vino
    .pair = 2 de vino
    .market = Mercado de vino

madeira-thing-wheat = trigo
madeira-thing-sugar = azúcar
madeira-thing-wine = vino
madeira-thing-wood = madera
madeira-thing-bread = pan
madeira-thing-reis = reales

madeira-building-moinho = Moinho
    .at = en el Moinho
    .from = del Moinho
    .to = al Moinho
    .of = del Moinho
madeira-building-capitania = Capitania
    .at = en la Capitania
    .from = de la Capitania
    .to = a la Capitania
    .of = de la Capitania
madeira-building-alfandega = Alfândega
    .at = en la Alfândega
    .from = de la Alfândega
    .to = a la Alfândega
    .of = de la Alfândega
madeira-building-coroa = Casa da Coroa
    .at = en la Casa da Coroa
    .from = de la Casa da Coroa
    .to = a la Casa da Coroa
    .of = de la Casa da Coroa
madeira-building-fortaleza = Fortaleza
    .at = en la Fortaleza
    .from = de la Fortaleza
    .to = a la Fortaleza
    .of = de la Fortaleza

madeira-character-administrator = administrador
    .on = sobre el administrador
    .of = del administrador
madeira-character-guildmaster = maestro del gremio
    .on = sobre el maestro del gremio
    .of = del maestro del gremio
madeira-character-commander = comandante
    .on = sobre el comandante
    .of = del comandante
madeira-character-mayor = alcalde
    .on = sobre el alcalde
    .of = del alcalde
madeira-character-harvester = cosechador
    .on = sobre el cosechador
    .of = del cosechador

madeira-city-porto-santo = Porto Santo
    .in = en Porto Santo
    .of = de Porto Santo
madeira-city-funchal = Funchal
    .in = en Funchal
    .of = de Funchal
madeira-city-machico = Machico
    .in = en Machico
    .of = de Machico

madeira-colony-acores = Açores
    .to = a las Açores
    .from = de las Açores
    .in = en las Açores
madeira-colony-brasil = Brasil
    .to = a Brasil
    .from = de Brasil
    .in = en Brasil
madeira-colony-india = Índia
    .to = a la Índia
    .from = de la Índia
    .in = en la Índia

madeira-guild-orange = gremio naranja
    .of = del gremio naranja
madeira-guild-green = gremio verde
    .of = del gremio verde
madeira-guild-blue = gremio azul
    .of = del gremio azul
madeira-guild-purple = gremio morado
    .of = del gremio morado

madeira-favour-monk = monje
    .the = el monje
    .does = toma { $figure-monk }
madeira-favour-bishop = obispo
    .the = el obispo
    .does = mueve uno de tus marcadores de acción a otro edificio
madeira-favour-patron = mecenas
    .the = el mecenas
    .does = toma { $figure-patron }
madeira-favour-treasurer = tesorero
    .the = el tesorero
    .does = toma { $figure-treasurer }
madeira-favour-miller = molinera
    .the = la molinera
    .does = sube un nivel en el molino
madeira-favour-engineer = ingeniero
    .the = el ingeniero
    .does = cosecha { $figure-engineer } veces más con tu próximo dado
madeira-favour-navigator = navegante
    .the = el navegante
    .does = mueve un barco
madeira-favour-explorer = explorador
    .the = el explorador
    .does = mueve un trabajador de cualquier sitio a cualquier otro
madeira-favour-diplomat = diplomático
    .the = el diplomático
    .does = actúa aquí como si tuvieras { $figure-diplomat } más
madeira-favour-lord = lord
    .the = el lord
    .does = este edificio no te cuesta nada
madeira-favour-lady = lady
    .the = la lady
    .does = paga { $figure-lady } y haz la acción de cualquier edificio
madeira-favour-policeman = policía
    .the = el policía
    .does = descarta la mitad de tus piratas

madeira-request-trade = rutas comerciales
    .the = la petición «rutas comerciales»
madeira-request-urbanisation = urbanización
    .the = la petición «urbanización»
madeira-request-expeditions = expediciones
    .the = la petición «expediciones»
madeira-request-prosperity = prosperidad de la nación
    .the = la petición «prosperidad de la nación»
madeira-request-influence = influencia de los gremios
    .the = la petición «influencia de los gremios»

madeira-reward-island = isla
    .does = mueve un trabajador a una plantación o al bosque
madeira-reward-guard = guardia de la ciudad
    .does = mueve un trabajador a la guardia de la ciudad y descarta hasta { $figure-discard }
madeira-reward-windmill = molino de viento
    .does = sube un nivel en el molino
madeira-reward-guild = gremio
    .does = pon un favor boca arriba
madeira-reward-medal = medalla
    .does = gana { $figure-medal }
madeira-reward-support = apoyo real
    .does = descarta hasta { $figure-discard } o toma { $figure-support }
madeira-reward-city = ciudad
    .does = gana { $figure-city } y puedes mover un trabajador a una ciudad
madeira-reward-booty = botín
    .does = toma { $figure-booty }

madeira-die-guild = dado de gremio
    .a = un dado de gremio
madeira-die-pirate = dado pirata
    .a = un dado pirata

madeira-row-i = fila I
    .the = la fila I
    .of = de la fila I
    .in = en la fila I
madeira-row-ii = fila II
    .the = la fila II
    .of = de la fila II
    .in = en la fila II
madeira-row-iii = fila III
    .the = la fila III
    .of = de la fila III
    .in = en la fila III
madeira-row-iv = fila IV
    .the = la fila IV
    .of = de la fila IV
    .in = en la fila IV

madeira-rank-i = casilla I
    .to = a la casilla I
    .in = en la casilla I
madeira-rank-ii = casilla II
    .to = a la casilla II
    .in = en la casilla II
madeira-rank-iii = casilla III
    .to = a la casilla III
    .in = en la casilla III
madeira-rank-iv = casilla IV
    .to = a la casilla IV
    .in = en la casilla IV

madeira-pass-gain-reis = toma los reales
    .that = reales
madeira-pass-gain-city = gana { $figure-pass-city } y puedes mover un trabajador a una ciudad
    .that = un movimiento a una ciudad
madeira-pass-gain-guard = mueve un trabajador a la guardia de la ciudad
    .that = un movimiento a la guardia de la ciudad
madeira-pass-gain-ship = mueve un barco
    .that = el movimiento de un barco

madeira-mill-gain-bread = pan
madeira-mill-gain-reis = reales

madeira-relief-pirates = Descarta hasta { $figure-discard }
madeira-relief-bread = Toma { $figure-support }

madeira-errand-plantation = a una plantación o al bosque
    .piece = un trabajador
    .the = el trabajador
madeira-errand-city = a una casilla libre de una ciudad
    .piece = un trabajador
    .the = el trabajador
madeira-errand-colony = a una colonia
    .piece = un trabajador
    .the = el trabajador
madeira-errand-guard = a la guardia de la ciudad
    .piece = un trabajador
    .the = el trabajador
madeira-errand-mayor = a otra casilla de una ciudad
    .piece = uno de tus trabajadores o un ciudadano neutral
    .the = el trabajador o ciudadano
madeira-errand-explorer = a cualquier sitio
    .piece = un trabajador
    .the = el trabajador

madeira-size-small = acción pequeña
    .the = la acción pequeña
madeira-size-large = acción grande
    .the = la acción grande

madeira-phase-setup = Preparación de la partida
madeira-phase-a = Fase A: preparación
madeira-phase-b = Fase B: personajes
madeira-phase-c = Fase C: edificios
madeira-phase-d = Fase D: mantenimiento
madeira-phase-e = Fase E: peticiones de la Corona
madeira-phase-over = Fin de la partida

madeira-account-trade = rutas comerciales
madeira-account-urbanisation = urbanización
madeira-account-expeditions = expediciones
madeira-account-prosperity = prosperidad de la nación
madeira-account-influence = influencia de los gremios
madeira-account-city = llegadas a las ciudades
madeira-account-colonies = llegadas a las colonias
madeira-account-windmill = molino de viento
madeira-account-honour = honor de la guardia
madeira-account-medals = medallas
madeira-account-resources = recursos sobrantes
madeira-account-pirates = piratas

madeira-place-reserve = reserva
    .to = a la reserva
    .from = de la reserva
    .in = en la reserva
    .voyage = a la reserva
madeira-place-guard = guardia de la ciudad
    .to = a la guardia de la ciudad
    .from = de la guardia de la ciudad
    .in = en la guardia de la ciudad
madeira-place-forest = bosque
    .to = al bosque
    .from = del bosque
    .in = en el bosque

madeira-field = plantación { $word }
    .the = la plantación { $word }
    .to = a la plantación { $word }
    .from = de la plantación { $word }
    .in = en la plantación { $word }

madeira-space-porto-santo = casilla { $number } de Porto Santo
    .to = a la casilla { $number } de Porto Santo
    .from = de la casilla { $number } de Porto Santo
    .in = en la casilla { $number } de Porto Santo
madeira-space-funchal = casilla { $number } de Funchal
    .to = a la casilla { $number } de Funchal
    .from = de la casilla { $number } de Funchal
    .in = en la casilla { $number } de Funchal
madeira-space-machico = casilla { $number } de Machico
    .to = a la casilla { $number } de Machico
    .from = de la casilla { $number } de Machico
    .in = en la casilla { $number } de Machico

madeira-district-porto-santo = distrito { $number } de Porto Santo
    .the = el distrito { $number } de Porto Santo
    .in = en el distrito { $number } de Porto Santo
    .price = { $wood }
madeira-district-funchal = distrito { $number } de Funchal
    .the = el distrito { $number } de Funchal
    .in = en el distrito { $number } de Funchal
    .price = { $wood }
madeira-district-machico = distrito { $number } de Machico
    .the = el distrito { $number } de Machico
    .in = en el distrito { $number } de Machico
    .price = { $wood }

madeira-landing-acores = desembarco { $number } de las Açores
    .to = al desembarco { $number } de las Açores
    .from = del desembarco { $number } de las Açores
    .in = en el desembarco { $number } de las Açores
    .voyage = al desembarco { $number } de las Açores ({ $wine })
madeira-landing-brasil = desembarco { $number } de Brasil
    .to = al desembarco { $number } de Brasil
    .from = del desembarco { $number } de Brasil
    .in = en el desembarco { $number } de Brasil
    .voyage = al desembarco { $number } de Brasil ({ $wine })
madeira-landing-india = desembarco { $number } de la Índia
    .to = al desembarco { $number } de la Índia
    .from = del desembarco { $number } de la Índia
    .in = en el desembarco { $number } de la Índia
    .voyage = al desembarco { $number } de la Índia ({ $wine })

madeira-route-wheat = ruta del trigo { $number }
    .to = a la ruta del trigo { $number }
    .from = de la ruta del trigo { $number }
    .in = en la ruta del trigo { $number }
    .voyage = a la ruta del trigo { $number } ({ $goods } por { $reis })
    .good = trigo
madeira-route-sugar = ruta del azúcar { $number }
    .to = a la ruta del azúcar { $number }
    .from = de la ruta del azúcar { $number }
    .in = en la ruta del azúcar { $number }
    .voyage = a la ruta del azúcar { $number } ({ $goods } por { $reis })
    .good = azúcar
madeira-route-wine = ruta del vino { $number }
    .to = a la ruta del vino { $number }
    .from = de la ruta del vino { $number }
    .in = en la ruta del vino { $number }
    .voyage = a la ruta del vino { $number } ({ $goods } por { $reis })
    .good = vino

## Lo que se puede hacer

madeira-action-settle = Pon un trabajador { $space-in }
madeira-action-plant = Pon un trabajador { $place-in }
madeira-action-row = Elige { $row-the }
madeira-action-request = Toma { $request-the }
madeira-action-guild = Pon boca arriba tus favores { $guild-of }
madeira-action-convert =
    { $second-same ->
        [yes] Da { $first-pair } por 1 de { $take }
       *[no] Da 1 de { $first } y 1 de { $second } por 1 de { $take }
    }
madeira-action-mill-up = Da { $figure-mill-wheat } y sube un nivel en el molino
madeira-action-mill-down = Baja un nivel en el molino y toma { $take }
madeira-action-favour = Usa { $favour-the }: { $favour-does }
madeira-action-place = Coloca { $die-a } con un { $face } { $building-at }
madeira-action-pass = Pasa { $rank-to }: { $gain }
madeira-action-act = Haz la acción del personaje
madeira-action-harvest = Cosecha
madeira-action-again = Cosecha otra vez { $field-in }
madeira-action-move = Mueve uno { $from-from }
madeira-action-to = Muévelo { $place-to }
madeira-action-sail = Zarpa { $from-from }
madeira-action-sail-to = Navega { $berth-voyage }
madeira-action-reward = { $colony }, { $reward }: { $reward-does }
madeira-action-support = { $relief }
madeira-action-build = Construye { $district-the } por { $district-price } y toma su favor
madeira-action-wood = Toma 1 de madera { $source-from }
madeira-action-pay = Paga
madeira-action-pirates = Toma los piratas
madeira-action-lady = Haz la acción { $building-of }
madeira-action-marker = Mueve tu marcador { $building-from }
madeira-action-marker-to = Mueve el marcador { $building-to }
madeira-action-turn-up = Pon { $favour-the } boca arriba
madeira-action-honour = Retira un guardia y gana { $figure-honour }
madeira-action-maintain = Paga { $wood-counted }
madeira-action-feed = Paga { $bread-counted }
madeira-action-score = Puntúa { $request-the }
madeira-action-spend = Paga { $reis-counted }
madeira-action-stop = No hagas nada más

## Lo que trae el azar

madeira-outcome-starts = Peticiones iniciales: { $requests-sequence }
    .ask = ¿Qué petición inicial tiene cada jugador, por orden de asiento?
madeira-outcome-row-requests = Peticiones { $row-of }: { $requests-sequence }
    .ask = ¿Qué peticiones hay { $row-in }?
madeira-outcome-city-favours = Favores { $city-in }: { $favours-sequence }
    .ask = ¿Qué favores hay { $city-in }, de izquierda a derecha?
madeira-outcome-rewards-a = Recompensas del Rey A: { $rewards-sequence }
    .ask = ¿Qué recompensas del Rey A hay en las colonias, de las Açores a la Índia?
madeira-outcome-rewards-b = Recompensas del Rey B: { $rewards-sequence }
    .ask = ¿Qué recompensas del Rey B hay en las colonias, de las Açores a la Índia?
madeira-outcome-characters = Personajes: { $characters-sequence }
    .ask = ¿Qué personajes hay en los edificios, por orden y sin el vacío?
madeira-outcome-pirate-dice = Dados pirata: { $faces-sequence }
    .ask = ¿Qué muestran los dados pirata?
madeira-outcome-row-dice = Dados { $row-of }: { $faces-sequence }
    .ask = ¿Qué muestran los dados { $row-of }?
madeira-outcome-roll =
    { $pirate-count ->
        [0] Dados { $building-at }: { $guild-sequence }
       *[other] Dados { $building-at }: { $guild-sequence }; dado pirata: { $pirate-sequence }
    }
    .ask = ¿Qué muestran los dados { $building-at }, primero los de gremio?

## Lo que hay que decidir

madeira-prompt-settle = Elige una casilla de una ciudad para uno de tus trabajadores.
    .waiting = { $seat } elige una casilla de una ciudad.
madeira-prompt-plant =
    { $left ->
        [one] Elige una plantación, o el bosque, para el último trabajador.
       *[other] Elige una plantación, o el bosque, para un trabajador. Quedan { $left } por poner.
    }
    .waiting = { $seat } elige una plantación (pendientes: { $left }).
madeira-prompt-row = Elige una fila del tablero de gremios: sus dados, una de sus peticiones y su puesto en el orden de la fase B.
    .waiting = { $seat } elige una fila del tablero de gremios.
madeira-prompt-request = Elige una petición de la Corona { $row-of }.
    .waiting = { $seat } elige una petición de la Corona { $row-of }.
madeira-prompt-guild = Elige el gremio cuyos favores pones boca arriba.
    .waiting = { $seat } elige un gremio.
madeira-prompt-turn = Es tu turno: coloca un dado o pasa.
    .waiting = { $seat } elige qué dado coloca.
madeira-prompt-character =
    { $character-word ->
        [harvester] Estás con el cosechador { $building-of }: cosecha o no hagas nada.
       *[other] Haz la acción { $character-of } { $building-at }, cosecha o no hagas nada.
    }
    .stop = No hagas nada aquí
    .waiting = { $seat } decide la acción { $character-of } { $building-at }.
madeira-prompt-harvest-again =
    { $left ->
        [one] Elige una plantación para cosecharla una vez más.
       *[other] Elige una plantación para cosecharla otra vez. Te quedan { $left } cosechas.
    }
    .stop = No coseches más
    .waiting = { $seat } elige qué plantación cosechar otra vez (pendientes: { $left }).
madeira-prompt-engineer =
    { $left ->
        [one] Tu ingeniero: elige una plantación para cosecharla una vez más, o termina.
       *[other] Tu ingeniero: elige una plantación para cosecharla otra vez, o termina. Te quedan { $left } cosechas.
    }
    .stop = No coseches más
    .waiting = { $seat } elige una plantación para el ingeniero (pendientes: { $left }).
madeira-prompt-move =
    { $left ->
        [one] Elige { $errand-piece } para moverlo { $errand }.
       *[other] Elige { $errand-piece } para moverlo { $errand }. Puedes mover hasta { $left }.
    }
    .stop = Deja a todos donde están
    .waiting = { $seat } elige a quién mover { $errand } (pendientes: { $left }).
madeira-prompt-to = Elige adónde va { $errand-the } { $from-from }.
    .stop = Deja { $errand-the } donde está
    .waiting = { $seat } elige adónde va { $errand-the } { $from-from }.
madeira-prompt-sail =
    { $left ->
        [one] Puedes mover un barco. ¿Cuál?
       *[other] Puedes mover hasta { $left } barcos. ¿Cuál primero?
    }
    .stop = Deja los barcos donde están
    .waiting = { $seat } elige qué barco zarpa (pendientes: { $left }).
madeira-prompt-sail-to = Elige adónde va el barco { $from-from }.
    .stop = Deja el barco donde está
    .waiting = { $seat } elige adónde va el barco { $from-from }.
madeira-prompt-reward =
    { $left ->
        [one] Elige una recompensa del Rey.
       *[other] Elige una recompensa del Rey. Puedes elegir { $left }.
    }
    .stop = No tomes ninguna recompensa
    .waiting = { $seat } elige una recompensa del Rey (pendientes: { $left }).
madeira-prompt-support = Apoyo real: descarta piratas o toma pan.
    .waiting = { $seat } elige entre piratas y pan.
madeira-prompt-build = Elige un distrito para construirlo; su favor será tuyo.
    .stop = No construyas nada
    .waiting = { $seat } elige un distrito para construirlo.
madeira-prompt-buy-wood =
    { $left ->
        [one] Te falta { $left } de madera: elige dónde comprarla.
       *[other] Te faltan { $left } de madera: elige dónde comprar la siguiente.
    }
    .waiting = { $seat } elige dónde comprar madera (pendientes: { $left }).
madeira-prompt-take-wood = Elige de dónde tomar 1 de madera. Puedes tomar { $left }.
    .waiting = { $seat } elige de dónde tomar madera (pendientes: { $left }).
madeira-prompt-debt = Paga { $reis-counted } por la madera que has comprado.
    .waiting = { $seat } paga { $reis-counted } por la madera.
madeira-prompt-building =
    { $cost ->
        [0] No pagas nada { $building-at }: actúa o toma { $pirates-counted }.
       *[other] { $building }: paga { $cost-counted } y actúa, o toma { $pirates-counted }.
    }
    .waiting = { $seat } decide { $building-at }: { $cost-counted } o { $pirates-counted }.
madeira-prompt-lady = Elige el edificio cuya acción hace tu lady.
    .waiting = { $seat } elige un edificio para la lady.
madeira-prompt-marker = Elige el marcador de acción que mueve tu obispo.
    .waiting = { $seat } elige un marcador de acción para el obispo.
madeira-prompt-marker-to = Elige adónde va el marcador { $from-from }.
    .waiting = { $seat } elige adónde va el marcador { $from-from }.
madeira-prompt-turn-up =
    { $left ->
        [one] Elige un favor para ponerlo boca arriba.
       *[other] Elige un favor para ponerlo boca arriba. Puedes poner hasta { $left }.
    }
    .stop = No pongas más favores boca arriba
    .waiting = { $seat } elige un favor para ponerlo boca arriba (pendientes: { $left }).
madeira-prompt-prepare = Antes del mantenimiento: usa el molino o continúa.
    .stop = Pasa al mantenimiento
    .waiting = { $seat } se prepara para el mantenimiento.
madeira-prompt-honour = Nadie tiene tantos guardias como tú: ¿retiras uno por { $figure-honour }?
    .stop = Deja al guardia donde está
    .waiting = { $seat } decide si retira un guardia.
madeira-prompt-maintain =
    { $ships ->
        [one] Tu barco necesita 1 de madera. ¿La pagas? Si no, llega un pirata.
       *[other] Tus { $ships } barcos necesitan { $ships } de madera. ¿Cuánta pagas? Por cada una que falte llega un pirata.
    }
    .waiting = { $seat } decide cuánta madera paga por { $ships-counted }.
madeira-prompt-feed =
    { $need ->
        [0] Tus trabajadores no necesitan pan. Aún puedes usar el molino.
        [one] Tus trabajadores necesitan 1 pan. ¿Lo pagas? Si no, llega un pirata.
       *[other] Tus trabajadores necesitan { $need } panes. ¿Cuántos pagas? Por cada uno que falte llega un pirata.
    }
    .waiting =
        { $need ->
            [0] { $seat } no tiene a nadie que alimentar y puede usar el molino.
            [one] { $seat } decide si paga 1 pan.
           *[other] { $seat } decide cuántos de los { $need } panes paga.
        }
madeira-prompt-score =
    { $left ->
        [one] Elige una petición de la Corona para puntuarla.
       *[other] Elige una petición de la Corona para puntuarla. Quedan { $left } por puntuar.
    }
    .waiting = { $seat } elige qué petición de la Corona puntúa (pendientes: { $left }).
madeira-prompt-spend = Prosperidad de la nación: ¿cuántos reales pagas (hasta { $most })? Cada uno vale 1 PP.
    .waiting = { $seat } decide cuántos reales paga por la prosperidad, hasta { $most }.

## Títulos sobre las opciones

madeira-group-city = { $city }
madeira-group-region = Región { $region }
madeira-group-colonies = Colonias
madeira-group-elsewhere = Bosque, guardia, reserva
madeira-group-rows = Tablero de gremios
madeira-group-requests = Peticiones de la Corona
madeira-group-guilds = Gremios
madeira-group-convert = Molino: cambiar bienes
madeira-group-windmill = Molino: subir o bajar
madeira-group-favours = Favores de los gremios
madeira-group-guild-die = Dado de gremio con un { $face }
madeira-group-pirate-die = Dado pirata con un { $face }
madeira-group-pass = Pasar
madeira-group-act = Acción
madeira-group-again = Otra cosecha
madeira-group-landings = Desembarcos { $colony-in }
madeira-group-routes = { $market-market }
madeira-group-from-landings = Barco { $colony-from }
madeira-group-from-routes = Barco del mercado de { $market }
madeira-group-from-reserve = Barco de la reserva
madeira-group-rewards = Recompensas del Rey
madeira-group-districts = Distritos { $city-of }
madeira-group-wood-region = Madera en la región { $region }
madeira-group-forest = Bosque
madeira-group-buildings = Edificios
madeira-group-honour = Guardia de la ciudad
madeira-group-amount =
    { $from ->
        [0] Cuánto pagar
       *[other] Desde { $from }
    }
madeira-group-stop = Si no

## Lo que ha pasado

madeira-event-start-request =
    { $seat-you ->
        [yes] Empiezas con { $request-the }.
       *[no] { $seat } empieza con { $request-the }.
    }
madeira-event-order = Orden de turno: { $seats-sequence }.
madeira-event-row-requests = Peticiones { $row-of }: { $requests }.
madeira-event-city-favours = Favores { $city-in }: { $favours }.
madeira-event-colony-reward = Recompensa del Rey { $colony-in }: { $reward }.
madeira-event-settled =
    { $seat-you ->
        [yes] Pones un trabajador { $space-in }.
       *[no] { $seat } pone un trabajador { $space-in }.
    }
madeira-event-planted =
    { $seat-you ->
        [yes] Pones un trabajador { $place-in }.
       *[no] { $seat } pone un trabajador { $place-in }.
    }
madeira-event-posted =
    { $seat-you ->
        [yes] Pones { $workers-counted } en la guardia de la ciudad.
       *[no] { $seat } pone { $workers-counted } en la guardia de la ciudad.
    }
madeira-event-round = Ronda { $round }
madeira-event-phase = { $phase }
madeira-event-character = { $building }: { $character }.
madeira-event-pirate-dice = Los dados pirata muestran { $faces }.
madeira-event-row-dice = Los dados { $row-of } muestran { $faces }.
madeira-event-row-chosen =
    { $seat-you ->
        [yes] Eliges { $row-the }.
       *[no] { $seat } elige { $row-the }.
    }
madeira-event-request-taken =
    { $seat-you ->
        [yes] Tomas { $request-the }.
       *[no] { $seat } toma { $request-the }.
    }
madeira-event-refreshed =
    { $favours-count ->
        [0] { $seat-you ->
            [yes] No tienes favores { $guild-of } que poner boca arriba.
           *[no] { $seat } no tiene favores { $guild-of } que poner boca arriba.
        }
        [one] { $seat-you ->
            [yes] Pones boca arriba un favor { $guild-of }: { $favours }.
           *[no] { $seat } pone boca arriba un favor { $guild-of }: { $favours }.
        }
       *[other] { $seat-you ->
            [yes] Pones boca arriba tus favores { $guild-of }: { $favours }.
           *[no] { $seat } pone boca arriba sus favores { $guild-of }: { $favours }.
        }
    }
madeira-event-gained =
    { $seat-you ->
        [yes] Ganas { $thing-counted }.
       *[no] { $seat } gana { $thing-counted }.
    }
madeira-event-paid =
    { $seat-you ->
        [yes] Pagas { $thing-counted }.
       *[no] { $seat } paga { $thing-counted }.
    }
madeira-event-points =
    { $points-sign ->
        [minus] { $seat-you ->
            [yes] Pierdes { $points-size } PP ({ $account }).
           *[no] { $seat } pierde { $points-size } PP ({ $account }).
        }
       *[plus] { $seat-you ->
            [yes] Ganas { $points-size } PP ({ $account }).
           *[no] { $seat } gana { $points-size } PP ({ $account }).
        }
    }
madeira-event-pirates-came =
    { $seat-you ->
        [yes] Tomas { $pirates-counted }.
       *[no] { $seat } toma { $pirates-counted }.
    }
madeira-event-pirates-left =
    { $seat-you ->
        [yes] Descartas { $pirates-counted }.
       *[no] { $seat } descarta { $pirates-counted }.
    }
madeira-event-converted =
    { $second-same ->
        [yes] { $seat-you ->
            [yes] Cambias { $first-pair } por 1 de { $take }.
           *[no] { $seat } cambia { $first-pair } por 1 de { $take }.
        }
       *[no] { $seat-you ->
            [yes] Cambias 1 de { $first } y 1 de { $second } por 1 de { $take }.
           *[no] { $seat } cambia 1 de { $first } y 1 de { $second } por 1 de { $take }.
        }
    }
madeira-event-mill-up =
    { $seat-you ->
        [yes] Subes al nivel { $level } del molino.
       *[no] { $seat } sube al nivel { $level } del molino.
    }
madeira-event-mill-down =
    { $seat-you ->
        [yes] Bajas al nivel { $level } del molino.
       *[no] { $seat } baja al nivel { $level } del molino.
    }
madeira-event-favour-used =
    { $seat-you ->
        [yes] Usas { $favour-the }.
       *[no] { $seat } usa { $favour-the }.
    }
madeira-event-favour-taken =
    { $seat-you ->
        [yes] Construyes { $district-the } y tomas { $favour-the }.
       *[no] { $seat } construye { $district-the } y toma { $favour-the }.
    }
madeira-event-favour-up =
    { $seat-you ->
        [yes] Pones { $favour-the } boca arriba.
       *[no] { $seat } pone { $favour-the } boca arriba.
    }
madeira-event-die-placed =
    { $seat-you ->
        [yes] Colocas { $die-a } con un { $face } { $character-on } { $building-at }.
       *[no] { $seat } coloca { $die-a } con un { $face } { $character-on } { $building-at }.
    }
madeira-event-passed =
    { $seat-you ->
        [yes] Pasas y vas { $rank-to } del orden de turno.
       *[no] { $seat } pasa y va { $rank-to } del orden de turno.
    }
madeira-event-harvested =
    { $seat-you ->
        [yes] Cosechas { $thing-counted } { $field-in }.
       *[no] { $seat } cosecha { $thing-counted } { $field-in }.
    }
madeira-event-worker-moved =
    { $seat-you ->
        [yes] Mueves un trabajador { $from-from } { $to-to }.
       *[no] { $seat } mueve un trabajador { $from-from } { $to-to }.
    }
madeira-event-citizen-moved =
    { $seat-you ->
        [yes] Mueves un ciudadano neutral { $from-from } { $to-to }.
       *[no] { $seat } mueve un ciudadano neutral { $from-from } { $to-to }.
    }
madeira-event-ship-moved =
    { $seat-you ->
        [yes] Mueves un barco { $from-from } { $to-to }.
       *[no] { $seat } mueve un barco { $from-from } { $to-to }.
    }
madeira-event-rewarded =
    { $seat-you ->
        [yes] El Rey te recompensa { $colony-in }: { $reward }.
       *[no] El Rey recompensa a { $seat } { $colony-in }: { $reward }.
    }
madeira-event-wood-bought =
    { $seat-you ->
        [yes] Compras 1 de madera { $source-from }.
       *[no] { $seat } compra 1 de madera { $source-from }.
    }
madeira-event-wood-taken =
    { $seat-you ->
        [yes] Tomas 1 de madera { $source-from }.
       *[no] { $seat } toma 1 de madera { $source-from }.
    }
madeira-event-debt-paid =
    { $seat-you ->
        [yes] Pagas { $reis-counted } por { $wood-counted }.
       *[no] { $seat } paga { $reis-counted } por { $wood-counted }.
    }
madeira-event-marker-moved =
    { $seat-you ->
        [yes] Mueves un marcador de acción { $from-from } { $to-to }.
       *[no] { $seat } mueve un marcador de acción { $from-from } { $to-to }.
    }
madeira-event-rolled =
    { $pirate-count ->
        [0] { $guild-count ->
            [0] No hay dados { $building-at }.
            [one] El dado { $building-at } muestra { $guild }.
           *[other] Los dados { $building-at } muestran { $guild }.
        }
       *[other] { $guild-count ->
            [0] { $building }: el dado pirata muestra { $pirate }.
            [one] { $building }: el dado muestra { $guild }; el dado pirata, { $pirate }.
           *[other] { $building }: los dados muestran { $guild }; el dado pirata, { $pirate }.
        }
    }
madeira-event-building-cost = Coste { $building-at }: { $cost-counted }; quien no pague toma { $pirates-counted }.
madeira-event-building-paid =
    { $cost ->
        [0] { $seat-you ->
            [yes] No pagas nada { $building-at }.
           *[no] { $seat } no paga nada { $building-at }.
        }
       *[other] { $seat-you ->
            [yes] Pagas { $building-at }.
           *[no] { $seat } paga { $building-at }.
        }
    }
madeira-event-building-refused =
    { $seat-you ->
        [yes] No pagas { $building-at }.
       *[no] { $seat } no paga { $building-at }.
    }
madeira-event-building-used =
    { $seat-you ->
        [yes] Haces { $size-the } { $building-of }.
       *[no] { $seat } hace { $size-the } { $building-of }.
    }
madeira-event-building-idle =
    { $seat-you ->
        [yes] No actúas { $building-at }.
       *[no] { $seat } no actúa { $building-at }.
    }
madeira-event-honour =
    { $seat-you ->
        [yes] El honor de la guardia es tuyo.
       *[no] El honor de la guardia es para { $seat }.
    }
madeira-event-honour-declined =
    { $seat-you ->
        [yes] Dejas a todos tus guardias en su puesto.
       *[no] { $seat } deja a todos sus guardias en su puesto.
    }
madeira-event-honour-tied = Nadie tiene más guardias que los demás: no hay honor en esta ronda.
madeira-event-income =
    { $seat-you ->
        [yes] Recibes { $thing-counted } { $colony-from }.
       *[no] { $seat } recibe { $thing-counted } { $colony-from }.
    }
madeira-event-maintained =
    { $ships ->
        [one] { $wood ->
            [0] { $seat-you ->
                [yes] No mantienes tu barco.
               *[no] { $seat } no mantiene su barco.
            }
           *[other] { $seat-you ->
                [yes] Mantienes tu barco.
               *[no] { $seat } mantiene su barco.
            }
        }
       *[other] { $wood ->
            [0] { $seat-you ->
                [yes] No mantienes ninguno de tus { $ships } barcos.
               *[no] { $seat } no mantiene ninguno de sus { $ships } barcos.
            }
           *[other] { $seat-you ->
                [yes] Mantienes { $wood } de tus { $ships } barcos.
               *[no] { $seat } mantiene { $wood } de sus { $ships } barcos.
            }
        }
    }
madeira-event-fed =
    { $need ->
        [0] { $seat-you ->
            [yes] Tu molino alimenta a todos tus trabajadores.
           *[no] El molino de { $seat } alimenta a todos sus trabajadores.
        }
        [one] { $seat-you ->
            [yes] Tus trabajadores necesitan { $need } pan.
           *[no] Los trabajadores de { $seat } necesitan { $need } pan.
        }
       *[other] { $seat-you ->
            [yes] Tus trabajadores necesitan { $need } panes.
           *[no] Los trabajadores de { $seat } necesitan { $need } panes.
        }
    }
madeira-event-scored =
    { $seat-you ->
        [yes] Puntúas { $request-the }: { $points-counted }.
       *[no] { $seat } puntúa { $request-the }: { $points-counted }.
    }
madeira-event-field-converted = Desde ahora { $field-the } da { $good }.
madeira-event-leftovers =
    { $seat-you ->
        [yes] Te quedan recursos por valor de { $reis-counted }: { $points-counted }.
       *[no] A { $seat } le quedan recursos por valor de { $reis-counted }: { $points-counted }.
    }
madeira-event-pirates-counted =
    { $seat-you ->
        [yes] Terminas con { $pirates-counted }.
       *[no] { $seat } termina con { $pirates-counted }.
    }
madeira-event-over = La partida ha terminado.

## Por qué algo no está permitido

madeira-refusal-other-decision = No es eso lo que tienes que decidir ahora.
madeira-refusal-outcome-does-not-fit = Eso no puede salir de estos dados o losetas.
madeira-refusal-space-occupied = Ya hay alguien { $space-in }.
madeira-refusal-district-not-built = Nadie puede vivir { $district-in } hasta que se construya.
madeira-refusal-plantation-occupied = Ya hay otro trabajador { $place-in }; al principio cada uno debe estar solo.
madeira-refusal-region-used = Tu primer trabajador ya está en la región { $region }. Al principio los dos no pueden estar en la misma región.
madeira-refusal-not-a-plantation = Al principio este trabajador va a una plantación o al bosque.
madeira-refusal-row-taken = Alguien ya ha elegido { $row-the }.
madeira-refusal-not-in-this-game = Con este número de jugadores no se usa.
madeira-refusal-request-not-in-row = La petición «{ $request }» no está { $row-in }.
madeira-refusal-guild-not-in-row = El { $guild } no está { $row-in }.
madeira-refusal-guild-has-nothing-to-turn = No tienes favores { $guild-of } boca abajo.
madeira-refusal-windmill-closed = El molino solo se usa en las fases B, C y D, cuando tienes algo que decidir.
madeira-refusal-windmill-down-closed = En el molino solo se puede bajar de nivel en las fases B y C.
madeira-refusal-goods-missing =
    { $needs ->
        [one] No tienes bastante { $good }: hace falta { $needs } y tienes { $has }.
       *[other] No tienes bastante { $good }: hacen falta { $needs } y tienes { $has }.
    }
madeira-refusal-conversion-pointless = Darías { $good } para recibir { $good }. Toma otro bien.
madeira-refusal-no-prestige-to-lose = En el nivel más bajo del molino esto cuesta { $figure-mill-points }, más de lo que tienes.
madeira-refusal-debt-unpayable =
    { $owes ->
        [one] La madera costaría { $owes } real en total. Puedes reunir { $reach }.
       *[other] La madera costaría { $owes } reales en total. Puedes reunir { $reach }.
    }
madeira-refusal-favour-not-owned = No tienes { $favour-the }.
madeira-refusal-favour-face-down = Tienes { $favour-the } boca abajo: solo se usa boca arriba.
madeira-refusal-favour-spent-this-turn = Ya has usado un favor en este turno.
madeira-refusal-favour-wrong-phase = En esta fase no puedes usar { $favour-the }.
madeira-refusal-favour-without-effect = En este momento { $favour-the } no tendría efecto.
madeira-refusal-lady-reis-missing =
    { $needs ->
        [one] La lady cuesta { $needs } real. Tienes { $has }.
       *[other] La lady cuesta { $needs } reales. Tienes { $has }.
    }
madeira-refusal-no-worker-in-region = No tienes trabajadores en las plantaciones de la región { $region }.
madeira-refusal-marker-not-there = No tienes ningún marcador de acción { $building-at }.
madeira-refusal-marker-already-there = El marcador ya está { $building-at }. Elige otro edificio.
madeira-refusal-die-not-there =
    { $die-word ->
        [pirate] En la guardia de la ciudad no hay ningún dado pirata con un { $face }.
       *[guild] No tienes ningún dado de gremio con un { $face }.
    }
madeira-refusal-no-guard-for-pirate-die = Un dado pirata requiere un trabajador tuyo en la guardia de la ciudad. No tienes ninguno allí.
madeira-refusal-character-full =
    { $dice ->
        [one] Solo cabe { $dice } dado { $character-on }, y ya está puesto.
       *[other] Solo caben { $dice } dados { $character-on }, y ya están puestos.
    }
madeira-refusal-pirate-die-there = Ya hay un dado pirata { $character-on }.
madeira-refusal-bread-missing =
    { $needs ->
        [one] Colocar este dado cuesta { $needs } pan. Tienes { $has }.
       *[other] Colocar este dado cuesta { $needs } panes. Tienes { $has }.
    }
madeira-refusal-rank-taken = Ya hay alguien { $rank-in }.
madeira-refusal-rank-gain-missing = Pasar { $rank-to } no da { $gain-that }.
madeira-refusal-nothing-to-do = Aquí no hay nada que puedas hacer.
madeira-refusal-nothing-to-harvest = No tienes nada que cosechar en la región { $region }: no hay trabajadores tuyos en sus plantaciones.
madeira-refusal-harvester-only-harvests = Con el cosechador solo se puede cosechar.
madeira-refusal-field-not-harvested = Con este dado no has cosechado { $field-in }.
madeira-refusal-harvest-compulsory = La segunda cosecha del cosechador es obligatoria. Elige una plantación.
madeira-refusal-no-piece-there = No hay nadie { $place-in } a quien puedas mover { $errand }.
madeira-refusal-piece-already-moved = Quien está { $place-in } acaba de moverse. Elige otro.
madeira-refusal-origin-not-allowed = Ahora no se puede mover a nadie { $place-from } { $errand }.
madeira-refusal-destination-not-allowed = Este movimiento va { $errand }, no { $place-to }.
madeira-refusal-same-place = Ya está { $place-in }. Elige otro sitio.
madeira-refusal-worker-already-there = Ya tienes un trabajador { $place-in }; cabe uno por jugador.
madeira-refusal-nowhere-to-go = Ahora nadie puede ir { $place-from } { $errand }: todos los sitios están ocupados.
madeira-refusal-space-taken = Ya hay alguien { $space-in }.
madeira-refusal-no-ship-there = No tienes ningún barco { $berth-in }.
madeira-refusal-ship-already-moved = El barco que está { $berth-in } acaba de llegar. Elige otro.
madeira-refusal-berth-occupied = Ya hay un barco { $berth-in }.
madeira-refusal-ships-never-return = Un barco nunca vuelve a la reserva.
madeira-refusal-wine-missing = Navegar { $landing-to } cuesta { $needs } de vino. Tienes { $has }.
madeira-refusal-cargo-missing = Navegar { $route-to } cuesta { $needs } de { $route-good }. Tienes { $has }.
madeira-refusal-wood-missing = Esto cuesta { $needs } de madera. Tienes { $has } y no puedes comprar la que falta.
madeira-refusal-no-harbour-in-reach = No hay ningún desembarco ni ruta libre que puedas pagar.
madeira-refusal-reward-not-earned = Ningún barco tuyo acaba de ganar la recompensa «{ $reward }» { $colony-in }.
madeira-refusal-reward-without-effect = La recompensa «{ $reward }» no te daría nada ahora.
madeira-refusal-district-already-built = Alguien ya ha construido { $district-the }.
madeira-refusal-no-wood-there = No hay madera { $source-in }.
madeira-refusal-no-access-to-wood = No tienes ningún trabajador { $source-in }, así que no puedes obtener su madera.
madeira-refusal-choose-compulsory = Tienes que elegir uno.
madeira-refusal-cost-missing =
    { $needs ->
        [one] Esto cuesta { $needs } real. Tienes { $has }.
       *[other] Esto cuesta { $needs } reales. Tienes { $has }.
    }
madeira-refusal-favour-already-up = Ya tienes { $favour-the } boca arriba.
madeira-refusal-debt-missing =
    { $needs ->
        [one] La madera que has comprado cuesta { $needs } real. Tienes { $has }.
       *[other] La madera que has comprado cuesta { $needs } reales. Tienes { $has }.
    }
madeira-refusal-too-much-wood = Aquí puedes pagar como mucho { $most } de madera.
madeira-refusal-too-much-bread =
    { $most ->
        [one] Aquí puedes pagar como mucho { $most } pan.
       *[other] Aquí puedes pagar como mucho { $most } panes.
    }
madeira-refusal-too-much-reis =
    { $most ->
        [one] Aquí puedes pagar como mucho { $most } real.
       *[other] Aquí puedes pagar como mucho { $most } reales.
    }
madeira-refusal-request-not-held = No tienes { $request-the }.

## Explicaciones

madeira-about-character-administrator = Mueve hasta 2 trabajadores, cada uno a una plantación o al bosque, donde no tengas ninguno.
madeira-about-character-guildmaster = Construye un distrito: paga su madera y toma su favor, boca abajo.
madeira-about-character-commander = Mueve hasta 2 barcos a desembarcos o rutas comerciales libres; luego toma los reales y las recompensas del Rey.
madeira-about-character-mayor = Mueve hasta 2 piezas entre casillas de las ciudades. Luego cada ciudad donde tengas un trabajador da { $figure-mayor-worker } por cada trabajador tuyo y { $figure-mayor-citizen } por cada ciudadano neutral: Porto Santo pan, Funchal reales, Machico madera.
madeira-about-character-harvester = Solo se puede cosechar, y después se cosecha una vez más una de esas plantaciones.
madeira-about-building-moinho = Pequeña (1 o 2 trabajadores en la región { $region }): toma { $small }. Grande (3 o más): toma { $large }.
madeira-about-building-capitania = Pequeña (1 o 2 trabajadores en la región { $region }): gana { $small-points } y mueve como máximo { $small } a una ciudad. Grande (3 o más): gana { $large-points } y mueve hasta { $large }.
madeira-about-building-alfandega = Pequeña (1 o 2 trabajadores en la región { $region }): mueve como máximo { $small } a una colonia. Grande (3 o más): hasta { $large }. Cada uno da { $figure-per-ship } por cada barco tuyo en esa colonia.
madeira-about-building-coroa = Pequeña (1 o 2 trabajadores en la región { $region }): pon como máximo { $small } boca arriba. Grande (3 o más): hasta { $large }.
madeira-about-building-fortaleza = Pequeña (1 o 2 trabajadores en la región { $region }): mueve como máximo { $small } a la guardia de la ciudad. Grande (3 o más): hasta { $large }. Por cada uno descarta hasta { $figure-discard }.
madeira-about-favour-monk = Toma { $figure-monk } de plantaciones donde tengas un trabajador, o del suministro si tienes uno en el bosque.
madeira-about-favour-bishop = Mueve uno de tus marcadores de acción de un edificio a cualquier otro.
madeira-about-favour-patron = Toma { $figure-patron }.
madeira-about-favour-treasurer = Toma { $figure-treasurer }.
madeira-about-favour-miller = Sube un nivel en el molino; si ya estás en el más alto, gana { $figure-mill-points }.
madeira-about-favour-engineer = En la fase B, antes de colocar un dado: si cosechas con él, cosecha { $figure-engineer } veces más en tus plantaciones de esa región.
madeira-about-favour-navigator = Mueve 1 barco, como con el comandante.
madeira-about-favour-explorer = Mueve 1 trabajador de cualquier sitio a cualquier otro. A una ciudad: { $figure-explorer }. A una colonia: { $figure-per-ship } por cada barco tuyo allí. A la guardia de la ciudad: descarta hasta { $figure-discard }.
madeira-about-favour-diplomat = En la fase C, antes de pagar: la acción cuenta { $figure-diplomat } más en la región.
madeira-about-favour-lord = En la fase C, antes de pagar: el edificio no te cuesta nada.
madeira-about-favour-lady = Paga { $figure-lady } y haz enseguida la acción de un edificio en cuya región tengas un trabajador.
madeira-about-favour-policeman = Descarta la mitad de tus piratas, redondeando hacia abajo.
madeira-about-reward-island = Mueve 1 trabajador a una plantación o al bosque, donde no tengas ninguno.
madeira-about-reward-guard = Mueve 1 trabajador a la guardia de la ciudad y descarta hasta { $figure-discard }.
madeira-about-reward-windmill = Sube un nivel en el molino; si ya estás en el más alto, gana { $figure-mill-points }.
madeira-about-reward-guild = Pon 1 de tus favores boca arriba.
madeira-about-reward-medal = Gana { $figure-medal }.
madeira-about-reward-support = Descarta hasta { $figure-discard }, o toma { $figure-support }.
madeira-about-reward-city = Gana { $figure-city }; puedes mover 1 trabajador a una casilla libre de una ciudad.
madeira-about-reward-booty = Toma { $figure-booty }.
madeira-about-request-trade = PP por hasta { $figure-ships } tuyos en los mercados, según el mercado y la ronda.
madeira-about-request-urbanisation = PP por una ciudad: más si tienes allí más trabajadores que nadie, menos si no.
madeira-about-request-expeditions = PP por hasta { $figure-ships } tuyos en las colonias, según la colonia y la ronda.
madeira-about-request-prosperity = Paga hasta { $figure-prosperity }; cada uno vale 1 PP.
madeira-about-request-influence = { $figure-influence } por cada gremio del que tengas un favor boca arriba, hasta { $figure-favours } gremios.

## De dónde viene el valor de una posición

madeira-term-points = PP inmediatos
madeira-term-goods = bienes y reales
madeira-term-food = pan y molino
madeira-term-wood = madera
madeira-term-workers = trabajadores
madeira-term-cities = ciudades
madeira-term-ships = barcos
madeira-term-favours = favores de los gremios
madeira-term-requests = peticiones de la Corona
madeira-term-dice = dados
madeira-term-buildings = edificios
madeira-term-order = orden de turno y turnos que quedan
madeira-term-pirates = menos piratas
