## Seigneurs et réserves

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
supply-gold = Or
supply-food = Nourriture
supply-imps = Lutins
supply-tunnels = Tunnels
supply-damage = Cubes Dégâts
supply-trolls = Jetons Troll

## Les places des plateaux

area-evilometer = Échelle du Mal
    .effect = Mesure la réputation de chaque seigneur. Gagner du Mal fait monter le cube, en perdre le fait descendre ; il s’arrête aux deux extrémités. Un cube sur la case 9 ou plus haut peut attirer le Paladin.
area-town = Ville
    .effect = Les 4 cartes Combat de l’année, faces cachées ; celle du dessus est pour le premier round de Combat.
area-tent = Tente des Paladins
    .effect = Les Paladins y attendent, celui de la 1re année au-dessus.
area-tavern = Taverne
    .effect = 3 Monstres et Fantômes à recruter ce round.
area-room-shop = Vente de Salles
    .effect = 2 Salles à construire ce round.
area-food-supply = Nourriture
    .effect = La réserve de jetons Nourriture.
area-tunnel-supply = Tunnels
    .effect = La réserve de tuiles Tunnel.
area-bank = Banque
    .effect = La réserve de jetons Or.
area-imp-supply = Lutins
    .effect = La réserve de Lutins, et les 3 jetons Troll.
area-trap-pile = Pièges
    .effect = Les cartes Piège, faces cachées.
area-lair = Antre
    .effect = Vos Monstres et vos Fantômes ; ceux qui sont face cachée ne peuvent plus servir cette année.
area-den = Tanière
    .effect = Vos Lutins et vos jetons Troll disponibles.
area-store = Magasin
    .effect = Vos jetons Nourriture.
area-treasury = Trésor
    .effect = Vos jetons Or.
area-trap-room = Réserve de Pièges
    .effect = Vos cartes Piège, faces cachées.
area-prison = Prison
    .effect = Les Aventuriers que vous avez capturés.
area-office = Bureau des Larbins
    .effect = Vos Larbins, quand aucun ordre ne les occupe.
area-unpaid-taxes = Impayés
    .effect = Un cube Dégâts pour chaque jeton Or de taxe impayé ; chacun coûte 3 points en fin de partie.
area-order-spaces = Cases Ordre
    .effect = Les 3 ordres du round, exécutés de gauche à droite.
area-inaccessible-orders = Ordres inaccessibles
    .effect = Les cartes Ordre que vous ne pouvez pas choisir ce round.
area-party = Groupe d’Aventuriers
    .effect = Les Aventuriers devant votre entrée, celui de tête le premier ; le Paladin les précède tous.
area-combat-row = Rangée Combat
    .effect = Le Piège, les Monstres et les Fantômes que vous avez prévus, et les étapes du combat.
area-monster-pile = Pile Monstres
    .effect = Les tuiles de la 1re année sur celles de la 2e, faces cachées.
area-room-pile = Pile Salles
    .effect = Les Salles de la 1re année sur celles de la 2e, faces cachées.
area-adventurer-pile-1 = Aventuriers de la 1re année
    .effect = Faces cachées, au dos argent.
area-adventurer-pile-2 = Aventuriers de la 2e année
    .effect = Faces cachées, au dos or.
area-combat-pile-2 = Cartes Combat de la 2e année
    .effect = 4 cartes, faces cachées.
area-special-event-1 = Événement spécial de la 1re année
    .effect = Face cachée, jusqu’à ce que son jeton soit retourné.
area-special-event-2 = Événement spécial de la 2e année
    .effect = Face cachée, jusqu’à ce que son jeton soit retourné.
area-monster-discard = Défausse des Monstres
    .effect = Faces visibles ; ils ne reviennent jamais.
area-room-discard = Défausse des Salles
    .effect = Faces visibles ; elles ne reviennent jamais.
area-trap-discard = Défausse des Pièges
    .effect = Faces cachées ; on les mélange quand la pile est épuisée.
area-gone-adventurers = Aventuriers repartis
    .effect = Ils ne reviennent jamais.
area-damage-supply = Cubes Dégâts
    .effect = La réserve de cubes Dégâts.
room-zone-any = N’importe où
room-zone-upper = Moitié haute
room-zone-lower = Moitié basse
room-zone-ring = Pourtour
room-zone-core = Centre

## Années, saisons, phases, rounds et étapes

year-1 = 1re année
year-2 = 2e année
season-winter = Hiver
    .in = en hiver
    .of = de l’hiver
season-spring = Printemps
    .in = au printemps
    .of = du printemps
season-summer = Été
    .in = en été
    .of = de l’été
season-autumn = Automne
    .in = en automne
    .of = de l’automne
