/** The small sheet of a bag: whom a deal needs, what leaves the draft, what is a gift, and what a tap does. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Dealing, whoHasTheSay } from '../src/games/sheriff/dealing.svelte';
import DealSheet from '../src/games/sheriff/DealSheet.svelte';
import { breakable } from '../src/games/sheriff/goods';
import { isAgainstDuty, isGift, leftInWords, withoutImpossible } from '../src/games/sheriff/impossible';
import { words } from '../src/language/words.svelte';
import type { OfferPrompt, SheriffView, Term } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

const name = (seat: number) => ['Marian', 'Robin', 'Much'][seat] ?? '';
const offers = (others: number[]): OfferPrompt => ({ prompt: 'offer', partners: [[others[0]!]], left: 40, waited: false, others, office_needed: true });
const dealingAt = (table: SheriffView, others: number[]) =>
  new Dealing(
    () => table,
    () => offers(others),
  );

beforeAll(() => words.need('ui', 'sheriff-cards', 'sheriff', 'sheriff-deals'));

describe('whom a deal about a bag needs', () => {
  const deputies = (stances: SheriffView['stances']) => view({ seat: 2, office: [0, 1], players: [player(0), player(1), player(2), player(3)], stances });

  it('both deputies, until they disagree (rules 8.4, 8.5)', () => {
    expect(whoHasTheSay(deputies([]), 2)).toEqual([0, 1]);
    const apart = deputies([
      { deputy: 0, merchant: 2, stance: 'let-through' },
      { deputy: 1, merchant: 2, stance: 'open' },
    ]);
    expect(whoHasTheSay(apart, 2)).toEqual([1]);
    expect(whoHasTheSay(apart, 3)).toEqual([0, 1]);
  });

  it('a merchant’s sheet turns to both, a deputy’s to the other one and the merchant', () => {
    const merchants = dealingAt(deputies([]), [0, 1, 3]);
    merchants.lay(2);
    expect(merchants.draft.partners).toEqual([0, 1]);
    const ours = dealingAt({ ...deputies([]), seat: 0 }, [1, 2, 3]);
    ours.lay(3);
    expect(ours.draft.partners).toEqual([1, 3]);
    expect(ours.draft.terms).toEqual([{ term: 'let-through', merchant: 3 }]);
  });
});

describe('what has become impossible', () => {
  const terms: Term[] = [
    { term: 'gold', giver: 1, amount: 9 },
    { term: 'stall', giver: 1, good: 'apples', count: 2 },
    { term: 'open', merchant: 2 },
    { term: 'gold', giver: 1, amount: 3, when: { bag: 2, happens: 'lie' } },
  ];

  it('stays away from a draft that still holds', () => {
    expect(withoutImpossible(terms, view())).toEqual({ terms, left: [] });
  });

  it('leaves it with a word why: a bag that is decided, gold and goods that are gone', () => {
    const decided = player(2, { bag: { status: 'through', count: 3, declared: 'apples', cards: null } });
    const table = view({ players: [player(0), player(1, { gold: 4, stall: ['apples'] }), decided] });
    const { terms: kept, left } = withoutImpossible(terms, table);
    expect(kept).toEqual([
      { term: 'gold', giver: 1, amount: 4 },
      { term: 'stall', giver: 1, good: 'apples', count: 1 },
    ]);
    expect(left.map((one) => leftInWords(one, name))).toEqual([
      'Robin no longer has so much gold: 9 gold became less.',
      'Robin no longer has so many: 2 apples from the stall became less.',
      'Much’s bag is decided, so this has left your draft: open Much’s bag.',
      'Much’s bag is decided, so this has left your draft: 3 gold, if Much’s bag is opened and a lie.',
    ]);
  });
});

describe('a duty about a bag', () => {
  const bound = (act: 'open' | 'let-through', seats: number[], more: Partial<SheriffView> = {}) => view({ duties: [{ deal: 3, act, merchant: 1, bound: seats }], ...more });

  it('takes what is against it out of a draft (rules 5.8)', () => {
    const { terms, left } = withoutImpossible([{ term: 'gold', giver: 1, amount: 2 }, { term: 'let-through', merchant: 1 }], bound('open', [0]));
    expect(terms).toEqual([{ term: 'gold', giver: 1, amount: 2 }]);
    expect(left.map((one) => leftInWords(one, name))).toEqual(['A duty about Robin’s bag stands against this, so it has left your draft: let Robin through.']);
  });

  it('is not written into a new draft', () => {
    const mine = dealingAt(bound('open', [0]), [0, 2]);
    mine.lay(1);
    expect(mine.draft.terms).toEqual([]);
    const free = dealingAt(view(), [0, 2]);
    free.lay(1);
    expect(free.draft.terms).toEqual([{ term: 'let-through', merchant: 1 }]);
  });

  it('of one deputy to pass leaves the other free to open, and not the other way round (rules 8.4)', () => {
    const deputies = { office: [0, 2], players: [player(0), player(1), player(2), player(3)], seat: 3 };
    expect(isAgainstDuty('open', 1, bound('let-through', [0], deputies))).toBe(false);
    expect(isAgainstDuty('open', 1, bound('let-through', [0, 2], deputies))).toBe(true);
    expect(isAgainstDuty('let-through', 1, bound('open', [0], deputies))).toBe(true);
  });
});

describe('a gift', () => {
  it('is what only I give, and nothing is hung on it', () => {
    const decided = view({ players: [player(0), player(1, { bag: { status: 'through', count: 1, declared: 'apples', cards: null } }), player(2)] });
    const gold: Term[] = [{ term: 'gold', giver: 1, amount: 5 }];
    expect(isGift(gold, 1, decided)).toBe(true);
    expect(isGift([...gold, { term: 'open', merchant: 2 }], 1, decided)).toBe(false);
    expect(isGift([{ term: 'gold', giver: 1, amount: 8, when: { bag: 2, happens: 'lie' } }], 1, decided)).toBe(false);
  });

  it('is no bribe: that carries the passing by itself (rules 5.22)', () => {
    expect(isGift([{ term: 'gold', giver: 1, amount: 5 }], 1, view())).toBe(false);
  });

  it('is letting somebody through for nothing, too', () => {
    expect(isGift([{ term: 'let-through', merchant: 1 }], 0, view({ seat: 0 }))).toBe(true);
  });
});

describe('the sheet', () => {
  let app: object | undefined;
  let dealing: Dealing;
  const act = vi.fn();
  let taps = 0;
  beforeEach(() => {
    act.mockReset();
    taps = 0;
  });
  afterEach(() => {
    if (app) void unmount(app);
  });
  function lay(bag: number, table = view()) {
    dealing = dealingAt(table, [0, 1, 2].filter((seat) => seat !== table.seat));
    dealing.lay(bag);
    app = mount(DealSheet, { target: document.body, props: { bag, view: table, seen: seen(table), dealing, act, refused: null, onmore: () => undefined, onclose: null } });
    flushSync();
  }
  function tap(label: RegExp) {
    const found = [...document.querySelectorAll('button')].find((one) => label.test((one.getAttribute('aria-label') ?? one.textContent).trim()));
    expect(found, String(label)).toBeTruthy();
    found!.click();
    taps++;
    flushSync();
  }

  it('five gold and two apples for passing: four taps', () => {
    lay(1);
    tap(/^5 gold$/);
    tap(/^Apples/);
    tap(/^Apples/);
    tap(/^Offer it$/);
    expect(taps).toBe(4);
    expect(act).toHaveBeenCalledWith({
      move: 'offer',
      partners: [0],
      terms: [
        { term: 'gold', giver: 1, amount: 5 },
        { term: 'stall', giver: 1, good: 'apples', count: 2 },
        { term: 'let-through', merchant: 1 },
      ],
      replaces: null,
    });
  });

  it('asks in office first what the other pays', () => {
    lay(1, view({ seat: 0 }));
    expect(document.querySelector('.who')!.textContent).toContain('Robin gives');
    tap(/^8 gold$/);
    tap(/^Offer it$/);
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ partners: [1], terms: [{ term: 'gold', giver: 1, amount: 8 }, { term: 'let-through', merchant: 1 }] }));
  });

  it('asks once about a gift', () => {
    lay(1, view({ seat: 0 }));
    tap(/^Offer it$/);
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector('.gift')!.textContent).toContain('as a gift?');
    tap(/^Yes, give it$/);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('says what somebody is bound to do with the bag, and does not ask for the contrary', () => {
    lay(1, view({ duties: [{ deal: 3, act: 'open', merchant: 1, bound: [0] }] }));
    expect(document.querySelector('.duty')!.textContent).toContain('Marian must open the bag of Robin.');
    expect(document.body.textContent).not.toContain('Let me through');
  });

  it('is no writing before something is changed', () => {
    lay(1);
    expect(dealing.touched).toBe(false);
    tap(/^3 gold$/);
    expect(dealing.touched).toBe(true);
  });
});

describe('long names', () => {
  it('are divided between syllables', () => {
    const parts = (word: string) => breakable(word).split('\u00ad');
    expect(parts('Crossbows')).toEqual(['Cross', 'bows']);
    expect(parts('Apples')).toEqual(['Apples']);
    expect(parts('Пумпернікель').length).toBeGreaterThan(2);
    for (const word of ['Pumpernickel', 'Королевский', 'truskawkowy', 'Настільний']) {
      expect(parts(word).join('')).toBe(word);
      for (const part of parts(word)) expect(part.length).toBeGreaterThan(1);
    }
  });
});
