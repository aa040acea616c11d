### €uro Crisis: the worked examples of the rules page

example-income = Das Jahr endet bei Einkommen von { $blue } für { $two }, { $white } für { $three }, { $green } für { $four } und −{ $owed } für { $one }. { $one } hat noch { $money } Mio. €.
    .title = Drei zu zahlen, zwei in der Kasse
example-income-1 = { $two } bekommt { $blue }, { $three } { $white }. { $four } bekommt nichts und schuldet nichts.
example-income-2 = { $one } zahlt die { $money } Mio. €, die da sind. Was fehlt, geht vom Einkommen ab: Es fällt auf { $income }.
example-london = { $one } spielt London und legt zwei Kreditmarker nach Spanien. Der Schuldenmarker liegt in der untersten Zeile.
    .title = In London eine 5 und eine 7
example-london-1 = Der erste Marker kommt in die Spalte ganz links, die noch frei ist, in der Zeile des Schuldenmarkers. Er liegt auf einer { $first }.
example-london-2 = In der nächsten Spalte hat diese Zeile keine Zahl. Die nächstgelegene mit einer Zahl liegt darüber: Der zweite Marker liegt auf einer { $second }.
example-london-3 = Das Einkommen von { $one } steigt um { $first } + { $second }, von { $before } auf { $income }.
example-la-poste = { $one } hat Frankreich noch zweimal etwas geliehen, also verkauft Frankreich: Das Billigste ist jetzt La Poste. Geboten haben { $one } { $red }, { $two } { $blue }, { $three } { $white }, { $four } { $green }.
    .title = Gleichstand um La Poste
example-la-poste-1 = { $three } und { $four } bieten beide { $green } Gold. Die vielen Marker von { $one } zählen nicht: Verglichen werden nur die beiden, die gleichauf sind.
example-la-poste-2 = Beide haben einen Kreditmarker in Frankreich. Der von { $four } liegt weiter rechts, und das entscheidet.
example-la-poste-3 = { $four } zahlt { $green } Gold für La Poste: { $points } PP. { $three } behält alles Gold.
example-riot = { $four } bildet die Regierung in Griechenland um, und der Zufriedenheitsmarker kommt auf die Faust. Was dort verkauft ist, gehört alles { $three }.
    .title = Ein Aufstand in Griechenland
example-riot-1 = Das Volk beginnt mit den Waffen, die an der Faust stehen: { $fist }. { $two } gibt { $blue } dazu, { $three } { $white }: zusammen { $people }.
example-riot-2 = { $one } legt { $red } für die Regierung, { $four } nichts. Das Volk führt um { $people } − { $red } = { $lead }. (Das Regelheft nennt eine Waffe mehr; der Verlust ist derselbe.)
example-riot-3 = Für je volle 3 geht ein Staatseigentum verloren: { $lost }, das oberste. { $three } verliert damit { $points } PP.
example-riot-4 = Die Zufriedenheit kehrt auf { $happiness } zurück, die Waffen sind weg.
example-debt-cut = Griechenlands Schuldenmarker liegt auf dem €-Feld, und die Aktion von { $one } endet: ein Schuldenschnitt.
    .title = Ein Schuldenschnitt: 0, 8, 9 und 12
example-debt-cut-1 = Jede Bank verliert die Zahlen unter ihren eigenen Markern: { $one } { $red }, { $two } { $blue }, { $three } { $white }.
example-debt-cut-2 = { $four } hatte zwei davon: { $green_first } + { $green_second } = { $green }.
example-debt-cut-3 = Die Spalten sind wieder frei, und der Schuldenmarker liegt wieder am Start.
