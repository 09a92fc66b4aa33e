/** Bars of a score, laid out on one scale: what is added runs on from nothing, what is taken away runs back from it. */

/** What a part is, whatever game it is counted in: its colour and pattern are the same in all of them. */
export type Kind = 'pieces' | 'risk' | 'coins' | 'titles' | 'sets' | 'tasks';

export interface Part {
  label: string;
  kind: Kind;
  value: number;
}

export interface Bar {
  seat: number;
  /** The number of a portrait. */
  face?: number;
  name: string;
  place: number;
  total: number;
  parts: Part[];
}

export interface DrawnBar extends Omit<Bar, 'parts'> {
  /** In the order in which they are met, going away from nothing. */
  minus: (Part & { width: number })[];
  plus: (Part & { width: number })[];
}

export interface Drawn {
  bars: DrawnBar[];
  /** Where nothing is, in percent from the bars' beginning. */
  zero: number;
}

/** Best first; widths in percent of their own side. Parts of nothing are left out. */
export function layOut(bars: readonly Bar[]): Drawn {
  const sum = (bar: Bar, sign: 1 | -1) => bar.parts.reduce((total, part) => total + Math.max(0, sign * part.value), 0);
  const most = Math.max(1, ...bars.map((bar) => sum(bar, 1)));
  const least = Math.max(0, ...bars.map((bar) => sum(bar, -1)));
  const side = (bar: Bar, sign: 1 | -1, longest: number) =>
    bar.parts.filter((part) => sign * part.value > 0).map((part) => ({ ...part, width: (Math.abs(part.value) / longest) * 100 }));
  return {
    zero: (least / (most + least)) * 100,
    bars: [...bars]
      .sort((a, b) => a.place - b.place || b.total - a.total)
      .map((bar) => ({ ...bar, minus: side(bar, -1, least), plus: side(bar, 1, most) })),
  };
}
