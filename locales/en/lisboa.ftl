### Lisboa.

## Amounts

lisboa-unit-gold = { $count } gold
lisboa-unit-cloth = { $count } cloth
lisboa-unit-books =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
lisboa-unit-tools =
    { $count ->
        [one] { $count } tool
       *[other] { $count } tools
    }
lisboa-unit-reis =
    { $count ->
        [one] { $count } real
       *[other] { $count } réis
    }
# What a good costs.
lisboa-unit-price = { lisboa-unit-reis }
# Each move of the influence marker raises one.
lisboa-unit-moves = { lisboa-unit-reis }
lisboa-unit-wigs =
    { $count ->
        [one] { $count } wig
       *[other] { $count } wigs
    }
lisboa-unit-score = { lisboa-unit-wigs }
lisboa-unit-influence = { $count } influence
# What a visit costs.
lisboa-unit-cost = { lisboa-unit-influence }
lisboa-unit-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
lisboa-unit-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
lisboa-unit-officials =
    { $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
lisboa-unit-sets =
    { $count ->
        [one] { $count } rubble set
       *[other] { $count } rubble sets
    }
lisboa-unit-steps =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
lisboa-unit-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
lisboa-unit-stores =
    { $count ->
        [one] { $count } store
       *[other] { $count } stores
    }
lisboa-unit-majorities =
    { $count ->
        [one] { $count } majority
       *[other] { $count } majorities
    }
lisboa-unit-decrees =
    { $count ->
        [one] { $count } decree
       *[other] { $count } decrees
    }
lisboa-unit-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

# Amounts as events and refusals have them.
lisboa-amount-reis =
    { $amount-size ->
        [one] { $amount-size } real
       *[other] { $amount-size } réis
    }
lisboa-amount-wigs =
    { $amount-size ->
        [one] { $amount-size } wig
       *[other] { $amount-size } wigs
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
                [0] nothing
               *[other] { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $reis-counted }
               *[other] { $reis-counted } and { $wigs-counted }
            }
        }
       *[other] { $reis ->
            [0] { $wigs ->
                [0] { $influence-counted }
               *[other] { $influence-counted } and { $wigs-counted }
            }
           *[other] { $wigs ->
                [0] { $influence-counted } and { $reis-counted }
               *[other] { $influence-counted }, { $reis-counted } and { $wigs-counted }
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
        [yes] your ship in slot { $slot }
       *[no] { $owner }’s ship in slot { $slot }
    }

## Names

lisboa-good-gold = gold
    .one = gold
    .store = gold store
    .stores = gold stores
lisboa-good-cloth = cloth
    .one = cloth
    .store = cloth store
    .stores = cloth stores
lisboa-good-books = books
    .one = book
    .store = book store
    .stores = book stores
lisboa-good-tools = tools
    .one = tool
    .store = tool store
    .stores = tool stores

lisboa-street-yellow = Rua Áurea
    .colour = yellow
lisboa-street-pink = Rua Augusta
    .colour = pink
lisboa-street-brown = Rua Nova da Princesa
    .colour = brown
lisboa-street-blue = Rua Bela da Rainha
    .colour = blue

lisboa-noble-builder = Builder
    .the = the Builder
    .own = the Builder’s
lisboa-noble-marquis = Marquis
    .the = the Marquis
    .own = the Marquis’s
lisboa-noble-king = King
    .the = the King
    .own = the King’s

lisboa-deck-builder = Builder
    .the = the Builder’s deck
    .card = Builder card
    .visit = visit the Builder
    .cards = Builder cards
lisboa-deck-marquis = Marquis
    .the = the Marquis’s deck
    .card = Marquis card
    .visit = visit the Marquis
    .cards = Marquis cards
lisboa-deck-king = King
    .the = the King’s deck
    .card = King card
    .visit = visit the King
    .cards = King cards
lisboa-deck-treasury = Treasury
    .the = the treasury deck
    .card = treasury card
    .cards = treasury cards

lisboa-era-blue = 1755–57
lisboa-era-red = 1758–62
lisboa-era-purple = 1763–68
lisboa-era-brown = 1769–77

lisboa-cube-brown = brown
    .cube = brown cube
    .cubes = brown cubes
lisboa-cube-red = red
    .cube = red cube
    .cubes = red cubes
lisboa-cube-blue = blue
    .cube = blue cube
    .cubes = blue cubes

lisboa-state-action-recruit = recruit officials
lisboa-state-action-plan = acquire a plan
lisboa-state-action-ship = build a ship
lisboa-state-action-produce = produce
lisboa-state-action-cardinal = meet the cardinal
lisboa-state-action-favour = get a royal favour

lisboa-ship-blue = blue ship
lisboa-ship-red = red ship
lisboa-ship-purple = purple ship
lisboa-ship-brown = brown ship

lisboa-facade-yellow-pink = yellow and pink
lisboa-facade-brown-blue = brown and blue
lisboa-facade-yellow-brown = yellow and brown
lisboa-facade-pink-blue = pink and blue
lisboa-facade-yellow-blue = yellow and blue
lisboa-facade-pink-brown = pink and brown

lisboa-architect-blue = blue architect
    .of = by the blue architect
lisboa-architect-green = green architect
    .of = by the green architect

lisboa-clergy-surveyor = surveyor
    .the = the surveyor
    .does = land costs you { $amount } less
lisboa-clergy-mason = mason
    .the = the mason
    .does = each brown cube adds only { $amount } to the price of your land
lisboa-clergy-almoner = almoner
    .the = the almoner
    .does = each plan you use needs { $amount } fewer
lisboa-clergy-clerk = parish clerk
    .the = the parish clerk
    .does = each official you hire costs { $amount } less
lisboa-clergy-chaplain = chaplain
    .the = the chaplain
    .does = visiting and following cost you { $amount } less
lisboa-clergy-builders-confessor = Builder’s confessor
    .the = the Builder’s confessor
    .does = visiting and following the Builder cost you { $amount } less
lisboa-clergy-ministers-confessor = Marquis’s confessor
    .the = the Marquis’s confessor
    .does = visiting and following the Marquis cost you { $amount } less
lisboa-clergy-royal-confessor = royal confessor
    .the = the royal confessor
    .does = visiting and following the King cost you { $amount } less
lisboa-clergy-preacher = preacher
    .the = the preacher
    .does = each gain of influence brings you { $amount } more
lisboa-clergy-friar = merchant friar
    .the = the merchant friar
    .does = each good you sell brings { $amount } more
lisboa-clergy-legate = legate
    .the = the legate
    .does = every noble accepts any good from you
lisboa-clergy-provincial = provincial
    .the = the provincial
    .does = you may trade { $amount } more with the nobles each turn
lisboa-clergy-harbour-chaplain = harbour chaplain
    .the = the harbour chaplain
    .does = each ship you build costs { $amount } less
lisboa-clergy-canon = canon
    .the = the canon
    .does = your production lowers no price
lisboa-clergy-lay-brother = lay brother
    .the = the lay brother
    .does = each production brings { $amount } more of a kind you produce
lisboa-clergy-guild-chaplain = guild chaplain
    .the = the guild chaplain
    .does = each store you build brings { $amount } and { $money }
lisboa-clergy-dean = dean
    .the = the dean
    .does = each public building you open brings { $amount }
lisboa-clergy-notary = notary
    .the = the notary
    .does = each decree you take brings { $amount }
lisboa-clergy-nuncio = nuncio
    .the = the nuncio
    .does = following costs you nothing
lisboa-clergy-cellarer = cellarer
    .the = the cellarer
    .does = your warehouse holds { $amount } more of each kind
lisboa-clergy-pilots-chaplain = pilot’s chaplain
    .the = the pilot’s chaplain
    .does = each of your ships that sets sail brings { $amount } more
lisboa-clergy-treasurer-canon = treasurer canon
    .the = the treasurer canon
    .does = each payment in réis costs you { $amount } less

lisboa-tile-yellow = gold store
    .street = Rua Áurea
lisboa-tile-pink = cloth store
    .street = Rua Augusta
lisboa-tile-brown = book store
    .street = Rua Nova da Princesa
lisboa-tile-blue = tool store
    .street = Rua Bela da Rainha
lisboa-tile-small = small tool store
    .street = Rua Bela da Rainha

lisboa-houses-left = left houses
lisboa-houses-middle = middle houses
lisboa-houses-right = right houses

lisboa-land-row-a = row A
    .letter = A
lisboa-land-row-b = row B
    .letter = B
lisboa-land-row-c = row C
    .letter = C
lisboa-land-row-d = row D
    .letter = D
lisboa-land-row-e = row E
    .letter = E

lisboa-use-gold = to get 1 gold
lisboa-use-portfolio = into the portfolio
lisboa-use-visit = at court, for a visit
lisboa-use-sponsor = at court, to sponsor its event

lisboa-standing-office = office
lisboa-standing-plaza = plaza

lisboa-line-row = row
lisboa-line-column = column

lisboa-side-ahead = ahead of him
lisboa-side-behind = behind him

lisboa-slot-free = a free slot
lisboa-slot-top1 = top slot 1
lisboa-slot-top2 = top slot 2
lisboa-slot-top3 = top slot 3
lisboa-slot-bottom1 = bottom slot 1
lisboa-slot-bottom2 = bottom slot 2
lisboa-slot-bottom3 = bottom slot 3

lisboa-follow-noble = his noble action
lisboa-follow-upper = his first state action
lisboa-follow-lower = his second state action

lisboa-account-start = start
lisboa-account-stores = new stores
lisboa-account-buildings = public buildings
lisboa-account-sailing = ships setting sail
lisboa-account-church = church
lisboa-account-court = influence at its height
lisboa-account-rewards = rewards and penalties
lisboa-account-clergy = clergy tiles
lisboa-account-visits = paid for visits
lisboa-account-sets = rubble sets
lisboa-account-hulls = ships
lisboa-account-trades = store majorities
lisboa-account-money = réis and influence
lisboa-account-decrees = decrees
lisboa-account-plans = officials on plans
lisboa-account-favours = royal favours
lisboa-account-cubes = rubble cubes

lisboa-title-jester = Jester
lisboa-title-servant = Court servant
lisboa-title-favourite = King’s favourite
lisboa-title-right-hand = The Marquis’s right hand

lisboa-tie-break-most = no tie
lisboa-tie-break-topmost = among equals, the topmost row
lisboa-tie-break-leftmost = among equals, the leftmost
lisboa-tie-break-western = of two streets, the western one
lisboa-tie-break-blue = among equals, the blue architect
lisboa-tie-break-column = among equals, the cube of the column
lisboa-tie-break-nearest = among equals, the site nearest to the west end of row D, clockwise
lisboa-tie-break-helper = of two equal tiles, the one the helper points to

# A place of the church; people count from 1.
lisboa-place = { $number }
    .between = between tiles { $behind } and { $number }

lisboa-land = land { $row-letter }{ $column }
    .on = on { $row-letter }{ $column }
    .reward = { $reward }

lisboa-site-west-a = west of row A
    .reward = { $reward }
lisboa-site-west-b = west of row B
    .reward = { $reward }
lisboa-site-west-c = west of row C
    .reward = { $reward }
lisboa-site-west-d = west of row D
    .reward = { $reward }
lisboa-site-west-e = west of row E
    .reward = { $reward }
lisboa-site-north-yellow = north of Rua Áurea
    .reward = { $reward }
lisboa-site-north-pink = north of Rua Augusta
    .reward = { $reward }
lisboa-site-north-brown = north of Rua Nova da Princesa
    .reward = { $reward }
lisboa-site-north-blue = north of Rua Bela da Rainha
    .reward = { $reward }
lisboa-site-east-a = east of row A
    .reward = { $reward }
lisboa-site-east-b = east of row B
    .reward = { $reward }
lisboa-site-east-c = east of row C
    .reward = { $reward }
lisboa-site-east-d = east of row D
    .reward = { $reward }
lisboa-site-east-e = east of row E
    .reward = { $reward }

lisboa-card =
    { $deck-word ->
        [treasury] { $deck } (event: { $effect }; in portfolio: { $benefit })
       *[noble] { $deck } (influence { $influence }; in portfolio: { $effect })
    }
    .does = { $effect-does }

lisboa-decree =
    { $per ->
        [0] { $wigs-counted } for { $what }
        [one] { $wigs-counted } for each { $what }
       *[other] { $wigs-counted } for every { $per } { $what-many }
    }

## What cards, lands and sites do: short, and as something to do

lisboa-effect-good = { $good-counted }
    .does = take { $good-counted }
lisboa-effect-reis = { $reis-counted }
    .does = take { $reis-counted }
lisboa-effect-wigs = { $wigs-counted }
    .does = gain { $wigs-counted }
lisboa-effect-influence = gain influence
    .does = gain the influence shown in your top row
lisboa-effect-recruit = recruit { $officials-counted }
    .does =
        { $officials ->
            [one] recruit { $officials-counted }
           *[other] recruit up to { $officials-counted }, each to a different office
        }
lisboa-effect-plan = plan
    .does = acquire a plan
lisboa-effect-favour = royal favour
    .does = take a royal favour you do not have
lisboa-effect-produce = produce
    .does = produce 1 good for each of your stores
lisboa-effect-cardinal-exactly = cardinal { $steps }
    .does = move the cardinal exactly { $steps-counted } and take a clergy tile beside him
lisboa-effect-cardinal-up-to = cardinal up to { $steps }
    .does = move the cardinal up to { $steps-counted } and take a clergy tile beside him
lisboa-effect-pile-cube = rubble cube
    .does = take a cube of your choice from the rubble pile
lisboa-effect-goods = any { $goods-counted }
    .does = take { $goods-counted } of your choice
lisboa-effect-ship = build a ship
    .does = build a ship
lisboa-effect-store = build a store
    .does = build a store
lisboa-effect-decree = take a decree
    .does = take a decree
lisboa-effect-building = open a public building
    .does = open a public building
lisboa-effect-state-actions =
    { $actions ->
        [one] any state action
       *[other] any { $actions } state actions
    }
    .does =
        { $actions ->
            [one] do any state action without paying a good
           *[other] do any { $actions } different state actions without paying goods
        }
lisboa-effect-lose-officials = −{ $officials-counted }
    .does = lose { $officials-counted }
lisboa-effect-lose-reis = −{ $reis-counted }
    .does = lose { $reis-counted }
lisboa-effect-lose-wigs = −{ $wigs-counted }
    .does = lose { $wigs-counted }
lisboa-effect-lose-goods = −{ $goods-counted }
    .does = lose { $goods-counted }
lisboa-effect-lose-favour = −1 royal favour
    .does = lose a royal favour
lisboa-effect-lose-clergy = −1 clergy tile
    .does = lose a clergy tile

lisboa-benefit-payment = payments −{ $reis }
    .does = each payment in réis costs you { $reis-counted } less
lisboa-benefit-sale = sales +{ $reis }
    .does = each good you sell brings { $reis-counted } more
lisboa-benefit-land = land −{ $reis }
    .does = land costs you { $reis-counted } less
lisboa-benefit-hiring = hiring −{ $reis }
    .does = each official you hire costs { $reis-counted } less

## What decrees count: “for each …”, “for every 2 …”, and what exactly

lisboa-count-stores-of = { $good-store }
    .many = { $good-stores }
    .note = Your own stores count.
lisboa-count-stores-in-row = store in { $row }
    .many = stores in { $row }
    .note = Your own stores count.
lisboa-count-stores-in-column = store in column { $column }
    .many = stores in column { $column }
    .note = Your own stores count.
lisboa-count-buildings-of = public building { $architect-of }
    .many = public buildings { $architect-of }
    .note = All opened buildings count, whoever opened them.
lisboa-count-buildings-west = public building in the west
    .many = public buildings in the west
    .note = All opened buildings count, whoever opened them.
lisboa-count-buildings-north = public building in the north
    .many = public buildings in the north
    .note = All opened buildings count, whoever opened them.
lisboa-count-buildings-east = public building in the east
    .many = public buildings in the east
    .note = All opened buildings count, whoever opened them.
lisboa-count-buildings-showing = public building showing { $street-colour }
    .many = public buildings showing { $street-colour }
    .note = All opened buildings with the colour of { $street } count, whoever opened them.
lisboa-count-completed-plans = completed plan
    .many = completed plans
    .note = Your own plans count.
lisboa-count-completed-plans-of = completed plan { $architect-of }
    .many = completed plans { $architect-of }
    .note = Your own plans count.
lisboa-count-officials-on-plans = official on completed plans
    .many = officials on completed plans
    .note = The officials printed on your own completed plans count.
lisboa-count-officials-with = official with { $noble-the }
    .many = officials with { $noble-the }
    .note = Your officials in { $noble-own } office and plaza count.
lisboa-count-officials-in-plazas = official in a plaza
    .many = officials in plazas
    .note = Your own officials count.
lisboa-count-officials-in-offices = official in an office
    .many = officials in offices
    .note = Your own officials count.
lisboa-count-ships = ship
    .many = ships
    .note = Your own ships count.
lisboa-count-ships-of-hull = ship of hull { $hull } or more
    .many = ships of hull { $hull } or more
    .note = Your own ships count.
lisboa-count-hulls = point of hull
    .many = points of hull
    .note = The hulls of all your ships are added up.
lisboa-count-goods-on-docks = good on a dock
    .many = goods on docks
    .note = Goods and crates on your own ships’ docks count, whoever sold them.
lisboa-count-cards-of = { $deck-card } in the portfolio
    .many = { $deck-cards } in the portfolio
    .note = Your own portfolio counts.
lisboa-count-printed-influence = influence in the top row
    .many = influence in the top row
    .note = The influence printed on the cards and ships of your own top row counts.
lisboa-count-goods-of = { $good-one } in the warehouse
    .many = { $good } in the warehouse
    .note = Your own warehouse counts.
lisboa-count-good-sets = set of the four goods
    .many = sets of the four goods
    .note = Sets in your own warehouse count.
lisboa-count-clergy-tiles = clergy tile
    .many = clergy tiles
    .note = The tiles you still hold count.
lisboa-count-favours = royal favour
    .many = royal favours
    .note = The favours you still hold count.
lisboa-count-cubes = { $cube-cube }
    .many = { $cube-cubes }
    .note = The cubes on your own board count.
lisboa-count-rubble-sets = rubble set
    .many = rubble sets
    .note = Your own sets count, with the marker spent or not.
lisboa-count-loose-cubes = cube in no set
    .many = cubes in no set
    .note = The cubes on your own board that are left over count.
lisboa-count-reis = real
    .many = réis
    .note = Your coins count, influence does not.
lisboa-count-influence = influence
    .many = influence
    .note = The position of your own marker counts.
lisboa-count-stores = store
    .many = stores
    .note = Your own stores count.
lisboa-count-best-row = store in the best row
    .many = stores in the best row
    .note = The row where you have the most stores counts.
lisboa-count-others-decrees = decree of the others
    .many = decrees of the others
    .note = The decrees of all other players count together.

lisboa-condition-portfolio-full = a full portfolio
    .note = It is full with as many cards and ships as your capacity, { $figure-portfolio } at most.
lisboa-condition-clergy-full = { $figure-clergy } clergy tiles
    .note = You must still hold them all.
lisboa-condition-favours-full = all three royal favours
    .note = You must still hold them all.
lisboa-condition-influence-full = influence { $figure-top }
    .note = Your marker must be on the last space.
lisboa-condition-houses-full = all { $houses } built
    .note = All houses of that group of yours must be in the city.
lisboa-condition-all-streets = stores on all four streets
    .note = You need a store of your own on each street.
lisboa-condition-most-stores = the most stores
    .note = A tie counts; you need at least one.
lisboa-condition-most-ships = the most ships
    .note = A tie counts; you need at least one.
lisboa-condition-most-plans = the most completed plans
    .note = A tie counts; you need at least one.
lisboa-condition-most-reis = the most réis
    .note = Coins count, influence does not. A tie counts; you need at least one.

## What a title of the solo game takes

lisboa-need-wigs = more wigs than Lacerda
lisboa-need-stores = at least { $stores-counted }
lisboa-need-stores-as-many = at least as many stores as he has
lisboa-need-stores-more = more stores than he has
lisboa-need-majorities = at least { $majorities-counted }
lisboa-need-reis = at least { $reis-counted }
lisboa-need-decrees = at least { $decrees-counted }
lisboa-need-ships = at least { $ships-counted }

## What one can do

lisboa-action-keep = Keep { $clergy-the }: { $clergy-does }
lisboa-action-draft = Keep { $card }
lisboa-action-play =
    { $purpose-word ->
        [gold] Discard for 1 gold: { $card }
        [portfolio] Into the portfolio: { $card }
        [visit] Visit the court: { $card }
       *[sponsor] Sponsor the event: { $card }
    }
lisboa-action-slot =
    { $slot-word ->
        [free] Use { $slot }
       *[other] Replace what lies in { $slot }
    }
lisboa-action-sell = Sell { $good-counted } to { lisboa-owned-ship }
lisboa-action-trade = Trade { $good-counted } to { $action }
lisboa-action-state = State action: { $action }
lisboa-action-follow = Follow for { $choice }
lisboa-action-pay =
    { $moves ->
        [0] Pay { $reis-counted } in coins
       *[other] { $reis ->
            [0] Pay { $moves-counted } with influence
           *[other] Pay { $reis-counted } in coins and { $moves-counted } with influence
        }
    }
lisboa-action-pay-visit = Pay { lisboa-visit-payment }
lisboa-action-recruit = Put an official in { $noble-own } office
lisboa-action-plan = Acquire the { $architect }’s top plan
lisboa-action-favour = Take { $noble-own } favour
lisboa-action-cardinal = Move the cardinal { $steps-counted } and take the tile { $side }
lisboa-action-take-good = Take { $good-counted }
lisboa-action-give = Give { $good-counted }
lisboa-action-pile = Take a { $cube-cube } from the pile
lisboa-action-tile = Choose a { $tile } ({ $tile-street })
lisboa-action-land = Build { $land-on } (reward: { $land-reward })
lisboa-action-cube = Take a { $cube-cube } from the { $line }
lisboa-action-house = Use one of the { $houses }
lisboa-action-site = Build { $site } (reward: { $site-reward })
lisboa-action-use-plan = Use a plan { $architect-of } ({ $officials-counted })
lisboa-action-dismiss = Take an official from { $noble-own } { $standing }
lisboa-action-decree = Take the decree “{ $decree }”
lisboa-action-return = Give up { $noble-own } favour
lisboa-action-offer = Give up { $clergy-the }
lisboa-action-discard = Discard { $card }
lisboa-action-reward = Take the reward of { $card }
lisboa-action-take = Take the card from { $deck-the }
lisboa-action-stop = Do nothing more

## What chance brings

lisboa-outcome-first = First player: { $seat }
    .ask = Who goes first?
lisboa-outcome-scoring = Scoring tiles: { $values-sequence }
    .ask = Which scoring tiles lie under columns 1 to 4?
lisboa-outcome-building = Public building { $architect-of }: { $facade }
    .ask = Which colours does the next public building { $architect-of } show?
lisboa-outcome-row-rubble = Rubble in { $row }: { $cubes-sequence }
    .ask = Which cubes lie in { $row }?
lisboa-outcome-column-rubble = Rubble in column { $column }: { $cubes-sequence }
    .ask = Which cubes lie in column { $column }?
lisboa-outcome-site-rubble = Rubble { $site }: { $cubes-sequence }
    .ask = Which cubes lie on the site { $site }?
lisboa-outcome-pile-rubble = Rubble pile: { $cubes-sequence }
    .ask = Which cubes lie on the rubble pile?
lisboa-outcome-clergy-pair = Clergy tiles for { $seat }: { $tiles-sequence }
    .ask = Which two clergy tiles does { $seat } look at?
lisboa-outcome-clergy = Church, tile { $place }: { $tile }
    .ask = Which clergy tile comes to the church as tile { $place }?
lisboa-outcome-start-favour = Royal favour for { $seat }: { $noble }
    .ask = Which royal favour does { $seat } start with?
lisboa-outcome-start-plan = Starting plan for { $seat }: { $architect }
    .ask = Which architect’s plan does { $seat } start with?
lisboa-outcome-decree = New decree: { $decree }
    .ask = Which decree comes next?
lisboa-outcome-hand = Hand of { $seat }: { $cards-sequence }
    .ask = Which cards does { $seat } draw?
lisboa-outcome-card = Face up on { $deck-the }: { $card }
    .ask = Which card is now face up on { $deck-the }?
lisboa-outcome-helper = For Lacerda: { $card }
    .ask = Which card is revealed for Lacerda?

## What is to be decided

lisboa-prompt-keep = Choose the clergy tile to keep; the other goes back.
    .waiting = { $seat } is choosing a clergy tile.
lisboa-prompt-draft =
    { $left ->
        [one] Choose the card to keep.
       *[other] Choose a card to keep. You keep { $left }.
    }
    .waiting = { $seat } is choosing cards to keep ({ $left } left).
lisboa-prompt-play = Your turn: play a card.
    .waiting = { $seat } is choosing a card to play.
lisboa-prompt-slot = Choose where the card goes in your portfolio.
    .waiting = { $seat } is choosing a slot for a card.
lisboa-prompt-ship-slot = Choose where the { $ship } goes in your portfolio. Replacing a ship of yours makes it cheaper.
    .waiting = { $seat } is choosing a slot for a { $ship }.
lisboa-prompt-ship-goods =
    { $left ->
        [one] Choose the good to give for the ship.
       *[other] Choose a good to give for the ship. It costs { $left } more, all different.
    }
    .waiting = { $seat } is choosing goods to give for a ship ({ $left } left).
lisboa-prompt-market = Sell goods to ships, or trade with the nobles.
    .waiting = { $seat } is choosing whether to sell goods or to trade with the nobles.
lisboa-prompt-sell-more = Sell another good, or stop.
    .stop = Sell nothing more
    .waiting = { $seat } is choosing whether to sell more goods.
lisboa-prompt-trade-more = Trade another good with the nobles, or stop.
    .stop = Trade nothing more
    .waiting = { $seat } is choosing whether to trade another good ({ $left } left).
lisboa-prompt-state = You are with { $noble-the }: do one of his state actions first, or go straight to his noble action.
    .stop = Skip the state action
    .waiting = { $seat } is choosing a state action of { $noble-the }.
lisboa-prompt-any-state =
    { $left ->
        [one] Choose a state action.
       *[other] Choose a state action. You may do { $left } different ones.
    }
    .waiting = { $seat } is choosing a state action ({ $left } left).
lisboa-prompt-follow =
    { $cost ->
        [0] Do you follow the visit to { $noble-the }? You return his favour and pay nothing.
       *[other] Do you follow the visit to { $noble-the }? You return his favour and pay { $cost-counted }; what you lack is paid in wigs.
    }
    .stop = Do not follow
    .follow = Follow: { lisboa-followed-action }
    .waiting = { $seat } is deciding whether to follow the visit to { $noble-the } for { $cost-counted }.
lisboa-prompt-pay = Choose how you pay { $reis-counted }.
    .waiting = { $seat } is choosing how to pay { $reis-counted }.
lisboa-prompt-pay-visit = Choose how you pay { $cost-counted } for { $noble-the }.
    .waiting = { $seat } is choosing how to pay { $cost-counted } for { $noble-the }.
lisboa-prompt-recruit =
    { $left ->
        [one] Choose an office for an official, or stop.
       *[other] Choose an office for an official, or stop. You may place { $left }, each in a different office.
    }
    .stop = Place no more officials
    .waiting = { $seat } is choosing an office for an official ({ $left } left).
lisboa-prompt-plan = Choose the architect whose plan you acquire.
    .waiting = { $seat } is choosing a plan.
lisboa-prompt-favour = Choose a royal favour.
    .waiting = { $seat } is choosing a royal favour.
lisboa-prompt-cardinal =
    { $steps ->
        [one] Move the cardinal 1 space clockwise and choose one of the tiles beside him.
       *[other] Move the cardinal clockwise, up to { $steps-counted }, and choose one of the tiles beside him.
    }
    .waiting = { $seat } is meeting the cardinal (up to { $steps-counted }).
lisboa-prompt-produce-more =
    { $left ->
        [one] Choose a kind you produced: you take 1 more of it.
       *[other] Choose a kind you produced: you take 1 more of it. You choose { $left } times.
    }
    .waiting = { $seat } is choosing which good to produce more of ({ $left } left).
lisboa-prompt-goods =
    { $left ->
        [one] Choose a good to take.
       *[other] Choose a good to take. You take { $left }.
    }
    .waiting = { $seat } is choosing goods to take ({ $left } left).
lisboa-prompt-lose-good =
    { $left ->
        [one] Choose the good to lose.
       *[other] Choose a good to lose. You lose { $left }.
    }
    .waiting = { $seat } is choosing goods to lose ({ $left } left).
lisboa-prompt-lose-official =
    { $left ->
        [one] Choose the official to lose.
       *[other] Choose an official to lose. You lose { $left }.
    }
    .waiting = { $seat } is choosing officials to lose ({ $left } left).
lisboa-prompt-lose-favour = Choose the royal favour to lose.
    .waiting = { $seat } is choosing a royal favour to lose.
lisboa-prompt-lose-clergy = Choose the clergy tile to lose.
    .waiting = { $seat } is choosing a clergy tile to lose.
lisboa-prompt-pile = Choose a cube from the rubble pile.
    .waiting = { $seat } is choosing a cube from the rubble pile.
lisboa-prompt-tile = Choose which store you build.
    .waiting = { $seat } is choosing which store to build.
lisboa-prompt-land = Choose the land for your { $tile } ({ $tile-street }).
    .waiting = { $seat } is choosing the land for a { $tile }.
lisboa-prompt-cube = Choose a cube from the row or the column of { $land }. Each cube that stays there adds to the price of the land.
    .waiting = { $seat } is choosing a cube from the row or the column of { $land }.
lisboa-prompt-house = Choose the group from which you take the house for your store.
    .waiting = { $seat } is choosing a house.
lisboa-prompt-site = Choose the site of the public building.
    .waiting = { $seat } is choosing the site of a public building.
lisboa-prompt-use-plan = Choose the plan for the public building { $site }.
    .waiting = { $seat } is choosing the plan for the public building { $site }.
lisboa-prompt-officials =
    { $left ->
        [one] Choose the official who returns to your board for the plan.
       *[other] Choose an official who returns to your board for the plan. { $left } must return.
    }
    .waiting = { $seat } is choosing officials for a plan ({ $left } left).
lisboa-prompt-decree = Choose a decree.
    .waiting = { $seat } is choosing a decree.
lisboa-prompt-extra-decree = You may spend a rubble-set marker for one more decree.
    .stop = Take no further decree
    .waiting = { $seat } is deciding whether to spend a rubble-set marker for one more decree.
lisboa-prompt-offer = Church scoring: give up clergy tiles for the wigs on their backs, or stop. If you give up any, you then gain influence once.
    .stop = Keep the tiles that are left
    .waiting = { $seat } is deciding which clergy tiles to give up to the church.
lisboa-prompt-discard = A new period: discard any cards from your hand. You then take the reward of one discarded card of each noble.
    .stop = Keep the cards that are left
    .waiting = { $seat } is discarding cards for the new period.
lisboa-prompt-reward = Choose a discarded card whose reward you take: one of each noble.
    .waiting = { $seat } is choosing the reward of a discarded card.
lisboa-prompt-take = Take a face-up card into your hand.
    .waiting = { $seat } is choosing a face-up card.

## Headings over choices

lisboa-group-card = { $card }
lisboa-group-clergy = Clergy tiles
lisboa-group-cards = Cards
lisboa-group-slots = Portfolio
lisboa-group-ship =
    { $owner-you ->
        [yes] Sell to your ship in slot { $slot }
       *[no] Sell to { $owner }’s ship in slot { $slot }
    }
lisboa-group-trade = Trade with nobles: { $action }
lisboa-group-state = State actions
lisboa-group-follow = Follow
lisboa-group-pay =
    { $from ->
        [0] Payment
       *[other] Payment, from { $from }
    }
lisboa-group-nobles = Nobles
lisboa-group-architects = Architects
lisboa-group-goods = Goods
lisboa-group-cubes =
    { $line-word ->
        [column] Rubble of the column
       *[row] Rubble of the row
    }
lisboa-group-pile = Rubble pile
lisboa-group-tiles = City tiles
lisboa-group-row = Row { $row-letter }
lisboa-group-houses = Houses
lisboa-group-west = West
lisboa-group-north = North
lisboa-group-east = East
lisboa-group-plans = Plans
lisboa-group-officials = Officials
lisboa-group-decrees = Decrees
lisboa-group-decks = Face-up cards
lisboa-group-stop = Otherwise

## What happened

lisboa-event-first =
    { $seat-you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
lisboa-event-scoring = Scoring tiles under columns 1 to 4: { $values-sequence }.
lisboa-event-building-shown = New public building { $architect-of }: { $facade }.
lisboa-event-row-rubble = Rubble in { $row }: { $cubes-sequence }.
lisboa-event-column-rubble = Rubble in column { $column }: { $cubes-sequence }.
lisboa-event-site-rubble = Rubble { $site }: { $cubes-sequence }.
lisboa-event-pile-rubble = Rubble pile: { $cubes-sequence }.
lisboa-event-clergy-pair =
    { $seat-you ->
        [yes] You look at two clergy tiles: { $tiles }.
       *[no] { $seat } looks at two clergy tiles: { $tiles }.
    }
lisboa-event-clergy-kept =
    { $seat-you ->
        [yes] You keep { $clergy-the }.
       *[no] { $seat } keeps { $clergy-the }.
    }
lisboa-event-clergy-shown = New in the church, as tile { $place }: { $tile-the }.
lisboa-event-start-favour =
    { $seat-you ->
        [yes] You start with { $noble-own } favour.
       *[no] { $seat } starts with { $noble-own } favour.
    }
lisboa-event-start-plan =
    { $seat-you ->
        [yes] You start with a plan { $architect-of }.
       *[no] { $seat } starts with a plan { $architect-of }.
    }
lisboa-event-decree-shown = New decree: { $decree }.
lisboa-event-hand =
    { $seat-you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
lisboa-event-hand-dealt =
    { $seat-you ->
        [yes] You draw { $cards-counted }.
       *[no] { $seat } draws { $cards-counted }.
    }
lisboa-event-drafted =
    { $seat-you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
lisboa-event-draft-made =
    { $seat-you ->
        [yes] You have chosen a card.
       *[no] { $seat } has chosen a card.
    }
lisboa-event-draft-passed = The other cards pass to the left.
lisboa-event-draft-received =
    { $seat-you ->
        [yes] You receive from { $from }: { $cards }.
       *[no] { $from-you ->
            [yes] { $seat } receives from you: { $cards }.
           *[no] { $seat } receives from { $from }: { $cards }.
        }
    }
lisboa-event-card-shown = Face up on { $deck-the }: { $card }.
lisboa-event-turn =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
lisboa-event-docked =
    { $seat-you ->
        [yes] Your ship in slot { $slot } is back in port.
       *[no] { $seat }’s ship in slot { $slot } is back in port.
    }
lisboa-event-played =
    { $purpose-word ->
        [gold] { $seat-you ->
            [yes] You discard { $card } { $purpose }.
           *[no] { $seat } discards { $card } { $purpose }.
        }
       *[other] { $seat-you ->
            [yes] You play { $card } { $purpose }.
           *[no] { $seat } plays { $card } { $purpose }.
        }
    }
lisboa-event-placed =
    { $seat-you ->
        [yes] { $card } is now in your portfolio.
       *[no] { $card } is now in { $seat }’s portfolio.
    }
lisboa-event-replaced =
    { $seat-you ->
        [yes] You discard { $card } from your portfolio.
       *[no] { $seat } discards { $card } from the portfolio.
    }
lisboa-event-ship-lost =
    { $seat-you ->
        [yes] You discard a { $ship } from your portfolio.
       *[no] { $seat } discards a { $ship } from the portfolio.
    }
lisboa-event-gained =
    { $seat-you ->
        [yes] You take { $good-counted }.
       *[no] { $seat } takes { $good-counted }.
    }
lisboa-event-lost =
    { $seat-you ->
        [yes] You give up { $good-counted }.
       *[no] { $seat } gives up { $good-counted }.
    }
lisboa-event-no-room =
    { $seat-you ->
        [yes] You lose { $good-counted }: your warehouse is full.
       *[no] { $seat } loses { $good-counted }: the warehouse is full.
    }
lisboa-event-reis =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] You pay { lisboa-amount-reis }.
           *[no] { $seat } pays { lisboa-amount-reis }.
        }
       *[other] { $seat-you ->
            [yes] You receive { lisboa-amount-reis }.
           *[no] { $seat } receives { lisboa-amount-reis }.
        }
    }
lisboa-event-wigs =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] You lose { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } loses { lisboa-amount-wigs } ({ $account }).
        }
       *[other] { $seat-you ->
            [yes] You gain { lisboa-amount-wigs } ({ $account }).
           *[no] { $seat } gains { lisboa-amount-wigs } ({ $account }).
        }
    }
