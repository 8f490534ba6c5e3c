## La première partie

lesson-first-game = Votre première partie

# Ce que vous voyez

lesson-first-game-welcome = Bienvenue dans les ruines de Xorlosch ! Vous menez les nains jaunes contre Blanc, et vous rejoignez une partie courte qui touche à sa fin. Vous êtes en retard, mais rien n’est perdu.
lesson-first-game-dwarfs = Chaque nain est un dé qu’on ne lance jamais : sa face supérieure indique son niveau. La hache désigne un guerrier, les pinces un mechanicus.
lesson-first-game-quests = Trois quêtes sont ouvertes : une verte de 2 tâches, une bleue de 3 et une rouge de 4. Chaque tâche demande un nain du type indiqué sur sa carte, sur la case qui porte son numéro.
lesson-first-game-goal = Chaque carte de tâche gagnée vaut un point, et un niveau d’expérience de plus pour votre groupe. À la fin, qui a le plus de cartes l’emporte : Blanc en a 5, vous en avez 3.

# Le premier tour

lesson-first-game-add = Vous avez 1 niveau d’expérience en réserve : de quoi faire entrer un nain de niveau 1 sur la case de départ, avant votre premier pas. À chaque tour, vous disposez de 8 points de déplacement moins un par nain ; avec un quatrième nain, il vous en reste 4. Ajoutez un mechanicus.
lesson-first-game-obstacles = Regardez d’abord les passages. Deux de ceux qui partent de la case de départ sont barrés, par des débris et par une échelle : seules des bottes de déplacement permettent de les franchir. Les autres sont ouverts à tous.
lesson-first-game-walk = Un pas vers une case voisine coûte 1 point, et vos nains puisent tous dans les mêmes points. Envoyez votre guerrier sur « { square-ruins-06 } ».
lesson-first-game-respect = Sur cette case, le guerrier de Blanc a un niveau plus élevé que le vôtre, qui lui doit donc le respect : repartir coûte 2 points au lieu d’un. Il vous en reste 3 : continuez jusqu’à « { square-ruins-07 } ».
lesson-first-game-second-task = Ici, votre guerrier convient à une tâche verte. L’autre tâche verte demande un mechanicus sur « { square-ruins-06 } » : utilisez votre dernier point pour y envoyer le nouveau venu. Il devra le respect, lui aussi, mais un nain qui reste sur place ne paie rien.
lesson-first-game-announce = Le guerrier de Blanc, à côté de votre mechanicus, a un niveau plus élevé, mais cette tâche ne demande pas de guerrier : il ne compte pas. Les deux tâches vertes vous reviennent : annoncez la quête verte.
lesson-first-game-pass = Après une annonce, quiconque possède un objet utile peut s’en servir, et on vous le demande aussi. Personne ne vous dispute ces tâches : gardez votre potion et passez.
lesson-first-game-level-up = La quête est accomplie : deux cartes pour vous, et 2 niveaux d’expérience à dépenser. Faites monter d’un niveau le nain de votre choix. La quête verte suivante est déjà ouverte.
lesson-first-game-end-turn = Ce que vous ne dépensez pas reste en réserve : ne faites monter d’autres nains que si vous le voulez. Vos points de déplacement sont épuisés : terminez votre tour.

# Le tour de Blanc

lesson-first-game-white-walks = C’est au tour de Blanc. L’un de ses guerriers se rend sur « { square-ruins-12 } », où une tâche bleue demande un guerrier.
lesson-first-game-white-announces = Blanc détient ainsi les trois tâches bleues, et annonce la quête bleue.
lesson-first-game-react = Avant que la quête soit réglée, vous pouvez réagir, même si ce n’est pas votre tour. Sur « { square-ruins-22 } », votre mechanicus se tient à côté de celui de Blanc, et vous avez une potion d’expérience.
lesson-first-game-potion = Un nain qui boit une potion d’expérience surpasse, jusqu’à la fin du tour, tous les nains sans potion. Faites boire la vôtre à votre mechanicus sur « { square-ruins-22 } », et la tâche bleue de cette case est à vous.
lesson-first-game-majority = Vous avez gagné une carte bleue ! Blanc détenait encore deux tâches sur trois : plus de la moitié, c’est une majorité, et elle suffit pour accomplir la quête. Le plus fort guerrier de Blanc se met maintenant en route.
lesson-first-game-white-green = Le guerrier de Blanc se dirige vers « { square-ruins-02 } » : une tâche de la nouvelle quête verte s’y trouve.
lesson-first-game-white-ends = Blanc est en place et termine son tour.

