## The game

game-xorlosch = The Dragon Hunters of Xorlosch

## Board sides

board-ruins = The Ruins
    .effect = Side A: a ruined citadel in three rings with four corner towers; debris and ladders are boots-only.
board-dungeon = The Dungeon
    .effect = Side B: square chambers, long halls and tunnels; debris and crevasses are boots-only.

## Squares of the ruins

square-ruins-start = Great Stair (going up)
square-ruins-01 = North Gatehouse
square-ruins-02 = Banner Walk
square-ruins-03 = Shattered Colonnade
square-ruins-04 = Archers’ Terrace
square-ruins-05 = Storm Tower
square-ruins-06 = Council Steps
square-ruins-07 = Hall of Oaths
square-ruins-08 = Broken Aqueduct
square-ruins-09 = Old Kennels
square-ruins-10 = East Rampart
square-ruins-11 = Sunken Garden
square-ruins-12 = Quarry Gate
square-ruins-13 = Burnt Stables
square-ruins-14 = Dragon’s Roost
square-ruins-15 = Claw Terrace
square-ruins-16 = Cistern Court
square-ruins-17 = South Gatehouse
square-ruins-18 = Fallen Statue
square-ruins-19 = Bramble Yard
square-ruins-20 = Tower of Ashes
square-ruins-21 = Treasury Steps
square-ruins-22 = Foundry Shell
square-ruins-23 = West Postern
square-ruins-24 = Beekeepers’ Wall
square-ruins-25 = Cracked Chapel
square-ruins-26 = Market Arches
square-ruins-27 = Stonecutters’ Row
square-ruins-28 = Lonely Tower
square-ruins-29 = Signal Fire
square-ruins-30 = Moonlit Court
square-ruins-boots-1 = Bootmaker’s Bench
square-ruins-boots-2 = Tanner’s Vats
square-ruins-potion-1 = Alchemist’s Table
square-ruins-potion-2 = Still Room
square-ruins-trap-1 = Trapper’s Workshop
square-ruins-trap-2 = Spring Store
square-ruins-path-01 = Rubble path 1
square-ruins-path-02 = Rubble path 2
square-ruins-path-03 = Rubble path 3
square-ruins-path-04 = Rubble path 4
square-ruins-path-05 = Rubble path 5
square-ruins-path-06 = Rubble path 6
square-ruins-path-07 = Rubble path 7
square-ruins-path-08 = Rubble path 8
square-ruins-path-09 = Rubble path 9
square-ruins-path-10 = Rubble path 10
square-ruins-path-11 = Rubble path 11
square-ruins-path-12 = Rubble path 12

## Squares of the dungeon

square-dungeon-start = Great Stair (going down)
square-dungeon-01 = Damp Cell
square-dungeon-02 = Chain Room
square-dungeon-03 = Pillared Hall
square-dungeon-04 = Oubliette
square-dungeon-05 = Great Armoury
square-dungeon-06 = Rat Nest
square-dungeon-07 = Guard Post
square-dungeon-08 = Weapon Racks
square-dungeon-09 = Smithy
square-dungeon-10 = Long Gallery
square-dungeon-11 = Mushroom Cellar
square-dungeon-12 = Torch Room
square-dungeon-13 = Bellows Chamber
square-dungeon-14 = Scribe’s Nook
square-dungeon-15 = Mine Lift
square-dungeon-16 = Ore Store
square-dungeon-17 = Winch Room
square-dungeon-18 = Lava Vent
square-dungeon-19 = Crystal Grotto
square-dungeon-20 = Bone Pit
square-dungeon-21 = Cistern
square-dungeon-22 = Ruined Kitchen
square-dungeon-23 = Dragon’s Lair
square-dungeon-24 = Spider Hole
square-dungeon-25 = Crypt
square-dungeon-26 = Hatching Cave
square-dungeon-27 = Flooded Hall
square-dungeon-28 = Broken Bridge
square-dungeon-29 = Hall of Ancestors
square-dungeon-30 = Deep Shaft
square-dungeon-boots-1 = Bootmaker’s Bench
square-dungeon-boots-2 = Tanner’s Vats
square-dungeon-potion-1 = Alchemist’s Table
square-dungeon-potion-2 = Still Room
square-dungeon-trap-1 = Trapper’s Workshop
square-dungeon-trap-2 = Spring Store
square-dungeon-path-01 = Tunnel 1
square-dungeon-path-02 = Tunnel 2
square-dungeon-path-03 = Tunnel 3
square-dungeon-path-04 = Tunnel 4
square-dungeon-path-05 = Tunnel 5
square-dungeon-path-06 = Tunnel 6
square-dungeon-path-07 = Tunnel 7
square-dungeon-path-08 = Tunnel 8
square-dungeon-path-09 = Tunnel 9
square-dungeon-path-10 = Tunnel 10
square-dungeon-path-11 = Tunnel 11
square-dungeon-path-12 = Tunnel 12
square-dungeon-path-13 = Tunnel 13

## Kinds of square

square-kind-start = Start square
    .effect = Groups enter and leave the board here.
square-kind-room = Numbered square
    .effect = Task cards with this number lie here.
square-kind-item = Item square
    .effect = With a dwarf here and another on its twin, take one such item.
square-kind-corridor = Path square
    .effect = Passage square without a number.

## Obstacles

obstacle-debris = Debris
    .effect = Blocked passage; only travel boots cross it.
