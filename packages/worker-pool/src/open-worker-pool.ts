import { FairQueue } from './fair-queue.ts';
import { PoolBusyError, WorkerEndedError } from './pool-errors.ts';
import type { ToldUse } from './recent-use.ts';
import type { WorkerFile } from './worker-file.ts';
import { WorkerProcess } from './worker-process.ts';

export type PoolOptions = {
  file: WorkerFile;
  setup?: unknown;
  /** The processes get none of our environment variables, which hold keys. */
  hasOwnEnvironment?: boolean;
  /** Processes at most; none is started before the first call. */
  processes: number;
  /**
   * The methods pause between their steps (`giveWay`): a call need not wait for the end of one of a later level, but runs in
   * its pauses.
   */
  givesWay?: boolean;
  /** A process that had nothing to do for this long is ended, and its memory goes back to the system. */
  idleMs: number;
  memoryLimitMb: number;
  /** One that holds more than this when its call is done and nobody waits is ended at once instead of after a rest. */
  restMemoryMb?: number;
  /** How far the objects of a process may grow before they are tidied up hard; the memory limit unless it is given. */
  heapLimitMb?: number;
  /** A call that works for longer without a word of progress is ended together with its process. */
  callLimitMs: number;
  /** A call that waits for longer is refused as busy. */
  waitLimitMs: number;
  /** How many may wait: in all of a level, and of one client. */
  waitingLimit: number;
  waitingLimitPerClient: number;
  startLimitMs?: number;
};

export type CallOptions = {
  /** Whoever asks; clients take turns. */
  client?: string;
  /** 0 goes first. */
  level?: number;
  /** Whoever weighs twice as much may use twice as much before others go first. */
  weight?: number;
  /** Takes some milliseconds: what pauses meanwhile goes on when it is over, not in between. */
  isShort?: boolean;
  /** Waits however long it takes: for jobs, whose number is limited by their own queue. */
  unbounded?: boolean;
  /** Ended beyond this together with its process, however often it tells of progress. */
  wholeLimitMs?: number;
  /** Told what the method notes while it works. */
  onProgress?: (note: unknown) => void;
};

export type PoolState = { processes: number; busy: number; waiting: number };

export type WorkerPool = {
  /** Starts a process where there is none, so that the next call need not wait for it. */
  wake(): void;
  call<T>(method: string, args: unknown[], options?: CallOptions): Promise<T>;
  /** What clients have used of this pool since this was last asked, of those with most; `learnUse` takes it elsewhere. */
  takeUntold(clients: number): ToldUse[];
  learnUse(told: ToldUse): void;
  state(): PoolState;
  pids(): number[];
  close(): Promise<void>;
};

type Waiting = { run(worker: PooledProcess): void; refuse(error: Error): void };
/** `levels`: of the calls it works on, each begun in the pauses of the one before; at most one where none gives way. */
type PooledProcess = { process: WorkerProcess; levels: number[]; idle?: NodeJS.Timeout | undefined };

const START_LIMIT_MS = 60_000;

const firstLevel = ({ levels }: PooledProcess): number => Math.min(...levels);

/**
 * A few child processes behind a fair, bounded queue. Processes and not threads: a thread cannot be ended while native
 * code runs in it, and keeps the memory it once took.
 */
