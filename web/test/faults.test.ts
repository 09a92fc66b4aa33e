/** What is wrong with a group's own file, or with its options, in the reader's language. */

import { beforeAll, describe, expect, it } from 'vitest';

import { words } from '../src/language/words.svelte';
import type { Problem } from '../src/protocol/http';
import { faultInWords, problemInWords } from '../src/table/problem';

const bad = (params: Problem['params']): Problem => ({ code: 'data.bad-row', clause: null, params: { file: 'ours.toml', ...params } });
const taken = { fault: { code: 'name-taken', params: { name: 'apples' } } };
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');

beforeAll(() => words.need('setup', 'refusals', 'sheriff-refusals', 'blacksheep-refusals', 'sheriff-setup', 'sheriff-door', 'sheriff-cards', 'ui'));

describe('in English', () => {
  beforeAll(() => words.speak('en', false));

  it('names file, line, row and reason', () => {
    expect(faultInWords(bad({ line: 11, section: 'goods', row: 2, ...taken }))).toBe('ours.toml, line 11, [[goods]] number 2: the name “apples” is taken');
  });

  it('names no row where the whole section is meant', () => {
    const few = { fault: { code: 'number-of-animals', params: { least: 3, most: 10 } } };
    expect(faultInWords(bad({ line: 4, section: 'animals', row: 0, ...few }))).toBe('ours.toml, line 4: 3 to 10 animals are needed');
  });

  it('names no line where there is none', () => {
    expect(faultInWords(bad({ fault: { code: 'too-deep', params: {} } }))).toBe('ours.toml: it is nested too deeply');
  });

  it('shows a code that this client does not know yet', () => {
    expect(faultInWords(bad({ fault: { code: 'from-tomorrow', params: {} } }))).toBe('ours.toml: from-tomorrow');
  });
});

describe('in other languages', () => {
  it('says it in their words, and leaves the words of the file alone', async () => {
    await words.speak('uk', false);
    expect(faultInWords(bad({ line: 11, section: 'goods', row: 2, ...taken }))).toBe('ours.toml, рядок 11, [[goods]] номер 2: назва «apples» вже зайнята');
    await words.speak('fa', false);
    const choice = { fault: { code: 'field-choice', params: { field: 'kind', allowed: ['legal', 'royal'] } } };
    expect(plain(faultInWords(bad({ line: 11, ...choice })))).toBe('ours.toml، سطر ۱۱: «kind» یکی از این‌هاست: legal، royal');
  });

  it('is nothing where no file is wrong', () => {
    expect(faultInWords({ code: 'setup.players', clause: null, params: {} })).toBeNull();
  });
});

it('says why options do not go together, by the names that the form has for them', async () => {
  const fault = { code: 'only-for', params: { allowed: ['first', 'persian'] } };
  const mix: Problem = { code: 'setup.impossible-mix', clause: '1.4', params: { option: 'promo_cards', fault } };
  await words.speak('en', false);
  expect(problemInWords(mix, String, 'sheriff')).toBe('“Promo cards” does not go with the rest: only for: First edition, Persian edition.');
});
