/** Sheriff of Nottingham with the box on the table: stalls by taps, the inspection timer, what was promised. */

import presets from '@games/sheriff/data/editions.toml';
import promo from '@games/sheriff/data/promo.toml';
import standard from '@games/sheriff/data/goods.toml';

import { n, t } from '../../language/words.svelte';
import type { BoxSetUp, Counted, CountedPart, Counter, CounterGroup, GameBox, Reason, Tapped } from '../box';
import type { Good } from './catalogue.svelte';
import { places, Prices, scores, type Stall, type StallScore } from './counting';
import { goodName, titledGood } from './goods';

interface Preset {
  players: number[];
  tie: string;
  timer_runs: string;
  black_market_prices: Record<string, [number, number]>;
}

const { every, ...named } = presets as unknown as Record<string, Partial<Preset>>;
const presetOf = (edition: string) => ({ ...every, ...named[edition] }) as Preset;
/** What the promo cards and the black market belong to (rules 1.4, 1.10). */
const optionsOf = (edition: string) => ['royal_goods', edition === 'second' ? 'black_market' : 'promo_cards'];
/** The usual number of seconds for each merchant (rules 1.5). */
const USUAL_TIMER = 60;

export function pricesOf({ players, on }: BoxSetUp): Prices {
  const all = [...(standard.goods as unknown as Good[]), ...(on.promo_cards ? (promo.goods as unknown as Good[]) : [])];
  return new Prices(all.filter((good) => good.copies[players === 3 ? 0 : 1] > 0 && (on.royal_goods || good.kind !== 'royal')));
}

/** The cards of the black market: `black-market:silk:0` is the upper one of silk. */
function blackMarket({ edition, on }: BoxSetUp): { name: string; good: string; points: number }[] {
  if (!on.black_market) return [];
  return Object.entries(presetOf(edition).black_market_prices).flatMap(([good, cards]) =>
    cards.map((points, place) => ({ name: `black-market:${good}:${place}`, good, points })),
  );
}

export function stallOf(setUp: BoxSetUp, tapped: Tapped): Stall {
  const prices = pricesOf(setUp);
  const known = [...prices.goods.map((good) => good.name), ...prices.plates.map((plate) => plate.name)];
  return {
    cards: Object.fromEntries(known.filter((name) => tapped[name]).map((name) => [name, tapped[name]!])),
    blackMarket: blackMarket(setUp).filter((card) => tapped[card.name]).map((card) => card.points),
    gold: tapped.gold ?? 0,
  };
}

function counters(setUp: BoxSetUp): CounterGroup[] {
  const prices = pricesOf(setUp);
  const points = (value: number) => t('box-points', { count: value });
  const counter = (good: Good): Counter => ({
    name: good.name,
    picture: good.name,
    label: goodName(good.name),
    note: points(good.value),
    most: good.copies[setUp.players === 3 ? 0 : 1],
  });
  const of = (kind: Good['kind'], extra: boolean) =>
    prices.goods.filter((good) => good.kind === kind && isPromo(good) === extra && good.effect !== 'feast-plate').map(counter);
  const plates = prices.plates.map(({ name, plate, good }) => ({
    name,
    picture: good.name,
    label: `${goodName(plate.name)}: ${goodName(good.name)}`,
    note: points(good.value),
    most: plate.copies[0],
  }));
  const groups = [
    { name: 'gold', title: t('gold'), counters: [{ name: 'gold', picture: 'coin', label: t('gold'), note: points(1), most: null, steps: [5, 20] }] },
    { name: 'legal', title: t('score-legal'), counters: of('legal', false) },
    { name: 'contraband', title: t('score-contraband'), counters: of('contraband', false) },
    { name: 'royal', title: t('option-sheriff-royal-goods'), counters: of('royal', false) },
    { name: 'promo', title: t('option-sheriff-promo-cards'), counters: [...of('contraband', true), ...plates] },
    {
      name: 'black-market',
      title: t('black-market'),
      counters: blackMarket(setUp).map((card) => ({ name: card.name, picture: card.good, label: goodName(card.good), note: points(card.points), most: 1 })),
    },
  ];
  return groups.filter((group) => group.counters.length > 0);
}

