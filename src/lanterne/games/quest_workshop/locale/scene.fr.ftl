## Éléments

tool-door = Porte
tool-open-door = Porte ouverte
tool-secret-door = Porte secrète
tool-blocked = Case obstruée
tool-stairs = Escalier
tool-start = Case de départ
tool-exit = Case de sortie
tool-pit = { trap-pit }
tool-falling-block = { trap-falling-block }
tool-spear = { trap-spear }
tool-furniture-table = { furniture-table }
tool-furniture-throne = { furniture-throne }
tool-furniture-alchemists-bench = { furniture-alchemists-bench }
tool-furniture-treasure-chest = { furniture-treasure-chest }
tool-furniture-tomb = { furniture-tomb }
tool-furniture-sorcerers-table = { furniture-sorcerers-table }
tool-furniture-bookcase = { furniture-bookcase }
tool-furniture-rack = { furniture-rack }
tool-furniture-fireplace = { furniture-fireplace }
tool-furniture-weapons-rack = { furniture-weapons-rack }
tool-furniture-cupboard = { furniture-cupboard }
tool-device-poison-gas = Meuble piégé : { furniture-trap-poison-gas }
tool-device-poison-needle = Meuble piégé : { furniture-trap-poison-needle }
tool-device-explosive-latch = Meuble piégé : { furniture-trap-explosive-latch }
tool-device-dart = Meuble piégé : { furniture-trap-dart }
tool-monster-goblin = { monster-goblin }
tool-monster-orc = { monster-orc }
tool-monster-abomination = { monster-abomination }
tool-monster-skeleton = { monster-skeleton }
tool-monster-zombie = { monster-zombie }
tool-monster-mummy = { monster-mummy }
tool-monster-dread-warrior = { monster-dread-warrior }
tool-monster-gargoyle = { monster-gargoyle }
tool-monster-dread-sorcerer = { monster-dread-sorcerer }
tool-character = Personnage { $number }
tool-escape = Case où fuir
tool-rock = Roche
tool-lost = Où réapparaissent les artéfacts perdus
tool-nothing = Trésor spécial : rien
tool-gold = Trésor spécial : or
tool-item = Un objet
stat-move = Déplacement
stat-attack = Dés d’attaque
stat-defend = Dés de défense
stat-body = Points de vie
stat-mind = Points d’esprit
subject-title = Titre
subject-goal = But en toutes lettres
subject-parchment = Parchemin
language-en = anglais
language-fr = français

## La table

panel-drawing = Dessin
panel-tools = Outils
panel-flaws = Ce qui manque
panel-report = Le fichier
report-first-board = Le fichier comprend plusieurs plateaux. Seul celui où commencent les héros est dessiné ici.
report-no-such-potion = { $region } : la potion dont parle une note n’est pas dans la boîte de HeroQuest ; elle est omise.
panel-sheet = Feuille de quête
panel-rooms = Pièces
panel-author = Qui dessine
status-in-hand = en main : { $tool }
no-flaws = Rien : la quête est jouable.
floor-start = Case de départ
door-place = Mur { $door } : une porte pourrait s’y trouver
comes-later = Arrive plus tard : par une note, une action ou une vague
tool-turned = Tourné
room-lost = Les artéfacts perdus réapparaissent ici
room-gold = { $gold } pièces d’or
room-nothing = On n’y trouve rien, et on ne pioche pas
sheet-reward = Récompense : { $gold } pièces d’or
sheet-number = Quête { $number }
sheet-difficulty = Aussi difficile que la quête { $number } de la campagne
sheet-purse = À dépenser avant la quête : { $gold } pièces d’or chacun
sheet-wandering = Monstre errant : { $monster }
in-english = Anglais : { $text }
no-english = Anglais : à écrire
in-french = Français : { $text }
no-french = Français : à écrire
stat-is = { $stat } : { $number }
status-flaws =
    { $number ->
        [0] prête à être jouée
        [one] il manque une chose
       *[other] il manque { $number } choses
    }

## Ce qui empêche encore de jouer la quête

flaw-no-door = Commencez par une porte : prenez « Porte » et touchez un mur. Une porte ouvre la salle qui est derrière, roche pleine jusque-là.
flaw-no-stairs = Il n’y a sur le plateau ni escalier ni cases de départ.
flaw-starts = Il faut à chaque groupe de héros { $number } cases de départ différentes.
flaw-no-exit = Il n’y a pas d’issue : aucune case de sortie.
flaw-lost-in-rock = Artéfacts perdus dans la roche : { $region }.
flaw-no-goal = La quête n’a pas de but.
flaw-not-placed = { $entry } n’est pas sur le plateau, et rien ne l’y place.
flaw-no-escape = { $entry } a le sort de fuite, mais aucune case où fuir.
flaw-room-closed = Ni roche, ni accessible : { $region }.
flaw-no-way-out = Depuis le départ, aucun chemin ne mène à la sortie.
flaw-no-way-to = Aucun chemin ne mène en { $square }.
flaw-goal-met = Le but est atteint dès le début : les héros n’auraient rien à faire.
flaw-item-never-found = Le but demande un objet que personne ne peut obtenir : { $item }.
flaw-unwritten =
    { $number ->
        [one] Un texte reste à écrire, en français ou en anglais.
       *[other] { $number } textes restent à écrire, chacun en français ou en anglais.
    }
