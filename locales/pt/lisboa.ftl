### Lisboa.

## Quantidades

lisboa-unit-gold = { $count } de ouro
lisboa-unit-cloth = { $count } de tecido
lisboa-unit-books =
    { $count ->
        [one] { $count } livro
       *[other] { $count } livros
    }
lisboa-unit-tools =
    { $count ->
        [one] { $count } ferramenta
       *[other] { $count } ferramentas
    }
lisboa-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
# O que custa um bem.
lisboa-unit-price = { lisboa-unit-reis }
# Cada passo do marcador de influência rende um.
lisboa-unit-moves = { lisboa-unit-reis }
lisboa-unit-wigs =
    { $count ->
        [one] { $count } peruca
       *[other] { $count } perucas
    }
lisboa-unit-score = { lisboa-unit-wigs }
lisboa-unit-influence = { $count } de influência
# O que custa uma visita.
lisboa-unit-cost = { lisboa-unit-influence }
lisboa-unit-goods =
    { $count ->
        [one] { $count } bem
       *[other] { $count } bens
    }
lisboa-unit-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
lisboa-unit-officials =
    { $count ->
        [one] { $count } oficial
       *[other] { $count } oficiais
    }
lisboa-unit-sets =
    { $count ->
        [one] { $count } conjunto de escombros
       *[other] { $count } conjuntos de escombros
    }
lisboa-unit-steps =
    { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    }
lisboa-unit-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
lisboa-unit-stores =
    { $count ->
        [one] { $count } loja
       *[other] { $count } lojas
    }
lisboa-unit-majorities =
    { $count ->
        [one] { $count } maioria
       *[other] { $count } maiorias
    }
lisboa-unit-decrees =
    { $count ->
        [one] { $count } decreto
       *[other] { $count } decretos
    }
lisboa-unit-ships =
    { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    }

# Quantidades como as têm os acontecimentos e as recusas.
lisboa-amount-reis =
    { $amount-size ->
        [one] { $amount-size } real
       *[other] { $amount-size } réis
    }
lisboa-amount-wigs =
    { $amount-size ->
        [one] { $amount-size } peruca
       *[other] { $amount-size } perucas
    }
lisboa-needs-reis =
    { $needs ->
        [one] { $needs } real
       *[other] { $needs } réis
    }
lisboa-visit-payment =
    { $influence ->
        [0] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $reis-counted }
               *[other] { $reis-counted } e { $wigs-counted }
            }
        }
       *[other] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $influence-counted } e { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $influence-counted } e { $reis-counted }
               *[other] { $influence-counted }, { $reis-counted } e { $wigs-counted }
            }
        }
    }
lisboa-followed-action =
    { $choice-word ->
        [upper] { $noble-word ->
            [builder] { lisboa-state-action-recruit }
            [marquis] { lisboa-state-action-ship }
           *[king] { lisboa-state-action-cardinal }
        }
        [lower] { $noble-word ->
            [builder] { lisboa-state-action-plan }
            [marquis] { lisboa-state-action-produce }
           *[king] { lisboa-state-action-favour }
        }
       *[noble] { $noble-word ->
            [builder] { lisboa-board-build-store }
            [marquis] { lisboa-board-take-decree }
           *[king] { lisboa-board-open-building }
        }
    }
lisboa-owned-ship =
    { $owner-you ->
        [yes] ao teu navio no espaço { $slot }
       *[no] ao navio de { $owner } no espaço { $slot }
    }

## Nomes

lisboa-good-gold = ouro
    .of = do ouro
    .one = unidade de ouro
    .many = de ouro
    .store = loja de ouro
    .stores = lojas de ouro
lisboa-good-cloth = tecido
    .of = do tecido
    .one = unidade de tecido
    .many = de tecido
    .store = loja de tecido
    .stores = lojas de tecido
lisboa-good-books = livros
    .of = dos livros
    .one = livro
    .many = livros
    .store = loja de livros
    .stores = lojas de livros
lisboa-good-tools = ferramentas
    .of = das ferramentas
    .one = ferramenta
    .many = ferramentas
    .store = loja de ferramentas
    .stores = lojas de ferramentas

lisboa-street-yellow = Rua Áurea
    .of = da Rua Áurea
    .colour = amarelo
lisboa-street-pink = Rua Augusta
    .of = da Rua Augusta
    .colour = rosa
lisboa-street-brown = Rua Nova da Princesa
    .of = da Rua Nova da Princesa
    .colour = castanho
lisboa-street-blue = Rua Bela da Rainha
    .of = da Rua Bela da Rainha
    .colour = azul

lisboa-noble-builder = Construtor
    .the = o Construtor
    .to = ao Construtor
    .of = do Construtor
lisboa-noble-marquis = Marquês
    .the = o Marquês
    .to = ao Marquês
    .of = do Marquês
lisboa-noble-king = Rei
    .the = o Rei
    .to = ao Rei
    .of = do Rei

lisboa-deck-builder = Construtor
    .of = do Construtor
    .card = carta do Construtor
    .cards = cartas do Construtor
    .visit = visita o Construtor
lisboa-deck-marquis = Marquês
    .of = do Marquês
    .card = carta do Marquês
    .cards = cartas do Marquês
    .visit = visita o Marquês
lisboa-deck-king = Rei
    .of = do Rei
    .card = carta do Rei
    .cards = cartas do Rei
    .visit = visita o Rei
lisboa-deck-treasury = Tesouro
    .of = do tesouro
    .card = carta do tesouro
    .cards = cartas do tesouro

lisboa-era-blue = 1755–57
lisboa-era-red = 1758–62
lisboa-era-purple = 1763–68
lisboa-era-brown = 1769–77

lisboa-cube-brown = castanho
    .cube = cubo castanho
    .cubes = cubos castanhos
lisboa-cube-red = vermelho
    .cube = cubo vermelho
    .cubes = cubos vermelhos
lisboa-cube-blue = azul
    .cube = cubo azul
    .cubes = cubos azuis

lisboa-state-action-recruit = recrutar oficiais
lisboa-state-action-plan = adquirir um plano
lisboa-state-action-ship = construir um navio
lisboa-state-action-produce = produzir
lisboa-state-action-cardinal = reunir com o cardeal
lisboa-state-action-favour = obter um favor real

lisboa-ship-blue = navio azul
lisboa-ship-red = navio vermelho
lisboa-ship-purple = navio roxo
lisboa-ship-brown = navio castanho

lisboa-facade-yellow-pink = amarelo e rosa
lisboa-facade-brown-blue = castanho e azul
lisboa-facade-yellow-brown = amarelo e castanho
lisboa-facade-pink-blue = rosa e azul
lisboa-facade-yellow-blue = amarelo e azul
lisboa-facade-pink-brown = rosa e castanho

lisboa-architect-blue = arquiteto azul
    .of = do arquiteto azul
lisboa-architect-green = arquiteto verde
    .of = do arquiteto verde

lisboa-clergy-surveyor = agrimensor
    .the = o agrimensor
    .does = os terrenos custam-te menos { $amount }
lisboa-clergy-mason = pedreiro
    .the = o pedreiro
    .does = cada cubo castanho acrescenta só { $amount } ao preço dos teus terrenos
lisboa-clergy-almoner = esmoler
    .the = o esmoler
    .does = cada plano que usas exige menos { $amount }
lisboa-clergy-clerk = escrivão paroquial
    .the = o escrivão paroquial
    .does = cada oficial que contratas custa menos { $amount }
lisboa-clergy-chaplain = capelão
    .the = o capelão
    .does = visitar e seguir custa-te menos { $amount }
lisboa-clergy-builders-confessor = confessor do Construtor
    .the = o confessor do Construtor
    .does = visitar o Construtor e seguir uma visita a ele custa-te menos { $amount }
lisboa-clergy-ministers-confessor = confessor do Ministro
    .the = o confessor do Ministro
    .does = visitar o Marquês e seguir uma visita a ele custa-te menos { $amount }
lisboa-clergy-royal-confessor = confessor real
    .the = o confessor real
    .does = visitar o Rei e seguir uma visita a ele custa-te menos { $amount }
lisboa-clergy-preacher = pregador
    .the = o pregador
    .does = de cada vez que ganhas influência, ganhas mais { $amount }
lisboa-clergy-friar = frade mercador
    .the = o frade mercador
    .does = cada bem que vendes rende mais { $amount }
lisboa-clergy-legate = legado
    .the = o legado
    .does = todos os nobres aceitam de ti qualquer bem
