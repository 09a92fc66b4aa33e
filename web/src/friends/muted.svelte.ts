/** People whose words this browser does not show. Nobody is told of it. */

import { remember, remembered } from '../app/memory';

class Muted {
  private people = $state.raw<string[]>((remembered('muted-people') ?? '').split(' ').filter(Boolean));

  has(person: string | null | undefined): boolean {
    return person != null && this.people.includes(person);
  }

  toggle(person: string): void {
    this.people = this.has(person) ? this.people.filter((one) => one !== person) : [...this.people, person].slice(-200);
    remember('muted-people', this.people.join(' '));
  }
}

export const muted = new Muted();
