## Heroes, monsters, cards

dr-no-race = there is no race { $name }
dr-race-taken = another hero is of the race { $name }
dr-trained = too many or too few are trained in { $name }
dr-personal = its personal power is empty
dr-summoner = its summoner power is empty
dr-no-hero = there is no hero { $name }
dr-called-after = it is not called after { $hero }
dr-idle = it does nothing
dr-same-power = { $owner } has a power { $name }, too
dr-power-numbers = its power numbers are not in order
dr-all-hit = each of its dice would hit
dr-monster-power = every monster has a power
dr-one-boss = a boss is there once
dr-boss-life = a boss lives longer than any monster
dr-no-monster-of = no monster is of that type
dr-ratings = it names its ratings, each once
dr-attached = it stays with a hero if, and only if, it has powers there
dr-attached-static = what is attached is static
dr-empty-effect = an effect of it is empty
dr-met = it cannot be met
dr-offered = strangers who join, and no others, are offered to the finder
dr-not-joining = a stranger who does not join has special actions only
dr-no-icon = there is no icon { $name }
dr-trainings = it names its trainings, each once
dr-yields = it is missing, and { $giver } yields it
dr-enchanted = all artifacts are enchanted
dr-comes-from = it comes from { $givers }
dr-boss-leaves = it, and nothing else, is left by the boss

## Tables and settings

dr-same-origin = the origin of { $field } is that of the entry
dr-no-choice = there is no ability to choose
dr-slot = a slot has room for one card, and none for any number
dr-carry = all but beasts carry what lies under them
dr-action-cost = it takes one action, or none
dr-players = it is for { $number } players
dr-stack = its stack is not that of the rulebook
dr-second-box = a second box is of use when one is not enough
dr-two-box-stack = its stack of two boxes is not that of the rulebook
dr-reshuffles = the encounter deck is rebuilt when one box is not enough
dr-alone = all but a single player have ability cards
dr-default-seats = the default is not for any number of players
dr-boxes = two boxes are for as many as one is not enough for

## Powers

dr-power-idle = a power does nothing
dr-static-always = what is static holds always
dr-always = what holds always is static, or may be used
dr-special-action = a special action is one of its own
dr-free-action = a free action stands between actions
dr-static-limit = what is static has no limit
dr-cost = nobody asked for the cost
dr-monsters-decide = monsters decide nothing
dr-types = types are those of monsters
dr-roles = roles are those of heroes in battle
dr-where = it does not say where { $who } is
dr-several = several of { $who } are not chosen
dr-no-monster = { $who } is no monster
dr-no-tile = { $who } is no tile
dr-compared = { $who } is not compared
dr-unknown = { $who } is unknown here
dr-changes-nothing = { $deed } changes nothing
dr-names-twice = { $deed } names something twice
dr-no-target = { $deed } has no target
dr-nothing-follows = nothing follows from { $deed }
dr-no-rating = { $deed } has no rating
dr-nobody-rolls = { $deed } has nobody who rolls
dr-not-for-it = { $deed } is not for it
dr-moment = { $deed } comes at the wrong moment, { $window }
dr-rule-moment = { $deed } { $rule } comes at the wrong moment, { $window }
dr-how-long = { $deed } must say how long it lasts

## Tiles

dr-exits = its exits are not in order
dr-values = its values are not in order
dr-both-values = a standard tile has both values
dr-treasure-values = only a standard tile has treasure values
dr-no-content = it has no content die
dr-den = the Den has encounter values
dr-standard = a standard tile has no rules of its own
dr-special = a special tile has rules of its own
dr-entrance = the Entrance is open on all sides
dr-shape = its name is not its shape
