### La ayuda de la línea de comandos.

usage = Juega juegos de mesa línea a línea: con el teclado, entre bots, desde un registro o desde una posición.
    .examples = Cada comando tiene su propia página: azulejo play --help
usage-heading-usage = Uso:
usage-heading-commands = Comandos
usage-heading-arguments = Argumentos
usage-heading-options = Opciones
usage-line-command = COMANDO [opciones]
usage-line-options = [opciones]
usage-lang = Idioma: en, it, es o pt. Si no, el de LC_ALL, LC_MESSAGES o LANG, o el inglés
    .value = L
usage-help = Muestra esta página
usage-version = Muestra la versión

usage-play = Juega con el teclado, contra bots o con otros en el mismo teclado
    .examples =
        Ejemplos
          azulejo play madeira
          azulejo play madeira --seats human,human,level4 --names Ana,Rui
          azulejo play madeira --load velada.azulejo --save velada.azulejo --force
          azulejo play madeira --load velada.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human
          azulejo play madeira --server http://192.168.1.20:8400 --seats me,open,level3 --name Ana
          azulejo play --server http://192.168.1.20:8400

        Durante la partida escribe el número de una elección, el principio de sus palabras o su
        notación; «ayuda» dice qué más puedes pedir. Al acabarse la entrada se guarda la partida.
usage-play-game = El juego; «azulejo games» los enumera. Con --load, --server y --table se puede omitir
    .value = JUEGO
usage-play-seats = Quién juega, por orden de asiento: human, o un bot de los que enumera «azulejo games»; en un servidor me, open, de level1 a level5 (si falta: tú y dos level3)
    .value = TIPO,…
usage-play-names = Los nombres de los jugadores, por orden de asiento
    .value = NOMBRE,…
usage-play-options = Una opción de la preparación; se puede repetir
    .value = NOMBRE=VALOR
usage-play-seed = La semilla del azar: un número o 64 cifras hexadecimales (si falta: nadie la conoce)
    .value = S
usage-play-load = Empieza desde un registro o desde un escenario
    .value = ARCHIVO
usage-play-at = Con --load: vuelve a cuando valen N decisiones
    .value = N
usage-play-save = Lleva el registro de la partida en este archivo
    .value = ARCHIVO
usage-play-force = El archivo de --save se puede sobrescribir
usage-play-dice = El azar lo saca el programa (drawn, si falta) o se escribe desde una mesa real (typed)
    .value = drawn|typed
usage-play-confirm = Pregunta antes de un paso que no se puede deshacer
usage-play-components = Juega con los componentes de este archivo
    .value = ARCHIVO
usage-play-server = Juega en una mesa de este servidor; sin un juego enumera las mesas que hay
    .value = URL
usage-play-table = Siéntate a esta mesa, vuelve a tu asiento o mira: su id, o una invitación
    .value = MESA
usage-play-watch = Con --table: solo mira
usage-play-name = Cómo te llamas en el servidor
    .value = NOMBRE
usage-play-open = Con --server: a la mesa nueva cualquiera puede sentarse y mirar (si falta: solo con invitación)
usage-play-hints = Con --server: en la mesa nueva se dan consejos (contra bots solos, siempre)
usage-play-practice = Con --server: las decisiones de los demás no impiden deshacer (contra bots solos, nunca)
usage-play-recover = Con --server: retoma tus asientos desde otro ordenador, con el código que muestra «recuperación»
    .value = CÓDIGO
usage-play-session = El archivo que recuerda quién eres en el servidor (si falta: uno por servidor en la carpeta de datos)
    .value = ARCHIVO

usage-sim = Hace que los bots jueguen muchas partidas y cuenta cómo acabaron
    .examples =
        Ejemplo
          azulejo sim madeira --players 4 --games 1000 --seed 1 --json

        El resultado es el mismo con cualquier número de hilos. La primera partida tiene la semilla
        S, la segunda S + 1, etc.: azulejo play madeira --seats random,random --seed S la muestra.
usage-sim-game = El juego
    .value = JUEGO
usage-sim-players = Cuántos jugadores (si falta: los de --seats, o 3)
    .value = N
usage-sim-games = Cuántas partidas (si falta: 100)
    .value = K
usage-sim-seed = La semilla de la primera partida (si falta: 1)
    .value = S
usage-sim-seats = Qué bots juegan, por orden de asiento (si falta: random)
    .value = BOT,…
usage-sim-options = Una opción de la preparación; se puede repetir
    .value = NOMBRE=VALOR
usage-sim-threads = Cuántos hilos (si falta: los que tenga la máquina)
    .value = T
