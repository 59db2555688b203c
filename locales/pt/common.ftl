### O que dizem todos os jogos e todos os clientes. Português de Portugal.

common-language = Português

common-list-empty = nenhum
common-list-middle = { $list }, { $next }
common-list-end = { $list } e { $last }

common-refusal = { $rule }: { $text }
common-not-your-turn = É a vez de { $seat }.
common-chance-is-due = Primeiro é preciso lançar os dados ou tirar as peças.
common-over = O jogo terminou.

common-notation-empty = A linha está vazia.
common-notation-unknown = A palavra «{ $word }» é desconhecida.
common-notation-misfit = «{ $word }» não serve aqui ({ $field }).
common-notation-missing = A linha é demasiado curta: falta { $field }.
common-notation-excess = A linha é demasiado longa: «{ $word }» está a mais.

common-setup-players = O jogo é para { $fewest }–{ $most } jogadores, não para { $players }.
common-setup-option = Não existe a opção «{ $option }».
common-setup-value = A opção «{ $option }» não tem o valor «{ $value }».
