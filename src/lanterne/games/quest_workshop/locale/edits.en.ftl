## Pages and entries

do-turn-to = Page: { $page }
verb-turn-to = Turn to another page
do-open-entry = Open { $entry-the }
verb-open-entry = Open something to change it
do-close-entry = Close it
do-rename = Rename { $entry-the } on the sheet
verb-rename = Rename something on the sheet
do-throw-away = Throw { $entry-the } away
verb-throw-away = Throw something away
ask-naming = What is { $entry-the } called on the sheet? Lowercase letters, digits and hyphens; players never see it.
do-name-entry = Call it { $text }
verb-name-entry = Give it a name
do-leave-name = Leave it as it was
page-map = Map
page-people = People and things
page-goal = Goal
page-rules = Reward and rules
page-notes = Notes and actions
page-words = Words and files
page-profile = Profile
page-when = When and where
page-then = What happens
entry-character = Character { $number }
    .the = character { $number }
entry-ally = Ally { $number }
    .the = ally { $number }
entry-object = Object { $number }
    .the = object { $number }
entry-item = Item { $number }
    .the = item { $number }
entry-rule = Rule { $number }
    .the = rule { $number }
entry-flag = Flag { $number }
    .the = flag { $number }
entry-note = Note { $number }
    .the = note { $number }
entry-action = Action { $number }
    .the = action { $number }
entry-wave = Wave { $number }
    .the = wave { $number }
entry-group = Start group { $number }
    .the = start group { $number }

## Tools, locks, treasure

do-take-furniture = Take: { $tool }
verb-take-furniture = Take furniture
do-take-trap = Take: { $tool }
verb-take-trap = Take a trap
do-take-figure = Take: { $tool }
verb-take-figure = Take a figure
do-take-treasure = Take: { $tool }
verb-take-treasure = Take a special treasure
do-look-for-item = Take an item, gold or a flag…
ask-choosing = What do you take in hand? An item can be hidden, given, required, or serve as a key.
do-take-own = { $item }
verb-take-own = Items of this quest
do-take-gear = { $item }
verb-take-gear = Weapons, armour, tools
do-take-potion = { $item }
verb-take-potion = Potions
do-take-artifact = { $item }
verb-take-artifact = Artifacts
do-take-none = Leave it
item-own = Item { $number } of this quest
do-look-for-gold = Count out gold…
ask-counting = How much gold?
do-coins = { $gold } gold coins
do-take-gold = Take this gold
verb-take-gold = Take gold
do-take-flag = Bar doors and treasure until { $entry-the } is set
verb-take-flag = Bar doors and treasure with a flag
do-lock = Lock { $door } with it, or take the lock off
verb-lock = Lock a door, or unlock it
do-new-group = Begin another start group
do-begin-in = Hero { $number } begins in { $entry-the }
verb-begin-in = Who begins where
tool-eraser = Eraser
tool-one-way = Door that opens from one side
tool-waits = Monster that waits to be called
tool-object = Object of the quest
tool-ally = Ally
tool-move = Move the open object or ally
tool-flag = Flag
tool-spot = Where the open action is done
tool-seen = Square whose sight triggers the open note
tool-rubble = Square that fills with rubble

## People and things

do-new-item = New item for this quest only
do-shrug-off = Immune to { $spell }: yes or no
verb-shrug-off = Immune to spells of heroes
do-fireproof = Immune to fire: yes or no
do-obey = Led by the heroes: yes or no
do-leave-alone = Left alone by monsters: yes or no

## Goal, reward, rules

verb-ask-clearing = Goal: kill all monsters, or all of one sort
do-ask-escort = Goal: lead { $entry-the } out
verb-ask-escort = Goal: lead an ally out
do-count-wandering = Wandering monsters count in part { $number }: yes or no
verb-count-wandering = Whether wandering monsters count
do-spare-in-goal = Part { $number } without { $entry-the }, or with it
verb-spare-in-goal = Who need not be killed
tag-any = all monsters
tag-greenskin = all greenskins
tag-orc = all orcs
tag-undead = all undead
tag-dread = all monsters of Dread
tag-stone = all monsters of stone
tag-caster = all sorcerers
do-set-reward = Choose the reward…
ask-rewarding = How much gold does each hero who comes home get?
do-reward = { $gold } gold coins
do-honour = A title for heroes who come home: yes or no
do-name-exit = A name for the exit: yes or no
do-allow-retreat = Retreat by the stairs: yes or no
do-new-rule = New rule, read out { $applies-when }
verb-new-rule = New rule of this quest
do-new-rule-told = New rule, stated in { $entry-the }
verb-new-rule-told = New rule stated in a note
applies-parchment = Read out with the parchment
    .when = with the parchment
applies-search = Read out at a search
    .when = at a search
applies-door = Read out when a door is tried
    .when = when a door is tried
applies-spell = Read out when a spell is cast
    .when = when a spell is cast
applies-object = Read out when an object that can be attacked comes into view
    .when = when an object that can be attacked comes into view

## Notes: when

