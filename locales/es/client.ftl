### El cliente de texto.

## Comandos: la palabra, cómo se escribe, qué hace

client-command-board = mesa
    .usage = mesa
    .help = muestra la mesa
client-command-me = yo
    .usage = yo
    .help = muestra lo que tienes
client-command-score = puntos
    .usage = puntos
    .help = muestra los puntos por origen, y lo que aún daría la posición
client-command-log = diario
    .usage = diario [NÚMERO]
    .help = muestra lo que ha pasado, o las últimas líneas
client-command-since = novedades
    .usage = novedades
    .help = muestra lo que ha pasado desde tu último turno
client-command-unseen = resto
    .usage = resto
    .help = muestra lo que queda por salir, como cualquiera podría contarlo
client-command-hint = consejo
    .usage = consejo
    .help = muestra las tres mejores elecciones, qué cabe esperar de ellas y por qué
client-command-preview = prever
    .usage = prever ELECCIÓN
    .help = muestra lo que cuesta y lo que da una elección, sin hacerla
client-command-why = porqué
    .usage = porqué ELECCIÓN
    .help = dice por qué no se permite una elección, y qué regla lo dice
client-command-undo = deshacer
    .usage = deshacer
    .help = retira tu última elección, si nada se ha descubierto desde entonces
client-command-explain = explicar
    .usage = explicar NOMBRE
    .help = explica una carta, una loseta, un lugar o lo que tenga nombre
client-command-save = guardar
    .usage = guardar [ARCHIVO]
    .help = guarda la partida
client-command-help = ayuda
    .usage = ayuda
    .help = muestra esta página
client-command-quit = salir
    .usage = salir
    .help = guarda la partida y sale

## Durante la partida

client-help-heading = Escribe el número de una elección, sus primeras letras, su notación, o una de estas palabras:
client-choice-unknown = «{ $text }» no es ninguna de las opciones. Escribe un número del 1 al { $count }, o «ayuda».
client-choice-ambiguous = «{ $text }» puede ser { $choices }. Escribe alguna letra más.
client-command-needs-choice = ¿Qué elección? Escríbela después de «{ $command }».
client-explain-unknown = No hay nada que explicar sobre «{ $text }».
client-nothing-yet = Aún no ha pasado nada.
client-nothing-since = No ha pasado nada desde tu último turno.
client-nothing-unseen = No queda nada por salir.
client-why-allowed = Está permitido: { $choice }.
client-why-refused = No está permitido: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = No cambia nada que se pueda prever.
client-preview-reveals = Después se descubre algo, así que no se podrá deshacer.
client-preview-hands-on = Después decide otro jugador.
client-expected =
    { $sign ->
        [plus] { $points }, { $ahead } más que { $rival }
        [minus] { $points }, { $ahead } menos que { $rival }
       *[zero] { $points }, como { $rival }
    }
client-hint-stopped = La máquina estaba ocupada: lo ha pensado menos de lo habitual.
client-hint =
    { $reasons-count ->
        [0] { $choice }. Al final cabe esperar { $expected }.
       *[other] { $choice }. Al final cabe esperar { $expected }. Lo que aporta de más frente a otras opciones: { $reasons }.
    }
client-hint-gains = { $choice }. Al final cabe esperar { $expected }. Lo que aporta sobre todo: { $reasons }.
client-hint-numbered = { $number }. { $hint }
client-hint-source = { $source } (+{ $points })
client-undone =
    { $count ->
        [one] Tu última elección queda deshecha.
       *[other] Quedan deshechas { $count } elecciones.
    }
client-confirm = { $choice }: no se podrá deshacer. ¿Lo hago?
client-yes-or-no = (sí o no)
client-yes = sí
client-no = no
client-hand-over = Cede el sitio a { $seat }. { $seat } pulsa Intro para seguir.
client-hand-over-done = { $seat }, es tu turno.
client-ask-outcome = Escríbelo así: { $example }
client-score-heading = Puntos
client-score-hidden = Lo que está oculto no se cuenta.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Ganas con { $points } puntos.
       *[no] Gana { $seat } con { $points } puntos.
    }
