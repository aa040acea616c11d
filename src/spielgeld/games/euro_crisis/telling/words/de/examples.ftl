### €uro Crisis: the worked examples of the rules page

example-income = Das Jahr endet bei Einkommen von { $blue } für { $two }, { $white } für { $three }, { $green } für { $four } und −{ $owed } für { $one }. { $one } hat noch { $money } Geld.
    .title = Minus drei bei zwei Geld
example-income-1 = { $two } bekommt { $blue }, { $three } { $white }. { $four } bekommt nichts und schuldet nichts.
example-income-2 = { $one } zahlt die { $money }, die da sind. Was fehlt, geht vom Einkommen ab: Es fällt auf { $income }.
example-london = { $one } spielt London und legt zwei Kreditmarker nach Spanien. Der Schuldenmarker liegt in der untersten Reihe.
    .title = In London eine 5 und eine 7
example-london-1 = Der erste Marker kommt in die Spalte ganz links, die noch frei ist, in der Reihe des Schuldenmarkers. Er liegt auf einer { $first }.
example-london-2 = In der nächsten Spalte hat diese Reihe keine Zahl. Die nächste Reihe mit einer Zahl liegt darüber: Der zweite Marker liegt auf einer { $second }.
example-london-3 = Das Einkommen von { $one } steigt um { $first } + { $second }, von { $before } auf { $income }.
example-la-poste = { $one } hat Frankreich noch zweimal Kredit gegeben, also verkauft Frankreich: Am billigsten ist jetzt La Poste. Geboten haben { $one } { $red }, { $two } { $blue }, { $three } { $white }, { $four } { $green }.
    .title = Gleichstand um La Poste
example-la-poste-1 = { $three } und { $four } bieten beide { $green } Gold. Die vielen Marker von { $one } zählen nicht: Verglichen werden nur die Gleichauf-Bietenden.
example-la-poste-2 = Beide haben einen Kreditmarker in Frankreich. Der von { $four } liegt weiter rechts, und das entscheidet.
example-la-poste-3 = { $four } zahlt { $green } Gold für La Poste: { $points } PP. { $three } behält alles Gold.
example-riot = { $four } bildet die Regierung in Griechenland um, und der Zufriedenheitsmarker kommt auf die Faust. Beide verkauften Staatseigentümer gehören { $three }.
    .title = Ein Aufstand in Griechenland
example-riot-1 = Das Volk beginnt mit den Waffen, die an der Faust stehen: { $fist }. { $two } gibt { $blue } dazu, { $three } { $white }: zusammen { $people }.
example-riot-2 = { $one } legt { $red } für die Regierung, { $four } nichts. Das Volk führt um { $people } − { $red } = { $lead }.
example-riot-3 = Je volle 3 geht ein Staatseigentum verloren: { $lost }, das oberste. { $three } verliert damit { $points } PP.
example-riot-4 = Die Zufriedenheit kehrt auf { $happiness } zurück, die Waffen sind weg.
example-debt-cut = Griechenlands Schuldenmarker liegt auf dem Feld mit dem €, und die Aktion von { $one } endet: ein Schuldenschnitt.
    .title = Ein Schuldenschnitt: 0, 8, 9 und 12
example-debt-cut-1 = Jede Bank verliert die Zahlen unter ihren eigenen Markern: { $one } { $red }, { $two } { $blue }, { $three } { $white }.
example-debt-cut-2 = { $four } hatte zwei davon: { $green_first } + { $green_second } = { $green }.
example-debt-cut-3 = Die Spalten sind wieder frei, und der Schuldenmarker liegt wieder am Start.
