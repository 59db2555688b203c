### Una mesa en un servidor, en el cliente de texto.

## Comandos: la palabra, cómo se escribe, qué hace

client-command-say = decir
    .usage = decir TEXTO
    .help = dice algo a quienes están a la mesa
client-command-seats = asientos
    .usage = asientos
    .help = muestra quién se sienta dónde, y cómo volver a encontrar la mesa
client-command-invite = invitar
    .usage = invitar
    .help = crea un enlace para los asientos libres, si la mesa la abriste tú
client-command-hand = ceder
    .usage = ceder ASIENTO level1…level5, o ceder ASIENTO open
    .help = cede a un bot un asiento que nadie ocupa, o libera el de un bot, si la mesa la abriste tú
client-command-leave = abandonar
    .usage = abandonar
    .help = renuncia a tu asiento
client-command-recovery = recuperación
    .usage = recuperación
    .help = muestra un código que lleva tus asientos a otro ordenador
client-command-recover = recuperar
    .usage = recuperar CÓDIGO
    .help = retoma tus asientos desde otro ordenador
network-quit = sale del programa; tu asiento sigue siendo tuyo

## A la entrada

network-ask-name = ¿Cómo te llamas?
network-forgotten = El servidor ya no te conoce: allí vuelves a ser un invitado nuevo.
network-recovered = Tus asientos ya están aquí.
network-recovery = Tu código es { $code }. En el otro ordenador escribe: azulejo play --server { $address } --recover { $code }
network-recover-before = Solo se puede hacer antes de sentarse: azulejo play --server URL --recover CÓDIGO
network-lobby = Escribe el número de una mesa, pega una invitación, o escribe el nombre de un juego para abrir una mesa nueva.
network-lobby-unknown = En la lista no está la mesa «{ $text }».
network-no-tables = Aún no hay ninguna mesa.
network-tables-mine = Tus mesas
network-tables-open = Abiertas a todos
network-table =
    { $state ->
        [gathering] { $game } con { $people }: se espera a los jugadores
        [yours] { $game } con { $people }: es tu turno
        [over] { $game } con { $people }: la partida ha terminado
        [closed] { $game } con { $people }: cerrada
       *[running] { $game } con { $people }: la partida está en curso
    }

## A la mesa

network-you = tú
network-free =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
network-seat = { $seat }: { $person }
network-seat-left = El asiento { $seat } queda libre.
network-seat-yours = El asiento { $seat } es tuyo.
network-seat-taken = { $person } toma el asiento { $seat }.
network-watching = Aquí no tienes asiento: miras la partida.
network-invitation = Para quien quieras invitar: azulejo play --table { $link }
network-gathering =
    { $count ->
        [0] Ya están todos. Se espera a que empiece quien abrió la mesa.
        [one] Queda un asiento libre. La partida empieza cuando alguien lo tome.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando estén todos ocupados.
    }
network-said = { $name }: «{ $text }»
network-rematch = Las mismas personas pueden volver a jugar en la mesa { $table }.
network-closed = Esta mesa se cerró antes de que empezara la partida.
network-left = De momento nadie ocupa el asiento { $seat }.
network-left-host = De momento nadie ocupa el asiento { $seat }. «ceder { $seat } level3» se lo da a un bot, «invitar» crea un enlace para quien lo quiera.
network-hand-how = Se escribe así: { $usage }
network-leave-sure = Renuncias a tu asiento. ¿Lo hago?
network-left-seat = Has dejado tu asiento.
network-seat-kept = Tu asiento sigue siendo tuyo. Para volver: azulejo play --server { $address } --table { $table }
network-table-id = La mesa es { $table }.
network-commitment = Lo que traiga el azar está fijado por { $commitment }; «azulejo replay» lo compara con el registro.
network-lost = Se ha perdido la conexión con el servidor. Vuelvo a intentarlo…
network-back = La conexión se ha restablecido.

## Errores

network-error-no-server = ¿Qué servidor? Añade --server con su dirección, o da el enlace entero.
network-error-address = «{ $text }» no es la dirección de un servidor: escríbela como http://192.168.1.20:8400
network-error-unreachable = Nadie responde en { $address }. ¿Está en marcha el servidor, y es correcta la dirección?
network-error-strange = Lo que responde en { $address } no es un servidor de estos juegos, o es de otra versión ({ $reason }).
network-error-unsure = Se perdió la conexión con { $address } antes de la respuesta. Antes de volver a intentarlo mira si la mesa se abrió: azulejo play --server { $address }
network-error-table = Aquí no hay ninguna mesa «{ $text }», o no es para ti.
network-error-session = Esto no es una sesión. Aparta el archivo para entrar como invitado nuevo.
