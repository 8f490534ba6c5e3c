## Panneaux

panel-board = Le donjon
panel-fight = Résolution en cours
panel-players = Héros
panel-own = Votre héros
panel-others = Les autres
panel-score = Points
panel-foes = Monstres
panel-turns = Paquets
panel-race = La course
panel-choosing = Qui descend ?
panel-abilities = Vos cartes compétence
panel-hand = Sur la table

status-before = Avant la descente
status-turn = { $hero }, { $actions ->
        [0] plus aucune action
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }
status-bearer = Dernière phase : { $hero } a la Pierre, { $steps ->
        [0] à l’Entrée
        [one] à { $steps } pas de l’Entrée
       *[other] à { $steps } pas de l’Entrée
    }
status-final = Dernière phase : personne n’a la Pierre
status-stone = Le Boss est mort : la Pierre est à prendre
status-over = La partie est terminée

## Le donjon

floor-treasure = Trésor sur { $faces } à la pose
floor-encounter = Rencontre sur { $faces } à la pose
floor-goal = Terminez votre tour ici avec la Pierre pour gagner
floor-stilled = La Pierre maudite étouffe ici les compétences de héros
floor-set-aside = Piochée pendant cette action, pas posée
way-between = Passage : { $tile } – { $other }
way-out = Sortie : { $tile }
way-unexplored = Nul ne sait où elle mène
way-dead-end = Ne mène nulle part : il n’y a plus de tuile
cell-unexplored = Inexploré

## Qui s’y tient, ce qui s’y trouve

figure-wounds = Dégâts : { $wounds } sur { $most }
figure-unconscious = Sans connaissance : se relève à son prochain tour, et le perd
stone-carried = Son porteur gagne avec elle à l’Entrée
monster-boss = Le Boss
monster-attack = Attaque : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
monster-power = Valeurs de puissance : { $faces }
monster-defence = Défense : touchez sur { $face } ou plus
monster-escape = Fuite sur { $face } ou plus
monster-life = Vie { $left } sur { $most }
monster-where = { $tile }
monster-roams = Doit encore errer ce round
lying-cards = { $count ->
        [one] Une carte se trouve ici
       *[other] { $count } cartes se trouvent ici
    }
