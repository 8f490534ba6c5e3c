## Équipement

do-rearrange = S’équiper : changer votre équipement
do-wear = équiper { $card-the }
do-take-off = retirer { $card-the }
verb-wear = Équiper une carte
verb-take-off = Retirer une carte
no-untrained = Votre héros n’a pas l’entraînement que cette carte demande.
no-slot-taken = Une autre carte que vous équipez prend cet emplacement.
no-slot-cleared = Vous retirez la carte de cet emplacement. Ne le faites que s’il doit rester vide : une nouvelle carte la remplace d’elle-même.
no-card-replaced = Une autre carte que vous équipez remplace déjà celle-ci.
log-equipped = { $seat-id ->
    [you] Vous équipez { $card-the }.
   *[other] { $seat } équipe { $card-the }.
}
log-taken-off = { $seat-id ->
    [you] Vous mettez { $card-the } dans votre pile de pillage.
   *[other] { $seat } met { $card-the } dans sa pile de pillage.
}
log-equip-is-free = { $seat-id ->
    [you] { $power } : cette action d’équipement ne vous coûte rien.
   *[other] { $power } : cette action d’équipement ne coûte rien à { $seat }.
}
ask-choose-equipment = Quelles cartes équipez-vous, et lesquelles retirez-vous ?
do-change-equipment = { $picks-count ->
    [0] Ne rien changer
   *[other] Changer : { $picks }
}
verb-change-equipment = Changer d’équipement
no-equipped-already = Avec un monstre sur votre tuile, une seule action d’équipement est permise par tour.
no-nothing-to-equip = Vous n’avez rien à équiper ni à retirer.

ask-equip-found = Lesquelles de ces cartes équipez-vous ? Les autres rejoignent votre pile de pillage.
do-wear-found = { $picks-count ->
    [0] Tout dans la pile de pillage
   *[other] Choisir : { $picks }
}
verb-wear-found = Équiper les cartes trouvées

## Échanges

do-open-trade = S’équiper : échanger avec { $partner }
verb-open-trade = Échanger
log-trade-opened = { $seat-id ->
    [you] Vous voulez échanger avec { $other }.
   *[other] { $other-id ->
        [you] { $seat } veut échanger avec vous.
       *[other] { $seat } veut échanger avec { $other }.
    }
}
no-partner-unconscious = Un héros inconscient n’échange rien.
no-partner-refused = Vos pourparlers ont échoué : plus d’échange avec ce héros pendant ce tour.
no-nothing-to-trade = Aucun de vous deux n’a quoi que ce soit à échanger.
ask-propose-trade = Que proposez-vous à { $other }, et que voulez-vous en échange ?
do-give = donner { $card-the }
verb-give = Vous donnez
verb-ask-for = Vous recevez
do-ask-for = demander { $card-the }
no-not-for-trade = Les monstres et les pièges ne s’échangent pas.
do-make-offer = { $picks-count ->
    [0] Demander une offre
   *[other] Proposer : { $picks }
}
verb-make-offer = Proposer un échange
log-trade-gives = { $card-id ->
    [hidden] { $seat } propose une carte d’une pile de pillage.
   *[other] { $seat-id ->
        [you] Vous proposez { $card-the }.
       *[other] { $seat } propose { $card-the }.
    }
}
log-trade-asks = { $card-id ->
    [hidden] { $seat } demande une carte d’une pile de pillage.
   *[other] { $seat-id ->
        [you] Vous demandez { $card-the }.
       *[other] { $seat } demande { $card-the }.
    }
}
log-trade-invites = { $seat-id ->
    [you] Vous demandez une offre.
   *[other] { $seat } demande une offre.
}
ask-answer-trade = { $other } vous propose un échange. Acceptez-vous, refusez-vous, ou faites-vous une contre-offre ?
do-haggle = Faire une contre-offre à { $other }
verb-haggle = Faire une contre-offre
ask-propose-counter = Que donneriez-vous à { $other }, et que voulez-vous en échange ?
do-make-counter-offer = { $picks-count ->
    [0] Faire une contre-offre
   *[other] Contre-offre : { $picks }
}
verb-make-counter-offer = Faire une contre-offre
no-counter-is-empty = Une contre-offre porte au moins sur une carte.
log-trade-countered = { $seat-id ->
    [you] Vous faites une contre-offre :
   *[other] { $seat } fait une contre-offre :
}
ask-answer-counter = { $other } vous fait une contre-offre. L’acceptez-vous ?
do-accept-trade = Accepter l’échange avec { $other }
verb-accept-trade = Accepter
do-refuse-trade = Ne pas échanger avec { $other }
verb-refuse-trade = Ne pas échanger
no-nothing-lies-between = Rien n’a encore été proposé ni demandé.
log-trade-refused = { $seat-id ->
    [you] Vous n’échangez pas avec { $other }.
   *[other] { $other-id ->
        [you] { $seat } n’échange pas avec vous.
       *[other] { $seat } n’échange pas avec { $other }.
    }
}
log-trade-made = { $seat-id ->
    [you] Vous êtes d’accord avec { $other }.
   *[other] { $other-id ->
        [you] { $seat } est d’accord avec vous.
       *[other] { $seat } et { $other } sont d’accord.
    }
}
log-card-handed = { $card-id ->
    [hidden] { $seat } donne à { $other } une carte que nul autre ne voit.
   *[other] { $seat-id ->
        [you] Vous donnez { $card-the } à { $other }.
       *[other] { $other-id ->
            [you] { $seat } vous donne { $card-the }.
           *[other] { $seat } donne { $card-the } à { $other }.
        }
    }
}
ask-equip-received = { $giver } vous a donné des cartes. Lesquelles équipez-vous ? Les autres rejoignent votre pile de pillage.
do-wear-received = { $picks-count ->
    [0] Tout dans la pile de pillage
   *[other] Choisir : { $picks }
}
verb-wear-received = Équiper les cartes reçues

