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
client-command-hint = conselho
    .usage = conselho
    .help = mostra as três melhores escolhas, o que esperar delas e porquê
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
    .help = explica uma carta, uma peça, um lugar ou o que tenha nome
client-command-save = guardar
    .usage = guardar [FICHEIRO]
    .help = guarda o jogo
client-command-help = ajuda
    .usage = ajuda
    .help = mostra esta página
client-command-quit = sair
    .usage = sair
    .help = guarda o jogo e sai

## Durante o jogo

client-help-heading = Escreve o número de uma escolha, as primeiras letras, a notação, ou uma destas palavras:
client-choice-unknown = «{ $text }» não é nenhuma das escolhas. Escreve um número de 1 a { $count }, ou «ajuda».
client-choice-ambiguous = «{ $text }» pode ser { $choices }. Escreve mais algumas letras.
client-command-needs-choice = Que escolha? Escreve-a depois de «{ $command }».
client-explain-unknown = Não há nada a explicar sobre «{ $text }».
client-nothing-yet = Ainda não aconteceu nada.
client-nothing-since = Não aconteceu nada desde a tua última jogada.
client-nothing-unseen = Não falta sair nada.
client-why-allowed = É permitido: { $choice }.
client-why-refused = Não é permitido: { $choice }. { $reason }
client-preview = { $choice }:
client-preview-nothing = Não muda nada que se possa prever.
client-preview-reveals = Depois algo é revelado, por isso não se poderá desfazer.
client-preview-hands-on = Depois decide outro jogador.
client-expected =
    { $sign ->
        [plus] { $points }, mais { $ahead } do que { $rival }
        [minus] { $points }, menos { $ahead } do que { $rival }
       *[zero] { $points }, como { $rival }
    }
client-hint-stopped = A máquina estava ocupada: pensou menos do que o habitual.
client-hint =
    { $reasons-count ->
        [0] { $choice }. No fim é de esperar { $expected }.
       *[other] { $choice }. No fim é de esperar { $expected }. O que traz a mais em relação a outras escolhas: { $reasons }.
    }
client-hint-gains = { $choice }. No fim é de esperar { $expected }. O que traz sobretudo: { $reasons }.
client-hint-numbered = { $number }. { $hint }
client-hint-source = { $source } (+{ $points })
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
client-score-hidden = O que está escondido não é contado.
client-rank = { $rank }. { $seat }: { $points }
client-winner =
    { $seat-you ->
        [yes] Ganhas com { $points } pontos.
       *[no] { $seat } ganha com { $points } pontos.
    }
client-winners = Partilham a vitória { $seats } com { $points } pontos.
client-reconstructed = componente reconstruído
client-saved = Guardado em { $file }.
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
client-error-language = A língua «{ $language }» é desconhecida. Conhecem-se: { $known }.
client-error-seat-kind = «{ $kind }» não se pode sentar à mesa. Conhecem-se: { $known }.
client-error-ending = uma imagem termina em .svg ou .png; aquilo com que um navegador a desenha, em .json; o de várias posições, em .jsonl
client-error-area = «{ $area }» não é uma parte desta mesa. Conhecidas: { $known }.
client-error-picture = Não foi possível pintar a imagem.
client-error-seat = «{ $seat }» não é um lugar deste jogo. Conhecem-se: { $known }.
client-error-budget = «{ $budget }» não é uma quota: indica uma percentagem de 1 a 100.
client-error-ladder = Uma escala precisa de pelo menos dois bots, cada um uma só vez.
client-error-results-other = O ficheiro não contém os resultados deste encontro.
client-error-results-line = Isto não é o resultado de um jogo.
client-error-seed = «{ $seed }» não é uma semente: escreve um número ou 64 algarismos hexadecimais.
client-error-option = «{ $text }» não é uma opção: escreve NOME=VALOR.

## O que está errado numa linha de comandos

client-error-argument = «{ $argument }» não se entende. «azulejo --help» enumera os comandos e as opções.
client-error-command = Não existe o comando «{ $command }». «azulejo --help» enumera-os.
client-error-no-command = Que comando? «azulejo --help» enumera-os.
client-error-missing = Falta alguma coisa: { $argument }.
client-error-repeated = { $argument } aparece duas vezes.
client-error-conflict = { $argument } não pode ir com { $prior }.
client-error-no-value = { $argument } precisa de um valor.
client-error-value = «{ $value }» não serve para { $argument }.
client-error-value-known = «{ $value }» não serve para { $argument }. Possíveis: { $known }.
client-error-other = A linha de comandos não se entende. «azulejo --help» mostra como escrevê-la.
client-error-seats =
    { $stated ->
        [one] Está indicado { $stated } lugar, mas na mesa há { $seats }.
       *[other] Estão indicados { $stated } lugares, mas na mesa há { $seats }.
    }