usage-sim-components = Juega con los componentes de este archivo
    .value = ARCHIVO
usage-sim-json = Responde en JSON

usage-arena = Hace que los bots jueguen unos contra otros y dice lo fuertes que son
    .examples =
        Ejemplos
          azulejo arena madeira --seats level3,greedy --games 200 --seed 1
          azulejo arena lisboa --seats level3,greedy,greedy,greedy --games 200 --json
          azulejo arena madeira --seats level5,level3 --games 100 --budget 10 --results largo.jsonl
          azulejo arena lisboa --seats random,greedy,level1,level2,level3 --ladder --chart escala.svg

        Tantas partidas seguidas como asientos tienen el mismo reparto, y cada vez los bots avanzan
        un asiento. Las partidas son las mismas con cualquier número de hilos.
usage-arena-game = El juego
    .value = JUEGO
usage-arena-seats = Qué bots juegan; «azulejo games» los enumera
    .value = BOT,…
usage-arena-games = Cuántas partidas, con --ladder por cada pareja (si falta: 100)
    .value = N
usage-arena-seed = La semilla del azar: un número (si falta: 1)
    .value = S
usage-arena-budget = La parte de sus pruebas que reciben niveles y búsquedas, en porcentaje (si falta: 100)
    .value = PORCENTAJE
usage-arena-threads = Cuántos hilos (si falta: los que tenga la máquina)
    .value = T
usage-arena-results = Guarda cada partida acabada en este archivo, y sigue donde se quedó
    .value = ARCHIVO
usage-arena-ladder = Cada pareja de bots juega por su cuenta; después, todos en una sola escala
usage-arena-chart = Dibuja un gráfico en este archivo (SVG)
    .value = ARCHIVO
usage-arena-json = Responde en JSON

usage-tune = Ajusta los pesos con que los bots juzgan las posiciones, con partidas contra sí mismos
    .examples =
        Ejemplo
          azulejo tune madeira --generations 8 --games 4000 --seed 1 --out madeira.toml

        La misma semilla da el mismo archivo con cualquier número de hilos.
usage-tune-game = El juego
    .value = JUEGO
usage-tune-generations = Cuántas veces se juega y se ajusta
    .value = G
usage-tune-games = Partidas por cada número de jugadores en cada generación
    .value = N
usage-tune-seed = La semilla del azar: un número (si falta: 1)
    .value = S
usage-tune-out = El archivo para los pesos
    .value = ARCHIVO
usage-tune-from = Empieza con los pesos de este archivo (si falta: desde cero)
    .value = ARCHIVO
usage-tune-threads = Cuántos hilos (si falta: los que tenga la máquina)
    .value = T

usage-replay = Comprueba cada línea y cada huella de un registro, y muestra adónde lleva
usage-replay-file = El registro
    .value = ARCHIVO
usage-replay-at = Muestra la posición en la que valen N decisiones
    .value = N
usage-replay-commitment = La huella del secreto que mostró la mesa antes de la partida: la compara con la del registro
    .value = HEXADECIMAL
usage-replay-components = Los componentes con los que se jugó, si no son de los publicados
    .value = ARCHIVO
usage-replay-json = Responde en JSON

usage-analyse = Repasa una partida: qué cabía esperar en cada turno, y dónde se perdió más
    .examples =
        Ejemplo
          azulejo analyse velada.azulejo --seat A --chart velada.svg

        Cada decisión se juzga por lo que su asiento podía saber. «azulejo play --load ARCHIVO
        --at N» vuelve a una posición.
usage-analyse-file = El registro
    .value = ARCHIVO
usage-analyse-seat = Solo los turnos de este asiento
    .value = A
usage-analyse-iterations = Cuántas pruebas por decisión (si falta: como para un consejo)
    .value = N
usage-analyse-threads = Cuántos hilos (si falta: los que tenga la máquina)
    .value = T
usage-analyse-chart = Dibuja un gráfico en este archivo (SVG)
    .value = ARCHIVO
usage-analyse-components = Los componentes con que se jugó, si no están entre los publicados
    .value = ARCHIVO
usage-analyse-json = Responde en JSON

usage-draw = Dibujar una posición
    .examples =
        Ejemplo
          azulejo draw velada.azulejo --at 40 --seat A -o velada.png
usage-draw-file = El registro
    .value = ARCHIVO
usage-draw-at = Dibujar la posición en la que hay N decisiones en vigor (por omisión, la última)
    .value = N
usage-draw-output = La imagen: ARCHIVO.svg o ARCHIVO.png; ARCHIVO.json contiene lo que un servidor envía a un navegador, ARCHIVO.jsonl lo mismo de varias posiciones (--at N,N…) en todos los idiomas
    .value = ARCHIVO
