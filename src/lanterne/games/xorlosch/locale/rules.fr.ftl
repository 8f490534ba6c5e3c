## Les joueurs

seat-red = { colour-red }
seat-blue = { colour-blue }
seat-green = { colour-green }
seat-yellow = { colour-yellow }
seat-black = { colour-black }
seat-white = { colour-white }

## Mise en place

ask-choose-colour = Quelle couleur porteront vos nains ?
do-take-colour = { $colour }
log-side-drawn = La face du plateau est tirée au sort : { $board }.
log-colour-chosen = Le joueur { $seat-number } sera { $colour }.
log-first-player = { $seat } commence.

## Groupes de départ

ask-choose-group = Qui part à la chasse ? Choisissez vos premiers nains et leurs niveaux : 5 niveaux en tout, 3 nains d’un même type au plus. Les niveaux non utilisés restent en réserve.
do-recruit = { $kind }, niveau { $level }
verb-recruit = Recruter un nain
no-no-dwarf-left = Vous n’avez que trois nains de ce type.
no-experience-spent = Toute votre expérience est dépensée.
no-no-experience-left = { $number ->
        [one] Il ne reste qu’un point d’expérience.
       *[other] Il ne reste que { $number } points d’expérience.
    }
do-place-group = { $dwarfs-count ->
        [0] Mettre le groupe en route
        [one] Mettre un nain en route : { $dwarfs }
       *[other] Mettre { $dwarfs-count } nains en route : { $dwarfs }
    }
no-group-is-empty = Il faut au moins un nain dans votre groupe.
log-group-placed = { $seat } se met en route avec { $dwarfs ->
        [one] { $dwarfs } nain
       *[other] { $dwarfs } nains
    }{ $saved ->
        [0] .
        [one] {" "}et garde { $saved } niveau en réserve.
       *[other] {" "}et garde { $saved } niveaux en réserve.
    }

## Un tour

ask-turn-action = Que faites-vous ? Points de déplacement : { $points }{ $boots ->
        [0] {""}
       *[other] , plus { $boots } pour votre nain botté
    } ; expérience en réserve : { $saved }.
do-end-turn = Terminer le tour
log-turn-begins = À { $seat } de jouer, avec { $points ->
        [one] { $points } point de déplacement.
       *[other] { $points } points de déplacement.
    }
log-turn-over = { $seat } termine son tour.
log-round-over = Le tour de table { $round } est terminé.
log-game-stopped = La partie s’arrête après le tour de table { $round }, comme convenu.

## Déplacement et respect

do-step-dwarf = Déplacer { $die-the } vers « { $to } »
no-no-points-left = Vous n’avez plus de points de déplacement.
no-points-are-the-wearers = Les points qui restent sont ceux du nain botté.
no-passage-is-blocked = Ce passage est inaccessible : seules les bottes de déplacement le franchissent.
no-owes-respect = Ce nain doit ici le respect : repartir coûte 2 points.
log-moved = { $die-The } se rend sur « { $to } » ; { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }{ $boots ->
        [0] .
       *[other] , et { $boots } pour les bottes.
    }
log-respect-owed = { $die-The } doit le respect sur « { $to } ».
log-respect-paid = { $die-The } présente ses respects : 1 point de plus.

## Le groupe et son expérience

do-add-dwarf = Faire entrer { $kind-a }
do-remove-dwarf = Retirer { $die-the } du plateau
do-raise-dwarf = Faire gagner un niveau { $die-to }
no-point-already-spent = Le groupe ne peut plus changer : un point de déplacement est déjà dépensé ce tour-ci.
no-twelve-group-changes = Assez d’allées et venues : le groupe change douze fois par tour au plus.
no-nothing-saved = Vous n’avez pas d’expérience en réserve.
no-no-die-of-type-left = Vos trois nains de ce type sont déjà sur le plateau.
no-not-on-start = Un nain ne quitte le plateau que depuis la case de départ.
no-top-level = Ce nain a le niveau 6, le plus haut qui soit.
log-added = { $seat } fait entrer { $die-the } et dispose de { $points ->
        [one] { $points } point de déplacement.
       *[other] { $points } points de déplacement.
    }
log-removed = { $seat } retire { $die-the } du plateau et dispose de { $points ->
        [one] { $points } point de déplacement.
       *[other] { $points } points de déplacement.
    }
log-raised = { $seat } fait passer { $die-the } au niveau { $level }.

## Objets magiques

