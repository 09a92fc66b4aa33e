/** What may be set at a table: the quick choices of each edition, and the numbers of a price list. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import NumberPairs from '../src/app/NumberPairs.svelte';
import Discards from '../src/games/blacksheep/Discards.svelte';
import { gameDoor } from '../src/games';
import MiddleOfTable from '../src/games/sheriff/MiddleOfTable.svelte';
import { editionWord } from '../src/games/sheriff/edition';
import { isMeant, printedName } from '../src/games/words';
import HouseRules from '../src/table/HouseRules.svelte';
import { words } from '../src/language/words.svelte';
import type { GameInfo, TableInfo } from '../src/protocol/http';
import { view } from './views';

let app: object | undefined;
beforeAll(async () => {
  await words.need('ui', 'setup', 'sheriff', 'sheriff-setup', 'sheriff-cards', 'blacksheep', 'blacksheep-cards');
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
});

const prices = { pepper: [26, 22], mead: [29, 25] } as Record<string, [number, number]>;

describe('the quick choice "everything"', () => {
  const everything = gameDoor('sheriff')!.presets.filter((preset) => preset.name.startsWith('everything'));

  it('exists for every edition, with all that it has and a minute for each merchant', () => {
    expect(everything.map(({ edition, players, options }) => [edition, players, Object.keys(options).sort().join()])).toEqual([
      ['first', 5, 'inspection_timer,promo_cards,royal_goods'],
      ['polish', 5, 'inspection_timer,promo_cards,royal_goods'],
      ['persian', 5, 'inspection_timer,promo_cards,royal_goods'],
      ['second', 6, 'black_market,inspection_timer,royal_goods'],
    ]);
    expect(everything.every((preset) => preset.options.inspection_timer === 60)).toBe(true);
  });

  it('has its words', () => {
    for (const { name } of everything) expect(words.knows(`preset-${name}`)).toBe(true);
  });
});

describe('the prices of the black market', () => {
  it('can be seen and set', () => {
    const set = vi.fn();
    app = mount(NumberPairs, {
      target: document.body,
      props: { id: 'p', label: 'Prices', value: prices, least: 0, most: 1000, nameOf: (name: string) => printedName('sheriff', name), onset: set },
    });
    flushSync();
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Mead, card 2"]')!;
    expect(field.value).toBe('25');
    field.value = '24';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(set).toHaveBeenCalledWith({ pepper: [26, 22], mead: [29, 24] });
  });

  it('are asked for only where there is a black market', () => {
    expect(isMeant('sheriff', 'black_market_prices', () => false)).toBe(false);
    expect(isMeant('sheriff', 'black_market_prices', () => true)).toBe(true);
    expect(isMeant('sheriff', 'royal_goods', () => false)).toBe(true);
  });

  it('are told in the waiting room', () => {
    const option = { name: 'black_market_prices', kind: 'table', defaults: { second: prices }, choices: [], least: 0, most: 1000, clause: '1.10' };
    const game = { name: 'sheriff', options: [option], editions: [], levels: [] } as unknown as GameInfo;
    const info = { game: 'sheriff', edition: 'second', options: { black_market: true, black_market_prices: prices } } as unknown as TableInfo;
    app = mount(HouseRules, { target: document.body, props: { info, game } });
    flushSync();
    expect(document.body.textContent).toContain('Pepper 26/22 and Mead 29/25');
  });

  it('are shown on the table, the lower card too', () => {
    app = mount(MiddleOfTable, { target: document.body, props: { view: view({ black_market: [{ good: 'silk', points: [32, 28] }, { good: 'mead', points: [] }] }) } });
    flushSync();
    const [silk, mead] = [...document.querySelectorAll('.sold')];
    expect(silk!.textContent.replace(/\s+/g, ' ').trim()).toBe('32 / 28');
    expect(silk!.getAttribute('title')).toContain('28');
    expect(mead!.getAttribute('title')).toBe('Both cards are sold');
  });
});

describe('the discard pile of Black Sheep', () => {
  it('can be leafed through, the top card first', () => {
    if (!('showModal' in HTMLDialogElement.prototype)) Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn() });
    app = mount(Discards, { target: document.body, props: { cards: ['cow', 'pig', 'horse'] } });
    flushSync();
    expect(document.querySelector('button.heap')!.getAttribute('aria-label')).toContain('leaf through 3 cards');
    const leaves = [...document.querySelectorAll('.leaves > *')].map((card) => card.getAttribute('aria-label') ?? card.textContent ?? '');
    expect(leaves).toHaveLength(3);
    expect(leaves[0]).toMatch(/horse/i);
  });
});

describe('the words of an edition', () => {
  it('are those of its rulebook', async () => {
    await words.speak('uk', false);
    expect([editionWord('phase-market', 'first'), editionWord('phase-declaration', 'persian')]).toEqual(['Ринок', 'Оголошення намірів']);
    expect([editionWord('phase-market', 'second'), editionWord('phase-declaration', 'second')]).toEqual(['Торгівля', 'Декларування']);
    await words.speak('en', false);
    expect(editionWord('phase-market', 'second')).toBe('Market');
  });
});
