### Ce que dit le serveur quand quelque chose est impossible.

## Requêtes

no-such-address = Il n’y a rien à cette adresse.
no-such-method = Cette adresse n’accepte pas ce genre de requête.
not-possible = C’est impossible.
request-unreadable = La requête est illisible : il faut du JSON, de la forme décrite à la page /docs.
request-lacks = Il manque « { $name } » dans la requête.
request-unfit = « { $name } », dans la requête, n’est pas ce qui est attendu.
broken = Une erreur s’est produite sur le serveur. Rien de ce qui était confirmé n’est perdu ; veuillez réessayer.

## Requêtes refusées

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
foreign-address = Seules les adresses de ce serveur peuvent devenir des QR codes.

## À propos

about-unofficial = Lanterne est un logiciel libre, fait par des joueurs. Il n’est ni produit, ni approuvé, ni autorisé par les auteurs et éditeurs des jeux, à qui leurs noms appartiennent. Tous les textes et les dessins des plateaux et des cartes ont été faits pour Lanterne.
about-backup = Pour sauvegarder toutes les tables, arrêtez Lanterne et copiez ce dossier ; pour les restaurer, remettez-le en place.
credit-icons = Icônes
credit-titles = Caractères des titres
credit-flavour = Caractères des citations
credit-text = Caractères du texte

## La partie

say-who-you-are = Cette table ne vous connaît pas encore. Dites d’abord votre nom.
no-name = Donnez un nom dont les lettres se voient, s’il vous plaît.
not-understood = La table n’a pas compris.
too-fast = C’était trop rapide ; attendez un instant.
stale = Trop tard : cette question a déjà reçu une réponse. Voici celle qui attend.
not-asked = Ce n’est pas à vous de répondre.
not-offered = Ce n’est pas possible maintenant.
no-such-answer = Cette réponse ne veut rien dire ici : { $told }
no-way = Plus aucun chemin n’y mène.
not-begun = La partie n’a pas encore commencé.
begun = La partie a déjà commencé.
paused = L’hôte a mis la partie en pause.
closed = L’hôte a fermé cette table.
over = La partie est terminée.
not-over = Ce sera possible quand la partie sera terminée.
not-playing = La partie n’est pas en cours.
only-here = Seuls les programmes de la machine qui héberge Lanterne peuvent lire ceci.
not-saved = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessayez ; si cela se reproduit, l’hôte en trouvera la raison dans le journal du serveur.
unreplayable = Les règles ont changé depuis cette partie, et son journal ne peut plus être rejoué. Vous voyez la dernière position enregistrée.
rules-too-old = Cette partie a commencé avec des règles trop anciennes pour que Lanterne la poursuive. Vous voyez la dernière position enregistrée.
rules-ended = Les règles ont changé depuis cette partie, et elle ne peut pas continuer avec les nouvelles. Vous voyez la dernière position enregistrée.
rules-not-kept = Les règles ont changé depuis cette partie, et aucune position n’a été enregistrée d’où elle pourrait continuer.
rules-newer = Cette partie a été jouée avec des règles plus récentes que celles de ce Lanterne. Mettez Lanterne à jour, et elle continuera.
continued = Lanterne a de nouvelles règles pour ce jeu (version { $version }), et la partie continue avec elles. Personne ne peut revenir sur ce qui précède.
continued-lost = { $entries ->
    [one] La dernière entrée du journal n’a pas pu être reprise.
   *[other] Les { $entries } dernières entrées du journal n’ont pas pu être reprises.
}
unreplayable-packs = Cette partie a commencé avec les packs { $packs }, qui ont changé ou qui manquent. Remettez-les en place, et elle continuera.
nothing-to-undo = Il n’y a rien à annuler.
nobody-to-agree = D’autres se sont assis à cette table ou peuvent encore s’y asseoir, et aucun n’est là pour donner son accord. Seul, vous ne pouvez annuler que ce qui ne vous a rien appris.
nothing-to-redo = Il n’y a rien à rétablir.
nothing-to-agree = Il n’y a plus rien à approuver.
no-such-motion = Cette proposition n’existe pas dans ce jeu.
no-such-preference = Cette préférence n’existe pas.
nothing-said = Le message est vide.
no-such-moment = La partie n’a pas ce moment, ou il a été annulé.
log-not-over = Le journal contient ce qui est encore secret ; il se télécharge quand la partie est terminée.
log-not-alone = Le fichier contiendrait le nombre secret dont découlent les dés. Quelqu’un d’autre s’est assis à cette table ou peut encore s’y asseoir : le journal se télécharge quand la partie est terminée.
no-log = Ce journal ne peut pas être rejoué : { $told }.
takes-too-long = Cela prend trop de temps : on y a renoncé, et rien n’a été changé. Le fichier est-il très grand ?
too-much-handed-in = Trop de fichiers sont en cours de lecture. Réessayez dans une minute.

