### What the coach judges a position by: it brings more of these, or less.

feature-alive = heroes alive
feature-safe = heroes safely out
feature-bodies = Body Points of the heroes
feature-weakest = Body Points of the weakest hero
feature-one-body-left = heroes with a single Body Point
feature-spells = spells left
feature-gold = gold
feature-explored = squares explored
feature-achieved = the goal reached
feature-monsters-awake = monsters in play
feature-their-bodies = Body Points of the monsters
feature-their-blows = Attack dice of the monsters
feature-beside-monsters = monsters beside heroes
feature-surrounded = heroes beset by several monsters
feature-peril = danger for the heroes
