import { availableParallelism } from 'node:os';
import { AppError, type ErrorDetails, type ErrorName } from '@markwright/contracts/errors';
import {
  CallFailedError,
  openWorkerPool,
  PoolBusyError,
  WorkerEndedError,
  workerFile,
  type CallOptions,
  type PoolState,
} from '@markwright/worker-pool';
import { MEMORY_LIMIT_MB, STEP_LIMIT_MS } from './picture-limits.ts';
import type { PictureWork } from './picture-work.ts';

export type PictureSandbox = {
  /** Clients take turns. */
  forClient: (client: string) => PictureWork;
  forJobs: PictureWork;
  state: () => PoolState;
  pids: () => number[];
  close: () => Promise<void>;
};

export type PictureLimits = { memoryLimitMb: number };

type Options = Partial<PictureLimits> & {
  stepLimitMs?: number;
  processes?: number;
  idleMs?: number;
  waitingLimit?: number;
  /** A process was ended over a picture, or did not start. */
  onEnded?: (reason: string) => void;
};

/**
 * Everything that opens a picture somebody sent happens in processes of its own, one picture at a time each, without
 * our environment, which holds keys. A picture that takes too long or too much memory costs its process, which is
 * started anew with the next one, and nobody else's time.
 */
export function openPictureSandbox(options: Options = {}): PictureSandbox {
  const { memoryLimitMb = MEMORY_LIMIT_MB, stepLimitMs = STEP_LIMIT_MS, onEnded = () => {} } = options;
  const pool = openWorkerPool({
    file: workerFile('picture-process', import.meta.url),
    setup: { memoryLimitMb } satisfies PictureLimits,
    hasOwnEnvironment: true,
    processes: options.processes ?? Math.min(2, availableParallelism()),
    idleMs: options.idleMs ?? 15_000,
    memoryLimitMb,
    // Reading, decoding, working and encoding, each within the limit.
    callLimitMs: stepLimitMs,
    waitLimitMs: 20_000,
    waitingLimit: options.waitingLimit ?? 24,
    waitingLimitPerClient: options.waitingLimit ?? 8,
  });

  async function call<T>(method: keyof PictureWork, args: unknown[], asked: CallOptions): Promise<T> {
    try {
      return await pool.call<T>(method, args, asked);
    } catch (error) {
      if (error instanceof PoolBusyError) throw new AppError('BUSY');
      if (error instanceof CallFailedError && error.thrownName === 'AppError') {
        const { error: name, details } = error.properties as { error: ErrorName; details: ErrorDetails };
        throw new AppError(name, details);
      }
      if (!(error instanceof WorkerEndedError)) throw error;
      onEnded(error.message);
      throw new AppError('PICTURE_TOO_HEAVY');
    }
  }

  const workWith = (asked: CallOptions): PictureWork => ({
    inspect: (...args) => call('inspect', args, asked),
    cutSquare: (...args) => call('cutSquare', args, asked),
    takeMark: (...args) => call('takeMark', args, asked),
    traceMark: (...args) => call('traceMark', args, asked),
    cutOut: (...args) => call('cutOut', args, asked),
  });

  return {
    forClient: (client) => workWith({ client }),
    forJobs: workWith({ client: 'jobs', level: 1, unbounded: true }),
    state: () => pool.state(),
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}
