## A file of HeroScribe that is no quest

import-too-large = The file is larger than a megabyte: that is no quest.
import-encoding-unknown = The file says that its letters are written as “{ $encoding }”, which nobody here can read; save it as UTF-8.
import-encoding-wrong = The file cannot be read as { $encoding }: byte { $byte } does not fit; save it as UTF-8.
import-own-doctype = The file brings a document type of its own, which no file of HeroScribe does: it is not read.
import-too-many-boards = The file has more than { $most } boards: that is no quest.
import-too-many-elements = The file has more than { $most } elements: that is no quest.
import-too-many-objects = The board holds more than { $most } objects: that is no quest.
import-too-many-notes = The file has more than { $most } texts: that is no quest.
import-too-deep = The elements of the file lie more than { $most } deep in each other: that is no quest.
import-not-heroscribe = This is no file of HeroScribe: it begins with “{ $element }”, not with “quest”.
import-not-xml = This is no file of HeroScribe: line { $line }, column { $column }: { $reason }.
xml-empty = there is nothing in it
xml-mismatched = mismatched tag
xml-unclosed = unclosed element
xml-twice = duplicate attribute
xml-after-the-end = text after the end of the document
xml-undefined = unknown entity
xml-sign = unexpected character
import-no-board = The quest has no board.
import-no-start = Nobody could begin: on the map stands no Stairway, no DoorIn, no DoubleArrowDoor and no hero.
import-start-too-small = Around { $square }, where the heroes come in, there is room for { $count } of them, not for four.
import-no-room = No way leads from the start into any room.
import-no-such-monster = The goal would be to kill the monster on { $square }, but none stands there.
import-flawed = The quest does not hold together: { $reason }

## What is not played, and why

import-board-left-out = Board { $board } is left out. { $why }
import-left-out = { $object } on { $square } is left out: { $why }.
why-no-place = it has no place
why-rotation = “{ $rotation }” is no way to turn it
why-between-squares = it lies between squares
why-off-board = it does not lie on the board
why-no-wall = there is no wall for it to stand in
why-through-wall = it runs through a wall
why-second-stairway = there is a stairway already
why-second-door = another door stands there already
why-edge-door = it leads out of the board, and is no entrance or exit
why-into-rock = it leads into solid rock
why-in-rock = there is solid rock
why-in-corridor = it stands in the corridor
why-before-door = it stands before a door
why-taken = something lies there already
why-too-many-of-kind = of one kind, no more than { $most } monsters can be told apart
why-unreachable = no way leads there

## What is played in another way than it is drawn

import-version-unknown = The file is of version { $version } of the format, which is not known here; it was read all the same.
import-encoding-guessed = The file is not written in UTF-8 (byte { $byte }); it was read as Windows-1252. Please look at letters with accents.
import-boards = The quest has { $boards } boards. Each is a quest of its own here, to be played one after the other.
import-bridge-beside = A passage in row { $position } joins board { $one } and board { $other }: by it the heroes leave one, and come in on the other.
import-bridge-below = A passage in column { $position } joins board { $one } and board { $other }: by it the heroes leave one, and come in on the other.
import-bridge-nowhere = A bridge of the board in column { $column }, row { $row } leads to no other board, and was not read.
import-known-as = “{ $object }” is read as { $known }.
import-other-board = The quest is made for the board “{ $board }”; it is laid out on that of HeroQuest.
import-element-unknown = The element “{ $element }” is not known, and was not read.
import-rock-blocked = { $region }: rock that lies open to floor is played as blocked squares: { $squares }.
import-no-exit = No exit is drawn that a way leads to: the heroes leave where they came in.
import-marker = { $object } on { $square } has no rules here; it is told when it comes into view.
import-beyond-box = { $thing }: the map has { $count }, the box of the game { $box }. It is played all the same.
import-no-wandering = No note says which monster wanders: it is the orc.
import-one-wandering = Of wandering monsters only one comes at a time, whatever the note says: “{ $text }”.
import-no-mark = A note begins with { $mark }, but no such mark can be seen on the map.
import-notes-kept = { $count ->
    [one] One note stays with Zargon, who reads it out when he sees fit; an automated Zargon reads it at the start.
   *[other] { $count } notes stay with Zargon, who reads them out when he sees fit; an automated Zargon reads them at the start.
}
import-notes-shown = { $count ->
    [one] One note is read out when the square of its mark comes into view, or its room is searched.
   *[other] { $count } notes are read out when the squares of their marks come into view, or their rooms are searched.
}

## What was read out of notes

import-read = Note { $mark } ({ $square }): { $what }.
import-read-wandering = Wandering monster: { $monster }.
read-gold = { $gold } gold coins for the first who searches the room
read-potion = a potion that restores up to { $body } Body Points
read-artifact = { $item }
read-trap = the trap of the chest on { $square } costs { $damage } { $damage ->
    [one] Body Point
   *[other] Body Points
}
read-profile = { $monster } on { $square } has the profile { $profile } (move, attack, defend, body, mind)

## The words of imported quests

imported-explore = See every room that open ways lead to, and come back out.
imported-kill-all = Kill all monsters, and come back out.
imported-leave = Leave by the exit.
imported-kill = Kill the monster that is drawn on { $square }, and come back out.
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
imported-draught = Healing Draught
    .a = a healing draught
    .the = the healing draught
    .of = of the healing draught
imported-draught-effect = Regain up to { $body } Body Points, never above your starting value.

## What whoever imports a quest is told

import-made = “{ $quest }” is a pack now: { $place }
import-play = To play it: lanterne play { $game }
import-holds = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} and { $doors ->
    [one] one door
   *[other] { $doors } doors
} are on the map.
import-board-holds = { $quest }: { $what }
import-hint = A quest drawn with HeroScribe (.xml), a quest of Lanterne (.json), or a pack (.zip).
import-not-json = This is no quest of Lanterne: { $reason }.
import-words-missing = { $count ->
    [one] One text of the quest stands nowhere in the file: what it is about is told instead.
   *[other] { $count } texts of the quest stand nowhere in the file: what they are about is told instead.
}
imported-changed = { $quest } (changed)
imported-goal-unsaid = Do what the quest asks for.
import-heading-left-out = Left out:
import-heading-doubts = Played in another way than drawn, or to be looked at:
import-heading-readings = Read out of the notes; please compare:
import-line = – { $sentence }
