/** What a task asks for, in words. */

import { t, words } from '../../language/words.svelte';
import type { GroupTask, MajorityTask, OnlyOwnerTask } from '../../protocol/blacksheep';
import { animalName } from './animals';

export type AnyTask = MajorityTask | GroupTask | OnlyOwnerTask;

export const animalsOf = (task: AnyTask): string[] => (task.kind === 'group' ? task.animals : [task.animal]);

export function taskInWords(task: AnyTask): string {
  return t(`task-${task.kind}`, {
    animals: new Intl.ListFormat(words.language).format(animalsOf(task).map(animalName)),
    points: 'points' in task ? t('points', { count: task.points }) : '',
  });
}