## Tables et places

no-such-table = Cette table n’existe pas.
table-not-possible = Impossible de créer cette table : { $told }.
pack-not-added = { $said }
pack-not-removed = { $told }.
packs-are-added-here = Les packs s’ajoutent depuis la machine de ce serveur, sauf s’il a été lancé avec --open-packs.
packs-are-removed-here = Les packs se retirent depuis la machine de ce serveur.
pack-is-anothers = Ce pack appartient à quelqu’un d’autre : seule cette personne peut le retirer.
network-is-opened-here = Seule une personne devant l’ordinateur de ce serveur peut l’ouvrir au réseau.
network-not-switched = Ce serveur a été lancé de façon à être accessible aux autres ; cela se change à son lancement.
no-network = Cet ordinateur n’est dans aucun réseau en ce moment, ou son adresse ne peut pas servir. Vérifiez le Wi-Fi ou le câble.
others-play-there = D’autres jouent à cette table. Terminez d’abord la partie ; vous pourrez ensuite la supprimer.
no-such-pack = Il n’y a pas de pack { $name } pour ce jeu.
no-such-lesson = Cette leçon n’existe pas.
no-such-seat = Cette place n’existe pas.
no-such-bot = Ce robot n’existe pas.
no-such-invitation = Cette invitation n’est pas, ou n’est plus, valable. Demandez-en une autre.
no-such-recovery = Ce lien a servi ou est trop ancien. Créez-en un autre sur l’appareil d’où vous venez.
not-the-host = Seul l’hôte de la table peut le faire.
not-your-seat = Ce n’est pas votre place.
not-at-this-table = C’est réservé à ceux qui sont assis à la table.
no-person-there = Personne n’est assis là.
seat-taken = Quelqu’un est déjà assis là.
no-webhooks-here = Ce serveur n’appelle pas de webhooks.
nameless = Aventurier
your-turn = { $game } : c’est à vous. { $link }
webhook-too-long = L’adresse est trop longue.
webhook-not-https = L’adresse doit commencer par https://.
webhook-characters = L’adresse contient des caractères qui n’y sont pas permis.
webhook-credentials = L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.
webhook-host = Il faut le nom complet d’un serveur public, par exemple hooks.example.org.
webhook-port = Seuls les ports 443 et 8443 sont possibles.

## Le journal

auto-wish = { $seat } l’avait choisi avant la partie.
auto-passing = { $seat } passe automatiquement.
auto-spared = Réponse automatique pour { $seat }.
auto-agreed = { $seat } est d’accord aussi.
auto-bot-failed = { $seat } : le robot a échoué ; le choix par défaut a été fait pour lui.
auto-bot-slow = { $seat } : le robot a trop tardé ; le choix par défaut a été fait pour lui.
auto-bot-illegal = { $seat } : le robot a choisi quelque chose d’interdit ; le choix par défaut a été fait pour lui.
auto-bot-gone = { $seat } : le robot est tombé en panne ; le choix par défaut a été fait pour lui.
declined = { $seat } a refusé.
taken-back = { $seat } a annulé un coup.
handed-over = { $seat } est désormais joué par { $name }.
setting-announced = { $setting } : { $value }. { $effect }
seed-shown = Quelqu’un qui jouait seul ici a cette partie dans un fichier, avec le nombre secret dont découlent les dés, et connaît peut-être tous les dés et toutes les cartes à venir.
taken-back-alone = Pendant que quelqu’un jouait seul ici, { $count ->
        [one] une réponse a été annulée après en avoir vu la suite.
       *[other] { $count } réponses ont été annulées après en avoir vu la suite.
    }
undo-asked = { $seat } demande à annuler { $entries ->
        [one] la dernière réponse.
       *[other] les { $entries } dernières réponses.
    }
motion-raised = { $seat } propose : { $motion }
made-picture = Une image du plateau, à imprimer
nothing-made = Il n’y a encore rien à enregistrer ni à essayer à cette table.

## Le conseiller

coach-busy = Le conseiller réfléchit encore à la dernière question.
coach-failed = Le conseiller n’a pas de réponse cette fois.
coach-not-here = Pas de conseils ici : d’autres personnes jouent aussi, ou le jeu ne s’y prête pas.
