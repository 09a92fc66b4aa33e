/** A refused move is answered where the hand is: in the panel it was made in, in words, with its clause. */

import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import BlackSheepTable from '../src/games/blacksheep/BlackSheepTable.svelte';
import Ledger from '../src/games/sheriff/Ledger.svelte';
import SheriffTable from '../src/games/sheriff/SheriffTable.svelte';
import type { Seen } from '../src/games/game';
import { words } from '../src/language/words.svelte';
import type { BlackSheepView } from '../src/protocol/blacksheep';
import type { Problem } from '../src/protocol/http';
import type { Deal, SheriffView } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

beforeAll(async () => {
  await words.need('ui', 'table', 'sheriff-cards', 'blacksheep-cards', 'sheriff', 'blacksheep', 'refusals', 'sheriff-refusals', 'blacksheep-refusals', 'sheriff-deals');
});

let app: object | undefined;
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
});

/** A table that asks this, and refuses whatever is answered. */
function sit(prompts: object[], problem: Problem, table: SheriffView): void {
  const waiting = { ...seen(table), prompts: prompts as Seen['prompts'], waitingFor: [1], act: () => Promise.resolve(problem) };
  app = mount(SheriffTable, { target: document.body, props: { seen: waiting } });
  flushSync();
}

async function push(name: RegExp, within = 'body'): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${within} button:not(:disabled)`)];
  const found = buttons.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
  expect(found, `a button ${name} among ${buttons.map((one) => one.textContent?.trim()).join(' | ')}`).toBeTruthy();
  found!.click();
  flushSync();
  // The answer has come, and all that follows from it.
  await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
}

/** Exactly one note on the whole table, and it is in this place. */
function note(place: string, clause: string): string {
  const all = [...document.querySelectorAll('[role=alert] .note')];
  expect(all.length, 'one note').toBe(1);
  expect(all[0]!.closest(place), `in ${place}`).toBeTruthy();
  expect(all[0]!.querySelector('a')?.getAttribute('href')).toContain(`clause=${clause}`);
  const said = all[0]!.textContent.trim();
  expect(said).not.toContain('That is not possible now');
  return said;
}

const mine = (hand: string[], more = {}) => view({ players: [player(0), player(1, { hand, ...more }), player(2)] });
const deal: Deal = { id: 7, proposer: 0, partners: [1], terms: [{ term: 'gold', giver: 1, amount: 4 }], replaces: null };

const panels: [string, object, SheriffView, Problem, RegExp[], string, string][] = [
  [
    'the market',
    { prompt: 'market', at_most: 5, piles: [1, 1], onto: 2, waited: true },
    mine(['apples', 'silk']),
    { code: 'market.too-many', clause: '3.2', params: { most: 5, count: 6 } },
    [/Keep all/],
    '.ask',
    '3.2',
  ],
  [
    'the bag',
    { prompt: 'load', at_least: 1, at_most: 5, waited: true },
    mine(['apples', 'silk']),
    { code: 'load.wrong-number', clause: '4.1', params: { least: 1, most: 5, count: 6 } },
    [/Apples, legal/, /Close the bag/],
    '.ask',
    '4.1',
  ],
  [
    'the declaration',
    { prompt: 'declare', goods: ['apples', 'cheese'], count: 3, waited: true },
    mine([]),
    { code: 'declare.not-a-legal-good', clause: '4.3', params: { good: 'silk' } },
    [/apples/i],
    '.ask',
    '4.3',
  ],
  [
    'the bags before the sheriff',
    { prompt: 'decide', bags: [{ merchant: 2, let_through: true, open: true, duty: null }], waited: true },
    view({ office: [1], players: [player(0), player(1), player(2)] }),
    { code: 'inspect.against-duty', clause: '5.8', params: { duty: 'let-through', merchant: 2, deal: 1 } },
    [/^\s*Open/],
    '.ask',
    '5.8',
  ],
  [
    'a debt',
    { prompt: 'debt', rest: 2, choose: ['apples', 'cheese'], also: [], waited: true },
    mine([]),
    { code: 'debt.not-needed', clause: '5.19', params: { card: 'cheese', rest: 2 } },
    [/Apples/, /Pay goods/],
    '.ask',
    '5.19',
  ],
  [
    'the black market',
    { prompt: 'black-market', goods: ['silk'], waited: true },
    view({ black_market: [{ good: 'silk', points: [32, 28] }] }),
    { code: 'black-market.not-three', clause: '9.2', params: { good: 'silk' } },
    [/silk.*32/i],
    '.ask',
    '9.2',
  ],
  [
    'the deal builder',
    { prompt: 'offer', partners: [[0]], left: 40, waited: false },
    mine([]),
    { code: 'offer.too-many', clause: '5.14', params: { most: 40 } },
    [/More terms/, /^Gold: more$/, /Offer it/],
    '.builder',
    '5.14',
  ],
  [
    'the sheet of a bag',
    { prompt: 'offer', partners: [[0]], left: 40, waited: false },
    mine([]),
    { code: 'offer.too-many', clause: '5.14', params: { most: 40 } },
    [/^Gold: more$/, /Offer it/],
    '.sheet',
    '5.14',
  ],
  [
    'an offer',
    { prompt: 'answer', offers: [{ deal: 7, accept: true, refuse: true, withdraw: false, stopped: null }], waited: false },
    view({ offers: [{ deal, agreed: [], picked: [] }] }),
    { code: 'offer.not-enough-gold', clause: '5.4', params: { giver: 1 } },
    [/Accept/],
    '.offer',
    '5.4',
  ],
];

describe('Sheriff', () => {
  it.each(panels)('%s says why it was refused', async (_name, prompt, table, problem, buttons, place, clause) => {
    sit([prompt], problem, table);
    for (const button of buttons) await push(button);
    note(place, clause);
  });

  it('a favour says why it was refused, beside the table', async () => {
    const table = view({ ledger: [{ id: 3, round: 1, giver: 0, to: [1], what: 'favour', about: null, text: 'later', promised: 0, status: 'open' } as never] });
    const prompts = [{ prompt: 'mark-favour', promises: [3], waited: false }] as unknown as Seen['prompts'];
    const problem = { code: 'favour.not-yours-to-mark', clause: '5.7', params: {} };
    app = mount(Ledger, { target: document.body, props: { seen: { ...seen(table), prompts, act: () => Promise.resolve(problem) } } });
    flushSync();
    await push(/Kept/i);
    note('section', '5.7');
  });

  it('the note goes when the next move is made', async () => {
    let answer: Problem | null = { code: 'act.late', clause: '4.2', params: {} };
    const table = mine(['apples']);
    const waiting = { ...seen(table), prompts: [panels[1]![1]] as unknown as Seen['prompts'], waitingFor: [1], act: () => Promise.resolve(answer) };
    app = mount(SheriffTable, { target: document.body, props: { seen: waiting } });
    flushSync();
    await push(/Apples, legal/);
    await push(/Close the bag/);
    expect(document.querySelectorAll('.note').length).toBe(1);
    answer = null;
    await push(/Close the bag/);
    expect(document.querySelectorAll('.note').length).toBe(0);
  });

  it('what has no panel of its own is said above all of them', async () => {
    const problem = { code: 'clock.no-more-time', clause: null, params: {} };
    const table = mine(['apples']);
    const waiting = { ...seen(table), waitingFor: [1], deadlines: [{ seat: 1, at: Date.now() + 9000 }], needTime: () => Promise.resolve(problem) };
    app = mount(SheriffTable, { target: document.body, props: { seen: waiting } });
    flushSync();
    await push(/Ask for more time/);
    expect(document.querySelectorAll('.doing > [role=alert] .note').length).toBe(1);
  });
});

describe('Black Sheep', () => {
  it('a turn says why it was refused, beside the button that was pressed', async () => {
    const farmer = (seat: number) => ({ seat, hand_count: 3, hand: seat === 1 ? ['horse', 'cow', 'pig'] : null, corral: [], task_count: 0, tasks: null });
    const table = {
      seat: 1,
      turn: 1,
      waiting_for: [1],
      endgame: false,
      animals: ['horse', 'cow', 'pig'].map((animal) => ({ animal, cards: 14, points: [1], subtracts: false, left: 3 })),
      fields: [{ field: 0, turned_over: false, figures: [], sides: [[], []] }],
      players: [farmer(0), farmer(1)],
      deck_count: 9,
      discard: [],
      open_tasks: [],
      scores: null,
    } as unknown as BlackSheepView;
    const problem = { code: 'play.not-in-hand', clause: '3.2', params: { card: 'cow' } };
    const prompts = [{ prompt: 'play', waited: true, fields: [{ field: 0, counts: [1, 2] }] }];
    app = mount(BlackSheepTable, { target: document.body, props: { seen: { ...seen(view()), view: table, prompts, waitingFor: [1], act: () => Promise.resolve(problem) } } });
    flushSync();
    await push(/^Horse$/);
    await push(/Play here/);
    await push(/^Play 1 card/);
    note('.confirm', '3.2');
  });
});
