## The game

game-warhammer-quest = Warhammer Quest
    .summary = Jusqu’à quatre guerriers descendent dans un donjon que personne n’a cartographié. On le pose section par section, des monstres surgissent de chaque salle, et quelque part en bas se trouve la pièce où l’aventure se décide. Restez près de la lanterne, tenez la ligne, partagez les trésors ; celui qui rentre avec le plus d’or pourra se vanter. Trente aventures, sans maître de jeu.
    .mood = Sombre, et plein de dés. Tous contre le donjon ; excellent en solo.
    .rematch = Même groupe, nouveau donjon
spare-pass-in-peace = Cartes et sorts au début de la phase des monstres, sans monstre en vue
    .effect = aucune n’est utilisée
spare-end-at-once = La fin d’un tour où il ne reste rien à faire
    .effect = le tour se termine tout seul
shortcut-all-wait = Tous attendent
    .effect = Tous vos guerriers terminent leur tour, jusqu’à la phase des monstres. Tout s’arrête à la première surprise.
seat-barbarian = { warrior-barbarian }
seat-elf = { warrior-elf }
seat-wizard = { warrior-wizard }
seat-dwarf = { warrior-dwarf }

difficulty-as-printed = { setting-difficulty-as-printed }
    .effect = { setting-difficulty-as-printed.effect }
difficulty-gentler = { setting-difficulty-gentler }
    .effect = { setting-difficulty-gentler.effect }
difficulty-tale = { setting-difficulty-tale }
    .effect = { setting-difficulty-tale.effect }
king-bardin = Bardin
king-rudin = Rudin
king-gredin = Gredin
phase-start = Début du tour
phase-power = Phase de pouvoir
phase-warriors = Phase des guerriers
phase-monsters = Phase des monstres
phase-exploration = Phase d’exploration
phase-end = Fin du tour
pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

## Setting up

ask-choose-warriors = Quel guerrier incarnez-vous ? Si d’autres veulent le même, les dés décident.
verb-take-warrior = Incarner un guerrier
do-take-warrior = { $warrior }
log-wish-rolled = Le joueur { $seat-number } veut aussi { $warrior-the } et obtient { $dice }.
log-warrior-taken = Le joueur { $seat-number } incarne { $warrior-the }.
log-difficulty-set = { $difficulty-id ->
        [as-printed] Difficulté : { setting-difficulty-as-printed }. { setting-difficulty-as-printed.effect }
        [gentler] Difficulté : { setting-difficulty-gentler }. { setting-difficulty-gentler.effect }
       *[tale] Difficulté : { setting-difficulty-tale }. { setting-difficulty-tale.effect }
    }
log-potion-for-all = { $warrior-cap } emporte aussi { $item-a }.
log-equipped = { $warrior-cap } porte { $item-a }.
ask-choose-leader = Le Barbare n’est pas des vôtres. Qui porte la lanterne et mène le groupe ? Si vous ne nommez pas tous le même guerrier, les dés décident.
verb-name-leader = Nommer un leader
do-name-leader = { $warrior }
log-leader-rolled = { $warrior-cap } obtient { $dice } pour la lanterne.
log-leads = { $warrior-cap } porte la lanterne et mène le groupe.
log-wounds-rolled = { $warrior-cap } obtient { $dice } : { $wounds } Points de Vie d’origine.
ask-wounds-again = { $warrior-cap } a obtenu 1 pour ses Points de Vie. Relancer une fois ? Le second résultat est définitif.
verb-reroll-wounds = Relancer
do-reroll-wounds = Relancer le dé { $warrior-of }
do-keep-roll = Garder le 1
log-spell-drawn = { $warrior-cap } connaît « { $spell } ».
ask-choose-spell = { $kind ->
        [0] Quel sort d’attaque le Sorcier connaît-il ?
        [1] Quel sort de défense le Sorcier connaît-il ?
       *[2] Quel sort de soins le Sorcier connaît-il ?
    }
