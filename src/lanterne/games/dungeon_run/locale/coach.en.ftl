### What the coach judges a position by: it brings more of these, or less.

feature-stands = your hero on their feet
feature-vigour = your Life left
feature-strength = your dice and powers
feature-vigour-of-rivals = your rivals’ Life
feature-best-rival = dice and powers of your best rival
feature-rivals-alive = rivals alive
feature-has-the-stone = the Stone in your hands
feature-way-home = closeness to the Entrance
feature-stone-near-home = the Stone close to the Entrance in other hands
feature-bearer-is-near = closeness to the bearer
feature-can-catch-the-bearer = chance to beat the bearer
feature-can-be-caught = danger of being caught
feature-free-stone-is-near = closeness to the Stone
feature-free-stone-is-nearer-to-rivals = rivals close to the Stone
feature-odds-against-the-boss = odds against the Boss
feature-boss-is-near = closeness to the Boss
feature-boss-is-hurt = Wounds of the Boss
feature-points-alone = your points
