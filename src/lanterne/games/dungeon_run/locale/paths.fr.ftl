## Côtés et rotations

side-N = nord
    .to = au nord
side-E = est
    .to = à l’est
side-S = sud
    .to = au sud
side-W = ouest
    .to = à l’ouest
turn-0 = dans le sens imprimé
turn-90 = un quart de tour à droite
turn-180 = un demi-tour
turn-270 = un quart de tour à gauche

## Mouvement

do-move = Aller { $side-to }
verb-move = Se déplacer
no-monster-holds = Un monstre sur votre tuile vous empêche de vous déplacer. Combattez-le, ou fuyez.
no-heroes-hold = Dans la dernière phase, un autre héros sur votre tuile vous empêche de vous déplacer. Combattez, ou fuyez.
no-stack-is-empty = Toutes les tuiles du donjon sont posées : il n’y a rien à explorer par là.
log-slips-past = { $seat-id ->
    [you] Rien ne peut vous retenir : { $power }.
   *[other] Rien ne peut retenir { $seat } : { $power }.
}
ask-go-on = Votre mouvement est fait. Continuez-vous, ou vous arrêtez-vous ici ?
do-go-further = { $power } : continuer { $side-to }
verb-go-further = Avancer d’une tuile de plus
do-stop-here = S’arrêter ici
log-goes-further = { $seat-id ->
    [you] { $power } : vous avancez d’une tuile de plus.
   *[other] { $power } : { $seat } avance d’une tuile de plus.
}
do-charge = { $power } : combattre ici aussitôt
verb-charge = Combattre aussitôt
log-charges = { $seat-id ->
    [you] { $power } : vous attaquez aussitôt.
   *[other] { $power } : { $seat } attaque aussitôt.
}

## Tuiles

log-explores = { $seat-id ->
    [you] Vous explorez { $side-to }.
   *[other] { $seat } explore { $side-to }.
}
ask-draw-how-many = Vous allez piocher une tuile. Utilisez-vous { $power } pour choisir parmi plusieurs ?
do-draw-one = Piocher une tuile
do-draw-more = Piocher plusieurs tuiles : { $power }
verb-draw-more = Piocher plusieurs tuiles
log-draws-more = { $seat-id ->
    [you] Vous choisissez parmi plusieurs tuiles : { $power }.
   *[other] { $seat } choisit parmi plusieurs tuiles : { $power }.
}
ask-choose-lie = Comment posez-vous la tuile ?
do-lay = Poser { $tile-the } : { $turn }
verb-lay = Poser la tuile
note-leads = { $sides ->
        [1] mène au nord
        [2] mène à l’est
        [3] mène au nord et à l’est
        [4] mène au sud
        [5] mène au nord et au sud
        [6] mène à l’est et au sud
        [7] mène au nord, à l’est et au sud
        [8] mène à l’ouest
        [9] mène au nord et à l’ouest
        [10] mène à l’est et à l’ouest
        [11] mène au nord, à l’est et à l’ouest
        [12] mène au sud et à l’ouest
        [13] mène au nord, au sud et à l’ouest
        [14] mène à l’est, au sud et à l’ouest
       *[0] ne mène nulle part ailleurs
    }
log-tile-laid = { $seat-id ->
    [you] Vous posez { $tile-the }.
   *[other] { $seat } pose { $tile-the }.
}
log-does-not-fit = { $tile } : cette tuile ne convient pas ici, elle est mise de côté.
log-no-tile-fits = { $seat-id ->
    [you] Aucune tuile de la pile ne convient. Vous restez sur place, et l’action est perdue.
   *[other] Aucune tuile de la pile ne convient. { $seat } reste sur place, et l’action est perdue.
}
log-tiles-put-back = Les tuiles mises de côté sont mélangées à la pile.
log-stack-is-dead = Aucune des tuiles restantes ne convient où que ce soit dans le donjon. Elles quittent la partie.

## Arrivée

log-goes = { $seat-id ->
    [you] Vous arrivez { $tile-in }.
   *[other] { $seat } arrive { $tile-in }.
}
log-sets-off = { $seat-id ->
    [you] Vous tombez dans le piège posé par { $owner } : { $card-the } !
   *[other] { $seat } tombe dans { $owner-id ->
        [you] votre piège
       *[other] le piège posé par { $owner }
    } : { $card-the } !
}
log-no-test = { $seat-id ->
    [you] { $tile } : vous n’avez rien à lancer, grâce à { $power }.
   *[other] { $tile } : { $seat } n’a rien à lancer, grâce à { $power }.
}
log-must-stay = { $seat-id ->
    [you] Vous ne parvenez pas à sortir et restez { $tile-in }.
   *[other] { $seat } ne parvient pas à sortir et reste { $tile-in }.
}
log-den-roll = { $seat-id ->
    [you] { $tile } : vous obtenez { $dice }.
   *[other] { $tile } : { $seat } obtient { $dice }.
}
log-den-is-quiet = Rien ne bouge { $tile-in }.

