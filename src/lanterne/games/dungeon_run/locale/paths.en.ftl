## Sides and turns

side-N = north
    .to = to the north
side-E = east
    .to = to the east
side-S = south
    .to = to the south
side-W = west
    .to = to the west
turn-0 = as printed
turn-90 = turned a quarter to the right
turn-180 = turned halfway round
turn-270 = turned a quarter to the left

## Move

do-move = Move { $side }
verb-move = Move
no-monster-holds = With a monster on your tile you cannot move. Battle it, or escape.
no-heroes-hold = In the final phase you cannot move away from another hero. Battle, or escape.
no-stack-is-empty = All dungeon tiles are laid: there is nothing to explore there.
log-slips-past = { $seat-id ->
    [you] Nobody can hold you back: { $power }.
   *[other] Nobody can hold { $seat } back: { $power }.
}
ask-go-on = You have moved. Do you go on, or stop here?
do-go-further = { $power }: go on { $side }
verb-go-further = Go one tile further
do-stop-here = Stop here
log-goes-further = { $seat-id ->
    [you] { $power }: you go one tile further.
   *[other] { $power }: { $seat } goes one tile further.
}
do-charge = { $power }: fight here at once
verb-charge = Fight at once
log-charges = { $seat-id ->
    [you] { $power }: you attack at once.
   *[other] { $power }: { $seat } attacks at once.
}

## Tiles

log-explores = { $seat-id ->
    [you] You explore { $side-to }.
   *[other] { $seat } explores { $side-to }.
}
ask-draw-how-many = You are about to draw a tile. Do you use { $power } and choose among several?
do-draw-one = Draw one tile
do-draw-more = Draw several tiles: { $power }
verb-draw-more = Draw several tiles
log-draws-more = { $seat-id ->
    [you] You choose among several tiles: { $power }.
   *[other] { $seat } chooses among several tiles: { $power }.
}
ask-choose-lie = How do you lay the tile?
do-lay = Lay { $tile-the }, { $turn }
verb-lay = Lay the tile
note-leads = { $sides ->
        [1] leads north
        [2] leads east
        [3] leads north and east
        [4] leads south
        [5] leads north and south
        [6] leads east and south
        [7] leads north, east and south
        [8] leads west
        [9] leads north and west
        [10] leads east and west
        [11] leads north, east and west
        [12] leads south and west
        [13] leads north, south and west
        [14] leads east, south and west
       *[0] leads nowhere else
    }
log-tile-laid = { $seat-id ->
    [you] You lay { $tile-the }.
   *[other] { $seat } lays { $tile-the }.
}
log-does-not-fit = { $tile } does not fit here and is set aside.
log-no-tile-fits = { $seat-id ->
    [you] No tile of the stack fits. You stay where you are, and the action is lost.
   *[other] No tile of the stack fits. { $seat } stays, and the action is lost.
}
log-tiles-put-back = The tiles set aside are shuffled back into the stack.
log-stack-is-dead = None of the tiles left fits anywhere in the dungeon. They leave the game.

## Arrival

log-goes = { $seat-id ->
    [you] You come { $tile-to }.
   *[other] { $seat } comes { $tile-to }.
}
log-sets-off = { $seat-id ->
    [you] You walk into the trap of { $owner }: { $card-the }!
   *[other] { $seat } walks into { $owner-id ->
        [you] your trap
       *[other] the trap of { $owner }
    }: { $card-the }!
}
log-no-test = { $seat-id ->
    [you] You need not roll { $tile-in }: { $power }.
   *[other] { $seat } need not roll { $tile-in }: { $power }.
}
log-must-stay = { $seat-id ->
    [you] You do not get out and stay { $tile-in }.
   *[other] { $seat } does not get out and stays { $tile-in }.
}
log-den-roll = { $seat-id ->
    [you] { $tile }: you roll { $dice }.
   *[other] { $tile }: { $seat } rolls { $dice }.
}
log-den-is-quiet = All is quiet { $tile-in }.

