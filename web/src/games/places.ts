/** Places by merit: what comes first in a row of numbers decides first; the equal share a place. */

const isBetter = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
};

export function placesBy(merits: readonly (readonly number[])[]): number[] {
  return merits.map((merit) => 1 + merits.filter((other) => isBetter(other, merit)).length);
}