lisboa-clergy-provincial = provincial
    .the = o provincial
    .does = em cada turno podes negociar mais { $amount } com os nobres
lisboa-clergy-harbour-chaplain = capelão do porto
    .the = o capelão do porto
    .does = cada navio que constróis custa menos { $amount }
lisboa-clergy-canon = cónego
    .the = o cónego
    .does = a tua produção não baixa nenhum preço
lisboa-clergy-lay-brother = irmão leigo
    .the = o irmão leigo
    .does = cada produção dá-te mais { $amount } de um tipo que produzes
lisboa-clergy-guild-chaplain = capelão das corporações
    .the = o capelão das corporações
    .does = cada loja que constróis dá-te { $amount } e { $money }
lisboa-clergy-dean = deão
    .the = o deão
    .does = cada edifício público que abres dá-te { $amount }
lisboa-clergy-notary = notário
    .the = o notário
    .does = cada decreto que recebes dá-te { $amount }
lisboa-clergy-nuncio = núncio
    .the = o núncio
    .does = seguir uma visita não te custa nada
lisboa-clergy-cellarer = celeireiro
    .the = o celeireiro
    .does = o teu armazém leva mais { $amount } de cada tipo
lisboa-clergy-pilots-chaplain = capelão dos pilotos
    .the = o capelão dos pilotos
    .does = cada navio teu que zarpa dá-te mais { $amount }
lisboa-clergy-treasurer-canon = cónego tesoureiro
    .the = o cónego tesoureiro
    .does = cada pagamento em réis custa-te menos { $amount }

lisboa-tile-yellow = loja de ouro
    .street = Rua Áurea
    .to = para a Rua Áurea
lisboa-tile-pink = loja de tecido
    .street = Rua Augusta
    .to = para a Rua Augusta
lisboa-tile-brown = loja de livros
    .street = Rua Nova da Princesa
    .to = para a Rua Nova da Princesa
lisboa-tile-blue = loja de ferramentas
    .street = Rua Bela da Rainha
    .to = para a Rua Bela da Rainha
lisboa-tile-small = loja pequena de ferramentas
    .street = Rua Bela da Rainha
    .to = para a Rua Bela da Rainha

lisboa-houses-left = casas da esquerda
lisboa-houses-middle = casas do meio
lisboa-houses-right = casas da direita

lisboa-land-row-a = fila A
    .letter = A
    .in = na fila A
lisboa-land-row-b = fila B
    .letter = B
    .in = na fila B
lisboa-land-row-c = fila C
    .letter = C
    .in = na fila C
lisboa-land-row-d = fila D
    .letter = D
    .in = na fila D
lisboa-land-row-e = fila E
    .letter = E
    .in = na fila E

lisboa-use-gold = para receber 1 de ouro
lisboa-use-portfolio = no portefólio
lisboa-use-visit = na corte, para uma visita
lisboa-use-sponsor = na corte, para patrocinar o seu evento

lisboa-standing-office = gabinete
    .from = do gabinete
    .in = no gabinete
lisboa-standing-plaza = praça
    .from = da praça
    .in = na praça

lisboa-line-row = fila
    .of = da fila
lisboa-line-column = coluna
    .of = da coluna

lisboa-side-ahead = à frente dele
lisboa-side-behind = atrás dele

lisboa-slot-free = espaço livre
    .in = num espaço livre
lisboa-slot-top1 = espaço superior 1
    .in = no espaço superior 1
lisboa-slot-top2 = espaço superior 2
    .in = no espaço superior 2
lisboa-slot-top3 = espaço superior 3
    .in = no espaço superior 3
lisboa-slot-bottom1 = espaço inferior 1
    .in = no espaço inferior 1
lisboa-slot-bottom2 = espaço inferior 2
    .in = no espaço inferior 2
lisboa-slot-bottom3 = espaço inferior 3
    .in = no espaço inferior 3

lisboa-follow-noble = a ação do nobre
lisboa-follow-upper = a primeira ação de Estado dele
lisboa-follow-lower = a segunda ação de Estado dele

lisboa-account-start = início
lisboa-account-stores = lojas novas
lisboa-account-buildings = edifícios públicos
lisboa-account-sailing = navios que zarpam
lisboa-account-church = igreja
lisboa-account-court = influência no máximo
lisboa-account-rewards = recompensas e penalizações
lisboa-account-clergy = peças do clero
lisboa-account-visits = pagamento de visitas
lisboa-account-sets = conjuntos de escombros
lisboa-account-hulls = navios
lisboa-account-trades = maiorias de lojas
lisboa-account-money = réis e influência
lisboa-account-decrees = decretos
lisboa-account-plans = oficiais nos planos
lisboa-account-favours = favores reais
lisboa-account-cubes = cubos de escombros

lisboa-title-jester = Bobo
lisboa-title-servant = Servo da corte
lisboa-title-favourite = Favorito do Rei
lisboa-title-right-hand = Braço direito do Marquês

lisboa-tie-break-most = sem empate
lisboa-tie-break-topmost = em caso de empate, a fila mais acima
lisboa-tie-break-leftmost = em caso de empate, o que está mais à esquerda
lisboa-tie-break-western = entre duas ruas, a do oeste
lisboa-tie-break-blue = em caso de empate, o arquiteto azul
lisboa-tie-break-column = em caso de empate, o cubo da coluna
lisboa-tie-break-nearest = em caso de empate, o estaleiro mais próximo da ponta oeste da fila D, no sentido dos ponteiros do relógio
lisboa-tie-break-helper = entre duas peças iguais, a que o ajudante indica

# A place of the church; people count from 1.
lisboa-place = { $number }
    .between = entre as peças { $behind } e { $number }

lisboa-land = terreno { $row-letter }{ $column }
    .the = o terreno { $row-letter }{ $column }
    .of = do terreno { $row-letter }{ $column }
    .on = no terreno { $row-letter }{ $column }
    .reward = { $reward }

lisboa-site-west-a = a oeste da fila A
    .reward = { $reward }
lisboa-site-west-b = a oeste da fila B
    .reward = { $reward }
lisboa-site-west-c = a oeste da fila C
    .reward = { $reward }
lisboa-site-west-d = a oeste da fila D
    .reward = { $reward }
lisboa-site-west-e = a oeste da fila E
    .reward = { $reward }
lisboa-site-north-yellow = a norte da Rua Áurea
    .reward = { $reward }
lisboa-site-north-pink = a norte da Rua Augusta
    .reward = { $reward }
lisboa-site-north-brown = a norte da Rua Nova da Princesa
    .reward = { $reward }
lisboa-site-north-blue = a norte da Rua Bela da Rainha
    .reward = { $reward }
lisboa-site-east-a = a leste da fila A
    .reward = { $reward }
lisboa-site-east-b = a leste da fila B
    .reward = { $reward }
lisboa-site-east-c = a leste da fila C
    .reward = { $reward }
lisboa-site-east-d = a leste da fila D
    .reward = { $reward }
lisboa-site-east-e = a leste da fila E
    .reward = { $reward }

lisboa-card =
    { $deck-word ->
        [treasury] { $deck } (evento: { $effect }; no portefólio: { $benefit })
       *[noble] { $deck } (influência { $influence }; no portefólio: { $effect })
    }
    .does = { $effect-does }

lisboa-decree =
    { $per ->
        [0] { $wigs-counted } por { $what }
        [one] { $wigs-counted } por cada { $what }
       *[other] { $wigs-counted } por cada { $per } { $what-many }
    }

## O que fazem cartas, terrenos e estaleiros: em poucas palavras, e como coisa a fazer

lisboa-effect-good = { $good-counted }
    .does = recebe { $good-counted }
lisboa-effect-reis = { $reis-counted }
    .does = recebe { $reis-counted }
lisboa-effect-wigs = { $wigs-counted }
    .does = ganha { $wigs-counted }
lisboa-effect-influence = ganha influência
    .does = ganha a influência da tua linha superior
lisboa-effect-recruit = recruta { $officials-counted }
    .does =
        { $officials ->
            [one] recruta { $officials-counted }
           *[other] recruta até { $officials-counted }, cada um num gabinete diferente
        }
lisboa-effect-plan = plano
    .does = adquire um plano
lisboa-effect-favour = favor real
    .does = recebe um favor real que não tenhas
lisboa-effect-produce = produz
    .does = produz 1 bem por cada loja tua
