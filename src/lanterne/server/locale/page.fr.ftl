### Les mots de la page.

## Partout

home = Accueil
tools = Outils
rules = Règles
settings = Réglages
about = À propos de Lanterne
close = Fermer
cancel = Annuler
keep = Enregistrer
loading = Un instant…
try-again = Réessayer
copied = Copié.
copy-link = Copier le lien
link-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour les amis de votre réseau, la personne devant l’ordinateur qui fait tourner Lanterne doit l’ouvrir au réseau.
link-only-here-switch = Ce lien ne s’ouvre que sur cet ordinateur, tant que vous n’ouvrez pas Lanterne à votre réseau.
network-open = Ouvrir à mon réseau
network-hint = Vos amis connectés au même Wi-Fi pourront jouer depuis leur téléphone ou leur ordinateur. À réserver à un réseau de gens de confiance. L’accès prend fin avec Lanterne.
network-is-open = Sur votre réseau, Lanterne se trouve à l’adresse { $address }. L’accès prend fin quand vous le fermez ou que Lanterne s’arrête.
copy-by-hand = Copiez ceci :
share = Partager…
qr-code = QR code
qr-alt = Le lien sous forme de QR code, à photographier avec un téléphone
unofficial-short = Une table non officielle, faite par des joueurs.
not-found = Rien par ici
not-found-hint = Aucune page à cette adresse. Une lettre s’est peut-être perdue en route.
trouble = Une erreur s’est produite
error-unknown = Cela n’a pas marché. Veuillez réessayer.
error-offline = La table est injoignable. Fonctionne-t-elle encore, et votre connexion aussi ?

## Réglages

my-name = Mon nom
name-kept = Nom enregistré.
speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
films = Regarder ce qui se passe
films-hint = Quand une longue phase se joue toute seule, comme le tour des monstres : une chose après l’autre. Sinon, directement à la décision suivante.
reading = Cartes piochées
reading-normal = Les montrer le temps de les lire
reading-brief = Les montrer brièvement
reading-wait = Les montrer jusqu’à ce que je continue
reading-off = Ne pas les montrer
text-size = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
warnings = Me demander confirmation
warnings-hint = Avant un coup que je pourrais regretter, comme finir mon tour trop tôt.
notifications = Me prévenir quand c’est à moi
notifications-hint = Par une notification du navigateur, tant qu’une table est ouverte dans un onglet.
notifications-refused = Le navigateur refuse les notifications de cette page. Ses propres réglages peuvent y remédier.
notifications-impossible = Le navigateur ne le permet qu’en https, ou sur l’ordinateur où tourne la table.
webhook = Appeler une adresse quand c’est à moi
webhook-hint = Pour les parties lentes : un webhook, en https seulement. Laissez vide pour aucun.
webhook-kept = Enregistré.
move = Passer sur un autre appareil
move-hint = Un lien pour vous retrouver sur votre téléphone, par exemple : même nom, mêmes tables, mêmes places.
move-made = Ouvrez ce lien sur l’autre appareil. Il sert une seule fois, pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Gardez-le pour vous.
move-link = Lien pour passer sur un autre appareil
move-make = Créer le lien
forget = Oublier ce navigateur
forget-hint = Vos tables restent, mais ce navigateur ne saura plus qui vous êtes. Pour garder vos places, passez d’abord sur un autre appareil.
forget-now = M’oublier ici
forget-sure = Oui, m’oublier

## La table