lisboa-event-influence =
    { $amount-sign ->
        [minus] { $seat-you ->
            [yes] You spend { $amount-size } influence and now have { $level }.
           *[no] { $seat } spends { $amount-size } influence and now has { $level }.
        }
        [zero] { $seat-you ->
            [yes] Your influence stays at { $level }.
           *[no] { $seat }’s influence stays at { $level }.
        }
       *[other] { $seat-you ->
            [yes] You gain { $amount-size } influence and now have { $level }.
           *[no] { $seat } gains { $amount-size } influence and now has { $level }.
        }
    }
lisboa-event-treasury = The treasury marker is now on space { $space }.
lisboa-event-price = The price of { $good } drops to { $price-counted }.
lisboa-event-sold =
    { $seat-you ->
        [yes] You sell { $good-counted } to { lisboa-owned-ship } for { $reis-counted }.
       *[no] { $seat } sells { $good-counted } to { lisboa-owned-ship } for { $reis-counted }.
    }
lisboa-event-sailed =
    { $seat-you ->
        [yes] Your { $ship } sets sail.
       *[no] { $seat }’s { $ship } sets sail.
    }
lisboa-event-traded =
    { $seat-you ->
        [yes] You trade { $good-counted } to { $action }.
       *[no] { $seat } trades { $good-counted } to { $action }.
    }
