## Où se trouve quelque chose

wq-book = le livre
wq-cards = les cartes
wq-door = porte { $name }

## Aventures

wq-no-objective-room = il n’y a pas de pièce objectif { $name }
wq-book-place = le numéro { $number } de { $room } devrait être à sa place
wq-book-size = il a { $count } aventures, non { $wanted }
wq-first-game = il conseille { $count } aventures pour une première partie, non 1
wq-no-monster = il n’y a pas de monstre { $name }
wq-group-empty = un groupe de monstres { $monster } peut être vide
wq-guardians-both = ses gardiens doivent venir de la table, ou être nommés, mais pas les deux
wq-guardians-placed = des gardiens, et eux seuls, doivent être placés
wq-guardians-table = seuls des gardiens de la table peuvent être modifiés, remplacés ou rejoints
wq-no-pit = sa pièce n’a pas de fosse
wq-one-special = un de ses gardiens doit être le gardien particulier
wq-special-kind = aucun monstre { $monster } n’est là pour être { $special }
wq-not-in-room = rien dans sa pièce ne s’appelle { $name }
wq-reward-others = sa récompense oublie les autres
wq-half-gold = il n’y a pas d’or dont garder la moitié
wq-walk-out = ceux qui sortent à pied, et personne d’autre, doivent en être récompensés
wq-no-way-out = sa pièce n’a pas d’issue
wq-required-dead = aucun guerrier n’est requis, donc aucun ne peut la faire échouer par sa mort
wq-fail-twice = elle peut échouer deux fois pour la même raison
wq-thresholds = ses seuils doivent croître d’un guerrier à quatre
wq-same-item = un autre objet s’appelle { $name }
wq-required-item = aucun guerrier n’est requis, donc aucun ne peut recevoir { $item }
wq-roll = { $text } n’est pas un jet de dés

## Tables

wq-figure = « { $field } » vaut { $number }, hors de { $least } à { $most }
wq-no-section = il n’y a pas de telle section
wq-room-card = une salle doit avoir une seule carte
wq-no-card = elle n’a pas de carte
wq-objective-last = les pièces objectifs doivent venir en dernier
wq-own-card = { $card } n’est pas la carte de ce guerrier
wq-pinned = aucun dé ne décide s’il est bloqué
wq-bow = un arc doit avoir des dés et une force
wq-weapon = son arme n’a pas de dés
wq-no-die = aucun dé ne donne { $number }
wq-missile = elle a une arme de tir, mais ne sait pas tirer
wq-numbers = elle a { $count } nombres, non { $wanted }
wq-defender = un meilleur défenseur est plus facile à toucher
wq-attacker = un meilleur attaquant touche plus difficilement
wq-equals = entre égaux, on touche sur { $number }, non sur 4
wq-two-groups = elle a deux groupes de la même sorte
wq-nobody-comes = personne ne vient
wq-m-cards = les cartes M, et elles seules, doivent amener des monstres, et valoir un trésor
wq-m-another = une carte M doit en faire tirer une autre avant le combat, ou aucune
wq-another = son dé pour une autre carte n’est pas comparé à 3
wq-with-monsters = il y en a { $count } avec des monstres, non 12
wq-spells = il faut cinq sorts d’attaque, cinq de défense et cinq de soin, dans cet ordre
wq-adventure-setting = elle doit proposer « random », « first-game », puis chaque aventure

## Cartes que l’on tient

wq-charges = les cartes à charges, et elles seules, doivent les compter
wq-no-charge = elle n’a pas de charge qu’on puisse payer
wq-unused = seule une carte qui reste après usage peut n’avoir pas servi
wq-on-receipt = ce qui sert aussitôt (« immediate ») doit servir quand on le reçoit (« on_receipt »)
wq-gold-taken = l’or, et rien d’autre, doit se prendre aussitôt
wq-gold-sold = l’or, et rien d’autre, ne doit pas pouvoir se vendre
wq-no-moment = ce qui ne sert pas n’a pas de moment
wq-weapons = les armes, et elles seules, doivent se tenir comme des armes
wq-shield = un bouclier doit se tenir comme un bouclier
wq-ammunition = les munitions, et rien d’autre, doivent demander un arc
wq-users = elle doit être pour tous (« all »), ou pour certains, chacun nommé une fois

## Sections

wq-lines = ses lignes ne sont pas de même longueur
wq-size = une section « { $kind } » n’a pas { $width } cases sur { $height }
wq-shape = une section « { $kind } » n’a pas la forme « { $shape } »
wq-letter = sa grille a une lettre inconnue, « { $letter } »
wq-obstacles = ses obstacles ne sont pas là où sa grille les montre
wq-floor = seules les pièces objectifs ont autre chose que du sol
wq-same-door = elle a { $count } portes { $name }
wq-door-squares = les cases de la porte { $name } ne sont pas côte à côte
wq-attach = chacune de ses portes doit figurer dans « attach », et dans « exits » avec les sorties qu’elle laisse
wq-back = qui entre par { $one } et sort par { $other } ne peut pas revenir
wq-exits = la porte { $name } a des sorties dans une pièce objectif, ou n’en a pas ailleurs
wq-left-right = les jonctions, et elles seules, doivent avoir une sortie à gauche et une à droite
wq-not-exits = la gauche et la droite de la porte { $name } ne sont pas ses sorties
wq-exchanged = la gauche et la droite de la porte { $name } sont interverties
wq-junction = une jonction doit avoir une gauche et une droite pour chacune de ses portes
wq-edge = « { $field } » nomme { $one } et { $other }, qui ne sont pas deux cases côte à côte
wq-edge-twice = « { $field } » nomme deux fois les mêmes cases
wq-twice = elle a deux fois { $name }
wq-part-squares = { $name } n’a pas de cases, ou en a une deux fois
wq-stand = personne ne peut se tenir sur la case { $square } de { $name }
wq-secret-exits = seules les pièces objectifs ont des issues secrètes et des marques
wq-walk-to = personne ne peut aller jusqu’à la case { $square }
wq-leads-out = on ne sort pas en { $square } ({ $way })
