## Where something stands

in-pack = The pack { $pack }, { $rest }
of-pack = The pack { $pack }: { $rest }
in-archive-at = The archive, '{ $name }': { $reason }
in-archive = The archive, { $rest }
in-file = { $file }, { $place }: { $reason }
of-file = { $file }: { $reason }
place-whole = the file as a whole
place-the = the { $what }
place-entry = entry { $name }
place-number = number { $number }
place-in = in { $place }
place-on = on { $place }

## Packs

pack-name = a pack is called by small letters, digits and hyphens
pack-no-toml = there is no pack.toml in { $place }
pack-unknown-field = there is no { $field } in a pack
pack-game = game must be the name of a game
pack-author = author must be a text
pack-texts = { $field } must have a text in en and in fr
pack-words-ending = files of words end in .en.ftl or .fr.ftl
pack-plain-files = a pack is made of plain files of its own
pack-too-large = with this file the pack is too large
pack-file-too-large = the file is too large
pack-words-too-large = its files of words are too large
pack-dots = a line has more than { $most } dots
pack-placeables = it has more than { $most } placeables
pack-deep = it is nested too deeply
pack-number = { $number } is too large a number; { $most } is the most
pack-things = it has more than { $most } things
pack-other-game = The pack { $pack } is made for { $made }, not for { $game }
pack-changed = The pack { $pack } has changed since the game was begun with it
pack-gone = The pack { $pack }, with which the game was begun, is not there
pack-twice = { $game } names a pack twice
pack-not-asked-for = nothing of the game asks for it
pack-no-folder = the game has no folder of that name
pack-no-file = the game has no such data file
pack-list = the file must be a list of entries, each with an id
pack-entry-twice = it stands there twice
pack-unfit = it does not fit the game ({ $error })
pack-breaks = a game with it breaks ({ $error })
pack-no-such-game = there is no game called { $name }; there are { $games }
pack-same-name = There is another pack called { $name } already; remove it first
pack-most = There are { $count } packs already; remove one first
pack-unwritten = The pack { $pack } cannot be written: { $reason }
pack-unremoved = The pack { $pack } cannot be removed: { $reason }
pack-none = There is no pack called { $name }
file-too-large = The file is too large for a pack
file-no-archive = The file is no archive, so it is no pack

## Archives

archive-unreadable = The archive cannot be read: { $reason }
archive-many = The archive holds more than { $most } files: that is no pack
archive-no-pack = The archive holds no pack.toml, so it is no pack
archive-several = The archive holds several packs; add them one by one
archive-twice = The archive holds a file twice
archive-outside = the file would lie outside of the pack
archive-name = files are called by letters, digits, hyphens and dots
archive-locked = it is locked, or pressed in an unusual way
zip-none = File is not a zip file
zip-crc = Bad CRC-32 for file { $name }
zip-magic = Bad magic number for { $what }
zip-central = Corrupt zip64 end of central directory locator
zip-differ = File name in directory { $one } and header { $other } differ
zip-inflate = Error { $number } while decompressing data: { $reason }
zip-negative = negative seek value { $number }
zip-truncated = Truncated file header

## What stands in tables

row-id-times = the id is used { $count } times
row-missing = it is missing
row-order = { $other } should stand in its place
row-closed = the game has no such thing, and its rules know no other
row-origin-of = origin_of names { $field }, which it has not
row-rule = the rulebook has no { $rule }
row-no-rule = it names no rule
row-count = there are { $count }, not { $listed }
row-no-file = there is no such file
row-default = the default { $value } is not among its values
row-value-twice = a value stands there twice
row-setting = there is no setting { $name } that can be { $value }
row-seats = numbers of players stand there for other values
row-players = it is for { $number } players

## What a reader of data says

data-lacks = Object missing required field `{ $field }`
data-unknown = Object contains unknown field `{ $field }`
data-kind = Expected `{ $wanted }`, got `{ $found }`
data-least = Expected `{ $wanted }` >= { $least }
data-most = Expected `{ $wanted }` <= { $most }
data-spelling = Expected `{ $wanted }` matching regex { $pattern }
data-length = Expected `{ $wanted }` of length { $length }
data-length-found = Expected `{ $wanted }` of length { $length }, got { $found }
data-value = Invalid value { $value }
data-enum = Invalid enum value { $value }
data-at = { $reason } - at `{ $path }`
data-malformed = JSON is malformed: { $reason }
data-truncated = Input data was truncated
data-deep = maximum recursion depth exceeded{ $more }
data-deep-only = maximum recursion depth exceeded
json-value = Expecting value: { $where }
json-name = Expecting property name enclosed in double quotes: { $where }
json-sign = Expecting { $sign } delimiter: { $where }
json-extra = Extra data: { $where }
json-string = Unterminated string starting at: { $where }
json-control = Invalid control character at: { $where }
json-where = line { $line } column { $column } (char { $char })
toml-value = Invalid value ({ $where })
toml-statement = Invalid statement ({ $where })
toml-equals = Expected '=' after a key in a key/value pair ({ $where })
toml-overwrite = Cannot overwrite a value ({ $where })
toml-string = Unterminated string ({ $where })
toml-sign = Illegal character { $sign } ({ $where })
toml-after = Expected newline or end of document after a statement ({ $where })
toml-end = at end of document
toml-where = at line { $line }, column { $column }
letters-wrong = '{ $encoding }' codec can't decode { $bytes } in position { $place }: { $reason }

## Words

word-missing = { $key } is missing
word-refers = { $key } refers to { $other }, which is missing
word-unused = { $key } is not used
word-needless = { $key } only repeats { $other }, which is said without it
word-ungiven = { $key } is not given ${ $variable }
word-unsaid = { $key } does not say ${ $variable }
word-badly-set = { $key } is badly set: { $text }
word-one-only = { $key } is only in { $language }
word-leftover = { $key } comes out as { $text }
word-idle = no message uses the form { $form } of { $kind }
word-junk = { $file }: cannot be read: { $text }
word-twice = { $file }: { $key } stands there twice
word-deep = { $file }: it is nested too deeply
word-agree = { $key } and { $other } do not agree on ${ $variable }
word-itself = { $key } refers to itself
