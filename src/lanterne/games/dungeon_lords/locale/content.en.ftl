## Lords and supplies

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
supply-gold = Gold
supply-food = Food
supply-imps = Imps
supply-tunnels = Tunnels
supply-damage = Damage cubes
supply-trolls = Troll tokens

## Places of the boards

area-evilometer = Evilometer
    .effect = Tracks how evil each lord is thought to be. Gaining evil moves the counter up, losing evil moves it down; it stops at both ends. A counter on space 9 or higher can attract the paladin.
area-town = Town
    .effect = The year’s 4 combat cards, face down; the top one is for the first combat round.
area-tent = Paladins’ tent
    .effect = The paladins wait here, the one of year 1 on top.
area-tavern = Tavern
    .effect = 3 monsters and ghosts that can be hired this round.
area-room-shop = Room shop
    .effect = 2 rooms that can be built this round.
area-food-supply = Food supply
    .effect = The supply of food.
area-tunnel-supply = Tunnel supply
    .effect = The supply of tunnels.
area-bank = Bank
    .effect = The supply of gold.
area-imp-supply = Imp supply
    .effect = The supply of imps, and the 3 troll tokens.
area-trap-pile = Trap pile
    .effect = Trap cards, face down.
area-lair = Lair
    .effect = Your monsters and ghosts; those face down cannot be used again this year.
area-den = Den
    .effect = Your available imps and troll tokens.
area-store = Store
    .effect = Your food.
area-treasury = Treasury
    .effect = Your gold.
area-trap-room = Trap room
    .effect = Your trap cards, face down.
area-prison = Prison
    .effect = The adventurers you have captured.
area-office = Office
    .effect = Your minions, when they are not out on an order.
area-unpaid-taxes = Unpaid taxes
    .effect = A damage cube for each gold of tax you did not pay; each costs 3 points at the end.
area-order-spaces = Order spaces
    .effect = The 3 orders of this round, carried out from left to right.
area-inaccessible-orders = Inaccessible orders
    .effect = The order cards you cannot choose this round.
area-party = Party
    .effect = The adventurers before your entrance, the first one in front; the paladin goes ahead of all.
area-combat-row = Combat row
    .effect = The trap, the monsters and the ghosts you have planned, and the steps of the battle.
area-monster-pile = Monster pile
    .effect = Tiles of year 1 on top of those of year 2, face down.
area-room-pile = Room pile
    .effect = Rooms of year 1 on top of those of year 2, face down.
area-adventurer-pile-1 = Adventurers of year 1
    .effect = Face down, with a silver back.
area-adventurer-pile-2 = Adventurers of year 2
    .effect = Face down, with a golden back.
area-combat-pile-2 = Combat cards of year 2
    .effect = 4 cards, face down.
area-special-event-1 = Special event of year 1
    .effect = Face down, until its token is turned up.
area-special-event-2 = Special event of year 2
    .effect = Face down, until its token is turned up.
area-monster-discard = Discarded monsters
    .effect = Face up; they never come back.
area-room-discard = Discarded rooms
    .effect = Face up; they never come back.
area-trap-discard = Discarded traps
    .effect = Face down; shuffled when the pile is used up.
area-gone-adventurers = Adventurers who left
    .effect = They never come back.
area-damage-supply = Damage cubes
    .effect = The supply of damage cubes.
room-zone-any = Anywhere
room-zone-upper = Upper half
room-zone-lower = Lower half
room-zone-ring = Border
room-zone-core = Core

## Years, seasons, phases, rounds and steps

year-1 = Year 1
year-2 = Year 2
season-winter = Winter
    .in = in winter
    .of = of winter
season-spring = Spring
    .in = in spring
    .of = of spring
season-summer = Summer
    .in = in summer
    .of = of summer
season-autumn = Autumn
    .in = in autumn
    .of = of autumn
phase-new-round = New round
    .effect = The tavern and the room shop are refilled; the event and the adventurers of the next season are shown.
phase-orders = Orders
    .effect = Every lord chooses 3 orders in secret; minions are placed order by order, then the zones are resolved one after another.
phase-production = Production and recovery
    .effect = In turn order every lord uses their rooms and takes order cards back.
phase-event = Event
    .effect = The event of the season strikes every lord.
phase-adventurers = Adventurers
    .effect = The weakest adventurer goes to the least evil lord, and so on.