do-new-note = New note
do-when-start = When the quest begins
do-when-kept = When Zargon sees fit
do-when-searched = When searched: { $region }
verb-when-searched = When a room is searched
do-when-dead = When { $entry-the } dies
verb-when-dead = When a character dies
do-when-wounded = When { $entry-the } is wounded
verb-when-wounded = When a character is wounded
do-when-cleared = When dead: { $sort }
verb-when-cleared = When all such monsters are dead
do-when-flag = { $entry } must be set, or need not be
verb-when-flag = When flags are set
do-when-gone = When { $entry-the } has left
verb-when-gone = When a start group has left
do-when-turn-ends = Whenever a turn of Zargon ends
do-while-stands = Only while { $entry-the } is standing, or in any case
verb-while-stands = Only while something is standing
do-when-beaten = When the last wave is beaten
do-or-searched = Also when searched: { $region }
verb-or-searched = Also when a room is searched
do-or-dead = Also when { $entry-the } dies
verb-or-dead = Also when a character dies
do-or-cleared = Also when dead: { $sort }
verb-or-cleared = Also when all such monsters are dead
do-spare-in-note = Not counting { $entry-the }, or counting it
verb-spare-in-note = Who need not be dead

## What happens

do-then-set = It sets { $entry-the }
verb-then-set = It sets a flag
do-then-give = It gives the item in hand
do-then-deliver = The item in hand is handed over and sets { $entry-the }
verb-then-deliver = The item in hand is handed over
do-then-wake = It brings in { $entry-the }
verb-then-wake = It brings in a waiting character
do-then-wake-kind = It brings in waiting monsters: { $monster }
verb-then-wake-kind = It brings in waiting monsters
do-then-regain = { $entry } regains a spell
verb-then-regain = A caster regains a spell
do-then-cast = { $entry } must cast { $spell }
verb-then-cast = A caster must cast a spell
do-then-weaken = One Defend die less: { $sort }
verb-then-weaken = Monsters defend with fewer dice
do-then-join = { $entry } joins the heroes
verb-then-join = An ally joins the heroes
do-then-reveal = It reveals all corridors
do-do-sooner = Move effect { $number } up
verb-do-sooner = Change the order of effects
do-drop-effect = Strike out effect { $number }
verb-drop-effect = Strike out an effect
do-do-again = Repeat: yes or no

## Actions, flags, waves, collapse

do-new-action = New action for heroes
do-do-on = On the squares, or next to them
do-needs-quiet = No monster here: { $region }
verb-needs-quiet = A room must be free of monsters
do-needs-item = Require the item in hand, or no longer
do-needs-death = { $entry } must be dead, or need not be
verb-needs-death = A character must be dead
do-new-flag = New flag
do-new-wave = New wave of monsters
do-come-sooner = The wave comes a turn sooner
do-come-later = The wave comes a turn later
do-collapse-by = The dungeon collapses once { $entry-the } is set
verb-collapse-by = The dungeon collapses
do-hold = Nothing collapses

## Words

do-write-entry = Write { $entry-the } ({ $language })
verb-write-entry = Write names, notes, rules
do-write-more = Write what { $entry-the } is or leads to ({ $language })
verb-write-more = Write descriptions and outcomes
subject-exit = Name of the exit
subject-honour = Title of honour
subject-collapse = Text read out at the collapse

## Why something cannot be done

no-page-on-top = You are already on this page.
no-entry-spoken-of = It is on the board, or something else on the sheet refers to it.
no-name-taken = Something on the sheet already has this name.
no-no-name = A name has lowercase letters and digits, with hyphens between them: { $number } characters at most.
no-nothing-named = No name has been given yet.
no-say-how-much = Choose how much gold.
no-door-stands-open = An open door has no lock.
no-gold-already = This much gold is already there.
no-no-treasure = This room has no special treasure to bar.
no-start-there = This is already a start square.
no-group-unfinished = First give the last group its { $number } start squares.
no-enough-groups = There is already a group for each hero.
no-begins-there = This hero already begins there.
no-nobody-waits = Only a monster on the map can wait, and there is none on this square.
no-sheet-full = The sheet has no room for more of them.
no-nothing-to-move = Open an object or an ally first.
no-by-its-first = Point at the upper left square of the piece of furniture.
no-no-action-open = Open an action first.
no-other-region = All squares of an action must be in one room, or all in corridors.
no-no-note-open = Open a note first.
no-seen-already = The note already waits for this square.
no-no-collapse = Choose first which flag makes the dungeon collapse.
no-nothing-falls-here = Rubble falls on floor, and not on the stairs.
no-enough-own-items = A sheet has room for { $number } items of its own.
no-indestructible = An object without Body Points cannot be destroyed.
no-say-which-reward = Choose how much gold the reward is.
no-enough-rules = A sheet has room for { $number } rules.
no-tells-already = A rule already has the name of this note.
no-always-stands = An object without Body Points is always standing.
no-no-waves = The quest has no waves.
no-waits-already = The note already waits for this.
no-not-an-or = Only searches and deaths can be combined: choose one of them first.
no-nobody-to-get-it = Nobody would receive it: only a death, flags or an action can give an item.
no-no-item-in-hand = Take an item in hand first.
no-only-actions = Only an action can hand something over.
no-joins-already = An action already lets this ally join.
no-no-weaker = It takes away at most { $number } Defend dice.
no-enough-actions = A sheet has room for { $number } actions.
no-nothing-to-hold = First take in hand the item to be required.
no-enough-flags = A sheet has room for { $number } flags.
no-enough-waves = A sheet has room for { $number } waves.
no-wave-before = The wave before it comes then, or there is no earlier turn.
no-wave-after = The wave after it comes then, or the quest is over by that time.
no-falls-then = This flag already makes the dungeon collapse.
