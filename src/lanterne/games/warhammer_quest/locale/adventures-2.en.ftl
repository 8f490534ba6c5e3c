
## Who carries it

ask-choose-bearer = Who carries { $item-the }? { $item-id ->
        [cask] It must be poured into the fountain in the objective room, and slows its bearer (−1 movement).
        [container] It must be filled at the fountain in the objective room. Who fills it gets 500 gold, but dies on a roll of 1.
        [kings-sword] It must be dipped into the fountain in the objective room, and adds 1 wound to its bearer’s hits.
       *[deathkings-sword] Its hits deal 1D6 more, but a natural 1 strikes a warrior next to its bearer.
    } Each player names a warrior; if you do not agree, the leader decides.
verb-name-bearer = Name a bearer
do-name-bearer = { $warrior }
ask-leader-names-bearer = You do not agree on who carries { $item-the }. You lead: whom do you choose?
verb-give-to-bearer = Give it to
do-give-to-bearer = Give { $item-the } { $warrior-to }
log-bearer-named = { $warrior-cap } would give { $item-the } { $bearer-to }.
log-bears = { $warrior-cap } carries { $item-the }.

## Everyone’s part

no-done-already = You have already done your part.
no-not-at-fountain = You must stand next to the fountain.
no-not-at-tomb = You must stand next to the tomb.
no-not-at-idol = You must stand next to the idol.
log-beyond-their-strength = The living warriors can now reach { $most } at best, and { $needed } are needed.

## Clearwater

log-draughts-counted = The cask holds { $draughts ->
        [one] { $draughts } draught
       *[other] { $draughts } draughts
    } more than the fountain needs.
do-drink-beer = Drink a draught from the cask
do-drain-cask = Drink the cask dry: the adventure fails
do-pour-beer = Pour the cask into the fountain (instead of attacking)
no-drink-before-fighting = You can only drink before your first attack of the turn.
no-cask-elsewhere = The cask is not in your section.
no-no-draught-to-spare = There is no draught to spare: another one would empty the cask.
no-draughts-left = There are still draughts to spare.
no-no-cask = You do not carry the cask.
log-drank-beer = { $warrior-cap } drinks from the cask and rolls { $dice } ({ $left ->
        [one] { $left } draught
       *[other] { $left } draughts
    } left to spare).
log-slumped = { $warrior-cap } is struck senseless for this turn.
log-legless = { $warrior-cap } is legless for the rest of the adventure: −1 weapon skill, −1 movement, +1 attack.
log-reckless = { $warrior-cap } is reckless for the rest of the adventure: −1 weapon skill, +1 attack.
log-refreshed = The beer does { $warrior-the } good: { $dice } + 1 heals up to { $wounds } wounds.
log-sobered = { $warrior-cap } sobers up and rolls { $dice } for healing.
log-cask-drained = { $warrior-cap } empties the cask. Nothing is left for the fountain.
log-beer-poured = { $warrior-cap } pours the beer into the fountain, and it runs again.

## Skaven curse!

do-lift-load = Lift a load of warpstone, at the cost of 2D6 wounds (instead of attacking)
do-lift-another-load = Lift a second load: it kills you (instead of attacking)
no-no-load-yet = You have not lifted a load yet.
log-load-lifted = { $warrior-cap } lifts a load of warpstone out of the fountain.
log-second-load-lifted = { $warrior-cap } lifts a second load and is killed by the warpstone.

## The waters of fate

do-look-into-pool = Look into the pool
do-drink-of-pool = Drink from the pool: on a 1 you die, otherwise you are healed
do-open-far-door = Nobody else wants to look: open the far door
no-drunk-already = You have already drunk from the pool.
no-not-the-leader = Only the leader can do this.
no-far-door-open = The far door is already open.
log-looked-into-pool = { $warrior-cap } looks into the pool and rolls { $dice }.
log-saw-invasion = { $warrior-cap } sees the coming invasion.
log-drank-of-pool = { $warrior-cap } drinks from the pool and rolls { $dice }.
log-tokens-came-back = { $warrior-cap } gets { $tokens ->
        [one] { $tokens } power token
       *[other] { $tokens } power tokens
    } back.
log-done-looking = { $warrior-cap } says that everybody who wants to has looked. The die shows { $dice }: { $cards ->
        [one] { $cards } card leads
       *[other] { $cards } cards lead
    } up to the surface.

## The sword of true kingship

ask-choose-bets = Which of the three princes is the true king? The sword names him, by the roll of a die, when it is dipped into the fountain in the objective room; each has the same chance. Bet now, in secret: at the end a right bet earns 500 gold, any other 1D6 × 30.
verb-bet-on = Bet on
do-bet-on = { $king }
log-bets-laid = The bets are laid.
do-dip-sword = Dip the sword into the fountain (instead of attacking)
no-no-kings-sword = You do not carry the king’s sword.
log-king-named = { $warrior-cap } dips the sword and rolls { $dice }: { $king } is the true king.
log-bet-shown = { $warrior-cap } had bet on { $king }.
log-dodged-roof = The roof falls. { $warrior-cap } needs { $needed }, rolls { $dice } + { $initiative } initiative and leaps aside.
log-roof-fell = The roof falls. { $warrior-cap } needs { $needed }, rolls { $dice } + { $initiative } initiative and is struck.

## Nurgle’s rot

do-draw-water = Fill the container: on a 1 you die (instead of attacking)
no-no-container = You do not carry the container.
log-container-filled = { $warrior-cap } rolls { $dice } and fills the container.
log-water-killed = { $warrior-cap } rolls { $dice } and is killed by the pure water.

## Fountain of lost souls

