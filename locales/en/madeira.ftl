### Madeira.

## Amounts

madeira-unit-wheat = { $count } wheat
madeira-unit-sugar = { $count } sugar
madeira-unit-wine = { $count } wine
madeira-unit-wood = { $count } wood
madeira-unit-bread = { $count } bread
madeira-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
# What a building costs.
madeira-unit-cost = { madeira-unit-reis }
madeira-unit-points = { $count } PP
madeira-unit-score = { madeira-unit-points }
madeira-unit-pirates =
    { $count ->
        [one] { $count } pirate
       *[other] { $count } pirates
    }
madeira-unit-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
madeira-unit-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
madeira-unit-favours =
    { $count ->
        [one] { $count } favour
       *[other] { $count } favours
    }

## Names

madeira-good-wheat = wheat
    .pair = 2 wheat
    .market = Wheat market
madeira-good-sugar = sugar
    .pair = 2 sugar
    .market = Sugar market
madeira-good-wine = wine
    .pair = 2 wine
    .market = Wine market

madeira-thing-wheat = wheat
madeira-thing-sugar = sugar
madeira-thing-wine = wine
madeira-thing-wood = wood
madeira-thing-bread = bread
madeira-thing-reis = réis

madeira-building-moinho = Moinho
    .at = at Moinho
    .from = from Moinho
    .to = to Moinho
    .of = of Moinho
madeira-building-capitania = Capitania
    .at = at Capitania
    .from = from Capitania
    .to = to Capitania
    .of = of Capitania
madeira-building-alfandega = Alfândega
    .at = at Alfândega
    .from = from Alfândega
    .to = to Alfândega
    .of = of Alfândega
madeira-building-coroa = Casa da Coroa
    .at = at Casa da Coroa
    .from = from Casa da Coroa
    .to = to Casa da Coroa
    .of = of Casa da Coroa
madeira-building-fortaleza = Fortaleza
    .at = at Fortaleza
    .from = from Fortaleza
    .to = to Fortaleza
    .of = of Fortaleza

madeira-character-administrator = administrator
    .the = the administrator
    .on = on the administrator
    .of = of the administrator
madeira-character-guildmaster = guild master
    .the = the guild master
    .on = on the guild master
    .of = of the guild master
madeira-character-commander = commander
    .the = the commander
    .on = on the commander
    .of = of the commander
madeira-character-mayor = mayor
    .the = the mayor
    .on = on the mayor
    .of = of the mayor
madeira-character-harvester = harvester
    .the = the harvester
    .on = on the harvester
    .of = of the harvester

madeira-city-porto-santo = Porto Santo
    .in = in Porto Santo
    .of = of Porto Santo
madeira-city-funchal = Funchal
    .in = in Funchal
    .of = of Funchal
madeira-city-machico = Machico
    .in = in Machico
    .of = of Machico

madeira-colony-acores = Açores
    .the = the Açores
    .to = to the Açores
    .from = from the Açores
    .in = in the Açores
madeira-colony-brasil = Brasil
    .the = Brasil
    .to = to Brasil
    .from = from Brasil
    .in = in Brasil
madeira-colony-india = Índia
    .the = Índia
    .to = to Índia
    .from = from Índia
    .in = in Índia

madeira-guild-orange = orange guild
    .of = of the orange guild
madeira-guild-green = green guild
    .of = of the green guild
madeira-guild-blue = blue guild
    .of = of the blue guild
madeira-guild-purple = purple guild
    .of = of the purple guild

madeira-favour-monk = monk
    .the = the monk
    .does = take { $figure-monk }
madeira-favour-bishop = bishop
    .the = the bishop
    .does = move one of your action markers to another building
madeira-favour-patron = patron
    .the = the patron
    .does = take { $figure-patron }
madeira-favour-treasurer = treasurer
    .the = the treasurer
    .does = take { $figure-treasurer }
madeira-favour-miller = miller
    .the = the miller
    .does = go up one windmill level
madeira-favour-engineer = engineer
    .the = the engineer
    .does = harvest { $figure-engineer } more times with your next die
madeira-favour-navigator = navigator
    .the = the navigator
    .does = move a ship
madeira-favour-explorer = explorer
    .the = the explorer
    .does = move a worker from anywhere to anywhere
madeira-favour-diplomat = diplomat
    .the = the diplomat
    .does = act here as if you had { $figure-diplomat } more
madeira-favour-lord = lord
    .the = the lord
    .does = this building costs you nothing
madeira-favour-lady = lady
    .the = the lady
    .does = pay { $figure-lady } and do the action of any building
madeira-favour-policeman = policeman
    .the = the policeman
    .does = discard half of your pirates

madeira-request-trade = trade routes
    .the = the trade routes request
madeira-request-urbanisation = urbanisation
    .the = the urbanisation request
madeira-request-expeditions = expeditions
    .the = the expeditions request
madeira-request-prosperity = prosperity
    .the = the prosperity request
madeira-request-influence = guild influence
    .the = the guild influence request

madeira-reward-island = island
    .does = move a worker to a plantation or the forest
madeira-reward-guard = city guard
    .does = move a worker to the city guard and discard up to { $figure-discard }
madeira-reward-windmill = windmill
    .does = go up one windmill level
madeira-reward-guild = guild
    .does = turn a favour face up
madeira-reward-medal = medal
    .does = gain { $figure-medal }
madeira-reward-support = royal support
    .does = discard up to { $figure-discard } or take { $figure-support }
madeira-reward-city = city
    .does = gain { $figure-city } and, if you like, move a worker to a city
