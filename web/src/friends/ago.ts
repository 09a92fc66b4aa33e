/** How long ago something was, in the reader's language: “5 minutes ago”, “yesterday”. */

import { words } from '../language/words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function agoOf(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, 'second');
}
