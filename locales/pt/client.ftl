### O cliente de texto.

## Comandos: a palavra, como se escreve, o que faz

client-command-board = mesa
    .usage = mesa
    .help = mostra a mesa
client-command-me = eu
    .usage = eu
    .help = mostra o que tens
client-command-score = pontos
    .usage = pontos
    .help = mostra os pontos por origem, e o que a posição ainda daria
client-command-log = diário
    .usage = diário [NÚMERO]
    .help = mostra o que aconteceu, ou as últimas linhas
client-command-since = novidades
    .usage = novidades
    .help = mostra o que aconteceu desde a tua última jogada
client-command-unseen = resto
    .usage = resto
    .help = mostra o que falta sair, como qualquer pessoa o podia contar
client-command-preview = prever
    .usage = prever ESCOLHA
    .help = mostra o que uma escolha custa e dá, sem a fazer
client-command-why = porquê
    .usage = porquê ESCOLHA
    .help = diz porque é que uma escolha não é permitida, e que regra o diz
client-command-undo = desfazer
    .usage = desfazer
    .help = retira a tua última escolha, se nada foi revelado desde então
client-command-explain = explicar
    .usage = explicar NOME
    .help = explica um favor, uma recompensa, um edifício, uma personagem ou um pedido
client-command-save = guardar
    .usage = guardar [FICHEIRO]
    .help = guarda o jogo
client-command-help = ajuda
    .usage = ajuda
    .help = mostra esta página
client-command-quit = sair
    .usage = sair
    .help = guarda, se o ficheiro for conhecido, e sai

## Durante o jogo

client-help-heading = Escreve o número de uma escolha, as primeiras letras, a notação, ou uma destas palavras:
client-choose = A tua escolha («ajuda» para ver a ajuda):
client-choice-off = ({ $choice }: { $reason })
client-choice-unknown = «{ $text }» não é nenhuma das escolhas. Escreve um número de 1 a { $count }, ou «ajuda».
client-choice-ambiguous = «{ $text }» pode ser { $choices }. Escreve mais algumas letras.
client-command-needs-choice = Que escolha? Escreve-a depois de «{ $command }».
client-explain-unknown = Não há nada a explicar sobre «{ $text }».
client-done = { $seat }: { $choice }
client-nothing-yet = Ainda não aconteceu nada.
client-nothing-since = Não aconteceu nada desde a tua última jogada.
client-nothing-unseen = Não falta sair nada.
client-why-allowed = É permitido: { $choice }.
client-why-refused = Não é permitido: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = Não muda nada que se possa prever.
client-preview-reveals = Depois algo é revelado, por isso não se poderá desfazer.
client-preview-hands-on = Depois decide outro jogador.
client-undone =
    { $count ->
        [one] A tua última escolha foi desfeita.
       *[other] Foram desfeitas { $count } escolhas.
    }
client-confirm = { $choice }: não se poderá desfazer. Avanço?
client-yes-or-no = (sim ou não)
client-yes = sim
client-no = não
client-hand-over = Passa o lugar a { $seat }. { $seat } carrega em Enter para continuar.
client-hand-over-done = { $seat }, é a tua vez.
client-ask-outcome = Escreve-o assim: { $example }
client-score-heading = Pontos
client-score-total = total
client-score-forecast = com a previsão
client-score-hidden = O que está escondido não é contado.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Ganhas com { $points } pontos.
       *[no] { $seat } ganha com { $points } pontos.
    }
client-winners = Partilham a vitória { $seats } com { $points } pontos.
client-reconstructed = componente reconstruído
client-demonstration = Uma demonstração: quatro jogadores escolhem ao acaso, com a semente { $seed }.
client-saved = Guardado em { $file }.
client-save-where = Em que ficheiro? Escreve-o depois de «{ $command }».
client-overwrite = { $file } já existe. Substituo-o?
client-kept = { $file } fica como estava.
client-end-of-input = Não há mais nada para ler.
client-goodbye = Até à próxima.
client-check-summary = { $passed } certos, { $failed } falhados
client-replay-good =
    { $count ->
        [one] { $file }: { $count } linha, tudo em ordem.
       *[other] { $file }: { $count } linhas, tudo em ordem.
    }

## Erros

client-error-file = { $file }: { $reason }
client-error-line = { $file }, linha { $line }: { $reason }
client-error-unreadable = Não é possível ler o ficheiro ({ $reason }).
client-error-unwritable = Não é possível escrever o ficheiro ({ $reason }).
client-error-exists = O ficheiro já existe; nada foi substituído.
client-error-game = O jogo «{ $game }» é desconhecido. Conhecem-se: { $known }.
client-error-name = O nome «{ $name }» é desconhecido.
client-error-name-near = O nome «{ $name }» é desconhecido. Querias dizer «{ $near }»?
client-error-language = A língua «{ $language }» é desconhecida. Conhecem-se: { $known }.
client-error-seat-kind = «{ $kind }» não se pode sentar à mesa. Conhecem-se: { $known }.
client-error-seed = «{ $seed }» não é uma semente: escreve um número ou 64 algarismos hexadecimais.
client-error-option = «{ $text }» não é uma opção: escreve NOME=VALOR.
client-error-pieces = { $name }: há { $found } ao todo, mas deve haver { $expected }.
