/** What is printed on the cards of this table: the house's own data files, until the table has said what it plays with. */

import standard from '@games/sheriff/data/goods.toml';
import promo from '@games/sheriff/data/promo.toml';

export type Kind = 'legal' | 'contraband' | 'royal';

export interface Good {
  name: string;
  kind: Kind;
  value: number;
  fine: number;
  /** With three players, and with four or more. */
  copies: [number, number];
  counts_as?: string;
  counts_for?: number;
  king?: number;
  queen?: number;
  is?: string;
  others_gain?: number;
  effect?: string;
}

export interface SheriffConfig {
  edition?: string;
  players: number;
  goods: Good[];
}

export const house = [...standard.goods, ...promo.goods] as unknown as Good[];

class Catalogue {
  edition = $state('');
  private players = $state(4);
  private all = $state.raw<Good[]>(house);
  private readonly byName = $derived(new Map(this.all.map((good) => [good.name, good])));
  private readonly places = $derived(new Map(this.all.map((good, place) => [good.name, place])));
  private readonly plates = $derived(this.all.filter((good) => good.effect === 'feast-plate').map((good) => good.name));

  lay(config: SheriffConfig): void {
    this.edition = config.edition ?? '';
    this.players = config.players;
    this.all = config.goods;
  }

  find(name: string): Good | undefined {
    return this.byName.get(name);
  }

  place(name: string): number {
    return this.places.get(name) ?? this.all.length;
  }

  copies(good: Good): number {
    return good.copies[this.players === 3 ? 0 : 1];
  }

  /** Every good of which there is a card in this game. */
  get goods(): Good[] {
    return this.all.filter((good) => this.copies(good) > 0);
  }

  /** A feast plate on a stall carries the name of its good: `feast-plate-apples` (rules 2.5). */
  plate(card: string): { plate: string; good: string } | null {
    const plate = this.plates.find((one) => card.startsWith(`${one}-`));
    return plate ? { plate, good: card.slice(plate.length + 1) } : null;
  }
}

export const catalogue = new Catalogue();
