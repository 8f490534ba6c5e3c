## Le jeu

game-xorlosch = Les chasseurs de dragons de Xorlosch
    .summary = Menez votre bande de nains à travers ruines et galeries, et remportez les quêtes de l’académie des dragons : en solitaire, à la majorité, ou en persuadant vos rivaux. On marchande à voix haute, et on ne lance jamais les dés.
    .mood = Tactique et bavard. Des rivaux qui courent, menacent et négocient ; sans dés.

## Faces du plateau

board-ruins = Les Ruines
    .effect = Face A : une citadelle ruinée en trois enceintes et quatre tours d’angle ; débris et échelles exigent les bottes.
board-dungeon = Le Cachot
    .effect = Face B : chambres carrées, longues salles et tunnels ; débris et crevasses exigent les bottes.

## Cases des ruines

square-ruins-start = Grand escalier (départ)
square-ruins-01 = Corps de garde nord (1)
square-ruins-02 = Chemin des bannières (2)
square-ruins-03 = Colonnade brisée (3)
square-ruins-04 = Terrasse des archers (4)
square-ruins-05 = Tour des tempêtes (5)
square-ruins-06 = Degrés du conseil (6)
square-ruins-07 = Salle des serments (7)
square-ruins-08 = Aqueduc rompu (8)
square-ruins-09 = Anciens chenils (9)
square-ruins-10 = Rempart est (10)
square-ruins-11 = Jardin en contrebas (11)
square-ruins-12 = Porte de la carrière (12)
square-ruins-13 = Écuries brûlées (13)
square-ruins-14 = Perchoir du dragon (14)
square-ruins-15 = Terrasse aux griffures (15)
square-ruins-16 = Cour de la citerne (16)
square-ruins-17 = Corps de garde sud (17)
square-ruins-18 = Statue abattue (18)
square-ruins-19 = Cour aux ronces (19)
square-ruins-20 = Tour des cendres (20)
square-ruins-21 = Degrés du trésor (21)
square-ruins-22 = Fonderie éventrée (22)
square-ruins-23 = Poterne ouest (23)
square-ruins-24 = Mur des apiculteurs (24)
square-ruins-25 = Chapelle fissurée (25)
square-ruins-26 = Arcades du marché (26)
square-ruins-27 = Allée des tailleurs de pierre (27)
square-ruins-28 = Tour solitaire (28)
square-ruins-29 = Feu de guet (29)
square-ruins-30 = Cour au clair de lune (30)
square-ruins-boots-1 = Établi du bottier
square-ruins-boots-2 = Cuves du tanneur
square-ruins-potion-1 = Table de l’alchimiste
square-ruins-potion-2 = Distillerie
square-ruins-trap-1 = Atelier du piégeur
square-ruins-trap-2 = Réserve de ressorts
square-ruins-path-01 = Sentier de gravats 1
square-ruins-path-02 = Sentier de gravats 2
square-ruins-path-03 = Sentier de gravats 3
square-ruins-path-04 = Sentier de gravats 4
square-ruins-path-05 = Sentier de gravats 5
square-ruins-path-06 = Sentier de gravats 6
square-ruins-path-07 = Sentier de gravats 7
square-ruins-path-08 = Sentier de gravats 8
square-ruins-path-09 = Sentier de gravats 9
square-ruins-path-10 = Sentier de gravats 10
square-ruins-path-11 = Sentier de gravats 11
square-ruins-path-12 = Sentier de gravats 12

## Cases du cachot

