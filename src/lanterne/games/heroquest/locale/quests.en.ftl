## The campaign

campaign-black-banner = The Black Banner
    .flavor = Welcome below. Zargon waits behind every door, and you carry the lantern. Go in together, open one door at a time, and talk before you act: a hero who walks alone is soon no more than a name carved on a wall. Search when the room is quiet, keep your spells for the hour that needs them, and remember the way to the stairs. Fourteen quests lie between you and the Black Banner.

## 1. The Proving Vaults

quest-proving-vaults = The Proving Vaults
    .effect = Slay Verag and return to the stairs.
    .flavor = Your lessons are over; now comes the proof. Beneath the old chapel of Fenwick lie vaults that no priest dares to bless any more, for Verag, a gargoyle of living stone, has made its nest there. Go down together, find Verag and shatter it. Come back up the stairs, and I shall call you heroes.
quest-rule-proving-vaults-no-traps = There are no traps and no secret doors in this quest.
monster-verag = Verag
    .a = Verag
    .the = Verag
    .of = of Verag
find-proving-vaults-room-19 = Under mouldy cloth the chest holds 50 gold coins.
find-proving-vaults-room-06 = The chest is full to the rim: 120 gold coins.
find-proving-vaults-room-10 = Behind the books stands a flask of healing that restores up to 4 Body Points.
find-proving-vaults-room-16 = Only bent blades and broken hafts hang here. Nothing is of use, and no card is drawn.

## 2. The Goblin Toll

quest-goblin-toll = The Goblin Toll
    .effect = Leave the mountain by the east gate.
    .flavor = The mine road under Mount Harrow was dug by honest hands, yet orcs now sit at its middle gate and take a toll in blood. The salt guild begs you to open the road. Cross the mountain from the west stair to the old east gate. Skarg, who calls himself Tollmaster, wears the key on a chain around his neck.
exit-goblin-toll = The old east gate
quest-rule-goblin-toll-middle-gate = The middle gate opens only for a hero who carries the iron key, or by the Genie. The side passages are walled up.
monster-skarg = Skarg the Tollmaster
    .a = Skarg
    .the = Skarg
    .of = of Skarg
item-iron-key = Iron key
    .a = the iron key
    .the = the iron key
    .of = of the iron key
    .effect = Opens the middle gate when its bearer stands beside it.
sprung-goblin-toll-y11 = A dart shoots from the lock: lose 1 Body Point.
find-goblin-toll-room-07 = Among dull swords hangs one bright blade: Orc’s Bane.
find-goblin-toll-room-19 = The chest holds 70 gold coins of stolen toll.
find-goblin-toll-room-13 = A pot of goblin broth, foul but bracing: it restores up to 2 Body Points.
find-goblin-toll-room-16 = The chest holds 90 gold coins.
note-goblin-toll-iron-key = The iron key falls at the feet of the hero who felled Skarg.

## 3. The Drowned Scriptorium

quest-drowned-scriptorium = The Drowned Scriptorium
    .effect = Carry the ledger of tides back to the stairs.
    .flavor = When the river rose, the monks of Saint Alder fled and left their ledger of tides behind. Without it no ship may sail the winter coast. The water has gone down again, but what now walks between the shelves is neither monk nor living. Bring back the ledger, and beware of books that bite.
item-ledger-of-tides = Ledger of tides
    .a = the ledger of tides
    .the = the ledger of tides
    .of = of the ledger of tides
    .effect = Must be carried out of the dungeon.
sprung-drowned-scriptorium-b18 = A cloud of ink dust bursts from the shelf: lose 1 Body Point.
find-drowned-scriptorium-room-03 = On the last shelf, wrapped in oilcloth, lies the ledger of tides.
find-drowned-scriptorium-room-20 = The chest holds the Talisman of Lore.
find-drowned-scriptorium-room-17 = Between swollen pages somebody has hidden 25 gold coins.
find-drowned-scriptorium-room-13 = The chest holds 65 gold coins.
find-drowned-scriptorium-room-08 = One flask on the bench is still sealed: a Potion of Healing.

