import { openWorkerPool, workerFile, type PoolState } from '@markwright/worker-pool';
import type { FontPlace } from '../engine/font-place.ts';
import type { PackBuilder, PackProgress } from './pack-request.ts';

type PackPool = PackBuilder & { state(): PoolState; pids(): number[]; close(): Promise<void> };

/**
 * Of one file, whose time begins anew with each, and of all of them: a drawing that keeps a process busy for ever would
 * keep every other buyer's pack waiting. Far above what any pack took on a busy machine.
 */
const LIMITS = { fileMs: 30_000, packMs: 180_000 };

/**
 * Packs are built in a process of their own: one takes some ten seconds, in which the engine's process would answer no
 * visitor. One at a time, and ended soon after, so that its memory goes back to the system.
 */
export function openPackPool(place: FontPlace, limits = LIMITS): PackPool {
  const pool = openWorkerPool({
    file: workerFile('pack-worker', import.meta.url),
    setup: place,
    processes: 1,
    idleMs: 10_000,
    memoryLimitMb: 700,
    restMemoryMb: 120,
    heapLimitMb: 256,
    callLimitMs: limits.fileMs,
    waitLimitMs: 60_000,
    waitingLimit: 20,
    waitingLimitPerClient: 20,
  });
  return {
    build: (request, onProgress) =>
      pool.call('build', [request], {
        unbounded: true,
        wholeLimitMs: limits.packMs,
        onProgress: (note) => onProgress(note as PackProgress),
      }),
    state: () => pool.state(),
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}