## Recherche

do-search = Fouiller votre tuile
log-searches-tile = { $seat-id ->
    [you] Vous fouillez { $tile-the }.
   *[other] { $seat } fouille { $tile-the }.
}
log-card-found = { $seat-id ->
    [you] Vous trouvez { $card-a }.
   *[other] { $seat } trouve { $card-a }.
}
no-monster-guards = Pas tant qu’un monstre est sur votre tuile.
no-nothing-lies-here = Il n’y a ni trésor ni artefact sur votre tuile.
log-stone-taken = { $seat-id ->
    [you] La Pierre d’Invocation est maintenant à vous.
   *[other] { $seat } a maintenant la Pierre d’Invocation.
}
log-final-phase = { $seat-id ->
    [you] Vous ramassez la Pierre d’Invocation : la dernière phase commence. Désormais, tout héros vaincu est tué.
   *[other] { $seat } ramasse la Pierre d’Invocation : la dernière phase commence. Désormais, tout héros vaincu est tué.
}

## Avancement

do-advance = Avancer
no-too-few-encounters = Il vous faut { $number } cartes rencontre, ou la carte du Boss, dans votre pile de pillage.
ask-choose-encounters = Quelles cartes rencontre défaussez-vous ?
do-hand-in = défausser { $card-the }
verb-hand-in = Défausser une carte
no-no-encounter-card = Ce n’est pas une carte rencontre : elle ne paie pas l’entraînement.
no-price-is-paid = Le prix est payé.
no-boss-is-not-split = La carte du Boss vaut le prix entier et ne se partage pas.
no-boss-pays-alone = Sans la carte du Boss vous ne pouvez pas payer le reste : elle paie seule.
do-discard-encounters = { $picks-count ->
    [0] Défausser des cartes rencontre
   *[other] Payer : { $picks }
}
verb-discard-encounters = Défausser des cartes rencontre
no-hand-in-more = Défaussez { $number } cartes rencontre, ou la carte du Boss.
log-handed-in = { $seat-id ->
    [you] Vous défaussez { $card-the }.
   *[other] { $seat } défausse { $card-the }.
}
ask-choose-training = Quelle valeur entraînez-vous ?
do-train = { $rating }
verb-train = Entraîner une valeur
log-trained = { $seat-id ->
    [you] Vous prenez un jeton d’entraînement : { $rating } +{ $number } désormais.
   *[other] { $seat } prend un jeton d’entraînement : { $rating } +{ $number } désormais.
}
log-abilities-drawn = { $number ->
    [one] { $seat-id ->
        [you] Vous piochez 1 carte compétence, la dernière.
       *[other] { $seat } pioche 1 carte compétence, la dernière.
    }
   *[other] { $seat-id ->
        [you] Vous piochez { $number } cartes compétence.
       *[other] { $seat } pioche { $number } cartes compétence.
    }
}
ask-choose-ability = Laquelle de ces cartes compétence gardez-vous ?
do-keep-ability = Garder { $ability }
verb-keep-ability = Garder une carte compétence
log-ability-learnt = { $seat-id ->
    [you] Vous gardez { $ability }.
   *[other] { $seat } garde { $ability }.
}
log-ability-given-up = { $ability-id ->
    [hidden] { $seat } défausse une carte compétence sans la montrer.
   *[other] Vous défaussez { $ability } sans montrer la carte.
}
log-no-ability-left = { $seat-id ->
    [you] Il ne vous reste aucune carte compétence à piocher.
   *[other] { $seat } n’a plus aucune carte compétence à piocher.
}

