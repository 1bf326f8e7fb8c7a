export { FairQueue } from './fair-queue.ts';
export { openWorkerPool } from './open-worker-pool.ts';
export type { CallOptions, PoolState, WorkerPool } from './open-worker-pool.ts';
export { CallFailedError, PoolBusyError, WorkerEndedError } from './pool-errors.ts';
export { giveWay, noteProgress, serveCalls } from './serve-calls.ts';
export type { Methods } from './serve-calls.ts';
export { startThread, workerFile } from './worker-file.ts';