client-error-names = Há mais nomes ({ $names }) do que lugares ({ $seats }).
client-error-zero = São precisos pelo menos um jogo e uma thread.
client-error-refused = «{ $text }» não é possível. { $reason }
client-error-output = Não foi possível escrever a resposta ({ $reason }).

client-reason-not-found = o ficheiro não existe
client-reason-not-allowed = não é permitido
client-reason-folder = é uma pasta
client-reason-exists = já existe
client-reason-not-text = não é um texto

## À mesa

# Como se chama quem não tem nome.
client-name =
    { $seat ->
        [A] Ana
        [B] Bruno
        [C] Clara
       *[D] Duarte
    }
client-kind-human = ao teclado
client-kind-random = joga ao acaso
client-kind-automated = joga segundo regras próprias
client-kind-greedy = leva o que de momento parece melhor
client-kind-level = nível { $level }, { $name }
client-kind-share = nível { $level }, { $name }, com { $percent } % da sua reflexão
client-kind-search =
    { $count ->
        [one] antecipa as jogadas, { $count } tentativa por decisão
       *[other] antecipa as jogadas, { $count } tentativas por decisão
    }
# Os níveis dos bots, do mais fraco ao mais forte.
client-level =
    { $level ->
        [1] principiante
        [2] aprendiz
        [3] oficial
        [4] perito
       *[5] mestre
    }
client-seated = { $seat } ({ $kind })
client-welcome = { $game }. À mesa: { $people }.
client-welcome-help = Escreve o número de uma escolha, o início das suas palavras, ou «ajuda».
client-help-line = { $usage }: { $help }
client-help-enter = Só Enter mostra de novo as escolhas.
client-choice = { $choice }: { $detail }
client-as-before = { $group } (de { $first } a { $last }, como antes)
client-quoted = «{ $text }»
client-why-nothing = Tudo o que vem ao caso é permitido.
client-explain = { $name }: { $text }
client-undid =
    { $seat-you ->
        [yes] Desfazes a tua última escolha.
       *[no] { $seat } desfaz a última escolha.
    }
client-dice-short = Basta o que saiu: { $example }
client-dice-words = As palavras: { $words }
client-dice-word = { $word } ({ $name })
client-score-seat = { $seat }: { $points }, com a previsão { $forecast }
client-score-source =
    { $forecast ->
        [0] { "  " }{ $source } { $points }
       *[other] { "  " }{ $source } { $points } ({ $sign ->
            [minus] −
           *[plus] +
        }{ $size })
    }
client-standing = A classificação final
client-position = Posição { $position }
client-check-none = Não há aqui nenhum cenário.

## Outros comandos

client-game = { $title } ({ $name }): de { $fewest } a { $most } jogadores
client-game-option = { "  " }opção { $option }: { $values } (por omissão: { $default })
client-game-components = { "  " }componentes { $name }: { $hash }
client-games-bots = Quem se pode sentar à mesa além das pessoas:
client-games-bot = { "  " }{ $bot }: { $kind }
client-demonstration = { $game }: uma demonstração com { $people }. A semente é { $seed }.
client-demonstration-end = A demonstração acaba aqui. Para jogar: azulejo play { $name }
client-sim-speed =
    { $games ->
        [one] { $games } jogo com { $decisions } decisões em { $seconds } s: { $speed } jogos e { $decision-speed } decisões por segundo.
       *[other] { $games } jogos com { $decisions } decisões em { $seconds } s: { $speed } jogos e { $decision-speed } decisões por segundo.
    }
client-sim-length = Decisões por jogo: { $mean } em média, dispersão { $spread }, de { $least } a { $most }.
client-sim-seat = { $seat } ({ $kind }): { $mean } pontos em média, dispersão { $spread }, de { $least } a { $most }; vitórias: { $wins }.

## Encontros entre bots

client-arena =
    { $games ->
        [one] { $game }: { $games } jogo a { $players } com a semente { $seed }, com { $budget } % das tentativas.
       *[other] { $game }: { $games } jogos a { $players } com a semente { $seed }, com { $budget } % das tentativas.
    }
