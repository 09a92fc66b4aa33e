/** Why something was not done, in a form that can be put into words. */

import { Trouble } from '../connection/api';
import { gameDoor } from '../games';
import { listed, t, words, type Values } from '../language/words.svelte';
import type { Problem } from '../protocol/http';

export function problemOf(trouble: unknown): Problem {
  if (trouble instanceof Trouble) return trouble.problem;
  return { code: 'connection.failed', clause: null, params: {} };
}

/** `game` knows how its own parameters are called. */
export function problemInWords(problem: Problem, name: (seat: number) => string, game?: string): string {
  const id = `refusal-${problem.code.replaceAll('.', '-')}`;
  const values: Values = {};
  for (const [key, value] of Object.entries(problem.params)) values[key] = inWords(key, value, name, game);
  const { fault } = problem.params as Place;
  if (fault) values.reason = reasonOf(fault, (key, value) => inWords(key, value, name, game));
  return words.knows(id) ? t(id, values) : t('refusal-unknown', { code: problem.code });
}

interface Fault {
  code: string;
  params: Record<string, string | number | string[]>;
}

function reasonOf(fault: Fault, say: (key: string, value: string | number | string[]) => string | number): string {
  const id = `fault-${fault.code}`;
  const values: Values = {};
  for (const [key, value] of Object.entries(fault.params)) values[key] = say(key, value);
  return words.knows(id) ? t(id, values) : fault.code;
}

/** Where a group's file is wrong, and why. What stands in the file stays as it is written there. */
export function faultInWords(problem: Problem): string | null {
  const { file, line, section, row, fault } = problem.params as Place;
  if (!file || !fault) return null;
  const reason = reasonOf(fault, (_, value) => (Array.isArray(value) ? listed(value) : value));
  if (line === undefined) return t('own-cards-fault-file', { file, reason });
  return row ? t('own-cards-fault-row', { file, line, section: section ?? '', row, reason }) : t('own-cards-fault', { file, line, reason });
}

interface Place {
  file?: string;
  line?: number;
  section?: string;
  row?: number;
  fault?: Fault;
}

const SEATS = ['seat', 'turn'];

function inWords(key: string, value: unknown, name: (seat: number) => string, game?: string): string | number {
  const seats = [...SEATS, ...(gameDoor(game)?.refusals.seats ?? [])];
  if (typeof value === 'number') return seats.includes(key) ? name(value) : value;
  if (Array.isArray(value)) {
    return listed(value.map((one) => String(inWords(key, one, name, game))));
  }
  if (typeof value === 'string') return thing(value, game);
  return typeof value === 'boolean' ? String(value) : '';
}

/** A name of the rules in the reader's words, where there is one. */
function thing(value: string, game?: string): string {
  const own = (gameDoor(game)?.refusals.kinds ?? []).map((kind) => `${kind}-${value}`);
  const known = [...own, `edition-${game}-${value}`, `option-${game}-${value.replaceAll('_', '-')}`].find((id) => words.knows(id));
  return known ? t(known) : value;
}
