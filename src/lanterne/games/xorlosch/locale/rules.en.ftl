## The players

seat-red = { colour-red }
seat-blue = { colour-blue }
seat-green = { colour-green }
seat-yellow = { colour-yellow }
seat-black = { colour-black }
seat-white = { colour-white }

## Set-up

ask-choose-colour = Which colour will your dwarfs wear?
do-take-colour = { $colour }
log-side-drawn = The board is drawn: { $board }.
log-colour-chosen = Player { $seat-number } will be { $colour }.
log-first-player = { $seat } goes first.

## Opening groups

ask-choose-group = Who goes hunting? Choose your first dwarfs and their levels: 5 levels in all, at most 3 dwarfs of a type. Levels you do not use stay saved.
do-recruit = { $kind }, level { $level }
verb-recruit = Recruit a dwarf
no-no-dwarf-left = You have only three dwarfs of this type.
no-experience-spent = All your experience is spent.
no-no-experience-left = { $number ->
        [one] Only 1 point of experience is left.
       *[other] Only { $number } points of experience are left.
    }
do-place-group = { $dwarfs-count ->
        [0] Send out the group
        [one] Send out one dwarf: { $dwarfs }
       *[other] Send out { $dwarfs-count } dwarfs: { $dwarfs }
    }
no-group-is-empty = Your group needs at least one dwarf.
log-group-placed = { $seat } sets out with { $dwarfs ->
        [one] { $dwarfs } dwarf
       *[other] { $dwarfs } dwarfs
    }{ $saved ->
        [0] .
        [one] , and saves { $saved } level.
       *[other] , and saves { $saved } levels.
    }

## A turn

ask-turn-action = What do you do? Movement points: { $points }{ $boots ->
        [0] {""}
       *[other] , and { $boots } more for your dwarf in boots
    }; saved experience: { $saved }.
do-end-turn = End the turn
log-turn-begins = { $seat } to play, with { $points ->
        [one] { $points } movement point.
       *[other] { $points } movement points.
    }
log-turn-over = { $seat } ends the turn.
log-round-over = Round { $round } is over.
log-game-stopped = The game stops after round { $round }, as agreed.

## Movement and respect

do-step-dwarf = Move { $die-the } to { $to }
no-no-points-left = You have no movement points left.
no-points-are-the-wearers = The points that are left belong to the dwarf in boots.
no-passage-is-blocked = This passage is blocked: only travel boots cross it.
no-owes-respect = This dwarf owes respect here: leaving costs 2 points.
log-moved = { $die-The } moves to { $to }; { $points ->
        [one] { $points } point is left
       *[other] { $points } points are left
    }{ $boots ->
        [0] .
       *[other] , and { $boots } for the boots.
    }
log-respect-owed = { $die-The } owes respect at { $to }.
log-respect-paid = { $die-The } pays respect: 1 more point.

## The group and its experience

do-add-dwarf = Bring in { $kind-a }
do-remove-dwarf = Take { $die-the } off the board
do-raise-dwarf = Raise { $die-the } by one level
no-point-already-spent = The group can no longer change: a movement point of this turn is spent.
no-twelve-group-changes = Enough coming and going: the group can change at most twelve times per turn.
no-nothing-saved = You have no experience saved.
no-no-die-of-type-left = All three of your dwarfs of this type are on the board.
no-not-on-start = A dwarf leaves the board from the start square only.
no-top-level = This dwarf has level 6, the highest there is.
log-added = { $seat } brings in { $die-the } and has { $points ->
        [one] { $points } movement point.
       *[other] { $points } movement points.
    }
log-removed = { $seat } takes { $die-the } off the board and has { $points ->
        [one] { $points } movement point.
       *[other] { $points } movement points.
    }
log-raised = { $seat } raises { $die-the } to level { $level }.

## Magic items

