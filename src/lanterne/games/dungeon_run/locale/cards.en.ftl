## Equipment

do-rearrange = Equip: change your equipment
do-wear = equip { $card-the }
do-take-off = remove { $card-the }
verb-wear = Equip a card
verb-take-off = Remove a card
no-untrained = Your hero lacks the training that this card requires.
no-slot-taken = Another card that you equip takes this slot.
no-slot-cleared = You remove the card in this slot. Keep it in the plan only if the slot stays empty: a new card replaces it by itself.
no-card-replaced = Another card that you equip replaces this one already.
log-equipped = { $seat-id ->
    [you] You equip { $card-the }.
   *[other] { $seat } equips { $card-the }.
}
log-taken-off = { $seat-id ->
    [you] You put { $card-the } into your loot pile.
   *[other] { $seat } puts { $card-the } into the loot pile.
}
log-equip-is-free = { $seat-id ->
    [you] { $power }: this Equip action costs you nothing.
   *[other] { $power }: this Equip action costs { $seat } nothing.
}
ask-choose-equipment = What do you equip, and what do you remove?
do-change-equipment = { $picks-count ->
    [0] Change nothing
   *[other] Change: { $picks }
}
verb-change-equipment = Change equipment
no-equipped-already = With a monster on your tile you may take only one Equip action per turn.
no-nothing-to-equip = You have nothing that you could equip or remove.

ask-equip-found = Which of these cards do you equip? The rest go to your loot pile.
do-wear-found = { $picks-count ->
    [0] All to the loot pile
   *[other] Choose: { $picks }
}
verb-wear-found = Equip what was found

## Trade

do-open-trade = Equip: trade with { $partner }
verb-open-trade = Trade
log-trade-opened = { $seat-id ->
    [you] You want to trade with { $other }.
   *[other] { $other-id ->
        [you] { $seat } wants to trade with you.
       *[other] { $seat } wants to trade with { $other }.
    }
}
no-partner-unconscious = An unconscious hero does not trade.
no-partner-refused = Your talks have failed: not again with this hero in this turn.
no-nothing-to-trade = Neither of you has anything to trade.
ask-propose-trade = What do you offer { $other }, and what do you want for it?
do-give = give { $card-the }
verb-give = You give
verb-ask-for = You get
do-ask-for = ask for { $card-the }
no-not-for-trade = Monsters and traps cannot be traded.
do-make-offer = { $picks-count ->
    [0] Ask for an offer
   *[other] Propose: { $picks }
}
verb-make-offer = Propose a trade
log-trade-gives = { $card-id ->
    [hidden] { $seat } offers a card from a loot pile.
   *[other] { $seat-id ->
        [you] You offer { $card-the }.
       *[other] { $seat } offers { $card-the }.
    }
}
log-trade-asks = { $card-id ->
    [hidden] { $seat } asks for a card from a loot pile.
   *[other] { $seat-id ->
        [you] You ask for { $card-the }.
       *[other] { $seat } asks for { $card-the }.
    }
}
log-trade-invites = { $seat-id ->
    [you] You ask for an offer.
   *[other] { $seat } asks for an offer.
}
ask-answer-trade = Do you accept { $other }’s offer, refuse it, or make a counter-offer?
do-haggle = Make a counter-offer to { $other }
verb-haggle = Make a counter-offer
ask-propose-counter = What would you give { $other }, and what do you want for it?
do-make-counter-offer = { $picks-count ->
    [0] Make a counter-offer
   *[other] Counter-offer: { $picks }
}
verb-make-counter-offer = Make a counter-offer
no-counter-is-empty = A counter-offer is about at least one card.
log-trade-countered = { $seat-id ->
    [you] You make a counter-offer:
   *[other] { $seat } makes a counter-offer:
}
ask-answer-counter = Do you accept { $other }’s counter-offer?
do-accept-trade = Accept the trade with { $other }
verb-accept-trade = Accept
do-refuse-trade = Do not trade with { $other }
verb-refuse-trade = Do not trade
no-nothing-lies-between = Nothing has been offered or asked for yet.
log-trade-refused = { $seat-id ->
    [you] You do not trade with { $other }.
   *[other] { $other-id ->
        [you] { $seat } does not trade with you.
       *[other] { $seat } does not trade with { $other }.
    }
}
log-trade-made = { $seat-id ->
    [you] You and { $other } have come to terms.
   *[other] { $other-id ->
        [you] { $seat } and you have come to terms.
       *[other] { $seat } and { $other } have come to terms.
    }
}
log-card-handed = { $card-id ->
    [hidden] { $seat } gives { $other } a card that nobody else sees.
   *[other] { $seat-id ->
        [you] You give { $other } { $card-the }.
       *[other] { $other-id ->
            [you] { $seat } gives you { $card-the }.
           *[other] { $seat } gives { $other } { $card-the }.
        }
    }
}
ask-equip-received = Which of the cards from { $giver } do you equip? The rest go to your loot pile.
do-wear-received = { $picks-count ->
    [0] All to the loot pile
   *[other] Choose: { $picks }
}
verb-wear-received = Equip what was received

## Search

