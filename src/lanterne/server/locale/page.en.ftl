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
