/** The score of corrals that somebody has tapped in: the sum of the engine (rules 5.3 to 5.6, 6), compared with it by a test. */

import { placesBy } from '../places';
import type { AnyTask } from './tasks';

export interface Animal {
  name: string;
  points: number[];
  subtracts?: boolean;
}

export interface Farm {
  animals: Animal[];
  bonuses: { majority: number; set: number };
  tasks: AnyTask[];
}

/** By animal: the points below each of its figures. */
export type Corral = Readonly<Record<string, readonly number[]>>;

export interface CorralScore {
  /** What the figures add, and what those take away that subtract. */
  added: number;
  taken: number;
  majorities: string[];
  sets: number;
  tasks: { task: string; points: number }[];
  outright: string | null;
  figures: number;
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const held = (corral: Corral, animal: string) => corral[animal]?.length ?? 0;

/** Who alone has the most of an animal (rules 5.4). */
function soleMajority(corrals: readonly Corral[], animal: string): number | null {
  const counts = corrals.map((corral) => held(corral, animal));
  const most = Math.max(...counts);
  const owners = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && owners.length === 1 ? owners[0]! : null;
}

/** What a task is worth to this seat (rules 6.3, 6.4). */
function pointsFor(task: AnyTask, seat: number, corrals: readonly Corral[]): number {
  const own = corrals[seat]!;
  if (task.kind === 'majority') {
    const most = Math.max(...corrals.map((corral) => held(corral, task.animal)));
    return most > 0 && held(own, task.animal) === most ? task.points : 0;
  }
  if (task.kind === 'group') {
    const wanted = (animal: string) => task.animals.filter((one) => one === animal).length;
    return task.points * Math.min(...task.animals.map((animal) => Math.floor(held(own, animal) / wanted(animal))));
  }
  return 0;
}

/** The only owner of its animal wins, whatever the points (rules 6.5). */
const winsOutright = (task: AnyTask, seat: number, corrals: readonly Corral[]) =>
  task.kind === 'only-owner' && corrals.every((corral, other) => held(corral, task.animal) > 0 === (other === seat));

/** With tasks there are no bonuses (rules 6.1): `tasks` is null where none are played. */
export function scores(farm: Farm, corrals: readonly Corral[], tasks: readonly AnyTask[] | null): CorralScore[] {
  const majorities = farm.animals.map(({ name }) => soleMajority(corrals, name));
  return corrals.map((corral, seat) => {
    const points = (subtracts: boolean) => sum(farm.animals.filter((one) => Boolean(one.subtracts) === subtracts).map((one) => sum(corral[one.name] ?? [])));
    const won = tasks ? [] : farm.animals.flatMap(({ name }, place) => (majorities[place] === seat ? [name] : []));
    const sets = tasks ? 0 : Math.min(...farm.animals.map(({ name }) => held(corral, name)));
    const fulfilled = (tasks ?? []).map((task) => ({ task: task.name, points: pointsFor(task, seat, corrals) })).filter((one) => one.points > 0);
    const [added, taken] = [points(false), points(true)];
    return {
      added,
      taken,
      majorities: won,
      sets,
      tasks: fulfilled,
      outright: tasks?.find((task) => winsOutright(task, seat, corrals))?.name ?? null,
      figures: sum(farm.animals.map(({ name }) => held(corral, name))),
      total: added - taken + won.length * farm.bonuses.majority + sets * farm.bonuses.set + sum(fulfilled.map((one) => one.points)),
    };
  });
}

/** Whoever wins outright, then by points, then by figures (rules 5.6). */
export function places(counted: readonly CorralScore[]): number[] {
  return placesBy(counted.map((one) => [one.outright === null ? 0 : 1, one.total, one.figures]));
}
