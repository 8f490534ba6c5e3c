## Programming orders

ask-program-orders = Which orders do you give your three minions, and in which order?
verb-program = Give orders
do-program = { $orders-count ->
    [0] Give orders
   *[other] Give orders: { $orders }
}
do-give-order = { $order }
do-dummy-order = The dummy you manage: { $order }
no-not-all-orders = Give an order for each of the three order spaces.
no-dummy-without-order = Choose the third order of the dummy you manage.
verb-give-order = Give an order
verb-dummy-order = Choose the dummy’s order
no-all-orders-given = Each of the three order spaces has an order. Take one back to give another.
no-order-inaccessible = This order is inaccessible this round.
no-own-orders-first = Give your own three orders first.
no-dummy-has-order = The dummy has its third order. Take it back to choose another.
no-dummy-lacks-order = The dummy has revealed this order, or cannot give it this round.
log-dummy-shows = Dummy { $dummy } reveals an order. Its minion goes to “{ $space }”.
log-dummy-follows = The third order of dummy { $dummy } sends its minion to “{ $space }”.
log-order-revealed = { $seat-id ->
    [you] Your order { $number } is “{ $order }”.
   *[other] Order { $number } of { $seat } is “{ $order }”.
}
log-first-order-unpaid = { $seat-id ->
    [you] As your first order “{ $order }” costs gold that you do not have: your minion stays on the order card.
   *[other] { $seat } cannot pay for “{ $order }” as a first order: the minion stays on the order card.
}
log-minion-placed = { $seat-id ->
    [you] Your minion goes to “{ $space }”.
   *[other] { $seat }’s minion goes to “{ $space }”.
}
log-zone-is-full = { $seat-id ->
    [you] No space is free in “{ $order }”: your minion stays on the order card.
   *[other] No space is free in “{ $order }”: { $seat }’s minion stays on the order card.
}

## Carrying orders out

