/** What was said, in the reader's words: bots and quick phrases come as a code. */

import type { Namer } from '../connection/names';
import type { GameClient } from '../games/game';
import { t, words, type Values } from '../language/words.svelte';
import type { TableInfo } from '../protocol/http';
import type { Said } from '../protocol/messages';
import { lineOf, voiceOf } from './voices';

export function sentenceOf(said: Said, client: GameClient, info: TableInfo | null, name: Namer): string {
  if (said.text !== null) return said.text;
  const id = `say-${(said.code ?? '').replaceAll('.', '-')}`;
  if (!words.knows(id)) return said.code ?? '';
  const values: Values = { to: said.to === null ? '' : name(said.to), ...client.sayingValues(said.params, (seat) => name(seat)) };
  if (said.seat === null || said.code?.startsWith('phrase.')) return t(id, values);
  return lineOf(id, values, { voice: voiceOf(info, said.seat), nth: said.nth ?? 0, salt: `${info?.id}/${said.seat}/${said.code}` });
}
