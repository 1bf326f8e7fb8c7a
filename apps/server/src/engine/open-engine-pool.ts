import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { AppError, type ErrorDetails, type ErrorName } from '@markwright/contracts';
import {
  CallFailedError,
  openWorkerPool,
  PoolBusyError,
  WorkerEndedError,
  workerFile,
  type CallOptions,
  type PoolState,
  type WorkerPool,
} from '@markwright/worker-pool';
import { allFonts } from '@markwright/fonts/catalogue';
import type { FontPlace } from './font-place.ts';
import type { Log } from '../log.ts';
import type { Engine, EngineAccess, WarmUpPart } from './engine.ts';

export type EnginePool = EngineAccess & {
  /** Starts a process before anybody asks for a logo: a visitor has come, or the server has just started. */
  wake(): void;
  /** Throws what was wrong when the search model was last loaded, and has it loaded again. */
  checkSearch(): void;
  /** For processes that share their visitors. These are named by keyed hashes from now on: their use is told to others. */
  shareUse(secret: string): Pick<WorkerPool, 'takeUntold' | 'learnUse'>;
  state(): PoolState;
  pids(): number[];
  close(): Promise<void>;
};

const METHODS: Record<keyof Engine, true> = {
  listLogos: true,
  drawNameWall: true,
  similarMarks: true,
  searchMarks: true,
  drawWish: true,
  recolorings: true,
  firstTags: true,
  similarTags: true,
  glyphs: true,
  checkDoc: true,
  checkToSell: true,
  checkFavourites: true,
  renderDoc: true,
  renderInScene: true,
  readBrief: true,
  findPieces: true,
  readWishes: true,
  changeLogos: true,
  findUnknownEdit: true,
  composeAiLogos: true,
  composeArtFonts: true,
  readFeed: true,
  unpackFont: true,
  warmUp: true,
};

/**
 * What somebody wants to keep goes first and has places of its own, since it takes some ten milliseconds; jobs are behind
 * visitors, who look at the page meanwhile; warming up is behind all. Each runs in the pauses of those behind it.
 */
const SAVE_LEVEL = 0;
const VISITOR_LEVEL = 1;
const JOB_LEVEL = 2;
const WARM_UP_LEVEL = 3;
const SIGNED_IN_WEIGHT = 4;
const NAME_LENGTH = 16;
/** A browser gives up after five seconds: one that cannot be served is told so before, while it listens. */
const WAIT_LIMIT_MS = 4000;
const CALL_LIMIT_MS = 20_000;
/** Nobody has asked for anything for this long: between one call of a task and its next there is less. */
const QUIET_MS = 300;
/** Some 80 MB of objects are kept for good; with much room above them a process would grow before it tidies up. */
const HEAP_LIMIT_MB = 320;

