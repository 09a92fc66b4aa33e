/** A list that acts when something is chosen from it: arrows open it, instead of choosing the first thing at once. */

import type { Attachment } from 'svelte/attachments';

export const opensFirst: Attachment<HTMLSelectElement> = (list) => {
  const pressed = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey || typeof list.showPicker !== 'function') return;
    event.preventDefault();
    list.showPicker();
  };
  list.addEventListener('keydown', pressed);
  return () => list.removeEventListener('keydown', pressed);
};
