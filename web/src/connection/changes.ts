/** A view that came as what has changed: put together again with the one before it. */

import type { Changes, View } from '../protocol/messages';

type Fields = Record<string, unknown>;

/** How things stand now. What has not changed is the same object as before. */
export function applied(before: View, changes: Changes): View {
  const view: Fields = { ...(before.view as Fields), ...changes.view };
  for (const [field, rows] of Object.entries(changes.rows ?? {})) {
    const list = [...(view[field] as Fields[])];
    for (const [place, row] of Object.entries(rows)) list[Number(place)] = { ...list[Number(place)], ...row };
    view[field] = list;
  }
  return {
    type: 'view',
    seq: changes.seq,
    view,
    prompts: changes.prompts ?? before.prompts,
    waiting_for: changes.waiting_for ?? before.waiting_for,
    deadlines: changes.deadlines ?? [],
    undo: changes.undo ?? null,
  };
}
