/** The button that was pressed says “sending” while the answer takes its time. */

import { t } from '../language/words.svelte';

const A_MOMENT = 350;
const JUST_NOW = 500;

let pressed: { button: Element; at: number } | null = null;
addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    pressed = button && { button, at: Date.now() };
  },
  true,
);

/** Call when a request goes out, and what it returns when its answer has come. */
export function showSending(): () => void {
  const button = pressed && Date.now() - pressed.at < JUST_NOW ? pressed.button : null;
  const timer = setTimeout(() => {
    button?.setAttribute('data-sending', t('sending'));
    button?.setAttribute('aria-busy', 'true');
  }, A_MOMENT);
  return () => {
    clearTimeout(timer);
    button?.removeAttribute('data-sending');
    button?.removeAttribute('aria-busy');
  };
}
