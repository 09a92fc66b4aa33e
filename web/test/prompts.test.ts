/** What is asked after a bag was decided: whatever the rules allow as an answer can be given (rules 2.7, 2.9). */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import Asked from '../src/games/sheriff/Asked.svelte';
import { catalogue, house } from '../src/games/sheriff/catalogue.svelte';
import { Picks } from '../src/games/sheriff/picks.svelte';
import { Taking } from '../src/games/sheriff/taking.svelte';
import { words } from '../src/language/words.svelte';
import type { Prompt, SheriffView } from '../src/protocol/sheriff';
import { player, seen, view } from './views';

let app: object | undefined;
const act = vi.fn();

beforeAll(async () => {
  await words.need('ui', 'table', 'sheriff-cards', 'sheriff', 'sheriff-deals');
  catalogue.lay({ players: 4, goods: house });
});
beforeEach(() => act.mockReset());
afterEach(() => {
  if (app) void unmount(app);
});

function ask(prompt: Prompt, table: SheriffView = view()) {
  const picks = new Picks(
    () => [],
    () => 0,
  );
  app = mount(Asked, { target: document.body, props: { prompts: [prompt], refused: null, view: table, seen: seen(table), picks, taking: new Taking(() => undefined), act, ondeal: () => undefined } });
  flushSync();
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.ask button')];
const named = (name: RegExp) => buttons().filter((one) => name.test((one.getAttribute('aria-label') ?? one.textContent).trim()));
const press = (name: RegExp) => {
  named(name)[0]!.click();
  flushSync();
};
const burnings = () => named(/^Burn/).map((one) => one.textContent.trim());

describe('the trophy', () => {
  it('costs another card of the hand', () => {
    ask({ prompt: 'discard-for-trophy', cards: ['apples', 'silk'], piles: 2, waited: true });
    expect(named(/Discard this card/)[0]!.disabled).toBe(true);
    press(/^Silk/);
    press(/Discard this card/);
    expect(act).toHaveBeenCalledWith({ move: 'discard-for-trophy', card: 'silk', onto: 0 });
  });

  it('costs nothing where there is no other card', () => {
    ask({ prompt: 'discard-for-trophy', cards: [], piles: 2, waited: true });
    expect(buttons().map((one) => [one.textContent.trim(), one.disabled])).toEqual([['Keep the trophy', false]]);
    expect(document.querySelector('.ask h3')!.textContent).toBe('You keep the trophy; you have no other card to discard');
    press(/Keep the trophy/);
    expect(act).toHaveBeenCalledWith({ move: 'discard-for-trophy' });
  });
});

describe('brimstone oil', () => {
  const stalls = (...stall: string[]) => view({ players: [player(0, { stall: ['bread'] }), player(1), player(2, { stall })] });
  const use = (...stall: string[]) => {
    ask({ prompt: 'brimstone', usable: true, opponents: [0, 2], waited: true }, stalls(...stall));
    press(/^Much$/);
  };

  it('burns an apple and a plate that stands for apples', () => {
    use('apples', 'feast-plate-apples', 'cheese');
    press(/^2$/);
    expect(burnings()).toEqual(['Burn 1 apple and Feast plate (Apples)']);
    press(/^Burn/);
    expect(act).toHaveBeenCalledWith({ move: 'brimstone', opponent: 2, cards: ['apples', 'feast-plate-apples'] });
  });

  it('burns any one legal good', () => {
    use('apples', 'apples', 'feast-plate-apples', 'cheese');
    expect(burnings()).toEqual(['Burn 1 apple', 'Burn 1 cheese', 'Burn Feast plate (Apples)']);
    press(/^Burn 1 cheese/);
    expect(act).toHaveBeenCalledWith({ move: 'brimstone', opponent: 2, cards: ['cheese'] });
  });

  it('burns two of one kind, whatever they are printed as, and never of two kinds', () => {
    use('apples', 'apples', 'feast-plate-apples', 'feast-plate-apples', 'feast-plate-cheese', 'bread');
    press(/^2$/);
    expect(burnings()).toEqual(['Burn 2 apples', 'Burn 1 apple and Feast plate (Apples)', 'Burn 2 × Feast plate (Apples)']);
  });

  it('burns no plate whose owner has not said what it stands for', () => {
    use('feast-plate', 'cheese');
    expect(burnings()).toEqual(['Burn 1 cheese']);
  });

  it('burns one where there are not two of a kind, even after two were wished for on another stall', () => {
    use('cheese', 'cheese');
    press(/^2$/);
    press(/^Marian$/);
    expect(named(/^2$/)[0]!.disabled).toBe(true);
    expect(burnings()).toEqual(['Burn 1 loaf of bread']);
  });

  it('can be kept', () => {
    ask({ prompt: 'brimstone', usable: false, opponents: [], waited: true });
    press(/^No$/);
    expect(act).toHaveBeenCalledWith({ move: 'brimstone' });
  });
});