verb-take-spell = Apprendre un sort
do-take-spell = { $spell }
log-tokens-rolled = { $warrior-cap } obtient { $dice } : { $tokens ->
        [one] { $tokens } pion de pouvoir
       *[other] { $tokens } pions de pouvoir
    }.
ask-tokens-again = Le Sorcier a obtenu 1 pour ses pions de pouvoir. Relancer une fois ? Le second résultat est définitif.
do-reroll-tokens = Relancer
log-objective-drawn = La pièce objectif est { $section-the }.
log-adventure-rolled = Le dé donne { $dice } : l’aventure est « { $adventure } ».
log-adventure-rolled-again = Le dé donne { $dice } : « { $adventure } ». Mais le guerrier indispensable n’est pas là ; on relance.
log-adventure-chosen = L’aventure est « { $adventure } ».
ask-take-place = Sur quelle case de l’entrée se place { $warrior-the } ?
verb-stand = Se placer
do-stand = { $square }
log-took-place = { $warrior-cap } se place en { $square }.

## The turn

log-turn-begins = Tour { $turn }.
log-power-rolled = Le Sorcier obtient { $dice } au dé de pouvoir : { $power }.
log-power-rolled-again = Le Sorcier relance le dé de pouvoir et obtient { $dice } ; { $spent ->
        [one] { $spent } point est déjà dépensé
       *[other] { $spent } points sont déjà dépensés
    } : { $power ->
        [0] il n’en reste aucun.
       *[other] il en reste { $power }.
    }
log-watch-rolled = Le Sorcier n’est pas là ; le joueur { $warrior-of } obtient { $dice } pour savoir si quelque chose arrive.
log-event-stays-away = Un événement viendrait, mais il y a déjà des monstres : il ne se passe rien d’autre.
log-nothing-stirs = Rien d’imprévu ne se produit.
log-power-lost = { $power ->
        [one] { $power } point de pouvoir est perdu faute d’usage.
       *[other] { $power } points de pouvoir sont perdus faute d’usage.
    }
log-own-turn-begins = C’est le tour { $warrior-of }.
ask-own-turn-choice = Que faites-vous ?
do-end-own-turn = Terminer le tour
no-must-strike = Vous n’avez pas réussi à vous dégager : tant qu’un monstre est adjacent, vous devez porter au moins un coup.

## Moving

verb-walk = Marcher
do-walk = Aller en { $square }
no-no-moves-left = Il ne vous reste aucun mouvement.
no-held-fast = Un monstre vous bloque. Essayez d’abord de vous dégager.
no-held-after-failing = Vous n’avez pas réussi à vous dégager et devez rester.
no-no-move-after-attack = Vous ne pouvez plus vous déplacer après votre première attaque.
no-floating = Vous flottez et ne pouvez pas vous déplacer.
no-square-taken = Quelqu’un s’y trouve.
no-wall-at-corner = Un mur dans l’angle interdit ce pas en diagonale.
no-no-diagonal = À côté d’un obstacle haut ou d’un rebord, et pour entrer sur un pont ou en sortir, on ne va que tout droit.
no-too-steep = Sortir de la fosse coûte deux cases de mouvement, et il ne vous en reste qu’une.
log-walked = { $warrior-cap } va en { $square } (reste { $moves }).
log-entered-section = { $warrior-cap } est maintenant { $section-in }.
do-leave-dungeon = Quitter le donjon pour de bon
no-not-at-a-way-out = Vous ne pouvez sortir que depuis une case devant l’entrée du donjon, ou devant une issue secrète ouverte.
log-left-dungeon = { $warrior-cap } quitte le donjon.
do-break-away = Essayer de se dégager
no-not-pinned = Aucun monstre ne vous bloque.
no-tried-to-escape-already = Vous n’avez qu’un essai par tour.
no-escape-before-anything = Vous ne pouvez vous dégager qu’avant toute autre chose.
log-escaped = { $warrior-cap } doit obtenir { $needed } pour se dégager, obtient { $dice } et se libère.
log-failed-to-escape = { $warrior-cap } doit obtenir { $needed } pour se dégager, obtient { $dice } et reste bloqué.