square-dungeon-start = Grand escalier (départ)
square-dungeon-01 = Cellule humide (1)
square-dungeon-02 = Salle des chaînes (2)
square-dungeon-03 = Salle aux piliers (3)
square-dungeon-04 = Oubliette (4)
square-dungeon-05 = Grande armurerie (5)
square-dungeon-06 = Nid de rats (6)
square-dungeon-07 = Poste de garde (7)
square-dungeon-08 = Râteliers d’armes (8)
square-dungeon-09 = Forge (9)
square-dungeon-10 = Longue galerie (10)
square-dungeon-11 = Cave aux champignons (11)
square-dungeon-12 = Salle des torches (12)
square-dungeon-13 = Chambre des soufflets (13)
square-dungeon-14 = Recoin du scribe (14)
square-dungeon-15 = Monte-charge de la mine (15)
square-dungeon-16 = Réserve de minerai (16)
square-dungeon-17 = Salle du treuil (17)
square-dungeon-18 = Cheminée de lave (18)
square-dungeon-19 = Grotte aux cristaux (19)
square-dungeon-20 = Fosse aux os (20)
square-dungeon-21 = Citerne (21)
square-dungeon-22 = Cuisine en ruine (22)
square-dungeon-23 = Antre du dragon (23)
square-dungeon-24 = Trou aux araignées (24)
square-dungeon-25 = Crypte (25)
square-dungeon-26 = Caverne d’éclosion (26)
square-dungeon-27 = Salle inondée (27)
square-dungeon-28 = Pont brisé (28)
square-dungeon-29 = Salle des ancêtres (29)
square-dungeon-30 = Puits profond (30)
square-dungeon-boots-1 = Établi du bottier
square-dungeon-boots-2 = Cuves du tanneur
square-dungeon-potion-1 = Table de l’alchimiste
square-dungeon-potion-2 = Distillerie
square-dungeon-trap-1 = Atelier du piégeur
square-dungeon-trap-2 = Réserve de ressorts
square-dungeon-path-01 = Tunnel 1
square-dungeon-path-02 = Tunnel 2
square-dungeon-path-03 = Tunnel 3
square-dungeon-path-04 = Tunnel 4
square-dungeon-path-05 = Tunnel 5
square-dungeon-path-06 = Tunnel 6
square-dungeon-path-07 = Tunnel 7
square-dungeon-path-08 = Tunnel 8
square-dungeon-path-09 = Tunnel 9
square-dungeon-path-10 = Tunnel 10
square-dungeon-path-11 = Tunnel 11
square-dungeon-path-12 = Tunnel 12
square-dungeon-path-13 = Tunnel 13

## Sortes de cases

square-kind-start = Case de départ
    .effect = Les nains y entrent en jeu et en sortent.
square-kind-room = Case numérotée
    .effect = Les tâches portant ce numéro s’y déroulent.
square-kind-item = Case d’objet
    .effect = Avec un nain ici et un autre sur la case jumelle, on prend un objet de ce type.
square-kind-corridor = Case de passage
    .effect = Case de passage sans numéro.

## Obstacles

obstacle-debris = Débris
    .effect = Passage inaccessible ; seules les bottes de déplacement le franchissent.
obstacle-ladder = Échelle
    .effect = Passage inaccessible ; seules les bottes de déplacement le franchissent.
obstacle-crevasse = Crevasse
    .effect = Passage inaccessible ; seules les bottes de déplacement le franchissent.

## Types de nains

type-warrior = Guerrier
    .a = un guerrier
    .symbol = hache
    .effect = Peut accomplir les tâches marquées d’une hache.
type-mechanicus = Mechanicus
    .a = un mechanicus
    .symbol = pinces
    .effect = Peut accomplir les tâches marquées de pinces.

## Nains

dwarf-red-w1 = Guerrier rouge 1
    .the = le guerrier rouge 1
    .The = Le guerrier rouge 1
    .to = au guerrier rouge 1
dwarf-red-w2 = Guerrier rouge 2
    .the = le guerrier rouge 2
    .The = Le guerrier rouge 2
    .to = au guerrier rouge 2
dwarf-red-w3 = Guerrier rouge 3
    .the = le guerrier rouge 3
    .The = Le guerrier rouge 3
    .to = au guerrier rouge 3
dwarf-red-m1 = Mechanicus rouge 1
    .the = le mechanicus rouge 1
    .The = Le mechanicus rouge 1
    .to = au mechanicus rouge 1
dwarf-red-m2 = Mechanicus rouge 2
    .the = le mechanicus rouge 2
    .The = Le mechanicus rouge 2
    .to = au mechanicus rouge 2
dwarf-red-m3 = Mechanicus rouge 3
    .the = le mechanicus rouge 3
    .The = Le mechanicus rouge 3
    .to = au mechanicus rouge 3
dwarf-blue-w1 = Guerrier bleu 1
    .the = le guerrier bleu 1
    .The = Le guerrier bleu 1
    .to = au guerrier bleu 1
dwarf-blue-w2 = Guerrier bleu 2
    .the = le guerrier bleu 2
    .The = Le guerrier bleu 2
    .to = au guerrier bleu 2
