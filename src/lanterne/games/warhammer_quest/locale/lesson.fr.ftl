## Les leçons

# 1. Explorer

lesson-1-exploring = Vers l’inconnu
    .about = Aller à une porte et poser ce qu’elle cache
lesson-1-exploring-welcome = Bienvenue sous terre ! Vous jouez le Barbare ; le Sorcier vous accompagne, et quelque part ici se trouve le tombeau que vous êtes venus ouvrir. Il n’y a pas de plan : le donjon est un paquet de cartes derrière la prochaine porte.
lesson-1-exploring-sheet = Votre ligne dit comment vous allez : { $wounds } Points de Vie, et qui n’en a plus tombe inconscient. Viennent ensuite le Combat, la Force, l’Endurance et l’or.
lesson-1-exploring-turn = Un tour a quatre phases : on lance le pouvoir du Sorcier, les guerriers agissent, les monstres agissent, puis le leader explore. Vous portez la lanterne, vous êtes donc le leader, et vous agissez le premier.
lesson-1-exploring-walk = Vous pouvez avancer de { $moves } cases, en diagonale aussi. Allez sur l’une des deux cases devant la porte fermée : touchez-la directement, ou avancez case par case.
lesson-1-exploring-end-turn = Votre lanterne éclaire cette section et celles qu’une porte y relie. Qui reste en arrière dans le noir est perdu, alors ne distancez jamais les autres. Terminez votre tour.
lesson-1-exploring-wizard = Le Sorcier se tient dans votre lumière et reste où il est.
lesson-1-exploring-explore = La phase d’exploration : aucun monstre n’est dans votre section, et vous êtes devant une porte qui ne mène encore nulle part. Tirez la première carte de son paquet.
lesson-1-exploring-lay = Un couloir ! À vous de choisir comment il se pose : chaque proposition se voit sur le plateau. Toutes conviennent.
lesson-1-exploring-farewell = C’est ainsi que le donjon grandit. Un couloir est tranquille, mais le premier pas dans une salle amène un événement, le plus souvent des monstres. Continuez, ou apprenez d’abord à combattre.

# 2. Combattre

lesson-2-fighting = Coup et coup mortel
    .about = Toucher, blesser et enchaîner
lesson-2-fighting-welcome = Deux skavens dans la salle de garde ! Un monstre à côté de vous vous retient : vous êtes bloqué, mais vous pouvez vous battre.
lesson-2-fighting-needs = Il faut d’abord toucher : avec un Combat de 3 contre 3, il vous faut 4. Puis lancez un autre dé et ajoutez votre Force, 4, moins son Endurance, 3. Un skaven a { $wounds } Points de Vie.
lesson-2-fighting-strike = Touchez le premier skaven pour le frapper.
lesson-2-fighting-deathblow = Un { $hit } touche, et le skaven est mort. Qui tue d’un seul coup peut enchaîner sur le monstre voisin du premier. Enchaînez !
lesson-2-fighting-after = Quand un coup rate ou ne tue pas, le coup mortel s’arrête. Vous avez une attaque, et après elle vous ne bougez plus. Terminez votre tour.
lesson-2-fighting-wizard = Au Sorcier d’agir : il attend. Ensuite viennent les monstres.
lesson-2-fighting-farewell = Pendant leur phase, les monstres qui sont à côté d’un guerrier frappent selon les mêmes règles. Chaque monstre tué vaut de l’or. Continuez, ou apprenez ce que le Sorcier peut contre les blessures.

# 3. La magie

lesson-3-magic = Pouvoir et sorts
    .about = Garder son pouvoir pour le bon moment
lesson-3-magic-welcome = Vous jouez le Sorcier. Au début de chaque tour, un dé donne votre pouvoir : vous avez { $power }, et votre sort de soins coûte 4.
lesson-3-magic-anytime = Ce sort se lance à tout moment, même quand les monstres vont agir. Ce que vous n’utilisez pas est perdu à la fin du tour.
lesson-3-magic-cast = Le Barbare n’a plus que { $wounds } Points de Vie. Lancez le sort sur lui.
lesson-3-magic-healed = { $wounds } Points de Vie, et { $power } de pouvoir restant. Un 1 au dé de pouvoir est dangereux : il peut amener un événement inattendu.
lesson-3-magic-farewell = Comme les sorts agissent aussi pendant le tour des autres, on vous interroge à chaque fois ; vous pouvez aussi passer jusqu’à votre tour. Continuez d’ici, ou partez à quatre.
