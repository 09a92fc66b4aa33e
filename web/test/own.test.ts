/** A waiting room tells what a group's own cards are, and nothing where it is played with the house's. */

import farm from '@games/blacksheep/data/animals.toml';
import promo from '@games/sheriff/data/promo.toml';
import standard from '@games/sheriff/data/goods.toml';
import { beforeAll, describe, expect, it } from 'vitest';

import { ownCards as ownAnimals } from '../src/games/blacksheep/own';
import { catalogue, type SheriffConfig } from '../src/games/sheriff/catalogue.svelte';
import { ownCards as ownGoods } from '../src/games/sheriff/own';
import { words } from '../src/language/words.svelte';

beforeAll(async () => {
  await words.need('ui', 'table', 'sheriff-cards', 'sheriff', 'blacksheep-cards', 'blacksheep');
});

const ham = { name: 'smoked-ham', kind: 'legal', copies: [60, 60], value: 5, fine: 3, king: 12, queen: 6 };
const goods = (...rows: object[]) => {
  const config = { players: 4, goods: rows } as SheriffConfig;
  catalogue.lay(config);
  return ownGoods(config);
};

describe('Sheriff', () => {
  it('has nothing to tell of the house\'s goods, with or without royal and promo cards', () => {
    expect(goods(...standard.goods.filter((good) => good.kind !== 'royal'))).toBeNull();
    expect(goods(...standard.goods, ...promo.goods)).toBeNull();
  });

  it('tells what is new beside the usual goods', () => {
    const own = goods(...standard.goods, ham)!;
    expect(own.instead).toBe(false);
    expect(own.pieces.map((piece) => piece.title)).toEqual(['Smoked ham']);
    expect(own.pieces[0]!.facts.join()).toMatch(/value 5, fine 3.*60 cards.*King gets 12, the Queen 6/);
  });

  it('tells of every good where the usual ones are not played', () => {
    const apples = standard.goods.find((good) => good.name === 'apples')!;
    expect(goods(apples, ham)).toMatchObject({ instead: true, pieces: [{ title: 'Apples' }, { title: 'Smoked ham' }] });
  });
});

const options = { majority_bonus: 6, set_bonus: 6 };
const house = { animals: farm.animals, tasks: [], majority_bonus: 6, set_bonus: 6 };

describe('Black Sheep', () => {
  it('has nothing to tell of the house\'s farm, with bonuses or with tasks', () => {
    expect(ownAnimals(house, options)).toBeNull();
    expect(ownAnimals({ ...house, tasks: farm.tasks, majority_bonus: 0, set_bonus: 0 }, options)).toBeNull();
  });

  it('tells of own animals, tasks and bonuses', () => {
    const goat = { name: 'goat', cards: 60, points: [1, 1, 2, 2, 3, 3] };
    expect(ownAnimals({ ...house, animals: [goat] }, options)).toMatchObject({ instead: true, pieces: [{ title: 'Goat' }] });
    expect(ownAnimals({ ...house, majority_bonus: 3 }, options)!.pieces[0]!.facts[0]).toMatch(/a majority gives 3, a full set 6/);
    const task = { kind: 'group', name: 'mine', animals: ['cow', 'pig'], points: 9 };
    expect(ownAnimals({ ...house, tasks: [task] }, options)!.pieces[0]!.facts[0]).toMatch(/9 points/);
  });
});
