## Le plateau

region-corridor = Corridor
region-room-01 = Pièce haute du nord-ouest
region-room-02 = Pièce haute du nord
region-room-03 = Galerie du nord
region-room-04 = Galerie du nord-est
region-room-05 = Pièce haute de l’est
region-room-06 = Angle haut du nord-est
region-room-07 = Salle de l’ouest
region-room-08 = Salle intérieure de l’ouest
region-room-09 = Pièce intérieure de l’est
region-room-10 = Pièce de l’est
region-room-11 = Salle centrale
region-room-12 = Pièce basse de l’ouest
region-room-13 = Cellule de gauche
region-room-14 = Cellule de droite
region-room-15 = Pièce coudée
region-room-16 = Pièce basse de l’est
region-room-17 = Angle du sud-ouest
region-room-18 = Salle du sud-ouest
region-room-19 = Galerie du sud
region-room-20 = Salle du sud
region-room-21 = Pièce intérieure basse de l’est
region-room-22 = Angle du sud-est

## Tuiles

tile-stairway = Escalier
tile-blocked-single = Case obstruée
tile-blocked-double = Double case obstruée
tile-pit = Oubliette
tile-secret-door = Porte secrète
tile-falling-block = Éboulement
tile-skull = Crâne

## Mobilier

furniture-table = Table
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-throne = Trône
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-alchemists-bench = Établi d’alchimiste
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-treasure-chest = Coffre à trésor
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce, et peut être piégé.
furniture-tomb = Tombe
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-sorcerers-table = Pupitre de sorcier
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-bookcase = Bibliothèque
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-rack = Chevalet
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-fireplace = Cheminée
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-weapons-rack = Râtelier d’armes
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.
furniture-cupboard = Buffet
    .effect = Personne ne peut s’y tenir, mais la vue passe par-dessus. Se fouille avec la pièce.

## Dés

die-combat = Dé de combat
    .effect = 3 crânes, 2 boucliers blancs, 1 bouclier noir.
die-red = Dé rouge
    .effect = Dé ordinaire à six faces.
face-skull = Crâne
    .effect = Un coup porté en attaque.
face-white-shield = Bouclier blanc
    .effect = Annule un coup porté à un héros.
face-black-shield = Bouclier noir
    .effect = Annule un coup porté à un monstre.

## Héros

hero-barbarian = Barbare
    .effect = Le meilleur combattant, armé dès le départ de l’épée barbare. Ne lance aucun sort.
hero-dwarf = Nain
    .effect = Désarme les pièges sans trousse à outils ; il n’échoue que sur un bouclier noir.
hero-elf = Elfe
    .effect = Combat et lance des sorts : reçoit un groupe de trois sorts à chaque quête.
hero-wizard = Enchanteur
    .effect = Maître de la magie : reçoit trois groupes de trois sorts ; la plupart des armes et des armures lui sont interdites.

## Monstres

monster-goblin = Gobelin
    .effect = Rapide mais fragile.
monster-orc = Orc
    .effect = Le gros des troupes de Zargon.
monster-abomination = Abomination
    .effect = Brute massive qui encaisse deux blessures.
monster-skeleton = Squelette
    .effect = Mort-vivant ; insensible au Sommeil.
monster-zombie = Zombie
    .effect = Mort-vivant lent ; insensible au Sommeil.
monster-mummy = Momie
    .effect = Mort-vivant coriace ; insensible au Sommeil.
monster-dread-warrior = Guerrier de la Terreur
    .effect = Champion de la Terreur lourdement cuirassé.
monster-gargoyle = Gargouille
    .effect = Statue vivante, le plus redoutable des ennemis ordinaires.
monster-dread-sorcerer = Sorcier de la Terreur
    .effect = La figurine des lanceurs de sorts de Zargon ; chaque quête lui donne un nom et un profil.

## Groupes de sorts

spell-group-air = Air
    .effect = Groupe de trois sorts de héros.
spell-group-fire = Feu
    .effect = Groupe de trois sorts de héros.
spell-group-water = Eau
    .effect = Groupe de trois sorts de héros.
spell-group-earth = Terre
    .effect = Groupe de trois sorts de héros.

## Sorts de héros

spell-genie = Génie
    .effect = Soit ouvrez n’importe quelle porte fermée déjà posée sur le plateau, soit frappez un monstre visible avec 5 dés de combat.
spell-swift-wind = Vent rapide
    .effect = Le héros choisi lance deux fois plus de dés rouges à son prochain déplacement.
spell-tempest = Tempête
    .effect = Le monstre choisi perd son prochain tour.
spell-ball-of-flame = Boule de feu
    .effect = Un monstre perd 2 points de vie ; il lance 2 dés rouges et chaque 5 ou 6 en épargne 1.
