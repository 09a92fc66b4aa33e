/** The guided round: the right step at the right moment, and a sentence for each. */

import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { guide as blacksheep } from '../src/games/blacksheep/guide';
import { guide as sheriff } from '../src/games/sheriff/guide';
import { inShort, stepNow } from '../src/help/steps';

const guides = { sheriff, blacksheep };
const sentences = Object.keys(guides)
  .map((game) => readFileSync(`../src/blueboar/locales/en/${game}-guide.ftl`, 'utf8'))
  .join('\n');
const now = (prompts: string[], phase?: string, there: string[] = []) => ({
  prompts: prompts.map((prompt) => ({ prompt })),
  phase,
  there: (selector: string) => there.includes(selector),
});

it.each([
  ['sheriff', now(['market'], 'market'), 'market'],
  ['sheriff', now(['market'], 'market', ['.ask .laid .card']), 'market-picked'],
  ['sheriff', now(['load'], 'loading'), 'load'],
  ['sheriff', now(['declare'], 'declaration'), 'declare'],
  ['sheriff', now(['offer'], 'inspection', ['.sheet']), 'offer'],
  ['sheriff', now(['offer', 'answer'], 'inspection', ['.builder', '.offer.forme']), 'deal'],
  ['sheriff', now(['decide', 'offer', 'answer'], 'inspection', ['.sheet', '.offer.forme']), 'answer'],
  ['sheriff', now(['decide', 'offer', 'answer'], 'inspection', ['.sheet']), 'decide'],
  ['sheriff', now([], 'loading'), 'while-loading'],
  ['sheriff', now([], undefined), 'wait'],
  ['blacksheep', now(['play']), 'play'],
  ['blacksheep', now(['play'], undefined, ['.hand [aria-pressed=true]']), 'picked'],
  ['blacksheep', now(['play'], undefined, ['.hand [aria-pressed=true]', '.confirm']), 'confirm'],
  ['blacksheep', now([]), 'wait'],
] as const)('%s %o: %s', (game, moment, id) => {
  expect(stepNow(guides[game].steps, moment)?.id).toBe(id);
  expect(sentences).toContain(`\nguide-${game}-${id} = `);
});

it('has nothing to say where there are no steps', () => {
  expect(stepNow([], now(['move']))).toBeNull();
});

it('says what a card is worth before anything else', () => {
  for (const [game, { steps }] of Object.entries(guides)) {
    expect(steps[0]).toMatchObject({ id: 'value', first: true });
    expect(sentences).toContain(`\nguide-${game}-value = `);
  }
});

it('is one sentence where there is little room', () => {
  expect(inShort('Load your bag. For your first bag take all.')).toBe('Load your bag.');
  expect(inShort('نمی‌دانید؟ همه را نگه دارید.')).toBe('نمی‌دانید؟');
  expect(inShort('Sure')).toBe('Sure');
});
