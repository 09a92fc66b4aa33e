/** The guided round: the right step at the right moment, and a sentence for each. */

import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { stepNow } from '../src/help/steps';

const sentences = readFileSync('../src/blueboar/locales/en/guide.ftl', 'utf8');
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
  ['sheriff', now(['offer'], 'inspection', ['.dealing']), 'offer'],
  ['sheriff', now(['offer', 'answer'], 'inspection', ['.builder', '.offer.forme']), 'deal'],
  ['sheriff', now(['decide', 'offer', 'answer'], 'inspection', ['.dealing', '.offer.forme']), 'answer'],
  ['sheriff', now(['decide', 'offer', 'answer'], 'inspection', ['.dealing']), 'decide'],
  ['sheriff', now([], 'loading'), 'while-loading'],
  ['sheriff', now([], undefined), 'wait'],
  ['blacksheep', now(['play']), 'play'],
  ['blacksheep', now(['play'], undefined, ['.hand [aria-pressed=true]']), 'picked'],
  ['blacksheep', now(['play'], undefined, ['.hand [aria-pressed=true]', '.confirm']), 'confirm'],
  ['blacksheep', now([]), 'wait'],
] as const)('%s %o: %s', (game, moment, id) => {
  expect(stepNow(game, moment)?.id).toBe(id);
  expect(sentences).toContain(`\nguide-${game}-${id} = `);
});

it('has nothing to say about a game that it does not know', () => {
  expect(stepNow('chess', now(['move']))).toBeNull();
});
