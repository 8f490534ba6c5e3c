## The table

panel-board = Dungeon
panel-quest = Quest
quest-difficulty = Difficulty: { $difficulty }.
panel-sheets = Sheets
panel-monsters = Monsters
panel-players = Players
panel-armoury = Armoury
status-over = the game is over
status-before = before the quest
status-after = after the quest
status-round = round { $round }
status-turn = { $hero } to play
status-moving = { $hero } to play, movement points left: { $points }
status-zargon = Zargon to play

## The board

wall = Wall
floor-square = { $square }, { $region }
floor-exit = Way out
floor-rock = Solid rock
floor-passage-to = It leads to { $square }.
floor-passage-unknown = Nobody has gone through yet.
floor-pit = Sprung pit: figures in it attack and defend with 1 die less
piece-at = { $square }, { $region }
piece-trapped = A trap has been found in it
door-between = Door { $door }
door-is-open = open
door-is-closed = closed
door-was-secret = a secret door
door-is-barred = barred: no key opens it
door-wants = locked; opened by: { $item }
door-from = opens only from { $square }

## Figures

figure-body = Body Points: { $body } of { $most }
figure-body-left = Body Points: { $body }
figure-mind = Mind Points: { $mind }
figure-mind-most = Mind Points: { $mind } of { $most }
figure-in-pit = in a pit
figure-asleep = asleep
figure-misses = loses its next turn
figure-less = Defend dice taken away: { $count }
figure-joined = with the heroes
figure-waits = waits for the heroes
figure-led = in the care { $hero }
effect-courage = Courage: 2 Attack dice more
effect-rock-skin = Rock Skin: 1 Defend die more
effect-swift = twice as many red dice for the next movement
effect-veil = may pass monsters in the next movement
effect-pass-rock = may pass walls in the next movement
effect-brew = may attack twice
lurks = not on the board yet
lurks-waits = waits for something to happen
object-here = part of the quest
pile = Things on the floor
pile-on = On the floor of { $square }
player-name = { $name }
hero-called = { $name } ({ $hero })
pile-gold = { $gold } gold

## Players and sheets

player-active = to play, movement points left: { $points }
player-turn = to play
player-shopping = in the armoury
player-zargon = leads the monsters
fate-safe = has left the dungeon
fate-retreated = has retreated
fate-dead = dead
dice-attack = Attack dice: { $count }
dice-defend = Defend dice: { $count }
gold = { $gold } gold
sheet-title = champion of “{ $quest }”
sheet-done = quests completed: { $count }
item-in-hand = in hand
item-worn = worn
item-spent = power spent for this quest
spell-in-ring = in the Spell Ring: may be cast once more
price = price: { $gold } gold
ware-slow = only 1 movement die while it is worn
ware-owned = { $count ->
    [one] Already in your bag.
   *[other] Already in your bag: { $count }.
}
ware-useless = Not for this hero: { $hero }.
ware-too-dear = { $gold } gold short.

## Monsters

monster-count = on the board: { $count }
monster-move = moves { $count } squares
monster-body = Body Points: { $count }
monster-mind = Mind Points: { $count }
spell-cast = cast already

## The quest

quest-title = Quest { $number }: { $quest }
quest-goal = Goal
quest-reward = reward: { $gold } gold
quest-hopeless = can no longer be reached
quest-is-won = won
quest-rule = Rule of this quest
quest-note = Read out
quest-immune = { $monster }: immune to “{ $spell }”
quest-unread = Not read out yet
quest-wandering = Wandering monster
quest-find = Treasure: { $region }
quest-wave = Turn { $turn } of Zargon
wave-of-kind = { $monster }: { $count }
deck = Treasure cards
deck-left = left: { $count }
deck-of-kind = { $treasure }: { $count }

## Still to resolve

pending-turn = The turn goes on: { $hero }
pending-armoury = Visit to the armoury: { $hero }
pending-swap = Answers to the swap
pending-zargon = Zargon’s turn goes on
pending-dying = Out of Body Points: { $hero }
pending-look = What comes into view
pending-trap = Whatever is on the square
pending-reactions = Answers of the others
pending-ally = The ally moves
pending-quest = The quest begins

## What decided the game

story-zargon = heroes fallen: { $count }
story-gold = { $gold } gold
story-done = quests completed: { $count }
story-fell = fell in the dungeon
story-came-home = came back alive
story-quest = “{ $quest }”: { $result }, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
story-character = Round { $round }: { $foe } falls, and the last blow is struck by { $hero }.
story-character-fell = Round { $round }: { $foe } falls.
story-death = Round { $round }: { $hero } dies.
story-kills = Monsters slain: { $total }; { $count } of them by { $hero }.
story-slain = Monsters slain: { $count }.
story-found = Gold found: { $gold }.

## Warnings

warn-leave = The goal is not met yet, and you cannot come back.
warn-retreat = If you retreat, you cannot come back in this quest.
warn-trap = There is a trap on that square.
warn-strike = { $foe } is within your reach, and you have not acted.
warn-move = You have not moved yet.

## Shown large on the table

stage-card-drawn = Treasure card
stage-find-told = Found
stage-note-read = Zargon reads out
stage-rule-read = A rule of this quest
stage-parchment-read = The parchment
stage-spell-cast-on-hero = Spell
stage-spell-cast-on-foe = Spell
stage-spell-cast-on-door = Spell
stage-dread-cast-at = Dread spell
stage-dread-cast-line = Dread spell
stage-dread-cast = Dread spell
stage-died = Fallen
stage-character-appears = A name to remember
stage-treasure-found = Treasure

# The letters of figures
mark-barbarian = B
mark-dwarf = D
mark-elf = E
mark-wizard = W
