/** Names of one direction in sentences of the other. */

import { beforeAll, describe, expect, it } from 'vitest';

import { names, t, words } from '../src/language/words.svelte';

const marks = /[\u2066-\u2069]/;

describe('a sentence from left to right', () => {
  beforeAll(async () => {
    await words.need('sheriff');
    await words.speak('en', false);
  });

  it('sets a right-to-left name apart, so that the number after it stays after it', () => {
    expect(t('party-gives', { name: 'سارا', what: '5 gold' })).toBe('\u2068سارا\u2069: 5 gold.');
  });

  it('leaves every other name as it is', () => {
    expect(t('party-gives', { name: 'Робін', what: '5 gold' })).not.toMatch(marks);
    expect(names(['Ada', 'Bob'])).toBe('Ada and Bob');
  });
});

describe('a sentence from right to left', () => {
  beforeAll(() => words.speak('fa', false));

  it('lists names of both directions from right to left, whoever is first', () => {
    expect(names(['Robin', 'سارا'])).toBe('\u2068Robin\u2069 و \u2068سارا\u2069');
  });

  it('sets every value apart', () => {
    expect(t('party-gives', { name: 'Robin', what: 'سیب' })).toBe('\u2068Robin\u2069: \u2068سیب\u2069.');
  });
});

describe('words that are wanted while others are still on their way', () => {
  it('are all there in the end, in the language of the reader', async () => {
    await Promise.all([words.speak('pl', false), words.need('company'), words.speak('uk', false), words.need('notices')]);
    expect(words.language).toBe('uk');
    expect(t('tempo-day')).toBe('Доба на хід');
    expect(words.knows('notice-turn')).toBe(true);
  });
});