obstacle-ladder = Ladder
    .effect = Blocked passage; only travel boots cross it.
obstacle-crevasse = Crevasse
    .effect = Blocked passage; only travel boots cross it.

## Dwarf types

type-warrior = Warrior
    .symbol = axe
    .effect = May do tasks that show an axe.
type-mechanicus = Mechanicus
    .symbol = pliers
    .effect = May do tasks that show pliers.

## Player colours

color-red = Red
color-blue = Blue
color-green = Green
color-yellow = Yellow
color-black = Black
color-white = White

## Quest colours

quest-green = Green quest
    .effect = 2 task cards, drawn at random from the green pile; completed alone or by diplomacy, never by a mere majority.
quest-blue = Blue quest
    .effect = 3 task cards, drawn at random from the blue pile; whoever holds 2 may force it.
quest-red = Red quest
    .effect = 4 task cards, drawn at random from the red pile; whoever holds 3 may force it.

## Pictures on task cards

theme-tatzelwurm = Tatzelwurm
    .flavor = A small dragon that you smell long before you see it.
theme-west-wind-dragon = West Wind Dragon
    .flavor = A strong flyer, helpless once lured into a narrow gallery.
theme-cave-dragon = Cave Dragon
    .flavor = Wingless, but at home in every crack of its cave.
theme-healing-herbs = Healing Herbs
    .flavor = No hunter sets out without salve against burns.
theme-carbuncle-stone = Carbuncle Stone
    .flavor = The gem from a dragon’s skull; take it and the beast stays dead.
theme-kobold = Kobold
    .flavor = A prankster who knows every old trap of the place.
theme-helmet = Helmet
    .flavor = A hero’s lost helm, once used as bait.
theme-dragon-egg = Dragon Egg
    .flavor = One egg fewer in the brood, and a good price from alchemists.
theme-dragon-scale = Dragon Scale
    .flavor = Hard as steel, if it was struck off in battle.
theme-dragon-tooth = Dragon Tooth
    .flavor = The old way to carve a name into a blade.
theme-amulet = Amulet
    .flavor = Plain wood, yet it turns dragon fire aside.
theme-crossbow = Crossbow
    .flavor = Fresh from the workshop, sighted for targets on the wing.
theme-gauntlet = Armoured Gauntlet
    .flavor = A lost iron glove with a spike for soft palates.
theme-dragon-lance = Dragon Lance
    .flavor = It takes two bold bearers and one good thrust.

## Task cards. $theme: the name of the picture; $number: the square; $type: warrior or mechanicus; $color: green, blue or red.

card = { $theme } ({ $number })
    .effect = Done by { $type ->
            [warrior] a warrior
           *[mechanicus] a mechanicus
        } on square { $number }. One of the { $color ->
            [green] 2 tasks of a green quest
            [blue] 3 tasks of a blue quest
           *[red] 4 tasks of a red quest
        }; worth 1 point and 1 experience level.

## Magic items

item-travel-boots = Travel boots
    .effect = Your turn only. One of your dwarfs gets 2 extra movement points this turn and may use blocked passages.
item-experience-potion = Experience potion
    .effect = Any turn. Until the turn ends one of your dwarfs outranks every dwarf without a potion, for tasks and for respect; it still needs the right type for a task.
item-dragon-trap = Dragon trap
    .effect = Any turn. One of your dwarfs may do one task on its square whatever its level or type, even against a potion.

## Game lengths

mode-full-game = Full game
    .effect = Ends when all 13 quests are done.
mode-short-game = Short game
    .effect = Ends when the 3 dragon quests (the red ones) are done.

## Bots

bot-novice = Apprentice
    .effect = Goes for the nearest quest, ignores rivals.
bot-regular = Hunter
    .effect = Plans two turns, bargains fairly, fetches items on the way.
bot-expert = Dragon slayer
    .effect = Plans three turns, blocks leaders, times traps.

## Opening groups

preset-balanced = Balanced trio
    .effect = 3 dwarfs, 5 movement points.
preset-two-two = Two and two
    .effect = 4 dwarfs, 4 movement points, 1 level saved.
preset-duo = Strong pair
    .effect = 2 dwarfs, 6 movement points.
preset-crowd = Five recruits
    .effect = 5 dwarfs, 3 movement points.

## Options

option-board = Board side
    .effect = Which side of the board is used.
option-board-ruins = { board-ruins }
option-board-dungeon = { board-dungeon }
option-board-random = Drawn at random
option-mode = Game length
    .effect = When the game ends.
option-mode-full-game = { mode-full-game }
option-mode-short-game = { mode-short-game }
option-start-player = First player
    .effect = Chosen seat (the shortest person at a real table) or drawn at random.
option-start-player-seat = A chosen seat
option-start-player-random = Drawn at random
option-items-5-6 = Traps with 5–6 players
    .effect = 2 traps as in the French rules, or all 3 as a German review reports.
option-items-5-6-rulebook = 2 traps, as in the rulebook
option-items-5-6-all-nine = 3 traps, so all nine items
option-interrupt-mode = Reaction windows
    .effect = Ask for reactions around quests and where respect is at stake, or also at turn starts and after every single action.
option-interrupt-mode-quests = Around quests and respect
option-interrupt-mode-full = After every action
option-negotiation-round-cap = Negotiation rounds
    .effect = Most rounds of second thoughts in one negotiation.
option-max-rounds = Round limit
    .effect = Safety stop; the game is then scored as it stands.
option-max-rounds-none = No limit
