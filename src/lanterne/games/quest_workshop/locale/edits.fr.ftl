## Pages et entrées

do-turn-to = Page : { $page }
verb-turn-to = Tourner la page
do-open-entry = Ouvrir { $entry-the }
verb-open-entry = Ouvrir une entrée pour la modifier
do-close-entry = Refermer
do-rename = Renommer { $entry-the } sur la feuille
verb-rename = Renommer une entrée sur la feuille
do-throw-away = Jeter { $entry-the }
verb-throw-away = Jeter une entrée
ask-naming = Quel nom donner sur la feuille pour { $entry-the } ? Minuscules, chiffres et traits d’union ; les joueurs ne le voient jamais.
do-name-entry = L’appeler { $text }
verb-name-entry = Lui donner un nom
do-leave-name = Laisser tel quel
page-map = Carte
page-people = Personnages et objets
page-goal = But
page-rules = Récompense et règles
page-notes = Notes et actions
page-words = Textes et fichiers
page-profile = Profil
page-when = Quand et où
page-then = Ce qui arrive
entry-character = Personnage { $number }
    .the = le personnage { $number }
entry-ally = Allié { $number }
    .the = l’allié { $number }
entry-object = Élément { $number }
    .the = l’élément { $number }
entry-item = Objet { $number }
    .the = l’objet { $number }
entry-rule = Règle { $number }
    .the = la règle { $number }
entry-flag = Drapeau { $number }
    .the = le drapeau { $number }
entry-note = Note { $number }
    .the = la note { $number }
entry-action = Action { $number }
    .the = l’action { $number }
entry-wave = Vague { $number }
    .the = la vague { $number }
entry-group = Groupe de départ { $number }
    .the = le groupe de départ { $number }

## Outils, serrures, trésors

do-take-furniture = Prendre : { $tool }
verb-take-furniture = Prendre un meuble
do-take-trap = Prendre : { $tool }
verb-take-trap = Prendre un piège
do-take-figure = Prendre : { $tool }
verb-take-figure = Prendre une figurine
do-take-treasure = Prendre : { $tool }
verb-take-treasure = Prendre un trésor spécial
do-look-for-item = Prendre un objet, de l’or ou un drapeau…
ask-choosing = Que prenez-vous en main ? Un objet peut être caché, donné, exigé, ou servir de clef.
do-take-own = { $item }
verb-take-own = Objets de cette quête
do-take-gear = { $item }
verb-take-gear = Armes, armures, outils
do-take-potion = { $item }
verb-take-potion = Potions
do-take-artifact = { $item }
verb-take-artifact = Artéfacts
do-take-none = Laisser
item-own = Objet { $number } de cette quête
do-look-for-gold = Compter de l’or…
ask-counting = Combien de pièces d’or ?
do-coins = { $gold } pièces d’or
do-take-gold = Prendre cet or en main
verb-take-gold = Prendre de l’or en main
do-take-flag = Barrer portes et trésors jusqu’à ce que soit levé { $entry-the }
verb-take-flag = Barrer portes et trésors par un drapeau
do-lock = Verrouiller { $door } ainsi, ou ôter la serrure
verb-lock = Verrouiller une porte, ou la déverrouiller
do-new-group = Commencer un autre groupe de départ
do-begin-in = Le héros { $number } commence dans { $entry-the }
verb-begin-in = Qui commence où
tool-eraser = Gomme
tool-one-way = Porte qui s’ouvre d’un côté
tool-waits = Monstre qui attend qu’on l’appelle
tool-object = Élément de la quête
tool-ally = Allié
tool-move = Déplacer l’élément ou l’allié ouvert
tool-flag = Drapeau
tool-spot = Où se fait l’action ouverte
tool-seen = Case dont la vue déclenche la note ouverte
tool-rubble = Case que l’éboulement comble

## Personnages et objets

do-new-item = Nouvel objet propre à cette quête
do-shrug-off = Insensible à { $spell } : oui ou non
verb-shrug-off = Insensible aux sorts des héros
do-fireproof = Insensible au feu : oui ou non
do-obey = Mené par les héros : oui ou non
do-leave-alone = Épargné par les monstres : oui ou non

## But, récompense, règles

