/** '' for 0, '.05' for 5, '.5' for 50: hundredths as they are written. */
const HUNDREDTHS = Array.from({ length: 100 }, (_, value) =>
  value === 0 ? '' : `.${String(value).padStart(2, '0').replace(/0$/, '')}`,
);
const EXACT_LIMIT = 2e7;

/** Two decimals, no trailing zeros, never "-0" or an exponent: short and safe inside an attribute. */
export function formatNumber(value: number): string {
  const hundredths = Math.round(value * 100);
  // The common case without the general number printer, which is the slowest part of drawing a logo.
  if (hundredths >= 0 && hundredths < EXACT_LIMIT * 100) {
    const whole = Math.trunc(hundredths / 100);
    return whole + (HUNDREDTHS[hundredths - whole * 100] ?? '');
  }
  if (hundredths < 0 && hundredths > -EXACT_LIMIT * 100) return `-${formatNumber(-value)}`;
  if (!Number.isFinite(hundredths)) throw new RangeError('A coordinate is not a finite number');
  return value.toFixed(0);
}
