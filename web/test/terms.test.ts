/** Deals in words: who gives what to whom, with the reader as “you”. */

import { beforeAll, describe, expect, it } from 'vitest';

import { dealInWords, linesInWords, offerInWords } from '../src/games/sheriff/terms';
import { words } from '../src/language/words.svelte';
import type { Deal } from '../src/protocol/sheriff';

const called = ['Ada', 'Bob', 'Cy', 'Dan'];
const as = (me: number | null) => Object.assign((seat: number) => called[seat]!, { me });
const joint: Deal = {
  id: 1,
  proposer: 2,
  partners: [0, 1],
  terms: [
    { term: 'gold', giver: 2, amount: 4 },
    { term: 'let-through', merchant: 2 },
  ],
  replaces: null,
};

beforeAll(() => words.need('ui', 'sheriff-cards', 'sheriff', 'sheriff-deals', 'sheriff-log'));

describe('two deputies', () => {
  it('are both named', () => {
    expect(dealInWords(joint, [0, 1], as(null))).toBe('Cy: 4 gold. Ada and Bob: let Cy through.');
  });

  it('one of whom is the reader', () => {
    expect(dealInWords(joint, [0, 1], as(1))).toBe('Cy: 4 gold. Ada and you: let Cy through.');
    expect(dealInWords(joint, [0, 1], as(0))).toBe('Cy: 4 gold. You and Bob: let Cy through.');
  });

  it('of whom one alone acts', () => {
    const alone = { ...joint, terms: [joint.terms[0]!, { term: 'let-through' as const, merchant: 2, by: [1] }] };
    expect(dealInWords(alone, [0, 1], as(null))).toBe('Cy: 4 gold. Bob: let Cy through.');
  });
});

describe('an offer', () => {
  const toll: Deal = { id: 2, proposer: 0, partners: [1], terms: [{ term: 'gold', giver: 1, amount: 13 }, { term: 'let-through', merchant: 1 }], replaces: null };

  it('tells who wants what of whom', () => {
    expect(offerInWords(toll, as(1))).toBe('Ada wants 13 gold from you, and lets you through.');
    expect(offerInWords(toll, as(0))).toBe('You want 13 gold from Bob, and let them through.');
    expect(offerInWords(toll, as(3))).toBe('Ada wants 13 gold from Bob, and lets them through.');
  });

  it('without a gift asks to be let through', () => {
    const plea: Deal = { id: 2, proposer: 1, partners: [0], terms: [{ term: 'let-through', merchant: 1 }], replaces: null };
    expect(offerInWords(plea, as(1))).toBe('You ask Ada to let you through.');
    expect(offerInWords(plea, as(0))).toBe('Bob asks you to be let through.');
    expect(offerInWords(plea, as(3))).toBe('Bob asks Ada to be let through.');
    const grace: Deal = { ...plea, proposer: 0, partners: [1] };
    expect(offerInWords(grace, as(1), [0])).toBe('Ada offers to let you through for nothing.');
    expect(offerInWords(grace, as(0), [0])).toBe('You offer to let Bob through for nothing.');
  });

  it('tells several favours as one', () => {
    const terms: Deal['terms'] = [{ term: 'favour', giver: 1, text: 'wine' }, { term: 'favour', giver: 1, text: 'song' }, { term: 'gold', giver: 0, amount: 1 }];
    expect(offerInWords({ id: 4, proposer: 1, partners: [0], terms, replaces: null }, as(0), [2])).toBe('Bob offers you for 1 gold: “wine” and “song”.');
    expect(linesInWords(terms, as(0)).map(({ text }) => text)).toEqual(['favours: “wine” and “song”', '1 gold']);
  });

  it('has no full stop within a quotation within a sentence', () => {
    const terms: Deal['terms'] = [{ term: 'favour', giver: 1, text: 'bb:remember-this' }, { term: 'stall', giver: 0, good: 'apples', count: 1 }];
    expect(offerInWords({ id: 4, proposer: 1, partners: [0], terms, replaces: null }, as(0), [2])).toBe('Bob proposes to you: Bob: a favour: “I will not forget this”. You: 1 apple from the stall.');
  });

  it('tells a condition with its receiver', () => {
    const three: Deal = { id: 3, proposer: 1, partners: [0, 2], terms: [{ term: 'gold', giver: 1, amount: 8, to: [2], when: { bag: 3, happens: 'lie' } }], replaces: null };
    expect(offerInWords(three, as(2))).toMatch(/8 gold for you, if Dan’s bag/);
  });

  it('says a receiver and a condition once for all gifts that have them', () => {
    const when = { bag: 3, happens: 'lie' as const };
    const terms: Deal['terms'] = [
      { term: 'gold', giver: 1, amount: 8, to: [2], when },
      { term: 'face-down', giver: 1, count: 1, to: [2], when },
      { term: 'favour', giver: 1, text: 'wine' },
    ];
    const three: Deal = { id: 3, proposer: 1, partners: [0, 2], terms, replaces: null };
    expect(dealInWords(three, [0], as(2))).toBe('Bob: 8 gold and 1 unnamed face-down card for you, if Dan’s bag is opened and a lie; a favour: “wine”.');
  });
});
