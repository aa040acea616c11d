### QE: hints and the analysis

decide-bid = { $bid } bieten
decide-look-yes = Den Preis ansehen
decide-look-no = Nicht ansehen

reason-company = { $tile } bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und vervollständigt noch nichts.
reason-company-sets = { $tile } bringt { $points ->
    [one] 1 eigenen Punkt
   *[other] { $points } eigene Punkte
  } und in deinen Sets sofort { $sets } weitere.
reason-above-open = Es liegt über dem offenen Gebot von { $open }.
reason-below-open = Es liegt unter dem offenen Gebot von { $open }: Es kann nicht gewinnen und kostet nichts.
reason-last-price = Der letzte Preis, den du kennst, ist { $amount } für { $tile }.
reason-no-price-known = Du kennst noch keinen Preis.
reason-safe = Du hättest dann { $total } ausgegeben; { $seat } hat sicher { $amount } oder mehr ausgegeben.
reason-not-safe = Du hättest dann { $total } ausgegeben; dass sonst jemand mehr als { $amount } ausgegeben hat, ist nicht sicher.
reason-spent-most = Du hast { $total } ausgegeben; dass sonst jemand mehr als { $amount } ausgegeben hat, ist nicht sicher.
reason-spent-less = Du hast { $total } ausgegeben; { $seat } hat sicher { $amount } oder mehr ausgegeben.
reason-nothing-spent = Soviel du weißt, hat noch niemand etwas ausgegeben.
reason-zero-scores = Eine Null bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, einmal pro Runde.
reason-zero-scored = Es kostet nichts; deine Null dieser Runde hat ihre Punkte schon gebracht.
reason-zero-no-points = Es kostet nichts und überlässt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } jemand anderem.
reason-look-later = Ansehen darfst du nur einmal im ganzen Spiel; { $sales ->
    [one] eine Auktion kommt
   *[other] { $sales } Auktionen kommen
  } noch.
reason-look-hidden = { $winner } hat für { $tile } einen Preis bezahlt, den du nicht kennst.
reason-look-most = { $seat } hat { $amount } oder mehr ausgegeben.

figure-top_spender = Chance, am Ende am meisten ausgegeben zu haben
figure-top_spender-desc = Was vor jeder Entscheidung zu erwarten war, mit dem Wissen dieses Platzes. Wer am meisten ausgibt, scheidet aus.
