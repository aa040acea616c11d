### Where the values of a box come from, and boards of one's own

facts-title = What is printed, and what is not
facts-lead = Rulebooks show some things in pictures only, and not every piece is published. Here is every value that we play by, and how it is known.
source-printed = printed
source-inferred = inferred
source-reconstructed = reconstructed
source-own = from your box
source-printed-help = printed: in the rulebook or on the published pieces.
source-inferred-help = inferred: it follows from what is printed.
source-reconstructed-help = reconstructed: not known to us; it fits all that is printed.
source-own-help = yours: it differs from our board.
source-printed-count = { $number } printed
source-inferred-count = { $number } inferred
source-reconstructed-count = { $number } reconstructed
source-own-count = { $number } of yours

editor-link = Look at the board and correct it
editor-title = A board of your own: { $game }
editor-lead = Do you own the box? Much of our board is reconstructed. Put in what stands on yours, and play with it.
editor-fields = Rows of spaces are typed from left to right: a number for each, · for a space without one, € for the € space. An empty field leaves out that row or property.
editor-faults = { $number ->
    [one] One value does not fit. It is marked below.
   *[other] { $number } values do not fit. They are marked below.
  }
editor-checked = All values fit together.
editor-kept = The board is kept in this browser. You can choose it when you open a table.
editor-forgotten = This browser keeps no board any more.
editor-share = A link to this board
editor-preview = How it looks at a table
editor-share-help = Whoever opens it sees this board and can play with it. It is all in the link: nothing is stored here.
editor-file = A board file
editor-load = Show the file
editor-forget = Forget the board kept here
editor-usual = Show our board
editor-check = Check
editor-keep = Keep in this browser
editor-share-do = Make a link
editor-download = Download the file
editor-table = Open a table with it
new-board-usual = the usual one, or the file below
new-board-kept = mine, kept in this browser
new-board-given = the one that I just looked at
refused-packed = The link or what this browser kept is incomplete; use the board file instead
refused-too-long = This board is too large for a link or for the browser to keep; download its file instead
