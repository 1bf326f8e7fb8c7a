import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

type TreeMemory = { rssMb: number; pssMb: number; processes: number };

/**
 * Memory of a process and everything it started (Linux). `rssMb` adds up the resident pages of each, so pages that
 * several share (Node's own code) are counted once for each: never too little. `pssMb` counts them once.
 */
export function treeMemory(root: number): TreeMemory {
  const pids = pidsUnder(root);
  const mb = (bytes: number) => bytes / 1024 / 1024;
  const rss = pids.map((pid) => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES);
  const pss = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { rssMb: mb(sum(rss)), pssMb: mb(sum(pss)), processes: pids.length };
}

const STILL_MS = 1500;
/** A process that waits still looks at its clocks. */
const STILL_SHARE = 0.05;
const TICKS_PER_SECOND = 100;

/** Until a process and everything it started has nothing to do (Linux): what was asked for first has been drawn. */
export async function atRest(root: number, longestMs = 30_000): Promise<void> {
  const end = performance.now() + longestMs;
  for (let before = ticksUnder(root); performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    const now = ticksUnder(root);
    if ((now - before) / TICKS_PER_SECOND < (STILL_MS / 1000) * STILL_SHARE) return;
    before = now;
  }
}

/** Processor time so far. */
const ticksUnder = (root: number): number =>
  pidsUnder(root)
    .map(statOf)
    .reduce((total, stat) => total + Number(stat[11] ?? 0) + Number(stat[12] ?? 0), 0);

function pidsUnder(root: number): number[] {
  const all = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const parents = new Map(all.map((name) => [Number(name), Number(statOf(Number(name))[1])]));
  const isInside = (pid: number): boolean => pid === root || (parents.has(pid) && isInside(parents.get(pid) ?? 0));
  return [...parents.keys()].filter((pid) => pid > 0 && isInside(pid));
}

/** What follows a process's name: state, parent, …, ticks in user and in system at 11 and 12. */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
