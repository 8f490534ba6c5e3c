## Panels

panel-board = The dungeon
panel-choosing = Who goes down?
panel-players = The party
panel-cards = Cards and spells
panel-adventure = The adventure
panel-monsters = Monsters

## The dungeon

wall = Wall
ledge = Ledge: you can see over it, but not step over it
layer-link = These two sections join, although they are drawn apart
floor-square = { $square }, { $section }
floor-pit = One level down; climbing out costs two squares of movement
floor-chasm = The fire chasm: nobody can enter it
floor-bridge = The bridge: you can only walk along it
floor-blocked = Closed for good
floor-exit = A secret exit leads out from here
floor-stairs = Stairs, an ordinary square
floor-dark = In the dark
floor-falling = The roof is about to come down
floor-fallen = The roof has come down
door-open = An open doorway
door-entrance = The dungeon entrance
door-unexplored = Nobody knows what lies behind it
door-dead-end = A dead end: no card is left behind it
door-portcullis = Closed by a portcullis; you can see and shoot through it
door-rubble = Rubble blocks it
door-cards = { $count ->
        [one] { $count } dungeon card lies behind it
       *[other] { $count } dungeon cards lie behind it
    }

## Figures

figure-wounds = Wounds { $wounds } of { $most }
figure-unconscious = Unconscious: dies at the end of the turn unless somebody heals them
figure-leads = Carries the lantern and leads
figure-target = Goes for: { $warrior }
figure-guardian = A guardian of the objective room
figure-fewer = Confused: { $count ->
        [one] one attack fewer this turn
       *[other] { $count } attacks fewer this turn
    }
condition-webbed = Webbed
condition-senseless = Senseless
condition-fallen = Fallen: attackers have +2 to hit
condition-berserk = Berserk: one more attack
condition-invisible = Invisible
condition-levitating = Floating
condition-shielded = Shielded: only a natural 6 harms
condition-rebound = Rebound
condition-life-force = Life force
condition-in-pit = In a pit
condition-rage = Attacks nobody this turn
condition-ogre = Ogre strength
fate-dead = Dead
fate-lost = Lost in the dark
fate-out = Has left the dungeon

## The party

fact-moves = Movement { $count }
fact-skill = Weapon skill { $count }
fact-strength = Strength { $count }
fact-toughness = Toughness { $count }, armour included
fact-attacks = Attacks { $count }
fact-initiative = Initiative
fact-gold = Gold { $gold }
fact-trophies = Trophies of this combat: { $count }
fact-wounds = Wounds { $count }
fact-value = Worth { $gold } gold
fact-power = Power left this turn: { $count }
fact-tokens = Power tokens: { $count }
sheet-received = Treasures received: { $count }
card-waits = Not taken by anyone yet
card-in-use = In use
card-used = Used
card-charges = { $count ->
        [one] { $count } charge left
       *[other] { $count } charges left
    }
spell-cost = Costs { $count } power

## The adventure

adventure-goal = The goal
goal-find = It is among the last seven cards: { $section }.
goal-guardians = Deal with the guardians: { $section }.
goal-finish = The guardians are gone. Do what the adventure asks.
adventure-line = Rule { $number }
own-bet = { $warrior } bets on { $king }
own-bet-secret = Nobody else knows it until the sword is dipped
difficulty-shown = Difficulty: { $difficulty }
adventure-clock = Time is running out
clock-left = { $count ->
        [0] This is the last turn
        [one] One turn is left after this one
       *[other] { $count } turns are left after this one
    }
event-stands = Still in force
deck-dungeon = Dungeon cards
deck-events = Event cards
deck-treasures = Treasure cards
deck-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
monster-count = On the board: { $count }

## The status

status-over = The adventure is over
status-before = The party gets ready
status-turn = Turn { $turn }
status-active = { $warrior } (moves left: { $moves })
status-power = Power { $count }

## Still to be resolved

pending-own-turn = The turn goes on
pending-turn-of = Turn: { $warrior }
pending-event = Another event card is drawn
pending-monsters-come = Monsters come: { $event }
pending-treasure = A treasure is drawn
pending-blow = { $warrior } strikes at { $foe }
pending-attack = { $foe } attacks: { $warrior }
pending-wounds = { $warrior } loses wounds
pending-monsters = The monsters act
pending-dark = A warrior left in the dark is lost
pending-window = Others may react

## The story

story-gold = { $gold } gold
story-kills = { $count ->
        [one] { $count } monster killed
       *[other] { $count } monsters killed
    }
story-dealt = { $count ->
        [one] { $count } wound dealt
       *[other] { $count } wounds dealt
    }
story-died = Fell in the dungeon
story-lost = Was lost in the dark
story-left = Left before the end
story-death = Turn { $turn }: { $warrior } falls.
story-astray = Turn { $turn }: { $warrior } is lost in the dark.
story-room = Turn { $turn }: the objective room is found.
story-minotaur = Turn { $turn }: { $warrior } kills a minotaur.
story-fallen = { $count ->
        [one] { $count } monster fell.
       *[other] { $count } monsters fell.
    }

## A word of warning

warn-dark = There is no light there: if you end your movement there, you are lost.
warn-behind = If the leader goes there, { $warrior } is left in the dark, may not be able to follow, and would then be lost.
warn-strike = You could still strike { $foe }.
warn-leave = If you leave, you cannot come back.

## Shown large on the table

stage-event-drawn = Event card
stage-treasure-drawn = Treasure card
stage-spell-cast = Spell
stage-spell-cast-on = Spell
stage-spell-cast-on-self = Spell
stage-spell-cast-at = Spell
stage-scroll-read = Scroll
stage-adventure-rolled = The adventure
stage-adventure-chosen = The adventure
stage-goal-reached = The goal is reached
stage-adventure-failed = The adventure has failed
stage-died = Fallen
stage-objective-found = The objective room

# The letters of figures
mark-barbarian = B
mark-elf = E
mark-wizard = W
mark-dwarf = D
mark-foe = { $kind }{ $number }
mark-minotaur = m
mark-orc-warrior = o
mark-orc-archer = a
mark-skaven = s
mark-goblin-spearman = g
mark-night-goblin = n
mark-giant-rat = r
mark-giant-bat = b
mark-giant-spider = p
mark-snotling = t

## Who did what

deed-slain = { $count ->
    [one] monster killed
   *[other] monsters killed
}
deed-treasures = { $count ->
    [one] treasure received
   *[other] treasures received
}
deed-gold = { $count ->
    [one] gold found
   *[other] gold found
}
deed-wounds = { $count ->
    [one] wound suffered
   *[other] wounds suffered
}
deed-down = { $count ->
    [one] time unconscious
   *[other] times unconscious
}
