### What the server says when something cannot be done.

## Requests

no-such-address = There is nothing at this address.
no-such-method = This address does not accept this kind of request.
not-possible = This cannot be done.
request-unreadable = The request could not be read. It must be JSON, as described at /docs.
request-lacks = “{ $name }” is missing from the request.
request-unfit = “{ $name }” in the request is not valid.
broken = Something went wrong on the server. Nothing that was confirmed is lost; please try again.

## Rejected requests

strange-host = Lanterne does not answer under this name. Use the address it printed when it started.
strange-origin = This request comes from another site and was rejected.
no-origin = This request does not say which page it comes from. A program needs a token; /docs explains how to get one.
too-big = This is too large: at most { $kilobytes } KB are accepted here.
too-slow = The request did not arrive in time.
too-many = That was too much in a short time. Please wait { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }

## Pages

not-built = The page has not been built yet. Start Lanterne with ./lanterne, which builds it.
no-such-language = This language is not available; English and French are.
manifest-description = A table for dungeon board games, in the browser

## Games

no-such-game = There is no game with this name.
no-such-rule = The rulebook has no rule { $rule }.
foreign-address = Only addresses of this server can be drawn as QR codes.

## About

about-unofficial = Lanterne is free software, made by players. It is not made, endorsed or licensed by the authors and publishers of the games; their names belong to them. All texts and drawings of boards and cards were made for Lanterne.
about-backup = To back up all tables, stop Lanterne and copy this folder; to restore, put it back.
credit-icons = Icons
credit-titles = Font for titles
credit-flavour = Font for quotations
credit-text = Font for text

## Playing

say-who-you-are = You are not known here yet. Please say your name first.
no-name = Please give a name with visible letters.
not-understood = The table did not understand this.
too-fast = That was too fast; please wait a moment.
stale = Too late: this question has been answered. Here is the current one.
not-asked = It is not your turn to answer.
not-offered = This is not possible now.
no-such-answer = This answer is not valid: { $told }
no-way = There is no longer a way there.
not-begun = The game has not begun yet.
begun = The game has already begun.
paused = The host has paused the game.
closed = The host has closed this table.
over = The game is over.
not-over = This is only possible when the game is over.
not-playing = This game is not being played.
only-here = Only programs on the machine that runs Lanterne may read this.
not-saved = This could not be saved, so nothing was changed. Please try again; if it happens again, the host finds the reason in the server’s log.
unreplayable = The rules have changed since this game was played, and its log can no longer be replayed. You see the last saved position.
rules-too-old = This game was begun under older rules, from before Lanterne could carry games over. You see the last saved position.
rules-ended = The rules have changed since this game was played, and it cannot go on under the new ones. You see the last saved position.
rules-not-kept = The rules have changed since this game was played, and no position was saved in which it could go on.
rules-newer = This game was played under newer rules than this Lanterne has. Update Lanterne, and it goes on.
continued = Lanterne has newer rules of this game (version { $version }), and the game goes on under them. Nobody can take back what was done before.
continued-lost = { $entries ->
    [one] The last entry of the log could not be carried over.
   *[other] The last { $entries } entries of the log could not be carried over.
}
unreplayable-packs = This game was begun with the packs { $packs }, which have changed or are missing. Put them back, and the game goes on.
nothing-to-undo = There is nothing to take back.
nobody-to-agree = Others have sat at this table or can still sit down, and none of them is here to agree. Alone you can only take back what has shown you nothing new.
nothing-to-redo = There is nothing to redo.
nothing-to-agree = There is nothing left to agree to.
no-such-motion = There is no such motion in this game.
no-such-preference = There is no such preference.
nothing-said = The message is empty.
no-such-moment = The game has no such moment, or it was taken back.
log-not-over = The log contains what is still secret. You can download it when the game is over.
log-not-alone = The file would contain the seed of the dice. Somebody else has sat at this table or can still sit down, so you get the log when the game is over.
no-log = This log cannot be replayed: { $told }.
takes-too-long = This takes too long, so it was given up and nothing was changed. Is the file very large?
too-much-handed-in = Too many files are being read at the moment. Please try again in a minute.

## Tables and seats

no-such-table = There is no such table.
table-not-possible = This table cannot be created: { $told }.
pack-not-added = { $said }
pack-not-removed = { $told }.
packs-are-added-here = Packs can only be added on the computer that runs this server, unless it was started with --open-packs.
packs-are-removed-here = Packs can only be removed on the computer that runs this server.
pack-is-anothers = Somebody else made this pack. Only they can remove it.
network-is-opened-here = Only somebody at the computer that runs this server can open it to the network.
network-not-switched = This server was started so that others can reach it; that is changed where it is started.
no-network = This computer is in no network just now, or its address cannot be used. Check the Wi-Fi or the cable.
others-play-there = Others play at this table. End the game first; then you can remove it.
no-such-pack = This game has no pack called { $name }.
no-such-lesson = There is no such lesson.
no-such-seat = There is no such seat.
no-such-bot = There is no such bot.
no-such-invitation = This invitation is not valid, or no longer. Ask for another one.
no-such-recovery = This link has been used or has expired. Create another one on your other device.
not-the-host = Only the host of the table can do this.
not-your-seat = This is not your seat.
not-at-this-table = Only people at this table can do this.
no-person-there = Nobody sits there.
seat-taken = Somebody already sits there.
no-webhooks-here = This server does not call webhooks.
nameless = Adventurer
your-turn = { $game }: it is your turn. { $link }
webhook-too-long = The address is too long.
webhook-not-https = The address must begin with https://.
webhook-characters = The address contains characters that cannot be used there.
webhook-credentials = The address must not contain a name or password.
webhook-host = The address needs the full name of a public server, such as hooks.example.org.
webhook-port = Only ports 443 and 8443 are allowed.

## The log

auto-wish = { $seat } had chosen this before the game.
auto-passing = { $seat } passes automatically.
auto-spared = The answer for { $seat } is automatic.
auto-agreed = { $seat } agrees too.
auto-bot-failed = { $seat }: the bot failed; the default choice was made for it.
auto-bot-slow = { $seat }: the bot took too long; the default choice was made for it.
auto-bot-illegal = { $seat }: the bot chose something that is not allowed; the default choice was made for it.
auto-bot-gone = { $seat }: the bot crashed; the default choice was made for it.
declined = { $seat } declined.
taken-back = { $seat } took back a move.
handed-over = { $seat } is now played by { $name }.
setting-announced = { $setting }: { $value }. { $effect }
seed-shown = Somebody who played here alone has this game in a file with the seed of its dice, and may know all dice and cards to come.
taken-back-alone = While one person played here alone, { $count ->
        [one] one answer was taken back after its outcome was seen.
       *[other] { $count } answers were taken back after their outcome was seen.
    }
undo-asked = { $seat } asks to take back { $entries ->
        [one] the last answer.
       *[other] the last { $entries } answers.
    }
motion-raised = { $seat } proposes: { $motion }
made-picture = A picture of the board, to print
nothing-made = There is nothing to save or try at this table yet.

## The coach

coach-busy = The coach is still thinking about the last question.
coach-failed = The coach has no answer this time.
coach-not-here = There are no hints here: other people play too, or this game has no coach.
