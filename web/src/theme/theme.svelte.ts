/** Day or candle light: as the reader's system has it, until they say otherwise. */

import { remember, remembered } from '../app/memory';

export type Theme = 'light' | 'dark';

function wish(): Theme {
  const said = remembered('theme');
  if (said === 'light' || said === 'dark') return said;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

class Light {
  now = $state<Theme>('light');

  begin(): void {
    this.set(wish(), false);
  }

  toggle(): void {
    this.set(this.now === 'light' ? 'dark' : 'light', true);
  }

  private set(theme: Theme, keep: boolean): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
    if (keep) remember('theme', theme);
  }
}

export const light = new Light();

export function calmMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
