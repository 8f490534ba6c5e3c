## The first quest

lesson-first-quest = Your first quest

# What you see

lesson-first-quest-welcome = Welcome to the Proving Vaults! Verag the gargoyle is slain, and the quest is won as soon as you are home: you play the elf, and the stairs are one room away. Zargon’s last monsters stand in between.
lesson-first-quest-elf = On the sheet you see what you have. Body Points keep you alive; the numbers of Attack and Defend dice say how well you fight. You hold a shortsword, and you know three spells of fire.
lesson-first-quest-turn = On your turn you move and then act, or act and then move. There are six actions: attack, cast a spell, search for treasure, for secret doors or for traps, and disarm a trap. Opening doors and drinking potions are free.

# The first turn

lesson-first-quest-search = No monster is in this room, so you may search it for treasure. A chest looks promising. Search: that is your action for this turn.
lesson-first-quest-roll = 25 gold coins and a potion of healing! What a quest hides in a room is found once, by the first hero to search. You have acted; now move: roll the two red dice.
lesson-first-quest-walk = You rolled 3 and 4: up to 7 squares, never diagonally, and you need not walk them all. Go and stand beside the closed door. You can touch the far square at once, or walk step by step.
lesson-first-quest-door = You are at the door. Opening it is free, at any moment of your turn, and everything in the room behind comes to light. Open it.
lesson-first-quest-monsters = There they are: an orc and a goblin. Every monster has its dice and Body Points on its card; an orc attacks with 3 dice and defends with 2, and dies when it loses 1 Body Point.
lesson-first-quest-end-turn = Your action is spent, and the doorway is a good place to wait: only one monster can come at you here. End your turn, although you have points left.

# Zargon’s turn

lesson-first-quest-zargon-moves = After the heroes comes Zargon, who moves and attacks with every monster on the board. The orc comes to the door.
lesson-first-quest-zargon-strikes = Now it attacks. Each skull on its dice is a hit; each white shield on your Defend dice cancels one.
lesson-first-quest-goblin-waits = Two skulls, and no shield for you: you lose 2 Body Points. The goblin cannot get past the orc, and waits behind it.

# The second turn

lesson-first-quest-strike = The orc is beside you, on the other side of the open door. Attack it with your shortsword: 2 dice. Monsters defend with black shields, which are rare.
lesson-first-quest-slain = One skull, no black shield: the orc is dead, and its figure is taken off the board. You could walk now, but let the goblin come to you. End your turn.

# Zargon’s second turn

lesson-first-quest-goblin-strikes = The goblin takes the orc’s place and attacks with its 2 dice.

# The third turn

lesson-first-quest-potion = No skull: it missed. You have lost 2 Body Points, and a potion can be drunk at any moment of your turn without spending the action. Drink your potion of healing: it gives back as many points as a red die shows, up to what you began with.
lesson-first-quest-spell = You rolled 3 and have all 6 Body Points again. Now cast a spell, once a quest each, at a monster you can see. Fire of Wrath takes 1 Body Point from the goblin unless it rolls 5 or 6.
lesson-first-quest-act-first = The goblin rolled 2, and burns to ashes. The way is free. You have acted first this time, so you may still move: roll.
lesson-first-quest-stairs = 6 squares: more than enough. The stairs are the way out. Touch one of their squares, the one that is nearest.
lesson-first-quest-leave = You are on the stairs. Leave the dungeon: a hero who leaves is safe, and keeps all that was found.
lesson-first-quest-farewell = The quest is won, and you know how to move, search, fight and cast! In a campaign four heroes go through fourteen quests, and spend their gold in the armoury in between. Play them all by yourself or with friends, and one day be Zargon.
