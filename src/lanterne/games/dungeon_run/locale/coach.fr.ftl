### Ce qui compte dans une position pour le conseiller : il y en a plus, ou moins.

feature-stands = votre héros debout
feature-vigour = Vie qui vous reste
feature-strength = vos dés et pouvoirs
feature-vigour-of-rivals = Vie de vos rivaux
feature-best-rival = dés et pouvoirs du meilleur rival
feature-rivals-alive = rivaux en vie
feature-has-the-stone = la Pierre entre vos mains
feature-way-home = proximité de l’Entrée
feature-stone-near-home = la Pierre près de l’Entrée en d’autres mains
feature-bearer-is-near = proximité du porteur
feature-can-catch-the-bearer = chance de battre le porteur
feature-can-be-caught = risque d’être rattrapé
feature-free-stone-is-near = proximité de la Pierre
feature-free-stone-is-nearer-to-rivals = rivaux près de la Pierre
feature-odds-against-the-boss = chances contre le Boss
feature-boss-is-near = proximité du Boss
feature-boss-is-hurt = dégâts du Boss
feature-points-alone = vos points
