/** Who has won, in one sentence. */

import { capital, listOf, parts, type Namer } from '../connection/names';
import { n, t } from '../language/words.svelte';
import type { TableInfo } from '../protocol/http';

type Outcome = TableInfo['outcome'];

export function verdictOf(outcome: Outcome, name: Namer): string {
  const places = outcome?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return capital(t('winners', { names: listOf(name, winners) }));
  const who = parts(name, { name: winners });
  const [best, second] = [...(outcome?.scores ?? [])].sort((a, b) => b - a);
  const lead = outcome?.reason === 'points' && best !== undefined && second !== undefined ? best - second : 0;
  return lead > 0 && outcome?.scores[winners[0] ?? 0] === best ? t('winner-by', { ...who, count: lead }) : t('winner', who);
}

/** For whoever has not won: how near they came. */
export function myPlace(outcome: Outcome, me: number | null): string | null {
  const place = me === null ? undefined : outcome?.places[me];
  if (!outcome || place === undefined || place === 1) return null;
  return t('you-came', { place: n(place), count: n(outcome.places.length), behind: n(Math.max(...outcome.scores) - outcome.scores[me!]!) });
}
