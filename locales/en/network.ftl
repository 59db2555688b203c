### A table on a server, in the text client.

## Commands: the word, how it is typed, what it does

client-command-say = say
    .usage = say TEXT
    .help = say something to those at the table
client-command-seats = seats
    .usage = seats
    .help = show who sits where, and how to find the table again
client-command-invite = invite
    .usage = invite
    .help = make a link for the free seats, if you opened the table
client-command-hand = hand
    .usage = hand SEAT level1…level5, or hand SEAT open
    .help = hand a seat that nobody has to a bot, or free one that a bot has, if you opened the table
client-command-leave = leave
    .usage = leave
    .help = give up your seat
client-command-recovery = recovery
    .usage = recovery
    .help = show a code that brings your seats to another computer
client-command-recover = recover
    .usage = recover CODE
    .help = take up your seats from another computer
network-quit = leave the program; your seat is kept

## Coming in

network-ask-name = What is your name?
network-forgotten = The server does not know you any more, so you are a new guest there.
network-recovered = Your seats are here now.
network-recovery = Your code is { $code }. On the other computer type: azulejo play --server { $address } --recover { $code }
network-recover-before = This can only be done before you sit down: azulejo play --server URL --recover CODE
network-lobby = Type the number of a table, paste an invitation, or name a game to open a new table.
network-lobby-unknown = There is no table “{ $text }” in the list.
network-no-tables = There is no table yet.
network-tables-mine = Your tables
network-tables-open = Open to everybody
network-table =
    { $state ->
        [gathering] { $game } with { $people }: waiting for people
        [yours] { $game } with { $people }: it is your turn
        [over] { $game } with { $people }: the game is over
        [closed] { $game } with { $people }: closed
       *[running] { $game } with { $people }: the game is running
    }

## At the table

network-you = you
network-free =
    { $count ->
        [one] a free seat
       *[other] { $count } free seats
    }
network-seat = { $seat }: { $person }
network-seat-left = Seat { $seat } is free now.
network-seat-yours = Seat { $seat } is yours.
network-seat-taken = { $person } takes seat { $seat }.
network-watching = You have no seat here; you are watching.
network-invitation = For a friend: azulejo play --table { $link }
network-gathering =
    { $count ->
        [0] Everybody is here. Waiting for whoever opened the table to begin.
        [one] One seat is still free. The game begins when somebody takes it.
       *[other] { $count } seats are still free. The game begins when all are taken.
    }
network-said = { $name }: “{ $text }”
network-rematch = The same people can play again at table { $table }.
network-closed = This table was closed before the game began.
network-left = Nobody has seat { $seat } at present.
network-left-host = Nobody has seat { $seat } at present. “hand { $seat } level3” gives it to a bot, “invite” makes a link for it.
network-hand-how = Type it like this: { $usage }
network-leave-sure = You give up your seat. Are you sure?
network-left-seat = You have left your seat.
network-seat-kept = Your seat is kept. Come back with: azulejo play --server { $address } --table { $table }
network-table-id = The table is { $table }.
network-commitment = What chance will bring is fixed by { $commitment }; “azulejo replay” checks the record against it.
network-lost = The connection to the server is lost. Trying again…
network-back = Connected again.

## Errors

network-error-no-server = Which server? Add --server with its address, or give the whole link.
network-error-address = “{ $text }” is not the address of a server: write it like http://192.168.1.20:8400
network-error-unreachable = Nobody answers at { $address }. Is the server running, and is the address right?
network-error-strange = What answers at { $address } is not a server of these games, or one of another version ({ $reason }).
network-error-unsure = The connection to { $address } was lost before the answer came. Check whether the table was opened before you try again: azulejo play --server { $address }
network-error-table = There is no table “{ $text }” here, or it is not for you.
network-error-session = This is not a session. Move the file away to be a new guest.
