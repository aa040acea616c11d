### The server: what it can't do, and its pages

## What the server refuses

problem-no-table = There is no such table.
problem-no-page = There is no such page.
problem-no-move = This link was used already, or is too old. Make a new one on the other device.
problem-not-yours = This chair is not yours.
problem-not-host = Only the host may do this.
problem-no-spectators = This table is not open to spectators.
problem-bad-invitation = This invitation is not valid.
problem-cross-site = This came from another site's page and was not carried out.
problem-wrong-host = This server does not go by that name. Whoever runs it can say under which name it is reached: --site or --allow-host.
problem-taken = This chair is taken.
problem-no-open-chair = No chair is open any more.
problem-no-chair = There is no such chair; this table has { $seats }.
problem-not-running = The game has not started yet.
problem-not-ready = Some chairs are still open.
problem-not-over = This is possible when the game is over.
problem-not-closed = Close the table first: somebody may still play at it.
problem-started = The game has started already.
problem-closed = This table is closed.
problem-busy = Too much is happening at this table at once. Please try again.
problem-full-table = This table is full: nothing more can happen at it.
problem-lesson-wrong = Not quite. Have another look.
problem-read-first = First read on: press Go on.
problem-nothing-to-undo = There is nothing to take back: others know of it by now.
problem-too-large = This is too large.
problem-too-slow = This request took too long to arrive.
problem-too-fast = Too many requests. Please wait a moment.
problem-too-many = Too many people are watching. Please try again later.
problem-broken-table = This table can't be read any more: entry { $number } does not fit the rules.
problem-newer-table = This table was written by a newer version of the server: entry { $number } is of the kind “{ $kind }”, which this one does not know.
problem-bad-settings = The setting { $name } is not valid.
problem-bad-name = Please give a name of 1 to { $longest } characters.
problem-bad-chat = A message has 1 to { $longest } characters.
problem-bad-notes = Notes have at most { $longest } characters.
problem-bad-address = That is not a valid e-mail address; it looks like name@example.org.
problem-no-mail = This table sends no mail.
problem-no-address = This link has expired: the address it was sent to gets no mail any more.
problem-no-bot = There is no bot { $name }; there are { $known }.
problem-bad-form = This request can't be read.
problem-bots-alone = Bots play alone at { $most } of your tables already. Wait until one game is over, or sit down yourself.
problem-bad-luck = This is not the number that was promised: it needs 64 digits from 0 to f that fit the hash.
problem-not-drawing = No number is asked of this chair now.
problem-used-key = This was sent with a key that stands for something else by now; nothing was decided.
problem-full-chat = So much has been said at this table that nothing more can be added. The game goes on.
problem-bad-text = It has characters that can't be stored.
problem-long-number = There is a number of more than { $digits } digits in it.
problem-overfull = The server has too much to write down. Please try again in a moment.
problem-cant-read = The server can't look anything up at the moment. Please try again soon.
problem-cant-write = The server can't write anything down at the moment. Please try again soon.
problem-failed = Something went wrong on this server. The game is safe; please reload.

## Starting the server

serve-address = Spielgeld is at { $address } – stop it with Ctrl+C.
serve-in-front = Others can reach this server. Put a web server with HTTPS in front of it (such as Caddy or nginx, which passes on Host and X-Forwarded-For): without it names, bids and links travel in the clear.
serve-not-here = { $option } needs Linux or macOS.
serve-database-listen = PostgreSQL's own address must be a URL such as postgresql://user@host/games.
serve-in-use = Another server has { $file } open. Each would keep tables in memory that the other does not see: stop that one first, or use PostgreSQL.
serve-folder = The folder { $folder } can't be written to ({ $reason }): give --database sqlite:///file.
serve-port = { $host }, port { $port } can't be used ({ $reason }): try another --host or --port.
serve-smtp = The mail server must be a URL such as smtp://user:password@mail.example.org:587 or smtps://mail.example.org.
serve-sender = Mails need a sender: give --sender games@example.org.
serve-site = The public address of this server must begin with https:// or http://.

## Mail

mail-turn = Hello { $name },

    it is your turn in { $game } (table { $badge }):
    { $link }

    The link opens the table in the browser in which you took your chair. On another device, use the private link of your chair.

    No more mails about this table: { $stop }
    .subject = Your turn: { $game }, table { $badge }
mail-until = There is time until { $when }.
mail-confirm = Hello { $name },

    somebody at a table of { $game } ({ $badge }) wants this address to get a mail when it is their turn. If it was you, say yes here:
    { $link }

    If not, do nothing, and nothing comes of it.
    .subject = Shall we mail you? { $game }, table { $badge }

mailing-title = Mail about this table
mailing-ask = Do you want a mail when it is your turn at this table and you are away?
mailing-on = You get a mail when it is your turn at this table and you are away.
mailing-off = You get no more mails about this table.
mailing-confirm = Yes, mail me
mailing-stop = No mails, please
mailing-table = To the table

## The tables of a server

tables-table = Table
tables-game = Game
tables-state = State
tables-created = Opened
tables-last = Last move
tables-state-open = open
tables-state-running = running
tables-state-over = over
tables-state-closed = closed
tables-in-use = A server is running on { $file } and has its tables in memory: stop it before you delete here. The host of a table can delete it on its page at any time.
restore-in-use = A server is running on { $file }: stop it first.
tables-sure = { $number ->
    [one] Delete this table for good?
   *[other] Delete these { $number } tables for good?
  }
tables-deleted = { $number ->
    [one] One table deleted.
   *[other] { $number } tables deleted.
  }
problem-forgets = This table plays without the memory aid. You can look back when the game is over.

## Looking for leaks

canary-cant = The server at { $url } can't be played at: { $reason }
canary-leak = { $door } told { $reader } a bid of seat { $seat }.
canary-spectator = a spectator
canary-seat = seat { $seat }
canary-found = { $leaks ->
    [one] One leak in { $asked } answers.
   *[other] { $leaks } leaks in { $asked } answers.
  }
canary-none = { $asked } answers were read, and no hidden bid was in any of them.

problem-not-shared = This game is not over yet, or the link is incomplete.
problem-over-there = The game was over there. Choose an earlier step.
problem-no-push = Your browser's push service is not one that this server knows.
serve-ask-network = May others on your network join, such as a phone in the same room?
serve-network-warning = Others on your network reach it at { $address } – everyone there can open it, and names, bids and links travel in the clear. Do this only on a network you trust.
serve-network-none = This computer does not seem to be on a network: only you can play here.
push-turn = { $game }, table { $badge }
push-ask = Notify me on this device
push-help = When it is your turn and you are away, also while this page is closed.
push-on = This device is told when it is your turn.
push-failed = This browser does not allow it, or could not be reached.
