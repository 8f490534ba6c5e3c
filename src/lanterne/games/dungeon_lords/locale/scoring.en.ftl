## Points

log-things-scored = { $seat-id ->
    [you] Your points
   *[other] Points of { $seat }
}: { $score } ({ $number }), { $points }.
log-room-scored = { $seat-id ->
    [you] Your points
   *[other] Points of { $seat }
}: { $room }, { $points }.
log-title-won = { $seat-id ->
    [you] You alone are
   *[other] { $seat } alone is
} { $title } (with { $number }): { $points } points.
log-title-shared = { $seat-id ->
    [you] You share the title
   *[other] { $seat } shares the title
} { $title } (with { $number }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-total = { $seat-id ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
log-licence = { $seat-id ->
    [you] You earn
   *[other] { $seat } earns
} the licence of a dungeon lord.
log-winner = { $seat-id ->
    [you] You win
   *[other] { $seat } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-shared-victory = { $seat-id ->
    [you] You share the victory
   *[other] { $seat } shares the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The combat trainer

log-training-begins = Combat training: { $trainer }. The best possible result is { $best ->
    [one] 1 point
   *[other] { $best } points
}.
log-trained = { $seat-id ->
    [you] You end
   *[other] { $seat } ends
} the training with { $points ->
    [one] 1 point
   *[other] { $points } points
}; the best possible result is { $best }.
