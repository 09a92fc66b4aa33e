/** A group's own animals, bonuses and tasks (rules 1.6): what the file leaves out stays as it is. */

import farm from '@games/blacksheep/data/animals.toml';

import { t } from '../../language/words.svelte';
import type { AnimalView } from '../../protocol/blacksheep';
import { strangers, type OwnCards } from '../own';
import { facts } from './about';
import { animalName } from './animals';
import { taskInWords, type AnyTask } from './tasks';

interface Animal extends Pick<AnimalView, 'cards' | 'points' | 'subtracts'> {
  name: string;
}

interface BlackSheepConfig {
  majority_bonus: number;
  set_bonus: number;
  animals: Animal[];
  /** Empty when no tasks are played; then there are bonuses. */
  tasks: AnyTask[];
}

const house = farm as unknown as { animals: Animal[]; tasks: AnyTask[] };

export function ownCards(any: unknown, options: Record<string, unknown>): OwnCards | null {
  const config = any as BlackSheepConfig;
  const { animals, tasks, majority_bonus: majority, set_bonus: set } = config;
  const instead = house.animals.some((animal) => !animals.some((one) => one.name === animal.name));
  const pieces = (instead ? animals : strangers(animals, house.animals)).map((animal) => ({
    title: animalName(animal.name),
    picture: animal.name,
    facts: facts(animal, animals.indexOf(animal), animals.length),
    clauses: [],
  }));
  const ownTasks = strangers(tasks, house.tasks);
  if (ownTasks.length) pieces.push({ title: t('piece-task'), picture: 'task', facts: ownTasks.map(taskInWords), clauses: [] });
  if (!tasks.length && (majority !== options.majority_bonus || set !== options.set_bonus)) {
    pieces.push({ title: t('piece-corral'), picture: 'cow', facts: [t('piece-bonuses', { majority, set })], clauses: [] });
  }
  return pieces.length ? { pieces, instead } : null;
}
