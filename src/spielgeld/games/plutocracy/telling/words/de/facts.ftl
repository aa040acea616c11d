### Names in the facts of the box

fact-orbits = Umlaufbahnen ab ihrem Stern, und die Bahn des Asteroiden
fact-sun = Felder der Sonne
fact-demand = Was Planeten nachfragen
fact-supply = Was Planeten beim Standardaufbau anbieten
fact-price_limits = Grenzen der Preise
fact-standard_prices = Preise beim Standardaufbau
fact-demand_price = Nachfrage
fact-supply_price = Angebot
fact-numbers = Weitere Zahlen
fact-lowest = niedrigster
fact-highest = höchster
fact-die = Preise nach dem Würfel, 1 bis 12: Nachfrage und Angebot
fact-seats = Preise der Sitze eines Parlaments
fact-times = Erste Zeiten der Ereignisse, nach Zahl der Spielenden
fact-societies = Was eine Society sehen will
fact-spots = Ratsmitglieder einer Society, für das erste und das zweite Mitglied
fact-elections = Ratsmitglieder der drei Wahlen, für die meisten und die zweitmeisten Sitze
fact-money = Geld am Anfang
fact-hold = Platz im Frachtraum je Ressource
fact-take_off_and_landing = Zeit für Start und Landung
fact-starts = Standardaufbau: wo die Raumschiffe stehen
fact-first_order = Standardaufbau: Zeitscheiben auf der Zeitleiste, von oben
