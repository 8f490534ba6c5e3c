## The game

game-xorlosch = The Dragon Hunters of Xorlosch
    .summary = Lead a band of dwarf hunters through ruins and tunnels, and win the quests of the dragon academy: alone, by majority, or by talking your rivals into it. Open bargaining, and no die is ever rolled.
    .mood = Tactical and talkative. Rivals who race, threaten and bargain; no dice.

## Board sides

board-ruins = The Ruins
    .effect = Side A: a ruined citadel in three rings with four corner towers; debris and ladders are boots-only.
board-dungeon = The Dungeon
    .effect = Side B: square chambers, long halls and tunnels; debris and crevasses are boots-only.

## Squares of the ruins

square-ruins-start = Great Stair (start)
square-ruins-01 = North Gatehouse (1)
square-ruins-02 = Banner Walk (2)
square-ruins-03 = Shattered Colonnade (3)
square-ruins-04 = Archers’ Terrace (4)
square-ruins-05 = Storm Tower (5)
square-ruins-06 = Council Steps (6)
square-ruins-07 = Hall of Oaths (7)
square-ruins-08 = Broken Aqueduct (8)
square-ruins-09 = Old Kennels (9)
square-ruins-10 = East Rampart (10)
square-ruins-11 = Sunken Garden (11)
square-ruins-12 = Quarry Gate (12)
square-ruins-13 = Burnt Stables (13)
square-ruins-14 = Dragon’s Roost (14)
square-ruins-15 = Claw Terrace (15)
square-ruins-16 = Cistern Court (16)
square-ruins-17 = South Gatehouse (17)
square-ruins-18 = Fallen Statue (18)
square-ruins-19 = Bramble Yard (19)
square-ruins-20 = Tower of Ashes (20)
square-ruins-21 = Treasury Steps (21)
square-ruins-22 = Foundry Shell (22)
square-ruins-23 = West Postern (23)
square-ruins-24 = Beekeepers’ Wall (24)
square-ruins-25 = Cracked Chapel (25)
square-ruins-26 = Market Arches (26)
square-ruins-27 = Stonecutters’ Row (27)
square-ruins-28 = Lonely Tower (28)
square-ruins-29 = Signal Fire (29)
square-ruins-30 = Moonlit Court (30)
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

square-dungeon-start = Great Stair (start)
square-dungeon-01 = Damp Cell (1)
square-dungeon-02 = Chain Room (2)
square-dungeon-03 = Pillared Hall (3)
square-dungeon-04 = Oubliette (4)
square-dungeon-05 = Great Armoury (5)
square-dungeon-06 = Rat Nest (6)
square-dungeon-07 = Guard Post (7)
square-dungeon-08 = Weapon Racks (8)
square-dungeon-09 = Smithy (9)
square-dungeon-10 = Long Gallery (10)
square-dungeon-11 = Mushroom Cellar (11)
square-dungeon-12 = Torch Room (12)
square-dungeon-13 = Bellows Chamber (13)
square-dungeon-14 = Scribe’s Nook (14)
square-dungeon-15 = Mine Lift (15)
square-dungeon-16 = Ore Store (16)
square-dungeon-17 = Winch Room (17)
square-dungeon-18 = Lava Vent (18)
square-dungeon-19 = Crystal Grotto (19)
square-dungeon-20 = Bone Pit (20)
square-dungeon-21 = Cistern (21)
square-dungeon-22 = Ruined Kitchen (22)
square-dungeon-23 = Dragon’s Lair (23)
square-dungeon-24 = Spider Hole (24)
square-dungeon-25 = Crypt (25)
square-dungeon-26 = Hatching Cave (26)
square-dungeon-27 = Flooded Hall (27)
square-dungeon-28 = Broken Bridge (28)
square-dungeon-29 = Hall of Ancestors (29)
square-dungeon-30 = Deep Shaft (30)
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
    .effect = Task cards with this number go here.
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
    .a = a warrior
    .symbol = axe
    .effect = May do tasks that show an axe.
type-mechanicus = Mechanicus
    .a = a mechanicus
    .symbol = pliers
    .effect = May do tasks that show pliers.

## Dwarfs

dwarf-red-w1 = Red warrior 1
    .the = red warrior 1
    .The = Red warrior 1
    .to = to red warrior 1
dwarf-red-w2 = Red warrior 2
    .the = red warrior 2
    .The = Red warrior 2
    .to = to red warrior 2
dwarf-red-w3 = Red warrior 3
    .the = red warrior 3
    .The = Red warrior 3
    .to = to red warrior 3
dwarf-red-m1 = Red mechanicus 1
    .the = red mechanicus 1
    .The = Red mechanicus 1
    .to = to red mechanicus 1