do-take-item = Take { $item-a }
do-put-on-boots = Put the travel boots on { $die-the }
do-drink-potion = Give the experience potion { $die-to }
do-set-trap = Set the dragon trap for “{ $card }” with { $die-the }
no-not-on-both-squares = You need a dwarf on each of the two squares of this item.
no-holds-one-already = You have one of this kind already.
no-none-ready-in-stock = None of this kind is ready on the board now.
no-no-ready-item = You need { $item-a } in front of you, ready for use.
no-item-crossed = You have { $item-a }, but with the red cross up: for use from your next turn on.
no-already-under-potion = This dwarf is under a potion already.
log-taken = { $seat } takes { $item-a }, for use from { $seat }’s next turn on.
log-boots-put-on = { $seat } puts the travel boots on { $die-the }.
log-potion-drunk = { $seat } gives the experience potion { $die-to }.
log-trap-set = { $seat } sets the dragon trap for “{ $card }” with { $die-the }.

## Reactions

ask-action-window = { $active } is playing: do you use an item of yours now?
ask-call-window = { $active-id ->
        [you] You have asked for reactions: do you use an item of yours yourself?
       *[other] { $active } asks for reactions: do you use an item of yours?
    }
ask-respect-window = { $die-The } is about to enter { $to }. Shall one of your dwarfs there drink the potion, and be owed respect?
ask-announcement-window = { $active-id ->
        [you] You have announced { $quest-the }: do you use an item of yours before it is counted?
       *[other] { $active } announces { $quest-the }: do you use an item of yours before it is counted?
    }
ask-last-call = { $quest-The } is about to be completed. Last call: do you use an item of yours?
do-pass-turn = Pass for the rest of this turn
do-call-reactions = Ask whether anyone reacts
no-called-three-times = You have already asked three times this turn.
no-nobody-could-react = Nobody else has a potion or a trap ready.
log-reactions-called = { $seat } asks whether anyone reacts.

## Quests

do-announce = Announce { $quest-the } (majority)
do-propose = Propose { $quest-the } (diplomacy)
no-first-turn = No quest can be completed in your first turn.
no-task-without-candidate = At least one task of this quest has nobody there who could do it.
no-no-quest-covered = No quest has dwarfs on all its squares yet.
no-has-majority = You hold more than half of the tasks: announce the quest instead.
no-no-majority = You do not hold more than half of the tasks.
no-failed-this-turn = Diplomacy has failed for this quest this turn.
log-announced = { $seat } announces { $quest-the }.
log-proposed = { $seat } proposes { $quest-the }.
log-quest-done = { $quest-The } is done!
log-card-won = { $seat } wins “{ $card }”.
log-left-out = { $seats } could have done a task of { $quest-the }, but all went to others.
log-score = Task cards: { $players }.
log-quest-opened = { $quest-New } is on the board: { $cards }.
log-quest-waits = { $quest-New } waits beside its pile: { $cards }.

## Ties, and a majority that is lost

ask-choose-holder = Other players tie for “{ $card }”: who shall have it?
do-pick-holder = { $seat } shall have “{ $card }”
log-picked = { $seat } is chosen for “{ $card }”.
ask-convert = Your majority in { $quest-the } is gone. Do you propose it by diplomacy, or drop it?
do-propose-now = Propose { $quest-the } by diplomacy
do-withdraw-announcement = Drop { $quest-the } for now
log-majority-gone = { $seat } has lost the majority in { $quest-the }: it is not forced after all.
log-majority-lost = { $seat } has lost the majority in { $quest-the }.
log-announcement-withdrawn = { $seat } drops { $quest-the } for now.

## Diplomacy

ask-choose-task = You propose { $quest-the }. Which task do you ask about next?
do-ask-task = Ask about “{ $card }”
do-ask-all = Ask about all the rest, in card order
ask-answer-task = { $active } proposes { $quest-the }, and “{ $card }” would be yours. Do you agree?
do-agree = Agree to “{ $card }”
do-veto = Veto “{ $card }”
do-renounce = Renounce “{ $card }”
do-renounce-for = Renounce “{ $card }” in favour of { $heir }
no-nobody-else-can = Nobody else is left who could do this task.
ask-force-or-go-on = You hold more than half of { $quest-the } now. Do you complete it by majority, or go on asking?
do-force = Complete it by majority now
do-go-on = Go on asking
ask-reconsider = { $quest }, round { $round } of the talks: do you change your mind, or use an item?
do-keep = Change nothing more
ask-propose-on = { $round ->
        [0] { $quest }: somebody has renounced a task. Do you change anything before the cards are awarded?
       *[other] { $quest }, round { $round } of at most { $limit }: how do you go on with your proposal?
    }
