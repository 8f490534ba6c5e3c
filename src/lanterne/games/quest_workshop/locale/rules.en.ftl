## The workshop

game-quest-workshop = Quest Workshop
    .summary = Draw a quest for HeroQuest on the standard board: doors, furniture, monsters, traps, treasure, notes and a goal. The workshop always shows what still keeps it from being played; try it at once, or save it as a file.
    .mood = Quiet and creative. For one author, who then invites others to play.
    .begin = Draw a quest
file-json = The drawing and its texts, to load into a workshop again
file-zip = A pack: add it in the form for a new table of HeroQuest
file-xml = A file for HeroScribe, in English, to print or edit there
seat-author = Author
bot-idle = Idle author
    .effect = Does nothing more: finishes the quest if it can be played, and sets it aside if not.
log-begun = An empty sheet is on the table.
ending-finished = The quest is finished, and can be played.
ending-unfinished = The sheet is set aside, unfinished.
warn-set-aside = A sheet that is set aside can no longer be changed. Save it as a file first if you want to go on.
story-made = Monsters: { $monsters }; doors: { $doors }; notes: { $notes }.

## Edits

ask-edit = What do you draw next?
do-take = Take: { $tool }
verb-take = Take doors, squares, rock, eraser
do-turn = Turn the piece in hand
do-put-back = Put the tool back
do-put = Put it on { $square }
verb-put = Put it on a square
do-clear = Clear { $square }
verb-clear = Clear a square
do-hang = Put it at { $door }
verb-hang = Put a door into a wall
do-unhang = Remove the door { $door }
verb-unhang = Remove a door
do-mark = { $region }
verb-mark = Choose a room
do-unmark = No special treasure: { $region }
verb-unmark = Take treasure out of a room
do-create = Create a character: { $monster }
verb-create = Create a character
do-improve = { $stat }: one more
verb-improve = Raise a value
do-lessen = { $stat }: one less
verb-lessen = Lower a value
do-teach = Dread spell: { $spell }
verb-teach = Teach a Dread spell
do-unlearn = Forget: { $spell }
verb-unlearn = Take a Dread spell away
do-let-wander = Wandering monster: { $monster }
verb-let-wander = Choose the wandering monster
do-ask-kill = Goal: kill { $entry-the }
verb-ask-kill = Goal: kill a character, destroy an object
do-ask-carry = Goal: carry out { $item }
verb-ask-carry = Goal: carry an item out
do-ask-flag = Goal: { $entry-the } is set
verb-ask-flag = Goal: a flag is set
do-ask-clearing = Goal: kill { $sort }
do-ask-leaving = Goal: leave by the exit
do-ask-exploring = Goal: see every room
do-drop-part = Strike out part { $number } of the goal
verb-drop-part = Strike out a part of the goal
do-promise = Promise this reward
verb-promise = Choose the reward
do-give-number = Give it this number
verb-give-number = Choose the number
do-judge = As hard as this
verb-judge = Choose how hard it is
do-fund = Give each hero that much
verb-fund = Choose the gold to spend
do-write-subject = Write: { $subject } ({ $language })
verb-write-subject = Write title, goal, parchment
do-write-find = Write what is found: { $region } ({ $language })
verb-write-find = Write what is found in a room
do-write-trap = Write what the trap on { $square } does ({ $language })
verb-write-trap = Write what a trap does
do-bring = Load a quest from a file
do-finish = Finish the quest
do-set-aside = Set the sheet aside

## Texts and files

ask-writing = What should the text be ({ $language })?
do-write = Write: { $text }
verb-write = Write the text
do-leave-text = Leave it as it was
log-written = A text was written ({ $language }).
ask-loading = Which file? A file of this workshop, a quest sheet of HeroQuest, or a file of HeroScribe. It replaces the drawing.
do-load = Load the file
verb-load = Load a file
do-leave-file = Keep the sheet as it is
log-loaded = A quest was loaded from a file.
log-not-loaded = There was nothing to draw in the file; the sheet stays as it is.
log-reported = { $number ->
    [one] There is one remark about the file.
   *[other] There are { $number } remarks about the file.
}
do-close-report = Close the report on the file
