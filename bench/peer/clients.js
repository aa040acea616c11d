// Clients that play as fast as they are answered, or as people do, for either server.
//
//   node clients.js spielgeld-socket|spielgeld-http|boardgame.io PORT TABLES SECONDS
//   node clients.js spielgeld-pages PORT TABLES SECONDS SCRIPTS [SECONDS A DECISION]
//
// Prints one line of JSON: decisions, and how long (ms) each took to be seen by another client.
const fs = require('fs');
const http = require('http');

const PLAYERS = 4;
const WARM_UP = 2000;
const PATIENCE = 400000;
const OPENING = 24; // so many pages are opened at a time
const [system, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3, 6).map(Number)];
const [scripts, pace] = [process.argv[6], Number(process.argv[7] || 0) * 1000];
const tally = { decisions: 0, messages: 0, bytes: 0, delays: [], games: 0, refused: 0, running: false };

function call(method, path, { data, form, secret, agent, more } = {}) {
  return new Promise((resolve, reject) => {
    const body = form ? new URLSearchParams(form).toString() : data ? JSON.stringify(data) : '';
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    if (secret) Object.assign(headers, { authorization: `Bearer ${secret}`, cookie: `chair=${secret}` });
    Object.assign(headers, more);
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => { parts.push(part); if (tally.running) tally.bytes += part.length; });
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
      if (tally.running) tally.bytes += text.length;
      const message = JSON.parse(text);
      if (message.error) tally.refused += 1;
      if (!message.view) return;
      const { step, waiting } = message.view;
      const asked = game.see(seat, step, waiting, message.status === 'over');
      if (asked && decided < step) {
        decided = step;
        const decision = { bid: amount(message.choice.barred[0]) };
        const decide = () => {
          game.decides(seat, step);
          socket.send(JSON.stringify({ decision, step, key: String(step) }));
        };
        if (pace) setTimeout(decide, 2 * pace * Math.random()); else decide();
      }
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((open) => { socket.on('open', open); })));
  await start();
  await game.over;
  sockets.forEach((socket) => socket.close());
}

async function spielgeldHttp() {
  const { base, secrets, start } = await sitDown();
  const game = new Game();
  const streams = secrets.map((secret, seat) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const self = { agent, secret };
    let [heard, seen, busy, over, decided] = [0, 0, false, false, -1];
    const look = async () => {
      if (busy || over) return;
      busy = true;
      try {
        while (heard > seen && !over) {
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
      } finally {
        busy = false;
      }
    };
    const lookAgain = () => look().catch(() => { tally.refused += 1; setTimeout(lookAgain, 50); });
    const headers = { authorization: `Bearer ${secret}` };
    const request = http.get({ port, host: '127.0.0.1', path: `${base}/stream?last=0`, headers, agent: false });
    request.on('response', (stream) => stream.on('data', (text) => {
      if (tally.running) tally.bytes += text.length;
      const numbers = [...String(text).matchAll(/data: (\d+)/g)].map((found) => Number(found[1]));
      heard = Math.max(heard, ...numbers);
      lookAgain();
    }));
    request.on('error', () => {});
    return { request, agent };
  });
  await Promise.all(streams.map(({ request }) => new Promise((open) => { request.on('response', open); })));
  await start();
  await game.over;
  streams.forEach(({ request, agent }) => { request.destroy(); agent.destroy(); });
}

// Four readers with pages play a script: each decides when its page shows that it is asked.
class Scripted {
  constructor({ table, secrets, number, script }, lines) {
    this.page = `/t/${table}`;
    this.secrets = secrets;
    this.base = number;
    this.lines = lines;
    this.seen = secrets.map(() => 0);
    this.made = new Set();
    this.pending = [];
    this.over = new Promise((resolve) => { this.end = resolve; });
    // A decision may be made when all of earlier steps are in, and shows when its step is over.
    this.opens = lines.map((line) => lines.findIndex((other) => other.step === line.step));
    this.shows = lines.map((line, index) => this.opens[index]
      + lines.filter((other) => other.step === line.step).length);
    this.agents = secrets.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  }

  async open() {
    this.streams = await Promise.all(this.secrets.map((_, seat) => this.listen(seat)));
  }

