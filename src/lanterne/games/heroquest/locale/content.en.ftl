## The board

region-corridor = Corridor
region-room-01 = Upper north-west room
region-room-02 = Upper north room
region-room-03 = North gallery
region-room-04 = North-east gallery
region-room-05 = Upper east room
region-room-06 = Upper north-east corner
region-room-07 = West hall
region-room-08 = Inner west hall
region-room-09 = Inner east room
region-room-10 = East room
region-room-11 = Central hall
region-room-12 = Lower west room
region-room-13 = Left cell
region-room-14 = Right cell
region-room-15 = Crooked room
region-room-16 = Lower east room
region-room-17 = South-west corner
region-room-18 = South-west hall
region-room-19 = South gallery
region-room-20 = South hall
region-room-21 = Lower inner east room
region-room-22 = South-east corner

## Tiles

tile-stairway = Stairway
tile-blocked-single = Blocked square
tile-blocked-double = Double blocked square
tile-pit = Pit
tile-secret-door = Secret door
tile-falling-block = Falling block
tile-skull = Skull

## Furniture

furniture-table = Table
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-throne = Throne
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-alchemists-bench = Alchemist’s Bench
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-treasure-chest = Treasure Chest
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room, and may be trapped.
furniture-tomb = Tomb
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-sorcerers-table = Sorcerer’s Table
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-bookcase = Bookcase
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-rack = Rack
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-fireplace = Fireplace
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-weapons-rack = Weapons Rack
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.
furniture-cupboard = Cupboard
    .effect = Nobody can stand on it, but sight passes over it. It is searched together with its room.

## Dice

die-combat = Combat die
    .effect = 3 skulls, 2 white shields, 1 black shield.
die-red = Red die
    .effect = Ordinary six-sided die.
face-skull = Skull
    .effect = A hit when attacking.
face-white-shield = White shield
    .effect = Cancels one hit on a hero.
face-black-shield = Black shield
    .effect = Cancels one hit on a monster.

## Heroes

hero-barbarian = Barbarian
    .effect = The strongest fighter, with a broadsword from the start. Casts no spells.
hero-dwarf = Dwarf
    .effect = Disarms traps without a tool kit; only a black shield makes him fail.
hero-elf = Elf
    .effect = Fights and casts: holds one group of three spells in each quest.
hero-wizard = Wizard
    .effect = Master of magic: holds three groups of three spells; most weapons and armour are forbidden.

## Monsters

monster-goblin = Goblin
    .effect = Fast and weak.
monster-orc = Orc
    .effect = The backbone of Zargon’s troops.
monster-abomination = Abomination
    .effect = A hulking brute that takes two wounds.
monster-skeleton = Skeleton
    .effect = Undead; immune to Sleep.
monster-zombie = Zombie
    .effect = Slow undead; immune to Sleep.
monster-mummy = Mummy
    .effect = Tough undead; immune to Sleep.
monster-dread-warrior = Dread Warrior
    .effect = A heavily armoured champion of Dread.
monster-gargoyle = Gargoyle
    .effect = A living statue, the hardest of common foes.
monster-dread-sorcerer = Dread Sorcerer
    .effect = The figure of Zargon’s spellcasters; each quest gives it a name and a profile.

## Spell groups

spell-group-air = Air
    .effect = A group of three hero spells.
spell-group-fire = Fire
    .effect = A group of three hero spells.
spell-group-water = Water
    .effect = A group of three hero spells.
spell-group-earth = Earth
    .effect = A group of three hero spells.

## Hero spells

spell-genie = Genie
    .effect = Either open any closed door already on the board, or strike one visible monster with 5 combat dice.
spell-swift-wind = Swift Wind
    .effect = The chosen hero rolls twice as many red dice for their next move.
spell-tempest = Tempest
    .effect = The chosen monster loses its next turn.
spell-ball-of-flame = Ball of Flame
    .effect = One monster loses 2 Body Points; it rolls 2 red dice and each 5 or 6 saves 1.
spell-courage = Courage
    .effect = The chosen hero rolls 2 extra Attack dice on their next attack; the spell ends as soon as they see no monster.
spell-fire-of-wrath = Fire of Wrath
    .effect = One monster loses 1 Body Point unless it rolls 5 or 6 on 1 red die.
spell-sleep = Sleep
    .effect = One monster falls asleep: it cannot move, attack or defend. It rolls 1 red die per Mind Point at once and each Zargon turn; a 6 wakes it. Skeletons, zombies and mummies are immune.
spell-veil-of-mist = Veil of Mist
    .effect = On their next move the chosen hero may pass through monsters’ squares.
spell-water-of-healing = Water of Healing
    .effect = Gives back up to 4 lost Body Points, never above the starting value.
spell-heal-body = Heal Body
    .effect = Gives back up to 4 lost Body Points, never above the starting value.
spell-pass-through-rock = Pass Through Rock
    .effect = On their next move the chosen hero may cross walls; ending in solid rock is fatal.
spell-rock-skin = Rock Skin
    .effect = The chosen hero rolls 1 extra Defend die until they lose a Body Point.

## Dread spells

