### Lisboa’s table in plain lines.

# Who plays the second seat of a solo game.
lisboa-automated = Lacerda

## Where the game stands

lisboa-board-where =
    Period { $period }. Treasury value { $reis }, treasury influence { $sign ->
        [minus] −
       *[plus] {""}
    }{ $influence }.{ $ends ->
        [yes] {" "}Until the end: { $turns }.
       *[no] {""}
    }
lisboa-board-wigs = Wigs: { $players }.
lisboa-board-turn = First player: { $first }. To play: { $now }.
lisboa-board-turn-later = Before the first turn everybody chooses a clergy tile. First player: { $first }.
lisboa-board-prices = Prices in réis: { $prices }.
lisboa-board-lacerda = Lacerda’s courtier: { $courtier }. Helper on the deck: { $helper }.
# One name with an amount, in a list.
lisboa-board-share = { $seat } { $count }
lisboa-board-about = { $name }: { $about }
lisboa-board-nobody = nobody
lisboa-board-nothing = nothing
lisboa-board-later = comes after the clergy tiles
lisboa-board-no-goods = no goods
lisboa-board-neutral = neutral

## One player

# The short line at the start of a turn.
lisboa-board-have = You have { $reis }, influence { $influence } and { $goods }, with room for { $room } of each kind; { $officials } on your board; { $cards } in hand.
lisboa-board-player = { $seat }: { $wigs }
lisboa-board-stock = { $reis }, influence { $influence } (each gain brings { $gain }); { $goods }, with room for { $room } of each kind.
lisboa-board-influence = Influence { $influence }.
lisboa-board-portfolio = Portfolio, with room for { $room }: top row { $top }; bottom row { $bottom }.
lisboa-board-ships = Ships: { $ships }.
lisboa-board-officials = Officials: { lisboa-document-officials-state }.
lisboa-board-standing = { $standing }: { $there }
lisboa-board-rubble = Rubble: { $cubes }; { $sets }; markers with the Marquis: { $markers }.
lisboa-board-cubes = Rubble: { $cubes }.
lisboa-board-clergy = Clergy: { $clergy }.
lisboa-board-favours = Royal favours: { $favours }.
lisboa-board-plans-open = Open plans: { $plans }.
lisboa-board-plans-done = Completed plans: { $plans }.
lisboa-board-plan = { $architect } ({ $officials })
lisboa-board-stores = Stores: { $stores }.
lisboa-board-own-store = { $land } { $good }
lisboa-board-houses = { $houses }: { $built } of { $all } built. { $about }
lisboa-board-has-decrees = Decrees: { $decrees }.
lisboa-board-heading-hand = Your hand (nobody else sees it)
lisboa-board-hand =
    { $known-count ->
        [0] In hand: { $cards }.
       *[other] In hand: { $cards }, among them { $known }.
    }

## The board

lisboa-board-heading-court = Royal court
lisboa-board-noble =
    { $noble }: office { $office }{ $plaza-count ->
        [0] {""}
       *[other] ; plaza { $plaza }
    }; favours left { $favours }{ $yours ->
        [yes] ; a visit costs you { $cost }
       *[no] {""}
    }.
lisboa-board-office = { $there } ({ $taken } of { $spaces } spaces taken)
lisboa-board-heading-architects = Architects
lisboa-board-architect =
    { $architect }: available { $available }; next { $next }; { $left } more in the stack; { $plans ->
        [yes] top plan for { $officials }
       *[no] no plan left
    }.
lisboa-board-heading-church = Church
lisboa-board-cardinal = The cardinal is { $cardinal }. Church scoring when he comes { $influence }; the treasury goes up when he comes { $treasury }.
lisboa-board-church = Tile { $place }: { $tile }
lisboa-board-heading-cards = Political cards
lisboa-board-deck =
    { $empty ->
        [yes] { $deck }: no card face up. Face down: { $left }.
       *[no] { $card } Face down: { $left }.
    }
