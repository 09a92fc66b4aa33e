/**
 * Was it fair? Everything that a browser can find out by itself from a finished game's record and from what it kept:
 * nothing here asks the server for its opinion. `docs/fairness.md` has the formulas, and says what they prove.
 */

import { listed } from '../language/words.svelte';
import { Chance } from './chance';
import { fromHex, sha256 } from './sha256';
import { promiseOf, type Kept } from './witness';

export interface Finding {
  /** Its sentence is `fair-<kind>-<code>`. */
  kind: 'proved' | 'unproved' | 'failed';
  code: string;
  values?: Record<string, string | number>;
}

export interface Report {
  findings: Finding[];
  head: string | null;
  hash: string | null;
  key: string | null;
}

/** What the shuffles at the set-up must have given: an event's tag, the field, and its value. */
export type Shuffles = { event: string; field: string; value: unknown }[];
export type ShufflesOf = (config: unknown, chance: Chance) => Shuffles;

interface Header {
  format: number;
  config: unknown;
  seed_hash: string;
  name_hashes: string[];
  entropy: ({ promise: string; shown: string | null } | null)[];
  key: string;
}
interface Lines {
  header: string;
  people: ({ name: string; salt: string } | null)[];
  entries: string[];
  ending: string;
  seal: { head: string; signature: string };
}

/** The lines as they were hashed: byte for byte, without the commas between them. */
function linesOf(text: string): Lines {
  const all = text.split('\n');
  const part = (name: string) => {
    const line = all.find((one) => one.startsWith(`${name}": `, name === 'header' ? 2 : 1));
    if (line === undefined) throw new Error(name);
    return line.slice(name.length + (name === 'header' ? 5 : 4)).replace(/,$/, '');
  };
  const first = all.indexOf('"entries": [') + 1;
  const last = all.indexOf('],', first);
  if (first === 0 || last <= first) throw new Error('entries');
  return {
    header: part('header'),
    people: JSON.parse(part('people')) as Lines['people'],
    entries: all.slice(first, last).map((line) => line.replace(/,$/, '')),
    ending: part('ending'),
    seal: JSON.parse(part('seal')) as Lines['seal'],
  };
}

export async function check(text: string, kept: Kept, shufflesOf: ShufflesOf | null): Promise<Report> {
  const findings: Finding[] = [];
  const found = (kind: Finding['kind'], code: string, values?: Finding['values']) => void findings.push({ kind, code, values });
  const none = { head: null, hash: null, key: null };
  try {
    const document = JSON.parse(text) as { header: { format: number } };
    if (document.header.format === 1) {
      found('unproved', 'no-chain');
      found('unproved', 'reading-along');
      return { findings, ...none };
    }
    const lines = linesOf(text);
    const header = JSON.parse(lines.header) as Header;
    const seed = (JSON.parse(lines.ending) as { seed: string }).seed;
    const name = (seat: number) => lines.people[seat]?.name ?? String(seat + 1);

    const right = sha256(seed) === header.seed_hash && (kept.seedHash === undefined || kept.seedHash === header.seed_hash);
    found(right ? 'proved' : 'failed', 'seed');
    checkEntropy(header, kept, name, found);
    const heads = chain(lines, seed);
    const head = heads[heads.length - 1]!;
    found(head === lines.seal.head ? 'proved' : 'failed', 'chain', { entries: heads.length });
    checkNames(lines, header, found);
    checkHeads(heads, kept, found);
    checkShuffles(header, seed, lines.entries[0]!, shufflesOf, found);
    const hash = sha256(`${head}\n${lines.ending}`);
    await checkSignature(header.key, hash, lines.seal.signature, kept, found);
    found('unproved', 'rules-here');
    found('unproved', 'reading-along');
    return { findings, head, hash, key: header.key };
  } catch {
    return { findings: [{ kind: 'failed', code: 'unreadable' }], ...none };
  }
}

