## Les leçons

# 1. Le groupe de départ et les premiers pas

lesson-1-walking = Les premiers pas
    .about = Choisir ses nains et les envoyer vers une tâche
lesson-1-walking-welcome = Bienvenue dans les ruines de Xorlosch ! Vous menez les nains jaunes contre Blanc. Chaque nain est un dé qu’on ne lance jamais : sa face supérieure indique son niveau ; la hache désigne un guerrier, les pinces un mechanicus.
lesson-1-walking-quests = Trois quêtes sont ouvertes : une verte de 2 tâches, une bleue de 3 et une rouge de 4. Chaque tâche demande un nain du type indiqué sur sa carte, sur la case qui porte son numéro. Chaque carte gagnée vaut un point.
lesson-1-walking-group = La quête verte demande un guerrier sur « { square-ruins-07 } » et un mechanicus sur « { square-ruins-06 } ». Vous avez 5 niveaux à répartir entre vos premiers nains : prenez un guerrier de niveau 3 et un mechanicus de niveau 2, puis confirmez.
lesson-1-walking-white-group = Blanc choisit à son tour, et tous les nains commencent sur la case de départ. C’est vous qui jouez en premier.
lesson-1-walking-points = À chaque tour, vous disposez de 8 points de déplacement moins un par nain. Vous avez { $dwarfs } nains : ils se partagent { $points } points.
lesson-1-walking-obstacles = Deux des passages qui partent de la case de départ sont barrés, par des débris et par une échelle : seules des bottes de déplacement permettent de les franchir. Les autres sont libres.
lesson-1-walking-walk = Un pas vers une case voisine coûte 1 point. Envoyez votre guerrier sur « { square-ruins-07 } » : touchez directement cette case, ou avancez case par case.
lesson-1-walking-second = La première tâche verte est à vous. Il vous reste { $points } points : envoyez le mechanicus sur « { square-ruins-06 } », pour la seconde.
lesson-1-walking-end-turn = Les deux tâches vertes sont à vous, mais personne ne peut accomplir une quête à son premier tour. Un nain qui reste sur place ne coûte rien : terminez votre tour.
lesson-1-walking-farewell = Si personne ne surpasse vos nains d’ici votre prochain tour, vous pourrez annoncer la quête verte et gagner deux cartes. La leçon suivante montre comment. Ou continuez d’ici.

# 2. Une quête à soi

lesson-2-quests = Votre première quête
    .about = Le respect, une annonce et de l’expérience
lesson-2-quests-welcome = Un moment plus avancé d’une partie. La quête verte est à votre portée : une tâche demande un guerrier sur « { square-ruins-07 } », l’autre un mechanicus sur « { square-ruins-06 } ». Chaque carte gagnée vaut un point et un niveau d’expérience.
lesson-2-quests-add = Votre réserve d’expérience est de { $saved } : de quoi faire entrer un nain de niveau 1 sur la case de départ, avant votre premier pas. Avec { $dwarfs } nains, vous avez { $points } points de déplacement ; un quatrième en prend un. Faites entrer un mechanicus.
lesson-2-quests-respect = Le guerrier de Blanc sur « { square-ruins-06 } » est de niveau { $theirs }, le vôtre de niveau { $mine } : là, le vôtre doit le respect. On peut entrer, mais le pas qui quitte une telle case coûte 2 points au lieu d’un.
lesson-2-quests-walk = Vous avez { $points } points. Envoyez votre guerrier sur « { square-ruins-07 } », en passant devant celui de Blanc : 1 point pour entrer, 2 pour sortir.
lesson-2-quests-second-task = La première tâche est à vous. Avec votre dernier point ({ $points }), envoyez le nouveau mechanicus sur « { square-ruins-06 } ». Il doit le respect, lui aussi, mais un nain qui reste sur place ne paie rien.
lesson-2-quests-announce = Le guerrier de Blanc qui s’y trouve est plus fort, mais cette tâche ne demande pas de guerrier : on ne compare que les mechanici. Les deux tâches sont à vous : annoncez la quête verte.
lesson-2-quests-pass = Après une annonce, quiconque possède un objet utile peut s’en servir, et on vous le demande aussi. Personne ne vous dispute ces tâches : gardez votre potion et passez.
lesson-2-quests-level-up = La quête est accomplie : deux cartes pour vous, et { $saved } niveaux d’expérience à dépenser. Faites monter d’un niveau le nain de votre choix ; un nain plus fort prend les tâches aux plus faibles.
lesson-2-quests-farewell = Vous avez maintenant { $score } cartes, et la quête verte suivante est déjà ouverte. Ce que vous ne dépensez pas reste en réserve. Continuez d’ici, ou voyez dans la leçon suivante ce que les autres peuvent contre vous.

# 3. Une majorité

lesson-3-majority = Majorité et réaction
    .about = Plus de la moitié suffit, et les autres peuvent réagir
