/** What everyone sees, hears and is told when something happens. */

import type { Entry } from '../connection/api';
import type { Namer } from '../connection/names';
import type { Mood } from '../faces/drawings';
import type { GameClient, Stamp } from '../games/game';
import { t } from '../language/words.svelte';
import { sounds } from '../sound/sounds.svelte';
import { announcements } from './announce.svelte';
import { fly } from './flights';

const MOST_SOUNDS = 3;

export function announceEntries(client: GameClient, entries: Entry[], name: Namer, place?: { hang(stamp: Stamp): void; look(seat: number, mood: Mood): void }): void {
  if (entries.some((entry) => entry.undoes != null)) announcements.say(t('undo-told'));
  const events = entries.flatMap((entry) => entry.events);
  fly(events.flatMap((event) => client.flights(event)));
  for (const event of events) {
    const sentence = client.tell(event, name);
    if (sentence) announcements.say(sentence);
    const stamp = client.stamp?.(event);
    if (stamp) place?.hang(stamp);
    for (const { seat, mood } of client.looks?.(event) ?? []) place?.look(seat, mood);
  }
  const heard = new Set(events.map((event) => client.sound(event)).filter((sound) => sound !== null));
  for (const sound of [...heard].slice(0, MOST_SOUNDS)) sounds.play(sound);
}
