## Action 2: hero spells

verb-cast-on-hero = Cast a spell on a hero
do-cast-on-hero = Cast “{ $spell }” on { $hero-the }
verb-cast-on-foe = Cast a spell on a monster
do-cast-on-foe = Cast “{ $spell }” on { $foe-the }
verb-cast-on-door = Open a door by magic
do-cast-on-door = Cast “{ $spell }”: open door { $door }
ask-second-spell = The Wand of Magic grants a second, different spell. Do you cast one?
do-no-second-spell = No second spell

no-casts-no-spells = Only the elf and the wizard cast spells.
no-target-not-visible = You cannot see this target: a wall, a closed door, a blocked square or a figure is in the way.
no-immune-by-the-card = This monster is immune to the spell, as the card says.
no-known-to-be-immune = This monster has proved immune to the spell.
no-spell-not-on-objects = Only spells that do damage can be cast on this object.
no-cast-this-turn = The second spell must differ from the first.

log-spell-cast-on-hero = { $caster-cap } casts “{ $spell }” on { $hero-the }.
log-spell-cast-on-foe = { $caster-cap } casts “{ $spell }” on { $foe-the }.
log-spell-cast-on-door = { $caster-cap } casts “{ $spell }” on door { $door }.
log-effect-begins = “{ $spell }” is now in effect for { $hero-the }.
log-courage-gone = { $hero-cap } has no monster in view: Courage is gone.
log-immunity-met = “{ $spell }” has no effect on { $foe-the }: this monster is immune to it.
log-foe-saved = { $loss ->
        [0] A roll of { $dice } against “{ $spell }”: { $foe-the } is spared.
        [one] A roll of { $dice } against “{ $spell }”: { $foe-the } must lose 1 Body Point.
       *[other] A roll of { $dice } against “{ $spell }”: { $foe-the } must lose { $loss } Body Points.
    }
log-sleep-resisted = A roll of { $dice }: { $foe-the } stays awake.
log-monster-falls-asleep = A roll of { $dice }: { $foe-the } falls asleep.
log-monster-sleeps-on = A roll of { $dice }: { $foe-the } sleeps on.
log-monster-wakes = A roll of { $dice }: { $foe-the } wakes up.
log-monster-whirled = A whirlwind seizes { $foe-the }: it will miss its next turn.

## Conditions

log-condition-laid = { $condition-id ->
        [asleep] { $hero-cap } falls asleep.
        [paralysed] { $hero-cap } is paralysed.
        [afraid] Fear grips { $hero-the }.
        [commanded] { $hero-cap } is under Zargon’s command.
       *[miss-turn] A whirlwind seizes { $hero-the }, who will miss the next turn.
    }
log-condition-lasts = A roll of { $dice }: { $hero-the } { $condition-id ->
        [asleep] sleeps on.
        [paralysed] remains paralysed.
        [afraid] is still afraid.
       *[commanded] remains under Zargon’s command.
    }
log-condition-shaken-off = A roll of { $dice }: { $hero-the } { $condition-id ->
        [asleep] wakes up.
        [paralysed] is no longer paralysed.
        [afraid] is no longer afraid.
       *[commanded] breaks free of Zargon’s command.
    }
log-turn-missed = { $condition-id ->
        [asleep] { $hero-cap } sleeps through this turn.
        [paralysed] { $hero-cap } is paralysed and misses this turn.
        [commanded] { $hero-cap } obeys Zargon and has no turn of their own.
       *[miss-turn] { $hero-cap } is caught in the whirlwind and misses this turn.
    }

## Dread spells

direction-north = north
direction-northeast = north-east
direction-east = east
direction-southeast = south-east
direction-south = south
direction-southwest = south-west
direction-west = west
direction-northwest = north-west

verb-cast-at = Cast a Dread spell at a hero
do-cast-at = { $foe-cap } casts “{ $spell }” at { $hero-the }
verb-cast-line = Cast a Dread spell in a line
do-cast-line = { $foe-cap } casts “{ $spell }” to the { $direction }
verb-cast = Cast a Dread spell
do-cast = { $foe-cap } casts “{ $spell }”
ask-choose-rust = What rusts away? Choose a sword or helmet { $hero-of }.
verb-rusts-away = Let something rust away
do-rusts-away = { $hero-cap }: { $item }
ask-choose-summon-square = { $foe-cap } has called: where does the next monster appear? ({ $kind })
verb-put-summoned = Put a summoned monster on the board
do-put-summoned = { $kind } on { $square }

no-no-dread-spells = This monster has no Dread spell left.
no-must-cast-first = The quest makes this monster cast “{ $spell }” now.
no-hero-not-visible = The caster cannot see this hero.
no-nothing-to-rust = This hero has no ordinary sword or helmet.
no-has-condition-already = The hero is already under this spell.
no-strikes-nobody = The spell would not affect anybody.
no-not-in-corridors = This spell works in rooms only.

log-dread-cast-at = { $foe-cap } casts “{ $spell }” at { $hero-the }.
log-dread-cast-line = { $foe-cap } casts “{ $spell }” to the { $direction }.
log-dread-cast = { $foe-cap } casts “{ $spell }”.
log-hero-saved = { $loss ->
        [0] A roll of { $dice } against “{ $spell }”: { $hero-the } is spared.
        [one] A roll of { $dice } against “{ $spell }”: { $hero-the } must lose 1 Body Point.
       *[other] A roll of { $dice } against “{ $spell }”: { $hero-the } must lose { $loss } Body Points.
    }
log-dread-resisted = A roll of { $dice }: { $hero-the } resists “{ $spell }”.
log-dread-not-resisted = A roll of { $dice }: { $hero-the } cannot resist “{ $spell }”.
log-rusted-away = { $hero-cap } loses { $item-a } to rust.
log-caster-escaped = { $foe-cap } vanishes and appears on { $square }.
log-caster-vanished = { $foe-cap } vanishes from the board.
log-summoning-rolled = { $foe-cap } rolls { $dice } for “{ $spell }”.