spell-courage = Courage
    .effect = Le héros choisi lance 2 dés d’attaque de plus à sa prochaine attaque ; le sort cesse dès qu’il ne voit plus de monstre.
spell-fire-of-wrath = Feu du courroux
    .effect = Un monstre perd 1 point de vie, sauf s’il obtient 5 ou 6 avec 1 dé rouge.
spell-sleep = Sommeil
    .effect = Un monstre s’endort : il ne peut ni bouger, ni attaquer, ni se défendre. Il lance 1 dé rouge par point d’esprit aussitôt, puis à chaque tour de Zargon ; un 6 le réveille. Squelettes, zombies et momies sont immunisés.
spell-veil-of-mist = Voile de brume
    .effect = À son prochain déplacement, le héros choisi peut traverser les cases occupées par des monstres.
spell-water-of-healing = Eau de guérison
    .effect = Rend jusqu’à 4 points de vie perdus, sans dépasser le total de départ.
spell-heal-body = Soin du corps
    .effect = Rend jusqu’à 4 points de vie perdus, sans dépasser le total de départ.
spell-pass-through-rock = Traverser la pierre
    .effect = À son prochain déplacement, le héros choisi peut traverser les murs ; s’arrêter dans la roche est fatal.
spell-rock-skin = Peau de pierre
    .effect = Le héros choisi lance 1 dé de défense de plus jusqu’à ce qu’il perde un point de vie.

## Sorts de la Terreur

spell-dread-ball-of-flame = Boule de feu
    .effect = Un héros visible perd 2 points de vie ; il lance 2 dés rouges et chaque 5 ou 6 en épargne 1.
spell-dread-cloud-of-dread = Nuage de Terreur
    .effect = Tous les héros dans la pièce ou le corridor du lanceur sont paralysés (ni déplacement, ni attaque, ni défense) jusqu’à obtenir un 6 avec 1 dé rouge par point d’esprit, aussitôt puis à chaque tour.
spell-dread-command = Commandement
    .effect = Pendant son tour, Zargon déplace le héros et le fait attaquer comme un monstre, jusqu’à ce que le héros obtienne un 6 avec 1 dé rouge par point d’esprit, aussitôt puis à chaque tour.
spell-dread-escape = Fuite
    .effect = Le lanceur disparaît et se retrouve sur la case secrète indiquée par la quête.
spell-dread-fear = Peur
    .effect = Le héros n’attaque plus qu’avec 1 dé jusqu’à obtenir, lors d’un tour suivant, un 6 avec 1 dé rouge par point d’esprit.
spell-dread-firestorm = Tempête de feu
    .effect = Toute autre figurine dans la pièce du lanceur, héros ou monstre, perd 3 points de vie ; chacune lance 2 dés rouges et chaque 5 ou 6 en épargne 1. Jamais dans un corridor.
spell-dread-lightning-bolt = Éclair
    .effect = Un éclair en ligne droite ou en diagonale file jusqu’au premier mur, à la première porte fermée ou case obstruée ; tout héros ou monstre sur son passage perd 2 points de vie, sans défense.
spell-dread-rust = Rouille
    .effect = Détruit à jamais une épée ou un casque ordinaire d’un héros visible ; les artéfacts sont immunisés.
spell-dread-sleep = Sommeil
    .effect = Le héros dort (ni déplacement, ni attaque, ni défense) jusqu’à obtenir un 6 avec 1 dé rouge par point d’esprit, aussitôt puis à chaque tour.
spell-dread-summon-orcs = Invocation d’orcs
    .effect = Des orcs apparaissent autour du lanceur. Lancez 1 dé rouge : quatre sur 1–3, cinq sur 4–5, six sur 6.
spell-dread-summon-undead = Invocation de morts-vivants
    .effect = Des morts-vivants apparaissent autour du lanceur. Lancez 1 dé rouge : quatre squelettes sur 1–2 ; trois squelettes et deux zombies sur 3–4 ; deux zombies et deux momies sur 5–6.
spell-dread-tempest = Tempête
    .effect = Le héros choisi perd son prochain tour.

## Cartes Trésor

treasure-gem = Gemme
    .effect = Vaut 35 pièces d’or.
treasure-gold-15 = Or
    .effect = 15 pièces d’or.
treasure-gold-25 = Or
    .effect = 25 pièces d’or.
treasure-jewels = Bijoux
    .effect = Valent 50 pièces d’or.
treasure-potion-of-healing = { item-potion-of-healing }
    .effect = À conserver. { item-potion-of-healing.effect }
treasure-potion-of-strength = { item-potion-of-strength }
    .effect = À conserver. { item-potion-of-strength.effect }