madeira-reward-booty = booty
    .does = take { $figure-booty }

madeira-die-guild = guild die
    .a = a guild die
    .no = no guild die
madeira-die-pirate = pirate die
    .a = a pirate die
    .no = no pirate die

madeira-row-i = row I
    .of = of row I
    .from = from row I
    .in = in row I
madeira-row-ii = row II
    .of = of row II
    .from = from row II
    .in = in row II
madeira-row-iii = row III
    .of = of row III
    .from = from row III
    .in = in row III
madeira-row-iv = row IV
    .of = of row IV
    .from = from row IV
    .in = in row IV

madeira-rank-i = space I
    .to = to space I
    .the = space I
madeira-rank-ii = space II
    .to = to space II
    .the = space II
madeira-rank-iii = space III
    .to = to space III
    .the = space III
madeira-rank-iv = space IV
    .to = to space IV
    .the = space IV

madeira-pass-gain-reis = take the réis
    .that = réis
madeira-pass-gain-city = gain { $figure-pass-city } and, if you like, move a worker to a city
    .that = a move to a city
madeira-pass-gain-guard = move a worker to the city guard
    .that = a move to the city guard
madeira-pass-gain-ship = move a ship
    .that = a ship move

madeira-mill-gain-bread = bread
madeira-mill-gain-reis = réis

madeira-relief-pirates = Discard up to { $figure-discard }
madeira-relief-bread = Take { $figure-support }

madeira-errand-plantation = to a plantation or the forest
    .piece = a worker
    .the = the worker
madeira-errand-city = to an empty city space
    .piece = a worker
    .the = the worker
madeira-errand-colony = to a colony
    .piece = a worker
    .the = the worker
madeira-errand-guard = to the city guard
    .piece = a worker
    .the = the worker
madeira-errand-mayor = to another city space
    .piece = one of your workers or a neutral citizen
    .the = the worker or citizen
madeira-errand-explorer = anywhere
    .piece = a worker
    .the = the worker

madeira-size-small = small action
    .the = the small action
madeira-size-large = large action
    .the = the large action

madeira-phase-setup = Set-up
madeira-phase-a = Phase A: preparation
madeira-phase-b = Phase B: characters
madeira-phase-c = Phase C: buildings
madeira-phase-d = Phase D: maintenance
madeira-phase-e = Phase E: crown requests
madeira-phase-over = End of the game

madeira-account-trade = trade routes
madeira-account-urbanisation = urbanisation
madeira-account-expeditions = expeditions
madeira-account-prosperity = prosperity
madeira-account-influence = guild influence
madeira-account-city = arrivals in the cities
madeira-account-colonies = moves to the colonies
madeira-account-windmill = windmill
madeira-account-honour = honour of the guard
madeira-account-medals = medals
madeira-account-resources = leftover resources
madeira-account-pirates = pirates

madeira-place-reserve = reserve
    .the = the reserve
    .to = to the reserve
    .from = from the reserve
    .in = in the reserve
    .voyage = to the reserve
madeira-place-guard = city guard
    .the = the city guard
    .to = to the city guard
    .from = from the city guard
    .in = on the city guard
madeira-place-forest = forest
    .the = the forest
    .to = to the forest
    .from = from the forest
    .in = in the forest

madeira-field = plantation { $word }
    .the = plantation { $word }
    .to = to plantation { $word }
    .from = from plantation { $word }
    .in = on plantation { $word }

madeira-space-porto-santo = space { $number } of Porto Santo
    .the = space { $number } of Porto Santo
    .to = to space { $number } of Porto Santo
    .from = from space { $number } of Porto Santo
    .in = on space { $number } of Porto Santo
madeira-space-funchal = space { $number } of Funchal
    .the = space { $number } of Funchal
    .to = to space { $number } of Funchal
    .from = from space { $number } of Funchal
    .in = on space { $number } of Funchal
madeira-space-machico = space { $number } of Machico
    .the = space { $number } of Machico
    .to = to space { $number } of Machico
    .from = from space { $number } of Machico
    .in = on space { $number } of Machico

madeira-district-porto-santo = district { $number } of Porto Santo
    .the = district { $number } of Porto Santo
    .price = { $wood }
madeira-district-funchal = district { $number } of Funchal
    .the = district { $number } of Funchal
    .price = { $wood }
madeira-district-machico = district { $number } of Machico
    .the = district { $number } of Machico
    .price = { $wood }

madeira-landing-acores = landing { $number } in the Açores
    .the = landing { $number } in the Açores
    .to = to landing { $number } in the Açores
    .from = from landing { $number } in the Açores
    .in = at landing { $number } in the Açores
    .voyage = to landing { $number } in the Açores ({ $wine })
madeira-landing-brasil = landing { $number } in Brasil
    .the = landing { $number } in Brasil
    .to = to landing { $number } in Brasil
    .from = from landing { $number } in Brasil
    .in = at landing { $number } in Brasil
    .voyage = to landing { $number } in Brasil ({ $wine })
madeira-landing-india = landing { $number } in Índia
    .the = landing { $number } in Índia
    .to = to landing { $number } in Índia
    .from = from landing { $number } in Índia
    .in = at landing { $number } in Índia
    .voyage = to landing { $number } in Índia ({ $wine })

madeira-route-wheat = wheat route { $number }
    .the = wheat route { $number }
    .to = to wheat route { $number }
    .from = from wheat route { $number }
    .in = on wheat route { $number }
    .voyage = to wheat route { $number } ({ $goods } for { $reis })
    .good = wheat
