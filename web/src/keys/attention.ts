/** Whose hand is where: the keyboard is led to what is asked, but never away from what someone is writing. */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

const lost = () => document.activeElement === null || document.activeElement === document.body;

/** Someone talks, draws something up, or has something open. */
function isBusy(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return document.activeElement?.closest('input:not([type=radio]), select, textarea, aside, form, .moment') != null;
}

/** Whoever points at things keeps the page where it is. */
export function turnTo(place: Element | null | undefined): void {
  if (place instanceof HTMLElement) place.focus({ preventScroll: !byKeys });
}

/** The first thing in this place that a key can press, or the place itself. */
export function enter(place: Element | null): boolean {
  if (!place) return false;
  const things = [...place.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')];
  const first = things.find((thing) => thing.tabIndex >= 0 && !thing.matches(':disabled') && thing.offsetParent !== null);
  turnTo(first ?? place);
  return true;
}

/** A letter that leads to the first of these places that is there, and what it says in the list of keys. */
export interface GameKey {
  key: string;
  what: string;
  stops: string[];
}

/** Places of the table that keys lead to, marked by `data-stop`: `asked`, `hand`, `talk`, and what a game has more. */
export const stop = (name: string) => document.querySelector(`[data-stop="${name}"]`);

function enterAgain(): void {
  const asked = stop('asked');
  if (asked) turnTo(asked);
  else enter([...document.querySelectorAll('#board [data-stop]:not([data-stop="hand"])')].at(-1) ?? null);
}

/** Follows the questions of one table. */
export class Attention {
  private last: string | null = null;

  /** `question` names what is asked of me now; a new one takes the keyboard, unless it is busy elsewhere. */
  async follow(question: string | null): Promise<void> {
    const fresh = question !== null && question !== this.last;
    this.last = question;
    await tick();
    if (fresh && !isBusy()) turnTo(stop('asked'));
    else this.rescue();
  }

  /** What had the focus is gone: it goes to what comes next, not back to the top of the page. */
  rescue(): void {
    if (byKeys && lost()) enterAgain();
  }
}

/** A panel that asks something: it is called by its heading, and ArrowDown leads from it to the hand. */
export const asks: Attachment<HTMLElement> = (panel) => {
  const heading = panel.querySelector('h2, h3');
  if (heading) {
    heading.id ||= `title-${Math.random().toString(36).slice(2, 8)}`;
    panel.setAttribute('aria-labelledby', heading.id);
  }
  const pressed = (event: KeyboardEvent) => {
    const hand = stop('hand');
    if (event.key !== 'ArrowDown' || !(event.target as Element).matches('[data-stop="asked"], .button.main')) return;
    if (!hand?.querySelector('button:not(:disabled)')) return;
    event.preventDefault();
    enter(hand);
  };
  panel.addEventListener('keydown', pressed);
  return () => panel.removeEventListener('keydown', pressed);
};

/** Up from the hand: to what confirms the choice, or to the panel that asks. */
export function upFromHand(): void {
  turnTo(document.querySelector('[data-stop="asked"] .button.main:not(:disabled)') ?? stop('asked'));
}

/** Something that lies over the table for a while: it takes the focus, Escape closes it, and the focus goes back. */
export function passing(over: () => void): Attachment<HTMLElement> {
  return (scene) => {
    const before = document.activeElement;
    if (!isBusy()) turnTo(scene.querySelector('button'));
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      over();
    };
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('keydown', escape, true);
      void tick().then(() => {
        if (!lost()) return;
        if (before instanceof HTMLElement && before.isConnected && before !== document.body) turnTo(before);
        else enterAgain();
      });
    };
  };
}
