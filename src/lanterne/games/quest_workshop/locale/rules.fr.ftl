## L’atelier

game-quest-workshop = Atelier de quêtes
    .summary = Dessinez une quête pour HeroQuest sur le plateau d’origine : portes, mobilier, monstres, pièges, trésors, notes et but. À tout moment, l’atelier dit ce qui empêche encore de la jouer ; essayez-la aussitôt, ou emportez-la en fichier.
    .mood = Calme et créatif. Pour un auteur, qui invite ensuite les autres à jouer.
    .begin = Dessiner une quête
file-json = Le dessin et ses textes, à rapporter dans un atelier
file-zip = Un pack : ajoutez-le dans le formulaire d’une nouvelle table de HeroQuest
file-xml = Un fichier pour HeroScribe, en français, à imprimer ou à retoucher là-bas
seat-author = Auteur
bot-idle = Auteur oisif
    .effect = Ne fait plus rien : termine la quête si elle est jouable, et la met de côté sinon.
log-begun = Une feuille vierge est sur la table.
ending-finished = La quête est terminée : on peut la jouer.
ending-unfinished = La feuille est mise de côté, inachevée.
warn-set-aside = On ne peut plus dessiner sur une feuille mise de côté. Emportez-la d’abord en fichier si vous voulez la reprendre.
story-made = Monstres : { $monsters } ; portes : { $doors } ; notes : { $notes }.

## Retouches

ask-edit = Que dessinez-vous maintenant ?
do-take = Prendre : { $tool }
verb-take = Prendre portes, cases, roche, gomme
do-turn = Tourner le meuble en main
do-put-back = Reposer l’outil
do-put = Poser en { $square }
verb-put = Poser sur une case
do-clear = Vider { $square }
verb-clear = Vider une case
do-hang = Poser en { $door }
verb-hang = Percer une porte
do-unhang = Retirer la porte { $door }
verb-unhang = Retirer une porte
do-mark = { $region }
verb-mark = Choisir une pièce
do-unmark = Aucun trésor spécial : { $region }
verb-unmark = Retirer le trésor d’une pièce
do-create = Créer un personnage : { $monster }
verb-create = Créer un personnage
do-improve = { $stat } : un de plus
verb-improve = Augmenter une valeur
do-lessen = { $stat } : un de moins
verb-lessen = Diminuer une valeur
do-teach = Sort de la Terreur : { $spell }
verb-teach = Enseigner un sort de la Terreur
do-unlearn = Oublier : { $spell }
verb-unlearn = Retirer un sort de la Terreur
do-let-wander = Monstre errant : { $monster }
verb-let-wander = Choisir le monstre errant
do-ask-kill = But : vaincre { $entry-the }
verb-ask-kill = But : vaincre un personnage, détruire un élément
do-ask-carry = But : rapporter { $item }
verb-ask-carry = But : rapporter un objet
do-ask-flag = But : lever { $entry-the }
verb-ask-flag = But : un drapeau est levé
do-ask-clearing = But : tuer { $sort }
do-ask-leaving = But : quitter par la sortie
do-ask-exploring = But : voir toutes les pièces
do-drop-part = Rayer la partie { $number } du but
verb-drop-part = Rayer une partie du but
do-promise = Promettre cette récompense
verb-promise = Choisir la récompense
do-give-number = Lui donner ce numéro
verb-give-number = Choisir le numéro
do-judge = Elle est aussi difficile
verb-judge = Choisir la difficulté
do-fund = Donner cet or à chaque héros
verb-fund = Choisir l’or à dépenser
do-write-subject = Écrire : { $subject } ({ $language })
verb-write-subject = Écrire le titre, le but, le parchemin
do-write-find = Écrire ce qu’on trouve : { $region } ({ $language })
verb-write-find = Écrire ce qu’on trouve dans une pièce
do-write-trap = Écrire ce que fait le piège en { $square } ({ $language })
verb-write-trap = Écrire ce que fait un piège
do-bring = Charger une quête depuis un fichier
do-finish = Terminer la quête
do-set-aside = Mettre la feuille de côté

## Textes et fichiers

ask-writing = Que faut-il y écrire ({ $language }) ?
do-write = Écrire : { $text }
verb-write = Écrire le texte
do-leave-text = Laisser tel quel
log-written = Un texte a été écrit ({ $language }).
ask-loading = Quel fichier ? Un fichier de cet atelier, une feuille de quête de HeroQuest, ou un fichier de HeroScribe ; il remplace ce qui est dessiné.
do-load = Charger le fichier
verb-load = Charger un fichier
do-leave-file = Garder la feuille telle quelle
log-loaded = Une quête a été chargée depuis un fichier.
log-not-loaded = Il n’y avait rien à dessiner dans le fichier ; la feuille reste comme elle est.
log-reported = { $number ->
    [one] Il y a une remarque sur le fichier.
   *[other] Il y a { $number } remarques sur le fichier.
}
do-close-report = Ranger le rapport sur le fichier
