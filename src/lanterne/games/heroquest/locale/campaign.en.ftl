## The armoury

ask-shopping = { $hero-cap } is in the armoury with { $gold ->
        [0] no gold
        [one] 1 gold coin
       *[other] { $gold } gold coins
    }. What do you do?
do-leave-armoury = Leave the armoury
do-buy = Buy { $item-a } for { $gold } gold coins
verb-buy = Buy
do-sell = Sell { $item-the } for { $gold } gold coins
verb-sell = Sell
log-bought = { $hero-cap } buys { $item-a } for { $gold } gold coins.
log-sold = { $hero-cap } sells { $item-the } for { $gold } gold coins.
no-too-dear = You do not have enough gold.
no-no-selling = The armoury buys nothing back.
log-budget-given = Each hero has { $gold } gold coins to spend on equipment.

## After a quest

log-points-restored = The heroes rest: all Body and Mind Points are restored, and all spells are back.
log-left-below = { $gold ->
        [one] 1 gold coin stays
       *[other] { $gold } gold coins stay
    } behind in the dungeon.
ask-mourning = { $hero-cap } is dead. Do you enter the next quest with a new character?
do-send-new-hero = A new character: { $hero }
verb-send-new-hero = A new character
do-stay-away = Play the next quest without { $hero-the }
verb-stay-away = Stay away
log-new-hero-joined = A new character joins the party: { $hero }.
log-new-hero-brings = { $hero-cap } brings { $gold } gold coins for equipment.
log-stayed-away = The next quest is played without { $hero-the }.
no-somebody-must-go = At least one hero must go.

## The next quest

ask-next-quest = Which quest do you propose?
do-propose-next = On to the next quest: { $quest }
verb-propose-next = On to the next quest
do-propose-retry = Try again: { $quest }
verb-propose-retry = Try again
do-propose-replay = Play once more, without reward: { $quest }
verb-propose-replay = Play once more, without reward
do-propose-stop = End the campaign here
verb-propose-stop = End the campaign here
no-quest-locked = This quest opens when the one before it is completed.
ask-consent = { $quest-id ->
        [none] { $hero-cap } proposes to end the campaign here. Do you agree?
       *[other] { $hero-cap } proposes “{ $quest }” as the next quest. Do you agree?
    }
do-agree-to-quest = Agree
do-refuse-quest = Refuse
log-quest-proposed = { $hero-cap } proposes the quest “{ $quest }”.
log-stop-proposed = { $hero-cap } proposes to end the campaign here.
log-proposal-refused = The proposal is not accepted.
log-quest-set = All agree: the next quest is “{ $quest }”.

## The chapters of the campaign

panel-chapters = Campaign
chapter-completed = completed
chapter-tried = { $count ->
        [one] tried once without success
       *[other] tried { $count } times without success
    }
chapter-locked = opens when the quest before it is completed

## The end of a quest

chapter-won = The quest is won{ $rounds ->
    [0] { "" }
    [one] { " " }after { $rounds } round
   *[other] { " " }after { $rounds } rounds
}.
chapter-lost = The quest is not won{ $rounds ->
    [0] { "" }
    [one] , after { $rounds } round
   *[other] , after { $rounds } rounds
}.
chapter-armoury = The heroes recover, and the armoury is open.
chapter-next = The next quest is “{ $quest }”.
chapter-again = “{ $quest }” can be tried again.
deed-slain = { $count ->
    [one] monster slain
   *[other] monsters slain
}
deed-gold = { $count ->
    [one] gold coin gained
   *[other] gold coins gained
}
deed-cast = { $count ->
    [one] spell cast
   *[other] spells cast
}
deed-lost = { $count ->
    [one] Body Point lost
   *[other] Body Points lost
}
deed-fallen = { $count ->
    [one] hero fallen
   *[other] heroes fallen
}
