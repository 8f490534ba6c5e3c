## Un combat commence

do-battle-monster = Combattre le monstre de votre tuile
do-battle-hero = Combattre { $opponent }
verb-battle-hero = Combattre un héros
no-no-monster-to-fight = Il n’y a pas de monstre sur votre tuile.
no-monster-between-heroes = Les héros ne se battent pas entre eux tant qu’un monstre est sur leur tuile.
no-opponent-unconscious = Un héros inconscient ne peut pas être attaqué.
no-nobody-to-assist = Ici, on ne peut combattre un monstre qu’avec l’assistance de quelqu’un, et il n’y a personne pour vous assister.
no-nobody-assisted = Personne ne vous a assisté ici pendant ce tour ; vous ne pouvez pas réessayer.
no-tile-sheltered = Cette tuile est un sanctuaire : aucun héros n’y est attaqué.
no-opponent-protected = Un pouvoir de ce héros vous interdit de l’attaquer maintenant.
log-battle-begins = { $seat-id ->
    [you] Vous combattez { $monster-the }.
   *[other] { $seat } combat { $monster-the }.
}
log-surprise-battle = { $seat-id ->
    [you] { $monster-cap } attaque par surprise : vous devez combattre aussitôt.
   *[other] { $monster-cap } attaque par surprise : { $seat } doit combattre aussitôt.
}
log-duel-begins = { $seat-id ->
    [you] Vous attaquez { $opponent }.
   *[other] { $opponent-id ->
        [you] { $seat } vous attaque.
       *[other] { $seat } attaque { $opponent }.
    }
}
log-no-help-came = { $seat-id ->
    [you] Personne ne vous assiste : le combat contre { $monster-the } n’a pas lieu.
   *[other] Personne n’assiste { $seat } : le combat contre { $monster-the } n’a pas lieu.
}
ask-whom-to-charge = Qui combattez-vous ?
do-charge-monster = Combattre le monstre de votre tuile
verb-charge-monster = Combattre le monstre
do-charge-hero = Combattre { $opponent }
verb-charge-hero = Combattre un héros

## Avant les dés

ask-opening-of-battle = Commencez-vous le combat par un pouvoir ?
do-open-with = Utiliser « { $power } »
verb-open-with = Utiliser un pouvoir
do-open-plainly = N’utiliser aucun pouvoir
ask-way-to-fight = Avec quoi combattez-vous ?
do-fight-with = { $powers-count ->
    [0] Combattre avec { $rating-the }
   *[other] Combattre avec { $rating-the } et { $powers }
}
verb-fight-with = Combattre avec une valeur
no-rating-forbidden = Le pouvoir du monstre l’interdit.
log-monster-rolls = { $monster-cap } lance { $number ->
    [one] 1 dé d’attaque
   *[other] { $number } dés d’attaque
} : { $dice }.

## Touches et blocages

