### Plutocracy: the rules, in our own words

PL-1 = The map is made of hexes. On it move the five planets Mars, Jupiter, Saturn, Uranus and Neptune, as well as Earth, which does not count as a planet in this game, and the asteroid. Each of these bodies always stands on a space of its own orbit or path.
    .title = Map and bodies

PL-2 = Seven hexes in the middle belong to the sun. No ship may end there or fly through it. A distance is the length of the shortest way that goes around it.
    .title = The sun

PL-3 = Every planet buys one resource at its demand price and sells one at its supply price; both prices lie between 1 and 7. Every planet also has a parliament with 8 seats. From the cheapest to the dearest they cost 3, 4, 6, 9, 13, 18, 24 and 31 S€.
    .title = Prices and parliaments

PL-4 = There are five resources: oxygen, uranium, carbon, plants and water. Your hold has room for 5 units of each. Money is counted in space euros (S€), takes no room and has no limit; you begin with 12 S€.
    .title = Hold and money

PL-5 = Whoever has used the least time moves next, even several times running. If several discs lie on one space of the time track, the one that got there last lies on top and goes first. The four event markers ROTATE, PRICES, ELECT and THE END take their turns on the track in just the same way.
    .title = Who is next

PL-6 = The markers first act at these times: with 2 players ROTATE at 10, PRICES at 20, ELECT at 25, THE END at 75; with 3 the same, but PRICES at 15; with 4 ROTATE at 10, PRICES at 12, ELECT at 20, THE END at 60. After acting, a marker advances by its own first number again and is laid on top of its new space. If that would take it beyond THE END, it is removed. If it lands exactly on THE END's space, it lies above THE END and still acts first.
    .title = Event times

PL-7 = At ROTATE all planets and Earth advance one space clockwise along their orbits, and the asteroid comes one space closer to the sun. Whatever ships stand on a body travel with it. If a body arrives on a space where ships are waiting, those ships are now on it.
    .title = Rotation

PL-8 = At the sixth rotation the asteroid falls into the sun, along with any aliens still there. If your ship is on it at that moment, you are out of the game.
    .title = End of the asteroid

PL-9 = At PRICES each planet's demand price climbs by 1 and each supply price drops by 1. No price goes above 7 or below 1.
    .title = Price change

PL-10 = There are three elections, each held on all planets. In the first two, whoever holds most seats on a planet gains 1 councillor; in the third, most seats gain 2 and second most gain 1. If seats are level, the player who bought there more recently is ahead. Without a seat there is no councillor. The third election is held even if everybody has retired.
    .title = Elections

PL-11 = As soon as it is THE END's turn on the time track, the game is over.
    .title = The end

PL-12 = On a planet you may sell what it demands: one or more units from your hold, each at the demand price. After the sale that price falls by 1, but not below 1. You may sell once per turn, and only before you buy or take seats.
    .title = Selling

PL-13 = On a planet you may buy what it supplies: one or more units, each at the supply price, as far as your money goes. You may never have more than 5 units of a resource on board. After the purchase the supply price climbs by 1, but not above 7. You may buy once per turn, after selling and before taking seats.
    .title = Buying

PL-14 = On a planet you may buy one or more seats in its parliament and pay the price of each. The cheapest free seat always goes first. You may do this once per turn, as the last thing before you fly or retire.
    .title = Taking seats

PL-15 = When your ship is on the asteroid you may take one alien aboard, once in the whole game. There are as many aliens as players.
    .title = Rescuing an alien

PL-16 = On Earth you may join each society whose condition you meet, several in one turn but each only once per game. High Society asks for at least 25 S€, Scientist Society for a rescued alien, Influencer Society for seats on at least 4 planets, Merchant Society for at least 3 different resources on board. You keep all of it. The first member of a society gains 3 councillors, the second 2; a third is not admitted.
    .title = Joining societies

PL-17 = You fly to a different space: any space of the orbit of a planet or Earth, or of the asteroid's path, including those it has already left; other ships may be there. A flight takes the distance plus 2 units of time, and as much more as you like if you want to wait at your target. You can't wait where you are: the shortest flight is 1 hex and takes 3. Your disc may reach THE END but not go beyond it; it is laid on top of its new space, and your turn is over.
    .title = Flying

