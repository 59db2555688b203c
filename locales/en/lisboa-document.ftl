### Lisboa’s table as a document: titles, names of items, their state and what they are for.

## Where the game stands

lisboa-document-where = Where the game stands
lisboa-document-period = Period
lisboa-document-period-state =
    { $over ->
        [yes] The game is over.
       *[no] { $period } of 2.{ $period-due ->
            [yes] {" "}{ $period-by } has brought about its end.
           *[no] {""}
        }{ $end-due ->
            [yes] {" "}{ $end-by } has brought about the end of the game.
           *[no] {""}
        }{ $ends ->
            [yes] {" "}Until the end: { $turns }.
           *[no] {""}
        }
    }
lisboa-document-treasury = Treasury
lisboa-document-treasury-state =
    Space { $space }: value { $reis }, influence { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }
lisboa-document-treasury-about = Its value is part of the price of land; it is also what each official you hire or event you sponsor costs, and what a treasury card brings in the portfolio. Its influence is part of the cost of a visit.
lisboa-document-stage = Period { $period }
lisboa-document-order = Whose turn it is
lisboa-document-turn = This turn
lisboa-document-turn-covered = covered by a good: { $list }
lisboa-document-turn-done = done by the event: { $list }
lisboa-document-turn-produced = produced: { $list }
lisboa-document-turn-given = given for a ship: { $list }
lisboa-document-turn-spent = spent a set marker for a decree: { $list }
lisboa-document-turn-church = church scoring at the end of the turn, from { $list }
lisboa-document-turn-offered = clergy tiles given to the church: { $list }
lisboa-document-turn-taken = last card taken from: { $list }
lisboa-document-turn-discarded = discarded at the end of the period: { $list }
lisboa-document-turn-rewarded = rewards taken at the end of the period: { $list }
lisboa-document-turn-traded = traded so far: { $list }
lisboa-document-courtier = Lacerda’s courtier
lisboa-document-courtier-about = In his next turn Lacerda visits the noble after this one.
lisboa-document-courtiers = Courtiers
lisboa-document-courtier-of = { $person }’s courtier
lisboa-document-courtier-of-about = A courtier stands with the visited noble until the visit is over and all who follow it have acted.
lisboa-document-courtier-visits = visits the { $noble }
lisboa-document-courtier-waits = waits in the antechamber
lisboa-document-helper = Lacerda’s helper
lisboa-document-helper-about = With the helper on the King’s or the treasury deck, Lacerda does the upper state action, otherwise the lower one.
lisboa-document-prices = Prices of goods
lisboa-document-prices-about = Prices drop when goods are produced and never rise.
lisboa-document-tracks = Influence and wigs
lisboa-document-influence-track = Influence track
lisboa-document-influence-track-about = To pay a real with influence, the marker moves left to the next space that shows a real. Each gain of influence that ends on the last space brings a wig.
lisboa-document-wig-track = Wig track
lisboa-document-wig-track-about = Fifty spaces. A figure on a marker says how often it has gone round.
lisboa-document-options = Options of this game

## Columns of the tables

lisboa-document-wigs = Wigs
lisboa-document-reis = Réis
lisboa-document-influence = Influence
lisboa-document-officials-board = Officials on the board
lisboa-document-stores = Stores
lisboa-document-decrees = Decrees
lisboa-document-decrees-about = Decrees are taken with the Marquis and scored at the end.
lisboa-document-hand = Cards in hand
lisboa-document-own-hand = Your hand
lisboa-document-office = Office
lisboa-document-plaza = Plaza
lisboa-document-favours-left = Favours left
lisboa-document-visit = A visit costs you
lisboa-document-visit-about = Treasury influence and 1 for each official of others in the office.
lisboa-document-each = different for each player
lisboa-document-available = Public building available
lisboa-document-next = Next public building
lisboa-document-stack = Public buildings in the stack
lisboa-document-plan = Plans
lisboa-document-clergy-tile = Clergy tile
lisboa-document-shown = Face up
lisboa-document-face-down = Face down
# A column and the noble or architect it is about.
lisboa-document-of = { $what } ({ $whose })

## The court, the church and the shipyard

lisboa-document-state-actions = State actions
lisboa-document-state-action =
    { $covered ->
        [yes] { $noble }; covered this turn
       *[no] { $noble }
    }
lisboa-document-plans =
    { $plans ->
        [0] none left
        [one] { $plans }, for { $officials }
       *[other] { $plans }, the top one for { $officials }
    }
lisboa-document-cardinal = Cardinal
lisboa-document-church-place = Tile { $place }
lisboa-document-no-decree = Space for a decree
lisboa-document-shipyard = Shipyard
lisboa-document-yard =
    { $top ->
        [yes] { $count }; on top
       *[no] { $count }
    }

