### Lo que dicen todos los juegos y todos los clientes.

common-language = Español

common-list-empty = ninguno
common-list-middle = { $list }, { $next }
common-list-end =
    { $last-initial ->
        [i] { $list } e { $last }
       *[other] { $list } y { $last }
    }

common-refusal = { $rule }: { $text }
common-not-your-turn = Es el turno de { $seat }.
common-chance-is-due = Antes le toca al azar.
common-over = La partida ha terminado.

common-notation-empty = La línea está vacía.
common-notation-unknown = La palabra «{ $word }» es desconocida.
common-notation-misfit = «{ $word }» no encaja aquí ({ $field }).
common-notation-missing = La línea es demasiado corta: falta { $field }.
common-notation-excess = La línea es demasiado larga: sobra «{ $word }».

common-setup-players = El juego admite de { $fewest } a { $most } jugadores, no { $players }.
common-setup-option = No existe la opción «{ $option }».
common-setup-value = La opción «{ $option }» no tiene el valor «{ $value }».

common-undo-nothing = No hay nada que deshacer.
common-undo-revealed = Ya no se puede deshacer: desde entonces se ha descubierto algo.
common-undo-drawn = Ya no se puede deshacer: desde entonces ha intervenido el azar.
common-undo-decided =
    { $seat-you ->
        [yes] Ya no se puede deshacer: desde entonces has decidido tú.
       *[no] Ya no se puede deshacer: desde entonces ha decidido { $seat }.
    }

common-record-none = No es el registro de una partida.
common-record-format = El formato «{ $format }» es desconocido.
common-record-line = La línea «{ $text }» es desconocida.
common-record-repeated = «{ $key }» aparece dos veces.
common-record-missing = Falta «{ $key }».
common-record-value = «{ $value }» no vale para «{ $key }».
common-record-misplaced = «{ $text }» está en un lugar equivocado.
common-record-cut-off = La última línea está cortada.
common-record-truncated = La partida había terminado, pero falta el final del registro.
common-record-miscounted =
    { $stated ->
        [one] Se escribió { $stated } línea; aquí hay { $found }.
       *[other] Se escribieron { $stated } líneas; aquí hay { $found }.
    }
common-record-running = Hay un resultado, pero la partida seguía en curso.

common-replay-game = El registro es de «{ $stated }», no de «{ $known }».
common-replay-rules = La partida se jugó con la revisión { $stated } de las reglas; este programa conoce la { $known }.
common-replay-components = El conjunto de componentes { $hash } es desconocido. Indica su archivo con --components.
common-replay-hidden = Esta línea está oculta. Solo se puede reproducir un registro completo.
common-replay-undo = Al deshacer se llega a { $to }.
common-replay-fingerprint = La huella no coincide: está escrito { $stated } y sale { $found }. El registro se ha alterado.
common-replay-seed = De la semilla sale otra cosa: { $drawn }
common-replay-not-over = El registro dice que la partida ha terminado, pero no es así.
common-replay-result = La partida terminó de otra manera: { $found }
common-replay-position = No existe la posición { $stated }; la última es la { $last }.
