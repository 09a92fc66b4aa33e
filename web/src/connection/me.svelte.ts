/** Who sits before this screen. A guest is made when one is first needed, never before. */

import { remember, remembered } from '../app/memory';
import { t, words } from '../language/words.svelte';
import type { Person } from '../protocol/http';
import { api, Trouble } from './api';

class Me {
  person = $state<Person | null>(null);
  asked = $state(false);

  /** Who has never come in with this browser has no games, and need not be asked who they are. */
  get maybe(): boolean {
    return Boolean(remembered('known') ?? remembered('name'));
  }

  async look(): Promise<Person | null> {
    if (this.asked) return this.person;
    try {
      this.person = await api.me();
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.status !== 401) throw trouble;
    }
    this.asked = true;
    if (this.person) remember('known', 'yes');
    return this.person;
  }

  async comeIn(name?: string): Promise<Person> {
    const known = await this.look();
    const wish = (name ?? remembered('name') ?? '').trim().slice(0, 24);
    if (!known) {
      this.person = await api.newGuest(wish || t('guest-name'), words.language);
    } else if (wish && wish !== known.name) {
      this.person = await api.changeMe({ name: wish });
    }
    remember('known', 'yes');
    if (name) remember('name', wish);
    return this.person!;
  }

  forget(): void {
    this.person = null;
    this.asked = false;
  }
}

export const me = new Me();
