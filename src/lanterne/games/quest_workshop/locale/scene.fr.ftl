## Éléments

tool-door = Porte
tool-open-door = Porte ouverte
tool-secret-door = Porte secrète
tool-blocked = Case bloquée
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
tool-rock = Roc
tool-lost = Où réapparaissent les artefacts perdus
tool-nothing = Fouille particulière : rien
tool-gold = Fouille particulière : 25 pièces d’or
tool-item = Fouille particulière : un objet
stat-move = Déplacement
stat-attack = Dés d’attaque
stat-defend = Dés de défense
stat-body = Points de Corps
stat-mind = Points d’Esprit
character-character = Personnage { $number }
    .the = le personnage { $number }
flag-flag = drapeau { $number }
sheet-note-note = Note { $number }
subject-title = Titre
    .the = le titre
subject-goal = But en toutes lettres
    .the = le but
subject-parchment = Parchemin
    .the = le parchemin
language-en = anglais
language-fr = français

## La table

panel-drawing = Dessin
panel-tools = Outils
panel-flaws = Ce qui manque
panel-report = Le fichier
report-no-such-potion = { $region } : la potion dont parle une note n’est pas dans la boîte de HeroQuest ; elle est omise.
panel-sheet = Feuille de quête
panel-rooms = Pièces
panel-author = Qui dessine
status-in-hand = en main : { $tool }
status-note = { $note } est ouverte
no-flaws = Rien : la quête est jouable.
floor-start = Case de départ
door-place = Mur { $door } : une porte pourrait s’y trouver
comes-later = Arrive quand une note est lue
drawn-object = Élément de la quête : { $name }
drawn-ally = Allié : { $name }
tool-turned = Tourné
room-lost = Les artefacts perdus réapparaissent ici
room-gold = { $gold } pièces d’or
room-nothing = On n’y trouve rien, et on ne pioche pas
sheet-reward = Récompense : { $gold } pièces d’or
sheet-wandering = Monstre errant : { $monster }
in-english = Anglais : { $text }
no-english = Anglais : à écrire
in-french = Français : { $text }
no-french = Français : à écrire
part-kill = But : tuer ({ $character })
part-kill-all = But : tuer tous les monstres
part-carry = But : rapporter ({ $item })
part-flag = But : { $flag } levé
part-leave = But : quitter par la sortie
part-explore = But : voir toutes les pièces
part-escort = But : faire sortir quelqu’un
when-start = Lue au début de la quête
when-search = Lue à la fouille : { $region }
when-killed = Lue à la mort : { $character }
when-wounded = Lue à la blessure : { $character }
when-all-killed = Lue quand tous les monstres sont morts
when-flag = Lue quand est levé : { $flag }
when-other = Lue au moment que dit le fichier
then-flag = Lève { $flag }
then-item = Donne : { $item }
then-corridors = Révèle tous les couloirs
then-other = Fait ce que dit le fichier
stat-is = { $stat } : { $number }
status-flaws =
    { $number ->
        [0] prête à être jouée
        [one] il manque une chose
       *[other] il manque { $number } choses
    }
then-monsters =
    { $number ->
        [one] Un monstre arrive
       *[other] { $number } monstres arrivent
    }

## Ce qui empêche encore de jouer la quête

flaw-no-stairs = Il n’y a sur le plateau ni escalier ni cases de départ.
flaw-starts = Il faut aux héros { $number } cases de départ différentes.
flaw-no-exit = Il n’y a pas d’issue : aucune case de sortie.
flaw-lost-in-rock = Artefacts perdus dans le roc : { $region }.
flaw-no-goal = La quête n’a pas de but.
flaw-flag-never-set = Le but demande { $flag }, et aucune note ne le lève.
flaw-not-placed = { $character } n’est pas sur le plateau, et aucune note ne l’y place.
flaw-no-escape = { $character } a le sort de fuite, mais aucune case où fuir.
flaw-note-waits = La note { $number } attend un drapeau que rien ne lève.
flaw-room-closed = Ni roc, ni accessible : { $region }.
flaw-no-way-out = Depuis le départ, aucun chemin ne mène à la sortie.
flaw-no-way-to = Aucun chemin ne mène en { $square }.
flaw-item-never-found = Le but demande un objet que personne ne peut obtenir.
flaw-unwritten-en =
    { $number ->
        [one] Il reste un texte à écrire en anglais.
       *[other] Il reste { $number } textes à écrire en anglais.
    }
flaw-unwritten-fr =
    { $number ->
        [one] Il reste un texte à écrire en français.
       *[other] Il reste { $number } textes à écrire en français.
    }