do-search = Search your tile
log-searches-tile = { $seat-id ->
    [you] You search { $tile-the }.
   *[other] { $seat } searches { $tile-the }.
}
log-card-found = { $seat-id ->
    [you] You find { $card-a }.
   *[other] { $seat } finds { $card-a }.
}
no-monster-guards = Not while a monster is on your tile.
no-nothing-lies-here = There is neither a treasure nor an artifact on your tile.
log-stone-taken = { $seat-id ->
    [you] You have the Summoning Stone now.
   *[other] { $seat } has the Summoning Stone now.
}
log-final-phase = { $seat-id ->
    [you] You pick up the Summoning Stone: the final phase begins. From now on a defeated hero is killed.
   *[other] { $seat } picks up the Summoning Stone: the final phase begins. From now on a defeated hero is killed.
}

## Advance

do-advance = Advance
no-too-few-encounters = You need { $number } encounter cards, or the boss card, in your loot pile.
ask-choose-encounters = Which encounter cards do you discard?
do-hand-in = discard { $card-the }
verb-hand-in = Discard a card
no-no-encounter-card = This is not an encounter card: it does not pay for training.
no-price-is-paid = The price is paid.
no-boss-is-not-split = The boss card counts for the whole price and cannot be split.
no-boss-pays-alone = Without the boss card you cannot pay the rest: it pays alone.
do-discard-encounters = { $picks-count ->
    [0] Discard encounter cards
   *[other] Pay: { $picks }
}
verb-discard-encounters = Discard encounter cards
no-hand-in-more = Discard { $number } encounter cards, or the boss card.
log-handed-in = { $seat-id ->
    [you] You discard { $card-the }.
   *[other] { $seat } discards { $card-the }.
}
ask-choose-training = Which rating do you train?
do-train = { $rating }
verb-train = Train a rating
log-trained = { $seat-id ->
    [you] You take a training token: { $rating } +{ $number } from now on.
   *[other] { $seat } takes a training token: { $rating } +{ $number } from now on.
}
log-abilities-drawn = { $number ->
    [one] { $seat-id ->
        [you] You draw 1 ability card, the last one.
       *[other] { $seat } draws 1 ability card, the last one.
    }
   *[other] { $seat-id ->
        [you] You draw { $number } ability cards.
       *[other] { $seat } draws { $number } ability cards.
    }
}
ask-choose-ability = Which of these ability cards do you keep?
do-keep-ability = Keep { $ability }
verb-keep-ability = Keep an ability card
log-ability-learnt = { $seat-id ->
    [you] You keep { $ability }.
   *[other] { $seat } keeps { $ability }.
}
log-ability-given-up = { $ability-id ->
    [hidden] { $seat } discards an ability card unseen.
   *[other] You discard { $ability } unseen.
}
log-no-ability-left = { $seat-id ->
    [you] You have no ability cards left to draw.
   *[other] { $seat } has no ability cards left to draw.
}

## Summoning

ask-choose-to-summon = Do you summon a monster?
do-summon = Summon
do-summon-nobody = Do not summon
log-summons = { $seat-id ->
    [you] You raise the Stone and summon.
   *[other] { $seat } raises the Stone and summons.
}
log-summon-finds = Drawn: { $card-a }. A monster!
log-summon-discards = Drawn: { $card-a }. Discarded.
log-nothing-comes = { $seat-id ->
    [you] No monster is left in the deck: nothing answers you.
   *[other] No monster is left in the deck: nothing answers { $seat }.
}
ask-choose-summoned = Which of these monsters do you place?
do-call-monster = Summon { $card-the }
verb-call-monster = Choose a monster
log-put-at-bottom = { $card-cap } goes to the bottom of the encounter deck.
ask-choose-summoning-tile = On which tile do you place { $card-the }?
do-place-summoned = { $tile }
verb-place-summoned = Place the monster
no-monster-is-there = There is a monster on this tile already.
no-sanctuary-is-there = No monster comes onto a Sanctuary.
log-monster-summoned = { $card-cap } appears { $tile-in }.
log-stone-is-heavy = The Stone is heavy: { $seat-id ->
    [you] you have
   *[other] { $seat } has
} one action less.

## Beginning at the race

log-dungeon-lies = The dungeon is laid, from the Entrance to the Lair.
log-boss-is-history = { $card-cap } is slain: this is the story of what came after.
log-waits-on-the-way = { $seat-id ->
    [you] You wait
   *[other] { $seat } waits
} halfway home, { $tile-in }.
log-in-the-lair = { $seat-id ->
    [you] You stand
   *[other] { $seat } stands
} in the Boss Lair with { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, and { $seat-id ->
    [you] reach
   *[other] reaches
} for the Stone.

## When the Stone is taken

chapter-stone = The Stone is taken
chapter-bearer = { $hero } holds the Summoning Stone.
chapter-race = The hero who leaves the dungeon with the Stone wins.
chapter-deadly = From now on a defeated hero is killed.
chapter-way-back = Now the Stone has to come out of the dungeon.
deed-killed = { $count ->
    [one] monster killed
   *[other] monsters killed
}
deed-found = { $count ->
    [one] treasure found
   *[other] treasures found
}
deed-wounds = { $count ->
    [one] wound suffered
   *[other] wounds suffered
}
deed-falls = { $count ->
    [one] time unconscious
   *[other] times unconscious
}
deed-helped = { $count ->
    [one] assist given
   *[other] assists given
}
deed-hindered = { $count ->
    [one] sabotage
   *[other] sabotages
}
