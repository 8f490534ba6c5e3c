## Ce qui est lu à voix haute

log-note-read = { $note }
log-rule-read = { $law }
log-hope-lost = { $hero-cap } n’est plus. Cette quête ne peut plus réussir.
ask-what-to-read = Ces notes sont à vous, et aucune règle ne dit quand elles s’appliquent. Laquelle lisez-vous aux héros maintenant ?
verb-read-out = Lire à voix haute
do-read-out = Lire à voix haute : { $note }
do-keep-the-rest = Garder le reste pour vous

## Ce que font les notes

log-item-given = { $hero-cap } reçoit { $item-the }.
log-item-fell = En { $square }, { $item-the } reste au sol.
log-item-delivered = { $hero-cap } remet { $item-the }.

## Actions de quête

do-quest-act = { $act }
verb-quest-act = Faire ce que demande la quête
no-room-is-not-quiet = Vous ne pouvez pas le faire tant qu’un monstre se trouve dans la pièce.
no-nothing-to-hand-over = Vous ne portez pas ce qui est demandé ici.
log-quest-act-done = { $hero-cap } agit : { $act }.

## Monstres qui arrivent, voûtes qui s’effondrent

log-wave-came = Une nouvelle vague d’assaillants arrive.
log-square-collapsed = { $square-id ->
        [hidden] Quelque part dans le noir, la pierre tombe sur la pierre.
       *[other] La case { $square } s’emplit de gravats.
    }
log-hero-pushed = Les gravats repoussent { $hero-the } en { $square }.
log-foe-pushed = Les gravats repoussent { $foe-the } en { $square }.

## Alliés

ask-ally-choice = Où va { $ally-the } ? Cases restantes : { $points }.
do-ally-walks = { $ally-cap } : aller en { $to }
verb-ally-walks = Déplacer votre allié
do-ally-goes-through = { $ally-cap } : passer de l’autre côté, pour une case de déplacement
verb-ally-goes-through = Faire passer votre allié
do-ally-leaves = { $ally-cap } : sortir du donjon
verb-ally-leaves = Faire sortir votre allié
do-ally-stays = Rester ici
log-ally-joined = { $ally-cap } se joint à vous et suit { $hero-the }.
log-ally-follows = { $ally-cap } suit désormais { $hero-the }.
log-ally-walked = { $ally-cap } va en { $square } ; cases restantes : { $points }.
log-ally-left = { $ally-cap } sort du donjon, hors de danger.

## Sortir

do-leave = Sortir du donjon
do-leave-together = Sortir du donjon avec { $ally-the }
verb-leave-together = Sortir avec votre allié
do-retreat = Renoncer et remonter l’escalier
no-not-at-exit = Vous ne pouvez sortir du donjon que depuis une case de sortie.
log-left = { $hero-cap } sort du donjon, hors de danger.
log-retreated = { $hero-cap } renonce et remonte l’escalier.

## La fin d’une quête

result-success = succès
result-unfinished = inachevée
result-defeat = défaite
result-stopped = interrompue
log-quest-ended = { $quest } : { $result-id ->
        [success] la quête est gagnée.
        [unfinished] les héros reviennent sans avoir achevé la quête.
        [defeat] aucun héros ne revient.
       *[stopped] le nombre de manches convenu est atteint.
    }
log-rewarded = { $hero-cap } reçoit { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } en récompense.
log-title-won = Désormais, { $hero-the } porte le titre de { $quest-id ->
       *[black-banner] { title-champion }
    }.
do-name-hero = { $seat } : nommer le héros
verb-name-hero = Nommer votre héros
no-only-heroes-are-named = Seuls ceux qui jouent un héros lui donnent un nom.
no-no-hero-yet = Vous n’avez pas encore de héros.
no-name-too-long = Un nom compte au plus 30 caractères.
no-name-unreadable = Ce nom contient des caractères illisibles.
log-hero-named = { $hero-cap } porte désormais un autre nom, inscrit sur sa feuille.
do-concede = { $seat } : abandonner la quête
verb-concede = Abandonner la quête
no-only-heroes-concede = Seuls ceux qui jouent des héros peuvent abandonner.
no-nobody-inside = Aucun héros n’est dans un donjon en ce moment.
log-conceded = Les héros abandonnent. Ceux qui sont encore à l’intérieur comptent comme morts.