dwarf-blue-w3 = Guerrier bleu 3
    .the = le guerrier bleu 3
    .The = Le guerrier bleu 3
    .to = au guerrier bleu 3
dwarf-blue-m1 = Mechanicus bleu 1
    .the = le mechanicus bleu 1
    .The = Le mechanicus bleu 1
    .to = au mechanicus bleu 1
dwarf-blue-m2 = Mechanicus bleu 2
    .the = le mechanicus bleu 2
    .The = Le mechanicus bleu 2
    .to = au mechanicus bleu 2
dwarf-blue-m3 = Mechanicus bleu 3
    .the = le mechanicus bleu 3
    .The = Le mechanicus bleu 3
    .to = au mechanicus bleu 3
dwarf-green-w1 = Guerrier vert 1
    .the = le guerrier vert 1
    .The = Le guerrier vert 1
    .to = au guerrier vert 1
dwarf-green-w2 = Guerrier vert 2
    .the = le guerrier vert 2
    .The = Le guerrier vert 2
    .to = au guerrier vert 2
dwarf-green-w3 = Guerrier vert 3
    .the = le guerrier vert 3
    .The = Le guerrier vert 3
    .to = au guerrier vert 3
dwarf-green-m1 = Mechanicus vert 1
    .the = le mechanicus vert 1
    .The = Le mechanicus vert 1
    .to = au mechanicus vert 1
dwarf-green-m2 = Mechanicus vert 2
    .the = le mechanicus vert 2
    .The = Le mechanicus vert 2
    .to = au mechanicus vert 2
dwarf-green-m3 = Mechanicus vert 3
    .the = le mechanicus vert 3
    .The = Le mechanicus vert 3
    .to = au mechanicus vert 3
dwarf-yellow-w1 = Guerrier jaune 1
    .the = le guerrier jaune 1
    .The = Le guerrier jaune 1
    .to = au guerrier jaune 1
dwarf-yellow-w2 = Guerrier jaune 2
    .the = le guerrier jaune 2
    .The = Le guerrier jaune 2
    .to = au guerrier jaune 2
dwarf-yellow-w3 = Guerrier jaune 3
    .the = le guerrier jaune 3
    .The = Le guerrier jaune 3
    .to = au guerrier jaune 3
dwarf-yellow-m1 = Mechanicus jaune 1
    .the = le mechanicus jaune 1
    .The = Le mechanicus jaune 1
    .to = au mechanicus jaune 1
dwarf-yellow-m2 = Mechanicus jaune 2
    .the = le mechanicus jaune 2
    .The = Le mechanicus jaune 2
    .to = au mechanicus jaune 2
dwarf-yellow-m3 = Mechanicus jaune 3
    .the = le mechanicus jaune 3
    .The = Le mechanicus jaune 3
    .to = au mechanicus jaune 3
dwarf-black-w1 = Guerrier noir 1
    .the = le guerrier noir 1
    .The = Le guerrier noir 1
    .to = au guerrier noir 1
dwarf-black-w2 = Guerrier noir 2
    .the = le guerrier noir 2
    .The = Le guerrier noir 2
    .to = au guerrier noir 2
dwarf-black-w3 = Guerrier noir 3
    .the = le guerrier noir 3
    .The = Le guerrier noir 3
    .to = au guerrier noir 3
dwarf-black-m1 = Mechanicus noir 1
    .the = le mechanicus noir 1
    .The = Le mechanicus noir 1
    .to = au mechanicus noir 1
dwarf-black-m2 = Mechanicus noir 2
    .the = le mechanicus noir 2
    .The = Le mechanicus noir 2
    .to = au mechanicus noir 2
dwarf-black-m3 = Mechanicus noir 3
    .the = le mechanicus noir 3
    .The = Le mechanicus noir 3
    .to = au mechanicus noir 3
dwarf-white-w1 = Guerrier blanc 1
    .the = le guerrier blanc 1
    .The = Le guerrier blanc 1
    .to = au guerrier blanc 1
dwarf-white-w2 = Guerrier blanc 2
    .the = le guerrier blanc 2
    .The = Le guerrier blanc 2
    .to = au guerrier blanc 2
dwarf-white-w3 = Guerrier blanc 3
    .the = le guerrier blanc 3
    .The = Le guerrier blanc 3
    .to = au guerrier blanc 3