spell-dread-ball-of-flame = Ball of Flame
    .effect = One visible hero loses 2 Body Points; the hero rolls 2 red dice and each 5 or 6 saves 1.
spell-dread-cloud-of-dread = Cloud of Dread
    .effect = Every hero in the caster’s room or corridor is paralysed (no move, attack or defence) until they roll a 6 on 1 red die per Mind Point, tried at once and each turn.
spell-dread-command = Command
    .effect = On his turn Zargon moves the hero and makes them attack like a monster, until the hero rolls a 6 on 1 red die per Mind Point, tried at once and each turn.
spell-dread-escape = Escape
    .effect = The caster vanishes to the secret square marked in the quest.
spell-dread-fear = Fear
    .effect = The hero attacks with only 1 Attack die until they roll a 6 on 1 red die per Mind Point on a later turn.
spell-dread-firestorm = Firestorm
    .effect = Every other figure in the caster’s room, hero or monster, loses 3 Body Points; each rolls 2 red dice and every 5 or 6 saves 1. Never in a corridor.
spell-dread-lightning-bolt = Lightning Bolt
    .effect = A straight or diagonal bolt runs to the first wall, closed door or blocked square; every hero and monster in its way loses 2 Body Points without defence.
spell-dread-rust = Rust
    .effect = Destroys for good one ordinary sword or helmet of a visible hero; artifacts are immune.
spell-dread-sleep = Sleep
    .effect = The hero sleeps (no move, attack or defence) until they roll a 6 on 1 red die per Mind Point, tried at once and each turn.
spell-dread-summon-orcs = Summon Orcs
    .effect = Orcs appear around the caster. Roll 1 red die: four on 1–3, five on 4–5, six on 6.
spell-dread-summon-undead = Summon Undead
    .effect = Undead appear around the caster. Roll 1 red die: four skeletons on 1–2; three skeletons and two zombies on 3–4; two zombies and two mummies on 5–6.
spell-dread-tempest = Tempest
    .effect = The chosen hero loses their next turn.

## Treasure cards

treasure-gem = Gem
    .effect = Worth 35 gold coins.
treasure-gold-15 = Gold
    .effect = 15 gold coins.
treasure-gold-25 = Gold
    .effect = 25 gold coins.
treasure-jewels = Jewels
    .effect = Worth 50 gold coins.
treasure-potion-of-healing = { item-potion-of-healing }
    .effect = Keep it. { item-potion-of-healing.effect }
treasure-potion-of-strength = { item-potion-of-strength }
    .effect = Keep it. { item-potion-of-strength.effect }
treasure-potion-of-defense = { item-potion-of-defense }
    .effect = Keep it. { item-potion-of-defense.effect }
treasure-heroic-brew = { item-heroic-brew }
    .effect = Keep it. { item-heroic-brew.effect }
treasure-hazard-arrow = Hazard: Arrow
    .effect = A hidden arrow: lose 1 Body Point and your turn ends.
treasure-hazard-hole = Hazard: Hole
    .effect = The floor gives way: lose 1 Body Point and your turn ends; move normally next turn.
treasure-wandering-monster = Wandering Monster
    .effect = The quest’s wandering monster appears beside you and attacks at once.

## Equipment

item-dagger = Dagger
    .effect = 1 Attack die. May be thrown at any visible monster, then it is lost.
item-shortsword = Shortsword
    .effect = 2 Attack dice. Not for the wizard.
item-handaxe = Handaxe
    .effect = 2 Attack dice. May be thrown at any visible monster, then it is lost. Not for the wizard.
item-broadsword = Broadsword
    .effect = 3 Attack dice. Not for the wizard.
item-longsword = Longsword
    .effect = 3 Attack dice; attacks diagonally too. Not for the wizard.
item-crossbow = Crossbow
    .effect = 3 Attack dice at any visible monster that is not adjacent; endless bolts. Not for the wizard.
item-battle-axe = Battle Axe
    .effect = 4 Attack dice; no shield while using it. Not for the wizard.
item-staff = Staff
    .effect = 1 Attack die; attacks diagonally too; no shield while using it.
item-helmet = Helmet
    .effect = +1 Defend die. Not for the wizard.
item-shield = Shield
    .effect = +1 Defend die; not together with the battle axe or a staff. Not for the wizard.
item-bracers = Bracers
    .effect = +1 Defend die; may be worn with helmet and shield, not with other body armour.
item-chain-mail = Chain Mail
    .effect = +1 Defend die; may be worn with helmet and shield. Not for the wizard.
item-plate-mail = Plate Mail
    .effect = +2 Defend dice, but only 1 red die for movement; may be worn with helmet and shield. Not for the wizard.
item-tool-kit = Tool Kit
    .effect = Lets any hero try to disarm a discovered, unsprung trap.
item-holy-water = Holy Water
    .effect = Used instead of attacking: destroys one adjacent skeleton, zombie or mummy. Then discarded.

## Potions

item-potion-of-healing = Potion of Healing
    .effect = Drink it at any time on your turn, before you defend, or when you would die: regain as many Body Points as 1 red die shows, up to your starting value.
item-potion-of-healing-4 = Strong Healing Draught
    .effect = Regain up to 4 Body Points, never above your starting value.
