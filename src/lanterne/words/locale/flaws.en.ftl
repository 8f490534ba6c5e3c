# Every check that reads people’s files raises a Flaw; these messages say what is wrong. A reason begins with a small
# letter and has no full stop: it comes after its place.

## Where something is

flaw-in-pack = The pack { $pack }, { $place }: { $reason }.
flaw-of-pack = The pack { $pack }: { $reason }.
flaw-in-file = { $place }: { $reason }.
flaw-in-archive = The archive, { $name }
flaw-place = { $file }, { $entry }
flaw-entry = entry { $name }
flaw-place-whole = the file as a whole
flaw-place-the = the { $what }
flaw-place-number = number { $number }
flaw-place-in = in { $place }
flaw-place-on = on { $place }

## Packs

flaw-pack-name = pack names use lowercase letters, digits and hyphens
flaw-pack-no-toml = there is no pack.toml in { $place }
flaw-pack-unknown-field = there is no { $field } in a pack
flaw-pack-game = game must be the name of a game
flaw-pack-author = author must be a text
flaw-pack-texts = { $field } must have a text in en and in fr
flaw-pack-words-ending = files of words end in “.en.ftl” or “.fr.ftl”
flaw-pack-plain-files = a pack may contain ordinary files only, no links
flaw-pack-too-large = with this file the pack is too large
flaw-pack-file-too-large = the file is too large
flaw-pack-words-too-large = its files of words are too large
flaw-pack-dots = a line has more than { $most } dots
flaw-pack-placeables = it has more than { $most } placeables
flaw-pack-number = the number { $number } is too large: at most { $most }
flaw-pack-things = it has more than { $most } things
flaw-pack-other-game = The pack { $name } is made for { $made }, not for { $wanted }.
flaw-pack-changed = The pack { $name } has changed since the game was begun with it.
flaw-pack-gone = The pack { $name }, with which the game was begun, is not there.
flaw-pack-twice = { $name } names a pack twice.
flaw-pack-not-asked-for = nothing in the game uses it
flaw-pack-no-folder = the game has no folder of that name
flaw-pack-no-file = the game has no such data file
flaw-pack-list = the file must be a list of entries, each with an id
flaw-pack-entry-twice = it is listed twice
flaw-pack-unfit = it does not fit the game ({ $error })
flaw-pack-breaks = a game with it breaks ({ $error })
flaw-pack-no-such-game = there is no game called { $name }; there are { $games }
flaw-pack-same-name = There is another pack called { $name } already; remove it first.
flaw-pack-most = There are { $count } packs already; remove one first.
flaw-pack-unwritten = The pack { $name } cannot be written: { $reason }.
flaw-pack-unremoved = The pack { $name } cannot be removed: { $reason }.
flaw-pack-none = There is no pack called { $name }.
flaw-file-too-large = The file is too large for a pack.
flaw-file-no-archive = The file is not an archive, so it is not a pack.

## Archives

flaw-archive-unreadable = The archive cannot be read: { $reason }.
flaw-archive-many = The archive holds more than { $most } files: that is not a pack.
flaw-archive-no-pack = The archive holds no pack.toml, so it is not a pack.
flaw-archive-several = The archive holds several packs; add them one by one.
flaw-archive-twice = The archive contains a file twice.
flaw-archive-outside = the file would be outside the pack
flaw-archive-name = file names use letters, digits, hyphens and dots
flaw-archive-locked = it is encrypted, or uses an unsupported compression method
flaw-zip-none = File is not a zip file
flaw-zip-crc = Bad CRC-32 for file { $name }
flaw-zip-differ = the file { $one } has two names
flaw-zip-inflate = the compressed data are damaged
flaw-zip-truncated = Truncated file header
flaw-zip-damaged = the archive is damaged

## What stands in tables

flaw-row-id-times = the id is used { $count } times
flaw-row-missing = it is missing
flaw-row-order = { $other } should stand in its place
flaw-row-closed = the game has no such thing, and its rules allow no new ones
flaw-row-origin-of = origin_of names { $field }, a field it does not have
flaw-row-rule = the rulebook has no { $rule }
flaw-row-no-rule = it names no rule
flaw-row-count = there are { $count }, not { $listed }
flaw-row-no-file = there is no such file
flaw-row-default = the default { $value } is not among its values
flaw-row-value-twice = a value is listed twice
flaw-row-setting = there is no setting { $name } that can be { $value }
flaw-row-numbers = it needs exactly one number from { $least } to { $most } as its example
flaw-row-seats = seats needs one entry for each value, or none

## What a reader of data says

flaw-data-lacks = Object missing required field `{ $field }`
flaw-data-unknown = Object contains unknown field `{ $field }`
flaw-data-kind = Expected `{ $wanted }`, got `{ $found }`
flaw-data-least = Expected `{ $wanted }` >= { $least }
flaw-data-most = Expected `{ $wanted }` <= { $most }
flaw-data-spelling = Expected `str` matching regex { $pattern }
flaw-data-length = Expected `array` of length { $length }
flaw-data-length-found = Expected `array` of length { $length }, got { $found }
flaw-data-value = Invalid value { $value }
flaw-data-enum = Invalid enum value { $value }
flaw-data-at = { $reason } - at `{ $path }`
flaw-data-malformed = JSON is malformed: { $reason }
flaw-data-truncated = Input data was truncated
flaw-data-deep = it is nested too deeply
flaw-json-value = Expecting value: { $where }
flaw-json-name = Expecting property name enclosed in double quotes: { $where }
flaw-json-sign = Expecting { $sign } delimiter: { $where }
flaw-json-extra = Extra data: { $where }
flaw-json-string = Unterminated string starting at: { $where }
flaw-json-control = Invalid control character at: { $where }
flaw-toml-value = Invalid value ({ $where })
flaw-toml-statement = Invalid statement ({ $where })
flaw-toml-equals = Expected “=” after a key in a key/value pair ({ $where })
flaw-toml-overwrite = Cannot overwrite a value ({ $where })
flaw-toml-string = Unterminated string ({ $where })
flaw-toml-sign = Illegal character { $sign } ({ $where })
flaw-toml-after = Expected newline or end of document after a statement ({ $where })
flaw-letters-wrong = it is not { $encoding } text (byte { $place })
flaw-data-where = line { $line }, column { $column }
flaw-data-end = at end of document
flaw-library-error = { $reason }

## Words

flaw-word-missing = { $key } is missing
flaw-word-refers = { $key } refers to { $other }, which is missing
flaw-word-unused = { $key } is not used
flaw-word-needless = { $key } only repeats { $other }, which is used without it
flaw-word-ungiven = { $key } is not given { $variable }
flaw-word-unsaid = { $key } does not use { $variable }
flaw-word-badly-set = { $key } has wrong quotes or spaces: { $text }
flaw-word-one-only = { $key } is only in { $language }
flaw-word-leftover = { $key } is rendered as { $text }
flaw-word-idle = no message uses the form { $form } of { $kind }
flaw-word-file = { $file }: { $reason }
flaw-word-junk = cannot be read: { $text }
flaw-word-twice = { $key } is defined twice
flaw-word-agree = { $key } and { $other } do not agree on { $variable }
flaw-word-itself = { $key } refers to itself
