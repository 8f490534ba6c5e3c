### Words that every game uses.

# In place of a thing that does not exist.
none = none

# When there was nothing to roll.
no-dice = no dice

# A seat that has no other name yet.
seat = Player { $number }

# What belongs to somebody.
seat-of = of { $name }

# At the reader’s own place.
you = You

# The end of a list.
and = { $first } and { $last }

# Picks of a combined answer, which may contain commas.
picks = { $first }; { $last }

# A thing with its number, in a list: “Red 5, Blue 3 and Green 2”.
counted = { $thing } { $number }

waiting = Waiting for { $seats }.

## Reactions

do-pass = Pass
do-want = { $seat } reacts
verb-want = React
do-decline = Let it happen
do-goes-first = { $seat } goes first
verb-goes-first = Choose who goes first
ask-want = Do you want to react?
ask-first = Several of you want to react: who goes first?

## Bots

bot-random = Pure chance
    .effect = Does anything the rules allow, for no reason at all.
bot-novice = Novice
    .effect = Plays sensibly, and now and then misses the better choice. Answers at once.
bot-strong = Strong
    .effect = Plays its choices out in its head. Takes a moment for a decision, three seconds at most.
bot-master = Master
    .effect = Thinks further and longer than strong. Takes up to ten seconds for a decision.

## The terminal

way = { $to } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
place = { $place }. { $name }: { $told }
saved-at = The game is saved: { $path }
made-at = { $what }: { $path }
made-not = What was made cannot be saved to { $path }: { $reason }.
write-text = Type the text, or an empty line to cancel.
write-path = Type the path of the file, or an empty line to cancel.
write-no-file = The file { $path } cannot be read: { $reason }.
curtain = The screen is for { $person }. Press Enter when you are alone with it.
mended = The last line of the saved game was incomplete, as after a power cut. It was left out; the game goes on from there.
undone = The last answer was taken back.
choose-again = Choose it again to confirm.
undo-barrier = You can no longer take this back alone: something was revealed, or somebody else was asked.
plain-help = Answer with the number of an option; an empty line goes back. Commands: t describes the table, h gives a hint, w says what is not possible and why, s says what the active figure sees, s and the name of a place or figure says what can be seen from there, u takes back, l en or l fr changes the language, q saves and quits.
plain-no-such-number = The options are numbered 1 to { $number }.
keys = Tab panel · Enter/1–9 choose · Esc back · u undo · h hint · w why not{ $sight ->
        [yes] { " · s sight" }
       *[no] { "" }
    } · r rule · l language · p pace { $seconds } s · q quit{ $motion ->
        [none] { "" }
       *[other] { " · m " }{ $motion }
    }
keys-narrow = Tab · Esc · u undo · h hint · w why{ $sight ->
        [yes] { " · s sight" }
       *[no] { "" }
    } · r rule · l fr · p { $seconds } s · q
seen-from = { $thing } sees { $count ->
        [one] { $count } known place
       *[other] { $count } known places
    }.
seen-figures = Clear line to: { $names }.
seen-nobody = No clear line to anybody.
seen-hidden = In view, but behind somebody else: { $names }.
seen-none = Nobody can look from there: choose a figure or a known place.
seen-never = This game has no lines of sight.
amount-range = { $step ->
        [1] Type a number from { $least } to { $most }.
       *[other] Type a number from { $least } to { $most }, in steps of { $step }.
    }
may-spare = n: never ask this again ({ $effect })
spared = You will not be asked this again: { $effect }. Press a to be asked everything again.
asked-again = You will be asked everything again.
may-say = m and a text: { $motion }
nothing-closed = Nothing is ruled out right now.

## Lessons

lesson-task = Task { $place } of { $of }.
lesson-end = End of the lesson.
lesson-go-on = Go on
lesson-next = The next lesson: { $command }
lesson-last = That was the last lesson. A game of your own: { $command }
lesson-for-now = Not yet: what the lesson asks for is marked. Do that first, or leave the lesson and play as you like.
lesson-stuck = What the lesson asks for cannot be done from here any more. Take back your last move and try again.

## Read aloud

told = { $label }: { $rest }.
told-panel = { $title }:

## The coach

coach-then = Then: { $answers }.
coach-better = About { $gain } % better than “{ $other }”.
coach-as-good = “{ $other }” is about as good.
coach-second-thought = “{ $better }” looks about { $gain } % better.
coach-more = More: { $things }.
coach-less = Less: { $things }.
coach-answered = The answer was: { $answer }.
coach-rather = Better: { $answer }.
coach-curve = Chances of winning over time, judged by what you could know:
coach-moment = { $number }. Entry { $entry }: from { $before } % to { $after } %
coach-no-moment = No decision changed much.
coach-not-here = There are no hints here: other people play too, or this game has no coach.
thinks = Thinking … “.”: decide now.
thinks-hurried = Asked to decide now.
plain-thinks = { $name } is thinking. Ctrl-C: decide now.
coach-thinks = The coach is thinking…
