### What stands on every page

page-skip = Skip to the content
page-tools = Settings
page-language = Language
page-theme = Light or dark
page-theme-auto = Use the colours of your device
page-theme-light = Use light colours
page-theme-dark = Use dark colours
page-rules = Rules
page-read-rule = Read rule { $rule }
page-colon = {": "}
page-you = you
page-bot = bot, { $level }
level-random = easy
level-rookie = medium
level-banker = hard
level-quant = expert
page-thinking = thinking
page-away = away, last seen
page-players = Players
page-story = Story
page-chat = Chat
page-chat-empty = Nobody has said a word. Discretion is a virtue.
page-chat-say = Say something
page-chat-send = Send
page-notes = Notes to yourself
page-notes-keep = Keep
page-mail = Mail me when it is my turn
page-mail-address = Your e-mail address
page-mail-keep = Keep
page-mail-help = Nobody else sees it. You first get a mail that asks whether you want this.
page-mail-asked = A mail is on its way to { $address }. Open the link in it to say yes.
page-mail-on = { $address } gets a mail when it is your turn and you are not at the table.
page-mail-remove = Remove the address
page-only-you = Not everyone knows this
page-unknown = not known to you
page-reload = Reload
page-rematch = Play again
new-name-of = Name on { $chair }
new-here-word = you hand the screen round; what is secret is covered in between
new-here = Everyone on this screen
page-more = More
page-rules-older = This game is played by rules { $rules }. New games, including a rematch, are played by rules { $newest }:
page-look-back = Look back
page-step = Look back at step { $step }
page-record = Download the record
page-notify = Tell me when it is my turn
page-offline = Connection lost. Trying again …

## Now

now-your-turn = Your turn
now-not-your-turn = Not your turn
now-sealed = Sealed
now-waiting = Waiting
now-over = The game is over
now-closed = The table is closed
now-closed-help = Nothing more happens here
now-thinking = { $name } is thinking
now-deadline = Time left:
now-meanwhile = Meanwhile: notes, the story, the rules.
now-decision = Your decision
now-decide = Decide
now-undo = Take it back
now-preview = That is { $number }.

## The lobby and a new table

lobby-title = Print money. Within reason.
lobby-lead = Board games about money, with friends on their own devices or with bots. No account, no costs: the money is not real.
lobby-yours = Your tables
lobby-games = Games
lobby-new = Play with friends
lobby-players = { $least } to { $most } players
table-of-lesson = Lesson, { $day }
table-day = Table of { $day }
table-name = { $name }'s table, { $day }
lobby-all = All my tables
lobby-time = about { $minutes } minutes
lobby-play = Play against bots now
lobby-unofficial = Unofficial: made by people who like these games. The rules pages name those who designed and published them.
lobby-state-open = not started yet
lobby-state-running = running
lobby-state-over = finished

new-title = A new table: { $game }
new-lead = A name, how many you are, and against whom. Everything else has sensible defaults.
new-who = Who plays
new-name = Your name
new-name-help = Chairs marked “me” are yours, on this screen.
new-players = Players
new-chairs = Chairs
new-chair = Chair { $number }
new-me = me
new-open = open, by invitation
new-bot = bot: { $level }
new-pace = Pace
new-pace-live = live, all at the table
new-pace-days = { $days ->
    [one] a day for each decision
   *[other] { $days } days for each decision
  }
new-clock = Clock
new-clock-none = no clock
new-clock-minutes = { $minutes ->
    [one] one minute for each decision
   *[other] { $minutes } minutes for each decision
  }
new-timeout = When time is up
new-timeout-bot = a bot decides
new-timeout-wait = everyone keeps waiting
new-spectators = Others may watch
new-example = A file to start from
new-make = Open the table

## The room before the game

room-title = Your table of { $game }
room-invited = You are invited to a game of { $game }
room-invited-lead = Pick a chair and say who you are, and you are in.
room-free = { $number ->
    [one] One chair is still free: whom do you call?
   *[other] { $number } chairs are still free: whom do you call?
  }
room-ready = All are here. Begin when you like.
room-host-starts = All are here. { $name } begins the game in a moment.
room-rules-newer = The last game was played by rules { $before }. This one is played by rules { $rules }:
room-chairs = Chairs
room-open = free
room-seat-bot = Seat a bot
room-open-again = Open the chair of { $name } again
room-take = Take a chair
room-any-chair = any chair
room-which-chair = Chair
room-take-help = You play in this browser. For another device there is a link of your own at the table.
room-start = Start the game
room-invite = Invite
room-invite-help = Send this link to your friends. Whoever opens it picks a free chair.
room-qr = The invitation link as a QR code
room-link = Invitation link
room-copy = Copy
room-copied = Copied
room-own-link = Your own chair on another device
room-own-link-help = Not for others: whoever opens this link plays for you.
room-renew = Make a new link, the old one stops working

## The host during the game

