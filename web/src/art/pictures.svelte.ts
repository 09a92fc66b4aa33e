/** Every drawing by its name. A game brings its own when its table is opened. */

import { SvelteMap } from 'svelte/reactivity';

import { things } from './things';

export const pictures = new SvelteMap<string, string>(Object.entries(things));

export function bring(drawings: Record<string, string>): void {
  for (const [name, drawing] of Object.entries(drawings)) pictures.set(name, drawing);
}
