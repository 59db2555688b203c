### A mesa de Lisboa, linha a linha.

# Quem ocupa o segundo lugar no jogo a solo.
lisboa-automated = Lacerda

## Em que ponto está o jogo

lisboa-board-where =
    Período { $period }. Valor do tesouro { $reis }, influência do tesouro { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }.{ $ends ->
        [yes] {" "}Até ao fim: { $turns }.
       *[no] {""}
    }
lisboa-board-wigs = Perucas: { $players }.
lisboa-board-turn = Primeiro jogador: { $first }. A jogar: { $now }.
lisboa-board-turn-later = Antes do primeiro turno cada um escolhe uma peça do clero. Primeiro jogador: { $first }.
lisboa-board-prices = Preços em réis: { $prices }.
lisboa-board-lacerda = Cortesão de Lacerda: { $courtier }. Ajudante no baralho: { $helper }.
# Um nome com uma quantidade, numa lista.
lisboa-board-share = { $seat } { $count }
lisboa-board-about = { $name }: { $about }
lisboa-board-nobody = ninguém
lisboa-board-nothing = nada
lisboa-board-later = chega depois das peças do clero
lisboa-board-no-goods = nenhum bem
lisboa-board-neutral = neutro

## Um jogador

# A linha breve no início de uma jogada.
lisboa-board-have = Tens { $reis }, influência { $influence } e { $goods }, com lugar para { $room } de cada tipo; { $officials } no teu tabuleiro; { $cards } na mão.
lisboa-board-player = { $seat }: { $wigs }
lisboa-board-stock = { $reis }, influência { $influence } (de cada vez que a ganha: { $gain }); { $goods }, com lugar para { $room } de cada tipo.
lisboa-board-influence = Influência { $influence }.
lisboa-board-portfolio = Portefólio, com lugar para { $room }: linha superior { $top }; linha inferior { $bottom }.
lisboa-board-ships = Navios: { $ships }.
lisboa-board-officials = Oficiais: { lisboa-document-officials-state }.
lisboa-board-standing = { $standing }: { $there }
lisboa-board-rubble = Escombros: { $cubes }; { $sets }; marcadores com o Marquês: { $markers }.
lisboa-board-cubes = Escombros: { $cubes }.
lisboa-board-clergy = Clero: { $clergy }.
lisboa-board-favours = Favores reais: { $favours }.
lisboa-board-plans-open = Planos abertos: { $plans }.
lisboa-board-plans-done = Planos concluídos: { $plans }.
lisboa-board-plan = { $architect } ({ $officials })
lisboa-board-stores = Lojas: { $stores }.
lisboa-board-own-store = { $land } { $good }
lisboa-board-houses = { $houses }: construídas { $built } de { $all }. { $about }
lisboa-board-has-decrees = Decretos: { $decrees }.
lisboa-board-heading-hand = A tua mão (só tu a vês)
lisboa-board-hand =
    { $known-count ->
        [0] Na mão: { $cards }.
       *[other] Na mão: { $cards }, entre elas { $known }.
    }

## O tabuleiro

lisboa-board-heading-court = Corte real
lisboa-board-noble =
    { $noble }: gabinete { $office }{ $plaza-count ->
        [0] {""}
       *[other] ; praça { $plaza }
    }; favores que restam { $favours }{ $yours ->
        [yes] ; uma visita custa-te { $cost }
       *[no] {""}
    }.
lisboa-board-office = { $there } ({ $taken } de { $spaces } espaços)
lisboa-board-heading-architects = Arquitetos
lisboa-board-architect =
    { $architect }: disponível { $available }; depois { $next }; mais { $left } na pilha; { $plans ->
        [yes] primeiro plano para { $officials }
       *[no] já não há planos
    }.
lisboa-board-heading-church = Igreja
lisboa-board-cardinal = O cardeal está { $cardinal }. Pontuação da igreja quando chega { $influence }; o tesouro sobe quando chega { $treasury }.
lisboa-board-church = Peça { $place }: { $tile }
lisboa-board-heading-cards = Cartas políticas
lisboa-board-deck =
    { $empty ->
        [yes] { $deck }: nenhuma carta virada para cima. Viradas para baixo: { $left }.
       *[no] { $card } Viradas para baixo: { $left }.
    }
