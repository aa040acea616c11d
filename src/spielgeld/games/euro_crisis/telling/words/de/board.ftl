### €uro Crisis auf einer Seite

party-short-conservatives = KON
party-short-socialists = SOZ
party-short-liberals = LIB
party-short-communists = KOM

## Jetzt

now-skip = Aktion auslassen
now-done = Reformen beenden
now-choose = wählen …
now-form = Bilden
now-real = Echt
now-senseless = Sinnlos
now-nothing = Du kannst hier nichts tun.
now-not-understood = Das ist keine Antwort auf die Frage. Wähle eines der Angebote.
now-first-loan-title = Dein { $round ->
    [1] erster
   *[other] zweiter
  } Kredit: an welchen Staat?
now-first-loan-ask = { $round ->
    [1] An einen Staat ohne Kreditmarker.
   *[other] An einen Staat mit genau einem Kreditmarker.
  } Das Einkommen wächst um die Zahl darunter.
now-gold-title = Dein Gebot für { $property } ({ $points } PP)
now-gold-ask = { $state } privatisiert. Alle bieten gleichzeitig und geheim; nur wer am meisten bietet, zahlt. Du hast { of-gold }.
now-gold-none = Du hast kein Gold: Mehr als 0 kannst du nicht bieten.
now-gold-only = 0 bieten
now-gold-left = Rest: { $gold }
now-gold-label = Gold
now-gold-send = Bieten
now-gold-others = Die anderen haben: { $list }.
now-gold-ties = Bei gleichen Geboten gilt: { $names }.
now-has-gold = { $name } { $gold }
now-quarter = Quartal { $quarter }
now-quarter-title = Welches Quartal eröffnest du?
now-quarter-ask = Wer ein Quartal eröffnet, handelt darin zuerst.
now-quarter-before-anger = danach Volkszorn
now-quarter-before-economy = danach Wirtschaft
now-quarter-before-market = danach Schwarzmarkt
now-quarter-before-income = danach Einkommen und Jahresschulden
now-card-title = Deine Karte für Quartal { $quarter }
now-card-ask = Sie bleibt verdeckt, bis du am Zug bist.
card-does-frankfurt = Kreditmarker nehmen, kostet Einkommen
card-does-london = einem Staat Kredit geben, der dann verkauft
card-does-moscow = Gold und Waffen kaufen
card-does-brussels = eine neue Regierung bilden
card-does-rome = bis zu 4 Reformen anstoßen
useless-london = nichts zu verleihen: wäre jetzt umsonst
useless-moscow = zu wenig Geld: wäre jetzt umsonst
useless-rome = keine Reform möglich: wäre jetzt umsonst
now-frankfurt-title = Frankfurt: wie viele Kreditmarker?
now-frankfurt-ask = Jeder kostet { $cost } Einkommen.
now-borrow-label = Oder eine andere Zahl
now-borrow-send = Nehmen
now-london-title = London: einem Staat Kredit geben
now-london-ask = { $loans ->
    [0] Du hast keinen Kreditmarker.
    [one] Du hast { $loans } Kreditmarker.
   *[other] Du hast { $loans } Kreditmarker. Was du davon verleihst, geht an einen einzigen Staat.
  }
now-markers = { $number ->
    [one] { $number } Marker
   *[other] { $number } Marker
  }
now-sells = verkauft dann { $property } ({ $points } PP)
now-sells-nothing = hat nichts mehr zu verkaufen
now-moscow-title = Moskau: Gold und Waffen kaufen
now-moscow-ask = Gold kostet { $gold } Mio. €, eine Waffe { $weapons } Mio. €. Du hast { $money } Mio. €. Die Tabelle zeigt, was es zusammen kostet.
now-purchase = Was es kostet: Gold nach rechts, Waffen nach unten
now-cost = { $cost } Mio.
now-buy = { of-goods } für { $cost } Mio. €
now-touch = Tippe einen Staat an, um nur zu sehen, was dort geht.
now-touch-parties = Oder tippe am Kreuz eines Staates zwei Parteien an: zuerst die mit dem großen Marker.
now-all-states = Alle Staaten
now-brussels-title = Brüssel: eine Regierung bilden
now-brussels-ask = In einem Staat. Die Partei mit dem großen Marker bleibt dabei, mit dem einen oder dem anderen. Der große Marker wird zuerst genannt.
now-government = { $large } + { $small }
now-government-label = Neue Regierung in { $state }
now-rome-title = Rom: Reform { $number } von 4
now-rome-ask = Jede kostet 1 Mio. €; du hast { $money } Mio. €. Eine echte Reform wirkt, eine sinnlose verbraucht nur einen Schritt.
now-reform-by = { $state }: { $party }
now-steps-left = { $number ->
    [one] noch { $number } Schritt
   *[other] noch { $number } Schritte
  }