phase-new-round = Nouveau round
    .effect = La Taverne et la Vente de Salles sont regarnies ; l’événement et les Aventuriers de la saison suivante sont dévoilés.
phase-orders = Ordres
    .effect = Chaque seigneur choisit 3 ordres en secret ; les Larbins sont placés ordre par ordre, puis les zones sont résolues l’une après l’autre.
phase-production = Production et récupération
    .effect = Dans l’ordre du tour, chaque seigneur utilise ses Salles et récupère des cartes Ordre.
phase-event = Événement
    .effect = L’événement de la saison frappe tous les seigneurs.
phase-adventurers = Aventuriers
    .effect = L’Aventurier le moins puissant va chez le seigneur le moins maléfique, et ainsi de suite.
phase-end-of-round = Fin du round
    .effect = Lutins et jetons Troll rentrent ; le jeton de premier joueur passe à gauche, sauf en automne.
phase-planning = Planning
    .effect = Chaque seigneur désigne la tuile attaquée et prévoit son Piège, ses Monstres et ses Fantômes.
phase-reveal = Carte Combat
    .effect = La carte Combat du round est retournée ; elle vaut pour tous.
phase-battles = Combats
    .effect = Dans l’ordre du tour, chaque seigneur livre son combat jusqu’au bout.
combat-round = Round de Combat { $number }
    .effect = Le sort est lancé si le groupe a au moins { $number } en Magie.
step-trap = Piège
    .effect = Le Piège se déclenche ; chaque symbole Piège du groupe empêche 1 Dégât.
step-fast-spell = Sort rapide
    .effect = Un sort rapide est lancé si le groupe a assez de points de Magie.
step-monsters = Monstres et Fantômes
    .effect = Vos Monstres et vos Fantômes agissent, dans l’ordre de votre choix.
step-slow-spell = Sort lent
    .effect = Un sort lent est lancé si le groupe a assez de points de Magie.
step-healing = Soins
    .effect = Si un Monstre ou un Fantôme a attaqué, chaque cœur soigne 1 Dégât, en partant de la tête.
step-conquest = Fatigue et conquête
    .effect = Le groupe subit la Fatigue de la carte, en partant de la tête. S’il reste quelqu’un, la tuile est conquise et vous perdez 1 point de Mal.

## Ordres, zones et cases

zone-food = Nourriture
    .effect = De la Nourriture contre de l’Or ou contre votre réputation.
zone-reputation = Réputation
    .effect = Perdez du Mal ; l’œil rouge permet de regarder une carte Combat de la Ville, sans changer l’ordre.
zone-dig = Creusement de tunnels
    .effect = Placez des Tunnels à côté de vos tuiles, un Lutin pour chacun. Aucun carré de 2 × 2 cases ne doit être entièrement creusé.
zone-mine = Mine d’or
    .effect = Envoyez des Lutins dans des Tunnels non conquis, tous différents.
zone-imps = Recrutement de Lutins
    .effect = Les nouveaux Lutins rejoignent votre Tanière et sont aussitôt disponibles.
zone-traps = Achat de Pièges
    .effect = Piochez des cartes Piège ; les autres ne les voient pas. La 2e année, vous en piochez 1 de plus, puis en défaussez 1 parmi toutes les vôtres.
zone-monster = Recrutement de Monstres et Fantômes
    .effect = Prenez une tuile de la Taverne et payez son salaire. La case III choisit en premier, puis la II, puis la I.
zone-room = Construction de Salles
    .effect = Une Salle en vente remplace un de vos Tunnels non conquis. La case III choisit en premier, puis la II ; la I a ce qui reste.
order-food = { zone-food }
    .effect = Envoie un Larbin dans la zone « Nourriture ».
order-reputation = { zone-reputation }
    .effect = Envoie un Larbin dans la zone « Réputation ».
order-dig = { zone-dig }
    .effect = Envoie un Larbin dans la zone « Creusement de tunnels ».
order-mine = { zone-mine }
    .effect = Envoie un Larbin dans la zone « Mine d’or ».
order-imps = { zone-imps }
    .effect = Envoie un Larbin dans la zone « Recrutement de Lutins ».
order-traps = { zone-traps }
    .effect = Envoie un Larbin dans la zone « Achat de Pièges ».
order-monster = { zone-monster }
    .effect = Envoie un Larbin dans la zone « Recrutement de Monstres et Fantômes ». Jouée en premier, cette carte coûte 1 jeton Or, payé dès qu’elle est révélée.
order-room = { zone-room }
    .effect = Envoie un Larbin dans la zone « Construction de Salles ».
space-food-1 = { zone-food }, case I
    .effect = Payez 1 jeton Or, prenez 2 jetons Nourriture.
