## Le tour de Zargon

ask-zargon-choice = Tour de Zargon, manche { $round } : quel monstre joue ensuite ?
do-use = Jouer { $foe-the }
verb-use = Jouer un monstre
do-let-rest-act = Laisser agir les autres d’eux-mêmes
do-end-zargon-turn = Terminer le tour de Zargon
no-monster-used = Ce monstre a déjà joué.
no-monster-asleep = Ce monstre dort.
no-monster-misses-turn = Ce monstre perd ce tour.
log-zargon-begins = Manche { $round } : c’est le tour de Zargon.
log-rest-let-loose = Zargon laisse agir les autres d’eux-mêmes.

## Un monstre

ask-monster-choice = Que fait { $foe-the } ? Un monstre peut se déplacer puis agir, ou agir puis se déplacer.
ask-monster-acts = { $foe-cap } vient de se déplacer. Faites-vous agir ce monstre ?
ask-monster-moves = { $foe-cap } vient d’agir. Faites-vous se déplacer ce monstre ?
do-go = Déplacer { $foe-the } en { $square }
verb-go = Se déplacer
do-strike-hero = { $foe-cap } attaque { $hero-the }
verb-strike-hero = Attaquer
do-stand-down = Rien de plus
no-safe-on-stairs = Sur l’escalier, on est à l’abri.
no-not-beside-monster = Ce monstre ne peut attaquer qu’une figurine adjacente.
log-monster-moved = { $foe-cap } va en { $square }.

## Un héros sous commandement

ask-commanded-choice = Il reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de déplacement { $hero-to }, qui vous obéit. Que lui ordonnez-vous ?
do-lead = Déplacer { $hero-the } en { $square }
verb-lead = Déplacer le héros
do-turn-on = { $hero-cap } attaque { $friend-the }
verb-turn-on = Attaquer un autre héros
do-let-go = Ne plus rien ordonner { $hero-to }
verb-let-go = Rien de plus
no-has-turned-on = Ce héros a déjà attaqué.
no-not-beside-hero = Un héros sous commandement ne peut attaquer qu’une figurine adjacente.
log-hero-obeys = { $hero-cap } doit obéir à Zargon.

## Joueurs automatiques

bot-steady = Méthodique
    .effect = Joue Zargon exactement selon le chapitre du livret sur le Zargon automatique : vous pouvez prévoir ce que feront les monstres. En héros, explore avec le groupe, combat, cherche et rentre à temps.
