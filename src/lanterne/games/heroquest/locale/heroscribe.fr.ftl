## Un fichier d’HeroScribe qui n’est pas une quête

import-too-large = Le fichier dépasse un mégaoctet : ce n’est pas une quête.
import-encoding-unknown = Le fichier déclare l’encodage « { $encoding } », qui n’est pas pris en charge ici ; enregistrez-le en UTF-8.
import-encoding-wrong = Le fichier n’est pas du { $encoding } valide : voyez l’octet { $byte } ; enregistrez-le en UTF-8.
import-own-doctype = Le fichier définit son propre type de document, ce qu’aucun fichier d’HeroScribe ne fait : il n’est pas lu.
import-too-many-boards = Le fichier a plus de { $most } plateaux : ce n’est pas une quête.
import-too-many-elements = Le fichier a plus de { $most } éléments : ce n’est pas une quête.
import-too-many-objects = Le plateau porte plus de { $most } objets : ce n’est pas une quête.
import-too-many-notes = Le fichier a plus de { $most } textes : ce n’est pas une quête.
import-too-deep = Les éléments du fichier sont emboîtés sur plus de { $most } niveaux : ce n’est pas une quête.
import-not-heroscribe = Ce n’est pas un fichier d’HeroScribe : il commence par « { $element } », non par « quest ».
import-not-xml = Ce n’est pas un fichier d’HeroScribe : ligne { $line }, colonne { $column } : { $reason }.
xml-empty = il est vide
xml-mismatched = balise fermante sans correspondance
xml-unclosed = élément non fermé
xml-twice = attribut en double
xml-after-the-end = contenu après l’élément racine
xml-undefined = entité inconnue
xml-sign = caractère inattendu
import-no-board = La quête n’a pas de plateau.
import-no-start = Personne ne pourrait commencer : la carte n’a ni Stairway, ni DoorIn, ni DoubleArrowDoor, ni héros.
import-start-too-small = Autour de { $square }, par où entrent les héros, il y a de la place pour { $count } d’entre eux, non pour quatre.
import-no-room = Aucun chemin ne mène du départ à une pièce.
import-shell = On ne pourrait jouer que la pièce de départ : aucune porte n’en sort.
import-shell-doors = On ne pourrait jouer que la pièce de départ : aucune porte n’en sort, et { $count ->
    [one] celle qui est dessinée est inutilisable.
   *[other] aucune des { $count } dessinées n’est utilisable.
} { $first }
import-no-such-start = Les héros ne peuvent pas commencer en { $square } : la case n’est pas libre, ou aucun chemin ne mène à l’escalier.
import-no-such-monster = L’objectif concernerait la case { $square }, mais il n’y a là ni monstre ni prisonnier.
import-flawed = La quête n’est pas valide : { $reason }

## Ce qui n’est pas joué, et pourquoi

import-board-left-out = Le plateau { $board } est laissé de côté. { $why }
import-left-out = { $object } en { $square } est laissé de côté : { $why }.
why-no-place = il n’a pas de position
why-rotation = « { $rotation } » n’est pas une rotation
why-between-squares = il est posé entre deux cases
why-off-board = il n’est pas sur le plateau
why-no-wall = il n’y a pas de mur où le placer
why-through-wall = il traverse un mur
why-second-stairway = il y a déjà un escalier
why-second-door = une autre porte s’y trouve déjà
why-edge-door = il mène hors du plateau, et n’est ni une entrée ni une sortie
why-into-rock = il mène dans la roche
why-in-rock = il n’y a là que de la roche
why-in-corridor = il est dans le corridor
why-before-door = il est devant une porte
why-taken = quelque chose s’y trouve déjà
why-too-many-of-kind = d’une même espèce, on ne distingue pas plus de { $most } monstres
why-unreachable = aucun chemin n’y mène

## Ce qui est joué autrement que dessiné

