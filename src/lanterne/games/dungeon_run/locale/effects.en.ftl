## Using powers

ask-may-use = Do you use { $power }?
do-leave-unused = Do not use it
do-use-power = Use { $power }
verb-use-power = Use a power
do-use-power-on = { $hero-id ->
    [you] { $power }: on yourself
   *[other] { $power }: on { $hero }
}
verb-use-power-on = Use a power on a hero
do-use-power-against = { $power }: against the monster { $tile-in }
verb-use-power-against = Use a power against a monster
do-use-power-at = { $power }: { $tile }
verb-use-power-at = Use a power at a tile
log-power-used = { $seat-id ->
    [you] You use { $power }.
   *[other] { $seat } uses { $power }.
}
log-power-works = { $seat-id ->
    [you] Your power { $power } takes effect.
   *[other] The power { $power } ({ $seat }) takes effect.
}
log-monster-power = { $card-cap }: { $power }.

## Costs

ask-pay-with = { $power }: which card do you discard?
do-pay-card = { $card }
verb-pay-card = Discard a card
log-pays-wounds = { $amount ->
    [one] { $seat-id ->
        [you] You take 1 wound to pay.
       *[other] { $seat } takes 1 wound to pay.
    }
   *[other] { $seat-id ->
        [you] You take { $amount } wounds to pay.
       *[other] { $seat } takes { $amount } wounds to pay.
    }
}
log-pays-ability = { $seat-id ->
    [you] You discard { $ability }.
   *[other] { $seat } discards { $ability }.
}
log-pays-card = { $seat-id ->
    [you] You discard { $card-the }.
   *[other] { $seat } discards { $card-the }.
}

## Wounds, actions and dice

log-healed = { $amount ->
    [one] { $seat-id ->
        [you] You remove 1 wound.
       *[other] { $seat } removes 1 wound.
    }
   *[other] { $seat-id ->
        [you] You remove { $amount } wounds.
       *[other] { $seat } removes { $amount } wounds.
    }
}
log-has-wounds = { $amount ->
    [0] { $seat-id ->
        [you] You have no wounds left.
       *[other] { $seat } has no wounds left.
    }
    [one] { $seat-id ->
        [you] You have 1 wound now.
       *[other] { $seat } has 1 wound now.
    }
   *[other] { $seat-id ->
        [you] You have { $amount } wounds now.
       *[other] { $seat } has { $amount } wounds now.
    }
}
log-more-actions = { $amount ->
    [one] { $seat-id ->
        [you] You have 1 more action in this turn.
       *[other] { $seat } has 1 more action in this turn.
    }
   *[other] { $seat-id ->
        [you] You have { $amount } more actions in this turn.
       *[other] { $seat } has { $amount } more actions in this turn.
    }
}
log-loses-actions = { $amount ->
    [one] { $seat-id ->
        [you] You lose 1 action.
       *[other] { $seat } loses 1 action.
    }
   *[other] { $seat-id ->
        [you] You lose { $amount } actions.
       *[other] { $seat } loses { $amount } actions.
    }
}
log-will-lose-actions = { $amount ->
    [one] { $seat-id ->
        [you] You will have 1 action fewer in your next turn.
       *[other] { $seat } will have 1 action fewer in the next turn.
    }
   *[other] { $seat-id ->
        [you] You will have { $amount } actions fewer in your next turn.
       *[other] { $seat } will have { $amount } actions fewer in the next turn.
    }
}
log-rating-raised = { $seat-id ->
    [you] In this turn your { $rating } is { $amount } higher.
   *[other] In this turn the { $rating } of { $seat } is { $amount } higher.
}
log-rating-lowered = { $seat-id ->
    [you] In this turn your { $rating } is { $amount } lower.
   *[other] In this turn the { $rating } of { $seat } is { $amount } lower.
}
log-more-dice-next = { $amount ->
    [one] { $seat-id ->
        [you] In your next battle of this turn you roll 1 more die.
       *[other] In the next battle of this turn { $seat } rolls 1 more die.
    }
   *[other] { $seat-id ->
        [you] In your next battle of this turn you roll { $amount } more dice.
       *[other] In the next battle of this turn { $seat } rolls { $amount } more dice.
    }
}
log-fewer-battle-dice = { $amount ->
    [one] { $seat-id ->
        [you] Until the end of your next turn you roll 1 die fewer in battles.
       *[other] Until the end of the next turn, { $seat } rolls 1 die fewer in battles.
    }
   *[other] { $seat-id ->
        [you] Until the end of your next turn you roll { $amount } dice fewer in battles.
       *[other] Until the end of the next turn, { $seat } rolls { $amount } dice fewer in battles.
    }
}
log-fewer-nimble-dice = { $amount ->
    [one] { $seat-id ->
        [you] Until the end of your next turn you roll 1 die fewer to escape and to disarm.
       *[other] Until the end of the next turn, { $seat } rolls 1 die fewer to escape and to disarm.
    }
   *[other] { $seat-id ->
        [you] Until the end of your next turn you roll { $amount } dice fewer to escape and to disarm.
       *[other] Until the end of the next turn, { $seat } rolls { $amount } dice fewer to escape and to disarm.
    }
}
log-may-not-rally = { $seat-id ->
    [you] You may not rally for this kill.
   *[other] { $seat } may not rally for this kill.
}