lisboa-event-state =
    { $seat-you ->
        [yes] Your state action: { $action }.
       *[no] { $seat }’s state action: { $action }.
    }
lisboa-event-visited =
    { $seat-you ->
        [yes] You go to { $noble-the } and pay { lisboa-visit-payment }.
       *[no] { $seat } goes to { $noble-the } and pays { lisboa-visit-payment }.
    }
lisboa-event-followed =
    { $seat-you ->
        [yes] You follow the visit to { $noble-the }: { lisboa-followed-action }.
       *[no] { $seat } follows the visit to { $noble-the }: { lisboa-followed-action }.
    }
lisboa-event-sponsored =
    { $seat-you ->
        [yes] You sponsor the event of { $card } for { $reis-counted }.
       *[no] { $seat } sponsors the event of { $card } for { $reis-counted }.
    }
lisboa-event-recruited =
    { $seat-you ->
        [yes] You put an official in { $noble-own } office.
       *[no] { $seat } puts an official in { $noble-own } office.
    }
lisboa-event-displaced =
    { $seat-you ->
        [yes] One of your officials must leave { $noble-own } office for the plaza.
       *[no] One of { $seat }’s officials must leave { $noble-own } office for the plaza.
    }
lisboa-event-plan-taken =
    { $seat-you ->
        [yes] You acquire a plan { $architect-of } ({ $officials-counted }).
       *[no] { $seat } acquires a plan { $architect-of } ({ $officials-counted }).
    }
