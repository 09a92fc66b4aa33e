/** Animals in the reader's words; those of a group's own farm by the name that it gave them. */

import { spelled, t, words } from '../../language/words.svelte';

export function animalName(animal: string): string {
  const id = `animal-${animal}`;
  return words.knows(id) ? t(id) : spelled(animal);
}
