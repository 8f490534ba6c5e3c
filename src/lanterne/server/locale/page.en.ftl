### The words of the page.

## Everywhere

home = Home
tools = Tools
rules = Rules
settings = Settings
about = About Lanterne
close = Close
cancel = Cancel
keep = Save
loading = One moment…
try-again = Try again
copied = Copied.
copy-link = Copy link
link-only-here = This link opens on this computer only. For friends in your network, the person at the computer that runs Lanterne opens it to the network.
link-only-here-switch = This link opens on this computer only, until you open Lanterne to your network.
network-open = Open to my network
network-hint = Friends in your Wi-Fi can then join from their own phones and computers. Do this only in a network of people you trust. It ends when Lanterne does.
network-is-open = Others in your network find Lanterne at { $address }. It ends when you switch it off, or when Lanterne ends.
copy-by-hand = Copy this:
share = Share…
qr-code = QR code
qr-alt = The link as a QR code, to scan with a phone
unofficial-short = An unofficial table, made by players.
not-found = Nothing here
not-found-hint = There is no page at this address. Perhaps a letter is missing.
trouble = Something went wrong
error-unknown = That did not work. Please try again.
error-offline = The server cannot be reached. Is it still running, and are you connected?

## Settings

my-name = My name
name-kept = Name saved.
speed = Animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
films = Show what happens
films-hint = When a long part plays by itself, such as the monsters’ turn, show it step by step. Otherwise go straight to the next decision.
reading = Cards that are drawn
reading-normal = Show them as long as it takes to read
reading-brief = Show them briefly
reading-wait = Show them until I go on
reading-off = Do not show them
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Very large
warnings = Ask me to confirm
warnings-hint = Before a move that I might regret, such as ending my turn too early.
notifications = Tell me when it is my turn
notifications-hint = With a browser notification, while a table is open in some tab.
notifications-refused = Your browser blocks notifications from this page. You can change that in its settings.
notifications-impossible = Your browser allows this only over https, or on the computer that runs Lanterne.
webhook = Call a webhook when it is my turn
webhook-hint = For slow games. The address must be https; leave it empty for none.
webhook-kept = Saved.
move = Move to another device
move-hint = A link that signs in your phone, say, as you: same name, same tables, same seats.
move-made = Open this link on the other device. It works once, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Keep it to yourself.
move-link = Link to move to another device
move-make = Create the link
forget = Forget this browser
forget-hint = Your tables stay, but this browser will no longer know who you are. To keep your seats, move to another device first.
forget-now = Forget me here
forget-sure = Yes, forget me

## The table

table-lost = Connection lost. Reconnecting…
table-none = There is no such table.
table-forbidden = This table is not open to you.
table-closed-down = The host has closed this table.
table-boards = Boards
table-lists = Lists
table-side = Question and players
table-zoom = Zoom
table-closer = Zoom in
table-farther = Zoom out
table-fit = Show everything
table-home = Centre on the active player
film = Film
film-runs = Showing what happens…
film-progress = Progress
film-faster = Faster
film-skip = Skip to the decision
film-never = Always skip
film-never-hint = No more films. You can turn them on again in the settings.
opening-begin = Begin
opening-choose = Choose for yourself
stage-on = Go on
roll-needs = needs { $needs } or more
roll-odds = { $odds }%
roll-each = { $odds }% each
table-sight = Lines of sight
table-sight-here = What can be seen from here
table-sight-from = { $thing }:
table-sight-places = in view
table-sight-figures = Clear line to: { $names }
table-sight-hidden = In view, but behind somebody else: { $names }
table-sight-nobody = No clear line to anybody
table-sight-none = Nobody can look from there. Choose a figure or a known place.
table-sight-choose = Choose a figure or a place to show what can be seen from there.
table-sight-end = Stop looking
table-options = What you can do
table-shortcuts = Several answers at once
table-nothing-here = Nothing can be done with this now. What glows can be touched.
table-closed = Not possible now ({ $count })
table-pending = Next
table-rules = Rules ({ $count })
table-sure = { $what }?
lesson = Lesson
table-note = Task { $place } of { $of }
table-note-back = Back
table-note-on = Go on
table-note-farewell = End of the lesson
table-note-play-on = Play on
table-note-next = Next lesson
table-note-lessons = All lessons
table-note-leave = Leave the lesson
table-note-new-game = New game
table-request-waits = Waiting for { $names }
table-agree = Agree
table-decline = Decline
table-anyway = Do it anyway
table-no = No
table-undo = Take back
table-undo-hint = Take back your last move (U)
table-undo-ask = Ask to take back
table-undo-ask-hint = Something has been revealed since, so everybody must agree (U)
table-redo = Redo
table-picks = Choose from
table-picked = Chosen so far
table-tray = Nothing chosen yet
table-slot-next = Your next pick goes here
table-slot-keys = Arrow keys move it; a click removes it
table-unpick = Remove: { $what }
table-foreseen = What it would lead to
table-watching = You are watching.
table-chosen = Chosen. Waiting for { $names }.
table-chosen-still = You may still choose otherwise.
table-motion-sure = { $what }?
table-yes = Yes
table-instead = Instead
table-confirm = Confirm
table-lay = Lay it here
table-turn = Turn it
table-turn-of = { $place } of { $of }
table-file-too-large = This file is too large (200 kB at most).
motion-words-hint = Everybody at the table can read it.
table-fewer = Fewer
table-more = More
table-amount = Amount
table-amount-range = { $step ->
        [1] From { $least } to { $most }.
       *[other] From { $least } to { $most }, in steps of { $step }.
    }