space-food-2 = { zone-food }, case II
    .effect = Gagnez 1 point de Mal, prenez 3 jetons Nourriture.
space-food-3 = { zone-food }, case III
    .effect = Gagnez 2 points de Mal, prenez 3 jetons Nourriture et 1 jeton Or.
space-reputation-1 = { zone-reputation }, case I
    .effect = Perdez 1 point de Mal et regardez 1 carte Combat.
space-reputation-2 = { zone-reputation }, case II
    .effect = Perdez 2 points de Mal.
space-reputation-3 = { zone-reputation }, case III
    .effect = Payez 1 jeton Or, perdez 2 points de Mal et regardez 1 carte Combat.
space-dig-1 = { zone-dig }, case I
    .effect = Jusqu’à 2 Lutins, 1 Tunnel chacun.
space-dig-2 = { zone-dig }, case II
    .effect = Jusqu’à 3 Lutins, 1 Tunnel chacun.
space-dig-3 = { zone-dig }, case III
    .effect = Jusqu’à 4 Lutins, 1 Tunnel chacun, et 1 Lutin de plus comme contremaître.
space-mine-1 = { zone-mine }, case I
    .effect = Jusqu’à 2 Lutins, 1 jeton Or chacun.
space-mine-2 = { zone-mine }, case II
    .effect = Jusqu’à 3 Lutins, 1 jeton Or chacun.
space-mine-3 = { zone-mine }, case III
    .effect = Jusqu’à 4 Lutins, 1 jeton Or chacun, et 1 Lutin de plus comme contremaître.
space-imps-1 = { zone-imps }, case I
    .effect = Payez 1 jeton Nourriture, prenez 1 Lutin.
space-imps-2 = { zone-imps }, case II
    .effect = Payez 2 jetons Nourriture, prenez 2 Lutins.
space-imps-3 = { zone-imps }, case III
    .effect = Payez 1 jeton Nourriture et 1 jeton Or, prenez 2 Lutins.
space-traps-1 = { zone-traps }, case I
    .effect = Payez 1 jeton Or, piochez 1 Piège.
space-traps-2 = { zone-traps }, case II
    .effect = Piochez 1 Piège.
space-traps-3 = { zone-traps }, case III
    .effect = Payez 2 jetons Or, piochez 2 Pièges.
space-monster-1 = { zone-monster }, case I
    .effect = Payez le salaire, prenez 1 Monstre ou Fantôme, en choisissant en dernier.
space-monster-2 = { zone-monster }, case II
    .effect = Payez le salaire, prenez 1 Monstre ou Fantôme, en choisissant en deuxième.
space-monster-3 = { zone-monster }, case III
    .effect = Payez 1 jeton Nourriture et le salaire, prenez 1 Monstre ou Fantôme, en choisissant en premier.
space-room-1 = { zone-room }, case I
    .effect = Prenez 1 Salle, s’il en reste.
space-room-2 = { zone-room }, case II
    .effect = Payez 1 jeton Or, prenez 1 Salle, en choisissant en deuxième.
space-room-3 = { zone-room }, case III
    .effect = Payez 1 jeton Or, prenez 1 Salle, en choisissant en premier.

## Monstres et Fantômes

monster-goblin = Gobelin
    .a = un Gobelin
    .the = le Gobelin
    .cap = Le Gobelin
    .of = du Gobelin
    .effect = Coup standard de 2. S’il élimine cet Aventurier, second coup standard de 1.
monster-slime = Amas visqueux
    .a = un Amas visqueux
    .the = l’Amas visqueux
    .cap = L’Amas visqueux
    .of = de l’Amas visqueux
    .effect = Soit 1 Dégât à chaque Aventurier, soit ni conquête ni Fatigue ce round ; ce second usage n’est pas une attaque.
monster-ghost = Fantôme
    .a = un Fantôme
    .the = le Fantôme
    .cap = Le Fantôme
    .of = du Fantôme
    .effect = 2 Dégâts à un Aventurier de votre choix, jamais celui de tête. Pas un Monstre : il n’en prend pas la place au combat et ne rapporte rien.
monster-troll = Troll
    .a = un Troll
    .the = le Troll
    .cap = Le Troll
    .of = du Troll
    .effect = Coup standard de 3, ou de 4 si vous payez 1 jeton Nourriture. Apporte un jeton Troll, qui travaille dans les Salles comme un Lutin.
monster-witch = Sorcière
    .a = une Sorcière
    .the = la Sorcière
    .cap = La Sorcière
    .of = de la Sorcière
    .effect = Coup standard de 4, ou deux coups de 1 contre des Aventuriers de votre choix, le même ou deux différents.
