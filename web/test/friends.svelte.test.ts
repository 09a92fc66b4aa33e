/** With friends: a dead line is known within three seconds, nothing typed is lost, and a newer version says so. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import Lobby from '../src/app/Lobby.svelte';
import { Heartbeat } from '../src/connection/heartbeat';
import { me } from '../src/connection/me.svelte';
import { showSending } from '../src/connection/sending';
import type { TableLink } from '../src/connection/table.svelte';
import type { GameClient } from '../src/games/game';
import { Installed } from '../src/installed/installed.svelte';
import { words } from '../src/language/words.svelte';
import Feed from '../src/table/Feed.svelte';

let app: object | undefined;

beforeAll(() => words.need('ui', 'table', 'company', 'talk', 'refusals', 'sheriff-door', 'setup'));
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the line', () => {
  const line = { ask: vi.fn(), silent: vi.fn(), dead: vi.fn() };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });

  it('is known to be dead within three seconds, and given up later', () => {
    const heart = new Heartbeat(line);
    heart.start();
    vi.advanceTimersByTime(3000);
    expect(line.ask).toHaveBeenCalledOnce();
    expect(line.silent).toHaveBeenCalled();
    expect(line.dead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6000);
    expect(line.dead).toHaveBeenCalledOnce();
    heart.stop();
  });

  it('lives as long as it answers', () => {
    const heart = new Heartbeat({ ...line, ask: () => heart.heard() });
    heart.start();
    vi.advanceTimersByTime(60_000);
    expect(line.silent).not.toHaveBeenCalled();
    heart.stop();
  });

  it('says on the button that was pressed that it is sending, until the answer comes', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.click();
    const answered = showSending();
    expect(button.dataset.sending).toBeUndefined();
    vi.advanceTimersByTime(400);
    expect(button.dataset.sending).toBe('sending…');
    expect(button.getAttribute('aria-busy')).toBe('true');
    answered();
    expect(button.dataset.sending).toBeUndefined();
    button.remove();
  });
});

it('gives back what could not be said, and says why', async () => {
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  const refused = { code: 'say.too-fast', clause: null, params: {} };
  const say = vi.fn(() => Promise.resolve(refused));
  const link = { entries: [], said: [], automatic: [], names: Object.assign(() => '', { me: 0 }), info: null, seat: 0, view: null, undoable: null, say, phrase: () => '' };
  const told: TableLink = link as unknown as TableLink;
  app = mount(Feed, { target: document.body, props: { link: told, client: {} as GameClient, phrases: [] } });
  flushSync();
  const field = document.querySelector<HTMLInputElement>('form input')!;
  field.value = 'a long thought';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=alert] .note')).not.toBeNull();
  });
  expect(say).toHaveBeenCalledExactlyOnceWith({ text: 'a long thought' });
  expect(field.value).toBe('a long thought');
});

it('offers me my own seat at my public table, and the others to be watched', async () => {
  const table = (id: string, person: string) => ({ id, game: 'sheriff', edition: 'first', state: 'running', players: 3, seats: [{ seat: 0, kind: 'person', person, name: person }] });
  vi.stubGlobal('WebSocket', class {
    close() {}
  });
  vi.stubGlobal('fetch', (path: string) => {
    const running = path.includes('state=running') ? [table('mine', 'me'), table('theirs', 'eve')] : [];
    const answer = path.endsWith('/api/me') ? { id: 'me', name: 'Me', language: 'en', guest: true, ratings: [] } : { tables: running, games: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  await me.look();
  app = mount(Lobby, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('.lobby a[href="/table/mine"]')?.textContent).toContain('My seat');
  });
  expect(document.querySelector('.lobby a[href="/table/theirs"]')?.textContent).toContain('Watch');
});

describe('a newer version', () => {
  it('says so when it is there and an older one runs, and not at the first visit', async () => {
    vi.stubEnv('PROD', true);
    for (const controller of [null, {}]) {
      const worker = Object.assign(new EventTarget(), { state: 'installing' });
      const registration = Object.assign(new EventTarget(), { installing: worker });
      vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(registration), controller } });
      const installed = new Installed();
      await installed.begin();
      registration.dispatchEvent(new Event('updatefound'));
      expect(installed.newer).toBe(false);
      worker.state = 'installed';
      worker.dispatchEvent(new Event('statechange'));
      expect(installed.newer).toBe(controller !== null);
    }
  });
});
