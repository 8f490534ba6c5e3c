## Armes et armures

do-ready = Prendre en main { $item-the }
verb-ready = Changer d’arme en main
do-empty-hands = Ranger l’arme pour se servir du bouclier
do-wear = Mettre { $item-the }
verb-wear = Mettre une pièce d’armure
do-take-off = Retirer { $item-the }
verb-take-off = Retirer une pièce d’armure
ask-change-armour = { $hero-cap } : mettez-vous { $item-the } maintenant ? Ce ne sera plus possible au cours de la quête.
do-change-into = { $hero-cap } met { $item-the }
verb-change-into = Changer d’armure
do-pack-away = Garder { $item-the } dans le sac
verb-pack-away = Garder la pièce dans le sac
log-readied = { $hero-cap } prend en main { $item-the }.
log-put-away = { $hero-cap } range { $item-the } pour avoir une main libre pour le bouclier.
log-put-on = { $hero-cap } met { $item-the }.
log-taken-off = { $hero-cap } retire { $item-the }.
no-weapon-stays = L’arme avec laquelle vous avez frappé reste en main jusqu’à votre prochain tour.
no-body-armour-stays = Vous ne pouvez changer d’armure de corps qu’entre deux quêtes, ou en la ramassant sans monstre en vue.
no-not-for-this-hero = { $hero-cap } ne peut pas s’en servir.

## Potions

do-drink = { $hero-cap } boit { $item-the }
verb-drink = Boire une potion
log-potion-drunk = { $hero-cap } boit { $item-the }.
log-healing-rolled = La potion { $hero-of } rend { $dice }.
no-brew-after-attack = Vous devez boire le breuvage avant votre première attaque du tour.

## Artéfacts

no-nothing-to-use = Vous n’avez rien à utiliser.
do-turn-ring = Tourner l’Anneau de retour
log-ring-turned = { $hero-cap } tourne l’Anneau de retour, qui tombe en poussière.
log-back-at-start = { $hero-cap } se retrouve au départ, en { $square }.
do-raise-rod = Lever le Sceptre de télékinésie contre { $foe-the }
verb-raise-rod = Lever le Sceptre de télékinésie
no-rod-spent = Le sceptre ne sert qu’une fois par quête.
log-rod-raised = { $hero-cap } lève le Sceptre de télékinésie contre { $foe-the }{ $dice-count ->
        [0] , dont l’esprit ne peut résister.
       *[other] , qui obtient { $dice }.
    }
log-held-fast = { $foe-cap } ne peut plus bouger et manquera son prochain tour.
log-not-held = { $foe-cap } se dégage.
do-revive = Verser l’Élixir de vie { $other-to }
verb-revive = Employer l’Élixir de vie
no-far-from-the-dead = Vous devez être sur la case où le héros est mort, ou juste à côté.
log-revived = { $hero-cap } emploie l’Élixir de vie : { $other-the } revit, en { $square }, et jouera dès la prochaine manche.
log-artifact-lost = Artéfact perdu dans le donjon : { $item }. Une quête prochaine permettra de le retrouver.

## Donner

do-give-to = Donner quelque chose { $other-to }
verb-give-to = Donner quelque chose
ask-gift = Que donnez-vous { $other-to } ?
do-give = Donner { $item-the } { $other-to }
verb-give = Donner un objet
do-open-purse = Donner de l’or { $other-to }
verb-open-purse = Donner de l’or
ask-purse = Combien de vos { $gold } pièces d’or donnez-vous { $other-to } ?
do-coins = { $gold ->
        [0] Tout garder : rien { $other-to }
        [one] Donner { $gold } pièce d’or { $other-to }
       *[other] Donner { $gold } pièces d’or { $other-to }
    }
do-give-gold = { $sums-count ->
        [0] Donner de l’or
       *[other] { $sums }
    }
verb-give-gold = Donner de l’or
do-keep-all = Rien, finalement
log-given = { $hero-cap } donne { $item-the } { $other-to }.
log-gold-given = { $hero-cap } donne { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } { $other-to }.
no-no-gold-to-give = Vous n’avez pas d’or.
no-say-how-much = Dites combien d’or vous donnez.
no-nothing-to-give = Vous n’avez rien à donner.
no-not-here = { $hero-cap } n’est plus là.
no-not-aware = Le Sommeil ou la paralysie empêche { $hero-the } de prendre quoi que ce soit.
no-too-far-to-give = Les objets passent de voisin à voisin : { $hero-the } est trop loin. L’or, lui, se donne à distance.

## Objets au sol

do-take-all = Tout ramasser en { $square }
verb-take-all = Tout ramasser
do-take = Ramasser { $item-the } en { $square }
verb-take = Ramasser un objet
do-take-gold = Ramasser l’or en { $square }
verb-take-gold = Ramasser l’or
log-taken = { $hero-cap } ramasse { $item-the } en { $square }.
log-gold-taken = { $hero-cap } ramasse { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } en { $square }.
no-no-pile = Il n’y a rien à ramasser ici.
