## A battle begins

do-battle-monster = Battle the monster on your tile
do-battle-hero = Battle { $opponent }
verb-battle-hero = Battle a hero
no-no-monster-to-fight = There is no monster on your tile.
no-monster-between-heroes = Heroes do not fight each other while a monster is on their tile.
no-opponent-unconscious = An unconscious hero cannot be attacked.
no-nobody-to-assist = Here a monster can only be fought with somebody’s assistance, and nobody is there to assist you.
no-nobody-assisted = Nobody has assisted you here in this turn; you cannot try again.
no-tile-sheltered = This tile is a sanctuary: no hero is attacked here.
no-opponent-protected = A power of this hero does not let you attack now.
log-battle-begins = { $seat-id ->
    [you] You battle { $monster-the }.
   *[other] { $seat } battles { $monster-the }.
}
log-surprise-battle = { $seat-id ->
    [you] { $monster-cap } attacks by surprise: you must battle it at once.
   *[other] { $monster-cap } attacks by surprise: { $seat } must battle it at once.
}
log-duel-begins = { $seat-id ->
    [you] You attack { $opponent }.
   *[other] { $opponent-id ->
        [you] { $seat } attacks you.
       *[other] { $seat } attacks { $opponent }.
    }
}
log-no-help-came = { $seat-id ->
    [you] Nobody assists you: there is no battle with { $monster-the }.
   *[other] Nobody assists { $seat }: there is no battle with { $monster-the }.
}
ask-whom-to-charge = Whom do you fight?
do-charge-monster = Battle the monster on your tile
verb-charge-monster = Battle the monster
do-charge-hero = Battle { $opponent }
verb-charge-hero = Battle a hero

## Before the dice

ask-opening-of-battle = Do you begin the battle with a power?
do-open-with = Use { $power }
verb-open-with = Use a power
do-open-plainly = Use no power
ask-way-to-fight = What do you fight with?
do-fight-with = { $powers-count ->
    [0] Fight with { $rating }
   *[other] Fight with { $rating } and { $powers }
}
verb-fight-with = Fight with a rating
no-rating-forbidden = The power of the monster forbids this.
log-monster-rolls = { $monster-cap } rolls { $number ->
    [one] 1 attack die
   *[other] { $number } attack dice
}: { $dice }.

## Hits and blocks

ask-assignment = How do you use your dice?
do-assign-dice = { $picks-count ->
    [0] Use no die
   *[other] Dice: { $picks }
}
verb-assign-dice = Assign the dice
do-assign-as-advised = As suggested: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} dealt, { $unblocked ->
    [0] none
    [one] 1
   *[other] { $unblocked }
} taken
verb-assign-as-advised = Follow the suggestion
do-hit-with = hit with a { $face }
do-block-with = block the { $against } with a { $face }
do-parry-with = { $power }: block the { $against } with a { $face }
do-cancel-hit = { $power }: cancel the { $against }
verb-hit-with = Hit
verb-block-with = Block
verb-parry-with = Block by a power
verb-cancel-hit = Cancel a hit
no-too-low-to-hit = This die is too low: only { $number } and more hit.
no-too-low-to-block = This die is below { $number }: it can only block a hit that shows the same.
no-only-equal-blocks = Only a die that shows the same can block this hit.
no-may-not-block = You have used a power that bars you from blocking.
no-must-cancel = One of your cards cancels a potential hit: choose which one.
no-must-block = This battle would kill you: in the final phase you must block as long as you have dice for it.
no-holds-dice-back = Between heroes each die of 4 or more hits or blocks: use them all.
log-blocks-by-power = { $seat-id ->
    [you] You block a potential hit with { $power }.
   *[other] { $seat } blocks a potential hit with { $power }.
}
log-hits-and-blocks = { $seat-id ->
    [you] You deal { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } to { $monster-the }, block { $blocked ->
        [0] nothing
        [one] 1 potential hit
       *[other] { $blocked } potential hits
    } and let { $unblocked ->
        [0] none
        [one] 1
       *[other] { $unblocked }
    } through.
   *[other] { $seat } deals { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } to { $monster-the }, blocks { $blocked ->
        [0] nothing
        [one] 1 potential hit
       *[other] { $blocked } potential hits
    } and lets { $unblocked ->
        [0] none
        [one] 1
       *[other] { $unblocked }
    } through.
}
log-duel-hits-and-blocks = { $seat-id ->
    [you] You deal { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } to { $opponent }, block { $blocked ->
        [0] nothing
        [one] 1 potential hit
       *[other] { $blocked } potential hits
    } and let { $unblocked ->
        [0] none
        [one] 1
       *[other] { $unblocked }
    } through.
   *[other] { $seat } deals { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } to { $opponent-id ->
        [you] you
       *[other] { $opponent }
    }, blocks { $blocked ->
        [0] nothing
        [one] 1 potential hit
       *[other] { $blocked } potential hits
    } and lets { $unblocked ->
        [0] none
        [one] 1
       *[other] { $unblocked }
    } through.
}
ask-warding-off = Do you use a power against the hits?
do-ward-off = Use { $power }
verb-ward-off = Use a power
do-take-hits = Use no power
log-warded-off = { $seat-id ->
    [you] With { $power }, you remove { $amount ->
        [one] 1 hit
       *[other] { $amount } hits
    }.
   *[other] With { $power }, { $seat } removes { $amount ->
        [one] 1 hit
       *[other] { $amount } hits
    }.
}
log-armour-rolled = { $seat-id ->
    [you] Your armour
   *[other] The armour of { $seat }
} rolls { $dice } and cancels { $cancelled ->
    [0] nothing
    [one] 1 hit
   *[other] { $cancelled } hits
}.
log-free-attack-rolled = { $seat-id ->
    [you] { $monster-cap } makes a free attack on you and rolls { $number ->
        [one] 1 die
       *[other] { $number } dice
    }: { $dice }.
   *[other] { $monster-cap } makes a free attack on { $seat } and rolls { $number ->
        [one] 1 die
       *[other] { $number } dice
    }: { $dice }.
}
log-free-attack-hits = { $hits ->
    [0] { $monster-cap } misses { $seat-id ->
        [you] you
       *[other] { $seat }
    }.
    [one] { $monster-cap } hits { $seat-id ->
        [you] you
       *[other] { $seat }
    } once.
   *[other] { $monster-cap } hits { $seat-id ->
        [you] you
       *[other] { $seat }
    } { $hits } times.
}

## Monsters wounded and killed

log-monster-wounded = { $monster-cap } takes { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} and has { $wounds } of { $life }.
log-monster-unhurt = { $hits ->
    [one] The hit does { $monster-the } no harm.
   *[other] The { $hits } hits do { $monster-the } no harm.
}
log-monster-struck = { $monster-cap } { $tile-in } takes { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} and has { $wounds } of { $life }.
log-monster-killed = { $seat-id ->
    [you] You kill { $monster-the } and take its card.
   *[other] { $seat } kills { $monster-the } and takes its card.
}
log-monster-revived = { $monster-cap } { $tile-in } rises again without a wound: it was not killed.
log-killed-discarded = { $seat-id ->
    [you] You discard the card of { $monster-the }.
   *[other] { $seat } discards the card of { $monster-the }.
}
log-stone-appears = Where the boss died, { $tile-in }, lies the Summoning Stone.
