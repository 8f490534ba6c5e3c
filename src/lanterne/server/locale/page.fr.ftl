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
