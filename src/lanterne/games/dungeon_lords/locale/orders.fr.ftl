## Programmer les ordres

ask-program-orders = Quels ordres donnez-vous à vos trois Larbins, et dans quel ordre ?
verb-program = Donner des ordres
do-program = { $orders-count ->
    [0] Donner des ordres
   *[other] Donner des ordres : { $orders }
}
do-give-order = { $order }
do-dummy-order = Le PNJ que vous gérez : { $order }
no-not-all-orders = Donnez un ordre pour chacun des trois emplacements.
no-dummy-without-order = Choisissez le troisième ordre du PNJ que vous gérez.
verb-give-order = Donner un ordre
verb-dummy-order = Choisir l’ordre du PNJ
no-all-orders-given = Chacun des trois emplacements a son ordre. Reprenez-en un pour en donner un autre.
no-order-inaccessible = Cet ordre est inaccessible ce tour-ci.
no-own-orders-first = Donnez d’abord vos trois propres ordres.
no-dummy-has-order = Le PNJ a son troisième ordre. Reprenez-le pour en choisir un autre.
no-dummy-lacks-order = Le PNJ a déjà révélé cet ordre, ou ne peut pas le donner ce tour-ci.
log-dummy-shows = Le PNJ { $dummy } révèle un ordre. Son Larbin se place sur « { $space } ».
log-dummy-follows = Le troisième ordre du PNJ { $dummy } envoie son Larbin sur « { $space } ».
log-order-revealed = { $seat-id ->
    [you] Votre ordre { $number } est « { $order } ».
   *[other] L’ordre { $number } { $seat-of } est « { $order } ».
}
log-first-order-unpaid = { $seat-id ->
    [you] En premier ordre, « { $order } » coûte de l’Or que vous n’avez pas : votre Larbin reste sur la carte Ordre.
   *[other] { $seat } ne peut pas payer « { $order } » en premier ordre : son Larbin reste sur la carte Ordre.
}
log-minion-placed = { $seat-id ->
    [you] Votre Larbin se place sur « { $space } ».
   *[other] Le Larbin { $seat-of } se place sur « { $space } ».
}
log-zone-is-full = { $seat-id ->
    [you] Il n’y a plus de case libre dans « { $order } » : votre Larbin reste sur la carte Ordre.
   *[other] Il n’y a plus de case libre dans « { $order } » : le Larbin { $seat-of } reste sur la carte Ordre.
}

## Exécuter les ordres

do-decline-action = Renoncer : le Larbin va sur sa carte Ordre
log-declined = { $seat-id ->
    [you] Votre Larbin quitte « { $space } » et va sur sa carte Ordre.
   *[other] Le Larbin { $seat-of } quitte « { $space } » et va sur sa carte Ordre.
}
log-performed = { $seat-id ->
    [you] Vous exécutez « { $space } »
   *[other] { $seat } exécute « { $space } »
}{ $pays-gold ->
    [0] { "" }
   *[other] { " " }· −{ $pays-gold } Or
}{ $pays-food ->
    [0] { "" }
   *[other] { " " }· −{ $pays-food } Nourriture
}{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } Or
}{ $food ->
    [0] { "" }
   *[other] { " " }· +{ $food } Nourriture
}{ $imps ->
    [0] { "" }
    [one] { " " }· +{ $imps } Lutin
   *[other] { " " }· +{ $imps } Lutins
}.
log-cannot-pay-space = { $seat-id ->
    [you] Vous ne pouvez pas payer le prix de « { $space } ».
   *[other] { $seat } ne peut pas payer le prix de « { $space } ».
}
log-dummy-takes = Le PNJ { $dummy } est avide : { $monster-the } passe de la Taverne à la défausse.
ask-choose-exchange = { $space-id ->
    [food-1] { $space }. { space-food-1.effect } Acceptez-vous ?
    [food-2] { $space }. { space-food-2.effect } Acceptez-vous ?
    [food-3] { $space }. { space-food-3.effect } Acceptez-vous ?
    [imps-1] { $space }. { space-imps-1.effect } Acceptez-vous ?
    [imps-2] { $space }. { space-imps-2.effect } Acceptez-vous ?
    [imps-3] { $space }. { space-imps-3.effect } Acceptez-vous ?
   *[other] { $space }. Acceptez-vous ?
}
do-exchange = Accepter
ask-improve-reputation = { $space-id ->
    [reputation-1] { $space }. { space-reputation-1.effect } Acceptez-vous ?
    [reputation-2] { $space }. { space-reputation-2.effect } Acceptez-vous ?
    [reputation-3] { $space }. { space-reputation-3.effect } Acceptez-vous ?
   *[other] { $space }. Acceptez-vous ?
}
verb-exchange-and-peek = Accepter et regarder une carte
do-exchange-and-peek = Accepter et regarder la carte du round de Combat { $position }
log-peeked = { $card-id ->
    [hidden] { $seat } regarde la carte du round de Combat { $position }.
   *[other] { $seat-id ->
        [you] Vous regardez la carte du round de Combat { $position } : { $card }.
       *[other] { $seat } regarde la carte du round de Combat { $position } : { $card }.
    }
}
ask-choose-cell = { $space-id ->
    [dig-1] { $space }. { space-dig-1.effect } Où creusez-vous ?
    [dig-2] { $space }. { space-dig-2.effect } Où creusez-vous ?
    [dig-3] { $space }. { space-dig-3.effect } Où creusez-vous ?
   *[other] { $space }. Où creusez-vous ?
}
verb-dig = Creuser un Tunnel
do-dig = { $cell }
do-stop-digging = Ne plus creuser
no-full-block = Un Tunnel ici compléterait un carré de 2 × 2 cases.
log-tunnel-dug = { $seat-id ->
    [you] Un de vos Lutins creuse un Tunnel en { $cell }.
   *[other] Un Lutin { $seat-of } creuse un Tunnel en { $cell }.
}
log-foreman = { $seat-id ->
    [you] L’un de vos Lutins sert de contremaître.
   *[other] Un Lutin { $seat-of } sert de contremaître.
}
log-no-imp-to-dig = { $seat-id ->
    [you] Il vous manque des Lutins pour « { $space } ».
   *[other] Il manque des Lutins à { $seat } pour « { $space } ».
}
log-nowhere-to-dig = { $seat-id ->
    [you] Vous n’avez aucune case où creuser : « { $space } » ne vous sert à rien.
   *[other] { $seat } n’a aucune case où creuser : « { $space } » ne lui sert à rien.
}
ask-choose-miners = { $space-id ->
    [mine-1] { $space }. { space-mine-1.effect } Combien de Lutins envoyez-vous ?
    [mine-2] { $space }. { space-mine-2.effect } Combien de Lutins envoyez-vous ?
    [mine-3] { $space }. { space-mine-3.effect } Combien de Lutins envoyez-vous ?
   *[other] { $space }. Combien de Lutins envoyez-vous ?
}
verb-mine = Prospecter
do-mine = { $number ->
    [one] { $number } Lutin
   *[other] { $number } Lutins
}
log-mined = { $seat-id ->
    [you] Vous envoyez { $number ->
        [one] { $number } Lutin
       *[other] { $number } Lutins
    } à la { $foremen ->
        [0] mine
       *[other] mine, et un de plus comme contremaître
    }
   *[other] { $seat } envoie { $number ->
        [one] { $number } Lutin
       *[other] { $number } Lutins
    } à la { $foremen ->
        [0] mine
       *[other] mine, et un de plus comme contremaître
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } Or
}.
log-no-imp-to-mine = { $seat-id ->
    [you] Il vous manque des Lutins pour « { $space } ».
   *[other] Il manque des Lutins à { $seat } pour « { $space } ».
}
log-no-tunnel-to-mine = { $seat-id ->
    [you] Vous n’avez aucun Tunnel à prospecter : « { $space } » ne vous sert à rien.
   *[other] { $seat } n’a aucun Tunnel à prospecter : « { $space } » ne lui sert à rien.
}
ask-choose-traps = { $space-id ->
    [traps-1] { $space }. { space-traps-1.effect } Acceptez-vous ?
    [traps-2] { $space }. { space-traps-2.effect } Acceptez-vous ?
    [traps-3] { $space }. { space-traps-3.effect } Acceptez-vous ?
   *[other] { $space }. Acceptez-vous ?
}
do-buy-traps = Acheter
ask-discard-trap = Vous avez pioché un Piège de plus que vous n’en avez acheté. Lequel de tous vos Pièges défaussez-vous ?
log-no-traps-left = { $seat-id ->
    [you] Il ne reste aucun Piège à piocher : « { $space } » ne vous sert à rien.
   *[other] Il ne reste aucun Piège à piocher : « { $space } » ne sert à rien à { $seat }.
}
ask-choose-monster = { $space-id ->
    [monster-1] { $space }. { space-monster-1.effect } Qui recrutez-vous ?
    [monster-2] { $space }. { space-monster-2.effect } Qui recrutez-vous ?
    [monster-3] { $space }. { space-monster-3.effect } Qui recrutez-vous ?
   *[other] { $space }. Qui recrutez-vous ?
}
verb-hire = Recruter
do-hire = { $monster }
no-wage-too-high = Vous ne pouvez pas payer ce salaire en plus du prix de la case.
log-hired = { $seat-id ->
    [you] Vous recrutez { $monster-a }
   *[other] { $seat } recrute { $monster-a }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· −{ $gold } Or
}{ $food ->
    [0] { "" }
   *[other] { " " }· −{ $food } Nourriture
}.
log-nobody-to-hire = { $seat-id ->
    [you] Il n’y a personne à la Taverne que vous puissiez payer : « { $space } » ne vous sert à rien.
   *[other] { $seat } ne peut payer personne à la Taverne : « { $space } » ne lui sert à rien.
}
ask-choose-room = { $space-id ->
    [room-1] { $space }. { space-room-1.effect } Quelle Salle construisez-vous, et où ?
    [room-2] { $space }. { space-room-2.effect } Quelle Salle construisez-vous, et où ?
    [room-3] { $space }. { space-room-3.effect } Quelle Salle construisez-vous, et où ?
   *[other] { $space }. Quelle Salle construisez-vous, et où ?
}
verb-build = Construire
do-build = { $room } en { $cell }
no-outside-its-zone = Cette Salle ne peut pas se trouver ici : sa tuile indique une autre partie du donjon.
no-beside-a-room = Une Salle ne peut pas être voisine d’une autre Salle.
log-built = { $seat-id ->
    [you] Vous construisez { $room-the } en { $cell }
   *[other] { $seat } construit { $room-the } en { $cell }
}{ $gold ->
    [0] { "" }
   *[other] { " " }· −{ $gold } Or
}.
log-no-room-left = { $seat-id ->
    [you] Il ne reste aucune Salle pour « { $space } » : vous n’en recevez pas.
   *[other] Il ne reste aucune Salle pour « { $space } » : { $seat } n’en reçoit pas.
}
log-no-place-to-build = { $seat-id ->
    [you] Aucune des Salles en vente n’a de place dans votre donjon : « { $space } » ne vous sert à rien.
   *[other] Aucune des Salles en vente n’a de place dans le donjon { $seat-of } : « { $space } » ne lui sert à rien.
}

## Production

ask-choose-production = Quelle Salle utilisez-vous ?
verb-use-room = Utiliser une Salle
do-use-room = { $room } en { $cell }
do-end-production = Ne plus utiliser de Salle
no-room-is-conquered = Cette Salle est conquise.
no-room-used-enough = Cette Salle ne peut plus être utilisée ce round.
no-too-few-workers = Il ne reste pas assez d’ouvriers dans votre Tanière.
no-ingredient-missing = Vous ne pouvez pas payer ce dont cette Salle a besoin.
no-no-cell-for-tunnel = Il n’y a plus de case pour un Tunnel.
no-no-trap-to-make = Il ne reste aucun Piège à piocher.
log-room-used = { $seat-id ->
    [you] Vous utilisez { $room-the }, avec { $imps ->
        [0] { $trolls ->
            [one] { $trolls } Troll
           *[other] { $trolls } Trolls
        }
        [one] { $imps } Lutin{ $trolls ->
            [0] { "" }
            [one] { " et" } { $trolls } Troll
           *[other] { " et" } { $trolls } Trolls
        }
       *[other] { $imps } Lutins{ $trolls ->
            [0] { "" }
            [one] { " et" } { $trolls } Troll
           *[other] { " et" } { $trolls } Trolls
        }
    }.
   *[other] { $seat } utilise { $room-the }, avec { $imps ->
        [0] { $trolls ->
            [one] { $trolls } Troll
           *[other] { $trolls } Trolls
        }
        [one] { $imps } Lutin{ $trolls ->
            [0] { "" }
            [one] { " et" } { $trolls } Troll
           *[other] { " et" } { $trolls } Trolls
        }
       *[other] { $imps } Lutins{ $trolls ->
            [0] { "" }
            [one] { " et" } { $trolls } Troll
           *[other] { " et" } { $trolls } Trolls
        }
    }.
}
ask-choose-tunnel = Où placez-vous le Tunnel de la Remise à outils ?
verb-lay-tunnel = Placer un Tunnel
do-lay-tunnel = { $cell }
log-tunnel-laid = { $seat-id ->
    [you] Vous placez un Tunnel en { $cell }.
   *[other] { $seat } place un Tunnel en { $cell }.
}

## Récupérer les ordres

ask-choose-order = Quel ordre reprenez-vous ? Les deux autres seront inaccessibles.
verb-take-back = Reprendre un ordre
do-take-back = { $order }
log-order-taken-back = { $seat-id ->
    [you] Vous reprenez « { $order } ».
   *[other] { $seat } reprend « { $order } ».
}
log-order-inaccessible = { $seat-id ->
    [you] « { $order } » vous sera inaccessible.
   *[other] « { $order } » sera inaccessible à { $seat }.
}
