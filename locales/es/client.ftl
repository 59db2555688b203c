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
    .help = explica un favor, una recompensa, un edificio, un personaje o una petición
client-command-save = guardar
    .usage = guardar [ARCHIVO]
    .help = guarda la partida
client-command-help = ayuda
    .usage = ayuda
    .help = muestra esta página
client-command-quit = salir
    .usage = salir
    .help = guarda, si se conoce el archivo, y sale

## Durante la partida

client-help-heading = Escribe el número de una elección, sus primeras letras, su notación, o una de estas palabras:
client-choose = Tu elección («ayuda» para ver la ayuda):
client-choice-off = ({ $choice }: { $reason })
client-choice-unknown = «{ $text }» no es ninguna de las opciones. Escribe un número del 1 al { $count }, o «ayuda».
client-choice-ambiguous = «{ $text }» puede ser { $choices }. Escribe alguna letra más.
client-command-needs-choice = ¿Qué elección? Escríbela después de «{ $command }».
client-explain-unknown = No hay nada que explicar sobre «{ $text }».
client-done = { $seat }: { $choice }
client-nothing-yet = Aún no ha pasado nada.
client-nothing-since = No ha pasado nada desde tu último turno.
client-nothing-unseen = No queda nada por salir.
client-why-allowed = Está permitido: { $choice }.
client-why-refused = No está permitido: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = No cambia nada que se pueda prever.
client-preview-reveals = Después se descubre algo, así que no se podrá deshacer.
client-preview-hands-on = Después decide otro jugador.
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
client-score-total = total
client-score-forecast = con la previsión
client-score-hidden = Lo que está oculto no se cuenta.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Ganas con { $points } puntos.
       *[no] Gana { $seat } con { $points } puntos.
    }
client-winners = Comparten la victoria { $seats } con { $points } puntos.
client-reconstructed = componente reconstruido
client-demonstration = Una demostración: cuatro jugadores eligen al azar, con la semilla { $seed }.
client-saved = Guardado en { $file }.
client-save-where = ¿En qué archivo? Escríbelo después de «{ $command }».
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
client-error-name = El nombre «{ $name }» es desconocido.
client-error-name-near = El nombre «{ $name }» es desconocido. ¿Querías decir «{ $near }»?
client-error-language = El idioma «{ $language }» es desconocido. Se conocen: { $known }.
client-error-seat-kind = «{ $kind }» no puede sentarse a la mesa. Se conocen: { $known }.
client-error-seed = «{ $seed }» no es una semilla: escribe un número o 64 cifras hexadecimales.
client-error-option = «{ $text }» no es una opción: escribe NOMBRE=VALOR.
client-error-pieces = { $name }: hay { $found } en total, pero debe haber { $expected }.