dwarf-white-m1 = Mechanicus blanc 1
    .the = le mechanicus blanc 1
    .The = Le mechanicus blanc 1
    .to = au mechanicus blanc 1
dwarf-white-m2 = Mechanicus blanc 2
    .the = le mechanicus blanc 2
    .The = Le mechanicus blanc 2
    .to = au mechanicus blanc 2
dwarf-white-m3 = Mechanicus blanc 3
    .the = le mechanicus blanc 3
    .The = Le mechanicus blanc 3
    .to = au mechanicus blanc 3

## Couleurs des joueurs

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-black = Noir
colour-white = Blanc

## Couleurs des quêtes

quest-green = Quête verte
    .the = la quête verte
    .The = La quête verte
    .New = Une nouvelle quête verte
    .effect = 2 cartes de tâches tirées au hasard de la pile verte ; elle s’accomplit seul ou par diplomatie, jamais par simple majorité.
quest-blue = Quête bleue
    .the = la quête bleue
    .The = La quête bleue
    .New = Une nouvelle quête bleue
    .effect = 3 cartes de tâches tirées au hasard de la pile bleue ; un joueur qui en détient 2 peut la forcer.
quest-red = Quête rouge
    .the = la quête rouge
    .The = La quête rouge
    .New = Une nouvelle quête rouge
    .effect = 4 cartes de tâches tirées au hasard de la pile rouge ; un joueur qui en détient 3 peut la forcer.

## Illustrations des cartes de tâches

theme-tatzelwurm = Tatzelwurm
    .flavor = Petit pour un dragon ; son odeur, elle, s’annonce de loin.
theme-west-wind-dragon = Dragon du Vent d’Ouest
    .flavor = Redoutable en vol, désarmé dès qu’on l’attire dans une galerie étroite.
theme-cave-dragon = Dragon de Caverne
    .flavor = Sans ailes, mais chez lui dans chaque faille de sa caverne.
theme-healing-herbs = Herbes curatives
    .flavor = Aucun chasseur ne part sans onguent contre les brûlures.
theme-carbuncle-stone = Pierre d’escarboucle
    .flavor = La gemme que cache un crâne de dragon ; sans elle, la bête ne revient pas.
theme-kobold = Kobold
    .flavor = Un farceur qui connaît tous les vieux pièges des lieux.
theme-helmet = Casque
    .flavor = Le casque perdu d’un héros, qui servit jadis d’appât.
theme-dragon-egg = Œuf de dragon
    .flavor = Un œuf de moins dans la couvée, et bien payé par les alchimistes.
theme-dragon-scale = Écaille de dragon
    .flavor = Dure comme l’acier, si elle fut arrachée au combat.
theme-dragon-tooth = Dent de dragon
    .flavor = L’ancienne façon de graver son nom sur une lame.
theme-amulet = Amulette
    .flavor = Taillée dans un bois tout simple, elle détourne pourtant le feu du dragon.
theme-crossbow = Arbalète
    .flavor = Tout juste sortie de l’atelier, réglée pour les cibles en vol.
theme-gauntlet = Gant blindé
    .flavor = Un gant de fer perdu, hérissé d’une pointe redoutable.
theme-dragon-lance = Lance de dragon
    .flavor = Il faut deux porteurs hardis et un seul bon coup.

## Cartes de tâches

-card-effect = Accomplie par { $type ->
        [warrior] un guerrier
       *[mechanicus] un mechanicus
    } sur la case { $number }. L’une des { $quest ->
        [green] 2 tâches d’une quête verte
        [blue] 3 tâches d’une quête bleue
       *[red] 4 tâches d’une quête rouge
    } ; vaut 1 point et 1 niveau d’expérience.

card-task-green-02 = { theme-helmet } (2)
    .effect = { -card-effect(type: "warrior", number: 2, quest: "green") }
card-task-green-03 = { theme-kobold } (3)
    .effect = { -card-effect(type: "mechanicus", number: 3, quest: "green") }
card-task-green-06 = { theme-amulet } (6)
    .effect = { -card-effect(type: "mechanicus", number: 6, quest: "green") }
card-task-green-07 = { theme-crossbow } (7)
    .effect = { -card-effect(type: "warrior", number: 7, quest: "green") }
card-task-green-09 = { theme-crossbow } (9)
    .effect = { -card-effect(type: "mechanicus", number: 9, quest: "green") }
