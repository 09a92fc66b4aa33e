/** Every drawing by its name. A game brings its own. */

import { SvelteMap } from 'svelte/reactivity';

import { things } from './things';

export const pictures = new SvelteMap<string, string>(Object.entries(things));

export function bring(drawings: Record<string, string>): void {
  for (const [name, drawing] of Object.entries(drawings)) pictures.set(name, drawing);
}

/** The drawing of this name. */
export function drawn(name: string): string {
  return pictures.get(name) ?? lettered(name);
}

/** A group's own card has no drawing here: a crate with its first letters, so that two of them can be told apart. */
function lettered(name: string): string {
  const words = name.split(/[^a-z0-9]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '?');
  return (
    '<path fill="#c79a5b" d="M5 9h38v32H5z"/><path stroke-width="1.500" d="M5 16h38M5 34h38"/>' +
    `<text x="24" y="30" text-anchor="middle" font-size="15" font-weight="800" stroke="none" fill="#3b2413">${letters.slice(0, 2).toUpperCase()}</text>`
  );
}