do-pick-again = Choose { $seat } for “{ $card }” instead
do-withdraw = Withdraw the proposal
log-agreed = { $seat } agrees to “{ $card }”.
log-vetoed = { $seat } vetoes “{ $card }”.
log-renounced = { $seat } renounces “{ $card }”.
log-renounced-for = { $seat } renounces “{ $card }” in favour of { $heir }.
log-forced = { $seat } forces { $quest-the } by majority.
log-negotiation-round = The talks go on: round { $round }.
log-proposal-withdrawn = { $seat } withdraws the proposal for { $quest-the }.
log-diplomacy-failed = The talks have failed: { $quest-the } stays on the board.

## The end

log-all-quests-done = All thirteen quests are done!
log-dragons-done = The three dragon quests are done!
log-won-by-cards = { $seat } has the most task cards, { $cards }, and wins.
log-won-by-dwarfs = { $seat } and { $rival } have { $cards } task cards each; { $seat } wins by stronger dwarfs, level { $level } against { $against }.
log-shared-victory = { $seats } have { $cards } task cards each and equal dwarfs: they share the victory.
ending-all-quests-done = The last quest is done, and Xorlosch can sleep in peace.
ending-dragons-slain = The last dragon quest is done, and Xorlosch can sleep in peace.
ending-stopped = The agreed number of rounds is over; the cards won so far are counted.

## Shown large on the table

stage-announced = Announced
stage-proposed = Proposed
stage-diplomacy-failed = Diplomacy has failed

## What bots say

log-remark-together = { $seat }: “Together? { $own ->
        [0] Nothing
        [one] One card
       *[other] { $own } cards
    } for me, { $rest } for the rest of you.”
log-remark-with-you = { $seat }: “Shall we, { $other }? { $own ->
        [0] Nothing
        [one] One card
       *[other] { $own } cards
    } for me, { $rest } for you.”
log-remark-fair = { $seat }: “That is fair.”
log-remark-in-return = { $seat }: “You have helped me, { $other }. Now I help you.”
log-remark-if-mine = { $seat }: “I agree if ‘{ $card }’ is mine.”
log-remark-not-forgotten = { $seat }: “I have not forgotten, { $other }.”
log-remark-not-while-you-lead = { $seat }: “Not while you lead, { $other }.”
log-remark-rather-alone = { $seat }: “This one I can do without you.”
log-remark-too-little = { $seat }: “That is too little for me.”
log-remark-take-it = { $seat }: “Take ‘{ $card }’, { $heir }, and let us be done.”
log-remark-let-go = { $seat }: “I let go of ‘{ $card }’. Now let us be done.”
log-remark-nothing-personal = { $seat }: “Nothing personal, { $other }.”
log-remark-paid-back = { $seat }: “You had that coming, { $other }.”
spare-end-at-once = The end of a turn with nothing left to do
    .effect = the turn ends by itself

## The end of a quest

chapter-majority = Done by majority.
chapter-agreed = Done by diplomacy.
chapter-card = { $player }: “{ $card }”
chapter-task = “{ $card }”
chapter-no-quest = No other quest comes in its place.
deed-won = { $count ->
    [one] task card won
   *[other] task cards won
}
deed-score = { $count ->
    [one] task card in all
   *[other] task cards in all
}
deed-vetoes = { $count ->
    [one] veto
   *[other] vetoes
}
deed-announced = { $count ->
    [one] quest announced
   *[other] quests announced
}
deed-proposed = { $count ->
    [one] quest proposed
   *[other] quests proposed
}
