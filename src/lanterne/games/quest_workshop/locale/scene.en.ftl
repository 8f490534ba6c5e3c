## Things

tool-door = Door
tool-open-door = Open door
tool-secret-door = Secret door
tool-blocked = Blocked square
tool-stairs = Stairs
tool-start = Start square
tool-exit = Exit square
tool-pit = { trap-pit }
tool-falling-block = { trap-falling-block }
tool-spear = { trap-spear }
tool-furniture-table = { furniture-table }
tool-furniture-throne = { furniture-throne }
tool-furniture-alchemists-bench = { furniture-alchemists-bench }
tool-furniture-treasure-chest = { furniture-treasure-chest }
tool-furniture-tomb = { furniture-tomb }
tool-furniture-sorcerers-table = { furniture-sorcerers-table }
tool-furniture-bookcase = { furniture-bookcase }
tool-furniture-rack = { furniture-rack }
tool-furniture-fireplace = { furniture-fireplace }
tool-furniture-weapons-rack = { furniture-weapons-rack }
tool-furniture-cupboard = { furniture-cupboard }
tool-device-poison-gas = Trapped furniture: { furniture-trap-poison-gas }
tool-device-poison-needle = Trapped furniture: { furniture-trap-poison-needle }
tool-device-explosive-latch = Trapped furniture: { furniture-trap-explosive-latch }
tool-device-dart = Trapped furniture: { furniture-trap-dart }
tool-monster-goblin = { monster-goblin }
tool-monster-orc = { monster-orc }
tool-monster-abomination = { monster-abomination }
tool-monster-skeleton = { monster-skeleton }
tool-monster-zombie = { monster-zombie }
tool-monster-mummy = { monster-mummy }
tool-monster-dread-warrior = { monster-dread-warrior }
tool-monster-gargoyle = { monster-gargoyle }
tool-monster-dread-sorcerer = { monster-dread-sorcerer }
tool-character = Character { $number }
tool-escape = Square to escape to
tool-rock = Solid rock
tool-lost = Where lost artifacts turn up
tool-nothing = Special treasure: nothing
tool-gold = Special treasure: gold
tool-item = An item
stat-move = Movement
stat-attack = Attack dice
stat-defend = Defend dice
stat-body = Body Points
stat-mind = Mind Points
subject-title = Title
subject-goal = Goal in words
subject-parchment = Parchment
language-en = English
language-fr = French

## The table

panel-drawing = Drawing
panel-tools = Tools
panel-flaws = Still missing
panel-report = The file
report-first-board = The file has several boards. Only the one on which the heroes begin is drawn here.
report-no-such-potion = { $region }: the potion that a note mentions is not in the HeroQuest box; it is left out.
panel-sheet = Quest sheet
panel-rooms = Rooms
panel-author = Who draws
status-in-hand = in hand: { $tool }
no-flaws = Nothing: the quest can be played.
floor-start = Start square
door-place = Wall { $door }: a door could go here
comes-later = Comes later: with a note, an action or a wave
tool-turned = Turned
room-lost = Lost artifacts turn up here
room-gold = { $gold } gold coins
room-nothing = Nothing is found here, and no card is drawn
sheet-reward = Reward: { $gold } gold coins
sheet-number = Quest { $number }
sheet-difficulty = As hard as quest { $number } of the campaign
sheet-purse = To spend before the quest: { $gold } gold coins each
sheet-wandering = Wandering monster: { $monster }
in-english = English: { $text }
no-english = English: still to be written
in-french = French: { $text }
no-french = French: still to be written
stat-is = { $stat }: { $number }
status-flaws =
    { $number ->
        [0] ready to be played
        [one] one thing still missing
       *[other] { $number } things still missing
    }

## What still keeps the quest from being played

flaw-no-door = Begin with a door: take “Door” and touch a wall. A door opens the room behind it, which is solid rock until then.
flaw-no-stairs = There are no stairs on the board, and no start squares.
flaw-starts = Each group of heroes needs { $number } different start squares.
flaw-no-exit = There is no way out: no exit squares.
flaw-lost-in-rock = Lost artifacts would turn up in solid rock: { $region }.
flaw-no-goal = The quest has no goal.
flaw-not-placed = { $entry } is not on the board, and nothing puts it there.
flaw-no-escape = { $entry } has the spell of escape and no square to escape to.
flaw-room-closed = No way leads here, and it is not solid rock: { $region }.
flaw-no-way-out = From the start, no way leads to the exit.
flaw-no-way-to = No way leads to { $square }.
flaw-goal-met = The goal is met at the start: the heroes would have nothing to do.
flaw-item-never-found = The goal asks for an item that nobody can get hold of: { $item }.
flaw-unwritten =
    { $number ->
        [one] One text is still to be written, in English or in French.
       *[other] { $number } texts are still to be written, each in English or in French.
    }
