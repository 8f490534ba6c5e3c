## Dés et jets

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6
log-rolled = { $seat-id ->
    [you] Vous lancez
   *[other] { $seat } lance
} les dés { $rating-id ->
    [skill] d’{ $rating }
   *[other] de { $rating }
} : { $dice }.
log-rolled-for = { $seat-id ->
    [you] Vous lancez
   *[other] { $seat } lance
} les dés { $rating-id ->
    [skill] d’{ $rating }
   *[other] de { $rating }
} ({ $needed } ou plus) : { $dice }.

## Assister et saboter

ask-declare-help = { $action-id ->
    [battle] { $helped } va combattre. Que faites-vous ?
    [disarm] { $helped } va désarmer un piège. Que faites-vous ?
    [escape] { $helped } tente de fuir. Que faites-vous ?
   *[other] { $helped } : { $action }. Que faites-vous ?
}
do-stand-by = Ne rien faire
do-assist = Assister avec { $rating-the }
verb-assist = Assister
do-sabotage = Saboter
verb-sabotage = Saboter
log-assist-offered = { $seat-id ->
    [you] Vous proposez d’assister { $helped } avec { $rating-the }.
   *[other] { $helped-id ->
        [you] { $seat } propose de vous assister avec { $rating-the }.
       *[other] { $seat } propose d’assister { $helped } avec { $rating-the }.
    }
}
ask-answer-offer = { $helper } propose de vous assister avec { $rating-the }. Acceptez-vous ?
do-accept-assist = Accepter que { $helper } vous assiste avec { $rating-the }
verb-accept-assist = Accepter
do-refuse-assist = Refuser que { $helper } vous assiste avec { $rating-the }
verb-refuse-assist = Refuser
log-assist-accepted = { $seat-id ->
    [you] Vous acceptez : { $helper } vous assiste.
   *[other] { $helper-id ->
        [you] { $seat } accepte votre assistance.
       *[other] { $seat } accepte l’assistance : { $helper } participe.
    }
}
log-assist-refused = { $seat-id ->
    [you] Vous refusez : { $helper } ne vous assiste pas.
   *[other] { $helper-id ->
        [you] { $seat } refuse votre assistance.
       *[other] { $seat } refuse l’assistance : { $helper } ne participe pas.
    }
}
ask-declare-after-refusal = Votre assistance est refusée. Sabotez-vous ?
log-sabotaged = { $seat-id ->
    [you] Vous sabotez { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } vous sabote.
       *[other] { $seat } sabote { $victim }.
    }
}
no-bullied = Vous n’êtes pas de taille à saboter ce héros.
no-not-to-be-sabotaged = Personne ne peut saboter ce héros pour ce jet.
ask-void-declaration = { $power } : annulez-vous une assistance ou un sabotage ?
do-let-stand = Ne rien annuler
do-void-help = { $power } : annuler ce que fait { $helper }
verb-void-help = Annuler une déclaration
log-declaration-void = { $seat-id ->
    [you] { $power } : vous annulez ce que faisait { $helper }.
   *[other] { $helper-id ->
        [you] { $power } : { $seat } annule ce que vous faisiez.
       *[other] { $power } : { $seat } annule ce que faisait { $helper }.
    }
}
log-saboteur-pays = { $seat-id ->
    [you] Votre sabotage a échoué et se retourne contre vous.
   *[other] Le sabotage a échoué et se retourne contre son auteur : { $seat }.
}

## Relances

