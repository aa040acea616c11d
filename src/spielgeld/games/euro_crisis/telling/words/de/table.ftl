### €uro Crisis am Tisch

title = €uro Crisis

bank-first = Blau
bank-second = Orange
bank-third = Grün
bank-fourth = Lila

state-spain = Spanien
state-france = Frankreich
state-ireland = Irland
state-greece = Griechenland

party-conservatives = Konservative
party-socialists = Sozialisten
party-liberals = Liberale
party-communists = Kommunisten

card-frankfurt = Frankfurt
card-london = London
card-moscow = Moskau
card-brussels = Brüssel
card-rome = Rom

crisis-riot = Aufstand
crisis-cut = Schuldenschnitt
crisis-in = { $crisis } in { $state }

state-with = { $state } { $number }
state-with-party = { $state }: { $parties }
number-of = { $number } × { $name }
of-gold = { $gold } Gold
of-weapons = { $weapons ->
    [one] { $weapons } Waffe
   *[other] { $weapons } Waffen
  }
of-goods = { $gold ->
    [0] { of-weapons }
   *[other] { $weapons ->
        [0] { of-gold }
       *[other] { of-gold } und { of-weapons }
    }
  }

## Events

loans-placed = { $seat } gibt { $state } Kredit ({ $spaces_count ->
    [one] Feld
   *[other] Felder
  } { $spaces }); Einkommen jetzt { $income }.
property-offered = { $state } verkauft { $property } ({ $points } PP).
bids-opened = Goldgebote: { $bids }.
property-sold = { $tie ->
    [none] { $seat } kauft { $property } für { of-gold } ({ $points } PP).
    [loans] { $seat } kauft { $property } für { of-gold } ({ $points } PP): bei Gleichstand mit mehr Krediten dort.
    [right] { $seat } kauft { $property } für { of-gold } ({ $points } PP): bei Gleichstand mit dem Marker am weitesten rechts.
   *[income] { $seat } kauft { $property } für { of-gold } ({ $points } PP): bei Gleichstand mit dem höheren Einkommen.
  }
last-year-announced = { $seat } hat { $pp } PP: Dieses Jahr ist das letzte.
year-began = { $direction ->
    [1] Jahr { $year } beginnt; es geht im Uhrzeigersinn.
   *[other] Jahr { $year } beginnt; es geht gegen den Uhrzeigersinn.
  }
quarter-taken = { $asked ->
    [yes] { $seat } eröffnet Quartal { $quarter }.
   *[no] { $seat } hat das höchste Einkommen und eröffnet auch Quartal { $quarter }.
  }
quarter-began = Quartal { $quarter } beginnt; { $seat } eröffnet.
card-chosen = Deine Karte für dieses Quartal: { $card }.
card-revealed = { $seat } zeigt { $card }.
action-skipped = { $seat } lässt { $card } aus.
loans-taken = { $seat } nimmt { $markers } Kreditmarker; Einkommen jetzt { $income }.
goods-bought = { $seat } kauft { of-goods } für { $cost } Mio. €. Preise jetzt: Gold { $gold_price } Mio. €, Waffen { $weapons_price } Mio. €.
government-changed = { $seat } bildet in { $state } eine Regierung: { $large } (groß) und { $small } (klein). Zufriedenheit dort: { $happiness }.
reform-made = { $real ->
    [yes] { $seat } bezahlt eine echte Reform in { $state } ({ $party }): Schuldenschnitt in { $to_cut }, Zufriedenheit { $happiness }. Noch möglich: { $steps_left }.
   *[no] { $seat } bezahlt eine sinnlose Reform in { $state } ({ $party }). Noch möglich: { $steps_left }.
  }
rome-ended = { $reforms ->
    [one] { $seat } verlässt Rom nach 1 Reform.
   *[other] { $seat } verlässt Rom nach { $reforms } Reformen.
  }
money-received = { $reason ->
    [income] { $seat } bekommt { $amount } Mio. € Einkommen.
   *[liberals] { $seat } bekommt von den Liberalen { $amount } Mio. €.
  }
money-paid = { $reason ->
    [income] { $seat } schuldet bei negativem Einkommen { $due } Mio. € und zahlt { $paid } Mio. €; Einkommen jetzt { $income }.
   *[communists] { $seat } schuldet den Kommunisten { $due } Mio. € und zahlt { $paid } Mio. €; Einkommen jetzt { $income }.
  }
