## Les leçons

# 1. Les premiers pas

lesson-1-first-steps = Les premiers pas
    .about = Lancer les dés, marcher, ouvrir une porte
lesson-1-first-steps-welcome = Bienvenue dans HeroQuest ! Quatre héros se tiennent sur l’escalier de la première quête. L’elfe et l’enchanteur ont choisi leurs sorts ; Zargon, qui joue les monstres, attend dans l’ombre.
lesson-1-first-steps-begin = Vous jouez le barbare, le plus fort des quatre. Tout est prêt : commencez la quête.
lesson-1-first-steps-sheet = Votre barbare a { $body } points de Corps, attaque avec 3 dés et se défend avec 2. Un héros sans point de Corps est mort.
lesson-1-first-steps-turn = À votre tour, vous vous déplacez puis agissez, ou l’inverse. Il y a six actions : attaquer, lancer un sort, chercher un trésor, des pièges ou des passages secrets, et désamorcer un piège. Ouvrir une porte est gratuit.
lesson-1-first-steps-roll = D’abord le déplacement : lancez les deux dés rouges.
lesson-1-first-steps-walk = Vous pouvez marcher jusqu’à { $points } cases, jamais en diagonale, et passer devant vos compagnons. Placez-vous à côté de la porte fermée, à gauche : touchez directement la case éloignée, ou avancez pas à pas.
lesson-1-first-steps-door = Vous êtes à la porte. L’ouvrir est gratuit, et montre tout ce que contient la salle derrière elle. Ouvrez-la.
lesson-1-first-steps-revealed = Vous voyez maintenant ce qui était caché. Ce que personne n’a vu reste dans le noir et n’est pas sur le plateau.
lesson-1-first-steps-end-turn = Il vous reste { $points } cases et vous pourriez encore agir. Mieux vaut attendre vos compagnons à la porte : terminez votre tour.
lesson-1-first-steps-farewell = Après le barbare viennent le nain, l’elfe et l’enchanteur, puis Zargon avec tous les monstres du plateau. Continuez, et l’ordinateur mènera les autres héros. Ou apprenez d’abord à combattre.

# 2. Combattre

lesson-2-fighting = Combattre
    .about = Crânes, boucliers et tour des monstres
lesson-2-fighting-welcome = Un orque se tient devant vous dans l’embrasure, un gobelin derrière lui. La porte est une bonne place : un seul d’entre eux peut vous atteindre.
lesson-2-fighting-dice = Chaque crâne sur vos dés d’attaque touche. Chaque bouclier noir sur les dés de défense d’un monstre en annule un, et les boucliers noirs sont rares. L’orque a 1 point de Corps.
lesson-2-fighting-strike = Vous attaquez avec 3 dés. Frappez l’orque : touchez-le.
lesson-2-fighting-slain = { $skulls ->
    [one] Un crâne
   *[other] { $skulls } crânes
} pour vous, { $shields ->
    [0] aucun bouclier noir
    [one] un bouclier noir
   *[other] { $shields } boucliers noirs
} pour l’orque : il est mort, et sa figurine quitte le plateau.
lesson-2-fighting-end-turn = Vous avez agi. Vous pourriez encore marcher, mais laissez venir le gobelin : terminez votre tour.
lesson-2-fighting-zargon = Zargon déplace maintenant chaque monstre et attaque avec lui. Le gobelin prend la place de l’orque.
lesson-2-fighting-defence = Il attaque avec ses propres dés. Pour les héros, ce sont les boucliers blancs qui comptent : chacun, sur vos 2 dés de défense, annule un crâne.
lesson-2-fighting-hurt = { $skulls ->
    [0] Aucun crâne
    [one] Un crâne
   *[other] { $skulls } crânes
} pour le gobelin, { $shields ->
    [0] aucun bouclier blanc
    [one] un bouclier blanc
   *[other] { $shields } boucliers blancs
} pour vous. Il vous reste { $body } points de Corps.
lesson-2-fighting-strike-back = Rendez le coup au gobelin.
lesson-2-fighting-farewell = Mort. Tout le combat est là : lancer, compter les crânes, ôter les boucliers. Tenez les embrasures, frappez les premiers et restez ensemble.

# 3. Chercher

lesson-3-searching = Chercher
    .about = Trouver un piège, le désamorcer, chercher un trésor
