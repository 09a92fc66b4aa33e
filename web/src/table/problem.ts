/** Why something was not done, in a form that can be put into words. */

import { Trouble } from '../connection/api';
import { t, words, type Values } from '../language/words.svelte';
import type { Problem } from '../protocol/http';

export function problemOf(trouble: unknown): Problem {
  if (trouble instanceof Trouble) return trouble.problem;
  return { code: 'connection.failed', clause: null, params: {} };
}

export function problemInWords(problem: Problem, name: (seat: number) => string): string {
  const id = `refusal-${problem.code.replaceAll('.', '-')}`;
  const values: Values = {};
  for (const [key, value] of Object.entries(problem.params)) values[key] = inWords(key, value, name);
  const { fault } = problem.params as Place;
  if (fault) values.reason = reasonOf(fault, (key, value) => inWords(key, value, name));
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
  const reason = reasonOf(fault, (_, value) => (Array.isArray(value) ? value.join(', ') : value));
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

const SEATS = new Set(['seat', 'turn', 'merchant', 'giver', 'debtor', 'opponent', 'partner', 'deputy', 'proposer']);
const GOODS = new Set(['good', 'card', 'missing', 'animal']);

function inWords(key: string, value: unknown, name: (seat: number) => string): string | number {
  if (SEATS.has(key) && typeof value === 'number') return name(value);
  if (GOODS.has(key) && typeof value === 'string') return thing(value);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) {
    return new Intl.ListFormat(words.language, { type: 'unit' }).format(value.map((one) => String(inWords(key, one, name))));
  }
  if (typeof value === 'string') return thing(value);
  return typeof value === 'boolean' ? String(value) : '';
}

/** A name of the rules in the reader's words, where there is one. */
function thing(value: string): string {
  for (const id of [`good-${value}`, `animal-${value}`, `phase-${value}`, `edition-${value}`, `option-${value.replaceAll('_', '-')}`]) {
    if (words.knows(id)) return t(id);
  }
  return value;
}
