import { POINTS_PER_YUAN, TOP_UP_YUAN_MAX, TOP_UP_YUAN_MIN } from '@markwright/contracts/payment-terms';

/** What the number typed stands for. */
export type TopUpUnit = 'yuan' | 'points';

export type TopUpProblem =
  | { kind: 'blank' | 'whole' }
  | { kind: 'tooSmall' | 'tooLarge'; limit: number }
  | { kind: 'multiple'; below: number; above: number };

type TopUpAmount = { yuan: number; points: number } | { problem: TopUpProblem };

const LIMITS = {
  yuan: { min: TOP_UP_YUAN_MIN, max: TOP_UP_YUAN_MAX },
  points: { min: TOP_UP_YUAN_MIN * POINTS_PER_YUAN, max: TOP_UP_YUAN_MAX * POINTS_PER_YUAN },
};

/** Reads what was typed, full-width digits included; the server checks again. */
export function readTopUp(unit: TopUpUnit, typed: string): TopUpAmount {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { problem: { kind: 'blank' } };
  if (!/^[+-]?\d{1,9}$/.test(text)) return { problem: { kind: 'whole' } };
  const value = Number(text);
  const { min, max } = LIMITS[unit];
  if (value < min) return { problem: { kind: 'tooSmall', limit: min } };
  if (value > max) return { problem: { kind: 'tooLarge', limit: max } };
  if (unit === 'yuan') return { yuan: value, points: value * POINTS_PER_YUAN };
  const over = value % POINTS_PER_YUAN;
  if (over > 0) return { problem: { kind: 'multiple', below: value - over, above: value - over + POINTS_PER_YUAN } };
  return { yuan: value / POINTS_PER_YUAN, points: value };
}
