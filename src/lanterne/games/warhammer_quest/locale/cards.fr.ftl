## Utiliser des cartes

verb-use-card = Utiliser une carte
do-use-card = { $warrior } : utiliser { $item-the }
verb-use-card-on = Utiliser une carte pour un guerrier
do-use-card-on = { $warrior } : utiliser { $item-the } pour { $other-the }
verb-use-card-at = Utiliser une carte contre un monstre
do-use-card-at = { $warrior } : utiliser { $item-the } contre { $foe-the }
verb-share-salve = Partager le baume de soins
do-share-salve = { $warrior } : partager le baume de soins entre { $one-the } et { $other-the }
no-no-cards = Vous n’avez pas de telle carte.
no-card-spent = Cette carte a déjà servi.
no-cannot-act = Inconscient, entoilé ou assommé, vous ne pouvez utiliser que ce qui soigne.
no-card-not-now = Vous ne pouvez pas utiliser cette carte maintenant ; elle dit quand elle s’utilise.
no-card-without-effect = Cette carte n’aurait aucun effet maintenant.
no-nobody-hurt = Personne n’est blessé.
no-no-foe-in-sight = Aucun monstre n’est en vue.
log-card-used = { $warrior-cap } utilise { $item-the }.
log-card-used-on = { $warrior-cap } utilise { $item-the } pour { $other-the }.
log-card-used-at = { $warrior-cap } utilise { $item-the } contre { $foe-the }.
log-salve-shared = { $warrior-cap } partage le baume de soins entre { $one-the } et { $other-the }.

## Leurs effets

log-healing-rolled = Soins pour { $warrior-the } : { $dice }.
log-potion-rolled = { $warrior-cap } boit et obtient { $dice }.
log-potion-colours = { $warrior-cap } se couvre de rayures arc-en-ciel, et rien d’autre.
log-amulet-glows = L’amulette { $warrior-of } donne { $dice } : +{ $strength } en Force ce tour-ci.
log-card-bursts = { $warrior-cap } obtient { $dice } : { $item-the } explose.
log-attacks-added = { $warrior-cap } gagne { $attacks ->
        [one] une attaque
       *[other] { $attacks } attaques
    } ce tour-ci.
log-made-invisible = { $warrior-cap } est invisible jusqu’à la fin du tour.
log-time-stops = Le temps se fige : { $warrior-the } joue un tour entier.
verb-strike-with-luck = Frapper avec chance
do-strike-with-luck = Frapper { $foe-the } avec la chance du talisman : touché à coup sûr
verb-shoot-with-luck = Tirer avec chance
do-shoot-with-luck = Tirer sur { $foe-the } avec la chance du talisman : touché à coup sûr
no-luck-used-up = Le talisman n’a plus de chance à donner.
log-luck-called = { $warrior-cap } invoque le talisman contre { $foe-the }.
log-spear-hits = { $warrior-cap } jette la lance sur { $foe-the } : il faut { $needed }, le dé donne { $dice }. Touché.
log-spear-misses = { $warrior-cap } jette la lance sur { $foe-the } : il faut { $needed }, le dé donne { $dice }. Manqué.
ask-where-to-throw = Où { $user-the } lance-t-il la bombe incendiaire ?
verb-firebomb-bursts = Lancer la bombe incendiaire
do-firebomb-bursts = { $user-cap } la lance ici ({ $squares })
ask-quake-scroll = Où { $user-the } fait-il tomber la voûte ?
verb-quake-strikes = Faire tomber la voûte
do-quake-strikes = { $user-cap } fait tomber la voûte ici ({ $squares })
log-roof-comes-down = { $warrior-cap } lit le parchemin de séisme : la voûte s’effondre.
ask-put-foe-out-of-quake = { $user-cap } fait tomber la voûte en { $corner }. Où placez-vous { $foe-the } ?
ask-jump-out-of-quake = La voûte tombe en { $corner }. Où va { $warrior-the } ?
verb-put-foe = Déplacer un monstre
do-put-foe = { $foe-cap } va en { $square }
verb-jump-to = S’écarter
do-jump-to = { $warrior-cap } va en { $square }
log-foe-pushed-out = { $foe-cap } passe en { $square }.
log-warrior-pushed-out = { $warrior-cap } se réfugie en { $square }.

## Contre une touche

verb-shield-with = Utiliser une carte contre la touche
do-shield-with = { $warrior } : utiliser { $item-the } contre la touche
log-hit-caught = { $warrior-cap } arrête le coup avec { $item-the }.
log-shield-rolled = { $warrior-cap } lève { $item-the } : le dé donne { $dice }.
log-shield-burst = Le coup fait éclater { $item-the } { $warrior-of }.
log-cloak-wrapped = { $warrior-cap } enroule { $item-the } autour de son bras.
log-cloak-held = Le dé donne { $dice } : { $item-the } { $warrior-of } peut encore servir.
log-cloak-ruined = Le dé donne { $dice } : { $item-the } { $warrior-of } ne peut plus servir.