host-title = Manage the table
host-watch = A link for those who want to watch
host-level = Which bot
host-bot = Let a bot play for { $name }
host-give-back = Give the chair back to { $name }
host-close = Close the table
host-delete = Delete the table
host-delete-help = It will be gone for everyone, with its story, its chat and its record.
host-delete-sure = Delete it for good

## One screen for all

curtain-title = Hand the screen to { $name }
curtain-lead = What comes next is not for everyone.
curtain-lift = I am { $name }

## Looking back

back-title = Looking back
back-step = Step { $step } of { $steps }
back-first = First step
back-previous = One step back
back-next = One step on
back-last = Last step
back-slider = Step
back-as = Seen by
back-as-watching = a spectator
back-go = Go there
back-now = To the present

## Rules

rules-title = Rules of { $game }
rules-contents = Contents
rules-how = How to play
rules-all = All rules
rules-ruling = Our ruling
rules-ruling-lead = Where the rulebook is silent or says two things, we had to decide. Such rules are marked, with the reason.
rules-common = At every table
rules-versions = Versions
rules-versions-lead = This is version { $rules } of the rules. A game once begun is played to its end by the version it began with.
rules-version = Rules { $rules }
rules-version-first = The first version.
rules-asides = In small print
rules-asides-lead = None of this is a rule. It only has to be said.
rules-unofficial = Unofficial
rules-unofficial-lead = This is an unofficial implementation by people who like the game. Its designer and publishers have nothing to do with it and have not endorsed it. The rules are told in our own words, and no picture comes from the box. Buy the game: it is worth it.

## When something goes wrong

error-home = Home
error-table = Back to the table
error-400 = This request could not be read.
    .title = Not understood
error-403 = You have no key to this page. A link to a chair opens it.
    .title = Not for you
error-404 = There is nothing at this address. Perhaps the table is closed.
    .title = Nothing here
error-405 = This address can't be used like that.
    .title = Not like that
error-409 = The game has moved on. Go back to the table and look again.
    .title = Too late
error-413 = That was more than this server takes.
    .title = Too much
error-429 = Too many requests. Wait a little, then try again.
    .title = Slowly
error-500 = The server made a mistake. Your game is stored; try again.
    .title = Our mistake
error-503 = The server is busy. Your game is stored; try again soon.
    .title = Busy
new-drawn = drawn by lot

# The end, unless a game says it in its own words.
now-you-win = You win
now-they-win = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
scoring-sheet = Scoring sheet
sheet-winner = wins
now-until = until { $at }
now-thinking-for = { $name } has been thinking for { $time }
now-fold = Question
now-to-question = To your question
time-was-up = { $name }'s time was up; a bot decided instead.
page-not-sent = Not sent, try again. What you typed is still there.
page-menu = Language and colours
page-said = New in the chat: { $number }
page-rematch-open = Another game is being set up at a new table.
page-rematch-follow = Join in
page-rematch-look = Go to the new table
lobby-state-closed = closed before the end
host-close-help = The game ends here, for everyone, and has no winner.
host-close-sure = Close it for everyone
new-more = More options
new-fill = The other chairs
level-random-word = leaves it to the dice
level-rookie-word = plays by common sense
level-banker-word = counts and plans ahead
level-quant-word = searches through what may come
level-scholar = self-taught
level-scholar-word = learnt from many games against itself
new-friends = Friends
new-friends-word = you get a link to send them
new-bots = Bots: { $level }
new-as-above = as above
mine-tables = My tables
mine-search = Name, game, number
mine-find = Search
mine-running = Running
mine-waiting = Not started yet
mine-finished = Finished
mine-none = No table here.
mine-name = Your name
mine-name-help = Filled in at new tables on this device. Leave it empty to forget it.
mine-move = Take them to another device
mine-move-help = A link brings your tables there. It works once, within ten minutes.
mine-move-make = Make the link
mine-move-made = Open this link there within ten minutes, or point its camera at the code; it works once. Keep it to yourself: whoever opens it plays for you.
move-title = Take these tables along?
move-lead = Whoever made this link plays at these tables, and so will this device. Only go on if you made it yourself. Tables that are on this device already stay as they are.
move-as = You play for { $names }.
move-host = You are the host.
move-do = Take them along
record-open = Open a record
record-open-help = A game from a file, downloaded here or written by hand: look through it, go on from any step against bots, or analyse it.
record-file = File
record-open-press = Open
go-on = Go on from here against bots
go-on-seat = On this chair
room-share = Share
room-only-here = This link works on this computer only. To let others in your network join, stop the server and start it with:
mine-spectator-over = All is open now: look back at the game from any chair.
share-title = Share this game
share-help = Anybody with this link can look back at the game from every chair, but can't change anything.
card-invites = { $name } invites you: { $game }
card-full = All chairs are taken.
card-over = A finished game: look back at it from every chair.
card-running = A game that is being played.
