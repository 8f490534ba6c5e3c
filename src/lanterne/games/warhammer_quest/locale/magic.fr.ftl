## Fenêtres

moment-turn-starts = Le tour commence
moment-power-rolled = Le pouvoir vient d’être tiré
moment-event-resolved = Un événement est terminé
moment-monsters-placed = Des monstres sont apparus
moment-own-turn-starts = Le tour d’un guerrier commence
moment-movement-over = Un guerrier s’est déplacé
moment-attack = Entre deux attaques
moment-monsters-phase-starts = La phase des monstres commence
moment-monster-attack = Entre deux attaques de monstres
moment-warrior-falls = Un guerrier est tombé
moment-exploration-starts = La phase d’exploration commence
moment-turn-ends = Le tour va se terminer
moment-warriors-phase-starts = La phase des guerriers commence
ask-interrupt = { $moment }. Utilisez-vous une carte ou un sort ?
verb-pass-phase = Passer pour le reste de la phase
do-pass-phase = { $warrior } : plus dans cette phase
verb-pass-until-hit = Passer jusqu’à la prochaine touche
do-pass-until-hit = { $warrior } : pas avant une touche
verb-ask-seldom = Me poser rarement la question
do-ask-seldom = { $warrior } : rarement désormais
verb-pass-until-wounded = Passer jusqu’à la prochaine blessure
do-pass-until-wounded = { $warrior } : pas avant une blessure
verb-pass-until-own-turn = Passer jusqu’à votre propre tour
do-pass-until-own-turn = { $warrior } : pas avant son tour
verb-ask-me-again = Toujours me poser la question
do-ask-me-again = { $seat } veut qu’on lui pose la question à chaque fois
no-asked-anyway = On vous pose déjà la question à chaque fois.

## Payer les sorts

ask-payment = Comment payez-vous le sort ? Il coûte { $cost } et vous avez { $power } de pouvoir.
verb-pay = Payer
do-pay = Payer avec le pouvoir{ $tokens ->
        [0] { "" }
        [one] {", 1 pion"}
       *[other] {", "}{ $tokens } pions
    }{ $orb ->
        [0] { "" }
       *[other] {", "}{ $orb } de l’orbe
    }{ $shard ->
        [0] { "" }
       *[other] {", "}{ $shard } de l’éclat
    }
do-use-deathstone = Utiliser la Pierre de mort : gratuit sur 3 à 6 ; sur 1 ou 2, le sort échoue et le pouvoir du tour est perdu
no-not-enough-power = Vous n’avez pas assez de pouvoir.
log-paid-with-power = Pouvoir dépensé : { $power }, reste { $left }.
log-paid-with-tokens = Pions de pouvoir dépensés : { $tokens }, reste { $left }.
log-paid-with-orb = Points pris dans l’orbe de puissance : { $charges }.
log-paid-with-shard = Points pris dans l’éclat : { $charges }.
log-deathstone-pays = La Pierre de mort donne { $dice } : le sort ne coûte rien.
log-deathstone-fails = La Pierre de mort donne { $dice } : le sort échoue{ $power ->
        [0] { "" }
       *[other] {" "}et le pouvoir restant ({ $power }) est perdu
    }.

## Lancer un sort

verb-cast = Lancer un sort
do-cast = Lancer « { $spell } »
verb-cast-on = Lancer un sort sur un guerrier
do-cast-on = Lancer « { $spell } » sur { $warrior-the }
verb-cast-at = Lancer un sort sur un monstre
do-cast-at = Lancer « { $spell } » sur { $foe-the }
verb-bring-life = Lancer « Souffle de vie »
do-bring-life = Lancer « Souffle de vie » ({ $warriors })
verb-raise-from-dead = Lancer « Résurrection »
do-raise-from-dead = Ramener { $warrior-the } à la vie
verb-read-scroll = Lire un parchemin
do-read-scroll = Lire { $item-the } contre { $foe-the }
no-cannot-cast = Vous ne pouvez rien lancer tant que vous êtes inconscient, entoilé ou assommé.
no-only-levitate-in-pit = Dans une fosse, vous ne pouvez lancer que Lévitation sur vous-même.
no-attack-spells-wait = Vous ne pouvez lancer de sorts d’attaque que pendant la phase des guerriers.
no-spell-without-target = Il n’y a rien à viser.
no-pits-used-up = Trois puits du désespoir sont déjà ouverts.
no-strong-already = Ce guerrier a déjà reçu Force d’ogre ce tour-ci.
no-under-spell-already = Ce guerrier est déjà sous l’effet de ce sort.
no-has-begun-to-attack = Ce guerrier a déjà commencé ses attaques ce tour-ci.
no-not-hurt = Il n’y a aucune blessure à soigner.
log-spell-cast = Le Sorcier lance « { $spell } ».
log-spell-cast-on = Le Sorcier lance « { $spell } » sur { $warrior-the }.
log-spell-cast-on-self = Le Sorcier lance « { $spell } » sur lui-même.
log-spell-cast-at = Le Sorcier lance « { $spell } » sur { $foe-the }.
log-scroll-read = Le Sorcier lit { $item-the } contre { $foe-the }.
log-foe-suffers = Dommages pour { $foe-the } : { $dice } { $dice-count ->
        [1] au dé
       *[other] aux dés
    }, { $damage } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }.
