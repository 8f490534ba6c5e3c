## Où se trouve quelque chose

hq-region = région { $name }
hq-row-number = ligne { $number }
hq-rows = les lignes
hq-regions = les régions
hq-walls = les murs
hq-cards = les cartes
hq-origin = l’origine
hq-item = objet { $name }
hq-box = la boîte
hq-part = partie { $name }
hq-piece = meuble { $name }
hq-trap = piège { $name }
hq-wave = vague { $name }

## Les tables d’HeroQuest

hq-campaign-quests = elle doit nommer { $count } quêtes, chacune une fois
hq-no-such-thing = le jeu n’a pas une telle chose
hq-holds-quest = il contient la quête { $quest }
hq-campaign-origin = c’est celle de la campagne dont elle fait partie
hq-corridor-first = le corridor doit venir en premier, avec un point
hq-rooms = il y a { $count } salles, non { $wanted }
hq-squares = elle a { $count } cases, non { $wanted }
hq-edges = les régions se touchent à { $count } arêtes, non à { $wanted }
hq-same-letter = une autre région a la lettre { $letter }
hq-no-letter = aucune région n’a la lettre { $letter }
hq-connected = elle n’est pas d’un seul tenant
hq-box-none = la boîte ne contient rien de tel
hq-box-count = la boîte en contient { $count }, non { $wanted }
hq-no-group = il n’y a pas de groupe { $name }
hq-group-spells = { $group } a { $count } sorts, non 3
hq-casts-none = { $hero } ne lance pas de sorts
hq-advised = { $hero } se voit conseiller trop ou trop peu de groupes
hq-no-hero = il n’y a pas de héros { $name }
hq-attack-dice = seules les armes ont des dés d’attaque
hq-defend-dice = seules les armures ont un emplacement et des dés de défense
hq-no-weapon = { $item } n’est pas une arme que ce héros peut acheter et employer
hq-weapon-dice = { $item } a { $count } dés, non { $wanted }
hq-same-item = un autre objet porte ce nom
hq-in-potions = ce qu’elle fait doit figurer dans potions.json
hq-card-of = ce qu’elle donne ne va pas avec une carte { $category }
hq-no-potion = il n’y a pas de potion { $name }
hq-no-equipment = il n’y a pas d’équipement { $name }
hq-no-tile = il n’y a pas de pion { $name }
hq-each-once = elle doit nommer une fois chacun de { $names }
hq-handed-out = { $count } quêtes la donnent, non 1
hq-faces = sa table doit nommer chaque face une fois
hq-named-already = { $where } porte déjà ce nom
hq-handed-twice = il est donné { $count } fois, non une
hq-no-monster = il n’y a pas de monstre { $name }
