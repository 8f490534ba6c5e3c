### The words of the page.

## Everywhere

home = Home
tools = Tools
rules = Rules
settings = Settings
about = About Lanterne
close = Close
cancel = Cancel
keep = Keep
loading = One moment…
try-again = Try again
copied = Copied.
copy-link = Copy link
copy-by-hand = Copy this:
share = Share…
qr-code = QR code
qr-alt = The link as a QR code, to be photographed with a phone
unofficial-short = An unofficial table, made by players.
not-found = Nothing here
not-found-hint = There is no page at this address. Perhaps a letter got lost on the way.
error-unknown = That did not work. Please try again.
error-offline = The table cannot be reached. Is it still running, and are you connected?

## Settings

my-name = My name
name-kept = Good to know you by that name.
speed = Movements
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Very large
warnings = Ask me twice
warnings-hint = Before a move that I might regret, such as ending a turn too early.
notifications = Tell me when it is my turn
notifications-hint = By a notification of the browser, while a table is open in some tab.
notifications-refused = The browser does not allow notifications from this page. Its own settings can change that.
notifications-impossible = The browser allows this only over https, or on the computer the table runs on.
move = Move to another device
move-hint = A link by which your phone, say, becomes you: same name, same tables, same seats.
move-made = Open this link on the other device. It works once, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Keep it to yourself.
move-link = Link to move to another device
move-make = Make the link
forget = Forget this browser
forget-hint = Your tables stay, but this browser no longer knows who you are. Move to another device first if you want to keep your seats.
forget-now = Forget me here
forget-sure = Yes, forget me

## The table

table-lost = Connection lost, trying again…
table-none = There is no such table.
table-forbidden = This table is not open to you.
table-closed-down = The host has closed this table.
table-boards = Boards
table-lists = Lists
table-zoom = Zoom
table-closer = Closer
table-farther = Farther
table-fit = Show everything
table-rule = Rule { $id }
table-rulebook = Open the rulebook here
table-options = What you can do
table-closed = Not possible now ({ $count })
table-pending = Still to be resolved
table-note = Step { $place } of { $of }
table-note-back = Back
table-note-on = Go on
table-request-waits = Waiting for: { $names }
table-agree = Agree
table-decline = Decline
table-anyway = Do it anyway
table-no = No
table-undo = Take back
table-undo-hint = Take back your last move (U)
table-undo-ask = Ask to take back
table-undo-ask-hint = Something was revealed since: everybody has to agree (U)
table-redo = Do it again
table-picks = To choose from
table-picked = Chosen so far
table-tray = Nothing chosen yet
table-unpick = Take out: { $what }
table-confirm = Confirm
table-fewer = Fewer
table-more = More
table-bot = Played by a bot
table-free = A friend is awaited
table-here = Here
table-away = Away
table-log = Log
table-log-more = Earlier…
table-log-empty = Nothing has happened yet.
table-curtain = The screen is for { $name }
table-curtain-hint = Everybody else looks away for a moment.
table-curtain-look = I am { $name }
table-keys = Keys
table-key-tab = from part to part
table-key-arrows = to the next lit thing in that direction
table-key-enter = touch it
table-key-escape = one step back
table-key-numbers = choose what carries this key
table-key-undo = take back
table-key-zoom = closer, farther, everything
table-key-pan = move the board
table-key-help = these keys