## Places

ask-push-where = { $hero-id ->
    [you] Where do you land?
   *[other] Where does { $hero } land?
}
do-push-hero = { $hero-id ->
    [you] You land { $tile-in }
   *[other] { $hero } lands { $tile-in }
}
verb-push-hero = Push a hero
log-pushed = { $seat-id ->
    [you] You are flung { $tile-to }.
   *[other] { $seat } is flung { $tile-to }.
}
log-cannot-be-moved = { $seat-id ->
    [you] Nothing can move you.
   *[other] Nothing can move { $seat }.
}
log-change-places = { $seat-id ->
    [you] You change places with { $other }.
   *[other] { $other-id ->
        [you] { $seat } changes places with you.
       *[other] { $seat } changes places with { $other }.
    }
}
ask-monster-goes-where = Where does the monster { $tile-in } go?
do-move-monster = The monster { $tile-of } goes { $to-to }
verb-move-monster = Move a monster
ask-spawn-where = Where does { $card-the } come, beside { $tile-the }?
do-spawn = { $card }: { $tile }
verb-spawn = Bring a monster
log-monster-spawns = { $card-cap } appears { $tile-in }.
log-marker-lies = { $seat-id ->
    [you] You put your { $marker } marker { $tile-in }.
   *[other] { $seat } puts a { $marker } marker { $tile-in }.
}
log-marker-goes = The { $marker } marker { $tile-in } is taken away.

## Traps and strangers

ask-which-trap-of-yours = Which trap do you lay { $tile-in }?
ask-which-discarded-trap = Which trap do you lay { $tile-in }?
do-lay-hidden-trap = Lay { $card-the } face down { $tile-in }
verb-lay-hidden-trap = Lay a trap face down
do-lay-open-trap = Lay { $card-the } { $tile-in }
verb-lay-open-trap = Lay a trap
log-hidden-trap-lies = { $card-id ->
    [hidden] { $seat } lays a trap face down { $tile-in }.
   *[other] { $seat-id ->
        [you] You lay { $card-the } face down { $tile-in }.
       *[other] { $seat } lays { $card-the } face down { $tile-in }.
    }
}
log-open-trap-lies = { $seat-id ->
    [you] You lay { $card-the } { $tile-in }.
   *[other] { $seat } lays { $card-the } { $tile-in }.
}
log-trap-attached = { $seat-id ->
    [you] { $card-cap } stays with you.
   *[other] { $card-cap } stays with { $seat }.
}
log-nothing-lasts = { $seat-id ->
    [you] { $card-cap } does not stay with you.
   *[other] { $card-cap } does not stay with { $seat }.
}
ask-which-trap-comes-off = Which trap do you get rid of?
do-take-off-trap = { $card }
verb-take-off-trap = Get rid of a trap
log-trap-comes-off = { $seat-id ->
    [you] You get rid of { $card-the }.
   *[other] { $seat } gets rid of { $card-the }.
}
log-joins = { $seat-id ->
    [you] { $card-cap } goes along with you.
   *[other] { $card-cap } goes along with { $seat }.
}
log-stranger-leaves = { $card-cap } leaves.

## Cards