log-foe-suffers-unmodified = Dommages pour { $foe-the } : { $dice-count ->
        [0] { "" }
        [1] { $dice } au dé, soit{" "}
       *[other] { $dice } aux dés, soit{" "}
    }{ $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }, sans modificateur.
log-warrior-suffers = Dommages pour { $warrior-the } : { $dice } { $dice-count ->
        [1] au dé
       *[other] aux dés
    }, { $damage } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }.
log-warrior-suffers-unmodified = Dommages pour { $warrior-the } : { $dice } { $dice-count ->
        [1] au dé
       *[other] aux dés
    }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }, sans modificateur.

## Sorts d’attaque

ask-where-to-burn = Où éclate la boule de feu ?
verb-fireball-bursts = Viser avec la boule de feu
do-fireball-bursts = Embraser ces cases ({ $squares })
log-freeze-rolled = Le gel donne { $dice } : autant de monstres, et autant de blessures pour chacun.
ask-whom-to-freeze = Quel monstre est gelé ? Le dé donne { $number }.
verb-freeze-foe = Geler un monstre
do-freeze-foe = Geler { $foe-the }
verb-freeze-chosen = Épargner les autres
do-freeze-chosen = Épargner ceux qui attendent
log-made-strong = { $warrior-cap } a +{ $strength } en Force pour les dommages ce tour-ci.
ask-pit-of-despair = Où s’ouvre le puits du désespoir ?
verb-open-pit = Ouvrir le puits
do-open-pit = Ouvrir le puits ici ({ $squares })
verb-open-pit-across = Ouvrir le puits en travers du chemin
do-open-pit-across = Ouvrir le puits ici ({ $squares }) : plus personne ne pourra passer
log-pit-opens = Un puits du désespoir s’ouvre ; c’est le numéro { $pits }.
log-foe-at-brink = { $foe-cap } obtient { $dice } et ne tombe pas.
log-foe-falls-in = { $foe-cap } obtient { $dice } et tombe dans le puits.
log-warrior-at-brink = { $warrior-cap } obtient { $dice } et ne tombe pas.
log-warrior-falls-in = { $warrior-cap } obtient { $dice } et tombe dans le puits.
ask-put-foe-out-of-pit = { $user-cap } ouvre un puits en { $corner }. Où placez-vous { $foe-the } ?
ask-jump-out-of-pit = Un puits s’ouvre en { $corner }. Où va { $warrior-the } ?

## Sorts de défense et de soins

log-rises-up = { $warrior-cap } s’élève dans les airs pour un tour complet.
log-comes-down = { $warrior-cap } redescend au sol.
log-made-tough = { $warrior-cap } a +{ $toughness } en Endurance ce tour-ci.
log-confused = { $foe-cap } a une attaque de moins ce tour-ci.
log-spell-heals = Soins pour { $warrior-the } : { $dice }.
log-lifebringer-fails = Deux dés sont égaux : personne n’est soigné.
ask-share-life = Force vitale : qui est soigné, et de combien ?
verb-give-life = Soigner un guerrier
do-give-life = { $warrior } : { $wounds ->
        [one] 1 Point de Vie
       *[other] { $wounds } Points de Vie
    }
log-life-given = Force vitale rend { $wounds ->
        [one] 1 Point de Vie
       *[other] { $wounds } Points de Vie
    } { $warrior-to }.
ask-where-to-rise = Où { $warrior-the } revient-il à la vie ?
verb-rise = Revenir à la vie
do-rise = { $warrior-cap } revient en { $square }
log-risen = { $warrior-cap } revient à la vie en { $square }, sans or ni trésors.

## Échanges

verb-wish-to-trade = Échanger à la fin du tour
do-wish-to-trade = { $seat } veut échanger à la fin du tour
no-nobody-to-trade-for = Vous n’avez aucun guerrier dans le donjon.
no-wants-to-trade-already = Vous avez déjà dit que vous voulez échanger.
no-monsters-about = Vous ne pouvez échanger que si aucun monstre n’est dans la section de l’un ou de l’autre, et que personne n’est entoilé ou assommé.
log-trade-wanted = { $warrior-cap } veut échanger à la fin du tour.
ask-trade = Que donne { $warrior-the }, ou que demande-t-il ?
verb-offer-card = Donner une carte
do-offer-card = { $warrior-cap } donne { $item-the } { $other-to }
verb-ask-for-card = Demander une carte
do-ask-for-card = { $warrior-cap } demande { $item-the } { $other-to }
do-no-more-trades = Plus d’échanges
ask-answer-trade = { $asked } : acceptez-vous que { $warrior-the } cède { $item-the } { $taker-to } ?
do-agree-to-trade = Accepter
verb-decline-trade = Refuser
do-decline-trade = { $warrior-cap } refuse
log-handed-over = { $warrior-cap } remet { $item-the } { $taker-to }.
log-trade-declined = { $warrior-cap } refuse.