lisboa-event-favour-taken =
    { $seat-you ->
        [yes] You take { $noble-own } favour.
       *[no] { $seat } takes { $noble-own } favour.
    }
lisboa-event-favour-returned =
    { $seat-you ->
        [yes] You return { $noble-own } favour.
       *[no] { $seat } returns { $noble-own } favour.
    }
lisboa-event-ship-built =
    { $seat-you ->
        [yes] You build a { $ship }.
       *[no] { $seat } builds a { $ship }.
    }
lisboa-event-cardinal-moved =
    { $seat-you ->
        [yes] You move the cardinal: he is now { $place-between }.
       *[no] { $seat } moves the cardinal: he is now { $place-between }.
    }
lisboa-event-clergy-taken =
    { $seat-you ->
        [yes] You take { $clergy-the }.
       *[no] { $seat } takes { $clergy-the }.
    }
lisboa-event-clergy-offered =
    { $seat-you ->
        [yes] You give { $clergy-the } to the church.
       *[no] { $seat } gives { $clergy-the } to the church.
    }
lisboa-event-clergy-lost =
    { $seat-you ->
        [yes] You lose { $clergy-the }.
       *[no] { $seat } loses { $clergy-the }.
    }
lisboa-event-cube-taken =
    { $seat-you ->
        [yes] You take a { $cube-cube }.
       *[no] { $seat } takes a { $cube-cube }.
    }
