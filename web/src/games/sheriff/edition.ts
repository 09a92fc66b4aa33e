/** Words of the edition that is played: a printed rulebook may call a step otherwise than another one does. */

import { t, words } from '../../language/words.svelte';

export function editionWord(id: string, edition: string): string {
  return words.knows(`${id}-${edition}`) ? t(`${id}-${edition}`) : t(id);
}
