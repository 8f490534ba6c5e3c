## Où se trouve quelque chose

xor-square = case { $name }
xor-passage = passage { $name }
xor-squares-of = cases de sorte « { $kind } »
xor-passages-of = passages de sorte « { $kind } »
xor-cards-of = cartes de couleur « { $color } » et de type « { $type } »

## Les faces du plateau

xor-side = il décrit la face { $side }, non { $wanted }
xor-id-twice = cet « id » est utilisé deux fois
xor-id-side = l’« id » ne commence pas par le nom de la face, { $side }
xor-start = elle doit être la seule case de départ, et venir en premier
xor-room-number = un numéro figure sur chaque case numérotée (« room »), et nulle part ailleurs
xor-item-square = un objet figure sur chaque case d’objet, et nulle part ailleurs
xor-number-range = le numéro { $number } n’est pas entre 1 et 30
xor-same-number = { $square } porte aussi le numéro { $number }
xor-item-pair = { $item } a { $count } case(s), non 2
xor-out-of-plane = elle dépasse du plan de { $size } × { $size }
xor-circle = un cercle est aussi large que haut
xor-overlaps = elle empiète sur { $square }
xor-no-square = il n’y a pas de case { $name }
xor-itself = il relie une case à elle-même
xor-joined = un autre passage relie déjà ces cases
xor-no-obstacle = cette face n’a pas d’obstacle { $obstacle }
xor-cut-off = aucun passage libre n’y mène depuis la case de départ
xor-points = il faut deux points pour un trait
xor-line-end = son trait ne finit pas au bord de { $square }
xor-lines-cross = son trait croise celui de { $passage }

## Cartes, quêtes, objets, nains

xor-no-number = aucune case ne porte le numéro { $number }
xor-card-id = c’est une carte { $color } de numéro { $number }, et son « id » doit le dire
xor-on-cards = il figure sur { $count } cartes, non sur 1 ou 2
xor-no-theme = il n’y a pas d’illustration { $name }
xor-theme-color = l’illustration { $name } est { $color }, non { $wanted }
xor-theme-count = { $count } cartes la montrent, non { $wanted }
xor-dragon-quests = les quêtes rouges, et elles seules, sont des quêtes de dragon
xor-dragon-themes = les illustrations rouges, et elles seules, montrent un dragon
xor-tasks = une quête a { $count } tâches, non { $found }
xor-whole-quests = ses { $count } cartes ne font pas { $quests } quêtes
xor-majority = { $count } n’est pas la plus petite majorité de { $size }
xor-mode-quests = ses couleurs ont { $count } quêtes, non { $wanted }
xor-quests = il y a { $count } quêtes, non { $wanted }
xor-three-items = il y en a 3 dans la boîte, non { $count }
xor-in-play = « in_play » doit donner un nombre pour 2 à 6 joueurs
xor-cannot-be = { $count } en jeu à { $players } joueurs, c’est impossible
xor-all-nine = « all_nine » en laisse de côté à { $players } joueurs
xor-half-dice = { $count } n’est pas la moitié des dés d’un joueur
xor-dice-alike = { $count } dés ne se partagent pas également entre les couleurs
xor-obstacles = les plateaux en ont { $found }
xor-no-obstacles = les plateaux n’en ont pas
xor-group-levels = les niveaux et l’expérience gardée font { $sum }
xor-group-dice = un joueur n’a que { $number } dés { $dwarf }
xor-modes = ses valeurs ne sont pas les modes de modes.json
xor-default-constant = sa valeur par défaut n’est pas celle de constants.json
xor-power-potion = des nains seuls peuvent atteindre la puissance { $power }
xor-power-trap = elle doit dépasser « power_potion »
