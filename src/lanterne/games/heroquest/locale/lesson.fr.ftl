## La première quête

lesson-first-quest = Votre première quête

# Ce que vous voyez

lesson-first-quest-welcome = Bienvenue dans les caveaux de l’épreuve ! La gargouille Verag est vaincue, et la quête sera gagnée dès que vous serez de retour : vous jouez l’elfe, et l’escalier n’est qu’à une pièce d’ici. Les derniers monstres de Zargon vous en séparent.
lesson-first-quest-elf = La feuille montre ce que vous avez. Les points de vie vous gardent debout ; les dés d’attaque et de défense disent comment vous vous battez. Vous tenez une épée courte, et vous connaissez trois sorts de feu.
lesson-first-quest-turn = À votre tour, vous vous déplacez puis agissez, ou agissez puis vous déplacez. Il y a six actions : attaquer, lancer un sort, chercher des trésors, des portes secrètes ou des pièges, et désarmer un piège. Ouvrir une porte ou boire une potion ne coûte rien.

# Le premier tour

lesson-first-quest-search = Aucun monstre dans cette pièce : vous pouvez y chercher des trésors. Un coffre semble prometteur. Cherchez : ce sera votre action de ce tour.
lesson-first-quest-roll = 25 pièces d’or et une potion de guérison ! Ce qu’une quête cache dans une pièce se trouve une seule fois, par qui cherche le premier. Vous avez agi ; déplacez-vous maintenant : lancez les deux dés rouges.
lesson-first-quest-walk = Vous avez fait 3 et 4 : jusqu’à 7 cases, jamais en diagonale, et rien n’oblige à toutes les parcourir. Allez vous placer devant la porte fermée. Touchez tout de suite la case lointaine, ou marchez case par case.
lesson-first-quest-door = Vous êtes à la porte. L’ouvrir ne coûte rien, à tout moment de votre tour, et tout ce que contient la pièce d’à côté apparaît. Ouvrez-la.
lesson-first-quest-monsters = Les voilà : un orc et un gobelin. La carte de chaque monstre donne ses dés et ses points de vie ; un orc attaque avec 3 dés, se défend avec 2, et meurt s’il perd 1 point de vie.
lesson-first-quest-end-turn = Votre action est faite, et le seuil est un bon endroit pour attendre : un seul monstre peut vous y atteindre. Terminez votre tour, même s’il vous reste des points.

# Le tour de Zargon

lesson-first-quest-zargon-moves = Après les héros vient Zargon, qui déplace tous les monstres du plateau et attaque avec eux. L’orc s’avance jusqu’à la porte.
lesson-first-quest-zargon-strikes = Il attaque. Chaque crâne de ses dés est un coup ; chaque bouclier blanc de vos dés de défense en pare un.
lesson-first-quest-goblin-waits = Deux crânes, et pas un bouclier pour vous : vous perdez 2 points de vie. Le gobelin ne peut dépasser l’orc, et attend derrière lui.

# Le deuxième tour

lesson-first-quest-strike = L’orc est à côté de vous, de l’autre côté de la porte ouverte. Attaquez-le à l’épée courte : 2 dés. Les monstres se défendent avec les boucliers noirs, qui sont rares.
lesson-first-quest-slain = Un crâne, pas de bouclier noir : l’orc est mort, et sa figurine quitte le plateau. Vous pourriez avancer, mais laissez plutôt venir le gobelin. Terminez votre tour.

# Le deuxième tour de Zargon

lesson-first-quest-goblin-strikes = Le gobelin prend la place de l’orc et attaque avec ses 2 dés.

# Le troisième tour

lesson-first-quest-potion = Pas de crâne : manqué. Il vous manque 2 points de vie, et une potion se boit à tout moment de votre tour sans coûter l’action. Buvez votre potion de guérison : elle rend autant de points qu’en montre un dé rouge, sans dépasser ceux du début.
lesson-first-quest-spell = Vous avez fait 3 : vos 6 points de vie sont de retour. Lancez maintenant un sort, chacun une fois par quête, sur un monstre que vous voyez. Le Feu du courroux ôte 1 point de vie au gobelin, à moins qu’il ne fasse 5 ou 6.
lesson-first-quest-act-first = Le gobelin a fait 2 : il n’en reste que des cendres, et la voie est libre. Cette fois vous avez agi d’abord ; vous pouvez donc encore vous déplacer : lancez les dés.
lesson-first-quest-stairs = 6 cases : plus qu’il n’en faut. L’escalier est la sortie. Touchez la plus proche de ses cases.
lesson-first-quest-leave = Vous êtes sur l’escalier. Sortez du donjon : un héros sorti est en sûreté, et garde tout ce qu’il a trouvé.
lesson-first-quest-farewell = La quête est gagnée, et vous savez vous déplacer, chercher, combattre et lancer des sorts ! Dans une campagne, quatre héros traversent quatorze quêtes, et dépensent leur or à l’armurerie entre deux. Jouez-les tous à vous seul ou avec des amis, et un jour, soyez Zargon.
