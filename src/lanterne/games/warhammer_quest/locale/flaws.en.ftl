## Where something stands

wq-book = the book
wq-cards = the cards
wq-door = door { $name }

## Adventures

wq-no-objective-room = there is no objective room { $name }
wq-book-place = number { $number } of { $room } should stand in its place
wq-book-size = it has { $count } adventures, not { $wanted }
wq-first-game = it advises { $count } adventures for a first game, not 1
wq-no-monster = there is no monster { $name }
wq-group-empty = a group of { $monster } may be empty
wq-guardians-both = its guardians come from the table, or they are listed, but not both
wq-guardians-placed = guardians and no others are placed
wq-guardians-table = only guardians from the table can be modified, replaced or joined
wq-no-pit = its room has no pit
wq-one-special = one of its guardians must be the special one
wq-special-kind = no { $monster } is there to be the { $special }
wq-not-in-room = there is no { $name } in its room
wq-reward-others = its reward leaves out the others
wq-half-gold = there is no gold to keep half of
wq-walk-out = it must reward those who walk out if the way out is on foot, and only then
wq-no-way-out = its room has no way out
wq-required-dead = no warrior is required, so no death can fail it
wq-fail-twice = it can fail twice for the same reason
wq-thresholds = its thresholds must grow from one warrior to four
wq-same-item = another item is called { $name }
wq-required-item = no warrior is required, so none can get the { $item }
wq-roll = { $text } is not a roll of dice

## Tables

wq-figure = { $field } is { $number }, of { $least } to { $most }
wq-no-section = there is no such section
wq-room-card = a room has one card
wq-no-card = it has no card
wq-objective-last = the objective rooms must come last
wq-own-card = { $card } is not his card
wq-pinned = no die decides whether he is pinned
wq-bow = a bow has dice and strength
wq-weapon = his weapon has no dice
wq-no-die = no die shows { $number }
wq-missile = it has a missile weapon but no shooting skill
wq-numbers = it has { $count } numbers, not { $wanted }
wq-defender = a better defender is easier to hit
wq-attacker = a better attacker finds it harder to hit
wq-equals = equals hit on { $number }, not on 4
wq-two-groups = it has two groups of a kind
wq-nobody-comes = nobody comes
wq-m-cards = M cards and no others bring monsters, and one treasure
wq-m-another = an M card draws another before the fight, or none
wq-another = its die for another card is not compared with 3
wq-with-monsters = there are { $count } with monsters, not 12
wq-spells = five attack, five defence and five healing spells, in this order
wq-adventure-setting = it must offer random, first-game, then every adventure

## Cards that are held

wq-charges = cards with charges, and no others, count them
wq-no-charge = it has no charge to be paid for
wq-unused = only a card that stays after its use can be unused
wq-on-receipt = what is used at once is used on receipt
wq-gold-taken = gold, and nothing else, is taken at once
wq-gold-sold = gold, and nothing else, cannot be sold
wq-no-moment = a card that cannot be used has no moment
wq-weapons = weapons, and no others, are held as weapons
wq-shield = a shield is held as a shield
wq-ammunition = ammunition, and nothing else, needs a bow
wq-users = it is for all, or for some, each named once

## Sections

wq-lines = its lines are not equally long
wq-size = a { $kind } must be { $width } by { $height } squares
wq-shape = a { $kind } must have the shape of a { $shape }
wq-letter = its grid has a { $letter }
wq-obstacles = its obstacles do not stand where its grid has them
wq-floor = only objective rooms have anything but floor
wq-same-door = it has { $count } doors { $name }
wq-door-squares = the squares of door { $name } are not side by side
wq-attach = each of its doors must be one to attach it by, and say what its exits are then
wq-back = a warrior who goes in by { $one } and out by { $other } cannot come back
wq-exits = door { $name } has exits in an objective room, or none elsewhere
wq-left-right = junctions and no others have a left and a right exit
wq-not-exits = left and right of door { $name } are not its exits
wq-exchanged = left and right of door { $name } are exchanged
wq-junction = a junction has a left and a right for each of its doors
wq-edge = { $field } names { $one } and { $other }, which are not side by side
wq-edge-twice = { $field } names two squares twice
wq-twice = it has { $name } twice
wq-part-squares = { $name } has no squares, or one twice
wq-stand = nobody can stand on { $square } of { $name }
wq-secret-exits = only objective rooms have secret exits and marks
wq-walk-to = nobody can walk to { $square }
wq-leads-out = { $way } does not lead out at { $square }
