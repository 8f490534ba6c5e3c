## Héros, monstres, cartes

dr-no-race = il n’y a pas de race { $name }
dr-race-taken = un autre héros est de la race { $name }
dr-trained = trop ou trop peu de héros ont l’entraînement { $name }
dr-personal = son pouvoir personnel est vide
dr-summoner = son pouvoir d’invocateur est vide
dr-no-hero = il n’y a pas de héros { $name }
dr-called-after = son « id » ne commence pas par { $hero }
dr-idle = elle ne fait rien
dr-same-power = { $owner } a aussi un pouvoir { $name }
dr-power-numbers = ses chiffres de pouvoir ne sont pas dans l’ordre
dr-all-hit = chacun de ses dés toucherait
dr-monster-power = tout monstre doit avoir un pouvoir
dr-one-boss = un Boss ne doit exister qu’une fois
dr-boss-life = un Boss doit avoir plus de Vie que tout monstre
dr-no-monster-of = aucun monstre n’est de ce type
dr-ratings = elle doit nommer ses valeurs, chacune une fois
dr-attached = elle doit rester attachée à un héros si elle a des pouvoirs pour cela (« attached »), et seulement alors
dr-attached-static = ce qui est attaché doit être « static »
dr-empty-effect = un de ses effets est vide
dr-met = on ne peut pas la rencontrer
dr-offered = qui se joint aux héros, et personne d’autre, doit être proposé à qui le découvre
dr-not-joining = qui ne se joint pas aux héros ne doit avoir que des actions spéciales
dr-no-icon = il n’y a pas d’icône { $name }
dr-trainings = elle doit nommer ses entraînements, chacun une fois
dr-yields = elle manque, et { $giver } la donne
dr-enchanted = tous les artefacts doivent être enchantés
dr-comes-from = elle est donnée par { $givers }
dr-boss-leaves = elle, et rien d’autre, doit être laissée par le Boss

## Tables et réglages

dr-same-origin = l’origine de « { $field } » est celle de l’entrée
dr-no-choice = il n’y a pas de compétence à choisir
dr-slot = un emplacement doit avoir de la place pour une carte, et « none » pour autant qu’on veut
dr-carry = tous sauf les bêtes doivent emporter ce qui se trouve sous eux
dr-action-cost = elle doit prendre une action, ou aucune
dr-players = elle est pour { $number } joueurs
dr-stack = sa pile n’est pas celle du livret
dr-second-box = une deuxième boîte doit servir quand une seule ne suffit pas
dr-two-box-stack = sa pile de deux boîtes n’est pas celle du livret
dr-reshuffles = le paquet de rencontres doit être refait quand une boîte ne suffit pas
dr-alone = tous doivent avoir des cartes compétence, sauf qui joue seul
dr-default-seats = la valeur par défaut n’est pas pour tous les nombres de joueurs
dr-boxes = deux boîtes sont pour ceux à qui une seule ne suffit pas

## Pouvoirs

dr-power-idle = un pouvoir ne fait rien
dr-static-always = ce qui est « static » doit valoir toujours (« always »)
dr-always = ce qui vaut toujours (« always ») doit être « static » ou « may »
dr-special-action = une action spéciale doit être une action en soi (« special_action » pour « mode » et « window »)
dr-free-action = une action gratuite doit se faire entre deux actions (« between_actions »)
dr-static-limit = ce qui est « static » n’a pas de limite
dr-cost = personne n’est invité à en payer le coût
dr-monsters-decide = les monstres ne décident de rien
dr-types = les types sont ceux des monstres
dr-roles = les rôles sont ceux des héros qui se combattent
dr-where = elle dit mal où se trouve « { $who } »
dr-several = on n’en choisit pas plusieurs pour « { $who } »
dr-no-monster = { $who } n’est pas un monstre
dr-no-tile = { $who } n’est pas une tuile
dr-compared = { $who } n’est comparé à personne
dr-unknown = { $who } est inconnu ici
dr-changes-nothing = { $deed } ne change rien
dr-names-twice = { $deed } nomme deux fois la même chose
dr-no-target = { $deed } n’a pas de cible
dr-nothing-follows = rien ne suit de { $deed }
dr-no-rating = { $deed } n’a pas de valeur
dr-nobody-rolls = personne ne lance les dés de { $deed }
dr-not-for-it = { $deed } n’est pas pour elle
dr-moment = { $deed } vient au mauvais moment, { $window }
dr-rule-moment = { $deed } { $rule } vient au mauvais moment, { $window }
dr-how-long = { $deed } doit dire combien de temps il dure

## Tuiles

dr-exits = ses sorties ne sont pas dans l’ordre
dr-values = ses valeurs ne sont pas dans l’ordre
dr-both-values = une tuile standard doit avoir les deux valeurs
dr-treasure-values = seule une tuile standard a des valeurs de trésor
dr-no-content = elle n’a pas de dé de contenu
dr-den = la Tanière doit avoir des valeurs de rencontre
dr-standard = une tuile standard n’a pas de règles propres
dr-special = une tuile spéciale doit avoir des règles propres
dr-entrance = l’Entrée doit être ouverte de tous les côtés
dr-shape = son nom ne dit pas sa forme
