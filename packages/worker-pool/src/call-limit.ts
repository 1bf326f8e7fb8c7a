import { readFileSync } from 'node:fs';

/** By the clock a call may take this many times its limit, as long as it was kept from the processor meanwhile. */
const CLOCK_TIMES = 5;
const SHORTEST_WAIT_MS = 10;
const TICKS_A_SECOND = 100;

export type CallLimit = { restart(): void; stop(): void };

/**
 * Calls `onOver` once a process has used `limitMs` of the processor, where the system tells, and else once that time has
 * passed: on a machine that is busy elsewhere honest work would look like an attack by the clock alone.
 */
export function startCallLimit(pid: number | undefined, limitMs: number, onOver: () => void): CallLimit {
  let timer: NodeJS.Timeout;
  let startedAt: number;
  let usedBefore: number | undefined;

  const look = () => {
    const usedNow = readProcessorMs(pid);
    const used = usedNow === undefined || usedBefore === undefined ? limitMs : usedNow - usedBefore;
    const isOver = used >= limitMs || performance.now() - startedAt >= CLOCK_TIMES * limitMs;
    if (isOver) onOver();
    else timer = setTimeout(look, Math.max(SHORTEST_WAIT_MS, limitMs - used));
  };
  const start = () => {
    startedAt = performance.now();
    usedBefore = readProcessorMs(pid);
    timer = setTimeout(look, limitMs);
  };
  start();
  return {
    restart() {
      clearTimeout(timer);
      start();
    },
    stop: () => clearTimeout(timer),
  };
}

/** What all threads of a process have used, in its own code and in the system's; undefined where the system does not tell. */
function readProcessorMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
