/** How long answers took, and what went wrong with those that were none. */
export type Taken = { ms: number[]; errors: string[]; seconds: number };

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
