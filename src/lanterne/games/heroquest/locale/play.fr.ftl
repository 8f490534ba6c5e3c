## The game

game-heroquest = HeroQuest
    .summary = Quatre héros descendent dans le donjon, et Zargon attend derrière chaque porte. Explorez pièce par pièce, combattez à coups de crânes et de boucliers, cherchez des trésors, prenez garde aux pièges et revenez vivants à l’escalier. Quatorze quêtes forment une campagne où l’or achète un meilleur équipement. Incarnez les héros ensemble, ou soyez Zargon.
    .mood = Léger et héroïque. Pour une soirée en équipe, ou seul contre tous dans le rôle de Zargon ; aussi en solo.
seat-barbarian = { hero-barbarian }
seat-dwarf = { hero-dwarf }
seat-elf = { hero-elf }
seat-wizard = { hero-wizard }
seat-zargon = Zargon

## Questions qu’une place peut ne plus vouloir

spare-defence-window = Les potions avant un jet de défense
    .effect = aucune potion n’est bue
spare-fortune = Relancer un dé avec l’Épée longue de la Fortune
    .effect = le jet reste tel quel
spare-walk-and-end = La fin d’un tour après une marche, sans monstre en vue ni rien à ouvrir ou à trouver ici
    .effect = le tour se termine tout seul
spare-stand-and-fight = La fin d’un tour après un coup, avec un monstre encore à côté du héros
    .effect = le tour se termine tout seul
spare-end-at-once = La fin d’un tour où il ne reste rien à faire
    .effect = le tour se termine tout seul
spare-way-out = La case après un éboulement
    .effect = la première dans l’ordre de lecture
spare-wandering-square = La case d’un monstre errant
    .effect = celle que prendrait le Zargon automatique
spare-choose-summon-square = Les cases des monstres invoqués
    .effect = les premières des cases les plus proches
spare-choose-rust = Ce que la rouille détruit
    .effect = le premier objet de la liste

## Set-up

ask-choose-hero = Quel héros incarnez-vous ? Les héros jouent dans l’ordre des places.
verb-take-hero = Incarner un héros
do-take-hero = { $hero }
log-hero-taken = Le joueur { $seat-number } incarne { $hero-the }.
ask-choose-group = { $hero } : quel groupe de sorts prenez-vous ?
verb-take-group = Prendre un groupe de sorts
do-take-group = { $hero } : { $group } ({ $group-spells })
log-group-taken = { $hero-cap } prend les sorts du groupe { $group }.
ask-choose-ring-spell = { $hero } : quel sort l’Anneau à sortilège contient-il pour cette quête ?
verb-store-spell = Placer un sort
do-store-spell = { $hero } : { $spell }
log-spell-stored = { $hero-cap } place « { $spell } » dans l’Anneau à sortilège.
log-parchment-read = Une nouvelle quête : { $quest }.
log-difficulty-told = { $difficulty-id ->
        [tale] Difficulté : { setting-difficulty-tale }. { setting-difficulty-tale.effect }
        [adventure] Difficulté : { setting-difficulty-adventure }. { setting-difficulty-adventure.effect }
       *[peril] Difficulté : { setting-difficulty-peril }. { setting-difficulty-peril.effect }
    }
ask-start-choice = { $quest } : les héros sont prêts. Commencez-vous, ou deux d’entre eux doivent-ils d’abord échanger leurs cases ?
do-begin = Commencer
verb-propose-swap = Échanger des cases
do-propose-swap = Échanger les cases : { $hero } et { $other }
log-swap-proposed = Proposition : { $hero-the } et { $other-the } échangent leurs cases.
ask-answer-swap = Acceptez-vous que { $hero-the } et { $other-the } échangent leurs cases ?
do-agree = Accepter
do-refuse-swap = Refuser
log-swap-refused = L’échange est refusé.
log-places-swapped = { $hero-cap } et { $other-the } ont échangé leurs cases.

## Turns

log-round-begins = Manche { $round }.
log-turn-begins = C’est le tour { $hero-of }.
ask-turn-choice = Que faites-vous ?
do-end-turn = Terminer le tour
no-acted-already = Vous avez déjà agi ce tour-ci.

## Movement

do-roll-movement = Lancer les dés et se déplacer
no-rolled-already = Vous ne vous déplacez qu’une fois par tour.
no-not-rolled-yet = Lancez d’abord les dés de déplacement.
no-no-points-left = Il ne vous reste aucun point de déplacement.
verb-walk = Marcher
do-walk = Aller en { $to }
no-square-covered = Quelque chose de massif occupe cette case.
no-square-blocked = La case est obstruée.
no-monster-in-the-way = Un monstre barre le passage.
no-no-walking-on = Vous partagez cette case avec un monstre : votre déplacement s’arrête ici.
no-nowhere-to-stop = Vous ne pouvez pas vous arrêter sur la case d’un autre, et vos points ne mènent pas au-delà.
log-movement-rolled = { $hero-cap } obtient { $dice } pour son déplacement : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-movement-fixed = { $hero-cap } peut se déplacer de { $points } cases.
log-walked = { $hero-cap } va en { $square } (reste { $points }).
log-felt-rock = { $hero-cap } sent la roche en { $square }.
log-could-not-enter = Quelque chose en { $square } barre la route { $hero-to }.
log-went-back = { $hero-cap } ne trouve pas où s’arrêter et revient en { $square }.
log-lost-in-rock = { $hero-cap } reste pris dans la roche en { $square }, à jamais.

