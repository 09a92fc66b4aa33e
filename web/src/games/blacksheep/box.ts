/** Black Sheep with the box on the table: corrals by taps, with bonuses or with tasks. */

import data from '@games/blacksheep/data/animals.toml';

import { n, t } from '../../language/words.svelte';
import type { BoxSetUp, Counted, CountedPart, CounterGroup, GameBox, Tapped } from '../box';
import { animalName } from './animals';
import { type Corral, type CorralScore, type Farm, places, scores } from './counting';
import { animalsOf, type AnyTask, taskInWords } from './tasks';

const farm = data as unknown as Farm;
const PLAYERS = [2, 3, 4];

/** The different points below the figures of an animal, with how many figures have them. */
function pointsOf(points: readonly number[]): [number, number][] {
  return [...new Set(points)].sort((a, b) => a - b).map((one) => [one, points.filter((other) => other === one).length]);
}

export function corralOf(tapped: Tapped): Corral {
  return Object.fromEntries(
    farm.animals.map(({ name, points }) => [name, pointsOf(points).flatMap(([each]) => Array<number>(tapped[`${name}:${each}`] ?? 0).fill(each))]),
  );
}

const tasksOf = ({ edition }: BoxSetUp, shared: Tapped): AnyTask[] | null => (edition === 'tasks' ? farm.tasks.filter((task) => shared[task.name]) : null);

function counters(): CounterGroup[] {
  return farm.animals.map(({ name, points, subtracts }) => ({
    name,
    title: animalName(name),
    counters: pointsOf(points).map(([each, most]) => ({
      name: `${name}:${each}`,
      picture: name,
      label: animalName(name),
      note: t('box-figure-points', { count: subtracts ? -each : each }).replace('-', '−'),
      most,
    })),
  }));
}

function partsOf(corral: Corral, score: CorralScore): CountedPart[] {
  const figures = (subtracts: boolean) =>
    farm.animals
      .filter((one) => Boolean(one.subtracts) === subtracts && corral[one.name]?.length)
      .map(({ name }) => {
        const points = corral[name]!;
        const value = points.reduce((total, one) => total + one, 0);
        return { label: `${animalName(name)}: ${points.map((one) => n(one)).join(' + ')}`, value: subtracts ? -value : value };
      });
  const inWords = (name: string) => taskInWords(farm.tasks.find((task) => task.name === name)!);
  const won = score.tasks.map(({ task, points }) => ({ label: inWords(task), value: points }));
  const { majority, set } = farm.bonuses;
  const alone = score.majorities.map((animal) => ({ label: t('box-most', { animal: animalName(animal) }), value: majority }));
  return [
    { kind: 'pieces', label: t('score-figures'), value: score.added, reasons: figures(false) },
    { kind: 'risk', label: t('score-minus'), value: -score.taken, reasons: figures(true) },
    { kind: 'titles', label: t('score-majorities'), value: alone.length * majority, reasons: alone },
    { kind: 'sets', label: t('score-sets'), value: score.sets * set, reasons: score.sets ? [{ label: `${t('score-sets')}: ${n(score.sets)} × ${n(set)}`, value: score.sets * set }] : [] },
    { kind: 'tasks', label: t('score-tasks'), value: won.reduce((total, one) => total + one.value, 0), reasons: won },
  ];
}

function count(setUp: BoxSetUp, tapped: readonly Tapped[], shared: Tapped): Counted[] {
  const corrals = tapped.map(corralOf);
  const scored = scores(farm, corrals, tasksOf(setUp, shared));
  const placed = places(scored);
  const isTied = (seat: number) => scored[seat]!.figures > 0 && scored.some((one, other) => other !== seat && one.total === scored[seat]!.total);
  const note = (seat: number) => (scored[seat]!.outright ? t('box-outright') : isTied(seat) ? t('box-tie-figures') : undefined);
  return scored.map((score, seat) => ({ total: score.total, place: placed[seat]!, parts: partsOf(corrals[seat]!, score), note: note(seat) }));
}

export const box: GameBox = {
  words: ['blacksheep', 'blacksheep-cards', 'blacksheep-box'],
  editions: ['standard', 'tasks'].map((name) => ({ name, players: PLAYERS, options: [] })),
  counters,
  shared(setUp) {
    if (setUp.edition !== 'tasks') return [];
    const tasks = farm.tasks.map((task) => ({ name: task.name, picture: animalsOf(task)[0]!, label: taskInWords(task), note: '', most: 1 }));
    return [{ name: 'tasks', title: t('box-tasks-in-game'), counters: tasks }];
  },
  count,
};
