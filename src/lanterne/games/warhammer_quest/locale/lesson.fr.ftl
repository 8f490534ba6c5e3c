## La première aventure

lesson-first-adventure = Votre première aventure

# Ce que vous voyez

lesson-first-adventure-welcome = Bienvenue sous terre ! Vous jouez le Barbare ; le Sorcier vous accompagne, et quelque part ici se trouve le tombeau que vous êtes venus ouvrir. Mais deux skavens tiennent la salle de garde, et le reste du donjon n’est encore qu’un paquet de cartes derrière la prochaine porte.
lesson-first-adventure-sheet = Votre ligne dit comment vous allez : il vous reste 8 de vos 12 Points de Vie, et qui n’en a plus tombe inconscient. Viennent ensuite le Combat, la Force, l’Endurance avec vos fourrures, et l’or.
lesson-first-adventure-turn = Un tour a quatre phases : on lance le pouvoir du Sorcier, les guerriers agissent, les monstres agissent, puis le leader explore. Vous portez la lanterne, vous êtes donc le leader, et vous agissez le premier.

# Le premier tour

lesson-first-adventure-strike = Un skaven à côté de vous vous retient : vous êtes bloqué, mais vous pouvez vous battre. Avec un Combat de 3 contre 3, il vous faut 4 pour toucher. Touchez le premier skaven pour le frapper.
lesson-first-adventure-deathblow = Votre jet ne suffit pas à vous rendre berserk, mais le 4 touche, et 3 + 4 de Force − 3 d’Endurance font 4 blessures : plus que les 3 du skaven. Qui tue d’un seul coup peut enchaîner sur le monstre voisin du premier. Enchaînez !
lesson-first-adventure-missed = Un 3 rate, et le coup mortel s’arrête. Vous avez une attaque, et elle est faite. Terminez votre tour.
lesson-first-adventure-wizard-waits = Au Sorcier d’agir. Il a obtenu 4 de pouvoir, et il le garde : son sort de soins coûte 4 et se lance à tout moment.
lesson-first-adventure-window = La phase des monstres commence, et l’on interroge tous ceux qui pourraient utiliser une carte ou un sort. Le Sorcier vous soigne avant que le skaven ne frappe.

# Le deuxième tour

lesson-first-adventure-hurt = Vous avez regagné 2 Points de Vie, le skaven avait besoin d’un 4 et a obtenu 2, et un nouveau tour a commencé. Rendez-lui son coup.
lesson-first-adventure-treasure = 4 blessures encore : le dernier skaven est mort, et comme c’est un conte, vous reprenez votre souffle et récupérez 2 blessures. Vos deux trophées valent 80 pièces d’or, et l’événement qui avait amené les skavens vaut un trésor. Le leader le donne à qui il veut, tant que chacun reçoit sa juste part.
lesson-first-adventure-no-more-moves = Vous avez attaqué, vous ne bougez donc plus pendant ce tour : on se déplace avant de se battre. Terminez votre tour.
lesson-first-adventure-wizard-rests = Le pouvoir du Sorcier est trop faible pour son sort cette fois, et ce qu’il n’utilise pas est perdu à la fin du tour.

# Le troisième tour

lesson-first-adventure-walk = Il ne reste aucun monstre, et personne ne vous bloque. Avancez de 4 cases au plus, en diagonale aussi, jusqu’à une case devant la porte fermée. Vous pouvez toucher tout de suite la case éloignée.
lesson-first-adventure-light = Votre lanterne éclaire cette section et celles qu’une porte y relie. Qui reste en arrière dans le noir est perdu, alors ne distancez jamais les autres. Terminez votre tour.
lesson-first-adventure-wizard-follows = Le Sorcier se tient dans votre lumière et peut rester où il est.
lesson-first-adventure-explore = La phase d’exploration : aucun monstre n’est dans votre section, et vous êtes devant une porte qui ne mène encore nulle part. Tirez la première carte de son paquet.
lesson-first-adventure-lay = Un couloir ! À vous de choisir comment il se pose. La première proposition laisse le plus de place à la suite ; les deux conviennent.

# La fin

lesson-first-adventure-farewell = C’est ainsi que le donjon grandit. Au prochain tour vous pourrez entrer : un couloir est tranquille, mais le premier pas dans une salle amène un événement, et dans la dernière salle vous attend votre aventure. Continuez si vous le voulez, ou partez à quatre : dans les deux cas c’est un conte, le plus facile, mais votre propre table peut être plus dure.