export function openWorkerPool(options: PoolOptions): WorkerPool {
  const { waitingLimit: perLevel, waitingLimitPerClient: perClient } = options;
  const queue = new FairQueue<Waiting>({ perLevel, perClient }, (displaced) =>
    displaced.refuse(new PoolBusyError('Others who have asked for less need the place')),
  );
  const pool = new Set<PooledProcess>();
  let closed = false;

  function start(): PooledProcess {
    const process = new WorkerProcess({
      file: options.file,
      setup: options.setup,
      hasOwnEnvironment: options.hasOwnEnvironment ?? false,
      memoryLimitMb: options.memoryLimitMb,
      heapLimitMb: options.heapLimitMb ?? options.memoryLimitMb,
      startLimitMs: options.startLimitMs ?? START_LIMIT_MS,
      onExit: () => {
        clearTimeout(pooled.idle);
        pool.delete(pooled);
        next();
      },
    });
    const pooled: PooledProcess = { process, levels: [] };
    pool.add(pooled);
    return pooled;
  }

  const takingCalls = (): PooledProcess[] => [...pool].filter(({ process }) => process.takesCalls);
  const idleProcess = (): PooledProcess | undefined =>
    takingCalls().find(({ levels }) => levels.length === 0) ?? (pool.size < options.processes ? start() : undefined);
  /** The one that works on what can wait best. */
  const pausingProcess = (): PooledProcess | undefined =>
    options.givesWay ? takingCalls().toSorted((one, other) => firstLevel(other) - firstLevel(one))[0] : undefined;

  /** Whoever waits goes on as soon as a process is free, or works for nobody but those behind. */
  function next(): void {
    if (closed || queue.size === 0) return;
    const idle = idleProcess();
    const free = idle ?? pausingProcess();
    const waiting = idle ? queue.take() : free && queue.takeBefore(firstLevel(free));
    if (!waiting || !free) return;
    waiting.run(free);
    next();
  }

  function rest(pooled: PooledProcess): void {
    if (!pooled.process.takesCalls || pooled.levels.length > 0) return;
    if (queue.size === 0 && pooled.process.residentMb() > (options.restMemoryMb ?? Infinity)) {
      pooled.process.end('it held much memory and had nothing to do');
      return;
    }
    pooled.idle = setTimeout(() => pooled.process.end('it had nothing to do'), options.idleMs);
    pooled.idle.unref();
  }

  async function work<T>(
    pooled: PooledProcess,
    method: string,
    args: unknown[],
    { client = '', level = 0, weight = 1, wholeLimitMs: wholeMs, onProgress, isShort = false }: CallOptions,
  ): Promise<T> {
    const startedAt = performance.now();
    clearTimeout(pooled.idle);
    pooled.levels.push(level);
    try {
      return await pooled.process.call<T>(method, args, {
        stepMs: options.callLimitMs,
        wholeMs,
        onProgress,
        isShort,
      });
    } finally {
      queue.noteUse({ client, weight }, performance.now() - startedAt);
      pooled.levels.splice(pooled.levels.indexOf(level), 1);
      rest(pooled);
      next();
    }
  }

  return {
    wake() {
      if (!closed && pool.size === 0) rest(start());
    },
    call<T>(method: string, args: unknown[], how: CallOptions = {}) {
      const { client = '', level = 0, weight = 1, unbounded = false } = how;
      return new Promise<T>((resolve, reject) => {
        if (closed) throw new WorkerEndedError('The pool is closed');
        let timer: NodeJS.Timeout | undefined;
        const waiting: Waiting = {
          run: (pooled) => {
            clearTimeout(timer);
            work<T>(pooled, method, args, how).then(resolve, reject);
          },
          refuse: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        };
        if (!queue.add(waiting, { client, level, weight, unbounded }))
          throw new PoolBusyError('Too many calls are waiting');
        if (!unbounded) {
          timer = setTimeout(() => {
            if (queue.remove(waiting)) reject(new PoolBusyError('The call has waited too long'));
          }, options.waitLimitMs);
        }
        next();
      });
    },
    takeUntold: (clients) => queue.takeUntold(clients),
    learnUse: (told) => queue.learnUse(told),
    state: () => ({
      processes: pool.size,
      busy: [...pool].filter(({ levels }) => levels.length > 0).length,
      waiting: queue.size,
    }),
    pids: () => [...pool].flatMap(({ process }) => process.pid ?? []),
    async close() {
      closed = true;
      const error = new WorkerEndedError('The pool is closed');
      for (const waiting of queue.takeAll()) waiting.refuse(error);
      await Promise.all([...pool].map(({ process }) => process.endAndWait('The pool is closed')));
    },
  };
}
