## Points

log-things-scored = { $seat-id ->
    [you] Vos points
   *[other] Points { $seat-of }
} : { $score } ({ $number }), { $points }.
log-room-scored = { $seat-id ->
    [you] Vos points
   *[other] Points { $seat-of }
} : { $room }, { $points }.
log-title-won = { $seat-id ->
    [you] Vous seul êtes
   *[other] { $seat } est seul
} { $title } (avec { $number }) : { $points } points.
log-title-shared = { $seat-id ->
    [you] Vous partagez le titre de
   *[other] { $seat } partage le titre de
} { $title } (avec { $number }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-total = { $seat-id ->
    [you] Vous avez
   *[other] { $seat } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
log-licence = { $seat-id ->
    [you] Vous obtenez
   *[other] { $seat } obtient
} la licence de seigneur de donjon.
log-winner = { $seat-id ->
    [you] Vous l’emportez
   *[other] { $seat } l’emporte
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-shared-victory = { $seat-id ->
    [you] Vous partagez la victoire
   *[other] { $seat } partage la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## L’entraînement au combat

log-training-begins = Entraînement au combat : { $trainer }. Le meilleur résultat possible est de { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
log-trained = { $seat-id ->
    [you] Vous terminez
   *[other] { $seat } termine
} l’entraînement avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le meilleur résultat possible est de { $best }.