verb-ask-clearing = But : tuer tous les monstres, ou ceux d’une sorte
do-ask-escort = But : faire sortir { $entry-the }
verb-ask-escort = But : faire sortir un allié
do-count-wandering = Les monstres errants comptent dans la partie { $number } : oui ou non
verb-count-wandering = Si les monstres errants comptent
do-spare-in-goal = Partie { $number } sans { $entry-the }, ou avec
verb-spare-in-goal = Qui n’a pas à mourir
tag-any = tous les monstres
tag-greenskin = toutes les peaux-vertes
tag-orc = tous les orcs
tag-undead = tous les morts-vivants
tag-dread = tous les monstres de la Terreur
tag-stone = tous les monstres de pierre
tag-caster = tous les sorciers
do-set-reward = Choisir la récompense…
ask-rewarding = Combien de pièces d’or reçoit chaque héros qui revient ?
do-reward = { $gold } pièces d’or
do-honour = Un titre pour les héros qui reviennent : oui ou non
do-name-exit = Un nom pour la sortie : oui ou non
do-allow-retreat = Retraite par l’escalier : oui ou non
do-new-rule = Nouvelle règle, dite { $applies-when }
verb-new-rule = Nouvelle règle de cette quête
do-new-rule-told = Nouvelle règle, dite par { $entry-the }
verb-new-rule-told = Nouvelle règle que dit une note
applies-parchment = Dite avec le parchemin
    .when = avec le parchemin
applies-search = Dite lors d’une fouille
    .when = lors d’une fouille
applies-door = Dite quand on essaie une porte
    .when = quand on essaie une porte
applies-spell = Dite quand un sort est lancé
    .when = quand un sort est lancé
applies-object = Dite quand apparaît un élément de quête qu’on peut attaquer
    .when = quand apparaît un élément de quête qu’on peut attaquer

## Notes : quand

do-new-note = Nouvelle note
do-when-start = Au début de la quête
do-when-kept = Quand Zargon le juge bon
do-when-searched = À la fouille : { $region }
verb-when-searched = Quand une pièce est fouillée
do-when-dead = À la mort : { $entry }
verb-when-dead = Quand un personnage meurt
do-when-wounded = À la blessure : { $entry }
verb-when-wounded = Quand un personnage est blessé
do-when-cleared = Quand sont morts : { $sort }
verb-when-cleared = Quand les monstres sont tous morts
do-when-flag = Avec { $entry-the } levé, ou sans
verb-when-flag = Quand des drapeaux sont levés
do-when-gone = Quand est parti : { $entry }
verb-when-gone = Quand un groupe de départ est parti
do-when-turn-ends = À la fin d’un tour de Zargon
do-while-stands = Seulement tant que { $entry-the } est debout, ou dans tous les cas
verb-while-stands = Seulement tant que quelque chose est debout
do-when-beaten = Quand la dernière vague est vaincue
do-or-searched = Aussi à la fouille : { $region }
verb-or-searched = Aussi quand une pièce est fouillée
do-or-dead = Aussi à la mort : { $entry }
verb-or-dead = Aussi quand un personnage meurt
do-or-cleared = Aussi quand sont morts : { $sort }
verb-or-cleared = Aussi quand les monstres sont tous morts
do-spare-in-note = Sans compter { $entry-the }, ou en le comptant
verb-spare-in-note = Qui n’a pas à être mort

## Ce qui arrive

do-then-set = Lève { $entry-the }
verb-then-set = Lève un drapeau
do-then-give = Donne l’objet en main
do-then-deliver = On remet l’objet en main, ce qui lève { $entry-the }
verb-then-deliver = On remet l’objet en main
do-then-wake = Fait surgir { $entry-the }
verb-then-wake = Fait surgir un personnage qui attend
do-then-wake-kind = Fait surgir ceux qui attendent : { $monster }
verb-then-wake-kind = Fait surgir des monstres qui attendent
do-then-regain = Rend un sort : { $entry }
verb-then-regain = Un lanceur de sorts retrouve un sort
do-then-cast = Fait lancer { $spell } : { $entry }
verb-then-cast = Un lanceur de sorts doit lancer un sort
do-then-weaken = Un dé de défense de moins : { $sort }
verb-then-weaken = Des monstres se défendent moins bien
do-then-join = Rallie { $entry-the } aux héros
verb-then-join = Un allié rejoint les héros
do-then-reveal = Révèle tous les corridors
do-do-sooner = L’effet { $number } vient un rang plus tôt
verb-do-sooner = Changer l’ordre des effets
do-drop-effect = Rayer l’effet { $number }
verb-drop-effect = Rayer un effet
do-do-again = Répéter : oui ou non