lisboa-effect-cardinal-exactly = cardeal { $steps }
    .does = move o cardeal exatamente { $steps-counted } e tira uma peça do clero ao lado dele
lisboa-effect-cardinal-up-to = cardeal até { $steps }
    .does = move o cardeal até { $steps-counted } e tira uma peça do clero ao lado dele
lisboa-effect-pile-cube = cubo de escombros
    .does = tira um cubo à tua escolha do monte de escombros
lisboa-effect-goods = { $goods-counted } à escolha
    .does = recebe { $goods-counted } à tua escolha
lisboa-effect-ship = constrói um navio
    .does = constrói um navio
lisboa-effect-store = constrói uma loja
    .does = constrói uma loja
lisboa-effect-decree = recebe um decreto
    .does = recebe um decreto
lisboa-effect-building = abre um edifício público
    .does = abre um edifício público
lisboa-effect-state-actions =
    { $actions ->
        [one] uma ação de Estado
       *[other] { $actions } ações de Estado
    }
    .does =
        { $actions ->
            [one] faz uma ação de Estado à tua escolha sem pagar bens
           *[other] faz { $actions } ações de Estado diferentes à tua escolha sem pagar bens
        }
lisboa-effect-lose-officials = −{ $officials-counted }
    .does = perde { $officials-counted }
lisboa-effect-lose-reis = −{ $reis-counted }
    .does = perde { $reis-counted }
lisboa-effect-lose-wigs = −{ $wigs-counted }
    .does = perde { $wigs-counted }
lisboa-effect-lose-goods = −{ $goods-counted }
    .does = perde { $goods-counted }
lisboa-effect-lose-favour = −1 favor real
    .does = perde um favor real
lisboa-effect-lose-clergy = −1 peça do clero
    .does = perde uma peça do clero

lisboa-benefit-payment = pagamentos −{ $reis }
    .does = cada pagamento em réis custa-te menos { $reis-counted }
lisboa-benefit-sale = vendas +{ $reis }
    .does = cada bem que vendes rende mais { $reis-counted }
lisboa-benefit-land = terrenos −{ $reis }
    .does = os terrenos custam-te menos { $reis-counted }
lisboa-benefit-hiring = contratar −{ $reis }
    .does = cada oficial que contratas custa menos { $reis-counted }

## O que contam os decretos: «por cada …», «por cada 2 …», e o quê ao certo

lisboa-count-stores-of = { $good-store }
    .many = { $good-stores }
    .note = Contam as tuas lojas.
lisboa-count-stores-in-row = loja { $row-in }
    .many = lojas { $row-in }
    .note = Contam as tuas lojas.
lisboa-count-stores-in-column = loja na coluna { $column }
    .many = lojas na coluna { $column }
    .note = Contam as tuas lojas.
lisboa-count-buildings-of = edifício público { $architect-of }
    .many = edifícios públicos { $architect-of }
    .note = Contam todos os edifícios abertos, seja por quem for.
lisboa-count-buildings-west = edifício público a oeste
    .many = edifícios públicos a oeste
    .note = Contam todos os edifícios abertos, seja por quem for.
lisboa-count-buildings-north = edifício público a norte
    .many = edifícios públicos a norte
    .note = Contam todos os edifícios abertos, seja por quem for.
lisboa-count-buildings-east = edifício público a leste
    .many = edifícios públicos a leste
    .note = Contam todos os edifícios abertos, seja por quem for.
lisboa-count-buildings-showing = edifício público com { $street-colour }
    .many = edifícios públicos com { $street-colour }
    .note = Contam todos os edifícios abertos com a cor { $street-of }, seja por quem for.
lisboa-count-completed-plans = plano concluído
    .many = planos concluídos
    .note = Contam os teus planos.
lisboa-count-completed-plans-of = plano concluído { $architect-of }
    .many = planos concluídos { $architect-of }
    .note = Contam os teus planos.
lisboa-count-officials-on-plans = oficial em planos concluídos
    .many = oficiais em planos concluídos
    .note = Contam os oficiais impressos nos teus planos concluídos.
lisboa-count-officials-with = oficial junto { $noble-of }
    .many = oficiais junto { $noble-of }
    .note = Contam os teus oficiais no gabinete e na praça { $noble-of }.
lisboa-count-officials-in-plazas = oficial numa praça
    .many = oficiais nas praças
    .note = Contam os teus oficiais.
lisboa-count-officials-in-offices = oficial num gabinete
    .many = oficiais nos gabinetes
    .note = Contam os teus oficiais.
lisboa-count-ships = navio
    .many = navios
    .note = Contam os teus navios.
lisboa-count-ships-of-hull = navio de casco { $hull } ou mais
    .many = navios de casco { $hull } ou mais
    .note = Contam os teus navios.
lisboa-count-hulls = ponto de casco
    .many = pontos de casco
    .note = Somam-se os cascos de todos os teus navios.
lisboa-count-goods-on-docks = bem nos cais
    .many = bens nos cais
    .note = Contam os bens e os caixotes nos cais dos teus navios, seja quem for que os vendeu.
lisboa-count-cards-of = { $deck-card } no portefólio
    .many = { $deck-cards } no portefólio
    .note = Conta o teu portefólio.
lisboa-count-printed-influence = ponto de influência na linha superior
    .many = pontos de influência na linha superior
    .note = Conta a influência impressa nas cartas e nos navios da tua linha superior.
lisboa-count-goods-of = { $good-one } no armazém
    .many = { $good-many } no armazém
    .note = Conta o teu armazém.
lisboa-count-good-sets = grupo dos quatro bens
    .many = grupos dos quatro bens
    .note = Contam os grupos no teu armazém.
lisboa-count-clergy-tiles = peça do clero
    .many = peças do clero
    .note = Contam as peças que ainda tiveres.
lisboa-count-favours = favor real
    .many = favores reais
    .note = Contam os favores que ainda tiveres.
lisboa-count-cubes = { $cube-cube }
    .many = { $cube-cubes }
    .note = Contam os cubos no teu tabuleiro.
lisboa-count-rubble-sets = conjunto de escombros
    .many = conjuntos de escombros
    .note = Contam os teus conjuntos, mesmo com o marcador já gasto.
lisboa-count-loose-cubes = cubo sem conjunto
    .many = cubos sem conjunto
    .note = Contam os cubos no teu tabuleiro que não formam um conjunto.
lisboa-count-reis = real
    .many = réis
    .note = Contam as tuas moedas, a influência não.
lisboa-count-influence = ponto de influência
    .many = pontos de influência
    .note = Conta a posição do teu marcador.
lisboa-count-stores = loja
    .many = lojas
    .note = Contam as tuas lojas.
lisboa-count-best-row = loja na melhor fila
    .many = lojas na melhor fila
    .note = Conta a fila onde tiveres mais lojas.
lisboa-count-others-decrees = decreto dos outros
    .many = decretos dos outros
    .note = Contam juntos os decretos de todos os outros jogadores.

lisboa-condition-portfolio-full = um portefólio cheio
    .note = Está cheio com tantas cartas e navios quantos a tua capacidade permitir, { $figure-portfolio } no máximo.
lisboa-condition-clergy-full = { $figure-clergy } peças do clero
    .note = Tens de as ter ainda todas.
lisboa-condition-favours-full = ter os três favores reais
    .note = Tens de os ter ainda todos.
lisboa-condition-influence-full = influência { $figure-top }
    .note = O teu marcador tem de estar no último espaço.
lisboa-condition-houses-full = todas as { $houses } na cidade
    .note = As tuas casas desse grupo têm de estar todas na cidade.
lisboa-condition-all-streets = lojas nas quatro ruas
    .note = Precisas de uma loja tua em cada rua.
lisboa-condition-most-stores = ser quem tem mais lojas
    .note = O empate vale; precisas de pelo menos uma.
lisboa-condition-most-ships = ser quem tem mais navios
    .note = O empate vale; precisas de pelo menos um.
lisboa-condition-most-plans = ser quem tem mais planos concluídos
    .note = O empate vale; precisas de pelo menos um.
lisboa-condition-most-reis = ser quem tem mais réis
    .note = Contam as moedas, a influência não. O empate vale; precisas de pelo menos um.

## O que pede um título do jogo a solo

lisboa-need-wigs = mais perucas do que Lacerda
lisboa-need-stores = pelo menos { $stores-counted }
lisboa-need-stores-as-many = pelo menos tantas lojas como ele
lisboa-need-stores-more = mais lojas do que ele
lisboa-need-majorities = pelo menos { $majorities-counted }
lisboa-need-reis = pelo menos { $reis-counted }
lisboa-need-decrees = pelo menos { $decrees-counted }
lisboa-need-ships = pelo menos { $ships-counted }

