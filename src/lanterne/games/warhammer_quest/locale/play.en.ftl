## The game

game-warhammer-quest = Warhammer Quest
    .summary = Up to four warriors go down into a dungeon that nobody has mapped. It is laid section by section, monsters pour out of every room, and somewhere below lies the room where the adventure is decided. Keep close to the lantern, hold the line, share the treasure; the warrior who comes home with the most gold may boast. Thirty adventures, no game master.
    .mood = Grim and full of dice. All against the dungeon; very good alone.
    .rematch = Same party, new dungeon
spare-pass-in-peace = Cards and spells as the monsters’ phase starts, with no monster about
    .effect = none is used
spare-end-at-once = The end of a turn with nothing left to do
    .effect = the turn ends by itself
shortcut-all-wait = All wait
    .effect = All your warriors end their turns, up to the monsters’ phase. It stops at the first surprise.
seat-barbarian = { warrior-barbarian }
seat-elf = { warrior-elf }
seat-wizard = { warrior-wizard }
seat-dwarf = { warrior-dwarf }

difficulty-as-printed = { setting-difficulty-as-printed }
    .effect = { setting-difficulty-as-printed.effect }
difficulty-gentler = { setting-difficulty-gentler }
    .effect = { setting-difficulty-gentler.effect }
difficulty-tale = { setting-difficulty-tale }
    .effect = { setting-difficulty-tale.effect }
king-bardin = Bardin
king-rudin = Rudin
king-gredin = Gredin
phase-start = Start of the turn
phase-power = Power phase
phase-warriors = Warriors’ phase
phase-monsters = Monsters’ phase
phase-exploration = Exploration phase
phase-end = End of the turn
pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

## Setting up

ask-choose-warriors = Which warrior do you play? If others want the same, dice decide.
verb-take-warrior = Play a warrior
do-take-warrior = { $warrior }
log-wish-rolled = Player { $seat-number } also wants { $warrior-the }, and rolls { $dice }.
log-warrior-taken = Player { $seat-number } plays { $warrior-the }.
log-difficulty-set = { $difficulty-id ->
        [as-printed] Difficulty: { setting-difficulty-as-printed }. { setting-difficulty-as-printed.effect }
        [gentler] Difficulty: { setting-difficulty-gentler }. { setting-difficulty-gentler.effect }
       *[tale] Difficulty: { setting-difficulty-tale }. { setting-difficulty-tale.effect }
    }
log-potion-for-all = { $warrior-cap } also takes { $item-a } along.
log-equipped = { $warrior-cap } carries { $item-a }.
ask-choose-leader = The Barbarian is not with you. Who carries the lantern and leads? If you do not all name the same warrior, dice decide.
verb-name-leader = Name a leader
do-name-leader = { $warrior }
log-leader-rolled = { $warrior-cap } rolls { $dice } for the lantern.
log-leads = { $warrior-cap } carries the lantern and leads.
log-wounds-rolled = { $warrior-cap } rolls { $dice }: { $wounds } starting wounds.
ask-wounds-again = { $warrior-cap } rolled a 1 for starting wounds. Roll once more? The second result stands.
verb-reroll-wounds = Roll again
do-reroll-wounds = Roll again for { $warrior-the }
do-keep-roll = Keep the 1
log-spell-drawn = { $warrior-cap } knows “{ $spell }”.
ask-choose-spell = { $kind ->
        [0] Which attack spell does the Wizard know?
        [1] Which defence spell does the Wizard know?
       *[2] Which healing spell does the Wizard know?
    }
verb-take-spell = Learn a spell
do-take-spell = { $spell }
log-tokens-rolled = { $warrior-cap } rolls { $dice }: { $tokens ->
        [one] { $tokens } power token
       *[other] { $tokens } power tokens
    }.
ask-tokens-again = The Wizard rolled a 1 for power tokens. Roll once more? The second result stands.
do-reroll-tokens = Roll again
log-objective-drawn = The objective room is { $section-the }.
log-adventure-rolled = The die shows { $dice }: the adventure is “{ $adventure }”.
log-adventure-rolled-again = The die shows { $dice }, “{ $adventure }”, but the warrior it cannot do without is not here. Once more.
log-adventure-chosen = The adventure is “{ $adventure }”.
ask-take-place = On which square of the entrance does { $warrior-the } stand?
verb-stand = Stand
do-stand = { $square }
log-took-place = { $warrior-cap } stands on { $square }.

## The turn

log-turn-begins = Turn { $turn }.
log-power-rolled = The Wizard rolls { $dice } for power: { $power }.
log-power-rolled-again = The Wizard rolls { $dice } for power again; { $spent ->
        [one] { $spent } point is spent already
       *[other] { $spent } points are spent already
    }: { $power ->
        [0] none is left.
        [one] { $power } is left.
       *[other] { $power } are left.
    }