import-version-unknown = Le fichier est de la version { $version } du format, inconnue ici ; il a tout de même été lu.
import-encoding-guessed = Le fichier n’est pas écrit en UTF-8 (octet { $byte }) ; il a été lu en Windows-1252. Vérifiez les lettres accentuées.
import-boards = La quête a { $boards } plateaux. Chacun est ici une quête à part, à jouer l’une après l’autre.
import-bridge-beside = Un passage à la ligne { $position } relie les plateaux { $one } et { $other } : par là, les héros quittent l’un et entrent sur l’autre.
import-bridge-below = Un passage à la colonne { $position } relie les plateaux { $one } et { $other } : par là, les héros quittent l’un et entrent sur l’autre.
import-bridge-nowhere = Un passage du plateau en colonne { $column }, ligne { $row } ne mène à aucun autre plateau, et n’a pas été lu.
import-known-as = « { $object } » est lu comme { $known }.
import-other-board = La quête est faite pour le plateau « { $board } » ; elle est posée sur celui d’HeroQuest.
import-element-unknown = L’élément « { $element } » est inconnu, et n’a pas été lu.
import-rock-blocked = { $region } : la roche ouverte sur le sol est jouée en cases obstruées : { $squares }.
import-no-exit = Aucun chemin ne mène à une sortie dessinée : les héros sortent par où ils sont entrés.
import-marker = { $object } en { $square } n’a pas de règle ici ; il est annoncé quand on le voit.
import-left-out-many = { $things } : { $why }.
import-markers = { $things } : aucune règle ici ; c’est annoncé quand on le voit.
import-known-as-many = Objets sous d’autres noms : { $names }.
import-rock-blocked-many = La roche ouverte sur le sol est jouée en cases obstruées : { $squares }.
import-no-marks = Des notes commencent par { $marks }, mais la carte n’a pas ces repères.
import-barrier = { $object } en { $square } n’est dans aucun mur : tant que la porte est fermée, on n’y passe pas. Veuillez comparer.
import-passage = { $passage } relie { $one } et { $other } : un héros à un bout peut passer à l’autre.
import-passage-hidden = { $passage } relie { $one } et { $other } ; les notes disent que le passage est caché, jusqu’à ce qu’on cherche des portes secrètes ou qu’on y mette le pied.
import-plain-door = { $object } en { $square } se joue comme une porte ordinaire.
import-stand-in = { $monster } ({ $count }) : joué avec nos propres chiffres, { $profile } (déplacement, attaque, défense, vie, esprit).
import-artifact-named = La note { $mark } ({ $square }) nomme l’artéfact { $item } sans dire qu’on l’y trouve : il n’y est pas.
import-heroes-apart = Les héros commencent là où ils sont dessinés, en { $square }, et sortent par l’escalier.
import-beyond-box = { $thing } : la carte en a { $count }, la boîte du jeu { $box }. On le joue tout de même.
import-no-wandering = Aucune note ne dit quel monstre erre : c’est l’orc.
import-one-wandering = Les monstres errants viennent un par un, quoi que dise la note : « { $text } ».
import-no-mark = Une note commence par { $mark }, mais la carte n’a pas ce repère.
import-notes-kept = { $count ->
    [one] Une note reste à Zargon, qui la lit quand il le juge bon ; un Zargon automatique la lit au début.
   *[other] { $count } notes restent à Zargon, qui les lit quand il le juge bon ; un Zargon automatique les lit au début.
}
import-notes-shown = { $count ->
    [one] Une note est lue quand la case de son repère est vue, ou sa pièce fouillée.
   *[other] { $count } notes sont lues quand les cases de leurs repères sont vues, ou leurs pièces fouillées.
}

## Ce qui a été lu dans les notes

import-read = Note { $mark } ({ $square }) : { $what }.
import-read-wandering = Monstre errant : { $monster }.
read-gold = { $gold } pièces d’or pour qui fouille la pièce en premier
read-potion = une potion qui rend jusqu’à { $body } points de vie
read-artifact = { $item }
read-trap = le piège du coffre en { $square } coûte { $damage } { $damage ->
    [one] point de vie
   *[other] points de vie
}
read-profile = { $monster } en { $square } a le profil { $profile } (déplacement, attaque, défense, vie, esprit)

## Les mots des quêtes importées

