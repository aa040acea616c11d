// Clients that play QE as fast as they are answered, for either server.
//
//   node clients.js spielgeld-socket|spielgeld-http|spielgeld-pages|boardgame.io PORT TABLES SECONDS
//
// Prints one line of JSON: decisions, and how long (ms) each took to be seen by another client.
const http = require('http');

const PLAYERS = 4;
const WARM_UP = 2000;
const PATIENCE = 120000;
const [system, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const tally = { decisions: 0, messages: 0, delays: [], games: 0, refused: 0, running: false };

function call(method, path, { data, secret, agent } = {}) {
  return new Promise((resolve, reject) => {
    const body = data === undefined ? '' : JSON.stringify(data);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    if (secret) Object.assign(headers, { authorization: `Bearer ${secret}`, cookie: `chair=${secret}` });
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve([answer.statusCode, Buffer.concat(parts).toString()]));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function json(...request) {
  const [status, text] = await call(...request);
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : null;
}

let playing = 0;

// One game: who decided what when, and which of the others have seen it.
class Game {
  constructor() {
    this.pending = [];
    this.left = PLAYERS;
    this.over = new Promise((resolve) => { this.end = resolve; });
    this.started = false;
  }

  // What a client sees: the step, and who is waited for. Says whether it is this client's turn.
  see(seat, step, waiting, over) {
    tally.messages += tally.running;
    const now = performance.now();
    for (const made of this.pending) {
      if (made.unseen.has(seat) && (step > made.step || !waiting.includes(made.seat))) {
        made.unseen.delete(seat);
        if (tally.running) tally.delays.push(now - made.at);
      }
    }
    this.pending = this.pending.filter((made) => made.unseen.size);
    if (over) {
      this.left -= 1;
      if (this.left === 0) this.end();
    }
    return !over && waiting.includes(seat);
  }

  decides(seat, step) {
    const unseen = new Set([...Array(PLAYERS).keys()].filter((other) => other !== seat));
    this.pending.push({ seat, step, at: performance.now(), unseen });
    if (!this.started) {
      this.started = true;
      playing += 1;
      if (playing === tables) setTimeout(measure, WARM_UP);
    }
    tally.decisions += tally.running;
  }
}

function amount(barred) {
  const made = 1 + Math.floor(Math.random() * 1000);
  return made === barred ? made + 1 : made;
}

// A table of ours, with a chair for each client.
async function sitDown() {
  const made = await json('POST', '/api/tables', { data: { game: 'qe', players: PLAYERS } });
  const base = `/api/tables/${made.table}`;
  const secrets = [];
  for (const name of 'ABCD') {
    const seated = await json('POST', `${base}/chairs`, { data: { invite: made.invite, name } });
    secrets.push(seated.secret);
  }
  const start = () => json('POST', `${base}/start`, { secret: made.host });
  return { base, page: `/t/${made.table}`, secrets, start };
}

async function spielgeldSocket() {
  const WebSocket = require('ws');
  const { base, secrets, start } = await sitDown();
  const game = new Game();
  const sockets = secrets.map((secret, seat) => {
    const headers = { authorization: `Bearer ${secret}` };
    const options = { headers, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${base}/socket`, options);
    let decided = -1;
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      if (message.error) tally.refused += 1;
      if (!message.view) return;
      const { step, waiting } = message.view;
      const asked = game.see(seat, step, waiting, message.status === 'over');
      if (asked && decided < step) {
        decided = step;
        game.decides(seat, step);
        const decision = { bid: amount(message.choice.barred[0]) };
        socket.send(JSON.stringify({ decision, step, key: String(step) }));
      }
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((open) => { socket.on('open', open); })));
  await start();
  await game.over;
  sockets.forEach((socket) => socket.close());
}

async function spielgeldHttp(pages) {
  const { base, page, secrets, start } = await sitDown();
  const game = new Game();
  const streams = secrets.map((secret, seat) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const self = { agent, secret };
    let [heard, seen, busy, over, decided] = [0, 0, false, false, -1];
    const look = async () => {
      if (busy || over) return;
      busy = true;
      while (heard > seen && !over) {
        if (pages) await call('GET', `${page}/fragments?page=table`, self);
        const message = await json('GET', `${base}/view`, self);
        seen = Math.max(message.number, heard);
        if (!message.view) continue;
        const { step, waiting } = message.view;
        over = message.status === 'over';
        if (game.see(seat, step, waiting, over) && decided < step) {
          decided = step;
          game.decides(seat, step);
          const decision = { bid: amount(message.choice.barred[0]) };
          await json('POST', `${base}/decide`, { ...self, data: { decision, step } });
        }
      }
      busy = false;
    };
    const headers = { authorization: `Bearer ${secret}` };
    const request = http.get({ port, host: '127.0.0.1', path: `${base}/stream?last=0`, headers });
    request.on('response', (stream) => stream.on('data', (text) => {
      const numbers = [...String(text).matchAll(/data: (\d+)/g)].map((found) => Number(found[1]));
      heard = Math.max(heard, ...numbers);
      look().catch(() => { tally.refused += 1; });
    }));
    request.on('error', () => {});
    return { request, agent };
  });
  await Promise.all(streams.map(({ request }) => new Promise((open) => { request.on('response', open); })));
  await start();
  await game.over;
  streams.forEach(({ request, agent }) => { request.destroy(); agent.destroy(); });
}

async function boardgame() {
  const { io } = require('socket.io-client');
  const { matchID } = await json('POST', '/games/qe/create', { data: { numPlayers: PLAYERS } });
  const credentials = [];
  for (const playerID of '0123') {
    const data = { playerID, playerName: playerID };
    credentials.push((await json('POST', `/games/qe/${matchID}/join`, { data })).playerCredentials);
  }
  const game = new Game();
  const sockets = credentials.map((secret, seat) => {
    const playerID = String(seat);
    const socket = io(`http://127.0.0.1:${port}/qe`, { transports: ['websocket'], forceNew: true });
    let decided = -1;
    const see = (state) => {
      const { step, waiting, open } = state.G;
      const asked = game.see(seat, step, waiting, Boolean(state.ctx.gameover));
      if (asked && decided < step) {
        decided = step;
        game.decides(seat, step);
        const payload = { type: 'bid', args: [amount(open)], playerID, credentials: secret };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      }
    };
    socket.on('sync', (_, { state }) => see(state));
    socket.on('update', (_, state) => see(state));
    socket.on('connect', () => socket.emit('sync', matchID, playerID, secret, PLAYERS));
    return socket;
  });
  await game.over;
  sockets.forEach((socket) => socket.close());
}

const PLAY = {
  'spielgeld-socket': spielgeldSocket,
  'spielgeld-http': () => spielgeldHttp(false),
  'spielgeld-pages': () => spielgeldHttp(true),
  'boardgame.io': boardgame,
};

async function sit() {
  for (;;) {
    await PLAY[system]();
    tally.games += tally.running;
  }
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// When all tables play and have played for a while.
function measure() {
  tally.running = true;
  console.log('go');
  setTimeout(() => {
    const delays = tally.delays.sort((a, b) => a - b);
    const { decisions, messages, games, refused } = tally;
    const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
    console.log(JSON.stringify({ decisions, messages, games, refused, p50, p99 }));
    process.exit(0);
  }, seconds * 1000);
}

setTimeout(() => { if (!tally.running) process.exit(1); }, PATIENCE);
for (let number = 0; number < tables; number += 1) {
  sit().catch((error) => { console.error(String(error)); process.exit(1); });
}
