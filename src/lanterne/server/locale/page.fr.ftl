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
copy-by-hand = Copiez ceci :
share = Partager…
qr-code = QR code
qr-alt = Le lien sous forme de QR code, à photographier avec un téléphone
unofficial-short = Une table non officielle, faite par des joueurs.
not-found = Rien par ici
not-found-hint = Aucune page à cette adresse. Une lettre s’est peut-être perdue en route.
error-unknown = Cela n’a pas marché. Veuillez réessayer.
error-offline = La table est injoignable. Fonctionne-t-elle encore, et êtes-vous connecté ?

## Réglages

my-name = Mon nom
name-kept = C’est noté : on vous appellera ainsi.
speed = Mouvements
speed-slow = Lents
speed-normal = Normaux
speed-fast = Rapides
speed-off = Aucun
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
move = Passer sur un autre appareil
move-hint = Un lien par lequel votre téléphone, par exemple, devient vous : même nom, mêmes tables, mêmes places.
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

## The table

table-lost = Connexion perdue, nouvelle tentative…
table-none = Cette table n’existe pas.
table-forbidden = Cette table ne vous est pas ouverte.
table-closed-down = L’hôte a fermé cette table.
table-boards = Plateaux
table-lists = Listes
table-zoom = Zoom
table-closer = Rapprocher
table-farther = Éloigner
table-fit = Tout montrer
table-rule = Règle { $id }
table-rulebook = Ouvrir le livret de règles à cet endroit
table-options = Ce que vous pouvez faire
table-closed = Impossible pour l’instant ({ $count })
table-pending = Reste à résoudre
table-note = Étape { $place } sur { $of }
table-note-back = Précédent
table-note-on = Continuer
table-request-waits = En attente de : { $names }
table-agree = Accepter
table-decline = Refuser
table-anyway = Le faire quand même
table-no = Non
table-undo = Annuler
table-undo-hint = Annuler votre dernière action (U)
table-undo-ask = Demander à annuler
table-undo-ask-hint = Quelque chose a été révélé depuis : tout le monde doit être d’accord (U)
table-redo = Rétablir
table-picks = Au choix
table-picked = Choisi jusqu’ici
table-tray = Rien de choisi pour l’instant
table-unpick = Retirer : { $what }
table-confirm = Confirmer
table-fewer = Moins
table-more = Plus
table-bot = Joué par un robot
table-free = Place réservée à un ami
table-here = En ligne
table-away = Hors ligne
table-log = Journal
table-log-more = Plus ancien…
table-log-empty = Rien ne s’est encore passé.
table-curtain = L’écran est à { $name }
table-curtain-hint = Les autres détournent les yeux un instant.
table-curtain-look = C’est moi, { $name }
table-keys = Touches
table-key-tab = d’une partie à l’autre
table-key-arrows = vers l’élément éclairé le plus proche dans cette direction
table-key-enter = le toucher
table-key-escape = un pas en arrière
table-key-numbers = choisir ce qui porte cette touche
table-key-undo = annuler
table-key-zoom = rapprocher, éloigner, tout montrer
table-key-pan = déplacer le plateau
table-key-help = ces touches