dwarf-red-m2 = Red mechanicus 2
    .the = red mechanicus 2
    .The = Red mechanicus 2
    .to = to red mechanicus 2
dwarf-red-m3 = Red mechanicus 3
    .the = red mechanicus 3
    .The = Red mechanicus 3
    .to = to red mechanicus 3
dwarf-blue-w1 = Blue warrior 1
    .the = blue warrior 1
    .The = Blue warrior 1
    .to = to blue warrior 1
dwarf-blue-w2 = Blue warrior 2
    .the = blue warrior 2
    .The = Blue warrior 2
    .to = to blue warrior 2
dwarf-blue-w3 = Blue warrior 3
    .the = blue warrior 3
    .The = Blue warrior 3
    .to = to blue warrior 3
dwarf-blue-m1 = Blue mechanicus 1
    .the = blue mechanicus 1
    .The = Blue mechanicus 1
    .to = to blue mechanicus 1
dwarf-blue-m2 = Blue mechanicus 2
    .the = blue mechanicus 2
    .The = Blue mechanicus 2
    .to = to blue mechanicus 2
dwarf-blue-m3 = Blue mechanicus 3
    .the = blue mechanicus 3
    .The = Blue mechanicus 3
    .to = to blue mechanicus 3
dwarf-green-w1 = Green warrior 1
    .the = green warrior 1
    .The = Green warrior 1
    .to = to green warrior 1
dwarf-green-w2 = Green warrior 2
    .the = green warrior 2
    .The = Green warrior 2
    .to = to green warrior 2
dwarf-green-w3 = Green warrior 3
    .the = green warrior 3
    .The = Green warrior 3
    .to = to green warrior 3
dwarf-green-m1 = Green mechanicus 1
    .the = green mechanicus 1
    .The = Green mechanicus 1
    .to = to green mechanicus 1
dwarf-green-m2 = Green mechanicus 2
    .the = green mechanicus 2
    .The = Green mechanicus 2
    .to = to green mechanicus 2
dwarf-green-m3 = Green mechanicus 3
    .the = green mechanicus 3
    .The = Green mechanicus 3
    .to = to green mechanicus 3
dwarf-yellow-w1 = Yellow warrior 1
    .the = yellow warrior 1
    .The = Yellow warrior 1
    .to = to yellow warrior 1
dwarf-yellow-w2 = Yellow warrior 2
    .the = yellow warrior 2
    .The = Yellow warrior 2
    .to = to yellow warrior 2
dwarf-yellow-w3 = Yellow warrior 3
    .the = yellow warrior 3
    .The = Yellow warrior 3
    .to = to yellow warrior 3
dwarf-yellow-m1 = Yellow mechanicus 1
    .the = yellow mechanicus 1
    .The = Yellow mechanicus 1
    .to = to yellow mechanicus 1
dwarf-yellow-m2 = Yellow mechanicus 2
    .the = yellow mechanicus 2
    .The = Yellow mechanicus 2
    .to = to yellow mechanicus 2
dwarf-yellow-m3 = Yellow mechanicus 3
    .the = yellow mechanicus 3
    .The = Yellow mechanicus 3
    .to = to yellow mechanicus 3
dwarf-black-w1 = Black warrior 1
    .the = black warrior 1
    .The = Black warrior 1
    .to = to black warrior 1
dwarf-black-w2 = Black warrior 2
    .the = black warrior 2
    .The = Black warrior 2
    .to = to black warrior 2
dwarf-black-w3 = Black warrior 3
    .the = black warrior 3
    .The = Black warrior 3
    .to = to black warrior 3
dwarf-black-m1 = Black mechanicus 1
    .the = black mechanicus 1
    .The = Black mechanicus 1
    .to = to black mechanicus 1
dwarf-black-m2 = Black mechanicus 2
    .the = black mechanicus 2
    .The = Black mechanicus 2
    .to = to black mechanicus 2
dwarf-black-m3 = Black mechanicus 3
    .the = black mechanicus 3
    .The = Black mechanicus 3
    .to = to black mechanicus 3
dwarf-white-w1 = White warrior 1
    .the = white warrior 1
    .The = White warrior 1
    .to = to white warrior 1
dwarf-white-w2 = White warrior 2
    .the = white warrior 2
    .The = White warrior 2
    .to = to white warrior 2
dwarf-white-w3 = White warrior 3
    .the = white warrior 3
    .The = White warrior 3
    .to = to white warrior 3
dwarf-white-m1 = White mechanicus 1
    .the = white mechanicus 1
    .The = White mechanicus 1
    .to = to white mechanicus 1
dwarf-white-m2 = White mechanicus 2
    .the = white mechanicus 2
    .The = White mechanicus 2
    .to = to white mechanicus 2
dwarf-white-m3 = White mechanicus 3
    .the = white mechanicus 3
    .The = White mechanicus 3
    .to = to white mechanicus 3

