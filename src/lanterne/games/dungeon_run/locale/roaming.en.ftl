## Monsters that change their tile

log-monster-moves = { $monster-cap } goes from { $tile-the } { $to-to }.
log-boss-teleports = { $monster-cap } vanishes from { $tile-the } and appears { $to-in }.
log-stranger-driven-off = { $stranger-cap } { $tile-in } flees from the monster and is discarded.
log-flames-burn-monster = { $seat-id ->
    [you] Your Flames { $tile-in } burn { $monster-the }.
   *[other] The Flames that { $seat } laid { $tile-in } burn { $monster-the }.
}
log-flames-burn-hero = { $owner-id ->
    [you] Your Flames { $tile-in } burn { $seat }.
   *[other] { $seat-id ->
        [you] The Flames that { $owner } laid { $tile-in } burn you.
       *[other] The Flames that { $owner } laid { $tile-in } burn { $seat }.
    }
}

## Roaming

log-monsters-roam = { $seat-id ->
    [you] The monsters roam, and you move them.
   *[other] The monsters roam, and { $seat } moves them.
}
log-monsters-hunt = The monsters roam, and nobody holds them back.
ask-next-to-roam = The monsters roam: which one do you move next, and where to?
do-roam = { $monster }: from { $tile-the } { $to-to }
verb-roam = Let a monster roam
do-pass-over = { $monster } { $tile-in }: stays, since it has nowhere to go now
verb-pass-over = Pass a monster over
do-move-the-rest = Let the others roam by themselves
log-cannot-roam = { $monster-cap } { $tile-in } has nowhere to go and stays.
ask-may-lead = { $power }: which monster do you move, and where to?
do-lead = { $power }: { $monster } from { $tile-the } { $to-to }
verb-lead = Lead a monster
do-lead-no-more = Leave the monsters to the First Player
log-leads-monster = { $power }: { $seat-id ->
    [you] you lead { $monster-the }.
   *[other] { $seat } leads { $monster-the }.
}
