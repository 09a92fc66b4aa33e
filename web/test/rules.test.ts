/** Every rules page has the clauses of the English one, so that a refusal finds its clause in every language. */

import { describe, expect, it } from 'vitest';

import { finder, groups } from '../src/help/search';
import { parse, rulesOf, type Section } from '../src/help/rules';
import { languages } from '../src/language/words.svelte';

const clauses = (sections: Section[]) =>
  sections.flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'clause' ? [block.number] : [])));

describe.each(['sheriff', 'blacksheep'])('the rules of %s', (game) => {
  it.each([...languages])('are complete in %s', async (language) => {
    const english = clauses(await rulesOf(game, 'en'));
    expect(english.length).toBeGreaterThan(20);
    expect(clauses(await rulesOf(game, language))).toEqual(english);
  });
});

it('reads headings, clauses and tables', () => {
  const [section] = parse('# Title\n\n## 3. Market\n\n**3.1** One\nline.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(section).toEqual({
    number: '3',
    title: 'Market',
    blocks: [
      { kind: 'clause', number: '3.1', text: 'One line.' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ],
  });
});

describe('the search in the rules', () => {
  const finds = (wish: string) => finder(wish, groups('bribe deal offer | fine penalty'));

  it('finds words that mean the same', () => {
    expect(finds('bribe')('Every deal is kept.')).toBe(true);
    expect(finds('bribes penalty')('An offer may waive the fine.')).toBe(true);
  });

  it('wants all the words', () => {
    expect(finds('bribe penalty')('Every deal is kept.')).toBe(false);
    expect(finds('spaceship')('Every deal is kept.')).toBe(false);
  });
});
