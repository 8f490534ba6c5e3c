## The first run

lesson-first-run = Your first run

# What you see

lesson-first-run-welcome = Welcome to the dungeon! You are Vargagg, an orc with an axe to find, and Saelith Ashborn waits at the Dungeon Entrance. Somewhere ahead a boss guards the Summoning Stone: end your turn on the Entrance with it to win, or be the last hero alive.
lesson-first-run-hero = This is your hero: Brawn 5, Magic 1, Skill 2 and a Life of 7, with two wounds already. Beside it lies your loot pile with a Skeleton that you have killed; only you may look into it.

# A tile, a monster, a treasure

lesson-first-run-explore = You have two actions in each turn. Only one tile is left in the stack, and to the north there is nothing yet. Leave your tile there.
lesson-first-run-lay = You have drawn a bend. It may be turned as you like, as long as no exit meets a wall: here it can lead on to the east or to the west. Choose.
lesson-first-run-surprise = A die decides what a new tile holds. The 6 brings both: a treasure face down, and on top of it a Goblin, which you must fight at once. This surprise battle costs no action.
lesson-first-run-rating = The monster’s dice lie on the table: its power numbers are 5 and 6, so the 6 is a potential hit on you. Now choose with what you fight; an orc trusts his Brawn, five dice.
lesson-first-run-dice = The Goblin’s defence is 3: each die of 3 or more hits it, or blocks a hit. Two hits kill it, so the 3 and the 4 hit and the 6 blocks the 6. This is the suggestion, and you may change it: confirm.
lesson-first-run-rally = The Goblin is dead, and its card goes to your loot pile. When you kill a monster you may rally: remove one wound.
lesson-first-run-lair = That was the last tile, so the Boss Lair is laid at the far end, and its boss is turned up: the Colossus of Galnon, with a Life of 7. It does nothing yet.
lesson-first-run-search = You have an action left, and no monster guards the treasure any more. Search the tile.
lesson-first-run-axe = A Guild Axe: one die more when you fight with Brawn. Your training is War, so you may wield it. Take it in hand and confirm.
lesson-first-run-saelith-comes = Your two actions are spent. Saelith takes two steps, onto your tile.
lesson-first-run-roam = All have played: monsters without a hero on their tile roam, and the First Player moves them. That is you. A boss may go to any tile without a monster: let the Colossus come to where you both stand.

# The boss

lesson-first-run-saelith-fights = A new round, and the token of the First Player passes to Saelith. She attacks the boss.
lesson-first-run-assist = You stand on the same tile, so before any die is rolled you may assist her or sabotage her. Assist with Brawn: she gets half of your 5, that is two dice more.
lesson-first-run-saelith-hits = Seven dice: her 6 even counts twice. Five hits, and the granite skin of the Colossus ignores one of them.
lesson-first-run-advance = Your turn. The Colossus has four wounds, Saelith has two. Grow stronger first: two encounter cards of your loot pile pay for an advance.
lesson-first-run-pay = Choose the two cards that you discard, the Skeleton and the Goblin, and confirm.
lesson-first-run-train = One of your ratings rises for good. Train Brawn.
lesson-first-run-ability = You draw two of your ability cards and keep one; the other is gone for the rest of the game. Take the one you like.
lesson-first-run-battle = Now the Colossus: three more wounds defeat it, and it ignores one hit of each battle. Attack it with your second action.
lesson-first-run-accept = Saelith offers help with her Magic: half of 5, two dice. Accept; help can also be refused.
lesson-first-run-brawn = Two of its dice, a 4 and a 6, are potential hits. You have five dice, one for the axe, one for your training and two from Saelith. Fight with Brawn.
lesson-first-run-kill = You need four hits, and just four dice reach its defence of 4. Blocking would save you wounds, but nobody has to block: hit with all four, as suggested.
lesson-first-run-boss-dead = The Colossus falls! Its card is yours, and the Summoning Stone lies on the tile. Rally; Saelith, who assisted, may do so too.

# The Stone, and the way out

lesson-first-run-stone = A new round, and you are First Player again. Search, and take the Stone before Saelith does. With that the final phase begins: from now on a defeated hero is dead.
lesson-first-run-summoner = With the Stone equipped you are the summoner: you have a second power, and may call monsters. Equip it.
lesson-first-run-flee = Saelith is no friend any more. In the final phase nobody simply walks away from another hero: you must escape, with a 4 or more on one of your Skill dice.
lesson-first-run-sabotage = Saelith sabotages you: two dice fewer. One die is always left.
lesson-first-run-escaped = A 4! And since you got away, your saboteur takes a wound. Escape to the south.
lesson-first-run-saelith-hunts = One tile behind you, Saelith follows and attacks.
lesson-first-run-defend = Both choose a rating, the attacker first. Your dice of 4 and more are hits on her; hers hit you or block yours. Defend yourself with Brawn.
lesson-first-run-summon = She has blocked three hits and taken one. Your turn: the summoner is First Player, and may summon a monster before anything else. Do it.
lesson-first-run-rats = A trap came first and was discarded; then a Rat Swarm. It may go to any tile without a monster. Put it on your own tile: with a monster there its escape value counts, and from rats a 2 is enough.
lesson-first-run-flee-again = Now you need a 2 instead of a 4. Escape.
lesson-first-run-last-step = Saelith has sabotaged you again, in vain. To the south lies the Dungeon Entrance.
lesson-first-run-home = You stand on the Entrance and have the Stone. All that is left to do is to end your turn here.

# The end

lesson-first-run-farewell = You have escaped with the Stone, and won! Traps, strangers, trades and special tiles are still waiting, and other heroes play quite differently. Each question on the table names the rules behind it.
