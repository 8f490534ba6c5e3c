## How a quest went when bots played it

trial-won = The heroes won { $won } of { $games } games, { $share } %.
trial-rounds = A game took { $rounds } rounds on average.
trial-ended = { $count } × { $ending }
trial-no-deaths = No hero died.
trial-deaths = Heroes died { $count ->
    [one] once
   *[other] { $count } times
}, { $mean } in a game:
trial-deaths-in = – { $region }: { $count } ({ $squares })
trial-never-seen = Never seen: { $region }.
trial-not-seen = Not seen in { $count ->
    [one] one game
   *[other] { $count } games
}: { $region }.
trial-never-met = Never met: { $part }.
trial-not-met = Not met in { $count ->
    [one] one game
   *[other] { $count } games
}: { $part }.
part-kill = kill { $monster }
part-kill-all = kill all of them
part-carry-out = carry out { $item }
part-escort-out = bring { $ally } out
part-flag = reach “{ $flag }”
part-leave = leave by the exit
part-explore = see every room, those behind secret doors too
