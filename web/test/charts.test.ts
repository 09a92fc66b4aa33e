/** Bars and lines: the numbers that are drawn are the numbers that were scored. */

import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';

import { layOut, type Bar } from '../src/charts/bars';
import { scale } from '../src/charts/lines';
import StackedBars from '../src/charts/StackedBars.svelte';

const bars: Bar[] = [
  { seat: 0, name: 'Marian', place: 2, total: 50, parts: [{ label: 'Goods', kind: 'pieces', value: 20 }, { label: 'Gold', kind: 'coins', value: 30 }] },
  { seat: 1, name: 'Robin', place: 1, total: 100, parts: [{ label: 'Goods', kind: 'pieces', value: 100 }, { label: 'Gold', kind: 'coins', value: 0 }] },
];

describe('bars', () => {
  it('stand in the order of the places', () => {
    expect(layOut(bars).bars.map((bar) => bar.name)).toEqual(['Robin', 'Marian']);
  });

  it('share one scale', () => {
    expect(layOut(bars).bars.map((bar) => bar.plus.map((part) => part.width))).toEqual([[100], [20, 30]]);
  });

  it('run back from nothing where points are taken away', () => {
    const { zero, bars: [bar] } = layOut([
      { seat: 0, name: 'a', place: 1, total: 2, parts: [{ label: 'x', kind: 'pieces', value: 3 }, { label: 'y', kind: 'risk', value: -1 }] },
    ]);
    expect(zero).toBe(25);
    expect(bar!.plus.map((part) => [part.label, part.width])).toEqual([['x', 100]]);
    expect(bar!.minus.map((part) => [part.label, part.width])).toEqual([['y', 100]]);
  });

  it('have the colours of their parts whatever else was scored', () => {
    const classes = (gold: number) => {
      const parts = [{ label: 'Goods', kind: 'pieces', value: gold }, { label: 'Gold', kind: 'coins', value: 5 }] as const;
      const app = mount(StackedBars, { target: document.body, props: { bars: [{ seat: 0, name: 'a', place: 1, total: 5, parts: [...parts] }], title: 'Score' } });
      flushSync();
      const found = document.querySelector('.plus > .part:last-child')!.className;
      void unmount(app);
      document.body.replaceChildren();
      return found;
    };
    expect(classes(0)).toBe(classes(9));
    expect(classes(0)).toContain('coins');
  });

  it('can be read as a table', () => {
    const app = mount(StackedBars, { target: document.body, props: { bars, title: 'Score' } });
    flushSync();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
    expect(rows[0]).toContain('Robin');
    expect(rows[0]).toContain('100');
    expect(rows[1]).toContain('Gold: 30');
    void unmount(app);
  });
});

describe('lines', () => {
  const drawn = scale(
    [
      { seat: 0, name: 'a', values: [50, 60, 100] },
      { seat: 1, name: 'b', values: [50, 40, 99] },
    ],
    200,
    100,
  );

  it('begin at the left and end at the right', () => {
    expect(drawn.lines[0]!.points.map(([x]) => x)).toEqual([0, 100, 200]);
  });

  it('go up when wealth grows', () => {
    const [first, , last] = drawn.lines[0]!.points;
    expect(last![1]).toBeLessThan(first![1]);
  });

  it('keep their names apart', () => {
    const [a, b] = drawn.lines.map((line) => line.label);
    expect(Math.abs(a! - b!)).toBeGreaterThanOrEqual(14);
  });

  it('have a grid of round numbers from nothing', () => {
    expect(drawn.grid.map((line) => line.value)).toEqual([0, 50, 100]);
  });
});
