
## Who carries it

ask-choose-bearer = Qui porte { $item-the } ? { $item-id ->
        [cask] Il faut le verser dans la fontaine de la pièce objectif ; il ralentit son porteur (−1 en Mouvement).
        [container] Il faut le remplir à la fontaine de la pièce objectif. Qui le remplit reçoit 500 pièces d’or, mais meurt sur un 1.
        [kings-sword] Il faut la plonger dans la fontaine de la pièce objectif ; elle ajoute 1 blessure aux touches de son porteur.
       *[deathkings-sword] Ses touches infligent 1D6 de plus, mais un 1 naturel frappe un guerrier à côté de son porteur.
    } Chacun propose un nom ; en cas de désaccord, le leader décide.
verb-name-bearer = Proposer un porteur
do-name-bearer = { $warrior }
ask-leader-names-bearer = Vous n’êtes pas d’accord sur qui porte { $item-the }. Vous êtes le leader : qui choisissez-vous ?
verb-give-to-bearer = Confier à
do-give-to-bearer = Confier { $item-the } { $warrior-to }
log-bearer-named = { $warrior-cap } confierait { $item-the } { $bearer-to }.
log-bears = { $warrior-cap } porte { $item-the }.

## À chacun sa part

no-done-already = Vous avez déjà fait votre part.
no-not-at-fountain = Vous devez être à côté de la fontaine.
no-not-at-tomb = Vous devez être à côté du tombeau.
no-not-at-idol = Vous devez être à côté de l’idole.
log-beyond-their-strength = Dans leur état, les vivants peuvent atteindre { $most } au mieux ; il faut { $needed }.

## Clearwater

log-draughts-counted = Le tonneau contient { $draughts ->
        [one] { $draughts } rasade
       *[other] { $draughts } rasades
    } de plus qu’il n’en faut à la fontaine.
do-drink-beer = Boire une rasade au tonneau
do-drain-cask = Vider le tonneau : l’aventure échoue
do-pour-beer = Verser le tonneau dans la fontaine (au lieu d’attaquer)
no-drink-before-fighting = Vous ne pouvez boire qu’avant votre première attaque du tour.
no-cask-elsewhere = Le tonneau n’est pas dans votre section.
no-no-draught-to-spare = Il n’y a plus de rasade en trop : une de plus viderait le tonneau.
no-draughts-left = Il reste des rasades en trop.
no-no-cask = Vous ne portez pas le tonneau.
log-drank-beer = { $warrior-cap } boit au tonneau et obtient { $dice } ({ $left ->
        [one] reste { $left } rasade en trop
       *[other] restent { $left } rasades en trop
    }).
log-slumped = { $warrior-cap } est assommé pour ce tour.
log-legless = { $warrior-cap } titube jusqu’à la fin de l’aventure : −1 en Combat, −1 en Mouvement, +1 Attaque.
log-reckless = { $warrior-cap } ne craint plus rien jusqu’à la fin de l’aventure : −1 en Combat, +1 Attaque.
log-refreshed = La bière fait du bien { $warrior-to } : { $dice } + 1, il regagne jusqu’à { $wounds } Points de Vie.
log-sobered = { $warrior-cap } dégrise et obtient { $dice } pour ses Points de Vie.
log-cask-drained = { $warrior-cap } vide le tonneau. Il ne reste rien pour la fontaine.
log-beer-poured = { $warrior-cap } verse la bière dans la fontaine, et elle coule à nouveau.

## Skaven curse!

do-lift-load = Retirer une charge de malepierre, au prix de 2D6 Points de Vie (au lieu d’attaquer)
do-lift-another-load = Retirer une seconde charge : elle vous tue (au lieu d’attaquer)
no-no-load-yet = Vous n’avez pas encore retiré de charge.
log-load-lifted = { $warrior-cap } retire une charge de malepierre de la fontaine.
log-second-load-lifted = { $warrior-cap } retire une seconde charge. La malepierre le tue.

## The waters of fate

