## Action 2 : sorts de héros

verb-cast-on-hero = Lancer un sort sur un héros
do-cast-on-hero = Lancer « { $spell } » sur { $hero-the }
verb-cast-on-foe = Lancer un sort sur un monstre
do-cast-on-foe = Lancer « { $spell } » sur { $foe-the }
verb-cast-on-door = Ouvrir une porte par magie
do-cast-on-door = Lancer « { $spell } » : ouvrir la porte { $door }
ask-second-spell = La Baguette magique permet un second sort, différent du premier. En lancez-vous un ?
do-no-second-spell = Pas de second sort

no-casts-no-spells = Seuls l’elfe et l’enchanteur lancent des sorts.
no-target-not-visible = Vous ne voyez pas cette cible : un mur, une porte fermée, une case obstruée ou une figurine vous barre la vue.
no-immune-by-the-card = Ce monstre est immunisé contre ce sort : la carte le dit.
no-known-to-be-immune = Ce monstre s’est révélé immunisé contre ce sort.
no-spell-not-on-objects = Seul un sort qui fait des dégâts peut viser cet élément de quête.
no-cast-this-turn = Le second sort doit être différent du premier.

log-spell-cast-on-hero = { $caster-cap } lance « { $spell } » sur { $hero-the }.
log-spell-cast-on-foe = { $caster-cap } lance « { $spell } » sur { $foe-the }.
log-spell-cast-on-door = { $caster-cap } lance « { $spell } » sur la porte { $door }.
log-effect-begins = « { $spell } » agit désormais sur { $hero-the }.
log-courage-gone = { $hero-cap } n’a plus de monstre en vue : le Courage se dissipe.
log-immunity-met = « { $spell } » reste sans effet sur { $foe-the } : ce monstre y est immunisé.
log-foe-saved = { $loss ->
        [0] Jet de { $dice } contre « { $spell } » : { $foe-the } s’en tire sans dommage.
        [one] Jet de { $dice } contre « { $spell } » : { $foe-the } doit perdre 1 point de vie.
       *[other] Jet de { $dice } contre « { $spell } » : { $foe-the } doit perdre { $loss } points de vie.
    }
log-sleep-resisted = Jet de { $dice } : { $foe-the } ne s’endort pas.
log-monster-falls-asleep = Jet de { $dice } : { $foe-the } s’endort.
log-monster-sleeps-on = Jet de { $dice } : { $foe-the } continue de dormir.
log-monster-wakes = Jet de { $dice } : { $foe-the } se réveille.
log-monster-whirled = Un tourbillon saisit { $foe-the }, qui perdra son prochain tour.

## États

log-condition-laid = { $condition-id ->
        [asleep] { $hero-cap } s’endort.
        [paralysed] { $hero-cap } ne peut plus bouger : la paralysie agit.
        [afraid] La peur s’empare { $hero-of }.
        [commanded] { $hero-cap } tombe sous l’emprise de Zargon.
       *[miss-turn] Un tourbillon saisit { $hero-the }, qui perdra son prochain tour.
    }
log-condition-lasts = Jet de { $dice } : { $hero-the } { $condition-id ->
        [asleep] continue de dormir.
        [paralysed] ne peut toujours pas bouger.
        [afraid] a toujours peur.
       *[commanded] reste sous l’emprise de Zargon.
    }
log-condition-shaken-off = Jet de { $dice } : { $hero-the } { $condition-id ->
        [asleep] se réveille.
        [paralysed] peut de nouveau bouger.
        [afraid] n’a plus peur.
       *[commanded] se libère de l’emprise de Zargon.
    }
log-turn-missed = { $condition-id ->
        [asleep] { $hero-cap } dort et passe ce tour.
        [paralysed] { $hero-cap } ne peut pas bouger et passe ce tour.
        [commanded] { $hero-cap } obéit à Zargon et ne joue pas son propre tour.
       *[miss-turn] Le tourbillon retient { $hero-the }, qui passe ce tour.
    }

## Sorts de la Terreur

direction-north = nord
direction-northeast = nord-est
direction-east = est
direction-southeast = sud-est
direction-south = sud
direction-southwest = sud-ouest
direction-west = ouest
direction-northwest = nord-ouest

verb-cast-at = Lancer un sort de la Terreur sur un héros
do-cast-at = { $foe-cap } lance « { $spell } » sur { $hero-the }
verb-cast-line = Lancer un sort de la Terreur en ligne droite
do-cast-line = { $foe-cap } lance « { $spell } », direction { $direction }
verb-cast = Lancer un sort de la Terreur
do-cast = { $foe-cap } lance « { $spell } »
ask-choose-rust = Que ronge la rouille ? Choisissez une épée ou un casque { $hero-of }.
verb-rusts-away = Livrer un objet à la rouille
do-rusts-away = { $hero-cap } : { $item }
ask-choose-summon-square = { $foe-cap } a lancé son appel : où apparaît le monstre suivant ? ({ $kind })
verb-put-summoned = Placer un monstre invoqué
do-put-summoned = { $kind } en { $square }

no-no-dread-spells = Ce monstre n’a plus de sort de la Terreur.
no-must-cast-first = La quête oblige ce monstre à lancer maintenant « { $spell } ».
no-hero-not-visible = Le lanceur ne voit pas ce héros.
no-nothing-to-rust = Ce héros ne possède ni épée ordinaire ni casque.
no-has-condition-already = Ce sort agit déjà sur ce héros.
no-strikes-nobody = Le sort ne toucherait personne.
no-not-in-corridors = Ce sort n’agit que dans les pièces.

log-dread-cast-at = { $foe-cap } lance « { $spell } » sur { $hero-the }.
log-dread-cast-line = { $foe-cap } lance « { $spell } », direction { $direction }.
log-dread-cast = { $foe-cap } lance « { $spell } ».
log-hero-saved = { $loss ->
        [0] Jet de { $dice } contre « { $spell } » : { $hero-the } s’en tire sans dommage.
        [one] Jet de { $dice } contre « { $spell } » : { $hero-the } doit perdre 1 point de vie.
       *[other] Jet de { $dice } contre « { $spell } » : { $hero-the } doit perdre { $loss } points de vie.
    }
log-dread-resisted = Jet de { $dice } : { $hero-the } résiste à « { $spell } ».
log-dread-not-resisted = Jet de { $dice } : { $hero-the } ne peut résister à « { $spell } ».
log-rusted-away = La rouille prend { $item-a } { $hero-to }.
log-caster-escaped = { $foe-cap } disparaît et reparaît en { $square }.
log-caster-vanished = { $foe-cap } disparaît du plateau.
log-summoning-rolled = { $foe-cap } obtient { $dice } pour « { $spell } ».
