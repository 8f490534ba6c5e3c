## The game, its lords, endings

game-dungeon-lords = Dungeon Lords
    .summary = You are a lord of the underworld with a dungeon to build. For a year you send minions out for food, gold, imps, traps, rooms and monsters, without getting too bad a name; then a party of heroes comes to your door. Two such years, and the lord with the most points gets away with it.
    .mood = The heaviest. Plan, bluff and grit your teeth, each lord for themselves.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

ending-scored = Two years are over, and the lords’ points have been counted.
ending-trained = The practice battle is over.

## Set-up

log-first-player = { $seat-id ->
    [you] You begin, with the starting player token.
   *[other] { $seat } begins, with the starting player token.
}
log-orders-drawn = { $seat-id ->
    [you] “{ $orders }” is inaccessible to you at first.
   *[other] “{ $orders }” is inaccessible to { $seat } at first.
}
ask-choose-first-orders = Which two of your three orders do you set aside? They are inaccessible at first.
do-set-aside = { $order }
do-set-orders-aside = { $orders-count ->
    [0] Set orders aside
   *[other] Set aside: { $orders }
}
verb-set-orders-aside = Set orders aside
no-two-orders = Set two orders aside.
verb-set-aside = Set an order aside
no-third-joins-hand = You set only two orders aside; the third joins your hand.

## The calendar

log-year-begins = Year { $year } begins.
log-season-begins = { $season } of year { $year }.
log-phase-begins = Phase: { $phase }.
log-token-passes = { $seat-id ->
    [you] The starting player token passes to you.
   *[other] The starting player token passes to { $seat }.
}
log-dummy-counter-falls = The dummies’ counter goes down to { $evil }.

## A new round

log-monster-offered = In the tavern: { $monster-a }.
log-room-offered = In the room shop: { $room }.
log-event-announced = Coming { $season-in }: { $event }.
log-special-announced = The special event will be “{ $event }”.
log-adventurer-comes = Expected { $season-in }: { $adventurer }.
log-adventurer-put-under = All have the same glyph: { $adventurer-the } goes under the pile, another is drawn.

## Evil and the paladin

log-evil-gained = { $seat-id ->
    [you] You gain { $amount } evil and stand at { $evil }.
   *[other] { $seat } gains { $amount } evil and stands at { $evil }.
}
log-evil-lost = { $seat-id ->
    [you] You lose { $amount } evil and stand at { $evil }.
   *[other] { $seat } loses { $amount } evil and stands at { $evil }.
}
log-evil-stays = { $seat-id ->
    [you] Your counter stays at { $evil }: the track goes no further.
   *[other] { $seat }’s counter stays at { $evil }: the track goes no further.
}
log-paladin-comes = { $seat-id ->
    [you] So much evil does not go unnoticed: { $paladin-the } comes to your dungeon.
   *[other] So much evil does not go unnoticed: { $paladin-the } comes to { $seat }’s dungeon.
}
log-paladin-moves = { $seat-id ->
    [you] { $paladin-cap } leaves { $host } and comes to your dungeon.
   *[other] { $paladin-cap } leaves { $host-id ->
        [you] you
       *[other] { $host }
    } and goes to { $seat }’s dungeon.
}

## Paying and receiving

log-paid = { $seat-id ->
    [you] You pay { $goods-id ->
        [gold] { $amount } gold
        [food] { $amount } food
       *[imp] { $amount ->
            [one] 1 imp
           *[other] { $amount } imps
        }
    }.
   *[other] { $seat } pays { $goods-id ->
        [gold] { $amount } gold
        [food] { $amount } food
       *[imp] { $amount ->
            [one] 1 imp
           *[other] { $amount } imps
        }
    }.
}
log-received = { $seat-id ->
    [you] You receive { $goods-id ->
        [gold] { $amount } gold
        [food] { $amount } food
       *[imp] { $amount ->
            [one] 1 imp
           *[other] { $amount } imps
        }
    }.
   *[other] { $seat } receives { $goods-id ->
        [gold] { $amount } gold
        [food] { $amount } food
       *[imp] { $amount ->
            [one] 1 imp
           *[other] { $amount } imps
        }
    }.
}
log-trap-drawn = { $seat-id ->
    [you] You draw a trap: { $trap }.
   *[other] { $seat } draws a trap.
}
log-traps-shuffled = The trap pile is empty: the { $number } discarded traps are shuffled into a new one.
log-trap-given-up = { $seat-id ->
    [you] You give up a trap: { $trap }.
   *[other] { $seat } gives up a trap, face down.
}
log-monster-fed = { $seat-id ->
    [you] You feed { $monster-the } to { $eater-the }.
   *[other] { $seat } feeds { $monster-the } to { $eater-the }.
}
ask-give-trap = Which trap do you pay with?
do-give-up-trap = { $trap }
verb-give-up-trap = Give up a trap
ask-feed-monster = Which of your other monsters do you feed to { $eater-the } ({ $place })?
do-feed = { $monster } ({ $place })
verb-feed = Feed a monster
no-cannot-pay = You cannot pay for that.
goods-gold = gold
goods-food = food
goods-evil = evil
goods-trap = trap
goods-monster = monster
goods-imp = imp
place-face-up = face up
place-face-down = face down
place-in-battle = in the battle

## Bots

bot-steady = Steady
    .effect = Tries out its answers: what each space would bring, how likely it is to get there, and how each battle plan would end against the cards that may come.

## Shown large on the table

stage-event-strikes = Event
stage-special-announced = Special event to come
stage-special-strikes = Special event
stage-card-turned-up = Combat card
stage-paladin-comes = The paladin
