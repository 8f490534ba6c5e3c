## Le jeu

game-xorlosch = Les chasseurs de dragons de Xorlosch

## Faces du plateau

board-ruins = Les Ruines
    .effect = Face A : une citadelle ruinée en trois enceintes et quatre tours d’angle ; débris et échelles exigent les bottes.
board-dungeon = Le Cachot
    .effect = Face B : chambres carrées, longues salles et tunnels ; débris et crevasses exigent les bottes.

## Cases des ruines

square-ruins-start = Grand escalier (vers le haut)
square-ruins-01 = Corps de garde nord
square-ruins-02 = Chemin des bannières
square-ruins-03 = Colonnade brisée
square-ruins-04 = Terrasse des archers
square-ruins-05 = Tour des tempêtes
square-ruins-06 = Degrés du conseil
square-ruins-07 = Salle des serments
square-ruins-08 = Aqueduc rompu
square-ruins-09 = Anciens chenils
square-ruins-10 = Rempart est
square-ruins-11 = Jardin en contrebas
square-ruins-12 = Porte de la carrière
square-ruins-13 = Écuries brûlées
square-ruins-14 = Perchoir du dragon
square-ruins-15 = Terrasse aux griffures
square-ruins-16 = Cour de la citerne
square-ruins-17 = Corps de garde sud
square-ruins-18 = Statue abattue
square-ruins-19 = Cour aux ronces
square-ruins-20 = Tour des cendres
square-ruins-21 = Degrés du trésor
square-ruins-22 = Fonderie éventrée
square-ruins-23 = Poterne ouest
square-ruins-24 = Mur des apiculteurs
square-ruins-25 = Chapelle fissurée
square-ruins-26 = Arcades du marché
square-ruins-27 = Allée des tailleurs de pierre
square-ruins-28 = Tour solitaire
square-ruins-29 = Feu de guet
square-ruins-30 = Cour au clair de lune
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

square-dungeon-start = Grand escalier (vers le bas)
square-dungeon-01 = Cellule humide
square-dungeon-02 = Salle des chaînes
square-dungeon-03 = Salle aux piliers
square-dungeon-04 = Oubliette
square-dungeon-05 = Grande armurerie
square-dungeon-06 = Nid de rats
square-dungeon-07 = Poste de garde
square-dungeon-08 = Râteliers d’armes
square-dungeon-09 = Forge
square-dungeon-10 = Longue galerie
square-dungeon-11 = Cave aux champignons
square-dungeon-12 = Salle des torches
square-dungeon-13 = Chambre des soufflets
square-dungeon-14 = Recoin du scribe
square-dungeon-15 = Monte-charge de la mine
square-dungeon-16 = Réserve de minerai
square-dungeon-17 = Salle du treuil
square-dungeon-18 = Cheminée de lave
square-dungeon-19 = Grotte aux cristaux
square-dungeon-20 = Fosse aux os
square-dungeon-21 = Citerne
square-dungeon-22 = Cuisine en ruine
square-dungeon-23 = Antre du dragon
square-dungeon-24 = Trou aux araignées
square-dungeon-25 = Crypte
square-dungeon-26 = Caverne d’éclosion
square-dungeon-27 = Salle inondée
square-dungeon-28 = Pont brisé
square-dungeon-29 = Salle des ancêtres
square-dungeon-30 = Puits profond
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
    .symbol = hache
    .effect = Peut accomplir les tâches marquées d’une hache.
type-mechanicus = Mechanicus
    .symbol = pinces
    .effect = Peut accomplir les tâches marquées de pinces.

## Couleurs des joueurs

color-red = Rouge
color-blue = Bleu
color-green = Vert
color-yellow = Jaune
color-black = Noir
color-white = Blanc

## Couleurs des quêtes

quest-green = Quête verte
    .effect = 2 cartes de tâches tirées au hasard de la pile verte ; elle s’accomplit seul ou par diplomatie, jamais par simple majorité.
quest-blue = Quête bleue
    .effect = 3 cartes de tâches tirées au hasard de la pile bleue ; qui en détient 2 peut la forcer.
