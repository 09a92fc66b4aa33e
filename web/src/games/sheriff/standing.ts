/** How things stand while the game is on, by what this seat sees: stalls that lie open, and its own face-down cards. */

import type { PlayerView, SheriffView } from '../../protocol/sheriff';
import { catalogue, type Good } from './catalogue.svelte';
import { goodOf, plain } from './goods';

export interface Title {
  good: string;
  /** Whoever would have it if the game ended now; none where nobody has such a good. */
  king: number[];
  queen: number[];
  /** What each of them would get. */
  kingPoints: number;
  queenPoints: number;
  counts: number[];
}

export interface Worth {
  legal: number;
  contraband: number;
  gold: number;
  titles: number;
  blackMarket: number;
  total: number;
}

const known = (player: PlayerView) => [...player.stall, ...(player.contraband ?? [])];

/** How many of this good a card counts for King and Queen (rules 7.2). */
function countsFor(card: string, good: Good): number {
  const printed = catalogue.find(plain(card));
  if (catalogue.plate(card)?.good === good.name || card === good.name) return 1;
  return printed?.counts_as === good.name ? (printed.counts_for ?? 1) : 0;
}

/** Tied for King: both bonuses are shared, and there is no Queen (rules 7.3). */
export function titles(view: SheriffView): Title[] {
  return catalogue.goods
    .filter((good) => good.king !== undefined)
    .map((good) => {
      const counts = view.players.map((player) => known(player).reduce((sum, card) => sum + countsFor(card, good), 0));
      const most = Math.max(...counts);
      const holding = (count: number) => (count > 0 ? counts.flatMap((one, seat) => (one === count ? [seat] : [])) : []);
      const king = holding(most);
      const queen = king.length === 1 ? holding(Math.max(0, ...counts.filter((count) => count < most))) : [];
      const both = (good.king ?? 0) + (king.length > 1 ? (good.queen ?? 0) : 0);
      return {
        good: good.name,
        counts,
        king,
        queen,
        kingPoints: king.length ? Math.floor(both / king.length) : (good.king ?? 0),
        queenPoints: queen.length ? Math.floor((good.queen ?? 0) / queen.length) : (good.queen ?? 0),
      };
    });
}

/** What I would have if the game ended now. */
export function worthOf(view: SheriffView, seat: number): Worth {
  const player = view.players[seat]!;
  const value = (cards: readonly string[]) => cards.reduce((sum, card) => sum + goodOf(card).value, 0);
  const bonuses = titles(view).reduce(
    (sum, title) => sum + (title.king.includes(seat) ? title.kingPoints : 0) + (title.queen.includes(seat) ? title.queenPoints : 0),
    0,
  );
  const parts = {
    legal: value(player.stall),
    contraband: value(player.contraband ?? []),
    gold: player.gold,
    titles: bonuses,
    blackMarket: player.black_market.reduce((sum, card) => sum + card.points, 0),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, one) => sum + one, 0) };
}