madeira-route-sugar = sugar route { $number }
    .the = sugar route { $number }
    .to = to sugar route { $number }
    .from = from sugar route { $number }
    .in = on sugar route { $number }
    .voyage = to sugar route { $number } ({ $goods } for { $reis })
    .good = sugar
madeira-route-wine = wine route { $number }
    .the = wine route { $number }
    .to = to wine route { $number }
    .from = from wine route { $number }
    .in = on wine route { $number }
    .voyage = to wine route { $number } ({ $goods } for { $reis })
    .good = wine

## What one can do

madeira-action-settle = Put a worker { $space-in }
madeira-action-plant = Put a worker { $place-in }
madeira-action-row = Choose { $row }
madeira-action-request = Take { $request-the }
madeira-action-guild = Turn your favours { $guild-of } face up
madeira-action-convert =
    { $second-same ->
        [yes] Give { $first-pair } for 1 { $take }
       *[no] Give 1 { $first } and 1 { $second } for 1 { $take }
    }
madeira-action-mill-up = Give { $figure-mill-wheat } and go up one windmill level
madeira-action-mill-down = Go down one windmill level and take { $take }
madeira-action-favour = Use { $favour-the }: { $favour-does }
madeira-action-place = Place { $die-a } showing { $face } { $building-at }
madeira-action-pass = Pass { $rank-to }: { $gain }
madeira-action-act = Do the character’s action
madeira-action-harvest = Harvest
madeira-action-again = Harvest { $field-the } once more
madeira-action-move = Move one { $from-from }
madeira-action-to = Move { $place-to }
madeira-action-sail = Sail { $from-from }
madeira-action-sail-to = Sail { $berth-voyage }
madeira-action-reward = { $colony }, { $reward }: { $reward-does }
madeira-action-support = { $relief }
madeira-action-build = Build { $district-the } for { $district-price } and take its favour
madeira-action-wood = Take 1 wood { $source-from }
madeira-action-pay = Pay
madeira-action-pirates = Take the pirates
madeira-action-lady = Do the action { $building-of }
madeira-action-marker = Move your marker { $building-from }
madeira-action-marker-to = Move the marker { $building-to }
madeira-action-turn-up = Turn { $favour-the } face up
madeira-action-honour = Bring one guard home and gain { $figure-honour }
madeira-action-maintain = Pay { $wood-counted }
madeira-action-feed = Pay { $bread-counted }
madeira-action-score = Score { $request-the }
madeira-action-spend = Pay { $reis-counted }
madeira-action-stop = Do nothing more

## What chance brings

madeira-outcome-starts = Starting requests: { $requests-sequence }
    .ask = Which starting request does each player hold, in seat order?
madeira-outcome-row-requests = Requests { $row-of }: { $requests-sequence }
    .ask = Which requests lie { $row-in }?
madeira-outcome-city-favours = Favours { $city-in }: { $favours-sequence }
    .ask = Which favours lie { $city-in }, from left to right?
madeira-outcome-rewards-a = King’s rewards A: { $rewards-sequence }
    .ask = Which king’s rewards A lie on the colonies, from the Açores to Índia?
madeira-outcome-rewards-b = King’s rewards B: { $rewards-sequence }
    .ask = Which king’s rewards B lie on the colonies, from the Açores to Índia?
madeira-outcome-characters = Characters: { $characters-sequence }
    .ask = Which characters lie on the buildings, in order and without the empty one?
madeira-outcome-pirate-dice = Pirate dice: { $faces-sequence }
    .ask = What do the pirate dice show?
madeira-outcome-row-dice = Dice { $row-of }: { $faces-sequence }
    .ask = What do the dice { $row-of } show?
madeira-outcome-roll =
    { $pirate-count ->
        [0] Dice { $building-at }: { $guild-sequence }
       *[other] Dice { $building-at }: { $guild-sequence }; pirate die: { $pirate-sequence }
    }
    .ask = What do the dice { $building-at } show, guild dice first?

## What is to be decided

madeira-prompt-settle = Choose a city space for one of your workers.
    .waiting = { $seat } is choosing a city space.
madeira-prompt-plant =
    { $left ->
        [one] Choose a plantation, or the forest, for your last worker of the set-up.
       *[other] Choose a plantation, or the forest, for a worker. You have { $left } to place.
    }
    .waiting = { $seat } is choosing a plantation ({ $left } to place).
madeira-prompt-row = Choose a row of the guild board: its dice, one of its requests and its place in the order of phase B.
    .waiting = { $seat } is choosing a row of the guild board.
madeira-prompt-request = Choose a crown request { $row-from }.
    .waiting = { $seat } is choosing a crown request { $row-from }.
madeira-prompt-guild = Choose the guild whose favours you turn face up.
    .waiting = { $seat } is choosing a guild.
madeira-prompt-turn = Your turn: place a die or pass.
    .waiting = { $seat } is choosing a die to place.
madeira-prompt-character =
    { $character-word ->
        [harvester] You are at the harvester { $building-of }: harvest, or do nothing.
       *[other] Do the action { $character-of } { $building-at }, harvest, or do nothing.
    }
    .stop = Do nothing here
    .waiting = { $seat } is deciding what to do with { $character-the } { $building-at }.
madeira-prompt-harvest-again =
    { $left ->
        [one] Choose a plantation to harvest once more.
       *[other] Choose a plantation to harvest again. { $left } harvests are left.
    }
    .stop = Harvest no more
    .waiting = { $seat } is choosing a plantation to harvest again ({ $left } left).
