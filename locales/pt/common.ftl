### O que dizem todos os jogos e todos os clientes. Português de Portugal.

common-language = Português

common-list-empty = nenhum
common-list-middle = { $list }, { $next }
common-list-end = { $list } e { $last }

common-refusal = { $rule }: { $text }
common-not-your-turn = É a vez de { $seat }.
common-chance-is-due = Primeiro é a vez do acaso.
common-over = O jogo terminou.

common-notation-empty = A linha está vazia.
common-notation-unknown = A palavra «{ $word }» é desconhecida.
common-notation-misfit = «{ $word }» não serve aqui ({ $field }).
common-notation-missing = A linha é demasiado curta: falta { $field }.
common-notation-excess = A linha é demasiado longa: «{ $word }» está a mais.

common-setup-players = O jogo é para { $fewest }–{ $most } jogadores, não para { $players }.
common-setup-option = Não existe a opção «{ $option }».
common-setup-value = A opção «{ $option }» não tem o valor «{ $value }».

common-undo-nothing = Não há nada a desfazer.
common-undo-revealed = Já não se pode desfazer: entretanto algo foi revelado.
common-undo-drawn = Já não se pode desfazer: entretanto interveio o acaso.
common-undo-decided =
    { $seat-you ->
        [yes] Já não se pode desfazer: entretanto decidiste tu.
       *[no] Já não se pode desfazer: entretanto { $seat } decidiu.
    }

common-record-none = Não é o registo de um jogo.
common-record-format = O formato «{ $format }» é desconhecido.
common-record-line = A linha «{ $text }» é desconhecida.
common-record-repeated = «{ $key }» aparece duas vezes.
common-record-missing = Falta «{ $key }».
common-record-value = «{ $value }» não serve para «{ $key }».
common-record-misplaced = «{ $text }» está no lugar errado.
common-record-cut-off = A última linha está cortada.
common-record-truncated = O jogo tinha terminado, mas falta o fim do registo.
common-record-miscounted =
    { $stated ->
        [one] Foi escrita { $stated } linha; aqui há { $found }.
       *[other] Foram escritas { $stated } linhas; aqui há { $found }.
    }
common-record-running = Há um resultado, mas o jogo ainda estava a decorrer.

common-replay-game = O registo é de «{ $stated }», não de «{ $known }».
common-replay-rules = O jogo foi jogado com a revisão { $stated } das regras; este programa conhece a { $known }.
common-replay-components = O conjunto de componentes { $hash } é desconhecido. Indica o ficheiro com --components.
common-replay-hidden = Esta linha está escondida. Só se pode reproduzir um registo completo.
common-replay-undo = Ao desfazer chega-se a { $to }.
common-replay-fingerprint = A impressão digital não bate certo: está escrito { $stated } e o resultado é { $found }. O registo foi alterado.
common-replay-seed = Da semente sai outra coisa: { $drawn }
common-replay-not-over = O registo diz que o jogo terminou, mas não é verdade.
common-replay-result = O jogo terminou de outra maneira: { $found }
common-replay-position = Não existe a posição { $stated }; a última é a { $last }.
