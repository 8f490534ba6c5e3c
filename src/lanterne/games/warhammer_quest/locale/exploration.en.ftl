## Laying sections

manner-ahead = with the exit straight ahead
manner-left = with the exit on the left
manner-right = with the exit on the right
manner-across-left = across your way, with the exit on the left
manner-across-right = across your way, with the exit on the right
manner-left-and-right = with exits left and right
manner-left-and-ahead = with exits on the left and straight ahead
manner-ahead-and-right = with exits straight ahead and on the right
manner-closed = without another exit

## The entrance

log-entrance-laid = The dungeon entrance is { $section-the }, { $manner }.
ask-choose-exit = The dungeon begins with { $section-the }. Where is its exit?
verb-place-entrance = Lay the entrance
do-place-entrance = { $section }: { $manner }

## The exploration phase

ask-choose-exploration = Does the leader explore?
verb-explore = Explore
do-explore = Explore: { $door }
do-stay-put = Do not explore
no-dead-end = No dungeon card is left behind this door: it is a dead end.
no-doorway-is-blocked = Rubble fills this doorway.
log-explored = { $warrior-cap } explores. { $door }: { $section }.
log-objective-found = This is the objective room: { $section }.
ask-choose-placement = { $door }: how do you lay { $section-the }?
verb-lay-section = Lay the section
do-lay-section = { $door }: { $section }, { $manner }
note-leads = { $sides ->
        [1] leads north
        [2] leads east
        [3] leads north and east
        [4] leads south
        [5] leads north and south
        [6] leads east and south
        [8] leads west
        [9] leads north and west
        [10] leads east and west
        [12] leads south and west
       *[0] leads nowhere else
    }
note-most-room = leaves the most room
log-section-laid = { $section } laid { $manner }.
log-section-laid-apart = There is no room here: { $section-the }, { $manner }, is drawn apart, and only the doorway joins it to the rest.
log-pile-divided = The dungeon cards are divided: { $left } to the left, { $right } to the right.
log-dead-end = { $door-cap } leads nowhere: no dungeon card is left behind it.
log-far-door-opened = { $door-cap } opens in the far wall. All other doors without a section behind them are dead ends from now on.
log-new-deck-dealt = { $cards ->
        [one] One dungeon card leads to the surface.
       *[other] { $cards } dungeon cards lead to the surface.
    }

## Cave-ins

log-roof-cracks = The roof cracks { $section-in }! Rubble blocks every exit but the one you came by, and nobody is pinned there. At the end of the next turn everything inside is buried.
log-section-fell-in = Cave-in: everyone still { $section-in } is killed, and nobody will pass or see through there again.
log-way-cut-off = You are cut off: you cannot reach the goal, nor any door with dungeon cards. You can only leave by the entrance or give up.
ask-choose-detour = The collapse has cut you off. Where do you break through?
verb-add-door = Break through
do-add-door = Between { $one } and { $other }
log-detour-opened = A way round the collapse is found { $section-in }. { $door-cap } stands open, and the cards that were cut off are shuffled.
log-room-behind-detour = A way round the collapse is found { $section-in }. { $door-cap } leads to { $room-the }, which the rubble had cut off.

## The portcullis

log-portcullis-hangs = A portcullis hangs over the doorway { $section-of } by which you came. It will close once every warrior is inside.
log-portcullis-closed = The portcullis comes down { $section-in }. { $door-cap } is closed: nobody can pass, but you can see and shoot through it.
ask-choose-key-holder = A dying dwarf hands you the key of the portcullis. Who holds it?
verb-take-key = Take the key
do-take-key = { $warrior }
log-key-taken = { $warrior-cap } holds { $item-the }.
verb-open-portcullis = Open the portcullis
do-open-portcullis = Open the portcullis: { $door }
no-needs-portcullis-key = You need the portcullis key to open it.
log-portcullis-opened = { $warrior-cap } opens the portcullis with the key. { $door-cap } is free for good.
