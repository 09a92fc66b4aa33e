/** Conditions and deals of three, in the replay's chronicle and in the truth at the end: read off the golden records. */

import { readFileSync } from 'node:fs';

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Entry } from '../src/connection/api';
import { catalogue, type SheriffConfig } from '../src/games/sheriff/catalogue.svelte';
import Result from '../src/games/sheriff/Result.svelte';
import { tell } from '../src/games/sheriff/tell';
import { words } from '../src/language/words.svelte';
import type { TableInfo } from '../src/protocol/http';
import { view } from './views';

interface Golden {
  header: { names: string[]; config: SheriffConfig & { players: number } };
  entries: Entry[];
}

const golden = (scene: string) => JSON.parse(readFileSync(`../tests/golden/sheriff/scene-${scene}.json`, 'utf8')) as Golden;
const chronicle = ({ header, entries }: Golden, me: number | null = null) => {
  const name = Object.assign((seat: number) => header.names[seat]!, { me });
  return entries.flatMap((entry) => entry.events).map((event) => tell(event, name)).filter((line) => line !== null);
};

let app: object | undefined;
function truth({ header, entries }: Golden): string[] {
  const seats = header.names.map((name, seat) => ({ seat, name, kind: 'person' }));
  const info = { id: 't', players: header.names.length, seats, options: {} } as unknown as TableInfo;
  app = mount(Result, { target: document.body, props: { info, view: view(), record: { entries } as never } });
  flushSync();
  return [...document.querySelectorAll('.deals > span')].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  await words.need('ui', 'table', 'sheriff', 'sheriff-cards', 'sheriff-deals', 'sheriff-log');
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
});

describe('a pledge that comes true', () => {
  const record = golden('pledge-that-comes-true');

  it('is told in the chronicle with its condition', () => {
    catalogue.lay(record.header.config);
    const lines = chronicle(record);
    expect(lines).toContainEqual(expect.stringMatching(/^Anne proposes to Sheriff: Anne: 10 gold, if Ben’s bag is opened and a lie/));
    expect(chronicle(record, 1)).toContainEqual(expect.stringMatching(/^You propose to Sheriff: You: 10 gold, if Ben’s bag/));
    expect(chronicle(record, 2)).toContainEqual(expect.stringMatching(/10 gold, if your bag is opened and a lie/));
  });

  it('is set aside, and comes back to whom it belongs', () => {
    const name = (me: number | null) => Object.assign((seat: number) => record.header.names[seat]!, { me });
    const aside = { event: 'gold', source: 'purse:1', target: 'pledge:1', amount: 6, why: 'pledge', promise: 0 };
    const back = { ...aside, source: 'pledge:1', target: 'purse:1' };
    expect([aside, back].map((event) => tell(event, name(null)))).toEqual(['Anne sets aside 6 gold as a pledge.', 'Anne gets a pledge back: 6 gold.']);
    expect([aside, back].map((event) => tell(event, name(1)))).toEqual(['You set aside 6 gold as a pledge.', 'Your pledge comes back: 6 gold.']);
  });

  it('stands in the truth at the bag that it was about, with what became of it', () => {
    catalogue.lay(record.header.config);
    const lines = truth(record);
    expect(lines[0]).toBe('Anne: 10 gold, if Ben’s bag is opened and a lie.');
    expect(lines[1]).toMatch(/^Anne → Sheriff: 10 gold, if Ben’s bag is opened and a lie.*kept: the condition came true$/);
  });
});

describe('a deal of three', () => {
  const record = golden('three-parties-with-a-refusal');

  it('is told in the chronicle with all of them, and with the refusal that ended the first', () => {
    catalogue.lay(record.header.config);
    const lines = chronicle(record, 1);
    expect(lines).toContainEqual(expect.stringMatching(/^Ben proposes to Sheriff and you: .*You: 4 gold for Sheriff/));
    expect(lines).toContain('Ben refuses the offer.');
    expect(lines).toContainEqual(expect.stringMatching(/^A deal is struck: Ben, Sheriff,? and you/));
  });

  it('stands in the truth with what each of them gave, at both bags', () => {
    catalogue.lay(record.header.config);
    const told = 'Ben: 2 gold for Sheriff. Sheriff: let Anne through and let Ben through. Anne: 4 gold for Sheriff.';
    expect(truth(record).filter((line) => line === told)).toHaveLength(2);
  });
});

describe('gold of nobody', () => {
  const moved = (source: string, target: string, why: string) => tell({ event: 'gold', source, target, amount: 7, why, promise: null } as never, Object.assign(() => 'Ada', { me: null }));

  it('is told as a sentence: a capital letter at its head, and none within', () => {
    expect(moved('purse:0', 'loot', 'deal')).toBe('Ada pays the loot 7 gold.');
    expect(moved('loot', 'bank', 'loot')).toBe('The bank takes 7 gold of the loot.');
  });
});
