## Où se trouve quelque chose

in-pack = Le pack { $pack }, { $rest }
of-pack = Le pack { $pack } : { $rest }
in-archive-at = L’archive, « { $name } » : { $reason }
in-archive = L’archive, { $rest }
in-file = { $file }, { $place } : { $reason }
of-file = { $file } : { $reason }
place-whole = le fichier entier
place-the = { $what }
place-entry = entrée { $name }
place-number = numéro { $number }
place-in = dans { $place }
place-on = en { $place }

## Packs

pack-name = un pack porte un nom en minuscules, chiffres et traits d’union
pack-no-toml = il n’y a pas de pack.toml dans { $place }
pack-unknown-field = un pack ne contient pas de { $field }
pack-game = « game » doit être le nom d’un jeu
pack-author = « author » doit être un texte
pack-texts = « { $field } » doit avoir un texte en « en » et en « fr »
pack-words-ending = les fichiers de mots finissent par .en.ftl ou .fr.ftl
pack-plain-files = un pack n’est fait que de simples fichiers qui lui appartiennent
pack-too-large = avec ce fichier, le pack est trop gros
pack-file-too-large = le fichier est trop gros
pack-words-too-large = ses fichiers de mots sont trop gros
pack-dots = une ligne a plus de { $most } points
pack-placeables = il a plus de { $most } expressions entre accolades
pack-deep = les accolades sont imbriquées trop profondément
pack-number = le nombre { $number } est trop grand ; { $most } est le maximum
pack-things = il a plus de { $most } choses
pack-other-game = Le pack { $pack } est fait pour { $made }, non pour { $game }
pack-changed = Le pack { $pack } a changé depuis que la partie a commencé avec lui
pack-gone = Le pack { $pack }, avec lequel la partie a commencé, n’est pas là
pack-twice = { $game } nomme deux fois un pack
pack-not-asked-for = rien dans le jeu ne le demande
pack-no-folder = le jeu n’a pas de dossier de ce nom
pack-no-file = le jeu n’a pas un tel fichier de données
pack-list = le fichier doit être une liste d’entrées, chacune avec un « id »
pack-entry-twice = elle y figure deux fois
pack-unfit = il ne convient pas au jeu ({ $error })
pack-breaks = une partie avec lui s’interrompt ({ $error })
pack-no-such-game = aucun jeu ne s’appelle { $name } ; il y a { $games }
pack-same-name = Un autre pack s’appelle déjà { $name } ; retirez-le d’abord
pack-most = Il y a déjà { $count } packs ; retirez-en un d’abord
pack-unwritten = Le pack { $pack } ne peut pas être écrit : { $reason }
pack-unremoved = Le pack { $pack } ne peut pas être retiré : { $reason }
pack-none = Aucun pack ne s’appelle { $name }
file-too-large = Le fichier est trop gros pour un pack
file-no-archive = Le fichier n’est pas une archive, donc pas un pack

## Archives

archive-unreadable = L’archive ne peut pas être lue : { $reason }
archive-many = L’archive contient plus de { $most } fichiers : ce n’est pas un pack
archive-no-pack = L’archive ne contient pas de pack.toml, ce n’est donc pas un pack
archive-several = L’archive contient plusieurs packs ; ajoutez-les un par un
archive-twice = L’archive contient deux fois le même fichier
archive-outside = le fichier se trouverait hors du pack
archive-name = les fichiers portent des noms en lettres, chiffres, traits d’union et points
archive-locked = il est verrouillé, ou compressé de façon inhabituelle
zip-none = ce n’est pas un fichier zip
zip-crc = le fichier { $name } est abîmé
zip-magic = l’archive est abîmée
zip-central = l’archive est abîmée
zip-differ = le fichier { $one } y porte deux noms
zip-inflate = les données compressées sont abîmées
zip-negative = l’archive est abîmée
zip-truncated = l’archive est tronquée

## Ce qui figure dans les tables

row-id-times = cet « id » est utilisé { $count } fois
row-missing = elle manque
row-order = { $other } devrait être à sa place
row-closed = le jeu n’a pas une telle chose, et ses règles n’en connaissent pas d’autre
row-origin-of = « origin_of » nomme { $field }, qu’elle n’a pas
row-rule = le livret n’a pas de règle { $rule }
row-no-rule = elle ne nomme aucune règle
row-count = il y en a { $count }, non { $listed }
row-no-file = ce fichier n’existe pas
row-default = la valeur par défaut { $value } n’est pas parmi ses valeurs
row-value-twice = une valeur y figure deux fois
row-setting = aucune option { $name } ne peut valoir { $value }
row-seats = des nombres de joueurs y figurent pour d’autres valeurs
row-players = elle est pour { $number } joueurs

## Ce que dit un lecteur de données

data-lacks = le champ « { $field } » manque
data-unknown = le champ « { $field } » est inconnu
data-kind = il faut « { $wanted } », non « { $found } »
data-least = il faut « { $wanted } », au moins { $least }
data-most = il faut « { $wanted } », au plus { $most }
data-spelling = il faut un texte de la forme { $pattern }
data-length = il faut une liste de { $length } éléments
data-length-found = il faut une liste de { $length } éléments, non de { $found }
data-value = la valeur { $value } n’est pas permise
data-enum = la valeur { $value } n’est pas permise
data-at = { $reason } (en { $path })
data-malformed = ce n’est pas du JSON bien formé ({ $reason })
data-truncated = le fichier est tronqué
data-deep = il est imbriqué trop profondément
data-deep-only = il est imbriqué trop profondément
json-value = une valeur manque : { $where }
json-name = un nom entre guillemets droits manque : { $where }
json-sign = le signe { $sign } manque : { $where }
json-extra = il y a quelque chose de trop : { $where }
json-string = un texte ne finit pas : { $where }
json-control = un signe n’est pas permis : { $where }
json-where = ligne { $line }, colonne { $column }
toml-value = une valeur manque ou n’est pas permise ({ $where })
toml-statement = cette ligne n’est pas permise ({ $where })
toml-equals = un « = » manque après un nom ({ $where })
toml-overwrite = une valeur est donnée deux fois ({ $where })
toml-string = un texte ne finit pas ({ $where })
toml-sign = le signe { $sign } n’est pas permis ({ $where })
toml-after = il y a quelque chose de trop sur la ligne ({ $where })
toml-end = à la fin du fichier
toml-where = ligne { $line }, colonne { $column }
letters-wrong = ce n’est pas du texte en { $encoding } (octet { $place })

## Mots

word-missing = { $key } manque
word-refers = { $key } renvoie à { $other }, qui manque
word-unused = { $key } ne sert à rien
word-needless = { $key } ne fait que répéter { $other }, qui suffit
word-ungiven = { $key } ne reçoit pas ${ $variable }
word-unsaid = { $key } ne dit pas ${ $variable }
word-badly-set = { $key } est mal composé : { $text }
word-one-only = { $key } n’existe qu’en { $language }
word-leftover = { $key } donne { $text }
word-idle = aucun message n’emploie la forme { $form } de { $kind }
word-junk = { $file } : illisible : { $text }
word-twice = { $file } : { $key } y figure deux fois
word-deep = { $file } : il est imbriqué trop profondément
word-agree = { $key } et { $other } ne s’accordent pas sur ${ $variable }
word-itself = { $key } renvoie à lui-même