client-arena-bot = Bot
client-arena-games = Jogos
client-arena-wins = Vitórias
client-arena-interval = Intervalo 95 %
client-arena-margin = Vantagem
client-arena-points = Pontos
client-arena-decision = Por decisão
client-arena-slow = Mais de { $limit } s
client-arena-turn = Turno mais longo
client-arena-rating = Força
client-arena-ladder = A escala; { $bot } está em 0, e 400 pontos equivalem a dez vitórias contra uma.
client-arena-title = { $title } { $count }
client-arena-titles = Títulos de { $bot }: { $titles }.
client-chart-arena =
    { $games ->
        [one] { $game }: percentagem de vitórias em { $games } jogo
       *[other] { $game }: percentagem de vitórias em { $games } jogos
    }
client-chart-share = Vitórias em percentagem, com o intervalo de 95 %
client-chart-ladder =
    { $games ->
        [one] { $game }: força segundo { $games } jogo de cada par
       *[other] { $game }: força segundo { $games } jogos de cada par
    }
client-chart-rating = Força em relação a { $bot }, com o intervalo de 95 %

## Um olhar para trás sobre um jogo

client-analyse =
    { $turns ->
        [one] { $game }: { $turns } turno. Os pontos finais que cada um podia esperar, com { $iterations } tentativas por decisão:
       *[other] { $game }: { $turns } turnos. Os pontos finais que cada um podia esperar, com { $iterations } tentativas por decisão:
    }
client-analyse-person = { $seat } { $points }
client-analyse-turn = Turno { $turn }, joga { $seat }: { $standing }
client-analyse-end = No fim: { $standing }
client-analyse-swings = Onde mais se perdeu:
client-analyse-no-swings = Em momento nenhum havia algo claramente melhor.
client-analyse-swing = Turno { $turn }: { $seat } escolhe «{ $done }» e pode esperar { $done-expected }; «{ $best }» prometia { $best-expected }.
client-chart-analyse = { $game }: pontos finais esperados, turno a turno
client-chart-turn = Turno
client-chart-points = Pontos

client-serve = As mesas estão abertas em { $address }
client-serve-friends = Para amigos na mesma rede: { $address }
client-serve-public = Para todos: { $address }
client-serve-stop = Tudo fica guardado em { $file }. Para parar: Ctrl+C.
client-serve-stopped = O servidor parou. Nada se perdeu.
client-serve-in-use = «{ $file }» está a ser usado por outro servidor.
client-serve-bad-address = «{ $text }» não é um endereço: escreve IP:PORTA, por exemplo 127.0.0.1:8400.
client-serve-bad-setting = «{ $value }» não é um valor possível de «{ $name }».
client-serve-failed = O servidor não pode funcionar: { $reason }

client-load-failed = Não foi possível medir a carga: { $reason }
client-load-actions = { $actions } ações em { $seconds } segundos em { $tables } mesas: { $rate } por segundo
client-load-answers = Respondidas, em milissegundos: metade em { $half }, 99 % em { $most }, todas em { $longest }
client-load-arrivals = Anunciadas a todos os outros lugares, em milissegundos: metade em { $half }, 99 % em { $most }, todas em { $longest }
client-load-positions = Posições de partidas terminadas, em milissegundos: metade em { $half }, 99 % em { $most }, todas em { $longest }
client-load-server = O servidor usou { $cores } segundos de um processador e ocupa { $memory } MiB de memória
client-load-idle = { $sockets } ligações à espera custam-lhe { $memory } MiB
client-load-lost = { $actions } ações não foram anunciadas a todos
client-load-ran-out = Algumas mesas ficaram sem jogos antes do tempo: os números são demasiado baixos.
client-verify-table = Mesa { $table }: { $reason }
client-verify =
    { $tables ->
        [one] Uma mesa conferida, { $faults } com erros.
       *[other] { $tables } mesas conferidas, { $faults } com erros.
    }
client-replay-blank =
    { $count ->
        [one] Uma linha está em branco, porque quem comunicou o problema não a pode conhecer; o jogo é mostrado como pode ter sido.
       *[other] { $count } linhas estão em branco, porque quem comunicou o problema não as pode conhecer; o jogo é mostrado como pode ter sido.
    }
client-replay-view = o registo leva a { $name } { $found }, mas via-se { $seen }
client-replay-fair = O acaso foi honesto: o segredo é o prometido e a semente resulta dele.
client-replay-other-secret = o segredo não é o prometido
client-replay-other-commitment = fala de um compromisso diferente do que anotaste
client-replay-other-seed = a semente não resulta do segredo e do que os jogadores acrescentaram
client-replay-unreadable = não é possível ler o que diz do acaso
