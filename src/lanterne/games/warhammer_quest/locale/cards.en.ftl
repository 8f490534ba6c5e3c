## Using cards

verb-use-card = Use a card
do-use-card = { $warrior }: use { $item-the }
verb-use-card-on = Use a card on a warrior
do-use-card-on = { $warrior }: use { $item-the } on { $other-the }
verb-use-card-at = Use a card against a monster
do-use-card-at = { $warrior }: use { $item-the } against { $foe-the }
verb-share-salve = Share the healing salve
do-share-salve = { $warrior }: share the healing salve between { $one-the } and { $other-the }
no-no-cards = You do not hold a card like that.
no-card-spent = This card has already been used.
no-cannot-act = While you are unconscious, webbed or senseless, you can only use what heals.
no-card-not-now = You cannot use this card now; it says when you can.
no-card-without-effect = It would do nothing now.
no-nobody-hurt = Nobody is hurt.
no-no-foe-in-sight = There is no monster in sight.
log-card-used = { $warrior-cap } uses { $item-the }.
log-card-used-on = { $warrior-cap } uses { $item-the } on { $other-the }.
log-card-used-at = { $warrior-cap } uses { $item-the } against { $foe-the }.
log-salve-shared = { $warrior-cap } shares the healing salve between { $one-the } and { $other-the }.

## What they do

log-healing-rolled = Healing for { $warrior-the }: { $dice }.
log-potion-rolled = { $warrior-cap } drinks and rolls { $dice }.
log-potion-colours = { $warrior-cap } turns rainbow-striped, and nothing else happens.
log-amulet-glows = The amulet { $warrior-of } gives { $dice }: +{ $strength } strength this turn.
log-card-bursts = A { $dice }: { $item-the } { $warrior-of } bursts.
log-attacks-added = { $warrior-cap } gains { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    } this turn.
log-made-invisible = { $warrior-cap } is invisible until the end of the turn.
log-time-stops = Time stands still: { $warrior-the } takes a whole extra turn.
verb-strike-with-luck = Strike with luck
do-strike-with-luck = Strike { $foe-the } with the luck of the talisman: a sure hit
verb-shoot-with-luck = Shoot with luck
do-shoot-with-luck = Shoot { $foe-the } with the luck of the talisman: a sure hit
no-luck-used-up = The talisman has no luck left.
log-luck-called = { $warrior-cap } calls on the talisman against { $foe-the }.
log-spear-hits = { $warrior-cap } throws the spear at { $foe-the }: needs { $needed }, rolls { $dice }. A hit.
log-spear-misses = { $warrior-cap } throws the spear at { $foe-the }: needs { $needed }, rolls { $dice }. A miss.
ask-where-to-throw = Where does { $user-the } throw the firebomb?
verb-firebomb-bursts = Throw the firebomb
do-firebomb-bursts = { $user-cap } throws it here ({ $squares })
ask-quake-scroll = Where does { $user-the } bring the roof down?
verb-quake-strikes = Bring the roof down
do-quake-strikes = { $user-cap } brings the roof down here ({ $squares })
log-roof-comes-down = { $warrior-cap } reads the quake scroll: the roof comes down.
ask-put-foe-out-of-quake = { $user-cap } brings the roof down at { $corner }. Where does { $foe-the } go?
ask-jump-out-of-quake = The roof comes down at { $corner }. Where does { $warrior-the } go?
verb-put-foe = Move a monster
do-put-foe = { $foe-cap } goes to { $square }
verb-jump-to = Move out
do-jump-to = { $warrior-cap } goes to { $square }
log-foe-pushed-out = { $foe-cap } is moved to { $square }.
log-warrior-pushed-out = { $warrior-cap } escapes to { $square }.

## Against a hit

verb-shield-with = Use a card against the hit
do-shield-with = { $warrior }: use { $item-the } against the hit
log-hit-caught = { $warrior-cap } catches the blow with { $item-the }.
log-shield-rolled = { $warrior-cap } raises { $item-the }: rolls { $dice }.
log-shield-burst = The blow shatters { $item-the } { $warrior-of }.
log-cloak-wrapped = { $warrior-cap } parries with { $item-the }, wrapped round an arm.
log-cloak-held = The die shows { $dice }: { $item-the } { $warrior-of } is unharmed.
log-cloak-ruined = The die shows { $dice }: { $item-the } { $warrior-of } is ruined.
