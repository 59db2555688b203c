### O cliente para o navegador.

## Em todo o lado

web-title-front = Azulejo: Lisboa e Madeira
web-title-new = Nova mesa – Azulejo
web-title-tables = Mesas – Azulejo
web-title-join = Convite – Azulejo
web-title-settings = Definições – Azulejo
web-title-about = Acerca – Azulejo
web-title-nowhere = Página não encontrada – Azulejo
web-title-table = Mesa – Azulejo
web-title-table-of = { $game } – Azulejo
web-title-turn = ● É a tua vez: { $game }
web-title-hand-over = ● É a vez de { $name }: { $game }
web-skip = Saltar para o conteúdo
web-nav = Páginas
web-nav-tables = Mesas
web-nav-settings = Definições
web-nav-about = Acerca
web-language = Língua
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-language-pt = Português
web-close = Fechar
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = O texto está selecionado: copia-o com Ctrl+C ou mantém o dedo sobre ele.
web-keep = Guardar
web-kept = Guardado.
web-loading = Um momento…
web-you = tu
web-your-name = O teu nome
web-to-front = Ir para a página inicial
web-unreachable = O servidor não responde. Tenta de novo daqui a um momento.
web-unreachable-waiting = O servidor não responde. A tentar de novo…
web-mishap = Algo correu mal nesta página. Volta a carregá-la: o teu jogo está a salvo no servidor.
web-reload = Recarregar
web-again = Tentar de novo
web-noscript = O Azulejo precisa de JavaScript. Permite-o nesta página.
web-nowhere = Aqui não há nada
    .about = O endereço pode ter um erro, ou a página mudou de lugar.
web-table-gone = Não é possível abrir esta mesa

## Página inicial e listas de mesas

web-front-title = Dois grandes jogos de Portugal
web-front-intro = Joga Lisboa e Madeira no navegador: contra bots, com amigos em qualquer lugar, ou todos à volta de um só dispositivo. Cada regra é aplicada e explicada. Sem conta e sem custos.
web-front-play = Jogar { $game } contra dois bots
web-front-new = Preparar uma mesa
web-game-lisboa = Lisboa
    .facts = 1 a 4 jogadores · cerca de duas horas
    .about = Depois do terramoto de 1755, reconstrói a cidade com o Rei, o Marquês e o Construtor, e ganha as melhores perucas.
web-game-madeira = Madeira
    .facts = 2 a 4 jogadores · cerca de duas horas
    .about = Povoa a ilha da madeira, do trigo, do açúcar e do vinho, responde aos pedidos da Coroa e mantém os piratas à distância.
web-tables-mine = As tuas mesas
web-tables-all = Todas as tuas mesas
web-tables-none = Não tens nenhum jogo a decorrer. Começa um aqui em cima.
web-tables-open = Mesas abertas
web-tables-none-open = Neste momento nenhuma mesa espera por jogadores.
web-status-yours = É a tua vez
web-status-running = { $seat } está a decidir
web-status-gathering = À espera de jogadores
web-status-over = O jogo acabou
web-status-closed = Esta mesa foi fechada antes de o jogo começar.
web-play-on = Jogar
web-open-table = Abrir
web-watch = Assistir
web-join = Participar
web-seat-free = lugar livre

## Uma mesa nova

web-new-title = Nova mesa
web-new-game = Jogo
web-new-players = { $fewest } a { $most } jogadores
web-new-seats = Quem joga
web-new-seat = Lugar { $seat }
web-new-me = Eu
web-new-open = Alguém que convido com uma ligação
    .about = Recebes uma ligação para os lugares livres. O jogo começa quando estiverem todos.
web-new-here = Outra pessoa neste dispositivo
    .about = O ecrã pede que passes o dispositivo e entretanto não mostra a mão de ninguém.
