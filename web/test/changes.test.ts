import { expect, test } from 'vitest';
import { applied } from '../src/connection/changes';
import type { Changes, View } from '../src/protocol/messages';

const before = {
  type: 'view',
  seq: 4,
  view: { phase: 'market', players: [{ seat: 0, gold: 50, stall: ['apples'] }, { seat: 1, gold: 50, stall: [] }] },
  prompts: [{ prompt: 'market' }],
  waiting_for: [0],
  deadlines: [{ seat: 0, left: 1000, stands_still: false }],
} as unknown as View;

test('what has changed is put together with what was known', () => {
  const changes = { type: 'changes', seq: 5, view: { phase: 'loading' }, rows: { players: { '1': { gold: 43 } } }, waiting_for: [1] };
  const after = applied(before, changes as unknown as Changes);
  expect(after).toEqual({
    type: 'view',
    seq: 5,
    view: { phase: 'loading', players: [{ seat: 0, gold: 50, stall: ['apples'] }, { seat: 1, gold: 43, stall: [] }] },
    prompts: [{ prompt: 'market' }],
    waiting_for: [1],
    deadlines: [],
    undo: null,
  });
  expect((after.view as { players: unknown[] }).players[0]).toBe((before.view as { players: unknown[] }).players[0]);
  expect((before.view as { players: { gold: number }[] }).players[1]?.gold, 'what was shown stays as it was').toBe(50);
});

test('questions that are over are taken away, and a field may become nothing', () => {
  const changes = { type: 'changes', seq: 6, view: { phase: null }, prompts: [] };
  const after = applied(before, changes as unknown as Changes);
  expect(after.prompts).toEqual([]);
  expect((after.view as { phase: unknown }).phase).toBeNull();
  expect(after.waiting_for).toEqual([0]);
});
