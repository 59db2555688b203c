### A ajuda da linha de comandos.

usage = Joga jogos de tabuleiro linha a linha: ao teclado, entre bots, a partir de um registo ou de uma posição.
    .examples = Cada comando tem a sua página: azulejo play --help
usage-heading-usage = Uso:
usage-heading-commands = Comandos
usage-heading-arguments = Argumentos
usage-heading-options = Opções
usage-line-command = COMANDO [opções]
usage-line-options = [opções]
usage-lang = Língua: en, it, es ou pt. Senão, a de LC_ALL, LC_MESSAGES ou LANG, ou o inglês
    .value = L
usage-help = Mostra esta página
usage-version = Mostra a versão

usage-play = Joga ao teclado, contra bots ou com outros no mesmo teclado
    .examples =
        Exemplos
          azulejo play madeira
          azulejo play madeira --seats human,human,level4 --names Ana,Rui
          azulejo play madeira --load serao.azulejo --save serao.azulejo --force
          azulejo play madeira --load serao.azulejo --at 17
          azulejo play madeira --load scenarios/madeira/examples/06-harvest.toml
          azulejo play madeira --dice typed --seats human,human,human
          azulejo play madeira --server http://192.168.1.20:8400 --seats me,open,level3 --name Ana
          azulejo play --server http://192.168.1.20:8400

        Durante o jogo escreve o número de uma escolha, o início das suas palavras ou a sua notação;
        «ajuda» diz o que mais podes pedir. Quando a entrada acaba, o jogo é guardado.
usage-play-game = O jogo; «azulejo games» enumera-os. Com --load, --server e --table pode omitir-se
    .value = JOGO
usage-play-seats = Quem joga, por ordem de lugar: human, ou um bot dos que «azulejo games» enumera; num servidor me, open, de level1 a level5 (por omissão: tu e dois level3)
    .value = TIPO,…
usage-play-names = Os nomes dos jogadores, por ordem de lugar
    .value = NOME,…
usage-play-options = Uma opção da preparação; pode repetir-se
    .value = NOME=VALOR
usage-play-seed = A semente do acaso: um número ou 64 algarismos hexadecimais (por omissão: ninguém a conhece)
    .value = S
usage-play-load = Começa a partir de um registo ou de um cenário
    .value = FICHEIRO
usage-play-at = Com --load: volta a quando valem N decisões
    .value = N
usage-play-save = Mantém o registo do jogo neste ficheiro
    .value = FICHEIRO
usage-play-force = O ficheiro de --save pode ser substituído
usage-play-dice = O acaso é tirado pelo programa (drawn, por omissão) ou escrito a partir de uma mesa real (typed)
    .value = drawn|typed
usage-play-confirm = Pergunta antes de um passo que não se pode desfazer
usage-play-components = Joga com os componentes deste ficheiro
    .value = FICHEIRO
usage-play-server = Joga a uma mesa deste servidor; sem um jogo enumera as mesas que há
    .value = URL
usage-play-table = Senta-te a esta mesa, volta ao teu lugar ou assiste: o id dela, ou um convite
    .value = MESA
usage-play-watch = Com --table: só assiste
usage-play-name = Como te chamas no servidor
    .value = NOME
usage-play-open = Com --server: à mesa nova qualquer pessoa se pode sentar e assistir (por omissão: só por convite)
usage-play-hints = Com --server: na mesa nova dão-se conselhos (só contra bots, sempre)
usage-play-practice = Com --server: as decisões dos outros não impedem de desfazer (só contra bots, nunca)
usage-play-recover = Com --server: retoma os teus lugares a partir de outro computador, com o código que «recuperação» mostra
    .value = CÓDIGO
usage-play-session = O ficheiro que guarda quem és no servidor (por omissão: um por servidor na pasta de dados)
    .value = FICHEIRO

usage-sim = Põe os bots a jogar muitos jogos e diz como acabaram
    .examples =
        Exemplo
          azulejo sim madeira --players 4 --games 1000 --seed 1 --json

        O resultado é o mesmo com qualquer número de threads. O primeiro jogo tem a semente S, o
        segundo S + 1, etc.: azulejo play madeira --seats random,random --seed S mostra-o.
usage-sim-game = O jogo
    .value = JOGO
usage-sim-players = Quantos jogadores (por omissão: os de --seats, ou 3)
    .value = N
usage-sim-games = Quantos jogos (por omissão: 100)
    .value = K
usage-sim-seed = A semente do primeiro jogo (por omissão: 1)
    .value = S
usage-sim-seats = Que bots jogam, por ordem de lugar (por omissão: random)
    .value = BOT,…
usage-sim-options = Uma opção da preparação; pode repetir-se
    .value = NOME=VALOR