## O que se pode fazer

lisboa-action-keep = Fica com { $clergy-the }: { $clergy-does }
lisboa-action-draft = Fica com { $card }
lisboa-action-play =
    { $purpose-word ->
        [gold] Descarta por 1 de ouro: { $card }
        [portfolio] Para o portefólio: { $card }
        [visit] Visita a corte: { $card }
       *[sponsor] Patrocina o evento: { $card }
    }
lisboa-action-slot =
    { $slot-word ->
        [free] Usa um espaço livre
       *[other] Substitui o que está { $slot-in }
    }
lisboa-action-sell = Vende { $good-counted } { lisboa-owned-ship }
lisboa-action-trade = Negoceia { $good-counted } para { $action }
lisboa-action-state = Ação de Estado: { $action }
lisboa-action-follow = Segue para { $choice }
lisboa-action-pay =
    { $moves ->
        [0] Paga { $reis-counted } em moedas
       *[other] { $reis ->
            [0] Paga { $moves-counted } com influência
           *[other] Paga { $reis-counted } em moedas e { $moves-counted } com influência
        }
    }
lisboa-action-pay-visit = Paga { lisboa-visit-payment }
lisboa-action-recruit = Põe um oficial no gabinete { $noble-of }
lisboa-action-plan = Adquire o plano de cima { $architect-of }
lisboa-action-favour = Recebe o favor { $noble-of }
lisboa-action-cardinal = Move o cardeal { $steps-counted } e tira a peça { $side }
lisboa-action-take-good = Recebe { $good-counted }
lisboa-action-give = Entrega { $good-counted }
lisboa-action-pile = Tira um { $cube-cube } do monte
lisboa-action-tile = Escolhe uma { $tile } ({ $tile-street })
lisboa-action-land = Constrói { $land-on } (recompensa: { $land-reward })
lisboa-action-cube = Tira um { $cube-cube } { $line-of }
lisboa-action-house = Usa uma das { $houses }
lisboa-action-site = Constrói { $site } (recompensa: { $site-reward })
lisboa-action-use-plan = Usa um plano { $architect-of } ({ $officials-counted })
lisboa-action-dismiss = Retira um oficial { $standing-from } { $noble-of }
lisboa-action-decree = Fica com o decreto «{ $decree }»
lisboa-action-return = Entrega o favor { $noble-of }
lisboa-action-offer = Entrega { $clergy-the }
lisboa-action-discard = Descarta { $card }
lisboa-action-reward = Recebe a recompensa de { $card }
lisboa-action-take = Tira a carta do baralho { $deck-of }
lisboa-action-stop = Não faças mais nada

## O que o acaso traz

lisboa-outcome-first = Primeiro jogador: { $seat }
    .ask = Quem começa?
lisboa-outcome-scoring = Peças de pontuação: { $values-sequence }
    .ask = Que peças de pontuação estão sob as colunas 1 a 4?
lisboa-outcome-building = Edifício público { $architect-of }: { $facade }
    .ask = Que cores mostra o próximo edifício público { $architect-of }?
lisboa-outcome-row-rubble = Escombros { $row-in }: { $cubes-sequence }
    .ask = Que cubos estão { $row-in }?
lisboa-outcome-column-rubble = Escombros na coluna { $column }: { $cubes-sequence }
    .ask = Que cubos estão na coluna { $column }?
lisboa-outcome-site-rubble = Escombros { $site }: { $cubes-sequence }
    .ask = Que cubos estão no estaleiro público { $site }?
lisboa-outcome-pile-rubble = Monte de escombros: { $cubes-sequence }
    .ask = Que cubos estão no monte de escombros?
lisboa-outcome-clergy-pair = Peças do clero para { $seat }: { $tiles-sequence }
    .ask = Que duas peças do clero vê { $seat }?
lisboa-outcome-clergy = Igreja, peça { $place }: { $tile }
    .ask = Que peça do clero chega à igreja como peça { $place }?
lisboa-outcome-start-favour = Favor real para { $seat }: { $noble }
    .ask = Com que favor real começa { $seat }?
lisboa-outcome-start-plan = Plano inicial para { $seat }: { $architect }
    .ask = Com o plano de que arquiteto começa { $seat }?
lisboa-outcome-decree = Novo decreto: { $decree }
    .ask = Que decreto sai?
lisboa-outcome-hand = Mão de { $seat }: { $cards-sequence }
    .ask = Que cartas tira { $seat }?
lisboa-outcome-card = Virada para cima no baralho { $deck-of }: { $card }
    .ask = Que carta fica virada para cima no baralho { $deck-of }?
lisboa-outcome-helper = Para Lacerda: { $card }
    .ask = Que carta se revela para Lacerda?

## O que há a decidir

lisboa-prompt-keep = Escolhe a peça do clero com que ficas; a outra volta para o saco.
    .waiting = { $seat } está a escolher uma peça do clero.
lisboa-prompt-draft =
    { $left ->
        [one] Escolhe a carta com que ficas.
       *[other] Escolhe uma das cartas com que ficas. Ficas com { $left }.
    }
    .waiting = { $seat } está a escolher as cartas com que fica (ainda { $left }).
lisboa-prompt-play = É a tua vez: joga uma carta.
    .waiting = { $seat } está a escolher uma carta para jogar.
lisboa-prompt-slot = Escolhe onde fica a carta no teu portefólio.
    .waiting = { $seat } está a escolher um espaço para uma carta.
lisboa-prompt-ship-slot = Escolhe onde fica o { $ship } no teu portefólio. Se tomar o lugar de um navio teu, custa menos.
    .waiting = { $seat } está a escolher um espaço para um { $ship }.
lisboa-prompt-ship-goods =
    { $left ->
        [one] Escolhe o bem que entregas pelo navio.
       *[other] Escolhe um dos bens que entregas pelo navio. Faltam { $left }, todos diferentes.
    }
    .waiting = { $seat } está a escolher os bens que entrega por um navio (ainda { $left }).
lisboa-prompt-market = Vende bens aos navios, ou negoceia com os nobres.
    .waiting = { $seat } está a escolher entre vender bens e negociar com os nobres.
lisboa-prompt-sell-more = Vende outro bem, ou fica por aqui.
    .stop = Não vendas mais nada
    .waiting = { $seat } está a decidir se vende mais bens.
lisboa-prompt-trade-more = Negoceia outro bem com os nobres, ou fica por aqui.
    .stop = Não negoceies mais nada
    .waiting = { $seat } está a decidir se negoceia outro bem (ainda { $left }).
lisboa-prompt-state = Estás com { $noble-the }: faz primeiro uma das suas ações de Estado, ou passa logo à ação do nobre.
    .stop = Salta a ação de Estado
    .waiting = { $seat } está a escolher uma ação de Estado { $noble-of }.
lisboa-prompt-any-state =
    { $left ->
        [one] Escolhe uma ação de Estado.
       *[other] Escolhe uma ação de Estado. Podes fazer { $left } diferentes.
    }
    .waiting = { $seat } está a escolher uma ação de Estado (ainda { $left }).
lisboa-prompt-follow =
    { $cost ->
        [0] Segues a visita { $noble-to }? Devolves o favor dele e não pagas nada.
       *[other] Segues a visita { $noble-to }? Devolves o favor dele e pagas { $cost-counted }; a que faltar, em perucas.
    }
    .stop = Não sigas a visita
    .follow = Segue a visita: { lisboa-followed-action }
    .waiting = { $seat } está a decidir se segue a visita { $noble-to } por { $cost-counted }.
lisboa-prompt-pay = Escolhe como pagas { $reis-counted }.
    .waiting = { $seat } está a escolher como paga { $reis-counted }.
lisboa-prompt-pay-visit = Escolhe como pagas { $cost-counted } para ires ter com { $noble-the }.
    .waiting = { $seat } está a escolher como paga { $cost-counted } para ir ter com { $noble-the }.
lisboa-prompt-recruit =
    { $left ->
        [one] Escolhe um gabinete para um oficial, ou fica por aqui.
       *[other] Escolhe um gabinete para um oficial, ou fica por aqui. Podes pôr { $left }, cada um num gabinete diferente.
    }
    .stop = Não ponhas mais oficiais
    .waiting = { $seat } está a escolher um gabinete para um oficial (ainda { $left }).
