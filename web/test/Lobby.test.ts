/** The lobby, put together from two requests and from news. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import Lobby from '../src/app/Lobby.svelte';
import { words } from '../src/language/words.svelte';

const table = (state: string) => ({ id: 't', game: 'sheriff', edition: 'first', state, players: 3, seats: [] });
let app: object | undefined;

beforeAll(() => words.need('ui', 'setup', 'sheriff-door', 'blacksheep-door'));
afterEach(() => {
  if (app) void unmount(app);
  vi.unstubAllGlobals();
});

it('shows a table once that begins between the two requests', async () => {
  vi.stubGlobal('WebSocket', class {
    close() {}
  });
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/api/me')) return Promise.resolve(new Response('{"code": "person.nobody"}', { status: 401 }));
    const tables = [table(path.includes('state=open') ? 'open' : 'running')];
    return Promise.resolve(new Response(JSON.stringify({ tables })));
  });
  app = mount(Lobby, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll('.lobby li.row').length).toBeGreaterThan(0);
  });
  expect(document.querySelectorAll('.lobby li.row').length).toBe(1);
});
