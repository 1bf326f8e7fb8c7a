import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { startCallLimit, type CallLimit } from './call-limit.ts';
import { CallFailedError, WorkerEndedError } from './pool-errors.ts';
import type { FromWorker } from './serve-calls.ts';
import type { WorkerFile } from './worker-file.ts';

type ProcessOptions = {
  file: WorkerFile;
  /** Sent to the process when it starts. */
  setup: unknown;
  hasOwnEnvironment: boolean;
  /** Resident memory at most; the process is ended beyond it. */
  memoryLimitMb: number;
  /** Of that, objects at most. */
  heapLimitMb: number;
  startLimitMs: number;
  onExit(): void;
};

type HowToCall = {
  /** Of one step, in processor time where the system tells: it begins anew whenever the method tells of progress. */
  stepMs: number;
  /** Of all steps together. */
  wholeMs: number | undefined;
  onProgress: ((note: unknown) => void) | undefined;
  /** What pauses in that process goes on when this is over. */
  isShort: boolean;
};

const MEMORY_LOOK_MS = 250;
const PAGE_BYTES = 4096;
/** The serving process goes first when both want a processor. */
const NICENESS = 5;
/** Large blocks are given back to the system when they are freed, and threads share two heaps instead of sixteen. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Room for new objects before they are tidied up; 16 by default, three times over, in every process. */
const YOUNG_MB = 4;
/** Whoever holds much that V8 does not see may ask it to tidy up. */
const FLAGS = [`--max-semi-space-size=${YOUNG_MB}`, '--expose-gc'];

type Running = {
  method: string;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  onProgress: ((note: unknown) => void) | undefined;
  stepLimit: CallLimit;
};

/**
 * One child process. It works on one call at a time, or on a second one in the pauses that the first makes between its
 * steps. It can be ended at any moment, in native code too.
 */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private readonly running = new Map<number, Running>();
  private lastId = 0;
  private endedBecause: string | undefined;
  private memoryWatch: NodeJS.Timeout | undefined;
  private held = 0;
  hasEnded = false;

  constructor(private readonly options: ProcessOptions) {
    const { file, heapLimitMb } = options;
    this.child = fork(file.path, [], {
      serialization: 'advanced',
      execArgv: [...file.execArgv, ...FLAGS, `--max-old-space-size=${heapLimitMb}`],
      env: { ...(!options.hasOwnEnvironment && process.env), ...MALLOC },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.lowerPriority();
    this.ready = this.start();
    // A start that fails is told to whoever calls; nobody may be calling yet.
    this.ready.catch(() => undefined);
    this.child.unref();
    this.child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** One that is being ended is still there for a moment, but would lose what it is asked. */
  get takesCalls(): boolean {
    return !this.hasEnded && this.endedBecause === undefined;
  }

  async call<T>(method: string, args: unknown[], how: HowToCall): Promise<T> {
    const { stepMs, wholeMs, onProgress, isShort } = how;
    this.hold();
    const id = (this.lastId += 1);
    const limits: CallLimit[] = [];
    try {
      await this.ready;
      const endAfter = (limitMs: number) => {
        const limit = startCallLimit(this.pid, limitMs, () => this.end(`${method} took longer than ${limitMs} ms`));
        limits.push(limit);
        return limit;
      };
      const stepLimit = endAfter(stepMs);
      if (wholeMs !== undefined) endAfter(wholeMs);
      this.memoryWatch ??= setInterval(() => this.checkMemory(), MEMORY_LOOK_MS);
      return await new Promise<T>((resolve, reject) => {
        this.running.set(id, { method, resolve, reject, onProgress, stepLimit });
        this.child.send({ id, method, args, isShort }, (error) => error && this.fail(error.message));
      });
    } finally {
      for (const limit of limits) limit.stop();
      this.running.delete(id);
      if (this.running.size === 0) {
        clearInterval(this.memoryWatch);
        this.memoryWatch = undefined;
      }
      this.release();
    }
  }

  end(reason: string): void {
    this.endedBecause ??= reason;
    this.child.kill('SIGKILL');
  }

  async endAndWait(reason: string): Promise<void> {
    if (this.hasEnded) return;
    this.hold();
    const exited = once(this.child, 'exit');
    this.end(reason);
    await exited;
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.end('it did not start in time'), this.options.startLimitMs);
      limit.unref();
      this.child.on('message', (message: FromWorker) => {
        if ('ready' in message) {
          clearTimeout(limit);
          resolve();
        } else if ('progress' in message) {
          for (const { stepLimit, onProgress } of this.running.values()) {
            stepLimit.restart();
            if (message.note !== undefined) onProgress?.(message.note);
          }
        } else if ('failedToStart' in message) this.endedBecause ??= message.failedToStart;
        else this.settle(message);
      });
      const ended = (reason: string) => {
        if (this.hasEnded) return;
        this.hasEnded = true;
        clearTimeout(limit);
        this.fail(this.endedBecause ?? reason);
        reject(new WorkerEndedError(this.endedBecause ?? reason));
        this.options.onExit();
      };
      this.child.on('error', (error) => ended(error.message));
      this.child.on('exit', (code, signal) => ended(`the process ended (${signal ?? code})`));
      this.child.send({ setup: this.options.setup });
    });
  }

  private settle(message: Extract<FromWorker, { id: number }>): void {
    const running = this.running.get(message.id);
    if (!running) return;
    const { thrown } = message;
    if (thrown) running.reject(new CallFailedError(thrown.message, thrown.name, thrown.properties));
    else running.resolve(message.value as never);
  }

  private fail(reason: string): void {
    for (const { reject } of this.running.values()) reject(new WorkerEndedError(reason));
  }

  /** 0 where the system does not tell. */
  residentMb(): number {
    return readResidentMb(this.pid);
  }

  private checkMemory(): void {
    const used = this.residentMb();
    const methods = [...this.running.values()].map(({ method }) => method).join(' and ');
    if (used > this.options.memoryLimitMb) this.end(`${methods} took ${Math.round(used)} MB`);
  }

  private lowerPriority(): void {
    try {
      if (this.pid) setPriority(this.pid, NICENESS);
    } catch {
      // Some systems do not allow it; then all processes are equal.
    }
  }

  /** A process that works keeps the caller's process alive; one that waits does not. */
  private hold(): void {
    this.held += 1;
    this.child.ref();
    this.child.channel?.ref();
  }

  private release(): void {
    this.held -= 1;
    if (this.held > 0) return;
    this.child.unref();
    this.child.channel?.unref();
  }
}

function readResidentMb(pid: number | undefined): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return 0;
  }
}