ask-dice-window = Quels dés changez-vous, et comment ?
ask-lone-dice-window = Changez-vous des dés ?
do-reroll = { $power-id ->
    [addolgar-vayne-riposte] { $power } : faire relancer { $dice } à l’adversaire
    [emma-goodluck-hex-of-clumsiness] { $power } : faire relancer { $dice } au héros qui agit
   *[other] { $power } : relancer { $dice }
}
verb-reroll = Relancer des dés
do-reroll-defender = { $power } : faire relancer { $dice } au défenseur
verb-reroll-defender = Faire relancer le défenseur
do-turn-die = { $power } : le { $was } devient { $to }
verb-turn-die = Tourner un dé du héros qui agit
do-turn-monster-die = { $power } : le { $was } du monstre devient { $to }
verb-turn-monster-die = Tourner un dé du monstre
do-turn-defender-die = { $power } : le { $was } du défenseur devient { $to }
verb-turn-defender-die = Tourner un dé du défenseur
log-rerolled = { $seat-id ->
    [you] { $power } : vous relancez { $before }. Résultat : { $dice }.
   *[other] { $power } : { $seat } relance { $before }. Résultat : { $dice }.
}
log-made-reroll = { $seat-id ->
    [you] { $power } : vous faites relancer { $before } { $hero-id ->
        [none] au monstre
       *[other] à { $hero }
    }. Résultat : { $dice }.
   *[other] { $power } : { $seat } { $hero-id ->
        [none] fait relancer { $before } au monstre
        [you] vous fait relancer { $before }
       *[other] fait relancer { $before } à { $hero }
    }. Résultat : { $dice }.
}
log-die-turned = { $seat-id ->
    [you] { $power } : vous tournez un dé, de { $before } sur { $dice }.
   *[other] { $power } : { $seat } tourne un dé, de { $before } sur { $dice }.
}
log-other-die-turned = { $seat-id ->
    [you] { $power } : vous tournez un dé { $hero-id ->
        [none] du monstre
       *[other] { $hero-of }
    }, de { $before } sur { $dice }.
   *[other] { $power } : { $seat } tourne { $hero-id ->
        [none] un dé du monstre
        [you] un de vos dés
       *[other] un dé { $hero-of }
    }, de { $before } sur { $dice }.
}

## Tests

ask-choose-trial-rating = { $power } : avec quelle valeur lancez-vous les dés ?
do-try-with = { $rating }
verb-try-with = Lancer les dés d’une valeur
log-trial-passed = { $seat-id ->
    [you] { $power } : vous réussissez le test.
   *[other] { $power } : { $seat } réussit le test.
}
log-trial-failed = { $seat-id ->
    [you] { $power } : vous échouez au test.
   *[other] { $power } : { $seat } échoue au test.
}
log-thrown = { $seat-id ->
    [you] { $power } : vous obtenez { $dice }.
   *[other] { $power } : { $seat } obtient { $dice }.
}

## Pièges

ask-choose-disarm-rating = Avec quelle valeur désarmez-vous { $trap-the } ?
do-disarm-with = { $rating }
verb-disarm-with = Désarmer avec
log-trap-disarmed = { $seat-id ->
    [you] Vous désarmez { $trap-the } : { $successes } succès sur { $need }. La carte rejoint votre pile de pillage.
   *[other] { $seat } désarme { $trap-the } : { $successes } succès sur { $need }. La carte rejoint sa pile de pillage.
}
log-trap-goes-off = { $seat-id ->
    [you] { $trap-cap } se déclenche : { $successes } succès sur { $need }, c’est trop peu. À vos dépens !
   *[other] { $trap-cap } se déclenche : { $successes } succès sur { $need }, c’est trop peu pour { $seat }.
}

## Fuir

do-escape = Fuir
no-nothing-to-escape = Il n’y a ici ni monstre ni, pendant la dernière phase, autre héros à fuir.
log-escaped = { $seat-id ->
    [you] Vous réussissez à fuir.
   *[other] { $seat } réussit à fuir.
}
log-escape-failed = { $seat-id ->
    [you] Vous ne parvenez pas à fuir.
   *[other] { $seat } ne parvient pas à fuir.
}
ask-choose-way-out = Par où fuyez-vous ?
do-escape-through = Fuir { $side-to }
verb-escape-through = Fuir par une sortie

## Se ressaisir

ask-choose-rally = Vous ressaisissez-vous ?
do-rally = Se ressaisir : retirer 1 dégât
verb-rally = Se ressaisir
do-keep-wound = Garder ce dégât
log-rallied = { $seat-id ->
    [you] Vous vous ressaisissez et retirez { $wounds ->
        [one] 1 dégât
       *[other] { $wounds } dégâts
    }.
   *[other] { $seat } se ressaisit et retire { $wounds ->
        [one] 1 dégât
       *[other] { $wounds } dégâts
    }.
}

## Questions que l’on peut s’épargner

spare-declare-help = Assister ou saboter les autres
    .effect = Vous n’assistez ni ne sabotez personne.
spare-answer-offer = Accepter une assistance
    .effect = Vous acceptez toute assistance.
spare-choose-rally = Se ressaisir
    .effect = Vous vous ressaisissez chaque fois que vous le pouvez.
spare-dice-window = Relancer ou changer des dés quand d’autres le peuvent aussi
    .effect = Vous ne changez aucun dé.
spare-lone-dice-window = Relancer ou changer des dés
    .effect = Vous ne changez aucun dé.
