/** It is my turn: the tab says so in words, and knocks when nobody looks at it, once for each question. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

import type { TableLink } from '../src/connection/table.svelte';
import Attention from '../src/friends/Attention.svelte';
import { words } from '../src/language/words.svelte';
import { sounds } from '../src/sound/sounds.svelte';

const shown = vi.fn();
let app: object | undefined;
let hidden = true;
let play: MockInstance<typeof sounds.play>;
let link: { id: string; seat: number | null; info: object; prompts: object[] };

beforeAll(() => words.need('ui', 'company'));
beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  play = vi.spyOn(sounds, 'play').mockImplementation(() => undefined);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: shown }) } });
  hidden = true;
  shown.mockClear();
  const table = $state({ id: 't', seat: 1, info: { state: 'running', undo: null }, prompts: [] as object[] });
  link = table;
  const shownLink: TableLink = table as unknown as TableLink;
  app = mount(Attention, { target: document.body, props: { link: shownLink } });
  flushSync();
});
afterEach(() => {
  if (app) void unmount(app);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function asks(...prompts: object[]): void {
  link.prompts = prompts;
  flushSync();
}

it('knocks once when it becomes my turn and nobody looks, and a notification says so', async () => {
  expect(play).not.toHaveBeenCalled();
  asks({ prompt: 'play', waited: true });
  expect(document.title).toBe('(1) Your turn · The Blue Boar');
  expect(play).toHaveBeenCalledExactlyOnceWith('knock', true);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(shown.mock.calls[0]![1]).toMatchObject({ body: 'It is your turn.', data: { link: '/table/t' } });
  asks({ prompt: 'play', waited: true });
  expect(play).toHaveBeenCalledOnce();
  asks();
  expect(document.title).toBe('The Blue Boar');
  asks({ prompt: 'play', waited: true });
  expect(play).toHaveBeenCalledTimes(2);
});

it('does not knock while somebody looks, but the tab says it', () => {
  hidden = false;
  asks({ prompt: 'play', waited: true });
  expect(document.title).toMatch(/^\(1\) Your turn/);
  expect(play).not.toHaveBeenCalled();
});

it('knocks for an offer, and for who asks to take a move back', () => {
  asks({ prompt: 'answer', waited: false, addressed: [3] });
  expect(document.title).toMatch(/^\(1\) An offer for you/);
  link.info = { state: 'running', undo: { seq: 4, seat: 0, agreed: [], waits_for: [1], refused: null } };
  flushSync();
  expect(document.title).toMatch(/^\(1\) A question for you/);
  expect(play).toHaveBeenCalledTimes(2);
});

it('leaves spectators in peace', () => {
  link.seat = null;
  asks({ prompt: 'play', waited: true });
  expect(document.title).toBe('The Blue Boar');
  expect(play).not.toHaveBeenCalled();
});
