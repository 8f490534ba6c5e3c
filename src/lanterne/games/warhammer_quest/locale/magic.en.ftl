## Windows

moment-turn-starts = The turn starts
moment-power-rolled = The power has been rolled
moment-event-resolved = An event is over
moment-monsters-placed = Monsters have appeared
moment-own-turn-starts = A warrior’s turn starts
moment-movement-over = A warrior has moved
moment-attack = Between two attacks
moment-monsters-phase-starts = The monsters’ phase starts
moment-monster-attack = Between two attacks of monsters
moment-warrior-falls = A warrior has fallen
moment-exploration-starts = The exploration phase starts
moment-turn-ends = The turn is about to end
moment-warriors-phase-starts = The warriors’ phase starts
ask-interrupt = { $moment }. Do you use a card or cast a spell?
verb-pass-phase = Pass for the rest of the phase
do-pass-phase = { $warrior }: not again in this phase
verb-pass-until-hit = Pass until somebody is hit
do-pass-until-hit = { $warrior }: not until somebody is hit
verb-ask-seldom = Ask me seldom
do-ask-seldom = { $warrior }: seldom from now on
verb-pass-until-wounded = Pass until somebody loses wounds
do-pass-until-wounded = { $warrior }: not until wounds are lost
verb-pass-until-own-turn = Pass until your own turn
do-pass-until-own-turn = { $warrior }: not until my own turn
verb-ask-me-again = Ask me every time
do-ask-me-again = { $seat } wants to be asked every time
no-asked-anyway = You are already asked every time.

## Paying for spells

ask-payment = How do you pay for the spell? It costs { $cost }, and you have { $power } power.
verb-pay = Pay
do-pay = Pay with power{ $tokens ->
        [0] { "" }
        [one] {", 1 token"}
       *[other] {", "}{ $tokens } tokens
    }{ $orb ->
        [0] { "" }
       *[other] {", "}{ $orb } from the orb
    }{ $shard ->
        [0] { "" }
       *[other] {", "}{ $shard } from the shard
    }
do-use-deathstone = Use the Deathstone: free on 3 to 6, on 1 or 2 the spell fails and this turn’s power is lost
no-not-enough-power = You do not have enough power for it.
log-paid-with-power = Power spent: { $power }, left: { $left }.
log-paid-with-tokens = Power tokens spent: { $tokens }, left: { $left }.
log-paid-with-orb = Points taken from the orb of might: { $charges }.
log-paid-with-shard = Points taken from the shard: { $charges }.
log-deathstone-pays = The Deathstone gives { $dice }: the spell costs nothing.
log-deathstone-fails = The Deathstone gives { $dice }: the spell fails{ $power ->
        [0] { "" }
       *[other] {", "}and the { $power } power left is lost
    }.

## Casting

verb-cast = Cast a spell
do-cast = Cast “{ $spell }”
verb-cast-on = Cast a spell on a warrior
do-cast-on = Cast “{ $spell }” on { $warrior-the }
verb-cast-at = Cast a spell at a monster
do-cast-at = Cast “{ $spell }” at { $foe-the }
verb-bring-life = Cast “Lifebringer”
do-bring-life = Cast “Lifebringer” ({ $warriors })
verb-raise-from-dead = Cast “Resurrection”
do-raise-from-dead = Raise { $warrior-the } from the dead
verb-read-scroll = Read a scroll
do-read-scroll = Read { $item-the } at { $foe-the }
no-cannot-cast = You cannot cast spells while you are unconscious, webbed or senseless.
no-only-levitate-in-pit = In a pit you can only cast Levitate on yourself.
no-attack-spells-wait = You can only cast attack spells in the warriors’ phase.
no-spell-without-target = There is nothing to cast it at.
no-pits-used-up = Three pits of despair are open already.
no-strong-already = This warrior already has Ogre strength this turn.
no-under-spell-already = This warrior is already under this spell.
no-has-begun-to-attack = This warrior has already begun to attack this turn.
no-not-hurt = There are no wounds to heal.
log-spell-cast = The Wizard casts “{ $spell }”.
log-spell-cast-on = The Wizard casts “{ $spell }” on { $warrior-the }.
log-spell-cast-on-self = The Wizard casts “{ $spell }” on themselves.
log-spell-cast-at = The Wizard casts “{ $spell }” at { $foe-the }.
log-scroll-read = The Wizard reads { $item-the } at { $foe-the }.
log-foe-suffers = { $foe-cap } suffers: rolls { $dice }, { $damage } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-foe-suffers-unmodified = { $foe-cap } suffers{ $dice-count ->
        [0] {": "}
       *[other] {": rolls "}{ $dice }{", "}
    }{ $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    } without modifiers.
