## Utiliser des pouvoirs

ask-may-use = Utilisez-vous « { $power } » ?
do-leave-unused = Ne pas l’utiliser
do-use-power = Utiliser « { $power } »
verb-use-power = Utiliser un pouvoir
do-use-power-on = { $hero-id ->
    [you] { $power } : sur vous-même
   *[other] { $power } : sur { $hero }
}
verb-use-power-on = Utiliser un pouvoir sur un héros
do-use-power-against = { $power } : contre le monstre { $tile-in }
verb-use-power-against = Utiliser un pouvoir contre un monstre
do-use-power-at = { $power } : { $tile }
verb-use-power-at = Utiliser un pouvoir sur une tuile
log-power-used = { $seat-id ->
    [you] Vous utilisez « { $power } ».
   *[other] { $seat } utilise « { $power } ».
}
log-power-works = { $seat-id ->
    [you] Votre pouvoir { $power } fait effet.
   *[other] Le pouvoir { $power } ({ $seat }) fait effet.
}
log-monster-power = { $card-cap } : { $power }.

## Coûts

ask-pay-with = { $power } : quelle carte défaussez-vous ?
do-pay-card = { $card }
verb-pay-card = Défausser une carte
log-pays-wounds = { $amount ->
    [one] { $seat-id ->
        [you] Vous payez en subissant 1 dégât.
       *[other] { $seat } paie en subissant 1 dégât.
    }
   *[other] { $seat-id ->
        [you] Vous payez en subissant { $amount } dégâts.
       *[other] { $seat } paie en subissant { $amount } dégâts.
    }
}
log-pays-ability = { $seat-id ->
    [you] Vous défaussez { $ability }.
   *[other] { $seat } défausse { $ability }.
}
log-pays-card = { $seat-id ->
    [you] Vous défaussez { $card-the }.
   *[other] { $seat } défausse { $card-the }.
}

## Dégâts, actions et dés

log-healed = { $amount ->
    [one] { $seat-id ->
        [you] Vous retirez 1 dégât.
       *[other] { $seat } retire 1 dégât.
    }
   *[other] { $seat-id ->
        [you] Vous retirez { $amount } dégâts.
       *[other] { $seat } retire { $amount } dégâts.
    }
}
log-has-wounds = { $amount ->
    [0] { $seat-id ->
        [you] Vous n’avez plus aucun dégât.
       *[other] { $seat } n’a plus aucun dégât.
    }
    [one] { $seat-id ->
        [you] Vous avez maintenant 1 dégât.
       *[other] { $seat } a maintenant 1 dégât.
    }
   *[other] { $seat-id ->
        [you] Vous avez maintenant { $amount } dégâts.
       *[other] { $seat } a maintenant { $amount } dégâts.
    }
}
log-more-actions = { $amount ->
    [one] { $seat-id ->
        [you] Vous avez 1 action de plus pour ce tour.
       *[other] { $seat } a 1 action de plus pour ce tour.
    }
   *[other] { $seat-id ->
        [you] Vous avez { $amount } actions de plus pour ce tour.
       *[other] { $seat } a { $amount } actions de plus pour ce tour.
    }
}
log-loses-actions = { $amount ->
    [one] { $seat-id ->
        [you] Vous perdez 1 action.
       *[other] { $seat } perd 1 action.
    }
   *[other] { $seat-id ->
        [you] Vous perdez { $amount } actions.
       *[other] { $seat } perd { $amount } actions.
    }
}
log-will-lose-actions = { $amount ->
    [one] { $seat-id ->
        [you] Vous aurez 1 action de moins à votre prochain tour.
       *[other] { $seat } aura 1 action de moins à son prochain tour.
    }
   *[other] { $seat-id ->
        [you] Vous aurez { $amount } actions de moins à votre prochain tour.
       *[other] { $seat } aura { $amount } actions de moins à son prochain tour.
    }
}
log-rating-raised = { $seat-id ->
    [you] Pour ce tour, vous avez { $amount } de plus en { $rating }.
   *[other] Pour ce tour, { $seat } a { $amount } de plus en { $rating }.
}
log-rating-lowered = { $seat-id ->
    [you] Pour ce tour, vous avez { $amount } de moins en { $rating }.
   *[other] Pour ce tour, { $seat } a { $amount } de moins en { $rating }.
}
log-more-dice-next = { $amount ->
    [one] { $seat-id ->
        [you] À votre prochain combat de ce tour, vous lancez 1 dé de plus.
       *[other] À son prochain combat de ce tour, { $seat } lance 1 dé de plus.
    }
   *[other] { $seat-id ->
        [you] À votre prochain combat de ce tour, vous lancez { $amount } dés de plus.
       *[other] À son prochain combat de ce tour, { $seat } lance { $amount } dés de plus.
    }
}
log-fewer-battle-dice = { $amount ->
    [one] { $seat-id ->
        [you] Jusqu’à la fin de votre prochain tour, vous lancez 1 dé de moins en combat.
       *[other] Jusqu’à la fin de son prochain tour, { $seat } lance 1 dé de moins en combat.
    }
   *[other] { $seat-id ->
        [you] Jusqu’à la fin de votre prochain tour, vous lancez { $amount } dés de moins en combat.
       *[other] Jusqu’à la fin de son prochain tour, { $seat } lance { $amount } dés de moins en combat.
    }
}
log-fewer-nimble-dice = { $amount ->
    [one] { $seat-id ->
        [you] Jusqu’à la fin de votre prochain tour, vous lancez 1 dé de moins pour fuir et désarmer.
       *[other] Jusqu’à la fin de son prochain tour, { $seat } lance 1 dé de moins pour fuir et désarmer.
    }
   *[other] { $seat-id ->
        [you] Jusqu’à la fin de votre prochain tour, vous lancez { $amount } dés de moins pour fuir et désarmer.
       *[other] Jusqu’à la fin de son prochain tour, { $seat } lance { $amount } dés de moins pour fuir et désarmer.
    }
}
log-may-not-rally = { $seat-id ->
    [you] Vous ne pouvez pas vous ressaisir pour ce monstre tué.
   *[other] { $seat } ne peut pas se ressaisir pour ce monstre tué.
}