## Contenu d’une tuile

log-content-roll = { $seat-id ->
    [you] Vous obtenez { $dice } pour le contenu { $tile-of }.
   *[other] { $seat } obtient { $dice } pour le contenu { $tile-of }.
}
ask-keep-or-reroll = Gardez-vous ce dé de contenu, ou le relancez-vous avec { $power } ?
do-keep-content = Garder le dé
do-reroll-content = Relancer : { $power }
verb-reroll-content = Relancer le dé de contenu
log-content-reroll = { $seat-id ->
    [you] { $power } : vous relancez le dé de contenu et obtenez { $dice }.
   *[other] { $power } : { $seat } relance le dé de contenu et obtient { $dice }.
}
log-tile-is-empty = Il n’y a rien { $tile-in }.
log-treasure-lies = Un trésor est posé face cachée { $tile-in }.
log-treasure-added = { $power } : un trésor est tout de même posé { $tile-in }.
log-no-treasure-left = Le paquet de trésors est vide : il n’y en a plus à poser.
ask-look-or-not = Un trésor arrive sur cette tuile. Le choisissez-vous avec { $power } ?
do-look-at-treasures = Regarder les premiers trésors du paquet : { $power }
verb-look-at-treasures = Regarder les premiers trésors du paquet
do-place-unseen = Poser le premier trésor sans le voir
log-looks-at-treasures = { $seat-id ->
    [you] { $power } : vous regardez { $number ->
        [one] le premier trésor
       *[other] les { $number } premiers trésors
    } du paquet.
   *[other] { $power } : { $seat } regarde en secret { $number ->
        [one] le premier trésor
       *[other] les { $number } premiers trésors
    } du paquet.
}
ask-choose-treasure = Quel trésor posez-vous ici ? Le reste va sous le paquet.
do-place-treasure = Poser { $card-the }
verb-place-treasure = Poser un trésor
log-treasure-chosen = { $card-id ->
    [hidden] { $seat } en pose un face cachée { $tile-in }.
   *[other] { $seat-id ->
        [you] Vous posez { $card-the } face cachée { $tile-in }.
       *[other] { $seat } pose { $card-the } face cachée { $tile-in }.
    }
}

## Rencontres

log-encounters-reshuffled = Les cartes rencontre défaussées sont mélangées en un nouveau paquet.
log-no-encounter-left = Le paquet de rencontres est vide : personne ne vient.
log-encounter-drawn = { $seat-id ->
    [you] Vous piochez une carte rencontre : { $card-a }.
   *[other] { $seat } pioche une carte rencontre : { $card-a }.
}
ask-keep-or-redraw = Vous avez pioché { $card-a }. Défaussez-vous cette carte avec { $power } pour en piocher une autre ?
do-keep-encounter = Garder la carte
do-redraw = Piocher une autre carte : { $power }
verb-redraw = Piocher une autre carte
log-sent-away = { $seat-id ->
    [you] { $power } : vous défaussez { $card-the } et piochez une autre carte.
   *[other] { $power } : { $seat } défausse { $card-the } et pioche une autre carte.
}
ask-meet-stranger = { $card-cap } propose de vous suivre. Acceptez-vous ?
do-take-along = Emmener { $card-the }
verb-take-along = Emmener un étranger
do-leave-there = Laisser { $card-the } ici
verb-leave-there = Laisser un étranger sur la tuile
log-stranger-joins = { $seat-id ->
    [you] { $card-cap } vous suit désormais.
   *[other] { $card-cap } suit désormais { $seat }.
}
log-stranger-stays = { $card-cap } reste { $tile-in }.

## Le Repaire du Boss

ask-place-lair = La pile est vide. Où placez-vous le Repaire du Boss ?
do-attach-lair = Contre { $tile-the }, { $side-to }
verb-attach-lair = Placer le Repaire du Boss
log-lair-laid = { $seat-id ->
    [you] Vous placez le Repaire du Boss contre { $tile-the }, { $side-to }.
   *[other] { $seat } place le Repaire du Boss contre { $tile-the }, { $side-to }.
}
log-boss-revealed = Le Boss est révélé : { $card-the } !

# Beside options

note-escape = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, il faut un { $face } ou plus
note-battle = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, chaque { $face } ou plus touche ou bloque
note-chance = { $chance } %
note-rolled = résultat { $number }
note-encounter = une rencontre
note-treasure = un trésor
note-nothing = rien
note-of-six = sur 6 faces, { $encounter } pour une rencontre, { $treasure } pour un trésor
