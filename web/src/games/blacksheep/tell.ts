/** What happened in the meadows: in words, in flight, and in sound. */

import type { Entry } from '../../connection/api';
import { t, words } from '../../language/words.svelte';
import type { Event } from '../../protocol/blacksheep';
import type { Sound } from '../../sound/sounds.svelte';
import type { Event as AnyEvent, Flight, Mark } from '../game';
import { animalName } from './animals';

type Name = (seat: number) => string;

const seatOf = (zone: string) => Number(zone.split(':').pop());
/** A figure is named by its animal and its number: `black-sheep:3` or `black-sheep-3`. */
export const animalOf = (figure: string) => figure.replace(/[:-]\d+$/, '');

export function tell(any: AnyEvent, name: Name): string | null {
  const event = any as Event;
  const animals = (list: readonly string[]) =>
    new Intl.ListFormat(words.language).format(list.map((animal) => animalName(animalOf(animal))));
  switch (event.event) {
    case 'cards': {
      const [from, to] = [event.source.split(':')[0], event.target.split(':')[0]];
      if (from === 'hand' && to === 'side' && event.cards) {
        return t('log-played', { name: name(seatOf(event.source)), animals: animals(event.cards), number: Number(event.target.split(':')[1]) + 1 });
      }
      if (from === 'hand' && to === 'discard' && event.cards) {
        return t('log-discarded', { name: name(seatOf(event.source)), animals: animals(event.cards) });
      }
      return null;
    }
    case 'figures':
      if (event.target.startsWith('corral')) return t('log-corral', { name: name(seatOf(event.target)), animals: animals(event.figures) });
      if (event.target.startsWith('field')) return t('log-restocked', { number: seatOf(event.target) + 1, animals: animals(event.figures) });
      return null;
    case 'driven-out':
      return t('log-driven-out', {
        number: event.field + 1,
        name: name(event.winner),
        combination: t(`combination-${event.combinations[event.winner]}`),
      });
    case 'turned-over':
      return t('log-turned-over', { number: event.field + 1 });
    case 'endgame':
      return t('log-endgame');
    case 'passed':
      return t('log-passed', { name: name(event.seat) });
    case 'deck-renewed':
      return t('log-deck-renewed');
    case 'ended':
      return t('game-over');
    default:
      return null;
  }
}

export function flights(any: AnyEvent): Flight[] {
  const event = any as Event;
  if (event.event === 'cards') {
    return [{ from: event.source, to: event.target, kind: 'card', pieces: event.cards ?? Array.from({ length: event.count }, () => null) }];
  }
  if (event.event === 'figures') {
    return [{ from: event.source, to: event.target, kind: 'figure', pieces: event.figures.map(animalOf) }];
  }
  return [];
}

export function sound(any: AnyEvent): Sound | null {
  switch ((any as Event).event) {
    case 'cards':
      return 'card';
    case 'figures':
      return 'knock';
    case 'ended':
      return 'win';
    default:
      return null;
  }
}

export function marks(entries: Entry[]): Mark[] {
  return entries.flatMap((entry) =>
    entry.events.flatMap((event) => (event.event === 'driven-out' ? [{ seq: entry.seq, kind: 'driven-out' }] : [])),
  );
}