treasure-potion-of-defense = { item-potion-of-defense }
    .effect = À conserver. { item-potion-of-defense.effect }
treasure-heroic-brew = { item-heroic-brew }
    .effect = À conserver. { item-heroic-brew.effect }
treasure-hazard-arrow = Piège : flèche
    .effect = Une flèche cachée : perdez 1 point de vie et votre tour prend fin.
treasure-hazard-hole = Piège : trou
    .effect = Le sol cède : perdez 1 point de vie et votre tour prend fin ; déplacement normal au tour suivant.
treasure-wandering-monster = Monstre errant
    .effect = Le monstre errant de la quête apparaît à côté de vous et attaque aussitôt.

## Équipement

item-dagger = Poignard
    .effect = 1 dé d’attaque. Peut être lancé sur tout monstre visible, puis il est perdu.
item-shortsword = Épée courte
    .effect = 2 dés d’attaque. Interdite à l’enchanteur.
item-handaxe = Hachette
    .effect = 2 dés d’attaque. Peut être lancée sur tout monstre visible, puis elle est perdue. Interdite à l’enchanteur.
item-broadsword = Épée barbare
    .effect = 3 dés d’attaque. Interdite à l’enchanteur.
item-longsword = Épée longue
    .effect = 3 dés d’attaque ; attaque aussi en diagonale. Interdite à l’enchanteur.
item-crossbow = Arbalète
    .effect = 3 dés d’attaque contre tout monstre visible non adjacent ; munitions illimitées. Interdite à l’enchanteur.
item-battle-axe = Hache de bataille
    .effect = 4 dés d’attaque ; pas de bouclier avec cette arme. Interdite à l’enchanteur.
item-staff = Bâton
    .effect = 1 dé d’attaque ; attaque aussi en diagonale ; pas de bouclier avec cette arme.
item-helmet = Casque
    .effect = +1 dé de défense. Interdit à l’enchanteur.
item-shield = Bouclier
    .effect = +1 dé de défense ; pas avec la hache de bataille ni un bâton. Interdit à l’enchanteur.
item-bracers = Brassards
    .effect = +1 dé de défense ; cumulables avec casque et bouclier, pas avec une autre armure de corps.
item-chain-mail = Cotte de mailles
    .effect = +1 dé de défense ; cumulable avec casque et bouclier. Interdite à l’enchanteur.
item-plate-mail = Armure de plates
    .effect = +2 dés de défense, mais 1 seul dé rouge de déplacement ; cumulable avec casque et bouclier. Interdite à l’enchanteur.
item-tool-kit = Trousse à outils
    .effect = Permet à tout héros de tenter de désarmer un piège découvert et non déclenché.
item-holy-water = Eau bénite
    .effect = À utiliser au lieu d’attaquer : détruit un squelette, un zombie ou une momie sur une case adjacente. Puis défaussée.

## Potions

item-potion-of-healing = Potion de guérison
    .effect = À boire à tout moment de votre tour, avant de vous défendre ou à l’instant de mourir : regagnez autant de points de vie qu’indique 1 dé rouge, sans dépasser votre total de départ.
item-potion-of-healing-4 = Potion de guérison puissante
    .effect = Regagnez jusqu’à 4 points de vie, sans dépasser votre total de départ.
item-potion-of-healing-2 = Potion de guérison légère
    .effect = Regagnez jusqu’à 2 points de vie, sans dépasser votre total de départ.
item-potion-of-strength = Potion de force
    .effect = Lancez 2 dés d’attaque de plus à votre prochaine attaque.
item-potion-of-defense = Potion de défense
    .effect = Lancez 2 dés de défense de plus à votre prochaine défense.
item-heroic-brew = Breuvage héroïque
    .effect = Bu avant votre première attaque du tour : attaquez deux fois au lieu d’une.
item-potion-of-speed = Potion de vitesse
    .effect = Lancez deux fois plus de dés rouges à votre prochain déplacement.

## Artéfacts

item-borins-armor = Armure de Borin
    .effect = +2 dés de défense sans ralentir le porteur ; cumulable avec casque et bouclier. Interdite à l’enchanteur.
item-elixir-of-life = Élixir de vie
    .effect = Ramène à la vie un héros mort avec tous ses points de vie et d’esprit. Un seul usage.
item-fortunes-longsword = Épée longue de la Fortune
    .effect = 3 dés d’attaque, aussi en diagonale ; une fois par quête, relancez 1 de vos dés d’attaque. Interdite à l’enchanteur.
item-orcs-bane = Fléau des orcs
    .effect = 2 dés d’attaque ; deux attaques si la cible est un orc. Interdit à l’enchanteur.