log-watch-rolled = There is no Wizard: the player { $warrior-of } rolls { $dice } to see whether something happens.
log-event-stays-away = An event would come, but there are monsters already: nothing more happens.
log-nothing-stirs = Nothing unexpected happens.
log-power-lost = { $power ->
        [one] { $power } point of power is lost unused.
       *[other] { $power } points of power are lost unused.
    }
log-own-turn-begins = It is the turn { $warrior-of }.
ask-own-turn-choice = What do you do?
do-end-own-turn = End the turn
no-must-strike = You failed to break away: with a monster next to you, you must strike at least one blow.

## Moving

verb-walk = Walk
do-walk = Go to { $square }
no-no-moves-left = You have no movement left.
no-held-fast = You are pinned by a monster. Try to break away first.
no-held-after-failing = You failed to break away and must stay.
no-no-move-after-attack = You cannot move after your first attack.
no-floating = You are floating and cannot move.
no-square-taken = Somebody stands there.
no-wall-at-corner = A wall at the corner forbids this diagonal step.
no-no-diagonal = Past a high obstacle or a ledge, and onto a bridge or off it, you can only step straight.
no-too-steep = Climbing out of the pit costs two squares of movement, and you have only one left.
log-walked = { $warrior-cap } goes to { $square } (moves left: { $moves }).
log-entered-section = { $warrior-cap } is now { $section-in }.
do-leave-dungeon = Leave the dungeon for good
no-not-at-a-way-out = You can only leave from a square in front of the dungeon entrance or of an open secret exit.
log-left-dungeon = { $warrior-cap } leaves the dungeon.
do-break-away = Try to break away
no-not-pinned = No monster pins you.
no-tried-to-escape-already = You get one try a turn.
no-escape-before-anything = You can only break away before you do anything else.
log-escaped = { $warrior-cap } needs { $needed } to break away, rolls { $dice }, and is free.
log-failed-to-escape = { $warrior-cap } needs { $needed } to break away, rolls { $dice }, and is held fast.

## What follows

log-combat-over = The combat is over.
log-caught-breath = { $warrior-cap } catches breath: { $dice }.
log-paid = { $warrior-cap } exchanges { $number ->
        [one] { $number } trophy
       *[other] { $number } trophies
    } for { $gold } gold.
log-event-over = The event “{ $event }” is over.
log-guardians-gone = The guardians of the objective room are gone.
log-cut-off = { $foe-cap } has no way to any warrior, and leaves.

## The end

ending-won = The adventure has succeeded. Those who live have won, and the richest of them may boast.
ending-failed = The adventure has failed.
ending-perished = Nobody has come out of the dungeon alive.
ending-left = The warriors have left the dungeon without reaching their goal.
ending-given-up = The party has given up.
ending-stopped = The agreed number of turns is over before the goal was reached.
log-goal-reached = The goal of “{ $adventure }” is reached!
log-adventure-failed = “{ $adventure }” has failed.
log-rewarded = { $dice-count ->
        [0] { $warrior-cap } receives { $gold } gold.
       *[other] { $warrior-cap } rolls { $dice } and receives { $gold } gold.
    }
log-sold = { $warrior-cap } sells { $item-the } for { $gold } gold.
log-gold-counted = { $warrior-cap } has { $gold } gold in the end.
log-richest = { $warrior-cap } is the greatest winner, with { $gold } gold.
do-give-up = { $seat }: give up the adventure
verb-give-up = Give up the adventure
do-flee = { $seat }: give up and run for the surface
verb-flee = Give up and run for the surface
no-no-living-warrior = You have no warrior in the dungeon.
no-monsters-at-leader = You cannot give up while a monster is in the leader’s section.
no-no-fast-escape = This table has not agreed on fast escapes.
no-over-already = The adventure is already over.
ask-vote = { $fast ->
        [0] Player { $seat-number } wants to give up. Do you agree? The majority decides, and the leader if it is a tie.
       *[1] Player { $seat-number } wants to run for the surface. Do you agree? The majority decides, and the leader if it is a tie.
    }
do-vote-yes = Give up
do-vote-no = Go on
log-giving-up-proposed = Player { $seat-number } proposes to give up.
log-voted = { $yes ->
        [0] Player { $seat-number } wants to go on.
       *[1] Player { $seat-number } wants to give up.
    }
log-gave-up = The party gives up.
log-went-on = The party goes on.
log-escape-rolled = { $warrior-cap } runs for the surface and rolls { $dice }.
log-escape-cost = { $warrior-cap } gets out; lost on the way: { $gold } gold and { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    }.
no-kin-stays = As the captive’s kinsman, you cannot go home.

# Beside options

note-power = costs { $cost }; power { $power }
note-tokens = { $count } of your { $tokens } tokens, for good

rules-changed-4 = With the setting for detours, an objective room that is laid again behind a new door no longer has the rubble of a quake in it (WQ-VAR-5).
