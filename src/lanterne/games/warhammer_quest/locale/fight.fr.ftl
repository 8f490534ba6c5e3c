## Corps à corps

do-strike = Frapper { $foe-the }
verb-strike = Frapper
do-strike-with-magic-sword = Frapper { $foe-the } avec l’épée magique : elle tue à coup sûr, puis se brise
verb-strike-with-magic-sword = Frapper avec l’épée magique
no-nobody-near = Aucun monstre n’est à côté de vous.
no-new-section = Vous ne pouvez pas attaquer dans une section où personne n’était entré avant cette phase.
no-raging = Vous vous en êtes pris à vos amis et ne pouvez plus attaquer ce tour-ci.
no-floats-above = Vous flottez et ne pouvez pas combattre au corps à corps.
no-attacked-otherwise = Vous avez déjà attaqué d’une autre façon ce tour-ci.
no-not-your-fight = Ce monstre est l’affaire d’un seul guerrier, et ce n’est pas vous.
no-no-attacks-left = Vous n’avez plus d’attaque ce tour-ci.
log-struck = { $warrior-cap } frappe { $foe-the } : il faut { $needed }, le dé donne { $dice }. Touché.
log-missed = { $warrior-cap } frappe { $foe-the } : il faut { $needed }, le dé donne { $dice }. Manqué.
log-struck-surely = { $warrior-cap } frappe { $foe-the } et ne peut le manquer.
log-blow-hurt = { $warrior-cap } obtient { $dice } aux dommages : { $points } + { $added } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    } pour { $foe-the }.
log-sword-turned = L’épée du Roi-Mort se retourne dans la main { $warrior-of } et frappe { $victim-the } : { $dice } aux dés, { $points } + { $added } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }.
log-magic-sword-struck = { $warrior-cap } frappe { $foe-the } de l’épée magique, qui tue et se brise.

## Coup mortel

rotation-clockwise = dans le sens des aiguilles d’une montre
rotation-anticlockwise = dans le sens inverse des aiguilles d’une montre
ask-deathblow = { $rotation-id ->
        [none] Un seul coup a suffi en { $square } ! La lame poursuit-elle vers le monstre suivant ?
       *[other] Un seul coup a suffi en { $square } ! La lame poursuit-elle { $rotation } ?
    }
do-carry-on = Poursuivre sur { $foe-the }, { $rotation }
verb-carry-on = Poursuivre
do-hold-back = Retenir la lame
log-struck-on = La lame { $warrior-of } poursuit { $rotation }, vers { $foe-the }.

## Tirs

do-shoot = Tirer sur { $foe-the }
verb-shoot = Tirer
do-shoot-arrow-of-death = Tirer une flèche de mort sur { $foe-the }
verb-shoot-arrow-of-death = Tirer une flèche de mort
no-no-target = Il n’y a rien à viser.
no-no-bow = Votre arc a été confisqué.
no-foe-too-near = Vous ne pouvez pas tirer à côté d’un monstre. Écartez-vous d’abord, ou battez-vous au corps à corps.
no-pinned-no-shot = Vous êtes bloqué et ne pouvez pas utiliser d’arme de jet.
no-one-shot-only = Vous n’avez qu’un tir par tour, quel que soit votre nombre d’attaques.
no-fought-by-hand = Vous avez déjà attaqué d’une autre façon ce tour-ci et ne pouvez plus tirer.
no-out-of-sight = Vous ne le voyez pas d’ici.
log-shot = { $warrior-cap } tire sur { $foe-the } : il faut { $needed }, le dé donne { $dice }. Touché.
log-shot-wide = { $warrior-cap } tire sur { $foe-the } : il faut { $needed }, le dé donne { $dice }. Manqué.
log-shot-surely = { $warrior-cap } tire sur { $foe-the } et ne peut le manquer.
log-arrow-of-death-loosed = { $warrior-cap } décoche une flèche de mort ; { $left ->
        [0] il n’en reste plus
        [one] il en reste 1
       *[other] il en reste { $left }
    }.
log-shot-hurt = La flèche { $warrior-of } : { $dice } + { $added } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    } pour { $foe-the }.

## Ce que les guerriers ont de particulier

log-went-berserk = { $warrior-cap } devient berserk : { $dice } + { $added }, il fallait { $needed }. Une attaque de plus jusqu’à la fin du combat.
log-stayed-calm = { $warrior-cap } ne devient pas berserk : { $dice } + { $added }, il fallait { $needed }.
log-raged-at-friends = { $warrior-cap } obtient { $dice } et s’en prend à ses amis. Tous ceux qui sont à côté de lui sont blessés, et il n’attaque plus personne ce tour-ci.
log-slipped = { $warrior-cap } obtient { $dice }, se prend les pieds dans sa barbe et tombe. Jusqu’à son prochain tour, il est plus facile à toucher.
log-dodged = { $warrior-cap } esquive : il faut { $needed }, le dé donne { $dice }.
log-not-dodged = { $warrior-cap } n’esquive pas : il faut { $needed }, le dé donne { $dice }.

## Attaques des monstres

