/** The count at the end: what lay open, what lay face down, and the crowns. */

import { t } from '../../language/words.svelte';
import type { SheriffView } from '../../protocol/sheriff';
import type { FinalePart } from '../game';
import { goodCount, goodName, grouped, plain } from './goods';

export function finale(any: unknown): FinalePart[] {
  const view = any as SheriffView;
  const scores = view.scores ?? [];
  const cards = (all: readonly string[] | null) => grouped(all ?? []).map(({ good, count }) => ({ picture: plain(good), label: goodCount(good, count) }));
  const parts: FinalePart[] = [
    {
      title: t('end-open'),
      rows: scores.map((score, seat) => ({ points: score.gold + score.legal, shown: [{ picture: 'coin', label: t('gold') }, ...cards(view.players[seat]?.stall ?? []).slice(0, 6)] })),
    },
    { title: t('end-contraband'), rows: scores.map((score, seat) => ({ points: score.contraband, shown: cards(view.players[seat]?.contraband ?? []) })) },
    {
      title: t('end-crowns'),
      rows: scores.map((score) => ({
        points: score.bonuses.reduce((sum, one) => sum + one.points, 0),
        shown: score.bonuses.map((one) => ({ picture: one.good, crown: one.title, label: goodName(one.good) })),
      })),
    },
  ];
  if (scores.some((score) => score.black_market)) {
    parts.push({
      title: t('black-market'),
      rows: scores.map((score, seat) => ({ points: score.black_market, shown: (view.players[seat]?.black_market ?? []).map((one) => ({ picture: one.good, label: goodName(one.good) })) })),
    });
  }
  return parts;
}
