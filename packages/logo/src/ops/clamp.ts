/** Values typed or dragged past the end stop at the end; nonsense keeps the current value. */
export const clampTo = (range: { min: number; max: number }, value: number, current: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(range.max, Math.max(range.min, value)) * 1000) / 1000 : current;
