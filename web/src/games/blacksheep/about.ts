/** The pieces of this table and where the rules speak of them. */

import type { Piece } from '../../about/piece';
import { n, t, words } from '../../language/words.svelte';
import type { AnimalView, BlackSheepView } from '../../protocol/blacksheep';
import { animalName } from './animals';

const THINGS: Record<string, { picture: string; clauses: string[] }> = {
  field: { picture: 'horse', clauses: ['3.2', '3.3', '3.7', '4.1'] },
  corral: { picture: 'cow', clauses: ['4.5', '5.3', '5.4', '5.5', '7.2'] },
  deck: { picture: 'deck', clauses: ['3.6', '4.6'] },
  discards: { picture: 'pile', clauses: ['3.5', '3.6'] },
  task: { picture: 'task', clauses: ['6.1', '6.2', '6.3', '6.4', '6.5'] },
};

export function pieces(any: unknown): string[] {
  const view = any as BlackSheepView;
  const tasks = view.open_tasks.length > 0 || view.players.some((player) => player.task_count > 0);
  return [...view.animals.map((one) => `animal:${one.animal}`), 'field', 'corral', 'deck', 'discards', ...(tasks ? ['task'] : [])];
}

export function about(piece: string, any: unknown): Piece | null {
  const view = any as BlackSheepView;
  const rank = view.animals.findIndex((one) => piece === `animal:${one.animal}`);
  const animal = view.animals[rank];
  if (animal) {
    return {
      title: animalName(animal.animal),
      picture: animal.animal,
      facts: [...facts(animal, rank, view.animals.length), t('piece-left', { count: animal.left })],
      clauses: ['1.1', '1.3', '4.1', '4.2'],
    };
  }
  const thing = THINGS[piece];
  if (!thing) return null;
  const bonuses = piece === 'corral' && view.majority_bonus + view.set_bonus > 0 ? [t('piece-bonuses', { majority: view.majority_bonus, set: view.set_bonus })] : [];
  return { title: t(`piece-${piece}`), picture: thing.picture, facts: bonuses, clauses: thing.clauses };
}

/** What is printed for one animal. */
export function facts(animal: Pick<AnimalView, 'cards' | 'points' | 'subtracts'>, rank: number, animals: number): string[] {
  const points = new Intl.ListFormat(words.language, { type: 'unit' }).format(animal.points.map((one) => (animal.subtracts ? '−' : '') + n(one)));
  return [
    t('piece-rank', { rank: rank + 1, animals }),
    t('piece-copies', { count: animal.cards }),
    t('piece-points', { points }),
    ...(animal.subtracts ? [t('piece-subtracts')] : []),
  ];
}
