### A mesa de Madeira, linha a linha.

## Em que ponto está o jogo

madeira-board-where =
    { $round ->
        [0] { $phase }.
       *[other] Ronda { $round }. { $phase }.
    }
madeira-board-order = Ordem de turno: { $seats }.
madeira-board-points = PP: { $players }.
# Um nome com uma quantidade, numa lista.
madeira-board-share = { $seat } { $count }
madeira-board-nobody = ninguém
madeira-board-nothing = nada

## Um jogador

# A linha breve no início de uma jogada.
madeira-board-have =
    { $dice-count ->
        [0] Tens { $things }; { $workers } e { $ships } na reserva; moinho de vento no nível { $mill }; { $pirates }.
       *[other] Tens { $things }; { $workers } e { $ships } na reserva; moinho de vento no nível { $mill }; { $pirates }; dados da guilda { $dice }.
    }
madeira-board-player = { $seat }: { $points }
madeira-board-reserve = Reserva: { $things }; { $workers } e { $ships }.
madeira-board-workers = Trabalhadores no tabuleiro: { $places }.
madeira-board-ships = Navios no mar: { $places }.
madeira-board-guards = { $count } na guarda da cidade
madeira-board-colonists = { $count } { $colony-in }
madeira-board-windmill =
    { $need ->
        [0] O moinho de vento no nível { $mill } alimenta { $feeds }; { $workers } no tabuleiro: não é preciso pão.
        [one] O moinho de vento no nível { $mill } alimenta { $feeds } de { $workers } no tabuleiro: é preciso { $bread-counted }.
       *[other] O moinho de vento no nível { $mill } alimenta { $feeds } de { $workers } no tabuleiro: são precisos { $bread-counted }.
    }
madeira-board-pirates = Piratas: { $pirates } (só tu vês isto).
madeira-board-dice = Dados da guilda na mão: { $dice }.
madeira-board-markers = Marcadores de ação: { $places }.
madeira-board-marker =
    { $count ->
        [one] { $building-at }
       *[other] { $count } { $building-at }
    }
madeira-board-requests = Pedidos da Coroa: { $requests }.
madeira-board-favours-up = Favores virados para cima: { $favours }.
madeira-board-favours-down = Favores virados para baixo: { $favours }.

## O tabuleiro

madeira-board-heading-buildings = Edifícios
madeira-board-building =
    { $building }, região { $region }: { $character ->
        [none] ainda sem personagem
       *[other] { $character }
    }{ $dice-count ->
        [0] {""}
       *[other] ; dados { $dice }
    }{ $pirate ->
        [0] {""}
       *[other] ; dado pirata { $pirate }
    }{ $markers-count ->
        [0] {""}
       *[other] ; marcadores { $markers }
    }.
madeira-board-guard =
    { $dice-count ->
        [0] Guarda da cidade: { $guards }; nenhum dado pirata.
       *[other] Guarda da cidade: { $guards }; dados pirata { $dice }.
    }

madeira-board-heading-guild = Tabuleiro das guildas
madeira-board-row =
    { $row } ({ $guilds }): { $state ->
        [free] dados { $dice }
        [undealt] ainda sem dados
       *[taken] escolhida por { $taken }
    }; pedidos { $requests }.
madeira-board-heading-column = Coluna da ordem de turno
madeira-board-rank =
    { $state ->
        [free] { $rank }: { $gains }.
        [order] { $rank }: { $taken }, por ordem de turno; { $gains }.
       *[taken] { $rank }: { $taken }.
    }
madeira-board-gain-city = { $points } e um trabalhador para uma cidade
madeira-board-gain-guard = um trabalhador para a guarda da cidade
madeira-board-gain-ship = o movimento de um navio
madeira-board-or = { $list } ou { $next }
madeira-board-or-else = { $list }; ou { $next }

madeira-board-heading-region = Região { $region }
# O que dá uma plantação.
madeira-board-grown =
    { $crop }{ $becomes ->
        [none] {""}
       *[other] , mais tarde { $becomes }
    }{ $wood ->
        [0] {""}
       *[other] , com { $wood-counted }
    }
