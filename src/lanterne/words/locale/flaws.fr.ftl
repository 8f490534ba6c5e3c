# Chaque contrôle des fichiers d’autrui lève un Flaw ; ces messages disent ce qui ne va pas. Une raison commence par une
# minuscule et n’a pas de point final : elle vient après son lieu.

## Où se trouve quelque chose

flaw-in-pack = Le pack { $pack }, { $place } : { $reason }.
flaw-of-pack = Le pack { $pack } : { $reason }.
flaw-in-file = { $place } : { $reason }.
flaw-in-archive = L’archive, { $name }
flaw-place = { $file }, { $entry }
flaw-entry = entrée { $name }
flaw-place-whole = le fichier entier
flaw-place-the = { $what }
flaw-place-number = numéro { $number }
flaw-place-in = dans { $place }
flaw-place-on = en { $place }

## Packs

flaw-pack-name = un pack porte un nom en minuscules, chiffres et traits d’union
flaw-pack-no-toml = il n’y a pas de pack.toml dans { $place }
flaw-pack-unknown-field = un pack ne contient pas de { $field }
flaw-pack-game = « game » doit être le nom d’un jeu
flaw-pack-author = « author » doit être un texte
flaw-pack-texts = « { $field } » doit avoir un texte en « en » et en « fr »
flaw-pack-words-ending = les fichiers de mots finissent par « .en.ftl » ou « .fr.ftl »
flaw-pack-plain-files = un pack n’est fait que de simples fichiers qui lui appartiennent
flaw-pack-too-large = avec ce fichier, le pack est trop gros
flaw-pack-file-too-large = le fichier est trop gros
flaw-pack-words-too-large = ses fichiers de mots sont trop gros
flaw-pack-dots = une ligne a plus de { $most } points
flaw-pack-placeables = il a plus de { $most } expressions entre accolades
flaw-pack-number = le nombre { $number } est trop grand ; { $most } est le maximum
flaw-pack-things = il a plus de { $most } choses
flaw-pack-other-game = Le pack { $name } est fait pour { $made }, et non pour { $wanted }.
flaw-pack-changed = Le pack { $name } a changé depuis que la partie a commencé avec lui.
flaw-pack-gone = Le pack { $name }, avec lequel la partie a commencé, n’est pas là.
flaw-pack-twice = { $name } nomme deux fois un pack.
flaw-pack-not-asked-for = rien dans le jeu ne le demande
flaw-pack-no-folder = le jeu n’a pas de dossier de ce nom
flaw-pack-no-file = le jeu n’a pas de fichier de données de ce nom
flaw-pack-list = le fichier doit être une liste d’entrées, chacune avec un « id »
flaw-pack-entry-twice = elle y figure deux fois
flaw-pack-unfit = il ne convient pas au jeu ({ $error })
flaw-pack-breaks = une partie avec lui s’interrompt ({ $error })
flaw-pack-no-such-game = aucun jeu ne s’appelle { $name } ; il y a { $games }
flaw-pack-same-name = Un autre pack s’appelle déjà { $name } ; retirez-le d’abord.
flaw-pack-most = Il y a déjà { $count } packs ; retirez-en un d’abord.
flaw-pack-unwritten = Le pack { $name } ne peut pas être écrit : { $reason }.
flaw-pack-unremoved = Le pack { $name } ne peut pas être retiré : { $reason }.
flaw-pack-none = Aucun pack ne s’appelle { $name }.
flaw-file-too-large = Le fichier est trop gros pour un pack.
flaw-file-no-archive = Le fichier n’est pas une archive, donc pas un pack.

## Archives

flaw-archive-unreadable = L’archive ne peut pas être lue : { $reason }.
flaw-archive-many = L’archive contient plus de { $most } fichiers : ce n’est pas un pack.
flaw-archive-no-pack = L’archive ne contient pas de pack.toml, ce n’est donc pas un pack.
flaw-archive-several = L’archive contient plusieurs packs ; ajoutez-les un par un.
flaw-archive-twice = L’archive contient deux fois le même fichier.
flaw-archive-outside = le fichier se trouverait hors du pack
flaw-archive-name = les fichiers portent des noms en lettres, chiffres, traits d’union et points
flaw-archive-locked = il est verrouillé, ou compressé de façon inhabituelle
flaw-zip-none = ce n’est pas un fichier zip
flaw-zip-crc = le fichier { $name } est abîmé
flaw-zip-differ = le fichier { $one } y porte deux noms
flaw-zip-inflate = les données compressées sont abîmées
flaw-zip-truncated = l’archive est tronquée
flaw-zip-damaged = l’archive est abîmée

