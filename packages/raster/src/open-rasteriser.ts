import { availableParallelism } from 'node:os';
import { CallFailedError, openWorkerPool, workerFile, type PoolState } from '@markwright/worker-pool';
import { checkRequest, PictureError, type Picture, type PictureRequest } from './picture-request.ts';

export type DrawOptions = {
  /** Whoever the picture is for; they take turns. */
  client?: string;
  /** Drawn for a job, which may wait as long as it takes. */
  isJob?: boolean;
};

export type Rasteriser = {
  draw(request: PictureRequest, options?: DrawOptions): Promise<Picture>;
  /** Starts a process that will be needed soon. */
  wake(): void;
  state(): PoolState;
  pids(): number[];
  close(): Promise<void>;
};

/** Somebody looks at these while they wait; larger ones are files to download. */
const PREVIEW_SIDE = 1200;

/** After a large file the drawing libraries keep hundreds of megabytes; a new process is there in less than a second. */
const REST_MEMORY_MB = 180;

/**
 * Pictures are drawn by a few processes, one picture each, previews before large files. Memory is bounded by their
 * number (a 4096² picture takes about 300 MB while it is made) and goes back to the system when they rest.
 */
export function openRasteriser({
  processes = Math.max(1, Math.min(2, availableParallelism() >> 1)),
  idleMs = 10_000,
} = {}): Rasteriser {
  const pool = openWorkerPool({
    file: workerFile('raster-worker', import.meta.url),
    processes,
    idleMs,
    memoryLimitMb: 900,
    restMemoryMb: REST_MEMORY_MB,
    callLimitMs: 30_000,
    waitLimitMs: 60_000,
    waitingLimit: 60,
    waitingLimitPerClient: 12,
  });
  return {
    async draw(request, { client = '', isJob = false } = {}) {
      checkRequest(request);
      const level = request.longSide <= PREVIEW_SIDE ? 0 : 1;
      try {
        return await pool.call<Picture>('draw', [request], { client, level, unbounded: isJob });
      } catch (error) {
        if (error instanceof CallFailedError) throw new PictureError(error.message);
        throw error;
      }
    },
    wake: () => pool.wake(),
    state: () => pool.state(),
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}
