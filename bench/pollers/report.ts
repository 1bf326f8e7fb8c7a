import { median, percentile } from '../percentile.ts';

export type Spread = { median: number; p95: number };

export type PollerReport = {
  pollers: number;
  seconds: number;
  polls: number;
  held: number;
  failed: number;
  holdMs: Spread;
  signIns: number;
  signInMs: Spread;
  scanMs: number;
};

/** The web gives a poll up after 5 s. */
export const POLLER_LIMITS = { holdMs: 5000, signInMs: 500 };

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { median: 0, p95: 0 };
  return { median: Math.round(median(values)), p95: Math.round(percentile(values, 0.95)) };
}
