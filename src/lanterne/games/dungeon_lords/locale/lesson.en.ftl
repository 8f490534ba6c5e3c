## The first autumn

lesson-first-autumn = Your first autumn

# What you see

lesson-first-autumn-welcome = Welcome underground! You are the Red lord, Blue is your rival, and it is the last season of the first year. Two adventurers already wait at your door; after this round of building they come in.
lesson-first-autumn-dungeon = This is your dungeon: three tunnels below the entrance and a mint. Beside it you have 3 gold, 3 food and 5 imps, two traps that nobody else may look at, and a ghost in the lair.
lesson-first-autumn-evil = The Evilometer shows how wicked everybody is: you stand on 4, Blue on 6. The more evil the lord, the stronger the adventurer who comes, and a lord who reaches space 9 is visited by the paladin.

# Orders

lesson-first-autumn-dummies = In a game of two, two dummy lords get in the way. Their minions already stand on the second spaces of four zones, and each of you secretly sends one more.
lesson-first-autumn-orders = Each round you give three of your six orders in secret. Touch or drag Dig Tunnels, Improve Reputation and Hire Monster, in this order, then Get Food for your dummy, and confirm.

# The zones, one after another

lesson-first-autumn-blue-eats = Minions take the first free space of their zone, and the spaces differ in price and yield. Your dummy has taken the cheap one at Get Food, so Blue stands on the third: 3 food and 1 gold, but 2 evil.
lesson-first-autumn-peek = Blue’s evil is 8 now. Your minion stands first at Improve Reputation: you lose 1 evil and may look at one of the four combat cards in town. Look at the first.
lesson-first-autumn-dig = It is the Fireball, and only you know. Now dig: the first space allows two tunnels with one imp each, next to your tiles, but four tiles may never form a square. Dig on D2, to the right of your middle tunnel, or on C4, below the last one.
lesson-first-autumn-dig-on = One imp is at work, and you may dig a second tunnel. Dig on B1, beside the entrance, or on A3, beside the mint.
lesson-first-autumn-blue-mines = Your two imps are busy until the end of the round. Blue sends two imps to mine gold.
lesson-first-autumn-hire = Where creatures are hired, the longest space comes first, so you choose before Blue. Hire the witch: her wage is 1 food and 1 evil.
lesson-first-autumn-blue-hires = Your evil is back on 4. Blue hires the goblin.

# Production and the event

lesson-first-autumn-mint = Production: three imps are left in your den, just enough for the mint. Put them to work for 1 gold.
lesson-first-autumn-taxes = The event of this autumn is Taxes: 1 gold for every two tiles. You have six tiles and 4 gold; pay 3: each unpaid gold costs 3 points at the end.

# The battle

lesson-first-autumn-party = You are the least evil, so the weakest adventurer came to you: a wizard. He stands behind your warrior and your thief, while Blue got a warrior with 5 hit points, who goes straight to the front.
lesson-first-autumn-ground = Now come four rounds of combat. In each your party attacks the nearest tile, first the entrance; in a tunnel you may use one trap, one monster and any number of ghosts.
lesson-first-autumn-plan = Lay the trap door and station the witch. You have seen the card of this round, so the preview tells you exactly what will happen. Confirm the plan.
lesson-first-autumn-witch = The trap door prepared 2 damage for the warrior, of which the thief prevented 1, and it keeps the party from conquering the tile. Now the witch may strike the first adventurer for 4, or strike twice for 1, at anybody you choose. Strike the first.

# The end

lesson-first-autumn-beaten = The warrior sits in your prison, which is worth 2 points. The wizard’s magic was enough for the Fireball, but that spell does nothing; and your tile is not conquered.
lesson-first-autumn-farewell = The witch sleeps until the year is over and the trap door is gone, but a rolling stone and a ghost are left for the next three rounds. Then comes a second year with stronger adventurers, and the count of points. Play on, or begin a game of your own!
