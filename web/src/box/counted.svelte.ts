/** What has been tapped in for one game. This browser remembers it: a phone may go to sleep in the middle. */

import { remember, remembered } from '../app/memory';
import type { BoxSetUp, GameBox, Tapped } from '../games/box';

export interface Promised {
  id: number;
  from: number;
  /** Nobody in particular is everybody. */
  to: number | null;
  what: string;
  state: 'open' | 'kept' | 'broken';
}

interface Sheet {
  setUp: BoxSetUp;
  names: string[];
  tapped: Record<string, number>[];
  shared: Record<string, number>;
  promises: Promised[];
  /** Until when it runs, or what is left of it while it stands. */
  timer: { seconds: number; left: number; until: number | null };
}

const MOST_NAMED = 6;

function fresh(box: GameBox): Sheet {
  const edition = box.editions[0]!;
  const players = edition.players.includes(4) ? 4 : edition.players[0]!;
  const setUp = { edition: edition.name, players, on: {} };
  const seconds = box.timer?.(setUp)?.seconds ?? 60;
  return {
    setUp,
    names: Array<string>(MOST_NAMED).fill(''),
    tapped: Array.from({ length: MOST_NAMED }, () => ({})),
    shared: {},
    promises: [],
    timer: { seconds, left: 0, until: null },
  };
}

/** What an older visit left, if it still fits the box. */
function kept(game: string, box: GameBox): Sheet {
  const begun = fresh(box);
  try {
    const sheet = { ...begun, ...(JSON.parse(remembered(`box-${game}`) ?? '{}') as Partial<Sheet>) };
    const edition = box.editions.find((one) => one.name === sheet.setUp.edition);
    const whole = [sheet.names, sheet.tapped].every((list) => list.length === MOST_NAMED);
    return whole && edition?.players.includes(sheet.setUp.players) ? sheet : begun;
  } catch {
    return begun;
  }
}

export class BoxSheet {
  private sheet: Sheet;

  constructor(
    private readonly game: string,
    private readonly box: GameBox,
  ) {
    this.sheet = $state(kept(game, box));
  }

  /** To be called in an effect: everything that is on the sheet is read here. */
  keep(): void {
    remember(`box-${this.game}`, JSON.stringify(this.sheet));
  }

  get setUp(): BoxSetUp {
    return this.sheet.setUp;
  }

  get edition() {
    return this.box.editions.find((one) => one.name === this.sheet.setUp.edition)!;
  }

  get names(): string[] {
    return this.sheet.names;
  }

  get seats(): number[] {
    return Array.from({ length: this.sheet.setUp.players }, (_, seat) => seat);
  }

  get tapped(): Tapped[] {
    return this.sheet.tapped.slice(0, this.sheet.setUp.players);
  }

  get shared(): Tapped {
    return this.sheet.shared;
  }

  get promises(): Promised[] {
    return this.sheet.promises;
  }

  get timer(): Sheet['timer'] {
    return this.sheet.timer;
  }

  choose(edition: string): void {
    const { players } = this.box.editions.find((one) => one.name === edition)!;
    const nearest = players.includes(this.sheet.setUp.players) ? this.sheet.setUp.players : players.at(-1)!;
    this.sheet.setUp = { edition, players: nearest, on: {} };
  }

  seat(players: number): void {
    this.sheet.setUp.players = players;
  }

  /** How many of it the others have: a box has only so many. */
  left(name: string, most: number | null): number {
    return most === null ? Infinity : most - this.tapped.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  }

  /** For a player, or for the table where `seat` is null. */
  tap(seat: number | null, name: string, by: number, most: number | null): void {
    const row = seat === null ? this.sheet.shared : this.sheet.tapped[seat]!;
    const room = seat === null ? (most ?? Infinity) - (row[name] ?? 0) : this.left(name, most);
    row[name] = Math.max(0, (row[name] ?? 0) + Math.min(by, room));
  }

  promise(from: number, to: number | null, what: string): void {
    const id = Math.max(0, ...this.sheet.promises.map((one) => one.id)) + 1;
    this.sheet.promises.push({ id, from, to, what, state: 'open' });
  }

  forget(id: number): void {
    this.sheet.promises = this.sheet.promises.filter((one) => one.id !== id);
  }

  /** A new game with the same people. */
  clear(): void {
    const { setUp, names } = this.sheet;
    this.sheet = { ...fresh(this.box), setUp, names };
  }
}