monster-vampire = Vampire
    .a = un Vampire
    .the = le Vampire
    .cap = Le Vampire
    .of = du Vampire
    .effect = 3 Dégâts à un Aventurier de votre choix, ou 2 Dégâts et il revient face visible. N’attaque jamais un prêtre.
monster-golem = Golem
    .a = un Golem
    .the = le Golem
    .cap = Le Golem
    .of = du Golem
    .effect = Coup standard de 4 ; il revient face visible.
monster-dragon = Dragon
    .a = un Dragon
    .the = le Dragon
    .cap = Le Dragon
    .of = du Dragon
    .effect = 2 Dégâts à chaque Aventurier ; personne n’est soigné ce round, pas même par le Paladin.
monster-demon = Démon
    .a = un Démon
    .the = le Démon
    .cap = Le Démon
    .of = du Démon
    .effect = 7 Dégâts à un Aventurier de votre choix ; ni conquête ni Fatigue ce round. Son salaire comprend un autre de vos Monstres, qu’il dévore.

## Salles

room-hatchery = Poulailler
    .a = un Poulailler
    .the = le Poulailler
    .of = du Poulailler
    .in = dans le Poulailler
    .effect = 3 ouvriers : prenez 1 jeton Nourriture. Moitié haute du donjon.
room-mushroom-bed = Champignonnière
    .a = une Champignonnière
    .the = la Champignonnière
    .of = de la Champignonnière
    .in = dans la Champignonnière
    .effect = 3 ouvriers : prenez 1 jeton Nourriture. Moitié basse du donjon.
room-souvenir-shop = Boutique de souvenirs
    .a = une Boutique de souvenirs
    .the = la Boutique de souvenirs
    .of = de la Boutique de souvenirs
    .in = dans la Boutique de souvenirs
    .effect = 3 ouvriers : prenez 1 jeton Or. Moitié haute du donjon.
room-mint = Hôtel de la Monnaie
    .a = un Hôtel de la Monnaie
    .the = l’Hôtel de la Monnaie
    .of = de l’Hôtel de la Monnaie
    .in = dans l’Hôtel de la Monnaie
    .effect = 3 ouvriers : prenez 1 jeton Or. Moitié basse du donjon.
room-workshop = Atelier de pièges
    .a = un Atelier de pièges
    .the = l’Atelier de pièges
    .of = de l’Atelier de pièges
    .in = dans l’Atelier de pièges
    .effect = 4 ouvriers : piochez 1 Piège. Pourtour du donjon.
room-tool-shed = Remise à outils
    .a = une Remise à outils
    .the = la Remise à outils
    .of = de la Remise à outils
    .in = dans la Remise à outils
    .effect = 2 ouvriers : creusez 1 Tunnel. Pourtour du donjon.
room-printing-press = Imprimerie
    .a = une Imprimerie
    .the = l’Imprimerie
    .of = de l’Imprimerie
    .in = dans l’Imprimerie
    .effect = 3 ouvriers : perdez 1 point de Mal. Centre du donjon.
room-magic-room = Salle magique
    .a = une Salle magique
    .the = la Salle magique
    .of = de la Salle magique
    .in = dans la Salle magique
    .effect = 2 ouvriers et 1 jeton Nourriture : prenez 1 Lutin, aussitôt disponible. Centre du donjon.
room-training-room = Salle d’entraînement
    .a = une Salle d’entraînement
    .the = la Salle d’entraînement
    .of = de la Salle d’entraînement
    .in = dans la Salle d’entraînement
    .effect = Dans un combat ici, chaque coup de vos Gobelins et de vos Trolls inflige 1 Dégât de plus.
room-dark-room = Salle obscure
    .a = une Salle obscure
    .the = la Salle obscure
    .of = de la Salle obscure
    .in = dans la Salle obscure
    .effect = Dans un combat ici, chaque coup de vos Sorcières et de vos Vampires inflige 1 Dégât de plus.
room-labyrinth = Labyrinthe
    .a = un Labyrinthe
    .the = le Labyrinthe
    .of = du Labyrinthe
    .in = dans le Labyrinthe
    .effect = Dans un combat ici, jusqu’à 2 Pièges, sans jeton Or pour la Salle, mais 1 seul Monstre ; des Fantômes comme d’habitude.
room-anti-magic-room = Salle anti-magie
    .a = une Salle anti-magie
    .the = la Salle anti-magie
    .of = de la Salle anti-magie
    .in = dans la Salle anti-magie
    .effect = Dans un combat ici, le groupe ne lance aucun sort, ni rapide ni lent.