## Downtown

lisboa-document-lands = Land
lisboa-document-lands-about = A land space costs the treasury value and more for every cube of rubble in its row and its column.
lisboa-document-column = Column { $column }
lisboa-document-columns = Columns
lisboa-document-column-state = { $wigs } for each building; rubble: { $cubes }
lisboa-document-column-about = A store in this column brings this many wigs for each public building of its colour at either end of its row, and for the one at the head of its street: when the store is built and when such a building is opened.
lisboa-document-rubble = Rubble
lisboa-document-rubble-here = rubble: { $cubes }
lisboa-document-no-rubble = none
lisboa-document-pile = Rubble pile
lisboa-document-removed = out of the game: { $count }
lisboa-document-not-in-play = not in play with two players
lisboa-document-store = { $store } of { $owner }, { $street }
lisboa-document-land =
    { $yours ->
        [yes] empty; costs you { $reis } before you take a cube; reward: { $reward }
       *[no] empty; reward: { $reward }
    }
lisboa-document-tiles = City tiles
lisboa-document-on-display = on display
lisboa-document-gone = none left
lisboa-document-tiles-large = Large tiles in the stack
lisboa-document-tiles-small = Small tiles in the stack
lisboa-document-building = public building, { $facade } ({ $architect })
lisboa-document-site = empty; rubble: { $cubes }; reward: { $reward }

## One player

lisboa-document-stock = Stock
lisboa-document-room = Room for { $room } of each good.
lisboa-document-influence-state = { $influence }; each gain brings { $gain }
lisboa-document-portfolio = Portfolio
lisboa-document-portfolio-room = Room for { $room } cards and ships.
lisboa-document-empty-slot = empty
lisboa-document-fourth-dock = Fourth dock
lisboa-document-ship-state = { $slot }; { $ship }; cargo: { $cargo }
lisboa-document-pieces = On the board
lisboa-document-officials = Officials
lisboa-document-officials-state = { $board } on the board; { $office }; { $plaza }
lisboa-document-officials-about = In an office each makes visits to that noble dearer for the others. For a plan they return to your board.
lisboa-document-houses = { $built } of { $all } built
lisboa-document-rubble-state =
    { $lacerda ->
        [yes] { $cubes }
       *[no] { $cubes }; { $sets }; markers with the Marquis: { $markers }
    }
lisboa-document-sets-about = A brown, a red and a blue cube make a set. Each set makes room for one more card and one more of each good, and its marker can be spent for a further decree.
lisboa-document-no-stores = none
lisboa-document-tiles-held = Tiles and decrees
lisboa-document-favours = Royal favours
lisboa-document-favours-about = When another player visits that noble, you may give the favour back and follow. One you still have at the end is worth { $figure-favour }.
lisboa-document-no-favours = none
lisboa-document-plans-open = Open plans
lisboa-document-plans-open-about = With a plan you open one of its architect’s public buildings: as many officials as it shows return to your board.
lisboa-document-plans-done = Completed plans
lisboa-document-plans-done-about = Plans whose public building is open. At the end the most officials on them bring wigs.
lisboa-document-no-plans = none
lisboa-document-clergy = Clergy
lisboa-document-clergy-about = Each tile helps you while you have it. In a church scoring you may give tiles up for wigs.
lisboa-document-no-clergy = none
lisboa-document-hidden = { $cards } of { $era } hidden
lisboa-document-own-hidden = { $cards } of { $era } that only you see
lisboa-document-known = everybody knows: { $cards }
lisboa-document-to-keep = one of the two to choose from
lisboa-document-offered = to choose from
lisboa-document-picked = kept in the draft
lisboa-document-draft = Seen in the draft
lisboa-document-draft-state = passed on: { $passed }; received: { $received }
lisboa-document-accounts = Wigs by source

## What is still to be drawn

lisboa-document-unseen = Still unseen
lisboa-document-unseen-hands = Cards that others hide
lisboa-document-unseen-hands-state = { $cards } of these: { $candidates }
lisboa-document-unseen-deck = { $deck }, face down
lisboa-document-unseen-period = Second period
lisboa-document-unseen-bag = Clergy bag
lisboa-document-unseen-bag-left =
    { $count ->
        [0] empty
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
lisboa-document-unseen-bag-list = Clergy tiles in the bag
lisboa-document-unseen-buildings = Public buildings not yet seen
lisboa-document-unseen-decrees = Decree deck
lisboa-document-unseen-decrees-left =
    { $count ->
        [0] none left
       *[other] { $decrees } left
    }
lisboa-document-unseen-decrees-list = Decrees not yet drawn
lisboa-document-unseen-gone = Cards out of the game
