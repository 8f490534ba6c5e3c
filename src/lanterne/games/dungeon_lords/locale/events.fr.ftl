## Les événements

log-event-strikes = L’événement { $season-of } : { $event }.
log-special-strikes = L’événement spécial de l’année : { $special }.

## Jour de paye

ask-settle-wages = Jour de paye : qui payez-vous, et qui laissez-vous partir ? Chaque créature qui part vous fait gagner 1 point de Mal.
do-pay-all = Tout payer
verb-pay-all = Payer toutes les créatures
do-pay-creature = Payer { $monster-the } ({ $place })
verb-pay-creature = Payer une créature
do-let-creature-go = Laisser partir { $monster-the } ({ $place })
verb-let-creature-go = Laisser partir une créature
no-cannot-pay-wage = Vous ne pouvez pas payer ce salaire.
no-cannot-pay-all = Vous ne pouvez pas les payer toutes dans l’ordre de votre Antre.
log-creature-paid = { $seat-id ->
    [you] Vous payez { $monster-the }.
   *[other] { $seat } paie { $monster-the }.
}
log-creature-gone = { $seat-id ->
    [you] { $monster-cap } ne reçoit rien de vous et s’en va pour de bon.
   *[other] { $monster-cap } ne reçoit rien { $seat-of } et s’en va pour de bon.
}

## Taxes

ask-pay-taxes = Taxes : combien de jetons Or payez-vous ? Chaque jeton impayé coûte 3 points à la fin.
do-pay-tax = { $unpaid ->
    [0] Tout payer : { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    }
   *[other] { $gold ->
        [0] Ne rien payer
        [one] Payer { $gold } jeton Or
       *[other] Payer { $gold } jetons Or
    } ({ $unpaid ->
        [one] { $unpaid } impayé
       *[other] { $unpaid } impayés
    })
}
verb-pay-tax = Payer les taxes
log-tax-paid = { $seat-id ->
    [you] Vous payez { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    } de taxes{ $unpaid ->
        [0] .
        [one] {" "}et en laissez { $unpaid } impayé.
       *[other] {" "}et en laissez { $unpaid } impayés.
    }
   *[other] { $seat } paie { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    } de taxes{ $unpaid ->
        [0] .
        [one] {" "}et en laisse { $unpaid } impayé.
       *[other] {" "}et en laisse { $unpaid } impayés.
    }
}

## Chasse aux sorcières

ask-face-mob = Chasse aux sorcières : quel Monstre livrez-vous, ou gagnez-vous 3 points de Mal ?
do-hand-over = Livrer { $monster-the } ({ $place })
verb-hand-over = Livrer un Monstre
do-take-blame = Gagner 3 points de Mal
verb-take-blame = Gagner du Mal
log-monster-handed-over = { $seat-id ->
    [you] Vous livrez { $monster-the } à la foule.
   *[other] { $seat } livre { $monster-the } à la foule.
}
log-blame-taken = { $seat-id ->
    [you] Vous ne livrez personne à la foule.
   *[other] { $seat } ne livre personne à la foule.
}

## Grève des monstres

ask-settle-strike = Grève des monstres : de quel Monstre vous occupez-vous maintenant, et comment ?
do-let-walk-out = Retourner { $monster-the } face cachée
verb-let-walk-out = Retourner un Monstre face cachée
do-pay-icon = { $good-id ->
    [gold] { $monster-cap } : payer 1 jeton Or
    [food] { $monster-cap } : payer 1 jeton Nourriture
    [evil] { $monster-cap } : gagner 1 point de Mal
    [trap] { $monster-cap } : céder 1 Piège
   *[other] { $monster-cap } : lui donner 1 Monstre à dévorer
}
verb-pay-icon = Payer une icône
log-icon-paid = { $seat-id ->
    [you] Vous payez une icône du salaire { $monster-of } : { $good }.
   *[other] { $seat } paie une icône du salaire { $monster-of } : { $good }.
}
log-monster-walks-out = { $seat-id ->
    [you] Chez vous, { $monster-the } fait grève jusqu’à la fin du Combat de l’année.
   *[other] Chez { $seat }, { $monster-the } fait grève jusqu’à la fin du Combat de l’année.
}

## Visite d’un VIP

