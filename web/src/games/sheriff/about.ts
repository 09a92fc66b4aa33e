/** The pieces of this table and where the rules speak of them. */

import type { Piece } from '../../about/piece';
import { t } from '../../language/words.svelte';
import type { SheriffView } from '../../protocol/sheriff';
import { catalogue, type Good } from './catalogue.svelte';
import { goodCount, goodName } from './goods';

const EFFECTS: Record<string, string[]> = {
  'feast-plate': ['2.5'],
  'royal-summons': ['2.6'],
  'brimstone-oil': ['2.7'],
  'arcane-scrolls': ['2.8'],
  'tabletop-trophy': ['2.9'],
};

const THINGS: Record<string, { picture: string; clauses: string[] }> = {
  badge: { picture: 'badge', clauses: ['5.1', '5.6', '6.2'] },
  deputy: { picture: 'deputy', clauses: ['8.1', '8.3', '8.4'] },
  bag: { picture: 'bag-closed', clauses: ['4.1', '4.2', '5.16', '5.17', '5.18'] },
  stall: { picture: 'stall', clauses: ['5.16', '10.1', '7.1'] },
  pile: { picture: 'pile', clauses: ['3.3', '3.4', '3.6'] },
  deck: { picture: 'deck', clauses: ['3.3', '1.12'] },
  purse: { picture: 'coin', clauses: ['2.3', '5.4', '5.19'] },
  'black-market': { picture: 'mask', clauses: ['9.1', '9.2', '9.3'] },
  loot: { picture: 'loot', clauses: ['8.5', '8.7', '10.3'] },
};

export function pieces(any: unknown): string[] {
  const view = any as SheriffView;
  const office = view.office.length > 1 ? 'deputy' : 'badge';
  const things = [office, 'bag', 'stall', 'purse', 'pile', 'deck'];
  if (view.black_market.length) things.push('black-market');
  if (view.loot) things.push('loot');
  return [...catalogue.goods.map((good) => `good:${good.name}`), ...things];
}

export function about(piece: string, any: unknown): Piece | null {
  const good = piece.startsWith('good:') ? catalogue.find(piece.slice(5)) : undefined;
  if (good) return { title: goodName(good.name), picture: good.name, facts: facts(good), clauses: clausesOf(good) };
  const thing = THINGS[piece];
  if (!thing) return null;
  const view = any as SheriffView;
  const more = piece === 'deck' ? [t('piece-in-deck', { count: view.deck_count })] : [];
  return { title: t(`piece-${piece}`), picture: thing.picture, facts: more, clauses: thing.clauses };
}

function facts(good: Good): string[] {
  const told = [`${t(`kind-${good.kind}`)}, ${t('value-and-fine', { value: good.value, fine: good.fine })}`];
  told.push(t('piece-copies', { count: catalogue.copies(good) }));
  if (good.kind === 'legal') told.push(t('piece-crowns', { king: good.king ?? 0, queen: good.queen ?? 0 }));
  if (good.counts_as) told.push(t('piece-counts', { goods: goodCount(good.counts_as, good.counts_for ?? 0) }));
  if (good.is) told.push(t('piece-is', { good: goodName(good.is), gain: good.others_gain ?? 0 }));
  return told;
}

function clausesOf(good: Good): string[] {
  if (good.effect) return EFFECTS[good.effect] ?? ['2.1'];
  if (good.is) return ['2.4'];
  if (good.kind === 'royal') return ['2.2', '7.2'];
  return good.kind === 'legal' ? ['2.1', '4.3', '7.2', '7.3'] : ['2.1', '4.3', '5.5', '5.16'];
}
