## Fins

ending-escaped = La Pierre d’Invocation a quitté le donjon avec son porteur.
ending-last-hero = Un seul héros reste en vie dans le donjon.
ending-nobody = Les derniers héros sont morts ensemble : personne ne gagne.
ending-boss-slain = Le Boss est mort : le donjon est à vous.
ending-lost = Le héros est mort dans le donjon : la partie est perdue.
ending-too-late = Les rounds convenus sont passés et le Boss est en vie : la partie est perdue.
ending-stopped = Le nombre de rounds convenu est atteint : personne ne gagne.
log-stone-comes-home = { $seat-id ->
    [you] Vous voici à l’Entrée du Donjon avec la Pierre d’Invocation : vous gagnez !
   *[other] { $seat } se tient à l’Entrée du Donjon avec la Pierre d’Invocation et gagne.
}
log-last-hero = { $seat-id ->
    [you] Il ne reste plus que vous en vie : vous gagnez !
   *[other] { $seat } reste en vie après tous les autres et gagne.
}
log-nobody-left = Plus personne n’est en vie, et personne ne gagne.
log-boss-slain = { $seat-id ->
    [you] Le Boss est mort : vous gagnez !
   *[other] Le Boss est mort, et { $seat } gagne.
}
log-time-is-up = { $seat-id ->
    [you] Le dernier round est passé et le Boss est toujours en vie : vous avez perdu.
   *[other] Le dernier round est passé et le Boss est toujours en vie : { $seat } a perdu.
}

## Points en solitaire

log-points = { $seat-id ->
    [you] { $score } : { $number }, soit { $points } points pour vous.
   *[other] { $score } : { $number }, soit { $points } points pour { $seat }.
}
log-total = { $seat-id ->
    [you] Vous totalisez { $points } points.
   *[other] { $seat } totalise { $points } points.
}
