### The browser client.

## Everywhere

web-title-front = Azulejo: Lisboa and Madeira
web-title-new = A new table – Azulejo
web-title-tables = Tables – Azulejo
web-title-join = An invitation – Azulejo
web-title-settings = Settings – Azulejo
web-title-about = About – Azulejo
web-title-nowhere = Not found – Azulejo
web-title-table = Table – Azulejo
web-title-table-of = { $game } – Azulejo
web-title-turn = ● Your turn: { $game }
web-title-hand-over = ● { $name }’s turn: { $game }
web-skip = Skip to the content
web-nav = Pages
web-nav-tables = Tables
web-nav-settings = Settings
web-nav-about = About
web-language = Language
web-language-en = English
web-language-it = Italiano
web-language-es = Español
web-language-pt = Português
web-close = Close
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The text is selected: copy it with Ctrl+C, or press and hold it.
web-keep = Save
web-kept = Saved.
web-loading = One moment…
web-you = you
web-your-name = Your name
web-to-front = To the front page
web-unreachable = The server does not answer. Please try again in a moment.
web-unreachable-waiting = The server does not answer. Trying again…
web-mishap = Something went wrong on this page. Load it again: your game is safe on the server.
web-reload = Load again
web-again = Try again
web-noscript = Azulejo needs JavaScript. Please allow it for this page.
web-nowhere = There is nothing here
    .about = The address may be mistyped, or the page has moved.
web-table-gone = This table cannot be opened

## Front page and lists of tables

web-front-title = Two great games from Portugal
web-front-intro = Play Lisboa and Madeira in the browser: against bots, with friends anywhere, or around one device. Every rule is enforced and explained. No account, no cost.
web-front-play = Play { $game } against two bots
web-front-new = Set up a table
web-game-lisboa = Lisboa
    .facts = 1 to 4 players · about two hours
    .about = After the earthquake of 1755, rebuild the city with the King, the Marquis and the Builder, and earn the finest wigs.
web-game-madeira = Madeira
    .facts = 2 to 4 players · about two hours
    .about = Settle the island of wood, wheat, sugar and wine, answer the Crown’s requests, and keep the pirates away.
web-tables-mine = Your tables
web-tables-all = All your tables
web-tables-none = You have no game running. Start one above.
web-tables-open = Open tables
web-tables-none-open = Nobody is waiting for players just now.
web-status-yours = It is your turn
web-status-running = { $seat } is deciding
web-status-gathering = Waiting for players
web-status-over = The game is over
web-status-closed = This table was closed before the game began.
web-play-on = Play
web-open-table = Open
web-watch = Watch
web-join = Join
web-seat-free = free seat

## A new table

web-new-title = A new table
web-new-game = Game
web-new-players = { $fewest } to { $most } players
web-new-seats = Who plays
web-new-seat = Seat { $seat }
web-new-me = Me
web-new-open = Somebody I invite with a link
    .about = You get a link for the free seats. The game begins when everybody is there.
web-new-here = Another person on this device
    .about = The screen asks you to pass the device on, and shows nobody’s secrets meanwhile.
web-new-here-name = Name of this person
web-new-player = Player { $number }
web-new-bots = Bots
web-new-bot = Bot, level { $level }: { $title }
web-new-more = Add a seat
web-new-fewer = Remove a seat
web-new-options = Options
web-new-table = At the table
web-new-hints = Give hints when asked
web-new-practice = For practice: I may take back my choice even after the bots have moved
web-new-visible = Show this table to everybody: anyone may watch and take a free seat
web-new-open-table = Open the table
web-new-begin = Begin

## An invitation

web-join-title = You are invited
web-join-about = Say what the others should call you, and take your seat.
web-invite = Link for your friends
    .about = Whoever opens it takes a free seat. Send it to those you want to play with.

## Before the game

