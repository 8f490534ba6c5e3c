### The words of the page.

## Everywhere

home = Home
tools = Tools
rules = Rules
settings = Settings
about = About Lanterne
close = Close
cancel = Cancel
keep = Keep
loading = One moment…
try-again = Try again
copied = Copied.
copy-link = Copy link
link-only-here = This link opens on this computer only. For friends in your network, start Lanterne with: ./lanterne serve --host 0.0.0.0
copy-by-hand = Copy this:
share = Share…
qr-code = QR code
qr-alt = The link as a QR code, to be photographed with a phone
unofficial-short = An unofficial table, made by players.
not-found = Nothing here
not-found-hint = There is no page at this address. Perhaps a letter got lost on the way.
trouble = Something is in the way
error-unknown = That did not work. Please try again.
error-offline = The table cannot be reached. Is it still running, and are you connected?

## Settings

my-name = My name
name-kept = Good to know you by that name.
speed = Movements
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
films = Watch what happens
films-hint = When a long part plays by itself, such as the turn of the monsters: one thing after the other. Else straight to the next decision.
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Very large
warnings = Ask me twice
warnings-hint = Before a move that I might regret, such as ending a turn too early.
notifications = Tell me when it is my turn
notifications-hint = By a notification of the browser, while a table is open in some tab.
notifications-refused = The browser does not allow notifications from this page. Its own settings can change that.
notifications-impossible = The browser allows this only over https, or on the computer the table runs on.
webhook = Call an address when it is my turn
webhook-hint = For slow games: a webhook, https only. Empty for none.
webhook-kept = Noted.
move = Move to another device
move-hint = A link by which your phone, say, becomes you: same name, same tables, same seats.
move-made = Open this link on the other device. It works once, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Keep it to yourself.
move-link = Link to move to another device
move-make = Make the link
forget = Forget this browser
forget-hint = Your tables stay, but this browser no longer knows who you are. Move to another device first if you want to keep your seats.
forget-now = Forget me here
forget-sure = Yes, forget me

## The table

table-lost = Connection lost, trying again…
table-none = There is no such table.
table-forbidden = This table is not open to you.
table-closed-down = The host has closed this table.
table-boards = Boards
table-lists = Lists
table-side = Question and players
table-zoom = Zoom
table-closer = Closer
table-farther = Farther
table-fit = Show everything
table-home = Centre on whoever has the turn
film = Film
film-runs = See what happens…
film-progress = How far it is
film-faster = Faster
film-skip = Skip to the decision
film-never = Always skip
film-never-hint = No more films; the settings bring them back
table-sight = Lines of sight
table-sight-here = What is seen from here
table-sight-from = { $thing }:
table-sight-places = in view
table-sight-figures = Free line to: { $names }
table-sight-hidden = In view, but behind somebody else: { $names }
table-sight-nobody = Free line to nobody
table-sight-none = Nobody can look from there. Touch a figure or a known place.
table-sight-choose = Touch a figure or a place: what is seen from there is shown.
table-sight-end = Done looking
table-options = What you can do
table-closed = Not possible now ({ $count })
table-pending = Next
table-rules = Rules ({ $count })
table-sure = { $what }?
table-note = Step { $place } of { $of }
table-note-back = Back
table-note-on = Go on
table-note-farewell = End of the lesson
table-note-play-on = Play on
table-note-new-game = New game
table-request-waits = Waiting for: { $names }
table-agree = Agree
table-decline = Decline
table-anyway = Do it anyway
table-no = No
table-undo = Take back
table-undo-hint = Take back your last move (U)
table-undo-ask = Ask to take back
table-undo-ask-hint = Something was revealed since: everybody has to agree (U)
table-redo = Do it again
table-picks = To choose from
table-picked = Chosen so far
table-tray = Nothing chosen yet
table-slot-next = Place your next pick here
table-slot-keys = Arrow keys move it, a click takes it out
table-unpick = Take out: { $what }
table-foreseen = What would come of it
table-instead = Instead of that
table-confirm = Confirm
table-file-too-large = This file is too large (200 kB at most).
motion-words-hint = Everybody at the table reads it.
table-fewer = Fewer
table-more = More
table-amount = Amount
table-amount-range = { $step ->
        [1] From { $least } to { $most }.
       *[other] From { $least } to { $most }, by steps of { $step }.
    }
