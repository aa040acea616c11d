// QE for four players as a boardgame.io game: open bid, sealed bids, rebids of ties, 16 tiles.
// What a bid is compared with and who may see it is as in our rules (QE-4 to QE-12).
const { ActivePlayers } = require('boardgame.io/core');

const PLAYERS = 4;
const VALUES = [1, 2, 3, 4];
const OUT_OF_TIES = 3;

function setup({ random }) {
  const tiles = ['US', 'EU', 'CN', 'JP'].flatMap((nation) =>
    VALUES.map((value) => ({ nation, value })));
  const seats = [...Array(PLAYERS).keys()];
  return {
    tiles: random.Shuffle(tiles), sales: [], step: 0, auctioneer: 0, asked: [0], sealed: {},
    open: null, standing: [], attempts: [], ties: [], spent: seats.map(() => 0),
    companies: seats.map(() => []), zeros: seats.map(() => 0), tokens: random.Shuffle(seats),
  };
}

function whyNot(G, seat, amount) {
  if (!G.asked.includes(seat) || seat in G.sealed) return 'not asked';
  if (!Number.isInteger(amount) || amount < (G.open === null ? 1 : 0)) return 'no bid';
  return amount === G.open ? 'barred' : null;
}

function bid({ G, playerID }, amount) {
  const seat = Number(playerID);
  if (whyNot(G, seat, amount)) return 'INVALID_MOVE';
  G.sealed[seat] = amount;
  if (Object.keys(G.sealed).length === G.asked.length) resolve(G);
}

function resolve(G) {
  G.step += 1;
  for (const seat of G.asked) G.standing[seat] = G.sealed[seat];
  G.sealed = {};
  if (G.open === null) {
    G.open = G.standing[G.auctioneer];
    G.asked = [...Array(PLAYERS).keys()].filter((seat) => seat !== G.auctioneer);
    return;
  }
  G.attempts.push([...G.standing]);
  const highest = Math.max(...G.standing);
  const leaders = [...G.standing.keys()].filter((seat) => G.standing[seat] === highest);
  if (leaders.length > 1) {
    G.ties.push(leaders);
    if (G.ties.length < OUT_OF_TIES) G.asked = leaders;
    else award(G, single(G));
  } else award(G, leaders[0]);
}

function single(G) {
  const count = (amount) => G.standing.filter((other) => other === amount).length;
  const alone = [...G.standing.keys()].filter((seat) => count(G.standing[seat]) === 1);
  return alone.sort((a, b) => G.standing[b] - G.standing[a])[0];
}

function award(G, winner) {
  const tile = G.tiles[G.sales.length];
  const amount = G.standing[winner];
  const { auctioneer, open, attempts, ties } = G;
  G.sales.push({ tile, auctioneer, open, attempts, ties, winner, amount });
  G.spent[winner] += amount;
  G.companies[winner].push(tile);
  G.standing.forEach((made, seat) => { G.zeros[seat] += made === 0 ? 1 : 0; });
  G.auctioneer = (G.auctioneer + 1) % PLAYERS;
  Object.assign(G, { open: null, standing: [], attempts: [], ties: [] });
  G.asked = G.sales.length < G.tiles.length ? [G.auctioneer] : [];
}

function hide(G, seat) {
  // Built up: what is not named here is not sent.
  const hideBids = (bids, sale) => bids.map((made, other) =>
    (other === seat || other === sale.auctioneer || seat === sale.auctioneer ? made : null));
  const knows = (sale) => sale.winner === sale.auctioneer || seat === sale.winner
    || seat === sale.auctioneer;
  const hideSale = (sale) => ({
    ...sale,
    attempts: sale.attempts.map((bids) => hideBids(bids, sale)),
    amount: knows(sale) ? sale.amount : null,
  });
  return {
    step: G.step, auctioneer: G.auctioneer, open: G.open, ties: G.ties, tile: G.tiles[G.sales.length],
    waiting: G.asked.filter((other) => !(other in G.sealed)), sealed: G.sealed[seat] ?? null,
    sales: G.sales.map(hideSale), companies: G.companies, zeros: G.zeros,
    attempts: G.attempts.map((bids) => hideBids(bids, G)),
    spent: G.spent.map((total, other) => (other === seat ? total : null)),
    token: G.tokens[seat],
  };
}

function scores(G) {
  // Without sets of tiles, which are counted only once a game.
  const most = Math.max(...G.spent);
  const least = Math.min(...G.spent);
  return G.spent.map((total, seat) => {
    const points = G.companies[seat].reduce((sum, tile) => sum + tile.value, 0);
    return total === most ? null : points + 2 * G.zeros[seat] + (total === least ? 6 : 0);
  });
}

exports.QE = {
  name: 'qe',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { bid: { move: bid, client: false, redact: true, ignoreStaleStateID: true } },
  playerView: ({ G, playerID }) => hide(G, playerID === null ? null : Number(playerID)),
  endIf: ({ G }) => (G.asked.length === 0 ? { scores: scores(G) } : undefined),
};