## What follows

log-combat-over = Le combat est terminé.
log-caught-breath = { $warrior-cap } reprend son souffle : { $dice }.
log-paid = { $warrior-cap } échange { $number ->
        [one] { $number } trophée
       *[other] { $number } trophées
    } contre { $gold } pièces d’or.
log-event-over = L’événement « { $event } » est terminé.
log-guardians-gone = Il ne reste aucun gardien de la pièce objectif.
log-cut-off = { $foe-cap } n’a plus de chemin vers personne et s’en va.

## The end

ending-won = L’aventure a réussi. Les survivants ont gagné, et le plus riche d’entre eux peut se vanter.
ending-failed = L’aventure a échoué.
ending-perished = Personne n’est sorti vivant du donjon.
ending-left = Les guerriers ont quitté le donjon sans atteindre leur but.
ending-given-up = Le groupe a renoncé.
ending-stopped = Le nombre de tours convenu est écoulé, et le but n’est pas atteint.
log-goal-reached = Le but de « { $adventure } » est atteint !
log-adventure-failed = « { $adventure } » a échoué.
log-rewarded = { $dice-count ->
        [0] { $warrior-cap } reçoit { $gold } pièces d’or.
       *[other] { $warrior-cap } obtient { $dice } et reçoit { $gold } pièces d’or.
    }
log-sold = { $warrior-cap } vend { $item-the } pour { $gold } pièces d’or.
log-gold-counted = { $warrior-cap } possède finalement { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    } d’or.
log-richest = { $warrior-cap } est le grand vainqueur, avec { $gold } pièces d’or.
do-give-up = { $seat } : renoncer à l’aventure
verb-give-up = Renoncer à l’aventure
do-flee = { $seat } : renoncer et fuir vers la surface
verb-flee = Renoncer et fuir vers la surface
no-no-living-warrior = Vous n’avez pas de guerrier dans le donjon.
no-monsters-at-leader = Vous ne pouvez pas renoncer tant qu’un monstre est dans la section du leader.
no-no-fast-escape = Cette table n’a pas convenu de fuites rapides.
no-over-already = L’aventure est déjà terminée.
ask-vote = { $fast ->
        [0] Le joueur { $seat-number } veut renoncer. Êtes-vous d’accord ? La majorité décide, et le leader en cas d’égalité.
       *[1] Le joueur { $seat-number } veut fuir vers la surface. Êtes-vous d’accord ? La majorité décide, et le leader en cas d’égalité.
    }
do-vote-yes = Renoncer
do-vote-no = Continuer
log-giving-up-proposed = Le joueur { $seat-number } propose de renoncer.
log-voted = { $yes ->
        [0] Le joueur { $seat-number } veut continuer.
       *[1] Le joueur { $seat-number } veut renoncer.
    }
log-gave-up = Le groupe renonce.
log-went-on = Le groupe continue.
log-escape-rolled = { $warrior-cap } fuit vers la surface et obtient { $dice }.
log-escape-cost = { $warrior-cap } s’en sort ; perdu en chemin : { $gold } pièces d’or et { $number ->
        [one] { $number } trésor
       *[other] { $number } trésors
    }.
no-kin-stays = Parent du captif, vous ne pouvez pas rentrer chez vous.

# Beside options

note-power = coûte { $cost } ; pouvoir { $power }
note-tokens = { $count } de vos { $tokens } pions, pour de bon

rules-changed-4 = Avec le réglage des détours, une pièce objectif reposée derrière une nouvelle porte ne contient plus les décombres d’un séisme (WQ-VAR-5).