client-winners = Comparten la victoria { $seats } con { $points } puntos.
client-reconstructed = componente reconstruido
client-saved = Guardado en { $file }.
client-overwrite = { $file } ya existe. ¿Lo sobrescribo?
client-kept = { $file } se queda como estaba.
client-end-of-input = No hay nada más que leer.
client-goodbye = Hasta pronto.
client-check-summary = { $passed } correctos, { $failed } fallidos
client-replay-good =
    { $count ->
        [one] { $file }: { $count } línea, todo en orden.
       *[other] { $file }: { $count } líneas, todo en orden.
    }

## Errores

client-error-file = { $file }: { $reason }
client-error-line = { $file }, línea { $line }: { $reason }
client-error-unreadable = No se puede leer el archivo ({ $reason }).
client-error-unwritable = No se puede escribir el archivo ({ $reason }).
client-error-exists = El archivo ya existe; no se ha sobrescrito nada.
client-error-game = El juego «{ $game }» es desconocido. Se conocen: { $known }.
client-error-language = El idioma «{ $language }» es desconocido. Se conocen: { $known }.
client-error-seat-kind = «{ $kind }» no puede sentarse a la mesa. Se conocen: { $known }.
client-error-ending = una imagen termina en .svg o .png; los datos con los que la dibuja un navegador, en .json; los de varias posiciones, en .jsonl
client-error-area = «{ $area }» no es una parte de esta mesa. Conocidas: { $known }.
client-error-picture = No se pudo pintar la imagen.
client-error-seat = «{ $seat }» no es un asiento de esta partida. Conocidos: { $known }.
client-error-budget = «{ $budget }» no es una cuota: indica un porcentaje de 1 a 100.
client-error-ladder = Una escala necesita al menos dos bots, cada uno una sola vez.
client-error-results-other = El archivo no contiene los resultados de este encuentro.
client-error-results-line = Esto no es el resultado de una partida.
client-error-seed = «{ $seed }» no es una semilla: escribe un número o 64 cifras hexadecimales.
client-error-option = «{ $text }» no es una opción: escribe NOMBRE=VALOR.

## Lo que falla en una línea de comandos

client-error-argument = «{ $argument }» no se entiende. «azulejo --help» enumera los comandos y las opciones.
client-error-command = No existe el comando «{ $command }». «azulejo --help» los enumera.
client-error-no-command = ¿Qué comando? «azulejo --help» los enumera.
client-error-missing = Falta algo: { $argument }.
client-error-repeated = { $argument } aparece dos veces.
client-error-conflict = { $argument } no puede ir con { $prior }.
client-error-no-value = { $argument } necesita un valor.
client-error-value = «{ $value }» no sirve para { $argument }.
client-error-value-known = «{ $value }» no sirve para { $argument }. Posibles: { $known }.
client-error-other = La línea de comandos no se entiende. «azulejo --help» muestra cómo escribirla.
client-error-seats =
    { $stated ->
        [one] Se indica { $stated } asiento, pero en la mesa hay { $seats }.
       *[other] Se indican { $stated } asientos, pero en la mesa hay { $seats }.
    }
client-error-names = Hay más nombres ({ $names }) que asientos ({ $seats }).
client-error-zero = Hacen falta al menos una partida y un hilo.
client-error-refused = «{ $text }» no es posible. { $reason }
client-error-output = No se ha podido escribir la respuesta ({ $reason }).

client-reason-not-found = el archivo no existe
client-reason-not-allowed = no está permitido
client-reason-folder = es una carpeta
client-reason-exists = ya existe
client-reason-not-text = no es un texto

## En la mesa

# Cómo se llama quien no tiene nombre.
client-name =
    { $seat ->
        [A] Ana
        [B] Bruno
        [C] Clara
       *[D] Duarte
    }