## The content of a tile

log-content-roll = { $seat-id ->
    [you] You roll { $dice } for the content { $tile-of }.
   *[other] { $seat } rolls { $dice } for the content { $tile-of }.
}
ask-keep-or-reroll = Do you keep this content die, or roll it again with { $power }?
do-keep-content = Keep the die
do-reroll-content = Roll again: { $power }
verb-reroll-content = Roll the content die again
log-content-reroll = { $seat-id ->
    [you] { $power }: you roll the content die again and get { $dice }.
   *[other] { $power }: { $seat } rolls the content die again and gets { $dice }.
}
log-tile-is-empty = There is nothing { $tile-in }.
log-treasure-lies = A treasure lies face down { $tile-in }.
log-treasure-added = { $power }: a treasure lies { $tile-in } after all.
log-no-treasure-left = The treasure deck is empty: there is none to place.
ask-look-or-not = A treasure comes onto this tile. Do you choose it with { $power }?
do-look-at-treasures = Look at the top treasures: { $power }
verb-look-at-treasures = Look at the top treasures
do-place-unseen = Place the top treasure unseen
log-looks-at-treasures = { $seat-id ->
    [you] { $power }: you look at { $number ->
        [one] the top treasure
       *[other] the top { $number } treasures
    }.
   *[other] { $power }: { $seat } looks at { $number ->
        [one] the top treasure
       *[other] the top { $number } treasures
    } in secret.
}
ask-choose-treasure = Which treasure do you place here? The rest goes to the bottom of the deck.
do-place-treasure = Place { $card-the }
verb-place-treasure = Place a treasure
log-treasure-chosen = { $card-id ->
    [hidden] { $seat } places one of them face down { $tile-in }.
   *[other] { $seat-id ->
        [you] You place { $card-the } face down { $tile-in }.
       *[other] { $seat } places { $card-the } face down { $tile-in }.
    }
}

## Encounters

log-encounters-reshuffled = The discarded encounter cards are shuffled into a new deck.
log-no-encounter-left = The encounter deck is empty: nobody comes.
log-encounter-drawn = { $seat-id ->
    [you] You draw an encounter card: { $card-a }.
   *[other] { $seat } draws an encounter card: { $card-a }.
}
ask-keep-or-redraw = You have drawn { $card-a }. Do you discard it with { $power } and draw another card?
do-keep-encounter = Keep the card
do-redraw = Draw another card: { $power }
verb-redraw = Draw another card
log-sent-away = { $seat-id ->
    [you] { $power }: you discard { $card-the } and draw another card.
   *[other] { $power }: { $seat } discards { $card-the } and draws another card.
}
ask-meet-stranger = { $card-cap } would come along. Do you accept?
do-take-along = Take { $card-the } along
verb-take-along = Take a stranger along
do-leave-there = Leave { $card-the } here
verb-leave-there = Leave a stranger on the tile
log-stranger-joins = { $seat-id ->
    [you] { $card-cap } joins you.
   *[other] { $card-cap } joins { $seat }.
}
log-stranger-stays = { $card-cap } stays { $tile-in }.

## The Boss Lair

ask-place-lair = The stack is empty. Where do you place the Boss Lair?
do-attach-lair = Next { $tile-to }, { $side-to }
verb-attach-lair = Place the Boss Lair
log-lair-laid = { $seat-id ->
    [you] You place the Boss Lair next { $tile-to }, { $side-to }.
   *[other] { $seat } places the Boss Lair next { $tile-to }, { $side-to }.
}
log-boss-revealed = The boss is revealed: { $card-the }!

# Beside options

note-escape = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, one of { $face } or more
note-battle = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, each of { $face } or more hits or blocks
note-chance = { $chance } %
note-rolled = rolled { $number }
note-encounter = an encounter
note-treasure = a treasure
note-nothing = nothing
note-of-six = of 6 faces, { $encounter } bring an encounter, { $treasure } a treasure