log-foe-struck = { $foe-cap } attaque { $warrior-the } : il faut { $needed }, le dé donne { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. Touché.
log-foe-missed = { $foe-cap } attaque { $warrior-the } : il faut { $needed }, le dé donne { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. Manqué.
log-gang-struck = { $number ->
        [one] Un snotling attaque
       *[other] { $number } snotlings attaquent
    } { $warrior-the } : il faut { $needed }, le dé donne { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. Touché.
log-gang-missed = { $number ->
        [one] Un snotling attaque
       *[other] { $number } snotlings attaquent
    } { $warrior-the } : il faut { $needed }, le dé donne { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. Manqué.
log-hit-hurt = Dommages infligés { $warrior-to } : { $dice } { $dice-count ->
        [1] au dé
       *[other] aux dés
    }, { $points } + { $added } − { $toughness }, soit { $wounds ->
        [0] aucun Point de Vie perdu
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    }.
log-bitten = { $foe-cap } mord { $warrior-the } dans sa toile : le dé donne { $dice }, { $wounds ->
        [one] 1 Point de Vie perdu
       *[other] { $wounds } Points de Vie perdus
    } que rien n’atténue.
log-webbed = { $warrior-cap } est pris dans une toile.
log-frenzy-killed = { $foe-cap } meurt de sa frénésie : { $needed } ou plus, le dé donne { $dice }.
log-frenzy-survived = { $foe-cap } survit à sa frénésie : mort sur { $needed } ou plus, le dé donne { $dice }.
log-shield-held = Le bouclier magique protège { $warrior-the } : seul un 6 naturel passe.
log-rebounded = Le coup porté { $warrior-to } rebondit sur l’attaquant : il faut { $needed }, le dé donne { $dice }.
log-not-rebounded = Le coup porté { $warrior-to } ne rebondit pas : il faut { $needed }, le dé donne { $dice }.
ask-hit-on-self = { $warrior-cap } est touché. Utilisez-vous le bouclier ?
do-take-the-hit = Encaisser
log-web-torn = { $warrior-cap } déchire la toile : { $dice } + { $added }, il fallait { $needed }.
log-web-held = { $warrior-cap } reste pris dans la toile : { $dice } + { $added }, il fallait { $needed }.

## Blessures et mort

log-wounds-lost = { $warrior-cap } perd { $wounds ->
        [one] 1 Point de Vie
       *[other] { $wounds } Points de Vie
    } et { $left ->
        [0] n’en a plus
       *[other] en garde { $left }
    }.
log-fell-unconscious = { $warrior-cap } tombe inconscient. Sans secours, c’est la mort à la fin du tour.
log-wounds-regained = { $warrior-cap } regagne { $wounds ->
        [one] 1 Point de Vie
       *[other] { $wounds } Points de Vie
    } et en a { $left }.
log-came-round = { $warrior-cap } reprend connaissance.
log-foe-wounded = { $foe-cap } perd { $wounds ->
        [one] 1 Point de Vie
       *[other] { $wounds } Points de Vie
    } et en garde { $left }.
log-slain = { $warrior-id ->
        [none] { $foe-cap } meurt.
       *[other] { $warrior-cap } tue { $foe-the }.
    }
log-died = { $warrior-cap } est mort. Son or et ses trésors restent avec le corps.
log-lost-in-the-dark = { $warrior-cap } est perdu.
ask-who-takes-over = { $dead-cap } est mort. Qui reprend { $item-the } ? Chaque joueur dont le guerrier vit encore nomme quelqu’un ; en cas de désaccord, on tire les pions.
do-name-heir = { $warrior }
verb-name-heir = Nommer quelqu’un
do-name-nobody = Laisser avec le corps
no-lantern-must-burn = Quelqu’un doit prendre la lanterne.
log-taken-over = { $warrior-cap } reprend { $item-the } { $dead-of }.
log-left-behind = Personne ne reprend { $item-the } { $dead-of }.
log-new-leader = { $warrior-cap } porte désormais la lanterne et mène le groupe.
ask-who-leads-now = À qui { $warrior-the } confie-t-il la lanterne en partant ?
do-give-lantern-to = Confier la lanterne { $warrior-to }
verb-give-lantern-to = Confier la lanterne

## Le pont

log-kept-balance = { $warrior-cap } vacille sur le pont : chute sur un 1, le dé donne { $dice }.
log-lost-balance = { $warrior-cap } perd l’équilibre sur le pont : le dé donne { $dice }.
log-foe-kept-balance = { $foe-cap } vacille sur le pont : chute sur un 1, le dé donne { $dice }.
log-foe-fell-in-chasm = { $foe-cap } obtient { $dice } et tombe du pont dans le feu, sans rapporter d’or.
ask-hangs = { $warrior-cap } tombe du pont ! Utilisez-vous la corde ?
do-hold-by-rope = { $warrior-cap } retient { $victim-the } avec la corde
verb-hold-by-rope = Retenir avec la corde
do-keep-the-rope = Garder la corde
log-held-by-rope = { $warrior-cap } retient { $victim-the } avec la corde et le ramène sur le pont.
log-held-by-magic = { $warrior-cap } flotte au-dessus de l’abîme, sain et sauf.
log-fell-in-chasm = { $warrior-cap } tombe dans le feu.

## Ce qui est utilisé

do-wield = Équiper { $item-the }
verb-wield = Équiper
do-put-away = Ranger { $item-the }
verb-put-away = Ranger
no-fought-already = Vous ne pouvez changer d’arme, de bouclier et d’armure qu’avant votre première attaque du tour.
no-mace-swings = Vous portez les attaques de la masse infernale et devez la garder en main.
no-not-for-him = Vous ne pouvez pas utiliser cette carte.
log-wielded = { $warrior-cap } équipe { $item-the }.
log-put-in-pack = { $warrior-cap } range { $item-the }.
ask-use-at-once = { $warrior-cap } a trouvé { $item-a }. L’équipez-vous tout de suite ?
do-keep-in-pack = Garder pour plus tard

# À côté des choix

note-hits = touche sur { $needed }+ ({ $chance } %)
note-wounds = blesse { $chance } %
note-kills = tue { $chance } %
note-needs = il faut { $needed }+ ({ $chance } %)
note-treasures = { $count ->
        [0] aucun trésor encore
        [one] { $count } trésor jusqu’ici
       *[other] { $count } trésors jusqu’ici
    }
