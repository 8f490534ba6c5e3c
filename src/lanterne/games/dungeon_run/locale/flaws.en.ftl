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
dr-all-hit = every face of its dice would hit
dr-monster-power = every monster has a power
dr-one-boss = there is one copy of each boss
dr-boss-life = a boss lives longer than any monster
dr-no-monster-of = no monster is of that type
dr-ratings = it names its ratings, each once
dr-attached = it must have powers if it stays with a hero, and only then
dr-attached-static = powers of what stays with a hero must be static
dr-empty-effect = an effect of it is empty
dr-met = it cannot be met
dr-offered = strangers who join, and no others, are offered to the finder
dr-not-joining = a stranger who does not join has special actions only
dr-no-icon = there is no icon { $name }
dr-trainings = it names its trainings, each once
dr-yields = it is missing, and { $giver } yields it
dr-enchanted = all artifacts are enchanted
dr-comes-from = it comes from { $givers }
dr-boss-leaves = the boss leaves this and nothing else

## Tables and settings

dr-same-origin = the origin of { $field } is that of the entry
dr-no-choice = there is no ability to choose
dr-slot = a slot has room for one card; cards without a slot have no limit
dr-carry = all but beasts carry what lies under them
dr-action-cost = it takes one action, or none
dr-players = it is for { $number } players
dr-stack = its stack is not that of the rulebook
dr-second-box = it must have a stack of two boxes if one is not enough, and only then
dr-two-box-stack = its stack of two boxes is not that of the rulebook
dr-reshuffles = the encounter deck is rebuilt when one box is not enough
dr-alone = every number of players except one has ability cards
dr-default-seats = the default is not for any number of players
dr-boxes = two boxes are for the numbers of players for which one is not enough

## Powers

dr-power-idle = a power does nothing
dr-static-always = a static power must hold always
dr-always = a power that holds always must be static or optional
dr-special-action = a special action must have its own moment
dr-free-action = a free action must have the moment between actions
dr-static-limit = a static power has no limit
dr-cost = only a power that somebody decides to use can have a cost
dr-monsters-decide = monsters decide nothing
dr-types = types are for monsters only
dr-roles = roles are for heroes in battle only
dr-where = it does not say where { $who } is
dr-several = { $who } is not chosen, so there cannot be several
dr-no-monster = { $who } is no monster
dr-no-tile = { $who } is no tile
dr-compared = “weaker” does not apply to { $who }
dr-unknown = { $who } is unknown here
dr-changes-nothing = { $deed } changes nothing
dr-names-twice = { $deed } names something twice
dr-no-target = { $deed } has no target
dr-nothing-follows = nothing follows from { $deed }
dr-no-rating = { $deed } has no rating
dr-nobody-rolls = { $deed } has nobody who rolls
dr-not-for-it = { $deed } does not fit this kind of card
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