madeira-prompt-engineer =
    { $left ->
        [one] Your engineer: choose a plantation to harvest once more, or stop.
       *[other] Your engineer: choose a plantation to harvest again, or stop. { $left } harvests are left.
    }
    .stop = Harvest no more
    .waiting = { $seat } is choosing a plantation for the engineer ({ $left } left).
madeira-prompt-move =
    { $left ->
        [one] Choose { $errand-piece } to move { $errand }.
       *[other] Choose { $errand-piece } to move { $errand }. You may move up to { $left }.
    }
    .stop = Leave everybody where they are
    .waiting = { $seat } is choosing whom to move { $errand } ({ $left } left).
madeira-prompt-to = Choose where { $errand-the } { $from-from } goes.
    .stop = Leave { $errand-the } there
    .waiting = { $seat } is choosing where { $errand-the } { $from-from } goes.
madeira-prompt-sail =
    { $left ->
        [one] You may move a ship. Which one?
       *[other] You may move up to { $left } ships. Which one first?
    }
    .stop = Leave the ships where they are
    .waiting = { $seat } is choosing a ship to sail ({ $left } left).
madeira-prompt-sail-to = Choose where the ship { $from-from } sails.
    .stop = Leave the ship where it is
    .waiting = { $seat } is choosing where the ship { $from-from } sails.
madeira-prompt-reward =
    { $left ->
        [one] Choose a king’s reward.
       *[other] Choose a king’s reward. You have { $left } to choose.
    }
    .stop = Take no reward
    .waiting = { $seat } is choosing a king’s reward ({ $left } left).
madeira-prompt-support = Royal support: discard pirates or take bread.
    .waiting = { $seat } is choosing between pirates and bread.
madeira-prompt-build = Choose a district to build; its favour is yours.
    .stop = Build nothing
    .waiting = { $seat } is choosing a district to build.
madeira-prompt-buy-wood = You lack { $left } wood: choose where to buy the next.
    .waiting = { $seat } is choosing where to buy wood ({ $left } left).
madeira-prompt-take-wood = Choose where to take wood from. You may take { $left }.
    .waiting = { $seat } is choosing where to take wood ({ $left } left).
madeira-prompt-debt = Pay { $reis-counted } for the wood you bought.
    .waiting = { $seat } is paying { $reis-counted } for wood.
madeira-prompt-building =
    { $cost ->
        [0] { $building } costs you nothing: act, or take { $pirates-counted } instead.
       *[other] { $building }: pay { $cost-counted } and act, or take { $pirates-counted }.
    }
    .waiting = { $seat } is deciding { $building-at }: { $cost-counted } or { $pirates-counted }.
madeira-prompt-lady = Choose the building whose action your lady does.
    .waiting = { $seat } is choosing a building for the lady.
madeira-prompt-marker = Choose the action marker your bishop moves.
    .waiting = { $seat } is choosing an action marker for the bishop.
madeira-prompt-marker-to = Choose where the marker { $from-from } goes.
    .waiting = { $seat } is choosing where the marker { $from-from } goes.
madeira-prompt-turn-up =
    { $left ->
        [one] Choose a favour to turn face up.
       *[other] Choose a favour to turn face up. You may turn { $left }.
    }
    .stop = Turn no more favours
    .waiting = { $seat } is choosing a favour to turn face up ({ $left } left).
madeira-prompt-prepare = Before maintenance: use the windmill, or go on.
    .stop = Go on to maintenance
    .waiting = { $seat } is preparing for maintenance.
madeira-prompt-honour = You alone have the most guards: bring one home for { $figure-honour }?
    .stop = Leave the guard there
    .waiting = { $seat } is deciding whether to bring a guard home.
madeira-prompt-maintain =
    { $ships ->
        [one] Your ship needs 1 wood. Do you pay it? If not, a pirate comes.
       *[other] Your { $ships } ships need { $ships } wood. How much do you pay? Each missing wood brings a pirate.
    }
    .waiting = { $seat } is deciding how much wood to pay for { $ships-counted }.
madeira-prompt-feed =
    { $need ->
        [0] Your workers need no bread. You may still use the windmill.
        [one] Your workers need 1 bread. Do you pay it? If not, a pirate comes.
       *[other] Your workers need { $need } bread. How much do you pay? Each missing bread brings a pirate.
    }
    .waiting =
        { $need ->
            [0] { $seat } has nobody to feed and may use the windmill.
           *[other] { $seat } is deciding how much bread to pay ({ $need } needed).
        }
madeira-prompt-score =
    { $left ->
        [one] Choose a crown request to score.
       *[other] Choose a crown request to score. You have { $left } to score.
    }
    .waiting = { $seat } is choosing a crown request to score ({ $left } left).
madeira-prompt-spend = Prosperity: how many réis do you pay, up to { $most }? Each is 1 PP.
    .waiting = { $seat } is deciding how many réis to pay for prosperity, up to { $most }.

## Headings over choices

madeira-group-city = { $city }
madeira-group-region = Region { $region }
madeira-group-colonies = Colonies
madeira-group-elsewhere = Forest, guard, reserve
madeira-group-rows = Guild board
madeira-group-requests = Crown requests
madeira-group-guilds = Guilds
madeira-group-convert = Windmill: exchange goods
madeira-group-windmill = Windmill: move up or down
madeira-group-favours = Guild favours
madeira-group-guild-die = Guild die showing { $face }
madeira-group-pirate-die = Pirate die showing { $face }
madeira-group-pass = Pass
madeira-group-act = Action
madeira-group-again = Harvest again
madeira-group-landings = Landings { $colony-in }
madeira-group-routes = { $market-market }
madeira-group-from-landings = Ship { $colony-from }
madeira-group-from-routes = Ship from the { $market } market
madeira-group-from-reserve = Ship from the reserve
madeira-group-rewards = King’s rewards
madeira-group-districts = Districts { $city-of }
madeira-group-wood-region = Wood in region { $region }
madeira-group-forest = Forest
madeira-group-buildings = Buildings
madeira-group-honour = City guard
madeira-group-amount =
    { $from ->
        [0] How much
       *[other] From { $from } up
    }