usage-sim-threads = Quantas threads (por omissão: as que a máquina tiver)
    .value = T
usage-sim-components = Joga com os componentes deste ficheiro
    .value = FICHEIRO
usage-sim-json = Responde em JSON

usage-arena = Põe os bots a jogar uns contra os outros e diz quão fortes são
    .examples =
        Exemplos
          azulejo arena madeira --seats level3,greedy --games 200 --seed 1
          azulejo arena lisboa --seats level3,greedy,greedy,greedy --games 200 --json
          azulejo arena madeira --seats level5,level3 --games 100 --budget 10 --results longo.jsonl
          azulejo arena lisboa --seats random,greedy,level1,level2,level3 --ladder --chart escala.svg

        Tantos jogos seguidos quantos os lugares têm a mesma distribuição, e de cada vez os bots
        avançam um lugar. Os jogos são os mesmos com qualquer número de threads.
usage-arena-game = O jogo
    .value = JOGO
usage-arena-seats = Que bots jogam; «azulejo games» enumera-os
    .value = BOT,…
usage-arena-games = Quantos jogos, com --ladder por cada par (por omissão: 100)
    .value = N
usage-arena-seed = A semente do acaso: um número (por omissão: 1)
    .value = S
usage-arena-budget = A parte das suas tentativas que níveis e pesquisas recebem, em percentagem (por omissão: 100)
    .value = PERCENTAGEM
usage-arena-threads = Quantas threads (por omissão: as que a máquina tiver)
    .value = T
usage-arena-results = Guarda cada jogo acabado neste ficheiro, e continua onde parou
    .value = FICHEIRO
usage-arena-ladder = Cada par de bots joga por si; depois, todos numa só escala
usage-arena-chart = Desenha um gráfico neste ficheiro (SVG)
    .value = FICHEIRO
usage-arena-json = Responde em JSON

usage-tune = Ajusta os pesos com que os bots avaliam as posições, com jogos contra si próprios
    .examples =
        Exemplo
          azulejo tune madeira --generations 8 --games 4000 --seed 1 --out madeira.toml

        A mesma semente dá o mesmo ficheiro com qualquer número de threads.
usage-tune-game = O jogo
    .value = JOGO
usage-tune-generations = Quantas vezes se joga e se ajusta
    .value = G
usage-tune-games = Jogos por cada número de jogadores em cada geração
    .value = N
usage-tune-seed = A semente do acaso: um número (por omissão: 1)
    .value = S
usage-tune-out = O ficheiro para os pesos
    .value = FICHEIRO
usage-tune-from = Começa com os pesos deste ficheiro (por omissão: do zero)
    .value = FICHEIRO
usage-tune-threads = Quantas threads (por omissão: as que a máquina tiver)
    .value = T

usage-replay = Verifica cada linha e cada impressão digital de um registo, e mostra aonde leva
usage-replay-file = O registo
    .value = FICHEIRO
usage-replay-at = Mostra a posição em que valem N decisões
    .value = N
usage-replay-commitment = O compromisso que a mesa mostrou antes da partida: compara-o com o do registo
    .value = HEXADECIMAL
usage-replay-components = Os componentes com que se jogou, se não forem dos publicados
    .value = FICHEIRO
usage-replay-json = Responde em JSON

usage-analyse = Revê um jogo: o que era de esperar em cada turno, e onde mais se perdeu
    .examples =
        Exemplo
          azulejo analyse serao.azulejo --seat A --chart serao.svg

        Cada decisão é avaliada pelo que o seu lugar podia saber. «azulejo play --load FICHEIRO
        --at N» volta a uma posição.
usage-analyse-file = O registo
    .value = FICHEIRO
usage-analyse-seat = Só os turnos deste lugar
    .value = L
usage-analyse-iterations = Quantas tentativas por decisão (por omissão: como para um conselho)
    .value = N
usage-analyse-threads = Quantas threads (por omissão: as que a máquina tiver)
    .value = T
usage-analyse-chart = Desenha um gráfico neste ficheiro (SVG)
    .value = FICHEIRO
usage-analyse-components = Os componentes com que se jogou, se não estiverem entre os publicados
    .value = FICHEIRO
usage-analyse-json = Responde em JSON

usage-draw = Desenhar uma posição
    .examples =
        Exemplo
          azulejo draw serao.azulejo --at 40 --seat A -o serao.png
usage-draw-file = O registo
    .value = FICHEIRO
usage-draw-at = Desenhar a posição em que estão em vigor N decisões (por omissão, a última)
    .value = N
usage-draw-output = A imagem: FICHEIRO.svg ou FICHEIRO.png; FICHEIRO.json contém o que um servidor envia a um navegador, FICHEIRO.jsonl o mesmo de várias posições (--at N,N…) em todas as línguas
    .value = FICHEIRO