# Le deuxième tour

lesson-first-game-items = À vous de nouveau, avec 4 points. Chaque sorte d’objet magique a deux cases ; avec un nain sur chacune, vous pouvez prendre un objet. L’un de vos guerriers est sur « { square-ruins-boots-2 } » : envoyez votre mechanicus sur « { square-ruins-boots-1 } ».
lesson-first-game-take-boots = Vous occupez les deux cases : prenez les bottes de déplacement. Vous les recevez croix rouge visible : vous ne pourrez les utiliser qu’à partir de votre prochain tour.
lesson-first-game-green-again = Blanc détient une tâche de la quête verte. L’autre demande un mechanicus sur « { square-ruins-21 } », et le vôtre est juste à côté : envoyez-le là-bas.
lesson-first-game-propose = Vous détenez une tâche chacun, et la moitié n’est pas une majorité : ni l’un ni l’autre ne peut annoncer cette quête. Mais chaque tâche a un nain capable de l’accomplir : vous pouvez donc proposer la quête. Faites-le.
lesson-first-game-ask = Dans une négociation, vous interrogez tour à tour le détenteur de chaque tâche. Une seule n’est pas à vous : interrogez Blanc sur « { square-ruins-02 } ».
lesson-first-game-white-answers = Blanc peut donner son accord ou opposer son veto. Tant qu’un veto tient, la quête ne peut pas être accomplie.
lesson-first-game-white-reconsiders = Un veto ! Mais ce n’est pas le dernier mot. Chacun peut maintenant se raviser, et un veto peut encore devenir un accord.
lesson-first-game-keep = Blanc accepte finalement : une carte chacun vaut mieux que rien. C’est à vous, dans ce tour de négociation : ne changez plus rien, et la quête est accomplie.
lesson-first-game-dragons = Et maintenant, les dragons ! La quête rouge a quatre tâches : trois font donc une majorité. Ce sera votre plan.
lesson-first-game-rampart = Menez votre guerrier par « { square-ruins-08 } » jusqu’à « { square-ruins-10 } », vers la première des tâches rouges. Les points de ce tour vont juste jusque-là.
lesson-first-game-end-second-turn = Une tâche de dragon est à vous. Faites monter des nains si vous le voulez, puis terminez votre tour : au début du prochain, les bottes seront prêtes.

# Le tour de Blanc

lesson-first-game-white-dragon = Blanc a deviné votre plan : un mechanicus se met en route vers la tâche rouge de « { square-ruins-03 } ».

# Le troisième tour

lesson-first-game-boots = Vos bottes sont prêtes. Pour ce tour, elles donnent à un seul nain 2 points rien qu’à lui et le passage de tous les obstacles : chaussez-en votre guerrier sur « { square-ruins-boots-2 } ».
lesson-first-game-boots-points = Les points des bottes se dépensent en premier. Passez par « { square-ruins-21 } » pour aller sur « { square-ruins-22 } ».
lesson-first-game-ladder = Le mechanicus de Blanc, ici, n’a pas un niveau plus élevé que votre guerrier : vous ne lui devez pas le respect. Une échelle mène à « { square-ruins-23 } », et votre guerrier botté peut la gravir : une tâche rouge l’attend là-bas.
lesson-first-game-last-points = Votre mechanicus doit aller sur « { square-ruins-13 } » en passant par « { square-ruins-12 } ». Cela fait trois pas depuis « { square-ruins-boots-1 } », et les points de ce tour y suffisent tout juste.
lesson-first-game-last-quest = Voyez : trois des quatre tâches rouges sont à vous, c’est une majorité. La quatrième carte va à Blanc, dont le nain la détient et qui ne peut pas la refuser.
lesson-first-game-end-game = C’est la dernière des trois quêtes de dragon, et la partie courte finit aussitôt avec elle. Une partie complète dure jusqu’à ce que les 13 quêtes soient accomplies. Annoncez la quête rouge !

# Au revoir

lesson-first-game-won = Vous avez gagné, par 10 cartes à 9 ! À égalité, le plus haut niveau sur le plateau aurait départagé les joueurs.
lesson-first-game-farewell = Vous savez maintenant marcher, annoncer, réagir et négocier. Pour votre prochaine partie, affrontez l’ordinateur en solitaire, à votre rythme. Parmi les objets magiques, seul le piège à dragon vous est encore inconnu : le livret de règles vous le présentera.