table-bot = Played by a bot
table-free = A friend is awaited
table-you = You
table-here = Here
table-away = Away
table-log = Log
table-log-more = Earlier…
table-log-empty = Nothing has happened yet.
table-keys = Keys
table-key-tab = from part to part
table-key-arrows = to the next lit thing in that direction
table-key-enter = touch it
table-key-escape = one step back
table-key-numbers = choose what carries this key
table-key-undo = take back
table-key-sight = what is seen from there, or by whoever has the turn
table-key-skip = skip to the next decision
table-key-faster = faster
table-key-zoom = closer, farther, everything
table-key-home = (Home) centre on whoever has the turn
table-key-pan = move the board
table-key-help = these keys

## Lobby

welcome = Welcome to the table
welcome-back = Welcome back, { $name }
welcome-hint = Choose a game: bots take the other seats at once, or you invite friends by a link. There is nothing to sign up for.
games = Games
players = { $most ->
    [one] 1 player
   *[other] { $span } players
}
minutes = { $span } min
play-now = Play now against bots
learn = Learn by playing
more-choices = Friends, variants…
name-until-known = Adventurer
free-seat = a free seat
my-tables = My tables
no-tables = No game is going on. The next one is a click away.
tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
tables-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
guided-game = Guided first game
your-turn = Your turn
is-gathering = Waiting for friends
is-paused = Paused
is-closed = Closed
is-in-the-making = In the making
is-over = Over
won-by = { $count ->
        [one] { $names } won
       *[other] A shared victory: { $names }
    }
resume = Continue
to-gathering = To the invitations
look-at = Look at it
watch-again = Replay
rematch = Rematch
upload-log = Drop the log of a game here to watch it, or to go on with a game that you took along; or choose a file
log-too-large = This file is too large to be the log of a game (5 MB at most).

## A new table

new-table = A new table
no-such-game = There is no such game on this table.
seats = Seats
seats-hint = They play in this order. Each seat is for you, for somebody beside you, for a friend who gets a link, or for a bot; one person may have several.
seat-earlier = Seat { $seat }: one place earlier
seat-later = Seat { $seat }: one place later
seat-remove = Remove seat { $seat }
seat-add = Add a seat
seat-number = Seat { $seat }
seat-role = Seat { $seat }: { $role }
seat-name = Name
seat-bot = How it plays
seat-friend-hint = You get a link to send once the table is set up.
kind-me = Me ({ $name })
kind-here = Somebody here
kind-friend = A friend by link
kind-bot = Bot
wish-later = During the game
made = Try it, take it away
made-try = Try it
made-try-hint = A new table opens at which it is played.
made-not-yet = Something still keeps it from being played.
packs = Packs
packs-hint = What people have added to the game or changed in it. Everybody at the table sees which ones are on.
pack-by = { $title }, by { $author }
pack-replaces = Replaces: { $names }.
pack-adds = Adds: { $names }.
pack-add = Add what others have made: choose a file, or drop it here
pack-add-hint = A pack (.zip).
pack-report = What became of the file
pack-adding = It is looked through; that takes a few seconds…
pack-added = “{ $title }” is there now, and switched on.
pack-refused = { $file } was not added. { $why }
pack-too-large = { $file } was not added: it has more than { $megabytes } MB.
pack-remove = Remove { $title }
pack-remove-title = Remove a pack
pack-remove-told = “{ $title }” will be gone. Tables that were begun with it go on; for new ones its file would be needed again.
pack-remove-now = Remove it
pack-removed = “{ $title }” is gone.
game-settings = Settings of the game
origin-original = A variant of our own.
origin-public = Known from reviews, not from the printed rules.
show-rule = Read rule { $id }
in-rulebook = In the rulebook
how-it-runs = How the evening runs
pace = Pace of the bots
pace-hint = How long a bot waits between two moves, so that you can follow.
pace-none = At once
pace-fast = Brisk
pace-normal = Calm
pace-slow = Leisurely
quiet = When somebody goes quiet
quiet-hint = After this time anybody at the table may let a bot play for a person who does not answer. That person can come back at any time.
quiet-never = We wait, even for days
quiet-minutes = { $count ->
    [one] A bot may take over after a minute
   *[other] A bot may take over after { $count } minutes
}
quiet-days = { $count ->
    [one] A bot may take over after a day
   *[other] A bot may take over after { $count } days
}
curtain = Curtain between persons
curtain-secrets = Before the screen changes hands it is covered, so that nobody sees what others hide. Between persons who know the same it is not.
curtain-open = Before the screen changes hands it is covered. This game hides nothing, so you may do without.
language-note = Everybody reads the table in the language of their own browser, and may change it at any time.
begin = Begin
invite-friends = Invite friends
usual-choices = The usual choices
problem-seats = With these settings, the game is for { $most ->
    [one] 1 player
   *[other] { $span } players
}; { $count ->
    [one] 1 has a seat.
   *[other] { $count } have a seat.
}
problem-no-person = At least one seat must be taken by a person.
problem-no-name = This person needs a name.
problem-same-name = Two persons have the same name.
problem-same-wish = { $value } is wanted by two seats.
problem-my-name = Please say what to call you.