now-crisis-title = Welche Krise kommt zuerst?
now-crisis-ask = Du bestimmst die Reihenfolge.
now-weapons-title = Aufstand in { $state }: Schickst du Waffen?
now-weapons-ask = { $weapons ->
    [0] Du hast keine Waffen.
    [one] Du hast eine Waffe. Schickst du sie, ist sie weg.
   *[other] Du hast { $weapons } Waffen. Was du schickst, ist danach weg.
  } Für je 3 Waffen Vorsprung holt sich das Volk ein Staatseigentum zurück.
now-arm-none = Keine schicken
now-arm-people = Für das Volk
now-arm-government = Für die Regierung
now-arm-label = Waffen
now-arm-send = Schicken
now-side = Für welche Seite
now-falls = Vorsprung { $lead }: { $properties } verloren
now-falls-nothing = Vorsprung { $lead }: nichts verloren
now-weapons-later = Nach dir: { $names }.
now-sealed-card = Deine Karte liegt verdeckt: { $card }
now-sealed-gold = Dein Gebot von { of-gold } ist versiegelt
now-confirm-skip = Diese Aktion ganz auslassen?
now-confirm-out = Damit scheidet deine eigene Bank aus. Sicher?
now-confirm-yes = Ja
now-confirm-no = Nein, zurück
now-you-win = Du gewinnst
now-they-win = { $names } gewinnt

now-others-first-loans = { $names } vergibt einen ersten Kredit
now-others-gold-bids = { $count ->
    [one] Ein Gebot für { $property } fehlt noch
   *[other] { $count } Gebote für { $property } fehlen noch
  }
now-others-choose-quarters = { $names } nimmt ein Quartal
now-others-choose-cards = { $count ->
    [one] Eine Karte fehlt noch
   *[other] { $count } Karten fehlen noch
  }
now-others-frankfurt = { $names } ist in Frankfurt und nimmt Kreditmarker
now-others-london = { $names } ist in London und gibt Kredit
now-others-moscow = { $names } ist in Moskau und kauft ein
now-others-brussels = { $names } ist in Brüssel und bildet eine Regierung
now-others-rome = { $names } ist in Rom und reformiert
now-others-further-reform = { $names } ist in Rom und reformiert
now-others-choose-crisis = { $names } entscheidet, welche Krise zuerst kommt
now-others-place-weapons = Aufstand in { $state }: { $names } darf Waffen schicken

## Was es brächte

preview-columns = { $count ->
    [one] { $numbers } (Spalte { $columns })
   *[other] { $numbers } (Spalten { $columns })
  }
preview-income = Einkommen { $before } → { $after }
preview-out = deine Bank wäre ausgeschieden
preview-happiness = Zufriedenheit { $before } → { $after }
preview-to-cut = Schuldenschnitt in { $before } → { $after }
preview-interest = Zinszeile { $before } → { $after }
preview-debt-stays = Schulden bleiben
preview-and = {"; "}
preview-money = { $name } { $sign }{ $amount } Mio. €
preview-senseless = nichts bewegt sich
preview-riot = Aufstand!
preview-cut = Schuldenschnitt!

## Der Spielplan

board-title = Die Staaten
board-market = Markt
board-events = Ereignisse der Jahre
board-legend = Roter Rahmen: Schuldenmarker. Blaue Felder: hierhin gehen die nächsten Kredite. Buchstabe und Zahl: ein Kreditmarker und sein Einkommen. Eckige (große) und runde (kleine) Regierungsmarker zeigen ihre verbleibenden Schritte.
board-income = Einkommen
points-short = { $points } PP
points-flag = Fahne: { $pp } PP machen dieses Jahr zum letzten
board-year = Jahr
board-now = jetzt
board-quarters = Quartale und Ereignisse dieses Jahres
board-starts = { $name } eröffnet
board-free = frei
board-cards = Karten dieses Quartals in der Reihenfolge der Züge
board-riot = Aufstand in { $state }
board-balance = Volk { $people }, Regierung { $government }
board-placed-people = { $name }: { of-weapons } für das Volk
board-placed-government = { $name }: { of-weapons } für die Regierung
board-placed-none = { $name }: keine
board-crises = Krisen:
board-clockwise = im Uhrzeigersinn
board-anticlockwise = gegen den Uhrzeigersinn
event-anger = Volkszorn
event-economy = Wirtschaft
event-market = Markt
event-income = Einkommen, Schulden
event-anger-text = { $state } −{ $named }, sonst −{ $others }
event-economy-text = { $state } +{ $named }, sonst +{ $others }
event-market-text = Gold −{ $gold }, Waffen −{ $weapons }
sheet-yearly = Schulden +{ $number } im Jahr
sheet-debt = Schuldenmarker in Spalte { $column }, Zeile { $row }; im Jahr kommen { $number } dazu.
sheet-happiness = Zufriedenheit { $number } von { $most }; die Faust hat { of-weapons }.
sheet-large = Großer Marker: { $party }, verbleibende Schritte: { $number }.
sheet-small = Kleiner Marker: { $party }, verbleibende Schritte: { $number }.
sheet-loan = Kredit von { $name } in Spalte { $column }, Wert { $number }.
sheet-sold = { $property } ({ $points } PP) gehört { $name }.
sheet-unsold = { $property } ({ $points } PP) ist nicht verkauft.

