### A mesa de Lisboa como documento: títulos, nomes dos elementos, o seu estado e para que servem.

## Em que ponto está o jogo

lisboa-document-where = Em que ponto está o jogo
lisboa-document-period = Período
lisboa-document-period-state =
    { $over ->
        [yes] O jogo acabou.
       *[no] { $period } de 2.{ $period-due ->
            [yes] {" "}O seu fim foi provocado por { $period-by }.
           *[no] {""}
        }{ $end-due ->
            [yes] {" "}O fim do jogo foi provocado por { $end-by }.
           *[no] {""}
        }{ $ends ->
            [yes] {" "}Até ao fim: { $turns }.
           *[no] {""}
        }
    }
lisboa-document-treasury = Tesouro
lisboa-document-treasury-state =
    Espaço { $space }: valor { $reis }, influência { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }
lisboa-document-treasury-about = O seu valor conta no preço dos terrenos, dos oficiais a contratar e das cartas do tesouro; a sua influência, no custo de uma visita.
lisboa-document-stage = Período { $period }
lisboa-document-order = De quem é a vez
lisboa-document-turn = Neste turno
lisboa-document-turn-covered = cobertas por um bem: { $list }
lisboa-document-turn-done = já feitas com o evento: { $list }
lisboa-document-turn-produced = produzido: { $list }
lisboa-document-turn-given = entregue por um navio: { $list }
lisboa-document-turn-spent = marcador de conjunto gasto num decreto: { $list }
lisboa-document-turn-church = pontuação da igreja no fim do turno, a começar por { $list }
lisboa-document-turn-offered = peças do clero entregues à igreja: { $list }
lisboa-document-turn-taken = última carta tirada do baralho: { $list }
lisboa-document-turn-discarded = descartadas no fim do período: { $list }
lisboa-document-turn-rewarded = recompensas recebidas no fim do período: { $list }
lisboa-document-turn-traded = negociado até agora: { $list }
lisboa-document-courtier = Cortesão de Lacerda
lisboa-document-courtier-about = No seu próximo turno Lacerda visita o nobre a seguir a este.
lisboa-document-courtiers = Cortesãos
lisboa-document-courtier-of = Cortesão de { $person }
lisboa-document-courtier-of-about = Um cortesão fica junto do nobre visitado até terminarem a visita e as ações de quem a segue.
lisboa-document-courtier-visits = visita o { $noble }
lisboa-document-courtier-waits = espera na antecâmara
lisboa-document-helper = Ajudante de Lacerda
lisboa-document-helper-about = No baralho do Rei ou do tesouro faz a ação de Estado de cima; senão, a de baixo.
lisboa-document-prices = Preços dos bens
lisboa-document-prices-about = Os preços descem quando se produz e nunca sobem.
lisboa-document-tracks = Influência e perucas
lisboa-document-influence-track = Trilho da influência
lisboa-document-influence-track-about = Em vez de pagar um real, move-se o marcador para a esquerda até ao próximo espaço que mostre um. Quem, ao ganhar influência, fica no último espaço recebe uma peruca.
lisboa-document-wig-track = Trilho das perucas
lisboa-document-wig-track-about = Cinquenta espaços. Um algarismo num marcador diz quantas voltas já deu.
lisboa-document-options = Opções deste jogo

## Colunas das tabelas

lisboa-document-wigs = Perucas
lisboa-document-reis = Réis
lisboa-document-influence = Influência
lisboa-document-officials-board = Oficiais no tabuleiro
lisboa-document-stores = Lojas
lisboa-document-decrees = Decretos
lisboa-document-decrees-about = Os decretos recebem-se do Marquês e pontuam no fim.
lisboa-document-hand = Cartas na mão
lisboa-document-own-hand = A tua mão
lisboa-document-office = Gabinete
lisboa-document-plaza = Praça
lisboa-document-favours-left = Favores que restam
lisboa-document-visit = Uma visita custa-te
lisboa-document-visit-about = A influência do tesouro e 1 por cada oficial alheio no gabinete.
lisboa-document-each = diferente para cada jogador
lisboa-document-available = Edifício público disponível
lisboa-document-next = Edifício público seguinte
lisboa-document-stack = Edifícios públicos na pilha
lisboa-document-plan = Planos
lisboa-document-clergy-tile = Peça do clero
lisboa-document-shown = Virada para cima
lisboa-document-face-down = Viradas para baixo
# Uma coluna e o nobre ou arquiteto de que fala.
lisboa-document-of = { $what } ({ $whose })

## A corte, a igreja e o estaleiro

lisboa-document-state-actions = Ações de Estado
lisboa-document-state-action =
    { $covered ->
        [yes] { $noble }; coberta neste turno
       *[no] { $noble }
    }
lisboa-document-plans =
    { $plans ->
        [0] já não há
        [one] { $plans }, para { $officials }
       *[other] { $plans }, o primeiro para { $officials }
    }
lisboa-document-cardinal = Cardeal
lisboa-document-church-place = Peça { $place }
lisboa-document-no-decree = Espaço para um decreto
lisboa-document-shipyard = Estaleiro naval
lisboa-document-yard =
    { $top ->
        [yes] { $count }; no topo
       *[no] { $count }
    }

## A Baixa