table-bot = Played by a bot
table-free = Waiting for a friend
table-you = You
table-here = Here
table-away = Away
table-log = Log
table-log-more = Earlier…
table-log-empty = Nothing has happened yet.
table-keys = Keys
table-key-tab = go from part to part
table-key-arrows = go to the next lit thing in that direction
table-key-enter = choose it
table-key-escape = one step back
table-key-numbers = choose the option with this number
table-key-turn = turn the tile that is laid
table-key-undo = take back
table-key-sight = show what can be seen from there, or by the active figure
thinking = Thinking: { $names }…
thinking-now = Decide now
thinking-hurried = Asked to decide now.
table-key-skip = skip to the next decision
table-key-faster = faster
table-key-zoom = zoom in, zoom out, show everything
table-key-home = (Home) centre on the active player
table-key-pan = move the board
table-key-help = show these keys

## Lobby

welcome = Welcome to the table
welcome-back = Welcome back, { $name }
welcome-hint = Choose a game. Bots take the other seats at once, or you invite friends with a link. There is nothing to sign up for.
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
no-tables = No game in progress. The next one is a click away.
tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
tables-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
first-game = New here? Begin with { $title }
first-game-learn = Learn it by playing
tables-away = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
}
table-menu = More for { $title }
table-rename = Rename
table-name = Name of the table
table-name-hint = Everybody at the table sees it. Leave it empty for the name of the game.
table-put-away = Put away
table-put-back = Put back
table-remove = Remove
table-remove-told = “{ $title }” and its game are removed for everybody, and cannot be brought back.
table-remove-now = Remove for good
table-removed = “{ $title }” has been removed.
guided-game = Guided first game
your-turn = Your turn
is-gathering = Waiting for friends
is-paused = Paused
is-closed = Closed
is-in-the-making = In progress
is-over = Over
won-by = { $count ->
        [one] { $names } won
       *[other] Shared victory: { $names }
    }
resume = Continue
to-gathering = See invitations
look-at = View
watch-again = Replay
rematch = Rematch
upload-log = Drop the log of a game here to watch it or to continue a game you saved; or choose a file
log-too-large = This file is too large to be the log of a game (5 MB at most).

## A new table

