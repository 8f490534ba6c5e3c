## The lessons

# 1. The opening group, and the first steps

lesson-1-walking = The first steps
    .about = Choose your dwarfs and send them to a task
lesson-1-walking-welcome = Welcome to the ruins of Xorlosch! You lead the yellow dwarfs against White. Every dwarf is a die that is never rolled: its upper face is its level; an axe marks a warrior, pliers mark a mechanicus.
lesson-1-walking-quests = Three quests are open: a green one of 2 tasks, a blue one of 3 and a red one of 4. Each task wants a dwarf of the type on its card, on the square with its number. Each card you win is a point.
lesson-1-walking-group = The green quest wants a warrior on the { square-ruins-07 } and a mechanicus on the { square-ruins-06 }. You have 5 levels to spend on your first dwarfs: take a warrior of level 3 and a mechanicus of level 2, and confirm.
lesson-1-walking-white-group = Now White chooses, and all dwarfs begin at the start square. You move first.
lesson-1-walking-points = In each turn you have 8 movement points less one for each of your dwarfs. You have { $dwarfs } dwarfs, so there are { $points } points, which they share.
lesson-1-walking-obstacles = Two of the passages at the start square are blocked, by debris and by a ladder: only travel boots get a dwarf through. All others are free.
lesson-1-walking-walk = A step to a neighbouring square costs 1 point. Send your warrior to the { square-ruins-07 }: touch that square at once, or walk square by square.
lesson-1-walking-second = The first green task is yours. You have { $points } points left: send the mechanicus to the { square-ruins-06 }, for the other one.
lesson-1-walking-end-turn = Both green tasks are yours, but nobody can complete a quest in the first turn. A dwarf that stays where it is costs nothing: end your turn.
lesson-1-walking-farewell = If nobody outranks your dwarfs before your next turn, you may announce the green quest and win two cards. How that goes is the next lesson. Or play on from here.

# 2. A quest of one’s own

lesson-2-quests = Your first quest
    .about = Respect, an announcement, and experience
lesson-2-quests-welcome = A later moment of a game. You are about to win the green quest: one task wants a warrior on the { square-ruins-07 }, the other a mechanicus on the { square-ruins-06 }. Each card you win is a point, and a level of experience.
lesson-2-quests-add = You have { $saved } experience saved: enough for a new dwarf of level 1, which you may bring in at the start square before your first step. With { $dwarfs } dwarfs you have { $points } movement points; a fourth one takes one of them. Bring in a mechanicus.
lesson-2-quests-respect = White’s warrior on the { square-ruins-06 } has level { $theirs }, yours has { $mine }: yours owes respect there. You may enter, but the step that leaves such a square costs 2 points instead of 1.
lesson-2-quests-walk = You have { $points } points. Send your warrior to the { square-ruins-07 }, past White’s warrior: 1 point in, 2 points out.
lesson-2-quests-second-task = The first task is yours. Spend your last point ({ $points }) on sending the new mechanicus to the { square-ruins-06 }. It owes respect as well, but a dwarf that stays pays nothing.
lesson-2-quests-announce = White’s warrior there is stronger, but this task wants no warrior: only mechanici are compared. Both tasks are yours: announce the green quest.
lesson-2-quests-pass = After an announcement everyone with a fitting item may use it, and you are asked as well. Nobody disputes these tasks: save your potion and pass.
lesson-2-quests-level-up = The quest is done: two cards for you, and { $saved } experience to spend. Raise any of your dwarfs by one level; a stronger dwarf takes tasks from weaker ones.
lesson-2-quests-farewell = You have { $score } cards now, and the next green quest is already open. What you do not spend stays saved. Play on from here, or see in the next lesson what others can do against you.

# 3. A majority

lesson-3-majority = Majority and reaction
    .about = More than half is enough, and others may react
