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
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p95: at(0.95) };
}
