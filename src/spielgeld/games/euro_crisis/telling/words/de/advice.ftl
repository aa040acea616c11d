### €uro Crisis: hints and the analysis

decide-first-loan = { $state } einen Kredit geben
decide-lend = { $state } Kredit geben: { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
  }
decide-gold = { of-gold } bieten
decide-quarter = Quartal { $quarter } eröffnen
decide-card = { $card } spielen
decide-borrow = { $borrow ->
    [one] 1 Kreditmarker
   *[other] { $borrow } Kreditmarker
  } nehmen
decide-buy = { of-goods } kaufen
decide-govern = Neue Regierung in { $state }: { $large } (groß) und { $small } (klein)
decide-real = Echte Reform in { $state }: { $party }
decide-senseless = Sinnlose Reform in { $state }: { $party }
decide-resolve = Zuerst: { $crisis } in { $state }
decide-weapons-none = Keine Waffen schicken
decide-weapons-people = { of-weapons } für das Volk
decide-weapons-government = { of-weapons } für die Regierung
moment-first-loans = Startrunde
moment-year = Jahr { $year }
moment-quarter = Jahr { $year }, Quartal { $quarter }
moment-at = { $when }: { $what }
moment-gold-bids = { $property } ({ $points } PP)
moment-choose-quarters = Quartale
moment-choose-cards = Karte
moment-choose-crisis = Krisen
moment-place-weapons = Aufstand in { $state }

reason-income = Dein Einkommen geht von { $before } auf { $after }.
reason-sells = { $state } verkauft dann { $property } ({ $points } PP). Du hast { of-gold }, sonst niemand mehr als { $most }.
reason-property = { $property } ist { $points } PP wert; dir blieben { $left } Gold, wenn du es bekommst.
reason-gold-sure = Sonst hat niemand mehr als { $most } Gold: Dieses Gebot gewinnt.
reason-gold-others = Die anderen haben höchstens { $most } Gold.
reason-quarter = { $event ->
    [anger] Danach kommt der Volkszorn.
    [economy] Danach schrumpft die Wirtschaft.
    [market] Danach senkt der Schwarzmarkt die Preise.
   *[income] Danach kommen Einkommen und jährliche Schulden.
  }
reason-card-frankfurt = Du hast noch { $loans ->
    [0] keinen Kreditmarker
    [one] 1 Kreditmarker
   *[other] { $loans } Kreditmarker
  } und ein Einkommen von { $before }.
reason-card-london = Du hast { $loans ->
    [0] keinen Kreditmarker
    [one] 1 Kreditmarker
   *[other] { $loans } Kreditmarker
  } zu verleihen.
reason-card-moscow = Du hast { $money } Mio. €; Gold kostet { $gold_price } Mio. €, eine Waffe { $weapons_price } Mio. €.
reason-card-rome = Du hast { $money } Mio. € für Reformen.
reason-card-brussels = Am meisten bewirkt sie jetzt in { $state }: Die Zufriedenheit geht von { $before } auf { $after }.
reason-card-brussels-idle = Sie nützt dir jetzt nichts, aber du sparst die anderen Karten für später.
reason-loans = Du hast bisher { $loans ->
    [0] keinen Kreditmarker
    [one] 1 Kreditmarker
   *[other] { $loans } Kreditmarker
  }.
reason-cost = Es kostet { $cost } Mio. €; { $left } Mio. € bleiben dir.
reason-gold-then = Du hättest { of-gold }; sonst hat niemand mehr als { $most }.
reason-happiness = Die Zufriedenheit in { $state } geht von { $before } auf { $after }.
reason-debt = Die Schulden in { $state } gehen von Spalte { $before } auf { $after }.
reason-receive = { $party } zahlen dir dafür { $amount } Mio. €.
reason-senseless = Sie bewirkt nichts, verbraucht aber einen Schritt: { $party }.
reason-stake = In { $state } hast du { $income } Einkommen aus Krediten und { $properties ->
    [0] kein Staatseigentum
    [one] 1 Staatseigentum
   *[other] { $properties } Stück Staatseigentum
  }.
reason-no-stake = In { $state } hast du weder Kredite noch Staatseigentum.
reason-riot = Legt niemand mehr nach, führt das Volk mit { $lead } und holt sich { $lost ->
    [0] nichts
    [one] 1 Staatseigentum
   *[other] { $lost } Stück Staatseigentum
  } zurück.
reason-keeps = Du behältst { $money } Mio. € und { $loans ->
    [0] keinen Kreditmarker
    [one] 1 Kreditmarker
   *[other] { $loans } Kreditmarker
  }.
