### A mesa de Madeira como documento: títulos, nomes dos elementos, o seu estado e para que servem.

## Em que ponto está o jogo

madeira-document-where = Em que ponto está o jogo
madeira-document-round = Ronda
madeira-document-stage = Ronda { $round }
madeira-document-order = Ordem de turno
madeira-document-turn = Neste turno
madeira-document-turn-nothing = ainda nenhum favor usado
madeira-document-turn-favour = já foi usado um favor
madeira-document-turn-engineer =
    { $count ->
        [one] mais { $count } colheita com o engenheiro
       *[other] mais { $count } colheitas com o engenheiro
    }
madeira-document-turn-lord = o lorde: este edifício não custa nada
madeira-document-turn-diplomat = o diplomata conta neste edifício
madeira-document-turn-bought = { $wood-counted } por pagar no fim do turno
madeira-document-turn-due = { $reis-counted } a receber das rotas comerciais
madeira-document-turn-landed = { $ships } por recompensar { $colony-in }

## Colunas das tabelas

madeira-document-points = PP
madeira-document-workers = Trabalhadores na reserva
madeira-document-ships = Navios na reserva
madeira-document-windmill = Moinho de vento
madeira-document-windmill-level = { $name }: nível { $level }
madeira-document-pirates = Piratas
madeira-document-character = Personagem
madeira-document-guild-dice = Dados da guilda
madeira-document-pirate-die = Dado pirata
madeira-document-markers = Marcadores de ação
madeira-document-markers-out = Marcadores de ação em edifícios
madeira-document-chosen = Escolhida por
madeira-document-guilds = Guildas
madeira-document-favour = Favor
madeira-document-wood = Madeira para construir
madeira-document-left = Espaço da esquerda
madeira-document-right = Espaço da direita
madeira-document-held = Na mão
madeira-document-scored = Pontuados nesta ronda
# Uma coluna e o pedido de que fala.
madeira-document-of-request = { $what } ({ $request })
madeira-document-request-left = { $request }, ainda nesta fila

## Estados

madeira-document-hidden = escondidos
madeira-document-free = livre
madeira-document-space = { $number }: { $who }
madeira-document-built = construído
madeira-document-unbuilt = por construir
madeira-document-undealt = ainda por distribuir
madeira-document-not-chosen = ainda por escolher
madeira-document-not-in-play = fora de jogo com tão poucos jogadores
madeira-document-twin = fechada enquanto a rota gémea estiver ocupada
madeira-document-no-character = ainda nenhuma
madeira-document-no-dice = nenhum
madeira-document-no-markers = nenhum
madeira-document-no-ships = nenhum
madeira-document-up = virado para cima
madeira-document-down = virado para baixo
madeira-document-favour-state = { $side }; { $guild }
madeira-document-favours-count = { $up } virados para cima, { $down } virados para baixo
madeira-document-ship-of = navio de { $seat }
madeira-document-workers-here = trabalhadores: { $workers }
madeira-document-guard =
    { $dice-count ->
        [0] trabalhadores: { $guards }; nenhum dado pirata
       *[other] trabalhadores: { $guards }; dados pirata { $dice }
    }
madeira-document-rank =
    { $state ->
        [free] vazio; quem o ocupa ao passar recebe { $gains }
        [order] { $taken }, por ordem de turno; quem o ocupa ao passar na fase B recebe { $gains }
       *[taken] { $taken }, que já passou; dá { $gains }
    }
madeira-document-field =
    { $workers-count ->
        [0] { $grown }
       *[other] { $grown }; trabalhadores: { $workers }
    }

## Para que servem

madeira-document-guard-about = Um trabalhador aqui permite-te colocar um dado pirata e depois volta à tua reserva. Quem sozinho tiver mais na fase D pode retirar um em troca de { $figure-honour }.
madeira-document-guild-about = Na fase A cada jogador escolhe uma fila: dá três dados e um dos seus pedidos da Coroa, e vira para cima os favores da sua guilda. A fila é também o lugar na ordem da fase B.
madeira-document-column-about = A coluna mostra a ordem de turno. Quem passa na fase B ocupa um espaço vazio e recebe os seus réis, ou faz a ação indicada. A partir daí os espaços são a nova ordem de turno.
madeira-document-field-about = Um trabalhador aqui colhe 1 de madeira enquanto houver, e depois { $crop }. Conta para os edifícios da região { $region }.
madeira-document-forest-about = Um trabalhador aqui pode comprar ou tirar madeira da reserva geral. A floresta não pertence a nenhuma região e nunca é colhida.
madeira-document-city-about = Aqui o presidente da câmara rende { $income }. Urbanização: { $most } com mais trabalhadores do que qualquer outro; senão, { $otherwise }.
madeira-document-colony-title = Colónia: { $colony }
madeira-document-colony-about = Cada trabalhador aqui rende 1 de { $good } na fase D.
madeira-document-landing-about = Atracar aqui custa { $wine-counted }; depois o navio recebe uma das recompensas do Rei da colónia.
madeira-document-route-about = Um navio que chega aqui entrega { $goods-counted } e recebe { $reis-counted }.
madeira-document-windmill-about = O seu nível diz quantos trabalhadores comem sem pão. Nas fases B, C e D podes dar 2 bens por 1, ou { $figure-mill-wheat } por um nível; nas fases B e C também um nível por pão ou réis.
madeira-document-pirates-about = Só os vê quem os tem. No fim, quem tiver mais perde mais pontos.

## Plantações, e o que tem um jogador

madeira-document-plantations = Plantações
madeira-document-reward = Recompensa do Rei
madeira-document-reserve = Reserva
madeira-document-out = No tabuleiro e à mão
madeira-document-workers-out = Trabalhadores no tabuleiro
madeira-document-ships-out = Navios no mar
madeira-document-dice = Dados da guilda na mão
madeira-document-own-dice = Os teus dados da guilda
madeira-document-row = Fila do tabuleiro das guildas
madeira-document-rank-taken = Espaço da ordem de turno
madeira-document-requests = Pedidos da Coroa
madeira-document-favours = Favores das guildas
madeira-document-accounts = PP por origem

## O que ainda está por sair

madeira-document-unseen = Por sair ou fora do jogo
madeira-document-unseen-favours = Favores ainda por distribuir
madeira-document-unseen-requests = Pedidos da Coroa ainda por distribuir
madeira-document-unseen-starts = Pedidos iniciais ainda por distribuir
madeira-document-unseen-starts-out = Pedidos iniciais fora do jogo
madeira-document-unseen-rewards = Recompensas do Rei ainda por distribuir
madeira-document-unseen-rewards-out = Recompensas do Rei fora do jogo
madeira-document-unseen-characters = Personagens
madeira-document-unseen-dice = Dados
