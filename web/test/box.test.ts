/** The sums of the page for the box on the table are the engine's: thousands of random stalls, counted by both. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import type { BoxSetUp, GameBox, Tapped } from '../src/games/box';
import { boxNames, loadBox } from '../src/games/boxes';
import { words } from '../src/language/words.svelte';

const house = join(process.cwd(), '..');
const STALLS_OF_EACH = 500;

interface Told {
  game: string;
  setUp: BoxSetUp;
  tapped: Tapped[];
  shared: Tapped;
  totals: number[];
  parts: number[][];
  places: number[];
}

function toldByTheEngine(): Told[] {
  const own = join(house, '.venv/bin/python');
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
  const said = execFileSync(python, [join(house, 'web/test/box_scores.py'), String(STALLS_OF_EACH), 'box'], {
    env: { ...process.env, PYTHONPATH: join(house, 'src') },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(said.toString()) as Told[];
}

/** The engine has both kinds of figures in one number, and both bonuses. */
const partsOf = (game: string, values: number[]) => (game === 'blacksheep' ? [values[0]! + values[1]!, values[2]! + values[3]!, values[4]!] : values);

const boxes = new Map<string, GameBox>();
let told: Told[] = [];
beforeAll(async () => {
  for (const name of boxNames) {
    const box = (await loadBox(name))!;
    boxes.set(name, box);
    await words.need('box', ...box.words);
  }
  told = toldByTheEngine();
}, 60_000);

describe.each(boxNames)('%s', (game) => {
  it('counts every stall as the engine does, part by part, and gives the same places', () => {
    const some = told.filter((one) => one.game === game);
    expect(some).toHaveLength(STALLS_OF_EACH);
    for (const one of some) {
      const counted = boxes.get(game)!.count(one.setUp, one.tapped, one.shared);
      const ours = {
        totals: counted.map((each) => each.total),
        parts: counted.map((each) => partsOf(game, each.parts.map((part) => part.value))),
        places: counted.map((each) => each.place),
      };
      expect(ours, JSON.stringify(one)).toEqual({ totals: one.totals, parts: one.parts, places: one.places });
    }
  }, 60_000);

  it('explains every part by lines that add up to it', () => {
    const lines = told.filter((one) => one.game === game).slice(0, 200).flatMap((one) => boxes.get(game)!.count(one.setUp, one.tapped, one.shared)).flatMap((one) => one.parts);
    const explained = lines.filter((part) => part.reasons.length);
    expect(explained.length).toBeGreaterThan(100);
    for (const part of explained) expect(part.reasons.reduce((sum, one) => sum + one.value, 0), part.label).toBe(part.value);
  }, 60_000);

  it('has a counter for everything that is counted, and no more of it than the box has', () => {
    for (const one of told.filter((each) => each.game === game).slice(0, 200)) {
      const box = boxes.get(game)!;
      const counters = new Map([...box.counters(one.setUp), ...(box.shared?.(one.setUp) ?? [])].flatMap((group) => group.counters.map((each) => [each.name, each])));
      for (const name of [...one.tapped, one.shared].flatMap((row) => Object.keys(row))) {
        const all = [...one.tapped, one.shared].reduce((sum, row) => sum + (row[name] ?? 0), 0);
        expect(counters.has(name), name).toBe(true);
        expect(all, name).toBeLessThanOrEqual(counters.get(name)!.most ?? Infinity);
      }
    }
  }, 60_000);
});
