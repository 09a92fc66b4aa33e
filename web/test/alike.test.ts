/** Things that are alike lie side by side: each list shows all of them. */

import farm from '@games/blacksheep/data/animals.toml';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import About from '../src/about/About.svelte';
import type { Part } from '../src/charts/bars';
import StackedBars from '../src/charts/StackedBars.svelte';
import { ownCards } from '../src/games/blacksheep/own';
import Task from '../src/games/blacksheep/Task.svelte';
import { taskInWords, type AnyTask } from '../src/games/blacksheep/tasks';
import type { GameClient } from '../src/games/game';
import Stall from '../src/games/sheriff/Stall.svelte';
import { words } from '../src/language/words.svelte';
import OwnCards from '../src/table/OwnCards.svelte';
import { player } from './views';

let app: object | undefined;
beforeAll(() => words.need('ui', 'table', 'sheriff-cards', 'sheriff', 'blacksheep-cards', 'blacksheep', 'setup', 'sheriff-setup', 'blacksheep-setup', 'sheriff-door', 'blacksheep-door'));
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
});

function show<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(what: Component<Props, Exports>, props: Props) {
  const shown = mount(what, { target: document.body, props });
  app = shown;
  flushSync();
  return shown;
}
const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('a group of two alike', () => {
  const horses = { kind: 'group', name: 'two-horses', animals: ['horse', 'pig', 'horse'], points: 4 } as AnyTask;

  it('is drawn with both', () => {
    show(Task, { task: horses });
    expect(all('.task svg, .task img').length).toBe(3);
  });

  it('is said with both', () => {
    expect(taskInWords(horses)).toBe('Each group of Horse, Pig, and Horse – 4 points');
  });
});

it('two cards of the black market with the same points lie on one stall', () => {
  show(Stall, { player: player(1, { black_market: [{ good: 'silk', points: 30 }, { good: 'silk', points: 30 }, { good: 'mead', points: 30 }] }) });
  expect(all('.black b').map((one) => one.textContent)).toEqual(['30', '30', '30']);
});

it('an own animal may be called like something else that is told of', () => {
  const called = { name: 'tasks', cards: 60, points: [1, 1, 2, 2, 3, 3] };
  const task = { kind: 'majority', name: 'mine', animal: 'tasks', points: 9 };
  const config = { animals: [...(farm.animals as object[]), called], tasks: [task], majority_bonus: 0, set_bonus: 0 };
  show(OwnCards, { own: ownCards(config, {})!, game: 'blacksheep' });
  expect(all('section li b').map((one) => one.textContent)).toEqual(['Tasks', 'Tasks']);
});

it('a piece of which the same is told twice is told of', () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const client = {
    name: 'sheriff',
    pieces: () => ['deck'],
    about: () => ({ title: 'Deck', picture: 'deck', facts: ['same', 'same'], clauses: [] }),
  } as unknown as GameClient;
  const about = show(About, { client, view: {} }) as { ask: (piece: string) => void };
  about.ask('deck');
  flushSync();
  expect(all('dialog li').map((one) => one.textContent)).toEqual(['same', 'same']);
});

it('two parts of a score may have the same name in a language', () => {
  const parts: Part[] = [{ label: 'Points', kind: 'pieces', value: 1 }, { label: 'Points', kind: 'pieces', value: 2 }];
  show(StackedBars, { title: 'Score', bars: [{ seat: 0, name: 'Ada', place: 1, total: 3, parts }] });
  expect(all('.bar .part').length).toBe(2);
});
