### Les mots communs à tous les jeux.

# À la place d’une chose absente.
none = aucun

# Quand il n’y avait rien à lancer.
no-dice = aucun dé

# Une place qui n’a pas encore d’autre nom.
seat = Joueur { $number }

# Ce qui est à quelqu’un.
seat-of = { $begins ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

# À la place de la personne qui regarde.
you = Vous

# La fin d’une liste.
and = { $first } et { $last }

# Les choix d’une réponse composée, qui peuvent contenir des virgules.
picks = { $first } ; { $last }

# Une chose avec son nombre, dans une liste : « Rouge 5, Bleu 3 et Vert 2 ».
counted = { $thing } { $number }

waiting = On attend { $seats }.

## Réactions

do-pass = Passer
do-want = { $seat } réagit
verb-want = Réagir
do-decline = Laisser faire
do-goes-first = { $seat } commence
verb-goes-first = Choisir qui commence
ask-want = Voulez-vous réagir ?
ask-first = Plusieurs joueurs veulent réagir : qui commence ?

## Joueurs automatiques

bot-random = Pur hasard
    .effect = Fait tout ce que la règle permet, sans la moindre raison.
bot-novice = Débutant
    .effect = Joue avec bon sens, mais passe parfois à côté du meilleur choix. Répond aussitôt.
bot-strong = Fort
    .effect = Joue dans sa tête la suite de chaque choix. Met un instant par décision, trois secondes au plus.
bot-master = Maître
    .effect = Pense plus loin et plus longtemps que le bot fort. Met jusqu’à dix secondes par décision.

## Le terminal

way = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
place = { $place }. { $name } : { $told }
saved-at = La partie est enregistrée : { $path }
made-at = { $what } : { $path }
made-not = Ce qui a été fait ne peut pas être écrit dans { $path } : { $reason }.
write-text = Tapez le texte ; une ligne vide renonce.
write-path = Tapez le chemin du fichier ; une ligne vide renonce.
write-no-file = Le fichier { $path } ne peut pas être lu : { $reason }.
curtain = L’écran est à { $person }. Appuyez sur Entrée quand personne d’autre ne regarde.
mended = La dernière ligne de la partie enregistrée était incomplète, comme après une panne de courant ; elle est abandonnée et la partie reprend juste avant.
undone = Le dernier choix est annulé.
choose-again = Choisissez encore une fois pour confirmer.
undo-barrier = On ne peut plus revenir là-dessus sans l’accord de tous : quelque chose a été révélé ou quelqu’un d’autre a été consulté.
plain-help = Répondez par le numéro d’un choix ; une ligne vide revient en arrière. Commandes : t dit la table, h donne un conseil, w dit ce qui n’est pas possible et pourquoi, s dit ce que voit celui qui joue, s suivi du nom d’un lieu ou d’une figurine ce que l’on voit de là, u revient sur le dernier choix, l en ou l fr change la langue, q enregistre et quitte.
plain-no-such-number = Les choix portent les numéros 1 à { $number }.
keys = Tab panneau · Entrée/1–9 choisir · Échap retour · u annuler · h conseil · w pourquoi pas{ $sight ->
        [yes] { " · s vue" }
       *[no] { "" }
    } · r règle · l langue · p { $seconds } s · q fin{ $motion ->
        [none] { "" }
       *[other] { " · m " }{ $motion }
    }
keys-narrow = Tab · Échap · u annuler · h conseil · w motif{ $sight ->
        [yes] { " · s vue · r" }
       *[no] { " · r règle" }
    } · l en · p { $seconds } s · q
seen-from = { $thing } voit { $count ->
        [one] { $count } lieu connu
       *[other] { $count } lieux connus
    }.
seen-figures = Ligne libre vers : { $names }.
seen-nobody = Ligne libre vers personne.
seen-hidden = En vue, mais derrière quelqu’un : { $names }.
seen-none = On ne peut pas regarder depuis cet endroit : choisissez une figurine ou un lieu connu.
seen-never = Ce jeu n’a pas de lignes de vue.
amount-range = { $step ->
        [1] Tapez un nombre de { $least } à { $most }.
       *[other] Tapez un nombre de { $least } à { $most }, par pas de { $step }.
    }
may-spare = n : ne plus le demander ({ $effect })
spared = On ne vous le demande plus : { $effect }. La touche a rétablit toutes les questions.
asked-again = Toutes les questions vous sont de nouveau posées.
may-say = m suivi de quelques mots : { $motion }
nothing-closed = Rien ne vous est interdit pour l’instant.

## Leçons

lesson-task = Tâche { $place } sur { $of }.
lesson-end = Fin de la leçon.
lesson-go-on = Continuer
lesson-next = La leçon suivante : { $command }
lesson-last = C’était la dernière leçon. Une partie à vous : { $command }
lesson-for-now = Pas encore : ce que la leçon demande est marqué. Faites-le d’abord, ou quittez la leçon pour jouer comme il vous plaît.
lesson-stuck = D’ici, ce que la leçon demande n’est plus possible. Annulez votre dernier coup et réessayez.

## Lu à voix haute

told = { $label } : { $rest }.
told-panel = { $title } :

## Le conseiller

coach-then = Ensuite : { $answers }.
coach-better = Environ { $gain } % de mieux que « { $other } ».
coach-as-good = « { $other } » ne vaut guère moins.
coach-second-thought = « { $better } » semble environ { $gain } % meilleur.
coach-more = Plus : { $things }.
coach-less = Moins : { $things }.
coach-answered = La réponse était : { $answer }.
coach-rather = Mieux : { $answer }.
coach-curve = Chances de victoire au fil de la partie, d’après ce que vous pouviez savoir :
coach-moment = { $number }. Entrée { $entry } : de { $before } % à { $after } %
coach-no-moment = Aucune décision n’a changé grand-chose.
coach-not-here = Pas de conseils ici : d’autres personnes jouent aussi, ou le jeu ne s’y prête pas.
thinks = En pleine réflexion… Touche point : décider tout de suite.
thinks-hurried = C’est demandé : décision immédiate.
plain-thinks = { $name } réfléchit. Ctrl-C : décider tout de suite.
coach-thinks = Le conseiller réfléchit…
