## The first adventure

lesson-first-adventure = Your first adventure

# What you see

lesson-first-adventure-welcome = Welcome below! You play the Barbarian; the Wizard goes with you, and somewhere down here lies the tomb that you have come to open. First there are two skaven in the guard room, and the rest of the dungeon is still a pile of cards behind the next door.
lesson-first-adventure-sheet = Your row shows how you are doing: 8 of your 12 wounds are left, and a warrior with none falls unconscious. Then come weapon skill, strength, toughness with your furs, and gold.
lesson-first-adventure-turn = A turn has four phases: the Wizard’s power is rolled, the warriors act, the monsters act, and the leader explores. You carry the lantern, so you lead, and you act first.

# The first turn

lesson-first-adventure-strike = A skaven beside you holds you where you are: you are pinned, but you can fight. With weapon skill 3 against 3 you need a 4 to hit. Touch the first skaven to strike at it.
lesson-first-adventure-deathblow = You rolled too little to go berserk, but the 4 hits, and 3 + 4 strength − 3 toughness makes 4 wounds: more than the skaven’s 3. If you kill with a single blow, you may carry on to the next monster beside the first. Carry on!
lesson-first-adventure-missed = A 3 misses, and the deathblow ends. You have one attack, and you have made it. End your turn.
lesson-first-adventure-wizard-waits = Now the Wizard acts. The power roll was a 4, and the Wizard saves it: the healing spell costs 4 and may be cast at any moment.
lesson-first-adventure-window = The monsters’ phase starts, and everybody who could use a card or a spell is asked. The Wizard heals you before the skaven strikes.

# The second turn

lesson-first-adventure-hurt = You regained 2 wounds, the skaven needed a 4 and rolled 2, and a new turn has begun. Strike back.
lesson-first-adventure-treasure = 4 wounds again: the last skaven is dead, and as this is a tale, you catch your breath and regain 2 wounds. Your two trophies are worth 80 gold, and the event that brought the skaven is worth a treasure. The leader chooses who gets it, as long as everybody gets a fair share.
lesson-first-adventure-no-more-moves = You have attacked, so you cannot move any more this turn: moving comes before fighting. End your turn.
lesson-first-adventure-wizard-rests = The Wizard has too little power for the spell this time, and unused power is lost at the end of the turn.

# The third turn

lesson-first-adventure-walk = No monster is left, and nobody pins you. Walk up to 4 squares, diagonally too, to a square in front of the closed door. You can touch the far square at once.
lesson-first-adventure-light = Your lantern lights this section and those joined to it by a doorway. A warrior who stays behind in the dark is lost, so never run away from the others. End your turn.
lesson-first-adventure-wizard-follows = The Wizard is in your light and can stay there.
lesson-first-adventure-explore = The exploration phase: no monster is in your section, and you stand at a door that leads nowhere yet. Draw the top card of its pile.
lesson-first-adventure-lay = A passage! You choose how it lies. The first proposal leaves the most room for what is to come; both of these are fine.

# The end

lesson-first-adventure-farewell = That is how the dungeon grows. In the next turn you may go in: a corridor is quiet, but the first step into a room brings an event, and in the last room your adventure waits. Play on if you like, or set out with a party of four: both as a tale, the easiest way, though a table of your own can be harder.