do-decline-action = Decline: the minion goes to its order card
log-declined = { $seat-id ->
    [you] Your minion leaves “{ $space }” and goes to its order card.
   *[other] { $seat }’s minion leaves “{ $space }” and goes to its order card.
}
log-performed = { $seat-id ->
    [you] You carry out “{ $space }”
   *[other] { $seat } carries out “{ $space }”
}{ $pays-gold ->
    [0] { "" }
   *[other] { " " }· −{ $pays-gold } gold
}{ $pays-food ->
    [0] { "" }
   *[other] { " " }· −{ $pays-food } food
}{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } gold
}{ $food ->
    [0] { "" }
   *[other] { " " }· +{ $food } food
}{ $imps ->
    [0] { "" }
    [one] { " " }· +{ $imps } imp
   *[other] { " " }· +{ $imps } imps
}.
log-cannot-pay-space = { $seat-id ->
    [you] You cannot pay for “{ $space }”.
   *[other] { $seat } cannot pay for “{ $space }”.
}
log-dummy-takes = Dummy { $dummy } is greedy: { $monster-the } goes from the tavern to the discard.
ask-choose-exchange = { $space-id ->
    [food-1] { $space }. { space-food-1.effect } Do you accept?
    [food-2] { $space }. { space-food-2.effect } Do you accept?
    [food-3] { $space }. { space-food-3.effect } Do you accept?
    [imps-1] { $space }. { space-imps-1.effect } Do you accept?
    [imps-2] { $space }. { space-imps-2.effect } Do you accept?
    [imps-3] { $space }. { space-imps-3.effect } Do you accept?
   *[other] { $space }. Do you accept?
}
do-exchange = Accept
ask-improve-reputation = { $space-id ->
    [reputation-1] { $space }. { space-reputation-1.effect } Do you accept?
    [reputation-2] { $space }. { space-reputation-2.effect } Do you accept?
    [reputation-3] { $space }. { space-reputation-3.effect } Do you accept?
   *[other] { $space }. Do you accept?
}
verb-exchange-and-peek = Accept and look at a card
do-exchange-and-peek = Accept, and look at the card of combat round { $position }
log-peeked = { $card-id ->
    [hidden] { $seat } looks at the card of combat round { $position }.
   *[other] { $seat-id ->
        [you] You look at the card of combat round { $position }: { $card }.
       *[other] { $seat } looks at the card of combat round { $position }: { $card }.
    }
}
ask-choose-cell = { $space-id ->
    [dig-1] { $space }. { space-dig-1.effect } Where do you dig?
    [dig-2] { $space }. { space-dig-2.effect } Where do you dig?
    [dig-3] { $space }. { space-dig-3.effect } Where do you dig?
   *[other] { $space }. Where do you dig?
}
verb-dig = Dig a tunnel
do-dig = { $cell }
do-stop-digging = Dig no further
no-full-block = A tunnel here would complete a block of 2 × 2 cells.
log-tunnel-dug = { $seat-id ->
    [you] One of your imps digs a tunnel on { $cell }.
   *[other] One of { $seat }’s imps digs a tunnel on { $cell }.
}
log-foreman = { $seat-id ->
    [you] One of your imps stands by as foreman.
   *[other] One of { $seat }’s imps stands by as foreman.
}
log-no-imp-to-dig = { $seat-id ->
    [you] You have too few imps for “{ $space }”.
   *[other] { $seat } has too few imps for “{ $space }”.
}
log-nowhere-to-dig = { $seat-id ->
    [you] You have no cell to dig: “{ $space }” is of no use.
   *[other] { $seat } has no cell to dig: “{ $space }” is of no use.
}
ask-choose-miners = { $space-id ->
    [mine-1] { $space }. { space-mine-1.effect } How many imps do you send?
    [mine-2] { $space }. { space-mine-2.effect } How many imps do you send?
    [mine-3] { $space }. { space-mine-3.effect } How many imps do you send?
   *[other] { $space }. How many imps do you send?
}
verb-mine = Mine gold
do-mine = { $number ->
    [one] { $number } imp
   *[other] { $number } imps
}
log-mined = { $seat-id ->
    [you] You send { $number ->
        [one] { $number } imp
       *[other] { $number } imps
    } to mine { $foremen ->
        [0] gold
       *[other] gold, and one more as foreman
    }
   *[other] { $seat } sends { $number ->
        [one] { $number } imp
       *[other] { $number } imps
    } to mine { $foremen ->
        [0] gold
       *[other] gold, and one more as foreman
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } gold
}.
log-no-imp-to-mine = { $seat-id ->
    [you] You have too few imps for “{ $space }”.
   *[other] { $seat } has too few imps for “{ $space }”.
}
log-no-tunnel-to-mine = { $seat-id ->
    [you] You have no tunnel to mine: “{ $space }” is of no use.
   *[other] { $seat } has no tunnel to mine: “{ $space }” is of no use.
}
ask-choose-traps = { $space-id ->
    [traps-1] { $space }. { space-traps-1.effect } Do you accept?
    [traps-2] { $space }. { space-traps-2.effect } Do you accept?
    [traps-3] { $space }. { space-traps-3.effect } Do you accept?
   *[other] { $space }. Do you accept?
}
do-buy-traps = Buy
ask-discard-trap = You have drawn one more trap than you bought. Which of your traps do you discard?
log-no-traps-left = { $seat-id ->
    [you] There are no traps left to draw: “{ $space }” is of no use to you.
   *[other] There are no traps left to draw: “{ $space }” is of no use to { $seat }.
}
ask-choose-monster = { $space-id ->
    [monster-1] { $space }. { space-monster-1.effect } Which creature do you hire?
    [monster-2] { $space }. { space-monster-2.effect } Which creature do you hire?
    [monster-3] { $space }. { space-monster-3.effect } Which creature do you hire?
   *[other] { $space }. Which creature do you hire?
}
verb-hire = Hire
do-hire = { $monster }
no-wage-too-high = You cannot pay this wage together with the cost of the space.
log-hired = { $seat-id ->
    [you] You hire { $monster-a }
   *[other] { $seat } hires { $monster-a }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· −{ $gold } gold
}{ $food ->
    [0] { "" }
   *[other] { " " }· −{ $food } food
}.
log-nobody-to-hire = { $seat-id ->
    [you] You cannot pay anybody in the tavern: “{ $space }” is of no use.
   *[other] { $seat } cannot pay anybody in the tavern: “{ $space }” is of no use.
}
ask-choose-room = { $space-id ->
    [room-1] { $space }. { space-room-1.effect } Which room do you build, and where?
    [room-2] { $space }. { space-room-2.effect } Which room do you build, and where?
    [room-3] { $space }. { space-room-3.effect } Which room do you build, and where?
   *[other] { $space }. Which room do you build, and where?
}
verb-build = Build
do-build = { $room } on { $cell }
no-outside-its-zone = You cannot build this room here: its tile shows another part of the dungeon.
no-beside-a-room = You cannot build a room next to another room.
log-built = { $seat-id ->
    [you] You build { $room-the } on { $cell }
   *[other] { $seat } builds { $room-the } on { $cell }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· −{ $gold } gold
}.
log-no-room-left = { $seat-id ->
    [you] No room is left for “{ $space }”: you get none.
   *[other] No room is left for “{ $space }”: { $seat } gets none.
}
log-no-place-to-build = { $seat-id ->
    [you] None of the rooms on offer fits anywhere in your dungeon: “{ $space }” is of no use.
   *[other] None of the rooms on offer fits anywhere in { $seat }’s dungeon: “{ $space }” is of no use.
}

