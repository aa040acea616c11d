title = Sample Game
how-summary = Les marchés publics vont à l'enveloppe la plus épaisse. Avoir un ami aide beaucoup.

contract-bench = le banc du parc
contract-school = le toit de l'école
contract-bypass = la rocade
contract-airport = l'aéroport
contract-stadium = le stade

contract-tendered = Appel d'offres : { $contract }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
envelopes-opened = Les enveloppes contiennent : { $envelopes }.
contract-won = { $seat } construit { $contract }.
tender-cancelled = Plusieurs enveloppes sont les plus épaisses : l'appel d'offres pour { $contract } est annulé.
friends-named = Les amis travaillaient dans ces bureaux : { $friends }.
game-ended = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

ask-envelope = Combien de billets pour { $contract } ({ $points }) ?
type-envelope = Tapez combien de billets vont dans l'enveloppe : un nombre de 1 à 5.
decide-envelope = { $notes ->
    [one] { $notes } billet
   *[other] { $notes } billets
}
your-friend = Votre ami décide pour { $contract } : points doublés pour vous.
points = Points
won-by = remporté par { $name }
cancelled = annulé
to-come = à venir
column-contract = Marché
column-points = Points
column-player = Nom
column-friend = Ami au bureau pour
envelopes-left = Enveloppes restantes

reason-friend = Votre ami décide pour { $contract } : cela compte double.
reason-fullest = C'est votre enveloppe la plus épaisse, et le marché vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
reason-thinnest = C'est votre enveloppe la plus mince, et le marché ne vous rapporte que { $points ->
    [one] un point
   *[other] { $points } points
}.
reason-middle = Votre enveloppe la plus épaisse vous reste, et le marché vaut { $points } pour vous.

SG-3-barred = Vous avez déjà donné l'enveloppe de { $barred }

lesson-welcome = Bienvenue, { $name } ! Cinq marchés sont mis en concurrence, l'un après l'autre. Vous avez cinq enveloppes, d'un à cinq billets. Votre ami travaille à l'aéroport : ce marché compte double pour vous, et personne d'autre ne le sait.
lesson-bench = Le banc du parc vaut un point. Donnez votre enveloppe la plus mince : il serait dommage d'en gâcher une bonne.
lesson-airport = C'est ce que vous attendiez ! Quatre points, et huit pour vous. Votre enveloppe la plus épaisse ne peut pas perdre, au pire être égalée.
lesson-go-on = Huit points pour vous. À partir d'ici, à vous de jouer : il reste trois marchés, et les autres ont aussi des amis.
