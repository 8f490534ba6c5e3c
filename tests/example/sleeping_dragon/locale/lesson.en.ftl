## Two nights with the dragon

lesson-two-nights = Two nights in the lair
    .about = The whole game in two nights
lesson-two-nights-welcome = You are the red thief, with 8 coins; Blue has 6. The game ends when someone has 15 coins, and the most coins win. Your loot is hidden: Blue only sees how many treasures you have.
lesson-two-nights-chambers = The deeper the chamber, the more there is to take, but only for a thief who is alone there. Both of you choose in secret. Be bold: sneak into the hoard.
lesson-two-nights-seen = The die has woken one eye, and it looks at you. You flee with nothing and leave one of your treasures behind. A cup is the least loss.
lesson-two-nights-secret = The market takes two or more of one kind, and you have no pair. You are asked all the same, since Blue must not learn that. Keep everything.
lesson-two-nights-blue-sells = Blue was alone in the grotto, took two treasures, and now sells two rings for 4 coins.
lesson-two-nights-again = The hoard is watched on half of all rolls, the grotto only on 2 and 3. Try the grotto this time.
lesson-two-nights-blue-flees = Now it is Blue who is seen, and leaves a cup behind.
lesson-two-nights-crowns = You were alone, and took two crowns. With the one you had that makes three: sell them all.
lesson-two-nights-rich = That is 17 coins to 10: you leave the mountain as a rich thief. You know all there is to know now.
