/** A piece on the table is asked about by a right click, a long press, or a plain click where a click does nothing else. */

import type { Attachment } from 'svelte/attachments';

const LONG = 550;
const STILL = 9;

export const pieceOf = (place: Element | null | undefined): string | null =>
  place?.closest('[data-about]')?.getAttribute('data-about') ?? null;

export function asking(about: (piece: string) => void): Attachment<HTMLElement> {
  return (table) => {
    let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    const stop = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    const menu = (event: Event) => {
      const piece = pieceOf(event.target as Element);
      if (!piece) return;
      event.preventDefault();
      stop();
      about(piece);
    };
    const click = (event: MouseEvent) => {
      const place = event.target as Element;
      const piece = pieceOf(place);
      if (piece && !place.closest('button, a, label, input, select')) about(piece);
    };
    const down = (event: PointerEvent) => {
      const piece = pieceOf(event.target as Element);
      if (event.pointerType === 'mouse' || !piece) return;
      stop();
      const timer = setTimeout(() => {
        press = null;
        // The finger is still down: what its lifting would choose is not meant.
        table.addEventListener('click', swallow, { capture: true, once: true });
        addEventListener('pointerup', () => setTimeout(() => table.removeEventListener('click', swallow, true), 50), { once: true });
        about(piece);
      }, LONG);
      press = { x: event.clientX, y: event.clientY, timer };
    };
    const move = (event: PointerEvent) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) stop();
    };

    table.addEventListener('contextmenu', menu);
    table.addEventListener('click', click);
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerup', stop);
    table.addEventListener('pointercancel', stop);
    return () => {
      stop();
      table.removeEventListener('contextmenu', menu);
      table.removeEventListener('click', click);
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerup', stop);
      table.removeEventListener('pointercancel', stop);
    };
  };
}