card-task-green-11 = { theme-gauntlet } (11)
    .effect = { -card-effect(type: "warrior", number: 11, quest: "green") }
card-task-green-15 = { theme-amulet } (15)
    .effect = { -card-effect(type: "warrior", number: 15, quest: "green") }
card-task-green-16 = { theme-dragon-lance } (16)
    .effect = { -card-effect(type: "mechanicus", number: 16, quest: "green") }
card-task-green-18 = { theme-dragon-lance } (18)
    .effect = { -card-effect(type: "warrior", number: 18, quest: "green") }
card-task-green-21 = { theme-helmet } (21)
    .effect = { -card-effect(type: "mechanicus", number: 21, quest: "green") }
card-task-green-25 = { theme-kobold } (25)
    .effect = { -card-effect(type: "warrior", number: 25, quest: "green") }
card-task-green-29 = { theme-gauntlet } (29)
    .effect = { -card-effect(type: "mechanicus", number: 29, quest: "green") }
card-task-blue-01 = { theme-healing-herbs } (1)
    .effect = { -card-effect(type: "mechanicus", number: 1, quest: "blue") }
card-task-blue-04 = { theme-healing-herbs } (4)
    .effect = { -card-effect(type: "warrior", number: 4, quest: "blue") }
card-task-blue-08 = { theme-dragon-scale } (8)
    .effect = { -card-effect(type: "mechanicus", number: 8, quest: "blue") }
card-task-blue-10 = { theme-carbuncle-stone } (10)
    .effect = { -card-effect(type: "warrior", number: 10, quest: "blue") }
card-task-blue-12 = { theme-dragon-scale } (12)
    .effect = { -card-effect(type: "warrior", number: 12, quest: "blue") }
card-task-blue-14 = { theme-carbuncle-stone } (14)
    .effect = { -card-effect(type: "mechanicus", number: 14, quest: "blue") }
card-task-blue-21 = { theme-dragon-tooth } (21)
    .effect = { -card-effect(type: "warrior", number: 21, quest: "blue") }
card-task-blue-22 = { theme-healing-herbs } (22)
    .effect = { -card-effect(type: "mechanicus", number: 22, quest: "blue") }
card-task-blue-23 = { theme-dragon-tooth } (23)
    .effect = { -card-effect(type: "mechanicus", number: 23, quest: "blue") }
card-task-blue-24 = { theme-dragon-egg } (24)
    .effect = { -card-effect(type: "warrior", number: 24, quest: "blue") }
card-task-blue-25 = { theme-dragon-scale } (25)
    .effect = { -card-effect(type: "warrior", number: 25, quest: "blue") }
card-task-blue-26 = { theme-dragon-egg } (26)
    .effect = { -card-effect(type: "mechanicus", number: 26, quest: "blue") }
card-task-red-03 = { theme-tatzelwurm } (3)
    .effect = { -card-effect(type: "mechanicus", number: 3, quest: "red") }
card-task-red-05 = { theme-tatzelwurm } (5)
    .effect = { -card-effect(type: "warrior", number: 5, quest: "red") }
card-task-red-10 = { theme-west-wind-dragon } (10)
    .effect = { -card-effect(type: "warrior", number: 10, quest: "red") }
card-task-red-13 = { theme-tatzelwurm } (13)
    .effect = { -card-effect(type: "mechanicus", number: 13, quest: "red") }
card-task-red-15 = { theme-cave-dragon } (15)
    .effect = { -card-effect(type: "mechanicus", number: 15, quest: "red") }
card-task-red-17 = { theme-tatzelwurm } (17)
    .effect = { -card-effect(type: "warrior", number: 17, quest: "red") }
card-task-red-19 = { theme-west-wind-dragon } (19)
    .effect = { -card-effect(type: "mechanicus", number: 19, quest: "red") }
card-task-red-20 = { theme-cave-dragon } (20)
    .effect = { -card-effect(type: "warrior", number: 20, quest: "red") }
card-task-red-23 = { theme-cave-dragon } (23)
    .effect = { -card-effect(type: "warrior", number: 23, quest: "red") }
card-task-red-27 = { theme-cave-dragon } (27)
    .effect = { -card-effect(type: "mechanicus", number: 27, quest: "red") }