do-take-item = Prendre { $item-a }
do-put-on-boots = Faire chausser les bottes de déplacement { $die-to }
do-drink-potion = Faire boire la potion d’expérience { $die-to }
do-set-trap = Poser le piège à dragon pour « { $card } » avec { $die-the }
no-not-on-both-squares = Il vous faut un nain sur chacune des deux cases de cet objet.
no-holds-one-already = Vous en avez déjà un exemplaire.
no-none-ready-in-stock = Aucun objet de ce type n’est disponible sur le plateau en ce moment.
no-no-ready-item = Vous devez avoir devant vous { $item-a }, face avant visible.
no-item-crossed = Vous avez { $item-a }, mais croix rouge visible : utilisable dès votre prochain tour.
no-already-under-potion = Ce nain est déjà sous l’effet d’une potion.
log-taken = { $seat } prend { $item-a }, pour s’en servir dès son prochain tour.
log-boots-put-on = { $seat } fait chausser les bottes de déplacement { $die-to }.
log-potion-drunk = { $seat } fait boire la potion d’expérience { $die-to }.
log-trap-set = { $seat } pose le piège à dragon pour « { $card } » avec { $die-the }.

## Réactions

ask-action-window = { $active } joue : utilisez-vous maintenant un de vos objets ?
ask-call-window = { $active-id ->
        [you] Vous avez appelé aux réactions : utilisez-vous vous-même un de vos objets ?
       *[other] { $active } appelle aux réactions : utilisez-vous un de vos objets ?
    }
ask-respect-window = { $die-The } arrive sur « { $to } ». Un de vos nains y boit-il la potion, pour se faire respecter ?
ask-announcement-window = { $active-id ->
        [you] Vous avez annoncé { $quest-the } : utilisez-vous un de vos objets avant le décompte ?
       *[other] { $active } annonce { $quest-the } : utilisez-vous un de vos objets avant le décompte ?
    }
ask-last-call = { $quest-The } va être accomplie. Dernier appel : utilisez-vous un de vos objets ?
do-pass-turn = Passer jusqu’à la fin de ce tour
do-call-reactions = Demander si quelqu’un réagit
no-called-three-times = Vous avez appelé trois fois ce tour-ci ; c’est le maximum.
no-nobody-could-react = Personne d’autre n’a de potion ou de piège utilisable.
log-reactions-called = { $seat } demande si quelqu’un réagit.

## Quêtes

do-announce = Annoncer { $quest-the } (majorité)
do-propose = Proposer { $quest-the } (diplomatie)
no-first-turn = Aucune quête ne s’accomplit pendant votre premier tour.
no-task-without-candidate = Pour une tâche au moins de cette quête, il n’y a sur place aucun nain capable de l’accomplir.
no-no-quest-covered = Aucune quête n’a encore de nains sur toutes ses cases.
no-has-majority = Vous détenez plus de la moitié des tâches : annoncez plutôt la quête.
no-no-majority = Vous ne détenez pas plus de la moitié des tâches.
no-failed-this-turn = La diplomatie a déjà échoué ce tour-ci pour cette quête.
log-announced = { $seat } annonce { $quest-the }.
log-proposed = { $seat } propose { $quest-the }.
log-quest-done = { $quest-The } est accomplie !
log-card-won = { $seat } remporte « { $card } ».
log-left-out = { $seats } { $seats-count ->
    [one] aurait
   *[other] auraient
} pu accomplir une tâche de { $quest-the }, mais toutes sont revenues à d’autres.
log-score = Cartes de tâches : { $players }.
log-quest-opened = { $quest-New } est sur le plateau : { $cards }.
log-quest-waits = { $quest-New } attend à côté de sa pile : { $cards }.

## Égalités, et majorité perdue

ask-choose-holder = D’autres joueurs sont à égalité pour « { $card } » : à qui revient la tâche ?
do-pick-holder = { $seat } reçoit « { $card } »
log-picked = Le choix tombe sur { $seat } pour « { $card } ».
ask-convert = Vous n’avez plus la majorité pour { $quest-the }. La proposez-vous par diplomatie, ou y renoncez-vous pour l’instant ?
do-propose-now = Proposer { $quest-the } par diplomatie
do-withdraw-announcement = Laisser { $quest-the } pour l’instant
log-majority-gone = { $seat } n’a plus la majorité pour { $quest-the } : elle n’est finalement pas forcée.
log-majority-lost = { $seat } n’a plus la majorité pour { $quest-the }.
log-announcement-withdrawn = { $seat } laisse { $quest-the } pour l’instant.

## Diplomatie