item-potion-of-healing-2 = Mild Healing Draught
    .effect = Regain up to 2 Body Points, never above your starting value.
item-potion-of-strength = Potion of Strength
    .effect = Roll 2 extra Attack dice on your next attack.
item-potion-of-defense = Potion of Defense
    .effect = Roll 2 extra Defend dice the next time you defend.
item-heroic-brew = Heroic Brew
    .effect = Drunk before your first attack of the turn: attack twice instead of once.
item-potion-of-speed = Potion of Speed
    .effect = Roll twice as many red dice for your next move.

## Artifacts

item-borins-armor = Borin’s Armor
    .effect = +2 Defend dice without slowing the wearer; may be worn with helmet and shield. Not for the wizard.
item-elixir-of-life = Elixir of Life
    .effect = Brings one dead hero back with full Body and Mind Points. One use.
item-fortunes-longsword = Fortune’s Longsword
    .effect = 3 Attack dice, also diagonally; once per quest reroll 1 of your Attack dice. Not for the wizard.
item-orcs-bane = Orc’s Bane
    .effect = 2 Attack dice; attack twice when the target is an orc. Not for the wizard.
item-phantom-blade = Phantom Blade
    .effect = 1 Attack die; once per quest the target of one attack may not defend.
item-ring-of-fortitude = Ring of Fortitude
    .effect = Raises the wearer’s Body Points by 1.
item-ring-of-return = Ring of Return
    .effect = Sends the wearer and every hero the wearer can see back to the quest’s starting point. One use.
item-rod-of-telekinesis = Rod of Telekinesis
    .effect = Once per quest one visible monster misses its next turn unless it rolls a 6 on 1 red die per Mind Point.
item-spell-ring = Spell Ring
    .effect = At quest start its wearer stores one of their spells, which may be cast twice this quest.
item-spirit-blade = Spirit Blade
    .effect = 3 Attack dice, 4 against a skeleton, zombie or mummy. Not for the wizard.
item-talisman-of-lore = Talisman of Lore
    .effect = Raises the wearer’s Mind Points by 1 while worn.
item-wand-of-magic = Wand of Magic
    .effect = Its bearer may cast two different spells on their turn instead of one.
item-wizards-cloak = Wizard’s Cloak
    .effect = Wizard only: +1 Defend die.
item-wizards-staff = Wizard’s Staff
    .effect = Wizard only: 2 Attack dice, also diagonally.

## Traps

trap-pit = Pit trap
    .effect = Fall: lose 1 Body Point, turn over. In the pit: 1 combat die less to attack and defend (minimum 1).
trap-falling-block = Falling-block trap
    .effect = Roll 3 combat dice, lose 1 Body Point per skull without defence; step off to a free square; the square stays blocked.
trap-spear = Spear trap
    .effect = Roll 1 combat die: a skull costs 1 Body Point and ends the turn; a shield lets you go on. The trap is then gone.
trap-furniture = Chest/furniture trap
    .effect = Springs when a hero searches the room for treasure before it has been discovered, or opens the piece anyway; the quest gives the damage; the turn ends. Once discovered it can be left alone or disarmed.
furniture-trap-poison-gas = Poison gas
furniture-trap-poison-needle = Poisoned needle
furniture-trap-explosive-latch = Explosive latch
furniture-trap-dart = Dart

## Conditions

condition-asleep = Asleep
    .effect = Cannot move, act or defend.
condition-paralysed = Paralysed
    .effect = Cannot move, act or defend.
condition-afraid = Afraid
    .effect = Attacks with 1 die only.
condition-commanded = Commanded
    .effect = Takes no turn of their own; Zargon plays them on his.
condition-miss-turn = Caught in a whirlwind
    .effect = Loses the next turn.

## Options

option-play = Play
    .effect = The whole campaign, quest by quest, or one quest by itself with 100 gold coins to spend for each quest before it.
option-play-campaign = Campaign
option-play-single-quest = Single quest
option-quest = Quest
    .effect = Which quest is played, if it is a single one. A campaign begins with the first.
option-quest-number = Quest { $number }
option-single-search = One search per room
    .effect = Each room may be searched for treasure only once in all.
option-single-search-off = No
option-single-search-on = Yes
option-fixed-move = Fixed movement
    .effect = Heroes move 8 squares (4 in plate mail) instead of rolling.
option-fixed-move-off = No
option-fixed-move-on = Yes
option-tall-furniture = Tall furniture blocks sight
    .effect = Bookcases, cupboard, fireplace and weapons rack block lines of sight.
option-tall-furniture-off = No
option-tall-furniture-on = Yes
option-veteran = Veteran Zargon
    .effect = From quest 8 on, unnamed monsters roll 1 extra Defend die.
option-veteran-off = No
option-veteran-on = Yes
option-sell-half = Sell at half price
    .effect = Between quests equipment may be sold back for half its price.
option-sell-half-off = No
option-sell-half-on = Yes
option-max-rounds = Limit of rounds
    .effect = A safety stop; the quest then counts as unfinished.
option-max-rounds-number = { $number } rounds
option-max-rounds-none = No limit
