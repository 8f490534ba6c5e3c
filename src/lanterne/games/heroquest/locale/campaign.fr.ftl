## L’armurerie

ask-shopping = { $hero-cap } est à l’armurerie avec { $gold ->
        [0] une bourse vide
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. Que faites-vous ?
do-leave-armoury = Quitter l’armurerie
do-buy = Acheter { $item-a } pour { $gold } pièces d’or
verb-buy = Acheter
do-sell = Revendre { $item-the } pour { $gold } pièces d’or
verb-sell = Revendre
log-bought = { $hero-cap } achète { $item-a } pour { $gold } pièces d’or.
log-sold = { $hero-cap } revend { $item-the } pour { $gold } pièces d’or.
no-too-dear = Vous n’avez pas assez d’or.
no-no-selling = L’armurerie ne reprend rien.
log-budget-given = Chaque héros dispose de { $gold } pièces d’or pour son équipement.

## Après une quête

log-points-restored = Les héros se reposent : tous leurs points de vie et d’esprit sont rétablis, et tous les sorts leur reviennent.
log-left-below = { $gold ->
        [one] { $gold } pièce d’or reste
       *[other] { $gold } pièces d’or restent
    } au fond du donjon.
ask-mourning = { $hero-cap } n’est plus. Abordez-vous la prochaine quête avec un nouveau personnage ?
do-send-new-hero = Un nouveau personnage : { $hero }
verb-send-new-hero = Un nouveau personnage
do-stay-away = Jouer la prochaine quête sans { $hero-the }
verb-stay-away = Ne pas participer
log-new-hero-joined = Un nouveau personnage rejoint le groupe : { $hero }.
log-new-hero-brings = { $hero-cap } apporte { $gold } pièces d’or pour son équipement.
log-stayed-away = La prochaine quête se jouera sans { $hero-the }.
no-somebody-must-go = Il faut au moins un héros.

## La prochaine quête

ask-next-quest = Quelle quête proposez-vous ?
do-propose-next = Passer à la quête suivante : { $quest }
verb-propose-next = Passer à la quête suivante
do-propose-retry = Tenter de nouveau : { $quest }
verb-propose-retry = Tenter de nouveau
do-propose-replay = Rejouer, sans récompense : { $quest }
verb-propose-replay = Rejouer, sans récompense
do-propose-stop = Arrêter ici la campagne
verb-propose-stop = Arrêter ici la campagne
no-quest-locked = Cette quête s’ouvre lorsque la précédente est accomplie.
ask-consent = { $quest-id ->
        [none] { $hero-cap } propose d’arrêter ici la campagne. Êtes-vous d’accord ?
       *[other] { $hero-cap } propose « { $quest } » comme prochaine quête. Êtes-vous d’accord ?
    }
do-agree-to-quest = Accepter
do-refuse-quest = Refuser
log-quest-proposed = { $hero-cap } propose la quête « { $quest } ».
log-stop-proposed = { $hero-cap } propose d’arrêter ici la campagne.
log-proposal-refused = La proposition n’est pas acceptée.
log-quest-set = Tous sont d’accord : la prochaine quête est « { $quest } ».

## Les chapitres de la campagne

panel-chapters = Campagne
chapter-completed = accomplie
chapter-tried = { $count ->
        [one] tentée une fois sans succès
       *[other] tentée { $count } fois sans succès
    }
chapter-locked = s’ouvre lorsque la quête précédente est accomplie

## La fin d’une quête

chapter-won = La quête est gagnée{ $rounds ->
    [0] { "" }
    [one] { " " }après { $rounds } manche
   *[other] { " " }après { $rounds } manches
}.
chapter-lost = La quête n’est pas gagnée{ $rounds ->
    [0] { "" }
    [one] , après { $rounds } manche
   *[other] , après { $rounds } manches
}.
chapter-armoury = Les héros se remettent, et l’armurerie est ouverte.
chapter-next = La quête suivante : « { $quest } ».
chapter-again = « { $quest } » peut être tentée à nouveau.
deed-slain = { $count ->
    [one] monstre tué
   *[other] monstres tués
}
deed-gold = { $count ->
    [one] pièce d’or gagnée
   *[other] pièces d’or gagnées
}
deed-cast = { $count ->
    [one] sort lancé
   *[other] sorts lancés
}
deed-lost = { $count ->
    [one] Point de Corps perdu
   *[other] Points de Corps perdus
}
deed-fallen = { $count ->
    [one] héros tombé
   *[other] héros tombés
}