## 4. Old Bones of Karrow

quest-old-bones = Old Bones of Karrow
    .effect = Destroy every skeleton, zombie and mummy, King Karrow included, and return to the stairs.
    .flavor = Grave robbers broke the barrow of King Karrow and learned too late why it had been sealed. His court has risen and will not lie down while one of them still stands. Send every dead thing in the barrow back to its rest, the old king last of all.
monster-karrow = King Karrow
    .a = King Karrow
    .the = King Karrow
    .of = of King Karrow
sprung-old-bones-q5 = A needle pricks the searcher: lose 1 Body Point.
find-old-bones-room-05 = In the tomb, on folded hands, lies the Phantom Blade.
find-old-bones-room-04 = The chest holds 75 gold coins of grave loot.
find-old-bones-room-16 = The robbers’ chest holds 100 gold coins.
find-old-bones-room-03 = A robber’s pack holds a Potion of Strength.
note-old-bones-king-rises = The lid of the tomb grinds aside, and King Karrow climbs out. He will act on Zargon’s next turn.

## 5. The Captive Cartographer

quest-captive-cartographer = The Captive Cartographer
    .effect = Bring Elowen Marsh to the stairs alive.
    .flavor = Elowen Marsh has drawn every road in the realm, and Zargon would like to own what she knows. His orcs hold her under the ruin of Castle Brume. Free her and bring her out alive. She is hurt and slow; shield her with your own bodies.
hero-elowen = Elowen Marsh
    .the = Elowen
    .cap = Elowen
    .of = of Elowen
    .to = to Elowen
    .effect = Moves up to 6 squares right after her keeper’s turn; never attacks; defends with 2 dice; may not open doors.
find-captive-cartographer-room-08 = In a cup at the back of the cupboard lies the Ring of Return.
find-captive-cartographer-room-16 = The chest holds 80 gold coins.
find-captive-cartographer-room-22 = The torture chamber holds nothing of worth, and no card is drawn.
quest-action-free-elowen = Free the cartographer
note-captive-cartographer-free-elowen = You cut her bonds. Far away a horn answers: two goblins and a Dread warrior enter the corridors.

## 6. Three Cold Braziers

quest-cold-braziers = Three Cold Braziers
    .effect = Light the three braziers and return to the stairs.
    .flavor = Three braziers once burned under Hollow Hill and kept its dead asleep. An acolyte of Dread named Nerith has put them out. Light all three again and leave before the hill wakes. Nerith wears a cloak that was never hers to take.
monster-nerith = Nerith the Acolyte
    .a = Nerith
    .the = Nerith
    .of = of Nerith
object-brazier-south-west = Brazier
    .a = a brazier
    .the = the brazier
    .of = of the brazier
object-brazier-north-west = Brazier
    .a = a brazier
    .the = the brazier
    .of = of the brazier
object-brazier-north-east = Brazier
    .a = a brazier
    .the = the brazier
    .of = of the brazier
find-cold-braziers-room-02 = The chest holds 110 gold coins.
find-cold-braziers-room-10 = The cupboard holds a strong healing draught (up to 4 Body Points).
quest-action-light-south-west = Light the south-western brazier
note-cold-braziers-light-south-west = The brazier flares up, and something stirs in the shadows.
quest-action-light-north-west = Light the north-western brazier
note-cold-braziers-light-north-west = The brazier flares up, and something stirs in the shadows.
quest-action-light-north-east = Light the north-eastern brazier
note-cold-braziers-light-north-east = The brazier flares up, and something stirs in the shadows.
note-cold-braziers-cloak = Nerith falls and the Wizard’s Cloak slips from her shoulders.

## 7. The Locksmith's Folly

