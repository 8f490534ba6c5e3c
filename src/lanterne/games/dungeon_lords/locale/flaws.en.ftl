## Where something stands

dl-zones = the zones
dl-tiles = the tiles
dl-cards = the cards

## Boards

dl-grid = its grid is not a rectangle of cells
dl-tunnel-twice = a tunnel is listed twice
dl-tunnel-outside = a tunnel is not in the grid
dl-tunnels-begin = its tunnels do not begin at the entrance
dl-zone-grid = its grid is not that of the dungeon
dl-whole = it must be the whole dungeon
dl-halves = with { $other } it must be the whole dungeon, cell by cell
dl-ring = it must be the cells at the border
dl-upper = it must be the rows nearest the surface
dl-area-twice = another area has this name
dl-not-in-box = there are no { $name } in the box
dl-holds-nothing = it holds nothing
dl-tiles-last = { $count } tiles of { $year } are not enough for its rounds
dl-town = it must have room for { $count } combat cards
dl-four-zones = there are four in each line, the first line first
dl-resolves = each space is resolved once
dl-space = space { $number } { $reason }
dl-gives-nothing = gives nothing
dl-foreman = has a foreman, but no imps
dl-wage-asked = must ask for a wage if a creature is hired there, and only then

## The box, the start, the year

dl-run-out = troll tokens, and nothing else, can run out
dl-troll-tiles = there are { $count } for { $tiles } Troll tiles
dl-spaces-order = its spaces are not in order
dl-all-orders = { $hand } and { $inaccessible } are not all orders
dl-nothing-to-choose = there is nothing to choose
dl-minion-spaces = each of { $count } minions needs a space for an order
dl-inaccessible = inaccessible orders and their spaces differ
dl-phases = its phases are not those of the season
dl-announces-nothing = it must announce nothing
dl-announces = it must announce { $season }
dl-token = the token passes after every season but the last
dl-joins = its adventurer joins place { $wanted }, not { $place }
dl-magic = it needs { $found } magic, not { $wanted }
dl-round-cards = it has { $count } cards for its combat rounds
dl-title-counts = it counts something, each thing once
dl-players = it is for { $number } players
dl-lords = there are only { $count } lords
dl-dummy-counter = a dummy has one counter at most
dl-counter-adventurer = each counter gets one adventurer a season
dl-dummy-minions = a dummy places all its minions
dl-dummy-orders = the orders a dummy has placed become inaccessible
dl-no-counter = there is no counter that could move
dl-title-alone = a title held alone is worth more
dl-trainer-setting = it must offer none, then every prepared combat

## Tiles and cards

dl-no-tile-of-it = there is no tile of it
dl-works-for-nothing = it has no wage
dl-wage-imps = a wage has no imps
dl-never-attacks = it never attacks
dl-two-lines = a tile has two lines at most
dl-ghost = the Ghost, and nobody else, is a ghost
dl-troll = the Troll, and nobody else, brings a token
dl-line = line { $number } { $reason }
dl-line-idle = does nothing
dl-after-kill = needs a strike before the one that follows a kill
dl-spares = spares somebody, but does not choose its target
dl-no-zone = there is no zone { $name }
dl-no-monster = there is no monster { $name }
dl-year-1-produces = rooms of year 1, and no others, produce
dl-year-1-zone = rooms of year 1, and no others, have a zone
dl-produces-nothing = it produces nothing
dl-names-monsters = it names monsters, each once
dl-year-1-first = those of year 1 come first
dl-hurts-nobody = it hurts nobody
dl-nobody-chosen = its later effect needs a chosen target
dl-hurts-twice = it hurts somebody twice
dl-trap-cost = a trap costs gold, food or imps
dl-half-a-year = { $half } for year 1, then { $half } for year 2
dl-too-slow = it comes too late as a slow spell
dl-called = it must be called { $name }
dl-four-a-year = four of each class come in year 1, four in year 2
dl-skill = its skill is not that of its class
dl-weaker = it is weaker than { $other }
dl-paladin = the paladin of year { $number } has all three skills

## Prepared combats

dl-one-cell = two tiles lie on one cell
dl-tile-outside = a tile is not in the grid
dl-no-way = some tiles cannot be reached from the entrance
dl-block = four cells in a square are dug
dl-rooms-beside = two rooms are side by side
dl-room-twice = a room is built twice
dl-no-room = there is no room { $name }
dl-room-year = { $name } comes in year { $number }
dl-room-zone = { $name } lies outside its zone
dl-off-track = { $evil } is not on the Evilometer
dl-party = { $number } adventurers have come
dl-paladin-ahead = the paladin goes ahead of the others
dl-warriors = warriors go in front
dl-evil-enough = he is not evil enough for the paladin
dl-combat-cards = it has { $count } combat cards
dl-none-that-year = the box has no { $name } for that year
dl-only = there are only { $count } of { $name }
