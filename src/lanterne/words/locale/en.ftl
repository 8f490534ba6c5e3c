### Words that every game uses.

# In place of a thing that is not there.
none = none

# A seat that has no other name yet.
seat = Player { $number }

# The end of a list.
and = { $first } and { $last }

# Picks of a combined answer, which may hold commas.
picks = { $first }; { $last }

waiting = Waiting for { $seats }.

## Reactions

do-pass = Pass
do-want = { $seat } reacts
do-decline = Let it happen
do-goes-first = { $seat } goes first
ask-want = Do you want to react?
ask-first = Several of you want to react: who goes first?

## Bots

bot-random = Pure chance
    .effect = Does anything the rules allow, for no reason at all.