ask-choose-task = Vous proposez { $quest-the }. Pour quelle tâche demandez-vous l’accord ?
do-ask-task = Demander l’accord pour « { $card } »
do-ask-all = Demander l’accord pour tout le reste, dans l’ordre des cartes
ask-answer-task = { $active } propose { $quest-the }, et « { $card } » vous reviendrait. Êtes-vous d’accord ?
do-agree = Donner votre accord pour « { $card } »
do-veto = Opposer votre veto à « { $card } »
do-renounce = Renoncer à « { $card } »
do-renounce-for = Renoncer à « { $card } » en faveur { $heir-of }
no-nobody-else-can = Personne d’autre ne peut plus accomplir cette tâche.
ask-force-or-go-on = Vous détenez maintenant plus de la moitié des tâches de { $quest-the }. L’accomplissez-vous par majorité, ou continuez-vous à négocier ?
do-force = Accomplir maintenant par majorité
do-go-on = Continuer à négocier
ask-reconsider = { $quest }, tour de négociation { $round } : changez-vous d’avis, ou utilisez-vous un objet ?
do-keep = Ne plus rien changer
ask-propose-on = { $round ->
        [0] { $quest } : quelqu’un a renoncé à une tâche. Changez-vous quelque chose avant que les cartes soient attribuées ?
       *[other] { $quest }, tour de négociation { $round } sur { $limit } au plus : comment poursuivez-vous votre proposition ?
    }
do-pick-again = Choisir plutôt { $seat } pour « { $card } »
do-withdraw = Retirer la proposition
log-agreed = { $seat } donne son accord pour « { $card } ».
log-vetoed = { $seat } oppose son veto à « { $card } ».
log-renounced = { $seat } renonce à « { $card } ».
log-renounced-for = { $seat } renonce à « { $card } » en faveur { $heir-of }.
log-forced = { $seat } force { $quest-the } par majorité.
log-negotiation-round = La négociation continue : tour { $round }.
log-proposal-withdrawn = { $seat } retire sa proposition pour { $quest-the }.
log-diplomacy-failed = La négociation a échoué : { $quest-the } reste sur le plateau.

## La fin

log-all-quests-done = Les treize quêtes sont accomplies !
log-dragons-done = Les trois quêtes de dragon sont accomplies !
log-won-by-cards = { $seat } a le plus de cartes de tâches, { $cards }, et l’emporte.
log-won-by-dwarfs = { $seat } et { $rival } ont { $cards } cartes de tâches chacun ; { $seat } l’emporte par ses nains, niveau { $level } contre { $against }.
log-shared-victory = { $seats } ont { $cards } cartes de tâches chacun et des nains égaux : victoire partagée.
ending-all-quests-done = La dernière quête est accomplie, et Xorlosch peut dormir tranquille.
ending-dragons-slain = La dernière quête de dragon est accomplie, et Xorlosch peut dormir tranquille.
ending-stopped = Le nombre de tours de table convenu est atteint ; on compte les cartes telles quelles.

## En grand sur la table

stage-announced = Annonce
stage-proposed = Proposition
stage-diplomacy-failed = La diplomatie a échoué

## Ce que disent les joueurs automatiques

log-remark-together = { $seat } : « Ensemble ? { $own ->
        [0] Rien
        [one] Une carte
       *[other] { $own } cartes
    } pour moi, { $rest } pour vous autres. »
log-remark-with-you = { $seat } : « À nous deux, { $other } ? { $own ->
        [0] Rien
        [one] Une carte
       *[other] { $own } cartes
    } pour moi, { $rest } pour toi. »
log-remark-fair = { $seat } : « C’est équitable. »
log-remark-in-return = { $seat } : « Tu m’as aidé, { $other } : à mon tour. »
log-remark-if-mine = { $seat } : « D’accord, si “{ $card }” me revient. »
log-remark-not-forgotten = { $seat } : « Je n’ai pas oublié, { $other }. »
log-remark-not-while-you-lead = { $seat } : « Pas tant que tu mènes, { $other }. »
log-remark-rather-alone = { $seat } : « Celle-là, je peux la faire sans vous. »
log-remark-too-little = { $seat } : « C’est trop peu pour moi. »
log-remark-take-it = { $seat } : « Prends “{ $card }”, { $heir }, et finissons-en. »
log-remark-let-go = { $seat } : « Je laisse “{ $card }”. Finissons-en. »
log-remark-nothing-personal = { $seat } : « Rien de personnel, { $other }. »
log-remark-paid-back = { $seat } : « Tu l’as bien cherché, { $other }. »
spare-end-at-once = La fin d’un tour où il ne reste rien à faire
    .effect = le tour se termine tout seul

## La fin d’une quête

chapter-majority = Accomplie à la majorité.
chapter-agreed = Accomplie par diplomatie.
chapter-card = { $player } : « { $card } »
chapter-task = « { $card } »
chapter-no-quest = Aucune autre quête ne prend sa place.
deed-won = { $count ->
    [one] carte de tâche remportée
   *[other] cartes de tâches remportées
}
deed-score = { $count ->
    [one] carte de tâche en tout
   *[other] cartes de tâches en tout
}
deed-vetoes = { $count ->
    [one] veto
   *[other] vetos
}
deed-announced = { $count ->
    [one] quête annoncée
   *[other] quêtes annoncées
}
deed-proposed = { $count ->
    [one] quête proposée
   *[other] quêtes proposées
}
