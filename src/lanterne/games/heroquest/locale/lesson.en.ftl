## The lessons

# 1. The first steps

lesson-1-first-steps = The first steps
    .about = Roll, walk and open a door
lesson-1-first-steps-welcome = Welcome to HeroQuest! Four heroes stand on the stairs of the first quest. The elf and the wizard have chosen their spells; Zargon, who plays the monsters, waits in the dark.
lesson-1-first-steps-begin = You play the barbarian, the strongest of the four. Everything is ready: begin the quest.
lesson-1-first-steps-sheet = Your barbarian has { $body } Body Points, attacks with 3 dice and defends with 2. A hero without Body Points is dead.
lesson-1-first-steps-turn = On your turn you move and then act, or act and then move. There are six actions: attack, cast a spell, search for treasure, for traps or for secret doors, and disarm a trap. Opening a door is free.
lesson-1-first-steps-roll = First move: roll the two red dice.
lesson-1-first-steps-walk = You may walk up to { $points } squares, never diagonally, and may pass your friends. Go and stand beside the closed door on the left: touch the far square at once, or walk step by step.
lesson-1-first-steps-door = You are at the door. Opening it is free, and shows everything in the room behind. Open it.
lesson-1-first-steps-revealed = Now you see what was hidden. What nobody has seen stays dark, and is not on the board.
lesson-1-first-steps-end-turn = You have { $points } squares left and could still act. Better wait for your friends at the door: end your turn.
lesson-1-first-steps-farewell = After the barbarian come the dwarf, the elf and the wizard, then Zargon with all monsters on the board. Play on, and the computer leads the other heroes. Or learn to fight first.

# 2. Fighting

lesson-2-fighting = Fighting
    .about = Skulls, shields, and the monsters’ turn
lesson-2-fighting-welcome = An orc stands in the doorway before you, a goblin behind it. The door is a good place: only one of them can reach you.
lesson-2-fighting-dice = Each skull on your attack dice is a hit. Each black shield on a monster’s defence dice cancels one, and black shields are rare. The orc has 1 Body Point.
lesson-2-fighting-strike = You attack with 3 dice. Strike the orc: touch it.
lesson-2-fighting-slain = { $skulls ->
    [one] One skull
   *[other] { $skulls } skulls
} for you, { $shields ->
    [0] no black shield
    [one] one black shield
   *[other] { $shields } black shields
} for the orc: it is dead, and its figure is taken off the board.
lesson-2-fighting-end-turn = You have acted. You could still walk, but let the goblin come to you: end your turn.
lesson-2-fighting-zargon = Now Zargon moves and attacks with every monster. The goblin takes the orc’s place.
lesson-2-fighting-defence = It attacks with its own dice. For heroes the white shields count: each one on your 2 defence dice cancels a skull.
lesson-2-fighting-hurt = { $skulls ->
    [0] No skull
    [one] One skull
   *[other] { $skulls } skulls
} for the goblin, { $shields ->
    [0] no white shield
    [one] one white shield
   *[other] { $shields } white shields
} for you. You have { $body } Body Points left.
lesson-2-fighting-strike-back = Strike back at the goblin.
lesson-2-fighting-farewell = Dead. That is all of fighting: roll, count skulls, take away shields. Stand in doorways, strike first, and stay together.

# 3. Searching

lesson-3-searching = Searching
    .about = Find a trap, disarm it, and look for treasure
lesson-3-searching-welcome = You play the dwarf, who disarms traps with his bare hands. No monster is in sight, so this room can be searched: for traps, for treasure, for secret doors. Each search is an action of its own.
lesson-3-searching-search-traps = There is a chest in this room, and where there is a chest there may be a trap. Search for traps first.
lesson-3-searching-found = A pit, on the ringed square! A hero who steps on it without jumping or disarming falls in.
lesson-3-searching-end-turn = A trap that was found can be disarmed on a later turn. Your action is spent: end your turn.
lesson-3-searching-announce = Now announce that you will disarm the pit. You roll for movement at once.
lesson-3-searching-disarm = { $points } squares. Walk onto the pit: a die decides, and the dwarf fails only on a black shield.
lesson-3-searching-end-again = Disarmed, and gone for good. That was your action: end your turn.
lesson-3-searching-treasure = Now the chest. You search the whole room from where you stand: search for treasure.
lesson-3-searching-risk = { $gold } gold coins and a potion! Here the quest had hidden something. Elsewhere you draw a Treasure card: gold, potions, but also a hazard or a wandering monster that attacks at once.
lesson-3-searching-farewell = Every hero may search each room once for treasure. Secret doors are found the same way, when a corridor or room seems to lead nowhere. Play on, or learn some magic.

# 4. Spells

lesson-4-spells = Spells
    .about = Harm a monster, heal a friend
lesson-4-spells-welcome = You play the wizard. A spell is an action, and each of your spells works once in a quest.
lesson-4-spells-sight = You must see the target. The eye beside the board shows what you see: the goblin in this room, but not the orc behind the wall.
lesson-4-spells-cast = Cast Fire of Wrath at the goblin: it loses 1 Body Point, unless it rolls a 5 or 6.
lesson-4-spells-burnt = It rolled { $rolled }, and burns to ashes. The spell is spent until the next quest.
lesson-4-spells-end-turn = The barbarian holds the door, badly hurt. You have acted: end your turn.
lesson-4-spells-zargon = Zargon’s turn: the orc strikes at the barbarian.
lesson-4-spells-heal = He has { $body } Body Points left. Cast Water of Healing on him: it gives back up to 4.
lesson-4-spells-farewell = { $body } again! Save spells for the moment that needs them, and remember that only the elf and the wizard have any.

# 5. The armoury

lesson-5-armoury = The way home
    .about = Leave the dungeon, and spend your gold
lesson-5-armoury-welcome = Verag is slain and the quest is done, but it is won only when you are home. The stairs are the way out.
lesson-5-armoury-roll = No monster is left. Roll for movement.
lesson-5-armoury-stairs = { $points } squares are more than enough. Walk to the stairs: touch any of their four squares.
lesson-5-armoury-leave = Leave the dungeon: a hero who leaves is safe and keeps what was found.
lesson-5-armoury-armoury = The quest is won, and its reward is in your purse: { $gold } gold coins. Between quests wounds heal, spells return, and the armoury sells weapons and armour.
lesson-5-armoury-buy = A helmet costs 125 and gives one more defence die, for good. Buy it.
lesson-5-armoury-farewell = That is a campaign: fourteen quests, and better armed for each. Play on with your helmet, or begin a campaign with four heroes.