do-look-into-pool = Regarder dans le bassin
do-drink-of-pool = Boire l’eau du bassin : sur 1 vous mourez, sinon vous êtes soigné
do-open-far-door = Plus personne ne veut regarder : ouvrir la porte du fond
no-drunk-already = Vous avez déjà bu l’eau du bassin.
no-not-the-leader = Seul le leader peut le faire.
no-far-door-open = La porte du fond est déjà ouverte.
log-looked-into-pool = { $warrior-cap } regarde dans le bassin et obtient { $dice }.
log-saw-invasion = { $warrior-cap } voit l’invasion qui se prépare.
log-drank-of-pool = { $warrior-cap } boit l’eau du bassin et obtient { $dice }.
log-tokens-came-back = { $warrior-cap } récupère { $tokens ->
        [one] son pion de pouvoir
       *[other] ses { $tokens } pions de pouvoir
    }.
log-done-looking = { $warrior-cap } dit que tous ceux qui le voulaient ont regardé. Le dé donne { $dice } : { $cards ->
        [one] { $cards } carte mène
       *[other] { $cards } cartes mènent
    } à la surface.

## The sword of true kingship

ask-choose-bets = Lequel des trois princes est le vrai roi ? L’épée le désigne, d’un jet de dé, quand on la plonge dans la fontaine de la pièce objectif ; chacun a les mêmes chances. Pariez maintenant, en secret : à la fin, un bon pari rapporte 500 pièces d’or, un autre 1D6 × 30.
verb-bet-on = Parier sur
do-bet-on = { $king }
log-bets-laid = Les paris sont faits.
do-dip-sword = Plonger l’épée dans la fontaine (au lieu d’attaquer)
no-no-kings-sword = Vous ne portez pas l’épée du roi.
log-king-named = { $warrior-cap } plonge l’épée et obtient { $dice } : { $king } est le vrai roi.
log-bet-shown = { $warrior-cap } avait parié sur { $king }.
log-dodged-roof = La voûte s’écroule. { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $initiative } d’Initiative et bondit de côté.
log-roof-fell = La voûte s’écroule. { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $initiative } d’Initiative et est touché.

## Nurgle’s rot

do-draw-water = Remplir le récipient : sur 1 vous mourez (au lieu d’attaquer)
no-no-container = Vous ne portez pas le récipient.
log-container-filled = { $warrior-cap } obtient { $dice } et remplit le récipient.
log-water-killed = { $warrior-cap } obtient { $dice } : l’eau pure le tue.

## Fountain of lost souls

do-take-soul = Retirer votre âme de l’eau : si vous échouez, vous mourez (au lieu d’attaquer)
log-soul-recovered = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $toughness } d’Endurance et retrouve son âme.
log-soul-burnt = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $toughness } d’Endurance et brûle avec son âme.

## Exorcism

do-lay-symbol = Poser votre symbole sur le tombeau
log-symbol-laid = { $warrior-cap } pose { $item-a } sur le tombeau.
log-rite-rolled = Le rite commence : { $dice }.
log-spirit-destroyed = Aucun 1 : l’esprit du nécromancien est détruit.
log-spirit-answered = Un 1 : l’esprit répond.

## The sword of the deathking

do-lay-hand-on-tomb = Poser la main sur le tombeau et attendre les autres (au lieu d’attaquer)
do-open-tomb = Ouvrir le tombeau avec ceux qui attendent : en dessous du nombre requis, vous êtes perdus (au lieu d’attaquer)
no-nobody-comes-after = Personne n’agit après vous dans cette phase : ouvrez le tombeau vous-même, ou laissez-le.
log-hand-laid-on-tomb = { $warrior-cap } pose la main sur le tombeau et attend.
log-will-rolled = { $warrior-cap } obtient { $dice } dans le duel de volontés.
log-deathking-slain = { $points } en tout, il fallait { $needed } : la volonté du roi se brise, et il meurt de sa propre épée.
log-wills-broken = { $points } en tout, il fallait { $needed } : le roi est le plus fort.

## Return the crown

log-chest-found = Un coffre verrouillé se trouve { $section-in }. On ne peut ni le forcer ni le déplacer.
log-chest-at-entrance = Il n’y avait pas de salle en chemin. Le coffre verrouillé se trouve à l’entrée, { $section-in }.
do-take-key-of-chest = Chercher la clé dans le tombeau (au lieu d’attaquer)
no-key-found-already = La clé a déjà été trouvée.
log-key-of-chest-found = { $warrior-cap } trouve { $item-the } dans le tombeau.
do-open-chest = Ouvrir le coffre
no-no-key-of-chest = Vous n’avez pas la clé du coffre.
no-not-at-chest = Le coffre n’est pas dans cette section.
no-monsters-at-chest = Vous ne pouvez pas le faire tant qu’un monstre est dans cette section.
log-chest-opened = { $warrior-cap } ouvre le coffre et trouve la couronne.