table-lost = Connexion perdue, nouvelle tentative…
table-none = Cette table n’existe pas.
table-forbidden = Cette table ne vous est pas ouverte.
table-closed-down = L’hôte a fermé cette table.
table-boards = Plateaux
table-lists = Listes
table-side = Question et joueurs
table-zoom = Zoom
table-closer = Rapprocher
table-farther = Éloigner
table-fit = Tout montrer
table-home = Centrer sur celui qui joue
film = Film
film-runs = Voyez ce qui se passe…
film-progress = Progression
film-faster = Plus vite
film-skip = Passer à la décision
film-never = Toujours passer
film-never-hint = Plus de films ; vous pouvez les rétablir dans les réglages
opening-begin = Commencer
opening-choose = Choisir soi-même
stage-on = Continuer
roll-needs = il faut { $needs } ou plus
roll-odds = { $odds } %
roll-each = { $odds } % chacun
table-sight = Lignes de vue
table-sight-here = Ce que l’on voit d’ici
table-sight-from = { $thing } :
table-sight-places = en vue
table-sight-figures = Ligne libre vers : { $names }
table-sight-hidden = En vue, mais derrière quelqu’un : { $names }
table-sight-nobody = Ligne libre vers personne
table-sight-none = On ne peut pas regarder depuis cet endroit. Touchez une figurine ou un lieu connu.
table-sight-choose = Touchez une figurine ou un lieu : ce que l’on voit de là s’éclaire.
table-sight-end = Fini de regarder
table-options = Ce que vous pouvez faire
table-shortcuts = Plusieurs réponses d’un coup
table-nothing-here = On ne peut rien en faire pour le moment. Ce qui brille peut être touché.
table-closed = Impossible pour l’instant ({ $count })
table-pending = Ensuite
table-rules = Règles ({ $count })
table-sure = { $what } ?
lesson = Leçon
table-note = Tâche { $place } sur { $of }
table-note-back = Précédent
table-note-on = Continuer
table-note-farewell = Fin de la leçon
table-note-play-on = Continuer la partie
table-note-next = Leçon suivante
table-note-lessons = Toutes les leçons
table-note-leave = Quitter la leçon
table-note-new-game = Nouvelle partie
table-request-waits = En attente de : { $names }
table-agree = Accepter
table-decline = Refuser
table-anyway = Le faire quand même
table-no = Non
table-undo = Annuler
table-undo-hint = Annuler votre dernière action (U)
table-undo-ask = Demander à annuler
table-undo-ask-hint = Quelque chose a été révélé depuis : tout le monde doit être d’accord (U)
table-redo = Rétablir
table-picks = Au choix
table-picked = Choisi jusqu’ici
table-tray = Rien de choisi pour l’instant
table-slot-next = Prochain choix ici
table-slot-keys = Les flèches le déplacent, un clic le retire
table-unpick = Retirer : { $what }
table-foreseen = Ce qui en résulterait
table-watching = Vous regardez la partie.
table-chosen = C’est choisi. On attend { $names }.
table-chosen-still = Vous pouvez encore choisir autre chose.
table-motion-sure = { $what } ?
table-yes = Oui
table-instead = À la place
table-confirm = Confirmer
table-lay = Poser ici
table-turn = Tourner
table-turn-of = { $place } sur { $of }
table-file-too-large = Ce fichier est trop gros (200 ko au plus).
motion-words-hint = Tout le monde à la table le lit.
table-fewer = Moins
table-more = Plus
table-amount = Somme
table-amount-range = { $step ->
        [1] De { $least } à { $most }.
       *[other] De { $least } à { $most }, par pas de { $step }.
    }
table-bot = Joué par un robot
table-free = Place réservée à un ami
table-you = Vous
table-here = En ligne
table-away = Hors ligne
table-log = Journal
table-log-more = Plus ancien…
table-log-empty = Rien ne s’est encore passé.
table-keys = Touches
table-key-tab = d’une partie à l’autre
table-key-arrows = vers l’élément éclairé le plus proche dans cette direction
table-key-enter = le toucher
table-key-escape = un pas en arrière
table-key-numbers = choisir ce qui porte cette touche
table-key-turn = tourner la tuile à poser
table-key-undo = annuler
table-key-sight = ce que l’on voit de là, ou ce que voit celui qui joue
thinking = En pleine réflexion : { $names }…
thinking-now = Décider tout de suite
thinking-hurried = C’est demandé : décision immédiate.
table-key-skip = passer à la décision suivante
table-key-faster = plus vite
table-key-zoom = rapprocher, éloigner, tout montrer
table-key-home = (Début) centrer sur celui qui joue
table-key-pan = déplacer le plateau
table-key-help = ces touches