room-cafeteria = Cafétéria
    .a = une Cafétéria
    .the = la Cafétéria
    .of = de la Cafétéria
    .in = dans la Cafétéria
    .effect = En fin de partie, 1 point pour chacun de vos Gobelins, Trolls, Amas visqueux et Sorcières.
room-chapel = Chapelle
    .a = une Chapelle
    .the = la Chapelle
    .of = de la Chapelle
    .in = dans la Chapelle
    .effect = En fin de partie, 2 points pour chacun de vos Fantômes et Vampires.
room-pandemonium = Pandémonium
    .a = un Pandémonium
    .the = le Pandémonium
    .of = du Pandémonium
    .in = dans le Pandémonium
    .effect = En fin de partie, 2 points pour chacun de vos Golems, Dragons et Démons.
room-hall-of-fame = Hall of Fame
    .a = un Hall of Fame
    .the = le Hall of Fame
    .of = du Hall of Fame
    .in = dans le Hall of Fame
    .effect = En fin de partie, 2 points par Titre que vous êtes seul à détenir et 1 point par Titre partagé, en plus du Titre lui-même.

## Pièges

trap-rolling-stone = Pierre qui roule
    .a = une Pierre qui roule
    .the = la Pierre qui roule
    .of = de la Pierre qui roule
    .effect = 3 Dégâts à l’Aventurier de tête.
trap-pendulum = Pendule
    .a = un Pendule
    .the = le Pendule
    .of = du Pendule
    .effect = 3 Dégâts au deuxième Aventurier ; rien s’il n’y en a pas.
trap-trap-door = Trappe
    .a = une Trappe
    .the = la Trappe
    .of = de la Trappe
    .effect = 2 Dégâts à l’Aventurier de tête ; ni conquête ni Fatigue ce round.
trap-fire-wall = Mur de feu
    .a = un Mur de feu
    .the = le Mur de feu
    .of = du Mur de feu
    .effect = 1 Dégât à chaque Aventurier, et 1 de plus au dernier.
trap-cursed-ring = Anneau maudit
    .a = un Anneau maudit
    .the = l’Anneau maudit
    .of = de l’Anneau maudit
    .effect = Payez 1 jeton Or : 1 Dégât à chaque Aventurier ; ni conquête ni Fatigue ce round.
trap-kamikaze-imp = Lutin kamikaze
    .a = un Lutin kamikaze
    .the = le Lutin kamikaze
    .of = du Lutin kamikaze
    .effect = Perdez 1 Lutin, pas un jeton Troll : 3 Dégâts à l’Aventurier de tête et 1 à chacun des autres.
trap-poisoned-dart = Fléchette empoisonnée
    .a = une Fléchette empoisonnée
    .the = la Fléchette empoisonnée
    .of = de la Fléchette empoisonnée
    .effect = 1 Dégât à un Aventurier de votre choix. Tout à la fin du combat, s’il est encore dans le groupe, il en subit 2 de plus, qu’aucun symbole Piège n’empêche.
trap-anti-magic-dart = Fléchette anti-magie
    .a = une Fléchette anti-magie
    .the = la Fléchette anti-magie
    .of = de la Fléchette anti-magie
    .effect = 1 Dégât à un Aventurier de votre choix. Si c’est un magicien, le groupe ne lance aucun sort ce round ; si c’est un prêtre, personne n’est soigné ce round. Cela vaut même si le Dégât est empêché.
trap-poisoned-meal = Repas empoisonné
    .a = un Repas empoisonné
    .the = le Repas empoisonné
    .of = du Repas empoisonné
    .effect = Payez 1 jeton Nourriture : l’Aventurier de tête subit autant de Dégâts que son total de points de vie.

## Cartes Combat

combat-card-detect-evil = Détection du Mal
    .effect = Sort lent, Fatigue 2. Vous gagnez 2 points de Mal.
combat-card-detect-treasure = Détection de trésor
    .effect = Sort lent, Fatigue 1. Vous perdez 1 jeton Or ; à défaut 1 jeton Nourriture, à défaut 1 Piège de votre choix.
combat-card-fireball = Boule de feu
    .effect = Sort lent, Fatigue 1. Il n’a aucun effet.
combat-card-fist-of-justice = Poing de la justice
    .effect = Sort lent, Fatigue 1. Vous perdez 1 Lutin, pas un jeton Troll, si vous en avez un.
combat-card-invisibility = Invisibilité
    .effect = Sort rapide, Fatigue 0. Tous les magiciens passent en queue de file et ne peuvent plus être blessés jusqu’à la fin du round.
combat-card-magic-shield = Bouclier magique
    .effect = Sort rapide, Fatigue 1. Un seul Dégât, le prochain infligé au groupe ce round, est absorbé.
