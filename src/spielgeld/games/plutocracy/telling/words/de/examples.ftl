### Plutocracy: the worked examples of the rules page

example-rotation = Zu viert. { $four } ist auf { $horizon_before } an der Reihe, ROTATE liegt auf { $rotate_before }. { $two } ist auf der Erde, { $three } auf dem Asteroiden, und { $one } wartet mit der Zeitscheibe auf { $rotate } auf einem Feld der Jupiterbahn.
    .title = Zwei Rotationen vor einem Zug
example-rotation-1 = { $four } fliegt auf das Nachbarfeld, das Uranus gleich erreicht. Mit Warten dauert das { $flight } Zeiteinheiten: Die Zeitscheibe rückt von { $horizon_before } auf { $horizon }, knapp hinter ROTATE.
example-rotation-2 = Nun ist ROTATE dran, und alles rückt ein Feld weiter. { $two } reist mit der Erde, { $three } mit dem Asteroiden, und Uranus trifft ein, wo { $four } wartet.
example-rotation-3 = ROTATE rückt auf { $rotate } und liegt dort auf der Zeitscheibe von { $one }. Wer zuletzt kommt, ist zuerst dran: Es rotiert noch einmal, bevor { $one } zieht, dann schon auf dem Jupiter.
example-auction = Zufälliger Aufbau mit Startauktion. THE END liegt auf { $end }, und { $one } beginnt.
    .title = Eine Startauktion
example-auction-1 = { $one } bietet { $bid_1 } auf Startposition 4, { $two } { $bid_2 } auf 1. { $three } bietet { $bid_3 } auf 4, also nimmt { $one } das Gebot zurück. { $four } bietet { $bid_4 } auf 2.
example-auction-2 = { $one } bietet neu, { $bid_5 } auf 2, und jetzt muss { $four } weichen: { $bid_6 } auf 3. Alle haben eine Startposition, die Auktion ist zu Ende.
example-auction-3 = Bezahlt wird mit Zeit. Das persönliche THE END: { $one } { $end_1 }, { $two } { $end_2 }, { $three } { $end_3 }, { $four } { $end_4 }.
example-auction-4 = Startplaneten wählen der Reihe nach { $two }, { $one }, { $four } und { $three }. Die letzte Zeitscheibe liegt oben: { $three } zieht zuerst.
example-gap = Zu dritt, jeder Konzern mit einem persönlichen THE END und 10 Ratsmitgliedern. { $one } und { $two } haben gepasst, { $three } passt jetzt.
    .title = Der Abstand, der einen Gleichstand löst
example-gap-1 = { $one }: von { $time_1 } bis zum persönlichen THE END auf { $end_1 } sind es { $gap_1 }. { $two }: von { $time_2 } bis { $end_2 } sind es { $gap_2 }. { $three }: von { $time_3 } bis { $end_3 } ebenfalls { $gap_3 }.
example-gap-2 = Der größere Abstand liegt vorn: { $one } kommt auf den dritten Platz.
example-gap-3 = { $two } und { $three } haben denselben Abstand; weniger verbrauchte Zeit entscheidet, { $time_2 } gegen { $time_3 }. { $two } gewinnt.
example-gap-4 = Mit der Option „kleinerer Abstand“ gewänne { $one }.