lisboa-prompt-plan = Escolhe o arquiteto cujo plano adquires.
    .waiting = { $seat } está a escolher um plano.
lisboa-prompt-favour = Escolhe um favor real.
    .waiting = { $seat } está a escolher um favor real.
lisboa-prompt-cardinal =
    { $steps ->
        [one] Move o cardeal 1 espaço no sentido dos ponteiros do relógio e escolhe uma das peças ao lado dele.
       *[other] Move o cardeal no sentido dos ponteiros do relógio, até { $steps-counted }, e escolhe uma das peças ao lado dele.
    }
    .waiting = { $seat } está a reunir com o cardeal (até { $steps-counted }).
lisboa-prompt-produce-more =
    { $left ->
        [one] Escolhe um tipo que produziste: recebes mais 1.
       *[other] Escolhe um tipo que produziste: recebes mais 1. Escolhes { $left } vezes.
    }
    .waiting = { $seat } está a escolher de que bem produz mais (ainda { $left }).
lisboa-prompt-goods =
    { $left ->
        [one] Escolhe um bem para receber.
       *[other] Escolhe um bem para receber. Recebes { $left }.
    }
    .waiting = { $seat } está a escolher os bens que recebe (ainda { $left }).
lisboa-prompt-lose-good =
    { $left ->
        [one] Escolhe o bem que perdes.
       *[other] Escolhe um dos bens que perdes. Perdes { $left }.
    }
    .waiting = { $seat } está a escolher os bens que perde (ainda { $left }).
lisboa-prompt-lose-official =
    { $left ->
        [one] Escolhe o oficial que perdes.
       *[other] Escolhe um dos oficiais que perdes. Perdes { $left }.
    }
    .waiting = { $seat } está a escolher os oficiais que perde (ainda { $left }).
lisboa-prompt-lose-favour = Escolhe o favor real que perdes.
    .waiting = { $seat } está a escolher o favor real que perde.
lisboa-prompt-lose-clergy = Escolhe a peça do clero que perdes.
    .waiting = { $seat } está a escolher a peça do clero que perde.
lisboa-prompt-pile = Escolhe um cubo do monte de escombros.
    .waiting = { $seat } está a escolher um cubo do monte de escombros.
lisboa-prompt-tile = Escolhe que loja constróis.
    .waiting = { $seat } está a escolher que loja constrói.
lisboa-prompt-land = Escolhe o terreno para a tua { $tile } ({ $tile-street }).
    .waiting = { $seat } está a escolher o terreno para uma { $tile }.
lisboa-prompt-cube = Escolhe um cubo da fila ou da coluna { $land-of }. Cada cubo que lá ficar aumenta o preço do terreno.
    .waiting = { $seat } está a escolher um cubo da fila ou da coluna { $land-of }.
lisboa-prompt-house = Escolhe o grupo de onde tiras a casa para a tua loja.
    .waiting = { $seat } está a escolher uma casa.
lisboa-prompt-site = Escolhe o estaleiro do edifício público.
    .waiting = { $seat } está a escolher o estaleiro de um edifício público.
lisboa-prompt-use-plan = Escolhe o plano para o edifício público { $site }.
    .waiting = { $seat } está a escolher o plano para o edifício público { $site }.
lisboa-prompt-officials =
    { $left ->
        [one] Escolhe o oficial que volta ao teu tabuleiro pelo plano.
       *[other] Escolhe um dos oficiais que voltam ao teu tabuleiro pelo plano. Têm de voltar { $left }.
    }
    .waiting = { $seat } está a escolher os oficiais para um plano (ainda { $left }).
lisboa-prompt-decree = Escolhe um decreto.
    .waiting = { $seat } está a escolher um decreto.
lisboa-prompt-extra-decree = Podes gastar o marcador de um conjunto de escombros para receber mais um decreto.
    .stop = Não recebas mais decretos
    .waiting = { $seat } está a decidir se gasta o marcador de um conjunto de escombros para receber mais um decreto.
lisboa-prompt-offer = Pontuação da igreja: entrega peças do clero pelas perucas no verso, ou fica por aqui. Se entregares alguma, ganhas depois influência uma vez.
    .stop = Guarda as peças que restam
    .waiting = { $seat } está a decidir que peças do clero entrega à igreja.
lisboa-prompt-discard = Novo período: descarta as cartas da mão que quiseres. Depois recebes a recompensa de uma carta descartada de cada nobre.
    .stop = Guarda as cartas que restam
    .waiting = { $seat } está a descartar cartas para o novo período.
lisboa-prompt-reward = Escolhe uma carta descartada cuja recompensa recebes: uma de cada nobre.
    .waiting = { $seat } está a escolher a recompensa de uma carta descartada.
lisboa-prompt-take = Tira para a mão uma carta virada para cima.
    .waiting = { $seat } está a escolher uma carta virada para cima.

## Títulos sobre as opções

lisboa-group-card = { $card }
lisboa-group-clergy = Peças do clero
lisboa-group-cards = Cartas
lisboa-group-slots = Portefólio
lisboa-group-ship =
    { $owner-you ->
        [yes] Vender ao teu navio no espaço { $slot }
       *[no] Vender ao navio de { $owner } no espaço { $slot }
    }
lisboa-group-trade = Negociar com os nobres: { $action }
lisboa-group-state = Ações de Estado
lisboa-group-follow = Seguir
lisboa-group-pay =
    { $from ->
        [0] Pagamento
       *[other] Pagamento, a partir de { $from }
    }
lisboa-group-nobles = Nobres
lisboa-group-architects = Arquitetos
lisboa-group-goods = Bens
lisboa-group-cubes =
    { $line-word ->
        [column] Escombros da coluna
       *[row] Escombros da fila
    }
lisboa-group-pile = Monte de escombros
lisboa-group-tiles = Peças de cidade
lisboa-group-row = Fila { $row-letter }
lisboa-group-houses = Casas
lisboa-group-west = Oeste
lisboa-group-north = Norte
lisboa-group-east = Leste
lisboa-group-plans = Planos
lisboa-group-officials = Oficiais
lisboa-group-decrees = Decretos
lisboa-group-decks = Cartas viradas para cima
lisboa-group-stop = Senão

## O que aconteceu

lisboa-event-first =
    { $seat-you ->
        [yes] Começas tu.
       *[no] Começa { $seat }.
    }
lisboa-event-scoring = Peças de pontuação sob as colunas 1 a 4: { $values-sequence }.
lisboa-event-building-shown = Novo edifício público { $architect-of }: { $facade }.
lisboa-event-row-rubble = Escombros { $row-in }: { $cubes-sequence }.
lisboa-event-column-rubble = Escombros na coluna { $column }: { $cubes-sequence }.
lisboa-event-site-rubble = Escombros { $site }: { $cubes-sequence }.
lisboa-event-pile-rubble = Monte de escombros: { $cubes-sequence }.
lisboa-event-clergy-pair =
    { $seat-you ->
        [yes] Vês duas peças do clero: { $tiles }.
       *[no] { $seat } vê duas peças do clero: { $tiles }.
    }
lisboa-event-clergy-kept =
    { $seat-you ->
        [yes] Ficas com { $clergy-the }.
       *[no] { $seat } fica com { $clergy-the }.
    }
lisboa-event-clergy-shown = Chega à igreja, como peça { $place }, { $tile-the }.
lisboa-event-start-favour =
    { $seat-you ->
        [yes] Começas com o favor { $noble-of }.
       *[no] { $seat } começa com o favor { $noble-of }.
    }
lisboa-event-start-plan =
    { $seat-you ->
        [yes] Começas com um plano { $architect-of }.
       *[no] { $seat } começa com um plano { $architect-of }.
    }
lisboa-event-decree-shown = Novo decreto: { $decree }.
lisboa-event-hand =
    { $seat-you ->
        [yes] Tiras { $cards }.
       *[no] { $seat } tira { $cards }.
    }
lisboa-event-hand-dealt =
    { $seat-you ->
        [yes] Tiras { $cards-counted }.
       *[no] { $seat } tira { $cards-counted }.
    }
lisboa-event-drafted =
    { $seat-you ->
        [yes] Ficas com { $card }.
       *[no] { $seat } fica com { $card }.
    }
lisboa-event-draft-made =
    { $seat-you ->
        [yes] Já escolheste uma carta.
       *[no] { $seat } já escolheu uma carta.
    }
