## The lessons

# 1. Orders

lesson-1-orders = Orders
    .about = Send your minions, and see what they bring
lesson-1-orders-welcome = Welcome underground! You are the Red lord, Blue is your rival, and a first year begins. You build a dungeon for three seasons, and then adventurers come.
lesson-1-orders-dungeon = This is your dungeon: three tunnels below the entrance. Beside it are your gold, your food and your imps.
lesson-1-orders-evil = This track shows how evil everybody is. The more evil the lord, the stronger the adventurers who come; a lord far up is visited by the paladin.
lesson-1-orders-dummies = In a game of two, two dummy lords get in the way. Their minions already stand in some of the zones, and each of you secretly sends one more.
lesson-1-orders-orders = Each round you give three of your orders in secret. Pick what is ringed, one after the other: Dig Tunnels, Improve Reputation, Hire Monster, then Get Food for your dummy, and confirm.
lesson-1-orders-blue-eats = All orders are shown at once. Minions take the first free space of their zone, and the spaces differ in price and yield: a minion that comes later pays more, and gets more. Blue buys food.
lesson-1-orders-peek = Your minion stands first at Improve Reputation: you lose 1 evil and may look at one of the four combat cards in town. Look at the first.
lesson-1-orders-dig = It is the Fireball, and only you know. Now dig: next to your tiles, but four tiles may never form a square. Dig on one of the two ringed cells.
lesson-1-orders-dig-on = One imp is at work, and you may dig a second tunnel. Dig on one of the ringed cells again.
lesson-1-orders-blue-mines = Your imps are busy until the end of the round. Blue sends two imps to mine gold.
lesson-1-orders-hire = Where creatures are hired, the space with the most choice comes first, so you choose before Blue. Hire the witch: her wage is 1 food and 1 evil.
lesson-1-orders-blue-hires = Now it is Blue’s turn to hire.
lesson-1-orders-farewell = Two of the orders you gave are locked in the next round: think ahead. Play on from here, or see what imps and money do.

# 2. Money

lesson-2-money = Imps and taxes
    .about = Produce, pay, and see who comes
lesson-2-money-welcome = The end of an autumn. After the orders comes production: rooms work if there are imps for them.
lesson-2-money-mint = { $imps } imps are free in your den; the mint needs three of them for 1 gold. Put them to work.
lesson-2-money-taxes = The event of this season is Taxes: 1 gold for every two tiles. You have six tiles and { $gold } gold: pay 3, for each unpaid gold costs 3 points at the end.
lesson-2-money-party = At the end of the season an adventurer comes to everybody: the weakest to the least evil lord. You have a party of three now, and they come in next.
lesson-2-money-farewell = Other seasons have a pay day, on which monsters want their wages again. Now comes the battle: play on, or take the next lesson.

# 3. The battle

lesson-3-battle = The battle
    .about = Trap, monster, and the adventurers’ plan
lesson-3-battle-welcome = The adventurers are at your door: the warrior in front, the thief and the wizard behind him. The thief disarms traps, the wizard casts spells, a priest would heal.
lesson-3-battle-ground = There are four rounds of combat. In each the party attacks the tile nearest to the entrance; in a tunnel you may use one trap, one monster and any number of ghosts. What is not defended is conquered.
lesson-3-battle-plan = Lay the trap door and station the witch. The preview tells what will happen with each card that may come. Confirm the plan.
lesson-3-battle-witch = The trap has struck, less what the thief prevented. Now the witch may strike the first adventurer for 4, or strike twice for 1, at anybody you choose. Strike the first.
lesson-3-battle-beaten = The warrior sits in your prison, which is worth 2 points. Since something happened to the party, your tile was not conquered this time.
lesson-3-battle-farewell = The witch sleeps until the year is over and the trap door is gone, but a rolling stone and a ghost are left for the next three rounds. Then comes a second year with stronger adventurers, and the count of points. Play on!
