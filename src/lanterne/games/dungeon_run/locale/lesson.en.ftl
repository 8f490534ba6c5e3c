## The lessons

# 1. A tile, a monster, a treasure

lesson-1-exploring = Your first turn
    .about = Lay a tile, fight what jumps out, take what lies there
lesson-1-exploring-welcome = Welcome to the dungeon! You are Vargagg, an orc, and Saelith Ashborn stands beside you at the Entrance. Somewhere a boss guards the Summoning Stone: end your turn on the Entrance with it to win, or be the last hero alive.
lesson-1-exploring-hero = This is your hero: Brawn 5, Magic 1, Skill 2 and a Life of 7. They say how many dice you roll.
lesson-1-exploring-explore = You have two actions in each turn. To the north there is nothing yet: leave the Entrance there, and a tile is drawn.
lesson-1-exploring-lay = You have drawn a bend. Turn it as you like, as long as no exit meets a wall: it can lead on to the east or to the west. Choose.
lesson-1-exploring-surprise = A die decides what a new tile holds, and it brought a Goblin on top of a treasure. You must fight at once; this surprise battle costs no action.
lesson-1-exploring-rating = The monster’s dice lie on the table already. Now choose with what you fight; an orc trusts his Brawn, five dice.
lesson-1-exploring-dice = The Goblin’s defence is 3: each die of 3 or more hits it, or blocks one of its hits. Two hits kill it. A good way is suggested; change it if you like, and confirm.
lesson-1-exploring-search = The Goblin’s card is in your loot pile. You have { $actions ->
    [one] one action
   *[other] { $actions } actions
} left, and nobody guards the treasure any more: search the tile.
lesson-1-exploring-axe = A Guild Axe: one die more when you fight with Brawn. Take it in hand and confirm.
lesson-1-exploring-farewell = Both actions are spent on a tile, a fight and an axe: a good turn. Play on, and Saelith has her turn; or learn how heroes help each other.

# 2. Help

lesson-2-together = Helping, and growing
    .about = Assist another hero, then advance
lesson-2-together-welcome = Later in the game. When the last tile is laid the boss appears, here the Colossus of Galnon, Life 7. It has roamed to your tile, where Saelith stands, too.
lesson-2-together-saelith-fights = It is Saelith’s turn. She attacks the boss.
lesson-2-together-assist = Before any die is rolled, heroes on the same tile may assist or sabotage. Assist her with Brawn: she gets half of your 5 dice, that is two.
lesson-2-together-she-accepts = Help must be accepted. She does, and fights with Magic.
lesson-2-together-saelith-hits = Now she hits and blocks with her dice. The granite skin of the Colossus ignores one hit of each battle.
lesson-2-together-advance = Your turn. The Colossus has { $boss } wounds. Grow stronger first: two encounter cards of your loot pile pay for an advance.
lesson-2-together-pay = Discard the Skeleton and the Goblin, in any order, and confirm.
lesson-2-together-train = One of your ratings rises for good: one die more. Train what you like.
lesson-2-together-ability = You draw two of your ability cards and keep one; the other is gone for the rest of the game. Take the one you like.
lesson-2-together-farewell = One action is left, and the boss is still there. Play on and attack it, or do so in the next lesson with a fresh start.

# 3. The boss

lesson-3-boss = The boss
    .about = Win the great battle with a friend’s dice
lesson-3-boss-welcome = The Colossus has { $wounds } wounds of 7, and ignores one hit of each battle: you need four hits. Wounds of a boss stay.
lesson-3-boss-battle = You have two actions. Attack it.
lesson-3-boss-accept = Saelith offers help with her Magic: half of 5, two dice. Accept; help can also be refused.
lesson-3-boss-brawn = Brawn 5, one die for the axe, one for your training, two from Saelith. Fight with Brawn.
lesson-3-boss-kill = Each die that reaches its defence of 4 is a hit, or blocks one of its own. Nobody has to block: as suggested, hit with all you can, and confirm.
lesson-3-boss-rally = The Colossus falls! Who kills a monster may rally: remove one of your wounds.
lesson-3-boss-farewell = The Summoning Stone lies on the tile now. The hero who takes it must get out alive, and nobody is a friend any more. Play on, or learn how the race ends.

# 4. The Stone

lesson-4-stone = The race to the Entrance
    .about = Take the Stone and escape with it
lesson-4-stone-welcome = The boss is dead, and the Stone lies here. Two tiles to the south is the Entrance: end your turn there with the Stone, and you win.
lesson-4-stone-stone = Search, and take it before Saelith does. With that the final phase begins: a hero who is defeated now is dead.
lesson-4-stone-summoner = With the Stone equipped you are the summoner: you have a second power, and may call monsters. Equip it and confirm.
lesson-4-stone-flee = In the final phase nobody simply walks away from another hero: you must escape, with a 4 or more on one of your Skill dice. Try it.
lesson-4-stone-sabotage = Saelith sabotages you: two dice fewer. One die is always left.
lesson-4-stone-escaped = You have made it, and your saboteur takes a wound. Escape to the south.
lesson-4-stone-saelith-hunts = It is Saelith’s turn: she follows you.
lesson-4-stone-summon = Your turn. The summoner may summon a monster before anything else. Do it.
lesson-4-stone-rats = A Rat Swarm. Put it on your own tile: with a monster there its escape value counts, and from rats a 2 is enough.
lesson-4-stone-flee-again = Now you need a 2 instead of a 4. Escape.
lesson-4-stone-last-step = Sabotaged again, in vain. To the south lies the Entrance.
lesson-4-stone-home = You stand on the Entrance and have the Stone. End your turn here.
lesson-4-stone-farewell = You have escaped with the Stone, and won! Traps, strangers, trades and special tiles are still waiting, and other heroes play quite differently.
