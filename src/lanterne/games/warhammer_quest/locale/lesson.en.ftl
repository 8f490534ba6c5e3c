## The lessons

# 1. Exploring

lesson-1-exploring = Into the dark
    .about = Walk to a door and lay what is behind it
lesson-1-exploring-welcome = Welcome below! You play the Barbarian; the Wizard goes with you, and somewhere down here lies the tomb that you have come to open. There is no map: the dungeon is a pile of cards behind the next door.
lesson-1-exploring-sheet = Your row shows how you are doing: { $wounds } wounds, and a warrior with none left falls unconscious. Then come weapon skill, strength, toughness and gold.
lesson-1-exploring-turn = A turn has four phases: the Wizard’s power is rolled, the warriors act, the monsters act, and the leader explores. You carry the lantern, so you lead, and you act first.
lesson-1-exploring-walk = You may walk { $moves } squares, diagonally too. Go to one of the two squares in front of the closed door: touch it at once, or walk square by square.
lesson-1-exploring-end-turn = Your lantern lights this section and those joined to it by a doorway. A warrior who stays behind in the dark is lost, so never run away from the others. End your turn.
lesson-1-exploring-wizard = The Wizard is in your light, and stays there.
lesson-1-exploring-explore = The exploration phase: no monster is in your section, and you stand at a door that leads nowhere yet. Draw the top card of its pile.
lesson-1-exploring-lay = A passage! You choose how it lies: each proposal is shown on the board. Any will do.
lesson-1-exploring-farewell = That is how the dungeon grows. A corridor is quiet, but the first step into a room brings an event, and most events are monsters. Play on, or learn to fight first.

# 2. Fighting

lesson-2-fighting = Blow and deathblow
    .about = Hit, wound, and carry on to the next
lesson-2-fighting-welcome = Two skaven in the guard room! A monster beside you holds you where you are: you are pinned, but you can fight.
lesson-2-fighting-needs = First you must hit: with weapon skill 3 against 3 you need a 4. Then roll another die and add your strength, 4, less its toughness, 3. A skaven has { $wounds } wounds.
lesson-2-fighting-strike = Touch the first skaven to strike at it.
lesson-2-fighting-deathblow = A { $hit } hits, and the skaven is dead. A warrior who kills with a single blow may carry on to the next monster beside the first. Carry on!
lesson-2-fighting-after = When a blow misses or does not kill, the deathblow ends. You have one attack, and after it you cannot move. End your turn.
lesson-2-fighting-wizard = Now the Wizard acts, and waits. After that come the monsters.
lesson-2-fighting-farewell = Every monster beside a warrior strikes back in the monsters’ phase, by the same rules. Each one you kill is worth gold. Play on, or learn what the Wizard can do about wounds.

# 3. Magic

lesson-3-magic = Power and spells
    .about = Save your power for the right moment
lesson-3-magic-welcome = You play the Wizard. A die is rolled for power at the start of each turn: you have { $power }, and your healing spell costs 4.
lesson-3-magic-anytime = This spell may be cast at any moment, also when monsters are about to act. What you have not used is lost at the end of the turn.
lesson-3-magic-cast = The Barbarian is down to { $wounds } wounds. Cast the spell on him.
lesson-3-magic-healed = { $wounds } wounds, and { $power } power left. A 1 on the power die is dangerous: it can bring an unexpected event.
lesson-3-magic-farewell = Since spells work in others’ turns, you are asked at each such moment; you may also pass until your turn. Play on from here, or set out with a party of four.