## Gathering

gathering-title = The table is laid
gathering-host = { $free ->
    [0] Everybody is here.
    [one] One friend is still to come. Send the link below; the game begins when the seat is taken, or at once with a bot in it.
   *[other] { $free } friends are still to come. Send each a link of their own; the game begins when all seats are taken, or at once with bots in them.
}
gathering-guest = { $free ->
    [0] Everybody is here. The game begins in a moment.
    [one] You have your seat. One more is awaited; the game begins by itself.
   *[other] You have your seat. { $free } more are awaited; the game begins by itself.
}
start-with-bots = Start now with bots
seat-free = Seat { $seat }
seat-awaited = is awaited
seat-you = is you
seat-on-device = plays on this device
seat-here = is here
seat-away = is offline
invite-link = Invitation link for seat { $seat }

## Invitations

invitation = You are invited
join-told = { $host } has kept a seat for you at a game of “{ $title }”: seat { $seat }.
take-told = At a game of “{ $title }” a bot keeps seat { $seat } warm. You may take over its seat.
join-note = No account is needed: this browser remembers your seat.
sit-down = Take my seat
seat-mine = You have your seat already
seat-taken = This seat is taken
seat-taken-hint = Somebody already sits here. You can watch, or ask for another link.
watch = Watch
move-here = Carry on here
move-here-hint = This link makes this browser you: your name, your tables and your seats move in here. It works only once.
move-here-known = So far this browser knows you as { $name }; it will forget that.
move-here-now = Carry on here
moved = Welcome back, { $name }.

## Rulebook

rules-of = Rules: { $title }
contents = Contents
search-rules = Search the rules
found-rules = { $count ->
    [0] Nothing found.
    [one] One rule
   *[other] { $count } rules
}
copy-rule-link = Copy a link to this rule

## First game

lesson-begins = The table is being laid…
no-lesson = This game has no guided game yet.

## About

about-what = Lanterne is a table for dungeon board games, in the browser and in the terminal, for one evening with friends or a slow game over days. It is free software, runs on your own computer, and needs no account and no cloud.
unofficial = Unofficial
credits = Icons and fonts
software = Software
your-data = Your data
data-where = All tables lie in one folder on the computer that runs Lanterne.
data-cookie = This browser keeps one cookie that says which seats are yours, and your settings. Nothing is sent to anybody else.
version = Version { $version }

## The evening

