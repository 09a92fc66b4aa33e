/** Cards and coins that fly from zone to zone. A zone is any element with `data-zone`. */

import { drawn } from '../art/pictures.svelte';
import type { Flight } from '../games/game';
import { calmMotion } from '../theme/theme.svelte';

const MOST_PIECES = 8;
const LASTS = 520;

function place(zone: string): DOMRect | null {
  const element = document.querySelector(`[data-zone="${zone}"]`);
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

function piece(kind: Flight['kind'], name: string | null): HTMLElement {
  const element = document.createElement('div');
  element.className = `flyer ${kind}${name === null ? ' back' : ''}`;
  element.setAttribute('aria-hidden', 'true');
  const shown = kind === 'coin' ? 'coin' : name;
  if (shown !== null) {
    element.innerHTML = `<svg viewBox="0 0 48 48" fill="none" stroke="#3b2413" stroke-width="2" stroke-linejoin="round">${drawn(shown)}</svg>`;
  }
  return element;
}

export function fly(flights: Flight[]): void {
  if (calmMotion() || document.hidden) return;
  // All places are read before the first piece is added: a read after a change would lay the table out again.
  const ways = flights.map((flight) => ({ flight, from: place(flight.from), to: place(flight.to) }));
  let delay = 0;
  for (const { flight, from, to } of ways) {
    if (!from || !to) continue;
    for (const name of flight.pieces.slice(0, MOST_PIECES)) {
      launch(piece(flight.kind, name), from, to, delay);
      delay += 55;
    }
  }
}

/** Moves and fades only, and by plain lengths: then the browser needs neither layout nor paint for a frame. */
function launch(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  document.body.append(element);
  const centre = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  const [a, b] = [centre(from), centre(to)];
  const lift = Math.min(90, Math.hypot(b.x - a.x, b.y - a.y) / 4);
  const at = (x: number, y: number, turn: number, scale: number) => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const animation = element.animate(
    [
      { transform: at(a.x, a.y, -6, 0.8), opacity: 0 },
      { transform: at(a.x + (b.x - a.x) * 0.15, a.y + (b.y - a.y) * 0.15 - lift * 0.4, -3, 1), opacity: 1, offset: 0.15 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, 5, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(b.x, b.y, 0, 0.85), opacity: 0.2 },
    ],
    { duration: LASTS, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  );
  const remove = () => element.remove();
  animation.onfinish = remove;
  animation.oncancel = remove;
}
