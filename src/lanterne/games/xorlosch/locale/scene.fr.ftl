### Ce que montre la table.

panel-board = Plateau
panel-quests = Quêtes
panel-players = Joueurs
panel-favours = Services

status-round = Tour de table { $round }
status-turn = À { $player } de jouer, { $points ->
        [one] { $points } point de déplacement
       *[other] { $points } points de déplacement
    }
status-over = La partie est terminée

## Le plateau

free-passage = Passage libre
stock-ready = { $item } : { $count } à prendre
stock-crossed = { $item } : { $count } côté croix rouge
task-needs = { $type } sur « { $square } »

## Les nains

figure-level = Niveau { $level }
figure-owes = Doit le respect : repartir coûte 1 point de plus
figure-potion = Sous l’effet d’une potion d’expérience
figure-boots = Porte les bottes de déplacement : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à lui
figure-trap = Piège à dragon posé pour « { $card } »

## Les quêtes

pile-left = pile : { $count }
outlook-missing = { $count ->
        [one] une tâche sans prétendant
       *[other] { $count } tâches sans prétendant
    }
outlook-threat = { $player } peut annoncer
outlook-majority = { $player } peut annoncer : { $held } tâches sur { $tasks }
outlook-diplomacy = { $player } peut proposer : { $held } { $held ->
        [one] tâche
       *[other] tâches
    } sur { $tasks }
outlook-held = { $player } détient { $held } { $held ->
        [one] tâche
       *[other] tâches
    } sur { $tasks }
outlook-first-turn = { $player } joue son premier tour : pas encore de quête
outlook-failed = La diplomatie a échoué ce tour-ci
task-waits = À venir
task-holder = Reviendrait à { $player }
task-tied = Égalité entre d’autres joueurs
task-nobody = Personne sur place n’en est capable
task-power = { $player } { $power ->
        [1000] potion
        [2000] piège
       *[other] { $power }
    }
task-agreed = { $player } est d’accord
task-vetoed = { $player } oppose son veto
task-renounced = { $player } renonce
task-heir = On y a renoncé en faveur de { $player }

## Les joueurs

player-active = Tour en cours, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-score = { $count ->
        [one] { $count } carte de tâche
       *[other] { $count } cartes de tâches
    }
player-dwarfs = { $count ->
        [one] { $count } nain
       *[other] { $count } nains
    }
player-saved = { $count ->
        [one] { $count } niveau en réserve
       *[other] { $count } niveaux en réserve
    }
item-ready = { $item } : emploi possible dès maintenant
item-crossed = { $item } : emploi possible dès le prochain tour de ce joueur

## Les services

favour-helped = A aidé { $player } { $helped } fois
favour-hurt = A desservi { $player } { $hurt } fois
favour-both = A aidé { $player } { $helped } fois, l’a desservi { $hurt } fois

## Ce qui a décidé

story-cards = { $count ->
        [one] { $count } carte de tâche
       *[other] { $count } cartes de tâches
    } : { $green ->
        [one] { $green } verte
       *[other] { $green } vertes
    }, { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }.
story-shared = Les nains sont à égalité aussi : victoire partagée.
story-tie-break = Égalité aux cartes ; les nains les plus forts du plateau ont départagé.
story-lead = Avec « { $card } » (tour de table { $round }), { $player } a pris la tête pour de bon.
story-quests = { $majority ->
        [one] { $majority } quête accomplie à la majorité
       *[other] { $majority } quêtes accomplies à la majorité
    }, { $agreed ->
        [0] aucune
       *[other] { $agreed }
    } par la diplomatie.
story-vetoes = { $count ->
        [one] { $count } veto a pesé
       *[other] { $count } vetos ont pesé
    } sur les négociations ; { $failed ->
        [0] aucune proposition n’a échoué.
        [one] { $failed } proposition a échoué.
       *[other] { $failed } propositions ont échoué.
    }

## Avant ce qu’on pourrait regretter

warn-announce = Vous pourriez encore annoncer : { $quest }.
warn-item = Vous pourriez encore prendre : { $item }.
warn-points = Il vous reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de déplacement.
warn-use = Cela ne changerait rien pour l’instant : chaque tâche garderait le même détenteur.
note-share = { $player } { $count }
note-tied = { $count ->
    [one] 1 à égalité
   *[other] { $count } à égalité
}
note-needs = { $player } doit accepter
note-change = { $card } : { $player }
note-tie = { $card } : égalité
note-then = { $player } { $had } → { $will }
note-veto = rien ne change de mains pour l’instant

## Le détail d’un accord

deal = Si elle s’accomplit ainsi : { $quest }
deal-has = A
deal-gets = Reçoit
deal-then = Aura
deal-says = Dit
deal-number = { $count }
deal-list = { $first }, { $last }
deal-nothing = –
deal-tied = Égalité
deal-proposes = propose
deal-agrees = accepte
deal-vetoes = refuse
deal-renounces = renonce

## Titres de plusieurs choix

verb-take-colour = Choisir une couleur
verb-place-group = Choisir un groupe
verb-step-dwarf = Déplacer un nain
verb-raise-dwarf = Faire gagner un niveau à un nain
verb-add-dwarf = Faire entrer un nain
verb-remove-dwarf = Retirer un nain du plateau
verb-take-item = Prendre un objet magique
verb-put-on-boots = Chausser les bottes de déplacement
verb-drink-potion = Boire la potion d’expérience
verb-set-trap = Poser le piège à dragon
verb-announce = Annoncer une quête (majorité)
verb-propose = Proposer une quête (diplomatie)
verb-propose-now = La proposer maintenant
verb-withdraw-announcement = Retirer l’annonce
verb-pick-holder = Choisir qui reçoit la tâche
verb-pick-again = Choisir un autre joueur à égalité
verb-ask-task = Demander l’accord pour une tâche
verb-agree = Donner son accord pour une tâche
verb-veto = Opposer son veto
verb-renounce = Renoncer à une tâche
verb-renounce-for = Renoncer à une tâche en faveur de quelqu’un
verb-pass-turn = Passer pour ce tour

## Ce qui reste à régler

pending-colour = { $player } prend une couleur
pending-first = Le premier joueur est désigné
pending-group = { $player } place ses premiers nains
pending-task = La tâche « { $task } » est réglée
pending-tasks = Les autres tâches sont réglées
pending-part = { $player } réfléchit encore
pending-round = Le tour de négociation s’achève
pending-reactions = Chacun peut encore réagir
pending-step = Le nain poursuit son chemin
pending-turn = { $player } poursuit son tour

# Les lettres des figurines
mark-dwarf = { $colour }{ $kind }
mark-warrior = g
mark-mechanicus = m
mark-red = R
mark-blue = B
mark-green = V
mark-yellow = J
mark-black = N
mark-white = Bl