madeira-group-stop = Otherwise

## What happened

madeira-event-start-request =
    { $seat-you ->
        [yes] You start with { $request-the }.
       *[no] { $seat } starts with { $request-the }.
    }
madeira-event-order = Turn order: { $seats-sequence }.
madeira-event-row-requests = Requests { $row-of }: { $requests }.
madeira-event-city-favours = Favours { $city-in }: { $favours }.
madeira-event-colony-reward = King’s reward { $colony-in }: { $reward }.
madeira-event-settled =
    { $seat-you ->
        [yes] You put a worker { $space-in }.
       *[no] { $seat } puts a worker { $space-in }.
    }
madeira-event-planted =
    { $seat-you ->
        [yes] You put a worker { $place-in }.
       *[no] { $seat } puts a worker { $place-in }.
    }
madeira-event-posted =
    { $seat-you ->
        [yes] You put { $workers-counted } on the city guard.
       *[no] { $seat } puts { $workers-counted } on the city guard.
    }
madeira-event-round = Round { $round }
madeira-event-phase = { $phase }
madeira-event-character = { $building }: { $character }.
madeira-event-pirate-dice = The pirate dice show { $faces }.
madeira-event-row-dice = The dice { $row-of } show { $faces }.
madeira-event-row-chosen =
    { $seat-you ->
        [yes] You choose { $row }.
       *[no] { $seat } chooses { $row }.
    }
madeira-event-request-taken =
    { $seat-you ->
        [yes] You take { $request-the }.
       *[no] { $seat } takes { $request-the }.
    }
madeira-event-refreshed =
    { $favours-count ->
        [0] { $seat-you ->
            [yes] You have no favour { $guild-of } to turn face up.
           *[no] { $seat } has no favour { $guild-of } to turn face up.
        }
        [one] { $seat-you ->
            [yes] You turn a favour { $guild-of } face up: { $favours }.
           *[no] { $seat } turns a favour { $guild-of } face up: { $favours }.
        }
       *[other] { $seat-you ->
            [yes] You turn favours { $guild-of } face up: { $favours }.
           *[no] { $seat } turns favours { $guild-of } face up: { $favours }.
        }
    }
madeira-event-gained =
    { $seat-you ->
        [yes] You gain { $thing-counted }.
       *[no] { $seat } gains { $thing-counted }.
    }
madeira-event-paid =
    { $seat-you ->
        [yes] You pay { $thing-counted }.
       *[no] { $seat } pays { $thing-counted }.
    }
madeira-event-points =
    { $points-sign ->
        [minus] { $seat-you ->
            [yes] You lose { $points-size } PP ({ $account }).
           *[no] { $seat } loses { $points-size } PP ({ $account }).
        }
       *[plus] { $seat-you ->
            [yes] You gain { $points-size } PP ({ $account }).
           *[no] { $seat } gains { $points-size } PP ({ $account }).
        }
    }
madeira-event-pirates-came =
    { $seat-you ->
        [yes] You take { $pirates-counted }.
       *[no] { $seat } takes { $pirates-counted }.
    }
madeira-event-pirates-left =
    { $seat-you ->
        [yes] You discard { $pirates-counted }.
       *[no] { $seat } discards { $pirates-counted }.
    }
madeira-event-converted =
    { $second-same ->
        [yes] { $seat-you ->
            [yes] You exchange { $first-pair } for 1 { $take }.
           *[no] { $seat } exchanges { $first-pair } for 1 { $take }.
        }
       *[no] { $seat-you ->
            [yes] You exchange 1 { $first } and 1 { $second } for 1 { $take }.
           *[no] { $seat } exchanges 1 { $first } and 1 { $second } for 1 { $take }.
        }
    }
madeira-event-mill-up =
    { $seat-you ->
        [yes] You go up to windmill level { $level }.
       *[no] { $seat } goes up to windmill level { $level }.
    }
madeira-event-mill-down =
    { $seat-you ->
        [yes] You go down to windmill level { $level }.
       *[no] { $seat } goes down to windmill level { $level }.
    }
madeira-event-favour-used =
    { $seat-you ->
        [yes] You use { $favour-the }.
       *[no] { $seat } uses { $favour-the }.
    }
madeira-event-favour-taken =
    { $seat-you ->
        [yes] You build { $district-the } and take { $favour-the }.
       *[no] { $seat } builds { $district-the } and takes { $favour-the }.
    }
madeira-event-favour-up =
    { $seat-you ->
        [yes] You turn { $favour-the } face up.
       *[no] { $seat } turns { $favour-the } face up.
    }
madeira-event-die-placed =
    { $seat-you ->
        [yes] You place { $die-a } showing { $face } { $character-on } { $building-at }.
       *[no] { $seat } places { $die-a } showing { $face } { $character-on } { $building-at }.
    }
madeira-event-passed =
    { $seat-you ->
        [yes] You pass { $rank-to } of the turn order.
       *[no] { $seat } passes { $rank-to } of the turn order.
    }