quest-locksmiths-folly = The Locksmith’s Folly
    .effect = Find Borin’s Armor and carry it to the stairs.
    .flavor = Odrin the locksmith trusted nobody. He hid the armour of Borin behind doors that are not doors and floors that are not floors, then lost his own way out and was never seen again. Search with patience. Those who hurry here stay here.
quest-rule-locksmiths-folly-vault-door = The door between the vault and the western passage opens only from inside the vault.
sprung-locksmiths-folly-i5 = The latch bursts: lose 2 Body Points.
sprung-locksmiths-folly-n10 = Yellow gas fills the room: lose 2 Body Points.
find-locksmiths-folly-room-08 = The chest holds Borin’s Armor, light as linen.
find-locksmiths-folly-room-11 = The chest holds 150 gold coins.
find-locksmiths-folly-room-18 = Behind the books: a Potion of Strength and 30 gold coins.
find-locksmiths-folly-room-16 = The chest holds a vial of Holy Water.

## 8. Divided by Stone

quest-divided-by-stone = Divided by Stone
    .effect = Reach the stairs in the central hall and leave.
    .flavor = The floor of the old watchtower gave way under you. When the dust settled, two of you lay in one end of the cellars and two in the other. The way up is in the middle, behind two rune doors. Each door obeys a lever on the far side. You cannot reach your friends, yet you alone can free them.
quest-rule-divided-by-stone-two-groups = Heroes in turn-order positions 1 and 3 start in the west, 2 and 4 in the east. With a single hero, that hero starts in the west and the eastern lever counts as pulled.
object-lever-west = Western lever
    .a = a western lever
    .the = the western lever
    .of = of the western lever
object-lever-east = Eastern lever
    .a = an eastern lever
    .the = the eastern lever
    .of = of the eastern lever
sprung-divided-by-stone-y11 = A dart flies from the lid: lose 1 Body Point.
find-divided-by-stone-room-19 = The chest holds 120 gold coins.
find-divided-by-stone-room-16 = The chest holds the Ring of Fortitude.
find-divided-by-stone-room-08 = A strong healing draught stands between the books (up to 4 Body Points).
find-divided-by-stone-room-07 = A mason’s chest: a tool kit and 40 gold coins.
find-divided-by-stone-room-10 = Two sealed flasks stand on the bench: a Potion of Healing and a Potion of Strength.
quest-action-pull-lever-west = Pull the western lever
note-divided-by-stone-pull-lever-west = Stone grinds far to the east: the southern rune door is unlocked.
quest-action-pull-lever-east = Pull the eastern lever
note-divided-by-stone-pull-lever-east = Stone grinds far to the west: the western rune door is unlocked.
note-divided-by-stone-west-empty = With nobody left in the west, the southern rune door unlocks by itself.
note-divided-by-stone-east-empty = With nobody left in the east, the western rune door unlocks by itself.

## 9. The Alchemist's Bargain

quest-alchemists-bargain = The Alchemist’s Bargain
    .effect = Bring the three ingredients to Tamsin’s bench, then return to the stairs.
    .flavor = Old Tamsin has lived so long among fumes that nobody remembers her young. She will brew you one Elixir of Life, the last she can make, in exchange for three things that grow or lie in the depths: moonmoss, grave salt and ember root. She waits at her bench, not far from the stairs.
quest-rule-alchemists-bargain-ingredients = Ingredients may be passed between heroes like any item. If their bearer dies, they stay where the bearer fell.
hero-tamsin = Old Tamsin
    .the = old Tamsin
    .cap = Old Tamsin
    .of = of old Tamsin
    .to = to old Tamsin
    .effect = Stands at her bench; nobody may attack her.
item-moonmoss = Moonmoss
    .a = moonmoss
    .the = the moonmoss
    .of = of the moonmoss
    .effect = One of the three things Tamsin needs.
