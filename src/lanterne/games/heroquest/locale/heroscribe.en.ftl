## A HeroScribe file that is not a quest

import-too-large = The file is larger than a megabyte, so it cannot be a quest.
import-encoding-unknown = The file declares the encoding “{ $encoding }”, which is not supported here; save it as UTF-8.
import-encoding-wrong = The file is not valid { $encoding }: see byte { $byte }; save it as UTF-8.
import-own-doctype = The file defines its own document type, which HeroScribe files never do, so it is not read.
import-too-many-boards = The file has more than { $most } boards, so it cannot be a quest.
import-too-many-elements = The file has more than { $most } elements, so it cannot be a quest.
import-too-many-objects = The board has more than { $most } objects, so it cannot be a quest.
import-too-many-notes = The file has more than { $most } texts, so it cannot be a quest.
import-too-deep = The elements of the file are nested more than { $most } deep, so it cannot be a quest.
import-not-heroscribe = This is not a HeroScribe file: its root element is “{ $element }”, not “quest”.
import-not-xml = This is not a HeroScribe file: line { $line }, column { $column }: { $reason }.
xml-empty = the file is empty
xml-mismatched = mismatched closing tag
xml-unclosed = unclosed element
xml-twice = duplicate attribute
xml-after-the-end = content after the root element
xml-undefined = undefined entity
xml-sign = unexpected character
import-no-board = The quest has no board.
import-no-start = Nobody could begin: the map has no Stairway, DoorIn, DoubleArrowDoor or hero.
import-start-too-small = Around { $square }, where the heroes come in, there is room for only { $count } of the four.
import-no-room = No room can be reached from the start.
import-shell = Only the start room could be played: no door leads out of it.
import-shell-doors = Only the start room could be played: no door leads out of it, and { $count ->
    [one] the one drawn cannot be used.
   *[other] none of the { $count } drawn can be used.
} { $first }
import-no-such-start = Heroes cannot begin at { $square }: no free square, or no way from there to the stairs.
import-no-such-monster = The goal would be about { $square }, but no monster and no prisoner is there.
import-flawed = The quest is not valid: { $reason }

## What is not played, and why

import-board-left-out = Board { $board } is left out. { $why }
import-left-out = { $object } on { $square } is left out: { $why }.
why-no-place = it has no position
why-rotation = “{ $rotation }” is not a rotation
why-between-squares = it is between squares
why-off-board = it is not on the board
why-no-wall = there is no wall for it
why-through-wall = it runs through a wall
why-second-stairway = there is already a stairway
why-second-door = there is already another door
why-edge-door = it leads off the board, and is neither an entrance nor an exit
why-into-rock = it leads into solid rock
why-in-rock = the square is solid rock
why-in-corridor = it is in the corridor
why-before-door = it is in front of a door
why-taken = something else is already there
why-too-many-of-kind = there can be at most { $most } monsters of one kind
why-unreachable = it cannot be reached

## What is played differently from the drawing

import-version-unknown = The file uses version { $version } of the format, which is not known here; it was read anyway.
import-encoding-guessed = The file is not valid UTF-8 (byte { $byte }); it was read as Windows-1252. Please check letters with accents.
import-boards = The quest has { $boards } boards. Each becomes a quest of its own, to be played in order.
import-bridge-beside = A passage in row { $position } joins boards { $one } and { $other }: the heroes leave one by it and enter the other.
import-bridge-below = A passage in column { $position } joins boards { $one } and { $other }: the heroes leave one by it and enter the other.
import-bridge-nowhere = A bridge of the board in column { $column }, row { $row } leads to no other board, and was ignored.
import-known-as = “{ $object }” is read as { $known }.
import-other-board = The quest was made for the board “{ $board }”; it is laid out on the HeroQuest board.
import-element-unknown = The element “{ $element }” is not known, and was ignored.
import-rock-blocked = { $region }: rock next to floor is played as blocked squares: { $squares }.
import-no-exit = No exit on the map can be reached: the heroes leave where they came in.
import-marker = { $object } on { $square } has no rules here; it is mentioned when it comes into view.
import-left-out-many = { $things }: { $why }.
import-markers = { $things }: no rules here; mentioned when it comes into view.
import-known-as-many = Objects by other names: { $names }.
import-rock-blocked-many = Rock next to floor is played as blocked squares: { $squares }.
import-no-marks = Notes begin with { $marks }, but the map shows no such marks.
import-barrier = { $object } on { $square } stands in no wall: while it is closed, nobody gets past it there. Please compare.
import-passage = { $passage } joins { $one } and { $other }: heroes on one end may go through to the other.
import-passage-hidden = { $passage } joins { $one } and { $other }; the notes hide it until heroes search for secret doors or step on it.
import-plain-door = { $object } on { $square } is played as an ordinary door.
import-stand-in = { $monster } ({ $count }): played with our own figures, { $profile } (move, attack, defend, body, mind).
import-artifact-named = Note { $mark } ({ $square }) names { $item }, but does not say that it is found there: it is not.
import-heroes-apart = The heroes begin where they are drawn, at { $square }, and leave by the stairs.
import-beyond-box = { $thing }: the map has { $count }, the game box { $box }. It is played anyway.
import-no-wandering = No note names the wandering monster: it is the orc.
import-one-wandering = Only one wandering monster comes at a time, whatever the note says: “{ $text }”.
import-no-mark = A note begins with { $mark }, but the map shows no such mark.
import-notes-kept = { $count ->
    [one] Zargon keeps one note and decides when to read it out; an automated Zargon reads it at the start.
   *[other] Zargon keeps { $count } notes and decides when to read them out; an automated Zargon reads them at the start.
}
import-notes-shown = { $count ->
    [one] One note is read out when the square of its mark comes into view, or its room is searched.
   *[other] { $count } notes are read out when the squares of their marks come into view, or their rooms are searched.
}

