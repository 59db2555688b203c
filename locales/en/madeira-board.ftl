### Madeira’s table in plain lines.

## Where the game stands

madeira-board-where =
    { $round ->
        [0] { $phase }.
       *[other] Round { $round }. { $phase }.
    }
madeira-board-order = Turn order: { $seats }.
madeira-board-points = PP: { $players }.
# One name with an amount, in a list.
madeira-board-share = { $seat } { $count }
madeira-board-nobody = nobody
madeira-board-nothing = nothing

## One player

# The short line at the start of a turn.
madeira-board-have =
    { $dice-count ->
        [0] You have { $things }; { $workers } and { $ships } in reserve; windmill level { $mill }; { $pirates }.
        [one] You have { $things }; { $workers } and { $ships } in reserve; windmill level { $mill }; { $pirates }; guild die showing { $dice }.
       *[other] You have { $things }; { $workers } and { $ships } in reserve; windmill level { $mill }; { $pirates }; guild dice showing { $dice }.
    }
madeira-board-player = { $seat }: { $points }
madeira-board-reserve = Reserve: { $things }; { $workers } and { $ships }.
madeira-board-workers = Workers on the board: { $places }.
madeira-board-ships = Ships at sea: { $places }.
madeira-board-guards = { $count } on the city guard
madeira-board-colonists = { $count } { $colony-in }
madeira-board-windmill =
    { $need ->
        [0] Windmill level { $mill } feeds { $feeds }; { $workers } on the board: no bread needed.
       *[other] Windmill level { $mill } feeds { $feeds } of { $workers } on the board: { $bread-counted } needed.
    }
madeira-board-pirates = Pirates: { $pirates } (nobody else sees this).
madeira-board-dice = Guild dice in hand: { $dice }.
madeira-board-markers = Action markers: { $places }.
madeira-board-marker =
    { $count ->
        [one] { $building-at }
       *[other] { $count } { $building-at }
    }
madeira-board-requests = Crown requests: { $requests }.
madeira-board-favours-up = Favours face up: { $favours }.
madeira-board-favours-down = Favours face down: { $favours }.

## The board

madeira-board-heading-buildings = Buildings
madeira-board-building =
    { $building }, region { $region }: { $character ->
        [none] no character yet
       *[other] { $character }
    }{ $dice-count ->
        [0] {""}
       *[other] ; dice { $dice }
    }{ $pirate ->
        [0] {""}
       *[other] ; pirate die { $pirate }
    }{ $markers-count ->
        [0] {""}
       *[other] ; markers { $markers }
    }.
madeira-board-guard =
    { $dice-count ->
        [0] City guard: { $guards }; no pirate dice.
       *[other] City guard: { $guards }; pirate dice { $dice }.
    }

madeira-board-heading-guild = Guild board
madeira-board-row =
    { $row } ({ $guilds }): { $state ->
        [free] dice { $dice }
        [undealt] no dice yet
       *[taken] taken by { $taken }
    }; requests { $requests }.
madeira-board-heading-column = Turn-order column
madeira-board-rank =
    { $state ->
        [free] { $rank }: { $gains }.
        [order] { $rank }: { $taken }, by turn order; { $gains }.
       *[taken] { $rank }: { $taken }.
    }
madeira-board-gain-city = { $points } and a worker to a city
madeira-board-gain-guard = a worker to the city guard
madeira-board-gain-ship = a ship move
madeira-board-or = { $list } or { $next }
madeira-board-or-else = { $list }; or { $next }

madeira-board-heading-region = Region { $region }
# What a plantation bears.
madeira-board-grown =
    { $crop }{ $becomes ->
        [none] {""}
       *[other] {" "}(can become { $becomes })
    }{ $wood ->
        [0] {""}
       *[other] , { $wood-counted }
    }
madeira-board-field =
    { $workers-count ->
        [0] { $field }: { $grown }.
       *[other] { $field }: { $grown }; { $workers }.
    }
madeira-board-forest = Forest: { $workers }.

madeira-board-heading-cities = Cities
madeira-board-city = { $city }: { $spaces }{ $free-count ->
        [0] ; no empty space
        [one] ; empty space { $free }
       *[other] ; empty spaces { $free }
    }.
madeira-board-space = { $number } { $who }
madeira-board-citizen = neutral citizen
madeira-board-unbuilt = { $city }, not built: { $districts }.
madeira-board-district = { $number } { $favour } ({ $wood-counted })
madeira-board-all-built = { $city }: every district is built.

madeira-board-heading-colonies = Colonies
madeira-board-colony =
    { $colony }: rewards { $rewards }; brings { $good }{ $workers-count ->
        [0] {""}
        [one] ; worker { $workers }
       *[other] ; workers { $workers }
    }{ $ships-count ->
        [0] {""}
        [one] ; ship { $ships }
       *[other] ; ships { $ships }
    }{ $free-count ->
        [0] ; no empty landing
        [one] ; empty landing { $free }
       *[other] ; empty landings { $free }
    }. { $points }
madeira-board-landing = { $number } for { $wine-counted }
madeira-board-heading-markets = Markets
madeira-board-market =
    { $market }: { $free-count ->
        [0] no empty route
        [one] empty route { $free }
       *[other] empty routes { $free }
    }{ $ships-count ->
        [0] {""}
        [one] ; ship { $ships }
       *[other] ; ships { $ships }
    }. { $points }
madeira-board-route = { $number }: { $goods-counted } for { $reis-counted }
madeira-board-berth = { $seat } { $numbers }
madeira-board-ship-points = A ship scores { $first }, { $second } and { $third } PP in rounds 1, 3 and 5.
madeira-board-heading-players = Players
madeira-board-reconstructed = Some figures are reconstructed: “explain” and a name says so.

## Beside a choice

madeira-board-row-detail = dice { $dice }; { $guilds }
madeira-board-costs = { $character }; costs { $bread }
madeira-board-no-action = no worker in the region, so no action
madeira-board-further = { $list }; { $next }
madeira-board-size-does = { $size }: { $does }
madeira-board-moinho = take { $amount }
madeira-board-capitania = gain { $points }, move at most { $amount } to a city
madeira-board-alfandega = move at most { $amount } to a colony
madeira-board-coroa = you may turn { $amount } face up
madeira-board-fortaleza = move at most { $amount } to the city guard
madeira-board-bought = buys { $wood } for { $reis }
madeira-board-pirates-come = brings { $pirates }
madeira-board-mill-top = already at the top: gains { $points } instead
madeira-board-mill-bottom = already at the bottom: costs { $points } instead
madeira-board-maintenance-ahead = you will need { $wood } and { $bread }; you have { $has-wood } and { $has-bread }
madeira-board-collects = then you collect { $gains }

## What is still to be drawn

madeira-unseen-favours = Favours not yet dealt: { $favours }.
madeira-unseen-requests = Crown requests not yet dealt: { $requests }.
madeira-unseen-starts = Starting requests not yet dealt: { $requests }.
madeira-unseen-starts-out = Starting requests out of the game: { $requests }.
madeira-unseen-rewards = King’s rewards not yet dealt: { $rewards }.
madeira-unseen-rewards-out = King’s rewards out of the game: { $rewards }.
madeira-unseen-characters = The four characters are shuffled again in every round still to come.
madeira-unseen-dice = Every die shows { $faces } with equal chance.
