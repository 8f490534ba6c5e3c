## The first game

lesson-first-game = Your first game

# What you see

lesson-first-game-welcome = Welcome to the ruins of Xorlosch! You lead the yellow dwarfs against White, and you join a short game near its end. You are behind, but you can still win.
lesson-first-game-dwarfs = Every dwarf is a die that is never rolled: its upper face is its level. An axe marks a warrior, pliers mark a mechanicus.
lesson-first-game-quests = Three quests are open: a green one of 2 tasks, a blue one of 3 and a red one of 4. Each task wants a dwarf of the type on its card, on the square with its number.
lesson-first-game-goal = Every task card you win is a point, and one more level of experience for your band. The player with the most cards at the end wins: White has 5 now, you have 3.

# The first turn

lesson-first-game-add = You have 1 experience saved: enough for a new dwarf of level 1, which you may bring in at the start square before your first step. Each turn you have 8 movement points minus one for each of your dwarfs, so a fourth one leaves you 4. Add a mechanicus.
lesson-first-game-obstacles = Look at the passages first. Two of those at the start square are blocked, by debris and by a ladder: only travel boots get a dwarf through. The others are free for all.
lesson-first-game-walk = A step to a neighbouring square costs 1 point, and your dwarfs share their points. Send your warrior to the { square-ruins-06 }.
lesson-first-game-respect = White’s warrior on this square has a higher level than yours, so yours owes respect: to walk on costs 2 points instead of 1. You have 3, so go on to the { square-ruins-07 }.
lesson-first-game-second-task = Here your warrior fits a green task. The other green task wants a mechanicus on the { square-ruins-06 }: spend your last point on sending the new one there. It will owe respect as well, but a dwarf that stays pays nothing.
lesson-first-game-announce = White’s warrior beside your mechanicus has a higher level, but this task wants no warrior, so it does not count. Both green tasks are yours: announce the green quest.
lesson-first-game-pass = After an announcement everyone who has a fitting item may use it, and you are asked as well. Nobody disputes these tasks: save your potion and pass.
lesson-first-game-level-up = The quest is done: two cards for you, and 2 experience to spend. Raise any of your dwarfs by one level. The next green quest is already open.
lesson-first-game-end-turn = What you do not spend stays saved, so raise more dwarfs only if you like. Your movement points are used up: end your turn.

# White’s turn

lesson-first-game-white-walks = Now it is White’s turn. One of the white warriors goes to the { square-ruins-12 }, where a blue task wants a warrior.
lesson-first-game-white-announces = With that White holds all three blue tasks, and announces the blue quest.
lesson-first-game-react = Before the quest is settled you may react, although it is not your turn. On the { square-ruins-22 } your mechanicus is beside White’s, and you have an experience potion.
lesson-first-game-potion = A dwarf that drinks an experience potion outranks every dwarf without one until the end of the turn. Let your mechanicus on the { square-ruins-22 } drink yours, and the blue task there is yours.
lesson-first-game-majority = You have won a blue card! White still held two tasks of three: more than half is a majority, and that is enough to complete the quest. Now White’s strongest warrior sets out.
lesson-first-game-white-green = White’s warrior is on its way to the { square-ruins-02 }: a task of the new green quest is there.
lesson-first-game-white-ends = White is in place and ends the turn.

# The second turn

lesson-first-game-items = Your turn again, with 4 points. Each kind of magic item has two squares, and with a dwarf on both you may take one. One of your warriors is on the { square-ruins-boots-2 }: send your mechanicus to the { square-ruins-boots-1 }.
lesson-first-game-take-boots = Both squares are yours: take the travel boots. They come to you crossed, so you can use them from your next turn on.
lesson-first-game-green-again = White holds one task of the green quest. The other wants a mechanicus on the { square-ruins-21 }, and yours is next to it: send it there.
lesson-first-game-propose = You hold one task each, and half is not a majority: neither of you can announce this quest. But every task has a dwarf that can do it, so you may propose it. Do so.
lesson-first-game-ask = In a negotiation you ask the holder of each task in turn. Only one is not yours: ask White about the { square-ruins-02 }.
lesson-first-game-white-answers = White may agree or veto. As long as a veto stands, the quest cannot be completed.
lesson-first-game-white-reconsiders = A veto! But it is not the last word. Now everyone has a chance to think again, and a veto may still become an agreement.
lesson-first-game-keep = White agrees after all: a card each is better than none. Now it is your part of the round: keep things as they are, and the quest is done.
lesson-first-game-dragons = And now the dragons! The red quest has four tasks, so three make a majority. That will be your plan.
lesson-first-game-rampart = Take your warrior by the { square-ruins-08 } to the { square-ruins-10 }, to the first of the red tasks. This turn’s points reach just that far.
lesson-first-game-end-second-turn = One dragon task is yours. Raise dwarfs if you like, then end your turn: when your next one begins, the boots will be ready.

# White’s turn

lesson-first-game-white-dragon = White has seen your plan: a mechanicus sets out for the red task on the { square-ruins-03 }.

# The third turn

lesson-first-game-boots = Your boots are ready. For this turn they give one dwarf 2 points of its own and a way past every obstacle: put them on your warrior on the { square-ruins-boots-2 }.
lesson-first-game-boots-points = The points of the boots are spent first. Walk by the { square-ruins-21 } to the { square-ruins-22 }.
lesson-first-game-ladder = White’s mechanicus here has no higher level than your warrior, so you owe no respect. A ladder leads to the { square-ruins-23 }, and with boots your warrior can climb it: a red task is waiting there.
lesson-first-game-last-points = Your mechanicus must get to the { square-ruins-13 } by the { square-ruins-12 }. That is three steps from the { square-ruins-boots-1 }, and this turn’s points are just enough.
lesson-first-game-last-quest = Look: three of the four red tasks are yours, and that is a majority. The fourth card goes to White, whose dwarf holds it and who cannot refuse it.
lesson-first-game-end-game = This is the last of the three dragon quests, and with it the short game ends at once. A full game goes on until all 13 quests are done. Announce the red quest!

# Farewell

lesson-first-game-won = You have won, by 10 cards to 9! In a tie the highest level on the board would have decided.
lesson-first-game-farewell = Now you know how to walk, announce, react and bargain. For your next game, play alone against the computer and take your time. Of the magic items only the dragon trap is new to you: you will find it in the rulebook.
