## Event cards

log-unexpected-event = Un événement imprévu !
log-event-strikes-at = Le pion tiré dit où : près { $warrior-of }.
log-event-drawn = Carte Événement { $section-in } : { $event }.
log-event-ignored = « { $event } » ne compte pas ici ; on tire une autre carte.
log-events-shuffled = Les cartes Événement défaussées sont mélangées en un nouveau paquet.
log-no-event-left = Il ne reste aucune carte Événement ; rien ne se passe.
log-nobody-for-event = Il n’y a là personne que cela concerne.
log-lot-rolled = { $warrior-cap } obtient { $dice }.
log-lot-fell = Les dés désignent { $warrior-the }.
log-card-rolled = Le dé de la carte donne { $dice }.
log-struck-all = Tous ceux qui sont dans la section en souffrent.
log-suffered = { $warrior-cap } subit { $dice }, moins { $toughness } d’Endurance et d’armure : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
log-suffered-unmodified = { $warrior-cap } subit { $dice } sans déduction : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
log-foe-suffered = { $foe-cap } subit { $dice } sans déduction : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
log-found-gold = { $warrior-cap } obtient { $dice } et trouve { $gold } pièces d’or.
log-scorpions-killed = { $warrior-cap } obtient { $dice } et écrase { $number ->
        [one] { $number } scorpion
       *[other] { $number } scorpions
    } pour { $gold } pièces d’or ; { $left ->
        [0] il n’en reste aucun pour piquer
        [one] il en reste un, qui pique
       *[other] il en reste { $left }, qui piquent
    }.
log-another-rolled = Une autre carte sur 1 à 3 : le dé donne { $dice }.

## Trap pits and the rope

log-fell-in-pit = { $warrior-cap } est au fond d’une fosse ; il faut la corde ou le sort Lévitation pour l’en sortir.
verb-pull-out = Utiliser la corde
do-pull-out = Sortir { $victim-the } de la fosse
log-pulled-out = La corde { $warrior-of } hisse { $victim-the } hors de la fosse.
log-pulled-by-own-rope = { $warrior-cap } est hissé hors de la fosse avec sa propre corde.
verb-climb-by-rope = Grimper
do-climb-by-rope = { $warrior-cap } sort de la fosse à la corde
log-climbed-by-rope = { $warrior-cap }, que personne ne peut plus hisser, grimpe à la corde.
log-rope-held = La corde tient ({ $dice }).
log-rope-broke = La corde casse ({ $dice }).
ask-where-to = Sur quelle case { $warrior-the } sort-il de la fosse ?
verb-climb-out = Sortir
do-climb-out = { $warrior } : { $square }
log-out-of-pit = { $warrior-cap } est sorti de la fosse, en { $square }.
no-nobody-in-pit = Personne n’est dans une fosse.
no-rope-in-warriors-phase = Vous ne pouvez utiliser la corde que pendant la phase des guerriers.
no-cannot-pull = Vous n’êtes pas en état de hisser qui que ce soit.
no-puller-pinned = Vous êtes bloqué et ne pouvez pas vous occuper de la fosse.
no-not-at-pit = Vous devez être à côté de la fosse.
no-no-rope = Aucun de vous deux n’a la corde.
no-cannot-climb = Vous n’êtes pas en état de grimper.
no-no-rope-of-yours = Vous n’avez pas la corde.
no-somebody-to-pull = Il reste quelqu’un qui peut vous hisser.

## Treasures

log-treasure-drawn = { $warrior-cap } tire un trésor : { $item }.
log-treasure-given = { $warrior-cap } reçoit { $item-the }.
log-no-treasure-left = Il ne reste aucune carte de Trésor.
log-treasures-shuffled = Les cartes de Trésor défaussées sont mélangées en un nouveau paquet.
log-charged = { $item } : le dé donne { $dice }, { $charges ->
        [one] { $charges } charge
       *[other] { $charges } charges
    }.
log-gold-found = { $item } : { $warrior-the } obtient { $dice } et gagne { $gold } pièces d’or.
log-gold-lost = { $warrior-cap } obtient { $dice } : avec un 1 parmi les dés, il n’y a rien à prendre.
ask-share = Qui reçoit { $item-the } ? D’abord ceux qui ont reçu le moins de trésors.
verb-receive = Donner le trésor
do-receive = { $warrior } : { $item }
ask-count-dice = { $item } : combien de dés lance { $warrior-the } ? Chaque point vaut 10 pièces d’or, mais un seul 1 fait tout perdre.
verb-dig-in = Choisir le nombre de dés
do-dig-in = { $warrior }, { $item } : { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
