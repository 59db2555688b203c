# Lo que un servidor dice a quien le pregunta.
server-front = Este es un servidor de Lisboa y Madeira, compilado sin sus páginas para el navegador («make run» las incluye). Se juega desde el terminal con: azulejo play --server { $address }
server-guest = Invitado
server-malformed = La petición no se puede leer: { $reason }
server-too-large = Es demasiado largo.
server-no-session = Aquí aún no se te conoce: pide antes una sesión.
server-forbidden = En esta mesa eso no te corresponde.
server-not-found = Aquí no hay tal cosa, o no es para ti.
server-method = A esta dirección no se le puede pedir de ese modo.
server-cross-site = La petición viene de otro sitio.
server-stale = La mesa ha seguido adelante; así está ahora.
server-too-many =
    { $seconds ->
        [one] Demasiadas peticiones a la vez. Inténtalo dentro de un segundo.
       *[other] Demasiadas peticiones a la vez. Inténtalo dentro de { $seconds } segundos.
    }
server-unavailable = No se ha podido registrar, así que nada ha cambiado. Inténtalo otra vez.
server-late = La respuesta no ha llegado a tiempo, así que no se sabe si se hizo. Envíalo otra vez con el mismo id: se hará una sola vez.
server-internal = Algo ha fallado en el servidor. Nada ha cambiado.
server-not-now = No es el momento.
server-not-over = La partida aún no ha terminado.
server-not-started = La partida no ha empezado.
server-started-already = La partida ya ha empezado.
server-table-closed = Esta mesa está cerrada.
server-bad-id = El identificador de la petición debe tener de 1 a 64 caracteres.
server-empty = No hay nada que decir.
server-seated-already = Ya tienes un asiento en esta mesa.
server-other-seat = La invitación es para otro asiento.
server-no-free-seat = Ese asiento no está libre.
server-by-invitation = La partida ha empezado: los asientos que quedaron libres los da quien abrió la mesa, por invitación.
server-seat-taken = Ese asiento está ocupado.
server-seats-open = Aún hay asientos libres.
server-no-such-seat = No existe ese asiento.
server-no-such-game = No existe ese juego.
server-one-seat = Con un asiento basta para una persona.
server-bad-level = Los niveles van del 1 al 5.
server-bad-nonce = La palabra para la semilla puede tener 64 caracteres como mucho.
server-bad-name = Un nombre puede tener 40 caracteres como mucho, sin caracteres de control.
server-bad-language = Los idiomas son en, it, es y pt.
server-bad-code = Este código no se conoce.
server-bad-invitation = Esta invitación ya no vale.
server-no-hints = En esta mesa no se dan consejos.
server-too-many-tables = Tienes demasiadas mesas abiertas.
server-too-many-bots = Tienes demasiados bots en tus mesas.
server-too-many-analyses = Se están analizando demasiadas partidas. Inténtalo más tarde.
server-too-many-sockets = Tienes demasiadas conexiones.
server-too-many-followed = Sigues demasiadas mesas.