item-phantom-blade = Lame fantôme
    .effect = 1 dé d’attaque ; une fois par quête, la cible d’une attaque ne peut pas se défendre.
item-ring-of-fortitude = Anneau de vigueur
    .effect = Augmente de 1 les points de vie du porteur.
item-ring-of-return = Anneau de retour
    .effect = Renvoie le porteur et tous les héros qu’il voit au point de départ de la quête. Un seul usage.
item-rod-of-telekinesis = Sceptre de télékinésie
    .effect = Une fois par quête, un monstre visible perd son prochain tour, sauf s’il obtient un 6 avec 1 dé rouge par point d’esprit.
item-spell-ring = Anneau à sortilège
    .effect = Au début de la quête, son porteur y enferme un de ses sorts, qu’il pourra lancer deux fois pendant la quête.
item-spirit-blade = Lame spirituelle
    .effect = 3 dés d’attaque, 4 contre un squelette, un zombie ou une momie. Interdite à l’enchanteur.
item-talisman-of-lore = Talisman du savoir
    .effect = Augmente de 1 les points d’esprit tant qu’il est porté.
item-wand-of-magic = Baguette magique
    .effect = Son porteur peut lancer deux sorts différents à son tour au lieu d’un.
item-wizards-cloak = Cape d’enchanteur
    .effect = Enchanteur seulement : +1 dé de défense.
item-wizards-staff = Bâton d’enchanteur
    .effect = Enchanteur seulement : 2 dés d’attaque, aussi en diagonale.

## Pièges

trap-pit = Oubliette
    .effect = Chute : perdez 1 point de vie, fin du tour. Dans l’oubliette : 1 dé de combat de moins en attaque et en défense (minimum 1).
trap-falling-block = Piège à éboulement
    .effect = Lancez 3 dés de combat, perdez 1 point de vie par crâne sans défense ; avancez ou reculez sur une case libre ; la case reste obstruée.
trap-spear = Piège à lance
    .effect = Lancez 1 dé de combat : un crâne coûte 1 point de vie et met fin au tour ; un bouclier permet de continuer. Le piège disparaît.
trap-furniture = Coffre/meuble piégé
    .effect = Se déclenche quand un héros cherche des trésors avant qu’il ait été découvert, ou ouvre quand même le meuble ; la quête indique les dégâts ; le tour prend fin. Une fois découvert, on peut l’éviter ou le désarmer.
furniture-trap-poison-gas = Gaz toxique
furniture-trap-poison-needle = Aiguille empoisonnée
furniture-trap-explosive-latch = Loquet explosif
furniture-trap-dart = Fléchette

## États

condition-asleep = Sommeil
    .effect = Ne peut ni bouger, ni agir, ni se défendre.
condition-paralysed = Paralysie
    .effect = Ne peut ni bouger, ni agir, ni se défendre.
condition-afraid = Peur
    .effect = N’attaque qu’avec 1 dé.
condition-commanded = Emprise
    .effect = Ne joue pas son propre tour ; Zargon joue ce héros pendant le sien.
condition-miss-turn = Tourbillon
    .effect = Perd son prochain tour.

## Options

option-play = Partie
    .effect = Toute la campagne, quête après quête, ou une seule quête, avec 100 pièces d’or à dépenser par quête qui la précède.
option-play-campaign = Campagne
option-play-single-quest = Quête isolée
option-quest = Quête
    .effect = La quête jouée, s’il s’agit d’une quête isolée. Une campagne commence par la première.
option-quest-number = Quête { $number }
option-single-search = Une recherche par pièce
    .effect = Chaque pièce ne peut être fouillée qu’une seule fois au total.
option-single-search-off = Non
option-single-search-on = Oui
option-fixed-move = Déplacement fixe
    .effect = Les héros se déplacent de 8 cases (4 en armure de plates) au lieu de lancer les dés.
option-fixed-move-off = Non
option-fixed-move-on = Oui
option-tall-furniture = Les meubles hauts bloquent la vue
    .effect = Bibliothèques, buffet, cheminée et râtelier d’armes bloquent la ligne de vision.
option-tall-furniture-off = Non
option-tall-furniture-on = Oui
option-veteran = Zargon aguerri
    .effect = À partir de la quête 8, les monstres sans nom lancent 1 dé de défense de plus.
option-veteran-off = Non
option-veteran-on = Oui
option-sell-half = Revente à moitié prix
    .effect = Entre les quêtes, l’équipement peut être revendu à moitié prix.
option-sell-half-off = Non
option-sell-half-on = Oui
option-max-rounds = Limite de tours
    .effect = Arrêt de sécurité ; la quête est alors inachevée.
option-max-rounds-number = { $number } tours
option-max-rounds-none = Sans limite
