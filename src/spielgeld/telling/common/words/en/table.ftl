### All games, at the table and at the terminal

seat-name = Player { $number }
yes = yes
no = no
type-yes-or-no = Type yes or no.
type-notation = Type the kind of your decision and its value, as in: bid 25.

decision-taken-back = { $seat } takes the last decision back.

## Refusals

refused-not-asked = You are not asked now
refused-decided = You have decided already
refused-stale = The game has moved on since: this was question { $step }, now it is { $now }
refused-kind = This kind of decision is not asked for now, or it is malformed
refused-clock = Only the clock can say that time has run out
refused-shape = This decision can’t be read
refused-entry = A decision in a record is written [seat, decision]
refused-over = The game is over
refused-low = It must be at least { $low }
refused-high = It can be at most { $high }
refused-barred = It can't be { $barred }
refused-long = The number is too long: at most { $digits } digits are allowed at this table
refused-pick = { $pick } is not possible now
refused-game = There is no game called { $game }; there are { $allowed }
refused-players = { $players } can't play this; possible are { $allowed }
refused-rules = There are no rules { $rules } of this game; there are { $allowed }
refused-options = Options are an object of names and values
refused-option = The option { $option } can't be { $value }; possible are { $allowed }
refused-unknown-option = There is no option { $option }; there are { $allowed }
refused-unknown-lot = This game lets the table choose { $allowed }, not { $name }
refused-lots = What the table chooses must be an object
refused-option-json = The file for { $option } can’t be read from line { $line }, column { $column } on.
refused-deal = The deal must be an object
refused-deal-keys = The deal must have exactly these parts: { $keys }
refused-deal-first = The first seat of the deal must be a number from 0 to { $last }
refused-deal-number = The part { $key } of the deal must be a list of { $number }
refused-deal-word = In the part { $key } of the deal, entry { $position } is unknown or appears twice: { $word }
refused-deal-stack = In stack { $number } of the deal an industry appears twice
refused-deal-empty = A standard set-up has an empty deal
refused-deal-planets = The part { $key } of the deal must name each of { $planets } once
refused-deal-resource = In the deal { $planet } supplies something unknown: { $resource }
refused-deal-resource-twice = In the deal { $resource } is supplied twice, the second time by { $planet }
refused-deal-own-resource = In the deal { $planet } supplies what it demands: { $resource }
refused-deal-die = In the deal the die for { $planet } must show 1 to { $sides }, not { $die }
refused-auction-setup = A start auction needs the random set-up (setup=random)
refused-deal-market = The part market of the deal must hold the tokens { $tokens }, in any order
refused-deal-governments = The part governments of the deal must name exactly these states: { $states }
refused-deal-government = The government of { $state } in the deal must be two different parties
refused-board-json = This file is no board.
refused-board-schema = The board is wrong at { $path }: { fault-board-schema }
refused-board-missing = The board is wrong at { $path }: { fault-board-missing }
refused-board-type = The board is wrong at { $path }: { fault-board-type }
refused-board-count = The board is wrong at { $path }: { fault-board-count }
refused-board-space = The board is wrong at { $path }: { fault-board-space }
refused-board-nameless = The board is wrong at { $path }: { fault-board-nameless }
refused-board-range = The board is wrong at { $path }: { fault-board-range }
refused-board-each-once = The board is wrong at { $path }: { fault-board-each-once }
refused-board-unknown = The board is wrong at { $path }: { fault-board-unknown }
refused-board-order = The board is wrong at { $path }: { fault-board-order }
refused-board-cards = The board is wrong at { $path }: { fault-board-cards }
refused-board-twice = The board is wrong at { $path }: { fault-board-twice }
refused-board-row = The board is wrong at { $path }: { fault-board-row }
refused-board-black = The board is wrong at { $path }: { fault-board-black }
refused-board-column = The board is wrong at { $path }: { fault-board-column }
refused-board-first-loans = The board is wrong at { $path }: { fault-board-first-loans }
refused-board-debt-start = The board is wrong at { $path }: { fault-board-debt-start }
refused-board-quick-start = The board has no part quick_start_4p, so there is no quick start

fault-board-schema = { $detail }
fault-board-missing = Missing: { $parts }
fault-board-type = { $kind ->
    [integer] Must be a whole number
    [string] Must be a text
    [array] Must be a list
   *[other] Must be an object with parts
  }
fault-board-count = { $low ->
    [3] Must have 3 entries
    [4] Must have 4 entries
   *[other] Must have { $low } to { $high } entries
  }
