### Les mots communs à tous les jeux.

# À la place d’une chose absente.
none = aucun

# Une place qui n’a pas encore d’autre nom.
seat = Joueur { $number }

# La fin d’une liste.
and = { $first } et { $last }

# Les choix d’une réponse composée, qui peuvent contenir des virgules.
picks = { $first } ; { $last }

waiting = On attend : { $seats }.

## Réactions

do-pass = Passer
do-want = { $seat } réagit
do-decline = Laisser faire
do-goes-first = { $seat } commence
ask-want = Voulez-vous réagir ?
ask-first = Plusieurs joueurs veulent réagir : qui commence ?

## Joueurs automatiques

bot-random = Pur hasard
    .effect = Fait tout ce que la règle permet, sans la moindre raison.
