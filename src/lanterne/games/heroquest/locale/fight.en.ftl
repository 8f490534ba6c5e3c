## Attacks of heroes

do-strike = { $item-id ->
        [none] Attack { $foe-the } with bare hands
       *[other] Attack { $foe-the } with { $item-a }
    }
verb-strike = Attack
do-strike-undefended = Attack { $foe-the } with the power of { $item-the }: no defence
verb-strike-undefended = Attack without defence
do-throw = Throw { $item-a } at { $foe-the }
verb-throw = Throw
do-shoot = Shoot at { $foe-the } with { $item-a }
verb-shoot = Shoot
do-pour-holy-water = Pour holy water on { $foe-the }
verb-pour-holy-water = Pour holy water
no-nothing-to-attack = There is nobody you can attack.
no-power-spent = You can use this power only once per quest.
log-struck = { $item-id ->
        [none] { $hero-cap } attacks { $foe-the } with bare hands: { $faces }.
       *[other] { $hero-cap } attacks { $foe-the } with { $item-a }: { $faces }.
    }
log-struck-undefended = { $hero-cap } calls up the power of { $item-the } against { $foe-the }, who cannot defend: { $faces }.
log-thrown = { $hero-cap } throws { $item-a } at { $foe-the }: { $faces }.
log-shot = { $hero-cap } shoots at { $foe-the } with { $item-a }: { $faces }.
log-magic-struck = The magic of { $hero-the } attacks { $foe-the }: { $faces }.
log-holy-water-poured = { $hero-cap } pours holy water on { $foe-the }.
log-foe-defended = { $foe-cap } defends: { $faces }.
log-foe-asleep = { $foe-cap } is asleep and does not defend.
log-wounded = { $foe-cap } loses { $points ->
        [one] 1 Body Point
       *[other] { $points } Body Points
    } and has { $left } left.
log-slain = { $foe-cap } dies.
log-destroyed = { $foe-cap } is destroyed.

## One die again

ask-fortune = { item-fortunes-longsword }: do you roll one die of your attack on { $foe-the } again? The new face counts. You have { $skulls ->
        [one] 1 hit
       *[other] { $skulls } hits
    }.
do-keep-roll = { $hits ->
        [0] Keep the roll against { $foe-the }: no hit
        [one] Keep the roll against { $foe-the }: 1 hit
       *[other] Keep the roll against { $foe-the }: { $hits } hits
    }
verb-keep-roll = Keep the roll
do-roll-again = Roll a die again against { $foe-the }: { $face }
verb-roll-again = Roll a die again
log-rerolled = { $hero-cap } rolls a die again with { $item-the }: { $before } becomes { $faces }.

## Second attacks

ask-second-attack = { item-heroic-brew }: whom do you attack next?
ask-orc-attack = { item-orcs-bane }: do you attack an adjacent orc once more?
do-strike-orc = Attack { $foe-the } once more
verb-strike-orc = Attack once more
do-forgo-attack = No second attack

## Attacks on heroes

log-monster-struck = { $foe-cap } attacks { $hero-the }: { $faces }.
log-turned-on-friend = { $item-id ->
        [none] { $hero-cap }, under command, attacks { $friend-the } with bare hands: { $faces }.
       *[other] { $hero-cap }, under command, attacks { $friend-the } with { $item-a }: { $faces }.
    }
ask-defence-window = { $hits ->
        [one] 1 hit on { $hero-the }
       *[other] { $hits } hits on { $hero-the }
    }: do you drink a potion before the Defend roll?
log-hero-defended = { $hero-cap } defends: { $faces }.
log-hero-helpless = { $hero-cap } cannot defend.
log-hurt = { $hero-cap } loses { $points ->
        [one] 1 Body Point
       *[other] { $points } Body Points
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
log-rock-skin-cracked = { spell-rock-skin } no longer protects { $hero-the }.
log-healed = { $hero-cap } regains { $points ->
        [one] 1 Body Point
       *[other] { $points } Body Points
    } and has { $left }.

## Death

log-at-deaths-door = { $hero-cap } is about to die.
ask-last-chance = { $hero-cap } has no Body Points left. What do you do?
do-cast-to-live = Heal { $hero-the }: cast “{ $spell }”
verb-cast-to-live = Cast a healing spell
do-drink-elixir = Save { $hero-the } with the { item-elixir-of-life }
verb-drink-elixir = Use the elixir
do-accept-death = Let { $hero-the } die
verb-accept-death = Die
no-acted-this-round = You have already acted this round and cannot cast a spell.
no-helpless-casts-nothing = You cannot cast a spell while asleep or paralysed, not even now.
log-cast-at-deaths-door = With a last effort { $hero-the } casts “{ $spell }”.
log-saved-by-elixir = The { item-elixir-of-life } saves { $hero-the }, who regains all points.
log-died = { $hero-cap } dies.
log-belongings-left = The belongings of { $hero-the } are left on { $square }.
log-belongings-taken = No hero is there to stop them: the monsters carry off the belongings of { $hero-the }.
log-left-by-monsters = The monsters leave { $item-the } lying on { $square }.