imported-explore = Voyez toutes les pièces, même derrière les portes secrètes, puis ressortez.
imported-kill-all = Tuez tous les monstres, puis ressortez.
imported-leave = Quittez le donjon par la sortie.
imported-carry = Trouvez { $item } et emportez cet artéfact.
imported-rescue = Libérez le prisonnier dessiné en { $square }, et faites-le sortir vivant.
imported-kill = Tuez le monstre dessiné en { $square }, puis ressortez.
imported-sprung = Le coffre est piégé : perdez { $damage ->
    [one] { $damage } point de vie
   *[other] { $damage } points de vie
}.
imported-marker = En { $square }, la carte montre quelque chose qui n’a pas de règle ici : { $thing }.
imported-of = de { $name }
imported-of-vowel = d’{ $name }
imported-to = à { $name }
imported-to-kind = { $kind ->
    [goblin] au gobelin { $mark }
    [orc] à l’orc { $mark }
    [abomination] à l’abomination { $mark }
    [skeleton] au squelette { $mark }
    [zombie] au zombie { $mark }
    [mummy] à la momie { $mark }
    [dread-warrior] au guerrier de la Terreur { $mark }
    [gargoyle] à la gargouille { $mark }
   *[dread-sorcerer] au sorcier de la Terreur { $mark }
}
imported-captive = Prisonnier
    .the = le prisonnier
    .cap = Le prisonnier
    .of = du prisonnier
    .to = au prisonnier
imported-captive-effect = Doit sortir vivant du donjon.
imported-free = Libérer le prisonnier
imported-freed = Le prisonnier est libre, et vous suit.
imported-draught = Breuvage de guérison
    .a = un breuvage de guérison
    .the = le breuvage de guérison
    .of = du breuvage de guérison
imported-draught-effect = Regagnez jusqu’à { $body } points de vie, sans dépasser votre total de départ.

## Ce qu’apprend qui importe une quête

import-made = « { $quest } » est maintenant un pack : { $place }
import-play = Pour y jouer : lanterne play { $game }
import-holds = Sur la carte : { $monsters ->
    [one] un monstre
   *[other] { $monsters } monstres
} et { $doors ->
    [one] une porte
   *[other] { $doors } portes
}.
import-file-refused = { $file } n’est pas joué. { $why }
import-too-many-files = Il y a plus de { $most } fichiers.
import-no-files = Il n’y a pas de fichier HeroScribe.
import-series = { $count ->
    [one] Une quête.
   *[other] { $count } quêtes, jouées dans l’ordre comme une campagne : les héros gardent ce qu’ils ont.
}
import-goal = But : { $goal }
import-few-heroes = { $count ->
    [one] Là où commence la quête, en { $square }, il n’y a de la place que pour un héros : on la joue à un seul héros.
   *[other] Là où commence la quête, en { $square }, il n’y a de la place que pour { $count } héros : pas un de plus ne peut participer.
} Un autre départ offre peut-être plus de place : --start CASE
import-standing = Quête { $number }, aussi difficile que la quête { $difficulty } de la campagne ; jouée seule, chaque héros a d’abord { $purse } pièces d’or à dépenser.
import-goal-offered = Le parchemin semble demander un autre but : { $goal } Pour le jouer : { $option }
import-sum-left-out = { $count ->
    [one] Un élément est laissé de côté ; voyez plus bas.
   *[other] { $count } éléments sont laissés de côté ; voyez plus bas.
}
import-sum-markers = { $count ->
    [one] Un élément de la carte n’a pas de règles ici.
   *[other] { $count } éléments de la carte n’ont pas de règles ici.
}
import-sum-readings = { $count ->
    [one] Un élément a été lu dans les notes ; veuillez comparer.
   *[other] { $count } éléments ont été lus dans les notes ; veuillez comparer.
}
import-board-holds = { $quest } : { $what }
import-hint = Une quête dessinée avec HeroScribe (.xml), une quête de Lanterne (.json), un pack (.zip), ou plusieurs fichiers HeroScribe, à la fois ou en archive (.zip), qui forment une campagne.
import-ask-number = Numéro de la quête
    .hint = Par défaut celui de son titre, sinon 1.
import-ask-difficulty = Aussi difficile que la quête…
    .hint = De la campagne ; par défaut, d’après son numéro ou ses monstres.
