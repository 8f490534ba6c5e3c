## Combat : rounds et cartes

log-combat-begins = Les groupes sont aux portes : le Combat de l’année { $year } commence.
log-combat-round-begins = Round de Combat { $number }. Un sort demande { $magic ->
        [one] 1 point de Magie
       *[other] { $magic } points de Magie
    }.
log-card-turned-up = On retourne la carte Combat : « { $card } ».
log-adventurer-leaves = { $who-cap } en a assez et s’en va.
log-creatures-recover = Les combats de l’année sont finis ; tous les Monstres et Fantômes reviennent face visible.

## Planning

ask-plan-battles = Quel est votre plan pour le round de Combat { $round } ?
ask-plan-after-waiting = Vous avez attendu. Quel est votre plan pour le round de Combat { $round } ?
do-make-plan = { $picks-count ->
        [0] Qu’ils viennent : ni Piège ni créature
       *[other] Plan : { $picks }
    }
verb-make-plan = Plan
do-mark = défendre { $cell }
do-lay = poser { $trap-the }
do-station = poster { $monster-the }
do-free = relâcher { $who-the }
do-wait = Attendre, et décider quand les plans des autres seront visibles
do-no-precaution = Ne rien prévoir contre le Paladin
no-tile-missing = Plusieurs tuiles sont les plus proches de l’entrée : choisissez celle qui est attaquée.
no-prisoner-missing = Toutes vos tuiles sont conquises : choisissez un prisonnier à relâcher.
verb-mark = Défendre une tuile
verb-lay = Poser un Piège
verb-station = Poster une créature
verb-free = Relâcher un prisonnier
no-no-more-traps = Vous ne pouvez poser { $number ->
        [one] qu’un Piège
       *[other] que { $number } Pièges
    } sur cette tuile.
no-no-more-monsters = Sur cette tuile, { $number ->
        [one] un seul Monstre peut combattre
       *[other] { $number } Monstres au plus peuvent combattre
    } ; les Fantômes ne comptent pas.
no-traps-too-dear = Vous ne pouvez pas payer maintenant ce que coûtent les Pièges de ce plan quand on les déclenche.
no-no-gold-for-room = Dans une Pièce, un Piège prend { $number } Or en plus de son propre coût, et vous ne l’avez pas.
no-no-tile-takes-all = Aucune tuile attaquable n’accepte tout cela. Choisissez la tuile pour savoir pourquoi.
no-one-tile = Une seule tuile est attaquée, et vous l’avez choisie.
no-face-down = Cette créature est face cachée : elle ne se bat plus cette année.
no-one-prisoner = Vous ne relâchez qu’un prisonnier.
no-first-plans-now = Vous jouez en premier et combattez avant tous les autres : il n’y a rien à attendre.
log-tile-marked = { $seat-id ->
        [you] Votre groupe attaque { $cell }.
       *[other] Le groupe devant le donjon { $seat-of } attaque { $cell }.
    }
log-trap-laid = { $trap-id ->
        [hidden] { $seat } pose un Piège, face cachée.
       *[other] { $seat-id ->
            [you] Vous posez { $trap-the }, face cachée.
           *[other] { $seat } pose { $trap-the }, face cachée.
        }
    }
log-creature-stationed = { $seat-id ->
        [you] Vous postez { $monster-the }.
       *[other] { $seat } poste { $monster-the }.
    }
log-lord-waits = { $seat-id ->
        [you] Vous attendez les plans des autres.
       *[other] { $seat } attend les plans des autres.
    }
log-no-precaution-taken = { $seat-id ->
        [you] Vous ne prévoyez rien : le Paladin ne viendra peut-être pas.
       *[other] { $seat } ne prévoit rien : le Paladin ne viendra peut-être pas.
    }
ask-mark-late = Le Paladin est là, et rien n’est prévu. Quelle tuile attaque-t-il ?
do-mark-tile = Défendre { $cell }
verb-mark-tile = Tuile attaquée

## Prisonniers

ask-release-prisoner = Quel prisonnier relâchez-vous ?
do-release = Relâcher { $who-the }
verb-release = Relâcher un prisonnier
log-prisoner-released = { $seat-id ->
        [you] Vous relâchez { $who-the }.
       *[other] { $seat } relâche { $who-the }.
    }
log-nobody-to-release = { $seat-id ->
        [you] Toutes vos tuiles sont conquises, et votre Prison est vide.
       *[other] Toutes les tuiles { $seat-of } sont conquises, et sa Prison est vide.
    }

## La fin d’une année

log-year-over = Points après la { $year ->
    [1] 1re année
   *[other] 2e année
} : { $lords }.
chapter-year = La { $year ->
    [1] première
   *[other] seconde
} année est finie
chapter-lead = En tête : { $lord }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
chapter-tie = Égalité en tête : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
chapter-second-year = La seconde année apporte d’autres Monstres et Salles, des aventuriers plus forts et un autre Paladin.
chapter-stronger = Après ses combats, on compte les points.
deed-points = { $count ->
    [one] point pour l’instant
   *[other] points pour l’instant
}
deed-captured = { $count ->
    [one] aventurier capturé
   *[other] aventuriers capturés
}
deed-lost = { $count ->
    [one] tuile conquise
   *[other] tuiles conquises
}
deed-dug = { $count ->
    [one] tunnel creusé
   *[other] tunnels creusés
}
deed-built = { $count ->
    [one] salle bâtie
   *[other] salles bâties
}
deed-hired = { $count ->
    [one] monstre engagé
   *[other] monstres engagés
}
