/** What a bot's words speak of: seats, gold and goods. */

import type { Values } from '../../language/words.svelte';
import { goldCount, goodCount } from './goods';

export function sayingValues(params: Record<string, unknown>, name: (seat: number) => string): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number') values[key] = key === 'merchant' ? name(value) : key === 'gold' ? goldCount(value) : value;
  }
  if (typeof params.good === 'string') values.goods = goodCount(params.good, Number(params.count));
  return values;
}