## Invocation

ask-choose-to-summon = Invoquez-vous un monstre ?
do-summon = Invoquer
do-summon-nobody = Ne pas invoquer
log-summons = { $seat-id ->
    [you] Vous levez la Pierre et invoquez.
   *[other] { $seat } lève la Pierre et invoque.
}
log-summon-finds = Pioché : { $card-a }. Un monstre !
log-summon-discards = Pioché : { $card-a }. Défausse.
log-nothing-comes = { $seat-id ->
    [you] Plus aucun monstre dans le paquet : rien ne vous répond.
   *[other] Plus aucun monstre dans le paquet : rien ne répond à { $seat }.
}
ask-choose-summoned = Lequel de ces monstres placez-vous ?
do-call-monster = Invoquer { $card-the }
verb-call-monster = Choisir un monstre
log-put-at-bottom = { $card-cap } va sous le paquet de rencontres.
ask-choose-summoning-tile = Sur quelle tuile placez-vous { $card-the } ?
do-place-summoned = { $tile }
verb-place-summoned = Placer le monstre
no-monster-is-there = Il y a déjà un monstre sur cette tuile.
no-sanctuary-is-there = Aucun monstre ne vient sur un Sanctuaire.
log-monster-summoned = { $card-cap } apparaît { $tile-in }.
log-stone-is-heavy = La Pierre pèse lourd : { $seat-id ->
    [you] vous avez
   *[other] { $seat } a
} une action de moins.

## Commencer par la course

log-dungeon-lies = Le donjon est posé, de l’Entrée au Repaire.
log-boss-is-history = { $card-cap } est vaincu : voici la suite de l’histoire.
log-waits-on-the-way = { $seat-id ->
    [you] Vous attendez
   *[other] { $seat } attend
} à mi-chemin, { $tile-in }.
log-in-the-lair = { $seat-id ->
    [you] Vous êtes
   *[other] { $seat } est
} dans le Repaire du Boss avec { $wounds ->
    [one] { $wounds } dégât
   *[other] { $wounds } dégâts
}, la main tendue vers la Pierre.

## Quand la Pierre est prise

chapter-stone = La Pierre est prise
chapter-bearer = { $hero } tient la Pierre d’Invocation.
chapter-race = Qui sort du donjon avec la Pierre gagne.
chapter-deadly = Désormais, tout héros vaincu est tué.
chapter-way-back = Il reste à sortir la Pierre du donjon.
deed-killed = { $count ->
    [one] monstre tué
   *[other] monstres tués
}
deed-found = { $count ->
    [one] trésor trouvé
   *[other] trésors trouvés
}
deed-wounds = { $count ->
    [one] blessure subie
   *[other] blessures subies
}
deed-falls = { $count ->
    [one] fois sans connaissance
   *[other] fois sans connaissance
}
deed-helped = { $count ->
    [one] assistance donnée
   *[other] assistances données
}
deed-hindered = { $count ->
    [one] sabotage
   *[other] sabotages
}
