## Searching for treasure

do-search-for-treasure = Search for treasure
verb-open-anyway = Open a trapped piece of furniture anyway
do-open-anyway = Search for treasure and open the trapped piece on { $square } anyway
no-no-treasure-in-corridors = There is no treasure to find in corridors.
no-searched-already = You have already searched this room for treasure in this quest.
no-pit-searched-already = You have already searched this pit.
no-searched-by-another = This has already been searched, and you agreed that one search counts for all.
no-monster-in-the-room = You cannot search for treasure while a monster is in the room.
no-monster-in-the-pit = You cannot search the pit while a monster is in it.
no-search-forbidden = You cannot search this room yet: something else has to happen first.
log-searched-for-treasure = { $hero-cap } searches for treasure { $region-in }.
log-searched-pit = { $hero-cap } searches the pit on { $square }.
log-search-was-forbidden = { $hero-cap } wants to search { $region-in }, but something else has to happen first.
log-find-told = { $find }
log-nothing-there = { $hero-cap } finds nothing of value.
log-gold-found = { $hero-cap } finds { $gold ->
        [one] 1 gold coin.
       *[other] { $gold } gold coins.
    }
log-item-found = { $hero-cap } finds { $item-a }.
log-treasure-found = { $hero-cap } finds { $item-a }.
log-card-drawn = { $hero-cap } draws a Treasure card: { $treasure }.
ask-wandering-square = A wandering monster! On which square next to { $hero-the } does it appear?
verb-monster-appears = Place a wandering monster
do-monster-appears = It appears on { $square } and attacks { $hero-the }
log-no-monster-comes = { $hero-cap } hears steps, but no monster comes.

## Searching for secret doors and traps

do-search-for-secret-doors = Search for secret doors
do-search-for-traps = Search for traps
no-monster-in-view = You cannot search for secret doors while a monster is in view.
no-monster-watches = You cannot search for traps while a monster is in view.
log-searched-for-doors = { $hero-cap } searches for secret doors.
log-searched-for-traps = { $hero-cap } searches for traps.
log-door-found = A secret door comes to light: { $door }.
log-trap-found = { $trap } on { $square }!
log-trapped-piece-found = { $furniture } on { $square }: trapped!
log-found-nothing = { $hero-cap } finds no secret door.
log-found-no-trap = { $hero-cap } finds no trap.

## Traps

log-fell-into-pit = { $hero-cap } falls into a pit on { $square }.
log-block-fell = The ceiling comes down on { $square }. The dice for { $hero-the }: { $dice }.
ask-way-out = A block has come down on { $square }. Where does { $hero-the } get clear?
verb-step-clear = Get clear of a fallen block
do-step-clear = { $hero-cap } gets clear to { $to }
log-got-clear = { $hero-cap } gets clear to { $square }.
log-spear-dodged = A spear shoots out on { $square }. { $hero-cap } rolls { $dice } and dodges it.
log-spear-hit = A spear shoots out on { $square } and hits { $hero-the }.
log-furniture-sprung = { $device-id ->
        [none] { $hero-cap } springs a trap on { $square }.
       *[other] { $hero-cap } springs a trap on { $square }: { $device }.
    }{ $sprung-id ->
        [none] {""}
       *[other] {" "}{ $sprung }
    }

## Jumping over traps

verb-jump = Jump over a trap
do-jump = Jump over { $over } to { $to }
no-too-few-points-to-jump = A jump takes 2 movement points.
no-landing-is-not-free = There is no room to land on this square.
no-monster-on-the-trap = A monster is in the way: you cannot jump over it.
log-jumped = { $hero-cap } rolls { $dice } and jumps over { $over } to { $to }.
log-jump-failed = { $hero-cap } rolls { $dice }: the jump over { $over } fails.

## Disarming traps

verb-announce-disarming = Announce the disarming of a trap, and roll for movement
do-announce-disarming = Roll and move, to disarm the trap on { $square }
verb-disarm = Disarm a trapped piece of furniture
do-disarm = Disarm the trapped piece on { $square }
no-no-tools = Only the dwarf, or a hero with a tool kit, can disarm traps.
no-announce-before-moving = You must announce that you will disarm a trap before you roll for movement.
no-not-at-the-piece = You must stand next to the piece to disarm its trap.
log-disarming-announced = { $hero-cap } sets out to disarm a trap on { $square }: { $trap }.
log-disarmed = { $hero-cap } rolls { $dice } and disarms the trap on { $square }: { $trap }.
log-disarming-failed = { $hero-cap } rolls { $dice } and springs the trap on { $square }: { $trap }.
