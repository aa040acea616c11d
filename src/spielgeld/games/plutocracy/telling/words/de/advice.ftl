### Plutocracy: hints and the analysis

decide-sell = { $number ->
    [one] Eine Einheit { $resource } verkaufen
   *[other] { $number } { $resource } verkaufen
  }
decide-buy = { $number ->
    [one] Eine Einheit { $resource } kaufen
   *[other] { $number } { $resource } kaufen
  }
decide-seats = { $number ->
    [one] Einen Sitz
   *[other] { $number } Sitze
  } im Parlament kaufen
decide-rescue = Ein Alien retten
decide-join = Beitreten: { $society }
decide-fly = Fliegen: bei Zeit { $arrival } { $on } (+{ $time })
decide-fly-space = Fliegen: { $space }, im leeren Raum bei Zeit { $arrival } (+{ $time })
decide-retire = Passen
decide-start = { $on } starten
decide-position = { $bid } für Startposition { $number } bieten
moment-turn = Zeit { $time }, { $place }
moment-start = Startplanet
moment-auction = Startauktion

reason-sell = Das bringt { $money } S€; du hättest dann { $total }.
reason-goods = Nach heutigem Stand gibt es { $body_on } { $resource } für { $price } S€, und { $planet_on } bekommt man { $paid } S€ dafür.
reason-seats-lead = Du hättest dort die meisten Sitze: { $mine }, die nächsten { $rival }.
reason-seats-level = Du lägst mit { $mine ->
    [one] einem Sitz
   *[other] { $mine } Sitzen
  } gleichauf und durch den jüngsten Kauf vorn.
reason-seats-behind = Du hättest dort { $mine ->
    [one] einen Sitz
   *[other] { $mine } Sitze
  }; jemand hat { $rival }.
reason-passes = Danach geht das hier in diesem Zug nicht mehr: { $actions }.
passes-sell = verkaufen
passes-buy = kaufen
reason-election = Die nächste Wahl ist bei { $time }; die meisten Sitze bringen { $councillors ->
    [one] 1 Ratsmitglied
   *[other] { $councillors } Ratsmitglieder
  }.
reason-rescue = Die Scientist-Society will ein Alien sehen; ihr nächster Platz bringt { of-councillors }.
reason-join = Die { $society } bringt sofort { of-councillors } und kostet nichts.
reason-demand = { $planet } zahlt { $price } S€ für { $resource }; du hast { $units } geladen.
reason-earth = Du erfüllst die Bedingung der { $society }; das bringt { of-councillors }.
reason-asteroid = { $aliens ->
    [one] Ein Alien ist
   *[other] { $aliens } Aliens sind
  } dort noch zu retten.
reason-time-left = Bei { $arrival } bliebe dir bis zum Ende noch { $left ->
    [one] 1 Zeiteinheit
   *[other] { $left } Zeiteinheiten
  }.
reason-retire = Bei gleich vielen Ratsmitgliedern entscheidet weniger verbrauchte Zeit.
reason-retire-larger = Bei gleich vielen Ratsmitgliedern entscheidet der größere Abstand zum eigenen THE END.
reason-retire-smaller = Bei gleich vielen Ratsmitgliedern entscheidet der kleinere Abstand zum eigenen THE END.
reason-retire-only = Kein Flug endet rechtzeitig.
reason-position = Startposition { $number } für { $bid }: Um das Gebot endet das Spiel für dich früher.
