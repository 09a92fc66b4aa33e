/** What is stamped at a place, and the moments that are mine alone: the badge, and contraband that went through unseen. */

import { beforeAll, describe, expect, it } from 'vitest';

import type { Entry } from '../src/connection/api';
import { looks, stamp } from '../src/games/sheriff/lines';
import { triumphOf } from '../src/games/sheriff/triumph';
import { words } from '../src/language/words.svelte';

const entries = (...events: { event: string; [key: string]: unknown }[]) => [{ seq: 1, seat: 0, move: null, events }] as unknown as Entry[];
const smuggled = { event: 'cards', source: 'bag:1', target: 'contraband:1', count: 2, cards: ['silk', 'mead'] };

beforeAll(() => words.need('ui', 'table', 'sheriff', 'sheriff-cards', 'sheriff-log'));

describe('a stamp', () => {
  it('says no where an offer was refused, at the place of whoever refused it', () => {
    expect(stamp({ event: 'offer-closed', why: 'refused', by: 2, deal: 1 } as never)).toEqual({ seat: 2, text: 'No!', tone: 'no' });
  });

  it('says yes where somebody agrees', () => {
    expect(stamp({ event: 'offer-agreed', seat: 1, deal: 1 } as never)).toMatchObject({ seat: 1, tone: 'yes' });
  });

  it.each(['withdrawn', 'lapsed', 'unpayable'])('says nothing of an offer that is %s', (why) => {
    expect(stamp({ event: 'offer-closed', why, by: null, deal: 1 } as never)).toBeNull();
  });
});

describe('a face', () => {
  it('follows the verdict, and nothing else', () => {
    expect(looks({ event: 'opened', merchant: 1, truthful: false } as never)).toEqual([{ seat: 1, mood: 'caught' }]);
    expect(looks({ event: 'opened', merchant: 1, truthful: true } as never)).toEqual([{ seat: 1, mood: 'vindicated' }]);
    expect(looks(smuggled)).toEqual([]);
  });
});

describe('a triumph of mine', () => {
  it('is becoming Sheriff, or one of two deputies', () => {
    expect(triumphOf(entries({ event: 'round', number: 2, office: [1] }), 1)).toMatchObject({ kind: 'office', title: 'moment-sheriff' });
    expect(triumphOf(entries({ event: 'round', number: 2, office: [0, 1] }), 1)).toMatchObject({ kind: 'office', title: 'moment-deputy' });
    expect(triumphOf(entries({ event: 'round', number: 2, office: [0] }), 1)).toBeNull();
  });

  it('is contraband that went through unseen, with what it is worth', () => {
    const triumph = triumphOf(entries({ event: 'let-through', merchant: 1, by: [0] }, smuggled), 1);
    expect(triumph).toMatchObject({ kind: 'smuggled' });
    expect(triumph!.text).toMatch(/silk.*mead.*15 gold|mead.*silk.*15 gold/);
  });

  it('is none where the bag was opened, nor where another smuggles', () => {
    expect(triumphOf(entries({ event: 'opened', merchant: 1, by: [0], cards: ['silk'], truthful: false }, smuggled), 1)).toBeNull();
    expect(triumphOf(entries({ event: 'let-through', merchant: 1, by: [0] }, { ...smuggled, cards: null }), 2)).toBeNull();
  });
});
