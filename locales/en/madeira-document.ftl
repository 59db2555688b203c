### Madeira’s table as a document: titles, names of items, their state and what they are for.

## Where the game stands

madeira-document-where = Where the game stands
madeira-document-round = Round
madeira-document-stage = Round { $round }
madeira-document-order = Turn order
madeira-document-turn = This turn
madeira-document-turn-nothing = no favour used yet
madeira-document-turn-favour = a favour has been used
madeira-document-turn-engineer =
    { $count ->
        [one] { $count } further harvest through the engineer
       *[other] { $count } further harvests through the engineer
    }
madeira-document-turn-lord = the lord: this building costs nothing
madeira-document-turn-diplomat = the diplomat counts at this building
madeira-document-turn-bought = { $wood-counted } bought, to be paid at the end of the turn
madeira-document-turn-due = { $reis-counted } to come from trade routes
madeira-document-turn-landed = { $ships } whose reward { $colony-in } is to come

## Columns of the tables

madeira-document-points = PP
madeira-document-workers = Workers in reserve
madeira-document-ships = Ships in reserve
madeira-document-windmill = Windmill
madeira-document-windmill-level = { $name }: level { $level }
madeira-document-pirates = Pirates
madeira-document-character = Character
madeira-document-guild-dice = Guild dice
madeira-document-pirate-die = Pirate die
madeira-document-markers = Action markers
madeira-document-markers-out = Action markers on buildings
madeira-document-chosen = Chosen by
madeira-document-guilds = Guilds
madeira-document-favour = Favour
madeira-document-wood = Wood to build
madeira-document-left = Left space
madeira-document-right = Right space
madeira-document-held = In hand
madeira-document-scored = Scored this round
# A column and the request it is about.
madeira-document-of-request = { $what } ({ $request })
madeira-document-request-left = { $request }, still in this row

## States

madeira-document-hidden = hidden
madeira-document-free = empty
madeira-document-space = { $number }: { $who }
madeira-document-built = built
madeira-document-unbuilt = not built
madeira-document-undealt = not dealt yet
madeira-document-not-chosen = not chosen yet
madeira-document-not-in-play = not in play with so few players
madeira-document-twin = closed while its twin is taken
madeira-document-no-character = none yet
madeira-document-no-dice = none
madeira-document-no-markers = none
madeira-document-no-ships = none
madeira-document-up = face up
madeira-document-down = face down
madeira-document-favour-state = { $side }; { $guild }
madeira-document-favours-count = { $up } face up, { $down } face down
madeira-document-ship-of = ship of { $seat }
madeira-document-workers-here = workers: { $workers }
madeira-document-guard =
    { $dice-count ->
        [0] workers: { $guards }; no pirate dice
       *[other] workers: { $guards }; pirate dice { $dice }
    }
madeira-document-rank =
    { $state ->
        [free] empty; whoever passes here gets { $gains }
        [order] { $taken }, by turn order; whoever passes here in phase B gets { $gains }
       *[taken] { $taken }, who has passed; it gives { $gains }
    }
madeira-document-field =
    { $workers-count ->
        [0] { $grown }
       *[other] { $grown }; workers: { $workers }
    }

## What they are for

madeira-document-guard-about = A worker here lets you place a pirate die and then goes back to your reserve. Whoever alone has the most workers here in phase D may take one back for { $figure-honour }.
madeira-document-guild-about = In phase A each player chooses a row: it gives three dice, one of its crown requests, and turns favours of its guild face up. The row is also the place in the order of phase B.
madeira-document-column-about = The column shows the turn order. Whoever passes in phase B takes an empty space and its réis, or its action instead. From then on the spaces are the new turn order.
madeira-document-field-about = Harvested by a worker here: 1 wood while there is any, then { $crop }. The worker counts for the buildings of region { $region }.
madeira-document-forest-about = A worker here can buy or take wood from the supply. The forest belongs to no region and is never harvested.
madeira-document-city-about = The mayor brings { $income } here. Urbanisation: { $most } with the most workers, otherwise { $otherwise }.
madeira-document-colony-title = Colony: { $colony }
madeira-document-colony-about = Each worker here brings 1 { $good } in phase D.
madeira-document-landing-about = Landing a ship here costs { $wine-counted }; you may then take one of the colony’s king’s rewards.
madeira-document-route-about = A ship that comes here pays { $goods-counted } and takes { $reis-counted }.
madeira-document-windmill-about = Its level says how many workers eat without bread. In phases B, C and D you may give 2 goods for 1 good, or { $figure-mill-wheat } for a level; in B and C also a level for bread or réis.
madeira-document-pirates-about = Only their owner sees them. At the end whoever has the most loses the most points.

## Plantations, and what a player has

madeira-document-plantations = Plantations
madeira-document-reward = King’s reward
madeira-document-reserve = Reserve
madeira-document-out = On the board and at hand
madeira-document-workers-out = Workers on the board
madeira-document-ships-out = Ships at sea
madeira-document-dice = Guild dice in hand
madeira-document-own-dice = Your guild dice
madeira-document-row = Row of the guild board
madeira-document-rank-taken = Space of the turn order
madeira-document-requests = Crown requests
madeira-document-favours = Guild favours
madeira-document-accounts = PP by source

## What is still to be drawn

madeira-document-unseen = Still to come, or out of the game
madeira-document-unseen-favours = Favours not yet dealt
madeira-document-unseen-requests = Crown requests not yet dealt
madeira-document-unseen-starts = Starting requests not yet dealt
madeira-document-unseen-starts-out = Starting requests out of the game
madeira-document-unseen-rewards = King’s rewards not yet dealt
madeira-document-unseen-rewards-out = King’s rewards out of the game
madeira-document-unseen-characters = Characters
madeira-document-unseen-dice = Dice