## Lieux

ask-push-where = { $hero-id ->
    [you] Où atterrissez-vous ?
   *[other] Où atterrit { $hero } ?
}
do-push-hero = { $hero-id ->
    [you] Vous atterrissez { $tile-in }
   *[other] { $hero } atterrit { $tile-in }
}
verb-push-hero = Repousser un héros
log-pushed = { $seat-id ->
    [you] Vous atterrissez { $tile-in }.
   *[other] { $seat } atterrit { $tile-in }.
}
log-cannot-be-moved = { $seat-id ->
    [you] Rien ne peut vous déplacer.
   *[other] Rien ne peut déplacer { $seat }.
}
log-change-places = { $seat-id ->
    [you] Vous échangez votre place avec { $other }.
   *[other] { $other-id ->
        [you] { $seat } échange sa place avec vous.
       *[other] { $seat } échange sa place avec { $other }.
    }
}
ask-monster-goes-where = Où va le monstre { $tile-in } ?
do-move-monster = Le monstre { $tile-of } va { $to-to }
verb-move-monster = Déplacer un monstre
ask-spawn-where = Où vient { $card-the }, à côté { $tile-of } ?
do-spawn = { $card } : { $tile }
verb-spawn = Faire venir un monstre
log-monster-spawns = { $card-cap } apparaît { $tile-in }.
log-marker-lies = { $seat-id ->
    [you] Vous placez votre marqueur { $marker } { $tile-in }.
   *[other] { $seat } place son marqueur { $marker } { $tile-in }.
}
log-marker-goes = Le marqueur { $marker } { $tile-in } est retiré.

## Pièges et étrangers

ask-which-trap-of-yours = Quel piège posez-vous { $tile-in } ?
ask-which-discarded-trap = Quel piège posez-vous { $tile-in } ?
do-lay-hidden-trap = Poser { $card-the } face cachée { $tile-in }
verb-lay-hidden-trap = Poser un piège face cachée
do-lay-open-trap = Poser { $card-the } { $tile-in }
verb-lay-open-trap = Poser un piège
log-hidden-trap-lies = { $card-id ->
    [hidden] { $seat } pose un piège face cachée { $tile-in }.
   *[other] { $seat-id ->
        [you] Vous posez { $card-the } face cachée { $tile-in }.
       *[other] { $seat } pose { $card-the } face cachée { $tile-in }.
    }
}
log-open-trap-lies = { $seat-id ->
    [you] Vous posez { $card-the } { $tile-in }.
   *[other] { $seat } pose { $card-the } { $tile-in }.
}
log-trap-attached = { $seat-id ->
    [you] { $card-cap } reste à côté de votre carte de héros.
   *[other] { $seat } garde { $card-the } à côté de sa carte de héros.
}
log-nothing-lasts = { $seat-id ->
    [you] { $card-cap } n’a sur vous aucun effet durable.
   *[other] { $card-cap } n’a aucun effet durable sur { $seat }.
}
ask-which-trap-comes-off = De quel piège vous débarrassez-vous ?
do-take-off-trap = { $card }
verb-take-off-trap = Se débarrasser d’un piège
log-trap-comes-off = { $seat-id ->
    [you] Vous vous débarrassez { $card-of }.
   *[other] { $seat } se débarrasse { $card-of }.
}
log-joins = { $seat-id ->
    [you] { $card-cap } vous accompagne désormais.
   *[other] { $card-cap } accompagne désormais { $seat }.
}
log-stranger-leaves = { $card-cap } s’en va.

## Cartes