combat-card-suggestion = Suggestion
    .effect = Sort rapide, Fatigue 2. Pour chacun de vos Monstres au combat, payez à nouveau son salaire ou retirez-le.
combat-card-word-of-peace = Parole de paix
    .effect = Sort rapide, Fatigue 2. Retirez tous vos Monstres ou gagnez 2 points de Mal.
combat-card-aura-of-fear = Aura de peur
    .effect = Sort rapide, Fatigue 1. Retirez un de vos Monstres au combat, à votre choix.
combat-card-illusion = Illusion
    .effect = Sort rapide, Fatigue 2. Un Aventurier illusoire à 1 point de vie prend la tête de la file, même devant le Paladin. Il n’est jamais capturé.
combat-card-create-food = Création de nourriture
    .effect = Sort lent, Fatigue 2. L’Aventurier de tête a 1 point de vie de plus jusqu’à la fin de la période de Combat.
combat-card-regeneration = Régénération
    .effect = Sort lent, Fatigue 3. Chaque Aventurier perd 1 Dégât.
combat-card-metamorphosis = Métamorphose
    .effect = Sort rapide, Fatigue 2. Un de vos Monstres au combat, à votre choix, est un mouton ce round : coup standard de 1, aucune capacité, aucune aide de la Salle, face cachée ensuite.
combat-card-blind-rage = Rage aveugle
    .effect = Sort rapide, Fatigue 2. Ce round, les coups de vos Monstres ne touchent que l’Aventurier de tête.
combat-card-dimensional-gate = Portail dimensionnel
    .effect = Sort rapide, Fatigue 2. Un de vos Monstres au combat, à votre choix, retourne dans l’Antre face cachée sans agir.
combat-card-jailbreak = Évasion
    .effect = Sort lent, Fatigue 2. Un prisonnier de votre choix part pour les Terres Lointaines, si vous en avez.
combat-card-forced-march = Marche forcée
    .effect = Sort rapide, Fatigue 3. Le groupe ne subit pas de Fatigue ce round, mais conquiert quand même.
combat-card-stoneskin = Peau de pierre
    .effect = Sort rapide, Fatigue 3. Ce round, chaque coup de vos Monstres et de vos Fantômes inflige 1 Dégât de moins à chaque Aventurier.

## Aventuriers

class-warrior = Guerrier
    .effect = Se place toujours en tête de la file.
class-thief = Voleur
    .effect = Empêche des Dégâts de Piège à chaque round.
class-priest = Prêtre
    .effect = Soigne des Dégâts quand des créatures ont attaqué.
class-wizard = Magicien
    .effect = Apporte la Magie que demandent les sorts.
class-paladin = Paladin
    .effect = Attiré par un seigneur très maléfique, il précède le groupe ; il empêche, soigne et lance des sorts. Il n’est d’aucune autre classe.
adventurer-warrior = Guerrier { $number }
    .the = le guerrier { $number }
    .cap = Le guerrier { $number }
    .of = du guerrier { $number }
    .to = au guerrier { $number }
    .effect = { $number ->
        [1] 3 points de vie, Glyphe 1 ; se place en tête.
        [2] 4 points de vie, Glyphe 2 ; se place en tête.
        [3] 4 points de vie, Glyphe 2 ; se place en tête.
        [4] 5 points de vie, Glyphe 3 ; se place en tête.
        [5] 5 points de vie, Glyphe 1 ; se place en tête.
        [6] 6 points de vie, Glyphe 2 ; se place en tête.
        [7] 7 points de vie, Glyphe 3 ; se place en tête.
       *[8] 8 points de vie, Glyphe 4 ; se place en tête.
    }
adventurer-thief = Voleur { $number }
    .the = le voleur { $number }
    .cap = Le voleur { $number }
    .of = du voleur { $number }
    .to = au voleur { $number }
    .effect = { $number ->
        [1] 3 points de vie, Glyphe 1 ; empêche 1 Dégât de Piège.
        [2] 3 points de vie, Glyphe 2 ; empêche 2 Dégâts de Piège.
        [3] 4 points de vie, Glyphe 2 ; empêche 1 Dégât de Piège.
        [4] 4 points de vie, Glyphe 3 ; empêche 2 Dégâts de Piège.
        [5] 4 points de vie, Glyphe 1 ; empêche 2 Dégâts de Piège.
        [6] 5 points de vie, Glyphe 2 ; empêche 2 Dégâts de Piège.
        [7] 5 points de vie, Glyphe 3 ; empêche 3 Dégâts de Piège.
       *[8] 6 points de vie, Glyphe 4 ; empêche 3 Dégâts de Piège.
    }
