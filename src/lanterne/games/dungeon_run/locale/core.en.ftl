## The game, its heroes, endings

game-dungeon-run = Dungeon Run
    .summary = Up to six heroes explore a dungeon tile by tile, fight its monsters and grow stronger, helping or tripping one another up. When the boss falls the Summoning Stone is there for the taking, and from then on everybody hunts its bearer: win by bringing it to the entrance, or by being the last one alive.
    .mood = Quick and treacherous. Friends until the boss falls, then everybody for themselves.

seat-vargagg = { hero-vargagg }
seat-addolgar-vayne = { hero-addolgar-vayne }
seat-stabbins = { hero-stabbins }
seat-dorgan = { hero-dorgan }
seat-emma-goodluck = { hero-emma-goodluck }
seat-saelith-ashborn = { hero-saelith-ashborn }
seat-birodin = { hero-birodin }
seat-oriane-mistveil = { hero-oriane-mistveil }

## Set-up

log-die-for-first = { $seat-id ->
    [you] For the First Player token you roll { $dice }.
   *[other] For the First Player token { $seat } rolls { $dice }.
}
log-first-player = { $seat-id ->
    [you] You have the First Player token.
   *[other] { $seat } has the First Player token.
}
ask-choose-hero = Which hero do you play?
do-take-hero = { $hero }
verb-take-hero = Choose a hero
log-hero-chosen = Player { $seat-number } plays { $hero }.
no-hero-taken = Somebody else plays this hero.
no-training-taken = Somebody has this training already; it can be chosen again once all four are taken.
ask-choose-first-ability = Which of your two ability cards do you keep?
do-keep-first-ability = Keep { $ability }
verb-keep-first-ability = Keep an ability card
log-ability-kept = { $seat-id ->
    [you] You keep { $ability }.
   *[other] { $seat } keeps { $ability }.
}

## Rounds and turns

log-round-begins = Round { $number }.
log-turn-begins = { $seat-id ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
log-token-passes = { $seat-id ->
    [you] The First Player token goes to you.
   *[other] The First Player token goes to { $seat }.
}
log-stone-takes-token = { $seat-id ->
    [you] With the Stone you take the First Player token.
   *[other] With the Stone, { $seat } takes the First Player token.
}
log-stands-up = { $seat-id ->
    [you] You come round and stand up; that was your turn.
   *[other] { $seat } comes round and stands up; that was the turn.
}
log-actions-lost = { $lost ->
    [one] { $seat-id ->
        [you] You lose 1 action in this turn.
       *[other] { $seat } loses 1 action in this turn.
    }
   *[other] { $seat-id ->
        [you] You lose { $lost } actions in this turn.
       *[other] { $seat } loses { $lost } actions in this turn.
    }
}
ask-take-action = Round { $round }: what do you do?
do-end-turn = End the turn
log-turn-stopped = { $left ->
    [one] { $seat-id ->
        [you] You leave 1 action unused.
       *[other] { $seat } leaves 1 action unused.
    }
   *[other] { $seat-id ->
        [you] You leave { $left } actions unused.
       *[other] { $seat } leaves { $left } actions unused.
    }
}
no-no-action-left = You have no action left in this turn.

## Bots

bot-steady = Steady
    .effect = Weighs what each action is likely to bring: fights what it can beat, helps while that costs nothing, and runs for the entrance, or after the hero who does.
