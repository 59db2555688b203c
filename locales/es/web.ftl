### El cliente para el navegador.

## En todas partes

web-title-front = Azulejo: Lisboa y Madeira
web-title-new = Una mesa nueva – Azulejo
web-title-tables = Mesas – Azulejo
web-title-join = Una invitación – Azulejo
web-title-settings = Ajustes – Azulejo
web-title-about = Acerca de – Azulejo
web-title-nowhere = Página no encontrada – Azulejo
web-title-table = Mesa – Azulejo
web-title-table-of = { $game } – Azulejo
web-title-turn = ● Te toca: { $game }
web-title-hand-over = ● Le toca a { $name }: { $game }
web-skip = Ir al contenido
web-nav = Páginas
web-nav-tables = Mesas
web-nav-settings = Ajustes
web-nav-about = Acerca de
web-language = Idioma
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-language-pt = Português
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = El texto está seleccionado: cópialo con Ctrl+C o mantén el dedo sobre él.
web-keep = Guardar
web-kept = Guardado.
web-loading = Un momento…
web-you = tú
web-your-name = Tu nombre
web-to-front = A la página de inicio
web-unreachable = El servidor no responde. Vuelve a intentarlo dentro de un momento.
web-unreachable-waiting = El servidor no responde. Reintentando…
web-mishap = Algo ha fallado en esta página. Vuelve a cargarla: tu partida está a salvo en el servidor.
web-reload = Recargar
web-again = Reintentar
web-noscript = Azulejo necesita JavaScript. Permítelo en esta página.
web-nowhere = Aquí no hay nada
    .about = Puede que la dirección tenga un error o que la página se haya movido.
web-table-gone = Esta mesa no se puede abrir

## Página de inicio y listas de mesas

web-front-title = Dos grandes juegos de Portugal
web-front-intro = Juega a Lisboa y a Madeira en el navegador: contra bots, con amigos en cualquier lugar o todos en un mismo dispositivo. Cada regla se aplica y se explica. Sin cuenta y sin coste.
web-front-play = Jugar a { $game } contra dos bots
web-front-new = Preparar una mesa
web-game-lisboa = Lisboa
    .facts = De 1 a 4 jugadores · unas dos horas
    .about = Tras el terremoto de 1755, reconstruye la ciudad con el Rey, el Marqués y el Constructor, y gana las mejores pelucas.
web-game-madeira = Madeira
    .facts = De 2 a 4 jugadores · unas dos horas
    .about = Coloniza la isla de la madera, el trigo, el azúcar y el vino, cumple las peticiones de la Corona y mantén lejos a los piratas.
web-tables-mine = Tus mesas
web-tables-all = Todas tus mesas
web-tables-none = No tienes ninguna partida en curso. Empieza una aquí arriba.
web-tables-open = Mesas abiertas
web-tables-none-open = Ahora mismo nadie espera jugadores.
web-status-yours = Te toca
web-status-running = Decide { $seat }
web-status-gathering = A la espera de jugadores
web-status-over = La partida ha terminado
web-status-closed = Esta mesa se cerró antes de que empezara la partida.
web-play-on = Jugar
web-open-table = Abrir
web-watch = Mirar
web-join = Unirse
web-seat-free = asiento libre

## Una mesa nueva

web-new-title = Una mesa nueva
web-new-game = Juego
web-new-players = De { $fewest } a { $most } jugadores
web-new-seats = Quién juega
web-new-seat = Asiento { $seat }
web-new-me = Yo
web-new-open = Alguien a quien invito con un enlace
    .about = Recibes un enlace para los asientos libres. La partida empieza cuando están todos.
web-new-here = Otra persona en este dispositivo
    .about = La pantalla pide que pases el dispositivo y mientras tanto no muestra la mano de nadie.