web-gathering =
    { $free ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
web-sit-here = Sit here
web-give-to-bot = Give it to a bot
web-bot-strength = Bot for seat { $seat }
web-come-back = Take your seat again
web-start = Begin
web-close-table = Close this table
web-leave = Leave your seat
    .about = The host can give your seat to a bot or to somebody else. You can come back as long as nobody else has it.
    .do = Leave
    .host = You opened this table: after leaving you can still give the seat to a bot or to somebody else, or take it again.
    .stay = Stay
web-bot-level = bot, level { $level }
web-stands-in = for { $name }

## Sharing a device

web-hand-over = Hand over to { $name }
    .about = Nothing is shown until { $name } is ready.
    .ready = I am { $name }

## Deciding

web-your-turn = Your turn
web-over = The game is over.
web-choices = Choices
web-choices-open =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
web-choices-closed =
    { $count ->
        [one] { $count } not possible now: why?
       *[other] { $count } not possible now: why?
    }
web-preview = { $choice }:
web-preview-none = Point at a choice to see here what it would do.
web-preview-reveals = Then something comes to light, so it cannot be taken back.
web-preview-more =
    { $count ->
        [one] and one more thing
       *[other] and { $count } more things
    }
web-preview-hands-on = Then it is another player’s turn to decide.
web-confirm-yes = Do it
web-confirm-no = Choose again
web-confirm-unknown = What this leads to cannot be told just now; you may not be able to take it back.
web-undo = Undo
web-reset-turn = Undo the whole turn
web-undid = { $name } takes back the last choice.
web-taken-back = (taken back)
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-stopped = The machine was busy: this was thought over less than usual.
web-rule = Rule
web-rule-title = Rule { $rule }
web-lost = The connection is lost. Trying again; nothing you decided is lost.
web-sending-waits = Your choice is kept and will be sent as soon as the server answers.
web-sheet-open = Show the choices
web-sheet-close = Fold the choices away

## What happened

web-since = Since your last turn
web-since-more =
    { $count ->
        [one] One more event is in the log.
       *[other] { $count } more events are in the log.
    }
web-hurts = – this hurts you
web-log = Log
web-log-who = Whose
web-log-everybody = Everybody
web-log-what = What
web-log-all = Everything
web-log-since = Since my last turn
web-log-points = Points
web-log-hurts = What hurt me
web-log-chance = Drawn and rolled
web-log-talk = Talk
web-log-table = At the table
web-log-nothing = Nothing yet.
web-log-newest = Newest turn first
web-log-oldest = Oldest turn first
web-log-more = Show more
web-log-earlier = Show what happened before
web-begun = The game begins.
web-said = { $name }: “{ $text }”
web-seat-taken = { $name } takes seat { $seat }.
web-seat-left = Seat { $seat } is free.
web-talk = Talk
web-talk-none = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-talk-watching = watching

## The table

web-side = Players, log and talk
web-parts = Parts of the table
web-part-table = Table
web-part-me = Me
web-part-others = Others
web-jump = Places on the table
web-players = Players
web-deciding = deciding
web-points = Points
web-forecast = As things stand
web-scores = Points by source
web-scores-source = Source
web-scores-total = Total
web-scores-hidden = What is still hidden is left out.
web-provenance-deduced = Figures here are worked out from public sources (see “{ web-nav-about }”).
web-provenance-reconstructed = Figures here are our reconstruction (see “{ web-nav-about }”).
web-record = Download the record
web-report = Report a problem
    .about = You get a file with everything you can see of this game. Send it to whoever runs this server (perhaps that is you), and say what is wrong.
    .words = What happened, and what did you expect?
    .do = Download the report

## The end

web-points-counted =
    { $game ->
        [lisboa] { $points } wigs
       *[other] { $points } PP
    }
web-end-won = You win with { $counted }
web-end-winner = { $name } wins with { $counted }
web-end-winners = { $names } share the victory with { $counted }
web-rematch = Play again
web-rematch-opened = A new table for the same players is open.
web-end-course = Points by turn
web-end-analysis = Looking back
    .about = A bot can look at every decision of this game and say where the most was lost.
    .do = Analyse the game
    .thinking = The bot has looked at { $done } of { $of } decisions…
    .none = There was never anything clearly better to do.
    .chart = Points to be expected at the end, by turn
web-end-fair = Was chance fair?
    .about = Before the game the server published a commitment to its secret. Together with what the players added it gives the seed from which everything was drawn; “azulejo replay” checks it.
    .commitment = Commitment:
    .seed = Seed:
web-chart-figures = The same in figures
web-chart-turn = Turn

## Settings

web-settings-you = You
web-settings-look = Appearance
web-settings-theme = Colours of the page
web-theme-system = Same as this device
web-theme-light = Light
web-theme-dark = Dark
web-settings-colours = Colours of the players
web-settings-faint = The colour of { $seat } is hard to see on one of the two backgrounds.
web-settings-colours-usual = Back to the usual colours
web-settings-playing = Playing
web-settings-confirm = Ask again before a choice is made
web-confirm-final = When something is revealed or another player decides next
web-confirm-always = Always
web-confirm-never = Never
web-settings-shortcuts = Keyboard shortcuts (“?” at a table lists them)
web-settings-turn = When it is your turn
web-settings-sound = Play a sound
web-settings-sound-again = Repeat it every half minute
web-settings-notify = Show a notification
web-settings-notify-blocked = Your browser does not allow notifications from this page.
web-settings-elsewhere = Your seats on another device
    .about = There are no passwords here: your browser is your key. A recovery code brings your seats to another browser.
web-settings-show-code = Show my recovery code
web-settings-code = Recovery code
    .about = Keep it to yourself: whoever has it has your seats.
web-settings-recover = Code from another device
web-settings-recover-do = Bring my seats here
web-settings-recovered = Your seats are here now.

## Keyboard

web-keys = Keyboard shortcuts
web-key-choices = to the choices
web-key-table = to the table
web-key-me = to what is mine
web-key-points = to the players and points
web-key-log = to the log
web-key-talk = to the talk
web-key-undo = undo
web-key-hint = ask for a hint
web-key-list = this list
web-key-arrows = from choice to choice, from place to place
web-key-zoom = zoom in, zoom out, show the whole table (on the board)
web-key-move = move the board
web-key-skip = skip ahead while pieces travel
web-key-escape = close an explanation; choose again

## About

web-about = About Azulejo
web-about-fan = Unofficial
    .text = This is a fan implementation of Lisboa and Madeira. It uses no art and no text from the publishers: only facts, figures, and rules in our own words. If you like the games, buy them.
web-about-reconstructed = What is reconstructed
    .text = Not every figure on the components is published. What was deduced or reconstructed is marked with * and says so in its explanation.
web-about-fair = Fair chance
    .text = Before a game the server publishes a commitment to its secret; after the game anybody can check that nothing was changed.
web-about-privacy = What is kept
    .text = Your name, your seats and the games, on this server; your settings, in this browser. One cookie keeps your seat. Nobody is tracked, and nothing is sent elsewhere.
web-about-everyone = For everyone
    .text = Everything can be done with a mouse, a finger, the keyboard alone or a screen reader. If something stands in your way, please report it.
web-about-made = Made with
    .text = Typefaces: EB Garamond and Source Sans 3, under the SIL Open Font License. Icons and tiles are drawn by this project. Its source is free under MIT or Apache 2.0.

## The drawn board

web-board = Board
web-board-help = Drag to move the board; turn the wheel or pinch to zoom. With the keyboard: plus and minus zoom, 0 shows the whole table, arrows move. Everything on it is told in words below.
web-board-switch = How the table is shown
web-board-drawn = Board
web-board-words = In words
web-board-view = View of the board
web-board-area = Part of the table
web-board-free = Moved freely
web-board-common = Common board
web-board-mine = My things
web-board-whole = Whole table
web-board-previous = Previous part
web-board-next = Next part
web-board-further = Zoom out
web-board-closer = Zoom in
web-board-speed = Motion
web-board-speed-slow = Slow
web-board-speed-normal = Normal
web-board-speed-fast = Fast
web-board-speed-off = Off
web-board-telling = What happened on the table…
web-board-skip = Skip ahead
web-board-choices =
    { $count ->
        [one] { $name }: { $count } choice
       *[other] { $name }: { $count } choices
    }
web-board-more =
    { $count ->
        [one] … one more choice
       *[other] … { $count } more choices
    }
web-board-menu = { $name }: choices
web-board-loose = More choices
web-board-back = Back: { $area }
web-board-elsewhere = Also to choose from:
web-since-watch = Watch again

## The rules

web-nav-rules = Rules
web-rules-title = The rules of { $game }
web-rules-games = Games
web-rules-more = Read on in the rules
web-settings-name-holds = Holds for the tables you sit down at from now on.
web-title-rules = Rules – Azulejo
