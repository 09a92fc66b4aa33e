/** The name of what lies there, by how many animals are alike (rules 4.1). Which one wins is the game's business. */

const names: [string, (counts: number[]) => boolean][] = [
  ['five-alike', ([first = 0]) => first >= 5],
  ['four-alike', ([first = 0]) => first === 4],
  ['three-and-pair', ([first = 0, second = 0]) => first === 3 && second === 2],
  ['three-alike', ([first = 0]) => first === 3],
  ['two-pairs', ([first = 0, second = 0]) => first === 2 && second === 2],
  ['pair', ([first = 0]) => first === 2],
];

export function combination(animals: readonly string[]): string {
  const counts = [...tally(animals).values()].sort((a, b) => b - a);
  return names.find(([, fits]) => fits(counts))?.[0] ?? 'best-animal';
}

/** All of them, best first. */
export const combinations: readonly string[] = [...names.map(([name]) => name), 'best-animal'];

/** Each of them with five animals that make it; null is any other animal. */
export function examples([best = '', next = '']: readonly string[]): { combination: string; five: (string | null)[] }[] {
  const five: Record<string, (string | null)[]> = {
    'five-alike': [best, best, best, best, best],
    'four-alike': [best, best, best, best, null],
    'three-and-pair': [best, best, best, next, next],
    'three-alike': [best, best, best, null, null],
    'two-pairs': [best, best, next, next, null],
    pair: [best, best, null, null, null],
    'best-animal': [best, null, null, null, null],
  };
  return combinations.map((combination) => ({ combination, five: five[combination] ?? [] }));
}

/** The animals that make the combination first, and among those the better ones. */
export function inOrder(animals: readonly string[], ranks: readonly string[]): string[] {
  const counts = tally(animals);
  return [...animals].sort(
    (a, b) => counts.get(b)! - counts.get(a)! || ranks.indexOf(a) - ranks.indexOf(b),
  );
}

function tally(animals: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const animal of animals) counts.set(animal, (counts.get(animal) ?? 0) + 1);
  return counts;
}
