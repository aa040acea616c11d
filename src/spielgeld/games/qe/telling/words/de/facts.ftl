### Names in the facts of the box

fact-tiles_2019 = Unternehmen 2019: Siegpunkte
fact-tiles_2017 = Unternehmen 2017: Siegpunkte (veröffentlicht ist, dass jede Nation und jede Sparte 1 bis 4 hat)
fact-left_out = Unternehmen, die nicht mitspielen
fact-few = Zu dritt oder zu viert
fact-five = Zu fünft
fact-old = 2017
fact-cards = Wertung: Punkte für 1, 2, 3 … Unternehmen
fact-nationalisation = Nationalisierung
fact-monopolisation = Monopolisierung
fact-diversification = Diversifikation
fact-lowest_spending = Niedrigste Ausgaben
fact-zero_bid = Punkte für ein Gebot von null
fact-first_bid = Rat für das erste Gebot: von, bis
