### Les mots de « Tant que dort le dragon ».

game-sleeping-dragon = Tant que dort le dragon
    .summary = Chaque nuit, les voleurs choisissent en secret une salle de l’antre. Soyez-y seul, espérez que le dragon regarde ailleurs, et vendez votre butin avant que les autres ne soient riches.
    .mood = Léger. Quelques minutes de sang-froid.

## Les choses

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert

chamber-gallery = Galerie
    .in = dans la galerie
    .into = dans la galerie
chamber-grotto = Grotte
    .in = dans la grotte
    .into = dans la grotte
chamber-hoard = Couche du dragon
    .in = près de la couche du dragon
    .into = du côté de sa couche

treasure-cup = Coupe
    .a = une coupe
    .many = coupes
treasure-ring = Anneau
    .a = un anneau
    .many = anneaux
treasure-crown = Couronne
    .a = une couronne
    .many = couronnes

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

## Avant la partie

setting-sleep = Sommeil du dragon
    .effect = Quand il a le sommeil léger, le dragon regarde dans deux salles par nuit.
setting-sleep-deep = Profond : un dé
setting-sleep-light = Léger : deux dés

bot-steady = Voleur réfléchi
    .effect = Met en balance ce qu’une salle promet et l’œil du dragon, et vend ce qu’il peut.

## Une nuit

ask-sneaking = Nuit { $night } : dans quelle salle vous glissez-vous ? Personne ne le verra avant que tous aient choisi.
do-sneak = { $chamber }
log-went = { $seat } se trouve { $chamber-in }.
log-looked = Le dé donne { $dice } : le dragon regarde { $chamber-into }.
ask-dropping = Le dragon vous a vu. Quel trésor laissez-vous ?
do-drop = Laisser { $treasure-a }
verb-drop = Laisser un trésor
log-dropped = { $seat } s’enfuit et laisse { $treasure-a }.
log-found = { $treasure-id ->
        [hidden] { $seat } prend un trésor.
       *[other] { $seat } prend { $treasure-a }.
    }

## Le marché

ask-selling = Le marché de la nuit { $night } : vendez deux trésors ou plus d’une même sorte, ou gardez tout.
do-put-up = { $treasure }
verb-put-up = Mettre un trésor en vente
do-sell = { $treasures-count ->
        [0] Vendre
       *[other] Vendre : { $treasures }
    }
verb-sell = Vendre
do-keep = Tout garder
no-too-few = Au marché, il faut vendre au moins deux trésors d’une même sorte.
no-alone = Vous n’en avez qu’un de cette sorte, et le marché en veut au moins deux.
no-other-kind = Le marché ne prend qu’une sorte de trésors à la fois.
log-sold = { $seat } vend { $number } { $treasure-many } pour { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
warn-last-market = C’est le dernier marché : ce que vous gardez ne comptera qu’en cas d’égalité.

## La fin

ending-rich = Un voleur est riche : avec 15 pièces, on quitte la montagne pour de bon.
ending-plundered = L’antre est vide. Il n’y a plus de raison d’y revenir.
ending-awake = La douzième nuit s’achève, et le dragon s’éveille.
story-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, et { $left ->
        [0] aucun trésor
        [one] { $left } trésor
       *[other] { $left } trésors
    } dans le butin.
story-best-sale = La meilleure vente : { $thief }, { $number } × { $treasure } pour { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }

## Ce que montre la table

panel-lair = L’antre
panel-thieves = Les voleurs
panel-loot = Votre butin
status-night = Nuit { $night } sur { $last }
status-over = La partie est terminée
pile-left = { $count ->
        [0] La pile est vide
        [one] { $count } trésor dans la pile
       *[other] { $count } trésors dans la pile
    }
chamber-holds = { $count ->
        [one] { $count } trésor pour qui s’y trouve seul
       *[other] { $count } trésors pour qui s’y trouve seul
    }
chamber-watched = Le dragon y regarde sur { $dice }
dragon-looks = Le dragon regarde ici
thief-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
thief-loot = { $count ->
        [one] { $count } trésor dans le butin
       *[other] { $count } trésors dans le butin
    }
treasure-count = { $count ->
        [one] Un seul
       *[other] { $count } en tout
    }
treasure-worth = { $coins ->
        [one] Vaut { $coins } pièce au marché
       *[other] Vaut { $coins } pièces au marché
    }
