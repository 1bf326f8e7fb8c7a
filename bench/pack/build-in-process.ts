import { fork } from 'node:child_process';
import { once } from 'node:events';
import { at } from '../../scripts/root.ts';
import { treeMemory } from '../process-tree.ts';

type Figures = { seconds: number; processorSeconds: number; count: number; bytesWritten: number };
export type Built = Figures & { aboveIdleMb: number };

/** The server's pool starts its processes like this (worker-pool/worker-process, packing/open-pack-pool). */
const AS_IN_THE_POOL = {
  flags: ['--max-old-space-size=256', '--max-semi-space-size=4', '--expose-gc'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
};

const LOOK_MS = 250;
/** A pack that hangs is a failure like any other, and the next one still has its turn. */
const GIVE_UP_MS = 180_000;

/** Builds one pack in another process and looks at its memory from here, so that looking takes none of its time. */
export async function buildOne(docFile: string, out: string): Promise<Built> {
  const child = fork(at('bench/pack/build-one.ts'), [docFile, out], {
    execArgv: ['--import', 'tsx', ...AS_IN_THE_POOL.flags],
    env: { ...process.env, ...AS_IN_THE_POOL.env },
  });
  const exited = once(child, 'exit');
  const failed = exited.then(([code, signal]) => {
    throw new Error(`the process ended (${signal ?? code})`);
  });
  // Told to whoever waits for an answer; when the answer is there nobody does.
  failed.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), failed]))[0] as unknown;
  const limit = setTimeout(() => child.kill('SIGKILL'), GIVE_UP_MS);
  const memory = () => treeMemory(child.pid ?? 0).pssMb;
  let watching: NodeJS.Timeout | undefined;
  try {
    await answer();
    const idleMb = memory();
    let peakMb = idleMb;
    watching = setInterval(() => (peakMb = Math.max(peakMb, memory())), LOOK_MS);
    child.send('begin');
    const figures = (await answer()) as Figures;
    return { ...figures, aboveIdleMb: peakMb - idleMb };
  } finally {
    clearInterval(watching);
    // A process that has answered and does not end is ended by the limit too.
    await exited.finally(() => clearTimeout(limit));
  }
}