## Player colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-white = White

## Quest colours

quest-green = Green quest
    .the = the green quest
    .The = The green quest
    .New = A new green quest
    .effect = 2 task cards, drawn at random from the green pile; completed alone or by diplomacy, never by a mere majority.
quest-blue = Blue quest
    .the = the blue quest
    .The = The blue quest
    .New = A new blue quest
    .effect = 3 task cards, drawn at random from the blue pile; a player who holds 2 may force it.
quest-red = Red quest
    .the = the red quest
    .The = The red quest
    .New = A new red quest
    .effect = 4 task cards, drawn at random from the red pile; a player who holds 3 may force it.

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

## Task cards

-card-effect = Done by { $type ->
        [warrior] a warrior
       *[mechanicus] a mechanicus
    } on square { $number }. One of the { $quest ->
        [green] 2 tasks of a green quest
        [blue] 3 tasks of a blue quest
       *[red] 4 tasks of a red quest
    }; worth 1 point and 1 experience level.

card-task-green-02 = { theme-helmet } (2)
    .effect = { -card-effect(type: "warrior", number: 2, quest: "green") }
card-task-green-03 = { theme-kobold } (3)
    .effect = { -card-effect(type: "mechanicus", number: 3, quest: "green") }
card-task-green-06 = { theme-amulet } (6)
    .effect = { -card-effect(type: "mechanicus", number: 6, quest: "green") }
card-task-green-07 = { theme-crossbow } (7)
    .effect = { -card-effect(type: "warrior", number: 7, quest: "green") }
card-task-green-09 = { theme-crossbow } (9)
    .effect = { -card-effect(type: "mechanicus", number: 9, quest: "green") }
card-task-green-11 = { theme-gauntlet } (11)
    .effect = { -card-effect(type: "warrior", number: 11, quest: "green") }
card-task-green-15 = { theme-amulet } (15)
    .effect = { -card-effect(type: "warrior", number: 15, quest: "green") }
card-task-green-16 = { theme-dragon-lance } (16)
    .effect = { -card-effect(type: "mechanicus", number: 16, quest: "green") }
card-task-green-18 = { theme-dragon-lance } (18)
    .effect = { -card-effect(type: "warrior", number: 18, quest: "green") }
card-task-green-21 = { theme-helmet } (21)
    .effect = { -card-effect(type: "mechanicus", number: 21, quest: "green") }
card-task-green-25 = { theme-kobold } (25)
    .effect = { -card-effect(type: "warrior", number: 25, quest: "green") }
card-task-green-29 = { theme-gauntlet } (29)
    .effect = { -card-effect(type: "mechanicus", number: 29, quest: "green") }
card-task-blue-01 = { theme-healing-herbs } (1)
    .effect = { -card-effect(type: "mechanicus", number: 1, quest: "blue") }
card-task-blue-04 = { theme-healing-herbs } (4)
    .effect = { -card-effect(type: "warrior", number: 4, quest: "blue") }
card-task-blue-08 = { theme-dragon-scale } (8)
    .effect = { -card-effect(type: "mechanicus", number: 8, quest: "blue") }
card-task-blue-10 = { theme-carbuncle-stone } (10)
    .effect = { -card-effect(type: "warrior", number: 10, quest: "blue") }
card-task-blue-12 = { theme-dragon-scale } (12)
    .effect = { -card-effect(type: "warrior", number: 12, quest: "blue") }
card-task-blue-14 = { theme-carbuncle-stone } (14)
    .effect = { -card-effect(type: "mechanicus", number: 14, quest: "blue") }
card-task-blue-21 = { theme-dragon-tooth } (21)
    .effect = { -card-effect(type: "warrior", number: 21, quest: "blue") }
card-task-blue-22 = { theme-healing-herbs } (22)
    .effect = { -card-effect(type: "mechanicus", number: 22, quest: "blue") }
card-task-blue-23 = { theme-dragon-tooth } (23)
    .effect = { -card-effect(type: "mechanicus", number: 23, quest: "blue") }
card-task-blue-24 = { theme-dragon-egg } (24)
    .effect = { -card-effect(type: "warrior", number: 24, quest: "blue") }
card-task-blue-25 = { theme-dragon-scale } (25)
    .effect = { -card-effect(type: "warrior", number: 25, quest: "blue") }
card-task-blue-26 = { theme-dragon-egg } (26)
    .effect = { -card-effect(type: "mechanicus", number: 26, quest: "blue") }
card-task-red-03 = { theme-tatzelwurm } (3)
    .effect = { -card-effect(type: "mechanicus", number: 3, quest: "red") }
card-task-red-05 = { theme-tatzelwurm } (5)
    .effect = { -card-effect(type: "warrior", number: 5, quest: "red") }
