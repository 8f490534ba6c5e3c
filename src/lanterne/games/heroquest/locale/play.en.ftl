## The game

game-heroquest = HeroQuest
    .summary = Four heroes go down into the dungeon, and Zargon waits behind every door. Explore room by room, fight with skulls and shields, search for treasure, mind the traps, and come back to the stairs alive. Fourteen quests make a campaign in which gold buys better gear. Play the heroes together, or be Zargon.
    .mood = Light and heroic. For an evening as a party, or one against all as Zargon; also alone.
seat-barbarian = { hero-barbarian }
seat-dwarf = { hero-dwarf }
seat-elf = { hero-elf }
seat-wizard = { hero-wizard }
seat-zargon = Zargon

## Questions that a seat may wish not to be asked

spare-defence-window = Potions before a Defend roll
    .effect = no potion is drunk
spare-fortune = One die again with Fortune’s Longsword
    .effect = the roll stays as it is
spare-walk-and-end = The end of a turn after a walk, with no monster about and nothing here to open or to find
    .effect = the turn ends by itself
spare-stand-and-fight = The end of a turn after a blow, with a monster still beside the hero
    .effect = the turn ends by itself
spare-end-at-once = The end of a turn with nothing left to do
    .effect = the turn ends by itself
spare-way-out = The square after a falling block
    .effect = the first one in reading order
spare-wandering-square = The square of a wandering monster
    .effect = the square that the automated Zargon would take
spare-choose-summon-square = The squares of summoned monsters
    .effect = the first of the nearest squares
spare-choose-rust = What rusts away
    .effect = the first thing on the list

## Set-up

ask-choose-hero = Which hero do you play? The heroes take their turns in the order of the seats.
verb-take-hero = Play a hero
do-take-hero = { $hero }
log-hero-taken = Player { $seat-number } plays { $hero-the }.
ask-choose-group = { $hero }: which group of spells do you take?
verb-take-group = Take a group of spells
do-take-group = { $hero }: { $group } ({ $group-spells })
log-group-taken = { $hero-cap } takes the spells of { $group }.
ask-choose-ring-spell = { $hero }: which spell does the Spell Ring hold in this quest?
verb-store-spell = Store a spell
do-store-spell = { $hero }: { $spell }
log-spell-stored = { $hero-cap } stores “{ $spell }” in the Spell Ring.
log-parchment-read = A new quest: { $quest }.
log-difficulty-told = { $difficulty-id ->
        [tale] Difficulty: { setting-difficulty-tale }. { setting-difficulty-tale.effect }
        [adventure] Difficulty: { setting-difficulty-adventure }. { setting-difficulty-adventure.effect }
       *[peril] Difficulty: { setting-difficulty-peril }. { setting-difficulty-peril.effect }
    }
ask-start-choice = { $quest }: the heroes are ready. Do you begin, or should two of them swap their squares first?
do-begin = Begin
verb-propose-swap = Swap squares
do-propose-swap = { $hero } and { $other } swap squares
log-swap-proposed = Proposed: { $hero-the } and { $other-the } swap their squares.
ask-answer-swap = Do you agree that { $hero-the } and { $other-the } swap their squares?
do-agree = Agree
do-refuse-swap = Refuse
log-swap-refused = The swap is refused.
log-places-swapped = { $hero-cap } and { $other-the } have swapped their squares.

## Turns

log-round-begins = Round { $round }.
log-turn-begins = { $hero-cap } takes a turn.
ask-turn-choice = What do you do?
do-end-turn = End the turn
no-acted-already = You have already acted this turn.

## Movement