usage-draw-seat = Como a vê este lugar (por omissão, como quem assiste)
    .value = L
usage-draw-area = Só esta parte da mesa
    .value = ID
usage-draw-dark = Nas cores da noite
usage-draw-scale = Quantos pontos tem uma unidade num PNG
    .value = N
usage-draw-components = Os componentes com que se jogou, se não estiverem entre os publicados
    .value = FICHEIRO

usage-check = Verifica se os cenários se cumprem
    .examples =
        Uma linha por cada falha; a última conta-as. O código de saída é 1 se algo falhar.
usage-check-paths = Ficheiros de cenários, ou pastas com eles
    .value = CAMINHO

usage-games = Enumera os jogos: quantos jogadores, opções, conjuntos de componentes
usage-games-json = Responde em JSON

usage-demo = Mostra algumas jogadas de um jogo, contadas por palavras
usage-demo-game = O jogo (por omissão: madeira)
    .value = JOGO
usage-demo-seats = Que bots jogam, por ordem de lugar (por omissão: três greedy)
    .value = BOT,…
usage-demo-seed = A semente do acaso (por omissão: 7)
    .value = S

usage-serve = Põe a funcionar um servidor onde jogam amigos e bots
    .examples =
        Exemplos
          azulejo serve
          azulejo serve --bind 127.0.0.1:8400 --database /srv/azulejo.db
          azulejo serve --config azulejo.toml

        Cada opção pode ser dada também no ambiente (AZULEJO_BIND) e no ficheiro (bind = "…").
usage-serve-bind = Onde escutar (por omissão: 0.0.0.0:8400)
    .value = ENDEREÇO
usage-serve-database = O ficheiro que guarda tudo (por omissão: azulejo.db na pasta de dados)
    .value = FICHEIRO
usage-serve-base_url = O endereço que as pessoas usam, para ligações e cookies
    .value = URL
usage-serve-trusted_proxies = Os proxies em que se confia quanto ao endereço de quem chama
    .value = IP,…
usage-serve-bot_threads = Quantos bots podem pensar ao mesmo tempo (por omissão: um a menos do que os núcleos da máquina)
    .value = T
usage-serve-limits = Limites pelo nome, por exemplo requests=50/200,bots=60 (a lista está em «docs/operations.md»)
    .value = NOME=VALOR,…
usage-serve-config = Um ficheiro com as mesmas opções
    .value = FICHEIRO

usage-verify = Volta a jogar cada mesa guardada e confere as suas impressões digitais
usage-verify-database = O ficheiro que guarda tudo (por omissão: azulejo.db na pasta de dados)
    .value = FICHEIRO

usage-backup = Copia para um ficheiro tudo o que está guardado, com o servidor a funcionar
usage-backup-file = O ficheiro para a cópia; não pode existir
    .value = FICHEIRO
usage-backup-database = O ficheiro que guarda tudo (por omissão: azulejo.db na pasta de dados)
    .value = FICHEIRO

usage-load = Mede quanto aguenta um servidor nesta máquina
    .examples =
        Exemplos
          azulejo load
          azulejo load --rate 1000
          azulejo load --tables 1 --rate 1 --idle 5000
          azulejo load --rate 200 --bots 20

        Inicia um servidor próprio com uma base de dados nova e joga nele jogos inteiros.
usage-load-game = O jogo (por omissão: madeira)
    .value = JOGO
usage-load-tables = Mesas em que jogam pessoas (por omissão: 200)
    .value = N
usage-load-players = Pessoas em cada mesa (por omissão: 4)
    .value = N
usage-load-seconds = Durante quantos segundos (por omissão: 10)
    .value = N
usage-load-rate = Ações por segundo, em todas as mesas juntas (por omissão: cada mesa assim que recebe resposta)
    .value = N
usage-load-idle = Mais ligações que apenas esperam (por omissão: nenhuma)
    .value = N
usage-load-bots = Mais mesas em que jogam os bots mais fortes (por omissão: nenhuma)
    .value = N
usage-load-positions = Posições de partidas terminadas a pedir no fim (por omissão: nenhuma)
    .value = N
usage-load-words = Pede frases nesta língua com cada envio (por omissão: só a notação)
    .value = LÍNGUA
usage-load-folder = Onde se cria a base de dados (por omissão: a pasta dos ficheiros temporários)
    .value = PASTA
usage-load-json = Responde em JSON

usage-completions = Escreve o que uma shell precisa para completar esta linha de comandos
    .examples =
        Exemplo
          azulejo completions bash > ~/.local/share/bash-completion/completions/azulejo
usage-completions-shell = bash, elvish, fish, powershell ou zsh
    .value = SHELL