PL-18 = Instead of flying you may retire for good: your ship leaves the map, and a retired disc keeps your place on the time track. You get no further turns, but your seats still count in elections. If no flight is possible, retiring is the only way to end your turn; the game never does it for you, so you can still trade or join first.
    .title = Retiring

PL-19 = The player with most councillors wins. If that is level, less time used is better; on the same space of the time track, the higher disc, and a retired disc stays at its height. The game never stops early: events go on until THE END, and a last active player simply keeps playing.
    .title = Winner

PL-20 = All bodies start on their stars, demand prices at 5 and supply prices at 3. Mars demands oxygen and supplies uranium; Saturn uranium and oxygen; Jupiter carbon and water; Uranus plants and carbon; Neptune water and plants. The corporations are Imperial (black) and Galactica (white), with 3 players also Cosmos (pink), with 4 also Horizon (blue); a chair is a corporation, so players choose theirs by taking a chair. The first chair starts on Mars, the second on Saturn, the third on Jupiter, the fourth on Uranus, and the first turns are taken in this order too. It is the set-up for a first game. These starts and this order are reconstructed: the rulebook shows them in a picture that its text lacks.
    .title = Standard set-up
    .ruling = The rulebook shows the starts in a picture that we don't have.

PL-21 = Each planet demands its own resource; which one it supplies is drawn by lot, never the one it demands. A twelve-sided die is rolled per planet, from Neptune inwards: by this number the planet advances clockwise along its orbit, starting at its star, and its demand and supply prices become 4 and 2 (roll of 1–3), 5 and 3 (4–9) or 6 and 4 (10–12). Earth and the asteroid stay on their stars. Any of the four corporations may play here, however many players there are. Then, from a random player clockwise, each picks a starting planet; Earth is not allowed, sharing a planet is. Every disc goes on top at 0, so the last to pick moves first. On pages and at the terminal planets stand in an order in which the next one, wherever it can, wants what a planet supplies.
    .title = Random set-up

PL-22 = In this variant of the random set-up, for groups who know the game and its better starts, you bid time for a place in the order of choosing planets. One player at a time is asked: first a random one, then always the next one clockwise who holds no place. You bid 0 or more on a free place, or more than the present bid on a taken one; whoever is outbid takes the bid back and must bid again. No bid may exceed the time of THE END. When everyone has a place, what you bid is taken off your personal THE END, and planets are chosen in the order of places.
    .title = Start auction
    .ruling = The rulebook names no highest bid; more than THE END would leave no time at all.

PL-23 = This variant fits every set-up and is meant for groups in which whoever thinks longest wins. You have a personal THE END, at first where THE END is. A turn lasts 90 seconds, unless the table chose otherwise; each time they run out, your marker moves back by 1 and the same time starts again. If it then lies on your disc or before it, you are out, but what you did in that turn remains. The clock runs only in turns, never before the game begins. If your bid in the start auction already brought your marker to 0, you are still in, but can only retire.
    .title = Time pressure

PL-24 = With a personal THE END, your disc may never fly beyond it, nor beyond the common one. If councillors are equal, the larger gap between retired disc and personal THE END is ahead; after that less time used is better, and after that the higher disc. If the personal ends are equal, the player who used less time is therefore ahead. The rulebook contradicts itself here: its text names the smaller gap, its worked example ranks the larger one first. A table may choose the smaller gap.
    .title = Personal THE END
    .ruling = Text and example of the rulebook disagree; we follow the example.

PL-30 = If you are out, all your pieces and councillors are removed; you can't win and share last place with others who are out. Your seats become free, and the cheapest free seat is still the next one sold, even if it lies in a gap. Your spots in societies stay used, since only two players may ever join one; your alien does not come back. If all players are out, nobody wins.
    .title = Out of the game
    .ruling = The rulebook only says that all pieces are removed, not what becomes of their places.
