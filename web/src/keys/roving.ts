/** A row of things that is one stop for Tab; within it arrows lead from one to the next, Home and End to its ends. */

import type { Attachment } from 'svelte/attachments';

import { turnTo } from './attention';

const THINGS = 'button:not(:disabled), a[href]';

interface Ways {
  /** Where ArrowUp and ArrowDown lead out of the row; without them they go along it. */
  up?: () => void;
  down?: () => void;
}

/** What is chosen may make a panel grow and push the row away: the hand stays in sight. */
async function keepInSight(thing: HTMLElement): Promise<void> {
  await new Promise((done) => setTimeout(done, 60));
  if (document.activeElement === thing) thing.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

export function roving(ways: Ways = {}): Attachment<HTMLElement> {
  return (row) => {
    let here = 0;
    let inside = false;
    const page = row.closest('dialog');
    /** What lies in a dialog of its own is not in the row. */
    const things = () => [...row.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.closest('dialog') === page);

    /** Exactly one of them can be reached by Tab: the one where the hand was last. */
    const settle = () => {
      const all = things();
      here = Math.max(0, Math.min(here, all.length - 1));
      all.forEach((thing, place) => {
        const wanted = place === here ? 0 : -1;
        if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
      });
      // What the hand was on is gone: its neighbour is next.
      if (inside && (document.activeElement === document.body || document.activeElement === null)) turnTo(all[here]);
    };

    const go = (place: number) => {
      const all = things();
      if (all.length === 0) return;
      here = (place + all.length) % all.length;
      settle();
      all[here]!.focus();
    };

    const came = (event: FocusEvent) => {
      const place = things().indexOf(event.target as HTMLElement);
      inside = place >= 0;
      if (place >= 0) here = place;
      settle();
    };
    const went = (event: FocusEvent) => {
      if (event.relatedTarget) inside = false;
    };
    const left = () => (inside = false);

    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !things().includes(event.target as HTMLElement)) return;
      if (event.key === 'Enter' || event.key === ' ') void keepInSight(event.target as HTMLElement);
      const onward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      switch (event.key) {
        case 'ArrowLeft':
        case 'ArrowRight':
          go(here + (event.key === onward ? 1 : -1));
          break;
        case 'ArrowUp':
          if (ways.up) ways.up();
          else go(here - 1);
          break;
        case 'ArrowDown':
          if (ways.down) ways.down();
          else go(here + 1);
          break;
        case 'Home':
          go(0);
          break;
        case 'End':
          go(-1);
          break;
        default:
          return;
      }
      event.preventDefault();
    };

    settle();
    const changes = new MutationObserver(settle);
    changes.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    row.addEventListener('focusin', came);
    row.addEventListener('focusout', went);
    row.addEventListener('keydown', pressed);
    addEventListener('pointerdown', left, true);
    return () => {
      changes.disconnect();
      row.removeEventListener('focusin', came);
      row.removeEventListener('focusout', went);
      row.removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', left, true);
    };
  };
}
