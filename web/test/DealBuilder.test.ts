/** The deal builder, as a person uses it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import DealBuilder from '../src/games/sheriff/DealBuilder.svelte';
import { Dealing } from '../src/games/sheriff/dealing.svelte';
import type { Draft } from '../src/games/sheriff/draft.svelte';
import { words } from '../src/language/words.svelte';
import type { OfferPrompt } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

const prompt: OfferPrompt = { prompt: 'offer', partners: [[0], [2]], left: 40, waited: false, others: [0, 2], office_needed: false };
let app: object | undefined;
let dealing: Dealing;
let draft: Draft;
const act = vi.fn();

beforeAll(async () => {
  await words.need('ui', 'sheriff-cards', 'sheriff', 'sheriff-deals', 'sheriff-log');
});

beforeEach(() => {
  act.mockReset();
  const table = view();
  dealing = new Dealing(
    () => table,
    () => prompt,
  );
  draft = dealing.draft;
  draft.fill([0]);
  app = mount(DealBuilder, { target: document.body, props: { prompt, view: table, seen: seen(table), dealing, act, refused: null, oncancel: () => undefined } });
  flushSync();
});

afterEach(() => {
  if (app) void unmount(app);
});

const button = (name: RegExp, place = 0) =>
  [...document.querySelectorAll('button')].filter((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))[place]!;
const press = (name: RegExp, place = 0) => {
  button(name, place).click();
  flushSync();
};
const submit = () => {
  document.querySelector('form')!.requestSubmit();
  flushSync();
};

describe('the deal builder', () => {
  it('offers nothing while the deal is empty', () => {
    expect(button(/Offer it/).disabled).toBe(true);
  });

  it('offers gold for being let through', () => {
    press(/^5 gold$/);
    press(/let Robin through/);
    submit();
    expect(act).toHaveBeenCalledWith({
      move: 'offer',
      partners: [0],
      terms: [
        { term: 'gold', giver: 1, amount: 5 },
        { term: 'let-through', merchant: 1 },
      ],
      replaces: null,
    });
  });

  it('says the deal before it is offered, as it will be told', () => {
    press(/^Gold: more$/);
    press(/open Much/);
    expect(document.querySelector('.sentence')!.textContent).toBe('Robin proposes to Marian: Robin: 1 gold. Marian: open Much’s bag.');
  });

  it('never gives more gold than there is', () => {
    press(/^8 gold$/);
    for (let taps = 0; taps < 20; taps++) press(/^Gold: more$/);
    expect(button(/^Gold: more$/).disabled).toBe(true);
    expect(draft.goldOf(1)).toBe(view().players[1]!.gold);
  });

  it('never gives more legal goods than lie on the stall', () => {
    press(/^Apples: more/);
    press(/^Apples: more/);
    expect(button(/^Apples: more/).disabled).toBe(true);
    expect(draft.goodsOf(1, 'stall', 'apples')).toBe(2);
  });

  it('lets a claim about the bag be made, true or not', () => {
    const claim = document.querySelector<HTMLSelectElement>('select[aria-label^="Say what"]')!;
    claim.value = 'silk';
    claim.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(draft.terms).toEqual([{ term: 'bag', giver: 1, good: 'silk', count: 1 }]);
  });

  it('does not offer a feast plate among the face-down cards, for it lies open on a stall (rules 2.5)', () => {
    const goods = (label: string) => [...document.querySelectorAll<HTMLOptionElement>(`select[aria-label^="${label}"] option`)].map((one) => one.value);
    expect(goods('Name contraband')).toContain('silk');
    expect(goods('Name contraband')).not.toContain('feast-plate');
    expect(goods('Say what')).toContain('feast-plate');
  });

  it('takes another partner in, and lets one go', () => {
    press(/^Much$/);
    expect(draft.partners).toEqual([0, 2]);
    press(/^Marian$/);
    expect(draft.partners).toEqual([2]);
  });

  it('names the offer that it counters', () => {
    draft.fill([0], [{ term: 'gold', giver: 1, amount: 9 }], 4);
    flushSync();
    submit();
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ replaces: 4 }));
  });
});

describe('a deal by the book', () => {
  const choose = (value: string, place = 0) => {
    const select = [...document.querySelectorAll('select')].filter((one) => [...one.options].some((option) => option.value === value))[place]!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };

  it('hangs my gold on what happens to a bag', () => {
    press(/^5 gold$/);
    choose('2|lie');
    submit();
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({ terms: [{ term: 'gold', giver: 1, amount: 5, when: { bag: 2, happens: 'lie' } }] }),
    );
  });

  it('is struck among three, and each gift names its receiver', () => {
    press(/^Much$/);
    press(/^5 gold$/);
    choose('2');
    submit();
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({ partners: [0, 2], terms: [{ term: 'gold', giver: 1, amount: 5, to: [2] }] }),
    );
  });

  it('gives face-down cards without saying which', () => {
    press(/face down: more/i);
    submit();
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ terms: [{ term: 'face-down', giver: 1, count: 1 }] }));
  });

  it('loses nothing of an offer that is countered', () => {
    const terms = [
      { term: 'gold', giver: 2, amount: 3, to: [0] },
      { term: 'gold', giver: 2, amount: 4, to: [1], when: { bag: 2, happens: 'true' } },
      { term: 'favour', giver: 2, text: 'One' },
      { term: 'favour', giver: 2, text: 'Two' },
    ] as const;
    draft.fill([0, 2], terms as never, 7);
    expect(draft.terms).toHaveLength(terms.length);
    expect(draft.terms).toEqual(expect.arrayContaining([...terms]));
  });

  it('gives one thing to the sheriff and another to a merchant, each under its own condition', () => {
    press(/^Much$/);
    press(/^5 gold$/);
    choose('2|lie');
    choose('0');
    press(/Another gift/);
    expect(draft.goldOf(1)).toBe(0);
    press(/^3 gold$/);
    choose('2');
    submit();
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({
        terms: [
          { term: 'gold', giver: 1, amount: 3, to: [2] },
          { term: 'gold', giver: 1, amount: 5, to: [0], when: { bag: 2, happens: 'lie' } },
        ],
      }),
    );
    press(/^Take out: 5 gold/);
    expect(draft.terms).toEqual([{ term: 'gold', giver: 1, amount: 3, to: [2] }]);
  });

  it('promises several favours, one a line', () => {
    press(/Promise a favour/);
    const text = document.querySelector('textarea')!;
    text.value = 'I owe you one\nAnd another';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(draft.terms).toEqual([
      { term: 'favour', giver: 1, text: 'I owe you one' },
      { term: 'favour', giver: 1, text: 'And another' },
    ]);
  });
});

describe('cards that go over without a name', () => {
  it('are picked one by one, and only by their owner', () => {
    if (app) void unmount(app);
    const table = view({ players: [player(0), player(1, { gold: 12, contraband: ['silk', 'mead'] }), player(2)] });
    app = mount(DealBuilder, { target: document.body, props: { prompt, view: table, seen: seen(table), dealing, act, refused: null, oncancel: () => undefined } });
    flushSync();
    press(/face down: more/i);
    press(/^Silk, /);
    submit();
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ terms: [{ term: 'face-down', giver: 1, count: 1 }], picks: ['silk'] }));
    press(/^Silk, /);
    submit();
    expect(act.mock.lastCall![0]).not.toHaveProperty('picks');
  });
});
