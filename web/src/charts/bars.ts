/** Bars of a score, laid out on one scale. */

export interface Part {
  label: string;
  value: number;
}

export interface Bar {
  seat: number;
  name: string;
  place: number;
  total: number;
  parts: Part[];
}

export interface DrawnBar extends Omit<Bar, 'parts'> {
  parts: (Part & { width: number })[];
}

/** Best first; a part's width in percent of the longest bar. Parts of nothing are left out. */
export function layOut(bars: readonly Bar[]): DrawnBar[] {
  const length = (bar: Bar) => bar.parts.reduce((sum, part) => sum + Math.abs(part.value), 0);
  const longest = Math.max(1, ...bars.map(length));
  return [...bars]
    .sort((a, b) => a.place - b.place || b.total - a.total)
    .map((bar) => ({
      ...bar,
      parts: bar.parts
        .filter((part) => part.value !== 0)
        .map((part) => ({ ...part, width: (Math.abs(part.value) / longest) * 100 })),
    }));
}