phase-end-of-round = End of the round
    .effect = Imps and troll tokens go home; the starting player token passes to the left, except in autumn.
phase-planning = Planning
    .effect = Every lord marks the tile to be attacked and plans trap, monsters and ghosts.
phase-reveal = Combat card
    .effect = The combat card of the round is turned up; it is the same for all.
phase-battles = Battles
    .effect = In turn order every lord fights their battle to its end.
combat-round = Combat round { $number }
    .effect = The spell is cast if the party has at least { $number } magic.
step-trap = Trap
    .effect = The trap is sprung; each anti-trap icon prevents 1 of its damage.
step-fast-spell = Fast spell
    .effect = A fast spell is cast if the party has enough magic.
step-monsters = Monsters and ghosts
    .effect = Your monsters and ghosts act, in the order you choose.
step-slow-spell = Slow spell
    .effect = A slow spell is cast if the party has enough magic.
step-healing = Healing
    .effect = If a monster or ghost attacked, each heart heals 1 damage, from the front.
step-conquest = Fatigue and conquest
    .effect = The party takes the fatigue of the card, from the front. If anybody is left, the tile is conquered and you lose 1 evil.

## Orders, zones and spaces

zone-food = Get Food
    .effect = Food for gold or for a bad reputation.
zone-reputation = Improve Reputation
    .effect = Lose evil; the red eye lets you look at a combat card in town, without changing the order.
zone-dig = Dig Tunnels
    .effect = Place tunnels beside your tiles, one imp for each. No 2 × 2 block of cells may be completely dug.
zone-mine = Mine Gold
    .effect = Send imps to different tunnels that are not conquered.
zone-imps = Recruit Imps
    .effect = New imps go to your den and are available at once.
zone-traps = Buy Traps
    .effect = Draw trap cards; the others do not see them. In year 2 you draw 1 more, then discard 1 of all your traps.
zone-monster = Hire Monster
    .effect = Take a tile from the tavern and pay its wage. Space III chooses first, then II, then I.
zone-room = Build Room
    .effect = A room from the shop replaces one of your tunnels that is not conquered. Space III chooses first, then II; space I gets what is left.
order-food = { zone-food }
    .effect = Sends a minion to the zone “Get Food”.
order-reputation = { zone-reputation }
    .effect = Sends a minion to the zone “Improve Reputation”.
order-dig = { zone-dig }
    .effect = Sends a minion to the zone “Dig Tunnels”.
order-mine = { zone-mine }
    .effect = Sends a minion to the zone “Mine Gold”.
order-imps = { zone-imps }
    .effect = Sends a minion to the zone “Recruit Imps”.
order-traps = { zone-traps }
    .effect = Sends a minion to the zone “Buy Traps”.
order-monster = { zone-monster }
    .effect = Sends a minion to the zone “Hire Monster”. As your first order it costs 1 gold, paid when it is revealed.
order-room = { zone-room }
    .effect = Sends a minion to the zone “Build Room”.
space-food-1 = { zone-food }, space I
    .effect = Pay 1 gold, take 2 food.
space-food-2 = { zone-food }, space II
    .effect = Gain 1 evil, take 3 food.
space-food-3 = { zone-food }, space III
    .effect = Gain 2 evil, take 3 food and 1 gold.
space-reputation-1 = { zone-reputation }, space I
    .effect = Lose 1 evil and look at 1 combat card.
space-reputation-2 = { zone-reputation }, space II
    .effect = Lose 2 evil.
space-reputation-3 = { zone-reputation }, space III
    .effect = Pay 1 gold, lose 2 evil and look at 1 combat card.
space-dig-1 = { zone-dig }, space I
    .effect = Up to 2 imps, 1 tunnel each.
space-dig-2 = { zone-dig }, space II
    .effect = Up to 3 imps, 1 tunnel each.
space-dig-3 = { zone-dig }, space III
    .effect = Up to 4 imps, 1 tunnel each, and 1 more imp as foreman.
space-mine-1 = { zone-mine }, space I
    .effect = Up to 2 imps, 1 gold each.
space-mine-2 = { zone-mine }, space II
    .effect = Up to 3 imps, 1 gold each.
space-mine-3 = { zone-mine }, space III
    .effect = Up to 4 imps, 1 gold each, and 1 more imp as foreman.
