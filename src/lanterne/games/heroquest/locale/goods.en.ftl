## Weapons and armour

do-ready = Ready { $item-the }
verb-ready = Ready a weapon
do-empty-hands = Put the weapon away to use the shield
do-wear = Put on { $item-the }
verb-wear = Put on armour
do-take-off = Take off { $item-the }
verb-take-off = Take off armour
ask-change-armour = { $hero-cap }: do you put on { $item-the } now? You cannot do it later in the quest.
do-change-into = { $hero-cap } puts on { $item-the }
verb-change-into = Change armour
do-pack-away = Carry { $item-the } along
verb-pack-away = Carry the piece along
log-readied = { $hero-cap } readies { $item-the }.
log-put-away = { $hero-cap } puts { $item-the } away to have a hand for the shield.
log-put-on = { $hero-cap } puts on { $item-the }.
log-taken-off = { $hero-cap } takes off { $item-the }.
no-weapon-stays = The weapon you attacked with stays in hand until your next turn.
no-body-armour-stays = You can only change body armour between quests, or when you pick it up with no monster in view.
no-not-for-this-hero = { $hero-cap } cannot use this.

## Potions

do-drink = { $hero-cap } drinks { $item-the }
verb-drink = Drink a potion
log-potion-drunk = { $hero-cap } drinks { $item-the }.
log-healing-rolled = The healing potion of { $hero-the } brings { $dice }.
no-brew-after-attack = You must drink the brew before your first attack of the turn.

## Artifacts

no-nothing-to-use = You have nothing to use.
do-turn-ring = Turn the Ring of Return
log-ring-turned = { $hero-cap } turns the Ring of Return, and it crumbles to dust.
log-back-at-start = { $hero-cap } is back at the start, on { $square }.
do-raise-rod = Raise the Rod of Telekinesis against { $foe-the }
verb-raise-rod = Raise the Rod of Telekinesis
no-rod-spent = You can use the rod only once per quest.
log-rod-raised = { $hero-cap } raises the Rod of Telekinesis against { $foe-the }{ $dice-count ->
        [0] , whose mind cannot resist.
       *[other] , who rolls { $dice }.
    }
log-held-fast = { $foe-cap } is held fast and will miss the next turn.
log-not-held = { $foe-cap } shakes it off.
do-revive = Pour the Elixir of Life for { $other-the }
verb-revive = Use the Elixir of Life
no-far-from-the-dead = You must be on or next to the square where the hero died.
log-revived = { $hero-cap } uses the Elixir of Life: { $other-the } lives again, on { $square }, and acts from the next round on.
log-artifact-lost = Lost in the dungeon: { $item }. A later quest will let heroes find it again.

## Giving

do-give-to = Give something to { $other-the }
verb-give-to = Give something
ask-gift = What do you give to { $other-the }?
do-give = Give { $item-the } to { $other-the }
verb-give = Give a thing
do-open-purse = Give gold to { $other-the }
verb-open-purse = Give gold
ask-purse = How much of your { $gold } gold do you give to { $other-the }?
do-coins = { $gold ->
        [0] Keep it all: nothing for { $other-the }
        [one] Give { $other-the } 1 gold coin
       *[other] Give { $other-the } { $gold } gold coins
    }
do-give-gold = { $sums-count ->
        [0] Give gold
       *[other] { $sums }
    }
verb-give-gold = Give gold
do-keep-all = Give nothing after all
log-given = { $hero-cap } gives { $item-the } to { $other-the }.
log-gold-given = { $hero-cap } gives { $other-the } { $gold ->
        [one] 1 gold coin.
       *[other] { $gold } gold coins.
    }
no-no-gold-to-give = You have no gold.
no-say-how-much = Say how much gold you give.
no-nothing-to-give = You have nothing to give.
no-not-here = { $hero-cap } is no longer here.
no-not-aware = { $hero-cap } is asleep or paralysed and cannot take anything.
no-too-far-to-give = { $hero-cap } is too far away: you can only hand things to adjacent heroes. Gold can be given from afar.

## Belongings on the floor

do-take-all = Take everything from { $square }
verb-take-all = Take everything
do-take = Take { $item-the } from { $square }
verb-take = Take a thing
do-take-gold = Take the gold from { $square }
verb-take-gold = Take the gold
log-taken = { $hero-cap } picks up { $item-the } on { $square }.
log-gold-taken = { $hero-cap } picks up { $gold ->
        [one] 1 gold coin
       *[other] { $gold } gold coins
    } on { $square }.
no-no-pile = There is nothing here to take.
