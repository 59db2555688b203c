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
          azulejo play madeira --seats human,human,random --names Ana,Rui
          azulejo play madeira --load velada.azulejo --save velada.azulejo --force
          azulejo play madeira --load velada.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human

        Durante la partida escribe el número de una elección, el principio de sus palabras o su
        notación; «ayuda» dice qué más puedes pedir. Al acabarse la entrada se guarda la partida.
usage-play-game = El juego; «azulejo games» los enumera. Con --load se puede omitir
    .value = JUEGO
usage-play-seats = Quién juega, por orden de asiento: human o random (si falta: tú y dos bots)
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

usage-replay = Comprueba cada línea y cada huella de un registro, y muestra adónde lleva
usage-replay-file = El registro
    .value = ARCHIVO
usage-replay-at = Muestra la posición en la que valen N decisiones
    .value = N
usage-replay-components = Los componentes con los que se jugó, si no son de los publicados
    .value = ARCHIVO
usage-replay-json = Responde en JSON

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
usage-demo-seed = La semilla del azar (si falta: 7)
    .value = S

usage-completions = Escribe lo que un intérprete necesita para completar esta línea de comandos
    .examples =
        Ejemplo
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell o zsh
    .value = INTÉRPRETE
