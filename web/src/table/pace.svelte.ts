/** How fast one wants to follow the bots: this browser's own wish, told to every table. */

import { remember, remembered } from '../app/memory';
import type { Busy } from '../protocol/messages';

export type Pace = NonNullable<Busy['pace']>;
export const paces: Pace[] = ['slow', 'normal', 'fast', 'click'];
const factors: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.35, click: 1 };

class PaceChoice {
  now = $state<Pace>(paces.find((one) => one === remembered('pace')) ?? 'normal');

  choose(pace: Pace): void {
    this.now = pace;
    remember('pace', pace);
  }

  /** What usually takes so many milliseconds. */
  time(usual: number): number {
    return usual * factors[this.now];
  }
}

export const pace = new PaceChoice();