type Found = (kind: Finding['kind'], code: string, values?: Finding['values']) => void;

function chain(lines: Lines, seed: string): string[] {
  let head = sha256(lines.header);
  return lines.entries.map((line, seq) => (head = sha256(`${head}\n${sha256(`${seed}/salt/${seq}`)}\n${line}`)));
}

function checkEntropy(header: Header, kept: Kept, name: (seat: number) => string, found: Found): void {
  const named = (wanted: (one: NonNullable<Header['entropy'][number]>) => boolean) =>
    header.entropy.flatMap((one, seat) => (one !== null && wanted(one) ? [name(seat)] : []));
  header.entropy.forEach((one, seat) => {
    const broken = one?.shown && promiseOf(header.seed_hash, seat, one.shown) !== one.promise;
    if (broken) found('failed', 'promise', { name: name(seat) });
  });
  const added = named((one) => one.shown !== null);
  if (added.length) found('proved', 'entropy', { added: listed(added) });
  else found('unproved', 'no-entropy');
  const withheld = named((one) => one.shown === null);
  if (withheld.length) found('unproved', 'withheld', { withheld: listed(withheld) });
  const mine = kept.seat !== undefined && kept.shown > 0 ? header.entropy[kept.seat] : undefined;
  if (mine === undefined) found('unproved', 'none-here');
  else found(mine?.shown === kept.entropy ? 'proved' : 'failed', 'own');
  if (!kept.sealed) found('unproved', 'not-sealed');
  else {
    const same = header.entropy.every((one, seat) => (one?.promise ?? null) === (kept.sealed!.promises[seat] ?? null));
    found(same ? 'proved' : 'failed', 'sealed');
  }
  if (kept.shown > 1) found('unproved', 'again', { count: kept.shown });
}

function checkNames(lines: Lines, header: Header, found: Found): void {
  const wrong = lines.people.findIndex((one, seat) => one !== null && sha256(`${one.salt}\n${one.name}`) !== header.name_hashes[seat]);
  if (wrong >= 0) found('failed', 'names', { name: wrong + 1 });
  else if (lines.people.includes(null)) found('unproved', 'names-removed');
  else found('proved', 'names');
}

function checkHeads(heads: string[], kept: Kept, found: Found): void {
  const seen = Object.entries(kept.heads);
  const other = seen.find(([seq, head]) => heads[Number(seq)] !== head);
  if (seen.length === 0) found('unproved', 'not-seen');
  else if (other) found('failed', 'seen', { entry: Number(other[0]) });
  else found('proved', 'seen', { count: seen.length });
}

function checkShuffles(header: Header, seed: string, entry: string, shufflesOf: ShufflesOf | null, found: Found): void {
  if (!shufflesOf) return found('unproved', 'cards-here');
  const shown = header.entropy.map((one) => one?.shown ?? '-');
  const wanted = shufflesOf(header.config, new Chance(sha256(['blueboar deal', seed, ...shown].join('\n')), 0));
  const { events } = JSON.parse(entry) as { events: Record<string, unknown>[] };
  const told = wanted.every(({ event, field, value }) => {
    const first = events.find((one) => one.event === event);
    return first !== undefined && JSON.stringify(first[field]) === JSON.stringify(value);
  });
  found(told ? 'proved' : 'failed', 'cards');
}

async function checkSignature(key: string, hash: string, signature: string, kept: Kept, found: Found): Promise<void> {
  if (kept.sealed && kept.sealed.key !== key) return found('failed', 'signature');
  try {
    const known = await crypto.subtle.importKey('raw', fromHex(key), { name: 'Ed25519' }, false, ['verify']);
    const message = new TextEncoder().encode(`blueboar record\n${hash}`);
    const right = await crypto.subtle.verify({ name: 'Ed25519' }, known, fromHex(signature), message);
    found(right ? 'proved' : 'failed', 'signature');
  } catch {
    found('unproved', 'signature-here');
  }
}
