### €uro Crisis: who made it, and remarks of our own; nothing here is a rule

credits = Designed by N. H.-G. D.; published by Doppeldenkspiele.

asides-cities = Cities
aside-frankfurt = Money is made here, on condition that it comes back.
aside-london = A good place to lend what is not yours.
aside-moscow = No questions, no receipts.
aside-brussels = Governments to take away.
aside-rome = All reforms lead here. Some lead anywhere.

asides-parties = Parties
aside-conservatives = Yesterday was better, and cheaper.
aside-socialists = There is enough for everyone, on credit.
aside-liberals = The market provides for all, beginning with its owners.
aside-communists = What is yours belongs to everyone, as from today.

asides-events = Events
aside-anger = The people have read the small print.
    .title = Public anger
aside-economy = It is not shrinking, it grows backwards.
    .title = Economy
aside-market = Everything must go. Most of it has gone once before.
    .title = Black market
aside-riot = The people would like their railway back.
aside-debt-cut = Some of the money was never there. Now none of it is.

asides-properties = State property
aside-la-roja = Eleven run, one collects.
    .title = La Roja
aside-rtve = Will report on your purchase. Kindly.
    .title = RTVE
aside-corrida-de-toros = Nobody asked the bull, either.
    .title = Corrida de Toros
aside-endesa = Turn off the light: the bill comes all the same.
    .title = Endesa
aside-rey-de-espana = Crown, waving and one yacht included.
    .title = Rey de España
aside-sncf = Trains included, punctuality on request.
    .title = SNCF
aside-la-poste = Delivers on Tuesdays. Which Tuesday remains open.
    .title = La Poste
aside-tour-eiffel = Seven thousand tonnes of scrap iron, well lit.
    .title = Tour Eiffel
aside-la-reunion = An island with a volcano. Insurance is up to you.
    .title = La Réunion
aside-arsenal-nucleaire = Good for one use at most.
    .title = Arsenal Nucléaire
aside-education-nationale = All its staff have views on banks.
    .title = Éducation Nationale
aside-securite-sociale = In the best of health, until somebody falls ill.
    .title = Sécurité Sociale
aside-irish-steel = A little rust. The contract says patina.
    .title = Irish Steel
aside-guinness = In the black, at last.
    .title = Guinness
aside-cliffs-of-moher = Goes downhill steeply, without any stock exchange.
    .title = Cliffs of Moher
aside-st-patrick-s-day = One day of takings, 364 of looking forward.
    .title = St. Patrick's Day
aside-ports = Ships not included. Nor is the sea, for now.
    .title = Ports
aside-acropolis = The roof needs a little work.
    .title = Acropolis
aside-the-greek-islands = Some six thousand, the towels are already out.
    .title = The Greek Islands
