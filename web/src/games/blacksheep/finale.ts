/** The count at the end: the points below the figures, and what there is beside them. */

import { t } from '../../language/words.svelte';
import type { BlackSheepView } from '../../protocol/blacksheep';
import type { FinalePart } from '../game';
import { animalName } from './animals';

export function finale(any: unknown): FinalePart[] {
  const view = any as BlackSheepView;
  const scores = view.scores ?? [];
  const animals = (list: readonly string[]) => list.map((animal) => ({ picture: animal, label: animalName(animal) }));
  const parts: FinalePart[] = [
    { title: t('score-figures'), rows: scores.map((score, seat) => ({ points: score.points, shown: animals((view.players[seat]?.corral ?? []).map((one) => one.animal)) })) },
    { title: t('score-majorities'), rows: scores.map((score) => ({ points: score.majorities.length * view.majority_bonus, shown: animals(score.majorities) })) },
    { title: t('score-sets'), rows: scores.map((score) => ({ points: score.sets * view.set_bonus, shown: [] })) },
    { title: t('score-tasks'), rows: scores.map((score) => ({ points: score.tasks.reduce((sum, task) => sum + task.points, 0), shown: score.tasks.filter((task) => task.points).map((task) => ({ picture: 'task', label: task.task })) })) },
  ];
  return parts.filter((part, place) => place === 0 || part.rows.some((row) => row.points !== 0));
}
