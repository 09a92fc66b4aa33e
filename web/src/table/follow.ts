/** What everyone sees, hears and is told when something happens. */

import type { Entry } from '../connection/api';
import type { GameClient } from '../games/game';
import { sounds } from '../sound/sounds.svelte';
import { announcements } from './announce.svelte';
import { fly } from './flights';

const MOST_SOUNDS = 3;

export function announceEntries(client: GameClient, entries: Entry[], name: (seat: number) => string): void {
  const events = entries.flatMap((entry) => entry.events);
  fly(events.flatMap((event) => client.flights(event)));
  for (const event of events) {
    const sentence = client.tell(event, name);
    if (sentence) announcements.say(sentence);
  }
  const heard = new Set(events.map((event) => client.sound(event)).filter((sound) => sound !== null));
  for (const sound of [...heard].slice(0, MOST_SOUNDS)) sounds.play(sound);
}