quest-red = Quête rouge
    .effect = 4 cartes de tâches tirées au hasard de la pile rouge ; qui en détient 3 peut la forcer.

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

## Cartes de tâches. $theme : le nom de l’illustration ; $number : la case ; $type : warrior ou mechanicus ; $color : green, blue ou red.

card = { $theme } ({ $number })
    .effect = Accomplie par { $type ->
            [warrior] un guerrier
           *[mechanicus] un mechanicus
        } sur la case { $number }. L’une des { $color ->
            [green] 2 tâches d’une quête verte
            [blue] 3 tâches d’une quête bleue
           *[red] 4 tâches d’une quête rouge
        } ; vaut 1 point et 1 niveau d’expérience.

## Objets magiques

item-travel-boots = Bottes de déplacement
    .effect = Pendant votre tour seulement. Un de vos nains reçoit 2 points de déplacement de plus ce tour-ci et peut franchir les passages inaccessibles.
item-experience-potion = Potion d’expérience
    .effect = À tout moment, même pendant le tour d’un autre joueur. Jusqu’à la fin du tour, un de vos nains surpasse tout nain sans potion, pour les tâches comme pour le respect ; il lui faut toujours le bon type pour une tâche.
item-dragon-trap = Piège à dragon
    .effect = À tout moment, même pendant le tour d’un autre joueur. Un de vos nains peut accomplir une tâche de sa case quels que soient son niveau et son type, même face à une potion.

## Durées de partie

mode-full-game = Partie complète
    .effect = Se termine quand les 13 quêtes sont accomplies.
mode-short-game = Partie courte
    .effect = Se termine quand les 3 quêtes de dragon (les rouges) sont accomplies.

## Joueurs automatiques

bot-novice = Apprenti
    .effect = Vise la quête la plus proche sans surveiller ses rivaux.
bot-regular = Chasseur
    .effect = Prévoit deux tours, négocie loyalement, prend les objets en chemin.
bot-expert = Tueur de dragons
    .effect = Prévoit trois tours, bloque les meneurs, place ses pièges au bon moment.

## Groupes de départ

preset-balanced = Trio équilibré
    .effect = 3 nains, 5 points de déplacement.
preset-two-two = Deux et deux
    .effect = 4 nains, 4 points de déplacement, 1 niveau en réserve.
preset-duo = Duo de choc
    .effect = 2 nains, 6 points de déplacement.
preset-crowd = Cinq recrues
    .effect = 5 nains, 3 points de déplacement.

## Options

option-board = Face du plateau
    .effect = Quelle face du plateau on utilise.
option-board-ruins = { board-ruins }
option-board-dungeon = { board-dungeon }
option-board-random = Tirée au sort
option-mode = Durée de la partie
    .effect = Quand la partie se termine.
option-mode-full-game = { mode-full-game }
option-mode-short-game = { mode-short-game }
option-start-player = Premier joueur
    .effect = Place choisie (le plus petit joueur à une vraie table) ou tirée au sort.
option-start-player-seat = Une place choisie
option-start-player-random = Tiré au sort
option-items-5-6 = Pièges à 5–6 joueurs
    .effect = 2 pièges comme dans la règle française, ou les 3 comme le rapporte une critique allemande.
option-items-5-6-rulebook = 2 pièges, comme dans la règle
option-items-5-6-all-nine = 3 pièges, soit les neuf objets
option-interrupt-mode = Fenêtres de réaction
    .effect = Demander les réactions autour des quêtes et quand le respect est en jeu, ou aussi au début des tours et après chaque action.
option-interrupt-mode-quests = Autour des quêtes et du respect
option-interrupt-mode-full = Après chaque action
option-negotiation-round-cap = Tours de négociation
    .effect = Nombre maximal de tours de table pour revenir sur sa réponse, par négociation.
option-max-rounds = Limite de tours de table
    .effect = Arrêt de sécurité ; la partie est alors comptée en l’état.
option-max-rounds-none = Sans limite