export function openEnginePool(fonts: FontPlace, log: Log, { idleMs }: { idleMs: number }): EnginePool {
  const pool = openWorkerPool({
    file: workerFile('engine-worker', import.meta.url),
    setup: fonts,
    givesWay: true,
    processes: Math.max(1, Math.min(2, availableParallelism() >> 1)),
    idleMs,
    memoryLimitMb: 700,
    heapLimitMb: HEAP_LIMIT_MB,
    callLimitMs: CALL_LIMIT_MS,
    waitLimitMs: WAIT_LIMIT_MS,
    waitingLimit: 64,
    waitingLimitPerClient: 12,
  });
  let searchProblem: Error | undefined;
  let usedAt = 0;
  /** By somebody's task, in the processes that are there now. */
  let hasDrawnAiLogos = false;
  let isClosed = false;
  let nameOf = (client: string) => client;

  /** Also when a call is done: a cold one takes longer than the quiet that is waited for, and its task goes on at once. */
  const noteUse = ({ level }: CallOptions, method: string) => {
    if (level === WARM_UP_LEVEL) return;
    usedAt = performance.now();
    if (method === 'composeAiLogos') hasDrawnAiLogos = true;
  };
  const engineWith = (options: CallOptions): Engine =>
    Object.fromEntries(
      Object.keys(METHODS).map((method) => [
        method,
        async (...args: unknown[]) => {
          noteUse(options, method);
          try {
            return await pool.call(method, args, levelFor(method, options));
          } catch (error) {
            return translate(error, isClosed ? undefined : log);
          } finally {
            noteUse(options, method);
          }
        },
      ]),
    ) as unknown as Engine;

  const quietly = engineWith({ client: 'warm-up', level: WARM_UP_LEVEL, unbounded: true });
  let isWarming = false;
  /** A step that runs while somebody's logos are drawn takes the processor from them. */
  async function quietMoment(): Promise<void> {
    for (;;) {
      const rest = usedAt + QUIET_MS - performance.now();
      if (rest <= 0 && pool.state().busy === 0) return;
      await setTimeout(Math.max(rest, QUIET_MS / 4), undefined, { ref: false });
    }
  }
  async function warmUp(): Promise<void> {
    try {
      await quietly.warmUp('search');
      searchProblem = undefined;
    } catch (error) {
      searchProblem = error as Error;
      throw error;
    }
    await quietly.warmUp('dictionary');
    const step = async (part: WarmUpPart): Promise<boolean> => {
      await quietMoment();
      return quietly.warmUp(part);
    };
    // Before the fonts: a first AI task is what one would wait for longest, and it opens the fonts that it needs.
    await quietMoment();
    // Who had some drawn meanwhile has warmed it up, and their next task would wait for this.
    if (!hasDrawnAiLogos) await quietly.warmUp('aiLogos');
    // The first search of a process reads the catalogue: 0.7 s of processor time against 0.05 s later.
    await step('marks');
    for (const { key } of allFonts) await step({ font: key });
    for (let listStep = 0; await step({ listStep }); listStep += 1);
  }

  function startWarming(): void {
    if (isWarming || isClosed) return;
    isWarming = true;
    hasDrawnAiLogos = false;
    warmUp()
      .catch((error: unknown) => {
        if (!isClosed) log.error({ err: error }, 'the design engine could not be made ready');
      })
      .finally(() => (isWarming = false));
  }

  const forJobs = engineWith({ client: 'jobs', level: JOB_LEVEL, unbounded: true });
  return {
    forClient: (client, isSignedIn) =>
      engineWith({ client: nameOf(client), level: VISITOR_LEVEL, weight: isSignedIn ? SIGNED_IN_WEIGHT : 1 }),
    forJobs,
    wake() {
      if (pool.state().processes === 0) startWarming();
    },
    checkSearch() {
      if (!searchProblem) return;
      // A server that says it is not ready gets no visitors, who would wake the engine: whoever asks has it tried again.
      startWarming();
      throw searchProblem;
    },
    shareUse(secret) {
      nameOf = (client) => createHmac('sha256', secret).update(client).digest('base64url').slice(0, NAME_LENGTH);
      return pool;
    },
    state: () => pool.state(),
    pids: () => pool.pids(),
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}

const SAVES: readonly string[] = ['checkDoc', 'checkToSell', 'checkFavourites'] satisfies (keyof Engine)[];
const levelFor = (method: string, options: CallOptions): CallOptions =>
  SAVES.includes(method) && options.level === VISITOR_LEVEL
    ? { ...options, level: SAVE_LEVEL, isShort: true }
    : options;

/**
 * What the engine refused in words for the user arrives as such; a full queue and a process that was lost are said plainly.
 * No log: the engine was closed on purpose.
 */
function translate(error: unknown, log: Log | undefined): never {
  if (error instanceof PoolBusyError) throw new AppError('BUSY');
  if (error instanceof WorkerEndedError) {
    log?.warn({ err: error }, 'a process of the design engine was lost with its call');
    throw new AppError('BUSY');
  }
  if (error instanceof CallFailedError && error.thrownName === 'AppError') {
    const { error: name, details } = error.properties as { error: ErrorName; details: ErrorDetails };
    throw new AppError(name, details);
  }
  throw error;
}