space-imps-1 = { zone-imps }, space I
    .effect = Pay 1 food, take 1 imp.
space-imps-2 = { zone-imps }, space II
    .effect = Pay 2 food, take 2 imps.
space-imps-3 = { zone-imps }, space III
    .effect = Pay 1 food and 1 gold, take 2 imps.
space-traps-1 = { zone-traps }, space I
    .effect = Pay 1 gold, draw 1 trap.
space-traps-2 = { zone-traps }, space II
    .effect = Draw 1 trap.
space-traps-3 = { zone-traps }, space III
    .effect = Pay 2 gold, draw 2 traps.
space-monster-1 = { zone-monster }, space I
    .effect = Pay the wage, take 1 monster or ghost, the third to choose.
space-monster-2 = { zone-monster }, space II
    .effect = Pay the wage, take 1 monster or ghost, the second to choose.
space-monster-3 = { zone-monster }, space III
    .effect = Pay 1 food and the wage, take 1 monster or ghost, the first to choose.
space-room-1 = { zone-room }, space I
    .effect = Take 1 room, if one is left.
space-room-2 = { zone-room }, space II
    .effect = Pay 1 gold, take 1 room, the second to choose.
space-room-3 = { zone-room }, space III
    .effect = Pay 1 gold, take 1 room, the first to choose.

## Monsters and ghosts

monster-goblin = Goblin
    .a = a Goblin
    .the = the Goblin
    .cap = The Goblin
    .of = of the Goblin
    .effect = Standard strike of 2. If it eliminates that adventurer, a second standard strike of 1.
monster-slime = Slime
    .a = a Slime
    .the = the Slime
    .cap = The Slime
    .of = of the Slime
    .effect = Either 1 damage to every adventurer, or no conquest and no fatigue this round; the latter is not an attack.
monster-ghost = Ghost
    .a = a Ghost
    .the = the Ghost
    .cap = The Ghost
    .of = of the Ghost
    .effect = 2 damage to an adventurer of your choice, never the first. Not a monster: it takes no monster’s place in battle and scores nothing.
monster-troll = Troll
    .a = a Troll
    .the = the Troll
    .cap = The Troll
    .of = of the Troll
    .effect = Standard strike of 3, or of 4 if you pay 1 food. Brings a troll token that works in rooms like an imp.
monster-witch = Witch
    .a = a Witch
    .the = the Witch
    .cap = The Witch
    .of = of the Witch
    .effect = Standard strike of 4, or two strikes of 1 on adventurers of your choice, the same or different ones.
monster-vampire = Vampire
    .a = a Vampire
    .the = the Vampire
    .cap = The Vampire
    .of = of the Vampire
    .effect = 3 damage to an adventurer of your choice, or 2 damage and it comes back face up. Never attacks a priest.
monster-golem = Golem
    .a = a Golem
    .the = the Golem
    .cap = The Golem
    .of = of the Golem
    .effect = Standard strike of 4; it comes back face up.
monster-dragon = Dragon
    .a = a Dragon
    .the = the Dragon
    .cap = The Dragon
    .of = of the Dragon
    .effect = 2 damage to every adventurer; nobody is healed this round, not even by the paladin.
monster-demon = Demon
    .a = a Demon
    .the = the Demon
    .cap = The Demon
    .of = of the Demon
    .effect = 7 damage to an adventurer of your choice; no conquest and no fatigue this round. Its wage includes another of your monsters, which it devours.

## Rooms

room-hatchery = Hatchery
    .a = a Hatchery
    .the = the Hatchery
    .of = of the Hatchery
    .in = in the Hatchery
    .effect = 3 workers: take 1 food. Upper half of the dungeon.
room-mushroom-bed = Mushroom Bed
    .a = a Mushroom Bed
    .the = the Mushroom Bed
    .of = of the Mushroom Bed
    .in = in the Mushroom Bed
    .effect = 3 workers: take 1 food. Lower half of the dungeon.
room-souvenir-shop = Souvenir Shop
    .a = a Souvenir Shop
    .the = the Souvenir Shop
    .of = of the Souvenir Shop
    .in = in the Souvenir Shop
    .effect = 3 workers: take 1 gold. Upper half of the dungeon.
room-mint = Mint
    .a = a Mint
    .the = the Mint
    .of = of the Mint
    .in = in the Mint
    .effect = 3 workers: take 1 gold. Lower half of the dungeon.