web-new-here-name = Nombre de esta persona
web-new-player = Jugador { $number }
web-new-bots = Bots
web-new-bot = Bot, nivel { $level }: { $title }
web-new-more = Añadir un asiento
web-new-fewer = Quitar un asiento
web-new-options = Opciones
web-new-table = En la mesa
web-new-hints = Dar consejos a quien los pida
web-new-practice = Para practicar: puedo deshacer mi elección aunque los bots ya hayan jugado
web-new-visible = Mostrar esta mesa a todos: cualquiera puede mirar y ocupar un asiento libre
web-new-open-table = Abrir la mesa
web-new-begin = Empezar

## Una invitación

web-join-title = Tienes una invitación
web-join-about = Escribe cómo pueden llamarte los demás y toma asiento.
web-invite = Enlace para tus amigos
    .about = Quien lo abre ocupa un asiento libre. Envíalo a quienes quieras que jueguen contigo.

## Antes de la partida

web-gathering =
    { $free ->
        [0] Ya están todos.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
web-sit-here = Sentarse aquí
web-give-to-bot = Dárselo a un bot
web-bot-strength = Bot para el asiento { $seat }
web-come-back = Recuperar tu asiento
web-start = Empezar
web-close-table = Cerrar esta mesa
web-leave = Dejar tu asiento
    .about = Quien abrió la mesa puede dar tu asiento a un bot o a otra persona. Puedes volver mientras nadie más lo ocupe.
    .do = Dejarlo
    .host = Tú abriste la mesa: después de dejarlo todavía puedes dar el asiento a un bot o a otra persona, o volver a ocuparlo.
    .stay = Quedarme
web-bot-level = bot, nivel { $level }
web-stands-in = en lugar de { $name }

## Un dispositivo para todos

web-hand-over = Pasa el dispositivo a { $name }
    .about = No se muestra nada hasta que { $name } dé la señal.
    .ready = Soy { $name }

## Decidir

web-your-turn = Te toca
web-over = La partida ha terminado.
web-choices = Opciones
web-choices-open =
    { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
web-choices-closed =
    { $count ->
        [one] { $count } no es posible ahora: ¿por qué?
       *[other] { $count } no son posibles ahora: ¿por qué?
    }
web-preview = { $choice }:
web-preview-none = Señala una opción para ver aquí qué haría.
web-preview-reveals = Después se descubre algo: ya no se puede deshacer.
web-preview-more =
    { $count ->
        [one] y una cosa más
       *[other] y { $count } cosas más
    }
web-preview-hands-on = Después decide otro jugador.
web-confirm-yes = Confirmar
web-confirm-no = Elegir de nuevo
web-confirm-unknown = Ahora mismo no se puede saber qué pasará después: quizá no se pueda deshacer.
web-undo = Deshacer
web-reset-turn = Deshacer todo el turno
web-undid = { $name } deshace su última elección.
web-taken-back = (deshecho)
web-hint = Consejo
web-hint-thinking = Pensando…
web-hint-stopped = La máquina estaba ocupada: lo ha pensado menos de lo habitual.
web-rule = Regla
web-rule-title = Regla { $rule }
web-lost = Se ha perdido la conexión. Reintentando; no se pierde nada de lo que has decidido.
web-sending-waits = Tu elección está guardada y se enviará en cuanto el servidor responda.
web-sheet-open = Mostrar las opciones
web-sheet-close = Reducir las opciones

## Qué ha pasado

web-since = Desde tu último turno
web-since-more =
    { $count ->
        [one] Hay un suceso más en el diario.
       *[other] Hay { $count } sucesos más en el diario.
    }
web-hurts = – te cuesta algo
web-log = Diario
web-log-who = De quién
web-log-everybody = Todos
web-log-what = Qué
web-log-all = Todo
web-log-since = Desde mi último turno
web-log-points = Puntos
web-log-hurts = Lo que me ha costado algo
web-log-chance = Azar: cartas, losetas y dados
web-log-talk = Charla
web-log-table = En la mesa
web-log-nothing = Todavía nada.
web-log-newest = Primero el turno más reciente
web-log-oldest = Primero el turno más antiguo
web-log-more = Mostrar más
web-log-earlier = Mostrar lo que pasó antes
web-begun = Empieza la partida.
web-said = { $name }: «{ $text }»
web-seat-taken = { $name } ocupa el asiento { $seat }.
web-seat-left = El asiento { $seat } queda libre.
web-talk = Charla
web-talk-none = Todavía nadie ha dicho nada.
web-talk-say = Di algo
web-talk-send = Enviar
web-talk-watching = solo mira

## La mesa

web-side = Jugadores, diario y charla
web-parts = Partes de la mesa
web-part-table = Mesa
web-part-me = Yo
web-part-others = Otros
web-jump = Lugares de la mesa
web-players = Jugadores
web-deciding = está decidiendo
web-points = Puntos
web-forecast = Tal como está
web-scores = Puntos por origen
web-scores-source = Origen
web-scores-total = Total
web-scores-hidden = Lo que sigue oculto no se cuenta.
web-provenance-deduced = Estas cifras se deducen de fuentes públicas (ver «{ web-nav-about }»).
web-provenance-reconstructed = Estas cifras son una reconstrucción nuestra (ver «{ web-nav-about }»).
web-record = Descargar el registro
web-report = Informar de un problema
    .about = Obtienes un archivo con todo lo que puedes ver de esta partida. Envíalo a quien lleve este servidor (quizá tú) y di qué falla.
    .words = ¿Qué ha pasado y qué esperabas?
    .do = Descargar el informe

## El final

web-points-counted =
    { $game ->
        [lisboa] { $points } pelucas
       *[other] { $points } PP
    }
web-end-won = Has ganado con { $counted }
web-end-winner = { $name } gana con { $counted }
web-end-winners = { $names } comparten la victoria con { $counted }
web-rematch = Jugar otra vez
web-rematch-opened = Hay una mesa nueva para los mismos jugadores.
web-end-course = Puntos turno a turno
web-end-analysis = Una mirada atrás
    .about = Un bot puede revisar cada decisión de la partida y decir dónde se perdió más.
    .do = Analizar la partida
    .thinking = El bot ha revisado { $done } de { $of } decisiones…
    .none = En ningún momento había algo claramente mejor que hacer.
    .chart = Puntos esperados al final, turno a turno
web-end-fair = ¿Fue limpio el azar?
    .about = Antes de la partida el servidor publicó la huella de su secreto. Junto con las palabras de los jugadores, el secreto da la semilla de la que salió todo; «azulejo replay» lo comprueba.
    .commitment = Huella del secreto:
    .seed = Semilla:
web-chart-figures = Lo mismo en cifras
web-chart-turn = Turno

## Ajustes

web-settings-you = Tú
web-settings-look = Aspecto
web-settings-theme = Colores de la página
web-theme-system = Como en este dispositivo
web-theme-light = Claros
web-theme-dark = Oscuros
web-settings-colours = Colores de los jugadores
web-settings-faint = El color de { $seat } se ve mal sobre uno de los dos fondos.
web-settings-colours-usual = Volver a los colores habituales
web-settings-playing = Durante la partida
web-settings-confirm = Pedir confirmación antes de una elección
web-confirm-final = Cuando se descubre algo o después decide otro jugador
web-confirm-always = Siempre
web-confirm-never = Nunca
web-settings-shortcuts = Atajos de teclado («?» en la mesa los enumera)
web-settings-turn = Cuando te toca
web-settings-sound = Hacer sonar un aviso
web-settings-sound-again = Repetirlo cada medio minuto
web-settings-notify = Mostrar una notificación
web-settings-notify-blocked = Tu navegador no permite notificaciones de esta página.
web-settings-elsewhere = Tus asientos en otro dispositivo
    .about = Aquí no hay contraseñas: tu navegador es tu llave. Un código de recuperación lleva tus asientos a otro navegador.
web-settings-show-code = Mostrar mi código de recuperación
web-settings-code = Código de recuperación
    .about = No lo compartas: quien lo tiene, tiene tus asientos.
web-settings-recover = Código de otro dispositivo
web-settings-recover-do = Traer aquí mis asientos
web-settings-recovered = Tus asientos ya están aquí.

## Teclado

web-keys = Atajos de teclado
web-key-choices = a las opciones
web-key-table = a la mesa
web-key-me = a lo que es mío
web-key-points = a los jugadores y los puntos
web-key-log = al diario
web-key-talk = a la charla
web-key-undo = deshacer
web-key-hint = pedir un consejo
web-key-list = esta lista
web-key-arrows = de opción en opción, de lugar en lugar
web-key-zoom = ampliar, reducir, mostrar toda la mesa (en el tablero)
web-key-move = mover el tablero
web-key-skip = ir al final de la animación mientras se mueven las piezas
web-key-escape = cerrar una explicación; elegir de nuevo

## Acerca de

web-about = Acerca de Azulejo
web-about-fan = No oficial
    .text = Esta es una versión de aficionados de Lisboa y Madeira. No contiene imágenes ni textos de las editoriales: solo reglas con nuestras palabras, datos y cifras. Si te gustan los juegos, cómpralos.
web-about-reconstructed = Qué se ha reconstruido
    .text = No todas las cifras de los componentes son públicas. Lo deducido o reconstruido lleva un * y su explicación lo dice.
web-about-fair = Azar limpio
    .text = Antes de una partida el servidor publica la huella de su secreto; después, cualquiera puede comprobar que no se cambió nada.
web-about-privacy = Qué se guarda
    .text = Tu nombre, tus asientos y las partidas, en este servidor; tus ajustes, en este navegador. Una sola cookie conserva tu asiento. No se rastrea a nadie ni se envía nada a otra parte.
web-about-everyone = Para todos
    .text = Todo se puede hacer con el ratón, con un dedo, solo con el teclado o con un lector de pantalla. Si algo te lo impide, avísanos.
web-about-made = Hecho con
    .text = Tipografías: EB Garamond y Source Sans 3, con licencia SIL Open Font. Los iconos y los azulejos los dibuja este proyecto. El código es libre, con licencia MIT o Apache 2.0.

## The drawn board

web-board = Tablero
web-board-help = Arrastra para mover el tablero; gira la rueda o separa y junta dos dedos para ampliarlo o reducirlo. Con el teclado: más y menos amplían y reducen, 0 muestra toda la mesa, las flechas mueven. Todo lo que hay en él se cuenta en palabras más abajo.
web-board-switch = Cómo se muestra la mesa
web-board-drawn = Tablero
web-board-words = En palabras
web-board-view = Vista del tablero
web-board-area = Parte de la mesa
web-board-free = Vista libre
web-board-common = Tablero común
web-board-mine = Mis cosas
web-board-whole = Toda la mesa
web-board-previous = Parte anterior
web-board-next = Parte siguiente
web-board-further = Reducir
web-board-closer = Ampliar
web-board-speed = Animaciones
web-board-speed-slow = Lentas
web-board-speed-normal = Normales
web-board-speed-fast = Rápidas
web-board-speed-off = Desactivadas
web-board-telling = Lo que ha pasado en la mesa…
web-board-skip = Ir al final
web-board-choices =
    { $count ->
        [one] { $name }: { $count } opción
       *[other] { $name }: { $count } opciones
    }
web-board-more =
    { $count ->
        [one] … otra opción más
       *[other] … otras { $count } opciones
    }
web-board-menu = { $name }: opciones
web-board-loose = Más opciones
web-board-back = Volver: { $area }
web-board-elsewhere = También puedes elegir en:
web-since-watch = Ver otra vez

## Las reglas

web-nav-rules = Reglas
web-rules-title = Las reglas de { $game }
web-rules-games = Juegos
web-rules-more = Seguir leyendo en las reglas
web-settings-name-holds = Vale para las mesas a las que te sientes a partir de ahora.
web-title-rules = Reglas – Azulejo
