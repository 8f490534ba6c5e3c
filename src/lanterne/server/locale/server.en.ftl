### What the server says when something cannot be done.

## Requests

no-such-address = There is nothing at this address.
no-such-method = This address does not take such a request.
not-possible = This cannot be done.
request-unreadable = The request could not be read: it should be JSON, of the form that the description at /docs gives.
request-lacks = The request lacks “{ $name }”.
request-unfit = “{ $name }” in the request is not what is expected there.
broken = Something went wrong on the server. Nothing that was confirmed is lost; please try again.

## At the door

strange-host = Lanterne does not answer under this name. Use the address that it printed when it started.
strange-origin = This request comes from another site, and was not let in.
no-origin = This request does not tell which page it comes from. A program needs a token; the page /docs tells how.
too-big = That is too much at once: at most { $kilobytes } KB are taken here.
too-slow = The request did not arrive in time.
too-many = That was too much in a short time. Please wait { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }

## Pages

not-built = The page has not been built yet. Start Lanterne with ./lanterne, which builds it.
no-such-language = There are no words in this language; there are English and French.
manifest-description = A table for dungeon board games, in the browser

## Games

no-such-game = There is no game of this name.
no-such-rule = The rulebook has no rule { $rule }.
foreign-address = Only addresses of this server can be drawn here.

## About

about-unofficial = Lanterne is free software, made by players. It is not made, endorsed or licensed by the authors and publishers of the games; their names belong to them. All texts and drawings of boards and cards were made for Lanterne.
about-backup = To back up all tables, stop Lanterne and copy this folder; to restore, put it back.
credit-icons = Icons
credit-titles = Typeface of titles
credit-flavour = Typeface of quotations
credit-text = Typeface of text

## Playing

say-who-you-are = You are not known here yet. Please tell your name first.
no-name = Please give a name that can be seen.
not-understood = The table did not understand this.
too-fast = That was too fast; please wait a moment.
stale = Too late: this question has been answered. Here is what waits now.
not-asked = It is not for you to answer now.
not-offered = This cannot be done now.
no-such-answer = This answer means nothing here: { $told }
no-way = There is no way there any more.
not-begun = The game has not begun yet.
begun = The game has begun already.
paused = The host has paused the game.
closed = The host has closed this table.
over = The game is over.
not-over = This is possible when the game is over.
not-playing = The game is not being played.
not-saved = This could not be saved, so it was not done. Is the disk full? Please try again.
relic = The rules have changed since this game was played, and its log can no longer be followed. You see where it last stood.
relic-packs = This game was begun with packs, { $packs }, and they are not there as they were then. Put them back, and it goes on.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
nothing-to-agree = There is nothing to agree to any more.
no-such-motion = There is no such motion in this game.
no-such-preference = There is no such preference.
nothing-said = There is nothing to say.
no-such-moment = The game has no such moment, or it was taken back.
log-not-over = The log holds what is still secret; it can be downloaded when the game is over.
no-log = This is no log that can be followed: { $told }.

## Tables and seats

no-such-table = There is no such table.
no-such-table-can-be = Such a table cannot be: { $told }.
pack-not-added = { $said }
pack-not-removed = { $told }.
packs-are-added-here = Packs are added by somebody at the machine of this server, unless it was started with --open-packs.
packs-are-removed-here = Packs are removed by somebody at the machine of this server.
no-such-pack = There is no pack { $name } for this game.
no-such-lesson = There is no such lesson.
no-such-seat = There is no such seat.
no-such-bot = There is no such bot.
no-such-invitation = This invitation is not, or no longer, valid. Ask for another one.
no-such-recovery = This link has been used or is too old. Make another one on the device you come from.
not-the-host = Only the host of the table can do this.
not-your-seat = This is not your seat.
not-at-this-table = This is for those who sit at the table.
no-person-there = Nobody sits there.
seat-taken = Somebody sits there already.
no-webhooks-here = This server does not send messages elsewhere.
learner = Learner
your-turn = { $game }: it is your turn. { $link }
webhook-too-long = The address is too long.
webhook-not-https = The address must begin with https://.
webhook-characters = The address contains characters that cannot be used there.
webhook-credentials = The address must not contain a name or password.
webhook-host = The address needs the full name of a public server, such as hooks.example.org.
webhook-port = Only ports 443 and 8443 are possible.

## The log

auto-wish = { $seat } had chosen before the game.
auto-passing = { $seat } passes, as wished.
auto-spared = { $seat } is not asked, as wished.
auto-agreed = { $seat } agrees as well.
auto-bot-failed = { $seat }: the bot stumbled; the simplest choice was made for it.
auto-bot-slow = { $seat }: the bot took too long; the simplest choice was made for it.
auto-bot-illegal = { $seat }: the bot wanted something that is not allowed; the simplest choice was made for it.
auto-bot-gone = { $seat }: the bot broke down; the simplest choice was made for it.
taken-back = { $seat } took back.
handed-over = { $seat } is now played by { $name }.
undo-asked = { $seat } asks to take back { $entries ->
        [one] the last answer.
       *[other] the last { $entries } answers.
    }
motion-raised = { $seat } proposes: { $motion }
made-picture = A picture of the board, to print
nothing-made = There is nothing to take away or to try at this table yet.