## Ein Staat auf einen Blick

danger-cut = { $steps ->
    [0] Schuldenschnitt!
   *[other] Schnitt in { $steps }
  }
danger-cut-help = { $steps ->
    [0] Der Schuldenmarker hat das €-Feld erreicht.
    [one] Der Schuldenmarker ist 1 Schritt vom €-Feld entfernt.
   *[other] Der Schuldenmarker ist { $steps } Schritte vom €-Feld entfernt.
  }
danger-riot = { $steps ->
    [0] Aufstand!
   *[other] Aufstand in { $steps }
  }
danger-riot-help = { $steps ->
    [0] Die Zufriedenheit ist auf die Faust gefallen.
    [one] Die Zufriedenheit ist 1 Schritt über der Faust.
   *[other] Die Zufriedenheit ist { $steps } Schritte über der Faust.
  }
glance-sells = zu haben: { $property } ({ $points } PP)
glance-sells-nothing = alles verkauft

## Banken

mine-title = Deine Bank
mine-cards = Deine Karten
mine-properties = Dein Staatseigentum
mine-spectator-title = Du schaust zu
mine-spectator = Hier ist alles offen außer verdeckten Karten und Geboten.
player-state-thinking = überlegt
player-state-in = bereit
player-state-out = ausgeschieden
player-state-acting = handelt
player-score = Stand bisher

## Das Ende

sheet-winner = gewinnt
chart-year = Jahr { $year }
chart-income = Einkommen im Lauf der Zeit
chart-income-desc = Das Einkommen jeder Bank nach jedem Quartal.
chart-points = PP im Lauf der Zeit
chart-points-desc = Die Privatisierungspunkte jeder Bank nach jedem Quartal.

## Optionen und Regeln

label-quick_start = Start
label-quick_start-false = mit der Startrunde
label-quick_start-true = aus der Schnellstart-Stellung (zu viert; gut für ein erstes Spiel; Kredite und die meisten ersten Eigentümer sind rekonstruiert)
label-board = Spielplan
rules-set-up = Aufbau
rules-first-round = Startrunde
rules-year = Ein Jahr
rules-actions = Aktionen
rules-markers = Marker
rules-privatisation = Privatisierung
rules-crises = Krisen
rules-end = Ausscheiden und Ende
lot-first = Startbank
lot-states = Staaten im Spiel, der Reihe nach

## Momente, die allen gezeigt werden

shown-sold = { $property } ({ $points } PP) geht an { $seat }
shown-sold-why = { $tie ->
    [none] { $seat } hat am meisten geboten und zahlt { of-gold }.
    [loans] Gleichstand: { $seat } hat mehr Kreditmarker in { $state }, gewinnt und zahlt { of-gold }.
    [right] Gleichstand: { $seat } hat den Kreditmarker am weitesten rechts in { $state }, gewinnt und zahlt { of-gold }.
   *[income] Gleichstand, und niemand davon hat Kredit in { $state }: { $seat } hat das höhere Einkommen, gewinnt und zahlt { of-gold }.
  }
shown-cut = Schuldenschnitt in { $state }
shown-cut-markers = { $markers ->
    [one] { $markers } Kredit verloren
   *[other] { $markers } Kredite verloren
  }
shown-cut-nobody = Niemand hatte hier Kredit gegeben: Niemand verliert etwas.
shown-cut-next = Alle Spalten sind wieder frei; bis zum nächsten Schuldenschnitt sind es { $steps } Schritte.
shown-riot = Der Aufstand in { $state } ist vorbei
shown-riot-nothing = Das Volk nimmt nichts zurück.
shown-riot-lost = verliert { $property } ({ $points } PP)
shown-anger = Volkszorn, vor allem in { $state }
shown-economy = Die Wirtschaft schrumpft, vor allem in { $state } (Schulden +{ $amount })
shown-years-end = Das Jahr endet: Die Einkommen werden gezahlt
shown-money = { $sign }{ $amount } Mio. €
shown-short = zu wenig Geld; Einkommen jetzt { $income }
shown-yearly-debt = Danach sind alle Schulden um ihre Jahreszahl gestiegen:
