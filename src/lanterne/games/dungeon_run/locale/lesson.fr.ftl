## La première expédition

lesson-first-run = Votre première expédition

# Ce que vous voyez

lesson-first-run-welcome = Bienvenue dans le donjon ! Vous êtes Vargagg, un orque qui se cherche une hache, et Saelith Née-des-Cendres attend à l’Entrée du Donjon. Plus loin, un Boss garde la Pierre d’Invocation : terminez votre tour sur l’Entrée avec elle, ou restez le dernier héros en vie, et vous gagnez.
lesson-first-run-hero = Voici votre héros : Force 5, Magie 1, Adresse 2 et une Vie de 7, déjà entamée par deux dégâts. À côté, votre pile de pillage contient un Squelette que vous avez tué. Vous seul pouvez la regarder.

# Une tuile, un monstre, un trésor

lesson-first-run-explore = Vous avez deux actions par tour. Il ne reste qu’une tuile dans la pile, et il n’y a encore rien au nord. Quittez votre tuile de ce côté.
lesson-first-run-lay = Vous avez pioché un coude. Vous pouvez le tourner à votre guise, pourvu qu’aucune sortie ne donne sur un mur : ici, il peut mener à l’est ou à l’ouest. Choisissez.
lesson-first-run-surprise = Un dé décide de ce que contient une nouvelle tuile. Le 6 apporte les deux : un trésor face cachée et, par-dessus, un Gobelin que vous devez combattre aussitôt. Cette attaque surprise ne coûte aucune action.
lesson-first-run-rating = Les dés du monstre sont sur la table : sa valeur de puissance est 5 et 6, son 6 est donc une touche potentielle. Choisissez maintenant avec quoi vous combattez ; un orque se fie à sa Force, cinq dés.
lesson-first-run-dice = La défense du Gobelin est de 3 : chaque dé de 3 ou plus le touche ou bloque une touche. Deux touches le tuent : touchez avec le 3 et le 4, et bloquez le 6 avec votre 6. C’est ce qui est suggéré, et vous pouvez le changer : confirmez.
lesson-first-run-rally = Le Gobelin est mort, et sa carte rejoint votre pile de pillage. Quand vous tuez un monstre, vous pouvez vous ressaisir : retirez un dégât.
lesson-first-run-lair = C’était la dernière tuile : le Repaire du Boss est posé tout au bout, et son Boss est révélé. C’est le Colosse de Galnon, avec une Vie de 7. Pour l’instant, il ne fait rien.
lesson-first-run-search = Il vous reste une action, et plus aucun monstre ne garde le trésor. Fouillez la tuile.
lesson-first-run-axe = Une Hache de la Guilde : un dé de plus quand vous combattez avec la Force. Vous êtes entraîné à la Guerre, vous pouvez donc la manier. Prenez-la en main et confirmez.
lesson-first-run-saelith-comes = Vos deux actions sont utilisées. Saelith fait deux pas, jusqu’à votre tuile.
lesson-first-run-roam = Tout le monde a joué : les monstres dont la tuile est sans héros errent, et c’est le Premier Joueur qui les déplace. C’est vous. Un Boss peut aller sur n’importe quelle tuile sans monstre : faites venir le Colosse là où vous êtes tous les deux.

# Le Boss

