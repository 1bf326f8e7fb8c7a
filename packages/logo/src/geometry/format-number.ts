/** Two decimals, no trailing zeros, never "-0" or an exponent: short and safe inside an attribute. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (!Number.isFinite(rounded)) throw new RangeError('A coordinate is not a finite number');
  if (rounded === 0) return '0';
  return Math.abs(rounded) < 1e15 ? String(rounded) : rounded.toFixed(0);
}