madeira-board-field =
    { $workers-count ->
        [0] { $field }: { $grown }.
       *[other] { $field }: { $grown }; { $workers }.
    }
madeira-board-forest = Floresta: { $workers }.

madeira-board-heading-cities = Cidades
madeira-board-city = { $city }: { $spaces }{ $free-count ->
        [0] ; nenhum espaço livre
        [one] ; espaço livre { $free }
       *[other] ; espaços livres { $free }
    }.
madeira-board-space = { $number } { $who }
madeira-board-citizen = cidadão neutro
madeira-board-unbuilt = { $city }, por construir: { $districts }.
madeira-board-district = { $number } { $favour } ({ $wood-counted })
madeira-board-all-built = { $city }: todos os distritos estão construídos.

madeira-board-heading-colonies = Colónias
madeira-board-colony =
    { $colony }: recompensas { $rewards }; traz { $good }{ $workers-count ->
        [0] {""}
        [one] ; trabalhador { $workers }
       *[other] ; trabalhadores { $workers }
    }{ $ships-count ->
        [0] {""}
        [one] ; navio { $ships }
       *[other] ; navios { $ships }
    }{ $free-count ->
        [0] ; nenhum desembarque livre
        [one] ; desembarque livre { $free }
       *[other] ; desembarques livres { $free }
    }. { $points }
madeira-board-landing = { $number } por { $wine-counted }
madeira-board-heading-markets = Mercados
madeira-board-market =
    { $market }: { $free-count ->
        [0] nenhuma rota livre
        [one] rota livre { $free }
       *[other] rotas livres { $free }
    }{ $ships-count ->
        [0] {""}
        [one] ; navio { $ships }
       *[other] ; navios { $ships }
    }. { $points }
madeira-board-route = { $number }: { $goods-counted } por { $reis-counted }
madeira-board-berth = { $seat } { $numbers }
madeira-board-ship-points = Um navio vale { $first }, { $second } e { $third } PP nas rondas 1, 3 e 5.
madeira-board-heading-players = Jogadores
madeira-board-reconstructed = Alguns números são reconstruídos: «explicar» seguido de um nome diz se é o caso.

## Junto a uma escolha

madeira-board-row-detail = dados { $dice }; { $guilds }
madeira-board-costs = { $character }; custa { $bread }
madeira-board-no-action = nenhum trabalhador na região, logo nenhuma ação
madeira-board-further = { $list }; { $next }
madeira-board-size-does = { $size }: { $does }
madeira-board-moinho = recebe { $amount }
madeira-board-capitania = ganha { $points }, move no máximo { $amount } para uma cidade
madeira-board-alfandega = move no máximo { $amount } para uma colónia
madeira-board-coroa = vira no máximo { $amount } para cima
madeira-board-fortaleza = move no máximo { $amount } para a guarda da cidade
madeira-board-bought = compras { $wood } por { $reis }
madeira-board-pirates-come = traz { $pirates }
madeira-board-mill-top = já estás no topo: ganhas { $points } em vez de subir
madeira-board-mill-bottom = já estás no fundo: perdes { $points } em vez de descer
madeira-board-maintenance-ahead = vais precisar de { $wood } e { $bread }; tens { $has-wood } e { $has-bread }
madeira-board-collects = depois recebes { $gains }

## O que falta sair

madeira-unseen-favours = Favores ainda por distribuir: { $favours }.
madeira-unseen-requests = Pedidos da Coroa ainda por distribuir: { $requests }.
madeira-unseen-starts = Pedidos iniciais ainda por distribuir: { $requests }.
madeira-unseen-starts-out = Pedidos iniciais fora do jogo: { $requests }.
madeira-unseen-rewards = Recompensas do Rei ainda por distribuir: { $rewards }.
madeira-unseen-rewards-out = Recompensas do Rei fora do jogo: { $rewards }.
madeira-unseen-characters = As quatro personagens são baralhadas de novo em cada ronda que falta.
madeira-unseen-dice = Cada dado mostra { $faces } com igual probabilidade.