## Accueil

welcome = Bienvenue à la table
welcome-back = Bon retour, { $name }
welcome-hint = Choisissez un jeu : des robots occupent aussitôt les autres places, ou vous invitez des amis par un lien. Aucune inscription.
games = Jeux
players = { $most ->
    [one] 1 joueur
   *[other] { $span } joueurs
}
minutes = { $span } min
play-now = Jouer contre des robots
learn = Apprendre en jouant
more-choices = Amis, variantes…
name-until-known = Aventurier
free-seat = place libre
my-tables = Mes tables
no-tables = Aucune partie en cours. La prochaine est à un clic.
tables-more = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
tables-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
first-game = Première visite ? Commencez par { $title }
first-game-learn = Apprendre en jouant
tables-away = { $count ->
    [one] Une table rangée
   *[other] { $count } tables rangées
}
table-menu = Autres actions pour { $title }
table-rename = Renommer
table-name = Nom de la table
table-name-hint = Toute la table le voit. Laissez vide pour garder le nom du jeu.
table-put-away = Ranger
table-put-back = Ressortir
table-remove = Supprimer
table-remove-told = « { $title } » et sa partie seront supprimées pour tout le monde, sans retour possible.
table-remove-now = Supprimer définitivement
table-removed = « { $title } » a été supprimée.
guided-game = Première partie guidée
your-turn = À vous
is-gathering = On attend des amis
is-paused = En pause
is-closed = Fermée
is-in-the-making = En cours
is-over = Terminée
won-by = { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
resume = Reprendre
to-gathering = Voir les invitations
look-at = Regarder
watch-again = Revoir
rematch = Revanche
upload-log = Déposez ici le journal d’une partie pour la revoir, ou pour reprendre une partie enregistrée ; ou choisissez un fichier
log-too-large = Ce fichier est trop gros pour être le journal d’une partie (5 Mo au plus).

## Une nouvelle table

new-table = Une nouvelle table
no-such-game = Ce jeu n’existe pas sur cette table.
seats = Places
seats-hint = On joue dans cet ordre. Chaque place est pour vous, pour quelqu’un à côté de vous, pour un ami qui reçoit un lien, ou pour un robot ; une même personne peut en occuper plusieurs.
seat-earlier = Place { $seat } : avancer d’un rang
seat-later = Place { $seat } : reculer d’un rang
seat-remove = Retirer la place { $seat }
seat-add = Ajouter une place
seat-number = Place { $seat }
seat-role = Place { $seat } : { $role }
seat-name = Nom
seat-bot = Sa façon de jouer
seat-friend-hint = Vous aurez un lien à envoyer dès que la table sera prête.
kind-me = Moi ({ $name })
kind-here = Une personne ici
kind-friend = Un ami par lien
kind-bot = Robot
wish-later = Pendant la partie
made = Essayer, enregistrer
drawing-back = Retour au dessin
made-try = L’essayer
made-try-hint = Ouvre une table avec un groupe prêt à jouer. On revient ici depuis son en-tête.
made-not-yet = Quelque chose empêche encore d’y jouer.
packs = Packs
packs-hint = Ce que des joueurs ont ajouté au jeu ou y ont changé. Toute la table voit lesquels sont activés.
pack-by = { $title }, par { $author }
pack-replaces = Remplace : { $names }.
pack-adds = Ajoute : { $names }.
pack-add = Ajouter un pack : choisissez un fichier, ou déposez-le ici
pack-asks = Ce que le fichier ne dit pas
pack-asks-hint = Pour un seul fichier. Remplissez avant de le choisir, ou choisissez-le de nouveau ensuite.
pack-add-hint = Un pack (.zip).
pack-report = Ce qui a été importé du fichier
pack-adding = Vérification du fichier…
pack-added = « { $title } » est ajouté et activé.
pack-refused = { $file } n’a pas été ajouté. { $why }
pack-too-large = { $file } n’a pas été ajouté : il dépasse { $megabytes } Mo.
pack-remove = Retirer { $title }
pack-remove-title = Retirer un pack
pack-remove-told = « { $title } » disparaîtra. Les tables commencées avec lui continueront ; pour de nouvelles, il faudrait à nouveau son fichier.
pack-remove-now = Le retirer
pack-removed = « { $title } » est retiré.
game-settings = Réglages du jeu
a-number-you-choose = Un nombre au choix
number-from-to = { $what } : de { $least } à { $most }
origin-original = Une variante de notre cru.
origin-public = Connu par des critiques du jeu, absent de la règle imprimée.
show-rule = Lire la règle { $id }
in-rulebook = Dans le livret
how-it-runs = Le déroulement
pace = Rythme des robots
pace-hint = Le temps qu’un robot laisse entre deux coups, pour que vous puissiez suivre.
pace-none = Sans attendre
pace-fast = Vif
pace-normal = Calme
pace-slow = Posé
quiet = Quand quelqu’un ne répond plus
quiet-hint = Passé ce délai, chacun à la table peut confier à un robot la place d’une personne qui ne répond pas. Elle peut revenir à tout moment.
quiet-never = On attend, même des jours
quiet-minutes = { $count ->
    [one] Un robot peut la remplacer après { $count } minute
   *[other] Un robot peut la remplacer après { $count } minutes
}
quiet-days = { $count ->
    [one] Un robot peut la remplacer après { $count } jour
   *[other] Un robot peut la remplacer après { $count } jours
}
curtain = Un rideau entre les joueurs
curtain-secrets = L’écran est couvert avant de changer de mains, pour que nul ne voie ce que cachent les autres. Entre joueurs qui savent les mêmes choses, il ne l’est pas.
curtain-open = L’écran est couvert avant de changer de mains. Ce jeu ne cache rien : vous pouvez vous en passer.
language-note = Chacun lit la table dans la langue de son navigateur, et peut en changer à tout moment.
begin = Commencer
invite-friends = Inviter des amis
usual-choices = Choix par défaut
problem-seats = Avec ces réglages, le jeu se joue { $most ->
    [one] seul
   *[other] à { $span }
} ; { $count ->
    [one] une seule place est prise
   *[other] { $count } places sont prises
}.
problem-no-person = Il faut au moins une personne à la table.
problem-no-name = Cette personne a besoin d’un nom.
problem-same-name = Deux personnes portent le même nom.
problem-same-wish = Deux places veulent la même chose : { $value }.
problem-my-name = Dites-nous comment vous appeler.

## Rassemblement

gathering-title = La table est prête
gathering-host = { $free ->
    [0] Tout le monde est là.
    [one] Il manque encore un ami. Envoyez-lui le lien ci-dessous ; la partie commence dès que la place est prise, ou aussitôt si un robot l’occupe.
   *[other] Il manque encore { $free } amis. Envoyez à chacun son propre lien ; la partie commence dès que toutes les places sont prises, ou aussitôt si des robots les occupent.
}
gathering-guest = { $free ->
    [0] Tout le monde est là. La partie commence dans un instant.
    [one] Vous avez votre place. On attend encore une personne ; la partie commencera d’elle-même.
   *[other] Vous avez votre place. On attend encore { $free } personnes ; la partie commencera d’elle-même.
}
start-with-bots = Commencer avec des robots
seat-free = Place { $seat }
seat-awaited = à pourvoir
seat-you = c’est vous
seat-on-device = joue sur cet appareil
seat-here = est là
seat-away = hors ligne
invite-all = Invitez vos amis
invite-all-hint = Un seul lien pour tous : envoyez-le, ou faites scanner le code. Chacun prend la prochaine place libre.
invite-all-link = Lien d’invitation pour tous les amis
invite-one = Un lien pour la place { $seat } seulement
invite-link = Lien d’invitation pour la place { $seat }

## Invitations

invitation = Une invitation pour vous
join-told = { $host } vous garde une place à une partie de « { $title } » : la place { $seat }.
take-told = Dans une partie de « { $title } », un robot garde la place { $seat } au chaud. Vous pouvez prendre sa place.
join-note = Aucun compte n’est nécessaire : ce navigateur se souvient de votre place.
sit-down = Prendre ma place
seat-mine = Vous avez déjà votre place
seat-taken = Cette place est prise
seat-taken-hint = Quelqu’un est déjà assis ici. Vous pouvez regarder, ou demander un autre lien.
watch = Regarder
move-here = Continuer ici
move-here-hint = Ce lien vous identifie sur ce navigateur : vous y retrouvez votre nom, vos tables et vos places. Il ne sert qu’une fois.
move-here-known = Jusqu’ici, ce navigateur vous connaît sous le nom de { $name } ; il l’oubliera.
move-here-now = Continuer ici
moved = Bon retour, { $name }.

## Livret de règles

rules-of = Règles : { $title }
contents = Sommaire
# Expressions de même sens pour la recherche dans les règles, séparées par des virgules ; les groupes par des points-virgules.
search-alike = s’enfuir, fuir, fuite, s’échapper ; tuer, vaincre, mourir, mort ; se battre, attaquer, attaque, combat ; vie, santé, blessures, points de corps ; marcher, aller, se déplacer, déplacement ; argent, pièces, or ; acheter, boutique, armurerie ; soigner, guérir, potion ; gagner, victoire, fin ; voler, prendre, butin ; voir, ligne de vue, vue ; engager, recruter ; tour, manche ; monstre, ennemi ; magie, sort ; chance, relancer, destin ; salaire, payer, solde
search-rules = Chercher dans les règles
found-rules = { $count ->
    [0] Rien trouvé.
    [one] Une règle
   *[other] { $count } règles
}
copy-rule-link = Copier un lien vers cette règle

## Première partie

lessons-of = Apprendre { $game }
lessons-hint = Chaque leçon montre une chose en quelques minutes, et l’on peut continuer à partir de sa fin.
lesson-begin = Commencer
lesson-again = Refaire
lesson-done = faite
lesson-begins = La table se prépare…
no-lesson = Ce jeu n’a pas encore de partie guidée.

## À propos

about-what = Lanterne est une table pour les jeux de plateau de donjon, dans le navigateur et le terminal, pour une soirée entre amis ou une partie qui s’étire sur des jours. C’est un logiciel libre, qui tourne sur votre propre ordinateur, sans compte ni cloud.
unofficial = Non officiel
credits = Icônes et polices
software = Logiciels
all-licences = Toutes les licences, en entier (en anglais)
your-data = Vos données
data-where = Toutes les tables se trouvent dans un dossier, sur l’ordinateur où tourne Lanterne.
data-cookie = Ce navigateur garde un cookie qui dit quelles places sont les vôtres, ainsi que vos réglages. Rien n’est envoyé à qui que ce soit d’autre.
version = Version { $version }

## La soirée

people = À la table
people-open = À la table : { $here ->
    [one] { $here } personne présente
   *[other] { $here } personnes présentes
}
people-you = Vous
people-here = Sur cet appareil
people-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
people-give = Confier à un robot…
people-give-told = Le robot joue à partir de maintenant. Vous restez à la table et pouvez reprendre votre place à tout moment.
people-give-guest = Le robot joue à partir de maintenant. Vous pourrez regarder, et revenir sur invitation de l’hôte.
people-give-now = Lui laisser la place
people-take = Prendre la place
people-invite = Inviter…
people-invite-bot = Qui ouvre ce lien prend la place du robot.
people-invite-free = Qui ouvre ce lien s’assied ici.
people-remove = Retirer…
people-remove-told = Un robot jouera pour { $name }, qui pourra regarder, mais ne reviendra que sur votre invitation.
people-remove-now = Retirer de cette place
people-relieve = Laisser jouer un robot
people-relieve-told = { $name } n’a pas répondu dans le délai convenu. Une invitation lui permettra de revenir.
people-spectators = Lien pour les spectateurs
people-spectators-hint = Qui l’ouvre voit la table, mais rien de ce que cachent les joueurs.
people-replay = Revoir jusqu’ici
passing = Quand je pourrais réagir aux autres
passing-of = Quand { $name } pourrait réagir aux autres
passing-hint = Passer évite des clics là où vous diriez toujours non. Vos propres tours ne sont jamais passés.
passing-now = Vous passez jusqu’à votre tour.
passing-now-always = Vous passez toujours.
passing-ask = Me poser la question
passing-turn = Passer jusqu’à mon tour
passing-always = Toujours passer
seats-all-mine = Toutes mes places
spares = Réponses automatiques
spares-of = Réponses automatiques pour { $name }
spares-hint = Les questions que l’on ne doit jamais vous poser reçoivent une réponse automatique. Le journal l’indique.
spare-ask = Me poser la question
spare-never = Ne jamais poser la question : { $effect }
spare-now = Ne plus me poser la question
host = En tant qu’hôte
host-pause = Mettre en pause
host-resume = Reprendre
host-close = Fermer la table…
host-withdraw = Retirer toutes les invitations
host-withdraw-hint = Les liens vers des places que vous avez créés ici cessent de fonctionner. Tant qu’ils fonctionnent, quelqu’un peut s’asseoir et vous ne comptez pas comme seul.
host-take-along = Enregistrer la partie dans un fichier
host-take-along-hint = Un fichier à garder, ou pour continuer ailleurs : déposez-le sur l’accueil d’une autre Lanterne. Il contient le nombre dont découlent les dés ; ne le regardez pas : ceux qui rejoindront cette table apprendront que vous l’avez.
host-close-told = La partie s’arrête là, sans vainqueur. On pourra la revoir, mais pas la continuer.
host-close-now = La fermer pour de bon
notice-paused = L’hôte a mis la partie en pause.
notice-paused-host = Vous avez mis la partie en pause. Personne ne peut jouer avant que vous ne repreniez.
notice-paused-nobody = Il ne reste que des bots à cette table : la partie s’est mise en pause d’elle-même. Elle reprendra quand quelqu’un prendra une place ou quand l’hôte la relancera.
notice-closed = L’hôte a fermé cette table. On peut la regarder, pas y jouer.
notice-quiet = { $name } ne répond plus depuis un moment.
chat = Discussion
chat-heard = { $name } dit : { $text }
chat-unread = Discussion ({ $count })
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-who = Pour que les autres sachent qui parle.
curtain-for = L’écran est à { $name }
curtain-hint = Les autres détournent les yeux un instant.
curtain-look = C’est moi, { $name }
sound = Un son discret
sound-hint = Quand c’est à moi et que la page n’est pas sous mes yeux.
volume = Sons
volume-hint = Portes, dés, lames, sorts et pas, et un bourdon discret. Silence tout à gauche.
sound-words = Sons par écrit
sound-words-hint = Dire au bord du plateau ce que l’on entend.
sound-dice = (des dés roulent)
sound-blade = (une lame frappe)
sound-fall = (quelqu’un tombe)
sound-door = (une porte s’ouvre)
sound-steps = (des pas)
sound-card = (une carte est retournée)
sound-spell = (un sort résonne)
sound-victory = (fanfare)
sound-doom = (un sombre accord)
summary = Fin de la partie
summary-place = { $place ->
    [one] { $place }er
   *[other] { $place }e
}
summary-points = Ce qui a tout décidé
chapter = Fin d’un chapitre
chapter-on = Continuer
chapter-show = Le bilan
chapter-moments = Ce qui s’est passé
chapter-coming = La suite
summary-log = Enregistrer le journal
summary-lobby = À l’accueil
chance = Le hasard de cette partie
chance-promise = Tous les dés et toutes les cartes découlent d’un nombre secret tiré avant le premier coup. Voici son empreinte. À la fin de la partie, le journal révèle le nombre, et chacun peut vérifier qu’il n’a jamais changé. Gardez l’empreinte si vous voulez en être sûr.
chance-verify = Les dés étaient-ils honnêtes ?
chance-how = Avant le premier coup, la table a tiré un nombre secret, dont découlent tous les dés et toutes les cartes, et en a montré l’empreinte à tous. La partie finie, le nombre est dans le journal. Si son empreinte est celle que l’on vous a montrée, il n’a pas été changé.
chance-compare = Comparer
chance-none = Le journal de cette partie ne révèle aucun nombre : il n’y a rien à comparer.
chance-fingerprint = Empreinte au début du journal
chance-number = Nombre révélé à la fin
chance-fits = L’empreinte correspond au nombre.
chance-differs = L’empreinte ne correspond pas au nombre ! Il a pu être changé.
chance-unable = En http simple, ce navigateur ne sait pas calculer d’empreinte. La commande ci-dessous le peut.
chance-shown = Fixé, mais pas secret : quelqu’un qui jouait seul avait ce nombre avant la fin et pouvait connaître les dés et les cartes à venir.
chance-more = Est-ce bien l’empreinte que vous avez vue pendant la partie ? Alors le nombre était fixé avant le premier coup. « lanterne verify », avec le fichier du journal, en recalcule chaque dé et chaque carte.
replay = Revoir
replay-of = Revoir : { $title }
replay-back = À la table
replay-controls = Commandes de lecture
replay-moment = Moment
replay-place = { $place } sur { $of }
replay-earlier = Un moment plus tôt
replay-later = Un moment plus tard
replay-run = Lire
replay-stop = Pause
replay-pace = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-eyes = Vu par
replay-spectator = Un spectateur
replay-keep = Garder ou partager
replay-link = Copier un lien vers ce moment
replay-painting = Enregistrer une image (PNG)
replay-drawing = Enregistrer un dessin (SVG)
replay-log-later = Une fois la partie finie : le journal contient ce qui est encore secret.
replay-nothing = La partie commence.
report = Signaler un problème
report-what = Que s’est-il passé ?
report-how = Un fichier est enregistré sur votre appareil. Rien n’est envoyé ; à vous de choisir à qui le donner.
report-in = Dans le fichier :
report-in-told = ce que vous écrivez ci-dessus, la table telle que vous la voyez, le journal tel que vous le lisez, vos propres coups, les réglages du jeu, et les versions de Lanterne, de Python et du système. D’une partie finie, tout le journal.
report-out = Ce qui n’y est pas :
report-out-told = les noms des personnes, la discussion, les liens, et tout ce que les autres joueurs cachent encore.
report-save = Enregistrer le fichier
report-saved = Le fichier est enregistré.

## Le conseiller

coach = Le conseiller
coach-ask = Un conseil ?
coach-thinks = Le conseiller réfléchit…
second-thoughts = Êtes-vous sûr ?
second-thoughts-hint = Le conseiller regarde d’abord chaque réponse, et parle si une autre est nettement meilleure. Seulement quand vous jouez sans autres personnes.
review = Retour sur la partie
review-show = Retour sur la partie
review-about = Les chances de chacun au fil de la partie, d’après ce que vous pouviez savoir : 100 % est une victoire certaine.
review-about-together = Vos chances à tous au fil de la partie, d’après ce que vous pouviez savoir : à 100 %, la quête est gagnée et tout le monde est en vie.
review-thinks = Le conseiller parcourt la partie. Cela peut prendre une minute ou deux.
review-nothing = Aucune de vos décisions n’a changé grand-chose.
review-curve = Les chances au fil de la partie
review-moment = Moment { $number }
review-change = { $before } % avant, { $after } % après
review-answered = Votre réponse : { $answer }
review-better = Mieux : { $answer }.
review-look = Regarder
review-play-on = Rejouer à partir d’ici
review-back = Retour à la table