adventurer-priest = Prêtre { $number }
    .the = le prêtre { $number }
    .cap = Le prêtre { $number }
    .of = du prêtre { $number }
    .to = au prêtre { $number }
    .effect = { $number ->
        [1] 3 points de vie, Glyphe 1 ; soigne 1 Dégât.
        [2] 3 points de vie, Glyphe 2 ; soigne 2 Dégâts.
        [3] 4 points de vie, Glyphe 2 ; soigne 1 Dégât.
        [4] 4 points de vie, Glyphe 3 ; soigne 2 Dégâts.
        [5] 4 points de vie, Glyphe 1 ; soigne 2 Dégâts.
        [6] 5 points de vie, Glyphe 2 ; soigne 2 Dégâts.
        [7] 5 points de vie, Glyphe 3 ; soigne 3 Dégâts.
       *[8] 6 points de vie, Glyphe 4 ; soigne 3 Dégâts.
    }
adventurer-wizard = Magicien { $number }
    .the = le magicien { $number }
    .cap = Le magicien { $number }
    .of = du magicien { $number }
    .to = au magicien { $number }
    .effect = { $number ->
        [1] 3 points de vie, Glyphe 1 ; a 1 point de Magie.
        [2] 3 points de vie, Glyphe 2 ; a 2 points de Magie.
        [3] 4 points de vie, Glyphe 2 ; a 1 point de Magie.
        [4] 4 points de vie, Glyphe 3 ; a 2 points de Magie.
        [5] 4 points de vie, Glyphe 1 ; a 2 points de Magie.
        [6] 5 points de vie, Glyphe 2 ; a 2 points de Magie.
        [7] 5 points de vie, Glyphe 3 ; a 3 points de Magie.
       *[8] 6 points de vie, Glyphe 4 ; a 3 points de Magie.
    }
adventurer-paladin-1 = Paladin de la 1re année
    .the = le Paladin
    .cap = Le Paladin
    .of = du Paladin
    .to = au Paladin
    .effect = 5 points de vie ; précède tout le monde, empêche 2 Dégâts de Piège, soigne 2 Dégâts, a 2 points de Magie.
adventurer-paladin-2 = Paladin de la 2e année
    .the = le Paladin
    .cap = Le Paladin
    .of = du Paladin
    .to = au Paladin
    .effect = 8 points de vie ; précède tout le monde, empêche 3 Dégâts de Piège, soigne 3 Dégâts, a 3 points de Magie.
adventurer-illusion = Illusion
    .the = l’illusion
    .cap = L’illusion
    .of = de l’illusion
    .to = à l’illusion
    .effect = 1 point de vie ; n’a ni classe ni symbole, et n’est jamais capturée.

## Événements

event-pay-day = Jour de paye
    .effect = Payez le salaire de chacun de vos Monstres et Fantômes ; chaque créature impayée s’en va et vous fait gagner 1 point de Mal.
event-taxes = Taxes
    .effect = Payez 1 jeton Or pour 2 tuiles de votre donjon, même conquises, en arrondissant au supérieur. Chaque jeton Or impayé coûte 3 points en fin de partie.
event-special = Événement spécial
    .effect = La carte Événement spécial de l’année s’applique.
event-blank = Jeton vierge
    .effect = Il ne se passe rien.
special-event-witch-hunt = Chasse aux sorcières
    .effect = Chaque seigneur défausse un de ses Monstres, pas un Fantôme, ou gagne 3 points de Mal.
special-event-monster-strike = Grève des monstres
    .effect = Pour chacun de ses Monstres, pas pour les Fantômes, chaque seigneur paie 1 icône de son salaire ou le retourne face cachée jusqu’à la fin du Combat de l’année.
special-event-vip-visit = Visite d’un VIP
    .effect = Chaque seigneur paie 2 jetons, Or et Nourriture à son gré, et gagne 1 point de Mal par jeton non payé.
special-event-earthquake = Tremblement de terre
    .effect = Chaque seigneur retire 2 de ses tuiles non conquises, jamais celle de l’entrée ; le reste doit demeurer relié à l’entrée.
special-event-devaluation = Dévaluation
    .effect = Chaque seigneur perd la moitié de ses jetons Or ; la perte est arrondie à l’inférieur.
special-event-imp-fair = Foire aux lutins
    .effect = Chaque seigneur peut prendre jusqu’à 2 Lutins, pour 1 jeton Nourriture chacun.
special-event-trap-recall = Rappel de pièges
    .effect = Chaque seigneur qui a des Pièges en défausse 1 de son choix et prend 1 jeton Or.
special-event-confused-heroes = Héros désorientés
    .effect = Cette saison, l’Aventurier le plus puissant va chez le seigneur le moins maléfique, et ainsi de suite.