new-table = New table
no-such-game = There is no such game here.
seats = Seats
seats-hint = They play in this order. Each seat is for you, for somebody beside you, for a friend with a link, or for a bot. One person may have several.
seat-earlier = Seat { $seat }: move up
seat-later = Seat { $seat }: move down
seat-remove = Remove seat { $seat }
seat-add = Add a seat
seat-number = Seat { $seat }
seat-role = Seat { $seat }: { $role }
seat-name = Name
seat-bot = How it plays
seat-friend-hint = You get a link to send once the table is ready.
kind-me = Me ({ $name })
kind-here = Somebody here
kind-friend = A friend with a link
kind-bot = Bot
wish-later = During the game
made = Try it or save it
drawing-back = Back to the drawing
made-try = Try it
made-try-hint = Opens a table with a party that is ready. You come back here from its header.
made-not-yet = It cannot be played yet.
packs = Packs
packs-hint = Things that people have added to the game or changed. Everybody at the table sees which packs are on.
pack-by = { $title }, by { $author }
pack-replaces = Replaces: { $names }.
pack-adds = Adds: { $names }.
pack-add = Add a pack: choose a file, or drop it here
pack-asks = What the file does not say
pack-asks-hint = For a single file. Fill this in before you choose it, or choose it again afterwards.
pack-add-hint = A pack (.zip).
pack-report = What was imported from the file
pack-adding = Checking the file…
pack-added = “{ $title }” was added and switched on.
pack-refused = { $file } was not added. { $why }
pack-too-large = { $file } was not added: it is larger than { $megabytes } MB.
pack-remove = Remove { $title }
pack-remove-title = Remove a pack
pack-remove-told = “{ $title }” will be removed. Tables that use it go on; for new ones you would have to add its file again.
pack-remove-now = Remove it
pack-removed = “{ $title }” was removed.
game-settings = Game settings
a-number-you-choose = A number you choose
number-from-to = { $what }: { $least } to { $most }
origin-original = Our own variant.
origin-public = Known from reviews, not from the printed rules.
show-rule = Read rule { $id }
in-rulebook = In the rulebook
how-it-runs = How the table is run
pace = Pace of the bots
pace-hint = How long a bot waits between two moves, so that you can follow.
pace-none = At once
pace-fast = Brisk
pace-normal = Calm
pace-slow = Leisurely
quiet = When somebody stops answering
quiet-hint = After this time, anybody at the table may let a bot play for a player who does not answer. That player can come back at any time.
quiet-never = We wait, even for days
quiet-minutes = { $count ->
    [one] A bot may take over after a minute
   *[other] A bot may take over after { $count } minutes
}
quiet-days = { $count ->
    [one] A bot may take over after a day
   *[other] A bot may take over after { $count } days
}
curtain = Curtain between players
curtain-secrets = Covers the screen before it changes hands, so that nobody sees what others hide. Players who know the same things need no curtain.
curtain-open = Covers the screen before it changes hands. This game hides nothing, so you can do without.
language-note = Everybody reads the table in the language of their own browser, and can change it at any time.
begin = Begin
invite-friends = Invite friends
usual-choices = Back to the defaults
problem-seats = With these settings, the game is for { $most ->
    [one] 1 player
   *[other] { $span } players
}; { $count ->
    [one] there is 1.
   *[other] there are { $count }.
}
problem-no-person = At least one seat must be taken by a person.
problem-no-name = This person needs a name.
problem-same-name = Two people have the same name.
problem-same-wish = Two seats want { $value }.
problem-my-name = Please tell us your name.

## Gathering

gathering-title = The table is ready
gathering-host = { $free ->
    [0] Everybody is here.
    [one] One friend is still to come. Send the link below. The game begins when the seat is taken, or now with a bot.
   *[other] { $free } friends are still to come. Send each of them their own link. The game begins when all seats are taken, or now with bots.
}
gathering-guest = { $free ->
    [0] Everybody is here. The game begins in a moment.
    [one] You have your seat. One player is still to come; then the game begins.
   *[other] You have your seat. { $free } players are still to come; then the game begins.
}
start-with-bots = Start now with bots
seat-free = Seat { $seat }
seat-awaited = is waiting for a friend
seat-you = is you
seat-on-device = plays on this device
seat-here = is here
seat-away = is offline
invite-all = Invite your friends
invite-all-hint = One link for everybody: send it, or let them scan the code. Each friend takes the next free seat.
invite-all-link = Invitation link for all friends
invite-one = A link for seat { $seat } only
invite-link = Invitation link for seat { $seat }

## Invitations

