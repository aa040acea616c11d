### Plutocracy: who made it, and remarks of our own; nothing here is a rule

credits = Von Claudio Bierig; erschienen bei Doppeldenkspiele.

asides-corporations = Konzerne
aside-imperial = Der älteste der vier, und der erste, der es Handel nannte.
    .title = { corporation-imperial }
aside-galactica = Im Geschäftsbericht steht das Wort Macht nur in den Fußnoten.
    .title = Galactica Group
aside-cosmos = Versucht noch immer, den Aliens die Rettung in Rechnung zu stellen.
    .title = Cosmos Corporation
aside-horizon = Immer zum Greifen nah, wie seine Dividende.
    .title = { corporation-horizon }

asides-events = Ereignisse
aside-rotate = Niemand hat es bestellt, und es kommt immer pünktlich.
aside-prices = Der Markt hat eine Nacht darüber geschlafen.
aside-elect = Geheim ist daran nur, warum es Wahl heißt.
aside-asteroid = Mit jeder Rotation wird der Blick auf die Sonne besser.
aside-the_end = Ab hier ist Geld nur noch eine Zahl. Das war es immer.