lisboa-board-heading-decrees = Decrees
lisboa-board-decree-now = For you now: { $wigs }.
lisboa-board-heading-ships = Ships
lisboa-board-yard = Shipyard: { $ships }.
lisboa-board-docked = { $seat }, slot { $slot }: { $ship }.
lisboa-board-ship =
    { $ship } (load { $load } of { $hull }, { $reis } more for each good{ $at-sea ->
        [yes] , at sea
       *[no] {""}
    })
lisboa-board-heading-downtown = Downtown
lisboa-board-tiles = City tiles on display: { $tiles }. In the stacks: { $large } large, { $small } small.
lisboa-board-pile = Rubble pile: { $cubes }.
lisboa-board-column = Column { $column }: { $wigs } for each building; rubble { $cubes }.
lisboa-board-row = { $row }: rubble { $cubes }.
lisboa-board-store = { $land }: { $store } of { $owner }, { $street }.
lisboa-board-land =
    { $yours ->
        [yes] { $land }: empty; costs you { $reis } before the cube you take; reward: { $reward }.
       *[no] { $land }: empty; reward: { $reward }.
    }
lisboa-board-heading-sites = Sites for public buildings
lisboa-board-building = { $site }: { $facade } ({ $architect }).
lisboa-board-site = { $site }: empty; rubble { $cubes }; reward: { $reward }.
lisboa-board-heading-players = Players
lisboa-board-reconstructed = Some figures are reconstructed: “explain” and a name says so.

## Beside a choice

lisboa-board-worth = now worth { $wigs }
lisboa-board-costs = costs { $cost }
lisboa-board-no-state = only: { $does }
lisboa-board-no-follow = you keep the favour
lisboa-board-no-extra-decree = you keep the marker
lisboa-board-no-reward = brings nothing
lisboa-board-reward = reward: { $does }
lisboa-board-into-portfolio = { $brings }; then sell or trade
lisboa-board-visit = state action, then { $does }; costs { $cost }
lisboa-board-does-for = { $does }; costs { $cost }
lisboa-board-tile-detail =
    { $lands ->
        [one] 1 empty land space
       *[other] { $lands } empty land spaces
    }, from { $reis } once the cube is taken; { $most ->
        [0] no wigs
       *[other] up to { $wigs }
    }
lisboa-board-site-wigs =
    { $wigs-count ->
        [0] with the { $architect } nobody gains wigs
       *[other] wigs with the { $architect }: { $wigs }
    }
lisboa-board-further = { $list }; { $next }
lisboa-board-pay-influence = takes { $influence }: { $level } left
lisboa-board-clergy-wigs = { $wigs } when given to the church
lisboa-board-sale =
    { $sails ->
        [yes] { $reis }; the ship sets sail
       *[no] { $reis }; load then { $load } of { $hull }
    }
lisboa-board-build-store = build a store
lisboa-board-take-decree = take a decree
lisboa-board-open-building = open a public building
lisboa-board-cardinal-detail =
    { $clergy }, { $does }; { $worth }{ $treasury ->
        [yes] ; treasury up
       *[no] {""}
    }{ $scoring ->
        [yes] ; church scoring after this turn
       *[no] {""}
    }
lisboa-board-land-detail = costs { $reis } before you take a cube; brings { $wigs }
lisboa-board-then-land = the land then costs { $reis }
lisboa-board-site-cubes = rubble: { $cubes }
lisboa-board-plan-detail =
    { $facade }; { $hired ->
        [0] takes back { $own }
       *[other] takes back { $own }, hires { $hired-counted } for { $reis }
    }; { $wigs-count ->
        [0] nobody gains wigs
       *[other] wigs: { $wigs }
    }

## What is still to be drawn

lisboa-unseen-hands = Others hide { $cards }; they can be any of these; the rest are out of the game:
lisboa-unseen-deck = { $deck }, { $cards } face down:
lisboa-unseen-period = In period 2 the hands are drawn from the cards of { $hands }, and the decks are those of { $decks }.
lisboa-unseen-clergy = Clergy tiles in the bag: { $clergy }.
lisboa-unseen-buildings = Public buildings not yet seen: { $buildings }.
lisboa-unseen-building = { $count } with { $blue } on the blue side and { $green } on the green side
lisboa-unseen-decrees = { $decrees } not yet drawn:
