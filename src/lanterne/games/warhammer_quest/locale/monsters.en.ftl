## How many come

log-horde-rolled = Number of { $monster-many }: { $number } ({ $dice-count ->
        [1] die
       *[other] dice
    }: { $dice }).
log-guardians-halved = Only half the guardians are here: instead of { $printed } { $monster-many } { $number ->
        [one] one comes
       *[other] { $number } come
    }.
log-horde-scaled = The party is small: instead of { $printed } { $monster-many } { $number ->
        [one] one comes
       *[other] { $number } come
    }.

## Placing

log-monsters-come = Monsters appear: { $number ->
        [one] { $monster-a }
       *[other] { $number } { $monster-many }
    }.
log-counter-for-monster = { $foe-id ->
        [none] The counter drawn is that { $warrior-of }.
       *[other] A counter decides for { $foe-the }: { $warrior-the }.
    }
log-monster-placed = { $foe-cap } appears on { $square } and goes for { $warrior-the }.
log-monster-posted = { $foe-cap } takes up position on { $square }.
log-no-room-left = There is no room left for { $number ->
        [one] { $monster-a }
       *[other] { $number } { $monster-many }
    }.

ask-square-for-monster = Where do you place { $monster-a } against { $warrior-the }?
verb-put-monster = Place a monster
do-put-monster = Place { $monster-a } on { $square }, against { $warrior-the }
do-place-for-me = Place them all for me

## Acting

log-monster-moved = { $foe-cap } moves to { $square }.
log-monster-fled = { $foe-cap } flees to { $square }.
log-volley-shot = { $number ->
        [one] A shot { $monster-of }
       *[other] Shots of { $number } { $monster-many }
    }, needing { $needed } or more: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
log-arrow-flew = The arrow { $foe-of } flies at { $warrior-the }.