## Production

ask-choose-production = Which room do you use?
verb-use-room = Use a room
do-use-room = { $room } on { $cell }
do-end-production = Use no further room
no-room-is-conquered = This room is conquered.
no-room-used-enough = This room cannot be used again this round.
no-too-few-workers = You have too few workers left in your den.
no-ingredient-missing = You cannot pay what this room needs.
no-no-cell-for-tunnel = There is no cell for another tunnel.
no-no-trap-to-make = There are no traps left to draw.
log-room-used = { $seat-id ->
    [you] You use { $room-the }, with { $imps ->
        [0] { $trolls ->
            [one] { $trolls } troll
           *[other] { $trolls } trolls
        }
        [one] { $imps } imp{ $trolls ->
            [0] { "" }
            [one] { " and" } { $trolls } troll
           *[other] { " and" } { $trolls } trolls
        }
       *[other] { $imps } imps{ $trolls ->
            [0] { "" }
            [one] { " and" } { $trolls } troll
           *[other] { " and" } { $trolls } trolls
        }
    }.
   *[other] { $seat } uses { $room-the }, with { $imps ->
        [0] { $trolls ->
            [one] { $trolls } troll
           *[other] { $trolls } trolls
        }
        [one] { $imps } imp{ $trolls ->
            [0] { "" }
            [one] { " and" } { $trolls } troll
           *[other] { " and" } { $trolls } trolls
        }
       *[other] { $imps } imps{ $trolls ->
            [0] { "" }
            [one] { " and" } { $trolls } troll
           *[other] { " and" } { $trolls } trolls
        }
    }.
}
ask-choose-tunnel = Where does the tunnel of the Tool Shed go?
verb-lay-tunnel = Lay a tunnel
do-lay-tunnel = { $cell }
log-tunnel-laid = { $seat-id ->
    [you] You lay a tunnel on { $cell }.
   *[other] { $seat } lays a tunnel on { $cell }.
}

## Recovering orders

ask-choose-order = Which order do you take back? The other two will be inaccessible.
verb-take-back = Take an order back
do-take-back = { $order }
log-order-taken-back = { $seat-id ->
    [you] You take “{ $order }” back.
   *[other] { $seat } takes “{ $order }” back.
}
log-order-inaccessible = { $seat-id ->
    [you] “{ $order }” will be inaccessible to you.
   *[other] “{ $order }” will be inaccessible to { $seat }.
}
