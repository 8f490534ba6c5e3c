## La table

panel-board = Donjon
panel-quest = Quête
quest-difficulty = Difficulté : { $difficulty }.
panel-sheets = Feuilles
panel-monsters = Monstres
panel-players = Joueurs
panel-armoury = Armurerie
status-over = la partie est finie
status-before = avant la quête
status-after = après la quête
status-round = manche { $round }
status-turn = c’est { $to } de jouer
status-moving = c’est { $to } de jouer, points de déplacement restants : { $points }
status-zargon = c’est à Zargon de jouer

## Le plateau

wall = Mur
floor-square = { $square }, { $region }
floor-exit = Sortie
floor-rock = Roche
floor-passage-to = Mène en { $square }.
floor-passage-unknown = Personne n’y est encore passé.
floor-pit = Oubliette ouverte : on y attaque et s’y défend avec 1 dé de moins
piece-at = { $square }, { $region }
piece-trapped = Un piège y a été découvert
door-between = Porte { $door }
door-is-open = ouverte
door-is-closed = fermée
door-was-secret = porte secrète
door-is-barred = ne s’ouvre pas : autre chose la retient
door-wants = verrouillée ; s’ouvre avec : { $item }
door-from = ne s’ouvre que depuis { $square }

## Figurines

figure-body = points de vie : { $body } sur { $most }
figure-body-left = points de vie : { $body }
figure-mind = points d’esprit : { $mind }
figure-mind-most = points d’esprit : { $mind } sur { $most }
figure-in-pit = dans une oubliette
figure-asleep = dort
figure-misses = perd son prochain tour
figure-less = dés de défense en moins : { $count }
figure-joined = avec les héros
figure-waits = attend les héros
figure-led = sous la garde { $hero }
effect-courage = Courage : 2 dés d’attaque de plus
effect-rock-skin = Peau de pierre : 1 dé de défense de plus
effect-swift = deux fois plus de dés rouges au prochain déplacement
effect-veil = peut traverser les monstres au prochain déplacement
effect-pass-rock = peut traverser les murs au prochain déplacement
effect-brew = peut attaquer deux fois
lurks = pas encore sur le plateau
lurks-waits = attend un événement
object-here = élément de la quête
pile = Objets au sol
pile-on = Au sol en { $square }
player-name = { $name }
hero-called = { $name } ({ $hero })
pile-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }

## Joueurs et feuilles

player-active = joue, points de déplacement restants : { $points }
player-turn = joue
player-shopping = à l’armurerie
player-zargon = mène les monstres
fate-safe = a quitté le donjon
fate-retreated = a battu en retraite
fate-dead = a péri
dice-attack = dés d’attaque : { $count }
dice-defend = dés de défense : { $count }
gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
sheet-title = champion de « { $quest } »
sheet-done = quêtes accomplies : { $count }
item-in-hand = en main
item-worn = sur soi
item-spent = pouvoir épuisé pour cette quête
spell-in-ring = dans l’Anneau à sortilège : peut être lancé une fois encore
price = prix : { $gold } pièces d’or
ware-slow = 1 seul dé de déplacement tant qu’elle est portée
ware-owned = { $count ->
    [one] Déjà dans votre sac.
   *[other] Déjà dans votre sac : { $count }.
}
ware-useless = Ne convient pas à ce héros : { $hero }.
ware-too-dear = Il manque { $gold } pièces d’or.

## Monstres

monster-count = sur le plateau : { $count }
monster-move = déplacement : { $count } cases
monster-body = points de vie : { $count }
monster-mind = points d’esprit : { $count }
spell-cast = déjà lancé

## La quête

quest-title = Quête { $number } : { $quest }
quest-goal = Objectif
quest-reward = récompense : { $gold } pièces d’or
quest-hopeless = ne peut plus être atteint
quest-is-won = accomplie
quest-rule = Règle de cette quête
quest-note = Lu à voix haute
quest-immune = { $monster } : immunité contre « { $spell } »
quest-unread = Nul ne le sait encore
quest-wandering = Monstre errant
quest-find = Trésor : { $region }
quest-wave = Tour { $turn } de Zargon
wave-of-kind = { $monster } : { $count }
deck = Cartes Trésor
deck-left = restantes : { $count }
deck-of-kind = { $treasure } : { $count }

## Reste à résoudre

pending-turn = Suite du tour : { $hero }
pending-armoury = Passage à l’armurerie : { $hero }
pending-swap = Réponses à l’échange
pending-zargon = La suite du tour de Zargon
pending-dying = Plus de points de vie : { $hero }
pending-look = Ce qui apparaît
pending-trap = Ce que cache la case
pending-reactions = Réponses des autres
pending-ally = L’allié se déplace
pending-quest = La quête commence

## Ce qui a décidé de la partie

story-zargon = héros tombés : { $count }
story-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
story-done = quêtes accomplies : { $count }
story-fell = a péri dans le donjon
story-came-home = en est revenu
story-quest = « { $quest } » : { $result }, après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
story-character = Manche { $round } : { $foe } tombe, et le dernier coup est porté par { $hero }.
story-character-fell = Manche { $round } : { $foe } tombe.
story-death = Manche { $round } : { $hero } meurt.
story-kills = Monstres tués : { $total }, dont { $count } par { $hero }.
story-slain = Monstres tués : { $count }.
story-found = Or trouvé : { $gold } pièces.

## Avertissements

warn-leave = La quête n’est pas accomplie, et qui sort ne revient pas.
warn-retreat = Qui bat en retraite ne revient pas dans cette quête.
warn-trap = Il y a un piège sur cette case.
warn-strike = { $foe } est à votre portée, et vous n’avez pas encore agi.
warn-move = Il vous reste un déplacement.

## En grand sur la table

stage-card-drawn = Carte Trésor
stage-find-told = Trouvaille
stage-note-read = Zargon lit à haute voix
stage-rule-read = Une règle de cette quête
stage-parchment-read = Le parchemin
stage-spell-cast-on-hero = Sort
stage-spell-cast-on-foe = Sort
stage-spell-cast-on-door = Sort
stage-dread-cast-at = Sort de la Terreur
stage-dread-cast-line = Sort de la Terreur
stage-dread-cast = Sort de la Terreur
stage-died = Mort au combat
stage-character-appears = Un nom à retenir
stage-treasure-found = Trésor

# Les lettres des figurines
mark-barbarian = B
mark-dwarf = N
mark-elf = E
mark-wizard = En