lisboa-document-lands = Terrenos
lisboa-document-lands-about = Um terreno custa o valor do tesouro, e mais por cada cubo de escombros da sua fila e da sua coluna.
lisboa-document-column = Coluna { $column }
lisboa-document-columns = Colunas
lisboa-document-column-state = { $wigs } por cada edifício; escombros: { $cubes }
lisboa-document-column-about = Uma loja desta coluna dá estas perucas por cada edifício público da sua cor nas pontas da sua fila e pelo que está no topo da sua rua: ao construir-se a loja e ao abrir-se um desses edifícios.
lisboa-document-rubble = Escombros
lisboa-document-rubble-here = escombros: { $cubes }
lisboa-document-no-rubble = nenhuns
lisboa-document-pile = Monte de escombros
lisboa-document-removed = fora do jogo: { $count }
lisboa-document-not-in-play = fora de jogo com dois jogadores
lisboa-document-store = { $store } de { $owner }, { $street }
lisboa-document-land =
    { $yours ->
        [yes] livre; custa-te { $reis } antes de tirares um cubo; recompensa: { $reward }
       *[no] livre; recompensa: { $reward }
    }
lisboa-document-tiles = Peças de cidade
lisboa-document-on-display = exposta
lisboa-document-gone = já não há
lisboa-document-tiles-large = Peças grandes na pilha
lisboa-document-tiles-small = Peças pequenas na pilha
lisboa-document-building = edifício público, { $facade } ({ $architect })
lisboa-document-site = livre; escombros: { $cubes }; recompensa: { $reward }

## Um jogador

lisboa-document-stock = Bens e dinheiro
lisboa-document-room = Lugar para { $room } de cada bem.
lisboa-document-influence-state = { $influence }; cada ganho traz { $gain }
lisboa-document-portfolio = Portefólio
lisboa-document-portfolio-room = Lugar para { $room } entre cartas e navios.
lisboa-document-empty-slot = vazio
lisboa-document-fourth-dock = Quarto cais
lisboa-document-ship-state = { $slot }; { $ship }; a bordo: { $cargo }
lisboa-document-pieces = No tabuleiro
lisboa-document-officials = Oficiais
lisboa-document-officials-state = { $board } no tabuleiro; { $office }; { $plaza }
lisboa-document-officials-about = Num gabinete cada um encarece aos outros a visita a esse nobre. Para um plano voltam ao teu tabuleiro.
lisboa-document-houses = construídas { $built } de { $all }
lisboa-document-rubble-state =
    { $lacerda ->
        [yes] { $cubes }
       *[no] { $cubes }; { $sets }; marcadores com o Marquês: { $markers }
    }
lisboa-document-sets-about = Um cubo castanho, um vermelho e um azul formam um conjunto. Cada conjunto dá lugar a mais uma carta e a mais um bem de cada tipo, e o seu marcador pode ser gasto noutro decreto.
lisboa-document-no-stores = nenhuma
lisboa-document-tiles-held = Peças e decretos
lisboa-document-favours = Favores reais
lisboa-document-favours-about = Quando outro jogador visita esse nobre, podes devolver o favor e seguir a visita. No fim, um favor que ainda tenhas vale { $figure-favour }.
lisboa-document-no-favours = nenhum
lisboa-document-plans-open = Planos abertos
lisboa-document-plans-open-about = Com um plano abres um edifício público do seu arquiteto: voltam ao teu tabuleiro tantos oficiais quantos ele mostra.
lisboa-document-plans-done = Planos concluídos
lisboa-document-plans-done-about = Planos cujo edifício público está aberto. No fim quem neles tem mais oficiais ganha perucas.
lisboa-document-no-plans = nenhum
lisboa-document-clergy = Clero
lisboa-document-clergy-about = Cada peça ajuda-te enquanto a tens. Na pontuação da igreja podes entregá-las em troca de perucas.
lisboa-document-no-clergy = nenhuma peça
lisboa-document-hidden = escondidas: { $cards } de { $era }
lisboa-document-own-hidden = { $cards } de { $era } que só tu vês
lisboa-document-known = conhecidas por todos: { $cards }
lisboa-document-to-keep = uma das duas à escolha
lisboa-document-offered = à escolha
lisboa-document-picked = guardada no draft
lisboa-document-draft = Vistas no draft
lisboa-document-draft-state = passadas: { $passed }; recebidas: { $received }
lisboa-document-accounts = Perucas por origem

## O que ainda está por sair

lisboa-document-unseen = Ainda por ver
lisboa-document-unseen-hands = Cartas que os outros escondem
lisboa-document-unseen-hands-state = { $cards } de entre estas: { $candidates }
lisboa-document-unseen-deck = { $deck }, virado para baixo
lisboa-document-unseen-period = Segundo período
lisboa-document-unseen-bag = Saco do clero
lisboa-document-unseen-bag-left =
    { $count ->
        [0] vazio
        [one] resta { $count } peça
       *[other] restam { $count } peças
    }
lisboa-document-unseen-bag-list = Peças do clero no saco
lisboa-document-unseen-buildings = Edifícios públicos ainda por ver
lisboa-document-unseen-decrees = Baralho de decretos
lisboa-document-unseen-decrees-left =
    { $count ->
        [0] esgotado
        [one] resta { $decrees }
       *[other] restam { $decrees }
    }
lisboa-document-unseen-decrees-list = Decretos por tirar
lisboa-document-unseen-gone = Cartas fora do jogo