item-grave-salt = Grave salt
    .a = grave salt
    .the = the grave salt
    .of = of the grave salt
    .effect = One of the three things Tamsin needs.
item-ember-root = Ember root
    .a = the ember root
    .the = the ember root
    .of = of the ember root
    .effect = One of the three things Tamsin needs.
find-alchemists-bargain-room-03 = Pale moonmoss grows on the far wall. You gather a handful.
find-alchemists-bargain-room-16 = White crystals line the tomb: grave salt.
find-alchemists-bargain-room-10 = Under the cold ashes a root still glows: ember root.
find-alchemists-bargain-room-02 = The chest holds 140 gold coins.
find-alchemists-bargain-room-12 = The chest holds a Potion of Defense.
quest-action-hand-over = Hand over ingredients
note-alchemists-bargain-hand-over = Tamsin takes what you bring and nods.
note-alchemists-bargain-elixir = The Elixir of Life is yours. But the fumes wake the stone figure in the corner: a gargoyle.

## 10. The Ember Witch

quest-ember-witch = The Ember Witch
    .effect = Slay Sabrane and return to the stairs.
    .flavor = Villages along the Cinder Road burn one after the other, and always a woman in red is seen walking away from the smoke. Sabrane, the Ember Witch, keeps her court in the fire caves. End her. Strike hard when you find her, for she never stays where she is hurt.
quest-rule-ember-witch-fireproof = Spells of fire (Ball of Flame, Fire of Wrath) do not harm Sabrane.
monster-sabrane = Sabrane the Ember Witch
    .a = Sabrane
    .the = Sabrane
    .of = of Sabrane
sprung-ember-witch-l18 = A needle pricks the searcher: lose 1 Body Point.
find-ember-witch-room-07 = The chest holds 130 gold coins.
find-ember-witch-room-19 = The chest holds 90 gold coins and a Potion of Healing.
find-ember-witch-room-18 = A hidden store: a strong healing draught and a Heroic Brew.
note-ember-witch-witch-wounded = Sabrane hisses with pain and looks about for a way out.
note-ember-witch-wand = From her ashes rolls the Wand of Magic.

## 11. The Iron Hall Stands

quest-iron-hall = The Iron Hall Stands
    .effect = Kill every attacker, then leave by the stairs.
    .flavor = Captain Drogath marches on the Iron Hall, the last safe house below the Grey Peaks. Four doors, four heroes, one night. Hold the hall until the last of his company lies dead, and do not leave him the stairs by fleeing up them.
quest-rule-iron-hall-waves = A wave enters at the start of the given Zargon turn and acts in that turn. If a spawn square is taken, the nearest free corridor square is used; if no figure is left for a monster, it waits for the next Zargon turn.
monster-drogath = Captain Drogath
    .a = Captain Drogath
    .the = Captain Drogath
    .of = of Captain Drogath
find-iron-hall-room-11 = With the hall won, the steward’s chest yields the Rod of Telekinesis.
find-iron-hall-room-14 = The larder holds a strong healing draught and a Potion of Healing.
find-iron-hall-room-09 = The rack holds a sound handaxe and a Potion of Strength.
find-iron-hall-room-03 = On the chaplain’s shelf stands a vial of Holy Water.
find-iron-hall-room-20 = The bench still holds a Potion of Defense and a Potion of Speed.
note-iron-hall-torches = Torches burn in every passage: all corridors are revealed and the hall’s four doors stand open.
note-iron-hall-hall-stands = The last of Drogath’s company is dead. The hall stands.

## 12. The Whispering Mirror

quest-whispering-mirror = The Whispering Mirror
    .effect = Break the mirror, slay Sael and return to the stairs.
    .flavor = Three captains of the Guard have turned their blades on their own men. Each had looked into a mirror sent as a gift by Sael the Whisperer. The mirror still hangs in her house, feeding her spells back to her as fast as she spends them. Break it, then silence her.