  async listen(seat) {
    const [secret, agent] = [this.secrets[seat], this.agents[seat]];
    const [status, text] = await call('GET', `${this.page}/`, { secret, agent });
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
    const named = /data-stream="([^"]*)"/.exec(text);
    const path = named ? named[1].replaceAll('&amp;', '&') : `${this.page}/stream?last=${this.base}`;
    const headers = { cookie: `chair=${secret}` };
    const request = http.get({ port, host: '127.0.0.1', path, headers, agent: false });
    request.on('error', () => {});
    await new Promise((open, fail) => {
      request.on('response', (stream) => {
        let rest = '';
        stream.on('data', (part) => {
          if (tally.running) tally.bytes += part.length;
          rest += part;
          const events = rest.split('\n\n');
          rest = events.pop();
          events.forEach((event) => this.hear(seat, event));
        });
        if (stream.statusCode === 200) open(); else fail(new Error(`stream: ${stream.statusCode}`));
      });
    });
    return request;
  }

  // A page is drawn with what the stream brings; a stream that only says a number makes it ask.
  async hear(seat, event) {
    const id = /^id: (\d+)$/m.exec(event);
    if (!id) return;
    if (/^event: step$/m.test(event)) {
      const [secret, agent] = [this.secrets[seat], this.agents[seat]];
      await call('GET', `${this.page}/fragments?page=table`, { secret, agent }).catch(() => { tally.refused += 1; });
    }
    tally.messages += tally.running;
    this.show(seat, Number(id[1]) - this.base);
  }

  show(seat, count) {
    this.seen[seat] = Math.max(this.seen[seat], count);
    const now = performance.now();
    for (const made of this.pending) {
      if (made.unseen.has(seat) && this.seen[seat] >= made.shows) {
        made.unseen.delete(seat);
        if (tally.running && made.counts) tally.delays.push(now - made.at);
      }
    }
    this.pending = this.pending.filter((made) => made.unseen.size);
    if (Math.min(...this.seen) >= this.lines.length) this.end();
    else if (!pace) this.go(seat);
  }

  // Decide what this seat is asked now, if it has not.
  go(seat) {
    this.lines.forEach((line, index) => {
      if (line.seat === seat && !this.made.has(index) && this.opens[index] <= this.seen[seat]) this.decide(index);
    });
  }

  // As people do: now one decision of those that are asked.
  goOn() {
    const index = this.lines.findIndex((line, place) => !this.made.has(place));
    if (index >= 0 && this.opens[index] <= this.seen[this.lines[index].seat]) this.decide(index);
  }

  decide(index) {
    const { seat, step, fields } = this.lines[index];
    this.made.add(index);
    const unseen = new Set([...Array(PLAYERS).keys()].filter((other) => other !== seat));
    // A sealed decision shows to others, who see who has decided, as soon as it is in.
    const shows = pace ? this.made.size : this.shows[index];
    this.pending.push({ at: performance.now(), shows, unseen, counts: tally.running });
    tally.decisions += tally.running;
    const form = { ...fields, step, key: `k${index}`, sure: 'yes' };
    const more = { 'content-type': 'application/x-www-form-urlencoded', 'hx-request': 'true' };
    call('POST', `${this.page}/decide`, { form, secret: this.secrets[seat], agent: this.agents[seat], more })
      .then(([status]) => { if (status >= 300) tally.refused += 1; })
      .catch(() => { tally.refused += 1; });
  }

  close() {
    this.streams.forEach((request) => request.destroy());
    this.agents.forEach((agent) => agent.destroy());
  }
}

const known = scripts ? JSON.parse(fs.readFileSync(scripts)) : { tables: [], scripts: [] };
let dealt = 0;
let opening = 0;
const doors = [];

// Not all at once: a page after the other is opened, and then all play.
async function throughTheDoor(work) {
  if (opening >= OPENING) await new Promise((free) => { doors.push(free); });
  opening += 1;
  try {
    return await work();
  } finally {
    opening -= 1;
    if (doors.length) doors.shift()();
  }
}

async function spielgeldPages() {
  const table = known.tables[dealt];
  if (!table) {
    await new Promise(() => {}); // all games are played: no more than that
  }
  dealt += 1;
  const game = new Scripted(table, known.scripts[table.script]);
  await throughTheDoor(() => game.open());
  playing += 1;
  if (playing === tables) setTimeout(measure, WARM_UP);
  if (pace) {
    setTimeout(() => { setInterval(() => game.goOn(), pace); game.goOn(); }, Math.random() * pace);
  } else {
    game.secrets.forEach((_, seat) => game.go(seat));
  }
  await game.over;
  game.close();
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
  'spielgeld-http': spielgeldHttp,
  'spielgeld-pages': spielgeldPages,
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
    const { decisions, messages, bytes, games, refused } = tally;
    const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
    console.log(JSON.stringify({ decisions, messages, bytes, games, refused, p50, p99 }));
    process.exit(0);
  }, seconds * 1000);
}

setTimeout(() => { if (!tally.running) process.exit(1); }, PATIENCE);
for (let number = 0; number < tables; number += 1) {
  sit().catch((error) => { console.error(String(error)); process.exit(1); });
}
