/** A group's own goods: what is printed on them, what they are called, and how they are drawn. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawn } from '../src/art/pictures.svelte';
import { about, pieces } from '../src/games/sheriff/about';
import { catalogue, type Good, type SheriffConfig } from '../src/games/sheriff/catalogue.svelte';
import { goodCount, goodName, goodOf, plain, sorted } from '../src/games/sheriff/goods';
import { words } from '../src/language/words.svelte';
import { view } from './views';

const good = (name: string, more: Partial<Good>): Good => ({ name, kind: 'legal', value: 1, fine: 1, copies: [10, 20], ...more });
const own: SheriffConfig = {
  players: 3,
  goods: [
    good('smoked-ham', { value: 5, fine: 3, king: 12, queen: 6 }),
    good('honey', { copies: [0, 20] }),
    good('opals', { kind: 'contraband', value: 11, fine: 7 }),
    good('royal-ham', { kind: 'royal', value: 8, fine: 4, counts_as: 'smoked-ham', counts_for: 3 }),
    good('silver-dish', { kind: 'contraband', value: 0, fine: 2, effect: 'feast-plate' }),
  ],
};
const printed = goodOf('apples');

beforeAll(async () => {
  await words.need('ui', 'table', 'sheriff-cards', 'sheriff');
});

describe('a table with goods of its own', () => {
  beforeAll(() => catalogue.lay(own));
  afterAll(() => catalogue.lay({ players: 4, goods: [printed] }));

  it('shows what is printed on exactly its cards', () => {
    expect(goodOf('smoked-ham')).toMatchObject({ kind: 'legal', value: 5, fine: 3 });
    expect(catalogue.find('apples')).toBeUndefined();
    expect(catalogue.goods.map((one) => one.name)).not.toContain('honey');
  });

  it('reads names that no catalogue has', () => {
    expect(goodName('smoked-ham')).toBe('Smoked ham');
    expect(goodCount('opals', 3)).toBe('3 × Opals');
  });

  it('knows its feast plate by its effect, whatever it is called', () => {
    expect(plain('silver-dish-smoked-ham')).toBe('silver-dish');
    expect(goodOf('silver-dish-smoked-ham')).toMatchObject({ kind: 'legal', value: 5, fine: 2 });
    expect(goodName('silver-dish-smoked-ham')).toBe('Silver dish (Smoked ham)');
  });

  it('keeps the order of its file', () => {
    expect(sorted(['opals', 'smoked-ham', 'royal-ham'])).toEqual(['smoked-ham', 'opals', 'royal-ham']);
  });

  it('tells values, fines, bonuses and numbers of these cards', () => {
    const ham = about('good:smoked-ham', view())!;
    expect(ham.facts).toEqual(['legal, value 5, fine 3', '10 cards in this game', 'at the end the King gets 12, the Queen 6']);
    expect(about('good:royal-ham', view())!.facts).toContain('at the end it counts as 3 × Smoked ham');
    expect(about('good:silver-dish', view())!.clauses).toEqual(['2.5']);
    expect(pieces(view())).toContain('good:opals');
    expect(about('good:apples', view())).toBeNull();
  });

  it('draws a crate with letters, so that two goods without a picture are told apart', () => {
    expect(drawn('smoked-ham')).toContain('>SH<');
    expect(drawn('opals')).toContain('>OP<');
  });
});

describe('every piece of the house', () => {
  it('has its clauses in the rules', async () => {
    const { rulesOf } = await import('../src/help/rules');
    const { about: sheep, pieces: sheepPieces } = await import('../src/games/blacksheep/about');
    const farm = {
      animals: [{ animal: 'horse', cards: 14, points: [1, 2], subtracts: false, left: 3 }],
      open_tasks: [{}],
      players: [],
      majority_bonus: 6,
      set_bonus: 6,
    };
    const sheriffView = view({ black_market: [{ good: 'silk', points: [32] }], loot: {} as never });
    for (const [game, found] of [
      ['sheriff', [...pieces(sheriffView), 'deputy', 'badge'].map((piece) => about(piece, sheriffView))],
      ['blacksheep', sheepPieces(farm).map((piece) => sheep(piece, farm))],
    ] as const) {
      for (const language of ['en', 'fa'] as const) {
        const numbers = (await rulesOf(game, language)).flatMap((section) => section.blocks.map((block) => (block.kind === 'clause' ? block.number : '')));
        for (const piece of found) for (const clause of piece!.clauses) expect(numbers, `${game} ${piece!.title}`).toContain(clause);
      }
    }
  });
});
