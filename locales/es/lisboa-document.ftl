### La mesa de Lisboa como documento: títulos, nombres de los elementos, su estado y para qué sirven.

## Cómo va la partida

lisboa-document-where = Cómo va la partida
lisboa-document-period = Periodo
lisboa-document-period-state =
    { $over ->
        [yes] La partida ha terminado.
       *[no] { $period } de 2.{ $period-due ->
            [yes] {" "}Su final lo ha provocado { $period-by }.
           *[no] {""}
        }{ $end-due ->
            [yes] {" "}El final de la partida lo ha provocado { $end-by }.
           *[no] {""}
        }{ $ends ->
            [yes] {" "}Hasta el final: { $turns }.
           *[no] {""}
        }
    }
lisboa-document-treasury = Tesorería
lisboa-document-treasury-state =
    Espacio { $space }: valor { $reis }, influencia { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }
lisboa-document-treasury-about = Su valor cuenta en el precio de los terrenos, de los funcionarios que se contratan y de las cartas de tesorería; su influencia, en el coste de una visita.
lisboa-document-stage = Periodo { $period }
lisboa-document-order = De quién es el turno
lisboa-document-turn = En este turno
lisboa-document-turn-covered = cubiertas por un bien: { $list }
lisboa-document-turn-done = ya hechas con el evento: { $list }
lisboa-document-turn-produced = producido: { $list }
lisboa-document-turn-given = entregado por un barco: { $list }
lisboa-document-turn-spent = marcador de set gastado por un decreto: { $list }
lisboa-document-turn-church = puntuación de la iglesia al final del turno, desde { $list }
lisboa-document-turn-offered = losetas de clero entregadas a la iglesia: { $list }
lisboa-document-turn-taken = última carta tomada del mazo: { $list }
lisboa-document-turn-discarded = descartadas al final del periodo: { $list }
lisboa-document-turn-rewarded = recompensas tomadas al final del periodo: { $list }
lisboa-document-turn-traded = comerciado hasta ahora: { $list }
lisboa-document-courtier = Cortesano de Lacerda
lisboa-document-courtier-about = En su próximo turno Lacerda visita al noble siguiente a este.
lisboa-document-courtiers = Cortesanos
lisboa-document-courtier-of = Cortesano de { $person }
lisboa-document-courtier-of-about = Un cortesano está junto al noble visitado hasta que terminan la visita y quienes la siguen.
lisboa-document-courtier-visits = visita al { $noble }
lisboa-document-courtier-waits = espera en la antecámara
lisboa-document-helper = Ayudante de Lacerda
lisboa-document-helper-about = En el mazo del Rey o en el de tesorería hace la acción de Estado superior; si no, la inferior.
lisboa-document-prices = Precios de los bienes
lisboa-document-prices-about = Los precios bajan cuando se produce y nunca suben.
lisboa-document-tracks = Influencia y pelucas
lisboa-document-influence-track = Contador de influencia
lisboa-document-influence-track-about = En lugar de un real, el marcador va a la izquierda hasta la siguiente casilla que muestre uno. La influencia ganada que llega a la última casilla da una peluca.
lisboa-document-wig-track = Contador de pelucas
lisboa-document-wig-track-about = Cincuenta casillas. Una cifra en un marcador dice cuántas vueltas ha dado.
lisboa-document-options = Opciones de esta partida

## Columnas de las tablas

lisboa-document-wigs = Pelucas
lisboa-document-reis = Reales
lisboa-document-influence = Influencia
lisboa-document-officials-board = Funcionarios en el tablero
lisboa-document-stores = Tiendas
lisboa-document-decrees = Decretos
lisboa-document-decrees-about = Los decretos se toman del Marqués y se puntúan al final.
lisboa-document-hand = Cartas en la mano
lisboa-document-own-hand = Tu mano
lisboa-document-office = Oficina
lisboa-document-plaza = Plaza
lisboa-document-favours-left = Favores que quedan
lisboa-document-visit = Una visita te cuesta
lisboa-document-visit-about = La influencia de la tesorería y 1 por cada funcionario ajeno en la oficina.
lisboa-document-each = distinto para cada jugador
lisboa-document-available = Edificio público disponible
lisboa-document-next = Siguiente edificio público
lisboa-document-stack = Edificios públicos en la pila
lisboa-document-plan = Planos
lisboa-document-clergy-tile = Loseta de clero
lisboa-document-shown = Boca arriba
lisboa-document-face-down = Boca abajo
# Una columna y el noble o arquitecto del que habla.
lisboa-document-of = { $what } ({ $whose })

## La corte, la iglesia y el astillero

lisboa-document-state-actions = Acciones de Estado
lisboa-document-state-action =
    { $covered ->
        [yes] { $noble }; cubierta en este turno
       *[no] { $noble }
    }
lisboa-document-plans =
    { $plans ->
        [0] no quedan
        [one] { $plans }, para { $officials }
       *[other] { $plans }, el primero para { $officials }
    }
lisboa-document-cardinal = Cardenal
lisboa-document-church-place = Loseta { $place }
lisboa-document-no-decree = Espacio para un decreto
lisboa-document-shipyard = Astillero
lisboa-document-yard =
    { $top ->
        [yes] { $count }; arriba del todo
       *[no] { $count }
    }

## El centro de la ciudad