client-kind-human = con el teclado
client-kind-random = juega al azar
client-kind-automated = juega según sus propias reglas
client-kind-greedy = toma lo que de momento parece mejor
client-kind-level = nivel { $level }, { $name }
client-kind-share = nivel { $level }, { $name }, con el { $percent } % de su reflexión
client-kind-search =
    { $count ->
        [one] piensa por adelantado, { $count } prueba por decisión
       *[other] piensa por adelantado, { $count } pruebas por decisión
    }
# Los niveles de los bots, del más débil al más fuerte.
client-level =
    { $level ->
        [1] principiante
        [2] aprendiz
        [3] oficial
        [4] experto
       *[5] maestro
    }
client-seated = { $seat } ({ $kind })
client-welcome = { $game }. A la mesa: { $people }.
client-welcome-help = Escribe el número de una elección, el principio de sus palabras, o «ayuda».
client-help-line = { $usage }: { $help }
client-help-enter = Intro a secas vuelve a mostrar las opciones.
client-choice = { $choice }: { $detail }
client-as-before = { $group } (del { $first } al { $last }, como antes)
client-quoted = «{ $text }»
client-why-nothing = Todo lo que viene al caso está permitido.
client-explain = { $name }: { $text }
client-undid =
    { $seat-you ->
        [yes] Deshaces tu última elección.
       *[no] { $seat } deshace la última elección.
    }
client-dice-short = Basta con lo que ha salido: { $example }
client-dice-words = Las palabras: { $words }
client-dice-word = { $word } ({ $name })
client-score-seat = { $seat }: { $points }, con la previsión { $forecast }
client-score-source =
    { $forecast ->
        [0] { "  " }{ $source } { $points }
       *[other] { "  " }{ $source } { $points } ({ $sign ->
            [minus] −
           *[plus] +
        }{ $size })
    }
client-standing = La clasificación final
client-position = Posición { $position }
client-check-none = Aquí no hay ningún escenario.

## Otros comandos

client-game = { $title } ({ $name }): de { $fewest } a { $most } jugadores
client-game-option = { "  " }opción { $option }: { $values } (si falta: { $default })
client-game-components = { "  " }componentes { $name }: { $hash }
client-games-bots = Quién puede sentarse a la mesa además de las personas:
client-games-bot = { "  " }{ $bot }: { $kind }
client-demonstration = { $game }: una demostración con { $people }. La semilla es { $seed }.
client-demonstration-end = La demostración acaba aquí. Para jugar: azulejo play { $name }
client-sim-speed =
    { $games ->
        [one] { $games } partida con { $decisions } decisiones en { $seconds } s: { $speed } partidas y { $decision-speed } decisiones por segundo.
       *[other] { $games } partidas con { $decisions } decisiones en { $seconds } s: { $speed } partidas y { $decision-speed } decisiones por segundo.
    }
client-sim-length = Decisiones por partida: { $mean } de media, dispersión { $spread }, de { $least } a { $most }.
client-sim-seat = { $seat } ({ $kind }): { $mean } puntos de media, dispersión { $spread }, de { $least } a { $most }; victorias: { $wins }.

## Encuentros entre bots

client-arena =
    { $games ->
        [one] { $game }: { $games } partida de { $players } con la semilla { $seed }, con el { $budget } % de las pruebas.
       *[other] { $game }: { $games } partidas de { $players } con la semilla { $seed }, con el { $budget } % de las pruebas.
    }
client-arena-bot = Bot
client-arena-games = Partidas
client-arena-wins = Victorias
client-arena-interval = Intervalo 95 %
client-arena-margin = Ventaja
client-arena-points = Puntos
client-arena-decision = Por decisión
client-arena-slow = Más de { $limit } s
client-arena-turn = Turno más largo
client-arena-rating = Fuerza
client-arena-ladder = La escala; { $bot } está en 0, y 400 puntos equivalen a diez victorias por una.
client-arena-title = { $title } { $count }
client-arena-titles = Títulos de { $bot }: { $titles }.
client-chart-arena =
    { $games ->
        [one] { $game }: porcentaje de victorias en { $games } partida
       *[other] { $game }: porcentaje de victorias en { $games } partidas
    }