room-workshop = Workshop
    .a = a Workshop
    .the = the Workshop
    .of = of the Workshop
    .in = in the Workshop
    .effect = 4 workers: draw 1 trap. Border of the dungeon.
room-tool-shed = Tool Shed
    .a = a Tool Shed
    .the = the Tool Shed
    .of = of the Tool Shed
    .in = in the Tool Shed
    .effect = 2 workers: dig 1 tunnel. Border of the dungeon.
room-printing-press = Printing Press
    .a = a Printing Press
    .the = the Printing Press
    .of = of the Printing Press
    .in = in the Printing Press
    .effect = 3 workers: lose 1 evil. Core of the dungeon.
room-magic-room = Magic Room
    .a = a Magic Room
    .the = the Magic Room
    .of = of the Magic Room
    .in = in the Magic Room
    .effect = 2 workers and 1 food: take 1 imp, available at once. Core of the dungeon.
room-training-room = Training Room
    .a = a Training Room
    .the = the Training Room
    .of = of the Training Room
    .in = in the Training Room
    .effect = In a battle here every strike of your Goblins and Trolls deals 1 more damage.
room-dark-room = Dark Room
    .a = a Dark Room
    .the = the Dark Room
    .of = of the Dark Room
    .in = in the Dark Room
    .effect = In a battle here every strike of your Witches and Vampires deals 1 more damage.
room-labyrinth = Labyrinth
    .a = a Labyrinth
    .the = the Labyrinth
    .of = of the Labyrinth
    .in = in the Labyrinth
    .effect = In a battle here up to 2 traps, without any gold for the room, but only 1 monster; ghosts as usual.
room-anti-magic-room = Anti-magic Room
    .a = an Anti-magic Room
    .the = the Anti-magic Room
    .of = of the Anti-magic Room
    .in = in the Anti-magic Room
    .effect = In a battle here the party casts no spell, fast or slow.
room-cafeteria = Cafeteria
    .a = a Cafeteria
    .the = the Cafeteria
    .of = of the Cafeteria
    .in = in the Cafeteria
    .effect = At the end 1 point for each of your Goblins, Trolls, Slimes and Witches.
room-chapel = Chapel
    .a = a Chapel
    .the = the Chapel
    .of = of the Chapel
    .in = in the Chapel
    .effect = At the end 2 points for each of your Ghosts and Vampires.
room-pandemonium = Pandemonium
    .a = a Pandemonium
    .the = the Pandemonium
    .of = of the Pandemonium
    .in = in the Pandemonium
    .effect = At the end 2 points for each of your Golems, Dragons and Demons.
room-hall-of-fame = Hall of Fame
    .a = a Hall of Fame
    .the = the Hall of Fame
    .of = of the Hall of Fame
    .in = in the Hall of Fame
    .effect = At the end 2 points for each title you hold alone and 1 point for each title you share, on top of the title itself.

## Traps

trap-rolling-stone = Rolling Stone
    .a = a Rolling Stone
    .the = the Rolling Stone
    .of = of the Rolling Stone
    .effect = 3 damage to the first adventurer.
trap-pendulum = Pendulum
    .a = a Pendulum
    .the = the Pendulum
    .of = of the Pendulum
    .effect = 3 damage to the second adventurer; nothing if there is none.
trap-trap-door = Trap Door
    .a = a Trap Door
    .the = the Trap Door
    .of = of the Trap Door
    .effect = 2 damage to the first adventurer; no conquest and no fatigue this round.
trap-fire-wall = Fire Wall
    .a = a Fire Wall
    .the = the Fire Wall
    .of = of the Fire Wall
    .effect = 1 damage to every adventurer, and 1 more to the last.
trap-cursed-ring = Cursed Ring
    .a = a Cursed Ring
    .the = the Cursed Ring
    .of = of the Cursed Ring
    .effect = Pay 1 gold: 1 damage to every adventurer; no conquest and no fatigue this round.
trap-kamikaze-imp = Kamikaze Imp
    .a = a Kamikaze Imp
    .the = the Kamikaze Imp
    .of = of the Kamikaze Imp
    .effect = Lose 1 imp, not a troll token: 3 damage to the first adventurer and 1 to each of the others.