log-takes-unseen = { $seat-id ->
    [you] Vous prenez { $card-the } à { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } vous prend { $card-the }.
       *[other] { $card-id ->
            [hidden] { $seat } prend à { $victim } une carte de sa pile de pillage.
           *[other] { $seat } prend { $card-the } à { $victim }.
        }
    }
}
log-takes-equipped = { $seat-id ->
    [you] Vous prenez { $card-the } à { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } vous prend { $card-the }.
       *[other] { $seat } prend { $card-the } à { $victim }.
    }
}
log-takes-nothing = { $victim-id ->
    [you] Il n’y a rien à prendre dans votre pile de pillage.
   *[other] { $victim } n’a rien à prendre dans sa pile de pillage.
}
log-carried-off = { $card-id ->
    [hidden] { $victim } perd une carte, qui se retrouve sous le monstre { $tile-in }.
   *[other] { $victim-id ->
        [you] Votre carte { $card } se retrouve sous le monstre { $tile-in }.
       *[other] { $victim } perd { $card-the }, qui se retrouve sous le monstre { $tile-in }.
    }
}
log-looks-through = { $seat-id ->
    [you] Vous passez en revue les trésors que possède { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } passe vos trésors en revue.
       *[other] { $seat } passe en revue les trésors que possède { $victim }.
    }
}
ask-take-which = Quelle carte prenez-vous à { $victim } ?
do-take-from = { $victim-id ->
    [you] Vous prendre { $card-the }
   *[other] Prendre { $card-the } à { $victim }
}
verb-take-from = Prendre une carte
ask-give-which = Quelle carte donnez-vous à { $other } ?
do-give-in-return = { $other-id ->
    [you] Vous donner { $card-the }
   *[other] Donner { $card-the } à { $other }
}
verb-give-in-return = Donner une carte
log-gives-in-return = { $seat-id ->
    [you] Vous donnez { $card-the } à { $other }.
   *[other] { $other-id ->
        [you] { $seat } vous donne { $card-the }.
       *[other] { $card-id ->
            [hidden] { $seat } donne une carte à { $other }.
           *[other] { $seat } donne { $card-the } à { $other }.
        }
    }
}
log-gives-equipped = { $seat-id ->
    [you] Vous donnez { $card-the } à { $other }.
   *[other] { $other-id ->
        [you] { $seat } vous donne { $card-the }.
       *[other] { $seat } donne { $card-the } à { $other }.
    }
}
log-gains-treasure = { $card-id ->
    [hidden] { $seat } reçoit un trésor.
   *[other] { $seat-id ->
        [you] Vous recevez { $card-the }.
       *[other] { $seat } reçoit { $card-the }.
    }
}
log-no-treasures = Il ne reste aucun trésor dans le paquet.
log-gains-artifact = { $seat-id ->
    [you] Vous recevez { $card-the }.
   *[other] { $seat } reçoit { $card-the }.
}
log-artifact-is-gone = La réserve ne contient plus { $card-the }.
ask-unequip-which = Quel trésor rejoint votre pile de pillage ?
do-unequip = { $card }
verb-unequip = Mettre une carte dans la pile de pillage
log-unequipped = { $seat-id ->
    [you] Vous mettez { $card-the } dans votre pile de pillage.
   *[other] { $seat } met { $card-the } dans sa pile de pillage.
}

## Regarder

ask-may-look-at-boss = Regardez-vous la carte du Boss ?
do-look-at-boss = La regarder
verb-look-at-boss = Regarder la carte du Boss
do-look-away = Ne pas regarder
log-looks-at-boss = { $card-id ->
    [hidden] { $seat } regarde la carte du Boss.
   *[other] { $seat-id ->
        [you] Vous regardez la carte du Boss : { $card }.
       *[other] { $seat } regarde la carte du Boss : { $card }.
    }
}
log-nothing-to-look-at = { $seat-id ->
    [you] Vous connaissez déjà le Boss.
   *[other] { $seat } connaît déjà le Boss.
}
log-looks-at-encounter = { $card-id ->
    [hidden] { $seat } regarde la première carte du paquet de rencontres.
   *[other] { $seat-id ->
        [you] Vous regardez la première carte du paquet de rencontres : { $card }.
       *[other] { $seat } regarde la première carte du paquet de rencontres : { $card }.
    }
}
ask-top-or-bottom = La carte reste-t-elle sur le dessus du paquet de rencontres ?
do-leave-on-top = La laisser sur le dessus
verb-leave-on-top = Laisser la carte sur le dessus
do-put-at-bottom = La mettre sous le paquet
verb-put-at-bottom = Mettre la carte sous le paquet
log-leaves-on-top = { $seat-id ->
    [you] Vous laissez la carte sur le dessus.
   *[other] { $seat } laisse la carte sur le dessus.
}
log-puts-at-bottom = { $seat-id ->
    [you] Vous mettez la carte sous le paquet.
   *[other] { $seat } met la carte sous le paquet.
}
