## What is read out

log-note-read = { $note }
log-rule-read = { $law }
log-hope-lost = { $hero-cap } is dead. This quest can no longer succeed.

ask-what-to-read = No rule says when these notes apply. Which of them do you read out to the heroes now?
verb-read-out = Read out
do-read-out = Read out: { $note }
do-keep-the-rest = Keep the rest to yourself

## What notes do

log-item-given = { $hero-cap } receives { $item-the }.
log-item-fell = On the floor of { $square }: { $item-the }.
log-item-delivered = { $hero-cap } hands over { $item-the }.

## Quest actions

do-quest-act = { $act }
verb-quest-act = Do a quest action
no-room-is-not-quiet = You cannot do this while a monster is in the room.
no-nothing-to-hand-over = You do not carry what is needed here.
log-quest-act-done = { $hero-cap } acts: { $act }.

## Monsters that come, vaults that fall in

log-wave-came = A new wave of attackers comes.
log-square-collapsed = { $square-id ->
        [hidden] Somewhere in the dark stone falls on stone.
       *[other] { $square } fills with rubble.
    }
log-hero-pushed = { $hero-cap } is pushed aside to { $square }.
log-foe-pushed = { $foe-cap } is pushed aside to { $square }.

## Allies

ask-ally-choice = Where does { $ally-the } go? Squares left: { $points }.
do-ally-walks = { $ally-cap }: go to { $to }
verb-ally-walks = Move your ally
do-ally-goes-through = { $ally-cap }: go through, for one square of movement
verb-ally-goes-through = Send your ally through
do-ally-leaves = { $ally-cap }: leave the dungeon
verb-ally-leaves = Lead your ally out
do-ally-stays = Stay here
log-ally-joined = { $ally-cap } joins you and goes with { $hero-the }.
log-ally-follows = { $ally-cap } now goes with { $hero-the }.
log-ally-walked = { $ally-cap } goes to { $square }; squares left: { $points }.
log-ally-left = { $ally-cap } leaves the dungeon, safe.

## Leaving

do-leave = Leave the dungeon
do-leave-together = Leave the dungeon together with { $ally-the }
verb-leave-together = Leave with your ally
do-retreat = Give up and go back up the stairs
no-not-at-exit = You can only leave the dungeon from an exit square.
log-left = { $hero-cap } leaves the dungeon, safe.
log-retreated = { $hero-cap } gives up and goes back up the stairs.

## The end of a quest

result-success = success
result-unfinished = unfinished
result-defeat = defeat
result-stopped = stopped
log-quest-ended = { $quest }: { $result-id ->
        [success] the quest is won.
        [unfinished] the heroes come home without finishing the quest.
        [defeat] no hero comes home.
       *[stopped] the agreed number of rounds is over.
    }
log-rewarded = { $hero-cap } receives { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    } as a reward.
log-title-won = From now on { $hero-the } is called { $quest-id ->
       *[black-banner] { title-champion }
    }.
do-name-hero = { $seat }: name the hero
verb-name-hero = Name your hero
no-only-heroes-are-named = Only hero players can name a hero.
no-no-hero-yet = You have no hero yet.
no-name-too-long = A name can have at most 30 characters.
no-name-unreadable = This name contains unreadable characters.
log-hero-named = { $hero-cap } has a new name: see the sheet.
do-concede = { $seat }: give up the quest
verb-concede = Give up the quest
no-only-heroes-concede = Only hero players can give up the quest.
no-nobody-inside = No hero is in the dungeon now.
log-conceded = The heroes give up. All heroes still inside count as dead.
