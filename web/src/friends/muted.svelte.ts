/** People whose words this browser does not show. Nobody is told of it. */

import { remember, remembered } from '../app/memory';
import type { TableInfo } from '../protocol/http';
import type { Said } from '../protocol/messages';

class Muted {
  private people = $state.raw<string[]>((remembered('muted-people') ?? '').split(' ').filter(Boolean));

  has(person: string | null | undefined): boolean {
    return person != null && this.people.includes(person);
  }

  /** Whether these words are theirs. What a bot says for them is not. */
  silences(said: Said, info: TableInfo | null): boolean {
    return said.seat !== null && !said.by_bot && this.has(info?.seats[said.seat]?.person);
  }

  toggle(person: string): void {
    this.people = this.has(person) ? this.people.filter((one) => one !== person) : [...this.people, person].slice(-200);
    remember('muted-people', this.people.join(' '));
  }
}

export const muted = new Muted();
