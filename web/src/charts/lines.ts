/** Lines over the rounds, on one scale. */

export interface Series {
  seat: number;
  name: string;
  values: number[];
}

export interface DrawnLine {
  seat: number;
  name: string;
  points: [number, number][];
  /** Where the name stands, moved so that no two names cover each other. */
  label: number;
}

const LINE_HEIGHT = 14;

export function scale(series: readonly Series[], width: number, height: number) {
  const values = series.flatMap((one) => one.values);
  const least = Math.min(0, ...values);
  const step = niceStep((Math.max(1, ...values) - least) / 4);
  const top = Math.max(step, Math.ceil(Math.max(1, ...values) / step) * step);
  const steps = Math.max(1, ...series.map((one) => one.values.length - 1));
  const x = (place: number) => round((place / steps) * width);
  const y = (value: number) => round(height - ((value - least) / (top - least)) * height);
  const lines: DrawnLine[] = series.map((one) => ({
    seat: one.seat,
    name: one.name,
    points: one.values.map((value, place): [number, number] => [x(place), y(value)]),
    label: y(one.values.at(-1) ?? 0),
  }));
  let last = -Infinity;
  for (const line of [...lines].sort((a, b) => a.label - b.label)) {
    line.label = last = Math.max(line.label, last + LINE_HEIGHT);
  }
  const grid: { value: number; y: number }[] = [];
  for (let value = Math.ceil(least / step) * step; value <= top; value += step) grid.push({ value, y: y(value) });
  return { lines, grid, x };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}

const round = (value: number) => Math.round(value * 10) / 10;
