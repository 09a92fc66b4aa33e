/** What this browser keeps of a game, so that nobody can show it another one afterwards. */

import { remember, remembered } from '../app/memory';
import { draw, sha256 } from './sha256';

export interface Kept {
  /** What this browser drew for the deal, for which seat, and after which promise of the server. */
  entropy?: string;
  seat?: number;
  seedHash?: string;
  /** The promises that everyone was told before anything was shown, and the inn's key. */
  sealed?: { promises: (string | null)[]; key: string };
  /** How often it has shown what it drew; more than once, and the start was repeated. */
  shown: number;
  heads: Record<number, string>;
}

const MOST_GAMES = 12;
const MOST_HEADS = 2000;

export const promiseOf = (seedHash: string, seat: number, entropy: string): string =>
  sha256(`blueboar entropy\n${seedHash}\n${seat}\n${entropy}`);

export class Witness {
  readonly kept: Kept;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {
    this.kept = read(table);
  }

  /** What to promise before the start; the same again after a reload, and something new once it has been shown. */
  promise(seedHash: string, seat: number): string {
    const kept = this.kept;
    if (!kept.entropy || kept.sealed || kept.seat !== seat || kept.seedHash !== seedHash) {
      Object.assign(kept, { entropy: draw(), seat, seedHash, sealed: undefined });
      this.write();
    }
    return promiseOf(seedHash, seat, kept.entropy!);
  }

  /** Everyone's promises are known: what this browser shows now, or null if its own is not among them. */
  seal(sealed: { seed_hash: string; promises: (string | null)[]; key: string }): string | null {
    const { entropy, seat, seedHash } = this.kept;
    this.kept.sealed = { promises: sealed.promises, key: sealed.key };
    const mine = entropy !== undefined && seat !== undefined && seedHash === sealed.seed_hash
      && sealed.promises[seat] === promiseOf(seedHash, seat, entropy);
    if (mine) this.kept.shown++;
    this.write();
    return mine ? entropy : null;
  }

  saw(seq: number, head: string): void {
    if (this.kept.heads[seq] === head) return;
    // The first that was told counts: another one for the same entry would be another game.
    this.kept.heads[seq] ??= head;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.write(), 300);
  }

  write(): void {
    clearTimeout(this.later);
    const heads = Object.entries(this.kept.heads).slice(-MOST_HEADS);
    remember(`fair-${this.table}`, JSON.stringify({ ...this.kept, heads: Object.fromEntries(heads) }));
    const tables = [this.table, ...order().filter((one) => one !== this.table)];
    for (const old of tables.splice(MOST_GAMES)) remember(`fair-${old}`, '');
    remember('fair-tables', JSON.stringify(tables));
  }
}

function order(): string[] {
  try {
    return JSON.parse(remembered('fair-tables') ?? '[]') as string[];
  } catch {
    return [];
  }
}

function read(table: string): Kept {
  try {
    const kept = JSON.parse(remembered(`fair-${table}`) || '{}') as Partial<Kept>;
    return { ...kept, shown: kept.shown ?? 0, heads: kept.heads ?? {} };
  } catch {
    return { shown: 0, heads: {} };
  }
}