lesson-3-majority-welcome = It is White’s turn. You need not hold all tasks of a quest to announce it: more than half is enough. Of the three blue tasks that is two.
lesson-3-majority-white-walks = White holds two blue tasks already, and sends a warrior to the { square-ruins-12 } for the third. Watch.
lesson-3-majority-white-announces = White holds all three now, and announces the blue quest.
lesson-3-majority-react = Before it is settled you may react, although it is not your turn. On the { square-ruins-22 } your mechanicus (level { $mine }) is beside White’s (level { $theirs }), and a task belongs to the strongest.
lesson-3-majority-potion = A dwarf that drinks an experience potion outranks every dwarf without one until the end of the turn. Let your mechanicus on the { square-ruins-22 } drink.
lesson-3-majority-yours = The card of the { square-ruins-22 } is yours! Everybody gets the cards of the tasks they hold, no matter who announced the quest. The score is { $yellow } to { $white } for White.
lesson-3-majority-majority = And yet the quest was completed: White still held two tasks of three, more than half. Without a majority it would have stayed open, for everybody.
lesson-3-majority-new-quest = A new blue quest is open at once. White ends the turn.
lesson-3-majority-farewell = Now you know the rule on which everything turns: more than half of the tasks, and the strongest dwarf of the right type on each. Play on from here, or learn to bargain.

# 4. Bargains

lesson-4-bargains = Items and bargains
    .about = Take a magic item, and persuade a rival
lesson-4-bargains-welcome = Your turn. The green quest has two tasks, and White’s strongest warrior sits on one of them: you cannot have both, so this takes a bargain. But first the magic items.
lesson-4-bargains-items = You have { $points } points. Each kind of item has two squares, and with a dwarf on both you may take one. Your warrior is on the { square-ruins-boots-2 }: send the mechanicus from the { square-ruins-06 } to the { square-ruins-boots-1 }.
lesson-4-bargains-take-boots = Both squares are yours: take the travel boots. They come to you crossed; you can use them from your next turn on.
lesson-4-bargains-green-again = The free green task wants a mechanicus on the { square-ruins-21 }, and your other one is next to it: send it there.
lesson-4-bargains-half = You hold one task each, and half is no majority: neither of you can announce this quest.
lesson-4-bargains-propose = But every task has a dwarf that can do it, so you may propose the quest. Do so.
lesson-4-bargains-ask = In a negotiation you ask the holder of each task. Only one is not yours: ask White about the { square-ruins-02 }.
lesson-4-bargains-white-answers = White may agree or veto. As long as a veto stands, the quest cannot be completed.
lesson-4-bargains-white-reconsiders = A veto! But it is not the last word: everyone gets a chance to think again, and a veto may still become an agreement.
lesson-4-bargains-keep = White agrees after all: a card each is better than none. Now keep things as they are, and the quest is done.
lesson-4-bargains-farewell = One card for each of you: { $yellow } to { $white } for White. A quest that nobody can force pays those who agree. Play on from here, or win the game in the last lesson.

# 5. The end of a game

lesson-5-dragons = The last dragon
    .about = Boots, a ladder, and the end of a game
lesson-5-dragons-welcome = Your last turn: { $yellow } cards against { $white }, and only one dragon quest, the red one, is left in this short game. It has four tasks, so three are a majority. One is yours already.
lesson-5-dragons-obstacles = The next task lies behind the ladder between the { square-ruins-22 } and the { square-ruins-23 }. Ladders, debris and other obstacles stop every dwarf without travel boots.
lesson-5-dragons-boots = Your boots are ready. For one turn they give one dwarf 2 points of its own and a way past every obstacle: put them on your warrior on the { square-ruins-boots-2 }.
lesson-5-dragons-ladder = { $boots } points of the boots, spent first, and { $points } of your own. White’s mechanicus on the way is not stronger, so you owe no respect. Walk to the { square-ruins-23 }.
lesson-5-dragons-last-points = Your mechanicus must get to the { square-ruins-13 }: three steps, for your last { $points } points.
lesson-5-dragons-last-quest = Look: three of the four red tasks are yours, and that is a majority. The fourth card goes to White, whose dwarf holds it.
lesson-5-dragons-end-game = This is the last of the dragon quests, and with it the short game ends at once. A full game goes on until all 13 quests are done. Announce the red quest!
lesson-5-dragons-farewell = You have won, by { $yellow } cards to { $white }! In a tie the highest level on the board decides. Of the items only the dragon trap is new to you: the rulebook has it.
