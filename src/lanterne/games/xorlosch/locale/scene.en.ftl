### What the table shows.

panel-board = Board
panel-quests = Quests
panel-players = Players
panel-favours = Favours

status-round = Round { $round }
status-turn = { $player } to play, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
status-over = The game is over

## The board

free-passage = Free passage
stock-ready = { $item }: { $count } ready
stock-crossed = { $item }: { $count } crossed
task-needs = { $type } on “{ $square }”

## Dwarfs

figure-level = Level { $level }
figure-owes = Owes respect: leaving costs 1 point more
figure-potion = Under an experience potion
figure-boots = Wears the travel boots: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of its own
figure-trap = Dragon trap set for “{ $card }”

## Quests

pile-left = pile: { $count }
outlook-missing = { $count ->
        [one] one task without a candidate
       *[other] { $count } tasks without a candidate
    }
outlook-threat = { $player } can announce
outlook-majority = { $player } could announce: { $held } of { $tasks } tasks
outlook-diplomacy = { $player } could propose: { $held } of { $tasks } tasks
outlook-held = { $player } holds { $held } of { $tasks } tasks
outlook-first-turn = { $player }’s first turn: no quest yet
outlook-failed = Talks have failed this turn
task-waits = Waits
task-holder = { $player } would have it
task-tied = Tied among others
task-nobody = Nobody there can do it
task-power = { $player } { $power ->
        [1000] potion
        [2000] trap
       *[other] { $power }
    }
task-agreed = { $player } agrees
task-vetoed = { $player } vetoes it
task-renounced = { $player } renounces it
task-heir = Renounced in favour of { $player }

## Players

player-active = To play, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left
player-score = { $count ->
        [one] { $count } task card
       *[other] { $count } task cards
    }
player-dwarfs = { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarfs
    }
player-saved = { $count ->
        [one] { $count } level saved
       *[other] { $count } levels saved
    }
item-ready = { $item }, ready
item-crossed = { $item }, not usable yet

## Favours

favour-helped = Helped { $player } { $helped ->
        [one] once
       *[other] { $helped } times
    }
favour-hurt = Hurt { $player } { $hurt ->
        [one] once
       *[other] { $hurt } times
    }
favour-both = Helped { $player } { $helped ->
        [one] once
       *[other] { $helped } times
    }, hurt them { $hurt ->
        [one] once
       *[other] { $hurt } times
    }

## How it was decided

story-cards = { $count ->
        [one] { $count } task card
       *[other] { $count } task cards
    }: { $green } green, { $blue } blue, { $red } red.
story-shared = The dwarfs are equal as well: a shared victory.
story-tie-break = The cards are equal; the stronger dwarfs on the board decide.
story-lead = { $player } took the lead for good with “{ $card }” in round { $round }.
story-quests = { $majority ->
        [one] { $majority } quest was completed by majority
       *[other] { $majority } quests were completed by majority
    }, { $agreed ->
        [0] none
       *[other] { $agreed }
    } by diplomacy.
story-vetoes = { $count ->
        [one] There was { $count } veto
       *[other] There were { $count } vetoes
    } in the talks; { $failed ->
        [0] no proposal failed.
        [one] { $failed } proposal failed.
       *[other] { $failed } proposals failed.
    }

## Before what might be regretted

warn-announce = You could still announce this: { $quest }.
warn-item = You could still take this: { $item }.
warn-points = You still have { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }.
warn-use = This would change nothing for now: every task would keep its holder.
note-share = { $player } { $count }
note-tied = { $count ->
    [one] 1 tied
   *[other] { $count } tied
}
note-needs = { $player } must agree
note-change = { $card }: { $player }
note-tie = { $card }: tied
note-then = { $player } { $had } → { $will }
note-veto = nothing changes hands for now

## The sheet of a deal

deal = If it is done as it stands: { $quest }
deal-has = Has
deal-gets = Gets
deal-then = Then
deal-says = Says
deal-number = { $count }
deal-list = { $first }, { $last }
deal-nothing = –
deal-tied = Tied
deal-proposes = proposes
deal-agrees = agrees
deal-vetoes = vetoes
deal-renounces = renounces

## Headings over several options

verb-take-colour = Choose a colour
verb-place-group = Choose a group
verb-step-dwarf = Move a dwarf
verb-raise-dwarf = Raise a dwarf by one level
verb-add-dwarf = Bring in a dwarf
verb-remove-dwarf = Take a dwarf off the board
verb-take-item = Take a magic item
verb-put-on-boots = Put on the travel boots
verb-drink-potion = Drink the experience potion
verb-set-trap = Set the dragon trap
verb-announce = Announce a quest (majority)
verb-propose = Propose a quest (diplomacy)
verb-propose-now = Propose it now
verb-withdraw-announcement = Drop the announcement
verb-pick-holder = Choose who gets the task
verb-pick-again = Choose another in a tie
verb-ask-task = Ask about a task
verb-agree = Agree to a task
verb-veto = Veto a task
verb-renounce = Renounce a task
verb-renounce-for = Renounce a task in favour of somebody
verb-pass-turn = Pass for this turn

## Still to be resolved

pending-colour = { $player } takes a colour
pending-first = The first player is chosen
pending-group = { $player } puts the first dwarfs on the board
pending-task = The task “{ $task }” is settled
pending-tasks = The other tasks are settled
pending-part = { $player } thinks again
pending-round = The round of talks ends
pending-reactions = Everybody may still react
pending-step = The dwarf goes on
pending-turn = The turn of { $player } goes on

# The letters of figures
mark-dwarf = { $colour }{ $kind }
mark-warrior = w
mark-mechanicus = m
mark-red = R
mark-blue = B
mark-green = G
mark-yellow = Y
mark-black = K
mark-white = W
