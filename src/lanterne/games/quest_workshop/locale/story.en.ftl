## On the board and on cards

known-as = “{ $name }”
one-and-another = { $one }, { $other }
status-open = open: { $entry }
status-flag = in hand: flag “{ $flag }”
waits = Waits until a note or an action calls it
square-seen = When this is seen, read out: { $entry }
square-action = Done here: { $entry }
square-escape = Escapes to this square: { $entry }
square-falls = Fills with rubble: number { $number }
door-key = Locked: { $item }
door-flag = Barred until the flag “{ $flag }” is set
door-one-way = Opens only from { $square }
room-barred = Cannot be searched until the flag “{ $flag }” is set
shrugs-off = Immune to { $spell }
is-fireproof = Immune to fire
is-led = Led by the heroes
stays-put = Stays where it is
is-left-alone = Left alone by monsters
joins-by = Joins through { $entry }
is-firm = Cannot be destroyed
rule-of-note = Stated in the note of this name
happens-again = Repeats
done-on = Done on { $squares }
done-beside = Done next to { $squares }
done-nowhere = Its squares are still to be chosen
asks-quiet = No monster here: { $region }
asks-item = The hero must hold one of these: { $items }
asks-death = Must be dead first: { $others }
wave-turn = Comes with turn { $number } of Zargon
group-squares = Start squares: { $number }
group-places = Heroes who begin here: { $places }
sheet-honour = Heroes who come home bear a title
sheet-exit = The exit has a name
sheet-retreat = Heroes may retreat by the stairs
sheet-collapse = Collapses once “{ $flag }” is set; squares: { $number }

## Goals

monsters-besides = { $monsters } except { $others }
part-kill = Goal: kill { $entry }
part-kill-all = Goal: kill { $monsters }
part-kill-wandering = Goal: kill { $monsters }, wandering ones too
part-carry = Goal: carry out { $item }
part-escort = Goal: lead { $entry } out
part-flag = Goal: flag “{ $flag }” is set
part-leave = Goal: leave by the exit
part-explore = Goal: see every room

## When

when-start = Read when the quest begins
when-kept = Read when Zargon sees fit
when-never = Never read
when-seen = Read at the sight of { $square }
when-search = Read when searched: { $region }
when-killed = Read when this dies: { $entry }
when-wounded = Read when this is wounded: { $entry }
when-all-killed = Read when dead: { $monsters }
when-flag = Read when set: { $flags }
when-gone = Read when this has left: { $entry }
when-turn-ends = Read when a turn of Zargon ends
when-turn-ends-while = Read when a turn of Zargon ends while these are standing: { $others }
when-beaten = Read when the last wave is beaten

## Then

then-flag = Sets the flag “{ $flag }”
then-item = Gives { $item }
then-wakes = Brings in: { $monster }
then-monsters =
    { $number ->
        [one] One monster comes
       *[other] { $number } monsters come
    }
then-corridors = Reveals all corridors
then-joins = { $entry } joins the heroes
then-regains = { $entry } regains a spell
then-casts = { $entry } must cast { $spell }
then-delivers = Hand over { $item } to set “{ $flag }”
then-weakens = Fewer Defend dice for { $monsters }: { $number }

## What still keeps the quest from being played

flaw-begins-nowhere = Hero { $number } must begin in exactly one start group.
flaw-indestructible = The goal asks to destroy what cannot be destroyed: { $entry }.
flaw-item-nowhere = Nobody can ever get it: { $item }. Hide it, or let a note or an action give it.
flaw-block-unseen = Nobody can ever see the blocked square { $square }.
flaw-action-out-of-reach = No way leads to where this is done: { $entry }.
flaw-action-nowhere = It has no squares where it is done: { $entry }.
flaw-flag-out-of-reach = The goal asks for a flag that nobody can set: { $flag }.
flaw-flag-never-set = The goal asks for the flag { $flag }, and nothing sets it.
flaw-door-waits = The door { $door } waits for the flag { $flag }, and nothing sets it.
flaw-find-waits = The treasure waits for the flag { $flag }, and nothing sets it: { $region }.
flaw-note-waits = { $entry } waits for the flag { $flag }, and nothing sets it.
flaw-collapse-waits = The collapse waits for the flag { $flag }, and nothing sets it.
flaw-nothing-falls = The dungeon collapses, and no square fills with rubble.
flaw-waits-in-vain = A monster waits on { $square }, and nothing calls it.
flaw-nobody-waits = Something is called that does not wait on the board: { $monster }.
flaw-endless = { $entry } would happen again and again without end.
flaw-no-waves = { $entry } waits for waves, and there are none.
flaw-always-stands = { $entry } waits for something that always stands: { $thing }.
flaw-nobody-gets = { $entry } gives something, and nobody is there to get it.
flaw-no-caster = A spell is given back to somebody who has none: { $monster }.
flaw-spell-unknown = { $monster } must cast a spell that it does not have: { $spell }.
