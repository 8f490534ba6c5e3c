## Endings

ending-escaped = The Summoning Stone has left the dungeon with its bearer.
ending-last-hero = Only one hero is left alive in the dungeon.
ending-nobody = The last heroes have died together: nobody wins.
ending-boss-slain = The boss is dead: the dungeon is yours.
ending-lost = The hero has died in the dungeon: the game is lost.
ending-too-late = The agreed rounds are over and the boss lives: the game is lost.
ending-stopped = The agreed number of rounds has been played: nobody wins.
log-stone-comes-home = { $seat-id ->
    [you] You stand at the Dungeon Entrance with the Summoning Stone: you win!
   *[other] { $seat } stands at the Dungeon Entrance with the Summoning Stone and wins.
}
log-last-hero = { $seat-id ->
    [you] You are the last hero alive: you win!
   *[other] { $seat } is the last hero alive and wins.
}
log-nobody-left = Nobody is left alive, and nobody wins.
log-boss-slain = { $seat-id ->
    [you] The boss is dead: you win!
   *[other] The boss is dead, and { $seat } wins.
}
log-time-is-up = { $seat-id ->
    [you] The last round is over, and the boss still lives: you have lost.
   *[other] The last round is over, and the boss still lives: { $seat } has lost.
}

## Points in solitaire

log-points = { $seat-id ->
    [you] { $score }: { $number }, worth { $points } points to you.
   *[other] { $score }: { $number }, worth { $points } points to { $seat }.
}
log-total = { $seat-id ->
    [you] You have { $points } points in all.
   *[other] { $seat } has { $points } points in all.
}
