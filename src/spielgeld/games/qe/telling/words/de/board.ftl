### QE on a page

industry-short-AGR = LAND
industry-short-HOU = WOHN
industry-short-FIN = FIN
industry-short-MAN = IND
industry-short-GOV = REG
industry-short-CAR = AUTO
industry-short-PLANE = FLUG
industry-short-TRAIN = BAHN
industry-short-BANK = BANK

## Now

now-bid-title = Dein Gebot für { $tile }
now-tie-title = Gleichstand mit { $names }: biete neu für { $tile }
now-bid-label = Dein Gebot
now-bid-placeholder = 25, oder 3 Millionen
now-bid-open = Offen bieten
now-bid-seal = Versiegeln
now-ask-open = Du leitest die Auktion. Jede ganze Zahl ab { $low }; alle werden sie sehen.
now-ask-first = Für das allererste Gebot wird etwas zwischen { $low } und { $high } empfohlen.
now-ask-secret = Jede ganze Zahl ab { $low }, nur nicht das offene Gebot von { $barred }. Nur die Auktionsleitung sieht sie.
now-ask-secret-look = Jede ganze Zahl ab { $low }, nur nicht das offene Gebot von { $barred }. Nur die Auktionsleitung sieht sie, außer sie gewinnt und jemand sieht sie sich an.
now-ask-secret-again = Eure Gebote waren gleich und die höchsten. Biete noch einmal, jede ganze Zahl ab { $low } außer { $barred }; alle anderen Gebote bleiben.
now-ask-secret-again-below-first-tie = Eure Gebote waren gleich und die höchsten. Biete noch einmal, unter dem ersten Gleichstand dieser Auktion: von { $low } bis { $high }, nur nicht { $barred }; alle anderen Gebote bleiben.
now-ask-secret-again-below-last-tie = Eure Gebote waren gleich und die höchsten. Biete noch einmal, diesmal darunter: von { $low } bis { $high }, nur nicht { $barred }; alle anderen Gebote bleiben.
now-ask-secret-again-below-own-first-bid = Eure Gebote waren gleich und die höchsten. Biete noch einmal, unter deinem eigenen ersten Gebot in dieser Auktion: von { $low } bis { $high }, nur nicht { $barred }; alle anderen Gebote bleiben.
now-ask-blind = Das letzte Unternehmen hat keine Auktionsleitung. Jede ganze Zahl ab { $low }; niemand sieht sie.
now-ask-blind-again = Eure Gebote waren gleich und die höchsten. Biete noch einmal: jede ganze Zahl ab { $low }; alle anderen Gebote bleiben.
now-ask-last-tie = Nach noch einem Gleichstand gewinnt der höchste Betrag, den nur eine Bank geboten hat.
now-ask-zero-shown = Ein Gebot von null wird allen gezeigt.
now-quick = Schnelle Gebote
now-quick-zero = nichts
now-quick-one = das Mindeste
now-quick-above = knapp über dem offenen Gebot
now-quick-before = wie zuvor
now-quick-more = eins mehr
now-quick-most = das Höchste, was geht
now-quick-price = wie für { $tile }
now-confirm = Du hast { $bid } eingegeben. So viel drucken?
now-confirm-yes = Ja, drucken
now-confirm-no = Ändern
now-look-title = { $tile } ging an { $name }. Den Preis ansehen?
now-look-ask = Du hast einen einzigen Einblick im ganzen Spiel. Alle sehen, dass du hingesehen hast, aber nicht, was.
now-look-yes = Jetzt ansehen
now-look-no = Einblick aufheben
now-sealed-bid = Dein Gebot von { $bid } ist versiegelt
now-sealed-look = Deine Antwort ist abgegeben
now-others-open-bid = { $names } eröffnet die Auktion: { $tile }
now-others-secret-bids = { $count ->
    [one] Ein Gebot für { $tile } fehlt noch
   *[other] { $count } Gebote für { $tile } fehlen noch
  }
now-others-blind-bids = { $count ->
    [one] Ein Gebot für { $tile } fehlt noch
   *[other] { $count } Gebote für { $tile } fehlen noch
  }
now-others-rebid = Gleichstand bei { $tile }: { $names } { $count ->
    [one] bietet
   *[other] bieten
  } noch einmal
