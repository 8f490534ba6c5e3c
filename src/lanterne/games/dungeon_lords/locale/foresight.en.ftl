## What a plan would lead to

foreseen-if-he-comes = If the paladin comes to you:
foreseen-with = { $cards }: { $told }
foreseen-any-card = Whatever the card
foreseen-other-cards = Any other card ({ $number } of { $all })
foreseen-outcome = { $captured }, { $tile }, evil { $evil }.
foreseen-captured = { $who } captured
foreseen-nobody-captured = nobody captured
foreseen-tile-falls = { $cell } is conquered
foreseen-tile-holds = { $cell } holds
foreseen-left = { $who }: { $points ->
        [one] 1 hit point left
       *[other] { $points } hit points left
    }.
foreseen-comma = { $first }, { $last }
