## Hand to hand

do-strike = Strike at { $foe-the }
verb-strike = Strike
do-strike-with-magic-sword = Strike { $foe-the } with the magic sword: it kills for certain, and breaks
verb-strike-with-magic-sword = Strike with the magic sword
no-nobody-near = No monster is next to you.
no-new-section = You cannot attack in a section first entered this phase.
no-raging = You have raged at your friends and cannot attack this turn.
no-floats-above = You are floating and cannot fight hand to hand.
no-attacked-otherwise = You have already attacked in another way this turn.
no-not-your-fight = Only one warrior may harm this monster, and it is not you.
no-no-attacks-left = You have no attacks left this turn.
log-struck = { $warrior-cap } strikes at { $foe-the }: needs { $needed }, rolls { $dice }. A hit.
log-missed = { $warrior-cap } strikes at { $foe-the }: needs { $needed }, rolls { $dice }. A miss.
log-struck-surely = { $warrior-cap } strikes at { $foe-the } and cannot miss.
log-blow-hurt = { $warrior-cap } rolls { $dice } for damage: { $points } + { $added } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    } for { $foe-the }.
log-sword-turned = The Deathking’s sword turns in the hand { $warrior-of } and strikes { $victim-the }: { $dice } on the dice, { $points } + { $added } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-magic-sword-struck = { $warrior-cap } strikes { $foe-the } with the magic sword. It kills, and breaks.

## Deathblow

rotation-clockwise = clockwise
rotation-anticlockwise = anticlockwise
ask-deathblow = { $rotation-id ->
        [none] Killed in one blow on { $square }! Does the blade go on to the next monster?
       *[other] Killed in one blow on { $square }! Does the blade go on { $rotation }?
    }
do-carry-on = Strike on at { $foe-the }, { $rotation }
verb-carry-on = Strike on
do-hold-back = Hold back
log-struck-on = The blade { $warrior-of } goes on { $rotation }, to { $foe-the }.

## Shots

do-shoot = Shoot at { $foe-the }
verb-shoot = Shoot
do-shoot-arrow-of-death = Shoot an arrow of death at { $foe-the }
verb-shoot-arrow-of-death = Shoot an arrow of death
no-no-target = There is nothing to shoot at.
no-no-bow = Your bow has been taken away.
no-foe-too-near = You cannot shoot with a monster next to you. Step away first, or fight hand to hand.
no-pinned-no-shot = You are pinned and cannot use a missile weapon.
no-one-shot-only = You get one shot a turn, however many attacks you have.
no-fought-by-hand = You have attacked in another way this turn and cannot shoot.
no-out-of-sight = You cannot see it from here.
log-shot = { $warrior-cap } shoots at { $foe-the }: needs { $needed }, rolls { $dice }. A hit.
log-shot-wide = { $warrior-cap } shoots at { $foe-the }: needs { $needed }, rolls { $dice }. A miss.
log-shot-surely = { $warrior-cap } shoots at { $foe-the } and cannot miss.
log-arrow-of-death-loosed = { $warrior-cap } looses an arrow of death and has { $left ->
        [0] none left
       *[other] { $left } left
    }.
log-shot-hurt = The arrow { $warrior-of }: { $dice } + { $added } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    } for { $foe-the }.

## What is special about warriors

log-went-berserk = { $warrior-cap } goes berserk: rolls { $dice } + { $added }, needs { $needed }. One more attack until the combat is over.
log-stayed-calm = { $warrior-cap } does not go berserk: rolls { $dice } + { $added }, needs { $needed }.
log-raged-at-friends = { $warrior-cap } rolls { $dice } and rages at friends. Everybody next to the warrior is hurt, and { $warrior-the } attacks nobody this turn.
log-slipped = { $warrior-cap } rolls { $dice }, slips on that long beard and falls. Until the start of the warrior’s next turn, attackers hit more easily.
log-dodged = { $warrior-cap } dodges: needs { $needed }, rolls { $dice }.
log-not-dodged = { $warrior-cap } does not dodge: needs { $needed }, rolls { $dice }.

## Attacks of monsters

log-foe-struck = { $foe-cap } attacks { $warrior-the }: needs { $needed }, rolls { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. A hit.
log-foe-missed = { $foe-cap } attacks { $warrior-the }: needs { $needed }, rolls { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    }. A miss.
log-gang-struck = { $number ->
        [one] One snotling attacks
       *[other] { $number } snotlings attack
    } { $warrior-the }: { $needed } needed, { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    } rolled. A hit.
log-gang-missed = { $number ->
        [one] One snotling attacks
       *[other] { $number } snotlings attack
    } { $warrior-the }: { $needed } needed, { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier }
    } rolled. A miss.