lisboa-event-cube-removed =
    { $seat-you ->
        [yes] You have no room for another { $cube-cube }: it leaves the game.
       *[no] { $seat } has no room for another { $cube-cube }: it leaves the game.
    }
lisboa-event-set-completed =
    { $seat-you ->
        [yes] You complete a rubble set and now have { $sets-counted }.
       *[no] { $seat } completes a rubble set and now has { $sets-counted }.
    }
lisboa-event-store-built =
    { $seat-you ->
        [yes] You build a { $tile } { $land-on } ({ $tile-street }).
       *[no] { $seat } builds a { $tile } { $land-on } ({ $tile-street }).
    }
lisboa-event-land-paid =
    { $seat-you ->
        [yes] Your { $land } costs { $reis-counted }.
       *[no] { $seat }’s { $land } costs { $reis-counted }.
    }
lisboa-event-house-placed =
    { $seat-you ->
        [yes] You use one of the { $houses }.
       *[no] { $seat } uses one of the { $houses }.
    }
lisboa-event-building-opened =
    { $seat-you ->
        [yes] You open a public building { $site } ({ $architect }): { $facade }.
       *[no] { $seat } opens a public building { $site } ({ $architect }): { $facade }.
    }
lisboa-event-official-returned =
    { $seat-you ->
        [yes] You take back an official from { $noble-own } { $standing }.
       *[no] { $seat } takes back an official from { $noble-own } { $standing }.
    }
