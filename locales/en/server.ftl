# What a server tells those who ask it.
server-front = This is a server for Lisboa and Madeira, built without its pages for the browser (“make run” builds them). Play from a terminal with: azulejo play --server { $address }
server-guest = Guest
server-malformed = The request cannot be read: { $reason }
server-too-large = That is too long.
server-no-session = You are not known here yet: ask for a session first.
server-forbidden = That is not yours to do at this table.
server-not-found = There is no such thing here, or it is not for you.
server-method = That cannot be asked of this address in this way.
server-cross-site = The request came from another site.
server-stale = The table has moved on; here is how it stands.
server-too-many =
    { $seconds ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
server-unavailable = It could not be written down, so nothing has changed. Try again.
server-late = No answer came in time, so it is not known whether it was done. Send it again with the same id: it will not be done twice.
server-internal = Something went wrong on the server. Nothing has changed.
server-not-now = This is not the moment for that.
server-not-over = The game is not over yet.
server-not-started = The game has not begun.
server-started-already = The game has begun already.
server-table-closed = This table is closed.
server-bad-id = The id of the request must have 1 to 64 characters.
server-empty = There is nothing to say.
server-seated-already = You sit at this table already.
server-other-seat = The invitation is for another seat.
server-no-free-seat = That seat is not free.
server-by-invitation = The game has begun: a seat that somebody has left can only be taken with an invitation from the host.
server-seat-taken = Somebody sits there.
server-seats-open = Some seats are still free.
server-no-such-seat = There is no such seat.
server-no-such-game = There is no such game.
server-one-seat = One seat is enough for one person.
server-bad-level = Levels go from 1 to 5.
server-bad-nonce = The word for the seed may have 64 characters at most.
server-bad-name = A name may have 40 characters at most, without control characters.
server-bad-language = Languages are en, it, es and pt.
server-bad-code = This code is not known.
server-bad-invitation = This invitation is not valid any more.
server-no-hints = No hints are given at this table.
server-too-many-tables = You have too many open tables.
server-too-many-bots = You have too many bots at your tables.
server-too-many-analyses = Too many games are being analysed. Try again later.
server-too-many-sockets = You have too many connections.
server-too-many-followed = You follow too many tables.
