/** The line to a table, over a socket that can be broken at will. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TableLink } from '../src/connection/table.svelte';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string; [key: string]: unknown }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(frame: string): void {
    const message = JSON.parse(frame) as { type: string };
    if (message.type === 'ping') this.hears({ type: 'pong' });
    else this.sent.push(message);
  }

  close(): void {
    this.readyState = 3;
  }

  hears(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  breaks(): void {
    this.close();
    this.onclose?.();
  }

  get from(): string | null {
    return new URL(this.address).searchParams.get('from');
  }
}

const welcome = (seq: number, change: object = {}) => ({ type: 'welcome', seat: 1, seq, config: {}, table: { id: 't', state: 'running', seed_hash: 'a', seats: [] }, ...change });
const events = (...numbers: number[]) => ({ type: 'events', from: numbers[0], to: numbers.at(-1), entries: numbers.map((seq) => ({ seq, seat: 0, move: null, events: [{ event: 'x' }] })) });
const view = (seq: number) => ({ type: 'view', seq, view: { seq }, prompts: [], waiting_for: [], deadlines: [] });
const said = (number: number) => ({ type: 'said', number, seat: 0, name: 'Ada', at: 0, text: `word ${number}`, code: null, params: {}, to: null });
const line = () => Socket.all.at(-1)!;
const told = () => link.entries.map((entry) => entry.seq);
/** Time for the steps to be shown; the heart beats meanwhile. */
const steps = () => vi.advanceTimersByTimeAsync(2000);
let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  link = new TableLink('t');
  link.open();
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tunnel = () => {
  line().breaks();
  vi.advanceTimersByTime(10_000);
};

it('asks for everything when it first connects, and does not ask twice', () => {
  expect(line().from).toBe('0');
  line().hears(welcome(1), events(0, 1), view(1));
  expect(told()).toEqual([0, 1]);
  expect(line().sent).toEqual([]);
});

it('comes back with the first entry that it lacks, and tells and hears nothing twice', async () => {
  line().hears(welcome(1), said(0), events(0, 1), view(1));
  line().hears(events(2), view(2), said(1));
  tunnel();
  expect(Socket.all.length).toBe(2);
  expect(line().from).toBe('3');
  line().hears(welcome(4), said(0), said(1), said(2), events(3, 4), view(4));
  await steps();
  expect(told()).toEqual([0, 1, 2, 3, 4]);
  expect(link.said.map((one) => one.number)).toEqual([0, 1, 2]);
  expect(link.view).toEqual({ seq: 4 });
  expect(line().sent).toEqual([]);
});

it('hears what a bot says with a move before the move is seen', async () => {
  line().hears(welcome(0, { table: { id: 't', state: 'running', seed_hash: 'a', seats: [{ seat: 0, kind: 'bot' }] } }), events(0), view(0));
  await steps();
  line().hears({ ...said(0), seq: 0 });
  line().hears(events(1), view(1));
  await vi.advanceTimersByTimeAsync(300);
  expect([link.said.length, told()]).toEqual([1, [0]]);
  await steps();
  expect(told()).toEqual([0, 1]);
});

it('asks for a gap, and shows how things stand meanwhile', async () => {
  line().hears(welcome(0), events(0), view(0));
  line().hears(events(2), view(2));
  await steps();
  expect([told(), link.view]).toEqual([[0], { seq: 2 }]);
  expect(line().sent).toEqual([{ type: 'resume', from: 1 }]);
  line().hears(events(1, 2), view(2));
  await steps();
  expect(told()).toEqual([0, 1, 2]);
  expect(line().sent.length).toBe(1);
});

it('comes back after a restart in the middle of a move: the move is repeated, the chronicle is not', async () => {
  line().hears(welcome(0), events(0), view(0));
  const answer = link.act({ move: 'grab' });
  const [move] = line().sent;
  line().hears({ type: 'goodbye', why: 'restart' });
  tunnel();
  expect(line().from).toBe('1');
  line().hears(welcome(1), events(1), view(1));
  expect(line().sent).toEqual([move]);
  line().hears({ type: 'ack', cid: move!['cid'], seq: 1 });
  expect(await answer).toBeNull();
  expect(told()).toEqual([0, 1]);
});

it('begins again where the game has been renewed, with its own talk', async () => {
  line().hears(welcome(3), said(0), said(1), events(0, 1, 2, 3), view(3));
  tunnel();
  line().hears(welcome(1, { table: { id: 't', state: 'running', seed_hash: 'b', seats: [] } }), said(0), view(1));
  expect(line().sent).toEqual([{ type: 'resume', from: 0 }]);
  line().hears(events(0, 1), view(1));
  await steps();
  expect([told(), link.said.length, link.view]).toEqual([[0, 1], 1, { seq: 1 }]);
});

it('sees everything again when the seat changes on an open line', async () => {
  line().hears(welcome(1, { seat: null }), said(0), events(0, 1), view(1));
  line().hears(welcome(1), view(1));
  expect(line().sent).toEqual([{ type: 'resume', from: 0 }]);
  line().hears(events(0, 1), view(1));
  await steps();
  expect([told(), link.said.length]).toEqual([[0, 1], 1]);
});

it('asks once for everything when it comes back to another seat', async () => {
  line().hears(welcome(1), events(0, 1), view(1));
  tunnel();
  line().hears(welcome(3, { seat: null }), events(2, 3), view(3));
  expect(line().sent).toEqual([{ type: 'resume', from: 0 }]);
  line().hears(events(0, 1, 2, 3), view(3));
  await steps();
  expect(told()).toEqual([0, 1, 2, 3]);
});

it('asks for everything again with another face', () => {
  line().hears(welcome(1), events(0, 1), view(1));
  link.reconnect();
  expect(line().from).toBe('0');
  expect(told()).toEqual([]);
});

it('keeps nothing of what a seat has seen when it is closed, not even what was still being shown', async () => {
  line().hears(welcome(1), events(0, 1), view(1));
  await steps();
  line().hears(said(1), events(2), view(2), events(3), view(3));
  expect(told()).not.toEqual([]);
  link.close();
  await steps();
  expect([link.view, link.entries, link.prompts, link.said, link.spoken]).toEqual([null, [], [], [], {}]);
});

it('asks for the seat of somebody at the same device, and promises nothing in their name', () => {
  link.close();
  link = new TableLink('t', { as: 2 });
  link.open();
  expect(new URL(line().address).searchParams.get('as')).toBe('2');
  line().hears(welcome(-1, { seat: 2, table: { id: 't', state: 'open', seed_hash: null, seed_promise: 'p', seats: [] } }));
  expect(line().sent.map((message) => message.type)).not.toContain('promise');
});

it.each([
  [{ why: 'refused', code: 'table.no-spectators' }, 'table.no-spectators'],
  [{ why: 'kicked' }, 'table.kicked'],
])('knocks no more where it was turned away, and says why', async (goodbye, code) => {
  line().hears({ type: 'goodbye', ...goodbye });
  line().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(link.turnedAway).toEqual({ code, clause: null, params: {} });
});
