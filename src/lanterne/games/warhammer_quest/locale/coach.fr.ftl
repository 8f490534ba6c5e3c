### Ce qui compte dans une position pour le conseiller : il y en a plus, ou moins.

feature-alive = guerriers en vie
feature-out = guerriers sortis du donjon
feature-able = guerriers en état d’agir
feature-wounds = points de vie du groupe
feature-weakest = points de vie du guerrier le plus faible
feature-fallen = guerriers à zéro point de vie
feature-lantern = la lanterne parmi vous
feature-treasures = trésors encore utilisables
feature-power = pouvoir de ce tour
feature-tokens = jetons de pouvoir
feature-danger = force des monstres
feature-danger-to-what-is-left = force des monstres face à vos points de vie
feature-monsters = monstres sur le plateau
feature-their-wounds = points de vie des monstres
feature-in-contact = monstres à côté des guerriers
feature-mobbed = guerriers assaillis de toutes parts
feature-sections = chemin parcouru dans le donjon
feature-objective-found = la salle d’objectif trouvée
feature-guardians-gone = les gardiens vaincus
feature-goal-reached = le but atteint