invitation = You are invited
join-told = { $host } has kept you a seat at a game of “{ $title }”: seat { $seat }.
take-told = In a game of “{ $title }”, a bot is keeping seat { $seat } warm. You can take its place.
join-note = You need no account: this browser remembers your seat.
sit-down = Take my seat
seat-mine = You have your seat already
seat-taken = This seat is taken
seat-taken-hint = Somebody already sits here. You can watch, or ask for another link.
watch = Watch
move-here = Continue here
move-here-hint = This link signs in this browser as you, with your name, your tables and your seats. It works only once.
move-here-known = So far this browser knows you as { $name }. It will forget that.
move-here-now = Continue here
moved = Welcome back, { $name }.

## Rulebook

rules-of = Rules: { $title }
contents = Contents
# Expressions that mean the same in the search of the rules, separated by commas; semicolons separate groups.
search-alike = run away, flee, escape; kill, slay, defeat, die, dead; fight, attack, battle, combat; life, health, hit points, wounds, body points; walk, go, move; money, coins, gold; buy, shop, armoury; heal, cure, potion; win, victory, end; steal, take, loot; see, line of sight, sight; hire, recruit; turn, round; monster, enemy, foe; magic, spell; luck, reroll, fate; wage, pay, pay day
search-rules = Search the rules
found-rules = { $count ->
    [0] Nothing found.
    [one] One rule
   *[other] { $count } rules
}
copy-rule-link = Copy a link to this rule

## First game

lessons-of = Learn { $game }
lessons-hint = Each lesson teaches one thing in a few minutes, and you may play on from its end.
lesson-begin = Begin
lesson-again = Again
lesson-done = done
lesson-begins = Setting up the table…
no-lesson = This game has no lesson yet.

## About

about-what = Lanterne is a table for dungeon board games, in the browser and in the terminal, for one evening with friends or a slow game over days. It is free software, runs on your own computer, and needs no account and no cloud.
unofficial = Unofficial
credits = Icons and fonts
software = Software
all-licences = All licences, in full
your-data = Your data
data-where = All tables are in one folder on the computer that runs Lanterne.
data-cookie = This browser keeps one cookie that says which seats are yours, and your settings. Nothing is sent anywhere else.
version = Version { $version }

## The evening