lesson-first-run-saelith-fights = Un nouveau round, et le jeton Premier Joueur passe à Saelith. Elle attaque le Boss.
lesson-first-run-assist = Vous êtes sur la même tuile : avant tout jet de dés, vous pouvez l’assister ou la saboter. Assistez-la avec la Force : elle reçoit la moitié de vos 5, soit deux dés de plus.
lesson-first-run-saelith-hits = Sept dés, et son 6 compte même double. Cinq touches, dont la peau de granit du Colosse ignore une.
lesson-first-run-advance = À vous. Le Colosse a quatre dégâts, Saelith en a deux. Commencez par devenir plus fort : deux cartes rencontre de votre pile de pillage paient un avancement.
lesson-first-run-pay = Choisissez les deux cartes que vous défaussez, le Squelette et le Gobelin, et confirmez.
lesson-first-run-train = L’une de vos valeurs augmente pour de bon. Entraînez la Force.
lesson-first-run-ability = Vous piochez deux de vos cartes compétence et en gardez une ; l’autre est perdue pour le reste de la partie. Prenez celle qui vous plaît.
lesson-first-run-battle = Au Colosse, maintenant : trois dégâts de plus suffisent, et il ignore une touche par combat. Attaquez-le avec votre seconde action.
lesson-first-run-accept = Saelith vous propose l’aide de sa Magie : la moitié de 5, deux dés. Acceptez ; une aide peut aussi se refuser.
lesson-first-run-brawn = Deux de ses dés, un 4 et un 6, sont des touches potentielles. Vous avez cinq dés, un pour la hache, un pour votre entraînement et deux de Saelith. Combattez avec la Force.
lesson-first-run-kill = Il vous faut quatre touches, et quatre dés tout juste atteignent sa défense de 4. Bloquer vous épargnerait des dégâts, mais nul n’y est obligé : touchez avec les quatre, comme suggéré.
lesson-first-run-boss-dead = Le Colosse tombe ! Sa carte est à vous, et la Pierre d’Invocation est sur la tuile. Ressaisissez-vous ; Saelith, qui vous a assisté, le peut aussi.

# La Pierre et la sortie

lesson-first-run-stone = Un nouveau round, et vous êtes de nouveau Premier Joueur. Fouillez, et prenez la Pierre avant Saelith. Alors commence la dernière phase : désormais, un héros vaincu est mort.
lesson-first-run-summoner = Avec la Pierre équipée, vous êtes l’invocateur : vous avez un second pouvoir et pouvez appeler des monstres. Équipez-la.
lesson-first-run-flee = Saelith n’est plus une amie. Dans la dernière phase, on ne quitte pas simplement la tuile d’un autre héros : il faut fuir, avec un 4 ou plus sur l’un de vos dés d’Adresse.
lesson-first-run-sabotage = Saelith vous sabote : deux dés de moins. Il en reste toujours un.
lesson-first-run-escaped = Un 4 ! Et puisque vous lui échappez, votre saboteuse subit un dégât. Fuyez vers le sud.
lesson-first-run-saelith-hunts = Une tuile derrière vous, Saelith vous suit et vous attaque.
lesson-first-run-defend = Chacun choisit une valeur, l’attaquante d’abord. Vos dés de 4 et plus la touchent ; les siens vous touchent ou bloquent les vôtres. Défendez-vous avec la Force.
lesson-first-run-summon = Elle a bloqué trois touches et en a subi une. À vous : l’invocateur est Premier Joueur et peut, avant toute chose, invoquer un monstre. Faites-le.
lesson-first-run-rats = Un piège est venu d’abord et a été défaussé ; puis une Nuée de rats. Elle peut aller sur n’importe quelle tuile sans monstre. Placez-la sur la vôtre : c’est alors sa valeur de fuite qui compte, et face à des rats, un 2 suffit.
lesson-first-run-flee-again = Il vous faut maintenant un 2 au lieu d’un 4. Fuyez.
lesson-first-run-last-step = Saelith vous a saboté encore une fois, en vain. Au sud se trouve l’Entrée du Donjon.
lesson-first-run-home = Vous êtes sur l’Entrée et vous avez la Pierre. Il ne vous reste qu’à terminer votre tour ici.

# La fin

lesson-first-run-farewell = Vous vous êtes échappé avec la Pierre : vous avez gagné ! Pièges, étrangers, échanges et tuiles spéciales vous attendent encore, et les autres héros se jouent tout autrement. Chaque question à la table cite les règles qui la fondent.
