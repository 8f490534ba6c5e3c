## Comment s’est passée une quête jouée par des robots

trial-won = Parties gagnées par les héros : { $won } sur { $games }, soit { $share } %.
trial-rounds = Durée moyenne d’une partie, en manches : { $rounds }.
trial-ended = { $count } × { $ending }
trial-no-deaths = Aucun héros n’est mort.
trial-deaths = { $count ->
    [one] Un héros est mort
   *[other] { $count } héros sont morts
}, { $mean } par partie :
trial-deaths-in = – { $region } : { $count } ({ $squares })
trial-never-seen = Jamais vu : { $region }.
trial-not-seen = Pas vu dans { $count ->
    [one] une partie
   *[other] { $count } parties
} : { $region }.
trial-never-met = Jamais atteint : { $part }.
trial-not-met = Pas atteint dans { $count ->
    [one] une partie
   *[other] { $count } parties
} : { $part }.
part-kill = tuer { $monster }
part-kill-all = les tuer tous
part-carry-out = emporter { $item }
part-escort-out = faire sortir { $ally }
part-flag = atteindre « { $flag } »
part-leave = partir par la sortie
part-explore = voir toutes les pièces, même derrière les portes secrètes