people = At the table
people-open = At the table: { $here ->
    [one] one person is here
   *[other] { $here } people are here
}
people-you = You
people-here = On this device
people-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
people-give = Hand to a bot…
people-give-told = The bot takes over from here. You stay at the table and can take your seat back at any time.
people-give-guest = The bot takes over from here. You can watch, and come back if the host invites you.
people-give-now = Let the bot play
people-take = Take over
people-invite = Invite…
people-invite-bot = Anybody who opens this link can take over from the bot.
people-invite-free = Anybody who opens this link can take this seat.
people-remove = Remove…
people-remove-told = A bot will play for { $name }, who can watch, and come back only if you send an invitation.
people-remove-now = Remove from this seat
people-relieve = Let a bot play
people-relieve-told = { $name } has not answered for longer than agreed. An invitation lets { $name } come back.
people-spectators = Link for spectators
people-spectators-hint = Anybody who opens it sees the table, but nothing that players hide.
people-replay = Replay up to now
passing = When I could react to others
passing-of = When { $name } could react to others
passing-hint = Saves clicks when you would only pass anyway. Your own turns are never passed.
passing-now = You pass until your turn.
passing-now-always = You always pass.
passing-ask = Ask me
passing-turn = Pass until my turn
passing-always = Always pass
seats-all-mine = All my seats
spares = Automatic answers
spares-of = Automatic answers for { $name }
spares-hint = Questions you never want to be asked are answered for you. The log shows it.
spare-ask = Ask me
spare-never = Never ask: { $effect }
spare-now = Don’t ask me this again
host = As the host
host-pause = Pause
host-resume = Resume
host-close = Close the table…
host-withdraw = Withdraw all invitations
host-withdraw-hint = The links to seats that you made here stop working. As long as they work somebody can sit down, and you do not count as alone.
host-take-along = Save this game to a file
host-take-along-hint = To keep, or to continue elsewhere: drop the file on the home page of another Lanterne. It contains the seed of the dice, so do not look into it: everybody who joins this table later is told that you have it.
host-close-told = The game ends here, without a winner. You can watch the replay, but not continue.
host-close-now = Close it for good
notice-paused = The host has paused the game.
notice-paused-host = You have paused the game. Nobody can move until you resume it.
notice-paused-nobody = Only bots are left at this table, so the game has paused by itself. It goes on when somebody takes a seat, or when the host resumes it.
notice-closed = The host has closed this table. You can look at it, but not play.
notice-quiet = { $name } has not answered for a while.
chat = Chat
chat-heard = { $name } says: { $text }
chat-unread = Chat ({ $count })
chat-empty = Nobody has written anything yet.
chat-say = Say something
chat-send = Send
chat-who = So that the others know who is writing.
curtain-for = The screen is for { $name }
curtain-hint = Everybody else, please look away for a moment.
curtain-look = I am { $name }
sound = Soft sound
sound-hint = When it is my turn and I am not looking at the page.
volume = Sounds
volume-hint = Doors, dice, blades, spells and steps, and a soft drone below. Silent at the far left.
sound-words = Sounds in words
sound-words-hint = Show in words, at the edge of the board, what can be heard.
sound-dice = (dice roll)
sound-blade = (a blade strikes)
sound-fall = (somebody falls)
sound-door = (a door opens)
sound-steps = (steps)
sound-card = (a card is turned)
sound-spell = (a spell rings out)
sound-victory = (fanfare)
sound-doom = (a dark chord)
summary = How it ended
summary-place = { $place }.
summary-points = What decided it
chapter = End of a chapter
chapter-on = Go on
chapter-show = How it ended
chapter-moments = What happened
chapter-coming = What comes next
summary-log = Save the log
summary-lobby = To the lobby
chance = Dice fairness
chance-promise = All dice and cards follow from a secret number, the seed, drawn before the first move. This is its fingerprint. When the game is over, the log reveals the seed, and anybody can check that it was never changed. Keep the fingerprint if you want to be sure.
chance-verify = Were the dice fair?
chance-how = Before the first move, the table drew a secret number, the seed, from which all dice and cards follow, and showed everybody its fingerprint. Now that the game is over, the seed is in the log. If its fingerprint is the one you were shown, the seed was not changed.
chance-compare = Compare
chance-none = This log does not reveal its seed, so there is nothing to compare.
chance-fingerprint = Fingerprint at the start of the log
chance-number = Seed revealed at its end
chance-fits = The seed has this fingerprint.
chance-differs = The seed does not have this fingerprint! It may have been changed.
chance-unable = Your browser cannot compute fingerprints over plain http. The command below can.
chance-shown = Fixed, but not secret: somebody who played alone had the seed before the end, and could know the dice and cards to come.
chance-more = Is this the fingerprint you were shown during the game? Then the seed was fixed before the first move. “lanterne verify” with the log file recomputes every die and every card from it.
replay = Replay
replay-of = Replay: { $title }
replay-back = To the table
replay-controls = Replay controls
replay-moment = Moment
replay-place = { $place } of { $of }
replay-earlier = One moment back
replay-later = One moment forward
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
replay-painting = Save as picture (PNG)
replay-drawing = Save as drawing (SVG)
replay-log-later = Available when the game is over: the log contains what is still secret.
replay-nothing = The game begins.
report = Report a problem
report-what = What went wrong?
report-how = This saves a file on your device. Nothing is sent; you decide who gets it.
report-in = In the file:
report-in-told = your words above, the table as you see it, the log as you read it, your own moves, the settings of the game, and the versions of Lanterne, Python and the system. If the game is over, its whole log.
report-out = Not in it:
report-out-told = names of people, the chat, links, and anything other players still hide.
report-save = Save the file
report-saved = File saved.

## The coach

coach = The coach
coach-ask = A hint, please
coach-thinks = The coach is thinking…
second-thoughts = Are you sure?
second-thoughts-hint = The coach looks at each answer first, and speaks up if another one is clearly better. Only where you play without other people.
review = How it went
review-show = How it went
review-about = How everybody stood over time, judged by what you could know: 100 % is a certain victory.
review-about-together = How you all stood over time, judged by what you could know: 100 % is the quest won and everybody alive.
review-thinks = The coach is going through the game. That can take a minute or two.
review-nothing = No decision of yours changed much.
review-curve = Chances over time
review-moment = Moment { $number }
review-change = { $before } % before, { $after } % after
review-answered = Your answer: { $answer }
review-better = Better: { $answer }.
review-look = Look at it
review-play-on = Play on from here
review-back = Back to the table