lisboa-event-draft-passed = As outras cartas passam para a esquerda.
lisboa-event-draft-received =
    { $seat-you ->
        [yes] Recebes de { $from }: { $cards }.
       *[no] { $from-you ->
            [yes] { $seat } recebe de ti: { $cards }.
           *[no] { $seat } recebe de { $from }: { $cards }.
        }
    }
lisboa-event-card-shown = Virada para cima no baralho { $deck-of }: { $card }.
lisboa-event-turn =
    { $seat-you ->
        [yes] É a tua vez.
       *[no] É a vez de { $seat }.
    }
lisboa-event-docked =
    { $seat-you ->
        [yes] O teu navio no espaço { $slot } volta ao cais.
       *[no] O navio de { $seat } no espaço { $slot } volta ao cais.
    }
lisboa-event-played =
    { $purpose-word ->
        [gold] { $seat-you ->
            [yes] Descartas { $card } { $purpose }.
           *[no] { $seat } descarta { $card } { $purpose }.
        }
       *[other] { $seat-you ->
            [yes] Jogas { $card } { $purpose }.
           *[no] { $seat } joga { $card } { $purpose }.
        }
    }
lisboa-event-placed =
    { $seat-you ->
        [yes] Agora tens no portefólio { $card }.
       *[no] { $seat } tem agora no portefólio { $card }.
    }
lisboa-event-replaced =
    { $seat-you ->
        [yes] Descartas do teu portefólio { $card }.
       *[no] { $seat } descarta do portefólio { $card }.
    }
lisboa-event-ship-lost =
    { $seat-you ->
        [yes] Descartas do teu portefólio um { $ship }.
       *[no] { $seat } descarta do portefólio um { $ship }.
    }
lisboa-event-gained =
    { $seat-you ->
        [yes] Recebes { $good-counted }.
       *[no] { $seat } recebe { $good-counted }.
    }
lisboa-event-lost =
    { $seat-you ->
        [yes] Entregas { $good-counted }.
       *[no] { $seat } entrega { $good-counted }.
    }
lisboa-event-no-room =
    { $seat-you ->
        [yes] Perdes { $good-counted }: o teu armazém está cheio.
       *[no] { $seat } perde { $good-counted }: o armazém está cheio.
    }
lisboa-event-reis =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Pagas { lisboa-amount-reis }.
           *[no] { $seat } paga { lisboa-amount-reis }.
        }
       *[other] { $seat-you ->
            [yes] Recebes { lisboa-amount-reis }.
           *[no] { $seat } recebe { lisboa-amount-reis }.
        }
    }
lisboa-event-wigs =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] Perdes { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } perde { lisboa-amount-wigs } ({ $account }).
        }
       *[other] { $seat-you ->
            [yes] Ganhas { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } ganha { lisboa-amount-wigs } ({ $account }).
        }
    }
lisboa-event-influence =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] A tua influência desce { $amount-size } e fica em { $level }.
           *[no] A influência de { $seat } desce { $amount-size } e fica em { $level }.
        }
        [zero] { $seat-you ->
            [yes] A tua influência continua em { $level }.
           *[no] A influência de { $seat } continua em { $level }.
        }
       *[other] { $seat-you ->
            [yes] A tua influência sobe { $amount-size } e fica em { $level }.
           *[no] A influência de { $seat } sobe { $amount-size } e fica em { $level }.
        }
    }
lisboa-event-treasury = O marcador do tesouro está agora no espaço { $space }.
lisboa-event-price = O preço { $good-of } desce para { $price-counted }.
lisboa-event-sold =
    { $seat-you ->
        [yes] Vendes { $good-counted } { lisboa-owned-ship } por { $reis-counted }.
       *[no] { $seat } vende { $good-counted } { lisboa-owned-ship } por { $reis-counted }.
    }
lisboa-event-sailed =
    { $seat-you ->
        [yes] O teu { $ship } zarpa.
       *[no] O { $ship } de { $seat } zarpa.
    }
lisboa-event-traded =
    { $seat-you ->
        [yes] Negoceias { $good-counted } para { $action }.
       *[no] { $seat } negoceia { $good-counted } para { $action }.
    }
lisboa-event-state =
    { $seat-you ->
        [yes] A tua ação de Estado: { $action }.
       *[no] Ação de Estado de { $seat }: { $action }.
    }
lisboa-event-visited =
    { $seat-you ->
        [yes] Vais ter com { $noble-the } e pagas { lisboa-visit-payment }.
       *[no] { $seat } vai ter com { $noble-the } e paga { lisboa-visit-payment }.
    }
lisboa-event-followed =
    { $seat-you ->
        [yes] Segues a visita { $noble-to }: { lisboa-followed-action }.
       *[no] { $seat } segue a visita { $noble-to }: { lisboa-followed-action }.
    }
lisboa-event-sponsored =
    { $seat-you ->
        [yes] Patrocinas o evento de { $card } por { $reis-counted }.
       *[no] { $seat } patrocina o evento de { $card } por { $reis-counted }.
    }
lisboa-event-recruited =
    { $seat-you ->
        [yes] Pões um oficial no gabinete { $noble-of }.
       *[no] { $seat } põe um oficial no gabinete { $noble-of }.
    }
lisboa-event-displaced =
    { $seat-you ->
        [yes] Um oficial teu tem de trocar o gabinete { $noble-of } pela praça.
       *[no] Um oficial de { $seat } tem de trocar o gabinete { $noble-of } pela praça.
    }
lisboa-event-plan-taken =
    { $seat-you ->
        [yes] Adquires um plano { $architect-of } ({ $officials-counted }).
       *[no] { $seat } adquire um plano { $architect-of } ({ $officials-counted }).
    }
lisboa-event-favour-taken =
    { $seat-you ->
        [yes] Recebes o favor { $noble-of }.
       *[no] { $seat } recebe o favor { $noble-of }.
    }
lisboa-event-favour-returned =
    { $seat-you ->
        [yes] Devolves o favor { $noble-of }.
       *[no] { $seat } devolve o favor { $noble-of }.
    }
lisboa-event-ship-built =
    { $seat-you ->
        [yes] Constróis um { $ship }.
       *[no] { $seat } constrói um { $ship }.
    }
lisboa-event-cardinal-moved =
    { $seat-you ->
        [yes] Moves o cardeal, agora { $place-between }.
       *[no] { $seat } move o cardeal, agora { $place-between }.
    }
lisboa-event-clergy-taken =
    { $seat-you ->
        [yes] Ficas com { $clergy-the }.
       *[no] { $seat } fica com { $clergy-the }.
    }
lisboa-event-clergy-offered =
    { $seat-you ->
        [yes] Entregas à igreja { $clergy-the }.
       *[no] { $seat } entrega à igreja { $clergy-the }.
    }
lisboa-event-clergy-lost =
    { $seat-you ->
        [yes] Perdes { $clergy-the }.
       *[no] { $seat } perde { $clergy-the }.
    }
lisboa-event-cube-taken =
    { $seat-you ->
        [yes] Tiras um { $cube-cube }.
       *[no] { $seat } tira um { $cube-cube }.
    }
lisboa-event-cube-removed =
    { $seat-you ->
        [yes] Não tens lugar para outro { $cube-cube }: sai do jogo.
       *[no] { $seat } não tem lugar para outro { $cube-cube }: sai do jogo.
    }
lisboa-event-set-completed =
    { $seat-you ->
        [yes] Completas um conjunto e tens agora { $sets-counted }.
       *[no] { $seat } completa um conjunto e tem agora { $sets-counted }.
    }
lisboa-event-store-built =
    { $seat-you ->
        [yes] Constróis uma { $tile } { $land-on } ({ $tile-street }).
       *[no] { $seat } constrói uma { $tile } { $land-on } ({ $tile-street }).
    }
lisboa-event-land-paid =
    { $seat-you ->
        [yes] O teu { $land } custa { $reis-counted }.
       *[no] O { $land } de { $seat } custa { $reis-counted }.
    }
lisboa-event-house-placed =
    { $seat-you ->
        [yes] Usas uma das { $houses }.
       *[no] { $seat } usa uma das { $houses }.
    }
lisboa-event-building-opened =
    { $seat-you ->
        [yes] Abres um edifício público { $architect-of } { $site }: { $facade }.
       *[no] { $seat } abre um edifício público { $architect-of } { $site }: { $facade }.
    }
