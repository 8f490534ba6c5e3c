## Les gardiens, et ce que les aventures ont en commun

log-guardians-rolled = Pour les gardiens, le dé donne { $dice }{ $modifier ->
        [0] {""}
        [-1] , −1 du fait de l’aventure
       *[other] , { $modifier } du fait de l’aventure
    } : ligne { $row } du tableau.
log-no-guardians = Personne ne garde cette pièce.
log-event-goes-back = « { $event } » n’amène aucun monstre et retourne dans le paquet.
log-takes-part = { $required-cap } n’est pas des vôtres : { $warrior-the } tient son rôle dans cette aventure.
log-object-given = { $warrior-cap } a désormais { $item-a }.
no-attacked-already = Vous avez déjà attaqué ce tour-ci, ou agi au lieu d’attaquer.
no-must-fight = Vous n’avez pas réussi à vous dégager : tant qu’un monstre est à côté de vous, vous devez vous battre.
no-guardians-live = Il faut d’abord que les gardiens soient venus et soient morts.
no-monsters-in-room = Vous ne pouvez pas le faire tant qu’un monstre est dans la pièce objectif.

## La Bête

log-stripped = Vous êtes prisonniers : armes, boucliers et armures ne servent à rien, les vôtres comme ceux que vous trouverez.
log-weapons-given-back = Les monstres de la première carte sont morts. Vous retrouvez vos armes.
log-armour-given-back = Les monstres de la deuxième carte sont morts. Vous retrouvez armures et boucliers.
log-minotaur-called = { $warrior-cap } se tient dans la fosse, et un minotaure vient à lui.
log-minotaurs-vanished = L’un des minotaures est mort ; s’il en reste, ils disparaissent.

## La Porte des enfers

ask-at-the-gate = Tentez-vous de sceller la porte ? Il y faut au moins un 6 et aucun 1.
do-leave-gate = Pas ce tour-ci
do-seal-gate = { $number ->
        [one] Avec 1 dé
       *[other] Avec { $number } dés
    }
verb-seal-gate = Sceller la porte
log-gate-sealed = { $warrior-cap } lance { $dice } : la porte est scellée.
log-gate-stays-open = { $warrior-cap } lance { $dice } : la porte reste ouverte.
log-gate-spews = Quelque chose franchit la porte ouverte.

## Dette de sang

log-master-returns = Sur { $up-to } ou moins, le maître des minotaures revient ; le dé donne { $dice }. Le voici, et ses gardes se joignent à l’attaque.
log-master-stays-away = Sur { $up-to } ou moins, le maître des minotaures revient ; le dé donne { $dice }. Il ne se montre pas.
log-ransom-paid = { $warrior-cap } verse { $gold } pièces d’or pour la dette.
log-ransom-too-small = Vous rapportez { $gold } pièces d’or ; il en aurait fallu plus de { $needed }.

## Libérer les prisonniers

log-prisoners-freed = { $warrior-cap } lance { $dice } et libère { $number ->
        [one] 1 prisonnier
       *[other] { $number } prisonniers
    }.
log-prisoners-pay = Les prisonniers { $warrior-of } paient selon les dés : { $dice }, soit { $gold } pièces d’or.

## L’icône de malepierre

do-throw-icon = Jeter l’icône dans l’abîme au lieu d’attaquer
no-without-icon = Vous ne portez pas l’icône.
no-not-at-chasm = Vous devez être au bord de l’abîme.
log-icon-thrown = { $warrior-cap } jette l’icône dans le feu. La caverne tremble, et une porte secrète s’ouvre derrière le dragon : encore { $turns } tours pour sortir.
log-cavern-falls-in = La caverne s’effondre. Quiconque s’y trouve encore est enseveli.

## Bannir le démon

do-strike-dragon = Frapper le dragon de l’épée magique au lieu d’attaquer
no-without-magic-sword = Vous n’avez plus d’épée magique.
no-not-at-dragon = Vous devez être à côté du dragon.
log-dragon-destroyed = { $warrior-cap } frappe le dragon : il faut { $needed }, le dé donne { $dice }. La pierre éclate, et le démon avec elle. L’épée se brise.
log-dragon-unharmed = { $warrior-cap } frappe le dragon : il faut { $needed }, le dé donne { $dice }. Seule l’épée se brise.
log-dragon-breathes = La dernière épée magique a disparu. Le dragon crache le feu sur tout le monde.

## Éteindre les flammes

ask-at-the-claw = Tentez-vous d’arracher l’anneau à la griffe du dragon ?
do-reach-for-ring = Tirer sur l’anneau
do-leave-ring = Pas ce tour-ci
log-ring-freed = { $warrior-cap } tire sur l’anneau et lance { $dice } : l’anneau cède.
log-ring-stuck = { $warrior-cap } tire sur l’anneau et lance { $dice } : l’anneau reste coincé.
log-ring-wakes-something = { $warrior-cap } tire sur l’anneau et lance { $dice } : l’anneau reste coincé, et quelque chose a entendu.
do-throw-ring = Jeter l’anneau dans l’abîme au lieu d’attaquer
no-without-ring = Seul le guerrier dont c’est le rôle peut jeter l’anneau, et seulement s’il le porte.
log-ring-thrown = { $warrior-cap } jette l’anneau dans le feu. La vapeur jaillit, et les flammes s’éteignent.

## Détruire le pont

log-pursuers-come = Les poursuivants arrivent.
do-cut-bridge = Couper le pont au lieu d’attaquer
no-not-at-far-end = Vous devez être sur la case au bout du pont.
no-bridge-gone = Le pont est déjà coupé.
log-bridge-cut = { $warrior-cap } entaille le pont : il faut { $needed }, le dé donne { $dice } + { $strength }. Le pont tombe dans l’abîme.
log-bridge-holds = { $warrior-cap } entaille le pont : il faut { $needed }, le dé donne { $dice } + { $strength }. Le pont tient bon.
log-far-side-clear = Le pont n’est plus, et aucun monstre n’est sur l’autre rive : la voie est libre.

## L’œil du dragon

do-set-gem = Remettre la gemme dans l’orbite du dragon au lieu d’attaquer
no-without-gem = Seul le guerrier dont c’est le rôle peut poser la gemme, et seulement s’il la porte.
no-not-at-dragon-head = Vous devez être à côté de la tête du dragon.
log-gem-set = { $warrior-cap } remet la gemme dans l’œil du dragon.

## Préserver les feux

log-time-measured = { $dice-count ->
        [1] Le dé donne
       *[other] Les dés donnent
    } { $dice } : il reste { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    } pour tuer tous les skavens.
log-chasm-explodes = Trop tard. Le dé donne { $dice } : l’abîme explose, et tous ceux qui sont dans la pièce meurent.
log-chasm-dammed = Trop tard. Le dé donne { $dice } : l’abîme est comblé.
log-lever-breaks = Trop tard, mais le dé donne { $dice } : le levier de l’ingénieur se casse.
