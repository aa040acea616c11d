### QE am Tisch

title = QE

nation-US = USA
nation-EU = Europa
nation-JP = Japan
nation-CN = China
nation-UK = Großbritannien

industry-AGR = Landwirtschaft
industry-HOU = Wohnungsbau
industry-GOV = Regierung
industry-FIN = Finanzwirtschaft
industry-MAN = Industrie
industry-CAR = Autos
industry-PLANE = Flugzeuge
industry-TRAIN = Züge
industry-BANK = Banken

tile = { $industry }, { $nation }
tile-with-points = { $tile } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  })

## Events

round-began = Runde { $number } beginnt.
company-revealed = { $auctioneer ->
    [none] Zu verkaufen, ohne Auktionsleitung: { $tile } ({ board-points }).
   *[other] { $auctioneer } versteigert { $tile } ({ board-points }).
  }
open-bid-made = { $seat } eröffnet mit { $amount }.
bid-made = { $seat } bietet geheim { $amount }.
bids-seen = { $auctioneer } sieht die Gebote: { $bids }.
bids-tied = { $third ->
    [yes] Dritter Gleichstand zwischen { $seats }: Das höchste einzelne Gebot entscheidet.
   *[no] Gleichstand an der Spitze zwischen { $seats }.
  }
company-won = { $seat } bekommt { $tile }.
price-paid = { $seat } zahlt { $amount } für { $tile }.
company-unsold = Niemand bekommt { $tile }.
zero-bids-revealed = { $scored_count ->
    [0] Null geboten: { $seats }; in dieser Runde bringt das nichts mehr.
   *[other] Null geboten: { $seats }; { $scored_count ->
        [one] 2 Punkte
       *[other] je 2 Punkte
      } für { $scored }.
  }
looked = Das siegreiche Gebot angesehen: { $seats }.
price-seen = { $seat } sieht: { $tile } kostete { $amount }.
game-ended = { $winners_count ->
    [0] Alle Bücher sind offen: Alle haben gleich viel ausgegeben, niemand gewinnt.
    [one] Alle Bücher sind offen: { $winners } gewinnt.
   *[other] Alle Bücher sind offen: { $winners } gewinnen gemeinsam.
  }

## What a turn comes to

sum-opened = { $seat } versteigert { $tile } ({ board-points }) und eröffnet mit { $amount }.
sum-won = { $seat } bekommt für { $amount }: { $tile }.

## Questions

ask-open-bid = Dein offenes Gebot für { $tile }: mindestens 1, für alle sichtbar.
ask-first = Für das allererste Gebot wird etwas zwischen { $low } und { $high } empfohlen.
ask-secret-bids = Dein geheimes Gebot für { $tile }: alles ab 0, nur nicht das offene Gebot von { $open }.
ask-rebid = Gleichstand: Biete noch einmal für { $tile }, aber nicht das offene Gebot von { $open }.
ask-rebid-falling = Gleichstand: Biete noch einmal für { $tile }, höchstens { $high } und nicht das offene Gebot von { $open }.
ask-blind-rebid = Gleichstand: Biete noch einmal für { $tile }.
ask-blind-bids = Dein geheimes Gebot für { $tile }, das letzte Unternehmen: 0 oder mehr.
ask-look = { $winner } hat { $tile } bekommen. Willst du den Preis ansehen? Das geht nur einmal. (ja/nein)
ask-zero-shown = Ein Gebot von null wird allen gezeigt.

type-bid = Gib eine ganze Zahl ein: 25, 3 Millionen, 5 Mrd.

## Refusals

QE-5-low = Das offene Gebot muss mindestens { $low } sein
QE-6-low = Ein Gebot kann nicht unter { $low } liegen
QE-6-barred = Dein Gebot darf nicht dem offenen Gebot von { $barred } gleichen
QE-9-high = Dein neues Gebot muss niedriger sein: höchstens { $high }
QE-13-low = Ein Gebot kann nicht unter { $low } liegen
QE-37-low = Ein Gebot kann nicht unter { $low } liegen

## The table

sale-number = Unternehmen { $sale } von { $sales }, Runde { $round }
auctioneer-is = Auktionsleitung: { $name }
open-bid-is = Offenes Gebot: { $amount }
tied-are = Gleichstand ({ $number }): { $names }
column-player = Name
column-companies = Unternehmen (Preis)
column-token = Spartenplättchen
column-zero = Punkte für Nullgebote
column-spent = Ausgaben

## The scoring sheet

scoring-sheet = Wertung
score-companies = Unternehmen
score-zero-bids = Nullgebote
score-nationalisation = Nationalisierung
score-monopolisation = Monopolisierung
score-diversification = Diversifikation
score-subtotal = Zwischensumme
score-spent = Gesamtausgaben
score-bonus = Niedrigste Ausgaben
score-total = Endergebnis
score-out = ausgeschieden

## Options

option-edition = Ausgabe der Regeln: 2019, 2019-fr (ein neues Gebot muss niedriger sein) oder 2017 (zu dritt oder viert; welcher Wert auf welchem Plättchen steht, ist rekonstruiert).
option-max_digits = Das längste erlaubte Gebot, in Stellen.
option-memory = Zeigen, was dir schon einmal gezeigt wurde. Ausgeschaltet (off), wird ein vergangener Betrag nirgends mehr gezeigt, außer deinen eigenen siegreichen Geboten.

version-2 = In der Ausgabe 2019-fr muss jedes neue Gebot unter dem ersten Gleichstand der Auktion liegen (QE-9). Vorher musste es unter dem letzten liegen.
version-3 = In der Ausgabe 2019-fr muss jedes neue Gebot unter dem eigenen ersten Gebot der Auktion liegen, und niemand erfährt mehr die Höhe eines Gleichstands (QE-9). Vorher musste es unter dem ersten Gleichstand der Auktion liegen.

## Why it ended so

points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
ending-all-out = { $decided_by ->
    [edition-2017] Alle haben gleich viel ausgegeben, also verlieren alle ihre Punkte.
   *[other] Alle haben gleich viel ausgegeben, also scheiden alle aus.
  }
ending-out = { $decided_by ->
    [edition-2017] Du hast am meisten ausgegeben und verlierst alle Punkte
   *[other] Du hast am meisten ausgegeben und scheidest aus
  }; { $winner } gewinnt mit { points-of }.
ending-won-you = Du gewinnst mit { points-of }, und jemand anderes hat mehr ausgegeben.
ending-level-you = Gleichstand bei { points-of }; du hast weniger ausgegeben.
ending-shared = Gleichstand bei Punkten und Ausgaben: { $winner } gewinnen gemeinsam.
ending-level = Gleichstand bei { points-of }; { $winner } hat weniger ausgegeben.
ending-won = { $winner } gewinnt mit { points-of }; wer am meisten ausgegeben hat, { $decided_by ->
    [edition-2017] verliert alle Punkte
   *[other] ist raus
  }.
ending-won-other = { $winner } gewinnt mit { points-of }; du hast { $mine }.