trap-poisoned-dart = Poisoned Dart
    .a = a Poisoned Dart
    .the = the Poisoned Dart
    .of = of the Poisoned Dart
    .effect = 1 damage to an adventurer of your choice. At the very end of the battle, if still in the party, they take 2 more, which anti-trap icons do not prevent.
trap-anti-magic-dart = Anti-magic Dart
    .a = an Anti-magic Dart
    .the = the Anti-magic Dart
    .of = of the Anti-magic Dart
    .effect = 1 damage to an adventurer of your choice. If it hits a wizard, the party casts no spell this round; if it hits a priest, nobody is healed this round. This holds even if the damage is prevented.
trap-poisoned-meal = Poisoned Meal
    .a = a Poisoned Meal
    .the = the Poisoned Meal
    .of = of the Poisoned Meal
    .effect = Pay 1 food: the first adventurer takes damage equal to their full hit points.

## Combat cards

combat-card-detect-evil = Detect Evil
    .effect = Slow spell, fatigue 2. You gain 2 evil.
combat-card-detect-treasure = Detect Treasure
    .effect = Slow spell, fatigue 1. You lose 1 gold; failing that 1 food, failing that 1 trap of your choice.
combat-card-fireball = Fireball
    .effect = Slow spell, fatigue 1. It does nothing.
combat-card-fist-of-justice = Fist of Justice
    .effect = Slow spell, fatigue 1. You lose 1 imp, not a troll token, if you have one.
combat-card-invisibility = Invisibility
    .effect = Fast spell, fatigue 0. All wizards go to the end of the line and cannot be harmed for the rest of the round.
combat-card-magic-shield = Magic Shield
    .effect = Fast spell, fatigue 1. The next single point of damage to the party this round is absorbed.
combat-card-suggestion = Suggestion
    .effect = Fast spell, fatigue 2. For each of your monsters in battle pay its wage again or withdraw it.
combat-card-word-of-peace = Word of Peace
    .effect = Fast spell, fatigue 2. Withdraw all your monsters or gain 2 evil.
combat-card-aura-of-fear = Aura of Fear
    .effect = Fast spell, fatigue 1. Withdraw one of your monsters in battle, of your choice.
combat-card-illusion = Illusion
    .effect = Fast spell, fatigue 2. An illusory adventurer with 1 hit point takes the front of the line, even ahead of the paladin. It is never captured.
combat-card-create-food = Create Food
    .effect = Slow spell, fatigue 2. The first adventurer has 1 more hit point until the combat period ends.
combat-card-regeneration = Regeneration
    .effect = Slow spell, fatigue 3. Every adventurer loses 1 damage.
combat-card-metamorphosis = Metamorphosis
    .effect = Fast spell, fatigue 2. One of your monsters in battle, of your choice, is a sheep this round: standard strike of 1, no ability, no help from the room, face down afterwards.
combat-card-blind-rage = Blind Rage
    .effect = Fast spell, fatigue 2. This round all strikes of your monsters hit only the first adventurer.
combat-card-dimensional-gate = Dimensional Gate
    .effect = Fast spell, fatigue 2. One of your monsters in battle, of your choice, goes back to the lair face down without acting.
combat-card-jailbreak = Jailbreak
    .effect = Slow spell, fatigue 2. One prisoner of your choice leaves for the Distant Lands, if you have any.
combat-card-forced-march = Forced March
    .effect = Fast spell, fatigue 3. The party takes no fatigue this round, but conquers all the same.
combat-card-stoneskin = Stoneskin
    .effect = Fast spell, fatigue 3. This round every strike of your monsters and ghosts deals 1 less damage to each adventurer.

## Adventurers

class-warrior = Warrior
    .effect = Always goes to the front of the line.
class-thief = Thief
    .effect = Prevents trap damage every round.
class-priest = Priest
    .effect = Heals damage after creatures have attacked.
class-wizard = Wizard
    .effect = Brings the magic that spells need.
class-paladin = Paladin
    .effect = Attracted by a very evil lord, he goes ahead of the party. He prevents trap damage, heals and casts, but belongs to no other class.