madeira-event-harvested =
    { $seat-you ->
        [yes] You harvest { $thing-counted } { $field-from }.
       *[no] { $seat } harvests { $thing-counted } { $field-from }.
    }
madeira-event-worker-moved =
    { $seat-you ->
        [yes] You move a worker { $from-from } { $to-to }.
       *[no] { $seat } moves a worker { $from-from } { $to-to }.
    }
madeira-event-citizen-moved =
    { $seat-you ->
        [yes] You move a neutral citizen { $from-from } { $to-to }.
       *[no] { $seat } moves a neutral citizen { $from-from } { $to-to }.
    }
madeira-event-ship-moved =
    { $seat-you ->
        [yes] You sail a ship { $from-from } { $to-to }.
       *[no] { $seat } sails a ship { $from-from } { $to-to }.
    }
madeira-event-rewarded =
    { $seat-you ->
        [yes] The King rewards you { $colony-in }: { $reward }.
       *[no] The King rewards { $seat } { $colony-in }: { $reward }.
    }
madeira-event-wood-bought =
    { $seat-you ->
        [yes] You buy 1 wood { $source-from }.
       *[no] { $seat } buys 1 wood { $source-from }.
    }
madeira-event-wood-taken =
    { $seat-you ->
        [yes] You take 1 wood { $source-from }.
       *[no] { $seat } takes 1 wood { $source-from }.
    }
madeira-event-debt-paid =
    { $seat-you ->
        [yes] You pay { $reis-counted } for { $wood-counted }.
       *[no] { $seat } pays { $reis-counted } for { $wood-counted }.
    }
madeira-event-marker-moved =
    { $seat-you ->
        [yes] You move an action marker { $from-from } { $to-to }.
       *[no] { $seat } moves an action marker { $from-from } { $to-to }.
    }
madeira-event-rolled =
    { $pirate-count ->
        [0] { $guild-count ->
            [0] There are no dice { $building-at }.
            [one] The die { $building-at } shows { $guild }.
           *[other] The dice { $building-at } show { $guild }.
        }
       *[other] { $guild-count ->
            [0] { $building }: the pirate die shows { $pirate }.
            [one] { $building }: the die shows { $guild }, the pirate die { $pirate }.
           *[other] { $building }: the dice show { $guild }, the pirate die { $pirate }.
        }
    }
madeira-event-building-cost = { $building } costs { $cost-counted }; not paying brings { $pirates-counted }.
madeira-event-building-paid =
    { $cost ->
        [0] { $seat-you ->
            [yes] You pay nothing { $building-at }.
           *[no] { $seat } pays nothing { $building-at }.
        }
       *[other] { $seat-you ->
            [yes] You pay { $building-at }.
           *[no] { $seat } pays { $building-at }.
        }
    }
madeira-event-building-refused =
    { $seat-you ->
        [yes] You do not pay { $building-at }.
       *[no] { $seat } does not pay { $building-at }.
    }
madeira-event-building-used =
    { $seat-you ->
        [yes] You do { $size-the } { $building-of }.
       *[no] { $seat } does { $size-the } { $building-of }.
    }
madeira-event-building-idle =
    { $seat-you ->
        [yes] You do not act { $building-at }.
       *[no] { $seat } does not act { $building-at }.
    }
madeira-event-honour =
    { $seat-you ->
        [yes] The honour of the guard is yours.
       *[no] The honour of the guard goes to { $seat }.
    }
madeira-event-honour-declined =
    { $seat-you ->
        [yes] You bring no guard home.
       *[no] { $seat } brings no guard home.
    }
madeira-event-honour-tied = Nobody alone has the most guards: no honour this round.
madeira-event-income =
    { $seat-you ->
        [yes] You receive { $thing-counted } { $colony-from }.
       *[no] { $seat } receives { $thing-counted } { $colony-from }.
    }
madeira-event-maintained =
    { $seat-you ->
        [yes] { $ships ->
            [one] { $wood ->
                [0] You do not maintain your ship.
               *[other] You maintain your ship.
            }
           *[other] { $wood ->
                [0] You maintain none of your { $ships-counted }.
               *[other] You maintain { $wood } of your { $ships-counted }.
            }
        }
       *[no] { $ships ->
            [one] { $wood ->
                [0] { $seat }’s ship is not maintained.
               *[other] { $seat }’s ship is maintained.
            }
           *[other] { $wood ->
                [0] None of { $seat }’s { $ships-counted } is maintained.
               *[other] { $seat } maintains { $wood } of { $ships-counted }.
            }
        }
    }
madeira-event-fed =
    { $need ->
        [0] { $seat-you ->
            [yes] Your windmill feeds all your workers.
           *[no] The windmill feeds all of { $seat }’s workers.
        }
       *[other] { $seat-you ->
            [yes] Your workers need { $need } bread.
           *[no] { $seat }’s workers need { $need } bread.
        }
    }
madeira-event-scored =
    { $seat-you ->
        [yes] You score { $request-the }: { $points-counted }.
       *[no] { $seat } scores { $request-the }: { $points-counted }.
    }
madeira-event-field-converted = From now on { $field-the } produces { $good }.
madeira-event-leftovers =
    { $seat-you ->
        [yes] What you have left is worth { $reis-counted }: { $points-counted }.
       *[no] What { $seat } has left is worth { $reis-counted }: { $points-counted }.
    }
madeira-event-pirates-counted =
    { $seat-you ->
        [yes] You end with { $pirates-counted }.
       *[no] { $seat } ends with { $pirates-counted }.
    }
madeira-event-over = The game is over.

## Why something is not allowed

