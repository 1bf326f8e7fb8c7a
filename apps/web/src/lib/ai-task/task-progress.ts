import { useEffect, useState } from 'react';

export const STAGE_COUNT = 4;
const FULL_WAIT_MS = 30_000;
const WAITING_LIMIT = 98;

/** The bar's percentage: 98 after thirty seconds, and all of it only once the result is there. */
export const progressAt = (elapsedMs: number): number =>
  Math.min(WAITING_LIMIT, (Math.max(0, elapsedMs) / FULL_WAIT_MS) * WAITING_LIMIT);

/** Which of the four stages a percentage is in, counted from 0. */
export const stageAt = (percent: number): number =>
  Math.min(STAGE_COUNT - 1, Math.floor(percent / (100 / STAGE_COUNT)));

const TICK_MS = 200;

/** The waiting bar's percentage, moving while it is shown. */
export function usePercent(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return progressAt(now - startedAt);
}