## Ce qui figure dans les tables

flaw-row-id-times = cet « id » est utilisé { $count } fois
flaw-row-missing = elle manque
flaw-row-order = { $other } devrait être à sa place
flaw-row-closed = le jeu n’a rien de tel, et ses règles ne connaissent que ce qu’il a
flaw-row-origin-of = « origin_of » nomme { $field }, qu’elle n’a pas
flaw-row-rule = le livret n’a pas de règle { $rule }
flaw-row-no-rule = elle ne nomme aucune règle
flaw-row-count = il y en a { $count } au lieu de { $listed }
flaw-row-no-file = ce fichier n’existe pas
flaw-row-default = la valeur par défaut { $value } n’est pas parmi ses valeurs
flaw-row-value-twice = une valeur y figure deux fois
flaw-row-setting = aucun réglage { $name } ne peut valoir { $value }
flaw-row-numbers = il lui faut pour exemple un seul nombre, de { $least } à { $most }
flaw-row-seats = des nombres de joueurs y figurent pour d’autres valeurs

## Ce que dit un lecteur de données

flaw-data-lacks = le champ « { $field } » manque
flaw-data-unknown = le champ « { $field } » est inconnu
flaw-data-kind = il faut « { $wanted } », non « { $found } »
flaw-data-least = il faut « { $wanted } », au moins { $least }
flaw-data-most = il faut « { $wanted } », au plus { $most }
flaw-data-spelling = il faut un texte de la forme { $pattern }
flaw-data-length = il faut une liste de { $length } éléments
flaw-data-length-found = il faut une liste de { $length } éléments, non de { $found }
flaw-data-value = la valeur { $value } n’est pas permise
flaw-data-enum = la valeur { $value } n’est pas permise
flaw-data-at = { $reason } (en { $path })
flaw-data-malformed = ce n’est pas du JSON bien formé ({ $reason })
flaw-data-truncated = le fichier est tronqué
flaw-data-deep = il est imbriqué trop profondément
flaw-json-value = une valeur manque : { $where }
flaw-json-name = un nom entre guillemets droits manque : { $where }
flaw-json-sign = le caractère { $sign } manque : { $where }
flaw-json-extra = il y a quelque chose de trop : { $where }
flaw-json-string = un texte ne finit pas : { $where }
flaw-json-control = un caractère n’est pas permis : { $where }
flaw-toml-value = une valeur manque ou n’est pas permise ({ $where })
flaw-toml-statement = cette ligne n’est pas permise ({ $where })
flaw-toml-equals = un « = » manque après un nom ({ $where })
flaw-toml-overwrite = une valeur est donnée deux fois ({ $where })
flaw-toml-string = un texte ne finit pas ({ $where })
flaw-toml-sign = le caractère { $sign } n’est pas permis ({ $where })
flaw-toml-after = il y a quelque chose de trop sur la ligne ({ $where })
flaw-letters-wrong = ce n’est pas du texte en { $encoding } (octet { $place })
flaw-data-where = ligne { $line }, colonne { $column }
flaw-data-end = à la fin du fichier
flaw-library-error = { $reason }

## Mots

flaw-word-missing = { $key } manque
flaw-word-refers = { $key } renvoie à { $other }, qui manque
flaw-word-unused = { $key } ne sert à rien
flaw-word-needless = { $key } ne fait que répéter { $other }, qui suffit
flaw-word-ungiven = { $key } ne reçoit pas { $variable }
flaw-word-unsaid = { $key } ne dit pas { $variable }
flaw-word-badly-set = { $key } est mal composé : { $text }
flaw-word-one-only = { $key } n’existe qu’en { $language }
flaw-word-leftover = { $key } donne { $text }
flaw-word-idle = aucun message n’emploie la forme { $form } de { $kind }
flaw-word-file = { $file } : { $reason }
flaw-word-junk = illisible : { $text }
flaw-word-twice = { $key } y figure deux fois
flaw-word-agree = { $key } et { $other } ne s’accordent pas sur { $variable }
flaw-word-itself = { $key } renvoie à lui-même
