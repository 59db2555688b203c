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
common-chance-is-due = Antes hay que tirar los dados o sacar las losetas.
common-over = La partida ha terminado.

common-notation-empty = La línea está vacía.
common-notation-unknown = La palabra «{ $word }» es desconocida.
common-notation-misfit = «{ $word }» no encaja aquí ({ $field }).
common-notation-missing = La línea es demasiado corta: falta { $field }.
common-notation-excess = La línea es demasiado larga: sobra «{ $word }».

common-setup-players = El juego es para { $fewest }–{ $most } jugadores, no para { $players }.
common-setup-option = No existe la opción «{ $option }».
common-setup-value = La opción «{ $option }» no tiene el valor «{ $value }».