public-anger-rose = Volkszorn, vor allem in { $state }. Zufriedenheit: { $happiness }.
economy-shrank = Die Wirtschaft schrumpft, vor allem in { $state } (Schulden +{ $amount }). Schritte bis zum Schuldenschnitt: { $to_cut }.
prices-fell = Schwarzmarkt: Gold fällt um { $gold ->
    [one] 1 Feld
   *[other] { $gold } Felder
  }, Waffen um { $weapons ->
    [one] 1 Feld
   *[other] { $weapons } Felder
  }. Preise jetzt: Gold { $gold_price } Mio. €, Waffen { $weapons_price } Mio. €.
national-debt-rose = Jahresschulden. Schritte bis zum Schuldenschnitt: { $to_cut }.
crises-arose = Krisen: { $crises }. { $seat } entscheidet, was zuerst kommt.
crisis-chosen = { $seat } wählt: { $crisis } in { $state }.
riot-began = Aufstand in { $state }! Das Volk beginnt mit { $fist_weapons } { $fist_weapons ->
    [one] Waffe
   *[other] Waffen
  }.
weapons-placed = { $side ->
    [none] { $seat } hält sich heraus.
    [people] { $seat } bewaffnet das Volk: { $weapons }.
   *[government] { $seat } bewaffnet die Regierung: { $weapons }.
  }
property-renationalised = { $state } holt sich { $property } zurück; { $seat } verliert { $points } PP.
riot-ended = { $lost ->
    [0] Der Aufstand in { $state } ist vorbei: Volk { $people }, Regierung { $government }. Nichts wird zurückgeholt; Zufriedenheit { $happiness }.
   *[other] Der Aufstand in { $state } ist vorbei: Volk { $people }, Regierung { $government }. Zurückgeholt: { $lost }; Zufriedenheit { $happiness }.
  }
debt-cut-began = Schuldenschnitt in { $state }!
loans-lost = { $seat } verliert { $markers } Kreditmarker in { $state } und { $loss } Einkommen; Einkommen jetzt { $income }.
debt-cut-ended = Die Schulden in { $state } beginnen neu, { $to_cut } Schritte vor dem nächsten Schuldenschnitt; alle Spalten sind frei.
bank-dropped-out = { $seat } scheidet aus: Einkommen { $income }.
governments-restored = Die Regierungsmarker kehren auf ihre Startfelder zurück.
year-ended = Jahr { $year } ist vorbei. Alle Karten kommen zurück.
game-ended = { $winners_count ->
    [one] Die Krise ist vorbei: { $winners } gewinnt. Ergebnisse: { $scores }.
   *[other] Die Krise ist vorbei: { $winners } gewinnen gemeinsam. Ergebnisse: { $scores }.
  }

## What a turn comes to

sum-frankfurt = { $seat } in Frankfurt: { $markers } Kreditmarker; Einkommen jetzt { $income }.
sum-london = { $seat } in London: Kredit für { $state } ({ $spaces_count ->
    [one] Feld
   *[other] Felder
  } { $spaces }); Einkommen jetzt { $income }.
sum-moscow = { $seat } in Moskau: { of-goods } für { $cost } Mio. €.
sum-brussels = { $seat } in Brüssel: In { $state } regieren { $large } (groß) und { $small } (klein); Zufriedenheit dort { $happiness }.
sum-rome = { $seat } in Rom: { $reforms }.
sum-reforms = { $number ->
    [one] { $number } Reform
   *[other] { $number } Reformen
  } in { $state } (Schuldenschnitt in { $to_cut }; Zufriedenheit { $happiness })
sum-senseless = { $number ->
    [one] { $number } sinnlose Reform
   *[other] { $number } sinnlose Reformen
  } in { $state }
sum-received = { $reason ->
    [income] Einkommen: { $banks }.
   *[liberals] Die Liberalen zahlen: { $banks }.
  }
sum-amount = { $name } { $amount } Mio. €
sum-cut = Schuldenschnitt in { $state }: { $banks }.
sum-lost = { $name } verliert { $markers } Kreditmarker (Einkommen jetzt { $income })
sum-taken-back = { $state } holt sich zurück: { $properties }.
sum-taken = { $property } ({ $name }, { $points } PP)

## Questions

