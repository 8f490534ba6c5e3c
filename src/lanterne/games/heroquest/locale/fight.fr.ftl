## Attaques des héros

do-strike = { $item-id ->
        [none] Attaquer { $foe-the } à mains nues
       *[other] Attaquer { $foe-the } avec { $item-a }
    }
verb-strike = Attaquer
do-strike-undefended = Attaquer { $foe-the } avec le pouvoir { $item-of } : pas de défense
verb-strike-undefended = Attaquer sans défense
do-throw = Lancer { $item-a } sur { $foe-the }
verb-throw = Lancer
do-shoot = Tirer sur { $foe-the } avec { $item-a }
verb-shoot = Tirer
do-pour-holy-water = Verser de l’eau bénite sur { $foe-the }
verb-pour-holy-water = Verser de l’eau bénite
no-nothing-to-attack = Il n’y a personne que vous puissiez attaquer.
no-power-spent = Ce pouvoir ne sert qu’une fois par quête.
log-struck = { $item-id ->
        [none] { $hero-cap } attaque { $foe-the } à mains nues : { $faces }.
       *[other] { $hero-cap } attaque { $foe-the } avec { $item-a } : { $faces }.
    }
log-struck-undefended = { $hero-cap } en appelle au pouvoir { $item-of } contre { $foe-the }, sans défense possible : { $faces }.
log-thrown = { $hero-cap } lance { $item-a } sur { $foe-the } : { $faces }.
log-shot = { $hero-cap } tire sur { $foe-the } avec { $item-a } : { $faces }.
log-magic-struck = La magie { $hero-of } attaque { $foe-the } : { $faces }.
log-holy-water-poured = { $hero-cap } verse de l’eau bénite sur { $foe-the }.
log-foe-defended = { $foe-cap } se défend : { $faces }.
log-foe-asleep = { $foe-cap } dort et ne se défend pas.
log-wounded = { $foe-cap } perd { $points ->
        [one] 1 point de vie
       *[other] { $points } points de vie
    } et en garde { $left }.
log-slain = { $foe-cap } meurt.
log-destroyed = { $foe-cap } vole en éclats.

## Un dé relancé

ask-fortune = { item-fortunes-longsword } : relancez-vous un dé de votre attaque contre { $foe-the } ? La nouvelle face compte. Vous avez { $skulls ->
        [0] 0 coup réussi
        [one] 1 coup réussi
       *[other] { $skulls } coups réussis
    }.
do-keep-roll = { $hits ->
        [0] Garder le jet contre { $foe-the } : aucun coup réussi
        [one] Garder le jet contre { $foe-the } : 1 coup réussi
       *[other] Garder le jet contre { $foe-the } : { $hits } coups réussis
    }
verb-keep-roll = Garder le jet
do-roll-again = Relancer un dé contre { $foe-the } : { $face }
verb-roll-again = Relancer un dé
log-rerolled = { $hero-cap } relance un dé avec { $item-the } : { $before } devient { $faces }.

## Secondes attaques

ask-second-attack = { item-heroic-brew } : qui attaquez-vous avec votre seconde attaque ?
ask-orc-attack = { item-orcs-bane } : attaquez-vous encore un orc adjacent ?
do-strike-orc = Attaquer encore { $foe-the }
verb-strike-orc = Attaquer encore
do-forgo-attack = Pas de seconde attaque

## Attaques contre les héros

log-monster-struck = { $foe-cap } attaque { $hero-the } : { $faces }.
log-turned-on-friend = { $item-id ->
        [none] Sous commandement, { $hero-the } attaque { $friend-the } à mains nues : { $faces }.
       *[other] Sous commandement, { $hero-the } attaque { $friend-the } avec { $item-a } : { $faces }.
    }
ask-defence-window = { $hits ->
        [one] 1 coup réussi contre { $hero-the }
       *[other] { $hits } coups réussis contre { $hero-the }
    } : buvez-vous une potion avant le jet de défense ?
log-hero-defended = { $hero-cap } se défend : { $faces }.
log-hero-helpless = { $hero-cap } ne peut pas se défendre.
log-hurt = { $hero-cap } perd { $points ->
        [one] 1 point de vie
       *[other] { $points } points de vie
    } et { $left ->
        [0] n’en a plus
       *[other] en garde { $left }
    }.
log-rock-skin-cracked = { spell-rock-skin } ne protège plus { $hero-the }.
log-healed = { $hero-cap } regagne { $points ->
        [one] 1 point de vie
       *[other] { $points } points de vie
    } et en a { $left }.

## La mort

log-at-deaths-door = { $hero-cap } va mourir.
ask-last-chance = { $hero-cap } n’a plus aucun point de vie. Que faites-vous ?
do-cast-to-live = Guérir { $hero-the } : lancer « { $spell } »
verb-cast-to-live = Lancer un sort de guérison
do-drink-elixir = Sauver { $hero-the } avec l’{ item-elixir-of-life }
verb-drink-elixir = Boire l’élixir
do-accept-death = Laisser mourir { $hero-the }
verb-accept-death = Mourir
no-acted-this-round = Vous avez déjà agi pendant cette manche et ne pouvez plus lancer de sort.
no-helpless-casts-nothing = Le sommeil ou la paralysie vous empêche de lancer un sort, même maintenant.
log-cast-at-deaths-door = Dans un dernier effort, { $hero-the } lance « { $spell } ».
log-saved-by-elixir = L’{ item-elixir-of-life } sauve { $hero-the }, qui retrouve tous ses points.
log-died = { $hero-cap } meurt.
log-belongings-left = Les biens { $hero-of } restent au sol, en { $square }.
log-belongings-taken = Aucun héros n’est là pour les en empêcher : les monstres emportent les biens { $hero-of }.
log-left-by-monsters = Les monstres laissent { $item-the } au sol, en { $square }.
