/** A group's own goods (rules 1.14): the standard ones stay, or go all together. */

import { strangers, type OwnCards } from '../own';
import { about } from './about';
import { house, type SheriffConfig } from './catalogue.svelte';

export function ownCards(any: unknown): OwnCards | null {
  const { goods } = any as SheriffConfig;
  const instead = house.some((good) => good.kind === 'legal' && !goods.some((one) => one.name === good.name));
  const own = instead ? goods : strangers(goods, house);
  const pieces = own.flatMap((good) => about(`good:${good.name}`, null) ?? []);
  return pieces.length ? { pieces, instead } : null;
}