## Actions, drapeaux, vagues, éboulement

do-new-action = Nouvelle action pour les héros
do-do-on = Sur les cases, ou à côté
do-needs-quiet = Aucun monstre ici : { $region }
verb-needs-quiet = Une pièce doit être sans monstres
do-needs-item = L’objet en main est exigé, ou ne l’est plus
do-needs-death = Exiger la mort, ou non : { $entry }
verb-needs-death = Un personnage doit être mort
do-new-flag = Nouveau drapeau
do-new-wave = Nouvelle vague de monstres
do-come-sooner = La vague arrive un tour plus tôt
do-come-later = La vague arrive un tour plus tard
do-collapse-by = Tout s’éboule une fois levé { $entry-the }
verb-collapse-by = Le donjon s’éboule
do-hold = Rien ne s’éboule

## Textes

do-write-entry = Écrire { $entry-the } ({ $language })
verb-write-entry = Écrire les noms, notes, règles
do-write-more = Écrire la suite : { $entry } ({ $language })
verb-write-more = Écrire la suite
subject-exit = Nom de la sortie
subject-honour = Titre d’honneur
subject-collapse = Ce qu’on dit de l’éboulement

## Pourquoi on ne peut pas

no-page-on-top = Vous êtes déjà sur cette page.
no-entry-spoken-of = C’est sur le plateau, ou autre chose sur la feuille y renvoie.
no-name-taken = Quelque chose sur la feuille s’appelle déjà ainsi.
no-no-name = Un nom a des minuscules et des chiffres, avec des traits d’union entre eux : { $number } caractères au plus.
no-nothing-named = Aucun nom n’est encore donné.
no-say-how-much = Dites combien d’or.
no-door-stands-open = Une porte ouverte n’a pas de serrure.
no-gold-already = Il y a déjà autant d’or.
no-no-treasure = Cette pièce n’a pas de trésor spécial à barrer.
no-start-there = C’est déjà une case de départ.
no-group-unfinished = Donnez d’abord au dernier groupe ses { $number } cases de départ.
no-enough-groups = Il y a déjà un groupe par héros.
no-begins-there = Ce héros commence déjà là.
no-nobody-waits = Seul un monstre de la carte peut attendre, et il n’y en a pas ici.
no-sheet-full = La feuille n’a pas de place pour davantage.
no-nothing-to-move = Ouvrez d’abord un élément ou un allié.
no-by-its-first = Désignez la case en haut à gauche du meuble.
no-no-action-open = Ouvrez d’abord une action.
no-other-region = Toutes les cases d’une action sont dans une même pièce, ou toutes dans le corridor.
no-no-note-open = Ouvrez d’abord une note.
no-seen-already = La note attend déjà cette case.
no-no-collapse = Choisissez d’abord quel drapeau fait s’ébouler le donjon.
no-nothing-falls-here = L’éboulement tombe sur le sol, et non sur l’escalier.
no-enough-own-items = Une feuille a de la place pour { $number } objets à elle.
no-indestructible = Un élément sans points de vie ne peut pas être détruit.
no-say-which-reward = Dites de combien d’or est la récompense.
no-enough-rules = Une feuille a de la place pour { $number } règles.
no-tells-already = Une règle s’appelle déjà comme cette note.
no-always-stands = Un élément sans points de vie reste toujours debout.
no-no-waves = La quête n’a pas de vagues.
no-waits-already = La note l’attend déjà.
no-not-an-or = Seules les fouilles et les morts peuvent se cumuler : choisissez-en une d’abord.
no-nobody-to-get-it = Personne ne le recevrait : seuls une mort, des drapeaux ou une action peuvent donner un objet.
no-no-item-in-hand = Prenez d’abord un objet en main.
no-only-actions = Seule une action permet de remettre un objet.
no-joins-already = Cet allié rejoint déjà les héros par une action.
no-no-weaker = Cela ôte au plus { $number } dés de défense.
no-enough-actions = Une feuille a de la place pour { $number } actions.
no-nothing-to-hold = Prenez d’abord en main l’objet à exiger.
no-enough-flags = Une feuille a de la place pour { $number } drapeaux.
no-enough-waves = Une feuille a de la place pour { $number } vagues.
no-wave-before = La vague précédente arrive alors, ou il n’y a pas de tour avant.
no-wave-after = La vague suivante arrive alors, ou la quête est finie à ce moment.
no-falls-then = C’est déjà ce drapeau qui le fait s’ébouler.
