// The same load for boardgame.io: players.cjs PORT TABLES MOVES_A_TABLE RATE. Speaks its protocol over socket.io.
const { io } = require('socket.io-client');
const readline = require('node:readline');

const [port, tables, moves, rate] = process.argv.slice(2).map(Number);
const PLAYERS = 5;
const MOVES = ['market', 'load', 'declare', 'decide'];
const latencies = [];
let frames = 0;
let next = 0;

const lines = readline.createInterface({ input: process.stdin });
const waiting = [];
lines.on('line', () => waiting.shift()?.());
const told = (phase) => new Promise((resolve) => {
  waiting.push(resolve);
  console.log(JSON.stringify({ phase }));
});

function when() {
  if (!rate) return 0;
  const now = performance.now();
  next = Math.max(next, now - 50) + 1000 / rate;
  return Math.max(0, next - now);
}

class Table {
  constructor(matchID) {
    this.matchID = matchID;
    this.made = 0;
    this.mover = -1;
    this.states = [];
    this.done = new Promise((resolve) => { this.stop = resolve; });
  }

  async connect() {
    this.sockets = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const socket = io(`http://127.0.0.1:${port}/shape`, { transports: ['websocket'], forceNew: true });
      this.sockets.push(socket);
      await new Promise((resolve) => {
        socket.on('sync', (_, sync) => { this.states[seat] = sync.state; resolve(); });
        socket.on('connect', () => {
          socket.emit('sync', this.matchID, String(seat), undefined, PLAYERS);
        });
      });
      socket.on('update', (_, state) => this.heard(seat, state));
    }
  }

  heard(seat, state) {
    frames += 1;
    this.states[seat] = state;
    if (seat === this.mover && state._stateID > this.stateID) {
      latencies.push(performance.now() - this.sent);
      this.mover = -1;
      this.made += 1;
      this.goOn(state);
    }
  }

  goOn(state) {
    if (this.made >= moves) return this.stop();
    const wait = when();
    const act = () => this.act(state);
    if (wait > 0.5) setTimeout(act, wait);
    else setImmediate(act);
  }

  act(state) {
    const seat = Number(state.ctx.currentPlayer);
    const phase = MOVES[Math.floor(state.G.step / (PLAYERS - 1))];
    const args = { market: [[0, 1]], load: [[0, 1]], declare: ['apples'], decide: [this.made % 3 === 0] }[phase];
    this.mover = seat;
    this.stateID = state._stateID;
    this.sent = performance.now();
    const payload = { type: phase, args, playerID: String(seat) };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, String(seat));
  }
}

async function main() {
  const all = [];
  // A match comes to be when its first player asks for it; no credentials, so none have to be checked.
  for (let number = 0; number < tables; number++) all.push(new Table(`match-${number}`));
  await told('seated');
  for (const table of all) await table.connect();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await told('connected');
  const begun = performance.now();
  for (const table of all) table.goOn(table.states[0]);
  const limit = new Promise((_, reject) => setTimeout(() => reject(new Error('too slow')), 120000));
  await Promise.race([Promise.all(all.map((table) => table.done)), limit]);
  const seconds = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  console.log(JSON.stringify({
    phase: 'done', moves: latencies.length, seconds, frames,
    p50_ms: latencies[Math.floor(latencies.length / 2)], p99_ms: latencies[Math.floor(latencies.length * 0.99)],
  }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
