## Panels

panel-board = Le donjon
panel-choosing = Qui descend ?
panel-players = Le groupe
panel-cards = Cartes et sorts
panel-adventure = L’aventure
panel-monsters = Monstres

## The dungeon

wall = Mur
ledge = Rebord : on voit par-dessus, on ne le franchit pas
layer-link = Ces deux sections se touchent, bien que dessinées à part
floor-square = { $square }, { $section }
floor-pit = Un niveau plus bas ; en sortir coûte deux cases de mouvement
floor-chasm = L’abîme de feu : personne ne peut y entrer
floor-bridge = Le pont : on n’y marche que dans sa longueur
floor-blocked = Fermé pour de bon
floor-exit = Une issue secrète mène dehors
floor-stairs = Escalier, une case ordinaire
floor-dark = Dans le noir
floor-falling = Le plafond va s’effondrer
floor-fallen = Le plafond s’est effondré
door-open = Une porte ouverte
door-entrance = L’entrée du donjon
door-unexplored = Nul ne sait ce qu’il y a derrière
door-dead-end = Une impasse : il ne reste aucune carte derrière
door-portcullis = Une herse la ferme ; tirs et regards passent
door-rubble = Des éboulis la bouchent
door-cards = { $count ->
        [one] { $count } carte de Donjon derrière
       *[other] { $count } cartes de Donjon derrière
    }

## Figures

figure-wounds = Points de Vie { $wounds } sur { $most }
figure-unconscious = Inconscient : meurt à la fin du tour si personne ne le soigne
figure-leads = Porte la lanterne et mène le groupe
figure-target = Vise : { $warrior }
figure-guardian = Un gardien de la pièce objectif
figure-fewer = Confusion : { $count ->
        [one] une attaque de moins ce tour
       *[other] { $count } attaques de moins ce tour
    }
condition-webbed = Entoilé
condition-senseless = Assommé
condition-fallen = À terre : +2 pour le toucher
condition-berserk = Berserk : une attaque de plus
condition-invisible = Invisible
condition-levitating = Flotte
condition-shielded = Protégé : seul un 6 naturel le blesse
condition-rebound = Rebond
condition-life-force = Force vitale
condition-in-pit = Dans une fosse
condition-rage = N’attaque personne ce tour
condition-ogre = Force d’ogre
fate-dead = Mort
fate-lost = Perdu dans le noir
fate-out = A quitté le donjon

## The party

fact-moves = Mouvement { $count }
fact-skill = Combat { $count }
fact-strength = Force { $count }
fact-toughness = Endurance { $count }, armure comprise
fact-attacks = Attaques { $count }
fact-initiative = Initiative
fact-gold = Or : { $gold }
fact-trophies = Trophées de ce combat : { $count }
fact-wounds = Points de Vie { $count }
fact-value = Vaut { $gold } pièces d’or
fact-power = Pouvoir restant ce tour : { $count }
fact-tokens = Pions de pouvoir : { $count }
sheet-received = Trésors reçus : { $count }
card-waits = Personne ne l’a encore prise
card-in-use = En usage
card-used = Déjà utilisée
card-charges = { $count ->
        [one] { $count } charge restante
       *[other] { $count } charges restantes
    }
spell-cost = Coûte { $count } points de pouvoir

## The adventure

adventure-goal = Ce qu’il faut faire
goal-find = Trouver : { $section }, parmi les sept dernières cartes.
goal-guardians = Il faut venir à bout des gardiens : { $section }.
goal-finish = Il n’y a plus de gardiens. Faites ce que demande l’aventure.
adventure-line = Règle { $number }
own-bet = { $warrior } : pari sur { $king }
own-bet-secret = Personne d’autre ne le sait avant que l’épée ne soit plongée dans la fontaine
difficulty-shown = Difficulté : { $difficulty }
adventure-clock = Le temps presse
clock-left = { $count ->
        [0] C’est le dernier tour
        [one] Il reste un tour après celui-ci
       *[other] Il reste { $count } tours après celui-ci
    }
event-stands = Toujours en vigueur
deck-dungeon = Cartes de Donjon
deck-events = Cartes Événement
deck-treasures = Cartes de Trésor
deck-left = { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }
monster-count = Sur le plateau : { $count }

## The status

status-over = L’aventure est terminée
status-before = Le groupe se prépare
status-turn = Tour { $turn }
status-active = { $warrior } (reste { $moves })
status-power = Pouvoir { $count }

## Still to be resolved

pending-own-turn = Le tour continue
pending-turn-of = Tour : { $warrior }
pending-event = Une autre carte Événement
pending-monsters-come = Des monstres arrivent : { $event }
pending-treasure = Un trésor est tiré
pending-blow = { $warrior } frappe : { $foe }
pending-attack = { $foe } attaque : { $warrior }
pending-wounds = { $warrior } perd des Points de Vie
pending-monsters = Les monstres agissent
pending-dark = Un guerrier resté dans le noir se perd
pending-window = D’autres peuvent réagir

## The story

story-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
story-kills = { $count ->
        [one] { $count } monstre tué
       *[other] { $count } monstres tués
    }
story-dealt = { $count ->
        [one] { $count } blessure infligée
       *[other] { $count } blessures infligées
    }
story-died = Tombé dans le donjon
story-lost = Perdu dans le noir
story-left = Parti avant la fin
story-death = Tour { $turn } : mort — { $warrior }.
story-astray = Tour { $turn } : perdu dans le noir — { $warrior }.
story-room = Tour { $turn } : la pièce objectif est découverte.
story-minotaur = Tour { $turn } : un minotaure tué — { $warrior }.
story-fallen = { $count ->
        [one] { $count } monstre est tombé.
       *[other] { $count } monstres sont tombés.
    }

## A word of warning

warn-dark = Il n’y a pas de lumière : si vous y terminez votre mouvement, vous vous perdez.
warn-behind = Si le leader y va, ce guerrier reste dans le noir, ne pourra peut-être pas suivre et se perdrait alors : { $warrior }.
warn-strike = Vous pourriez encore frapper : { $foe }.
warn-leave = Si vous sortez, vous ne revenez pas.

## En grand sur la table

stage-event-drawn = Carte Événement
stage-treasure-drawn = Carte Trésor
stage-spell-cast = Sort
stage-spell-cast-on = Sort
stage-spell-cast-on-self = Sort
stage-spell-cast-at = Sort
stage-scroll-read = Parchemin
stage-adventure-rolled = L’aventure
stage-adventure-chosen = L’aventure
stage-goal-reached = Objectif atteint
stage-adventure-failed = L’aventure a échoué
stage-died = Mort au combat
stage-objective-found = La pièce objectif

# Les lettres des figurines
mark-barbarian = B
mark-elf = E
mark-wizard = S
mark-dwarf = N
mark-foe = { $kind }{ $number }
mark-minotaur = m
mark-orc-warrior = o
mark-orc-archer = a
mark-skaven = s
mark-goblin-spearman = g
mark-night-goblin = n
mark-giant-rat = r
mark-giant-bat = c
mark-giant-spider = p
mark-snotling = t

## Qui a fait quoi

deed-slain = { $count ->
    [one] monstre tué
   *[other] monstres tués
}
deed-treasures = { $count ->
    [one] trésor reçu
   *[other] trésors reçus
}
deed-gold = { $count ->
    [one] pièce d’or trouvée
   *[other] pièces d’or trouvées
}
deed-wounds = { $count ->
    [one] blessure subie
   *[other] blessures subies
}
deed-down = { $count ->
    [one] fois sans connaissance
   *[other] fois sans connaissance
}