ask-first-loans = Dein { $round ->
    [1] erster
   *[other] zweiter
  } Kredit. Möglich: { $states }. Gib zum Beispiel ein: { $example }
ask-gold-bids = { $state } verkauft { $property } ({ $points } PP). Dein geheimes Gebot, von 0 bis { of-gold }?
ask-choose-quarters = Welches Quartal eröffnest du? Frei: { $quarters }.
ask-choose-cards = Deine verdeckte Karte für Quartal { $quarter }? Auf der Hand: { $cards }.
ask-frankfurt = Frankfurt: Wie viele Kreditmarker nimmst du? Jeder kostet 2 Einkommen. Gib eine Zahl ein oder { $skip }.
ask-london = London: Gib einem Staat Kredit, der dann etwas verkauft. So viele Marker sind möglich: { $most }. Gib zum Beispiel ein: { $example } (oder { $skip })
ask-london-nothing = London: Du hast keinen Kreditmarker, den du setzen könntest. Gib { $skip } ein.
ask-moscow = Moskau: Gold kostet { $gold_price } Mio. €, eine Waffe { $weapons_price } Mio. €; du hast { $money } Mio. €, höchstens je 5. Gib zum Beispiel ein: { $example } (oder { $skip })
ask-moscow-nothing = Moskau: Du kannst nichts bezahlen. Gib { $skip } ein.
ask-brussels = Brüssel: eine neue Regierung für einen Staat, großer Marker zuerst. Dabeibleiben müssen: { $keep }. Gib zum Beispiel ein: { $example } (oder { $skip })
ask-rome = Rom: bis zu 4 Reformen für je 1 Mio. €, echt oder sinnlos. Möglich: { $markers }. Gib zum Beispiel ein: { $example } (oder { $skip })
ask-rome-nothing = Rom: Du kannst keine Reform machen. Gib { $skip } ein.
ask-further-reform = Rom, { $reforms } von 4 Reformen gemacht: noch eine für 1 Mio. €? Möglich: { $markers }. Gib zum Beispiel ein: { $example } (oder { $done })
ask-further-reform-nothing = Rom: Es ist keine weitere Reform möglich. Gib { $done } ein.
ask-choose-crisis = Welche Krise kommt zuerst: { $crises }? Gib zum Beispiel ein: { $example }
ask-place-weapons = Aufstand in { $state }: Volk { $people }, Regierung { $government }. Legst du Waffen dazu (du hast { $weapons })? Gib 0 ein oder zum Beispiel: { $example }
type-again = Das war nicht zu verstehen. Gib zum Beispiel ein: { $example }

## What people type

typed-first-loan = leihe { $state }
typed-lend = leihe { $state } { $markers }
typed-buy = kaufe { $gold } Gold { of-weapons }
typed-govern = bilde { $state } { $large } { $small }
typed-real = reform echt { $state } { $party }
typed-senseless = reform sinnlos { $state } { $party }
typed-riot = Aufstand { $state }
typed-cut = Schnitt { $state }
typed-people = { $weapons } Volk
typed-government = { $weapons } Regierung
typed-skip = auslassen
typed-done = fertig

words-real = echt, echte
words-senseless = sinnlos, sinnlose
words-riot = Aufstand
words-cut = Schnitt, Schuldenschnitt
words-people = Volk
words-government = Regierung
words-gold = Gold
words-weapons = Waffen, Waffe
words-skip = auslassen, aussetzen, passen
words-done = fertig, Ende, Schluss
words-fillers = leihe, leihen, verleihe, verleihen, kaufe, kaufen, biete, bilde, bilden, Reform, Reformen, nimm, nehme, und, in, an, für, das, die, der, Quartal, Karte, spiele, setze, Kreditmarker, Marker, groß, klein, mit, lend, buy, bid, form, reform, take, borrow, to, and

## Refusals