log-warrior-suffers = { $warrior-cap } suffers: rolls { $dice }, { $damage } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-warrior-suffers-unmodified = { $warrior-cap } suffers: rolls { $dice }, { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    } without modifiers.

## Attack spells

ask-where-to-burn = Where does the fireball burst?
verb-fireball-bursts = Aim the fireball
do-fireball-bursts = Burn these squares ({ $squares })
log-freeze-rolled = The cold gives { $dice }: the number of monsters, and of wounds for each.
ask-whom-to-freeze = Which monster is frozen? The die shows { $number }.
verb-freeze-foe = Freeze a monster
do-freeze-foe = Freeze { $foe-the }
verb-freeze-chosen = Leave out the others
do-freeze-chosen = Leave out those that wait
log-made-strong = { $warrior-cap } has +{ $strength } strength for damage this turn.
ask-pit-of-despair = Where does the pit of despair open?
verb-open-pit = Open the pit
do-open-pit = Open the pit here ({ $squares })
verb-open-pit-across = Open the pit across the way
do-open-pit-across = Open the pit here ({ $squares }): nobody will get past it any more
log-pit-opens = A pit of despair opens; it is number { $pits }.
log-foe-at-brink = { $foe-cap } rolls { $dice } and does not fall in.
log-foe-falls-in = { $foe-cap } rolls { $dice } and falls into the pit.
log-warrior-at-brink = { $warrior-cap } rolls { $dice } and does not fall in.
log-warrior-falls-in = { $warrior-cap } rolls { $dice } and falls into the pit.
ask-put-foe-out-of-pit = { $user-cap } opens a pit at { $corner }. Where does { $foe-the } go?
ask-jump-out-of-pit = A pit opens at { $corner }. Where does { $warrior-the } go?

## Spells of defence and healing

log-rises-up = { $warrior-cap } rises into the air for a full turn.
log-comes-down = { $warrior-cap } comes down to the ground.
log-made-tough = { $warrior-cap } has +{ $toughness } toughness this turn.
log-confused = { $foe-cap } has one attack less this turn.
log-spell-heals = Healing for { $warrior-the }: { $dice }.
log-lifebringer-fails = Two dice are equal: nobody is healed.
ask-share-life = Life Force: who is healed, and by how much?
verb-give-life = Heal a warrior
do-give-life = { $warrior }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
log-life-given = Life Force gives { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } back { $warrior-to }.
ask-where-to-rise = Where does { $warrior-the } come back to life?
verb-rise = Come back
do-rise = { $warrior-cap } comes back on { $square }
log-risen = { $warrior-cap } is alive again, on { $square }, without gold or treasures.

## Trading

verb-wish-to-trade = Trade at the end of the turn
do-wish-to-trade = { $seat } wants to trade at the end of the turn
no-nobody-to-trade-for = You have no warrior in the dungeon.
no-wants-to-trade-already = You have already said that you want to trade.
no-monsters-about = You cannot trade while a monster is in the section of either warrior, or while one of them is webbed or senseless.
log-trade-wanted = { $warrior-cap } wants to trade at the end of the turn.
ask-trade = What does { $warrior-the } offer or ask for?
verb-offer-card = Give a card
do-offer-card = { $warrior-cap } gives { $item-the } { $other-to }
verb-ask-for-card = Ask for a card
do-ask-for-card = { $warrior-cap } asks for { $item-the } { $other-of }
do-no-more-trades = No more trades
ask-answer-trade = { $asked }: do you agree that { $warrior-the } hands { $item-the } { $taker-to }?
do-agree-to-trade = Agree
verb-decline-trade = Decline
do-decline-trade = { $warrior-cap } declines
log-handed-over = { $warrior-cap } hands { $item-the } { $taker-to }.
log-trade-declined = { $warrior-cap } declines.