lesson-3-majority-welcome = C’est le tour de Blanc. Pour annoncer une quête, il n’est pas nécessaire d’en détenir toutes les tâches : plus de la moitié suffit. Pour les trois tâches bleues, cela fait deux.
lesson-3-majority-white-walks = Blanc détient déjà deux tâches bleues, et envoie un guerrier sur « { square-ruins-12 } » pour la troisième. Regardez.
lesson-3-majority-white-announces = Blanc les détient maintenant toutes les trois, et annonce la quête bleue.
lesson-3-majority-react = Avant que la quête soit réglée, vous pouvez réagir, même si ce n’est pas votre tour. Sur « { square-ruins-22 } », votre mechanicus (niveau { $mine }) se tient à côté de celui de Blanc (niveau { $theirs }), et une tâche revient au plus fort.
lesson-3-majority-potion = Un nain qui boit une potion d’expérience surpasse, jusqu’à la fin du tour, tous les nains sans potion. Faites boire la vôtre à votre mechanicus sur « { square-ruins-22 } ».
lesson-3-majority-yours = La carte de « { square-ruins-22 } » est à vous ! Chacun reçoit les cartes des tâches qu’il détient, quel que soit celui qui a annoncé la quête. Blanc mène, { $white } à { $yellow }.
lesson-3-majority-majority = Et pourtant, la quête a été accomplie : Blanc détenait encore deux tâches sur trois, plus de la moitié. Sans majorité, elle serait restée ouverte, pour tous.
lesson-3-majority-new-quest = Une nouvelle quête bleue est aussitôt ouverte. Blanc termine son tour.
lesson-3-majority-farewell = Vous connaissez maintenant la règle dont tout dépend : plus de la moitié des tâches, et sur chacune le plus fort nain du bon type. Continuez d’ici, ou apprenez à négocier.

# 4. Négocier

lesson-4-bargains = Objets et négociations
    .about = Prendre un objet magique et convaincre un rival
lesson-4-bargains-welcome = À vous. La quête verte a deux tâches, et le plus fort guerrier de Blanc occupe l’une d’elles : vous n’aurez pas les deux, il faudra donc négocier. Mais d’abord, les objets magiques.
lesson-4-bargains-items = Vous avez { $points } points. Chaque sorte d’objet a deux cases ; avec un nain sur chacune, vous pouvez prendre un objet. Votre guerrier est sur « { square-ruins-boots-2 } » : envoyez le mechanicus de « { square-ruins-06 } » sur « { square-ruins-boots-1 } ».
lesson-4-bargains-take-boots = Vous occupez les deux cases : prenez les bottes de déplacement. Vous les recevez croix rouge visible ; vous pourrez les utiliser à partir de votre prochain tour.
lesson-4-bargains-green-again = La tâche verte encore libre demande un mechanicus sur « { square-ruins-21 } », et votre autre mechanicus est juste à côté : envoyez-le là-bas.
lesson-4-bargains-half = Vous détenez une tâche chacun, et la moitié n’est pas une majorité : ni l’un ni l’autre ne peut annoncer cette quête.
lesson-4-bargains-propose = Mais chaque tâche a un nain capable de l’accomplir : vous pouvez donc proposer la quête. Faites-le.
lesson-4-bargains-ask = Dans une négociation, vous interrogez le détenteur de chaque tâche. Une seule n’est pas à vous : interrogez Blanc sur « { square-ruins-02 } ».
lesson-4-bargains-white-answers = Blanc peut donner son accord ou opposer son veto. Tant qu’un veto tient, la quête ne peut pas être accomplie.
lesson-4-bargains-white-reconsiders = Un veto ! Mais ce n’est pas le dernier mot : chacun peut se raviser, et un veto peut encore devenir un accord.
lesson-4-bargains-keep = Blanc accepte finalement : une carte chacun vaut mieux que rien. Ne changez plus rien, et la quête est accomplie.
lesson-4-bargains-farewell = Une carte pour chacun : Blanc mène, { $white } à { $yellow }. Une quête que personne ne peut imposer récompense ceux qui s’entendent. Continuez d’ici, ou gagnez la partie dans la dernière leçon.

# 5. La fin d’une partie

lesson-5-dragons = Le dernier dragon
    .about = Des bottes, une échelle et la fin d’une partie
lesson-5-dragons-welcome = Votre dernier tour : { $yellow } cartes contre { $white }, et il ne reste dans cette partie courte qu’une quête de dragon, la rouge. Elle a quatre tâches : trois font une majorité. L’une est déjà à vous.
lesson-5-dragons-obstacles = La tâche suivante est derrière l’échelle, entre « { square-ruins-22 } » et « { square-ruins-23 } ». Échelles, débris et autres obstacles arrêtent tout nain sans bottes de déplacement.
lesson-5-dragons-boots = Vos bottes sont prêtes. Pour un tour, elles donnent à un seul nain 2 points rien qu’à lui et le passage de tous les obstacles : chaussez-en votre guerrier sur « { square-ruins-boots-2 } ».
lesson-5-dragons-ladder = { $boots } points des bottes, dépensés en premier, et { $points } à vous. Sur le chemin, le mechanicus de Blanc n’est pas plus fort : vous ne lui devez pas le respect. Allez sur « { square-ruins-23 } ».
lesson-5-dragons-last-points = Votre mechanicus doit aller sur « { square-ruins-13 } » : trois pas, pour vos { $points } derniers points.
lesson-5-dragons-last-quest = Voyez : trois des quatre tâches rouges sont à vous, c’est une majorité. La quatrième carte va à Blanc, dont le nain la détient.
lesson-5-dragons-end-game = C’est la dernière des quêtes de dragon, et la partie courte finit aussitôt avec elle. Une partie complète dure jusqu’à ce que les 13 quêtes soient accomplies. Annoncez la quête rouge !
lesson-5-dragons-farewell = Vous avez gagné, par { $yellow } cartes à { $white } ! À égalité, le plus haut niveau sur le plateau départage les joueurs. Parmi les objets, seul le piège à dragon vous est inconnu : le livret de règles vous le présentera.