madeira-refusal-other-decision = That is not what you have to decide now.
madeira-refusal-outcome-does-not-fit = This cannot come of these dice or tiles.
madeira-refusal-space-occupied = There is somebody { $space-in } already.
madeira-refusal-district-not-built = Nobody can live in { $district-the } until it is built.
madeira-refusal-plantation-occupied = Another worker is { $place-in } already; during set-up each must be alone.
madeira-refusal-region-used = Your first worker is in region { $region } already. During set-up your two workers may not share a region.
madeira-refusal-not-a-plantation = During set-up this worker goes to a plantation or the forest.
madeira-refusal-row-taken = Somebody has already chosen { $row }.
madeira-refusal-not-in-this-game = This is not used with this number of players.
madeira-refusal-request-not-in-row = There is no { $request } request { $row-in }.
madeira-refusal-guild-not-in-row = The { $guild } is not { $row-in }.
madeira-refusal-guild-has-nothing-to-turn = You have no face-down favour { $guild-of }.
madeira-refusal-windmill-closed = The windmill is used in phases B, C and D only, when you have something to decide.
madeira-refusal-windmill-down-closed = You may only go down the windmill in phases B and C.
madeira-refusal-goods-missing = You need { $needs } { $good }. You have { $has }.
madeira-refusal-conversion-pointless = You would give { $good } to get { $good }. Take another good.
madeira-refusal-no-prestige-to-lose = On the bottom level of the windmill this costs { $figure-mill-points }, more than you have.
madeira-refusal-debt-unpayable =
    { $owes ->
        [one] The wood would cost { $owes } real in all. You can raise { $reach }.
       *[other] The wood would cost { $owes } réis in all. You can raise { $reach }.
    }
madeira-refusal-favour-not-owned = You do not own { $favour-the }.
madeira-refusal-favour-face-down = Your { $favour } is face down. Only a face-up favour can be used.
madeira-refusal-favour-spent-this-turn = You have already used a favour this turn.
madeira-refusal-favour-wrong-phase = You cannot use { $favour-the } in this phase.
madeira-refusal-favour-without-effect = At this moment { $favour-the } would have no effect.
madeira-refusal-lady-reis-missing =
    { $needs ->
        [one] The lady costs { $needs } real. You have { $has }.
       *[other] The lady costs { $needs } réis. You have { $has }.
    }
madeira-refusal-no-worker-in-region = You have no worker on a plantation of region { $region }.
madeira-refusal-marker-not-there = You have no action marker { $building-at }.
madeira-refusal-marker-already-there = The marker is { $building-at } already. Choose another building.
madeira-refusal-die-not-there =
    { $die-word ->
        [pirate] No pirate die on the city guard shows { $face }.
       *[guild] You have no guild die showing { $face }.
    }
madeira-refusal-no-guard-for-pirate-die = A pirate die takes one of your workers from the city guard. You have none there.
madeira-refusal-character-full =
    { $dice ->
        [one] There is room for { $dice } die { $character-on }, and one is there already.
       *[other] There is room for { $dice } dice { $character-on }, and { $dice } are there already.
    }
madeira-refusal-pirate-die-there = A pirate die lies { $character-on } already.
madeira-refusal-bread-missing = Placing this die costs { $needs } bread. You have { $has }.
madeira-refusal-rank-taken = Somebody has already passed { $rank-to }.
madeira-refusal-rank-gain-missing = You do not get { $gain-that } for passing { $rank-to }.
madeira-refusal-nothing-to-do = There is nothing you could do here.
madeira-refusal-nothing-to-harvest = You have nothing to harvest in region { $region }: no worker of yours is on a plantation there.
madeira-refusal-harvester-only-harvests = With the harvester you can only harvest.
madeira-refusal-field-not-harvested = You did not harvest { $field-the } with this die.
madeira-refusal-harvest-compulsory = The harvester’s second harvest is compulsory. Choose a plantation.
madeira-refusal-no-piece-there = There is nobody { $place-in } whom you could move { $errand }.
madeira-refusal-piece-already-moved = The piece { $place-in } has just been moved. Choose another.
madeira-refusal-origin-not-allowed = Nobody can be moved { $place-from } { $errand } now.
madeira-refusal-destination-not-allowed = This move goes { $errand }, not { $place-to }.
madeira-refusal-same-place = It is { $place-in } already. Choose another place.
madeira-refusal-worker-already-there = You already have a worker { $place-in }; there is room for one worker of each player.
madeira-refusal-nowhere-to-go = Nobody can move { $place-from } { $errand } now: every space is taken.
madeira-refusal-space-taken = There is somebody { $space-in } already.
madeira-refusal-no-ship-there = You have no ship { $berth-in }.
madeira-refusal-ship-already-moved = The ship { $berth-in } has just sailed. Choose another.
madeira-refusal-berth-occupied = There is a ship { $berth-in } already.
madeira-refusal-ships-never-return = A ship never returns to the reserve.
madeira-refusal-wine-missing = Sailing { $landing-to } costs { $needs } wine. You have { $has }.
madeira-refusal-cargo-missing = Sailing { $route-to } takes { $needs } { $route-good }. You have { $has }.
madeira-refusal-wood-missing = This costs { $needs } wood. You have { $has }, and cannot buy enough.
madeira-refusal-no-harbour-in-reach = There is no free space that you could pay for.
madeira-refusal-reward-not-earned = No ship of yours has just earned the reward “{ $reward }” { $colony-in }.
madeira-refusal-reward-without-effect = The reward “{ $reward }” would give you nothing now.
madeira-refusal-district-already-built = Somebody has already built { $district-the }.
madeira-refusal-no-wood-there = There is no wood { $source-in }.
madeira-refusal-no-access-to-wood = You have no worker { $source-in }, so you cannot get its wood.
madeira-refusal-choose-compulsory = You have to choose one.
madeira-refusal-cost-missing =
    { $needs ->
        [one] This costs { $needs } real. You have { $has }.
       *[other] This costs { $needs } réis. You have { $has }.
    }
