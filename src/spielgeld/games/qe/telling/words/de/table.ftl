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
why = { $lost }; { $won }.
why-all = Alle haben gleich viel ausgegeben, also { $old ->
    [yes] verlieren alle ihre Punkte
   *[no] scheiden alle aus
  }.
why-top = { $names } { $count ->
    [one] hat { $amount } ausgegeben und { $old ->
        [yes] verliert alle Punkte
       *[no] ist raus
      }
   *[other] haben je { $amount } ausgegeben und { $old ->
        [yes] verlieren alle Punkte
       *[no] sind raus
      }
  }
why-top-you = Du hast mit { $amount } am meisten ausgegeben und { $old ->
    [yes] verlierst alle Punkte
   *[no] bist raus
  }
why-wins = { $winner } gewinnt mit { points-of }
why-shared = { $winner } gewinnen gemeinsam, gleich an Punkten und Ausgaben
why-alone = nur { $winner } bleibt übrig und gewinnt
why-alone-you = nur du bleibst übrig und gewinnst
why-beats = { $winner } liegt mit { lead-of } Vorsprung vor { $names }
why-beats-mine = du gewinnst mit { lead-of } Vorsprung vor { $names }
why-beats-yours = { $winner } gewinnt mit { lead-of } Vorsprung vor dir
why-level = { $winner } gewinnt bei Gleichstand mit { $names } ({ points-number }) durch geringere Ausgaben
why-level-mine = du gewinnst bei Gleichstand mit { $names } ({ points-number }) durch geringere Ausgaben
why-level-yours = { $winner } gewinnt bei Gleichstand mit dir ({ points-number }) durch geringere Ausgaben
lead-of = { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
  }
points-number = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
statement-you = Du hast { $spent } gedruckt; { $enough } hätten für dieselben Unternehmen gereicht.
statement-exact = Du hast { $spent } gedruckt, und weniger hätte für dieselben Unternehmen nicht gereicht.
statement-nothing = Du hast gar nichts gedruckt.
statement-all = Alle Banken zusammen haben { $spent } gedruckt; { $enough } hätten für dieselben Unternehmen gereicht.
