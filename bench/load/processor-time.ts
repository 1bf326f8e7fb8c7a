import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor time a process and everything it started have used so far, in milliseconds (Linux; 0 elsewhere). */
export function processorMs(roots: readonly number[]): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of listProcesses()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // After the name in brackets: state, parent, …; user and system time, and those of ended children.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
      processes.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // Ended while it was looked at.
    }
  }
  const isInside = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 0 && isInside(parent);
  };
  let ticks = 0;
  for (const [pid, used] of processes) if (isInside(pid)) ticks += used.ticks;
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** The same of one process alone, without what it started. */
export function ownProcessorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Begins to watch how much of the processors other machines on the same host take; the answer is a share of 1. */
export function watchStolenTime(): () => number {
  const before = processorTicks();
  return () => {
    const after = processorTicks();
    return (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
  };
}

function processorTicks(): { stolen: number; all: number } {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, iowait, irq, softirq, steal
    const fields = first.trim().split(/\s+/).slice(1, 9).map(Number);
    return { stolen: fields[7] ?? 0, all: fields.reduce((sum, each) => sum + each, 0) };
  } catch {
    return { stolen: 0, all: 0 };
  }
}

const LOOK_MS = 1000;
const IDLE_SHARE = 0.05;
const GIVE_UP_MS = 90_000;

/** A server that has just started opens fonts and dictionaries behind its first visitors; that is not what is measured. */
export async function untilIdle(roots: readonly number[]): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  let [before, quietLooks] = [processorMs(roots), 0];
  while (quietLooks < 2 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = processorMs(roots);
    quietLooks = now - before < LOOK_MS * IDLE_SHARE ? quietLooks + 1 : 0;
    before = now;
  }
}