lesson-3-searching-welcome = Vous jouez le nain, qui désamorce les pièges à mains nues. Aucun monstre en vue : on peut fouiller cette salle, pour des pièges, un trésor ou des passages secrets. Chaque fouille est une action à part.
lesson-3-searching-search-traps = Il y a un coffre dans cette salle, et là où il y a un coffre, il y a peut-être un piège. Cherchez d’abord les pièges.
lesson-3-searching-found = Une fosse, sur la case entourée ! Qui marche dessus sans la sauter ni la désamorcer y tombe.
lesson-3-searching-end-turn = Un piège découvert peut être désamorcé à un tour suivant. Votre action est faite : terminez votre tour.
lesson-3-searching-announce = Annoncez maintenant que vous allez désamorcer la fosse. Vous lancez aussitôt les dés de déplacement.
lesson-3-searching-disarm = { $points } cases. Marchez sur la fosse : un dé décide, et le nain n’échoue que sur un bouclier noir.
lesson-3-searching-end-again = Désamorcée, et disparue pour de bon. C’était votre action : terminez votre tour.
lesson-3-searching-treasure = Maintenant, le coffre. On fouille toute la salle de là où l’on est : cherchez un trésor.
lesson-3-searching-risk = { $gold } pièces d’or et une potion ! Ici, la quête avait caché quelque chose. Ailleurs, on tire une carte Trésor : de l’or, des potions, mais aussi un danger ou un monstre errant qui attaque aussitôt.
lesson-3-searching-farewell = Chaque héros peut chercher un trésor une fois dans chaque salle. Les passages secrets se trouvent de la même façon, quand un couloir ou une salle semble ne mener nulle part. Continuez, ou apprenez un peu de magie.

# 4. Les sorts

lesson-4-spells = Les sorts
    .about = Blesser un monstre, soigner un compagnon
lesson-4-spells-welcome = Vous jouez l’enchanteur. Un sort est une action, et chacun de vos sorts sert une fois par quête.
lesson-4-spells-sight = Il faut voir la cible. L’œil à côté du plateau montre ce que vous voyez : le gobelin dans cette salle, mais pas l’orque derrière le mur.
lesson-4-spells-cast = Lancez « { spell-fire-of-wrath } » sur le gobelin : il perd 1 point de Corps, à moins d’obtenir 5 ou 6.
lesson-4-spells-burnt = Il a obtenu { $rolled }, et le voilà en cendres. Ce sort est dépensé jusqu’à la prochaine quête.
lesson-4-spells-end-turn = Le barbare tient la porte, gravement blessé. Vous avez agi : terminez votre tour.
lesson-4-spells-zargon = Le tour de Zargon : l’orque frappe le barbare.
lesson-4-spells-heal = Il lui reste { $body } points de Corps. Lancez sur lui « { spell-water-of-healing } » : ce sort en rend jusqu’à 4.
lesson-4-spells-farewell = De nouveau { $body } ! Gardez vos sorts pour le moment où il les faut, et rappelez-vous que seuls l’elfe et l’enchanteur en ont.

# 5. L’armurerie

lesson-5-armoury = Le retour
    .about = Quitter le donjon et dépenser son or
lesson-5-armoury-welcome = Verag est mort et la quête est faite, mais elle n’est gagnée qu’une fois dehors. L’escalier est la sortie.
lesson-5-armoury-roll = Il ne reste aucun monstre. Lancez les dés de déplacement.
lesson-5-armoury-stairs = { $points } cases : c’est plus qu’il n’en faut. Allez à l’escalier : touchez l’une de ses quatre cases.
lesson-5-armoury-leave = Quittez le donjon : un héros qui sort est en sûreté et garde ce qu’il a trouvé.
lesson-5-armoury-armoury = La quête est gagnée, et sa récompense est dans votre bourse : { $gold } pièces d’or. Entre les quêtes, les blessures guérissent, les sorts reviennent, et l’armurerie vend armes et armures.
lesson-5-armoury-buy = Un casque coûte 125 et donne un dé de défense de plus, pour de bon. Achetez-le.
lesson-5-armoury-farewell = Voilà une campagne : quatorze quêtes, et chaque fois mieux armé. Continuez avec votre casque, ou commencez une campagne à quatre héros.
