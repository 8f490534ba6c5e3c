## Where something stands

xor-square = square { $name }
xor-passage = passage { $name }
xor-squares-of = squares of kind { $kind }
xor-passages-of = passages of kind { $kind }
xor-cards-of = cards of color { $color } and type { $type }

## The sides of the board

xor-side = it describes the side { $side }, not { $wanted }
xor-id-twice = the id is used twice
xor-id-side = the id does not begin with the side’s name, { $side }
xor-start = it must be the only start square, and come first
xor-room-number = every room has a number, and nothing else has one
xor-item-square = every item square has an item, and nothing else has one
xor-number-range = the number { $number } is not between 1 and 30
xor-same-number = { $square } has the number { $number } too
xor-item-pair = { $item } has { $count } squares, not 2
xor-out-of-plane = it does not fit into the plane of { $size } × { $size }
xor-circle = a circle is as wide as it is high
xor-overlaps = it overlaps { $square }
xor-no-square = there is no square { $name }
xor-itself = it joins a square to itself
xor-joined = another passage joins these squares already
xor-no-obstacle = this side has no { $obstacle }
xor-cut-off = no free passages lead from the start square to it
xor-points = a line needs two points
xor-line-end = its line does not end on the border of { $square }
xor-lines-cross = its line crosses that of { $passage }

## Cards, quests, items, dwarfs

xor-no-number = no square has the number { $number }
xor-card-id = it is a { $color } card with number { $number }
xor-on-cards = it is on { $count } cards, not on 1 or 2
xor-no-theme = there is no theme { $name }
xor-theme-color = the theme { $name } is { $color }, not { $wanted }
xor-theme-count = { $count } cards show it, not { $wanted }
xor-dragon-quests = the red quests and no others are dragon quests
xor-dragon-themes = the red themes and no others show a dragon
xor-tasks = a quest has { $count } tasks, not { $found }
xor-whole-quests = its { $count } cards are not { $quests } quests
xor-majority = { $count } is not just over half of { $size }
xor-mode-quests = its colours have { $count } quests, not { $wanted }
xor-quests = there are { $count } quests, not { $wanted }
xor-three-items = there are 3 in the box, not { $count }
xor-in-play = in_play must give a number for 2 to 6 players
xor-cannot-be = { $count } in play with { $players } players is impossible
xor-all-nine = all_nine leaves some out with { $players } players
xor-half-dice = { $count } is not half of a player’s dice
xor-dice-alike = { $count } dice are not the same number for every colour
xor-obstacles = the boards have { $found }
xor-no-obstacles = the boards have none
xor-group-levels = levels and saved experience add up to { $sum }
xor-group-dice = a player has only { $number } { $dwarf } dice
xor-modes = its values are not the modes of modes.json
xor-default-constant = its default is not the value of constants.json
xor-power-potion = dwarfs alone can reach the power { $power }
xor-power-trap = it must beat power_potion
