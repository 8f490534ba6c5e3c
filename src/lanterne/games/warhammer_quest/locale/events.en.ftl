## Event cards

log-unexpected-event = Something unexpected happens!
log-event-strikes-at = A counter is drawn for where it happens: at { $warrior-the }.
log-event-drawn = Event card { $section-in }: { $event }.
log-event-ignored = “{ $event }” does not count here; another card is drawn.
log-events-shuffled = The discarded event cards are shuffled into a new deck.
log-no-event-left = No event cards are left; nothing happens.
log-nobody-for-event = It affects nobody.
log-lot-rolled = { $warrior-cap } rolls { $dice }.
log-lot-fell = The lot falls on { $warrior-the }.
log-card-rolled = The die of the card shows { $dice }.
log-struck-all = Everybody in the section is hit.
log-suffered = { $warrior-cap } suffers { $dice }, less { $toughness } for toughness and armour: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
log-suffered-unmodified = { $warrior-cap } suffers { $dice }, with nothing deducted: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
log-foe-suffered = { $foe-cap } suffers { $dice }, with nothing deducted: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
log-found-gold = { $warrior-cap } rolls { $dice } and finds { $gold } gold.
log-scorpions-killed = { $warrior-cap } rolls { $dice } and crushes { $number ->
        [one] { $number } scorpion
       *[other] { $number } scorpions
    } for { $gold } gold; { $left ->
        [0] none is left to sting
        [one] the last one stings
       *[other] the other { $left } sting
    }.
log-another-rolled = Another card is drawn on 1 to 3: the die shows { $dice }.

## Trap pits and the rope

log-fell-in-pit = { $warrior-cap } sits in a pit, and needs the rope or Levitate to get out.
verb-pull-out = Use the rope
do-pull-out = Pull { $victim-the } out of the pit
log-pulled-out = With the rope { $warrior-of }, { $victim-the } is pulled up.
log-pulled-by-own-rope = { $warrior-cap } is pulled up by the rope the warrior carries.
verb-climb-by-rope = Climb out
do-climb-by-rope = { $warrior-cap } climbs out of the pit by the rope
log-climbed-by-rope = { $warrior-cap }, with nobody left to pull, climbs up the rope.
log-rope-held = The rope holds ({ $dice }).
log-rope-broke = The rope breaks ({ $dice }).
ask-where-to = On which square does { $warrior-the } come out of the pit?
verb-climb-out = Come out
do-climb-out = { $warrior }: { $square }
log-out-of-pit = { $warrior-cap } is out of the pit, on { $square }.
no-nobody-in-pit = Nobody is in a pit.
no-rope-in-warriors-phase = You can only use the rope in the warriors’ phase.
no-cannot-pull = You are in no state to pull anybody up.
no-puller-pinned = You are pinned and cannot pull anybody up.
no-not-at-pit = You must stand next to the pit.
no-no-rope = Neither of you has the rope.
no-cannot-climb = You are in no state to climb.
no-no-rope-of-yours = You do not have the rope.
no-somebody-to-pull = Somebody is left who can pull you up.

## Treasures

log-treasure-drawn = { $warrior-cap } draws a treasure: { $item }.
log-treasure-given = { $warrior-cap } receives { $item-the }.
log-no-treasure-left = No treasure cards are left.
log-treasures-shuffled = The discarded treasure cards are shuffled into a new deck.
log-charged = { $item }: the die shows { $dice }, { $charges ->
        [one] { $charges } charge
       *[other] { $charges } charges
    }.
log-gold-found = { $item }: { $warrior-the } rolls { $dice } and gains { $gold } gold.
log-gold-lost = { $warrior-cap } rolls { $dice }: there is a 1 among them, so all is lost.
ask-share = Who receives { $item-the }? Warriors with the fewest treasures so far come first.
verb-receive = Give the treasure
do-receive = { $warrior }: { $item }
ask-count-dice = { $item }: how many dice does { $warrior-the } roll? Every pip is worth 10 gold, but a single 1 loses it all.
verb-dig-in = Choose the number of dice
do-dig-in = { $warrior }, { $item }: { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
