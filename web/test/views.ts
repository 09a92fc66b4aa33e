/** A small table of Sheriff for component tests: seat 0 is the sheriff, seat 1 is ours. */

import type { Seen } from '../src/games/game';
import type { TableInfo } from '../src/protocol/http';
import type { PlayerView, SheriffView } from '../src/protocol/sheriff';

export function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    gold: 50,
    hand_count: 3,
    hand: null,
    aside: null,
    bag: { status: seat === 0 ? 'none' : 'closed', count: seat === 0 ? null : 3, declared: seat === 0 ? null : 'apples', cards: null },
    stall: ['apples', 'apples', 'cheese'],
    contraband_count: 2,
    contraband: null,
    black_market: [],
    terms: 0,
    ...change,
  };
}

export function view(change: Partial<SheriffView> = {}): SheriffView {
  return {
    seat: 1,
    edition: 'first',
    round: 2,
    rounds: 6,
    phase: 'inspection',
    office: [0],
    turn: null,
    waiting_for: [0],
    chore: null,
    players: [player(0), player(1, { gold: 12 }), player(2)],
    deck_count: 100,
    piles: [['bread'], ['silk']],
    offers: [],
    struck: [],
    duties: [],
    ledger: [],
    shown: [],
    stances: [],
    loot: null,
    black_market: [],
    legal_goods: ['apples', 'cheese', 'chickens'],
    scores: null,
    places: null,
    pledges: [],
    ...change,
  };
}

const names = ['Marian', 'Robin', 'Much'];

export function seen(table: SheriffView): Seen {
  return {
    seat: table.seat,
    info: { options: {}, seats: [], state: 'running' } as unknown as TableInfo,
    view: table,
    prompts: [],
    waitingFor: [],
    deadlines: [],
    entries: [],
    busy: 0,
    act: () => Promise.resolve(null),
    name: (seat) => (seat === null ? '' : names[seat]!),
    listen: () => () => undefined,
  };
}
