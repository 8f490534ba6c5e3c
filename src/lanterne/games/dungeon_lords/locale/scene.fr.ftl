### Ce que montre la table.

panel-board = Royaume
panel-own-dungeon = Votre donjon
panel-dungeon = { $lord }
panel-lords = Seigneurs
panel-season = Saison
panel-own = À vous
panel-scores = Points

status-over = La partie est terminée

## Le plateau central

zone-away = Inaccessible pour vous ce round
evil-space = Échelle du Mal, case { $number }
evil-paladin = La case Paladin : à partir d’ici, il peut venir chez le seigneur le plus maléfique
evil-paladin-waits = La case Paladin : il ira chez le premier seigneur qui l’atteindra
counter-of = Cube du Mal : { $lord }
counter-of-dummy = Cube du Mal des PNJ
counter-evil = Mal { $number }
counter-hosts = Le Paladin est dans le groupe de ce seigneur
minion-of = Larbin : { $lord }
minion-of-dummy = Larbin du PNJ { $number }
realm-monster = Recrutement de Monstres
realm-tent = Tente
season-now = Saison en cours
season-past = Passé
season-event = { $season } : { $event }
dummy-lord = PNJ { $number }
dummy-shown = { $order } : révélé
dummy-left = { $order } : face cachée
dummy-away = { $order } : inaccessible
captive = Prisonnier : { $adventurer }

## Ce qui attend un seigneur

due-gold = { $event } { $when } : { $due ->
        [one] { $due } jeton Or
       *[other] { $due } jetons Or
    }, vous en avez { $have }
due-food = { $event } { $when } : { $due ->
        [one] { $due } jeton Nourriture
       *[other] { $due } jetons Nourriture
    }, vous en avez { $have }
due-trap = { $event } { $when } : { $due ->
        [one] { $due } Piège
       *[other] { $due } Pièges
    }, vous en avez { $have }
due-evil = { $event } { $when } : tout payer coûte { $due ->
        [one] { $due } point de Mal
       *[other] { $due } points de Mal
    }
due-short = Il en manque { $count }
due-room = { $room } : { $count } ouvriers par utilisation, { $free ->
        [one] { $free } disponible
       *[other] { $free } disponibles
    }

## Le score

fact-points = { $count ->
        [one] { $count } point en l’état
       *[other] { $count } points en l’état
    }
score-total = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } en l’état
score-line = { $what } ({ $number }) : { $points }
score-licensed = Licence de seigneur de donjon
score-unlicensed = Pas de licence
title-leads = { $lord } ({ $number })

## Tuiles et cartes

wage-gold = Salaire : { $count ->
        [one] { $count } jeton Or
       *[other] { $count } jetons Or
    }
wage-food = Salaire : { $count ->
        [one] { $count } jeton Nourriture
       *[other] { $count } jetons Nourriture
    }
wage-evil = Salaire : gagnez { $count ->
        [one] { $count } point de Mal
       *[other] { $count } points de Mal
    }
wage-trap = Salaire : { $count ->
        [one] { $count } Piège
       *[other] { $count } Pièges
    }
wage-monster = Salaire : un autre de vos Monstres, dévoré
creature-face-down = Face cachée : ne sert plus cette année
face-down-trap = Piège, face cachée
face-down-order = Ordre, face cachée
row-order = Case Ordre { $number }
face-down-card = Carte Combat, face cachée
card-peeked = Vous l’avez regardée ; elle est encore face cachée
card-fatigue = Fatigue { $count }
skill-glyph = Glyphe { $glyph }
skill-anti-trap = Empêche { $count ->
        [one] { $count } Dégât
       *[other] { $count } Dégâts
    } de Piège
skill-heart = Soigne { $count ->
        [one] { $count } Dégât
       *[other] { $count } Dégâts
    }
skill-magic = { $count ->
        [one] { $count } point de Magie
       *[other] { $count } points de Magie
    }
hero-first = En tête de la file
hero-damage = { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } sur { $most }
hero-extra = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    } de plus qu’imprimé

## Le plateau d’un seigneur

area-supplies = Réserves
tile-tunnel = Tunnel, { $cell }
tile-earth = Terre, { $cell }
tile-entrance = L’entrée
tile-conquered = Tuile conquise
room-used = { $count ->
        [one] Utilisée une fois ce round
       *[other] Utilisée { $count } fois ce round
    }
imp-digs = Lutin qui a creusé ici
imp-mines = Lutin qui a prospecté ici
imp-foreman = Lutin contremaître
fact-gold = { $count } Or
fact-food = { $count } Nourriture
fact-imps = { $free ->
        [one] { $free } Lutin disponible
       *[other] { $free } Lutins disponibles
    } sur { $all }
fact-trolls = { $free ->
        [one] { $free } jeton Troll disponible
       *[other] { $free } jetons Troll disponibles
    } sur { $all }
fact-evil = Mal { $count }
fact-unpaid = { $count ->
        [one] { $count } jeton Or de taxes impayé
       *[other] { $count } jetons Or de taxes impayés
    }
fact-traps = { $count ->
        [one] { $count } Piège
       *[other] { $count } Pièges
    }
fact-monsters = { $count ->
        [one] { $count } Monstre
       *[other] { $count } Monstres
    }
lord-first = Premier joueur
lord-hosts = A le Paladin
lord-planned = Plan arrêté

## La rangée Combat

row-trap = Piège
row-fast-spell = Sort rapide
row-monsters = Monstres
row-slow-spell = Sort lent
row-healing = Soins
row-conquest = Conquête
row-magic = { $magic } en Magie dans le groupe, { $needed } requis
row-stopped = N’a pas lieu dans ce combat

## Ce qui reste à venir

pending-zone = { $zone }
pending-battle = Combat : { $lord }
pending-paladin = Le Paladin regarde autour de lui

## Un mot avant la réponse

warn-paladin = Tant de Mal attire le Paladin dans votre donjon.
warn-idle = { $room } : cette Salle peut encore servir.
warn-unpaid = Vous pourriez payer { $count ->
        [one] { $count } jeton Or
       *[other] { $count } jetons Or
    } de plus : chaque jeton impayé coûte 3 points à la fin.

## À la fin

story-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
story-things = dont { $count } pour ce que contient le donjon
story-titles = { $points } pour { $count ->
        [one] { $count } Titre
       *[other] { $count } Titres
    }
story-title = { $title }
story-licensed = a obtenu la licence de seigneur de donjon
story-unlicensed = n’obtient pas de licence
story-paladin = { $year ->
        [1] La 1re année
       *[other] La 2e année
    }, le Paladin est venu chez { $lord }.
story-paladin-caught = { $year ->
        [1] La 1re année
       *[other] La 2e année
    }, { $lord } a capturé le Paladin.
story-combat = Combat de la { $year ->
        [1] 1re année
       *[other] 2e année
    }, { $lord } : { $captured ->
        [one] { $captured } capture
       *[other] { $captured } captures
    }, { $conquered ->
        [one] { $conquered } tuile perdue
       *[other] { $conquered } tuiles perdues
    }.

# Les lettres des figurines
mark-red = R
mark-blue = B
mark-green = V
mark-yellow = J
mark-adventurer = { $kind }{ $number }
mark-warrior = G
mark-thief = V
mark-priest = P
mark-wizard = M
mark-paladin = !
mark-illusion = ?
mark-goblin = g
mark-slime = l
mark-ghost = f
mark-troll = t
mark-witch = s
mark-vampire = v
mark-golem = o
mark-dragon = d
mark-demon = é
mark-gold = o
mark-food = n
mark-imps = d
mark-evil = m
mark-trolls = t
mark-unpaid = i