ask-entertain = Visite d’un VIP : que payez-vous ? Chacun des 2 jetons qui manque vous fait gagner 1 point de Mal.
do-offer-guest = { $gold ->
    [0] { $food ->
        [0] Ne rien payer
       *[other] Payer { $food ->
            [one] { $food } jeton Nourriture
           *[other] { $food } jetons Nourriture
        }
    }
   *[other] { $food ->
        [0] Payer { $gold ->
            [one] { $gold } jeton Or
           *[other] { $gold } jetons Or
        }
       *[other] Payer 1 jeton Or et 1 jeton Nourriture
    }
}
verb-offer-guest = Recevoir l’invité
log-visit-paid = { $seat-id ->
    [you] Vous offrez à l’invité { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    } et { $food ->
        [one] { $food } jeton Nourriture
       *[other] { $food } jetons Nourriture
    }
   *[other] { $seat } offre à l’invité { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    } et { $food ->
        [one] { $food } jeton Nourriture
       *[other] { $food } jetons Nourriture
    }
}{ $missing ->
    [0] .
    [one]  ; il manque 1 jeton.
   *[other]  ; il manque { $missing } jetons.
}

## Tremblement de terre

ask-choose-collapse = Tremblement de terre : quelle tuile perdez-vous ?
do-collapse = { $cell }
verb-collapse = Perdre une tuile
log-tile-collapses = { $seat-id ->
    [you] { $room-id ->
        [none] Votre Tunnel en { $cell } s’effondre.
       *[other] Vous perdez { $room-the } en { $cell }.
    }
   *[other] { $room-id ->
        [none] { $seat } perd le Tunnel en { $cell }.
       *[other] { $seat } perd { $room-the } en { $cell }.
    }
}
log-nothing-collapses = { $seat-id ->
    [you] Aucune de vos tuiles ne peut s’effondrer.
   *[other] Aucune tuile { $seat-of } ne peut s’effondrer.
}

## Dévaluation, Foire aux lutins, Rappel de pièges, Gala de charité

log-gold-devalued = { $seat-id ->
    [you] Vous perdez { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    }.
   *[other] { $seat } perd { $gold ->
        [one] { $gold } jeton Or
       *[other] { $gold } jetons Or
    }.
}
ask-visit-fair = Foire aux lutins : combien de Lutins prenez-vous, pour 1 jeton Nourriture chacun ?
do-buy-imps = { $number ->
    [0] Aucun
    [one] 1 Lutin
   *[other] { $number } Lutins
}
verb-buy-imps = Prendre des Lutins
log-imps-bought = { $seat-id ->
    [you] À la foire, { $number ->
        [0] vous ne prenez aucun Lutin
        [one] vous prenez 1 Lutin
       *[other] vous prenez { $number } Lutins
    }.
   *[other] À la foire, { $number ->
        [0] { $seat } ne prend aucun Lutin
        [one] { $seat } prend 1 Lutin
       *[other] { $seat } prend { $number } Lutins
    }.
}
ask-recall-traps = Rappel de pièges : quel Piège rendez-vous pour 1 jeton Or ?
ask-give-at-gala = Gala de charité : combien de jetons Or donnez-vous ? Chacun vous fait perdre 1 point de Mal.
do-give-gold = { $number ->
    [0] Rien
    [one] { $number } jeton Or
   *[other] { $number } jetons Or
}
verb-give-gold = Donner de l’Or
log-gold-given = { $seat-id ->
    [you] Au gala, { $number ->
        [0] vous ne donnez rien
        [one] vous donnez { $number } jeton Or
       *[other] vous donnez { $number } jetons Or
    }.
   *[other] Au gala, { $number ->
        [0] { $seat } ne donne rien
        [one] { $seat } donne { $number } jeton Or
       *[other] { $seat } donne { $number } jetons Or
    }.
}

## Aventuriers

log-heroes-confused = Les héros sont désorientés : cette fois, le plus puissant va chez le seigneur le moins maléfique.
log-adventurer-joins = { $adventurer-cap } rejoint le groupe devant { $seat-id ->
    [you] votre donjon
   *[other] le donjon { $seat-of }
}, à la place { $place }.
log-warrior-leads = { $adventurer-cap } prend la tête du groupe devant { $seat-id ->
    [you] votre donjon
   *[other] le donjon { $seat-of }
}.
log-goes-to-dummy = { $adventurer-cap } va chez le PNJ et disparaît.