lisboa-event-official-returned =
    { $seat-you ->
        [yes] Recuperas um oficial { $standing-from } { $noble-of }.
       *[no] { $seat } recupera um oficial { $standing-from } { $noble-of }.
    }
lisboa-event-hired =
    { $seat-you ->
        [yes] Contratas { $officials-counted } por { $reis-counted }.
       *[no] { $seat } contrata { $officials-counted } por { $reis-counted }.
    }
lisboa-event-plan-completed =
    { $seat-you ->
        [yes] Concluis um plano { $architect-of } ({ $officials-counted }).
       *[no] { $seat } conclui um plano { $architect-of } ({ $officials-counted }).
    }
lisboa-event-decree-taken =
    { $seat-you ->
        [yes] Ficas com o decreto «{ $decree }».
       *[no] { $seat } fica com o decreto «{ $decree }».
    }
lisboa-event-marker-spent =
    { $seat-you ->
        [yes] Gastas o marcador de um conjunto de escombros para receber mais um decreto.
       *[no] { $seat } gasta o marcador de um conjunto de escombros para receber mais um decreto.
    }
lisboa-event-card-taken =
    { $seat-you ->
        [yes] Tiras para a mão { $card }.
       *[no] { $seat } tira { $card }.
    }
lisboa-event-church =
    { $seat-you ->
        [yes] Pontuação da igreja, a começar por ti.
       *[no] Pontuação da igreja, a começar por { $seat }.
    }
lisboa-event-period-due =
    { $seat-you ->
        [yes] Provocas o fim do período: acaba depois deste turno.
       *[no] { $seat } provoca o fim do período: acaba depois deste turno.
    }
lisboa-event-period = Começa o período { $period }.
lisboa-event-discarded =
    { $seat-you ->
        [yes] Descartas { $card }.
       *[no] { $seat } descarta { $card }.
    }
lisboa-event-end-due =
    { $seat-you ->
        [yes] Provocas o fim do jogo: ainda há { $turns-counted }.
       *[no] { $seat } provoca o fim do jogo: ainda há { $turns-counted }.
    }
lisboa-event-nothing-possible =
    { $seat-you ->
        [yes] Aqui não podes fazer nada.
       *[no] Aqui { $seat } não pode fazer nada.
    }
lisboa-event-majority =
    { $seat-you ->
        [yes] As tuas { $good-stores } dão { $wigs-counted }.
       *[no] As { $good-stores } de { $seat } dão { $wigs-counted }.
    }
lisboa-event-over = O jogo acabou.

lisboa-event-helper = Revela-se { $card }: o ajudante começa no baralho { $deck-of }.
lisboa-event-courtier = O cortesão de Lacerda começa com { $noble-the }.
lisboa-event-courtier-moved = O cortesão de Lacerda passa para junto { $noble-of }.
lisboa-event-helper-moved = O ajudante passa para o baralho { $deck-of }.
lisboa-event-card-dropped = Do baralho do ajudante descarta-se { $card }.
lisboa-event-chose = Escolha de Lacerda: { $why }.
lisboa-event-solo-building = Desde o início há um edifício público { $architect-of } { $site }: { $facade }.
lisboa-event-title =
    { $seat-you ->
        [yes] O teu título: { $title }.
       *[no] Título de { $seat }: { $title }.
    }

## Porque é que algo não é permitido

lisboa-refusal-other-decision = Não é isso que tens de decidir agora.
lisboa-refusal-outcome-does-not-fit = Isso não pode sair aqui.
lisboa-refusal-not-offered = Só podes escolher de entre o que recebeste.
lisboa-refusal-card-not-offered = { $card } não está entre as cartas que podes escolher.
lisboa-refusal-card-not-in-hand = Não tens na mão { $card }.
lisboa-refusal-card-not-noble = { $card } não é uma carta de nobre: na corte serve para patrocinar o seu evento.
lisboa-refusal-card-not-treasury = { $card } não é uma carta do tesouro: na corte serve para visitar o seu nobre.
lisboa-refusal-nothing-to-sell-or-trade = Depois de { $card } não poderias nem vender um bem nem negociar com os nobres, e uma das duas coisas é obrigatória.
lisboa-refusal-visit-unpayable = Ir ter com { $noble-the } custa-te { $needs } de influência. Tens { $influence }, e { $wigs-counted } para o que falta.
lisboa-refusal-fee-unpayable = Isto custa { lisboa-needs-reis }. Consegues reunir { $has }, contando a influência.
lisboa-refusal-no-house = Já usaste todas as tuas casas: não podes construir uma loja.
lisboa-refusal-no-tile = Para nenhuma das lojas disponíveis há um terreno livre.
lisboa-refusal-no-land-payable = Não há nenhum terreno que possas pagar. Até { $land-the } custa { lisboa-needs-reis }, e consegues reunir { $has }, contando a influência.
lisboa-refusal-no-site = Não há nenhum estaleiro livre para um edifício público.
lisboa-refusal-no-plan = Para abrir um edifício público é preciso um plano aberto que sirva para o estaleiro. Não tens nenhum.
lisboa-refusal-no-building = Já não há edifícios públicos { $architect-of }.
lisboa-refusal-hire-unpayable = Para construir { $site } tens de contratar os oficiais que te faltam por { lisboa-needs-reis }. Consegues reunir { $has }, contando a influência.
lisboa-refusal-no-decree = Já não há decretos.
lisboa-refusal-event-impossible = O evento de { $card } não teria agora efeito.
lisboa-refusal-spoils-the-rest = Depois não poderias fazer o que ainda tens de fazer.
lisboa-refusal-slot-empty = Não há nada { $slot-in }.
lisboa-refusal-slot-not-free = Descarta uma carta da mesma linha, ou usa um espaço livre.
lisboa-refusal-capacity-full =
    { $capacity ->
        [one] O teu portefólio está cheio: só leva { $capacity } carta ou navio. Substitui o que lá está; os conjuntos de escombros dão mais espaço.
       *[other] O teu portefólio está cheio: leva ao todo { $capacity } cartas ou navios. Substitui um deles; os conjuntos de escombros dão mais espaço.
    }
lisboa-refusal-row-full = Esta linha do teu portefólio está cheia. Substitui uma carta.
lisboa-refusal-good-missing = Não tens { $good }.
lisboa-refusal-no-such-ship =
    { $owner-you ->
        [yes] Não tens nenhum navio no espaço { $slot }.
       *[no] { $owner } não tem nenhum navio no espaço { $slot }.
    }
lisboa-refusal-ship-at-sea =
    { $owner-you ->
        [yes] O teu navio no espaço { $slot } está no mar até ao teu próximo turno.
       *[no] O navio de { $owner } no espaço { $slot } está no mar até ao próximo turno de { $owner }.
    }
lisboa-refusal-ship-full =
    { $owner-you ->
        [yes] O teu navio no espaço { $slot } está cheio.
       *[no] O navio de { $owner } no espaço { $slot } está cheio.
    }
lisboa-refusal-already-covered = Neste turno já negociaste um bem pela ação de Estado «{ $action }».
lisboa-refusal-good-not-accepted =
    { $noble-word ->
        [builder] O Construtor aceita ferramentas ou ouro, não { $good }.
        [marquis] O Marquês aceita livros ou ouro, não { $good }.
       *[king] O Rei aceita tecido ou ouro, não { $good }.
    }
lisboa-refusal-not-this-noble = A ação de Estado «{ $action }» não é { $noble-of }.
lisboa-refusal-already-done = Já fizeste a ação de Estado «{ $action }». Escolhe outra.
lisboa-refusal-no-official = Não tens oficiais para enviar.
lisboa-refusal-office-used = Acabaste de pôr um oficial no gabinete { $noble-of }. Escolhe outro gabinete.
lisboa-refusal-no-plan-left = Já não há planos { $architect-of }.
lisboa-refusal-no-plans-left = Já não há planos de nenhum dos arquitetos.
lisboa-refusal-no-ship-left = O estaleiro naval está vazio.
lisboa-refusal-ship-unpayable =
    { $needs ->
        [one] Este navio custa { $needs } bem. Tens { $has }.
       *[other] Este navio custa { $needs } bens diferentes. Tens { $has }.
    }
lisboa-refusal-nothing-produced = Não produzirias nada: nenhuma loja tua faz um bem para o qual tenhas lugar.
lisboa-refusal-not-produced = Não produziste { $good }.
lisboa-refusal-no-room-for-good = Não tens lugar para mais { $good }.
lisboa-refusal-clergy-full = Já tens { $figure-clergy } peças do clero: não há lugar para mais.
lisboa-refusal-no-tile-there = Não há nenhuma peça do clero para tirar.
lisboa-refusal-steps-not-allowed =
    { $most ->
        [one] Aqui o cardeal move-se exatamente 1 espaço.
       *[other] Aqui o cardeal move-se de 1 a { $most } espaços.
    }
