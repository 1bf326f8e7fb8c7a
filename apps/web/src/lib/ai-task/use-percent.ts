import { useEffect, useState } from 'react';
import { progressAt } from './task-progress.ts';

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