people = At the table
people-open = At the table: { $here ->
    [one] one person is here
   *[other] { $here } persons are here
}
people-you = You
people-here = On this device
people-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } persons are watching.
}
people-give = Hand to a bot…
people-give-told = The bot plays on from here. You stay at the table and can take your seat back at any time.
people-give-guest = The bot plays on from here. You can watch, and come back by an invitation of the host.
people-give-now = Let it play on
people-take = Take over
people-invite = Invite…
people-invite-bot = Whoever opens this link takes over from the bot.
people-invite-free = Whoever opens this link sits down here.
people-remove = Remove…
people-remove-told = A bot plays on for { $name }, who can watch, and come back only if you send an invitation.
people-remove-now = Remove from this seat
people-relieve = Let a bot play on
people-relieve-told = { $name } has not answered for longer than was agreed on. { $name } can come back by an invitation.
people-spectators = Link for spectators
people-spectators-hint = Whoever opens it sees the table, but nothing that players hide.
people-replay = Replay up to now
passing = When I could react to others
passing-of = When { $name } could react to others
passing-hint = Passing saves clicks where you would only say no. Your own turns are never passed.
passing-now = You pass until your turn.
passing-now-always = You always pass.
passing-ask = Ask me
passing-turn = Pass until my turn
passing-always = Always pass
spares = Questions
spares-of = Questions to { $name }
spares-hint = What you never want to be asked is answered for you, and the log says so.
spare-ask = Ask me
spare-never = Never ask: { $effect }
spare-now = Don’t ask me this again
host = As the host
host-pause = Pause
host-resume = Go on
host-close = Close the table…
host-take-along = Take this game along
host-take-along-hint = A file to keep, or to go on elsewhere: drop it on the first page of another Lanterne. It tells where the dice come from; do not look ahead.
host-close-told = The game ends here, without a winner. It can still be watched again, but not continued.
host-close-now = Close it for good
notice-paused = The host has paused the game.
notice-paused-host = You have paused the game. Nobody can move until you go on.
notice-closed = The host has closed this table. It can be watched, not played.
notice-quiet = { $name } has not answered for a while.
chat = Chat
chat-unread = Chat ({ $count })
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-who = So that the others know who speaks.
curtain-for = The screen is for { $name }
curtain-hint = Everybody else looks away for a moment.
curtain-look = I am { $name }
sound = A soft sound
sound-hint = When it is my turn and the page is not in sight.
summary = How it ended
summary-place = { $place }.
summary-points = What decided it
summary-log = Save the log
summary-lobby = To the lobby
chance = Chance of this game
chance-promise = All dice and cards follow from a secret number that was drawn before the first move. This is its fingerprint. When the game is over the log shows the number, and anybody can check that it was never changed. Keep the fingerprint if you want to be sure.
chance-verify = Was chance fair?
chance-how = Before the first move the table drew a secret number, from which all dice and cards follow, and showed everybody its fingerprint. Now that the game is over the number is in the log. If its fingerprint is the one that was shown, the number was not exchanged on the way.
chance-compare = Compare
chance-none = The log of this game opens no number, so nothing can be compared.
chance-fingerprint = Fingerprint at the start of the log
chance-number = Number opened at its end
chance-fits = They belong together.
chance-differs = They do not belong together! The number may have been exchanged.
chance-unable = Over plain http this browser cannot compute fingerprints. The command below can.
chance-more = Is it the fingerprint that you were shown during the game? Then the number was fixed before the first move. “lanterne verify” with the log file computes every die and every card again from it.
replay = Replay
replay-of = Replay: { $title }
replay-back = To the table
replay-controls = Replay controls
replay-moment = Moment
replay-place = { $place } of { $of }
replay-earlier = One moment back
replay-later = One moment on
replay-run = Play
replay-stop = Pause
replay-pace = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-eyes = Seen by
replay-spectator = A spectator
replay-keep = Keep or share
replay-link = Copy a link to this moment
replay-painting = Save a picture (PNG)
replay-drawing = Save a drawing (SVG)
replay-log-later = When the game is over: the log holds what is still secret.
replay-nothing = The game begins.
report = Report a problem
report-what = What went wrong?
report-how = This saves a file on your device. Nothing is sent; you decide whom to give it to.
report-in = In the file:
report-in-told = your words above, the table as you see it, what you were told, your own moves, the settings of the game, and the versions of Lanterne, Python and the system. Of a finished game, its whole log.
report-out = Not in it:
report-out-told = names of persons, the chat, links, and whatever other players still hide.
report-save = Save the file
report-saved = The file is saved.