lisboa-refusal-favour-held = Já tens o favor { $noble-of }.
lisboa-refusal-no-favour-left = Já não há favores { $noble-of }.
lisboa-refusal-all-favours-held = Já tens o favor dos três nobres.
lisboa-refusal-favour-missing = Não tens o favor { $noble-of }.
lisboa-refusal-good-already-given = Por este navio já entregaste { $good }. Os bens têm de ser diferentes.
lisboa-refusal-no-cube = Não há nenhum { $cube-cube } para tirar.
lisboa-refusal-pile-empty = O monte de escombros está vazio.
lisboa-refusal-tile-not-shown = Não há agora nenhuma { $tile } disponível.
lisboa-refusal-land-taken = Já há uma loja { $land-on }.
lisboa-refusal-land-not-in-play = Com este número de jogadores não se usa { $land-the }.
lisboa-refusal-land-not-on-street = Uma { $tile } tem de dar { $tile-to }, e { $land-the } não lhe toca.
lisboa-refusal-land-wrong-size =
    { $tile-word ->
        [small] Uma { $tile } só cabe na coluna 5, não { $land-on }.
       *[large] Uma { $tile } precisa de um terreno grande; { $land-the } é pequeno.
    }
lisboa-refusal-land-unpayable = Para construir { $land-on } pagarias { lisboa-needs-reis }. Consegues reunir { $has }, contando a influência.
lisboa-refusal-houses-used = Já usaste todas as tuas { $houses }.
lisboa-refusal-site-taken = Já há um edifício público { $site }.
lisboa-refusal-site-not-in-play = Com este número de jogadores não se constrói nada { $site }.
lisboa-refusal-colour-missing = Um edifício público { $site } tem de mostrar a cor da rua.
lisboa-refusal-plan-not-held = Não tens nenhum plano aberto { $architect-of } com { $officials-counted }.
lisboa-refusal-official-not-there = Não tens oficiais { $standing-in } { $noble-of }.
lisboa-refusal-decree-not-shown = O decreto «{ $decree }» não está disponível.
lisboa-refusal-clergy-not-held = Não tens { $clergy-the }.
lisboa-refusal-reward-used = Não podes receber a recompensa de { $card }: há uma por nobre, de uma carta que acabaste de descartar.
lisboa-refusal-deck-empty = Não há cartas no baralho { $deck-of }.
lisboa-refusal-payment-wrong = Moedas e influência têm de somar { lisboa-needs-reis }.
lisboa-refusal-visit-payment-wrong = O pagamento tem de somar { $needs }. Os réis valem com as duas casas da esquerda na cidade; as perucas, quando já não te resta influência.
lisboa-refusal-compulsory = Tens de escolher um.

## Explicações

lisboa-about-noble-builder = Manuel da Maia. Aceita ferramentas ou ouro. Ações de Estado: recrutar oficiais, adquirir um plano. Ação do nobre: construir uma loja.
lisboa-about-noble-marquis = O Marquês de Pombal, o Ministro. Aceita livros ou ouro. Ações de Estado: construir um navio, produzir. Ação do nobre: receber um decreto.
lisboa-about-noble-king = Dom José I. Aceita tecido ou ouro. Ações de Estado: reunir com o cardeal, obter um favor real. Ação do nobre: abrir um edifício público.
lisboa-about-state-action-recruit = Põe até 2 oficiais teus em gabinetes diferentes. Se um gabinete estiver cheio, quem lá tiver mais perde um para a praça.
lisboa-about-state-action-plan = Recebe o plano de cima de um dos arquitetos.
lisboa-about-state-action-ship = Paga tantos bens diferentes quantos indica o casco do primeiro navio do estaleiro naval, ou a diferença para um navio teu que ele substitui. O tesouro sobe 1 e ganhas influência.
lisboa-about-state-action-produce = Recebe 1 bem por cada loja tua, enquanto tiveres lugar. O preço de cada tipo que recebeste desce 1.
lisboa-about-state-action-cardinal = Move o cardeal 1 ou 2 espaços e tira uma das peças do clero ao lado dele. Se passar pelo símbolo do tesouro, o tesouro sobe; se passar pelo da influência, há pontuação da igreja.
lisboa-about-state-action-favour = Recebe um favor real que não tenhas. Com ele podes seguir a visita de outro jogador; no fim vale { $figure-favour }.
lisboa-about-houses-left = Com todas na cidade, podes pagar réis em vez de influência para visitar ou seguir.
lisboa-about-houses-middle = Com uma ou duas na cidade, os navios custam-te menos 1 bem; com todas, são grátis.
lisboa-about-houses-right = Com uma ou duas na cidade, produzir dá-te mais 1 bem de um tipo que produzes; com todas, mais 1 de cada tipo.
lisboa-about-street = As lojas que dão para esta rua vendem { $good }. Fica entre as colunas { $west } e { $east }.
lisboa-about-architect-blue = Cada plano mostra quantos oficiais são precisos para abrir um edifício público deste arquiteto.
lisboa-about-architect-green = Cada plano mostra quantos oficiais são precisos para abrir um edifício público deste arquiteto.
lisboa-about-cube-brown = Escombros do terramoto. Acrescenta { $reis } ao preço de cada terreno da sua fila ou coluna. Com um cubo vermelho e um azul forma um conjunto.
lisboa-about-cube-red = Escombros do fogo. Acrescenta { $reis } ao preço de cada terreno da sua fila ou coluna. Com um cubo castanho e um azul forma um conjunto.
lisboa-about-cube-blue = Escombros do maremoto. Acrescenta { $reis } ao preço de cada terreno da sua fila ou coluna. Com um cubo castanho e um vermelho forma um conjunto.
lisboa-about-ship =
    { $reis ->
        [0] Casco { $hull }: zarpa com { $goods-counted } e dá 1 peruca por cada um ao dono. Mostra { $influence-counted }.
       *[other] Casco { $hull }: zarpa com { $goods-counted } e dá 1 peruca por cada um ao dono. Mostra { $influence-counted }. Paga mais { $reis-counted } por cada bem.
    }
lisboa-about-clergy = Enquanto a tiveres, { $name-does }. Vale { $wigs } quando a entregas à igreja.
lisboa-about-land = Se construíres aqui: { $reward-does }.
lisboa-about-site = Se abrires aqui um edifício público: { $reward-does }.
lisboa-about-card =
    { $deck-word ->
        [treasury] { $era }. Na corte, como evento que custa o valor do tesouro em réis: { $effect-does }. No portefólio: recebe o valor do tesouro em réis, e enquanto lá estiver { $benefit-does }.
       *[noble] { $era }, influência { $influence }. No portefólio: { $effect-does }. Na corte: { $deck-visit }.
    }
lisboa-about-decree =
    { $players ->
        [3] Pontua-se no fim, só com 3 ou 4 jogadores. { $what-note }
       *[other] Pontua-se no fim. { $what-note }
    }
lisboa-about-title-jester = Não mereceste nenhum dos outros títulos.
lisboa-about-title = Precisas de { $needs }.

## De onde vem o valor de uma posição

lisboa-term-wigs = perucas imediatas
lisboa-term-money = réis
lisboa-term-influence = influência
lisboa-term-goods = bens
lisboa-term-stores = lojas
lisboa-term-majorities = maiorias
lisboa-term-buildings = planos e edifícios públicos
lisboa-term-officials = oficiais
lisboa-term-rubble = escombros
lisboa-term-church = peças do clero
lisboa-term-favours = favores reais
lisboa-term-decrees = decretos
lisboa-term-ships = navios
lisboa-term-portfolio = portefólio
lisboa-term-hand = cartas na mão
lisboa-term-tempo = turnos que restam e tesouro

lisboa-option-draft = Mãos iniciais
lisboa-option-draft-off = distribuídas ao acaso
lisboa-option-draft-on = escolhidas carta a carta (draft)
lisboa-option-tools = Perucas pelo maior número de lojas de ferramentas, o segundo e o terceiro
lisboa-option-tools-6-3-1 = 6, 3 e 1
lisboa-option-tools-6-4-2 = 6, 4 e 2 (uma das edições)