## What was read from the notes

import-read = Note { $mark } ({ $square }): { $what }.
import-read-wandering = Wandering monster: { $monster }.
read-gold = { $gold } gold coins for the first hero to search the room
read-potion = a potion that restores up to { $body } Body Points
read-artifact = { $item }
read-trap = the trap of the chest on { $square } costs { $damage } { $damage ->
    [one] Body Point
   *[other] Body Points
}
read-profile = { $monster } on { $square } has the profile { $profile } (move, attack, defend, body, mind)

## The words of imported quests

imported-explore = See every room, those behind secret doors too, and come back out.
imported-kill-all = Kill all monsters, and come back out.
imported-leave = Leave by the exit.
imported-carry = Find { $item }, and carry it out.
imported-rescue = Free the prisoner on { $square } of the map, and bring them out alive.
imported-kill = Kill the monster on { $square } of the map, and come back out.
imported-sprung = The chest is trapped: lose { $damage ->
    [one] { $damage } Body Point
   *[other] { $damage } Body Points
}.
imported-marker = On { $square } the map shows something that has no rules here: { $thing }.
imported-of = of { $name }
imported-of-vowel = of { $name }
imported-to = to { $name }
imported-to-kind = { $kind ->
    [goblin] to goblin { $mark }
    [orc] to orc { $mark }
    [abomination] to abomination { $mark }
    [skeleton] to skeleton { $mark }
    [zombie] to zombie { $mark }
    [mummy] to mummy { $mark }
    [dread-warrior] to Dread Warrior { $mark }
    [gargoyle] to gargoyle { $mark }
   *[dread-sorcerer] to Dread Sorcerer { $mark }
}
imported-captive = Prisoner
    .the = the prisoner
    .cap = The prisoner
    .of = of the prisoner
    .to = to the prisoner
imported-captive-effect = Must leave the dungeon alive.
imported-free = Free the prisoner
imported-freed = The prisoner is free, and follows you.
imported-draught = Healing Draught
    .a = a healing draught
    .the = the healing draught
    .of = of the healing draught
imported-draught-effect = Regain up to { $body } Body Points, never above your starting value.

## What the importer is shown

import-made = “{ $quest }” is now a pack: { $place }
import-play = To play it: lanterne play { $game }
import-holds = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} and { $doors ->
    [one] one door
   *[other] { $doors } doors
} are on the map.
import-file-refused = { $file } is not played. { $why }
import-too-many-files = There are more than { $most } files.
import-no-files = There are no HeroScribe files.
import-series = { $count ->
    [one] One quest.
   *[other] { $count } quests, played in order as a campaign: heroes keep what they have.
}
import-goal = Goal: { $goal }
import-few-heroes = { $count ->
    [one] There is room for only one hero where the quest begins, at { $square }: one hero plays it.
   *[other] There is room for only { $count } heroes where the quest begins, at { $square }: no more can take part.
} Another start may have more: --start SQUARE
import-standing = Quest { $number }, as hard as quest { $difficulty } of the campaign; played by itself, each hero has { $purse } gold coins to spend before it.
import-goal-offered = The parchment seems to ask for another goal: { $goal } To play it: { $option }
import-sum-left-out = { $count ->
    [one] One thing is left out; see below.
   *[other] { $count } things are left out; see below.
}
import-sum-markers = { $count ->
    [one] One thing on the map has no rules here.
   *[other] { $count } things on the map have no rules here.
}
import-sum-readings = { $count ->
    [one] One thing was read from the notes; please compare it.
   *[other] { $count } things were read from the notes; please compare them.
}
import-board-holds = { $quest }: { $what }
import-hint = A quest drawn with HeroScribe (.xml), a quest of Lanterne (.json), a pack (.zip), or several HeroScribe files, at once or in an archive (.zip), as a campaign.
import-ask-number = Number of the quest
    .hint = By default the one in its title, else 1.
