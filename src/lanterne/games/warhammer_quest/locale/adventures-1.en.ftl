## Guardians, and what adventures have in common

log-guardians-rolled = For the guardians the die shows { $dice }{ $modifier ->
        [0] {""}
        [-1] , −1 by the adventure
       *[other] , { $modifier } by the adventure
    }: line { $row } of the table.
log-no-guardians = Nobody guards this room.
log-event-goes-back = “{ $event }” brings no monsters and goes back into the deck.
log-takes-part = { $required-cap } is not with you: { $warrior-the } takes that part in this adventure.
log-object-given = { $warrior-cap } has { $item-a } now.
no-attacked-already = You have already attacked, or done something instead, this turn.
no-must-fight = You failed to break away: while a monster is next to you, you must fight.
no-guardians-live = The guardians must appear and die first.
no-monsters-in-room = You cannot do this while a monster is in the objective room.

## The beast

log-stripped = You are prisoners: no weapon, shield or armour works, neither your own nor what you find.
log-weapons-given-back = The monsters of the first card are dead. You have your weapons back.
log-armour-given-back = The monsters of the second card are dead. You have your armour and shields back.
log-minotaur-called = { $warrior-cap } steps into the pit, and a minotaur comes.
log-minotaurs-vanished = One of the minotaurs is dead; any others vanish.

## Hell’s gate

ask-at-the-gate = Do you try to seal the gate? At least one 6 and no 1 seal it.
do-leave-gate = Not this turn
do-seal-gate = { $number ->
        [one] With 1 die
       *[other] With { $number } dice
    }
verb-seal-gate = Seal the gate
log-gate-sealed = { $warrior-cap } rolls { $dice }: the gate is sealed.
log-gate-stays-open = { $warrior-cap } rolls { $dice }: the gate stays open.
log-gate-spews = Something comes through the open gate.

## Blood debt

log-master-returns = On { $up-to } or less the master of the minotaurs returns; the die shows { $dice }. He does, and his guards join the attack.
log-master-stays-away = On { $up-to } or less the master of the minotaurs returns; the die shows { $dice }. He stays away.
log-ransom-paid = { $warrior-cap } pays { $gold } gold towards the debt.
log-ransom-too-small = You bring out { $gold } gold, and it would have to be more than { $needed }.

## Free the prisoners

log-prisoners-freed = { $warrior-cap } rolls { $dice } and frees { $number ->
        [one] 1 prisoner
       *[other] { $number } prisoners
    }.
log-prisoners-pay = The prisoners { $warrior-of } pay by the dice: { $dice }, which makes { $gold } gold.

## The warpstone icon

do-throw-icon = Throw the icon into the chasm instead of attacking
no-without-icon = You do not carry the icon.
no-not-at-chasm = You must stand next to the chasm.
log-icon-thrown = { $warrior-cap } throws the icon into the fire. The cavern shakes, and a secret door opens behind the dragon: { $turns } more turns to get out.
log-cavern-falls-in = The cavern falls in and buries everyone who is still there.

## Banish the daemon

do-strike-dragon = Strike the dragon with the magic sword instead of attacking
no-without-magic-sword = You have no magic sword left.
no-not-at-dragon = You must stand next to the dragon.
log-dragon-destroyed = { $warrior-cap } strikes the dragon: needs { $needed }, rolls { $dice }. It bursts, and the daemon with it. The sword breaks.
log-dragon-unharmed = { $warrior-cap } strikes the dragon: needs { $needed }, rolls { $dice }. Only the sword breaks.
log-dragon-breathes = The last magic sword is gone. The dragon breathes fire over everybody.

## Extinguish the flames

ask-at-the-claw = Do you try to pull the ring off the dragon’s claw?
do-reach-for-ring = Pull at the ring
do-leave-ring = Not this turn
log-ring-freed = { $warrior-cap } pulls at the ring and rolls { $dice }: it comes off.
log-ring-stuck = { $warrior-cap } pulls at the ring and rolls { $dice }: it is stuck.
log-ring-wakes-something = { $warrior-cap } pulls at the ring and rolls { $dice }: it is stuck, and something has heard the noise.
do-throw-ring = Throw the ring into the chasm instead of attacking
no-without-ring = Only the warrior this adventure depends on can throw the ring, and only while carrying it.
log-ring-thrown = { $warrior-cap } throws the ring into the fire. Steam shoots up, and the flames go out.

## Destroy the bridge

log-pursuers-come = The pursuers are coming.
do-cut-bridge = Cut the bridge instead of attacking
no-not-at-far-end = You must stand on the square at the far end of the bridge.
no-bridge-gone = The bridge is already cut.
log-bridge-cut = { $warrior-cap } hacks at the bridge: needs { $needed }, rolls { $dice } + { $strength }. The bridge falls into the chasm.
log-bridge-holds = { $warrior-cap } hacks at the bridge: needs { $needed }, rolls { $dice } + { $strength }. The bridge holds.
log-far-side-clear = The bridge is gone, and no monster is on the far side: the way is free.

## The dragon’s eye

do-set-gem = Put the gem into the dragon’s eye socket instead of attacking
no-without-gem = Only the warrior this adventure depends on can set the gem, and only while carrying it.
no-not-at-dragon-head = You must stand next to the dragon’s head.
log-gem-set = { $warrior-cap } sets the gem in the dragon’s eye.

## Preserve the fires

log-time-measured = { $dice-count ->
        [1] The die shows
       *[other] The dice show
    } { $dice }: { $turns ->
        [one] 1 turn is left
       *[other] { $turns } turns are left
    } to kill every skaven.
log-chasm-explodes = Too late. The die shows { $dice }: the chasm bursts, and everybody in the room dies.
log-chasm-dammed = Too late. The die shows { $dice }: the chasm is dammed up.
log-lever-breaks = Too late, but the die shows { $dice }: the engineer’s lever breaks.
