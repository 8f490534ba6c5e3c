## Ce que donnerait un plan

foreseen-if-he-comes = Si le Paladin vient chez vous :
foreseen-with = { $cards } : { $told }
foreseen-any-card = Quelle que soit la carte
foreseen-other-cards = Toute autre carte ({ $number } sur { $all })
foreseen-outcome = { $captured }, { $tile }, Mal { $evil }.
foreseen-captured = { $who } { $number ->
        [one] capturé
       *[other] capturés
    }
foreseen-nobody-captured = aucune capture
foreseen-tile-falls = { $cell } est conquise
foreseen-tile-holds = { $cell } tient bon
foreseen-left = { $who } : encore { $points ->
        [one] 1 point de vie
       *[other] { $points } points de vie
    }.
foreseen-comma = { $first }, { $last }
