## Where something stands

hq-region = region { $name }
hq-row-number = row { $number }
hq-rows = the rows
hq-regions = the regions
hq-walls = the walls
hq-cards = the cards
hq-origin = the origin
hq-item = item { $name }
hq-box = the box
hq-part = part { $name }
hq-piece = piece { $name }
hq-trap = trap { $name }
hq-wave = wave { $name }

## Tables of HeroQuest

hq-campaign-quests = it must name { $count } quests, each once
hq-no-such-thing = the game has no such thing
hq-holds-quest = it holds the quest { $quest }
hq-campaign-origin = it is that of the campaign it belongs to
hq-corridor-first = the corridor must come first, with a dot
hq-rooms = there are { $count } rooms, not { $wanted }
hq-squares = it has { $count } squares, not { $wanted }
hq-edges = regions meet at { $count } edges, not at { $wanted }
hq-same-letter = another region has the letter { $letter }
hq-no-letter = no region has the letter { $letter }
hq-connected = it is not one connected piece
hq-box-none = the box holds no such thing
hq-box-count = the box holds { $count }, not { $wanted }
hq-no-group = there is no group { $name }
hq-group-spells = { $group } has { $count } spells, not 3
hq-casts-none = { $hero } casts no spells
hq-advised = { $hero } is advised too many groups or few
hq-no-hero = there is no hero { $name }
hq-attack-dice = weapons and no others have Attack dice
hq-defend-dice = armour and nothing else has a slot and Defend dice
hq-no-weapon = { $item } is no weapon this hero can buy and use
hq-weapon-dice = a { $item } has { $count } dice, not { $wanted }
hq-same-item = another item has this name
hq-in-potions = what it does must stand in potions.json
hq-card-of = what it gives does not fit a card of { $category }
hq-no-potion = there is no potion { $name }
hq-no-equipment = there is no equipment { $name }
hq-no-tile = there is no tile { $name }
hq-each-once = it must name each of { $names } once
hq-handed-out = { $count } quests hand it out, not 1
hq-faces = its table must name every face once
hq-named-already = { $where } has this name already
hq-handed-twice = it is handed out { $count } times, not once
hq-no-monster = there is no monster { $name }
