## Where wounds come from

source-battle = battle
source-free-attack = free attack
source-trap = trap
source-tile = tile
source-power = power
source-sabotage = failed sabotage
source-cost = cost

## Wounds

log-wounded = { $seat-id ->
    [you] You take { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } ({ $source }); { $left } more would defeat you.
   *[other] { $seat } takes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } ({ $source }); { $left } more would bring defeat.
}
log-last-wound = { $seat-id ->
    [you] You take { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } ({ $source }) and have no Life left.
   *[other] { $seat } takes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    } ({ $source }) and has no Life left.
}
log-wounds-prevented = { $power }: { $seat-id ->
    [you] you are
   *[other] { $seat } is
} spared { $amount ->
    [one] 1 wound.
   *[other] { $amount } wounds.
}
log-wounds-redirected = { $power }: { $seat-id ->
    [you] you pass
   *[other] { $seat } passes
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} on to { $target-id ->
    [you] you.
   *[other] { $target }.
}
ask-may-redirect = { $shield }: who takes the wound?
do-bear-wounds = You
do-redirect-wounds = { $target } ({ $shield })
verb-redirect-wounds = Pass a wound on

## Unconscious

log-saved = { $seat-id ->
    [you] You stay on your feet.
   *[other] { $seat } stays up.
}
log-falls = { $seat-id ->
    [you] You fall unconscious { $tile-in }.
   *[other] { $seat } falls unconscious { $tile-in }.
}
log-trap-falls-off = { $seat-id ->
    [you] { $trap-cap } comes off you and is discarded.
   *[other] { $trap-cap } comes off { $seat } and is discarded.
}
ask-choose-what-to-leave = You are unconscious. Which treasure or artifact do you leave on the tile?
do-leave-card = { $card }
verb-leave-card = Leave a card
do-leave-nothing = Nothing: you have neither treasure nor artifact
verb-leave-nothing = Leave nothing
log-leaves-card = { $seat-id ->
    [you] You leave { $card-the } behind { $tile-in }.
   *[other] { $seat } leaves { $card-the } behind { $tile-in }.
}
log-leaves-hidden-card = { $card-id ->
    [hidden] { $seat } leaves a card of the loot pile face down { $tile-in }.
   *[other] { $seat-id ->
        [you] You leave { $card-the } face down { $tile-in }.
       *[other] { $seat } leaves { $card-the } face down { $tile-in }.
    }
}
log-leaves-nothing = { $seat-id ->
    [you] You have nothing to leave.
   *[other] { $seat } has nothing to leave.
}

## Mercy

ask-vote = { $victim } is defeated and begs for mercy. How do you vote?
do-thumb-up = Thumb up: { $victim } lives
verb-thumb-up = Spare
do-thumb-down = Thumb down: { $victim } dies
verb-thumb-down = Condemn
log-thumb-up = { $seat-id ->
    [you] You spare { $victim }.
   *[other] { $seat } spares { $victim-id ->
        [you] you.
       *[other] { $victim }.
    }
}
log-thumb-down = { $seat-id ->
    [you] You condemn { $victim }.
   *[other] { $seat } condemns { $victim-id ->
        [you] you.
       *[other] { $victim }.
    }
}
log-spared = { $victim-id ->
    [you] One thumb up is enough: you live.
   *[other] One thumb up is enough: { $victim } lives.
}
log-condemned = { $victim-id ->
    [you] All thumbs are down: there is no mercy for you.
   *[other] All thumbs are down: there is no mercy for { $victim }.
}

## Death

log-dies = { $seat-id ->
    [you] You die { $tile-in }.
   *[other] { $seat } dies { $tile-in }.
}
log-solo-death = { $seat-id ->
    [you] You die, and nobody will ever know how.
   *[other] { $seat } dies, and nobody will ever know how.
}
log-lays-out = { $card-cap }, { $seat-id ->
    [you] which was yours
   *[other] which belonged to { $seat }
}, is left face up { $tile-in }.
log-token-inherited = { $seat-id ->
    [you] The First Player token goes to you.
   *[other] The First Player token goes to { $seat }.
}
ask-choose-spoils = Which of the dead hero’s cards do you take?
do-spoil = { $card }
do-take-spoils = { $spoils-count ->
    [0] Take nothing
   *[other] Take { $spoils }
}
verb-take-spoils = Take what the dead leave
log-plunders = { $seat-id ->
    [you] You take { $card-the } from the dead.
   *[other] { $seat } takes { $card-the } from the dead.
}
log-leaves-spoils = { $seat-id ->
    [you] You take nothing from the dead.
   *[other] { $seat } takes nothing from the dead.
}
