## A battle begins and ends

log-battle-begins = { $seat-id ->
    [you] Battle in your dungeon: the party attacks { $cell }.
   *[other] Battle in { $seat }’s dungeon: the party attacks { $cell }.
}
log-party-beaten = { $seat-id ->
    [you] Nobody is left in the party at your dungeon: the battle is over.
   *[other] Nobody is left in the party at { $seat }’s dungeon: the battle is over.
}
log-illusion-fades = No real adventurer is left, so { $who-the } fades away.
log-creature-unused = { $seat-id ->
    [you] { $monster-cap } has not acted and goes back to your lair, face up.
   *[other] { $monster-cap } has not acted and goes back to { $seat }’s lair, face up.
}
log-trap-unused = { $trap-id ->
    [hidden] A trap that was not sprung goes back to { $seat }’s hand.
   *[other] { $seat-id ->
        [you] You take back { $trap-the }: it was not sprung.
       *[other] { $seat } takes back { $trap-the }: it was not sprung.
    }
}

## The party

log-hurt = { $who-cap } takes { $damage } damage and has { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left.
log-captured = { $seat-id ->
    [you] { $who-cap } takes { $damage } damage and is captured: off to your prison.
   *[other] { $who-cap } takes { $damage } damage and is captured: off to { $seat }’s prison.
}
log-vanished = { $who-cap } takes { $damage } damage and vanishes into thin air.
log-shield-absorbs = The magic shield absorbs { $damage } damage and is gone.

## Traps

ask-first-trap = Which trap do you spring first?
do-spring = { $trap }
verb-spring = Spring a trap
ask-aim-trap = Who does { $trap-the } hit?
do-trap-hits = { $who } ({ $trap })
verb-trap-hits = Aim a trap
log-trap-sprung = { $seat-id ->
    [you] You spring a trap: { $trap-a }.
   *[other] { $seat } springs a trap: { $trap-a }.
}
log-trap-hits-nobody = There is nobody for { $trap-the } to hit.
log-prevented = { $damage ->
    [one] An anti-trap icon prevents the damage meant for { $who-the }.
   *[other] Anti-trap icons prevent { $prevented } of the { $damage } damage meant for { $who-the }.
}
log-poisoned = { $who-cap } is poisoned: { $damage } more damage at the end of the battle.
log-spell-forbidden = { $who-cap } is hit by anti-magic: no spell in this dungeon this round.
log-healing-forbidden = { $who-cap } is hit by anti-magic: no healing in this dungeon this round.
log-conquest-forbidden = Because of { $trap-the } there is neither fatigue nor conquest this round.

## Spells

log-spell-cast = The party casts “{ $card }”: it has { $magic } magic and needs { $needed }.
log-spell-fails = The party cannot cast “{ $card }”: it has { $magic } magic and needs { $needed }.
log-spell-stopped = “{ $card }” has no effect: no spell can be cast in this dungeon now.
log-spell-is-nothing = “{ $card }” fizzles out: nothing happens.
log-no-monsters = No monster is in the battle, so the spell does nothing.
log-imp-lost = { $seat-id ->
    [you] You lose 1 imp.
   *[other] { $seat } loses 1 imp.
}
log-no-imp-to-lose = { $seat-id ->
    [you] You have no imp to lose.
   *[other] { $seat } has no imp to lose.
}
log-wizards-vanish = { $number ->
    [0] There is no wizard to vanish.
    [one] The wizard vanishes at the end of the line and cannot be harmed this round.
   *[other] The { $number } wizards vanish at the end of the line and cannot be harmed this round.
}
log-spell-lasts = { $card-id ->
    [magic-shield] A magic shield protects the party: it will absorb the next point of damage.
    [blind-rage] Blind with rage, monsters strike only at the first adventurer this round.
    [forced-march] The party marches on: no fatigue this round.
   *[stoneskin] “{ $card }”: every strike deals 1 less to each adventurer this round.
}
log-illusion-comes = { $who-cap } takes the front of the line.
log-first-is-fed = { $who-cap } has { $amount ->
    [one] 1 more hit point
   *[other] { $amount } more hit points
} now, { $points } in all.
log-regenerates = { $who-cap } regenerates: { $damage } less damage.
ask-frightened = Aura of Fear: which monster do you withdraw?
ask-banished = Dimensional Gate: which monster goes to the lair face down?
ask-transformed = Metamorphosis: which monster becomes a sheep?
ask-suggestion = Suggestion: which monster do you settle next? Pay its wage again, or withdraw it.
ask-word-of-peace = “{ $card }”: do you withdraw all your monsters, or gain evil?
ask-lose-trap = Detect Treasure: without gold and food you lose a trap. Which one?
do-withdraw = Withdraw { $monster-the }
verb-withdraw = Withdraw
do-banish = Send { $monster-the } through the gate
verb-banish = Send away
do-turn-into-sheep = { $monster-cap } becomes a sheep
verb-turn-into-sheep = Turn into a sheep
do-pay-again = Pay { $monster-the } again
verb-pay-again = Pay again
do-withdraw-all = Withdraw all monsters
do-defy-peace = Let them fight, and gain { $evil } evil
verb-defy-peace = Let them fight
log-withdrawn = { $seat-id ->
    [you] { $monster-cap } withdraws to your lair, face up.
   *[other] { $monster-cap } withdraws to { $seat }’s lair, face up.
}
log-banished = { $seat-id ->
    [you] { $monster-cap } is sent to your lair, face down, without having acted.
   *[other] { $monster-cap } is sent to { $seat }’s lair, face down, without having acted.
}
log-now-a-sheep = { $seat-id ->
    [you] Your { $monster } is a sheep this round.
   *[other] { $seat }’s { $monster } is a sheep this round.
}
log-stays-for-wage = { $seat-id ->
    [you] You pay { $monster-the } once more, and it stays.
   *[other] { $seat } pays { $monster-the } once more, and it stays.
}
log-treasure-lost = { $seat-id ->
    [you] You lose 1 { $goods }.
   *[other] { $seat } loses 1 { $goods }.
}
log-no-treasure = { $seat-id ->
    [you] You have nothing to lose.
   *[other] { $seat } has nothing to lose.
}
log-no-prisoner = { $seat-id ->
    [you] Your prison is empty: nobody breaks out.
   *[other] { $seat }’s prison is empty: nobody breaks out.
}

## Monsters and ghosts

ask-next-creature = Which of your creatures acts next, and how?
do-act = { $line ->
    [-1] { $monster }, as a sheep: a small standard strike
   *[other] { $monster-id ->
        [goblin] { $monster }: standard strike of 2, then of 1 if it eliminates
        [slime] { $line ->
            [0] { $monster }: 1 damage to everybody
           *[1] { $monster }: no conquest this round
        }
        [ghost] { $monster }: 2 damage to anybody behind the first
        [troll] { $line ->
            [0] { $monster }: standard strike of 3
           *[1] { $monster }: pay 1 food, standard strike of 4
        }
        [witch] { $line ->
            [0] { $monster }: standard strike of 4
           *[1] { $monster }: two targeted strikes of 1
        }
        [vampire] { $line ->
            [0] { $monster }: 3 damage to anybody but a priest
           *[1] { $monster }: 2 damage to anybody but a priest, and back face up
        }
        [golem] { $monster }: standard strike of 4, and back face up
        [dragon] { $monster }: 2 damage to everybody, no healing this round
       *[demon] { $monster }: 7 damage to anybody, no conquest this round
    }
}
verb-act = Attack
do-act-in-vain = { $monster }: no target
verb-act-in-vain = No target
no-nobody-to-strike = There is nobody this attack may strike.
ask-aim = { $number ->
    [0] Who does { $monster-the } strike?
   *[other] Who does { $monster-the } strike next?
}
do-strike-at = { $who }
verb-strike-at = Strike
ask-return-idle = { $monster-cap } could not attack anybody. How does it return to the lair?
do-return-face-up = Face up
do-return-face-down = Face down
log-strikes = { $monster-cap } strikes { $who-the } for { $damage }.
log-sheep-strikes = { $monster-cap }, a sheep now, butts { $who-the } for { $damage }.
log-strikes-all = { $monster-cap } strikes everybody it can reach for { $damage }.
log-room-helps = { $monster-cap } deals { $damage } more { $room-in }.
log-skin-of-stone = Skins of stone: { $damage } less damage.
log-bars-conquest = { $monster-cap } bars the way: neither fatigue nor conquest this round.
log-bars-healing = { $monster-cap } makes all healing impossible this round.
log-finds-nobody = { $monster-cap } finds nobody to attack, but counts as used.
log-returns = { $monster-cap } returns to the lair face up, ready for more.

## Healing, fatigue, conquest, poison

log-healed = { $who-cap } is healed of { $damage } damage.
log-not-attacked = No monster or ghost has attacked, so the party does not heal.
log-no-hearts = Nobody in the party can heal.
log-healing-stopped = All healing is stopped this round.
log-no-conquest = Neither fatigue nor conquest this round.
log-no-fatigue = The party does not tire this round.
log-fatigue = Fatigue: the party takes { $damage } damage from the front.
log-tile-conquered = { $seat-id ->
    [you] The party conquers { $cell } of your dungeon.
   *[other] The party conquers { $cell } of { $seat }’s dungeon.
}
log-poison-works = The poison takes effect on { $who-the }.
log-poison-in-vain = The poison meant for { $who-the } no longer does any harm.
