/** Talk and chronicle as one: every word stands where it was said. */

import type { Entry } from '../connection/api';
import type { Namer } from '../connection/names';
import { takenBack } from '../connection/taken-back';
import type { GameClient } from '../games/game';
import { t } from '../language/words.svelte';
import type { Said } from '../protocol/messages';

export type FeedLine =
  | { kind: 'headline'; key: string; text: string }
  | { kind: 'told'; key: string; text: string; seat: number | null; icon: string | null; mine: boolean; taken?: boolean }
  | { kind: 'said'; key: string; said: Said; mine: boolean };

export const filters = ['all', 'talk', 'chronicle', 'mine'] as const;
export type Filter = (typeof filters)[number];

const MOST = 400;

export function feedLines(entries: readonly Entry[], said: readonly Said[], client: GameClient, name: Namer): FeedLine[] {
  const lines: FeedLine[] = [];
  const stranger: Namer = (seat) => name(seat);
  const taken = takenBack(entries);
  let next = 0;
  const sayUntil = (seq: number) => {
    for (; next < said.length && (said[next]!.seq ?? -1) < seq; next++) lines.push(spoken(said[next]!, name));
  };
  for (const entry of entries.slice(-MOST)) {
    sayUntil(entry.seq);
    if (entry.undoes != null) lines.push({ kind: 'told', key: `${entry.seq}.0`, text: t('undo-told'), seat: null, icon: null, mine: false });
    entry.events.forEach((event, place) => {
      const key = `${entry.seq}.${place}`;
      const headline = client.headline?.(event, name);
      if (headline) return void lines.push({ kind: 'headline', key, text: headline });
      const text = client.tell(event, name);
      if (!text) return;
      const mark = client.mark?.(event) ?? { seat: null, icon: null };
      // What addresses me is told to me in other words than to a stranger.
      lines.push({ kind: 'told', key, text, ...mark, mine: name.me != null && text !== client.tell(event, stranger), taken: taken.has(entry.seq) });
    });
  }
  sayUntil(Infinity);
  return lines;
}

const spoken = (said: Said, name: Namer): FeedLine => ({
  kind: 'said',
  key: `s${said.number}`,
  said,
  mine: name.me != null && (said.seat === name.me || said.to === name.me),
});

export function filtered(lines: FeedLine[], filter: Filter): FeedLine[] {
  if (filter === 'all') return lines;
  if (filter === 'mine') return lines.filter((line) => line.kind === 'headline' || line.mine);
  return lines.filter((line) => (line.kind === 'said') === (filter === 'talk'));
}
