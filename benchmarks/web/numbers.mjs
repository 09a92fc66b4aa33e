export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values) => quantile(values, 0.5);
export const sum = (values) => values.reduce((total, value) => total + value, 0);