lisboa-board-heading-decrees = Decretos
lisboa-board-decree-now = Para ti agora: { $wigs }.
lisboa-board-heading-ships = Navios
lisboa-board-yard = Estaleiro naval: { $ships }.
lisboa-board-docked = { $seat }, espaço { $slot }: { $ship }.
lisboa-board-ship =
    { $ship } (carga { $load } de { $hull }, mais { $reis } por cada bem{ $at-sea ->
        [yes] , no mar
       *[no] {""}
    })
lisboa-board-heading-downtown = Baixa
lisboa-board-tiles = Peças de cidade expostas: { $tiles }. Nas pilhas: { $large } grandes, { $small } pequenas.
lisboa-board-pile = Monte de escombros: { $cubes }.
lisboa-board-column = Coluna { $column }: { $wigs } por cada edifício; escombros: { $cubes }.
lisboa-board-row = { $row }, escombros: { $cubes }.
lisboa-board-store = { $land }: { $store } de { $owner }, { $street }.
lisboa-board-land =
    { $yours ->
        [yes] { $land }: livre; custa-te { $reis } antes de tirares um cubo; recompensa: { $reward }.
       *[no] { $land }: livre; recompensa: { $reward }.
    }
lisboa-board-heading-sites = Estaleiros públicos
lisboa-board-building = { $site }: { $facade } ({ $architect }).
lisboa-board-site = { $site }: livre; escombros: { $cubes }; recompensa: { $reward }.
lisboa-board-heading-players = Jogadores
lisboa-board-reconstructed = Alguns números são reconstruídos: «explicar» seguido de um nome diz se é o caso.

## Ao lado de uma escolha

lisboa-board-worth = agora vale { $wigs }
lisboa-board-costs = custa { $cost }
lisboa-board-no-state = só: { $does }
lisboa-board-no-follow = guardas o favor
lisboa-board-no-extra-decree = guardas o marcador
lisboa-board-no-reward = não dá nada
lisboa-board-reward = recompensa: { $does }
lisboa-board-into-portfolio = { $brings }; depois vende ou negoceia
lisboa-board-visit = ação de Estado e depois { $does }; custa { $cost }
lisboa-board-does-for = { $does }; custa { $cost }
lisboa-board-tile-detail =
    { $lands ->
        [one] 1 terreno livre
       *[other] { $lands } terrenos livres
    }, a partir de { $reis } depois de tirado o cubo; { $most ->
        [0] nenhuma peruca
       *[other] até { $wigs }
    }
lisboa-board-site-wigs =
    { $wigs-count ->
        [0] com o { $architect } ninguém ganha perucas
       *[other] perucas com o { $architect }: { $wigs }
    }
lisboa-board-further = { $list }; { $next }
lisboa-board-pay-influence = exige { $influence }: ficas com { $level }
lisboa-board-clergy-wigs = vale { $wigs } na igreja
lisboa-board-sale =
    { $sails ->
        [yes] { $reis }; o navio zarpa
       *[no] { $reis }; depois carga { $load } de { $hull }
    }
lisboa-board-build-store = construir uma loja
lisboa-board-take-decree = receber um decreto
lisboa-board-open-building = abrir um edifício público
lisboa-board-cardinal-detail =
    { $clergy }, { $does }; { $worth }{ $treasury ->
        [yes] ; o tesouro sobe
       *[no] {""}
    }{ $scoring ->
        [yes] ; pontuação da igreja no fim deste turno
       *[no] {""}
    }
lisboa-board-land-detail = custa { $reis } antes de tirares um cubo; dá { $wigs }
lisboa-board-then-land = então o terreno custa { $reis }
lisboa-board-site-cubes = escombros: { $cubes }
lisboa-board-plan-detail =
    { $facade }; { $hired ->
        [0] retira { $own }
       *[other] retira { $own }, contrata { $hired-counted } por { $reis }
    }; { $wigs-count ->
        [0] ninguém ganha perucas
       *[other] perucas: { $wigs }
    }

## O que ainda há de sair

lisboa-unseen-hands = Os outros escondem { $cards }; podem ser destas, o resto está fora do jogo:
lisboa-unseen-deck = { $deck }, { $cards } viradas para baixo:
lisboa-unseen-period = No período 2 as mãos tiram-se das cartas de { $hands }, e os baralhos são os de { $decks }.
lisboa-unseen-clergy = Peças do clero no saco: { $clergy }.
lisboa-unseen-buildings = Edifícios públicos ainda não vistos: { $buildings }.
lisboa-unseen-building = { $count } com { $blue } no lado azul e { $green } no lado verde
lisboa-unseen-decrees = { $decrees } por sair:
