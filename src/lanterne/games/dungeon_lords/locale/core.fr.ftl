## Le jeu, ses seigneurs, ses fins

game-dungeon-lords = Dungeon Lords
    .summary = Vous êtes un Seigneur des profondeurs, avec un donjon à bâtir. Pendant un an, vos Larbins rapportent Nourriture, Or, Lutins, Pièges, Salles et Monstres, sans trop ternir votre réputation ; puis un groupe de héros se présente à votre porte. Deux années comme celle-là, et le Seigneur qui a le plus de points l’emporte.
    .mood = Le plus exigeant. Planifier, bluffer, serrer les dents : chacun pour soi.

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune

ending-scored = Les deux années sont écoulées, et les comptes des seigneurs sont faits.
ending-trained = Le combat d’entraînement est terminé.

## Mise en place

log-first-player = { $seat-id ->
    [you] Vous commencez, avec le jeton Premier joueur.
   *[other] { $seat } commence, avec le jeton Premier joueur.
}
log-orders-drawn = { $seat-id ->
    [you] « { $orders } » vous est inaccessible au début.
   *[other] « { $orders } » est inaccessible à { $seat } au début.
}
ask-choose-first-orders = Lesquels de vos trois ordres seront inaccessibles au début ? Choisissez-en deux.
do-set-aside = { $order }
do-set-orders-aside = { $orders-count ->
    [0] Mettre des ordres de côté
   *[other] Mettre de côté : { $orders }
}
verb-set-orders-aside = Mettre des ordres de côté
no-two-orders = Mettez deux ordres de côté.
verb-set-aside = Mettre un ordre de côté
no-third-joins-hand = Vous ne mettez que deux ordres de côté ; le troisième rejoint votre main.

## Le calendrier

log-year-begins = L’année { $year } commence.
log-season-begins = { $season } de l’année { $year }.
log-phase-begins = Phase : { $phase }.
log-token-passes = { $seat-id ->
    [you] Le jeton Premier joueur vous revient.
   *[other] Le jeton Premier joueur passe à { $seat }.
}
log-dummy-counter-falls = Le cube PNJ descend à { $evil }.

## Un nouveau round

log-monster-offered = À la Taverne : { $monster-a }.
log-room-offered = À la Vente de Salles : { $room }.
log-event-announced = Prévu { $season-in } : { $event }.
log-special-announced = L’événement spécial sera « { $event } ».
log-adventurer-comes = Attendu { $season-in } : { $adventurer }.
log-adventurer-put-under = Tous portent le même Glyphe : { $adventurer-the } passe sous la pile, on en pioche un autre.

## Le Mal et le paladin

log-evil-gained = { $seat-id ->
    [you] Vous gagnez { $amount ->
        [one] { $amount } point de Mal
       *[other] { $amount } points de Mal
    } et passez à { $evil }.
   *[other] { $seat } gagne { $amount ->
        [one] { $amount } point de Mal
       *[other] { $amount } points de Mal
    } et passe à { $evil }.
}
log-evil-lost = { $seat-id ->
    [you] Vous perdez { $amount ->
        [one] { $amount } point de Mal
       *[other] { $amount } points de Mal
    } et passez à { $evil }.
   *[other] { $seat } perd { $amount ->
        [one] { $amount } point de Mal
       *[other] { $amount } points de Mal
    } et passe à { $evil }.
}
log-evil-stays = { $seat-id ->
    [you] Votre cube reste à { $evil } : l’échelle ne va pas plus loin.
   *[other] Le cube { $seat-of } reste à { $evil } : l’échelle ne va pas plus loin.
}
log-paladin-comes = { $seat-id ->
    [you] Tant de Mal ne passe pas inaperçu : { $paladin-the } arrive devant votre donjon.
   *[other] Tant de Mal ne passe pas inaperçu : { $paladin-the } arrive devant le donjon { $seat-of }.
}
log-paladin-moves = { $seat-id ->
    [you] { $paladin-cap } quitte { $host } et arrive devant votre donjon.
   *[other] { $paladin-cap } { $host-id ->
        [you] vous quitte
       *[other] quitte { $host }
    } et part pour le donjon { $seat-of }.
}

## Payer et recevoir

log-paid = { $seat-id ->
    [you] Vous payez { $goods-id ->
        [gold] { $amount ->
            [one] { $amount } jeton Or
           *[other] { $amount } jetons Or
        }
        [food] { $amount ->
            [one] { $amount } jeton Nourriture
           *[other] { $amount } jetons Nourriture
        }
       *[imp] { $amount ->
            [one] 1 Lutin
           *[other] { $amount } Lutins
        }
    }.
   *[other] { $seat } paie { $goods-id ->
        [gold] { $amount ->
            [one] { $amount } jeton Or
           *[other] { $amount } jetons Or
        }
        [food] { $amount ->
            [one] { $amount } jeton Nourriture
           *[other] { $amount } jetons Nourriture
        }
       *[imp] { $amount ->
            [one] 1 Lutin
           *[other] { $amount } Lutins
        }
    }.
}
log-received = { $seat-id ->
    [you] Vous recevez { $goods-id ->
        [gold] { $amount ->
            [one] { $amount } jeton Or
           *[other] { $amount } jetons Or
        }
        [food] { $amount ->
            [one] { $amount } jeton Nourriture
           *[other] { $amount } jetons Nourriture
        }
       *[imp] { $amount ->
            [one] 1 Lutin
           *[other] { $amount } Lutins
        }
    }.
   *[other] { $seat } reçoit { $goods-id ->
        [gold] { $amount ->
            [one] { $amount } jeton Or
           *[other] { $amount } jetons Or
        }
        [food] { $amount ->
            [one] { $amount } jeton Nourriture
           *[other] { $amount } jetons Nourriture
        }
       *[imp] { $amount ->
            [one] 1 Lutin
           *[other] { $amount } Lutins
        }
    }.
}
log-trap-drawn = { $seat-id ->
    [you] Vous piochez un Piège : { $trap }.
   *[other] { $seat } pioche un Piège.
}
log-traps-shuffled = La pioche des Pièges est vide : les { $number } Pièges défaussés sont mélangés pour en former une nouvelle.
log-trap-given-up = { $seat-id ->
    [you] Vous cédez un Piège : { $trap }.
   *[other] { $seat } cède un Piège, face cachée.
}
log-monster-fed = { $seat-id ->
    [you] { $eater-cap } dévore { $monster-the }, votre Monstre.
   *[other] { $eater-cap } dévore { $monster-the } { $seat-of }.
}
ask-give-trap = Avec quel Piège payez-vous ?
do-give-up-trap = { $trap }
verb-give-up-trap = Céder un Piège
ask-feed-monster = Salaire { $eater-of } ({ $place }) : lequel de vos autres Monstres lui donnez-vous à dévorer ?
do-feed = { $monster } ({ $place })
verb-feed = Donner un Monstre à dévorer
no-cannot-pay = Vous ne pouvez pas payer.
goods-gold = Or
goods-food = Nourriture
goods-evil = Mal
goods-trap = Piège
goods-monster = Monstre
goods-imp = Lutin
place-face-up = face visible
place-face-down = face cachée
place-in-battle = au combat

## Robots

bot-steady = Méthodique
    .effect = Essaie ce qu’il peut répondre : ce que chaque case rapporterait, ses chances d’y arriver, et comment chaque plan de bataille finirait face aux cartes possibles.

## En grand sur la table

stage-event-strikes = Événement
stage-special-announced = Événement spécial à venir
stage-special-strikes = Événement spécial
stage-card-turned-up = Carte Combat
stage-paladin-comes = Le paladin