web-new-here-name = Nome desta pessoa
web-new-player = Jogador { $number }
web-new-bots = Bots
web-new-bot = Bot, nível { $level }: { $title }
web-new-more = Acrescentar um lugar
web-new-fewer = Tirar um lugar
web-new-options = Opções
web-new-table = À mesa
web-new-hints = Dar conselhos a quem os pedir
web-new-practice = Para treinar: posso desfazer a minha escolha mesmo depois de os bots jogarem
web-new-visible = Mostrar esta mesa a todos: qualquer pessoa pode assistir e ocupar um lugar livre
web-new-open-table = Abrir a mesa
web-new-begin = Começar

## Um convite

web-join-title = Tens um convite
web-join-about = Diz como os outros te podem chamar e ocupa o teu lugar.
web-invite = Ligação para os teus amigos
    .about = Quem a abrir ocupa um lugar livre. Envia-a a quem queres que jogue contigo.

## Antes do jogo

web-gathering =
    { $free ->
        [0] Já estão todos.
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $free } lugares livres.
    }
web-sit-here = Sentar-me aqui
web-give-to-bot = Dar a um bot
web-bot-strength = Bot para o lugar { $seat }
web-come-back = Retomar o lugar
web-start = Começar
web-close-table = Fechar esta mesa
web-leave = Deixar o lugar
    .about = Quem abriu a mesa pode dar o teu lugar a um bot ou a outra pessoa. Podes voltar enquanto mais ninguém o ocupar.
    .do = Deixar
    .host = Foste tu que abriste a mesa: depois de o deixares ainda podes dar o lugar a um bot ou a outra pessoa, ou voltar a ocupá-lo.
    .stay = Ficar
web-bot-level = bot, nível { $level }
web-stands-in = em vez de { $name }

## Um dispositivo para todos

web-hand-over = Passa o dispositivo a { $name }
    .about = Nada é mostrado até { $name } dar sinal.
    .ready = Sou { $name }

## Decidir

web-your-turn = É a tua vez
web-over = O jogo acabou.
web-choices = Escolhas
web-choices-open =
    { $count ->
        [one] 1 escolha
       *[other] { $count } escolhas
    }
web-choices-closed =
    { $count ->
        [one] { $count } não é possível agora: porquê?
       *[other] { $count } não são possíveis agora: porquê?
    }
web-preview = { $choice }:
web-preview-none = Aponta para uma escolha e vê aqui o que ela faria.
web-preview-reveals = Depois revela-se algo: já não se poderá desfazer.
web-preview-more =
    { $count ->
        [one] e mais uma coisa
       *[other] e mais { $count } coisas
    }
web-preview-hands-on = Depois é outro jogador a decidir.
web-confirm-yes = Confirmar
web-confirm-no = Escolher de novo
web-confirm-unknown = De momento não é possível saber o que acontece a seguir: talvez não se possa desfazer.
web-undo = Desfazer
web-reset-turn = Desfazer todo o turno
web-undid = { $name } desfaz a última escolha.
web-taken-back = (desfeito)
web-hint = Conselho
web-hint-thinking = A pensar…
web-hint-stopped = A máquina estava ocupada: pensou menos do que o habitual.
web-rule = Regra
web-rule-title = Regra { $rule }
web-lost = A ligação caiu. A tentar de novo; nada do que decidiste se perde.
web-sending-waits = A tua escolha está guardada e segue assim que o servidor responder.
web-sheet-open = Mostrar as escolhas
web-sheet-close = Recolher as escolhas

## O que aconteceu

web-since = Desde a tua última jogada
web-since-more =
    { $count ->
        [one] Há mais um acontecimento no diário.
       *[other] Há mais { $count } acontecimentos no diário.
    }
web-hurts = – custa-te alguma coisa
web-log = Diário
web-log-who = Quem
web-log-everybody = Todos
web-log-what = O quê
web-log-all = Tudo
web-log-since = Desde a minha última jogada
web-log-points = Pontos
web-log-hurts = O que me custou alguma coisa
web-log-chance = Sorteios e dados
web-log-talk = Conversa
web-log-table = À mesa
web-log-nothing = Ainda nada.
web-log-newest = Primeiro a jogada mais recente
web-log-oldest = Primeiro a jogada mais antiga
web-log-more = Mostrar mais
web-log-earlier = Mostrar o que aconteceu antes
web-begun = O jogo começa.
web-said = { $name }: «{ $text }»
web-seat-taken = { $name } ocupa o lugar { $seat }.
web-seat-left = O lugar { $seat } está livre.
web-talk = Conversa
web-talk-none = Ainda ninguém disse nada.
web-talk-say = Diz alguma coisa
web-talk-send = Enviar
web-talk-watching = só a assistir

