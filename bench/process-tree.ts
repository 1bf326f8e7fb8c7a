import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

type TreeMemory = { rssMb: number; pssMb: number; processes: number };

/**
 * Memory of a process and everything it started (Linux). `rssMb` adds up the resident pages of each, so pages that
 * several share (Node's own code) are counted once for each: never too little. `pssMb` counts them once.
 */
export function treeMemory(root: number): TreeMemory {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isInside = (pid: number): boolean => pid === root || (parents.has(pid) && isInside(parents.get(pid) ?? 0));
  const pids = [...parents.keys()].filter((pid) => pid > 0 && isInside(pid));
  const mb = (bytes: number) => bytes / 1024 / 1024;
  const rss = pids.map((pid) => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES);
  const pss = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { rssMb: mb(sum(rss)), pssMb: mb(sum(pss)), processes: pids.length };
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
