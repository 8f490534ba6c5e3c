## Recherche de trésors

do-search-for-treasure = Chercher des trésors
verb-open-anyway = Ouvrir malgré tout un meuble piégé
do-open-anyway = Chercher des trésors et ouvrir malgré tout le meuble piégé en { $square }
no-no-treasure-in-corridors = On trouve des trésors dans les pièces, jamais dans les corridors.
no-searched-already = Vous avez déjà cherché des trésors dans cette pièce au cours de la quête.
no-pit-searched-already = Vous avez déjà fouillé cette oubliette.
no-searched-by-another = L’endroit a déjà été fouillé, et vous avez convenu d’une seule recherche pour tous.
no-monster-in-the-room = Vous ne pouvez pas chercher de trésors tant qu’un monstre se trouve dans la pièce.
no-monster-in-the-pit = Vous ne pouvez pas fouiller l’oubliette tant qu’un monstre s’y trouve.
no-search-forbidden = Vous ne pouvez pas encore fouiller cette pièce : autre chose doit d’abord se produire.
log-searched-for-treasure = { $hero-cap } cherche des trésors { $region-in }.
log-searched-pit = { $hero-cap } fouille l’oubliette en { $square }.
log-search-was-forbidden = { $hero-cap } veut chercher des trésors { $region-in }, mais autre chose doit d’abord se produire.
log-find-told = { $find }
log-nothing-there = { $hero-cap } ne trouve rien de valeur.
log-gold-found = { $hero-cap } trouve { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
log-item-found = { $hero-cap } trouve { $item-a }.
log-treasure-found = { $hero-cap } trouve { $item-a }.
log-card-drawn = { $hero-cap } pioche une carte Trésor : { $treasure }.
ask-wandering-square = Un monstre errant ! Sur quelle case à côté { $hero-of } apparaît-il ?
verb-monster-appears = Placer un monstre errant
do-monster-appears = Il apparaît en { $square } et attaque { $hero-the }
log-no-monster-comes = { $hero-cap } entend des pas, mais aucun monstre ne vient.

## Recherche de portes secrètes et de pièges

do-search-for-secret-doors = Chercher des portes secrètes
do-search-for-traps = Chercher des pièges
no-monster-in-view = Vous ne pouvez pas chercher de portes secrètes tant qu’un monstre est dans votre champ de vision.
no-monster-watches = Vous ne pouvez pas chercher de pièges tant qu’un monstre est dans votre champ de vision.
log-searched-for-doors = { $hero-cap } cherche des portes secrètes.
log-searched-for-traps = { $hero-cap } cherche des pièges.
log-door-found = Une porte secrète est découverte : { $door }.
log-trap-found = { $trap } en { $square } !
log-trapped-piece-found = { $furniture } en { $square } : attention, piège !
log-found-nothing = { $hero-cap } ne trouve aucune porte secrète.
log-found-no-trap = { $hero-cap } ne trouve aucun piège.

## Pièges

log-fell-into-pit = { $hero-cap } tombe dans une oubliette en { $square }.
log-block-fell = Le plafond s’effondre en { $square }. Les dés pour { $hero-the } : { $dice }.
ask-way-out = Un bloc est tombé en { $square }. Choisissez la case où { $hero-the } se dégage.
verb-step-clear = Se dégager d’un éboulement
do-step-clear = { $hero-cap } se dégage en { $to }
log-got-clear = { $hero-cap } se dégage en { $square }.
log-spear-dodged = Une lance jaillit en { $square }. { $hero-cap } obtient { $dice } et l’esquive.
log-spear-hit = Une lance jaillit en { $square } et touche { $hero-the }.
log-furniture-sprung = { $device-id ->
        [none] { $hero-cap } déclenche un piège en { $square }.
       *[other] { $hero-cap } déclenche un piège en { $square } : { $device }.
    }{ $sprung-id ->
        [none] {""}
       *[other] {" "}{ $sprung }
    }

## Sauter par-dessus un piège

verb-jump = Sauter par-dessus un piège
do-jump = Sauter par-dessus { $over } jusqu’en { $to }
no-too-few-points-to-jump = Un saut demande 2 points de déplacement.
no-landing-is-not-free = Cette case n’est pas libre : vous ne pouvez pas y atterrir.
no-monster-on-the-trap = Un monstre barre le passage : vous ne pouvez pas sauter par-dessus.
log-jumped = { $hero-cap } obtient { $dice } et saute par-dessus { $over } jusqu’en { $to }.
log-jump-failed = { $hero-cap } obtient { $dice } : le saut par-dessus { $over } échoue.

## Désarmer un piège

verb-announce-disarming = Annoncer le désarmement d’un piège et lancer les dés de déplacement
do-announce-disarming = Lancer les dés et se déplacer pour désarmer le piège en { $square }
verb-disarm = Désarmer un meuble piégé
do-disarm = Désarmer le meuble piégé en { $square }
no-no-tools = Seuls le nain et les héros munis d’une trousse à outils peuvent désarmer un piège.
no-announce-before-moving = Vous devez annoncer le désarmement d’un piège avant le jet de déplacement.
no-not-at-the-piece = Vous devez vous tenir à côté du meuble pour désarmer son piège.
log-disarming-announced = { $hero-cap } s’apprête à désarmer un piège en { $square } : { $trap }.
log-disarmed = { $hero-cap } obtient { $dice } et désarme le piège en { $square } : { $trap }.
log-disarming-failed = { $hero-cap } obtient { $dice } et déclenche le piège en { $square } : { $trap }.