client-chart-share = Victorias en porcentaje, con el intervalo del 95 %
client-chart-ladder =
    { $games ->
        [one] { $game }: fuerza según { $games } partida de cada pareja
       *[other] { $game }: fuerza según { $games } partidas de cada pareja
    }
client-chart-rating = Fuerza respecto a { $bot }, con el intervalo del 95 %

## Una mirada atrás a una partida

client-analyse =
    { $turns ->
        [one] { $game }: { $turns } turno. Los puntos finales que cada cual podía esperar, con { $iterations } pruebas por decisión:
       *[other] { $game }: { $turns } turnos. Los puntos finales que cada cual podía esperar, con { $iterations } pruebas por decisión:
    }
client-analyse-person = { $seat } { $points }
client-analyse-turn = Turno { $turn }, juega { $seat }: { $standing }
client-analyse-end = Al final: { $standing }
client-analyse-swings = Dónde se perdió más:
client-analyse-no-swings = En ningún momento había algo claramente mejor.
client-analyse-swing = Turno { $turn }: { $seat } elige «{ $done }» y puede esperar { $done-expected }; «{ $best }» prometía { $best-expected }.
client-chart-analyse = { $game }: puntos finales esperados, turno a turno
client-chart-turn = Turno
client-chart-points = Puntos

client-serve = Las mesas están abiertas en { $address }
client-serve-friends = Para amigos en la misma red: { $address }
client-serve-public = Para todos: { $address }
client-serve-stop = Todo se guarda en { $file }. Para parar: Ctrl+C.
client-serve-stopped = El servidor se ha parado. No se ha perdido nada.
client-serve-in-use = «{ $file }» lo usa otro servidor.
client-serve-bad-address = «{ $text }» no es una dirección: escribe IP:PUERTO, por ejemplo 127.0.0.1:8400.
client-serve-bad-setting = «{ $value }» no es un valor posible de «{ $name }».
client-serve-failed = El servidor no puede funcionar: { $reason }

client-load-failed = No se ha podido medir la carga: { $reason }
client-load-actions = { $actions } acciones en { $seconds } segundos en { $tables } mesas: { $rate } por segundo
client-load-answers = Respondidas, en milisegundos: la mitad en { $half }, el 99 % en { $most }, todas en { $longest }
client-load-arrivals = Comunicadas a todos los demás asientos, en milisegundos: la mitad en { $half }, el 99 % en { $most }, todas en { $longest }
client-load-positions = Posiciones de partidas terminadas, en milisegundos: la mitad en { $half }, el 99 % en { $most }, todas en { $longest }
client-load-server = El servidor ha usado { $cores } segundos de un procesador y ocupa { $memory } MiB de memoria
client-load-idle = { $sockets } conexiones en espera le cuestan { $memory } MiB
client-load-lost = { $actions } acciones no se han comunicado a todos
client-load-ran-out = Algunas mesas se quedaron sin partidas antes de tiempo: las cifras son demasiado bajas.
client-verify-table = Mesa { $table }: { $reason }
client-verify =
    { $tables ->
        [one] Una mesa comprobada, { $faults } con errores.
       *[other] { $tables } mesas comprobadas, { $faults } con errores.
    }
client-replay-blank =
    { $count ->
        [one] Una línea está en blanco, porque quien avisó no puede conocerla; la partida se muestra como pudo haber sido.
       *[other] { $count } líneas están en blanco, porque quien avisó no puede conocerlas; la partida se muestra como pudo haber sido.
    }
client-replay-view = el registro lleva a { $name } { $found }, pero se veía { $seen }
client-replay-fair = El azar ha sido limpio: el secreto es el prometido y la semilla sale de él.
client-replay-other-secret = el secreto no es el prometido
client-replay-other-commitment = habla de una huella del secreto distinta de la que anotaste
client-replay-other-seed = la semilla no sale del secreto y de lo que añadieron los jugadores
client-replay-unreadable = lo que dice del azar no se puede leer
