## Panels

panel-board = The dungeon
panel-fight = What is being resolved
panel-players = Heroes
panel-own = Your hero
panel-others = The others
panel-score = Points
panel-foes = Monsters
panel-turns = Decks
panel-race = The race
panel-choosing = Who goes down?
panel-abilities = Your ability cards
panel-hand = On the table

status-before = Before the descent
status-turn = { $hero }, { $actions ->
        [0] no action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
status-bearer = Final phase: { $hero } has the Stone, { $steps ->
        [0] at the Entrance
        [one] { $steps } step from the Entrance
       *[other] { $steps } steps from the Entrance
    }
status-final = Final phase: nobody has the Stone
status-stone = The boss is dead: the Stone is there for the taking
status-over = The game is over

## The dungeon

floor-treasure = Treasure on { $faces } when the tile is laid
floor-encounter = Encounter on { $faces } when the tile is laid
floor-goal = End your turn here with the Stone to win
floor-stilled = The Cursed Stone stills hero powers here
floor-set-aside = Drawn in this action and not laid
way-between = From { $tile } to { $other }
way-out = Way out of { $tile }
way-unexplored = Nobody knows where it leads
way-dead-end = It leads nowhere: no tile is left
cell-unexplored = Unexplored

## Figures and cards on a tile

figure-wounds = { $wounds } of { $most } wounds
figure-unconscious = Unconscious: spends the next turn getting up
stone-carried = Its bearer wins with it at the Entrance
monster-boss = The boss
monster-attack = Attack: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
monster-power = Power numbers: { $faces }
monster-defence = Hit with { $face } or more
monster-escape = Escape with { $face } or more
monster-life = Life { $left } of { $most }
monster-where = { $tile }
monster-roams = Has yet to roam this round
lying-cards = { $count ->
        [one] A card lies here
       *[other] { $count } cards lie here
    }
lying-open = { $card }. { $effect }
lying-known = Face down, but you know it: { $card }
lying-hidden = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
trap-unknown = A trap
trap-laid-by = Laid by { $hero }
trap-hidden = Only its owner knows what it is
trap-yours = Only you know what it is
mark-of = Laid by { $hero }

## What is being resolved

fight-helpers = Who helps, who hinders
fight-alone = Nobody else is here
fight-escape = Getting away
fight-test = A test
fight-hits = { $count ->
        [one] { $count } hit dealt
       *[other] { $count } hits dealt
    }
fight-taken = { $count ->
        [one] { $count } hit taken
       *[other] { $count } hits taken
    }
fights-with = With { $rating }
helps-not = Has declared nothing
helper-assists = Assists with { $rating }: { $count ->
        [one] { $count } die more
       *[other] { $count } dice more
    }
helper-sabotages = Sabotages: { $count ->
        [one] { $count } die fewer
       *[other] { $count } dice fewer
    }
trap-need = Disarmed by { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } of { $face } or more
trap-rating = With { $rating }
trap-damage = Else { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
pool-dice = { $rating }: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
pool-chance = Succeeds in { $percent } % of all cases
pool-part-base = Base value
pool-part-training = Training tokens
pool-part-turn = For this turn
pool-part-weakened = Weakened
pool-part-next-roll = For this battle roll
pool-part-given = By the power that gives this battle
pool-part-sabotage = Sabotage
pool-part-assist = { $hero } assists
roll-face = Die: { $face }
roll-to-roll = A die to be rolled
roll-unrolled = Not rolled yet
roll-potential = A potential hit
roll-harmless = Does nothing
roll-free = Hits, or blocks any potential hit
roll-blocks = Can only block a hit of the same number
roll-useless = Does nothing
roll-plain = Counts

## Heroes

choosing-life = Life { $count }
choosing-power = { $power }. { $effect }
value-parts = { $rating } { $value }: base { $base }{ $tokens ->
        [0] {""}
        [one] , { $tokens } training token
       *[other] , { $tokens } training tokens
    }{ $more ->
        [0] {""}
       *[other] , cards and powers { $more }
    }
sheet-training = { $race }, trained in { $training }
player-first = First Player
player-bearer = Has the Summoning Stone
player-dead = Killed
player-actions = { $count ->
        [0] No action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
player-lost = Next turn { $count ->
        [one] { $count } action fewer
       *[other] { $count } actions fewer
    }
player-where = { $tile }, { $steps ->
        [0] at the start
        [one] { $steps } step from the Entrance
       *[other] { $steps } steps from the Entrance
    }
powers-personal = Personal power
powers-summoner = Summoner power
powers-needs-stone = Needs the Stone equipped
powers-stilled = Stilled by the Cursed Stone
powers-used = Used up for now
nothing-equipped = Empty
loot-pile = Loot pile
loot-count = { $count ->
        [0] No card in the loot pile
        [one] { $count } card in the loot pile
       *[other] { $count } cards in the loot pile
    }
loot-encounter = Two encounter cards pay for an Advance
loot-boss = Alone pays for an Advance
held-hidden = A card face down
held-ability = One of the cards you have drawn: you keep one
held-equipped = Equipped
held-looted = In the loot pile
held-joined = Travels with this hero
held-attached = Attached to this hero
held-found = Found
held-drawn = Drawn
held-looked-at = You are looking at it
held-offered = Offered
held-asked-for = Asked for in return
held-in-supply = In the supply
held-discarded = Discarded

## Turns and decks

round-number = Round { $round }
round-of = Round { $round } of { $most }
round-now = { $hero } now
round-then = then { $hero }
boss-hidden = The boss card is still face down
boss-hidden-why = Turned up when the Lair is laid
boss-peeked = Still face down, but you have looked at it
boss-slain = The boss is slain
pile-stack = Dungeon tiles
pile-encounters = Encounters
pile-treasures = Treasures
pile-left = { $count ->
        [0] None left
        [one] { $count } left
       *[other] { $count } left
    }

## The race

chase-bearer = { $hero } has the Stone
chase-nobody = The Stone lies there
chase-at = { $tile }
chase-lies = { $tile }: a Search takes it
chase-equipped = Equipped: summons monsters, uses the summoner power
chase-not-equipped = In the loot pile, not equipped
chase-home = Wins at the end of the turn
chase-steps = { $count ->
        [0] At the Entrance
        [one] { $count } step to the Entrance
       *[other] { $count } steps to the Entrance
    }
chase-away = { $count ->
        [0] On the same tile
        [one] { $count } step from the Stone
       *[other] { $count } steps from the Stone
    }
chase-bars = Stands between the Stone and the Entrance
chase-same-tile = Holds the bearer, who must escape

## Still to come

pending-monster-rolls = the monster’s dice
pending-hero-rolls = the hero’s dice
pending-assignment = hits and blocks
pending-armour = armour
pending-free-attack = a free attack on { $hero }
pending-lair = the Boss Lair
pending-turn = { $hero }

## Words of warning

warn-search = There is something here to take.
warn-advance = You have the cards for an Advance.
warn-actions = You have { $count ->
        [one] an action
       *[other] { $count } actions
    } left.
warn-home = You hold the Stone at the Entrance: end your turn here and you win.
warn-bridge = The Ancient Bridge: should all your Skill dice show 1, you fall.
warn-sabotage = If the action succeeds all the same, the wound would defeat you.

## What decided the game

story-points = { $points } points
story-score = { $line }: { $number }, { $points } points
story-won = Won
story-died = Was killed
story-stone = Held the Stone
story-training = { $count ->
        [one] { $count } training token
       *[other] { $count } training tokens
    }
story-equipped = { $count ->
        [one] { $count } card equipped
       *[other] { $count } cards equipped
    }
story-boss = Round { $round }: the boss appears: { $card }.
story-slain = Round { $round }: { $hero } slays { $card }.
story-taken = Round { $round }: { $hero } takes the Stone.
story-death = Round { $round }: { $hero } is killed.
story-kills = Most monsters killed: { $hero }, { $count }.
story-falls = Most often unconscious: { $hero }, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
story-helped = Most helpful: { $hero }, { $count ->
        [one] one assist
       *[other] { $count } assists
    }.
story-hindered = Most treacherous: { $hero }, { $count ->
        [one] one sabotage
       *[other] { $count } sabotages
    }.

## Dice

die = { $number }
threat = { $number }

## Looking ahead

foresee-dealt = { $foe }: { $count ->
        [0] no wound
        [one] { $count } wound
       *[other] { $count } wounds
    }, { $left ->
        [0] defeated
       *[other] { $left } Life left
    }
foresee-taken = { $hero }: { $count ->
        [0] no hit gets through
        [one] { $count } hit gets through
       *[other] { $count } hits get through
    }
foresee-defeated = { $hero } would be defeated, unless armour or a power helps

## Alone

points-now = { $points } points so far
points-of = { $points } points

## Shown large on the table

stage-encounter-drawn = Encounter
stage-card-found = Found
stage-gains-treasure = Treasure
stage-gains-artifact = Artifact
stage-boss-revealed = The boss
stage-monster-summoned = Summoned