now-others-look = Den Preis von { $tile } ansehen oder nicht
now-you-win = Du gewinnst
now-you-share = Ihr gewinnt gemeinsam
now-they-win = { $count ->
    [0] Alle haben gleich viel ausgegeben. Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }

## The board

board-title = Die Auktion
board-blind = Keine Auktionsleitung: Alle bieten blind.
board-opens = { $name } leitet und eröffnet
board-opened = { $name } eröffnet mit
board-tie = { $number ->
    [one] Gleichstand zwischen { $names }: Sie bieten noch einmal.
   *[other] Gleichstand Nummer { $number }, zwischen { $names }: Sie bieten noch einmal.
  }
board-state-thinking = { $name } überlegt
board-state-tied = { $name } bietet neu
board-state-in = { $name }: versiegelt
board-state-stands = { $name }: bleibt
board-zeros = Null geboten: { $names }
board-certificate = Anteilschein: { $tile }
board-certificate-desc = Das Unternehmen in der Auktion, Nummer { $number } von { $of }: { $industry }, { $nation }, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } wert.
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-to-come = { $number ->
    [0] Das letzte Unternehmen
    [one] Noch { $number } Unternehmen
   *[other] Noch { $number } Unternehmen
  }
board-sold = Zuschlag für { $name }
board-sold-you = Zuschlag für dich!
board-unsold = Kein Zuschlag
board-last = Unternehmen { $number }: { $tile }
board-stamp = VERKAUFT
board-auctioneer = Auktionsleitung
board-companies = Unternehmen: { $list }.
board-no-companies = Noch keine Unternehmen.
board-spent = Ausgaben:
board-spent-you = Deine Ausgaben:
board-spent-sealed = Ausgaben, versiegelt; mindestens:

## What only you know

mine-title = Das weißt nur du
mine-over-title = Deine Bank
mine-token = Dein Spartenplättchen
mine-nation = Deine Nation
mine-spent = Deine Ausgaben
mine-look = Dein Einblick
mine-look-left = noch da
mine-look-used = verbraucht
mine-ledger = Verkauftes und Preise, die du kennst
mine-spectator-title = Du schaust zu
mine-spectator = Preise und Ausgaben bleiben bis zum Ende versiegelt. Geduld.
ledger-company = Unternehmen
ledger-winner = An
ledger-price = Preis
ledger-own = du:
ledger-nobody = niemand
ledger-open = Gleichstand
ledger-won = (gewonnen)

## Players

player-state-thinking = überlegt
player-state-tied = Gleichstand, bietet neu
player-state-in = Gebot ist versiegelt
player-state-stands = Gebot bleibt
player-state-auctioneer = Auktionsleitung
shelf-zero = { $points } für Nullgebote
shelf-look-left = Einblick noch da
shelf-look-used = Einblick verbraucht

## The end

sheet-token = Spartenplättchen
sheet-winner = gewinnt
finale-title = Alle Umschläge werden geöffnet
finale-last = Das letzte Unternehmen, { $tile }, geht an { $name }.
finale-unsold = Das letzte Unternehmen, { $tile }, bekommt niemand.
finale-out = RAUS
finale-lost = 0 PUNKTE
finale-least = am wenigsten: +{ $points }
finale-place = Platz { $place }
finale-ranking = Rangfolge
finale-statement = Kontoauszug
finale-printed = Gedruckt
finale-enough = Hätte gereicht
finale-again = Noch einmal ansehen
finale-skip = Überspringen
finale-share = Weitererzählen
chart-spending = Ausgaben im Lauf des Spiels
chart-spending-desc = Was jede Bank nach jedem Unternehmen ausgegeben hatte.
sales-title = Alle Gebote, geöffnet

## Options and rules

label-edition = Ausgabe
label-edition-2019 = 2019
label-edition-2019-fr = 2019, französische Regeln (neue Gebote müssen niedriger sein)
label-edition-2017 = 2017 (zu dritt oder zu viert; welcher Wert auf welchem Plättchen steht, ist rekonstruiert)
label-max_digits = Längstes Gebot
label-memory = Gedächtnishilfe
label-memory-on = an: gesehene Preise bleiben auf deiner Seite
label-memory-off = aus: merk sie dir selbst
rules-set-up = Aufbau
rules-auction = Eine Auktion
rules-scoring = Wertung
rules-2017 = Die Ausgabe 2017
lot-first = Wer war zuletzt in einer Bank? Dort geht es los
lot-first-drawn = weiß niemand mehr: das Los
