/** Dragging by mouse, pen or finger. Whatever can be dragged can be tapped as well, so the keyboard needs nothing. */

import type { Attachment } from 'svelte/attachments';

const STARTS_AFTER = 9;

/** `dropped` gets the name of the `data-drop` under the pointer, or null. */
export function draggable(enabled: () => boolean, dropped: (target: string | null) => void): Attachment<HTMLElement> {
  return (element) => {
    let ghost: HTMLElement | null = null;
    let start: { x: number; y: number; id: number } | null = null;
    let over: Element | null = null;

    const under = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < STARTS_AFTER) return;
        element.setPointerCapture(event.pointerId);
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.classList.add('ghost');
        ghost.setAttribute('aria-hidden', 'true');
        ghost.style.inlineSize = `${element.offsetWidth}px`;
        document.body.append(ghost);
        element.classList.add('dragged');
      }
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) rotate(4deg)`;
      const target = under(event);
      if (target !== over) {
        over?.classList.remove('drop-here');
        target?.classList.add('drop-here');
        over = target;
      }
    };
    const end = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const target = ghost && event.type === 'pointerup' ? under(event) : null;
      const dragged = ghost !== null;
      ghost?.remove();
      ghost = null;
      start = null;
      over?.classList.remove('drop-here');
      over = null;
      element.classList.remove('dragged');
      if (!dragged) return;
      // The click that follows a drag is not a tap.
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
      dropped(target?.getAttribute('data-drop') ?? null);
    };
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      ghost?.remove();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  };
}