quest-rule-whispering-mirror-mirror = Any hero may attack the mirror like a monster. It never moves or attacks, and breaks at 0 Body Points. It does not count as a monster for searches.
monster-sael = Sael the Whisperer
    .a = Sael
    .the = Sael
    .of = of Sael
object-mirror = Whispering mirror
    .a = a whispering mirror
    .the = the whispering mirror
    .of = of the whispering mirror
find-whispering-mirror-room-19 = Behind the books stands the Wizard’s Staff.
find-whispering-mirror-room-07 = The chest holds 140 gold coins.
find-whispering-mirror-room-10 = The chest holds 160 gold coins and a Potion of Healing.
find-whispering-mirror-room-20 = The chest holds Holy Water and a strong healing draught.
note-whispering-mirror-mirror = The mirror glows: Sael regains a spell that she had spent.
note-whispering-mirror-spell-ring = Sael falls silent. On her hand glows the Spell Ring.

## 13. The Bell Beneath

quest-bell-beneath = The Bell Beneath
    .effect = Ring the bell and return to the stairs.
    .flavor = At the bottom of the Weeping Stair hangs a bell that only the dead can hear. While it is silent, the necromancer Orsk keeps his army; let it ring once, and his hold will break. But the old vaults will not bear the sound. Ring it, and run.
monster-orsk = Orsk the Necromancer
    .a = Orsk
    .the = Orsk
    .of = of Orsk
object-bell = Bell
    .a = a bell
    .the = the bell
    .of = of the bell
find-bell-beneath-room-22 = Beneath the bell, the chest holds the Spirit Blade.
find-bell-beneath-room-03 = The chest holds 180 gold coins.
find-bell-beneath-room-10 = The chest holds 150 gold coins and a strong healing draught.
find-bell-beneath-room-08 = Between two psalters stands a vial of Holy Water.
quest-action-ring-bell = Ring the bell
note-bell-beneath-ring-bell = One clear note. Every dead thing in the vaults shudders (1 Defend die less), and the first stones begin to fall.
note-bell-beneath-collapse = The vault shakes. At the end of each turn of Zargon another square fills with rubble; any figure there is pushed to the nearest free square and loses 1 Body Point.

## 14. The Black Banner

quest-black-banner = The Black Banner
    .effect = Slay Vorrakh, burn the banner and return to the stairs.
    .flavor = Zargon’s general has come back across the Grey Sea, and with him the banner under which the realm once fell. Vorrakh Ironmask waits in his hall, and the witch-smith Ulvane keeps his forges. Kill the general, burn the banner, and walk back up into the light. After this, songs will be sung about you.
title-champion = Champion of the Realm
quest-rule-black-banner-immune-to-sleep = Vorrakh is immune to Sleep.
monster-ulvane = Ulvane the Witch-smith
    .a = Ulvane
    .the = Ulvane
    .of = of Ulvane
monster-vorrakh = Vorrakh Ironmask
    .a = Vorrakh
    .the = Vorrakh
    .of = of Vorrakh
object-banner = Black Banner
    .a = the Black Banner
    .the = the Black Banner
    .of = of the Black Banner
sprung-black-banner-y14 = The latch bursts: lose 2 Body Points.
find-black-banner-room-06 = Behind the hidden door, in the general’s own cupboard, lies Fortune’s Longsword.
find-black-banner-room-17 = The chest holds 120 gold coins and a Potion of Healing.
find-black-banner-room-07 = The chest holds Holy Water and a strong healing draught.
find-black-banner-room-16 = The chest holds 200 gold coins.
find-black-banner-room-20 = The rack yields a sound shield and a Potion of Defense.
quest-action-burn-banner = Burn the Black Banner
note-black-banner-burn-banner = The cloth burns without smoke. Somewhere far away, Zargon screams.
note-black-banner-smith-wounded = Ulvane clutches her wound. She will not wait for a second blow.