adventurer-warrior = Warrior { $number }
    .the = warrior { $number }
    .cap = Warrior { $number }
    .of = of warrior { $number }
    .to = to warrior { $number }
    .effect = { $number ->
        [1] 3 hit points, glyph 1; goes to the front.
        [2] 4 hit points, glyph 2; goes to the front.
        [3] 4 hit points, glyph 2; goes to the front.
        [4] 5 hit points, glyph 3; goes to the front.
        [5] 5 hit points, glyph 1; goes to the front.
        [6] 6 hit points, glyph 2; goes to the front.
        [7] 7 hit points, glyph 3; goes to the front.
       *[8] 8 hit points, glyph 4; goes to the front.
    }
adventurer-thief = Thief { $number }
    .the = thief { $number }
    .cap = Thief { $number }
    .of = of thief { $number }
    .to = to thief { $number }
    .effect = { $number ->
        [1] 3 hit points, glyph 1; prevents 1 trap damage.
        [2] 3 hit points, glyph 2; prevents 2 trap damage.
        [3] 4 hit points, glyph 2; prevents 1 trap damage.
        [4] 4 hit points, glyph 3; prevents 2 trap damage.
        [5] 4 hit points, glyph 1; prevents 2 trap damage.
        [6] 5 hit points, glyph 2; prevents 2 trap damage.
        [7] 5 hit points, glyph 3; prevents 3 trap damage.
       *[8] 6 hit points, glyph 4; prevents 3 trap damage.
    }
adventurer-priest = Priest { $number }
    .the = priest { $number }
    .cap = Priest { $number }
    .of = of priest { $number }
    .to = to priest { $number }
    .effect = { $number ->
        [1] 3 hit points, glyph 1; heals 1 damage.
        [2] 3 hit points, glyph 2; heals 2 damage.
        [3] 4 hit points, glyph 2; heals 1 damage.
        [4] 4 hit points, glyph 3; heals 2 damage.
        [5] 4 hit points, glyph 1; heals 2 damage.
        [6] 5 hit points, glyph 2; heals 2 damage.
        [7] 5 hit points, glyph 3; heals 3 damage.
       *[8] 6 hit points, glyph 4; heals 3 damage.
    }
adventurer-wizard = Wizard { $number }
    .the = wizard { $number }
    .cap = Wizard { $number }
    .of = of wizard { $number }
    .to = to wizard { $number }
    .effect = { $number ->
        [1] 3 hit points, glyph 1; has 1 magic.
        [2] 3 hit points, glyph 2; has 2 magic.
        [3] 4 hit points, glyph 2; has 1 magic.
        [4] 4 hit points, glyph 3; has 2 magic.
        [5] 4 hit points, glyph 1; has 2 magic.
        [6] 5 hit points, glyph 2; has 2 magic.
        [7] 5 hit points, glyph 3; has 3 magic.
       *[8] 6 hit points, glyph 4; has 3 magic.
    }
adventurer-paladin-1 = Paladin of year 1
    .the = the paladin
    .cap = The paladin
    .of = of the paladin
    .to = to the paladin
    .effect = 5 hit points; goes ahead of all, prevents 2 trap damage, heals 2 damage, has 2 magic.
adventurer-paladin-2 = Paladin of year 2
    .the = the paladin
    .cap = The paladin
    .of = of the paladin
    .to = to the paladin
    .effect = 8 hit points; goes ahead of all, prevents 3 trap damage, heals 3 damage, has 3 magic.
adventurer-illusion = Illusion
    .the = the illusion
    .cap = The illusion
    .of = of the illusion
    .to = to the illusion
    .effect = 1 hit point; has no class and no icons, and is never captured.

## Events

event-pay-day = Pay Day
    .effect = Pay the wage of each of your monsters and ghosts; each one you do not pay leaves, and you gain 1 evil.
event-taxes = Taxes
    .effect = Pay 1 gold for every 2 tiles of your dungeon, conquered ones included, rounded up. Each gold not paid costs 3 points at the end.
event-special = Special Event
    .effect = Resolve the year’s special event card.
event-blank = Blank token
    .effect = Nothing happens.
special-event-witch-hunt = Witch Hunt
    .effect = Every lord discards one of their monsters, not a ghost, or gains 3 evil.
special-event-monster-strike = Monster Strike
    .effect = For each of their monsters, but not for ghosts, every lord pays 1 icon of its wage or turns it face down until this year’s combat is over.
special-event-vip-visit = VIP Visit
    .effect = Every lord pays 2 tokens, gold and food in any mix, and gains 1 evil for each token not paid.