const isPromo = (good: Good) => (promo.goods as { name: string }[]).some((one) => one.name === good.name);

function reasonsOf(prices: Prices, stall: Stall, open: boolean): Reason[] {
  return Object.entries(stall.cards)
    .filter(([card]) => prices.liesOpen(card) === open)
    .map(([card, count]) => {
      const plate = prices.plates.find((one) => one.name === card);
      const label = plate ? `${goodName(plate.plate.name)} (${goodName(plate.good.name)})` : goodName(card);
      return { label: `${label}: ${n(count)} × ${n(prices.value(card))}`, value: count * prices.value(card) };
    });
}

function partsOf(prices: Prices, stall: Stall, score: StallScore): CountedPart[] {
  const gains = score.gains.map((gain) => ({ label: t('box-gain', { card: goodName(gain.card), count: gain.others }), value: gain.points }));
  const crowned = score.titles.map((one) => ({
    label: t(one.title === 'king' ? 'box-king' : 'box-queen', { good: titledGood(one.good) }) + (one.shared > 1 ? ` (${t('box-shared', { count: one.shared })})` : ''),
    value: one.points,
  }));
  return [
    { kind: 'pieces', label: t('score-legal'), value: score.legal, reasons: reasonsOf(prices, stall, true) },
    { kind: 'risk', label: t('score-contraband'), value: score.contraband, reasons: [...reasonsOf(prices, stall, false), ...gains] },
    { kind: 'coins', label: t('gold'), value: score.gold, reasons: [] },
    { kind: 'titles', label: t('score-bonus'), value: crowned.reduce((total, one) => total + one.value, 0), reasons: crowned },
    { kind: 'tasks', label: t('black-market'), value: score.blackMarket, reasons: [] },
  ];
}

function count(setUp: BoxSetUp, tapped: readonly Tapped[]): Counted[] {
  const prices = pricesOf(setUp);
  const stalls = tapped.map((one) => stallOf(setUp, one));
  const scored = scores(prices, stalls);
  const placed = places(scored, presetOf(setUp.edition).tie);
  const isTied = (seat: number) => scored.some((one, other) => other !== seat && one.total === scored[seat]!.total);
  return scored.map((score, seat) => ({
    total: score.total,
    place: placed[seat]!,
    parts: partsOf(prices, stalls[seat]!, score),
    note: isTied(seat) && score.total > 0 ? t(presetOf(setUp.edition).tie === 'points' ? 'box-tie-points' : 'box-tie-cards') : undefined,
  }));
}

export const box: GameBox = {
  words: ['sheriff', 'sheriff-cards', 'sheriff-setup', 'sheriff-box'],
  editions: Object.keys(named).map((edition) => ({
    name: edition,
    players: presetOf(edition).players,
    options: optionsOf(edition).map((name) => ({ name, label: () => t(`option-sheriff-${name.replaceAll('_', '-')}`) })),
  })),
  counters,
  count,
  timer(setUp) {
    const together = presetOf(setUp.edition).timer_runs === 'together';
    // With six players two of them are deputies (rules 8.1).
    const merchants = setUp.players - (setUp.players === 6 ? 2 : 1);
    return {
      title: t('option-sheriff-inspection-timer'),
      seconds: USUAL_TIMER,
      of: merchants,
      together,
      about: t(together ? 'box-timer-together' : 'box-timer-each', { count: merchants }),
      over: t(together ? 'box-timer-over-together' : 'box-timer-over-each'),
    };
  },
  promises: () => ['pass', 'open', 'gold', 'later'].map((one) => t(`box-begin-${one}`)),
};