usage-draw-seat = Como la ve este puesto (por omisión, como quien mira)
    .value = A
usage-draw-area = Solo esta parte de la mesa
    .value = ID
usage-draw-dark = Con los colores de la noche
usage-draw-scale = Cuántos puntos tiene una unidad en un PNG
    .value = N
usage-draw-components = Los componentes con los que se jugó, si no son de los publicados
    .value = ARCHIVO

usage-check = Comprueba que los escenarios se cumplen
    .examples =
        Una línea por cada fallo; la última los cuenta. El código de salida es 1 si algo falla.
usage-check-paths = Archivos de escenarios, o carpetas que los contengan
    .value = RUTA

usage-games = Enumera los juegos: cuántos jugadores, opciones, conjuntos de componentes
usage-games-json = Responde en JSON

usage-demo = Muestra unos turnos de una partida, contados con palabras
usage-demo-game = El juego (si falta: madeira)
    .value = JUEGO
usage-demo-seats = Qué bots juegan, por orden de asiento (si falta: tres greedy)
    .value = BOT,…
usage-demo-seed = La semilla del azar (si falta: 7)
    .value = S

usage-serve = Pone en marcha un servidor donde juegan amigos y bots
    .examples =
        Ejemplos
          azulejo serve
          azulejo serve --bind 127.0.0.1:8400 --database /srv/azulejo.db
          azulejo serve --config azulejo.toml

        Cada opción se puede dar también en el entorno (AZULEJO_BIND) y en el archivo (bind = "…").
usage-serve-bind = Dónde escuchar (si falta: 0.0.0.0:8400)
    .value = DIRECCIÓN
usage-serve-database = El archivo que lo guarda todo (si falta: azulejo.db en la carpeta de datos)
    .value = ARCHIVO
usage-serve-base_url = La dirección que usa la gente, para enlaces y cookies
    .value = URL
usage-serve-trusted_proxies = Los proxies en los que se confía para la dirección de quien llama
    .value = IP,…
usage-serve-bot_threads = Cuántos bots pueden pensar a la vez (si falta: uno menos que los núcleos de la máquina)
    .value = T
usage-serve-limits = Límites por su nombre, por ejemplo requests=50/200,bots=60 (la lista está en «docs/operations.md»)
    .value = NOMBRE=VALOR,…
usage-serve-config = Un archivo con las mismas opciones
    .value = ARCHIVO

usage-verify = Vuelve a jugar cada mesa guardada y comprueba sus huellas
usage-verify-database = El archivo que lo guarda todo (si falta: azulejo.db en la carpeta de datos)
    .value = ARCHIVO

usage-backup = Copia en un archivo todo lo guardado, con el servidor en marcha
usage-backup-file = El archivo para la copia; no debe existir
    .value = ARCHIVO
usage-backup-database = El archivo que lo guarda todo (si falta: azulejo.db en la carpeta de datos)
    .value = ARCHIVO

usage-load = Mide cuánto aguanta un servidor en esta máquina
    .examples =
        Ejemplos
          azulejo load
          azulejo load --rate 1000
          azulejo load --tables 1 --rate 1 --idle 5000
          azulejo load --rate 200 --bots 20

        Inicia un servidor propio con una base de datos nueva y juega en él partidas enteras.
usage-load-game = El juego (si falta: madeira)
    .value = JUEGO
usage-load-tables = Mesas en las que juegan personas (si falta: 200)
    .value = N
usage-load-players = Personas en cada mesa (si falta: 4)
    .value = N
usage-load-seconds = Durante cuántos segundos (si falta: 10)
    .value = N
usage-load-rate = Acciones por segundo entre todas las mesas (si falta: cada mesa en cuanto recibe respuesta)
    .value = N
usage-load-idle = Más conexiones que solo esperan (si falta: ninguna)
    .value = N
usage-load-bots = Más mesas en las que juegan los bots más fuertes (si falta: ninguna)
    .value = N
usage-load-positions = Posiciones de partidas terminadas que se piden al final (si falta: ninguna)
    .value = N
usage-load-words = Pide frases en este idioma con cada envío (si falta: solo la notación)
    .value = IDIOMA
usage-load-folder = Dónde se crea la base de datos (si falta: la carpeta de archivos temporales)
    .value = CARPETA
usage-load-json = Responde en JSON

usage-completions = Escribe lo que un intérprete necesita para completar esta línea de comandos
    .examples =
        Ejemplo
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell o zsh
    .value = INTÉRPRETE