ask-assignment = Comment utilisez-vous vos dés ?
do-assign-dice = { $picks-count ->
    [0] N’utiliser aucun dé
   *[other] Dés : { $picks }
}
verb-assign-dice = Attribuer les dés
do-assign-as-advised = Comme suggéré : { $hits ->
    [0] aucune touche infligée
    [one] 1 touche infligée
   *[other] { $hits } touches infligées
}, { $unblocked ->
    [0] aucune subie
    [one] 1 subie
   *[other] { $unblocked } subies
}
verb-assign-as-advised = Suivre la suggestion
do-hit-with = toucher avec un { $face }
do-block-with = bloquer le { $against } avec un { $face }
do-parry-with = { $power } : bloquer le { $against } avec un { $face }
do-cancel-hit = { $power } : annuler le { $against }
verb-hit-with = Toucher
verb-block-with = Bloquer
verb-parry-with = Bloquer par un pouvoir
verb-cancel-hit = Annuler une touche
no-too-low-to-hit = Ce dé est trop faible : il faut au moins { $number } pour toucher.
no-too-low-to-block = Ce dé est inférieur à { $number } : il ne peut bloquer qu’une touche de même valeur.
no-only-equal-blocks = Seul un dé de même valeur peut bloquer cette touche.
no-may-not-block = Vous avez utilisé un pouvoir qui vous interdit de bloquer.
no-must-cancel = Une de vos cartes annule une touche potentielle : choisissez laquelle.
no-must-block = Ce combat vous tuerait : dans la dernière phase, vous devez bloquer tant que vous avez des dés pour cela.
no-holds-dice-back = Entre héros, chaque dé de 4 ou plus touche ou bloque : employez-les tous.
log-blocks-by-power = { $seat-id ->
    [you] Vous bloquez une touche potentielle grâce à « { $power } ».
   *[other] { $seat } bloque une touche potentielle grâce à « { $power } ».
}
log-hits-and-blocks = { $seat-id ->
    [you] { $hits ->
        [0] Vous n’infligez aucune touche { $monster-to }
        [one] Vous infligez 1 touche { $monster-to }
       *[other] Vous infligez { $hits } touches { $monster-to }
    }
   *[other] { $hits ->
        [0] { $seat } n’inflige aucune touche { $monster-to }
        [one] { $seat } inflige 1 touche { $monster-to }
       *[other] { $seat } inflige { $hits } touches { $monster-to }
    }
} ; { $blocked ->
    [one] { $blocked } bloquée
   *[other] { $blocked } bloquées
}, { $unblocked ->
    [one] { $unblocked } subie
   *[other] { $unblocked } subies
}.
log-duel-hits-and-blocks = { $seat-id ->
    [you] { $hits ->
        [0] Vous n’infligez aucune touche à { $opponent }
        [one] Vous infligez 1 touche à { $opponent }
       *[other] Vous infligez { $hits } touches à { $opponent }
    }
   *[other] { $opponent-id ->
        [you] { $hits ->
            [0] { $seat } ne vous inflige aucune touche
            [one] { $seat } vous inflige 1 touche
           *[other] { $seat } vous inflige { $hits } touches
        }
       *[other] { $hits ->
            [0] { $seat } n’inflige aucune touche à { $opponent }
            [one] { $seat } inflige 1 touche à { $opponent }
           *[other] { $seat } inflige { $hits } touches à { $opponent }
        }
    }
} ; { $blocked ->
    [one] { $blocked } bloquée
   *[other] { $blocked } bloquées
}, { $unblocked ->
    [one] { $unblocked } subie
   *[other] { $unblocked } subies
}.
ask-warding-off = Utilisez-vous un pouvoir contre les touches ?
do-ward-off = Utiliser « { $power } »
verb-ward-off = Utiliser un pouvoir
do-take-hits = N’utiliser aucun pouvoir
log-warded-off = { $seat-id ->
    [you] Grâce à « { $power } », vous retirez { $amount ->
        [one] 1 touche
       *[other] { $amount } touches
    }.
   *[other] Grâce à « { $power } », { $seat } retire { $amount ->
        [one] 1 touche
       *[other] { $amount } touches
    }.
}
log-armour-rolled = { $seat-id ->
    [you] Votre armure
   *[other] L’armure { $seat-of }
} donne { $dice } et { $cancelled ->
    [0] n’annule rien
    [one] annule 1 touche
   *[other] annule { $cancelled } touches
}.
log-free-attack-rolled = { $seat-id ->
    [you] { $monster-cap } porte une attaque gratuite contre vous et lance { $number ->
        [one] 1 dé
       *[other] { $number } dés
    } : { $dice }.
   *[other] { $monster-cap } porte une attaque gratuite contre { $seat } et lance { $number ->
        [one] 1 dé
       *[other] { $number } dés
    } : { $dice }.
}
log-free-attack-hits = { $seat-id ->
    [you] { $monster-cap } { $hits ->
        [0] vous manque
        [one] vous touche une fois
       *[other] vous touche { $hits } fois
    }.
   *[other] { $monster-cap } { $hits ->
        [0] manque { $seat }
        [one] touche { $seat } une fois
       *[other] touche { $seat } { $hits } fois
    }.
}

## Monstres blessés et tués

log-monster-wounded = { $monster-cap } subit { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
} et en a { $wounds } sur { $life }.
log-monster-unhurt = { $hits ->
    [one] La touche ne fait aucun mal { $monster-to }.
   *[other] Les { $hits } touches ne font aucun mal { $monster-to }.
}
log-monster-struck = { $monster-cap }, { $tile-in }, subit { $amount ->
    [one] 1 dégât
   *[other] { $amount } dégâts
} et en a { $wounds } sur { $life }.
log-monster-killed = { $seat-id ->
    [you] Vous tuez { $monster-the } et prenez sa carte.
   *[other] { $seat } tue { $monster-the } et prend sa carte.
}
log-monster-revived = { $monster-cap }, { $tile-in }, se relève sans le moindre dégât : rien n’a été tué.
log-killed-discarded = { $seat-id ->
    [you] Vous défaussez la carte { $monster-of }.
   *[other] { $seat } défausse la carte { $monster-of }.
}
log-stone-appears = Là où le Boss est mort, { $tile-in }, gît la Pierre d’Invocation.
