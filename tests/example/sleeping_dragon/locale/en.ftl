### The words of While the Dragon Sleeps.

game-sleeping-dragon = While the Dragon Sleeps
    .summary = Every night you and the other thieves choose a chamber of the lair in secret. Be alone there, hope that the dragon looks elsewhere, and sell what you took before the others are rich.
    .mood = Light. A few minutes of nerve.

## Things

seat-red = Red
seat-blue = Blue
seat-green = Green

chamber-gallery = Gallery
    .in = in the gallery
    .into = into the gallery
chamber-grotto = Grotto
    .in = in the grotto
    .into = into the grotto
chamber-hoard = Hoard
    .in = in the hoard
    .into = into the hoard

treasure-cup = Cup
    .a = a cup
    .many = cups
treasure-ring = Ring
    .a = a ring
    .many = rings
treasure-crown = Crown
    .a = a crown
    .many = crowns

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

## What is agreed before the game

setting-sleep = Sleep of the dragon
    .effect = In its light sleep the dragon looks into two chambers a night.
setting-sleep-deep = Deep: one die
setting-sleep-light = Light: two dice

bot-steady = Steady thief
    .effect = Weighs what a chamber holds against the eye of the dragon, and sells what it can.

## A night

ask-sneaking = Night { $night }: which chamber do you sneak into? Nobody sees it until everyone has chosen.
do-sneak = { $chamber }
log-went = { $seat } is { $chamber-in }.
log-looked = The die shows { $dice }: the dragon looks { $chamber-into }.
ask-dropping = The dragon has seen you. Which treasure do you leave behind?
do-drop = Leave { $treasure-a } behind
verb-drop = Leave a treasure behind
log-dropped = { $seat } flees and leaves { $treasure-a } behind.
log-found = { $treasure-id ->
        [hidden] { $seat } takes a treasure.
       *[other] { $seat } takes { $treasure-a }.
    }

## The market

ask-selling = The market of night { $night }: sell two or more treasures of one kind, or keep them all.
do-put-up = { $treasure }
verb-put-up = Put a treasure up for sale
do-sell = { $treasures-count ->
        [0] Sell
       *[other] Sell: { $treasures }
    }
verb-sell = Sell
do-keep = Keep everything
no-too-few = The market takes at least two treasures of one kind.
no-alone = You have only one of this kind, and the market takes at least two.
no-other-kind = The market takes treasures of one kind at a time.
log-sold = { $seat } sells { $number } { $treasure-many } for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
warn-last-market = This is the last market: what you keep now counts only in a tie.

## The end

ending-rich = A thief is rich: 15 coins are enough to leave the mountain for good.
ending-plundered = The lair is empty. There is nothing left to come back for.
ending-awake = The twelfth night is over, and the dragon wakes.
story-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, and { $left ->
        [0] no treasure
        [one] { $left } treasure
       *[other] { $left } treasures
    } left in the loot.
story-best-sale = The best sale: { $thief }, { $number } × { $treasure } for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }

## What the table shows

panel-lair = The lair
panel-thieves = The thieves
panel-loot = Your loot
status-night = Night { $night } of { $last }
status-over = The game is over
pile-left = { $count ->
        [0] The pile is empty
        [one] { $count } treasure in the pile
       *[other] { $count } treasures in the pile
    }
chamber-holds = { $count ->
        [one] { $count } treasure for a thief who is alone
       *[other] { $count } treasures for a thief who is alone
    }
chamber-watched = The dragon looks here on { $dice }
dragon-looks = The dragon looks here
thief-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
thief-loot = { $count ->
        [one] { $count } treasure in the loot
       *[other] { $count } treasures in the loot
    }
treasure-count = { $count ->
        [one] One of them
       *[other] { $count } of them
    }
treasure-worth = { $coins ->
        [one] { $coins } coin each at the market
       *[other] { $coins } coins each at the market
    }