special-event-charity-gala = Gala de charité
    .effect = Chaque seigneur peut payer jusqu’à 2 jetons Or, et perd 1 point de Mal pour chacun.

## Titres et points

title-dark-deeds = Seigneur des Ténèbres
    .effect = Le cube le plus haut sur l’Échelle du Mal.
title-halls = Seigneur des Salles
    .effect = Le plus de Salles, même conquises.
title-tunnels = Seigneur des Tunnels
    .effect = Le plus de Tunnels, même conquis.
title-monsters = Maître des Monstres
    .effect = Le plus de Monstres, sans les Fantômes.
title-imps = Seigneur des Lutins
    .effect = Le plus de Lutins, sans les jetons Troll.
title-riches = Seigneur des Richesses
    .effect = Le plus de jetons Or, de jetons Nourriture et de cartes Piège au total.
title-battles = Seigneur des Batailles
    .effect = Le moins de tuiles conquises.
score-room = Salles non conquises
score-monster = Monstres
score-ghost = Fantômes
score-prisoner = Aventuriers capturés
score-paladin = Paladins capturés
score-conquered-tile = Tuiles conquises
score-unpaid-tax = Taxes impayées
score-licence = Licence de seigneur de donjon

## Symboles

icon-standard = Coup standard
    .effect = Dégâts à l’Aventurier de tête.
icon-target = Coup ciblé
    .effect = Dégâts à un Aventurier de votre choix.
icon-all = Coup de zone
    .effect = Dégâts à chaque Aventurier.
icon-no-priest = Pas les prêtres
    .effect = Ne peut pas attaquer de prêtre.
icon-no-first = Pas celui de tête
    .effect = Ne peut pas attaquer l’Aventurier de tête.
icon-return = Revient
    .effect = Retourne dans l’Antre face visible et peut resservir cette année.
icon-no-conquest = Pas de conquête
    .effect = Ni conquête ni Fatigue ce round.
icon-no-healing = Pas de soins
    .effect = Personne n’est soigné ce round, pas même par le Paladin.
icon-not-monster = Pas un Monstre
    .effect = Un Fantôme.
icon-troll = Jeton Troll
    .effect = Prenez un jeton Troll en le recrutant.
icon-evil = Smiley noir
    .effect = Gagnez 1 point de Mal.
icon-good = Smiley jaune
    .effect = Perdez 1 point de Mal.
icon-eye = Œil rouge
    .effect = Regardez en secret 1 des 4 cartes Combat de la Ville.
icon-antitrap = Symbole Piège
    .effect = Empêche 1 Dégât de Piège à chaque round.
icon-heart = Cœur
    .effect = Soigne 1 Dégât quand des créatures ont attaqué.
icon-magic = Magie
    .effect = 1 point pour le sort du round.
icon-fast = Sort rapide
    .effect = Lancé avant que vos créatures n’agissent ; sans l’éclair, le sort est lent.

## Combats préparés

trainer-first-blood = Premier sang
    .effect = Tenez les trois premiers Tunnels face à un groupe modeste, sans magicien.
trainer-magic-word = Le mot magique
    .effect = Un magicien à 2 points de Magie lance des sorts rapides aux deux premiers rounds ; gardez vos Monstres au combat.
trainer-guest-of-honour = L’invité d’honneur
    .effect = Le Paladin de la 2e année et trois compagnons : gagnez du temps, servez le repas et brûlez.

## Choix avant la partie

setting-initial-orders = Premiers ordres inaccessibles
    .effect = Deux ordres tirés au sort, ou deux que chaque seigneur choisit en secret parmi trois tirés.
setting-initial-orders-random = Au hasard
setting-initial-orders-chosen = Choisis
setting-special-events = Événements spéciaux
    .effect = Sans eux, un jeton vierge remplace l’événement spécial les deux années, comme conseillé pour une première partie.
setting-special-events-on = Oui
setting-special-events-off = Non
setting-greedy-dummies = PNJ gourmands
    .effect = À deux ou trois joueurs, quand vient le tour de recruter du Larbin d’un PNJ, la tuile la plus à gauche de la Taverne est défaussée.
setting-greedy-dummies-off = Non
setting-greedy-dummies-on = Oui
setting-trainer = Entraînement au combat
    .effect = Un seul seigneur défend un donjon préparé pendant une période de Combat : 2 points par prisonnier, 5 pour un Paladin, moins 2 par tuile conquise.
setting-trainer-none = Partie entière
setting-trainer-first-blood = { trainer-first-blood }
setting-trainer-magic-word = { trainer-magic-word }
setting-trainer-guest-of-honour = { trainer-guest-of-honour }