madeira-refusal-favour-already-up = Your { $favour } is face up already.
madeira-refusal-debt-missing =
    { $needs ->
        [one] The wood you bought costs { $needs } real. You have { $has }.
       *[other] The wood you bought costs { $needs } réis. You have { $has }.
    }
madeira-refusal-too-much-wood = You can pay at most { $most } wood here.
madeira-refusal-too-much-bread = You can pay at most { $most } bread here.
madeira-refusal-too-much-reis =
    { $most ->
        [one] You can pay at most { $most } real here.
       *[other] You can pay at most { $most } réis here.
    }
madeira-refusal-request-not-held = You do not hold { $request-the }.

## Explanations

madeira-about-character-administrator = Move up to 2 workers, each to a plantation or the forest where you have none.
madeira-about-character-guildmaster = Build a district: pay its wood and take its favour, face down.
madeira-about-character-commander = Move up to 2 ships to empty landings or trade routes, then take the réis and the king’s rewards.
madeira-about-character-mayor = Move up to 2 pieces between city spaces. Then each city where you have a worker gives { $figure-mayor-worker } per worker of yours and { $figure-mayor-citizen } per neutral citizen: Porto Santo bread, Funchal réis, Machico wood.
madeira-about-character-harvester = You can only harvest, but then you harvest one of the same plantations once more.
madeira-about-building-moinho = Small (1 or 2 workers in region { $region }): take { $small }. Large (3 or more): take { $large }.
madeira-about-building-capitania = Small (1 or 2 workers in region { $region }): gain { $small-points } and move at most { $small } to a city. Large (3 or more): gain { $large-points } and move up to { $large }.
madeira-about-building-alfandega = Small (1 or 2 workers in region { $region }): move at most { $small } to a colony. Large (3 or more): up to { $large }. Each brings { $figure-per-ship } per ship of yours there.
madeira-about-building-coroa = Small (1 or 2 workers in region { $region }): turn at most { $small } face up. Large (3 or more): up to { $large }.
madeira-about-building-fortaleza = Small (1 or 2 workers in region { $region }): move at most { $small } to the city guard. Large (3 or more): up to { $large }. For each, discard up to { $figure-discard }.
madeira-about-favour-monk = Take { $figure-monk } from plantations where you have a worker, or from the supply with a worker in the forest.
madeira-about-favour-bishop = Move one of your action markers from a building to any other.
madeira-about-favour-patron = Take { $figure-patron }.
madeira-about-favour-treasurer = Take { $figure-treasurer }.
madeira-about-favour-miller = Go up one windmill level; on the top level gain { $figure-mill-points } instead.
madeira-about-favour-engineer = In phase B, before placing a die: if you harvest with it, harvest { $figure-engineer } more times on your plantations of that region.
madeira-about-favour-navigator = Move 1 ship, as with the commander.
madeira-about-favour-explorer = Move 1 worker from anywhere to anywhere. To a city: { $figure-explorer }. To a colony: { $figure-per-ship } per ship of yours there. To the city guard: discard up to { $figure-discard }.
madeira-about-favour-diplomat = In phase C, before paying: the action counts as if you had { $figure-diplomat } more in the region.
madeira-about-favour-lord = In phase C, before paying: the building costs you nothing.
madeira-about-favour-lady = Pay { $figure-lady } and do at once the action of any building in whose region you have a worker.
madeira-about-favour-policeman = Discard half of your pirates, rounded down.
madeira-about-reward-island = Move 1 worker to a plantation or the forest where you have none.
madeira-about-reward-guard = Move 1 worker to the city guard and discard up to { $figure-discard }.
madeira-about-reward-windmill = Go up one windmill level; on the top level gain { $figure-mill-points } instead.
madeira-about-reward-guild = Turn 1 of your favours face up.
madeira-about-reward-medal = Gain { $figure-medal }.
madeira-about-reward-support = Discard up to { $figure-discard }, or take { $figure-support }.
madeira-about-reward-city = Gain { $figure-city }; you may move 1 worker to an empty city space.
madeira-about-reward-booty = Take { $figure-booty }.
madeira-about-request-trade = PP for up to { $figure-ships } of yours in the markets, by market and round.
madeira-about-request-urbanisation = PP for one city: more if you have the most workers there, fewer otherwise.
madeira-about-request-expeditions = PP for up to { $figure-ships } of yours at the colonies, by colony and round.
madeira-about-request-prosperity = Pay up to { $figure-prosperity }; each is 1 PP.
madeira-about-request-influence = { $figure-influence } for each guild with a face-up favour of yours, up to { $figure-favours } guilds.

## Where the value of a position comes from

madeira-term-points = PP at once
madeira-term-goods = goods and réis
madeira-term-food = bread and the windmill
madeira-term-wood = wood
madeira-term-workers = workers
madeira-term-cities = the cities
madeira-term-ships = ships
madeira-term-favours = guild favours
madeira-term-requests = crown requests
madeira-term-dice = dice
madeira-term-buildings = buildings
madeira-term-order = turn order and turns left
madeira-term-pirates = fewer pirates
