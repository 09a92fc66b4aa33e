/** The house's HTTP API. */

import type {
  Blocks,
  Games,
  InnInfo,
  MyGames,
  NewChannel,
  NewPush,
  NewWebhook,
  NoticeSettings,
  NewTable,
  Person,
  Problem,
  QuickGame,
  Replay,
  SeatDevices,
  SeatLink,
  SeatLinkInfo,
  Statistics,
  TableInfo,
  TablePage,
  ServerVerdict,
  Wishes,
} from '../protocol/http';

/** A request that was refused, or that never arrived (`connection.lost`). */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new Trouble({ code: 'connection.lost', clause: null, params: {} }, 0);
  }
  if (response.ok) return (await response.json()) as T;
  const unknown: Problem = { code: 'connection.failed', clause: null, params: {} };
  throw new Trouble(await (response.json() as Promise<Problem>).catch(() => unknown), response.status);
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Trouble({ code: 'connection.failed', clause: null, params: {} }, response.status);
  return response.text();
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Person>('GET', '/api/me'),
  newGuest: (name: string, language: string) => ask<Person>('POST', '/api/guest', { name, language }),
  changeMe: (change: { name?: string; language?: string }) => ask<Person>('PATCH', '/api/me', change),
  newAccount: (name: string, password: string) => ask<Person>('POST', '/api/account', { name, password }),
  login: (name: string, password: string) => ask<Person>('POST', '/api/login', { name, password }),
  changePassword: (old: string, fresh: string) => ask<Person>('POST', '/api/account/password', { old, new: fresh }),
  deleteMe: (password: string) => ask<unknown>('POST', '/api/me/delete', { password }),
  logout: () => ask<unknown>('POST', '/api/logout', {}),
  myGames: () => ask<MyGames>('GET', '/api/me/games'),
  notices: () => ask<NoticeSettings>('GET', '/api/me/notices'),
  setWishes: (wishes: Wishes) => ask<NoticeSettings>('POST', '/api/me/notices', wishes),
  addPush: (push: NewPush) => ask<NewChannel>('POST', '/api/me/notices/push', push),
  addWebhook: (webhook: NewWebhook) => ask<NewChannel>('POST', '/api/me/notices/webhook', webhook),
  tryChannel: (id: string) => ask<unknown>('POST', `/api/me/notices/${encodeURIComponent(id)}/try`, {}),
  removeChannel: (id: string) => ask<unknown>('POST', `/api/me/notices/${encodeURIComponent(id)}/remove`, {}),
  seatDevices: () => ask<SeatDevices>('GET', '/api/me/links'),
  endSeatDevice: (id: string) => ask<unknown>('POST', `/api/me/links/${encodeURIComponent(id)}/end`, {}),
  endOtherSessions: () => ask<unknown>('POST', '/api/me/sessions/end', {}),
  inn: () => ask<InnInfo>('GET', '/api/inn'),
  history: (page = 0) => ask<TablePage>('GET', `/api/me/history?page=${page}`),
  games: () => ask<Games>('GET', '/api/games'),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', { ...wish, entropy: true }),
  quick: (wish: QuickGame) => ask<TableInfo>('POST', '/api/quick', { ...wish, entropy: true }),
  tables: (state: 'open' | 'running' | 'finished', page = 0) =>
    ask<TablePage>('GET', `/api/tables?state=${state}&page=${page}`),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  join: (code: string) => ask<TableInfo>('GET', `/api/join/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number | null = null) => ask<TableInfo>('POST', `${table(id)}/sit`, { seat, entropy: true }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`, {}),
  kick: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/kick`, { seat }),
  setBot: (id: string, seat: number, level: string | null, personality: string | null = null) =>
    ask<TableInfo>('POST', `${table(id)}/bot`, { seat, level, personality }),
  start: (id: string, wish: { bots?: string; without_free?: boolean } = {}) => ask<TableInfo>('POST', `${table(id)}/start`, wish),
  companion: (id: string, name: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/companion`, { name, seat }),
  queue: (id: string, on: boolean) => ask<TableInfo>('POST', `${table(id)}/queue`, { on }),
  report: (id: string, seat: number, text: string) => ask<object>('POST', `${table(id)}/report`, { seat, text }),
  blocks: () => ask<Blocks>('GET', '/api/me/blocks'),
  block: (person: string, on: boolean) => ask<object>('POST', `/api/people/${encodeURIComponent(person)}/block`, { on }),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`, {}),
  link: (id: string) => ask<SeatLink>('POST', `${table(id)}/link`, {}),
  linkInfo: (token: string) => ask<SeatLinkInfo>('GET', `/api/seat-link/${encodeURIComponent(token)}`),
  claimLink: (token: string) => ask<Person>('POST', `/api/seat-link/${encodeURIComponent(token)}`, {}),
  record: (id: string) => ask<GameRecord>('GET', `${table(id)}/record`),
  /** As it is written, for who has to hash it. */
  recordText: (id: string) => readText(`${table(id)}/record`),
  recordPath: (id: string) => `${table(id)}/record`,
  replay: (id: string, eyes: string, from: number, to: number) =>
    ask<Replay>('GET', `${table(id)}/replay?eyes=${eyes}&from=${from}&to=${to}`),
  verify: (id: string) => ask<ServerVerdict>('GET', `${table(id)}/verify`),
  statistics: (person: string) => ask<Statistics>('GET', `/api/people/${encodeURIComponent(person)}/statistics`),
};

export interface Entry {
  seq: number;
  seat: number;
  move: unknown;
  events: { event: string }[];
  /** The entry before it, which was taken back; then there is no event in this one. */
  undoes?: number | null;
}

/** A finished game, everything in it open. */
export interface GameRecord {
  header: { game: string; config: Record<string, unknown>; seed_hash: string };
  entries: Entry[];
  ending: { outcome: { scores: number[]; places: number[]; reason: string }; seed: string } | null;
}
