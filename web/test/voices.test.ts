/** What bots say, and how the feed tells it: no line twice in a row, and the reader is addressed. */

import { beforeAll, expect, it } from 'vitest';

import { namer } from '../src/connection/names';
import { offerInWords } from '../src/games/sheriff/terms';
import { client } from '../src/games/sheriff';
import { wordsAtTable } from '../src/games/words';
import { languages, words } from '../src/language/words.svelte';
import type { TableInfo } from '../src/protocol/http';
import type { Said } from '../src/protocol/messages';
import { feedLines, filtered } from '../src/table/feed';
import { lineOf, linesFor, voiceOf } from '../src/table/voices';
import { faceOf } from '../src/faces/faces';

const seat = (number: number, kind: string, name: string | null) => ({ seat: number, kind, name, traits: null }) as unknown as TableInfo['seats'][number];
const info = { id: 't', seats: [seat(0, 'person', 'Robin'), seat(1, 'bot', null), seat(2, 'bot', null)] } as unknown as TableInfo;
const toll = { id: 1, proposer: 2, partners: [0], replaces: null, terms: [{ term: 'gold', giver: 0, amount: 13 }, { term: 'let-through', merchant: 0 }] } as Parameters<typeof offerInWords>[0];

beforeAll(async () => {
  await words.begin('ui', ...wordsAtTable('sheriff'));
});

it.each(languages)('says nothing twice before all eight lines were said, in %s', async (language) => {
  await words.speak(language, false);
  const said = Array.from({ length: 8 }, (_, nth) => lineOf('say-no-deal', {}, { voice: 'sharp', nth, salt: 'a' }));
  expect(new Set(said).size).toBe(8);
});

it('begins with the lines of its own voice', async () => {
  await words.speak('en', false);
  const own = new Set(linesFor('bold').slice(0, 4).map((form) => words.say('say-agreed', {}, form)));
  for (let nth = 0; nth < 4; nth++) expect(own).toContain(lineOf('say-agreed', {}, { voice: 'bold', nth, salt: 'x' }));
});

it('hears a marked character, and a temper of its own where there is none', () => {
  const greedy = { ...info, seats: [{ ...info.seats[1]!, traits: { boldness: 0.5, honesty: 0.5, greed: 0.95, grudge: 0.5 } }] } as TableInfo;
  expect(voiceOf(greedy, 1)).toBe('sharp');
  expect(new Set([0, 1, 2].map((one) => voiceOf(info, one))).size).toBe(3);
});

it('has the name and the face of its character, and no two bots of a table are the same', () => {
  const bot = (number: number, traits: object) => ({ ...seat(number, 'bot', null), traits }) as unknown as TableInfo['seats'][number];
  const daring = { boldness: 0.95, honesty: 0.4, greed: 0.5, grudge: 0.3 };
  const at = (...seats: TableInfo['seats']) => ({ id: 't', seats }) as unknown as TableInfo;
  const called = (table: TableInfo) => table.seats.map((one) => [namer(table, null)(one.seat), faceOf(table, one.seat)]);
  expect(called(at(bot(3, daring)))).toEqual([['Little John', 1]]);
  expect(called(at(bot(0, { ...daring, boldness: 0.1 })))).toEqual([['Much', 3]]);
  const three = called(at(bot(1, {}), bot(2, daring), bot(3, daring)));
  expect(three[1]).toEqual(['Little John', 1]);
  expect(new Set(three.map(([name]) => name)).size).toBe(3);
  expect(new Set(three.map(([, face]) => face)).size).toBe(3);
});

it('tells an offer to whom it is for, to whom makes it, and to everyone else', async () => {
  await words.speak('en', false);
  expect(offerInWords(toll, namer(info, 0))).toBe('Will Scarlet wants 13 gold from you, and lets you through.');
  expect(offerInWords(toll, namer(info, 2))).toBe('You want 13 gold from Robin, and let them through.');
  expect(offerInWords(toll, namer(info, 1))).toBe('Will Scarlet wants 13 gold from Robin, and lets them through.');
  await words.speak('uk', false);
  expect(offerInWords(toll, namer(info, 0))).toBe('Вілл Скарлет хоче від вас 13 золотих — і пропускає вас.');
});

it('is one feed in the order in which things were said and done', async () => {
  await words.speak('en', false);
  const entries = [
    { seq: 0, seat: -1, move: null, events: [{ event: 'round', number: 1, office: [2] }] },
    { seq: 1, seat: 0, move: null, events: [{ event: 'bag-closed', merchant: 0 }] },
    { seq: 2, seat: 1, move: null, events: [{ event: 'bag-closed', merchant: 1 }] },
  ];
  const word = { number: 0, seat: 1, name: '', at: 0, text: 'hm', code: null, params: {}, to: null, seen: null, seq: 1, nth: 0 } as Said;
  const lines = feedLines(entries, [word], client, namer(info, 0));
  expect(lines.map((line) => (line.kind === 'said' ? line.said.text : line.text))).toEqual(['Round 1: Will Scarlet wears the badge.', 'You close your bag.', 'hm', 'Little John closes the bag.']);
  expect(filtered(lines, 'mine').map((line) => line.kind)).toEqual(['headline', 'told']);
  expect(filtered(lines, 'talk').map((line) => line.kind)).toEqual(['said']);
});
