## Combien il en vient

log-horde-rolled = Nombre de monstres ({ $monster-many }) : { $number } ({ $dice-count ->
        [1] dé
       *[other] dés
    } : { $dice }).
log-guardians-halved = La moitié des gardiens seulement est là : au lieu de { $printed } { $monster-many }, il en vient { $number }.
log-horde-scaled = Le groupe est réduit : au lieu de { $printed } { $monster-many }, il en vient { $number }.

## Le placement

log-monsters-come = Des monstres surgissent : { $number ->
        [1] { $monster-a }
       *[other] { $number } { $monster-many }
    }.
log-counter-for-monster = { $foe-id ->
        [none] Le pion tiré est celui { $warrior-of }.
       *[other] Un pion décide pour { $foe-the } : { $warrior-the }.
    }
log-monster-placed = { $foe-cap } surgit en { $square } et s’en prend { $warrior-to }.
log-monster-posted = { $foe-cap } prend position en { $square }.
log-no-room-left = Il n’y a plus de place pour { $number ->
        [1] { $monster-a }
       *[other] { $number } { $monster-many }
    }.

ask-square-for-monster = Sur quelle case placez-vous { $monster-a } contre { $warrior-the } ?
verb-put-monster = Placer un monstre
do-put-monster = Placer { $monster-a } en { $square }, contre { $warrior-the }
do-place-for-me = Tout placer à ma place

## L’action des monstres

log-monster-moved = { $foe-cap } se déplace en { $square }.
log-monster-fled = { $foe-cap } s’enfuit en { $square }.
log-volley-shot = { $number ->
        [1] Tir { $monster-of }
       *[other] Tir de { $number } { $monster-many }
    }, qui { $number ->
        [1] touche
       *[other] touchent
    } sur { $needed } ou plus : { $dice }, { $hits ->
        [0] aucune touche
        [1] une touche
       *[other] { $hits } touches
    }.
log-arrow-flew = La flèche { $foe-of } vise { $warrior-the }.