fault-board-space = A space has a number from 0 to 100, nothing, or the €
fault-board-nameless = A name is missing
fault-board-range = Must be from { $low } to { $high }
fault-board-each-once = Each of these must be there once: { $allowed }
fault-board-unknown = { $word } is none of { $allowed }
fault-board-order = Too low after what comes before it
fault-board-cards = There must be at least { $number } cards
fault-board-twice = { $name } appears twice
fault-board-row = The row is longer than the top row
fault-board-black = The € (EURO) stands at the end of the top row and nowhere else
fault-board-column = There is no number in column { $column }
fault-board-first-loans = Exactly one row must show 4 and then 5
fault-board-debt-start = Debt can't start on the € space

## Files that are no records

broken-json = This file can't be read: line { $line }, column { $column }: { $detail }.
broken-nested = This file can't be read: its parts are nested too deeply.
broken-object = This file is no record of a game.
broken-format = The format of a record must be { $expected }, not { $format }.
broken-missing = The record has no part called { $key }.
broken-game = The name of the game must be a text.
broken-decisions = The decisions of a record must be a list.
broken-twice = A part of the record appears twice.
broken-unreadable = { $file } can't be read: { $detail }.
broken-text = { $file } is not a UTF-8 text: byte { $byte }.
broken-empty = { $file } holds no record.
in-file = { $file }: { $message }

## Replaying

on-line = line { $line }: { $message }
illegal-decision = Decision { $index } of seat { $seat } is refused: { $reason }
illegal-entry = Decision { $index } is refused: { $reason }
replay-header = { $game }, { $players } players
replay-result = { $header }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }; { $result }
result-open = waiting for { $names }
result-nobody = nobody wins
result-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
replay-position = After { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }; waiting for { $names }.
replay-at = There { $decisions ->
    [one] is only 1 decision
   *[other] are only { $decisions } decisions
  } in this record.
replay-seat = There is no seat { $seat }; seats count from 0 to { $last }.

## Playing at a terminal

play-welcome = { $game }. You are { $names }.
play-welcome-many = { $game }. At this screen: { $names }.
play-bots = Bots: { $bots }.
play-commands = Type ? for help, quit to stop.
play-help = ? this help; story: what has happened; board: the table again; hint: what the expert bot would do, and why; rules: all rules; rules { $rule } (any id): one rule; undo: take your last decision back; quit: stop.
play-sure = { $said }: do you really mean that? (yes/no)
play-more = -- Press Enter for more --
play-nothing-to-undo = There is nothing to take back: others have been asked or have learned something since.
play-unknown-rule = There is no rule { $rule }.
play-pass = Pass the screen to { $name }. Then press Enter.
play-sealed = Sealed.
play-stopped = Stopped after { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }.
play-saved = The record is in { $file }; play on with: spielgeld play --resume { $file }
play-unsaved = { $file } can't be written: { $detail }.
play-too-many-people = { $people } people, but only { $players } chairs.
play-no-seat = There is no seat { $seat }; seats count from 0 to { $last }, each once.
unknown-bot = There is no bot { $name }; there are { $known }.
unknown-game = There is no game { $name }; there are { $known }.
bad-option = An option is written name=value, not { $text }.
bad-choose = A choice is written name=value, not { $text }.

## Learning a game

learn-enter = Press Enter to go on.
learn-type = Your move. Type: { $typed }
learn-free = Your move, and your choice. For example: { $typed }
learn-other = That works, too. Here the lesson goes another way, so that you can see what comes of it.
learn-answer = Type { $letters }.
learn-title = Lesson
learn-progress = { $number } of { $all }
learn-go-on = Go on
learn-out = out
learn-play-on = Play on here
learn-first-game = Play your first real game
learn-tactics = Second lesson: what pays ({ $minutes } minutes)
learn-as-well = That works just as well.
learn-show-me = Show me
learn-done = The lesson is over. The table is yours: play on here, or play your first real game.
learn-move = Do it: { $said }
learn-choice = For example: { $said }
learn-start = Learn in { $minutes } minutes
learn-no-lesson = There is no guided first game of { $game } yet; there is one of: { $known }. You can start with: spielgeld play { $name }
learn-no-role = There is no role { $role }; there are { $known }.

## The list of games

games-players = { $counts } players
games-rules = Rules { $rules }
games-changed = since rules { $rules }: { $changed }
games-facts = { $reconstructed } of the { $number } values of its box are reconstructed{ $inferred ->
    [0] {""}
   *[other] , { $inferred } inferred
 }: the rules page says which.
games-default = default: { $value }
games-bots = Bots: { $bots }
games-lots = The table may choose: { $lots }
