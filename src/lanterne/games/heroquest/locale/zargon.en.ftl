## Zargon's turn

ask-zargon-choice = Zargon’s turn in round { $round }: which monster is next?
do-use = Play { $foe-the }
verb-use = Play a monster
do-let-rest-act = Let the rest act by themselves
do-end-zargon-turn = End Zargon’s turn
no-monster-used = This monster has already had its turn.
no-monster-asleep = This monster is asleep.
no-monster-misses-turn = This monster misses this turn.
log-zargon-begins = Round { $round }: it is Zargon’s turn.
log-rest-let-loose = Zargon lets the rest act by themselves.

## A monster

ask-monster-choice = What does { $foe-the } do? It may move and then act, or act and then move.
ask-monster-acts = { $foe-cap } has moved. Does it act?
ask-monster-moves = { $foe-cap } has acted. Does it move?
do-go = Move { $foe-the } to { $square }
verb-go = Move
do-strike-hero = { $foe-cap } attacks { $hero-the }
verb-strike-hero = Attack
do-stand-down = Nothing more
no-safe-on-stairs = Figures on the stairs are safe.
no-not-beside-monster = This monster can only attack an adjacent figure.
log-monster-moved = { $foe-cap } moves to { $square }.

## A commanded hero

ask-commanded-choice = { $hero-cap } obeys you, with { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } left. What do you make them do?
do-lead = Move { $hero-the } to { $square }
verb-lead = Move the hero
do-turn-on = { $hero-cap } attacks { $friend-the }
verb-turn-on = Attack another hero
do-let-go = Let { $hero-the } go
verb-let-go = Nothing more
no-has-turned-on = This hero has already attacked.
no-not-beside-hero = A commanded hero can only attack an adjacent figure.
log-hero-obeys = { $hero-cap } must obey Zargon.

## Bots

bot-steady = Steady
    .effect = Plays Zargon exactly as the rulebook’s chapter on the automated Zargon says, so that you can foresee what the monsters do; as a hero, explores with the party, fights, searches and comes home in time.