special-event-earthquake = Earthquake
    .effect = Every lord removes 2 of their unconquered tiles, never the entrance; the rest must stay connected to the entrance.
special-event-devaluation = Devaluation
    .effect = Every lord loses half of their gold, rounded down.
special-event-imp-fair = Imp Fair
    .effect = Every lord may take up to 2 imps, for 1 food each.
special-event-trap-recall = Trap Recall
    .effect = Every lord with traps discards 1 of their choice and takes 1 gold.
special-event-confused-heroes = Confused Heroes
    .effect = This season the strongest adventurer goes to the least evil lord, and so on.
special-event-charity-gala = Charity Gala
    .effect = Every lord may pay up to 2 gold, and loses 1 evil for each.

## Titles and scores

title-dark-deeds = Lord of Dark Deeds
    .effect = Most evil.
title-halls = Lord of Halls
    .effect = Most rooms, conquered ones included.
title-tunnels = Tunnel Lord
    .effect = Most tunnels, conquered ones included.
title-monsters = Monster Lord
    .effect = Most monsters, without ghosts.
title-imps = Lord of Imps
    .effect = Most imps, without troll tokens.
title-riches = Lord of Riches
    .effect = Most gold, food and traps together.
title-battles = Battle Lord
    .effect = Fewest conquered tiles.
score-room = Rooms not conquered
score-monster = Monsters
score-ghost = Ghosts
score-prisoner = Captured adventurers
score-paladin = Captured paladins
score-conquered-tile = Conquered tiles
score-unpaid-tax = Unpaid taxes
score-licence = Dungeon lord’s licence

## Icons

icon-standard = Standard strike
    .effect = Damage to the first adventurer.
icon-target = Targeted strike
    .effect = Damage to an adventurer of your choice.
icon-all = Area strike
    .effect = Damage to every adventurer.
icon-no-priest = Not priests
    .effect = Cannot attack a priest.
icon-no-first = Not the first
    .effect = Cannot attack the first adventurer.
icon-return = Comes back
    .effect = Goes back to the lair face up and can be used again this year.
icon-no-conquest = No conquest
    .effect = No conquest and no fatigue this round.
icon-no-healing = No healing
    .effect = Nobody is healed this round, not even by the paladin.
icon-not-monster = Not a monster
    .effect = A ghost.
icon-troll = Troll token
    .effect = Take a troll token when you hire it.
icon-evil = Black face
    .effect = Gain 1 evil.
icon-good = Yellow face
    .effect = Lose 1 evil.
icon-eye = Red eye
    .effect = Look in secret at 1 of the 4 combat cards in town.
icon-antitrap = Anti-trap
    .effect = Prevents 1 trap damage every round.
icon-heart = Heart
    .effect = Heals 1 damage when creatures have attacked.
icon-magic = Magic
    .effect = 1 point towards the spell of the round.
icon-fast = Fast spell
    .effect = Cast before your creatures act; without the bolt of lightning the spell is slow.

## Prepared combats

trainer-first-blood = First blood
    .effect = Hold the three first tunnels against a gentle party without a wizard.
trainer-magic-word = The magic word
    .effect = A wizard with 2 magic casts fast spells in the first two rounds; keep your monsters in the fight.
trainer-guest-of-honour = Guest of honour
    .effect = The paladin of year 2 and three companions: stall, serve the meal and burn.

## Choices before the game

setting-initial-orders = First inaccessible orders
    .effect = Two orders drawn at random, or two that each lord chooses in secret out of three drawn.
setting-initial-orders-random = At random
setting-initial-orders-chosen = Chosen
setting-special-events = Special events
    .effect = Without them a blank token replaces the special event in both years, as recommended for a first game.
setting-special-events-on = Yes
setting-special-events-off = No
setting-greedy-dummies = Greedy dummy lords
    .effect = With two or three players, when it is the turn of a dummy’s minion to hire, the leftmost tile of the tavern is discarded.
setting-greedy-dummies-off = No
setting-greedy-dummies-on = Yes
setting-trainer = Combat trainer
    .effect = One lord defends a prepared dungeon through one combat period: 2 points for each prisoner, 5 for a paladin, less 2 for each conquered tile.
setting-trainer-none = Whole game
setting-trainer-first-blood = { trainer-first-blood }
setting-trainer-magic-word = { trainer-magic-word }
setting-trainer-guest-of-honour = { trainer-guest-of-honour }
