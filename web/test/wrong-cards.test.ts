/** Which cards make a lie: the client gives the engine's answers (tests/rules/sheriff/test_wrong_cards.py). */

import { describe, expect, it } from 'vitest';

import promo from '@games/sheriff/data/promo.toml';
import standard from '@games/sheriff/data/goods.toml';
import { catalogue, type SheriffConfig } from '../src/games/sheriff/catalogue.svelte';
import { marked, wrongCards } from '../src/games/sheriff/goods';
import table from './wrong-cards.json';

const goods = [...standard.goods, ...promo.goods];

describe('wrong cards', () => {
  it.each(Object.entries(table))('are those of the engine when %s are declared', (declared, wrong) => {
    catalogue.lay({ players: 4, goods } as unknown as SheriffConfig);
    const names = goods.map((good: { name: string }) => good.name);
    expect(wrongCards(names, declared).sort()).toEqual([...wrong].sort());
  });

  it('are marked one by one: of two alike as many as are named', () => {
    expect(marked(['silk', 'apples', 'silk', 'bread'], ['silk', 'bread'])).toEqual([true, false, false, true]);
  });
});
