### Madeira.

## Quantidades

madeira-unit-wheat = { $count } de trigo
madeira-unit-sugar = { $count } de açúcar
madeira-unit-wine = { $count } de vinho
madeira-unit-wood = { $count } de madeira
madeira-unit-bread =
    { $count ->
        [one] { $count } pão
       *[other] { $count } pães
    }
madeira-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
# O que custa um edifício.
madeira-unit-cost = { madeira-unit-reis }
madeira-unit-points = { $count } PP
madeira-unit-score = { madeira-unit-points }
madeira-unit-pirates =
    { $count ->
        [one] { $count } pirata
       *[other] { $count } piratas
    }
madeira-unit-workers =
    { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
madeira-unit-ships =
    { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    }
madeira-unit-favours =
    { $count ->
        [one] { $count } favor
       *[other] { $count } favores
    }

## Nomes

madeira-good-wheat = trigo
    .pair = 2 de trigo
    .market = Mercado do trigo
madeira-good-sugar = açúcar
    .pair = 2 de açúcar
    .market = Mercado do açúcar
madeira-good-wine = vinho
    .pair = 2 de vinho
    .market = Mercado do vinho

madeira-thing-wheat = trigo
madeira-thing-sugar = açúcar
madeira-thing-wine = vinho
madeira-thing-wood = madeira
madeira-thing-bread = pão
madeira-thing-reis = réis

madeira-building-moinho = Moinho
    .at = no Moinho
    .from = do Moinho
    .to = para o Moinho
    .of = do Moinho
madeira-building-capitania = Capitania
    .at = na Capitania
    .from = da Capitania
    .to = para a Capitania
    .of = da Capitania
madeira-building-alfandega = Alfândega
    .at = na Alfândega
    .from = da Alfândega
    .to = para a Alfândega
    .of = da Alfândega
madeira-building-coroa = Casa da Coroa
    .at = na Casa da Coroa
    .from = da Casa da Coroa
    .to = para a Casa da Coroa
    .of = da Casa da Coroa
madeira-building-fortaleza = Fortaleza
    .at = na Fortaleza
    .from = da Fortaleza
    .to = para a Fortaleza
    .of = da Fortaleza

madeira-character-administrator = administrador
    .on = sobre o administrador
    .of = do administrador
madeira-character-guildmaster = mestre da guilda
    .on = sobre o mestre da guilda
    .of = do mestre da guilda
madeira-character-commander = comandante
    .on = sobre o comandante
    .of = do comandante
madeira-character-mayor = presidente da câmara
    .on = sobre o presidente da câmara
    .of = do presidente da câmara
madeira-character-harvester = ceifeiro
    .on = sobre o ceifeiro
    .of = do ceifeiro

madeira-city-porto-santo = Porto Santo
    .in = no Porto Santo
    .of = do Porto Santo
madeira-city-funchal = Funchal
    .in = no Funchal
    .of = do Funchal
madeira-city-machico = Machico
    .in = em Machico
    .of = de Machico

madeira-colony-acores = Açores
    .to = para os Açores
    .from = dos Açores
    .in = nos Açores
madeira-colony-brasil = Brasil
    .to = para o Brasil
    .from = do Brasil
    .in = no Brasil
madeira-colony-india = Índia
    .to = para a Índia
    .from = da Índia
    .in = na Índia

madeira-guild-orange = guilda laranja
    .of = da guilda laranja
madeira-guild-green = guilda verde
    .of = da guilda verde
madeira-guild-blue = guilda azul
    .of = da guilda azul
madeira-guild-purple = guilda roxa
    .of = da guilda roxa

madeira-favour-monk = monge
    .the = o monge
    .does = recebe { $figure-monk }
madeira-favour-bishop = bispo
    .the = o bispo
    .does = move um dos teus marcadores de ação para outro edifício
madeira-favour-patron = mecenas
    .the = o mecenas
    .does = recebe { $figure-patron }
madeira-favour-treasurer = tesoureiro
    .the = o tesoureiro
    .does = recebe { $figure-treasurer }
madeira-favour-miller = moleira
    .the = a moleira
    .does = sobe um nível no moinho de vento
madeira-favour-engineer = engenheiro
    .the = o engenheiro
    .does = colhe mais { $figure-engineer } vezes com o teu próximo dado
madeira-favour-navigator = navegador
    .the = o navegador
    .does = move um navio
madeira-favour-explorer = explorador
    .the = o explorador
    .does = move um trabalhador de qualquer lugar para qualquer outro
madeira-favour-diplomat = diplomata
    .the = o diplomata
    .does = age aqui como se tivesses mais { $figure-diplomat }
madeira-favour-lord = lorde
    .the = o lorde
    .does = este edifício não te custa nada
madeira-favour-lady = dama
    .the = a dama
    .does = paga { $figure-lady } e faz a ação de qualquer edifício
madeira-favour-policeman = polícia
    .the = o polícia
    .does = descarta metade dos teus piratas

madeira-request-trade = rotas comerciais
    .the = o pedido «rotas comerciais»
madeira-request-urbanisation = urbanização
    .the = o pedido «urbanização»
madeira-request-expeditions = expedições
    .the = o pedido «expedições»
madeira-request-prosperity = prosperidade da nação
    .the = o pedido «prosperidade da nação»
madeira-request-influence = influência das guildas
    .the = o pedido «influência das guildas»

madeira-reward-island = ilha
    .does = move um trabalhador para uma plantação ou para a floresta
madeira-reward-guard = guarda da cidade
    .does = move um trabalhador para a guarda da cidade e descarta até { $figure-discard }
madeira-reward-windmill = moinho de vento
    .does = sobe um nível no moinho de vento
madeira-reward-guild = guilda
    .does = vira um favor para cima
madeira-reward-medal = medalha
    .does = ganha { $figure-medal }
madeira-reward-support = apoio real
    .does = descarta até { $figure-discard } ou recebe { $figure-support }
madeira-reward-city = cidade
    .does = ganha { $figure-city } e podes mover um trabalhador para uma cidade
madeira-reward-booty = saque
    .does = recebe { $figure-booty }

madeira-die-guild = dado da guilda
    .a = um dado da guilda
madeira-die-pirate = dado pirata
    .a = um dado pirata

madeira-row-i = fila I
    .the = a fila I
    .of = da fila I
    .in = na fila I
madeira-row-ii = fila II
    .the = a fila II
    .of = da fila II
    .in = na fila II
madeira-row-iii = fila III
    .the = a fila III
    .of = da fila III
    .in = na fila III
madeira-row-iv = fila IV
    .the = a fila IV
    .of = da fila IV
    .in = na fila IV

madeira-rank-i = espaço I
    .to = para o espaço I
    .in = no espaço I
madeira-rank-ii = espaço II
    .to = para o espaço II
    .in = no espaço II
madeira-rank-iii = espaço III
    .to = para o espaço III
    .in = no espaço III
madeira-rank-iv = espaço IV
    .to = para o espaço IV
    .in = no espaço IV

madeira-pass-gain-reis = recebe os réis
    .that = réis
madeira-pass-gain-city = ganha { $figure-pass-city } e podes mover um trabalhador para uma cidade
    .that = um movimento para uma cidade
madeira-pass-gain-guard = move um trabalhador para a guarda da cidade
    .that = um movimento para a guarda da cidade
madeira-pass-gain-ship = move um navio
    .that = o movimento de um navio

madeira-mill-gain-bread = pão
madeira-mill-gain-reis = réis

madeira-relief-pirates = Descarta até { $figure-discard }
madeira-relief-bread = Recebe { $figure-support }

madeira-errand-plantation = para uma plantação ou para a floresta
    .piece = um trabalhador
    .the = o trabalhador
madeira-errand-city = para um espaço livre de uma cidade
    .piece = um trabalhador
    .the = o trabalhador
madeira-errand-colony = para uma colónia
    .piece = um trabalhador
    .the = o trabalhador
madeira-errand-guard = para a guarda da cidade
    .piece = um trabalhador
    .the = o trabalhador
madeira-errand-mayor = para outro espaço de uma cidade
    .piece = um dos teus trabalhadores ou um cidadão neutro
    .the = o trabalhador ou cidadão
madeira-errand-explorer = para qualquer lugar
    .piece = um trabalhador
    .the = o trabalhador

madeira-size-small = ação pequena
    .the = a ação pequena
madeira-size-large = ação grande
    .the = a ação grande

madeira-phase-setup = Preparação do jogo
madeira-phase-a = Fase A: preparação
madeira-phase-b = Fase B: personagens
madeira-phase-c = Fase C: edifícios
madeira-phase-d = Fase D: manutenção
madeira-phase-e = Fase E: pedidos da Coroa
madeira-phase-over = Fim do jogo

madeira-account-trade = rotas comerciais
madeira-account-urbanisation = urbanização
madeira-account-expeditions = expedições
madeira-account-prosperity = prosperidade da nação
madeira-account-influence = influência das guildas
madeira-account-city = chegadas às cidades
madeira-account-colonies = chegadas às colónias
madeira-account-windmill = moinho de vento
madeira-account-honour = honra da guarda
madeira-account-medals = medalhas
madeira-account-resources = recursos que sobram
madeira-account-pirates = piratas

madeira-place-reserve = reserva
    .to = para a reserva
    .from = da reserva
    .in = na reserva
    .voyage = para a reserva
madeira-place-guard = guarda da cidade
    .to = para a guarda da cidade
    .from = da guarda da cidade
    .in = na guarda da cidade
madeira-place-forest = floresta
    .to = para a floresta
    .from = da floresta
    .in = na floresta

madeira-field = plantação { $word }
    .the = a plantação { $word }
    .to = para a plantação { $word }
    .from = da plantação { $word }
    .in = na plantação { $word }

madeira-space-porto-santo = espaço { $number } do Porto Santo
    .to = para o espaço { $number } do Porto Santo
    .from = do espaço { $number } do Porto Santo
    .in = no espaço { $number } do Porto Santo
madeira-space-funchal = espaço { $number } do Funchal
    .to = para o espaço { $number } do Funchal
    .from = do espaço { $number } do Funchal
    .in = no espaço { $number } do Funchal
madeira-space-machico = espaço { $number } de Machico
    .to = para o espaço { $number } de Machico
    .from = do espaço { $number } de Machico
    .in = no espaço { $number } de Machico

madeira-district-porto-santo = distrito { $number } do Porto Santo
    .the = o distrito { $number } do Porto Santo
    .in = no distrito { $number } do Porto Santo
    .price = { $wood }
madeira-district-funchal = distrito { $number } do Funchal
    .the = o distrito { $number } do Funchal
    .in = no distrito { $number } do Funchal
    .price = { $wood }
madeira-district-machico = distrito { $number } de Machico
    .the = o distrito { $number } de Machico
    .in = no distrito { $number } de Machico
    .price = { $wood }

madeira-landing-acores = desembarque { $number } dos Açores
    .to = para o desembarque { $number } dos Açores
    .from = do desembarque { $number } dos Açores
    .in = no desembarque { $number } dos Açores
    .voyage = para o desembarque { $number } dos Açores ({ $wine })
madeira-landing-brasil = desembarque { $number } do Brasil
    .to = para o desembarque { $number } do Brasil
    .from = do desembarque { $number } do Brasil
    .in = no desembarque { $number } do Brasil
    .voyage = para o desembarque { $number } do Brasil ({ $wine })
madeira-landing-india = desembarque { $number } da Índia
    .to = para o desembarque { $number } da Índia
    .from = do desembarque { $number } da Índia
    .in = no desembarque { $number } da Índia
    .voyage = para o desembarque { $number } da Índia ({ $wine })

madeira-route-wheat = rota do trigo { $number }
    .to = para a rota do trigo { $number }
    .from = da rota do trigo { $number }
    .in = na rota do trigo { $number }
    .voyage = para a rota do trigo { $number } ({ $goods } por { $reis })
    .good = trigo
madeira-route-sugar = rota do açúcar { $number }
    .to = para a rota do açúcar { $number }
    .from = da rota do açúcar { $number }
    .in = na rota do açúcar { $number }
    .voyage = para a rota do açúcar { $number } ({ $goods } por { $reis })
    .good = açúcar
madeira-route-wine = rota do vinho { $number }
    .to = para a rota do vinho { $number }
    .from = da rota do vinho { $number }
    .in = na rota do vinho { $number }
    .voyage = para a rota do vinho { $number } ({ $goods } por { $reis })
    .good = vinho

## O que se pode fazer

madeira-action-settle = Põe um trabalhador { $space-in }
madeira-action-plant = Põe um trabalhador { $place-in }
madeira-action-row = Escolhe { $row-the }
madeira-action-request = Fica com { $request-the }
madeira-action-guild = Vira para cima os teus favores { $guild-of }
madeira-action-convert =
    { $second-same ->
        [yes] Dá { $first-pair } por 1 de { $take }
       *[no] Dá 1 de { $first } e 1 de { $second } por 1 de { $take }
    }
madeira-action-mill-up = Dá { $figure-mill-wheat } e sobe um nível no moinho de vento
madeira-action-mill-down = Desce um nível no moinho de vento e recebe { $take }
madeira-action-favour = Usa { $favour-the }: { $favour-does }
madeira-action-place = Coloca { $die-a } com um { $face } { $building-at }
madeira-action-pass = Passa { $rank-to }: { $gain }
madeira-action-act = Faz a ação da personagem
madeira-action-harvest = Colhe
madeira-action-again = Colhe outra vez { $field-in }
madeira-action-move = Move um { $from-from }
madeira-action-to = Move-o { $place-to }
madeira-action-sail = Zarpa { $from-from }
madeira-action-sail-to = Navega { $berth-voyage }
madeira-action-reward = { $colony }, { $reward }: { $reward-does }
madeira-action-support = { $relief }
madeira-action-build = Constrói { $district-the } por { $district-price } e fica com o seu favor
madeira-action-wood = Tira 1 de madeira { $source-from }
madeira-action-pay = Paga
madeira-action-pirates = Recebe os piratas
madeira-action-lady = Faz a ação { $building-of }
madeira-action-marker = Move o teu marcador { $building-from }
madeira-action-marker-to = Move o marcador { $building-to }
madeira-action-turn-up = Vira { $favour-the } para cima
madeira-action-honour = Retira um guarda e ganha { $figure-honour }
madeira-action-maintain = Paga { $wood-counted }
madeira-action-feed = Paga { $bread-counted }
madeira-action-score = Pontua { $request-the }
madeira-action-spend = Paga { $reis-counted }
madeira-action-stop = Não faças mais nada

## O que traz o acaso

madeira-outcome-starts = Pedidos iniciais: { $requests-sequence }
    .ask = Que pedido inicial tem cada jogador, pela ordem dos lugares?
madeira-outcome-row-requests = Pedidos { $row-of }: { $requests-sequence }
    .ask = Que pedidos estão { $row-in }?
madeira-outcome-city-favours = Favores { $city-in }: { $favours-sequence }
    .ask = Que favores estão { $city-in }, da esquerda para a direita?
madeira-outcome-rewards-a = Recompensas do Rei A: { $rewards-sequence }
    .ask = Que recompensas do Rei A estão nas colónias, dos Açores à Índia?
madeira-outcome-rewards-b = Recompensas do Rei B: { $rewards-sequence }
    .ask = Que recompensas do Rei B estão nas colónias, dos Açores à Índia?
madeira-outcome-characters = Personagens: { $characters-sequence }
    .ask = Que personagens estão nos edifícios, por ordem e sem o vazio?
madeira-outcome-pirate-dice = Dados pirata: { $faces-sequence }
    .ask = O que mostram os dados pirata?
madeira-outcome-row-dice = Dados { $row-of }: { $faces-sequence }
    .ask = O que mostram os dados { $row-of }?
madeira-outcome-roll =
    { $pirate-count ->
        [0] Dados { $building-at }: { $guild-sequence }
       *[other] Dados { $building-at }: { $guild-sequence }; dado pirata: { $pirate-sequence }
    }
    .ask = O que mostram os dados { $building-at }, primeiro os da guilda?

## O que há a decidir

madeira-prompt-settle = Escolhe um espaço de uma cidade para um dos teus trabalhadores.
    .waiting = { $seat } está a escolher um espaço de uma cidade.
madeira-prompt-plant =
    { $left ->
        [one] Escolhe uma plantação, ou a floresta, para o último trabalhador.
       *[other] Escolhe uma plantação, ou a floresta, para um trabalhador. Faltam { $left }.
    }
    .waiting = { $seat } está a escolher uma plantação (ainda { $left }).
madeira-prompt-row = Escolhe uma fila do tabuleiro das guildas: os seus dados, um dos seus pedidos e o seu lugar na ordem da fase B.
    .waiting = { $seat } está a escolher uma fila do tabuleiro das guildas.
madeira-prompt-request = Escolhe um pedido da Coroa { $row-of }.
    .waiting = { $seat } está a escolher um pedido da Coroa { $row-of }.
madeira-prompt-guild = Escolhe a guilda cujos favores viras para cima.
    .waiting = { $seat } está a escolher uma guilda.
madeira-prompt-turn = É a tua vez: coloca um dado ou passa.
    .waiting = { $seat } está a escolher um dado para colocar.
madeira-prompt-character =
    { $character-word ->
        [harvester] Estás com o ceifeiro { $building-of }: colhe, ou não faças nada.
       *[other] Faz a ação { $character-of } { $building-at }, colhe, ou não faças nada.
    }
    .stop = Não faças nada aqui
    .waiting = { $seat } está a decidir a ação { $character-of } { $building-at }.
madeira-prompt-harvest-again =
    { $left ->
        [one] Escolhe uma plantação para colher mais uma vez.
       *[other] Escolhe uma plantação para colher outra vez. Restam-te { $left } colheitas.
    }
    .stop = Não colhas mais
    .waiting = { $seat } está a escolher onde colher outra vez (ainda { $left }).
madeira-prompt-engineer =
    { $left ->
        [one] O teu engenheiro: escolhe uma plantação para colher mais uma vez, ou fica por aqui.
       *[other] O teu engenheiro: escolhe uma plantação para colher outra vez, ou fica por aqui. Restam-te { $left } colheitas.
    }
    .stop = Não colhas mais
    .waiting = { $seat } está a escolher uma plantação para o engenheiro (ainda { $left }).
madeira-prompt-move =
    { $left ->
        [one] Escolhe { $errand-piece } para mover { $errand }.
       *[other] Escolhe { $errand-piece } para mover { $errand }. Podes mover até { $left }.
    }
    .stop = Deixa todos onde estão
    .waiting = { $seat } está a escolher quem mover { $errand } (ainda { $left }).
madeira-prompt-to = Escolhe para onde vai { $errand-the } { $from-from }.
    .stop = Deixa { $errand-the } onde está
    .waiting = { $seat } está a escolher para onde vai { $errand-the } { $from-from }.
madeira-prompt-sail =
    { $left ->
        [one] Podes mover um navio. Qual?
       *[other] Podes mover até { $left } navios. Qual primeiro?
    }
    .stop = Deixa os navios onde estão
    .waiting = { $seat } está a escolher um navio para zarpar (ainda { $left }).
madeira-prompt-sail-to = Escolhe para onde vai o navio { $from-from }.
    .stop = Deixa o navio onde está
    .waiting = { $seat } está a escolher para onde vai o navio { $from-from }.
madeira-prompt-reward =
    { $left ->
        [one] Escolhe uma recompensa do Rei.
       *[other] Escolhe uma recompensa do Rei. Podes escolher { $left }.
    }
    .stop = Não recebas nenhuma recompensa
    .waiting = { $seat } está a escolher uma recompensa do Rei (ainda { $left }).
madeira-prompt-support = Apoio real: descarta piratas ou recebe pão.
    .waiting = { $seat } está a escolher entre piratas e pão.
madeira-prompt-build = Escolhe um distrito para construir; o seu favor será teu.
    .stop = Não construas nada
    .waiting = { $seat } está a escolher um distrito para construir.
madeira-prompt-buy-wood =
    { $left ->
        [one] Falta-te { $left } de madeira: escolhe onde a comprar.
       *[other] Faltam-te { $left } de madeira: escolhe onde comprar 1.
    }
    .waiting = { $seat } está a escolher onde comprar madeira (ainda { $left }).
madeira-prompt-take-wood = Escolhe de onde tirar 1 de madeira. Ainda podes tirar { $left }.
    .waiting = { $seat } está a escolher de onde tirar madeira (ainda { $left }).
madeira-prompt-debt = Paga { $reis-counted } pela madeira que compraste.
    .waiting = { $seat } está a pagar { $reis-counted } pela madeira.
madeira-prompt-building =
    { $cost ->
        [0] Não pagas nada { $building-at }: age, ou recebe { $pirates-counted }.
       *[other] { $building }: paga { $cost-counted } e age, ou recebe { $pirates-counted }.
    }
    .waiting = { $seat } está a decidir { $building-at }: { $cost-counted } ou { $pirates-counted }.
madeira-prompt-lady = Escolhe o edifício cuja ação a tua dama faz.
    .waiting = { $seat } está a escolher um edifício para a dama.
madeira-prompt-marker = Escolhe o marcador de ação que o teu bispo move.
    .waiting = { $seat } está a escolher um marcador de ação para o bispo.
madeira-prompt-marker-to = Escolhe para onde vai o marcador { $from-from }.
    .waiting = { $seat } está a escolher para onde vai o marcador { $from-from }.
madeira-prompt-turn-up =
    { $left ->
        [one] Escolhe um favor para virar para cima.
       *[other] Escolhe um favor para virar para cima. Podes virar até { $left }.
    }
    .stop = Não vires mais favores
    .waiting = { $seat } está a escolher um favor para virar para cima (ainda { $left }).
madeira-prompt-prepare = Antes da manutenção: usa o moinho de vento, ou continua.
    .stop = Passa à manutenção
    .waiting = { $seat } prepara-se para a manutenção.
madeira-prompt-honour = Ninguém tem tantos guardas como tu: retiras um por { $figure-honour }?
    .stop = Deixa o guarda onde está
    .waiting = { $seat } está a decidir se retira um guarda.
madeira-prompt-maintain =
    { $ships ->
        [one] O teu navio precisa de 1 de madeira. Pagas? Se não, chega um pirata.
       *[other] Os teus { $ships } navios precisam de { $ships } de madeira. Quanta pagas? Por cada 1 de madeira que falte chega um pirata.
    }
    .waiting = { $seat } está a decidir quanta madeira paga por { $ships-counted }.
madeira-prompt-feed =
    { $need ->
        [0] Os teus trabalhadores não precisam de pão. Ainda podes usar o moinho de vento.
        [one] Os teus trabalhadores precisam de 1 pão. Pagas? Se não, chega um pirata.
       *[other] Os teus trabalhadores precisam de { $need } pães. Quantos pagas? Por cada um que falte chega um pirata.
    }
    .waiting =
        { $need ->
            [0] { $seat } não tem ninguém para alimentar e pode usar o moinho de vento.
            [one] { $seat } está a decidir se paga 1 pão.
           *[other] { $seat } está a decidir quantos dos { $need } pães paga.
        }
madeira-prompt-score =
    { $left ->
        [one] Escolhe um pedido da Coroa para pontuar.
       *[other] Escolhe um pedido da Coroa para pontuar. Tens { $left } por pontuar.
    }
    .waiting = { $seat } está a escolher um pedido da Coroa para pontuar (ainda { $left }).
madeira-prompt-spend = Prosperidade da nação: quantos réis pagas, até { $most }? Cada um vale 1 PP.
    .waiting = { $seat } está a decidir quantos réis paga pela prosperidade, até { $most }.

## Títulos sobre as escolhas

madeira-group-city = { $city }
madeira-group-region = Região { $region }
madeira-group-colonies = Colónias
madeira-group-elsewhere = Floresta, guarda, reserva
madeira-group-rows = Tabuleiro das guildas
madeira-group-requests = Pedidos da Coroa
madeira-group-guilds = Guildas
madeira-group-convert = Moinho de vento: trocar bens
madeira-group-windmill = Moinho de vento: subir ou descer
madeira-group-favours = Favores das guildas
madeira-group-guild-die = Dado da guilda com um { $face }
madeira-group-pirate-die = Dado pirata com um { $face }
madeira-group-pass = Passar
madeira-group-act = Ação
madeira-group-again = Outra colheita
madeira-group-landings = Desembarques { $colony-in }
madeira-group-routes = { $market-market }
madeira-group-from-landings = Navio { $colony-from }
madeira-group-from-routes = Navio do mercado do { $market }
madeira-group-from-reserve = Navio da reserva
madeira-group-rewards = Recompensas do Rei
madeira-group-districts = Distritos { $city-of }
madeira-group-wood-region = Madeira na região { $region }
madeira-group-forest = Floresta
madeira-group-buildings = Edifícios
madeira-group-honour = Guarda da cidade
madeira-group-amount =
    { $from ->
        [0] Quanto pagar
       *[other] A partir de { $from }
    }
madeira-group-stop = Senão

## O que aconteceu

madeira-event-start-request =
    { $seat-you ->
        [yes] Começas com { $request-the }.
       *[no] { $seat } começa com { $request-the }.
    }
madeira-event-order = Ordem de turno: { $seats-sequence }.
madeira-event-row-requests = Pedidos { $row-of }: { $requests }.
madeira-event-city-favours = Favores { $city-in }: { $favours }.
madeira-event-colony-reward = Recompensa do Rei { $colony-in }: { $reward }.
madeira-event-settled =
    { $seat-you ->
        [yes] Pões um trabalhador { $space-in }.
       *[no] { $seat } põe um trabalhador { $space-in }.
    }
madeira-event-planted =
    { $seat-you ->
        [yes] Pões um trabalhador { $place-in }.
       *[no] { $seat } põe um trabalhador { $place-in }.
    }
madeira-event-posted =
    { $seat-you ->
        [yes] Pões { $workers-counted } na guarda da cidade.
       *[no] { $seat } põe { $workers-counted } na guarda da cidade.
    }
madeira-event-round = Ronda { $round }
madeira-event-phase = { $phase }
madeira-event-character = { $building }: { $character }.
madeira-event-pirate-dice = Os dados pirata mostram { $faces }.
madeira-event-row-dice = Os dados { $row-of } mostram { $faces }.
madeira-event-row-chosen =
    { $seat-you ->
        [yes] Escolhes { $row-the }.
       *[no] { $seat } escolhe { $row-the }.
    }
madeira-event-request-taken =
    { $seat-you ->
        [yes] Ficas com { $request-the }.
       *[no] { $seat } fica com { $request-the }.
    }
madeira-event-refreshed =
    { $favours-count ->
        [0] { $seat-you ->
            [yes] Não tens favores { $guild-of } para virar para cima.
           *[no] { $seat } não tem favores { $guild-of } para virar para cima.
        }
       *[other] { $seat-you ->
            [yes] Viras para cima os teus favores { $guild-of }: { $favours }.
           *[no] { $seat } vira para cima os seus favores { $guild-of }: { $favours }.
        }
    }
madeira-event-gained =
    { $seat-you ->
        [yes] Recebes { $thing-counted }.
       *[no] { $seat } recebe { $thing-counted }.
    }
madeira-event-paid =
    { $seat-you ->
        [yes] Pagas { $thing-counted }.
       *[no] { $seat } paga { $thing-counted }.
    }
madeira-event-points =
    { $points-sign ->
        [minus] { $seat-you ->
            [yes] Perdes { $points-size } PP ({ $account }).
           *[no] { $seat } perde { $points-size } PP ({ $account }).
        }
       *[plus] { $seat-you ->
            [yes] Ganhas { $points-size } PP ({ $account }).
           *[no] { $seat } ganha { $points-size } PP ({ $account }).
        }
    }
madeira-event-pirates-came =
    { $seat-you ->
        [yes] Recebes { $pirates-counted }.
       *[no] { $seat } recebe { $pirates-counted }.
    }
madeira-event-pirates-left =
    { $seat-you ->
        [yes] Descartas { $pirates-counted }.
       *[no] { $seat } descarta { $pirates-counted }.
    }
madeira-event-converted =
    { $second-same ->
        [yes] { $seat-you ->
            [yes] Trocas { $first-pair } por 1 de { $take }.
           *[no] { $seat } troca { $first-pair } por 1 de { $take }.
        }
       *[no] { $seat-you ->
            [yes] Trocas 1 de { $first } e 1 de { $second } por 1 de { $take }.
           *[no] { $seat } troca 1 de { $first } e 1 de { $second } por 1 de { $take }.
        }
    }
madeira-event-mill-up =
    { $seat-you ->
        [yes] Sobes ao nível { $level } do moinho de vento.
       *[no] { $seat } sobe ao nível { $level } do moinho de vento.
    }
madeira-event-mill-down =
    { $seat-you ->
        [yes] Desces ao nível { $level } do moinho de vento.
       *[no] { $seat } desce ao nível { $level } do moinho de vento.
    }
madeira-event-favour-used =
    { $seat-you ->
        [yes] Usas { $favour-the }.
       *[no] { $seat } usa { $favour-the }.
    }
madeira-event-favour-taken =
    { $seat-you ->
        [yes] Constróis { $district-the } e recebes { $favour-the }.
       *[no] { $seat } constrói { $district-the } e recebe { $favour-the }.
    }
madeira-event-favour-up =
    { $seat-you ->
        [yes] Viras { $favour-the } para cima.
       *[no] { $seat } vira { $favour-the } para cima.
    }
madeira-event-die-placed =
    { $seat-you ->
        [yes] Colocas { $die-a } com um { $face } { $character-on } { $building-at }.
       *[no] { $seat } coloca { $die-a } com um { $face } { $character-on } { $building-at }.
    }
madeira-event-passed =
    { $seat-you ->
        [yes] Passas e vais { $rank-to } da ordem de turno.
       *[no] { $seat } passa e vai { $rank-to } da ordem de turno.
    }
madeira-event-harvested =
    { $seat-you ->
        [yes] Colhes { $thing-counted } { $field-in }.
       *[no] { $seat } colhe { $thing-counted } { $field-in }.
    }
madeira-event-worker-moved =
    { $seat-you ->
        [yes] Moves um trabalhador { $from-from } { $to-to }.
       *[no] { $seat } move um trabalhador { $from-from } { $to-to }.
    }
madeira-event-citizen-moved =
    { $seat-you ->
        [yes] Moves um cidadão neutro { $from-from } { $to-to }.
       *[no] { $seat } move um cidadão neutro { $from-from } { $to-to }.
    }
madeira-event-ship-moved =
    { $seat-you ->
        [yes] Moves um navio { $from-from } { $to-to }.
       *[no] { $seat } move um navio { $from-from } { $to-to }.
    }
madeira-event-rewarded =
    { $seat-you ->
        [yes] O Rei recompensa-te { $colony-in }: { $reward }.
       *[no] O Rei recompensa { $seat } { $colony-in }: { $reward }.
    }
madeira-event-wood-bought =
    { $seat-you ->
        [yes] Compras 1 de madeira { $source-from }.
       *[no] { $seat } compra 1 de madeira { $source-from }.
    }
madeira-event-wood-taken =
    { $seat-you ->
        [yes] Tiras 1 de madeira { $source-from }.
       *[no] { $seat } tira 1 de madeira { $source-from }.
    }
madeira-event-debt-paid =
    { $seat-you ->
        [yes] Pagas { $reis-counted } por { $wood-counted }.
       *[no] { $seat } paga { $reis-counted } por { $wood-counted }.
    }
madeira-event-marker-moved =
    { $seat-you ->
        [yes] Moves um marcador de ação { $from-from } { $to-to }.
       *[no] { $seat } move um marcador de ação { $from-from } { $to-to }.
    }
madeira-event-rolled =
    { $pirate-count ->
        [0] { $guild-count ->
            [0] Não há dados { $building-at }.
            [one] O dado { $building-at } mostra { $guild }.
           *[other] Os dados { $building-at } mostram { $guild }.
        }
       *[other] { $guild-count ->
            [0] { $building }: o dado pirata mostra { $pirate }.
            [one] { $building }: o dado mostra { $guild }, o dado pirata { $pirate }.
           *[other] { $building }: os dados mostram { $guild }, o dado pirata { $pirate }.
        }
    }
madeira-event-building-cost = Custo { $building-at }: { $cost-counted }; quem não pagar recebe { $pirates-counted }.
madeira-event-building-paid =
    { $cost ->
        [0] { $seat-you ->
            [yes] Não pagas nada { $building-at }.
           *[no] { $seat } não paga nada { $building-at }.
        }
       *[other] { $seat-you ->
            [yes] Pagas { $building-at }.
           *[no] { $seat } paga { $building-at }.
        }
    }
madeira-event-building-refused =
    { $seat-you ->
        [yes] Não pagas { $building-at }.
       *[no] { $seat } não paga { $building-at }.
    }
madeira-event-building-used =
    { $seat-you ->
        [yes] Fazes { $size-the } { $building-of }.
       *[no] { $seat } faz { $size-the } { $building-of }.
    }
madeira-event-building-idle =
    { $seat-you ->
        [yes] Não ages { $building-at }.
       *[no] { $seat } não age { $building-at }.
    }
madeira-event-honour =
    { $seat-you ->
        [yes] A honra da guarda é tua.
       *[no] A honra da guarda vai para { $seat }.
    }
madeira-event-honour-declined =
    { $seat-you ->
        [yes] Deixas todos os teus guardas no posto.
       *[no] { $seat } deixa todos os seus guardas no posto.
    }
madeira-event-honour-tied = Ninguém tem mais guardas do que os outros: não há honra nesta ronda.
madeira-event-income =
    { $seat-you ->
        [yes] Recebes { $thing-counted } { $colony-from }.
       *[no] { $seat } recebe { $thing-counted } { $colony-from }.
    }
madeira-event-maintained =
    { $seat-you ->
        [yes] Manténs { $wood } de { $ships-counted }.
       *[no] { $seat } mantém { $wood } de { $ships-counted }.
    }
madeira-event-fed =
    { $need ->
        [0] { $seat-you ->
            [yes] O teu moinho de vento alimenta todos os teus trabalhadores.
           *[no] O moinho de vento de { $seat } alimenta todos os seus trabalhadores.
        }
        [one] { $seat-you ->
            [yes] Os teus trabalhadores precisam de { $need } pão.
           *[no] Os trabalhadores de { $seat } precisam de { $need } pão.
        }
       *[other] { $seat-you ->
            [yes] Os teus trabalhadores precisam de { $need } pães.
           *[no] Os trabalhadores de { $seat } precisam de { $need } pães.
        }
    }
madeira-event-scored =
    { $seat-you ->
        [yes] Pontuas { $request-the }: { $points-counted }.
       *[no] { $seat } pontua { $request-the }: { $points-counted }.
    }
madeira-event-field-converted = A partir de agora { $field-the } dá { $good }.
madeira-event-leftovers =
    { $seat-you ->
        [yes] Ficas com recursos no valor de { $reis-counted }: { $points-counted }.
       *[no] { $seat } fica com recursos no valor de { $reis-counted }: { $points-counted }.
    }
madeira-event-pirates-counted =
    { $seat-you ->
        [yes] Terminas com { $pirates-counted }.
       *[no] { $seat } termina com { $pirates-counted }.
    }
madeira-event-over = O jogo terminou.

## Porque é que algo não é permitido

madeira-refusal-other-decision = Não é isso que tens de decidir agora.
madeira-refusal-outcome-does-not-fit = Isso não pode sair destes dados ou peças.
madeira-refusal-space-occupied = Já está alguém { $space-in }.
madeira-refusal-district-not-built = Ninguém pode viver { $district-in } enquanto não for construído.
madeira-refusal-plantation-occupied = Já está outro trabalhador { $place-in }; no início cada um tem de estar sozinho.
madeira-refusal-region-used = O teu primeiro trabalhador já está na região { $region }. No início os dois têm de estar em regiões diferentes.
madeira-refusal-not-a-plantation = No início este trabalhador vai para uma plantação ou para a floresta.
madeira-refusal-row-taken = Alguém já escolheu { $row-the }.
madeira-refusal-not-in-this-game = Com este número de jogadores não se usa.
madeira-refusal-request-not-in-row = O pedido «{ $request }» não está { $row-in }.
madeira-refusal-guild-not-in-row = A { $guild } não está { $row-in }.
madeira-refusal-guild-has-nothing-to-turn = Não tens favores { $guild-of } virados para baixo.
madeira-refusal-windmill-closed = O moinho de vento só se usa nas fases B, C e D, quando tens algo a decidir.
madeira-refusal-windmill-down-closed = Só se pode descer no moinho de vento nas fases B e C.
madeira-refusal-goods-missing =
    { $needs ->
        [one] Não tens { $good } que chegue: é preciso { $needs } e tens { $has }.
       *[other] Não tens { $good } que chegue: são precisos { $needs } e tens { $has }.
    }
madeira-refusal-conversion-pointless = Davas { $good } para receber { $good }. Escolhe outro bem.
madeira-refusal-no-prestige-to-lose = No nível mais baixo do moinho de vento isto custa { $figure-mill-points }, mais do que tens.
madeira-refusal-debt-unpayable =
    { $owes ->
        [one] A madeira custaria { $owes } real ao todo. Consegues reunir { $reach }.
       *[other] A madeira custaria { $owes } réis ao todo. Consegues reunir { $reach }.
    }
madeira-refusal-favour-not-owned = Não tens { $favour-the }.
madeira-refusal-favour-face-down = Tens { $favour-the } com a face para baixo: só se usa com a face para cima.
madeira-refusal-favour-spent-this-turn = Já usaste um favor neste turno.
madeira-refusal-favour-wrong-phase = Nesta fase não podes usar { $favour-the }.
madeira-refusal-favour-without-effect = Neste momento { $favour-the } não teria efeito.
madeira-refusal-lady-reis-missing =
    { $needs ->
        [one] A dama custa { $needs } real. Tens { $has }.
       *[other] A dama custa { $needs } réis. Tens { $has }.
    }
madeira-refusal-no-worker-in-region = Não tens trabalhadores nas plantações da região { $region }.
madeira-refusal-marker-not-there = Não tens nenhum marcador de ação { $building-at }.
madeira-refusal-marker-already-there = O marcador já está { $building-at }. Escolhe outro edifício.
madeira-refusal-die-not-there =
    { $die-word ->
        [pirate] Na guarda da cidade não há nenhum dado pirata com um { $face }.
       *[guild] Não tens nenhum dado da guilda com um { $face }.
    }
madeira-refusal-no-guard-for-pirate-die = Um dado pirata exige um trabalhador teu na guarda da cidade. Não tens lá nenhum.
madeira-refusal-character-full =
    { $dice ->
        [one] Há { $dice } lugar para dados { $character-on }, e está ocupado.
       *[other] Há { $dice } lugares para dados { $character-on }, e estão todos ocupados.
    }
madeira-refusal-pirate-die-there = Já está um dado pirata { $character-on }.
madeira-refusal-bread-missing =
    { $needs ->
        [one] Colocar este dado custa { $needs } pão. Tens { $has }.
       *[other] Colocar este dado custa { $needs } pães. Tens { $has }.
    }
madeira-refusal-rank-taken = Já está alguém { $rank-in }.
madeira-refusal-rank-gain-missing = Passar { $rank-to } não dá { $gain-that }.
madeira-refusal-nothing-to-do = Aqui não há nada que possas fazer.
madeira-refusal-nothing-to-harvest = Não tens nada para colher na região { $region }: não há trabalhadores teus nas suas plantações.
madeira-refusal-harvester-only-harvests = Com o ceifeiro só se pode colher.
madeira-refusal-field-not-harvested = Com este dado não colheste { $field-in }.
madeira-refusal-harvest-compulsory = A segunda colheita do ceifeiro é obrigatória. Escolhe uma plantação.
madeira-refusal-no-piece-there = Não está ninguém { $place-in } que possas mover { $errand }.
madeira-refusal-piece-already-moved = Quem está { $place-in } acabou de ser movido. Escolhe outro.
madeira-refusal-origin-not-allowed = Agora não se pode mover ninguém { $place-from } { $errand }.
madeira-refusal-destination-not-allowed = Este movimento vai { $errand }, não { $place-to }.
madeira-refusal-same-place = Já está { $place-in }. Escolhe outro lugar.
madeira-refusal-worker-already-there = Já tens um trabalhador { $place-in }; cabe um por jogador.
madeira-refusal-nowhere-to-go = Agora ninguém pode ir { $place-from } { $errand }: os espaços estão todos ocupados.
madeira-refusal-space-taken = Já está alguém { $space-in }.
madeira-refusal-no-ship-there = Não tens nenhum navio { $berth-in }.
madeira-refusal-ship-already-moved = O navio que está { $berth-in } acabou de chegar. Escolhe outro.
madeira-refusal-berth-occupied = Já está um navio { $berth-in }.
madeira-refusal-ships-never-return = Um navio nunca volta para a reserva.
madeira-refusal-wine-missing = Navegar { $landing-to } custa { $needs } de vinho. Tens { $has }.
madeira-refusal-cargo-missing = Navegar { $route-to } custa { $needs } de { $route-good }. Tens { $has }.
madeira-refusal-wood-missing = Isto custa { $needs } de madeira. Tens { $has } e não podes comprar a que falta.
madeira-refusal-no-harbour-in-reach = Não há nenhum espaço livre que possas pagar.
madeira-refusal-reward-not-earned = Nenhum navio teu acabou de merecer a recompensa «{ $reward }» { $colony-in }.
madeira-refusal-reward-without-effect = A recompensa «{ $reward }» não te daria nada agora.
madeira-refusal-district-already-built = Alguém já construiu { $district-the }.
madeira-refusal-no-wood-there = Não há madeira { $source-in }.
madeira-refusal-no-access-to-wood = Não tens nenhum trabalhador { $source-in }, por isso não podes obter a sua madeira.
madeira-refusal-choose-compulsory = Tens de escolher um.
madeira-refusal-cost-missing =
    { $needs ->
        [one] Isto custa { $needs } real. Tens { $has }.
       *[other] Isto custa { $needs } réis. Tens { $has }.
    }
madeira-refusal-favour-already-up = Já tens { $favour-the } com a face para cima.
madeira-refusal-debt-missing =
    { $needs ->
        [one] A madeira que compraste custa { $needs } real. Tens { $has }.
       *[other] A madeira que compraste custa { $needs } réis. Tens { $has }.
    }
madeira-refusal-too-much-wood = Aqui podes pagar no máximo { $most } de madeira.
madeira-refusal-too-much-bread =
    { $most ->
        [one] Aqui podes pagar no máximo { $most } pão.
       *[other] Aqui podes pagar no máximo { $most } pães.
    }
madeira-refusal-too-much-reis =
    { $most ->
        [one] Aqui podes pagar no máximo { $most } real.
       *[other] Aqui podes pagar no máximo { $most } réis.
    }
madeira-refusal-request-not-held = Não tens { $request-the }.

## Explicações

madeira-about-character-administrator = Move até 2 trabalhadores, cada um para uma plantação ou para a floresta, onde não tenhas nenhum.
madeira-about-character-guildmaster = Constrói um distrito: paga a sua madeira e fica com o seu favor, com a face para baixo.
madeira-about-character-commander = Move até 2 navios para desembarques ou rotas comerciais livres; depois recebe os réis e as recompensas do Rei.
madeira-about-character-mayor = Move até 2 peças entre espaços das cidades. Depois cada cidade onde tenhas um trabalhador dá { $figure-mayor-worker } por cada trabalhador teu e { $figure-mayor-citizen } por cada cidadão neutro: Porto Santo pão, Funchal réis, Machico madeira.
madeira-about-character-harvester = Só se pode colher, e depois colhe-se mais uma vez numa dessas plantações.
madeira-about-building-moinho = Pequena (1 ou 2 trabalhadores na região { $region }): recebe { $small }. Grande (3 ou mais): recebe { $large }.
madeira-about-building-capitania = Pequena (1 ou 2 trabalhadores na região { $region }): ganha { $small-points } e move no máximo { $small } para uma cidade. Grande (3 ou mais): ganha { $large-points } e move até { $large }.
madeira-about-building-alfandega = Pequena (1 ou 2 trabalhadores na região { $region }): move no máximo { $small } para uma colónia. Grande (3 ou mais): até { $large }. Cada um dá { $figure-per-ship } por cada navio teu nessa colónia.
madeira-about-building-coroa = Pequena (1 ou 2 trabalhadores na região { $region }): vira no máximo { $small } para cima. Grande (3 ou mais): até { $large }.
madeira-about-building-fortaleza = Pequena (1 ou 2 trabalhadores na região { $region }): move no máximo { $small } para a guarda da cidade. Grande (3 ou mais): até { $large }. Por cada um descarta até { $figure-discard }.
madeira-about-favour-monk = Recebe { $figure-monk } de plantações onde tenhas um trabalhador, ou da reserva geral se tiveres um na floresta.
madeira-about-favour-bishop = Move um dos teus marcadores de ação de um edifício para qualquer outro.
madeira-about-favour-patron = Recebe { $figure-patron }.
madeira-about-favour-treasurer = Recebe { $figure-treasurer }.
madeira-about-favour-miller = Sobe um nível no moinho de vento; no mais alto, em vez de subir, ganha { $figure-mill-points }.
madeira-about-favour-engineer = Na fase B, antes de colocar um dado: se colheres com ele, colhe mais { $figure-engineer } vezes nas tuas plantações dessa região.
madeira-about-favour-navigator = Move 1 navio, como com o comandante.
madeira-about-favour-explorer = Move 1 trabalhador de qualquer lugar para qualquer outro. Para uma cidade: { $figure-explorer }. Para uma colónia: { $figure-per-ship } por cada navio teu lá. Para a guarda da cidade: descarta até { $figure-discard }.
madeira-about-favour-diplomat = Na fase C, antes de pagar: a ação conta mais { $figure-diplomat } na região.
madeira-about-favour-lord = Na fase C, antes de pagar: o edifício não te custa nada.
madeira-about-favour-lady = Paga { $figure-lady } e faz logo a ação de um edifício em cuja região tenhas um trabalhador.
madeira-about-favour-policeman = Descarta metade dos teus piratas, arredondando para baixo.
madeira-about-reward-island = Move 1 trabalhador para uma plantação ou para a floresta, onde não tenhas nenhum.
madeira-about-reward-guard = Move 1 trabalhador para a guarda da cidade e descarta até { $figure-discard }.
madeira-about-reward-windmill = Sobe um nível no moinho de vento; no mais alto, em vez de subir, ganha { $figure-mill-points }.
madeira-about-reward-guild = Vira 1 dos teus favores para cima.
madeira-about-reward-medal = Ganha { $figure-medal }.
madeira-about-reward-support = Descarta até { $figure-discard }, ou recebe { $figure-support }.
madeira-about-reward-city = Ganha { $figure-city }; podes mover 1 trabalhador para um espaço livre de uma cidade.
madeira-about-reward-booty = Recebe { $figure-booty }.
madeira-about-request-trade = PP por até { $figure-ships } teus nos mercados, conforme o mercado e a ronda.
madeira-about-request-urbanisation = PP por uma cidade: mais, se tiveres lá mais trabalhadores do que qualquer outro; menos, se não.
madeira-about-request-expeditions = PP por até { $figure-ships } teus nas colónias, conforme a colónia e a ronda.
madeira-about-request-prosperity = Paga até { $figure-prosperity }; cada um vale 1 PP.
madeira-about-request-influence = { $figure-influence } por cada guilda de que tenhas um favor virado para cima, até { $figure-favours } guildas.

## De onde vem o valor de uma posição

madeira-term-points = PP imediatos
madeira-term-goods = bens e réis
madeira-term-food = pão e moinho de vento
madeira-term-wood = madeira
madeira-term-workers = trabalhadores
madeira-term-cities = cidades
madeira-term-ships = navios
madeira-term-favours = favores das guildas
madeira-term-requests = pedidos da Coroa
madeira-term-dice = dados
madeira-term-buildings = edifícios
madeira-term-order = ordem de turno e turnos que restam
madeira-term-pirates = menos piratas