lisboa-event-hired =
    { $seat-you ->
        [yes] You hire { $officials-counted } for { $reis-counted }.
       *[no] { $seat } hires { $officials-counted } for { $reis-counted }.
    }
lisboa-event-plan-completed =
    { $seat-you ->
        [yes] You complete a plan { $architect-of } ({ $officials-counted }).
       *[no] { $seat } completes a plan { $architect-of } ({ $officials-counted }).
    }
lisboa-event-decree-taken =
    { $seat-you ->
        [yes] You take the decree “{ $decree }”.
       *[no] { $seat } takes the decree “{ $decree }”.
    }
lisboa-event-marker-spent =
    { $seat-you ->
        [yes] You spend a rubble-set marker for one more decree.
       *[no] { $seat } spends a rubble-set marker for one more decree.
    }
lisboa-event-card-taken =
    { $seat-you ->
        [yes] You take { $card } into your hand.
       *[no] { $seat } takes { $card }.
    }
lisboa-event-church =
    { $seat-you ->
        [yes] Church scoring, beginning with you.
       *[no] Church scoring, beginning with { $seat }.
    }
lisboa-event-period-due =
    { $seat-you ->
        [yes] You end the period: it is over after this turn.
       *[no] { $seat } ends the period: it is over after this turn.
    }
