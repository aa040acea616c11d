
### QE: the player aid

aid-goal = Wer die meisten Punkte hat, gewinnt, aber wer am meisten Geld ausgegeben hat, scheidet aus. Wer am wenigsten ausgab, bekommt einen Bonus von { $bonus ->
    [one] 1 Punkt
   *[other] { $bonus } Punkten
  }.
aid-goal-2017 = Wer die meisten Punkte hat, gewinnt, aber wer am meisten Geld ausgegeben hat, verliert alle Punkte. Wer am wenigsten ausgab, bekommt einen Bonus von { $bonus ->
    [one] 1 Punkt
   *[other] { $bonus } Punkten
  }.
aid-turn-1 = Wer versteigert, deckt ein Unternehmen auf und bietet offen, mindestens 1.
aid-turn-2 = Die anderen bieten geheim: jede Zahl, auch null, nur nicht dieselbe.
aid-turn-3 = Wer am meisten bietet, bekommt das Unternehmen und zahlt. Den Preis kennt außerdem nur, wer versteigert; gewinnt das offene Gebot, kennen ihn alle.
aid-turn-4 = Als Nächstes versteigert, wer links sitzt.
aid-turn-4-2017 = Als Nächstes versteigert, wer im Uhrzeigersinn folgt; jede neue Runde beginnt eine Person weiter als die vorige.
aid-turn-zero = Ein Gebot von null bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, einmal pro Runde.
aid-points = Punkte für so viele Unternehmen
aid-nationalisation = der eigenen Nation
aid-monopolisation = derselben Sparte
aid-diversification = verschiedener Sparten
aid-diversification-2017 = verschiedener Sparten, einmal, ohne dein Spartenplättchen
aid-points-so-far = Deine Punkte bisher: { $points }.
aid-points-added = { $tile } brächte { $points } dazu.

## What the words mean

term-auctioneer = Wer versteigert, deckt das Unternehmen auf, bietet zuerst und offen und sieht alle geheimen Gebote.
    .title = Auktionsleitung
term-open-bid = Das Gebot, das alle sehen. Niemand sonst darf dasselbe bieten.
    .title = Offenes Gebot
term-secret-bid = Während des Spiels sieht es nur, wer versteigert, außer es ist eine Null, die Punkte bringt, oder jemand sieht es zu fünft mit dem Einblick an; in der blinden Auktion sieht es niemand. Nur wer gewinnt, zahlt.
    .title = Geheimes Gebot
term-zero = Kostet nichts und wird danach allen gezeigt. Es bringt Punkte, höchstens einmal pro Runde; zu dritt gar keine (außer in der Ausgabe von 2017).
    .title = Nullgebot
term-tie = Sind die höchsten geheimen Gebote gleich, bieten alle Beteiligten noch einmal.
    .title = Gleichstand
term-nation = Das Land deiner Bank. Unternehmen von dort bringen mehr Punkte.
    .title = Nation
term-industry = Was ein Unternehmen macht: Farbe und Form. Mehrere gleiche und Sets aus verschiedenen bringen Punkte.
    .title = Sparte
term-token = Zählt am Ende wie ein weiteres Unternehmen dieser Sparte (in der Ausgabe 2017 nicht bei verschiedenen Sparten). Niemand sonst kennt es.
    .title = Spartenplättchen
term-set = Drei oder mehr Unternehmen verschiedener Sparten.
    .title = Set
term-spent = Alle deine Gebote, die gewonnen haben. Wer am Ende die höchsten Ausgaben hat, scheidet aus (in der Ausgabe 2017: verliert alle Punkte).
    .title = Ausgaben
term-eye = Was daneben steht, wissen nicht alle.
    .title = Das Auge
term-look = Einmal im Spiel darfst du dir ein Gebot ansehen, das gewonnen hat.
    .title = Einblick
term-company = Was versteigert wird: mit Nation, Sparte und Punkten. Es liegt bei der Person, die es bekommen hat.
    .title = Unternehmen
term-envelope = Was jemand ausgegeben hat. Bis zum Ende siehst du nur in deinen; auf den anderen steht, was du sicher weißt.
    .title = Umschlag
