### Ce qui compte dans une position pour le conseiller : il y en a plus, ou moins.

feature-alive = héros en vie
feature-safe = héros sortis sains et saufs
feature-bodies = points de vie des héros
feature-weakest = points de vie du héros le plus faible
feature-one-body-left = héros à un seul point de vie
feature-spells = sorts restants
feature-gold = or
feature-explored = cases explorées
feature-achieved = le but atteint
feature-monsters-awake = monstres en jeu
feature-their-bodies = points de vie des monstres
feature-their-blows = dés d’attaque des monstres
feature-beside-monsters = monstres à côté des héros
feature-surrounded = héros assaillis par plusieurs monstres
feature-peril = danger pour les héros