## The hero awakens

log-shard-given = { $warrior-cap } reçoit un éclat de pouvoir : { $dice } + 2 font { $charges } points.
log-hero-can-be-woken = Le héros peut être réveillé dans cette phase, et dans aucune autre. C’est { $warrior-to } d’essayer.
do-wake-hero = Réveiller le héros : il n’y a que cet essai
no-not-his-to-wake = Seul le Sorcier peut réveiller le héros, ou le leader s’il n’y a pas de Sorcier.
no-not-the-time-to-wake = Vous ne pouvez réveiller le héros que dans la première phase des guerriers qui commence avec les gardiens morts et la pièce sans monstre.
no-not-in-tomb-chamber = Vous devez être dans la crypte.
log-hero-woke = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $added } de pouvoir gardé : le héros se réveille.
log-hero-slept-on = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $added } de pouvoir gardé : le héros dort toujours.
log-chance-missed = Personne n’a essayé de réveiller le héros quand il en était temps.

## Destroy the tomb

do-hack-at-tomb = Frapper le tombeau avec une attaque
no-not-his-to-hack = Seul le Nain peut le faire, ou le guerrier qui tient son rôle.
no-monsters-on-board = Vous ne pouvez pas le faire tant qu’un monstre est sur le plateau.
log-tomb-hacked = { $warrior-cap } frappe le tombeau : { $dice } compte { $points }, + { $added } − { $toughness } = { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } (reste { $left }).
log-noise-heard = Le bruit près du tombeau attire l’attention.
log-hacker-gone = Sans { $warrior-the }, personne ne peut détruire le tombeau.

## Identify

do-lift-lid = Soulever le couvercle du tombeau (au lieu d’attaquer)
log-lid-lifted = { $warrior-cap } soulève le couvercle et obtient { $dice }.
log-no-teeth = Le mort n’a plus de dents : c’est Luckstein, et son héritier paie.
log-no-left-hand = Il manque au mort la main gauche : personne ne paie.

## Sacrifice?

log-kin-drawn = Le captif est un parent { $warrior-of }.
log-omen-rolled = Les présages : { $dice }.
log-captive-died = Trois dés identiques : le captif est mort. Tous sauf { $warrior-the } peuvent rentrer chez eux.
log-kin-raged = { $warrior-cap } voit les ravisseurs de son parent et enrage : −1 en Combat, +1 Attaque jusqu’à la fin de la partie.

## Desecration

ask-choose-push = Vous êtes tous à côté de l’idole. Renoncez-vous à vos tours pour pousser ? Il faut que tout le monde pousse.
do-push-idol = Pousser
do-leave-idol = Ne pas pousser
log-push-refused = { $warrior-cap } ne veut pas pousser.
log-pushed = { $warrior-cap } pousse : { $dice } + { $strength } de Force.
log-idol-fell = { $points } en tout, il fallait { $needed } : l’idole tombe.
log-idol-stood = { $points } en tout, il fallait { $needed } : l’idole tient.

## Kill the shaman

log-hand-of-mork-missed = Le chaman, { $foe-the }, invoque son dieu et obtient { $dice } : il ne se passe rien.
log-hand-of-mork-struck = Le chaman, { $foe-the }, invoque son dieu et obtient { $dice } : un poing vert s’abat sur { $warrior-the }.

## Daemon summoning

log-summoning-begun = L’invocation a commencé. Le dé donne { $dice } : le démon s’éveille au tour { $turn }.
log-daemon-woke = { $foe-cap } enfle et éclate : { $daemon-the } est le démon, avec { $wounds } Points de Vie et { $attacks } Attaques.

## Return the staff

do-place-staff = Remettre le bâton dans la main de l’idole (au lieu d’attaquer)
log-staff-placed = { $warrior-cap } remet le bâton dans la main de l’idole.

## Sword of the electors

do-wrench-sword = Arracher l’épée à l’idole (au lieu d’attaquer)
no-others-try-first = Vous avez essayé. Tous les autres guerriers vivants doivent essayer avant que vous puissiez recommencer.
log-sword-freed = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $strength } de Force et arrache l’épée.
log-sword-stuck = { $warrior-cap } doit atteindre { $needed }, obtient { $dice } + { $strength } de Force : l’épée ne bouge pas, et l’idole frappe.
