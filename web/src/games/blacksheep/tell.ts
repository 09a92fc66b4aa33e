/** What happened in the meadows: in words, in flight, and in sound. */

import type { Entry } from '../../connection/api';
import { parts, type Namer } from '../../connection/names';
import { t, words } from '../../language/words.svelte';
import type { BlackSheepView, Event } from '../../protocol/blacksheep';
import type { Sound } from '../../sound/sounds.svelte';
import type { Mood } from '../../faces/drawings';
import type { Event as AnyEvent, Flight, LineMark, Mark } from '../game';
import { animalName } from './animals';

const seatOf = (zone: string) => Number(zone.split(':').pop());
/** A figure is named by its animal and its number: `black-sheep:3` or `black-sheep-3`. */
export const animalOf = (figure: string) => figure.replace(/[:-]\d+$/, '');

export function progress(view: unknown): string {
  return t('heap-count', { name: t('deck'), count: (view as BlackSheepView).deck_count });
}

export function tell(any: AnyEvent, name: Namer): string | null {
  const event = any as Event;
  const animals = (list: readonly string[]) =>
    new Intl.ListFormat(words.language).format(list.map((animal) => animalName(animalOf(animal))));
  switch (event.event) {
    case 'cards': {
      const [from, to] = [event.source.split(':')[0], event.target.split(':')[0]];
      if (from === 'hand' && to === 'side' && event.cards) {
        return t('log-played', { ...parts(name, { name: seatOf(event.source) }), animals: animals(event.cards), number: Number(event.target.split(':')[1]) + 1 });
      }
      if (from === 'hand' && to === 'discard' && event.cards) {
        return t('log-discarded', { ...parts(name, { name: seatOf(event.source) }), animals: animals(event.cards) });
      }
      return null;
    }
    case 'figures':
      if (event.target.startsWith('corral')) return t('log-corral', { ...parts(name, { name: seatOf(event.target) }), animals: animals(event.figures) });
      if (event.target.startsWith('field')) return t('log-restocked', { number: seatOf(event.target) + 1, animals: animals(event.figures) });
      return null;
    case 'driven-out':
      return t('log-driven-out', {
        number: event.field + 1,
        ...parts(name, { name: event.winner }),
        combination: t(`combination-${event.combinations[event.winner]}`),
      });
    case 'turned-over':
      return t('log-turned-over', { number: event.field + 1 });
    case 'endgame':
      return t('log-endgame');
    case 'passed':
      return t('log-passed', parts(name, { name: event.seat }));
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

/** Whose deed it was, and what came of it. */
export function mark(any: AnyEvent): LineMark {
  const event = any as Event;
  switch (event.event) {
    case 'cards':
      return { seat: seatOf(event.source), icon: event.cards?.[0] ? animalOf(event.cards[0]) : 'pile' };
    case 'figures':
      return { seat: event.target.startsWith('corral') ? seatOf(event.target) : null, icon: event.figures[0] ? animalOf(event.figures[0]) : null };
    case 'driven-out':
      return { seat: event.winner, icon: 'crown' };
    case 'passed':
      return { seat: event.seat, icon: null };
    default:
      return { seat: null, icon: null };
  }
}

/** Everyone sees who has won a field. */
export function looks(any: AnyEvent): { seat: number; mood: Mood }[] {
  const event = any as Event;
  return event.event === 'driven-out' ? [{ seat: event.winner, mood: 'vindicated' }] : [];
}

/** Which quick phrases one wants now. */
export function phrases(any: unknown): string[] {
  const view = any as BlackSheepView | null;
  const said = (...codes: string[]) => codes.map((code) => `phrase.${code}`);
  if (!view || view.scores) return said('good-game', 'well-played', 'fine-herd', 'thank-you');
  if (view.turn === view.seat) return said('thinking', 'one-moment', 'moo', 'that-animal-is-mine');
  return said('moo', 'that-animal-is-mine', 'not-the-black-sheep', 'fine-herd', 'your-turn');
}