log-hit-hurt = Damage { $warrior-to }: rolls { $dice }, { $points } + { $added } − { $toughness } is { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
log-bitten = { $foe-cap } bites { $warrior-the } in the web: rolls { $dice }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that nothing softens.
log-webbed = { $warrior-cap } is caught in a web.
log-frenzy-killed = { $foe-cap } dies of its frenzy: { $needed } or more, rolls { $dice }.
log-frenzy-survived = { $foe-cap } survives its frenzy: dies on { $needed } or more, rolls { $dice }.
log-shield-held = The magic shield guards { $warrior-the }: only a natural 6 gets through.
log-rebounded = The blow against { $warrior-the } rebounds on the attacker: needs { $needed }, rolls { $dice }.
log-not-rebounded = The blow against { $warrior-the } does not rebound: needs { $needed }, rolls { $dice }.
ask-hit-on-self = A hit on { $warrior-the }. Do you use the shield?
do-take-the-hit = Take the hit
log-web-torn = { $warrior-cap } tears free of the web: rolls { $dice } + { $added }, needs { $needed }.
log-web-held = { $warrior-cap } is still caught in the web: rolls { $dice } + { $added }, needs { $needed }.

## Wounds and death

log-wounds-lost = { $warrior-cap } loses { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
log-fell-unconscious = { $warrior-cap } falls unconscious and will die at the end of the turn unless somebody helps.
log-wounds-regained = { $warrior-cap } regains { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } and has { $left }.
log-came-round = { $warrior-cap } comes round.
log-foe-wounded = { $foe-cap } loses { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } and has { $left } left.
log-slain = { $warrior-id ->
        [none] { $foe-cap } is killed.
       *[other] { $warrior-cap } kills { $foe-the }.
    }
log-died = { $warrior-cap } is dead. Gold and treasures stay with the body.
log-lost-in-the-dark = { $warrior-cap } is lost.
ask-who-takes-over = { $dead-cap } is dead. Who takes over { $item-the }? Each player with a living warrior names one; if you do not agree, counters are drawn.
do-name-heir = { $warrior }
verb-name-heir = Name a warrior
do-name-nobody = Leave it with the body
no-lantern-must-burn = Somebody must take the lantern.
log-taken-over = { $warrior-cap } takes over { $item-the } { $dead-of }.
log-left-behind = Nobody takes { $item-the } { $dead-of }.
log-new-leader = { $warrior-cap } carries the lantern and leads from now on.
ask-who-leads-now = { $warrior-cap } is leaving. Who gets the lantern?
do-give-lantern-to = Give the lantern { $warrior-to }
verb-give-lantern-to = Hand over the lantern

## The bridge

log-kept-balance = { $warrior-cap } sways on the bridge: falls on a 1, rolls { $dice }.
log-lost-balance = { $warrior-cap } loses balance on the bridge: rolls { $dice }.
log-foe-kept-balance = { $foe-cap } sways on the bridge: falls on a 1, rolls { $dice }.
log-foe-fell-in-chasm = { $foe-cap } rolls { $dice } and falls from the bridge into the fire. Nobody is paid for it.
ask-hangs = { $warrior-cap } is falling from the bridge! Do you use the rope?
do-hold-by-rope = { $warrior-cap } holds { $victim-the } by the rope
verb-hold-by-rope = Hold by the rope
do-keep-the-rope = Keep the rope
log-held-by-rope = { $warrior-cap } catches { $victim-the } with the rope: safe, back on the bridge.
log-held-by-magic = { $warrior-cap } floats over the chasm and is saved.
log-fell-in-chasm = { $warrior-cap } falls into the fire.

## What is in use

do-wield = Equip { $item-the }
verb-wield = Equip
do-put-away = Put away { $item-the }
verb-put-away = Put away
no-fought-already = You can only change weapon, shield or armour before your first attack of the turn.
no-mace-swings = You are using the attacks of the hell mace, so you must keep it in hand.
no-not-for-him = You cannot use this card.
log-wielded = { $warrior-cap } equips { $item-the }.
log-put-in-pack = { $warrior-cap } puts away { $item-the }.
ask-use-at-once = { $warrior-cap } has found { $item-a }. Do you equip it at once?
do-keep-in-pack = Keep it in the pack

# Beside options

note-hits = hits on { $needed }+ ({ $chance } %)
note-wounds = wounds { $chance } %
note-kills = kills { $chance } %
note-needs = needs { $needed }+ ({ $chance } %)
note-treasures = { $count ->
        [0] no treasure yet
        [one] { $count } treasure so far
       *[other] { $count } treasures so far
    }