lisboa-event-period = Period { $period } begins.
lisboa-event-discarded =
    { $seat-you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
lisboa-event-end-due =
    { $seat-you ->
        [yes] You bring on the end of the game: { $turns-counted } to go.
       *[no] { $seat } brings on the end of the game: { $turns-counted } to go.
    }
lisboa-event-nothing-possible =
    { $seat-you ->
        [yes] You can do nothing here.
       *[no] { $seat } can do nothing here.
    }
lisboa-event-majority =
    { $seat-you ->
        [yes] Your { $good-stores } bring { $wigs-counted }.
       *[no] { $seat }’s { $good-stores } bring { $wigs-counted }.
    }
lisboa-event-over = The game is over.

lisboa-event-helper = { $card } is revealed: the helper starts on { $deck-the }.
lisboa-event-courtier = Lacerda’s courtier starts with { $noble-the }.
lisboa-event-courtier-moved = Lacerda’s courtier moves to { $noble-the }.
lisboa-event-helper-moved = The helper moves to { $deck-the }.
lisboa-event-card-dropped = { $card } is discarded from the helper’s deck.
lisboa-event-chose = Lacerda’s choice: { $why }.
lisboa-event-solo-building = From the start there is a public building { $site } ({ $architect }): { $facade }.
lisboa-event-title =
    { $seat-you ->
        [yes] Your title: { $title }.
       *[no] { $seat }’s title: { $title }.
    }

## Why something is not allowed

lisboa-refusal-other-decision = That is not what you have to decide now.
lisboa-refusal-outcome-does-not-fit = This cannot be drawn here.
lisboa-refusal-not-offered = You can only choose from what you have been dealt.
lisboa-refusal-card-not-offered = { $card } is not among the cards you may pick from.
lisboa-refusal-card-not-in-hand = You do not have { $card } in your hand.
lisboa-refusal-card-not-noble = { $card } is not a noble card: at court it can only be used to sponsor its event.
lisboa-refusal-card-not-treasury = { $card } is not a treasury card: at court it can only be used to visit its noble.
lisboa-refusal-nothing-to-sell-or-trade = After { $card } you could neither sell a good nor trade with the nobles, and one of the two is compulsory.
lisboa-refusal-visit-unpayable = A visit to { $noble-the } costs you { $needs } influence. You have { $influence }, and { $wigs-counted } for what is lacking.
lisboa-refusal-fee-unpayable = This costs { lisboa-needs-reis }. You can raise { $has }, influence included.
lisboa-refusal-no-house = All your houses are built, so you cannot build a store.
lisboa-refusal-no-tile = No store on display can be built on an empty land space.
lisboa-refusal-no-land-payable = There is no land you can pay for. Even { $land } costs { lisboa-needs-reis }, and you can raise { $has }, influence included.
lisboa-refusal-no-site = There is no empty site for a public building.
lisboa-refusal-no-plan = Opening a public building takes an open plan that fits the site. You have none.
lisboa-refusal-no-building = The { $architect } has no public building left.
lisboa-refusal-hire-unpayable = To build { $site } you must hire the officials you lack for { lisboa-needs-reis }. You can raise { $has }, influence included.
lisboa-refusal-no-decree = There is no decree left.
lisboa-refusal-event-impossible = The event of { $card } would have no effect now.
lisboa-refusal-spoils-the-rest = After this you could not do what you still must.
lisboa-refusal-slot-empty = There is nothing in { $slot }.
lisboa-refusal-slot-not-free = Discard a card of the same row, or use a free slot.
lisboa-refusal-capacity-full =
    { $capacity ->
        [one] Your portfolio is full: it has room for { $capacity } card or ship. Replace what is there; rubble sets make more room.
       *[other] Your portfolio is full: it has room for { $capacity } cards and ships in all. Replace one; rubble sets make more room.
    }
lisboa-refusal-row-full = This row of your portfolio is full. Replace a card.
lisboa-refusal-good-missing = You have no { $good }.
lisboa-refusal-no-such-ship =
    { $owner-you ->
        [yes] You have no ship in slot { $slot }.
       *[no] { $owner } has no ship in slot { $slot }.
    }
lisboa-refusal-ship-at-sea =
    { $owner-you ->
        [yes] Your ship in slot { $slot } is at sea until your next turn.
       *[no] { $owner }’s ship in slot { $slot } is at sea until { $owner }’s next turn.
    }
lisboa-refusal-ship-full =
    { $owner-you ->
        [yes] Your ship in slot { $slot } is full.
       *[no] { $owner }’s ship in slot { $slot } is full.
    }
lisboa-refusal-already-covered = The state action “{ $action }” has already been traded for this turn.
lisboa-refusal-good-not-accepted =
    { $noble-word ->
        [builder] The Builder accepts tools or gold, not { $good }.
        [marquis] The Marquis accepts books or gold, not { $good }.
       *[king] The King accepts cloth or gold, not { $good }.
    }
lisboa-refusal-not-this-noble = The state action “{ $action }” is not with { $noble-the }.
lisboa-refusal-already-done = You have already done the state action “{ $action }”. Choose another.
lisboa-refusal-no-official = You have no official left to send.
lisboa-refusal-office-used = You have just put an official in { $noble-own } office. Choose another office.
lisboa-refusal-no-plan-left = The { $architect } has no plan left.
lisboa-refusal-no-plans-left = Neither architect has a plan left.
lisboa-refusal-no-ship-left = The shipyard is empty.
lisboa-refusal-ship-unpayable =
    { $needs ->
        [one] This ship costs { $needs } good. You have { $has }.
       *[other] This ship costs { $needs } different goods. You have { $has }.
    }
lisboa-refusal-nothing-produced = You would produce nothing: no store of yours makes a good you have room for.
lisboa-refusal-not-produced = You produced no { $good }.
lisboa-refusal-no-room-for-good = You have no room for more { $good }.
lisboa-refusal-clergy-full = You have { $figure-clergy } clergy tiles already, and there is room for no more.
lisboa-refusal-no-tile-there = There is no clergy tile to take.
lisboa-refusal-steps-not-allowed =
    { $most ->
        [one] The cardinal moves exactly 1 space here.
       *[other] The cardinal moves 1 to { $most } spaces here.
    }
lisboa-refusal-favour-held = You already have { $noble-own } favour.
lisboa-refusal-no-favour-left = There is no favour of { $noble-the } left.
lisboa-refusal-all-favours-held = You already have the favours of all three nobles.
lisboa-refusal-favour-missing = You do not have { $noble-own } favour.
lisboa-refusal-good-already-given = You have already given { $good } for this ship. The goods must be different.
lisboa-refusal-no-cube = There is no { $cube-cube } to take.
lisboa-refusal-pile-empty = The rubble pile is empty.
lisboa-refusal-tile-not-shown = There is no { $tile } on display.
lisboa-refusal-land-taken = There is already a store { $land-on }.
lisboa-refusal-land-not-in-play = With this number of players { $land } is not used.
lisboa-refusal-land-not-on-street = A { $tile } must face { $tile-street }, and { $land } does not touch it.
lisboa-refusal-land-wrong-size =
    { $tile-word ->
        [small] A { $tile } fits in column 5 only, not { $land-on }.
       *[large] A { $tile } needs a large land space; { $land } is small.
    }
lisboa-refusal-land-unpayable = To build { $land-on } you would pay { lisboa-needs-reis }. You can raise { $has }, influence included.
lisboa-refusal-houses-used = All your { $houses } are built.
lisboa-refusal-site-taken = There is already a public building { $site }.
lisboa-refusal-site-not-in-play = With this number of players nothing is built { $site }.
lisboa-refusal-colour-missing = A public building { $site } must show the colour of the street.
lisboa-refusal-plan-not-held = You have no open plan { $architect-of } for { $officials-counted }.
lisboa-refusal-official-not-there = You have no official in { $noble-own } { $standing }.
lisboa-refusal-decree-not-shown = The decree “{ $decree }” is not on display.
lisboa-refusal-clergy-not-held = You do not have { $clergy-the }.
lisboa-refusal-reward-used = The reward of { $card } is not to be had: one reward of each noble, from a card you have just discarded.
lisboa-refusal-deck-empty = There is no card on { $deck-the }.
lisboa-refusal-payment-wrong = Coins and influence must come to { lisboa-needs-reis } together.
lisboa-refusal-visit-payment-wrong = The payment must come to { $needs }. Réis count once both left houses are built, wigs once your influence is used up.
lisboa-refusal-compulsory = You have to choose one.

## Explanations

lisboa-about-noble-builder = Manuel da Maia. Accepts tools or gold. State actions: recruit officials, acquire a plan. Noble action: build a store.
lisboa-about-noble-marquis = The Marquês de Pombal, the Minister. Accepts books or gold. State actions: build a ship, produce. Noble action: take a decree.
lisboa-about-noble-king = Dom José I. Accepts cloth or gold. State actions: meet the cardinal, get a royal favour. Noble action: open a public building.
lisboa-about-state-action-recruit = Put up to 2 of your officials in different offices. Where an office is full, whoever has the most there loses one to the plaza.
lisboa-about-state-action-plan = Take the top plan of either architect.
lisboa-about-state-action-ship = Pay as many different goods as the hull of the shipyard’s top ship, or only the difference in hull if it replaces a ship of yours. The treasury goes up 1 and you gain influence.
lisboa-about-state-action-produce = Take 1 good for each of your stores, as far as you have room. The price of each kind you took drops by 1.
lisboa-about-state-action-cardinal = Move the cardinal 1 or 2 spaces and take one of the clergy tiles beside him. Reaching or passing the treasury icon raises the treasury; reaching or passing the influence icon brings church scoring.
lisboa-about-state-action-favour = Take a royal favour you do not have. With it you can follow another player’s visit; at the end it is worth { $figure-favour }.
lisboa-about-houses-left = With all of them built, you may pay réis instead of influence to visit or follow.
lisboa-about-houses-middle = With one or two built, ships cost you 1 good less; with all of them, ships are free.
lisboa-about-houses-right = With one or two built, producing brings 1 more good of one kind you produce; with all of them, 1 more of each kind.
lisboa-about-street = Stores facing this street sell { $good }. It runs between columns { $west } and { $east }.
lisboa-about-architect-blue = Each plan shows how many officials it takes to open one of this architect’s public buildings.
lisboa-about-architect-green = Each plan shows how many officials it takes to open one of this architect’s public buildings.
lisboa-about-cube-brown = Rubble of the earthquake. Adds { $reis } to the price of all land in its row or column. With a red and a blue cube it makes a set.
lisboa-about-cube-red = Rubble of the fire. Adds { $reis } to the price of all land in its row or column. With a brown and a blue cube it makes a set.
lisboa-about-cube-blue = Rubble of the tsunami. Adds { $reis } to the price of all land in its row or column. With a brown and a red cube it makes a set.
lisboa-about-ship =
    { $reis ->
        [0] Hull { $hull }: sets sail with { $goods-counted } and then brings its owner 1 wig for each. Shows { $influence-counted }.
       *[other] Hull { $hull }: sets sail with { $goods-counted } and then brings its owner 1 wig for each. Shows { $influence-counted }. Pays { $reis-counted } more for each good.
    }
lisboa-about-clergy = While you hold it, { $name-does }. Worth { $wigs } when you give it to the church.
lisboa-about-land = Building here: { $reward-does }.
lisboa-about-site = Opening a public building here: { $reward-does }.
lisboa-about-card =
    { $deck-word ->
        [treasury] { $era }. At court, as an event that costs the treasury value in réis: { $effect-does }. In the portfolio: take the treasury value in réis, and while it lies there { $benefit-does }.
       *[noble] { $era }, influence { $influence }. In the portfolio: { $effect-does }. At court: { $deck-visit }.
    }
lisboa-about-decree =
    { $players ->
        [3] Scored at the end, only with 3 or 4 players. { $what-note }
       *[other] Scored at the end. { $what-note }
    }
lisboa-about-title-jester = You have earned none of the other titles.
lisboa-about-title = You need { $needs }.

## Where the value of a position comes from

lisboa-term-wigs = wigs at once
lisboa-term-money = réis
lisboa-term-influence = influence
lisboa-term-goods = goods
lisboa-term-stores = stores
lisboa-term-majorities = majorities
lisboa-term-buildings = plans and public buildings
lisboa-term-officials = officials
lisboa-term-rubble = rubble
lisboa-term-church = clergy tiles
lisboa-term-favours = royal favours
lisboa-term-decrees = decrees
lisboa-term-ships = ships
lisboa-term-portfolio = the portfolio
lisboa-term-hand = cards in hand
lisboa-term-tempo = turns left and the treasury

lisboa-option-draft = First hands
lisboa-option-draft-off = dealt at random
lisboa-option-draft-on = drafted card by card
lisboa-option-tools = Wigs for the most, second and third most tool stores
lisboa-option-tools-6-3-1 = 6, 3 and 1
lisboa-option-tools-6-4-2 = 6, 4 and 2 (one printing)
