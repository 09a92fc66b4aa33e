import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { Chance, shake128 } from '../src/fairness/chance';
import { check } from '../src/fairness/check';
import { draw, sha256 } from '../src/fairness/sha256';
import { Witness, promiseOf, type Kept } from '../src/fairness/witness';
import { shuffles as sheep } from '../src/games/blacksheep/shuffles';
import { shuffles as sheriff } from '../src/games/sheriff/shuffles';

const GAMES = { blacksheep: sheep, sheriff };
const text = (game: string) => readFileSync(`../tests/fairness/${game}.json`, 'utf8');
const drawn = sha256('drawn by 0');
const nothing: Kept = { shown: 0, heads: {} };

interface Stored {
  header: { seed_hash: string; key: string; entropy: ({ promise: string } | null)[] };
  ending: { seed: string };
  entries: unknown[];
}

/** What a browser would have kept that sat on seat 0 and saw everything. */
function witness(record: string): Kept {
  const { header, ending, entries } = JSON.parse(record) as Stored;
  const lines = record.split('\n');
  let head = sha256(lines[0]!.slice('{"header": '.length, -1));
  const heads: Record<number, string> = {};
  entries.forEach((_, seq) => {
    const line = lines[3 + seq]!.replace(/,$/, '');
    heads[seq] = head = sha256(`${head}\n${sha256(`${ending.seed}/salt/${seq}`)}\n${line}`);
  });
  const promises = header.entropy.map((one) => one?.promise ?? null);
  return { entropy: drawn, seat: 0, seedHash: header.seed_hash, sealed: { promises, key: header.key }, shown: 1, heads };
}

const codes = (report: Awaited<ReturnType<typeof check>>, kind: string) =>
  report.findings.filter((one) => one.kind === kind).map((one) => one.code).sort();

test('sha256 is the one of everyone else', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = 'ü'.repeat(length);
    expect(sha256(data)).toBe(createHash('sha256').update(data).digest('hex'));
  }
});

test('so is shake128', () => {
  for (const [length, wanted] of [[0, 168], [10, 5376], [167, 336], [168, 336], [500, 3]] as const) {
    const data = 'a'.repeat(length);
    const theirs = createHash('shake128', { outputLength: wanted }).update(data).digest('hex');
    expect(Buffer.from(shake128(data, wanted)).toString('hex')).toBe(theirs);
  }
});

test('chance draws what the engine draws', () => {
  const chance = new Chance('blue boar', 3);
  const numbers = Array.from({ length: 200 }, () => chance.below(1000));
  const made = createHash('shake128', { outputLength: 168 }).update('blue boar/3/0').digest();
  expect(numbers[0]).toBe(Math.floor((made.readUIntBE(0, 3) * 1000) / 2 ** 24));
  expect(new Set(numbers).size).toBeGreaterThan(100);
});

test.each(Object.entries(GAMES))('a browser that was there proves a game of %s', async (game, shuffles) => {
  const record = text(game);
  const report = await check(record, witness(record), shuffles);
  expect(codes(report, 'failed')).toEqual([]);
  expect(codes(report, 'proved')).toEqual(
    ['cards', 'chain', 'entropy', 'names', 'own', 'sealed', 'seed', 'seen', 'signature'].sort(),
  );
  expect(codes(report, 'unproved')).toEqual(['reading-along', 'rules-here']);
});

test('a browser that was not there says so', async () => {
  const report = await check(text('sheriff'), nothing, null);
  expect(codes(report, 'failed')).toEqual([]);
  expect(codes(report, 'unproved')).toEqual(
    ['cards-here', 'none-here', 'not-sealed', 'not-seen', 'reading-along', 'rules-here'].sort(),
  );
});

test.each([
  ['a card', /"apples"/, '"cheese"', 'chain'],
  ['the seed', /"seed":"./, '"seed":"x', 'seed'],
  ['a name', '"name":"Ann"', '"name":"Eve"', 'names'],
  ['what was shown', `"shown":"${drawn}"`, `"shown":"${'0'.repeat(64)}"`, 'own'],
  ['the signature', /"signature":"..../, '"signature":"0000', 'signature'],
])('another %s is found out', async (_what, before, after, found) => {
  const record = text('sheriff');
  const changed = record.replace(before, after);
  expect(changed).not.toBe(record);
  expect(codes(await check(changed, witness(record), sheriff), 'failed')).toContain(found);
});

test('a whole other game is not the one that was seen', async () => {
  const report = await check(text('blacksheep'), witness(text('sheriff')), sheep);
  expect(codes(report, 'failed')).toContain('seen');
});

test('other promises than those that were sealed are found out', async () => {
  const record = text('sheriff');
  const kept = witness(record);
  kept.sealed!.promises[1] = 'f'.repeat(64);
  expect(codes(await check(record, kept, sheriff), 'failed')).toEqual(['sealed']);
});

test.each(['', '{}', 'nonsense', '{"header": {"format":2}}'])('%s is no record', async (data) => {
  expect(codes(await check(data, nothing, null), 'failed')).toEqual(['unreadable']);
});

test('an older record is taken for what it is', async () => {
  const report = await check('{"header": {"format":1}}', nothing, null);
  expect(codes(report, 'unproved')).toEqual(['no-chain', 'reading-along']);
});

test('a browser promises the same after a reload, and anew once it has shown', () => {
  const seedHash = draw();
  const first = new Witness('t').promise(seedHash, 1);
  const again = new Witness('t');
  expect(again.promise(seedHash, 1)).toBe(first);
  expect(again.promise(seedHash, 2)).not.toBe(first);
  const mine = again.promise(seedHash, 2);
  const shown = again.seal({ seed_hash: seedHash, promises: [null, null, mine], key: 'k' });
  expect(promiseOf(seedHash, 2, shown!)).toBe(mine);
  expect(again.kept.shown).toBe(1);
  expect(again.promise(seedHash, 2)).not.toBe(mine);
});

test('nothing is shown where the own promise is missing or changed', () => {
  const seedHash = draw();
  const witness = new Witness('u');
  const mine = witness.promise(seedHash, 0);
  expect(witness.seal({ seed_hash: seedHash, promises: [null], key: 'k' })).toBeNull();
  const other = new Witness('v');
  other.promise(seedHash, 0);
  expect(other.seal({ seed_hash: draw(), promises: [mine], key: 'k' })).toBeNull();
});

test('the first head of an entry counts', () => {
  const witness = new Witness('w');
  witness.saw(0, 'a');
  witness.saw(0, 'b');
  expect(witness.kept.heads).toEqual({ 0: 'a' });
});