lying-open = { $card }. { $effect }
lying-known = Face cachée, mais vous la connaissez : { $card }
lying-hidden = { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
trap-unknown = Un piège
trap-laid-by = Posé par { $hero }
trap-hidden = Seul son propriétaire sait lequel
trap-yours = Vous seul savez lequel
mark-of = Posé par { $hero }

## Résolution en cours

fight-helpers = Qui aide, qui gêne
fight-alone = Personne d’autre ici
fight-escape = Prendre la fuite
fight-test = Un test
fight-hits = { $count ->
        [one] { $count } touche infligée
       *[other] { $count } touches infligées
    }
fight-taken = { $count ->
        [one] { $count } touche subie
       *[other] { $count } touches subies
    }
fights-with = Avec { $rating }
helps-not = N’a rien annoncé
helper-assists = Assiste avec { $rating } : { $count ->
        [one] { $count } dé de plus
       *[other] { $count } dés de plus
    }
helper-sabotages = Sabote : { $count ->
        [one] { $count } dé de moins
       *[other] { $count } dés de moins
    }
trap-need = Pour désarmer : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de { $face } ou plus
trap-rating = Avec { $rating }
trap-damage = Sinon { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
pool-dice = { $rating } : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
pool-chance = Réussite dans { $percent } % des cas
pool-part-base = Valeur de base
pool-part-training = Jetons d’entraînement
pool-part-turn = Pour ce tour
pool-part-weakened = Affaiblissement
pool-part-next-roll = Pour ce jet de combat
pool-part-given = Par le pouvoir qui donne ce combat
pool-part-sabotage = Sabotage
pool-part-assist = { $hero } assiste
roll-face = Dé : { $face }
roll-to-roll = Un dé à lancer
roll-unrolled = Pas encore lancé
roll-potential = Une touche potentielle
roll-harmless = Sans effet
roll-free = Touche, ou bloque n’importe quelle touche potentielle
roll-blocks = Ne peut que bloquer une touche de même valeur
roll-useless = Sans effet
roll-plain = Compte

## Héros

choosing-life = Vie { $count }
choosing-power = { $power }. { $effect }
value-parts = { $rating } { $value } : base { $base }{ $tokens ->
        [0] {""}
        [one] , { $tokens } jeton d’entraînement
       *[other] , { $tokens } jetons d’entraînement
    }{ $more ->
        [0] {""}
       *[other] , cartes et pouvoirs { $more }
    }
sheet-training = { $race }, entraînement : { $training }
player-first = Premier Joueur
player-bearer = A la Pierre d’Invocation
player-dead = A perdu la vie
player-actions = { $count ->
        [0] Plus aucune action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
player-lost = Au prochain tour, { $count ->
        [one] { $count } action de moins
       *[other] { $count } actions de moins
    }
player-where = { $tile }, { $steps ->
        [0] au départ
        [one] à { $steps } pas de l’Entrée
       *[other] à { $steps } pas de l’Entrée
    }
powers-personal = Pouvoir personnel
powers-summoner = Pouvoir d’invocateur
powers-needs-stone = Demande la Pierre équipée
powers-stilled = Étouffé par la Pierre maudite
powers-used = Déjà utilisé
nothing-equipped = Vide
loot-pile = Pile de pillage
loot-count = { $count ->
        [0] Aucune carte dans la pile de pillage
        [one] { $count } carte dans la pile de pillage
       *[other] { $count } cartes dans la pile de pillage
    }
loot-encounter = Deux cartes rencontre paient un Avancement
loot-boss = Paie un Avancement à elle seule
held-hidden = Une carte face cachée
held-ability = Une des cartes que vous avez piochées : vous en gardez une
held-equipped = Équipée
held-looted = Dans la pile de pillage
held-joined = Voyage avec ce héros
held-attached = Attachée à ce héros
held-found = Trouvée
held-drawn = Piochée
held-looked-at = Vous regardez cette carte
held-offered = Offerte
held-asked-for = Demandée en échange
held-in-supply = Dans la réserve
held-discarded = Défaussée

## Tours et paquets

round-number = Round { $round }
round-of = Round { $round } sur { $most }
round-now = { $hero } joue
round-then = puis { $hero }
boss-hidden = La carte du Boss est encore face cachée
boss-hidden-why = Révélée quand le Repaire est posé
boss-peeked = Encore face cachée, mais vous l’avez regardée
boss-slain = Le Boss est mort
pile-stack = Tuiles du donjon
pile-encounters = Rencontres
pile-treasures = Trésors
pile-left = { $count ->
        [0] Il n’en reste plus
        [one] Il en reste { $count }
       *[other] Il en reste { $count }
    }

## La course

chase-bearer = { $hero } a la Pierre
chase-nobody = La Pierre est à terre
chase-at = { $tile }
chase-lies = { $tile } : une Recherche la ramasse
chase-equipped = Équipée : invoque des monstres et donne le pouvoir d’invocateur
chase-not-equipped = Dans la pile de pillage, pas équipée
chase-home = Gagne à la fin de son tour
chase-steps = { $count ->
        [0] À l’Entrée
        [one] { $count } pas jusqu’à l’Entrée
       *[other] { $count } pas jusqu’à l’Entrée
    }
chase-away = { $count ->
        [0] Sur la même tuile
        [one] À { $count } pas de la Pierre
       *[other] À { $count } pas de la Pierre
    }
chase-bars = Se tient entre la Pierre et l’Entrée
chase-same-tile = Retient le porteur : il doit s’enfuir

## À venir

pending-monster-rolls = les dés du monstre
pending-hero-rolls = les dés du héros
pending-assignment = touches et blocages
pending-armour = armure
pending-free-attack = une attaque gratuite contre { $hero }
pending-lair = le Repaire du Boss
pending-turn = { $hero }

## Avertissements

warn-search = Il y a ici quelque chose à prendre.
warn-advance = Vous avez les cartes pour un Avancement.
warn-actions = Il vous reste { $count ->
        [one] une action
       *[other] { $count } actions
    }.
warn-home = Vous tenez la Pierre à l’Entrée : terminez votre tour ici et vous gagnez.
warn-bridge = Le Pont ancien : si tous vos dés d’Adresse montrent 1, c’est la chute.
warn-sabotage = Si l’action réussit malgré tout, ce dégât vous mettrait hors de combat.

## Ce qui a décidé de la partie

story-points = { $points } points
story-score = { $line } : { $number }, { $points } points
story-won = A gagné
story-died = A perdu la vie
story-stone = Tenait la Pierre
story-training = { $count ->
        [one] { $count } jeton d’entraînement
       *[other] { $count } jetons d’entraînement
    }
story-equipped = { $count ->
        [one] { $count } carte équipée
       *[other] { $count } cartes équipées
    }
story-boss = Round { $round } : le Boss apparaît : { $card }.
story-slain = Round { $round } : { $hero } abat { $card }.
story-taken = Round { $round } : { $hero } prend la Pierre.
story-death = Round { $round } : { $hero } perd la vie.
story-kills = Le plus de monstres tués : { $hero }, { $count }.
story-falls = Le plus souvent sans connaissance : { $hero }, { $count } fois.
story-helped = Palme de l’entraide : { $hero }, { $count ->
        [one] une assistance
       *[other] { $count } assistances
    }.
story-hindered = Palme de la traîtrise : { $hero }, { $count ->
        [one] un sabotage
       *[other] { $count } sabotages
    }.

## Dés

die = { $number }
threat = { $number }

## Ce qui en résulterait

foresee-dealt = { $foe } : { $count ->
        [0] aucun dégât
        [one] { $count } dégât
       *[other] { $count } dégâts
    }, { $left ->
        [0] hors de combat
       *[other] Vie restante : { $left }
    }
foresee-taken = { $hero } : { $count ->
        [0] aucune touche ne passe
        [one] { $count } touche passe
       *[other] { $count } touches passent
    }
foresee-defeated = { $hero } serait hors de combat, sauf armure ou pouvoir

## En solitaire

points-now = { $points } points pour l’instant
points-of = { $points } points

## En grand sur la table

stage-encounter-drawn = Rencontre
stage-card-found = Trouvaille
stage-gains-treasure = Trésor
stage-gains-artifact = Artefact
stage-boss-revealed = Le Boss
stage-monster-summoned = Invocation