do-roll-movement = Roll and move
no-rolled-already = You can roll for movement only once per turn.
no-not-rolled-yet = Roll the movement dice first.
no-no-points-left = You have no movement points left.
verb-walk = Walk
do-walk = Walk to { $to }
no-square-covered = Something solid is there.
no-square-blocked = The square is blocked.
no-monster-in-the-way = A monster is in the way.
no-no-walking-on = You share this square with a monster and can go no farther in this movement.
no-nowhere-to-stop = You cannot stop on another’s square, and your points do not reach beyond it.
log-movement-rolled = { $hero-cap } rolls { $dice } for movement: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-movement-fixed = { $hero-cap } may move { $points } squares.
log-walked = { $hero-cap } walks to { $square } ({ $points } left).
log-felt-rock = { $hero-cap } feels solid rock at { $square }.
log-could-not-enter = Something on { $square } keeps { $hero-the } out.
log-went-back = { $hero-cap } finds no place to stop and goes back to { $square }.
log-lost-in-rock = { $hero-cap } is caught in solid rock at { $square }, for ever.

## Trapdoors, tunnels, teleports

do-go-through = Go through, for one square of movement
log-went-through = { $hero-cap } goes through { $passage-the } and comes out on { $square }.
log-no-way-out-of-passage = { $hero-cap } finds no free square at the other end of { $passage-the }, and comes back.
passage-trapdoor = trapdoor
    .the = the trapdoor
    .cap = A trapdoor
    .effect = A hero here may go through to its other end for one square of movement
passage-tunnel = tunnel
    .the = the tunnel
    .cap = A tunnel
    .effect = A hero here may go through to its other end for one square of movement
passage-teleport = teleport
    .the = the teleport
    .cap = A teleport
    .effect = A hero here may go through to its other end for one square of movement

## Doors and exploration

verb-open-door = Open a door
do-open-door = Open the door { $door }
no-needs-key = The door is locked. It needs: { $item }.
no-door-is-barred = The door is barred, and no key opens it.
no-door-opens-from-other-side = The door opens only from the other side.
log-door-opened = { $hero-cap } opens the door { $door }.
log-door-opens-itself = The door { $door } opens.
log-door-locked = { $hero-cap } tries the door { $door }: locked. It needs: { $item }.
log-door-barred = { $hero-cap } tries the door { $door }: it is barred, and has no keyhole.
log-door-from-elsewhere = { $hero-cap } tries the door { $door }: it opens only from the other side.
log-room-revealed = The party sees a new room: { $region }.
log-door-seen = A door comes into view: { $door }.
log-monster-appears = { $foe-cap } appears on { $square }.
log-character-appears = { $foe-cap } appears on { $square }!
log-passage-seen = { $passage-cap } comes into view on { $square }.
log-ally-seen = { $hero-cap } is here, on { $square }.

log-deeds-done = All that is left to do is to leave the dungeon.

## Endings

ending-success = The quest is won.
ending-unfinished = The heroes have left the quest unfinished.
ending-defeat = All heroes have fallen. Zargon has won.
ending-stopped = The agreed number of rounds is over.
ending-campaign-won = The Black Banner has fallen: the campaign is won.
ending-campaign-left = The heroes hang up their swords; the campaign ends here.

shortcut-all-follow = All follow
    .effect = This hero’s turn ends, and your other heroes come as near as their rolls allow, over squares where heroes have walked. It stops at the first surprise.
shortcut-all-wait = All wait
    .effect = All your heroes end their turns, up to Zargon’s. It stops at the first surprise.
shortcut-search-in-turn = Search this room one after the other
    .effect = Each of your heroes here in turn: for traps first if nobody has, each for treasure, then for secret doors if nobody has. Each ends the turn. It stops at the first surprise.
shortcut-go-back = Go back towards the exit
    .effect = Over squares where heroes have walked, as far as the roll allows. It stops at the first surprise.
shortcut-march-back = All back to the exit
    .effect = All your heroes, turn by turn, over squares where heroes have walked. Nobody leaves yet. It stops at the first surprise.

# Beside options

note-dice = { $attack ->
        [one] 1 die
       *[other] { $attack } dice
    } against { $defend }
note-wounds = { $chance } % to wound
note-lands = lands safely { $chance } %
note-disarms = succeeds { $chance } %
note-kills = { $chance } % to slay
note-loses = { $whole }.{ $tenths } Body Points on average

rules-changed-7 = In an adventure and in peril more waits in the first five quests, and leaders hit harder (HQ-DIF-1 to HQ-DIF-5). What has been revealed stays as it is.