## A mesa

web-side = Jogadores, diário e conversa
web-parts = Partes da mesa
web-part-table = Mesa
web-part-me = Eu
web-part-others = Outros
web-jump = Zonas da mesa
web-players = Jogadores
web-deciding = a decidir
web-points = Pontos
web-forecast = Se acabasse agora
web-scores = Pontos por origem
web-scores-source = Origem
web-scores-total = Total
web-scores-hidden = O que ainda está escondido não é contado.
web-provenance-deduced = Estes números são deduzidos de fontes públicas (ver «{ web-nav-about }»).
web-provenance-reconstructed = Estes números são uma reconstrução nossa (ver «{ web-nav-about }»).
web-record = Descarregar o registo
web-report = Comunicar um problema
    .about = Recebes um ficheiro com tudo o que podes ver deste jogo. Envia-o a quem gere este servidor (talvez tu) e diz o que está errado.
    .words = O que aconteceu, e o que esperavas?
    .do = Descarregar o relatório

## O fim

web-points-counted =
    { $game ->
        [lisboa] { $points } perucas
       *[other] { $points } PP
    }
web-end-won = Ganhaste com { $counted }
web-end-winner = { $name } vence com { $counted }
web-end-winners = { $names } partilham a vitória com { $counted }
web-rematch = Jogar outra vez
web-rematch-opened = Há uma mesa nova para os mesmos jogadores.
web-end-course = Pontos turno a turno
web-end-analysis = Um olhar para trás
    .about = Um bot pode examinar cada decisão deste jogo e dizer onde se perdeu mais.
    .do = Analisar o jogo
    .thinking = O bot já examinou { $done } de { $of } decisões…
    .none = Em momento algum havia algo claramente melhor a fazer.
    .chart = Pontos esperados no fim, turno a turno
web-end-fair = O acaso foi honesto?
    .about = Antes do jogo o servidor publicou um compromisso sobre o seu segredo. Com as palavras dos jogadores, o segredo dá a semente de onde tudo saiu; «azulejo replay» verifica-o.
    .commitment = Compromisso:
    .seed = Semente:
web-chart-figures = O mesmo em números
web-chart-turn = Turno

## Definições

web-settings-you = Tu
web-settings-look = Aspeto
web-settings-theme = Cores da página
web-theme-system = Como neste dispositivo
web-theme-light = Claras
web-theme-dark = Escuras
web-settings-colours = Cores dos jogadores
web-settings-faint = A cor de { $seat } vê-se mal num dos dois fundos.
web-settings-colours-usual = Voltar às cores habituais
web-settings-playing = Durante o jogo
web-settings-confirm = Pedir confirmação antes de uma escolha
web-confirm-final = Quando se revela algo ou a seguir decide outro jogador
web-confirm-always = Sempre
web-confirm-never = Nunca
web-settings-shortcuts = Atalhos de teclado («?» à mesa mostra a lista)
web-settings-turn = Quando é a tua vez
web-settings-sound = Tocar um som
web-settings-sound-again = Repeti-lo a cada meio minuto
web-settings-notify = Mostrar uma notificação
web-settings-notify-blocked = O teu navegador não permite notificações desta página.
web-settings-elsewhere = Os teus lugares noutro dispositivo
    .about = Aqui não há palavras-passe: o teu navegador é a tua chave. Um código de recuperação leva os teus lugares para outro navegador.
web-settings-show-code = Mostrar o meu código de recuperação
web-settings-code = Código de recuperação
    .about = Guarda-o para ti: quem o tiver fica com os teus lugares.