card-task-red-10 = { theme-west-wind-dragon } (10)
    .effect = { -card-effect(type: "warrior", number: 10, quest: "red") }
card-task-red-13 = { theme-tatzelwurm } (13)
    .effect = { -card-effect(type: "mechanicus", number: 13, quest: "red") }
card-task-red-15 = { theme-cave-dragon } (15)
    .effect = { -card-effect(type: "mechanicus", number: 15, quest: "red") }
card-task-red-17 = { theme-tatzelwurm } (17)
    .effect = { -card-effect(type: "warrior", number: 17, quest: "red") }
card-task-red-19 = { theme-west-wind-dragon } (19)
    .effect = { -card-effect(type: "mechanicus", number: 19, quest: "red") }
card-task-red-20 = { theme-cave-dragon } (20)
    .effect = { -card-effect(type: "warrior", number: 20, quest: "red") }
card-task-red-23 = { theme-cave-dragon } (23)
    .effect = { -card-effect(type: "warrior", number: 23, quest: "red") }
card-task-red-27 = { theme-cave-dragon } (27)
    .effect = { -card-effect(type: "mechanicus", number: 27, quest: "red") }
card-task-red-28 = { theme-west-wind-dragon } (28)
    .effect = { -card-effect(type: "warrior", number: 28, quest: "red") }
card-task-red-30 = { theme-west-wind-dragon } (30)
    .effect = { -card-effect(type: "mechanicus", number: 30, quest: "red") }

## Magic items

item-travel-boots = Travel boots
    .a = travel boots
    .effect = Your turn only. One of your dwarfs gets 2 extra movement points this turn and may use blocked passages.
item-experience-potion = Experience potion
    .a = an experience potion
    .effect = Any turn. Until the turn ends one of your dwarfs outranks every dwarf without a potion, for tasks and for respect; it still needs the right type for a task.
item-dragon-trap = Dragon trap
    .a = a dragon trap
    .effect = Any turn. One of your dwarfs may do one task on its square whatever its level or type, even against a potion.

## Game lengths

mode-full-game = Full game
    .effect = Ends when all 13 quests are done.
mode-short-game = Short game
    .effect = Ends when the 3 dragon quests (the red ones) are done.

## Bots

bot-steady = Steady
    .effect = Even-handed: goes for the nearest good quest, asks when there is something in it for both, keeps count of favours. The standard opponent.
bot-steady-broker = Go-between
    .effect = Lives by deals: asks often, says yes easily, gives a task away to close a bargain.
bot-steady-avenger = Grudge-bearer
    .effect = Never forgets: helps those who helped, stops those who did not, and blocks the leader.
bot-steady-slayer = Dragon slayer
    .effect = Goes it alone: plans three turns, wants the majority, seldom asks and seldom agrees.

## Opening groups

preset-balanced = Balanced trio
    .effect = 3 dwarfs, 5 movement points.
preset-two-two = Two and two
    .effect = 4 dwarfs, 4 movement points, 1 level saved.
preset-duo = Strong pair
    .effect = 2 dwarfs, 6 movement points.
preset-crowd = Five recruits
    .effect = 5 dwarfs, 3 movement points.

## Settings

setting-board = Board side
    .effect = Which side of the board is used.
setting-board-ruins = { board-ruins }
setting-board-dungeon = { board-dungeon }
setting-board-random = Drawn at random
setting-mode = Game length
    .effect = When the game ends.
setting-mode-full-game = { mode-full-game }
setting-mode-short-game = { mode-short-game }
setting-start-player = First player
    .effect = Chosen seat (the shortest person at a real table) or drawn at random.
setting-start-player-number = Player { $number }
setting-start-player-random = Drawn at random
setting-items-5-6 = Traps with 5–6 players
    .effect = 2 traps as in the French rules, or all 3 as a German review reports.
setting-items-5-6-rulebook = 2 traps, as in the rulebook
setting-items-5-6-all-nine = 3 traps, so all nine items
setting-interrupt-mode = Reaction windows
    .effect = Ask for reactions around quests and where respect is at stake, or also at turn starts and after every single action.
setting-interrupt-mode-quests = Around quests and respect
setting-interrupt-mode-full = After every action
setting-negotiation-round-cap = Negotiation rounds
    .effect = The most rounds of second thoughts in one negotiation.
setting-negotiation-round-cap-number = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
setting-renouncing = Renouncing a task
    .effect = Whether a player who renounces a task in the talks may name who gets it.
setting-renouncing-in-favour = In favour of any other candidate
setting-renouncing-in-line = To the next in line, always
setting-max-rounds = Round limit
    .effect = Safety stop; the game is then scored as it is.
setting-max-rounds-number = { $number } rounds
setting-max-rounds-none = No limit
