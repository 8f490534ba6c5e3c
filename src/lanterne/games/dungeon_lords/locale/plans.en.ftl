## Combat: rounds and cards

log-combat-begins = The parties are at the gates: the combat of year { $year } begins.
log-combat-round-begins = Combat round { $number }. A spell needs { $magic } magic.
log-card-turned-up = The combat card is turned up: “{ $card }”.
log-adventurer-leaves = { $who-cap } has had enough and leaves.
log-creatures-recover = The fighting is over for this year; all monsters and ghosts turn face up.

## Planning

ask-plan-battles = What is your plan for combat round { $round }?
ask-plan-after-waiting = You have waited. What is your plan for combat round { $round }?
do-make-plan = { $picks-count ->
        [0] Let them come: no trap, no creature
       *[other] Plan: { $picks }
    }
verb-make-plan = Plan
do-mark = defend { $cell }
do-lay = lay { $trap-the }
do-station = station { $monster-the }
do-free = let { $who-the } go
do-wait = Wait, and plan once the others’ plans are open
do-no-precaution = Plan nothing against the paladin
no-tile-missing = Several tiles are nearest to the entrance: choose the one that is attacked.
no-prisoner-missing = All your tiles are conquered: choose a prisoner to let go.
verb-mark = Defend a tile
verb-lay = Lay a trap
verb-station = Station a creature
verb-free = Let a prisoner go
no-no-more-traps = You can lay only { $number ->
        [one] one trap
       *[other] { $number } traps
    } on this tile.
no-no-more-monsters = Only { $number ->
        [one] one monster
       *[other] { $number } monsters
    } can fight on this tile; ghosts do not count.
no-traps-too-dear = You cannot pay now what the traps of this plan cost when they are sprung.
no-no-gold-for-room = A trap in a room takes { $number } gold on top of its own cost, and you do not have that now.
no-no-tile-takes-all = No tile that may be attacked takes all of this. Choose the tile to see why.
no-one-tile = Only one tile is attacked, and you have chosen it.
no-face-down = This creature is face down: it does not fight again this year.
no-one-prisoner = You let only one prisoner go.
no-first-plans-now = You are first in turn order and fight before everybody else: there is nothing to wait for.
log-tile-marked = { $seat-id ->
        [you] Your party attacks { $cell }.
       *[other] The party at { $seat }’s dungeon attacks { $cell }.
    }
log-trap-laid = { $trap-id ->
        [hidden] { $seat } lays a trap, face down.
       *[other] { $seat-id ->
            [you] You lay { $trap-the }, face down.
           *[other] { $seat } lays { $trap-the }, face down.
        }
    }
log-creature-stationed = { $seat-id ->
        [you] You station { $monster-the }.
       *[other] { $seat } stations { $monster-the }.
    }
log-lord-waits = { $seat-id ->
        [you] You wait for the others’ plans.
       *[other] { $seat } waits for the others’ plans.
    }
log-no-precaution-taken = { $seat-id ->
        [you] You plan nothing: the paladin may stay away.
       *[other] { $seat } plans nothing: the paladin may stay away.
    }
ask-mark-late = The paladin is here, and nothing is planned. Which tile does he attack?
do-mark-tile = Defend { $cell }
verb-mark-tile = Tile under attack

## Prisoners

ask-release-prisoner = Which prisoner goes free?
do-release = Let { $who-the } go
verb-release = Let a prisoner go
log-prisoner-released = { $seat-id ->
        [you] You let { $who-the } go.
       *[other] { $seat } lets { $who-the } go.
    }
log-nobody-to-release = { $seat-id ->
        [you] All your tiles are conquered, and your prison is empty.
       *[other] All of { $seat }’s tiles are conquered, and the prison is empty.
    }

## The end of a year

log-year-over = Points after year { $year }: { $lords }.
chapter-year = The { $year ->
    [1] first
   *[other] second
} year is over
chapter-lead = { $lord } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
chapter-tie = Nobody leads alone: several have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
chapter-second-year = The second year brings other monsters and rooms, stronger adventurers and another paladin.
chapter-stronger = After its combat the points are counted.
deed-points = { $count ->
    [one] point so far
   *[other] points so far
}
deed-captured = { $count ->
    [one] adventurer captured
   *[other] adventurers captured
}
deed-lost = { $count ->
    [one] tile conquered
   *[other] tiles conquered
}
deed-dug = { $count ->
    [one] tunnel dug
   *[other] tunnels dug
}
deed-built = { $count ->
    [one] room built
   *[other] rooms built
}
deed-hired = { $count ->
    [one] monster hired
   *[other] monsters hired
}
