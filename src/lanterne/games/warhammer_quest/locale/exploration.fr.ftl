## Poser les sections

manner-ahead = avec la sortie tout droit
manner-left = avec la sortie à gauche
manner-right = avec la sortie à droite
manner-across-left = en travers, avec la sortie à gauche
manner-across-right = en travers, avec la sortie à droite
manner-left-and-right = avec une sortie à gauche et une à droite
manner-left-and-ahead = avec une sortie à gauche et une tout droit
manner-ahead-and-right = avec une sortie tout droit et une à droite
manner-closed = sans autre sortie

## L’entrée

log-entrance-laid = L’entrée du donjon est { $section-the }, { $manner }.
ask-choose-exit = Le donjon commence par { $section-the }. Où en est la sortie ?
verb-place-entrance = Poser l’entrée
do-place-entrance = { $section } : { $manner }

## La phase d’exploration

ask-choose-exploration = Le leader explore-t-il ?
verb-explore = Explorer
do-explore = Explorer : { $door }
do-stay-put = Ne pas explorer
no-dead-end = Il ne reste aucune carte de Donjon derrière cette porte : c’est une impasse.
no-doorway-is-blocked = Des éboulis bouchent cette porte.
log-explored = { $warrior-cap } explore. { $door } : { $section }.
log-objective-found = Voici la pièce objectif : { $section }.
ask-choose-placement = { $door } : comment posez-vous { $section-the } ?
verb-lay-section = Poser la section
do-lay-section = { $door } : { $section }, { $manner }
note-leads = { $sides ->
        [1] mène au nord
        [2] mène à l’est
        [3] mène au nord et à l’est
        [4] mène au sud
        [5] mène au nord et au sud
        [6] mène à l’est et au sud
        [8] mène à l’ouest
        [9] mène au nord et à l’ouest
        [10] mène à l’est et à l’ouest
        [12] mène au sud et à l’ouest
       *[0] ne mène nulle part ailleurs
    }
note-most-room = laisse le plus de place
log-section-laid = Section posée : { $section }, { $manner }.
log-section-laid-apart = La place manque ici : { $section-the }, { $manner }, se dessine à part, et seule la porte relie cette section au reste.
log-pile-divided = Les cartes de Donjon sont partagées : { $left } à gauche, { $right } à droite.
log-dead-end = { $door-cap } ne mène nulle part : il ne reste aucune carte de Donjon derrière elle.
log-far-door-opened = { $door-cap } s’ouvre dans le mur du fond. Toutes les autres portes sans section derrière elles sont désormais des impasses.
log-new-deck-dealt = { $cards ->
        [one] Une carte de Donjon mène à la surface.
       *[other] { $cards } cartes de Donjon mènent à la surface.
    }

## Les éboulements

log-roof-cracks = Le plafond craque { $section-in } ! Des éboulis bouchent toutes les sorties sauf celle par laquelle vous êtes entrés, et aucun guerrier n’y est bloqué par les monstres. À la fin du prochain tour, tout y sera enseveli.
log-section-fell-in = Éboulement : tous ceux qui se trouvaient encore { $section-in } sont tués, et plus personne n’y passera ni ne verra au travers.
log-way-cut-off = Vous êtes coupés de votre but : il ne reste à votre portée ni porte avec des cartes de Donjon, ni chemin. Vous ne pouvez plus que sortir par l’entrée ou renoncer.
ask-choose-detour = L’éboulement vous a coupé la route. Où percez-vous un passage ?
verb-add-door = Percer un passage
do-add-door = Entre { $one } et { $other }
log-detour-opened = Un détour s’ouvre { $section-in }. { $door-cap } est libre, et les cartes qui étaient hors d’atteinte sont mélangées.
log-room-behind-detour = Un détour s’ouvre { $section-in }. { $door-cap } mène vers { $room-the } : les éboulis n’en barrent plus l’accès.

## La herse

log-portcullis-hangs = Une herse est suspendue au-dessus de la porte { $section-of } par laquelle vous êtes venus. Elle tombera dès que tous les guerriers seront entrés.
log-portcullis-closed = La herse tombe { $section-in }. { $door-cap } est fermée : personne ne passe, mais les flèches et les regards, si.
ask-choose-key-holder = Un nain mourant vous remet la clé de la herse. Qui la garde ?
verb-take-key = Prendre la clé
do-take-key = { $warrior }
log-key-taken = { $warrior-cap } garde { $item-the }.
verb-open-portcullis = Ouvrir la herse
do-open-portcullis = Ouvrir la herse : { $door }
no-needs-portcullis-key = Il vous faut la clé de la herse pour l’ouvrir.
log-portcullis-opened = { $warrior-cap } ouvre la herse avec la clé. { $door-cap } est libre pour de bon.