card-task-red-28 = { theme-west-wind-dragon } (28)
    .effect = { -card-effect(type: "warrior", number: 28, quest: "red") }
card-task-red-30 = { theme-west-wind-dragon } (30)
    .effect = { -card-effect(type: "mechanicus", number: 30, quest: "red") }

## Objets magiques

item-travel-boots = Bottes de déplacement
    .a = des bottes de déplacement
    .effect = Pendant votre tour seulement. Un de vos nains reçoit 2 points de déplacement de plus ce tour-ci et peut franchir les passages inaccessibles.
item-experience-potion = Potion d’expérience
    .a = une potion d’expérience
    .effect = À tout moment, même pendant le tour d’un autre joueur. Jusqu’à la fin du tour, un de vos nains surpasse tout nain sans potion, pour les tâches comme pour le respect ; il lui faut toujours le bon type pour une tâche.
item-dragon-trap = Piège à dragon
    .a = un piège à dragon
    .effect = À tout moment, même pendant le tour d’un autre joueur. Un de vos nains peut accomplir une tâche de sa case quels que soient son niveau et son type, même face à une potion.

## Durées de partie

mode-full-game = Partie complète
    .effect = Se termine quand les 13 quêtes sont accomplies.
mode-short-game = Partie courte
    .effect = Se termine quand les 3 quêtes de dragon (les rouges) sont accomplies.

## Joueurs automatiques

bot-steady = Méthodique
    .effect = Mesuré : vise la bonne quête la plus proche, demande quand chacun y gagne, tient le compte des services. L’adversaire ordinaire.
bot-steady-broker = Entremetteur
    .effect = Vit d’arrangements : demande souvent, accepte volontiers, cède une tâche pour conclure une affaire.
bot-steady-avenger = Rancunier
    .effect = N’oublie rien : aide qui l’a aidé, arrête qui l’a desservi, et barre la route au meneur.
bot-steady-slayer = Tueur de dragons
    .effect = Fait cavalier seul : prévoit trois tours, veut la majorité, demande et accepte rarement.

## Groupes de départ

preset-balanced = Trio équilibré
    .effect = 3 nains, 5 points de déplacement.
preset-two-two = Deux et deux
    .effect = 4 nains, 4 points de déplacement, 1 niveau en réserve.
preset-duo = Duo de choc
    .effect = 2 nains, 6 points de déplacement.
preset-crowd = Cinq recrues
    .effect = 5 nains, 3 points de déplacement.

## Settings

setting-board = Face du plateau
    .effect = Quelle face du plateau on utilise.
setting-board-ruins = { board-ruins }
setting-board-dungeon = { board-dungeon }
setting-board-random = Tirée au sort
setting-mode = Durée de la partie
    .effect = Quand la partie se termine.
setting-mode-full-game = { mode-full-game }
setting-mode-short-game = { mode-short-game }
setting-start-player = Premier joueur
    .effect = Place choisie (le plus petit joueur à une vraie table) ou tirée au sort.
setting-start-player-number = Joueur { $number }
setting-start-player-random = Tiré au sort
setting-items-5-6 = Pièges à 5–6 joueurs
    .effect = 2 pièges comme dans la règle française, ou les 3 comme le rapporte une critique allemande.
setting-items-5-6-rulebook = 2 pièges, comme dans la règle
setting-items-5-6-all-nine = 3 pièges, soit les neuf objets
setting-interrupt-mode = Fenêtres de réaction
    .effect = Demander les réactions autour des quêtes et quand le respect est en jeu, ou aussi au début des tours et après chaque action.
setting-interrupt-mode-quests = Autour des quêtes et du respect
setting-interrupt-mode-full = Après chaque action
setting-negotiation-round-cap = Tours de négociation
    .effect = Combien de tours, au plus, pour revenir sur ses réponses dans une même négociation.
setting-negotiation-round-cap-number = { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
setting-renouncing = Renoncer à une tâche
    .effect = Si celui qui renonce à une tâche pendant la négociation peut nommer le joueur qui la reçoit.
setting-renouncing-in-favour = En faveur de n’importe quel autre prétendant
setting-renouncing-in-line = Toujours au suivant par la puissance
setting-max-rounds = Limite de tours de table
    .effect = Arrêt de sécurité ; la partie est alors comptée en l’état.
setting-max-rounds-number = { $number } tours de table
setting-max-rounds-none = Sans limite
