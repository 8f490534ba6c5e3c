### Ce que dit le serveur quand quelque chose est impossible.

## Requêtes

no-such-address = Il n’y a rien à cette adresse.
no-such-method = Cette adresse n’accepte pas ce genre de requête.
not-possible = C’est impossible.
request-unreadable = La requête est illisible : il faut du JSON, de la forme décrite à la page /docs.
request-lacks = Il manque « { $name } » dans la requête.
request-unfit = « { $name } », dans la requête, n’est pas ce qui est attendu.
broken = Une erreur s’est produite sur le serveur. Rien de ce qui était confirmé n’est perdu ; veuillez réessayer.

## À la porte

strange-host = Lanterne ne répond pas sous ce nom. Utilisez l’adresse affichée à son démarrage.
strange-origin = Cette requête vient d’un autre site : elle a été refusée.
no-origin = Cette requête ne dit pas de quelle page elle vient. Un programme doit présenter un jeton ; la page /docs explique comment.
too-big = C’est trop à la fois : { $kilobytes } Ko au plus sont acceptés ici.
too-slow = La requête n’est pas arrivée à temps.
too-many = C’est trop en si peu de temps. Veuillez patienter { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }

## Pages

not-built = La page n’est pas encore construite. Démarrez Lanterne avec ./lanterne, qui s’en charge.
no-such-language = Il n’y a pas de texte dans cette langue ; il y a le français et l’anglais.
manifest-description = Une table pour jeux de donjon, dans le navigateur

## Jeux

no-such-game = Il n’y a pas de jeu de ce nom.
no-such-rule = Le livret n’a pas de règle { $rule }.
foreign-address = Seules les adresses de ce serveur peuvent être dessinées ici.

## À propos

about-unofficial = Lanterne est un logiciel libre, fait par des joueurs. Il n’est ni produit, ni approuvé, ni autorisé par les auteurs et éditeurs des jeux, à qui leurs noms appartiennent. Tous les textes et les dessins des plateaux et des cartes ont été faits pour Lanterne.
about-backup = Pour sauvegarder toutes les tables, arrêtez Lanterne et copiez ce dossier ; pour les restaurer, remettez-le en place.
credit-icons = Icônes
credit-titles = Caractères des titres
credit-flavour = Caractères des citations
credit-text = Caractères du texte