do-take-soul = Pull your soul out of the water: if you fail, you die (instead of attacking)
log-soul-recovered = { $warrior-cap } needs { $needed }, rolls { $dice } + { $toughness } toughness and recovers a stolen soul.
log-soul-burnt = { $warrior-cap } needs { $needed }, rolls { $dice } + { $toughness } toughness and burns, soul and all.

## Exorcism

do-lay-symbol = Lay your symbol on the tomb
log-symbol-laid = { $warrior-cap } lays { $item-a } on the tomb.
log-rite-rolled = The rite begins: { $dice }.
log-spirit-destroyed = No 1: the spirit of the necromancer is destroyed.
log-spirit-answered = A 1: the spirit answers.

## The sword of the deathking

do-lay-hand-on-tomb = Lay a hand on the tomb and wait for the others (instead of attacking)
do-open-tomb = Open the tomb with all who wait: if you fall short, you are lost (instead of attacking)
no-nobody-comes-after = Nobody acts after you in this phase: open the tomb yourself, or leave it.
log-hand-laid-on-tomb = { $warrior-cap } lays a hand on the tomb and waits.
log-will-rolled = { $warrior-cap } rolls { $dice } in the battle of wills.
log-deathking-slain = { $points } in all, { $needed } needed: the king’s will breaks, and he dies by his own sword.
log-wills-broken = { $points } in all, { $needed } needed: the king is stronger.

## Return the crown

log-chest-found = A locked chest stands { $section-in }. It can be neither forced nor moved.
log-chest-at-entrance = No room lay on the way. The locked chest stands at the entrance, { $section-in }.
do-take-key-of-chest = Search the tomb for the key (instead of attacking)
no-key-found-already = The key has already been found.
log-key-of-chest-found = { $warrior-cap } finds { $item-the } in the tomb.
do-open-chest = Open the chest
no-no-key-of-chest = You do not have the key to the chest.
no-not-at-chest = The chest is not in this section.
no-monsters-at-chest = You cannot do this while a monster is in this section.
log-chest-opened = { $warrior-cap } opens the chest and finds the crown.

## The hero awakens

log-shard-given = { $warrior-cap } receives a shard of power: { $dice } + 2 makes { $charges } points.
log-hero-can-be-woken = The hero can be woken in this phase only. It is up to { $warrior-the } to try.
do-wake-hero = Wake the hero: there is only this one try
no-not-his-to-wake = Only the Wizard can wake the hero, or the leader if there is no Wizard.
no-not-the-time-to-wake = You can only wake the hero in the first warriors’ phase that starts with the guardians dead and the room clear.
no-not-in-tomb-chamber = You must be in the tomb chamber.
log-hero-woke = { $warrior-cap } needs { $needed }, rolls { $dice } + { $added } saved power: the hero awakens.
log-hero-slept-on = { $warrior-cap } needs { $needed }, rolls { $dice } + { $added } saved power: the hero sleeps on.
log-chance-missed = Nobody tried to wake the hero in time.

## Destroy the tomb

do-hack-at-tomb = Hack at the tomb with one attack
no-not-his-to-hack = Only the Dwarf can do this, or the warrior who has taken the Dwarf’s part.
no-monsters-on-board = You cannot do this while a monster is on the board.
log-tomb-hacked = { $warrior-cap } hacks at the tomb: { $dice } counts { $points }, + { $added } − { $toughness } = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } ({ $left } left).
log-noise-heard = The noise at the tomb draws attention.
log-hacker-gone = Without { $warrior-the } nobody can destroy the tomb.

## Identify

do-lift-lid = Lift the lid of the tomb (instead of attacking)
log-lid-lifted = { $warrior-cap } lifts the lid and rolls { $dice }.
log-no-teeth = The dead man has no teeth: it is Luckstein, and his heir pays.
log-no-left-hand = The dead man’s left hand is missing: nobody pays.

## Sacrifice?

log-kin-drawn = The captive is a kinsman { $warrior-of }.
log-omen-rolled = The omens: { $dice }.
log-captive-died = Three of a kind: the captive is dead. All but { $warrior-the } may go home.
log-kin-raged = { $warrior-cap } sees a kinsman’s captors and rages: −1 weapon skill, +1 attack for the rest of the game.

## Desecration

ask-choose-push = You are all next to the idol. Do you give up your own turns and push? Everybody must agree.
do-push-idol = Push
do-leave-idol = Do not push
log-push-refused = { $warrior-cap } does not want to push.
log-pushed = { $warrior-cap } pushes: { $dice } + { $strength } strength.
log-idol-fell = { $points } in all, { $needed } needed: the idol falls.
log-idol-stood = { $points } in all, { $needed } needed: the idol stands.

## Kill the shaman

log-hand-of-mork-missed = The shaman, { $foe-the }, calls on its god and rolls { $dice }: nothing happens.
log-hand-of-mork-struck = The shaman, { $foe-the }, calls on its god and rolls { $dice }: a green fist falls on { $warrior-the }.

## Daemon summoning

log-summoning-begun = The summoning has begun. The die shows { $dice }: the daemon wakes in turn { $turn }.
log-daemon-woke = { $foe-cap } swells and bursts: { $daemon-the } is the daemon, with { $wounds } wounds and { $attacks } attacks.

## Return the staff

do-place-staff = Put the staff into the idol’s hand (instead of attacking)
log-staff-placed = { $warrior-cap } puts the staff into the idol’s hand.

## Sword of the electors

do-wrench-sword = Wrench the sword from the idol (instead of attacking)
no-others-try-first = You have tried. Every other living warrior must try before you can try again.
log-sword-freed = { $warrior-cap } needs { $needed }, rolls { $dice } + { $strength } strength and wrenches the sword free.
log-sword-stuck = { $warrior-cap } needs { $needed }, rolls { $dice } + { $strength } strength: the sword does not move, and the idol strikes.