EC-6-has-loan = { $state } hat schon einen Kreditmarker
EC-6-not-one-loan = Der zweite Kredit geht an einen Staat mit genau einem Marker; { $state } hat { $loans }
EC-10-barred = Quartal { $barred } ist vergeben
EC-12-pick = { $pick } hast du in diesem Jahr nicht mehr
EC-20-low = Nimm mindestens { $low } Kreditmarker oder lass die Aktion aus
EC-21-no-markers = Du hast keinen Kreditmarker zum Setzen
EC-21-low = Setz mindestens { $low } Kreditmarker
EC-21-high = Du kannst nur { $high } setzen
EC-21-no-column = { $state } hat keine freie Spalte
EC-21-columns = In { $state } ist nur Platz für { $columns }
EC-22-nothing = Kauf mindestens ein Stück oder lass die Aktion aus
EC-22-high = Von jedem höchstens { $high }
EC-22-money = Das kostet { $cost } Mio. €; du hast { $money } Mio. €
EC-23-same-party = Es müssen zwei verschiedene Parteien sein, nicht zweimal { $party }
EC-23-old-large = In { $state } haben den großen Marker: { $party }; sie müssen dabeibleiben
EC-24-not-governing = { $party } regieren nicht in { $state }
EC-24-money = Eine Reform kostet 1 Mio. €, und du hast nichts
EC-24-innermost = { $party } in { $state } haben in diesem Jahr keine Reform mehr
EC-30-high = Du hast nur { $high } Gold
EC-33-no-crisis = Kein { $crisis } in { $state }
EC-34-high = Du hast nur { $high } { $high ->
    [one] Waffe
   *[other] Waffen
  }
refused-not-in-play = { $state } ist nicht im Spiel
pick-frankfurt = Frankfurt
pick-london = London
pick-moscow = Moskau
pick-brussels = Brüssel
pick-rome = Rom

## The table

table-head = Jahr { $year } von { $years }
table-head-quarter = Jahr { $year } von { $years }, Quartal { $quarter }
table-last-year = das letzte Jahr
table-happiness = Zufriedenheit
table-government = Regierung
table-government-text = { $large } { $large_left } · { $small } { $small_left } (klein)
table-yearly-debt = Schulden +{ $amount } im Jahr
table-prices = Preise: Gold { $gold } Mio. €, Waffen { $weapons } Mio. €.
table-quarters = Quartale: { $quarters }.
table-events = Ereignisse in Jahr { $year }: Zorn { $anger }, Wirtschaft { $economy } +{ $amount }, Gold −{ $gold }, Waffen −{ $weapons }.
table-my-card = Deine verdeckte Karte: { $card }.
table-legend = [ ] Schuldenmarker · Buchstabe: Kreditmarker · € Schuldenschnitt · ✊ Aufstand, mit seinen Waffen
column-bank = Bank
column-income = Eink. ↓
column-money = Mio. €
column-gold = Gold
column-weapons = Waffen
column-loans = Kredite
column-pp = PP
column-cards = Karten übrig
column-card = Karte
bank-out = ausgeschieden
card-hidden = verdeckt

## The scoring sheet

scoring-sheet = Schlusswertung
score-properties = Staatseigentum (PP)
score-gold = Gold
score-weapons = Waffen
score-income = Einkommen
score-half = Die Hälfte dieser drei
score-total = Ergebnis
score-out = ausgeschieden

## Options

option-quick_start = Mit einer festen Stellung statt mit der Startrunde beginnen (zu viert). Ihre Kredite und die meisten ersten Eigentümer sind rekonstruiert: Das Regelheft zeigt sie nur im Bild. Gut für ein erstes Spiel.
option-board = Ein anderer Spielplan, aus einer JSON-Datei. Vieles an dem, der sonst gilt, ist rekonstruiert: Die Regelseite sagt, was.

## Why it ended so

points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
ending-all-out = Alle Banken sind ausgeschieden.
ending-out = Deine Bank ist ausgeschieden; { $winner } gewinnt mit { points-of }.
ending-won-you = Du gewinnst mit { points-of }.
ending-level-you = Gleichstand bei { points-of }; du hast das höhere Einkommen.
ending-shared = Gleichstand in allem: { $winner } gewinnen gemeinsam.
ending-level = Gleichstand bei { points-of }; { $winner } hat das höhere Einkommen.
ending-won = { $winner } gewinnt mit { points-of }.
ending-won-other = { $winner } gewinnt mit { points-of }; du hast { $mine }.
ending-last-place = Der letzte Platz räumt das Spiel weg.
ending-reached = Jahr { $year } war das letzte: { $pp } PP erreicht von { $names }.
ending-last = Jahr { $year } war das letzte: Eine Bank hatte { $pp } PP erreicht.
ending-years = { $year } Jahre sind vorbei.
ending-left = Nur eine Bank ist noch da.
