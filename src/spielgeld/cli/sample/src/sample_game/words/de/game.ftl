title = Sample Game
how-summary = Öffentliche Aufträge bekommt, wer den dicksten Umschlag füllt. Ein Freund im Amt hilft.

contract-bench = Parkbank
contract-school = Schuldach
contract-bypass = Umgehungsstraße
contract-airport = Flughafen
contract-stadium = Stadion

contract-tendered = Ausgeschrieben wird: { $contract }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
envelopes-opened = In den Umschlägen liegen: { $envelopes }.
contract-won = Zuschlag für { $seat }: { $contract }.
tender-cancelled = Mehrere Umschläge sind am dicksten: Die Ausschreibung „{ $contract }“ wird aufgehoben.
friends-named = Freunde saßen in diesen Ämtern: { $friends }.
game-ended = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

ask-envelope = { $contract } ({ $points }): Wie viele Scheine?
type-envelope = Gib ein, wie viele Scheine in den Umschlag kommen: eine Zahl von 1 bis 5.
decide-envelope = { $notes ->
    [one] Ein Schein
   *[other] { $notes } Scheine
}
your-friend = Dein Freund entscheidet über den Auftrag „{ $contract }“: Der zählt für dich doppelt.
points = Punkte
won-by = geht an { $name }
cancelled = aufgehoben
to-come = kommt noch
column-contract = Auftrag
column-points = Punkte
column-player = Name
column-friend = Freund im Amt für
envelopes-left = Übrige Umschläge

reason-friend = Dein Freund entscheidet über den Auftrag „{ $contract }“: Der zählt doppelt.
reason-fullest = Es ist dein dickster Umschlag, und der Auftrag bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reason-thinnest = Es ist dein dünnster Umschlag, und der Auftrag bringt dir nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reason-middle = Dein dickster Umschlag bleibt dir, und der Auftrag ist dir { $points } wert.

SG-3-barred = Den Umschlag mit { $barred } hast du schon weggegeben

lesson-welcome = Willkommen, { $name }! Fünf Aufträge werden nacheinander ausgeschrieben. Du hast fünf Umschläge mit einem bis fünf Scheinen. Dein Freund sitzt am Flughafen: Dieser Auftrag zählt für dich doppelt, und niemand sonst weiß davon.
lesson-bench = Die Parkbank ist einen Punkt wert. Nimm deinen dünnsten Umschlag: Um einen guten wäre es schade.
lesson-airport = Darauf hast du gewartet! Vier Punkte, für dich acht. Dein dickster Umschlag kann nicht verlieren, höchstens gleichauf liegen.
lesson-go-on = Acht Punkte für dich. Ab hier bist du auf dich gestellt: Drei Aufträge kommen noch, und auch die anderen haben Freunde.