import-ask-purse = Or à dépenser
    .hint = Par héros, avant la quête ; par défaut, d’après la difficulté.
import-ask-goal = But
    .hint = explore, kill-all, leave, la case d’un monstre à tuer ou d’un prisonnier à libérer, ou un artéfact ; par défaut explore.
import-ask-start = Case de départ
    .hint = Par exemple M10 ; par défaut, la carte la montre.
import-wrong-number = « { $what } » doit être un nombre entier de { $least } à { $most }.
import-not-json = Ce n’est pas une quête de Lanterne : { $reason }.
import-words-missing = { $count ->
    [one] Un texte de la quête manque dans le fichier : son sujet est annoncé à la place.
   *[other] { $count } textes de la quête manquent dans le fichier : leurs sujets sont annoncés à la place.
}
imported-changed = { $quest } (version modifiée)
imported-goal-unsaid = Faites ce que demande la quête.
import-heading-left-out = Laissé de côté :
import-heading-doubts = Joué autrement que dessiné, ou à regarder de près :
import-heading-readings = Lu dans les notes ; veuillez comparer :
import-line = – { $sentence }

## Remplaçants des monstres des extensions : les chiffres sont les nôtres

stand-in-ogre-warrior = Guerrier ogre
    .a = un guerrier ogre
    .the = le guerrier ogre
    .of = du guerrier ogre
    .to = au guerrier ogre
stand-in-ogre-champion = Champion ogre
    .a = un champion ogre
    .the = le champion ogre
    .of = du champion ogre
    .to = au champion ogre
stand-in-ogre-chieftain = Chef ogre
    .a = un chef ogre
    .the = le chef ogre
    .of = du chef ogre
    .to = au chef ogre
stand-in-ogre-lord = Seigneur ogre
    .a = un seigneur ogre
    .the = le seigneur ogre
    .of = du seigneur ogre
    .to = au seigneur ogre
stand-in-death-mist = Brume de mort
    .a = une brume de mort
    .the = la brume de mort
    .of = de la brume de mort
    .to = à la brume de mort
stand-in-dark-warrior = Guerrier noir
    .a = un guerrier noir
    .the = le guerrier noir
    .of = du guerrier noir
    .to = au guerrier noir
stand-in-frozen-horror = Horreur glacée
    .a = une horreur glacée
    .the = l’horreur glacée
    .of = de l’horreur glacée
    .to = à l’horreur glacée
stand-in-ice-gremlin = Gremlin des glaces
    .a = un gremlin des glaces
    .the = le gremlin des glaces
    .of = du gremlin des glaces
    .to = au gremlin des glaces
stand-in-polar-warbear = Ours de guerre polaire
    .a = un ours de guerre polaire
    .the = l’ours de guerre polaire
    .of = de l’ours de guerre polaire
    .to = à l’ours de guerre polaire
stand-in-yeti = Yéti
    .a = un yéti
    .the = le yéti
    .of = du yéti
    .to = au yéti
stand-in-elven-archer = Archer elfe
    .a = un archer elfe
    .the = l’archer elfe
    .of = de l’archer elfe
    .to = à l’archer elfe
stand-in-elven-warrior = Guerrier elfe
    .a = un guerrier elfe
    .the = le guerrier elfe
    .of = du guerrier elfe
    .to = au guerrier elfe
stand-in-giant-wolf = Loup géant
    .a = un loup géant
    .the = le loup géant
    .of = du loup géant
    .to = au loup géant
stand-in-high-mage = Grand mage
    .a = un grand mage
    .the = le grand mage
    .of = du grand mage
    .to = au grand mage
stand-in-necromancer = Nécromancien
    .a = un nécromancien
    .the = le nécromancien
    .of = du nécromancien
    .to = au nécromancien
stand-in-orc-shaman = Chaman orc
    .a = un chaman orc
    .the = le chaman orc
    .of = du chaman orc
    .to = au chaman orc
stand-in-storm-master = Maître des tempêtes
    .a = un maître des tempêtes
    .the = le maître des tempêtes
    .of = du maître des tempêtes
    .to = au maître des tempêtes