import-ask-difficulty = As hard as quest …
    .hint = The quest of the campaign that it is as hard as; by default its number or its monsters decide.
import-ask-purse = Gold to spend
    .hint = For each hero before the quest; by default it follows from the difficulty.
import-ask-goal = Goal
    .hint = explore, kill-all, leave, the square of a monster to kill or of a prisoner to rescue, or an artifact; by default explore.
import-ask-start = Start square
    .hint = Such as M10; by default the map shows it.
import-wrong-number = “{ $what }” must be a whole number from { $least } to { $most }.
import-not-json = This is not a Lanterne quest: { $reason }.
import-words-missing = { $count ->
    [one] One text of the quest is missing from the file: its subject is shown instead.
   *[other] { $count } texts of the quest are missing from the file: their subjects are shown instead.
}
imported-changed = { $quest } (changed)
imported-goal-unsaid = Do what the quest asks for.
import-heading-left-out = Left out:
import-heading-doubts = Played differently from the drawing, or to be checked:
import-heading-readings = Read from the notes; please compare:
import-line = – { $sentence }

## Stand-ins for monsters of the expansions: the figures are ours

stand-in-ogre-warrior = Ogre Warrior
    .a = an Ogre Warrior
    .the = the Ogre Warrior
    .of = of the Ogre Warrior
    .to = to the Ogre Warrior
stand-in-ogre-champion = Ogre Champion
    .a = an Ogre Champion
    .the = the Ogre Champion
    .of = of the Ogre Champion
    .to = to the Ogre Champion
stand-in-ogre-chieftain = Ogre Chieftain
    .a = an Ogre Chieftain
    .the = the Ogre Chieftain
    .of = of the Ogre Chieftain
    .to = to the Ogre Chieftain
stand-in-ogre-lord = Ogre Lord
    .a = an Ogre Lord
    .the = the Ogre Lord
    .of = of the Ogre Lord
    .to = to the Ogre Lord
stand-in-death-mist = Death Mist
    .a = a Death Mist
    .the = the Death Mist
    .of = of the Death Mist
    .to = to the Death Mist
stand-in-dark-warrior = Dark Warrior
    .a = a Dark Warrior
    .the = the Dark Warrior
    .of = of the Dark Warrior
    .to = to the Dark Warrior
stand-in-frozen-horror = Frozen Horror
    .a = a Frozen Horror
    .the = the Frozen Horror
    .of = of the Frozen Horror
    .to = to the Frozen Horror
stand-in-ice-gremlin = Ice Gremlin
    .a = an Ice Gremlin
    .the = the Ice Gremlin
    .of = of the Ice Gremlin
    .to = to the Ice Gremlin
stand-in-polar-warbear = Polar Warbear
    .a = a Polar Warbear
    .the = the Polar Warbear
    .of = of the Polar Warbear
    .to = to the Polar Warbear
stand-in-yeti = Yeti
    .a = a Yeti
    .the = the Yeti
    .of = of the Yeti
    .to = to the Yeti
stand-in-elven-archer = Elven Archer
    .a = an Elven Archer
    .the = the Elven Archer
    .of = of the Elven Archer
    .to = to the Elven Archer
stand-in-elven-warrior = Elven Warrior
    .a = an Elven Warrior
    .the = the Elven Warrior
    .of = of the Elven Warrior
    .to = to the Elven Warrior
stand-in-giant-wolf = Giant Wolf
    .a = a Giant Wolf
    .the = the Giant Wolf
    .of = of the Giant Wolf
    .to = to the Giant Wolf
stand-in-high-mage = High Mage
    .a = a High Mage
    .the = the High Mage
    .of = of the High Mage
    .to = to the High Mage
stand-in-necromancer = Necromancer
    .a = a Necromancer
    .the = the Necromancer
    .of = of the Necromancer
    .to = to the Necromancer
stand-in-orc-shaman = Orc Shaman
    .a = an Orc Shaman
    .the = the Orc Shaman
    .of = of the Orc Shaman
    .to = to the Orc Shaman
stand-in-storm-master = Storm Master
    .a = a Storm Master
    .the = the Storm Master
    .of = of the Storm Master
    .to = to the Storm Master
