## Le jeu, ses héros, ses fins

game-dungeon-run = Dungeon Run
    .summary = Jusqu’à six héros explorent un donjon tuile après tuile, combattent ses monstres et gagnent en force, en s’aidant ou en se faisant des crocs-en-jambe. Quand le Boss tombe, la Pierre d’Invocation est à prendre, et dès lors chacun pourchasse celui qui la porte : gagnez en la ramenant à l’entrée, ou en restant le dernier en vie.
    .mood = Rapide et traître. Amis jusqu’à la chute du boss, puis chacun pour soi.

seat-vargagg = { hero-vargagg }
seat-addolgar-vayne = { hero-addolgar-vayne }
seat-stabbins = { hero-stabbins }
seat-dorgan = { hero-dorgan }
seat-emma-goodluck = { hero-emma-goodluck }
seat-saelith-ashborn = { hero-saelith-ashborn }
seat-birodin = { hero-birodin }
seat-oriane-mistveil = { hero-oriane-mistveil }

## Mise en place

log-die-for-first = { $seat-id ->
    [you] Pour le jeton Premier Joueur, vous obtenez { $dice }.
   *[other] Pour le jeton Premier Joueur, { $seat } obtient { $dice }.
}
log-first-player = { $seat-id ->
    [you] Vous avez le jeton Premier Joueur.
   *[other] { $seat } a le jeton Premier Joueur.
}
ask-choose-hero = Quel héros jouez-vous ?
do-take-hero = { $hero }
verb-take-hero = Choisir un héros
log-hero-chosen = Le joueur { $seat-number } joue { $hero }.
no-hero-taken = Quelqu’un d’autre joue ce héros.
no-training-taken = Cet entraînement est déjà pris ; on pourra le choisir à nouveau quand les quatre le seront.
ask-choose-first-ability = Laquelle de vos deux cartes compétence gardez-vous ?
do-keep-first-ability = Garder { $ability }
verb-keep-first-ability = Garder une carte compétence
log-ability-kept = { $seat-id ->
    [you] Vous gardez { $ability }.
   *[other] { $seat } garde { $ability }.
}

## Rounds et tours

log-round-begins = Round { $number }.
log-turn-begins = { $seat-id ->
    [you] C’est votre tour.
   *[other] C’est le tour { $seat-of }.
}
log-token-passes = { $seat-id ->
    [you] Le jeton Premier Joueur vous revient.
   *[other] Le jeton Premier Joueur revient à { $seat }.
}
log-stone-takes-token = { $seat-id ->
    [you] Avec la Pierre, vous prenez le jeton Premier Joueur.
   *[other] Avec la Pierre, { $seat } prend le jeton Premier Joueur.
}
log-stands-up = { $seat-id ->
    [you] Vous reprenez connaissance et vous relevez ; c’était votre tour.
   *[other] { $seat } reprend connaissance et se relève ; c’était son tour.
}
log-actions-lost = { $lost ->
    [one] { $seat-id ->
        [you] Vous perdez 1 action pour ce tour.
       *[other] { $seat } perd 1 action pour ce tour.
    }
   *[other] { $seat-id ->
        [you] Vous perdez { $lost } actions pour ce tour.
       *[other] { $seat } perd { $lost } actions pour ce tour.
    }
}
ask-take-action = Round { $round } : que faites-vous ?
do-end-turn = Terminer le tour
log-turn-stopped = { $left ->
    [one] { $seat-id ->
        [you] Vous laissez 1 action inutilisée.
       *[other] { $seat } laisse 1 action inutilisée.
    }
   *[other] { $seat-id ->
        [you] Vous laissez { $left } actions inutilisées.
       *[other] { $seat } laisse { $left } actions inutilisées.
    }
}
no-no-action-left = Il ne vous reste aucune action pour ce tour.

## Ordinateurs

bot-steady = Méthodique
    .effect = Pèse ce que chaque action peut rapporter : combat ce qu’il peut vaincre, aide tant que cela ne coûte rien, et court vers l’entrée, ou après celui qui y court.