## Trappes, tunnels, téléporteurs

do-go-through = Passer de l’autre côté, pour une case de déplacement
log-went-through = { $hero-cap } passe par { $passage-the } et ressort en { $square }.
log-no-way-out-of-passage = { $hero-cap } passe par { $passage-the }, ne trouve aucune case libre à l’autre bout, et revient.
passage-trapdoor = trappe
    .the = la trappe
    .cap = Une trappe
    .effect = Un héros sur cette case peut passer à l’autre bout pour une case de déplacement
passage-tunnel = tunnel
    .the = le tunnel
    .cap = Un tunnel
    .effect = Un héros sur cette case peut passer à l’autre bout pour une case de déplacement
passage-teleport = téléporteur
    .the = le téléporteur
    .cap = Un téléporteur
    .effect = Un héros sur cette case peut passer à l’autre bout pour une case de déplacement

## Doors and exploration

verb-open-door = Ouvrir une porte
do-open-door = Ouvrir la porte { $door }
no-needs-key = La porte est verrouillée. Il faut : { $item }.
no-door-is-barred = La porte est barrée, et aucune clef ne l’ouvre.
no-door-opens-from-other-side = La porte ne s’ouvre que de l’autre côté.
log-door-opened = { $hero-cap } ouvre la porte { $door }.
log-door-opens-itself = La porte { $door } s’ouvre.
log-door-locked = { $hero-cap } essaie la porte { $door } : verrouillée. Il faut : { $item }.
log-door-barred = { $hero-cap } essaie la porte { $door } : elle est barrée et n’a pas de serrure.
log-door-from-elsewhere = { $hero-cap } essaie la porte { $door } : elle ne s’ouvre que de l’autre côté.
log-room-revealed = Le groupe découvre une pièce : { $region }.
log-door-seen = Une porte apparaît : { $door }.
log-monster-appears = { $foe-cap } apparaît en { $square }.
log-character-appears = { $foe-cap } apparaît en { $square } !
log-passage-seen = { $passage-cap } apparaît en { $square }.
log-ally-seen = { $hero-cap } est ici, en { $square }.

log-deeds-done = Il ne reste plus qu’à quitter le donjon.

## Endings

ending-success = La quête est réussie.
ending-unfinished = Les héros ont laissé la quête inachevée.
ending-defeat = Tous les héros sont tombés. Zargon a gagné.
ending-stopped = Le nombre de manches convenu est atteint.
ending-campaign-won = La Bannière noire est tombée : la campagne est gagnée.
ending-campaign-left = Les héros raccrochent leurs épées ; la campagne s’arrête ici.

shortcut-all-follow = Tous suivent
    .effect = Le tour de ce héros se termine, et vos autres héros s’approchent autant que leurs jets le permettent, par des cases où des héros ont marché. Tout s’arrête à la première surprise.
shortcut-all-wait = Tous attendent
    .effect = Tous vos héros terminent leur tour, jusqu’à celui de Zargon. Tout s’arrête à la première surprise.
shortcut-search-in-turn = Fouiller cette pièce l’un après l’autre
    .effect = Chacun de vos héros présents à son tour : d’abord les pièges si personne ne les a cherchés, un trésor chacun, puis les portes secrètes si personne ne les a cherchées. Chacun termine son tour. Tout s’arrête à la première surprise.
shortcut-go-back = Revenir vers la sortie
    .effect = Par des cases où des héros ont marché, aussi loin que le jet le permet. Tout s’arrête à la première surprise.
shortcut-march-back = Tous vers la sortie
    .effect = Tous vos héros, tour après tour, par des cases où des héros ont marché. Personne ne sort encore. Tout s’arrête à la première surprise.

# Beside options

note-dice = { $attack ->
        [one] 1 dé
       *[other] { $attack } dés
    } contre { $defend }
note-wounds = { $chance } % de blesser
note-lands = réussit { $chance } %
note-disarms = réussit { $chance } %
note-kills = { $chance } % de tuer
note-loses = points de vie perdus en moyenne : { $whole },{ $tenths }

rules-changed-7 = À l’aventure et au péril, les cinq premières quêtes réservent davantage de dangers, et les chefs frappent plus fort (HQ-DIF-1 à HQ-DIF-5). Ce qui a été révélé ne change pas.
