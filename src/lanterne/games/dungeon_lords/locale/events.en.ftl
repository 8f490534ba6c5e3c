## Events

log-event-strikes = The event { $season-of }: { $event }.
log-special-strikes = The special event of the year: { $special }.

## Pay Day

ask-settle-wages = Pay Day: which creatures do you pay, and which do you let go? Each creature that goes brings you 1 evil.
do-pay-all = Pay them all
verb-pay-all = Pay all creatures
do-pay-creature = Pay { $monster-the } ({ $place })
verb-pay-creature = Pay a creature
do-let-creature-go = Let { $monster-the } go ({ $place })
verb-let-creature-go = Let a creature go
no-cannot-pay-wage = You cannot pay this wage.
no-cannot-pay-all = You cannot pay all of them in the order of your lair.
log-creature-paid = { $seat-id ->
    [you] You pay { $monster-the }.
   *[other] { $seat } pays { $monster-the }.
}
log-creature-gone = { $seat-id ->
    [you] { $monster-cap } gets no wage from you and leaves for good.
   *[other] { $monster-cap } gets no wage from { $seat } and leaves for good.
}

## Taxes

ask-pay-taxes = Taxes: how much gold do you pay? Each gold left unpaid costs 3 points at the end.
do-pay-tax = { $unpaid ->
    [0] Pay all { $gold } gold
   *[other] { $gold ->
        [0] Pay nothing
       *[other] Pay { $gold } gold
    } ({ $unpaid } unpaid)
}
verb-pay-tax = Pay taxes
log-tax-paid = { $seat-id ->
    [you] You pay { $gold } gold of tax{ $unpaid ->
        [0] .
       *[other] {" "}and leave { $unpaid } unpaid.
    }
   *[other] { $seat } pays { $gold } gold of tax{ $unpaid ->
        [0] .
       *[other] {" "}and leaves { $unpaid } unpaid.
    }
}

## Witch Hunt

ask-face-mob = Witch Hunt: which monster do you give up, or do you gain 3 evil?
do-hand-over = Give up { $monster-the } ({ $place })
verb-hand-over = Give up a monster
do-take-blame = Gain 3 evil
verb-take-blame = Gain evil
log-monster-handed-over = { $seat-id ->
    [you] You give { $monster-the } up to the mob.
   *[other] { $seat } gives { $monster-the } up to the mob.
}
log-blame-taken = { $seat-id ->
    [you] You give nobody up to the mob.
   *[other] { $seat } gives nobody up to the mob.
}

## Monster Strike

ask-settle-strike = Monster Strike: which monster do you deal with next, and how?
do-let-walk-out = Turn { $monster-the } face down
verb-let-walk-out = Turn a monster face down
do-pay-icon = { $good-id ->
    [gold] Pay { $monster-the } 1 gold
    [food] Pay { $monster-the } 1 food
    [evil] Gain 1 evil for { $monster-the }
    [trap] Give up 1 trap for { $monster-the }
   *[other] Feed { $monster-the } 1 monster
}
verb-pay-icon = Pay one icon
log-icon-paid = { $seat-id ->
    [you] You pay { $monster-the } one icon of its wage: { $good }.
   *[other] { $seat } pays { $monster-the } one icon of its wage: { $good }.
}
log-monster-walks-out = { $seat-id ->
    [you] Your { $monster } is on strike until this year’s combat is over.
   *[other] { $seat }’s { $monster } is on strike until this year’s combat is over.
}

## VIP Visit

ask-entertain = VIP Visit: what do you pay? Each of the 2 tokens that is missing brings you 1 evil.
do-offer-guest = { $gold ->
    [0] { $food ->
        [0] Pay nothing
       *[other] Pay { $food } food
    }
   *[other] { $food ->
        [0] Pay { $gold } gold
       *[other] Pay { $gold } gold and { $food } food
    }
}
verb-offer-guest = Entertain the guest
log-visit-paid = { $seat-id ->
    [you] You offer the guest { $gold } gold and { $food } food
   *[other] { $seat } offers the guest { $gold } gold and { $food } food
}{ $missing ->
    [0] .
    [one] ; 1 token is missing.
   *[other] ; { $missing } tokens are missing.
}

## Earthquake

ask-choose-collapse = Earthquake: which tile do you lose?
do-collapse = { $cell }
verb-collapse = Lose a tile
log-tile-collapses = { $seat-id ->
    [you] { $room-id ->
        [none] Your tunnel on { $cell } collapses.
       *[other] Your { $room } on { $cell } collapses.
    }
   *[other] { $room-id ->
        [none] { $seat } loses the tunnel on { $cell }.
       *[other] { $seat } loses { $room-the } on { $cell }.
    }
}
log-nothing-collapses = { $seat-id ->
    [you] None of your tiles can collapse.
   *[other] None of { $seat }’s tiles can collapse.
}

## Devaluation, Imp Fair, Trap Recall, Charity Gala

log-gold-devalued = { $seat-id ->
    [you] You lose { $gold } gold.
   *[other] { $seat } loses { $gold } gold.
}
ask-visit-fair = Imp Fair: how many imps do you buy, for 1 food each?
do-buy-imps = { $number ->
    [0] None
    [one] 1 imp
   *[other] { $number } imps
}
verb-buy-imps = Buy imps
log-imps-bought = { $seat-id ->
    [you] You buy { $number ->
        [0] no imps
        [one] 1 imp
       *[other] { $number } imps
    } at the fair.
   *[other] { $seat } buys { $number ->
        [0] no imps
        [one] 1 imp
       *[other] { $number } imps
    } at the fair.
}
ask-recall-traps = Trap Recall: which trap do you give back for 1 gold?
ask-give-at-gala = Charity Gala: how much gold do you give? You lose 1 evil for each.
do-give-gold = { $number ->
    [0] Nothing
   *[other] { $number } gold
}
verb-give-gold = Give gold
log-gold-given = { $seat-id ->
    [you] You give { $number ->
        [0] nothing
       *[other] { $number } gold
    } at the gala.
   *[other] { $seat } gives { $number ->
        [0] nothing
       *[other] { $number } gold
    } at the gala.
}

## Adventurers

log-heroes-confused = The heroes are confused: this time the strongest goes to the least evil lord.
log-adventurer-joins = { $adventurer-cap } joins the party at { $seat-id ->
    [you] your dungeon
   *[other] { $seat }’s dungeon
}, in place { $place }.
log-warrior-leads = { $adventurer-cap } takes the lead of the party at { $seat-id ->
    [you] your dungeon
   *[other] { $seat }’s dungeon
}.
log-goes-to-dummy = { $adventurer-cap } goes to the dummy lord and is gone.