lisboa-document-lands = Terrenos
lisboa-document-lands-about = Un terreno cuesta el valor de la tesorería, y más por cada cubo de escombros de su fila y de su columna.
lisboa-document-column = Columna { $column }
lisboa-document-columns = Columnas
lisboa-document-column-state = { $wigs } por cada edificio; escombros: { $cubes }
lisboa-document-column-about = Una tienda de esta columna da estas pelucas por cada edificio público de su color en los extremos de su fila y por el que encabeza su calle: al construirse la tienda y al abrirse un edificio así.
lisboa-document-rubble = Escombros
lisboa-document-rubble-here = escombros: { $cubes }
lisboa-document-no-rubble = ninguno
lisboa-document-pile = Pila de escombros
lisboa-document-removed = fuera del juego: { $count }
lisboa-document-not-in-play = fuera de juego con dos jugadores
lisboa-document-store = { $store } de { $owner }, { $street }
lisboa-document-land =
    { $yours ->
        [yes] libre; te cuesta { $reis } antes de tomar un cubo; recompensa: { $reward }
       *[no] libre; recompensa: { $reward }
    }
lisboa-document-tiles = Losetas de ciudad
lisboa-document-on-display = expuesta
lisboa-document-gone = no queda ninguna
lisboa-document-tiles-large = Losetas grandes en la pila
lisboa-document-tiles-small = Losetas pequeñas en la pila
lisboa-document-building = edificio público, { $facade } ({ $architect })
lisboa-document-site = libre; escombros: { $cubes }; recompensa: { $reward }

## Un jugador

lisboa-document-stock = Existencias
lisboa-document-room = Sitio para { $room } de cada bien.
lisboa-document-influence-state = { $influence }; cada ganancia da { $gain }
lisboa-document-portfolio = Portafolio
lisboa-document-portfolio-room = Sitio para { $room } entre cartas y barcos.
lisboa-document-empty-slot = vacío
lisboa-document-fourth-dock = Cuarto muelle
lisboa-document-ship-state = { $slot }; { $ship }; a bordo: { $cargo }
lisboa-document-pieces = En el tablero
lisboa-document-officials = Funcionarios
lisboa-document-officials-state = { $board } en el tablero; { $office }; { $plaza }
lisboa-document-officials-about = En una oficina cada uno encarece a los demás la visita a ese noble. Para un plano vuelven a tu tablero.
lisboa-document-houses = construidas { $built } de { $all }
lisboa-document-rubble-state =
    { $lacerda ->
        [yes] { $cubes }
       *[no] { $cubes }; { $sets }; marcadores con el Marqués: { $markers }
    }
lisboa-document-sets-about = Un cubo marrón, uno rojo y uno azul forman un set. Cada set da sitio a una carta más y a un bien más de cada tipo, y su marcador puede gastarse en otro decreto.
lisboa-document-no-stores = ninguna
lisboa-document-tiles-held = Losetas y decretos
lisboa-document-favours = Favores reales
lisboa-document-favours-about = Cuando otro jugador visita a ese noble, puedes devolver el favor y seguir la visita. Al final, un favor que aún tengas vale { $figure-favour }.
lisboa-document-no-favours = ninguno
lisboa-document-plans-open = Planos abiertos
lisboa-document-plans-open-about = Con un plano abres un edificio público de su arquitecto: vuelven a tu tablero tantos funcionarios como muestra.
lisboa-document-plans-done = Planos completados
lisboa-document-plans-done-about = Planos cuyo edificio público está abierto. Al final quien tiene más funcionarios en ellos gana pelucas.
lisboa-document-no-plans = ninguno
lisboa-document-clergy = Clero
lisboa-document-clergy-about = Cada loseta te ayuda mientras la tienes. En la puntuación de la iglesia puedes entregarlas a cambio de pelucas.
lisboa-document-no-clergy = ninguna loseta
lisboa-document-hidden = ocultas: { $cards } de { $era }
lisboa-document-own-hidden = { $cards } de { $era } que solo ves tú
lisboa-document-known = conocidas por todos: { $cards }
lisboa-document-to-keep = una de las dos entre las que elegir
lisboa-document-offered = entre las que elegir
lisboa-document-picked = conservada en el draft
lisboa-document-draft = Vistas en el draft
lisboa-document-draft-state = pasadas: { $passed }; recibidas: { $received }
lisboa-document-accounts = Pelucas por origen

## Lo que queda por salir

lisboa-document-unseen = Aún sin ver
lisboa-document-unseen-hands = Cartas que ocultan los demás
lisboa-document-unseen-hands-state = { $cards } de entre estas: { $candidates }
lisboa-document-unseen-deck = { $deck }, boca abajo
lisboa-document-unseen-period = Segundo periodo
lisboa-document-unseen-bag = Bolsa del clero
lisboa-document-unseen-bag-left =
    { $count ->
        [0] vacía
        [one] queda { $count } loseta
       *[other] quedan { $count } losetas
    }
lisboa-document-unseen-bag-list = Losetas de clero en la bolsa
lisboa-document-unseen-buildings = Edificios públicos aún sin ver
lisboa-document-unseen-decrees = Mazo de decretos
lisboa-document-unseen-decrees-left =
    { $count ->
        [0] agotado
        [one] queda { $decrees }
       *[other] quedan { $decrees }
    }
lisboa-document-unseen-decrees-list = Decretos por robar
lisboa-document-unseen-gone = Cartas fuera del juego
