/** Figures and cards as they lie before they are mixed, for whoever checks that they were mixed fairly. */

import type { ShufflesOf } from '../../fairness/check';

interface SetUp {
  animals: { name: string; cards: number; points: number[] }[];
}

export const shuffles: ShufflesOf = (config, chance) => {
  const { animals } = config as SetUp;
  const points = animals.flatMap((animal) => chance.shuffled(animal.points));
  const cards = chance.shuffled(animals.flatMap((animal) => Array<string>(animal.cards).fill(animal.name)));
  return [
    { event: 'figures-mixed', field: 'points', value: points },
    { event: 'deck-shuffled', field: 'cards', value: cards },
  ];
};
