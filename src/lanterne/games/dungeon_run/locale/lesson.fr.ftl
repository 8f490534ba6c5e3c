## Les leçons

# 1. Une tuile, un monstre, un trésor

lesson-1-exploring = Votre premier tour
    .about = Poser une tuile, combattre ce qui surgit, prendre ce qui s’y trouve
lesson-1-exploring-welcome = Bienvenue dans le donjon ! Vous êtes Vargagg, un orque, et Saelith Née-des-Cendres se tient à côté de vous, à l’Entrée. Quelque part, un Boss garde la Pierre d’Invocation : terminez votre tour sur l’Entrée avec elle, ou restez le dernier héros en vie, et vous gagnez.
lesson-1-exploring-hero = Voici votre héros : Force 5, Magie 1, Adresse 2 et une Vie de 7. Ces valeurs disent combien de dés vous lancez.
lesson-1-exploring-explore = Vous avez deux actions par tour. Au nord, il n’y a encore rien : quittez l’Entrée de ce côté, et une tuile est piochée.
lesson-1-exploring-lay = Vous avez pioché un coude. Tournez-le à votre guise, pourvu qu’aucune sortie ne donne sur un mur : il peut mener à l’est ou à l’ouest. Choisissez.
lesson-1-exploring-surprise = Un dé décide de ce que contient une nouvelle tuile : ici, un Gobelin par-dessus un trésor. Il faut le combattre aussitôt ; cette attaque surprise ne coûte aucune action.
lesson-1-exploring-rating = Les dés du monstre sont déjà sur la table. Choisissez avec quoi vous combattez ; un orque se fie à sa Force, cinq dés.
lesson-1-exploring-dice = La défense du Gobelin est de 3 : chaque dé de 3 ou plus le touche, ou bloque une de ses touches. Deux touches le tuent. Une bonne façon est suggérée ; changez-la si vous voulez, et confirmez.
lesson-1-exploring-search = La carte du Gobelin est dans votre pile de pillage. Il vous reste { $actions ->
    [one] une action
   *[other] { $actions } actions
}, et plus personne ne garde le trésor : fouillez la tuile.
lesson-1-exploring-axe = Une Hache de la Guilde : un dé de plus quand vous combattez avec la Force. Prenez-la en main et confirmez.
lesson-1-exploring-farewell = Deux actions pour une tuile, un combat et une hache : un bon tour. Continuez, et ce sera à Saelith ; ou apprenez comment les héros s’entraident.

# 2. S’entraider

lesson-2-together = Aider et progresser
    .about = Assister un autre héros, puis avancer
lesson-2-together-welcome = Plus tard dans la partie. Quand la dernière tuile est posée, le Boss apparaît : ici le Colosse de Galnon, Vie 7. Il a erré jusqu’à votre tuile, où se tient aussi Saelith.
lesson-2-together-saelith-fights = C’est le tour de Saelith. Elle attaque le Boss.
lesson-2-together-assist = Avant tout jet de dés, les héros de la même tuile peuvent assister ou saboter. Assistez-la avec la Force : elle reçoit la moitié de vos 5 dés, soit deux.
lesson-2-together-she-accepts = Une aide doit être acceptée. Elle accepte, et combat avec la Magie.
lesson-2-together-saelith-hits = Avec ses dés, elle touche et bloque. La peau de granit du Colosse ignore une touche par combat.
lesson-2-together-advance = À vous. Le Colosse a { $boss } dégâts. Commencez par devenir plus fort : deux cartes rencontre de votre pile de pillage paient un avancement.
lesson-2-together-pay = Défaussez le Squelette et le Gobelin, dans l’ordre que vous voulez, et confirmez.
lesson-2-together-train = L’une de vos valeurs augmente pour de bon : un dé de plus. Entraînez celle que vous voulez.
lesson-2-together-ability = Vous piochez deux de vos cartes compétence et en gardez une ; l’autre est perdue pour le reste de la partie. Prenez celle qui vous plaît.
lesson-2-together-farewell = Il reste une action, et le Boss est toujours là. Continuez et attaquez-le, ou faites-le dans la leçon suivante, sur de nouvelles bases.

# 3. Le Boss

lesson-3-boss = Le Boss
    .about = Gagner le grand combat avec les dés d’une amie
lesson-3-boss-welcome = Le Colosse a { $wounds } dégâts sur 7, et il ignore une touche par combat : il vous faut quatre touches. Les dégâts d’un Boss restent.
lesson-3-boss-battle = Vous avez deux actions. Attaquez-le.
lesson-3-boss-accept = Saelith vous propose l’aide de sa Magie : la moitié de 5, deux dés. Acceptez ; une aide peut aussi se refuser.
lesson-3-boss-brawn = Force 5, un dé pour la hache, un pour votre entraînement, deux de Saelith. Combattez avec la Force.
lesson-3-boss-kill = Chaque dé qui atteint sa défense de 4 touche, ou bloque une de ses touches. Nul n’est obligé de bloquer : comme suggéré, touchez autant que possible, et confirmez.
lesson-3-boss-rally = Le Colosse tombe ! Qui tue un monstre peut se ressaisir : retirez un de vos dégâts.
lesson-3-boss-farewell = La Pierre d’Invocation est maintenant sur la tuile. Qui la prend doit sortir vivant, et personne n’est plus un ami. Continuez, ou apprenez comment finit la course.

# 4. La Pierre

lesson-4-stone = La course vers l’Entrée
    .about = Prendre la Pierre et fuir avec elle
lesson-4-stone-welcome = Le Boss est mort, et la Pierre est ici. L’Entrée est deux tuiles plus au sud : terminez-y votre tour avec la Pierre, et vous gagnez.
lesson-4-stone-stone = Fouillez, et prenez-la avant Saelith. Alors commence la dernière phase : désormais, un héros vaincu est mort.
lesson-4-stone-summoner = Avec la Pierre équipée, vous êtes l’invocateur : vous avez un second pouvoir et pouvez appeler des monstres. Équipez-la et confirmez.
lesson-4-stone-flee = Dans la dernière phase, on ne quitte pas simplement la tuile d’un autre héros : il faut fuir, avec un 4 ou plus sur l’un de vos dés d’Adresse. Essayez.
lesson-4-stone-sabotage = Saelith vous sabote : deux dés de moins. Il en reste toujours un.
lesson-4-stone-escaped = Réussi, et votre saboteuse subit un dégât. Fuyez vers le sud.
lesson-4-stone-saelith-hunts = C’est le tour de Saelith : elle vous suit.
lesson-4-stone-summon = À vous. L’invocateur peut, avant toute chose, invoquer un monstre. Faites-le.
lesson-4-stone-rats = Une Nuée de rats. Placez-la sur votre tuile : c’est alors sa valeur de fuite qui compte, et face à des rats, un 2 suffit.
lesson-4-stone-flee-again = Il vous faut maintenant un 2 au lieu d’un 4. Fuyez.
lesson-4-stone-last-step = Sabotage encore, en vain. Au sud se trouve l’Entrée.
lesson-4-stone-home = Vous êtes sur l’Entrée et vous avez la Pierre. Terminez votre tour ici.
lesson-4-stone-farewell = Vous vous êtes échappé avec la Pierre : vous avez gagné ! Pièges, étrangers, échanges et tuiles spéciales vous attendent encore, et les autres héros se jouent tout autrement.
