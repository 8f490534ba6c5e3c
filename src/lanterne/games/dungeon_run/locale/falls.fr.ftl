## D’où viennent les dégâts

source-battle = combat
source-free-attack = attaque gratuite
source-trap = piège
source-tile = tuile
source-power = pouvoir
source-sabotage = sabotage manqué
source-cost = coût

## Dégâts

log-wounded = { $seat-id ->
    [you] Vous recevez { $amount ->
        [one] 1 dégât
       *[other] { $amount } dégâts
    } ({ $source }) ; encore { $left }, et vous êtes hors de combat.
   *[other] { $seat } reçoit { $amount ->
        [one] 1 dégât
       *[other] { $amount } dégâts
    } ({ $source }) ; encore { $left }, et c’est la défaite.
}
log-last-wound = { $seat-id ->
    [you] Vous recevez { $amount ->
        [one] 1 dégât
       *[other] { $amount } dégâts
    } ({ $source }) : votre Vie n’y suffit plus.
   *[other] { $seat } reçoit { $amount ->
        [one] 1 dégât
       *[other] { $amount } dégâts
    } ({ $source }) : sa Vie n’y suffit plus.
}
log-wounds-prevented = { $power } : { $seat-id ->
    [you] vous évitez
   *[other] { $seat } évite
} { $amount ->
    [one] 1 dégât.
   *[other] { $amount } dégâts.
}
log-wounds-redirected = { $power } : { $seat-id ->
    [you] vous détournez
   *[other] { $seat } détourne
} { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
} { $target-id ->
    [you] sur vous.
   *[other] sur { $target }.
}
ask-may-redirect = { $shield } : qui reçoit le dégât ?
do-bear-wounds = Vous
do-redirect-wounds = { $target } ({ $shield })
verb-redirect-wounds = Détourner un dégât

## Inconscient

log-saved = { $seat-id ->
    [you] Vous tenez encore debout.
   *[other] { $seat } tient encore debout.
}
log-falls = { $seat-id ->
    [you] Vous perdez connaissance { $tile-in }.
   *[other] { $seat } perd connaissance { $tile-in }.
}
log-trap-falls-off = { $seat-id ->
    [you] { $trap-cap } ne vous retient plus et part à la défausse.
   *[other] { $trap-cap } ne retient plus { $seat } et part à la défausse.
}
ask-choose-what-to-leave = Vous avez perdu connaissance. Quel trésor ou artefact laissez-vous sur la tuile ?
do-leave-card = { $card }
verb-leave-card = Laisser une carte
do-leave-nothing = Rien : vous n’avez ni trésor ni artefact
verb-leave-nothing = Ne rien laisser
log-leaves-card = { $seat-id ->
    [you] Vous laissez { $card-the } { $tile-in }.
   *[other] { $seat } laisse { $card-the } { $tile-in }.
}
log-leaves-hidden-card = { $card-id ->
    [hidden] { $seat } laisse une carte de sa pile de pillage, face cachée, { $tile-in }.
   *[other] { $seat-id ->
        [you] Vous laissez { $card-the }, face cachée, { $tile-in }.
       *[other] { $seat } laisse { $card-the }, face cachée, { $tile-in }.
    }
}
log-leaves-nothing = { $seat-id ->
    [you] Vous n’avez rien à laisser.
   *[other] { $seat } n’a rien à laisser.
}

## Pitié

ask-vote = { $victim } n’en peut plus et demande grâce. Quel est votre vote ?
do-thumb-up = Pouce levé : { $victim } vivra
verb-thumb-up = Faire grâce
do-thumb-down = Pouce baissé : { $victim } mourra
verb-thumb-down = Condamner
log-thumb-up = { $seat-id ->
    [you] Vous levez le pouce pour { $victim }.
   *[other] { $seat } lève le pouce pour { $victim-id ->
        [you] vous.
       *[other] { $victim }.
    }
}
log-thumb-down = { $seat-id ->
    [you] Vous baissez le pouce : pas de grâce pour { $victim }.
   *[other] { $seat } baisse le pouce : pas de grâce pour { $victim-id ->
        [you] vous.
       *[other] { $victim }.
    }
}
log-spared = { $victim-id ->
    [you] Un seul pouce levé suffit : vous vivrez.
   *[other] Un seul pouce levé suffit : { $victim } vivra.
}
log-condemned = { $victim-id ->
    [you] Tous les pouces sont baissés : pas de pitié pour vous.
   *[other] Tous les pouces sont baissés : pas de pitié pour { $victim }.
}

## Mort

log-dies = { $seat-id ->
    [you] Vous mourez { $tile-in }.
   *[other] { $seat } meurt { $tile-in }.
}
log-solo-death = { $seat-id ->
    [you] Vous mourez, et personne ne saura jamais comment.
   *[other] { $seat } meurt, et personne ne saura jamais comment.
}
log-lays-out = { $seat-id ->
    [you] Vous abandonnez { $card-the }, face visible, { $tile-in }.
   *[other] { $seat } abandonne { $card-the }, face visible, { $tile-in }.
}
log-token-inherited = { $seat-id ->
    [you] Le jeton Premier Joueur vous revient.
   *[other] Le jeton Premier Joueur revient à { $seat }.
}
ask-choose-spoils = Que prenez-vous de ce que laisse la victime ?
do-spoil = { $card }
do-take-spoils = { $spoils-count ->
    [0] Ne rien prendre
   *[other] Prendre { $spoils }
}
verb-take-spoils = Dépouiller la victime
log-plunders = { $seat-id ->
    [you] Vous prenez { $card-the } à votre victime.
   *[other] { $seat } prend { $card-the } à sa victime.
}
log-leaves-spoils = { $seat-id ->
    [you] Vous ne prenez rien à votre victime.
   *[other] { $seat } ne prend rien à sa victime.
}