log-takes-unseen = { $seat-id ->
    [you] You take { $card-the } from { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } takes { $card-the } from you.
       *[other] { $card-id ->
            [hidden] { $seat } takes a card from the loot pile of { $victim }.
           *[other] { $seat } takes { $card-the } from { $victim }.
        }
    }
}
log-takes-equipped = { $seat-id ->
    [you] You take { $card-the } from { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } takes { $card-the } from you.
       *[other] { $seat } takes { $card-the } from { $victim }.
    }
}
log-takes-nothing = { $victim-id ->
    [you] There is nothing to take from your loot pile.
   *[other] There is nothing to take from the loot pile of { $victim }.
}
log-carried-off = { $card-id ->
    [hidden] A card of { $victim } ends up under the monster { $tile-in }.
   *[other] { $victim-id ->
        [you] Your card { $card } ends up under the monster { $tile-in }.
       *[other] The card { $card } of { $victim } ends up under the monster { $tile-in }.
    }
}
log-looks-through = { $seat-id ->
    [you] You look through the treasures of { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } looks through your treasures.
       *[other] { $seat } looks through the treasures of { $victim }.
    }
}
ask-take-which = Which card do you take from { $victim }?
do-take-from = { $victim-id ->
    [you] Take { $card-the } from yourself
   *[other] Take { $card-the } from { $victim }
}
verb-take-from = Take a card
ask-give-which = Which card do you give to { $other }?
do-give-in-return = { $other-id ->
    [you] Give { $card-the } to yourself
   *[other] Give { $card-the } to { $other }
}
verb-give-in-return = Give a card
log-gives-in-return = { $seat-id ->
    [you] You give { $card-the } to { $other }.
   *[other] { $other-id ->
        [you] { $seat } gives you { $card-the }.
       *[other] { $card-id ->
            [hidden] { $seat } gives a card to { $other }.
           *[other] { $seat } gives { $card-the } to { $other }.
        }
    }
}
log-gives-equipped = { $seat-id ->
    [you] You give { $card-the } to { $other }.
   *[other] { $other-id ->
        [you] { $seat } gives you { $card-the }.
       *[other] { $seat } gives { $card-the } to { $other }.
    }
}
log-gains-treasure = { $card-id ->
    [hidden] { $seat } gets a treasure.
   *[other] { $seat-id ->
        [you] You get { $card-the }.
       *[other] { $seat } gets { $card-the }.
    }
}
log-no-treasures = No treasure is left in the deck.
log-gains-artifact = { $seat-id ->
    [you] You get { $card-the }.
   *[other] { $seat } gets { $card-the }.
}
log-artifact-is-gone = The supply no longer holds { $card-the }.
ask-unequip-which = Which treasure goes to your loot pile?
do-unequip = { $card }
verb-unequip = Put a card into the loot pile
log-unequipped = { $seat-id ->
    [you] You put { $card-the } into your loot pile.
   *[other] { $seat } puts { $card-the } into the loot pile.
}

## Looking

ask-may-look-at-boss = Do you look at the boss card?
do-look-at-boss = Look at it
verb-look-at-boss = Look at the boss card
do-look-away = Do not look
log-looks-at-boss = { $card-id ->
    [hidden] { $seat } looks at the boss card.
   *[other] { $seat-id ->
        [you] You look at the boss card: { $card }.
       *[other] { $seat } looks at the boss card: { $card }.
    }
}
log-nothing-to-look-at = { $seat-id ->
    [you] You know the boss already.
   *[other] { $seat } knows the boss already.
}
log-looks-at-encounter = { $card-id ->
    [hidden] { $seat } looks at the top card of the encounter deck.
   *[other] { $seat-id ->
        [you] You look at the top card of the encounter deck: { $card }.
       *[other] { $seat } looks at the top card of the encounter deck: { $card }.
    }
}
ask-top-or-bottom = Does the card stay on top of the encounter deck?
do-leave-on-top = Leave it on top
verb-leave-on-top = Leave the card on top
do-put-at-bottom = Put it at the bottom
verb-put-at-bottom = Put the card at the bottom
log-leaves-on-top = { $seat-id ->
    [you] You leave the card on top.
   *[other] { $seat } leaves the card on top.
}
log-puts-at-bottom = { $seat-id ->
    [you] You put the card at the bottom of the deck.
   *[other] { $seat } puts the card at the bottom of the deck.
}
