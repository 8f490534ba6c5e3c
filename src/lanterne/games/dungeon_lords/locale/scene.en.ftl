### What the table shows.

panel-board = Realm
panel-own-dungeon = Your dungeon
panel-dungeon = { $lord }
panel-lords = Lords
panel-season = Season
panel-own = Yours
panel-scores = Points

status-over = The game is over

## The central board

zone-away = Inaccessible to you this round
evil-space = Evilometer, space { $number }
evil-paladin = The paladin’s space: from here on he may come to the most evil lord
evil-paladin-waits = The paladin’s space: he goes to the first lord who reaches it
counter-of = Evil counter: { $lord }
counter-of-dummy = Evil counter of the dummy lords
counter-evil = Evil { $number }
counter-hosts = The paladin is in this lord’s party
minion-of = Minion: { $lord }
minion-of-dummy = Minion of dummy lord { $number }
realm-monster = Hire Monster
realm-tent = Tent
season-now = This season
season-past = Over
season-event = { $season }: { $event }
dummy-lord = Dummy lord { $number }
dummy-shown = { $order }: revealed
dummy-left = { $order }: face down
dummy-away = { $order }: inaccessible
captive = Prisoner: { $adventurer }

## What a lord has to reckon with

due-gold = { $event } { $when }: { $due } gold, you have { $have }
due-food = { $event } { $when }: { $due } food, you have { $have }
due-trap = { $event } { $when }: { $due ->
        [one] { $due } trap
       *[other] { $due } traps
    }, you have { $have }
due-evil = { $event } { $when }: paying all brings { $due } evil
due-short = { $count } short
due-room = { $room }: { $count } workers for one use, { $free } free

## The score

fact-points = { $count ->
        [one] { $count } point as things stand
       *[other] { $count } points as things stand
    }
score-total = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } as things stand
score-line = { $what } ({ $number }): { $points }
score-licensed = Dungeon lord’s licence
score-unlicensed = No licence
title-leads = { $lord } ({ $number })

## Tiles and cards

wage-gold = Wage: { $count } gold
wage-food = Wage: { $count } food
wage-evil = Wage: gain { $count } evil
wage-trap = Wage: { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
wage-monster = Wage: another of your monsters, devoured
creature-face-down = Face down: cannot be used again this year
face-down-trap = Trap, face down
face-down-order = Order, face down
row-order = Order space { $number }
face-down-card = Combat card, face down
card-peeked = You have looked at it; it is still face down
card-fatigue = Fatigue { $count }
skill-glyph = Glyph { $glyph }
skill-anti-trap = Prevents { $count } trap damage
skill-heart = Heals { $count } damage
skill-magic = { $count } magic
hero-first = First in the line
hero-damage = { $damage } damage out of { $most }
hero-extra = { $count ->
        [one] { $count } more hit point
       *[other] { $count } more hit points
    } than printed

## A lord’s board

area-supplies = Supplies
tile-tunnel = Tunnel, { $cell }
tile-earth = Earth, { $cell }
tile-entrance = The entrance
tile-conquered = Conquered
room-used = { $count ->
        [one] Used once this round
       *[other] Used { $count } times this round
    }
imp-digs = Imp, has dug here
imp-mines = Imp, has mined here
imp-foreman = Imp as foreman
fact-gold = { $count } gold
fact-food = { $count } food
fact-imps = { $free } of { $all ->
        [one] { $all } imp
       *[other] { $all } imps
    } available
fact-trolls = { $free } of { $all ->
        [one] { $all } troll token
       *[other] { $all } troll tokens
    } available
fact-evil = Evil { $count }
fact-unpaid = { $count } gold of unpaid tax
fact-traps = { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
fact-monsters = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
lord-first = Starting player
lord-hosts = Has the paladin
lord-planned = Plan made

## The combat row

row-trap = Trap
row-fast-spell = Fast spell
row-monsters = Monsters
row-slow-spell = Slow spell
row-healing = Healing
row-conquest = Conquest
row-magic = { $magic } magic in the party, { $needed } needed
row-stopped = Does not happen in this battle

## What is still to come

pending-zone = { $zone }
pending-battle = Battle: { $lord }
pending-paladin = The paladin looks around

## Warnings before an answer

warn-paladin = This much evil brings the paladin to your dungeon.
warn-idle = { $room } could still be used.
warn-unpaid = You could pay { $count } more gold: each unpaid gold costs 3 points at the end.

## At the end

story-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
story-things = { $count } for what the dungeon holds
story-titles = { $points } for { $count ->
        [one] { $count } title
       *[other] { $count } titles
    }
story-title = { $title }
story-licensed = has earned the dungeon lord’s licence
story-unlicensed = earns no licence
story-paladin = In year { $year } the paladin came to { $lord }.
story-paladin-caught = In year { $year } { $lord } captured the paladin.
story-combat = Combat of year { $year }, { $lord }: { $captured } captured, { $conquered ->
        [one] { $conquered } tile lost
       *[other] { $conquered } tiles lost
    }.

# The letters of figures
mark-red = R
mark-blue = B
mark-green = G
mark-yellow = Y
mark-adventurer = { $kind }{ $number }
mark-warrior = W
mark-thief = T
mark-priest = P
mark-wizard = M
mark-paladin = !
mark-illusion = ?
mark-goblin = g
mark-slime = s
mark-ghost = h
mark-troll = t
mark-witch = w
mark-vampire = v
mark-golem = o
mark-dragon = d
mark-demon = e
mark-gold = g
mark-food = f
mark-imps = i
mark-evil = e
mark-trolls = t
mark-unpaid = u
