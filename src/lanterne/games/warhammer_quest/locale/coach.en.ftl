### What the coach judges a position by: it brings more of these, or less.

feature-alive = warriors alive
feature-out = warriors out of the dungeon
feature-able = warriors able to act
feature-wounds = Wounds of the party
feature-weakest = Wounds of the weakest warrior
feature-fallen = warriors at zero Wounds
feature-lantern = the lantern among you
feature-treasures = treasures still to be used
feature-power = power of this turn
feature-tokens = Power tokens
feature-danger = strength of the monsters
feature-danger-to-what-is-left = strength of the monsters against your Wounds
feature-monsters = monsters on the board
feature-their-wounds = Wounds of the monsters
feature-in-contact = monsters beside warriors
feature-mobbed = warriors beset by many
feature-sections = way into the dungeon
feature-objective-found = the objective room found
feature-guardians-gone = the guardians defeated
feature-goal-reached = the goal reached
