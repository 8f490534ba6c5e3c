## Où se trouve quelque chose

dl-zones = les zones
dl-tiles = les tuiles
dl-cards = les cartes

## Plateaux

dl-grid = sa grille n’est pas un rectangle de cases
dl-tunnel-twice = un Tunnel y figure deux fois
dl-tunnel-outside = un Tunnel n’est pas dans la grille
dl-tunnels-begin = ses Tunnels ne partent pas de l’entrée
dl-zone-grid = sa grille n’est pas celle du donjon
dl-whole = elle doit couvrir tout le donjon
dl-halves = avec { $other }, elle doit couvrir tout le donjon, chaque case une fois
dl-ring = elle doit couvrir les cases du bord
dl-upper = elle doit couvrir les rangées les plus proches de la surface
dl-area-twice = une autre place porte ce nom
dl-not-in-box = rien dans la boîte ne s’appelle { $name }
dl-holds-nothing = elle ne contient rien
dl-tiles-last = { $count } tuiles de { $year } ne font pas le compte de ses rounds
dl-town = elle doit avoir de la place pour { $count } cartes Combat
dl-four-zones = il doit y en avoir quatre par ligne, la première ligne d’abord
dl-resolves = chaque case doit être résolue une fois
dl-space = la case { $number } { $reason }
dl-gives-nothing = ne donne rien
dl-foreman = a un contremaître, mais pas de Lutins
dl-wage-asked = doit demander un salaire là où l’on recrute une créature, et seulement là

## La boîte, le départ, l’année

dl-run-out = les jetons Troll, et eux seuls, peuvent s’épuiser
dl-troll-tiles = il y en a { $count } pour { $tiles } tuiles Troll
dl-spaces-order = ses cases ne sont pas dans l’ordre
dl-all-orders = { $hand } et { $inaccessible } ne font pas tous les ordres
dl-nothing-to-choose = il n’y a rien à choisir
dl-minion-spaces = à chacun des { $count } Larbins, il faut un emplacement d’ordre
dl-inaccessible = les ordres inaccessibles et leurs emplacements ne sont pas en même nombre
dl-phases = ses phases ne sont pas celles de la saison
dl-announces-nothing = elle ne doit rien annoncer
dl-announces = elle doit annoncer { $season }
dl-token = le jeton doit changer de mains après chaque saison, sauf la dernière
dl-joins = son Aventurier prend la place { $wanted }, non { $place }
dl-magic = il y faut { $found } de magie, non { $wanted }
dl-round-cards = elle a { $count } cartes pour ses rounds de Combat
dl-title-counts = elle doit compter quelque chose, et chaque chose une fois
dl-players = elle est pour { $number } joueurs
dl-lords = il n’y a que { $count } seigneurs
dl-dummy-counter = un PNJ a un cube au plus
dl-counter-adventurer = chaque cube doit recevoir un Aventurier par saison
dl-dummy-minions = un PNJ doit placer tous ses Larbins
dl-dummy-orders = les ordres qu’un PNJ a placés doivent devenir inaccessibles
dl-no-counter = aucun cube ne pourrait bouger
dl-title-alone = un titre détenu seul doit valoir davantage
dl-trainer-setting = elle doit proposer « null », puis chaque combat préparé

## Tuiles et cartes

dl-no-tile-of-it = elle n’a aucune tuile
dl-works-for-nothing = elle travaille pour rien
dl-wage-imps = un salaire ne comprend pas de Lutins
dl-never-attacks = elle n’attaque jamais
dl-two-lines = une tuile a deux lignes au plus
dl-ghost = le Fantôme, et lui seul, doit être un fantôme
dl-troll = le Troll, et lui seul, doit apporter un jeton
dl-line = la ligne { $number } { $reason }
dl-line-idle = ne fait rien
dl-after-kill = n’a pas de coup avant celui qui suit une mort
dl-spares = épargne quelqu’un qu’elle ne choisit pas
dl-no-zone = il n’y a pas de zone { $name }
dl-no-monster = il n’y a pas de monstre { $name }
dl-year-1-produces = les Salles de la 1re année, et elles seules, doivent produire
dl-year-1-zone = les Salles de la 1re année, et elles seules, doivent avoir une zone
dl-produces-nothing = elle ne produit rien
dl-names-monsters = elle doit nommer des Monstres, chacun une fois
dl-year-1-first = celles de la 1re année doivent venir en premier
dl-hurts-nobody = elle ne blesse personne
dl-nobody-chosen = personne n’a été choisi pour ce qui suit
dl-hurts-twice = elle blesse quelqu’un deux fois
dl-trap-cost = un Piège coûte de l’Or, de la Nourriture ou des Lutins
dl-half-a-year = il en faut { $half } pour la 1re année, puis { $half } pour la 2e
dl-too-slow = comme sort lent, elle vient trop tard
dl-called = elle doit s’appeler { $name }
dl-four-a-year = quatre de chaque classe doivent venir la 1re année, quatre la 2e
dl-skill = son talent n’est pas celui de sa classe
dl-weaker = elle est plus faible que { $other }
dl-paladin = le Paladin de l’année { $number } doit avoir les trois talents

## Combats préparés

dl-one-cell = deux tuiles sont sur une même case
dl-tile-outside = une tuile n’est pas dans la grille
dl-no-way = aucun chemin ne mène de l’entrée à chaque tuile
dl-block = quatre cases en carré sont creusées
dl-rooms-beside = deux Salles sont côte à côte
dl-room-twice = une Salle est construite deux fois
dl-no-room = il n’y a pas de Salle { $name }
dl-room-year = { $name } vient en année { $number }
dl-room-zone = { $name } est hors de sa zone
dl-off-track = { $evil } n’est pas sur l’Échelle du Mal
dl-party = { $number } Aventuriers sont venus
dl-paladin-ahead = le Paladin doit marcher devant les autres
dl-warriors = les Guerriers doivent marcher devant
dl-evil-enough = le seigneur n’est pas assez maléfique pour le Paladin
dl-combat-cards = elle a { $count } cartes Combat
dl-none-that-year = pour cette année, rien dans la boîte ne s’appelle { $name }
dl-only = la boîte n’a que { $count } { $name }