web-settings-recover = Código de outro dispositivo
web-settings-recover-do = Trazer os meus lugares para aqui
web-settings-recovered = Os teus lugares já estão aqui.

## Teclado

web-keys = Atalhos de teclado
web-key-choices = para as escolhas
web-key-table = para a mesa
web-key-me = para o que é meu
web-key-points = para os jogadores e os pontos
web-key-log = para o diário
web-key-talk = para a conversa
web-key-undo = desfazer
web-key-hint = pedir um conselho
web-key-list = esta lista
web-key-arrows = de escolha em escolha, de elemento em elemento
web-key-zoom = ampliar, reduzir, mostrar a mesa toda (no tabuleiro)
web-key-move = mover o tabuleiro
web-key-skip = ir para o fim enquanto as peças se movem
web-key-escape = fechar uma explicação; escolher de novo

## Acerca

web-about = Acerca do Azulejo
web-about-fan = Não oficial
    .text = Esta é uma versão de Lisboa e Madeira feita por fãs. Não contém imagens nem textos das editoras: só regras por palavras nossas, factos e números. Se gostas dos jogos, compra-os.
web-about-reconstructed = O que foi reconstruído
    .text = Nem todos os números dos componentes são públicos. O que foi deduzido ou reconstruído está marcado com *, e a explicação indica-o.
web-about-fair = Acaso honesto
    .text = Antes de um jogo o servidor publica um compromisso sobre o seu segredo; depois do jogo qualquer pessoa pode verificar que nada foi alterado.
web-about-privacy = O que é guardado
    .text = O teu nome, os teus lugares e os jogos, neste servidor; as tuas definições, neste navegador. Um só cookie guarda o teu lugar. Ninguém é rastreado, nada é enviado para outro lado.
web-about-everyone = Para todos
    .text = Tudo se pode fazer com o rato, com um dedo, só com o teclado ou com um leitor de ecrã. Se encontrares algum obstáculo, comunica-o.
web-about-made = Feito com
    .text = Tipos de letra: EB Garamond e Source Sans 3, com a licença SIL Open Font. Os ícones e os azulejos são desenhados por este projeto. O código é livre, com licença MIT ou Apache 2.0.

## The drawn board

web-board = Tabuleiro
web-board-help = Arrasta para mover o tabuleiro; gira a roda ou afasta e junta dois dedos para ampliar ou reduzir. Com o teclado: mais e menos ampliam e reduzem, 0 mostra a mesa toda, as setas movem. Tudo o que lá está é dito por palavras mais abaixo.
web-board-switch = Como a mesa é mostrada
web-board-drawn = Tabuleiro
web-board-words = Por palavras
web-board-view = Vista do tabuleiro
web-board-area = Parte da mesa
web-board-free = Vista livre
web-board-common = Tabuleiro comum
web-board-mine = As minhas coisas
web-board-whole = A mesa toda
web-board-previous = Parte anterior
web-board-next = Parte seguinte
web-board-further = Reduzir
web-board-closer = Ampliar
web-board-speed = Animações
web-board-speed-slow = Lentas
web-board-speed-normal = Normais
web-board-speed-fast = Rápidas
web-board-speed-off = Desligadas
web-board-telling = O que aconteceu na mesa…
web-board-skip = Ir para o fim
web-board-choices =
    { $count ->
        [one] { $name }: { $count } escolha
       *[other] { $name }: { $count } escolhas
    }
web-board-more =
    { $count ->
        [one] … mais uma escolha
       *[other] … mais { $count } escolhas
    }
web-board-menu = { $name }: escolhas
web-board-loose = Mais escolhas
web-board-back = Voltar: { $area }
web-board-elsewhere = Também podes escolher em:
web-since-watch = Ver outra vez

## As regras

web-nav-rules = Regras
web-rules-title = As regras de { $game }
web-rules-games = Jogos
web-rules-more = Continuar a ler nas regras
web-settings-name-holds = Vale para as mesas a que te sentares a partir de agora.
web-title-rules = Regras – Azulejo
