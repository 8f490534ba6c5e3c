## Dice and rolls

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6
log-rolled = { $seat-id ->
    [you] You roll { $rating }: { $dice }.
   *[other] { $seat } rolls { $rating }: { $dice }.
}
log-rolled-for = { $seat-id ->
    [you] You roll { $rating }, { $needed } or more: { $dice }.
   *[other] { $seat } rolls { $rating }, { $needed } or more: { $dice }.
}

## Assist and sabotage

ask-declare-help = { $action-id ->
    [battle] { $helped } is about to fight. What do you do?
    [disarm] { $helped } is about to disarm a trap. What do you do?
    [escape] { $helped } is trying to escape. What do you do?
   *[other] { $helped }: { $action }. What do you do?
}
do-stand-by = Do nothing
do-assist = Assist with { $rating }
verb-assist = Assist
do-sabotage = Sabotage
verb-sabotage = Sabotage
log-assist-offered = { $seat-id ->
    [you] You offer to assist { $helped } with { $rating }.
   *[other] { $helped-id ->
        [you] { $seat } offers to assist you with { $rating }.
       *[other] { $seat } offers to assist { $helped } with { $rating }.
    }
}
ask-answer-offer = { $helper } offers to assist you with { $rating }. Do you accept?
do-accept-assist = Let { $helper } assist you with { $rating }
verb-accept-assist = Accept
do-refuse-assist = Do not let { $helper } assist you with { $rating }
verb-refuse-assist = Refuse
log-assist-accepted = { $seat-id ->
    [you] You accept: { $helper } assists you.
   *[other] { $helper-id ->
        [you] { $seat } accepts your help.
       *[other] { $seat } accepts: { $helper } assists.
    }
}
log-assist-refused = { $seat-id ->
    [you] You refuse: { $helper } does not assist you.
   *[other] { $helper-id ->
        [you] { $seat } refuses your help.
       *[other] { $seat } refuses: { $helper } does not assist.
    }
}
ask-declare-after-refusal = Your help was refused. Do you sabotage?
log-sabotaged = { $seat-id ->
    [you] You sabotage { $victim }.
   *[other] { $victim-id ->
        [you] { $seat } sabotages you.
       *[other] { $seat } sabotages { $victim }.
    }
}
no-bullied = You are too weak to dare sabotage this hero.
no-not-to-be-sabotaged = Nobody can sabotage this hero in this roll.
ask-void-declaration = { $power }: do you cancel an assist or a sabotage?
do-let-stand = Cancel nothing
do-void-help = { $power }: cancel what { $helper } does
verb-void-help = Cancel a declaration
log-declaration-void = { $seat-id ->
    [you] { $power }: you cancel what { $helper } was doing.
   *[other] { $helper-id ->
        [you] { $power }: { $seat } cancels what you were doing.
       *[other] { $power }: { $seat } cancels what { $helper } was doing.
    }
}
log-saboteur-pays = { $seat-id ->
    [you] Your sabotage has failed and turns against you.
   *[other] The sabotage has failed and turns against { $seat }.
}

## Rerolls

ask-dice-window = Which dice do you change, and how?
ask-lone-dice-window = Do you change any dice?
do-reroll = { $power-id ->
    [addolgar-vayne-riposte] { $power }: have the opponent reroll { $dice }
    [emma-goodluck-hex-of-clumsiness] { $power }: have the acting hero reroll { $dice }
   *[other] { $power }: reroll { $dice }
}
verb-reroll = Reroll dice
do-reroll-defender = { $power }: have the defender reroll { $dice }
verb-reroll-defender = Have the defender reroll
do-turn-die = { $power }: the { $was } becomes a { $to }
verb-turn-die = Turn a die of the acting hero
do-turn-monster-die = { $power }: the monster’s { $was } becomes a { $to }
verb-turn-monster-die = Turn a die of the monster
do-turn-defender-die = { $power }: the defender’s { $was } becomes a { $to }
verb-turn-defender-die = Turn a die of the defender
log-rerolled = { $seat-id ->
    [you] { $power }: you reroll { $before }. Result: { $dice }.
   *[other] { $power }: { $seat } rerolls { $before }. Result: { $dice }.
}
log-made-reroll = { $seat-id ->
    [you] { $power }: you have { $hero-id ->
        [none] the monster’s { $before } rolled again
       *[other] { $hero } reroll { $before }
    }. Result: { $dice }.
   *[other] { $power }: { $seat } has { $hero-id ->
        [none] the monster’s { $before } rolled again
        [you] you reroll { $before }
       *[other] { $hero } reroll { $before }
    }. Result: { $dice }.
}
log-die-turned = { $seat-id ->
    [you] { $power }: you turn a die from { $before } to { $dice }.
   *[other] { $power }: { $seat } turns a die from { $before } to { $dice }.
}
log-other-die-turned = { $seat-id ->
    [you] { $power }: you turn a die of { $hero-id ->
        [none] the monster
       *[other] { $hero }
    } from { $before } to { $dice }.
   *[other] { $power }: { $seat } turns { $hero-id ->
        [none] a die of the monster
        [you] one of your dice
       *[other] a die of { $hero }
    } from { $before } to { $dice }.
}

## Tests

ask-choose-trial-rating = { $power }: which rating do you roll?
do-try-with = { $rating }
verb-try-with = Roll a rating
log-trial-passed = { $seat-id ->
    [you] { $power }: you pass the test.
   *[other] { $power }: { $seat } passes the test.
}
log-trial-failed = { $seat-id ->
    [you] { $power }: you fail the test.
   *[other] { $power }: { $seat } fails the test.
}
log-thrown = { $seat-id ->
    [you] { $power }: you roll { $dice }.
   *[other] { $power }: { $seat } rolls { $dice }.
}

## Traps

ask-choose-disarm-rating = Which rating do you use to disarm { $trap-the }?
do-disarm-with = { $rating }
verb-disarm-with = Disarm with
log-trap-disarmed = { $seat-id ->
    [you] You disarm { $trap-the }: { $successes } of { $need } successes. The card goes to your loot pile.
   *[other] { $seat } disarms { $trap-the }: { $successes } of { $need } successes. The card goes to the loot pile.
}
log-trap-goes-off = { $seat-id ->
    [you] { $trap-cap } goes off: { $successes } of { $need } successes, too few for you.
   *[other] { $trap-cap } goes off: { $successes } of { $need } successes, too few for { $seat }.
}

## Escape

do-escape = Escape
no-nothing-to-escape = There is no monster here to escape from nor, in the final phase, another hero.
log-escaped = { $seat-id ->
    [you] You manage to escape.
   *[other] { $seat } manages to escape.
}
log-escape-failed = { $seat-id ->
    [you] You fail to escape.
   *[other] { $seat } fails to escape.
}
ask-choose-way-out = Which way do you escape?
do-escape-through = Escape { $side-to }
verb-escape-through = Escape through an exit

## Rally

ask-choose-rally = Do you rally?
do-rally = Rally: remove 1 wound
verb-rally = Rally
do-keep-wound = Keep the wound
log-rallied = { $seat-id ->
    [you] You rally and remove { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
   *[other] { $seat } rallies and removes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
}

## Questions that a player can switch off

spare-declare-help = Assisting or sabotaging others
    .effect = You assist and sabotage nobody.
spare-answer-offer = Accepting assistance
    .effect = You accept every offer to assist you.
spare-choose-rally = Rallying
    .effect = You rally whenever you can.
spare-dice-window = Rerolling or changing dice when others could, too
    .effect = You change no dice.
spare-lone-dice-window = Rerolling or changing dice
    .effect = You change no dice.
