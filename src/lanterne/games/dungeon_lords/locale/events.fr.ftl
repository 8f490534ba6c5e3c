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
no-cannot-pay-all = Vous ne pouvez pas les payer toutes dans l’ordre de votre antre.
log-creature-paid = { $seat-id ->
    [you] Vous payez { $monster-the }.
   *[other] { $seat } paie { $monster-the }.
}
log-creature-gone = { $seat-id ->
    [you] { $monster-cap } ne reçoit rien de vous et s’en va pour de bon.
   *[other] { $monster-cap } ne reçoit rien { $seat-of } et s’en va pour de bon.
}

## Taxes

ask-pay-taxes = Taxes : combien d’or payez-vous ? Chaque pièce impayée coûte 3 points à la fin.
do-pay-tax = { $unpaid ->
    [0] Tout payer : { $gold } or
   *[other] Payer { $gold } or, laisser { $unpaid } impayé
}
verb-pay-tax = Payer les taxes
log-tax-paid = { $seat-id ->
    [you] Vous payez { $gold } or de taxes{ $unpaid ->
        [0] .
       *[other] {" "}et en laissez { $unpaid } impayé.
    }
   *[other] { $seat } paie { $gold } or de taxes{ $unpaid ->
        [0] .
       *[other] {" "}et en laisse { $unpaid } impayé.
    }
}

## Chasse aux sorcières

ask-face-mob = Chasse aux sorcières : quel monstre livrez-vous, ou gagnez-vous 3 points de Mal ?
do-hand-over = Livrer { $monster-the } ({ $place })
verb-hand-over = Livrer un monstre
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

## Grève des Monstres

ask-settle-strike = Grève des Monstres : de quel monstre vous occupez-vous maintenant, et comment ?
do-let-walk-out = Retourner { $monster-the } face cachée
verb-let-walk-out = Retourner un monstre face cachée
do-pay-icon = { $good-id ->
    [gold] Payer 1 or à { $monster-the }
    [food] Payer 1 nourriture à { $monster-the }
    [evil] Gagner 1 point de Mal pour { $monster-the }
    [trap] Céder 1 piège pour { $monster-the }
   *[other] Donner 1 monstre à dévorer à { $monster-the }
}
verb-pay-icon = Payer une icône
log-icon-paid = { $seat-id ->
    [you] Vous payez à { $monster-the } une icône de son salaire : { $good }.
   *[other] { $seat } paie à { $monster-the } une icône de son salaire : { $good }.
}
log-monster-walks-out = { $seat-id ->
    [you] Chez vous, { $monster-the } fait grève jusqu’à la fin du combat de l’année.
   *[other] Chez { $seat }, { $monster-the } fait grève jusqu’à la fin du combat de l’année.
}

## Visite d’un VIP

ask-entertain = Visite d’un VIP : que payez-vous ? Chacun des 2 jetons qui manque vous fait gagner 1 point de Mal.
do-offer-guest = { $gold ->
    [0] { $food ->
        [0] Ne rien payer
       *[other] Payer { $food } nourriture
    }
   *[other] { $food ->
        [0] Payer { $gold } or
       *[other] Payer { $gold } or et { $food } nourriture
    }
}
verb-offer-guest = Recevoir l’invité
log-visit-paid = { $seat-id ->
    [you] Vous offrez à l’invité { $gold } or et { $food } nourriture
   *[other] { $seat } offre à l’invité { $gold } or et { $food } nourriture
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
        [none] Votre tunnel { $cell } s’effondre.
       *[other] Vous perdez { $room-the } { $cell }.
    }
   *[other] { $room-id ->
        [none] { $seat } perd le tunnel { $cell }.
       *[other] { $seat } perd { $room-the } { $cell }.
    }
}
log-nothing-collapses = { $seat-id ->
    [you] Aucune de vos tuiles ne peut s’effondrer.
   *[other] Aucune tuile { $seat-of } ne peut s’effondrer.
}

## Dévaluation, Foire aux Lutins, Rappel de Pièges, Gala de charité

log-gold-devalued = { $seat-id ->
    [you] Vous perdez { $gold } or.
   *[other] { $seat } perd { $gold } or.
}
ask-visit-fair = Foire aux Lutins : combien de lutins prenez-vous, pour 1 nourriture chacun ?
do-buy-imps = { $number ->
    [0] Aucun
    [one] 1 lutin
   *[other] { $number } lutins
}
verb-buy-imps = Prendre des lutins
log-imps-bought = { $seat-id ->
    [you] À la foire, { $number ->
        [0] vous ne prenez aucun lutin
        [one] vous prenez 1 lutin
       *[other] vous prenez { $number } lutins
    }.
   *[other] À la foire, { $number ->
        [0] { $seat } ne prend aucun lutin
        [one] { $seat } prend 1 lutin
       *[other] { $seat } prend { $number } lutins
    }.
}
ask-recall-traps = Rappel de Pièges : quel piège rendez-vous pour 1 or ?
ask-give-at-gala = Gala de charité : combien d’or donnez-vous ? Chaque or vous fait perdre 1 point de Mal.
do-give-gold = { $number ->
    [0] Rien
   *[other] { $number } or
}
verb-give-gold = Donner de l’or
log-gold-given = { $seat-id ->
    [you] Au gala, { $number ->
        [0] vous ne donnez rien
       *[other] vous donnez { $number } or
    }.
   *[other] Au gala, { $number ->
        [0] { $seat } ne donne rien
       *[other] { $seat } donne { $number } or
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
