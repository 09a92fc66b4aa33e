/** What came of an opened bag, in a sentence: who pays, what is lost, what goes through. */

import { parts, type Namer } from '../../connection/names';
import { t } from '../../language/words.svelte';
import type { BagOpened, Event } from '../../protocol/sheriff';
import { goldCount, listed, wrongCards } from './goods';

const seatOf = (purse: string) => (purse.startsWith('purse:') ? Number(purse.slice(6)) : null);

export function outcomeInWords(opened: BagOpened, after: readonly Event[], declared: string | null, name: Namer): string {
  const fines = after.flatMap((event) => (event.event === 'gold' && event.why === 'fine' ? [event] : []));
  const gold = goldCount(fines.reduce((sum, fine) => sum + fine.amount, 0));
  if (opened.truthful) {
    const paying = [...new Set(fines.map((fine) => seatOf(fine.source)))].filter((seat) => seat !== null);
    return fines.length ? t('after-truth', { ...parts(name, { name: opened.merchant, from: paying }), gold }) : '';
  }
  const lost = opened.confiscated ?? wrongCards(opened.cards, declared ?? '');
  const goods = listed(lost);
  const said = fines.length ? t('after-fine', { ...parts(name, { name: opened.merchant }), gold, goods }) : t('after-lost', { goods });
  const left = [...opened.cards];
  for (const card of lost) left.splice(left.indexOf(card), 1);
  return left.length ? `${said} ${t('after-through', { goods: listed(left) })}` : said;
}
